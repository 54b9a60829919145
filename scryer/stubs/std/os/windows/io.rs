use crate::prelude::rust_2024::*;
use crate::fs;
use crate::io;
use crate::net;
use crate::os::windows::raw;
use crate::process;

pub type RawHandle = raw::HANDLE;
pub type RawSocket = raw::SOCKET;
pub trait AsRawHandle {
    fn as_raw_handle(&self) -> RawHandle;
}
pub trait FromRawHandle {
    unsafe fn from_raw_handle(raw: RawHandle) -> Self;
}
pub trait IntoRawHandle {
    fn into_raw_handle(self) -> RawHandle;
}
pub trait AsHandle {
    fn as_handle(&self) -> BorrowedHandle<'_>;
}
#[derive(Copy, Clone, Debug)]
pub struct BorrowedHandle<'a> {}
impl BorrowedHandle<'_> {
    pub unsafe fn borrow_raw(raw: RawHandle) -> Self {}
    pub fn try_clone_to_owned(&self) -> io::Result<OwnedHandle> {}
}
#[derive(Debug)]
pub struct OwnedHandle {}
impl OwnedHandle {
    pub fn try_clone(&self) -> io::Result<Self> {}
}
impl AsRawHandle for BorrowedHandle<'_> { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for BorrowedHandle<'_> { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for OwnedHandle { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for OwnedHandle { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl FromRawHandle for OwnedHandle { unsafe fn from_raw_handle(raw: RawHandle) -> Self {} }
impl IntoRawHandle for OwnedHandle { fn into_raw_handle(self) -> RawHandle {} }
pub trait AsRawSocket {
    fn as_raw_socket(&self) -> RawSocket;
}
pub trait FromRawSocket {
    unsafe fn from_raw_socket(raw: RawSocket) -> Self;
}
pub trait IntoRawSocket {
    fn into_raw_socket(self) -> RawSocket;
}
pub trait AsSocket {
    fn as_socket(&self) -> BorrowedSocket<'_>;
}
#[derive(Copy, Clone, Debug)]
pub struct BorrowedSocket<'a> {}
impl BorrowedSocket<'_> {
    pub unsafe fn borrow_raw(raw: RawSocket) -> Self {}
    pub fn try_clone_to_owned(&self) -> io::Result<OwnedSocket> {}
}
#[derive(Debug)]
pub struct OwnedSocket {}
impl OwnedSocket {
    pub fn try_clone(&self) -> io::Result<Self> {}
}
impl AsRawSocket for BorrowedSocket<'_> { fn as_raw_socket(&self) -> RawSocket {} }
impl AsSocket for BorrowedSocket<'_> { fn as_socket(&self) -> BorrowedSocket<'_> {} }
impl AsRawSocket for OwnedSocket { fn as_raw_socket(&self) -> RawSocket {} }
impl AsSocket for OwnedSocket { fn as_socket(&self) -> BorrowedSocket<'_> {} }
impl FromRawSocket for OwnedSocket { unsafe fn from_raw_socket(raw: RawSocket) -> Self {} }
impl IntoRawSocket for OwnedSocket { fn into_raw_socket(self) -> RawSocket {} }
impl AsRawHandle for fs::File { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for fs::File { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for io::Stdin { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for io::Stdin { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for io::StdinLock<'_> { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for io::StdinLock<'_> { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for io::Stdout { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for io::Stdout { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for io::StdoutLock<'_> { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for io::StdoutLock<'_> { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for io::Stderr { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for io::Stderr { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for io::StderrLock<'_> { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for io::StderrLock<'_> { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for process::Child { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for process::Child { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for process::ChildStdin { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for process::ChildStdin { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for process::ChildStdout { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for process::ChildStdout { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl AsRawHandle for process::ChildStderr { fn as_raw_handle(&self) -> RawHandle {} }
impl AsHandle for process::ChildStderr { fn as_handle(&self) -> BorrowedHandle<'_> {} }
impl IntoRawHandle for fs::File { fn into_raw_handle(self) -> RawHandle {} }
impl From<fs::File> for OwnedHandle { fn from(value: fs::File) -> OwnedHandle {} }
impl IntoRawHandle for process::Child { fn into_raw_handle(self) -> RawHandle {} }
impl From<process::Child> for OwnedHandle { fn from(value: process::Child) -> OwnedHandle {} }
impl IntoRawHandle for process::ChildStdin { fn into_raw_handle(self) -> RawHandle {} }
impl From<process::ChildStdin> for OwnedHandle { fn from(value: process::ChildStdin) -> OwnedHandle {} }
impl IntoRawHandle for process::ChildStdout { fn into_raw_handle(self) -> RawHandle {} }
impl From<process::ChildStdout> for OwnedHandle { fn from(value: process::ChildStdout) -> OwnedHandle {} }
impl IntoRawHandle for process::ChildStderr { fn into_raw_handle(self) -> RawHandle {} }
impl From<process::ChildStderr> for OwnedHandle { fn from(value: process::ChildStderr) -> OwnedHandle {} }
impl FromRawHandle for fs::File { unsafe fn from_raw_handle(raw: RawHandle) -> Self {} }
impl From<OwnedHandle> for fs::File { fn from(handle: OwnedHandle) -> Self {} }
impl FromRawHandle for process::Stdio { unsafe fn from_raw_handle(raw: RawHandle) -> Self {} }
impl From<OwnedHandle> for process::Stdio { fn from(handle: OwnedHandle) -> Self {} }
impl AsRawSocket for net::TcpStream { fn as_raw_socket(&self) -> RawSocket {} }
impl AsSocket for net::TcpStream { fn as_socket(&self) -> BorrowedSocket<'_> {} }
impl IntoRawSocket for net::TcpStream { fn into_raw_socket(self) -> RawSocket {} }
impl FromRawSocket for net::TcpStream { unsafe fn from_raw_socket(sock: RawSocket) -> Self {} }
impl From<net::TcpStream> for OwnedSocket { fn from(value: net::TcpStream) -> OwnedSocket {} }
impl From<OwnedSocket> for net::TcpStream { fn from(owned: OwnedSocket) -> Self {} }
impl AsRawSocket for net::TcpListener { fn as_raw_socket(&self) -> RawSocket {} }
impl AsSocket for net::TcpListener { fn as_socket(&self) -> BorrowedSocket<'_> {} }
impl IntoRawSocket for net::TcpListener { fn into_raw_socket(self) -> RawSocket {} }
impl FromRawSocket for net::TcpListener { unsafe fn from_raw_socket(sock: RawSocket) -> Self {} }
impl From<net::TcpListener> for OwnedSocket { fn from(value: net::TcpListener) -> OwnedSocket {} }
impl From<OwnedSocket> for net::TcpListener { fn from(owned: OwnedSocket) -> Self {} }
impl AsRawSocket for net::UdpSocket { fn as_raw_socket(&self) -> RawSocket {} }
impl AsSocket for net::UdpSocket { fn as_socket(&self) -> BorrowedSocket<'_> {} }
impl IntoRawSocket for net::UdpSocket { fn into_raw_socket(self) -> RawSocket {} }
impl FromRawSocket for net::UdpSocket { unsafe fn from_raw_socket(sock: RawSocket) -> Self {} }
impl From<net::UdpSocket> for OwnedSocket { fn from(value: net::UdpSocket) -> OwnedSocket {} }
impl From<OwnedSocket> for net::UdpSocket { fn from(owned: OwnedSocket) -> Self {} }
