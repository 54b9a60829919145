//! Which lines a git diff changes.
//!
//! In goes `worktree` or a revision or range, out come stretches of lines of Rust files, relative to the project's root. git
//! is run with a closed environment and with everything in its configuration switched off that would run another program:
//! external diffs, text conversion, filters, the monitor of the file system. It fetches nothing.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use fsops::limits::Deadline;
use fsops::process::{Exit, Request};
use scryer::query::ChangedLines;

/// What stands for the state of the files against the last commit.
pub const WORKTREE: &str = "worktree";

/// How long git may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The git to run, as whoever reads the environment found it.
#[derive(Clone, Debug)]
pub struct Git {
    /// Absolute.
    pub program: PathBuf,
    /// What it gets to see of the environment, such as `HOME`.
    pub variables: Vec<(OsString, OsString)>,
}

/// What a diff says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diff {
    /// By file and line, as git has them.
    pub lines: Vec<ChangedLines>,
    /// What is to be said of it.
    pub note: Option<String>,
}

/// Why there is no diff.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum DiffError {
    /// No git was found.
    #[error("a diff needs git, which is not there; name a symbol or a file instead")]
    NoGit,
    /// What can't be a revision.
    #[error("`{of}` is no revision; give `worktree`, a revision, or a range such as `main..HEAD`")]
    NoRevision {
        /// As asked.
        of: String,
    },
    /// The directory is in no repository, as git sees it.
    #[error(
        "`{}` is in no git repository, so there is no diff; name a symbol or a file instead", root.display()
    )]
    NoRepository {
        /// The directory.
        root: PathBuf,
    },
    /// The repository has no commit to compare with.
    #[error("there is no commit yet to compare with; name a symbol or a file instead")]
    NoCommit,
    /// git refused.
    #[error("git has no diff for `{of}`: {reason}")]
    Refused {
        /// As asked.
        of: String,
        /// The first line that it said.
        reason: String,
    },
}

impl DiffError {
    fn says(&self, words: &str) -> bool {
        matches!(self, DiffError::Refused { reason, .. } if reason.contains(words))
    }
}

/// The lines that `of` changes: `worktree` is what is not committed, a revision is compared with the files, a range's ends
/// with each other.
///
/// # Errors
///
/// If there is no git, no repository, or no such revision.
pub fn changed_lines(git: Option<&Git>, root: &Path, of: &str) -> Result<Diff, DiffError> {
    let git = git.ok_or(DiffError::NoGit)?;
    let of = of.trim();
    let is_revision =
        !of.is_empty() && !of.starts_with('-') && !of.contains(|c: char| c.is_whitespace() || c.is_control());
    if !is_revision {
        return Err(DiffError::NoRevision { of: of.to_owned() });
    }
    let run = Run { git, root, of, switched_off: Vec::new() };
    if run.git(&["rev-parse", "--git-dir"]).is_err_and(|error| error.says("not a git repository")) {
        return Err(DiffError::NoRepository { root: root.to_owned() });
    }
    if of == WORKTREE && run.git(&["rev-parse", "--verify", "--quiet", "HEAD"]).is_err() {
        return Err(DiffError::NoCommit);
    }
    let drivers = run.filters();
    let run = Run { switched_off: drivers, ..run };
    let revision = if of == WORKTREE { "HEAD" } else { of };
    let printed = run.git(&[
        "diff",
        "--unified=0",
        "--no-ext-diff",
        "--no-textconv",
        "--no-color",
        "--no-renames",
        "--relative",
        "--ignore-submodules=all",
        "--src-prefix=a/",
        "--dst-prefix=b/",
        revision,
        "--",
        "*.rs",
    ])?;
    let mut lines = stretches(&String::from_utf8_lossy(&printed));
    let compares_files = !of.contains("..");
    if compares_files {
        // Files that git does not know yet are new in whole.
        let listed = run.git(&["ls-files", "-z", "--others", "--exclude-standard", "--", "*.rs"])?;
        let paths = listed.split(|&byte| byte == 0).filter(|path| !path.is_empty());
        lines.extend(paths.map(|path| ChangedLines {
            file_path: String::from_utf8_lossy(path).into_owned(),
            start_line: 1,
            end_line: u32::MAX,
        }));
    }
    let note = (!compares_files).then(|| {
        format!(
            "lines are those of the right side of `{of}`: they fit as far as files have not changed since"
        )
    });
    Ok(Diff { lines, note })
}

struct Run<'a> {
    git: &'a Git,
    root: &'a Path,
    of: &'a str,
    /// Filters that are not to run.
    switched_off: Vec<String>,
}

impl Run<'_> {
    /// The names of all filters that are configured.
    fn filters(&self) -> Vec<String> {
        // That there is none is a failure to git.
        let listed =
            self.git(&["config", "--null", "--name-only", "--get-regexp", "^filter[.]"]).unwrap_or_default();
        let keys = listed.split(|&byte| byte == 0).map(|key| String::from_utf8_lossy(key).into_owned());
        let mut names: Vec<String> = keys
            .filter_map(|key| Some(key.strip_prefix("filter.")?.rsplit_once('.')?.0.to_owned()))
            .collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    fn git(&self, arguments: &[&str]) -> Result<Vec<u8>, DiffError> {
        let refused = |reason: String| DiffError::Refused { of: self.of.to_owned(), reason };
        let mut settings: Vec<(String, &str)> = vec![
            ("core.fsmonitor".to_owned(), "false"),
            ("core.hooksPath".to_owned(), "/dev/null"),
            ("core.quotePath".to_owned(), "false"),
            ("diff.external".to_owned(), ""),
            ("diff.noprefix".to_owned(), "false"),
            ("diff.mnemonicPrefix".to_owned(), "false"),
        ];
        for name in &self.switched_off {
            for key in ["clean", "smudge", "process"] {
                settings.push((format!("filter.{name}.{key}"), ""));
            }
            settings.push((format!("filter.{name}.required"), "false"));
        }
        let mut request = Request::new(&self.git.program, self.root)
            .variables(self.git.variables.iter().cloned())
            .variable("GIT_OPTIONAL_LOCKS", "0")
            .variable("GIT_TERMINAL_PROMPT", "0")
            .variable("GIT_NO_LAZY_FETCH", "1")
            .variable("GIT_PAGER", "cat")
            .variable("LC_ALL", "C")
            .variable("GIT_CONFIG_COUNT", settings.len().to_string())
            .arguments(arguments);
        for (index, (key, value)) in settings.iter().enumerate() {
            request = request
                .variable(format!("GIT_CONFIG_KEY_{index}"), key)
                .variable(format!("GIT_CONFIG_VALUE_{index}"), value);
        }
        let outcome = request.run(&Deadline::after(PATIENCE)).map_err(|error| refused(error.to_string()))?;
        if !outcome.is_complete() {
            return Err(refused("it is too long".to_owned()));
        }
        match outcome.value.exit {
            Exit::Code(0) => Ok(outcome.value.stdout),
            _ => {
                let said = String::from_utf8_lossy(&outcome.value.stderr).into_owned();
                let first = said.lines().find(|line| !line.trim().is_empty()).unwrap_or("it failed");
                Err(refused(first.trim_start_matches("fatal: ").trim_start_matches("error: ").to_owned()))
            }
        }
    }
}

/// The stretches of the right side of a diff without context.
fn stretches(diff: &str) -> Vec<ChangedLines> {
    let mut found = Vec::new();
    let mut file: Option<String> = None;
    // Lines of the hunk that are still to come: they may look like anything.
    let mut left = 0usize;
    for line in diff.lines() {
        if left > 0 {
            // What says that a line has no end is no line.
            left -= usize::from(!line.starts_with('\\'));
            continue;
        }
        if let Some(path) = line.strip_prefix("+++ ") {
            let path = unquoted(path.trim_end_matches('\t'));
            file = path.strip_prefix("b/").map(str::to_owned);
        } else if let Some((old, (start, count))) = hunk(line) {
            left = old + count;
            if let Some(file) = &file {
                // Of lines that are only taken away, git names the one before.
                let start_line = if count == 0 { start + 1 } else { start };
                let end_line = start_line + count as u32 - 1;
                found.push(ChangedLines { file_path: file.clone(), start_line, end_line });
            }
        }
    }
    found
}

/// `@@ -a,b +c,d @@ …`: `b`, and `(c, d)`.
fn hunk(line: &str) -> Option<(usize, (u32, usize))> {
    let mut words = line.strip_prefix("@@ ")?.split(' ');
    let (_, old) = range(words.next()?.strip_prefix('-')?)?;
    Some((old, range(words.next()?.strip_prefix('+')?)?))
}

/// `c,d` or `c`, which is one line.
fn range(text: &str) -> Option<(u32, usize)> {
    let (start, count) = text.split_once(',').unwrap_or((text, "1"));
    let count: u32 = count.parse().ok()?;
    let start: u32 = start.parse().ok()?;
    start.checked_add(count)?.checked_add(1)?;
    Some((start, count as usize))
}

/// A path as git writes it: in quotes where it has quotes or control characters.
fn unquoted(path: &str) -> String {
    let Some(inside) = path.strip_prefix('"').and_then(|path| path.strip_suffix('"')) else {
        return path.to_owned();
    };
    let mut out = String::with_capacity(inside.len());
    let mut letters = inside.chars();
    while let Some(letter) = letters.next() {
        match (letter, letter == '\\') {
            (_, true) => match letters.next() {
                Some('t') => out.push('\t'),
                Some('n') => out.push('\n'),
                Some(other) => out.push(other),
                None => {}
            },
            (letter, false) => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(diff: &str, expected: &[(&str, u32, u32)]) {
        let found = stretches(diff);
        let found: Vec<(&str, u32, u32)> =
            found.iter().map(|lines| (&*lines.file_path, lines.start_line, lines.end_line)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn hunks_are_stretches() {
        check(
            "diff --git a/src/a.rs b/src/a.rs\nindex 1..2 100644\n--- a/src/a.rs\n+++ b/src/a.rs\n\
             @@ -3 +3 @@ fn f() {\n-    old\n+    new\n@@ -9,2 +9,0 @@ fn g() {\n-a\n-b\n@@ -20,0 +19,3 @@\n+x\n+y\n+z\n",
            &[("src/a.rs", 3, 3), ("src/a.rs", 10, 9), ("src/a.rs", 19, 21)],
        );
    }

    #[test]
    fn lines_that_look_like_heads_are_none() {
        check(
            "--- a/x.rs\n+++ b/x.rs\n@@ -1,2 +1,2 @@\n--- a/no.rs\n-@@ -1 +1 @@\n+++ b/no.rs\n+@@ -7 +7 @@\n\\ No newline at end of file\n",
            &[("x.rs", 1, 2)],
        );
    }

    #[test]
    fn files_that_are_gone_have_no_lines() {
        check("--- a/x.rs\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n", &[]);
        check("--- /dev/null\n+++ \"b/a \\\"b\\\".rs\"\n@@ -0,0 +1 @@\n+a\n", &[("a \"b\".rs", 1, 1)]);
        check("@@ -1 +1 @@\n@@ nonsense\n@@ -1 +4294967295,9 @@\n", &[]);
    }

    #[test]
    fn what_is_no_revision_is_refused() {
        let git = Git { program: PathBuf::from("/nowhere/git"), variables: Vec::new() };
        for of in ["", "  ", "--output=x", "a b", "a\nb"] {
            let error = changed_lines(Some(&git), Path::new("/"), of).unwrap_err();
            assert!(matches!(error, DiffError::NoRevision { .. }), "{of}: {error}");
        }
        assert_eq!(changed_lines(None, Path::new("/"), "worktree"), Err(DiffError::NoGit));
    }
}
