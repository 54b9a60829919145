//! Decisions: whether the right one is found, and whether drift is told rightly.

#![expect(clippy::unwrap_used, reason = "what fails in a helper fails the test")]

mod changes;
mod found;
