//! The command as people and scripts run it: streams, exit codes, the shape of the JSON, and inputs that are in disorder.

#![expect(clippy::unwrap_used, reason = "what fails in a helper fails the test")]

mod adr;
mod answers;
mod disorder;
mod files;
mod serve;
mod typing;
mod util;
