use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::ops::{Deref, DerefMut};
use crate::time::Duration;

pub mod mpsc;

pub use alloc_crate::sync::{Arc, Weak};
pub use core::sync::atomic;

pub mod poison {
    pub use super::{Condvar, LockResult, MappedMutexGuard, Mutex, MutexGuard, Once, OnceState, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError, TryLockResult, ONCE_INIT};
}

pub type LockResult<T> = Result<T, PoisonError<T>>;
pub type TryLockResult<T> = Result<T, TryLockError<T>>;
pub struct PoisonError<T> {}
impl<T> PoisonError<T> {
    pub fn new(data: T) -> PoisonError<T> {}
    pub fn into_inner(self) -> T {}
    pub fn get_ref(&self) -> &T {}
    pub fn get_mut(&mut self) -> &mut T {}
}
pub enum TryLockError<T> {
    Poisoned(PoisonError<T>),
    WouldBlock,
}
impl<T> fmt::Debug for PoisonError<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> fmt::Display for PoisonError<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> crate::error::Error for PoisonError<T> {}
impl<T> fmt::Debug for TryLockError<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> fmt::Display for TryLockError<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> crate::error::Error for TryLockError<T> {}
impl<T> From<PoisonError<T>> for TryLockError<T> { fn from(err: PoisonError<T>) -> TryLockError<T> {} }

pub struct Mutex<T: ?Sized> {}
impl<T> Mutex<T> {
    pub fn new(t: T) -> Mutex<T> {}
}
impl<T: ?Sized> Mutex<T> {
    pub fn lock(&self) -> LockResult<MutexGuard<'_, T>> {}
    pub fn try_lock(&self) -> TryLockResult<MutexGuard<'_, T>> {}
    pub fn is_poisoned(&self) -> bool {}
    pub fn clear_poison(&self) {}
    pub fn into_inner(self) -> LockResult<T> where T: Sized {}
    pub fn get_mut(&mut self) -> LockResult<&mut T> {}
}
unsafe impl<T: ?Sized + Send> Send for Mutex<T> {}
unsafe impl<T: ?Sized + Send> Sync for Mutex<T> {}
pub struct MutexGuard<'a, T: ?Sized + 'a> {}
pub struct MappedMutexGuard<'a, T: ?Sized + 'a> {}
impl<T: ?Sized> !Send for MutexGuard<'_, T> {}

pub struct RwLock<T: ?Sized> {}
impl<T> RwLock<T> {
    pub fn new(t: T) -> RwLock<T> {}
}
impl<T: ?Sized> RwLock<T> {
    pub fn read(&self) -> LockResult<RwLockReadGuard<'_, T>> {}
    pub fn try_read(&self) -> TryLockResult<RwLockReadGuard<'_, T>> {}
    pub fn write(&self) -> LockResult<RwLockWriteGuard<'_, T>> {}
    pub fn try_write(&self) -> TryLockResult<RwLockWriteGuard<'_, T>> {}
    pub fn is_poisoned(&self) -> bool {}
    pub fn clear_poison(&self) {}
    pub fn into_inner(self) -> LockResult<T> where T: Sized {}
    pub fn get_mut(&mut self) -> LockResult<&mut T> {}
}
unsafe impl<T: ?Sized + Send> Send for RwLock<T> {}
unsafe impl<T: ?Sized + Send + Sync> Sync for RwLock<T> {}
pub struct RwLockReadGuard<'a, T: ?Sized + 'a> {}
pub struct RwLockWriteGuard<'a, T: ?Sized + 'a> {}
impl<'a, T: ?Sized> RwLockWriteGuard<'a, T> {
    pub fn downgrade(s: Self) -> RwLockReadGuard<'a, T> {}
}
impl<T: ?Sized> Deref for MutexGuard<'_, T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> Drop for MutexGuard<'_, T> { fn drop(&mut self) {} }
impl<T: ?Sized + fmt::Debug> fmt::Debug for MutexGuard<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized + fmt::Display> fmt::Display for MutexGuard<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized> Deref for MappedMutexGuard<'_, T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> Drop for MappedMutexGuard<'_, T> { fn drop(&mut self) {} }
impl<T: ?Sized + fmt::Debug> fmt::Debug for MappedMutexGuard<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized + fmt::Display> fmt::Display for MappedMutexGuard<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized> Deref for RwLockReadGuard<'_, T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> Drop for RwLockReadGuard<'_, T> { fn drop(&mut self) {} }
impl<T: ?Sized + fmt::Debug> fmt::Debug for RwLockReadGuard<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized + fmt::Display> fmt::Display for RwLockReadGuard<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized> Deref for RwLockWriteGuard<'_, T> { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> Drop for RwLockWriteGuard<'_, T> { fn drop(&mut self) {} }
impl<T: ?Sized + fmt::Debug> fmt::Debug for RwLockWriteGuard<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized + fmt::Display> fmt::Display for RwLockWriteGuard<'_, T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ?Sized> DerefMut for MutexGuard<'_, T> { fn deref_mut(&mut self) -> &mut T {} }
impl<T: ?Sized> DerefMut for MappedMutexGuard<'_, T> { fn deref_mut(&mut self) -> &mut T {} }
impl<T: ?Sized> DerefMut for RwLockWriteGuard<'_, T> { fn deref_mut(&mut self) -> &mut T {} }
impl<T> From<T> for Mutex<T> { fn from(t: T) -> Self {} }
impl<T: Default> Default for Mutex<T> { fn default() -> Mutex<T> {} }
impl<T: ?Sized + fmt::Debug> fmt::Debug for Mutex<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> From<T> for RwLock<T> { fn from(t: T) -> Self {} }
impl<T: Default> Default for RwLock<T> { fn default() -> RwLock<T> {} }
impl<T: ?Sized + fmt::Debug> fmt::Debug for RwLock<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }

#[derive(Debug, PartialEq, Eq, Copy, Clone)]
pub struct WaitTimeoutResult {}
impl WaitTimeoutResult {
    pub fn timed_out(&self) -> bool {}
}
#[derive(Debug, Default)]
pub struct Condvar {}
impl Condvar {
    pub fn new() -> Condvar {}
    pub fn wait<'a, T>(&self, guard: MutexGuard<'a, T>) -> LockResult<MutexGuard<'a, T>> {}
    pub fn wait_while<'a, T, F>(&self, guard: MutexGuard<'a, T>, condition: F) -> LockResult<MutexGuard<'a, T>> where F: FnMut(&mut T) -> bool {}
    pub fn wait_timeout_ms<'a, T>(&self, guard: MutexGuard<'a, T>, ms: u32) -> LockResult<(MutexGuard<'a, T>, bool)> {}
    pub fn wait_timeout<'a, T>(&self, guard: MutexGuard<'a, T>, dur: Duration) -> LockResult<(MutexGuard<'a, T>, WaitTimeoutResult)> {}
    pub fn wait_timeout_while<'a, T, F>(&self, guard: MutexGuard<'a, T>, dur: Duration, condition: F) -> LockResult<(MutexGuard<'a, T>, WaitTimeoutResult)> where F: FnMut(&mut T) -> bool {}
    pub fn notify_one(&self) {}
    pub fn notify_all(&self) {}
}
#[derive(Debug)]
pub struct Once {}
pub const ONCE_INIT: Once = Once {};
impl Once {
    pub fn new() -> Once {}
    pub fn call_once<F>(&self, f: F) where F: FnOnce() {}
    pub fn call_once_force<F>(&self, f: F) where F: FnOnce(&OnceState) {}
    pub fn is_completed(&self) -> bool {}
    pub fn wait(&self) {}
    pub fn wait_force(&self) {}
}
#[derive(Debug)]
pub struct OnceState {}
impl OnceState {
    pub fn is_poisoned(&self) -> bool {}
}
#[derive(Debug)]
pub struct Barrier {}
impl Barrier {
    pub fn new(n: usize) -> Barrier {}
    pub fn wait(&self) -> BarrierWaitResult {}
}
#[derive(Debug)]
pub struct BarrierWaitResult {}
impl BarrierWaitResult {
    pub fn is_leader(&self) -> bool {}
}
pub struct OnceLock<T> {}
impl<T> OnceLock<T> {
    pub fn new() -> OnceLock<T> {}
    pub fn get(&self) -> Option<&T> {}
    pub fn get_mut(&mut self) -> Option<&mut T> {}
    pub fn wait(&self) -> &T {}
    pub fn set(&self, value: T) -> Result<(), T> {}
    pub fn get_or_init<F>(&self, f: F) -> &T where F: FnOnce() -> T {}
    pub fn get_or_try_init<F, E>(&self, f: F) -> Result<&T, E> where F: FnOnce() -> Result<T, E> {}
    pub fn into_inner(self) -> Option<T> {}
    pub fn take(&mut self) -> Option<T> {}
}
unsafe impl<T: Sync + Send> Sync for OnceLock<T> {}
unsafe impl<T: Send> Send for OnceLock<T> {}
impl<T> Default for OnceLock<T> { fn default() -> OnceLock<T> {} }
impl<T: fmt::Debug> fmt::Debug for OnceLock<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: Clone> Clone for OnceLock<T> { fn clone(&self) -> OnceLock<T> {} }
impl<T> From<T> for OnceLock<T> { fn from(value: T) -> Self {} }
impl<T: PartialEq> PartialEq for OnceLock<T> { fn eq(&self, other: &OnceLock<T>) -> bool {} }
impl<T: Eq> Eq for OnceLock<T> {}
pub struct LazyLock<T, F = fn() -> T> {}
impl<T, F: FnOnce() -> T> LazyLock<T, F> {
    pub fn new(f: F) -> LazyLock<T, F> {}
    pub fn into_inner(this: Self) -> Result<T, F> {}
    pub fn force_mut(this: &mut LazyLock<T, F>) -> &mut T {}
    pub fn force(this: &LazyLock<T, F>) -> &T {}
}
impl<T, F> LazyLock<T, F> {
    pub fn get(this: &LazyLock<T, F>) -> Option<&T> {}
    pub fn get_mut(this: &mut LazyLock<T, F>) -> Option<&mut T> {}
}
impl<T, F: FnOnce() -> T> Deref for LazyLock<T, F> { type Target = T; fn deref(&self) -> &T {} }
impl<T, F: FnOnce() -> T> DerefMut for LazyLock<T, F> { fn deref_mut(&mut self) -> &mut T {} }
impl<T: Default> Default for LazyLock<T> { fn default() -> LazyLock<T> {} }
impl<T: fmt::Debug, F> fmt::Debug for LazyLock<T, F> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
