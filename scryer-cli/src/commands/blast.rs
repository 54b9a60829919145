//! `scryer blast`.

use std::path::Path;

use scryer::answer::Reply;
use scryer::query::{BlastRadius, BlastTarget};
use scryer_mcp::diff;

use super::{Misuse, Outcome, print, target};
use crate::args::{Blast, Global};
use crate::backend::Backend;
use crate::human;
use crate::place::{Place, looks_like_file};
use crate::printer::Printer;

pub(super) fn run(arguments: &Blast, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = backend.project()?;
    let mut note = None;
    let target = match (&arguments.target, &arguments.diff) {
        (Some(typed), None) if Place::read(typed).is_none() && looks_like_file(typed) => {
            BlastTarget::File(backend.file(Path::new(typed), &project))
        }
        (Some(typed), None) => BlastTarget::Symbol(target(typed, &backend, &project)?),
        (None, Some(of)) => {
            let diff = diff::changed_lines(backend.git().as_ref(), project.root(), of)?;
            note = diff.note;
            BlastTarget::Diff { of: of.clone(), lines: diff.lines }
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
    let found = project.blast_radius(&request)?;
    let mut reply = Reply::new(&request, found);
    reply.notes.extend(note);
    print(reply, human::blast, global, printer)
}
