//! `scryer use`.

use scryer_mcp::admin;

use super::{Outcome, tell};
use crate::args::{Global, Use};
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Use, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open_durable(global, printer)?;
    let named = backend.named(&arguments.name)?;
    let project = backend.scryer().use_project(&named.id().to_string())?;
    tell(|_| admin::switched(&project), global, printer)?;
    Ok(ExitStatus::Success)
}
