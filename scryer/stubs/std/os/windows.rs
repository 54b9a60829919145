pub mod ffi;
pub mod fs;
pub mod io;
pub mod process;

pub mod raw {
    pub type HANDLE = *mut crate::ffi::c_void;
    pub type SOCKET = u64;
}
pub mod prelude {
    pub use super::ffi::{OsStrExt, OsStringExt};
    pub use super::fs::{FileExt, MetadataExt, OpenOptionsExt};
    pub use super::io::{AsHandle, AsRawHandle, AsRawSocket, AsSocket, BorrowedHandle, BorrowedSocket, FromRawHandle, FromRawSocket, IntoRawHandle, IntoRawSocket, OwnedHandle, OwnedSocket, RawHandle, RawSocket};
}
