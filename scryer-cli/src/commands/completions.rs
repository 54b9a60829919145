//! `scryer completions`.

use clap::CommandFactory;

use super::Outcome;
use crate::args::{Cli, Completions};
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Completions, printer: &Printer) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Cli::command(), "scryer", &mut script);
    printer.answer(&String::from_utf8_lossy(&script))?;
    Ok(ExitStatus::Success)
}
