//! `scryer outline`.

use scryer::query::FileOutline;

use super::{Misuse, Outcome, print};
use crate::args::{Global, Outline};
use crate::backend::Backend;
use crate::human;
use crate::printer::Printer;

pub(super) fn run(arguments: &Outline, global: &Global, printer: &Printer) -> Outcome {
    let (start_line, end_line) = match &arguments.lines {
        Some(lines) => range(lines)?,
        None => (None, None),
    };
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let request = FileOutline {
        query: arguments.query.clone(),
        kinds: arguments.kinds.clone(),
        start_line,
        end_line,
        compact: arguments.compact,
        limit: arguments.page.limit(),
        offset: arguments.page.offset(),
        ..FileOutline::new(backend.file(&arguments.file, &project))
    };
    backend.prepare(&project)?;
    print(backend.ask(&request, &project)?, human::outline, global, printer)
}

/// `10-20`, `10-`, `-20` or `10`.
fn range(lines: &str) -> Result<(Option<u32>, Option<u32>), Box<dyn std::error::Error>> {
    let number = |text: &str| match text.trim() {
        "" => Ok(None),
        digits => digits.parse().map(Some),
    };
    let (from, to) = lines.split_once(['-', ':']).unwrap_or((lines, lines));
    match (number(from), number(to)) {
        (Ok(from), Ok(to)) if from.is_some() || to.is_some() => Ok((from, to)),
        _ => Err(Misuse::error(format!("--lines takes FROM-TO, such as 10-20, not {lines}"))),
    }
}
