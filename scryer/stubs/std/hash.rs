use crate::prelude::rust_2024::*;
pub use core::hash::*;

#[derive(Clone, Debug)]
pub struct RandomState {}
impl RandomState {
    pub fn new() -> RandomState {}
}
impl BuildHasher for RandomState { type Hasher = DefaultHasher; fn build_hasher(&self) -> DefaultHasher {} }
impl Default for RandomState { fn default() -> RandomState {} }
#[derive(Clone, Debug)]
pub struct DefaultHasher {}
impl DefaultHasher {
    pub fn new() -> DefaultHasher {}
}
impl Default for DefaultHasher { fn default() -> DefaultHasher {} }
impl Hasher for DefaultHasher { fn finish(&self) -> u64 {} fn write(&mut self, msg: &[u8]) {} }
