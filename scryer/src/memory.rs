//! Decisions that know the code they are about: architecture records, and what is true of them today.
//!
//! In go the Markdown files of `docs/adr`, `docs/learnings` and `docs/plans` and the decisions that only the store has; out
//! come ranked answers with reasons, and verdicts. `record` alone touches the disk; `frontmatter` and `markdown` take a
//! text apart, `corpus` holds all decisions of a project ready to be asked. `recall` ranks them by words, by paths and by
//! nearness in the call graph. `anchors` says whether a symbol that a decision names is what it was, `rules` whether a
//! forbidden use crept in; both go by resolved names, not by text.
//!
//! The file is the record: what the store holds is a copy that reconciles to it, and a decision without a file is the one
//! thing that only the store has. Nothing here knows questions, formats or projects, and nothing asks a clock what to answer.

mod anchors;
mod code;
mod corpus;
mod fingerprint;
mod frontmatter;
mod markdown;
mod model;
mod recall;
mod record;
mod rules;
mod words;

pub use anchors::{Anchored, Verdict, anchors_of, baseline_key, fingerprint_of};
pub use code::Code;
pub use corpus::Corpus;
pub use markdown::gist;
pub use model::{
    Decision, DecisionRow, DecisionStore, Draft, Folder, MemoryStore, NoSuchWord, Source, Status, Template,
};
pub use recall::{Ask, Match, Neighbour, SymbolAsk, rank};
pub use record::{ADR_DIR, Created, Listing, RecordError, create, list, named_file, read, remove, replace};
pub use rules::{Ruling, Violation, rulings_of};

pub(crate) use corpus::glob_fault;
pub(crate) use frontmatter::record_head;
pub(crate) use markdown::one_line as title_line;
pub(crate) use record::compose;
pub(crate) use rules::is_rule;
