//! The command as people and scripts run it: streams, exit codes, the shape of the JSON, and inputs that are in disorder.

//!
//! `through_daemon.rs` runs the same with a daemon for each test that its commands go through.

#![expect(clippy::unwrap_used, reason = "what fails in a helper fails the test")]

mod adr;
#[cfg(unix)]
mod agent;
mod answers;
#[cfg(unix)]
mod chaos;
#[cfg(unix)]
mod clock;
#[cfg(unix)]
mod crowd;
#[cfg(unix)]
mod daemon;
mod disorder;
mod files;
#[cfg(unix)]
mod http;
#[cfg(unix)]
mod live;
mod serve;
mod typing;
mod util;
