//! A program together with everything it starts, ended together.

use std::io;
use std::process::{Child, Command, ExitStatus};

/// A started program that leads its own process group.
///
/// Dropped before its end was seen, the group is ended, so that no early return leaves a program behind.
pub(super) struct Group {
    pub(super) child: Child,
    /// Whether the program's end was collected. Its number may belong to another program from then on.
    reaped: bool,
}

impl Group {
    pub(super) fn spawn(command: &mut Command) -> io::Result<Self> {
        lead_a_group(command);
        Ok(Self { child: command.spawn()?, reaped: false })
    }

    /// Returns how the program ended, `None` while it runs.
    pub(super) fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        let status = self.child.try_wait()?;
        self.reaped |= status.is_some();
        Ok(status)
    }

    /// Ends the program and what it started. Once its end was collected nothing is done: the number of the group could
    /// be anybody's.
    pub(super) fn kill(&mut self) {
        if self.reaped {
            return;
        }
        kill_group(&self.child);
        // Where the group couldn't be ended, at least its leader is. It fails only on a program that is gone.
        let _ = self.child.kill();
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        self.kill();
        if !self.reaped {
            let _ = self.child.try_wait();
        }
    }
}

#[cfg(unix)]
fn lead_a_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(unix)]
fn kill_group(leader: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // The leader isn't collected yet, so its number still names this group and no other.
    let _ = kill_process_group(Pid::from_child(leader), Signal::KILL);
}

#[cfg(windows)]
fn lead_a_group(command: &mut Command) {
    const CREATE_NEW_PROCESS_GROUP: u32 = 0x0000_0200;
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    std::os::windows::process::CommandExt::creation_flags(
        command,
        CREATE_NEW_PROCESS_GROUP | CREATE_NO_WINDOW,
    );
}

/// Windows has no signal for a group. The system's own tool walks the tree of children; what has lost its parent is
/// not found.
#[cfg(windows)]
fn kill_group(leader: &Child) {
    use std::process::Stdio;
    let mut tool = Command::new("taskkill.exe");
    tool.args(["/T", "/F", "/PID", &leader.id().to_string()]);
    let _ = tool.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
}

#[cfg(not(any(unix, windows)))]
fn lead_a_group(_: &mut Command) {}

#[cfg(not(any(unix, windows)))]
fn kill_group(_: &Child) {}
