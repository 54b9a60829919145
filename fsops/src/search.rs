//! Content search: a directory or a file and a pattern come in, the lines that match come out.
//!
//! The answer is what a sequential search would print, whatever the number of threads: threads take files from one
//! walk that hands them out in the order of their paths (`walk`), each searches its file (`scan`), and the reports
//! are put back in that order (`collect`). A pattern means what it means to ripgrep (`pattern`), except that a line
//! ends before CR LF as well as before LF.
//!
//! What it refuses to do: pass over something in silence. What could not be read, was binary, too large, or came after
//! the end of the time is counted and named in the answer; a search that ran out of time with nothing found is an error.
//! `.gitignore` and its kin are not consulted, links below the start not followed, FIFOs and devices not opened.

mod collect;
mod globs;
mod pattern;
mod render;
mod rewrite;
mod scan;
mod walk;
mod window;

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::call::Call;
use crate::dir::Beneath;
use crate::error::{PathError, SearchError};
use crate::limits::{Cause, Deadline, Outcome, Stopped, Total, Truncation, Unit};
use crate::paths::{ResolvedPath, locate};

use collect::{Collector, Entry};
use scan::{Fate, Report, Scanner};

pub(crate) use globs::FilePattern;
pub(crate) use pattern::{Pattern, PatternOptions};
pub(crate) use scan::Room;
pub(crate) use walk::{StepKind, Walk, WalkOptions};

/// Time for a search where the caller says nothing else.
pub const DEFAULT_TIMEOUT: Duration = Duration::from_secs(25);

/// Lines shown around a match where the caller says nothing else.
pub const DEFAULT_CONTEXT: u32 = 2;

/// The most lines that are shown around a match.
pub const MAX_CONTEXT: u32 = 100;

/// Bytes of an answer's body where the caller says nothing else: 4 MiB.
pub const DEFAULT_BODY: u64 = 4 * 1024 * 1024;

/// Threads beyond which a search gains nothing.
const MAX_THREADS: usize = 12;

/// Files that a thread takes from the walk at a time.
const FILES_AT_A_TIME: usize = 4;

/// What to search for, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// A directory, or a file, which is searched whatever its name.
    pub path: String,
    /// A regular expression of the Rust syntax, or text where `literal` is set.
    pub pattern: String,
    /// Globs separated by `|`; `None` is every file.
    pub file_pattern: Option<String>,
    /// Whether letter case makes no difference. On by default.
    pub ignore_case: bool,
    /// Whether the pattern is text.
    pub literal: bool,
    /// Whether a match must begin and end at a word boundary.
    pub word_match: bool,
    /// Whether a match may cross lines; `.` then matches a line's end, too.
    pub multiline: bool,
    /// The most lines in the answer, matches and context alike; `None` is no limit.
    pub max_results: Option<u64>,
    /// Whether names that begin with a dot are searched.
    pub include_hidden: bool,
    /// Whether `node_modules`, `target` and (with `include_hidden`) `.git` are searched.
    pub no_default_excludes: bool,
    /// Lines shown before and after a match; counts above [`MAX_CONTEXT`] are taken as that.
    pub context_lines: u32,
    /// Time from the start of the search to its answer, within the deadline of the call.
    pub timeout: Duration,
    /// The most bytes of the answer's body.
    pub max_bytes: u64,
    /// How many threads search; `None` is as many as the machine runs at once. The answer is the same for any number.
    pub threads: Option<NonZeroUsize>,
}

impl Request {
    /// Makes a search with everything else at its default: letter case ignored, two lines of context, 25 seconds.
    #[must_use]
    pub fn new(path: impl Into<String>, pattern: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            pattern: pattern.into(),
            file_pattern: None,
            ignore_case: true,
            literal: false,
            word_match: false,
            multiline: false,
            max_results: None,
            include_hidden: false,
            no_default_excludes: false,
            context_lines: DEFAULT_CONTEXT,
            timeout: DEFAULT_TIMEOUT,
            max_bytes: DEFAULT_BODY,
            threads: None,
        }
    }
}

/// Paths that a note names.
const NAMED: usize = 5;

/// What a search found.
///
/// Where the answer was cut (`truncated`), all counts are those of the files up to its last line. They are the same in
/// every run, unless the time was up.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Found {
    /// Files with lines in the answer, in the byte order of the components of their paths.
    pub files: Vec<FileMatches>,
    /// Why the pattern was searched for as text although it was given as a regex.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub fallback: Option<String>,
    /// Lines in the answer, matches and context alike.
    pub total_count: u64,
    /// Lines in the answer that match.
    pub match_count: u64,
    /// Files in the answer.
    pub file_count: u64,
    /// Files whose text was searched.
    pub files_searched: u64,
    /// Files that hold a NUL and so are no text.
    pub binary_skipped: u64,
    /// FIFOs, sockets and devices, which are not opened.
    pub special_skipped: u64,
    /// Files and directories that could not be read.
    pub unreadable_count: u64,
    /// The first 20 of them.
    pub unreadable: Vec<String>,
    /// The first 20 files with a size or a line beyond what can be searched.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub too_large: Vec<String>,
    /// Whether the answer ends at a limit of its size.
    pub truncated: bool,
    /// Whether the time was up before everything was searched.
    pub timed_out: bool,
    /// Whether every file was searched and every line of it that belongs in the answer is there.
    pub complete: bool,
    /// Bytes of the body.
    #[cfg_attr(feature = "serde", serde(skip))]
    bytes: u64,
}

impl Found {
    /// Returns the label of how the answer was made: `native-grep`, with what is special about this one.
    #[must_use]
    pub fn backend(&self) -> String {
        let mut label = "native-grep".to_owned();
        if let Some(gist) = &self.fallback {
            label.push_str(&format!(" (literal fallback: {gist})"));
        }
        if self.unreadable_count > 0 {
            label.push_str(&format!(" (partial: {} unreadable)", self.unreadable_count));
        }
        label
    }
}

/// The lines of one file.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct FileMatches {
    /// The given path, extended, so that it can be passed back.
    pub path: String,
    /// Whether a name in the path isn't text and is shown with `\xNN`.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub non_utf8_name: bool,
    /// Whether the file holds a NUL behind these lines and was not searched from there on.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub binary: bool,
    /// Lines that match and those around them, in order, none twice.
    pub lines: Vec<FoundLine>,
}

/// One line of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct FoundLine {
    /// Its number, 1-based.
    pub number: u64,
    /// Whether it matches, or only stands near one that does.
    pub is_match: bool,
    /// Its text without its ending; bytes that aren't UTF-8 are U+FFFD. A line over 2,000 characters is a window
    /// around its first match, with its length.
    pub text: String,
    /// How many characters it has, where the text is a window.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub line_characters: Option<u64>,
}

impl FoundLine {
    /// Returns the bytes that the line takes in a body, after the line `last` of the same file (0 for none).
    fn weight(&self, last: u64) -> u64 {
        let digits = u64::from(self.number.checked_ilog10().unwrap_or(0)) + 1;
        let gap = if last > 0 && last + 1 < self.number { 3 } else { 0 };
        digits + self.text.len() as u64 + 2 + gap
    }
}

/// Searches the content of files.
///
/// The outcome is truncated where the answer ends at a limit, and where the time was up with something found. Its notes
/// say what else the caller would want to know: that the file pattern matched no file, that a pattern given as text
/// looks like a regex.
///
/// # Errors
///
/// [`SearchError`]. No match is no error; running out of time before anything was found is one.
///
/// ```
/// use fsops::paths::Base;
/// use fsops::{Call, search};
///
/// # let directory = tempfile::tempdir()?;
/// # std::fs::write(directory.path().join("notes.txt"), "one\ntwo\nthree\nfour\n")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let request = search::Request { context_lines: 1, ..search::Request::new(".", "^T") };
/// let found = search::search(&request, &call)?.value;
/// assert_eq!(found.body(), "./notes.txt\n1-one\n2:two\n3:three\n4-four");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn search(request: &Request, call: &Call) -> Result<Outcome<Found>, SearchError> {
    let options = PatternOptions {
        ignore_case: request.ignore_case,
        literal: request.literal,
        word: request.word_match,
        multiline: request.multiline,
    };
    let pattern = Pattern::compile(&request.pattern, options)?;
    let files = request.file_pattern.as_deref().map(FilePattern::parse).transpose()?.flatten();
    let start = Start::locate(&request.path, call)?;
    if request.max_results == Some(0) || request.max_bytes == 0 {
        let found = Found { truncated: true, ..Found::default() };
        let cut = truncation(&found, request);
        let mut outcome = Outcome::complete(found).truncated(cut);
        outcome.notes.extend(start.note);
        return Ok(outcome.noted("the answer was to have no lines, so nothing was searched"));
    }
    let walk = WalkOptions {
        hidden: request.include_hidden,
        excluded: walk::excluded_below(&start.path, request.no_default_excludes),
        depth: None,
        files,
    };
    let plan = Plan {
        pattern: &pattern,
        walk: &walk,
        context: request.context_lines.min(MAX_CONTEXT) as usize,
        room: Room { lines: request.max_results.unwrap_or(u64::MAX), bytes: request.max_bytes },
        threads: request.threads,
        deadline: call.deadline.at_most(request.timeout),
    };
    let swept = plan.sweep(&start)?;
    let mut found = swept.found;
    if swept.stopped == Some(Stopped::Cancelled) {
        return Err(SearchError::Cancelled { path: request.path.clone() });
    }
    if found.timed_out && found.files.is_empty() {
        return Err(SearchError::TimedOut { path: request.path.clone(), files: found.files_searched });
    }
    if let Some(files) = &walk.files
        && swept.walked_to_end
        && !start.is_file
    {
        files.check_commas()?;
    }
    found.fallback.clone_from(&pattern.fallback);
    let mut outcome = Outcome::complete(found);
    outcome.notes.extend(start.note);
    outcome.notes.extend(remarks(&outcome.value, request, &pattern, &swept.remarks));
    let truncation = truncation(&outcome.value, request);
    Ok(outcome.truncated(truncation))
}

/// What is said of a search beside its answer.
fn remarks(found: &Found, request: &Request, pattern: &Pattern, swept: &Remarks) -> Vec<String> {
    let mut notes = Vec::new();
    let none = found.files.is_empty();
    if none && !swept.any_file && !found.truncated {
        notes.push(match &request.file_pattern {
            Some(files) => format!("the file pattern {files:?} matched no file"),
            None => "there was no file to search".to_owned(),
        });
    }
    if none && pattern.looks_like_regex() {
        notes.push(
            "literal is on, and the pattern looks like a regex; set literal to false to search for one"
                .into(),
        );
    }
    if none && pattern.sees_cr && !request.multiline && request.pattern.contains("\\r") {
        notes.push("a match never includes the CR of a line's CR LF; set multiline to search for it".into());
    }
    if swept.start_is_file && found.binary_skipped > 0 {
        notes.push(format!("{:?} is a binary file (it holds a NUL) and was not searched", request.path));
    }
    if found.unreadable_count > 0 {
        let mut named: Vec<String> =
            found.unreadable.iter().take(NAMED).map(|path| format!("{path:?}")).collect();
        if found.unreadable_count > named.len() as u64 {
            named.push("…".to_owned());
        }
        notes.push(format!("{} could not be read: {}", found.unreadable_count, named.join(", ")));
    }
    if swept.too_large > 0 {
        let limit = scan::MAX_MULTILINE >> 20;
        let what = if request.multiline { "are larger" } else { "have a line longer" };
        notes.push(format!(
            "{} files were not searched to their end: they {what} than {limit} MiB",
            swept.too_large
        ));
    }
    if found.truncated {
        notes.push("narrow path, filePattern or pattern, or raise maxResults, to see what follows".into());
    }
    notes
}

fn truncation(found: &Found, request: &Request) -> Option<Truncation> {
    let cause = match (found.truncated, found.timed_out) {
        (true, _) => Cause::Limit,
        (false, true) => Cause::TimedOut,
        (false, false) => return None,
    };
    let by_lines = request.max_results.is_some_and(|most| found.total_count >= most);
    let (unit, kept) = if by_lines || cause == Cause::TimedOut {
        (Unit::Lines, found.total_count)
    } else {
        (Unit::Bytes, found.bytes)
    };
    Some(Truncation { part: "matches", unit, cause, kept, total: Total::AtLeast(kept), next: None })
}

/// Where a search begins.
#[derive(Debug)]
pub(crate) struct Start {
    shown: ResolvedPath,
    pub(crate) path: PathBuf,
    pub(crate) is_file: bool,
    pub(crate) note: Option<String>,
    /// The opened directory that `path` is reached from, without following a link; `None` where nothing confines.
    pub(crate) within: Option<Arc<Beneath>>,
}

impl Start {
    /// Finds what a path names and checks that it can be searched.
    pub(crate) fn locate(given: &str, call: &Call) -> Result<Self, SearchError> {
        let resolved = call.base.resolve(given)?;
        if let Some(root) = &call.root {
            root.follow(resolved.as_path())?;
        }
        let located = locate(resolved.as_path())?;
        resolved.check_kind()?;
        let unreadable = |source| SearchError::Unreadable { path: given.to_owned(), source };
        let (path, within) = match &call.root {
            Some(root) => {
                let within = Beneath::open(root.real()).map_err(unreadable)?;
                (root.follow(&located.path)?, Some(Arc::new(within)))
            }
            None => (located.path, None),
        };
        let metadata = fs::metadata(&path).map_err(unreadable)?;
        if !metadata.is_dir() && !metadata.is_file() {
            return Err(SearchError::NotARegularFile { path: given.to_owned() });
        }
        if metadata.is_file() && resolved.asks_for_directory() {
            return Err(PathError::NotADirectory { path }.into());
        }
        Ok(Self { shown: resolved, path, is_file: metadata.is_file(), note: located.note, within })
    }

    /// Begins at a path that was found before, and stays in a directory.
    pub(crate) const fn at(
        shown: ResolvedPath,
        path: PathBuf,
        is_file: bool,
        note: Option<String>,
        within: Arc<Beneath>,
    ) -> Self {
        Self { shown, path, is_file, note, within: Some(within) }
    }

    /// Returns a path below the start as answers show it; an empty one is the start itself.
    pub(crate) fn shown(&self, below: &str) -> String {
        if below.is_empty() { self.shown.shown() } else { self.shown.shown_below(below) }
    }
}

/// A search with everything settled.
pub(crate) struct Plan<'a> {
    pub(crate) pattern: &'a Pattern,
    pub(crate) walk: &'a WalkOptions,
    pub(crate) context: usize,
    pub(crate) room: Room,
    pub(crate) threads: Option<NonZeroUsize>,
    pub(crate) deadline: Deadline,
}

/// What a search came to, with what only its maker wants to know.
pub(crate) struct Swept {
    pub(crate) found: Found,
    pub(crate) bytes_read: u64,
    pub(crate) stopped: Option<Stopped>,
    walked_to_end: bool,
    remarks: Remarks,
}

struct Remarks {
    any_file: bool,
    start_is_file: bool,
    too_large: u64,
}

impl Plan<'_> {
    /// Searches every file of the walk, on several threads. It always returns what it has: that the time was up is said
    /// in it.
    pub(crate) fn sweep(&self, start: &Start) -> Result<Swept, SearchError> {
        let unreadable = |source| SearchError::Unreadable { path: start.shown(""), source };
        let walk = if start.is_file {
            Ok(Walk::of_file(start.path.clone(), self.walk))
        } else {
            let within = start.within.clone();
            Walk::of_directory(start.path.clone(), within, self.walk, &self.deadline).map_err(unreadable)?
        };
        let mut collector = Collector::new(self.room);
        let mut walked_to_end = false;
        let mut any_file = false;
        match walk {
            Err(stopped) => collector.stopped = Some(stopped),
            Ok(walk) => {
                let (walk, collected) = (Mutex::new(walk), Mutex::new(collector));
                let sweep = Sweep { plan: self, start, walk, collector: collected };
                sweep.run();
                let mut walk = sweep.walk.into_inner().unwrap_or_else(PoisonError::into_inner);
                collector = sweep.collector.into_inner().unwrap_or_else(PoisonError::into_inner);
                collector.finish();
                walked_to_end = self.look_behind(&mut walk, &mut collector);
                any_file = walk.any_file;
            }
        }
        if start.is_file
            && let Some(source) = collector.first_error.take()
        {
            return Err(unreadable(source));
        }
        let mut found = collector.found;
        found.timed_out = collector.stopped == Some(Stopped::TimedOut) && !found.truncated;
        found.complete = !found.truncated
            && collector.stopped.is_none()
            && found.unreadable_count == 0
            && collector.too_large == 0;
        Ok(Swept {
            found,
            bytes_read: collector.bytes_read,
            stopped: collector.stopped,
            walked_to_end,
            remarks: Remarks { any_file, start_is_file: start.is_file, too_large: collector.too_large },
        })
    }

    /// Tells whether the walk was at its end. Where the answer ends with the last line of a file, whether it is cut is
    /// a question of what would have come next.
    fn look_behind(&self, walk: &mut Walk<'_>, collector: &mut Collector) -> bool {
        if collector.stopped.is_some() || collector.found.truncated {
            return false;
        }
        let Some(next) = collector.follows() else { return true };
        if walk.handed_out() > next {
            collector.cut();
            return false;
        }
        match walk.next(&self.deadline) {
            Ok(None) => true,
            Ok(Some(_)) => {
                collector.cut();
                false
            }
            Err(stopped) => {
                collector.stopped = Some(stopped);
                false
            }
        }
    }
}

/// A search under way: what its threads share.
struct Sweep<'a> {
    plan: &'a Plan<'a>,
    start: &'a Start,
    walk: Mutex<Walk<'a>>,
    collector: Mutex<Collector>,
}

impl Sweep<'_> {
    fn run(&self) {
        let available = || thread::available_parallelism().map_or(1, NonZeroUsize::get).min(MAX_THREADS);
        let threads = self.plan.threads.map_or_else(available, NonZeroUsize::get);
        if threads == 1 || self.start.is_file {
            self.work();
            return;
        }
        thread::scope(|scope| {
            for _ in 1..threads {
                // Where the system has no more threads, those there are do the work.
                if thread::Builder::new().spawn_scoped(scope, || self.work()).is_err() {
                    break;
                }
            }
            self.work();
        });
    }

    /// Takes files from the walk and searches them until there are no more, or no more are needed.
    fn work(&self) {
        let plan = self.plan;
        let scanner = Scanner::new(plan.pattern, plan.context, plan.room, &plan.deadline);
        let mut scanner = scanner.within(self.start.within.clone());
        let mut steps = Vec::with_capacity(FILES_AT_A_TIME);
        loop {
            let mut stopped = None;
            {
                let mut walk = lock(&self.walk);
                while steps.len() < FILES_AT_A_TIME {
                    match plan.deadline.check().and_then(|()| walk.next(&plan.deadline)) {
                        Ok(Some(step)) => steps.push(step),
                        Ok(None) => break,
                        Err(reason) => {
                            stopped = Some(reason);
                            break;
                        }
                    }
                }
            }
            if let Some(stopped) = stopped {
                lock(&self.collector).stopped.get_or_insert(stopped);
            }
            if steps.is_empty() {
                return;
            }
            let mut needed = true;
            for step in steps.drain(..) {
                if !lock(&self.collector).needs(step.index) {
                    needed = false;
                    break;
                }
                let report = match step.kind {
                    StepKind::File { path, follow } => scanner.scan(&path, follow),
                    StepKind::Special => Report::of(Fate::Special),
                    StepKind::Unreadable(error) => Report::of(Fate::Unreadable(error)),
                };
                let path = self.start.shown(&step.below);
                let entry = Entry { path, non_utf8: step.non_utf8, report };
                lock(&self.collector).add(step.index, entry);
            }
            if !needed {
                return;
            }
        }
    }
}

/// A thread that panicked takes the whole search down at the end of the scope; until then the others go on.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
