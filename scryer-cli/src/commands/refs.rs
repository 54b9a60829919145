//! `scryer refs`.

use std::path::Path;

use scryer::answer::Reply;
use scryer::query::{FindReferences, TargetArg};

use super::{Misuse, Outcome, print};
use crate::args::{Global, Refs};
use crate::backend::Backend;
use crate::human;
use crate::place::{Place, looks_like_file};
use crate::printer::Printer;

pub(super) fn run(arguments: &Refs, global: &Global, printer: &Printer) -> Outcome {
    let typed = &arguments.target;
    let place = Place::read(typed);
    if place.is_none() && looks_like_file(typed) {
        return Err(Misuse::error(format!(
            "{typed} is a file; say where the name stands in it, as {typed}:LINE:COLUMN"
        )));
    }
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let target = match place {
        Some(Place { file, line, column: Some(column) }) => {
            TargetArg::Position { file_path: backend.file(Path::new(&file), &project), line, column }
        }
        Some(Place { line, column: None, .. }) => {
            return Err(Misuse::error(format!(
                "line {line} may hold several names; add the column, as {typed}:COLUMN"
            )));
        }
        None => TargetArg::Symbol(typed.clone()),
    };
    let request = FindReferences {
        view: arguments.view,
        role: arguments.role,
        scope_level: arguments.scope,
        file_filter: arguments.file_filter.clone(),
        limit: arguments.page.limit(),
        offset: arguments.page.offset(),
        ..FindReferences::new(target)
    };
    backend.prepare(&project)?;
    let found = project.find_references(&request)?;
    print(&Reply::new(&request, found), human::references, global, printer)
}
