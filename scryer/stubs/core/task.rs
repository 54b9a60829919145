use crate::prelude::rust_2024::*;
use crate::convert::Infallible;
use crate::ops::{ControlFlow, Try};

#[lang = "Poll"]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Poll<T> {
    Ready(T),
    Pending,
}
impl<T> Poll<T> {
    pub fn map<U, F>(self, f: F) -> Poll<U> where F: FnOnce(T) -> U {}
    pub fn is_ready(&self) -> bool {}
    pub fn is_pending(&self) -> bool {}
}
impl<T, E> Poll<Result<T, E>> {
    pub fn map_ok<U, F>(self, f: F) -> Poll<Result<U, E>> where F: FnOnce(T) -> U {}
    pub fn map_err<U, F>(self, f: F) -> Poll<Result<T, U>> where F: FnOnce(E) -> U {}
}
impl<T, E> Poll<Option<Result<T, E>>> {
    pub fn map_ok<U, F>(self, f: F) -> Poll<Option<Result<U, E>>> where F: FnOnce(T) -> U {}
    pub fn map_err<U, F>(self, f: F) -> Poll<Option<Result<T, U>>> where F: FnOnce(E) -> U {}
}
impl<T> From<T> for Poll<T> { fn from(t: T) -> Poll<T> {} }
impl<T, E> Try for Poll<Result<T, E>> { type Output = Poll<T>; type Residual = Result<Infallible, E>; fn from_output(c: Self::Output) -> Self {} fn branch(self) -> ControlFlow<Self::Residual, Self::Output> {} }
impl<T, E> Try for Poll<Option<Result<T, E>>> { type Output = Poll<Option<T>>; type Residual = Result<Infallible, E>; fn from_output(c: Self::Output) -> Self {} fn branch(self) -> ControlFlow<Self::Residual, Self::Output> {} }

#[lang = "Context"]
#[derive(Debug)]
pub struct Context<'a> {}
impl<'a> Context<'a> {
    pub fn from_waker(waker: &'a Waker) -> Self {}
    pub fn waker(&self) -> &'a Waker {}
}
#[derive(Debug)]
pub struct Waker {}
impl Unpin for Waker {}
unsafe impl Send for Waker {}
unsafe impl Sync for Waker {}
impl Waker {
    pub fn wake(self) {}
    pub fn wake_by_ref(&self) {}
    pub fn will_wake(&self, other: &Waker) -> bool {}
    pub unsafe fn new(data: *const (), vtable: &'static RawWakerVTable) -> Self {}
    pub unsafe fn from_raw(waker: RawWaker) -> Waker {}
    pub fn noop() -> &'static Waker {}
    pub fn data(&self) -> *const () {}
    pub fn vtable(&self) -> &'static RawWakerVTable {}
}
impl Clone for Waker { fn clone(&self) -> Self {} }
impl Drop for Waker { fn drop(&mut self) {} }
#[derive(PartialEq, Debug)]
pub struct RawWaker {}
impl RawWaker {
    pub fn new(data: *const (), vtable: &'static RawWakerVTable) -> RawWaker {}
}
#[derive(PartialEq, Copy, Clone, Debug)]
pub struct RawWakerVTable {}
impl RawWakerVTable {
    pub fn new(clone: unsafe fn(*const ()) -> RawWaker, wake: unsafe fn(*const ()), wake_by_ref: unsafe fn(*const ()), drop: unsafe fn(*const ())) -> Self {}
}
#[macro_export]
macro_rules! ready { ($e:expr $(,)?) => { match $e { $crate::task::Poll::Ready(t) => t, $crate::task::Poll::Pending => return $crate::task::Poll::Pending } }; }
pub use crate::ready;
