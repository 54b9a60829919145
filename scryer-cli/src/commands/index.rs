//! `scryer index`.

use super::{Outcome, how};
use crate::args::{Global, Index};
use crate::backend::{Backend, BackendError};
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Index, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = match &arguments.path {
        Some(path) => {
            let path = backend.directory().join(path);
            let path = path.canonicalize().map_err(|error| BackendError::Directory(path, error))?;
            if !path.is_dir() {
                return Err(BackendError::NotADirectory(path).into());
            }
            backend.project_at(&path)?
        }
        None => backend.project()?,
    };
    let mut call = how(global);
    call["force"] = arguments.force.into();
    printer.answer(&backend.index(&project, call)?.text)?;
    Ok(ExitStatus::Success)
}
