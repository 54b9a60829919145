//! One state of a project: what questions run on. It never changes once others see it, but for what it remembers.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, RwLock};

use rayon::ThreadPool;
use rustc_hash::{FxHashMap, FxHashSet};

use super::persist::Totals;
#[cfg(feature = "lexical")]
use super::{lock, search::Search};
use crate::facts::{FileFacts, ItemKind};
use crate::freshness::{FileState, check};
use crate::graph::Analysis;
#[cfg(feature = "lexical")]
use crate::infer::Program;
use crate::query::{Failure, Library, ScopeLevel, Snapshot, Texts, parse_failures, shown_path};
use crate::source::FileId;
use crate::workspace::graph::TargetKind;

/// What ranked search needs, once it is made.
#[cfg(feature = "lexical")]
#[derive(Default)]
struct Searchable {
    made: OnceLock<Result<Search, String>>,
    making: Mutex<()>,
}

/// A linked workspace with everything a question needs.
pub(super) struct State {
    root: PathBuf,
    analysis: Arc<Analysis>,
    failures: Vec<Failure>,
    loose: Vec<String>,
    texts: FileTexts,
    totals: OnceLock<Totals>,
    /// Made for the first search; shared by states that differ in fn bodies only.
    #[cfg(feature = "lexical")]
    search: Arc<Searchable>,
    /// As `search`, over dependencies; shared by states that stand on the same ones.
    #[cfg(feature = "lexical")]
    foreign: Arc<Searchable>,
}

impl State {
    /// Puts a state together. `unread` are the failures that no facts tell of.
    pub(super) fn new(root: &Path, analysis: Arc<Analysis>, unread: Vec<Failure>) -> State {
        let program = analysis.program();
        let mut failures = parse_failures(&analysis, root);
        failures.extend(unread);
        failures.sort_by(|a, b| (&a.file_path, a.line, &a.reason).cmp(&(&b.file_path, b.line, &b.reason)));
        failures.dedup();
        let loose = program.graph.crates.iter().filter(|krate| krate.kind == TargetKind::Loose);
        let mut loose: Vec<String> = loose.map(|krate| shown(root, &krate.root_file)).collect();
        loose.sort_unstable();
        let texts = FileTexts::of(analysis.clone());
        State {
            root: root.to_owned(),
            failures,
            loose,
            texts,
            totals: OnceLock::new(),
            #[cfg(feature = "lexical")]
            search: Arc::default(),
            #[cfg(feature = "lexical")]
            foreign: Arc::default(),
            analysis,
        }
    }

    /// Takes over what `before` can be searched by, where no definition differs.
    pub(super) fn searched_as(self, before: &State) -> State {
        // Without ranked search there is nothing to take over.
        let _ = before;
        State {
            #[cfg(feature = "lexical")]
            search: before.search.clone(),
            ..self
        }
    }

    /// Takes over what the dependencies of `before` can be searched by, where they are the same.
    pub(super) fn standing_on(self, before: &State) -> State {
        let _ = before;
        State {
            #[cfg(feature = "lexical")]
            foreign: before.foreign.clone(),
            ..self
        }
    }

    /// Makes ranked search ready, once: of the workspace, of its dependencies, or of both; unless `keep_on` says no
    /// meanwhile. To be called by threads outside the pool.
    pub(super) fn make_searchable(
        &self,
        pool: &ThreadPool,
        level: ScopeLevel,
        keep_on: &(dyn Fn() -> bool + Sync),
    ) {
        #[cfg(feature = "lexical")]
        {
            let make = |searchable: &Searchable, is_searched: &(dyn Fn(&Program, FileId) -> bool + Sync)| {
                let _turn = lock(&searchable.making);
                if searchable.made.get().is_none() {
                    let made = pool.install(|| Search::of(&self.snapshot(keep_on), is_searched));
                    if keep_on() {
                        // Nobody else does this meanwhile.
                        let _ = searchable.made.set(made);
                    }
                }
            };
            if level != ScopeLevel::Dependencies {
                make(&self.search, &|program, file| program.is_workspace_file(file));
            }
            if matches!(level, ScopeLevel::Dependencies | ScopeLevel::All) {
                make(&self.foreign, &|program, file| program.is_dependency_file(file));
            }
        }
        #[cfg(not(feature = "lexical"))]
        let _ = (pool, level, keep_on);
    }

    /// Why search is not ranked although it should be.
    pub(super) fn search_note(&self) -> Option<String> {
        #[cfg(feature = "lexical")]
        if let Some(Err(reason)) = self.search.made.get() {
            return Some(format!("search is by name only: {reason}"));
        }
        None
    }

    pub(super) fn analysis(&self) -> &Arc<Analysis> {
        &self.analysis
    }

    pub(super) fn failures(&self) -> &[Failure] {
        &self.failures
    }

    pub(super) fn loose(&self) -> &[String] {
        &self.loose
    }

    /// Texts for one question, which note what it is about.
    pub(super) fn asked(&self) -> Asked<'_> {
        Asked { texts: &self.texts, named: Mutex::default(), is_full: AtomicBool::new(false) }
    }

    /// What a question gets to see.
    pub(super) fn snapshot_for<'a>(
        &'a self,
        asked: &'a Asked<'_>,
        keep_on: &'a (dyn Fn() -> bool + Sync),
    ) -> Snapshot<'a> {
        Snapshot { texts: asked, ..self.snapshot(keep_on) }
    }

    /// What questions get to see.
    pub(super) fn snapshot<'a>(&'a self, keep_on: &'a (dyn Fn() -> bool + Sync)) -> Snapshot<'a> {
        Snapshot {
            keep_on,
            analysis: &self.analysis,
            root: &self.root,
            texts: &self.texts,
            failures: &self.failures,
            decisions: None,
            library: Library::Signatures,
            #[cfg(feature = "lexical")]
            index: match self.search.made.get() {
                Some(Ok(search)) => Some(search),
                _ => None,
            },
            #[cfg(feature = "lexical")]
            dependency_index: match self.foreign.made.get() {
                Some(Ok(search)) => Some(search),
                _ => None,
            },
            #[cfg(not(feature = "lexical"))]
            index: None,
            #[cfg(not(feature = "lexical"))]
            dependency_index: None,
        }
    }

    /// How often a text was asked for that is no longer on disk.
    pub(super) fn outdated_texts(&self) -> usize {
        self.texts.outdated.load(Ordering::Relaxed)
    }

    /// Counts of the workspace's own files.
    pub(super) fn totals(&self) -> Totals {
        *self.totals.get_or_init(|| {
            let program = self.analysis.program();
            let own = program.table.iter().filter(|&(file, _)| program.is_workspace_file(file));
            own.fold(Totals::default(), |sum, (_, file)| {
                let symbols = sum.symbols + symbols(&file.facts) as u64;
                match file.expansion {
                    // What macros write are definitions, but neither files nor lines.
                    Some(_) => Totals { symbols, ..sum },
                    None => Totals {
                        files: sum.files + 1,
                        lines: sum.lines + u64::from(file.facts.lines.line_count()),
                        symbols,
                        names: sum.names + file.facts.posting_starts.len() as u64,
                    },
                }
            })
        })
    }
}

/// How many definitions a file has that people look for.
fn symbols(facts: &FileFacts) -> usize {
    let is_symbol = |kind: &ItemKind| {
        matches!(
            kind,
            ItemKind::Module { .. }
                | ItemKind::Fn { .. }
                | ItemKind::Struct { .. }
                | ItemKind::Union { .. }
                | ItemKind::Enum { .. }
                | ItemKind::Variant { .. }
                | ItemKind::Field { .. }
                | ItemKind::Trait { .. }
                | ItemKind::TypeAlias { .. }
                | ItemKind::Const { .. }
                | ItemKind::Static { .. }
                | ItemKind::MacroDef { .. }
        )
    };
    facts.items.iter().filter(|item| item.name.is_some() && is_symbol(&item.kind)).count()
}

/// Path as shown: relative to the root where it is below it, with `/`.
pub(super) fn shown(root: &Path, path: &Path) -> String {
    shown_path(root, path)
}

/// So many files of an answer are looked at again before it goes out.
const NAMED_FILES: usize = 64;

/// The texts of a state, for one question: it notes which files the answer may name.
pub(super) struct Asked<'a> {
    texts: &'a FileTexts,
    named: Mutex<FxHashSet<FileId>>,
    /// There are enough of them.
    is_full: AtomicBool,
}

impl Asked<'_> {
    /// The files that the answer may name, in the order of their numbers; the first ones, if there are many.
    pub(super) fn named(self) -> Vec<FileId> {
        let named = self.named.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        let mut named: Vec<FileId> = named.into_iter().collect();
        named.sort_unstable();
        named
    }
}

impl Texts for Asked<'_> {
    fn text(&self, file: FileId) -> Option<Arc<str>> {
        self.name(file);
        self.texts.text(file)
    }

    fn name(&self, file: FileId) {
        if self.is_full.load(Ordering::Relaxed) {
            return;
        }
        let mut named = super::lock(&self.named);
        named.insert(file);
        if named.len() >= NAMED_FILES {
            self.is_full.store(true, Ordering::Relaxed);
        }
    }
}

/// Texts of files, read when they are asked for and remembered. Only the text that the facts were made from is ever given
/// out: positions in another version would point at other code.
struct FileTexts {
    analysis: Arc<Analysis>,
    read: RwLock<FxHashMap<FileId, Arc<str>>>,
    outdated: AtomicUsize,
}

impl FileTexts {
    fn of(analysis: Arc<Analysis>) -> FileTexts {
        FileTexts { analysis, read: RwLock::default(), outdated: AtomicUsize::new(0) }
    }
}

impl Texts for FileTexts {
    fn text(&self, file: FileId) -> Option<Arc<str>> {
        if let Some(text) = self.read.read().unwrap_or_else(|poisoned| poisoned.into_inner()).get(&file) {
            return Some(text.clone());
        }
        let held = self.analysis.program().table.get(file)?;
        if held.expansion.is_some() {
            // Nobody wrote it.
            return None;
        }
        if let Some(text) = super::stubs::text(&held.path) {
            return Some(text.into());
        }
        match check(&held.path, None) {
            FileState::Changed(text, stamp) if stamp.hash == held.hash => {
                let text: Arc<str> = text.into();
                let mut read = self.read.write().unwrap_or_else(|poisoned| poisoned.into_inner());
                Some(read.entry(file).or_insert(text).clone())
            }
            _ => {
                self.outdated.fetch_add(1, Ordering::Relaxed);
                None
            }
        }
    }
}
