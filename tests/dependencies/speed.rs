//! How long it takes to outline a crate that nobody has read yet, against parsing its files alone.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rayon::prelude::*;
use scryer::NoProgress;
use scryer::query::CrateOutline;

use crate::surface::document;
use crate::{cargo_home, in_memory, tell, variable};

/// So many times as long as the bare parse of its files may a cold outline take.
const CEILING: f64 = 1.5;

/// How often each is measured; the shortest counts.
const RUNS: usize = 5;

#[test]
fn a_cold_outline_of_tokio_costs_little_more_than_parsing_it() {
    if variable("SCRYER_RUSTDOC").is_none() {
        tell("skipped: SCRYER_RUSTDOC is not set");
        return;
    }
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).join("documented");
    document(&package);
    let alone = package.with_file_name("alone");
    fs::create_dir_all(alone.join("src")).unwrap();
    fs::copy(package.join("Cargo.lock"), alone.join("Cargo.lock")).unwrap();
    let manifest = fs::read_to_string(package.join("Cargo.toml")).unwrap();
    fs::write(alone.join("Cargo.toml"), manifest).unwrap();
    fs::write(alone.join("src/lib.rs"), "").unwrap();

    let found = in_memory().project(&alone).unwrap().crate_outline(&CrateOutline::new("tokio")).unwrap();
    let items = found.result.total;
    let empty = package.with_file_name("empty");
    fs::create_dir_all(empty.join("src")).unwrap();
    fs::write(empty.join("Cargo.toml"), "[package]\nname = \"empty\"\nversion = \"0.0.0\"\n[workspace]\n")
        .unwrap();
    fs::write(empty.join("src/lib.rs"), "").unwrap();
    let mut files = Vec::new();
    rust_files(&source_of("tokio", found.result.version.as_deref().unwrap()), &mut files);
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let bytes: usize = texts.iter().map(String::len).sum();

    let (parse, parse_cpu) = shortest(&|| Box::new(|| parse_alone(&files)));
    let (cold, cold_cpu) = shortest(&|| {
        // What every crate stands on is there: the standard library's signatures.
        let scryer = in_memory();
        scryer.project(&empty).unwrap().index(false, &NoProgress).unwrap();
        let alone = alone.clone();
        Box::new(move || {
            let found = scryer.project(&alone).unwrap().crate_outline(&CrateOutline::new("tokio")).unwrap();
            assert_eq!(found.result.total, items);
        })
    });
    let ratio = cold_cpu.as_secs_f64() / parse_cpu.as_secs_f64();
    tell(&format!(
        "tokio: {} files, {bytes} bytes, {items} items; bare parse {parse_cpu:.2?} of processor time ({parse:.2?} by the clock), \
         cold outline {cold_cpu:.2?} ({cold:.2?}): {ratio:.2} x",
        files.len()
    ));
    assert!(ratio <= CEILING, "{ratio:.2} is above {CEILING}");
}

/// The shortest of some runs, each of which is prepared before the clocks start: by the clock, and in processor time of all
/// threads, which says more on a machine with other work.
fn shortest<'a>(prepare: &dyn Fn() -> Box<dyn FnOnce() + 'a>) -> (Duration, Duration) {
    let (mut wall, mut cpu) = (Duration::MAX, Duration::MAX);
    for _ in 0..RUNS {
        let run = prepare();
        let (started, before) = (Instant::now(), processor_time());
        run();
        let elapsed = started.elapsed();
        wall = wall.min(elapsed);
        cpu = cpu.min(match (before, processor_time()) {
            (Some(before), Some(after)) => after.saturating_sub(before),
            _ => elapsed,
        });
    }
    (wall, cpu)
}

/// What this process used so far, where the system tells: in hundredths of a second.
fn processor_time() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name, in parentheses, may hold anything; user and system time are the 12th and 13th field behind it.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(11).map(str::parse::<u64>);
    let ticks = times.next()?.ok()? + times.next()?.ok()?;
    Some(Duration::from_millis(ticks * 10))
}

/// Reads and parses, on all cores, and keeps nothing.
fn parse_alone(files: &[PathBuf]) {
    let parser = || {
        let mut parser = tree_sitter::Parser::new();
        parser.set_language(&tree_sitter_rust::LANGUAGE.into()).unwrap();
        parser
    };
    let parse = |parser: &mut tree_sitter::Parser, file: &PathBuf| {
        let text = fs::read_to_string(file).unwrap();
        parser.parse(&text, None).is_some()
    };
    let parsed = files.par_iter().map_init(parser, parse).filter(|parsed| *parsed).count();
    assert_eq!(parsed, files.len());
}

/// The sources of a package in the registry.
fn source_of(package: &str, version: &str) -> PathBuf {
    let registry = cargo_home().unwrap().join("registry/src");
    let mut indices = fs::read_dir(registry).unwrap().map(|entry| entry.unwrap().path());
    indices
        .find_map(|index| Some(index.join(format!("{package}-{version}/src"))).filter(|dir| dir.is_dir()))
        .unwrap()
}

fn rust_files(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}
