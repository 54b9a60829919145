use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::io::{self, Read, Write};
use crate::net::Shutdown;
use crate::path::Path;
use crate::time::Duration;

#[derive(Clone)]
pub struct SocketAddr {}
impl SocketAddr {
    pub fn from_pathname<P>(path: P) -> io::Result<SocketAddr> where P: AsRef<Path> {}
    pub fn is_unnamed(&self) -> bool {}
    pub fn as_pathname(&self) -> Option<&Path> {}
}
impl fmt::Debug for SocketAddr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub struct UnixStream {}
impl UnixStream {
    pub fn connect<P: AsRef<Path>>(path: P) -> io::Result<UnixStream> {}
    pub fn connect_addr(socket_addr: &SocketAddr) -> io::Result<UnixStream> {}
    pub fn pair() -> io::Result<(UnixStream, UnixStream)> {}
    pub fn try_clone(&self) -> io::Result<UnixStream> {}
}
impl Read for UnixStream { fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {} }
impl Write for UnixStream { fn write(&mut self, buf: &[u8]) -> io::Result<usize> {} fn flush(&mut self) -> io::Result<()> {} }
impl Read for &UnixStream { fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {} }
impl Write for &UnixStream { fn write(&mut self, buf: &[u8]) -> io::Result<usize> {} fn flush(&mut self) -> io::Result<()> {} }
pub struct UnixListener {}
impl UnixListener {
    pub fn bind<P: AsRef<Path>>(path: P) -> io::Result<UnixListener> {}
    pub fn bind_addr(socket_addr: &SocketAddr) -> io::Result<UnixListener> {}
    pub fn accept(&self) -> io::Result<(UnixStream, SocketAddr)> {}
    pub fn try_clone(&self) -> io::Result<UnixListener> {}
    pub fn incoming(&self) -> Incoming<'_> {}
}
impl<'a> IntoIterator for &'a UnixListener { type Item = io::Result<UnixStream>; type IntoIter = Incoming<'a>; fn into_iter(self) -> Incoming<'a> {} }
#[derive(Debug)]
pub struct Incoming<'a> {}
impl<'a> Iterator for Incoming<'a> { type Item = io::Result<UnixStream>; fn next(&mut self) -> Option<io::Result<UnixStream>> {} }
pub struct UnixDatagram {}
impl UnixDatagram {
    pub fn bind<P: AsRef<Path>>(path: P) -> io::Result<UnixDatagram> {}
    pub fn bind_addr(socket_addr: &SocketAddr) -> io::Result<UnixDatagram> {}
    pub fn unbound() -> io::Result<UnixDatagram> {}
    pub fn pair() -> io::Result<(UnixDatagram, UnixDatagram)> {}
    pub fn connect<P: AsRef<Path>>(&self, path: P) -> io::Result<()> {}
    pub fn connect_addr(&self, socket_addr: &SocketAddr) -> io::Result<()> {}
    pub fn try_clone(&self) -> io::Result<UnixDatagram> {}
    pub fn recv_from(&self, buf: &mut [u8]) -> io::Result<(usize, SocketAddr)> {}
    pub fn recv(&self, buf: &mut [u8]) -> io::Result<usize> {}
    pub fn send_to<P: AsRef<Path>>(&self, buf: &[u8], path: P) -> io::Result<usize> {}
    pub fn send_to_addr(&self, buf: &[u8], socket_addr: &SocketAddr) -> io::Result<usize> {}
    pub fn send(&self, buf: &[u8]) -> io::Result<usize> {}
}
impl UnixStream {
    pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
    pub fn set_read_timeout(&self, timeout: Option<Duration>) -> io::Result<()> {}
    pub fn set_write_timeout(&self, timeout: Option<Duration>) -> io::Result<()> {}
    pub fn read_timeout(&self) -> io::Result<Option<Duration>> {}
    pub fn write_timeout(&self) -> io::Result<Option<Duration>> {}
    pub fn shutdown(&self, how: Shutdown) -> io::Result<()> {}
}
impl UnixDatagram {
    pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
    pub fn set_read_timeout(&self, timeout: Option<Duration>) -> io::Result<()> {}
    pub fn set_write_timeout(&self, timeout: Option<Duration>) -> io::Result<()> {}
    pub fn read_timeout(&self) -> io::Result<Option<Duration>> {}
    pub fn write_timeout(&self) -> io::Result<Option<Duration>> {}
    pub fn shutdown(&self, how: Shutdown) -> io::Result<()> {}
}
impl UnixStream {
    pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
    pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
}
impl fmt::Debug for UnixStream { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl UnixListener {
    pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
    pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
}
impl fmt::Debug for UnixListener { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl UnixDatagram {
    pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
    pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
}
impl fmt::Debug for UnixDatagram { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
