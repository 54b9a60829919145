//! Whole files: replaced or made, whole or not at all.
//!
//! Bytes come in and are stored as they are. A rewrite goes to a draft in the directory of its target, is flushed, and
//! is renamed over it ([`Draft`]): at every moment, the end of the process and of power included, the target holds the
//! old bytes or the new ones. Mode, owner and extended attributes stay those of the old file, set-id bits apart. A
//! link stays a link, and what it leads to is written. Other names of the file keep the old bytes, and the answer says
//! so. An append writes at the end, at once.
//!
//! What it refuses: a read-only file, although the rename would succeed; directories, FIFOs, sockets and devices; an
//! append of UTF-8 to a text in another encoding. It never falls back to writing in place.

mod draft;
pub(crate) mod steps;

pub use draft::{Draft, Existing};

pub(crate) use draft::{Old, open_old};

use std::io::{Read, Write};

use crate::call::Call;
use crate::dir::{File, FileKind, Last, Names, Spot, find, lock, stat_of};
use crate::error::WriteError;
use crate::limits::Outcome;
use crate::text::{Encoding, detect};

/// What becomes of what is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum WriteMode {
    /// The new bytes take its place.
    #[default]
    Rewrite,
    /// The new bytes follow it.
    Append,
}

/// Asks to write a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WriteFile {
    /// The path, as the caller writes it. Directories that are missing on the way are made.
    pub path: String,
    /// The bytes, stored as they are.
    pub content: Vec<u8>,
    /// Whether they replace or follow what is there.
    pub mode: WriteMode,
}

impl WriteFile {
    /// Asks to replace a file, or to make it.
    #[must_use]
    pub fn new(path: impl Into<String>, content: impl Into<Vec<u8>>) -> Self {
        Self { path: path.into(), content: content.into(), mode: WriteMode::Rewrite }
    }

    /// Asks to add to the end of a file, or to make it.
    #[must_use]
    pub fn append(path: impl Into<String>, content: impl Into<Vec<u8>>) -> Self {
        Self { mode: WriteMode::Append, ..Self::new(path, content) }
    }
}

/// What was written. Serialises as the metadata of the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Written {
    /// The path as given.
    pub path: String,
    /// Bytes written; of an append those that were added.
    pub bytes: u64,
    /// How.
    pub mode: WriteMode,
    /// Whether the file wasn't there before.
    pub created: bool,
    /// Whether the file had other names, which keep the old bytes.
    pub hard_link_detached: bool,
    /// Whether the old file began with a byte order mark of UTF-8 and the new one doesn't.
    pub bom_dropped: bool,
}

/// Writes a file.
///
/// # Errors
///
/// [`WriteError::Path`], [`WriteError::IsDirectory`], [`WriteError::NotARegularFile`], [`WriteError::ReadOnly`],
/// [`WriteError::Encoding`] of an append, [`WriteError::Short`] and [`WriteError::Io`]. After an error a rewrite has
/// changed nothing.
///
/// ```
/// use fsops::Call;
/// use fsops::paths::Base;
/// use fsops::write::{WriteFile, write_file};
///
/// # let directory = tempfile::tempdir()?;
/// let call = Call::new(Base::new(directory.path())?);
/// let written = write_file(&call, &WriteFile::new("new/notes.txt", "one\r\n"))?.value;
/// assert!(written.created);
/// write_file(&call, &WriteFile::append("new/notes.txt", "two"))?;
/// assert_eq!(std::fs::read(directory.path().join("new/notes.txt"))?, b"one\r\ntwo");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_file(call: &Call, request: &WriteFile) -> Result<Outcome<Written>, WriteError> {
    match request.mode {
        WriteMode::Rewrite => rewrite(call, request),
        WriteMode::Append => append(call, request),
    }
}

fn rewrite(call: &Call, request: &WriteFile) -> Result<Outcome<Written>, WriteError> {
    let spot = find(call, &request.path, Last::Follow, Names::Exact)?;
    check_name(call, &request.path)?;
    let old = open_old(&spot)?;
    let mut draft = Draft::at_spot(spot, old, Existing::Replace)?;
    let bom = Encoding::Utf8.bom();
    let bom_dropped = draft.old_head().starts_with(bom) && !request.content.starts_with(bom);
    draft.fill(&request.content)?;
    let drafted = draft.finish()?;
    Ok(Outcome::complete(Written {
        path: drafted.path,
        bytes: drafted.bytes,
        mode: WriteMode::Rewrite,
        created: drafted.created,
        hard_link_detached: drafted.hard_link_detached,
        bom_dropped,
    }))
}

/// Refuses a path under which this platform would write something else.
pub(crate) fn check_name(call: &Call, given: &str) -> Result<(), WriteError> {
    if cfg!(windows) {
        let resolved = call.base.resolve(given)?;
        let full = resolved.as_path().to_str();
        crate::paths::windows::check_writable(full.unwrap_or(given))?;
    }
    Ok(())
}

fn append(call: &Call, request: &WriteFile) -> Result<Outcome<Written>, WriteError> {
    check_name(call, &request.path)?;
    let mut spot = find(call, &request.path, Last::Follow, Names::Exact)?;
    // A file that is made, removed or replaced between the steps is looked at again, a bounded number of times.
    for _ in 0..50 {
        let created = spot.stat.is_none();
        let file = match open_to_append(&mut spot)? {
            Some(file) => file,
            None => {
                spot = find(call, &request.path, Last::Follow, Names::Exact)?;
                continue;
            }
        };
        let io = |source| WriteError::Io { action: "append to", path: spot.path(), source };
        lock(&file);
        let before = stat_of(&file).map_err(io)?;
        let same = spot.dir().stat(&spot.name).is_ok_and(|now| now.id == before.id);
        if cfg!(unix) && !same {
            spot = find(call, &request.path, Last::Follow, Names::Exact)?;
            continue;
        }
        (&file).write_all(&request.content).map_err(io)?;
        file.sync_all().map_err(io)?;
        let given = request.content.len() as u64;
        let stored = stat_of(&file).map_err(io)?.len.saturating_sub(before.len);
        if stored < given {
            return Err(WriteError::Short { path: spot.path(), given, stored });
        }
        if created {
            spot.dir().sync();
        }
        return Ok(Outcome::complete(Written {
            path: spot.shown,
            bytes: given,
            mode: WriteMode::Append,
            created,
            hard_link_detached: false,
            bom_dropped: false,
        }));
    }
    Err(WriteError::Changed { path: spot.path() })
}

/// Opens what is there for appending, or makes it. `None` where it isn't any more what it was.
fn open_to_append(spot: &mut Spot) -> Result<Option<File>, WriteError> {
    let Some(stat) = spot.stat.clone() else {
        if spot.wants_directory {
            return Err(WriteError::IsDirectory { path: spot.path(), hint: "; name a file in it" });
        }
        spot.make_parents()?;
        return match spot.dir().create_new(&spot.name, 0o666) {
            Ok(file) => Ok(Some(file)),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(None),
            Err(source) => Err(WriteError::Io { action: "make", path: spot.path(), source }),
        };
    };
    check_kind(spot, stat.kind)?;
    let io = |source| WriteError::Io { action: "append to", path: spot.path(), source };
    if !spot.dir().may_write(&spot.name, &stat).map_err(io)? {
        return Err(WriteError::ReadOnly { path: spot.path() });
    }
    // A file that may be written but not read keeps its encoding to itself.
    if let Ok(file) = spot.dir().open_file(&spot.name) {
        let mut head = Vec::new();
        file.take(4).read_to_end(&mut head).map_err(io)?;
        let found = detect(&head);
        if found.encoding != Encoding::Utf8 {
            return Err(WriteError::Encoding { path: spot.path(), encoding: found.encoding.name() });
        }
    }
    match spot.dir().open_append(&spot.name) {
        Ok(file) => {
            let kind = stat_of(&file).map_err(io)?.kind;
            check_kind(spot, kind)?;
            Ok(Some(file))
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(source) => Err(io(source)),
    }
}

/// Refuses what isn't a regular file.
pub(crate) fn check_kind(spot: &Spot, kind: FileKind) -> Result<(), WriteError> {
    match kind {
        FileKind::File => Ok(()),
        FileKind::Directory => {
            Err(WriteError::IsDirectory { path: spot.path(), hint: "; name a file in it" })
        }
        kind => Err(WriteError::NotARegularFile { path: spot.path(), kind }),
    }
}

#[cfg(test)]
mod tests;
