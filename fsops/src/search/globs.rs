//! Which files a search looks into: `*.rs|src/**|!*_test.rs`.
//!
//! Alternatives are separated by `|` and read as lines of a `.gitignore`: a glob with a `/` counts from where the
//! search begins, one without names a file at any depth, `!` takes out, and of several that match the last one counts.
//! A directory that is taken out is not entered. Letter case counts on every platform.

use std::sync::atomic::{AtomicBool, Ordering};

use globset::{Candidate, GlobBuilder, GlobSet, GlobSetBuilder};

use crate::error::SearchError;

/// A set of globs.
#[derive(Debug)]
pub(crate) struct FilePattern {
    set: GlobSet,
    globs: Vec<One>,
    any_positive: bool,
}

#[derive(Debug)]
struct One {
    negated: bool,
    directories_only: bool,
    /// Set for a glob with a comma between what look like two, once a file has matched it.
    comma: Option<Comma>,
}

#[derive(Debug)]
struct Comma {
    glob: String,
    suggestion: String,
    matched: AtomicBool,
}

impl FilePattern {
    /// Reads a file pattern; `None` where it has no alternative and so lets every file pass.
    pub(crate) fn parse(text: &str) -> Result<Option<Self>, SearchError> {
        let mut builder = GlobSetBuilder::new();
        let mut globs = Vec::new();
        for glob in split(text, '|') {
            let glob = glob.trim();
            if glob.is_empty() {
                continue;
            }
            globs.push(add(glob, &mut builder)?);
        }
        if globs.is_empty() {
            return Ok(None);
        }
        let bad = |error: globset::Error| SearchError::BadGlob {
            glob: text.to_owned(),
            reason: error.kind().to_string(),
        };
        let any_positive = globs.iter().any(|one| !one.negated);
        Ok(Some(Self { set: builder.build().map_err(bad)?, globs, any_positive }))
    }

    /// Tells whether a file is searched. The path is relative to where the search begins and uses `/`.
    pub(crate) fn keeps_file(&self, path: &str) -> bool {
        let mut last = None;
        for at in self.set.matches_candidate(&Candidate::new(path)) {
            let Some(one) = self.globs.get(at).filter(|one| !(one.negated && one.directories_only)) else {
                continue;
            };
            if let Some(comma) = &one.comma {
                comma.matched.store(true, Ordering::Relaxed);
            }
            last = Some(one);
        }
        last.map_or(!self.any_positive, |one| !one.negated)
    }

    /// Tells whether a directory is entered.
    pub(crate) fn enters(&self, path: &str) -> bool {
        let matches = self.set.matches_candidate(&Candidate::new(path));
        let last = matches.last().and_then(|&at| self.globs.get(at));
        last.is_none_or(|one| !one.negated)
    }

    /// Refuses a comma that was meant to separate: after a walk to its end, no file had such a name.
    pub(crate) fn check_commas(&self) -> Result<(), SearchError> {
        let unmatched = |comma: &&Comma| !comma.matched.load(Ordering::Relaxed);
        match self.globs.iter().filter_map(|one| one.comma.as_ref()).find(unmatched) {
            Some(comma) => Err(SearchError::CommaInGlob {
                glob: comma.glob.clone(),
                suggestion: comma.suggestion.clone(),
            }),
            None => Ok(()),
        }
    }
}

fn add(glob: &str, builder: &mut GlobSetBuilder) -> Result<One, SearchError> {
    let bad = |reason: String| SearchError::BadGlob { glob: glob.to_owned(), reason };
    let (negated, body) = match glob.strip_prefix('!') {
        Some(body) => (true, body.trim_start()),
        None => (false, glob),
    };
    let body = body.strip_prefix("./").unwrap_or(body);
    let (directory, body) = match body.strip_suffix('/') {
        Some(body) => (true, body),
        None => (false, body),
    };
    let (rooted, body) = match body.strip_prefix('/') {
        Some(body) => (true, body),
        None => (body.contains('/'), body),
    };
    if body.is_empty() {
        return Err(bad("it names nothing".to_owned()));
    }
    let mut full = if rooted { body.to_owned() } else { format!("**/{body}") };
    if directory && !negated {
        full.push_str("/**");
    }
    let built = GlobBuilder::new(&full)
        .literal_separator(true)
        .backslash_escape(true)
        .case_insensitive(false)
        .empty_alternates(true)
        .build()
        .map_err(|error| bad(error.kind().to_string()))?;
    builder.add(built);
    let parts: Vec<&str> =
        split(glob, ',').into_iter().map(str::trim).filter(|part| !part.is_empty()).collect();
    let comma = (parts.len() > 1 && !negated).then(|| Comma {
        glob: glob.to_owned(),
        suggestion: parts.join("|"),
        matched: AtomicBool::new(false),
    });
    Ok(One { negated, directories_only: directory, comma })
}

/// Splits at a separator that stands outside of braces, brackets and escapes.
fn split(text: &str, separator: char) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut start, mut braces, mut in_class) = (0, 0_usize, false);
    let mut characters = text.char_indices().peekable();
    while let Some((at, c)) = characters.next() {
        match c {
            '\\' => {
                characters.next();
            }
            // A `]` that comes first, also after `!` or `^`, is a member of the class.
            '[' if !in_class && text.get(at + 1..).is_some_and(has_class_end) => {
                in_class = true;
                while let Some(&(_, next)) = characters.peek() {
                    if !matches!(next, '!' | '^') {
                        break;
                    }
                    characters.next();
                }
                characters.next_if(|&(_, next)| next == ']');
            }
            ']' => in_class = false,
            '{' if !in_class => braces += 1,
            '}' if !in_class => braces = braces.saturating_sub(1),
            _ if c == separator && braces == 0 && !in_class => {
                parts.push(text.get(start..at).unwrap_or_default());
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text.get(start..).unwrap_or_default());
    parts
}

fn has_class_end(rest: &str) -> bool {
    rest.trim_start_matches(['!', '^']).chars().skip(1).any(|c| c == ']')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(pattern: &str, kept: &[&str], dropped: &[&str]) {
        let pattern = FilePattern::parse(pattern).unwrap().unwrap();
        let keeps = |path: &str| {
            let parents = path.match_indices('/').all(|(at, _)| pattern.enters(&path[..at]));
            parents && pattern.keeps_file(path)
        };
        for path in kept {
            assert!(keeps(path), "{path} is dropped");
        }
        for path in dropped {
            assert!(!keeps(path), "{path} is kept");
        }
    }

    #[test]
    fn a_glob_without_a_separator_names_a_file_anywhere() {
        check("*.rs", &["a.rs", "x/y/a.rs", ".a.rs"], &["a.RS", "a.rs.bak", "a.rs/x"]);
        check("*.rs|*.toml", &["a.rs", "x/Cargo.toml"], &["README.md"]);
        check(" *.rs | | *.md ", &["a.rs", "b.md"], &["c.txt"]);
        check("*.{rs,toml}", &["a.rs", "a.toml"], &["a.md"]);
        check("*.{a|b}", &["x.a|b"], &["x.a"]);
        check("[a-c]?", &["a1", "x/b2"], &["d1", "a"]);
        check("[|]x", &["|x"], &["x"]);
    }

    #[test]
    fn a_glob_with_a_separator_counts_from_the_start() {
        check("src/*.rs", &["src/a.rs"], &["src/x/a.rs", "y/src/a.rs", "a.rs"]);
        check("src/**/*.rs", &["src/a.rs", "src/x/y/a.rs"], &["a.rs"]);
        check("/a.rs", &["a.rs"], &["x/a.rs"]);
        check("./src/**", &["src/a"], &["a"]);
        check("src/", &["src/a", "y/src/x/b"], &["a", "src"]);
    }

    #[test]
    fn an_exclamation_mark_takes_out_and_the_last_counts() {
        check("!*.md", &["a.rs"], &["a.md", "x/a.md"]);
        check("*.rs|!*_test.rs", &["a.rs"], &["a_test.rs", "a.md"]);
        check("!*_test.rs|*.rs", &["a.rs", "a_test.rs"], &["a.md"]);
        check("!vendor/", &["a", "vendor"], &["vendor/a", "x/vendor/y/a"]);
        check("!vendor|*.rs", &["a.rs"], &["vendor/a.rs", "a.md"]);
    }

    #[test]
    fn nothing_lets_everything_pass() {
        for nothing in ["", " ", "|", " | "] {
            assert!(FilePattern::parse(nothing).unwrap().is_none());
        }
    }

    #[test]
    fn what_is_no_glob_is_named() {
        for bad in ["[a", "{a", "a|[z-a]", "!", "/"] {
            let error = FilePattern::parse(bad).unwrap_err();
            assert_eq!(error.code().as_str(), "invalid_argument", "{error}");
        }
    }

    #[test]
    fn a_comma_is_no_separator() {
        let pattern = FilePattern::parse("*.md|*.rs,*.toml").unwrap().unwrap();
        assert!(pattern.keeps_file("a.md") && !pattern.keeps_file("a.rs"));
        let error = pattern.check_commas().unwrap_err();
        assert!(error.to_string().contains("\"*.rs|*.toml\""), "{error}");
        assert!(pattern.keeps_file("a.rs,b.toml"));
        assert!(pattern.check_commas().is_ok());
        assert!(FilePattern::parse("*.{rs,toml}").unwrap().unwrap().check_commas().is_ok());
    }
}
