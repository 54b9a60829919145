use crate::prelude::rust_2024::*;
use crate::fs::{File, FileType, Metadata, OpenOptions};
use crate::io;
use crate::path::Path;

pub trait FileExt {
    fn seek_read(&self, buf: &mut [u8], offset: u64) -> io::Result<usize>;
    fn seek_write(&self, buf: &[u8], offset: u64) -> io::Result<usize>;
}
impl FileExt for File {}
pub trait OpenOptionsExt {
    fn access_mode(&mut self, access: u32) -> &mut Self;
    fn share_mode(&mut self, val: u32) -> &mut Self;
    fn custom_flags(&mut self, flags: u32) -> &mut Self;
    fn attributes(&mut self, val: u32) -> &mut Self;
    fn security_qos_flags(&mut self, flags: u32) -> &mut Self;
}
impl OpenOptionsExt for OpenOptions {}
pub trait MetadataExt {
    fn file_attributes(&self) -> u32;
    fn creation_time(&self) -> u64;
    fn last_access_time(&self) -> u64;
    fn last_write_time(&self) -> u64;
    fn file_size(&self) -> u64;
}
impl MetadataExt for Metadata {}
pub trait FileTypeExt {
    fn is_symlink_dir(&self) -> bool;
    fn is_symlink_file(&self) -> bool;
}
impl FileTypeExt for FileType {}
pub fn symlink_file<P: AsRef<Path>, Q: AsRef<Path>>(original: P, link: Q) -> io::Result<()> {}
pub fn symlink_dir<P: AsRef<Path>, Q: AsRef<Path>>(original: P, link: Q) -> io::Result<()> {}
pub trait FileTimesExt {
    fn set_created(self, t: crate::time::SystemTime) -> Self;
}
impl FileTimesExt for crate::fs::FileTimes {}
