//! The server over a pipe: raw lines of JSON in, raw lines of JSON out, as a client sends and gets them.

#![expect(clippy::unwrap_used, reason = "what fails in a helper fails the test")]

mod calls;
mod client;
mod contract;
mod decisions;
mod definitions;
mod facts;
mod files;
mod protocol;
mod sample;
mod sessions;
mod usage;
mod walks;
mod wrong_calls;
