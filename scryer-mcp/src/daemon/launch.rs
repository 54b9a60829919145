//! Starts a daemon as a process that outlives whoever started it.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use super::{Place, log};

/// How a daemon is started.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The program, absolute.
    pub program: PathBuf,
    /// What it is told.
    pub arguments: Vec<OsString>,
    /// All that it sees of the environment.
    pub environment: Vec<(OsString, OsString)>,
}

impl Launch {
    /// Starts it. Whether it stays is seen when somebody connects: of several, one does.
    pub(super) fn start(&self, place: &Place) -> io::Result<()> {
        let complaints = log::open(&place.log()).map_or_else(|_| Stdio::null(), Stdio::from);
        let mut child = Command::new(&self.program)
            .args(&self.arguments)
            .env_clear()
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .current_dir("/")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(complaints)
            .spawn()?;
        // Somebody has to take note of its end while this process lives.
        let _ = std::thread::Builder::new().name("scryer-reaper".to_owned()).spawn(move || child.wait());
        Ok(())
    }
}

/// Leaves the terminal and the process group that this process was started in.
pub fn detach() {
    // It fails for the leader of a group, which nobody's group is ended with.
    let _ = rustix::process::setsid();
}
