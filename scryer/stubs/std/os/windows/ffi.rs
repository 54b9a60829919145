use crate::prelude::rust_2024::*;
use crate::ffi::{OsStr, OsString};

pub trait OsStringExt {
    fn from_wide(wide: &[u16]) -> Self;
}
impl OsStringExt for OsString { fn from_wide(wide: &[u16]) -> OsString {} }
pub trait OsStrExt {
    fn encode_wide(&self) -> EncodeWide<'_>;
}
impl OsStrExt for OsStr { fn encode_wide(&self) -> EncodeWide<'_> {} }
#[derive(Clone, Debug)]
pub struct EncodeWide<'a> {}
impl<'a> Iterator for EncodeWide<'a> { type Item = u16; fn next(&mut self) -> Option<u16> {} }
