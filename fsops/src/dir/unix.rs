//! Handles as file descriptors.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::fs::{self, Access, AtFlags, FileType, Mode, OFlags, Timespec, Timestamps};
use rustix::io::Errno;

use super::{FileKind, Stat, Time};

/// The identity of a file: two names with the same are one file.
pub(crate) type Id = (u64, u64);

/// Opening a directory only to go through it; reading its names is another right.
#[cfg(any(target_os = "linux", target_os = "android"))]
const THROUGH: OFlags = OFlags::PATH;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
const THROUGH: OFlags = OFlags::RDONLY;

/// An opened directory.
#[derive(Debug)]
pub(crate) struct Dir {
    fd: OwnedFd,
    /// Where it was when it was opened; for messages and results, never for access.
    pub(crate) path: PathBuf,
}

/// A name in a directory.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub(crate) name: OsString,
    pub(crate) kind: FileKind,
}

impl Dir {
    /// Opens a directory by path, following links.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let flags = THROUGH | OFlags::DIRECTORY | OFlags::CLOEXEC;
        Ok(Self { fd: fs::open(path, flags, Mode::empty())?, path: path.to_owned() })
    }

    /// Opens a directory in this one. A link is refused.
    pub(crate) fn open_dir(&self, name: &OsStr) -> io::Result<Self> {
        let flags = THROUGH | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        Ok(Self { fd: fs::openat(&self.fd, name, flags, Mode::empty())?, path: self.path.join(name) })
    }

    /// Opens the directory above, which must be the given one.
    pub(crate) fn parent(&self, expected: Id) -> io::Result<Self> {
        let flags = THROUGH | OFlags::DIRECTORY | OFlags::CLOEXEC;
        let fd = fs::openat(&self.fd, "..", flags, Mode::empty())?;
        let path = self.path.parent().unwrap_or(&self.path).to_owned();
        let parent = Self { fd, path };
        if parent.id()? == expected {
            return Ok(parent);
        }
        Err(io::Error::other("the directory was moved while it was worked on"))
    }

    pub(crate) fn try_clone(&self) -> io::Result<Self> {
        Ok(Self { fd: self.fd.try_clone()?, path: self.path.clone() })
    }

    pub(crate) fn id(&self) -> io::Result<Id> {
        Ok(self.stat(OsStr::new("."))?.id)
    }

    pub(crate) fn stat(&self, name: &OsStr) -> io::Result<Stat> {
        let stat = fs::statat(&self.fd, name, AtFlags::SYMLINK_NOFOLLOW)?;
        Ok(to_stat(&stat))
    }

    /// Returns when what the name stands for was made, links not followed.
    #[cfg(any(target_os = "linux", target_os = "android"))]
    pub(crate) fn created(&self, name: &OsStr) -> Option<Time> {
        use rustix::fs::StatxFlags;
        let found = fs::statx(
            &self.fd,
            name,
            AtFlags::SYMLINK_NOFOLLOW | AtFlags::STATX_SYNC_AS_STAT,
            StatxFlags::BTIME,
        );
        let found = found.ok()?;
        let known = found.stx_mask & StatxFlags::BTIME.bits() != 0;
        known.then_some(Time { seconds: found.stx_btime.tv_sec, nanos: found.stx_btime.tv_nsec })
    }

    /// Returns when what the name stands for was made, links not followed.
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    pub(crate) fn created(&self, name: &OsStr) -> Option<Time> {
        let metadata = std::fs::symlink_metadata(self.path.join(name)).ok()?;
        super::time_of(metadata.created().ok()?)
    }

    /// Opens a file for reading. A link is refused, and what could block is opened without waiting.
    pub(crate) fn open_file(&self, name: &OsStr) -> io::Result<File> {
        self.open_with(name, OFlags::RDONLY, Mode::empty())
    }

    /// Opens a file for appending.
    pub(crate) fn open_append(&self, name: &OsStr) -> io::Result<File> {
        self.open_with(name, OFlags::WRONLY | OFlags::APPEND, Mode::empty())
    }

    /// Makes a file that wasn't there and opens it for appending, with the mode less the process's mask.
    pub(crate) fn create_new(&self, name: &OsStr, mode: u32) -> io::Result<File> {
        self.open_with(
            name,
            OFlags::WRONLY | OFlags::APPEND | OFlags::CREATE | OFlags::EXCL,
            Mode::from_raw_mode(narrow(mode)),
        )
    }

    fn open_with(&self, name: &OsStr, flags: OFlags, mode: Mode) -> io::Result<File> {
        let flags = flags | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        Ok(File::from(fs::openat(&self.fd, name, flags, mode)?))
    }

    /// Tells whether the caller may write the file. A file that nobody may write is read-only to the superuser too.
    pub(crate) fn may_write(&self, name: &OsStr, stat: &Stat) -> io::Result<bool> {
        if stat.readonly {
            return Ok(false);
        }
        match fs::accessat(&self.fd, name, Access::WRITE_OK, AtFlags::EACCESS) {
            Ok(()) => Ok(true),
            Err(Errno::ACCESS | Errno::ROFS | Errno::PERM) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    pub(crate) fn read_link(&self, name: &OsStr) -> io::Result<PathBuf> {
        let target = fs::readlinkat(&self.fd, name, Vec::new())?;
        Ok(PathBuf::from(OsString::from_vec(target.into_bytes())))
    }

    /// Returns the entries in no order, `.` and `..` left out.
    pub(crate) fn entries(&self) -> io::Result<Vec<Entry>> {
        let mut entries = Vec::new();
        for entry in fs::Dir::new(self.readable()?)? {
            let entry = entry?;
            let name = OsStr::from_bytes(entry.file_name().to_bytes());
            if name == "." || name == ".." {
                continue;
            }
            let kind = match entry.file_type() {
                // Some file systems don't say it here. What vanished meanwhile isn't there.
                FileType::Unknown => match self.stat(name) {
                    Ok(stat) => stat.kind,
                    Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                    Err(error) => return Err(error),
                },
                known => to_kind(known),
            };
            entries.push(Entry { name: name.to_owned(), kind });
        }
        Ok(entries)
    }

    fn readable(&self) -> io::Result<OwnedFd> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        Ok(fs::openat(&self.fd, ".", flags, Mode::empty())?)
    }

    pub(crate) fn make_dir(&self, name: &OsStr, mode: u32) -> io::Result<()> {
        Ok(fs::mkdirat(&self.fd, name, Mode::from_raw_mode(narrow(mode)))?)
    }

    pub(crate) fn make_link(&self, name: &OsStr, target: &Path) -> io::Result<()> {
        Ok(fs::symlinkat(target, &self.fd, name)?)
    }

    pub(crate) fn remove_file(&self, name: &OsStr) -> io::Result<()> {
        Ok(fs::unlinkat(&self.fd, name, AtFlags::empty())?)
    }

    pub(crate) fn remove_dir(&self, name: &OsStr) -> io::Result<()> {
        Ok(fs::unlinkat(&self.fd, name, AtFlags::REMOVEDIR)?)
    }

    /// Renames, taking the place of what is there.
    pub(crate) fn rename(&self, name: &OsStr, to: &Self, new: &OsStr) -> io::Result<()> {
        Ok(fs::renameat(&self.fd, name, &to.fd, new)?)
    }

    /// Renames, and fails with `AlreadyExists` where the name is taken. There is no moment between look and rename.
    pub(crate) fn rename_new(&self, name: &OsStr, to: &Self, new: &OsStr) -> io::Result<()> {
        #[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
        match fs::renameat_with(&self.fd, name, &to.fd, new, fs::RenameFlags::NOREPLACE) {
            // The file system, or the kernel, doesn't know the flag.
            Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => {}
            other => return Ok(other?),
        }
        self.rename_new_in_two_steps(name, to, new)
    }

    /// A hard link to a taken name fails, and so does making a directory; each is the look and the claim in one.
    fn rename_new_in_two_steps(&self, name: &OsStr, to: &Self, new: &OsStr) -> io::Result<()> {
        if self.stat(name)?.kind == FileKind::Directory {
            to.make_dir(new, 0o700)?;
            // Only an empty directory can be replaced by one, so nothing that was put there meanwhile is lost.
            return self.rename(name, to, new).inspect_err(|_| {
                let _ = to.remove_dir(new);
            });
        }
        fs::linkat(&self.fd, name, &to.fd, new, AtFlags::empty())?;
        self.remove_file(name).inspect_err(|_| {
            let _ = to.remove_file(new);
        })
    }

    /// Flushes the names to the disk, where the system can.
    pub(crate) fn sync(&self) {
        // Not every file system can, and the names are in place either way.
        if let Ok(fd) = self.readable() {
            let _ = fs::fsync(fd);
        }
    }

    /// Sets the mode and times of this directory.
    pub(crate) fn set_as(&self, stat: &Stat) -> io::Result<()> {
        let fd = self.readable()?;
        set_times(&fd, stat)?;
        set_mode(&fd, stat.mode.unwrap_or(0o755) & 0o777)
    }

    /// Sets the times of a link.
    pub(crate) fn set_link_times(&self, name: &OsStr, stat: &Stat) -> io::Result<()> {
        Ok(fs::utimensat(&self.fd, name, &to_timestamps(stat), AtFlags::SYMLINK_NOFOLLOW)?)
    }
}

/// Returns what the system says about an opened file.
pub(crate) fn stat_of(file: &File) -> io::Result<Stat> {
    Ok(to_stat(&fs::fstat(file)?))
}

/// Sets the permission bits of an opened file.
pub(crate) fn set_mode(file: &impl AsFd, mode: u32) -> io::Result<()> {
    Ok(fs::fchmod(file, Mode::from_raw_mode(narrow(mode)))?)
}

/// Sets the times of access and modification of an opened file.
pub(crate) fn set_times(file: &impl AsFd, stat: &Stat) -> io::Result<()> {
    Ok(fs::futimens(file, &to_timestamps(stat))?)
}

/// Gives a new file the owner, mode and extended attributes of the one it takes the place of, as far as permitted;
/// only a mode that can't be set is an error.
pub(crate) fn dress(new: &File, old: &File, stat: &Stat) -> io::Result<()> {
    let own = stat_of(new)?;
    if own.owner != stat.owner {
        let (user, group) = stat.owner;
        // Separately, because a group can often be given where a user can't.
        let _ = fs::fchown(new, None, Some(fs::Gid::from_raw(group)));
        let _ = fs::fchown(new, Some(fs::Uid::from_raw(user)), None);
    }
    set_mode(new, stat.mode.unwrap_or(0o644) & 0o777)?;
    copy_attributes(new, old);
    Ok(())
}

#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn copy_attributes(new: &File, old: &File) {
    // Attributes have at most 64 KiB on Linux, and so have their names together.
    const MOST: usize = 64 * 1024;
    let mut names = vec![0_u8; MOST];
    let Ok(length) = fs::flistxattr(old, names.as_mut_slice()) else { return };
    names.truncate(length);
    let mut value = vec![0_u8; MOST];
    for name in names.split(|&byte| byte == 0).filter(|name| !name.is_empty()) {
        // Rights that a program got as it was are not those of the program as it will be.
        if name == b"security.capability" {
            continue;
        }
        let name = OsStr::from_bytes(name);
        if let Ok(length) = fs::fgetxattr(old, name, value.as_mut_slice()) {
            let value = value.get(..length).unwrap_or_default();
            let _ = fs::fsetxattr(new, name, value, fs::XattrFlags::empty());
        }
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple")))]
fn copy_attributes(_: &File, _: &File) {}

/// Waits up to two seconds to be the only one who edits a file: a lock among those who ask for it. Without it the
/// work goes on; the check before the rename still tells what changed.
pub(crate) fn lock(file: &File) {
    for _ in 0..400 {
        match file.try_lock() {
            Err(std::fs::TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(5)),
            _ => return,
        }
    }
}

#[allow(clippy::useless_conversion, reason = "the type of modes depends on the platform")]
fn narrow(mode: u32) -> rustix::fs::RawMode {
    rustix::fs::RawMode::try_from(mode & 0o7777).unwrap_or(0o600)
}

fn to_kind(file_type: FileType) -> FileKind {
    match file_type {
        FileType::RegularFile => FileKind::File,
        FileType::Directory => FileKind::Directory,
        FileType::Symlink => FileKind::Symlink,
        FileType::Fifo => FileKind::Fifo,
        FileType::Socket => FileKind::Socket,
        FileType::BlockDevice => FileKind::Block,
        FileType::CharacterDevice => FileKind::Char,
        _ => FileKind::Unknown,
    }
}

#[allow(
    clippy::unnecessary_cast,
    clippy::useless_conversion,
    reason = "the types of these fields differ between platforms"
)]
fn to_stat(stat: &fs::Stat) -> Stat {
    let mode = u32::from(stat.st_mode);
    Stat {
        kind: to_kind(FileType::from_raw_mode(stat.st_mode)),
        id: (stat.st_dev as u64, stat.st_ino as u64),
        len: stat.st_size as u64,
        links: stat.st_nlink as u64,
        mode: Some(mode & 0o7777),
        readonly: mode & 0o222 == 0,
        modified: Some(Time { seconds: stat.st_mtime as i64, nanos: stat.st_mtime_nsec as u32 }),
        accessed: Some(Time { seconds: stat.st_atime as i64, nanos: stat.st_atime_nsec as u32 }),
        owner: (stat.st_uid, stat.st_gid),
    }
}

fn to_timestamps(stat: &Stat) -> Timestamps {
    let omit = Timespec { tv_sec: 0, tv_nsec: rustix::fs::UTIME_OMIT };
    let to = |time: Option<Time>| {
        time.map_or(omit, |time| Timespec { tv_sec: time.seconds, tv_nsec: time.nanos as _ })
    };
    Timestamps { last_access: to(stat.accessed), last_modification: to(stat.modified) }
}
