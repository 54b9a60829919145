//! Text to syntax tree: the only place, besides lowering, that knows tree-sitter.
//!
//! [`parse`] takes any text and gives a tree and a list of what did not parse; [`kinds`] names what is in the tree;
//! [`lexer`] cuts text into tokens where no tree is needed. Nothing here fails: wrong code is a value.

pub mod kinds;
pub mod lexer;
mod mask;
mod parse;

pub(crate) use parse::parse_tree;
pub use parse::{MAX_BYTES, Parse, SyntaxError, parse};
