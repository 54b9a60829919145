//! `scryer blast`.

use std::path::Path;

use scryer::query::{BlastRadius, BlastTarget};

use super::{Misuse, Outcome, print, target};
use crate::args::{Blast, Global};
use crate::backend::Backend;
use crate::human;
use crate::place::{Place, looks_like_file};
use crate::printer::Printer;

pub(super) fn run(arguments: &Blast, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let target = match (&arguments.target, &arguments.diff) {
        (Some(typed), None) if Place::read(typed).is_none() && looks_like_file(typed) => {
            BlastTarget::File(backend.file(Path::new(typed), &project))
        }
        (Some(typed), None) => BlastTarget::Symbol(target(typed, &backend, &project)?),
        (None, Some(of)) => {
            // Which lines that are is found where the question is answered.
            BlastTarget::Diff { of: of.clone(), lines: Vec::new() }
        }
        _ => return Err(Misuse::error("name a symbol, a place or a file, or give --diff")),
    };
    let request = BlastRadius {
        target,
        depth: arguments.depth,
        limit: arguments.page.limit(),
        offset: arguments.page.offset(),
    };
    backend.prepare(&project)?;
    print(backend.ask(&request, &project)?, human::blast, global, printer)
}
