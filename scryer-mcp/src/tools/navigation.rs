//! From places to names and back.

use scryer::query::{
    EnclosingScope, FileOutline, FindReferences, Location, OUTLINE_LIMIT, QueryError, REFERENCES_LIMIT,
    ResolveDefinition, RoleFilter, SNIPPET_LINES, ScopeLevel, View,
};

use super::{Call, Said};
use crate::error::ToolError;

/// What answers may cost unless told otherwise.
const REFERENCES_TOKENS: usize = 1500;
const DEFINITION_TOKENS: usize = 1000;
const OUTLINE_TOKENS: usize = 2000;
/// One place; each further one, up to so many.
const SCOPE_TOKENS: usize = 600;
const SCOPE_TOKENS_MORE: usize = 300;
const SCOPE_PLACES: usize = 12;

pub(super) fn find_references(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let project = call.project()?;
    let request = FindReferences {
        target: call.target(&project)?,
        view: arguments.word("view")?.unwrap_or(View::Callers),
        role: arguments.word("role")?.unwrap_or(RoleFilter::Any),
        scope_level: arguments.word("scope_level")?.unwrap_or(ScopeLevel::Project),
        file_filter: arguments.text("file_filter").map(str::to_owned),
        limit: arguments.count("limit").unwrap_or(REFERENCES_LIMIT),
        offset: arguments.count("offset").unwrap_or(0),
    };
    let found = project.find_references(&request)?;
    call.reply(&request, found, REFERENCES_TOKENS)
}

pub(super) fn resolve_definition(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let project = call.project()?;
    let request = ResolveDefinition {
        file_path: call.file("file_path", &project).unwrap_or_default(),
        line: arguments.coordinate("line").unwrap_or_default(),
        column: arguments.coordinate("column"),
        symbol: arguments.text("symbol").map(str::to_owned),
    };
    let found = project.resolve_definition(&request)?;
    call.reply(&request, found, DEFINITION_TOKENS)
}

pub(super) fn get_enclosing_scope(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let project = call.project()?;
    let several = arguments.places("locations");
    let one = call.file("file_path", &project).zip(arguments.coordinate("line"));
    let locations: Vec<Location> = match (one, several) {
        (Some((file_path, line)), []) => vec![Location { file_path, line, column: None }],
        (None, [_, ..]) if arguments.text("file_path").is_none() => {
            let file = |place: &crate::arguments::Place| call.session.file(&place.file_path, &project);
            several
                .iter()
                .map(|place| Location { file_path: file(place), line: place.line, column: place.column })
                .collect()
        }
        _ => {
            return Err(
                QueryError::ExactlyOneOf { choices: "`file_path` with `line`, or `locations`" }.into()
            );
        }
    };
    let usual = SCOPE_TOKENS + SCOPE_TOKENS_MORE * (locations.len().clamp(1, SCOPE_PLACES) - 1);
    let request = EnclosingScope { locations, snippet_lines: SNIPPET_LINES };
    let found = project.enclosing_scope(&request)?;
    call.reply(&request, found, usual)
}

pub(super) fn get_file_outline(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let project = call.project()?;
    let request = FileOutline {
        file_path: call.file("file_path", &project).unwrap_or_default(),
        query: arguments.text("query").map(str::to_owned),
        kinds: arguments.words("kinds")?,
        start_line: arguments.coordinate("start_line"),
        end_line: arguments.coordinate("end_line"),
        compact: arguments.flag("compact"),
        // Who says how much it may take wants what there is.
        full_docs: arguments.count("max_tokens").is_some(),
        limit: arguments.count("limit").unwrap_or(OUTLINE_LIMIT),
        offset: arguments.count("offset").unwrap_or(0),
    };
    let found = project.file_outline(&request)?;
    call.reply(&request, found, OUTLINE_TOKENS)
}
