use crate::prelude::*;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::ops::{Bound, Index, RangeBounds};

pub struct BTreeMap<K, V> {}
impl<K, V> BTreeMap<K, V> {
    pub fn new() -> BTreeMap<K, V> {}
    pub fn clear(&mut self) {}
    pub fn get<Q: ?Sized>(&self, key: &Q) -> Option<&V> where K: Borrow<Q> + Ord, Q: Ord {}
    pub fn get_key_value<Q: ?Sized>(&self, k: &Q) -> Option<(&K, &V)> where K: Borrow<Q> + Ord, Q: Ord {}
    pub fn first_key_value(&self) -> Option<(&K, &V)> where K: Ord {}
    pub fn first_entry(&mut self) -> Option<OccupiedEntry<'_, K, V>> where K: Ord {}
    pub fn pop_first(&mut self) -> Option<(K, V)> where K: Ord {}
    pub fn last_key_value(&self) -> Option<(&K, &V)> where K: Ord {}
    pub fn last_entry(&mut self) -> Option<OccupiedEntry<'_, K, V>> where K: Ord {}
    pub fn pop_last(&mut self) -> Option<(K, V)> where K: Ord {}
    pub fn contains_key<Q: ?Sized>(&self, key: &Q) -> bool where K: Borrow<Q> + Ord, Q: Ord {}
    pub fn get_mut<Q: ?Sized>(&mut self, key: &Q) -> Option<&mut V> where K: Borrow<Q> + Ord, Q: Ord {}
    pub fn insert(&mut self, key: K, value: V) -> Option<V> where K: Ord {}
    pub fn remove<Q: ?Sized>(&mut self, key: &Q) -> Option<V> where K: Borrow<Q> + Ord, Q: Ord {}
    pub fn remove_entry<Q: ?Sized>(&mut self, key: &Q) -> Option<(K, V)> where K: Borrow<Q> + Ord, Q: Ord {}
    pub fn retain<F>(&mut self, f: F) where K: Ord, F: FnMut(&K, &mut V) -> bool {}
    pub fn append(&mut self, other: &mut Self) where K: Ord {}
    pub fn range<T: ?Sized, R>(&self, range: R) -> Range<'_, K, V> where T: Ord, K: Borrow<T> + Ord, R: RangeBounds<T> {}
    pub fn range_mut<T: ?Sized, R>(&mut self, range: R) -> RangeMut<'_, K, V> where T: Ord, K: Borrow<T> + Ord, R: RangeBounds<T> {}
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> where K: Ord {}
    pub fn split_off<Q: ?Sized + Ord>(&mut self, key: &Q) -> Self where K: Borrow<Q> + Ord {}
    pub fn extract_if<F, R>(&mut self, range: R, pred: F) -> ExtractIf<'_, K, V, R, F> where K: Ord, R: RangeBounds<K>, F: FnMut(&K, &mut V) -> bool {}
    pub fn into_keys(self) -> IntoKeys<K, V> {}
    pub fn into_values(self) -> IntoValues<K, V> {}
    pub fn iter(&self) -> Iter<'_, K, V> {}
    pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {}
    pub fn keys(&self) -> Keys<'_, K, V> {}
    pub fn values(&self) -> Values<'_, K, V> {}
    pub fn values_mut(&mut self) -> ValuesMut<'_, K, V> {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
}
impl<K, V> IntoIterator for BTreeMap<K, V> { type Item = (K, V); type IntoIter = IntoIter<K, V>; fn into_iter(self) -> IntoIter<K, V> {} }
impl<'a, K, V> IntoIterator for &'a BTreeMap<K, V> { type Item = (&'a K, &'a V); type IntoIter = Iter<'a, K, V>; fn into_iter(self) -> Iter<'a, K, V> {} }
impl<'a, K, V> IntoIterator for &'a mut BTreeMap<K, V> { type Item = (&'a K, &'a mut V); type IntoIter = IterMut<'a, K, V>; fn into_iter(self) -> IterMut<'a, K, V> {} }
impl<K: Ord, V> FromIterator<(K, V)> for BTreeMap<K, V> { fn from_iter<T: IntoIterator<Item = (K, V)>>(iter: T) -> BTreeMap<K, V> {} }
impl<K: Ord, V> Extend<(K, V)> for BTreeMap<K, V> { fn extend<T: IntoIterator<Item = (K, V)>>(&mut self, iter: T) {} }
impl<'a, K: Ord + Copy, V: Copy> Extend<(&'a K, &'a V)> for BTreeMap<K, V> { fn extend<I: IntoIterator<Item = (&'a K, &'a V)>>(&mut self, iter: I) {} }
impl<K: Ord, V, const N: usize> From<[(K, V); N]> for BTreeMap<K, V> { fn from(arr: [(K, V); N]) -> Self {} }
impl<K, Q: ?Sized, V> Index<&Q> for BTreeMap<K, V> where K: Borrow<Q> + Ord, Q: Ord { type Output = V; fn index(&self, key: &Q) -> &V {} }
impl<K: Clone, V: Clone> Clone for BTreeMap<K, V> { fn clone(&self) -> BTreeMap<K, V> {} }
impl<K, V> Default for BTreeMap<K, V> { fn default() -> BTreeMap<K, V> {} }
impl<K: PartialEq, V: PartialEq> PartialEq for BTreeMap<K, V> { fn eq(&self, other: &BTreeMap<K, V>) -> bool {} }
impl<K: Eq, V: Eq> Eq for BTreeMap<K, V> {}
impl<K: PartialOrd, V: PartialOrd> PartialOrd for BTreeMap<K, V> { fn partial_cmp(&self, other: &BTreeMap<K, V>) -> Option<Ordering> {} }
impl<K: Ord, V: Ord> Ord for BTreeMap<K, V> { fn cmp(&self, other: &BTreeMap<K, V>) -> Ordering {} }
impl<K: Hash, V: Hash> Hash for BTreeMap<K, V> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<K: fmt::Debug, V: fmt::Debug> fmt::Debug for BTreeMap<K, V> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }

#[derive(Debug)]
pub struct Iter<'a, K, V> {}
impl<'a, K, V> Iterator for Iter<'a, K, V> { type Item = (&'a K, &'a V); fn next(&mut self) -> Option<(&'a K, &'a V)> {} }
impl<'a, K, V> DoubleEndedIterator for Iter<'a, K, V> { fn next_back(&mut self) -> Option<(&'a K, &'a V)> {} }
impl<'a, K, V> ExactSizeIterator for Iter<'a, K, V> {}
impl<'a, K, V> FusedIterator for Iter<'a, K, V> {}
#[derive(Debug)]
pub struct IterMut<'a, K, V> {}
impl<'a, K, V> Iterator for IterMut<'a, K, V> { type Item = (&'a K, &'a mut V); fn next(&mut self) -> Option<(&'a K, &'a mut V)> {} }
impl<'a, K, V> DoubleEndedIterator for IterMut<'a, K, V> { fn next_back(&mut self) -> Option<(&'a K, &'a mut V)> {} }
impl<'a, K, V> ExactSizeIterator for IterMut<'a, K, V> {}
impl<'a, K, V> FusedIterator for IterMut<'a, K, V> {}
#[derive(Debug)]
pub struct IntoIter<K, V> {}
impl<K, V> Iterator for IntoIter<K, V> { type Item = (K, V); fn next(&mut self) -> Option<(K, V)> {} }
impl<K, V> DoubleEndedIterator for IntoIter<K, V> { fn next_back(&mut self) -> Option<(K, V)> {} }
impl<K, V> ExactSizeIterator for IntoIter<K, V> {}
impl<K, V> FusedIterator for IntoIter<K, V> {}
#[derive(Debug)]
pub struct Keys<'a, K, V> {}
impl<'a, K, V> Iterator for Keys<'a, K, V> { type Item = &'a K; fn next(&mut self) -> Option<&'a K> {} }
impl<'a, K, V> DoubleEndedIterator for Keys<'a, K, V> { fn next_back(&mut self) -> Option<&'a K> {} }
impl<'a, K, V> ExactSizeIterator for Keys<'a, K, V> {}
impl<'a, K, V> FusedIterator for Keys<'a, K, V> {}
#[derive(Debug)]
pub struct Values<'a, K, V> {}
impl<'a, K, V> Iterator for Values<'a, K, V> { type Item = &'a V; fn next(&mut self) -> Option<&'a V> {} }
impl<'a, K, V> DoubleEndedIterator for Values<'a, K, V> { fn next_back(&mut self) -> Option<&'a V> {} }
impl<'a, K, V> ExactSizeIterator for Values<'a, K, V> {}
impl<'a, K, V> FusedIterator for Values<'a, K, V> {}
#[derive(Debug)]
pub struct ValuesMut<'a, K, V> {}
impl<'a, K, V> Iterator for ValuesMut<'a, K, V> { type Item = &'a mut V; fn next(&mut self) -> Option<&'a mut V> {} }
impl<'a, K, V> DoubleEndedIterator for ValuesMut<'a, K, V> { fn next_back(&mut self) -> Option<&'a mut V> {} }
impl<'a, K, V> ExactSizeIterator for ValuesMut<'a, K, V> {}
impl<'a, K, V> FusedIterator for ValuesMut<'a, K, V> {}
#[derive(Debug)]
pub struct IntoKeys<K, V> {}
impl<K, V> Iterator for IntoKeys<K, V> { type Item = K; fn next(&mut self) -> Option<K> {} }
impl<K, V> DoubleEndedIterator for IntoKeys<K, V> { fn next_back(&mut self) -> Option<K> {} }
impl<K, V> ExactSizeIterator for IntoKeys<K, V> {}
impl<K, V> FusedIterator for IntoKeys<K, V> {}
#[derive(Debug)]
pub struct IntoValues<K, V> {}
impl<K, V> Iterator for IntoValues<K, V> { type Item = V; fn next(&mut self) -> Option<V> {} }
impl<K, V> DoubleEndedIterator for IntoValues<K, V> { fn next_back(&mut self) -> Option<V> {} }
impl<K, V> ExactSizeIterator for IntoValues<K, V> {}
impl<K, V> FusedIterator for IntoValues<K, V> {}
#[derive(Debug)]
pub struct Range<'a, K, V> {}
impl<'a, K, V> Iterator for Range<'a, K, V> { type Item = (&'a K, &'a V); fn next(&mut self) -> Option<(&'a K, &'a V)> {} }
impl<'a, K, V> DoubleEndedIterator for Range<'a, K, V> { fn next_back(&mut self) -> Option<(&'a K, &'a V)> {} }
impl<'a, K, V> FusedIterator for Range<'a, K, V> {}
#[derive(Debug)]
pub struct RangeMut<'a, K, V> {}
impl<'a, K, V> Iterator for RangeMut<'a, K, V> { type Item = (&'a K, &'a mut V); fn next(&mut self) -> Option<(&'a K, &'a mut V)> {} }
impl<'a, K, V> DoubleEndedIterator for RangeMut<'a, K, V> { fn next_back(&mut self) -> Option<(&'a K, &'a mut V)> {} }
impl<'a, K, V> FusedIterator for RangeMut<'a, K, V> {}
#[derive(Debug)]
pub struct ExtractIf<'a, K, V, R, F> {}
impl<'a, K, V, R: RangeBounds<K>, F> Iterator for ExtractIf<'a, K, V, R, F> where K: PartialOrd, F: FnMut(&K, &mut V) -> bool { type Item = (K, V); fn next(&mut self) -> Option<(K, V)> {} }
impl<'a, K, V, R: RangeBounds<K>, F> FusedIterator for ExtractIf<'a, K, V, R, F> where K: PartialOrd, F: FnMut(&K, &mut V) -> bool {}
impl<K, V> Clone for Iter<'_, K, V> { fn clone(&self) -> Self {} }
impl<K, V> Clone for Keys<'_, K, V> { fn clone(&self) -> Self {} }
impl<K, V> Clone for Values<'_, K, V> { fn clone(&self) -> Self {} }
impl<K, V> Clone for Range<'_, K, V> { fn clone(&self) -> Self {} }

#[derive(Debug)]
pub enum Entry<'a, K: 'a, V: 'a> {
    Vacant(VacantEntry<'a, K, V>),
    Occupied(OccupiedEntry<'a, K, V>),
}
impl<'a, K: Ord, V> Entry<'a, K, V> {
    pub fn or_insert(self, default: V) -> &'a mut V {}
    pub fn or_insert_with<F: FnOnce() -> V>(self, default: F) -> &'a mut V {}
    pub fn or_insert_with_key<F: FnOnce(&K) -> V>(self, default: F) -> &'a mut V {}
    pub fn key(&self) -> &K {}
    pub fn and_modify<F>(self, f: F) -> Self where F: FnOnce(&mut V) {}
    pub fn insert_entry(self, value: V) -> OccupiedEntry<'a, K, V> {}
}
impl<'a, K: Ord, V: Default> Entry<'a, K, V> {
    pub fn or_default(self) -> &'a mut V {}
}
#[derive(Debug)]
pub struct VacantEntry<'a, K, V> {}
impl<'a, K: Ord, V> VacantEntry<'a, K, V> {
    pub fn key(&self) -> &K {}
    pub fn into_key(self) -> K {}
    pub fn insert(self, value: V) -> &'a mut V {}
    pub fn insert_entry(self, value: V) -> OccupiedEntry<'a, K, V> {}
}
#[derive(Debug)]
pub struct OccupiedEntry<'a, K, V> {}
impl<'a, K: Ord, V> OccupiedEntry<'a, K, V> {
    pub fn key(&self) -> &K {}
    pub fn remove_entry(self) -> (K, V) {}
    pub fn get(&self) -> &V {}
    pub fn get_mut(&mut self) -> &mut V {}
    pub fn into_mut(self) -> &'a mut V {}
    pub fn insert(&mut self, value: V) -> V {}
    pub fn remove(self) -> V {}
}
