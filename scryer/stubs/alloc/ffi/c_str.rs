use crate::prelude::*;
use crate::borrow::{Borrow, Cow};
use crate::rc::Rc;
use crate::sync::Arc;
use core::ffi::{c_char, CStr};
use core::fmt;
use core::ops::{Deref, Index, RangeFull};
use core::str::Utf8Error;

#[derive(PartialEq, PartialOrd, Eq, Ord, Hash, Clone)]
pub struct CString {}
impl CString {
    pub fn new<T: Into<Vec<u8>>>(t: T) -> Result<CString, NulError> {}
    pub unsafe fn from_vec_unchecked(v: Vec<u8>) -> Self {}
    pub unsafe fn from_raw(ptr: *mut c_char) -> CString {}
    pub fn into_raw(self) -> *mut c_char {}
    pub fn into_string(self) -> Result<String, IntoStringError> {}
    pub fn into_bytes(self) -> Vec<u8> {}
    pub fn into_bytes_with_nul(self) -> Vec<u8> {}
    pub fn as_bytes(&self) -> &[u8] {}
    pub fn as_bytes_with_nul(&self) -> &[u8] {}
    pub fn as_c_str(&self) -> &CStr {}
    pub fn into_boxed_c_str(self) -> Box<CStr> {}
    pub unsafe fn from_vec_with_nul_unchecked(v: Vec<u8>) -> Self {}
    pub fn from_vec_with_nul(v: Vec<u8>) -> Result<Self, FromVecWithNulError> {}
}
impl CStr {
    pub fn to_string_lossy(&self) -> Cow<'_, str> {}
    pub fn into_c_string(self: Box<Self>) -> CString {}
}
impl Deref for CString { type Target = CStr; fn deref(&self) -> &CStr {} }
impl fmt::Debug for CString { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl From<CString> for Vec<u8> { fn from(s: CString) -> Vec<u8> {} }
impl Default for CString { fn default() -> CString {} }
impl Borrow<CStr> for CString { fn borrow(&self) -> &CStr {} }
impl AsRef<CStr> for CString { fn as_ref(&self) -> &CStr {} }
impl Index<RangeFull> for CString { type Output = CStr; fn index(&self, _index: RangeFull) -> &CStr {} }
impl ToOwned for CStr { type Owned = CString; fn to_owned(&self) -> CString {} }
impl From<&CStr> for CString { fn from(s: &CStr) -> CString {} }
impl From<&CStr> for Box<CStr> { fn from(s: &CStr) -> Box<CStr> {} }
impl From<Box<CStr>> for CString { fn from(s: Box<CStr>) -> CString {} }
impl From<CString> for Box<CStr> { fn from(s: CString) -> Box<CStr> {} }
impl From<CString> for Arc<CStr> { fn from(s: CString) -> Arc<CStr> {} }
impl From<CString> for Rc<CStr> { fn from(s: CString) -> Rc<CStr> {} }
impl<'a> From<CString> for Cow<'a, CStr> { fn from(s: CString) -> Cow<'a, CStr> {} }
impl<'a> From<&'a CStr> for Cow<'a, CStr> { fn from(s: &'a CStr) -> Cow<'a, CStr> {} }
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NulError {}
impl NulError {
    pub fn nul_position(&self) -> usize {}
    pub fn into_vec(self) -> Vec<u8> {}
}
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FromVecWithNulError {}
impl FromVecWithNulError {
    pub fn as_bytes(&self) -> &[u8] {}
    pub fn into_bytes(self) -> Vec<u8> {}
}
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IntoStringError {}
impl IntoStringError {
    pub fn into_cstring(self) -> CString {}
    pub fn utf8_error(&self) -> Utf8Error {}
}
impl fmt::Display for NulError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl core::error::Error for NulError {}
impl fmt::Display for FromVecWithNulError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl core::error::Error for FromVecWithNulError {}
impl fmt::Display for IntoStringError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl core::error::Error for IntoStringError {}
impl From<&CStr> for Arc<CStr> { fn from(s: &CStr) -> Arc<CStr> {} }
impl From<&CStr> for Rc<CStr> { fn from(s: &CStr) -> Rc<CStr> {} }
impl From<&mut CStr> for Arc<CStr> { fn from(s: &mut CStr) -> Arc<CStr> {} }
impl From<&mut CStr> for Rc<CStr> { fn from(s: &mut CStr) -> Rc<CStr> {} }
impl From<&mut CStr> for Box<CStr> { fn from(s: &mut CStr) -> Box<CStr> {} }
impl From<Cow<'_, CStr>> for Box<CStr> { fn from(cow: Cow<'_, CStr>) -> Box<CStr> {} }
impl<'a> From<&'a CString> for Cow<'a, CStr> { fn from(s: &'a CString) -> Cow<'a, CStr> {} }
impl<'a> From<Cow<'a, CStr>> for CString { fn from(s: Cow<'a, CStr>) -> Self {} }
impl From<Vec<core::num::NonZero<u8>>> for CString { fn from(v: Vec<core::num::NonZero<u8>>) -> CString {} }
impl TryFrom<CString> for String { type Error = IntoStringError; fn try_from(value: CString) -> Result<String, IntoStringError> {} }
impl Clone for Box<CStr> { fn clone(&self) -> Self {} }
impl Default for Box<CStr> { fn default() -> Box<CStr> {} }
impl PartialEq<&CStr> for CStr { fn eq(&self, other: &&CStr) -> bool {} }
impl PartialEq<CString> for CStr { fn eq(&self, other: &CString) -> bool {} }
impl PartialEq<CStr> for CString { fn eq(&self, other: &CStr) -> bool {} }
impl PartialEq<&CStr> for CString { fn eq(&self, other: &&CStr) -> bool {} }
impl PartialEq<CStr> for Cow<'_, CStr> { fn eq(&self, other: &CStr) -> bool {} }
impl PartialEq<&CStr> for Cow<'_, CStr> { fn eq(&self, other: &&CStr) -> bool {} }
impl PartialEq<CString> for Cow<'_, CStr> { fn eq(&self, other: &CString) -> bool {} }
impl PartialEq<Cow<'_, CStr>> for CStr { fn eq(&self, other: &Cow<'_, CStr>) -> bool {} }
impl PartialEq<Cow<'_, CStr>> for CString { fn eq(&self, other: &Cow<'_, CStr>) -> bool {} }
