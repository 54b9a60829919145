use crate::prelude::*;
use crate::borrow::Cow;
use core::any::Any;
use core::borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::mem::MaybeUninit;
use core::ops::Deref;
use core::pin::Pin;

#[lang = "Arc"]
pub struct Arc<T: ?Sized> {}
impl<T> Arc<T> {
    pub fn new(value: T) -> Arc<T> {}
    pub fn new_cyclic<F>(data_fn: F) -> Arc<T> where F: FnOnce(&Weak<T>) -> T {}
    pub fn new_uninit() -> Arc<MaybeUninit<T>> {}
    pub fn new_zeroed() -> Arc<MaybeUninit<T>> {}
    pub fn pin(value: T) -> Pin<Arc<T>> {}
    pub fn try_unwrap(this: Self) -> Result<T, Self> {}
    pub fn into_inner(this: Self) -> Option<T> {}
}
impl<T> Arc<[T]> {
    pub fn new_uninit_slice(len: usize) -> Arc<[MaybeUninit<T>]> {}
    pub fn new_zeroed_slice(len: usize) -> Arc<[MaybeUninit<T>]> {}
}
impl<T> Arc<MaybeUninit<T>> {
    pub unsafe fn assume_init(self) -> Arc<T> {}
}
impl<T> Arc<[MaybeUninit<T>]> {
    pub unsafe fn assume_init(self) -> Arc<[T]> {}
}
impl<T: ?Sized> Arc<T> {
    pub unsafe fn from_raw(ptr: *const T) -> Self {}
    pub fn into_raw(this: Self) -> *const T {}
    pub unsafe fn increment_strong_count(ptr: *const T) {}
    pub unsafe fn decrement_strong_count(ptr: *const T) {}
    pub fn as_ptr(this: &Self) -> *const T {}
    pub fn downgrade(this: &Self) -> Weak<T> {}
    pub fn weak_count(this: &Self) -> usize {}
    pub fn strong_count(this: &Self) -> usize {}
    pub fn get_mut(this: &mut Self) -> Option<&mut T> {}
    pub fn ptr_eq(this: &Self, other: &Self) -> bool {}
}
impl<T: Clone> Arc<T> {
    pub fn make_mut(this: &mut Self) -> &mut T {}
    pub fn unwrap_or_clone(this: Self) -> T {}
}
impl Arc<dyn Any + Send + Sync> {
    pub fn downcast<T>(self) -> Result<Arc<T>, Self> where T: Any + Send + Sync {}
}
unsafe impl<T: ?Sized + Sync + Send> Send for Arc<T> {}
unsafe impl<T: ?Sized + Sync + Send> Sync for Arc<T> {}
unsafe impl<T: ?Sized + Sync + Send> Send for Weak<T> {}
unsafe impl<T: ?Sized + Sync + Send> Sync for Weak<T> {}
impl<T: core::error::Error + ?Sized> core::error::Error for Arc<T> {}
impl<T: ?Sized> Deref for Arc<T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> Drop for Arc<T> { fn drop(&mut self) {} }
impl<T: ?Sized> Clone for Arc<T> { fn clone(&self) -> Self {} }
impl<T: Default> Default for Arc<T> { fn default() -> Self {} }
impl Default for Arc<str> { fn default() -> Self {} }
impl<T> Default for Arc<[T]> { fn default() -> Self {} }
impl<T: ?Sized + PartialEq> PartialEq for Arc<T> { fn eq(&self, other: &Arc<T>) -> bool {} }
impl<T: ?Sized + Eq> Eq for Arc<T> {}
impl<T: ?Sized + PartialOrd> PartialOrd for Arc<T> { fn partial_cmp(&self, other: &Arc<T>) -> Option<Ordering> {} }
impl<T: ?Sized + Ord> Ord for Arc<T> { fn cmp(&self, other: &Arc<T>) -> Ordering {} }
impl<T: ?Sized + Hash> Hash for Arc<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ?Sized + fmt::Display> fmt::Display for Arc<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized + fmt::Debug> fmt::Debug for Arc<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized> fmt::Pointer for Arc<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<T> for Arc<T> { fn from(t: T) -> Self {} }
impl<T, const N: usize> From<[T; N]> for Arc<[T]> { fn from(v: [T; N]) -> Arc<[T]> {} }
impl<T: Clone> From<&[T]> for Arc<[T]> { fn from(v: &[T]) -> Arc<[T]> {} }
impl<T: Clone> From<&mut [T]> for Arc<[T]> { fn from(v: &mut [T]) -> Arc<[T]> {} }
impl From<&str> for Arc<str> { fn from(v: &str) -> Arc<str> {} }
impl From<&mut str> for Arc<str> { fn from(v: &mut str) -> Arc<str> {} }
impl From<String> for Arc<str> { fn from(v: String) -> Arc<str> {} }
impl<T: ?Sized> From<Box<T>> for Arc<T> { fn from(v: Box<T>) -> Arc<T> {} }
impl<T> From<Vec<T>> for Arc<[T]> { fn from(v: Vec<T>) -> Arc<[T]> {} }
impl<'a, B> From<Cow<'a, B>> for Arc<B> where B: ToOwned + ?Sized, Arc<B>: From<&'a B> + From<B::Owned> { fn from(cow: Cow<'a, B>) -> Arc<B> {} }
impl From<Arc<str>> for Arc<[u8]> { fn from(rc: Arc<str>) -> Self {} }
impl<T, const N: usize> TryFrom<Arc<[T]>> for Arc<[T; N]> { type Error = Arc<[T]>; fn try_from(boxed_slice: Arc<[T]>) -> Result<Self, Self::Error> {} }
impl<T> FromIterator<T> for Arc<[T]> { fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {} }
impl<T: ?Sized> borrow::Borrow<T> for Arc<T> { fn borrow(&self) -> &T {} }
impl<T: ?Sized> AsRef<T> for Arc<T> { fn as_ref(&self) -> &T {} }
impl<T: ?Sized> Unpin for Arc<T> {}

pub struct Weak<T: ?Sized> {}
impl<T> Weak<T> {
    pub fn new() -> Weak<T> {}
}
impl<T: ?Sized> Weak<T> {
    pub unsafe fn from_raw(ptr: *const T) -> Self {}
    pub fn into_raw(self) -> *const T {}
    pub fn as_ptr(&self) -> *const T {}
    pub fn upgrade(&self) -> Option<Arc<T>> {}
    pub fn strong_count(&self) -> usize {}
    pub fn weak_count(&self) -> usize {}
    pub fn ptr_eq(&self, other: &Self) -> bool {}
}
impl<T: ?Sized> Drop for Weak<T> { fn drop(&mut self) {} }
impl<T: ?Sized> Clone for Weak<T> { fn clone(&self) -> Weak<T> {} }
impl<T: ?Sized> fmt::Debug for Weak<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> Default for Weak<T> { fn default() -> Weak<T> {} }
