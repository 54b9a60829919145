use crate::prelude::*;
use crate::sync::Arc;
use core::task::{RawWaker, Waker};

pub trait Wake {
    fn wake(self: Arc<Self>);
    fn wake_by_ref(self: &Arc<Self>) {}
}
impl<W: Wake + Send + Sync + 'static> From<Arc<W>> for Waker { fn from(waker: Arc<W>) -> Waker {} }
impl<W: Wake + Send + Sync + 'static> From<Arc<W>> for RawWaker { fn from(waker: Arc<W>) -> RawWaker {} }
