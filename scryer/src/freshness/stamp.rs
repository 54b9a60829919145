//! The stamp of a file, and the rule for times that can't be trusted.
//!
//! A file whose size and time of change are those of its stamp is taken as unread yet known. Two writes within one tick
//! of the file system's clock leave the same time, so (git's racy rule) a stamp taken within [`GRANULE_NS`] of the file's
//! last change vouches for nothing: the next look compares the hash, and by then the time can be trusted.

use serde::{Deserialize, Serialize};

use crate::source::ContentHash;

/// The coarsest clock of a file system in use (FAT: two seconds), in nanoseconds.
const GRANULE_NS: i64 = 2_000_000_000;

/// Stands for a time that vouches for nothing; no file has it.
const UNTRUSTED: i64 = i64::MIN;

/// What a file looked like when its content was last read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stamp {
    /// Length in bytes.
    pub size: u64,
    /// Time of the last change in nanoseconds since 1970; the smallest `i64` if it can't be trusted. It is that of the
    /// inode (ctime), as tools set the time of content (mtime) and nobody the former; where that of the content is later
    /// all the same, neither can be trusted.
    pub changed_ns: i64,
    /// Hash of the content.
    pub hash: ContentHash,
}

impl Stamp {
    /// The stamp of a file that at `checked_ns`, before its content was read, had this size and time of change.
    pub fn new(size: u64, changed_ns: i64, checked_ns: i64, hash: ContentHash) -> Stamp {
        let settled = changed_ns.saturating_add(GRANULE_NS) <= checked_ns;
        Stamp { size, changed_ns: if settled { changed_ns } else { UNTRUSTED }, hash }
    }

    /// Whether a file of this size and time of change has the stamp's content for sure.
    pub fn vouches_for(&self, size: u64, changed_ns: i64) -> bool {
        self.changed_ns != UNTRUSTED && self.size == size && self.changed_ns == changed_ns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: i64 = 1_000_000_000;

    fn check(changed: i64, checked: i64, vouches: bool) {
        let stamp = Stamp::new(7, changed, checked, ContentHash::of(b"x"));
        assert_eq!(stamp.vouches_for(7, changed), vouches, "changed {changed}, checked {checked}");
        assert!(!stamp.vouches_for(8, changed));
        assert!(!stamp.vouches_for(7, changed.wrapping_add(1)));
        assert!(!stamp.vouches_for(7, i64::MIN), "the mark of distrust is not a time");
    }

    #[test]
    fn a_recent_change_is_not_trusted() {
        check(10 * SECOND, 12 * SECOND, true);
        check(10 * SECOND, 12 * SECOND - 1, false);
        check(10 * SECOND, 10 * SECOND, false);
    }

    #[test]
    fn odd_clocks_are_not_trusted() {
        check(20 * SECOND, 10 * SECOND, false);
        check(i64::MAX, i64::MAX, true);
        check(i64::MAX, 0, false);
        check(i64::MIN, 0, false);
        check(-5 * SECOND, 0, true);
    }
}
