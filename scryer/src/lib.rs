//! Code intelligence for Rust workspaces, without a build.
#![allow(missing_docs)] // removed once the pipeline stands

pub mod source;
pub mod workspace;
pub mod syntax;
pub mod facts;
pub mod expand;
pub mod resolve;
pub mod infer;
pub mod graph;

pub mod freshness;
#[cfg(feature = "lexical")]
pub mod lexical;
#[cfg(feature = "store")]
pub mod store;

pub mod project;

#[cfg(feature = "scip")]
pub mod scip;
