use crate::prelude::rust_2024::*;
use crate::ascii;
use crate::convert::Infallible;
use crate::fmt;
use crate::hash::{Hash, Hasher};
use crate::iter::{Product, Sum};
use crate::ops::{Add, AddAssign, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Div, DivAssign, Mul, MulAssign, Neg, Not, Rem, RemAssign, Shl, ShlAssign, Shr, ShrAssign, Sub, SubAssign};
use crate::str::FromStr;

impl i8 {
    pub const MIN: i8 = 0;
    pub const MAX: i8 = 0;
    pub const BITS: u32 = 8;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> i8 {}
    pub fn rotate_right(self, n: u32) -> i8 {}
    pub fn swap_bytes(self) -> i8 {}
    pub fn reverse_bits(self) -> i8 {}
    pub fn from_be(x: i8) -> i8 {}
    pub fn from_le(x: i8) -> i8 {}
    pub fn to_be(self) -> i8 {}
    pub fn to_le(self) -> i8 {}
    pub fn checked_add(self, rhs: i8) -> Option<i8> {}
    pub fn strict_add(self, rhs: i8) -> i8 {}
    pub unsafe fn unchecked_add(self, rhs: i8) -> i8 {}
    pub fn checked_sub(self, rhs: i8) -> Option<i8> {}
    pub fn strict_sub(self, rhs: i8) -> i8 {}
    pub unsafe fn unchecked_sub(self, rhs: i8) -> i8 {}
    pub fn checked_mul(self, rhs: i8) -> Option<i8> {}
    pub fn strict_mul(self, rhs: i8) -> i8 {}
    pub unsafe fn unchecked_mul(self, rhs: i8) -> i8 {}
    pub fn checked_div(self, rhs: i8) -> Option<i8> {}
    pub fn strict_div(self, rhs: i8) -> i8 {}
    pub fn checked_div_euclid(self, rhs: i8) -> Option<i8> {}
    pub fn strict_div_euclid(self, rhs: i8) -> i8 {}
    pub fn checked_rem(self, rhs: i8) -> Option<i8> {}
    pub fn strict_rem(self, rhs: i8) -> i8 {}
    pub fn checked_rem_euclid(self, rhs: i8) -> Option<i8> {}
    pub fn strict_rem_euclid(self, rhs: i8) -> i8 {}
    pub fn checked_neg(self) -> Option<i8> {}
    pub fn strict_neg(self) -> i8 {}
    pub fn checked_shl(self, rhs: u32) -> Option<i8> {}
    pub fn strict_shl(self, rhs: u32) -> i8 {}
    pub fn unbounded_shl(self, rhs: u32) -> i8 {}
    pub fn checked_shr(self, rhs: u32) -> Option<i8> {}
    pub fn strict_shr(self, rhs: u32) -> i8 {}
    pub fn unbounded_shr(self, rhs: u32) -> i8 {}
    pub fn checked_pow(self, exp: u32) -> Option<i8> {}
    pub fn strict_pow(self, exp: u32) -> i8 {}
    pub fn saturating_add(self, rhs: i8) -> i8 {}
    pub fn saturating_sub(self, rhs: i8) -> i8 {}
    pub fn saturating_mul(self, rhs: i8) -> i8 {}
    pub fn saturating_div(self, rhs: i8) -> i8 {}
    pub fn saturating_pow(self, exp: u32) -> i8 {}
    pub fn wrapping_add(self, rhs: i8) -> i8 {}
    pub fn wrapping_sub(self, rhs: i8) -> i8 {}
    pub fn wrapping_mul(self, rhs: i8) -> i8 {}
    pub fn wrapping_div(self, rhs: i8) -> i8 {}
    pub fn wrapping_div_euclid(self, rhs: i8) -> i8 {}
    pub fn wrapping_rem(self, rhs: i8) -> i8 {}
    pub fn wrapping_rem_euclid(self, rhs: i8) -> i8 {}
    pub fn wrapping_neg(self) -> i8 {}
    pub fn wrapping_shl(self, rhs: u32) -> i8 {}
    pub fn wrapping_shr(self, rhs: u32) -> i8 {}
    pub fn wrapping_pow(self, exp: u32) -> i8 {}
    pub fn overflowing_add(self, rhs: i8) -> (i8, bool) {}
    pub fn overflowing_sub(self, rhs: i8) -> (i8, bool) {}
    pub fn overflowing_mul(self, rhs: i8) -> (i8, bool) {}
    pub fn overflowing_div(self, rhs: i8) -> (i8, bool) {}
    pub fn overflowing_div_euclid(self, rhs: i8) -> (i8, bool) {}
    pub fn overflowing_rem(self, rhs: i8) -> (i8, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: i8) -> (i8, bool) {}
    pub fn overflowing_neg(self) -> (i8, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (i8, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (i8, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (i8, bool) {}
    pub fn pow(self, exp: u32) -> i8 {}
    pub fn isqrt(self) -> i8 {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> i8 {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> i8 {}
    pub fn div_euclid(self, rhs: i8) -> i8 {}
    pub fn rem_euclid(self, rhs: i8) -> i8 {}
    pub fn ilog(self, base: i8) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: i8) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: i8) -> u8 {}
    pub fn midpoint(self, rhs: i8) -> i8 {}
    pub fn to_be_bytes(self) -> [u8; 1] {}
    pub fn to_le_bytes(self) -> [u8; 1] {}
    pub fn to_ne_bytes(self) -> [u8; 1] {}
    pub fn from_be_bytes(bytes: [u8; 1]) -> i8 {}
    pub fn from_le_bytes(bytes: [u8; 1]) -> i8 {}
    pub fn from_ne_bytes(bytes: [u8; 1]) -> i8 {}
    pub fn min_value() -> i8 {}
    pub fn max_value() -> i8 {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<i8, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<i8, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<i8, ParseIntError> {}
}
impl FromStr for i8 { type Err = ParseIntError; fn from_str(src: &str) -> Result<i8, ParseIntError> {} }
impl i16 {
    pub const MIN: i16 = 0;
    pub const MAX: i16 = 0;
    pub const BITS: u32 = 16;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> i16 {}
    pub fn rotate_right(self, n: u32) -> i16 {}
    pub fn swap_bytes(self) -> i16 {}
    pub fn reverse_bits(self) -> i16 {}
    pub fn from_be(x: i16) -> i16 {}
    pub fn from_le(x: i16) -> i16 {}
    pub fn to_be(self) -> i16 {}
    pub fn to_le(self) -> i16 {}
    pub fn checked_add(self, rhs: i16) -> Option<i16> {}
    pub fn strict_add(self, rhs: i16) -> i16 {}
    pub unsafe fn unchecked_add(self, rhs: i16) -> i16 {}
    pub fn checked_sub(self, rhs: i16) -> Option<i16> {}
    pub fn strict_sub(self, rhs: i16) -> i16 {}
    pub unsafe fn unchecked_sub(self, rhs: i16) -> i16 {}
    pub fn checked_mul(self, rhs: i16) -> Option<i16> {}
    pub fn strict_mul(self, rhs: i16) -> i16 {}
    pub unsafe fn unchecked_mul(self, rhs: i16) -> i16 {}
    pub fn checked_div(self, rhs: i16) -> Option<i16> {}
    pub fn strict_div(self, rhs: i16) -> i16 {}
    pub fn checked_div_euclid(self, rhs: i16) -> Option<i16> {}
    pub fn strict_div_euclid(self, rhs: i16) -> i16 {}
    pub fn checked_rem(self, rhs: i16) -> Option<i16> {}
    pub fn strict_rem(self, rhs: i16) -> i16 {}
    pub fn checked_rem_euclid(self, rhs: i16) -> Option<i16> {}
    pub fn strict_rem_euclid(self, rhs: i16) -> i16 {}
    pub fn checked_neg(self) -> Option<i16> {}
    pub fn strict_neg(self) -> i16 {}
    pub fn checked_shl(self, rhs: u32) -> Option<i16> {}
    pub fn strict_shl(self, rhs: u32) -> i16 {}
    pub fn unbounded_shl(self, rhs: u32) -> i16 {}
    pub fn checked_shr(self, rhs: u32) -> Option<i16> {}
    pub fn strict_shr(self, rhs: u32) -> i16 {}
    pub fn unbounded_shr(self, rhs: u32) -> i16 {}
    pub fn checked_pow(self, exp: u32) -> Option<i16> {}
    pub fn strict_pow(self, exp: u32) -> i16 {}
    pub fn saturating_add(self, rhs: i16) -> i16 {}
    pub fn saturating_sub(self, rhs: i16) -> i16 {}
    pub fn saturating_mul(self, rhs: i16) -> i16 {}
    pub fn saturating_div(self, rhs: i16) -> i16 {}
    pub fn saturating_pow(self, exp: u32) -> i16 {}
    pub fn wrapping_add(self, rhs: i16) -> i16 {}
    pub fn wrapping_sub(self, rhs: i16) -> i16 {}
    pub fn wrapping_mul(self, rhs: i16) -> i16 {}
    pub fn wrapping_div(self, rhs: i16) -> i16 {}
    pub fn wrapping_div_euclid(self, rhs: i16) -> i16 {}
    pub fn wrapping_rem(self, rhs: i16) -> i16 {}
    pub fn wrapping_rem_euclid(self, rhs: i16) -> i16 {}
    pub fn wrapping_neg(self) -> i16 {}
    pub fn wrapping_shl(self, rhs: u32) -> i16 {}
    pub fn wrapping_shr(self, rhs: u32) -> i16 {}
    pub fn wrapping_pow(self, exp: u32) -> i16 {}
    pub fn overflowing_add(self, rhs: i16) -> (i16, bool) {}
    pub fn overflowing_sub(self, rhs: i16) -> (i16, bool) {}
    pub fn overflowing_mul(self, rhs: i16) -> (i16, bool) {}
    pub fn overflowing_div(self, rhs: i16) -> (i16, bool) {}
    pub fn overflowing_div_euclid(self, rhs: i16) -> (i16, bool) {}
    pub fn overflowing_rem(self, rhs: i16) -> (i16, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: i16) -> (i16, bool) {}
    pub fn overflowing_neg(self) -> (i16, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (i16, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (i16, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (i16, bool) {}
    pub fn pow(self, exp: u32) -> i16 {}
    pub fn isqrt(self) -> i16 {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> i16 {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> i16 {}
    pub fn div_euclid(self, rhs: i16) -> i16 {}
    pub fn rem_euclid(self, rhs: i16) -> i16 {}
    pub fn ilog(self, base: i16) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: i16) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: i16) -> u16 {}
    pub fn midpoint(self, rhs: i16) -> i16 {}
    pub fn to_be_bytes(self) -> [u8; 2] {}
    pub fn to_le_bytes(self) -> [u8; 2] {}
    pub fn to_ne_bytes(self) -> [u8; 2] {}
    pub fn from_be_bytes(bytes: [u8; 2]) -> i16 {}
    pub fn from_le_bytes(bytes: [u8; 2]) -> i16 {}
    pub fn from_ne_bytes(bytes: [u8; 2]) -> i16 {}
    pub fn min_value() -> i16 {}
    pub fn max_value() -> i16 {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<i16, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<i16, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<i16, ParseIntError> {}
}
impl FromStr for i16 { type Err = ParseIntError; fn from_str(src: &str) -> Result<i16, ParseIntError> {} }
impl i32 {
    pub const MIN: i32 = 0;
    pub const MAX: i32 = 0;
    pub const BITS: u32 = 32;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> i32 {}
    pub fn rotate_right(self, n: u32) -> i32 {}
    pub fn swap_bytes(self) -> i32 {}
    pub fn reverse_bits(self) -> i32 {}
    pub fn from_be(x: i32) -> i32 {}
    pub fn from_le(x: i32) -> i32 {}
    pub fn to_be(self) -> i32 {}
    pub fn to_le(self) -> i32 {}
    pub fn checked_add(self, rhs: i32) -> Option<i32> {}
    pub fn strict_add(self, rhs: i32) -> i32 {}
    pub unsafe fn unchecked_add(self, rhs: i32) -> i32 {}
    pub fn checked_sub(self, rhs: i32) -> Option<i32> {}
    pub fn strict_sub(self, rhs: i32) -> i32 {}
    pub unsafe fn unchecked_sub(self, rhs: i32) -> i32 {}
    pub fn checked_mul(self, rhs: i32) -> Option<i32> {}
    pub fn strict_mul(self, rhs: i32) -> i32 {}
    pub unsafe fn unchecked_mul(self, rhs: i32) -> i32 {}
    pub fn checked_div(self, rhs: i32) -> Option<i32> {}
    pub fn strict_div(self, rhs: i32) -> i32 {}
    pub fn checked_div_euclid(self, rhs: i32) -> Option<i32> {}
    pub fn strict_div_euclid(self, rhs: i32) -> i32 {}
    pub fn checked_rem(self, rhs: i32) -> Option<i32> {}
    pub fn strict_rem(self, rhs: i32) -> i32 {}
    pub fn checked_rem_euclid(self, rhs: i32) -> Option<i32> {}
    pub fn strict_rem_euclid(self, rhs: i32) -> i32 {}
    pub fn checked_neg(self) -> Option<i32> {}
    pub fn strict_neg(self) -> i32 {}
    pub fn checked_shl(self, rhs: u32) -> Option<i32> {}
    pub fn strict_shl(self, rhs: u32) -> i32 {}
    pub fn unbounded_shl(self, rhs: u32) -> i32 {}
    pub fn checked_shr(self, rhs: u32) -> Option<i32> {}
    pub fn strict_shr(self, rhs: u32) -> i32 {}
    pub fn unbounded_shr(self, rhs: u32) -> i32 {}
    pub fn checked_pow(self, exp: u32) -> Option<i32> {}
    pub fn strict_pow(self, exp: u32) -> i32 {}
    pub fn saturating_add(self, rhs: i32) -> i32 {}
    pub fn saturating_sub(self, rhs: i32) -> i32 {}
    pub fn saturating_mul(self, rhs: i32) -> i32 {}
    pub fn saturating_div(self, rhs: i32) -> i32 {}
    pub fn saturating_pow(self, exp: u32) -> i32 {}
    pub fn wrapping_add(self, rhs: i32) -> i32 {}
    pub fn wrapping_sub(self, rhs: i32) -> i32 {}
    pub fn wrapping_mul(self, rhs: i32) -> i32 {}
    pub fn wrapping_div(self, rhs: i32) -> i32 {}
    pub fn wrapping_div_euclid(self, rhs: i32) -> i32 {}
    pub fn wrapping_rem(self, rhs: i32) -> i32 {}
    pub fn wrapping_rem_euclid(self, rhs: i32) -> i32 {}
    pub fn wrapping_neg(self) -> i32 {}
    pub fn wrapping_shl(self, rhs: u32) -> i32 {}
    pub fn wrapping_shr(self, rhs: u32) -> i32 {}
    pub fn wrapping_pow(self, exp: u32) -> i32 {}
    pub fn overflowing_add(self, rhs: i32) -> (i32, bool) {}
    pub fn overflowing_sub(self, rhs: i32) -> (i32, bool) {}
    pub fn overflowing_mul(self, rhs: i32) -> (i32, bool) {}
    pub fn overflowing_div(self, rhs: i32) -> (i32, bool) {}
    pub fn overflowing_div_euclid(self, rhs: i32) -> (i32, bool) {}
    pub fn overflowing_rem(self, rhs: i32) -> (i32, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: i32) -> (i32, bool) {}
    pub fn overflowing_neg(self) -> (i32, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (i32, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (i32, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (i32, bool) {}
    pub fn pow(self, exp: u32) -> i32 {}
    pub fn isqrt(self) -> i32 {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> i32 {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> i32 {}
    pub fn div_euclid(self, rhs: i32) -> i32 {}
    pub fn rem_euclid(self, rhs: i32) -> i32 {}
    pub fn ilog(self, base: i32) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: i32) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: i32) -> u32 {}
    pub fn midpoint(self, rhs: i32) -> i32 {}
    pub fn to_be_bytes(self) -> [u8; 4] {}
    pub fn to_le_bytes(self) -> [u8; 4] {}
    pub fn to_ne_bytes(self) -> [u8; 4] {}
    pub fn from_be_bytes(bytes: [u8; 4]) -> i32 {}
    pub fn from_le_bytes(bytes: [u8; 4]) -> i32 {}
    pub fn from_ne_bytes(bytes: [u8; 4]) -> i32 {}
    pub fn min_value() -> i32 {}
    pub fn max_value() -> i32 {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<i32, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<i32, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<i32, ParseIntError> {}
}
impl FromStr for i32 { type Err = ParseIntError; fn from_str(src: &str) -> Result<i32, ParseIntError> {} }
impl i64 {
    pub const MIN: i64 = 0;
    pub const MAX: i64 = 0;
    pub const BITS: u32 = 64;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> i64 {}
    pub fn rotate_right(self, n: u32) -> i64 {}
    pub fn swap_bytes(self) -> i64 {}
    pub fn reverse_bits(self) -> i64 {}
    pub fn from_be(x: i64) -> i64 {}
    pub fn from_le(x: i64) -> i64 {}
    pub fn to_be(self) -> i64 {}
    pub fn to_le(self) -> i64 {}
    pub fn checked_add(self, rhs: i64) -> Option<i64> {}
    pub fn strict_add(self, rhs: i64) -> i64 {}
    pub unsafe fn unchecked_add(self, rhs: i64) -> i64 {}
    pub fn checked_sub(self, rhs: i64) -> Option<i64> {}
    pub fn strict_sub(self, rhs: i64) -> i64 {}
    pub unsafe fn unchecked_sub(self, rhs: i64) -> i64 {}
    pub fn checked_mul(self, rhs: i64) -> Option<i64> {}
    pub fn strict_mul(self, rhs: i64) -> i64 {}
    pub unsafe fn unchecked_mul(self, rhs: i64) -> i64 {}
    pub fn checked_div(self, rhs: i64) -> Option<i64> {}
    pub fn strict_div(self, rhs: i64) -> i64 {}
    pub fn checked_div_euclid(self, rhs: i64) -> Option<i64> {}
    pub fn strict_div_euclid(self, rhs: i64) -> i64 {}
    pub fn checked_rem(self, rhs: i64) -> Option<i64> {}
    pub fn strict_rem(self, rhs: i64) -> i64 {}
    pub fn checked_rem_euclid(self, rhs: i64) -> Option<i64> {}
    pub fn strict_rem_euclid(self, rhs: i64) -> i64 {}
    pub fn checked_neg(self) -> Option<i64> {}
    pub fn strict_neg(self) -> i64 {}
    pub fn checked_shl(self, rhs: u32) -> Option<i64> {}
    pub fn strict_shl(self, rhs: u32) -> i64 {}
    pub fn unbounded_shl(self, rhs: u32) -> i64 {}
    pub fn checked_shr(self, rhs: u32) -> Option<i64> {}
    pub fn strict_shr(self, rhs: u32) -> i64 {}
    pub fn unbounded_shr(self, rhs: u32) -> i64 {}
    pub fn checked_pow(self, exp: u32) -> Option<i64> {}
    pub fn strict_pow(self, exp: u32) -> i64 {}
    pub fn saturating_add(self, rhs: i64) -> i64 {}
    pub fn saturating_sub(self, rhs: i64) -> i64 {}
    pub fn saturating_mul(self, rhs: i64) -> i64 {}
    pub fn saturating_div(self, rhs: i64) -> i64 {}
    pub fn saturating_pow(self, exp: u32) -> i64 {}
    pub fn wrapping_add(self, rhs: i64) -> i64 {}
    pub fn wrapping_sub(self, rhs: i64) -> i64 {}
    pub fn wrapping_mul(self, rhs: i64) -> i64 {}
    pub fn wrapping_div(self, rhs: i64) -> i64 {}
    pub fn wrapping_div_euclid(self, rhs: i64) -> i64 {}
    pub fn wrapping_rem(self, rhs: i64) -> i64 {}
    pub fn wrapping_rem_euclid(self, rhs: i64) -> i64 {}
    pub fn wrapping_neg(self) -> i64 {}
    pub fn wrapping_shl(self, rhs: u32) -> i64 {}
    pub fn wrapping_shr(self, rhs: u32) -> i64 {}
    pub fn wrapping_pow(self, exp: u32) -> i64 {}
    pub fn overflowing_add(self, rhs: i64) -> (i64, bool) {}
    pub fn overflowing_sub(self, rhs: i64) -> (i64, bool) {}
    pub fn overflowing_mul(self, rhs: i64) -> (i64, bool) {}
    pub fn overflowing_div(self, rhs: i64) -> (i64, bool) {}
    pub fn overflowing_div_euclid(self, rhs: i64) -> (i64, bool) {}
    pub fn overflowing_rem(self, rhs: i64) -> (i64, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: i64) -> (i64, bool) {}
    pub fn overflowing_neg(self) -> (i64, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (i64, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (i64, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (i64, bool) {}
    pub fn pow(self, exp: u32) -> i64 {}
    pub fn isqrt(self) -> i64 {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> i64 {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> i64 {}
    pub fn div_euclid(self, rhs: i64) -> i64 {}
    pub fn rem_euclid(self, rhs: i64) -> i64 {}
    pub fn ilog(self, base: i64) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: i64) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: i64) -> u64 {}
    pub fn midpoint(self, rhs: i64) -> i64 {}
    pub fn to_be_bytes(self) -> [u8; 8] {}
    pub fn to_le_bytes(self) -> [u8; 8] {}
    pub fn to_ne_bytes(self) -> [u8; 8] {}
    pub fn from_be_bytes(bytes: [u8; 8]) -> i64 {}
    pub fn from_le_bytes(bytes: [u8; 8]) -> i64 {}
    pub fn from_ne_bytes(bytes: [u8; 8]) -> i64 {}
    pub fn min_value() -> i64 {}
    pub fn max_value() -> i64 {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<i64, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<i64, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<i64, ParseIntError> {}
}
impl FromStr for i64 { type Err = ParseIntError; fn from_str(src: &str) -> Result<i64, ParseIntError> {} }
impl i128 {
    pub const MIN: i128 = 0;
    pub const MAX: i128 = 0;
    pub const BITS: u32 = 128;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> i128 {}
    pub fn rotate_right(self, n: u32) -> i128 {}
    pub fn swap_bytes(self) -> i128 {}
    pub fn reverse_bits(self) -> i128 {}
    pub fn from_be(x: i128) -> i128 {}
    pub fn from_le(x: i128) -> i128 {}
    pub fn to_be(self) -> i128 {}
    pub fn to_le(self) -> i128 {}
    pub fn checked_add(self, rhs: i128) -> Option<i128> {}
    pub fn strict_add(self, rhs: i128) -> i128 {}
    pub unsafe fn unchecked_add(self, rhs: i128) -> i128 {}
    pub fn checked_sub(self, rhs: i128) -> Option<i128> {}
    pub fn strict_sub(self, rhs: i128) -> i128 {}
    pub unsafe fn unchecked_sub(self, rhs: i128) -> i128 {}
    pub fn checked_mul(self, rhs: i128) -> Option<i128> {}
    pub fn strict_mul(self, rhs: i128) -> i128 {}
    pub unsafe fn unchecked_mul(self, rhs: i128) -> i128 {}
    pub fn checked_div(self, rhs: i128) -> Option<i128> {}
    pub fn strict_div(self, rhs: i128) -> i128 {}
    pub fn checked_div_euclid(self, rhs: i128) -> Option<i128> {}
    pub fn strict_div_euclid(self, rhs: i128) -> i128 {}
    pub fn checked_rem(self, rhs: i128) -> Option<i128> {}
    pub fn strict_rem(self, rhs: i128) -> i128 {}
    pub fn checked_rem_euclid(self, rhs: i128) -> Option<i128> {}
    pub fn strict_rem_euclid(self, rhs: i128) -> i128 {}
    pub fn checked_neg(self) -> Option<i128> {}
    pub fn strict_neg(self) -> i128 {}
    pub fn checked_shl(self, rhs: u32) -> Option<i128> {}
    pub fn strict_shl(self, rhs: u32) -> i128 {}
    pub fn unbounded_shl(self, rhs: u32) -> i128 {}
    pub fn checked_shr(self, rhs: u32) -> Option<i128> {}
    pub fn strict_shr(self, rhs: u32) -> i128 {}
    pub fn unbounded_shr(self, rhs: u32) -> i128 {}
    pub fn checked_pow(self, exp: u32) -> Option<i128> {}
    pub fn strict_pow(self, exp: u32) -> i128 {}
    pub fn saturating_add(self, rhs: i128) -> i128 {}
    pub fn saturating_sub(self, rhs: i128) -> i128 {}
    pub fn saturating_mul(self, rhs: i128) -> i128 {}
    pub fn saturating_div(self, rhs: i128) -> i128 {}
    pub fn saturating_pow(self, exp: u32) -> i128 {}
    pub fn wrapping_add(self, rhs: i128) -> i128 {}
    pub fn wrapping_sub(self, rhs: i128) -> i128 {}
    pub fn wrapping_mul(self, rhs: i128) -> i128 {}
    pub fn wrapping_div(self, rhs: i128) -> i128 {}
    pub fn wrapping_div_euclid(self, rhs: i128) -> i128 {}
    pub fn wrapping_rem(self, rhs: i128) -> i128 {}
    pub fn wrapping_rem_euclid(self, rhs: i128) -> i128 {}
    pub fn wrapping_neg(self) -> i128 {}
    pub fn wrapping_shl(self, rhs: u32) -> i128 {}
    pub fn wrapping_shr(self, rhs: u32) -> i128 {}
    pub fn wrapping_pow(self, exp: u32) -> i128 {}
    pub fn overflowing_add(self, rhs: i128) -> (i128, bool) {}
    pub fn overflowing_sub(self, rhs: i128) -> (i128, bool) {}
    pub fn overflowing_mul(self, rhs: i128) -> (i128, bool) {}
    pub fn overflowing_div(self, rhs: i128) -> (i128, bool) {}
    pub fn overflowing_div_euclid(self, rhs: i128) -> (i128, bool) {}
    pub fn overflowing_rem(self, rhs: i128) -> (i128, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: i128) -> (i128, bool) {}
    pub fn overflowing_neg(self) -> (i128, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (i128, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (i128, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (i128, bool) {}
    pub fn pow(self, exp: u32) -> i128 {}
    pub fn isqrt(self) -> i128 {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> i128 {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> i128 {}
    pub fn div_euclid(self, rhs: i128) -> i128 {}
    pub fn rem_euclid(self, rhs: i128) -> i128 {}
    pub fn ilog(self, base: i128) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: i128) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: i128) -> u128 {}
    pub fn midpoint(self, rhs: i128) -> i128 {}
    pub fn to_be_bytes(self) -> [u8; 16] {}
    pub fn to_le_bytes(self) -> [u8; 16] {}
    pub fn to_ne_bytes(self) -> [u8; 16] {}
    pub fn from_be_bytes(bytes: [u8; 16]) -> i128 {}
    pub fn from_le_bytes(bytes: [u8; 16]) -> i128 {}
    pub fn from_ne_bytes(bytes: [u8; 16]) -> i128 {}
    pub fn min_value() -> i128 {}
    pub fn max_value() -> i128 {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<i128, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<i128, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<i128, ParseIntError> {}
}
impl FromStr for i128 { type Err = ParseIntError; fn from_str(src: &str) -> Result<i128, ParseIntError> {} }
impl isize {
    pub const MIN: isize = 0;
    pub const MAX: isize = 0;
    pub const BITS: u32 = 64;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> isize {}
    pub fn rotate_right(self, n: u32) -> isize {}
    pub fn swap_bytes(self) -> isize {}
    pub fn reverse_bits(self) -> isize {}
    pub fn from_be(x: isize) -> isize {}
    pub fn from_le(x: isize) -> isize {}
    pub fn to_be(self) -> isize {}
    pub fn to_le(self) -> isize {}
    pub fn checked_add(self, rhs: isize) -> Option<isize> {}
    pub fn strict_add(self, rhs: isize) -> isize {}
    pub unsafe fn unchecked_add(self, rhs: isize) -> isize {}
    pub fn checked_sub(self, rhs: isize) -> Option<isize> {}
    pub fn strict_sub(self, rhs: isize) -> isize {}
    pub unsafe fn unchecked_sub(self, rhs: isize) -> isize {}
    pub fn checked_mul(self, rhs: isize) -> Option<isize> {}
    pub fn strict_mul(self, rhs: isize) -> isize {}
    pub unsafe fn unchecked_mul(self, rhs: isize) -> isize {}
    pub fn checked_div(self, rhs: isize) -> Option<isize> {}
    pub fn strict_div(self, rhs: isize) -> isize {}
    pub fn checked_div_euclid(self, rhs: isize) -> Option<isize> {}
    pub fn strict_div_euclid(self, rhs: isize) -> isize {}
    pub fn checked_rem(self, rhs: isize) -> Option<isize> {}
    pub fn strict_rem(self, rhs: isize) -> isize {}
    pub fn checked_rem_euclid(self, rhs: isize) -> Option<isize> {}
    pub fn strict_rem_euclid(self, rhs: isize) -> isize {}
    pub fn checked_neg(self) -> Option<isize> {}
    pub fn strict_neg(self) -> isize {}
    pub fn checked_shl(self, rhs: u32) -> Option<isize> {}
    pub fn strict_shl(self, rhs: u32) -> isize {}
    pub fn unbounded_shl(self, rhs: u32) -> isize {}
    pub fn checked_shr(self, rhs: u32) -> Option<isize> {}
    pub fn strict_shr(self, rhs: u32) -> isize {}
    pub fn unbounded_shr(self, rhs: u32) -> isize {}
    pub fn checked_pow(self, exp: u32) -> Option<isize> {}
    pub fn strict_pow(self, exp: u32) -> isize {}
    pub fn saturating_add(self, rhs: isize) -> isize {}
    pub fn saturating_sub(self, rhs: isize) -> isize {}
    pub fn saturating_mul(self, rhs: isize) -> isize {}
    pub fn saturating_div(self, rhs: isize) -> isize {}
    pub fn saturating_pow(self, exp: u32) -> isize {}
    pub fn wrapping_add(self, rhs: isize) -> isize {}
    pub fn wrapping_sub(self, rhs: isize) -> isize {}
    pub fn wrapping_mul(self, rhs: isize) -> isize {}
    pub fn wrapping_div(self, rhs: isize) -> isize {}
    pub fn wrapping_div_euclid(self, rhs: isize) -> isize {}
    pub fn wrapping_rem(self, rhs: isize) -> isize {}
    pub fn wrapping_rem_euclid(self, rhs: isize) -> isize {}
    pub fn wrapping_neg(self) -> isize {}
    pub fn wrapping_shl(self, rhs: u32) -> isize {}
    pub fn wrapping_shr(self, rhs: u32) -> isize {}
    pub fn wrapping_pow(self, exp: u32) -> isize {}
    pub fn overflowing_add(self, rhs: isize) -> (isize, bool) {}
    pub fn overflowing_sub(self, rhs: isize) -> (isize, bool) {}
    pub fn overflowing_mul(self, rhs: isize) -> (isize, bool) {}
    pub fn overflowing_div(self, rhs: isize) -> (isize, bool) {}
    pub fn overflowing_div_euclid(self, rhs: isize) -> (isize, bool) {}
    pub fn overflowing_rem(self, rhs: isize) -> (isize, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: isize) -> (isize, bool) {}
    pub fn overflowing_neg(self) -> (isize, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (isize, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (isize, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (isize, bool) {}
    pub fn pow(self, exp: u32) -> isize {}
    pub fn isqrt(self) -> isize {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> isize {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> isize {}
    pub fn div_euclid(self, rhs: isize) -> isize {}
    pub fn rem_euclid(self, rhs: isize) -> isize {}
    pub fn ilog(self, base: isize) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: isize) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: isize) -> usize {}
    pub fn midpoint(self, rhs: isize) -> isize {}
    pub fn to_be_bytes(self) -> [u8; 8] {}
    pub fn to_le_bytes(self) -> [u8; 8] {}
    pub fn to_ne_bytes(self) -> [u8; 8] {}
    pub fn from_be_bytes(bytes: [u8; 8]) -> isize {}
    pub fn from_le_bytes(bytes: [u8; 8]) -> isize {}
    pub fn from_ne_bytes(bytes: [u8; 8]) -> isize {}
    pub fn min_value() -> isize {}
    pub fn max_value() -> isize {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<isize, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<isize, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<isize, ParseIntError> {}
}
impl FromStr for isize { type Err = ParseIntError; fn from_str(src: &str) -> Result<isize, ParseIntError> {} }
impl u8 {
    pub const MIN: u8 = 0;
    pub const MAX: u8 = 0;
    pub const BITS: u32 = 8;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> u8 {}
    pub fn rotate_right(self, n: u32) -> u8 {}
    pub fn swap_bytes(self) -> u8 {}
    pub fn reverse_bits(self) -> u8 {}
    pub fn from_be(x: u8) -> u8 {}
    pub fn from_le(x: u8) -> u8 {}
    pub fn to_be(self) -> u8 {}
    pub fn to_le(self) -> u8 {}
    pub fn checked_add(self, rhs: u8) -> Option<u8> {}
    pub fn strict_add(self, rhs: u8) -> u8 {}
    pub unsafe fn unchecked_add(self, rhs: u8) -> u8 {}
    pub fn checked_sub(self, rhs: u8) -> Option<u8> {}
    pub fn strict_sub(self, rhs: u8) -> u8 {}
    pub unsafe fn unchecked_sub(self, rhs: u8) -> u8 {}
    pub fn checked_mul(self, rhs: u8) -> Option<u8> {}
    pub fn strict_mul(self, rhs: u8) -> u8 {}
    pub unsafe fn unchecked_mul(self, rhs: u8) -> u8 {}
    pub fn checked_div(self, rhs: u8) -> Option<u8> {}
    pub fn strict_div(self, rhs: u8) -> u8 {}
    pub fn checked_div_euclid(self, rhs: u8) -> Option<u8> {}
    pub fn strict_div_euclid(self, rhs: u8) -> u8 {}
    pub fn checked_rem(self, rhs: u8) -> Option<u8> {}
    pub fn strict_rem(self, rhs: u8) -> u8 {}
    pub fn checked_rem_euclid(self, rhs: u8) -> Option<u8> {}
    pub fn strict_rem_euclid(self, rhs: u8) -> u8 {}
    pub fn checked_neg(self) -> Option<u8> {}
    pub fn strict_neg(self) -> u8 {}
    pub fn checked_shl(self, rhs: u32) -> Option<u8> {}
    pub fn strict_shl(self, rhs: u32) -> u8 {}
    pub fn unbounded_shl(self, rhs: u32) -> u8 {}
    pub fn checked_shr(self, rhs: u32) -> Option<u8> {}
    pub fn strict_shr(self, rhs: u32) -> u8 {}
    pub fn unbounded_shr(self, rhs: u32) -> u8 {}
    pub fn checked_pow(self, exp: u32) -> Option<u8> {}
    pub fn strict_pow(self, exp: u32) -> u8 {}
    pub fn saturating_add(self, rhs: u8) -> u8 {}
    pub fn saturating_sub(self, rhs: u8) -> u8 {}
    pub fn saturating_mul(self, rhs: u8) -> u8 {}
    pub fn saturating_div(self, rhs: u8) -> u8 {}
    pub fn saturating_pow(self, exp: u32) -> u8 {}
    pub fn wrapping_add(self, rhs: u8) -> u8 {}
    pub fn wrapping_sub(self, rhs: u8) -> u8 {}
    pub fn wrapping_mul(self, rhs: u8) -> u8 {}
    pub fn wrapping_div(self, rhs: u8) -> u8 {}
    pub fn wrapping_div_euclid(self, rhs: u8) -> u8 {}
    pub fn wrapping_rem(self, rhs: u8) -> u8 {}
    pub fn wrapping_rem_euclid(self, rhs: u8) -> u8 {}
    pub fn wrapping_neg(self) -> u8 {}
    pub fn wrapping_shl(self, rhs: u32) -> u8 {}
    pub fn wrapping_shr(self, rhs: u32) -> u8 {}
    pub fn wrapping_pow(self, exp: u32) -> u8 {}
    pub fn overflowing_add(self, rhs: u8) -> (u8, bool) {}
    pub fn overflowing_sub(self, rhs: u8) -> (u8, bool) {}
    pub fn overflowing_mul(self, rhs: u8) -> (u8, bool) {}
    pub fn overflowing_div(self, rhs: u8) -> (u8, bool) {}
    pub fn overflowing_div_euclid(self, rhs: u8) -> (u8, bool) {}
    pub fn overflowing_rem(self, rhs: u8) -> (u8, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: u8) -> (u8, bool) {}
    pub fn overflowing_neg(self) -> (u8, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (u8, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (u8, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (u8, bool) {}
    pub fn pow(self, exp: u32) -> u8 {}
    pub fn isqrt(self) -> u8 {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> u8 {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> u8 {}
    pub fn div_euclid(self, rhs: u8) -> u8 {}
    pub fn rem_euclid(self, rhs: u8) -> u8 {}
    pub fn ilog(self, base: u8) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: u8) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: u8) -> u8 {}
    pub fn midpoint(self, rhs: u8) -> u8 {}
    pub fn to_be_bytes(self) -> [u8; 1] {}
    pub fn to_le_bytes(self) -> [u8; 1] {}
    pub fn to_ne_bytes(self) -> [u8; 1] {}
    pub fn from_be_bytes(bytes: [u8; 1]) -> u8 {}
    pub fn from_le_bytes(bytes: [u8; 1]) -> u8 {}
    pub fn from_ne_bytes(bytes: [u8; 1]) -> u8 {}
    pub fn min_value() -> u8 {}
    pub fn max_value() -> u8 {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<u8, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<u8, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<u8, ParseIntError> {}
}
impl FromStr for u8 { type Err = ParseIntError; fn from_str(src: &str) -> Result<u8, ParseIntError> {} }
impl u16 {
    pub const MIN: u16 = 0;
    pub const MAX: u16 = 0;
    pub const BITS: u32 = 16;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> u16 {}
    pub fn rotate_right(self, n: u32) -> u16 {}
    pub fn swap_bytes(self) -> u16 {}
    pub fn reverse_bits(self) -> u16 {}
    pub fn from_be(x: u16) -> u16 {}
    pub fn from_le(x: u16) -> u16 {}
    pub fn to_be(self) -> u16 {}
    pub fn to_le(self) -> u16 {}
    pub fn checked_add(self, rhs: u16) -> Option<u16> {}
    pub fn strict_add(self, rhs: u16) -> u16 {}
    pub unsafe fn unchecked_add(self, rhs: u16) -> u16 {}
    pub fn checked_sub(self, rhs: u16) -> Option<u16> {}
    pub fn strict_sub(self, rhs: u16) -> u16 {}
    pub unsafe fn unchecked_sub(self, rhs: u16) -> u16 {}
    pub fn checked_mul(self, rhs: u16) -> Option<u16> {}
    pub fn strict_mul(self, rhs: u16) -> u16 {}
    pub unsafe fn unchecked_mul(self, rhs: u16) -> u16 {}
    pub fn checked_div(self, rhs: u16) -> Option<u16> {}
    pub fn strict_div(self, rhs: u16) -> u16 {}
    pub fn checked_div_euclid(self, rhs: u16) -> Option<u16> {}
    pub fn strict_div_euclid(self, rhs: u16) -> u16 {}
    pub fn checked_rem(self, rhs: u16) -> Option<u16> {}
    pub fn strict_rem(self, rhs: u16) -> u16 {}
    pub fn checked_rem_euclid(self, rhs: u16) -> Option<u16> {}
    pub fn strict_rem_euclid(self, rhs: u16) -> u16 {}
    pub fn checked_neg(self) -> Option<u16> {}
    pub fn strict_neg(self) -> u16 {}
    pub fn checked_shl(self, rhs: u32) -> Option<u16> {}
    pub fn strict_shl(self, rhs: u32) -> u16 {}
    pub fn unbounded_shl(self, rhs: u32) -> u16 {}
    pub fn checked_shr(self, rhs: u32) -> Option<u16> {}
    pub fn strict_shr(self, rhs: u32) -> u16 {}
    pub fn unbounded_shr(self, rhs: u32) -> u16 {}
    pub fn checked_pow(self, exp: u32) -> Option<u16> {}
    pub fn strict_pow(self, exp: u32) -> u16 {}
    pub fn saturating_add(self, rhs: u16) -> u16 {}
    pub fn saturating_sub(self, rhs: u16) -> u16 {}
    pub fn saturating_mul(self, rhs: u16) -> u16 {}
    pub fn saturating_div(self, rhs: u16) -> u16 {}
    pub fn saturating_pow(self, exp: u32) -> u16 {}
    pub fn wrapping_add(self, rhs: u16) -> u16 {}
    pub fn wrapping_sub(self, rhs: u16) -> u16 {}
    pub fn wrapping_mul(self, rhs: u16) -> u16 {}
    pub fn wrapping_div(self, rhs: u16) -> u16 {}
    pub fn wrapping_div_euclid(self, rhs: u16) -> u16 {}
    pub fn wrapping_rem(self, rhs: u16) -> u16 {}
    pub fn wrapping_rem_euclid(self, rhs: u16) -> u16 {}
    pub fn wrapping_neg(self) -> u16 {}
    pub fn wrapping_shl(self, rhs: u32) -> u16 {}
    pub fn wrapping_shr(self, rhs: u32) -> u16 {}
    pub fn wrapping_pow(self, exp: u32) -> u16 {}
    pub fn overflowing_add(self, rhs: u16) -> (u16, bool) {}
    pub fn overflowing_sub(self, rhs: u16) -> (u16, bool) {}
    pub fn overflowing_mul(self, rhs: u16) -> (u16, bool) {}
    pub fn overflowing_div(self, rhs: u16) -> (u16, bool) {}
    pub fn overflowing_div_euclid(self, rhs: u16) -> (u16, bool) {}
    pub fn overflowing_rem(self, rhs: u16) -> (u16, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: u16) -> (u16, bool) {}
    pub fn overflowing_neg(self) -> (u16, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (u16, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (u16, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (u16, bool) {}
    pub fn pow(self, exp: u32) -> u16 {}
    pub fn isqrt(self) -> u16 {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> u16 {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> u16 {}
    pub fn div_euclid(self, rhs: u16) -> u16 {}
    pub fn rem_euclid(self, rhs: u16) -> u16 {}
    pub fn ilog(self, base: u16) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: u16) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: u16) -> u16 {}
    pub fn midpoint(self, rhs: u16) -> u16 {}
    pub fn to_be_bytes(self) -> [u8; 2] {}
    pub fn to_le_bytes(self) -> [u8; 2] {}
    pub fn to_ne_bytes(self) -> [u8; 2] {}
    pub fn from_be_bytes(bytes: [u8; 2]) -> u16 {}
    pub fn from_le_bytes(bytes: [u8; 2]) -> u16 {}
    pub fn from_ne_bytes(bytes: [u8; 2]) -> u16 {}
    pub fn min_value() -> u16 {}
    pub fn max_value() -> u16 {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<u16, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<u16, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<u16, ParseIntError> {}
}
impl FromStr for u16 { type Err = ParseIntError; fn from_str(src: &str) -> Result<u16, ParseIntError> {} }
impl u32 {
    pub const MIN: u32 = 0;
    pub const MAX: u32 = 0;
    pub const BITS: u32 = 32;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> u32 {}
    pub fn rotate_right(self, n: u32) -> u32 {}
    pub fn swap_bytes(self) -> u32 {}
    pub fn reverse_bits(self) -> u32 {}
    pub fn from_be(x: u32) -> u32 {}
    pub fn from_le(x: u32) -> u32 {}
    pub fn to_be(self) -> u32 {}
    pub fn to_le(self) -> u32 {}
    pub fn checked_add(self, rhs: u32) -> Option<u32> {}
    pub fn strict_add(self, rhs: u32) -> u32 {}
    pub unsafe fn unchecked_add(self, rhs: u32) -> u32 {}
    pub fn checked_sub(self, rhs: u32) -> Option<u32> {}
    pub fn strict_sub(self, rhs: u32) -> u32 {}
    pub unsafe fn unchecked_sub(self, rhs: u32) -> u32 {}
    pub fn checked_mul(self, rhs: u32) -> Option<u32> {}
    pub fn strict_mul(self, rhs: u32) -> u32 {}
    pub unsafe fn unchecked_mul(self, rhs: u32) -> u32 {}
    pub fn checked_div(self, rhs: u32) -> Option<u32> {}
    pub fn strict_div(self, rhs: u32) -> u32 {}
    pub fn checked_div_euclid(self, rhs: u32) -> Option<u32> {}
    pub fn strict_div_euclid(self, rhs: u32) -> u32 {}
    pub fn checked_rem(self, rhs: u32) -> Option<u32> {}
    pub fn strict_rem(self, rhs: u32) -> u32 {}
    pub fn checked_rem_euclid(self, rhs: u32) -> Option<u32> {}
    pub fn strict_rem_euclid(self, rhs: u32) -> u32 {}
    pub fn checked_neg(self) -> Option<u32> {}
    pub fn strict_neg(self) -> u32 {}
    pub fn checked_shl(self, rhs: u32) -> Option<u32> {}
    pub fn strict_shl(self, rhs: u32) -> u32 {}
    pub fn unbounded_shl(self, rhs: u32) -> u32 {}
    pub fn checked_shr(self, rhs: u32) -> Option<u32> {}
    pub fn strict_shr(self, rhs: u32) -> u32 {}
    pub fn unbounded_shr(self, rhs: u32) -> u32 {}
    pub fn checked_pow(self, exp: u32) -> Option<u32> {}
    pub fn strict_pow(self, exp: u32) -> u32 {}
    pub fn saturating_add(self, rhs: u32) -> u32 {}
    pub fn saturating_sub(self, rhs: u32) -> u32 {}
    pub fn saturating_mul(self, rhs: u32) -> u32 {}
    pub fn saturating_div(self, rhs: u32) -> u32 {}
    pub fn saturating_pow(self, exp: u32) -> u32 {}
    pub fn wrapping_add(self, rhs: u32) -> u32 {}
    pub fn wrapping_sub(self, rhs: u32) -> u32 {}
    pub fn wrapping_mul(self, rhs: u32) -> u32 {}
    pub fn wrapping_div(self, rhs: u32) -> u32 {}
    pub fn wrapping_div_euclid(self, rhs: u32) -> u32 {}
    pub fn wrapping_rem(self, rhs: u32) -> u32 {}
    pub fn wrapping_rem_euclid(self, rhs: u32) -> u32 {}
    pub fn wrapping_neg(self) -> u32 {}
    pub fn wrapping_shl(self, rhs: u32) -> u32 {}
    pub fn wrapping_shr(self, rhs: u32) -> u32 {}
    pub fn wrapping_pow(self, exp: u32) -> u32 {}
    pub fn overflowing_add(self, rhs: u32) -> (u32, bool) {}
    pub fn overflowing_sub(self, rhs: u32) -> (u32, bool) {}
    pub fn overflowing_mul(self, rhs: u32) -> (u32, bool) {}
    pub fn overflowing_div(self, rhs: u32) -> (u32, bool) {}
    pub fn overflowing_div_euclid(self, rhs: u32) -> (u32, bool) {}
    pub fn overflowing_rem(self, rhs: u32) -> (u32, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: u32) -> (u32, bool) {}
    pub fn overflowing_neg(self) -> (u32, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (u32, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (u32, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (u32, bool) {}
    pub fn pow(self, exp: u32) -> u32 {}
    pub fn isqrt(self) -> u32 {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> u32 {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> u32 {}
    pub fn div_euclid(self, rhs: u32) -> u32 {}
    pub fn rem_euclid(self, rhs: u32) -> u32 {}
    pub fn ilog(self, base: u32) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: u32) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: u32) -> u32 {}
    pub fn midpoint(self, rhs: u32) -> u32 {}
    pub fn to_be_bytes(self) -> [u8; 4] {}
    pub fn to_le_bytes(self) -> [u8; 4] {}
    pub fn to_ne_bytes(self) -> [u8; 4] {}
    pub fn from_be_bytes(bytes: [u8; 4]) -> u32 {}
    pub fn from_le_bytes(bytes: [u8; 4]) -> u32 {}
    pub fn from_ne_bytes(bytes: [u8; 4]) -> u32 {}
    pub fn min_value() -> u32 {}
    pub fn max_value() -> u32 {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<u32, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<u32, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<u32, ParseIntError> {}
}
impl FromStr for u32 { type Err = ParseIntError; fn from_str(src: &str) -> Result<u32, ParseIntError> {} }
impl u64 {
    pub const MIN: u64 = 0;
    pub const MAX: u64 = 0;
    pub const BITS: u32 = 64;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> u64 {}
    pub fn rotate_right(self, n: u32) -> u64 {}
    pub fn swap_bytes(self) -> u64 {}
    pub fn reverse_bits(self) -> u64 {}
    pub fn from_be(x: u64) -> u64 {}
    pub fn from_le(x: u64) -> u64 {}
    pub fn to_be(self) -> u64 {}
    pub fn to_le(self) -> u64 {}
    pub fn checked_add(self, rhs: u64) -> Option<u64> {}
    pub fn strict_add(self, rhs: u64) -> u64 {}
    pub unsafe fn unchecked_add(self, rhs: u64) -> u64 {}
    pub fn checked_sub(self, rhs: u64) -> Option<u64> {}
    pub fn strict_sub(self, rhs: u64) -> u64 {}
    pub unsafe fn unchecked_sub(self, rhs: u64) -> u64 {}
    pub fn checked_mul(self, rhs: u64) -> Option<u64> {}
    pub fn strict_mul(self, rhs: u64) -> u64 {}
    pub unsafe fn unchecked_mul(self, rhs: u64) -> u64 {}
    pub fn checked_div(self, rhs: u64) -> Option<u64> {}
    pub fn strict_div(self, rhs: u64) -> u64 {}
    pub fn checked_div_euclid(self, rhs: u64) -> Option<u64> {}
    pub fn strict_div_euclid(self, rhs: u64) -> u64 {}
    pub fn checked_rem(self, rhs: u64) -> Option<u64> {}
    pub fn strict_rem(self, rhs: u64) -> u64 {}
    pub fn checked_rem_euclid(self, rhs: u64) -> Option<u64> {}
    pub fn strict_rem_euclid(self, rhs: u64) -> u64 {}
    pub fn checked_neg(self) -> Option<u64> {}
    pub fn strict_neg(self) -> u64 {}
    pub fn checked_shl(self, rhs: u32) -> Option<u64> {}
    pub fn strict_shl(self, rhs: u32) -> u64 {}
    pub fn unbounded_shl(self, rhs: u32) -> u64 {}
    pub fn checked_shr(self, rhs: u32) -> Option<u64> {}
    pub fn strict_shr(self, rhs: u32) -> u64 {}
    pub fn unbounded_shr(self, rhs: u32) -> u64 {}
    pub fn checked_pow(self, exp: u32) -> Option<u64> {}
    pub fn strict_pow(self, exp: u32) -> u64 {}
    pub fn saturating_add(self, rhs: u64) -> u64 {}
    pub fn saturating_sub(self, rhs: u64) -> u64 {}
    pub fn saturating_mul(self, rhs: u64) -> u64 {}
    pub fn saturating_div(self, rhs: u64) -> u64 {}
    pub fn saturating_pow(self, exp: u32) -> u64 {}
    pub fn wrapping_add(self, rhs: u64) -> u64 {}
    pub fn wrapping_sub(self, rhs: u64) -> u64 {}
    pub fn wrapping_mul(self, rhs: u64) -> u64 {}
    pub fn wrapping_div(self, rhs: u64) -> u64 {}
    pub fn wrapping_div_euclid(self, rhs: u64) -> u64 {}
    pub fn wrapping_rem(self, rhs: u64) -> u64 {}
    pub fn wrapping_rem_euclid(self, rhs: u64) -> u64 {}
    pub fn wrapping_neg(self) -> u64 {}
    pub fn wrapping_shl(self, rhs: u32) -> u64 {}
    pub fn wrapping_shr(self, rhs: u32) -> u64 {}
    pub fn wrapping_pow(self, exp: u32) -> u64 {}
    pub fn overflowing_add(self, rhs: u64) -> (u64, bool) {}
    pub fn overflowing_sub(self, rhs: u64) -> (u64, bool) {}
    pub fn overflowing_mul(self, rhs: u64) -> (u64, bool) {}
    pub fn overflowing_div(self, rhs: u64) -> (u64, bool) {}
    pub fn overflowing_div_euclid(self, rhs: u64) -> (u64, bool) {}
    pub fn overflowing_rem(self, rhs: u64) -> (u64, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: u64) -> (u64, bool) {}
    pub fn overflowing_neg(self) -> (u64, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (u64, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (u64, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (u64, bool) {}
    pub fn pow(self, exp: u32) -> u64 {}
    pub fn isqrt(self) -> u64 {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> u64 {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> u64 {}
    pub fn div_euclid(self, rhs: u64) -> u64 {}
    pub fn rem_euclid(self, rhs: u64) -> u64 {}
    pub fn ilog(self, base: u64) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: u64) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: u64) -> u64 {}
    pub fn midpoint(self, rhs: u64) -> u64 {}
    pub fn to_be_bytes(self) -> [u8; 8] {}
    pub fn to_le_bytes(self) -> [u8; 8] {}
    pub fn to_ne_bytes(self) -> [u8; 8] {}
    pub fn from_be_bytes(bytes: [u8; 8]) -> u64 {}
    pub fn from_le_bytes(bytes: [u8; 8]) -> u64 {}
    pub fn from_ne_bytes(bytes: [u8; 8]) -> u64 {}
    pub fn min_value() -> u64 {}
    pub fn max_value() -> u64 {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<u64, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<u64, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<u64, ParseIntError> {}
}
impl FromStr for u64 { type Err = ParseIntError; fn from_str(src: &str) -> Result<u64, ParseIntError> {} }
impl u128 {
    pub const MIN: u128 = 0;
    pub const MAX: u128 = 0;
    pub const BITS: u32 = 128;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> u128 {}
    pub fn rotate_right(self, n: u32) -> u128 {}
    pub fn swap_bytes(self) -> u128 {}
    pub fn reverse_bits(self) -> u128 {}
    pub fn from_be(x: u128) -> u128 {}
    pub fn from_le(x: u128) -> u128 {}
    pub fn to_be(self) -> u128 {}
    pub fn to_le(self) -> u128 {}
    pub fn checked_add(self, rhs: u128) -> Option<u128> {}
    pub fn strict_add(self, rhs: u128) -> u128 {}
    pub unsafe fn unchecked_add(self, rhs: u128) -> u128 {}
    pub fn checked_sub(self, rhs: u128) -> Option<u128> {}
    pub fn strict_sub(self, rhs: u128) -> u128 {}
    pub unsafe fn unchecked_sub(self, rhs: u128) -> u128 {}
    pub fn checked_mul(self, rhs: u128) -> Option<u128> {}
    pub fn strict_mul(self, rhs: u128) -> u128 {}
    pub unsafe fn unchecked_mul(self, rhs: u128) -> u128 {}
    pub fn checked_div(self, rhs: u128) -> Option<u128> {}
    pub fn strict_div(self, rhs: u128) -> u128 {}
    pub fn checked_div_euclid(self, rhs: u128) -> Option<u128> {}
    pub fn strict_div_euclid(self, rhs: u128) -> u128 {}
    pub fn checked_rem(self, rhs: u128) -> Option<u128> {}
    pub fn strict_rem(self, rhs: u128) -> u128 {}
    pub fn checked_rem_euclid(self, rhs: u128) -> Option<u128> {}
    pub fn strict_rem_euclid(self, rhs: u128) -> u128 {}
    pub fn checked_neg(self) -> Option<u128> {}
    pub fn strict_neg(self) -> u128 {}
    pub fn checked_shl(self, rhs: u32) -> Option<u128> {}
    pub fn strict_shl(self, rhs: u32) -> u128 {}
    pub fn unbounded_shl(self, rhs: u32) -> u128 {}
    pub fn checked_shr(self, rhs: u32) -> Option<u128> {}
    pub fn strict_shr(self, rhs: u32) -> u128 {}
    pub fn unbounded_shr(self, rhs: u32) -> u128 {}
    pub fn checked_pow(self, exp: u32) -> Option<u128> {}
    pub fn strict_pow(self, exp: u32) -> u128 {}
    pub fn saturating_add(self, rhs: u128) -> u128 {}
    pub fn saturating_sub(self, rhs: u128) -> u128 {}
    pub fn saturating_mul(self, rhs: u128) -> u128 {}
    pub fn saturating_div(self, rhs: u128) -> u128 {}
    pub fn saturating_pow(self, exp: u32) -> u128 {}
    pub fn wrapping_add(self, rhs: u128) -> u128 {}
    pub fn wrapping_sub(self, rhs: u128) -> u128 {}
    pub fn wrapping_mul(self, rhs: u128) -> u128 {}
    pub fn wrapping_div(self, rhs: u128) -> u128 {}
    pub fn wrapping_div_euclid(self, rhs: u128) -> u128 {}
    pub fn wrapping_rem(self, rhs: u128) -> u128 {}
    pub fn wrapping_rem_euclid(self, rhs: u128) -> u128 {}
    pub fn wrapping_neg(self) -> u128 {}
    pub fn wrapping_shl(self, rhs: u32) -> u128 {}
    pub fn wrapping_shr(self, rhs: u32) -> u128 {}
    pub fn wrapping_pow(self, exp: u32) -> u128 {}
    pub fn overflowing_add(self, rhs: u128) -> (u128, bool) {}
    pub fn overflowing_sub(self, rhs: u128) -> (u128, bool) {}
    pub fn overflowing_mul(self, rhs: u128) -> (u128, bool) {}
    pub fn overflowing_div(self, rhs: u128) -> (u128, bool) {}
    pub fn overflowing_div_euclid(self, rhs: u128) -> (u128, bool) {}
    pub fn overflowing_rem(self, rhs: u128) -> (u128, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: u128) -> (u128, bool) {}
    pub fn overflowing_neg(self) -> (u128, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (u128, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (u128, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (u128, bool) {}
    pub fn pow(self, exp: u32) -> u128 {}
    pub fn isqrt(self) -> u128 {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> u128 {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> u128 {}
    pub fn div_euclid(self, rhs: u128) -> u128 {}
    pub fn rem_euclid(self, rhs: u128) -> u128 {}
    pub fn ilog(self, base: u128) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: u128) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: u128) -> u128 {}
    pub fn midpoint(self, rhs: u128) -> u128 {}
    pub fn to_be_bytes(self) -> [u8; 16] {}
    pub fn to_le_bytes(self) -> [u8; 16] {}
    pub fn to_ne_bytes(self) -> [u8; 16] {}
    pub fn from_be_bytes(bytes: [u8; 16]) -> u128 {}
    pub fn from_le_bytes(bytes: [u8; 16]) -> u128 {}
    pub fn from_ne_bytes(bytes: [u8; 16]) -> u128 {}
    pub fn min_value() -> u128 {}
    pub fn max_value() -> u128 {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<u128, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<u128, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<u128, ParseIntError> {}
}
impl FromStr for u128 { type Err = ParseIntError; fn from_str(src: &str) -> Result<u128, ParseIntError> {} }
impl usize {
    pub const MIN: usize = 0;
    pub const MAX: usize = 0;
    pub const BITS: u32 = 64;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn leading_ones(self) -> u32 {}
    pub fn trailing_ones(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> usize {}
    pub fn rotate_right(self, n: u32) -> usize {}
    pub fn swap_bytes(self) -> usize {}
    pub fn reverse_bits(self) -> usize {}
    pub fn from_be(x: usize) -> usize {}
    pub fn from_le(x: usize) -> usize {}
    pub fn to_be(self) -> usize {}
    pub fn to_le(self) -> usize {}
    pub fn checked_add(self, rhs: usize) -> Option<usize> {}
    pub fn strict_add(self, rhs: usize) -> usize {}
    pub unsafe fn unchecked_add(self, rhs: usize) -> usize {}
    pub fn checked_sub(self, rhs: usize) -> Option<usize> {}
    pub fn strict_sub(self, rhs: usize) -> usize {}
    pub unsafe fn unchecked_sub(self, rhs: usize) -> usize {}
    pub fn checked_mul(self, rhs: usize) -> Option<usize> {}
    pub fn strict_mul(self, rhs: usize) -> usize {}
    pub unsafe fn unchecked_mul(self, rhs: usize) -> usize {}
    pub fn checked_div(self, rhs: usize) -> Option<usize> {}
    pub fn strict_div(self, rhs: usize) -> usize {}
    pub fn checked_div_euclid(self, rhs: usize) -> Option<usize> {}
    pub fn strict_div_euclid(self, rhs: usize) -> usize {}
    pub fn checked_rem(self, rhs: usize) -> Option<usize> {}
    pub fn strict_rem(self, rhs: usize) -> usize {}
    pub fn checked_rem_euclid(self, rhs: usize) -> Option<usize> {}
    pub fn strict_rem_euclid(self, rhs: usize) -> usize {}
    pub fn checked_neg(self) -> Option<usize> {}
    pub fn strict_neg(self) -> usize {}
    pub fn checked_shl(self, rhs: u32) -> Option<usize> {}
    pub fn strict_shl(self, rhs: u32) -> usize {}
    pub fn unbounded_shl(self, rhs: u32) -> usize {}
    pub fn checked_shr(self, rhs: u32) -> Option<usize> {}
    pub fn strict_shr(self, rhs: u32) -> usize {}
    pub fn unbounded_shr(self, rhs: u32) -> usize {}
    pub fn checked_pow(self, exp: u32) -> Option<usize> {}
    pub fn strict_pow(self, exp: u32) -> usize {}
    pub fn saturating_add(self, rhs: usize) -> usize {}
    pub fn saturating_sub(self, rhs: usize) -> usize {}
    pub fn saturating_mul(self, rhs: usize) -> usize {}
    pub fn saturating_div(self, rhs: usize) -> usize {}
    pub fn saturating_pow(self, exp: u32) -> usize {}
    pub fn wrapping_add(self, rhs: usize) -> usize {}
    pub fn wrapping_sub(self, rhs: usize) -> usize {}
    pub fn wrapping_mul(self, rhs: usize) -> usize {}
    pub fn wrapping_div(self, rhs: usize) -> usize {}
    pub fn wrapping_div_euclid(self, rhs: usize) -> usize {}
    pub fn wrapping_rem(self, rhs: usize) -> usize {}
    pub fn wrapping_rem_euclid(self, rhs: usize) -> usize {}
    pub fn wrapping_neg(self) -> usize {}
    pub fn wrapping_shl(self, rhs: u32) -> usize {}
    pub fn wrapping_shr(self, rhs: u32) -> usize {}
    pub fn wrapping_pow(self, exp: u32) -> usize {}
    pub fn overflowing_add(self, rhs: usize) -> (usize, bool) {}
    pub fn overflowing_sub(self, rhs: usize) -> (usize, bool) {}
    pub fn overflowing_mul(self, rhs: usize) -> (usize, bool) {}
    pub fn overflowing_div(self, rhs: usize) -> (usize, bool) {}
    pub fn overflowing_div_euclid(self, rhs: usize) -> (usize, bool) {}
    pub fn overflowing_rem(self, rhs: usize) -> (usize, bool) {}
    pub fn overflowing_rem_euclid(self, rhs: usize) -> (usize, bool) {}
    pub fn overflowing_neg(self) -> (usize, bool) {}
    pub fn overflowing_shl(self, rhs: u32) -> (usize, bool) {}
    pub fn overflowing_shr(self, rhs: u32) -> (usize, bool) {}
    pub fn overflowing_pow(self, exp: u32) -> (usize, bool) {}
    pub fn pow(self, exp: u32) -> usize {}
    pub fn isqrt(self) -> usize {}
    pub unsafe fn unchecked_shl(self, rhs: u32) -> usize {}
    pub unsafe fn unchecked_shr(self, rhs: u32) -> usize {}
    pub fn div_euclid(self, rhs: usize) -> usize {}
    pub fn rem_euclid(self, rhs: usize) -> usize {}
    pub fn ilog(self, base: usize) -> u32 {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn checked_ilog(self, base: usize) -> Option<u32> {}
    pub fn checked_ilog2(self) -> Option<u32> {}
    pub fn checked_ilog10(self) -> Option<u32> {}
    pub fn abs_diff(self, other: usize) -> usize {}
    pub fn midpoint(self, rhs: usize) -> usize {}
    pub fn to_be_bytes(self) -> [u8; 8] {}
    pub fn to_le_bytes(self) -> [u8; 8] {}
    pub fn to_ne_bytes(self) -> [u8; 8] {}
    pub fn from_be_bytes(bytes: [u8; 8]) -> usize {}
    pub fn from_le_bytes(bytes: [u8; 8]) -> usize {}
    pub fn from_ne_bytes(bytes: [u8; 8]) -> usize {}
    pub fn min_value() -> usize {}
    pub fn max_value() -> usize {}
    pub fn from_str_radix(src: &str, radix: u32) -> Result<usize, ParseIntError> {}
    pub fn from_ascii(src: &[u8]) -> Result<usize, ParseIntError> {}
    pub fn from_ascii_radix(src: &[u8], radix: u32) -> Result<usize, ParseIntError> {}
}
impl FromStr for usize { type Err = ParseIntError; fn from_str(src: &str) -> Result<usize, ParseIntError> {} }
impl i8 {
    pub fn cast_unsigned(self) -> u8 {}
    pub fn unsigned_abs(self) -> u8 {}
    pub fn checked_add_unsigned(self, rhs: u8) -> Option<i8> {}
    pub fn strict_add_unsigned(self, rhs: u8) -> i8 {}
    pub fn checked_sub_unsigned(self, rhs: u8) -> Option<i8> {}
    pub fn strict_sub_unsigned(self, rhs: u8) -> i8 {}
    pub fn checked_abs(self) -> Option<i8> {}
    pub fn strict_abs(self) -> i8 {}
    pub unsafe fn unchecked_neg(self) -> i8 {}
    pub fn checked_isqrt(self) -> Option<i8> {}
    pub fn saturating_add_unsigned(self, rhs: u8) -> i8 {}
    pub fn saturating_sub_unsigned(self, rhs: u8) -> i8 {}
    pub fn saturating_neg(self) -> i8 {}
    pub fn saturating_abs(self) -> i8 {}
    pub fn wrapping_add_unsigned(self, rhs: u8) -> i8 {}
    pub fn wrapping_sub_unsigned(self, rhs: u8) -> i8 {}
    pub fn wrapping_abs(self) -> i8 {}
    pub fn overflowing_add_unsigned(self, rhs: u8) -> (i8, bool) {}
    pub fn overflowing_sub_unsigned(self, rhs: u8) -> (i8, bool) {}
    pub fn overflowing_abs(self) -> (i8, bool) {}
    pub fn abs(self) -> i8 {}
    pub fn signum(self) -> i8 {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
}
impl u8 {
    pub fn cast_signed(self) -> i8 {}
    pub fn checked_add_signed(self, rhs: i8) -> Option<u8> {}
    pub fn strict_add_signed(self, rhs: i8) -> u8 {}
    pub fn checked_sub_signed(self, rhs: i8) -> Option<u8> {}
    pub fn strict_sub_signed(self, rhs: i8) -> u8 {}
    pub fn saturating_add_signed(self, rhs: i8) -> u8 {}
    pub fn saturating_sub_signed(self, rhs: i8) -> u8 {}
    pub fn wrapping_add_signed(self, rhs: i8) -> u8 {}
    pub fn wrapping_sub_signed(self, rhs: i8) -> u8 {}
    pub fn overflowing_add_signed(self, rhs: i8) -> (u8, bool) {}
    pub fn overflowing_sub_signed(self, rhs: i8) -> (u8, bool) {}
    pub fn div_ceil(self, rhs: u8) -> u8 {}
    pub fn next_multiple_of(self, rhs: u8) -> u8 {}
    pub fn checked_next_multiple_of(self, rhs: u8) -> Option<u8> {}
    pub fn is_multiple_of(self, rhs: u8) -> bool {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn next_power_of_two(self) -> u8 {}
    pub fn checked_next_power_of_two(self) -> Option<u8> {}
    pub fn checked_signed_diff(self, rhs: u8) -> Option<i8> {}
    pub fn carrying_mul(self, rhs: u8, carry: u8) -> (u8, u8) {}
    pub fn carrying_mul_add(self, rhs: u8, carry: u8, add: u8) -> (u8, u8) {}
    pub fn carrying_add(self, rhs: u8, carry: bool) -> (u8, bool) {}
    pub fn borrowing_sub(self, rhs: u8, borrow: bool) -> (u8, bool) {}
}
impl i16 {
    pub fn cast_unsigned(self) -> u16 {}
    pub fn unsigned_abs(self) -> u16 {}
    pub fn checked_add_unsigned(self, rhs: u16) -> Option<i16> {}
    pub fn strict_add_unsigned(self, rhs: u16) -> i16 {}
    pub fn checked_sub_unsigned(self, rhs: u16) -> Option<i16> {}
    pub fn strict_sub_unsigned(self, rhs: u16) -> i16 {}
    pub fn checked_abs(self) -> Option<i16> {}
    pub fn strict_abs(self) -> i16 {}
    pub unsafe fn unchecked_neg(self) -> i16 {}
    pub fn checked_isqrt(self) -> Option<i16> {}
    pub fn saturating_add_unsigned(self, rhs: u16) -> i16 {}
    pub fn saturating_sub_unsigned(self, rhs: u16) -> i16 {}
    pub fn saturating_neg(self) -> i16 {}
    pub fn saturating_abs(self) -> i16 {}
    pub fn wrapping_add_unsigned(self, rhs: u16) -> i16 {}
    pub fn wrapping_sub_unsigned(self, rhs: u16) -> i16 {}
    pub fn wrapping_abs(self) -> i16 {}
    pub fn overflowing_add_unsigned(self, rhs: u16) -> (i16, bool) {}
    pub fn overflowing_sub_unsigned(self, rhs: u16) -> (i16, bool) {}
    pub fn overflowing_abs(self) -> (i16, bool) {}
    pub fn abs(self) -> i16 {}
    pub fn signum(self) -> i16 {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
}
impl u16 {
    pub fn cast_signed(self) -> i16 {}
    pub fn checked_add_signed(self, rhs: i16) -> Option<u16> {}
    pub fn strict_add_signed(self, rhs: i16) -> u16 {}
    pub fn checked_sub_signed(self, rhs: i16) -> Option<u16> {}
    pub fn strict_sub_signed(self, rhs: i16) -> u16 {}
    pub fn saturating_add_signed(self, rhs: i16) -> u16 {}
    pub fn saturating_sub_signed(self, rhs: i16) -> u16 {}
    pub fn wrapping_add_signed(self, rhs: i16) -> u16 {}
    pub fn wrapping_sub_signed(self, rhs: i16) -> u16 {}
    pub fn overflowing_add_signed(self, rhs: i16) -> (u16, bool) {}
    pub fn overflowing_sub_signed(self, rhs: i16) -> (u16, bool) {}
    pub fn div_ceil(self, rhs: u16) -> u16 {}
    pub fn next_multiple_of(self, rhs: u16) -> u16 {}
    pub fn checked_next_multiple_of(self, rhs: u16) -> Option<u16> {}
    pub fn is_multiple_of(self, rhs: u16) -> bool {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn next_power_of_two(self) -> u16 {}
    pub fn checked_next_power_of_two(self) -> Option<u16> {}
    pub fn checked_signed_diff(self, rhs: u16) -> Option<i16> {}
    pub fn carrying_mul(self, rhs: u16, carry: u16) -> (u16, u16) {}
    pub fn carrying_mul_add(self, rhs: u16, carry: u16, add: u16) -> (u16, u16) {}
    pub fn carrying_add(self, rhs: u16, carry: bool) -> (u16, bool) {}
    pub fn borrowing_sub(self, rhs: u16, borrow: bool) -> (u16, bool) {}
}
impl i32 {
    pub fn cast_unsigned(self) -> u32 {}
    pub fn unsigned_abs(self) -> u32 {}
    pub fn checked_add_unsigned(self, rhs: u32) -> Option<i32> {}
    pub fn strict_add_unsigned(self, rhs: u32) -> i32 {}
    pub fn checked_sub_unsigned(self, rhs: u32) -> Option<i32> {}
    pub fn strict_sub_unsigned(self, rhs: u32) -> i32 {}
    pub fn checked_abs(self) -> Option<i32> {}
    pub fn strict_abs(self) -> i32 {}
    pub unsafe fn unchecked_neg(self) -> i32 {}
    pub fn checked_isqrt(self) -> Option<i32> {}
    pub fn saturating_add_unsigned(self, rhs: u32) -> i32 {}
    pub fn saturating_sub_unsigned(self, rhs: u32) -> i32 {}
    pub fn saturating_neg(self) -> i32 {}
    pub fn saturating_abs(self) -> i32 {}
    pub fn wrapping_add_unsigned(self, rhs: u32) -> i32 {}
    pub fn wrapping_sub_unsigned(self, rhs: u32) -> i32 {}
    pub fn wrapping_abs(self) -> i32 {}
    pub fn overflowing_add_unsigned(self, rhs: u32) -> (i32, bool) {}
    pub fn overflowing_sub_unsigned(self, rhs: u32) -> (i32, bool) {}
    pub fn overflowing_abs(self) -> (i32, bool) {}
    pub fn abs(self) -> i32 {}
    pub fn signum(self) -> i32 {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
}
impl u32 {
    pub fn cast_signed(self) -> i32 {}
    pub fn checked_add_signed(self, rhs: i32) -> Option<u32> {}
    pub fn strict_add_signed(self, rhs: i32) -> u32 {}
    pub fn checked_sub_signed(self, rhs: i32) -> Option<u32> {}
    pub fn strict_sub_signed(self, rhs: i32) -> u32 {}
    pub fn saturating_add_signed(self, rhs: i32) -> u32 {}
    pub fn saturating_sub_signed(self, rhs: i32) -> u32 {}
    pub fn wrapping_add_signed(self, rhs: i32) -> u32 {}
    pub fn wrapping_sub_signed(self, rhs: i32) -> u32 {}
    pub fn overflowing_add_signed(self, rhs: i32) -> (u32, bool) {}
    pub fn overflowing_sub_signed(self, rhs: i32) -> (u32, bool) {}
    pub fn div_ceil(self, rhs: u32) -> u32 {}
    pub fn next_multiple_of(self, rhs: u32) -> u32 {}
    pub fn checked_next_multiple_of(self, rhs: u32) -> Option<u32> {}
    pub fn is_multiple_of(self, rhs: u32) -> bool {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn next_power_of_two(self) -> u32 {}
    pub fn checked_next_power_of_two(self) -> Option<u32> {}
    pub fn checked_signed_diff(self, rhs: u32) -> Option<i32> {}
    pub fn carrying_mul(self, rhs: u32, carry: u32) -> (u32, u32) {}
    pub fn carrying_mul_add(self, rhs: u32, carry: u32, add: u32) -> (u32, u32) {}
    pub fn carrying_add(self, rhs: u32, carry: bool) -> (u32, bool) {}
    pub fn borrowing_sub(self, rhs: u32, borrow: bool) -> (u32, bool) {}
}
impl i64 {
    pub fn cast_unsigned(self) -> u64 {}
    pub fn unsigned_abs(self) -> u64 {}
    pub fn checked_add_unsigned(self, rhs: u64) -> Option<i64> {}
    pub fn strict_add_unsigned(self, rhs: u64) -> i64 {}
    pub fn checked_sub_unsigned(self, rhs: u64) -> Option<i64> {}
    pub fn strict_sub_unsigned(self, rhs: u64) -> i64 {}
    pub fn checked_abs(self) -> Option<i64> {}
    pub fn strict_abs(self) -> i64 {}
    pub unsafe fn unchecked_neg(self) -> i64 {}
    pub fn checked_isqrt(self) -> Option<i64> {}
    pub fn saturating_add_unsigned(self, rhs: u64) -> i64 {}
    pub fn saturating_sub_unsigned(self, rhs: u64) -> i64 {}
    pub fn saturating_neg(self) -> i64 {}
    pub fn saturating_abs(self) -> i64 {}
    pub fn wrapping_add_unsigned(self, rhs: u64) -> i64 {}
    pub fn wrapping_sub_unsigned(self, rhs: u64) -> i64 {}
    pub fn wrapping_abs(self) -> i64 {}
    pub fn overflowing_add_unsigned(self, rhs: u64) -> (i64, bool) {}
    pub fn overflowing_sub_unsigned(self, rhs: u64) -> (i64, bool) {}
    pub fn overflowing_abs(self) -> (i64, bool) {}
    pub fn abs(self) -> i64 {}
    pub fn signum(self) -> i64 {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
}
impl u64 {
    pub fn cast_signed(self) -> i64 {}
    pub fn checked_add_signed(self, rhs: i64) -> Option<u64> {}
    pub fn strict_add_signed(self, rhs: i64) -> u64 {}
    pub fn checked_sub_signed(self, rhs: i64) -> Option<u64> {}
    pub fn strict_sub_signed(self, rhs: i64) -> u64 {}
    pub fn saturating_add_signed(self, rhs: i64) -> u64 {}
    pub fn saturating_sub_signed(self, rhs: i64) -> u64 {}
    pub fn wrapping_add_signed(self, rhs: i64) -> u64 {}
    pub fn wrapping_sub_signed(self, rhs: i64) -> u64 {}
    pub fn overflowing_add_signed(self, rhs: i64) -> (u64, bool) {}
    pub fn overflowing_sub_signed(self, rhs: i64) -> (u64, bool) {}
    pub fn div_ceil(self, rhs: u64) -> u64 {}
    pub fn next_multiple_of(self, rhs: u64) -> u64 {}
    pub fn checked_next_multiple_of(self, rhs: u64) -> Option<u64> {}
    pub fn is_multiple_of(self, rhs: u64) -> bool {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn next_power_of_two(self) -> u64 {}
    pub fn checked_next_power_of_two(self) -> Option<u64> {}
    pub fn checked_signed_diff(self, rhs: u64) -> Option<i64> {}
    pub fn carrying_mul(self, rhs: u64, carry: u64) -> (u64, u64) {}
    pub fn carrying_mul_add(self, rhs: u64, carry: u64, add: u64) -> (u64, u64) {}
    pub fn carrying_add(self, rhs: u64, carry: bool) -> (u64, bool) {}
    pub fn borrowing_sub(self, rhs: u64, borrow: bool) -> (u64, bool) {}
}
impl i128 {
    pub fn cast_unsigned(self) -> u128 {}
    pub fn unsigned_abs(self) -> u128 {}
    pub fn checked_add_unsigned(self, rhs: u128) -> Option<i128> {}
    pub fn strict_add_unsigned(self, rhs: u128) -> i128 {}
    pub fn checked_sub_unsigned(self, rhs: u128) -> Option<i128> {}
    pub fn strict_sub_unsigned(self, rhs: u128) -> i128 {}
    pub fn checked_abs(self) -> Option<i128> {}
    pub fn strict_abs(self) -> i128 {}
    pub unsafe fn unchecked_neg(self) -> i128 {}
    pub fn checked_isqrt(self) -> Option<i128> {}
    pub fn saturating_add_unsigned(self, rhs: u128) -> i128 {}
    pub fn saturating_sub_unsigned(self, rhs: u128) -> i128 {}
    pub fn saturating_neg(self) -> i128 {}
    pub fn saturating_abs(self) -> i128 {}
    pub fn wrapping_add_unsigned(self, rhs: u128) -> i128 {}
    pub fn wrapping_sub_unsigned(self, rhs: u128) -> i128 {}
    pub fn wrapping_abs(self) -> i128 {}
    pub fn overflowing_add_unsigned(self, rhs: u128) -> (i128, bool) {}
    pub fn overflowing_sub_unsigned(self, rhs: u128) -> (i128, bool) {}
    pub fn overflowing_abs(self) -> (i128, bool) {}
    pub fn abs(self) -> i128 {}
    pub fn signum(self) -> i128 {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
}
impl u128 {
    pub fn cast_signed(self) -> i128 {}
    pub fn checked_add_signed(self, rhs: i128) -> Option<u128> {}
    pub fn strict_add_signed(self, rhs: i128) -> u128 {}
    pub fn checked_sub_signed(self, rhs: i128) -> Option<u128> {}
    pub fn strict_sub_signed(self, rhs: i128) -> u128 {}
    pub fn saturating_add_signed(self, rhs: i128) -> u128 {}
    pub fn saturating_sub_signed(self, rhs: i128) -> u128 {}
    pub fn wrapping_add_signed(self, rhs: i128) -> u128 {}
    pub fn wrapping_sub_signed(self, rhs: i128) -> u128 {}
    pub fn overflowing_add_signed(self, rhs: i128) -> (u128, bool) {}
    pub fn overflowing_sub_signed(self, rhs: i128) -> (u128, bool) {}
    pub fn div_ceil(self, rhs: u128) -> u128 {}
    pub fn next_multiple_of(self, rhs: u128) -> u128 {}
    pub fn checked_next_multiple_of(self, rhs: u128) -> Option<u128> {}
    pub fn is_multiple_of(self, rhs: u128) -> bool {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn next_power_of_two(self) -> u128 {}
    pub fn checked_next_power_of_two(self) -> Option<u128> {}
    pub fn checked_signed_diff(self, rhs: u128) -> Option<i128> {}
    pub fn carrying_mul(self, rhs: u128, carry: u128) -> (u128, u128) {}
    pub fn carrying_mul_add(self, rhs: u128, carry: u128, add: u128) -> (u128, u128) {}
    pub fn carrying_add(self, rhs: u128, carry: bool) -> (u128, bool) {}
    pub fn borrowing_sub(self, rhs: u128, borrow: bool) -> (u128, bool) {}
}
impl isize {
    pub fn cast_unsigned(self) -> usize {}
    pub fn unsigned_abs(self) -> usize {}
    pub fn checked_add_unsigned(self, rhs: usize) -> Option<isize> {}
    pub fn strict_add_unsigned(self, rhs: usize) -> isize {}
    pub fn checked_sub_unsigned(self, rhs: usize) -> Option<isize> {}
    pub fn strict_sub_unsigned(self, rhs: usize) -> isize {}
    pub fn checked_abs(self) -> Option<isize> {}
    pub fn strict_abs(self) -> isize {}
    pub unsafe fn unchecked_neg(self) -> isize {}
    pub fn checked_isqrt(self) -> Option<isize> {}
    pub fn saturating_add_unsigned(self, rhs: usize) -> isize {}
    pub fn saturating_sub_unsigned(self, rhs: usize) -> isize {}
    pub fn saturating_neg(self) -> isize {}
    pub fn saturating_abs(self) -> isize {}
    pub fn wrapping_add_unsigned(self, rhs: usize) -> isize {}
    pub fn wrapping_sub_unsigned(self, rhs: usize) -> isize {}
    pub fn wrapping_abs(self) -> isize {}
    pub fn overflowing_add_unsigned(self, rhs: usize) -> (isize, bool) {}
    pub fn overflowing_sub_unsigned(self, rhs: usize) -> (isize, bool) {}
    pub fn overflowing_abs(self) -> (isize, bool) {}
    pub fn abs(self) -> isize {}
    pub fn signum(self) -> isize {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
}
impl usize {
    pub fn cast_signed(self) -> isize {}
    pub fn checked_add_signed(self, rhs: isize) -> Option<usize> {}
    pub fn strict_add_signed(self, rhs: isize) -> usize {}
    pub fn checked_sub_signed(self, rhs: isize) -> Option<usize> {}
    pub fn strict_sub_signed(self, rhs: isize) -> usize {}
    pub fn saturating_add_signed(self, rhs: isize) -> usize {}
    pub fn saturating_sub_signed(self, rhs: isize) -> usize {}
    pub fn wrapping_add_signed(self, rhs: isize) -> usize {}
    pub fn wrapping_sub_signed(self, rhs: isize) -> usize {}
    pub fn overflowing_add_signed(self, rhs: isize) -> (usize, bool) {}
    pub fn overflowing_sub_signed(self, rhs: isize) -> (usize, bool) {}
    pub fn div_ceil(self, rhs: usize) -> usize {}
    pub fn next_multiple_of(self, rhs: usize) -> usize {}
    pub fn checked_next_multiple_of(self, rhs: usize) -> Option<usize> {}
    pub fn is_multiple_of(self, rhs: usize) -> bool {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn next_power_of_two(self) -> usize {}
    pub fn checked_next_power_of_two(self) -> Option<usize> {}
    pub fn checked_signed_diff(self, rhs: usize) -> Option<isize> {}
    pub fn carrying_mul(self, rhs: usize, carry: usize) -> (usize, usize) {}
    pub fn carrying_mul_add(self, rhs: usize, carry: usize, add: usize) -> (usize, usize) {}
    pub fn carrying_add(self, rhs: usize, carry: bool) -> (usize, bool) {}
    pub fn borrowing_sub(self, rhs: usize, borrow: bool) -> (usize, bool) {}
}
impl u8 {
    pub fn is_ascii(&self) -> bool {}
    pub fn to_ascii_uppercase(&self) -> u8 {}
    pub fn to_ascii_lowercase(&self) -> u8 {}
    pub fn eq_ignore_ascii_case(&self, other: &u8) -> bool {}
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
    pub fn escape_ascii(self) -> ascii::EscapeDefault {}
}

impl f32 {
    pub const RADIX: u32 = 2;
    pub const MANTISSA_DIGITS: u32 = 0;
    pub const DIGITS: u32 = 0;
    pub const EPSILON: f32 = 0.0;
    pub const MIN: f32 = 0.0;
    pub const MIN_POSITIVE: f32 = 0.0;
    pub const MAX: f32 = 0.0;
    pub const MIN_EXP: i32 = 0;
    pub const MAX_EXP: i32 = 0;
    pub const MIN_10_EXP: i32 = 0;
    pub const MAX_10_EXP: i32 = 0;
    pub const NAN: f32 = 0.0;
    pub const INFINITY: f32 = 0.0;
    pub const NEG_INFINITY: f32 = 0.0;
    pub fn is_nan(self) -> bool {}
    pub fn is_infinite(self) -> bool {}
    pub fn is_finite(self) -> bool {}
    pub fn is_subnormal(self) -> bool {}
    pub fn is_normal(self) -> bool {}
    pub fn classify(self) -> FpCategory {}
    pub fn is_sign_positive(self) -> bool {}
    pub fn is_sign_negative(self) -> bool {}
    pub fn next_up(self) -> f32 {}
    pub fn next_down(self) -> f32 {}
    pub fn recip(self) -> f32 {}
    pub fn to_degrees(self) -> f32 {}
    pub fn to_radians(self) -> f32 {}
    pub fn max(self, other: f32) -> f32 {}
    pub fn min(self, other: f32) -> f32 {}
    pub fn midpoint(self, other: f32) -> f32 {}
    pub fn to_bits(self) -> u32 {}
    pub fn from_bits(v: u32) -> f32 {}
    pub fn to_be_bytes(self) -> [u8; 4] {}
    pub fn to_le_bytes(self) -> [u8; 4] {}
    pub fn to_ne_bytes(self) -> [u8; 4] {}
    pub fn from_be_bytes(bytes: [u8; 4]) -> f32 {}
    pub fn from_le_bytes(bytes: [u8; 4]) -> f32 {}
    pub fn from_ne_bytes(bytes: [u8; 4]) -> f32 {}
    pub fn total_cmp(&self, other: &f32) -> crate::cmp::Ordering {}
    pub fn clamp(self, min: f32, max: f32) -> f32 {}
    pub fn abs(self) -> f32 {}
    pub fn signum(self) -> f32 {}
    pub fn copysign(self, sign: f32) -> f32 {}
    pub unsafe fn to_int_unchecked<Int>(self) -> Int {}
}
impl FromStr for f32 { type Err = ParseFloatError; fn from_str(src: &str) -> Result<f32, ParseFloatError> {} }
impl f64 {
    pub const RADIX: u32 = 2;
    pub const MANTISSA_DIGITS: u32 = 0;
    pub const DIGITS: u32 = 0;
    pub const EPSILON: f64 = 0.0;
    pub const MIN: f64 = 0.0;
    pub const MIN_POSITIVE: f64 = 0.0;
    pub const MAX: f64 = 0.0;
    pub const MIN_EXP: i32 = 0;
    pub const MAX_EXP: i32 = 0;
    pub const MIN_10_EXP: i32 = 0;
    pub const MAX_10_EXP: i32 = 0;
    pub const NAN: f64 = 0.0;
    pub const INFINITY: f64 = 0.0;
    pub const NEG_INFINITY: f64 = 0.0;
    pub fn is_nan(self) -> bool {}
    pub fn is_infinite(self) -> bool {}
    pub fn is_finite(self) -> bool {}
    pub fn is_subnormal(self) -> bool {}
    pub fn is_normal(self) -> bool {}
    pub fn classify(self) -> FpCategory {}
    pub fn is_sign_positive(self) -> bool {}
    pub fn is_sign_negative(self) -> bool {}
    pub fn next_up(self) -> f64 {}
    pub fn next_down(self) -> f64 {}
    pub fn recip(self) -> f64 {}
    pub fn to_degrees(self) -> f64 {}
    pub fn to_radians(self) -> f64 {}
    pub fn max(self, other: f64) -> f64 {}
    pub fn min(self, other: f64) -> f64 {}
    pub fn midpoint(self, other: f64) -> f64 {}
    pub fn to_bits(self) -> u64 {}
    pub fn from_bits(v: u64) -> f64 {}
    pub fn to_be_bytes(self) -> [u8; 8] {}
    pub fn to_le_bytes(self) -> [u8; 8] {}
    pub fn to_ne_bytes(self) -> [u8; 8] {}
    pub fn from_be_bytes(bytes: [u8; 8]) -> f64 {}
    pub fn from_le_bytes(bytes: [u8; 8]) -> f64 {}
    pub fn from_ne_bytes(bytes: [u8; 8]) -> f64 {}
    pub fn total_cmp(&self, other: &f64) -> crate::cmp::Ordering {}
    pub fn clamp(self, min: f64, max: f64) -> f64 {}
    pub fn abs(self) -> f64 {}
    pub fn signum(self) -> f64 {}
    pub fn copysign(self, sign: f64) -> f64 {}
    pub unsafe fn to_int_unchecked<Int>(self) -> Int {}
}
impl FromStr for f64 { type Err = ParseFloatError; fn from_str(src: &str) -> Result<f64, ParseFloatError> {} }

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FpCategory {
    Nan,
    Infinite,
    Zero,
    Subnormal,
    Normal,
}
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseIntError {}
impl ParseIntError {
    pub fn kind(&self) -> &IntErrorKind {}
}
#[derive(Debug, Clone, PartialEq, Eq, Copy, Hash)]
#[non_exhaustive]
pub enum IntErrorKind {
    Empty,
    InvalidDigit,
    PosOverflow,
    NegOverflow,
    Zero,
}
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseFloatError {}
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct TryFromIntError(pub(crate) ());
impl fmt::Display for ParseIntError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for ParseIntError {}
impl fmt::Display for ParseFloatError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for ParseFloatError {}
impl fmt::Display for TryFromIntError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for TryFromIntError {}
impl From<Infallible> for TryFromIntError { fn from(x: Infallible) -> TryFromIntError {} }
impl From<!> for TryFromIntError { fn from(never: !) -> TryFromIntError {} }

impl From<i16> for i128 { fn from(small: i16) -> i128 {} }
impl From<i16> for i32 { fn from(small: i16) -> i32 {} }
impl From<i16> for i64 { fn from(small: i16) -> i64 {} }
impl From<i16> for isize { fn from(small: i16) -> isize {} }
impl From<i32> for i128 { fn from(small: i32) -> i128 {} }
impl From<i32> for i64 { fn from(small: i32) -> i64 {} }
impl From<i64> for i128 { fn from(small: i64) -> i128 {} }
impl From<i8> for i128 { fn from(small: i8) -> i128 {} }
impl From<i8> for i16 { fn from(small: i8) -> i16 {} }
impl From<i8> for i32 { fn from(small: i8) -> i32 {} }
impl From<i8> for i64 { fn from(small: i8) -> i64 {} }
impl From<i8> for isize { fn from(small: i8) -> isize {} }
impl From<u16> for i128 { fn from(small: u16) -> i128 {} }
impl From<u16> for i32 { fn from(small: u16) -> i32 {} }
impl From<u16> for i64 { fn from(small: u16) -> i64 {} }
impl From<u16> for u128 { fn from(small: u16) -> u128 {} }
impl From<u16> for u32 { fn from(small: u16) -> u32 {} }
impl From<u16> for u64 { fn from(small: u16) -> u64 {} }
impl From<u16> for usize { fn from(small: u16) -> usize {} }
impl From<u32> for i128 { fn from(small: u32) -> i128 {} }
impl From<u32> for i64 { fn from(small: u32) -> i64 {} }
impl From<u32> for u128 { fn from(small: u32) -> u128 {} }
impl From<u32> for u64 { fn from(small: u32) -> u64 {} }
impl From<u64> for i128 { fn from(small: u64) -> i128 {} }
impl From<u64> for u128 { fn from(small: u64) -> u128 {} }
impl From<u8> for i128 { fn from(small: u8) -> i128 {} }
impl From<u8> for i16 { fn from(small: u8) -> i16 {} }
impl From<u8> for i32 { fn from(small: u8) -> i32 {} }
impl From<u8> for i64 { fn from(small: u8) -> i64 {} }
impl From<u8> for isize { fn from(small: u8) -> isize {} }
impl From<u8> for u128 { fn from(small: u8) -> u128 {} }
impl From<u8> for u16 { fn from(small: u8) -> u16 {} }
impl From<u8> for u32 { fn from(small: u8) -> u32 {} }
impl From<u8> for u64 { fn from(small: u8) -> u64 {} }
impl From<u8> for usize { fn from(small: u8) -> usize {} }
impl From<bool> for u8 { fn from(b: bool) -> u8 {} }
impl From<bool> for u16 { fn from(b: bool) -> u16 {} }
impl From<bool> for u32 { fn from(b: bool) -> u32 {} }
impl From<bool> for u64 { fn from(b: bool) -> u64 {} }
impl From<bool> for u128 { fn from(b: bool) -> u128 {} }
impl From<bool> for usize { fn from(b: bool) -> usize {} }
impl From<bool> for i8 { fn from(b: bool) -> i8 {} }
impl From<bool> for i16 { fn from(b: bool) -> i16 {} }
impl From<bool> for i32 { fn from(b: bool) -> i32 {} }
impl From<bool> for i64 { fn from(b: bool) -> i64 {} }
impl From<bool> for i128 { fn from(b: bool) -> i128 {} }
impl From<bool> for isize { fn from(b: bool) -> isize {} }
impl From<i8> for f32 { fn from(small: i8) -> f32 {} }
impl From<i16> for f32 { fn from(small: i16) -> f32 {} }
impl From<u8> for f32 { fn from(small: u8) -> f32 {} }
impl From<u16> for f32 { fn from(small: u16) -> f32 {} }
impl From<bool> for f32 { fn from(small: bool) -> f32 {} }
impl From<i8> for f64 { fn from(small: i8) -> f64 {} }
impl From<i16> for f64 { fn from(small: i16) -> f64 {} }
impl From<i32> for f64 { fn from(small: i32) -> f64 {} }
impl From<u8> for f64 { fn from(small: u8) -> f64 {} }
impl From<u16> for f64 { fn from(small: u16) -> f64 {} }
impl From<u32> for f64 { fn from(small: u32) -> f64 {} }
impl From<f32> for f64 { fn from(small: f32) -> f64 {} }
impl From<bool> for f64 { fn from(small: bool) -> f64 {} }
impl TryFrom<u8> for i8 { type Error = TryFromIntError; fn try_from(u: u8) -> Result<i8, TryFromIntError> {} }
impl TryFrom<u16> for u8 { type Error = TryFromIntError; fn try_from(u: u16) -> Result<u8, TryFromIntError> {} }
impl TryFrom<u16> for i8 { type Error = TryFromIntError; fn try_from(u: u16) -> Result<i8, TryFromIntError> {} }
impl TryFrom<u16> for i16 { type Error = TryFromIntError; fn try_from(u: u16) -> Result<i16, TryFromIntError> {} }
impl TryFrom<u16> for isize { type Error = TryFromIntError; fn try_from(u: u16) -> Result<isize, TryFromIntError> {} }
impl TryFrom<u32> for u8 { type Error = TryFromIntError; fn try_from(u: u32) -> Result<u8, TryFromIntError> {} }
impl TryFrom<u32> for u16 { type Error = TryFromIntError; fn try_from(u: u32) -> Result<u16, TryFromIntError> {} }
impl TryFrom<u32> for usize { type Error = TryFromIntError; fn try_from(u: u32) -> Result<usize, TryFromIntError> {} }
impl TryFrom<u32> for i8 { type Error = TryFromIntError; fn try_from(u: u32) -> Result<i8, TryFromIntError> {} }
impl TryFrom<u32> for i16 { type Error = TryFromIntError; fn try_from(u: u32) -> Result<i16, TryFromIntError> {} }
impl TryFrom<u32> for i32 { type Error = TryFromIntError; fn try_from(u: u32) -> Result<i32, TryFromIntError> {} }
impl TryFrom<u32> for isize { type Error = TryFromIntError; fn try_from(u: u32) -> Result<isize, TryFromIntError> {} }
impl TryFrom<u64> for u8 { type Error = TryFromIntError; fn try_from(u: u64) -> Result<u8, TryFromIntError> {} }
impl TryFrom<u64> for u16 { type Error = TryFromIntError; fn try_from(u: u64) -> Result<u16, TryFromIntError> {} }
impl TryFrom<u64> for u32 { type Error = TryFromIntError; fn try_from(u: u64) -> Result<u32, TryFromIntError> {} }
impl TryFrom<u64> for usize { type Error = TryFromIntError; fn try_from(u: u64) -> Result<usize, TryFromIntError> {} }
impl TryFrom<u64> for i8 { type Error = TryFromIntError; fn try_from(u: u64) -> Result<i8, TryFromIntError> {} }
impl TryFrom<u64> for i16 { type Error = TryFromIntError; fn try_from(u: u64) -> Result<i16, TryFromIntError> {} }
impl TryFrom<u64> for i32 { type Error = TryFromIntError; fn try_from(u: u64) -> Result<i32, TryFromIntError> {} }
impl TryFrom<u64> for i64 { type Error = TryFromIntError; fn try_from(u: u64) -> Result<i64, TryFromIntError> {} }
impl TryFrom<u64> for isize { type Error = TryFromIntError; fn try_from(u: u64) -> Result<isize, TryFromIntError> {} }
impl TryFrom<u128> for u8 { type Error = TryFromIntError; fn try_from(u: u128) -> Result<u8, TryFromIntError> {} }
impl TryFrom<u128> for u16 { type Error = TryFromIntError; fn try_from(u: u128) -> Result<u16, TryFromIntError> {} }
impl TryFrom<u128> for u32 { type Error = TryFromIntError; fn try_from(u: u128) -> Result<u32, TryFromIntError> {} }
impl TryFrom<u128> for u64 { type Error = TryFromIntError; fn try_from(u: u128) -> Result<u64, TryFromIntError> {} }
impl TryFrom<u128> for usize { type Error = TryFromIntError; fn try_from(u: u128) -> Result<usize, TryFromIntError> {} }
impl TryFrom<u128> for i8 { type Error = TryFromIntError; fn try_from(u: u128) -> Result<i8, TryFromIntError> {} }
impl TryFrom<u128> for i16 { type Error = TryFromIntError; fn try_from(u: u128) -> Result<i16, TryFromIntError> {} }
impl TryFrom<u128> for i32 { type Error = TryFromIntError; fn try_from(u: u128) -> Result<i32, TryFromIntError> {} }
impl TryFrom<u128> for i64 { type Error = TryFromIntError; fn try_from(u: u128) -> Result<i64, TryFromIntError> {} }
impl TryFrom<u128> for i128 { type Error = TryFromIntError; fn try_from(u: u128) -> Result<i128, TryFromIntError> {} }
impl TryFrom<u128> for isize { type Error = TryFromIntError; fn try_from(u: u128) -> Result<isize, TryFromIntError> {} }
impl TryFrom<usize> for u8 { type Error = TryFromIntError; fn try_from(u: usize) -> Result<u8, TryFromIntError> {} }
impl TryFrom<usize> for u16 { type Error = TryFromIntError; fn try_from(u: usize) -> Result<u16, TryFromIntError> {} }
impl TryFrom<usize> for u32 { type Error = TryFromIntError; fn try_from(u: usize) -> Result<u32, TryFromIntError> {} }
impl TryFrom<usize> for u64 { type Error = TryFromIntError; fn try_from(u: usize) -> Result<u64, TryFromIntError> {} }
impl TryFrom<usize> for u128 { type Error = TryFromIntError; fn try_from(u: usize) -> Result<u128, TryFromIntError> {} }
impl TryFrom<usize> for i8 { type Error = TryFromIntError; fn try_from(u: usize) -> Result<i8, TryFromIntError> {} }
impl TryFrom<usize> for i16 { type Error = TryFromIntError; fn try_from(u: usize) -> Result<i16, TryFromIntError> {} }
impl TryFrom<usize> for i32 { type Error = TryFromIntError; fn try_from(u: usize) -> Result<i32, TryFromIntError> {} }
impl TryFrom<usize> for i64 { type Error = TryFromIntError; fn try_from(u: usize) -> Result<i64, TryFromIntError> {} }
impl TryFrom<usize> for i128 { type Error = TryFromIntError; fn try_from(u: usize) -> Result<i128, TryFromIntError> {} }
impl TryFrom<usize> for isize { type Error = TryFromIntError; fn try_from(u: usize) -> Result<isize, TryFromIntError> {} }
impl TryFrom<i8> for u8 { type Error = TryFromIntError; fn try_from(u: i8) -> Result<u8, TryFromIntError> {} }
impl TryFrom<i8> for u16 { type Error = TryFromIntError; fn try_from(u: i8) -> Result<u16, TryFromIntError> {} }
impl TryFrom<i8> for u32 { type Error = TryFromIntError; fn try_from(u: i8) -> Result<u32, TryFromIntError> {} }
impl TryFrom<i8> for u64 { type Error = TryFromIntError; fn try_from(u: i8) -> Result<u64, TryFromIntError> {} }
impl TryFrom<i8> for u128 { type Error = TryFromIntError; fn try_from(u: i8) -> Result<u128, TryFromIntError> {} }
impl TryFrom<i8> for usize { type Error = TryFromIntError; fn try_from(u: i8) -> Result<usize, TryFromIntError> {} }
impl TryFrom<i16> for u8 { type Error = TryFromIntError; fn try_from(u: i16) -> Result<u8, TryFromIntError> {} }
impl TryFrom<i16> for u16 { type Error = TryFromIntError; fn try_from(u: i16) -> Result<u16, TryFromIntError> {} }
impl TryFrom<i16> for u32 { type Error = TryFromIntError; fn try_from(u: i16) -> Result<u32, TryFromIntError> {} }
impl TryFrom<i16> for u64 { type Error = TryFromIntError; fn try_from(u: i16) -> Result<u64, TryFromIntError> {} }
impl TryFrom<i16> for u128 { type Error = TryFromIntError; fn try_from(u: i16) -> Result<u128, TryFromIntError> {} }
impl TryFrom<i16> for usize { type Error = TryFromIntError; fn try_from(u: i16) -> Result<usize, TryFromIntError> {} }
impl TryFrom<i16> for i8 { type Error = TryFromIntError; fn try_from(u: i16) -> Result<i8, TryFromIntError> {} }
impl TryFrom<i32> for u8 { type Error = TryFromIntError; fn try_from(u: i32) -> Result<u8, TryFromIntError> {} }
impl TryFrom<i32> for u16 { type Error = TryFromIntError; fn try_from(u: i32) -> Result<u16, TryFromIntError> {} }
impl TryFrom<i32> for u32 { type Error = TryFromIntError; fn try_from(u: i32) -> Result<u32, TryFromIntError> {} }
impl TryFrom<i32> for u64 { type Error = TryFromIntError; fn try_from(u: i32) -> Result<u64, TryFromIntError> {} }
impl TryFrom<i32> for u128 { type Error = TryFromIntError; fn try_from(u: i32) -> Result<u128, TryFromIntError> {} }
impl TryFrom<i32> for usize { type Error = TryFromIntError; fn try_from(u: i32) -> Result<usize, TryFromIntError> {} }
impl TryFrom<i32> for i8 { type Error = TryFromIntError; fn try_from(u: i32) -> Result<i8, TryFromIntError> {} }
impl TryFrom<i32> for i16 { type Error = TryFromIntError; fn try_from(u: i32) -> Result<i16, TryFromIntError> {} }
impl TryFrom<i32> for isize { type Error = TryFromIntError; fn try_from(u: i32) -> Result<isize, TryFromIntError> {} }
impl TryFrom<i64> for u8 { type Error = TryFromIntError; fn try_from(u: i64) -> Result<u8, TryFromIntError> {} }
impl TryFrom<i64> for u16 { type Error = TryFromIntError; fn try_from(u: i64) -> Result<u16, TryFromIntError> {} }
impl TryFrom<i64> for u32 { type Error = TryFromIntError; fn try_from(u: i64) -> Result<u32, TryFromIntError> {} }
impl TryFrom<i64> for u64 { type Error = TryFromIntError; fn try_from(u: i64) -> Result<u64, TryFromIntError> {} }
impl TryFrom<i64> for u128 { type Error = TryFromIntError; fn try_from(u: i64) -> Result<u128, TryFromIntError> {} }
impl TryFrom<i64> for usize { type Error = TryFromIntError; fn try_from(u: i64) -> Result<usize, TryFromIntError> {} }
impl TryFrom<i64> for i8 { type Error = TryFromIntError; fn try_from(u: i64) -> Result<i8, TryFromIntError> {} }
impl TryFrom<i64> for i16 { type Error = TryFromIntError; fn try_from(u: i64) -> Result<i16, TryFromIntError> {} }
impl TryFrom<i64> for i32 { type Error = TryFromIntError; fn try_from(u: i64) -> Result<i32, TryFromIntError> {} }
impl TryFrom<i64> for isize { type Error = TryFromIntError; fn try_from(u: i64) -> Result<isize, TryFromIntError> {} }
impl TryFrom<i128> for u8 { type Error = TryFromIntError; fn try_from(u: i128) -> Result<u8, TryFromIntError> {} }
impl TryFrom<i128> for u16 { type Error = TryFromIntError; fn try_from(u: i128) -> Result<u16, TryFromIntError> {} }
impl TryFrom<i128> for u32 { type Error = TryFromIntError; fn try_from(u: i128) -> Result<u32, TryFromIntError> {} }
impl TryFrom<i128> for u64 { type Error = TryFromIntError; fn try_from(u: i128) -> Result<u64, TryFromIntError> {} }
impl TryFrom<i128> for u128 { type Error = TryFromIntError; fn try_from(u: i128) -> Result<u128, TryFromIntError> {} }
impl TryFrom<i128> for usize { type Error = TryFromIntError; fn try_from(u: i128) -> Result<usize, TryFromIntError> {} }
impl TryFrom<i128> for i8 { type Error = TryFromIntError; fn try_from(u: i128) -> Result<i8, TryFromIntError> {} }
impl TryFrom<i128> for i16 { type Error = TryFromIntError; fn try_from(u: i128) -> Result<i16, TryFromIntError> {} }
impl TryFrom<i128> for i32 { type Error = TryFromIntError; fn try_from(u: i128) -> Result<i32, TryFromIntError> {} }
impl TryFrom<i128> for i64 { type Error = TryFromIntError; fn try_from(u: i128) -> Result<i64, TryFromIntError> {} }
impl TryFrom<i128> for isize { type Error = TryFromIntError; fn try_from(u: i128) -> Result<isize, TryFromIntError> {} }
impl TryFrom<isize> for u8 { type Error = TryFromIntError; fn try_from(u: isize) -> Result<u8, TryFromIntError> {} }
impl TryFrom<isize> for u16 { type Error = TryFromIntError; fn try_from(u: isize) -> Result<u16, TryFromIntError> {} }
impl TryFrom<isize> for u32 { type Error = TryFromIntError; fn try_from(u: isize) -> Result<u32, TryFromIntError> {} }
impl TryFrom<isize> for u64 { type Error = TryFromIntError; fn try_from(u: isize) -> Result<u64, TryFromIntError> {} }
impl TryFrom<isize> for u128 { type Error = TryFromIntError; fn try_from(u: isize) -> Result<u128, TryFromIntError> {} }
impl TryFrom<isize> for usize { type Error = TryFromIntError; fn try_from(u: isize) -> Result<usize, TryFromIntError> {} }
impl TryFrom<isize> for i8 { type Error = TryFromIntError; fn try_from(u: isize) -> Result<i8, TryFromIntError> {} }
impl TryFrom<isize> for i16 { type Error = TryFromIntError; fn try_from(u: isize) -> Result<i16, TryFromIntError> {} }
impl TryFrom<isize> for i32 { type Error = TryFromIntError; fn try_from(u: isize) -> Result<i32, TryFromIntError> {} }
impl TryFrom<isize> for i64 { type Error = TryFromIntError; fn try_from(u: isize) -> Result<i64, TryFromIntError> {} }
impl TryFrom<isize> for i128 { type Error = TryFromIntError; fn try_from(u: isize) -> Result<i128, TryFromIntError> {} }

pub trait ZeroablePrimitive: Sized + Copy {}
#[lang = "NonZero"]
pub struct NonZero<T: ZeroablePrimitive> {}
impl<T: ZeroablePrimitive> NonZero<T> {
    pub fn new(n: T) -> Option<Self> {}
    pub unsafe fn new_unchecked(n: T) -> Self {}
    pub fn get(self) -> T {}
    pub fn from_mut(n: &mut T) -> Option<&mut Self> {}
}
impl<T: ZeroablePrimitive> Clone for NonZero<T> { fn clone(&self) -> Self {} }
impl<T: ZeroablePrimitive> Copy for NonZero<T> {}
impl<T: ZeroablePrimitive + PartialEq> PartialEq for NonZero<T> { fn eq(&self, other: &Self) -> bool {} }
impl<T: ZeroablePrimitive + Eq> Eq for NonZero<T> {}
impl<T: ZeroablePrimitive + PartialOrd> PartialOrd for NonZero<T> { fn partial_cmp(&self, other: &Self) -> Option<crate::cmp::Ordering> {} }
impl<T: ZeroablePrimitive + Ord> Ord for NonZero<T> { fn cmp(&self, other: &Self) -> crate::cmp::Ordering {} }
impl<T: ZeroablePrimitive + Hash> Hash for NonZero<T> { fn hash<H: Hasher>(&self, state: &mut H) {} }
impl<T: ZeroablePrimitive + fmt::Debug> fmt::Debug for NonZero<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ZeroablePrimitive + fmt::Display> fmt::Display for NonZero<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ZeroablePrimitive> From<NonZero<T>> for T { fn from(nonzero: NonZero<T>) -> Self {} }
impl<T: ZeroablePrimitive + BitOr<Output = T>> BitOr for NonZero<T> { type Output = Self; fn bitor(self, rhs: Self) -> Self {} }
impl<T: ZeroablePrimitive + BitOr<Output = T>> BitOr<T> for NonZero<T> { type Output = Self; fn bitor(self, rhs: T) -> Self {} }
pub type NonZeroU8 = NonZero<u8>;
impl ZeroablePrimitive for u8 {}
impl NonZero<u8> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn checked_add(self, other: u8) -> Option<Self> {}
    pub fn saturating_add(self, other: u8) -> Self {}
    pub fn checked_next_power_of_two(self) -> Option<Self> {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn midpoint(self, rhs: Self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn isqrt(self) -> Self {}
    pub fn div_ceil(self, rhs: Self) -> Self {}
    pub fn cast_signed(self) -> NonZero<i8> {}
}
impl Div<NonZero<u8>> for u8 { type Output = u8; fn div(self, other: NonZero<u8>) -> u8 {} }
impl Rem<NonZero<u8>> for u8 { type Output = u8; fn rem(self, other: NonZero<u8>) -> u8 {} }
impl FromStr for NonZero<u8> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<u8> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: u8) -> Result<Self, Self::Error> {} }
pub type NonZeroU16 = NonZero<u16>;
impl ZeroablePrimitive for u16 {}
impl NonZero<u16> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn checked_add(self, other: u16) -> Option<Self> {}
    pub fn saturating_add(self, other: u16) -> Self {}
    pub fn checked_next_power_of_two(self) -> Option<Self> {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn midpoint(self, rhs: Self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn isqrt(self) -> Self {}
    pub fn div_ceil(self, rhs: Self) -> Self {}
    pub fn cast_signed(self) -> NonZero<i16> {}
}
impl Div<NonZero<u16>> for u16 { type Output = u16; fn div(self, other: NonZero<u16>) -> u16 {} }
impl Rem<NonZero<u16>> for u16 { type Output = u16; fn rem(self, other: NonZero<u16>) -> u16 {} }
impl FromStr for NonZero<u16> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<u16> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: u16) -> Result<Self, Self::Error> {} }
pub type NonZeroU32 = NonZero<u32>;
impl ZeroablePrimitive for u32 {}
impl NonZero<u32> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn checked_add(self, other: u32) -> Option<Self> {}
    pub fn saturating_add(self, other: u32) -> Self {}
    pub fn checked_next_power_of_two(self) -> Option<Self> {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn midpoint(self, rhs: Self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn isqrt(self) -> Self {}
    pub fn div_ceil(self, rhs: Self) -> Self {}
    pub fn cast_signed(self) -> NonZero<i32> {}
}
impl Div<NonZero<u32>> for u32 { type Output = u32; fn div(self, other: NonZero<u32>) -> u32 {} }
impl Rem<NonZero<u32>> for u32 { type Output = u32; fn rem(self, other: NonZero<u32>) -> u32 {} }
impl FromStr for NonZero<u32> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<u32> for NonZero<u32> { type Error = TryFromIntError; fn try_from(value: u32) -> Result<Self, Self::Error> {} }
pub type NonZeroU64 = NonZero<u64>;
impl ZeroablePrimitive for u64 {}
impl NonZero<u64> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn checked_add(self, other: u64) -> Option<Self> {}
    pub fn saturating_add(self, other: u64) -> Self {}
    pub fn checked_next_power_of_two(self) -> Option<Self> {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn midpoint(self, rhs: Self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn isqrt(self) -> Self {}
    pub fn div_ceil(self, rhs: Self) -> Self {}
    pub fn cast_signed(self) -> NonZero<i64> {}
}
impl Div<NonZero<u64>> for u64 { type Output = u64; fn div(self, other: NonZero<u64>) -> u64 {} }
impl Rem<NonZero<u64>> for u64 { type Output = u64; fn rem(self, other: NonZero<u64>) -> u64 {} }
impl FromStr for NonZero<u64> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<u64> for NonZero<u64> { type Error = TryFromIntError; fn try_from(value: u64) -> Result<Self, Self::Error> {} }
pub type NonZeroU128 = NonZero<u128>;
impl ZeroablePrimitive for u128 {}
impl NonZero<u128> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn checked_add(self, other: u128) -> Option<Self> {}
    pub fn saturating_add(self, other: u128) -> Self {}
    pub fn checked_next_power_of_two(self) -> Option<Self> {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn midpoint(self, rhs: Self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn isqrt(self) -> Self {}
    pub fn div_ceil(self, rhs: Self) -> Self {}
    pub fn cast_signed(self) -> NonZero<i128> {}
}
impl Div<NonZero<u128>> for u128 { type Output = u128; fn div(self, other: NonZero<u128>) -> u128 {} }
impl Rem<NonZero<u128>> for u128 { type Output = u128; fn rem(self, other: NonZero<u128>) -> u128 {} }
impl FromStr for NonZero<u128> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<u128> for NonZero<u128> { type Error = TryFromIntError; fn try_from(value: u128) -> Result<Self, Self::Error> {} }
pub type NonZeroUsize = NonZero<usize>;
impl ZeroablePrimitive for usize {}
impl NonZero<usize> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn checked_add(self, other: usize) -> Option<Self> {}
    pub fn saturating_add(self, other: usize) -> Self {}
    pub fn checked_next_power_of_two(self) -> Option<Self> {}
    pub fn ilog2(self) -> u32 {}
    pub fn ilog10(self) -> u32 {}
    pub fn midpoint(self, rhs: Self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn isqrt(self) -> Self {}
    pub fn div_ceil(self, rhs: Self) -> Self {}
    pub fn cast_signed(self) -> NonZero<isize> {}
}
impl Div<NonZero<usize>> for usize { type Output = usize; fn div(self, other: NonZero<usize>) -> usize {} }
impl Rem<NonZero<usize>> for usize { type Output = usize; fn rem(self, other: NonZero<usize>) -> usize {} }
impl FromStr for NonZero<usize> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<usize> for NonZero<usize> { type Error = TryFromIntError; fn try_from(value: usize) -> Result<Self, Self::Error> {} }
pub type NonZeroI8 = NonZero<i8>;
impl ZeroablePrimitive for i8 {}
impl NonZero<i8> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn checked_abs(self) -> Option<Self> {}
    pub fn overflowing_abs(self) -> (Self, bool) {}
    pub fn saturating_abs(self) -> Self {}
    pub fn wrapping_abs(self) -> Self {}
    pub fn unsigned_abs(self) -> NonZero<u8> {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn checked_neg(self) -> Option<Self> {}
    pub fn overflowing_neg(self) -> (Self, bool) {}
    pub fn saturating_neg(self) -> Self {}
    pub fn wrapping_neg(self) -> Self {}
    pub fn cast_unsigned(self) -> NonZero<u8> {}
}
impl Neg for NonZero<i8> { type Output = Self; fn neg(self) -> Self {} }
impl FromStr for NonZero<i8> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<i8> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: i8) -> Result<Self, Self::Error> {} }
pub type NonZeroI16 = NonZero<i16>;
impl ZeroablePrimitive for i16 {}
impl NonZero<i16> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn checked_abs(self) -> Option<Self> {}
    pub fn overflowing_abs(self) -> (Self, bool) {}
    pub fn saturating_abs(self) -> Self {}
    pub fn wrapping_abs(self) -> Self {}
    pub fn unsigned_abs(self) -> NonZero<u16> {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn checked_neg(self) -> Option<Self> {}
    pub fn overflowing_neg(self) -> (Self, bool) {}
    pub fn saturating_neg(self) -> Self {}
    pub fn wrapping_neg(self) -> Self {}
    pub fn cast_unsigned(self) -> NonZero<u16> {}
}
impl Neg for NonZero<i16> { type Output = Self; fn neg(self) -> Self {} }
impl FromStr for NonZero<i16> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<i16> for NonZero<i16> { type Error = TryFromIntError; fn try_from(value: i16) -> Result<Self, Self::Error> {} }
pub type NonZeroI32 = NonZero<i32>;
impl ZeroablePrimitive for i32 {}
impl NonZero<i32> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn checked_abs(self) -> Option<Self> {}
    pub fn overflowing_abs(self) -> (Self, bool) {}
    pub fn saturating_abs(self) -> Self {}
    pub fn wrapping_abs(self) -> Self {}
    pub fn unsigned_abs(self) -> NonZero<u32> {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn checked_neg(self) -> Option<Self> {}
    pub fn overflowing_neg(self) -> (Self, bool) {}
    pub fn saturating_neg(self) -> Self {}
    pub fn wrapping_neg(self) -> Self {}
    pub fn cast_unsigned(self) -> NonZero<u32> {}
}
impl Neg for NonZero<i32> { type Output = Self; fn neg(self) -> Self {} }
impl FromStr for NonZero<i32> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<i32> for NonZero<i32> { type Error = TryFromIntError; fn try_from(value: i32) -> Result<Self, Self::Error> {} }
pub type NonZeroI64 = NonZero<i64>;
impl ZeroablePrimitive for i64 {}
impl NonZero<i64> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn checked_abs(self) -> Option<Self> {}
    pub fn overflowing_abs(self) -> (Self, bool) {}
    pub fn saturating_abs(self) -> Self {}
    pub fn wrapping_abs(self) -> Self {}
    pub fn unsigned_abs(self) -> NonZero<u64> {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn checked_neg(self) -> Option<Self> {}
    pub fn overflowing_neg(self) -> (Self, bool) {}
    pub fn saturating_neg(self) -> Self {}
    pub fn wrapping_neg(self) -> Self {}
    pub fn cast_unsigned(self) -> NonZero<u64> {}
}
impl Neg for NonZero<i64> { type Output = Self; fn neg(self) -> Self {} }
impl FromStr for NonZero<i64> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<i64> for NonZero<i64> { type Error = TryFromIntError; fn try_from(value: i64) -> Result<Self, Self::Error> {} }
pub type NonZeroI128 = NonZero<i128>;
impl ZeroablePrimitive for i128 {}
impl NonZero<i128> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn checked_abs(self) -> Option<Self> {}
    pub fn overflowing_abs(self) -> (Self, bool) {}
    pub fn saturating_abs(self) -> Self {}
    pub fn wrapping_abs(self) -> Self {}
    pub fn unsigned_abs(self) -> NonZero<u128> {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn checked_neg(self) -> Option<Self> {}
    pub fn overflowing_neg(self) -> (Self, bool) {}
    pub fn saturating_neg(self) -> Self {}
    pub fn wrapping_neg(self) -> Self {}
    pub fn cast_unsigned(self) -> NonZero<u128> {}
}
impl Neg for NonZero<i128> { type Output = Self; fn neg(self) -> Self {} }
impl FromStr for NonZero<i128> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<i128> for NonZero<i128> { type Error = TryFromIntError; fn try_from(value: i128) -> Result<Self, Self::Error> {} }
pub type NonZeroIsize = NonZero<isize>;
impl ZeroablePrimitive for isize {}
impl NonZero<isize> {
    pub const BITS: u32 = 0;
    pub const MIN: Self = Self {};
    pub const MAX: Self = Self {};
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn count_ones(self) -> NonZero<u32> {}
    pub fn checked_mul(self, other: Self) -> Option<Self> {}
    pub fn saturating_mul(self, other: Self) -> Self {}
    pub fn checked_pow(self, other: u32) -> Option<Self> {}
    pub fn saturating_pow(self, other: u32) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn checked_abs(self) -> Option<Self> {}
    pub fn overflowing_abs(self) -> (Self, bool) {}
    pub fn saturating_abs(self) -> Self {}
    pub fn wrapping_abs(self) -> Self {}
    pub fn unsigned_abs(self) -> NonZero<usize> {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn checked_neg(self) -> Option<Self> {}
    pub fn overflowing_neg(self) -> (Self, bool) {}
    pub fn saturating_neg(self) -> Self {}
    pub fn wrapping_neg(self) -> Self {}
    pub fn cast_unsigned(self) -> NonZero<usize> {}
}
impl Neg for NonZero<isize> { type Output = Self; fn neg(self) -> Self {} }
impl FromStr for NonZero<isize> { type Err = ParseIntError; fn from_str(src: &str) -> Result<Self, Self::Err> {} }
impl TryFrom<isize> for NonZero<isize> { type Error = TryFromIntError; fn try_from(value: isize) -> Result<Self, Self::Error> {} }
impl From<NonZero<i16>> for NonZero<i128> { fn from(small: NonZero<i16>) -> Self {} }
impl From<NonZero<i16>> for NonZero<i32> { fn from(small: NonZero<i16>) -> Self {} }
impl From<NonZero<i16>> for NonZero<i64> { fn from(small: NonZero<i16>) -> Self {} }
impl From<NonZero<i16>> for NonZero<isize> { fn from(small: NonZero<i16>) -> Self {} }
impl From<NonZero<i32>> for NonZero<i128> { fn from(small: NonZero<i32>) -> Self {} }
impl From<NonZero<i32>> for NonZero<i64> { fn from(small: NonZero<i32>) -> Self {} }
impl From<NonZero<i64>> for NonZero<i128> { fn from(small: NonZero<i64>) -> Self {} }
impl From<NonZero<i8>> for NonZero<i128> { fn from(small: NonZero<i8>) -> Self {} }
impl From<NonZero<i8>> for NonZero<i16> { fn from(small: NonZero<i8>) -> Self {} }
impl From<NonZero<i8>> for NonZero<i32> { fn from(small: NonZero<i8>) -> Self {} }
impl From<NonZero<i8>> for NonZero<i64> { fn from(small: NonZero<i8>) -> Self {} }
impl From<NonZero<i8>> for NonZero<isize> { fn from(small: NonZero<i8>) -> Self {} }
impl From<NonZero<u16>> for NonZero<i128> { fn from(small: NonZero<u16>) -> Self {} }
impl From<NonZero<u16>> for NonZero<i32> { fn from(small: NonZero<u16>) -> Self {} }
impl From<NonZero<u16>> for NonZero<i64> { fn from(small: NonZero<u16>) -> Self {} }
impl From<NonZero<u16>> for NonZero<u128> { fn from(small: NonZero<u16>) -> Self {} }
impl From<NonZero<u16>> for NonZero<u32> { fn from(small: NonZero<u16>) -> Self {} }
impl From<NonZero<u16>> for NonZero<u64> { fn from(small: NonZero<u16>) -> Self {} }
impl From<NonZero<u16>> for NonZero<usize> { fn from(small: NonZero<u16>) -> Self {} }
impl From<NonZero<u32>> for NonZero<i128> { fn from(small: NonZero<u32>) -> Self {} }
impl From<NonZero<u32>> for NonZero<i64> { fn from(small: NonZero<u32>) -> Self {} }
impl From<NonZero<u32>> for NonZero<u128> { fn from(small: NonZero<u32>) -> Self {} }
impl From<NonZero<u32>> for NonZero<u64> { fn from(small: NonZero<u32>) -> Self {} }
impl From<NonZero<u64>> for NonZero<i128> { fn from(small: NonZero<u64>) -> Self {} }
impl From<NonZero<u64>> for NonZero<u128> { fn from(small: NonZero<u64>) -> Self {} }
impl From<NonZero<u8>> for NonZero<i128> { fn from(small: NonZero<u8>) -> Self {} }
impl From<NonZero<u8>> for NonZero<i16> { fn from(small: NonZero<u8>) -> Self {} }
impl From<NonZero<u8>> for NonZero<i32> { fn from(small: NonZero<u8>) -> Self {} }
impl From<NonZero<u8>> for NonZero<i64> { fn from(small: NonZero<u8>) -> Self {} }
impl From<NonZero<u8>> for NonZero<isize> { fn from(small: NonZero<u8>) -> Self {} }
impl From<NonZero<u8>> for NonZero<u128> { fn from(small: NonZero<u8>) -> Self {} }
impl From<NonZero<u8>> for NonZero<u16> { fn from(small: NonZero<u8>) -> Self {} }
impl From<NonZero<u8>> for NonZero<u32> { fn from(small: NonZero<u8>) -> Self {} }
impl From<NonZero<u8>> for NonZero<u64> { fn from(small: NonZero<u8>) -> Self {} }
impl From<NonZero<u8>> for NonZero<usize> { fn from(small: NonZero<u8>) -> Self {} }
impl TryFrom<NonZero<u8>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<u8>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u16>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<u16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u16>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<u16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u16>> for NonZero<i16> { type Error = TryFromIntError; fn try_from(value: NonZero<u16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u16>> for NonZero<isize> { type Error = TryFromIntError; fn try_from(value: NonZero<u16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u32>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<u32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u32>> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: NonZero<u32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u32>> for NonZero<usize> { type Error = TryFromIntError; fn try_from(value: NonZero<u32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u32>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<u32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u32>> for NonZero<i16> { type Error = TryFromIntError; fn try_from(value: NonZero<u32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u32>> for NonZero<i32> { type Error = TryFromIntError; fn try_from(value: NonZero<u32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u32>> for NonZero<isize> { type Error = TryFromIntError; fn try_from(value: NonZero<u32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u64>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<u64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u64>> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: NonZero<u64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u64>> for NonZero<u32> { type Error = TryFromIntError; fn try_from(value: NonZero<u64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u64>> for NonZero<usize> { type Error = TryFromIntError; fn try_from(value: NonZero<u64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u64>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<u64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u64>> for NonZero<i16> { type Error = TryFromIntError; fn try_from(value: NonZero<u64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u64>> for NonZero<i32> { type Error = TryFromIntError; fn try_from(value: NonZero<u64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u64>> for NonZero<i64> { type Error = TryFromIntError; fn try_from(value: NonZero<u64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u64>> for NonZero<isize> { type Error = TryFromIntError; fn try_from(value: NonZero<u64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<u32> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<u64> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<usize> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<i16> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<i32> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<i64> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<i128> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<u128>> for NonZero<isize> { type Error = TryFromIntError; fn try_from(value: NonZero<u128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<u32> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<u64> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<u128> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<i16> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<i32> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<i64> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<i128> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<usize>> for NonZero<isize> { type Error = TryFromIntError; fn try_from(value: NonZero<usize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i8>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<i8>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i8>> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: NonZero<i8>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i8>> for NonZero<u32> { type Error = TryFromIntError; fn try_from(value: NonZero<i8>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i8>> for NonZero<u64> { type Error = TryFromIntError; fn try_from(value: NonZero<i8>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i8>> for NonZero<u128> { type Error = TryFromIntError; fn try_from(value: NonZero<i8>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i8>> for NonZero<usize> { type Error = TryFromIntError; fn try_from(value: NonZero<i8>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i16>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<i16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i16>> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: NonZero<i16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i16>> for NonZero<u32> { type Error = TryFromIntError; fn try_from(value: NonZero<i16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i16>> for NonZero<u64> { type Error = TryFromIntError; fn try_from(value: NonZero<i16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i16>> for NonZero<u128> { type Error = TryFromIntError; fn try_from(value: NonZero<i16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i16>> for NonZero<usize> { type Error = TryFromIntError; fn try_from(value: NonZero<i16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i16>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<i16>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i32>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<i32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i32>> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: NonZero<i32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i32>> for NonZero<u32> { type Error = TryFromIntError; fn try_from(value: NonZero<i32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i32>> for NonZero<u64> { type Error = TryFromIntError; fn try_from(value: NonZero<i32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i32>> for NonZero<u128> { type Error = TryFromIntError; fn try_from(value: NonZero<i32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i32>> for NonZero<usize> { type Error = TryFromIntError; fn try_from(value: NonZero<i32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i32>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<i32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i32>> for NonZero<i16> { type Error = TryFromIntError; fn try_from(value: NonZero<i32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i32>> for NonZero<isize> { type Error = TryFromIntError; fn try_from(value: NonZero<i32>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i64>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<i64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i64>> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: NonZero<i64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i64>> for NonZero<u32> { type Error = TryFromIntError; fn try_from(value: NonZero<i64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i64>> for NonZero<u64> { type Error = TryFromIntError; fn try_from(value: NonZero<i64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i64>> for NonZero<u128> { type Error = TryFromIntError; fn try_from(value: NonZero<i64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i64>> for NonZero<usize> { type Error = TryFromIntError; fn try_from(value: NonZero<i64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i64>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<i64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i64>> for NonZero<i16> { type Error = TryFromIntError; fn try_from(value: NonZero<i64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i64>> for NonZero<i32> { type Error = TryFromIntError; fn try_from(value: NonZero<i64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i64>> for NonZero<isize> { type Error = TryFromIntError; fn try_from(value: NonZero<i64>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<u32> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<u64> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<u128> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<usize> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<i16> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<i32> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<i64> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<i128>> for NonZero<isize> { type Error = TryFromIntError; fn try_from(value: NonZero<i128>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<u8> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<u16> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<u32> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<u64> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<u128> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<usize> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<i8> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<i16> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<i32> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<i64> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }
impl TryFrom<NonZero<isize>> for NonZero<i128> { type Error = TryFromIntError; fn try_from(value: NonZero<isize>) -> Result<Self, Self::Error> {} }

#[derive(PartialEq, PartialOrd, Eq, Ord, Clone, Copy, Default, Hash)]
pub struct Wrapping<T>(pub T);
impl<T: fmt::Debug> fmt::Debug for Wrapping<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::Display> fmt::Display for Wrapping<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::Binary> fmt::Binary for Wrapping<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::Octal> fmt::Octal for Wrapping<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::LowerHex> fmt::LowerHex for Wrapping<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::UpperHex> fmt::UpperHex for Wrapping<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Add for Wrapping<u8> { type Output = Wrapping<u8>; fn add(self, other: Wrapping<u8>) -> Wrapping<u8> {} }
impl Add<&Wrapping<u8>> for Wrapping<u8> { type Output = Wrapping<u8>; fn add(self, other: &Wrapping<u8>) -> Wrapping<u8> {} }
impl AddAssign for Wrapping<u8> { fn add_assign(&mut self, other: Wrapping<u8>) {} }
impl AddAssign<u8> for Wrapping<u8> { fn add_assign(&mut self, other: u8) {} }
impl Sub for Wrapping<u8> { type Output = Wrapping<u8>; fn sub(self, other: Wrapping<u8>) -> Wrapping<u8> {} }
impl Sub<&Wrapping<u8>> for Wrapping<u8> { type Output = Wrapping<u8>; fn sub(self, other: &Wrapping<u8>) -> Wrapping<u8> {} }
impl SubAssign for Wrapping<u8> { fn sub_assign(&mut self, other: Wrapping<u8>) {} }
impl SubAssign<u8> for Wrapping<u8> { fn sub_assign(&mut self, other: u8) {} }
impl Mul for Wrapping<u8> { type Output = Wrapping<u8>; fn mul(self, other: Wrapping<u8>) -> Wrapping<u8> {} }
impl Mul<&Wrapping<u8>> for Wrapping<u8> { type Output = Wrapping<u8>; fn mul(self, other: &Wrapping<u8>) -> Wrapping<u8> {} }
impl MulAssign for Wrapping<u8> { fn mul_assign(&mut self, other: Wrapping<u8>) {} }
impl MulAssign<u8> for Wrapping<u8> { fn mul_assign(&mut self, other: u8) {} }
impl Div for Wrapping<u8> { type Output = Wrapping<u8>; fn div(self, other: Wrapping<u8>) -> Wrapping<u8> {} }
impl Div<&Wrapping<u8>> for Wrapping<u8> { type Output = Wrapping<u8>; fn div(self, other: &Wrapping<u8>) -> Wrapping<u8> {} }
impl DivAssign for Wrapping<u8> { fn div_assign(&mut self, other: Wrapping<u8>) {} }
impl DivAssign<u8> for Wrapping<u8> { fn div_assign(&mut self, other: u8) {} }
impl Rem for Wrapping<u8> { type Output = Wrapping<u8>; fn rem(self, other: Wrapping<u8>) -> Wrapping<u8> {} }
impl Rem<&Wrapping<u8>> for Wrapping<u8> { type Output = Wrapping<u8>; fn rem(self, other: &Wrapping<u8>) -> Wrapping<u8> {} }
impl RemAssign for Wrapping<u8> { fn rem_assign(&mut self, other: Wrapping<u8>) {} }
impl RemAssign<u8> for Wrapping<u8> { fn rem_assign(&mut self, other: u8) {} }
impl BitXor for Wrapping<u8> { type Output = Wrapping<u8>; fn bitxor(self, other: Wrapping<u8>) -> Wrapping<u8> {} }
impl BitXor<&Wrapping<u8>> for Wrapping<u8> { type Output = Wrapping<u8>; fn bitxor(self, other: &Wrapping<u8>) -> Wrapping<u8> {} }
impl BitXorAssign for Wrapping<u8> { fn bitxor_assign(&mut self, other: Wrapping<u8>) {} }
impl BitXorAssign<u8> for Wrapping<u8> { fn bitxor_assign(&mut self, other: u8) {} }
impl BitOr for Wrapping<u8> { type Output = Wrapping<u8>; fn bitor(self, other: Wrapping<u8>) -> Wrapping<u8> {} }
impl BitOr<&Wrapping<u8>> for Wrapping<u8> { type Output = Wrapping<u8>; fn bitor(self, other: &Wrapping<u8>) -> Wrapping<u8> {} }
impl BitOrAssign for Wrapping<u8> { fn bitor_assign(&mut self, other: Wrapping<u8>) {} }
impl BitOrAssign<u8> for Wrapping<u8> { fn bitor_assign(&mut self, other: u8) {} }
impl BitAnd for Wrapping<u8> { type Output = Wrapping<u8>; fn bitand(self, other: Wrapping<u8>) -> Wrapping<u8> {} }
impl BitAnd<&Wrapping<u8>> for Wrapping<u8> { type Output = Wrapping<u8>; fn bitand(self, other: &Wrapping<u8>) -> Wrapping<u8> {} }
impl BitAndAssign for Wrapping<u8> { fn bitand_assign(&mut self, other: Wrapping<u8>) {} }
impl BitAndAssign<u8> for Wrapping<u8> { fn bitand_assign(&mut self, other: u8) {} }
impl Not for Wrapping<u8> { type Output = Wrapping<u8>; fn not(self) -> Wrapping<u8> {} }
impl Neg for Wrapping<u8> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<u8> { type Output = Wrapping<u8>; fn shl(self, other: usize) -> Wrapping<u8> {} }
impl ShlAssign<usize> for Wrapping<u8> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<u8> { type Output = Wrapping<u8>; fn shr(self, other: usize) -> Wrapping<u8> {} }
impl ShrAssign<usize> for Wrapping<u8> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<u8> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<u8> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<u8> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<u16> { type Output = Wrapping<u16>; fn add(self, other: Wrapping<u16>) -> Wrapping<u16> {} }
impl Add<&Wrapping<u16>> for Wrapping<u16> { type Output = Wrapping<u16>; fn add(self, other: &Wrapping<u16>) -> Wrapping<u16> {} }
impl AddAssign for Wrapping<u16> { fn add_assign(&mut self, other: Wrapping<u16>) {} }
impl AddAssign<u16> for Wrapping<u16> { fn add_assign(&mut self, other: u16) {} }
impl Sub for Wrapping<u16> { type Output = Wrapping<u16>; fn sub(self, other: Wrapping<u16>) -> Wrapping<u16> {} }
impl Sub<&Wrapping<u16>> for Wrapping<u16> { type Output = Wrapping<u16>; fn sub(self, other: &Wrapping<u16>) -> Wrapping<u16> {} }
impl SubAssign for Wrapping<u16> { fn sub_assign(&mut self, other: Wrapping<u16>) {} }
impl SubAssign<u16> for Wrapping<u16> { fn sub_assign(&mut self, other: u16) {} }
impl Mul for Wrapping<u16> { type Output = Wrapping<u16>; fn mul(self, other: Wrapping<u16>) -> Wrapping<u16> {} }
impl Mul<&Wrapping<u16>> for Wrapping<u16> { type Output = Wrapping<u16>; fn mul(self, other: &Wrapping<u16>) -> Wrapping<u16> {} }
impl MulAssign for Wrapping<u16> { fn mul_assign(&mut self, other: Wrapping<u16>) {} }
impl MulAssign<u16> for Wrapping<u16> { fn mul_assign(&mut self, other: u16) {} }
impl Div for Wrapping<u16> { type Output = Wrapping<u16>; fn div(self, other: Wrapping<u16>) -> Wrapping<u16> {} }
impl Div<&Wrapping<u16>> for Wrapping<u16> { type Output = Wrapping<u16>; fn div(self, other: &Wrapping<u16>) -> Wrapping<u16> {} }
impl DivAssign for Wrapping<u16> { fn div_assign(&mut self, other: Wrapping<u16>) {} }
impl DivAssign<u16> for Wrapping<u16> { fn div_assign(&mut self, other: u16) {} }
impl Rem for Wrapping<u16> { type Output = Wrapping<u16>; fn rem(self, other: Wrapping<u16>) -> Wrapping<u16> {} }
impl Rem<&Wrapping<u16>> for Wrapping<u16> { type Output = Wrapping<u16>; fn rem(self, other: &Wrapping<u16>) -> Wrapping<u16> {} }
impl RemAssign for Wrapping<u16> { fn rem_assign(&mut self, other: Wrapping<u16>) {} }
impl RemAssign<u16> for Wrapping<u16> { fn rem_assign(&mut self, other: u16) {} }
impl BitXor for Wrapping<u16> { type Output = Wrapping<u16>; fn bitxor(self, other: Wrapping<u16>) -> Wrapping<u16> {} }
impl BitXor<&Wrapping<u16>> for Wrapping<u16> { type Output = Wrapping<u16>; fn bitxor(self, other: &Wrapping<u16>) -> Wrapping<u16> {} }
impl BitXorAssign for Wrapping<u16> { fn bitxor_assign(&mut self, other: Wrapping<u16>) {} }
impl BitXorAssign<u16> for Wrapping<u16> { fn bitxor_assign(&mut self, other: u16) {} }
impl BitOr for Wrapping<u16> { type Output = Wrapping<u16>; fn bitor(self, other: Wrapping<u16>) -> Wrapping<u16> {} }
impl BitOr<&Wrapping<u16>> for Wrapping<u16> { type Output = Wrapping<u16>; fn bitor(self, other: &Wrapping<u16>) -> Wrapping<u16> {} }
impl BitOrAssign for Wrapping<u16> { fn bitor_assign(&mut self, other: Wrapping<u16>) {} }
impl BitOrAssign<u16> for Wrapping<u16> { fn bitor_assign(&mut self, other: u16) {} }
impl BitAnd for Wrapping<u16> { type Output = Wrapping<u16>; fn bitand(self, other: Wrapping<u16>) -> Wrapping<u16> {} }
impl BitAnd<&Wrapping<u16>> for Wrapping<u16> { type Output = Wrapping<u16>; fn bitand(self, other: &Wrapping<u16>) -> Wrapping<u16> {} }
impl BitAndAssign for Wrapping<u16> { fn bitand_assign(&mut self, other: Wrapping<u16>) {} }
impl BitAndAssign<u16> for Wrapping<u16> { fn bitand_assign(&mut self, other: u16) {} }
impl Not for Wrapping<u16> { type Output = Wrapping<u16>; fn not(self) -> Wrapping<u16> {} }
impl Neg for Wrapping<u16> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<u16> { type Output = Wrapping<u16>; fn shl(self, other: usize) -> Wrapping<u16> {} }
impl ShlAssign<usize> for Wrapping<u16> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<u16> { type Output = Wrapping<u16>; fn shr(self, other: usize) -> Wrapping<u16> {} }
impl ShrAssign<usize> for Wrapping<u16> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<u16> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<u16> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<u16> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<u32> { type Output = Wrapping<u32>; fn add(self, other: Wrapping<u32>) -> Wrapping<u32> {} }
impl Add<&Wrapping<u32>> for Wrapping<u32> { type Output = Wrapping<u32>; fn add(self, other: &Wrapping<u32>) -> Wrapping<u32> {} }
impl AddAssign for Wrapping<u32> { fn add_assign(&mut self, other: Wrapping<u32>) {} }
impl AddAssign<u32> for Wrapping<u32> { fn add_assign(&mut self, other: u32) {} }
impl Sub for Wrapping<u32> { type Output = Wrapping<u32>; fn sub(self, other: Wrapping<u32>) -> Wrapping<u32> {} }
impl Sub<&Wrapping<u32>> for Wrapping<u32> { type Output = Wrapping<u32>; fn sub(self, other: &Wrapping<u32>) -> Wrapping<u32> {} }
impl SubAssign for Wrapping<u32> { fn sub_assign(&mut self, other: Wrapping<u32>) {} }
impl SubAssign<u32> for Wrapping<u32> { fn sub_assign(&mut self, other: u32) {} }
impl Mul for Wrapping<u32> { type Output = Wrapping<u32>; fn mul(self, other: Wrapping<u32>) -> Wrapping<u32> {} }
impl Mul<&Wrapping<u32>> for Wrapping<u32> { type Output = Wrapping<u32>; fn mul(self, other: &Wrapping<u32>) -> Wrapping<u32> {} }
impl MulAssign for Wrapping<u32> { fn mul_assign(&mut self, other: Wrapping<u32>) {} }
impl MulAssign<u32> for Wrapping<u32> { fn mul_assign(&mut self, other: u32) {} }
impl Div for Wrapping<u32> { type Output = Wrapping<u32>; fn div(self, other: Wrapping<u32>) -> Wrapping<u32> {} }
impl Div<&Wrapping<u32>> for Wrapping<u32> { type Output = Wrapping<u32>; fn div(self, other: &Wrapping<u32>) -> Wrapping<u32> {} }
impl DivAssign for Wrapping<u32> { fn div_assign(&mut self, other: Wrapping<u32>) {} }
impl DivAssign<u32> for Wrapping<u32> { fn div_assign(&mut self, other: u32) {} }
impl Rem for Wrapping<u32> { type Output = Wrapping<u32>; fn rem(self, other: Wrapping<u32>) -> Wrapping<u32> {} }
impl Rem<&Wrapping<u32>> for Wrapping<u32> { type Output = Wrapping<u32>; fn rem(self, other: &Wrapping<u32>) -> Wrapping<u32> {} }
impl RemAssign for Wrapping<u32> { fn rem_assign(&mut self, other: Wrapping<u32>) {} }
impl RemAssign<u32> for Wrapping<u32> { fn rem_assign(&mut self, other: u32) {} }
impl BitXor for Wrapping<u32> { type Output = Wrapping<u32>; fn bitxor(self, other: Wrapping<u32>) -> Wrapping<u32> {} }
impl BitXor<&Wrapping<u32>> for Wrapping<u32> { type Output = Wrapping<u32>; fn bitxor(self, other: &Wrapping<u32>) -> Wrapping<u32> {} }
impl BitXorAssign for Wrapping<u32> { fn bitxor_assign(&mut self, other: Wrapping<u32>) {} }
impl BitXorAssign<u32> for Wrapping<u32> { fn bitxor_assign(&mut self, other: u32) {} }
impl BitOr for Wrapping<u32> { type Output = Wrapping<u32>; fn bitor(self, other: Wrapping<u32>) -> Wrapping<u32> {} }
impl BitOr<&Wrapping<u32>> for Wrapping<u32> { type Output = Wrapping<u32>; fn bitor(self, other: &Wrapping<u32>) -> Wrapping<u32> {} }
impl BitOrAssign for Wrapping<u32> { fn bitor_assign(&mut self, other: Wrapping<u32>) {} }
impl BitOrAssign<u32> for Wrapping<u32> { fn bitor_assign(&mut self, other: u32) {} }
impl BitAnd for Wrapping<u32> { type Output = Wrapping<u32>; fn bitand(self, other: Wrapping<u32>) -> Wrapping<u32> {} }
impl BitAnd<&Wrapping<u32>> for Wrapping<u32> { type Output = Wrapping<u32>; fn bitand(self, other: &Wrapping<u32>) -> Wrapping<u32> {} }
impl BitAndAssign for Wrapping<u32> { fn bitand_assign(&mut self, other: Wrapping<u32>) {} }
impl BitAndAssign<u32> for Wrapping<u32> { fn bitand_assign(&mut self, other: u32) {} }
impl Not for Wrapping<u32> { type Output = Wrapping<u32>; fn not(self) -> Wrapping<u32> {} }
impl Neg for Wrapping<u32> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<u32> { type Output = Wrapping<u32>; fn shl(self, other: usize) -> Wrapping<u32> {} }
impl ShlAssign<usize> for Wrapping<u32> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<u32> { type Output = Wrapping<u32>; fn shr(self, other: usize) -> Wrapping<u32> {} }
impl ShrAssign<usize> for Wrapping<u32> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<u32> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<u32> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<u32> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<u64> { type Output = Wrapping<u64>; fn add(self, other: Wrapping<u64>) -> Wrapping<u64> {} }
impl Add<&Wrapping<u64>> for Wrapping<u64> { type Output = Wrapping<u64>; fn add(self, other: &Wrapping<u64>) -> Wrapping<u64> {} }
impl AddAssign for Wrapping<u64> { fn add_assign(&mut self, other: Wrapping<u64>) {} }
impl AddAssign<u64> for Wrapping<u64> { fn add_assign(&mut self, other: u64) {} }
impl Sub for Wrapping<u64> { type Output = Wrapping<u64>; fn sub(self, other: Wrapping<u64>) -> Wrapping<u64> {} }
impl Sub<&Wrapping<u64>> for Wrapping<u64> { type Output = Wrapping<u64>; fn sub(self, other: &Wrapping<u64>) -> Wrapping<u64> {} }
impl SubAssign for Wrapping<u64> { fn sub_assign(&mut self, other: Wrapping<u64>) {} }
impl SubAssign<u64> for Wrapping<u64> { fn sub_assign(&mut self, other: u64) {} }
impl Mul for Wrapping<u64> { type Output = Wrapping<u64>; fn mul(self, other: Wrapping<u64>) -> Wrapping<u64> {} }
impl Mul<&Wrapping<u64>> for Wrapping<u64> { type Output = Wrapping<u64>; fn mul(self, other: &Wrapping<u64>) -> Wrapping<u64> {} }
impl MulAssign for Wrapping<u64> { fn mul_assign(&mut self, other: Wrapping<u64>) {} }
impl MulAssign<u64> for Wrapping<u64> { fn mul_assign(&mut self, other: u64) {} }
impl Div for Wrapping<u64> { type Output = Wrapping<u64>; fn div(self, other: Wrapping<u64>) -> Wrapping<u64> {} }
impl Div<&Wrapping<u64>> for Wrapping<u64> { type Output = Wrapping<u64>; fn div(self, other: &Wrapping<u64>) -> Wrapping<u64> {} }
impl DivAssign for Wrapping<u64> { fn div_assign(&mut self, other: Wrapping<u64>) {} }
impl DivAssign<u64> for Wrapping<u64> { fn div_assign(&mut self, other: u64) {} }
impl Rem for Wrapping<u64> { type Output = Wrapping<u64>; fn rem(self, other: Wrapping<u64>) -> Wrapping<u64> {} }
impl Rem<&Wrapping<u64>> for Wrapping<u64> { type Output = Wrapping<u64>; fn rem(self, other: &Wrapping<u64>) -> Wrapping<u64> {} }
impl RemAssign for Wrapping<u64> { fn rem_assign(&mut self, other: Wrapping<u64>) {} }
impl RemAssign<u64> for Wrapping<u64> { fn rem_assign(&mut self, other: u64) {} }
impl BitXor for Wrapping<u64> { type Output = Wrapping<u64>; fn bitxor(self, other: Wrapping<u64>) -> Wrapping<u64> {} }
impl BitXor<&Wrapping<u64>> for Wrapping<u64> { type Output = Wrapping<u64>; fn bitxor(self, other: &Wrapping<u64>) -> Wrapping<u64> {} }
impl BitXorAssign for Wrapping<u64> { fn bitxor_assign(&mut self, other: Wrapping<u64>) {} }
impl BitXorAssign<u64> for Wrapping<u64> { fn bitxor_assign(&mut self, other: u64) {} }
impl BitOr for Wrapping<u64> { type Output = Wrapping<u64>; fn bitor(self, other: Wrapping<u64>) -> Wrapping<u64> {} }
impl BitOr<&Wrapping<u64>> for Wrapping<u64> { type Output = Wrapping<u64>; fn bitor(self, other: &Wrapping<u64>) -> Wrapping<u64> {} }
impl BitOrAssign for Wrapping<u64> { fn bitor_assign(&mut self, other: Wrapping<u64>) {} }
impl BitOrAssign<u64> for Wrapping<u64> { fn bitor_assign(&mut self, other: u64) {} }
impl BitAnd for Wrapping<u64> { type Output = Wrapping<u64>; fn bitand(self, other: Wrapping<u64>) -> Wrapping<u64> {} }
impl BitAnd<&Wrapping<u64>> for Wrapping<u64> { type Output = Wrapping<u64>; fn bitand(self, other: &Wrapping<u64>) -> Wrapping<u64> {} }
impl BitAndAssign for Wrapping<u64> { fn bitand_assign(&mut self, other: Wrapping<u64>) {} }
impl BitAndAssign<u64> for Wrapping<u64> { fn bitand_assign(&mut self, other: u64) {} }
impl Not for Wrapping<u64> { type Output = Wrapping<u64>; fn not(self) -> Wrapping<u64> {} }
impl Neg for Wrapping<u64> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<u64> { type Output = Wrapping<u64>; fn shl(self, other: usize) -> Wrapping<u64> {} }
impl ShlAssign<usize> for Wrapping<u64> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<u64> { type Output = Wrapping<u64>; fn shr(self, other: usize) -> Wrapping<u64> {} }
impl ShrAssign<usize> for Wrapping<u64> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<u64> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<u64> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<u64> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<u128> { type Output = Wrapping<u128>; fn add(self, other: Wrapping<u128>) -> Wrapping<u128> {} }
impl Add<&Wrapping<u128>> for Wrapping<u128> { type Output = Wrapping<u128>; fn add(self, other: &Wrapping<u128>) -> Wrapping<u128> {} }
impl AddAssign for Wrapping<u128> { fn add_assign(&mut self, other: Wrapping<u128>) {} }
impl AddAssign<u128> for Wrapping<u128> { fn add_assign(&mut self, other: u128) {} }
impl Sub for Wrapping<u128> { type Output = Wrapping<u128>; fn sub(self, other: Wrapping<u128>) -> Wrapping<u128> {} }
impl Sub<&Wrapping<u128>> for Wrapping<u128> { type Output = Wrapping<u128>; fn sub(self, other: &Wrapping<u128>) -> Wrapping<u128> {} }
impl SubAssign for Wrapping<u128> { fn sub_assign(&mut self, other: Wrapping<u128>) {} }
impl SubAssign<u128> for Wrapping<u128> { fn sub_assign(&mut self, other: u128) {} }
impl Mul for Wrapping<u128> { type Output = Wrapping<u128>; fn mul(self, other: Wrapping<u128>) -> Wrapping<u128> {} }
impl Mul<&Wrapping<u128>> for Wrapping<u128> { type Output = Wrapping<u128>; fn mul(self, other: &Wrapping<u128>) -> Wrapping<u128> {} }
impl MulAssign for Wrapping<u128> { fn mul_assign(&mut self, other: Wrapping<u128>) {} }
impl MulAssign<u128> for Wrapping<u128> { fn mul_assign(&mut self, other: u128) {} }
impl Div for Wrapping<u128> { type Output = Wrapping<u128>; fn div(self, other: Wrapping<u128>) -> Wrapping<u128> {} }
impl Div<&Wrapping<u128>> for Wrapping<u128> { type Output = Wrapping<u128>; fn div(self, other: &Wrapping<u128>) -> Wrapping<u128> {} }
impl DivAssign for Wrapping<u128> { fn div_assign(&mut self, other: Wrapping<u128>) {} }
impl DivAssign<u128> for Wrapping<u128> { fn div_assign(&mut self, other: u128) {} }
impl Rem for Wrapping<u128> { type Output = Wrapping<u128>; fn rem(self, other: Wrapping<u128>) -> Wrapping<u128> {} }
impl Rem<&Wrapping<u128>> for Wrapping<u128> { type Output = Wrapping<u128>; fn rem(self, other: &Wrapping<u128>) -> Wrapping<u128> {} }
impl RemAssign for Wrapping<u128> { fn rem_assign(&mut self, other: Wrapping<u128>) {} }
impl RemAssign<u128> for Wrapping<u128> { fn rem_assign(&mut self, other: u128) {} }
impl BitXor for Wrapping<u128> { type Output = Wrapping<u128>; fn bitxor(self, other: Wrapping<u128>) -> Wrapping<u128> {} }
impl BitXor<&Wrapping<u128>> for Wrapping<u128> { type Output = Wrapping<u128>; fn bitxor(self, other: &Wrapping<u128>) -> Wrapping<u128> {} }
impl BitXorAssign for Wrapping<u128> { fn bitxor_assign(&mut self, other: Wrapping<u128>) {} }
impl BitXorAssign<u128> for Wrapping<u128> { fn bitxor_assign(&mut self, other: u128) {} }
impl BitOr for Wrapping<u128> { type Output = Wrapping<u128>; fn bitor(self, other: Wrapping<u128>) -> Wrapping<u128> {} }
impl BitOr<&Wrapping<u128>> for Wrapping<u128> { type Output = Wrapping<u128>; fn bitor(self, other: &Wrapping<u128>) -> Wrapping<u128> {} }
impl BitOrAssign for Wrapping<u128> { fn bitor_assign(&mut self, other: Wrapping<u128>) {} }
impl BitOrAssign<u128> for Wrapping<u128> { fn bitor_assign(&mut self, other: u128) {} }
impl BitAnd for Wrapping<u128> { type Output = Wrapping<u128>; fn bitand(self, other: Wrapping<u128>) -> Wrapping<u128> {} }
impl BitAnd<&Wrapping<u128>> for Wrapping<u128> { type Output = Wrapping<u128>; fn bitand(self, other: &Wrapping<u128>) -> Wrapping<u128> {} }
impl BitAndAssign for Wrapping<u128> { fn bitand_assign(&mut self, other: Wrapping<u128>) {} }
impl BitAndAssign<u128> for Wrapping<u128> { fn bitand_assign(&mut self, other: u128) {} }
impl Not for Wrapping<u128> { type Output = Wrapping<u128>; fn not(self) -> Wrapping<u128> {} }
impl Neg for Wrapping<u128> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<u128> { type Output = Wrapping<u128>; fn shl(self, other: usize) -> Wrapping<u128> {} }
impl ShlAssign<usize> for Wrapping<u128> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<u128> { type Output = Wrapping<u128>; fn shr(self, other: usize) -> Wrapping<u128> {} }
impl ShrAssign<usize> for Wrapping<u128> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<u128> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<u128> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<u128> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<usize> { type Output = Wrapping<usize>; fn add(self, other: Wrapping<usize>) -> Wrapping<usize> {} }
impl Add<&Wrapping<usize>> for Wrapping<usize> { type Output = Wrapping<usize>; fn add(self, other: &Wrapping<usize>) -> Wrapping<usize> {} }
impl AddAssign for Wrapping<usize> { fn add_assign(&mut self, other: Wrapping<usize>) {} }
impl AddAssign<usize> for Wrapping<usize> { fn add_assign(&mut self, other: usize) {} }
impl Sub for Wrapping<usize> { type Output = Wrapping<usize>; fn sub(self, other: Wrapping<usize>) -> Wrapping<usize> {} }
impl Sub<&Wrapping<usize>> for Wrapping<usize> { type Output = Wrapping<usize>; fn sub(self, other: &Wrapping<usize>) -> Wrapping<usize> {} }
impl SubAssign for Wrapping<usize> { fn sub_assign(&mut self, other: Wrapping<usize>) {} }
impl SubAssign<usize> for Wrapping<usize> { fn sub_assign(&mut self, other: usize) {} }
impl Mul for Wrapping<usize> { type Output = Wrapping<usize>; fn mul(self, other: Wrapping<usize>) -> Wrapping<usize> {} }
impl Mul<&Wrapping<usize>> for Wrapping<usize> { type Output = Wrapping<usize>; fn mul(self, other: &Wrapping<usize>) -> Wrapping<usize> {} }
impl MulAssign for Wrapping<usize> { fn mul_assign(&mut self, other: Wrapping<usize>) {} }
impl MulAssign<usize> for Wrapping<usize> { fn mul_assign(&mut self, other: usize) {} }
impl Div for Wrapping<usize> { type Output = Wrapping<usize>; fn div(self, other: Wrapping<usize>) -> Wrapping<usize> {} }
impl Div<&Wrapping<usize>> for Wrapping<usize> { type Output = Wrapping<usize>; fn div(self, other: &Wrapping<usize>) -> Wrapping<usize> {} }
impl DivAssign for Wrapping<usize> { fn div_assign(&mut self, other: Wrapping<usize>) {} }
impl DivAssign<usize> for Wrapping<usize> { fn div_assign(&mut self, other: usize) {} }
impl Rem for Wrapping<usize> { type Output = Wrapping<usize>; fn rem(self, other: Wrapping<usize>) -> Wrapping<usize> {} }
impl Rem<&Wrapping<usize>> for Wrapping<usize> { type Output = Wrapping<usize>; fn rem(self, other: &Wrapping<usize>) -> Wrapping<usize> {} }
impl RemAssign for Wrapping<usize> { fn rem_assign(&mut self, other: Wrapping<usize>) {} }
impl RemAssign<usize> for Wrapping<usize> { fn rem_assign(&mut self, other: usize) {} }
impl BitXor for Wrapping<usize> { type Output = Wrapping<usize>; fn bitxor(self, other: Wrapping<usize>) -> Wrapping<usize> {} }
impl BitXor<&Wrapping<usize>> for Wrapping<usize> { type Output = Wrapping<usize>; fn bitxor(self, other: &Wrapping<usize>) -> Wrapping<usize> {} }
impl BitXorAssign for Wrapping<usize> { fn bitxor_assign(&mut self, other: Wrapping<usize>) {} }
impl BitXorAssign<usize> for Wrapping<usize> { fn bitxor_assign(&mut self, other: usize) {} }
impl BitOr for Wrapping<usize> { type Output = Wrapping<usize>; fn bitor(self, other: Wrapping<usize>) -> Wrapping<usize> {} }
impl BitOr<&Wrapping<usize>> for Wrapping<usize> { type Output = Wrapping<usize>; fn bitor(self, other: &Wrapping<usize>) -> Wrapping<usize> {} }
impl BitOrAssign for Wrapping<usize> { fn bitor_assign(&mut self, other: Wrapping<usize>) {} }
impl BitOrAssign<usize> for Wrapping<usize> { fn bitor_assign(&mut self, other: usize) {} }
impl BitAnd for Wrapping<usize> { type Output = Wrapping<usize>; fn bitand(self, other: Wrapping<usize>) -> Wrapping<usize> {} }
impl BitAnd<&Wrapping<usize>> for Wrapping<usize> { type Output = Wrapping<usize>; fn bitand(self, other: &Wrapping<usize>) -> Wrapping<usize> {} }
impl BitAndAssign for Wrapping<usize> { fn bitand_assign(&mut self, other: Wrapping<usize>) {} }
impl BitAndAssign<usize> for Wrapping<usize> { fn bitand_assign(&mut self, other: usize) {} }
impl Not for Wrapping<usize> { type Output = Wrapping<usize>; fn not(self) -> Wrapping<usize> {} }
impl Neg for Wrapping<usize> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<usize> { type Output = Wrapping<usize>; fn shl(self, other: usize) -> Wrapping<usize> {} }
impl ShlAssign<usize> for Wrapping<usize> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<usize> { type Output = Wrapping<usize>; fn shr(self, other: usize) -> Wrapping<usize> {} }
impl ShrAssign<usize> for Wrapping<usize> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<usize> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<usize> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<usize> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<i8> { type Output = Wrapping<i8>; fn add(self, other: Wrapping<i8>) -> Wrapping<i8> {} }
impl Add<&Wrapping<i8>> for Wrapping<i8> { type Output = Wrapping<i8>; fn add(self, other: &Wrapping<i8>) -> Wrapping<i8> {} }
impl AddAssign for Wrapping<i8> { fn add_assign(&mut self, other: Wrapping<i8>) {} }
impl AddAssign<i8> for Wrapping<i8> { fn add_assign(&mut self, other: i8) {} }
impl Sub for Wrapping<i8> { type Output = Wrapping<i8>; fn sub(self, other: Wrapping<i8>) -> Wrapping<i8> {} }
impl Sub<&Wrapping<i8>> for Wrapping<i8> { type Output = Wrapping<i8>; fn sub(self, other: &Wrapping<i8>) -> Wrapping<i8> {} }
impl SubAssign for Wrapping<i8> { fn sub_assign(&mut self, other: Wrapping<i8>) {} }
impl SubAssign<i8> for Wrapping<i8> { fn sub_assign(&mut self, other: i8) {} }
impl Mul for Wrapping<i8> { type Output = Wrapping<i8>; fn mul(self, other: Wrapping<i8>) -> Wrapping<i8> {} }
impl Mul<&Wrapping<i8>> for Wrapping<i8> { type Output = Wrapping<i8>; fn mul(self, other: &Wrapping<i8>) -> Wrapping<i8> {} }
impl MulAssign for Wrapping<i8> { fn mul_assign(&mut self, other: Wrapping<i8>) {} }
impl MulAssign<i8> for Wrapping<i8> { fn mul_assign(&mut self, other: i8) {} }
impl Div for Wrapping<i8> { type Output = Wrapping<i8>; fn div(self, other: Wrapping<i8>) -> Wrapping<i8> {} }
impl Div<&Wrapping<i8>> for Wrapping<i8> { type Output = Wrapping<i8>; fn div(self, other: &Wrapping<i8>) -> Wrapping<i8> {} }
impl DivAssign for Wrapping<i8> { fn div_assign(&mut self, other: Wrapping<i8>) {} }
impl DivAssign<i8> for Wrapping<i8> { fn div_assign(&mut self, other: i8) {} }
impl Rem for Wrapping<i8> { type Output = Wrapping<i8>; fn rem(self, other: Wrapping<i8>) -> Wrapping<i8> {} }
impl Rem<&Wrapping<i8>> for Wrapping<i8> { type Output = Wrapping<i8>; fn rem(self, other: &Wrapping<i8>) -> Wrapping<i8> {} }
impl RemAssign for Wrapping<i8> { fn rem_assign(&mut self, other: Wrapping<i8>) {} }
impl RemAssign<i8> for Wrapping<i8> { fn rem_assign(&mut self, other: i8) {} }
impl BitXor for Wrapping<i8> { type Output = Wrapping<i8>; fn bitxor(self, other: Wrapping<i8>) -> Wrapping<i8> {} }
impl BitXor<&Wrapping<i8>> for Wrapping<i8> { type Output = Wrapping<i8>; fn bitxor(self, other: &Wrapping<i8>) -> Wrapping<i8> {} }
impl BitXorAssign for Wrapping<i8> { fn bitxor_assign(&mut self, other: Wrapping<i8>) {} }
impl BitXorAssign<i8> for Wrapping<i8> { fn bitxor_assign(&mut self, other: i8) {} }
impl BitOr for Wrapping<i8> { type Output = Wrapping<i8>; fn bitor(self, other: Wrapping<i8>) -> Wrapping<i8> {} }
impl BitOr<&Wrapping<i8>> for Wrapping<i8> { type Output = Wrapping<i8>; fn bitor(self, other: &Wrapping<i8>) -> Wrapping<i8> {} }
impl BitOrAssign for Wrapping<i8> { fn bitor_assign(&mut self, other: Wrapping<i8>) {} }
impl BitOrAssign<i8> for Wrapping<i8> { fn bitor_assign(&mut self, other: i8) {} }
impl BitAnd for Wrapping<i8> { type Output = Wrapping<i8>; fn bitand(self, other: Wrapping<i8>) -> Wrapping<i8> {} }
impl BitAnd<&Wrapping<i8>> for Wrapping<i8> { type Output = Wrapping<i8>; fn bitand(self, other: &Wrapping<i8>) -> Wrapping<i8> {} }
impl BitAndAssign for Wrapping<i8> { fn bitand_assign(&mut self, other: Wrapping<i8>) {} }
impl BitAndAssign<i8> for Wrapping<i8> { fn bitand_assign(&mut self, other: i8) {} }
impl Not for Wrapping<i8> { type Output = Wrapping<i8>; fn not(self) -> Wrapping<i8> {} }
impl Neg for Wrapping<i8> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<i8> { type Output = Wrapping<i8>; fn shl(self, other: usize) -> Wrapping<i8> {} }
impl ShlAssign<usize> for Wrapping<i8> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<i8> { type Output = Wrapping<i8>; fn shr(self, other: usize) -> Wrapping<i8> {} }
impl ShrAssign<usize> for Wrapping<i8> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<i8> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<i8> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<i8> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<i16> { type Output = Wrapping<i16>; fn add(self, other: Wrapping<i16>) -> Wrapping<i16> {} }
impl Add<&Wrapping<i16>> for Wrapping<i16> { type Output = Wrapping<i16>; fn add(self, other: &Wrapping<i16>) -> Wrapping<i16> {} }
impl AddAssign for Wrapping<i16> { fn add_assign(&mut self, other: Wrapping<i16>) {} }
impl AddAssign<i16> for Wrapping<i16> { fn add_assign(&mut self, other: i16) {} }
impl Sub for Wrapping<i16> { type Output = Wrapping<i16>; fn sub(self, other: Wrapping<i16>) -> Wrapping<i16> {} }
impl Sub<&Wrapping<i16>> for Wrapping<i16> { type Output = Wrapping<i16>; fn sub(self, other: &Wrapping<i16>) -> Wrapping<i16> {} }
impl SubAssign for Wrapping<i16> { fn sub_assign(&mut self, other: Wrapping<i16>) {} }
impl SubAssign<i16> for Wrapping<i16> { fn sub_assign(&mut self, other: i16) {} }
impl Mul for Wrapping<i16> { type Output = Wrapping<i16>; fn mul(self, other: Wrapping<i16>) -> Wrapping<i16> {} }
impl Mul<&Wrapping<i16>> for Wrapping<i16> { type Output = Wrapping<i16>; fn mul(self, other: &Wrapping<i16>) -> Wrapping<i16> {} }
impl MulAssign for Wrapping<i16> { fn mul_assign(&mut self, other: Wrapping<i16>) {} }
impl MulAssign<i16> for Wrapping<i16> { fn mul_assign(&mut self, other: i16) {} }
impl Div for Wrapping<i16> { type Output = Wrapping<i16>; fn div(self, other: Wrapping<i16>) -> Wrapping<i16> {} }
impl Div<&Wrapping<i16>> for Wrapping<i16> { type Output = Wrapping<i16>; fn div(self, other: &Wrapping<i16>) -> Wrapping<i16> {} }
impl DivAssign for Wrapping<i16> { fn div_assign(&mut self, other: Wrapping<i16>) {} }
impl DivAssign<i16> for Wrapping<i16> { fn div_assign(&mut self, other: i16) {} }
impl Rem for Wrapping<i16> { type Output = Wrapping<i16>; fn rem(self, other: Wrapping<i16>) -> Wrapping<i16> {} }
impl Rem<&Wrapping<i16>> for Wrapping<i16> { type Output = Wrapping<i16>; fn rem(self, other: &Wrapping<i16>) -> Wrapping<i16> {} }
impl RemAssign for Wrapping<i16> { fn rem_assign(&mut self, other: Wrapping<i16>) {} }
impl RemAssign<i16> for Wrapping<i16> { fn rem_assign(&mut self, other: i16) {} }
impl BitXor for Wrapping<i16> { type Output = Wrapping<i16>; fn bitxor(self, other: Wrapping<i16>) -> Wrapping<i16> {} }
impl BitXor<&Wrapping<i16>> for Wrapping<i16> { type Output = Wrapping<i16>; fn bitxor(self, other: &Wrapping<i16>) -> Wrapping<i16> {} }
impl BitXorAssign for Wrapping<i16> { fn bitxor_assign(&mut self, other: Wrapping<i16>) {} }
impl BitXorAssign<i16> for Wrapping<i16> { fn bitxor_assign(&mut self, other: i16) {} }
impl BitOr for Wrapping<i16> { type Output = Wrapping<i16>; fn bitor(self, other: Wrapping<i16>) -> Wrapping<i16> {} }
impl BitOr<&Wrapping<i16>> for Wrapping<i16> { type Output = Wrapping<i16>; fn bitor(self, other: &Wrapping<i16>) -> Wrapping<i16> {} }
impl BitOrAssign for Wrapping<i16> { fn bitor_assign(&mut self, other: Wrapping<i16>) {} }
impl BitOrAssign<i16> for Wrapping<i16> { fn bitor_assign(&mut self, other: i16) {} }
impl BitAnd for Wrapping<i16> { type Output = Wrapping<i16>; fn bitand(self, other: Wrapping<i16>) -> Wrapping<i16> {} }
impl BitAnd<&Wrapping<i16>> for Wrapping<i16> { type Output = Wrapping<i16>; fn bitand(self, other: &Wrapping<i16>) -> Wrapping<i16> {} }
impl BitAndAssign for Wrapping<i16> { fn bitand_assign(&mut self, other: Wrapping<i16>) {} }
impl BitAndAssign<i16> for Wrapping<i16> { fn bitand_assign(&mut self, other: i16) {} }
impl Not for Wrapping<i16> { type Output = Wrapping<i16>; fn not(self) -> Wrapping<i16> {} }
impl Neg for Wrapping<i16> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<i16> { type Output = Wrapping<i16>; fn shl(self, other: usize) -> Wrapping<i16> {} }
impl ShlAssign<usize> for Wrapping<i16> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<i16> { type Output = Wrapping<i16>; fn shr(self, other: usize) -> Wrapping<i16> {} }
impl ShrAssign<usize> for Wrapping<i16> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<i16> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<i16> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<i16> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<i32> { type Output = Wrapping<i32>; fn add(self, other: Wrapping<i32>) -> Wrapping<i32> {} }
impl Add<&Wrapping<i32>> for Wrapping<i32> { type Output = Wrapping<i32>; fn add(self, other: &Wrapping<i32>) -> Wrapping<i32> {} }
impl AddAssign for Wrapping<i32> { fn add_assign(&mut self, other: Wrapping<i32>) {} }
impl AddAssign<i32> for Wrapping<i32> { fn add_assign(&mut self, other: i32) {} }
impl Sub for Wrapping<i32> { type Output = Wrapping<i32>; fn sub(self, other: Wrapping<i32>) -> Wrapping<i32> {} }
impl Sub<&Wrapping<i32>> for Wrapping<i32> { type Output = Wrapping<i32>; fn sub(self, other: &Wrapping<i32>) -> Wrapping<i32> {} }
impl SubAssign for Wrapping<i32> { fn sub_assign(&mut self, other: Wrapping<i32>) {} }
impl SubAssign<i32> for Wrapping<i32> { fn sub_assign(&mut self, other: i32) {} }
impl Mul for Wrapping<i32> { type Output = Wrapping<i32>; fn mul(self, other: Wrapping<i32>) -> Wrapping<i32> {} }
impl Mul<&Wrapping<i32>> for Wrapping<i32> { type Output = Wrapping<i32>; fn mul(self, other: &Wrapping<i32>) -> Wrapping<i32> {} }
impl MulAssign for Wrapping<i32> { fn mul_assign(&mut self, other: Wrapping<i32>) {} }
impl MulAssign<i32> for Wrapping<i32> { fn mul_assign(&mut self, other: i32) {} }
impl Div for Wrapping<i32> { type Output = Wrapping<i32>; fn div(self, other: Wrapping<i32>) -> Wrapping<i32> {} }
impl Div<&Wrapping<i32>> for Wrapping<i32> { type Output = Wrapping<i32>; fn div(self, other: &Wrapping<i32>) -> Wrapping<i32> {} }
impl DivAssign for Wrapping<i32> { fn div_assign(&mut self, other: Wrapping<i32>) {} }
impl DivAssign<i32> for Wrapping<i32> { fn div_assign(&mut self, other: i32) {} }
impl Rem for Wrapping<i32> { type Output = Wrapping<i32>; fn rem(self, other: Wrapping<i32>) -> Wrapping<i32> {} }
impl Rem<&Wrapping<i32>> for Wrapping<i32> { type Output = Wrapping<i32>; fn rem(self, other: &Wrapping<i32>) -> Wrapping<i32> {} }
impl RemAssign for Wrapping<i32> { fn rem_assign(&mut self, other: Wrapping<i32>) {} }
impl RemAssign<i32> for Wrapping<i32> { fn rem_assign(&mut self, other: i32) {} }
impl BitXor for Wrapping<i32> { type Output = Wrapping<i32>; fn bitxor(self, other: Wrapping<i32>) -> Wrapping<i32> {} }
impl BitXor<&Wrapping<i32>> for Wrapping<i32> { type Output = Wrapping<i32>; fn bitxor(self, other: &Wrapping<i32>) -> Wrapping<i32> {} }
impl BitXorAssign for Wrapping<i32> { fn bitxor_assign(&mut self, other: Wrapping<i32>) {} }
impl BitXorAssign<i32> for Wrapping<i32> { fn bitxor_assign(&mut self, other: i32) {} }
impl BitOr for Wrapping<i32> { type Output = Wrapping<i32>; fn bitor(self, other: Wrapping<i32>) -> Wrapping<i32> {} }
impl BitOr<&Wrapping<i32>> for Wrapping<i32> { type Output = Wrapping<i32>; fn bitor(self, other: &Wrapping<i32>) -> Wrapping<i32> {} }
impl BitOrAssign for Wrapping<i32> { fn bitor_assign(&mut self, other: Wrapping<i32>) {} }
impl BitOrAssign<i32> for Wrapping<i32> { fn bitor_assign(&mut self, other: i32) {} }
impl BitAnd for Wrapping<i32> { type Output = Wrapping<i32>; fn bitand(self, other: Wrapping<i32>) -> Wrapping<i32> {} }
impl BitAnd<&Wrapping<i32>> for Wrapping<i32> { type Output = Wrapping<i32>; fn bitand(self, other: &Wrapping<i32>) -> Wrapping<i32> {} }
impl BitAndAssign for Wrapping<i32> { fn bitand_assign(&mut self, other: Wrapping<i32>) {} }
impl BitAndAssign<i32> for Wrapping<i32> { fn bitand_assign(&mut self, other: i32) {} }
impl Not for Wrapping<i32> { type Output = Wrapping<i32>; fn not(self) -> Wrapping<i32> {} }
impl Neg for Wrapping<i32> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<i32> { type Output = Wrapping<i32>; fn shl(self, other: usize) -> Wrapping<i32> {} }
impl ShlAssign<usize> for Wrapping<i32> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<i32> { type Output = Wrapping<i32>; fn shr(self, other: usize) -> Wrapping<i32> {} }
impl ShrAssign<usize> for Wrapping<i32> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<i32> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<i32> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<i32> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<i64> { type Output = Wrapping<i64>; fn add(self, other: Wrapping<i64>) -> Wrapping<i64> {} }
impl Add<&Wrapping<i64>> for Wrapping<i64> { type Output = Wrapping<i64>; fn add(self, other: &Wrapping<i64>) -> Wrapping<i64> {} }
impl AddAssign for Wrapping<i64> { fn add_assign(&mut self, other: Wrapping<i64>) {} }
impl AddAssign<i64> for Wrapping<i64> { fn add_assign(&mut self, other: i64) {} }
impl Sub for Wrapping<i64> { type Output = Wrapping<i64>; fn sub(self, other: Wrapping<i64>) -> Wrapping<i64> {} }
impl Sub<&Wrapping<i64>> for Wrapping<i64> { type Output = Wrapping<i64>; fn sub(self, other: &Wrapping<i64>) -> Wrapping<i64> {} }
impl SubAssign for Wrapping<i64> { fn sub_assign(&mut self, other: Wrapping<i64>) {} }
impl SubAssign<i64> for Wrapping<i64> { fn sub_assign(&mut self, other: i64) {} }
impl Mul for Wrapping<i64> { type Output = Wrapping<i64>; fn mul(self, other: Wrapping<i64>) -> Wrapping<i64> {} }
impl Mul<&Wrapping<i64>> for Wrapping<i64> { type Output = Wrapping<i64>; fn mul(self, other: &Wrapping<i64>) -> Wrapping<i64> {} }
impl MulAssign for Wrapping<i64> { fn mul_assign(&mut self, other: Wrapping<i64>) {} }
impl MulAssign<i64> for Wrapping<i64> { fn mul_assign(&mut self, other: i64) {} }
impl Div for Wrapping<i64> { type Output = Wrapping<i64>; fn div(self, other: Wrapping<i64>) -> Wrapping<i64> {} }
impl Div<&Wrapping<i64>> for Wrapping<i64> { type Output = Wrapping<i64>; fn div(self, other: &Wrapping<i64>) -> Wrapping<i64> {} }
impl DivAssign for Wrapping<i64> { fn div_assign(&mut self, other: Wrapping<i64>) {} }
impl DivAssign<i64> for Wrapping<i64> { fn div_assign(&mut self, other: i64) {} }
impl Rem for Wrapping<i64> { type Output = Wrapping<i64>; fn rem(self, other: Wrapping<i64>) -> Wrapping<i64> {} }
impl Rem<&Wrapping<i64>> for Wrapping<i64> { type Output = Wrapping<i64>; fn rem(self, other: &Wrapping<i64>) -> Wrapping<i64> {} }
impl RemAssign for Wrapping<i64> { fn rem_assign(&mut self, other: Wrapping<i64>) {} }
impl RemAssign<i64> for Wrapping<i64> { fn rem_assign(&mut self, other: i64) {} }
impl BitXor for Wrapping<i64> { type Output = Wrapping<i64>; fn bitxor(self, other: Wrapping<i64>) -> Wrapping<i64> {} }
impl BitXor<&Wrapping<i64>> for Wrapping<i64> { type Output = Wrapping<i64>; fn bitxor(self, other: &Wrapping<i64>) -> Wrapping<i64> {} }
impl BitXorAssign for Wrapping<i64> { fn bitxor_assign(&mut self, other: Wrapping<i64>) {} }
impl BitXorAssign<i64> for Wrapping<i64> { fn bitxor_assign(&mut self, other: i64) {} }
impl BitOr for Wrapping<i64> { type Output = Wrapping<i64>; fn bitor(self, other: Wrapping<i64>) -> Wrapping<i64> {} }
impl BitOr<&Wrapping<i64>> for Wrapping<i64> { type Output = Wrapping<i64>; fn bitor(self, other: &Wrapping<i64>) -> Wrapping<i64> {} }
impl BitOrAssign for Wrapping<i64> { fn bitor_assign(&mut self, other: Wrapping<i64>) {} }
impl BitOrAssign<i64> for Wrapping<i64> { fn bitor_assign(&mut self, other: i64) {} }
impl BitAnd for Wrapping<i64> { type Output = Wrapping<i64>; fn bitand(self, other: Wrapping<i64>) -> Wrapping<i64> {} }
impl BitAnd<&Wrapping<i64>> for Wrapping<i64> { type Output = Wrapping<i64>; fn bitand(self, other: &Wrapping<i64>) -> Wrapping<i64> {} }
impl BitAndAssign for Wrapping<i64> { fn bitand_assign(&mut self, other: Wrapping<i64>) {} }
impl BitAndAssign<i64> for Wrapping<i64> { fn bitand_assign(&mut self, other: i64) {} }
impl Not for Wrapping<i64> { type Output = Wrapping<i64>; fn not(self) -> Wrapping<i64> {} }
impl Neg for Wrapping<i64> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<i64> { type Output = Wrapping<i64>; fn shl(self, other: usize) -> Wrapping<i64> {} }
impl ShlAssign<usize> for Wrapping<i64> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<i64> { type Output = Wrapping<i64>; fn shr(self, other: usize) -> Wrapping<i64> {} }
impl ShrAssign<usize> for Wrapping<i64> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<i64> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<i64> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<i64> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<i128> { type Output = Wrapping<i128>; fn add(self, other: Wrapping<i128>) -> Wrapping<i128> {} }
impl Add<&Wrapping<i128>> for Wrapping<i128> { type Output = Wrapping<i128>; fn add(self, other: &Wrapping<i128>) -> Wrapping<i128> {} }
impl AddAssign for Wrapping<i128> { fn add_assign(&mut self, other: Wrapping<i128>) {} }
impl AddAssign<i128> for Wrapping<i128> { fn add_assign(&mut self, other: i128) {} }
impl Sub for Wrapping<i128> { type Output = Wrapping<i128>; fn sub(self, other: Wrapping<i128>) -> Wrapping<i128> {} }
impl Sub<&Wrapping<i128>> for Wrapping<i128> { type Output = Wrapping<i128>; fn sub(self, other: &Wrapping<i128>) -> Wrapping<i128> {} }
impl SubAssign for Wrapping<i128> { fn sub_assign(&mut self, other: Wrapping<i128>) {} }
impl SubAssign<i128> for Wrapping<i128> { fn sub_assign(&mut self, other: i128) {} }
impl Mul for Wrapping<i128> { type Output = Wrapping<i128>; fn mul(self, other: Wrapping<i128>) -> Wrapping<i128> {} }
impl Mul<&Wrapping<i128>> for Wrapping<i128> { type Output = Wrapping<i128>; fn mul(self, other: &Wrapping<i128>) -> Wrapping<i128> {} }
impl MulAssign for Wrapping<i128> { fn mul_assign(&mut self, other: Wrapping<i128>) {} }
impl MulAssign<i128> for Wrapping<i128> { fn mul_assign(&mut self, other: i128) {} }
impl Div for Wrapping<i128> { type Output = Wrapping<i128>; fn div(self, other: Wrapping<i128>) -> Wrapping<i128> {} }
impl Div<&Wrapping<i128>> for Wrapping<i128> { type Output = Wrapping<i128>; fn div(self, other: &Wrapping<i128>) -> Wrapping<i128> {} }
impl DivAssign for Wrapping<i128> { fn div_assign(&mut self, other: Wrapping<i128>) {} }
impl DivAssign<i128> for Wrapping<i128> { fn div_assign(&mut self, other: i128) {} }
impl Rem for Wrapping<i128> { type Output = Wrapping<i128>; fn rem(self, other: Wrapping<i128>) -> Wrapping<i128> {} }
impl Rem<&Wrapping<i128>> for Wrapping<i128> { type Output = Wrapping<i128>; fn rem(self, other: &Wrapping<i128>) -> Wrapping<i128> {} }
impl RemAssign for Wrapping<i128> { fn rem_assign(&mut self, other: Wrapping<i128>) {} }
impl RemAssign<i128> for Wrapping<i128> { fn rem_assign(&mut self, other: i128) {} }
impl BitXor for Wrapping<i128> { type Output = Wrapping<i128>; fn bitxor(self, other: Wrapping<i128>) -> Wrapping<i128> {} }
impl BitXor<&Wrapping<i128>> for Wrapping<i128> { type Output = Wrapping<i128>; fn bitxor(self, other: &Wrapping<i128>) -> Wrapping<i128> {} }
impl BitXorAssign for Wrapping<i128> { fn bitxor_assign(&mut self, other: Wrapping<i128>) {} }
impl BitXorAssign<i128> for Wrapping<i128> { fn bitxor_assign(&mut self, other: i128) {} }
impl BitOr for Wrapping<i128> { type Output = Wrapping<i128>; fn bitor(self, other: Wrapping<i128>) -> Wrapping<i128> {} }
impl BitOr<&Wrapping<i128>> for Wrapping<i128> { type Output = Wrapping<i128>; fn bitor(self, other: &Wrapping<i128>) -> Wrapping<i128> {} }
impl BitOrAssign for Wrapping<i128> { fn bitor_assign(&mut self, other: Wrapping<i128>) {} }
impl BitOrAssign<i128> for Wrapping<i128> { fn bitor_assign(&mut self, other: i128) {} }
impl BitAnd for Wrapping<i128> { type Output = Wrapping<i128>; fn bitand(self, other: Wrapping<i128>) -> Wrapping<i128> {} }
impl BitAnd<&Wrapping<i128>> for Wrapping<i128> { type Output = Wrapping<i128>; fn bitand(self, other: &Wrapping<i128>) -> Wrapping<i128> {} }
impl BitAndAssign for Wrapping<i128> { fn bitand_assign(&mut self, other: Wrapping<i128>) {} }
impl BitAndAssign<i128> for Wrapping<i128> { fn bitand_assign(&mut self, other: i128) {} }
impl Not for Wrapping<i128> { type Output = Wrapping<i128>; fn not(self) -> Wrapping<i128> {} }
impl Neg for Wrapping<i128> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<i128> { type Output = Wrapping<i128>; fn shl(self, other: usize) -> Wrapping<i128> {} }
impl ShlAssign<usize> for Wrapping<i128> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<i128> { type Output = Wrapping<i128>; fn shr(self, other: usize) -> Wrapping<i128> {} }
impl ShrAssign<usize> for Wrapping<i128> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<i128> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<i128> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<i128> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Wrapping<isize> { type Output = Wrapping<isize>; fn add(self, other: Wrapping<isize>) -> Wrapping<isize> {} }
impl Add<&Wrapping<isize>> for Wrapping<isize> { type Output = Wrapping<isize>; fn add(self, other: &Wrapping<isize>) -> Wrapping<isize> {} }
impl AddAssign for Wrapping<isize> { fn add_assign(&mut self, other: Wrapping<isize>) {} }
impl AddAssign<isize> for Wrapping<isize> { fn add_assign(&mut self, other: isize) {} }
impl Sub for Wrapping<isize> { type Output = Wrapping<isize>; fn sub(self, other: Wrapping<isize>) -> Wrapping<isize> {} }
impl Sub<&Wrapping<isize>> for Wrapping<isize> { type Output = Wrapping<isize>; fn sub(self, other: &Wrapping<isize>) -> Wrapping<isize> {} }
impl SubAssign for Wrapping<isize> { fn sub_assign(&mut self, other: Wrapping<isize>) {} }
impl SubAssign<isize> for Wrapping<isize> { fn sub_assign(&mut self, other: isize) {} }
impl Mul for Wrapping<isize> { type Output = Wrapping<isize>; fn mul(self, other: Wrapping<isize>) -> Wrapping<isize> {} }
impl Mul<&Wrapping<isize>> for Wrapping<isize> { type Output = Wrapping<isize>; fn mul(self, other: &Wrapping<isize>) -> Wrapping<isize> {} }
impl MulAssign for Wrapping<isize> { fn mul_assign(&mut self, other: Wrapping<isize>) {} }
impl MulAssign<isize> for Wrapping<isize> { fn mul_assign(&mut self, other: isize) {} }
impl Div for Wrapping<isize> { type Output = Wrapping<isize>; fn div(self, other: Wrapping<isize>) -> Wrapping<isize> {} }
impl Div<&Wrapping<isize>> for Wrapping<isize> { type Output = Wrapping<isize>; fn div(self, other: &Wrapping<isize>) -> Wrapping<isize> {} }
impl DivAssign for Wrapping<isize> { fn div_assign(&mut self, other: Wrapping<isize>) {} }
impl DivAssign<isize> for Wrapping<isize> { fn div_assign(&mut self, other: isize) {} }
impl Rem for Wrapping<isize> { type Output = Wrapping<isize>; fn rem(self, other: Wrapping<isize>) -> Wrapping<isize> {} }
impl Rem<&Wrapping<isize>> for Wrapping<isize> { type Output = Wrapping<isize>; fn rem(self, other: &Wrapping<isize>) -> Wrapping<isize> {} }
impl RemAssign for Wrapping<isize> { fn rem_assign(&mut self, other: Wrapping<isize>) {} }
impl RemAssign<isize> for Wrapping<isize> { fn rem_assign(&mut self, other: isize) {} }
impl BitXor for Wrapping<isize> { type Output = Wrapping<isize>; fn bitxor(self, other: Wrapping<isize>) -> Wrapping<isize> {} }
impl BitXor<&Wrapping<isize>> for Wrapping<isize> { type Output = Wrapping<isize>; fn bitxor(self, other: &Wrapping<isize>) -> Wrapping<isize> {} }
impl BitXorAssign for Wrapping<isize> { fn bitxor_assign(&mut self, other: Wrapping<isize>) {} }
impl BitXorAssign<isize> for Wrapping<isize> { fn bitxor_assign(&mut self, other: isize) {} }
impl BitOr for Wrapping<isize> { type Output = Wrapping<isize>; fn bitor(self, other: Wrapping<isize>) -> Wrapping<isize> {} }
impl BitOr<&Wrapping<isize>> for Wrapping<isize> { type Output = Wrapping<isize>; fn bitor(self, other: &Wrapping<isize>) -> Wrapping<isize> {} }
impl BitOrAssign for Wrapping<isize> { fn bitor_assign(&mut self, other: Wrapping<isize>) {} }
impl BitOrAssign<isize> for Wrapping<isize> { fn bitor_assign(&mut self, other: isize) {} }
impl BitAnd for Wrapping<isize> { type Output = Wrapping<isize>; fn bitand(self, other: Wrapping<isize>) -> Wrapping<isize> {} }
impl BitAnd<&Wrapping<isize>> for Wrapping<isize> { type Output = Wrapping<isize>; fn bitand(self, other: &Wrapping<isize>) -> Wrapping<isize> {} }
impl BitAndAssign for Wrapping<isize> { fn bitand_assign(&mut self, other: Wrapping<isize>) {} }
impl BitAndAssign<isize> for Wrapping<isize> { fn bitand_assign(&mut self, other: isize) {} }
impl Not for Wrapping<isize> { type Output = Wrapping<isize>; fn not(self) -> Wrapping<isize> {} }
impl Neg for Wrapping<isize> { type Output = Self; fn neg(self) -> Self {} }
impl Shl<usize> for Wrapping<isize> { type Output = Wrapping<isize>; fn shl(self, other: usize) -> Wrapping<isize> {} }
impl ShlAssign<usize> for Wrapping<isize> { fn shl_assign(&mut self, other: usize) {} }
impl Shr<usize> for Wrapping<isize> { type Output = Wrapping<isize>; fn shr(self, other: usize) -> Wrapping<isize> {} }
impl ShrAssign<usize> for Wrapping<isize> { fn shr_assign(&mut self, other: usize) {} }
impl Sum for Wrapping<isize> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Product for Wrapping<isize> { fn product<I: Iterator<Item = Self>>(iter: I) -> Self {} }
impl Wrapping<isize> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
#[derive(PartialEq, PartialOrd, Eq, Ord, Clone, Copy, Default, Hash)]
pub struct Saturating<T>(pub T);
impl<T: fmt::Debug> fmt::Debug for Saturating<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::Display> fmt::Display for Saturating<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::Binary> fmt::Binary for Saturating<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::Octal> fmt::Octal for Saturating<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::LowerHex> fmt::LowerHex for Saturating<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: fmt::UpperHex> fmt::UpperHex for Saturating<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl Add for Saturating<u8> { type Output = Saturating<u8>; fn add(self, other: Saturating<u8>) -> Saturating<u8> {} }
impl Add<&Saturating<u8>> for Saturating<u8> { type Output = Saturating<u8>; fn add(self, other: &Saturating<u8>) -> Saturating<u8> {} }
impl AddAssign for Saturating<u8> { fn add_assign(&mut self, other: Saturating<u8>) {} }
impl AddAssign<u8> for Saturating<u8> { fn add_assign(&mut self, other: u8) {} }
impl Sub for Saturating<u8> { type Output = Saturating<u8>; fn sub(self, other: Saturating<u8>) -> Saturating<u8> {} }
impl Sub<&Saturating<u8>> for Saturating<u8> { type Output = Saturating<u8>; fn sub(self, other: &Saturating<u8>) -> Saturating<u8> {} }
impl SubAssign for Saturating<u8> { fn sub_assign(&mut self, other: Saturating<u8>) {} }
impl SubAssign<u8> for Saturating<u8> { fn sub_assign(&mut self, other: u8) {} }
impl Mul for Saturating<u8> { type Output = Saturating<u8>; fn mul(self, other: Saturating<u8>) -> Saturating<u8> {} }
impl Mul<&Saturating<u8>> for Saturating<u8> { type Output = Saturating<u8>; fn mul(self, other: &Saturating<u8>) -> Saturating<u8> {} }
impl MulAssign for Saturating<u8> { fn mul_assign(&mut self, other: Saturating<u8>) {} }
impl MulAssign<u8> for Saturating<u8> { fn mul_assign(&mut self, other: u8) {} }
impl Div for Saturating<u8> { type Output = Saturating<u8>; fn div(self, other: Saturating<u8>) -> Saturating<u8> {} }
impl Div<&Saturating<u8>> for Saturating<u8> { type Output = Saturating<u8>; fn div(self, other: &Saturating<u8>) -> Saturating<u8> {} }
impl DivAssign for Saturating<u8> { fn div_assign(&mut self, other: Saturating<u8>) {} }
impl DivAssign<u8> for Saturating<u8> { fn div_assign(&mut self, other: u8) {} }
impl Rem for Saturating<u8> { type Output = Saturating<u8>; fn rem(self, other: Saturating<u8>) -> Saturating<u8> {} }
impl Rem<&Saturating<u8>> for Saturating<u8> { type Output = Saturating<u8>; fn rem(self, other: &Saturating<u8>) -> Saturating<u8> {} }
impl RemAssign for Saturating<u8> { fn rem_assign(&mut self, other: Saturating<u8>) {} }
impl RemAssign<u8> for Saturating<u8> { fn rem_assign(&mut self, other: u8) {} }
impl BitXor for Saturating<u8> { type Output = Saturating<u8>; fn bitxor(self, other: Saturating<u8>) -> Saturating<u8> {} }
impl BitXor<&Saturating<u8>> for Saturating<u8> { type Output = Saturating<u8>; fn bitxor(self, other: &Saturating<u8>) -> Saturating<u8> {} }
impl BitXorAssign for Saturating<u8> { fn bitxor_assign(&mut self, other: Saturating<u8>) {} }
impl BitXorAssign<u8> for Saturating<u8> { fn bitxor_assign(&mut self, other: u8) {} }
impl BitOr for Saturating<u8> { type Output = Saturating<u8>; fn bitor(self, other: Saturating<u8>) -> Saturating<u8> {} }
impl BitOr<&Saturating<u8>> for Saturating<u8> { type Output = Saturating<u8>; fn bitor(self, other: &Saturating<u8>) -> Saturating<u8> {} }
impl BitOrAssign for Saturating<u8> { fn bitor_assign(&mut self, other: Saturating<u8>) {} }
impl BitOrAssign<u8> for Saturating<u8> { fn bitor_assign(&mut self, other: u8) {} }
impl BitAnd for Saturating<u8> { type Output = Saturating<u8>; fn bitand(self, other: Saturating<u8>) -> Saturating<u8> {} }
impl BitAnd<&Saturating<u8>> for Saturating<u8> { type Output = Saturating<u8>; fn bitand(self, other: &Saturating<u8>) -> Saturating<u8> {} }
impl BitAndAssign for Saturating<u8> { fn bitand_assign(&mut self, other: Saturating<u8>) {} }
impl BitAndAssign<u8> for Saturating<u8> { fn bitand_assign(&mut self, other: u8) {} }
impl Not for Saturating<u8> { type Output = Saturating<u8>; fn not(self) -> Saturating<u8> {} }
impl Saturating<u8> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<u16> { type Output = Saturating<u16>; fn add(self, other: Saturating<u16>) -> Saturating<u16> {} }
impl Add<&Saturating<u16>> for Saturating<u16> { type Output = Saturating<u16>; fn add(self, other: &Saturating<u16>) -> Saturating<u16> {} }
impl AddAssign for Saturating<u16> { fn add_assign(&mut self, other: Saturating<u16>) {} }
impl AddAssign<u16> for Saturating<u16> { fn add_assign(&mut self, other: u16) {} }
impl Sub for Saturating<u16> { type Output = Saturating<u16>; fn sub(self, other: Saturating<u16>) -> Saturating<u16> {} }
impl Sub<&Saturating<u16>> for Saturating<u16> { type Output = Saturating<u16>; fn sub(self, other: &Saturating<u16>) -> Saturating<u16> {} }
impl SubAssign for Saturating<u16> { fn sub_assign(&mut self, other: Saturating<u16>) {} }
impl SubAssign<u16> for Saturating<u16> { fn sub_assign(&mut self, other: u16) {} }
impl Mul for Saturating<u16> { type Output = Saturating<u16>; fn mul(self, other: Saturating<u16>) -> Saturating<u16> {} }
impl Mul<&Saturating<u16>> for Saturating<u16> { type Output = Saturating<u16>; fn mul(self, other: &Saturating<u16>) -> Saturating<u16> {} }
impl MulAssign for Saturating<u16> { fn mul_assign(&mut self, other: Saturating<u16>) {} }
impl MulAssign<u16> for Saturating<u16> { fn mul_assign(&mut self, other: u16) {} }
impl Div for Saturating<u16> { type Output = Saturating<u16>; fn div(self, other: Saturating<u16>) -> Saturating<u16> {} }
impl Div<&Saturating<u16>> for Saturating<u16> { type Output = Saturating<u16>; fn div(self, other: &Saturating<u16>) -> Saturating<u16> {} }
impl DivAssign for Saturating<u16> { fn div_assign(&mut self, other: Saturating<u16>) {} }
impl DivAssign<u16> for Saturating<u16> { fn div_assign(&mut self, other: u16) {} }
impl Rem for Saturating<u16> { type Output = Saturating<u16>; fn rem(self, other: Saturating<u16>) -> Saturating<u16> {} }
impl Rem<&Saturating<u16>> for Saturating<u16> { type Output = Saturating<u16>; fn rem(self, other: &Saturating<u16>) -> Saturating<u16> {} }
impl RemAssign for Saturating<u16> { fn rem_assign(&mut self, other: Saturating<u16>) {} }
impl RemAssign<u16> for Saturating<u16> { fn rem_assign(&mut self, other: u16) {} }
impl BitXor for Saturating<u16> { type Output = Saturating<u16>; fn bitxor(self, other: Saturating<u16>) -> Saturating<u16> {} }
impl BitXor<&Saturating<u16>> for Saturating<u16> { type Output = Saturating<u16>; fn bitxor(self, other: &Saturating<u16>) -> Saturating<u16> {} }
impl BitXorAssign for Saturating<u16> { fn bitxor_assign(&mut self, other: Saturating<u16>) {} }
impl BitXorAssign<u16> for Saturating<u16> { fn bitxor_assign(&mut self, other: u16) {} }
impl BitOr for Saturating<u16> { type Output = Saturating<u16>; fn bitor(self, other: Saturating<u16>) -> Saturating<u16> {} }
impl BitOr<&Saturating<u16>> for Saturating<u16> { type Output = Saturating<u16>; fn bitor(self, other: &Saturating<u16>) -> Saturating<u16> {} }
impl BitOrAssign for Saturating<u16> { fn bitor_assign(&mut self, other: Saturating<u16>) {} }
impl BitOrAssign<u16> for Saturating<u16> { fn bitor_assign(&mut self, other: u16) {} }
impl BitAnd for Saturating<u16> { type Output = Saturating<u16>; fn bitand(self, other: Saturating<u16>) -> Saturating<u16> {} }
impl BitAnd<&Saturating<u16>> for Saturating<u16> { type Output = Saturating<u16>; fn bitand(self, other: &Saturating<u16>) -> Saturating<u16> {} }
impl BitAndAssign for Saturating<u16> { fn bitand_assign(&mut self, other: Saturating<u16>) {} }
impl BitAndAssign<u16> for Saturating<u16> { fn bitand_assign(&mut self, other: u16) {} }
impl Not for Saturating<u16> { type Output = Saturating<u16>; fn not(self) -> Saturating<u16> {} }
impl Saturating<u16> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<u32> { type Output = Saturating<u32>; fn add(self, other: Saturating<u32>) -> Saturating<u32> {} }
impl Add<&Saturating<u32>> for Saturating<u32> { type Output = Saturating<u32>; fn add(self, other: &Saturating<u32>) -> Saturating<u32> {} }
impl AddAssign for Saturating<u32> { fn add_assign(&mut self, other: Saturating<u32>) {} }
impl AddAssign<u32> for Saturating<u32> { fn add_assign(&mut self, other: u32) {} }
impl Sub for Saturating<u32> { type Output = Saturating<u32>; fn sub(self, other: Saturating<u32>) -> Saturating<u32> {} }
impl Sub<&Saturating<u32>> for Saturating<u32> { type Output = Saturating<u32>; fn sub(self, other: &Saturating<u32>) -> Saturating<u32> {} }
impl SubAssign for Saturating<u32> { fn sub_assign(&mut self, other: Saturating<u32>) {} }
impl SubAssign<u32> for Saturating<u32> { fn sub_assign(&mut self, other: u32) {} }
impl Mul for Saturating<u32> { type Output = Saturating<u32>; fn mul(self, other: Saturating<u32>) -> Saturating<u32> {} }
impl Mul<&Saturating<u32>> for Saturating<u32> { type Output = Saturating<u32>; fn mul(self, other: &Saturating<u32>) -> Saturating<u32> {} }
impl MulAssign for Saturating<u32> { fn mul_assign(&mut self, other: Saturating<u32>) {} }
impl MulAssign<u32> for Saturating<u32> { fn mul_assign(&mut self, other: u32) {} }
impl Div for Saturating<u32> { type Output = Saturating<u32>; fn div(self, other: Saturating<u32>) -> Saturating<u32> {} }
impl Div<&Saturating<u32>> for Saturating<u32> { type Output = Saturating<u32>; fn div(self, other: &Saturating<u32>) -> Saturating<u32> {} }
impl DivAssign for Saturating<u32> { fn div_assign(&mut self, other: Saturating<u32>) {} }
impl DivAssign<u32> for Saturating<u32> { fn div_assign(&mut self, other: u32) {} }
impl Rem for Saturating<u32> { type Output = Saturating<u32>; fn rem(self, other: Saturating<u32>) -> Saturating<u32> {} }
impl Rem<&Saturating<u32>> for Saturating<u32> { type Output = Saturating<u32>; fn rem(self, other: &Saturating<u32>) -> Saturating<u32> {} }
impl RemAssign for Saturating<u32> { fn rem_assign(&mut self, other: Saturating<u32>) {} }
impl RemAssign<u32> for Saturating<u32> { fn rem_assign(&mut self, other: u32) {} }
impl BitXor for Saturating<u32> { type Output = Saturating<u32>; fn bitxor(self, other: Saturating<u32>) -> Saturating<u32> {} }
impl BitXor<&Saturating<u32>> for Saturating<u32> { type Output = Saturating<u32>; fn bitxor(self, other: &Saturating<u32>) -> Saturating<u32> {} }
impl BitXorAssign for Saturating<u32> { fn bitxor_assign(&mut self, other: Saturating<u32>) {} }
impl BitXorAssign<u32> for Saturating<u32> { fn bitxor_assign(&mut self, other: u32) {} }
impl BitOr for Saturating<u32> { type Output = Saturating<u32>; fn bitor(self, other: Saturating<u32>) -> Saturating<u32> {} }
impl BitOr<&Saturating<u32>> for Saturating<u32> { type Output = Saturating<u32>; fn bitor(self, other: &Saturating<u32>) -> Saturating<u32> {} }
impl BitOrAssign for Saturating<u32> { fn bitor_assign(&mut self, other: Saturating<u32>) {} }
impl BitOrAssign<u32> for Saturating<u32> { fn bitor_assign(&mut self, other: u32) {} }
impl BitAnd for Saturating<u32> { type Output = Saturating<u32>; fn bitand(self, other: Saturating<u32>) -> Saturating<u32> {} }
impl BitAnd<&Saturating<u32>> for Saturating<u32> { type Output = Saturating<u32>; fn bitand(self, other: &Saturating<u32>) -> Saturating<u32> {} }
impl BitAndAssign for Saturating<u32> { fn bitand_assign(&mut self, other: Saturating<u32>) {} }
impl BitAndAssign<u32> for Saturating<u32> { fn bitand_assign(&mut self, other: u32) {} }
impl Not for Saturating<u32> { type Output = Saturating<u32>; fn not(self) -> Saturating<u32> {} }
impl Saturating<u32> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<u64> { type Output = Saturating<u64>; fn add(self, other: Saturating<u64>) -> Saturating<u64> {} }
impl Add<&Saturating<u64>> for Saturating<u64> { type Output = Saturating<u64>; fn add(self, other: &Saturating<u64>) -> Saturating<u64> {} }
impl AddAssign for Saturating<u64> { fn add_assign(&mut self, other: Saturating<u64>) {} }
impl AddAssign<u64> for Saturating<u64> { fn add_assign(&mut self, other: u64) {} }
impl Sub for Saturating<u64> { type Output = Saturating<u64>; fn sub(self, other: Saturating<u64>) -> Saturating<u64> {} }
impl Sub<&Saturating<u64>> for Saturating<u64> { type Output = Saturating<u64>; fn sub(self, other: &Saturating<u64>) -> Saturating<u64> {} }
impl SubAssign for Saturating<u64> { fn sub_assign(&mut self, other: Saturating<u64>) {} }
impl SubAssign<u64> for Saturating<u64> { fn sub_assign(&mut self, other: u64) {} }
impl Mul for Saturating<u64> { type Output = Saturating<u64>; fn mul(self, other: Saturating<u64>) -> Saturating<u64> {} }
impl Mul<&Saturating<u64>> for Saturating<u64> { type Output = Saturating<u64>; fn mul(self, other: &Saturating<u64>) -> Saturating<u64> {} }
impl MulAssign for Saturating<u64> { fn mul_assign(&mut self, other: Saturating<u64>) {} }
impl MulAssign<u64> for Saturating<u64> { fn mul_assign(&mut self, other: u64) {} }
impl Div for Saturating<u64> { type Output = Saturating<u64>; fn div(self, other: Saturating<u64>) -> Saturating<u64> {} }
impl Div<&Saturating<u64>> for Saturating<u64> { type Output = Saturating<u64>; fn div(self, other: &Saturating<u64>) -> Saturating<u64> {} }
impl DivAssign for Saturating<u64> { fn div_assign(&mut self, other: Saturating<u64>) {} }
impl DivAssign<u64> for Saturating<u64> { fn div_assign(&mut self, other: u64) {} }
impl Rem for Saturating<u64> { type Output = Saturating<u64>; fn rem(self, other: Saturating<u64>) -> Saturating<u64> {} }
impl Rem<&Saturating<u64>> for Saturating<u64> { type Output = Saturating<u64>; fn rem(self, other: &Saturating<u64>) -> Saturating<u64> {} }
impl RemAssign for Saturating<u64> { fn rem_assign(&mut self, other: Saturating<u64>) {} }
impl RemAssign<u64> for Saturating<u64> { fn rem_assign(&mut self, other: u64) {} }
impl BitXor for Saturating<u64> { type Output = Saturating<u64>; fn bitxor(self, other: Saturating<u64>) -> Saturating<u64> {} }
impl BitXor<&Saturating<u64>> for Saturating<u64> { type Output = Saturating<u64>; fn bitxor(self, other: &Saturating<u64>) -> Saturating<u64> {} }
impl BitXorAssign for Saturating<u64> { fn bitxor_assign(&mut self, other: Saturating<u64>) {} }
impl BitXorAssign<u64> for Saturating<u64> { fn bitxor_assign(&mut self, other: u64) {} }
impl BitOr for Saturating<u64> { type Output = Saturating<u64>; fn bitor(self, other: Saturating<u64>) -> Saturating<u64> {} }
impl BitOr<&Saturating<u64>> for Saturating<u64> { type Output = Saturating<u64>; fn bitor(self, other: &Saturating<u64>) -> Saturating<u64> {} }
impl BitOrAssign for Saturating<u64> { fn bitor_assign(&mut self, other: Saturating<u64>) {} }
impl BitOrAssign<u64> for Saturating<u64> { fn bitor_assign(&mut self, other: u64) {} }
impl BitAnd for Saturating<u64> { type Output = Saturating<u64>; fn bitand(self, other: Saturating<u64>) -> Saturating<u64> {} }
impl BitAnd<&Saturating<u64>> for Saturating<u64> { type Output = Saturating<u64>; fn bitand(self, other: &Saturating<u64>) -> Saturating<u64> {} }
impl BitAndAssign for Saturating<u64> { fn bitand_assign(&mut self, other: Saturating<u64>) {} }
impl BitAndAssign<u64> for Saturating<u64> { fn bitand_assign(&mut self, other: u64) {} }
impl Not for Saturating<u64> { type Output = Saturating<u64>; fn not(self) -> Saturating<u64> {} }
impl Saturating<u64> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<u128> { type Output = Saturating<u128>; fn add(self, other: Saturating<u128>) -> Saturating<u128> {} }
impl Add<&Saturating<u128>> for Saturating<u128> { type Output = Saturating<u128>; fn add(self, other: &Saturating<u128>) -> Saturating<u128> {} }
impl AddAssign for Saturating<u128> { fn add_assign(&mut self, other: Saturating<u128>) {} }
impl AddAssign<u128> for Saturating<u128> { fn add_assign(&mut self, other: u128) {} }
impl Sub for Saturating<u128> { type Output = Saturating<u128>; fn sub(self, other: Saturating<u128>) -> Saturating<u128> {} }
impl Sub<&Saturating<u128>> for Saturating<u128> { type Output = Saturating<u128>; fn sub(self, other: &Saturating<u128>) -> Saturating<u128> {} }
impl SubAssign for Saturating<u128> { fn sub_assign(&mut self, other: Saturating<u128>) {} }
impl SubAssign<u128> for Saturating<u128> { fn sub_assign(&mut self, other: u128) {} }
impl Mul for Saturating<u128> { type Output = Saturating<u128>; fn mul(self, other: Saturating<u128>) -> Saturating<u128> {} }
impl Mul<&Saturating<u128>> for Saturating<u128> { type Output = Saturating<u128>; fn mul(self, other: &Saturating<u128>) -> Saturating<u128> {} }
impl MulAssign for Saturating<u128> { fn mul_assign(&mut self, other: Saturating<u128>) {} }
impl MulAssign<u128> for Saturating<u128> { fn mul_assign(&mut self, other: u128) {} }
impl Div for Saturating<u128> { type Output = Saturating<u128>; fn div(self, other: Saturating<u128>) -> Saturating<u128> {} }
impl Div<&Saturating<u128>> for Saturating<u128> { type Output = Saturating<u128>; fn div(self, other: &Saturating<u128>) -> Saturating<u128> {} }
impl DivAssign for Saturating<u128> { fn div_assign(&mut self, other: Saturating<u128>) {} }
impl DivAssign<u128> for Saturating<u128> { fn div_assign(&mut self, other: u128) {} }
impl Rem for Saturating<u128> { type Output = Saturating<u128>; fn rem(self, other: Saturating<u128>) -> Saturating<u128> {} }
impl Rem<&Saturating<u128>> for Saturating<u128> { type Output = Saturating<u128>; fn rem(self, other: &Saturating<u128>) -> Saturating<u128> {} }
impl RemAssign for Saturating<u128> { fn rem_assign(&mut self, other: Saturating<u128>) {} }
impl RemAssign<u128> for Saturating<u128> { fn rem_assign(&mut self, other: u128) {} }
impl BitXor for Saturating<u128> { type Output = Saturating<u128>; fn bitxor(self, other: Saturating<u128>) -> Saturating<u128> {} }
impl BitXor<&Saturating<u128>> for Saturating<u128> { type Output = Saturating<u128>; fn bitxor(self, other: &Saturating<u128>) -> Saturating<u128> {} }
impl BitXorAssign for Saturating<u128> { fn bitxor_assign(&mut self, other: Saturating<u128>) {} }
impl BitXorAssign<u128> for Saturating<u128> { fn bitxor_assign(&mut self, other: u128) {} }
impl BitOr for Saturating<u128> { type Output = Saturating<u128>; fn bitor(self, other: Saturating<u128>) -> Saturating<u128> {} }
impl BitOr<&Saturating<u128>> for Saturating<u128> { type Output = Saturating<u128>; fn bitor(self, other: &Saturating<u128>) -> Saturating<u128> {} }
impl BitOrAssign for Saturating<u128> { fn bitor_assign(&mut self, other: Saturating<u128>) {} }
impl BitOrAssign<u128> for Saturating<u128> { fn bitor_assign(&mut self, other: u128) {} }
impl BitAnd for Saturating<u128> { type Output = Saturating<u128>; fn bitand(self, other: Saturating<u128>) -> Saturating<u128> {} }
impl BitAnd<&Saturating<u128>> for Saturating<u128> { type Output = Saturating<u128>; fn bitand(self, other: &Saturating<u128>) -> Saturating<u128> {} }
impl BitAndAssign for Saturating<u128> { fn bitand_assign(&mut self, other: Saturating<u128>) {} }
impl BitAndAssign<u128> for Saturating<u128> { fn bitand_assign(&mut self, other: u128) {} }
impl Not for Saturating<u128> { type Output = Saturating<u128>; fn not(self) -> Saturating<u128> {} }
impl Saturating<u128> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<usize> { type Output = Saturating<usize>; fn add(self, other: Saturating<usize>) -> Saturating<usize> {} }
impl Add<&Saturating<usize>> for Saturating<usize> { type Output = Saturating<usize>; fn add(self, other: &Saturating<usize>) -> Saturating<usize> {} }
impl AddAssign for Saturating<usize> { fn add_assign(&mut self, other: Saturating<usize>) {} }
impl AddAssign<usize> for Saturating<usize> { fn add_assign(&mut self, other: usize) {} }
impl Sub for Saturating<usize> { type Output = Saturating<usize>; fn sub(self, other: Saturating<usize>) -> Saturating<usize> {} }
impl Sub<&Saturating<usize>> for Saturating<usize> { type Output = Saturating<usize>; fn sub(self, other: &Saturating<usize>) -> Saturating<usize> {} }
impl SubAssign for Saturating<usize> { fn sub_assign(&mut self, other: Saturating<usize>) {} }
impl SubAssign<usize> for Saturating<usize> { fn sub_assign(&mut self, other: usize) {} }
impl Mul for Saturating<usize> { type Output = Saturating<usize>; fn mul(self, other: Saturating<usize>) -> Saturating<usize> {} }
impl Mul<&Saturating<usize>> for Saturating<usize> { type Output = Saturating<usize>; fn mul(self, other: &Saturating<usize>) -> Saturating<usize> {} }
impl MulAssign for Saturating<usize> { fn mul_assign(&mut self, other: Saturating<usize>) {} }
impl MulAssign<usize> for Saturating<usize> { fn mul_assign(&mut self, other: usize) {} }
impl Div for Saturating<usize> { type Output = Saturating<usize>; fn div(self, other: Saturating<usize>) -> Saturating<usize> {} }
impl Div<&Saturating<usize>> for Saturating<usize> { type Output = Saturating<usize>; fn div(self, other: &Saturating<usize>) -> Saturating<usize> {} }
impl DivAssign for Saturating<usize> { fn div_assign(&mut self, other: Saturating<usize>) {} }
impl DivAssign<usize> for Saturating<usize> { fn div_assign(&mut self, other: usize) {} }
impl Rem for Saturating<usize> { type Output = Saturating<usize>; fn rem(self, other: Saturating<usize>) -> Saturating<usize> {} }
impl Rem<&Saturating<usize>> for Saturating<usize> { type Output = Saturating<usize>; fn rem(self, other: &Saturating<usize>) -> Saturating<usize> {} }
impl RemAssign for Saturating<usize> { fn rem_assign(&mut self, other: Saturating<usize>) {} }
impl RemAssign<usize> for Saturating<usize> { fn rem_assign(&mut self, other: usize) {} }
impl BitXor for Saturating<usize> { type Output = Saturating<usize>; fn bitxor(self, other: Saturating<usize>) -> Saturating<usize> {} }
impl BitXor<&Saturating<usize>> for Saturating<usize> { type Output = Saturating<usize>; fn bitxor(self, other: &Saturating<usize>) -> Saturating<usize> {} }
impl BitXorAssign for Saturating<usize> { fn bitxor_assign(&mut self, other: Saturating<usize>) {} }
impl BitXorAssign<usize> for Saturating<usize> { fn bitxor_assign(&mut self, other: usize) {} }
impl BitOr for Saturating<usize> { type Output = Saturating<usize>; fn bitor(self, other: Saturating<usize>) -> Saturating<usize> {} }
impl BitOr<&Saturating<usize>> for Saturating<usize> { type Output = Saturating<usize>; fn bitor(self, other: &Saturating<usize>) -> Saturating<usize> {} }
impl BitOrAssign for Saturating<usize> { fn bitor_assign(&mut self, other: Saturating<usize>) {} }
impl BitOrAssign<usize> for Saturating<usize> { fn bitor_assign(&mut self, other: usize) {} }
impl BitAnd for Saturating<usize> { type Output = Saturating<usize>; fn bitand(self, other: Saturating<usize>) -> Saturating<usize> {} }
impl BitAnd<&Saturating<usize>> for Saturating<usize> { type Output = Saturating<usize>; fn bitand(self, other: &Saturating<usize>) -> Saturating<usize> {} }
impl BitAndAssign for Saturating<usize> { fn bitand_assign(&mut self, other: Saturating<usize>) {} }
impl BitAndAssign<usize> for Saturating<usize> { fn bitand_assign(&mut self, other: usize) {} }
impl Not for Saturating<usize> { type Output = Saturating<usize>; fn not(self) -> Saturating<usize> {} }
impl Saturating<usize> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn is_power_of_two(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<i8> { type Output = Saturating<i8>; fn add(self, other: Saturating<i8>) -> Saturating<i8> {} }
impl Add<&Saturating<i8>> for Saturating<i8> { type Output = Saturating<i8>; fn add(self, other: &Saturating<i8>) -> Saturating<i8> {} }
impl AddAssign for Saturating<i8> { fn add_assign(&mut self, other: Saturating<i8>) {} }
impl AddAssign<i8> for Saturating<i8> { fn add_assign(&mut self, other: i8) {} }
impl Sub for Saturating<i8> { type Output = Saturating<i8>; fn sub(self, other: Saturating<i8>) -> Saturating<i8> {} }
impl Sub<&Saturating<i8>> for Saturating<i8> { type Output = Saturating<i8>; fn sub(self, other: &Saturating<i8>) -> Saturating<i8> {} }
impl SubAssign for Saturating<i8> { fn sub_assign(&mut self, other: Saturating<i8>) {} }
impl SubAssign<i8> for Saturating<i8> { fn sub_assign(&mut self, other: i8) {} }
impl Mul for Saturating<i8> { type Output = Saturating<i8>; fn mul(self, other: Saturating<i8>) -> Saturating<i8> {} }
impl Mul<&Saturating<i8>> for Saturating<i8> { type Output = Saturating<i8>; fn mul(self, other: &Saturating<i8>) -> Saturating<i8> {} }
impl MulAssign for Saturating<i8> { fn mul_assign(&mut self, other: Saturating<i8>) {} }
impl MulAssign<i8> for Saturating<i8> { fn mul_assign(&mut self, other: i8) {} }
impl Div for Saturating<i8> { type Output = Saturating<i8>; fn div(self, other: Saturating<i8>) -> Saturating<i8> {} }
impl Div<&Saturating<i8>> for Saturating<i8> { type Output = Saturating<i8>; fn div(self, other: &Saturating<i8>) -> Saturating<i8> {} }
impl DivAssign for Saturating<i8> { fn div_assign(&mut self, other: Saturating<i8>) {} }
impl DivAssign<i8> for Saturating<i8> { fn div_assign(&mut self, other: i8) {} }
impl Rem for Saturating<i8> { type Output = Saturating<i8>; fn rem(self, other: Saturating<i8>) -> Saturating<i8> {} }
impl Rem<&Saturating<i8>> for Saturating<i8> { type Output = Saturating<i8>; fn rem(self, other: &Saturating<i8>) -> Saturating<i8> {} }
impl RemAssign for Saturating<i8> { fn rem_assign(&mut self, other: Saturating<i8>) {} }
impl RemAssign<i8> for Saturating<i8> { fn rem_assign(&mut self, other: i8) {} }
impl BitXor for Saturating<i8> { type Output = Saturating<i8>; fn bitxor(self, other: Saturating<i8>) -> Saturating<i8> {} }
impl BitXor<&Saturating<i8>> for Saturating<i8> { type Output = Saturating<i8>; fn bitxor(self, other: &Saturating<i8>) -> Saturating<i8> {} }
impl BitXorAssign for Saturating<i8> { fn bitxor_assign(&mut self, other: Saturating<i8>) {} }
impl BitXorAssign<i8> for Saturating<i8> { fn bitxor_assign(&mut self, other: i8) {} }
impl BitOr for Saturating<i8> { type Output = Saturating<i8>; fn bitor(self, other: Saturating<i8>) -> Saturating<i8> {} }
impl BitOr<&Saturating<i8>> for Saturating<i8> { type Output = Saturating<i8>; fn bitor(self, other: &Saturating<i8>) -> Saturating<i8> {} }
impl BitOrAssign for Saturating<i8> { fn bitor_assign(&mut self, other: Saturating<i8>) {} }
impl BitOrAssign<i8> for Saturating<i8> { fn bitor_assign(&mut self, other: i8) {} }
impl BitAnd for Saturating<i8> { type Output = Saturating<i8>; fn bitand(self, other: Saturating<i8>) -> Saturating<i8> {} }
impl BitAnd<&Saturating<i8>> for Saturating<i8> { type Output = Saturating<i8>; fn bitand(self, other: &Saturating<i8>) -> Saturating<i8> {} }
impl BitAndAssign for Saturating<i8> { fn bitand_assign(&mut self, other: Saturating<i8>) {} }
impl BitAndAssign<i8> for Saturating<i8> { fn bitand_assign(&mut self, other: i8) {} }
impl Not for Saturating<i8> { type Output = Saturating<i8>; fn not(self) -> Saturating<i8> {} }
impl Neg for Saturating<i8> { type Output = Self; fn neg(self) -> Self {} }
impl Saturating<i8> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<i16> { type Output = Saturating<i16>; fn add(self, other: Saturating<i16>) -> Saturating<i16> {} }
impl Add<&Saturating<i16>> for Saturating<i16> { type Output = Saturating<i16>; fn add(self, other: &Saturating<i16>) -> Saturating<i16> {} }
impl AddAssign for Saturating<i16> { fn add_assign(&mut self, other: Saturating<i16>) {} }
impl AddAssign<i16> for Saturating<i16> { fn add_assign(&mut self, other: i16) {} }
impl Sub for Saturating<i16> { type Output = Saturating<i16>; fn sub(self, other: Saturating<i16>) -> Saturating<i16> {} }
impl Sub<&Saturating<i16>> for Saturating<i16> { type Output = Saturating<i16>; fn sub(self, other: &Saturating<i16>) -> Saturating<i16> {} }
impl SubAssign for Saturating<i16> { fn sub_assign(&mut self, other: Saturating<i16>) {} }
impl SubAssign<i16> for Saturating<i16> { fn sub_assign(&mut self, other: i16) {} }
impl Mul for Saturating<i16> { type Output = Saturating<i16>; fn mul(self, other: Saturating<i16>) -> Saturating<i16> {} }
impl Mul<&Saturating<i16>> for Saturating<i16> { type Output = Saturating<i16>; fn mul(self, other: &Saturating<i16>) -> Saturating<i16> {} }
impl MulAssign for Saturating<i16> { fn mul_assign(&mut self, other: Saturating<i16>) {} }
impl MulAssign<i16> for Saturating<i16> { fn mul_assign(&mut self, other: i16) {} }
impl Div for Saturating<i16> { type Output = Saturating<i16>; fn div(self, other: Saturating<i16>) -> Saturating<i16> {} }
impl Div<&Saturating<i16>> for Saturating<i16> { type Output = Saturating<i16>; fn div(self, other: &Saturating<i16>) -> Saturating<i16> {} }
impl DivAssign for Saturating<i16> { fn div_assign(&mut self, other: Saturating<i16>) {} }
impl DivAssign<i16> for Saturating<i16> { fn div_assign(&mut self, other: i16) {} }
impl Rem for Saturating<i16> { type Output = Saturating<i16>; fn rem(self, other: Saturating<i16>) -> Saturating<i16> {} }
impl Rem<&Saturating<i16>> for Saturating<i16> { type Output = Saturating<i16>; fn rem(self, other: &Saturating<i16>) -> Saturating<i16> {} }
impl RemAssign for Saturating<i16> { fn rem_assign(&mut self, other: Saturating<i16>) {} }
impl RemAssign<i16> for Saturating<i16> { fn rem_assign(&mut self, other: i16) {} }
impl BitXor for Saturating<i16> { type Output = Saturating<i16>; fn bitxor(self, other: Saturating<i16>) -> Saturating<i16> {} }
impl BitXor<&Saturating<i16>> for Saturating<i16> { type Output = Saturating<i16>; fn bitxor(self, other: &Saturating<i16>) -> Saturating<i16> {} }
impl BitXorAssign for Saturating<i16> { fn bitxor_assign(&mut self, other: Saturating<i16>) {} }
impl BitXorAssign<i16> for Saturating<i16> { fn bitxor_assign(&mut self, other: i16) {} }
impl BitOr for Saturating<i16> { type Output = Saturating<i16>; fn bitor(self, other: Saturating<i16>) -> Saturating<i16> {} }
impl BitOr<&Saturating<i16>> for Saturating<i16> { type Output = Saturating<i16>; fn bitor(self, other: &Saturating<i16>) -> Saturating<i16> {} }
impl BitOrAssign for Saturating<i16> { fn bitor_assign(&mut self, other: Saturating<i16>) {} }
impl BitOrAssign<i16> for Saturating<i16> { fn bitor_assign(&mut self, other: i16) {} }
impl BitAnd for Saturating<i16> { type Output = Saturating<i16>; fn bitand(self, other: Saturating<i16>) -> Saturating<i16> {} }
impl BitAnd<&Saturating<i16>> for Saturating<i16> { type Output = Saturating<i16>; fn bitand(self, other: &Saturating<i16>) -> Saturating<i16> {} }
impl BitAndAssign for Saturating<i16> { fn bitand_assign(&mut self, other: Saturating<i16>) {} }
impl BitAndAssign<i16> for Saturating<i16> { fn bitand_assign(&mut self, other: i16) {} }
impl Not for Saturating<i16> { type Output = Saturating<i16>; fn not(self) -> Saturating<i16> {} }
impl Neg for Saturating<i16> { type Output = Self; fn neg(self) -> Self {} }
impl Saturating<i16> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<i32> { type Output = Saturating<i32>; fn add(self, other: Saturating<i32>) -> Saturating<i32> {} }
impl Add<&Saturating<i32>> for Saturating<i32> { type Output = Saturating<i32>; fn add(self, other: &Saturating<i32>) -> Saturating<i32> {} }
impl AddAssign for Saturating<i32> { fn add_assign(&mut self, other: Saturating<i32>) {} }
impl AddAssign<i32> for Saturating<i32> { fn add_assign(&mut self, other: i32) {} }
impl Sub for Saturating<i32> { type Output = Saturating<i32>; fn sub(self, other: Saturating<i32>) -> Saturating<i32> {} }
impl Sub<&Saturating<i32>> for Saturating<i32> { type Output = Saturating<i32>; fn sub(self, other: &Saturating<i32>) -> Saturating<i32> {} }
impl SubAssign for Saturating<i32> { fn sub_assign(&mut self, other: Saturating<i32>) {} }
impl SubAssign<i32> for Saturating<i32> { fn sub_assign(&mut self, other: i32) {} }
impl Mul for Saturating<i32> { type Output = Saturating<i32>; fn mul(self, other: Saturating<i32>) -> Saturating<i32> {} }
impl Mul<&Saturating<i32>> for Saturating<i32> { type Output = Saturating<i32>; fn mul(self, other: &Saturating<i32>) -> Saturating<i32> {} }
impl MulAssign for Saturating<i32> { fn mul_assign(&mut self, other: Saturating<i32>) {} }
impl MulAssign<i32> for Saturating<i32> { fn mul_assign(&mut self, other: i32) {} }
impl Div for Saturating<i32> { type Output = Saturating<i32>; fn div(self, other: Saturating<i32>) -> Saturating<i32> {} }
impl Div<&Saturating<i32>> for Saturating<i32> { type Output = Saturating<i32>; fn div(self, other: &Saturating<i32>) -> Saturating<i32> {} }
impl DivAssign for Saturating<i32> { fn div_assign(&mut self, other: Saturating<i32>) {} }
impl DivAssign<i32> for Saturating<i32> { fn div_assign(&mut self, other: i32) {} }
impl Rem for Saturating<i32> { type Output = Saturating<i32>; fn rem(self, other: Saturating<i32>) -> Saturating<i32> {} }
impl Rem<&Saturating<i32>> for Saturating<i32> { type Output = Saturating<i32>; fn rem(self, other: &Saturating<i32>) -> Saturating<i32> {} }
impl RemAssign for Saturating<i32> { fn rem_assign(&mut self, other: Saturating<i32>) {} }
impl RemAssign<i32> for Saturating<i32> { fn rem_assign(&mut self, other: i32) {} }
impl BitXor for Saturating<i32> { type Output = Saturating<i32>; fn bitxor(self, other: Saturating<i32>) -> Saturating<i32> {} }
impl BitXor<&Saturating<i32>> for Saturating<i32> { type Output = Saturating<i32>; fn bitxor(self, other: &Saturating<i32>) -> Saturating<i32> {} }
impl BitXorAssign for Saturating<i32> { fn bitxor_assign(&mut self, other: Saturating<i32>) {} }
impl BitXorAssign<i32> for Saturating<i32> { fn bitxor_assign(&mut self, other: i32) {} }
impl BitOr for Saturating<i32> { type Output = Saturating<i32>; fn bitor(self, other: Saturating<i32>) -> Saturating<i32> {} }
impl BitOr<&Saturating<i32>> for Saturating<i32> { type Output = Saturating<i32>; fn bitor(self, other: &Saturating<i32>) -> Saturating<i32> {} }
impl BitOrAssign for Saturating<i32> { fn bitor_assign(&mut self, other: Saturating<i32>) {} }
impl BitOrAssign<i32> for Saturating<i32> { fn bitor_assign(&mut self, other: i32) {} }
impl BitAnd for Saturating<i32> { type Output = Saturating<i32>; fn bitand(self, other: Saturating<i32>) -> Saturating<i32> {} }
impl BitAnd<&Saturating<i32>> for Saturating<i32> { type Output = Saturating<i32>; fn bitand(self, other: &Saturating<i32>) -> Saturating<i32> {} }
impl BitAndAssign for Saturating<i32> { fn bitand_assign(&mut self, other: Saturating<i32>) {} }
impl BitAndAssign<i32> for Saturating<i32> { fn bitand_assign(&mut self, other: i32) {} }
impl Not for Saturating<i32> { type Output = Saturating<i32>; fn not(self) -> Saturating<i32> {} }
impl Neg for Saturating<i32> { type Output = Self; fn neg(self) -> Self {} }
impl Saturating<i32> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<i64> { type Output = Saturating<i64>; fn add(self, other: Saturating<i64>) -> Saturating<i64> {} }
impl Add<&Saturating<i64>> for Saturating<i64> { type Output = Saturating<i64>; fn add(self, other: &Saturating<i64>) -> Saturating<i64> {} }
impl AddAssign for Saturating<i64> { fn add_assign(&mut self, other: Saturating<i64>) {} }
impl AddAssign<i64> for Saturating<i64> { fn add_assign(&mut self, other: i64) {} }
impl Sub for Saturating<i64> { type Output = Saturating<i64>; fn sub(self, other: Saturating<i64>) -> Saturating<i64> {} }
impl Sub<&Saturating<i64>> for Saturating<i64> { type Output = Saturating<i64>; fn sub(self, other: &Saturating<i64>) -> Saturating<i64> {} }
impl SubAssign for Saturating<i64> { fn sub_assign(&mut self, other: Saturating<i64>) {} }
impl SubAssign<i64> for Saturating<i64> { fn sub_assign(&mut self, other: i64) {} }
impl Mul for Saturating<i64> { type Output = Saturating<i64>; fn mul(self, other: Saturating<i64>) -> Saturating<i64> {} }
impl Mul<&Saturating<i64>> for Saturating<i64> { type Output = Saturating<i64>; fn mul(self, other: &Saturating<i64>) -> Saturating<i64> {} }
impl MulAssign for Saturating<i64> { fn mul_assign(&mut self, other: Saturating<i64>) {} }
impl MulAssign<i64> for Saturating<i64> { fn mul_assign(&mut self, other: i64) {} }
impl Div for Saturating<i64> { type Output = Saturating<i64>; fn div(self, other: Saturating<i64>) -> Saturating<i64> {} }
impl Div<&Saturating<i64>> for Saturating<i64> { type Output = Saturating<i64>; fn div(self, other: &Saturating<i64>) -> Saturating<i64> {} }
impl DivAssign for Saturating<i64> { fn div_assign(&mut self, other: Saturating<i64>) {} }
impl DivAssign<i64> for Saturating<i64> { fn div_assign(&mut self, other: i64) {} }
impl Rem for Saturating<i64> { type Output = Saturating<i64>; fn rem(self, other: Saturating<i64>) -> Saturating<i64> {} }
impl Rem<&Saturating<i64>> for Saturating<i64> { type Output = Saturating<i64>; fn rem(self, other: &Saturating<i64>) -> Saturating<i64> {} }
impl RemAssign for Saturating<i64> { fn rem_assign(&mut self, other: Saturating<i64>) {} }
impl RemAssign<i64> for Saturating<i64> { fn rem_assign(&mut self, other: i64) {} }
impl BitXor for Saturating<i64> { type Output = Saturating<i64>; fn bitxor(self, other: Saturating<i64>) -> Saturating<i64> {} }
impl BitXor<&Saturating<i64>> for Saturating<i64> { type Output = Saturating<i64>; fn bitxor(self, other: &Saturating<i64>) -> Saturating<i64> {} }
impl BitXorAssign for Saturating<i64> { fn bitxor_assign(&mut self, other: Saturating<i64>) {} }
impl BitXorAssign<i64> for Saturating<i64> { fn bitxor_assign(&mut self, other: i64) {} }
impl BitOr for Saturating<i64> { type Output = Saturating<i64>; fn bitor(self, other: Saturating<i64>) -> Saturating<i64> {} }
impl BitOr<&Saturating<i64>> for Saturating<i64> { type Output = Saturating<i64>; fn bitor(self, other: &Saturating<i64>) -> Saturating<i64> {} }
impl BitOrAssign for Saturating<i64> { fn bitor_assign(&mut self, other: Saturating<i64>) {} }
impl BitOrAssign<i64> for Saturating<i64> { fn bitor_assign(&mut self, other: i64) {} }
impl BitAnd for Saturating<i64> { type Output = Saturating<i64>; fn bitand(self, other: Saturating<i64>) -> Saturating<i64> {} }
impl BitAnd<&Saturating<i64>> for Saturating<i64> { type Output = Saturating<i64>; fn bitand(self, other: &Saturating<i64>) -> Saturating<i64> {} }
impl BitAndAssign for Saturating<i64> { fn bitand_assign(&mut self, other: Saturating<i64>) {} }
impl BitAndAssign<i64> for Saturating<i64> { fn bitand_assign(&mut self, other: i64) {} }
impl Not for Saturating<i64> { type Output = Saturating<i64>; fn not(self) -> Saturating<i64> {} }
impl Neg for Saturating<i64> { type Output = Self; fn neg(self) -> Self {} }
impl Saturating<i64> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<i128> { type Output = Saturating<i128>; fn add(self, other: Saturating<i128>) -> Saturating<i128> {} }
impl Add<&Saturating<i128>> for Saturating<i128> { type Output = Saturating<i128>; fn add(self, other: &Saturating<i128>) -> Saturating<i128> {} }
impl AddAssign for Saturating<i128> { fn add_assign(&mut self, other: Saturating<i128>) {} }
impl AddAssign<i128> for Saturating<i128> { fn add_assign(&mut self, other: i128) {} }
impl Sub for Saturating<i128> { type Output = Saturating<i128>; fn sub(self, other: Saturating<i128>) -> Saturating<i128> {} }
impl Sub<&Saturating<i128>> for Saturating<i128> { type Output = Saturating<i128>; fn sub(self, other: &Saturating<i128>) -> Saturating<i128> {} }
impl SubAssign for Saturating<i128> { fn sub_assign(&mut self, other: Saturating<i128>) {} }
impl SubAssign<i128> for Saturating<i128> { fn sub_assign(&mut self, other: i128) {} }
impl Mul for Saturating<i128> { type Output = Saturating<i128>; fn mul(self, other: Saturating<i128>) -> Saturating<i128> {} }
impl Mul<&Saturating<i128>> for Saturating<i128> { type Output = Saturating<i128>; fn mul(self, other: &Saturating<i128>) -> Saturating<i128> {} }
impl MulAssign for Saturating<i128> { fn mul_assign(&mut self, other: Saturating<i128>) {} }
impl MulAssign<i128> for Saturating<i128> { fn mul_assign(&mut self, other: i128) {} }
impl Div for Saturating<i128> { type Output = Saturating<i128>; fn div(self, other: Saturating<i128>) -> Saturating<i128> {} }
impl Div<&Saturating<i128>> for Saturating<i128> { type Output = Saturating<i128>; fn div(self, other: &Saturating<i128>) -> Saturating<i128> {} }
impl DivAssign for Saturating<i128> { fn div_assign(&mut self, other: Saturating<i128>) {} }
impl DivAssign<i128> for Saturating<i128> { fn div_assign(&mut self, other: i128) {} }
impl Rem for Saturating<i128> { type Output = Saturating<i128>; fn rem(self, other: Saturating<i128>) -> Saturating<i128> {} }
impl Rem<&Saturating<i128>> for Saturating<i128> { type Output = Saturating<i128>; fn rem(self, other: &Saturating<i128>) -> Saturating<i128> {} }
impl RemAssign for Saturating<i128> { fn rem_assign(&mut self, other: Saturating<i128>) {} }
impl RemAssign<i128> for Saturating<i128> { fn rem_assign(&mut self, other: i128) {} }
impl BitXor for Saturating<i128> { type Output = Saturating<i128>; fn bitxor(self, other: Saturating<i128>) -> Saturating<i128> {} }
impl BitXor<&Saturating<i128>> for Saturating<i128> { type Output = Saturating<i128>; fn bitxor(self, other: &Saturating<i128>) -> Saturating<i128> {} }
impl BitXorAssign for Saturating<i128> { fn bitxor_assign(&mut self, other: Saturating<i128>) {} }
impl BitXorAssign<i128> for Saturating<i128> { fn bitxor_assign(&mut self, other: i128) {} }
impl BitOr for Saturating<i128> { type Output = Saturating<i128>; fn bitor(self, other: Saturating<i128>) -> Saturating<i128> {} }
impl BitOr<&Saturating<i128>> for Saturating<i128> { type Output = Saturating<i128>; fn bitor(self, other: &Saturating<i128>) -> Saturating<i128> {} }
impl BitOrAssign for Saturating<i128> { fn bitor_assign(&mut self, other: Saturating<i128>) {} }
impl BitOrAssign<i128> for Saturating<i128> { fn bitor_assign(&mut self, other: i128) {} }
impl BitAnd for Saturating<i128> { type Output = Saturating<i128>; fn bitand(self, other: Saturating<i128>) -> Saturating<i128> {} }
impl BitAnd<&Saturating<i128>> for Saturating<i128> { type Output = Saturating<i128>; fn bitand(self, other: &Saturating<i128>) -> Saturating<i128> {} }
impl BitAndAssign for Saturating<i128> { fn bitand_assign(&mut self, other: Saturating<i128>) {} }
impl BitAndAssign<i128> for Saturating<i128> { fn bitand_assign(&mut self, other: i128) {} }
impl Not for Saturating<i128> { type Output = Saturating<i128>; fn not(self) -> Saturating<i128> {} }
impl Neg for Saturating<i128> { type Output = Self; fn neg(self) -> Self {} }
impl Saturating<i128> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl Add for Saturating<isize> { type Output = Saturating<isize>; fn add(self, other: Saturating<isize>) -> Saturating<isize> {} }
impl Add<&Saturating<isize>> for Saturating<isize> { type Output = Saturating<isize>; fn add(self, other: &Saturating<isize>) -> Saturating<isize> {} }
impl AddAssign for Saturating<isize> { fn add_assign(&mut self, other: Saturating<isize>) {} }
impl AddAssign<isize> for Saturating<isize> { fn add_assign(&mut self, other: isize) {} }
impl Sub for Saturating<isize> { type Output = Saturating<isize>; fn sub(self, other: Saturating<isize>) -> Saturating<isize> {} }
impl Sub<&Saturating<isize>> for Saturating<isize> { type Output = Saturating<isize>; fn sub(self, other: &Saturating<isize>) -> Saturating<isize> {} }
impl SubAssign for Saturating<isize> { fn sub_assign(&mut self, other: Saturating<isize>) {} }
impl SubAssign<isize> for Saturating<isize> { fn sub_assign(&mut self, other: isize) {} }
impl Mul for Saturating<isize> { type Output = Saturating<isize>; fn mul(self, other: Saturating<isize>) -> Saturating<isize> {} }
impl Mul<&Saturating<isize>> for Saturating<isize> { type Output = Saturating<isize>; fn mul(self, other: &Saturating<isize>) -> Saturating<isize> {} }
impl MulAssign for Saturating<isize> { fn mul_assign(&mut self, other: Saturating<isize>) {} }
impl MulAssign<isize> for Saturating<isize> { fn mul_assign(&mut self, other: isize) {} }
impl Div for Saturating<isize> { type Output = Saturating<isize>; fn div(self, other: Saturating<isize>) -> Saturating<isize> {} }
impl Div<&Saturating<isize>> for Saturating<isize> { type Output = Saturating<isize>; fn div(self, other: &Saturating<isize>) -> Saturating<isize> {} }
impl DivAssign for Saturating<isize> { fn div_assign(&mut self, other: Saturating<isize>) {} }
impl DivAssign<isize> for Saturating<isize> { fn div_assign(&mut self, other: isize) {} }
impl Rem for Saturating<isize> { type Output = Saturating<isize>; fn rem(self, other: Saturating<isize>) -> Saturating<isize> {} }
impl Rem<&Saturating<isize>> for Saturating<isize> { type Output = Saturating<isize>; fn rem(self, other: &Saturating<isize>) -> Saturating<isize> {} }
impl RemAssign for Saturating<isize> { fn rem_assign(&mut self, other: Saturating<isize>) {} }
impl RemAssign<isize> for Saturating<isize> { fn rem_assign(&mut self, other: isize) {} }
impl BitXor for Saturating<isize> { type Output = Saturating<isize>; fn bitxor(self, other: Saturating<isize>) -> Saturating<isize> {} }
impl BitXor<&Saturating<isize>> for Saturating<isize> { type Output = Saturating<isize>; fn bitxor(self, other: &Saturating<isize>) -> Saturating<isize> {} }
impl BitXorAssign for Saturating<isize> { fn bitxor_assign(&mut self, other: Saturating<isize>) {} }
impl BitXorAssign<isize> for Saturating<isize> { fn bitxor_assign(&mut self, other: isize) {} }
impl BitOr for Saturating<isize> { type Output = Saturating<isize>; fn bitor(self, other: Saturating<isize>) -> Saturating<isize> {} }
impl BitOr<&Saturating<isize>> for Saturating<isize> { type Output = Saturating<isize>; fn bitor(self, other: &Saturating<isize>) -> Saturating<isize> {} }
impl BitOrAssign for Saturating<isize> { fn bitor_assign(&mut self, other: Saturating<isize>) {} }
impl BitOrAssign<isize> for Saturating<isize> { fn bitor_assign(&mut self, other: isize) {} }
impl BitAnd for Saturating<isize> { type Output = Saturating<isize>; fn bitand(self, other: Saturating<isize>) -> Saturating<isize> {} }
impl BitAnd<&Saturating<isize>> for Saturating<isize> { type Output = Saturating<isize>; fn bitand(self, other: &Saturating<isize>) -> Saturating<isize> {} }
impl BitAndAssign for Saturating<isize> { fn bitand_assign(&mut self, other: Saturating<isize>) {} }
impl BitAndAssign<isize> for Saturating<isize> { fn bitand_assign(&mut self, other: isize) {} }
impl Not for Saturating<isize> { type Output = Saturating<isize>; fn not(self) -> Saturating<isize> {} }
impl Neg for Saturating<isize> { type Output = Self; fn neg(self) -> Self {} }
impl Saturating<isize> {
    pub const MIN: Self = Self(0);
    pub const MAX: Self = Self(0);
    pub const BITS: u32 = 0;
    pub fn count_ones(self) -> u32 {}
    pub fn count_zeros(self) -> u32 {}
    pub fn leading_zeros(self) -> u32 {}
    pub fn trailing_zeros(self) -> u32 {}
    pub fn rotate_left(self, n: u32) -> Self {}
    pub fn rotate_right(self, n: u32) -> Self {}
    pub fn swap_bytes(self) -> Self {}
    pub fn reverse_bits(self) -> Self {}
    pub fn from_be(x: Self) -> Self {}
    pub fn from_le(x: Self) -> Self {}
    pub fn to_be(self) -> Self {}
    pub fn to_le(self) -> Self {}
    pub fn abs(self) -> Self {}
    pub fn signum(self) -> Self {}
    pub fn is_positive(self) -> bool {}
    pub fn is_negative(self) -> bool {}
    pub fn pow(self, exp: u32) -> Self {}
}
impl<'a> Sum<&'a Wrapping<i8>> for Wrapping<i8> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<i8>> for Wrapping<i8> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<i8> for bool { type Error = TryFromIntError; fn try_from(i: i8) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<i16>> for Wrapping<i16> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<i16>> for Wrapping<i16> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<i16> for bool { type Error = TryFromIntError; fn try_from(i: i16) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<i32>> for Wrapping<i32> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<i32>> for Wrapping<i32> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<i32> for bool { type Error = TryFromIntError; fn try_from(i: i32) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<i64>> for Wrapping<i64> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<i64>> for Wrapping<i64> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<i64> for bool { type Error = TryFromIntError; fn try_from(i: i64) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<i128>> for Wrapping<i128> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<i128>> for Wrapping<i128> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<i128> for bool { type Error = TryFromIntError; fn try_from(i: i128) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<isize>> for Wrapping<isize> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<isize>> for Wrapping<isize> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<isize> for bool { type Error = TryFromIntError; fn try_from(i: isize) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<u8>> for Wrapping<u8> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<u8>> for Wrapping<u8> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<u8> for bool { type Error = TryFromIntError; fn try_from(i: u8) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<u16>> for Wrapping<u16> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<u16>> for Wrapping<u16> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<u16> for bool { type Error = TryFromIntError; fn try_from(i: u16) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<u32>> for Wrapping<u32> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<u32>> for Wrapping<u32> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<u32> for bool { type Error = TryFromIntError; fn try_from(i: u32) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<u64>> for Wrapping<u64> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<u64>> for Wrapping<u64> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<u64> for bool { type Error = TryFromIntError; fn try_from(i: u64) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<u128>> for Wrapping<u128> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<u128>> for Wrapping<u128> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<u128> for bool { type Error = TryFromIntError; fn try_from(i: u128) -> Result<Self, TryFromIntError> {} }
impl<'a> Sum<&'a Wrapping<usize>> for Wrapping<usize> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl<'a> Product<&'a Wrapping<usize>> for Wrapping<usize> { fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {} }
impl TryFrom<usize> for bool { type Error = TryFromIntError; fn try_from(i: usize) -> Result<Self, TryFromIntError> {} }
impl<T: ZeroablePrimitive + fmt::Binary> fmt::Binary for NonZero<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ZeroablePrimitive + fmt::Octal> fmt::Octal for NonZero<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ZeroablePrimitive + fmt::LowerHex> fmt::LowerHex for NonZero<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ZeroablePrimitive + fmt::UpperHex> fmt::UpperHex for NonZero<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ZeroablePrimitive + fmt::LowerExp> fmt::LowerExp for NonZero<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl<T: ZeroablePrimitive + fmt::UpperExp> fmt::UpperExp for NonZero<T> { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl DivAssign<NonZero<u8>> for u8 { fn div_assign(&mut self, other: NonZero<u8>) {} }
impl RemAssign<NonZero<u8>> for u8 { fn rem_assign(&mut self, other: NonZero<u8>) {} }
impl DivAssign<NonZero<u16>> for u16 { fn div_assign(&mut self, other: NonZero<u16>) {} }
impl RemAssign<NonZero<u16>> for u16 { fn rem_assign(&mut self, other: NonZero<u16>) {} }
impl DivAssign<NonZero<u32>> for u32 { fn div_assign(&mut self, other: NonZero<u32>) {} }
impl RemAssign<NonZero<u32>> for u32 { fn rem_assign(&mut self, other: NonZero<u32>) {} }
impl DivAssign<NonZero<u64>> for u64 { fn div_assign(&mut self, other: NonZero<u64>) {} }
impl RemAssign<NonZero<u64>> for u64 { fn rem_assign(&mut self, other: NonZero<u64>) {} }
impl DivAssign<NonZero<u128>> for u128 { fn div_assign(&mut self, other: NonZero<u128>) {} }
impl RemAssign<NonZero<u128>> for u128 { fn rem_assign(&mut self, other: NonZero<u128>) {} }
impl DivAssign<NonZero<usize>> for usize { fn div_assign(&mut self, other: NonZero<usize>) {} }
impl RemAssign<NonZero<usize>> for usize { fn rem_assign(&mut self, other: NonZero<usize>) {} }
