//! `scryer serve`. The async runtime is the server's own.

use scryer::answer;
use scryer_mcp::{Session, SessionOptions, serve_stdio};

use super::Outcome;
use crate::args::{Format, Global, Serve};
use crate::backend::{self, Backend};
use crate::exit::ExitStatus;
use crate::printer::Printer;

pub(super) fn run(arguments: &Serve, global: &Global, printer: &Printer) -> Outcome {
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
        telemetry: backend::records_usage(),
        ..SessionOptions::new(backend.directory().to_owned())
    };
    printer.tell(format_args!("serving {} on stdin and stdout", backend.directory().display()));
    serve_stdio(Session::new(backend.scryer().clone(), options))?;
    Ok(ExitStatus::Success)
}
