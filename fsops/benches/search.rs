//! The time of a search against ripgrep's, run by run in turn, for patterns with few and with many matches.
//!
//! `SCRYER_CORPORA` lists directories to search, written as `PATH` is; `rg` is found on the `PATH`. Each pattern is
//! searched for by both, one after the other, 21 times; the medians and their ratio are printed. ripgrep's time is that
//! of a process from its start to the last byte of its output, ours that of a call to the last byte of its body.

use std::env;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use fsops::Call;
use fsops::paths::Base;
use fsops::search::{Request, search};

/// Runs of each pattern.
const RUNS: usize = 21;

/// Name, pattern, and ripgrep's flags for the same.
const PATTERNS: [(&str, &str, bool); 8] = [
    ("no match, text", "zqxjkvbp", false),
    ("no match, any case", "zqxjkvbp", true),
    ("few, text", "ErrorKind::NotFound", false),
    ("few, regex", r"fn \w+_with_\w+\(&mut self", false),
    ("few, any case", "deprecated since", true),
    ("many, word", r"\bself\b", false),
    ("many, any case", "result", true),
    ("most lines", "e", false),
];

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    // `cargo test` runs benches too, and means only to see that they start.
    if !env::args().any(|argument| argument == "--bench") {
        return writeln!(out, "run by `cargo bench`");
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let Ok(rg) = fsops::process::find_program("rg", &path) else {
        return writeln!(out, "SKIPPED: no `rg` is on the PATH");
    };
    let given = env::var_os("SCRYER_CORPORA").unwrap_or_default();
    let corpora: Vec<PathBuf> = env::split_paths(&given).filter(|path| path.is_dir()).collect();
    if corpora.is_empty() {
        return writeln!(out, "SKIPPED: SCRYER_CORPORA is not set, or names no directory");
    }
    // The counts differ by what each shows of a file that holds a NUL.
    writeln!(out, "| corpus | pattern | lines of rg | ours | rg ms | ours ms | ours / rg |")?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- | --- |")?;
    for corpus in corpora {
        let name = corpus.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for (what, pattern, ignore_case) in PATTERNS {
            let (mut theirs, mut ours) = (Vec::new(), Vec::new());
            let mut lines = (0, 0);
            for _ in 0..RUNS {
                let (time, count) = run_rg(&rg, &corpus, pattern, ignore_case)?;
                theirs.push(time);
                lines.0 = count;
                let (time, count) = run_ours(&corpus, pattern, ignore_case)?;
                ours.push(time);
                lines.1 = count;
            }
            let (theirs, ours) = (median(theirs), median(ours));
            let ratio = ours / theirs;
            let (their_lines, our_lines) = lines;
            let counts = format!("{their_lines} | {our_lines}");
            writeln!(out, "| {name} | {what} | {counts} | {theirs:.2} | {ours:.2} | {ratio:.2} |")?;
        }
    }
    Ok(())
}

fn run_rg(rg: &Path, corpus: &Path, pattern: &str, ignore_case: bool) -> io::Result<(Duration, usize)> {
    let started = Instant::now();
    let mut command = Command::new(rg);
    command.current_dir(corpus).args(["--no-config", "--no-ignore", "--line-number", "--no-heading"]);
    command.args(["-g", "!**/node_modules/**", "-g", "!**/target/**"]);
    command.arg(if ignore_case { "-i" } else { "-s" }).args(["-e", pattern, "."]);
    let output = command.stdin(Stdio::null()).output()?;
    let time = started.elapsed();
    Ok((time, output.stdout.iter().filter(|&&byte| byte == b'\n').count()))
}

fn run_ours(corpus: &Path, pattern: &str, ignore_case: bool) -> io::Result<(Duration, usize)> {
    let call = Call::new(Base::new(corpus).map_err(io::Error::other)?);
    let started = Instant::now();
    let request =
        Request { ignore_case, context_lines: 0, max_bytes: u64::MAX, ..Request::new(".", pattern) };
    let found = search(&request, &call).map_err(io::Error::other)?.value;
    let body = found.body();
    let time = started.elapsed();
    assert!(!body.is_empty());
    Ok((time, usize::try_from(found.total_count).unwrap_or(usize::MAX)))
}

/// Returns the median in milliseconds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default().as_secs_f64() * 1e3
}
