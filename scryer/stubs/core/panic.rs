use crate::prelude::rust_2024::*;
use crate::any::Any;
use crate::fmt;
use crate::ops::{Deref, DerefMut};

#[lang = "panic_location"]
#[derive(Copy, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Location<'a> {}
impl<'a> Location<'a> {
    pub fn caller() -> &'static Location<'static> {}
    pub fn file(&self) -> &'a str {}
    pub fn line(&self) -> u32 {}
    pub fn column(&self) -> u32 {}
    pub fn file_as_c_str(&self) -> &'a crate::ffi::CStr {}
}
impl fmt::Display for Location<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[lang = "panic_info"]
#[derive(Debug)]
pub struct PanicInfo<'a> {}
impl<'a> PanicInfo<'a> {
    pub fn message(&self) -> PanicMessage<'_> {}
    pub fn location(&self) -> Option<&Location<'_>> {}
    pub fn payload(&self) -> &(dyn Any + Send) {}
}
impl fmt::Display for PanicInfo<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct PanicMessage<'a> {}
impl<'a> PanicMessage<'a> {
    pub fn as_str(&self) -> Option<&'static str> {}
}
impl fmt::Display for PanicMessage<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for PanicMessage<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[lang = "unwind_safe"]
pub trait UnwindSafe {}
#[lang = "ref_unwind_safe"]
pub trait RefUnwindSafe {}
pub struct AssertUnwindSafe<T>(pub T);
impl<T> UnwindSafe for AssertUnwindSafe<T> {}
impl<T> RefUnwindSafe for AssertUnwindSafe<T> {}
impl<T> Deref for AssertUnwindSafe<T> { type Target = T; fn deref(&self) -> &T {} }
impl<T> DerefMut for AssertUnwindSafe<T> { fn deref_mut(&mut self) -> &mut T {} }
impl<R, F: FnOnce() -> R> FnOnce<()> for AssertUnwindSafe<F> { type Output = R; extern "rust-call" fn call_once(self, _args: ()) -> R {} }
impl<T: fmt::Debug> fmt::Debug for AssertUnwindSafe<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: Default> Default for AssertUnwindSafe<T> { fn default() -> Self {} }
