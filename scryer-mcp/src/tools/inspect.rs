//! Symbols and crates looked at closely: what they are, and what they offer.

use scryer::query::{CrateOutline, INSPECT_LIMIT, InspectSymbol, QueryError, TypeContract};

use serde_json::json;

use super::{Call, Said};
use crate::error::ToolError;

/// What answers may cost unless told otherwise.
const CONTRACT_TOKENS: usize = 1000;
const CRATE_TOKENS: usize = 1000;
const INSPECT_TOKENS: usize = 1000;
/// Each name of a batch.
const INSPECT_TOKENS_EACH: usize = 500;
/// So many names at most count.
const INSPECT_NAMES: usize = 12;

pub(super) fn get_type_contract(call: &Call<'_>) -> Result<Said, ToolError> {
    let project = call.project()?;
    let request = TypeContract { target: call.target(&project)?, compact: call.arguments.flag("compact") };
    let found = project.type_contract(&request)?;
    call.reply(&request, found, CONTRACT_TOKENS)
}

pub(super) fn get_crate_outline(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let text = |name: &str| arguments.text(name).map(str::to_owned);
    let request = CrateOutline {
        crate_name: text("crate_name").unwrap_or_default(),
        version: text("version"),
        module: text("module"),
        query: text("query"),
        kinds: arguments.words("kinds")?,
        limit: arguments.count("limit").unwrap_or(usize::MAX),
        offset: arguments.count("offset").unwrap_or(0),
    };
    let found = call.project()?.crate_outline(&request)?;
    let items = call.session.options().typed.then(|| json!(found.result.items));
    let mut said = call.reply(&request, found, CRATE_TOKENS)?;
    if let (Some(parts), Some(items)) = (&mut said.parts, items) {
        parts["result"]["items"] = items;
    }
    Ok(said)
}

pub(super) fn inspect_symbol(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let project = call.project()?;
    let symbols = match (arguments.text("symbol"), arguments.texts("symbols")) {
        (Some(one), []) => vec![one.to_owned()],
        (None, several @ [_, ..]) => several.to_vec(),
        _ => return Err(QueryError::ExactlyOneOf { choices: "`symbol` and `symbols`" }.into()),
    };
    let usual = match symbols.len() {
        1 => INSPECT_TOKENS,
        several => (INSPECT_TOKENS_EACH * several.min(INSPECT_NAMES)).max(INSPECT_TOKENS),
    };
    let request = InspectSymbol {
        symbols,
        file_path: call.file("file_path", &project),
        include: arguments.words("include")?,
        limit: arguments.count("limit").unwrap_or(INSPECT_LIMIT),
        snippet_lines: arguments.count("snippet_lines"),
    };
    let found = project.inspect_symbol(&request)?;
    call.reply(&request, found, usual)
}
