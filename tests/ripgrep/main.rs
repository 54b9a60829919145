//! The search of `fsops` against ripgrep: the same patterns over the same files must give the same lines.
//!
//! It needs `rg` (14 or newer) on the `PATH`, and `SCRYER_CORPORA`, a list of directories written as `PATH` is: trees to
//! search, or directories that hold such. Without either it says that it was skipped.

#![expect(clippy::unwrap_used, reason = "the helpers of a test fail as it does")]

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use fsops::Call;
use fsops::paths::Base;
use fsops::search::{Request, search};

/// How a pattern is to be read: `F` text, `i` any letter case, `w` words, `U` across lines.
const PATTERNS: [(&str, &str); 64] = [
    // Text.
    ("fn main", "F"),
    ("unwrap()", "F"),
    ("Regex::new(", "F"),
    ("$", "F"),
    ("\\", "F"),
    ("no such text anywhere", "F"),
    ("::<", "F"),
    ("\t", "F"),
    ("impl", "Fw"),
    ("&self", "Fw"),
    ("MATCHER", "Fi"),
    ("Straße", "Fi"),
    // Letter case.
    ("result", "i"),
    ("RESULT", "i"),
    ("todo|fixme|xxx", "i"),
    ("(?i:Error)Kind", ""),
    ("k", "i"),
    ("ſ", "i"),
    ("σ", "i"),
    ("é", "i"),
    // Words.
    ("self", "w"),
    ("a", "w"),
    ("io|fmt", "w"),
    ("new", "iw"),
    (r"\w+_test", "w"),
    ("-", "w"),
    (r"\bmut\b", ""),
    (r"\Bing\b", ""),
    // Anchors.
    ("^use", ""),
    ("^$", ""),
    ("^ +$", ""),
    (r"\{$", ""),
    ("^}$", ""),
    (r"^\s*//!", ""),
    (";$", ""),
    ("^", ""),
    (r"\Ause", ""),
    (r"\)\z", ""),
    ("^pub (fn|struct|enum) [A-Z]", ""),
    ("(^|[^a-z])if$", ""),
    // Classes and repetition.
    (r"\d{3,}", ""),
    (r"[A-Z]{2,}_[A-Z]+", ""),
    (r"0x[0-9a-fA-F]+", ""),
    (r#""[^"]*\\[^"]*""#, ""),
    (r"\w{25,}", ""),
    (r"fn \w+\(&mut self", ""),
    (r"[^\x00-\x7F]", ""),
    (r"(?-u)[\x80-\xFF]", ""),
    (r"\p{Greek}", ""),
    (r"\p{Lu}\p{Ll}+\p{Lu}", ""),
    (r"(a|b|c)+d", ""),
    ("x*", ""),
    (r"fn.*->.*\?", ""),
    ("struct|enum|trait|impl|union", ""),
    (r"let (mut )?\w+ = \w+\.(iter|into_iter)\(\)", ""),
    (r"\s", ""),
    (r"\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+", ""),
    // Long lines.
    (".{300,}", ""),
    (r"^.{120}", ""),
    // Across lines.
    (r"\{\n\s*\}", "U"),
    (r"fn \w+\(\n", "U"),
    (r"#\[test\].*?fn \w+", "U"),
    (r"/\*.*?\*/", "U"),
    ("struct", "U"),
];

#[test]
fn the_lines_are_those_of_ripgrep() {
    let Some(rg) = ripgrep() else {
        return skipped("no `rg` of version 14 or newer is on the PATH");
    };
    let corpora = corpora();
    if corpora.is_empty() {
        return skipped("SCRYER_CORPORA is not set, or names no directory");
    }
    let mut lines = 0;
    for corpus in &corpora {
        for (pattern, flags) in PATTERNS {
            let (found, binary) = ours(corpus, pattern, flags);
            let mut expected = theirs(&rg, corpus, pattern, flags);
            // Which lines before a NUL ripgrep shows depends on how its buffer was filled; here it is all of them.
            expected.retain(|(path, _)| !binary.contains(path));
            lines += found.len();
            if found == expected {
                continue;
            }
            let missing: Vec<_> = expected.iter().filter(|line| !found.contains(line)).take(5).collect();
            let extra: Vec<_> = found.iter().filter(|line| !expected.contains(line)).take(5).collect();
            panic!(
                "{pattern:?} ({flags}) in {corpus:?}: missing {missing:?}, too many {extra:?}, or another order"
            );
        }
    }
    assert!(lines > 10_000, "only {lines} lines were compared");
    say(&format!(
        "{} patterns, {} corpora, {lines} lines: the same as ripgrep's",
        PATTERNS.len(),
        corpora.len()
    ));
}

/// The lines of text files, and the files that aren't text to their end.
fn ours(corpus: &Path, pattern: &str, flags: &str) -> (Vec<(String, u64)>, Vec<String>) {
    let request = Request {
        literal: flags.contains('F'),
        ignore_case: flags.contains('i'),
        word_match: flags.contains('w'),
        multiline: flags.contains('U'),
        context_lines: 0,
        max_bytes: u64::MAX,
        ..Request::new(".", pattern)
    };
    let found = search(&request, &Call::new(Base::new(corpus).unwrap())).unwrap().value;
    assert!(found.complete && found.fallback.is_none(), "{pattern:?}: {found:?}");
    let of = |file: &fsops::search::FileMatches| {
        file.lines.iter().map(|line| (file.path.clone(), line.number)).collect::<Vec<_>>()
    };
    let (binary, text): (Vec<_>, Vec<_>) = found.files.iter().partition(|file| file.binary);
    (text.into_iter().flat_map(of).collect(), binary.iter().map(|file| file.path.clone()).collect())
}

fn theirs(rg: &Path, corpus: &Path, pattern: &str, flags: &str) -> Vec<(String, u64)> {
    let mut command = Command::new(rg);
    command.current_dir(corpus).args([
        "--no-config",
        "--no-ignore",
        "--no-messages",
        "--crlf",
        "--sort=path",
    ]);
    command.args(["--no-heading", "--with-filename", "--line-number", "--null", "--color=never"]);
    command.args(["-g", "!**/node_modules/**", "-g", "!**/target/**"]);
    command.arg(if flags.contains('i') { "--ignore-case" } else { "--case-sensitive" });
    for (flag, argument) in [('F', "--fixed-strings"), ('w', "--word-regexp"), ('U', "--multiline")] {
        if flags.contains(flag) {
            command.arg(argument);
        }
    }
    if flags.contains('U') {
        command.arg("--multiline-dotall");
    }
    let output = command.args(["-e", pattern, "."]).output().unwrap();
    assert!(output.status.code() != Some(2), "{pattern:?}: {}", String::from_utf8_lossy(&output.stderr));
    let line = |line: &[u8]| {
        let mut parts = line.splitn(2, |&byte| byte == 0);
        let path = String::from_utf8_lossy(parts.next()?).into_owned();
        let rest = String::from_utf8_lossy(parts.next()?).into_owned();
        // What is said of binary files has no number.
        Some((path, rest.split_once(':')?.0.parse().ok()?))
    };
    output.stdout.split(|&byte| byte == b'\n').filter_map(line).collect()
}

fn ripgrep() -> Option<PathBuf> {
    let rg = fsops::process::find_program("rg", &env::var_os("PATH")?).ok()?;
    let version = Command::new(&rg).arg("--version").output().ok()?.stdout;
    let version = String::from_utf8_lossy(&version).into_owned();
    let major: u32 = version.split_whitespace().nth(1)?.split('.').next()?.parse().ok()?;
    (major >= 14).then_some(rg)
}

fn corpora() -> Vec<PathBuf> {
    let given = env::var_os("SCRYER_CORPORA").unwrap_or_default();
    let mut corpora = Vec::new();
    for directory in env::split_paths(&given).filter(|directory| directory.is_dir()) {
        if directory.join("Cargo.toml").exists() {
            corpora.push(directory);
            continue;
        }
        let below = std::fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().path());
        corpora.extend(below.filter(|path| path.is_dir()));
    }
    corpora.sort();
    corpora
}

fn skipped(why: &str) {
    say(&format!("SKIPPED: the comparison with ripgrep: {why}"));
}

/// Writes to the terminal, past the test harness, which keeps what passing tests print.
fn say(line: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stderr(), "{line}");
}
