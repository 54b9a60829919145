//! Why a question could not be asked. That nothing or too much was found is an answer, not an error.

use std::fmt;

/// A question that can't be answered as it was put.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
#[non_exhaustive]
pub enum QueryError {
    /// Lines and columns start at 1.
    #[error("{what} 0 does not exist; lines and columns count from 1")]
    Zero {
        /// `line` or `column`.
        what: &'static str,
    },
    /// The file is shorter.
    #[error("`{file_path}` has {lines} lines, there is no line {line}; read the file again")]
    NoSuchLine {
        /// The file.
        file_path: String,
        /// The line asked for.
        line: u32,
        /// How many it has.
        lines: u32,
    },
    /// The line is shorter.
    #[error(
        "line {line} of `{file_path}` has {bytes} bytes, there is no column {column}; columns count bytes"
    )]
    NoSuchColumn {
        /// The file.
        file_path: String,
        /// The line.
        line: u32,
        /// The column asked for.
        column: u32,
        /// How long the line is.
        bytes: u32,
    },
    /// A range of lines that ends before it starts.
    #[error("`start_line` {start} lies behind `end_line` {end}; swap them")]
    EmptyRange {
        /// First line.
        start: u32,
        /// Last line.
        end: u32,
    },
    /// A path that leads out of the root.
    #[error("`{file_path}` is outside the project `{root}`; name a file below it, or another project")]
    OutsideProject {
        /// The path asked for.
        file_path: String,
        /// The project's root.
        root: String,
    },
    /// A directory where a file is wanted.
    #[error("`{file_path}` is a directory; name a file in it{}", such_as(.example))]
    IsDirectory {
        /// The path asked for.
        file_path: String,
        /// A file in it.
        example: Option<String>,
    },
    /// No such file is held.
    #[error("`{file_path}` is not indexed: no such file, not a `.rs` file, or ignored{}", did_you_mean(.nearest))]
    NotIndexed {
        /// The path asked for.
        file_path: String,
        /// Indexed files with the same name.
        nearest: Vec<String>,
    },
    /// A number that is too large or too small.
    #[error("`{argument}` must be from {least} to {most}, not {given}")]
    OutOfRange {
        /// The argument.
        argument: &'static str,
        /// The least that it takes.
        least: usize,
        /// The most that it takes.
        most: usize,
        /// What was given.
        given: usize,
    },
    /// Arguments that exclude each other, or none of them.
    #[error("give exactly one of {choices}")]
    ExactlyOneOf {
        /// The choices, in words.
        choices: &'static str,
    },
    /// `scope_level: file` without a file.
    #[error("`scope_level: file` needs a file: give `file_path` with a position, or `file_filter`")]
    NeedsFile,
    /// An argument that says nothing.
    #[error("`{argument}` is empty; leave it out or give a value")]
    Empty {
        /// The argument.
        argument: &'static str,
    },
    /// A symbol argument that reads as no name.
    #[error(
        "`{symbol}` is no symbol; give a name such as `run`, `module::Type::method` or `<Type as Trait>::method`"
    )]
    BadSymbol {
        /// The argument.
        symbol: String,
    },
    /// A glob that does not parse.
    #[error("`{glob}` is no glob: {reason}; write one such as `src/**/*.rs`")]
    BadGlob {
        /// The glob.
        glob: String,
        /// Why.
        reason: String,
    },
    /// A value that an argument does not take.
    #[error("`{given}` is not one of {}", list(.choices))]
    NoSuchWord {
        /// The value.
        given: String,
        /// The values that exist.
        choices: &'static [&'static str],
    },
    /// A text that reads as no moment.
    #[error("`{given}` is no time; write one such as `24h`, `7d` or `2026-08-01`")]
    BadSince {
        /// As given.
        given: String,
    },
    /// No decision is that one.
    #[error("there is no decision with {what}; {}", highest_number(*.highest))]
    NoSuchDecision {
        /// How it was asked for.
        what: String,
        /// The highest number that there is; 0 if there is none.
        highest: u32,
    },
    /// Several decisions could have been meant.
    #[error("several decisions have the {what}: `{}`; {}", files.join("`, `"), say_which(.what))]
    SeveralDecisions {
        /// How it was asked for.
        what: String,
        /// They.
        files: Vec<String>,
    },
    /// A rule that reads as none.
    #[error("`{rule}` is no rule; write one such as `my_crate::domain -> my_crate::http`")]
    BadRule {
        /// As given.
        rule: String,
    },
    /// The search index could not be read.
    #[error("search failed: {reason}")]
    Search {
        /// Why.
        reason: String,
    },
}

fn highest_number(highest: u32) -> String {
    match highest {
        0 => "none is recorded yet".to_owned(),
        highest => format!("the highest number is {highest}, and query_adrs lists all"),
    }
}

fn say_which(what: &str) -> &'static str {
    if what.starts_with("title") { "give adr_number" } else { "give file_path" }
}

fn such_as(path: &Option<String>) -> String {
    path.as_ref().map(|path| format!(", such as `{path}`")).unwrap_or_default()
}

fn did_you_mean(paths: &[String]) -> String {
    match paths {
        [] => String::new(),
        paths => format!("; did you mean `{}`?", paths.join("`, `")),
    }
}

fn list(words: &'static [&'static str]) -> impl fmt::Display {
    format!("`{}`", words.join("`, `"))
}
