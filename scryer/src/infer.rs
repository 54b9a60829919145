//! Types: enough of them to know which item each token names.
//!
//! In go the def maps and the facts; out comes, per item and per body, a list of [`Mention`]s: what each identifier in it
//! names. Item-level paths need name resolution and a little of types (associated types); bodies get a bidirectional
//! type inference with unification in the manner of rustc's `hir_typeck`: expected types flow down, obligations are
//! collected and solved as receivers need them, methods are probed along autoderef steps with autoref, inherent before
//! trait. What can't be known stays [`Ty::Unknown`] and its tokens stay unresolved; a guess is never recorded.
//!
//! The parts: `ty` and `unify` are the representation; `lower` reads types as written; `sig` the signatures of
//! items; `impls` indexes impls; `solve` selects them and projects associated types; `method` probes; `body`,
//! `expr` and `pat` walk one body; `items` walks what stands outside bodies; `counterpart` finds a definition again in another program.

mod body;
mod counterpart;
mod expr;
mod impls;
mod items;
mod lower;
mod macros;
mod method;
mod pat;
mod program;
mod sig;
mod solve;
mod twins;
mod ty;
mod unify;

pub use counterpart::{Counterparts, NoCounterpart};
pub use impls::ImplHead;
pub use program::{Mention, Program, Role, Spelling, Target};
pub use ty::{Args, Head, OpaqueId, Projection, Subst, TraitRef, Ty};
