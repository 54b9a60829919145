//! `scryer scip`.

use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::Path;

use super::Outcome;
use crate::args::{Global, Scip};
use crate::backend::Backend;
use crate::exit::ExitStatus;
use crate::human::counted;
use crate::printer::Printer;

pub(super) fn run(arguments: &Scip, global: &Global, printer: &Printer) -> Outcome {
    let backend = Backend::open(global, printer)?;
    let project = match &arguments.root {
        Some(root) => {
            let root = backend.directory().join(root);
            backend.project_at(&root.canonicalize().map_err(|error| unusable(&root, &error))?)?
        }
        None => backend.project()?,
    };
    backend.prepare(&project)?;
    let output = backend.directory().join(&arguments.output);
    // A link stays a link: what it leads to is written.
    let output = output.canonicalize().unwrap_or(output);
    let typed: Vec<String> = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    if fs::metadata(&output).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
        // A pipe or a device takes the bytes as they come, and stays what it is.
        let device =
            OpenOptions::new().write(true).open(&output).map_err(|error| unusable(&output, &error))?;
        let mut out = BufWriter::new(device);
        backend.write_scip(&project, &typed, &mut out)?;
        out.flush().map_err(|error| unusable(&output, &error))?;
        return Ok(ExitStatus::Success);
    }
    // Written beside it first: what reads the old one never finds half of the new one.
    let draft = output.with_extension(format!("scip.{}.tmp", std::process::id()));
    let written = write(&draft, |out| backend.write_scip(&project, &typed, out));
    let moved = written.and_then(|()| fs::rename(&draft, &output).map_err(|error| unusable(&output, &error)));
    if let Err(error) = moved {
        // There may be no draft to remove.
        let _ = fs::remove_file(&draft);
        return Err(error);
    }
    let size = fs::metadata(&output)?.len();
    printer.note(format_args!("{} written, {}", output.display(), counted(size as usize, "byte")));
    Ok(ExitStatus::Success)
}

type Failure = Box<dyn std::error::Error>;

fn write(
    path: &Path,
    content: impl FnOnce(&mut BufWriter<File>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut out = BufWriter::new(File::create(path).map_err(|error| unusable(path, &error))?);
    content(&mut out)?;
    out.flush().map_err(|error| unusable(path, &error))
}

fn unusable(path: &Path, error: &std::io::Error) -> Failure {
    super::Misuse::error(format!("{}: {error}", path.display()))
}
