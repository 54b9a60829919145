use crate::prelude::*;
use crate::borrow::Cow;
use crate::vec;
use core::any::Any;
use core::borrow::{Borrow, BorrowMut};
use core::cmp::Ordering;
use core::error::Error;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::mem::MaybeUninit;
use core::ops::{AsyncFn, AsyncFnMut, AsyncFnOnce, Deref, DerefMut, Fn, FnMut, FnOnce};
use core::pin::Pin;
use core::ptr::NonNull;
use core::task::{Context, Poll};

#[lang = "owned_box"]
pub struct Box<T: ?Sized> {}
impl<T> Box<T> {
    pub fn new(x: T) -> Self {}
    pub fn new_uninit() -> Box<MaybeUninit<T>> {}
    pub fn new_zeroed() -> Box<MaybeUninit<T>> {}
    pub fn pin(x: T) -> Pin<Box<T>> {}
    pub fn into_boxed_slice(boxed: Self) -> Box<[T]> {}
    pub fn into_inner(boxed: Self) -> T {}
}
impl<T> Box<[T]> {
    pub fn new_uninit_slice(len: usize) -> Box<[MaybeUninit<T>]> {}
    pub fn new_zeroed_slice(len: usize) -> Box<[MaybeUninit<T>]> {}
    pub fn into_array<const N: usize>(self) -> Result<Box<[T; N]>, Self> {}
}
impl<T> Box<MaybeUninit<T>> {
    pub unsafe fn assume_init(self) -> Box<T> {}
    pub fn write(boxed: Self, value: T) -> Box<T> {}
}
impl<T> Box<[MaybeUninit<T>]> {
    pub unsafe fn assume_init(self) -> Box<[T]> {}
}
impl<T: ?Sized> Box<T> {
    pub unsafe fn from_raw(raw: *mut T) -> Self {}
    pub unsafe fn from_non_null(ptr: NonNull<T>) -> Self {}
    pub fn into_raw(b: Self) -> *mut T {}
    pub fn into_non_null(b: Self) -> NonNull<T> {}
    pub fn as_mut_ptr(b: &mut Self) -> *mut T {}
    pub fn as_ptr(b: &Self) -> *const T {}
    pub fn leak<'a>(b: Self) -> &'a mut T where T: 'a {}
    pub fn into_pin(boxed: Self) -> Pin<Self> {}
}
impl Box<dyn Any> {
    pub fn downcast<T: Any>(self) -> Result<Box<T>, Self> {}
}
impl Box<dyn Any + Send> {
    pub fn downcast<T: Any>(self) -> Result<Box<T>, Self> {}
}
impl Box<dyn Any + Send + Sync> {
    pub fn downcast<T: Any>(self) -> Result<Box<T>, Self> {}
}
impl dyn Error {
    pub fn downcast<T: Error + 'static>(self: Box<Self>) -> Result<Box<T>, Box<dyn Error>> {}
}
impl dyn Error + Send {
    pub fn downcast<T: Error + 'static>(self: Box<Self>) -> Result<Box<T>, Box<dyn Error + Send>> {}
}
impl dyn Error + Send + Sync {
    pub fn downcast<T: Error + 'static>(self: Box<Self>) -> Result<Box<T>, Box<Self>> {}
}
impl<T: ?Sized> Drop for Box<T> { fn drop(&mut self) {} }
impl<T: Default> Default for Box<T> { fn default() -> Self {} }
impl<T> Default for Box<[T]> { fn default() -> Self {} }
impl Default for Box<str> { fn default() -> Self {} }
impl<T: Clone> Clone for Box<T> { fn clone(&self) -> Self {} }
impl<T: Clone> Clone for Box<[T]> { fn clone(&self) -> Self {} }
impl Clone for Box<str> { fn clone(&self) -> Self {} }
impl<T: ?Sized + PartialEq> PartialEq for Box<T> { fn eq(&self, other: &Self) -> bool {} }
impl<T: ?Sized + PartialOrd> PartialOrd for Box<T> { fn partial_cmp(&self, other: &Self) -> Option<Ordering> {} }
impl<T: ?Sized + Ord> Ord for Box<T> { fn cmp(&self, other: &Self) -> Ordering {} }
impl<T: ?Sized + Eq> Eq for Box<T> {}
impl<T: ?Sized + Hash> Hash for Box<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ?Sized + Hasher> Hasher for Box<T> { fn finish(&self) -> u64 {} fn write(&mut self, bytes: &[u8]) {} }
impl<T: fmt::Display + ?Sized> fmt::Display for Box<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::Debug + ?Sized> fmt::Debug for Box<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized> fmt::Pointer for Box<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized> Deref for Box<T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> DerefMut for Box<T> { fn deref_mut(&mut self) -> &mut T {} }
impl<T: ?Sized> Unpin for Box<T> {}
impl<T: ?Sized> Borrow<T> for Box<T> { fn borrow(&self) -> &T {} }
impl<T: ?Sized> BorrowMut<T> for Box<T> { fn borrow_mut(&mut self) -> &mut T {} }
impl<T: ?Sized> AsRef<T> for Box<T> { fn as_ref(&self) -> &T {} }
impl<T: ?Sized> AsMut<T> for Box<T> { fn as_mut(&mut self) -> &mut T {} }
impl<I: Iterator + ?Sized> Iterator for Box<I> { type Item = I::Item; fn next(&mut self) -> Option<I::Item> {} }
impl<I: DoubleEndedIterator + ?Sized> DoubleEndedIterator for Box<I> { fn next_back(&mut self) -> Option<I::Item> {} }
impl<I: ExactSizeIterator + ?Sized> ExactSizeIterator for Box<I> {}
impl<I: FusedIterator + ?Sized> FusedIterator for Box<I> {}
impl<T> IntoIterator for Box<[T]> { type Item = T; type IntoIter = vec::IntoIter<T>; fn into_iter(self) -> vec::IntoIter<T> {} }
impl<'a, T> IntoIterator for &'a Box<[T]> { type Item = &'a T; type IntoIter = core::slice::Iter<'a, T>; fn into_iter(self) -> core::slice::Iter<'a, T> {} }
impl<'a, T> IntoIterator for &'a mut Box<[T]> { type Item = &'a mut T; type IntoIter = core::slice::IterMut<'a, T>; fn into_iter(self) -> core::slice::IterMut<'a, T> {} }
impl<I> FromIterator<I> for Box<[I]> { fn from_iter<T: IntoIterator<Item = I>>(iter: T) -> Self {} }
impl<'a> FromIterator<String> for Box<str> { fn from_iter<I: IntoIterator<Item = String>>(iter: I) -> Self {} }
impl<'a> FromIterator<char> for Box<str> { fn from_iter<I: IntoIterator<Item = char>>(iter: I) -> Self {} }
impl<'a> FromIterator<&'a str> for Box<str> { fn from_iter<I: IntoIterator<Item = &'a str>>(iter: I) -> Self {} }
impl<'a> FromIterator<&'a char> for Box<str> { fn from_iter<I: IntoIterator<Item = &'a char>>(iter: I) -> Self {} }
impl<'a> FromIterator<Cow<'a, str>> for Box<str> { fn from_iter<I: IntoIterator<Item = Cow<'a, str>>>(iter: I) -> Self {} }
impl<'a> FromIterator<Box<str>> for Box<str> { fn from_iter<I: IntoIterator<Item = Box<str>>>(iter: I) -> Self {} }
impl<Args, F: FnOnce<Args> + ?Sized> FnOnce<Args> for Box<F> { type Output = <F as FnOnce<Args>>::Output; extern "rust-call" fn call_once(self, args: Args) -> Self::Output {} }
impl<Args, F: FnMut<Args> + ?Sized> FnMut<Args> for Box<F> { extern "rust-call" fn call_mut(&mut self, args: Args) -> Self::Output {} }
impl<Args, F: Fn<Args> + ?Sized> Fn<Args> for Box<F> { extern "rust-call" fn call(&self, args: Args) -> Self::Output {} }
impl<F: ?Sized + Future + Unpin> Future for Box<F> { type Output = F::Output; fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {} }
impl<E: Error> Error for Box<E> {}

impl<T> From<T> for Box<T> { fn from(t: T) -> Self {} }
impl<T: ?Sized> From<Box<T>> for Pin<Box<T>> { fn from(boxed: Box<T>) -> Self {} }
impl<T: Clone> From<&[T]> for Box<[T]> { fn from(slice: &[T]) -> Box<[T]> {} }
impl<T: Clone> From<&mut [T]> for Box<[T]> { fn from(slice: &mut [T]) -> Box<[T]> {} }
impl<T: Clone> From<Cow<'_, [T]>> for Box<[T]> { fn from(cow: Cow<'_, [T]>) -> Box<[T]> {} }
impl From<&str> for Box<str> { fn from(s: &str) -> Box<str> {} }
impl From<&mut str> for Box<str> { fn from(s: &mut str) -> Box<str> {} }
impl From<Cow<'_, str>> for Box<str> { fn from(cow: Cow<'_, str>) -> Box<str> {} }
impl From<Box<str>> for Box<[u8]> { fn from(s: Box<str>) -> Self {} }
impl<T, const N: usize> From<[T; N]> for Box<[T]> { fn from(array: [T; N]) -> Box<[T]> {} }
impl<T, const N: usize> TryFrom<Box<[T]>> for Box<[T; N]> { type Error = Box<[T]>; fn try_from(boxed_slice: Box<[T]>) -> Result<Self, Self::Error> {} }
impl<T, const N: usize> TryFrom<Vec<T>> for Box<[T; N]> { type Error = Vec<T>; fn try_from(vec: Vec<T>) -> Result<Self, Self::Error> {} }
impl<'a, E: Error + 'a> From<E> for Box<dyn Error + 'a> { fn from(err: E) -> Box<dyn Error + 'a> {} }
impl<'a, E: Error + Send + Sync + 'a> From<E> for Box<dyn Error + Send + Sync + 'a> { fn from(err: E) -> Box<dyn Error + Send + Sync + 'a> {} }
impl<'a> From<String> for Box<dyn Error + Send + Sync + 'a> { fn from(err: String) -> Box<dyn Error + Send + Sync + 'a> {} }
impl<'a> From<String> for Box<dyn Error + 'a> { fn from(err: String) -> Box<dyn Error + 'a> {} }
impl<'a, 'b> From<&'b str> for Box<dyn Error + Send + Sync + 'a> { fn from(err: &'b str) -> Box<dyn Error + Send + Sync + 'a> {} }
impl<'a, 'b> From<&'b str> for Box<dyn Error + 'a> { fn from(err: &'b str) -> Box<dyn Error + 'a> {} }
impl<'a, 'b> From<Cow<'b, str>> for Box<dyn Error + Send + Sync + 'a> { fn from(err: Cow<'b, str>) -> Box<dyn Error + Send + Sync + 'a> {} }
impl<'a, 'b> From<Cow<'b, str>> for Box<dyn Error + 'a> { fn from(err: Cow<'b, str>) -> Box<dyn Error + 'a> {} }
impl<T: ?Sized> Default for Pin<Box<T>> where Box<T>: Default { fn default() -> Self {} }
