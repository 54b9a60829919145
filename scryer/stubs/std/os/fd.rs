use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::fs;
use crate::io;
use crate::net;
use crate::os::unix::net as unix_net;
use crate::process;
use crate::rc::Rc;
use crate::sync::Arc;

pub type RawFd = i32;
pub trait AsRawFd {
    fn as_raw_fd(&self) -> RawFd;
}
pub trait FromRawFd {
    unsafe fn from_raw_fd(fd: RawFd) -> Self;
}
pub trait IntoRawFd {
    fn into_raw_fd(self) -> RawFd;
}
pub trait AsFd {
    fn as_fd(&self) -> BorrowedFd<'_>;
}
#[derive(Copy, Clone)]
pub struct BorrowedFd<'fd> {}
impl BorrowedFd<'_> {
    pub unsafe fn borrow_raw(fd: RawFd) -> Self {}
    pub fn try_clone_to_owned(&self) -> io::Result<OwnedFd> {}
}
impl fmt::Debug for BorrowedFd<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct OwnedFd {}
impl OwnedFd {
    pub fn try_clone(&self) -> io::Result<Self> {}
}
impl Drop for OwnedFd { fn drop(&mut self) {} }
impl fmt::Debug for OwnedFd { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl AsRawFd for RawFd { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for BorrowedFd<'_> { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for OwnedFd { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for fs::File { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for io::Stdin { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for io::StdinLock<'_> { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for io::Stdout { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for io::StdoutLock<'_> { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for io::Stderr { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for io::StderrLock<'_> { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for io::PipeReader { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for io::PipeWriter { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for net::TcpStream { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for net::TcpListener { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for net::UdpSocket { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for unix_net::UnixStream { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for unix_net::UnixListener { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for unix_net::UnixDatagram { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for process::ChildStdin { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for process::ChildStdout { fn as_raw_fd(&self) -> RawFd {} }
impl AsRawFd for process::ChildStderr { fn as_raw_fd(&self) -> RawFd {} }
impl AsFd for BorrowedFd<'_> { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for OwnedFd { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for fs::File { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for io::Stdin { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for io::StdinLock<'_> { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for io::Stdout { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for io::StdoutLock<'_> { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for io::Stderr { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for io::StderrLock<'_> { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for io::PipeReader { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for io::PipeWriter { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for net::TcpStream { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for net::TcpListener { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for net::UdpSocket { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for unix_net::UnixStream { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for unix_net::UnixListener { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for unix_net::UnixDatagram { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for process::ChildStdin { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for process::ChildStdout { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl AsFd for process::ChildStderr { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl IntoRawFd for RawFd { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for OwnedFd { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for fs::File { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for io::PipeReader { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for io::PipeWriter { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for net::TcpStream { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for net::TcpListener { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for net::UdpSocket { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for unix_net::UnixStream { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for unix_net::UnixListener { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for unix_net::UnixDatagram { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for process::ChildStdin { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for process::ChildStdout { fn into_raw_fd(self) -> RawFd {} }
impl IntoRawFd for process::ChildStderr { fn into_raw_fd(self) -> RawFd {} }
impl FromRawFd for RawFd { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for OwnedFd { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for fs::File { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for io::PipeReader { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for io::PipeWriter { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for net::TcpStream { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for net::TcpListener { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for net::UdpSocket { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for unix_net::UnixStream { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for unix_net::UnixListener { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for unix_net::UnixDatagram { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl FromRawFd for process::Stdio { unsafe fn from_raw_fd(fd: RawFd) -> Self {} }
impl From<OwnedFd> for fs::File { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for io::PipeReader { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for io::PipeWriter { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for net::TcpStream { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for net::TcpListener { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for net::UdpSocket { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for unix_net::UnixStream { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for unix_net::UnixListener { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for unix_net::UnixDatagram { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for process::ChildStdin { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for process::ChildStdout { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for process::ChildStderr { fn from(fd: OwnedFd) -> Self {} }
impl From<OwnedFd> for process::Stdio { fn from(fd: OwnedFd) -> Self {} }
impl From<fs::File> for OwnedFd { fn from(value: fs::File) -> OwnedFd {} }
impl From<io::PipeReader> for OwnedFd { fn from(value: io::PipeReader) -> OwnedFd {} }
impl From<io::PipeWriter> for OwnedFd { fn from(value: io::PipeWriter) -> OwnedFd {} }
impl From<net::TcpStream> for OwnedFd { fn from(value: net::TcpStream) -> OwnedFd {} }
impl From<net::TcpListener> for OwnedFd { fn from(value: net::TcpListener) -> OwnedFd {} }
impl From<net::UdpSocket> for OwnedFd { fn from(value: net::UdpSocket) -> OwnedFd {} }
impl From<unix_net::UnixStream> for OwnedFd { fn from(value: unix_net::UnixStream) -> OwnedFd {} }
impl From<unix_net::UnixListener> for OwnedFd { fn from(value: unix_net::UnixListener) -> OwnedFd {} }
impl From<unix_net::UnixDatagram> for OwnedFd { fn from(value: unix_net::UnixDatagram) -> OwnedFd {} }
impl From<process::ChildStdin> for OwnedFd { fn from(value: process::ChildStdin) -> OwnedFd {} }
impl From<process::ChildStdout> for OwnedFd { fn from(value: process::ChildStdout) -> OwnedFd {} }
impl From<process::ChildStderr> for OwnedFd { fn from(value: process::ChildStderr) -> OwnedFd {} }
impl<T: AsFd + ?Sized> AsFd for &T { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl<T: AsFd + ?Sized> AsFd for &mut T { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl<T: AsFd + ?Sized> AsFd for Box<T> { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl<T: AsFd + ?Sized> AsFd for Rc<T> { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl<T: AsFd + ?Sized> AsFd for Arc<T> { fn as_fd(&self) -> BorrowedFd<'_> {} }
impl<T: AsRawFd + ?Sized> AsRawFd for &T { fn as_raw_fd(&self) -> RawFd {} }
impl<T: AsRawFd + ?Sized> AsRawFd for &mut T { fn as_raw_fd(&self) -> RawFd {} }
impl<T: AsRawFd> AsRawFd for Box<T> { fn as_raw_fd(&self) -> RawFd {} }
impl<T: AsRawFd> AsRawFd for Rc<T> { fn as_raw_fd(&self) -> RawFd {} }
impl<T: AsRawFd> AsRawFd for Arc<T> { fn as_raw_fd(&self) -> RawFd {} }
