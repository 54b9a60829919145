use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::iter::FusedIterator;

#[derive(Clone, Debug)]
pub struct EscapeDefault {}
impl Iterator for EscapeDefault { type Item = u8; fn next(&mut self) -> Option<u8> {} }
impl DoubleEndedIterator for EscapeDefault { fn next_back(&mut self) -> Option<u8> {} }
impl ExactSizeIterator for EscapeDefault {}
impl FusedIterator for EscapeDefault {}
impl EscapeDefault {
    pub fn as_str(&self) -> &str {}
}
impl fmt::Display for EscapeDefault { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
pub fn escape_default(c: u8) -> EscapeDefault {}
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Char {}
impl Char {
    pub fn to_u8(self) -> u8 {}
    pub fn to_char(self) -> char {}
    pub fn as_str(&self) -> &str {}
}
