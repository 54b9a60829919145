//! A file that isn't in its place yet.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::steps::{Step, reached};
use super::{check_kind, check_name};
use crate::call::Call;
use crate::dir::{
    Dir, File, FileKind, Last, Names, Spot, Stat, dress, find, set_mode, stat_of, temporary_name,
};
use crate::error::WriteError;

/// What to do where the name is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Existing {
    /// Fail. There is no moment in which a file that appears meanwhile could be lost.
    Refuse,
    /// Take its place.
    Replace,
}

/// The file whose place is taken: opened, so that its attributes can be had.
#[derive(Debug)]
pub(crate) struct Old {
    pub(crate) file: File,
    pub(crate) stat: Stat,
    /// Whether its bytes can be had.
    pub(crate) readable: bool,
}

/// Opens the file that is going to be replaced, where there is one and it may be.
pub(crate) fn open_old(spot: &Spot) -> Result<Option<Old>, WriteError> {
    let Some(stat) = &spot.stat else {
        if spot.wants_directory {
            return Err(WriteError::IsDirectory { path: spot.path(), hint: "; name a file in it" });
        }
        return Ok(None);
    };
    check_kind(spot, stat.kind)?;
    let io = |source| WriteError::Io { action: "open", path: spot.path(), source };
    if !spot.dir().may_write(&spot.name, stat).map_err(io)? {
        return Err(WriteError::ReadOnly { path: spot.path() });
    }
    // What may be written but not read can still be replaced.
    let (file, readable) = match spot.dir().open_file(&spot.name) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            (spot.dir().open_append(&spot.name).map_err(io)?, false)
        }
        other => (other.map_err(io)?, true),
    };
    // The id is the one of the walk where an opened file doesn't tell its own.
    let opened = stat_of(&file).map_err(io)?;
    check_kind(spot, opened.kind)?;
    let stat = if cfg!(unix) { opened } else { stat.clone() };
    Ok(Some(Old { file, stat, readable }))
}

/// A file under a temporary name in the directory of its target. Writing to it touches nothing else;
/// [`finish`](Self::finish) puts it in place, and dropping it takes it away.
///
/// ```
/// use std::io::Write;
/// use fsops::Call;
/// use fsops::paths::Base;
/// use fsops::write::{Draft, Existing};
///
/// # let directory = tempfile::tempdir()?;
/// let call = Call::new(Base::new(directory.path())?);
/// let mut draft = Draft::open(&call, "page.html", Existing::Refuse)?;
/// draft.write_all(b"<p>hello</p>")?;
/// assert!(!directory.path().join("page.html").exists());
/// assert_eq!(draft.finish()?.bytes, 12);
/// assert!(Draft::open(&call, "page.html", Existing::Refuse).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Draft {
    shown: String,
    target: PathBuf,
    dir: Dir,
    name: OsString,
    file: File,
    temporary: OsString,
    existing: Existing,
    old: Option<Old>,
    /// The mode of a new file.
    mode: u32,
    written: u64,
    sync: bool,
    placed: bool,
    /// Dropped after the draft has taken its file away.
    made: Made,
}

/// Directories that were made on the way, each as a name in the one that holds it. Dropped, it takes them away, one
/// that somebody else uses meanwhile apart.
#[derive(Debug, Default)]
struct Made(Vec<(Dir, OsString)>);

impl Drop for Made {
    fn drop(&mut self) {
        for (dir, name) in self.0.iter().rev() {
            // Nobody is left to be told.
            let _ = dir.remove_dir(name);
        }
    }
}

/// A draft that was put in place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drafted {
    /// The path as given.
    pub path: String,
    /// Bytes of the file.
    pub bytes: u64,
    /// Whether nothing was replaced.
    pub created: bool,
    /// Whether the replaced file had other names, which keep the old bytes.
    pub hard_link_detached: bool,
}

impl Draft {
    /// Begins a file, directories that are missing on the way included.
    ///
    /// # Errors
    ///
    /// Those of [`write_file`](super::write_file), and [`WriteError::AlreadyExists`].
    pub fn open(call: &Call, path: &str, existing: Existing) -> Result<Self, WriteError> {
        let (spot, old) = Self::find(call, path, existing)?;
        Self::at_spot(spot, old, existing)
    }

    /// Says what [`open`](Self::open) would say, and makes nothing.
    #[cfg(feature = "web")]
    pub(crate) fn check(call: &Call, path: &str, existing: Existing) -> Result<(), WriteError> {
        Self::find(call, path, existing).map(drop)
    }

    fn find(call: &Call, path: &str, existing: Existing) -> Result<(Spot, Option<Old>), WriteError> {
        check_name(call, path)?;
        if existing == Existing::Refuse {
            let entry = find(call, path, Last::Keep, Names::Exact)?;
            if entry.stat.as_ref().is_some_and(|stat| stat.kind != FileKind::Directory) {
                return Err(WriteError::AlreadyExists { path: entry.path(), hint: "; set overwrite" });
            }
        }
        let spot = find(call, path, Last::Follow, Names::Exact)?;
        let old = open_old(&spot)?;
        if existing == Existing::Refuse && old.is_some() {
            return Err(WriteError::AlreadyExists { path: spot.path(), hint: "; set overwrite" });
        }
        Ok((spot, old))
    }

    pub(crate) fn at_spot(mut spot: Spot, old: Option<Old>, existing: Existing) -> Result<Self, WriteError> {
        let mut made = Made::default();
        spot.make_parents_into(&mut made.0)?;
        let target = spot.path();
        let dir = spot.dir().try_clone();
        let dir = dir.map_err(|source| WriteError::Io { action: "open", path: target.clone(), source })?;
        let mut draft = Self::begin(dir, spot.name, old, existing, 0o666)?;
        draft.shown = spot.shown;
        draft.made = made;
        Ok(draft)
    }

    /// Begins a file in an opened directory. `mode` is that of a new file, before the process's mask.
    pub(crate) fn begin(
        dir: Dir,
        name: OsString,
        old: Option<Old>,
        existing: Existing,
        mode: u32,
    ) -> Result<Self, WriteError> {
        let target = dir.path.join(&name);
        // What replaces a file is never open to more readers than that file. A new one tells by its first mode what
        // the process's mask leaves; it is empty as long as it has it.
        let first = if old.is_some() { 0o600 } else { mode };
        let mut tries = 0;
        let (temporary, file) = loop {
            let temporary = OsString::from(temporary_name());
            match dir.create_new(&temporary, first) {
                Ok(file) => break (temporary, file),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && tries < 16 => tries += 1,
                Err(source) => {
                    return Err(WriteError::Io { action: "make a draft of", path: target, source });
                }
            }
        };
        let mut draft = Self {
            shown: String::new(),
            target,
            dir,
            name,
            file,
            temporary,
            existing,
            old,
            mode: first,
            written: 0,
            sync: true,
            placed: false,
            made: Made::default(),
        };
        if draft.old.is_none() {
            let left = stat_of(&draft.file).map_err(|source| draft.io("make a draft of", source))?;
            draft.mode = left.mode.unwrap_or(mode);
            set_mode(&draft.file, 0o600).map_err(|source| draft.io("make a draft of", source))?;
        }
        Ok(draft)
    }

    /// Leaves flushing to the system, for one of many files.
    pub(crate) fn unsynced(mut self) -> Self {
        self.sync = false;
        self
    }

    /// Sets the mode of the file exactly, the process's mask notwithstanding.
    pub(crate) fn set_mode(&mut self, mode: u32) {
        self.mode = mode & 0o777;
    }

    pub(crate) fn file(&self) -> &File {
        &self.file
    }

    /// Counts bytes that were written to [`file`](Self::file) directly.
    pub(crate) fn count(&mut self, bytes: u64) {
        self.written += bytes;
    }

    /// Writes everything.
    pub(crate) fn fill(&mut self, content: &[u8]) -> Result<(), WriteError> {
        self.write_all(content).map_err(|source| self.io("write", source))
    }

    /// Returns the first bytes of the file that is going to be replaced.
    pub(crate) fn old_head(&self) -> Vec<u8> {
        let mut head = Vec::new();
        if let Some(old) = &self.old {
            // What can't be read has no mark that could be missed.
            let _ = (&old.file).take(4).read_to_end(&mut head);
        }
        head
    }

    fn io(&self, action: &'static str, source: io::Error) -> WriteError {
        WriteError::Io { action, path: self.target.clone(), source }
    }

    /// Flushes the file and puts it in its place.
    ///
    /// # Errors
    ///
    /// [`WriteError::Short`] where less has arrived than was written, [`WriteError::AlreadyExists`] where the name was
    /// to be new and isn't, and [`WriteError::Io`]. The target is as it was, and the draft is gone.
    pub fn finish(self) -> Result<Drafted, WriteError> {
        self.finish_if(|_, _, _| Ok(()))
    }

    /// Puts the file in place if a last look at the target says yes. The look comes after everything else.
    pub(crate) fn finish_if(
        mut self,
        look: impl FnOnce(&Dir, &OsStr, Option<&Old>) -> Result<(), WriteError>,
    ) -> Result<Drafted, WriteError> {
        reached(Step::Filled);
        let stored = stat_of(&self.file).map_err(|source| self.io("write", source))?.len;
        if stored != self.written {
            return Err(WriteError::Short { path: self.target.clone(), given: self.written, stored });
        }
        let dressed = match &self.old {
            Some(old) => dress(&self.file, &old.file, &old.stat),
            None => set_mode(&self.file, self.mode),
        };
        dressed.map_err(|source| self.io("set the mode of", source))?;
        if self.sync {
            self.file.sync_all().map_err(|source| self.io("flush", source))?;
        }
        look(&self.dir, &self.name, self.old.as_ref())?;
        reached(Step::Ready);
        let renamed = match self.existing {
            Existing::Refuse => self.dir.rename_new(&self.temporary, &self.dir, &self.name),
            Existing::Replace => self.dir.rename(&self.temporary, &self.dir, &self.name),
        };
        match renamed {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(WriteError::AlreadyExists { path: self.target.clone(), hint: "" });
            }
            Err(source) => return Err(self.io("put in place", source)),
        }
        self.placed = true;
        self.made.0.clear();
        reached(Step::Renamed);
        if self.sync {
            self.dir.sync();
        }
        Ok(Drafted {
            path: std::mem::take(&mut self.shown),
            bytes: self.written,
            created: self.old.is_none(),
            hard_link_detached: self.old.as_ref().is_some_and(|old| old.stat.links > 1),
        })
    }

    /// Returns the path that the file will have.
    #[must_use]
    pub fn target(&self) -> &Path {
        &self.target
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = self.file.write(bytes)?;
        self.written += taken as u64;
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.placed {
            // Nobody is left to be told.
            let _ = self.dir.remove_file(&self.temporary);
        }
    }
}
