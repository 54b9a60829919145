use crate::prelude::rust_2024::*;
impl Default for () { fn default() -> () {} }
