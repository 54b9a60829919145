//! How long a question waits for the index, and what it is answered from when that was not enough.
//!
//! Unless told otherwise a question waits until everything is read, however long that takes. A handle with patience
//! ([`Project::waiting_at_most`]) has the work go on in the background when its time is up: then the question is put to what
//! was known before, or to what was read so far, and its [`Standing`] says what that lacks.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use rayon::ThreadPool;

use super::gate::Run;
use super::report::{Phase, Progress};
use super::state::{State, shown};
use super::{Inner, NoProgress, Project, lock};
use crate::error::Error;
use crate::facts::FileFacts;
use crate::freshness::Staleness;
use crate::graph::Analysis;
use crate::query::{Lag, Standing};
use crate::source::ContentHash;
use crate::workspace::graph::CrateGraph;

/// How often whoever waits is told how far the work is.
const TELL_EVERY: Duration = Duration::from_millis(50);
/// So much more has to be read, in parts of what was, before a partial state is made again.
const WORTH_MORE: usize = 8;

/// A state to answer from, and how it stands.
pub(super) struct Ready {
    pub(super) state: Arc<State>,
    pub(super) standing: Standing,
}

/// What the first index has read so far.
pub(super) struct SoFar {
    graph: CrateGraph,
    files: Vec<(PathBuf, ContentHash, Arc<FileFacts>)>,
    /// The last state that was made of it, and of how many files.
    made: Option<(usize, Arc<State>)>,
}

/// Lets go of what was read so far when the first index ends, however it ends.
pub(super) struct Collecting<'a>(&'a Inner);

impl Project {
    /// The same project; a question that is put to this handle waits at most so long for files to be read. Then the work goes
    /// on in the background, and the answer says what it lacks ([`Standing`]).
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # use std::time::Duration;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "pub fn add(a: u8) -> u8 { a + 1 }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let patient = project.waiting_at_most(Duration::from_secs(20));
    /// let found = patient.file_outline(&FileOutline::new("lib.rs"))?;
    /// assert_eq!(found.standing.lag, None);
    /// # Ok(())
    /// # }
    /// ```
    pub fn waiting_at_most(&self, patience: Duration) -> Project {
        let mut handle = self.clone();
        handle.1.patience = Some(patience);
        handle
    }

    /// Has the project indexed, or brought up to date, as a question would, and tells how far that is. A question that
    /// follows waits for nothing, unless its patience was not enough for this.
    ///
    /// # Errors
    ///
    /// As [`Project::index`]; that time ran out is none.
    pub fn prepare(&self, progress: &dyn Progress) -> Result<(), Error> {
        match self.run(Instant::now(), progress) {
            Ok(_) | Err(Error::Unready(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// What a question that was asked at `asked` is to be put to.
    pub(super) fn ready(&self, asked: Instant) -> Result<Ready, Error> {
        match self.run(asked, &NoProgress) {
            Ok(run) => {
                let refreshed: BTreeSet<String> =
                    run.changed.iter().map(|path| shown(&self.0.root, path)).collect();
                let files = run.state.totals().files as usize;
                let standing = Standing { files, refreshed: refreshed.into_iter().collect(), lag: None };
                Ok(Ready { state: run.state, standing })
            }
            Err(Error::Unready(lag)) => self.0.late(lag, &|| !self.1.cancel.is_cancelled()),
            Err(error) => Err(error),
        }
    }

    /// Brings the project up to date, within the patience of this handle.
    fn run(&self, asked: Instant, progress: &dyn Progress) -> Result<Run, Error> {
        let Some(patience) = self.1.patience else { return self.refresh(false, progress) };
        let (sender, receiver) = mpsc::sync_channel(1);
        let project = self.clone();
        let thread = std::thread::Builder::new().name("scryer-refresh".to_owned()).spawn(move || {
            // Nobody may be waiting any more.
            let _ = sender.send(project.refresh(false, &NoProgress));
        });
        if let Err(error) = thread {
            return Err(Error::Threads { reason: error.to_string() });
        }
        loop {
            let left = patience.saturating_sub(asked.elapsed());
            match receiver.recv_timeout(left.min(TELL_EVERY)) {
                Ok(run) => return run,
                Err(RecvTimeoutError::Disconnected) => return self.refresh(false, progress),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(Error::Unready(self.0.tally.lag()));
                }
                Err(RecvTimeoutError::Timeout) => self.tell(progress),
            }
        }
    }

    fn tell(&self, progress: &dyn Progress) {
        if let Some(Staleness::Building { done, total }) = self.0.tally.building() {
            match total {
                0 => progress.phase(Phase::Discover, 0, 1),
                _ => progress.phase(Phase::Read, done, total),
            }
        }
    }
}

impl Inner {
    /// What there is to answer from while the work goes on.
    fn late(&self, lag: Lag, keep_on: &(dyn Fn() -> bool + Sync)) -> Result<Ready, Error> {
        let (state, lag) = match self.current() {
            Some(state) => match lag {
                Lag::Pending(_) => (state, lag),
                // It was finished just now.
                Lag::Indexing { .. } => (state, Lag::Pending(Vec::new())),
            },
            None => match self.partial(keep_on)? {
                Some(state) => (state, lag),
                None => {
                    return Err(Error::Unready(match lag {
                        Lag::Indexing { .. } => lag,
                        // It has not begun.
                        Lag::Pending(_) => Lag::Indexing { done: 0, total: 0, seconds: 1 },
                    }));
                }
            },
        };
        let files = state.totals().files as usize;
        Ok(Ready { state, standing: Standing { files, refreshed: Vec::new(), lag: Some(lag) } })
    }

    /// What was read so far, linked without dependencies; `None` if that is nothing.
    fn partial(&self, keep_on: &(dyn Fn() -> bool + Sync)) -> Result<Option<Arc<State>>, Error> {
        let (graph, files) = {
            let so_far = lock(&self.so_far);
            let Some(so_far) = so_far.as_ref().filter(|so_far| !so_far.files.is_empty()) else {
                return Ok(None);
            };
            if let Some((count, state)) = &so_far.made
                && so_far.files.len() <= count + count / WORTH_MORE
            {
                return Ok(Some(state.clone()));
            }
            (so_far.graph.clone(), so_far.files.clone())
        };
        let count = files.len();
        let std = self.shared.std()?;
        let state = self.shared.side()?.install(|| {
            let layer = std.under(std.table.forked(), &graph, keep_on);
            let mut table = layer.table.clone();
            for (path, hash, facts) in files {
                table.insert(&path, hash, facts);
            }
            // A file whose parent is not read yet is of no crate, and does not show.
            let program = layer.program(table, &[], keep_on);
            program.prepare();
            Arc::new(State::new(&self.root, Arc::new(Analysis::new(Arc::new(program))), Vec::new()))
        });
        if !keep_on() {
            return Err(Error::Cancelled);
        }
        if let Some(so_far) = lock(&self.so_far).as_mut() {
            so_far.made = Some((count, state.clone()));
        }
        Ok(Some(state))
    }

    /// Keeps what the first index reads at hand, until what is returned is dropped.
    pub(super) fn collect(&self, graph: &CrateGraph) -> Collecting<'_> {
        let so_far = SoFar { graph: graph.clone(), files: Vec::new(), made: None };
        *lock(&self.so_far) = Some(so_far);
        Collecting(self)
    }

    /// Notes what was read of one file, if that is of use to anybody.
    pub(super) fn collected(&self, path: &Path, hash: ContentHash, facts: &Arc<FileFacts>) {
        if let Some(so_far) = lock(&self.so_far).as_mut() {
            so_far.files.push((path.to_owned(), hash, facts.clone()));
        }
    }

    /// The threads on which questions are worked out.
    pub(super) fn threads(&self, standing: &Standing) -> Result<&ThreadPool, Error> {
        match standing.lag {
            None => self.shared.pool(),
            // The others are busy with what was not waited for.
            Some(_) => self.shared.side(),
        }
    }
}

impl Drop for Collecting<'_> {
    fn drop(&mut self) {
        *lock(&self.0.so_far) = None;
    }
}
