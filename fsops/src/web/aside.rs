//! Work that can't be interrupted, done on a thread of its own and given up when the time is up.
//!
//! A lookup of a name, a read of a socket and a converter of hostile markup have no switch to stop them. They run
//! aside; the caller waits for them with the deadline in hand and, once it has passed, stops listening. What was given
//! up goes on until it ends by itself, and its result is dropped.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::limits::{Deadline, Stopped};

/// How long the wish to stop may go unheard.
const LONGEST_PAUSE: Duration = Duration::from_millis(20);

/// Why nothing came back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gone {
    /// The caller's time was up.
    Stopped(Stopped),
    /// The thread ended without a result, or the system had none to give.
    Died,
}

/// Runs `work` on a thread with `stack` bytes of stack, and waits for its result until the deadline.
pub(super) fn run<T: Send + 'static>(
    deadline: &Deadline,
    stack: usize,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Gone> {
    let (sender, receiver) = mpsc::sync_channel(1);
    let job = move || {
        // Nobody listens where the caller gave up; that is fine.
        let _ = sender.send(work());
    };
    thread::Builder::new().stack_size(stack).spawn(job).map_err(|_| Gone::Died)?;
    wait(deadline, &receiver)
}

/// Waits for the next thing from a worker until the deadline.
pub(super) fn wait<T>(deadline: &Deadline, receiver: &Receiver<T>) -> Result<T, Gone> {
    loop {
        let pause = deadline.remaining().map_or(LONGEST_PAUSE, |left| left.min(LONGEST_PAUSE));
        match receiver.recv_timeout(pause) {
            Ok(value) => return Ok(value),
            Err(RecvTimeoutError::Disconnected) => return Err(Gone::Died),
            Err(RecvTimeoutError::Timeout) => deadline.check().map_err(Gone::Stopped)?,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Cancel;

    const STACK: usize = 256 * 1024;

    #[test]
    fn results_come_back_and_the_deadline_is_kept() {
        let soon = Deadline::after(Duration::from_secs(10));
        assert_eq!(run(&soon, STACK, || 7), Ok(7));
        let late = Deadline::after(Duration::from_millis(50));
        let slow = || thread::sleep(Duration::from_secs(2));
        assert_eq!(run(&late, STACK, slow), Err(Gone::Stopped(Stopped::TimedOut)));
        let cancel = Cancel::new();
        cancel.cancel();
        let never = Deadline::never().or_cancelled(cancel);
        assert_eq!(run(&never, STACK, slow), Err(Gone::Stopped(Stopped::Cancelled)));
    }
}
