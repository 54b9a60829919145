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
        tell(|most| admin::status(&status, most), global, printer)?;
        return Ok(ExitStatus::NothingFound);
    }
    // What failed to parse is known only of an index that is in memory.
    backend.index(&project, false)?;
    let status = project.status()?;
    tell(|most| admin::status(&status, most), global, printer)?;
    Ok(ExitStatus::Success)
}
