//! What each tool does: checked arguments become a request, the library answers it, the answer becomes a [`Done`].
//!
//! One file for each module of the library. Nothing here knows of batches, budgets or protocols.

mod edit;
mod git;
mod inspect;
mod read;
mod search;
mod tree;
mod web;
mod write;

use std::time::Duration;

use fsops::Call;
use fsops::limits::{Cancel, Deadline};
use serde_json::{Map, Value};

use super::Inner;
use super::arguments::Given;
use super::catalog::FileTool;
use super::done::Done;
use super::fault::Fault;

/// Time for what only reads files and says nothing else of its time.
const LOCAL: Duration = Duration::from_secs(60);

/// What an operation works with.
pub(super) struct Work<'a> {
    pub(super) inner: &'a Inner,
    pub(super) call: Call,
    pub(super) given: Given<'a>,
}

/// Does one operation.
pub(super) fn run(
    inner: &Inner,
    tool: &FileTool,
    arguments: &Map<String, Value>,
    cancel: &Cancel,
) -> Result<Done, Fault> {
    let deadline = match tool.name {
        "file-read" | "file-read-line-range" | "dir-list" | "path-stat" => Deadline::after(LOCAL),
        _ => Deadline::never(),
    };
    let call = inner.call(deadline.or_cancelled(cancel.clone()));
    call.deadline.check().map_err(|stopped| Fault::stopped(tool.name, stopped))?;
    let work = Work { inner, call, given: Given(arguments) };
    match tool.name {
        "file-read" => read::file(&work),
        "file-read-line-range" => read::lines(&work),
        "file-write" => write::file(&work),
        "dir-create" => tree::create(&work),
        "dir-list" => tree::list(&work),
        "path-copy" => tree::copy(&work),
        "path-move" => tree::relocate(&work),
        "path-remove" => tree::remove(&work),
        "path-stat" => tree::stat(&work),
        "file-edit" => edit::text(&work),
        "file-edit-lines" => edit::lines(&work),
        "fs-search" => search::content(&work),
        "fs-inspect" => inspect::questions(&work),
        "git-status" => git::status(&work),
        "git-add" => git::add(&work),
        "git-commit" => git::commit(&work),
        "git-amend" => git::amend(&work),
        "git-diff" => git::diff(&work),
        "git-show" => git::show(&work),
        "web-fetch" => web::fetch(&work),
        "web-render" => web::render(&work),
        "web-extract" => web::extract(&work),
        "download-to-file" => web::download(&work),
        _ => Err(unknown_tool(tool.name)),
    }
}

/// There is no such tool.
pub(super) fn unknown_tool(name: &str) -> Fault {
    Fault::new("unknown_tool", format!("Unknown tool: {name}"))
}

/// The answer about a path that names nothing, where that was allowed.
fn missing(path: &str) -> Done {
    Done {
        nothing: true,
        ..Done::line(format!("{path}: missing"), &serde_json::json!({"path": path, "missing": true}))
    }
}
