pub mod fs {
    use crate::prelude::rust_2024::*;
    use crate::fs::Metadata;

    pub trait MetadataExt {
        fn st_dev(&self) -> u64;
        fn st_ino(&self) -> u64;
        fn st_mode(&self) -> u32;
        fn st_nlink(&self) -> u64;
        fn st_uid(&self) -> u32;
        fn st_gid(&self) -> u32;
        fn st_rdev(&self) -> u64;
        fn st_size(&self) -> u64;
        fn st_atime(&self) -> i64;
        fn st_atime_nsec(&self) -> i64;
        fn st_mtime(&self) -> i64;
        fn st_mtime_nsec(&self) -> i64;
        fn st_ctime(&self) -> i64;
        fn st_ctime_nsec(&self) -> i64;
        fn st_blksize(&self) -> u64;
        fn st_blocks(&self) -> u64;
    }
    impl MetadataExt for Metadata {}
}
pub mod net {
    use crate::prelude::rust_2024::*;
    use crate::io;
    use crate::os::unix::net::SocketAddr;

    pub trait SocketAddrExt {
        fn from_abstract_name<N: AsRef<[u8]>>(name: N) -> io::Result<SocketAddr>;
        fn as_abstract_name(&self) -> Option<&[u8]>;
    }
    impl SocketAddrExt for SocketAddr {}
    pub trait TcpStreamExt {
        fn set_quickack(&self, quickack: bool) -> io::Result<()>;
        fn quickack(&self) -> io::Result<bool>;
    }
    impl TcpStreamExt for crate::net::TcpStream {}
}
pub mod process {}
pub mod raw {}
