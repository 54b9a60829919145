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

#[lang = "Rc"]
pub struct Rc<T: ?Sized> {}
impl<T> Rc<T> {
    pub fn new(value: T) -> Rc<T> {}
    pub fn new_cyclic<F>(data_fn: F) -> Rc<T> where F: FnOnce(&Weak<T>) -> T {}
    pub fn new_uninit() -> Rc<MaybeUninit<T>> {}
    pub fn new_zeroed() -> Rc<MaybeUninit<T>> {}
    pub fn pin(value: T) -> Pin<Rc<T>> {}
    pub fn try_unwrap(this: Self) -> Result<T, Self> {}
    pub fn into_inner(this: Self) -> Option<T> {}
}
impl<T> Rc<[T]> {
    pub fn new_uninit_slice(len: usize) -> Rc<[MaybeUninit<T>]> {}
    pub fn new_zeroed_slice(len: usize) -> Rc<[MaybeUninit<T>]> {}
}
impl<T> Rc<MaybeUninit<T>> {
    pub unsafe fn assume_init(self) -> Rc<T> {}
}
impl<T> Rc<[MaybeUninit<T>]> {
    pub unsafe fn assume_init(self) -> Rc<[T]> {}
}
impl<T: ?Sized> Rc<T> {
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
impl<T: Clone> Rc<T> {
    pub fn make_mut(this: &mut Self) -> &mut T {}
    pub fn unwrap_or_clone(this: Self) -> T {}
}
impl Rc<dyn Any> {
    pub fn downcast<T: Any>(self) -> Result<Rc<T>, Self> {}
}
impl<T: ?Sized> !Send for Rc<T> {}
impl<T: ?Sized> !Sync for Rc<T> {}
impl<T: ?Sized> !Send for Weak<T> {}
impl<T: ?Sized> !Sync for Weak<T> {}
impl<T: ?Sized> Deref for Rc<T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> Drop for Rc<T> { fn drop(&mut self) {} }
impl<T: ?Sized> Clone for Rc<T> { fn clone(&self) -> Self {} }
impl<T: Default> Default for Rc<T> { fn default() -> Self {} }
impl Default for Rc<str> { fn default() -> Self {} }
impl<T> Default for Rc<[T]> { fn default() -> Self {} }
impl<T: ?Sized + PartialEq> PartialEq for Rc<T> { fn eq(&self, other: &Rc<T>) -> bool {} }
impl<T: ?Sized + Eq> Eq for Rc<T> {}
impl<T: ?Sized + PartialOrd> PartialOrd for Rc<T> { fn partial_cmp(&self, other: &Rc<T>) -> Option<Ordering> {} }
impl<T: ?Sized + Ord> Ord for Rc<T> { fn cmp(&self, other: &Rc<T>) -> Ordering {} }
impl<T: ?Sized + Hash> Hash for Rc<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ?Sized + fmt::Display> fmt::Display for Rc<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized + fmt::Debug> fmt::Debug for Rc<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized> fmt::Pointer for Rc<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<T> for Rc<T> { fn from(t: T) -> Self {} }
impl<T, const N: usize> From<[T; N]> for Rc<[T]> { fn from(v: [T; N]) -> Rc<[T]> {} }
impl<T: Clone> From<&[T]> for Rc<[T]> { fn from(v: &[T]) -> Rc<[T]> {} }
impl<T: Clone> From<&mut [T]> for Rc<[T]> { fn from(v: &mut [T]) -> Rc<[T]> {} }
impl From<&str> for Rc<str> { fn from(v: &str) -> Rc<str> {} }
impl From<&mut str> for Rc<str> { fn from(v: &mut str) -> Rc<str> {} }
impl From<String> for Rc<str> { fn from(v: String) -> Rc<str> {} }
impl<T: ?Sized> From<Box<T>> for Rc<T> { fn from(v: Box<T>) -> Rc<T> {} }
impl<T> From<Vec<T>> for Rc<[T]> { fn from(v: Vec<T>) -> Rc<[T]> {} }
impl<'a, B> From<Cow<'a, B>> for Rc<B> where B: ToOwned + ?Sized, Rc<B>: From<&'a B> + From<B::Owned> { fn from(cow: Cow<'a, B>) -> Rc<B> {} }
impl From<Rc<str>> for Rc<[u8]> { fn from(rc: Rc<str>) -> Self {} }
impl<T, const N: usize> TryFrom<Rc<[T]>> for Rc<[T; N]> { type Error = Rc<[T]>; fn try_from(boxed_slice: Rc<[T]>) -> Result<Self, Self::Error> {} }
impl<T> FromIterator<T> for Rc<[T]> { fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {} }
impl<T: ?Sized> borrow::Borrow<T> for Rc<T> { fn borrow(&self) -> &T {} }
impl<T: ?Sized> AsRef<T> for Rc<T> { fn as_ref(&self) -> &T {} }
impl<T: ?Sized> Unpin for Rc<T> {}

pub struct Weak<T: ?Sized> {}
impl<T> Weak<T> {
    pub fn new() -> Weak<T> {}
}
impl<T: ?Sized> Weak<T> {
    pub unsafe fn from_raw(ptr: *const T) -> Self {}
    pub fn into_raw(self) -> *const T {}
    pub fn as_ptr(&self) -> *const T {}
    pub fn upgrade(&self) -> Option<Rc<T>> {}
    pub fn strong_count(&self) -> usize {}
    pub fn weak_count(&self) -> usize {}
    pub fn ptr_eq(&self, other: &Self) -> bool {}
}
impl<T: ?Sized> Drop for Weak<T> { fn drop(&mut self) {} }
impl<T: ?Sized> Clone for Weak<T> { fn clone(&self) -> Weak<T> {} }
impl<T: ?Sized> fmt::Debug for Weak<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> Default for Weak<T> { fn default() -> Weak<T> {} }
