//! `scryer completions`.

use std::io;

use clap_complete::env::{Bash, Elvish, EnvCompleter, Fish, Powershell, Zsh};

use super::Outcome;
use crate::args::{Completions, Shell};
use crate::exit::ExitStatus;
use crate::printer::Printer;

/// The variable by which a shell asks the program for words instead of running it.
pub(crate) const COMPLETE: &str = "COMPLETE";

pub(super) fn run(arguments: &Completions, printer: &Printer) -> Outcome {
    printer.answer(&script(arguments.shell)?)?;
    Ok(ExitStatus::Success)
}

/// What a shell has to read once. It asks the program for words each time, so that names come from the index of now.
fn script(shell: Shell) -> io::Result<String> {
    let shell: &dyn EnvCompleter = match shell {
        Shell::Bash => &Bash,
        Shell::Elvish => &Elvish,
        Shell::Fish => &Fish,
        Shell::Pwsh => &Powershell,
        Shell::Zsh => &Zsh,
    };
    let mut script = Vec::new();
    shell.write_registration(COMPLETE, "scryer", "scryer", "scryer", &mut script)?;
    Ok(String::from_utf8_lossy(&script).into_owned())
}
