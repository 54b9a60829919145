//! A search whose answers fit a budget, each with the call that goes on where it was cut.
//!
//! `cargo run -p scryer --example search_in_budget -- ROOT WORDS…`

#![expect(clippy::print_stdout, reason = "a program prints")]

use std::error::Error;
use std::path::Path;

use scryer::answer::{Budget, BytesCounter, Format, Reply, render};
use scryer::query::SearchSymbols;
use scryer::{Options, Scryer};

/// How many answers to show.
const PAGES: usize = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [root, words @ ..] = &arguments[..] else { return Err("give ROOT and WORDS".into()) };

    let scryer = Scryer::in_memory(Options::default());
    let project = scryer.project(Path::new(root))?;
    let mut request = SearchSymbols::new(words.join(" "));

    // Who counts is up to the caller. Bytes are never fewer than tokens; with the feature `tokens` there is a real count.
    let budget = Budget { max_tokens: 1200, counter: &BytesCounter };
    for _ in 0..PAGES {
        let found = project.search_symbols(&request)?;
        let answer = render(&Reply::new(&request, found), Format::Text, Some(budget));
        println!("{}\n", answer.text);
        match answer.next_offset {
            Some(next) => request.offset = next,
            None => break,
        }
    }
    Ok(())
}
