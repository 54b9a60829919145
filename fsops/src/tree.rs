//! Directories and trees: listed, made, copied, moved, removed.
//!
//! Paths come in, and what was found or done comes out. Everything below a path is reached through opened directories,
//! and no link below it is ever followed: a link is listed, copied, moved and removed as a link, so no operation leaves
//! the tree it was given. Trees are walked with one open handle, however deep they are.
//!
//! What it refuses: to put a tree into itself, to replace a directory by a file or the other way round, to overwrite
//! where that wasn't asked for, and to remove the root of the file system, the home, the directory that paths count
//! from, or what holds one of them.

mod copy;
mod create;
mod list;
mod relocate;
mod remove;

pub use copy::{Copied, CopyPath, copy_path};
pub use create::{CreateDir, CreatedDir, create_dir};
pub use list::{CutDirectory, DirListing, ListDir, ListEntry, list_dir};
pub use relocate::{MovePath, Moved, move_path};
pub use remove::{RemovePath, Removed, remove_path};

#[cfg(test)]
mod tests;
