use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::io::{self, Read, Write};
use crate::iter;
use crate::option;
use crate::slice;
use crate::time::Duration;
use crate::vec;

pub use core::net::{AddrParseError, IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shutdown {
    Read,
    Write,
    Both,
}
pub trait ToSocketAddrs {
    type Iter: Iterator<Item = SocketAddr>;
    fn to_socket_addrs(&self) -> io::Result<Self::Iter>;
}
impl ToSocketAddrs for SocketAddr { type Iter = option::IntoIter<SocketAddr>; fn to_socket_addrs(&self) -> io::Result<option::IntoIter<SocketAddr>> {} }
impl ToSocketAddrs for SocketAddrV4 { type Iter = option::IntoIter<SocketAddr>; fn to_socket_addrs(&self) -> io::Result<option::IntoIter<SocketAddr>> {} }
impl ToSocketAddrs for SocketAddrV6 { type Iter = option::IntoIter<SocketAddr>; fn to_socket_addrs(&self) -> io::Result<option::IntoIter<SocketAddr>> {} }
impl ToSocketAddrs for (IpAddr, u16) { type Iter = option::IntoIter<SocketAddr>; fn to_socket_addrs(&self) -> io::Result<option::IntoIter<SocketAddr>> {} }
impl ToSocketAddrs for (Ipv4Addr, u16) { type Iter = option::IntoIter<SocketAddr>; fn to_socket_addrs(&self) -> io::Result<option::IntoIter<SocketAddr>> {} }
impl ToSocketAddrs for (Ipv6Addr, u16) { type Iter = option::IntoIter<SocketAddr>; fn to_socket_addrs(&self) -> io::Result<option::IntoIter<SocketAddr>> {} }
impl ToSocketAddrs for (&str, u16) { type Iter = vec::IntoIter<SocketAddr>; fn to_socket_addrs(&self) -> io::Result<vec::IntoIter<SocketAddr>> {} }
impl ToSocketAddrs for (String, u16) { type Iter = vec::IntoIter<SocketAddr>; fn to_socket_addrs(&self) -> io::Result<vec::IntoIter<SocketAddr>> {} }
impl ToSocketAddrs for str { type Iter = vec::IntoIter<SocketAddr>; fn to_socket_addrs(&self) -> io::Result<vec::IntoIter<SocketAddr>> {} }
impl ToSocketAddrs for String { type Iter = vec::IntoIter<SocketAddr>; fn to_socket_addrs(&self) -> io::Result<vec::IntoIter<SocketAddr>> {} }
impl<'a> ToSocketAddrs for &'a [SocketAddr] { type Iter = iter::Cloned<slice::Iter<'a, SocketAddr>>; fn to_socket_addrs(&self) -> io::Result<Self::Iter> {} }
impl<T: ToSocketAddrs + ?Sized> ToSocketAddrs for &T { type Iter = T::Iter; fn to_socket_addrs(&self) -> io::Result<T::Iter> {} }

pub struct TcpStream {}
impl TcpStream {
    pub fn connect<A: ToSocketAddrs>(addr: A) -> io::Result<TcpStream> {}
    pub fn connect_timeout(addr: &SocketAddr, timeout: Duration) -> io::Result<TcpStream> {}
    pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
    pub fn shutdown(&self, how: Shutdown) -> io::Result<()> {}
    pub fn peek(&self, buf: &mut [u8]) -> io::Result<usize> {}
    pub fn set_nodelay(&self, nodelay: bool) -> io::Result<()> {}
    pub fn nodelay(&self) -> io::Result<bool> {}
    pub fn try_clone(&self) -> io::Result<TcpStream> {}
}
impl Read for TcpStream { fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {} }
impl Write for TcpStream { fn write(&mut self, buf: &[u8]) -> io::Result<usize> {} fn flush(&mut self) -> io::Result<()> {} }
impl Read for &TcpStream { fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {} }
impl Write for &TcpStream { fn write(&mut self, buf: &[u8]) -> io::Result<usize> {} fn flush(&mut self) -> io::Result<()> {} }
pub struct TcpListener {}
impl TcpListener {
    pub fn bind<A: ToSocketAddrs>(addr: A) -> io::Result<TcpListener> {}
    pub fn try_clone(&self) -> io::Result<TcpListener> {}
    pub fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {}
    pub fn incoming(&self) -> Incoming<'_> {}
    pub fn into_incoming(self) -> IntoIncoming {}
    pub fn set_only_v6(&self, only_v6: bool) -> io::Result<()> {}
    pub fn only_v6(&self) -> io::Result<bool> {}
}
#[derive(Debug)]
pub struct Incoming<'a> {}
impl<'a> Iterator for Incoming<'a> { type Item = io::Result<TcpStream>; fn next(&mut self) -> Option<io::Result<TcpStream>> {} }
#[derive(Debug)]
pub struct IntoIncoming {}
impl Iterator for IntoIncoming { type Item = io::Result<TcpStream>; fn next(&mut self) -> Option<io::Result<TcpStream>> {} }
pub struct UdpSocket {}
impl UdpSocket {
    pub fn bind<A: ToSocketAddrs>(addr: A) -> io::Result<UdpSocket> {}
    pub fn recv_from(&self, buf: &mut [u8]) -> io::Result<(usize, SocketAddr)> {}
    pub fn peek_from(&self, buf: &mut [u8]) -> io::Result<(usize, SocketAddr)> {}
    pub fn send_to<A: ToSocketAddrs>(&self, buf: &[u8], addr: A) -> io::Result<usize> {}
    pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
    pub fn try_clone(&self) -> io::Result<UdpSocket> {}
    pub fn set_broadcast(&self, broadcast: bool) -> io::Result<()> {}
    pub fn broadcast(&self) -> io::Result<bool> {}
    pub fn set_multicast_loop_v4(&self, multicast_loop_v4: bool) -> io::Result<()> {}
    pub fn multicast_loop_v4(&self) -> io::Result<bool> {}
    pub fn set_multicast_ttl_v4(&self, multicast_ttl_v4: u32) -> io::Result<()> {}
    pub fn multicast_ttl_v4(&self) -> io::Result<u32> {}
    pub fn set_multicast_loop_v6(&self, multicast_loop_v6: bool) -> io::Result<()> {}
    pub fn multicast_loop_v6(&self) -> io::Result<bool> {}
    pub fn join_multicast_v4(&self, multiaddr: &Ipv4Addr, interface: &Ipv4Addr) -> io::Result<()> {}
    pub fn join_multicast_v6(&self, multiaddr: &Ipv6Addr, interface: u32) -> io::Result<()> {}
    pub fn leave_multicast_v4(&self, multiaddr: &Ipv4Addr, interface: &Ipv4Addr) -> io::Result<()> {}
    pub fn leave_multicast_v6(&self, multiaddr: &Ipv6Addr, interface: u32) -> io::Result<()> {}
    pub fn connect<A: ToSocketAddrs>(&self, addr: A) -> io::Result<()> {}
    pub fn send(&self, buf: &[u8]) -> io::Result<usize> {}
    pub fn recv(&self, buf: &mut [u8]) -> io::Result<usize> {}
    pub fn peek(&self, buf: &mut [u8]) -> io::Result<usize> {}
}
impl TcpStream {
    pub fn set_read_timeout(&self, dur: Option<Duration>) -> io::Result<()> {}
    pub fn set_write_timeout(&self, dur: Option<Duration>) -> io::Result<()> {}
    pub fn read_timeout(&self) -> io::Result<Option<Duration>> {}
    pub fn write_timeout(&self) -> io::Result<Option<Duration>> {}
}
impl UdpSocket {
    pub fn set_read_timeout(&self, dur: Option<Duration>) -> io::Result<()> {}
    pub fn set_write_timeout(&self, dur: Option<Duration>) -> io::Result<()> {}
    pub fn read_timeout(&self) -> io::Result<Option<Duration>> {}
    pub fn write_timeout(&self) -> io::Result<Option<Duration>> {}
}
impl TcpStream {
    pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
    pub fn ttl(&self) -> io::Result<u32> {}
    pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
    pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
}
impl fmt::Debug for TcpStream { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl TcpListener {
    pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
    pub fn ttl(&self) -> io::Result<u32> {}
    pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
    pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
}
impl fmt::Debug for TcpListener { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl UdpSocket {
    pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
    pub fn ttl(&self) -> io::Result<u32> {}
    pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
    pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
}
impl fmt::Debug for UdpSocket { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
