//! How soon an answer is about what is on disk, through the server: after an edit, after a start, in another worktree.
//!
//! In go the corpora in the directory that `SCRYER_CORPORA` names; out comes Markdown. Needs `git`. Without the variable,
//! nothing is measured. Everything is done to copies in a temporary directory.
//!
//!     SCRYER_CORPORA=DIR cargo bench --profile fast -p scryer-mcp --bench freshness [-- edits|start|worktrees …]
//!
//! `SCRYER_BENCH_ROUNDS` says how many edits are made (100) and `SCRYER_BENCH_WORKTREES` how many worktrees there are (50, at least 12).

#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "what goes wrong ends a bench, which prints")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use scryer::{NoProgress, Options, Scryer};
use serde_json::{Value, json};

#[path = "common/client.rs"]
mod client;

use client::Client;

/// What is measured on.
const CORPUS: &str = "cargo@0.98.0";
/// A fn of the corpus that is called in few places,
const CALLED: &str = "cargo::version::version";
/// and a line of a body that calls it.
const CALL: &str = "    let _ = crate::version();\n";

/// So many of the worktrees are asked each by a process of its own.
const ALONE: usize = 10;

fn main() {
    // `cargo test --benches` has nothing to measure.
    let Some(corpora) = std::env::var_os("SCRYER_CORPORA").map(PathBuf::from) else {
        println!("SCRYER_CORPORA names no directory of corpora: nothing to measure");
        return;
    };
    let corpus = corpora.join(CORPUS).canonicalize().unwrap();
    let arguments: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    let wants = |name: &str| arguments.is_empty() || arguments.iter().any(|it| it == name);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        if wants("edits") {
            edits(&corpus).await;
        }
        if wants("start") {
            starts(&corpus).await;
        }
        if wants("worktrees") {
            worktrees(&corpus).await;
        }
    });
}

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).map_or(usual, |said| said.parse().unwrap())
}

/// A copy that may be edited.
fn copy(corpus: &Path, to: &Path) {
    assert!(Command::new("cp").arg("-r").arg(corpus).arg(to).status().unwrap().success());
}

/// `text` with a call as the first line of a body; `None` if it has no body that is told so easily.
fn with_call(text: &str, number: usize) -> Option<String> {
    let heads = text.match_indices("\n    pub fn ").chain(text.match_indices("\npub fn "));
    let bodies: Vec<usize> = heads
        .filter_map(|(at, _)| {
            let rest = &text[at + 1..];
            let line = rest.find('\n')?;
            rest[..line].ends_with(" {").then_some(at + 1 + line + 1)
        })
        .collect();
    let at = *bodies.get(number % bodies.len().max(1))?;
    Some(format!("{}{CALL}{}", &text[..at], &text[at..]))
}

fn sources(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![dir.to_owned()];
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(dir).unwrap().map(Result::unwrap) {
            let path = entry.path();
            match path.is_dir() {
                true if !path.ends_with(".git") && !path.ends_with("target") => open.push(path),
                false if path.extension().is_some_and(|ending| ending == "rs") => found.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

/// The callers that the server knows of.
async fn callers(client: &mut Client) -> String {
    client
        .call("find_references", json!({"symbol": CALLED, "role": "call", "no_truncate": true, "limit": 500}))
        .await
}

fn is_listed(answer: &str, file: &str) -> bool {
    let answer: Value = serde_json::from_str(answer).unwrap();
    let callers = answer["callers"].as_array().unwrap_or_else(|| panic!("{answer}"));
    callers.iter().any(|caller| caller.to_string().contains(file))
}

async fn edits(corpus: &Path) {
    let rounds = number("SCRYER_BENCH_ROUNDS", 100);
    println!(
        "| Edit in a body to an answer | edits | p50 ms | p95 ms | max ms |\n| --- | --- | --- | --- | --- |"
    );
    for watched in [false, true] {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().join("ws");
        copy(corpus, &root);
        let root = root.canonicalize().unwrap();
        let scryer = Scryer::open(&dir.path().join("home"), Options::default()).unwrap();
        let project = scryer.project(&root).unwrap();
        let watch = watched.then(|| project.watch());
        let mut client = Client::start(scryer.clone(), &root).await;
        let before = callers(&mut client).await;
        let files: Vec<PathBuf> = sources(&root.join("src/cargo"))
            .into_iter()
            .filter(|path| {
                let name = path.strip_prefix(&root).unwrap().to_string_lossy().into_owned();
                !is_listed(&before, &name) && with_call(&fs::read_to_string(path).unwrap(), 0).is_some()
            })
            .collect();
        // What is inferred for the first time is no matter of edits; nor is what the disk has to write.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let mut times = Vec::new();
        for round in 0..rounds {
            let path = &files[round * 7 % files.len()];
            let name = path.strip_prefix(&root).unwrap().to_string_lossy().into_owned();
            let text = fs::read_to_string(path).unwrap();
            for (text, expected) in [(with_call(&text, round).unwrap(), true), (text, false)] {
                let started = Instant::now();
                fs::write(path, text).unwrap();
                let answer = callers(&mut client).await;
                times.push(started.elapsed());
                assert_eq!(is_listed(&answer, &name), expected, "{name}: {answer}");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        times.sort_unstable();
        let ms =
            |of_hundred: usize| times[(times.len() * of_hundred).div_ceil(100) - 1].as_secs_f64() * 1000.0;
        let trouble = watch.as_ref().and_then(scryer::Watch::trouble);
        let how = if watched { "watched" } else { "not watched" };
        println!("| {how} | {} | {:.1} | {:.1} | {:.1} |", times.len(), ms(50), ms(95), ms(100));
        assert_eq!(trouble, None);
    }
}

async fn starts(corpus: &Path) {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path().join("ws");
    copy(corpus, &root);
    let root = root.canonicalize().unwrap();
    let mut fastest = [f64::INFINITY; 3];
    for round in 0..3 {
        let home = dir.path().join(format!("home{round}"));
        let (cold, first, again) = start(&root, &home).await;
        for (fastest, seconds) in fastest.iter_mut().zip([cold, first, again]) {
            *fastest = fastest.min(seconds);
        }
    }
    let [cold, first, again] = fastest;
    println!("\n| Start | ms | of the cold index |\n| --- | --- | --- |");
    println!("| cold index, written | {:.0} | 1 |", cold * 1e3);
    println!("| first answer without an index | {:.0} | {:.2} |", first * 1e3, first / cold);
    println!("| first answer with an index | {:.0} | {:.2} |", again * 1e3, again / cold);
}

/// Seconds of a cold index, of a first answer after nothing, and of one after a start with what was kept.
async fn start(root: &Path, home: &Path) -> (f64, f64, f64) {
    let started = Instant::now();
    let scryer = Scryer::open(home, Options::default()).unwrap();
    scryer.project(root).unwrap().index(false, &NoProgress).unwrap();
    let cold = started.elapsed().as_secs_f64();
    drop(scryer);
    let first = first_answer(root, &home.with_extension("other")).await;
    let again = first_answer(root, home).await;
    (cold, first, again)
}

/// Seconds from opening the home to an answer.
async fn first_answer(root: &Path, home: &Path) -> f64 {
    let started = Instant::now();
    let scryer = Scryer::open(home, Options::default()).unwrap();
    let mut client = Client::start(scryer.clone(), root).await;
    let answer = callers(&mut client).await;
    let seconds = started.elapsed().as_secs_f64();
    assert!(is_listed(&answer, "src/bin/cargo"), "{answer}");
    drop(client);
    seconds_until_free(scryer, home).await;
    seconds
}

/// Lets go of the home, and waits until the session has, too.
async fn seconds_until_free(scryer: Scryer, home: &Path) {
    drop(scryer);
    while Scryer::open(home, Options::default()).is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn worktrees(corpus: &Path) {
    let count = number("SCRYER_BENCH_WORKTREES", 50);
    let dir = tempfile::tempdir().unwrap();
    let (root, home) = (dir.path().join("ws"), dir.path().join("home"));
    copy(corpus, &root);
    let git = |words: &[&str]| {
        let mut command = Command::new("git");
        command.current_dir(&root).args(["-c", "user.name=t", "-c", "user.email=t@example.com"]).args(words);
        assert!(command.output().unwrap().status.success(), "{words:?}");
    };
    git(&["init", "-q", "."]);
    git(&["add", "-A", "-f"]);
    git(&["commit", "-qm", "1"]);
    let root = root.canonicalize().unwrap();
    let lines: usize =
        sources(&root).iter().map(|path| fs::read_to_string(path).unwrap_or_default().lines().count()).sum();
    let started = Instant::now();
    let scryer = Scryer::open(&home, Options::default()).unwrap();
    scryer.project(&root).unwrap().index(false, &NoProgress).unwrap();
    let cold = started.elapsed().as_secs_f64();
    drop(scryer);
    let size = || fs::metadata(home.join("facts.db")).unwrap().len() as f64 / 1e6;
    let one = size();
    // As a daemon has it: the first worktree is open when others come. The last ones are asked each by a process of its own.
    let mut daemon = Some(Scryer::open(&home, Options::default()).unwrap());
    let mut client = Client::start(daemon.clone().unwrap(), &root).await;
    callers(&mut client).await;
    let mut client = Some(client);
    let (mut shared, mut alone) = (Vec::new(), Vec::new());
    for number in 1..count {
        let name = format!("w{number}");
        let path = dir.path().join(&name);
        git(&["worktree", "add", "-q", path.to_str().unwrap(), "-b", &name]);
        let path = path.canonicalize().unwrap();
        let files = sources(&path);
        // One file of a hundred, others in each worktree.
        for (at, file) in files.iter().enumerate().filter(|(at, _)| (at + number) % 100 == 0) {
            let text = fs::read_to_string(file).unwrap_or_default();
            fs::write(file, format!("{text}\npub fn added_{number}_{at}() -> usize {{ {number} }}\n"))
                .unwrap();
        }
        if number + ALONE < count {
            let started = Instant::now();
            let mut client = Client::start(daemon.clone().unwrap(), &path).await;
            let answer = callers(&mut client).await;
            shared.push(started.elapsed().as_secs_f64());
            assert!(is_listed(&answer, "src/bin/cargo"), "{answer}");
        } else {
            client = None;
            if let Some(daemon) = daemon.take() {
                seconds_until_free(daemon, &home).await;
            }
            alone.push(first_answer(&path, &home).await);
        }
        // The disk is for what is measured.
        fs::remove_dir_all(&path).unwrap();
    }
    drop(client);
    let all = size();
    println!("\n| {count} worktrees of {lines} lines, 1 % of the files different | | |\n| --- | --- | --- |");
    println!("| facts.db, MB | {one:.1}, then {all:.1} | {:.2} of one |", all / one);
    println!("| cold index, ms | {:.0} | 1 |", cold * 1e3);
    for (how, mut times) in [("a process that has another open", shared), ("a process of its own", alone)] {
        times.sort_by(f64::total_cmp);
        let at = |of_hundred: usize| times[(times.len() * of_hundred).div_ceil(100) - 1];
        for (name, seconds) in [("p50", at(50)), ("p95", at(95))] {
            println!(
                "| first answer in a new worktree, {how}, {name}, ms | {:.0} | {:.2} of the cold index |",
                seconds * 1e3,
                seconds / cold
            );
        }
    }
}
