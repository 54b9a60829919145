//! Code intelligence for Rust workspaces, without a build.
#![allow(missing_docs)] // removed once the pipeline stands

pub mod source;
pub mod workspace;
pub mod syntax;
pub mod facts;
pub mod resolve;
pub mod infer;
pub mod graph;
pub mod query;
pub mod answer;

pub mod freshness;
#[cfg(feature = "lexical")]
pub mod lexical;
#[cfg(feature = "store")]
pub mod store;

pub mod project;
#[cfg(feature = "scip")]
pub mod scip;
mod error;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use error::Error;
pub use project::{
    IndexReport, LastRun, NoProgress, Options, Phase, Progress, Project, ProjectInfo, Removed, Scryer, Status,
};
