//! `scryer use`.

use serde_json::json;

use super::{Outcome, tell};
use crate::args::{Global, Use};
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Use, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open_durable(global, printer)?;
    tell("switch_active_project", json!({"project": arguments.name}), &backend, global, printer)?;
    Ok(ExitStatus::Success)
}
