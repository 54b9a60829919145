use crate::prelude::rust_2024::*;
use crate::convert::Infallible;
use crate::fmt;
use crate::iter::FusedIterator;
use crate::num::ParseIntError;
use crate::str::FromStr;

pub const MAX: char = 'a';
pub const REPLACEMENT_CHARACTER: char = 'a';
pub const UNICODE_VERSION: (u8, u8, u8) = (0, 0, 0);
pub fn from_u32(i: u32) -> Option<char> {}
pub unsafe fn from_u32_unchecked(i: u32) -> char {}
pub fn from_digit(num: u32, radix: u32) -> Option<char> {}
pub fn decode_utf16<I: IntoIterator<Item = u16>>(iter: I) -> DecodeUtf16<I::IntoIter> {}

impl char {
    pub const MIN: char = 'a';
    pub const MAX: char = 'a';
    pub const MAX_LEN_UTF8: usize = 4;
    pub const MAX_LEN_UTF16: usize = 2;
    pub const REPLACEMENT_CHARACTER: char = 'a';
    pub const UNICODE_VERSION: (u8, u8, u8) = (0, 0, 0);
    pub fn decode_utf16<I: IntoIterator<Item = u16>>(iter: I) -> DecodeUtf16<I::IntoIter> {}
    pub fn from_u32(i: u32) -> Option<char> {}
    pub unsafe fn from_u32_unchecked(i: u32) -> char {}
    pub fn from_digit(num: u32, radix: u32) -> Option<char> {}
    pub fn is_digit(self, radix: u32) -> bool {}
    pub fn to_digit(self, radix: u32) -> Option<u32> {}
    pub fn escape_unicode(self) -> EscapeUnicode {}
    pub fn escape_debug(self) -> EscapeDebug {}
    pub fn escape_default(self) -> EscapeDefault {}
    pub fn len_utf8(self) -> usize {}
    pub fn len_utf16(self) -> usize {}
    pub fn encode_utf8(self, dst: &mut [u8]) -> &mut str {}
    pub fn encode_utf16(self, dst: &mut [u16]) -> &mut [u16] {}
    pub fn is_alphabetic(self) -> bool {}
    pub fn is_lowercase(self) -> bool {}
    pub fn is_uppercase(self) -> bool {}
    pub fn is_whitespace(self) -> bool {}
    pub fn is_alphanumeric(self) -> bool {}
    pub fn is_control(self) -> bool {}
    pub fn is_numeric(self) -> bool {}
    pub fn to_lowercase(self) -> ToLowercase {}
    pub fn to_uppercase(self) -> ToUppercase {}
    pub fn is_ascii(&self) -> bool {}
    pub fn to_ascii_uppercase(&self) -> char {}
    pub fn to_ascii_lowercase(&self) -> char {}
    pub fn eq_ignore_ascii_case(&self, other: &char) -> bool {}
    pub fn make_ascii_uppercase(&mut self) {}
    pub fn make_ascii_lowercase(&mut self) {}
    pub fn is_ascii_alphabetic(&self) -> bool {}
    pub fn is_ascii_uppercase(&self) -> bool {}
    pub fn is_ascii_lowercase(&self) -> bool {}
    pub fn is_ascii_alphanumeric(&self) -> bool {}
    pub fn is_ascii_digit(&self) -> bool {}
    pub fn is_ascii_hexdigit(&self) -> bool {}
    pub fn is_ascii_punctuation(&self) -> bool {}
    pub fn is_ascii_graphic(&self) -> bool {}
    pub fn is_ascii_whitespace(&self) -> bool {}
    pub fn is_ascii_control(&self) -> bool {}
}

#[derive(Clone, Debug)]
pub struct EscapeUnicode {}
impl Iterator for EscapeUnicode { type Item = char; fn next(&mut self) -> Option<char> {} }
impl ExactSizeIterator for EscapeUnicode {}
impl FusedIterator for EscapeUnicode {}
impl fmt::Display for EscapeUnicode { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Debug)]
pub struct EscapeDefault {}
impl Iterator for EscapeDefault { type Item = char; fn next(&mut self) -> Option<char> {} }
impl ExactSizeIterator for EscapeDefault {}
impl FusedIterator for EscapeDefault {}
impl fmt::Display for EscapeDefault { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Debug)]
pub struct EscapeDebug {}
impl Iterator for EscapeDebug { type Item = char; fn next(&mut self) -> Option<char> {} }
impl ExactSizeIterator for EscapeDebug {}
impl FusedIterator for EscapeDebug {}
impl fmt::Display for EscapeDebug { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Debug)]
pub struct ToLowercase {}
impl Iterator for ToLowercase { type Item = char; fn next(&mut self) -> Option<char> {} }
impl DoubleEndedIterator for ToLowercase { fn next_back(&mut self) -> Option<char> {} }
impl ExactSizeIterator for ToLowercase {}
impl FusedIterator for ToLowercase {}
impl fmt::Display for ToLowercase { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Debug)]
pub struct ToUppercase {}
impl Iterator for ToUppercase { type Item = char; fn next(&mut self) -> Option<char> {} }
impl DoubleEndedIterator for ToUppercase { fn next_back(&mut self) -> Option<char> {} }
impl ExactSizeIterator for ToUppercase {}
impl FusedIterator for ToUppercase {}
impl fmt::Display for ToUppercase { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Debug)]
pub struct DecodeUtf16<I> {}
impl<I: Iterator<Item = u16>> Iterator for DecodeUtf16<I> { type Item = Result<char, DecodeUtf16Error>; fn next(&mut self) -> Option<Result<char, DecodeUtf16Error>> {} }
impl<I: FusedIterator<Item = u16>> FusedIterator for DecodeUtf16<I> {}
#[derive(Debug, Clone, Eq, PartialEq)]
pub struct DecodeUtf16Error {}
impl DecodeUtf16Error {
    pub fn unpaired_surrogate(&self) -> u16 {}
}
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCharError {}
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CharTryFromError {}
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct TryFromCharError {}
impl fmt::Display for DecodeUtf16Error { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for DecodeUtf16Error {}
impl fmt::Display for ParseCharError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for ParseCharError {}
impl fmt::Display for CharTryFromError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for CharTryFromError {}
impl fmt::Display for TryFromCharError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for TryFromCharError {}
impl FromStr for char { type Err = ParseCharError; fn from_str(s: &str) -> Result<Self, Self::Err> {} }
impl From<u8> for char { fn from(i: u8) -> Self {} }
impl TryFrom<u32> for char { type Error = CharTryFromError; fn try_from(i: u32) -> Result<Self, Self::Error> {} }
impl From<char> for u32 { fn from(c: char) -> Self {} }
impl From<char> for u64 { fn from(c: char) -> Self {} }
impl From<char> for u128 { fn from(c: char) -> Self {} }
impl TryFrom<char> for u8 { type Error = TryFromCharError; fn try_from(c: char) -> Result<u8, Self::Error> {} }
impl TryFrom<char> for u16 { type Error = TryFromCharError; fn try_from(c: char) -> Result<u16, Self::Error> {} }
impl TryFrom<char> for usize { type Error = TryFromCharError; fn try_from(c: char) -> Result<usize, Self::Error> {} }
