//! `scryer inspect`.

use scryer::query::InspectSymbol;

use super::{Outcome, print};
use crate::args::{Global, Inspect};
use crate::backend::Backend;
use crate::human;
use crate::printer::Printer;

pub(super) fn run(arguments: &Inspect, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let request = InspectSymbol {
        symbols: arguments.symbols.clone(),
        file_path: arguments.file.as_ref().map(|file| backend.file(file, &project)),
        include: arguments.include.clone(),
        limit: usize::try_from(arguments.limit).unwrap_or(usize::MAX),
        snippet_lines: arguments.lines.map(|lines| usize::try_from(lines).unwrap_or(usize::MAX)),
    };
    backend.prepare(&project)?;
    print(backend.ask(&request, &project)?, human::inspected, global, printer)
}
