//! `scryer projects`.

use scryer_mcp::admin;
use scryer_mcp::roots::Root;

use super::{Outcome, tell};
use crate::args::Global;
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open_durable(global, printer)?;
    let projects = backend.scryer().projects()?;
    let here = Root::of(backend.directory());
    tell(|most| admin::projects(&projects, Some(here.path()), most), global, printer)?;
    Ok(ExitStatus::found(!projects.is_empty()))
}
