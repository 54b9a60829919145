//! Which tools a session lists, and what clients are told at the start.
//!
//! A profile decides on lists and words only: a tool that is not listed answers all the same. It knows nothing of how tools
//! work.

use std::str::FromStr;

use crate::catalog::{Definition, ToolName};

/// A choice of tools.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Profile {
    /// The few that most questions need: for clients whose models pay for each definition.
    Core,
    /// All tools about code.
    #[default]
    Full,
    /// The file tools.
    Fs,
    /// All tools about code and all file tools.
    All,
}

/// Which tools are marked to be in a model's sight from the start, for clients that load definitions on demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AlwaysLoad {
    /// None.
    None,
    /// Those of [`Profile::Core`].
    #[default]
    Core,
    /// All that are listed.
    All,
}

/// What clients show of the instructions for certain, in characters.
pub const MAX_INSTRUCTIONS: usize = 1800;

/// The tools of [`Profile::Core`].
const CORE: &[ToolName] = &[
    ToolName::SearchSymbols,
    ToolName::InspectSymbol,
    ToolName::FindReferences,
    ToolName::GetFileOutline,
    ToolName::GetEnclosingScope,
    ToolName::CalculateBlastRadius,
];

impl Profile {
    /// All profiles.
    pub const ALL: &[Profile] = &[Profile::Core, Profile::Full, Profile::Fs, Profile::All];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Profile::Core => "core",
            Profile::Full => "full",
            Profile::Fs => "fs",
            Profile::All => "all",
        }
    }

    /// Whether it has the file tools.
    pub const fn has_files(self) -> bool {
        matches!(self, Profile::Fs | Profile::All)
    }

    /// Whether it has tools about code.
    pub const fn has_code(self) -> bool {
        !matches!(self, Profile::Fs)
    }

    /// Whether a tool about code is listed.
    pub fn lists(self, definition: &Definition) -> bool {
        match self {
            Profile::Core => CORE.contains(&definition.tool),
            Profile::Full | Profile::All => true,
            Profile::Fs => false,
        }
    }

    /// What every client is told at the start, at most [`MAX_INSTRUCTIONS`] characters. Names the tools that are listed, and
    /// no others.
    pub fn instructions(self) -> &'static str {
        match self {
            Profile::Core => CORE_INSTRUCTIONS,
            Profile::Full | Profile::All => FULL_INSTRUCTIONS,
            Profile::Fs => FILE_INSTRUCTIONS,
        }
    }
}

impl AlwaysLoad {
    /// All choices.
    pub const ALL: &[AlwaysLoad] = &[AlwaysLoad::None, AlwaysLoad::Core, AlwaysLoad::All];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            AlwaysLoad::None => "none",
            AlwaysLoad::Core => "core",
            AlwaysLoad::All => "all",
        }
    }

    /// Whether a tool is marked.
    pub fn marks(self, definition: &Definition) -> bool {
        match self {
            AlwaysLoad::None => false,
            AlwaysLoad::Core => CORE.contains(&definition.tool),
            AlwaysLoad::All => true,
        }
    }
}

/// A word that is none of a set.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("{given} is not one of {choices}")]
pub struct NoSuchChoice {
    given: String,
    choices: String,
}

fn chosen<T: Copy>(given: &str, all: &[T], word: fn(T) -> &'static str) -> Result<T, NoSuchChoice> {
    let found = all.iter().find(|&&one| word(one) == given);
    found.copied().ok_or_else(|| NoSuchChoice {
        given: given.to_owned(),
        choices: all.iter().map(|&one| word(one)).collect::<Vec<_>>().join(", "),
    })
}

impl FromStr for Profile {
    type Err = NoSuchChoice;

    fn from_str(text: &str) -> Result<Profile, NoSuchChoice> {
        chosen(text, Profile::ALL, Profile::word)
    }
}

impl FromStr for AlwaysLoad {
    type Err = NoSuchChoice;

    fn from_str(text: &str) -> Result<AlwaysLoad, NoSuchChoice> {
        chosen(text, AlwaysLoad::ALL, AlwaysLoad::word)
    }
}

/// What every client of the file tools alone is told at the start.
pub const FILE_INSTRUCTIONS: &str = "\
Files, search, git and the web, exact and safe: what an answer shows is what is there, and an edit changes only what was asked for.

Which tool:
- read: file-read (texts, images, directories, URLs), file-read-line-range (numbered lines), dir-list, path-stat
- find: fs-search (content), fs-inspect (several small questions in one call)
- change: file-edit (text for text), file-edit-lines (by line), file-write (whole files), dir-create, path-copy, path-move, path-remove
- git: git-status, git-diff, git-show, git-add, git-commit, git-amend
- web: web-fetch, web-render (with scripts), web-extract (HTML at hand), download-to-file

Conventions:
- Most tools take one operation, or several in items (paths); each item succeeds or fails alone.
- A cut answer ends in [truncated: …] with the number that goes on. Offsets count characters, lines count from 1.
- Errors have a stable code and say what to do next. An unknown argument is an error, never dropped.
- Relative paths count from the working directory. Long texts may come from a file (content_path, args_path, …).";

const FULL_INSTRUCTIONS: &str = "\
Code intelligence for the Rust workspace in the working directory: answers are resolved by name and type, not by text. \
It is read from source, needs no build, and is indexed on first use; changed files are looked at again by themselves.

Which tool:
- know what it does, not its name: search_symbols
- a first look at one or more symbols: inspect_symbol; a type's fields, methods, traits: get_type_contract
- who uses it: find_references (one entry for each fn that uses it); callers of callers, callees: trace_call_hierarchy
- what breaks, which tests to run: calculate_blast_radius (symbol, file or diff)
- what does this name mean: resolve_definition
- what is in this file: get_file_outline, before reading it; in a dependency: get_crate_outline
- which fn is this line in (stack trace, diff, log): get_enclosing_scope
- why is it so, what was decided: query_adrs; write it down: record_adr, delete_adr
- another directory: index_workspace; state and failures: get_indexing_status; known roots: list_projects, \
switch_active_project, delete_project; usage: get_token_savings_metrics

Conventions:
- Lines and columns count from 1, columns in bytes. Paths are relative to the project's root.
- A symbol is a name, the end of its path (Type::method), Type.method, or <T as Trait>::m.
- complete: true means that there is nothing else; has_more and next_offset say how to go on; see_also is the next call.
- name_matched: only the name ties this use to the symbol. Check it before relying on it.
- ambiguous: several things have this name; ask again with a qualified_name from candidates.
- notes say why an answer is empty or partial.
- Every tool takes max_tokens, no_truncate, project and format=text.";

const CORE_INSTRUCTIONS: &str = "\
Code intelligence for the Rust workspace in the working directory: answers are resolved by name and type, not by text. \
It is read from source, needs no build, and is indexed on first use; changed files are looked at again by themselves.

Which tool:
- know what it does, not its name: search_symbols
- a first look at one or more symbols, with callers, callees and members: inspect_symbol
- who uses it: find_references (one entry for each fn that uses it)
- what breaks, which tests to run: calculate_blast_radius (symbol, file or diff)
- what is in this file: get_file_outline, before reading it
- which fn is this line in (stack trace, diff, log): get_enclosing_scope
- more (definitions at a position, call trees, contracts of types, crates): the commands that see_also names, or scryer help

Conventions:
- Lines and columns count from 1, columns in bytes. Paths are relative to the project's root.
- A symbol is a name, the end of its path (Type::method), Type.method, or <T as Trait>::m.
- complete: true means that there is nothing else; has_more and next_offset say how to go on; see_also is the next call, \
with a command where the tool is not listed.
- name_matched: only the name ties this use to the symbol. Check it before relying on it.
- ambiguous: several things have this name; ask again with a qualified_name from candidates.
- notes say why an answer is empty or partial.
- Every tool takes max_tokens, no_truncate, project and format=text.";
