use crate::prelude::rust_2024::*;
use crate::convert::Infallible;
use crate::env;
use crate::ffi::{OsStr, OsString};
use crate::fmt;
use crate::fs;
use crate::io::{self, Read, Write};
use crate::path::Path;

pub struct Command {}
impl Command {
    pub fn new<S: AsRef<OsStr>>(program: S) -> Command {}
    pub fn arg<S: AsRef<OsStr>>(&mut self, arg: S) -> &mut Command {}
    pub fn args<I, S>(&mut self, args: I) -> &mut Command where I: IntoIterator<Item = S>, S: AsRef<OsStr> {}
    pub fn env<K, V>(&mut self, key: K, val: V) -> &mut Command where K: AsRef<OsStr>, V: AsRef<OsStr> {}
    pub fn envs<I, K, V>(&mut self, vars: I) -> &mut Command where I: IntoIterator<Item = (K, V)>, K: AsRef<OsStr>, V: AsRef<OsStr> {}
    pub fn env_remove<K: AsRef<OsStr>>(&mut self, key: K) -> &mut Command {}
    pub fn env_clear(&mut self) -> &mut Command {}
    pub fn current_dir<P: AsRef<Path>>(&mut self, dir: P) -> &mut Command {}
    pub fn stdin<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command {}
    pub fn stdout<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command {}
    pub fn stderr<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command {}
    pub fn spawn(&mut self) -> io::Result<Child> {}
    pub fn output(&mut self) -> io::Result<Output> {}
    pub fn status(&mut self) -> io::Result<ExitStatus> {}
    pub fn get_program(&self) -> &OsStr {}
    pub fn get_args(&self) -> CommandArgs<'_> {}
    pub fn get_envs(&self) -> CommandEnvs<'_> {}
    pub fn get_current_dir(&self) -> Option<&Path> {}
}
impl fmt::Debug for Command { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Debug)]
pub struct CommandArgs<'a> {}
impl<'a> Iterator for CommandArgs<'a> { type Item = &'a OsStr; fn next(&mut self) -> Option<&'a OsStr> {} }
impl<'a> ExactSizeIterator for CommandArgs<'a> {}
#[derive(Debug)]
pub struct CommandEnvs<'a> {}
impl<'a> Iterator for CommandEnvs<'a> { type Item = (&'a OsStr, Option<&'a OsStr>); fn next(&mut self) -> Option<(&'a OsStr, Option<&'a OsStr>)> {} }
impl<'a> ExactSizeIterator for CommandEnvs<'a> {}
#[derive(Debug)]
pub struct Child {
    pub stdin: Option<ChildStdin>,
    pub stdout: Option<ChildStdout>,
    pub stderr: Option<ChildStderr>,
}
impl Child {
    pub fn kill(&mut self) -> io::Result<()> {}
    pub fn id(&self) -> u32 {}
    pub fn wait(&mut self) -> io::Result<ExitStatus> {}
    pub fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {}
    pub fn wait_with_output(self) -> io::Result<Output> {}
}
#[derive(Debug)]
pub struct ChildStdin {}
impl From<ChildStdin> for Stdio { fn from(child: ChildStdin) -> Stdio {} }
#[derive(Debug)]
pub struct ChildStdout {}
impl From<ChildStdout> for Stdio { fn from(child: ChildStdout) -> Stdio {} }
#[derive(Debug)]
pub struct ChildStderr {}
impl From<ChildStderr> for Stdio { fn from(child: ChildStderr) -> Stdio {} }
impl Write for ChildStdin { fn write(&mut self, buf: &[u8]) -> io::Result<usize> {} fn flush(&mut self) -> io::Result<()> {} }
impl Write for &ChildStdin { fn write(&mut self, buf: &[u8]) -> io::Result<usize> {} fn flush(&mut self) -> io::Result<()> {} }
impl Read for ChildStdout { fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {} }
impl Read for ChildStderr { fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {} }
#[derive(PartialEq, Eq, Clone)]
pub struct Output {
    pub status: ExitStatus,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
}
impl fmt::Debug for Output { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct Stdio {}
impl Stdio {
    pub fn piped() -> Stdio {}
    pub fn inherit() -> Stdio {}
    pub fn null() -> Stdio {}
}
impl fmt::Debug for Stdio { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl From<fs::File> for Stdio { fn from(inherit: fs::File) -> Stdio {} }
impl From<io::Stdout> for Stdio { fn from(inherit: io::Stdout) -> Stdio {} }
impl From<io::Stderr> for Stdio { fn from(inherit: io::Stderr) -> Stdio {} }
impl From<io::PipeReader> for Stdio { fn from(inherit: io::PipeReader) -> Stdio {} }
impl From<io::PipeWriter> for Stdio { fn from(inherit: io::PipeWriter) -> Stdio {} }
#[derive(PartialEq, Eq, Clone, Copy, Debug, Default)]
pub struct ExitStatus {}
impl ExitStatus {
    pub fn success(&self) -> bool {}
    pub fn code(&self) -> Option<i32> {}
}
impl fmt::Display for ExitStatus { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExitCode {}
impl ExitCode {
    pub const SUCCESS: ExitCode = ExitCode {};
    pub const FAILURE: ExitCode = ExitCode {};
    pub fn exit_process(self) -> ! {}
}
impl From<u8> for ExitCode { fn from(code: u8) -> Self {} }
pub fn exit(code: i32) -> ! {}
pub fn abort() -> ! {}
pub fn id() -> u32 {}
#[lang = "termination"]
pub trait Termination {
    fn report(self) -> ExitCode;
}
impl Termination for () { fn report(self) -> ExitCode {} }
impl Termination for ! { fn report(self) -> ExitCode {} }
impl Termination for Infallible { fn report(self) -> ExitCode {} }
impl Termination for ExitCode { fn report(self) -> ExitCode {} }
impl<T: Termination, E: fmt::Debug> Termination for Result<T, E> { fn report(self) -> ExitCode {} }
