use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::iter::{FusedIterator, Product, Sum};
use crate::ops::{ControlFlow, Deref, DerefMut, Try};
use crate::convert::Infallible;

#[lang = "Result"]
#[derive(Copy, PartialEq, PartialOrd, Eq, Ord, Debug, Hash)]
pub enum Result<T, E> {
    Ok(T),
    Err(E),
}

impl<T, E> Result<T, E> {
    pub fn is_ok(&self) -> bool {}
    pub fn is_ok_and<F>(self, f: F) -> bool where F: FnOnce(T) -> bool {}
    pub fn is_err(&self) -> bool {}
    pub fn is_err_and<F>(self, f: F) -> bool where F: FnOnce(E) -> bool {}
    pub fn ok(self) -> Option<T> {}
    pub fn err(self) -> Option<E> {}
    pub fn as_ref(&self) -> Result<&T, &E> {}
    pub fn as_mut(&mut self) -> Result<&mut T, &mut E> {}
    pub fn map<U, F>(self, op: F) -> Result<U, E> where F: FnOnce(T) -> U {}
    pub fn map_or<U, F>(self, default: U, f: F) -> U where F: FnOnce(T) -> U {}
    pub fn map_or_else<U, D, F>(self, default: D, f: F) -> U where D: FnOnce(E) -> U, F: FnOnce(T) -> U {}
    pub fn map_or_default<U, F>(self, f: F) -> U where U: Default, F: FnOnce(T) -> U {}
    pub fn map_err<F, O>(self, op: O) -> Result<T, F> where O: FnOnce(E) -> F {}
    pub fn inspect<F>(self, f: F) -> Self where F: FnOnce(&T) {}
    pub fn inspect_err<F>(self, f: F) -> Self where F: FnOnce(&E) {}
    pub fn as_deref(&self) -> Result<&T::Target, &E> where T: Deref {}
    pub fn as_deref_mut(&mut self) -> Result<&mut T::Target, &mut E> where T: DerefMut {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {}
    pub fn expect(self, msg: &str) -> T where E: fmt::Debug {}
    pub fn unwrap(self) -> T where E: fmt::Debug {}
    pub fn unwrap_or_default(self) -> T where T: Default {}
    pub fn expect_err(self, msg: &str) -> E where T: fmt::Debug {}
    pub fn unwrap_err(self) -> E where T: fmt::Debug {}
    pub fn and<U>(self, res: Result<U, E>) -> Result<U, E> {}
    pub fn and_then<U, F>(self, op: F) -> Result<U, E> where F: FnOnce(T) -> Result<U, E> {}
    pub fn or<F>(self, res: Result<T, F>) -> Result<T, F> {}
    pub fn or_else<F, O>(self, op: O) -> Result<T, F> where O: FnOnce(E) -> Result<T, F> {}
    pub fn unwrap_or(self, default: T) -> T {}
    pub fn unwrap_or_else<F>(self, op: F) -> T where F: FnOnce(E) -> T {}
    pub unsafe fn unwrap_unchecked(self) -> T {}
    pub unsafe fn unwrap_err_unchecked(self) -> E {}
}

impl<T, E> Result<&T, E> {
    pub fn copied(self) -> Result<T, E> where T: Copy {}
    pub fn cloned(self) -> Result<T, E> where T: Clone {}
}

impl<T, E> Result<&mut T, E> {
    pub fn copied(self) -> Result<T, E> where T: Copy {}
    pub fn cloned(self) -> Result<T, E> where T: Clone {}
}

impl<T, E> Result<Option<T>, E> {
    pub fn transpose(self) -> Option<Result<T, E>> {}
}

impl<T, E> Result<Result<T, E>, E> {
    pub fn flatten(self) -> Result<T, E> {}
}

impl<T: Clone, E: Clone> Clone for Result<T, E> { fn clone(&self) -> Self {} }
impl<T, E> IntoIterator for Result<T, E> { type Item = T; type IntoIter = IntoIter<T>; fn into_iter(self) -> IntoIter<T> {} }
impl<'a, T, E> IntoIterator for &'a Result<T, E> { type Item = &'a T; type IntoIter = Iter<'a, T>; fn into_iter(self) -> Iter<'a, T> {} }
impl<'a, T, E> IntoIterator for &'a mut Result<T, E> { type Item = &'a mut T; type IntoIter = IterMut<'a, T>; fn into_iter(self) -> IterMut<'a, T> {} }
impl<A, E, V: FromIterator<A>> FromIterator<Result<A, E>> for Result<V, E> { fn from_iter<I: IntoIterator<Item = Result<A, E>>>(iter: I) -> Result<V, E> {} }
impl<T, U, E> Sum<Result<U, E>> for Result<T, E> where T: Sum<U> { fn sum<I>(iter: I) -> Result<T, E> where I: Iterator<Item = Result<U, E>> {} }
impl<T, U, E> Product<Result<U, E>> for Result<T, E> where T: Product<U> { fn product<I>(iter: I) -> Result<T, E> where I: Iterator<Item = Result<U, E>> {} }
impl<T, E> Try for Result<T, E> { type Output = T; type Residual = Result<Infallible, E>; fn from_output(output: Self::Output) -> Self {} fn branch(self) -> ControlFlow<Self::Residual, T> {} }

#[derive(Clone, Debug)]
pub struct Iter<'a, T> {}
impl<'a, T> Iterator for Iter<'a, T> { type Item = &'a T; fn next(&mut self) -> Option<&'a T> {} }
impl<'a, T> DoubleEndedIterator for Iter<'a, T> { fn next_back(&mut self) -> Option<&'a T> {} }
impl<'a, T> ExactSizeIterator for Iter<'a, T> {}
impl<'a, T> FusedIterator for Iter<'a, T> {}
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
