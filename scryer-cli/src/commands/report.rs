//! `scryer report`.

use scryer::UsageRequest;
use scryer_mcp::admin;

use super::{Outcome, tell};
use crate::args::{Global, Report};
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Report, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open_durable(global, printer)?;
    let project = global.project.as_deref().map(|name| backend.named(name)).transpose()?;
    let request = UsageRequest {
        project: project.map(|project| project.slug().to_owned()),
        since: arguments.since,
        tool: arguments.tool.clone(),
    };
    let usage = backend.scryer().usage(&request)?;
    tell(|most| admin::usage(&usage, &request, most), global, printer)?;
    Ok(ExitStatus::found(usage.all.calls > 0))
}
