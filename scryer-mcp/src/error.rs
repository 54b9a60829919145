//! What the caller of a tool can mend, in words for it.

use std::path::PathBuf;

use scryer::memory::RecordError;
use scryer::query::QueryError;
use serde_json::{Value, json};

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
    /// The session stands in all of a disk, or of a home.
    #[error("{} is no workspace, and too much to read as one; go to a workspace, or name it with -C DIR or --project NAME", .directory.display())]
    TooLarge {
        /// Where it stands.
        directory: PathBuf,
    },
    /// The library's own error.
    #[error("{}", with_argument(.argument, .message))]
    Library {
        /// What is wrong, as a word.
        code: &'static str,
        /// The argument that it is about.
        argument: Option<&'static str>,
        /// What is wrong, in words.
        message: String,
        /// The library's own words for it, and their parts, for front ends that put them in another way.
        parts: Value,
    },
    /// The client called it off.
    #[error("cancelled")]
    Cancelled,
}

/// Names the argument, unless the message does.
fn with_argument(argument: &Option<&'static str>, message: &str) -> String {
    match argument {
        Some(argument) if !message.contains(argument) => format!("{argument}: {message}"),
        _ => message.to_owned(),
    }
}

impl ToolError {
    /// The same for programs: what is wrong as a word, the argument that it is about, and the message; for a front end with
    /// words of its own, the parts too.
    pub fn structured(&self, with_parts: bool) -> Value {
        let (code, argument): (&str, Option<&str>) = match self {
            ToolError::UnknownArgument { argument, .. } => ("unknown_argument", Some(argument)),
            ToolError::Wrong { argument, .. } => ("wrong_value", Some(argument)),
            ToolError::TooSmall { argument, .. } => ("out_of_range", Some(argument)),
            ToolError::Missing { needs, .. } => ("missing_argument", Some(needs)),
            ToolError::NoWorkspace { .. } | ToolError::TooLarge { .. } => ("no_workspace", Some("project")),
            ToolError::Library { code, argument, .. } => (code, *argument),
            ToolError::Cancelled => ("cancelled", None),
        };
        let mut error = json!({"code": code, "message": self.to_string()});
        if let Some(argument) = argument {
            error["argument"] = argument.into();
        }
        if let ToolError::Library { parts, .. } = self
            && with_parts
        {
            error["parts"] = parts.clone();
        }
        json!({"error": error})
    }
}

impl From<scryer::Error> for ToolError {
    fn from(error: scryer::Error) -> ToolError {
        use scryer::Error;
        let (code, argument) = match error {
            Error::Query(error) => return error.into(),
            Error::Cancelled => return ToolError::Cancelled,
            Error::Unready(_) => ("indexing", None),
            Error::Root(_) => ("bad_directory", None),
            Error::UnknownProject { .. } => ("unknown_project", Some("project")),
            Error::Deleted { .. } => ("deleted_project", Some("project")),
            Error::Store(_) => ("store", None),
            Error::Record(ref error) => match error {
                RecordError::Outside { .. } => ("outside_project", Some("file_path")),
                RecordError::Missing { .. } => ("no_such_file", Some("file_path")),
                RecordError::Title { .. } => ("wrong_value", Some("title")),
                _ => ("failed", None),
            },
            _ => ("failed", None),
        };
        let message = error.to_string();
        ToolError::Library { code, argument, parts: json!({"plain": message}), message }
    }
}

impl From<crate::diff::DiffError> for ToolError {
    fn from(error: crate::diff::DiffError) -> ToolError {
        let message = error.to_string();
        ToolError::Library {
            code: "no_diff",
            argument: Some("diff"),
            parts: json!({"plain": message}),
            message,
        }
    }
}

/// The parts of an error that the command line words by its options.
fn parts(error: &QueryError) -> Value {
    let plain = error.to_string();
    match error {
        QueryError::EmptyRange { start, end } => {
            json!({"plain": plain, "kind": "empty_range", "start": start, "end": end})
        }
        QueryError::OutOfRange { argument, least, most, given } => json!({
            "plain": plain, "kind": "out_of_range", "argument": argument, "least": least, "most": most, "given": given,
        }),
        QueryError::OutsideProject { file_path, root } => {
            json!({"plain": plain, "kind": "outside_project", "file_path": file_path, "root": root})
        }
        QueryError::NeedsFile => json!({"plain": plain, "kind": "needs_file"}),
        QueryError::Empty { argument } => json!({"plain": plain, "kind": "empty", "argument": argument}),
        QueryError::SeveralDecisions { what, files } => {
            json!({"plain": plain, "kind": "several_decisions", "what": what, "files": files})
        }
        _ => json!({"plain": plain}),
    }
}

impl From<QueryError> for ToolError {
    fn from(error: QueryError) -> ToolError {
        let parts = parts(&error);
        let mut message = error.to_string();
        if matches!(&error, QueryError::NotIndexed { nearest, .. } if nearest.is_empty()) {
            message.push_str("; search_symbols finds symbols with their files");
        }
        let (code, argument) = match &error {
            QueryError::Zero { what } => ("out_of_range", Some(*what)),
            QueryError::NoSuchLine { .. } => ("out_of_range", Some("line")),
            QueryError::NoSuchColumn { .. } => ("out_of_range", Some("column")),
            QueryError::OutOfRange { argument, .. } => ("out_of_range", Some(*argument)),
            QueryError::EmptyRange { .. } => ("contradiction", Some("start_line")),
            QueryError::ExactlyOneOf { .. } => ("contradiction", None),
            QueryError::OutsideProject { .. } => ("outside_project", Some("file_path")),
            QueryError::IsDirectory { .. } => ("is_directory", Some("file_path")),
            QueryError::NotIndexed { .. } => ("no_such_file", Some("file_path")),
            QueryError::NeedsFile => ("missing_argument", Some("file_path")),
            QueryError::Empty { argument } => ("missing_argument", Some(*argument)),
            QueryError::BadSymbol { .. } => ("wrong_value", Some("symbol")),
            QueryError::BadGlob { .. } => ("wrong_value", Some("file_filter")),
            QueryError::BadSince { .. } => ("wrong_value", Some("since")),
            QueryError::NoSuchWord { .. } => ("wrong_value", None),
            QueryError::NoSuchDecision { .. } => ("no_such_decision", None),
            QueryError::SeveralDecisions { .. } => ("ambiguous", None),
            QueryError::BadRule { .. } => ("wrong_value", Some("forbids")),
            _ => ("failed", None),
        };
        ToolError::Library { code, argument, message, parts }
    }
}
