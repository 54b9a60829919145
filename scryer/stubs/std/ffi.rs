use crate::prelude::rust_2024::*;
use crate::borrow::{Borrow, Cow};
use crate::cmp;
use crate::collections::TryReserveError;
use crate::convert::Infallible;
use crate::fmt;
use crate::hash::{Hash, Hasher};
use crate::ops::{Deref, DerefMut, Index, IndexMut, RangeFull, RangeBounds};
use crate::rc::Rc;
use crate::str::FromStr;
use crate::sync::Arc;
use crate::path::{Path, PathBuf};

pub mod c_str {
    pub use alloc_crate::ffi::c_str::{CString, FromVecWithNulError, IntoStringError, NulError};
    pub use core::ffi::c_str::{Bytes, CStr, FromBytesUntilNulError, FromBytesWithNulError};
}
pub mod os_str {
    use crate::fmt;
    pub use super::{OsStr, OsString};
    pub struct Display<'a> {}
    impl fmt::Debug for Display<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
    impl fmt::Display for Display<'_> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
}
pub use alloc_crate::ffi::c_str::{CString, FromVecWithNulError, IntoStringError, NulError};
pub use core::ffi::{c_char, c_double, c_float, c_int, c_long, c_longlong, c_schar, c_short, c_uchar, c_uint, c_ulong, c_ulonglong, c_ushort, c_void};
pub use core::ffi::c_str::{CStr, FromBytesUntilNulError, FromBytesWithNulError};

pub struct OsString {}
impl OsString {
    pub fn new() -> OsString {}
    pub unsafe fn from_encoded_bytes_unchecked(bytes: Vec<u8>) -> Self {}
    pub fn as_os_str(&self) -> &OsStr {}
    pub fn into_encoded_bytes(self) -> Vec<u8> {}
    pub fn into_string(self) -> Result<String, OsString> {}
    pub fn push<T: AsRef<OsStr>>(&mut self, s: T) {}
    pub fn with_capacity(capacity: usize) -> OsString {}
    pub fn clear(&mut self) {}
    pub fn capacity(&self) -> usize {}
    pub fn reserve(&mut self, additional: usize) {}
    pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn reserve_exact(&mut self, additional: usize) {}
    pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn shrink_to_fit(&mut self) {}
    pub fn shrink_to(&mut self, min_capacity: usize) {}
    pub fn into_boxed_os_str(self) -> Box<OsStr> {}
    pub fn leak<'a>(self) -> &'a mut OsStr {}
}
pub struct OsStr {}
impl OsStr {
    pub fn new<S: AsRef<OsStr> + ?Sized>(s: &S) -> &OsStr {}
    pub unsafe fn from_encoded_bytes_unchecked(bytes: &[u8]) -> &Self {}
    pub fn to_str(&self) -> Option<&str> {}
    pub fn to_string_lossy(&self) -> Cow<'_, str> {}
    pub fn to_os_string(&self) -> OsString {}
    pub fn is_empty(&self) -> bool {}
    pub fn len(&self) -> usize {}
    pub fn into_os_string(self: Box<Self>) -> OsString {}
    pub fn as_encoded_bytes(&self) -> &[u8] {}
    pub fn make_ascii_lowercase(&mut self) {}
    pub fn make_ascii_uppercase(&mut self) {}
    pub fn to_ascii_lowercase(&self) -> OsString {}
    pub fn to_ascii_uppercase(&self) -> OsString {}
    pub fn is_ascii(&self) -> bool {}
    pub fn eq_ignore_ascii_case<S: AsRef<OsStr>>(&self, other: S) -> bool {}
    pub fn display(&self) -> os_str::Display<'_> {}
}
impl From<String> for OsString { fn from(s: String) -> OsString {} }
impl<T: ?Sized + AsRef<OsStr>> From<&T> for OsString { fn from(s: &T) -> OsString {} }
impl From<Box<OsStr>> for OsString { fn from(boxed: Box<OsStr>) -> OsString {} }
impl From<OsString> for Box<OsStr> { fn from(s: OsString) -> Box<OsStr> {} }
impl From<&OsStr> for Box<OsStr> { fn from(s: &OsStr) -> Box<OsStr> {} }
impl From<Cow<'_, OsStr>> for Box<OsStr> { fn from(cow: Cow<'_, OsStr>) -> Box<OsStr> {} }
impl From<OsString> for Arc<OsStr> { fn from(s: OsString) -> Arc<OsStr> {} }
impl From<&OsStr> for Arc<OsStr> { fn from(s: &OsStr) -> Arc<OsStr> {} }
impl From<OsString> for Rc<OsStr> { fn from(s: OsString) -> Rc<OsStr> {} }
impl From<&OsStr> for Rc<OsStr> { fn from(s: &OsStr) -> Rc<OsStr> {} }
impl<'a> From<OsString> for Cow<'a, OsStr> { fn from(s: OsString) -> Cow<'a, OsStr> {} }
impl<'a> From<&'a OsStr> for Cow<'a, OsStr> { fn from(s: &'a OsStr) -> Cow<'a, OsStr> {} }
impl<'a> From<&'a OsString> for Cow<'a, OsStr> { fn from(s: &'a OsString) -> Cow<'a, OsStr> {} }
impl<'a> From<Cow<'a, OsStr>> for OsString { fn from(s: Cow<'a, OsStr>) -> Self {} }
impl<'a> TryFrom<&'a OsStr> for &'a str { type Error = crate::str::Utf8Error; fn try_from(value: &'a OsStr) -> Result<Self, Self::Error> {} }
impl Index<RangeFull> for OsString { type Output = OsStr; fn index(&self, _index: RangeFull) -> &OsStr {} }
impl IndexMut<RangeFull> for OsString { fn index_mut(&mut self, _index: RangeFull) -> &mut OsStr {} }
impl Deref for OsString { type Target = OsStr; fn deref(&self) -> &OsStr {} }
impl DerefMut for OsString { fn deref_mut(&mut self) -> &mut OsStr {} }
impl Default for OsString { fn default() -> OsString {} }
impl Clone for OsString { fn clone(&self) -> Self {} }
impl fmt::Debug for OsString { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for OsStr { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl PartialEq for OsString { fn eq(&self, other: &OsString) -> bool {} }
impl PartialEq<str> for OsString { fn eq(&self, other: &str) -> bool {} }
impl PartialEq<OsString> for str { fn eq(&self, other: &OsString) -> bool {} }
impl Eq for OsString {}
impl PartialOrd for OsString { fn partial_cmp(&self, other: &OsString) -> Option<cmp::Ordering> {} }
impl PartialOrd<str> for OsString { fn partial_cmp(&self, other: &str) -> Option<cmp::Ordering> {} }
impl Ord for OsString { fn cmp(&self, other: &OsString) -> cmp::Ordering {} }
impl Hash for OsString { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl AsRef<OsStr> for OsString { fn as_ref(&self) -> &OsStr {} }
impl PartialEq for OsStr { fn eq(&self, other: &OsStr) -> bool {} }
impl PartialEq<str> for OsStr { fn eq(&self, other: &str) -> bool {} }
impl PartialEq<OsStr> for str { fn eq(&self, other: &OsStr) -> bool {} }
impl Eq for OsStr {}
impl PartialOrd for OsStr { fn partial_cmp(&self, other: &OsStr) -> Option<cmp::Ordering> {} }
impl PartialOrd<str> for OsStr { fn partial_cmp(&self, other: &str) -> Option<cmp::Ordering> {} }
impl Ord for OsStr { fn cmp(&self, other: &OsStr) -> cmp::Ordering {} }
impl Hash for OsStr { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl AsRef<OsStr> for OsStr { fn as_ref(&self) -> &OsStr {} }
impl PartialEq<&str> for OsString { fn eq(&self, other: &&str) -> bool {} }
impl<'a> PartialEq<OsString> for &'a str { fn eq(&self, other: &OsString) -> bool {} }
impl PartialEq<OsStr> for OsString { fn eq(&self, other: &OsStr) -> bool {} }
impl PartialEq<OsString> for OsStr { fn eq(&self, other: &OsString) -> bool {} }
impl PartialEq<&OsStr> for OsString { fn eq(&self, other: &&OsStr) -> bool {} }
impl PartialEq<OsString> for &OsStr { fn eq(&self, other: &OsString) -> bool {} }
impl PartialEq<OsStr> for Cow<'_, OsStr> { fn eq(&self, other: &OsStr) -> bool {} }
impl PartialEq<Cow<'_, OsStr>> for OsStr { fn eq(&self, other: &Cow<'_, OsStr>) -> bool {} }
impl PartialEq<&OsStr> for Cow<'_, OsStr> { fn eq(&self, other: &&OsStr) -> bool {} }
impl PartialEq<Cow<'_, OsStr>> for &OsStr { fn eq(&self, other: &Cow<'_, OsStr>) -> bool {} }
impl PartialEq<Cow<'_, OsStr>> for OsString { fn eq(&self, other: &Cow<'_, OsStr>) -> bool {} }
impl PartialEq<OsString> for Cow<'_, OsStr> { fn eq(&self, other: &OsString) -> bool {} }
impl PartialEq<Path> for OsString { fn eq(&self, other: &Path) -> bool {} }
impl PartialEq<OsString> for Path { fn eq(&self, other: &OsString) -> bool {} }
impl PartialEq<&Path> for OsString { fn eq(&self, other: &&Path) -> bool {} }
impl PartialEq<OsString> for &Path { fn eq(&self, other: &OsString) -> bool {} }
impl PartialEq<Path> for OsStr { fn eq(&self, other: &Path) -> bool {} }
impl PartialEq<OsStr> for Path { fn eq(&self, other: &OsStr) -> bool {} }
impl PartialEq<&Path> for OsStr { fn eq(&self, other: &&Path) -> bool {} }
impl PartialEq<OsStr> for &Path { fn eq(&self, other: &OsStr) -> bool {} }
impl PartialEq<Path> for &OsStr { fn eq(&self, other: &Path) -> bool {} }
impl PartialEq<&OsStr> for Path { fn eq(&self, other: &&OsStr) -> bool {} }
impl PartialEq<PathBuf> for OsStr { fn eq(&self, other: &PathBuf) -> bool {} }
impl PartialEq<OsStr> for PathBuf { fn eq(&self, other: &OsStr) -> bool {} }
impl PartialEq<PathBuf> for OsString { fn eq(&self, other: &PathBuf) -> bool {} }
impl PartialEq<OsString> for PathBuf { fn eq(&self, other: &OsString) -> bool {} }
impl PartialEq<PathBuf> for &OsStr { fn eq(&self, other: &PathBuf) -> bool {} }
impl PartialEq<&OsStr> for PathBuf { fn eq(&self, other: &&OsStr) -> bool {} }
impl PartialEq<Path> for Cow<'_, OsStr> { fn eq(&self, other: &Path) -> bool {} }
impl PartialEq<Cow<'_, OsStr>> for Path { fn eq(&self, other: &Cow<'_, OsStr>) -> bool {} }
impl Default for Box<OsStr> { fn default() -> Box<OsStr> {} }
impl Default for &OsStr { fn default() -> Self {} }
impl Clone for Box<OsStr> { fn clone(&self) -> Self {} }
impl Borrow<OsStr> for OsString { fn borrow(&self) -> &OsStr {} }
impl ToOwned for OsStr { type Owned = OsString; fn to_owned(&self) -> OsString {} }
impl AsRef<OsStr> for str { fn as_ref(&self) -> &OsStr {} }
impl AsRef<OsStr> for String { fn as_ref(&self) -> &OsStr {} }
impl FromStr for OsString { type Err = Infallible; fn from_str(s: &str) -> Result<Self, Self::Err> {} }
impl fmt::Write for OsString { fn write_str(&mut self, s: &str) -> fmt::Result {} }
impl<'a> Extend<OsString> for OsString { fn extend<I: IntoIterator<Item = OsString>>(&mut self, iter: I) {} }
impl<'a> FromIterator<OsString> for OsString { fn from_iter<I: IntoIterator<Item = OsString>>(iter: I) -> Self {} }
impl<'a> Extend<&'a OsStr> for OsString { fn extend<I: IntoIterator<Item = &'a OsStr>>(&mut self, iter: I) {} }
impl<'a> FromIterator<&'a OsStr> for OsString { fn from_iter<I: IntoIterator<Item = &'a OsStr>>(iter: I) -> Self {} }
impl<'a> Extend<Cow<'a, OsStr>> for OsString { fn extend<I: IntoIterator<Item = Cow<'a, OsStr>>>(&mut self, iter: I) {} }
impl<'a> FromIterator<Cow<'a, OsStr>> for OsString { fn from_iter<I: IntoIterator<Item = Cow<'a, OsStr>>>(iter: I) -> Self {} }
impl From<&mut OsStr> for Box<OsStr> { fn from(s: &mut OsStr) -> Box<OsStr> {} }
impl From<&mut OsStr> for Arc<OsStr> { fn from(s: &mut OsStr) -> Arc<OsStr> {} }
impl From<&mut OsStr> for Rc<OsStr> { fn from(s: &mut OsStr) -> Rc<OsStr> {} }
impl PartialEq<&Path> for Cow<'_, OsStr> { fn eq(&self, other: &&Path) -> bool {} }
impl PartialEq<Cow<'_, OsStr>> for &Path { fn eq(&self, other: &Cow<'_, OsStr>) -> bool {} }
impl PartialEq<PathBuf> for Cow<'_, OsStr> { fn eq(&self, other: &PathBuf) -> bool {} }
impl PartialEq<Cow<'_, OsStr>> for PathBuf { fn eq(&self, other: &Cow<'_, OsStr>) -> bool {} }
impl PartialEq<OsStr> for Cow<'_, Path> { fn eq(&self, other: &OsStr) -> bool {} }
impl PartialEq<Cow<'_, Path>> for OsStr { fn eq(&self, other: &Cow<'_, Path>) -> bool {} }
impl PartialEq<&OsStr> for Cow<'_, Path> { fn eq(&self, other: &&OsStr) -> bool {} }
impl PartialEq<Cow<'_, Path>> for &OsStr { fn eq(&self, other: &Cow<'_, Path>) -> bool {} }
impl PartialEq<OsString> for Cow<'_, Path> { fn eq(&self, other: &OsString) -> bool {} }
impl PartialEq<Cow<'_, Path>> for OsString { fn eq(&self, other: &Cow<'_, Path>) -> bool {} }
