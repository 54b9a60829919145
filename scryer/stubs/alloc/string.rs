use crate::prelude::*;
use crate::borrow::Cow;
use crate::collections::TryReserveError;
use crate::rc::Rc;
use crate::sync::Arc;
use core::convert::Infallible;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::ops::{self, Add, AddAssign, Bound, Deref, DerefMut, Index, IndexMut, RangeBounds};
use core::slice::SliceIndex;
use core::str::{Chars, FromStr, Utf8Error};
use core::str::pattern::Pattern;

#[lang = "String"]
#[derive(PartialEq, PartialOrd, Eq, Ord)]
pub struct String {}
#[derive(Debug, PartialEq, Eq, Clone)]
pub struct FromUtf8Error {}
#[derive(Debug)]
pub struct FromUtf16Error {}

impl String {
    pub fn new() -> String {}
    pub fn with_capacity(capacity: usize) -> String {}
    pub fn try_with_capacity(capacity: usize) -> Result<String, TryReserveError> {}
    pub fn from_utf8(vec: Vec<u8>) -> Result<String, FromUtf8Error> {}
    pub fn from_utf8_lossy(v: &[u8]) -> Cow<'_, str> {}
    pub fn from_utf8_lossy_owned(v: Vec<u8>) -> String {}
    pub fn from_utf16(v: &[u16]) -> Result<String, FromUtf16Error> {}
    pub fn from_utf16_lossy(v: &[u16]) -> String {}
    pub unsafe fn from_raw_parts(buf: *mut u8, length: usize, capacity: usize) -> String {}
    pub fn into_raw_parts(self) -> (*mut u8, usize, usize) {}
    pub unsafe fn from_utf8_unchecked(bytes: Vec<u8>) -> String {}
    pub fn into_bytes(self) -> Vec<u8> {}
    pub fn as_str(&self) -> &str {}
    pub fn as_mut_str(&mut self) -> &mut str {}
    pub fn push_str(&mut self, string: &str) {}
    pub fn extend_from_within<R>(&mut self, src: R) where R: RangeBounds<usize> {}
    pub fn capacity(&self) -> usize {}
    pub fn reserve(&mut self, additional: usize) {}
    pub fn reserve_exact(&mut self, additional: usize) {}
    pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), TryReserveError> {}
    pub fn shrink_to_fit(&mut self) {}
    pub fn shrink_to(&mut self, min_capacity: usize) {}
    pub fn push(&mut self, ch: char) {}
    pub fn as_bytes(&self) -> &[u8] {}
    pub fn truncate(&mut self, new_len: usize) {}
    pub fn pop(&mut self) -> Option<char> {}
    pub fn remove(&mut self, idx: usize) -> char {}
    pub fn retain<F>(&mut self, f: F) where F: FnMut(char) -> bool {}
    pub fn insert(&mut self, idx: usize, ch: char) {}
    pub fn insert_str(&mut self, idx: usize, string: &str) {}
    pub unsafe fn as_mut_vec(&mut self) -> &mut Vec<u8> {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn split_off(&mut self, at: usize) -> String {}
    pub fn clear(&mut self) {}
    pub fn drain<R>(&mut self, range: R) -> Drain<'_> where R: RangeBounds<usize> {}
    pub fn replace_range<R>(&mut self, range: R, replace_with: &str) where R: RangeBounds<usize> {}
    pub fn into_boxed_str(self) -> Box<str> {}
    pub fn leak<'a>(self) -> &'a mut str {}
}
impl FromUtf8Error {
    pub fn as_bytes(&self) -> &[u8] {}
    pub fn into_utf8_lossy(self) -> String {}
    pub fn into_bytes(self) -> Vec<u8> {}
    pub fn utf8_error(&self) -> Utf8Error {}
}
impl fmt::Display for FromUtf8Error { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl core::error::Error for FromUtf8Error {}
impl fmt::Display for FromUtf16Error { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl core::error::Error for FromUtf16Error {}
impl Clone for String { fn clone(&self) -> Self {} }
impl<'a> FromIterator<String> for String { fn from_iter<I: IntoIterator<Item = String>>(iter: I) -> String {} }
impl<'a> Extend<String> for String { fn extend<I: IntoIterator<Item = String>>(&mut self, iter: I) {} }
impl<'a> FromIterator<char> for String { fn from_iter<I: IntoIterator<Item = char>>(iter: I) -> String {} }
impl<'a> Extend<char> for String { fn extend<I: IntoIterator<Item = char>>(&mut self, iter: I) {} }
impl<'a> FromIterator<&'a str> for String { fn from_iter<I: IntoIterator<Item = &'a str>>(iter: I) -> String {} }
impl<'a> Extend<&'a str> for String { fn extend<I: IntoIterator<Item = &'a str>>(&mut self, iter: I) {} }
impl<'a> FromIterator<&'a char> for String { fn from_iter<I: IntoIterator<Item = &'a char>>(iter: I) -> String {} }
impl<'a> Extend<&'a char> for String { fn extend<I: IntoIterator<Item = &'a char>>(&mut self, iter: I) {} }
impl<'a> FromIterator<Cow<'a, str>> for String { fn from_iter<I: IntoIterator<Item = Cow<'a, str>>>(iter: I) -> String {} }
impl<'a> Extend<Cow<'a, str>> for String { fn extend<I: IntoIterator<Item = Cow<'a, str>>>(&mut self, iter: I) {} }
impl<'a> FromIterator<Box<str>> for String { fn from_iter<I: IntoIterator<Item = Box<str>>>(iter: I) -> String {} }
impl<'a> Extend<Box<str>> for String { fn extend<I: IntoIterator<Item = Box<str>>>(&mut self, iter: I) {} }
impl<'a, 'b> FromIterator<char> for Cow<'a, str> { fn from_iter<I: IntoIterator<Item = char>>(it: I) -> Cow<'a, str> {} }
impl<'a, 'b> FromIterator<&'b str> for Cow<'a, str> { fn from_iter<I: IntoIterator<Item = &'b str>>(it: I) -> Cow<'a, str> {} }
impl<'a, 'b> FromIterator<String> for Cow<'a, str> { fn from_iter<I: IntoIterator<Item = String>>(it: I) -> Cow<'a, str> {} }
impl<'b> Pattern for &'b String { type Searcher<'a> = <&'b str as Pattern>::Searcher<'a>; fn into_searcher(self, haystack: &str) -> Self::Searcher<'_> {} }
impl PartialEq<str> for String { fn eq(&self, other: &str) -> bool {} }
impl PartialEq<String> for str { fn eq(&self, other: &String) -> bool {} }
impl PartialEq<&str> for String { fn eq(&self, other: &&str) -> bool {} }
impl PartialEq<String> for &str { fn eq(&self, other: &String) -> bool {} }
impl PartialEq<str> for Cow<'_, str> { fn eq(&self, other: &str) -> bool {} }
impl PartialEq<Cow<'_, str>> for str { fn eq(&self, other: &Cow<'_, str>) -> bool {} }
impl PartialEq<&str> for Cow<'_, str> { fn eq(&self, other: &&str) -> bool {} }
impl PartialEq<Cow<'_, str>> for &str { fn eq(&self, other: &Cow<'_, str>) -> bool {} }
impl PartialEq<String> for Cow<'_, str> { fn eq(&self, other: &String) -> bool {} }
impl PartialEq<Cow<'_, str>> for String { fn eq(&self, other: &Cow<'_, str>) -> bool {} }
impl Default for String { fn default() -> String {} }
impl fmt::Display for String { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Debug for String { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Hash for String { fn hash<H: Hasher>(&self, hasher: &mut H) {} }
impl Add<&str> for String { type Output = String; fn add(self, other: &str) -> String {} }
impl AddAssign<&str> for String { fn add_assign(&mut self, other: &str) {} }
impl<I> Index<I> for String where I: SliceIndex<str> { type Output = I::Output; fn index(&self, index: I) -> &I::Output {} }
impl<I> IndexMut<I> for String where I: SliceIndex<str> { fn index_mut(&mut self, index: I) -> &mut I::Output {} }
impl Deref for String { type Target = str; fn deref(&self) -> &str {} }
impl DerefMut for String { fn deref_mut(&mut self) -> &mut str {} }
pub type ParseError = Infallible;
impl FromStr for String { type Err = Infallible; fn from_str(s: &str) -> Result<String, Self::Err> {} }

pub trait ToString {
    fn to_string(&self) -> String;
}
impl<T: fmt::Display + ?Sized> ToString for T { fn to_string(&self) -> String {} }

impl AsRef<str> for String { fn as_ref(&self) -> &str {} }
impl AsMut<str> for String { fn as_mut(&mut self) -> &mut str {} }
impl AsRef<[u8]> for String { fn as_ref(&self) -> &[u8] {} }
impl From<&str> for String { fn from(s: &str) -> String {} }
impl From<&mut str> for String { fn from(s: &mut str) -> String {} }
impl From<&String> for String { fn from(s: &String) -> String {} }
impl From<Box<str>> for String { fn from(s: Box<str>) -> String {} }
impl From<String> for Box<str> { fn from(s: String) -> Box<str> {} }
impl<'a> From<Cow<'a, str>> for String { fn from(s: Cow<'a, str>) -> String {} }
impl<'a> From<&'a str> for Cow<'a, str> { fn from(s: &'a str) -> Cow<'a, str> {} }
impl<'a> From<String> for Cow<'a, str> { fn from(s: String) -> Cow<'a, str> {} }
impl<'a> From<&'a String> for Cow<'a, str> { fn from(s: &'a String) -> Cow<'a, str> {} }
impl From<char> for String { fn from(c: char) -> Self {} }
impl fmt::Write for String { fn write_str(&mut self, s: &str) -> fmt::Result {} }

#[derive(Debug)]
pub struct Drain<'a> {}
impl<'a> Iterator for Drain<'a> { type Item = char; fn next(&mut self) -> Option<char> {} }
impl<'a> DoubleEndedIterator for Drain<'a> { fn next_back(&mut self) -> Option<char> {} }
impl<'a> FusedIterator for Drain<'a> {}
impl<'a> Drain<'a> {
    pub fn as_str(&self) -> &str {}
}
impl AsRef<str> for Drain<'_> { fn as_ref(&self) -> &str {} }
impl AsRef<[u8]> for Drain<'_> { fn as_ref(&self) -> &[u8] {} }
impl TryFrom<Vec<u8>> for String { type Error = FromUtf8Error; fn try_from(bytes: Vec<u8>) -> Result<Self, Self::Error> {} }
