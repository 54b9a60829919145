//! Names: what each path means.
//!
//! In go the crate graph and the facts of its files; out come [`DefMaps`]: per crate a tree of modules, and per module what
//! each name in scope stands for, in three namespaces. Two phases, as rustc has them (the Reference's chapters on names,
//! paths and use declarations; `rustc_resolve::{build_reduced_graph, imports}`):
//!
//! 1. `module_tree` walks the items from each crate's root file, follows `mod` declarations into files, and enters what
//!    is declared. Blocks that declare items are modules without a name.
//! 2. `collector` resolves imports until nothing changes.
//!
//! Both sides of every `cfg` are kept: a name that is declared twice stands for both. What lies outside the crates that are
//! loaded is [`ScopeDef::Opaque`]: known to be elsewhere, never guessed to be here. Nothing fails: what can't be resolved
//! resolves to nothing.

mod ahead;
mod collector;
mod def_map;
mod expansion;
mod module_tree;
mod path;
mod qualified;

pub use collector::link;
pub(crate) use collector::link_while;
pub use def_map::{
    Builtin, DefMap, DefMaps, Defs, Entry, ModuleData, ModuleId, ModuleOrigin, Namespace, PerNs, Scope,
    ScopeDef, Vis,
};
pub(crate) use expansion::{ExpandedCall, call_tokens, expand_call};
pub use path::{PathResolution, PathView, Resolver};
pub use qualified::QualifiedName;
pub(crate) use qualified::{module_path, self_type_name};
