//! Reading a pipe to its end on a thread of its own, keeping the beginning.

use std::io::{self, Read};
use std::mem;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::limits::{Meter, Unit};

/// Bytes asked for at a time.
const CHUNK: usize = 64 * 1024;

/// What is being read from one pipe.
pub(super) struct Capture(Arc<Mutex<State>>);

struct State {
    read: Captured,
    /// Set when nobody wants more: the thread then lets the pipe go at its next byte.
    closed: bool,
}

/// What was read from one pipe.
pub(super) struct Captured {
    /// The first bytes, up to the limit.
    pub(super) kept: Vec<u8>,
    /// How many were kept, and how many there were.
    pub(super) meter: Meter,
}

impl Capture {
    /// Starts reading. `ended` is told when the pipe has been read to its end.
    pub(super) fn start(
        part: &'static str,
        limit: u64,
        pipe: Option<impl Read + Send + 'static>,
        ended: Sender<()>,
    ) -> io::Result<Self> {
        let read = Captured { kept: Vec::new(), meter: Meter::new(part, Unit::Bytes, Some(limit)) };
        let state = Arc::new(Mutex::new(State { read, closed: false }));
        let shared = Arc::clone(&state);
        thread::Builder::new().spawn(move || {
            if let Some(pipe) = pipe {
                read_to_end(pipe, &shared);
            }
            // Nobody listens where the program was given up; that is fine.
            let _ = ended.send(());
        })?;
        Ok(Self(state))
    }

    /// Stops reading and returns what there is.
    pub(super) fn close(&self) -> Captured {
        let mut state = lock(&self.0);
        state.closed = true;
        let kept = mem::take(&mut state.read.kept);
        Captured { kept, meter: state.read.meter.clone() }
    }
}

fn read_to_end(mut pipe: impl Read, shared: &Mutex<State>) {
    let mut chunk = vec![0; CHUNK];
    loop {
        match pipe.read(&mut chunk) {
            Ok(0) => return,
            Ok(length) => {
                let mut state = lock(shared);
                if state.closed {
                    return;
                }
                let granted = state.read.meter.take(length as u64);
                let granted = usize::try_from(granted).unwrap_or(length);
                state.read.kept.extend_from_slice(chunk.get(..granted).unwrap_or_default());
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            // A pipe that can't be read any more has ended as far as anybody can tell.
            Err(_) => return,
        }
    }
}

/// A thread that panicked while it held the lock leaves bytes that are still true.
fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}
