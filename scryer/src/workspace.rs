//! What there is: packages, targets, editions and dependencies, read from manifests and the lock file alone.
//!
//! In goes a root directory, out comes a [`Workspace`]: a [`graph::CrateGraph`] and the list of source files. Nothing
//! runs (no cargo, no build script) and nothing is fetched: a dependency whose source is not on this machine stays a
//! name. Whether a file belongs to a crate is not asked here; that takes `mod` declarations, which a later stage reads.

pub mod discover;
pub mod graph;
mod manifest;
pub mod toolchain;

pub use discover::{DiscoverError, Options, Problem, Workspace, canonical_root, discover};
