//! Which symbols are like these words?
//!
//! Through a [`TextIndex`](super::model::TextIndex) if there is one. Without it, symbols are matched by the words in their
//! names alone, which finds what is spelt so and nothing else.

use super::describe;
use super::error::QueryError;
use super::filter::FileFilter;
use super::model::{
    Evidence, Found, SEARCH_LIMIT_MAX, ScopeLevel, SearchHit, SearchResults, SearchSymbols, Snapshot,
    SymbolKind, TextHit, TextIndex, TextMatches,
};
use super::note::Note;
use super::place::TextCache;
use super::target::by_symbol;
use crate::facts::{DefId, ItemFlags, ItemId, ItemKind, Visibility};
use crate::infer::Program;
use crate::source::FileId;
use crate::workspace::graph::Origin;

/// Finds symbols by words or by likeness.
///
/// # Errors
///
/// If not exactly one of words and a symbol is given, a filter can't be, or the index can't be read.
pub fn search_symbols(
    snapshot: &Snapshot<'_>,
    request: &SearchSymbols,
) -> Result<Found<SearchResults>, QueryError> {
    let filter = FileFilter::of(request.file_filter.as_deref())?;
    if request.scope_level == ScopeLevel::File && filter.is_none() {
        return Err(QueryError::NeedsFile);
    }
    let mut notes = Vec::new();
    let mut left_out: Vec<DefId> = Vec::new();
    let query = match (&request.query, &request.like_symbol) {
        (Some(query), None) if query.trim().is_empty() => {
            return Err(QueryError::Empty { argument: "query" });
        }
        (Some(query), None) => query.clone(),
        (None, Some(symbol)) => {
            let meaning = by_symbol(snapshot, symbol)?;
            notes.extend(meaning.note);
            left_out = meaning.groups.into_iter().flatten().collect();
            match left_out.first() {
                Some(&def) => words_of(snapshot, def),
                None => return Ok(found(request, 0, Vec::new(), notes, false)),
            }
        }
        _ => return Err(QueryError::ExactlyOneOf { choices: "`query` and `like_symbol`" }),
    };
    let unloaded = matches!(request.scope_level, ScopeLevel::Dependencies | ScopeLevel::All);
    let program = snapshot.analysis.program();
    if unloaded && request.crate_name.is_none() {
        notes.extend(in_part(program));
    }

    let matched_files = MatchedFiles::new(snapshot, request, filter.as_ref());
    let keep = |def: DefId| {
        matched_files.has(def.file)
            && (program.is_workspace_file(def.file) || is_offered(program, def))
            && !left_out.contains(&def)
            && describe::kind(program.facts(def.file), def.item)
                .is_some_and(|kind| request.kinds.is_empty() || request.kinds.contains(&kind))
    };
    let limit = request.limit.min(SEARCH_LIMIT_MAX);
    let own = (request.scope_level != ScopeLevel::Dependencies).then_some(snapshot.index);
    let foreign = unloaded.then_some(snapshot.dependency_index);
    let indices: Option<Vec<&dyn TextIndex>> = own.into_iter().chain(foreign).collect();
    let is_ranked = indices.is_some();
    let search = |keep: &dyn Fn(DefId) -> bool| match &indices {
        Some(indices) => {
            let found = in_all(indices, &query, keep, limit, request.offset);
            found.map_err(|reason| QueryError::Search { reason })
        }
        None => Ok(by_name(snapshot, &query, keep, limit, request.offset)),
    };
    let matches = search(&keep)?;
    if !is_ranked {
        notes.push(Note::NoIndex);
    }
    if matches.total == 0 {
        let in_scope = |def: DefId| match request.scope_level {
            ScopeLevel::Dependencies => is_offered(program, def) && program.is_dependency_file(def.file),
            _ => program.is_workspace_file(def.file),
        };
        let without = search(&|def| in_scope(def) && !left_out.contains(&def))?.total;
        notes.push(match without {
            0 => Note::NothingFound { query: request.query.clone().unwrap_or(query.clone()) },
            without => Note::FilterMatchedNothing { filter: filter_text(request), without },
        });
    } else if request.offset >= matches.total {
        notes.push(Note::PastTheEnd { total: matches.total });
    } else if request.query.is_some() && !matches.unmatched.is_empty() {
        notes.push(Note::WordsUnmatched { words: matches.unmatched.clone() });
    }
    let mut texts = TextCache::new(snapshot);
    let symbols = matches.hits.into_iter().map(|hit| search_hit(snapshot, &mut texts, hit)).collect();
    Ok(found(request, matches.total, symbols, notes, unloaded))
}

fn found(
    request: &SearchSymbols,
    total: usize,
    symbols: Vec<SearchHit>,
    notes: Vec<Note>,
    unloaded: bool,
) -> Found<SearchResults> {
    let result = SearchResults { total, offset: request.offset, symbols };
    Found::new(result, notes, Evidence { unloaded, ..Evidence::default() })
}

fn filter_text(request: &SearchSymbols) -> String {
    let mut parts = Vec::new();
    if !request.kinds.is_empty() {
        let words: Vec<&str> = request.kinds.iter().map(|kind| kind.word()).collect();
        parts.push(format!("kinds `{}`", words.join("`, `")));
    }
    if let Some(name) = &request.crate_name {
        parts.push(format!("crate_name `{name}`"));
    }
    if let Some(glob) = &request.file_filter {
        parts.push(format!("file_filter `{glob}`"));
    }
    if parts.is_empty() {
        parts.push(format!("scope_level `{}`", request.scope_level));
    }
    parts.join(" with ")
}

/// How much of what is linked is loaded, if not all.
fn in_part(program: &Program) -> Option<Note> {
    let libraries = program.graph.iter().filter(|(_, data)| data.origin == Origin::Dependency);
    let (mut loaded, mut linked) = (0, program.graph.absent.len());
    for (krate, _) in libraries {
        linked += 1;
        loaded += usize::from(program.maps.get(krate).is_some_and(|map| map.files().next().is_some()));
    }
    (loaded < linked).then_some(Note::DependenciesInPart { loaded, linked })
}

/// Searches several indices as one: by score, the first before the next.
fn in_all(
    indices: &[&dyn TextIndex],
    query: &str,
    keep: &dyn Fn(DefId) -> bool,
    limit: usize,
    offset: usize,
) -> Result<TextMatches, String> {
    if let [only] = indices {
        return only.search(query, keep, limit, offset);
    }
    let mut all = TextMatches::default();
    for (number, index) in indices.iter().enumerate() {
        let found = index.search(query, keep, limit.saturating_add(offset), 0)?;
        match number {
            0 => all.unmatched = found.unmatched,
            _ => all.unmatched.retain(|word| found.unmatched.contains(word)),
        }
        all.total += found.total;
        all.hits.extend(found.hits);
    }
    all.hits.sort_by(|a, b| b.score.total_cmp(&a.score));
    all.hits = all.hits.into_iter().skip(offset).take(limit).collect();
    Ok(all)
}

/// Whether an item of a dependency is meant for others, as far as its own declaration tells.
pub(crate) fn is_offered(program: &Program, def: DefId) -> bool {
    let facts = program.facts(def.file);
    let item = &facts[def.item];
    if item.flags.contains(ItemFlags::DOC_HIDDEN) || item.flags.contains(ItemFlags::CFG_TEST) {
        return false;
    }
    let owner = describe::owner(facts, def.item);
    match (&item.kind, owner.map(|owner| &facts[owner].kind)) {
        (ItemKind::MacroDef { .. }, _) => item.flags.contains(ItemFlags::MACRO_EXPORT),
        (ItemKind::Variant { .. }, _) | (_, Some(ItemKind::Trait { .. })) => {
            owner.is_some_and(|owner| facts[owner].visibility == Visibility::Public)
        }
        // It is the trait's that people look for.
        (_, Some(ItemKind::Impl { trait_path: Some(_), .. })) => false,
        _ => item.visibility == Visibility::Public,
    }
}

/// Name, module path, signature and docs of a symbol, as words to search for.
fn words_of(snapshot: &Snapshot<'_>, def: DefId) -> String {
    let facts = &snapshot.held(def.file).facts;
    let name = describe::qualified(snapshot.analysis.program(), def).path;
    let text = snapshot.texts.text(def.file);
    let signature = describe::signature(facts, def.item, text.as_deref());
    let docs = facts.item_docs(def.item).unwrap_or_default();
    format!(
        "{} {} {signature} {docs}",
        facts.item_name(def.item).unwrap_or_default(),
        name.replace("::", " ")
    )
}

fn search_hit(snapshot: &Snapshot<'_>, texts: &mut TextCache<'_>, hit: TextHit) -> SearchHit {
    let symbol = describe::symbol(snapshot, texts, hit.def);
    SearchHit {
        qualified_name: symbol.qualified_name,
        impl_trait: symbol.impl_trait,
        kind: symbol.kind,
        file_path: symbol.file_path,
        line: symbol.line,
        column: symbol.column,
        signature: symbol.signature,
        score: (f64::from(hit.score) * 100.0).round() / 100.0,
        matched_terms: hit.matched_terms,
        crate_name: symbol.crate_name,
        version: symbol.version,
    }
}

/// The files that a search is about, by id.
struct MatchedFiles(Vec<bool>);

impl MatchedFiles {
    fn new(snapshot: &Snapshot<'_>, request: &SearchSymbols, filter: Option<&FileFilter>) -> MatchedFiles {
        let program = snapshot.analysis.program();
        let mut matched = vec![false; program.table.len()];
        let spelt_alike = |a: &str, b: &str| a.replace('-', "_").eq_ignore_ascii_case(&b.replace('-', "_"));
        for (file, _) in program.table.iter() {
            let in_scope = match request.scope_level {
                ScopeLevel::Dependencies => program.is_dependency_file(file),
                ScopeLevel::All => program.is_workspace_file(file) || program.is_dependency_file(file),
                ScopeLevel::File | ScopeLevel::Project => program.is_workspace_file(file),
            };
            let in_crate = request.crate_name.as_ref().is_none_or(|wanted| {
                program.maps.crates_of(file).iter().any(|&krate| {
                    let data = &program.graph[krate];
                    spelt_alike(&data.name, wanted) || spelt_alike(&data.package, wanted)
                })
            });
            let passes =
                in_scope && in_crate && filter.is_none_or(|filter| filter.matches(&snapshot.path(file)));
            if let Some(slot) = matched.get_mut(file.index()) {
                *slot = passes;
            }
        }
        MatchedFiles(matched)
    }

    fn has(&self, file: FileId) -> bool {
        self.0.get(file.index()).copied().unwrap_or(false)
    }
}

// ---- without an index -----------------------------------------------------------------------------------------------

/// Symbols whose name has words of the query: the name itself first, then by how many words it has, then short names.
fn by_name(
    snapshot: &Snapshot<'_>,
    query: &str,
    keep: &dyn Fn(DefId) -> bool,
    limit: usize,
    offset: usize,
) -> TextMatches {
    let program = snapshot.analysis.program();
    let plain = query.trim().trim_start_matches("r#").to_lowercase();
    let mut words: Vec<&str> =
        plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.dedup();
    let mut ranked: Vec<(u32, String, DefId, Vec<String>)> = Vec::new();
    for (name, defs) in snapshot.analysis.defined_names() {
        let text = program.table.names().text(name);
        let lower = text.to_lowercase();
        let matched: Vec<String> =
            words.iter().filter(|&&word| lower.contains(word)).map(|&word| word.to_owned()).collect();
        let exact = lower == plain;
        if !exact && matched.is_empty() {
            continue;
        }
        let score = if exact { 100 } else { (99 * matched.len() / words.len().max(1)) as u32 };
        for &def in defs.iter().filter(|&&def| is_found(program, def) && keep(def)) {
            ranked.push((score, text.to_string(), def, matched.clone()));
        }
    }
    // Files are numbered in the order in which they came to be, which says nothing.
    let place = |def: DefId| (program.table.get(def.file).map(|file| &file.path), def.item);
    ranked.sort_by(|a, b| {
        let key = |entry: &(u32, String, DefId, Vec<String>)| (std::cmp::Reverse(entry.0), entry.1.len());
        key(a).cmp(&key(b)).then_with(|| a.1.cmp(&b.1)).then_with(|| place(a.2).cmp(&place(b.2)))
    });
    let total = ranked.len();
    let is_matched = |word: &str| ranked.iter().any(|(.., matched)| matched.iter().any(|it| it == word));
    let unmatched = words.iter().filter(|word| !is_matched(word)).map(|&word| word.to_owned()).collect();
    let page = ranked.into_iter().skip(offset).take(limit);
    let hits =
        page.map(|(score, _, def, matched_terms)| TextHit { def, score: score as f32 / 2.0, matched_terms });
    TextMatches { total, hits: hits.collect(), unmatched }
}

/// Whether searches find an item.
fn is_found(program: &Program, def: DefId) -> bool {
    describe::is_symbol(program.facts(def.file), def.item)
}

/// What a search index is to know of one symbol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SymbolDocument {
    /// The symbol.
    pub def: DefId,
    /// Its name.
    pub name: String,
    /// `crate_name::module::Type::method`
    pub qualified_name: String,
    /// As written, without the body.
    pub signature: String,
    /// The doc comment.
    pub docs: String,
    /// Relative to the root.
    pub file_path: String,
    /// What it is.
    pub kind: SymbolKind,
}

/// The symbols of one file, in source order, for a search index.
pub fn symbol_documents(snapshot: &Snapshot<'_>, file: FileId) -> Vec<SymbolDocument> {
    let program = snapshot.analysis.program();
    let Some(held) = program.table.get(file) else { return Vec::new() };
    let facts = &held.facts;
    let text = snapshot.texts.text(file);
    let file_path = snapshot.path(file);
    let items = (0..facts.items.len() as u32).map(ItemId).filter(|&item| describe::is_symbol(facts, item));
    let documents = items.filter_map(|item| {
        let def = DefId { file, item };
        Some(SymbolDocument {
            def,
            name: facts.item_name(item)?.to_owned(),
            qualified_name: describe::qualified(program, def).path,
            signature: describe::signature(facts, item, text.as_deref()),
            docs: facts.item_docs(item).unwrap_or_default().to_owned(),
            file_path: file_path.clone(),
            kind: describe::kind(facts, item)?,
        })
    });
    documents.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Fixture;

    const TEXT: &str = "
/// Waits.
pub struct HttpRetryPolicy { pub max: u8 }
pub fn parse_http2_frame() {}
pub mod policy { pub fn policy_of(r#type: u8) {} pub fn r#type() {} }
";

    fn names(found: &Found<SearchResults>) -> Vec<&str> {
        found.result.symbols.iter().map(|hit| &*hit.qualified_name).collect()
    }

    #[track_caller]
    fn check(request: &SearchSymbols, expected: &[&str], notes: &[&str]) {
        let fixture = Fixture::new(TEXT);
        let found = search_symbols(&fixture.snapshot(), request).expect("it can be asked");
        assert_eq!(names(&found), expected);
        let shown: Vec<String> = found.notes.iter().map(Note::to_string).collect();
        assert_eq!(shown, notes);
    }

    const NO_INDEX: &str = "ranked search is not available: names were matched";

    #[test]
    fn names_are_matched_without_an_index() {
        check(
            &SearchSymbols::new("retry policy"),
            &["demo::HttpRetryPolicy", "demo::policy", "demo::policy::policy_of"],
            &[NO_INDEX],
        );
        check(&SearchSymbols::new("r#type"), &["demo::policy::type"], &[NO_INDEX]);
        let modules = SearchSymbols { kinds: vec![SymbolKind::Module], ..SearchSymbols::new("policy") };
        check(&modules, &["demo::policy"], &[NO_INDEX]);
        let page = SearchSymbols { limit: 1, offset: 1, ..SearchSymbols::new("policy") };
        check(&page, &["demo::policy::policy_of"], &[NO_INDEX]);
        let like = SearchSymbols {
            query: None,
            like_symbol: Some("policy_of".to_owned()),
            ..SearchSymbols::new("")
        };
        let fixture = Fixture::new(TEXT);
        let found = search_symbols(&fixture.snapshot(), &like).expect("it can be asked");
        assert!(
            !names(&found).contains(&"demo::policy::policy_of") && names(&found).contains(&"demo::policy")
        );
    }

    #[test]
    fn nothing_is_explained() {
        let none = "nothing matches `zzz`; try fewer or other words";
        check(&SearchSymbols::new("zzz"), &[], &[NO_INDEX, none]);
        let fixture = Fixture::new(TEXT);
        let found = search_symbols(&fixture.snapshot(), &SearchSymbols::new("zzz policy yyy"));
        let notes = found.expect("it can be asked").notes;
        assert_eq!(notes.last().map(ToString::to_string).as_deref(), Some("nothing found has `zzz`, `yyy`"));
        let filtered =
            SearchSymbols { file_filter: Some("tests/**".to_owned()), ..SearchSymbols::new("policy") };
        let note = "file_filter `tests/**` matched nothing; without it there are 3";
        check(&filtered, &[], &[NO_INDEX, note]);
        let fixture = Fixture::new(TEXT);
        let both = SearchSymbols { like_symbol: Some("a".to_owned()), ..SearchSymbols::new("b") };
        let error = search_symbols(&fixture.snapshot(), &both).expect_err("it can't be asked");
        assert_eq!(error.to_string(), "give exactly one of `query` and `like_symbol`");
    }

    #[test]
    fn an_index_ranks() {
        struct Last(FileId);
        impl TextIndex for Last {
            fn search(
                &self,
                query: &str,
                keep: &dyn Fn(DefId) -> bool,
                _limit: usize,
                _offset: usize,
            ) -> Result<TextMatches, String> {
                assert_eq!(query, "anything");
                let defs = (0..9).map(|item| DefId { file: self.0, item: ItemId(item) });
                let hits: Vec<TextHit> = defs
                    .filter(|&def| item_exists(def) && keep(def))
                    .map(|def| TextHit { def, score: 1.2345, matched_terms: vec!["x".to_owned()] })
                    .collect();
                Ok(TextMatches { total: hits.len(), hits, unmatched: Vec::new() })
            }
        }
        fn item_exists(def: DefId) -> bool {
            def.item.0 < 5
        }
        let fixture = Fixture::new(TEXT);
        let structs = SearchSymbols { kinds: vec![SymbolKind::Struct], ..SearchSymbols::new("anything") };
        let last = Last(fixture.snapshot().file("src/lib.rs").expect("it is there"));
        let found = search_symbols(&fixture.snapshot_with(&last), &structs).expect("it can be asked");
        let [hit] = &found.result.symbols[..] else { panic!("{found:?}") };
        assert_eq!((hit.score, &*hit.signature), (1.23, "pub struct HttpRetryPolicy"));
        assert_eq!(found.notes, []);
    }

    #[test]
    fn documents_for_an_index() {
        let fixture = Fixture::new(TEXT);
        let snapshot = fixture.snapshot();
        let file = snapshot.file("src/lib.rs").expect("it is there");
        let documents = symbol_documents(&snapshot, file);
        let shown: Vec<(&str, SymbolKind)> =
            documents.iter().map(|document| (&*document.qualified_name, document.kind)).collect();
        assert_eq!(
            shown,
            [
                ("demo::HttpRetryPolicy", SymbolKind::Struct),
                ("demo::HttpRetryPolicy::max", SymbolKind::Field),
                ("demo::parse_http2_frame", SymbolKind::Function),
                ("demo::policy", SymbolKind::Module),
                ("demo::policy::policy_of", SymbolKind::Function),
                ("demo::policy::type", SymbolKind::Function),
            ]
        );
        assert_eq!(documents[0].docs, "Waits.");
    }
}
