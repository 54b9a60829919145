//! `scryer projects`.

use serde_json::json;

use super::{Outcome, tell};
use crate::args::Global;
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open_durable(global, printer)?;
    let told = tell("list_projects", json!({}), &backend, global, printer)?;
    Ok(ExitStatus::found(told.structured["total"] != 0))
}
