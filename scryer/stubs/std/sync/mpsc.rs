use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::iter::FusedIterator;
use crate::time::{Duration, Instant};

pub fn channel<T>() -> (Sender<T>, Receiver<T>) {}
pub fn sync_channel<T>(bound: usize) -> (SyncSender<T>, Receiver<T>) {}
pub struct Receiver<T> {}
impl<T> Receiver<T> {
    pub fn try_recv(&self) -> Result<T, TryRecvError> {}
    pub fn recv(&self) -> Result<T, RecvError> {}
    pub fn recv_timeout(&self, timeout: Duration) -> Result<T, RecvTimeoutError> {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn try_iter(&self) -> TryIter<'_, T> {}
}
impl<'a, T> IntoIterator for &'a Receiver<T> { type Item = T; type IntoIter = Iter<'a, T>; fn into_iter(self) -> Iter<'a, T> {} }
impl<T> IntoIterator for Receiver<T> { type Item = T; type IntoIter = IntoIter<T>; fn into_iter(self) -> IntoIter<T> {} }
#[derive(Debug)]
pub struct Iter<'a, T> {}
impl<'a, T> Iterator for Iter<'a, T> { type Item = T; fn next(&mut self) -> Option<T> {} }
#[derive(Debug)]
pub struct TryIter<'a, T> {}
impl<'a, T> Iterator for TryIter<'a, T> { type Item = T; fn next(&mut self) -> Option<T> {} }
#[derive(Debug)]
pub struct IntoIter<T> {}
impl<T> Iterator for IntoIter<T> { type Item = T; fn next(&mut self) -> Option<T> {} }
pub struct Sender<T> {}
impl<T> Sender<T> {
    pub fn send(&self, t: T) -> Result<(), SendError<T>> {}
}
pub struct SyncSender<T> {}
impl<T> SyncSender<T> {
    pub fn send(&self, t: T) -> Result<(), SendError<T>> {}
    pub fn try_send(&self, t: T) -> Result<(), TrySendError<T>> {}
}
impl<T> Clone for Sender<T> { fn clone(&self) -> Sender<T> {} }
impl<T> Clone for SyncSender<T> { fn clone(&self) -> SyncSender<T> {} }
impl<T> Drop for Sender<T> { fn drop(&mut self) {} }
impl<T> fmt::Debug for Sender<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl<T: Send> Send for Sender<T> {}
impl<T> Drop for SyncSender<T> { fn drop(&mut self) {} }
impl<T> fmt::Debug for SyncSender<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl<T: Send> Send for SyncSender<T> {}
impl<T> Drop for Receiver<T> { fn drop(&mut self) {} }
impl<T> fmt::Debug for Receiver<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
unsafe impl<T: Send> Send for Receiver<T> {}
#[derive(PartialEq, Eq, Clone, Copy)]
pub struct SendError<T>(pub T);
#[derive(PartialEq, Eq, Clone, Copy, Debug)]
pub struct RecvError;
#[derive(PartialEq, Eq, Clone, Copy, Debug)]
pub enum TryRecvError {
    Empty,
    Disconnected,
}
#[derive(PartialEq, Eq, Clone, Copy, Debug)]
pub enum RecvTimeoutError {
    Timeout,
    Disconnected,
}
#[derive(PartialEq, Eq, Clone, Copy)]
pub enum TrySendError<T> {
    Full(T),
    Disconnected(T),
}
impl<T> fmt::Debug for SendError<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> fmt::Display for SendError<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> crate::error::Error for SendError<T> {}
impl<T> fmt::Debug for TrySendError<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> fmt::Display for TrySendError<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T> crate::error::Error for TrySendError<T> {}
impl fmt::Display for RecvError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for RecvError {}
impl fmt::Display for TryRecvError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for TryRecvError {}
impl fmt::Display for RecvTimeoutError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for RecvTimeoutError {}
impl<T> From<SendError<T>> for TrySendError<T> { fn from(err: SendError<T>) -> TrySendError<T> {} }
impl From<RecvError> for TryRecvError { fn from(err: RecvError) -> TryRecvError {} }
impl From<RecvError> for RecvTimeoutError { fn from(err: RecvError) -> RecvTimeoutError {} }
