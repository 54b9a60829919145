use crate::prelude::*;
use crate::collections::TryReserveError;
use crate::vec;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::{Deref, DerefMut};

pub struct BinaryHeap<T> {}
impl<T: Ord> BinaryHeap<T> {
    pub fn new() -> BinaryHeap<T> {}
    pub fn with_capacity(capacity: usize) -> BinaryHeap<T> {}
    pub fn peek_mut(&mut self) -> Option<PeekMut<'_, T>> {}
    pub fn pop(&mut self) -> Option<T> {}
    pub fn push(&mut self, item: T) {}
    pub fn into_sorted_vec(self) -> Vec<T> {}
    pub fn append(&mut self, other: &mut Self) {}
    pub fn retain<F>(&mut self, f: F) where F: FnMut(&T) -> bool {}
}
impl<T> BinaryHeap<T> {
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn peek(&self) -> Option<&T> {}
    pub fn capacity(&self) -> usize {}
    pub fn reserve_exact(&mut self, additional: usize) {}
    pub fn reserve(&mut self, additional: usize) {}
    pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn shrink_to_fit(&mut self) {}
    pub fn shrink_to(&mut self, min_capacity: usize) {}
    pub fn into_vec(self) -> Vec<T> {}
    pub fn as_slice(&self) -> &[T] {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn drain(&mut self) -> Drain<'_, T> {}
    pub fn clear(&mut self) {}
}
pub struct PeekMut<'a, T: 'a + Ord> {}
impl<'a, T: Ord> PeekMut<'a, T> {
    pub fn pop(this: PeekMut<'a, T>) -> T {}
}
impl<T: Ord> Deref for PeekMut<'_, T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: Ord> DerefMut for PeekMut<'_, T> { fn deref_mut(&mut self) -> &mut T {} }
impl<T: Ord + fmt::Debug> fmt::Debug for PeekMut<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: Clone> Clone for BinaryHeap<T> { fn clone(&self) -> Self {} }
impl<T: Ord> Default for BinaryHeap<T> { fn default() -> BinaryHeap<T> {} }
impl<T: fmt::Debug> fmt::Debug for BinaryHeap<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: Ord> From<Vec<T>> for BinaryHeap<T> { fn from(vec: Vec<T>) -> BinaryHeap<T> {} }
impl<T: Ord, const N: usize> From<[T; N]> for BinaryHeap<T> { fn from(arr: [T; N]) -> Self {} }
impl<T: Ord> FromIterator<T> for BinaryHeap<T> { fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> BinaryHeap<T> {} }
impl<T> IntoIterator for BinaryHeap<T> { type Item = T; type IntoIter = IntoIter<T>; fn into_iter(self) -> IntoIter<T> {} }
impl<'a, T> IntoIterator for &'a BinaryHeap<T> { type Item = &'a T; type IntoIter = Iter<'a, T>; fn into_iter(self) -> Iter<'a, T> {} }
impl<T: Ord> Extend<T> for BinaryHeap<T> { fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {} }
impl<'a, T: 'a + Ord + Copy> Extend<&'a T> for BinaryHeap<T> { fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {} }
#[derive(Debug)]
pub struct Iter<'a, T> {}
impl<'a, T> Iterator for Iter<'a, T> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T> DoubleEndedIterator for Iter<'a, T> { fn next_back(&mut self) -> Option<&'a T> {} }
impl<'a, T> ExactSizeIterator for Iter<'a, T> {}
impl<'a, T> FusedIterator for Iter<'a, T> {}
impl<T> Clone for Iter<'_, T> { fn clone(&self) -> Self {} }
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
