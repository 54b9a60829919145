//! Handles as paths, for platforms without calls relative to a directory.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::{FileKind, Stat, Time, time_of};

/// The identity of a file: its path without links.
pub(crate) type Id = PathBuf;

/// A directory.
#[derive(Debug)]
pub(crate) struct Dir {
    pub(crate) path: PathBuf,
}

/// A name in a directory.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub(crate) name: OsString,
    pub(crate) kind: FileKind,
}

impl Dir {
    /// Takes a directory by path, following links.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        if fs::metadata(path)?.is_dir() {
            return Ok(Self { path: path.to_owned() });
        }
        Err(io::ErrorKind::NotADirectory.into())
    }

    /// Takes a directory in this one. A link is refused.
    pub(crate) fn open_dir(&self, name: &OsStr) -> io::Result<Self> {
        let path = self.path.join(name);
        if fs::symlink_metadata(&path)?.is_dir() {
            return Ok(Self { path });
        }
        Err(io::ErrorKind::NotADirectory.into())
    }

    /// Takes the directory above, which must be the given one.
    pub(crate) fn parent(&self, expected: Id) -> io::Result<Self> {
        let parent = Self { path: self.path.parent().unwrap_or(&self.path).to_owned() };
        if parent.id()? == expected {
            return Ok(parent);
        }
        Err(io::Error::other("the directory was moved while it was worked on"))
    }

    pub(crate) fn try_clone(&self) -> io::Result<Self> {
        Ok(Self { path: self.path.clone() })
    }

    pub(crate) fn id(&self) -> io::Result<Id> {
        fs::canonicalize(&self.path)
    }

    pub(crate) fn stat(&self, name: &OsStr) -> io::Result<Stat> {
        let path = self.at(name);
        let metadata = fs::symlink_metadata(&path)?;
        // A link has no path without links; its own is as good.
        let id = if metadata.is_symlink() { path } else { fs::canonicalize(path)? };
        Ok(to_stat(&metadata, id))
    }

    pub(crate) fn created(&self, name: &OsStr) -> Option<Time> {
        time_of(fs::symlink_metadata(self.at(name)).ok()?.created().ok()?)
    }

    fn at(&self, name: &OsStr) -> PathBuf {
        if name == "." { self.path.clone() } else { self.path.join(name) }
    }

    pub(crate) fn open_file(&self, name: &OsStr) -> io::Result<File> {
        File::open(self.at(name))
    }

    pub(crate) fn open_append(&self, name: &OsStr) -> io::Result<File> {
        OpenOptions::new().append(true).open(self.at(name))
    }

    pub(crate) fn create_new(&self, name: &OsStr, _mode: u32) -> io::Result<File> {
        OpenOptions::new().append(true).create_new(true).open(self.at(name))
    }

    pub(crate) fn may_write(&self, _name: &OsStr, stat: &Stat) -> io::Result<bool> {
        Ok(!stat.readonly)
    }

    pub(crate) fn read_link(&self, name: &OsStr) -> io::Result<PathBuf> {
        fs::read_link(self.at(name))
    }

    pub(crate) fn entries(&self) -> io::Result<Vec<Entry>> {
        let mut entries = Vec::new();
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            entries.push(Entry { name: entry.file_name(), kind: kind_of(entry.file_type()?) });
        }
        Ok(entries)
    }

    pub(crate) fn make_dir(&self, name: &OsStr, _mode: u32) -> io::Result<()> {
        fs::create_dir(self.at(name))
    }

    #[cfg(windows)]
    pub(crate) fn make_link(&self, name: &OsStr, target: &Path) -> io::Result<()> {
        if self.path.join(target).is_dir() {
            std::os::windows::fs::symlink_dir(target, self.at(name))
        } else {
            std::os::windows::fs::symlink_file(target, self.at(name))
        }
    }

    #[cfg(not(windows))]
    pub(crate) fn make_link(&self, _name: &OsStr, _target: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(crate) fn remove_file(&self, name: &OsStr) -> io::Result<()> {
        let path = self.at(name);
        // A link to a directory is removed as a directory here.
        fs::remove_file(&path).or_else(|error| match fs::symlink_metadata(&path) {
            Ok(metadata) if metadata.is_symlink() => fs::remove_dir(&path),
            _ => Err(error),
        })
    }

    pub(crate) fn remove_dir(&self, name: &OsStr) -> io::Result<()> {
        fs::remove_dir(self.at(name))
    }

    pub(crate) fn rename(&self, name: &OsStr, to: &Self, new: &OsStr) -> io::Result<()> {
        fs::rename(self.at(name), to.at(new))
    }

    /// Renames, and fails where the name is taken. A hard link to a taken name fails, and so does making a directory.
    pub(crate) fn rename_new(&self, name: &OsStr, to: &Self, new: &OsStr) -> io::Result<()> {
        if self.stat(name)?.kind == FileKind::File {
            fs::hard_link(self.at(name), to.at(new))?;
            return self.remove_file(name);
        }
        if fs::symlink_metadata(to.at(new)).is_ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.rename(name, to, new)
    }

    pub(crate) fn sync(&self) {}

    pub(crate) fn set_as(&self, _stat: &Stat) -> io::Result<()> {
        Ok(())
    }

    pub(crate) fn set_link_times(&self, _name: &OsStr, _stat: &Stat) -> io::Result<()> {
        Ok(())
    }
}

/// Returns what the system says about an opened file.
pub(crate) fn stat_of(file: &File) -> io::Result<Stat> {
    Ok(to_stat(&file.metadata()?, PathBuf::new()))
}

/// Lets a file be read-only or not; there are no other permissions here.
pub(crate) fn set_mode(_file: &File, _mode: u32) -> io::Result<()> {
    Ok(())
}

/// Sets the time of modification of an opened file.
pub(crate) fn set_times(file: &File, stat: &Stat) -> io::Result<()> {
    let Some(Time { seconds, nanos }) = stat.modified else { return Ok(()) };
    let since = std::time::Duration::new(seconds.unsigned_abs(), 0);
    let epoch = std::time::SystemTime::UNIX_EPOCH;
    let second = if seconds < 0 { epoch.checked_sub(since) } else { epoch.checked_add(since) };
    let time = second.and_then(|time| time.checked_add(std::time::Duration::from_nanos(nanos.into())));
    time.map_or(Ok(()), |time| file.set_modified(time))
}

/// Gives a new file what the old one had; nothing of it can be set here.
pub(crate) fn dress(_new: &File, _old: &File, _stat: &Stat) -> io::Result<()> {
    Ok(())
}

/// Does nothing: locks here would keep the file from being read.
pub(crate) fn lock(_file: &File) {}

fn kind_of(file_type: fs::FileType) -> FileKind {
    if file_type.is_symlink() {
        FileKind::Symlink
    } else if file_type.is_dir() {
        FileKind::Directory
    } else if file_type.is_file() {
        FileKind::File
    } else {
        FileKind::Unknown
    }
}

fn to_stat(metadata: &fs::Metadata, id: Id) -> Stat {
    Stat {
        kind: kind_of(metadata.file_type()),
        id,
        len: metadata.len(),
        links: 1,
        mode: None,
        readonly: metadata.permissions().readonly(),
        modified: metadata.modified().ok().and_then(time_of),
        accessed: metadata.accessed().ok().and_then(time_of),
        owner: (0, 0),
    }
}
