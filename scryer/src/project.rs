//! The façade: all projects, one project, and the typed methods that callers hold.
//!
//! [`Scryer`] knows the projects (`registry`) and owns what they share: worker threads, the standard crates, the store
//! (`persist`). What they are used for is counted in `usage`. What was decided is held in `decisions`. A [`Project`] answers questions about one workspace. Every question first passes the gate (`gate`):
//! files and manifests are compared with what was last seen, what changed is lowered (`host` says which stage follows
//! which), and the question runs on the `state` that comes of it, which never changes afterwards. So an answer is never
//! older than its question, unless whoever asks won't wait so long (`waiting`), and nobody has to say that something was edited. A long-lived program has a project watched
//! (`watching`), so that its files are read as they change, and a question has to compare only what the system tells of.
//!
//! Nothing here knows what a question means, and nothing here prints.

mod cancel;
mod contents;
mod decisions;
mod gate;
mod library;
mod generated;
#[doc(hidden)]
pub mod dependencies;
#[doc(hidden)]
pub mod host;
mod methods;
mod persist;
mod registry;
mod report;
#[cfg(feature = "lexical")]
mod search;
mod sources;
mod state;
mod stubs;
mod usage;
mod waiting;
mod watching;

#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use rayon::ThreadPool;

use rustc_hash::FxHashSet;

pub use cancel::Cancel;
pub use registry::{ProjectInfo, Removed, Scryer};
pub use report::{IndexReport, LastRun, NoProgress, Phase, Progress, Status};
pub use usage::{SessionId, Since, ToolCall, ToolUsage, Usage, UsageRequest};
#[cfg(feature = "watch")]
pub use watching::Watch;

use crate::error::Error;
use crate::facts::FactsTable;
use crate::workspace::toolchain::Toolchains;
use host::StdLayer;
use persist::Persist;

/// Stack of the worker threads: what recursion there is has limits that stay well below this.
const STACK_BYTES: usize = 64 << 20;

/// What the caller knows about the machine.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Where the sources of dependencies lie (`~/.cargo`). Without it, only path and vendored dependencies are found.
    pub cargo_home: Option<PathBuf>,
    /// Where toolchains lie, one of which may have the sources of the standard library. Without any of it, that is known by
    /// bundled signatures alone.
    pub toolchains: Toolchains,
    /// Where Cargo is told to put what it builds (`CARGO_TARGET_DIR`, `CARGO_BUILD_BUILD_DIR`), absolute paths: what build scripts
    /// wrote is looked for there, too.
    pub target_dirs: Vec<PathBuf>,
    /// How many threads work at once; one for each core unless given.
    pub threads: Option<usize>,
    /// A directory for small files of ours, which no other process uses so at the same time: whoever watches a project
    /// makes some there (`Project::watch`). The store's home unless given.
    pub scratch: Option<PathBuf>,
}

/// One workspace. All clones are the same project; they may be used from any thread, at once.
#[derive(Clone)]
pub struct Project(Arc<Inner>, Terms);

/// On which terms a handle's questions are put.
#[derive(Clone, Default)]
struct Terms {
    cancel: Cancel,
    /// How long they wait for files to be read; as long as it takes, unless given.
    patience: Option<Duration>,
    /// The toolchain that is meant whatever files say.
    toolchain: Option<String>,
}

struct Inner {
    shared: Arc<Shared>,
    id: i64,
    slug: String,
    /// Canonical.
    root: PathBuf,
    /// What was last seen on disk. Held while that is brought up to date: one thread at a time does so, outside the pool.
    desk: Mutex<Option<gate::Desk>>,
    /// What questions run on.
    state: RwLock<Option<Arc<state::State>>>,
    tally: report::Tally,
    /// What the first index has read so far, while it is made.
    so_far: Mutex<Option<waiting::SoFar>>,
    /// Who tells of changes, if somebody does.
    watching: watching::Slot,
    decisions: decisions::Memory,
    /// Directories of packages that are to be loaded although nothing in the workspace names them.
    asked: Mutex<FxHashSet<PathBuf>>,
}

impl Project {
    fn new(shared: Arc<Shared>, row: &registry::Row) -> Project {
        Project(
            Arc::new(Inner {
                shared,
                id: row.id,
                slug: row.slug.clone(),
                root: row.root.clone(),
                desk: Mutex::default(),
                state: RwLock::default(),
                tally: report::Tally::new(row.indexed_at),
                so_far: Mutex::default(),
                watching: watching::Slot::default(),
                decisions: decisions::Memory::default(),
                asked: Mutex::default(),
            }),
            Terms::default(),
        )
    }

    /// The same project; what is asked of this handle ends with [`Error::Cancelled`] soon after `cancel` is set: between two
    /// files, or between two bodies that are inferred. What was learnt until then is kept.
    pub fn stopped_by(&self, cancel: &Cancel) -> Project {
        let mut handle = self.clone();
        handle.1.cancel = cancel.clone();
        handle
    }

    /// The same project; questions to this handle about the standard library are about that of this toolchain, a name or an
    /// absolute path as `RUSTUP_TOOLCHAIN` has it, whatever [`Options::toolchains`] and files say.
    pub fn built_with(&self, toolchain: &str) -> Project {
        let mut handle = self.clone();
        handle.1.toolchain = Some(toolchain.to_owned());
        handle
    }

    /// Its number.
    pub fn id(&self) -> i64 {
        self.0.id
    }

    /// Its short name.
    pub fn slug(&self) -> &str {
        &self.0.slug
    }

    /// Its directory, canonical.
    pub fn root(&self) -> &Path {
        &self.0.root
    }
}

impl std::fmt::Debug for Project {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Project")
            .field("slug", &self.0.slug)
            .field("root", &self.0.root)
            .finish_non_exhaustive()
    }
}

/// What all projects of a [`Scryer`] share.
struct Shared {
    options: Options,
    persist: Persist,
    pool: OnceLock<ThreadPool>,
    /// For questions that don't wait for what the others work on.
    side: OnceLock<ThreadPool>,
    std: OnceLock<Arc<StdLayer>>,
    sources: sources::Sources,
    contents: contents::Contents,
    libraries: library::Libraries,
    usage: usage::UsageLog,
}

impl Shared {
    fn new(options: Options, persist: Persist) -> Shared {
        Shared {
            options,
            persist,
            pool: OnceLock::new(),
            side: OnceLock::new(),
            std: OnceLock::new(),
            sources: sources::Sources::default(),
            contents: contents::Contents::default(),
            libraries: library::Libraries::default(),
            usage: usage::UsageLog::default(),
        }
    }

    /// The worker threads. What is locked or initialised once for all must be so by callers' threads: a worker that waits
    /// for other workers takes up other work in the meantime, and could come to wait for itself.
    fn pool(&self) -> Result<&ThreadPool, Error> {
        pool(&self.pool, self.options.threads.unwrap_or(0))
    }

    /// A thread beside the others.
    fn side(&self) -> Result<&ThreadPool, Error> {
        pool(&self.side, 1)
    }

    /// Where small files of ours may be made.
    #[cfg(feature = "watch")]
    fn scratch(&self) -> Option<&Path> {
        self.options.scratch.as_deref().or(self.persist.home())
    }

    /// The standard crates; from the store, where they are kept.
    fn std(&self) -> Result<&StdLayer, Error> {
        let pool = self.pool()?;
        Ok(self.std.get_or_init(|| {
            pool.install(|| {
                let kept = self.persist.load_shared(stubs::ROOT);
                let (files, lowered) = stubs::facts(&kept);
                let mut table = FactsTable::default();
                for (path, hash, facts) in files {
                    table.insert(&path, hash, facts);
                }
                if !lowered.is_empty() && self.persist.is_durable() {
                    self.persist.save_shared(lowered);
                }
                Arc::new(StdLayer::link(table))
            })
        }))
    }
}

/// The threads in `place`, which are started if there are none; one for each core if `threads` is 0.
fn pool(place: &OnceLock<ThreadPool>, threads: usize) -> Result<&ThreadPool, Error> {
    if let Some(pool) = place.get() {
        return Ok(pool);
    }
    let pool = started(threads)?;
    Ok(place.get_or_init(|| pool))
}

fn started(threads: usize) -> Result<ThreadPool, Error> {
    let builder = rayon::ThreadPoolBuilder::new()
        .thread_name(|index| format!("scryer-{index}"))
        .num_threads(threads)
        .stack_size(STACK_BYTES);
    builder.build().map_err(|error| Error::Threads { reason: error.to_string() })
}

/// Locks `mutex`. What a panic elsewhere left behind is whole: values are replaced, never changed bit by bit.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
