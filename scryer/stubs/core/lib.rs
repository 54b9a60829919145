#![no_core]

#[macro_use]
mod macros;

pub mod alloc;
pub mod any;
pub mod arch;
pub mod array;
pub mod ascii;
pub mod borrow;
pub mod cell;
pub mod char;
pub mod clone;
pub mod cmp;
pub mod convert;
pub mod default;
pub mod error;
pub mod ffi;
pub mod fmt;
pub mod future;
pub mod hash;
pub mod hint;
pub mod iter;
pub mod marker;
pub mod mem;
pub mod net;
pub mod num;
pub mod ops;
pub mod option;
pub mod panic;
pub mod panicking;
pub mod pin;
pub mod prelude;
pub mod primitive;
pub mod ptr;
pub mod result;
pub mod slice;
pub mod str;
pub mod sync;
pub mod task;
pub mod time;
mod bool;
mod tuple;
mod unit;

pub mod i8 {
    pub const MIN: i8 = 0;
    pub const MAX: i8 = 0;
}
pub mod i16 {
    pub const MIN: i16 = 0;
    pub const MAX: i16 = 0;
}
pub mod i32 {
    pub const MIN: i32 = 0;
    pub const MAX: i32 = 0;
}
pub mod i64 {
    pub const MIN: i64 = 0;
    pub const MAX: i64 = 0;
}
pub mod i128 {
    pub const MIN: i128 = 0;
    pub const MAX: i128 = 0;
}
pub mod isize {
    pub const MIN: isize = 0;
    pub const MAX: isize = 0;
}
pub mod u8 {
    pub const MIN: u8 = 0;
    pub const MAX: u8 = 0;
}
pub mod u16 {
    pub const MIN: u16 = 0;
    pub const MAX: u16 = 0;
}
pub mod u32 {
    pub const MIN: u32 = 0;
    pub const MAX: u32 = 0;
}
pub mod u64 {
    pub const MIN: u64 = 0;
    pub const MAX: u64 = 0;
}
pub mod u128 {
    pub const MIN: u128 = 0;
    pub const MAX: u128 = 0;
}
pub mod usize {
    pub const MIN: usize = 0;
    pub const MAX: usize = 0;
}
pub mod f32 {
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
    pub mod consts {
        pub const PI: f32 = 0.0;
        pub const TAU: f32 = 0.0;
        pub const GOLDEN_RATIO: f32 = 0.0;
        pub const EULER_GAMMA: f32 = 0.0;
        pub const FRAC_PI_2: f32 = 0.0;
        pub const FRAC_PI_3: f32 = 0.0;
        pub const FRAC_PI_4: f32 = 0.0;
        pub const FRAC_PI_6: f32 = 0.0;
        pub const FRAC_PI_8: f32 = 0.0;
        pub const FRAC_1_PI: f32 = 0.0;
        pub const FRAC_2_PI: f32 = 0.0;
        pub const FRAC_2_SQRT_PI: f32 = 0.0;
        pub const SQRT_2: f32 = 0.0;
        pub const FRAC_1_SQRT_2: f32 = 0.0;
        pub const E: f32 = 0.0;
        pub const LOG2_E: f32 = 0.0;
        pub const LOG2_10: f32 = 0.0;
        pub const LOG10_E: f32 = 0.0;
        pub const LOG10_2: f32 = 0.0;
        pub const LN_2: f32 = 0.0;
        pub const LN_10: f32 = 0.0;
    }
}
pub mod f64 {
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
    pub mod consts {
        pub const PI: f64 = 0.0;
        pub const TAU: f64 = 0.0;
        pub const GOLDEN_RATIO: f64 = 0.0;
        pub const EULER_GAMMA: f64 = 0.0;
        pub const FRAC_PI_2: f64 = 0.0;
        pub const FRAC_PI_3: f64 = 0.0;
        pub const FRAC_PI_4: f64 = 0.0;
        pub const FRAC_PI_6: f64 = 0.0;
        pub const FRAC_PI_8: f64 = 0.0;
        pub const FRAC_1_PI: f64 = 0.0;
        pub const FRAC_2_PI: f64 = 0.0;
        pub const FRAC_2_SQRT_PI: f64 = 0.0;
        pub const SQRT_2: f64 = 0.0;
        pub const FRAC_1_SQRT_2: f64 = 0.0;
        pub const E: f64 = 0.0;
        pub const LOG2_E: f64 = 0.0;
        pub const LOG2_10: f64 = 0.0;
        pub const LOG10_E: f64 = 0.0;
        pub const LOG10_2: f64 = 0.0;
        pub const LN_2: f64 = 0.0;
        pub const LN_10: f64 = 0.0;
    }
}
