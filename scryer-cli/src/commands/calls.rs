//! `scryer calls`.

use scryer::query::CallHierarchy;

use super::{Outcome, print, target};
use crate::args::{Calls, Global};
use crate::backend::Backend;
use crate::human;
use crate::printer::Printer;

pub(super) fn run(arguments: &Calls, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let request = CallHierarchy {
        target: target(&arguments.target, &backend, &project)?,
        direction: arguments.direction,
        depth: arguments.depth,
        scope_level: arguments.scope,
        limit: arguments.page.limit(),
        offset: arguments.page.offset(),
    };
    backend.prepare(&project)?;
    print(backend.ask(&request, &project)?, human::calls, global, printer)
}
