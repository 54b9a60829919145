//! Moving and renaming.

use std::ffi::{OsStr, OsString};
use std::io;

use unicode_normalization::UnicodeNormalization;

use super::copy::{Copier, refuse_inside};
use super::remove::remove_entry;
use crate::call::Call;
use crate::dir::{Dir, FileKind, Last, Names, Spot, Stat, find, temporary_name};
use crate::error::WriteError;
use crate::limits::Outcome;
use crate::write::check_name;
use crate::write::steps::{Step, reached};

/// Asks for a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovePath {
    /// What is moved. A link is moved itself.
    pub source: String,
    /// Where it is to be; nothing may be there. Directories that are missing on the way are made.
    pub destination: String,
}

impl MovePath {
    /// Asks for a move.
    #[must_use]
    pub fn new(source: impl Into<String>, destination: impl Into<String>) -> Self {
        Self { source: source.into(), destination: destination.into() }
    }
}

/// What was moved. Serialises as the metadata of the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Moved {
    /// The source as given.
    pub source: String,
    /// The destination as given.
    pub destination: String,
    /// Whether it was copied to another device and then removed.
    pub cross_device: bool,
}

/// Moves a file, a link or a tree. Nothing is ever overwritten, not even what appears while the move is made.
///
/// A change of letter case or Unicode form alone is a rename, also where the file system takes both names for one.
/// A move to another device that fails leaves the source whole.
///
/// # Errors
///
/// [`WriteError::AlreadyExists`], [`WriteError::IntoItself`], [`WriteError::Path`], [`WriteError::Io`], and of a move
/// to another device also [`WriteError::NotARegularFile`] and [`WriteError::Stopped`].
///
/// ```
/// use fsops::Call;
/// use fsops::paths::Base;
/// use fsops::tree::{MovePath, move_path};
///
/// # let directory = tempfile::tempdir()?;
/// # std::fs::write(directory.path().join("a"), "one")?;
/// # std::fs::write(directory.path().join("b"), "two")?;
/// let call = Call::new(Base::new(directory.path())?);
/// assert_eq!(move_path(&call, &MovePath::new("a", "b")).unwrap_err().code().as_str(), "already_exists");
/// move_path(&call, &MovePath::new("a", "new/c"))?;
/// assert_eq!(std::fs::read(directory.path().join("new/c"))?, b"one");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn move_path(call: &Call, request: &MovePath) -> Result<Outcome<Moved>, WriteError> {
    check_name(call, &request.destination)?;
    let from = find(call, &request.source, Last::Keep, Names::Alike)?;
    let stat = from.existing()?.clone();
    if from.is_start() {
        return Err(WriteError::Protected { path: from.path(), what: "the root" });
    }
    let mut to = find(call, &request.destination, Last::Keep, Names::Exact)?;
    let taken = || WriteError::AlreadyExists { path: to.path(), hint: "; remove it first" };
    if let Some(there) = &to.stat {
        if there.id != stat.id || !is_respelling(&from, &to) {
            return Err(taken());
        }
        let renamed = from.dir().rename(&from.name, to.dir(), &to.name);
        renamed.map_err(|source| WriteError::Io { action: "rename", path: from.path(), source })?;
        return Ok(done(from, to, false));
    }
    if stat.kind == FileKind::Directory {
        refuse_inside(&from, &stat, &to)?;
    } else if to.wants_directory {
        return Err(WriteError::IsDirectory { path: to.path(), hint: "; name the file in it" });
    }
    to.make_parents()?;
    reached(Step::Ready);
    match from.dir().rename_new(&from.name, to.dir(), &to.name) {
        Ok(()) => Ok(done(from, to, false)),
        Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
            across(call, &from, &stat, &to)?;
            Ok(done(from, to, true))
        }
        Err(error) => Err(failed(error, &from, &to)),
    }
}

fn failed(error: io::Error, from: &Spot, to: &Spot) -> WriteError {
    if error.kind() == io::ErrorKind::AlreadyExists {
        return WriteError::AlreadyExists { path: to.path(), hint: "; remove it first" };
    }
    WriteError::Io { action: "move", path: from.path(), source: error }
}

fn done(from: Spot, to: Spot, cross_device: bool) -> Outcome<Moved> {
    let moved = Moved { source: from.shown, destination: to.shown, cross_device };
    Outcome { value: moved, truncations: Vec::new(), notes: from.notes }
}

/// Tells whether two names of one file are one name to the file system: they differ in letter case or Unicode form
/// only, and the directory doesn't hold both. Two hard links are not that.
fn is_respelling(from: &Spot, to: &Spot) -> bool {
    let same_directory = match (from.dir().id(), to.dir().id()) {
        (Ok(a), Ok(b)) => a == b,
        _ => false,
    };
    let fold = |name: &OsStr| Some(name.to_str()?.nfc().flat_map(char::to_lowercase).collect::<String>());
    let alike = fold(&from.name).is_some_and(|name| Some(name) == fold(&to.name));
    if !same_directory || !alike || from.name == to.name {
        return false;
    }
    let Ok(entries) = from.dir().entries() else { return false };
    let holds = |name: &OsString| entries.iter().any(|entry| entry.name == *name);
    !(holds(&from.name) && holds(&to.name))
}

/// Copies to another device, puts the copy in place, and only then removes the source.
fn across(call: &Call, from: &Spot, stat: &Stat, to: &Spot) -> Result<(), WriteError> {
    let mut copier = Copier::moving(call);
    match stat.kind {
        FileKind::File => copier.file(from.dir(), &from.name, to.dir(), &to.name, true)?,
        FileKind::Symlink => copier.link(from.dir(), &from.name, stat, to.dir(), &to.name)?,
        FileKind::Directory => {
            let temporary = OsString::from(temporary_name());
            let copied = copy_tree(&mut copier, from, stat, to.dir(), &temporary).and_then(|()| {
                let placed = to.dir().rename_new(&temporary, to.dir(), &to.name);
                placed.map_err(|error| failed(error, from, to))
            });
            if let Err(error) = copied {
                // The source is whole; what was copied isn't needed. That it can't be removed says less than why.
                let unlimited = Call::new(call.base.clone());
                let _ = remove_entry(&unlimited, to.dir(), &temporary, FileKind::Directory);
                return Err(error);
            }
        }
        kind => return Err(WriteError::NotARegularFile { path: from.path(), kind }),
    }
    to.dir().sync();
    remove_entry(call, from.dir(), &from.name, stat.kind)
}

fn copy_tree(
    copier: &mut Copier<'_>,
    from: &Spot,
    stat: &Stat,
    to: &Dir,
    temporary: &OsStr,
) -> Result<(), WriteError> {
    let io = |action| {
        let path = to.path.join(temporary);
        move |source| WriteError::Io { action, path, source }
    };
    to.make_dir(temporary, 0o700).map_err(io("make"))?;
    let target = to.open_dir(temporary).map_err(io("open"))?;
    let source = from.open_dir();
    let source = source.map_err(|source| WriteError::Io { action: "open", path: from.path(), source })?;
    copier.tree(source, stat, target, true)
}
