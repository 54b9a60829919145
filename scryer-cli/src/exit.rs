//! What the exit code of the process says.

use std::process::{ExitCode, Termination};

/// How a run ended, after grep's custom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ExitStatus {
    /// The question was answered, or the work was done.
    Success = 0,
    /// There is no such thing, or nothing uses it. Not an error.
    NothingFound = 1,
    /// There is no answer: stderr says why.
    Error = 2,
}

impl ExitStatus {
    /// Success if something was found.
    pub(crate) fn found(found: bool) -> ExitStatus {
        if found { ExitStatus::Success } else { ExitStatus::NothingFound }
    }
}

impl Termination for ExitStatus {
    fn report(self) -> ExitCode {
        ExitCode::from(self as u8)
    }
}
