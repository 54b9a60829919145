//! Along uses: who calls what, and what depends on what.

use scryer::query::{
    BLAST_DEPTH, BLAST_LIMIT, BlastRadius, BlastTarget, CALLS_DEPTH, CALLS_LIMIT, CallHierarchy, Direction,
    QueryError, ScopeLevel, TargetArg,
};

use super::{Call, Said};
use crate::diff;
use crate::error::ToolError;

/// What answers may cost unless told otherwise.
const CALLS_TOKENS: usize = 1000;
const BLAST_TOKENS: usize = 1500;

pub(super) fn trace_call_hierarchy(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let project = call.project()?;
    let request = CallHierarchy {
        target: call.target(&project)?,
        direction: arguments.word("direction")?.unwrap_or(Direction::Incoming),
        depth: arguments.count("depth").unwrap_or(CALLS_DEPTH),
        scope_level: arguments.word("scope_level")?.unwrap_or(ScopeLevel::Project),
        limit: arguments.count("limit").unwrap_or(CALLS_LIMIT),
        offset: arguments.count("offset").unwrap_or(0),
    };
    let found = project.call_hierarchy(&request)?;
    call.reply(&request, found, CALLS_TOKENS)
}

pub(super) fn calculate_blast_radius(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let project = call.project()?;
    let file = call.file("file_path", &project);
    let symbol = arguments.text("symbol").map(str::to_owned);
    let (line, column) = (arguments.coordinate("line"), arguments.coordinate("column"));
    let mut note = None;
    let target = match (symbol, file, line, column, arguments.text("diff")) {
        (None, None, None, None, Some(of)) => {
            let diff = diff::changed_lines(call.session.options().git.as_ref(), project.root(), of)?;
            note = diff.note;
            BlastTarget::Diff { of: of.to_owned(), lines: diff.lines }
        }
        (None, Some(file), None, None, None) => BlastTarget::File(file),
        (symbol @ Some(_), None, None, None, None) => {
            BlastTarget::Symbol(TargetArg::from_parts(symbol, None, None, None)?)
        }
        (None, file @ Some(_), line @ Some(_), column @ Some(_), None) => {
            BlastTarget::Symbol(TargetArg::from_parts(None, file, line, column)?)
        }
        _ => {
            let choices = "`symbol`, `file_path` (with `line` and `column`, or all of it), and `diff`";
            return Err(QueryError::ExactlyOneOf { choices }.into());
        }
    };
    let request = BlastRadius {
        target,
        depth: arguments.count("depth").unwrap_or(BLAST_DEPTH),
        limit: arguments.count("limit").unwrap_or(BLAST_LIMIT),
        offset: arguments.count("offset").unwrap_or(0),
    };
    let found = project.blast_radius(&request)?;
    let mut reply = call.together(&request, found);
    reply.notes.extend(note);
    call.said(reply, BLAST_TOKENS)
}
