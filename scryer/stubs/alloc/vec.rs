use crate::prelude::*;
use crate::borrow::Cow;
use crate::collections::{BinaryHeap, VecDeque};
use core::borrow::{Borrow, BorrowMut};
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::mem::MaybeUninit;
use core::ops::{Deref, DerefMut, Index, IndexMut, RangeBounds};
use core::ptr::NonNull;
use core::slice::{self, SliceIndex};
use crate::collections::TryReserveError;

#[lang = "Vec"]
pub struct Vec<T> {}
impl<T> Vec<T> {
    pub fn new() -> Self {}
    pub fn with_capacity(capacity: usize) -> Self {}
    pub fn try_with_capacity(capacity: usize) -> Result<Self, TryReserveError> {}
    pub unsafe fn from_raw_parts(ptr: *mut T, length: usize, capacity: usize) -> Self {}
    pub fn into_raw_parts(self) -> (*mut T, usize, usize) {}
    pub fn capacity(&self) -> usize {}
    pub fn reserve(&mut self, additional: usize) {}
    pub fn reserve_exact(&mut self, additional: usize) {}
    pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn shrink_to_fit(&mut self) {}
    pub fn shrink_to(&mut self, min_capacity: usize) {}
    pub fn into_boxed_slice(self) -> Box<[T]> {}
    pub fn truncate(&mut self, len: usize) {}
    pub fn as_slice(&self) -> &[T] {}
    pub fn as_mut_slice(&mut self) -> &mut [T] {}
    pub fn as_ptr(&self) -> *const T {}
    pub fn as_mut_ptr(&mut self) -> *mut T {}
    pub unsafe fn set_len(&mut self, new_len: usize) {}
    pub fn swap_remove(&mut self, index: usize) -> T {}
    pub fn insert(&mut self, index: usize, element: T) {}
    pub fn insert_mut(&mut self, index: usize, element: T) -> &mut T {}
    pub fn remove(&mut self, index: usize) -> T {}
    pub fn retain<F>(&mut self, f: F) where F: FnMut(&T) -> bool {}
    pub fn retain_mut<F>(&mut self, f: F) where F: FnMut(&mut T) -> bool {}
    pub fn dedup_by_key<F, K>(&mut self, key: F) where F: FnMut(&mut T) -> K, K: PartialEq {}
    pub fn dedup_by<F>(&mut self, same_bucket: F) where F: FnMut(&mut T, &mut T) -> bool {}
    pub fn push(&mut self, value: T) {}
    pub fn push_mut(&mut self, value: T) -> &mut T {}
    pub fn pop(&mut self) -> Option<T> {}
    pub fn pop_if(&mut self, predicate: impl FnOnce(&mut T) -> bool) -> Option<T> {}
    pub fn append(&mut self, other: &mut Self) {}
    pub fn drain<R>(&mut self, range: R) -> Drain<'_, T> where R: RangeBounds<usize> {}
    pub fn clear(&mut self) {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn split_off(&mut self, at: usize) -> Self {}
    pub fn resize_with<F>(&mut self, new_len: usize, f: F) where F: FnMut() -> T {}
    pub fn leak<'a>(self) -> &'a mut [T] {}
    pub fn spare_capacity_mut(&mut self) -> &mut [MaybeUninit<T>] {}
    pub fn splice<R, I>(&mut self, range: R, replace_with: I) -> Splice<'_, I::IntoIter> where R: RangeBounds<usize>, I: IntoIterator<Item = T> {}
    pub fn extract_if<F, R>(&mut self, range: R, filter: F) -> ExtractIf<'_, T, F> where F: FnMut(&mut T) -> bool, R: RangeBounds<usize> {}
}
impl<T: Clone> Vec<T> {
    pub fn resize(&mut self, new_len: usize, value: T) {}
    pub fn extend_from_slice(&mut self, other: &[T]) {}
    pub fn extend_from_within<R>(&mut self, src: R) where R: RangeBounds<usize> {}
}
impl<T, const N: usize> Vec<[T; N]> {
    pub fn into_flattened(self) -> Vec<T> {}
}
impl<T: PartialEq> Vec<T> {
    pub fn dedup(&mut self) {}
}
pub fn from_elem<T: Clone>(elem: T, n: usize) -> Vec<T> {}

impl<T> Deref for Vec<T> { type Target = [T]; fn deref(&self) -> &[T] {} }
impl<T> DerefMut for Vec<T> { fn deref_mut(&mut self) -> &mut [T] {} }
impl<T: Clone> Clone for Vec<T> { fn clone(&self) -> Self {} }
impl<T: Hash> Hash for Vec<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T, I: SliceIndex<[T]>> Index<I> for Vec<T> { type Output = I::Output; fn index(&self, index: I) -> &Self::Output {} }
impl<T, I: SliceIndex<[T]>> IndexMut<I> for Vec<T> { fn index_mut(&mut self, index: I) -> &mut Self::Output {} }
impl<T> FromIterator<T> for Vec<T> { fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Vec<T> {} }
impl<T> IntoIterator for Vec<T> { type Item = T; type IntoIter = IntoIter<T>; fn into_iter(self) -> Self::IntoIter {} }
impl<'a, T> IntoIterator for &'a Vec<T> { type Item = &'a T; type IntoIter = slice::Iter<'a, T>; fn into_iter(self) -> Self::IntoIter {} }
impl<'a, T> IntoIterator for &'a mut Vec<T> { type Item = &'a mut T; type IntoIter = slice::IterMut<'a, T>; fn into_iter(self) -> Self::IntoIter {} }
impl<T> Extend<T> for Vec<T> { fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {} }
impl<'a, T: Copy + 'a> Extend<&'a T> for Vec<T> { fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {} }
impl<T: PartialOrd> PartialOrd for Vec<T> { fn partial_cmp(&self, other: &Vec<T>) -> Option<Ordering> {} }
impl<T: Eq> Eq for Vec<T> {}
impl<T: Ord> Ord for Vec<T> { fn cmp(&self, other: &Self) -> Ordering {} }
impl<T> Drop for Vec<T> { fn drop(&mut self) {} }
impl<T> Default for Vec<T> { fn default() -> Vec<T> {} }
impl<T: fmt::Debug> fmt::Debug for Vec<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> AsRef<Vec<T>> for Vec<T> { fn as_ref(&self) -> &Vec<T> {} }
impl<T> AsMut<Vec<T>> for Vec<T> { fn as_mut(&mut self) -> &mut Vec<T> {} }
impl<T> AsRef<[T]> for Vec<T> { fn as_ref(&self) -> &[T] {} }
impl<T> AsMut<[T]> for Vec<T> { fn as_mut(&mut self) -> &mut [T] {} }
impl<T> Borrow<[T]> for Vec<T> { fn borrow(&self) -> &[T] {} }
impl<T> BorrowMut<[T]> for Vec<T> { fn borrow_mut(&mut self) -> &mut [T] {} }
impl<T: Clone> ToOwned for [T] { type Owned = Vec<T>; fn to_owned(&self) -> Vec<T> {} }
impl<T: Clone> From<&[T]> for Vec<T> { fn from(s: &[T]) -> Vec<T> {} }
impl<T: Clone> From<&mut [T]> for Vec<T> { fn from(s: &mut [T]) -> Vec<T> {} }
impl<T: Clone, const N: usize> From<&[T; N]> for Vec<T> { fn from(s: &[T; N]) -> Vec<T> {} }
impl<T: Clone, const N: usize> From<&mut [T; N]> for Vec<T> { fn from(s: &mut [T; N]) -> Vec<T> {} }
impl<T, const N: usize> From<[T; N]> for Vec<T> { fn from(s: [T; N]) -> Vec<T> {} }
impl<'a, T> From<Cow<'a, [T]>> for Vec<T> where [T]: ToOwned<Owned = Vec<T>> { fn from(s: Cow<'a, [T]>) -> Vec<T> {} }
impl<T> From<Box<[T]>> for Vec<T> { fn from(s: Box<[T]>) -> Self {} }
impl<T> From<Vec<T>> for Box<[T]> { fn from(v: Vec<T>) -> Self {} }
impl<T> From<BinaryHeap<T>> for Vec<T> { fn from(heap: BinaryHeap<T>) -> Vec<T> {} }
impl<T> From<VecDeque<T>> for Vec<T> { fn from(other: VecDeque<T>) -> Self {} }
impl From<&str> for Vec<u8> { fn from(s: &str) -> Vec<u8> {} }
impl From<String> for Vec<u8> { fn from(string: String) -> Vec<u8> {} }
impl<T, const N: usize> TryFrom<Vec<T>> for [T; N] { type Error = Vec<T>; fn try_from(vec: Vec<T>) -> Result<[T; N], Vec<T>> {} }
impl<'a, T: Clone> From<&'a [T]> for Cow<'a, [T]> { fn from(s: &'a [T]) -> Cow<'a, [T]> {} }
impl<'a, T: Clone, const N: usize> From<&'a [T; N]> for Cow<'a, [T]> { fn from(s: &'a [T; N]) -> Cow<'a, [T]> {} }
impl<'a, T: Clone> From<Vec<T>> for Cow<'a, [T]> { fn from(v: Vec<T>) -> Cow<'a, [T]> {} }
impl<'a, T: Clone> From<&'a Vec<T>> for Cow<'a, [T]> { fn from(v: &'a Vec<T>) -> Cow<'a, [T]> {} }
impl<'a, T: Clone> FromIterator<T> for Cow<'a, [T]> { fn from_iter<I: IntoIterator<Item = T>>(it: I) -> Cow<'a, [T]> {} }
impl<T, U> PartialEq<Vec<U>> for Vec<T> where T: PartialEq<U> { fn eq(&self, other: &Vec<U>) -> bool {} }
impl<T, U> PartialEq<&[U]> for Vec<T> where T: PartialEq<U> { fn eq(&self, other: &&[U]) -> bool {} }
impl<T, U> PartialEq<&mut [U]> for Vec<T> where T: PartialEq<U> { fn eq(&self, other: &&mut [U]) -> bool {} }
impl<T, U> PartialEq<Vec<U>> for &[T] where T: PartialEq<U> { fn eq(&self, other: &Vec<U>) -> bool {} }
impl<T, U> PartialEq<Vec<U>> for &mut [T] where T: PartialEq<U> { fn eq(&self, other: &Vec<U>) -> bool {} }
impl<T, U> PartialEq<[U]> for Vec<T> where T: PartialEq<U> { fn eq(&self, other: &[U]) -> bool {} }
impl<T, U> PartialEq<Vec<U>> for [T] where T: PartialEq<U> { fn eq(&self, other: &Vec<U>) -> bool {} }
impl<T, U, const N: usize> PartialEq<[U; N]> for Vec<T> where T: PartialEq<U> { fn eq(&self, other: &[U; N]) -> bool {} }
impl<T, U, const N: usize> PartialEq<&[U; N]> for Vec<T> where T: PartialEq<U> { fn eq(&self, other: &&[U; N]) -> bool {} }
impl<T: Clone, U> PartialEq<Vec<U>> for Cow<'_, [T]> where T: PartialEq<U> { fn eq(&self, other: &Vec<U>) -> bool {} }
impl<T: Clone, U> PartialEq<&[U]> for Cow<'_, [T]> where T: PartialEq<U> { fn eq(&self, other: &&[U]) -> bool {} }

#[derive(Debug)]
pub struct IntoIter<T> {}
impl<T> Iterator for IntoIter<T> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<T> DoubleEndedIterator for IntoIter<T> { fn next_back(&mut self) -> Option<T> {} }
impl<T> ExactSizeIterator for IntoIter<T> {}
impl<T> FusedIterator for IntoIter<T> {}
impl<T> IntoIter<T> {
    pub fn as_slice(&self) -> &[T] {}
    pub fn as_mut_slice(&mut self) -> &mut [T] {}
}
impl<T: Clone> Clone for IntoIter<T> { fn clone(&self) -> Self {} }
impl<T> Default for IntoIter<T> { fn default() -> Self {} }
impl<T> AsRef<[T]> for IntoIter<T> { fn as_ref(&self) -> &[T] {} }
#[derive(Debug)]
pub struct Drain<'a, T> {}
impl<'a, T> Iterator for Drain<'a, T> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<'a, T> DoubleEndedIterator for Drain<'a, T> { fn next_back(&mut self) -> Option<T> {} }
impl<'a, T> ExactSizeIterator for Drain<'a, T> {}
impl<'a, T> FusedIterator for Drain<'a, T> {}
impl<'a, T> Drain<'a, T> {
    pub fn as_slice(&self) -> &[T] {}
}
impl<'a, T> AsRef<[T]> for Drain<'a, T> { fn as_ref(&self) -> &[T] {} }
#[derive(Debug)]
pub struct Splice<'a, I> {}
impl<'a, I: Iterator + 'a> Iterator for Splice<'a, I> { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<'a, I: DoubleEndedIterator + 'a> DoubleEndedIterator for Splice<'a, I> { fn next_back(&mut self) -> Option<I::Item> {} }
impl<'a, I: ExactSizeIterator + 'a> ExactSizeIterator for Splice<'a, I> {}
#[derive(Debug)]
pub struct ExtractIf<'a, T, F> {}
impl<'a, T, F> Iterator for ExtractIf<'a, T, F> where F: FnMut(&mut T) -> bool { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<'a, T, F> FusedIterator for ExtractIf<'a, T, F> where F: FnMut(&mut T) -> bool {}
