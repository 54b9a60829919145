use crate::prelude::rust_2024::*;
use crate::cmp::Ordering;
use crate::fmt;
use crate::str::FromStr;

#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord)]
pub enum IpAddr {
    V4(Ipv4Addr),
    V6(Ipv6Addr),
}
impl IpAddr {
    pub fn is_unspecified(&self) -> bool {}
    pub fn is_loopback(&self) -> bool {}
    pub fn is_multicast(&self) -> bool {}
    pub fn is_ipv4(&self) -> bool {}
    pub fn is_ipv6(&self) -> bool {}
    pub fn to_canonical(&self) -> IpAddr {}
}
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ipv4Addr {}
impl Ipv4Addr {
    pub const BITS: u32 = 32;
    pub const LOCALHOST: Self = Self {};
    pub const UNSPECIFIED: Self = Self {};
    pub const BROADCAST: Self = Self {};
    pub fn new(a: u8, b: u8, c: u8, d: u8) -> Ipv4Addr {}
    pub fn to_bits(self) -> u32 {}
    pub fn from_bits(bits: u32) -> Ipv4Addr {}
    pub fn octets(&self) -> [u8; 4] {}
    pub fn from_octets(octets: [u8; 4]) -> Ipv4Addr {}
    pub fn is_unspecified(&self) -> bool {}
    pub fn is_loopback(&self) -> bool {}
    pub fn is_private(&self) -> bool {}
    pub fn is_link_local(&self) -> bool {}
    pub fn is_multicast(&self) -> bool {}
    pub fn is_broadcast(&self) -> bool {}
    pub fn is_documentation(&self) -> bool {}
    pub fn to_ipv6_compatible(&self) -> Ipv6Addr {}
    pub fn to_ipv6_mapped(&self) -> Ipv6Addr {}
}
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ipv6Addr {}
impl Ipv6Addr {
    pub const BITS: u32 = 128;
    pub const LOCALHOST: Self = Self {};
    pub const UNSPECIFIED: Self = Self {};
    pub fn new(a: u16, b: u16, c: u16, d: u16, e: u16, f: u16, g: u16, h: u16) -> Ipv6Addr {}
    pub fn to_bits(self) -> u128 {}
    pub fn from_bits(bits: u128) -> Ipv6Addr {}
    pub fn segments(&self) -> [u16; 8] {}
    pub fn from_segments(segments: [u16; 8]) -> Ipv6Addr {}
    pub fn is_unspecified(&self) -> bool {}
    pub fn is_loopback(&self) -> bool {}
    pub fn is_unique_local(&self) -> bool {}
    pub fn is_unicast_link_local(&self) -> bool {}
    pub fn is_multicast(&self) -> bool {}
    pub fn to_ipv4_mapped(&self) -> Option<Ipv4Addr> {}
    pub fn to_ipv4(&self) -> Option<Ipv4Addr> {}
    pub fn to_canonical(&self) -> IpAddr {}
    pub fn octets(&self) -> [u8; 16] {}
    pub fn from_octets(octets: [u8; 16]) -> Ipv6Addr {}
}
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SocketAddr {
    V4(SocketAddrV4),
    V6(SocketAddrV6),
}
impl SocketAddr {
    pub fn new(ip: IpAddr, port: u16) -> SocketAddr {}
    pub fn ip(&self) -> IpAddr {}
    pub fn set_ip(&mut self, new_ip: IpAddr) {}
    pub fn port(&self) -> u16 {}
    pub fn set_port(&mut self, new_port: u16) {}
    pub fn is_ipv4(&self) -> bool {}
    pub fn is_ipv6(&self) -> bool {}
}
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct SocketAddrV4 {}
impl SocketAddrV4 {
    pub fn new(ip: Ipv4Addr, port: u16) -> SocketAddrV4 {}
    pub fn ip(&self) -> &Ipv4Addr {}
    pub fn set_ip(&mut self, new_ip: Ipv4Addr) {}
    pub fn port(&self) -> u16 {}
    pub fn set_port(&mut self, new_port: u16) {}
}
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct SocketAddrV6 {}
impl SocketAddrV6 {
    pub fn new(ip: Ipv6Addr, port: u16, flowinfo: u32, scope_id: u32) -> SocketAddrV6 {}
    pub fn ip(&self) -> &Ipv6Addr {}
    pub fn set_ip(&mut self, new_ip: Ipv6Addr) {}
    pub fn port(&self) -> u16 {}
    pub fn set_port(&mut self, new_port: u16) {}
    pub fn flowinfo(&self) -> u32 {}
    pub fn set_flowinfo(&mut self, new_flowinfo: u32) {}
    pub fn scope_id(&self) -> u32 {}
    pub fn set_scope_id(&mut self, new_scope_id: u32) {}
}
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddrParseError {}
impl fmt::Display for AddrParseError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for AddrParseError {}
impl fmt::Display for IpAddr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for IpAddr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl FromStr for IpAddr { type Err = AddrParseError; fn from_str(s: &str) -> Result<IpAddr, AddrParseError> {} }
impl fmt::Display for Ipv4Addr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for Ipv4Addr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl FromStr for Ipv4Addr { type Err = AddrParseError; fn from_str(s: &str) -> Result<Ipv4Addr, AddrParseError> {} }
impl fmt::Display for Ipv6Addr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for Ipv6Addr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl FromStr for Ipv6Addr { type Err = AddrParseError; fn from_str(s: &str) -> Result<Ipv6Addr, AddrParseError> {} }
impl fmt::Display for SocketAddr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for SocketAddr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl FromStr for SocketAddr { type Err = AddrParseError; fn from_str(s: &str) -> Result<SocketAddr, AddrParseError> {} }
impl fmt::Display for SocketAddrV4 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for SocketAddrV4 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl FromStr for SocketAddrV4 { type Err = AddrParseError; fn from_str(s: &str) -> Result<SocketAddrV4, AddrParseError> {} }
impl fmt::Display for SocketAddrV6 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for SocketAddrV6 { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl FromStr for SocketAddrV6 { type Err = AddrParseError; fn from_str(s: &str) -> Result<SocketAddrV6, AddrParseError> {} }
impl From<Ipv4Addr> for IpAddr { fn from(value: Ipv4Addr) -> IpAddr {} }
impl From<Ipv6Addr> for IpAddr { fn from(value: Ipv6Addr) -> IpAddr {} }
impl From<[u8; 4]> for IpAddr { fn from(value: [u8; 4]) -> IpAddr {} }
impl From<[u8; 16]> for IpAddr { fn from(value: [u8; 16]) -> IpAddr {} }
impl From<[u16; 8]> for IpAddr { fn from(value: [u16; 8]) -> IpAddr {} }
impl From<u32> for Ipv4Addr { fn from(value: u32) -> Ipv4Addr {} }
impl From<[u8; 4]> for Ipv4Addr { fn from(value: [u8; 4]) -> Ipv4Addr {} }
impl From<Ipv4Addr> for u32 { fn from(value: Ipv4Addr) -> u32 {} }
impl From<u128> for Ipv6Addr { fn from(value: u128) -> Ipv6Addr {} }
impl From<[u8; 16]> for Ipv6Addr { fn from(value: [u8; 16]) -> Ipv6Addr {} }
impl From<[u16; 8]> for Ipv6Addr { fn from(value: [u16; 8]) -> Ipv6Addr {} }
impl From<Ipv6Addr> for u128 { fn from(value: Ipv6Addr) -> u128 {} }
impl From<SocketAddrV4> for SocketAddr { fn from(value: SocketAddrV4) -> SocketAddr {} }
impl From<SocketAddrV6> for SocketAddr { fn from(value: SocketAddrV6) -> SocketAddr {} }
impl<I: Into<IpAddr>> From<(I, u16)> for SocketAddr { fn from(pieces: (I, u16)) -> SocketAddr {} }
impl PartialEq<Ipv4Addr> for IpAddr { fn eq(&self, other: &Ipv4Addr) -> bool {} }
impl PartialOrd<Ipv4Addr> for IpAddr { fn partial_cmp(&self, other: &Ipv4Addr) -> Option<Ordering> {} }
impl PartialEq<IpAddr> for Ipv4Addr { fn eq(&self, other: &IpAddr) -> bool {} }
impl PartialOrd<IpAddr> for Ipv4Addr { fn partial_cmp(&self, other: &IpAddr) -> Option<Ordering> {} }
impl PartialEq<Ipv6Addr> for IpAddr { fn eq(&self, other: &Ipv6Addr) -> bool {} }
impl PartialOrd<Ipv6Addr> for IpAddr { fn partial_cmp(&self, other: &Ipv6Addr) -> Option<Ordering> {} }
impl PartialEq<IpAddr> for Ipv6Addr { fn eq(&self, other: &IpAddr) -> bool {} }
impl PartialOrd<IpAddr> for Ipv6Addr { fn partial_cmp(&self, other: &IpAddr) -> Option<Ordering> {} }
impl crate::ops::BitAnd for Ipv4Addr { type Output = Ipv4Addr; fn bitand(self, rhs: Ipv4Addr) -> Ipv4Addr {} }
impl crate::ops::BitAnd<&Ipv4Addr> for Ipv4Addr { type Output = Ipv4Addr; fn bitand(self, rhs: &Ipv4Addr) -> Ipv4Addr {} }
impl crate::ops::BitAnd<Ipv4Addr> for &Ipv4Addr { type Output = Ipv4Addr; fn bitand(self, rhs: Ipv4Addr) -> Ipv4Addr {} }
impl crate::ops::BitAnd<&Ipv4Addr> for &Ipv4Addr { type Output = Ipv4Addr; fn bitand(self, rhs: &Ipv4Addr) -> Ipv4Addr {} }
impl crate::ops::BitOr for Ipv4Addr { type Output = Ipv4Addr; fn bitor(self, rhs: Ipv4Addr) -> Ipv4Addr {} }
impl crate::ops::BitOr<&Ipv4Addr> for Ipv4Addr { type Output = Ipv4Addr; fn bitor(self, rhs: &Ipv4Addr) -> Ipv4Addr {} }
impl crate::ops::BitOr<Ipv4Addr> for &Ipv4Addr { type Output = Ipv4Addr; fn bitor(self, rhs: Ipv4Addr) -> Ipv4Addr {} }
impl crate::ops::BitOr<&Ipv4Addr> for &Ipv4Addr { type Output = Ipv4Addr; fn bitor(self, rhs: &Ipv4Addr) -> Ipv4Addr {} }
impl crate::ops::Not for Ipv4Addr { type Output = Ipv4Addr; fn not(self) -> Ipv4Addr {} }
impl crate::iter::Step for Ipv4Addr {}
impl crate::ops::BitAnd for Ipv6Addr { type Output = Ipv6Addr; fn bitand(self, rhs: Ipv6Addr) -> Ipv6Addr {} }
impl crate::ops::BitAnd<&Ipv6Addr> for Ipv6Addr { type Output = Ipv6Addr; fn bitand(self, rhs: &Ipv6Addr) -> Ipv6Addr {} }
impl crate::ops::BitAnd<Ipv6Addr> for &Ipv6Addr { type Output = Ipv6Addr; fn bitand(self, rhs: Ipv6Addr) -> Ipv6Addr {} }
impl crate::ops::BitAnd<&Ipv6Addr> for &Ipv6Addr { type Output = Ipv6Addr; fn bitand(self, rhs: &Ipv6Addr) -> Ipv6Addr {} }
impl crate::ops::BitOr for Ipv6Addr { type Output = Ipv6Addr; fn bitor(self, rhs: Ipv6Addr) -> Ipv6Addr {} }
impl crate::ops::BitOr<&Ipv6Addr> for Ipv6Addr { type Output = Ipv6Addr; fn bitor(self, rhs: &Ipv6Addr) -> Ipv6Addr {} }
impl crate::ops::BitOr<Ipv6Addr> for &Ipv6Addr { type Output = Ipv6Addr; fn bitor(self, rhs: Ipv6Addr) -> Ipv6Addr {} }
impl crate::ops::BitOr<&Ipv6Addr> for &Ipv6Addr { type Output = Ipv6Addr; fn bitor(self, rhs: &Ipv6Addr) -> Ipv6Addr {} }
impl crate::ops::Not for Ipv6Addr { type Output = Ipv6Addr; fn not(self) -> Ipv6Addr {} }
impl crate::iter::Step for Ipv6Addr {}
