//! One file in isolation: all that later stages need to know of it.

mod model;
mod names;
mod table;

pub use model::*;
pub use names::{Name, Names};
pub use table::{DefId, FactsTable, File};
