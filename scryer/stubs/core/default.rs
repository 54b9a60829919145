use crate::prelude::rust_2024::*;

#[lang = "default"]
pub trait Default: Sized {
    fn default() -> Self;
}

impl Default for i8 { fn default() -> i8 {} }
impl Default for i16 { fn default() -> i16 {} }
impl Default for i32 { fn default() -> i32 {} }
impl Default for i64 { fn default() -> i64 {} }
impl Default for i128 { fn default() -> i128 {} }
impl Default for isize { fn default() -> isize {} }
impl Default for u8 { fn default() -> u8 {} }
impl Default for u16 { fn default() -> u16 {} }
impl Default for u32 { fn default() -> u32 {} }
impl Default for u64 { fn default() -> u64 {} }
impl Default for u128 { fn default() -> u128 {} }
impl Default for usize { fn default() -> usize {} }
impl Default for f32 { fn default() -> f32 {} }
impl Default for f64 { fn default() -> f64 {} }
impl Default for bool { fn default() -> bool {} }
impl Default for char { fn default() -> char {} }
impl<T> Default for &[T] { fn default() -> Self {} }
impl<T> Default for &mut [T] { fn default() -> Self {} }
