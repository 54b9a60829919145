//! A call of a tool without the protocol: what a front end in the same process does.
//!
//! In go a name and an object, out comes what the protocol would carry. A front end that reaches a daemon sends the same
//! call, so it can't tell the one from the other.

use std::sync::OnceLock;

use scryer::Cancel;
use serde_json::{Map, Value, json};

use crate::session::Session;
use crate::tools::{Callable, Said, Work};

/// What a tool said.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answered {
    /// The text.
    pub text: String,
    /// The same for programs: of an error its code, of an answer in a typed session its parts.
    pub structured: Value,
    /// It is an error.
    pub is_error: bool,
}

/// Calls a tool of a session; `progress` is told how far the work is.
pub fn call(
    session: &Session,
    tool: &str,
    arguments: &Map<String, Value>,
    progress: Option<&(dyn Fn(Work) + Sync)>,
) -> Answered {
    let Some(callable) = Callable::find(tool, session) else {
        let text = format!("there is no tool {tool}");
        let structured = json!({"error": {"code": "unknown_tool", "message": text}});
        return Answered { text, structured, is_error: true };
    };
    match callable.call(session, arguments, progress, &OnceLock::new(), &Cancel::new()) {
        Ok(Said { text, parts, .. }) => {
            Answered { text, structured: parts.unwrap_or_default(), is_error: false }
        }
        Err(error) => {
            let structured = error.structured(session.options().typed);
            Answered { text: error.to_string(), structured, is_error: true }
        }
    }
}
