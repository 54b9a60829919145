//! The façade as callers use it: the first index, the next start, questions, edits.

use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use scryer::{NoProgress, Phase, Progress, Project, Scryer};
use tempfile::TempDir;

use crate::Result;
use crate::corpus::{Corpus, bare_parse, pool, texts};
use crate::figures::{Figures, millis, rounds};
use crate::questions;

pub(crate) fn run(corpus: &Corpus, figures: &mut Figures) -> Result {
    let texts = texts(&corpus.discover()?);
    let pool = pool()?;
    let symbols = {
        let scryer = Scryer::in_memory(corpus.options());
        questions::sample(&scryer.project(&corpus.root)?)?
    };
    let first_question =
        symbols.first().ok_or_else(|| format!("{} defines nothing", corpus.root.display()))?;
    for round in 1..=rounds() {
        pool.install(|| figures.time("parse", || bare_parse(&texts)));
        let home = TempDir::new()?;
        cold_index(corpus, home.path(), figures)?;
        // Given out of it, so that closing is no part of it.
        let project = figures.time("second_run", || -> Result<Project> {
            let project = open(corpus, home.path())?;
            project.index(false, &NoProgress)?;
            Ok(project)
        })?;
        drop(project);
        let project = figures.time("first_answer", || -> Result<Project> {
            let project = open(corpus, home.path())?;
            project.find_references(&first_question.references())?;
            Ok(project)
        })?;
        if round == rounds() {
            questions::ask_all(&project, &symbols, figures)?;
            questions::edit(&project, &symbols, figures)?;
        }
    }
    Ok(())
}

/// The project in the store at `home`, which is opened. A project keeps it open.
fn open(corpus: &Corpus, home: &Path) -> Result<Project> {
    Ok(Scryer::open(home, corpus.options())?.project(&corpus.root)?)
}

fn cold_index(corpus: &Corpus, home: &Path, figures: &mut Figures) -> Result {
    let clock = Clock::default();
    let started = Instant::now();
    let project = open(corpus, home)?;
    project.index(false, &clock)?;
    let whole = millis(started);
    let link = clock.link();
    figures.keep_least("cold_index", whole);
    figures.keep_least("cold_link", link);
    figures.keep_least("cold_lower", whole - link);
    let started = Instant::now();
    project.warm(&|| true)?;
    figures.keep_least("link_and_infer", link + millis(started));
    Ok(())
}

/// Notes when linking began and ended.
#[derive(Default)]
struct Clock(Mutex<Vec<Instant>>);

impl Progress for Clock {
    fn phase(&self, phase: Phase, _: usize, _: usize) {
        if phase == Phase::Link
            && let Ok(mut marks) = self.0.lock()
        {
            marks.push(Instant::now());
        }
    }
}

impl Clock {
    /// How long linking took.
    fn link(&self) -> f64 {
        let Ok(marks) = self.0.lock() else { return 0.0 };
        match (marks.first(), marks.last()) {
            (Some(&first), Some(last)) => last.duration_since(first).as_secs_f64() * 1e3,
            _ => 0.0,
        }
    }
}
