//! House rules: what the layout and the documents promise, checked on the sources themselves.
//!
//! A test of the `scryer` crate, which builds without databases and without the adapters, so that the rules are checked
//! in the quick loop, too. It reads Rust with the library's own lexer, so that comments and strings don't count.

#![expect(clippy::unwrap_used, reason = "what goes wrong here fails a test")]

mod documents;
mod layers;
mod sources;
