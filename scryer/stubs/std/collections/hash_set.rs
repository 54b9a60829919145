use crate::prelude::rust_2024::*;
use crate::borrow::Borrow;
use crate::collections::TryReserveError;
use crate::fmt;
use crate::hash::{BuildHasher, Hash, RandomState};
use crate::iter::{Chain, FusedIterator};
use crate::ops::{BitAnd, BitOr, BitXor, Sub};

pub struct HashSet<T, S = RandomState> {}
impl<T> HashSet<T, RandomState> {
    pub fn new() -> HashSet<T, RandomState> {}
    pub fn with_capacity(capacity: usize) -> HashSet<T, RandomState> {}
}
impl<T, S> HashSet<T, S> {
    pub fn capacity(&self) -> usize {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn drain(&mut self) -> Drain<'_, T> {}
    pub fn extract_if<F>(&mut self, pred: F) -> ExtractIf<'_, T, F> where F: FnMut(&T) -> bool {}
    pub fn retain<F>(&mut self, f: F) where F: FnMut(&T) -> bool {}
    pub fn clear(&mut self) {}
    pub fn with_hasher(hasher: S) -> HashSet<T, S> {}
    pub fn with_capacity_and_hasher(capacity: usize, hasher: S) -> HashSet<T, S> {}
    pub fn hasher(&self) -> &S {}
}
impl<T, S> HashSet<T, S> where T: Eq + Hash, S: BuildHasher {
    pub fn reserve(&mut self, additional: usize) {}
    pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn shrink_to_fit(&mut self) {}
    pub fn shrink_to(&mut self, min_capacity: usize) {}
    pub fn difference<'a>(&'a self, other: &'a HashSet<T, S>) -> Difference<'a, T, S> {}
    pub fn symmetric_difference<'a>(&'a self, other: &'a HashSet<T, S>) -> SymmetricDifference<'a, T, S> {}
    pub fn intersection<'a>(&'a self, other: &'a HashSet<T, S>) -> Intersection<'a, T, S> {}
    pub fn union<'a>(&'a self, other: &'a HashSet<T, S>) -> Union<'a, T, S> {}
    pub fn contains<Q: ?Sized>(&self, value: &Q) -> bool where T: Borrow<Q>, Q: Hash + Eq {}
    pub fn get<Q: ?Sized>(&self, value: &Q) -> Option<&T> where T: Borrow<Q>, Q: Hash + Eq {}
    pub fn is_disjoint(&self, other: &HashSet<T, S>) -> bool {}
    pub fn is_subset(&self, other: &HashSet<T, S>) -> bool {}
    pub fn is_superset(&self, other: &HashSet<T, S>) -> bool {}
    pub fn insert(&mut self, value: T) -> bool {}
    pub fn replace(&mut self, value: T) -> Option<T> {}
    pub fn remove<Q: ?Sized>(&mut self, value: &Q) -> bool where T: Borrow<Q>, Q: Hash + Eq {}
    pub fn take<Q: ?Sized>(&mut self, value: &Q) -> Option<T> where T: Borrow<Q>, Q: Hash + Eq {}
}
impl<T: Clone, S: Clone> Clone for HashSet<T, S> { fn clone(&self) -> Self {} }
impl<T, S> PartialEq for HashSet<T, S> where T: Eq + Hash, S: BuildHasher { fn eq(&self, other: &HashSet<T, S>) -> bool {} }
impl<T, S> Eq for HashSet<T, S> where T: Eq + Hash, S: BuildHasher {}
impl<T: fmt::Debug, S> fmt::Debug for HashSet<T, S> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T, S: Default> Default for HashSet<T, S> { fn default() -> HashSet<T, S> {} }
impl<T, S> FromIterator<T> for HashSet<T, S> where T: Eq + Hash, S: BuildHasher + Default { fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> HashSet<T, S> {} }
impl<T, const N: usize> From<[T; N]> for HashSet<T, RandomState> where T: Eq + Hash { fn from(arr: [T; N]) -> Self {} }
impl<T, S> Extend<T> for HashSet<T, S> where T: Eq + Hash, S: BuildHasher { fn extend<I: IntoIterator<Item = T>>(&mut self, iter: I) {} }
impl<'a, T, S> Extend<&'a T> for HashSet<T, S> where T: 'a + Eq + Hash + Copy, S: BuildHasher { fn extend<I: IntoIterator<Item = &'a T>>(&mut self, iter: I) {} }
impl<T, S> IntoIterator for HashSet<T, S> { type Item = T; type IntoIter = IntoIter<T>; fn into_iter(self) -> IntoIter<T> {} }
impl<'a, T, S> IntoIterator for &'a HashSet<T, S> { type Item = &'a T; type IntoIter = Iter<'a, T>; fn into_iter(self) -> Iter<'a, T> {} }
impl<T, S> Sub<&HashSet<T, S>> for &HashSet<T, S> where T: Eq + Hash + Clone, S: BuildHasher + Default { type Output = HashSet<T, S>; fn sub(self, rhs: &HashSet<T, S>) -> HashSet<T, S> {} }
impl<T, S> BitXor<&HashSet<T, S>> for &HashSet<T, S> where T: Eq + Hash + Clone, S: BuildHasher + Default { type Output = HashSet<T, S>; fn bitxor(self, rhs: &HashSet<T, S>) -> HashSet<T, S> {} }
impl<T, S> BitAnd<&HashSet<T, S>> for &HashSet<T, S> where T: Eq + Hash + Clone, S: BuildHasher + Default { type Output = HashSet<T, S>; fn bitand(self, rhs: &HashSet<T, S>) -> HashSet<T, S> {} }
impl<T, S> BitOr<&HashSet<T, S>> for &HashSet<T, S> where T: Eq + Hash + Clone, S: BuildHasher + Default { type Output = HashSet<T, S>; fn bitor(self, rhs: &HashSet<T, S>) -> HashSet<T, S> {} }
#[derive(Debug)]
pub struct Iter<'a, K> {}
impl<'a, K> Iterator for Iter<'a, K> { type Item = &'a K; fn next(&mut self) -> Option<&'a K> {} }
impl<'a, K> ExactSizeIterator for Iter<'a, K> {}
impl<'a, K> FusedIterator for Iter<'a, K> {}
impl<K> Clone for Iter<'_, K> { fn clone(&self) -> Self {} }
#[derive(Debug)]
pub struct IntoIter<K> {}
impl<K> Iterator for IntoIter<K> { type Item = K; fn next(&mut self) -> Option<K> {} }
impl<K> ExactSizeIterator for IntoIter<K> {}
impl<K> FusedIterator for IntoIter<K> {}
#[derive(Debug)]
pub struct Drain<'a, K> {}
impl<'a, K> Iterator for Drain<'a, K> { type Item = K; fn next(&mut self) -> Option<K> {} }
impl<'a, K> ExactSizeIterator for Drain<'a, K> {}
impl<'a, K> FusedIterator for Drain<'a, K> {}
#[derive(Debug)]
pub struct ExtractIf<'a, K, F> {}
impl<'a, K, F> Iterator for ExtractIf<'a, K, F> where F: FnMut(&K) -> bool { type Item = K; fn next(&mut self) -> Option<K> {} }
impl<'a, K, F> FusedIterator for ExtractIf<'a, K, F> where F: FnMut(&K) -> bool {}
#[derive(Debug)]
pub struct Intersection<'a, T, S> {}
impl<'a, T: Eq + Hash, S: BuildHasher> Iterator for Intersection<'a, T, S> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T: Eq + Hash, S: BuildHasher> FusedIterator for Intersection<'a, T, S> {}
impl<T, S> Clone for Intersection<'_, T, S> { fn clone(&self) -> Self {} }
#[derive(Debug)]
pub struct Difference<'a, T, S> {}
impl<'a, T: Eq + Hash, S: BuildHasher> Iterator for Difference<'a, T, S> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T: Eq + Hash, S: BuildHasher> FusedIterator for Difference<'a, T, S> {}
impl<T, S> Clone for Difference<'_, T, S> { fn clone(&self) -> Self {} }
#[derive(Debug)]
pub struct SymmetricDifference<'a, T, S> {}
impl<'a, T: Eq + Hash, S: BuildHasher> Iterator for SymmetricDifference<'a, T, S> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T: Eq + Hash, S: BuildHasher> FusedIterator for SymmetricDifference<'a, T, S> {}
impl<T, S> Clone for SymmetricDifference<'_, T, S> { fn clone(&self) -> Self {} }
#[derive(Debug)]
pub struct Union<'a, T, S> {}
impl<'a, T: Eq + Hash, S: BuildHasher> Iterator for Union<'a, T, S> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T: Eq + Hash, S: BuildHasher> FusedIterator for Union<'a, T, S> {}
impl<T, S> Clone for Union<'_, T, S> { fn clone(&self) -> Self {} }
