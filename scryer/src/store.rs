//! What is kept between runs: two turso databases in one directory.
//!
//! In go plain rows and opaque blobs, out they come again, exactly as they were or not at all. `scryer.db` is durable:
//! the known projects, decisions and usage, with migrations that only ever append. `facts.db` is a cache that may be
//! deleted at any time: the stamps of source files, and a blob of facts for each content. Another format of the facts, or
//! damage, costs a new start of the cache and never a wrong answer: each blob is proved by a hash when it is read.
//!
//! Every save is one transaction: a process that is killed leaves what the last one left. One process at a time holds a
//! directory. It never reads the environment: the caller names the directory. It never shows turso's types or its async:
//! one thread owns the connections, and everything outside is blocking. It never encodes facts, and it never
//! replaces, moves or repairs `scryer.db`.

mod database;
mod delta;
mod error;
mod facts_db;
mod lock;
mod records_db;
mod worker;

use std::path::{Path, PathBuf};

use rayon::prelude::*;

pub use error::{Notice, StoreError};
pub use facts_db::{FactsKey, FactsRow, FileRow, SaveBatch, StoredFile};
pub use records_db::{AdrRow, IndexedStats, ProjectRow, UsageRow};

use error::Fault;
use facts_db::FactsDb;
use lock::{DirLock, FileIdentity};
use records_db::RecordsDb;
use worker::Worker;

/// The project id under which the sources of dependencies are stored, which all projects share.
pub const SHARED_PROJECT: i64 = 0;

/// The file of durable data.
const RECORDS_FILE: &str = "scryer.db";

/// The file of the cache.
const FACTS_FILE: &str = "facts.db";

/// The databases of one directory. All methods block until the answer is there; they may be called from any thread.
pub struct Store {
    worker: Worker<Databases>,
    /// `None` in memory.
    lock_file: Option<(PathBuf, FileIdentity)>,
}

/// What the worker's thread owns. The lock is the last field, so that it is given back after the files are closed.
struct Databases {
    records: RecordsDb,
    facts: FactsDb,
    notices: Vec<Notice>,
    _lock: Option<DirLock>,
}

impl Store {
    /// Opens the databases in `dir`, and creates what is missing. Facts that were written with another
    /// `facts_format` are dropped.
    ///
    /// Fails if another process holds the directory, if it can't be written to, or if `scryer.db` is damaged or of a
    /// newer scryer. [`Store::open_in_memory`] serves in its stead.
    pub fn open(dir: &Path, facts_format: u32) -> Result<Store, StoreError> {
        if dir.to_str().is_none() {
            return Err(StoreError::PathNotUtf8 { path: dir.to_owned() });
        }
        std::fs::create_dir_all(dir).map_err(|error| StoreError::io(dir, error))?;
        // Taken before any file is touched: what another process is writing must not look like damage.
        let lock = DirLock::acquire(dir)?;
        let lock_file = (lock.path().to_owned(), lock.identity());
        let dir = dir.to_owned();
        let worker = Worker::spawn(move || {
            let mut notices = Vec::new();
            let records = RecordsDb::open(Some(&dir.join(RECORDS_FILE)))?;
            let facts =
                FactsDb::open(Some(dir.join(FACTS_FILE)), facts_format, records.store_id(), &mut notices)?;
            Ok(Databases { records, facts, notices, _lock: Some(lock) })
        })?;
        Ok(Store { worker, lock_file: Some(lock_file) })
    }

    /// A store that is gone when it is dropped.
    pub fn open_in_memory() -> Result<Store, StoreError> {
        let worker = Worker::spawn(|| {
            let mut notices = Vec::new();
            let records = RecordsDb::open(None)?;
            let facts = FactsDb::open(None, 0, records.store_id(), &mut notices)?;
            Ok(Databases { records, facts, notices, _lock: None })
        })?;
        Ok(Store { worker, lock_file: None })
    }

    /// What happened to the cache since the last call, oldest first.
    pub fn take_notices(&self) -> Result<Vec<Notice>, StoreError> {
        self.worker.call(|databases| Ok(std::mem::take(&mut databases.notices)))
    }

    /// Whether the directory was deleted or replaced since it was opened, so that nothing that is saved here will be
    /// found again. Always false where the system has no file identities.
    pub fn is_detached(&self) -> bool {
        self.lock_file.as_ref().is_some_and(|(path, held)| !held.is_at(path))
    }

    /// The known projects, sorted by slug.
    pub fn projects(&self) -> Result<Vec<ProjectRow>, StoreError> {
        self.worker.call(|databases| databases.records.projects())
    }

    /// The project with this id.
    pub fn project(&self, id: i64) -> Result<Option<ProjectRow>, StoreError> {
        self.worker.call(move |databases| databases.records.project(id))
    }

    /// The project with this slug.
    pub fn project_by_slug(&self, slug: &str) -> Result<Option<ProjectRow>, StoreError> {
        let slug = slug.to_owned();
        self.worker.call(move |databases| databases.records.project_by_slug(slug))
    }

    /// The project whose root is exactly this path.
    pub fn project_by_root(&self, root: &Path) -> Result<Option<ProjectRow>, StoreError> {
        let root = utf8(root)?;
        self.worker.call(move |databases| databases.records.project_by_root(root))
    }

    /// Remembers the project at `root`, or gives the one that is known there another slug.
    /// Fails if another project has the slug.
    pub fn upsert_project(&self, slug: &str, root: &Path) -> Result<ProjectRow, StoreError> {
        let (slug, root) = (slug.to_owned(), utf8(root)?);
        self.worker.call(move |databases| databases.records.upsert_project(slug, root))
    }

    /// Records that the project was indexed just now, and what was found.
    pub fn set_indexed(&self, project: i64, stats: IndexedStats) -> Result<(), StoreError> {
        self.worker.call(move |databases| databases.records.set_indexed(project, stats))
    }

    /// The project that was last made active, if it is still known.
    pub fn active_project(&self) -> Result<Option<i64>, StoreError> {
        self.worker.call(|databases| databases.records.active_project())
    }

    /// Makes a project the active one.
    pub fn set_active_project(&self, project: i64) -> Result<(), StoreError> {
        self.worker.call(move |databases| databases.records.set_active_project(project))
    }

    /// The decisions that are kept of a project, by path.
    pub fn decisions(&self, project: i64) -> Result<Vec<AdrRow>, StoreError> {
        self.worker.call(move |databases| databases.records.decisions(project))
    }

    /// Keeps a decision, in place of what has its path.
    pub fn put_decision(&self, project: i64, row: AdrRow) -> Result<(), StoreError> {
        self.worker.call(move |databases| databases.records.put_decision(project, row))
    }

    /// Lets go of a decision; returns whether it was kept.
    pub fn delete_decision(&self, project: i64, path: &str) -> Result<bool, StoreError> {
        let path = path.to_owned();
        self.worker.call(move |databases| databases.records.delete_decision(project, path))
    }

    /// What symbols were like when they were first seen: decision, symbol, fingerprint.
    pub fn baselines(&self, project: i64) -> Result<Vec<(String, String, String)>, StoreError> {
        self.worker.call(move |databases| databases.records.baselines(project))
    }

    /// Keeps what a symbol is like.
    pub fn put_baseline(
        &self,
        project: i64,
        decision: &str,
        symbol: &str,
        fingerprint: &str,
    ) -> Result<(), StoreError> {
        let [decision, symbol, fingerprint] = [decision, symbol, fingerprint].map(str::to_owned);
        self.worker
            .call(move |databases| databases.records.put_baseline(project, decision, symbol, fingerprint))
    }

    /// Lets go of what a decision's symbols were like.
    pub fn delete_baselines(&self, project: i64, decision: &str) -> Result<(), StoreError> {
        let decision = decision.to_owned();
        self.worker.call(move |databases| databases.records.delete_baselines(project, decision))
    }

    /// Remembers that a tool was called.
    pub fn record_usage(&self, row: UsageRow) -> Result<(), StoreError> {
        self.worker.call(move |databases| databases.records.record_usage(row))
    }

    /// The calls that began at `since` (milliseconds since 1970) or later, in the order in which they were remembered.
    pub fn usage(&self, since: Option<i64>) -> Result<Vec<UsageRow>, StoreError> {
        self.worker.call(move |databases| databases.records.usage(since))
    }

    /// Forgets a project and its stamps; returns whether it was known.
    /// Its facts stay until [`Store::collect_garbage`], as other projects may have the same files.
    pub fn delete_project(&self, project: i64) -> Result<bool, StoreError> {
        self.worker.call(move |Databases { records, facts, notices, .. }| {
            // In this order: killed in between, the project is known and has to be indexed again.
            facts.forget_project(project, notices)?;
            records.delete_project(project)
        })
    }

    /// The stamps of a project's files whose paths begin with `under` (empty: all), sorted by path.
    pub fn load_stamps(&self, project: i64, under: &str) -> Result<Vec<FileRow>, StoreError> {
        let under = under.to_owned();
        self.worker.call(move |Databases { facts, notices, .. }| facts.load_stamps(project, &under, notices))
    }

    /// As [`Store::load_stamps`], with the facts of each file: the fast way to open a project.
    /// Facts that are missing or damaged are `None`.
    pub fn load_files(&self, project: i64, under: &str) -> Result<Vec<StoredFile>, StoreError> {
        let under = under.to_owned();
        let found = self
            .worker
            .call(move |Databases { facts, notices, .. }| facts.load_files(project, &under, notices))?;
        Ok(found
            .into_par_iter()
            .map(|(file, blob)| {
                let facts = blob.and_then(|blob| blob.proved(file.key()));
                StoredFile { file, facts }
            })
            .collect())
    }

    /// The facts for each key, in the order of the keys; `None` where they are missing or damaged.
    pub fn load_facts(&self, keys: &[FactsKey]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        let wanted = keys.to_vec();
        let found =
            self.worker.call(move |Databases { facts, notices, .. }| facts.load_facts(&wanted, notices))?;
        let found: Vec<_> = found.into_iter().zip(keys).collect();
        Ok(found.into_par_iter().map(|(blob, key)| blob?.proved(*key)).collect())
    }

    /// Facts that some project has of a file at `path`, whatever its content; `None` if there are none.
    pub fn load_base(&self, path: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let path = path.to_owned();
        let found =
            self.worker.call(move |Databases { facts, notices, .. }| facts.load_base(&path, notices))?;
        Ok(found.and_then(|(key, blob)| blob.proved(key)))
    }

    /// Saves a batch as one transaction: all of it is kept, or nothing.
    pub fn save(&self, project: i64, batch: SaveBatch) -> Result<(), StoreError> {
        self.worker.call(move |Databases { facts, notices, .. }| facts.save(project, &batch, notices))
    }

    /// Notes that the packages in `dirs` are used now (`now`, in milliseconds since 1970). If the files that are kept of all
    /// packages are more than `most` bytes of source, those that were not used for longest are forgotten, with their facts,
    /// but none of `dirs`. Returns how many packages went.
    pub fn use_packages(&self, dirs: &[String], now: i64, most: u64) -> Result<usize, StoreError> {
        let dirs = dirs.to_vec();
        self.worker.call(move |Databases { facts, notices, .. }| {
            let gone = facts.use_packages(SHARED_PROJECT, &dirs, now, most, notices)?;
            if gone > 0 {
                facts.collect_garbage(notices)?;
            }
            Ok(gone)
        })
    }

    /// Deletes the facts that no stamp names; returns how many. The file does not shrink, but the room is used again.
    /// Reads the whole cache, and starts a new one if it finds damage: for once in a while, not for every save.
    pub fn collect_garbage(&self) -> Result<usize, StoreError> {
        self.worker.call(|Databases { facts, notices, .. }| facts.collect_garbage(notices))
    }

    /// Moves what was saved from the write-ahead logs into the databases, which the next open would have to read
    /// otherwise: for the end of a bulk load.
    pub fn checkpoint(&self) -> Result<(), StoreError> {
        self.worker.call(Databases::checkpoint)
    }

    /// Closes the databases, and gives the directory back. Dropping a store does the same, without a word on errors.
    pub fn close(self) -> Result<(), StoreError> {
        self.checkpoint()
    }
}

impl Databases {
    fn checkpoint(&mut self) -> Result<(), StoreError> {
        self.records.checkpoint()?;
        self.facts.checkpoint()
    }
}

impl worker::Resource for Databases {
    fn finish(&mut self) {
        // What fails here is in the logs all the same.
        let _ = self.facts.sweep(&mut self.notices);
        let _ = self.checkpoint();
    }
}

fn utf8(path: &Path) -> Result<String, StoreError> {
    let text = path.to_str().ok_or_else(|| StoreError::PathNotUtf8 { path: path.to_owned() })?;
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests;
