//! `scryer status`.

use scryer::freshness::Staleness;
use scryer_mcp::admin;

use super::{Outcome, tell};
use crate::args::Global;
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let status = project.status()?;
    if status.state == Staleness::NotIndexed {
        tell(&admin::status(&status, usize::MAX), global, printer)?;
        return Ok(ExitStatus::NothingFound);
    }
    // What failed to parse is known only of an index that is in memory.
    backend.index(&project, false)?;
    tell(&admin::status(&project.status()?, usize::MAX), global, printer)?;
    Ok(ExitStatus::Success)
}
