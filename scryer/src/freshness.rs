//! What changed on disk since it was last looked at.
//!
//! In go the paths that a walk found and the stamps that are remembered; out comes a [`ChangeSet`]: the texts that have
//! to be lowered again, and the paths that went away or can't be read. Sizes and times decide where they can vouch for a
//! content ([`Stamp`]); where they can't, the bytes are read and their hash decides. Events of a watcher are hints only.
//! Whether the paths themselves have to be looked for again is told by the [`Marks`] of directories and manifests. With the
//! feature `watch`, a `Watcher` gives [`Hints`]: the few files that have to be compared at all.
//!
//! It never walks a tree, never opens anything but regular files, and never decides whether an old answer may be given:
//! it says how old an answer is ([`Staleness`]).

mod hints;
mod marks;
mod scan;
mod stamp;
#[cfg(feature = "watch")]
mod watch;

use std::fmt;
use std::path::PathBuf;

pub use hints::Hints;
pub use marks::{Identity, Marks, Moment};
pub use scan::{
    ChangeSet, ChangedFile, FailReason, FailedFile, FileState, MAX_FILE_BYTES, RestampedFile, check, scan,
};
pub use stamp::Stamp;
#[cfg(feature = "watch")]
pub use watch::Watcher;

/// How far what is in memory is from what is on disk, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Staleness {
    /// Every file was compared, and none differs.
    Fresh,
    /// Nothing is known of the project yet.
    NotIndexed,
    /// Facts were loaded, but not compared with the disk since.
    NotChecked,
    /// Files are being read: `done` of `total`.
    Building {
        /// Files that are done.
        done: usize,
        /// Files to do.
        total: usize,
    },
    /// Files differ from what is in memory.
    Changed {
        /// Files with other or new content.
        changed: usize,
        /// Files that are gone.
        removed: usize,
        /// One of them, the first by path.
        example: PathBuf,
    },
}

impl Staleness {
    /// What a comparison found: [`Fresh`](Staleness::Fresh) or [`Changed`](Staleness::Changed). Files that can't be read
    /// don't make an index stale; they are missing from it, which is for the answer to say.
    pub fn of(changes: &ChangeSet) -> Staleness {
        let changed = changes.changed.first().map(|file| &file.path);
        let removed = changes.removed.first();
        match changed.into_iter().chain(removed).min() {
            None => Staleness::Fresh,
            Some(example) => Staleness::Changed {
                changed: changes.changed.len(),
                removed: changes.removed.len(),
                example: example.clone(),
            },
        }
    }

    /// Whether an answer may be given without a note on its age.
    pub fn is_fresh(&self) -> bool {
        *self == Staleness::Fresh
    }
}

impl fmt::Display for Staleness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Staleness::Fresh => f.write_str("fresh"),
            Staleness::NotIndexed => f.write_str("not indexed yet"),
            Staleness::NotChecked => f.write_str("loaded, not compared with the files yet"),
            Staleness::Building { done, total } => write!(f, "still indexing ({done} of {total} files)"),
            Staleness::Changed { changed, removed, example } => {
                write!(f, "stale: {changed} changed, {removed} removed, among them {}", example.display())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_set_says_why_it_is_stale() {
        let mut changes = ChangeSet::default();
        assert!(Staleness::of(&changes).is_fresh());
        changes.removed.push(PathBuf::from("/p/src/b.rs"));
        changes.removed.push(PathBuf::from("/p/src/c.rs"));
        let stale = Staleness::of(&changes);
        assert_eq!(stale.to_string(), "stale: 0 changed, 2 removed, among them /p/src/b.rs");
    }
}
