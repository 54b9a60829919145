//! What is told of indexing: progress while it runs, a report when it is done, and the status at any time.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use super::cancel::Cancel;
use super::lock;
use crate::freshness::{ChangeSet, Staleness};
use crate::query::{Failure, Lag};

/// A step of indexing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Manifests and source files are looked for.
    Discover,
    /// Files are read and lowered; counted in files.
    Read,
    /// Names are resolved.
    Link,
    /// What was read is written to the store.
    Save,
}

impl Phase {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Discover => "discover",
            Phase::Read => "read",
            Phase::Link => "link",
            Phase::Save => "save",
        }
    }
}

/// Is told how far indexing is. Called from any thread, often: it has to be quick.
pub trait Progress: Sync {
    /// `done` of `total` steps of `phase` are done. Each phase begins with 0 and ends with all.
    fn phase(&self, phase: Phase, done: usize, total: usize) {
        let _ = (phase, done, total);
    }

    /// Is asked, between files and all through linking, whether to go on. Once it says no, indexing ends with [`Error::Cancelled`](crate::Error),
    /// and what was read is kept for the next time.
    fn keep_on(&self) -> bool {
        true
    }
}

/// Goes on while `progress` says so and nobody called the work off.
pub(super) struct Watched<'a> {
    progress: &'a dyn Progress,
    cancel: &'a Cancel,
    /// Somebody was told no: then everybody is, as what that one leaves out others would miss.
    stopped: AtomicBool,
}

impl<'a> Watched<'a> {
    pub(super) fn new(progress: &'a dyn Progress, cancel: &'a Cancel) -> Watched<'a> {
        Watched { progress, cancel, stopped: AtomicBool::new(false) }
    }
}

impl Progress for Watched<'_> {
    fn phase(&self, phase: Phase, done: usize, total: usize) {
        self.progress.phase(phase, done, total);
    }

    fn keep_on(&self) -> bool {
        if self.stopped.load(Ordering::Acquire) {
            return false;
        }
        let goes_on = !self.cancel.is_cancelled() && self.progress.keep_on();
        if !goes_on {
            self.stopped.store(true, Ordering::Release);
        }
        goes_on
    }
}

/// Wants to hear nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProgress;

impl Progress for NoProgress {}

/// What an index run did, and what there is now.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct IndexReport {
    /// Files read and lowered in this run.
    pub indexed: usize,
    /// Files whose facts were known already.
    pub reused: usize,
    /// Files that were known and are gone.
    pub removed: usize,
    /// Files that could not be read or did not parse in whole, and manifests that make no sense, sorted by path.
    pub failed: Vec<Failure>,
    /// Files that no crate reaches, relative to the root, sorted. They are indexed, each as a crate of its own.
    pub loose: Vec<String>,
    /// Definitions in the workspace's own files.
    pub symbols: usize,
    /// As [`LastRun::dependency_files`].
    pub dependency_files: usize,
    /// As [`LastRun::dependency_files_parsed`].
    pub dependency_files_parsed: usize,
    /// Places in its code where a name stands, definitions included: what a search for references chooses from.
    pub references: usize,
    /// How long it took.
    pub seconds: f64,
    /// What else there is to know, such as that the store is out of order.
    pub notes: Vec<String>,
}

/// Where a project stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    /// Its short name.
    pub slug: String,
    /// Its directory.
    pub root_path: PathBuf,
    /// Whether what is in memory is what is on disk. A project that is not [fresh](Staleness::is_fresh) is brought up to
    /// date by the next question.
    pub state: Staleness,
    /// Source files that are held.
    pub files: usize,
    /// Definitions in them.
    pub symbols: usize,
    /// As [`IndexReport::failed`].
    pub failed: Vec<Failure>,
    /// As [`IndexReport::loose`].
    pub loose: Vec<String>,
    /// The last run of this process that lowered anything.
    pub last_run: Option<LastRun>,
    /// When it was last indexed, in milliseconds since 1970.
    pub indexed_at: Option<i64>,
    /// As [`IndexReport::notes`].
    pub notes: Vec<String>,
}

/// One run that changed something.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct LastRun {
    /// Files read and lowered.
    pub indexed: usize,
    /// Files whose facts were known already.
    pub reused: usize,
    /// Files that were known and are gone.
    pub removed: usize,
    /// Whether names were resolved anew; not if only fn bodies differed.
    pub linked: bool,
    /// Files of dependencies that were asked for; 0 if what the workspace stands on stayed the same.
    pub dependency_files: usize,
    /// How many of them had to be parsed, since nothing was kept of them.
    pub dependency_files_parsed: usize,
    /// How long it took.
    pub seconds: f64,
}

/// What a project notes about itself, readable while it works.
pub(super) struct Tally {
    work: Mutex<Option<Work>>,
    pub(super) done: AtomicUsize,
    pub(super) total: AtomicUsize,
    /// Of the files that are done, those whose content the store knew.
    pub(super) known: AtomicUsize,
    pub(super) deleted: AtomicBool,
    pub(super) last_run: Mutex<Option<LastRun>>,
    indexed_at: Mutex<Option<i64>>,
}

impl Tally {
    pub(super) fn new(indexed_at: Option<i64>) -> Tally {
        Tally {
            work: Mutex::default(),
            done: AtomicUsize::new(0),
            total: AtomicUsize::new(0),
            known: AtomicUsize::new(0),
            deleted: AtomicBool::new(false),
            last_run: Mutex::default(),
            indexed_at: Mutex::new(indexed_at),
        }
    }

    /// How far the work in progress is, if there is any.
    pub(super) fn building(&self) -> Option<Staleness> {
        Some(match lock(&self.work).as_ref()? {
            Work::First(_) => Staleness::Building {
                done: self.done.load(Ordering::Relaxed),
                total: self.total.load(Ordering::Relaxed),
            },
            Work::Again(changes, _) => changes.clone(),
        })
    }

    /// What is not read yet.
    pub(super) fn lag(&self) -> Lag {
        match lock(&self.work).as_ref() {
            Some(Work::First(since)) => {
                let (done, total) = (self.done.load(Ordering::Relaxed), self.total.load(Ordering::Relaxed));
                let elapsed = since.elapsed().as_secs_f64();
                // Linking takes as long as reading, about.
                let left = match done {
                    0 => elapsed,
                    done => elapsed * (total.saturating_sub(done) as f64 / done as f64 + 0.5),
                };
                Lag::Indexing { done, total, seconds: left.ceil().max(1.0) as u64 }
            }
            Some(Work::Again(_, files)) => Lag::Pending(files.clone()),
            None => Lag::Pending(Vec::new()),
        }
    }

    pub(super) fn indexed_at(&self) -> Option<i64> {
        *lock(&self.indexed_at)
    }

    /// Notes that a run ended now.
    pub(super) fn ran(&self, run: LastRun) {
        *lock(&self.last_run) = Some(run);
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        *lock(&self.indexed_at) = i64::try_from(since.as_millis()).ok();
    }

    /// Says that a first index is being made for as long as the guard lives.
    pub(super) fn begin(&self) -> Building<'_> {
        self.start(Work::First(Instant::now()))
    }

    /// Says that an index is being brought up to date for as long as the guard lives. `files` is what answers call those
    /// of `changes`.
    pub(super) fn begin_again(&self, changes: &ChangeSet, files: Vec<String>) -> Building<'_> {
        let staleness = match Staleness::of(changes) {
            // Which files there are, or what they stand on.
            Staleness::Fresh => Staleness::NotChecked,
            changed => changed,
        };
        self.start(Work::Again(staleness, files))
    }

    fn start(&self, work: Work) -> Building<'_> {
        self.done.store(0, Ordering::Relaxed);
        self.total.store(0, Ordering::Relaxed);
        *lock(&self.work) = Some(work);
        Building(self)
    }
}

/// What is being worked on.
enum Work {
    /// The first index, since then.
    First(Instant),
    /// A later one, of these changes, and the files that they are of.
    Again(Staleness, Vec<String>),
}

/// Work in progress.
pub(super) struct Building<'a>(&'a Tally);

impl Drop for Building<'_> {
    fn drop(&mut self) {
        *lock(&self.0.work) = None;
    }
}
