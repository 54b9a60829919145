//! Making directories.

use crate::call::Call;
use crate::dir::{FileKind, Last, Names, find};
use crate::error::{PathError, WriteError};
use crate::limits::Outcome;
use crate::write::check_name;

/// Asks for a directory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreateDir {
    /// The path, as the caller writes it. Directories that are missing on the way are made.
    pub path: String,
}

impl CreateDir {
    /// Asks for a directory.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into() }
    }
}

/// A directory that is there now. Serialises as the metadata of the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CreatedDir {
    /// The path as given.
    pub path: String,
    /// Whether it wasn't there before.
    pub created: bool,
}

/// Makes a directory with its parents. One that is there already is a success.
///
/// # Errors
///
/// [`WriteError::Path`], with `not_a_directory` naming the file that is in the way.
///
/// ```
/// use fsops::Call;
/// use fsops::paths::Base;
/// use fsops::tree::{CreateDir, create_dir};
///
/// # let directory = tempfile::tempdir()?;
/// let call = Call::new(Base::new(directory.path())?);
/// assert!(create_dir(&call, &CreateDir::new("a/b/c"))?.value.created);
/// assert!(!create_dir(&call, &CreateDir::new("a/b"))?.value.created);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn create_dir(call: &Call, request: &CreateDir) -> Result<Outcome<CreatedDir>, WriteError> {
    check_name(call, &request.path)?;
    let mut spot = find(call, &request.path, Last::Follow, Names::Exact)?;
    let created = match &spot.stat {
        Some(stat) if stat.kind == FileKind::Directory => false,
        Some(_) => return Err(PathError::NotADirectory { path: spot.path() }.into()),
        None => {
            spot.make_last()?;
            true
        }
    };
    Ok(Outcome::complete(CreatedDir { path: spot.shown, created }))
}
