use crate::prelude::rust_2024::*;
use crate::fmt;

#[derive(Debug)]
pub struct Backtrace {}
#[derive(Debug, PartialEq, Eq)]
pub enum BacktraceStatus {
    Unsupported,
    Disabled,
    Captured,
}
impl Backtrace {
    pub fn capture() -> Backtrace {}
    pub fn force_capture() -> Backtrace {}
    pub fn disabled() -> Backtrace {}
    pub fn status(&self) -> BacktraceStatus {}
}
impl fmt::Display for Backtrace { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
