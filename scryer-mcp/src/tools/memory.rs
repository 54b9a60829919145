//! Decisions: asked for, written down, removed.

use scryer::Error;
use scryer::memory::{Status, Template};
use scryer::query::{ADRS_LIMIT, DeleteAdr, QueryAdrs, QueryError, RecordAdr};
use serde_json::json;

use super::{Call, Said};
use crate::error::ToolError;

/// What answers may cost unless told otherwise.
const QUERY_TOKENS: usize = 1000;
const CHANGE_TOKENS: usize = 1000;

pub(super) fn query_adrs(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let project = call.project()?;
    let request = QueryAdrs {
        query: arguments.text("query").map(str::to_owned),
        file_path: call.file("file_path", &project),
        symbol: arguments.text("symbol").map(str::to_owned),
        status: arguments.word("status")?,
        limit: arguments.count("limit").unwrap_or(ADRS_LIMIT),
        offset: arguments.count("offset").unwrap_or(0),
    };
    let found = project.query_adrs(&request)?;
    call.reply(&request, found, QUERY_TOKENS)
}

pub(super) fn record_adr(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let text = |name: &str| arguments.text(name).map(str::to_owned);
    let request = RecordAdr {
        title: text("title").unwrap_or_default(),
        context: text("context").unwrap_or_default(),
        decision: text("decision").unwrap_or_default(),
        status: arguments.word("status")?.unwrap_or(Status::Proposed),
        consequences: text("consequences"),
        affected_paths: arguments.texts("affected_paths").to_vec(),
        affects: arguments.texts("affects").to_vec(),
        forbids: arguments.texts("forbids").to_vec(),
        template: Template::Nygard,
        without_file: false,
    };
    let recorded = call.named_project()?.record_adr(&request).map_err(|error| match error {
        // Elsewhere a glob is a filter of files.
        Error::Query(error @ QueryError::BadGlob { .. }) => ToolError::Library {
            code: "wrong_value",
            argument: Some("affected_paths"),
            parts: json!({"plain": error.to_string()}),
            message: error.to_string(),
        },
        error => error.into(),
    });
    call.reply(&request, recorded?, CHANGE_TOKENS)
}

pub(super) fn delete_adr(call: &Call<'_>) -> Result<Said, ToolError> {
    let arguments = call.arguments;
    let number = arguments.integer("adr_number").map(|number| {
        u32::try_from(number).map_err(|_| {
            let message = format!("there is no decision with number {number}; query_adrs lists all");
            ToolError::Library {
                code: "no_such_decision",
                argument: Some("adr_number"),
                parts: json!({"plain": message}),
                message,
            }
        })
    });
    let request = DeleteAdr {
        adr_number: number.transpose()?,
        // As it was given: what is absolute or climbs is refused.
        file_path: arguments.text("file_path").map(str::to_owned),
        title: arguments.text("title").map(str::to_owned),
    };
    let removed = call.named_project()?.delete_adr(&request)?;
    call.reply(&request, removed, CHANGE_TOKENS)
}
