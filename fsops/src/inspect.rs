//! Several small read-only questions about one directory in one call.
//!
//! How many files, which line first, what value under a key, what stands around a word, what does git say: each is
//! answered on its own, with how sure the answer is and what it rests on. One question that fails fails alone. All
//! share one clock and one budget for evidence, which is divided fairly.
//!
//! Every path is taken from the root and must lie in it once links are resolved. What it refuses to do: follow links in
//! walks, enter `.git`, drop a question because the time is up (it is answered as partial).

mod answers;
mod budget;
mod json;

pub use json::Json;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use rustc_hash::FxHashSet;

use crate::call::Call;
use crate::dir::Beneath;
use crate::error::{ErrorCode, InspectError, PathError};
use crate::git::Git;
use crate::limits::{Deadline, Stopped};
use crate::paths::locate;

use answers::Investigator;

/// Time for an inspection where the caller says nothing else.
pub const DEFAULT_TIMEOUT: Duration = Duration::from_secs(25);

/// The most questions of one inspection.
pub const MAX_REQUESTS: usize = 64;

/// Characters of evidence where the caller says nothing else.
pub const DEFAULT_SNIPPET_CHARS: u64 = 6000;

/// The most characters of evidence.
pub const MAX_SNIPPET_CHARS: u64 = 60_000;

/// The most matches of one search.
pub const MAX_MATCHES: u64 = 1000;

/// Questions about one directory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inspection {
    /// The directory that everything stays in.
    pub root: String,
    /// The questions, 1 to [`MAX_REQUESTS`].
    pub requests: Vec<Request>,
    /// The most characters of evidence, all answers together; at most [`MAX_SNIPPET_CHARS`].
    pub max_snippet_chars: u64,
    /// Echoed.
    pub mode: Mode,
    /// Time for all of it, within the deadline of the call.
    pub timeout: Duration,
}

impl Inspection {
    /// Makes an inspection with the default budget.
    #[must_use]
    pub fn new(root: impl Into<String>, requests: Vec<Request>) -> Self {
        Self {
            root: root.into(),
            requests,
            max_snippet_chars: DEFAULT_SNIPPET_CHARS,
            mode: Mode::Strict,
            timeout: DEFAULT_TIMEOUT,
        }
    }
}

/// How the caller means to use the answers. It changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[expect(missing_docs, reason = "the names are all there is to it")]
pub enum Mode {
    #[default]
    Strict,
    Balanced,
    Speed,
}

/// One question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// A name for its answer; `None` is `request-N`, counted from 1.
    pub id: Option<String>,
    /// What it is about, from the root on; `.` is the root.
    pub path: String,
    /// What is asked.
    pub question: Question,
}

impl Request {
    /// Makes a question with the default name.
    #[must_use]
    pub fn new(path: impl Into<String>, question: Question) -> Self {
        Self { id: None, path: path.into(), question }
    }
}

/// What is asked about a path.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Question {
    /// How many files are there?
    CountFiles(CountFiles),
    /// Which lines match, and what do they say?
    Search(Search),
    /// What values does a JSON file hold?
    JsonPick {
        /// RFC 6901 pointers.
        pointers: Vec<String>,
    },
    /// What stands around these texts in a file?
    Snippet(Snippet),
    /// What does git say of the directory?
    GitStatus,
}

impl Question {
    /// Returns the name of the operation.
    #[must_use]
    pub const fn op(&self) -> &'static str {
        match self {
            Self::CountFiles(_) => "count-files",
            Self::Search(_) => "search",
            Self::JsonPick { .. } => "json-pick",
            Self::Snippet(_) => "snippet",
            Self::GitStatus => "git-status",
        }
    }
}

/// Which files to count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountFiles {
    /// What their names look like: `*` is any text, `?` one character.
    pub glob: String,
    /// Whether directories below are counted in.
    pub recursive: bool,
    /// Whether `node_modules` and `target` are entered.
    pub no_default_excludes: bool,
}

impl Default for CountFiles {
    fn default() -> Self {
        Self { glob: "*".to_owned(), recursive: false, no_default_excludes: false }
    }
}

/// Which lines to look for. Letter case counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Search {
    /// A regular expression, or text where `literal` is set.
    pub pattern: String,
    /// Whether the pattern is text.
    pub literal: bool,
    /// Globs separated by `|`; `None` is every file.
    pub file_pattern: Option<String>,
    /// Whether directories below are searched. On by default.
    pub recursive: bool,
    /// The most matching lines, 1 to [`MAX_MATCHES`].
    pub max_matches: u64,
    /// What to take out of the first line that matches.
    pub extract: Vec<Extract>,
    /// Whether `node_modules` and `target` are searched.
    pub no_default_excludes: bool,
}

impl Search {
    /// Makes a search for up to 20 lines.
    #[must_use]
    pub fn new(pattern: impl Into<String>) -> Self {
        Self {
            pattern: pattern.into(),
            literal: false,
            file_pattern: None,
            recursive: true,
            max_matches: 20,
            extract: Vec::new(),
            no_default_excludes: false,
        }
    }
}

/// A part of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extract {
    /// The key of its value in the answer.
    pub name: String,
    /// A regular expression whose first group is the value, or the whole match where it has none.
    pub regex: String,
}

/// Texts to look for in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snippet {
    /// Texts of which any may stand in a line.
    pub patterns: Vec<String>,
    /// Lines before and after.
    pub context_lines: u32,
    /// The most pieces.
    pub max_snippets: usize,
}

impl Snippet {
    /// Looks for texts with two lines around, in up to 10 pieces.
    #[must_use]
    pub const fn new(patterns: Vec<String>) -> Self {
        Self { patterns, context_lines: 2, max_snippets: 10 }
    }
}

/// The answers to an inspection.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Report {
    /// The worst of the answers that are ok or partial; an error only where all are.
    pub status: AnswerStatus,
    /// As the caller said.
    pub mode: Mode,
    /// One for each question, in their order.
    pub answers: Vec<Answer>,
    /// What it took.
    pub metrics: Metrics,
}

impl Report {
    /// Returns the line that sums it up.
    #[must_use]
    pub fn body(&self) -> String {
        let (count, status) = (self.answers.len(), self.status.as_str());
        format!("fs-inspect: {count} requests, status={status}, snippetChars={}", self.metrics.snippet_chars)
    }
}

/// How far a question was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum AnswerStatus {
    /// Wholly.
    Ok,
    /// In part; the warnings say what is missing.
    Partial,
    /// Not at all.
    Error,
}

impl AnswerStatus {
    /// Returns the name as it appears in answers.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Partial => "partial",
            Self::Error => "error",
        }
    }
}

/// How sure an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Confidence {
    /// It is what was asked for.
    High,
    /// There are several, and which one is meant is open.
    Medium,
    /// There is little or nothing to go by.
    Low,
}

/// One answer.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Answer {
    /// The name of the question.
    pub id: String,
    /// The operation.
    pub op: &'static str,
    /// How far it was answered.
    pub status: AnswerStatus,
    /// The answer itself; `None` where there is none.
    pub value: Option<Value>,
    /// How sure it is.
    pub confidence: Confidence,
    /// What it rests on.
    pub evidence: Vec<Evidence>,
    /// What the caller would want to know.
    pub warnings: Vec<String>,
    /// Why there is no answer.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub error: Option<AnswerError>,
}

/// Why a question has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AnswerError {
    /// One line.
    pub message: String,
    /// The stable code.
    #[cfg_attr(feature = "serde", serde(serialize_with = "code_as_text"))]
    pub code: ErrorCode,
}

#[cfg(feature = "serde")]
fn code_as_text<S: serde::Serializer>(code: &ErrorCode, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(code.as_str())
}

/// The value of an answer, by operation.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields are those of the questions and their answers")]
pub enum Value {
    /// Of `count-files`.
    Files { path: String, glob: String, recursive: bool, count: u64 },
    /// Of `search`. The path is that of the first match; each extract has its own key.
    Matches {
        matches: u64,
        path: Option<String>,
        #[cfg_attr(feature = "serde", serde(flatten))]
        extracts: BTreeMap<String, Option<String>>,
    },
    /// Of `json-pick`, by pointer.
    Json { path: String, values: BTreeMap<String, Json> },
    /// Of `snippet`.
    Ranges { path: String, matches: u64, ranges: Vec<Range> },
    /// Of `git-status`.
    Status { path: String, status: String },
}

/// Lines of a file, 1-based, the last included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Range {
    /// The first.
    pub line_start: u64,
    /// The last.
    pub line_end: u64,
}

/// What an answer rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Evidence {
    /// The file.
    pub path: String,
    /// Its first line that is shown, 1-based; `None` where the file itself is the evidence.
    pub line_start: Option<u64>,
    /// Its last line that is shown.
    pub line_end: Option<u64>,
    /// The text of the lines.
    pub snippet: String,
}

/// What an inspection took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Metrics {
    /// Files that were counted, searched or read.
    pub scanned_files: u64,
    /// Bytes that were read from files.
    pub bytes_read: u64,
    /// Characters of evidence.
    pub snippet_chars: u64,
    /// Whether evidence was cut.
    pub truncated: bool,
    /// Whether the time was up before everything was answered.
    pub time_budget_hit: bool,
}

/// Answers questions about one directory. `git` is needed for `git-status` only.
///
/// # Errors
///
/// [`InspectError`] where the questions can't be taken as they are. What fails within a question is in its answer.
///
/// ```
/// use fsops::inspect::{self, Inspection, Question, Request, Search};
/// use fsops::paths::Base;
/// use fsops::Call;
///
/// # let directory = tempfile::tempdir()?;
/// # std::fs::write(directory.path().join("a.rs"), "fn one() {}\nfn two() {}\n")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let question = Question::Search(Search::new("fn two"));
/// let report = inspect::inspect(&Inspection::new(".", vec![Request::new(".", question)]), &call, None)?;
/// assert_eq!(report.answers[0].evidence[0].line_start, Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn inspect(inspection: &Inspection, call: &Call, git: Option<&Git>) -> Result<Report, InspectError> {
    let ids = check(inspection)?;
    let (root, within) = open_root(&inspection.root, call)?;
    let deadline = call.deadline.at_most(inspection.timeout);
    let mut investigator = Investigator::new(
        &root,
        Arc::new(within),
        git,
        call.root.as_ref(),
        &deadline,
        inspection.max_snippet_chars,
    );
    let mut answers: Vec<Answer> = inspection
        .requests
        .iter()
        .zip(ids)
        .map(|(request, id)| answer(&mut investigator, request, id, &deadline))
        .collect();
    if deadline.check() == Err(Stopped::Cancelled) {
        return Err(InspectError::Cancelled);
    }
    let (snippet_chars, truncated) = budget::share(&mut answers, inspection.max_snippet_chars);
    let metrics = Metrics { snippet_chars, truncated, ..investigator.metrics };
    Ok(Report { status: overall(&answers), mode: inspection.mode, answers, metrics })
}

fn answer(investigator: &mut Investigator<'_>, request: &Request, id: String, deadline: &Deadline) -> Answer {
    if deadline.check().is_err() {
        investigator.metrics.time_budget_hit = true;
        return Answer {
            warnings: vec!["the time was up before this was looked at".to_owned()],
            ..blank(id, request, AnswerStatus::Partial)
        };
    }
    match investigator.answer(request) {
        Ok(found) => Answer {
            status: found.status,
            value: Some(found.value),
            confidence: found.confidence,
            evidence: found.evidence,
            warnings: found.warnings,
            ..blank(id, request, AnswerStatus::Ok)
        },
        Err(error) => Answer { error: Some(error), ..blank(id, request, AnswerStatus::Error) },
    }
}

fn blank(id: String, request: &Request, status: AnswerStatus) -> Answer {
    Answer {
        id,
        op: request.question.op(),
        status,
        value: None,
        confidence: Confidence::Low,
        evidence: Vec::new(),
        warnings: Vec::new(),
        error: None,
    }
}

fn overall(answers: &[Answer]) -> AnswerStatus {
    let answered = answers.iter().map(|answer| answer.status).filter(|status| *status != AnswerStatus::Error);
    answered.max().unwrap_or(AnswerStatus::Error)
}

/// Checks what all questions share, and gives each its name.
fn check(inspection: &Inspection) -> Result<Vec<String>, InspectError> {
    let given = inspection.requests.len();
    if given == 0 || given > MAX_REQUESTS {
        return Err(InspectError::Requests { given, limit: MAX_REQUESTS });
    }
    if inspection.max_snippet_chars > MAX_SNIPPET_CHARS {
        return Err(InspectError::Range {
            what: "maxSnippetChars",
            range: "0 to 60000",
            given: inspection.max_snippet_chars,
        });
    }
    let mut seen = FxHashSet::default();
    let mut ids = Vec::new();
    for (at, request) in inspection.requests.iter().enumerate() {
        let id = request.id.clone().unwrap_or_else(|| format!("request-{}", at + 1));
        if !seen.insert(id.clone()) {
            return Err(InspectError::DuplicateId { id });
        }
        ids.push(id);
    }
    Ok(ids)
}

/// Returns the root without links, and holds it open.
fn open_root(given: &str, call: &Call) -> Result<(PathBuf, Beneath), InspectError> {
    let resolved = call.base.resolve(given)?;
    if let Some(root) = &call.root {
        root.follow(resolved.as_path())?;
    }
    let path = locate(resolved.as_path())?.path;
    let real = fs::canonicalize(&path).map_err(|source| PathError::Io { path: path.clone(), source })?;
    if !real.is_dir() {
        return Err(PathError::NotADirectory { path }.into());
    }
    let opened = match &call.root {
        Some(root) => {
            let real = root.follow(&real)?;
            Beneath::open(root.real()).and_then(|root| root.narrowed(&real))
        }
        None => Beneath::open(&real),
    };
    let opened = opened.map_err(|source| PathError::Io { path: real.clone(), source })?;
    Ok((real, opened))
}

#[cfg(test)]
mod tests;
