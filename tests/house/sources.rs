//! The repository's files, and Rust sources as the paths that are written in them.

use std::fs;
use std::path::{Path, PathBuf};

use scryer::source::TextRange;
use scryer::syntax::lexer::{TokenKind, tokens};

/// The packages, by folder.
pub(crate) const CRATES: [&str; 4] = ["scryer", "fsops", "scryer-mcp", "scryer-cli"];

/// A source file.
pub(crate) struct Source {
    /// Relative to the repository, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// A file of the repository.
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The files under a folder of the repository with this ending, relative to the repository, sorted.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).unwrap_or_else(|error| panic!("{folder}: {error}")) {
            let entry = entry.unwrap();
            let path = format!("{folder}/{}", entry.file_name().into_string().unwrap());
            if entry.file_type().unwrap().is_dir() {
                folders.push(path);
            } else if path.ends_with(ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The sources of a package; what is only there for tests is left out.
pub(crate) fn sources(krate: &str) -> Vec<Source> {
    let paths = files(&format!("{krate}/src"), ".rs").into_iter();
    let paths = paths.filter(|path| !path.ends_with("/tests.rs") && !path.contains("/tests/"));
    let sources: Vec<Source> = paths.map(|path| Source { text: read(&path), path }).collect();
    assert!(!sources.is_empty(), "{krate} has sources");
    sources
}

impl Source {
    /// The paths outside of `#[cfg(test)]`, groups of `use` trees taken apart: `use a::{b, c::d}` has `a::b` and `a::c::d`.
    pub(crate) fn paths(&self) -> Vec<Vec<&str>> {
        let words = without_tests(&self.words());
        let mut found = Vec::new();
        let mut at = 0;
        while at < words.len() {
            match is_name(words[at]) && !starts_path(&words, at) {
                true => at = path(&words, at, &mut Vec::new(), &mut found),
                false => at += 1,
            }
        }
        found
    }

    /// Tokens as texts: `::` in one piece, comments and strings left out.
    fn words(&self) -> Vec<&str> {
        let mut words: Vec<&str> = Vec::new();
        let mut end = 0;
        for token in tokens(&self.text, TextRange::new(0, self.text.len() as u32)) {
            let is_string = matches!(
                token.kind,
                TokenKind::Str | TokenKind::RawStr | TokenKind::ByteStr | TokenKind::CStr
            );
            if token.is_comment() || is_string {
                continue;
            }
            let text = token.text(&self.text);
            let start = token.start as usize;
            match words.last_mut() {
                Some(last) if *last == ":" && text == ":" && end == start => {
                    *last = &self.text[start - 1..start + 1];
                }
                _ => words.push(text),
            }
            end = start + text.len();
        }
        words
    }
}

fn is_name(word: &str) -> bool {
    word.starts_with(|letter: char| letter == '_' || letter.is_alphabetic())
}

/// Whether the name at `at` goes on a path that began before it.
fn starts_path(words: &[&str], at: usize) -> bool {
    at >= 2 && words[at - 1] == "::" && is_name(words[at - 2])
}

/// Adds the paths that begin at `at` with `stem`, and gives the place behind them.
fn path<'a>(
    words: &[&'a str],
    mut at: usize,
    stem: &mut Vec<&'a str>,
    found: &mut Vec<Vec<&'a str>>,
) -> usize {
    let depth = stem.len();
    while let Some(word) = words.get(at).filter(|word| is_name(word)) {
        stem.push(word);
        at += 1;
        if words.get(at) != Some(&"::") {
            break;
        }
        at += 1;
        if words.get(at) == Some(&"{") {
            at += 1;
            while words.get(at).is_some_and(|word| *word != "}") {
                at = match words[at] {
                    // The name behind it is another one for the same.
                    "as" => at + 2,
                    word if is_name(word) => path(words, at, stem, found),
                    _ => at + 1,
                };
            }
            stem.truncate(depth);
            return at + 1;
        }
    }
    found.push(stem.clone());
    stem.truncate(depth);
    at
}

/// Leaves out each item behind `#[cfg(test)]` or `#[cfg(all(test, …))]`.
fn without_tests<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let rest = &words[at..];
        if !(rest.starts_with(&["#", "[", "cfg", "(", "test", ")"])
            || rest.starts_with(&["#", "[", "cfg", "(", "all", "(", "test"]))
        {
            kept.push(words[at]);
            at += 1;
            continue;
        }
        // To the end of the item: a semicolon, or the brace that closes its first.
        let mut depth = 0;
        while at < words.len() {
            match words[at] {
                "{" | "(" | "[" => depth += 1,
                "}" | ")" | "]" => depth -= 1,
                _ => {}
            }
            at += 1;
            if depth == 0 && matches!(words[at - 1], ";" | "}") {
                break;
            }
        }
    }
    kept
}

#[test]
fn paths_are_found_where_code_is() {
    let text = "use crate::a::{b, c::{self, d as e}}; // crate::no\n\
                fn f() { std::fs::read(\"crate::no\"); }\n\
                #[cfg(test)] mod tests { use crate::no; fn g() { crate::no() } }\n\
                struct S(crate::g::H<i::J>);";
    let source = Source { path: String::new(), text: text.to_owned() };
    let paths: Vec<String> = source.paths().iter().map(|path| path.join("::")).collect();
    let expected =
        "use crate::a::b crate::a::c::self crate::a::c::d fn f std::fs::read struct S crate::g::H i::J";
    assert_eq!(paths.join(" "), expected);
}
