//! File, search, git and web operations for tools and agents: synchronous, exact, bounded.
//!
//! The crate is a library and nothing else: no runtime, no protocol, no terminal, no global state. It prints nothing
//! and it reads neither the environment nor the current directory, so one process can serve callers with different
//! homes, roots and deadlines at once. What a command line or a server needs to know about the outside world, it
//! finds out and passes in.
//!
//! # The model: a request gives an outcome
//!
//! ```text
//!  Request ──► check ──► run ──► Result<Outcome<T>, E>
//!  plain data            │         │             └─ could not be answered: one error enum per family, with a code
//!     paths ─ Base, Root ┤         ├─ value       what was asked for
//!     limits ─ Deadline ─┘         ├─ truncations where it was cut, by what, and where to go on
//!                                  └─ notes       what the caller would want to be told
//! ```
//!
//! - A **request** is plain data. What the operations of one call share is in a [`Call`]: the directory that relative
//!   paths count from and the home that `~` stands for ([`paths::Base`]), the directory that no path may leave
//!   ([`paths::Root`]), the instant by which the call must be over ([`limits::Deadline`]). The environment of a program
//!   that is started is in its request ([`process::Request`]).
//! - An **outcome** ([`limits::Outcome`]) is the value together with how far it can be trusted to be whole. An answer
//!   that was cut is still an answer, so [`limits::Truncation`] is part of the outcome, never an error and never a
//!   line hidden in the text. It says what was kept, of how much, and the number that continues the reading.
//! - An **error** means that there is no answer. It names the thing and the way out, and
//!   [`ErrorCode`] gives each its stable short name. Nothing found is not an error where the question was "what is
//!   there".
//!
//! # Limits
//!
//! Every operation is bounded in bytes, lines, matches and time. Memory follows the limit, not the input: what
//! exceeds a limit is counted, not kept. A [`limits::Deadline`] is made once at the edge and handed down, so ten steps
//! of one call share one clock; the same value carries the caller's [`limits::Cancel`].
//!
//! # Errors
//!
//! One `thiserror` enum per family ([`PathError`], [`TextError`], [`ProcessError`], [`ReadError`], [`WriteError`],
//! [`EditError`]); each has a `code()`. Messages are
//! one line, name the path, program or number at fault, and hold no file content, no arguments of a program and no
//! value of an environment variable.
//!
//! # Bytes are kept
//!
//! What is shown is never what is written back. [`text::Text`] decodes for reading and knows whether its bytes can be
//! had back; where they can't (bytes that aren't the encoding they claim to be), it refuses to encode rather than
//! replace what it could not read. Line numbers are 1-based, ranges of lines inclusive, and only LF ends a line.
//!
//! # What is here
//!
//! | module | owns |
//! | --- | --- |
//! | [`paths`] | home expansion, normalisation, resolution against a base, confinement to a root, Windows rules |
//! | [`limits`] | budgets, deadlines, truncation, the outcome itself |
//! | [`text`] | encodings, binary detection, line endings, slices by line and by character |
//! | [`process`] | the one place that starts a program |
//! | [`read`] | slices of texts, numbered lines, bytes, images, the names in a directory |
//! | [`info`] | kind, size, mode and times of a path |
//! | [`tree`] | listing, making, copying, moving and removing |
//! | [`mod@write`] | whole files, replaced or made: the old bytes or the new ones, never else |
//! | [`edit`] | text for text, lines for lines, with a diff |
//! | [`search`] | content of files by regex or text, the same answer for any number of threads |
//! | [`inspect`] | several small read-only questions about one directory in one call |
//! | [`git`] | status, diff, show, add, commit, amend through the git program |
#![cfg_attr(
    feature = "web",
    doc = "| [`web`] | pages fetched, rendered and converted; downloads; the address guard |"
)]
//!
//! # What is not here
//!
//! - No shell. A program is started with a vector of arguments; nothing is ever quoted, split or expanded.
//! - No serialisation by default. With the feature `serde` results serialise as the metadata of an answer, without the
//!   bodies.
//! - No policy by default. Without a [`paths::Root`] any path that the process may touch can be touched.
//! - No ambient state: `~`, `PATH`, the current directory and the clock's origin come from the caller.
//! - No guesses about encodings. A BOM or the caller's label decides; otherwise text is UTF-8.
//! - No rendering: how an outcome becomes JSON, a table or a protocol message is for the adapter.
//!
//! # Example
//!
//! ```
//! use fsops::paths::Base;
//! use fsops::text::{self, LineRange, Text};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let directory = tempfile::tempdir()?;
//! # std::fs::write(directory.path().join("notes.txt"), "one\r\ntwo\r\nthree")?;
//! let base = Base::new(directory.path())?;
//! let path = base.resolve("./drafts/../notes.txt")?;
//!
//! let text = Text::decode(&std::fs::read(path.as_path())?);
//! let slice = text::slice_lines(text.as_str().as_bytes(), LineRange::new(2, Some(2))?);
//! assert_eq!(&text.as_str()[slice.bytes], "two\r\n");
//! # Ok(())
//! # }
//! ```

pub mod edit;
pub mod git;
pub mod info;
pub mod inspect;
pub mod limits;
pub mod paths;
pub mod process;
pub mod read;
pub mod search;
pub mod text;
pub mod tree;
#[cfg(feature = "web")]
pub mod web;
pub mod write;

mod call;
mod dir;
mod error;
#[cfg(test)]
mod testing;

pub use call::Call;
pub use error::{EditError, GitError, InspectError, NearMiss, ReadError, SearchError, WriteError};
pub use error::{ErrorCode, NameFault, PathError, ProcessError, TextError};
