use crate::prelude::rust_2024::*;
use crate::ffi::{OsStr, OsString};

pub trait OsStringExt {
    fn from_vec(vec: Vec<u8>) -> Self;
    fn into_vec(self) -> Vec<u8>;
}
impl OsStringExt for OsString { fn from_vec(vec: Vec<u8>) -> OsString {} fn into_vec(self) -> Vec<u8> {} }
pub trait OsStrExt {
    fn from_bytes(slice: &[u8]) -> &Self;
    fn as_bytes(&self) -> &[u8];
}
impl OsStrExt for OsStr { fn from_bytes(slice: &[u8]) -> &OsStr {} fn as_bytes(&self) -> &[u8] {} }
