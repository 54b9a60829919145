//! What was decided: read, kept, written down, removed.
//!
//! The files are looked at before each question that shows decisions, and read again if one of them could have changed.
//! Copies in the store follow them: one whose file is gone goes, and a decision without a file stays. What a symbol was like
//! when it was first seen is kept there as well, for records that don't say so. This is the only place that knows both ends
//! of [`memory`](crate::memory), the disk and the store.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use rayon::ThreadPool;

use super::state::State;
use super::{Inner, Project, lock};
use crate::error::Error;
use crate::memory::{
    self, Code, Corpus, Created, Decision, DecisionRow, DecisionStore, Draft, Listing, MemoryStore,
    RecordError, Source, Status, Verdict, baseline_key, compose, fingerprint_of, record_head,
};
use crate::query::{
    AcceptAdr, AcceptedAdr, Decisions, DeleteAdr, Found, Note, QueryError, RecordAdr, RecordedAdr,
    RemovedAdr, ShowAdr, show_adr,
};
use crate::source::FileId;

/// What is held of a project's decisions.
#[derive(Default)]
pub(super) struct Memory {
    /// Where they are kept if there is no store.
    kept: MemoryStore,
    /// Held while they are read or written, so that one writer of this process goes after the other.
    held: Mutex<Option<Held>>,
}

struct Held {
    listing: Listing,
    sources: Vec<Source>,
    remembered: Remembered,
}

/// The decisions of one moment.
#[derive(Clone)]
pub(super) struct Remembered {
    corpus: Arc<Corpus>,
    baselines: Arc<BTreeMap<(String, String), String>>,
    problems: Arc<Vec<String>>,
}

impl Remembered {
    /// As questions see them.
    pub(super) fn decisions(&self) -> Decisions<'_> {
        Decisions { corpus: &self.corpus, baselines: &self.baselines, problems: &self.problems }
    }
}

impl Inner {
    /// Where copies are kept.
    fn decision_store(&self) -> Box<dyn DecisionStore + '_> {
        match self.shared.persist.decisions(self.id) {
            Some(store) => store,
            None => Box::new(&self.decisions.kept),
        }
    }

    /// The decisions of now.
    fn remember(&self, held: &mut Option<Held>) -> Remembered {
        let listing = memory::list(&self.root);
        if let Some(held) = held.as_ref()
            && held.listing.settled
            && held.listing == listing
        {
            return held.remembered.clone();
        }
        let store = self.decision_store();
        let mut problems: Vec<String> = Vec::new();
        let mut sources: Vec<Source> = listing
            .files
            .iter()
            .map(|file| Source {
                file_path: Some(file.path.clone()),
                number: None,
                text: memory::read(&self.root, &file.path),
            })
            .collect();
        let rows = store.rows().unwrap_or_else(|reason| {
            problems.push(format!("decisions that have no file are left out: {reason}"));
            Vec::new()
        });
        let alone = rows.iter().filter(|row| row.is_alone());
        sources.extend(alone.map(|row| Source {
            file_path: None,
            number: row.number,
            text: Ok(row.text.clone()),
        }));
        let corpus = match held.take() {
            Some(held) if held.sources == sources => held.remembered.corpus,
            _ => Arc::new(Corpus::new(sources.clone())),
        };
        if let Err(reason) = reconcile(&*store, &rows, &corpus) {
            problems.push(format!("copies of decisions are not kept: {reason}"));
        }
        let baselines = store.baselines().unwrap_or_else(|reason| {
            problems.push(format!("what symbols were like at first is not known: {reason}"));
            BTreeMap::new()
        });
        problems.dedup();
        let remembered = Remembered { corpus, baselines: Arc::new(baselines), problems: Arc::new(problems) };
        *held = Some(Held { listing, sources, remembered: remembered.clone() });
        remembered
    }
}

/// Makes copies follow the files: those of files that are gone go, new and changed ones are kept.
fn reconcile(store: &dyn DecisionStore, rows: &[DecisionRow], corpus: &Corpus) -> Result<(), String> {
    let mut files: BTreeMap<&str, &Decision> = BTreeMap::new();
    for decision in corpus.decisions() {
        files.extend(decision.file_path.as_deref().map(|path| (path, decision)));
    }
    for row in rows.iter().filter(|row| !row.is_alone() && !files.contains_key(&*row.path)) {
        store.remove(&row.path)?;
    }
    let known: BTreeMap<&str, &DecisionRow> = rows.iter().map(|row| (&*row.path, row)).collect();
    for (path, decision) in files {
        let row = row_of(path.to_owned(), decision);
        if known.get(path) != Some(&&row) {
            store.put(row)?;
        }
    }
    Ok(())
}

fn row_of(path: String, decision: &Decision) -> DecisionRow {
    DecisionRow {
        path,
        number: decision.number,
        title: decision.title.clone(),
        status: decision.status.map_or_else(String::new, |status| status.word().to_owned()),
        text: decision.text.clone(),
    }
}

/// The path under which a decision without a file is kept.
fn alone(number: u32) -> String {
    format!("#{number}")
}

impl Project {
    /// The decisions of now, and what their symbols were like when they were first seen.
    pub(super) fn remembered(&self, state: &State, pool: &ThreadPool) -> Remembered {
        let inner = &*self.0;
        let mut held = lock(&inner.decisions.held);
        let remembered = inner.remember(&mut held);
        let mut new: Vec<(String, String)> = Vec::new();
        for decision in remembered.corpus.decisions().iter().filter(|decision| !decision.affects.is_empty()) {
            let key = baseline_key(decision);
            let unknown =
                decision.affects.iter().filter(|symbol| !decision.fingerprints.contains_key(*symbol));
            new.extend(unknown.map(|symbol| (key.clone(), symbol.clone())));
        }
        new.retain(|key| !remembered.baselines.contains_key(key));
        if new.is_empty() {
            return remembered;
        }
        let found: Vec<Option<String>> = pool.install(|| {
            with_code(state, |code| new.iter().map(|(_, symbol)| fingerprint_of(code, symbol)).collect())
        });
        let mut baselines = (*remembered.baselines).clone();
        let store = inner.decision_store();
        for ((decision, symbol), print) in new.into_iter().zip(found) {
            let Some(print) = print else { continue };
            // If it can't be kept, it is seen for the first time once more.
            let _ = store.put_baseline(&decision, &symbol, &print);
            baselines.insert((decision, symbol), print);
        }
        let remembered = Remembered { baselines: Arc::new(baselines), ..remembered };
        if let Some(held) = held.as_mut() {
            held.remembered = remembered.clone();
        }
        remembered
    }

    /// Writes a decision down: a numbered file in `docs/adr`, and its copy. What the symbols that it names are like is
    /// written with it.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let request = RecordAdr::new("Retry twice", "Calls fail at times.", "We retry twice, then give up.");
    /// let written = project.record_adr(&request)?.result;
    /// assert_eq!(written.file_path, "docs/adr/0001-retry-twice.md");
    /// assert!(root.path().join(&written.file_path).exists());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If it says nothing, a glob or rule can't be one, or the file can't be written; then nothing is kept.
    pub fn record_adr(&self, request: &RecordAdr) -> Result<Found<RecordedAdr>, Error> {
        for (argument, text) in
            [("title", &request.title), ("context", &request.context), ("decision", &request.decision)]
        {
            if text.trim().is_empty() {
                return Err(QueryError::Empty { argument }.into());
            }
        }
        if let Some((glob, reason)) =
            request.affected_paths.iter().find_map(|glob| Some((glob, memory::glob_fault(glob)?)))
        {
            return Err(QueryError::BadGlob { glob: glob.clone(), reason }.into());
        }
        if let Some(rule) = request.forbids.iter().find(|rule| !memory::is_rule(rule)) {
            return Err(QueryError::BadRule { rule: rule.clone() }.into());
        }
        let mut notes = Vec::new();
        let mut affects: Vec<(String, Option<String>)> = Vec::new();
        if !request.affects.is_empty() {
            let pool = self.0.shared.pool()?;
            let state = self.fresh()?;
            affects = pool.install(|| {
                with_code(&state, |code| {
                    request
                        .affects
                        .iter()
                        .map(|symbol| (symbol.clone(), fingerprint_of(code, symbol)))
                        .collect()
                })
            });
            let missing = affects.iter().filter(|(_, print)| print.is_none());
            notes.extend(missing.map(|(symbol, _)| Note::NoSuchAnchor { symbol: symbol.clone() }));
        }
        let draft = Draft {
            title: &request.title,
            status: request.status,
            context: &request.context,
            decision: &request.decision,
            consequences: request.consequences.as_deref(),
            affected_paths: &request.affected_paths,
            affects: &affects,
            forbids: &request.forbids,
            template: request.template,
        };
        let inner = &*self.0;
        let mut held = lock(&inner.decisions.held);
        let remembered = inner.remember(&mut held);
        let store = inner.decision_store();
        let row = |created: &Created, path: String| DecisionRow {
            path,
            number: Some(created.number),
            title: memory::title_line(&request.title),
            status: request.status.word().to_owned(),
            text: created.text.clone(),
        };
        let created = if request.without_file {
            let number = remembered.corpus.highest_number().saturating_add(1);
            let created = Created { number, path: String::new(), text: compose(number, &draft) };
            store.put(row(&created, alone(number))).map_err(|reason| RecordError::Store { reason })?;
            created
        } else {
            let floor = remembered.corpus.decisions().iter().filter(|one| one.file_path.is_none());
            let floor = floor.filter_map(|one| one.number).max().unwrap_or(0);
            memory::create(
                &inner.root,
                &request.title,
                floor,
                &|number| compose(number, &draft),
                &mut |created| store.put(row(created, created.path.clone())),
                &mut |created| {
                    // What stays is found without its file at the next look, and goes then.
                    let _ = store.remove(&created.path);
                },
            )?
        };
        *held = None;
        let result = RecordedAdr {
            adr_number: created.number,
            title: memory::title_line(&request.title),
            status: request.status,
            file_path: created.path,
        };
        Ok(told(result, notes))
    }

    /// Removes a decision: its file and its copy.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let written = project.record_adr(&RecordAdr::new("Retry twice", "Calls fail.", "We retry."))?.result;
    /// project.delete_adr(&DeleteAdr { adr_number: Some(written.adr_number), ..DeleteAdr::default() })?;
    /// assert!(!root.path().join(&written.file_path).exists());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If not exactly one thing says which, it means none or several, the path leads out of `docs/adr`, or the file can't be
    /// removed.
    pub fn delete_adr(&self, request: &DeleteAdr) -> Result<Found<RemovedAdr>, Error> {
        let inner = &*self.0;
        let mut held = lock(&inner.decisions.held);
        let remembered = inner.remember(&mut held);
        let corpus = &*remembered.corpus;
        let decision = match (request.adr_number, &request.file_path, &request.title) {
            (Some(number), None, None) => {
                let numbered: Vec<&Decision> = corpus.numbered(number).collect();
                one_of(&numbered, format!("number {number}"), corpus)?
            }
            (None, Some(path), None) => {
                let path = memory::named_file(path)?;
                let all = corpus.decisions().iter();
                let there: Vec<&Decision> =
                    all.filter(|one| one.file_path.as_deref() == Some(&*path)).collect();
                match there[..] {
                    [one] => one,
                    _ => {
                        // A link, a folder, or nothing: whoever removes it says which.
                        memory::remove(&inner.root, &path)?;
                        return Err(RecordError::Missing { path }.into());
                    }
                }
            }
            (None, None, Some(title)) => {
                let wanted = memory::title_line(title).to_lowercase();
                let is_decision = |one: &&Decision| one.number.is_some() || one.file_path.is_none();
                let titled: Vec<&Decision> = corpus
                    .decisions()
                    .iter()
                    .filter(is_decision)
                    .filter(|one| !wanted.is_empty() && one.title.to_lowercase() == wanted)
                    .collect();
                one_of(&titled, format!("title `{}`", memory::title_line(title)), corpus)?
            }
            _ => {
                return Err(
                    QueryError::ExactlyOneOf { choices: "`adr_number`, `file_path` and `title`" }.into()
                );
            }
        };
        let store = inner.decision_store();
        let failed = |reason: String| RecordError::Store { reason };
        let mut removed = Vec::new();
        if let Some(path) = &decision.file_path
            && memory::remove(&inner.root, path)?
        {
            removed.push("file".to_owned());
        }
        let row = decision.file_path.clone().or(decision.number.map(alone)).unwrap_or_default();
        if store.remove(&row).map_err(failed)? {
            removed.push("record".to_owned());
        }
        store.remove_baselines(&baseline_key(decision)).map_err(failed)?;
        let result = RemovedAdr {
            adr_number: decision.number,
            title: decision.title.clone(),
            file_path: decision.file_path.clone().unwrap_or_default(),
            removed,
        };
        *held = None;
        Ok(told(result, Vec::new()))
    }

    /// Writes down what the symbols of a decision are like now, as what they should be; those that moved under their new
    /// names. All else in the record stays as it is.
    ///
    /// ```
    /// # use scryer::query::*;
    /// # use scryer::{NoProgress, Options, Scryer};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let root = tempfile::tempdir()?;
    /// # let write = |name: &str, text: &str| std::fs::write(root.path().join(name), text);
    /// # write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n")?;
    /// # write("lib.rs", "pub fn add(a: u8) -> u8 { a + 1 }\n")?;
    /// # let project = Scryer::in_memory(Options::default()).project(root.path())?;
    /// let affects = vec!["demo::add".to_owned()];
    /// project.record_adr(&RecordAdr { affects, ..RecordAdr::new("Wrap around", "Sums grow.", "They wrap.") })?;
    /// # write("lib.rs", "pub fn add(a: u8) -> u8 { a + 2 }\n")?;
    /// // Somebody edits the fn.
    /// assert_eq!(project.check_adrs(&CheckAdrs::all())?.result.drifted, 1);
    /// project.accept_adr(&AcceptAdr { adr_number: 1 })?;
    /// assert_eq!(project.check_adrs(&CheckAdrs::all())?.result.drifted, 0);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If there is no such decision, or its file can't be written.
    pub fn accept_adr(&self, request: &AcceptAdr) -> Result<Found<AcceptedAdr>, Error> {
        let shown = self
            .recall(None, |snapshot| show_adr(snapshot, &ShowAdr { adr_number: request.adr_number }))?
            .result;
        let pool = self.0.shared.pool()?;
        let state = self.fresh()?;
        let mut prints: BTreeMap<String, String> = BTreeMap::new();
        let mut renamed: Vec<(&str, &str)> = Vec::new();
        let mut notes = Vec::new();
        let found: Vec<Option<String>> = pool.install(|| {
            with_code(&state, |code| {
                let now = shown.anchors.iter();
                now.map(|one| fingerprint_of(code, one.moved_to.as_ref().unwrap_or(&one.symbol))).collect()
            })
        });
        for (anchor, print) in shown.anchors.iter().zip(found) {
            let name = anchor.moved_to.as_ref().unwrap_or(&anchor.symbol);
            match print {
                Some(print) => {
                    prints.insert(name.clone(), print);
                }
                None => notes.push(Note::NoSuchAnchor { symbol: name.clone() }),
            }
            if let (Verdict::Moved, Some(to)) = (anchor.verdict, &anchor.moved_to) {
                renamed.push((&anchor.symbol, to));
            }
        }
        let text = record_head(&shown.text, &renamed, &prints);
        let inner = &*self.0;
        let mut held = lock(&inner.decisions.held);
        if text != shown.text {
            if shown.file_path.is_empty() {
                let status: Option<Status> = shown.status;
                let row = DecisionRow {
                    path: alone(request.adr_number),
                    number: Some(request.adr_number),
                    title: shown.title.clone(),
                    status: status.map_or_else(String::new, |status| status.word().to_owned()),
                    text,
                };
                inner.decision_store().put(row).map_err(|reason| RecordError::Store { reason })?;
            } else {
                memory::replace(&inner.root, &shown.file_path, &shown.text, &text)?;
            }
        }
        *held = None;
        let result = AcceptedAdr {
            adr_number: request.adr_number,
            title: shown.title,
            file_path: shown.file_path,
            anchors: shown.anchors,
        };
        Ok(told(result, notes))
    }
}

fn one_of<'a>(found: &[&'a Decision], what: String, corpus: &Corpus) -> Result<&'a Decision, QueryError> {
    match found {
        [one] => Ok(one),
        [] => Err(QueryError::NoSuchDecision { what, highest: corpus.highest_number() }),
        several => {
            let name = |one: &&Decision| one.file_path.clone().unwrap_or_else(|| one.key());
            Err(QueryError::SeveralDecisions { what, files: several.iter().map(name).collect() })
        }
    }
}

fn told<R>(result: R, notes: Vec<Note>) -> Found<R> {
    Found::new(result, notes, crate::query::Evidence::default())
}

/// The code of a state, as decisions are held against it.
fn with_code<T>(state: &State, ask: impl FnOnce(&Code<'_>) -> T) -> T {
    let snapshot = state.snapshot(&|| true);
    let text = |file: FileId| snapshot.texts.text(file);
    let path = |file: FileId| snapshot.path(file);
    ask(&Code { analysis: snapshot.analysis, text: &text, path: &path, keep_on: snapshot.keep_on })
}

#[cfg(test)]
mod tests;
