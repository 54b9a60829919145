//! `scryer serve`. The async runtime is the server's own.

use scryer::{Options, Scryer, answer};
use scryer_mcp::{Session, SessionOptions, serve_stdio};

use super::Outcome;
use crate::args::{Format, Global, Serve};
use crate::backend::{self, Backend};
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Serve, global: &Global, printer: &Printer) -> Outcome {
    let profile = arguments.tools;
    let files = profile.has_files().then(|| backend::files(global, arguments.root.as_deref())).transpose()?;
    if !profile.has_code() {
        let directory = backend::directory(global)?;
        printer.tell(format_args!("serving files of {} on stdin and stdout", directory.display()));
        let options = SessionOptions { tools: profile, files, ..SessionOptions::new(directory) };
        // The code tools have no part in it, so the store stays closed.
        serve_stdio(Session::new(Scryer::in_memory(Options::default()), options))?;
        return Ok(ExitStatus::Success);
    }
    let backend = Backend::open(global, printer)?;
    if let Some(name) = &global.project {
        // A typing error is better told now than with each call.
        backend.named(name)?;
    }
    let options = SessionOptions {
        project: global.project.clone(),
        max_tokens: global.max_tokens.map(|tokens| usize::try_from(tokens).unwrap_or(usize::MAX)),
        format: match global.format {
            Some(Format::Text) => answer::Format::Text,
            _ => answer::Format::Json,
        },
        tools: arguments.tools,
        always_load: arguments.always_load,
        git: backend.git(),
        files,
        telemetry: backend::records_usage(),
        ..SessionOptions::new(backend.directory().to_owned())
    };
    printer.tell(format_args!("serving {} on stdin and stdout", backend.directory().display()));
    serve_stdio(Session::new(backend.scryer().clone(), options))?;
    Ok(ExitStatus::Success)
}
