//! How well the main text of a page is found: precision, recall and F-score on pages whose text was marked by hand.
//!
//! `corpus.sh DIRECTORY` fetches the pages; `EXTRACTION_CORPUS=DIRECTORY cargo bench -p fsops --bench extraction` prints a
//! table; `EXTRACTION_OUT=DIRECTORY` keeps what was found. `EXTRACTION_PAGES=DIRECTORY` converts every page below a directory
//! and says which ones failed or took long. Without these variables nothing is done. A score counts runs of four words that the text found and the text
//! marked have in common, as the corpus's own `evaluate.py` does.

#![allow(clippy::print_stdout)] // a bench has nothing else to say it with

use std::collections::HashMap;
use std::env;
use std::error::Error;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use flate2::read::GzDecoder;
use fsops::Call;
use fsops::limits::Deadline;
use fsops::paths::Base;
use fsops::web::{Dump, ExtractRequest, Source};

/// Words in a run.
const RUN: usize = 4;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    if let Some(pages) = env::var_os("EXTRACTION_PAGES") {
        return convert_all(Path::new(&pages));
    }
    let Some(corpus) = env::var_os("EXTRACTION_CORPUS").map(PathBuf::from) else {
        println!("EXTRACTION_CORPUS is not set; see fsops/benches/extraction/corpus.sh");
        return Ok(());
    };
    let truth: serde_json::Value = serde_json::from_reader(File::open(corpus.join("ground-truth.json"))?)?;
    let truth = truth.as_object().ok_or("the ground truth is an object")?;
    let folder = env::var_os("EXTRACTION_OUT").map(PathBuf::from);
    println!(
        "{:<14} {:>9} {:>9} {:>9} {:>9} {:>9} {:>7}",
        "", "F", "precision", "recall", "slowest", "all", "notes"
    );
    for dump in [Dump::Readability, Dump::Markdown, Dump::Text] {
        let mut total = Total::default();
        let mut headless = Total::default();
        for (name, marked) in truth {
            let page = read(&corpus, name)?;
            let base_url = marked["url"].as_str().filter(|url| url.starts_with("http")).map(str::to_owned);
            let mut request = ExtractRequest::new(Source::Html(page));
            (request.dump, request.base_url) = (dump, base_url);
            let started = Instant::now();
            let outcome = request.run(&minute()?)?;
            total.time(started.elapsed(), outcome.notes.len());
            if let Some(folder) = &folder {
                fs::write(folder.join(format!("{name}.{dump}")), &outcome.value.text)?;
            }
            let marked = words(marked["articleBody"].as_str().unwrap_or_default());
            total.add(&marked, &words(&outcome.value.text));
            headless.add(&marked, &words(without_head(&outcome.value.text)));
        }
        total.print(dump.as_str());
        if dump == Dump::Readability {
            headless.print(" without head");
        }
    }
    Ok(())
}

/// The surroundings of a conversion that may take a minute.
fn minute() -> Result<Call> {
    Ok(Call::new(Base::new(env::temp_dir())?).until(Deadline::after(Duration::from_secs(60))))
}

/// Converts every page below a directory in every way.
fn convert_all(directory: &Path) -> Result<()> {
    let mut pending = vec![directory.to_owned()];
    let (mut pages, mut failed) = (0, 0);
    while let Some(directory) = pending.pop() {
        for entry in fs::read_dir(directory)? {
            let entry = entry?;
            let path = entry.path();
            if entry.file_type()?.is_dir() {
                pending.push(path);
                continue;
            }
            if !entry.file_type()?.is_file()
                || path.extension().is_none_or(|kind| kind != "html" && kind != "htm")
            {
                continue;
            }
            pages += 1;
            let html = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
            for dump in [Dump::Readability, Dump::Markdown, Dump::Text, Dump::Links] {
                let request = ExtractRequest { dump, ..ExtractRequest::new(Source::Html(html.clone())) };
                let started = Instant::now();
                let outcome = request.run(&minute()?);
                let took = started.elapsed();
                let fault = match &outcome {
                    Err(error) => Some(error.to_string()),
                    Ok(outcome) => outcome.notes.iter().find(|note| note.contains("failed")).cloned(),
                };
                failed += usize::from(fault.is_some());
                if fault.is_some() || took > Duration::from_secs(2) {
                    let (size, fault) = (html.len(), fault.unwrap_or_default());
                    println!("{} {dump} {} ms, {size} bytes {fault}", path.display(), took.as_millis());
                }
            }
        }
    }
    println!("{pages} pages, {failed} failures");
    Ok(())
}

fn read(corpus: &Path, name: &str) -> Result<String> {
    let mut bytes = Vec::new();
    GzDecoder::new(File::open(corpus.join("html").join(format!("{name}.html.gz")))?)
        .read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Cuts the title and the line below it that says who wrote the article when: they are asked for, and not marked.
fn without_head(text: &str) -> &str {
    let Some((_, rest)) = text.strip_prefix("# ").and_then(|titled| titled.split_once("\n\n")) else {
        return text;
    };
    match rest.split_once("\n\n") {
        Some((about, rest)) if about.contains(" · ") || about.split_whitespace().count() < 6 => rest,
        _ => rest,
    }
}

/// Returns the words of a text without the URLs of its links.
fn words(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("](") {
        plain.push_str(&rest[..at]);
        rest = &rest[at + 2..];
        let mut depth = 1;
        let end = rest.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        });
        rest = &rest[end.map_or(0, |end| end + 1)..];
    }
    plain.push_str(rest);
    let plain = plain.replace("data:…", "").replace('_', " ");
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn runs(words: &[String]) -> HashMap<&[String], f64> {
    let mut runs = HashMap::new();
    let short = words.len() < RUN;
    for run in words.windows(if short { words.len().max(1) } else { RUN }) {
        *runs.entry(run).or_default() += 1.0;
    }
    runs
}

struct Score {
    found: f64,
    extra: f64,
    missed: f64,
}

impl Score {
    fn of(marked: &[String], found: &[String]) -> Self {
        let (marked, found) = (runs(marked), runs(found));
        let common: f64 = marked.iter().map(|(run, n)| found.get(run).copied().unwrap_or(0.0).min(*n)).sum();
        let (all, got): (f64, f64) = (marked.values().sum(), found.values().sum());
        let scale = (all + got - common).max(1.0);
        Self { found: common / scale, extra: (got - common) / scale, missed: (all - common) / scale }
    }

    fn precision(&self) -> f64 {
        ratio(self.found, self.found + self.extra)
    }

    fn recall(&self) -> f64 {
        ratio(self.found, self.found + self.missed)
    }
}

fn ratio(part: f64, whole: f64) -> f64 {
    if whole == 0.0 { 0.0 } else { part / whole }
}

#[derive(Default)]
struct Total {
    scores: Vec<(f64, f64)>,
    slowest: Duration,
    all: Duration,
    notes: usize,
}

impl Total {
    fn time(&mut self, took: Duration, notes: usize) {
        self.slowest = self.slowest.max(took);
        self.all += took;
        self.notes += notes;
    }

    fn add(&mut self, marked: &[String], found: &[String]) {
        let score = Score::of(marked, found);
        self.scores.push((score.precision(), score.recall()));
    }

    fn print(&self, name: &str) {
        let n = self.scores.len() as f64;
        let precision = self.scores.iter().map(|score| score.0).sum::<f64>() / n;
        let recall = self.scores.iter().map(|score| score.1).sum::<f64>() / n;
        let f = ratio(2.0 * precision * recall, precision + recall);
        let (slowest, all) = (self.slowest.as_millis(), self.all.as_millis());
        println!(
            "{name:<14} {f:>9.3} {precision:>9.3} {recall:>9.3} {slowest:>6} ms {all:>6} ms {:>7}",
            self.notes
        );
    }
}
