//! Code intelligence for Rust workspaces, without a build.
//!
//! Scryer reads a Cargo workspace as it lies on disk and answers what a compiler could: what a name means, who uses it, what
//! it sits in. It runs no cargo, no build script and no macro of yours, needs no network, and keeps no process running.
//!
//! ```
//! use scryer::query::{FindReferences, TargetArg};
//! use scryer::{Options, Scryer};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let root = tempfile::tempdir()?;
//! # std::fs::write(root.path().join("lib.rs"), "pub fn f() {}\npub fn g() { f() }\n")?;
//! # let root = root.path();
//! let scryer = Scryer::in_memory(Options::default());
//! let project = scryer.project(root)?;
//! let uses = project.find_references(&FindReferences::new(TargetArg::Symbol("f".to_owned())))?;
//! for caller in &uses.result.callers {
//!     println!("{}:{} {}", caller.file_path, caller.line, caller.enclosing_symbol);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! [`Scryer`] holds all projects, [`Project`] one; their methods are all that most programs need. Every answer is about what
//! is on disk when the question is put: nobody has to say that a file was edited.
//!
//! # How an answer comes about
//!
//! ```text
//! root dir ─ workspace ─► CrateGraph       packages, targets, dependencies: from manifests alone
//!              │
//!  each .rs ─ facts ────► FileFacts        one file in isolation, a pure function of its text; kept by content
//!              │
//!           resolve ────► DefMap / crate   modules, imports, what each path means
//!              │
//!            infer ─────► Mentions / body  types, and so which method or field is meant; on demand, remembered
//!              │
//!            graph ─────► references       from definitions to the places that name them
//!              │
//!            query ─────► plain results    one file for each question
//! ```
//!
//! Each stage is a pure function of the one before, and an import goes from a later stage to an earlier one, never back.
//! [`facts`] is the hinge: the last stage that sees syntax, and the one that is kept between runs. [`freshness`] tells what
//! changed on disk, `store` keeps facts and projects, `lexical` ranks search results; [`project`] knows in which order all
//! of this has to happen. A linked state never changes: questions run on it at the same time, without locks, while the next
//! state is made.
//!
//! From syntax to graph nothing fails: wrong code, missing crates and unknown macros make an answer less certain, and it
//! says so. What can fail is in [`Error`].
//!
//! # Features
//!
//! `store` keeps projects and facts in two databases, `lexical` ranks symbol search, `scip` writes SCIP, `watch` has
//! the system tell of changes, `serde` makes results serialisable; all are on by default. `testing` is for tests of programs that build on this crate. A feature adds
//! something, and changes nothing.

// What is computed, in the order of the data.
pub mod source;
pub mod workspace;
pub mod syntax;
pub mod facts;
pub mod expand;
pub mod resolve;
pub mod infer;
pub mod graph;
pub mod memory;
pub mod query;
pub mod answer;

// What keeps it fresh and durable.
pub mod freshness;
#[cfg(feature = "lexical")]
pub mod lexical;
#[cfg(feature = "store")]
pub mod store;

// What callers hold.
mod error;
#[cfg(feature = "scip")]
pub mod scip;
pub mod project;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use error::Error;
#[cfg(feature = "watch")]
pub use project::Watch;
pub use project::{
    Cancel, IndexReport, LastRun, NoProgress, Options, Phase, Progress, Project, ProjectInfo, Removed,
    Scryer, SessionId, Since, Status, ToolCall, ToolUsage, Usage, UsageRequest,
};
