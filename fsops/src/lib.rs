//! File, search, git and web operations for tools and agents: synchronous, exact, bounded.

pub mod limits;
pub mod paths;
pub mod process;

mod error;

pub use error::{ErrorCode, NameFault, PathError, ProcessError, TextError};
