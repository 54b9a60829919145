use crate::prelude::*;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;

pub struct LinkedList<T> {}
impl<T> LinkedList<T> {
    pub fn new() -> Self {}
    pub fn append(&mut self, other: &mut Self) {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {}
    pub fn is_empty(&self) -> bool {}
    pub fn len(&self) -> usize {}
    pub fn clear(&mut self) {}
    pub fn contains(&self, x: &T) -> bool where T: PartialEq<T> {}
    pub fn front(&self) -> Option<&T> {}
    pub fn front_mut(&mut self) -> Option<&mut T> {}
    pub fn back(&self) -> Option<&T> {}
    pub fn back_mut(&mut self) -> Option<&mut T> {}
    pub fn push_front(&mut self, elt: T) {}
    pub fn push_front_mut(&mut self, elt: T) -> &mut T {}
    pub fn pop_front(&mut self) -> Option<T> {}
    pub fn push_back(&mut self, elt: T) {}
    pub fn push_back_mut(&mut self, elt: T) -> &mut T {}
    pub fn pop_back(&mut self) -> Option<T> {}
    pub fn split_off(&mut self, at: usize) -> LinkedList<T> {}
    pub fn extract_if<F>(&mut self, filter: F) -> ExtractIf<'_, T, F> where F: FnMut(&mut T) -> bool {}
}
impl<T> Default for LinkedList<T> { fn default() -> Self {} }
impl<T: Clone> Clone for LinkedList<T> { fn clone(&self) -> Self {} }
impl<T: PartialEq> PartialEq for LinkedList<T> { fn eq(&self, other: &Self) -> bool {} }
impl<T: Eq> Eq for LinkedList<T> {}
impl<T: PartialOrd> PartialOrd for LinkedList<T> { fn partial_cmp(&self, other: &Self) -> Option<Ordering> {} }
impl<T: Ord> Ord for LinkedList<T> { fn cmp(&self, other: &Self) -> Ordering {} }
impl<T: Hash> Hash for LinkedList<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: fmt::Debug> fmt::Debug for LinkedList<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T, const N: usize> From<[T; N]> for LinkedList<T> { fn from(arr: [T; N]) -> Self {} }
impl<T> FromIterator<T> for LinkedList<T> { fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {} }
impl<T> IntoIterator for LinkedList<T> { type Item = T; type IntoIter = IntoIter<T>; fn into_iter(self) -> IntoIter<T> {} }
impl<'a, T> IntoIterator for &'a LinkedList<T> { type Item = &'a T; type IntoIter = Iter<'a, T>; fn into_iter(self) -> Iter<'a, T> {} }
impl<'a, T> IntoIterator for &'a mut LinkedList<T> { type Item = &'a mut T; type IntoIter = IterMut<'a, T>; fn into_iter(self) -> IterMut<'a, T> {} }
impl<T> Extend<T> for LinkedList<T> { fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {} }
impl<'a, T: 'a + Copy> Extend<&'a T> for LinkedList<T> { fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {} }
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
pub struct ExtractIf<'a, T, F> {}
impl<'a, T, F> Iterator for ExtractIf<'a, T, F> where F: FnMut(&mut T) -> bool { type Item = T; fn next(&mut self) -> Option<T> {} }
