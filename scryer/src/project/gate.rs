//! The gate before every question: what is in memory is brought up to what is on disk.
//!
//! In goes what was last seen ([`Desk`]), out comes the [`State`] of now. Sizes and times tell what is the same; the tree
//! is walked again only if a directory, a manifest or an ignore file is not. Where the files are watched, only those are
//! compared that the system told of, and all of them now and then. What changed is lowered in parallel, and
//! handed over to be kept. Then, of three ways, the shortest that will do: nothing changed, and the state stays; only fn
//! bodies did, and everything is shared but those files; or the workspace's crates are linked anew.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};
use std::time::{Duration, Instant};

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::dependencies;
use super::generated::Outputs;
use super::host::{Editions, Layer, StdLayer};
use super::persist::{Batch, Form, StoredFile};
use super::report::{LastRun, Phase, Progress, Watched};
use super::state::{State, shown};
use super::watching::Eyes;
use super::{Inner, Project, lock};
use crate::error::Error;
use crate::facts::{self, FactsTable, File, FileFacts, Shift, cache};
use crate::freshness::{
    self, ChangeSet, ChangedFile, FailReason, FileState, Identity, Marks, Moment, Staleness, Stamp,
};
use crate::graph::Analysis;
use crate::query::Failure;
use crate::source::{ContentHash, FileId};
use crate::workspace::graph::{CrateGraph, CrateId, Edition};
use crate::workspace::{self, Workspace};

/// From how many changed files on it is worth asking the store for facts of the same content.
const WORTH_ASKING: usize = 8;
/// From how many bytes on that is so of a single file.
const LONG_TEXT: usize = 64 << 10;
/// The name under which the facts of expanded texts are kept beside those of files: no file is called so.
const EXPANSIONS: &str = "<expansions>";
/// Batches of about this many bytes are handed over to be written.
const BATCH_BYTES: usize = 8 << 20;

/// How often those who wait for another's run look up.
const PATIENCE: Duration = Duration::from_millis(2);
/// Comparing all files takes less than this, so that whoever takes longer reads some.
const LONG_LOOK: Duration = Duration::from_millis(200);
/// So many changed files are read to the end, whoever calls it off: to begin anew would take longer.
const NOT_WORTH_STOPPING: usize = 64;
/// How long what the system tells is relied on, until everything is compared again: there are writes that it does not tell
/// of.
const RELIED_ON: Duration = Duration::from_secs(5);
/// How often the tree is looked at again because a directory was not watched while it was looked at.
const LOOKS: usize = 4;

/// What was last seen on disk.
pub(super) struct Desk {
    workspace: Workspace,
    /// Of everything that decides what belongs to the workspace and what it stands on.
    marks: Marks,
    base: Base,
    /// Of the files that are held.
    stamps: FxHashMap<PathBuf, Stamp>,
    /// What build scripts wrote, or should, and files of the workspace include; sorted.
    outputs: Vec<PathBuf>,
    /// Files that can't be used.
    unusable: BTreeMap<PathBuf, FailReason>,
    /// Who watches all of it, if somebody does.
    watched: Option<Sight>,
}

/// What is known of a workspace that is watched.
struct Sight {
    eyes: Eyes,
    /// Of what decides and is not watched: manifests and ignore files around the root, dependencies elsewhere.
    outside: Marks,
    root: Identity,
    /// When everything was compared.
    compared: Instant,
}

/// What the workspace stands on, and its files, not linked: where linking begins.
struct Base {
    layer: Layer,
    table: FactsTable,
    /// The dependencies that are loaded.
    loaded: Vec<CrateId>,
    /// Files of dependencies that people edit: not those of registries.
    local: Vec<PathBuf>,
    /// The directories of packages that were asked for by name.
    asked: FxHashSet<PathBuf>,
    /// How many files of dependencies were asked for, and how many of them had to be parsed.
    read: usize,
    parsed: usize,
}

/// What bringing a project up to date came to.
pub(super) struct Run {
    pub(super) state: Arc<State>,
    pub(super) did: LastRun,
    /// Files that were read again, or are gone; none of a first look.
    pub(super) changed: Vec<PathBuf>,
}

type Lowered = (PathBuf, Stamp, Arc<FileFacts>);

/// Facts of a content that need not be lowered.
enum Known {
    /// Some project holds them.
    Held(Arc<FileFacts>),
    /// They were kept.
    Kept(Vec<u8>),
}

impl Project {
    /// The state of now, however long it takes.
    pub(super) fn fresh(&self) -> Result<Arc<State>, Error> {
        Ok(self.refresh(false, &super::NoProgress)?.state)
    }

    /// Brings the project up to date; with `force`, as if nothing were known of it.
    pub(super) fn refresh(&self, force: bool, progress: &dyn Progress) -> Result<Run, Error> {
        let inner = &*self.0;
        let progress = &Watched::new(progress, &self.1.cancel);
        let mut desk = inner.desk(progress)?;
        if inner.tally.deleted.load(Ordering::Acquire) {
            return Err(Error::Deleted { slug: inner.slug.clone(), root: inner.root.clone() });
        }
        if force {
            *desk = None;
        }
        match (desk.take(), inner.current()) {
            (Some(seen), Some(state)) => {
                let (seen, run) = inner.update(seen, state, progress)?;
                *desk = Some(seen);
                Ok(run)
            }
            _ => {
                let (seen, run) = inner.open(force, progress)?;
                *desk = Some(seen);
                Ok(run)
            }
        }
    }

    /// Forgets everything, once nobody is at it.
    pub(super) fn delete(&self) {
        self.0.tally.deleted.store(true, Ordering::Release);
        let mut desk = lock(&self.0.desk);
        *desk = None;
        *self.0.state.write().unwrap_or_else(|poisoned| poisoned.into_inner()) = None;
    }

    /// Where the project stands as far as is known without looking at the disk and without waiting for anybody:
    /// [being indexed](Staleness::Building), [being brought up to date](Staleness::Changed), not indexed or not compared yet,
    /// or, only where its files are watched, [fresh](Staleness::Fresh).
    pub fn state(&self) -> Staleness {
        let inner = &*self.0;
        if let Some(work) = inner.tally.building() {
            return work;
        }
        if inner.current().is_none() {
            let kept = inner.tally.indexed_at().is_some();
            return if kept { Staleness::NotChecked } else { Staleness::NotIndexed };
        }
        match inner.watching.eyes() {
            Some(eyes) if eyes.vouches() => Staleness::Fresh,
            _ => Staleness::NotChecked,
        }
    }

    /// How far what is in memory is from what is on disk. Waits for nobody.
    pub(super) fn staleness(&self) -> Result<Staleness, Error> {
        let inner = &*self.0;
        let pool = inner.shared.pool()?;
        if let Some(building) = inner.tally.building() {
            return Ok(building);
        }
        let Ok(desk) = inner.desk.try_lock() else {
            return Ok(inner.tally.building().unwrap_or(Staleness::NotChecked));
        };
        let Some(desk) = &*desk else {
            let kept = inner.tally.indexed_at().is_some();
            return Ok(if kept { Staleness::NotChecked } else { Staleness::NotIndexed });
        };
        Ok(pool.install(|| {
            let looked;
            let files = if desk.marks.hold() {
                desk.listed()
            } else {
                match workspace::discover(&inner.root, &inner.workspace_options()) {
                    Ok(workspace) => looked = workspace.files,
                    Err(_) => looked = Vec::new(),
                }
                listed(&looked, &desk.outputs)
            };
            Staleness::of(&desk.changes(freshness::scan(&files, &desk.stamps)))
        }))
    }
}

impl Inner {
    /// Which of `files`, of which `state` knows, are no longer what it knows of them. Those that nobody edits are not looked
    /// at.
    pub(super) fn outdated(&self, state: &State, files: &[FileId]) -> Vec<String> {
        let table = &state.analysis().program().table;
        let held: Vec<&File> = files.iter().filter_map(|&file| table.get(file).map(|file| &**file)).collect();
        let names = |files: Vec<&File>| {
            let mut names: Vec<String> =
                files.into_iter().map(|file| shown(&self.root, &file.path)).collect();
            names.sort_unstable();
            names
        };
        let deadline = Instant::now() + LONG_LOOK;
        let desk = loop {
            match self.desk.try_lock() {
                Ok(desk) => break desk,
                Err(TryLockError::Poisoned(desk)) => break desk.into_inner(),
                // Whoever is at it found a change, perhaps one of these.
                Err(TryLockError::WouldBlock) if Instant::now() > deadline => return names(held),
                Err(TryLockError::WouldBlock) => std::thread::sleep(PATIENCE / 8),
            }
        };
        // What was seen is lost with a run that was called off. The answer was right when it was asked for.
        let Some(desk) = &*desk else { return Vec::new() };
        let is_outdated = |file: &&File| match desk.stamps.get(&file.path) {
            Some(stamp) if stamp.hash != file.hash => true,
            Some(stamp) => !matches!(
                freshness::check(&file.path, Some(stamp)),
                FileState::Unchanged | FileState::Restamped(_)
            ),
            None => desk.workspace.files.binary_search(&file.path).is_ok(),
        };
        names(held.into_iter().filter(is_outdated).collect())
    }

    /// What was last seen, once nobody else is at it.
    fn desk(&self, progress: &dyn Progress) -> Result<MutexGuard<'_, Option<Desk>>, Error> {
        loop {
            match self.desk.try_lock() {
                Ok(desk) => return Ok(desk),
                Err(TryLockError::Poisoned(desk)) => return Ok(desk.into_inner()),
                Err(TryLockError::WouldBlock) if !progress.keep_on() => return Err(Error::Cancelled),
                Err(TryLockError::WouldBlock) => std::thread::sleep(PATIENCE),
            }
        }
    }

    pub(super) fn current(&self) -> Option<Arc<State>> {
        self.state.read().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }

    fn publish(&self, state: &Arc<State>) {
        *self.state.write().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(state.clone());
    }

    fn workspace_options(&self) -> workspace::Options {
        let options = &self.shared.options;
        workspace::Options {
            cargo_home: options.cargo_home.clone(),
            target_dirs: options.target_dirs.clone(),
        }
    }

    /// Walks the tree and reads the manifests; until all of it is watched, if somebody watches.
    fn look(
        &self,
        eyes: Option<&Eyes>,
        progress: &dyn Progress,
    ) -> Result<(Workspace, Marks, Moment), Error> {
        progress.phase(Phase::Discover, 0, 1);
        let mut since = Moment::now();
        let mut workspace = workspace::discover(&self.root, &self.workspace_options())?;
        for _ in 0..LOOKS {
            if !eyes.is_some_and(|eyes| eyes.cover(&workspace)) {
                break;
            }
            since = Moment::now();
            workspace = workspace::discover(&self.root, &self.workspace_options())?;
        }
        let marks = Marks::take(deciding(&workspace), since);
        progress.phase(Phase::Discover, 1, 1);
        Ok((workspace, marks, since))
    }

    /// The first look of this process; with `anew`, what was kept is not asked for.
    fn open(&self, anew: bool, progress: &dyn Progress) -> Result<(Desk, Run), Error> {
        let started = Instant::now();
        let _building = self.tally.begin();
        let pool = self.shared.pool()?;
        let eyes = self.watching.eyes();
        let compared = Instant::now();
        if let Some(eyes) = &eyes {
            // Everything is compared now; what is told from now on is news.
            eyes.hints();
        }
        // The store answers on a thread of its own; meanwhile there is enough to do.
        let (kept, std, looked) = std::thread::scope(|scope| {
            let kept = scope.spawn(|| match anew {
                true => (None, Vec::new()),
                false => pool.install(|| self.kept()),
            });
            let looked = pool.install(|| self.look(eyes.as_ref(), progress));
            let std = self.shared.std();
            (kept.join().unwrap_or_default(), std, looked)
        });
        let (std, (workspace, marks, since)) = (std?, looked?);
        let (expansions, kept) = kept;
        let expansions = expansions.unwrap_or_default();

        let editions = Editions::of(&workspace.graph);
        let outputs = Outputs::of(&workspace.graph);
        let mut known: FxHashMap<PathBuf, Stamp> = FxHashMap::default();
        let mut held: FxHashMap<PathBuf, Arc<FileFacts>> = FxHashMap::default();
        let mut gone: Vec<String> = Vec::new();
        let decoded: Vec<_> = pool.install(|| {
            let kept = kept.into_par_iter().map(|kept| {
                let path = self.root.join(&kept.path);
                let edition = editions.edition(&path);
                let facts = match kept.facts {
                    Some(bytes) if kept.form == Form::whole(edition) => {
                        self.shared.contents.get(kept.stamp.hash, edition).or_else(|| {
                            let facts = cache::decode(&bytes)?;
                            Some(self.shared.contents.share(kept.stamp.hash, edition, facts))
                        })
                    }
                    _ => None,
                };
                (kept.path, path, kept.stamp, facts)
            });
            kept.collect()
        });
        let listed: FxHashSet<&Path> = workspace.files.iter().map(|path| &**path).collect();
        for (name, path, stamp, facts) in decoded {
            if !listed.contains(&*path) && outputs.hold(&path) {
                // Whether it is included is not known yet.
            } else if !listed.contains(&*path) {
                gone.push(name);
            } else if let Some(facts) = facts {
                known.insert(path.clone(), stamp);
                held.insert(path, facts);
            }
        }
        let removed = gone.len();
        let _collecting = self.collect(&workspace.graph);
        for (path, facts) in &held {
            if let Some(stamp) = known.get(path) {
                self.collected(path, stamp.hash, facts);
            }
        }
        let mut changes = pool.install(|| freshness::scan(&workspace.files, &known));
        let mut lowered = self.lower(&editions, std::mem::take(&mut changes.changed), !anew, progress)?;
        let mut included: BTreeSet<PathBuf> = BTreeSet::new();
        let all = held.iter().chain(lowered.iter().map(|(path, _, facts)| (path, facts)));
        all.for_each(|(path, facts)| outputs.add_included(path, facts, &mut included));
        included.retain(|path| !listed.contains(&**path));
        let known_before = self.tally.known.load(Ordering::Relaxed);
        let (read, failed) =
            self.lower_included(&editions, &outputs, &mut included, &BTreeSet::new(), !anew, progress)?;
        let known_content = if read.is_empty() { 0 } else { known_before };
        lowered.extend(read);
        changes.failed.extend(failed);
        let included: Vec<PathBuf> = included.into_iter().collect();
        let mut batch = Batch { removed: gone, ..Batch::default() };
        for file in changes.restamped {
            self.keep_stamp(&mut batch, &file.path, editions.edition(&file.path), file.stamp);
            known.insert(file.path, file.stamp);
        }
        for path in &changes.removed {
            known.remove(path);
        }
        for file in &changes.failed {
            known.remove(&file.path);
            batch.removed.push(shown(&self.root, &file.path));
        }
        self.save(batch);

        progress.phase(Phase::Link, 0, 1);
        let known_content = known_content + self.tally.known.load(Ordering::Relaxed);
        let did = LastRun {
            indexed: lowered.len().saturating_sub(known_content),
            reused: changes.unchanged.len() + known_content,
            removed,
            linked: true,
            ..LastRun::default()
        };
        for (path, stamp, facts) in lowered {
            known.insert(path.clone(), stamp);
            held.insert(path, facts);
        }
        let keep_on = || progress.keep_on();
        let linked = pool.install(|| {
            let files = workspace.files.iter().chain(&included).filter_map(|path| {
                let stamp = known.get(path)?;
                Some((path.clone(), stamp.hash, held.remove(path)?))
            });
            let base = self.base(std, &workspace.graph, files.collect(), Some(expansions), &keep_on);
            let program = base.layer.program(base.table.clone(), &workspace.files, &keep_on);
            if !keep_on() {
                return None;
            }
            self.keep_expansions(&base.table);
            program.prepare();
            let unusable = unusable(&changes.failed);
            let unread = unread(&workspace, &unusable, &self.root);
            let state = State::new(&self.root, Arc::new(Analysis::new(Arc::new(program))), unread);
            Some((base, Arc::new(state), unusable))
        });
        let (base, state, unusable) = linked.ok_or(Error::Cancelled)?;
        let did = LastRun { dependency_files: base.read, dependency_files_parsed: base.parsed, ..did };
        let mut marks = marks;
        marks.extend(pool.install(|| Marks::take(base.local.clone(), since)));
        marks.extend(Marks::take(included.clone(), since));
        progress.phase(Phase::Link, 1, 1);
        let mut desk =
            Desk { workspace, marks, base, stamps: known, outputs: included, unusable, watched: None };
        desk.watched_by(eyes, compared);
        Ok((desk, self.ran(state, did, Vec::new(), started)))
    }

    /// What was kept: of expanded texts, and of files.
    fn kept(&self) -> (Option<Vec<u8>>, Vec<StoredFile>) {
        let persist = &self.shared.persist;
        let (expansions, files): (Vec<StoredFile>, Vec<StoredFile>) =
            persist.load_files(self.id).into_iter().partition(|kept| kept.path == EXPANSIONS);
        let own = expansions.into_iter().find_map(|kept| kept.facts);
        // A new worktree expands what others do; and what others expand of dependencies is of use to every project.
        (own.or_else(|| persist.load_like(EXPANSIONS)), files)
    }

    /// Loads and links what the workspace stands on. `expansions` is what was kept of expanded texts, if that is to be
    /// known. Once `keep_on` says no, what comes of it is of no use.
    fn base(
        &self,
        std: &StdLayer,
        graph: &CrateGraph,
        files: Vec<(PathBuf, ContentHash, Arc<FileFacts>)>,
        expansions: Option<Vec<u8>>,
        keep_on: &(dyn Fn() -> bool + Sync),
    ) -> Base {
        let (persist, sources) = (&self.shared.persist, &self.shared.sources);
        let mut below = std.table.forked();
        below.set_links(&graph.links);
        if let Some(expansions) = expansions.filter(|_| persist.is_durable()) {
            below.keep_expansions(expansions);
        }
        // Which dependencies are wanted is told by the names in the workspace's files; linked, they come before these.
        let mut table = below.clone();
        for (path, hash, facts) in &files {
            table.insert(path, *hash, facts.clone());
        }
        let first = table.len();
        let asked = lock(&self.asked).clone();
        let (read, parsed) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let loaded = dependencies::load_announced(
            &mut table,
            graph,
            &asked,
            &|dirs| sources.announce(persist, dirs),
            &|path, edition| {
                let known = sources.signatures(persist, path, edition)?;
                read.fetch_add(1, Ordering::Relaxed);
                parsed.fetch_add(usize::from(known.parsed), Ordering::Relaxed);
                Some((known.hash, known.facts))
            },
            keep_on,
        );
        let mut used: Vec<&Path> = loaded.iter().map(|&krate| &*graph[krate].package_dir).collect();
        used.dedup();
        sources.settle(persist, &used);
        let (read, parsed) = (read.into_inner(), parsed.into_inner());
        if loaded.is_empty() {
            return Base {
                layer: std.under(below, graph, keep_on),
                table,
                loaded,
                local: Vec::new(),
                asked,
                read,
                parsed,
            };
        }
        let mut local = Vec::new();
        let home = self.shared.options.cargo_home.as_ref().and_then(|home| home.canonicalize().ok());
        let fixed_dirs: Vec<&Path> = loaded
            .iter()
            .map(|&krate| &*graph[krate].package_dir)
            .filter(|dir| {
                home.as_ref().is_some_and(|home| dir.starts_with(home))
                    || dir.join(".cargo-checksum.json").exists()
            })
            .collect();
        let fixed_dirs: FxHashSet<&Path> = fixed_dirs.into_iter().collect();
        for (_, file) in table.iter().filter(|(id, _)| id.index() >= first) {
            below.insert(&file.path, file.hash, file.facts.clone());
            if !file.path.ancestors().any(|dir| fixed_dirs.contains(dir)) {
                local.push(file.path.clone());
            }
        }
        let layer = std.under(below, graph, keep_on);
        let mut table = layer.table.clone();
        for (path, hash, facts) in files {
            table.insert(&path, hash, facts);
        }
        Base { layer, table, loaded, local, asked, read, parsed }
    }

    /// A later look. Before anything changes, everything that can fail is done.
    fn update(&self, desk: Desk, state: Arc<State>, progress: &dyn Progress) -> Result<(Desk, Run), Error> {
        let started = Instant::now();
        let now = Moment::now();
        let pool = self.shared.pool()?;
        let mut desk = desk;
        let eyes = self.watching.eyes();
        let told = eyes.as_ref().and_then(|eyes| desk.told(eyes, &self.root));
        let mut same_base = desk.base.asked == *lock(&self.asked);
        if same_base && told.as_ref().is_some_and(Vec::is_empty) {
            return Ok((desk, Run { state, did: LastRun::default(), changed: Vec::new() }));
        }
        let mut same_layout = true;
        let mut same_crates = true;
        let is_covered = eyes.as_ref().is_none_or(|eyes| desk.is_watched_by(eyes));
        if told.is_none() && !(is_covered && pool.install(|| desk.marks.hold())) {
            let (workspace, mut marks, since) = pool.install(|| self.look(eyes.as_ref(), progress))?;
            let local = &desk.base.local;
            same_base &= pool.install(|| {
                marks.extend(Marks::take(local.clone(), since));
                marks.extend(Marks::take(desk.outputs.clone(), since));
                !local.par_iter().any(|path| self.shared.sources.is_outdated(path))
            });
            same_layout =
                workspace.files == desk.workspace.files && workspace.problems == desk.workspace.problems;
            same_crates = workspace.graph == desk.workspace.graph;
            (desk.workspace, desk.marks) = (workspace, marks);
        }
        if told.is_none() {
            desk.watched_by(eyes, started);
        }
        let editions = Editions::of(&desk.workspace.graph);
        let before = state.analysis().program();
        if !same_crates {
            // What was read in another edition has to be read again.
            let table = &before.table;
            let other = |path: &PathBuf| {
                let file = table.lookup(path);
                file.is_some_and(|file| table[file].facts.edition != editions.edition(path))
            };
            desk.stamps.retain(|path, _| !other(path));
            // Scripts may have written elsewhere.
            let outputs = Outputs::of(&desk.workspace.graph);
            let mut included = BTreeSet::new();
            for path in desk.listed().iter() {
                if let Some(file) = table.lookup(path) {
                    outputs.add_included(path, &table[file].facts, &mut included);
                }
            }
            desk.include(included, now);
        }
        let editions = Editions::of(&desk.workspace.graph);
        let changes = match &told {
            None => pool.install(|| freshness::scan(&desk.listed(), &desk.stamps)),
            Some(files) => freshness::scan(files, &desk.stamps_of(files)),
        };
        let changes = desk.changes(changes);
        let mut now_unusable = unusable(&changes.failed);
        if let Some(files) = &told {
            let others = desk.unusable.iter().filter(|(path, _)| files.binary_search(path).is_err());
            now_unusable.extend(others.map(|(path, reason)| (path.clone(), reason.clone())));
        }
        let mut batch = Batch::default();
        for file in &changes.restamped {
            if desk.stamps.insert(file.path.clone(), file.stamp) != Some(file.stamp) {
                self.keep_stamp(&mut batch, &file.path, editions.edition(&file.path), file.stamp);
            }
        }
        if changes.changed.is_empty()
            && changes.removed.is_empty()
            && now_unusable == desk.unusable
            && same_layout
            && same_crates
            && same_base
        {
            self.save(batch);
            return Ok((desk, Run { state, did: LastRun::default(), changed: Vec::new() }));
        }
        let news: Vec<PathBuf> =
            changes.changed.iter().map(|file| &file.path).chain(&changes.removed).cloned().collect();
        let mut names: Vec<String> = news.iter().map(|path| shown(&self.root, path)).collect();
        names.sort_unstable();
        let _building = self.tally.begin_again(&changes, names);
        let few = changes.changed.len() <= NOT_WORTH_STOPPING;
        let to_the_end = Unstopped(progress);
        let progress: &dyn Progress = if few { &to_the_end } else { progress };
        let mut lowered = self.lower(&editions, changes.changed, true, progress)?;
        let known = self.tally.known.load(Ordering::Relaxed);
        let outputs = Outputs::of(&desk.workspace.graph);
        let mut included: BTreeSet<PathBuf> = BTreeSet::new();
        if !outputs.is_empty() || !desk.outputs.is_empty() {
            let news: FxHashMap<&PathBuf, &Arc<FileFacts>> =
                lowered.iter().map(|(path, _, facts)| (path, facts)).collect();
            for path in desk.listed().iter() {
                let held = || before.table.lookup(path).map(|file| &before.table[file].facts);
                if let Some(facts) = news.get(path).copied().or_else(held) {
                    outputs.add_included(path, facts, &mut included);
                }
            }
            included.retain(|path| desk.workspace.files.binary_search(path).is_err());
        }
        let seen: BTreeSet<PathBuf> = desk.outputs.iter().cloned().collect();
        let (read, failed) =
            self.lower_included(&editions, &outputs, &mut included, &seen, true, progress)?;
        let known = if read.is_empty() { known } else { known + self.tally.known.load(Ordering::Relaxed) };
        lowered.extend(read);
        now_unusable.extend(unusable(&failed));
        let dropped: Vec<PathBuf> = seen.difference(&included).cloned().collect();
        desk.include(included, now);
        let lost: Vec<&PathBuf> = changes
            .removed
            .iter()
            .chain(now_unusable.keys())
            .chain(&dropped)
            .filter(|path| before.table.lookup(path).is_some())
            .collect();
        batch.removed.extend(lost.iter().map(|path| shown(&self.root, path)));
        self.save(batch);

        let indexed = lowered.len().saturating_sub(known);
        let mut did = LastRun { indexed, reused: 0, removed: lost.len(), ..LastRun::default() };
        let same_items = lost.is_empty()
            && lowered.iter().all(|(path, _, facts)| {
                let Some(file) = before.table.lookup(path) else { return false };
                Shift::between(&before.table[file].facts, facts).is_some()
            });
        let base = &mut desk.base;
        for path in lost {
            base.table.remove(path);
            desk.stamps.remove(path);
        }
        let mut changed: Vec<FileId> = Vec::new();
        for (path, stamp, facts) in lowered {
            changed.push(base.table.insert(&path, stamp.hash, facts));
            desk.stamps.insert(path, stamp);
        }
        did.reused = desk.stamps.len().saturating_sub(did.indexed);
        let graph = &desk.workspace.graph;
        let same_base = same_crates
            && same_base
            && !dependencies::name_another(&base.table, graph, &base.loaded, &changed);
        did.linked = !(same_base && same_items);
        progress.phase(Phase::Link, 0, 1);
        let std = self.shared.std()?;
        let keep_on = || progress.keep_on();
        let state = pool.install(|| {
            let analysis = if !did.linked {
                let mut table = before.table.clone();
                for file in changed.iter().filter_map(|&file| base.table.get(file)) {
                    let id = table.insert(&file.path, file.hash, file.facts.clone());
                    // What item macros expand to lies where it was written, so it moves as well.
                    let expansions = state.analysis().expansions(id);
                    if !expansions.is_empty()
                        && let Some(shift) = Shift::between(&before.table[id].facts, &file.facts)
                    {
                        expansions.iter().for_each(|&expansion| table.move_expansion(expansion, &shift));
                    }
                }
                Analysis::continued(state.analysis(), Arc::new(before.with_table(table)), &changed)
            } else {
                if !same_base {
                    let held = desk.workspace.files.iter().chain(&desk.outputs).filter_map(|path| {
                        let file = base.table.get(base.table.lookup(path)?)?;
                        Some((path.clone(), file.hash, file.facts.clone()))
                    });
                    *base = self.base(std, graph, held.collect(), None, &keep_on);
                    desk.marks.extend(Marks::take(base.local.clone(), now));
                }
                let program = base.layer.program(base.table.clone(), &desk.workspace.files, &keep_on);
                if !keep_on() {
                    return None;
                }
                program.prepare();
                Analysis::new(Arc::new(program))
            };
            let unread = unread(&desk.workspace, &now_unusable, &self.root);
            let next = State::new(&self.root, Arc::new(analysis), unread);
            let next = if did.linked { next } else { next.searched_as(&state) };
            Some(Arc::new(if same_base { next.standing_on(&state) } else { next }))
        });
        let state = state.ok_or(Error::Cancelled)?;
        progress.phase(Phase::Link, 1, 1);
        if did.linked && !same_base {
            (did.dependency_files, did.dependency_files_parsed) = (desk.base.read, desk.base.parsed);
        }
        desk.unusable = now_unusable;
        if did.linked {
            // It may stand on other files elsewhere.
            desk.note_outside();
        }
        Ok((desk, self.ran(state, did, news, started)))
    }

    /// Ends a run: others see its state from now on.
    fn ran(&self, state: Arc<State>, did: LastRun, changed: Vec<PathBuf>, started: Instant) -> Run {
        let did = LastRun { seconds: started.elapsed().as_secs_f64(), ..did };
        self.publish(&state);
        self.tally.ran(did);
        if did.linked {
            self.shared.persist.set_indexed(self.id, state.totals());
        }
        Run { state, did, changed }
    }

    /// Lowers files, and hands the facts over to be kept as they come. In the order of the files.
    fn lower(
        &self,
        editions: &Editions<'_>,
        files: Vec<ChangedFile>,
        ask_store: bool,
        progress: &dyn Progress,
    ) -> Result<Vec<Lowered>, Error> {
        let total = files.len();
        self.tally.done.store(0, Ordering::Relaxed);
        self.tally.total.store(total, Ordering::Relaxed);
        self.tally.known.store(0, Ordering::Relaxed);
        progress.phase(Phase::Read, 0, total);
        let persist = &self.shared.persist;
        let pool = self.shared.pool()?;
        let contents = &self.shared.contents;
        let held = |file: &ChangedFile| {
            let edition = editions.edition(&file.path);
            let held = ask_store.then(|| contents.get(file.stamp.hash, edition)).flatten();
            held.map(Known::Held)
        };
        let is_long = |file: &ChangedFile| file.text.len() >= LONG_TEXT;
        let mut known: Vec<Option<Known>> = files.iter().map(held).collect();
        if ask_store && (total >= WORTH_ASKING || files.iter().any(is_long)) {
            let key = |file: &ChangedFile| (file.stamp.hash, Form::whole(editions.edition(&file.path)));
            let (slots, keys): (Vec<&mut Option<Known>>, Vec<(ContentHash, Form)>) = known
                .iter_mut()
                .zip(&files)
                .filter(|(known, _)| known.is_none())
                .map(|(known, file)| (known, key(file)))
                .unzip();
            let kept = pool.install(|| persist.load_facts(&keys));
            slots.into_iter().zip(kept).for_each(|(slot, bytes)| *slot = bytes.map(Known::Kept));
        }
        let batch: Mutex<Batch> = Mutex::default();
        let done = AtomicUsize::new(0);
        let lower = |(file, known): (ChangedFile, Option<Known>)| {
            if !progress.keep_on() {
                return None;
            }
            let ChangedFile { path, text, stamp } = file;
            let edition = editions.edition(&path);
            let known = known.and_then(|known| match known {
                // What another project holds has been kept for it.
                Known::Held(facts) => Some(facts),
                Known::Kept(bytes) => Some(contents.share(stamp.hash, edition, cache::decode(&bytes)?)),
            });
            let is_new = known.is_none();
            if !is_new {
                self.tally.known.fetch_add(1, Ordering::Relaxed);
            }
            let facts =
                known.unwrap_or_else(|| contents.share(stamp.hash, edition, facts::lower(&text, edition)));
            if persist.is_durable() {
                let bytes = is_new.then(|| cache::encode(&facts));
                let mut batch = lock(&batch);
                batch.facts.extend(bytes.map(|bytes| (stamp.hash, Form::whole(edition), bytes)));
                self.keep_stamp(&mut batch, &path, edition, stamp);
                if batch.weight() >= BATCH_BYTES {
                    let full = std::mem::take(&mut *batch);
                    drop(batch);
                    self.save(full);
                }
            }
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            self.tally.done.store(done, Ordering::Relaxed);
            progress.phase(Phase::Read, done, total);
            self.collected(&path, stamp.hash, &facts);
            Some((path, stamp, facts))
        };
        let lowered: Option<Vec<Lowered>> =
            pool.install(|| files.into_par_iter().zip(known).with_max_len(1).map(lower).collect());
        self.save(batch.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()));
        lowered.ok_or(Error::Cancelled)
    }

    /// Lowers of the outputs of build scripts those that are `included`, and adds those that these include; but not those that
    /// were `seen`. Of one that is not there nothing comes.
    fn lower_included(
        &self,
        editions: &Editions<'_>,
        outputs: &Outputs<'_>,
        included: &mut BTreeSet<PathBuf>,
        seen: &BTreeSet<PathBuf>,
        ask_store: bool,
        progress: &dyn Progress,
    ) -> Result<(Vec<Lowered>, Vec<freshness::FailedFile>), Error> {
        let (mut lowered, mut failed) = (Vec::new(), Vec::new());
        let mut done = seen.clone();
        let mut known = 0;
        loop {
            let new: Vec<PathBuf> = included.difference(&done).cloned().collect();
            if new.is_empty() {
                break;
            }
            let changes = self.shared.pool()?.install(|| freshness::scan(&new, &FxHashMap::default()));
            failed.extend(changes.failed);
            done.extend(new);
            if changes.changed.is_empty() {
                continue;
            }
            let read = self.lower(editions, changes.changed, ask_store, progress)?;
            known += self.tally.known.load(Ordering::Relaxed);
            read.iter().for_each(|(path, _, facts)| outputs.add_included(path, facts, included));
            lowered.extend(read);
        }
        if !lowered.is_empty() {
            self.tally.known.store(known, Ordering::Relaxed);
        }
        Ok((lowered, failed))
    }

    fn keep_stamp(&self, batch: &mut Batch, path: &Path, edition: Edition, stamp: Stamp) {
        // What lies outside the root, or has a name that is no text, is read anew at each start.
        if let Some(name) = path.strip_prefix(&self.root).ok().and_then(Path::to_str) {
            let name = name.replace(std::path::MAIN_SEPARATOR, "/");
            batch.files.push((name, Form::whole(edition), stamp));
        }
    }

    /// Hands over what was lowered of expanded texts, where that differs from what is kept.
    fn keep_expansions(&self, table: &FactsTable) {
        let Some(bytes) = table.kept_expansions() else { return };
        let hash = ContentHash::of(&bytes);
        let stamp = Stamp::new(bytes.len() as u64, 0, 0, hash);
        self.save(Batch {
            files: vec![(EXPANSIONS.to_owned(), Form::expansions(), stamp)],
            facts: vec![(hash, Form::expansions(), bytes)],
            removed: Vec::new(),
        });
    }

    fn save(&self, batch: Batch) {
        if !batch.is_empty() && self.shared.persist.is_durable() {
            self.shared.persist.save(self.id, batch);
        }
    }
}

/// Goes on whatever is said.
struct Unstopped<'a>(&'a dyn Progress);

impl Progress for Unstopped<'_> {
    fn phase(&self, phase: Phase, done: usize, total: usize) {
        self.0.phase(phase, done, total);
    }
}

impl Desk {
    /// The files that belong to the workspace.
    fn listed(&self) -> Cow<'_, [PathBuf]> {
        listed(&self.workspace.files, &self.outputs)
    }

    /// Takes note of which outputs of build scripts are included, as they looked after `since`.
    fn include(&mut self, included: BTreeSet<PathBuf>, since: Moment) {
        let new = included.iter().filter(|path| self.outputs.binary_search(path).is_err());
        self.marks.extend(Marks::take(new.cloned().collect(), since));
        self.outputs = included.into_iter().collect();
    }

    /// Without what was listed, is missing and was never held: nothing about it has changed.
    fn changes(&self, mut changes: ChangeSet) -> ChangeSet {
        changes.removed.retain(|path| self.stamps.contains_key(path));
        changes
    }

    /// The stamps of these files, where they have one.
    fn stamps_of(&self, files: &[PathBuf]) -> FxHashMap<PathBuf, Stamp> {
        files.iter().filter_map(|file| Some((file.clone(), *self.stamps.get(file)?))).collect()
    }

    fn is_watched_by(&self, eyes: &Eyes) -> bool {
        self.watched.as_ref().is_some_and(|watched| watched.eyes.is(eyes))
    }

    /// Notes that everything was compared at `compared`, and who watches it from before then.
    fn watched_by(&mut self, eyes: Option<Eyes>, compared: Instant) {
        self.watched = eyes.map(|eyes| Sight {
            eyes,
            outside: Marks::default(),
            root: Identity::of(&self.workspace.root),
            compared,
        });
        self.note_outside();
    }

    fn note_outside(&mut self) {
        let Some(watched) = &mut self.watched else { return };
        let dirs = &self.workspace.dirs;
        let is_watched = |path: &Path| dirs.binary_search_by(|dir| (**dir).cmp(path)).is_ok();
        watched.outside = self.marks.of(&|path| !is_watched(path) && !path.parent().is_some_and(is_watched));
    }

    /// The only files that may have changed; `None` if others may have, too. Whoever is told that has to compare
    /// everything.
    fn told(&self, eyes: &Eyes, root: &Path) -> Option<Vec<PathBuf>> {
        // Asked for in any case: what is compared from now on is no news.
        let hints = eyes.hints();
        let watched = self.watched.as_ref().filter(|watched| watched.eyes.is(eyes))?;
        if watched.compared.elapsed() > RELIED_ON || Identity::of(root) != watched.root {
            return None;
        }
        let workspace = &self.workspace;
        let decides = |path: &Path| {
            let contains = |paths: &[PathBuf]| paths.binary_search_by(|known| (**known).cmp(path)).is_ok();
            contains(&workspace.dirs)
                || contains(&workspace.manifests)
                || workspace.graph.crates.iter().any(|krate| krate.root_file == path)
        };
        hints.files(&workspace.files, &decides).filter(|_| watched.outside.hold())
    }
}

fn listed<'a>(files: &'a [PathBuf], outputs: &[PathBuf]) -> Cow<'a, [PathBuf]> {
    if outputs.is_empty() { Cow::Borrowed(files) } else { files.iter().chain(outputs).cloned().collect() }
}

fn unusable(failed: &[freshness::FailedFile]) -> BTreeMap<PathBuf, FailReason> {
    failed.iter().map(|file| (file.path.clone(), file.reason.clone())).collect()
}

/// The failures that no facts tell of.
fn unread(workspace: &Workspace, unusable: &BTreeMap<PathBuf, FailReason>, root: &Path) -> Vec<Failure> {
    let files = unusable.iter().map(|(path, reason)| Failure {
        file_path: shown(root, path),
        line: match reason {
            FailReason::NotUtf8 { line, .. } => Some(*line),
            _ => None,
        },
        reason: reason.to_string(),
    });
    let manifests = workspace.problems.iter().map(|problem| Failure {
        file_path: shown(root, &problem.path),
        line: problem.line,
        reason: problem.reason.clone(),
    });
    files.chain(manifests).collect()
}

/// What decides which files and crates there are.
fn deciding(workspace: &Workspace) -> Vec<PathBuf> {
    const RULES: [&str; 3] = [".gitignore", ".ignore", ".rgignore"];
    let mut paths = workspace.manifests.clone();
    paths.extend(workspace.dirs.iter().cloned());
    // One that is missing shows up as a change of its directory.
    let rules: Vec<PathBuf> = workspace
        .dirs
        .par_iter()
        .flat_map_iter(|dir| RULES.iter().map(|rule| dir.join(rule)).filter(|path| path.exists()))
        .collect();
    paths.extend(rules);
    paths.push(workspace.root.join(".git/info/exclude"));
    for dir in workspace.root.ancestors().skip(1) {
        paths.extend([".git", ".gitignore", ".ignore"].map(|name| dir.join(name)));
    }
    paths
}
