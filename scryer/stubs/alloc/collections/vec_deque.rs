use crate::prelude::*;
use crate::collections::TryReserveError;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::ops::{Index, IndexMut, RangeBounds};

pub struct VecDeque<T> {}
impl<T> VecDeque<T> {
    pub fn new() -> VecDeque<T> {}
    pub fn with_capacity(capacity: usize) -> VecDeque<T> {}
    pub fn get(&self, index: usize) -> Option<&T> {}
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {}
    pub fn swap(&mut self, i: usize, j: usize) {}
    pub fn capacity(&self) -> usize {}
    pub fn reserve_exact(&mut self, additional: usize) {}
    pub fn reserve(&mut self, additional: usize) {}
    pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn shrink_to_fit(&mut self) {}
    pub fn shrink_to(&mut self, min_capacity: usize) {}
    pub fn truncate(&mut self, len: usize) {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {}
    pub fn as_slices(&self) -> (&[T], &[T]) {}
    pub fn as_mut_slices(&mut self) -> (&mut [T], &mut [T]) {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn range<R>(&self, range: R) -> Iter<'_, T> where R: RangeBounds<usize> {}
    pub fn range_mut<R>(&mut self, range: R) -> IterMut<'_, T> where R: RangeBounds<usize> {}
    pub fn drain<R>(&mut self, range: R) -> Drain<'_, T> where R: RangeBounds<usize> {}
    pub fn clear(&mut self) {}
    pub fn contains(&self, x: &T) -> bool where T: PartialEq<T> {}
    pub fn front(&self) -> Option<&T> {}
    pub fn front_mut(&mut self) -> Option<&mut T> {}
    pub fn back(&self) -> Option<&T> {}
    pub fn back_mut(&mut self) -> Option<&mut T> {}
    pub fn pop_front(&mut self) -> Option<T> {}
    pub fn pop_back(&mut self) -> Option<T> {}
    pub fn pop_front_if(&mut self, predicate: impl FnOnce(&mut T) -> bool) -> Option<T> {}
    pub fn pop_back_if(&mut self, predicate: impl FnOnce(&mut T) -> bool) -> Option<T> {}
    pub fn push_front(&mut self, value: T) {}
    pub fn push_front_mut(&mut self, value: T) -> &mut T {}
    pub fn push_back(&mut self, value: T) {}
    pub fn push_back_mut(&mut self, value: T) -> &mut T {}
    pub fn swap_remove_front(&mut self, index: usize) -> Option<T> {}
    pub fn swap_remove_back(&mut self, index: usize) -> Option<T> {}
    pub fn insert(&mut self, index: usize, value: T) {}
    pub fn insert_mut(&mut self, index: usize, value: T) -> &mut T {}
    pub fn remove(&mut self, index: usize) -> Option<T> {}
    pub fn split_off(&mut self, at: usize) -> Self {}
    pub fn append(&mut self, other: &mut Self) {}
    pub fn retain<F>(&mut self, f: F) where F: FnMut(&T) -> bool {}
    pub fn retain_mut<F>(&mut self, f: F) where F: FnMut(&mut T) -> bool {}
    pub fn resize_with(&mut self, new_len: usize, generator: impl FnMut() -> T) {}
    pub fn make_contiguous(&mut self) -> &mut [T] {}
    pub fn rotate_left(&mut self, n: usize) {}
    pub fn rotate_right(&mut self, n: usize) {}
    pub fn binary_search(&self, x: &T) -> Result<usize, usize> where T: Ord {}
    pub fn binary_search_by<'a, F>(&'a self, f: F) -> Result<usize, usize> where F: FnMut(&'a T) -> Ordering {}
    pub fn binary_search_by_key<'a, B, F>(&'a self, b: &B, f: F) -> Result<usize, usize> where F: FnMut(&'a T) -> B, B: Ord {}
    pub fn partition_point<P>(&self, pred: P) -> usize where P: FnMut(&T) -> bool {}
}
impl<T: Clone> VecDeque<T> {
    pub fn resize(&mut self, new_len: usize, value: T) {}
}
impl<T: Clone> Clone for VecDeque<T> { fn clone(&self) -> Self {} }
impl<T> Default for VecDeque<T> { fn default() -> VecDeque<T> {} }
impl<T: PartialEq> PartialEq for VecDeque<T> { fn eq(&self, other: &Self) -> bool {} }
impl<T: Eq> Eq for VecDeque<T> {}
impl<T, U> PartialEq<Vec<U>> for VecDeque<T> where T: PartialEq<U> { fn eq(&self, other: &Vec<U>) -> bool {} }
impl<T, U> PartialEq<&[U]> for VecDeque<T> where T: PartialEq<U> { fn eq(&self, other: &&[U]) -> bool {} }
impl<T, U> PartialEq<&mut [U]> for VecDeque<T> where T: PartialEq<U> { fn eq(&self, other: &&mut [U]) -> bool {} }
impl<T, U, const N: usize> PartialEq<[U; N]> for VecDeque<T> where T: PartialEq<U> { fn eq(&self, other: &[U; N]) -> bool {} }
impl<T, U, const N: usize> PartialEq<&[U; N]> for VecDeque<T> where T: PartialEq<U> { fn eq(&self, other: &&[U; N]) -> bool {} }
impl<T, U, const N: usize> PartialEq<&mut [U; N]> for VecDeque<T> where T: PartialEq<U> { fn eq(&self, other: &&mut [U; N]) -> bool {} }
impl<T: PartialOrd> PartialOrd for VecDeque<T> { fn partial_cmp(&self, other: &Self) -> Option<Ordering> {} }
impl<T: Ord> Ord for VecDeque<T> { fn cmp(&self, other: &Self) -> Ordering {} }
impl<T: Hash> Hash for VecDeque<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T> Index<usize> for VecDeque<T> { type Output = T; fn index(&self, index: usize) -> &T {} }
impl<T> IndexMut<usize> for VecDeque<T> { fn index_mut(&mut self, index: usize) -> &mut T {} }
impl<T> FromIterator<T> for VecDeque<T> { fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> VecDeque<T> {} }
impl<T> IntoIterator for VecDeque<T> { type Item = T; type IntoIter = IntoIter<T>; fn into_iter(self) -> IntoIter<T> {} }
impl<'a, T> IntoIterator for &'a VecDeque<T> { type Item = &'a T; type IntoIter = Iter<'a, T>; fn into_iter(self) -> Iter<'a, T> {} }
impl<'a, T> IntoIterator for &'a mut VecDeque<T> { type Item = &'a mut T; type IntoIter = IterMut<'a, T>; fn into_iter(self) -> IterMut<'a, T> {} }
impl<T> Extend<T> for VecDeque<T> { fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {} }
impl<'a, T: 'a + Copy> Extend<&'a T> for VecDeque<T> { fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {} }
impl<T: fmt::Debug> fmt::Debug for VecDeque<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<Vec<T>> for VecDeque<T> { fn from(other: Vec<T>) -> Self {} }
impl<T, const N: usize> From<[T; N]> for VecDeque<T> { fn from(arr: [T; N]) -> Self {} }
#[derive(Debug)]
pub struct Iter<'a, T> {}
impl<'a, T> Iterator for Iter<'a, T> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T> DoubleEndedIterator for Iter<'a, T> { fn next_back(&mut self) -> Option<&'a T> {} }
impl<'a, T> ExactSizeIterator for Iter<'a, T> {}
impl<'a, T> FusedIterator for Iter<'a, T> {}
impl<T> Clone for Iter<'_, T> { fn clone(&self) -> Self {} }
#[derive(Debug)]
pub struct IterMut<'a, T> {}
impl<'a, T> Iterator for IterMut<'a, T> { type Item = &'a mut T; fn next(&mut self) -> Option<&'a mut T> {} }
impl<'a, T> DoubleEndedIterator for IterMut<'a, T> { fn next_back(&mut self) -> Option<&'a mut T> {} }
impl<'a, T> ExactSizeIterator for IterMut<'a, T> {}
impl<'a, T> FusedIterator for IterMut<'a, T> {}
#[derive(Clone, Debug)]
pub struct IntoIter<T> {}
impl<T> Iterator for IntoIter<T> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<T> DoubleEndedIterator for IntoIter<T> { fn next_back(&mut self) -> Option<T> {} }
impl<T> ExactSizeIterator for IntoIter<T> {}
impl<T> FusedIterator for IntoIter<T> {}
#[derive(Debug)]
pub struct Drain<'a, T> {}
impl<'a, T> Iterator for Drain<'a, T> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<'a, T> DoubleEndedIterator for Drain<'a, T> { fn next_back(&mut self) -> Option<T> {} }
impl<'a, T> ExactSizeIterator for Drain<'a, T> {}
impl<'a, T> FusedIterator for Drain<'a, T> {}
