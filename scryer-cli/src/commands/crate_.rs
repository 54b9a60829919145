//! `scryer crate`.

use scryer::query::CrateOutline;

use super::{Outcome, print};
use crate::args::{Crate, Global};
use crate::backend::Backend;
use crate::human;
use crate::printer::Printer;

pub(super) fn run(arguments: &Crate, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let request = CrateOutline {
        crate_name: arguments.name.clone(),
        version: arguments.version.clone(),
        module: arguments.module.clone(),
        query: arguments.query.clone(),
        kinds: arguments.kinds.clone(),
        limit: arguments.page.limit(),
        offset: arguments.page.offset(),
    };
    backend.prepare(&project)?;
    print(backend.ask(&request, &project)?, human::crate_outline, global, printer)
}
