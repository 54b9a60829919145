//! How fast the pipeline is, as ratios to a bare parse of the same files.
//!
//! In go workspaces on disk, out comes one table: a column for each, a row for each stage of the pipeline, of the façade
//! and of the questions. Seconds depend on the machine and on what else it does, so what a row says is how often the bare
//! tree-sitter parse of the workspace's files fits into it: on the same threads, measured in the same run, in turns.
//!
//!     cargo bench -p scryer --bench pipeline [-- NAME…]
//!
//! `SCRYER_CORPORA` lists directories as `PATH` does: workspaces, or directories that hold workspaces; without it, the
//! repository itself is measured. Each `NAME` picks those whose directory's name begins with it. `SCRYER_BENCH_ROUNDS`
//! says how often each stage runs (3); the fastest counts. Dependencies are looked for in `CARGO_HOME`.
//!
//! It measures copies, so that it can edit them, and each of the three parts in a process of its own, so that the peak of
//! memory is that of the façade and of nothing else. It fails at no target: it says which are missed.
#![allow(clippy::print_stdout, clippy::print_stderr)] // A program; its table is for people.

mod corpus;
mod figures;
mod memory;
mod questions;
mod session;
mod stages;
mod table;

use std::env;
use std::error::Error;
use std::path::Path;
use std::process::{Command, Stdio};

use corpus::Corpus;
use figures::Figures;

type Result<T = (), E = Box<dyn Error + Send + Sync>> = std::result::Result<T, E>;

/// The parts, each of which is a process.
const PARTS: [&str; 3] = ["stages", "session", "memory"];

/// The first argument of such a process.
const CHILD: &str = "--part";

fn main() -> Result {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [CHILD, part, root] => run(part, Path::new(root)),
        // `cargo test --all-targets` runs benches as well, without this.
        _ if !arguments.iter().any(|argument| argument == "--bench") => {
            println!("nothing is measured: run `cargo bench -p scryer --bench pipeline`");
            Ok(())
        }
        _ => {
            let names: Vec<&String> =
                arguments.iter().filter(|argument| !argument.starts_with('-')).collect();
            measure(&names)
        }
    }
}

fn measure(names: &[&String]) -> Result {
    let corpora = corpus::find(names)?;
    let mut columns: Vec<(String, Figures)> = Vec::new();
    for corpus in &corpora {
        let mut figures = Figures::default();
        for part in PARTS {
            eprintln!("{}: {part}", corpus.name);
            let copy = corpus.copy()?;
            let output = Command::new(env::current_exe()?)
                .args([CHILD, part])
                .arg(copy.path())
                .stderr(Stdio::inherit())
                .output()?;
            if !output.status.success() {
                return Err(format!("{}: {part} ended with {}", corpus.name, output.status).into());
            }
            figures.merge(Figures::parse(&String::from_utf8(output.stdout)?)?);
        }
        columns.push((corpus.name.clone(), figures));
    }
    print!("{}", table::render(&columns));
    Ok(())
}

/// Runs one part, and prints what it found for the process that started it.
fn run(part: &str, root: &Path) -> Result {
    let corpus = Corpus::at(root)?;
    let mut figures = Figures::default();
    match part {
        "stages" => stages::run(&corpus, &mut figures)?,
        "session" => session::run(&corpus, &mut figures)?,
        "memory" => memory::run(&corpus, &mut figures)?,
        _ => return Err(format!("there is no part {part}").into()),
    }
    print!("{figures}");
    Ok(())
}
