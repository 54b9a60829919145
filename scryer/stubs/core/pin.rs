use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::ops::{Deref, DerefMut};

#[lang = "pin"]
#[derive(Copy, Clone, Hash, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pin<Ptr> {}
impl<Ptr: Deref> Pin<Ptr> where Ptr::Target: Unpin {
    pub fn new(pointer: Ptr) -> Pin<Ptr> {}
    pub fn into_inner(pin: Pin<Ptr>) -> Ptr {}
}
impl<Ptr: Deref> Pin<Ptr> {
    pub unsafe fn new_unchecked(pointer: Ptr) -> Pin<Ptr> {}
    pub fn as_ref(&self) -> Pin<&Ptr::Target> {}
    pub unsafe fn into_inner_unchecked(pin: Pin<Ptr>) -> Ptr {}
}
impl<Ptr: DerefMut> Pin<Ptr> {
    pub fn as_mut(&mut self) -> Pin<&mut Ptr::Target> {}
    pub fn as_deref_mut(self: Pin<&mut Pin<Ptr>>) -> Pin<&mut Ptr::Target> {}
    pub fn set(&mut self, value: Ptr::Target) where Ptr::Target: Sized {}
}
impl<'a, T: ?Sized> Pin<&'a T> {
    pub unsafe fn map_unchecked<U, F>(self, func: F) -> Pin<&'a U> where U: ?Sized, F: FnOnce(&T) -> &U {}
    pub fn get_ref(self) -> &'a T {}
}
impl<'a, T: ?Sized> Pin<&'a mut T> {
    pub fn into_ref(self) -> Pin<&'a T> {}
    pub fn get_mut(self) -> &'a mut T where T: Unpin {}
    pub unsafe fn get_unchecked_mut(self) -> &'a mut T {}
    pub unsafe fn map_unchecked_mut<U, F>(self, func: F) -> Pin<&'a mut U> where U: ?Sized, F: FnOnce(&mut T) -> &mut U {}
}
impl<T: ?Sized> Pin<&'static T> {
    pub fn static_ref(r: &'static T) -> Pin<&'static T> {}
}
impl<T: ?Sized> Pin<&'static mut T> {
    pub fn static_mut(r: &'static mut T) -> Pin<&'static mut T> {}
}
impl<Ptr: Deref> Deref for Pin<Ptr> { type Target = Ptr::Target; fn deref(&self) -> &Ptr::Target {} }
impl<Ptr: DerefMut> DerefMut for Pin<Ptr> where Ptr::Target: Unpin { fn deref_mut(&mut self) -> &mut Ptr::Target {} }
impl<Ptr: fmt::Debug> fmt::Debug for Pin<Ptr> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<Ptr: fmt::Display> fmt::Display for Pin<Ptr> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<Ptr: fmt::Pointer> fmt::Pointer for Pin<Ptr> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[macro_export]
macro_rules! pin { ($value:expr $(,)?) => { unsafe { $crate::pin::Pin::new_unchecked(&mut { $value }) } }; }
pub use crate::pin;
