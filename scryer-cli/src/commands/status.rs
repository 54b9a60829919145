//! `scryer status`.

use serde_json::json;

use super::{Outcome, how, tell};
use crate::args::Global;
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let mut call = how(global);
    call["project"] = project.id.to_string().into();
    let status = backend.call("get_indexing_status", call, None)?;
    if status.structured["state"] == "not_indexed" {
        printer.answer(&status.text)?;
        return Ok(ExitStatus::NothingFound);
    }
    // What failed to parse is known only of an index that is in memory.
    backend.index(&project, json!({"no_truncate": true}))?;
    tell("get_indexing_status", json!({"project": project.id.to_string()}), &backend, global, printer)?;
    Ok(ExitStatus::Success)
}
