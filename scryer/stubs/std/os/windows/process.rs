use crate::prelude::rust_2024::*;
use crate::ffi::OsStr;
use crate::process::{Command, ExitStatus};

pub trait CommandExt {
    fn creation_flags(&mut self, flags: u32) -> &mut Command;
    fn raw_arg<S: AsRef<OsStr>>(&mut self, text_to_append_as_is: S) -> &mut Command;
}
impl CommandExt for Command {}
pub trait ExitStatusExt {
    fn from_raw(raw: u32) -> Self;
}
impl ExitStatusExt for ExitStatus { fn from_raw(raw: u32) -> Self {} }
