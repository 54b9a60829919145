use crate::prelude::rust_2024::*;
use crate::ffi::c_char;
use crate::fmt;
use crate::iter::FusedIterator;

#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
#[lang = "CStr"]
pub struct CStr {}
impl CStr {
    pub unsafe fn from_ptr<'a>(ptr: *const c_char) -> &'a CStr {}
    pub fn from_bytes_until_nul(bytes: &[u8]) -> Result<&CStr, FromBytesUntilNulError> {}
    pub fn from_bytes_with_nul(bytes: &[u8]) -> Result<&Self, FromBytesWithNulError> {}
    pub unsafe fn from_bytes_with_nul_unchecked(bytes: &[u8]) -> &CStr {}
    pub fn as_ptr(&self) -> *const c_char {}
    pub fn count_bytes(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn to_bytes(&self) -> &[u8] {}
    pub fn to_bytes_with_nul(&self) -> &[u8] {}
    pub fn bytes(&self) -> Bytes<'_> {}
    pub fn to_str(&self) -> Result<&str, crate::str::Utf8Error> {}
    pub fn display(&self) -> impl fmt::Display {}
}
#[derive(Clone, Debug)]
pub struct Bytes<'a> {}
impl<'a> Iterator for Bytes<'a> { type Item = u8; fn next(&mut self) -> Option<u8> {} }
impl<'a> FusedIterator for Bytes<'a> {}
impl fmt::Debug for CStr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Default for &CStr { fn default() -> Self {} }
impl AsRef<CStr> for CStr { fn as_ref(&self) -> &CStr {} }
impl crate::ops::Index<crate::ops::RangeFrom<usize>> for CStr { type Output = CStr; fn index(&self, index: crate::ops::RangeFrom<usize>) -> &CStr {} }
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FromBytesWithNulError {
    InteriorNul { position: usize },
    NotNulTerminated,
}
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FromBytesUntilNulError {}
impl fmt::Display for FromBytesWithNulError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for FromBytesWithNulError {}
impl fmt::Display for FromBytesUntilNulError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for FromBytesUntilNulError {}
