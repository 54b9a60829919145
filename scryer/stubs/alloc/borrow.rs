use crate::prelude::*;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::{Add, AddAssign, Deref};

pub use core::borrow::{Borrow, BorrowMut};

#[lang = "ToOwned"]
pub trait ToOwned {
    type Owned: Borrow<Self>;
    fn to_owned(&self) -> Self::Owned;
    fn clone_into(&self, target: &mut Self::Owned) {}
}
impl<T: Clone> ToOwned for T { type Owned = T; fn to_owned(&self) -> T {} }

#[lang = "Cow"]
pub enum Cow<'a, B: ?Sized + ToOwned + 'a> {
    Borrowed(&'a B),
    Owned(<B as ToOwned>::Owned),
}
impl<B: ?Sized + ToOwned> Cow<'_, B> {
    pub fn is_borrowed(c: &Self) -> bool {}
    pub fn is_owned(c: &Self) -> bool {}
    pub fn to_mut(&mut self) -> &mut <B as ToOwned>::Owned {}
    pub fn into_owned(self) -> <B as ToOwned>::Owned {}
}
impl<'a, B: ?Sized + ToOwned> Borrow<B> for Cow<'a, B> { fn borrow(&self) -> &B {} }
impl<B: ?Sized + ToOwned> Clone for Cow<'_, B> { fn clone(&self) -> Self {} }
impl<B: ?Sized + ToOwned> Deref for Cow<'_, B> where B::Owned: Borrow<B> { type Target = B; fn deref(&self) -> &B {} }
impl<B: ?Sized + Eq + ToOwned> Eq for Cow<'_, B> {}
impl<B: ?Sized + Ord + ToOwned> Ord for Cow<'_, B> { fn cmp(&self, other: &Self) -> Ordering {} }
impl<'a, 'b, B: ?Sized, C: ?Sized> PartialEq<Cow<'b, C>> for Cow<'a, B> where B: PartialEq<C> + ToOwned, C: ToOwned { fn eq(&self, other: &Cow<'b, C>) -> bool {} }
impl<'a, B: ?Sized + PartialOrd + ToOwned> PartialOrd for Cow<'a, B> { fn partial_cmp(&self, other: &Cow<'a, B>) -> Option<Ordering> {} }
impl<B: ?Sized + fmt::Debug + ToOwned> fmt::Debug for Cow<'_, B> where B::Owned: fmt::Debug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<B: ?Sized + fmt::Display + ToOwned> fmt::Display for Cow<'_, B> where B::Owned: fmt::Display { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<B: ?Sized + ToOwned> Default for Cow<'_, B> where B::Owned: Default { fn default() -> Self {} }
impl<B: ?Sized + Hash + ToOwned> Hash for Cow<'_, B> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ?Sized + ToOwned> AsRef<T> for Cow<'_, T> { fn as_ref(&self) -> &T {} }
impl<'a> Add<&'a str> for Cow<'a, str> { type Output = Cow<'a, str>; fn add(self, rhs: &'a str) -> Self::Output {} }
impl<'a> Add<Cow<'a, str>> for Cow<'a, str> { type Output = Cow<'a, str>; fn add(self, rhs: Cow<'a, str>) -> Self::Output {} }
impl<'a> AddAssign<&'a str> for Cow<'a, str> { fn add_assign(&mut self, rhs: &'a str) {} }
impl<'a> AddAssign<Cow<'a, str>> for Cow<'a, str> { fn add_assign(&mut self, rhs: Cow<'a, str>) {} }
