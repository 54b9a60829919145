use crate::prelude::rust_2024::*;
use crate::ffi::{OsStr, OsString};
use crate::fmt;
use crate::io::{self, Read, Seek, SeekFrom, Write};
use crate::path::{Path, PathBuf};
use crate::sync::Arc;
use crate::time::SystemTime;

#[derive(Debug)]
pub struct File {}
impl File {
    pub fn open<P: AsRef<Path>>(path: P) -> io::Result<File> {}
    pub fn create<P: AsRef<Path>>(path: P) -> io::Result<File> {}
    pub fn create_new<P: AsRef<Path>>(path: P) -> io::Result<File> {}
    pub fn options() -> OpenOptions {}
    pub fn sync_all(&self) -> io::Result<()> {}
    pub fn sync_data(&self) -> io::Result<()> {}
    pub fn lock(&self) -> io::Result<()> {}
    pub fn lock_shared(&self) -> io::Result<()> {}
    pub fn try_lock(&self) -> Result<(), TryLockError> {}
    pub fn try_lock_shared(&self) -> Result<(), TryLockError> {}
    pub fn unlock(&self) -> io::Result<()> {}
    pub fn set_len(&self, size: u64) -> io::Result<()> {}
    pub fn metadata(&self) -> io::Result<Metadata> {}
    pub fn try_clone(&self) -> io::Result<File> {}
    pub fn set_permissions(&self, perm: Permissions) -> io::Result<()> {}
    pub fn set_times(&self, times: FileTimes) -> io::Result<()> {}
    pub fn set_modified(&self, time: SystemTime) -> io::Result<()> {}
}
impl Read for File { fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {} }
impl Write for File { fn write(&mut self, buf: &[u8]) -> io::Result<usize> {} fn flush(&mut self) -> io::Result<()> {} }
impl Seek for File { fn seek(&mut self, pos: SeekFrom) -> io::Result<u64> {} }
impl Read for &File { fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {} }
impl Write for &File { fn write(&mut self, buf: &[u8]) -> io::Result<usize> {} fn flush(&mut self) -> io::Result<()> {} }
impl Seek for &File { fn seek(&mut self, pos: SeekFrom) -> io::Result<u64> {} }
impl Read for Arc<File> { fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {} }
impl Write for Arc<File> { fn write(&mut self, buf: &[u8]) -> io::Result<usize> {} fn flush(&mut self) -> io::Result<()> {} }
impl Seek for Arc<File> { fn seek(&mut self, pos: SeekFrom) -> io::Result<u64> {} }
pub enum TryLockError {
    Error(io::Error),
    WouldBlock,
}
impl fmt::Debug for TryLockError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl fmt::Display for TryLockError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
impl crate::error::Error for TryLockError {}
impl From<TryLockError> for io::Error { fn from(err: TryLockError) -> io::Error {} }

#[derive(Clone)]
pub struct Metadata {}
impl Metadata {
    pub fn file_type(&self) -> FileType {}
    pub fn is_dir(&self) -> bool {}
    pub fn is_file(&self) -> bool {}
    pub fn is_symlink(&self) -> bool {}
    pub fn len(&self) -> u64 {}
    pub fn permissions(&self) -> Permissions {}
    pub fn modified(&self) -> io::Result<SystemTime> {}
    pub fn accessed(&self) -> io::Result<SystemTime> {}
    pub fn created(&self) -> io::Result<SystemTime> {}
}
impl fmt::Debug for Metadata { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Debug)]
pub struct ReadDir {}
impl Iterator for ReadDir { type Item = io::Result<DirEntry>; fn next(&mut self) -> Option<io::Result<DirEntry>> {} }
pub struct DirEntry {}
impl DirEntry {
    pub fn path(&self) -> PathBuf {}
    pub fn metadata(&self) -> io::Result<Metadata> {}
    pub fn file_type(&self) -> io::Result<FileType> {}
    pub fn file_name(&self) -> OsString {}
}
impl fmt::Debug for DirEntry { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Clone, Debug)]
pub struct OpenOptions {}
impl OpenOptions {
    pub fn new() -> Self {}
    pub fn read(&mut self, read: bool) -> &mut Self {}
    pub fn write(&mut self, write: bool) -> &mut Self {}
    pub fn append(&mut self, append: bool) -> &mut Self {}
    pub fn truncate(&mut self, truncate: bool) -> &mut Self {}
    pub fn create(&mut self, create: bool) -> &mut Self {}
    pub fn create_new(&mut self, create_new: bool) -> &mut Self {}
    pub fn open<P: AsRef<Path>>(&self, path: P) -> io::Result<File> {}
}
#[derive(Copy, Clone, Debug, Default)]
pub struct FileTimes {}
impl FileTimes {
    pub fn new() -> Self {}
    pub fn set_accessed(self, t: SystemTime) -> Self {}
    pub fn set_modified(self, t: SystemTime) -> Self {}
}
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Permissions {}
impl Permissions {
    pub fn readonly(&self) -> bool {}
    pub fn set_readonly(&mut self, readonly: bool) {}
}
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct FileType {}
impl FileType {
    pub fn is_dir(&self) -> bool {}
    pub fn is_file(&self) -> bool {}
    pub fn is_symlink(&self) -> bool {}
}
impl fmt::Debug for FileType { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {} }
#[derive(Debug)]
pub struct DirBuilder {}
impl DirBuilder {
    pub fn new() -> DirBuilder {}
    pub fn recursive(&mut self, recursive: bool) -> &mut Self {}
    pub fn create<P: AsRef<Path>>(&self, path: P) -> io::Result<()> {}
}
pub fn read<P: AsRef<Path>>(path: P) -> io::Result<Vec<u8>> {}
pub fn read_to_string<P: AsRef<Path>>(path: P) -> io::Result<String> {}
pub fn write<P: AsRef<Path>, C: AsRef<[u8]>>(path: P, contents: C) -> io::Result<()> {}
pub fn remove_file<P: AsRef<Path>>(path: P) -> io::Result<()> {}
pub fn metadata<P: AsRef<Path>>(path: P) -> io::Result<Metadata> {}
pub fn symlink_metadata<P: AsRef<Path>>(path: P) -> io::Result<Metadata> {}
pub fn rename<P: AsRef<Path>, Q: AsRef<Path>>(from: P, to: Q) -> io::Result<()> {}
pub fn copy<P: AsRef<Path>, Q: AsRef<Path>>(from: P, to: Q) -> io::Result<u64> {}
pub fn hard_link<P: AsRef<Path>, Q: AsRef<Path>>(original: P, link: Q) -> io::Result<()> {}
pub fn soft_link<P: AsRef<Path>, Q: AsRef<Path>>(original: P, link: Q) -> io::Result<()> {}
pub fn read_link<P: AsRef<Path>>(path: P) -> io::Result<PathBuf> {}
pub fn canonicalize<P: AsRef<Path>>(path: P) -> io::Result<PathBuf> {}
pub fn create_dir<P: AsRef<Path>>(path: P) -> io::Result<()> {}
pub fn create_dir_all<P: AsRef<Path>>(path: P) -> io::Result<()> {}
pub fn remove_dir<P: AsRef<Path>>(path: P) -> io::Result<()> {}
pub fn remove_dir_all<P: AsRef<Path>>(path: P) -> io::Result<()> {}
pub fn read_dir<P: AsRef<Path>>(path: P) -> io::Result<ReadDir> {}
pub fn set_permissions<P: AsRef<Path>>(path: P, perm: Permissions) -> io::Result<()> {}
pub fn exists<P: AsRef<Path>>(path: P) -> io::Result<bool> {}
