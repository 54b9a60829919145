//! Directories held open, and what is done to the names in them.
//!
//! A [`Dir`] is a handle, not a path: whoever swaps a directory for a link after it was opened doesn't redirect what
//! is done below it. [`find`] walks from the root to a name and opens every directory on the way itself, reading links
//! instead of letting the system follow them; what it returns, a [`Spot`], is a name in an opened directory. A
//! [`Cursor`] walks a tree down and up with one open handle, however deep the tree is.
//!
//! On unix the handles are file descriptors and no step follows a link. Elsewhere they are paths, and the guarantee is
//! that of the moment of the walk.

mod beneath;
mod cursor;
#[cfg(not(unix))]
mod portable;
mod spot;
#[cfg(unix)]
mod unix;

pub(crate) use std::fs::File;

pub(crate) use beneath::Beneath;
pub(crate) use cursor::Cursor;
#[cfg(not(unix))]
pub(crate) use portable::{Dir, Entry, Id, dress, lock, set_mode, set_times, stat_of};
pub(crate) use spot::{Last, Names, Spot, chain, find, find_path};
#[cfg(unix)]
pub(crate) use unix::{Dir, Entry, Id, dress, lock, set_mode, set_times, stat_of};

use std::fmt;
use std::hash::{BuildHasher, RandomState};

/// What a name stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum FileKind {
    /// A regular file.
    File,
    /// A directory.
    Directory,
    /// A symbolic link, or a junction on Windows.
    Symlink,
    /// A named pipe.
    Fifo,
    /// A socket.
    Socket,
    /// A block device.
    Block,
    /// A character device.
    Char,
    /// Something this platform's interface doesn't tell apart.
    Unknown,
}

impl FileKind {
    /// Returns the name as answers show it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Directory => "directory",
            Self::Symlink => "symlink",
            Self::Fifo => "fifo",
            Self::Socket => "socket",
            Self::Block => "block",
            Self::Char => "char",
            Self::Unknown => "unknown",
        }
    }
}

/// Writes it as in a sentence after "is a".
impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Symlink => "symbolic link",
            Self::Fifo => "FIFO",
            Self::Block => "block device",
            Self::Char => "character device",
            Self::Unknown => "special file",
            Self::File | Self::Directory | Self::Socket => self.as_str(),
        })
    }
}

/// A point in time: whole seconds since 1970, negative before, and nanoseconds after the second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Time {
    pub(crate) seconds: i64,
    pub(crate) nanos: u32,
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn time_of(time: std::time::SystemTime) -> Option<Time> {
    let epoch = std::time::SystemTime::UNIX_EPOCH;
    match time.duration_since(epoch) {
        Ok(after) => {
            Some(Time { seconds: i64::try_from(after.as_secs()).ok()?, nanos: after.subsec_nanos() })
        }
        Err(before) => {
            let before = before.duration();
            let seconds = i64::try_from(before.as_secs()).ok()?;
            Some(match before.subsec_nanos() {
                0 => Time { seconds: -seconds, nanos: 0 },
                nanos => Time { seconds: -seconds - 1, nanos: 1_000_000_000 - nanos },
            })
        }
    }
}

/// What the system says about a name, links not followed.
#[derive(Debug, Clone)]
pub(crate) struct Stat {
    pub(crate) kind: FileKind,
    pub(crate) id: Id,
    pub(crate) len: u64,
    /// Other names of the file, this one included.
    pub(crate) links: u64,
    /// Permission bits with the set-id and sticky bits; `None` where the platform has none.
    pub(crate) mode: Option<u32>,
    pub(crate) readonly: bool,
    pub(crate) modified: Option<Time>,
    pub(crate) accessed: Option<Time>,
    /// User and group.
    #[cfg_attr(not(unix), expect(dead_code, reason = "other platforms have no such owners"))]
    pub(crate) owner: (u32, u32),
}

/// Returns a name that nobody else chooses, for a file that is going to be renamed.
pub(crate) fn temporary_name() -> String {
    // The standard library seeds each state from the system's randomness.
    format!(".fsops-{:016x}.tmp", RandomState::new().hash_one(0_u8))
}
