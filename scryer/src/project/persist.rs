//! What outlives the process: the boundary to [`store`](crate::store), which may not be there.
//!
//! Reading is direct. Writing goes to a thread of its own, in order, so that no answer waits for a disk; what fails is
//! remembered as a note, as it costs time at the next start and nothing else. Dropping this writes what is left.

use crate::freshness::Stamp;
use crate::source::ContentHash;
use crate::workspace::graph::Edition;

/// How a text was read, which its facts depend on beside itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Form(u8);

impl Form {
    /// In whole.
    pub(super) fn whole(edition: Edition) -> Form {
        Form(edition as u8)
    }

    /// Without fn bodies.
    pub(super) fn signatures(edition: Edition) -> Form {
        Form(edition as u8 | 0x10)
    }

    /// Not at all: facts of many texts that stand in no file.
    pub(super) fn expansions() -> Form {
        Form(0x20)
    }
}

/// What was kept of one file.
pub(super) struct StoredFile {
    /// Relative to the root, with `/`; of files that all projects share, absolute.
    pub(super) path: String,
    pub(super) form: Form,
    pub(super) stamp: Stamp,
    /// `None` if they are lost.
    pub(super) facts: Option<Vec<u8>>,
}

/// What is to be kept.
#[derive(Default)]
pub(super) struct Batch {
    /// Paths relative to the root, with `/`.
    pub(super) files: Vec<(String, Form, Stamp)>,
    pub(super) facts: Vec<(ContentHash, Form, Vec<u8>)>,
    /// Paths of files that are gone.
    pub(super) removed: Vec<String>,
}

impl Batch {
    pub(super) fn is_empty(&self) -> bool {
        self.files.is_empty() && self.facts.is_empty() && self.removed.is_empty()
    }

    /// About how many bytes it holds.
    pub(super) fn weight(&self) -> usize {
        let facts: usize = self.facts.iter().map(|(.., bytes)| bytes.len()).sum();
        facts + 64 * (self.files.len() + self.removed.len())
    }
}

/// What an index run found, to be kept with the project.
#[derive(Clone, Copy, Default)]
pub(super) struct Totals {
    pub(super) files: u64,
    pub(super) lines: u64,
    pub(super) symbols: u64,
    /// Places where a name stands.
    pub(super) names: u64,
}

#[cfg(feature = "store")]
pub(super) use with_store::Persist;
#[cfg(not(feature = "store"))]
pub(super) use without_store::Persist;

#[cfg(feature = "store")]
mod with_store {
    use std::collections::BTreeMap;
    use std::path::{Path, PathBuf};
    use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
    use std::sync::{Arc, Mutex};
    use std::thread::JoinHandle;
    use std::time::{Duration, SystemTime, UNIX_EPOCH};

    use super::super::registry::Row;
    use super::super::usage::{self, SessionId, ToolCall};
    use super::{Batch, ContentHash, Form, StoredFile, Totals};
    use crate::error::Error;
    use crate::facts::FORMAT_VERSION;
    use crate::memory::{DecisionRow, DecisionStore};
    use crate::store::{self, AdrRow, FactsKey, FactsRow, FileRow, IndexedStats, Store, UsageRow};

    /// How many batches may wait to be written before whoever brings another has to wait.
    const QUEUE: usize = 64;

    /// How many bytes of source the packages that are kept for all projects may stand for. Those that were not used for
    /// longest go first.
    const SHARED_BYTES_MAX: u64 = 1 << 30;

    /// The store, if there is one.
    #[derive(Default)]
    pub(in crate::project) struct Persist(Option<Open>);

    struct Open {
        #[cfg_attr(not(feature = "watch"), expect(dead_code))]
        home: PathBuf,
        store: Arc<Store>,
        /// `None` only while this is dropped.
        queue: Option<SyncSender<Job>>,
        writer: Option<JoinHandle<()>>,
        notes: Arc<Mutex<Vec<String>>>,
    }

    enum Job {
        Save(i64, Batch),
        /// The directories of packages that are in use.
        Used(Vec<String>),
        Indexed(i64, Totals),
        Called(UsageRow),
        /// Answers once everything before is written.
        Flush(SyncSender<()>),
    }

    impl Persist {
        /// Opens the store in `home`.
        pub(in crate::project) fn open(home: &Path) -> Result<Persist, Error> {
            let store = Arc::new(Store::open(home, FORMAT_VERSION)?);
            let notes: Arc<Mutex<Vec<String>>> = Arc::default();
            let (queue, jobs) = sync_channel(QUEUE);
            let thread = std::thread::Builder::new().name("scryer-save".to_owned());
            let writer = {
                let (store, notes) = (store.clone(), notes.clone());
                thread.spawn(move || write(&store, &jobs, &notes))
            };
            let writer = writer.map_err(|error| Error::Threads { reason: error.to_string() })?;
            let home = home.to_owned();
            Ok(Persist(Some(Open { home, store, queue: Some(queue), writer: Some(writer), notes })))
        }

        /// The known projects.
        pub(in crate::project) fn projects(&self) -> Result<Vec<Row>, Error> {
            let Some(open) = &self.0 else { return Ok(Vec::new()) };
            let rows = open.store.projects()?.into_iter().map(|row| Row {
                id: row.id,
                slug: row.slug,
                root: row.root,
                files: row.stats.files,
                symbols: row.stats.symbols,
                indexed_at: row.indexed_at,
            });
            Ok(rows.collect())
        }

        /// Remembers a project; `None` if there is no store to give it an id.
        pub(in crate::project) fn add_project(&self, slug: &str, root: &Path) -> Result<Option<i64>, Error> {
            let Some(open) = &self.0 else { return Ok(None) };
            Ok(Some(open.store.upsert_project(slug, root)?.id))
        }

        /// The project that was made active.
        pub(in crate::project) fn active_project(&self) -> Result<Option<i64>, Error> {
            let Some(open) = &self.0 else { return Ok(None) };
            Ok(open.store.active_project()?)
        }

        /// Remembers that a project was made active.
        pub(in crate::project) fn set_active_project(&self, project: i64) -> Result<(), Error> {
            let Some(open) = &self.0 else { return Ok(()) };
            Ok(open.store.set_active_project(project)?)
        }

        /// Forgets a project and what only it needs.
        pub(in crate::project) fn delete_project(&self, project: i64) -> Result<(), Error> {
            let Some(open) = &self.0 else { return Ok(()) };
            self.flush();
            open.store.delete_project(project)?;
            if let Err(error) = open.store.collect_garbage() {
                open.note(error.to_string());
            }
            Ok(())
        }

        /// What was kept of a project's files.
        pub(in crate::project) fn load_files(&self, project: i64) -> Vec<StoredFile> {
            self.load(project, "")
        }

        /// As [`Persist::load_files`], of the files that all projects share and whose paths begin with `under`.
        pub(in crate::project) fn load_shared(&self, under: &str) -> Vec<StoredFile> {
            self.load(store::SHARED_PROJECT, under)
        }

        fn load(&self, project: i64, under: &str) -> Vec<StoredFile> {
            let Some(open) = &self.0 else { return Vec::new() };
            let stored = match open.store.load_files(project, under) {
                Ok(stored) => stored,
                Err(error) => {
                    open.note(error.to_string());
                    return Vec::new();
                }
            };
            open.take_notices();
            let known = stored.into_iter().map(|stored| StoredFile {
                form: Form(stored.file.edition),
                path: stored.file.path,
                stamp: stored.file.stamp,
                facts: stored.facts,
            });
            known.collect()
        }

        /// What was kept of a file of that name, by whatever project.
        pub(in crate::project) fn load_like(&self, path: &str) -> Option<Vec<u8>> {
            let open = self.0.as_ref()?;
            open.store.load_base(path).unwrap_or_else(|error| {
                open.note(error.to_string());
                None
            })
        }

        /// The facts of each content, where they are kept.
        pub(in crate::project) fn load_facts(&self, keys: &[(ContentHash, Form)]) -> Vec<Option<Vec<u8>>> {
            let none = || vec![None; keys.len()];
            let Some(open) = &self.0 else { return none() };
            let keys: Vec<FactsKey> = keys.iter().map(|&(content, form)| key(content, form)).collect();
            open.store.load_facts(&keys).unwrap_or_else(|error| {
                open.note(error.to_string());
                none()
            })
        }

        /// The directory of the store.
        #[cfg(feature = "watch")]
        pub(in crate::project) fn home(&self) -> Option<&Path> {
            self.0.as_ref().map(|open| &*open.home)
        }

        /// Whether anything is kept at all.
        pub(in crate::project) fn is_durable(&self) -> bool {
            self.0.is_some()
        }

        /// Has `batch` written.
        pub(in crate::project) fn save(&self, project: i64, batch: Batch) {
            self.send(Job::Save(project, batch));
        }

        /// As [`Persist::save`], for the files that all projects share.
        pub(in crate::project) fn save_shared(&self, batch: Batch) {
            self.save(store::SHARED_PROJECT, batch);
        }

        /// Has it written that the packages in `dirs` are in use, and what was not used for long forgotten.
        pub(in crate::project) fn use_packages(&self, dirs: Vec<String>) {
            if !dirs.is_empty() {
                self.send(Job::Used(dirs));
            }
        }

        /// Has it written that the project was indexed just now.
        pub(in crate::project) fn set_indexed(&self, project: i64, totals: Totals) {
            self.send(Job::Indexed(project, totals));
        }

        /// Has a call written.
        pub(in crate::project) fn record(&self, row: usage::Row) {
            let usage::Row { started_at, call } = row;
            self.send(Job::Called(UsageRow {
                session: call.session.0,
                project: call.project,
                tool: call.tool,
                started_at,
                duration_us: i64::try_from(call.duration.as_micros()).unwrap_or(i64::MAX),
                answer_bytes: i64::try_from(call.answer_bytes).unwrap_or(i64::MAX),
                answer_tokens: i64::try_from(call.answer_tokens).unwrap_or(i64::MAX),
                truncated: call.truncated,
                failed: call.failed,
            }));
        }

        /// The calls that were written, from `since` on.
        pub(in crate::project) fn recorded(&self, since: Option<i64>) -> Result<Vec<usage::Row>, Error> {
            let Some(open) = &self.0 else { return Ok(Vec::new()) };
            self.flush();
            let rows = open.store.usage(since)?.into_iter().map(|row| usage::Row {
                started_at: row.started_at,
                call: ToolCall {
                    session: SessionId(row.session),
                    tool: row.tool,
                    project: row.project,
                    duration: Duration::from_micros(row.duration_us.try_into().unwrap_or(0)),
                    answer_bytes: row.answer_bytes.try_into().unwrap_or(0),
                    answer_tokens: row.answer_tokens.try_into().unwrap_or(0),
                    truncated: row.truncated,
                    failed: row.failed,
                },
            });
            Ok(rows.collect())
        }

        /// Where a project's decisions are kept.
        pub(in crate::project) fn decisions(&self, project: i64) -> Option<Box<dyn DecisionStore + '_>> {
            let open = self.0.as_ref()?;
            Some(Box::new(Kept { store: &open.store, project }))
        }

        /// Waits until everything is written.
        pub(in crate::project) fn flush(&self) {
            let (done, wait) = sync_channel(1);
            self.send(Job::Flush(done));
            // An error means that the writer is gone, and nothing is left to wait for.
            let _ = wait.recv();
        }

        /// What went wrong with the store so far.
        pub(in crate::project) fn notes(&self) -> Vec<String> {
            let Some(open) = &self.0 else { return Vec::new() };
            open.take_notices();
            let mut notes = open.notes.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone();
            if open.store.is_detached() {
                notes.push(
                    "the store's directory was replaced: nothing that is indexed now is kept".to_owned(),
                );
            }
            notes
        }

        fn send(&self, job: Job) {
            if let Some(queue) = self.0.as_ref().and_then(|open| open.queue.as_ref()) {
                // Without the writer, what is saved is lost, which costs time only.
                let _ = queue.send(job);
            }
        }
    }

    /// The decisions of one project.
    struct Kept<'a> {
        store: &'a Store,
        project: i64,
    }

    impl DecisionStore for Kept<'_> {
        fn rows(&self) -> Result<Vec<DecisionRow>, String> {
            let rows = self.store.decisions(self.project).map_err(|error| error.to_string())?;
            let rows = rows.into_iter().map(|row| DecisionRow {
                path: row.path,
                number: row.number.and_then(|number| number.try_into().ok()),
                title: row.title,
                status: row.status,
                text: row.text,
            });
            Ok(rows.collect())
        }

        fn put(&self, row: DecisionRow) -> Result<(), String> {
            let DecisionRow { path, number, title, status, text } = row;
            let row = AdrRow { path, number: number.map(i64::from), title, status, text };
            self.store.put_decision(self.project, row).map_err(|error| error.to_string())
        }

        fn remove(&self, path: &str) -> Result<bool, String> {
            self.store.delete_decision(self.project, path).map_err(|error| error.to_string())
        }

        fn baselines(&self) -> Result<BTreeMap<(String, String), String>, String> {
            let rows = self.store.baselines(self.project).map_err(|error| error.to_string())?;
            Ok(rows.into_iter().map(|(decision, symbol, print)| ((decision, symbol), print)).collect())
        }

        fn put_baseline(&self, decision: &str, symbol: &str, fingerprint: &str) -> Result<(), String> {
            let kept = self.store.put_baseline(self.project, decision, symbol, fingerprint);
            kept.map_err(|error| error.to_string())
        }

        fn remove_baselines(&self, decision: &str) -> Result<(), String> {
            self.store.delete_baselines(self.project, decision).map_err(|error| error.to_string())
        }
    }

    impl Open {
        fn note(&self, note: String) {
            add_note(&self.notes, note);
        }

        fn take_notices(&self) {
            for notice in self.store.take_notices().into_iter().flatten() {
                self.note(notice.to_string());
            }
        }
    }

    impl Drop for Open {
        fn drop(&mut self) {
            drop(self.queue.take());
            if let Some(writer) = self.writer.take() {
                // If it panicked, that was said where it happened.
                let _ = writer.join();
            }
        }
    }

    fn add_note(notes: &Mutex<Vec<String>>, note: String) {
        let mut notes = notes.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if !notes.contains(&note) {
            notes.push(note);
        }
    }

    fn write(store: &Store, jobs: &Receiver<Job>, notes: &Mutex<Vec<String>>) {
        for job in jobs {
            let done = match job {
                Job::Save(project, batch) => store.save(project, batch.into()),
                Job::Used(dirs) => {
                    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                    let now = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
                    store.use_packages(&dirs, now, SHARED_BYTES_MAX).map(|_| ())
                }
                Job::Indexed(project, Totals { files, lines, symbols, .. }) => {
                    store.set_indexed(project, IndexedStats { files, lines, symbols })
                }
                Job::Called(row) => store.record_usage(row),
                Job::Flush(done) => {
                    // Nobody may be waiting any more.
                    let _ = done.send(());
                    Ok(())
                }
            };
            if let Err(error) = done {
                add_note(notes, format!("not kept for the next start: {error}"));
            }
        }
    }

    impl From<Batch> for store::SaveBatch {
        fn from(batch: Batch) -> store::SaveBatch {
            let files = batch.files.into_iter();
            let facts = batch.facts.into_iter();
            store::SaveBatch {
                files: files.map(|(path, form, stamp)| FileRow { path, edition: form.0, stamp }).collect(),
                facts: facts
                    .map(|(content, form, body)| FactsRow { key: key(content, form), body })
                    .collect(),
                removed: batch.removed,
            }
        }
    }

    fn key(content: ContentHash, form: Form) -> FactsKey {
        FactsKey { content, edition: form.0 }
    }
}

#[cfg(not(feature = "store"))]
mod without_store {
    use std::path::Path;

    use super::super::usage;
    use super::{Batch, ContentHash, Form, StoredFile, Totals};
    use crate::error::Error;
    use crate::memory::DecisionStore;

    /// The store, which this build does not have.
    #[derive(Default)]
    pub(in crate::project) struct Persist(());

    impl Persist {
        pub(in crate::project) fn add_project(&self, _: &str, _: &Path) -> Result<Option<i64>, Error> {
            Ok(None)
        }

        pub(in crate::project) fn set_active_project(&self, _: i64) -> Result<(), Error> {
            Ok(())
        }

        pub(in crate::project) fn delete_project(&self, _: i64) -> Result<(), Error> {
            Ok(())
        }

        pub(in crate::project) fn load_files(&self, _: i64) -> Vec<StoredFile> {
            Vec::new()
        }

        pub(in crate::project) fn load_shared(&self, _: &str) -> Vec<StoredFile> {
            Vec::new()
        }

        pub(in crate::project) fn load_like(&self, _: &str) -> Option<Vec<u8>> {
            None
        }

        pub(in crate::project) fn load_facts(&self, keys: &[(ContentHash, Form)]) -> Vec<Option<Vec<u8>>> {
            vec![None; keys.len()]
        }

        #[cfg(feature = "watch")]
        pub(in crate::project) fn home(&self) -> Option<&Path> {
            None
        }

        pub(in crate::project) fn is_durable(&self) -> bool {
            false
        }

        pub(in crate::project) fn save(&self, _: i64, _: Batch) {}

        pub(in crate::project) fn save_shared(&self, _: Batch) {}

        pub(in crate::project) fn use_packages(&self, _: Vec<String>) {}

        pub(in crate::project) fn set_indexed(&self, _: i64, _: Totals) {}

        pub(in crate::project) fn record(&self, _: usage::Row) {}

        pub(in crate::project) fn recorded(&self, _: Option<i64>) -> Result<Vec<usage::Row>, Error> {
            Ok(Vec::new())
        }

        pub(in crate::project) fn decisions(&self, _: i64) -> Option<Box<dyn DecisionStore + '_>> {
            None
        }

        pub(in crate::project) fn flush(&self) {}

        pub(in crate::project) fn notes(&self) -> Vec<String> {
            Vec::new()
        }
    }
}
