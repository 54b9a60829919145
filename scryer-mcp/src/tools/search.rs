//! Symbols by words.

use scryer::query::{SEARCH_LIMIT, ScopeLevel, SearchSymbols};

use super::{Call, Said};
use crate::error::ToolError;

/// What an answer may cost unless told otherwise.
const SEARCH_TOKENS: usize = 1500;

pub(super) fn search_symbols(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let request = SearchSymbols {
        query: arguments.text("query").map(str::to_owned),
        like_symbol: arguments.text("like_symbol").map(str::to_owned),
        kinds: arguments.words("kinds")?,
        scope_level: arguments.word("scope_level")?.unwrap_or(ScopeLevel::Project),
        crate_name: arguments.text("crate_name").map(str::to_owned),
        file_filter: arguments.text("file_filter").map(str::to_owned),
        limit: arguments.count("limit").unwrap_or(SEARCH_LIMIT),
        offset: arguments.count("offset").unwrap_or(0),
    };
    let project = call.project()?;
    let found = project.search_symbols(&request)?;
    call.reply(&request, found, SEARCH_TOKENS)
}
