//! `scryer scope`.

use std::path::Path;

use scryer::query::{EnclosingScope, Location, SNIPPET_LINES};

use super::{Misuse, Outcome, print};
use crate::args::{Global, Scope};
use crate::backend::Backend;
use crate::human;
use crate::place::Place;
use crate::printer::Printer;

pub(super) fn run(arguments: &Scope, global: &Global, printer: &Printer) -> Outcome {
    let mut places = Vec::new();
    for typed in &arguments.places {
        match Place::read(typed) {
            Some(place) => places.push(place),
            None => return Err(Misuse::error(format!("{typed} has no line; say which, as {typed}:LINE"))),
        }
    }
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let locations = places.into_iter().map(|Place { file, line, column }| Location {
        file_path: backend.file(Path::new(&file), &project),
        line,
        column,
    });
    let request = EnclosingScope { locations: locations.collect(), snippet_lines: SNIPPET_LINES };
    backend.prepare(&project)?;
    print(backend.ask(&request, &project)?, human::scopes, global, printer)
}
