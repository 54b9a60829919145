//! What a shell offers while a command is typed: names from the index, next to what clap knows by itself.
//!
//! In goes the word so far, out come words. Nothing is indexed for it and nothing said: without an index, or where another
//! process than the daemon has it, there are no names, only files.

use std::ffi::OsStr;

use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use serde_json::json;

use crate::backend::Backend;

/// Symbols.
pub(crate) fn symbols() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| names(current))
}

/// Symbols, and files for places in them.
pub(crate) fn symbols_and_files() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let mut all = names(current);
        all.extend(PathCompleter::file().complete(current));
        all
    })
}

/// Known projects.
pub(crate) fn projects() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let known = Backend::for_completion().map(|backend| backend.names("scryer/projects", json!({})));
        candidates(current, known.unwrap_or_default().into_iter())
    })
}

/// Crates that the workspace names.
pub(crate) fn crates() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let found = Backend::for_completion().map(|backend| backend.names("scryer/crates", json!({})));
        candidates(current, found.unwrap_or_default().into_iter())
    })
}

fn names(current: &OsStr) -> Vec<CompletionCandidate> {
    // Of what begins with nothing there is too much.
    let Some(prefix) = current.to_str().filter(|prefix| !prefix.is_empty()) else { return Vec::new() };
    let asked = json!({"prefix": prefix});
    let found = Backend::for_completion().map(|backend| backend.names("scryer/symbols", asked));
    found.unwrap_or_default().into_iter().map(CompletionCandidate::new).collect()
}

fn candidates(current: &OsStr, words: impl Iterator<Item = String>) -> Vec<CompletionCandidate> {
    let Some(prefix) = current.to_str() else { return Vec::new() };
    words.filter(|word| word.starts_with(prefix)).map(CompletionCandidate::new).collect()
}
