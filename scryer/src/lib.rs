//! Code intelligence for Rust workspaces, without a build.
#![allow(missing_docs)] // removed once the pipeline stands

pub mod freshness;
pub mod source;
#[cfg(feature = "store")]
pub mod store;
pub mod workspace;
