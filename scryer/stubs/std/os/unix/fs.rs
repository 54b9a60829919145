use crate::prelude::rust_2024::*;
use crate::fs::{self, DirBuilder, DirEntry, File, FileType, Metadata, OpenOptions, Permissions};
use crate::io;
use crate::path::Path;

pub trait FileExt {
    fn read_at(&self, buf: &mut [u8], offset: u64) -> io::Result<usize>;
    fn read_exact_at(&self, buf: &mut [u8], offset: u64) -> io::Result<()> {}
    fn write_at(&self, buf: &[u8], offset: u64) -> io::Result<usize>;
    fn write_all_at(&self, buf: &[u8], offset: u64) -> io::Result<()> {}
}
impl FileExt for File { fn read_at(&self, buf: &mut [u8], offset: u64) -> io::Result<usize> {} fn write_at(&self, buf: &[u8], offset: u64) -> io::Result<usize> {} }
pub trait PermissionsExt {
    fn mode(&self) -> u32;
    fn set_mode(&mut self, mode: u32);
    fn from_mode(mode: u32) -> Self;
}
impl PermissionsExt for Permissions { fn mode(&self) -> u32 {} fn set_mode(&mut self, mode: u32) {} fn from_mode(mode: u32) -> Permissions {} }
pub trait OpenOptionsExt {
    fn mode(&mut self, mode: u32) -> &mut Self;
    fn custom_flags(&mut self, flags: i32) -> &mut Self;
}
impl OpenOptionsExt for OpenOptions { fn mode(&mut self, mode: u32) -> &mut OpenOptions {} fn custom_flags(&mut self, flags: i32) -> &mut OpenOptions {} }
pub trait MetadataExt {
    fn dev(&self) -> u64;
    fn ino(&self) -> u64;
    fn mode(&self) -> u32;
    fn nlink(&self) -> u64;
    fn uid(&self) -> u32;
    fn gid(&self) -> u32;
    fn rdev(&self) -> u64;
    fn size(&self) -> u64;
    fn atime(&self) -> i64;
    fn atime_nsec(&self) -> i64;
    fn mtime(&self) -> i64;
    fn mtime_nsec(&self) -> i64;
    fn ctime(&self) -> i64;
    fn ctime_nsec(&self) -> i64;
    fn blksize(&self) -> u64;
    fn blocks(&self) -> u64;
}
impl MetadataExt for Metadata {}
pub trait FileTypeExt {
    fn is_block_device(&self) -> bool;
    fn is_char_device(&self) -> bool;
    fn is_fifo(&self) -> bool;
    fn is_socket(&self) -> bool;
}
impl FileTypeExt for FileType {}
pub trait DirEntryExt {
    fn ino(&self) -> u64;
}
impl DirEntryExt for DirEntry { fn ino(&self) -> u64 {} }
pub trait DirBuilderExt {
    fn mode(&mut self, mode: u32) -> &mut Self;
}
impl DirBuilderExt for DirBuilder { fn mode(&mut self, mode: u32) -> &mut DirBuilder {} }
pub fn symlink<P: AsRef<Path>, Q: AsRef<Path>>(original: P, link: Q) -> io::Result<()> {}
pub fn chown<P: AsRef<Path>>(dir: P, uid: Option<u32>, gid: Option<u32>) -> io::Result<()> {}
pub fn fchown<F: crate::os::fd::AsFd>(fd: F, uid: Option<u32>, gid: Option<u32>) -> io::Result<()> {}
pub fn lchown<P: AsRef<Path>>(dir: P, uid: Option<u32>, gid: Option<u32>) -> io::Result<()> {}
pub fn chroot<P: AsRef<Path>>(dir: P) -> io::Result<()> {}
pub fn mkfifo<P: AsRef<Path>>(path: P, permissions: Permissions) -> io::Result<()> {}
