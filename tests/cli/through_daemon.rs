//! The command as people and scripts run it, once more: each test has a daemon that its commands go through. What they print
//! has to be the same bytes.

#![expect(clippy::unwrap_used, reason = "what fails in a helper fails the test")]

mod answers;
mod disorder;
mod files;
mod serve;
mod typing;
mod util;
