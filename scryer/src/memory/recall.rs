//! Which decisions are about this? Ranked, and each with the reasons why.
//!
//! In go words, a path, a symbol, or several of them; out come the decisions that match. Words count by BM25F: those of a
//! title three times, of the decision twice; one that people also say for a word that is not there counts less, and what a superseded decision
//! says leads to the one in its place. A glob that covers a path counts by how near it comes, one that covers the
//! symbol's callers or callees less. A decision that names the symbol goes before all that.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::code::{Code, is_in, plain};
use super::corpus::{Corpus, FIELDS, Indexed, PathGlob};
use super::model::Status;
use super::rules::Rule;
use super::words::{Asked, RELATED_SHARE, asked, asked_loosely};
use crate::facts::{DefId, ItemKind};
use crate::infer::Role;

/// How much a word counts by field: title, decision, context, consequences, the rest, paths.
const WEIGHTS: [f64; FIELDS] = [3.0, 2.0, 1.0, 1.0, 1.0, 1.0];
/// How soon further occurrences of a word say nothing new.
const SATURATION: f64 = 1.2;
/// How much the length of a field counts.
const LENGTH: f64 = 0.75;

/// A path of the question that a glob covers, or that holds all that a glob covers.
const NAMED_PATH: f64 = 3.0;
/// A glob covers the file; a directory that the file is in; a file of a caller or callee.
const OWN_FILE: f64 = 5.0;
const OWN_DIRECTORY: f64 = 3.0;
const NEIGHBOUR: f64 = 2.0;
/// Each part of the glob, so that the narrower one wins; not more than that in all.
const SEGMENT: f64 = 0.2;
const SEGMENTS_MAX: f64 = 1.0;
/// The decision names the symbol; what it is part of; a rule of it binds the symbol.
const NAMED: f64 = 6.0;
const NAMED_OWNER: f64 = 5.0;
const BOUND: f64 = 4.0;
/// The most that words of a symbol count, and what they must count where nothing else does.
const SYMBOL_WORDS: f64 = 3.0;
const SYMBOL_WORDS_LEAST: f64 = 1.0;

/// What is asked about.
#[derive(Clone, Copy, Default)]
pub struct Ask<'a> {
    /// Words, paths among them.
    pub query: Option<&'a str>,
    /// A file or directory, relative to the root.
    pub file_path: Option<&'a str>,
    /// A symbol.
    pub symbol: Option<&'a SymbolAsk>,
}

/// A symbol, as far as decisions can be about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SymbolAsk {
    /// Its qualified name.
    pub qualified_name: String,
    /// Its docs.
    pub docs: String,
    /// Its file, relative to the root.
    pub file_path: String,
    /// The files of what calls it or is called by it.
    pub neighbours: Vec<Neighbour>,
}

/// A file one step away in the call graph.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Neighbour {
    /// Relative to the root.
    pub file_path: String,
    /// It calls; else it is called.
    pub is_caller: bool,
}

/// A decision that matches.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// Which: its place in the corpus.
    pub index: usize,
    /// Larger is better.
    pub score: f64,
    /// Why.
    pub reasons: Vec<String>,
}

impl SymbolAsk {
    /// What there is to know of a definition (`cfg` twins together), with who calls it and what it calls.
    pub fn of(code: &Code<'_>, defs: &[DefId]) -> SymbolAsk {
        let program = code.program();
        let Some(&first) = defs.first() else { return SymbolAsk::default() };
        let own = code.place(first).0;
        // Calls, instances and implementations.
        let counts = |role: Role| matches!(role, Role::Call | Role::Read | Role::Implementation);
        let users = code.analysis.users_while(&[defs], counts, code.keep_on).users;
        let mut neighbours: Vec<Neighbour> = users
            .iter()
            .map(|user| Neighbour { file_path: (code.path)(user.by.file), is_caller: true })
            .collect();
        for &def in defs {
            for used in code.analysis.uses_of(def) {
                let kind = program.kind(used.def);
                let is_called = matches!(
                    kind,
                    ItemKind::Fn { .. }
                        | ItemKind::Struct { .. }
                        | ItemKind::Variant { .. }
                        | ItemKind::MacroDef { .. }
                ) && used.places.iter().any(|place| counts(place.role));
                if is_called && program.is_workspace_file(used.def.file) {
                    neighbours.push(Neighbour { file_path: code.place(used.def).0, is_caller: false });
                }
            }
        }
        neighbours.retain(|neighbour| neighbour.file_path != own);
        neighbours.sort();
        neighbours.dedup();
        SymbolAsk {
            qualified_name: code.qualified(first),
            docs: program.facts(first.file).item_docs(first.item).unwrap_or_default().to_owned(),
            file_path: own,
            neighbours,
        }
    }
}

/// Ranks the decisions that match: best first, then those in force, then by number.
pub fn rank(corpus: &Corpus, ask: &Ask<'_>) -> Vec<Match> {
    let query = ask.query.map(asked_loosely).unwrap_or_default();
    let paths: Vec<&str> = ask.query.map(paths_in).unwrap_or_default();
    let symbol = ask.symbol.map(|symbol| (symbol, symbol_words(symbol)));
    let file_path = ask.file_path.map(|path| path.trim_start_matches("./").trim_end_matches('/'));
    let mut matches: Vec<Match> = Vec::new();
    let texts: Vec<(f64, Vec<String>)> = match query.is_empty() {
        true => Vec::new(),
        false => corpus.indexed.iter().map(|indexed| text_score(corpus, indexed, &query)).collect(),
    };
    let replaced = replaced(corpus, &texts);
    for (index, indexed) in corpus.indexed.iter().enumerate() {
        let mut found = Match { index, score: 0.0, reasons: Vec::new() };
        if let Some((score, words)) = texts.get(index) {
            found.add(*score, || format!("text: {}", words.join(", ")));
            // Whoever finds an old decision is answered by the one in its place, no less.
            if let Some(&(old, number)) = replaced.get(&index)
                && let Some((more, words)) = texts.get(old)
            {
                found.add(more - score, || format!("replaces {number}: {}", words.join(", ")));
            }
        }
        found.add_named_path(indexed, &paths);
        if let Some(path) = file_path {
            found.add_file(indexed, path, &[]);
        }
        if let Some((symbol, words)) = &symbol {
            found.add_symbol(corpus, indexed, symbol, words);
        }
        if found.score > 0.0 {
            found.score = (found.score * 100.0).round() / 100.0;
            matches.push(found);
        }
    }
    matches.sort_by(|a, b| {
        let rest = |found: &Match| {
            let decision = &corpus.decisions()[found.index];
            let status = corpus.status(decision);
            let is_past = matches!(status, Some(Status::Rejected | Status::Deprecated | Status::Superseded));
            (is_past, Reverse(decision.number), found.index)
        };
        b.score.total_cmp(&a.score).then_with(|| rest(a).cmp(&rest(b)))
    });
    matches
}

/// For each decision that replaces others, the one of them that has most of the words, with its number.
fn replaced(corpus: &Corpus, texts: &[(f64, Vec<String>)]) -> BTreeMap<usize, (usize, u32)> {
    let mut best: BTreeMap<usize, (usize, u32)> = BTreeMap::new();
    let score = |index: usize| texts.get(index).map_or(0.0, |(score, _)| *score);
    for (old, decision) in corpus.decisions().iter().enumerate().filter(|(old, _)| score(*old) > 0.0) {
        let Some((number, successor)) = decision.number.zip(corpus.successor(decision)) else { continue };
        let named = corpus.decisions().iter().enumerate().filter(|(_, one)| one.number == Some(successor));
        for (new, _) in named {
            let known = best.entry(new).or_insert((old, number));
            if score(old) > score(known.0) {
                *known = (old, number);
            }
        }
    }
    best
}

impl Match {
    fn add(&mut self, score: f64, reason: impl FnOnce() -> String) {
        if score > 0.0 {
            self.score += score;
            self.reasons.push(reason());
        }
    }

    /// Paths among the words of a question: covered by a glob, or around one.
    fn add_named_path(&mut self, indexed: &Indexed, paths: &[&str]) {
        let covering = paths.iter().find_map(|path| Some((best(indexed, path)?, *path)));
        if let Some((glob, path)) = covering {
            self.add(NAMED_PATH, || format!("affected_path '{}' covers {path}", glob.written));
            return;
        }
        let inside = paths
            .iter()
            .find_map(|path| Some((indexed.globs.iter().find(|glob| glob.lies_in(path))?, *path)));
        if let Some((glob, path)) = inside {
            self.add(NAMED_PATH, || format!("affected_path '{}' lies in {path}", glob.written));
        }
    }

    /// A file, and those that are one step away.
    fn add_file(&mut self, indexed: &Indexed, path: &str, neighbours: &[Neighbour]) {
        if let Some(glob) = best(indexed, path) {
            self.add(OWN_FILE + narrowness(glob), || {
                format!("affected_path '{}' covers {path}", glob.written)
            });
            return;
        }
        let mut above = path;
        let mut around: Option<(&PathGlob, &str)> = None;
        while let Some((dir, _)) = above.rsplit_once('/') {
            if let Some(glob) = best(indexed, dir)
                && around.is_none_or(|(known, _)| glob.segments > known.segments)
            {
                around = Some((glob, dir));
            }
            above = dir;
        }
        if let Some((glob, dir)) = around {
            let reason = || format!("affected_path '{}' covers directory {dir}", glob.written);
            self.add(OWN_DIRECTORY + narrowness(glob), reason);
            return;
        }
        if let Some(glob) = indexed.globs.iter().find(|glob| glob.lies_in(path)) {
            self.add(OWN_DIRECTORY, || format!("affected_path '{}' lies in {path}", glob.written));
            return;
        }
        let mut near: Option<(&PathGlob, &Neighbour)> = None;
        for neighbour in neighbours {
            if let Some(glob) = best(indexed, &neighbour.file_path)
                && near.is_none_or(|(known, _)| glob.segments > known.segments)
            {
                near = Some((glob, neighbour));
            }
        }
        if let Some((glob, neighbour)) = near {
            let role = if neighbour.is_caller { "caller" } else { "callee" };
            let reason = || format!("affected_path '{}' covers {role} {}", glob.written, neighbour.file_path);
            self.add(NEIGHBOUR + narrowness(glob), reason);
        }
    }

    fn add_symbol(&mut self, corpus: &Corpus, indexed: &Indexed, symbol: &SymbolAsk, words: &[Asked]) {
        let Some(decision) = corpus.decisions().get(self.index) else { return };
        let name = &*symbol.qualified_name;
        let anchors = decision.affects.iter().map(|written| (written, plain(written)));
        let named = anchors.map(|(written, path)| (written, closeness(name, &path)));
        if let Some((written, is_itself)) =
            named.filter_map(|(written, close)| Some((written, close?))).max_by_key(|&(_, close)| close)
        {
            match is_itself {
                true => self.add(NAMED, || format!("affects '{written}'")),
                false => self.add(NAMED_OWNER, || format!("affects '{written}', which it is part of")),
            }
        }
        let binding = decision
            .forbids
            .iter()
            .find(|text| Rule::parse(text).is_some_and(|rule| is_in(name, &rule.from)));
        if let Some(rule) = binding {
            self.add(BOUND, || format!("forbids '{}'", super::markdown::one_line(rule)));
        }
        self.add_file(indexed, &symbol.file_path, &symbol.neighbours);
        let (score, shown) = text_score(corpus, indexed, words);
        let most: f64 = words.iter().map(|word| weight(corpus, &word.term)).sum();
        let share = if most > 0.0 { SYMBOL_WORDS * score / most } else { 0.0 };
        if self.score > 0.0 || share >= SYMBOL_WORDS_LEAST {
            self.add(share, || format!("text: {}", shown.join(", ")));
        }
    }
}

/// Whether a symbol is what a path names (true) or part of it (false).
fn closeness(name: &str, path: &str) -> Option<bool> {
    let path = path.strip_prefix("crate::").unwrap_or(path);
    if path.is_empty() {
        return None;
    }
    if name == path || name.strip_suffix(path).is_some_and(|rest| rest.ends_with("::")) {
        return Some(true);
    }
    let around = format!("{path}::");
    (name.starts_with(&around) || name.contains(&format!("::{around}"))).then_some(false)
}

/// The narrowest glob that covers a path.
fn best<'a>(indexed: &'a Indexed, path: &str) -> Option<&'a PathGlob> {
    let covering = indexed.globs.iter().filter(|glob| glob.covers(path));
    // The first of those that are equally narrow.
    covering.reduce(|best, glob| if glob.segments > best.segments { glob } else { best })
}

fn narrowness(glob: &PathGlob) -> f64 {
    (SEGMENT * glob.segments as f64).min(SEGMENTS_MAX)
}

/// The words of a question that are paths: with a `/`, or a file's ending.
fn paths_in(query: &str) -> Vec<&str> {
    let words = query
        .split(|letter: char| letter.is_whitespace() || matches!(letter, '`' | '\'' | '"' | '(' | ')' | ','));
    let words =
        words.map(|word| word.trim_end_matches(['.', '?', '!', ':', ';', '/']).trim_start_matches("./"));
    let is_path = |word: &&str| {
        let has_ending = word.rsplit_once('.').is_some_and(|(stem, ending)| {
            let is_ending =
                (1..=5).contains(&ending.len()) && ending.bytes().all(|byte| byte.is_ascii_alphanumeric());
            !stem.is_empty() && is_ending && ending.starts_with(|letter: char| letter.is_ascii_alphabetic())
        });
        !word.is_empty() && !word.contains("://") && (word.contains('/') || has_ending)
    };
    words.filter(is_path).collect()
}

/// Name, module path and docs of a symbol as words.
fn symbol_words(symbol: &SymbolAsk) -> Vec<Asked> {
    // The crate's name is in all of them.
    let path = symbol.qualified_name.split_once("::").map_or(&*symbol.qualified_name, |(_, path)| path);
    asked(&format!("{} {}", path.replace("::", " "), symbol.docs))
}

/// How rare a term is.
fn weight(corpus: &Corpus, term: &str) -> f64 {
    let Some(&holders) = corpus.holders.get(term) else { return 0.0 };
    let (all, holders) = (corpus.indexed.len() as f64, f64::from(holders));
    (1.0 + (all - holders + 0.5) / (holders + 0.5)).ln()
}

/// BM25F, and the words that count. Where a word is not there, the best of those that people also say for it is, for less.
fn text_score(corpus: &Corpus, indexed: &Indexed, words: &[Asked]) -> (f64, Vec<String>) {
    let mut score = 0.0;
    let mut shown = Vec::new();
    for word in words {
        if let Some(direct) = term_score(corpus, indexed, &word.term) {
            score += direct;
            shown.push(word.shown.clone());
            continue;
        }
        let others = word.related.iter();
        let others = others.filter_map(|(said, term)| Some((term_score(corpus, indexed, term)?, *said)));
        if let Some((other, said)) = others.reduce(|best, one| if one.0 > best.0 { one } else { best }) {
            score += RELATED_SHARE * other;
            shown.push(format!("{} ({said})", word.shown));
        }
    }
    (score, shown)
}

/// What one term counts; `None` where it is not.
fn term_score(corpus: &Corpus, indexed: &Indexed, term: &str) -> Option<f64> {
    let counts = indexed.counts.get(term)?;
    let mut count = 0.0;
    for field in 0..FIELDS {
        if counts[field] > 0 {
            let mean = corpus.mean_len[field].max(1.0);
            let length = 1.0 - LENGTH + LENGTH * indexed.len[field] / mean;
            count += WEIGHTS[field] * f64::from(counts[field]) / length;
        }
    }
    Some(weight(corpus, term) * count / (SATURATION + count))
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::super::code::tests::with;
    use super::super::model::Source;
    use super::*;
    use crate::testing::Fixture;

    /// Records by number, head and body.
    fn corpus(records: &[(u32, &str, &str)]) -> Corpus {
        let sources = records.iter().map(|(number, head, body)| Source {
            file_path: Some(format!("docs/adr/{number:04}-x.md")),
            number: None,
            text: Ok(format!("---\n{head}\n---\n{body}\n")),
        });
        Corpus::new(sources.collect())
    }

    #[track_caller]
    fn check(corpus: &Corpus, ask: &Ask<'_>, expected: Expect) {
        let shown: Vec<String> = rank(corpus, ask)
            .into_iter()
            .map(|found| {
                let number = corpus.decisions()[found.index].number.unwrap_or_default();
                format!("{number} {:.2} {}\n", found.score, found.reasons.join(" | "))
            })
            .collect();
        expected.assert_eq(&shown.concat());
    }

    fn by(query: &str) -> Ask<'_> {
        Ask { query: Some(query), ..Ask::default() }
    }

    #[test]
    fn a_title_counts_thrice_and_a_decision_twice() {
        let corpus = corpus(&[
            (1, "title: one", "## Context\nIngest it."),
            (2, "title: two", "## Decision\nIngest it."),
            (3, "title: ingest", "## Consequences\nNothing follows."),
            (4, "title: four\naffected_paths: [src/ingest]", ""),
            (5, "title: five", "## Consequences\nIngest it."),
            (6, "title: six", "Ingest it."),
            (7, "title: seven", "## Decision\nNothing follows."),
        ]);
        let order: Vec<u32> = rank(&corpus, &by("ingest"))
            .iter()
            .filter_map(|found| corpus.decisions()[found.index].number)
            .collect();
        assert_eq!(order[..2], [3, 2]);
        let found = rank(&corpus, &by("ingest"));
        assert_eq!(found.len(), 6, "every field is searched");
        assert!(found.iter().all(|one| one.reasons == ["text: ingest"]));
    }

    #[test]
    fn words_are_named_as_they_were_asked() {
        let corpus = corpus(&[
            (1, "title: Ingest in batches", "## Decision\nRows are written in batches."),
            (2, "title: Retries", "## Context\nA batch may fail."),
            (3, "title: Other", "## Decision\nNothing."),
        ]);
        check(
            &corpus,
            &by("How do we ingest a batch?"),
            expect![[r#"
                1 0.93 text: ingest, batch
                2 0.12 text: batch
            "#]],
        );
        check(&corpus, &by("zebra"), expect![[""]]);
        check(&corpus, &by(""), expect![[""]]);
    }

    #[test]
    fn a_path_in_the_question_counts_three() {
        let corpus = corpus(&[
            (1, "title: a\naffected_paths: [\"src/net/**\"]", ""),
            (2, "title: b\naffected_paths: [\"src/net/client/**\"]", ""),
            (3, "title: c\naffected_paths: [\"src/*\"]", ""),
            (4, "title: d\naffected_paths: [\"SRC/NET\"]", ""),
            (5, "title: e\naffected_paths: [Cargo.toml]", ""),
        ]);
        let reasons = |query: &str| {
            let found = rank(&corpus, &by(query));
            let with_path =
                found.iter().filter(|one| one.reasons.iter().any(|reason| reason.starts_with("affected")));
            let mut shown: Vec<String> = with_path
                .map(|one| {
                    format!(
                        "{} {}",
                        corpus.decisions()[one.index].number.unwrap_or_default(),
                        one.reasons.join(" | ")
                    )
                })
                .collect();
            shown.sort();
            shown
        };
        assert_eq!(
            reasons("src/net/client/pool.rs"),
            [
                "1 text: src, net | affected_path 'src/net/**' covers src/net/client/pool.rs",
                "2 text: src, net, client | affected_path 'src/net/client/**' covers src/net/client/pool.rs",
                "4 text: src, net | affected_path 'SRC/NET' covers src/net/client/pool.rs",
            ]
        );
        // A directory, around globs and below one.
        assert_eq!(
            reasons("src/net"),
            [
                "1 text: src, net | affected_path 'src/net/**' lies in src/net",
                "2 text: src, net | affected_path 'src/net/client/**' lies in src/net",
                "3 text: src | affected_path 'src/*' covers src/net",
                "4 text: src, net | affected_path 'SRC/NET' covers src/net",
            ]
        );
        // `*` stays in its directory; an ending makes a path of a word.
        assert_eq!(
            reasons("why is src/lib.rs so long"),
            ["3 text: src | affected_path 'src/*' covers src/lib.rs"]
        );
        assert_eq!(
            reasons("`Cargo.toml`?"),
            ["5 text: cargo, toml | affected_path 'Cargo.toml' covers Cargo.toml"]
        );
        assert_eq!(reasons("net client").len(), 0, "words are no paths");
        let (with, without) = (rank(&corpus, &by("Cargo.toml")), rank(&corpus, &by("Cargo toml")));
        assert_eq!((with[0].score - without[0].score).round(), 3.0);
    }

    const CODE: &str = "
pub mod net;
pub mod store;
pub mod app;
//- /src/net.rs
pub mod client;
//- /src/net/client.rs
/// Sends batches.
pub fn send() { crate::store::put() }
//- /src/store.rs
pub fn put() {}
//- /src/app.rs
pub fn main_loop() { crate::net::client::send() }
";

    #[track_caller]
    fn about(records: &[(u32, &str, &str)], symbol: &str, expected: Expect) {
        let corpus = corpus(records);
        let asked = with(&Fixture::new(CODE), |code| SymbolAsk::of(code, &code.lookup(symbol).defs));
        check(&corpus, &Ask { symbol: Some(&asked), ..Ask::default() }, expected);
    }

    /// 5 for its file, 3 for a directory around, 2 for a caller's or callee's; 0.2 for each part of the glob.
    #[test]
    fn a_symbol_is_matched_by_files() {
        about(
            &[
                (1, "title: a\naffected_paths: [\"src/**\"]", ""),
                (2, "title: b\naffected_paths: [src/net/client.rs]", ""),
                (3, "title: c\naffected_paths: [\"src/*\"]", ""),
                (4, "title: d\naffected_paths: [src/store.rs]", ""),
                (5, "title: e\naffected_paths: [\"**/app.rs\"]", ""),
                (6, "title: f\naffected_paths: [docs]", ""),
            ],
            "demo::net::client::send",
            expect![[r#"
                2 6.57 affected_path 'src/net/client.rs' covers src/net/client.rs | text: net, client
                1 5.20 affected_path 'src/**' covers src/net/client.rs
                3 3.40 affected_path 'src/*' covers directory src/net
                4 2.40 affected_path 'src/store.rs' covers callee src/store.rs
                5 2.20 affected_path '**/app.rs' covers caller src/app.rs
            "#]],
        );
        let deep =
            "title: a\naffected_paths: [\"{a,src}/{b,net}/client.rs\", \"src/net/*\", \"s*c/n*t/c*t.rs\"]";
        about(
            &[(1, deep, "")],
            "demo::net::client::send",
            expect![[r#"
                1 7.22 affected_path '{a,src}/{b,net}/client.rs' covers src/net/client.rs | text: net, client
            "#]],
        );
    }

    /// As the contract has it: `src/net/**` covers callee `src/net/client.rs`.
    #[test]
    fn a_glob_covers_a_callee() {
        about(
            &[(1, "title: Network\naffected_paths: [\"src/net/**\"]", "")],
            "demo::app::main_loop",
            expect![[r#"
                1 2.40 affected_path 'src/net/**' covers callee src/net/client.rs
            "#]],
        );
    }

    #[test]
    fn a_symbol_is_matched_by_its_words_if_they_are_many() {
        about(
            &[
                (
                    1,
                    "title: Send batches through the net client",
                    "## Decision\nSend, send, send batches by the client.",
                ),
                (2, "title: Other", "## Context\nA client of ours."),
            ],
            "demo::net::client::send",
            expect![[r#"
                1 2.16 text: net, client, send, batches
            "#]],
        );
    }

    #[test]
    fn a_symbol_is_matched_by_its_name() {
        about(
            &[
                (1, "title: a\naffects: [\"demo::net::client::send\"]", ""),
                (2, "title: b\naffects: [\"demo::net\"]", ""),
                (3, "title: c\nforbids: \"demo::net -> demo::app\"", ""),
                (4, "title: d\naffects: [\"demo::store::put\"]", ""),
            ],
            "demo::net::client::send",
            expect![[r#"
                1 7.03 affects 'demo::net::client::send' | text: net, client, send
                2 5.32 affects 'demo::net', which it is part of | text: net
                3 4.00 forbids 'demo::net -> demo::app'
            "#]],
        );
    }

    /// An old decision that has the words leads to the one in force, which goes before it.
    #[test]
    fn what_replaces_a_decision_answers_for_it() {
        let corpus = corpus(&[
            (1, "title: Tokens", "## Decision\nA stolen token stays good."),
            (2, "title: Cookies\nsupersedes: 1", "## Decision\nA session ends at once."),
            (3, "title: Other", "## Decision\nNothing is stolen from a session."),
        ]);
        check(
            &corpus,
            &by("can a stolen token be used"),
            expect![[r#"
            2 1.09 replaces 1: stolen, token
            1 1.09 text: stolen, token
            3 0.28 text: stolen
        "#]],
        );
        check(
            &corpus,
            &by("session"),
            expect![[r#"
            2 0.30 text: session
            3 0.28 text: session
        "#]],
        );
    }

    #[test]
    fn several_ways_add_up_and_those_in_force_go_first() {
        let corpus = corpus(&[
            (1, "title: same\nstatus: superseded\naffected_paths: [src/a.rs]", ""),
            (2, "title: same\nstatus: accepted\naffected_paths: [src/a.rs]", ""),
            (3, "title: same\nstatus: rejected\naffected_paths: [src/a.rs]", ""),
        ]);
        let ask = Ask { file_path: Some("./src/a.rs"), ..Ask::default() };
        check(
            &corpus,
            &ask,
            expect![[r#"
            2 5.40 affected_path 'src/a.rs' covers src/a.rs
            3 5.40 affected_path 'src/a.rs' covers src/a.rs
            1 5.40 affected_path 'src/a.rs' covers src/a.rs
        "#]],
        );
    }
}
