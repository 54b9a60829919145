//! Resolved edges, both ways: from a token to what it names, and from a definition to its uses.
//!
//! In goes a linked [`Program`](crate::infer::Program); an [`Analysis`] answers on it and remembers, per body, what inference found, so that a
//! question costs the bodies it touches once. Uses are found as rust-analyzer finds them: where the definition's names
//! stand is looked up (a superset), and each place is resolved (the confirmation). What can't be resolved is kept apart.

mod analysis;
mod layout;
mod names;
mod public;
mod references;
mod uses;
mod walk;

pub use analysis::{Analysis, Resolved};
pub use public::PublicItems;
pub use references::{Certainty, Reference, References};
pub use walk::{Holder, Place, Used, User, Users};
