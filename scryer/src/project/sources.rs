//! Facts of the files of dependencies, shared by all projects, and kept. IO.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::lock;
use super::persist::{Batch, Form, Persist, StoredFile};
use crate::facts::{self, FileFacts, cache};
use crate::freshness::{FileState, Stamp, check};
use crate::source::ContentHash;
use crate::workspace::graph::Edition;

/// Batches of about this many bytes are handed over to be written.
const BATCH_BYTES: usize = 8 << 20;

/// Where the sources that facts are held of are more than this, those go that no project has.
const HELD_BYTES_MAX: u64 = 256 << 20;

/// What is held of dependencies. A file is looked at each time it is asked for: one that was edited (of a path
/// dependency, say) is read again.
#[derive(Default)]
pub(super) struct Sources {
    held: Mutex<FxHashMap<PathBuf, Held>>,
    /// Packages that the store was asked for.
    asked: Mutex<FxHashSet<PathBuf>>,
    kept: Mutex<FxHashMap<PathBuf, StoredFile>>,
    new: Mutex<Batch>,
}

/// What is known of a file.
pub(super) struct Known {
    pub(super) hash: ContentHash,
    pub(super) facts: Arc<FileFacts>,
    /// Whether it had to be parsed for that.
    pub(super) parsed: bool,
}

#[derive(Clone)]
struct Held {
    stamp: Stamp,
    form: Form,
    facts: Arc<FileFacts>,
}

impl Sources {
    /// Fetches what is kept of the packages in `dirs`.
    pub(super) fn announce(&self, persist: &Persist, dirs: &[&Path]) {
        let new: Vec<&Path> = {
            let mut asked = lock(&self.asked);
            dirs.iter().copied().filter(|dir| asked.insert(dir.to_path_buf())).collect()
        };
        if !persist.is_durable() {
            return;
        }
        let kept: Vec<StoredFile> = new
            .par_iter()
            .flat_map_iter(|dir| match dir.to_str() {
                Some(dir) => persist.load_shared(&format!("{dir}{}", std::path::MAIN_SEPARATOR)),
                None => Vec::new(),
            })
            .collect();
        lock(&self.kept).extend(kept.into_iter().map(|kept| (PathBuf::from(&kept.path), kept)));
    }

    /// The signatures in a file; `None` if it can't be read.
    pub(super) fn signatures(&self, persist: &Persist, path: &Path, edition: Edition) -> Option<Known> {
        let form = Form::signatures(edition);
        let held = lock(&self.held).get(path).filter(|held| held.form == form).cloned();
        let held = held.or_else(|| {
            let kept = lock(&self.kept).remove(path).filter(|kept| kept.form == form)?;
            let facts = cache::decode(kept.facts.as_deref()?)?;
            Some(Held { stamp: kept.stamp, form, facts: Arc::new(facts) })
        });
        let known = held.as_ref().map(|held| held.stamp);
        let mut parsed = false;
        let now = match (check(path, known.as_ref()), held) {
            (FileState::Unchanged, Some(held)) => held,
            (FileState::Restamped(stamp), Some(held)) => {
                self.keep(persist, path, Held { stamp, ..held.clone() }, false);
                Held { stamp, ..held }
            }
            (FileState::Changed(text, stamp), _) => {
                // The same version may lie elsewhere, too: vendored, or in another cargo home.
                let kept = persist.load_facts(&[(stamp.hash, form)]).pop().flatten();
                let kept = kept.and_then(|bytes| cache::decode(&bytes));
                parsed = kept.is_none();
                let facts = Arc::new(kept.unwrap_or_else(|| facts::lower_signatures(&text, edition)));
                let held = Held { stamp, form, facts };
                self.keep(persist, path, held.clone(), parsed);
                held
            }
            _ => return None,
        };
        let found = Known { hash: now.stamp.hash, facts: now.facts.clone(), parsed };
        lock(&self.held).insert(path.to_owned(), now);
        Some(found)
    }

    /// Whether a file that is held is no longer what it was.
    pub(super) fn is_outdated(&self, path: &Path) -> bool {
        let held = lock(&self.held).get(path).map(|held| held.stamp);
        !matches!(check(path, held.as_ref()), FileState::Unchanged | FileState::Restamped(_))
    }

    /// Hands over what is left to be written, and lets go of what nobody asked for. `used` are the directories of the packages
    /// that were loaded.
    pub(super) fn settle(&self, persist: &Persist, used: &[&Path]) {
        lock(&self.kept).clear();
        self.let_go();
        let batch = std::mem::take(&mut *lock(&self.new));
        if !batch.is_empty() {
            persist.save_shared(batch);
        }
        if persist.is_durable() {
            persist.use_packages(used.iter().filter_map(|dir| dir.to_str().map(str::to_owned)).collect());
        }
    }

    /// Forgets files that no project has any more, where many are held.
    fn let_go(&self) {
        let mut held = lock(&self.held);
        let bytes: u64 = held.values().map(|held| held.stamp.size).sum();
        if bytes > HELD_BYTES_MAX {
            held.retain(|_, held| Arc::strong_count(&held.facts) > 1);
            // What is forgotten can be had from the store again.
            lock(&self.asked).clear();
        }
    }

    fn keep(&self, persist: &Persist, path: &Path, held: Held, is_new: bool) {
        let Some(name) = path.to_str().filter(|_| persist.is_durable()) else { return };
        let bytes = is_new.then(|| cache::encode(&held.facts));
        let mut new = lock(&self.new);
        new.files.push((name.to_owned(), held.form, held.stamp));
        new.facts.extend(bytes.map(|bytes| (held.stamp.hash, held.form, bytes)));
        if new.weight() >= BATCH_BYTES {
            let full = std::mem::take(&mut *new);
            drop(new);
            persist.save_shared(full);
        }
    }
}
