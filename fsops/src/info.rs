//! What is known about a path without opening it.
//!
//! A path comes in; kind, size, mode and times come out. A link is described by what it leads to, and says so; a link
//! that leads nowhere is described itself. Times are whole Unix seconds, negative before 1970, absent where the file
//! system keeps none.

pub use crate::dir::FileKind;

use crate::call::Call;
use crate::dir::{Last, Names, Spot, Stat, find};
use crate::error::{PathError, ReadError};
use crate::limits::Outcome;
use crate::paths::shown_name;

/// Asks about a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatPath {
    /// The path, as the caller writes it.
    pub path: String,
    /// Whether a path that names nothing is an answer (`None`) instead of an error.
    pub allow_missing: bool,
}

impl StatPath {
    /// Asks about a path that must exist.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into(), allow_missing: false }
    }
}

/// What is known about a path. Serialises as the metadata of the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct PathInfo {
    /// The path as given.
    pub path: String,
    /// What it leads to; `symlink` only where a link leads nowhere.
    pub kind: FileKind,
    /// Whether it leads to a regular file.
    pub is_file: bool,
    /// Whether it leads to a directory.
    pub is_directory: bool,
    /// Whether it is a link.
    pub is_symlink: bool,
    /// Where the link points, as it is written in it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub link_target: Option<String>,
    /// Size in bytes.
    pub len: u64,
    /// Whether nobody may write it.
    pub readonly: bool,
    /// Permission bits in octal, set-id and sticky bits included; `None` where the platform has none.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub mode: Option<String>,
    /// When its content changed.
    pub modified: Option<i64>,
    /// When it was made.
    pub created: Option<i64>,
    /// When it was read.
    pub accessed: Option<i64>,
}

/// Describes a path. `None` where it names nothing and that was allowed.
///
/// # Errors
///
/// [`ReadError::Path`], with `not_found` where nothing is there.
///
/// ```
/// use fsops::Call;
/// use fsops::info::{StatPath, stat};
/// use fsops::paths::Base;
///
/// # let directory = tempfile::tempdir()?;
/// # std::fs::write(directory.path().join("notes.txt"), "one\n")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let info = stat(&call, &StatPath::new("notes.txt"))?.value.expect("it is there");
/// assert!(info.is_file && !info.is_symlink);
/// assert_eq!(info.len, 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn stat(call: &Call, request: &StatPath) -> Result<Outcome<Option<PathInfo>>, ReadError> {
    let spot = find(call, &request.path, Last::Keep, Names::Alike)?;
    let own = match spot.existing() {
        Ok(own) => own.clone(),
        Err(PathError::NotFound { .. }) if request.allow_missing => return Ok(Outcome::complete(None)),
        Err(error) => return Err(error.into()),
    };
    if own.kind != FileKind::Symlink {
        let info = describe(&spot, &own, &spot);
        return Ok(with_notes(info, &spot));
    }
    let target = match find(call, &request.path, Last::Follow, Names::Alike) {
        Ok(target) => Some(target),
        // A circle leads nowhere.
        Err(PathError::TooManyLinks { .. }) => None,
        Err(error) => return Err(error.into()),
    };
    let info = match target.as_ref().and_then(|target| Some((target.stat.as_ref()?, target))) {
        Some((stat, target)) => describe(&spot, stat, target),
        None => describe(&spot, &own, &spot),
    };
    Ok(with_notes(info, &spot))
}

fn with_notes(info: PathInfo, spot: &Spot) -> Outcome<Option<PathInfo>> {
    Outcome { value: Some(info), truncations: Vec::new(), notes: spot.notes.clone() }
}

fn describe(asked: &Spot, stat: &Stat, at: &Spot) -> PathInfo {
    let is_symlink = asked.stat.as_ref().is_some_and(|own| own.kind == FileKind::Symlink);
    let target = is_symlink.then(|| asked.dir().read_link(&asked.name).ok()).flatten();
    PathInfo {
        path: asked.shown.clone(),
        kind: stat.kind,
        is_file: stat.kind == FileKind::File,
        is_directory: stat.kind == FileKind::Directory,
        is_symlink,
        link_target: target.map(|target| shown_name(target.as_os_str()).text.into_owned()),
        len: stat.len,
        readonly: stat.readonly,
        mode: stat.mode.map(|mode| format!("{mode:o}")),
        modified: stat.modified.map(|time| time.seconds),
        created: at.dir().created(&at.name).map(|time| time.seconds),
        accessed: stat.accessed.map(|time| time.seconds),
    }
}

#[cfg(test)]
mod tests;
