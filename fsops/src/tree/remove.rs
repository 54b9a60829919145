//! Removing a file, a link or a tree.

use std::ffi::{OsStr, OsString};
use std::io;
use std::vec;

use crate::call::Call;
use crate::dir::{Cursor, Dir, Entry, FileKind, Last, Names, Spot, chain, find};
use crate::error::{PathError, WriteError};
use crate::limits::Outcome;

/// Asks for a removal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemovePath {
    /// What is removed. A link is removed itself, whether or not the path ends in `/`.
    pub path: String,
    /// Whether a directory is removed with all that is in it; otherwise it is refused, an empty one too.
    pub recursive: bool,
    /// Whether a path that names nothing is a success.
    pub force: bool,
}

impl RemovePath {
    /// Asks for the removal of a file.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into(), recursive: false, force: false }
    }
}

/// What was removed. Serialises as the metadata of the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Removed {
    /// The path as given.
    pub path: String,
    /// Whether there was anything.
    pub removed: bool,
}

/// Removes a file, a link or a tree. Nothing behind a link is touched.
///
/// # Errors
///
/// [`WriteError::Protected`], [`WriteError::IsDirectory`] without `recursive`, [`WriteError::Path`] with `not_found`
/// without `force`, [`WriteError::Io`] and [`WriteError::Stopped`]. A tree whose removal fails is left as far as it
/// came, and the error names the path that failed.
///
/// ```
/// use fsops::Call;
/// use fsops::paths::Base;
/// use fsops::tree::{RemovePath, remove_path};
///
/// # let directory = tempfile::tempdir()?;
/// # std::fs::create_dir_all(directory.path().join("a/b"))?;
/// let call = Call::new(Base::new(directory.path())?);
/// assert!(remove_path(&call, &RemovePath::new("a")).is_err());
/// assert!(remove_path(&call, &RemovePath { recursive: true, ..RemovePath::new("a") })?.value.removed);
/// assert!(!remove_path(&call, &RemovePath { force: true, ..RemovePath::new("a") })?.value.removed);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn remove_path(call: &Call, request: &RemovePath) -> Result<Outcome<Removed>, WriteError> {
    let spot = find(call, &request.path, Last::Keep, Names::Alike)?;
    let kind = match spot.existing() {
        Ok(stat) => stat.kind,
        Err(PathError::NotFound { .. }) if request.force => {
            return Ok(Outcome::complete(Removed { path: spot.shown, removed: false }));
        }
        Err(error) => return Err(error.into()),
    };
    refuse_protected(call, &spot)?;
    if kind == FileKind::Directory && !request.recursive {
        return Err(WriteError::IsDirectory { path: spot.path(), hint: "; set recursive" });
    }
    remove_entry(call, spot.dir(), &spot.name, kind)?;
    let removed = Removed { path: spot.shown, removed: true };
    Ok(Outcome { value: removed, truncations: Vec::new(), notes: spot.notes })
}

/// Refuses what must never be removed, however it is spelled.
fn refuse_protected(call: &Call, spot: &Spot) -> Result<(), WriteError> {
    let refuse = |what| Err(WriteError::Protected { path: spot.asked().to_owned(), what });
    if spot.is_start() {
        return refuse("the root");
    }
    let id = spot.stat.as_ref().map(|stat| &stat.id);
    let directory = (call.base.directory(), "the directory that paths count from, or holds it");
    let home = call.base.home().map(|home| (home, "the home directory, or holds it"));
    for (path, what) in home.into_iter().chain([directory]) {
        // By name for links on the way, by identity for every other spelling.
        if path.starts_with(spot.asked()) || chain(path).iter().any(|above| Some(above) == id) {
            return refuse(what);
        }
    }
    Ok(())
}

/// Removes what a name in a directory stands for.
pub(super) fn remove_entry(call: &Call, dir: &Dir, name: &OsStr, kind: FileKind) -> Result<(), WriteError> {
    let path = dir.path.join(name);
    let io = |source| WriteError::Io { action: "remove", path: path.clone(), source };
    if kind != FileKind::Directory {
        return dir.remove_file(name).map_err(io);
    }
    let mut cursor = Cursor::new(dir.open_dir(name).map_err(io)?);
    let mut frames = vec![(OsString::new(), entries(&cursor)?)];
    while let Some((_, rest)) = frames.last_mut() {
        let Some(entry) = rest.next() else {
            let Some((name, _)) = frames.pop() else { break };
            if !frames.is_empty() {
                let path = cursor.dir().path.clone();
                let io = |source| WriteError::Io { action: "remove", path, source };
                cursor.up().and_then(|_| gone(cursor.dir().remove_dir(&name))).map_err(io)?;
            }
            continue;
        };
        let path = cursor.dir().path.join(&entry.name);
        let stopped = |stopped| WriteError::Stopped { path: path.clone(), stopped };
        call.deadline.check().map_err(stopped)?;
        let io = |source| WriteError::Io { action: "remove", path: path.clone(), source };
        if entry.kind == FileKind::Directory {
            cursor.down(&entry.name).map_err(io)?;
            let inner = entries(&cursor)?;
            frames.push((entry.name, inner));
        } else {
            gone(cursor.dir().remove_file(&entry.name)).map_err(io)?;
        }
    }
    dir.remove_dir(name).map_err(io)
}

/// What somebody else has removed is removed.
fn gone(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

fn entries(cursor: &Cursor) -> Result<vec::IntoIter<Entry>, WriteError> {
    let dir = cursor.dir();
    let entries = dir.entries();
    let mut entries =
        entries.map_err(|source| WriteError::Io { action: "list", path: dir.path.clone(), source })?;
    entries.sort_unstable_by(|a, b| a.name.as_encoded_bytes().cmp(b.name.as_encoded_bytes()));
    Ok(entries.into_iter())
}
