use crate::prelude::rust_2024::*;
use crate::cmp;
use crate::collections::VecDeque;
use crate::fmt;
use crate::ops::{Deref, DerefMut};
use crate::rc::Rc;
use crate::slice;
use crate::sync::Arc;

pub mod prelude {
    pub use super::{BufRead, Read, Seek, Write};
}

pub type Result<T> = crate::result::Result<T, Error>;
pub const DEFAULT_BUF_SIZE: usize = 8192;

pub struct Error {}
impl Error {
    pub fn new<E>(kind: ErrorKind, error: E) -> Error where E: Into<Box<dyn crate::error::Error + Send + Sync>> {}
    pub fn other<E>(error: E) -> Error where E: Into<Box<dyn crate::error::Error + Send + Sync>> {}
    pub fn last_os_error() -> Error {}
    pub fn from_raw_os_error(code: i32) -> Error {}
    pub fn raw_os_error(&self) -> Option<i32> {}
    pub fn get_ref(&self) -> Option<&(dyn crate::error::Error + Send + Sync + 'static)> {}
    pub fn get_mut(&mut self) -> Option<&mut (dyn crate::error::Error + Send + Sync + 'static)> {}
    pub fn into_inner(self) -> Option<Box<dyn crate::error::Error + Send + Sync>> {}
    pub fn downcast<E>(self) -> crate::result::Result<E, Self> where E: crate::error::Error + Send + Sync + 'static {}
    pub fn kind(&self) -> ErrorKind {}
}
impl fmt::Debug for Error { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Display for Error { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for Error {}
impl From<ErrorKind> for Error { fn from(kind: ErrorKind) -> Error {} }
impl From<alloc_crate::ffi::NulError> for Error { fn from(_: alloc_crate::ffi::NulError) -> Error {} }
impl From<alloc_crate::collections::TryReserveError> for Error { fn from(_: alloc_crate::collections::TryReserveError) -> Error {} }
impl<W> From<IntoInnerError<W>> for Error { fn from(iie: IntoInnerError<W>) -> Error {} }

#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[non_exhaustive]
pub enum ErrorKind {
    NotFound,
    PermissionDenied,
    ConnectionRefused,
    ConnectionReset,
    HostUnreachable,
    NetworkUnreachable,
    ConnectionAborted,
    NotConnected,
    AddrInUse,
    AddrNotAvailable,
    NetworkDown,
    BrokenPipe,
    AlreadyExists,
    WouldBlock,
    NotADirectory,
    IsADirectory,
    DirectoryNotEmpty,
    ReadOnlyFilesystem,
    FilesystemLoop,
    StaleNetworkFileHandle,
    InvalidInput,
    InvalidData,
    TimedOut,
    WriteZero,
    StorageFull,
    NotSeekable,
    QuotaExceeded,
    FileTooLarge,
    ResourceBusy,
    ExecutableFileBusy,
    Deadlock,
    CrossesDevices,
    TooManyLinks,
    InvalidFilename,
    ArgumentListTooLong,
    Interrupted,
    Unsupported,
    UnexpectedEof,
    OutOfMemory,
    InProgress,
    Other,
}
impl fmt::Display for ErrorKind { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }

pub trait Read {
    fn read(&mut self, buf: &mut [u8]) -> Result<usize>;
    fn read_vectored(&mut self, bufs: &mut [IoSliceMut<'_>]) -> Result<usize> {}
    fn is_read_vectored(&self) -> bool {}
    fn read_to_end(&mut self, buf: &mut Vec<u8>) -> Result<usize> {}
    fn read_to_string(&mut self, buf: &mut String) -> Result<usize> {}
    fn read_exact(&mut self, buf: &mut [u8]) -> Result<()> {}
    fn by_ref(&mut self) -> &mut Self where Self: Sized {}
    fn bytes(self) -> Bytes<Self> where Self: Sized {}
    fn chain<R: Read>(self, next: R) -> Chain<Self, R> where Self: Sized {}
    fn take(self, limit: u64) -> Take<Self> where Self: Sized {}
}
pub trait Write {
    fn write(&mut self, buf: &[u8]) -> Result<usize>;
    fn write_vectored(&mut self, bufs: &[IoSlice<'_>]) -> Result<usize> {}
    fn is_write_vectored(&self) -> bool {}
    fn flush(&mut self) -> Result<()>;
    fn write_all(&mut self, buf: &[u8]) -> Result<()> {}
    fn write_fmt(&mut self, args: fmt::Arguments<'_>) -> Result<()> {}
    fn by_ref(&mut self) -> &mut Self where Self: Sized {}
}
pub trait Seek {
    fn seek(&mut self, pos: SeekFrom) -> Result<u64>;
    fn rewind(&mut self) -> Result<()> {}
    fn stream_position(&mut self) -> Result<u64> {}
    fn seek_relative(&mut self, offset: i64) -> Result<()> {}
}
pub trait BufRead: Read {
    fn fill_buf(&mut self) -> Result<&[u8]>;
    fn consume(&mut self, amount: usize);
    fn read_until(&mut self, byte: u8, buf: &mut Vec<u8>) -> Result<usize> {}
    fn skip_until(&mut self, byte: u8) -> Result<usize> {}
    fn read_line(&mut self, buf: &mut String) -> Result<usize> {}
    fn split(self, byte: u8) -> Split<Self> where Self: Sized {}
    fn lines(self) -> Lines<Self> where Self: Sized {}
}
#[derive(PartialEq, Eq, Clone, Copy, Debug)]
pub enum SeekFrom {
    Start(u64),
    End(i64),
    Current(i64),
}
pub struct IoSlice<'a> {}
impl fmt::Debug for IoSlice<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Deref for IoSlice<'_> { type Target = [u8]; fn deref(&self) -> &[u8] {} }
pub struct IoSliceMut<'a> {}
impl fmt::Debug for IoSliceMut<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Deref for IoSliceMut<'_> { type Target = [u8]; fn deref(&self) -> &[u8] {} }
impl DerefMut for IoSliceMut<'_> { fn deref_mut(&mut self) -> &mut [u8] {} }
impl Clone for IoSlice<'_> { fn clone(&self) -> Self {} }
impl Copy for IoSlice<'_> {}
impl<'a> IoSlice<'a> {
    pub fn new(buf: &'a [u8]) -> IoSlice<'a> {}
    pub fn advance(&mut self, n: usize) {}
    pub fn advance_slices(bufs: &mut &mut [IoSlice<'a>], n: usize) {}
}
impl<'a> IoSliceMut<'a> {
    pub fn new(buf: &'a mut [u8]) -> IoSliceMut<'a> {}
    pub fn advance(&mut self, n: usize) {}
    pub fn advance_slices(bufs: &mut &mut [IoSliceMut<'a>], n: usize) {}
}

impl<T: Read + ?Sized> Read for &mut T { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl<T: Write + ?Sized> Write for &mut T { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl<T: Seek + ?Sized> Seek for &mut T { fn seek(&mut self, pos: SeekFrom) -> Result<u64> {} }
impl<T: BufRead + ?Sized> BufRead for &mut T { fn fill_buf(&mut self) -> Result<&[u8]> {} fn consume(&mut self, amount: usize) {} }
impl<T: Read + ?Sized> Read for Box<T> { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl<T: Write + ?Sized> Write for Box<T> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl<T: Seek + ?Sized> Seek for Box<T> { fn seek(&mut self, pos: SeekFrom) -> Result<u64> {} }
impl<T: BufRead + ?Sized> BufRead for Box<T> { fn fill_buf(&mut self) -> Result<&[u8]> {} fn consume(&mut self, amount: usize) {} }
impl Read for &[u8] { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl BufRead for &[u8] { fn fill_buf(&mut self) -> Result<&[u8]> {} fn consume(&mut self, amount: usize) {} }
impl Write for &mut [u8] { fn write(&mut self, data: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Write for Vec<u8> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Read for VecDeque<u8> { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl BufRead for VecDeque<u8> { fn fill_buf(&mut self) -> Result<&[u8]> {} fn consume(&mut self, amount: usize) {} }
impl Write for VecDeque<u8> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }

#[derive(Debug, Default, Eq, PartialEq, Clone)]
pub struct Cursor<T> {}
impl<T> Cursor<T> {
    pub fn new(inner: T) -> Cursor<T> {}
    pub fn into_inner(self) -> T {}
    pub fn get_ref(&self) -> &T {}
    pub fn get_mut(&mut self) -> &mut T {}
    pub fn position(&self) -> u64 {}
    pub fn set_position(&mut self, pos: u64) {}
}
impl<T: AsRef<[u8]>> Seek for Cursor<T> { fn seek(&mut self, style: SeekFrom) -> Result<u64> {} }
impl<T: AsRef<[u8]>> Read for Cursor<T> { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl<T: AsRef<[u8]>> BufRead for Cursor<T> { fn fill_buf(&mut self) -> Result<&[u8]> {} fn consume(&mut self, amt: usize) {} }
impl Write for Cursor<&mut [u8]> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Write for Cursor<&mut Vec<u8>> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Write for Cursor<Vec<u8>> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Write for Cursor<Box<[u8]>> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl<const N: usize> Write for Cursor<[u8; N]> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }

#[derive(Debug)]
pub struct BufReader<R: ?Sized> {}
impl<R: Read> BufReader<R> {
    pub fn new(inner: R) -> BufReader<R> {}
    pub fn with_capacity(capacity: usize, inner: R) -> BufReader<R> {}
}
impl<R: ?Sized> BufReader<R> {
    pub fn get_ref(&self) -> &R {}
    pub fn get_mut(&mut self) -> &mut R {}
    pub fn buffer(&self) -> &[u8] {}
    pub fn capacity(&self) -> usize {}
    pub fn into_inner(self) -> R where R: Sized {}
}
impl<R: ?Sized + Seek> BufReader<R> {
    pub fn seek_relative(&mut self, offset: i64) -> Result<()> {}
}
impl<R: ?Sized + Read> Read for BufReader<R> { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl<R: ?Sized + Read> BufRead for BufReader<R> { fn fill_buf(&mut self) -> Result<&[u8]> {} fn consume(&mut self, amt: usize) {} }
impl<R: ?Sized + Seek> Seek for BufReader<R> { fn seek(&mut self, pos: SeekFrom) -> Result<u64> {} }
#[derive(Debug)]
pub struct BufWriter<W: ?Sized + Write> {}
impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> BufWriter<W> {}
    pub fn with_capacity(capacity: usize, inner: W) -> BufWriter<W> {}
    pub fn into_inner(self) -> crate::result::Result<W, IntoInnerError<BufWriter<W>>> {}
}
impl<W: ?Sized + Write> BufWriter<W> {
    pub fn get_ref(&self) -> &W {}
    pub fn get_mut(&mut self) -> &mut W {}
}
impl<W: ?Sized + Write> Write for BufWriter<W> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
#[derive(Debug)]
pub struct LineWriter<W: ?Sized + Write> {}
impl<W: Write> LineWriter<W> {
    pub fn new(inner: W) -> LineWriter<W> {}
    pub fn with_capacity(capacity: usize, inner: W) -> LineWriter<W> {}
    pub fn into_inner(self) -> crate::result::Result<W, IntoInnerError<LineWriter<W>>> {}
}
impl<W: ?Sized + Write> LineWriter<W> {
    pub fn get_ref(&self) -> &W {}
    pub fn get_mut(&mut self) -> &mut W {}
}
impl<W: ?Sized + Write> Write for LineWriter<W> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl<W: Write> BufWriter<W> {
    pub fn into_parts(self) -> (W, crate::result::Result<Vec<u8>, WriterPanicked>) {}
}
impl<W: ?Sized + Write> BufWriter<W> {
    pub fn buffer(&self) -> &[u8] {}
    pub fn capacity(&self) -> usize {}
}
impl<W: ?Sized + Write + Seek> Seek for BufWriter<W> { fn seek(&mut self, pos: SeekFrom) -> Result<u64> {} }
#[derive(Debug)]
pub struct WriterPanicked {}
impl WriterPanicked {
    pub fn into_inner(self) -> Vec<u8> {}
}
impl fmt::Display for WriterPanicked { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for WriterPanicked {}
#[derive(Debug)]
pub struct IntoInnerError<W> {}
impl<W> IntoInnerError<W> {
    pub fn error(&self) -> &Error {}
    pub fn into_inner(self) -> W {}
    pub fn into_error(self) -> Error {}
    pub fn into_parts(self) -> (Error, W) {}
}
impl<W> fmt::Display for IntoInnerError<W> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<W: Send + fmt::Debug> crate::error::Error for IntoInnerError<W> {}

#[derive(Debug)]
pub struct Chain<T, U> {}
impl<T, U> Chain<T, U> {
    pub fn into_inner(self) -> (T, U) {}
    pub fn get_ref(&self) -> (&T, &U) {}
    pub fn get_mut(&mut self) -> (&mut T, &mut U) {}
}
impl<T: Read, U: Read> Read for Chain<T, U> { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl<T: BufRead, U: BufRead> BufRead for Chain<T, U> { fn fill_buf(&mut self) -> Result<&[u8]> {} fn consume(&mut self, amt: usize) {} }
#[derive(Debug)]
pub struct Take<T> {}
impl<T> Take<T> {
    pub fn limit(&self) -> u64 {}
    pub fn set_limit(&mut self, limit: u64) {}
    pub fn into_inner(self) -> T {}
    pub fn get_ref(&self) -> &T {}
    pub fn get_mut(&mut self) -> &mut T {}
}
impl<T: Read> Read for Take<T> { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl<T: BufRead> BufRead for Take<T> { fn fill_buf(&mut self) -> Result<&[u8]> {} fn consume(&mut self, amt: usize) {} }
#[derive(Debug)]
pub struct Bytes<R> {}
impl<R: Read> Iterator for Bytes<R> { type Item = Result<u8>; fn next(&mut self) -> Option<Result<u8>> {} }
#[derive(Debug)]
pub struct Split<B> {}
impl<B: BufRead> Iterator for Split<B> { type Item = Result<Vec<u8>>; fn next(&mut self) -> Option<Result<Vec<u8>>> {} }
#[derive(Debug)]
pub struct Lines<B> {}
impl<B: BufRead> Iterator for Lines<B> { type Item = Result<String>; fn next(&mut self) -> Option<Result<String>> {} }

#[derive(Copy, Clone, Debug, Default)]
pub struct Empty;
impl Read for Empty { fn read(&mut self, _buf: &mut [u8]) -> Result<usize> {} }
impl BufRead for Empty { fn fill_buf(&mut self) -> Result<&[u8]> {} fn consume(&mut self, _n: usize) {} }
impl Write for Empty { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Seek for Empty { fn seek(&mut self, pos: SeekFrom) -> Result<u64> {} }
#[derive(Debug)]
pub struct Repeat {}
impl Read for Repeat { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
#[derive(Copy, Clone, Debug, Default)]
pub struct Sink;
impl Write for Sink { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
pub fn empty() -> Empty {}
pub fn repeat(byte: u8) -> Repeat {}
pub fn sink() -> Sink {}
pub fn copy<R: ?Sized, W: ?Sized>(reader: &mut R, writer: &mut W) -> Result<u64> where R: Read, W: Write {}
pub fn read_to_string<R: Read>(reader: R) -> Result<String> {}
pub fn pipe() -> Result<(PipeReader, PipeWriter)> {}
#[derive(Debug)]
pub struct PipeReader {}
impl PipeReader {
    pub fn try_clone(&self) -> Result<Self> {}
}
#[derive(Debug)]
pub struct PipeWriter {}
impl PipeWriter {
    pub fn try_clone(&self) -> Result<Self> {}
}
impl Read for PipeReader { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl Read for &PipeReader { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl Write for PipeWriter { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Write for &PipeWriter { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }

pub fn stdin() -> Stdin {}
pub fn stdout() -> Stdout {}
pub fn stderr() -> Stderr {}
#[derive(Debug)]
pub struct Stdin {}
impl Stdin {
    pub fn lock(&self) -> StdinLock<'static> {}
    pub fn read_line(&self, buf: &mut String) -> Result<usize> {}
    pub fn lines(self) -> Lines<StdinLock<'static>> {}
}
#[derive(Debug)]
pub struct StdinLock<'a> {}
impl Read for Stdin { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl Read for &Stdin { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl Read for StdinLock<'_> { fn read(&mut self, buf: &mut [u8]) -> Result<usize> {} }
impl BufRead for StdinLock<'_> { fn fill_buf(&mut self) -> Result<&[u8]> {} fn consume(&mut self, n: usize) {} }
#[derive(Debug)]
pub struct Stdout {}
impl Stdout {
    pub fn lock(&self) -> StdoutLock<'static> {}
}
#[derive(Debug)]
pub struct StdoutLock<'a> {}
impl Write for Stdout { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Write for &Stdout { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Write for StdoutLock<'_> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
#[derive(Debug)]
pub struct Stderr {}
impl Stderr {
    pub fn lock(&self) -> StderrLock<'static> {}
}
#[derive(Debug)]
pub struct StderrLock<'a> {}
impl Write for Stderr { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Write for &Stderr { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
impl Write for StderrLock<'_> { fn write(&mut self, buf: &[u8]) -> Result<usize> {} fn flush(&mut self) -> Result<()> {} }
pub trait IsTerminal {
    fn is_terminal(&self) -> bool;
}
impl IsTerminal for crate::fs::File { fn is_terminal(&self) -> bool {} }
impl IsTerminal for Stdin { fn is_terminal(&self) -> bool {} }
impl IsTerminal for StdinLock<'_> { fn is_terminal(&self) -> bool {} }
impl IsTerminal for Stdout { fn is_terminal(&self) -> bool {} }
impl IsTerminal for StdoutLock<'_> { fn is_terminal(&self) -> bool {} }
impl IsTerminal for Stderr { fn is_terminal(&self) -> bool {} }
impl IsTerminal for StderrLock<'_> { fn is_terminal(&self) -> bool {} }
impl IsTerminal for crate::process::ChildStdin { fn is_terminal(&self) -> bool {} }
impl IsTerminal for crate::process::ChildStdout { fn is_terminal(&self) -> bool {} }
impl IsTerminal for crate::process::ChildStderr { fn is_terminal(&self) -> bool {} }
impl IsTerminal for crate::os::fd::OwnedFd { fn is_terminal(&self) -> bool {} }
impl IsTerminal for crate::os::fd::BorrowedFd<'_> { fn is_terminal(&self) -> bool {} }
