//! The command line of scryer: what was typed becomes a question to the library, its answer becomes lines.
//!
//! Everything that knows Rust is in `scryer`; everything that knows MCP is in `scryer-mcp`. Here are terminals,
//! the environment, and exit codes.

mod args;
mod backend;
mod calls;
mod commands;
mod complete;
mod exit;
mod fit;
mod human;
mod phrases;
mod place;
mod printer;
mod words;

use std::error::Error;
use std::io;
use std::panic;

use clap::{CommandFactory, Parser};
use clap_complete::CompleteEnv;

use args::Cli;
use exit::ExitStatus;
use printer::Printer;

fn main() -> ExitStatus {
    // A shell that asks for words gets them here, and the program ends.
    CompleteEnv::with_factory(Cli::command).var(commands::COMPLETE).bin("scryer").complete();
    let cli = Cli::parse();
    let printer = Printer::new(&cli.global);
    panic::set_hook(Box::new(move |info| printer.error(format_args!("{BUG}\n{info}"))));
    match panic::catch_unwind(|| commands::run(&cli, &printer)) {
        Ok(Ok(status)) => status,
        Ok(Err(error)) if is_closed_pipe(&*error) => ExitStatus::Success,
        Ok(Err(error)) => {
            printer.error(phrases::error(&*error));
            ExitStatus::Error
        }
        Err(_) => ExitStatus::Error,
    }
}

const BUG: &str = "scryer broke. This is a bug in scryer, not in your code; please report it with the command and these lines:";

/// Whether whoever read the answer has had enough of it.
fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    let mut cause = Some(error);
    while let Some(error) = cause {
        if error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe) {
            return true;
        }
        cause = error.source();
    }
    false
}
