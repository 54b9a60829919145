pub mod x86 {}
pub mod x86_64 {}
pub mod aarch64 {}
pub mod arm {}
pub mod wasm32 {}
#[macro_export]
macro_rules! asm { () => {}; }
#[macro_export]
macro_rules! global_asm { () => {}; }
pub use crate::{asm, global_asm};
