use crate::prelude::rust_2024::*;
use crate::ops::DerefMut;
use crate::panic::AssertUnwindSafe;
use crate::pin::Pin;
use crate::task::{Context, Poll};

#[lang = "future"]
pub trait Future {
    #[lang = "future_output"]
    type Output;
    #[lang = "poll"]
    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output>;
}
impl<F: ?Sized + Future + Unpin> Future for &mut F { type Output = F::Output; fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {} }
impl<P> Future for Pin<P> where P: DerefMut, P::Target: Future { type Output = <<P as crate::ops::Deref>::Target as Future>::Output; fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {} }
impl<F: Future> Future for AssertUnwindSafe<F> { type Output = F::Output; fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {} }

#[lang = "into_future"]
pub trait IntoFuture {
    type Output;
    type IntoFuture: Future<Output = Self::Output>;
    fn into_future(self) -> Self::IntoFuture;
}
impl<F: Future> IntoFuture for F { type Output = F::Output; type IntoFuture = F; fn into_future(self) -> Self::IntoFuture {} }

#[derive(Debug, Clone)]
pub struct Ready<T> {}
impl<T> Ready<T> {
    pub fn into_inner(self) -> T {}
}
impl<T> Future for Ready<T> { type Output = T; fn poll(self: Pin<&mut Self>, _cx: &mut Context<'_>) -> Poll<T> {} }
pub fn ready<T>(t: T) -> Ready<T> {}
pub struct Pending<T> {}
impl<T> Future for Pending<T> { type Output = T; fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<T> {} }
impl<T> Clone for Pending<T> { fn clone(&self) -> Pending<T> {} }
pub fn pending<T>() -> Pending<T> {}
pub struct PollFn<F> {}
impl<F: Unpin> Unpin for PollFn<F> {}
impl<T, F> Future for PollFn<F> where F: FnMut(&mut Context<'_>) -> Poll<T> { type Output = T; fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<T> {} }
pub fn poll_fn<T, F>(f: F) -> PollFn<F> where F: FnMut(&mut Context<'_>) -> Poll<T> {}
