//! Why an operation, or a whole call, has no answer: a stable code and one message.

use fsops::{ErrorCode, limits::Stopped};

/// A message is cut here; no message needs more, and some hold what a caller sent.
const MAX_MESSAGE: usize = 6000;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Fault {
    /// Stable, in snake case.
    pub code: &'static str,
    /// What failed, on what, and what to do next.
    pub message: String,
}

impl Fault {
    /// A failure with its code.
    pub fn new(code: &'static str, message: impl Into<String>) -> Fault {
        let mut message = message.into();
        if let Some((end, _)) = message.char_indices().nth(MAX_MESSAGE) {
            message.truncate(end);
            message.push('…');
        }
        Fault { code, message }
    }

    /// A value that can't be meant.
    pub fn invalid(message: impl Into<String>) -> Fault {
        Fault::new(ErrorCode::InvalidArgument.as_str(), message)
    }

    /// A defect.
    pub fn internal(what: &str) -> Fault {
        Fault::new(ErrorCode::Internal.as_str(), format!("{what} failed unexpectedly; please report it"))
    }

    /// The call was over before it began.
    pub fn stopped(what: &str, stopped: Stopped) -> Fault {
        let code = match stopped {
            Stopped::TimedOut => ErrorCode::Timeout,
            Stopped::Cancelled => ErrorCode::Cancelled,
        };
        Fault::new(code.as_str(), format!("{what}: {stopped}"))
    }
}

macro_rules! from {
    ($($error:path),* $(,)?) => { $(
        impl From<$error> for Fault {
            fn from(error: $error) -> Fault {
                Fault::new(error.code().as_str(), error.to_string())
            }
        }
    )* };
}

from!(
    fsops::PathError,
    fsops::ReadError,
    fsops::WriteError,
    fsops::EditError,
    fsops::SearchError,
    fsops::InspectError,
    fsops::GitError,
    fsops::ProcessError,
    fsops::web::WebError,
);
