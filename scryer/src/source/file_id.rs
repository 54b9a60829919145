//! The opaque handle of a file.

use serde::{Deserialize, Serialize};

/// Names one file of a workspace (or of a dependency). Ids are dense, given in order of first sight, and stay the same
/// for as long as the process holds the project; they are never stored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct FileId(pub u32);

impl FileId {
    /// The id as an index into tables that are keyed by file.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
