use crate::prelude::rust_2024::*;
use crate::cmp::Ordering;
use crate::hash::{Hash, Hasher};
use crate::iter::{FusedIterator, Product, Sum};
use crate::ops::{ControlFlow, Deref, DerefMut, Try};
use crate::pin::Pin;
use crate::convert::Infallible;

#[lang = "Option"]
#[derive(Copy, Debug, Hash)]
pub enum Option<T> {
    None,
    Some(T),
}

impl<T> Option<T> {
    pub fn is_some(&self) -> bool {}
    pub fn is_some_and(self, f: impl FnOnce(T) -> bool) -> bool {}
    pub fn is_none(&self) -> bool {}
    pub fn is_none_or(self, f: impl FnOnce(T) -> bool) -> bool {}
    pub fn as_ref(&self) -> Option<&T> {}
    pub fn as_mut(&mut self) -> Option<&mut T> {}
    pub fn as_pin_ref(self: Pin<&Self>) -> Option<Pin<&T>> {}
    pub fn as_pin_mut(self: Pin<&mut Self>) -> Option<Pin<&mut T>> {}
    pub fn as_slice(&self) -> &[T] {}
    pub fn as_mut_slice(&mut self) -> &mut [T] {}
    pub fn expect(self, msg: &str) -> T {}
    pub fn unwrap(self) -> T {}
    pub fn unwrap_or(self, default: T) -> T {}
    pub fn unwrap_or_else<F>(self, f: F) -> T where F: FnOnce() -> T {}
    pub fn unwrap_or_default(self) -> T where T: Default {}
    pub unsafe fn unwrap_unchecked(self) -> T {}
    pub fn map<U, F>(self, f: F) -> Option<U> where F: FnOnce(T) -> U {}
    pub fn inspect<F>(self, f: F) -> Self where F: FnOnce(&T) {}
    pub fn map_or<U, F>(self, default: U, f: F) -> U where F: FnOnce(T) -> U {}
    pub fn map_or_else<U, D, F>(self, default: D, f: F) -> U where D: FnOnce() -> U, F: FnOnce(T) -> U {}
    pub fn map_or_default<U, F>(self, f: F) -> U where U: Default, F: FnOnce(T) -> U {}
    pub fn ok_or<E>(self, err: E) -> Result<T, E> {}
    pub fn ok_or_else<E, F>(self, err: F) -> Result<T, E> where F: FnOnce() -> E {}
    pub fn as_deref(&self) -> Option<&T::Target> where T: Deref {}
    pub fn as_deref_mut(&mut self) -> Option<&mut T::Target> where T: DerefMut {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {}
    pub fn and<U>(self, optb: Option<U>) -> Option<U> {}
    pub fn and_then<U, F>(self, f: F) -> Option<U> where F: FnOnce(T) -> Option<U> {}
    pub fn filter<P>(self, predicate: P) -> Self where P: FnOnce(&T) -> bool {}
    pub fn or(self, optb: Option<T>) -> Option<T> {}
    pub fn or_else<F>(self, f: F) -> Option<T> where F: FnOnce() -> Option<T> {}
    pub fn xor(self, optb: Option<T>) -> Option<T> {}
    pub fn insert(&mut self, value: T) -> &mut T {}
    pub fn get_or_insert(&mut self, value: T) -> &mut T {}
    pub fn get_or_insert_default(&mut self) -> &mut T where T: Default {}
    pub fn get_or_insert_with<F>(&mut self, f: F) -> &mut T where F: FnOnce() -> T {}
    pub fn take(&mut self) -> Option<T> {}
    pub fn take_if<P>(&mut self, predicate: P) -> Option<T> where P: FnOnce(&mut T) -> bool {}
    pub fn replace(&mut self, value: T) -> Option<T> {}
    pub fn zip<U>(self, other: Option<U>) -> Option<(T, U)> {}
}

impl<T, U> Option<(T, U)> {
    pub fn unzip(self) -> (Option<T>, Option<U>) {}
}

impl<T> Option<&T> {
    pub fn copied(self) -> Option<T> where T: Copy {}
    pub fn cloned(self) -> Option<T> where T: Clone {}
}

impl<T> Option<&mut T> {
    pub fn copied(self) -> Option<T> where T: Copy {}
    pub fn cloned(self) -> Option<T> where T: Clone {}
}

impl<T, E> Option<Result<T, E>> {
    pub fn transpose(self) -> Result<Option<T>, E> {}
}

impl<T> Option<Option<T>> {
    pub fn flatten(self) -> Option<T> {}
}

impl<T: Clone> Clone for Option<T> { fn clone(&self) -> Self {} }
impl<T> Default for Option<T> { fn default() -> Option<T> {} }
impl<T: PartialEq> PartialEq for Option<T> { fn eq(&self, other: &Self) -> bool {} }
impl<T: Eq> Eq for Option<T> {}
impl<T: PartialOrd> PartialOrd for Option<T> { fn partial_cmp(&self, other: &Self) -> Option<Ordering> {} }
impl<T: Ord> Ord for Option<T> { fn cmp(&self, other: &Self) -> Ordering {} }

impl<T> IntoIterator for Option<T> { type Item = T; type IntoIter = IntoIter<T>; fn into_iter(self) -> IntoIter<T> {} }
impl<'a, T> IntoIterator for &'a Option<T> { type Item = &'a T; type IntoIter = Iter<'a, T>; fn into_iter(self) -> Iter<'a, T> {} }
impl<'a, T> IntoIterator for &'a mut Option<T> { type Item = &'a mut T; type IntoIter = IterMut<'a, T>; fn into_iter(self) -> IterMut<'a, T> {} }
impl<T> From<T> for Option<T> { fn from(val: T) -> Option<T> {} }
impl<'a, T> From<&'a Option<T>> for Option<&'a T> { fn from(o: &'a Option<T>) -> Option<&'a T> {} }
impl<'a, T> From<&'a mut Option<T>> for Option<&'a mut T> { fn from(o: &'a mut Option<T>) -> Option<&'a mut T> {} }
impl<A, V: FromIterator<A>> FromIterator<Option<A>> for Option<V> { fn from_iter<I: IntoIterator<Item = Option<A>>>(iter: I) -> Option<V> {} }
impl<T, U> Sum<Option<U>> for Option<T> where T: Sum<U> { fn sum<I>(iter: I) -> Option<T> where I: Iterator<Item = Option<U>> {} }
impl<T, U> Product<Option<U>> for Option<T> where T: Product<U> { fn product<I>(iter: I) -> Option<T> where I: Iterator<Item = Option<U>> {} }
impl<T> Try for Option<T> { type Output = T; type Residual = Option<Infallible>; fn from_output(output: Self::Output) -> Self {} fn branch(self) -> ControlFlow<Self::Residual, T> {} }

#[derive(Clone, Debug)]
pub struct Iter<'a, A> {}
impl<'a, A> Iterator for Iter<'a, A> { type Item = &'a A; fn next(&mut self) -> Option<&'a A> {} }
impl<'a, A> DoubleEndedIterator for Iter<'a, A> { fn next_back(&mut self) -> Option<&'a A> {} }
impl<'a, A> ExactSizeIterator for Iter<'a, A> {}
impl<'a, A> FusedIterator for Iter<'a, A> {}
#[derive(Debug)]
pub struct IterMut<'a, A> {}
impl<'a, A> Iterator for IterMut<'a, A> { type Item = &'a mut A; fn next(&mut self) -> Option<&'a mut A> {} }
impl<'a, A> DoubleEndedIterator for IterMut<'a, A> { fn next_back(&mut self) -> Option<&'a mut A> {} }
impl<'a, A> ExactSizeIterator for IterMut<'a, A> {}
impl<'a, A> FusedIterator for IterMut<'a, A> {}
#[derive(Clone, Debug)]
pub struct IntoIter<A> {}
impl<A> Iterator for IntoIter<A> { type Item = A; fn next(&mut self) -> Option<A> {} }
impl<A> DoubleEndedIterator for IntoIter<A> { fn next_back(&mut self) -> Option<A> {} }
impl<A> ExactSizeIterator for IntoIter<A> {}
impl<A> FusedIterator for IntoIter<A> {}
