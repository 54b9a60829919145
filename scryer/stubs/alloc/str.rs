use crate::prelude::*;
use crate::borrow::Borrow;
use crate::slice::{Concat, Join};
use core::str::pattern::Pattern;

pub use core::str::*;

impl<S: Borrow<str>> Concat<str> for [S] { type Output = String; fn concat(slice: &Self) -> String {} }
impl<S: Borrow<str>> Join<&str> for [S] { type Output = String; fn join(slice: &Self, sep: &str) -> String {} }
impl Borrow<str> for String { fn borrow(&self) -> &str {} }
impl core::borrow::BorrowMut<str> for String { fn borrow_mut(&mut self) -> &mut str {} }
impl ToOwned for str { type Owned = String; fn to_owned(&self) -> String {} }
impl str {
    pub fn into_boxed_bytes(self: Box<Self>) -> Box<[u8]> {}
    pub fn replace<P: Pattern>(&self, from: P, to: &str) -> String {}
    pub fn replacen<P: Pattern>(&self, pat: P, to: &str, count: usize) -> String {}
    pub fn to_lowercase(&self) -> String {}
    pub fn to_uppercase(&self) -> String {}
    pub fn into_string(self: Box<Self>) -> String {}
    pub fn repeat(&self, n: usize) -> String {}
    pub fn to_ascii_uppercase(&self) -> String {}
    pub fn to_ascii_lowercase(&self) -> String {}
}
pub unsafe fn from_boxed_utf8_unchecked(v: Box<[u8]>) -> Box<str> {}
