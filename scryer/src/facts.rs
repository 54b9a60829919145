//! One file in isolation: all that later stages need to know of it.

mod model;

pub use model::*;
