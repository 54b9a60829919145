use crate::prelude::*;
use crate::borrow::Borrow;
use core::cmp::Ordering;

pub use core::slice::*;

impl<T> [T] {
    pub fn sort(&mut self) where T: Ord {}
    pub fn sort_by<F>(&mut self, compare: F) where F: FnMut(&T, &T) -> Ordering {}
    pub fn sort_by_key<K, F>(&mut self, f: F) where F: FnMut(&T) -> K, K: Ord {}
    pub fn sort_by_cached_key<K, F>(&mut self, f: F) where F: FnMut(&T) -> K, K: Ord {}
    pub fn to_vec(&self) -> Vec<T> where T: Clone {}
    pub fn into_vec(self: Box<Self>) -> Vec<T> {}
    pub fn repeat(&self, n: usize) -> Vec<T> where T: Copy {}
    pub fn concat<Item: ?Sized>(&self) -> <Self as Concat<Item>>::Output where Self: Concat<Item> {}
    pub fn join<Separator>(&self, sep: Separator) -> <Self as Join<Separator>>::Output where Self: Join<Separator> {}
    pub fn connect<Separator>(&self, sep: Separator) -> <Self as Join<Separator>>::Output where Self: Join<Separator> {}
}
impl [u8] {
    pub fn to_ascii_uppercase(&self) -> Vec<u8> {}
    pub fn to_ascii_lowercase(&self) -> Vec<u8> {}
}
pub trait Concat<Item: ?Sized> {
    type Output;
    fn concat(slice: &Self) -> Self::Output;
}
pub trait Join<Separator> {
    type Output;
    fn join(slice: &Self, sep: Separator) -> Self::Output;
}
impl<T: Clone, V: Borrow<[T]>> Concat<T> for [V] { type Output = Vec<T>; fn concat(slice: &Self) -> Vec<T> {} }
impl<T: Clone, V: Borrow<[T]>> Join<&T> for [V] { type Output = Vec<T>; fn join(slice: &Self, sep: &T) -> Vec<T> {} }
impl<T: Clone, V: Borrow<[T]>> Join<&[T]> for [V] { type Output = Vec<T>; fn join(slice: &Self, sep: &[T]) -> Vec<T> {} }
