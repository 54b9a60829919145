use crate::prelude::rust_2024::*;
use crate::any::Any;
use crate::cell::{Cell, RefCell};
use crate::fmt;
use crate::io;
use crate::num::NonZero;
use crate::time::Duration;

#[derive(Debug)]
pub struct Builder {}
impl Builder {
    pub fn new() -> Builder {}
    pub fn name(self, name: String) -> Builder {}
    pub fn stack_size(self, size: usize) -> Builder {}
    pub fn spawn<F, T>(self, f: F) -> io::Result<JoinHandle<T>> where F: FnOnce() -> T, F: Send + 'static, T: Send + 'static {}
    pub unsafe fn spawn_unchecked<F, T>(self, f: F) -> io::Result<JoinHandle<T>> where F: FnOnce() -> T, F: Send, T: Send {}
    pub fn spawn_scoped<'scope, 'env, F, T>(self, scope: &'scope Scope<'scope, 'env>, f: F) -> io::Result<ScopedJoinHandle<'scope, T>> where F: FnOnce() -> T + Send + 'scope, T: Send + 'scope {}
}
pub type Result<T> = crate::result::Result<T, Box<dyn Any + Send + 'static>>;
pub fn spawn<F, T>(f: F) -> JoinHandle<T> where F: FnOnce() -> T, F: Send + 'static, T: Send + 'static {}
pub fn scope<'env, F, T>(f: F) -> T where F: for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T {}
pub fn current() -> Thread {}
pub fn yield_now() {}
pub fn panicking() -> bool {}
pub fn sleep(dur: Duration) {}
pub fn sleep_ms(ms: u32) {}
pub fn park() {}
pub fn park_timeout(dur: Duration) {}
pub fn park_timeout_ms(ms: u32) {}
pub fn available_parallelism() -> io::Result<NonZero<usize>> {}
#[derive(Debug)]
pub struct Scope<'scope, 'env: 'scope> {}
impl<'scope, 'env> Scope<'scope, 'env> {
    pub fn spawn<F, T>(&'scope self, f: F) -> ScopedJoinHandle<'scope, T> where F: FnOnce() -> T + Send + 'scope, T: Send + 'scope {}
}
pub struct ScopedJoinHandle<'scope, T> {}
impl<'scope, T> ScopedJoinHandle<'scope, T> {
    pub fn thread(&self) -> &Thread {}
    pub fn join(self) -> Result<T> {}
    pub fn is_finished(&self) -> bool {}
}
impl<T> fmt::Debug for ScopedJoinHandle<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct JoinHandle<T> {}
impl<T> JoinHandle<T> {
    pub fn thread(&self) -> &Thread {}
    pub fn join(self) -> Result<T> {}
    pub fn is_finished(&self) -> bool {}
}
impl<T> fmt::Debug for JoinHandle<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl<T> Send for JoinHandle<T> {}
unsafe impl<T> Sync for JoinHandle<T> {}
#[derive(Clone)]
pub struct Thread {}
impl Thread {
    pub fn unpark(&self) {}
    pub fn id(&self) -> ThreadId {}
    pub fn name(&self) -> Option<&str> {}
    pub fn into_raw(self) -> *const () {}
    pub unsafe fn from_raw(ptr: *const ()) -> Thread {}
}
impl fmt::Debug for Thread { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Eq, PartialEq, Clone, Copy, Hash, Debug)]
pub struct ThreadId {}
#[lang = "LocalKey"]
pub struct LocalKey<T: 'static> {}
impl<T: 'static> LocalKey<T> {
    pub fn with<F, R>(&'static self, f: F) -> R where F: FnOnce(&T) -> R {}
    pub fn try_with<F, R>(&'static self, f: F) -> crate::result::Result<R, AccessError> where F: FnOnce(&T) -> R {}
}
impl<T: 'static> LocalKey<Cell<T>> {
    pub fn set(&'static self, value: T) {}
    pub fn get(&'static self) -> T where T: Copy {}
    pub fn take(&'static self) -> T where T: Default {}
    pub fn replace(&'static self, value: T) -> T {}
    pub fn update(&'static self, f: impl FnOnce(T) -> T) where T: Copy {}
}
impl<T: 'static> LocalKey<RefCell<T>> {
    pub fn with_borrow<F, R>(&'static self, f: F) -> R where F: FnOnce(&T) -> R {}
    pub fn with_borrow_mut<F, R>(&'static self, f: F) -> R where F: FnOnce(&mut T) -> R {}
    pub fn set(&'static self, value: T) {}
    pub fn take(&'static self) -> T where T: Default {}
    pub fn replace(&'static self, value: T) -> T {}
}
impl<T: 'static> fmt::Debug for LocalKey<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Copy, Eq, PartialEq, Debug)]
pub struct AccessError {}
impl fmt::Display for AccessError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for AccessError {}
