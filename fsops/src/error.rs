//! Why an operation has no answer: one enum per family, and the stable code that each of its errors carries.
//!
//! A message names the thing at fault and, where there is one, the way out. Paths are quoted and escaped, so a name
//! with a newline stays on one line. No message holds file content, arguments or values of environment variables.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use crate::process::Output;

mod files;
mod git;
mod inspect;
mod search;

pub use files::{EditError, NearMiss, ReadError, WriteError};
pub use git::GitError;
pub use inspect::InspectError;
pub use search::SearchError;

/// A stable short name for a kind of failure, the same in every adapter and every version.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorCode {
    /// A value that can't be meant: an empty path, line 0, a range that ends before it begins.
    InvalidArgument,
    /// The path names nothing.
    NotFound,
    /// The path needs a directory where something else is.
    NotADirectory,
    /// The path leads to a directory where something else is needed.
    IsDirectory,
    /// The path leads to a FIFO, a socket or a device, which are never opened.
    NotARegularFile,
    /// The destination is taken.
    AlreadyExists,
    /// The file is larger than the operation takes.
    TooLarge,
    /// The text to be replaced isn't there.
    NoMatch,
    /// The text to be replaced is there another number of times.
    MatchCount,
    /// The edit would leave everything as it is.
    NoChange,
    /// The file isn't what the caller believes it to be, or changed meanwhile.
    Stale,
    /// The path leads out of the root that the caller set.
    OutsideRoot,
    /// The system refused access.
    PermissionDenied,
    /// The system reported another failure.
    Io,
    /// The bytes and the encoding don't agree, so nothing can be written without loss.
    NotUtf8,
    /// The deadline passed.
    Timeout,
    /// The caller gave up.
    Cancelled,
    /// A program that the operation needs isn't there.
    BackendMissing,
    /// A program that the operation needs couldn't be run.
    BackendFailed,
    /// A pattern that can't be searched for.
    BadPattern,
    /// The directory belongs to no repository with a worktree.
    NotARepository,
    /// git ended with an error.
    GitFailed,
    /// A revision that names nothing, or that could be taken for an option.
    BadRevision,
    /// A commit message without a conventional header.
    BadMessage,
    /// The index holds nothing that the last commit doesn't.
    NothingToCommit,
    /// The repository has no commit yet.
    NoCommits,
    /// The URL isn't one, or isn't one that is fetched.
    BadUrl,
    /// The address is one that the outside world must not reach through this machine.
    BlockedAddress,
    /// The page was redirected too often, or in a circle.
    TooManyRedirects,
    /// The server's answer breaks the protocol.
    HttpProtocol,
    /// The server's answer is a refusal.
    HttpStatus,
    /// The body is compressed in a way that is not read here.
    UnsupportedEncoding,
    /// The connection couldn't be made safe.
    Tls,
    /// The host's name has no address.
    Dns,
    /// The host couldn't be reached.
    Connect,
    /// A defect in this crate or in one it uses.
    Internal,
}

impl ErrorCode {
    /// Returns the name as it appears in answers, in snake case.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InvalidArgument => "invalid_argument",
            Self::NotFound => "not_found",
            Self::NotADirectory => "not_a_directory",
            Self::IsDirectory => "is_directory",
            Self::NotARegularFile => "not_a_regular_file",
            Self::AlreadyExists => "already_exists",
            Self::TooLarge => "too_large",
            Self::NoMatch => "no_match",
            Self::MatchCount => "match_count",
            Self::NoChange => "no_change",
            Self::Stale => "stale",
            Self::OutsideRoot => "outside_root",
            Self::PermissionDenied => "permission_denied",
            Self::Io => "io",
            Self::NotUtf8 => "not_utf8",
            Self::Timeout => "timeout",
            Self::Cancelled => "cancelled",
            Self::BackendMissing => "backend_missing",
            Self::BackendFailed => "backend_failed",
            Self::BadPattern => "bad_pattern",
            Self::NotARepository => "not_a_repository",
            Self::GitFailed => "git_failed",
            Self::BadRevision => "bad_revision",
            Self::BadMessage => "bad_message",
            Self::NothingToCommit => "nothing_to_commit",
            Self::NoCommits => "no_commits",
            Self::BadUrl => "bad_url",
            Self::BlockedAddress => "blocked_address",
            Self::TooManyRedirects => "too_many_redirects",
            Self::HttpProtocol => "http_protocol",
            Self::HttpStatus => "http_status",
            Self::UnsupportedEncoding => "unsupported_encoding",
            Self::Tls => "tls",
            Self::Dns => "dns",
            Self::Connect => "connect",
            Self::Internal => "internal",
        }
    }

    /// Returns the code for what the system reported.
    #[must_use]
    pub fn of_io(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::NotFound,
            io::ErrorKind::NotADirectory => Self::NotADirectory,
            io::ErrorKind::PermissionDenied => Self::PermissionDenied,
            io::ErrorKind::TimedOut => Self::Timeout,
            _ => Self::Io,
        }
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Says why Windows would not store a file under the name that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum NameFault {
    /// The name is a device whatever its directory and extension: `CON`, `nul.txt`, `COM1`.
    #[error("it names a device")]
    Device,
    /// The name holds a colon, so it would open an alternate stream of another file.
    #[error("it names an alternate stream")]
    Stream,
    /// The name ends in a blank or a dot, which Windows drops: another file would be written.
    #[error("Windows drops the blank or dot at its end")]
    TrailingDrop,
}

/// A path that can't be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PathError {
    /// The path has no characters.
    #[error("the path is empty; `.` is the base directory")]
    Empty,
    /// The path holds a NUL, which no system stores.
    #[error("path {path:?} holds a NUL character")]
    Nul {
        /// The path as given.
        path: String,
    },
    /// `~` was used and the caller knows no home.
    #[error("no home directory is known for {path:?}; write the path in full")]
    NoHome {
        /// The path as given.
        path: String,
    },
    /// A base, home or root must not itself count from somewhere else.
    #[error("directory {path:?} is not absolute")]
    NotAbsolute {
        /// The directory as given.
        path: PathBuf,
    },
    /// `C:name` counts from a directory that only the system's command line remembers.
    #[error(
        "path {path:?} counts from the current directory of another drive; write it from the drive's root"
    )]
    DriveRelative {
        /// The path as given.
        path: String,
    },
    /// A Windows prefix that names a device or a volume, not a file.
    #[error("path {path:?} begins with a device or volume prefix; write it from a drive letter or a share")]
    Prefix {
        /// The path as given.
        path: String,
    },
    /// Windows would write something else than the file that was named.
    #[error("{name:?} in {path:?} can't be written: {fault}; choose another name")]
    Name {
        /// The path as given.
        path: String,
        /// The component at fault.
        name: String,
        /// What is wrong with it.
        fault: NameFault,
    },
    /// The path isn't Unicode, and the rules that apply here only know Unicode.
    #[error("path {path:?} is not Unicode")]
    NotUnicode {
        /// The path as given.
        path: PathBuf,
    },
    /// Nothing has this name.
    #[error("{path:?} does not exist; the nearest directory that does is {parent:?}{}", similar_hint(.similar))]
    NotFound {
        /// The path that was looked for.
        path: PathBuf,
        /// Its deepest ancestor that exists.
        parent: PathBuf,
        /// An entry of `parent` whose name differs only in letter case, Unicode form or kind of blank.
        similar: Option<String>,
    },
    /// The path ends in a separator, or goes on below it, and what is there is no directory.
    #[error("{path:?} is not a directory")]
    NotADirectory {
        /// The path of what is there.
        path: PathBuf,
    },
    /// The path, or a link on the way, leads out of the root.
    #[error("path {path:?} is outside the root {root:?}")]
    OutsideRoot {
        /// The path that was asked for.
        path: PathBuf,
        /// The root as the caller gave it.
        root: PathBuf,
    },
    /// The links on the way lead in a circle, or as good as.
    #[error("path {path:?} goes through more than {limit} symbolic links")]
    TooManyLinks {
        /// The path that was asked for.
        path: PathBuf,
        /// Links followed before giving up.
        limit: usize,
    },
    /// A directory can't be made.
    #[error("could not make the directory {path:?}: {source}")]
    NotMade {
        /// The directory.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The system reported a failure.
    #[error("could not look at {path:?}: {source}")]
    Io {
        /// The path that was looked at.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl PathError {
    /// Returns the stable code of this error.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::Empty
            | Self::Nul { .. }
            | Self::NoHome { .. }
            | Self::NotAbsolute { .. }
            | Self::DriveRelative { .. }
            | Self::Prefix { .. }
            | Self::Name { .. }
            | Self::NotUnicode { .. } => ErrorCode::InvalidArgument,
            Self::NotFound { .. } => ErrorCode::NotFound,
            Self::NotADirectory { .. } => ErrorCode::NotADirectory,
            Self::OutsideRoot { .. } => ErrorCode::OutsideRoot,
            Self::TooManyLinks { .. } => ErrorCode::Io,
            Self::NotMade { source, .. } | Self::Io { source, .. } => ErrorCode::of_io(source),
        }
    }
}

/// Text that can't be sliced or written as asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TextError {
    /// Lines are counted from 1.
    #[error("line numbers begin at 1 (got 0)")]
    LineZero,
    /// A range of lines that holds none.
    #[error("a range of lines must hold at least one (got 0)")]
    NoLines,
    /// A range of lines that ends before it begins.
    #[error("the last line {last} comes before the first line {first}")]
    Reversed {
        /// First line asked for, 1-based.
        first: u64,
        /// Last line asked for, 1-based, inclusive.
        last: u64,
    },
    /// The text was shown with replacements; writing it would destroy the bytes behind them.
    #[error("the bytes are not valid {encoding} ({invalid_bytes} can't be decoded); edit them as bytes")]
    Lossy {
        /// Name of the encoding.
        encoding: &'static str,
        /// How many bytes have no reading.
        invalid_bytes: u64,
    },
    /// Every byte has a reading, but writing the characters gives other bytes.
    #[error("the bytes are not what {encoding} would write for their text; edit them as bytes")]
    Irreversible {
        /// Name of the encoding.
        encoding: &'static str,
    },
    /// The encoding has no bytes for a character.
    #[error("{encoding} has no form for {character:?}")]
    Unmappable {
        /// Name of the encoding.
        encoding: &'static str,
        /// The first character without a form.
        character: char,
    },
}

impl TextError {
    /// Returns the stable code of this error.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::LineZero | Self::NoLines | Self::Reversed { .. } => ErrorCode::InvalidArgument,
            Self::Lossy { .. } | Self::Irreversible { .. } | Self::Unmappable { .. } => ErrorCode::NotUtf8,
        }
    }
}

/// A program that couldn't be run to its end.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProcessError {
    /// The program was given by a name or a relative path where a full path is needed.
    #[error("program {program:?} is not a full path; look it up first")]
    NotAbsolute {
        /// The program as given.
        program: PathBuf,
    },
    /// No directory of the search path holds such a program.
    #[error("program {program:?} was not found; install it, or add its directory to the search path")]
    NotInstalled {
        /// The program as given.
        program: PathBuf,
    },
    /// The program is a script for a command interpreter, which would read the arguments as commands.
    #[error("program {program:?} is a batch file, which only a shell can run")]
    BatchFile {
        /// The program as given.
        program: PathBuf,
    },
    /// The working directory isn't there.
    #[error("working directory {directory:?} is not a directory")]
    Directory {
        /// The directory as given.
        directory: PathBuf,
    },
    /// The system wouldn't start the program.
    #[error("could not start {program:?}: {source}")]
    Start {
        /// The program as given.
        program: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The system wouldn't tell how the program ended.
    #[error("could not wait for {program:?}: {source}")]
    Wait {
        /// The program as given.
        program: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The deadline passed; the program and what it started were ended.
    #[error("{program:?} was ended after {} ms", .after.as_millis())]
    TimedOut {
        /// The program as given.
        program: PathBuf,
        /// How long it had run.
        after: Duration,
        /// What it had printed until then.
        output: Box<Output>,
    },
    /// The caller gave up; the program and what it started were ended.
    #[error("{program:?} was cancelled after {} ms", .after.as_millis())]
    Cancelled {
        /// The program as given.
        program: PathBuf,
        /// How long it had run.
        after: Duration,
        /// What it had printed until then.
        output: Box<Output>,
    },
}

impl ProcessError {
    /// Returns the stable code of this error.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::NotAbsolute { .. } | Self::BatchFile { .. } => ErrorCode::InvalidArgument,
            Self::NotInstalled { .. } => ErrorCode::BackendMissing,
            Self::Directory { .. } => ErrorCode::NotADirectory,
            Self::Start { source, .. } if source.kind() == io::ErrorKind::InvalidInput => {
                ErrorCode::InvalidArgument
            }
            Self::Start { .. } | Self::Wait { .. } => ErrorCode::BackendFailed,
            Self::TimedOut { .. } => ErrorCode::Timeout,
            Self::Cancelled { .. } => ErrorCode::Cancelled,
        }
    }
}

fn similar_hint(similar: &Option<String>) -> String {
    similar.as_ref().map_or_else(String::new, |name| format!(", which holds {name:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_stay_on_one_line_and_say_what_next() {
        let error = PathError::NotFound {
            path: "/a/Read\nme".into(),
            parent: "/a".into(),
            similar: Some("read\nme".into()),
        };
        let message = error.to_string();
        assert_eq!(
            message,
            r#""/a/Read\nme" does not exist; the nearest directory that does is "/a", which holds "read\nme""#
        );
        assert_eq!(error.code().as_str(), "not_found");
    }

    #[test]
    fn system_errors_keep_their_kind() {
        let check = |kind: io::ErrorKind, code| {
            assert_eq!(PathError::Io { path: "/a".into(), source: kind.into() }.code(), code);
        };
        check(io::ErrorKind::PermissionDenied, ErrorCode::PermissionDenied);
        check(io::ErrorKind::NotADirectory, ErrorCode::NotADirectory);
        check(io::ErrorKind::StorageFull, ErrorCode::Io);
        check(io::ErrorKind::InvalidInput, ErrorCode::Io);
    }
}
