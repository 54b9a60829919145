//! What the caller of a tool can mend, in words for it.

use std::path::PathBuf;

/// Why a call has no answer. Becomes a tool result that is marked as an error, which the model reads.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum ToolError {
    /// An argument that the tool doesn't have.
    #[error("{tool} has no argument {argument}; {}", .nearest.map_or_else(|| format!("it takes {known}"), |nearest| format!("did you mean {nearest}?")))]
    UnknownArgument {
        /// The tool.
        tool: &'static str,
        /// As it was sent.
        argument: String,
        /// What was most likely meant.
        nearest: Option<&'static str>,
        /// All that there are.
        known: String,
    },
    /// A value that can't be meant.
    #[error("{argument} takes {takes}, not {got}")]
    Wrong {
        /// The argument.
        argument: &'static str,
        /// What would do.
        takes: String,
        /// What was sent.
        got: String,
    },
    /// A number below the least.
    #[error("{argument} must be {least} or more, not {got}")]
    TooSmall {
        /// The argument.
        argument: &'static str,
        /// The least that it takes.
        least: u64,
        /// What was sent.
        got: String,
    },
    /// Something is needed that was not given.
    #[error("{tool} needs {needs}")]
    Missing {
        /// The tool.
        tool: &'static str,
        /// What it needs.
        needs: String,
    },
    /// The session stands nowhere in particular.
    #[error("{} is in no Cargo workspace; pass project (list_projects names the known ones), or index_workspace with a path first", .directory.display())]
    NoWorkspace {
        /// Where it stands.
        directory: PathBuf,
    },
    /// The library's own error.
    #[error("{0}")]
    Library(String),
    /// The client called it off.
    #[error("cancelled")]
    Cancelled,
}

impl From<scryer::Error> for ToolError {
    fn from(error: scryer::Error) -> ToolError {
        ToolError::Library(error.to_string())
    }
}

impl From<crate::diff::DiffError> for ToolError {
    fn from(error: crate::diff::DiffError) -> ToolError {
        ToolError::Library(error.to_string())
    }
}

impl From<scryer::query::QueryError> for ToolError {
    fn from(error: scryer::query::QueryError) -> ToolError {
        ToolError::Library(error.to_string())
    }
}
