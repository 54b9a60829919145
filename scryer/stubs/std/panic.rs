use crate::prelude::rust_2024::*;
use crate::any::Any;
use crate::fmt;
use crate::thread::Result;

pub use core::panic::{AssertUnwindSafe, Location, PanicMessage, RefUnwindSafe, UnwindSafe};
pub type PanicInfo<'a> = PanicHookInfo<'a>;
pub struct PanicHookInfo<'a> {}
impl<'a> PanicHookInfo<'a> {
    pub fn payload(&self) -> &(dyn Any + Send) {}
    pub fn payload_as_str(&self) -> Option<&str> {}
    pub fn location(&self) -> Option<&Location<'_>> {}
}
impl fmt::Debug for PanicHookInfo<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Display for PanicHookInfo<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub fn catch_unwind<F: FnOnce() -> R + UnwindSafe, R>(f: F) -> Result<R> {}
pub fn resume_unwind(payload: Box<dyn Any + Send>) -> ! {}
pub fn panic_any<M: 'static + Any + Send>(msg: M) -> ! {}
pub fn set_hook(hook: Box<dyn Fn(&PanicHookInfo<'_>) + Sync + Send + 'static>) {}
pub fn take_hook() -> Box<dyn Fn(&PanicHookInfo<'_>) + Sync + Send + 'static> {}
