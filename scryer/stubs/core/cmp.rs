use crate::prelude::rust_2024::*;

#[lang = "eq"]
pub trait PartialEq<Rhs: ?Sized = Self> {
    fn eq(&self, other: &Rhs) -> bool;
    fn ne(&self, other: &Rhs) -> bool {}
}
#[lang = "eq_marker"]
pub trait Eq: PartialEq<Self> {}
#[lang = "partial_ord"]
pub trait PartialOrd<Rhs: ?Sized = Self>: PartialEq<Rhs> {
    fn partial_cmp(&self, other: &Rhs) -> Option<Ordering>;
    fn lt(&self, other: &Rhs) -> bool {}
    fn le(&self, other: &Rhs) -> bool {}
    fn gt(&self, other: &Rhs) -> bool {}
    fn ge(&self, other: &Rhs) -> bool {}
}
#[lang = "ord"]
pub trait Ord: Eq + PartialOrd<Self> {
    fn cmp(&self, other: &Self) -> Ordering;
    fn max(self, other: Self) -> Self where Self: Sized {}
    fn min(self, other: Self) -> Self where Self: Sized {}
    fn clamp(self, min: Self, max: Self) -> Self where Self: Sized {}
}

#[derive(Clone, Copy, Eq, PartialOrd, Ord, PartialEq, Debug, Hash)]
#[lang = "Ordering"]
pub enum Ordering {
    Less = -1,
    Equal = 0,
    Greater = 1,
}
impl Ordering {
    pub fn is_eq(self) -> bool {}
    pub fn is_ne(self) -> bool {}
    pub fn is_lt(self) -> bool {}
    pub fn is_gt(self) -> bool {}
    pub fn is_le(self) -> bool {}
    pub fn is_ge(self) -> bool {}
    pub fn reverse(self) -> Ordering {}
    pub fn then(self, other: Ordering) -> Ordering {}
    pub fn then_with<F: FnOnce() -> Ordering>(self, f: F) -> Ordering {}
}

#[derive(PartialEq, Eq, Debug, Copy, Clone, Default, Hash)]
pub struct Reverse<T>(pub T);
impl<T: PartialOrd> PartialOrd for Reverse<T> { fn partial_cmp(&self, other: &Reverse<T>) -> Option<Ordering> {} }
impl<T: Ord> Ord for Reverse<T> { fn cmp(&self, other: &Reverse<T>) -> Ordering {} }

pub fn min<T: Ord>(v1: T, v2: T) -> T {}
pub fn min_by<T, F: FnOnce(&T, &T) -> Ordering>(v1: T, v2: T, compare: F) -> T {}
pub fn min_by_key<T, F: FnMut(&T) -> K, K: Ord>(v1: T, v2: T, f: F) -> T {}
pub fn max<T: Ord>(v1: T, v2: T) -> T {}
pub fn max_by<T, F: FnOnce(&T, &T) -> Ordering>(v1: T, v2: T, compare: F) -> T {}
pub fn max_by_key<T, F: FnMut(&T) -> K, K: Ord>(v1: T, v2: T, f: F) -> T {}

impl PartialEq for () { fn eq(&self, other: &()) -> bool {} }
impl PartialOrd for () { fn partial_cmp(&self, other: &()) -> Option<Ordering> {} }
impl PartialEq for bool { fn eq(&self, other: &bool) -> bool {} }
impl PartialOrd for bool { fn partial_cmp(&self, other: &bool) -> Option<Ordering> {} }
impl PartialEq for char { fn eq(&self, other: &char) -> bool {} }
impl PartialOrd for char { fn partial_cmp(&self, other: &char) -> Option<Ordering> {} }
impl PartialEq for i8 { fn eq(&self, other: &i8) -> bool {} }
impl PartialOrd for i8 { fn partial_cmp(&self, other: &i8) -> Option<Ordering> {} }
impl PartialEq for i16 { fn eq(&self, other: &i16) -> bool {} }
impl PartialOrd for i16 { fn partial_cmp(&self, other: &i16) -> Option<Ordering> {} }
impl PartialEq for i32 { fn eq(&self, other: &i32) -> bool {} }
impl PartialOrd for i32 { fn partial_cmp(&self, other: &i32) -> Option<Ordering> {} }
impl PartialEq for i64 { fn eq(&self, other: &i64) -> bool {} }
impl PartialOrd for i64 { fn partial_cmp(&self, other: &i64) -> Option<Ordering> {} }
impl PartialEq for i128 { fn eq(&self, other: &i128) -> bool {} }
impl PartialOrd for i128 { fn partial_cmp(&self, other: &i128) -> Option<Ordering> {} }
impl PartialEq for isize { fn eq(&self, other: &isize) -> bool {} }
impl PartialOrd for isize { fn partial_cmp(&self, other: &isize) -> Option<Ordering> {} }
impl PartialEq for u8 { fn eq(&self, other: &u8) -> bool {} }
impl PartialOrd for u8 { fn partial_cmp(&self, other: &u8) -> Option<Ordering> {} }
impl PartialEq for u16 { fn eq(&self, other: &u16) -> bool {} }
impl PartialOrd for u16 { fn partial_cmp(&self, other: &u16) -> Option<Ordering> {} }
impl PartialEq for u32 { fn eq(&self, other: &u32) -> bool {} }
impl PartialOrd for u32 { fn partial_cmp(&self, other: &u32) -> Option<Ordering> {} }
impl PartialEq for u64 { fn eq(&self, other: &u64) -> bool {} }
impl PartialOrd for u64 { fn partial_cmp(&self, other: &u64) -> Option<Ordering> {} }
impl PartialEq for u128 { fn eq(&self, other: &u128) -> bool {} }
impl PartialOrd for u128 { fn partial_cmp(&self, other: &u128) -> Option<Ordering> {} }
impl PartialEq for usize { fn eq(&self, other: &usize) -> bool {} }
impl PartialOrd for usize { fn partial_cmp(&self, other: &usize) -> Option<Ordering> {} }
impl PartialEq for f32 { fn eq(&self, other: &f32) -> bool {} }
impl PartialOrd for f32 { fn partial_cmp(&self, other: &f32) -> Option<Ordering> {} }
impl PartialEq for f64 { fn eq(&self, other: &f64) -> bool {} }
impl PartialOrd for f64 { fn partial_cmp(&self, other: &f64) -> Option<Ordering> {} }
impl PartialEq for ! { fn eq(&self, other: &!) -> bool {} }
impl PartialOrd for ! { fn partial_cmp(&self, other: &!) -> Option<Ordering> {} }
impl Eq for () {}
impl Ord for () { fn cmp(&self, other: &()) -> Ordering {} }
impl Eq for bool {}
impl Ord for bool { fn cmp(&self, other: &bool) -> Ordering {} }
impl Eq for char {}
impl Ord for char { fn cmp(&self, other: &char) -> Ordering {} }
impl Eq for i8 {}
impl Ord for i8 { fn cmp(&self, other: &i8) -> Ordering {} }
impl Eq for i16 {}
impl Ord for i16 { fn cmp(&self, other: &i16) -> Ordering {} }
impl Eq for i32 {}
impl Ord for i32 { fn cmp(&self, other: &i32) -> Ordering {} }
impl Eq for i64 {}
impl Ord for i64 { fn cmp(&self, other: &i64) -> Ordering {} }
impl Eq for i128 {}
impl Ord for i128 { fn cmp(&self, other: &i128) -> Ordering {} }
impl Eq for isize {}
impl Ord for isize { fn cmp(&self, other: &isize) -> Ordering {} }
impl Eq for u8 {}
impl Ord for u8 { fn cmp(&self, other: &u8) -> Ordering {} }
impl Eq for u16 {}
impl Ord for u16 { fn cmp(&self, other: &u16) -> Ordering {} }
impl Eq for u32 {}
impl Ord for u32 { fn cmp(&self, other: &u32) -> Ordering {} }
impl Eq for u64 {}
impl Ord for u64 { fn cmp(&self, other: &u64) -> Ordering {} }
impl Eq for u128 {}
impl Ord for u128 { fn cmp(&self, other: &u128) -> Ordering {} }
impl Eq for usize {}
impl Ord for usize { fn cmp(&self, other: &usize) -> Ordering {} }
impl Eq for ! {}
impl Ord for ! { fn cmp(&self, other: &!) -> Ordering {} }
impl<A: ?Sized, B: ?Sized> PartialEq<&B> for &A where A: PartialEq<B> { fn eq(&self, other: &&B) -> bool {} }
impl<A: ?Sized, B: ?Sized> PartialEq<&mut B> for &mut A where A: PartialEq<B> { fn eq(&self, other: &&mut B) -> bool {} }
impl<A: ?Sized, B: ?Sized> PartialEq<&mut B> for &A where A: PartialEq<B> { fn eq(&self, other: &&mut B) -> bool {} }
impl<A: ?Sized, B: ?Sized> PartialEq<&B> for &mut A where A: PartialEq<B> { fn eq(&self, other: &&B) -> bool {} }
impl<A: ?Sized, B: ?Sized> PartialOrd<&B> for &A where A: PartialOrd<B> { fn partial_cmp(&self, other: &&B) -> Option<Ordering> {} }
impl<A: ?Sized, B: ?Sized> PartialOrd<&mut B> for &mut A where A: PartialOrd<B> { fn partial_cmp(&self, other: &&mut B) -> Option<Ordering> {} }
impl<A: ?Sized> Ord for &A where A: Ord { fn cmp(&self, other: &Self) -> Ordering {} }
impl<A: ?Sized> Eq for &A where A: Eq {}
impl<A: ?Sized> Ord for &mut A where A: Ord { fn cmp(&self, other: &Self) -> Ordering {} }
impl<A: ?Sized> Eq for &mut A where A: Eq {}
