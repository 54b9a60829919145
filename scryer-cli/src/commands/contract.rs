//! `scryer contract`.

use scryer::answer::Reply;
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
    let found = project.type_contract(&request)?;
    print(Reply::new(&request, found), human::contract, global, printer)
}
