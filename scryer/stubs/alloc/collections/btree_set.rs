use crate::prelude::*;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::{FusedIterator, Peekable};
use core::ops::{BitAnd, BitOr, BitXor, RangeBounds, Sub};

pub struct BTreeSet<T> {}
impl<T> BTreeSet<T> {
    pub fn new() -> BTreeSet<T> {}
    pub fn range<K: ?Sized, R>(&self, range: R) -> Range<'_, T> where K: Ord, T: Borrow<K> + Ord, R: RangeBounds<K> {}
    pub fn difference<'a>(&'a self, other: &'a BTreeSet<T>) -> Difference<'a, T> where T: Ord {}
    pub fn symmetric_difference<'a>(&'a self, other: &'a BTreeSet<T>) -> SymmetricDifference<'a, T> where T: Ord {}
    pub fn intersection<'a>(&'a self, other: &'a BTreeSet<T>) -> Intersection<'a, T> where T: Ord {}
    pub fn union<'a>(&'a self, other: &'a BTreeSet<T>) -> Union<'a, T> where T: Ord {}
    pub fn clear(&mut self) {}
    pub fn contains<Q: ?Sized>(&self, value: &Q) -> bool where T: Borrow<Q> + Ord, Q: Ord {}
    pub fn get<Q: ?Sized>(&self, value: &Q) -> Option<&T> where T: Borrow<Q> + Ord, Q: Ord {}
    pub fn is_disjoint(&self, other: &BTreeSet<T>) -> bool where T: Ord {}
    pub fn is_subset(&self, other: &BTreeSet<T>) -> bool where T: Ord {}
    pub fn is_superset(&self, other: &BTreeSet<T>) -> bool where T: Ord {}
    pub fn first(&self) -> Option<&T> where T: Ord {}
    pub fn last(&self) -> Option<&T> where T: Ord {}
    pub fn pop_first(&mut self) -> Option<T> where T: Ord {}
    pub fn pop_last(&mut self) -> Option<T> where T: Ord {}
    pub fn insert(&mut self, value: T) -> bool where T: Ord {}
    pub fn replace(&mut self, value: T) -> Option<T> where T: Ord {}
    pub fn remove<Q: ?Sized>(&mut self, value: &Q) -> bool where T: Borrow<Q> + Ord, Q: Ord {}
    pub fn take<Q: ?Sized>(&mut self, value: &Q) -> Option<T> where T: Borrow<Q> + Ord, Q: Ord {}
    pub fn retain<F>(&mut self, f: F) where T: Ord, F: FnMut(&T) -> bool {}
    pub fn append(&mut self, other: &mut Self) where T: Ord {}
    pub fn split_off<Q: ?Sized + Ord>(&mut self, value: &Q) -> Self where T: Borrow<Q> + Ord {}
    pub fn extract_if<F, R>(&mut self, range: R, pred: F) -> ExtractIf<'_, T, R, F> where T: Ord, R: RangeBounds<T>, F: FnMut(&T) -> bool {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
}
impl<T: Ord> FromIterator<T> for BTreeSet<T> { fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> BTreeSet<T> {} }
impl<T: Ord, const N: usize> From<[T; N]> for BTreeSet<T> { fn from(arr: [T; N]) -> Self {} }
impl<T> IntoIterator for BTreeSet<T> { type Item = T; type IntoIter = IntoIter<T>; fn into_iter(self) -> IntoIter<T> {} }
impl<'a, T> IntoIterator for &'a BTreeSet<T> { type Item = &'a T; type IntoIter = Iter<'a, T>; fn into_iter(self) -> Iter<'a, T> {} }
impl<T: Ord> Extend<T> for BTreeSet<T> { fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {} }
impl<'a, T: 'a + Ord + Copy> Extend<&'a T> for BTreeSet<T> { fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {} }
impl<T> Default for BTreeSet<T> { fn default() -> BTreeSet<T> {} }
impl<T: Ord + Clone> Sub<&BTreeSet<T>> for &BTreeSet<T> { type Output = BTreeSet<T>; fn sub(self, rhs: &BTreeSet<T>) -> BTreeSet<T> {} }
impl<T: Ord + Clone> BitXor<&BTreeSet<T>> for &BTreeSet<T> { type Output = BTreeSet<T>; fn bitxor(self, rhs: &BTreeSet<T>) -> BTreeSet<T> {} }
impl<T: Ord + Clone> BitAnd<&BTreeSet<T>> for &BTreeSet<T> { type Output = BTreeSet<T>; fn bitand(self, rhs: &BTreeSet<T>) -> BTreeSet<T> {} }
impl<T: Ord + Clone> BitOr<&BTreeSet<T>> for &BTreeSet<T> { type Output = BTreeSet<T>; fn bitor(self, rhs: &BTreeSet<T>) -> BTreeSet<T> {} }
impl<T: Clone> Clone for BTreeSet<T> { fn clone(&self) -> Self {} }
impl<T: PartialEq> PartialEq for BTreeSet<T> { fn eq(&self, other: &BTreeSet<T>) -> bool {} }
impl<T: Eq> Eq for BTreeSet<T> {}
impl<T: PartialOrd> PartialOrd for BTreeSet<T> { fn partial_cmp(&self, other: &BTreeSet<T>) -> Option<Ordering> {} }
impl<T: Ord> Ord for BTreeSet<T> { fn cmp(&self, other: &BTreeSet<T>) -> Ordering {} }
impl<T: Hash> Hash for BTreeSet<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: fmt::Debug> fmt::Debug for BTreeSet<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }

#[derive(Debug)]
pub struct Iter<'a, T> {}
impl<'a, T> Iterator for Iter<'a, T> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T> DoubleEndedIterator for Iter<'a, T> { fn next_back(&mut self) -> Option<&'a T> {} }
impl<'a, T> ExactSizeIterator for Iter<'a, T> {}
impl<'a, T> FusedIterator for Iter<'a, T> {}
#[derive(Debug)]
pub struct IntoIter<T> {}
impl<T> Iterator for IntoIter<T> { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<T> DoubleEndedIterator for IntoIter<T> { fn next_back(&mut self) -> Option<T> {} }
impl<T> ExactSizeIterator for IntoIter<T> {}
impl<T> FusedIterator for IntoIter<T> {}
#[derive(Debug)]
pub struct Range<'a, T> {}
impl<'a, T> Iterator for Range<'a, T> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T> DoubleEndedIterator for Range<'a, T> { fn next_back(&mut self) -> Option<&'a T> {} }
impl<'a, T> FusedIterator for Range<'a, T> {}
#[derive(Debug)]
pub struct Difference<'a, T> {}
impl<'a, T: Ord> Iterator for Difference<'a, T> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T: Ord> FusedIterator for Difference<'a, T> {}
#[derive(Debug)]
pub struct SymmetricDifference<'a, T> {}
impl<'a, T: Ord> Iterator for SymmetricDifference<'a, T> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T: Ord> FusedIterator for SymmetricDifference<'a, T> {}
#[derive(Debug)]
pub struct Intersection<'a, T> {}
impl<'a, T: Ord> Iterator for Intersection<'a, T> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T: Ord> FusedIterator for Intersection<'a, T> {}
#[derive(Debug)]
pub struct Union<'a, T> {}
impl<'a, T: Ord> Iterator for Union<'a, T> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T: Ord> FusedIterator for Union<'a, T> {}
#[derive(Debug)]
pub struct ExtractIf<'a, T, R, F> {}
impl<'a, T, R: RangeBounds<T>, F> Iterator for ExtractIf<'a, T, R, F> where T: PartialOrd, F: FnMut(&T) -> bool { type Item = T; fn next(&mut self) -> Option<T> {} }
impl<'a, T, R: RangeBounds<T>, F> FusedIterator for ExtractIf<'a, T, R, F> where T: PartialOrd, F: FnMut(&T) -> bool {}
impl<T> Clone for Iter<'_, T> { fn clone(&self) -> Self {} }
impl<T> Clone for Range<'_, T> { fn clone(&self) -> Self {} }
impl<T> Clone for Difference<'_, T> { fn clone(&self) -> Self {} }
impl<T> Clone for SymmetricDifference<'_, T> { fn clone(&self) -> Self {} }
impl<T> Clone for Intersection<'_, T> { fn clone(&self) -> Self {} }
impl<T> Clone for Union<'_, T> { fn clone(&self) -> Self {} }
