use crate::prelude::rust_2024::*;
use crate::cell::{Cell, Ref, RefCell, RefMut, UnsafeCell};
use crate::fmt;

pub type Result = crate::result::Result<(), Error>;

#[derive(Copy, Clone, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Error;
impl Display for Error { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl crate::error::Error for Error {}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Alignment {
    Left,
    Right,
    Center,
}

pub trait Write {
    fn write_str(&mut self, s: &str) -> Result;
    fn write_char(&mut self, c: char) -> Result {}
    fn write_fmt(&mut self, args: Arguments<'_>) -> Result {}
}
impl<W: Write + ?Sized> Write for &mut W { fn write_str(&mut self, s: &str) -> Result {} }

#[lang = "Formatter"]
pub struct Formatter<'a> {}
impl<'a> Formatter<'a> {
    pub fn pad_integral(&mut self, is_nonnegative: bool, prefix: &str, buf: &str) -> Result {}
    pub fn pad(&mut self, s: &str) -> Result {}
    pub fn write_str(&mut self, data: &str) -> Result {}
    pub fn write_fmt(&mut self, fmt: Arguments<'_>) -> Result {}
    pub fn flags(&self) -> u32 {}
    pub fn fill(&self) -> char {}
    pub fn align(&self) -> Option<Alignment> {}
    pub fn width(&self) -> Option<usize> {}
    pub fn precision(&self) -> Option<usize> {}
    pub fn sign_plus(&self) -> bool {}
    pub fn sign_minus(&self) -> bool {}
    pub fn alternate(&self) -> bool {}
    pub fn sign_aware_zero_pad(&self) -> bool {}
    pub fn debug_struct<'b>(&'b mut self, name: &str) -> DebugStruct<'b, 'a> {}
    pub fn debug_tuple<'b>(&'b mut self, name: &str) -> DebugTuple<'b, 'a> {}
    pub fn debug_list<'b>(&'b mut self) -> DebugList<'b, 'a> {}
    pub fn debug_set<'b>(&'b mut self) -> DebugSet<'b, 'a> {}
    pub fn debug_map<'b>(&'b mut self) -> DebugMap<'b, 'a> {}
}
impl Write for Formatter<'_> { fn write_str(&mut self, s: &str) -> Result {} }

#[lang = "format_arguments"]
#[derive(Copy, Clone)]
pub struct Arguments<'a> {}
impl<'a> Arguments<'a> {
    pub fn as_str(&self) -> Option<&'static str> {}
}
impl Debug for Arguments<'_> { fn fmt(&self, fmt: &mut Formatter<'_>) -> Result {} }
impl Display for Arguments<'_> { fn fmt(&self, fmt: &mut Formatter<'_>) -> Result {} }

#[lang = "debug"]
pub trait Debug {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}
#[lang = "display"]
pub trait Display {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}
pub trait Octal {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}
pub trait Binary {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}
pub trait LowerHex {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}
pub trait UpperHex {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}
pub trait Pointer {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}
pub trait LowerExp {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}
pub trait UpperExp {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;
}
impl<T: ?Sized + Debug> Debug for &T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + Debug> Debug for &mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + Display> Display for &T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + Display> Display for &mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + Octal> Octal for &T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + Octal> Octal for &mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + Binary> Binary for &T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + Binary> Binary for &mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + LowerHex> LowerHex for &T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + LowerHex> LowerHex for &mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + UpperHex> UpperHex for &T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + UpperHex> UpperHex for &mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + LowerExp> LowerExp for &T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + LowerExp> LowerExp for &mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + UpperExp> UpperExp for &T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + UpperExp> UpperExp for &mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for i8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for i8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for i8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for i8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for i8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for i8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for i8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for i8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for i16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for i16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for i16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for i16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for i16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for i16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for i16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for i16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for i32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for i32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for i32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for i32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for i32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for i32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for i32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for i32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for i64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for i64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for i64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for i64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for i64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for i64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for i64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for i64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for i128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for i128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for i128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for i128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for i128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for i128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for i128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for i128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for isize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for isize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for isize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for isize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for isize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for isize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for isize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for isize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for u8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for u8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for u8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for u8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for u8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for u8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for u8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for u8 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for u16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for u16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for u16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for u16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for u16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for u16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for u16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for u16 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for u32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for u32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for u32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for u32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for u32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for u32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for u32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for u32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for u64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for u64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for u64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for u64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for u64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for u64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for u64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for u64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for u128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for u128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for u128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for u128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for u128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for u128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for u128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for u128 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for usize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for usize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Octal for usize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Binary for usize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerHex for usize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperHex for usize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for usize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for usize { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for f32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for f32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for f32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for f32 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for f64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for f64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl LowerExp for f64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl UpperExp for f64 { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for bool { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for bool { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for str { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for str { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for char { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for char { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for ! { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Display for ! { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl Debug for () { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: Debug> Debug for [T] { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized> Debug for *const T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized> Debug for *mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized> Pointer for *const T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized> Pointer for *mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized> Pointer for &T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized> Pointer for &mut T { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: Copy + Debug> Debug for Cell<T> { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + Debug> Debug for RefCell<T> { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + Debug> Debug for Ref<'_, T> { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized + Debug> Debug for RefMut<'_, T> { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<T: ?Sized> Debug for UnsafeCell<T> { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }

pub fn write(output: &mut dyn Write, fmt: Arguments<'_>) -> Result {}
pub fn from_fn<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result>(f: F) -> FromFn<F> {}
pub struct FromFn<F> {}
impl<F> Debug for FromFn<F> where F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }
impl<F> Display for FromFn<F> where F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result { fn fmt(&self, f: &mut Formatter<'_>) -> Result {} }

pub struct DebugStruct<'a, 'b: 'a> {}
impl<'a, 'b: 'a> DebugStruct<'a, 'b> {
    pub fn field(&mut self, name: &str, value: &dyn fmt::Debug) -> &mut Self {}
    pub fn finish_non_exhaustive(&mut self) -> fmt::Result {}
    pub fn finish(&mut self) -> fmt::Result {}
}
pub struct DebugTuple<'a, 'b: 'a> {}
impl<'a, 'b: 'a> DebugTuple<'a, 'b> {
    pub fn field(&mut self, value: &dyn fmt::Debug) -> &mut Self {}
    pub fn finish_non_exhaustive(&mut self) -> fmt::Result {}
    pub fn finish(&mut self) -> fmt::Result {}
}
pub struct DebugSet<'a, 'b: 'a> {}
impl<'a, 'b: 'a> DebugSet<'a, 'b> {
    pub fn entry(&mut self, entry: &dyn fmt::Debug) -> &mut Self {}
    pub fn entries<D, I>(&mut self, entries: I) -> &mut Self where D: fmt::Debug, I: IntoIterator<Item = D> {}
    pub fn finish_non_exhaustive(&mut self) -> fmt::Result {}
    pub fn finish(&mut self) -> fmt::Result {}
}
pub struct DebugList<'a, 'b: 'a> {}
impl<'a, 'b: 'a> DebugList<'a, 'b> {
    pub fn entry(&mut self, entry: &dyn fmt::Debug) -> &mut Self {}
    pub fn entries<D, I>(&mut self, entries: I) -> &mut Self where D: fmt::Debug, I: IntoIterator<Item = D> {}
    pub fn finish_non_exhaustive(&mut self) -> fmt::Result {}
    pub fn finish(&mut self) -> fmt::Result {}
}
pub struct DebugMap<'a, 'b: 'a> {}
impl<'a, 'b: 'a> DebugMap<'a, 'b> {
    pub fn entry(&mut self, key: &dyn fmt::Debug, value: &dyn fmt::Debug) -> &mut Self {}
    pub fn key(&mut self, key: &dyn fmt::Debug) -> &mut Self {}
    pub fn value(&mut self, value: &dyn fmt::Debug) -> &mut Self {}
    pub fn entries<K, V, I>(&mut self, entries: I) -> &mut Self where K: fmt::Debug, V: fmt::Debug, I: IntoIterator<Item = (K, V)> {}
    pub fn finish_non_exhaustive(&mut self) -> fmt::Result {}
    pub fn finish(&mut self) -> fmt::Result {}
}
