//! What is this symbol, at a first look?
//!
//! The definition with the start of its docs and source, the first of its callers, callees and members, and how many there
//! are. Each part is a short form of another question's answer; definitions that share a name are never mixed. Symbols of
//! dependencies are counted where the workspace uses them, and have no callers here.

use super::contract::member_names;
use super::decisions::invariants_of;
use super::describe;
use super::error::QueryError;
use super::model::{
    CANDIDATES_MAX, Evidence, Found, INSPECT_INVARIANTS, INSPECT_MEMBERS, InspectSymbol, Inspected,
    Inspection, SNIPPET_LINES, Section, Snapshot, Snippet, Symbol, TargetArg,
};
use super::note::Note;
use super::place::TextCache;
use super::scope;
use super::standard::{self, Elsewhere};
use super::target::{Group, Meaning, Meant};
use crate::facts::{DefId, ItemFlags, ItemKind};
use crate::graph::Holder;
use crate::infer::Role;

/// How much of the docs is shown.
const DOC_LINES: usize = 3;
const DOC_CHARS: usize = 400;

/// How long a shown line may be, and a snippet whose length nobody chose.
const LINE_CHARS: usize = 200;
const SNIPPET_CHARS: usize = 1_200;

/// Takes a first look at some symbols.
///
/// # Errors
///
/// If none is named, or one can't be a symbol. An unknown or ambiguous one is an answer.
pub fn inspect_symbol(
    snapshot: &Snapshot<'_>,
    request: &InspectSymbol,
) -> Result<Found<Inspected>, QueryError> {
    if request.symbols.is_empty() {
        return Err(QueryError::Empty { argument: "symbols" });
    }
    let mut inspector =
        Inspector { snapshot, request, texts: TextCache::new(snapshot), notes: Vec::new(), ambiguous: false };
    let mut symbols = Vec::with_capacity(request.symbols.len());
    for symbol in &request.symbols {
        symbols.push(inspector.inspect(symbol)?);
    }
    let evidence = Evidence {
        ambiguous: inspector.ambiguous,
        failures: snapshot.failures.len(),
        languages: vec!["rs".to_owned()],
        ..Evidence::default()
    };
    Ok(Found::new(Inspected { symbols }, inspector.notes, evidence))
}

struct Inspector<'a> {
    snapshot: &'a Snapshot<'a>,
    request: &'a InspectSymbol,
    texts: TextCache<'a>,
    notes: Vec<Note>,
    ambiguous: bool,
}

impl Inspector<'_> {
    fn wants(&self, section: Section) -> bool {
        self.request.include.is_empty() || self.request.include.contains(&section)
    }

    fn inspect(&mut self, symbol: &str) -> Result<Inspection, QueryError> {
        let target = TargetArg::Symbol(symbol.to_owned());
        match standard::meaning(self.snapshot, &target)? {
            Elsewhere::Sources(sources, meaning) => {
                let mut inspector = Inspector {
                    snapshot: &sources.snapshot,
                    request: self.request,
                    texts: TextCache::new(&sources.snapshot),
                    notes: Vec::new(),
                    ambiguous: false,
                };
                let inspection = inspector.look(symbol, meaning)?;
                self.ambiguous |= inspector.ambiguous;
                self.notes.append(&mut inspector.notes);
                self.notes.push(Note::Plain { text: standard::origin(symbol, sources) });
                Ok(inspection)
            }
            Elsewhere::Here(meaning, text) => {
                self.notes.extend(text.map(|text| Note::Plain { text }));
                self.look(symbol, meaning)
            }
        }
    }

    fn look(&mut self, symbol: &str, meaning: Meaning) -> Result<Inspection, QueryError> {
        let Meaning { mut groups, note } = meaning;
        self.notes.extend(note);
        if let Some(file_path) = &self.request.file_path {
            let before = groups.len();
            groups = self.in_file(groups, file_path);
            if groups.is_empty() && before > 0 {
                self.notes.push(Note::NotInFile {
                    symbol: symbol.to_owned(),
                    file_path: file_path.clone(),
                    elsewhere: before,
                });
            }
        }
        let mut inspection = empty(symbol);
        if groups.len() > 1 || groups.iter().any(|group| group.len() > 1) {
            let meant = Meant::new(self.snapshot, &groups, &vec![0; groups.len()]);
            self.notes.extend(meant.note);
            self.ambiguous = true;
            inspection.ambiguous = true;
            inspection.candidates = meant.candidates;
            inspection.candidates.iter_mut().for_each(|one| one.usages = None);
            inspection.candidates.truncate(CANDIDATES_MAX);
            inspection.candidate_count = meant.candidate_count;
        }
        if let [group] = &groups[..]
            && let Some(&def) = group.first()
        {
            self.fill(group, def, &mut inspection);
        }
        Ok(inspection)
    }

    /// Those in a file, by its whole path or its end.
    fn in_file(&self, groups: Vec<Group>, file_path: &str) -> Vec<Group> {
        let exact = self.snapshot.file(file_path).ok();
        let wanted = file_path.trim_start_matches("./").replace('\\', "/");
        let table = &self.snapshot.analysis.program().table;
        let fits = |def: &DefId| match exact {
            Some(file) => table.host(def.file) == file,
            None => {
                let path = self.snapshot.path(def.file);
                path == wanted || path.ends_with(&format!("/{wanted}"))
            }
        };
        groups.into_iter().filter(|group| group.iter().any(fits)).collect()
    }

    fn fill(&mut self, group: &Group, def: DefId, inspection: &mut Inspection) {
        let program = self.snapshot.analysis.program();
        let mut symbol = standard::symbol(self.snapshot, &mut self.texts, def);
        symbol.doc = program.facts(def.file).item_docs(def.item).and_then(start_of_docs);
        if self.wants(Section::Snippet) {
            inspection.snippet = self.snippet(def, &symbol);
        }
        let own = program.is_workspace_file(def.file);
        let is_fn = matches!(program.kind(def), ItemKind::Fn { .. } | ItemKind::MacroDef { .. })
            || program.facts(def.file)[def.item].flags.contains(ItemFlags::PROC_MACRO);
        let wants_callers = own && self.wants(Section::Callers) && is_fn;
        if wants_callers || self.wants(Section::References) && (own || program.is_dependency_file(def.file)) {
            let found = self.snapshot.analysis.users_while(&[&group[..]], |_| true, self.snapshot.keep_on);
            let places = found.users.iter().map(|user| user.places.len());
            if self.wants(Section::References) {
                inspection.reference_count = Some(places.sum());
            }
            if wants_callers {
                let is_call = |role: Role| matches!(role, Role::Call | Role::Read);
                let calls = found.users.iter().filter_map(|user| {
                    let first = user.places.iter().find(|place| is_call(place.role))?;
                    Some((self.snapshot.path(user.by.file), first.start, user.by))
                });
                let mut calls: Vec<(String, u32, Holder)> = calls.collect();
                calls.sort();
                inspection.caller_count = Some(calls.len());
                let first = calls.into_iter().take(self.request.limit);
                inspection.callers = first.map(|(_, at, by)| self.caller(by, at)).collect();
            }
        }
        if own && self.wants(Section::Callees) && is_fn {
            let callees = self.callees(def);
            inspection.callee_count = Some(callees.len());
            inspection.callees = callees.into_iter().take(self.request.limit).collect();
        }
        let has_members = matches!(
            program.kind(def),
            ItemKind::Struct { .. } | ItemKind::Enum { .. } | ItemKind::Union { .. } | ItemKind::Trait { .. }
        );
        if self.wants(Section::Members) && has_members {
            let names = member_names(program, def);
            inspection.member_count = Some(names.len());
            inspection.members = names.into_iter().take(INSPECT_MEMBERS).collect();
        }
        if own && self.wants(Section::Invariants) {
            let (invariants, count) = invariants_of(self.snapshot, group, INSPECT_INVARIANTS);
            inspection.invariant_count = Some(count).filter(|&count| count > invariants.len());
            inspection.invariants = invariants;
        }
        inspection.definition = Some(symbol);
    }

    /// The first call in a caller.
    fn caller(&self, by: Holder, at: u32) -> String {
        let program = self.snapshot.analysis.program();
        let name = match by.item {
            Some(def) => describe::holder_name(program, def).path,
            None => describe::file_module(program, by.file),
        };
        format!("{name} — {}:{}", self.snapshot.path(by.file), self.snapshot.position(by.file, at).line)
    }

    fn callees(&self, def: DefId) -> Vec<String> {
        let program = self.snapshot.analysis.program();
        let called = |def: DefId| {
            program.is_workspace_file(def.file)
                && (matches!(program.kind(def), ItemKind::Fn { .. } | ItemKind::MacroDef { .. })
                    || program.facts(def.file)[def.item].flags.contains(ItemFlags::PROC_MACRO))
        };
        let used = self.snapshot.analysis.uses_of(def).into_iter();
        let used = used.filter(|used| {
            called(used.def) && used.places.iter().any(|place| matches!(place.role, Role::Call | Role::Read))
        });
        let shown = used.map(|used| {
            let name = describe::qualified(program, used.def).path;
            let line = describe::name_position(self.snapshot, used.def).line;
            format!("{name} — {}:{line}", self.snapshot.path(used.def.file))
        });
        shown.collect()
    }

    fn snippet(&mut self, def: DefId, symbol: &Symbol) -> Option<Snippet> {
        if symbol.file_path.is_empty() {
            return None;
        }
        let program = self.snapshot.analysis.program();
        let facts = program.facts(def.file);
        let lines = describe::lines(facts, def.item);
        let most = self.request.snippet_lines.unwrap_or(SNIPPET_LINES);
        if most == 0 {
            return None;
        }
        if let Some(place) = standard::in_rules(self.snapshot, &mut self.texts, def) {
            let facts = program.facts(place.file);
            let last = facts.lines.position(place.end.saturating_sub(1)).line;
            let lines = (facts.lines.position(place.head.start).line, last);
            return scope::snippet(facts, &mut self.texts, place.file, lines, lines.0, most);
        }
        let host = program.table.host(def.file);
        // From its declaration on: its docs are told already.
        let first = facts.lines.position(facts.item_ranges[def.item.index()].decl_start).line;
        let lines = (first.clamp(lines.0, lines.1), lines.1);
        let Some(mut snippet) = scope::snippet(facts, &mut self.texts, host, lines, lines.0, most) else {
            let note = Note::Changed { file_path: symbol.file_path.clone() };
            if !self.notes.contains(&note) {
                self.notes.push(note);
            }
            return None;
        };
        let most = if self.request.snippet_lines.is_none() { SNIPPET_CHARS } else { usize::MAX };
        shorten(&mut snippet, most);
        Some(snippet)
    }
}

/// Cuts long lines, and lines from the end until no more than `most` characters are left.
fn shorten(snippet: &mut Snippet, most: usize) {
    let mut kept: Vec<String> = Vec::new();
    let mut room = most;
    for line in snippet.text.split('\n') {
        let line = match line.char_indices().nth(LINE_CHARS) {
            Some((end, _)) => format!("{}…", &line[..end]),
            None => line.to_owned(),
        };
        let chars = line.chars().count() + 1;
        if !kept.is_empty() && chars > room {
            snippet.truncated = true;
            break;
        }
        room = room.saturating_sub(chars);
        kept.push(line);
    }
    snippet.end_line = snippet.start_line + (kept.len() as u32).saturating_sub(1);
    snippet.text = kept.join("\n");
}

fn start_of_docs(docs: &str) -> Option<String> {
    let docs = docs.trim();
    let start: Vec<&str> = docs.lines().take(DOC_LINES).map(str::trim_end).collect();
    let mut start = start.join("\n").trim_end().to_owned();
    let mut cut = start.len() < docs.len();
    if let Some((end, _)) = start.char_indices().nth(DOC_CHARS) {
        start.truncate(end);
        cut = true;
    }
    if cut {
        start.push('…');
    }
    (!docs.is_empty()).then_some(start)
}

fn empty(symbol: &str) -> Inspection {
    Inspection {
        symbol: symbol.to_owned(),
        definition: None,
        ambiguous: false,
        candidates: Vec::new(),
        candidate_count: None,
        snippet: None,
        callers: Vec::new(),
        caller_count: None,
        callees: Vec::new(),
        callee_count: None,
        reference_count: None,
        invariants: Vec::new(),
        invariant_count: None,
        members: Vec::new(),
        member_count: None,
    }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::testing::Fixture;

    fn shown(found: &Found<Inspected>) -> String {
        let mut out = String::new();
        for one in &found.result.symbols {
            match &one.definition {
                Some(symbol) => {
                    let doc = symbol.doc.as_ref().map(|doc| format!(" | {doc:?}")).unwrap_or_default();
                    out += &format!("{} {}:{}{doc}\n", symbol.qualified_name, symbol.file_path, symbol.line);
                }
                None => out += &format!("{}: nothing\n", one.symbol),
            }
            out.extend(one.candidates.iter().map(|one| format!("candidate {}\n", one.qualified_name)));
            if let Some(snippet) = &one.snippet {
                let cut = if snippet.truncated { ", cut" } else { "" };
                out += &format!("{}-{}{cut}\n{}\n", snippet.start_line, snippet.end_line, snippet.text);
            }
            for (word, list, count) in [
                ("callers", &one.callers, one.caller_count),
                ("callees", &one.callees, one.callee_count),
                ("members", &one.members, one.member_count),
            ] {
                if let Some(count) = count {
                    out += &format!("{word} {count}: {}\n", list.join(", "));
                }
            }
            out.extend(one.reference_count.map(|count| format!("references {count}\n")));
        }
        out.extend(found.notes.iter().map(|note| format!("note: {note}\n")));
        out
    }

    const TEXT: &str = "
/// Works.
/// Hard.
///
/// And long.
pub fn work(n: u8) -> u8 {
    let m = help(n);
    help(m)
}
fn help(n: u8) -> u8 { n }
pub struct Tool { pub grip: u8 }
impl Tool { pub fn swing(&self) { work(self.grip); } }
pub mod a { pub fn same() {} }
pub mod b { pub fn same() { super::work(1); } }
//- /src/unused.rs
";

    #[track_caller]
    fn check(request: &InspectSymbol, expected: Expect) {
        let fixture = Fixture::new(TEXT);
        expected.assert_eq(&shown(&inspect_symbol(&fixture.snapshot(), request).expect("it can be asked")));
    }

    #[test]
    fn first_looks() {
        check(
            &InspectSymbol::new("work"),
            expect![[r#"
            demo::work src/lib.rs:6 | "Works.\nHard.…"
            6-9
            pub fn work(n: u8) -> u8 {
                let m = help(n);
                help(m)
            }
            callers 2: demo::Tool::swing — src/lib.rs:12, demo::b::same — src/lib.rs:14
            callees 1: demo::help — src/lib.rs:10
            references 2
        "#]],
        );
        check(
            &InspectSymbol { snippet_lines: Some(2), limit: 1, ..InspectSymbol::new("work") },
            expect![[r#"
            demo::work src/lib.rs:6 | "Works.\nHard.…"
            6-7, cut
            pub fn work(n: u8) -> u8 {
                let m = help(n);
            callers 2: demo::Tool::swing — src/lib.rs:12
            callees 1: demo::help — src/lib.rs:10
            references 2
        "#]],
        );
        check(
            &InspectSymbol::new("Tool"),
            expect![[r#"
            demo::Tool src/lib.rs:11
            11-11
            pub struct Tool { pub grip: u8 }
            members 2: grip, swing
            references 1
        "#]],
        );
        let some = InspectSymbol { include: vec![Section::Callees], ..InspectSymbol::new("Tool::swing") };
        check(
            &some,
            expect![[r#"
            demo::Tool::swing src/lib.rs:12
            callees 1: demo::work — src/lib.rs:6
        "#]],
        );
    }

    #[test]
    fn several_at_once_and_none() {
        let symbols = ["help", "same", "laod"].map(str::to_owned).to_vec();
        check(
            &InspectSymbol { symbols, snippet_lines: Some(0), ..InspectSymbol::new("") },
            expect![[r#"
            demo::help src/lib.rs:10
            callers 1: demo::work — src/lib.rs:7
            callees 0: 
            references 2
            same: nothing
            candidate demo::a::same
            candidate demo::b::same
            laod: nothing
            note: no indexed symbol named `laod`; search_symbols finds symbols by words
        "#]],
        );
        let other =
            InspectSymbol { file_path: Some("src/other.rs".to_owned()), ..InspectSymbol::new("help") };
        check(
            &other,
            expect![[r#"
            help: nothing
            note: no `help` in `src/other.rs`; without file_path there is 1
        "#]],
        );
        let fixture = Fixture::new(TEXT);
        let none = InspectSymbol { symbols: Vec::new(), ..InspectSymbol::new("") };
        let error = inspect_symbol(&fixture.snapshot(), &none).expect_err("there is nothing to look at");
        assert_eq!(error.to_string(), "`symbols` is empty; leave it out or give a value");
    }

    #[test]
    fn long_sources_are_cut() {
        let body: String = (0..100).map(|n| format!("    let a{n} = \"{}\";\n", "x".repeat(300))).collect();
        let fixture = Fixture::new(&format!("fn long() {{\n{body}}}\n"));
        let found =
            inspect_symbol(&fixture.snapshot(), &InspectSymbol::new("long")).expect("it can be asked");
        let snippet = found.result.symbols[0].snippet.as_ref().expect("there is a text");
        assert!(snippet.truncated && snippet.text.chars().count() <= SNIPPET_CHARS, "{snippet:?}");
        assert!(snippet.text.lines().all(|line| line.chars().count() <= LINE_CHARS + 1));
        assert_eq!(snippet.end_line as usize, snippet.text.lines().count());
    }
}
