//! `scryer forget`.

use scryer_mcp::admin;

use super::{Outcome, tell};
use crate::args::{Forget, Global};
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Forget, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open_durable(global, printer)?;
    let project = backend.named(&arguments.name)?;
    let removed = backend.scryer().delete_project(&project.id().to_string())?;
    tell(|_| admin::removed(&removed), global, printer)?;
    Ok(ExitStatus::Success)
}
