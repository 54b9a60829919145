//! `scryer fs`, `scryer git`, `scryer web`: the file tools, as agents have them.
//!
//! The subcommands and their options come from the catalog of the tools (`line`), what was typed goes through the same
//! checks as a call over MCP, and the answer is the same one.

mod line;
mod report;

pub(crate) use line::{FileCommand, Fs, GitFamily, Web};

use fsops::limits::Cancel;
use scryer_mcp::files::Answer;

use super::Outcome;
use crate::args::{Format, Global};
use crate::backend;
use crate::exit::ExitStatus;
use crate::printer::Printer;

/// Runs one tool.
pub(super) fn run<F>(command: &FileCommand<F>, global: &Global, printer: &Printer) -> Outcome {
    let files = backend::files(global, command.root.as_deref())?;
    let answer = files.call(command.tool, command.arguments.clone(), &Cancel::new());
    match global.format() {
        Format::Human => tell(command.tool, &answer, printer)?,
        Format::Text => printer.answer(&answer.envelope().text)?,
        Format::Json => printer.answer(&answer.envelope().json().to_string())?,
    }
    Ok(if answer.any_failed() { ExitStatus::Error } else { ExitStatus::found(!answer.found_nothing()) })
}

/// Prints an answer for people: what succeeded on stdout, the rest on stderr.
fn tell(tool: &str, answer: &Answer, printer: &Printer) -> std::io::Result<()> {
    let report = match tool {
        "fs-inspect" => report::report(&answer.envelope().structured["data"]["structuredContent"]),
        _ => String::new(),
    };
    printer.answer(&if report.is_empty() { answer.plain_text() } else { report })?;
    for note in answer.notes() {
        printer.note(note);
    }
    for (place, fault) in answer.faults() {
        match place {
            Some(place) => printer.error(format_args!("[{place}] {fault}")),
            None => printer.error(fault),
        }
    }
    Ok(())
}
