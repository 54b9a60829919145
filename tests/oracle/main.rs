//! Against a compiler-grade oracle: the figures of the scoreboard hold.
//!
//! Slow, and skipped unless `SCRYER_ORACLE` names the directory with the oracle (relative to the repository): `corpus.sh`,
//! which lays out a corpus of published code, `evaluate.py`, which compares our answers with the truth, and the truth
//! itself, a `NAME.json.gz` for each corpus. What comes of it is compared with `docs/scoreboard.json`: nothing may get
//! worse, and what gets better is to be noted there.
//!
//! | variable | |
//! | --- | --- |
//! | `SCRYER_ORACLE_CORPORA` | which corpora: names with commas between, or `all`; ripgrep-ws unless given |
//! | `SCRYER_ORACLE_UPDATE=1` | measures more, and writes `docs/scoreboard.json` and the table in `docs/accuracy.md` |
//! | `SCRYER_CORPORA` | where corpora are laid out, and found the next time; in the target directory unless given |
//!
//! The sources of dependencies are read where cargo keeps them, so they are fetched first; without a network the figures
//! are those of what is there.

#![expect(clippy::unwrap_used, reason = "whatever fails here fails the test")]

mod board;
mod corpora;
mod evaluate;

use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use board::{Board, Figures};
use evaluate::Evaluation;

/// Of the samples of definitions that are asked for, the one for everyday, and those for the scoreboard.
const SEED: &[u32] = &[1];
const SEEDS: &[u32] = &[1, 2, 3];

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
    let _ = writeln!(std::io::stderr(), "oracle: {line}");
}

#[test]
fn the_scoreboard_holds() {
    let Some(given) = variable("SCRYER_ORACLE") else {
        tell("skipped: SCRYER_ORACLE names no directory with the oracle");
        return;
    };
    let oracle = repository().join(given);
    let oracle = oracle.canonicalize().unwrap_or_else(|error| panic!("{}: {error}", oracle.display()));
    let update = variable("SCRYER_ORACLE_UPDATE").is_some();
    let names = corpora::chosen(&oracle, variable("SCRYER_ORACLE_CORPORA").as_deref());
    let cache = match variable("SCRYER_CORPORA") {
        Some(given) => repository().join(given),
        None => Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpora"),
    };

    let file = repository().join("docs/scoreboard.json");
    let mut board = match fs::read_to_string(&file) {
        Ok(text) => Board::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display())),
        Err(_) if update => Board::default(),
        Err(error) => panic!("{}: {error}", file.display()),
    };
    let mut complaints = Vec::new();
    for name in names {
        let corpus = corpora::lay_out(&oracle, &name, &cache);
        let evaluation = Evaluation::new(&oracle, &name, &corpus);
        let mut figures = Figures::default();
        evaluation.tokens(&mut figures);
        for &seed in if update { SEEDS } else { SEED } {
            evaluation.refs(seed, &mut figures);
        }
        match update {
            true => board.replace(&name, figures),
            false => complaints.extend(board.compare(&name, &figures)),
        }
    }
    if update {
        let docs = repository().join("docs/accuracy.md");
        let text = fs::read_to_string(&docs).unwrap_or_else(|error| panic!("{}: {error}", docs.display()));
        let text = board::with_table(&text, &board.table())
            .unwrap_or_else(|error| panic!("{}: {error}", docs.display()));
        fs::write(&file, board.to_string()).unwrap();
        fs::write(&docs, text).unwrap();
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn the_table_in_the_docs_is_the_scoreboard() {
    let read = |path: &str| fs::read_to_string(repository().join(path)).expect(path);
    let board = Board::parse(&read("docs/scoreboard.json")).unwrap();
    let docs = read("docs/accuracy.md");
    assert!(
        board::with_table(&docs, &board.table()).as_ref() == Ok(&docs),
        "docs/accuracy.md says something else than docs/scoreboard.json; its table should be\n{}",
        board.table()
    );
}
