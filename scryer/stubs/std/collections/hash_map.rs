use crate::prelude::rust_2024::*;
use crate::borrow::Borrow;
use crate::collections::TryReserveError;
use crate::fmt::{self, Debug};
use crate::hash::{BuildHasher, Hash};
use crate::iter::FusedIterator;
use crate::ops::Index;

pub use crate::hash::{DefaultHasher, RandomState};

pub struct HashMap<K, V, S = RandomState> {}
impl<K, V> HashMap<K, V, RandomState> {
    pub fn new() -> HashMap<K, V, RandomState> {}
    pub fn with_capacity(capacity: usize) -> HashMap<K, V, RandomState> {}
}
impl<K, V, S> HashMap<K, V, S> {
    pub fn with_hasher(hash_builder: S) -> HashMap<K, V, S> {}
    pub fn with_capacity_and_hasher(capacity: usize, hash_builder: S) -> HashMap<K, V, S> {}
    pub fn capacity(&self) -> usize {}
    pub fn keys(&self) -> Keys<'_, K, V> {}
    pub fn into_keys(self) -> IntoKeys<K, V> {}
    pub fn values(&self) -> Values<'_, K, V> {}
    pub fn values_mut(&mut self) -> ValuesMut<'_, K, V> {}
    pub fn into_values(self) -> IntoValues<K, V> {}
    pub fn iter(&self) -> Iter<'_, K, V> {}
    pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn drain(&mut self) -> Drain<'_, K, V> {}
    pub fn extract_if<F>(&mut self, pred: F) -> ExtractIf<'_, K, V, F> where F: FnMut(&K, &mut V) -> bool {}
    pub fn retain<F>(&mut self, f: F) where F: FnMut(&K, &mut V) -> bool {}
    pub fn clear(&mut self) {}
    pub fn hasher(&self) -> &S {}
}
impl<K, V, S> HashMap<K, V, S> where K: Eq + Hash, S: BuildHasher {
    pub fn reserve(&mut self, additional: usize) {}
    pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn shrink_to_fit(&mut self) {}
    pub fn shrink_to(&mut self, min_capacity: usize) {}
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {}
    pub fn get<Q: ?Sized>(&self, k: &Q) -> Option<&V> where K: Borrow<Q>, Q: Hash + Eq {}
    pub fn get_key_value<Q: ?Sized>(&self, k: &Q) -> Option<(&K, &V)> where K: Borrow<Q>, Q: Hash + Eq {}
    pub fn get_disjoint_mut<Q: ?Sized, const N: usize>(&mut self, ks: [&Q; N]) -> [Option<&'_ mut V>; N] where K: Borrow<Q>, Q: Hash + Eq {}
    pub unsafe fn get_disjoint_unchecked_mut<Q: ?Sized, const N: usize>(&mut self, ks: [&Q; N]) -> [Option<&'_ mut V>; N] where K: Borrow<Q>, Q: Hash + Eq {}
    pub fn contains_key<Q: ?Sized>(&self, k: &Q) -> bool where K: Borrow<Q>, Q: Hash + Eq {}
    pub fn get_mut<Q: ?Sized>(&mut self, k: &Q) -> Option<&mut V> where K: Borrow<Q>, Q: Hash + Eq {}
    pub fn insert(&mut self, k: K, v: V) -> Option<V> {}
    pub fn remove<Q: ?Sized>(&mut self, k: &Q) -> Option<V> where K: Borrow<Q>, Q: Hash + Eq {}
    pub fn remove_entry<Q: ?Sized>(&mut self, k: &Q) -> Option<(K, V)> where K: Borrow<Q>, Q: Hash + Eq {}
}
impl<K: Clone, V: Clone, S: Clone> Clone for HashMap<K, V, S> { fn clone(&self) -> Self {} }
impl<K, V, S> PartialEq for HashMap<K, V, S> where K: Eq + Hash, V: PartialEq, S: BuildHasher { fn eq(&self, other: &HashMap<K, V, S>) -> bool {} }
impl<K, V, S> Eq for HashMap<K, V, S> where K: Eq + Hash, V: Eq, S: BuildHasher {}
impl<K: Debug, V: Debug, S> Debug for HashMap<K, V, S> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<K, V, S: Default> Default for HashMap<K, V, S> { fn default() -> HashMap<K, V, S> {} }
impl<K, Q: ?Sized, V, S> Index<&Q> for HashMap<K, V, S> where K: Eq + Hash + Borrow<Q>, Q: Eq + Hash, S: BuildHasher { type Output = V; fn index(&self, key: &Q) -> &V {} }
impl<K, V, S> IntoIterator for HashMap<K, V, S> { type Item = (K, V); type IntoIter = IntoIter<K, V>; fn into_iter(self) -> IntoIter<K, V> {} }
impl<'a, K, V, S> IntoIterator for &'a HashMap<K, V, S> { type Item = (&'a K, &'a V); type IntoIter = Iter<'a, K, V>; fn into_iter(self) -> Iter<'a, K, V> {} }
impl<'a, K, V, S> IntoIterator for &'a mut HashMap<K, V, S> { type Item = (&'a K, &'a mut V); type IntoIter = IterMut<'a, K, V>; fn into_iter(self) -> IterMut<'a, K, V> {} }
impl<K, V, S> FromIterator<(K, V)> for HashMap<K, V, S> where K: Eq + Hash, S: BuildHasher + Default { fn from_iter<T: IntoIterator<Item = (K, V)>>(iter: T) -> HashMap<K, V, S> {} }
impl<K, V, S> Extend<(K, V)> for HashMap<K, V, S> where K: Eq + Hash, S: BuildHasher { fn extend<T: IntoIterator<Item = (K, V)>>(&mut self, iter: T) {} }
impl<'a, K, V, S> Extend<(&'a K, &'a V)> for HashMap<K, V, S> where K: Eq + Hash + Copy, V: Copy, S: BuildHasher { fn extend<T: IntoIterator<Item = (&'a K, &'a V)>>(&mut self, iter: T) {} }
impl<K, V, const N: usize> From<[(K, V); N]> for HashMap<K, V, RandomState> where K: Eq + Hash { fn from(arr: [(K, V); N]) -> Self {} }

#[derive(Debug)]
pub struct Iter<'a, K, V> {}
impl<'a, K, V> Iterator for Iter<'a, K, V> { type Item = (&'a K, &'a V); fn next(&mut self) -> Option<(&'a K, &'a V)> {} }
impl<'a, K, V> ExactSizeIterator for Iter<'a, K, V> {}
impl<'a, K, V> FusedIterator for Iter<'a, K, V> {}
#[derive(Debug)]
pub struct IterMut<'a, K, V> {}
impl<'a, K, V> Iterator for IterMut<'a, K, V> { type Item = (&'a K, &'a mut V); fn next(&mut self) -> Option<(&'a K, &'a mut V)> {} }
impl<'a, K, V> ExactSizeIterator for IterMut<'a, K, V> {}
impl<'a, K, V> FusedIterator for IterMut<'a, K, V> {}
#[derive(Debug)]
pub struct IntoIter<K, V> {}
impl<K, V> Iterator for IntoIter<K, V> { type Item = (K, V); fn next(&mut self) -> Option<(K, V)> {} }
impl<K, V> ExactSizeIterator for IntoIter<K, V> {}
impl<K, V> FusedIterator for IntoIter<K, V> {}
#[derive(Debug)]
pub struct Keys<'a, K, V> {}
impl<'a, K, V> Iterator for Keys<'a, K, V> { type Item = &'a K; fn next(&mut self) -> Option<&'a K> {} }
impl<'a, K, V> ExactSizeIterator for Keys<'a, K, V> {}
impl<'a, K, V> FusedIterator for Keys<'a, K, V> {}
#[derive(Debug)]
pub struct Values<'a, K, V> {}
impl<'a, K, V> Iterator for Values<'a, K, V> { type Item = &'a V; fn next(&mut self) -> Option<&'a V> {} }
impl<'a, K, V> ExactSizeIterator for Values<'a, K, V> {}
impl<'a, K, V> FusedIterator for Values<'a, K, V> {}
#[derive(Debug)]
pub struct ValuesMut<'a, K, V> {}
impl<'a, K, V> Iterator for ValuesMut<'a, K, V> { type Item = &'a mut V; fn next(&mut self) -> Option<&'a mut V> {} }
impl<'a, K, V> ExactSizeIterator for ValuesMut<'a, K, V> {}
impl<'a, K, V> FusedIterator for ValuesMut<'a, K, V> {}
#[derive(Debug)]
pub struct IntoKeys<K, V> {}
impl<K, V> Iterator for IntoKeys<K, V> { type Item = K; fn next(&mut self) -> Option<K> {} }
impl<K, V> ExactSizeIterator for IntoKeys<K, V> {}
impl<K, V> FusedIterator for IntoKeys<K, V> {}
#[derive(Debug)]
pub struct IntoValues<K, V> {}
impl<K, V> Iterator for IntoValues<K, V> { type Item = V; fn next(&mut self) -> Option<V> {} }
impl<K, V> ExactSizeIterator for IntoValues<K, V> {}
impl<K, V> FusedIterator for IntoValues<K, V> {}
#[derive(Debug)]
pub struct Drain<'a, K, V> {}
impl<'a, K, V> Iterator for Drain<'a, K, V> { type Item = (K, V); fn next(&mut self) -> Option<(K, V)> {} }
impl<'a, K, V> ExactSizeIterator for Drain<'a, K, V> {}
impl<'a, K, V> FusedIterator for Drain<'a, K, V> {}
#[derive(Debug)]
pub struct ExtractIf<'a, K, V, F> {}
impl<'a, K, V, F> Iterator for ExtractIf<'a, K, V, F> where F: FnMut(&K, &mut V) -> bool { type Item = (K, V); fn next(&mut self) -> Option<(K, V)> {} }
impl<'a, K, V, F> FusedIterator for ExtractIf<'a, K, V, F> where F: FnMut(&K, &mut V) -> bool {}
impl<K, V> Clone for Iter<'_, K, V> { fn clone(&self) -> Self {} }
impl<K, V> Clone for Keys<'_, K, V> { fn clone(&self) -> Self {} }
impl<K, V> Clone for Values<'_, K, V> { fn clone(&self) -> Self {} }

#[derive(Debug)]
pub enum Entry<'a, K: 'a, V: 'a> {
    Occupied(OccupiedEntry<'a, K, V>),
    Vacant(VacantEntry<'a, K, V>),
}
impl<'a, K, V> Entry<'a, K, V> {
    pub fn or_insert(self, default: V) -> &'a mut V {}
    pub fn or_insert_with<F: FnOnce() -> V>(self, default: F) -> &'a mut V {}
    pub fn or_insert_with_key<F: FnOnce(&K) -> V>(self, default: F) -> &'a mut V {}
    pub fn key(&self) -> &K {}
    pub fn and_modify<F>(self, f: F) -> Self where F: FnOnce(&mut V) {}
    pub fn insert_entry(self, value: V) -> OccupiedEntry<'a, K, V> {}
}
impl<'a, K, V: Default> Entry<'a, K, V> {
    pub fn or_default(self) -> &'a mut V {}
}
#[derive(Debug)]
pub struct OccupiedEntry<'a, K: 'a, V: 'a> {}
impl<'a, K, V> OccupiedEntry<'a, K, V> {
    pub fn key(&self) -> &K {}
    pub fn remove_entry(self) -> (K, V) {}
    pub fn get(&self) -> &V {}
    pub fn get_mut(&mut self) -> &mut V {}
    pub fn into_mut(self) -> &'a mut V {}
    pub fn insert(&mut self, value: V) -> V {}
    pub fn remove(self) -> V {}
}
#[derive(Debug)]
pub struct VacantEntry<'a, K: 'a, V: 'a> {}
impl<'a, K: 'a, V: 'a> VacantEntry<'a, K, V> {
    pub fn key(&self) -> &K {}
    pub fn into_key(self) -> K {}
    pub fn insert(self, value: V) -> &'a mut V {}
    pub fn insert_entry(self, value: V) -> OccupiedEntry<'a, K, V> {}
}
