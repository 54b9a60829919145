//! Code intelligence for Rust workspaces, without a build.
#![allow(missing_docs)] // removed once the pipeline stands

pub mod facts;
pub mod resolve;
pub mod source;
pub mod workspace;
#[cfg(feature = "lexical")]
pub mod lexical;
