//! What is answered while the first index is made.

use std::fmt::Write as _;
use std::time::Duration;

use scryer::answer::Reply;
use scryer::query::{FindReferences, Lag, TargetArg};

use crate::util::{Disk, manifest};

/// While the analyser was loading, the answer was an empty list that looked final.
#[test]
fn b119_an_index_in_the_making() {
    const FILES: usize = 200;
    let disk = Disk::new(&[("Cargo.toml", &manifest("demo"))]);
    let mut lib = "pub fn target() {}\n".to_owned();
    for n in 0..FILES {
        let filler: String = (0..40).map(|k| format!("pub fn f{k}() -> u32 {{ {k} + 1 }}\n")).collect();
        disk.write(&format!("src/m{n}.rs"), format!("pub fn user() {{ crate::target() }}\n{filler}"));
        let _ = writeln!(lib, "pub mod m{n};");
    }
    disk.write("src/lib.rs", lib);
    let request =
        FindReferences { limit: FILES, ..FindReferences::new(TargetArg::Symbol("target".to_owned())) };
    let mut unready = 0;
    let mut patience = Duration::ZERO;
    loop {
        match disk.project.waiting_at_most(patience).find_references(&request) {
            Err(error) => {
                let said = error.to_string();
                assert!(
                    said.starts_with("INDEXING ") && said.contains("results so far are partial"),
                    "{said}"
                );
                unready += 1;
            }
            Ok(found) if found.standing.lag.is_some() => {
                let lag = found.standing.lag.clone();
                assert!(found.result.callers.len() <= FILES, "nothing is made up");
                let reply = Reply::new(&request, found);
                assert!(reply.unsettled, "it does not look final");
                let word = if matches!(lag, Some(Lag::Indexing { .. })) { "INDEXING " } else { "STALE" };
                assert!(reply.notes[0].starts_with(word), "{:?}", reply.notes);
                unready += 1;
            }
            Ok(found) => {
                assert_eq!(found.result.callers.len(), FILES);
                break;
            }
        }
        patience = Duration::from_millis(30);
    }
    assert!(unready > 0, "the first question waits for nothing, and says so");
}
