//! What depends on this: what may break if it changes, and which tests tell?
//!
//! Against uses, level by level: what names a changed symbol depends on it, and what names that depends on it in turn. All
//! uses count but imports; a type stands for its fields and variants too, a trait for its items, a module or file for all
//! in it. A test is a leaf, and so is an impl or a module's own code. What changed may also be lines of a diff: they stand
//! for the innermost fns, types and so on that they are in.

use rustc_hash::{FxHashMap, FxHashSet};

use super::decisions::invariants_of_all;
use super::describe;
use super::error::QueryError;
use super::model::{
    AffectedTest, BLAST_DEPTH_MAX, BLAST_INVARIANTS, BLAST_NAMED, BlastLevel, BlastRadius, BlastReport,
    BlastTarget, Candidate, ChangedLines, Dependent, EntryKind, EntryPoint, Evidence, Found, Snapshot,
    SymbolKind, TargetArg,
};
use super::note::Note;
use super::target::{Group, Meaning, Meant, meaning};
use super::tests_of::{self, Proptest, TestPath};
use crate::facts::{DefId, ItemId, ItemKind};
use crate::graph::{Certainty, User};
use crate::infer::{Program, Role};
use crate::resolve::QualifiedName;
use crate::source::FileId;

/// How many symbols a walk may reach.
const SYMBOLS_MAX: usize = 50_000;

/// Of how many changed symbols it is told which decisions bind them.
const DECIDED: usize = 200;

/// Finds what depends on a symbol, a file, or the symbols that lines of a diff are in.
///
/// # Errors
///
/// If the depth, the position or the file can't be. An unknown or ambiguous symbol is an answer.
pub fn blast_radius(
    snapshot: &Snapshot<'_>,
    request: &BlastRadius,
) -> Result<Found<BlastReport>, QueryError> {
    if request.depth == 0 || request.depth > BLAST_DEPTH_MAX {
        let (least, most, given) = (1, BLAST_DEPTH_MAX, request.depth);
        return Err(QueryError::OutOfRange { argument: "depth", least, most, given });
    }
    let mut notes: Vec<Note> = Vec::new();
    let program = snapshot.analysis.program();
    let mut start = Start::default();
    let mut meant = Meant::default();
    match &request.target {
        BlastTarget::Symbol(target) => {
            let Meaning { groups, note } = meaning(snapshot, target)?;
            notes.extend(note);
            match &groups[..] {
                [group] => {
                    let counts = if group.len() > 1 { usages(snapshot, &groups) } else { vec![0] };
                    meant = Meant::new(snapshot, &groups, &counts);
                    start.defs.clone_from(group);
                }
                [] => {}
                several => {
                    meant = Meant::new(snapshot, several, &usages(snapshot, several));
                    let symbol = match target {
                        TargetArg::Symbol(symbol) => symbol.clone(),
                        TargetArg::Position { .. } => "what is there".to_owned(),
                    };
                    notes.push(Note::ChooseOne { symbol });
                }
            }
        }
        BlastTarget::File(file_path) => start = whole_file(snapshot, snapshot.file(file_path)?),
        BlastTarget::Diff { of, lines } => start = changed(snapshot, of, lines, &mut notes)?,
    }
    notes.extend(meant.note.take());

    let mut walk = Walk::new(snapshot, &start);
    walk.run(request.depth);
    let mut result = walk.report(request, &start);
    if meant.ambiguous {
        result.ambiguous = true;
        result.candidates = meant.candidates;
        result.candidate_count = meant.candidate_count;
    }
    if result.total == 0 && !result.ambiguous && !start.defs.is_empty() {
        let implicit = start.defs.iter().any(|&def| describe::implements_foreign(program, def));
        let symbol = start.defs.first().map(|&def| describe::qualified(program, def).path);
        notes.extend(symbol.map(|symbol| match (implicit, start.defs.len()) {
            (true, 1) => Note::CalledThroughTrait { symbol },
            (false, 1) => Note::NoUses { symbol },
            (_, count) => Note::NoDependents { count },
        }));
    }
    if result.total > 0 && request.offset >= result.total {
        notes.push(Note::PastTheEnd { total: result.total });
    }
    if walk.is_full {
        notes.push(Note::TooMany { found: walk.reached.len() });
    } else if walk.unfollowed > 0 {
        notes.push(Note::DepthReached { depth: request.depth, symbols: walk.unfollowed });
    }
    if !snapshot.failures.is_empty() {
        let files = snapshot.failures.iter().map(|failure| failure.file_path.clone()).collect();
        notes.push(Note::Failures { files });
    }
    let evidence = Evidence {
        ambiguous: result.ambiguous,
        failures: snapshot.failures.len(),
        unresolved: walk.left,
        languages: vec!["rs".to_owned()],
        ..Evidence::default()
    };
    Ok(Found::new(result, notes, evidence))
}

/// How many uses each of several definitions has.
fn usages(snapshot: &Snapshot<'_>, groups: &[Group]) -> Vec<usize> {
    let asked: Vec<&[DefId]> = groups.iter().map(|group| &group[..]).collect();
    let found = snapshot.analysis.users_while(&asked, |role| role != Role::Import, snapshot.keep_on);
    let mut counts = vec![0; groups.len()];
    for user in &found.users {
        if let Some(count) = counts.get_mut(user.of).filter(|_| !user.may_dispatch) {
            *count += user.places.len();
        }
    }
    counts
}

// ---- what changes ---------------------------------------------------------------------------------------------------

/// What a walk starts from.
#[derive(Default)]
struct Start {
    /// Fns, types and so on, sorted.
    defs: Vec<DefId>,
    proptests: Vec<Proptest>,
}

/// All that a file declares.
fn whole_file(snapshot: &Snapshot<'_>, file: FileId) -> Start {
    let program = snapshot.analysis.program();
    let items = program.items_of(file, snapshot.analysis.expansions(file)).into_iter();
    let mut defs: Vec<DefId> = items.filter(|&def| is_changed_alone(program, def)).collect();
    defs.sort_unstable();
    Start { defs, proptests: tests_of::proptests_in(snapshot, file) }
}

/// Whether an item is named as changed by itself: fields and variants are part of their types, modules are what is in them.
fn is_changed_alone(program: &Program, def: DefId) -> bool {
    let facts = program.facts(def.file);
    describe::is_symbol(facts, def.item)
        && !matches!(
            facts[def.item].kind,
            ItemKind::Field { .. } | ItemKind::Variant { .. } | ItemKind::Module { .. }
        )
}

/// What changed lines are in.
fn changed(
    snapshot: &Snapshot<'_>,
    of: &str,
    lines: &[ChangedLines],
    notes: &mut Vec<Note>,
) -> Result<Start, QueryError> {
    if lines.is_empty() {
        notes.push(Note::NothingChanged { of: of.to_owned() });
    }
    let mut start = Start::default();
    let mut outside: Vec<&ChangedLines> = Vec::new();
    let mut unknown: Vec<&str> = Vec::new();
    for changed in lines {
        if changed.start_line == 0 {
            return Err(QueryError::Zero { what: "line" });
        }
        match snapshot.file(&changed.file_path) {
            Ok(file) => {
                let before = start.defs.len() + start.proptests.len();
                in_lines(snapshot, file, changed, &mut start);
                if start.defs.len() + start.proptests.len() == before {
                    outside.push(changed);
                }
            }
            // A diff has files of every kind.
            Err(_) => unknown.push(&changed.file_path),
        }
    }
    start.defs.sort_unstable();
    start.defs.dedup();
    start.proptests.sort_unstable();
    start.proptests.dedup();
    if let Some(first) = outside.first() {
        let example = format!("{}:{}", first.file_path, first.start_line);
        notes.push(Note::LinesOutside { count: outside.len(), example });
    }
    unknown.sort_unstable();
    unknown.dedup();
    if let Some(&first) = unknown.first() {
        notes.push(Note::FilesOutside { count: unknown.len(), example: first.to_owned() });
    }
    Ok(start)
}

/// Adds the innermost items that a stretch of lines is in.
fn in_lines(snapshot: &Snapshot<'_>, file: FileId, changed: &ChangedLines, start: &mut Start) {
    let lines = &snapshot.held(file).facts.lines;
    let text = snapshot.texts.text(file);
    if changed.end_line < changed.start_line {
        // Something was taken away between two lines: what both are in is not what it was.
        let above = lines.line_range(changed.end_line).map(|range| range.end);
        let below = lines.line_range(changed.start_line).map(|range| range.start);
        let (Some(above), Some(below)) = (above, below) else { return };
        let facts = snapshot.analysis.program();
        let covers = |def: &DefId| {
            let range = facts.facts(def.file).item_ranges[def.item.index()].full;
            range.contains(above) && range.contains(below)
        };
        let around = snapshot.analysis.items_around(file, above.saturating_sub(1)).filter(covers);
        add_innermost(snapshot, around, start);
        return;
    }
    let last = changed.end_line.min(lines.line_count());
    for line in changed.start_line..=last {
        let Some(range) = lines.line_range(line) else { break };
        let indent = match text.as_deref() {
            Some(text) => {
                let text = range.slice(text);
                if text.trim().is_empty() {
                    continue;
                }
                text.len() - text.trim_start().len()
            }
            None => 0,
        };
        let offset = range.start + indent as u32;
        add_innermost(snapshot, snapshot.analysis.items_around(file, offset), start);
        start.proptests.extend(tests_of::proptest_at(snapshot, file, offset));
    }
}

/// Adds the first that is changed by itself, or the items of an impl.
fn add_innermost(snapshot: &Snapshot<'_>, around: impl Iterator<Item = DefId>, start: &mut Start) {
    let program = snapshot.analysis.program();
    for def in around {
        let items: Vec<DefId> = match program.kind(def) {
            ItemKind::Impl { .. } => {
                let items = program.facts(def.file).children(def.item);
                let items = items.map(|item| DefId { file: def.file, item });
                items.filter(|&item| is_changed_alone(program, item)).collect()
            }
            ItemKind::Module { .. } | ItemKind::Use { .. } => return,
            _ if is_changed_alone(program, def) => vec![def],
            _ => continue,
        };
        for item in items {
            if start.defs.last() != Some(&item) && !start.defs.contains(&item) {
                start.defs.push(item);
            }
        }
        return;
    }
}

/// A definition with what is changed with it.
fn with_members(program: &Program, def: DefId) -> Vec<DefId> {
    match program.kind(def) {
        ItemKind::Struct { .. }
        | ItemKind::Union { .. }
        | ItemKind::Enum { .. }
        | ItemKind::Variant { .. }
        | ItemKind::Trait { .. } => {
            let below = tests_of::subtree(program, def).into_iter();
            below
                .filter(|&item| item == def || describe::is_symbol(program.facts(item.file), item.item))
                .collect()
        }
        ItemKind::Module { .. } => {
            let mut all = module_items(program, def);
            all.insert(0, def);
            all
        }
        _ => vec![def],
    }
}

/// The symbols in a module and below.
fn module_items(program: &Program, def: DefId) -> Vec<DefId> {
    let mut all: Vec<DefId> = Vec::new();
    let mine = |module: crate::resolve::ModuleId| program.maps[module].declaration() == Some(def);
    for map in program.maps.iter().filter(|map| program.maps.crates_of(def.file).contains(&map.krate)) {
        let Some((own, _)) = map.iter().find(|&(module, _)| mine(module)) else { continue };
        for (module, data) in map.iter() {
            if program.maps.is_within(module, own) {
                let items = data.items.iter().copied();
                all.extend(
                    items.filter(|&item| item != def).flat_map(|item| tests_of::subtree(program, item)),
                );
            }
        }
    }
    all.retain(|&item| describe::is_symbol(program.facts(item.file), item.item));
    all.sort_unstable();
    all.dedup();
    all
}

// ---- the walk -------------------------------------------------------------------------------------------------------

/// What was reached: an item, a module's own code, or a fn in a `proptest!`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Key {
    Item(DefId),
    Module(FileId),
    Proptest(Proptest),
}

struct Reached {
    key: Key,
    file: FileId,
    depth: usize,
    /// Where the use is that makes it depend.
    at: u32,
    /// What it uses there: of those reached; `None` is something that changes.
    via: Option<usize>,
    /// Likewise: which of the things that change.
    start: Option<DefId>,
    name_matched: bool,
    may_dispatch: bool,
}

struct Walk<'a> {
    snapshot: &'a Snapshot<'a>,
    starts: Vec<DefId>,
    known: FxHashSet<Key>,
    reached: Vec<Reached>,
    paths: FxHashMap<FileId, String>,
    unfollowed: usize,
    left: usize,
    is_full: bool,
}

impl<'a> Walk<'a> {
    fn new(snapshot: &'a Snapshot<'a>, start: &Start) -> Walk<'a> {
        let program = snapshot.analysis.program();
        let mut known: FxHashSet<Key> = start.proptests.iter().map(|&test| Key::Proptest(test)).collect();
        for &def in &start.defs {
            known.extend(with_members(program, def).into_iter().map(Key::Item));
        }
        Walk {
            snapshot,
            starts: start.defs.clone(),
            known,
            reached: Vec::new(),
            paths: FxHashMap::default(),
            unfollowed: 0,
            left: 0,
            is_full: false,
        }
    }

    fn run(&mut self, depth: usize) {
        let program = self.snapshot.analysis.program();
        // What is followed: a set of definitions, as what was reached or (at first) as what changes.
        let mut starts = self.starts.clone();
        starts.sort_by(|&a, &b| describe::place(program, a).cmp(&describe::place(program, b)));
        let mut open: Vec<(Option<usize>, Group)> =
            starts.into_iter().map(|def| (None, with_members(program, def))).collect();
        for depth in 1..=depth {
            if open.is_empty() || !(self.snapshot.keep_on)() {
                break;
            }
            let asked: Vec<&[DefId]> = open.iter().map(|(_, defs)| &defs[..]).collect();
            let found = self.snapshot.analysis.users_while(
                &asked,
                |role| role != Role::Import,
                self.snapshot.keep_on,
            );
            if depth == 1 {
                self.left = found.left;
            }
            let from = self.reached.len();
            self.take(found.users, &open, depth);
            open = (from..self.reached.len())
                .filter_map(|index| match self.reached[index].key {
                    Key::Item(def) if leads_on(program, def) => Some((Some(index), vec![def])),
                    _ => None,
                })
                .collect();
            if self.reached.len() >= SYMBOLS_MAX {
                self.is_full = true;
                return;
            }
        }
        self.unfollowed = open.len();
    }

    /// Notes what is new among `users`, each with its surest use.
    fn take(&mut self, users: Vec<User>, open: &[(Option<usize>, Group)], depth: usize) {
        let mut new: Vec<Reached> = Vec::new();
        for user in users {
            let Some((via, defs)) = open.get(user.of) else { continue };
            let before = via.and_then(|via| self.reached.get(via));
            let name_matched =
                user.certainty == Certainty::NameMatched || before.is_some_and(|before| before.name_matched);
            let may_dispatch = user.may_dispatch || before.is_some_and(|before| before.may_dispatch);
            let start = if via.is_none() { defs.first().copied() } else { None };
            let reached = |key: Key, at: u32| Reached {
                key,
                file: user.by.file,
                depth,
                at,
                via: *via,
                start,
                name_matched,
                may_dispatch,
            };
            let at = user.places.first().map_or(0, |place| place.start);
            match user.by.item {
                Some(def) if !is_module(self.snapshot.analysis.program(), def) => {
                    if !self.known.contains(&Key::Item(def)) {
                        new.push(reached(Key::Item(def), at));
                    }
                }
                module => {
                    // Tokens of a module are in its own code, or in tests that are no items.
                    for place in &user.places {
                        let test = tests_of::proptest_at(self.snapshot, user.by.file, place.start);
                        let key = match (test, module) {
                            (Some(test), _) => Key::Proptest(test),
                            (None, Some(def)) => Key::Item(def),
                            (None, None) => Key::Module(user.by.file),
                        };
                        if !self.known.contains(&key) {
                            new.push(reached(key, place.start));
                        }
                    }
                }
            }
        }
        for reached in &new {
            let snapshot = self.snapshot;
            self.paths.entry(reached.file).or_insert_with(|| snapshot.path(reached.file));
        }
        let rank = |reached: &Reached| {
            (
                reached.name_matched,
                reached.may_dispatch,
                self.paths.get(&reached.file),
                reached.at,
                reached.key,
            )
        };
        new.sort_by(|a, b| rank(a).cmp(&rank(b)));
        let known = &mut self.known;
        new.retain(|reached| known.insert(reached.key));
        let place = |reached: &Reached| (self.paths.get(&reached.file), reached.at, reached.key);
        new.sort_by(|a, b| place(a).cmp(&place(b)));
        self.reached.extend(new);
    }

    // ---- what is said of it

    fn report(&self, request: &BlastRadius, start: &Start) -> BlastReport {
        let snapshot = self.snapshot;
        let program = snapshot.analysis.program();
        let mut tests: Vec<(TestPath, AffectedTest)> = Vec::new();
        let mut symbols: Vec<&Reached> = Vec::new();
        let mut entries: Vec<(usize, EntryKind, DefId)> = Vec::new();
        let mut tally: Vec<Tally> = Vec::new();
        let mut all = Tally::default();
        for &def in &start.defs {
            if tests_of::is_test(program, def) {
                tests.push(self.test(
                    tests_of::test_path(program, def),
                    def.file,
                    name_start(program, def),
                    None,
                ));
            }
            self.enter(def, 0, &mut entries);
        }
        for &test in &start.proptests {
            let path = tests_of::proptest_path(snapshot, test);
            tests.push(self.test(path, test.file, test.name.start, None));
        }
        for reached in &self.reached {
            tally.resize_with(tally.len().max(reached.depth), Tally::default);
            let krate = describe::crate_of(program, reached.file).map_or("", |krate| &krate.name);
            let is_test = self.is_test(reached.key);
            for tally in tally.get_mut(reached.depth - 1).into_iter().chain([&mut all]) {
                tally.symbols += usize::from(!is_test);
                tally.tests += usize::from(is_test);
                tally.files.insert(reached.file);
                tally.crates.insert(krate);
            }
            match reached.key {
                Key::Proptest(test) => {
                    let path = tests_of::proptest_path(snapshot, test);
                    tests.push(self.test(path, test.file, test.name.start, Some(reached)));
                }
                Key::Item(def) if is_test => {
                    let path = tests_of::test_path(program, def);
                    tests.push(self.test(path, reached.file, name_start(program, def), Some(reached)));
                }
                Key::Item(def) => {
                    self.enter(def, reached.depth, &mut entries);
                    symbols.push(reached);
                }
                Key::Module(_) => symbols.push(reached),
            }
        }
        tests.sort_by(|a, b| (&a.0, a.1.line).cmp(&(&b.0, b.1.line)));
        let tests: Vec<AffectedTest> = tests.into_iter().map(|(_, test)| test).collect();

        // The entries in their order, of which the page is a part.
        let near = symbols.partition_point(|reached| reached.depth <= 1);
        let (total_symbols, total_tests) = (symbols.len(), tests.len());
        let end = request.offset.saturating_add(request.limit);
        let in_page = |entry: usize| request.offset <= entry && entry < end;
        let several = start.defs.len() > 1 && !matches!(request.target, BlastTarget::Symbol(_));
        let symbols = symbols
            .into_iter()
            .enumerate()
            .filter(|&(index, _)| in_page(if index < near { index } else { index + total_tests }));
        let symbols: Vec<Dependent> = symbols.map(|(_, reached)| self.dependent(reached, several)).collect();
        let tests = tests.into_iter().enumerate().filter(|&(index, _)| in_page(index + near));
        let tests: Vec<AffectedTest> = tests.map(|(_, test)| test).collect();

        let mut crates: Vec<String> = all.crates.iter().map(|&name| name.to_owned()).collect();
        crates.sort_unstable();
        // Least deep first, then by place. Only those that are shown get a name.
        entries.sort_by(|a, b| {
            (a.0, a.1, describe::place(program, a.2)).cmp(&(b.0, b.1, describe::place(program, b.2)))
        });
        let entry_point_count = entries.len();
        let entries = entries.into_iter().take(BLAST_NAMED);
        let entry_points = entries.map(|(depth, entry, def)| EntryPoint {
            qualified_name: describe::holder_name(program, def).path,
            entry,
            depth,
        });
        let nearest =
            self.reached.iter().take_while(|reached| reached.depth == 1).map(|reached| reached.file);
        let mut nearest: Vec<FileId> = nearest.collect();
        nearest.sort_unstable();
        nearest.dedup();
        let asked = &start.defs[..start.defs.len().min(DECIDED)];
        let (invariants, invariant_count) = invariants_of_all(snapshot, asked, &nearest, BLAST_INVARIANTS);
        BlastReport {
            invariant_count: Some(invariant_count).filter(|&count| count > invariants.len()),
            invariants,
            total: total_symbols + total_tests,
            offset: request.offset,
            total_symbols,
            total_tests,
            total_files: all.files.len(),
            crates,
            changed: self.changed(start),
            changed_count: start.defs.len() + start.proptests.len(),
            ambiguous: false,
            candidates: Vec::new(),
            candidate_count: None,
            levels: tally.into_iter().enumerate().map(|(index, tally)| tally.level(index + 1)).collect(),
            entry_points: entry_points.collect(),
            entry_point_count,
            symbols,
            tests,
        }
    }

    fn changed(&self, start: &Start) -> Vec<Candidate> {
        let mut changed: Vec<Candidate> =
            start.defs.iter().map(|&def| describe::candidate(self.snapshot, def, None)).collect();
        changed.sort_by(|a, b| {
            (&a.file_path, a.line, &a.qualified_name).cmp(&(&b.file_path, b.line, &b.qualified_name))
        });
        changed.truncate(BLAST_NAMED);
        changed
    }

    fn is_test(&self, key: Key) -> bool {
        match key {
            Key::Item(def) => tests_of::is_test(self.snapshot.analysis.program(), def),
            Key::Module(_) => false,
            Key::Proptest(_) => true,
        }
    }

    fn enter(&self, def: DefId, depth: usize, entries: &mut Vec<(usize, EntryKind, DefId)>) {
        entries.extend(self.entry(def).map(|entry| (depth, entry, def)));
    }

    fn entry(&self, def: DefId) -> Option<EntryKind> {
        let analysis = self.snapshot.analysis;
        let program = analysis.program();
        if tests_of::is_main(program, def) {
            return Some(EntryKind::Main);
        }
        let public = !matches!(program.kind(def), ItemKind::Module { .. })
            && analysis.public_items().reaches(program, def);
        public.then_some(EntryKind::PublicApi)
    }

    fn test(
        &self,
        path: TestPath,
        file: FileId,
        start: u32,
        reached: Option<&Reached>,
    ) -> (TestPath, AffectedTest) {
        let test = AffectedTest {
            test: path.path.clone(),
            package: path.package.clone(),
            target: path.target.clone(),
            file_path: self.snapshot.path(file),
            line: self.snapshot.position(file, start).line,
            depth: reached.map_or(0, |reached| reached.depth),
            has_cases: path.has_cases,
            name_matched: reached.is_some_and(|reached| reached.name_matched),
            may_dispatch: reached.is_some_and(|reached| reached.may_dispatch),
        };
        (path, test)
    }

    fn dependent(&self, reached: &Reached, several: bool) -> Dependent {
        let snapshot = self.snapshot;
        let program = snapshot.analysis.program();
        let (name, kind, line, entry) = match reached.key {
            Key::Item(def) => {
                let kind = describe::kind(program.facts(def.file), def.item);
                let line = describe::name_position(snapshot, def).line;
                (describe::holder_name(program, def), kind, line, self.entry(def))
            }
            Key::Module(file) => (module_name(program, file), Some(SymbolKind::Module), 1, None),
            Key::Proptest(test) => {
                let line = snapshot.position(test.file, test.name.start).line;
                (module_name(program, test.file), Some(SymbolKind::Function), line, None)
            }
        };
        let via = match (reached.via.and_then(|via| self.reached.get(via)), reached.start) {
            (Some(before), _) => match before.key {
                Key::Item(def) => Some(describe::holder_name(program, def).path),
                _ => None,
            },
            (None, Some(def)) if several => Some(describe::qualified(program, def).path),
            _ => None,
        };
        Dependent {
            depth: reached.depth,
            qualified_name: name.path,
            impl_trait: name.impl_trait,
            kind: kind.unwrap_or(SymbolKind::Parameter),
            file_path: snapshot.path(reached.file),
            line,
            use_line: snapshot.position(reached.file, reached.at).line,
            via,
            entry,
            name_matched: reached.name_matched,
            may_dispatch: reached.may_dispatch,
        }
    }
}

/// What lies at one depth, or at all.
#[derive(Default)]
struct Tally<'a> {
    symbols: usize,
    tests: usize,
    files: FxHashSet<FileId>,
    crates: FxHashSet<&'a str>,
}

impl Tally<'_> {
    fn level(&self, depth: usize) -> BlastLevel {
        let (symbols, tests) = (self.symbols, self.tests);
        BlastLevel { depth, symbols, tests, files: self.files.len(), crates: self.crates.len() }
    }
}

fn module_name(program: &Program, file: FileId) -> QualifiedName {
    QualifiedName { path: describe::file_module(program, file), impl_trait: None }
}

fn is_module(program: &Program, def: DefId) -> bool {
    matches!(program.kind(def), ItemKind::Module { .. })
}

/// Whether the uses of what depends on something depend on it as well.
fn leads_on(program: &Program, def: DefId) -> bool {
    !matches!(program.kind(def), ItemKind::Impl { .. } | ItemKind::Module { .. })
        && !tests_of::is_test(program, def)
}

fn name_start(program: &Program, def: DefId) -> u32 {
    let ItemId(item) = def.item;
    program.facts(def.file).item_ranges.get(item as usize).map_or(0, |ranges| ranges.name.start)
}

#[cfg(test)]
mod tests;
