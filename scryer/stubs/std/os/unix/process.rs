use crate::prelude::rust_2024::*;
use crate::ffi::OsStr;
use crate::io;
use crate::process::{Child, Command, ExitStatus};

pub trait CommandExt {
    fn uid(&mut self, id: u32) -> &mut Command;
    fn gid(&mut self, id: u32) -> &mut Command;
    fn groups(&mut self, groups: &[u32]) -> &mut Command;
    unsafe fn pre_exec<F>(&mut self, f: F) -> &mut Command where F: FnMut() -> io::Result<()> + Send + Sync + 'static;
    fn before_exec<F>(&mut self, f: F) -> &mut Command where F: FnMut() -> io::Result<()> + Send + Sync + 'static {}
    fn exec(&mut self) -> io::Error;
    fn arg0<S>(&mut self, arg: S) -> &mut Command where S: AsRef<OsStr>;
    fn process_group(&mut self, pgroup: i32) -> &mut Command;
}
impl CommandExt for Command {}
pub trait ExitStatusExt {
    fn from_raw(raw: i32) -> Self;
    fn signal(&self) -> Option<i32>;
    fn core_dumped(&self) -> bool;
    fn stopped_signal(&self) -> Option<i32>;
    fn continued(&self) -> bool;
    fn into_raw(self) -> i32;
}
impl ExitStatusExt for ExitStatus {}
pub fn parent_id() -> u32 {}
