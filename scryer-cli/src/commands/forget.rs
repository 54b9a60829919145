//! `scryer forget`.

use serde_json::json;

use super::{Outcome, tell};
use crate::args::{Forget, Global};
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Forget, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open_durable(global, printer)?;
    tell("delete_project", json!({"project": arguments.name}), &backend, global, printer)?;
    Ok(ExitStatus::Success)
}
