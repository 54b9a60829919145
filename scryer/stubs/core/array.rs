use crate::prelude::rust_2024::*;
use crate::borrow::{Borrow, BorrowMut};
use crate::cmp::Ordering;
use crate::fmt;
use crate::hash::{Hash, Hasher};
use crate::iter::FusedIterator;
use crate::ops::{Index, IndexMut};
use crate::slice::{Iter, IterMut, SliceIndex};

pub fn from_fn<T, const N: usize, F>(f: F) -> [T; N] where F: FnMut(usize) -> T {}
pub fn repeat<T: Clone, const N: usize>(val: T) -> [T; N] {}
pub fn from_ref<T>(s: &T) -> &[T; 1] {}
pub fn from_mut<T>(s: &mut T) -> &mut [T; 1] {}

impl<T, const N: usize> [T; N] {
    pub fn map<F, U>(self, f: F) -> [U; N] where F: FnMut(T) -> U {}
    pub fn as_slice(&self) -> &[T] {}
    pub fn as_mut_slice(&mut self) -> &mut [T] {}
    pub fn each_ref(&self) -> [&T; N] {}
    pub fn each_mut(&mut self) -> [&mut T; N] {}
}

#[derive(Debug, Copy, Clone)]
pub struct TryFromSliceError {}
impl fmt::Display for TryFromSliceError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for TryFromSliceError {}

#[derive(Clone)]
pub struct IntoIter<T, const N: usize> {}
impl<T, const N: usize> IntoIter<T, N> {
    pub fn new(array: [T; N]) -> Self {}
    pub fn as_slice(&self) -> &[T] {}
    pub fn as_mut_slice(&mut self) -> &mut [T] {}
}
impl<T: fmt::Debug, const N: usize> fmt::Debug for IntoIter<T, N> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T, const N: usize> Iterator for IntoIter<T, N> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<T, const N: usize> DoubleEndedIterator for IntoIter<T, N> { fn next_back(&mut self) -> Option<T> {} }
impl<T, const N: usize> ExactSizeIterator for IntoIter<T, N> {}
impl<T, const N: usize> FusedIterator for IntoIter<T, N> {}

impl<T, const N: usize> IntoIterator for [T; N] { type Item = T; type IntoIter = IntoIter<T, N>; fn into_iter(self) -> Self::IntoIter {} }
impl<'a, T, const N: usize> IntoIterator for &'a [T; N] { type Item = &'a T; type IntoIter = Iter<'a, T>; fn into_iter(self) -> Iter<'a, T> {} }
impl<'a, T, const N: usize> IntoIterator for &'a mut [T; N] { type Item = &'a mut T; type IntoIter = IterMut<'a, T>; fn into_iter(self) -> IterMut<'a, T> {} }
impl<T, I, const N: usize> Index<I> for [T; N] where [T]: Index<I> { type Output = <[T] as Index<I>>::Output; fn index(&self, index: I) -> &Self::Output {} }
impl<T, I, const N: usize> IndexMut<I> for [T; N] where [T]: IndexMut<I> { fn index_mut(&mut self, index: I) -> &mut Self::Output {} }
impl<T, const N: usize> AsRef<[T]> for [T; N] { fn as_ref(&self) -> &[T] {} }
impl<T, const N: usize> AsMut<[T]> for [T; N] { fn as_mut(&mut self) -> &mut [T] {} }
impl<T, const N: usize> Borrow<[T]> for [T; N] { fn borrow(&self) -> &[T] {} }
impl<T, const N: usize> BorrowMut<[T]> for [T; N] { fn borrow_mut(&mut self) -> &mut [T] {} }
impl<T: Copy, const N: usize> TryFrom<&[T]> for [T; N] { type Error = TryFromSliceError; fn try_from(slice: &[T]) -> Result<[T; N], TryFromSliceError> {} }
impl<T: Copy, const N: usize> TryFrom<&mut [T]> for [T; N] { type Error = TryFromSliceError; fn try_from(slice: &mut [T]) -> Result<[T; N], TryFromSliceError> {} }
impl<'a, T, const N: usize> TryFrom<&'a [T]> for &'a [T; N] { type Error = TryFromSliceError; fn try_from(slice: &'a [T]) -> Result<&'a [T; N], TryFromSliceError> {} }
impl<'a, T, const N: usize> TryFrom<&'a mut [T]> for &'a mut [T; N] { type Error = TryFromSliceError; fn try_from(slice: &'a mut [T]) -> Result<&'a mut [T; N], TryFromSliceError> {} }
impl<T: Hash, const N: usize> Hash for [T; N] { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: fmt::Debug, const N: usize> fmt::Debug for [T; N] { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: Copy, const N: usize> Copy for [T; N] {}
impl<T: Clone, const N: usize> Clone for [T; N] { fn clone(&self) -> Self {} }
impl<T, U, const N: usize> PartialEq<[U; N]> for [T; N] where T: PartialEq<U> { fn eq(&self, other: &[U; N]) -> bool {} }
impl<T, U, const N: usize> PartialEq<[U]> for [T; N] where T: PartialEq<U> { fn eq(&self, other: &[U]) -> bool {} }
impl<T, U, const N: usize> PartialEq<[U; N]> for [T] where T: PartialEq<U> { fn eq(&self, other: &[U; N]) -> bool {} }
impl<T, U, const N: usize> PartialEq<&[U]> for [T; N] where T: PartialEq<U> { fn eq(&self, other: &&[U]) -> bool {} }
impl<T, U, const N: usize> PartialEq<[U; N]> for &[T] where T: PartialEq<U> { fn eq(&self, other: &[U; N]) -> bool {} }
impl<T, U, const N: usize> PartialEq<&mut [U]> for [T; N] where T: PartialEq<U> { fn eq(&self, other: &&mut [U]) -> bool {} }
impl<T, U, const N: usize> PartialEq<[U; N]> for &mut [T] where T: PartialEq<U> { fn eq(&self, other: &[U; N]) -> bool {} }
impl<T: Eq, const N: usize> Eq for [T; N] {}
impl<T: PartialOrd, const N: usize> PartialOrd for [T; N] { fn partial_cmp(&self, other: &[T; N]) -> Option<Ordering> {} }
impl<T: Ord, const N: usize> Ord for [T; N] { fn cmp(&self, other: &[T; N]) -> Ordering {} }
impl<T: Default, const N: usize> Default for [T; N] { fn default() -> [T; N] {} }
