//! `scryer status`.

use scryer_mcp::admin;

use super::{Outcome, tell};
use crate::args::Global;
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    // What failed to parse is known only of an index that is in memory.
    backend.load(&project)?;
    tell(&admin::status(&project.status()?, true), global, printer)?;
    Ok(ExitStatus::Success)
}
