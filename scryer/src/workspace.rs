//! What there is: packages, targets, editions and dependencies, read from manifests and the lock file alone.

pub mod graph;
