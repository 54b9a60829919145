//! Edits of files: text for text, lines for lines.
//!
//! A path and what is to change come in; what changed comes out, with a diff. Edits work on the bytes of the file:
//! what wasn't asked for keeps its byte order mark, its endings, mixed or not, its trailing blanks, its missing last
//! newline, and bytes that are no text at all. New text takes the file's encoding and, where it replaces lines, the
//! file's endings.
//!
//! The file is written by the rules of [`write`](crate::write): whole or not at all, and not at all where it changed
//! since it was read. Edits of one file that come from several threads or processes of this crate wait for each other.
//!
//! What it refuses: to guess. A text that isn't there exactly is not found, the line ending apart; the error says how
//! it nearly was, and where.

mod buffer;
mod coding;
mod diff;
mod lines;
mod near;
mod text;

use std::io::{Read, Seek};

use crate::call::Call;
use crate::dir::{Last, Names, find, lock};
use crate::error::{EditError, WriteError};
use crate::limits::{Outcome, Truncation};
use crate::write::steps::{Step, reached};
use crate::write::{Draft, Existing, Old, check_name, open_old};

use buffer::Buffer;

/// The largest file that is edited: 256 MiB.
const MAX_BYTES: u64 = 256 * 1024 * 1024;

/// Replaces a text by another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextEdit {
    /// The text that is there: not empty, searched literally, left to right, without overlap.
    pub old: String,
    /// The text that takes its place, literally.
    pub new: String,
    /// How often the text must be there; `None` is once, or any number with `replace_all`.
    pub expected: Option<u64>,
    /// Whether it may be there any number of times.
    pub replace_all: bool,
}

impl TextEdit {
    /// Replaces a text that is there once.
    #[must_use]
    pub fn new(old: impl Into<String>, new: impl Into<String>) -> Self {
        Self { old: old.into(), new: new.into(), expected: None, replace_all: false }
    }
}

/// Replaces, deletes or inserts lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineEdit {
    /// The first line, 1-based; 0 only with `after`, to insert before the first.
    pub start_line: u64,
    /// The last line, inclusive; `None` is `start_line`. Past the end of the file is its last line.
    pub end_line: Option<u64>,
    /// What takes the place of the lines; empty deletes them. Its endings become those of the file.
    pub replacement: String,
    /// Whether it is inserted after the last line instead.
    pub after: bool,
    /// Lines that the file or the range must have.
    pub expected_lines: Option<u64>,
}

impl LineEdit {
    /// Replaces the lines from `start_line` to `end_line`.
    #[must_use]
    pub fn replace(start_line: u64, end_line: u64, replacement: impl Into<String>) -> Self {
        Self {
            start_line,
            end_line: Some(end_line),
            replacement: replacement.into(),
            after: false,
            expected_lines: None,
        }
    }

    /// Inserts after a line; 0 is before the first.
    #[must_use]
    pub fn insert_after(line: u64, text: impl Into<String>) -> Self {
        Self { after: true, ..Self::replace(line, line, text) }
    }
}

/// One of the edits of [`edit_file`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Edit {
    /// A text for a text.
    Text(TextEdit),
    /// Lines for lines.
    Lines(LineEdit),
}

/// How line endings of the request were read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum EolMode {
    /// As they are.
    Exact,
    /// LF stood for the file's CRLF.
    LfToCrlf,
    /// CRLF stood for the file's LF.
    CrlfToLf,
}

/// What an edit of lines did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum LineAction {
    /// Lines were replaced.
    Replace,
    /// Lines were deleted.
    Delete,
    /// Lines were inserted.
    InsertAfter,
}

/// What a [`TextEdit`] did.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct TextDone {
    /// How many texts were replaced.
    pub replacements: u64,
    /// How line endings were read.
    pub eol_mode: EolMode,
    /// The first line of each replacement in the file as it is now, 1-based; at most 100.
    pub lines: Vec<u64>,
}

/// What a [`LineEdit`] did.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LinesDone {
    /// What was done.
    pub action: LineAction,
    /// The first line of the range as it was used.
    pub start_line: u64,
    /// The last line of the range as it was used; of an insertion the line that it follows.
    pub end_line: u64,
    /// Lines that are gone.
    pub lines_removed: u64,
    /// Lines that are new.
    pub lines_added: u64,
    /// The ending that new lines got: `lf` or `crlf`.
    pub eol: &'static str,
    /// Lines of the file as it is now.
    #[cfg_attr(feature = "serde", serde(rename = "lineCount"))]
    pub line_count: u64,
}

/// What one edit did.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum EditDone {
    /// A text for a text.
    Text(TextDone),
    /// Lines for lines.
    Lines(LinesDone),
}

/// A file that was edited. Serialises as the metadata of the answer, without the diff.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Edited<T> {
    /// The path as given.
    pub file_path: String,
    /// What was done.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub done: T,
    /// Bytes of the file as it is now.
    pub bytes: u64,
    /// Whether the file had other names, which keep the old bytes.
    #[cfg_attr(
        feature = "serde",
        serde(rename = "hardLinkDetached", skip_serializing_if = "std::ops::Not::not")
    )]
    pub hard_link_detached: bool,
    /// What changed, as a unified diff with three lines of context. Bytes that are no text are shown as U+FFFD.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub diff: String,
}

/// The edits of one file, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AllDone {
    /// What each did.
    pub edits: Vec<EditDone>,
}

/// Replaces a text in a file.
///
/// The text must be there exactly, as often as expected. Only where it isn't, LF is read as CRLF in a file whose lines
/// end so, and the other way round; in a file of both kinds either ending fits, if only one place does.
///
/// # Errors
///
/// [`EditError::EmptyOld`], [`EditError::NoMatch`], [`EditError::MatchCount`], [`EditError::NoChange`],
/// [`EditError::NotText`], [`EditError::TooLarge`], and [`EditError::Write`]: where the file isn't there, can't be
/// written, or changed meanwhile. The file is as it was.
///
/// ```
/// use fsops::Call;
/// use fsops::edit::{TextEdit, edit_text};
/// use fsops::paths::Base;
///
/// # let directory = tempfile::tempdir()?;
/// # let file = directory.path().join("notes.txt");
/// # std::fs::write(&file, "one\r\ntwo\r\nthree")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let edited = edit_text(&call, "notes.txt", &TextEdit::new("one\ntwo", "1\n2"))?.value;
/// assert_eq!(edited.done.lines, [1]);
/// assert_eq!(std::fs::read(&file)?, b"1\r\n2\r\nthree");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn edit_text(call: &Call, path: &str, edit: &TextEdit) -> Result<Outcome<Edited<TextDone>>, EditError> {
    edit_with(call, path, |buffer| buffer.replace_text(edit))
}

/// Replaces, deletes or inserts lines of a file.
///
/// # Errors
///
/// [`EditError::Range`], [`EditError::EmptyFile`], [`EditError::Lines`], and those of [`edit_text`]. The file is as it
/// was.
///
/// ```
/// use fsops::Call;
/// use fsops::edit::{LineEdit, edit_lines};
/// use fsops::paths::Base;
///
/// # let directory = tempfile::tempdir()?;
/// # let file = directory.path().join("notes.txt");
/// # std::fs::write(&file, "one\r\ntwo\r\nthree")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let edited = edit_lines(&call, "notes.txt", &LineEdit::replace(1, 2, "1 and 2"))?.value;
/// assert_eq!((edited.done.lines_removed, edited.done.lines_added), (2, 1));
/// assert_eq!(std::fs::read(&file)?, b"1 and 2\r\nthree");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn edit_lines(call: &Call, path: &str, edit: &LineEdit) -> Result<Outcome<Edited<LinesDone>>, EditError> {
    edit_with(call, path, |buffer| buffer.replace_lines(edit))
}

/// Makes several edits of one file, each on the result of the one before: all of them or none.
///
/// # Errors
///
/// Those of [`edit_text`] and [`edit_lines`], of the first edit that can't be made.
///
/// ```
/// use fsops::Call;
/// use fsops::edit::{Edit, LineEdit, TextEdit, edit_file};
/// use fsops::paths::Base;
///
/// # let directory = tempfile::tempdir()?;
/// # let file = directory.path().join("notes.txt");
/// # std::fs::write(&file, "one\ntwo\n")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let edits = [Edit::Text(TextEdit::new("one", "1")), Edit::Lines(LineEdit::insert_after(1, "1.5"))];
/// let edited = edit_file(&call, "notes.txt", &edits)?.value;
/// assert!(edited.diff.ends_with("@@ -1,2 +1,3 @@\n-one\n+1\n+1.5\n two\n"));
/// assert_eq!(std::fs::read(&file)?, b"1\n1.5\ntwo\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn edit_file(call: &Call, path: &str, edits: &[Edit]) -> Result<Outcome<Edited<AllDone>>, EditError> {
    edit_with(call, path, |buffer| {
        let edits = edits.iter().map(|edit| match edit {
            Edit::Text(edit) => Ok(EditDone::Text(buffer.replace_text(edit)?)),
            Edit::Lines(edit) => Ok(EditDone::Lines(buffer.replace_lines(edit)?)),
        });
        Ok(AllDone { edits: edits.collect::<Result<_, EditError>>()? })
    })
}

fn edit_with<T>(
    call: &Call,
    path: &str,
    change: impl FnOnce(&mut Buffer) -> Result<T, EditError>,
) -> Result<Outcome<Edited<T>>, EditError> {
    check_name(call, path)?;
    let (spot, old) = open_locked(call, path)?;
    let full = spot.path();
    let before = read_all(&old, &full)?;
    reached(Step::Read);
    let mut buffer = Buffer::new(before, full.clone());
    let done = change(&mut buffer)?;
    if buffer.is_unchanged() {
        return Err(EditError::NoChange { path: full });
    }
    let stopped = |stopped| WriteError::Stopped { path: full.clone(), stopped };
    call.deadline.check().map_err(stopped)?;
    let notes: Vec<String> = spot.notes.iter().cloned().chain(buffer.take_notes()).collect();
    let mut draft = Draft::at_spot(spot, Some(old), Existing::Replace)?;
    draft.fill(buffer.bytes())?;
    let drafted = draft.finish_if(|dir, name, old| {
        let unchanged = old.is_some_and(|old| {
            dir.stat(name).is_ok_and(|now| now.id == old.stat.id)
                && read_all(old, &full).is_ok_and(|now| now == buffer.original())
        });
        if unchanged { Ok(()) } else { Err(WriteError::Changed { path: full.clone() }) }
    })?;
    let (diff, cut): (String, Option<Truncation>) = buffer.diff(&drafted.path);
    let edited = Edited {
        file_path: drafted.path,
        done,
        bytes: drafted.bytes,
        hard_link_detached: drafted.hard_link_detached,
        diff,
    };
    Ok(Outcome { value: edited, truncations: cut.into_iter().collect(), notes })
}

/// Opens the file, as the only one of those who ask for its lock.
fn open_locked(call: &Call, path: &str) -> Result<(crate::dir::Spot, Old), EditError> {
    let mut last = None;
    // Whoever held the lock has most likely put another file in this one's place.
    for _ in 0..50 {
        let spot = find(call, path, Last::Follow, Names::Alike)?;
        spot.existing()?;
        let Some(old) = open_old(&spot)? else { continue };
        lock(&old.file);
        if spot.dir().stat(&spot.name).is_ok_and(|now| now.id == old.stat.id) {
            return Ok((spot, old));
        }
        last = Some(spot.path());
    }
    Err(WriteError::Changed { path: last.unwrap_or_default() }.into())
}

fn read_all(old: &Old, path: &std::path::Path) -> Result<Vec<u8>, EditError> {
    let too_large = |bytes| EditError::TooLarge { path: path.to_owned(), bytes, limit: MAX_BYTES };
    if old.stat.len > MAX_BYTES {
        return Err(too_large(old.stat.len));
    }
    if !old.readable {
        let source = std::io::ErrorKind::PermissionDenied.into();
        return Err(WriteError::Io { action: "read", path: path.to_owned(), source }.into());
    }
    let mut bytes = Vec::with_capacity(usize::try_from(old.stat.len).unwrap_or(0));
    let mut file = &old.file;
    let read = file.rewind().and_then(|()| file.take(MAX_BYTES + 1).read_to_end(&mut bytes));
    read.map_err(|source| WriteError::Io { action: "read", path: path.to_owned(), source })?;
    if bytes.len() as u64 > MAX_BYTES { Err(too_large(bytes.len() as u64)) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests;
