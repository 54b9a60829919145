//! Why an inspection has no answer.

use super::{ErrorCode, PathError};

/// An inspection that can't be begun. What fails within it is told by the answer to that request.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InspectError {
    /// The root can't be used.
    #[error(transparent)]
    Root(#[from] PathError),
    /// Too few requests, or too many.
    #[error("an inspection takes 1 to {limit} requests (got {given})")]
    Requests {
        /// How many there were.
        given: usize,
        /// The most that are taken.
        limit: usize,
    },
    /// Two answers would have the same name.
    #[error("two requests have the id {id:?}")]
    DuplicateId {
        /// The id of both.
        id: String,
    },
    /// A number outside its range.
    #[error("{what} must be {range} (got {given})")]
    Range {
        /// Which number.
        what: &'static str,
        /// What it may be.
        range: &'static str,
        /// What it was.
        given: u64,
    },
    /// The caller gave up.
    #[error("the inspection was cancelled")]
    Cancelled,
}

impl InspectError {
    /// Returns the stable code of this error.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::Root(error) => error.code(),
            Self::Requests { .. } | Self::DuplicateId { .. } | Self::Range { .. } => {
                ErrorCode::InvalidArgument
            }
            Self::Cancelled => ErrorCode::Cancelled,
        }
    }
}
