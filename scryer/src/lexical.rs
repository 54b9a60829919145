//! Ranked search over symbols by the words in their names, paths, signatures and doc comments.
//!
//! In go plain strings, one [`Document`] for each symbol; out come document numbers with scores. The idea: identifiers are
//! split into words ([`words`]), a word's worth follows BM25 with the name far ahead of all else, and a query that spells a
//! name outranks every sum of words. The index lives in memory and is built anew when symbols change; it can be dropped at
//! any time. It refuses to know what a name means: it resolves nothing, reads no file, and has no query syntax — any text
//! is a query.

mod postings;
mod query;
mod tokenizer;
mod words;

use rustc_hash::FxHashMap;

use postings::{Match, Postings, Scores, max_word_score};
use query::{Closeness, Query, Word};
pub use words::words;

/// One symbol to be found.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    /// The last segment of its path.
    pub name: &'a str,
    /// `crate_name::module::Type::method`
    pub qualified_name: &'a str,
    /// As written, without the body.
    pub signature: &'a str,
    /// The doc comment, without comment marks.
    pub docs: &'a str,
    /// Relative to the workspace.
    pub file_path: &'a str,
    /// The word for its kind: `struct`, `function`.
    pub kind: &'a str,
}

/// One page of an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// All documents that match, whatever the page.
    pub total: usize,
    /// Best first.
    pub hits: Vec<Hit>,
    /// The words of the query that none of these documents has, lower-cased, in the query's order.
    pub unmatched: Vec<String>,
}

/// One document of an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Hit {
    /// The place at which the document was given to [`SymbolIndex::build`], from 0.
    pub document: u32,
    /// From 0 up to 50. The tens tell how the document answers the query: with some of its words, with all of them, with
    /// a name spelt alike, with the very name, with the very name in the same case. The rest ranks within these.
    pub score: f32,
    /// The words of the query that the document has, lower-cased, in the query's order.
    pub matched_terms: Vec<String>,
}

/// Why an index could not be built or read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LexicalError {
    /// The index could not be built.
    #[error("symbol index not built: {reason}; index fewer symbols, or search by exact name")]
    Build {
        /// What the index writer said.
        reason: String,
    },
    /// The index could not be read.
    #[error("symbol index not readable: {reason}; build it again")]
    Read {
        /// What the index reader said.
        reason: String,
    },
}

impl LexicalError {
    fn build(error: tantivy::TantivyError) -> LexicalError {
        LexicalError::Build { reason: error.to_string() }
    }

    fn read(error: std::io::Error) -> LexicalError {
        LexicalError::Read { reason: error.to_string() }
    }
}

/// An index over symbols, in memory. Queries take `&self` and share nothing: run as many at once as there are cores.
pub struct SymbolIndex {
    postings: Postings,
    names: Names,
}

impl SymbolIndex {
    /// Builds an index of `documents`, which are numbered from 0 in the order given.
    pub fn build<'a>(documents: impl IntoIterator<Item = Document<'a>>) -> Result<SymbolIndex, LexicalError> {
        let documents: Vec<Document<'a>> = documents.into_iter().collect();
        let names = Names::of(&documents)?;
        let postings = Postings::build(&documents)?;
        Ok(SymbolIndex { postings, names })
    }

    /// Finds the documents that answer `query` and for which `keep` holds, and returns `limit` of them from the
    /// `offset`-th best on.
    ///
    /// A document answers if it has one word of the query, begins a word with the last one, or has the name that the query
    /// spells. A word that no document has is taken for misspelt. The same index gives the same answer, ties included: the
    /// shorter name goes first, then the lower number.
    pub fn search(
        &self,
        query: &str,
        keep: &dyn Fn(u32) -> bool,
        limit: usize,
        offset: usize,
    ) -> Result<Found, LexicalError> {
        let query = Query::parse(query);
        let evidence = self.weigh(&query)?;
        let mut ranked: Vec<Ranked> = evidence
            .documents
            .iter()
            .filter(|&&document| keep(document))
            .map(|&document| self.rank(&query, &evidence, document))
            .collect();
        let total = ranked.len();
        let has = |bit: usize| ranked.iter().any(|ranked| evidence.has(ranked.document, bit));
        let words = query.words.iter().enumerate();
        let unmatched = words.filter(|&(bit, _)| !has(bit)).map(|(_, word)| word.text.clone()).collect();
        let end = offset.saturating_add(limit).min(total);
        if offset >= end {
            return Ok(Found { total, hits: Vec::new(), unmatched });
        }
        if end < total {
            ranked.select_nth_unstable_by(end, Ranked::order);
            ranked.truncate(end);
        }
        ranked.sort_unstable_by(Ranked::order);
        let hits = ranked
            .into_iter()
            .skip(offset)
            .map(|Ranked { score, document, .. }| Hit {
                document,
                score,
                matched_terms: query
                    .words
                    .iter()
                    .enumerate()
                    .filter(|&(bit, _)| evidence.has(document, bit))
                    .map(|(_, word)| word.text.clone())
                    .collect(),
            })
            .collect();
        Ok(Found { total, hits, unmatched })
    }

    /// Collects what speaks for each document.
    fn weigh(&self, query: &Query) -> Result<Evidence, LexicalError> {
        let count = self.names.len();
        let mut evidence = Evidence {
            sums: vec![0.0; count],
            words: vec![0; count],
            documents: Vec::new(),
            closeness: FxHashMap::default(),
            best: 0.0,
        };
        let all = all_words(query);
        if all == 0 {
            return Ok(evidence);
        }
        let mut scores = Scores::new(count);
        for (bit, word) in query.words.iter().enumerate() {
            self.score_word(word, true, &mut scores)?;
            let rarity = rarity(scores.len(), count);
            evidence.best += rarity * max_word_score();
            scores.drain(|document, score| evidence.add(document, bit, rarity * score));
        }
        for extra in &query.extras {
            self.score_word(extra, false, &mut scores)?;
            let rarity = rarity(scores.len(), count);
            evidence.best += rarity * max_word_score();
            scores.drain(|document, score| evidence.raise(document, rarity * score));
        }
        for squashed in query.spelling.squashed_names() {
            for document in self.postings.named(&squashed)? {
                let (name, qualified_name) = self.names.get(document);
                if let Some(closeness) = query.spelling.closeness(name, qualified_name) {
                    evidence.spells(document, closeness, all);
                }
            }
        }
        Ok(evidence)
    }

    /// Fills `scores` for one word: as it stands, else (if `lenient`) by its letters, else as a misspelling.
    fn score_word(&self, word: &Word, lenient: bool, scores: &mut Scores) -> Result<(), LexicalError> {
        let how = if word.prefix { Match::Prefix } else { Match::Word };
        self.postings.score(&word.text, how, scores)?;
        if lenient && scores.is_empty() {
            if let Some(fallback) = &word.fallback {
                self.postings.score(fallback, Match::Word, scores)?;
            }
            if scores.is_empty() {
                self.postings.score(&word.text, Match::Misspelt, scores)?;
            }
        }
        Ok(())
    }

    fn rank(&self, query: &Query, evidence: &Evidence, document: u32) -> Ranked {
        let at = document as usize;
        let sum = evidence.sums.get(at).copied().unwrap_or(0.0);
        let words = evidence.words.get(at).copied().unwrap_or(0);
        let band = match evidence.closeness.get(&document) {
            Some(Closeness::SameCase) => 40.0,
            Some(Closeness::Exact) => 30.0,
            Some(Closeness::Alike) => 20.0,
            None if words == all_words(query) => 10.0,
            None => 0.0,
        };
        // One rare word should not outdo three common ones.
        let coverage = words.count_ones() as f32 / query.words.len().max(1) as f32;
        let within =
            if evidence.best > 0.0 { (10.0 * coverage * sum / evidence.best).clamp(0.0, 9.99) } else { 0.0 };
        Ranked { score: band + within, name_length: self.names.get(document).0.len(), document }
    }
}

/// What speaks for each document of an index in one query.
struct Evidence {
    /// By document.
    sums: Vec<f32>,
    /// By document, a bit for each word of the query.
    words: Vec<u64>,
    /// The documents that have a word or are named as the query says, each once, in no order.
    documents: Vec<u32>,
    closeness: FxHashMap<u32, Closeness>,
    /// A bound of the sums.
    best: f32,
}

impl Evidence {
    fn add(&mut self, document: u32, bit: usize, score: f32) {
        let at = document as usize;
        if let (Some(sum), Some(words)) = (self.sums.get_mut(at), self.words.get_mut(at)) {
            if *words == 0 {
                self.documents.push(document);
            }
            *words |= 1 << bit;
            *sum += score;
        }
    }

    /// Adds to the score of a document that has one of the words already.
    fn raise(&mut self, document: u32, score: f32) {
        let at = document as usize;
        if let (Some(sum), Some(1..)) = (self.sums.get_mut(at), self.words.get(at)) {
            *sum += score;
        }
    }

    /// Notes a document that is named as the query says: it has all words, whatever their spelling.
    fn spells(&mut self, document: u32, closeness: Closeness, all: u64) {
        if let Some(words) = self.words.get_mut(document as usize) {
            if *words == 0 {
                self.documents.push(document);
            }
            *words = all;
            let known = self.closeness.entry(document).or_insert(closeness);
            *known = closeness.max(*known);
        }
    }

    fn has(&self, document: u32, bit: usize) -> bool {
        self.words.get(document as usize).is_some_and(|words| words >> bit & 1 == 1)
    }
}

struct Ranked {
    score: f32,
    name_length: usize,
    document: u32,
}

impl Ranked {
    /// Best first; total, since no two have the same document.
    fn order(&self, other: &Ranked) -> std::cmp::Ordering {
        other
            .score
            .total_cmp(&self.score)
            .then(self.name_length.cmp(&other.name_length))
            .then(self.document.cmp(&other.document))
    }
}

/// A bit for each word of `query`.
fn all_words(query: &Query) -> u64 {
    match query.words.len() {
        0 => 0,
        count => u64::MAX >> 64usize.saturating_sub(count).min(63),
    }
}

/// How much a word that `with` of `count` documents have tells about one of them (the idf of BM25, over all fields at once).
fn rarity(with: usize, count: usize) -> f32 {
    let (with, count) = (with as f32, count as f32);
    (1.0 + (count - with + 0.5) / (with + 0.5)).ln()
}

/// Names and qualified names of all documents in one allocation.
#[derive(Default)]
struct Names {
    text: String,
    /// Where each name ends, and where the qualified name after it does.
    ends: Vec<(u32, u32)>,
}

impl Names {
    fn of(documents: &[Document<'_>]) -> Result<Names, LexicalError> {
        let mut names = Names::default();
        let full = |_| LexicalError::Build { reason: "names fill more than 4 GiB".to_owned() };
        for document in documents {
            names.text.push_str(document.name);
            let name_end = u32::try_from(names.text.len()).map_err(full)?;
            names.text.push_str(document.qualified_name);
            names.ends.push((name_end, u32::try_from(names.text.len()).map_err(full)?));
        }
        Ok(names)
    }

    fn len(&self) -> usize {
        self.ends.len()
    }

    /// The name and the qualified name.
    fn get(&self, document: u32) -> (&str, &str) {
        let at = document as usize;
        let start = at.checked_sub(1).and_then(|before| self.ends.get(before)).map_or(0, |&(_, end)| end);
        let (name_end, end) = self.ends.get(at).copied().unwrap_or((start, start));
        let slice = |from: u32, to: u32| self.text.get(from as usize..to as usize).unwrap_or_default();
        (slice(start, name_end), slice(name_end, end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `kind path | docs | file`, one a line; the signature is `kind name`.
    fn index(fixture: &str) -> (SymbolIndex, Vec<String>) {
        let lines: Vec<Vec<&str>> = fixture
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .map(|line| line.split('|').map(str::trim).collect())
            .collect();
        let signatures: Vec<String> = lines
            .iter()
            .map(|line| {
                let (kind, path) = line[0].split_once(' ').unwrap();
                format!("{kind} {}", path.rsplit("::").next().unwrap())
            })
            .collect();
        let documents = lines.iter().zip(&signatures).map(|(line, signature)| {
            let (kind, path) = line[0].split_once(' ').unwrap();
            Document {
                name: path.rsplit("::").next().unwrap(),
                qualified_name: path,
                signature,
                docs: line.get(1).copied().unwrap_or(""),
                file_path: line.get(2).copied().unwrap_or(""),
                kind,
            }
        });
        let index = SymbolIndex::build(documents).unwrap();
        (index, lines.iter().map(|line| line[0].split_once(' ').unwrap().1.to_owned()).collect())
    }

    /// All qualified names that answer `query`, best first, one a line.
    #[track_caller]
    fn check(fixture: &str, query: &str, expected: &[&str]) {
        let (index, names) = index(fixture);
        let found = index.search(query, &|_| true, 50, 0).unwrap();
        let shown: Vec<&str> = found.hits.iter().map(|hit| names[hit.document as usize].as_str()).collect();
        assert_eq!(shown, expected, "{query:?}: {found:#?}");
        assert_eq!(found.total, expected.len(), "{query:?}");
        assert!(found.hits.windows(2).all(|pair| pair[0].score >= pair[1].score), "{query:?}: {found:#?}");
        assert!(found.hits.iter().all(|hit| (0.0..50.0).contains(&hit.score)), "{query:?}: {found:#?}");
    }

    const HTTP: &str = "
        struct k::HttpRetryPolicy
        fn k::parse_http2_frame
        fn k::policy_of
        fn k::frame
        struct k::HTTPServer | serves over the retry loop
        fn k::unrelated
    ";

    #[test]
    fn words_inside_names_are_found() {
        check(HTTP, "retry policy", &["k::HttpRetryPolicy", "k::policy_of", "k::HTTPServer"]);
        check(
            HTTP,
            "http frame",
            &["k::parse_http2_frame", "k::frame", "k::HTTPServer", "k::HttpRetryPolicy"],
        );
        check(HTTP, "http2", &["k::parse_http2_frame"]);
        check(HTTP, "server http", &["k::HTTPServer", "k::HttpRetryPolicy", "k::parse_http2_frame"]);
    }

    #[test]
    fn the_very_name_ranks_first() {
        let fixture = "
            fn k::config_of_config | config config config config
            mod k::config
            struct k::config::Config
            struct k::ConfigBuilder | config
            fn k::load | loads the config
        ";
        check(
            fixture,
            "Config",
            &["k::config::Config", "k::config", "k::config_of_config", "k::ConfigBuilder", "k::load"],
        );
        check(
            fixture,
            "configBuilder",
            &["k::ConfigBuilder", "k::config::Config", "k::config_of_config", "k::config", "k::load"],
        );
        check("fn k::parse_args\n fn k::parse_args_of", "parseArgs", &["k::parse_args", "k::parse_args_of"]);
        check("fn k::parse_args\n fn k::parse_args_of", "args parse", &["k::parse_args", "k::parse_args_of"]);
        check("struct k::RetryPolicy", "retry_policy", &["k::RetryPolicy"]);
        check("fn k::retry_policy", "retrypolicy", &["k::retry_policy"]);
    }

    #[test]
    fn fields_rank_by_what_they_say() {
        check(
            "
            fn k::one | | src/widget.rs
            fn k::two | about a widget
            fn k::widget::three
            fn k::new_widget
            ",
            "widget",
            &["k::new_widget", "k::widget::three", "k::two", "k::one"],
        );
    }

    #[test]
    fn all_words_rank_above_some() {
        check(
            "
            fn k::alpha
            fn k::beta_alpha_x | nothing
            fn k::x | alpha and then, after many other words that make this long, beta
            ",
            "alpha beta",
            &["k::beta_alpha_x", "k::x", "k::alpha"],
        );
    }

    #[test]
    fn paths() {
        let fixture = "
            fn k::Foo::new
            fn k::Bar::new
            fn k::new
            struct k::m::Bar
            fn k::m::Bar::new_with
        ";
        check(
            fixture,
            "Bar::new",
            &["k::Bar::new", "k::m::Bar::new_with", "k::m::Bar", "k::Foo::new", "k::new"],
        );
        let (index, names) = index(fixture);
        let first = |query: &str| {
            let found = index.search(query, &|_| true, 1, 0).unwrap();
            names[found.hits[0].document as usize].clone()
        };
        assert_eq!(first("k::Bar"), "k::m::Bar");
        assert_eq!(first("crate::m::Bar"), "k::m::Bar");
        assert_eq!(first("Foo.new"), "k::Foo::new");
        assert_eq!(first("foo new"), "k::Foo::new");
    }

    #[test]
    fn the_last_word_may_be_unfinished() {
        let fixture = "
            fn k::find_references
            fn k::find_ref_count
            fn k::refresh
            fn k::find
        ";
        check(fixture, "find_ref", &["k::find_ref_count", "k::find_references", "k::find", "k::refresh"]);
        check(fixture, "ref", &["k::find_ref_count", "k::refresh", "k::find_references"]);
        check(fixture, "ref find", &["k::find_ref_count", "k::find", "k::find_references"]);
    }

    #[test]
    fn misspelt_words_only_where_nothing_matches() {
        check(
            "fn k::find_references\n fn k::find_preferences",
            "find_refrences",
            &["k::find_references", "k::find_preferences"],
        );
        check("fn k::frame\n fn k::frames", "frame", &["k::frame", "k::frames"]);
        check("fn k::flame\n fn k::frame", "frame", &["k::frame"]);
        check("fn k::flame", "frame", &["k::flame"]);
        check("fn k::cat", "bat", &[]);
    }

    #[test]
    fn letters_of_a_word_with_digits() {
        check("fn k::serve_http\n fn k::serve", "http3", &["k::serve_http"]);
        check("fn k::as_u32\n fn k::as_u64", "u32", &["k::as_u32"]);
    }

    #[test]
    fn fillers_only_add() {
        let fixture = "
            fn k::parse | the parser of this and that
            fn k::from_str
            fn k::to_str
            fn k::unparsed | from the start
        ";
        check(fixture, "the parse", &["k::parse"]);
        check(fixture, "from_str", &["k::from_str", "k::to_str", "k::unparsed"]);
    }

    #[test]
    fn matched_terms_are_the_words_of_the_query() {
        let (index, _) = index(HTTP);
        let found = index.search("frame HTTP2 of zebra", &|_| true, 1, 0).unwrap();
        assert_eq!(found.hits[0].matched_terms, ["frame", "http2"]);
        assert_eq!(found.unmatched, ["zebra"]);
        let found = index.search("Policy_Retry", &|document| document == 0, 1, 0).unwrap();
        assert_eq!(found.hits[0].matched_terms, ["policy", "retry"]);
        assert!(found.unmatched.is_empty());
    }

    #[test]
    fn ties_go_to_the_shorter_name_then_the_earlier_document() {
        check(
            "
            fn k::a::same
            fn k::b::same
            fn k::long_name | thing
            fn k::a_name | thing
            fn k::c::same
            ",
            "same",
            &["k::a::same", "k::b::same", "k::c::same"],
        );
        check("fn k::longer | thing\n fn k::short | thing", "thing", &["k::short", "k::longer"]);
    }

    #[test]
    fn pages_and_filters() {
        let fixture: String = (0..100).map(|n| format!("fn k::item_{n}\n")).collect();
        let (index, _) = index(&fixture);
        let all = index.search("item", &|_| true, 1000, 0).unwrap();
        assert_eq!((all.total, all.hits.len()), (100, 100));
        let mut paged = Vec::new();
        for offset in (0..).step_by(7).take_while(|&offset| offset < 100) {
            let page = index.search("item", &|_| true, 7, offset).unwrap();
            assert_eq!(page.total, 100);
            paged.extend(page.hits);
        }
        assert_eq!(paged, all.hits);
        let even = index.search("item", &|document| document % 2 == 0, 10, 45).unwrap();
        assert_eq!((even.total, even.hits.len()), (50, 5));
        assert!(even.hits.iter().all(|hit| hit.document % 2 == 0));
        for (limit, offset) in [(0, 0), (10, 100), (usize::MAX, usize::MAX), (0, usize::MAX)] {
            let none = index.search("item", &|_| true, limit, offset).unwrap();
            assert_eq!((none.total, none.hits.len()), (100, 0));
        }
    }

    #[test]
    fn unicode() {
        let fixture = "fn k::größe_messen\n struct k::Größe\n fn k::名前\n fn k::nom_complet | prénom 🦀";
        check(fixture, "GRÖSSE", &[]);
        check(fixture, "größe", &["k::Größe", "k::größe_messen"]);
        check(fixture, "名前", &["k::名前"]);
        check(fixture, "prénom 🦀", &["k::nom_complet"]);
        check(fixture, "🦀", &[]);
    }

    #[test]
    fn any_text_is_a_query() {
        let (index, _) = index(HTTP);
        for query in [
            "",
            " ",
            ":",
            "::",
            "\"",
            "\"unclosed",
            "a:b:c",
            "name:http",
            "+http -retry",
            "http*",
            "http~2",
            "(http",
            "[a TO b]",
            "/re.*x/",
            "\\",
            "\0",
            "http\0frame",
            "'; DROP TABLE",
            "{}",
            "^2",
            "AND",
            "NOT",
            "*",
            "r#",
            "r#type",
            "_",
            "____",
            "\u{feff}http",
            "\u{202e}http",
            "<Type as Trait>::method",
            "Vec<T>::push",
            "fn(&self) -> !",
            "é\u{301}",
            "#[derive]",
        ] {
            let found = index.search(query, &|_| true, 50, 0).unwrap();
            assert_eq!(found.hits.len(), found.total, "{query:?}");
            assert!(found.hits.iter().all(|hit| hit.score.is_finite()), "{query:?}");
        }
        assert_eq!(index.search("", &|_| true, 50, 0).unwrap().total, 0);
        assert_eq!(index.search("\"http:\" :frame", &|_| true, 1, 0).unwrap().hits[0].document, 1);
    }

    #[test]
    fn huge_queries_and_texts() {
        let (index, _) = index(HTTP);
        let found = index.search(&format!("{} frame", "http ".repeat(300_000)), &|_| true, 50, 0).unwrap();
        assert!(found.total > 0);
        let distinct: String = (0..50_000).map(|n| format!("word{n} ")).collect();
        index.search(&distinct, &|_| true, 50, 0).unwrap();
        index.search(&"aB".repeat(500_000), &|_| true, 50, 0).unwrap();
        index.search(&"é".repeat(500_000), &|_| true, 50, 0).unwrap();
        index.search(&"_".repeat(500_000), &|_| true, 50, 0).unwrap();

        let long = "aéB_".repeat(100_000);
        let document = Document {
            name: &long,
            qualified_name: &long,
            signature: &long,
            docs: &long,
            file_path: &long,
            kind: &long,
        };
        let index = SymbolIndex::build([document]).unwrap();
        assert_eq!(index.search(&long, &|_| true, 50, 0).unwrap().total, 1);
    }

    #[test]
    fn empty_indexes_and_documents() {
        let index = SymbolIndex::build([]).unwrap();
        let nothing = Found { total: 0, hits: Vec::new(), unmatched: vec!["http".to_owned()] };
        assert_eq!(index.search("http", &|_| true, 50, 0).unwrap(), nothing);
        let empty =
            Document { name: "", qualified_name: "", signature: "", docs: "", file_path: "", kind: "" };
        let index = SymbolIndex::build([empty, Document { name: "x", ..empty }]).unwrap();
        let found = index.search("x", &|_| true, 50, 0).unwrap();
        assert_eq!((found.total, found.hits[0].document), (1, 1));
    }

    #[test]
    fn shared_between_threads() {
        fn check<T: Send + Sync>(value: T) -> T {
            value
        }
        let (index, _) = index(HTTP);
        let index = check(index);
        let expected = index.search("http frame", &|_| true, 50, 0).unwrap();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| assert_eq!(index.search("http frame", &|_| true, 50, 0).unwrap(), expected));
            }
        });
    }

    proptest::proptest! {
        #![proptest_config(proptest::test_runner::Config::with_cases(64))]

        #[test]
        fn no_text_panics(name in ".{0,12}", path in ".{0,24}", query in ".{0,24}", word in "[a-cA-C_0-2]{0,8}") {
            let document = |name| Document {
                name, qualified_name: &path, signature: &query, docs: &path, file_path: &name[..0], kind: "fn",
            };
            let index = SymbolIndex::build([document(&name), document(&word)]).unwrap();
            for text in [&query, &word, &name, &path] {
                let found = index.search(text, &|_| true, 10, 0).unwrap();
                assert_eq!(found.total, found.hits.len());
            }
            // Whatever identifier a name is, it finds itself first or among its equals.
            if !words(&word).is_empty() {
                let found = index.search(&word, &|_| true, 10, 0).unwrap();
                assert!(found.hits.iter().any(|hit| hit.document == 1));
                assert!(found.hits[0].score >= 20.0);
            }
        }
    }
}
