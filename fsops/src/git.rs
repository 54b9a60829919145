//! Git through the git program: status, diff and show; add, commit and amend.
//!
//! A request names a path; the repository is the one whose worktree holds it. git is run with a vector of arguments, an
//! environment from which nothing can point it elsewhere, and settings that make its output one form whatever the
//! user's or the repository's configuration says (`run`). Names come back exactly as they are: they are read from
//! the forms that end them with a NUL, never from text meant for people.
//!
//! Reading a repository runs no program that the repository names: no external diff, text conversion, file monitor,
//! hook, pager, signature check or transport, and no clean filter of its own configuration. Filters of the user's own
//! configuration run as they do everywhere. It takes no lock and leaves the index as it is. What changed inside a
//! submodule isn't looked at; a path inside one means that repository.
//!
//! Writing runs what git runs: hooks, filters, signing. Under a root (`confine`) it runs nothing that the repository
//! names, and all of the repository has to lie below the root. A value is never taken for an option: revisions that begin
//! with `-` are refused, paths stand behind `--` and are names, not patterns.
//!
//! What it refuses to do: override `safe.directory`, switch signing off, commit with a header that isn't conventional.

mod add;
mod commit;
mod confine;
mod diff;
mod repository;
mod run;
mod show;
mod status;
mod values;

pub use add::{AddRequest, Added};
pub use commit::{AmendRequest, CommitRequest, Committed};
pub use diff::{DiffRequest, Differences, FileChange};
pub use show::{ShowFormat, ShowRequest, Shown};
pub use status::{Status, StatusEntry, StatusRequest};
pub use values::{Author, check_message};

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use rustc_hash::FxHashMap;

use crate::error::GitError;
use crate::process::find_program;

/// Time for one git command where the caller says nothing else.
pub const DEFAULT_TIMEOUT: Duration = Duration::from_secs(120);

/// The git program together with the environment it is run in. Made once by the caller; remembers which directory
/// belongs to which worktree.
///
/// ```
/// use fsops::git::{Git, StatusRequest};
/// use fsops::paths::Base;
/// use fsops::{Call, ErrorCode};
///
/// # let directory = tempfile::tempdir()?;
/// # let environment = [("PATH".into(), "/usr/local/bin:/usr/bin:/bin".into())];
/// let git = Git::find(environment)?;
/// let call = Call::new(Base::new(directory.path())?);
/// let error = git.status(&StatusRequest::new("."), &call).unwrap_err();
/// assert_eq!(error.code(), ErrorCode::NotARepository);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Git {
    program: PathBuf,
    environment: BTreeMap<OsString, OsString>,
    timeout: Duration,
    tops: Mutex<FxHashMap<PathBuf, PathBuf>>,
}

impl Git {
    /// Looks git up in the `PATH` of an environment, which is also what git then gets, apart from the variables that
    /// could lead it elsewhere.
    ///
    /// # Errors
    ///
    /// [`GitError::Process`] where there is no git.
    pub fn find(environment: impl IntoIterator<Item = (OsString, OsString)>) -> Result<Self, GitError> {
        let environment: BTreeMap<OsString, OsString> = environment.into_iter().collect();
        let path = environment.get(OsStr::new("PATH")).map_or_else(|| OsStr::new(""), OsString::as_os_str);
        let program = find_program("git", path)?;
        Ok(Self::new(program, environment))
    }

    /// Takes a git program by its full path.
    #[must_use]
    pub fn new(
        program: impl Into<PathBuf>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Self {
        let environment = environment.into_iter().filter(|(name, _)| run::may_pass(name)).collect();
        Self { program: program.into(), environment, timeout: DEFAULT_TIMEOUT, tops: Mutex::default() }
    }

    /// Sets the time for one git command, within the deadline of the call.
    #[must_use]
    pub const fn with_timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }
}

#[cfg(test)]
mod tests;
