use crate::prelude::rust_2024::*;
use crate::ffi::{OsStr, OsString};
use crate::fmt;
use crate::io;
use crate::path::{Path, PathBuf};

pub mod consts {
    pub const ARCH: &str = "";
    pub const FAMILY: &str = "";
    pub const OS: &str = "";
    pub const DLL_PREFIX: &str = "";
    pub const DLL_SUFFIX: &str = "";
    pub const DLL_EXTENSION: &str = "";
    pub const EXE_SUFFIX: &str = "";
    pub const EXE_EXTENSION: &str = "";
}
pub fn current_dir() -> io::Result<PathBuf> {}
pub fn set_current_dir<P: AsRef<Path>>(path: P) -> io::Result<()> {}
pub fn vars() -> Vars {}
pub fn vars_os() -> VarsOs {}
pub fn var<K: AsRef<OsStr>>(key: K) -> Result<String, VarError> {}
pub fn var_os<K: AsRef<OsStr>>(key: K) -> Option<OsString> {}
pub unsafe fn set_var<K: AsRef<OsStr>, V: AsRef<OsStr>>(key: K, value: V) {}
pub unsafe fn remove_var<K: AsRef<OsStr>>(key: K) {}
pub fn split_paths<T: AsRef<OsStr> + ?Sized>(unparsed: &T) -> SplitPaths<'_> {}
pub fn join_paths<I, T>(paths: I) -> Result<OsString, JoinPathsError> where I: IntoIterator<Item = T>, T: AsRef<OsStr> {}
pub fn home_dir() -> Option<PathBuf> {}
pub fn temp_dir() -> PathBuf {}
pub fn current_exe() -> io::Result<PathBuf> {}
pub fn args() -> Args {}
pub fn args_os() -> ArgsOs {}
#[derive(Debug)]
pub struct Vars {}
impl Iterator for Vars { type Item = (String, String); fn next(&mut self) -> Option<(String, String)> {} }
#[derive(Debug)]
pub struct VarsOs {}
impl Iterator for VarsOs { type Item = (OsString, OsString); fn next(&mut self) -> Option<(OsString, OsString)> {} }
#[derive(Debug)]
pub struct Args {}
impl Iterator for Args { type Item = String; fn next(&mut self) -> Option<String> {} }
impl DoubleEndedIterator for Args { fn next_back(&mut self) -> Option<String> {} }
impl ExactSizeIterator for Args {}
#[derive(Debug)]
pub struct ArgsOs {}
impl Iterator for ArgsOs { type Item = OsString; fn next(&mut self) -> Option<OsString> {} }
impl DoubleEndedIterator for ArgsOs { fn next_back(&mut self) -> Option<OsString> {} }
impl ExactSizeIterator for ArgsOs {}
#[derive(Debug)]
pub struct SplitPaths<'a> {}
impl<'a> Iterator for SplitPaths<'a> { type Item = PathBuf; fn next(&mut self) -> Option<PathBuf> {} }
#[derive(Debug, PartialEq, Eq, Clone)]
pub enum VarError {
    NotPresent,
    NotUnicode(OsString),
}
#[derive(Debug)]
pub struct JoinPathsError {}
impl fmt::Display for VarError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for VarError {}
impl fmt::Display for JoinPathsError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for JoinPathsError {}
