//! Why a git operation has no answer.

use std::path::PathBuf;

use super::{ErrorCode, PathError, ProcessError};

/// A git operation that wasn't done. Where something was done before it failed, the error says so.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GitError {
    /// A path can't be used or names nothing.
    #[error(transparent)]
    Path(#[from] PathError),
    /// git couldn't be run, or not to its end.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// No directory above the path is a repository.
    #[error("{path:?} is not inside a git repository")]
    NotARepository {
        /// The path as given.
        path: String,
    },
    /// The repository is bare, or the path lies inside its `.git`.
    #[error("{path:?} is inside a repository that has no worktree there (bare, or its `.git` directory)")]
    NoWorktree {
        /// The path as given.
        path: String,
    },
    /// git ended with an error. At most 4,000 characters of what it said are kept.
    #[error("git failed ({exit}): {stderr}{}", staged_hint(.staged))]
    Failed {
        /// How git ended: `code 128`.
        exit: String,
        /// What git said.
        stderr: String,
        /// What the operation had staged before, and what is staged still.
        staged: Vec<String>,
    },
    /// Values that don't go together, or a value out of range.
    #[error("{what}")]
    Argument {
        /// What is wrong, and the way out.
        what: String,
    },
    /// A revision that can't be one, or that names nothing here.
    #[error("{revision:?} is not a revision: {reason}")]
    BadRevision {
        /// The revision as given.
        revision: String,
        /// Why not.
        reason: String,
    },
    /// A commit message whose header is not conventional.
    #[error(
        "commit message refused: {reason}; the header is `type(scope)!: summary`, e.g. `fix: read past the end`"
    )]
    BadMessage {
        /// What is missing.
        reason: &'static str,
    },
    /// A path outside the worktree.
    #[error("path {path:?} is outside the worktree {top:?}")]
    OutsideWorktree {
        /// The path as given.
        path: String,
        /// The top of the worktree.
        top: PathBuf,
    },
    /// A path inside another repository, whose changes this one doesn't know.
    #[error("path {path:?} is inside the submodule {submodule:?}; give a path inside it as `path`")]
    InSubmodule {
        /// The path as given.
        path: String,
        /// The submodule, relative to the top of the worktree.
        submodule: String,
    },
    /// Nothing is staged.
    #[error("nothing to commit: nothing is staged; stage paths, or allow an empty commit{}", staged_hint(.staged))]
    NothingToCommit {
        /// What the operation had staged: files that are as they were in the last commit.
        staged: Vec<String>,
    },
    /// HEAD has no commit.
    #[error("{what}: repository has no commits yet")]
    NoCommits {
        /// What can't be done.
        what: &'static str,
    },
    /// A merge isn't resolved.
    #[error("can't commit with unmerged paths: {}{}", .paths.join(", "), staged_hint(.staged))]
    Unmerged {
        /// The unmerged paths, relative to the top of the worktree.
        paths: Vec<String>,
        /// What the operation had staged before, and what is staged still.
        staged: Vec<String>,
    },
}

impl GitError {
    /// Returns the stable code of this error.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::Path(error) => error.code(),
            Self::Process(error) => error.code(),
            Self::NotARepository { .. } | Self::NoWorktree { .. } => ErrorCode::NotARepository,
            Self::Failed { .. } | Self::Unmerged { .. } => ErrorCode::GitFailed,
            Self::Argument { .. } | Self::InSubmodule { .. } => ErrorCode::InvalidArgument,
            Self::BadRevision { .. } => ErrorCode::BadRevision,
            Self::BadMessage { .. } => ErrorCode::BadMessage,
            Self::OutsideWorktree { .. } => ErrorCode::OutsideRoot,
            Self::NothingToCommit { .. } => ErrorCode::NothingToCommit,
            Self::NoCommits { .. } => ErrorCode::NoCommits,
        }
    }
}

fn staged_hint(staged: &[String]) -> String {
    if staged.is_empty() {
        return String::new();
    }
    format!("; staged now: {}", staged.join(", "))
}
