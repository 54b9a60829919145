//! From a result to a reply: the same facts as JSON or as text, within a budget of tokens.
//!
//! In goes what a question found, as a [`Reply`] that knows how it was asked; out comes a text. Both front ends use this,
//! so that they show the same facts. What is cut is cut by structure: entries from the end, then detail, never a value in
//! the middle; and what is cut says so, with the call that goes on.

mod budget;
mod complete;
mod decisions;
mod envelope;
#[cfg(feature = "serde")]
mod json;
mod looks;
mod text;
pub mod tokens;
mod walks;

#[cfg(test)]
mod tests;

pub use budget::{Budget, Rendered, Shown, render};
pub use complete::{Conditions, is_complete};
pub use envelope::{Answer, ArgumentValue, CommandOf, Format, NextCall, Pages, Question, Reply};
pub use text::Lines;
pub use tokens::{BytesCounter, TokenCounter};
