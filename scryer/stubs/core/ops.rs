use crate::prelude::rust_2024::*;
use crate::cmp::Ordering;
use crate::convert::Infallible;
use crate::fmt;
use crate::iter::{FusedIterator, Step};
use crate::num::NonZero;
use crate::task::Poll;

#[lang = "add"]
pub trait Add<Rhs = Self> {
    type Output;
    fn add(self, rhs: Rhs) -> Self::Output;
}
#[lang = "add_assign"]
pub trait AddAssign<Rhs = Self> {
    fn add_assign(&mut self, rhs: Rhs);
}
#[lang = "sub"]
pub trait Sub<Rhs = Self> {
    type Output;
    fn sub(self, rhs: Rhs) -> Self::Output;
}
#[lang = "sub_assign"]
pub trait SubAssign<Rhs = Self> {
    fn sub_assign(&mut self, rhs: Rhs);
}
#[lang = "mul"]
pub trait Mul<Rhs = Self> {
    type Output;
    fn mul(self, rhs: Rhs) -> Self::Output;
}
#[lang = "mul_assign"]
pub trait MulAssign<Rhs = Self> {
    fn mul_assign(&mut self, rhs: Rhs);
}
#[lang = "div"]
pub trait Div<Rhs = Self> {
    type Output;
    fn div(self, rhs: Rhs) -> Self::Output;
}
#[lang = "div_assign"]
pub trait DivAssign<Rhs = Self> {
    fn div_assign(&mut self, rhs: Rhs);
}
#[lang = "rem"]
pub trait Rem<Rhs = Self> {
    type Output;
    fn rem(self, rhs: Rhs) -> Self::Output;
}
#[lang = "rem_assign"]
pub trait RemAssign<Rhs = Self> {
    fn rem_assign(&mut self, rhs: Rhs);
}
#[lang = "bitand"]
pub trait BitAnd<Rhs = Self> {
    type Output;
    fn bitand(self, rhs: Rhs) -> Self::Output;
}
#[lang = "bitand_assign"]
pub trait BitAndAssign<Rhs = Self> {
    fn bitand_assign(&mut self, rhs: Rhs);
}
#[lang = "bitor"]
pub trait BitOr<Rhs = Self> {
    type Output;
    fn bitor(self, rhs: Rhs) -> Self::Output;
}
#[lang = "bitor_assign"]
pub trait BitOrAssign<Rhs = Self> {
    fn bitor_assign(&mut self, rhs: Rhs);
}
#[lang = "bitxor"]
pub trait BitXor<Rhs = Self> {
    type Output;
    fn bitxor(self, rhs: Rhs) -> Self::Output;
}
#[lang = "bitxor_assign"]
pub trait BitXorAssign<Rhs = Self> {
    fn bitxor_assign(&mut self, rhs: Rhs);
}
#[lang = "shl"]
pub trait Shl<Rhs = Self> {
    type Output;
    fn shl(self, rhs: Rhs) -> Self::Output;
}
#[lang = "shl_assign"]
pub trait ShlAssign<Rhs = Self> {
    fn shl_assign(&mut self, rhs: Rhs);
}
#[lang = "shr"]
pub trait Shr<Rhs = Self> {
    type Output;
    fn shr(self, rhs: Rhs) -> Self::Output;
}
#[lang = "shr_assign"]
pub trait ShrAssign<Rhs = Self> {
    fn shr_assign(&mut self, rhs: Rhs);
}
#[lang = "neg"]
pub trait Neg {
    type Output;
    fn neg(self) -> Self::Output;
}
#[lang = "not"]
pub trait Not {
    type Output;
    fn not(self) -> Self::Output;
}
impl Add for i8 { type Output = i8; fn add(self, rhs: i8) -> i8 {} }
impl<'a> Add<i8> for &'a i8 { type Output = i8; fn add(self, rhs: i8) -> i8 {} }
impl Add<&i8> for i8 { type Output = i8; fn add(self, rhs: &i8) -> i8 {} }
impl Add<&i8> for &i8 { type Output = i8; fn add(self, rhs: &i8) -> i8 {} }
impl AddAssign for i8 { fn add_assign(&mut self, rhs: i8) {} }
impl AddAssign<&i8> for i8 { fn add_assign(&mut self, rhs: &i8) {} }
impl Sub for i8 { type Output = i8; fn sub(self, rhs: i8) -> i8 {} }
impl<'a> Sub<i8> for &'a i8 { type Output = i8; fn sub(self, rhs: i8) -> i8 {} }
impl Sub<&i8> for i8 { type Output = i8; fn sub(self, rhs: &i8) -> i8 {} }
impl Sub<&i8> for &i8 { type Output = i8; fn sub(self, rhs: &i8) -> i8 {} }
impl SubAssign for i8 { fn sub_assign(&mut self, rhs: i8) {} }
impl SubAssign<&i8> for i8 { fn sub_assign(&mut self, rhs: &i8) {} }
impl Mul for i8 { type Output = i8; fn mul(self, rhs: i8) -> i8 {} }
impl<'a> Mul<i8> for &'a i8 { type Output = i8; fn mul(self, rhs: i8) -> i8 {} }
impl Mul<&i8> for i8 { type Output = i8; fn mul(self, rhs: &i8) -> i8 {} }
impl Mul<&i8> for &i8 { type Output = i8; fn mul(self, rhs: &i8) -> i8 {} }
impl MulAssign for i8 { fn mul_assign(&mut self, rhs: i8) {} }
impl MulAssign<&i8> for i8 { fn mul_assign(&mut self, rhs: &i8) {} }
impl Div for i8 { type Output = i8; fn div(self, rhs: i8) -> i8 {} }
impl<'a> Div<i8> for &'a i8 { type Output = i8; fn div(self, rhs: i8) -> i8 {} }
impl Div<&i8> for i8 { type Output = i8; fn div(self, rhs: &i8) -> i8 {} }
impl Div<&i8> for &i8 { type Output = i8; fn div(self, rhs: &i8) -> i8 {} }
impl DivAssign for i8 { fn div_assign(&mut self, rhs: i8) {} }
impl DivAssign<&i8> for i8 { fn div_assign(&mut self, rhs: &i8) {} }
impl Rem for i8 { type Output = i8; fn rem(self, rhs: i8) -> i8 {} }
impl<'a> Rem<i8> for &'a i8 { type Output = i8; fn rem(self, rhs: i8) -> i8 {} }
impl Rem<&i8> for i8 { type Output = i8; fn rem(self, rhs: &i8) -> i8 {} }
impl Rem<&i8> for &i8 { type Output = i8; fn rem(self, rhs: &i8) -> i8 {} }
impl RemAssign for i8 { fn rem_assign(&mut self, rhs: i8) {} }
impl RemAssign<&i8> for i8 { fn rem_assign(&mut self, rhs: &i8) {} }
impl Add for i16 { type Output = i16; fn add(self, rhs: i16) -> i16 {} }
impl<'a> Add<i16> for &'a i16 { type Output = i16; fn add(self, rhs: i16) -> i16 {} }
impl Add<&i16> for i16 { type Output = i16; fn add(self, rhs: &i16) -> i16 {} }
impl Add<&i16> for &i16 { type Output = i16; fn add(self, rhs: &i16) -> i16 {} }
impl AddAssign for i16 { fn add_assign(&mut self, rhs: i16) {} }
impl AddAssign<&i16> for i16 { fn add_assign(&mut self, rhs: &i16) {} }
impl Sub for i16 { type Output = i16; fn sub(self, rhs: i16) -> i16 {} }
impl<'a> Sub<i16> for &'a i16 { type Output = i16; fn sub(self, rhs: i16) -> i16 {} }
impl Sub<&i16> for i16 { type Output = i16; fn sub(self, rhs: &i16) -> i16 {} }
impl Sub<&i16> for &i16 { type Output = i16; fn sub(self, rhs: &i16) -> i16 {} }
impl SubAssign for i16 { fn sub_assign(&mut self, rhs: i16) {} }
impl SubAssign<&i16> for i16 { fn sub_assign(&mut self, rhs: &i16) {} }
impl Mul for i16 { type Output = i16; fn mul(self, rhs: i16) -> i16 {} }
impl<'a> Mul<i16> for &'a i16 { type Output = i16; fn mul(self, rhs: i16) -> i16 {} }
impl Mul<&i16> for i16 { type Output = i16; fn mul(self, rhs: &i16) -> i16 {} }
impl Mul<&i16> for &i16 { type Output = i16; fn mul(self, rhs: &i16) -> i16 {} }
impl MulAssign for i16 { fn mul_assign(&mut self, rhs: i16) {} }
impl MulAssign<&i16> for i16 { fn mul_assign(&mut self, rhs: &i16) {} }
impl Div for i16 { type Output = i16; fn div(self, rhs: i16) -> i16 {} }
impl<'a> Div<i16> for &'a i16 { type Output = i16; fn div(self, rhs: i16) -> i16 {} }
impl Div<&i16> for i16 { type Output = i16; fn div(self, rhs: &i16) -> i16 {} }
impl Div<&i16> for &i16 { type Output = i16; fn div(self, rhs: &i16) -> i16 {} }
impl DivAssign for i16 { fn div_assign(&mut self, rhs: i16) {} }
impl DivAssign<&i16> for i16 { fn div_assign(&mut self, rhs: &i16) {} }
impl Rem for i16 { type Output = i16; fn rem(self, rhs: i16) -> i16 {} }
impl<'a> Rem<i16> for &'a i16 { type Output = i16; fn rem(self, rhs: i16) -> i16 {} }
impl Rem<&i16> for i16 { type Output = i16; fn rem(self, rhs: &i16) -> i16 {} }
impl Rem<&i16> for &i16 { type Output = i16; fn rem(self, rhs: &i16) -> i16 {} }
impl RemAssign for i16 { fn rem_assign(&mut self, rhs: i16) {} }
impl RemAssign<&i16> for i16 { fn rem_assign(&mut self, rhs: &i16) {} }
impl Add for i32 { type Output = i32; fn add(self, rhs: i32) -> i32 {} }
impl<'a> Add<i32> for &'a i32 { type Output = i32; fn add(self, rhs: i32) -> i32 {} }
impl Add<&i32> for i32 { type Output = i32; fn add(self, rhs: &i32) -> i32 {} }
impl Add<&i32> for &i32 { type Output = i32; fn add(self, rhs: &i32) -> i32 {} }
impl AddAssign for i32 { fn add_assign(&mut self, rhs: i32) {} }
impl AddAssign<&i32> for i32 { fn add_assign(&mut self, rhs: &i32) {} }
impl Sub for i32 { type Output = i32; fn sub(self, rhs: i32) -> i32 {} }
impl<'a> Sub<i32> for &'a i32 { type Output = i32; fn sub(self, rhs: i32) -> i32 {} }
impl Sub<&i32> for i32 { type Output = i32; fn sub(self, rhs: &i32) -> i32 {} }
impl Sub<&i32> for &i32 { type Output = i32; fn sub(self, rhs: &i32) -> i32 {} }
impl SubAssign for i32 { fn sub_assign(&mut self, rhs: i32) {} }
impl SubAssign<&i32> for i32 { fn sub_assign(&mut self, rhs: &i32) {} }
impl Mul for i32 { type Output = i32; fn mul(self, rhs: i32) -> i32 {} }
impl<'a> Mul<i32> for &'a i32 { type Output = i32; fn mul(self, rhs: i32) -> i32 {} }
impl Mul<&i32> for i32 { type Output = i32; fn mul(self, rhs: &i32) -> i32 {} }
impl Mul<&i32> for &i32 { type Output = i32; fn mul(self, rhs: &i32) -> i32 {} }
impl MulAssign for i32 { fn mul_assign(&mut self, rhs: i32) {} }
impl MulAssign<&i32> for i32 { fn mul_assign(&mut self, rhs: &i32) {} }
impl Div for i32 { type Output = i32; fn div(self, rhs: i32) -> i32 {} }
impl<'a> Div<i32> for &'a i32 { type Output = i32; fn div(self, rhs: i32) -> i32 {} }
impl Div<&i32> for i32 { type Output = i32; fn div(self, rhs: &i32) -> i32 {} }
impl Div<&i32> for &i32 { type Output = i32; fn div(self, rhs: &i32) -> i32 {} }
impl DivAssign for i32 { fn div_assign(&mut self, rhs: i32) {} }
impl DivAssign<&i32> for i32 { fn div_assign(&mut self, rhs: &i32) {} }
impl Rem for i32 { type Output = i32; fn rem(self, rhs: i32) -> i32 {} }
impl<'a> Rem<i32> for &'a i32 { type Output = i32; fn rem(self, rhs: i32) -> i32 {} }
impl Rem<&i32> for i32 { type Output = i32; fn rem(self, rhs: &i32) -> i32 {} }
impl Rem<&i32> for &i32 { type Output = i32; fn rem(self, rhs: &i32) -> i32 {} }
impl RemAssign for i32 { fn rem_assign(&mut self, rhs: i32) {} }
impl RemAssign<&i32> for i32 { fn rem_assign(&mut self, rhs: &i32) {} }
impl Add for i64 { type Output = i64; fn add(self, rhs: i64) -> i64 {} }
impl<'a> Add<i64> for &'a i64 { type Output = i64; fn add(self, rhs: i64) -> i64 {} }
impl Add<&i64> for i64 { type Output = i64; fn add(self, rhs: &i64) -> i64 {} }
impl Add<&i64> for &i64 { type Output = i64; fn add(self, rhs: &i64) -> i64 {} }
impl AddAssign for i64 { fn add_assign(&mut self, rhs: i64) {} }
impl AddAssign<&i64> for i64 { fn add_assign(&mut self, rhs: &i64) {} }
impl Sub for i64 { type Output = i64; fn sub(self, rhs: i64) -> i64 {} }
impl<'a> Sub<i64> for &'a i64 { type Output = i64; fn sub(self, rhs: i64) -> i64 {} }
impl Sub<&i64> for i64 { type Output = i64; fn sub(self, rhs: &i64) -> i64 {} }
impl Sub<&i64> for &i64 { type Output = i64; fn sub(self, rhs: &i64) -> i64 {} }
impl SubAssign for i64 { fn sub_assign(&mut self, rhs: i64) {} }
impl SubAssign<&i64> for i64 { fn sub_assign(&mut self, rhs: &i64) {} }
impl Mul for i64 { type Output = i64; fn mul(self, rhs: i64) -> i64 {} }
impl<'a> Mul<i64> for &'a i64 { type Output = i64; fn mul(self, rhs: i64) -> i64 {} }
impl Mul<&i64> for i64 { type Output = i64; fn mul(self, rhs: &i64) -> i64 {} }
impl Mul<&i64> for &i64 { type Output = i64; fn mul(self, rhs: &i64) -> i64 {} }
impl MulAssign for i64 { fn mul_assign(&mut self, rhs: i64) {} }
impl MulAssign<&i64> for i64 { fn mul_assign(&mut self, rhs: &i64) {} }
impl Div for i64 { type Output = i64; fn div(self, rhs: i64) -> i64 {} }
impl<'a> Div<i64> for &'a i64 { type Output = i64; fn div(self, rhs: i64) -> i64 {} }
impl Div<&i64> for i64 { type Output = i64; fn div(self, rhs: &i64) -> i64 {} }
impl Div<&i64> for &i64 { type Output = i64; fn div(self, rhs: &i64) -> i64 {} }
impl DivAssign for i64 { fn div_assign(&mut self, rhs: i64) {} }
impl DivAssign<&i64> for i64 { fn div_assign(&mut self, rhs: &i64) {} }
impl Rem for i64 { type Output = i64; fn rem(self, rhs: i64) -> i64 {} }
impl<'a> Rem<i64> for &'a i64 { type Output = i64; fn rem(self, rhs: i64) -> i64 {} }
impl Rem<&i64> for i64 { type Output = i64; fn rem(self, rhs: &i64) -> i64 {} }
impl Rem<&i64> for &i64 { type Output = i64; fn rem(self, rhs: &i64) -> i64 {} }
impl RemAssign for i64 { fn rem_assign(&mut self, rhs: i64) {} }
impl RemAssign<&i64> for i64 { fn rem_assign(&mut self, rhs: &i64) {} }
impl Add for i128 { type Output = i128; fn add(self, rhs: i128) -> i128 {} }
impl<'a> Add<i128> for &'a i128 { type Output = i128; fn add(self, rhs: i128) -> i128 {} }
impl Add<&i128> for i128 { type Output = i128; fn add(self, rhs: &i128) -> i128 {} }
impl Add<&i128> for &i128 { type Output = i128; fn add(self, rhs: &i128) -> i128 {} }
impl AddAssign for i128 { fn add_assign(&mut self, rhs: i128) {} }
impl AddAssign<&i128> for i128 { fn add_assign(&mut self, rhs: &i128) {} }
impl Sub for i128 { type Output = i128; fn sub(self, rhs: i128) -> i128 {} }
impl<'a> Sub<i128> for &'a i128 { type Output = i128; fn sub(self, rhs: i128) -> i128 {} }
impl Sub<&i128> for i128 { type Output = i128; fn sub(self, rhs: &i128) -> i128 {} }
impl Sub<&i128> for &i128 { type Output = i128; fn sub(self, rhs: &i128) -> i128 {} }
impl SubAssign for i128 { fn sub_assign(&mut self, rhs: i128) {} }
impl SubAssign<&i128> for i128 { fn sub_assign(&mut self, rhs: &i128) {} }
impl Mul for i128 { type Output = i128; fn mul(self, rhs: i128) -> i128 {} }
impl<'a> Mul<i128> for &'a i128 { type Output = i128; fn mul(self, rhs: i128) -> i128 {} }
impl Mul<&i128> for i128 { type Output = i128; fn mul(self, rhs: &i128) -> i128 {} }
impl Mul<&i128> for &i128 { type Output = i128; fn mul(self, rhs: &i128) -> i128 {} }
impl MulAssign for i128 { fn mul_assign(&mut self, rhs: i128) {} }
impl MulAssign<&i128> for i128 { fn mul_assign(&mut self, rhs: &i128) {} }
impl Div for i128 { type Output = i128; fn div(self, rhs: i128) -> i128 {} }
impl<'a> Div<i128> for &'a i128 { type Output = i128; fn div(self, rhs: i128) -> i128 {} }
impl Div<&i128> for i128 { type Output = i128; fn div(self, rhs: &i128) -> i128 {} }
impl Div<&i128> for &i128 { type Output = i128; fn div(self, rhs: &i128) -> i128 {} }
impl DivAssign for i128 { fn div_assign(&mut self, rhs: i128) {} }
impl DivAssign<&i128> for i128 { fn div_assign(&mut self, rhs: &i128) {} }
impl Rem for i128 { type Output = i128; fn rem(self, rhs: i128) -> i128 {} }
impl<'a> Rem<i128> for &'a i128 { type Output = i128; fn rem(self, rhs: i128) -> i128 {} }
impl Rem<&i128> for i128 { type Output = i128; fn rem(self, rhs: &i128) -> i128 {} }
impl Rem<&i128> for &i128 { type Output = i128; fn rem(self, rhs: &i128) -> i128 {} }
impl RemAssign for i128 { fn rem_assign(&mut self, rhs: i128) {} }
impl RemAssign<&i128> for i128 { fn rem_assign(&mut self, rhs: &i128) {} }
impl Add for isize { type Output = isize; fn add(self, rhs: isize) -> isize {} }
impl<'a> Add<isize> for &'a isize { type Output = isize; fn add(self, rhs: isize) -> isize {} }
impl Add<&isize> for isize { type Output = isize; fn add(self, rhs: &isize) -> isize {} }
impl Add<&isize> for &isize { type Output = isize; fn add(self, rhs: &isize) -> isize {} }
impl AddAssign for isize { fn add_assign(&mut self, rhs: isize) {} }
impl AddAssign<&isize> for isize { fn add_assign(&mut self, rhs: &isize) {} }
impl Sub for isize { type Output = isize; fn sub(self, rhs: isize) -> isize {} }
impl<'a> Sub<isize> for &'a isize { type Output = isize; fn sub(self, rhs: isize) -> isize {} }
impl Sub<&isize> for isize { type Output = isize; fn sub(self, rhs: &isize) -> isize {} }
impl Sub<&isize> for &isize { type Output = isize; fn sub(self, rhs: &isize) -> isize {} }
impl SubAssign for isize { fn sub_assign(&mut self, rhs: isize) {} }
impl SubAssign<&isize> for isize { fn sub_assign(&mut self, rhs: &isize) {} }
impl Mul for isize { type Output = isize; fn mul(self, rhs: isize) -> isize {} }
impl<'a> Mul<isize> for &'a isize { type Output = isize; fn mul(self, rhs: isize) -> isize {} }
impl Mul<&isize> for isize { type Output = isize; fn mul(self, rhs: &isize) -> isize {} }
impl Mul<&isize> for &isize { type Output = isize; fn mul(self, rhs: &isize) -> isize {} }
impl MulAssign for isize { fn mul_assign(&mut self, rhs: isize) {} }
impl MulAssign<&isize> for isize { fn mul_assign(&mut self, rhs: &isize) {} }
impl Div for isize { type Output = isize; fn div(self, rhs: isize) -> isize {} }
impl<'a> Div<isize> for &'a isize { type Output = isize; fn div(self, rhs: isize) -> isize {} }
impl Div<&isize> for isize { type Output = isize; fn div(self, rhs: &isize) -> isize {} }
impl Div<&isize> for &isize { type Output = isize; fn div(self, rhs: &isize) -> isize {} }
impl DivAssign for isize { fn div_assign(&mut self, rhs: isize) {} }
impl DivAssign<&isize> for isize { fn div_assign(&mut self, rhs: &isize) {} }
impl Rem for isize { type Output = isize; fn rem(self, rhs: isize) -> isize {} }
impl<'a> Rem<isize> for &'a isize { type Output = isize; fn rem(self, rhs: isize) -> isize {} }
impl Rem<&isize> for isize { type Output = isize; fn rem(self, rhs: &isize) -> isize {} }
impl Rem<&isize> for &isize { type Output = isize; fn rem(self, rhs: &isize) -> isize {} }
impl RemAssign for isize { fn rem_assign(&mut self, rhs: isize) {} }
impl RemAssign<&isize> for isize { fn rem_assign(&mut self, rhs: &isize) {} }
impl Add for u8 { type Output = u8; fn add(self, rhs: u8) -> u8 {} }
impl<'a> Add<u8> for &'a u8 { type Output = u8; fn add(self, rhs: u8) -> u8 {} }
impl Add<&u8> for u8 { type Output = u8; fn add(self, rhs: &u8) -> u8 {} }
impl Add<&u8> for &u8 { type Output = u8; fn add(self, rhs: &u8) -> u8 {} }
impl AddAssign for u8 { fn add_assign(&mut self, rhs: u8) {} }
impl AddAssign<&u8> for u8 { fn add_assign(&mut self, rhs: &u8) {} }
impl Sub for u8 { type Output = u8; fn sub(self, rhs: u8) -> u8 {} }
impl<'a> Sub<u8> for &'a u8 { type Output = u8; fn sub(self, rhs: u8) -> u8 {} }
impl Sub<&u8> for u8 { type Output = u8; fn sub(self, rhs: &u8) -> u8 {} }
impl Sub<&u8> for &u8 { type Output = u8; fn sub(self, rhs: &u8) -> u8 {} }
impl SubAssign for u8 { fn sub_assign(&mut self, rhs: u8) {} }
impl SubAssign<&u8> for u8 { fn sub_assign(&mut self, rhs: &u8) {} }
impl Mul for u8 { type Output = u8; fn mul(self, rhs: u8) -> u8 {} }
impl<'a> Mul<u8> for &'a u8 { type Output = u8; fn mul(self, rhs: u8) -> u8 {} }
impl Mul<&u8> for u8 { type Output = u8; fn mul(self, rhs: &u8) -> u8 {} }
impl Mul<&u8> for &u8 { type Output = u8; fn mul(self, rhs: &u8) -> u8 {} }
impl MulAssign for u8 { fn mul_assign(&mut self, rhs: u8) {} }
impl MulAssign<&u8> for u8 { fn mul_assign(&mut self, rhs: &u8) {} }
impl Div for u8 { type Output = u8; fn div(self, rhs: u8) -> u8 {} }
impl<'a> Div<u8> for &'a u8 { type Output = u8; fn div(self, rhs: u8) -> u8 {} }
impl Div<&u8> for u8 { type Output = u8; fn div(self, rhs: &u8) -> u8 {} }
impl Div<&u8> for &u8 { type Output = u8; fn div(self, rhs: &u8) -> u8 {} }
impl DivAssign for u8 { fn div_assign(&mut self, rhs: u8) {} }
impl DivAssign<&u8> for u8 { fn div_assign(&mut self, rhs: &u8) {} }
impl Rem for u8 { type Output = u8; fn rem(self, rhs: u8) -> u8 {} }
impl<'a> Rem<u8> for &'a u8 { type Output = u8; fn rem(self, rhs: u8) -> u8 {} }
impl Rem<&u8> for u8 { type Output = u8; fn rem(self, rhs: &u8) -> u8 {} }
impl Rem<&u8> for &u8 { type Output = u8; fn rem(self, rhs: &u8) -> u8 {} }
impl RemAssign for u8 { fn rem_assign(&mut self, rhs: u8) {} }
impl RemAssign<&u8> for u8 { fn rem_assign(&mut self, rhs: &u8) {} }
impl Add for u16 { type Output = u16; fn add(self, rhs: u16) -> u16 {} }
impl<'a> Add<u16> for &'a u16 { type Output = u16; fn add(self, rhs: u16) -> u16 {} }
impl Add<&u16> for u16 { type Output = u16; fn add(self, rhs: &u16) -> u16 {} }
impl Add<&u16> for &u16 { type Output = u16; fn add(self, rhs: &u16) -> u16 {} }
impl AddAssign for u16 { fn add_assign(&mut self, rhs: u16) {} }
impl AddAssign<&u16> for u16 { fn add_assign(&mut self, rhs: &u16) {} }
impl Sub for u16 { type Output = u16; fn sub(self, rhs: u16) -> u16 {} }
impl<'a> Sub<u16> for &'a u16 { type Output = u16; fn sub(self, rhs: u16) -> u16 {} }
impl Sub<&u16> for u16 { type Output = u16; fn sub(self, rhs: &u16) -> u16 {} }
impl Sub<&u16> for &u16 { type Output = u16; fn sub(self, rhs: &u16) -> u16 {} }
impl SubAssign for u16 { fn sub_assign(&mut self, rhs: u16) {} }
impl SubAssign<&u16> for u16 { fn sub_assign(&mut self, rhs: &u16) {} }
impl Mul for u16 { type Output = u16; fn mul(self, rhs: u16) -> u16 {} }
impl<'a> Mul<u16> for &'a u16 { type Output = u16; fn mul(self, rhs: u16) -> u16 {} }
impl Mul<&u16> for u16 { type Output = u16; fn mul(self, rhs: &u16) -> u16 {} }
impl Mul<&u16> for &u16 { type Output = u16; fn mul(self, rhs: &u16) -> u16 {} }
impl MulAssign for u16 { fn mul_assign(&mut self, rhs: u16) {} }
impl MulAssign<&u16> for u16 { fn mul_assign(&mut self, rhs: &u16) {} }
impl Div for u16 { type Output = u16; fn div(self, rhs: u16) -> u16 {} }
impl<'a> Div<u16> for &'a u16 { type Output = u16; fn div(self, rhs: u16) -> u16 {} }
impl Div<&u16> for u16 { type Output = u16; fn div(self, rhs: &u16) -> u16 {} }
impl Div<&u16> for &u16 { type Output = u16; fn div(self, rhs: &u16) -> u16 {} }
impl DivAssign for u16 { fn div_assign(&mut self, rhs: u16) {} }
impl DivAssign<&u16> for u16 { fn div_assign(&mut self, rhs: &u16) {} }
impl Rem for u16 { type Output = u16; fn rem(self, rhs: u16) -> u16 {} }
impl<'a> Rem<u16> for &'a u16 { type Output = u16; fn rem(self, rhs: u16) -> u16 {} }
impl Rem<&u16> for u16 { type Output = u16; fn rem(self, rhs: &u16) -> u16 {} }
impl Rem<&u16> for &u16 { type Output = u16; fn rem(self, rhs: &u16) -> u16 {} }
impl RemAssign for u16 { fn rem_assign(&mut self, rhs: u16) {} }
impl RemAssign<&u16> for u16 { fn rem_assign(&mut self, rhs: &u16) {} }
impl Add for u32 { type Output = u32; fn add(self, rhs: u32) -> u32 {} }
impl<'a> Add<u32> for &'a u32 { type Output = u32; fn add(self, rhs: u32) -> u32 {} }
impl Add<&u32> for u32 { type Output = u32; fn add(self, rhs: &u32) -> u32 {} }
impl Add<&u32> for &u32 { type Output = u32; fn add(self, rhs: &u32) -> u32 {} }
impl AddAssign for u32 { fn add_assign(&mut self, rhs: u32) {} }
impl AddAssign<&u32> for u32 { fn add_assign(&mut self, rhs: &u32) {} }
impl Sub for u32 { type Output = u32; fn sub(self, rhs: u32) -> u32 {} }
impl<'a> Sub<u32> for &'a u32 { type Output = u32; fn sub(self, rhs: u32) -> u32 {} }
impl Sub<&u32> for u32 { type Output = u32; fn sub(self, rhs: &u32) -> u32 {} }
impl Sub<&u32> for &u32 { type Output = u32; fn sub(self, rhs: &u32) -> u32 {} }
impl SubAssign for u32 { fn sub_assign(&mut self, rhs: u32) {} }
impl SubAssign<&u32> for u32 { fn sub_assign(&mut self, rhs: &u32) {} }
impl Mul for u32 { type Output = u32; fn mul(self, rhs: u32) -> u32 {} }
impl<'a> Mul<u32> for &'a u32 { type Output = u32; fn mul(self, rhs: u32) -> u32 {} }
impl Mul<&u32> for u32 { type Output = u32; fn mul(self, rhs: &u32) -> u32 {} }
impl Mul<&u32> for &u32 { type Output = u32; fn mul(self, rhs: &u32) -> u32 {} }
impl MulAssign for u32 { fn mul_assign(&mut self, rhs: u32) {} }
impl MulAssign<&u32> for u32 { fn mul_assign(&mut self, rhs: &u32) {} }
impl Div for u32 { type Output = u32; fn div(self, rhs: u32) -> u32 {} }
impl<'a> Div<u32> for &'a u32 { type Output = u32; fn div(self, rhs: u32) -> u32 {} }
impl Div<&u32> for u32 { type Output = u32; fn div(self, rhs: &u32) -> u32 {} }
impl Div<&u32> for &u32 { type Output = u32; fn div(self, rhs: &u32) -> u32 {} }
impl DivAssign for u32 { fn div_assign(&mut self, rhs: u32) {} }
impl DivAssign<&u32> for u32 { fn div_assign(&mut self, rhs: &u32) {} }
impl Rem for u32 { type Output = u32; fn rem(self, rhs: u32) -> u32 {} }
impl<'a> Rem<u32> for &'a u32 { type Output = u32; fn rem(self, rhs: u32) -> u32 {} }
impl Rem<&u32> for u32 { type Output = u32; fn rem(self, rhs: &u32) -> u32 {} }
impl Rem<&u32> for &u32 { type Output = u32; fn rem(self, rhs: &u32) -> u32 {} }
impl RemAssign for u32 { fn rem_assign(&mut self, rhs: u32) {} }
impl RemAssign<&u32> for u32 { fn rem_assign(&mut self, rhs: &u32) {} }
impl Add for u64 { type Output = u64; fn add(self, rhs: u64) -> u64 {} }
impl<'a> Add<u64> for &'a u64 { type Output = u64; fn add(self, rhs: u64) -> u64 {} }
impl Add<&u64> for u64 { type Output = u64; fn add(self, rhs: &u64) -> u64 {} }
impl Add<&u64> for &u64 { type Output = u64; fn add(self, rhs: &u64) -> u64 {} }
impl AddAssign for u64 { fn add_assign(&mut self, rhs: u64) {} }
impl AddAssign<&u64> for u64 { fn add_assign(&mut self, rhs: &u64) {} }
impl Sub for u64 { type Output = u64; fn sub(self, rhs: u64) -> u64 {} }
impl<'a> Sub<u64> for &'a u64 { type Output = u64; fn sub(self, rhs: u64) -> u64 {} }
impl Sub<&u64> for u64 { type Output = u64; fn sub(self, rhs: &u64) -> u64 {} }
impl Sub<&u64> for &u64 { type Output = u64; fn sub(self, rhs: &u64) -> u64 {} }
impl SubAssign for u64 { fn sub_assign(&mut self, rhs: u64) {} }
impl SubAssign<&u64> for u64 { fn sub_assign(&mut self, rhs: &u64) {} }
impl Mul for u64 { type Output = u64; fn mul(self, rhs: u64) -> u64 {} }
impl<'a> Mul<u64> for &'a u64 { type Output = u64; fn mul(self, rhs: u64) -> u64 {} }
impl Mul<&u64> for u64 { type Output = u64; fn mul(self, rhs: &u64) -> u64 {} }
impl Mul<&u64> for &u64 { type Output = u64; fn mul(self, rhs: &u64) -> u64 {} }
impl MulAssign for u64 { fn mul_assign(&mut self, rhs: u64) {} }
impl MulAssign<&u64> for u64 { fn mul_assign(&mut self, rhs: &u64) {} }
impl Div for u64 { type Output = u64; fn div(self, rhs: u64) -> u64 {} }
impl<'a> Div<u64> for &'a u64 { type Output = u64; fn div(self, rhs: u64) -> u64 {} }
impl Div<&u64> for u64 { type Output = u64; fn div(self, rhs: &u64) -> u64 {} }
impl Div<&u64> for &u64 { type Output = u64; fn div(self, rhs: &u64) -> u64 {} }
impl DivAssign for u64 { fn div_assign(&mut self, rhs: u64) {} }
impl DivAssign<&u64> for u64 { fn div_assign(&mut self, rhs: &u64) {} }
impl Rem for u64 { type Output = u64; fn rem(self, rhs: u64) -> u64 {} }
impl<'a> Rem<u64> for &'a u64 { type Output = u64; fn rem(self, rhs: u64) -> u64 {} }
impl Rem<&u64> for u64 { type Output = u64; fn rem(self, rhs: &u64) -> u64 {} }
impl Rem<&u64> for &u64 { type Output = u64; fn rem(self, rhs: &u64) -> u64 {} }
impl RemAssign for u64 { fn rem_assign(&mut self, rhs: u64) {} }
impl RemAssign<&u64> for u64 { fn rem_assign(&mut self, rhs: &u64) {} }
impl Add for u128 { type Output = u128; fn add(self, rhs: u128) -> u128 {} }
impl<'a> Add<u128> for &'a u128 { type Output = u128; fn add(self, rhs: u128) -> u128 {} }
impl Add<&u128> for u128 { type Output = u128; fn add(self, rhs: &u128) -> u128 {} }
impl Add<&u128> for &u128 { type Output = u128; fn add(self, rhs: &u128) -> u128 {} }
impl AddAssign for u128 { fn add_assign(&mut self, rhs: u128) {} }
impl AddAssign<&u128> for u128 { fn add_assign(&mut self, rhs: &u128) {} }
impl Sub for u128 { type Output = u128; fn sub(self, rhs: u128) -> u128 {} }
impl<'a> Sub<u128> for &'a u128 { type Output = u128; fn sub(self, rhs: u128) -> u128 {} }
impl Sub<&u128> for u128 { type Output = u128; fn sub(self, rhs: &u128) -> u128 {} }
impl Sub<&u128> for &u128 { type Output = u128; fn sub(self, rhs: &u128) -> u128 {} }
impl SubAssign for u128 { fn sub_assign(&mut self, rhs: u128) {} }
impl SubAssign<&u128> for u128 { fn sub_assign(&mut self, rhs: &u128) {} }
impl Mul for u128 { type Output = u128; fn mul(self, rhs: u128) -> u128 {} }
impl<'a> Mul<u128> for &'a u128 { type Output = u128; fn mul(self, rhs: u128) -> u128 {} }
impl Mul<&u128> for u128 { type Output = u128; fn mul(self, rhs: &u128) -> u128 {} }
impl Mul<&u128> for &u128 { type Output = u128; fn mul(self, rhs: &u128) -> u128 {} }
impl MulAssign for u128 { fn mul_assign(&mut self, rhs: u128) {} }
impl MulAssign<&u128> for u128 { fn mul_assign(&mut self, rhs: &u128) {} }
impl Div for u128 { type Output = u128; fn div(self, rhs: u128) -> u128 {} }
impl<'a> Div<u128> for &'a u128 { type Output = u128; fn div(self, rhs: u128) -> u128 {} }
impl Div<&u128> for u128 { type Output = u128; fn div(self, rhs: &u128) -> u128 {} }
impl Div<&u128> for &u128 { type Output = u128; fn div(self, rhs: &u128) -> u128 {} }
impl DivAssign for u128 { fn div_assign(&mut self, rhs: u128) {} }
impl DivAssign<&u128> for u128 { fn div_assign(&mut self, rhs: &u128) {} }
impl Rem for u128 { type Output = u128; fn rem(self, rhs: u128) -> u128 {} }
impl<'a> Rem<u128> for &'a u128 { type Output = u128; fn rem(self, rhs: u128) -> u128 {} }
impl Rem<&u128> for u128 { type Output = u128; fn rem(self, rhs: &u128) -> u128 {} }
impl Rem<&u128> for &u128 { type Output = u128; fn rem(self, rhs: &u128) -> u128 {} }
impl RemAssign for u128 { fn rem_assign(&mut self, rhs: u128) {} }
impl RemAssign<&u128> for u128 { fn rem_assign(&mut self, rhs: &u128) {} }
impl Add for usize { type Output = usize; fn add(self, rhs: usize) -> usize {} }
impl<'a> Add<usize> for &'a usize { type Output = usize; fn add(self, rhs: usize) -> usize {} }
impl Add<&usize> for usize { type Output = usize; fn add(self, rhs: &usize) -> usize {} }
impl Add<&usize> for &usize { type Output = usize; fn add(self, rhs: &usize) -> usize {} }
impl AddAssign for usize { fn add_assign(&mut self, rhs: usize) {} }
impl AddAssign<&usize> for usize { fn add_assign(&mut self, rhs: &usize) {} }
impl Sub for usize { type Output = usize; fn sub(self, rhs: usize) -> usize {} }
impl<'a> Sub<usize> for &'a usize { type Output = usize; fn sub(self, rhs: usize) -> usize {} }
impl Sub<&usize> for usize { type Output = usize; fn sub(self, rhs: &usize) -> usize {} }
impl Sub<&usize> for &usize { type Output = usize; fn sub(self, rhs: &usize) -> usize {} }
impl SubAssign for usize { fn sub_assign(&mut self, rhs: usize) {} }
impl SubAssign<&usize> for usize { fn sub_assign(&mut self, rhs: &usize) {} }
impl Mul for usize { type Output = usize; fn mul(self, rhs: usize) -> usize {} }
impl<'a> Mul<usize> for &'a usize { type Output = usize; fn mul(self, rhs: usize) -> usize {} }
impl Mul<&usize> for usize { type Output = usize; fn mul(self, rhs: &usize) -> usize {} }
impl Mul<&usize> for &usize { type Output = usize; fn mul(self, rhs: &usize) -> usize {} }
impl MulAssign for usize { fn mul_assign(&mut self, rhs: usize) {} }
impl MulAssign<&usize> for usize { fn mul_assign(&mut self, rhs: &usize) {} }
impl Div for usize { type Output = usize; fn div(self, rhs: usize) -> usize {} }
impl<'a> Div<usize> for &'a usize { type Output = usize; fn div(self, rhs: usize) -> usize {} }
impl Div<&usize> for usize { type Output = usize; fn div(self, rhs: &usize) -> usize {} }
impl Div<&usize> for &usize { type Output = usize; fn div(self, rhs: &usize) -> usize {} }
impl DivAssign for usize { fn div_assign(&mut self, rhs: usize) {} }
impl DivAssign<&usize> for usize { fn div_assign(&mut self, rhs: &usize) {} }
impl Rem for usize { type Output = usize; fn rem(self, rhs: usize) -> usize {} }
impl<'a> Rem<usize> for &'a usize { type Output = usize; fn rem(self, rhs: usize) -> usize {} }
impl Rem<&usize> for usize { type Output = usize; fn rem(self, rhs: &usize) -> usize {} }
impl Rem<&usize> for &usize { type Output = usize; fn rem(self, rhs: &usize) -> usize {} }
impl RemAssign for usize { fn rem_assign(&mut self, rhs: usize) {} }
impl RemAssign<&usize> for usize { fn rem_assign(&mut self, rhs: &usize) {} }
impl Add for f32 { type Output = f32; fn add(self, rhs: f32) -> f32 {} }
impl<'a> Add<f32> for &'a f32 { type Output = f32; fn add(self, rhs: f32) -> f32 {} }
impl Add<&f32> for f32 { type Output = f32; fn add(self, rhs: &f32) -> f32 {} }
impl Add<&f32> for &f32 { type Output = f32; fn add(self, rhs: &f32) -> f32 {} }
impl AddAssign for f32 { fn add_assign(&mut self, rhs: f32) {} }
impl AddAssign<&f32> for f32 { fn add_assign(&mut self, rhs: &f32) {} }
impl Sub for f32 { type Output = f32; fn sub(self, rhs: f32) -> f32 {} }
impl<'a> Sub<f32> for &'a f32 { type Output = f32; fn sub(self, rhs: f32) -> f32 {} }
impl Sub<&f32> for f32 { type Output = f32; fn sub(self, rhs: &f32) -> f32 {} }
impl Sub<&f32> for &f32 { type Output = f32; fn sub(self, rhs: &f32) -> f32 {} }
impl SubAssign for f32 { fn sub_assign(&mut self, rhs: f32) {} }
impl SubAssign<&f32> for f32 { fn sub_assign(&mut self, rhs: &f32) {} }
impl Mul for f32 { type Output = f32; fn mul(self, rhs: f32) -> f32 {} }
impl<'a> Mul<f32> for &'a f32 { type Output = f32; fn mul(self, rhs: f32) -> f32 {} }
impl Mul<&f32> for f32 { type Output = f32; fn mul(self, rhs: &f32) -> f32 {} }
impl Mul<&f32> for &f32 { type Output = f32; fn mul(self, rhs: &f32) -> f32 {} }
impl MulAssign for f32 { fn mul_assign(&mut self, rhs: f32) {} }
impl MulAssign<&f32> for f32 { fn mul_assign(&mut self, rhs: &f32) {} }
impl Div for f32 { type Output = f32; fn div(self, rhs: f32) -> f32 {} }
impl<'a> Div<f32> for &'a f32 { type Output = f32; fn div(self, rhs: f32) -> f32 {} }
impl Div<&f32> for f32 { type Output = f32; fn div(self, rhs: &f32) -> f32 {} }
impl Div<&f32> for &f32 { type Output = f32; fn div(self, rhs: &f32) -> f32 {} }
impl DivAssign for f32 { fn div_assign(&mut self, rhs: f32) {} }
impl DivAssign<&f32> for f32 { fn div_assign(&mut self, rhs: &f32) {} }
impl Rem for f32 { type Output = f32; fn rem(self, rhs: f32) -> f32 {} }
impl<'a> Rem<f32> for &'a f32 { type Output = f32; fn rem(self, rhs: f32) -> f32 {} }
impl Rem<&f32> for f32 { type Output = f32; fn rem(self, rhs: &f32) -> f32 {} }
impl Rem<&f32> for &f32 { type Output = f32; fn rem(self, rhs: &f32) -> f32 {} }
impl RemAssign for f32 { fn rem_assign(&mut self, rhs: f32) {} }
impl RemAssign<&f32> for f32 { fn rem_assign(&mut self, rhs: &f32) {} }
impl Add for f64 { type Output = f64; fn add(self, rhs: f64) -> f64 {} }
impl<'a> Add<f64> for &'a f64 { type Output = f64; fn add(self, rhs: f64) -> f64 {} }
impl Add<&f64> for f64 { type Output = f64; fn add(self, rhs: &f64) -> f64 {} }
impl Add<&f64> for &f64 { type Output = f64; fn add(self, rhs: &f64) -> f64 {} }
impl AddAssign for f64 { fn add_assign(&mut self, rhs: f64) {} }
impl AddAssign<&f64> for f64 { fn add_assign(&mut self, rhs: &f64) {} }
impl Sub for f64 { type Output = f64; fn sub(self, rhs: f64) -> f64 {} }
impl<'a> Sub<f64> for &'a f64 { type Output = f64; fn sub(self, rhs: f64) -> f64 {} }
impl Sub<&f64> for f64 { type Output = f64; fn sub(self, rhs: &f64) -> f64 {} }
impl Sub<&f64> for &f64 { type Output = f64; fn sub(self, rhs: &f64) -> f64 {} }
impl SubAssign for f64 { fn sub_assign(&mut self, rhs: f64) {} }
impl SubAssign<&f64> for f64 { fn sub_assign(&mut self, rhs: &f64) {} }
impl Mul for f64 { type Output = f64; fn mul(self, rhs: f64) -> f64 {} }
impl<'a> Mul<f64> for &'a f64 { type Output = f64; fn mul(self, rhs: f64) -> f64 {} }
impl Mul<&f64> for f64 { type Output = f64; fn mul(self, rhs: &f64) -> f64 {} }
impl Mul<&f64> for &f64 { type Output = f64; fn mul(self, rhs: &f64) -> f64 {} }
impl MulAssign for f64 { fn mul_assign(&mut self, rhs: f64) {} }
impl MulAssign<&f64> for f64 { fn mul_assign(&mut self, rhs: &f64) {} }
impl Div for f64 { type Output = f64; fn div(self, rhs: f64) -> f64 {} }
impl<'a> Div<f64> for &'a f64 { type Output = f64; fn div(self, rhs: f64) -> f64 {} }
impl Div<&f64> for f64 { type Output = f64; fn div(self, rhs: &f64) -> f64 {} }
impl Div<&f64> for &f64 { type Output = f64; fn div(self, rhs: &f64) -> f64 {} }
impl DivAssign for f64 { fn div_assign(&mut self, rhs: f64) {} }
impl DivAssign<&f64> for f64 { fn div_assign(&mut self, rhs: &f64) {} }
impl Rem for f64 { type Output = f64; fn rem(self, rhs: f64) -> f64 {} }
impl<'a> Rem<f64> for &'a f64 { type Output = f64; fn rem(self, rhs: f64) -> f64 {} }
impl Rem<&f64> for f64 { type Output = f64; fn rem(self, rhs: &f64) -> f64 {} }
impl Rem<&f64> for &f64 { type Output = f64; fn rem(self, rhs: &f64) -> f64 {} }
impl RemAssign for f64 { fn rem_assign(&mut self, rhs: f64) {} }
impl RemAssign<&f64> for f64 { fn rem_assign(&mut self, rhs: &f64) {} }
impl BitAnd for bool { type Output = bool; fn bitand(self, rhs: bool) -> bool {} }
impl<'a> BitAnd<bool> for &'a bool { type Output = bool; fn bitand(self, rhs: bool) -> bool {} }
impl BitAnd<&bool> for bool { type Output = bool; fn bitand(self, rhs: &bool) -> bool {} }
impl BitAnd<&bool> for &bool { type Output = bool; fn bitand(self, rhs: &bool) -> bool {} }
impl BitAndAssign for bool { fn bitand_assign(&mut self, rhs: bool) {} }
impl BitAndAssign<&bool> for bool { fn bitand_assign(&mut self, rhs: &bool) {} }
impl BitOr for bool { type Output = bool; fn bitor(self, rhs: bool) -> bool {} }
impl<'a> BitOr<bool> for &'a bool { type Output = bool; fn bitor(self, rhs: bool) -> bool {} }
impl BitOr<&bool> for bool { type Output = bool; fn bitor(self, rhs: &bool) -> bool {} }
impl BitOr<&bool> for &bool { type Output = bool; fn bitor(self, rhs: &bool) -> bool {} }
impl BitOrAssign for bool { fn bitor_assign(&mut self, rhs: bool) {} }
impl BitOrAssign<&bool> for bool { fn bitor_assign(&mut self, rhs: &bool) {} }
impl BitXor for bool { type Output = bool; fn bitxor(self, rhs: bool) -> bool {} }
impl<'a> BitXor<bool> for &'a bool { type Output = bool; fn bitxor(self, rhs: bool) -> bool {} }
impl BitXor<&bool> for bool { type Output = bool; fn bitxor(self, rhs: &bool) -> bool {} }
impl BitXor<&bool> for &bool { type Output = bool; fn bitxor(self, rhs: &bool) -> bool {} }
impl BitXorAssign for bool { fn bitxor_assign(&mut self, rhs: bool) {} }
impl BitXorAssign<&bool> for bool { fn bitxor_assign(&mut self, rhs: &bool) {} }
impl BitAnd for i8 { type Output = i8; fn bitand(self, rhs: i8) -> i8 {} }
impl<'a> BitAnd<i8> for &'a i8 { type Output = i8; fn bitand(self, rhs: i8) -> i8 {} }
impl BitAnd<&i8> for i8 { type Output = i8; fn bitand(self, rhs: &i8) -> i8 {} }
impl BitAnd<&i8> for &i8 { type Output = i8; fn bitand(self, rhs: &i8) -> i8 {} }
impl BitAndAssign for i8 { fn bitand_assign(&mut self, rhs: i8) {} }
impl BitAndAssign<&i8> for i8 { fn bitand_assign(&mut self, rhs: &i8) {} }
impl BitOr for i8 { type Output = i8; fn bitor(self, rhs: i8) -> i8 {} }
impl<'a> BitOr<i8> for &'a i8 { type Output = i8; fn bitor(self, rhs: i8) -> i8 {} }
impl BitOr<&i8> for i8 { type Output = i8; fn bitor(self, rhs: &i8) -> i8 {} }
impl BitOr<&i8> for &i8 { type Output = i8; fn bitor(self, rhs: &i8) -> i8 {} }
impl BitOrAssign for i8 { fn bitor_assign(&mut self, rhs: i8) {} }
impl BitOrAssign<&i8> for i8 { fn bitor_assign(&mut self, rhs: &i8) {} }
impl BitXor for i8 { type Output = i8; fn bitxor(self, rhs: i8) -> i8 {} }
impl<'a> BitXor<i8> for &'a i8 { type Output = i8; fn bitxor(self, rhs: i8) -> i8 {} }
impl BitXor<&i8> for i8 { type Output = i8; fn bitxor(self, rhs: &i8) -> i8 {} }
impl BitXor<&i8> for &i8 { type Output = i8; fn bitxor(self, rhs: &i8) -> i8 {} }
impl BitXorAssign for i8 { fn bitxor_assign(&mut self, rhs: i8) {} }
impl BitXorAssign<&i8> for i8 { fn bitxor_assign(&mut self, rhs: &i8) {} }
impl BitAnd for i16 { type Output = i16; fn bitand(self, rhs: i16) -> i16 {} }
impl<'a> BitAnd<i16> for &'a i16 { type Output = i16; fn bitand(self, rhs: i16) -> i16 {} }
impl BitAnd<&i16> for i16 { type Output = i16; fn bitand(self, rhs: &i16) -> i16 {} }
impl BitAnd<&i16> for &i16 { type Output = i16; fn bitand(self, rhs: &i16) -> i16 {} }
impl BitAndAssign for i16 { fn bitand_assign(&mut self, rhs: i16) {} }
impl BitAndAssign<&i16> for i16 { fn bitand_assign(&mut self, rhs: &i16) {} }
impl BitOr for i16 { type Output = i16; fn bitor(self, rhs: i16) -> i16 {} }
impl<'a> BitOr<i16> for &'a i16 { type Output = i16; fn bitor(self, rhs: i16) -> i16 {} }
impl BitOr<&i16> for i16 { type Output = i16; fn bitor(self, rhs: &i16) -> i16 {} }
impl BitOr<&i16> for &i16 { type Output = i16; fn bitor(self, rhs: &i16) -> i16 {} }
impl BitOrAssign for i16 { fn bitor_assign(&mut self, rhs: i16) {} }
impl BitOrAssign<&i16> for i16 { fn bitor_assign(&mut self, rhs: &i16) {} }
impl BitXor for i16 { type Output = i16; fn bitxor(self, rhs: i16) -> i16 {} }
impl<'a> BitXor<i16> for &'a i16 { type Output = i16; fn bitxor(self, rhs: i16) -> i16 {} }
impl BitXor<&i16> for i16 { type Output = i16; fn bitxor(self, rhs: &i16) -> i16 {} }
impl BitXor<&i16> for &i16 { type Output = i16; fn bitxor(self, rhs: &i16) -> i16 {} }
impl BitXorAssign for i16 { fn bitxor_assign(&mut self, rhs: i16) {} }
impl BitXorAssign<&i16> for i16 { fn bitxor_assign(&mut self, rhs: &i16) {} }
impl BitAnd for i32 { type Output = i32; fn bitand(self, rhs: i32) -> i32 {} }
impl<'a> BitAnd<i32> for &'a i32 { type Output = i32; fn bitand(self, rhs: i32) -> i32 {} }
impl BitAnd<&i32> for i32 { type Output = i32; fn bitand(self, rhs: &i32) -> i32 {} }
impl BitAnd<&i32> for &i32 { type Output = i32; fn bitand(self, rhs: &i32) -> i32 {} }
impl BitAndAssign for i32 { fn bitand_assign(&mut self, rhs: i32) {} }
impl BitAndAssign<&i32> for i32 { fn bitand_assign(&mut self, rhs: &i32) {} }
impl BitOr for i32 { type Output = i32; fn bitor(self, rhs: i32) -> i32 {} }
impl<'a> BitOr<i32> for &'a i32 { type Output = i32; fn bitor(self, rhs: i32) -> i32 {} }
impl BitOr<&i32> for i32 { type Output = i32; fn bitor(self, rhs: &i32) -> i32 {} }
impl BitOr<&i32> for &i32 { type Output = i32; fn bitor(self, rhs: &i32) -> i32 {} }
impl BitOrAssign for i32 { fn bitor_assign(&mut self, rhs: i32) {} }
impl BitOrAssign<&i32> for i32 { fn bitor_assign(&mut self, rhs: &i32) {} }
impl BitXor for i32 { type Output = i32; fn bitxor(self, rhs: i32) -> i32 {} }
impl<'a> BitXor<i32> for &'a i32 { type Output = i32; fn bitxor(self, rhs: i32) -> i32 {} }
impl BitXor<&i32> for i32 { type Output = i32; fn bitxor(self, rhs: &i32) -> i32 {} }
impl BitXor<&i32> for &i32 { type Output = i32; fn bitxor(self, rhs: &i32) -> i32 {} }
impl BitXorAssign for i32 { fn bitxor_assign(&mut self, rhs: i32) {} }
impl BitXorAssign<&i32> for i32 { fn bitxor_assign(&mut self, rhs: &i32) {} }
impl BitAnd for i64 { type Output = i64; fn bitand(self, rhs: i64) -> i64 {} }
impl<'a> BitAnd<i64> for &'a i64 { type Output = i64; fn bitand(self, rhs: i64) -> i64 {} }
impl BitAnd<&i64> for i64 { type Output = i64; fn bitand(self, rhs: &i64) -> i64 {} }
impl BitAnd<&i64> for &i64 { type Output = i64; fn bitand(self, rhs: &i64) -> i64 {} }
impl BitAndAssign for i64 { fn bitand_assign(&mut self, rhs: i64) {} }
impl BitAndAssign<&i64> for i64 { fn bitand_assign(&mut self, rhs: &i64) {} }
impl BitOr for i64 { type Output = i64; fn bitor(self, rhs: i64) -> i64 {} }
impl<'a> BitOr<i64> for &'a i64 { type Output = i64; fn bitor(self, rhs: i64) -> i64 {} }
impl BitOr<&i64> for i64 { type Output = i64; fn bitor(self, rhs: &i64) -> i64 {} }
impl BitOr<&i64> for &i64 { type Output = i64; fn bitor(self, rhs: &i64) -> i64 {} }
impl BitOrAssign for i64 { fn bitor_assign(&mut self, rhs: i64) {} }
impl BitOrAssign<&i64> for i64 { fn bitor_assign(&mut self, rhs: &i64) {} }
impl BitXor for i64 { type Output = i64; fn bitxor(self, rhs: i64) -> i64 {} }
impl<'a> BitXor<i64> for &'a i64 { type Output = i64; fn bitxor(self, rhs: i64) -> i64 {} }
impl BitXor<&i64> for i64 { type Output = i64; fn bitxor(self, rhs: &i64) -> i64 {} }
impl BitXor<&i64> for &i64 { type Output = i64; fn bitxor(self, rhs: &i64) -> i64 {} }
impl BitXorAssign for i64 { fn bitxor_assign(&mut self, rhs: i64) {} }
impl BitXorAssign<&i64> for i64 { fn bitxor_assign(&mut self, rhs: &i64) {} }
impl BitAnd for i128 { type Output = i128; fn bitand(self, rhs: i128) -> i128 {} }
impl<'a> BitAnd<i128> for &'a i128 { type Output = i128; fn bitand(self, rhs: i128) -> i128 {} }
impl BitAnd<&i128> for i128 { type Output = i128; fn bitand(self, rhs: &i128) -> i128 {} }
impl BitAnd<&i128> for &i128 { type Output = i128; fn bitand(self, rhs: &i128) -> i128 {} }
impl BitAndAssign for i128 { fn bitand_assign(&mut self, rhs: i128) {} }
impl BitAndAssign<&i128> for i128 { fn bitand_assign(&mut self, rhs: &i128) {} }
impl BitOr for i128 { type Output = i128; fn bitor(self, rhs: i128) -> i128 {} }
impl<'a> BitOr<i128> for &'a i128 { type Output = i128; fn bitor(self, rhs: i128) -> i128 {} }
impl BitOr<&i128> for i128 { type Output = i128; fn bitor(self, rhs: &i128) -> i128 {} }
impl BitOr<&i128> for &i128 { type Output = i128; fn bitor(self, rhs: &i128) -> i128 {} }
impl BitOrAssign for i128 { fn bitor_assign(&mut self, rhs: i128) {} }
impl BitOrAssign<&i128> for i128 { fn bitor_assign(&mut self, rhs: &i128) {} }
impl BitXor for i128 { type Output = i128; fn bitxor(self, rhs: i128) -> i128 {} }
impl<'a> BitXor<i128> for &'a i128 { type Output = i128; fn bitxor(self, rhs: i128) -> i128 {} }
impl BitXor<&i128> for i128 { type Output = i128; fn bitxor(self, rhs: &i128) -> i128 {} }
impl BitXor<&i128> for &i128 { type Output = i128; fn bitxor(self, rhs: &i128) -> i128 {} }
impl BitXorAssign for i128 { fn bitxor_assign(&mut self, rhs: i128) {} }
impl BitXorAssign<&i128> for i128 { fn bitxor_assign(&mut self, rhs: &i128) {} }
impl BitAnd for isize { type Output = isize; fn bitand(self, rhs: isize) -> isize {} }
impl<'a> BitAnd<isize> for &'a isize { type Output = isize; fn bitand(self, rhs: isize) -> isize {} }
impl BitAnd<&isize> for isize { type Output = isize; fn bitand(self, rhs: &isize) -> isize {} }
impl BitAnd<&isize> for &isize { type Output = isize; fn bitand(self, rhs: &isize) -> isize {} }
impl BitAndAssign for isize { fn bitand_assign(&mut self, rhs: isize) {} }
impl BitAndAssign<&isize> for isize { fn bitand_assign(&mut self, rhs: &isize) {} }
impl BitOr for isize { type Output = isize; fn bitor(self, rhs: isize) -> isize {} }
impl<'a> BitOr<isize> for &'a isize { type Output = isize; fn bitor(self, rhs: isize) -> isize {} }
impl BitOr<&isize> for isize { type Output = isize; fn bitor(self, rhs: &isize) -> isize {} }
impl BitOr<&isize> for &isize { type Output = isize; fn bitor(self, rhs: &isize) -> isize {} }
impl BitOrAssign for isize { fn bitor_assign(&mut self, rhs: isize) {} }
impl BitOrAssign<&isize> for isize { fn bitor_assign(&mut self, rhs: &isize) {} }
impl BitXor for isize { type Output = isize; fn bitxor(self, rhs: isize) -> isize {} }
impl<'a> BitXor<isize> for &'a isize { type Output = isize; fn bitxor(self, rhs: isize) -> isize {} }
impl BitXor<&isize> for isize { type Output = isize; fn bitxor(self, rhs: &isize) -> isize {} }
impl BitXor<&isize> for &isize { type Output = isize; fn bitxor(self, rhs: &isize) -> isize {} }
impl BitXorAssign for isize { fn bitxor_assign(&mut self, rhs: isize) {} }
impl BitXorAssign<&isize> for isize { fn bitxor_assign(&mut self, rhs: &isize) {} }
impl BitAnd for u8 { type Output = u8; fn bitand(self, rhs: u8) -> u8 {} }
impl<'a> BitAnd<u8> for &'a u8 { type Output = u8; fn bitand(self, rhs: u8) -> u8 {} }
impl BitAnd<&u8> for u8 { type Output = u8; fn bitand(self, rhs: &u8) -> u8 {} }
impl BitAnd<&u8> for &u8 { type Output = u8; fn bitand(self, rhs: &u8) -> u8 {} }
impl BitAndAssign for u8 { fn bitand_assign(&mut self, rhs: u8) {} }
impl BitAndAssign<&u8> for u8 { fn bitand_assign(&mut self, rhs: &u8) {} }
impl BitOr for u8 { type Output = u8; fn bitor(self, rhs: u8) -> u8 {} }
impl<'a> BitOr<u8> for &'a u8 { type Output = u8; fn bitor(self, rhs: u8) -> u8 {} }
impl BitOr<&u8> for u8 { type Output = u8; fn bitor(self, rhs: &u8) -> u8 {} }
impl BitOr<&u8> for &u8 { type Output = u8; fn bitor(self, rhs: &u8) -> u8 {} }
impl BitOrAssign for u8 { fn bitor_assign(&mut self, rhs: u8) {} }
impl BitOrAssign<&u8> for u8 { fn bitor_assign(&mut self, rhs: &u8) {} }
impl BitXor for u8 { type Output = u8; fn bitxor(self, rhs: u8) -> u8 {} }
impl<'a> BitXor<u8> for &'a u8 { type Output = u8; fn bitxor(self, rhs: u8) -> u8 {} }
impl BitXor<&u8> for u8 { type Output = u8; fn bitxor(self, rhs: &u8) -> u8 {} }
impl BitXor<&u8> for &u8 { type Output = u8; fn bitxor(self, rhs: &u8) -> u8 {} }
impl BitXorAssign for u8 { fn bitxor_assign(&mut self, rhs: u8) {} }
impl BitXorAssign<&u8> for u8 { fn bitxor_assign(&mut self, rhs: &u8) {} }
impl BitAnd for u16 { type Output = u16; fn bitand(self, rhs: u16) -> u16 {} }
impl<'a> BitAnd<u16> for &'a u16 { type Output = u16; fn bitand(self, rhs: u16) -> u16 {} }
impl BitAnd<&u16> for u16 { type Output = u16; fn bitand(self, rhs: &u16) -> u16 {} }
impl BitAnd<&u16> for &u16 { type Output = u16; fn bitand(self, rhs: &u16) -> u16 {} }
impl BitAndAssign for u16 { fn bitand_assign(&mut self, rhs: u16) {} }
impl BitAndAssign<&u16> for u16 { fn bitand_assign(&mut self, rhs: &u16) {} }
impl BitOr for u16 { type Output = u16; fn bitor(self, rhs: u16) -> u16 {} }
impl<'a> BitOr<u16> for &'a u16 { type Output = u16; fn bitor(self, rhs: u16) -> u16 {} }
impl BitOr<&u16> for u16 { type Output = u16; fn bitor(self, rhs: &u16) -> u16 {} }
impl BitOr<&u16> for &u16 { type Output = u16; fn bitor(self, rhs: &u16) -> u16 {} }
impl BitOrAssign for u16 { fn bitor_assign(&mut self, rhs: u16) {} }
impl BitOrAssign<&u16> for u16 { fn bitor_assign(&mut self, rhs: &u16) {} }
impl BitXor for u16 { type Output = u16; fn bitxor(self, rhs: u16) -> u16 {} }
impl<'a> BitXor<u16> for &'a u16 { type Output = u16; fn bitxor(self, rhs: u16) -> u16 {} }
impl BitXor<&u16> for u16 { type Output = u16; fn bitxor(self, rhs: &u16) -> u16 {} }
impl BitXor<&u16> for &u16 { type Output = u16; fn bitxor(self, rhs: &u16) -> u16 {} }
impl BitXorAssign for u16 { fn bitxor_assign(&mut self, rhs: u16) {} }
impl BitXorAssign<&u16> for u16 { fn bitxor_assign(&mut self, rhs: &u16) {} }
impl BitAnd for u32 { type Output = u32; fn bitand(self, rhs: u32) -> u32 {} }
impl<'a> BitAnd<u32> for &'a u32 { type Output = u32; fn bitand(self, rhs: u32) -> u32 {} }
impl BitAnd<&u32> for u32 { type Output = u32; fn bitand(self, rhs: &u32) -> u32 {} }
impl BitAnd<&u32> for &u32 { type Output = u32; fn bitand(self, rhs: &u32) -> u32 {} }
impl BitAndAssign for u32 { fn bitand_assign(&mut self, rhs: u32) {} }
impl BitAndAssign<&u32> for u32 { fn bitand_assign(&mut self, rhs: &u32) {} }
impl BitOr for u32 { type Output = u32; fn bitor(self, rhs: u32) -> u32 {} }
impl<'a> BitOr<u32> for &'a u32 { type Output = u32; fn bitor(self, rhs: u32) -> u32 {} }
impl BitOr<&u32> for u32 { type Output = u32; fn bitor(self, rhs: &u32) -> u32 {} }
impl BitOr<&u32> for &u32 { type Output = u32; fn bitor(self, rhs: &u32) -> u32 {} }
impl BitOrAssign for u32 { fn bitor_assign(&mut self, rhs: u32) {} }
impl BitOrAssign<&u32> for u32 { fn bitor_assign(&mut self, rhs: &u32) {} }
impl BitXor for u32 { type Output = u32; fn bitxor(self, rhs: u32) -> u32 {} }
impl<'a> BitXor<u32> for &'a u32 { type Output = u32; fn bitxor(self, rhs: u32) -> u32 {} }
impl BitXor<&u32> for u32 { type Output = u32; fn bitxor(self, rhs: &u32) -> u32 {} }
impl BitXor<&u32> for &u32 { type Output = u32; fn bitxor(self, rhs: &u32) -> u32 {} }
impl BitXorAssign for u32 { fn bitxor_assign(&mut self, rhs: u32) {} }
impl BitXorAssign<&u32> for u32 { fn bitxor_assign(&mut self, rhs: &u32) {} }
impl BitAnd for u64 { type Output = u64; fn bitand(self, rhs: u64) -> u64 {} }
impl<'a> BitAnd<u64> for &'a u64 { type Output = u64; fn bitand(self, rhs: u64) -> u64 {} }
impl BitAnd<&u64> for u64 { type Output = u64; fn bitand(self, rhs: &u64) -> u64 {} }
impl BitAnd<&u64> for &u64 { type Output = u64; fn bitand(self, rhs: &u64) -> u64 {} }
impl BitAndAssign for u64 { fn bitand_assign(&mut self, rhs: u64) {} }
impl BitAndAssign<&u64> for u64 { fn bitand_assign(&mut self, rhs: &u64) {} }
impl BitOr for u64 { type Output = u64; fn bitor(self, rhs: u64) -> u64 {} }
impl<'a> BitOr<u64> for &'a u64 { type Output = u64; fn bitor(self, rhs: u64) -> u64 {} }
impl BitOr<&u64> for u64 { type Output = u64; fn bitor(self, rhs: &u64) -> u64 {} }
impl BitOr<&u64> for &u64 { type Output = u64; fn bitor(self, rhs: &u64) -> u64 {} }
impl BitOrAssign for u64 { fn bitor_assign(&mut self, rhs: u64) {} }
impl BitOrAssign<&u64> for u64 { fn bitor_assign(&mut self, rhs: &u64) {} }
impl BitXor for u64 { type Output = u64; fn bitxor(self, rhs: u64) -> u64 {} }
impl<'a> BitXor<u64> for &'a u64 { type Output = u64; fn bitxor(self, rhs: u64) -> u64 {} }
impl BitXor<&u64> for u64 { type Output = u64; fn bitxor(self, rhs: &u64) -> u64 {} }
impl BitXor<&u64> for &u64 { type Output = u64; fn bitxor(self, rhs: &u64) -> u64 {} }
impl BitXorAssign for u64 { fn bitxor_assign(&mut self, rhs: u64) {} }
impl BitXorAssign<&u64> for u64 { fn bitxor_assign(&mut self, rhs: &u64) {} }
impl BitAnd for u128 { type Output = u128; fn bitand(self, rhs: u128) -> u128 {} }
impl<'a> BitAnd<u128> for &'a u128 { type Output = u128; fn bitand(self, rhs: u128) -> u128 {} }
impl BitAnd<&u128> for u128 { type Output = u128; fn bitand(self, rhs: &u128) -> u128 {} }
impl BitAnd<&u128> for &u128 { type Output = u128; fn bitand(self, rhs: &u128) -> u128 {} }
impl BitAndAssign for u128 { fn bitand_assign(&mut self, rhs: u128) {} }
impl BitAndAssign<&u128> for u128 { fn bitand_assign(&mut self, rhs: &u128) {} }
impl BitOr for u128 { type Output = u128; fn bitor(self, rhs: u128) -> u128 {} }
impl<'a> BitOr<u128> for &'a u128 { type Output = u128; fn bitor(self, rhs: u128) -> u128 {} }
impl BitOr<&u128> for u128 { type Output = u128; fn bitor(self, rhs: &u128) -> u128 {} }
impl BitOr<&u128> for &u128 { type Output = u128; fn bitor(self, rhs: &u128) -> u128 {} }
impl BitOrAssign for u128 { fn bitor_assign(&mut self, rhs: u128) {} }
impl BitOrAssign<&u128> for u128 { fn bitor_assign(&mut self, rhs: &u128) {} }
impl BitXor for u128 { type Output = u128; fn bitxor(self, rhs: u128) -> u128 {} }
impl<'a> BitXor<u128> for &'a u128 { type Output = u128; fn bitxor(self, rhs: u128) -> u128 {} }
impl BitXor<&u128> for u128 { type Output = u128; fn bitxor(self, rhs: &u128) -> u128 {} }
impl BitXor<&u128> for &u128 { type Output = u128; fn bitxor(self, rhs: &u128) -> u128 {} }
impl BitXorAssign for u128 { fn bitxor_assign(&mut self, rhs: u128) {} }
impl BitXorAssign<&u128> for u128 { fn bitxor_assign(&mut self, rhs: &u128) {} }
impl BitAnd for usize { type Output = usize; fn bitand(self, rhs: usize) -> usize {} }
impl<'a> BitAnd<usize> for &'a usize { type Output = usize; fn bitand(self, rhs: usize) -> usize {} }
impl BitAnd<&usize> for usize { type Output = usize; fn bitand(self, rhs: &usize) -> usize {} }
impl BitAnd<&usize> for &usize { type Output = usize; fn bitand(self, rhs: &usize) -> usize {} }
impl BitAndAssign for usize { fn bitand_assign(&mut self, rhs: usize) {} }
impl BitAndAssign<&usize> for usize { fn bitand_assign(&mut self, rhs: &usize) {} }
impl BitOr for usize { type Output = usize; fn bitor(self, rhs: usize) -> usize {} }
impl<'a> BitOr<usize> for &'a usize { type Output = usize; fn bitor(self, rhs: usize) -> usize {} }
impl BitOr<&usize> for usize { type Output = usize; fn bitor(self, rhs: &usize) -> usize {} }
impl BitOr<&usize> for &usize { type Output = usize; fn bitor(self, rhs: &usize) -> usize {} }
impl BitOrAssign for usize { fn bitor_assign(&mut self, rhs: usize) {} }
impl BitOrAssign<&usize> for usize { fn bitor_assign(&mut self, rhs: &usize) {} }
impl BitXor for usize { type Output = usize; fn bitxor(self, rhs: usize) -> usize {} }
impl<'a> BitXor<usize> for &'a usize { type Output = usize; fn bitxor(self, rhs: usize) -> usize {} }
impl BitXor<&usize> for usize { type Output = usize; fn bitxor(self, rhs: &usize) -> usize {} }
impl BitXor<&usize> for &usize { type Output = usize; fn bitxor(self, rhs: &usize) -> usize {} }
impl BitXorAssign for usize { fn bitxor_assign(&mut self, rhs: usize) {} }
impl BitXorAssign<&usize> for usize { fn bitxor_assign(&mut self, rhs: &usize) {} }
impl Shl<i8> for i8 { type Output = i8; fn shl(self, rhs: i8) -> i8 {} }
impl ShlAssign<i8> for i8 { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for i8 { type Output = i8; fn shl(self, rhs: i16) -> i8 {} }
impl ShlAssign<i16> for i8 { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for i8 { type Output = i8; fn shl(self, rhs: i32) -> i8 {} }
impl ShlAssign<i32> for i8 { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for i8 { type Output = i8; fn shl(self, rhs: i64) -> i8 {} }
impl ShlAssign<i64> for i8 { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for i8 { type Output = i8; fn shl(self, rhs: i128) -> i8 {} }
impl ShlAssign<i128> for i8 { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for i8 { type Output = i8; fn shl(self, rhs: isize) -> i8 {} }
impl ShlAssign<isize> for i8 { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for i8 { type Output = i8; fn shl(self, rhs: u8) -> i8 {} }
impl ShlAssign<u8> for i8 { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for i8 { type Output = i8; fn shl(self, rhs: u16) -> i8 {} }
impl ShlAssign<u16> for i8 { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for i8 { type Output = i8; fn shl(self, rhs: u32) -> i8 {} }
impl ShlAssign<u32> for i8 { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for i8 { type Output = i8; fn shl(self, rhs: u64) -> i8 {} }
impl ShlAssign<u64> for i8 { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for i8 { type Output = i8; fn shl(self, rhs: u128) -> i8 {} }
impl ShlAssign<u128> for i8 { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for i8 { type Output = i8; fn shl(self, rhs: usize) -> i8 {} }
impl ShlAssign<usize> for i8 { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<i8> for &'a i8 { type Output = i8; fn shl(self, rhs: i8) -> i8 {} }
impl Shl<&i8> for i8 { type Output = i8; fn shl(self, rhs: &i8) -> i8 {} }
impl Shl<&i8> for &i8 { type Output = i8; fn shl(self, rhs: &i8) -> i8 {} }
impl Shr<i8> for i8 { type Output = i8; fn shr(self, rhs: i8) -> i8 {} }
impl ShrAssign<i8> for i8 { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for i8 { type Output = i8; fn shr(self, rhs: i16) -> i8 {} }
impl ShrAssign<i16> for i8 { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for i8 { type Output = i8; fn shr(self, rhs: i32) -> i8 {} }
impl ShrAssign<i32> for i8 { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for i8 { type Output = i8; fn shr(self, rhs: i64) -> i8 {} }
impl ShrAssign<i64> for i8 { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for i8 { type Output = i8; fn shr(self, rhs: i128) -> i8 {} }
impl ShrAssign<i128> for i8 { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for i8 { type Output = i8; fn shr(self, rhs: isize) -> i8 {} }
impl ShrAssign<isize> for i8 { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for i8 { type Output = i8; fn shr(self, rhs: u8) -> i8 {} }
impl ShrAssign<u8> for i8 { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for i8 { type Output = i8; fn shr(self, rhs: u16) -> i8 {} }
impl ShrAssign<u16> for i8 { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for i8 { type Output = i8; fn shr(self, rhs: u32) -> i8 {} }
impl ShrAssign<u32> for i8 { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for i8 { type Output = i8; fn shr(self, rhs: u64) -> i8 {} }
impl ShrAssign<u64> for i8 { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for i8 { type Output = i8; fn shr(self, rhs: u128) -> i8 {} }
impl ShrAssign<u128> for i8 { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for i8 { type Output = i8; fn shr(self, rhs: usize) -> i8 {} }
impl ShrAssign<usize> for i8 { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<i8> for &'a i8 { type Output = i8; fn shr(self, rhs: i8) -> i8 {} }
impl Shr<&i8> for i8 { type Output = i8; fn shr(self, rhs: &i8) -> i8 {} }
impl Shr<&i8> for &i8 { type Output = i8; fn shr(self, rhs: &i8) -> i8 {} }
impl Shl<i8> for i16 { type Output = i16; fn shl(self, rhs: i8) -> i16 {} }
impl ShlAssign<i8> for i16 { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for i16 { type Output = i16; fn shl(self, rhs: i16) -> i16 {} }
impl ShlAssign<i16> for i16 { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for i16 { type Output = i16; fn shl(self, rhs: i32) -> i16 {} }
impl ShlAssign<i32> for i16 { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for i16 { type Output = i16; fn shl(self, rhs: i64) -> i16 {} }
impl ShlAssign<i64> for i16 { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for i16 { type Output = i16; fn shl(self, rhs: i128) -> i16 {} }
impl ShlAssign<i128> for i16 { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for i16 { type Output = i16; fn shl(self, rhs: isize) -> i16 {} }
impl ShlAssign<isize> for i16 { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for i16 { type Output = i16; fn shl(self, rhs: u8) -> i16 {} }
impl ShlAssign<u8> for i16 { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for i16 { type Output = i16; fn shl(self, rhs: u16) -> i16 {} }
impl ShlAssign<u16> for i16 { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for i16 { type Output = i16; fn shl(self, rhs: u32) -> i16 {} }
impl ShlAssign<u32> for i16 { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for i16 { type Output = i16; fn shl(self, rhs: u64) -> i16 {} }
impl ShlAssign<u64> for i16 { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for i16 { type Output = i16; fn shl(self, rhs: u128) -> i16 {} }
impl ShlAssign<u128> for i16 { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for i16 { type Output = i16; fn shl(self, rhs: usize) -> i16 {} }
impl ShlAssign<usize> for i16 { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<i16> for &'a i16 { type Output = i16; fn shl(self, rhs: i16) -> i16 {} }
impl Shl<&i16> for i16 { type Output = i16; fn shl(self, rhs: &i16) -> i16 {} }
impl Shl<&i16> for &i16 { type Output = i16; fn shl(self, rhs: &i16) -> i16 {} }
impl Shr<i8> for i16 { type Output = i16; fn shr(self, rhs: i8) -> i16 {} }
impl ShrAssign<i8> for i16 { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for i16 { type Output = i16; fn shr(self, rhs: i16) -> i16 {} }
impl ShrAssign<i16> for i16 { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for i16 { type Output = i16; fn shr(self, rhs: i32) -> i16 {} }
impl ShrAssign<i32> for i16 { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for i16 { type Output = i16; fn shr(self, rhs: i64) -> i16 {} }
impl ShrAssign<i64> for i16 { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for i16 { type Output = i16; fn shr(self, rhs: i128) -> i16 {} }
impl ShrAssign<i128> for i16 { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for i16 { type Output = i16; fn shr(self, rhs: isize) -> i16 {} }
impl ShrAssign<isize> for i16 { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for i16 { type Output = i16; fn shr(self, rhs: u8) -> i16 {} }
impl ShrAssign<u8> for i16 { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for i16 { type Output = i16; fn shr(self, rhs: u16) -> i16 {} }
impl ShrAssign<u16> for i16 { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for i16 { type Output = i16; fn shr(self, rhs: u32) -> i16 {} }
impl ShrAssign<u32> for i16 { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for i16 { type Output = i16; fn shr(self, rhs: u64) -> i16 {} }
impl ShrAssign<u64> for i16 { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for i16 { type Output = i16; fn shr(self, rhs: u128) -> i16 {} }
impl ShrAssign<u128> for i16 { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for i16 { type Output = i16; fn shr(self, rhs: usize) -> i16 {} }
impl ShrAssign<usize> for i16 { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<i16> for &'a i16 { type Output = i16; fn shr(self, rhs: i16) -> i16 {} }
impl Shr<&i16> for i16 { type Output = i16; fn shr(self, rhs: &i16) -> i16 {} }
impl Shr<&i16> for &i16 { type Output = i16; fn shr(self, rhs: &i16) -> i16 {} }
impl Shl<i8> for i32 { type Output = i32; fn shl(self, rhs: i8) -> i32 {} }
impl ShlAssign<i8> for i32 { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for i32 { type Output = i32; fn shl(self, rhs: i16) -> i32 {} }
impl ShlAssign<i16> for i32 { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for i32 { type Output = i32; fn shl(self, rhs: i32) -> i32 {} }
impl ShlAssign<i32> for i32 { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for i32 { type Output = i32; fn shl(self, rhs: i64) -> i32 {} }
impl ShlAssign<i64> for i32 { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for i32 { type Output = i32; fn shl(self, rhs: i128) -> i32 {} }
impl ShlAssign<i128> for i32 { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for i32 { type Output = i32; fn shl(self, rhs: isize) -> i32 {} }
impl ShlAssign<isize> for i32 { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for i32 { type Output = i32; fn shl(self, rhs: u8) -> i32 {} }
impl ShlAssign<u8> for i32 { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for i32 { type Output = i32; fn shl(self, rhs: u16) -> i32 {} }
impl ShlAssign<u16> for i32 { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for i32 { type Output = i32; fn shl(self, rhs: u32) -> i32 {} }
impl ShlAssign<u32> for i32 { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for i32 { type Output = i32; fn shl(self, rhs: u64) -> i32 {} }
impl ShlAssign<u64> for i32 { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for i32 { type Output = i32; fn shl(self, rhs: u128) -> i32 {} }
impl ShlAssign<u128> for i32 { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for i32 { type Output = i32; fn shl(self, rhs: usize) -> i32 {} }
impl ShlAssign<usize> for i32 { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<i32> for &'a i32 { type Output = i32; fn shl(self, rhs: i32) -> i32 {} }
impl Shl<&i32> for i32 { type Output = i32; fn shl(self, rhs: &i32) -> i32 {} }
impl Shl<&i32> for &i32 { type Output = i32; fn shl(self, rhs: &i32) -> i32 {} }
impl Shr<i8> for i32 { type Output = i32; fn shr(self, rhs: i8) -> i32 {} }
impl ShrAssign<i8> for i32 { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for i32 { type Output = i32; fn shr(self, rhs: i16) -> i32 {} }
impl ShrAssign<i16> for i32 { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for i32 { type Output = i32; fn shr(self, rhs: i32) -> i32 {} }
impl ShrAssign<i32> for i32 { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for i32 { type Output = i32; fn shr(self, rhs: i64) -> i32 {} }
impl ShrAssign<i64> for i32 { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for i32 { type Output = i32; fn shr(self, rhs: i128) -> i32 {} }
impl ShrAssign<i128> for i32 { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for i32 { type Output = i32; fn shr(self, rhs: isize) -> i32 {} }
impl ShrAssign<isize> for i32 { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for i32 { type Output = i32; fn shr(self, rhs: u8) -> i32 {} }
impl ShrAssign<u8> for i32 { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for i32 { type Output = i32; fn shr(self, rhs: u16) -> i32 {} }
impl ShrAssign<u16> for i32 { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for i32 { type Output = i32; fn shr(self, rhs: u32) -> i32 {} }
impl ShrAssign<u32> for i32 { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for i32 { type Output = i32; fn shr(self, rhs: u64) -> i32 {} }
impl ShrAssign<u64> for i32 { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for i32 { type Output = i32; fn shr(self, rhs: u128) -> i32 {} }
impl ShrAssign<u128> for i32 { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for i32 { type Output = i32; fn shr(self, rhs: usize) -> i32 {} }
impl ShrAssign<usize> for i32 { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<i32> for &'a i32 { type Output = i32; fn shr(self, rhs: i32) -> i32 {} }
impl Shr<&i32> for i32 { type Output = i32; fn shr(self, rhs: &i32) -> i32 {} }
impl Shr<&i32> for &i32 { type Output = i32; fn shr(self, rhs: &i32) -> i32 {} }
impl Shl<i8> for i64 { type Output = i64; fn shl(self, rhs: i8) -> i64 {} }
impl ShlAssign<i8> for i64 { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for i64 { type Output = i64; fn shl(self, rhs: i16) -> i64 {} }
impl ShlAssign<i16> for i64 { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for i64 { type Output = i64; fn shl(self, rhs: i32) -> i64 {} }
impl ShlAssign<i32> for i64 { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for i64 { type Output = i64; fn shl(self, rhs: i64) -> i64 {} }
impl ShlAssign<i64> for i64 { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for i64 { type Output = i64; fn shl(self, rhs: i128) -> i64 {} }
impl ShlAssign<i128> for i64 { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for i64 { type Output = i64; fn shl(self, rhs: isize) -> i64 {} }
impl ShlAssign<isize> for i64 { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for i64 { type Output = i64; fn shl(self, rhs: u8) -> i64 {} }
impl ShlAssign<u8> for i64 { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for i64 { type Output = i64; fn shl(self, rhs: u16) -> i64 {} }
impl ShlAssign<u16> for i64 { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for i64 { type Output = i64; fn shl(self, rhs: u32) -> i64 {} }
impl ShlAssign<u32> for i64 { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for i64 { type Output = i64; fn shl(self, rhs: u64) -> i64 {} }
impl ShlAssign<u64> for i64 { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for i64 { type Output = i64; fn shl(self, rhs: u128) -> i64 {} }
impl ShlAssign<u128> for i64 { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for i64 { type Output = i64; fn shl(self, rhs: usize) -> i64 {} }
impl ShlAssign<usize> for i64 { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<i64> for &'a i64 { type Output = i64; fn shl(self, rhs: i64) -> i64 {} }
impl Shl<&i64> for i64 { type Output = i64; fn shl(self, rhs: &i64) -> i64 {} }
impl Shl<&i64> for &i64 { type Output = i64; fn shl(self, rhs: &i64) -> i64 {} }
impl Shr<i8> for i64 { type Output = i64; fn shr(self, rhs: i8) -> i64 {} }
impl ShrAssign<i8> for i64 { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for i64 { type Output = i64; fn shr(self, rhs: i16) -> i64 {} }
impl ShrAssign<i16> for i64 { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for i64 { type Output = i64; fn shr(self, rhs: i32) -> i64 {} }
impl ShrAssign<i32> for i64 { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for i64 { type Output = i64; fn shr(self, rhs: i64) -> i64 {} }
impl ShrAssign<i64> for i64 { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for i64 { type Output = i64; fn shr(self, rhs: i128) -> i64 {} }
impl ShrAssign<i128> for i64 { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for i64 { type Output = i64; fn shr(self, rhs: isize) -> i64 {} }
impl ShrAssign<isize> for i64 { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for i64 { type Output = i64; fn shr(self, rhs: u8) -> i64 {} }
impl ShrAssign<u8> for i64 { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for i64 { type Output = i64; fn shr(self, rhs: u16) -> i64 {} }
impl ShrAssign<u16> for i64 { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for i64 { type Output = i64; fn shr(self, rhs: u32) -> i64 {} }
impl ShrAssign<u32> for i64 { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for i64 { type Output = i64; fn shr(self, rhs: u64) -> i64 {} }
impl ShrAssign<u64> for i64 { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for i64 { type Output = i64; fn shr(self, rhs: u128) -> i64 {} }
impl ShrAssign<u128> for i64 { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for i64 { type Output = i64; fn shr(self, rhs: usize) -> i64 {} }
impl ShrAssign<usize> for i64 { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<i64> for &'a i64 { type Output = i64; fn shr(self, rhs: i64) -> i64 {} }
impl Shr<&i64> for i64 { type Output = i64; fn shr(self, rhs: &i64) -> i64 {} }
impl Shr<&i64> for &i64 { type Output = i64; fn shr(self, rhs: &i64) -> i64 {} }
impl Shl<i8> for i128 { type Output = i128; fn shl(self, rhs: i8) -> i128 {} }
impl ShlAssign<i8> for i128 { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for i128 { type Output = i128; fn shl(self, rhs: i16) -> i128 {} }
impl ShlAssign<i16> for i128 { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for i128 { type Output = i128; fn shl(self, rhs: i32) -> i128 {} }
impl ShlAssign<i32> for i128 { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for i128 { type Output = i128; fn shl(self, rhs: i64) -> i128 {} }
impl ShlAssign<i64> for i128 { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for i128 { type Output = i128; fn shl(self, rhs: i128) -> i128 {} }
impl ShlAssign<i128> for i128 { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for i128 { type Output = i128; fn shl(self, rhs: isize) -> i128 {} }
impl ShlAssign<isize> for i128 { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for i128 { type Output = i128; fn shl(self, rhs: u8) -> i128 {} }
impl ShlAssign<u8> for i128 { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for i128 { type Output = i128; fn shl(self, rhs: u16) -> i128 {} }
impl ShlAssign<u16> for i128 { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for i128 { type Output = i128; fn shl(self, rhs: u32) -> i128 {} }
impl ShlAssign<u32> for i128 { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for i128 { type Output = i128; fn shl(self, rhs: u64) -> i128 {} }
impl ShlAssign<u64> for i128 { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for i128 { type Output = i128; fn shl(self, rhs: u128) -> i128 {} }
impl ShlAssign<u128> for i128 { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for i128 { type Output = i128; fn shl(self, rhs: usize) -> i128 {} }
impl ShlAssign<usize> for i128 { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<i128> for &'a i128 { type Output = i128; fn shl(self, rhs: i128) -> i128 {} }
impl Shl<&i128> for i128 { type Output = i128; fn shl(self, rhs: &i128) -> i128 {} }
impl Shl<&i128> for &i128 { type Output = i128; fn shl(self, rhs: &i128) -> i128 {} }
impl Shr<i8> for i128 { type Output = i128; fn shr(self, rhs: i8) -> i128 {} }
impl ShrAssign<i8> for i128 { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for i128 { type Output = i128; fn shr(self, rhs: i16) -> i128 {} }
impl ShrAssign<i16> for i128 { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for i128 { type Output = i128; fn shr(self, rhs: i32) -> i128 {} }
impl ShrAssign<i32> for i128 { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for i128 { type Output = i128; fn shr(self, rhs: i64) -> i128 {} }
impl ShrAssign<i64> for i128 { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for i128 { type Output = i128; fn shr(self, rhs: i128) -> i128 {} }
impl ShrAssign<i128> for i128 { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for i128 { type Output = i128; fn shr(self, rhs: isize) -> i128 {} }
impl ShrAssign<isize> for i128 { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for i128 { type Output = i128; fn shr(self, rhs: u8) -> i128 {} }
impl ShrAssign<u8> for i128 { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for i128 { type Output = i128; fn shr(self, rhs: u16) -> i128 {} }
impl ShrAssign<u16> for i128 { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for i128 { type Output = i128; fn shr(self, rhs: u32) -> i128 {} }
impl ShrAssign<u32> for i128 { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for i128 { type Output = i128; fn shr(self, rhs: u64) -> i128 {} }
impl ShrAssign<u64> for i128 { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for i128 { type Output = i128; fn shr(self, rhs: u128) -> i128 {} }
impl ShrAssign<u128> for i128 { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for i128 { type Output = i128; fn shr(self, rhs: usize) -> i128 {} }
impl ShrAssign<usize> for i128 { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<i128> for &'a i128 { type Output = i128; fn shr(self, rhs: i128) -> i128 {} }
impl Shr<&i128> for i128 { type Output = i128; fn shr(self, rhs: &i128) -> i128 {} }
impl Shr<&i128> for &i128 { type Output = i128; fn shr(self, rhs: &i128) -> i128 {} }
impl Shl<i8> for isize { type Output = isize; fn shl(self, rhs: i8) -> isize {} }
impl ShlAssign<i8> for isize { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for isize { type Output = isize; fn shl(self, rhs: i16) -> isize {} }
impl ShlAssign<i16> for isize { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for isize { type Output = isize; fn shl(self, rhs: i32) -> isize {} }
impl ShlAssign<i32> for isize { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for isize { type Output = isize; fn shl(self, rhs: i64) -> isize {} }
impl ShlAssign<i64> for isize { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for isize { type Output = isize; fn shl(self, rhs: i128) -> isize {} }
impl ShlAssign<i128> for isize { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for isize { type Output = isize; fn shl(self, rhs: isize) -> isize {} }
impl ShlAssign<isize> for isize { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for isize { type Output = isize; fn shl(self, rhs: u8) -> isize {} }
impl ShlAssign<u8> for isize { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for isize { type Output = isize; fn shl(self, rhs: u16) -> isize {} }
impl ShlAssign<u16> for isize { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for isize { type Output = isize; fn shl(self, rhs: u32) -> isize {} }
impl ShlAssign<u32> for isize { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for isize { type Output = isize; fn shl(self, rhs: u64) -> isize {} }
impl ShlAssign<u64> for isize { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for isize { type Output = isize; fn shl(self, rhs: u128) -> isize {} }
impl ShlAssign<u128> for isize { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for isize { type Output = isize; fn shl(self, rhs: usize) -> isize {} }
impl ShlAssign<usize> for isize { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<isize> for &'a isize { type Output = isize; fn shl(self, rhs: isize) -> isize {} }
impl Shl<&isize> for isize { type Output = isize; fn shl(self, rhs: &isize) -> isize {} }
impl Shl<&isize> for &isize { type Output = isize; fn shl(self, rhs: &isize) -> isize {} }
impl Shr<i8> for isize { type Output = isize; fn shr(self, rhs: i8) -> isize {} }
impl ShrAssign<i8> for isize { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for isize { type Output = isize; fn shr(self, rhs: i16) -> isize {} }
impl ShrAssign<i16> for isize { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for isize { type Output = isize; fn shr(self, rhs: i32) -> isize {} }
impl ShrAssign<i32> for isize { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for isize { type Output = isize; fn shr(self, rhs: i64) -> isize {} }
impl ShrAssign<i64> for isize { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for isize { type Output = isize; fn shr(self, rhs: i128) -> isize {} }
impl ShrAssign<i128> for isize { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for isize { type Output = isize; fn shr(self, rhs: isize) -> isize {} }
impl ShrAssign<isize> for isize { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for isize { type Output = isize; fn shr(self, rhs: u8) -> isize {} }
impl ShrAssign<u8> for isize { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for isize { type Output = isize; fn shr(self, rhs: u16) -> isize {} }
impl ShrAssign<u16> for isize { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for isize { type Output = isize; fn shr(self, rhs: u32) -> isize {} }
impl ShrAssign<u32> for isize { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for isize { type Output = isize; fn shr(self, rhs: u64) -> isize {} }
impl ShrAssign<u64> for isize { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for isize { type Output = isize; fn shr(self, rhs: u128) -> isize {} }
impl ShrAssign<u128> for isize { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for isize { type Output = isize; fn shr(self, rhs: usize) -> isize {} }
impl ShrAssign<usize> for isize { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<isize> for &'a isize { type Output = isize; fn shr(self, rhs: isize) -> isize {} }
impl Shr<&isize> for isize { type Output = isize; fn shr(self, rhs: &isize) -> isize {} }
impl Shr<&isize> for &isize { type Output = isize; fn shr(self, rhs: &isize) -> isize {} }
impl Shl<i8> for u8 { type Output = u8; fn shl(self, rhs: i8) -> u8 {} }
impl ShlAssign<i8> for u8 { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for u8 { type Output = u8; fn shl(self, rhs: i16) -> u8 {} }
impl ShlAssign<i16> for u8 { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for u8 { type Output = u8; fn shl(self, rhs: i32) -> u8 {} }
impl ShlAssign<i32> for u8 { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for u8 { type Output = u8; fn shl(self, rhs: i64) -> u8 {} }
impl ShlAssign<i64> for u8 { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for u8 { type Output = u8; fn shl(self, rhs: i128) -> u8 {} }
impl ShlAssign<i128> for u8 { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for u8 { type Output = u8; fn shl(self, rhs: isize) -> u8 {} }
impl ShlAssign<isize> for u8 { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for u8 { type Output = u8; fn shl(self, rhs: u8) -> u8 {} }
impl ShlAssign<u8> for u8 { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for u8 { type Output = u8; fn shl(self, rhs: u16) -> u8 {} }
impl ShlAssign<u16> for u8 { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for u8 { type Output = u8; fn shl(self, rhs: u32) -> u8 {} }
impl ShlAssign<u32> for u8 { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for u8 { type Output = u8; fn shl(self, rhs: u64) -> u8 {} }
impl ShlAssign<u64> for u8 { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for u8 { type Output = u8; fn shl(self, rhs: u128) -> u8 {} }
impl ShlAssign<u128> for u8 { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for u8 { type Output = u8; fn shl(self, rhs: usize) -> u8 {} }
impl ShlAssign<usize> for u8 { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<u8> for &'a u8 { type Output = u8; fn shl(self, rhs: u8) -> u8 {} }
impl Shl<&u8> for u8 { type Output = u8; fn shl(self, rhs: &u8) -> u8 {} }
impl Shl<&u8> for &u8 { type Output = u8; fn shl(self, rhs: &u8) -> u8 {} }
impl Shr<i8> for u8 { type Output = u8; fn shr(self, rhs: i8) -> u8 {} }
impl ShrAssign<i8> for u8 { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for u8 { type Output = u8; fn shr(self, rhs: i16) -> u8 {} }
impl ShrAssign<i16> for u8 { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for u8 { type Output = u8; fn shr(self, rhs: i32) -> u8 {} }
impl ShrAssign<i32> for u8 { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for u8 { type Output = u8; fn shr(self, rhs: i64) -> u8 {} }
impl ShrAssign<i64> for u8 { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for u8 { type Output = u8; fn shr(self, rhs: i128) -> u8 {} }
impl ShrAssign<i128> for u8 { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for u8 { type Output = u8; fn shr(self, rhs: isize) -> u8 {} }
impl ShrAssign<isize> for u8 { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for u8 { type Output = u8; fn shr(self, rhs: u8) -> u8 {} }
impl ShrAssign<u8> for u8 { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for u8 { type Output = u8; fn shr(self, rhs: u16) -> u8 {} }
impl ShrAssign<u16> for u8 { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for u8 { type Output = u8; fn shr(self, rhs: u32) -> u8 {} }
impl ShrAssign<u32> for u8 { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for u8 { type Output = u8; fn shr(self, rhs: u64) -> u8 {} }
impl ShrAssign<u64> for u8 { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for u8 { type Output = u8; fn shr(self, rhs: u128) -> u8 {} }
impl ShrAssign<u128> for u8 { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for u8 { type Output = u8; fn shr(self, rhs: usize) -> u8 {} }
impl ShrAssign<usize> for u8 { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<u8> for &'a u8 { type Output = u8; fn shr(self, rhs: u8) -> u8 {} }
impl Shr<&u8> for u8 { type Output = u8; fn shr(self, rhs: &u8) -> u8 {} }
impl Shr<&u8> for &u8 { type Output = u8; fn shr(self, rhs: &u8) -> u8 {} }
impl Shl<i8> for u16 { type Output = u16; fn shl(self, rhs: i8) -> u16 {} }
impl ShlAssign<i8> for u16 { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for u16 { type Output = u16; fn shl(self, rhs: i16) -> u16 {} }
impl ShlAssign<i16> for u16 { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for u16 { type Output = u16; fn shl(self, rhs: i32) -> u16 {} }
impl ShlAssign<i32> for u16 { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for u16 { type Output = u16; fn shl(self, rhs: i64) -> u16 {} }
impl ShlAssign<i64> for u16 { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for u16 { type Output = u16; fn shl(self, rhs: i128) -> u16 {} }
impl ShlAssign<i128> for u16 { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for u16 { type Output = u16; fn shl(self, rhs: isize) -> u16 {} }
impl ShlAssign<isize> for u16 { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for u16 { type Output = u16; fn shl(self, rhs: u8) -> u16 {} }
impl ShlAssign<u8> for u16 { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for u16 { type Output = u16; fn shl(self, rhs: u16) -> u16 {} }
impl ShlAssign<u16> for u16 { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for u16 { type Output = u16; fn shl(self, rhs: u32) -> u16 {} }
impl ShlAssign<u32> for u16 { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for u16 { type Output = u16; fn shl(self, rhs: u64) -> u16 {} }
impl ShlAssign<u64> for u16 { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for u16 { type Output = u16; fn shl(self, rhs: u128) -> u16 {} }
impl ShlAssign<u128> for u16 { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for u16 { type Output = u16; fn shl(self, rhs: usize) -> u16 {} }
impl ShlAssign<usize> for u16 { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<u16> for &'a u16 { type Output = u16; fn shl(self, rhs: u16) -> u16 {} }
impl Shl<&u16> for u16 { type Output = u16; fn shl(self, rhs: &u16) -> u16 {} }
impl Shl<&u16> for &u16 { type Output = u16; fn shl(self, rhs: &u16) -> u16 {} }
impl Shr<i8> for u16 { type Output = u16; fn shr(self, rhs: i8) -> u16 {} }
impl ShrAssign<i8> for u16 { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for u16 { type Output = u16; fn shr(self, rhs: i16) -> u16 {} }
impl ShrAssign<i16> for u16 { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for u16 { type Output = u16; fn shr(self, rhs: i32) -> u16 {} }
impl ShrAssign<i32> for u16 { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for u16 { type Output = u16; fn shr(self, rhs: i64) -> u16 {} }
impl ShrAssign<i64> for u16 { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for u16 { type Output = u16; fn shr(self, rhs: i128) -> u16 {} }
impl ShrAssign<i128> for u16 { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for u16 { type Output = u16; fn shr(self, rhs: isize) -> u16 {} }
impl ShrAssign<isize> for u16 { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for u16 { type Output = u16; fn shr(self, rhs: u8) -> u16 {} }
impl ShrAssign<u8> for u16 { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for u16 { type Output = u16; fn shr(self, rhs: u16) -> u16 {} }
impl ShrAssign<u16> for u16 { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for u16 { type Output = u16; fn shr(self, rhs: u32) -> u16 {} }
impl ShrAssign<u32> for u16 { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for u16 { type Output = u16; fn shr(self, rhs: u64) -> u16 {} }
impl ShrAssign<u64> for u16 { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for u16 { type Output = u16; fn shr(self, rhs: u128) -> u16 {} }
impl ShrAssign<u128> for u16 { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for u16 { type Output = u16; fn shr(self, rhs: usize) -> u16 {} }
impl ShrAssign<usize> for u16 { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<u16> for &'a u16 { type Output = u16; fn shr(self, rhs: u16) -> u16 {} }
impl Shr<&u16> for u16 { type Output = u16; fn shr(self, rhs: &u16) -> u16 {} }
impl Shr<&u16> for &u16 { type Output = u16; fn shr(self, rhs: &u16) -> u16 {} }
impl Shl<i8> for u32 { type Output = u32; fn shl(self, rhs: i8) -> u32 {} }
impl ShlAssign<i8> for u32 { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for u32 { type Output = u32; fn shl(self, rhs: i16) -> u32 {} }
impl ShlAssign<i16> for u32 { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for u32 { type Output = u32; fn shl(self, rhs: i32) -> u32 {} }
impl ShlAssign<i32> for u32 { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for u32 { type Output = u32; fn shl(self, rhs: i64) -> u32 {} }
impl ShlAssign<i64> for u32 { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for u32 { type Output = u32; fn shl(self, rhs: i128) -> u32 {} }
impl ShlAssign<i128> for u32 { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for u32 { type Output = u32; fn shl(self, rhs: isize) -> u32 {} }
impl ShlAssign<isize> for u32 { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for u32 { type Output = u32; fn shl(self, rhs: u8) -> u32 {} }
impl ShlAssign<u8> for u32 { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for u32 { type Output = u32; fn shl(self, rhs: u16) -> u32 {} }
impl ShlAssign<u16> for u32 { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for u32 { type Output = u32; fn shl(self, rhs: u32) -> u32 {} }
impl ShlAssign<u32> for u32 { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for u32 { type Output = u32; fn shl(self, rhs: u64) -> u32 {} }
impl ShlAssign<u64> for u32 { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for u32 { type Output = u32; fn shl(self, rhs: u128) -> u32 {} }
impl ShlAssign<u128> for u32 { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for u32 { type Output = u32; fn shl(self, rhs: usize) -> u32 {} }
impl ShlAssign<usize> for u32 { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<u32> for &'a u32 { type Output = u32; fn shl(self, rhs: u32) -> u32 {} }
impl Shl<&u32> for u32 { type Output = u32; fn shl(self, rhs: &u32) -> u32 {} }
impl Shl<&u32> for &u32 { type Output = u32; fn shl(self, rhs: &u32) -> u32 {} }
impl Shr<i8> for u32 { type Output = u32; fn shr(self, rhs: i8) -> u32 {} }
impl ShrAssign<i8> for u32 { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for u32 { type Output = u32; fn shr(self, rhs: i16) -> u32 {} }
impl ShrAssign<i16> for u32 { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for u32 { type Output = u32; fn shr(self, rhs: i32) -> u32 {} }
impl ShrAssign<i32> for u32 { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for u32 { type Output = u32; fn shr(self, rhs: i64) -> u32 {} }
impl ShrAssign<i64> for u32 { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for u32 { type Output = u32; fn shr(self, rhs: i128) -> u32 {} }
impl ShrAssign<i128> for u32 { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for u32 { type Output = u32; fn shr(self, rhs: isize) -> u32 {} }
impl ShrAssign<isize> for u32 { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for u32 { type Output = u32; fn shr(self, rhs: u8) -> u32 {} }
impl ShrAssign<u8> for u32 { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for u32 { type Output = u32; fn shr(self, rhs: u16) -> u32 {} }
impl ShrAssign<u16> for u32 { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for u32 { type Output = u32; fn shr(self, rhs: u32) -> u32 {} }
impl ShrAssign<u32> for u32 { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for u32 { type Output = u32; fn shr(self, rhs: u64) -> u32 {} }
impl ShrAssign<u64> for u32 { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for u32 { type Output = u32; fn shr(self, rhs: u128) -> u32 {} }
impl ShrAssign<u128> for u32 { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for u32 { type Output = u32; fn shr(self, rhs: usize) -> u32 {} }
impl ShrAssign<usize> for u32 { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<u32> for &'a u32 { type Output = u32; fn shr(self, rhs: u32) -> u32 {} }
impl Shr<&u32> for u32 { type Output = u32; fn shr(self, rhs: &u32) -> u32 {} }
impl Shr<&u32> for &u32 { type Output = u32; fn shr(self, rhs: &u32) -> u32 {} }
impl Shl<i8> for u64 { type Output = u64; fn shl(self, rhs: i8) -> u64 {} }
impl ShlAssign<i8> for u64 { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for u64 { type Output = u64; fn shl(self, rhs: i16) -> u64 {} }
impl ShlAssign<i16> for u64 { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for u64 { type Output = u64; fn shl(self, rhs: i32) -> u64 {} }
impl ShlAssign<i32> for u64 { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for u64 { type Output = u64; fn shl(self, rhs: i64) -> u64 {} }
impl ShlAssign<i64> for u64 { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for u64 { type Output = u64; fn shl(self, rhs: i128) -> u64 {} }
impl ShlAssign<i128> for u64 { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for u64 { type Output = u64; fn shl(self, rhs: isize) -> u64 {} }
impl ShlAssign<isize> for u64 { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for u64 { type Output = u64; fn shl(self, rhs: u8) -> u64 {} }
impl ShlAssign<u8> for u64 { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for u64 { type Output = u64; fn shl(self, rhs: u16) -> u64 {} }
impl ShlAssign<u16> for u64 { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for u64 { type Output = u64; fn shl(self, rhs: u32) -> u64 {} }
impl ShlAssign<u32> for u64 { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for u64 { type Output = u64; fn shl(self, rhs: u64) -> u64 {} }
impl ShlAssign<u64> for u64 { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for u64 { type Output = u64; fn shl(self, rhs: u128) -> u64 {} }
impl ShlAssign<u128> for u64 { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for u64 { type Output = u64; fn shl(self, rhs: usize) -> u64 {} }
impl ShlAssign<usize> for u64 { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<u64> for &'a u64 { type Output = u64; fn shl(self, rhs: u64) -> u64 {} }
impl Shl<&u64> for u64 { type Output = u64; fn shl(self, rhs: &u64) -> u64 {} }
impl Shl<&u64> for &u64 { type Output = u64; fn shl(self, rhs: &u64) -> u64 {} }
impl Shr<i8> for u64 { type Output = u64; fn shr(self, rhs: i8) -> u64 {} }
impl ShrAssign<i8> for u64 { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for u64 { type Output = u64; fn shr(self, rhs: i16) -> u64 {} }
impl ShrAssign<i16> for u64 { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for u64 { type Output = u64; fn shr(self, rhs: i32) -> u64 {} }
impl ShrAssign<i32> for u64 { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for u64 { type Output = u64; fn shr(self, rhs: i64) -> u64 {} }
impl ShrAssign<i64> for u64 { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for u64 { type Output = u64; fn shr(self, rhs: i128) -> u64 {} }
impl ShrAssign<i128> for u64 { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for u64 { type Output = u64; fn shr(self, rhs: isize) -> u64 {} }
impl ShrAssign<isize> for u64 { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for u64 { type Output = u64; fn shr(self, rhs: u8) -> u64 {} }
impl ShrAssign<u8> for u64 { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for u64 { type Output = u64; fn shr(self, rhs: u16) -> u64 {} }
impl ShrAssign<u16> for u64 { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for u64 { type Output = u64; fn shr(self, rhs: u32) -> u64 {} }
impl ShrAssign<u32> for u64 { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for u64 { type Output = u64; fn shr(self, rhs: u64) -> u64 {} }
impl ShrAssign<u64> for u64 { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for u64 { type Output = u64; fn shr(self, rhs: u128) -> u64 {} }
impl ShrAssign<u128> for u64 { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for u64 { type Output = u64; fn shr(self, rhs: usize) -> u64 {} }
impl ShrAssign<usize> for u64 { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<u64> for &'a u64 { type Output = u64; fn shr(self, rhs: u64) -> u64 {} }
impl Shr<&u64> for u64 { type Output = u64; fn shr(self, rhs: &u64) -> u64 {} }
impl Shr<&u64> for &u64 { type Output = u64; fn shr(self, rhs: &u64) -> u64 {} }
impl Shl<i8> for u128 { type Output = u128; fn shl(self, rhs: i8) -> u128 {} }
impl ShlAssign<i8> for u128 { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for u128 { type Output = u128; fn shl(self, rhs: i16) -> u128 {} }
impl ShlAssign<i16> for u128 { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for u128 { type Output = u128; fn shl(self, rhs: i32) -> u128 {} }
impl ShlAssign<i32> for u128 { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for u128 { type Output = u128; fn shl(self, rhs: i64) -> u128 {} }
impl ShlAssign<i64> for u128 { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for u128 { type Output = u128; fn shl(self, rhs: i128) -> u128 {} }
impl ShlAssign<i128> for u128 { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for u128 { type Output = u128; fn shl(self, rhs: isize) -> u128 {} }
impl ShlAssign<isize> for u128 { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for u128 { type Output = u128; fn shl(self, rhs: u8) -> u128 {} }
impl ShlAssign<u8> for u128 { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for u128 { type Output = u128; fn shl(self, rhs: u16) -> u128 {} }
impl ShlAssign<u16> for u128 { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for u128 { type Output = u128; fn shl(self, rhs: u32) -> u128 {} }
impl ShlAssign<u32> for u128 { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for u128 { type Output = u128; fn shl(self, rhs: u64) -> u128 {} }
impl ShlAssign<u64> for u128 { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for u128 { type Output = u128; fn shl(self, rhs: u128) -> u128 {} }
impl ShlAssign<u128> for u128 { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for u128 { type Output = u128; fn shl(self, rhs: usize) -> u128 {} }
impl ShlAssign<usize> for u128 { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<u128> for &'a u128 { type Output = u128; fn shl(self, rhs: u128) -> u128 {} }
impl Shl<&u128> for u128 { type Output = u128; fn shl(self, rhs: &u128) -> u128 {} }
impl Shl<&u128> for &u128 { type Output = u128; fn shl(self, rhs: &u128) -> u128 {} }
impl Shr<i8> for u128 { type Output = u128; fn shr(self, rhs: i8) -> u128 {} }
impl ShrAssign<i8> for u128 { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for u128 { type Output = u128; fn shr(self, rhs: i16) -> u128 {} }
impl ShrAssign<i16> for u128 { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for u128 { type Output = u128; fn shr(self, rhs: i32) -> u128 {} }
impl ShrAssign<i32> for u128 { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for u128 { type Output = u128; fn shr(self, rhs: i64) -> u128 {} }
impl ShrAssign<i64> for u128 { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for u128 { type Output = u128; fn shr(self, rhs: i128) -> u128 {} }
impl ShrAssign<i128> for u128 { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for u128 { type Output = u128; fn shr(self, rhs: isize) -> u128 {} }
impl ShrAssign<isize> for u128 { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for u128 { type Output = u128; fn shr(self, rhs: u8) -> u128 {} }
impl ShrAssign<u8> for u128 { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for u128 { type Output = u128; fn shr(self, rhs: u16) -> u128 {} }
impl ShrAssign<u16> for u128 { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for u128 { type Output = u128; fn shr(self, rhs: u32) -> u128 {} }
impl ShrAssign<u32> for u128 { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for u128 { type Output = u128; fn shr(self, rhs: u64) -> u128 {} }
impl ShrAssign<u64> for u128 { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for u128 { type Output = u128; fn shr(self, rhs: u128) -> u128 {} }
impl ShrAssign<u128> for u128 { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for u128 { type Output = u128; fn shr(self, rhs: usize) -> u128 {} }
impl ShrAssign<usize> for u128 { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<u128> for &'a u128 { type Output = u128; fn shr(self, rhs: u128) -> u128 {} }
impl Shr<&u128> for u128 { type Output = u128; fn shr(self, rhs: &u128) -> u128 {} }
impl Shr<&u128> for &u128 { type Output = u128; fn shr(self, rhs: &u128) -> u128 {} }
impl Shl<i8> for usize { type Output = usize; fn shl(self, rhs: i8) -> usize {} }
impl ShlAssign<i8> for usize { fn shl_assign(&mut self, rhs: i8) {} }
impl Shl<i16> for usize { type Output = usize; fn shl(self, rhs: i16) -> usize {} }
impl ShlAssign<i16> for usize { fn shl_assign(&mut self, rhs: i16) {} }
impl Shl<i32> for usize { type Output = usize; fn shl(self, rhs: i32) -> usize {} }
impl ShlAssign<i32> for usize { fn shl_assign(&mut self, rhs: i32) {} }
impl Shl<i64> for usize { type Output = usize; fn shl(self, rhs: i64) -> usize {} }
impl ShlAssign<i64> for usize { fn shl_assign(&mut self, rhs: i64) {} }
impl Shl<i128> for usize { type Output = usize; fn shl(self, rhs: i128) -> usize {} }
impl ShlAssign<i128> for usize { fn shl_assign(&mut self, rhs: i128) {} }
impl Shl<isize> for usize { type Output = usize; fn shl(self, rhs: isize) -> usize {} }
impl ShlAssign<isize> for usize { fn shl_assign(&mut self, rhs: isize) {} }
impl Shl<u8> for usize { type Output = usize; fn shl(self, rhs: u8) -> usize {} }
impl ShlAssign<u8> for usize { fn shl_assign(&mut self, rhs: u8) {} }
impl Shl<u16> for usize { type Output = usize; fn shl(self, rhs: u16) -> usize {} }
impl ShlAssign<u16> for usize { fn shl_assign(&mut self, rhs: u16) {} }
impl Shl<u32> for usize { type Output = usize; fn shl(self, rhs: u32) -> usize {} }
impl ShlAssign<u32> for usize { fn shl_assign(&mut self, rhs: u32) {} }
impl Shl<u64> for usize { type Output = usize; fn shl(self, rhs: u64) -> usize {} }
impl ShlAssign<u64> for usize { fn shl_assign(&mut self, rhs: u64) {} }
impl Shl<u128> for usize { type Output = usize; fn shl(self, rhs: u128) -> usize {} }
impl ShlAssign<u128> for usize { fn shl_assign(&mut self, rhs: u128) {} }
impl Shl<usize> for usize { type Output = usize; fn shl(self, rhs: usize) -> usize {} }
impl ShlAssign<usize> for usize { fn shl_assign(&mut self, rhs: usize) {} }
impl<'a> Shl<usize> for &'a usize { type Output = usize; fn shl(self, rhs: usize) -> usize {} }
impl Shl<&usize> for usize { type Output = usize; fn shl(self, rhs: &usize) -> usize {} }
impl Shl<&usize> for &usize { type Output = usize; fn shl(self, rhs: &usize) -> usize {} }
impl Shr<i8> for usize { type Output = usize; fn shr(self, rhs: i8) -> usize {} }
impl ShrAssign<i8> for usize { fn shr_assign(&mut self, rhs: i8) {} }
impl Shr<i16> for usize { type Output = usize; fn shr(self, rhs: i16) -> usize {} }
impl ShrAssign<i16> for usize { fn shr_assign(&mut self, rhs: i16) {} }
impl Shr<i32> for usize { type Output = usize; fn shr(self, rhs: i32) -> usize {} }
impl ShrAssign<i32> for usize { fn shr_assign(&mut self, rhs: i32) {} }
impl Shr<i64> for usize { type Output = usize; fn shr(self, rhs: i64) -> usize {} }
impl ShrAssign<i64> for usize { fn shr_assign(&mut self, rhs: i64) {} }
impl Shr<i128> for usize { type Output = usize; fn shr(self, rhs: i128) -> usize {} }
impl ShrAssign<i128> for usize { fn shr_assign(&mut self, rhs: i128) {} }
impl Shr<isize> for usize { type Output = usize; fn shr(self, rhs: isize) -> usize {} }
impl ShrAssign<isize> for usize { fn shr_assign(&mut self, rhs: isize) {} }
impl Shr<u8> for usize { type Output = usize; fn shr(self, rhs: u8) -> usize {} }
impl ShrAssign<u8> for usize { fn shr_assign(&mut self, rhs: u8) {} }
impl Shr<u16> for usize { type Output = usize; fn shr(self, rhs: u16) -> usize {} }
impl ShrAssign<u16> for usize { fn shr_assign(&mut self, rhs: u16) {} }
impl Shr<u32> for usize { type Output = usize; fn shr(self, rhs: u32) -> usize {} }
impl ShrAssign<u32> for usize { fn shr_assign(&mut self, rhs: u32) {} }
impl Shr<u64> for usize { type Output = usize; fn shr(self, rhs: u64) -> usize {} }
impl ShrAssign<u64> for usize { fn shr_assign(&mut self, rhs: u64) {} }
impl Shr<u128> for usize { type Output = usize; fn shr(self, rhs: u128) -> usize {} }
impl ShrAssign<u128> for usize { fn shr_assign(&mut self, rhs: u128) {} }
impl Shr<usize> for usize { type Output = usize; fn shr(self, rhs: usize) -> usize {} }
impl ShrAssign<usize> for usize { fn shr_assign(&mut self, rhs: usize) {} }
impl<'a> Shr<usize> for &'a usize { type Output = usize; fn shr(self, rhs: usize) -> usize {} }
impl Shr<&usize> for usize { type Output = usize; fn shr(self, rhs: &usize) -> usize {} }
impl Shr<&usize> for &usize { type Output = usize; fn shr(self, rhs: &usize) -> usize {} }
impl Neg for i8 { type Output = i8; fn neg(self) -> i8 {} }
impl Neg for &i8 { type Output = i8; fn neg(self) -> i8 {} }
impl Neg for i16 { type Output = i16; fn neg(self) -> i16 {} }
impl Neg for &i16 { type Output = i16; fn neg(self) -> i16 {} }
impl Neg for i32 { type Output = i32; fn neg(self) -> i32 {} }
impl Neg for &i32 { type Output = i32; fn neg(self) -> i32 {} }
impl Neg for i64 { type Output = i64; fn neg(self) -> i64 {} }
impl Neg for &i64 { type Output = i64; fn neg(self) -> i64 {} }
impl Neg for i128 { type Output = i128; fn neg(self) -> i128 {} }
impl Neg for &i128 { type Output = i128; fn neg(self) -> i128 {} }
impl Neg for isize { type Output = isize; fn neg(self) -> isize {} }
impl Neg for &isize { type Output = isize; fn neg(self) -> isize {} }
impl Neg for f32 { type Output = f32; fn neg(self) -> f32 {} }
impl Neg for &f32 { type Output = f32; fn neg(self) -> f32 {} }
impl Neg for f64 { type Output = f64; fn neg(self) -> f64 {} }
impl Neg for &f64 { type Output = f64; fn neg(self) -> f64 {} }
impl Not for bool { type Output = bool; fn not(self) -> bool {} }
impl Not for &bool { type Output = bool; fn not(self) -> bool {} }
impl Not for i8 { type Output = i8; fn not(self) -> i8 {} }
impl Not for &i8 { type Output = i8; fn not(self) -> i8 {} }
impl Not for i16 { type Output = i16; fn not(self) -> i16 {} }
impl Not for &i16 { type Output = i16; fn not(self) -> i16 {} }
impl Not for i32 { type Output = i32; fn not(self) -> i32 {} }
impl Not for &i32 { type Output = i32; fn not(self) -> i32 {} }
impl Not for i64 { type Output = i64; fn not(self) -> i64 {} }
impl Not for &i64 { type Output = i64; fn not(self) -> i64 {} }
impl Not for i128 { type Output = i128; fn not(self) -> i128 {} }
impl Not for &i128 { type Output = i128; fn not(self) -> i128 {} }
impl Not for isize { type Output = isize; fn not(self) -> isize {} }
impl Not for &isize { type Output = isize; fn not(self) -> isize {} }
impl Not for u8 { type Output = u8; fn not(self) -> u8 {} }
impl Not for &u8 { type Output = u8; fn not(self) -> u8 {} }
impl Not for u16 { type Output = u16; fn not(self) -> u16 {} }
impl Not for &u16 { type Output = u16; fn not(self) -> u16 {} }
impl Not for u32 { type Output = u32; fn not(self) -> u32 {} }
impl Not for &u32 { type Output = u32; fn not(self) -> u32 {} }
impl Not for u64 { type Output = u64; fn not(self) -> u64 {} }
impl Not for &u64 { type Output = u64; fn not(self) -> u64 {} }
impl Not for u128 { type Output = u128; fn not(self) -> u128 {} }
impl Not for &u128 { type Output = u128; fn not(self) -> u128 {} }
impl Not for usize { type Output = usize; fn not(self) -> usize {} }
impl Not for &usize { type Output = usize; fn not(self) -> usize {} }
impl Not for ! { type Output = !; fn not(self) -> ! {} }

#[lang = "deref"]
pub trait Deref {
    #[lang = "deref_target"]
    type Target: ?Sized;
    fn deref(&self) -> &Self::Target;
}
#[lang = "deref_mut"]
pub trait DerefMut: Deref {
    fn deref_mut(&mut self) -> &mut Self::Target;
}
impl<T: ?Sized> Deref for &T { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> Deref for &mut T { type Target = T; fn deref(&self) -> &T {} }
impl<T: ?Sized> DerefMut for &mut T { fn deref_mut(&mut self) -> &mut T {} }
#[lang = "receiver"]
pub trait Receiver {
    type Target: ?Sized;
}

#[lang = "drop"]
pub trait Drop {
    fn drop(&mut self);
}

#[lang = "index"]
pub trait Index<Idx: ?Sized> {
    type Output: ?Sized;
    fn index(&self, index: Idx) -> &Self::Output;
}
#[lang = "index_mut"]
pub trait IndexMut<Idx: ?Sized>: Index<Idx> {
    fn index_mut(&mut self, index: Idx) -> &mut Self::Output;
}

#[lang = "fn_once"]
pub trait FnOnce<Args> {
    #[lang = "fn_once_output"]
    type Output;
    extern "rust-call" fn call_once(self, args: Args) -> Self::Output;
}
#[lang = "fn_mut"]
pub trait FnMut<Args>: FnOnce<Args> {
    extern "rust-call" fn call_mut(&mut self, args: Args) -> Self::Output;
}
#[lang = "fn"]
pub trait Fn<Args>: FnMut<Args> {
    extern "rust-call" fn call(&self, args: Args) -> Self::Output;
}
impl<A, F: ?Sized> Fn<A> for &F where F: Fn<A> { extern "rust-call" fn call(&self, args: A) -> F::Output {} }
impl<A, F: ?Sized> FnMut<A> for &F where F: Fn<A> { extern "rust-call" fn call_mut(&mut self, args: A) -> F::Output {} }
impl<A, F: ?Sized> FnOnce<A> for &F where F: Fn<A> { type Output = F::Output; extern "rust-call" fn call_once(self, args: A) -> F::Output {} }
impl<A, F: ?Sized> FnMut<A> for &mut F where F: FnMut<A> { extern "rust-call" fn call_mut(&mut self, args: A) -> F::Output {} }
impl<A, F: ?Sized> FnOnce<A> for &mut F where F: FnMut<A> { type Output = F::Output; extern "rust-call" fn call_once(self, args: A) -> F::Output {} }

#[lang = "async_fn_once"]
pub trait AsyncFnOnce<Args> {
    type CallOnceFuture: Future<Output = Self::Output>;
    type Output;
    extern "rust-call" fn async_call_once(self, args: Args) -> Self::CallOnceFuture;
}
#[lang = "async_fn_mut"]
pub trait AsyncFnMut<Args>: AsyncFnOnce<Args> {
    type CallRefFuture<'a>: Future<Output = Self::Output> where Self: 'a;
    extern "rust-call" fn async_call_mut(&mut self, args: Args) -> Self::CallRefFuture<'_>;
}
#[lang = "async_fn"]
pub trait AsyncFn<Args>: AsyncFnMut<Args> {
    extern "rust-call" fn async_call(&self, args: Args) -> Self::CallRefFuture<'_>;
}

#[lang = "RangeFull"]
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct RangeFull;

#[lang = "Range"]
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Range<Idx> {
    pub start: Idx,
    pub end: Idx,
}
impl<Idx: PartialOrd<Idx>> Range<Idx> {
    pub fn contains<U>(&self, item: &U) -> bool where Idx: PartialOrd<U>, U: ?Sized + PartialOrd<Idx> {}
    pub fn is_empty(&self) -> bool {}
}

#[lang = "RangeFrom"]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RangeFrom<Idx> {
    pub start: Idx,
}
impl<Idx: PartialOrd<Idx>> RangeFrom<Idx> {
    pub fn contains<U>(&self, item: &U) -> bool where Idx: PartialOrd<U>, U: ?Sized + PartialOrd<Idx> {}
}

#[lang = "RangeTo"]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct RangeTo<Idx> {
    pub end: Idx,
}
impl<Idx: PartialOrd<Idx>> RangeTo<Idx> {
    pub fn contains<U>(&self, item: &U) -> bool where Idx: PartialOrd<U>, U: ?Sized + PartialOrd<Idx> {}
}

#[lang = "RangeInclusive"]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RangeInclusive<Idx> {
    start: Idx,
    end: Idx,
    exhausted: bool,
}
impl<Idx> RangeInclusive<Idx> {
    pub fn new(start: Idx, end: Idx) -> Self {}
    pub fn start(&self) -> &Idx {}
    pub fn end(&self) -> &Idx {}
    pub fn into_inner(self) -> (Idx, Idx) {}
}
impl<Idx: PartialOrd<Idx>> RangeInclusive<Idx> {
    pub fn contains<U>(&self, item: &U) -> bool where Idx: PartialOrd<U>, U: ?Sized + PartialOrd<Idx> {}
    pub fn is_empty(&self) -> bool {}
}

#[lang = "RangeToInclusive"]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct RangeToInclusive<Idx> {
    pub end: Idx,
}
impl<Idx: PartialOrd<Idx>> RangeToInclusive<Idx> {
    pub fn contains<U>(&self, item: &U) -> bool where Idx: PartialOrd<U>, U: ?Sized + PartialOrd<Idx> {}
}

impl<A: Step> Iterator for Range<A> { type Item = A; fn next(&mut self) -> Option<A> {} }
impl<A: Step> DoubleEndedIterator for Range<A> { fn next_back(&mut self) -> Option<A> {} }
impl<A: Step> FusedIterator for Range<A> {}
impl ExactSizeIterator for Range<usize> {}
impl ExactSizeIterator for Range<isize> {}
impl ExactSizeIterator for Range<u8> {}
impl ExactSizeIterator for Range<i8> {}
impl ExactSizeIterator for Range<u16> {}
impl ExactSizeIterator for Range<i16> {}
impl ExactSizeIterator for Range<u32> {}
impl ExactSizeIterator for Range<i32> {}
impl ExactSizeIterator for RangeInclusive<u8> {}
impl ExactSizeIterator for RangeInclusive<i8> {}
impl ExactSizeIterator for RangeInclusive<u16> {}
impl ExactSizeIterator for RangeInclusive<i16> {}
impl<A: Step> Iterator for RangeFrom<A> { type Item = A; fn next(&mut self) -> Option<A> {} }
impl<A: Step> FusedIterator for RangeFrom<A> {}
impl<A: Step> Iterator for RangeInclusive<A> { type Item = A; fn next(&mut self) -> Option<A> {} }
impl<A: Step> DoubleEndedIterator for RangeInclusive<A> { fn next_back(&mut self) -> Option<A> {} }
impl<A: Step> FusedIterator for RangeInclusive<A> {}

#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub enum Bound<T> {
    Included(T),
    Excluded(T),
    Unbounded,
}
impl<T> Bound<T> {
    pub fn as_ref(&self) -> Bound<&T> {}
    pub fn as_mut(&mut self) -> Bound<&mut T> {}
    pub fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Bound<U> {}
}
impl<T: Clone> Bound<&T> {
    pub fn cloned(self) -> Bound<T> {}
}
impl<T: Copy> Bound<&T> {
    pub fn copied(self) -> Bound<T> {}
}

pub trait RangeBounds<T: ?Sized> {
    fn start_bound(&self) -> Bound<&T>;
    fn end_bound(&self) -> Bound<&T>;
    fn contains<U>(&self, item: &U) -> bool where T: PartialOrd<U>, U: ?Sized + PartialOrd<T> {}
}
impl<T: ?Sized> RangeBounds<T> for RangeFull { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for RangeFrom<T> { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for RangeFrom<&T> { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for RangeTo<T> { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for RangeTo<&T> { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for Range<T> { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for Range<&T> { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for RangeInclusive<T> { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for RangeInclusive<&T> { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for RangeToInclusive<T> { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for RangeToInclusive<&T> { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<T> RangeBounds<T> for (Bound<T>, Bound<T>) { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }
impl<'a, T: ?Sized + 'a> RangeBounds<T> for (Bound<&'a T>, Bound<&'a T>) { fn start_bound(&self) -> Bound<&T> {} fn end_bound(&self) -> Bound<&T> {} }

#[lang = "Try"]
pub trait Try {
    type Output;
    type Residual;
    fn from_output(output: Self::Output) -> Self;
    fn branch(self) -> ControlFlow<Self::Residual, Self::Output>;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[lang = "ControlFlow"]
pub enum ControlFlow<B, C = ()> {
    Continue(C),
    Break(B),
}
impl<B, C> ControlFlow<B, C> {
    pub fn is_break(&self) -> bool {}
    pub fn is_continue(&self) -> bool {}
    pub fn break_value(self) -> Option<B> {}
    pub fn map_break<T, F>(self, f: F) -> ControlFlow<T, C> where F: FnOnce(B) -> T {}
    pub fn continue_value(self) -> Option<C> {}
    pub fn map_continue<T, F>(self, f: F) -> ControlFlow<B, T> where F: FnOnce(C) -> T {}
}
impl<B, C> Try for ControlFlow<B, C> { type Output = C; type Residual = ControlFlow<B, Infallible>; fn from_output(output: Self::Output) -> Self {} fn branch(self) -> ControlFlow<Self::Residual, C> {} }

#[lang = "coerce_unsized"]
pub trait CoerceUnsized<T: ?Sized> {}
pub trait DispatchFromDyn<T> {}
