//! What a user's text asks for: words that should be there, and names that it may spell.
//!
//! Any text is a query. There is no syntax: a colon or a quote only separates identifiers. A text of any length is read up
//! to a fixed number of distinct words.

use rustc_hash::FxHashSet;

use super::words::{identifiers, leading_letters, lower_into, pieces, squash_into};

/// Most words a document can be held against: they are bits of a `u64`.
const MAX_WORDS: usize = 64;
/// Most identifiers that are still read as one name or path.
const MAX_PATH: usize = 16;
/// Identifiers looked at before a long query is cut off.
const MAX_IDENTIFIERS: usize = 4096;

/// Says little in a sentence, but may be a part of a name (`from_str`), where it counts like any other.
const FILLERS: &[&str] = &[
    "a", "an", "and", "are", "as", "at", "by", "crate", "for", "from", "how", "in", "is", "it", "of", "on",
    "or", "self", "super", "that", "the", "this", "to", "what", "where", "which", "with",
];

/// A query, taken apart.
pub(super) struct Query {
    /// The words asked for, each once, in the order they were typed.
    pub(super) words: Vec<Word>,
    /// Words that only improve the score of documents that match one of `words`.
    pub(super) extras: Vec<Word>,
    /// The names that the query may spell.
    pub(super) spelling: Spelling,
}

/// One word of a query.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Word {
    /// Lower-cased.
    pub(super) text: String,
    /// Whether longer words that begin with it are welcome.
    pub(super) prefix: bool,
    /// What to look for if the word is found nowhere: the letters of `http2`.
    pub(super) fallback: Option<String>,
}

impl Query {
    pub(super) fn parse(text: &str) -> Query {
        let mut words: Vec<Word> = Vec::new();
        let mut extras: Vec<Word> = Vec::new();
        let mut known: FxHashSet<String> = FxHashSet::default();
        let mut buffer = String::new();
        let mut last = "";
        for identifier in identifiers(text).take(MAX_IDENTIFIERS) {
            if words.len() >= MAX_WORDS || extras.len() >= MAX_WORDS {
                break;
            }
            last = identifier;
            let mut count = 0;
            for piece in pieces(identifier).take(MAX_WORDS - words.len()) {
                count += 1;
                lower_into(&mut buffer, piece);
                if !known.contains(&buffer) {
                    known.insert(buffer.clone());
                    let fallback = leading_letters(piece).map(str::to_lowercase);
                    let filler = piece.len() == identifier.len() && FILLERS.contains(&buffer.as_str());
                    let word = Word { text: buffer.clone(), prefix: false, fallback };
                    if filler { extras.push(word) } else { words.push(word) }
                }
            }
            if count > 1 {
                lower_into(&mut buffer, identifier);
                if !known.contains(&buffer) {
                    known.insert(buffer.clone());
                    extras.push(Word { text: buffer.clone(), prefix: false, fallback: None });
                }
            }
        }
        if words.is_empty() {
            std::mem::swap(&mut words, &mut extras);
        }
        // The last word may still be being typed, and so may the identifier that it ends.
        let mut unfinished = vec![last.to_lowercase()];
        unfinished.extend(pieces(last).last().map(str::to_lowercase));
        for word in words.iter_mut().chain(&mut extras) {
            word.prefix = word.text.len() > 1 && unfinished.contains(&word.text);
        }
        Query { words, extras, spelling: Spelling::parse(text) }
    }
}

/// How closely a document's name answers the query; later is closer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Closeness {
    /// The name under another convention (`parseArgs` for `parse_args`), or a path with steps left out.
    Alike,
    /// The name, or the end of the qualified name, ignoring case.
    Exact,
    /// The same with the capitals that the query bothered to type.
    SameCase,
}

/// The query read as one name or path.
#[derive(Default)]
pub(super) struct Spelling {
    /// The segments of the path; empty if the query is too long to be one.
    segments: Vec<String>,
    /// Whether capitals in the query mean something: `foo` may well be typed for `Foo`, `Foo` hardly for `foo`.
    has_capitals: bool,
}

impl Spelling {
    fn parse(text: &str) -> Spelling {
        let segments: Vec<String> = identifiers(text).take(MAX_PATH + 1).map(str::to_owned).collect();
        if segments.len() > MAX_PATH {
            return Spelling::default();
        }
        let relative = |segment: &str| matches!(segment, "crate" | "self" | "super");
        let skip = match segments.len() {
            0 | 1 => 0,
            _ => segments.iter().take_while(|segment| relative(segment)).count().min(segments.len() - 1),
        };
        let segments: Vec<String> = segments.into_iter().skip(skip).collect();
        let has_capitals = segments.iter().any(|segment| segment.contains(char::is_uppercase));
        Spelling { segments, has_capitals }
    }

    /// The squashed names that documents must have one of to be [`Closeness`] at all.
    pub(super) fn squashed_names(&self) -> Vec<String> {
        let mut names = vec![self.squashed()];
        if let [_, .., last] = self.segments.as_slice() {
            let mut name = String::new();
            squash_into(&mut name, last);
            names.push(name);
        }
        names.retain(|name| !name.is_empty());
        names.dedup();
        names
    }

    /// Compares with a document.
    pub(super) fn closeness(&self, name: &str, qualified_name: &str) -> Option<Closeness> {
        let (last, containers) = self.segments.split_last()?;
        let name = name.strip_prefix("r#").unwrap_or(name).trim_matches('_');
        if same_ignoring_case(name, last) {
            let path: Vec<&str> = containers_of(name, qualified_name);
            let tail = path.len().checked_sub(containers.len()).and_then(|skip| path.get(skip..));
            let ends_alike = tail.is_some_and(|tail| {
                tail.iter().zip(containers).all(|(segment, wanted)| same_ignoring_case(segment, wanted))
            });
            if ends_alike {
                let same_case = self.has_capitals
                    && name == last
                    && tail.is_some_and(|tail| tail.iter().zip(containers).all(|(a, b)| a == b));
                return Some(if same_case { Closeness::SameCase } else { Closeness::Exact });
            }
            let mut steps = path.iter();
            if containers.iter().all(|wanted| steps.any(|step| same_ignoring_case(step, wanted))) {
                return Some(Closeness::Alike);
            }
        }
        let mut squashed = String::new();
        squash_into(&mut squashed, name);
        (squashed == self.squashed()).then_some(Closeness::Alike)
    }

    fn squashed(&self) -> String {
        let mut name = String::new();
        for segment in &self.segments {
            squash_into(&mut name, segment);
        }
        name
    }
}

/// The segments of `qualified_name` before the one that is the name itself.
pub(super) fn containers_of<'a>(name: &str, qualified_name: &'a str) -> Vec<&'a str> {
    let mut path: Vec<&str> = identifiers(qualified_name).collect();
    let name = identifiers(name).last();
    if path.last().copied() == name {
        path.pop();
    }
    path
}

fn same_ignoring_case(a: &str, b: &str) -> bool {
    if a.is_ascii() && b.is_ascii() {
        a.eq_ignore_ascii_case(b)
    } else {
        a.chars().flat_map(char::to_lowercase).eq(b.chars().flat_map(char::to_lowercase))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `words | extras`, a star after what may be a prefix.
    fn check(text: &str, expected: &str) {
        let query = Query::parse(text);
        let show = |words: &[Word]| {
            let shown: Vec<String> = words
                .iter()
                .map(|word| format!("{}{}", word.text, if word.prefix { "*" } else { "" }))
                .collect();
            shown.join(" ")
        };
        assert_eq!(
            format!("{} | {}", show(&query.words), show(&query.extras)).trim(),
            expected.trim(),
            "{text:?}"
        );
    }

    #[test]
    fn words_and_extras() {
        check("retry policy", "retry policy* | ");
        check("find_ref", "find ref* | find_ref*");
        check("a::b::Config", "b config* | a");
        check("parse the http2 frame", "parse http2 frame* | the");
        check("from_str", "from str* | from_str*");
        check("the", "the* | ");
        check("foo bar foo", "foo* bar | ");
        check("\"quoted: AND +x -y\"", "quoted x y | and");
        check("  ", "|");
    }

    fn check_closeness(query: &str, qualified_name: &str, expected: Option<Closeness>) {
        let name = qualified_name.rsplit("::").next().unwrap();
        assert_eq!(
            Spelling::parse(query).closeness(name, qualified_name),
            expected,
            "{query:?} against {qualified_name}"
        );
    }

    #[test]
    fn closeness() {
        use Closeness::*;
        check_closeness("Foo", "k::Foo", Some(SameCase));
        check_closeness("Foo", "k::foo", Some(Exact));
        check_closeness("foo", "k::Foo", Some(Exact));
        check_closeness("parseArgs", "k::parse_args", Some(Alike));
        check_closeness("parse args", "k::ParseArgs", Some(Alike));
        check_closeness("Foo::new", "k::m::Foo::new", Some(SameCase));
        check_closeness("foo new", "k::m::Foo::new", Some(Exact));
        check_closeness("k::Foo", "k::m::Foo", Some(Alike));
        check_closeness("crate::m::Foo", "k::m::Foo", Some(SameCase));
        check_closeness("Bar::new", "k::Foo::new", None);
        check_closeness("Fo", "k::Foo", None);
        check_closeness("", "k::Foo", None);
        check_closeness("r#type", "k::r#type", Some(Exact));
        check_closeness("crate", "k::krate", None);
    }
}
