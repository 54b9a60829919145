//! `scryer contract`.

use scryer::query::TypeContract;

use super::{Outcome, print, target};
use crate::args::{Contract, Global};
use crate::backend::Backend;
use crate::human;
use crate::printer::Printer;

pub(super) fn run(arguments: &Contract, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let request =
        TypeContract { target: target(&arguments.target, &backend, &project)?, compact: arguments.compact };
    backend.prepare(&project)?;
    print(backend.ask(&request, &project)?, human::contract, global, printer)
}
