pub mod ffi {
    pub use crate::os::unix::ffi::{OsStrExt, OsStringExt};
}
pub mod io {
    pub use crate::os::fd::*;
}
pub mod prelude {
    pub use super::ffi::{OsStrExt, OsStringExt};
    pub use super::io::{AsFd, AsRawFd, BorrowedFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};
}
