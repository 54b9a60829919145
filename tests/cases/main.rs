//! Faults that tools of this kind have shown in the field: a small input each, and the one right answer.
//!
//! One module for each area. A test is named after the number of its case and says the kind of fault; the kind is what must
//! stay away, the input is one instance.

mod util;

mod cargo;
mod cfg;
#[cfg(feature = "store")]
mod child;
mod closure;
mod files;
mod fuzz;
mod import;
mod loading;
#[cfg(feature = "store")]
mod lock;
mod macros;
mod module;
mod output;
mod parse;
mod position;
mod process;
mod receiver;
mod size;
mod stale;
mod test;
mod traits;
mod worktree;
