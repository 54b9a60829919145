//! `scryer report`.

use serde_json::json;

use super::{Outcome, tell};
use crate::args::{Global, Report};
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Report, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open_durable(global, printer)?;
    let project = global.project.as_deref().map(|name| backend.named(name)).transpose()?;
    let call = json!({
        "project": project.map(|project| project.slug), "since": arguments.since, "tool": arguments.tool,
    });
    let told = tell("get_token_savings_metrics", call, &backend, global, printer)?;
    Ok(ExitStatus::found(told.structured["calls"] != 0))
}
