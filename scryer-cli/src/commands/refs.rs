//! `scryer refs`.

use scryer::query::FindReferences;

use super::{Outcome, print, target};
use crate::args::{Global, Refs};
use crate::backend::Backend;
use crate::human;
use crate::printer::Printer;

pub(super) fn run(arguments: &Refs, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let target = target(&arguments.target, &backend, &project)?;
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
    print(backend.ask(&request, &project)?, human::references, global, printer)
}
