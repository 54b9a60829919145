use crate::prelude::rust_2024::*;

#[lang = "clone"]
pub trait Clone: Sized {
    fn clone(&self) -> Self;
    fn clone_from(&mut self, source: &Self) {}
}

impl Clone for i8 { fn clone(&self) -> Self {} }
impl Clone for i16 { fn clone(&self) -> Self {} }
impl Clone for i32 { fn clone(&self) -> Self {} }
impl Clone for i64 { fn clone(&self) -> Self {} }
impl Clone for i128 { fn clone(&self) -> Self {} }
impl Clone for isize { fn clone(&self) -> Self {} }
impl Clone for u8 { fn clone(&self) -> Self {} }
impl Clone for u16 { fn clone(&self) -> Self {} }
impl Clone for u32 { fn clone(&self) -> Self {} }
impl Clone for u64 { fn clone(&self) -> Self {} }
impl Clone for u128 { fn clone(&self) -> Self {} }
impl Clone for usize { fn clone(&self) -> Self {} }
impl Clone for f32 { fn clone(&self) -> Self {} }
impl Clone for f64 { fn clone(&self) -> Self {} }
impl Clone for bool { fn clone(&self) -> Self {} }
impl Clone for char { fn clone(&self) -> Self {} }
impl Clone for ! { fn clone(&self) -> Self {} }
impl<T: ?Sized> Clone for *const T { fn clone(&self) -> Self {} }
impl<T: ?Sized> Clone for *mut T { fn clone(&self) -> Self {} }
impl<T: ?Sized> Clone for &T { fn clone(&self) -> Self {} }
