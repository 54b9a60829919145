use crate::prelude::rust_2024::*;
use crate::fmt;
use crate::marker::PhantomData;

#[lang = "hash"]
pub trait Hash {
    fn hash<H: Hasher>(&self, state: &mut H);
    fn hash_slice<H: Hasher>(data: &[Self], state: &mut H) where Self: Sized {}
}
#[lang = "hasher"]
pub trait Hasher {
    fn finish(&self) -> u64;
    fn write(&mut self, bytes: &[u8]);
    fn write_u8(&mut self, i: u8) {}
    fn write_u16(&mut self, i: u16) {}
    fn write_u32(&mut self, i: u32) {}
    fn write_u64(&mut self, i: u64) {}
    fn write_u128(&mut self, i: u128) {}
    fn write_usize(&mut self, i: usize) {}
    fn write_i8(&mut self, i: i8) {}
    fn write_i16(&mut self, i: i16) {}
    fn write_i32(&mut self, i: i32) {}
    fn write_i64(&mut self, i: i64) {}
    fn write_i128(&mut self, i: i128) {}
    fn write_isize(&mut self, i: isize) {}
}
impl<H: Hasher + ?Sized> Hasher for &mut H { fn finish(&self) -> u64 {} fn write(&mut self, bytes: &[u8]) {} }
pub trait BuildHasher {
    type Hasher: Hasher;
    fn build_hasher(&self) -> Self::Hasher;
    fn hash_one<T: Hash>(&self, x: T) -> u64 where Self: Sized, Self::Hasher: Hasher {}
}
pub struct BuildHasherDefault<H> {}
impl<H> BuildHasherDefault<H> {
    pub fn new() -> Self {}
}
impl<H> fmt::Debug for BuildHasherDefault<H> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<H: Default + Hasher> BuildHasher for BuildHasherDefault<H> { type Hasher = H; fn build_hasher(&self) -> H {} }
impl<H> Clone for BuildHasherDefault<H> { fn clone(&self) -> BuildHasherDefault<H> {} }
impl<H> Default for BuildHasherDefault<H> { fn default() -> BuildHasherDefault<H> {} }
impl<H> PartialEq for BuildHasherDefault<H> { fn eq(&self, other: &BuildHasherDefault<H>) -> bool {} }
impl<H> Eq for BuildHasherDefault<H> {}

#[derive(Clone, Debug, Default)]
pub struct SipHasher {}
impl SipHasher {
    pub fn new() -> SipHasher {}
    pub fn new_with_keys(key0: u64, key1: u64) -> SipHasher {}
}
impl Hasher for SipHasher { fn finish(&self) -> u64 {} fn write(&mut self, bytes: &[u8]) {} }

impl Hash for i8 { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for i16 { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for i32 { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for i64 { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for i128 { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for isize { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for u8 { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for u16 { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for u32 { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for u64 { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for u128 { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for usize { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for bool { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for char { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for str { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for ! { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl Hash for () { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: Hash> Hash for [T] { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ?Sized> Hash for *const T { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ?Sized> Hash for *mut T { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ?Sized + Hash> Hash for &T { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ?Sized + Hash> Hash for &mut T { fn hash<H: Hasher>(&self, state: &mut H) {} }
