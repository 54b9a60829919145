//! The lock file of a directory: it keeps a second process out, and tells it who is in.
//!
//! turso locks its files too, but can't say for whom. The file stays when the lock is given back: deleting it would let
//! two processes lock two files of the same name.

use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use super::StoreError;

const LOCK_FILE: &str = "scryer.lock";

/// A directory that is ours until this is dropped.
pub(super) struct DirLock {
    path: PathBuf,
    identity: FileIdentity,
    file: File,
}

impl Drop for DirLock {
    fn drop(&mut self) {
        // Closing alone is not enough: a child that another thread is just starting has the open file too, until it runs
        // its program. What fails here is undone when the last of them closes.
        let _ = self.file.unlock();
    }
}

impl DirLock {
    /// Takes the lock of `dir`, or names the process that has it.
    pub(super) fn acquire(dir: &Path) -> Result<DirLock, StoreError> {
        let path = dir.join(LOCK_FILE);
        let fail = |error| StoreError::io(&path, error);
        let mut options = OpenOptions::new();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).open(&path).map_err(fail)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let holder = read_holder(&mut file);
                return Err(StoreError::Locked { path, holder });
            }
            Err(TryLockError::Error(error)) => return Err(fail(error)),
        }
        file.set_len(0).map_err(fail)?;
        writeln!(file, "{}", std::process::id()).map_err(fail)?;
        let identity = FileIdentity::of(&file.metadata().map_err(fail)?);
        Ok(DirLock { path, identity, file })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn identity(&self) -> FileIdentity {
        self.identity
    }
}

/// The process id in a lock file; `None` if it holds none, as between the lock and the write.
fn read_holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.take(32).read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}

/// Tells a file from another one that took its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FileIdentity(Option<(u64, u64)>);

impl FileIdentity {
    #[cfg(unix)]
    fn of(metadata: &Metadata) -> FileIdentity {
        use std::os::unix::fs::MetadataExt;
        FileIdentity(Some((metadata.dev(), metadata.ino())))
    }

    #[cfg(not(unix))]
    fn of(_: &Metadata) -> FileIdentity {
        FileIdentity(None)
    }

    /// Whether the file is still the one at `path`.
    pub(super) fn is_at(self, path: &Path) -> bool {
        match std::fs::metadata(path) {
            Ok(metadata) => FileIdentity::of(&metadata) == self,
            Err(error) => error.kind() != std::io::ErrorKind::NotFound,
        }
    }
}
