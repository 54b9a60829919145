//! Code intelligence for Rust workspaces, without a build.
#![allow(missing_docs)] // removed once the pipeline stands

pub mod facts;
pub mod source;
pub mod syntax;
pub mod workspace;
