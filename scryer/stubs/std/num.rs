pub use core::num::*;
