use crate::prelude::rust_2024::*;
use crate::thread::JoinHandle;

pub type RawPthread = u64;
pub trait JoinHandleExt {
    fn as_pthread_t(&self) -> RawPthread;
    fn into_pthread_t(self) -> RawPthread;
}
impl<T> JoinHandleExt for JoinHandle<T> { fn as_pthread_t(&self) -> RawPthread {} fn into_pthread_t(self) -> RawPthread {} }
