#![no_std]

#[macro_use]
mod macros;

pub mod alloc;
pub mod borrow;
pub mod boxed;
pub mod collections;
pub mod ffi;
pub mod fmt;
pub mod rc;
pub mod slice;
pub mod str;
pub mod string;
pub mod sync;
pub mod task;
pub mod vec;

mod prelude {
    pub use core::prelude::rust_2024::*;
    pub use crate::borrow::ToOwned;
    pub use crate::boxed::Box;
    pub use crate::string::{String, ToString};
    pub use crate::vec::Vec;
    pub use crate::{format, vec};
}
