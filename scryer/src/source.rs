//! Files and positions: the vocabulary that every later stage shares.
//!
//! Inside the library a place in a file is a half-open range of bytes ([`TextRange`]); outside it is a 1-based line and
//! a 1-based column that counts UTF-8 bytes ([`Position`]). [`LineIndex`] is the only converter between the two.

mod file_id;
mod position;
mod text;

pub use file_id::FileId;
pub use position::{LineIndex, Position, TextRange};
pub use text::ContentHash;
