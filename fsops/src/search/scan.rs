//! One file: what is in it, and the lines that match.
//!
//! A file of ordinary size is read whole into a buffer that stays with its thread; a larger one is read piece by
//! piece, so that memory follows the longest line and not the file. Both ways end in the same lines: the text is cut
//! where the line with the first NUL begins, decoded where a BOM says how, and given to the exact matcher where a CR
//! ends no line and the pattern could tell.

use std::cell::{Cell, RefCell};
use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use grep_matcher::{LineTerminator, Matcher};
use grep_regex::RegexMatcher;
use grep_searcher::{Searcher, SearcherBuilder, Sink, SinkContext, SinkMatch};
use memchr::{memchr, memchr_iter, memrchr};

use super::FoundLine;
use super::pattern::{LineMatcher, Pattern};
use super::window::{self, Shown};
use crate::dir::Beneath;
use crate::limits::{Deadline, Stopped};
use crate::text::{Decoder, Encoding, detect};

/// Up to this size a file is read whole.
const WHOLE: usize = 1024 * 1024;

/// The largest file whose matches may cross lines.
pub(super) const MAX_MULTILINE: u64 = 64 * 1024 * 1024;

/// The longest line of a file that is read piece by piece.
const MAX_LINE: usize = 64 * 1024 * 1024;

/// A NUL before this makes a file binary, whatever it holds before.
const BINARY_PREFIX: usize = 64 * 1024;

/// Bytes first asked for of each file.
const FIRST_READ: usize = 64 * 1024;

/// Lines taken between two looks at the clock.
const LINES_PER_LOOK: u32 = 256;

/// What a file turned out to be.
#[derive(Debug)]
pub(super) enum Fate {
    /// It was searched to its end, or as far as the answer has room.
    Searched,
    /// It holds a NUL, and nothing that matches before it.
    Binary,
    /// It matched, and holds a NUL later on.
    BinaryAfterMatch,
    /// It is neither file nor directory, and wasn't opened.
    Special,
    /// It couldn't be read.
    Unreadable(io::Error),
    /// It is larger than a match across lines can be searched for in, or has a line that is.
    TooLarge,
    /// The time was up, or the caller gave up; the lines are those found until then.
    Stopped(Stopped),
    /// It is gone since the directory was read.
    Gone,
}

/// What was found in one file.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) fate: Fate,
    pub(super) lines: Vec<FoundLine>,
    /// Bytes that the lines take in the answer.
    pub(super) weight: u64,
    /// Whether there is at least one line more than was kept.
    pub(super) more: bool,
    pub(super) bytes_read: u64,
}

impl Report {
    pub(super) const fn of(fate: Fate) -> Self {
        Self { fate, lines: Vec::new(), weight: 0, more: false, bytes_read: 0 }
    }
}

/// How much of one file is kept.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Room {
    pub(crate) lines: u64,
    pub(crate) bytes: u64,
}

/// Searches one file after the other. Each thread has its own.
pub(super) struct Scanner<'a> {
    pattern: &'a Pattern,
    fast: Option<RegexMatcher>,
    exact: Option<LineMatcher>,
    searcher: Searcher,
    buffer: Vec<u8>,
    whole: usize,
    room: Room,
    deadline: &'a Deadline,
    within: Option<Arc<Beneath>>,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(pattern: &'a Pattern, context: usize, room: Room, deadline: &'a Deadline) -> Self {
        let searcher = SearcherBuilder::new()
            .line_terminator(LineTerminator::crlf())
            .line_number(true)
            .before_context(context)
            .after_context(context)
            .multi_line(pattern.is_multiline())
            .bom_sniffing(false)
            .heap_limit(Some(MAX_LINE))
            .build();
        let whole = if pattern.is_multiline() { MAX_MULTILINE as usize } else { WHOLE };
        let fast = pattern.fast().cloned();
        Self { pattern, fast, exact: None, searcher, buffer: Vec::new(), whole, room, deadline, within: None }
    }

    /// Sets up to which size files are read whole, so that tests need no large ones.
    #[cfg(test)]
    pub(super) fn reading_whole_up_to(mut self, bytes: usize) -> Self {
        self.whole = bytes;
        self
    }

    /// Opens every file from a directory that is held open, so that no link on the way is followed.
    pub(super) fn within(mut self, within: Option<Arc<Beneath>>) -> Self {
        self.within = within;
        self
    }

    pub(super) fn scan(&mut self, path: &Path, follow: bool) -> Report {
        let file = match &self.within {
            Some(within) => within.file(path),
            None => open(path, follow),
        };
        match file.and_then(|file| self.scan_file(file)) {
            Ok(report) => report,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Report::of(Fate::Gone),
            Err(error) => Report::of(Fate::Unreadable(error)),
        }
    }

    fn scan_file(&mut self, mut file: File) -> io::Result<Report> {
        let length = match self.read_whole(&mut file)? {
            Reading::Whole(length) => length,
            Reading::Stopped(stopped) => return Ok(Report::of(Fate::Stopped(stopped))),
            Reading::More if self.pattern.is_multiline() => {
                return Ok(Report { bytes_read: self.whole as u64, ..Report::of(Fate::TooLarge) });
            }
            Reading::More => return self.scan_stream(file),
        };
        let buffer = std::mem::take(&mut self.buffer);
        let report = self.scan_slice(buffer.get(..length).unwrap_or_default());
        if buffer.len() <= WHOLE {
            self.buffer = buffer;
        }
        Ok(Report { bytes_read: length as u64, ..report })
    }

    /// Reads into the buffer until the end of the file or a byte past what is read whole.
    fn read_whole(&mut self, file: &mut File) -> io::Result<Reading> {
        let mut length = 0;
        loop {
            if length > self.whole {
                return Ok(Reading::More);
            }
            if length == self.buffer.len() {
                let larger = (length * 4).max(FIRST_READ).min(self.whole + 1);
                self.buffer.resize(larger, 0);
                if length > 0
                    && let Err(stopped) = self.deadline.check()
                {
                    return Ok(Reading::Stopped(stopped));
                }
            }
            match file.read(self.buffer.get_mut(length..).unwrap_or_default()) {
                Ok(0) => return Ok(Reading::Whole(length)),
                Ok(read) => length += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn scan_slice(&mut self, bytes: &[u8]) -> Report {
        let found = detect(bytes);
        let body = bytes.get(found.bom_len..).unwrap_or_default();
        if found.encoding == Encoding::Utf8 {
            return self.scan_text(body);
        }
        let mut decoder = Decoder::new(found.encoding);
        let mut text = String::new();
        decoder.push(body, &mut text);
        decoder.finish(&mut text);
        self.scan_text(text.as_bytes())
    }

    fn scan_text(&mut self, text: &[u8]) -> Report {
        let nul = memchr(0, text);
        if nul.is_some_and(|nul| nul < BINARY_PREFIX) {
            return Report::of(Fate::Binary);
        }
        // The line with the NUL is no text any more.
        let text = match nul {
            Some(nul) => {
                let before = text.get(..nul).unwrap_or_default();
                before.get(..memrchr(b'\n', before).map_or(0, |at| at + 1)).unwrap_or_default()
            }
            None => text,
        };
        let exact = !self.pattern.is_multiline()
            && (self.fast.is_none() || self.pattern.sees_cr && has_lone_cr(text));
        let signals = Signals::default();
        let report = self.search(exact, &signals, Input::Slice(text));
        finish(report, nul.is_some())
    }

    fn scan_stream(&mut self, file: File) -> io::Result<Report> {
        let start = std::mem::take(&mut self.buffer);
        let found = detect(&start);
        let decoder = (found.encoding != Encoding::Utf8).then(|| Decoder::new(found.encoding));
        let body = start.get(found.bom_len..).unwrap_or_default();
        let mut source = Source { start: body, file };
        let signals = Signals::default();
        let mut exact = self.fast.is_none();
        loop {
            signals.reset(!exact && self.pattern.sees_cr);
            let decoder = decoder.as_ref().map(|_| Decoder::new(found.encoding));
            let stream = Stream::new(&mut source, decoder, &signals, self.deadline);
            let report = self.search(exact, &signals, Input::Stream(stream));
            if signals.lone_cr.get() {
                // What was found by the matcher that doesn't see it may be wrong: once more, from the beginning.
                exact = true;
                source.rewind(found.bom_len as u64)?;
                continue;
            }
            self.buffer = start;
            if let Some(error) = signals.failed.take() {
                return Err(error);
            }
            let bytes_read = signals.read.get();
            let nul = signals.nul.get();
            if nul.is_some_and(|nul| nul < BINARY_PREFIX as u64) {
                return Ok(Report { bytes_read, ..Report::of(Fate::Binary) });
            }
            return Ok(Report { bytes_read, ..finish(report, nul.is_some()) });
        }
    }

    fn search(&mut self, exact: bool, signals: &Signals, input: Input<'_, '_>) -> Report {
        if exact && self.exact.is_none() {
            self.exact = self.pattern.exact().cloned();
        }
        // Without an exact matcher (the pattern was built once, so this can't be) the fast one is as near as it gets.
        match (exact, &self.exact, &self.fast) {
            (true, Some(matcher), _) => {
                run(&mut self.searcher, matcher, self.room, self.deadline, signals, input)
            }
            (_, _, Some(matcher)) => {
                run(&mut self.searcher, matcher, self.room, self.deadline, signals, input)
            }
            (_, _, None) => Report::of(Fate::TooLarge),
        }
    }
}

enum Reading {
    Whole(usize),
    More,
    Stopped(Stopped),
}

enum Input<'i, 's> {
    Slice(&'i [u8]),
    Stream(Stream<'i, 's>),
}

fn run<M: Matcher>(
    searcher: &mut Searcher,
    matcher: &M,
    room: Room,
    deadline: &Deadline,
    signals: &Signals,
    input: Input<'_, '_>,
) -> Report {
    let mut lines = Lines {
        matcher,
        deadline,
        signals,
        room,
        lines: Vec::new(),
        weight: 0,
        more: false,
        last: 0,
        looks: 0,
        stopped: None,
    };
    let streamed = matches!(input, Input::Stream(_));
    let result = match input {
        Input::Slice(text) => searcher.search_slice(matcher, text, &mut lines),
        Input::Stream(stream) => searcher.search_reader(matcher, stream, &mut lines),
    };
    let fate = match (lines.stopped.or(signals.stopped.get()), result) {
        (Some(stopped), _) => Fate::Stopped(stopped),
        (None, Ok(())) => Fate::Searched,
        // The reader's own errors are in the signals; what else a stream can end with is a line past the limit.
        (None, Err(_)) if streamed => Fate::TooLarge,
        (None, Err(error)) => Fate::Unreadable(error),
    };
    Report { fate, lines: lines.lines, weight: lines.weight, more: lines.more, bytes_read: 0 }
}

/// Says what a searched file is, once it is known whether it holds a NUL.
fn finish(report: Report, nul: bool) -> Report {
    match report.fate {
        Fate::Searched if nul && report.lines.is_empty() => Report { fate: Fate::Binary, ..report },
        Fate::Searched if nul => Report { fate: Fate::BinaryAfterMatch, ..report },
        _ => report,
    }
}

fn has_lone_cr(text: &[u8]) -> bool {
    memchr_iter(b'\r', text).any(|at| text.get(at + 1) != Some(&b'\n'))
}

#[cfg(unix)]
fn open(path: &Path, follow: bool) -> io::Result<File> {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt;
    // The directory said that this is a file. Should it have become a FIFO or a link since, opening it neither waits
    // nor leads away.
    let mut flags = OFlags::NONBLOCK | OFlags::NOCTTY;
    if !follow {
        flags |= OFlags::NOFOLLOW;
    }
    OpenOptions::new().read(true).custom_flags(flags.bits().cast_signed()).open(path)
}

#[cfg(not(unix))]
fn open(path: &Path, _: bool) -> io::Result<File> {
    OpenOptions::new().read(true).open(path)
}

/// What a stream tells besides its bytes.
#[derive(Default)]
struct Signals {
    /// Whether a lone CR ends the stream.
    watch_cr: Cell<bool>,
    lone_cr: Cell<bool>,
    /// Where the first NUL is, in the decoded text; the stream ends before it.
    nul: Cell<Option<u64>>,
    stopped: Cell<Option<Stopped>>,
    failed: RefCell<Option<io::Error>>,
    read: Cell<u64>,
}

impl Signals {
    fn reset(&self, watch_cr: bool) {
        self.watch_cr.set(watch_cr);
        self.lone_cr.set(false);
        self.nul.set(None);
        self.read.set(0);
    }
}

/// A file whose beginning was read already.
struct Source<'i> {
    start: &'i [u8],
    file: File,
}

impl Source<'_> {
    fn rewind(&mut self, bom: u64) -> io::Result<()> {
        use std::io::Seek;
        self.start = &[];
        self.file.seek(io::SeekFrom::Start(bom)).map(drop)
    }
}

impl Read for Source<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.start.is_empty() { self.file.read(out) } else { self.start.read(out) }
    }
}

/// The text of a file, decoded, up to its first NUL.
struct Stream<'i, 's> {
    source: &'i mut Source<'s>,
    decoder: Option<Decoder>,
    /// Decoded text that is still to be handed out.
    text: String,
    handed: usize,
    /// Bytes as they come from the file, where they must be decoded.
    raw: Vec<u8>,
    offset: u64,
    after_cr: bool,
    ended: bool,
    signals: &'i Signals,
    deadline: &'i Deadline,
}

impl<'i, 's> Stream<'i, 's> {
    fn new(
        source: &'i mut Source<'s>,
        decoder: Option<Decoder>,
        signals: &'i Signals,
        deadline: &'i Deadline,
    ) -> Self {
        let raw = if decoder.is_some() { vec![0; FIRST_READ] } else { Vec::new() };
        Self {
            source,
            decoder,
            text: String::new(),
            handed: 0,
            raw,
            offset: 0,
            after_cr: false,
            ended: false,
            signals,
            deadline,
        }
    }

    /// Puts decoded bytes into `out`; 0 at the end.
    fn pull(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.decoder.is_none() {
            let read = self.source.read(out)?;
            self.signals.read.set(self.signals.read.get() + read as u64);
            return Ok(read);
        }
        while self.handed == self.text.len() {
            self.text.clear();
            self.handed = 0;
            let read = self.source.read(&mut self.raw)?;
            self.signals.read.set(self.signals.read.get() + read as u64);
            if read == 0 {
                match self.decoder.take() {
                    Some(decoder) => drop(decoder.finish(&mut self.text)),
                    None => return Ok(0),
                }
                // What was broken off is still to be handed out; the next round finds no decoder and the end.
                if self.text.is_empty() {
                    return Ok(0);
                }
            } else if let Some(decoder) = &mut self.decoder {
                decoder.push(self.raw.get(..read).unwrap_or_default(), &mut self.text);
            }
        }
        let rest = self.text.as_bytes().get(self.handed..).unwrap_or_default();
        let length = rest.len().min(out.len());
        if let (Some(to), Some(from)) = (out.get_mut(..length), rest.get(..length)) {
            to.copy_from_slice(from);
        }
        self.handed += length;
        Ok(length)
    }
}

impl Read for Stream<'_, '_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.ended {
            return Ok(0);
        }
        if let Err(stopped) = self.deadline.check() {
            self.signals.stopped.set(Some(stopped));
            self.ended = true;
            return Ok(0);
        }
        let read = match self.pull(out) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => return Err(error),
            Err(error) => {
                self.signals.failed.replace(Some(error));
                self.ended = true;
                return Ok(0);
            }
            Ok(read) => read,
        };
        let bytes = out.get(..read).unwrap_or_default();
        if self.signals.watch_cr.get() && self.sees_lone_cr(bytes) {
            self.signals.lone_cr.set(true);
            self.ended = true;
            return Ok(0);
        }
        if let Some(nul) = memchr(0, bytes) {
            self.signals.nul.set(Some(self.offset + nul as u64));
            self.ended = true;
            return Ok(nul);
        }
        self.offset += read as u64;
        Ok(read)
    }
}

impl Stream<'_, '_> {
    /// Tells whether these bytes, after those before them, hold a CR that ends no line.
    fn sees_lone_cr(&mut self, bytes: &[u8]) -> bool {
        let broken = self.after_cr && bytes.first() != Some(&b'\n');
        let (last, rest) = match bytes.split_last() {
            Some((b'\r', rest)) => (true, rest),
            _ => (false, bytes),
        };
        self.after_cr = last;
        let lone = |at: usize| bytes.get(at + 1) != Some(&b'\n');
        broken || memchr_iter(b'\r', rest).any(lone)
    }
}

/// Takes the lines that the searcher comes to.
struct Lines<'l, M> {
    matcher: &'l M,
    deadline: &'l Deadline,
    signals: &'l Signals,
    room: Room,
    lines: Vec<FoundLine>,
    weight: u64,
    more: bool,
    /// Number of the last line taken, 0 before the first.
    last: u64,
    looks: u32,
    stopped: Option<Stopped>,
}

impl<M: Matcher> Lines<'_, M> {
    /// Takes a line; false where the search of this file is over.
    fn take(&mut self, number: u64, bytes: &[u8], is_match: bool) -> bool {
        self.looks += 1;
        if self.looks == LINES_PER_LOOK {
            self.looks = 0;
            if let Err(stopped) = self.deadline.check() {
                self.stopped = Some(stopped);
                return false;
            }
        }
        let content = match bytes.strip_suffix(b"\n") {
            Some(content) => content.strip_suffix(b"\r").unwrap_or(content),
            // The rest of a line whose end has a NUL in it.
            None if self.signals.nul.get().is_some() => return false,
            None => bytes,
        };
        let Shown { text, characters } = window::show(content, |content| {
            let found = if is_match { self.matcher.find(content).ok().flatten() } else { None };
            found.map_or(0, |found| found.start())
        });
        let line = FoundLine { number, is_match, text, line_characters: characters };
        let weight = line.weight(self.last);
        let (kept, room) = (self.lines.len() as u64, self.room);
        if kept >= room.lines || self.weight + weight > room.bytes {
            self.more = true;
            return false;
        }
        self.weight += weight;
        self.last = number;
        self.lines.push(line);
        true
    }
}

impl<M: Matcher> Sink for Lines<'_, M> {
    type Error = io::Error;

    fn matched(&mut self, _: &Searcher, found: &SinkMatch<'_>) -> io::Result<bool> {
        let first = found.line_number().unwrap_or(0);
        Ok((first..).zip(found.lines()).all(|(number, line)| self.take(number, line, true)))
    }

    fn context(&mut self, _: &Searcher, context: &SinkContext<'_>) -> io::Result<bool> {
        Ok(self.take(context.line_number().unwrap_or(0), context.bytes(), false))
    }
}
