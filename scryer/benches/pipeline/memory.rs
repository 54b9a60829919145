//! The peak of memory, in a process that does nothing but what is measured.

use std::fs;

use scryer::query::SearchSymbols;
use scryer::{NoProgress, Scryer};

use crate::Result;
use crate::corpus::Corpus;
use crate::figures::Figures;

pub(crate) fn run(corpus: &Corpus, figures: &mut Figures) -> Result {
    let home = tempfile::tempdir()?;
    let project = Scryer::open(home.path(), corpus.options())?.project(&corpus.root)?;
    project.index(false, &NoProgress)?;
    note(figures, "peak_index");
    project.warm(&|| true)?;
    note(figures, "peak_inferred");
    project.search_symbols(&SearchSymbols::new("new"))?;
    note(figures, "peak_searched");
    Ok(())
}

/// Only Linux tells; elsewhere there is no such row.
fn note(figures: &mut Figures, name: &str) {
    if let Some(megabytes) = peak() {
        figures.set(name, megabytes);
    }
}

/// The most memory that this process has had, in MB.
fn peak() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024.0 / 1e6)
}
