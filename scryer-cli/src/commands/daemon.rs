//! `scryer daemon`: the process that clients share.

use super::Outcome;
use crate::args::{Daemon, Global};
use crate::printer::Printer;

#[cfg(unix)]
pub(super) fn run(arguments: &Daemon, global: &Global, printer: &Printer) -> Outcome {
    use scryer::answer;
    use scryer_mcp::daemon::{self, DaemonError, Welcome};
    use serde_json::json;

    use crate::args::DaemonCommand;
    use crate::backend;
    use crate::exit::ExitStatus;

    let told = match arguments.command {
        DaemonCommand::Run => {
            daemon::detach();
            daemon::run(backend::daemon_options()?)?;
            return Ok(ExitStatus::Success);
        }
        DaemonCommand::Status => daemon::status(&backend::place()?, backend::version()),
        DaemonCommand::Stop => daemon::stop(&backend::place()?, backend::version()),
    };
    let (Welcome { version, pid, seconds, clients, .. }, place) = match told {
        Ok(told) => (told, backend::place()?),
        Err(error @ DaemonError::None { .. }) => {
            printer.note(error);
            return Ok(ExitStatus::NothingFound);
        }
        Err(error) => return Err(error.into()),
    };
    let is_json = global.format().for_agents() == Some(answer::Format::Json);
    let has_ended = matches!(arguments.command, DaemonCommand::Stop);
    let text = match is_json {
        true => json!({
            "pid": pid, "version": version.release, "seconds": seconds, "clients": clients, "home": place.home(),
            "socket": place.socket(), "log": place.log(), "ended": has_ended,
        })
        .to_string(),
        false if has_ended => format!("daemon {pid} ended"),
        false => {
            let count = match clients.len() {
                1 => "1 client".to_owned(),
                count => format!("{count} clients"),
            };
            let mut text = format!("daemon {pid}: version {}, {count}, since {seconds} s", version.release);
            for (what, path) in [("home", place.home()), ("log", &place.log())] {
                text.push_str(&format!("\n{what}: {}", path.display()));
            }
            for client in clients {
                text.push_str(&format!("\nclient in {}", client.display()));
            }
            text
        }
    };
    printer.answer(&text)?;
    Ok(ExitStatus::Success)
}

#[cfg(not(unix))]
pub(super) fn run(_: &Daemon, _: &Global, _: &Printer) -> Outcome {
    Err(super::Misuse::error(
        "there is no daemon where there are no Unix sockets; each scryer serves by itself",
    ))
}
