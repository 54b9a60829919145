//! Copying a file, a link or a tree.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read};
use std::vec;

use crate::call::Call;
use crate::dir::{
    Cursor, Dir, FileKind, Last, Names, Spot, Stat, dress, find, set_times, stat_of, temporary_name,
};
use crate::error::WriteError;
use crate::limits::Outcome;
use crate::write::{Draft, Existing, check_name};

/// Notes about what wasn't copied; more are only counted.
const MAX_NOTES: usize = 20;

/// Bytes copied between two looks at the deadline.
const STRIDE: u64 = 4 * 1024 * 1024;

/// Bytes that a file may give beyond twice its size: it may grow while it is copied, but files that the system makes up
/// as they are read have no end.
const GROWTH: u64 = 64 * 1024 * 1024;

/// Asks for a copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CopyPath {
    /// What is copied. A link is copied as a link, unless the path ends in `/`.
    pub source: String,
    /// Where the copy is to be. Directories that are missing on the way are made.
    pub destination: String,
    /// Whether a directory is copied with all that is in it; otherwise it is refused.
    pub recursive: bool,
    /// Whether an existing file is replaced and an existing directory added to; otherwise they are refused.
    pub force: bool,
}

impl CopyPath {
    /// Asks for a copy of a file under a new name.
    #[must_use]
    pub fn new(source: impl Into<String>, destination: impl Into<String>) -> Self {
        Self { source: source.into(), destination: destination.into(), recursive: false, force: false }
    }
}

/// What was copied. Serialises as the metadata of the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Copied {
    /// The source as given.
    pub source: String,
    /// The destination as given.
    pub destination: String,
    /// Regular files that were copied.
    pub files: u64,
    /// Their bytes.
    pub bytes: u64,
}

/// Copies a file, a link or a tree, with modes and modification times.
///
/// A single file is in place whole or not at all. FIFOs, sockets and devices in a tree are left out, and notes say so.
///
/// # Errors
///
/// [`WriteError::AlreadyExists`], [`WriteError::IsDirectory`] without `recursive`, [`WriteError::Kinds`],
/// [`WriteError::Same`] and [`WriteError::IntoItself`] before anything is written; else those of
/// [`write_file`](crate::write::write_file). A tree whose copy fails is left as far as it came, and the error names the
/// path that failed; [`WriteError::Endless`] is a file that has no end.
///
/// ```
/// use fsops::Call;
/// use fsops::paths::Base;
/// use fsops::tree::{CopyPath, copy_path};
///
/// # let directory = tempfile::tempdir()?;
/// # std::fs::create_dir(directory.path().join("a"))?;
/// # std::fs::write(directory.path().join("a/f"), "one")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let copied = copy_path(&call, &CopyPath { recursive: true, ..CopyPath::new("a", "b/c") })?.value;
/// assert_eq!((copied.files, copied.bytes), (1, 3));
/// assert_eq!(std::fs::read(directory.path().join("b/c/f"))?, b"one");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn copy_path(call: &Call, request: &CopyPath) -> Result<Outcome<Copied>, WriteError> {
    check_name(call, &request.destination)?;
    let last =
        if call.base.resolve(&request.source)?.asks_for_directory() { Last::Follow } else { Last::Keep };
    let from = find(call, &request.source, last, Names::Alike)?;
    let stat = from.existing()?.clone();
    let entry = find(call, &request.destination, Last::Keep, Names::Exact)?;
    let mut copier = Copier::new(call, request.force);
    match stat.kind {
        FileKind::File => copier.one_file(&from, &stat, entry, request)?,
        FileKind::Symlink => {
            refuse_taken(&entry, &stat, request.force)?;
            let mut entry = entry;
            entry.make_parents()?;
            copier.link(from.dir(), &from.name, &stat, entry.dir(), &entry.name)?;
        }
        FileKind::Directory => {
            if !request.recursive {
                return Err(WriteError::IsDirectory { path: from.path(), hint: "; set recursive" });
            }
            copier.whole_tree(&from, &stat, entry, request)?;
        }
        kind => return Err(WriteError::NotARegularFile { path: from.path(), kind }),
    }
    let copied = Copied {
        source: from.shown,
        destination: call.base.resolve(&request.destination)?.shown(),
        files: copier.files,
        bytes: copier.bytes,
    };
    let notes = from.notes.into_iter().chain(copier.skipped.into_notes()).collect();
    Ok(Outcome { value: copied, truncations: Vec::new(), notes })
}

/// Refuses what is in the way and must not be replaced.
fn refuse_taken(to: &Spot, stat: &Stat, force: bool) -> Result<(), WriteError> {
    let Some(taken) = &to.stat else { return Ok(()) };
    if taken.id == stat.id {
        return Err(WriteError::Same { path: to.path() });
    }
    if !force {
        return Err(WriteError::AlreadyExists { path: to.path(), hint: "; set force" });
    }
    Ok(())
}

/// What isn't copied.
#[derive(Default)]
struct Skipped {
    notes: Vec<String>,
    more: u64,
}

impl Skipped {
    fn put_down(&mut self, note: String) {
        if self.notes.len() < MAX_NOTES {
            self.notes.push(note);
        } else {
            self.more += 1;
        }
    }

    fn into_notes(mut self) -> Vec<String> {
        if self.more > 0 {
            self.notes.push(format!("{} more special files were not copied", self.more));
        }
        self.notes
    }
}

/// A copy that is being made.
pub(super) struct Copier<'a> {
    call: &'a Call,
    force: bool,
    /// Whether every file is flushed, and keeps owner and attributes: it is to stand for its source.
    moving: bool,
    pub(super) files: u64,
    pub(super) bytes: u64,
    skipped: Skipped,
}

/// A directory that is being copied.
struct Frame {
    name: OsString,
    entries: vec::IntoIter<OsString>,
    stat: Stat,
    /// Whether it was made for the copy, so that it gets the mode and times of its source.
    fresh: bool,
}

impl<'a> Copier<'a> {
    fn new(call: &'a Call, force: bool) -> Self {
        Self { call, force, moving: false, files: 0, bytes: 0, skipped: Skipped::default() }
    }

    /// Makes a copy after which the source is going to be removed: nothing may be left out.
    pub(super) fn moving(call: &'a Call) -> Self {
        Self { moving: true, ..Self::new(call, false) }
    }

    fn one_file(
        &mut self,
        from: &Spot,
        stat: &Stat,
        entry: Spot,
        request: &CopyPath,
    ) -> Result<(), WriteError> {
        refuse_taken(&entry, stat, self.force)?;
        // A link that is replaced by force stays one, and what it leads to is replaced.
        let mut to = find(self.call, &request.destination, Last::Follow, Names::Exact)?;
        if let Some(taken) = &to.stat {
            refuse_taken(&to, stat, self.force)?;
            if taken.kind == FileKind::Directory {
                return Err(WriteError::Kinds {
                    from: from.path(),
                    kind: stat.kind,
                    destination: to.path(),
                    taken: taken.kind,
                });
            }
        } else if to.wants_directory {
            return Err(WriteError::IsDirectory { path: to.path(), hint: "; name the file in it" });
        }
        to.make_parents()?;
        self.file(from.dir(), &from.name, to.dir(), &to.name, true)
    }

    fn whole_tree(
        &mut self,
        from: &Spot,
        stat: &Stat,
        entry: Spot,
        request: &CopyPath,
    ) -> Result<(), WriteError> {
        let mut to = find(self.call, &request.destination, Last::Follow, Names::Exact)?;
        refuse_inside(from, stat, &to)?;
        refuse_taken(&entry, stat, self.force)?;
        refuse_taken(&to, stat, self.force)?;
        if let Some(taken) = &to.stat
            && taken.kind != FileKind::Directory
        {
            return Err(WriteError::Kinds {
                from: from.path(),
                kind: stat.kind,
                destination: to.path(),
                taken: taken.kind,
            });
        }
        let io = |source| WriteError::Io { action: "open", path: from.path(), source };
        let source = from.open_dir().map_err(io)?;
        to.make_parents()?;
        let fresh = to.stat.is_none();
        if fresh {
            let made = to.dir().make_dir(&to.name, 0o700);
            made.map_err(|source| WriteError::Io { action: "make", path: to.path(), source })?;
        }
        let io = |source| WriteError::Io { action: "open", path: to.path(), source };
        self.tree(source, stat, to.open_dir().map_err(io)?, fresh)
    }

    /// Copies what is in one directory into another.
    pub(super) fn tree(&mut self, from: Dir, stat: &Stat, to: Dir, fresh: bool) -> Result<(), WriteError> {
        let top = to.try_clone();
        let top = top.map_err(|source| WriteError::Io { action: "open", path: to.path.clone(), source })?;
        let (mut source, mut target) = (Cursor::new(from), Cursor::new(to));
        let entries = sorted(source.dir())?;
        let mut frames = vec![Frame { name: OsString::new(), entries, stat: stat.clone(), fresh }];
        while let Some(frame) = frames.last_mut() {
            let Some(name) = frame.entries.next() else {
                let Some(frame) = frames.pop() else { break };
                let left = up(&mut source, &frame).and(up(&mut target, &frame))?;
                // The mode comes last: a directory that mustn't be written still had to receive its entries.
                if frame.fresh {
                    let left = left.as_ref().unwrap_or(&top);
                    left.set_as(&frame.stat).map_err(|source| WriteError::Io {
                        action: "set the mode of",
                        path: left.path.clone(),
                        source,
                    })?;
                }
                if self.moving {
                    left.as_ref().unwrap_or(&top).sync();
                }
                continue;
            };
            if let Some(inner) = self.entry(&mut source, &mut target, name)? {
                frames.push(inner);
            }
        }
        Ok(())
    }

    /// Copies an entry. A directory is entered, to be copied next.
    fn entry(
        &mut self,
        source: &mut Cursor,
        target: &mut Cursor,
        name: OsString,
    ) -> Result<Option<Frame>, WriteError> {
        let from_path = source.dir().path.join(&name);
        let stopped = |stopped| WriteError::Stopped { path: from_path.clone(), stopped };
        self.call.deadline.check().map_err(stopped)?;
        let io = |action| {
            let path = from_path.clone();
            move |source| WriteError::Io { action, path, source }
        };
        let stat = source.dir().stat(&name).map_err(io("look at"))?;
        match stat.kind {
            FileKind::File => self.file(source.dir(), &name, target.dir(), &name, self.moving)?,
            FileKind::Symlink => self.link(source.dir(), &name, &stat, target.dir(), &name)?,
            FileKind::Directory => {
                let fresh = make_or_take(target.dir(), &name, &from_path)?;
                source.down(&name).map_err(io("open"))?;
                let to_path = target.dir().path.join(&name);
                let open = |source| WriteError::Io { action: "open", path: to_path, source };
                target.down(&name).map_err(open)?;
                let entries = sorted(source.dir())?;
                return Ok(Some(Frame { name, entries, stat, fresh }));
            }
            kind if self.moving => return Err(WriteError::NotARegularFile { path: from_path, kind }),
            kind => {
                self.skipped.put_down(format!("not copied: {from_path:?}, a {kind}"));
            }
        }
        Ok(None)
    }

    /// Copies a regular file, whole or not at all.
    pub(super) fn file(
        &mut self,
        from: &Dir,
        name: &OsStr,
        to: &Dir,
        new: &OsStr,
        sync: bool,
    ) -> Result<(), WriteError> {
        let path = from.path.join(name);
        let io = |action| {
            let path = path.clone();
            move |source| WriteError::Io { action, path, source }
        };
        let mut source = from.open_file(name).map_err(io("open"))?;
        let stat = stat_of(&source).map_err(io("look at"))?;
        if stat.kind != FileKind::File {
            return Err(WriteError::NotARegularFile { path, kind: stat.kind });
        }
        let existing = self.existing(to, new, &path, &stat)?;
        let target = to.try_clone().map_err(io("open"))?;
        let mut draft = Draft::begin(target, new.to_owned(), None, existing, 0o600)?;
        draft.set_mode(stat.mode.unwrap_or(0o644));
        let most = stat.len.saturating_mul(2).saturating_add(GROWTH);
        let mut read = 0;
        loop {
            let stopped = |stopped| WriteError::Stopped { path: path.clone(), stopped };
            self.call.deadline.check().map_err(stopped)?;
            let copied = io::copy(&mut source.by_ref().take(STRIDE), &mut draft.file());
            let copied = copied.map_err(io("copy"))?;
            draft.count(copied);
            self.bytes += copied;
            read += copied;
            if copied == 0 {
                break;
            }
            if read > most {
                return Err(WriteError::Endless { path, read, len: stat.len });
            }
        }
        if self.moving {
            dress(draft.file(), &source, &stat).map_err(io("copy the mode of"))?;
        }
        set_times(draft.file(), &stat).map_err(io("copy the times of"))?;
        let draft = if sync { draft } else { draft.unsynced() };
        draft.finish().map_err(|error| match error {
            WriteError::AlreadyExists { path, .. } => WriteError::AlreadyExists { path, hint: "; set force" },
            other => other,
        })?;
        self.files += 1;
        Ok(())
    }

    /// Tells what becomes of what is in the place of a copy, or refuses.
    fn existing(
        &self,
        to: &Dir,
        new: &OsStr,
        from: &std::path::Path,
        stat: &Stat,
    ) -> Result<Existing, WriteError> {
        let path = to.path.join(new);
        let taken = match to.stat(new) {
            Ok(taken) => taken,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(if self.force { Existing::Replace } else { Existing::Refuse });
            }
            Err(source) => return Err(WriteError::Io { action: "look at", path, source }),
        };
        if !self.force {
            return Err(WriteError::AlreadyExists { path, hint: "; set force" });
        }
        match taken.kind {
            FileKind::File | FileKind::Symlink => {}
            FileKind::Directory => {
                return Err(WriteError::Kinds {
                    from: from.to_owned(),
                    kind: stat.kind,
                    destination: path,
                    taken: taken.kind,
                });
            }
            kind => return Err(WriteError::NotARegularFile { path, kind }),
        }
        let writable = taken.kind == FileKind::Symlink
            || to.may_write(new, &taken).map_err(|source| WriteError::Io {
                action: "look at",
                path: path.clone(),
                source,
            })?;
        if writable { Ok(Existing::Replace) } else { Err(WriteError::ReadOnly { path }) }
    }

    /// Copies a link as it is written.
    pub(super) fn link(
        &mut self,
        from: &Dir,
        name: &OsStr,
        stat: &Stat,
        to: &Dir,
        new: &OsStr,
    ) -> Result<(), WriteError> {
        let path = from.path.join(name);
        let existing = self.existing(to, new, &path, stat)?;
        let target = from.read_link(name);
        let target = target.map_err(|source| WriteError::Io { action: "read the link", path, source })?;
        let io = |source: io::Error| {
            let path = to.path.join(new);
            if source.kind() == io::ErrorKind::AlreadyExists {
                return WriteError::AlreadyExists { path, hint: "; set force" };
            }
            WriteError::Io { action: "make the link", path, source }
        };
        let temporary = OsString::from(temporary_name());
        let place = if existing == Existing::Refuse { new } else { temporary.as_os_str() };
        to.make_link(place, &target).map_err(io)?;
        // Not every file system keeps times of links.
        let _ = to.set_link_times(place, stat);
        if existing == Existing::Replace {
            to.rename(&temporary, to, new).map_err(|source| {
                let _ = to.remove_file(&temporary);
                io(source)
            })?;
        }
        Ok(())
    }
}

/// Refuses a destination that is the source or lies in it.
pub(super) fn refuse_inside(from: &Spot, stat: &Stat, to: &Spot) -> Result<(), WriteError> {
    if to.stat.as_ref().is_some_and(|taken| taken.id == stat.id) {
        return Err(WriteError::Same { path: to.path() });
    }
    for dir in to.way() {
        let id = dir.id();
        let id = id.map_err(|source| WriteError::Io { action: "look at", path: dir.path.clone(), source })?;
        if id == stat.id {
            return Err(WriteError::IntoItself { from: from.path(), destination: to.path() });
        }
    }
    Ok(())
}

/// Makes a directory of a copy, or takes the one that is there. Tells whether it was made.
fn make_or_take(to: &Dir, name: &OsStr, from: &std::path::Path) -> Result<bool, WriteError> {
    let path = to.path.join(name);
    match to.make_dir(name, 0o700) {
        Ok(()) => return Ok(true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(source) => return Err(WriteError::Io { action: "make", path, source }),
    }
    let taken = to.stat(name);
    let taken = taken.map_err(|source| WriteError::Io { action: "look at", path: path.clone(), source })?;
    if taken.kind == FileKind::Directory {
        return Ok(false);
    }
    Err(WriteError::Kinds {
        from: from.to_owned(),
        kind: FileKind::Directory,
        destination: path,
        taken: taken.kind,
    })
}

/// Goes up, except from the top.
fn up(cursor: &mut Cursor, frame: &Frame) -> Result<Option<Dir>, WriteError> {
    if frame.name.is_empty() {
        return Ok(None);
    }
    let path = cursor.dir().path.clone();
    cursor.up().map_err(|source| WriteError::Io { action: "leave", path, source })
}

/// Returns the names in a directory in byte order, so that a copy that fails always fails at the same place.
fn sorted(dir: &Dir) -> Result<vec::IntoIter<OsString>, WriteError> {
    let entries = dir.entries();
    let entries =
        entries.map_err(|source| WriteError::Io { action: "list", path: dir.path.clone(), source })?;
    let mut names: Vec<_> = entries.into_iter().map(|entry| entry.name).collect();
    names.sort_unstable_by(|a, b| a.as_encoded_bytes().cmp(b.as_encoded_bytes()));
    Ok(names.into_iter())
}
