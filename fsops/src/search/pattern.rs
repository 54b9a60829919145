//! From a pattern to something that finds lines.
//!
//! Two matchers stand for one pattern. The fast one sees many lines at once and takes CR LF for a line's ending; it is
//! right wherever every CR stands before an LF. The exact one sees one line at a time, without its ending, so that a CR
//! elsewhere is data to it like any other character. Which one a file needs is asked only where it could matter: for
//! a pattern without anchors whose classes hold no CR both say the same.

use std::sync::OnceLock;

use grep_matcher::{Match, Matcher, NoCaptures, NoError};
use grep_regex::{ErrorKind, RegexMatcher, RegexMatcherBuilder};
use regex_syntax::hir::{self, Hir, HirKind};
use regex_syntax::{ParserBuilder, ast};

use super::rewrite;
use crate::error::SearchError;

/// The most that a compiled pattern may take.
const MAX_COMPILED: usize = 10 * 1024 * 1024;

/// The most that one thread's matcher may remember of what it has seen.
const MAX_CACHE: usize = 32 * 1024 * 1024;

/// How a pattern is to be read.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct PatternOptions {
    pub(crate) ignore_case: bool,
    pub(crate) literal: bool,
    pub(crate) word: bool,
    pub(crate) multiline: bool,
}

/// A pattern that can be searched for.
#[derive(Debug)]
pub(crate) struct Pattern {
    source: String,
    options: PatternOptions,
    /// `None` where the pattern asks for a CR, which this matcher never sees.
    fast: Option<RegexMatcher>,
    exact: OnceLock<Option<LineMatcher>>,
    /// Whether the two could differ on a CR that ends no line.
    pub(crate) sees_cr: bool,
    /// Why the pattern is searched for as text, where it was meant to be a regex.
    pub(crate) fallback: Option<String>,
}

impl Pattern {
    /// Reads a pattern. One that is no regex by its syntax is taken as text; what is a regex elsewhere is refused with
    /// what to write instead.
    pub(crate) fn compile(source: &str, options: PatternOptions) -> Result<Self, SearchError> {
        if source.is_empty() {
            return Err(SearchError::EmptyPattern);
        }
        let mut options = options;
        let mut fallback = None;
        let mut sees_cr = source.contains('\r');
        if !options.literal {
            match parse(source, options) {
                Ok(hir) => sees_cr = could_see_cr(&hir),
                Err(error) => {
                    fallback = Some(as_text(source, &error)?);
                    options.literal = true;
                }
            }
        }
        let fast = match build(source, options, Lines::Many) {
            Ok(matcher) => Some(matcher),
            Err(ErrorKind::NotAllowed(what)) if what == "\r" => {
                build(source, options, Lines::LfOnly).map_err(|kind| refused(source, &kind))?;
                None
            }
            Err(kind) => return Err(refused(source, &kind)),
        };
        let source = source.to_owned();
        Ok(Self { source, options, fast, exact: OnceLock::new(), sees_cr, fallback })
    }

    /// Returns a matcher for texts in which every CR stands before an LF.
    pub(crate) const fn fast(&self) -> Option<&RegexMatcher> {
        self.fast.as_ref()
    }

    /// Returns a matcher for any text, to be given single lines without their endings.
    pub(crate) fn exact(&self) -> Option<&LineMatcher> {
        let build = || build(&self.source, self.options, Lines::One).ok().map(LineMatcher);
        self.exact.get_or_init(build).as_ref()
    }

    /// Tells whether a match may cross lines.
    pub(crate) const fn is_multiline(&self) -> bool {
        self.options.multiline
    }

    /// Tells whether the pattern was given as text but has the look of a regex.
    pub(crate) fn looks_like_regex(&self) -> bool {
        self.options.literal
            && self.fallback.is_none()
            && parse(&self.source, PatternOptions::default())
                .is_ok_and(|hir| !matches!(hir.kind(), HirKind::Literal(_) | HirKind::Empty))
            && ["|", ".*", ".+", "\\", "[", "^", "$", "(", ")?", "{"]
                .iter()
                .any(|sign| self.source.contains(sign))
    }
}

/// What a matcher is given at a time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lines {
    Many,
    LfOnly,
    One,
}

fn build(source: &str, options: PatternOptions, lines: Lines) -> Result<RegexMatcher, ErrorKind> {
    let mut builder = RegexMatcherBuilder::new();
    builder
        .multi_line(true)
        .unicode(true)
        .octal(false)
        .case_insensitive(options.ignore_case)
        .fixed_strings(options.literal)
        .word(options.word)
        .size_limit(MAX_COMPILED)
        .dfa_size_limit(MAX_CACHE);
    if options.multiline {
        builder.dot_matches_new_line(true).crlf(true).line_terminator(None);
    } else {
        match lines {
            Lines::Many => builder.crlf(true),
            Lines::LfOnly => builder.line_terminator(Some(b'\n')),
            Lines::One => builder.line_terminator(None),
        };
    }
    builder.build(source).map_err(|error| error.kind().clone())
}

fn parse(source: &str, options: PatternOptions) -> Result<Hir, Box<regex_syntax::Error>> {
    ParserBuilder::new()
        .utf8(false)
        .multi_line(true)
        .case_insensitive(options.ignore_case)
        .dot_matches_new_line(options.multiline)
        .build()
        .parse(source)
        .map_err(Box::new)
}

/// Says why a pattern that has no valid syntax is searched for as text, or refuses it.
fn as_text(source: &str, error: &regex_syntax::Error) -> Result<String, SearchError> {
    let bad =
        |reason: String, rewrite| SearchError::BadPattern { pattern: source.to_owned(), reason, rewrite };
    if let Some(unsupported) = rewrite::unsupported(source) {
        return Err(bad(unsupported.reason.to_owned(), Some(unsupported.hint)));
    }
    match error {
        regex_syntax::Error::Parse(error) => match error.kind() {
            kind @ (ast::ErrorKind::NestLimitExceeded(_) | ast::ErrorKind::CaptureLimitExceeded) => {
                Err(bad(kind.to_string(), Some("write it with fewer groups".to_owned())))
            }
            kind => Ok(kind.to_string()),
        },
        regex_syntax::Error::Translate(error) => Ok(error.kind().to_string()),
        _ => Ok("not a regular expression".to_owned()),
    }
}

fn refused(source: &str, kind: &ErrorKind) -> SearchError {
    let (reason, rewrite) = match kind {
        ErrorKind::NotAllowed(_) => (
            "it asks for a line ending, and a match stays within one line".to_owned(),
            "set multiline to let matches cross lines",
        ),
        ErrorKind::Regex(what) if what.contains("size limit") => (
            format!("its compiled form is larger than {} MiB", MAX_COMPILED >> 20),
            "repeat fewer times, e.g. `x{100}` instead of `x{100000}`",
        ),
        other => (format!("{other:?}"), "write it more simply"),
    };
    SearchError::BadPattern { pattern: source.to_owned(), reason, rewrite: Some(rewrite.to_owned()) }
}

/// Tells whether a lone CR could make a difference: the pattern has line anchors, or matches a CR.
fn could_see_cr(hir: &Hir) -> bool {
    let looks = hir.properties().look_set();
    let line_anchors = [hir::Look::StartLF, hir::Look::EndLF, hir::Look::StartCRLF, hir::Look::EndCRLF];
    line_anchors.into_iter().any(|look| looks.contains(look))
        || looks.contains_anchor_haystack()
        || hir::visit(hir, CrFinder(false)).unwrap_or(true)
}

struct CrFinder(bool);

impl hir::Visitor for CrFinder {
    type Output = bool;
    type Err = std::convert::Infallible;

    fn finish(self) -> Result<bool, Self::Err> {
        Ok(self.0)
    }

    fn visit_pre(&mut self, hir: &Hir) -> Result<(), Self::Err> {
        self.0 |= match hir.kind() {
            HirKind::Literal(hir::Literal(bytes)) => bytes.contains(&b'\r'),
            HirKind::Class(hir::Class::Unicode(class)) => {
                class.iter().any(|range| (range.start()..=range.end()).contains(&'\r'))
            }
            HirKind::Class(hir::Class::Bytes(class)) => {
                class.iter().any(|range| (range.start()..=range.end()).contains(&b'\r'))
            }
            _ => false,
        };
        Ok(())
    }
}

/// A matcher that says nothing about line endings, so that the searcher gives it single lines without theirs.
#[derive(Debug, Clone)]
pub(crate) struct LineMatcher(RegexMatcher);

impl Matcher for LineMatcher {
    type Captures = NoCaptures;
    type Error = NoError;

    fn find_at(&self, haystack: &[u8], at: usize) -> Result<Option<Match>, NoError> {
        self.0.find_at(content(haystack), at)
    }

    fn new_captures(&self) -> Result<NoCaptures, NoError> {
        Ok(NoCaptures::new())
    }

    fn shortest_match_at(&self, haystack: &[u8], at: usize) -> Result<Option<usize>, NoError> {
        self.0.shortest_match_at(content(haystack), at)
    }
}

/// The searcher takes CR LF from the end of a line, but leaves a lone LF.
fn content(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\n").unwrap_or(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(pattern: &str, line: &[u8], expected: bool) {
        let pattern = Pattern::compile(pattern, PatternOptions::default()).unwrap();
        assert_eq!(pattern.exact().unwrap().is_match(line).unwrap(), expected);
    }

    #[test]
    fn a_cr_within_a_line_is_data() {
        check("a.b", b"a\rb", true);
        check("^b", b"a\rb", false);
        check("a$", b"a\rb", false);
        check("a\\rb", b"a\rb", true);
        check("a\\s", b"a\rb", true);
    }

    #[test]
    fn only_patterns_that_could_differ_ask_for_it() {
        let sees = |pattern: &str| Pattern::compile(pattern, PatternOptions::default()).unwrap().sees_cr;
        for plain in ["foo", r"\bfoo\w+", "[a-z]{3}", "Foo|Bar", r"\p{Greek}"] {
            assert!(!sees(plain), "{plain}");
        }
        for able in ["foo.bar", "^foo", "foo$", r"foo\s", "[^a]", r"\r", r"\Afoo", r"\W"] {
            assert!(sees(able), "{able}");
        }
    }

    #[test]
    fn a_line_ending_is_never_asked_for_in_vain() {
        for pattern in ["a\\nb", "a\nb", "\\r\\n"] {
            let error = Pattern::compile(pattern, PatternOptions::default()).unwrap_err();
            assert!(error.to_string().contains("multiline"), "{error}");
            let multiline = PatternOptions { multiline: true, ..PatternOptions::default() };
            assert!(Pattern::compile(pattern, multiline).is_ok());
        }
        let literal = PatternOptions { literal: true, ..PatternOptions::default() };
        assert_eq!(Pattern::compile("a\nb", literal).unwrap_err().code().as_str(), "bad_pattern");
    }

    #[test]
    fn what_grows_too_large_is_refused() {
        let error = Pattern::compile("(x{1000}){1000}", PatternOptions::default()).unwrap_err();
        assert_eq!(error.code().as_str(), "bad_pattern");
        assert!(error.to_string().contains("10 MiB"), "{error}");
        let deep = format!("{}a{}", "(".repeat(5000), ")".repeat(5000));
        let error = Pattern::compile(&deep, PatternOptions::default()).unwrap_err();
        assert_eq!(error.code().as_str(), "bad_pattern");
    }
}
