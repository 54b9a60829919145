//! One question, one answer.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use grep_matcher::{Captures, Matcher};
use grep_regex::{RegexMatcher, RegexMatcherBuilder};

use super::{
    AnswerError, AnswerStatus, Confidence, CountFiles, Evidence, Extract, MAX_MATCHES, Metrics, Question,
    Range, Request, Search, Snippet, Value, json,
};
use crate::dir::Beneath;
use crate::error::{ErrorCode, GitError, PathError, SearchError};
use crate::git::Git;
use crate::limits::Deadline;
use crate::paths::{Base, Root, locate};
use crate::search::{
    FilePattern, Found, FoundLine, MAX_CONTEXT, Pattern, PatternOptions, Plan, Room, Start, StepKind, Swept,
    Walk, WalkOptions,
};
use crate::text::Text;

/// Paths that stand for the files that were counted.
const SAMPLES: usize = 20;

/// The largest JSON file that is read.
const MAX_JSON: u64 = 64 * 1024 * 1024;

/// Bytes of lines that a snippet is made of.
const MAX_SNIPPET_BYTES: u64 = 4 * 1024 * 1024;

/// The most that a compiled pattern of an extract may take.
const MAX_COMPILED: usize = 10 * 1024 * 1024;

/// Keys of a search's answer that no extract may have.
const OWN_KEYS: [&str; 2] = ["matches", "path"];

/// Answers questions about one root.
pub(super) struct Investigator<'a> {
    root: &'a Path,
    /// The root, held open: what is read is reached from it.
    within: Arc<Beneath>,
    git: Option<&'a Git>,
    /// The root of the call, which git stays in as well.
    confined: Option<&'a Root>,
    deadline: &'a Deadline,
    most_text: u64,
    pub(super) metrics: Metrics,
}

/// What was found out.
pub(super) struct Finding {
    pub(super) status: AnswerStatus,
    pub(super) value: Value,
    pub(super) confidence: Confidence,
    pub(super) evidence: Vec<Evidence>,
    pub(super) warnings: Vec<String>,
}

impl Finding {
    fn sure(value: Value) -> Self {
        Self {
            status: AnswerStatus::Ok,
            value,
            confidence: Confidence::High,
            evidence: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Takes back what was claimed: something is missing.
    fn partly(&mut self, confidence: Confidence, warning: impl Into<String>) {
        self.status = AnswerStatus::Partial;
        self.confidence = confidence;
        self.warnings.push(warning.into());
    }
}

impl<'a> Investigator<'a> {
    pub(super) fn new(
        root: &'a Path,
        within: Arc<Beneath>,
        git: Option<&'a Git>,
        confined: Option<&'a Root>,
        deadline: &'a Deadline,
        most_text: u64,
    ) -> Self {
        Self { root, within, git, confined, deadline, most_text, metrics: Metrics::default() }
    }

    pub(super) fn answer(&mut self, request: &Request) -> Result<Finding, AnswerError> {
        let start = self.start(&request.path)?;
        let mut finding = match &request.question {
            Question::CountFiles(question) => self.count_files(question, &start),
            Question::Search(question) => self.search(question, &start),
            Question::JsonPick { pointers } => self.json_pick(pointers, &start),
            Question::Snippet(question) => self.snippet(question, &start),
            Question::GitStatus => self.git_status(&request.path, &start),
        }?;
        finding.warnings.extend(start.note);
        Ok(finding)
    }

    /// Finds what a path names, which must lie in the root once links are resolved.
    fn start(&self, given: &str) -> Result<Start, AnswerError> {
        let resolved = Base::new(self.root).and_then(|base| base.resolve(given)).map_err(of_path)?;
        let mut note = None;
        let real = match fs::canonicalize(resolved.as_path()) {
            Ok(real) => real,
            // Whether something exists outside of the root is nobody's business here.
            Err(_) if !resolved.as_path().starts_with(self.root) => return Err(outside()),
            Err(_) => {
                let located = locate(resolved.as_path()).map_err(of_path)?;
                note = located.note;
                fs::canonicalize(&located.path)
                    .map_err(|source| of_path(PathError::Io { path: located.path, source }))?
            }
        };
        if !real.starts_with(self.root) {
            return Err(outside());
        }
        resolved.check_kind().map_err(of_path)?;
        let metadata =
            fs::metadata(&real).map_err(|source| of_path(PathError::Io { path: real.clone(), source }))?;
        if !metadata.is_file() && !metadata.is_dir() {
            return Err(of_search(SearchError::NotARegularFile { path: given.to_owned() }));
        }
        Ok(Start::at(resolved, real, metadata.is_file(), note, self.within.clone()))
    }

    fn count_files(&mut self, question: &CountFiles, start: &Start) -> Result<Finding, AnswerError> {
        let options = WalkOptions {
            hidden: true,
            excluded: excluded(&start.path, question.no_default_excludes),
            depth: (!question.recursive).then_some(0),
            files: None,
        };
        let mut count = 0;
        let mut evidence = Vec::new();
        let mut unreadable = Vec::new();
        let mut stopped = false;
        let walk = if start.is_file {
            Ok(Ok(Walk::of_file(start.path.clone(), &options)))
        } else {
            Walk::of_directory(start.path.clone(), start.within.clone(), &options, self.deadline)
        };
        let path = start.shown("");
        let walk =
            walk.map_err(|source| of_search(SearchError::Unreadable { path: path.clone(), source }))?;
        if let Ok(mut walk) = walk {
            loop {
                let step = match self.deadline.check().and_then(|()| walk.next(self.deadline)) {
                    Ok(Some(step)) => step,
                    Ok(None) => break,
                    Err(_) => {
                        stopped = true;
                        break;
                    }
                };
                match step.kind {
                    StepKind::File { path, .. } => {
                        self.metrics.scanned_files += 1;
                        let name = path.file_name().unwrap_or_default().to_string_lossy();
                        if wildcard(&question.glob, &name) {
                            count += 1;
                            if evidence.len() < SAMPLES {
                                evidence.push(whole_file(start.shown(&step.below)));
                            }
                        }
                    }
                    StepKind::Special => {}
                    StepKind::Unreadable(_) => unreadable.push(start.shown(&step.below)),
                }
            }
        } else {
            stopped = true;
        }
        let value = Value::Files { path, glob: question.glob.clone(), recursive: question.recursive, count };
        let mut finding = Finding { evidence, ..Finding::sure(value) };
        if let Some(first) = unreadable.first() {
            let warning = format!("{} directories could not be read, e.g. {first}", unreadable.len());
            finding.partly(Confidence::Medium, warning);
        }
        if stopped {
            self.time_is_up(&mut finding);
        }
        Ok(finding)
    }

    fn search(&mut self, question: &Search, start: &Start) -> Result<Finding, AnswerError> {
        if question.max_matches == 0 || question.max_matches > MAX_MATCHES {
            let given = question.max_matches;
            return Err(invalid(format!("maxMatches must be 1 to {MAX_MATCHES} (got {given})")));
        }
        let extracts = question.extract.iter().map(compile).collect::<Result<Vec<_>, _>>()?;
        let options = PatternOptions { literal: question.literal, ..PatternOptions::default() };
        let pattern = Pattern::compile(&question.pattern, options).map_err(of_search)?;
        let files =
            question.file_pattern.as_deref().map(FilePattern::parse).transpose().map_err(of_search)?;
        let walk = WalkOptions {
            hidden: true,
            excluded: excluded(&start.path, question.no_default_excludes),
            depth: (!question.recursive).then_some(0),
            files: files.flatten(),
        };
        let swept = self.sweep(&pattern, &walk, 0, question.max_matches, start)?;
        let found = &swept.found;
        let first = found.files.iter().find_map(|file| Some((file, file.lines.first()?)));
        let mut value = BTreeMap::new();
        let mut unmatched = Vec::new();
        for (extract, matcher) in question.extract.iter().zip(&extracts) {
            let taken = first.and_then(|(_, line)| take(matcher, &line.text));
            if first.is_some() && taken.is_none() {
                unmatched.push(format!("extract {:?} did not match", extract.name));
            }
            value.insert(extract.name.clone(), taken);
        }
        let matches = found.match_count;
        let value =
            Value::Matches { matches, path: first.map(|(file, _)| file.path.clone()), extracts: value };
        let mut finding =
            Finding { evidence: lines_as_evidence(found, self.most_text), ..Finding::sure(value) };
        if matches > 1 {
            finding.confidence = Confidence::Medium;
            finding.warnings.push("multiple matches".to_owned());
        }
        if matches == 0 {
            finding.partly(Confidence::Low, "no matches");
        }
        if matches >= question.max_matches {
            finding.warnings.push("maxMatches reached".to_owned());
            // With more behind it, one match is not the only one.
            if found.truncated && matches == 1 {
                finding.confidence = Confidence::Medium;
            }
        }
        finding.warnings.extend(unmatched);
        self.tell_faults(&mut finding, &swept, &pattern);
        Ok(finding)
    }

    fn snippet(&mut self, question: &Snippet, start: &Start) -> Result<Finding, AnswerError> {
        if question.patterns.is_empty() || question.patterns.iter().any(String::is_empty) {
            return Err(invalid("patterns must hold at least one text, and none that is empty".to_owned()));
        }
        self.needs_file(start)?;
        let escaped: Vec<String> = question.patterns.iter().map(|text| regex_syntax::escape(text)).collect();
        let pattern = Pattern::compile(&escaped.join("|"), PatternOptions::default()).map_err(of_search)?;
        let walk = WalkOptions { hidden: true, excluded: &[], depth: None, files: None };
        let context = question.context_lines.min(MAX_CONTEXT) as usize;
        let swept = self.sweep(&pattern, &walk, context, u64::MAX, start)?;
        let path = start.shown("");
        let lines = swept.found.files.first().map(|file| file.lines.as_slice()).unwrap_or_default();
        let groups: Vec<&[FoundLine]> = lines.chunk_by(|a, b| a.number + 1 == b.number).collect();
        let mut ranges = Vec::new();
        let mut evidence = Vec::new();
        for group in groups.iter().take(question.max_snippets) {
            let (Some(first), Some(last)) = (group.first(), group.last()) else { continue };
            ranges.push(Range { line_start: first.number, line_end: last.number });
            let text: Vec<String> =
                group.iter().map(|line| format!("{}: {}", line.number, line.text)).collect();
            evidence.push(Evidence {
                path: path.clone(),
                line_start: Some(first.number),
                line_end: Some(last.number),
                snippet: text.join("\n"),
            });
        }
        let matches = swept.found.match_count;
        let mut finding = Finding { evidence, ..Finding::sure(Value::Ranges { path, matches, ranges }) };
        if matches == 0 {
            finding.partly(Confidence::Low, "no matches");
        }
        if groups.len() > question.max_snippets {
            finding.warnings.push("maxSnippets reached".to_owned());
        }
        self.tell_faults(&mut finding, &swept, &pattern);
        Ok(finding)
    }

    fn json_pick(&mut self, pointers: &[String], start: &Start) -> Result<Finding, AnswerError> {
        self.needs_file(start)?;
        let path = start.shown("");
        let io = |source| of_search(SearchError::Unreadable { path: path.clone(), source });
        let mut bytes = Vec::new();
        let file = self.within.file(&start.path).map_err(io)?;
        file.take(MAX_JSON + 1).read_to_end(&mut bytes).map_err(io)?;
        if bytes.len() as u64 > MAX_JSON {
            return Err(invalid(format!("{path:?} is larger than {} MiB", MAX_JSON >> 20)));
        }
        self.metrics.scanned_files += 1;
        self.metrics.bytes_read += bytes.len() as u64;
        let text = Text::decode(&bytes);
        let document =
            json::parse(text.as_str()).map_err(|error| invalid(format!("{path:?} is not JSON: {error}")))?;
        let mut values = BTreeMap::new();
        let mut missing = Vec::new();
        for pointer in pointers {
            match document.value.pointer(pointer) {
                Some(value) => {
                    values.insert(pointer.clone(), value.clone());
                }
                None => missing.push(format!("missing pointer: {pointer}")),
            }
        }
        let wide = values.values().any(super::Json::has_wide_number);
        let mut finding = Finding::sure(Value::Json { path, values });
        let confidence = if missing.len() == pointers.len() { Confidence::Low } else { Confidence::Medium };
        for warning in missing {
            finding.partly(confidence, warning);
        }
        for key in document.duplicates.iter().take(SAMPLES) {
            finding.warnings.push(format!("duplicate key {key:?}: the last value counts"));
        }
        if wide {
            finding
                .warnings
                .push("a number with more digits than number types hold is given as text".to_owned());
        }
        Ok(finding)
    }

    fn git_status(&mut self, given: &str, start: &Start) -> Result<Finding, AnswerError> {
        let Some(git) = self.git else {
            let message = "git was not found; install it".to_owned();
            return Err(AnswerError { message, code: ErrorCode::BackendMissing });
        };
        let directory = if start.is_file { start.path.parent().unwrap_or(self.root) } else { &start.path };
        let outcome = git
            .status_below(directory, given, self.confined, self.deadline)
            .map_err(|error: GitError| AnswerError { message: error.to_string(), code: error.code() })?;
        let most = usize::try_from(self.most_text).unwrap_or(usize::MAX);
        let status: String = outcome.value.text.chars().take(most).collect();
        let cut = status.len() < outcome.value.text.len();
        let mut finding = Finding::sure(Value::Status { path: start.shown(""), status });
        finding.warnings.extend(outcome.notes);
        if cut {
            finding.partly(Confidence::Medium, "the status is cut to maxSnippetChars");
        }
        Ok(finding)
    }

    fn sweep(
        &mut self,
        pattern: &Pattern,
        walk: &WalkOptions,
        context: usize,
        lines: u64,
        start: &Start,
    ) -> Result<Swept, AnswerError> {
        let room = Room { lines, bytes: MAX_SNIPPET_BYTES };
        let deadline = self.deadline.clone();
        let plan = Plan { pattern, walk, context, room, threads: None, deadline };
        let swept = plan.sweep(start).map_err(of_search)?;
        self.metrics.scanned_files += swept.found.files_searched + swept.found.binary_skipped;
        self.metrics.bytes_read += swept.bytes_read;
        Ok(swept)
    }

    /// Says of a search what kept it from being whole.
    fn tell_faults(&mut self, finding: &mut Finding, swept: &Swept, pattern: &Pattern) {
        let found = &swept.found;
        if let Some(gist) = &pattern.fallback {
            finding
                .warnings
                .push(format!("the pattern is no regular expression ({gist}); searched for it as text"));
        }
        if found.unreadable_count > 0 {
            let first = found.unreadable.first().map_or("", String::as_str);
            let warning =
                format!("{} files or directories could not be read, e.g. {first}", found.unreadable_count);
            finding.partly(finding.confidence, warning);
        }
        if let Some(first) = found.too_large.first() {
            finding.partly(finding.confidence, format!("{first} is too large, or a line of it is"));
        }
        if found.binary_skipped > 0 && found.files_searched == 0 {
            finding.warnings.push("the file is binary".to_owned());
        }
        if swept.stopped.is_some() {
            self.time_is_up(finding);
        }
    }

    fn time_is_up(&mut self, finding: &mut Finding) {
        self.metrics.time_budget_hit = true;
        finding.partly(Confidence::Low, "the time was up; this is what was found until then");
    }

    fn needs_file(&self, start: &Start) -> Result<(), AnswerError> {
        if start.is_file {
            return Ok(());
        }
        Err(invalid(format!("{:?} is a directory; give a file", start.shown(""))))
    }
}

/// `.git` is never entered; what tools made only inside of it or on demand.
fn excluded(start: &Path, no_default_excludes: bool) -> &'static [&'static str] {
    const ALL: [&str; 3] = [".git", "node_modules", "target"];
    let inside = start
        .components()
        .any(|part| ["node_modules", "target"].iter().any(|name| part.as_os_str() == *name));
    if no_default_excludes || inside { &[".git"] } else { &ALL }
}

/// Returns the matching lines as evidence, as many as there can be room for.
fn lines_as_evidence(found: &Found, most_text: u64) -> Vec<Evidence> {
    let mut evidence = Vec::new();
    let mut characters = 0;
    for file in &found.files {
        for line in &file.lines {
            if characters > most_text {
                return evidence;
            }
            characters += line.text.chars().count() as u64;
            evidence.push(Evidence {
                path: file.path.clone(),
                line_start: Some(line.number),
                line_end: Some(line.number),
                snippet: line.text.clone(),
            });
        }
    }
    evidence
}

fn whole_file(path: String) -> Evidence {
    Evidence { path, line_start: None, line_end: None, snippet: String::new() }
}

fn compile(extract: &Extract) -> Result<RegexMatcher, AnswerError> {
    if OWN_KEYS.contains(&extract.name.as_str()) || extract.name.is_empty() {
        return Err(invalid(format!("extract name {:?} is taken by the answer itself", extract.name)));
    }
    RegexMatcherBuilder::new().size_limit(MAX_COMPILED).build(&extract.regex).map_err(|error| AnswerError {
        message: format!("extract {:?} is no regular expression: {error}", extract.name),
        code: ErrorCode::BadPattern,
    })
}

/// Returns the first group of a match, or all of it where the pattern has no group.
fn take(matcher: &RegexMatcher, line: &str) -> Option<String> {
    let mut captures = matcher.new_captures().ok()?;
    if !matcher.captures(line.as_bytes(), &mut captures).ok()? {
        return None;
    }
    let taken = captures.get(usize::from(captures.len() > 1))?;
    line.get(taken.start()..taken.end()).map(str::to_owned)
}

/// Tells whether a name has the form of a pattern: `*` is any text, `?` one character, all else itself.
fn wildcard(pattern: &str, name: &str) -> bool {
    let (pattern, name): (Vec<char>, Vec<char>) = (pattern.chars().collect(), name.chars().collect());
    let (mut p, mut n) = (0, 0);
    let mut star = None;
    while n < name.len() {
        match pattern.get(p) {
            Some('*') => {
                star = Some((p, n));
                p += 1;
            }
            Some(&c) if c == '?' || Some(&c) == name.get(n) => {
                p += 1;
                n += 1;
            }
            _ => {
                // The last star takes one character more.
                let Some((at, taken)) = star else { return false };
                star = Some((at, taken + 1));
                p = at + 1;
                n = taken + 1;
            }
        }
    }
    pattern.get(p..).unwrap_or_default().iter().all(|&c| c == '*')
}

fn outside() -> AnswerError {
    AnswerError { message: "Path is outside root".to_owned(), code: ErrorCode::OutsideRoot }
}

fn invalid(message: String) -> AnswerError {
    AnswerError { message, code: ErrorCode::InvalidArgument }
}

fn of_path(error: PathError) -> AnswerError {
    AnswerError { message: error.to_string(), code: error.code() }
}

fn of_search(error: SearchError) -> AnswerError {
    AnswerError { message: error.to_string(), code: error.code() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcards_are_two() {
        for (pattern, name) in [
            ("*", ""),
            ("*", "a.b"),
            ("*.rs", "a.rs"),
            ("a?c", "aéc"),
            ("*a*b*", "xxaxxbxx"),
            ("[a]", "[a]"),
            ("", ""),
        ] {
            assert!(wildcard(pattern, name), "{pattern} {name}");
        }
        for (pattern, name) in
            [("*.rs", "a.rsx"), ("?", ""), ("[a]", "a"), ("a", "A"), ("a*b", "a"), ("", "a")]
        {
            assert!(!wildcard(pattern, name), "{pattern} {name}");
        }
        assert!(!wildcard(&"*a".repeat(50), &"a".repeat(49)));
    }
}
