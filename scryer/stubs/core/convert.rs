use crate::prelude::rust_2024::*;
use crate::error::Error;
use crate::fmt;

pub fn identity<T>(x: T) -> T {}

pub trait AsRef<T: ?Sized> {
    fn as_ref(&self) -> &T;
}
pub trait AsMut<T: ?Sized> {
    fn as_mut(&mut self) -> &mut T;
}
#[lang = "into"]
pub trait Into<T>: Sized {
    fn into(self) -> T;
}
#[lang = "from"]
pub trait From<T>: Sized {
    fn from(value: T) -> Self;
}
#[lang = "try_into"]
pub trait TryInto<T>: Sized {
    type Error;
    fn try_into(self) -> Result<T, Self::Error>;
}
#[lang = "try_from"]
pub trait TryFrom<T>: Sized {
    type Error;
    fn try_from(value: T) -> Result<Self, Self::Error>;
}

impl<T: ?Sized, U: ?Sized> AsRef<U> for &T where T: AsRef<U> { fn as_ref(&self) -> &U {} }
impl<T: ?Sized, U: ?Sized> AsRef<U> for &mut T where T: AsRef<U> { fn as_ref(&self) -> &U {} }
impl<T: ?Sized, U: ?Sized> AsMut<U> for &mut T where T: AsMut<U> { fn as_mut(&mut self) -> &mut U {} }
impl<T> AsRef<[T]> for [T] { fn as_ref(&self) -> &[T] {} }
impl<T> AsMut<[T]> for [T] { fn as_mut(&mut self) -> &mut [T] {} }
impl AsRef<str> for str { fn as_ref(&self) -> &str {} }
impl AsRef<[u8]> for str { fn as_ref(&self) -> &[u8] {} }
impl AsMut<str> for str { fn as_mut(&mut self) -> &mut str {} }
impl<T, U> Into<U> for T where U: From<T> { fn into(self) -> U {} }
impl<T> From<T> for T { fn from(t: T) -> T {} }
impl<T, U> TryInto<U> for T where U: TryFrom<T> { type Error = U::Error; fn try_into(self) -> Result<U, U::Error> {} }
impl<T, U> TryFrom<U> for T where U: Into<T> { type Error = Infallible; fn try_from(value: U) -> Result<Self, Self::Error> {} }

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Infallible {}
impl Error for Infallible {}
impl fmt::Display for Infallible { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
