//! One file for each command: arguments become a request, the backend answers it, the printer prints it.

mod adr;
mod blast;
mod calls;
mod completions;
mod contract;
mod crate_;
mod daemon;
mod def;
pub(crate) mod files;
mod forget;
mod index;
mod inspect;
mod outline;
mod projects;
mod refs;
mod report;
mod scip;
mod scope;
mod search;
mod serve;
mod status;
mod use_;

use std::path::Path;

use scryer::answer::tokens::Cl100k;
use scryer::answer::{self, Budget, Reply, Shown, render};
use scryer::query::{
    AcceptedAdr, AdrDocument, AdrList, AdrReport, BlastReport, CallTree, Contract, Definitions, Inspected,
    Outline, PublicSurface, RecordedAdr, References, RemovedAdr, Scopes, SearchResults, TargetArg,
};
use scryer_mcp::{Answered, command_line};
use serde_json::{Value, json};

use crate::args::{Cli, Color, Command, Format, Global, Page};
use crate::backend::{Backend, Project};
use crate::exit::ExitStatus;
use crate::fit;
use crate::phrases;
use crate::place::{Place, looks_like_file};
use crate::printer::Printer;

pub(crate) use completions::COMPLETE;

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
        Command::Inspect(inspect) => inspect::run(inspect, global, printer),
        Command::Contract(contract) => contract::run(contract, global, printer),
        Command::Crate(arguments) => crate_::run(arguments, global, printer),
        Command::Calls(calls) => calls::run(calls, global, printer),
        Command::Blast(blast) => blast::run(blast, global, printer),
        Command::Adr(adr) => adr::run(adr, global, printer),
        Command::Fs(command) => files::run(command, global, printer),
        Command::Git(command) => files::run(command, global, printer),
        Command::Web(command) => files::run(command, global, printer),
        Command::Index(index) => index::run(index, global, printer),
        Command::Status => status::run(global, printer),
        Command::Projects => projects::run(global, printer),
        Command::Use(arguments) => use_::run(arguments, global, printer),
        Command::Forget(forget) => forget::run(forget, global, printer),
        Command::Report(report) => report::run(report, global, printer),
        Command::Scip(scip) => scip::run(scip, global, printer),
        Command::Daemon(daemon) => daemon::run(daemon, global, printer),
        Command::Serve(serve) => serve::run(serve, global, printer),
        Command::Completions(completions) => completions::run(completions, printer),
    }
}

/// A command line that parses, but can't be meant. Says what to type instead.
#[derive(Debug)]
pub(crate) struct Misuse(String);

impl Misuse {
    fn error(message: impl Into<String>) -> Box<dyn std::error::Error> {
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
    /// Says nothing.
    pub(crate) fn quiet() -> Global {
        Global {
            workspace: None,
            project: None,
            json: false,
            format: None,
            max_tokens: None,
            color: Color::Never,
            quiet: true,
            verbose: false,
        }
    }

    /// How answers are printed.
    fn format(&self) -> Format {
        match self.json {
            true => Format::Json,
            false => self.format.unwrap_or(Format::Human),
        }
    }
}

impl Global {
    /// What an answer may take, without the end of its last line.
    fn max_tokens(&self) -> Option<usize> {
        let all = self.max_tokens.map(|tokens| usize::try_from(tokens).unwrap_or(usize::MAX));
        all.map(|tokens| tokens.saturating_sub(1))
    }
}

impl Format {
    /// The library's own format; `None` for people's.
    fn for_agents(self) -> Option<answer::Format> {
        match self {
            Format::Human => None,
            Format::Text => Some(answer::Format::Text),
            Format::Json => Some(answer::Format::Json),
        }
    }
}

impl Page {
    /// How many items; all, unless told.
    fn limit(&self) -> usize {
        self.limit_or(usize::MAX)
    }

    /// How many items.
    fn limit_or(&self, otherwise: usize) -> usize {
        self.limit.map_or(otherwise, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
    }

    /// How many items to skip.
    fn offset(&self) -> usize {
        usize::try_from(self.offset).unwrap_or(usize::MAX)
    }
}

/// Whether there is anything in a result.
trait Something {
    fn is_something(&self) -> bool;
}

impl Something for References {
    fn is_something(&self) -> bool {
        self.total > 0 || self.ambiguous
    }
}

impl Something for Definitions {
    fn is_something(&self) -> bool {
        !self.definitions.is_empty()
    }
}

impl Something for Scopes {
    fn is_something(&self) -> bool {
        !self.locations.is_empty()
    }
}

impl Something for Outline {
    fn is_something(&self) -> bool {
        self.total > 0
    }
}

impl Something for SearchResults {
    fn is_something(&self) -> bool {
        self.total > 0
    }
}

impl Something for CallTree {
    fn is_something(&self) -> bool {
        self.total > 0 || self.ambiguous
    }
}

impl Something for BlastReport {
    fn is_something(&self) -> bool {
        self.total > 0 || self.ambiguous
    }
}

impl Something for Contract {
    fn is_something(&self) -> bool {
        self.definition.is_some() || self.ambiguous
    }
}

impl Something for PublicSurface {
    fn is_something(&self) -> bool {
        self.total > 0
    }
}

impl Something for Inspected {
    fn is_something(&self) -> bool {
        self.symbols.iter().any(|one| one.definition.is_some() || one.ambiguous)
    }
}

impl Something for AdrList {
    fn is_something(&self) -> bool {
        self.total > 0 || self.ambiguous
    }
}

impl Something for AdrReport {
    // What is found is what is wrong: `check` decides for itself.
    fn is_something(&self) -> bool {
        self.total > 0
    }
}

macro_rules! always_something {
    ($($name:ty),*) => { $(impl Something for $name {
        fn is_something(&self) -> bool {
            true
        }
    })* };
}

always_something!(AdrDocument, RecordedAdr, RemovedAdr, AcceptedAdr);

/// The symbol that was typed, or the one at the place that was typed.
fn target(
    typed: &str,
    backend: &Backend,
    project: &Project,
) -> Result<TargetArg, Box<dyn std::error::Error>> {
    match Place::read(typed) {
        Some(Place { file, line, column: Some(column) }) => {
            Ok(TargetArg::Position { file_path: backend.file(Path::new(&file), project), line, column })
        }
        Some(Place { line, column: None, .. }) => Err(Misuse::error(format!(
            "line {line} may hold several names; add the column, as {typed}:COLUMN"
        ))),
        None if looks_like_file(typed) => Err(Misuse::error(format!(
            "{typed} is a file; say where the name stands in it, as {typed}:LINE:COLUMN"
        ))),
        None => Ok(TargetArg::Symbol(typed.to_owned())),
    }
}

/// Prints the answer to a question.
fn print<R: Shown + Something>(
    mut reply: Reply<R>,
    human: fn(&R) -> String,
    global: &Global,
    printer: &Printer,
) -> Outcome {
    reply.commands = Some(command_line::command);
    reply.notes.iter_mut().for_each(|note| *note = phrases::note(note));
    match (global.format().for_agents(), global.max_tokens()) {
        (Some(format), max_tokens) => {
            let budget = max_tokens.map(|max_tokens| Budget { max_tokens, counter: &Cl100k });
            printer.answer(&render(&reply, format, budget).text)?;
        }
        (None, None) => {
            printer.answer(&human(&reply.result))?;
            reply.notes.iter().for_each(|note| printer.note(note));
        }
        (None, Some(max_tokens)) => {
            let (text, is_whole) = fit::fitted(&reply.result, human, max_tokens);
            let max_tokens = max_tokens + 1;
            printer.answer(&text)?;
            reply.notes.iter().for_each(|note| printer.note(note));
            if !is_whole {
                let what = if text.is_empty() { "nothing fits" } else { "cut to fit" };
                printer.note(format_args!("{what} in {max_tokens} tokens; give --max-tokens more"));
            }
        }
    }
    Ok(ExitStatus::found(reply.result.is_something()))
}

/// How what is said of indexes and projects is to be written, as the arguments of a call. People read it as text.
fn how(global: &Global) -> Value {
    let format = global.format().for_agents().unwrap_or(answer::Format::Text).to_string();
    match global.max_tokens() {
        Some(max_tokens) => json!({"format": format, "max_tokens": max_tokens}),
        None => json!({"format": format, "no_truncate": true}),
    }
}

/// Prints what a tool says of indexes and projects; `arguments` are those of the call.
fn tell(
    tool: &str,
    arguments: Value,
    backend: &Backend,
    global: &Global,
    printer: &Printer,
) -> Result<Answered, Box<dyn std::error::Error>> {
    let mut call = how(global);
    if let (Some(call), Value::Object(arguments)) = (call.as_object_mut(), arguments) {
        call.extend(arguments);
    }
    let answered = backend.call(tool, call, None)?;
    printer.answer(&answered.text)?;
    Ok(answered)
}
