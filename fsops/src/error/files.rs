//! The errors of reading, writing and editing files.

use std::fmt;
use std::io;
use std::path::PathBuf;

use super::{ErrorCode, PathError};
use crate::dir::FileKind;
use crate::limits::Stopped;

/// Something that can't be read, listed or described.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The path itself can't be used.
    #[error(transparent)]
    Path(#[from] PathError),
    /// Lines were asked of a directory.
    #[error("{path:?} is a directory; dir-list shows its entries")]
    IsDirectory {
        /// The directory.
        path: PathBuf,
    },
    /// What is there could block for ever or never end.
    #[error("{path:?} is a {kind}, which is never opened")]
    NotARegularFile {
        /// The path of what is there.
        path: PathBuf,
        /// What it is.
        kind: FileKind,
    },
    /// Lines were asked of bytes that are no text.
    #[error("{path:?} is binary; file-read gives its bytes")]
    Binary {
        /// The file.
        path: PathBuf,
    },
    /// A text was asked for as it is, and it isn't UTF-8.
    #[error("{path:?} is not valid utf-8 from byte {at} on")]
    NotUtf8 {
        /// The file.
        path: PathBuf,
        /// Where the first byte without a reading is, 0-based.
        at: u64,
    },
    /// The file is larger than is taken.
    #[error("{path:?} has {bytes} bytes; at most {limit} are taken")]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Its size.
        bytes: u64,
        /// The most that is taken.
        limit: u64,
    },
    /// A number in the request can't be meant.
    #[error("{key} must be {range} (got {value})")]
    Range {
        /// The field of the request.
        key: &'static str,
        /// What it may be.
        range: &'static str,
        /// What it was.
        value: u64,
    },
    /// The system reported a failure.
    #[error("could not read {path:?}: {source}")]
    Io {
        /// What was being read.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The call was over before the answer was.
    #[error("reading {path:?} was given up: {stopped}; ask for a smaller part")]
    Stopped {
        /// What was being read.
        path: PathBuf,
        /// Why.
        stopped: Stopped,
    },
}

impl ReadError {
    /// Returns the stable code of this error.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::Path(error) => error.code(),
            Self::IsDirectory { .. } => ErrorCode::IsDirectory,
            Self::NotARegularFile { .. } => ErrorCode::NotARegularFile,
            Self::Binary { .. } | Self::NotUtf8 { .. } => ErrorCode::NotUtf8,
            Self::TooLarge { .. } => ErrorCode::TooLarge,
            Self::Range { .. } => ErrorCode::InvalidArgument,
            Self::Io { source, .. } => ErrorCode::of_io(source),
            Self::Stopped { stopped, .. } => stopped_code(*stopped),
        }
    }
}

/// Something that can't be written, made, copied, moved or removed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The path itself can't be used.
    #[error(transparent)]
    Path(#[from] PathError),
    /// A directory is where a file is needed.
    #[error("{path:?} is a directory{hint}")]
    IsDirectory {
        /// The directory.
        path: PathBuf,
        /// What to do instead; begins with a semicolon, or is empty.
        hint: &'static str,
    },
    /// What is there is neither a file nor a directory.
    #[error("{path:?} is a {kind}, which is left alone")]
    NotARegularFile {
        /// The path of what is there.
        path: PathBuf,
        /// What it is.
        kind: FileKind,
    },
    /// The destination is taken.
    #[error("{path:?} already exists{hint}")]
    AlreadyExists {
        /// The destination.
        path: PathBuf,
        /// What to do instead; begins with a semicolon, or is empty.
        hint: &'static str,
    },
    /// The caller has no right to write the file, although it could be replaced.
    #[error("{path:?} is read-only")]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// UTF-8 can't be put behind text in another encoding.
    #[error("{path:?} is {encoding}; text can't be appended to it as utf-8")]
    Encoding {
        /// The file.
        path: PathBuf,
        /// Its encoding.
        encoding: &'static str,
    },
    /// A file of the system's own making, which would fill the disk.
    #[error("{path:?} does not end: more than {read} bytes came out of it, and it says that it has {len}")]
    Endless {
        /// The file.
        path: PathBuf,
        /// Bytes that were read.
        read: u64,
        /// Its size, as the system tells it.
        len: u64,
    },
    /// The system took the bytes and did not keep them.
    #[error(
        "{path:?} was not written: {stored} of {given} bytes arrived; what was there before is unchanged"
    )]
    Short {
        /// The file.
        path: PathBuf,
        /// Bytes that were written.
        given: u64,
        /// Bytes that arrived.
        stored: u64,
    },
    /// Source and destination are one.
    #[error("{path:?} is both source and destination")]
    Same {
        /// The path.
        path: PathBuf,
    },
    /// A tree can't be put into itself.
    #[error("the destination {destination:?} lies inside the source {from:?}")]
    IntoItself {
        /// The tree.
        from: PathBuf,
        /// The place inside it.
        destination: PathBuf,
    },
    /// A file would take the place of a directory, or a directory that of a file.
    #[error("{from:?} is a {kind} and {destination:?} a {taken}; neither replaces the other")]
    Kinds {
        /// What was to be copied.
        from: PathBuf,
        /// What it is.
        kind: FileKind,
        /// What is in its place.
        destination: PathBuf,
        /// What that is.
        taken: FileKind,
    },
    /// The root of the file system, the home, the directory that paths count from, and what holds them stay.
    #[error("{path:?} is {what}, which is never removed")]
    Protected {
        /// The path.
        path: PathBuf,
        /// What it is.
        what: &'static str,
    },
    /// The file changed between being read and being replaced.
    #[error("{path:?} changed while it was being edited; read it again")]
    Changed {
        /// The file.
        path: PathBuf,
    },
    /// The system reported a failure.
    #[error("could not {action} {path:?}: {source}")]
    Io {
        /// What was tried, as a verb.
        action: &'static str,
        /// What it was tried on.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The call was over before the work was.
    #[error("the work stopped at {path:?}: {stopped}; what was done before stays done")]
    Stopped {
        /// What was next.
        path: PathBuf,
        /// Why.
        stopped: Stopped,
    },
}

impl WriteError {
    /// Returns the stable code of this error.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::Path(error) => error.code(),
            Self::IsDirectory { .. } => ErrorCode::IsDirectory,
            Self::NotARegularFile { .. } => ErrorCode::NotARegularFile,
            Self::AlreadyExists { .. } => ErrorCode::AlreadyExists,
            Self::ReadOnly { .. } => ErrorCode::PermissionDenied,
            Self::Encoding { .. } => ErrorCode::NotUtf8,
            Self::Endless { .. } => ErrorCode::TooLarge,
            Self::Short { .. } => ErrorCode::Io,
            Self::Same { .. } | Self::IntoItself { .. } | Self::Protected { .. } => {
                ErrorCode::InvalidArgument
            }
            Self::Kinds { taken: FileKind::Directory, .. } => ErrorCode::IsDirectory,
            Self::Kinds { kind: FileKind::Directory, .. } => ErrorCode::NotADirectory,
            Self::Kinds { .. } => ErrorCode::NotARegularFile,
            Self::Changed { .. } => ErrorCode::Stale,
            Self::Io { source, .. } => ErrorCode::of_io(source),
            Self::Stopped { stopped, .. } => stopped_code(*stopped),
        }
    }
}

/// How a text that isn't in a file differs from one that is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NearMiss {
    /// Blanks at the ends of lines.
    TrailingBlanks,
    /// Blanks at the beginnings of lines.
    Indentation,
    /// Tabs and blanks, or the number of blanks.
    Blanks,
    /// Curly quotes or long dashes for straight and short ones.
    Punctuation,
    /// The Unicode form: composed or decomposed letters.
    Normalisation,
    /// Characters that show nothing.
    Invisible,
    /// Several of these at once.
    Several,
    /// Only the first line is there.
    FirstLine,
}

impl fmt::Display for NearMiss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TrailingBlanks => "it differs from the file in blanks at line ends",
            Self::Indentation => "it differs from the file in indentation",
            Self::Blanks => "it differs from the file in tabs or the number of blanks",
            Self::Punctuation => "it differs from the file in curly quotes or dashes",
            Self::Normalisation => "it differs from the file in the Unicode form of letters",
            Self::Invisible => "it differs from the file in invisible characters",
            Self::Several => "it differs from the file in blanks and look-alike characters",
            Self::FirstLine => "only its first line is there",
        })
    }
}

/// An edit that can't be made. The file is as it was.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// The file can't be found, read or written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// The text to be replaced is empty, so it is everywhere.
    #[error("old_string must not be empty; file-write fills an empty file, file-edit-lines inserts lines")]
    EmptyOld,
    /// A number in the request can't be meant.
    #[error("{key} must be {range} (got {value})")]
    Range {
        /// The field of the request.
        key: &'static str,
        /// What it may be.
        range: String,
        /// What it was.
        value: u64,
    },
    /// There is no line to replace.
    #[error("{path:?} is empty; insert with after, or write it with file-write")]
    EmptyFile {
        /// The file.
        path: PathBuf,
    },
    /// The text isn't there.
    #[error("old_string was not found in {path:?}{}", near_hint(.near.as_ref()))]
    NoMatch {
        /// The file.
        path: PathBuf,
        /// How it nearly matched, and at most 3 lines where, 1-based.
        near: Option<(NearMiss, Vec<u64>)>,
    },
    /// The text is there another number of times.
    #[error(
        "old_string was found {found} times in {path:?}, not {expected}, at line {}; give more context, or the right number",
        line_list(.lines, *.found)
    )]
    MatchCount {
        /// The file.
        path: PathBuf,
        /// How often it is there.
        found: u64,
        /// How often it should be.
        expected: u64,
        /// Where, at most 20 lines, 1-based.
        lines: Vec<u64>,
    },
    /// Old and new are the same.
    #[error("the edit changes nothing in {path:?}")]
    NoChange {
        /// The file.
        path: PathBuf,
    },
    /// The file has another number of lines than the caller believes.
    #[error(
        "expected_lines is {expected}, but {path:?} has {file} lines and the range {range}; read it again"
    )]
    Lines {
        /// The file.
        path: PathBuf,
        /// Lines the caller believed in.
        expected: u64,
        /// Lines of the file.
        file: u64,
        /// Lines of the range.
        range: u64,
    },
    /// The new text has no safe form in the file's bytes.
    #[error("{path:?} is not valid {encoding}; only edits whose text is all ASCII are safe in it")]
    NotText {
        /// The file.
        path: PathBuf,
        /// The encoding it should be in.
        encoding: &'static str,
    },
    /// The file is larger than an edit takes.
    #[error("{path:?} has {bytes} bytes; an edit takes at most {limit}")]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Its size.
        bytes: u64,
        /// The most that is taken.
        limit: u64,
    },
}

impl EditError {
    /// Returns the stable code of this error.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::Write(error) => error.code(),
            Self::EmptyOld | Self::Range { .. } | Self::EmptyFile { .. } => ErrorCode::InvalidArgument,
            Self::NoMatch { .. } => ErrorCode::NoMatch,
            Self::MatchCount { .. } => ErrorCode::MatchCount,
            Self::NoChange { .. } => ErrorCode::NoChange,
            Self::Lines { .. } => ErrorCode::Stale,
            Self::NotText { .. } => ErrorCode::NotUtf8,
            Self::TooLarge { .. } => ErrorCode::TooLarge,
        }
    }
}

impl From<PathError> for EditError {
    fn from(error: PathError) -> Self {
        Self::Write(error.into())
    }
}

fn stopped_code(stopped: Stopped) -> ErrorCode {
    match stopped {
        Stopped::TimedOut => ErrorCode::Timeout,
        Stopped::Cancelled => ErrorCode::Cancelled,
    }
}

fn near_hint(near: Option<&(NearMiss, Vec<u64>)>) -> String {
    near.map_or_else(
        || "; read the file again".to_owned(),
        |(miss, lines)| format!("; {miss}, at line {}", line_list(lines, lines.len() as u64)),
    )
}

/// Writes line numbers, and that there are more of them where there are.
fn line_list(lines: &[u64], all: u64) -> String {
    let mut list = lines.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    if all > lines.len() as u64 {
        list.push_str(", …");
    }
    list
}
