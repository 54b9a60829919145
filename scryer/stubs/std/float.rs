use crate::prelude::rust_2024::*;
impl f32 {
    pub fn floor(self) -> f32 {}
    pub fn ceil(self) -> f32 {}
    pub fn round(self) -> f32 {}
    pub fn round_ties_even(self) -> f32 {}
    pub fn trunc(self) -> f32 {}
    pub fn fract(self) -> f32 {}
    pub fn mul_add(self, a: f32, b: f32) -> f32 {}
    pub fn div_euclid(self, rhs: f32) -> f32 {}
    pub fn rem_euclid(self, rhs: f32) -> f32 {}
    pub fn powi(self, n: i32) -> f32 {}
    pub fn powf(self, n: f32) -> f32 {}
    pub fn sqrt(self) -> f32 {}
    pub fn exp(self) -> f32 {}
    pub fn exp2(self) -> f32 {}
    pub fn ln(self) -> f32 {}
    pub fn log(self, base: f32) -> f32 {}
    pub fn log2(self) -> f32 {}
    pub fn log10(self) -> f32 {}
    pub fn abs_sub(self, other: f32) -> f32 {}
    pub fn cbrt(self) -> f32 {}
    pub fn hypot(self, other: f32) -> f32 {}
    pub fn sin(self) -> f32 {}
    pub fn cos(self) -> f32 {}
    pub fn tan(self) -> f32 {}
    pub fn asin(self) -> f32 {}
    pub fn acos(self) -> f32 {}
    pub fn atan(self) -> f32 {}
    pub fn atan2(self, other: f32) -> f32 {}
    pub fn sin_cos(self) -> (f32, f32) {}
    pub fn exp_m1(self) -> f32 {}
    pub fn ln_1p(self) -> f32 {}
    pub fn sinh(self) -> f32 {}
    pub fn cosh(self) -> f32 {}
    pub fn tanh(self) -> f32 {}
    pub fn asinh(self) -> f32 {}
    pub fn acosh(self) -> f32 {}
    pub fn atanh(self) -> f32 {}
}
impl f64 {
    pub fn floor(self) -> f64 {}
    pub fn ceil(self) -> f64 {}
    pub fn round(self) -> f64 {}
    pub fn round_ties_even(self) -> f64 {}
    pub fn trunc(self) -> f64 {}
    pub fn fract(self) -> f64 {}
    pub fn mul_add(self, a: f64, b: f64) -> f64 {}
    pub fn div_euclid(self, rhs: f64) -> f64 {}
    pub fn rem_euclid(self, rhs: f64) -> f64 {}
    pub fn powi(self, n: i32) -> f64 {}
    pub fn powf(self, n: f64) -> f64 {}
    pub fn sqrt(self) -> f64 {}
    pub fn exp(self) -> f64 {}
    pub fn exp2(self) -> f64 {}
    pub fn ln(self) -> f64 {}
    pub fn log(self, base: f64) -> f64 {}
    pub fn log2(self) -> f64 {}
    pub fn log10(self) -> f64 {}
    pub fn abs_sub(self, other: f64) -> f64 {}
    pub fn cbrt(self) -> f64 {}
    pub fn hypot(self, other: f64) -> f64 {}
    pub fn sin(self) -> f64 {}
    pub fn cos(self) -> f64 {}
    pub fn tan(self) -> f64 {}
    pub fn asin(self) -> f64 {}
    pub fn acos(self) -> f64 {}
    pub fn atan(self) -> f64 {}
    pub fn atan2(self, other: f64) -> f64 {}
    pub fn sin_cos(self) -> (f64, f64) {}
    pub fn exp_m1(self) -> f64 {}
    pub fn ln_1p(self) -> f64 {}
    pub fn sinh(self) -> f64 {}
    pub fn cosh(self) -> f64 {}
    pub fn tanh(self) -> f64 {}
    pub fn asinh(self) -> f64 {}
    pub fn acosh(self) -> f64 {}
    pub fn atanh(self) -> f64 {}
}
