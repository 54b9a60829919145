pub mod fd;
pub mod linux;
pub mod raw;
pub mod unix;
pub mod wasi;
pub mod windows;
