//! Numbered lines of a text.

use std::fmt;

use super::{COUNTED, Pieces, open_regular};
use crate::call::Call;
use crate::dir::{Last, Names, find};
use crate::error::{PathError, ReadError, TextError};
use crate::limits::{Cause, Outcome, Total, Truncation, Unit};
use crate::text::{Decoder, LineRange, detect, is_binary};

/// Characters of one line; what is longer is cut.
const LINE_CHARS: u64 = 100_000;
/// Bytes of all lines, where the caller says nothing else: 16 MiB.
const ALL_BYTES: u64 = 16 * 1024 * 1024;

/// Asks for lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadLines {
    /// The path, as the caller writes it.
    pub path: String,
    /// The first line, 1-based.
    pub start_line: u64,
    /// How many lines, at least one; `None` is all up to the end.
    pub line_count: Option<u64>,
    /// The most bytes of text returned, all lines together; `None` is 16 MiB. One line is always returned.
    pub max_bytes: Option<u64>,
    /// Whether a path that names nothing is an answer (`None`) instead of an error.
    pub allow_missing: bool,
}

impl ReadLines {
    /// Asks for every line.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into(), start_line: 1, line_count: None, max_bytes: None, allow_missing: false }
    }

    /// Asks for `line_count` lines from `start_line` on.
    #[must_use]
    pub fn range(path: impl Into<String>, start_line: u64, line_count: Option<u64>) -> Self {
        Self { start_line, line_count, ..Self::new(path) }
    }
}

/// A line and its number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberedLine {
    /// Its number, 1-based.
    pub number: u64,
    /// Its characters, at most 100,000, without the ending.
    pub text: String,
    /// How many characters it really has, where it was cut.
    pub cut_of: Option<u64>,
}

/// Writes `N: TEXT`, and a mark that names the real length of a line that was cut.
impl fmt::Display for NumberedLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.number, self.text)?;
        match self.cut_of {
            Some(length) => write!(f, " [line cut: {LINE_CHARS} of {length} chars]"),
            None => Ok(()),
        }
    }
}

/// Lines of a file. Serialises as the metadata of the answer, without the lines themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct FileLines {
    /// The path as given.
    pub path: String,
    /// The lines.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub lines: Vec<NumberedLine>,
    /// How many there are in `lines`.
    pub returned: u64,
    /// The first line asked for.
    pub start_line: u64,
    /// The last line returned; `None` where none was.
    pub end_line: Option<u64>,
    /// Whether lines follow.
    #[cfg_attr(feature = "serde", serde(rename = "hasMore"))]
    pub has_more: bool,
    /// Lines of the whole file; `None` where it is too long to be counted.
    #[cfg_attr(feature = "serde", serde(rename = "lineCount", skip_serializing_if = "Option::is_none"))]
    pub line_count: Option<u64>,
}

/// Reads lines. `None` where the path names nothing and that was allowed.
///
/// A start past the last line is no error: there are no lines, and a note says how many the file has.
///
/// # Errors
///
/// [`ReadError::Range`] for line 0 and for no lines, [`ReadError::Path`], [`ReadError::IsDirectory`],
/// [`ReadError::Binary`], [`ReadError::NotARegularFile`], [`ReadError::Io`] and [`ReadError::Stopped`].
///
/// ```
/// use fsops::Call;
/// use fsops::paths::Base;
/// use fsops::read::{ReadLines, read_lines};
///
/// # let directory = tempfile::tempdir()?;
/// # std::fs::write(directory.path().join("notes.txt"), "one\r\ntwo\nthree")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let found = read_lines(&call, &ReadLines::range("notes.txt", 1, Some(2)))?.value.expect("it is there");
/// let shown: Vec<_> = found.lines.iter().map(ToString::to_string).collect();
/// assert_eq!(shown, ["1: one", "2: two"]);
/// assert!(found.has_more);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_lines(call: &Call, request: &ReadLines) -> Result<Outcome<Option<FileLines>>, ReadError> {
    let range = LineRange::starting_at(request.start_line, request.line_count).map_err(|error| {
        let key = if error == TextError::NoLines { "line_count" } else { "start_line" };
        ReadError::Range { key, range: "at least 1", value: 0 }
    })?;
    let spot = find(call, &request.path, Last::Follow, Names::Alike)?;
    match spot.existing() {
        Err(PathError::NotFound { .. }) if request.allow_missing => return Ok(Outcome::complete(None)),
        other => other?,
    };
    let (file, stat) = open_regular(&spot)?;
    let path = spot.path();
    let mut pieces = Pieces::open(call, &path, file)?;
    if is_binary(&pieces.head) {
        return Err(ReadError::Binary { path });
    }
    let found = detect(&pieces.head);
    let mut decoder = Decoder::new(found.encoding);
    let mut piece = String::new();
    let mut reader = Reader::new(range, request.max_bytes.unwrap_or(ALL_BYTES));
    pieces.skip(found.bom_len);
    let mut counting = true;
    while counting && let Some(bytes) = pieces.next()? {
        piece.clear();
        decoder.push(bytes, &mut piece);
        reader.push(&piece);
        let too_long = stat.len > COUNTED || pieces.read > COUNTED;
        counting = !(too_long && reader.is_done());
    }
    if counting {
        piece.clear();
        decoder.finish(&mut piece);
        reader.push(&piece);
        reader.end();
    }
    let mut outcome = reader.finish(counting, spot.shown);
    outcome.notes = spot.notes.into_iter().chain(outcome.notes).collect();
    Ok(outcome.map(Some))
}

/// Collects the lines of a range from a text that comes piece by piece.
struct Reader {
    range: LineRange,
    room: u64,
    /// The number of the line that is being read.
    number: u64,
    /// Its characters so far, at most `LINE_CHARS`.
    line: String,
    /// How many it has, those that are not kept included.
    chars: u64,
    last: Option<char>,
    lines: Vec<NumberedLine>,
    /// The first line of the range that had no room.
    cut: Option<u64>,
}

impl Reader {
    fn new(range: LineRange, room: u64) -> Self {
        Self {
            range,
            room,
            number: 1,
            line: String::new(),
            chars: 0,
            last: None,
            lines: Vec::new(),
            cut: None,
        }
    }

    fn push(&mut self, piece: &str) {
        for part in piece.split_inclusive('\n') {
            match part.strip_suffix('\n') {
                Some(part) => {
                    self.grow(part);
                    self.end_line(true);
                }
                None => self.grow(part),
            }
        }
    }

    fn wanted(&self) -> bool {
        self.cut.is_none() && self.range.contains(self.number)
    }

    fn grow(&mut self, part: &str) {
        let Some(last) = part.chars().next_back() else { return };
        self.last = Some(last);
        let chars = part.chars().count() as u64;
        if self.wanted() && self.chars < LINE_CHARS {
            let room = usize::try_from(LINE_CHARS - self.chars).unwrap_or(usize::MAX);
            let end = part.char_indices().nth(room).map_or(part.len(), |(at, _)| at);
            self.line.push_str(part.get(..end).unwrap_or_default());
        }
        self.chars += chars;
    }

    fn end_line(&mut self, by_newline: bool) {
        if self.wanted() {
            let mut chars = self.chars;
            if by_newline && self.last == Some('\r') {
                if chars <= LINE_CHARS {
                    self.line.pop();
                }
                chars -= 1;
            }
            let size = self.line.len() as u64;
            if size > self.room && !self.lines.is_empty() {
                self.cut = Some(self.number);
            } else {
                self.room = self.room.saturating_sub(size + 1);
                let text = std::mem::take(&mut self.line);
                let cut_of = (chars > LINE_CHARS).then_some(chars);
                self.lines.push(NumberedLine { number: self.number, text, cut_of });
            }
        }
        self.line.clear();
        self.chars = 0;
        self.last = None;
        self.number += 1;
    }

    /// Ends the text: an unfinished last line is a line.
    fn end(&mut self) {
        if self.chars > 0 {
            self.end_line(false);
        }
    }

    /// Tells whether what is still to come only has to be counted. A line has begun after those that were asked for.
    fn is_done(&self) -> bool {
        !self.wanted() && self.number > self.range.first() && self.chars > 0
    }

    fn finish(self, counted: bool, path: String) -> Outcome<FileLines> {
        let begun = u64::from(!counted && self.chars > 0);
        // Lines ended, and the one that has begun where the end wasn't reached.
        let known = self.number - 1 + begun;
        let returned = self.lines.len() as u64;
        let end_line = self.lines.last().map(|line| line.number);
        let start_line = self.range.first();
        let has_more = end_line.map_or(start_line <= known, |end| end < known);
        let total = if counted { Total::Exactly(known) } else { Total::AtLeast(known) };
        let truncation = self.cut.map(|next| Truncation {
            part: "lines",
            unit: Unit::Lines,
            cause: Cause::Limit,
            kept: returned,
            total,
            next: Some(next),
        });
        let cut_lines = self.lines.iter().filter_map(|line| Some((line.number, line.cut_of?)));
        let notes = cut_lines
            .map(|(number, length)| format!("line {number} has {length} chars, shown are {LINE_CHARS}"))
            .collect();
        let lines = FileLines {
            path,
            lines: self.lines,
            returned,
            start_line,
            end_line,
            has_more,
            line_count: counted.then_some(known),
        };
        let outcome = Outcome { value: lines, truncations: truncation.into_iter().collect(), notes };
        if returned == 0 && start_line > 1 && counted {
            outcome.noted(format!("line {start_line} is past the end ({known} lines)"))
        } else {
            outcome
        }
    }
}
