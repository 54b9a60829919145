//! One file for each command: arguments become a request, the backend answers it, the printer prints it.

mod completions;
mod def;
mod forget;
mod index;
mod outline;
mod projects;
mod refs;
mod scip;
mod scope;
mod search;
mod serve;
mod status;

use scryer::query::{Found, Note};

use crate::args::{Cli, Command, Format, Global};
use crate::exit::ExitStatus;
use crate::printer::Printer;

/// How a command ends, unless it can't begin or go on.
pub(crate) type Outcome = Result<ExitStatus, Box<dyn std::error::Error>>;

/// Runs what was typed.
pub(crate) fn run(cli: &Cli, printer: &Printer) -> Outcome {
    let global = &cli.global;
    match &cli.command {
        Command::Refs(refs) => refs::run(refs, global, printer),
        Command::Def(def) => def::run(def, global, printer),
        Command::Scope(scope) => scope::run(scope, global, printer),
        Command::Outline(outline) => outline::run(outline, global, printer),
        Command::Search(search) => search::run(search, global, printer),
        Command::Index(index) => index::run(index, global, printer),
        Command::Status => status::run(global, printer),
        Command::Projects => projects::run(global, printer),
        Command::Forget(forget) => forget::run(forget, global, printer),
        Command::Scip(scip) => scip::run(scip, global, printer),
        Command::Serve(serve) => serve::run(serve, global, printer),
        Command::Completions(completions) => completions::run(completions, printer),
    }
}

/// A command line that parses, but can't be meant. Says what to type instead.
#[derive(Debug)]
pub(crate) struct Misuse(String);

impl Misuse {
    fn new(message: impl Into<String>) -> Box<dyn std::error::Error> {
        Box::new(Misuse(message.into()))
    }
}

impl std::error::Error for Misuse {}

impl std::fmt::Display for Misuse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl Global {
    /// How answers are printed.
    fn format(&self) -> Format {
        match self.json {
            true => Format::Json,
            false => self.format.unwrap_or(Format::Human),
        }
    }
}
