//! The smallest program that asks a question: who uses this symbol?
//!
//! `cargo run -p scryer --example find_references -- ROOT SYMBOL`

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program prints")]

use std::error::Error;
use std::path::Path;

use scryer::query::{FindReferences, TargetArg, View};
use scryer::{Options, Scryer};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [root, symbol] = &arguments[..] else { return Err("give ROOT and SYMBOL".into()) };

    // Nothing is kept: with `Scryer::open`, the next start would find the workspace read.
    let scryer = Scryer::in_memory(Options::default());
    let project = scryer.project(Path::new(root))?;

    // The first question reads the workspace; each later one looks at what changed since.
    let target = TargetArg::Symbol(symbol.clone());
    let found =
        project.find_references(&FindReferences { view: View::Sites, ..FindReferences::new(target) })?;

    for site in &found.result.sites {
        let doubt = if site.name_matched { " (by name only)" } else { "" };
        println!("{}:{}:{}: {}{doubt}", site.file_path, site.line, site.column, site.text);
    }
    for note in &found.notes {
        eprintln!("note: {note}");
    }
    Ok(())
}
