//! One file in isolation: all that later stages need to know of it.
//!
//! [`lower`] reads a text into [`FileFacts`], a pure function of the text and its edition; [`cache`] turns those into bytes
//! and back; [`pretty`] shows them.

pub mod cache;
mod expansions;
mod lower;
mod macros;
mod model;
mod names;
mod outputs;
pub mod pretty;
mod span_map;
mod table;

pub(crate) use expansions::{Expansions, Extract};
pub use lower::attrs::cfg_holds;
pub use lower::{lower, lower_signatures};
pub(crate) use lower::{lower_expansion, lower_reading};
pub use model::*;
pub use names::{Name, Names};
pub(crate) use span_map::Shift;
pub use span_map::SpanMap;
pub use table::{DefId, FactsTable, File};
