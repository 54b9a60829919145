//! Why a search has no answer.

use std::io;

use super::{ErrorCode, PathError};

/// A search that can't be answered. No match is none of these.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SearchError {
    /// The path can't be used or names nothing.
    #[error(transparent)]
    Path(#[from] PathError),
    /// An empty pattern would match every line.
    #[error("the pattern is empty; `.` matches every line that has a character")]
    EmptyPattern,
    /// A regex that can't be run as asked, and what could be run instead.
    #[error("pattern {pattern:?} can't be searched for: {reason}{}", instead(.rewrite))]
    BadPattern {
        /// The pattern as given.
        pattern: String,
        /// What stands in the way.
        reason: String,
        /// A pattern that can be run and comes close, with how to use it.
        rewrite: Option<String>,
    },
    /// A file pattern that is no glob.
    #[error("file pattern {glob:?} is not a glob: {reason}")]
    BadGlob {
        /// The alternative at fault.
        glob: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A comma between globs, and no file whose name has one.
    #[error("no file matches {glob:?}; alternatives are separated by `|`: {suggestion:?}")]
    CommaInGlob {
        /// The alternative as given.
        glob: String,
        /// The same with `|`.
        suggestion: String,
    },
    /// The path leads to something that is neither a file nor a directory.
    #[error("{path:?} is neither a regular file nor a directory, and is not opened")]
    NotARegularFile {
        /// The path as given.
        path: String,
    },
    /// What the search was to begin at can't be read.
    #[error("could not read {path:?}: {source}")]
    Unreadable {
        /// The path as given.
        path: String,
        /// What the system said.
        source: io::Error,
    },
    /// The time was up before anything was found.
    #[error(
        "the search of {path:?} found nothing before its time was up ({files} files searched); narrow the path, the \
         file pattern or the pattern"
    )]
    TimedOut {
        /// The path as given.
        path: String,
        /// How many files were searched to their end.
        files: u64,
    },
    /// The caller gave up.
    #[error("the search of {path:?} was cancelled")]
    Cancelled {
        /// The path as given.
        path: String,
    },
}

impl SearchError {
    /// Returns the stable code of this error.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::Path(error) => error.code(),
            Self::EmptyPattern | Self::BadGlob { .. } | Self::CommaInGlob { .. } => {
                ErrorCode::InvalidArgument
            }
            Self::BadPattern { .. } => ErrorCode::BadPattern,
            Self::NotARegularFile { .. } => ErrorCode::NotARegularFile,
            Self::Unreadable { source, .. } => ErrorCode::of_io(source),
            Self::TimedOut { .. } => ErrorCode::Timeout,
            Self::Cancelled { .. } => ErrorCode::Cancelled,
        }
    }
}

fn instead(rewrite: &Option<String>) -> String {
    rewrite.as_ref().map_or_else(String::new, |rewrite| format!("; {rewrite}"))
}
