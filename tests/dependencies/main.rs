//! Linked crates, against what others know of them: a compiler-grade analyser, rustdoc, and the stopwatch.
//!
//! Slow, and skipped unless the variable that a test needs is set:
//!
//! | variable | |
//! | --- | --- |
//! | `SCRYER_ORACLE` | the directory with the oracle, relative to the repository: tokens of the corpora that name something outside of them are asked for |
//! | `SCRYER_ORACLE_CORPORA` | which corpora: names with commas between; ripgrep-ws, cargo and clap_builder unless given |
//! | `SCRYER_CORPORA` | where corpora are laid out, and found the next time; in the target directory unless given |
//! | `SCRYER_RUSTDOC=1` | has `cargo doc` document some crates, and compares what it lists with our outlines, and times one |
//! | `SCRYER_LIBRARY=1` | reads the standard library by the sources of the toolchain that runs the test (`SCRYER_SYSROOT` names another), and compares |
//! | `SCRYER_SHOW=N` | how many faults are shown (20) |
//!
//! The sources of dependencies are read where cargo keeps them. A release build is for these: `cargo test --profile fast -p scryer
//! --no-default-features --features serde --test dependencies`.

#![expect(clippy::unwrap_used, reason = "whatever fails here fails the test")]

mod external;
mod library;
mod speed;
mod surface;

use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};

use scryer::{Options, Scryer};

/// The repository's top.
fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A variable that is set to something.
fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// Says something, whether or not the test passes.
fn tell(line: &str) {
    // Not by `eprintln`, which the test harness keeps to itself.
    let _ = writeln!(std::io::stderr(), "dependencies: {line}");
}

/// How many faults of a kind are shown.
fn shown() -> usize {
    variable("SCRYER_SHOW").and_then(|text| text.parse().ok()).unwrap_or(20)
}

fn cargo_home() -> Option<PathBuf> {
    let home = || Some(PathBuf::from(env::var_os("HOME")?).join(".cargo"));
    env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home)
}

/// Projects that are kept nowhere.
fn in_memory() -> Scryer {
    Scryer::in_memory(Options { cargo_home: cargo_home(), ..Options::default() })
}
