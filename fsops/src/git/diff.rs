//! Differences: between worktree, index and revisions.

use super::Git;
use super::repository::{Worktree, filter_note};
use super::run::{Command, failed, name, said, text};
use super::values::check_revision;
use crate::call::Call;
use crate::error::GitError;
use crate::limits::{Deadline, Outcome};
use crate::process::{Exit, Output};

/// Lines around a change where the caller says nothing else, as git has it.
const DEFAULT_CONTEXT: u32 = 3;

/// The one form of a diff, whatever the configuration says.
const FORM: [&str; 11] = [
    "--no-ext-diff",
    "--no-textconv",
    "--no-color",
    "--find-renames",
    "--src-prefix=a/",
    "--dst-prefix=b/",
    "--submodule=short",
    "--ignore-submodules=dirty",
    "--diff-algorithm=default",
    "--indent-heuristic",
    "-O/dev/null",
];

/// Settings for what has no option.
const SETTINGS: [&str; 7] = [
    "diff.noprefix=false",
    "diff.mnemonicPrefix=false",
    "diff.relative=false",
    "diff.suppressBlankEmpty=false",
    "diff.interHunkContext=0",
    "diff.renameLimit=1000",
    "core.abbrev=auto",
];

/// What git says of a revision that names nothing.
const UNKNOWN: [&str; 7] = [
    "unknown revision",
    "bad revision",
    "bad object",
    "ambiguous argument",
    "invalid object name",
    "Invalid revision range",
    "Needed a single revision",
];

/// What to compare.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DiffRequest {
    /// A directory or a file in the worktree.
    pub path: String,
    /// A revision: alone, what the worktree (or with `staged` the index) is compared to; else the older side.
    pub source: Option<String>,
    /// A revision: the newer side. Alone it is as `source` alone.
    pub target: Option<String>,
    /// Names that the comparison is confined to; relative ones count from `path`.
    pub paths: Vec<String>,
    /// Whether the index is compared, to HEAD or to the one revision.
    pub staged: bool,
    /// Whether only names are shown.
    pub name_only: bool,
    /// Whether only counts are shown.
    pub stat: bool,
    /// Whether only faults in changed lines are shown, e.g. blanks at their ends.
    pub check: bool,
    /// Lines around a change; `None` is 3.
    pub context_lines: Option<u32>,
}

impl DiffRequest {
    /// Asks for what the worktree has and the index hasn't.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into(), ..Self::default() }
    }
}

/// Differences that were found.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Differences {
    /// The top of the worktree.
    pub path: String,
    /// Whether no changed line has a fault; `None` where that wasn't asked.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub clean: Option<bool>,
    /// Changed files.
    pub files: u64,
    /// Added lines.
    pub insertions: u64,
    /// Removed lines.
    pub deletions: u64,
    /// The changed files with their exact names, in git's order.
    pub changes: Vec<FileChange>,
    /// Whether bytes that aren't UTF-8 were replaced in the text.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub lossy: bool,
    /// What git printed; empty where there is no difference.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub text: String,
}

impl Differences {
    /// Returns what git printed, or that there is no difference.
    #[must_use]
    pub fn body(&self) -> &str {
        match (self.text.is_empty(), self.clean) {
            (false, _) => &self.text,
            (true, None) => "no differences",
            (true, Some(_)) => "no faults in changed lines",
        }
    }
}

/// A file that differs.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct FileChange {
    /// Its path relative to the top.
    pub path: String,
    /// Its path before a rename.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub orig_path: Option<String>,
    /// Added lines; `None` for a binary file.
    pub insertions: Option<u64>,
    /// Removed lines; `None` for a binary file.
    pub deletions: Option<u64>,
}

impl Git {
    /// Compares worktree, index and revisions.
    ///
    /// # Errors
    ///
    /// [`GitError`]. No difference is none.
    pub fn diff(&self, request: &DiffRequest, call: &Call) -> Result<Outcome<Differences>, GitError> {
        let revisions: Vec<&str> =
            [&request.source, &request.target].into_iter().flatten().map(String::as_str).collect();
        for revision in &revisions {
            check_revision(revision)?;
        }
        if request.staged && revisions.len() == 2 {
            let what = "staged compares the index to one revision; leave source or target out".to_owned();
            return Err(GitError::Argument { what });
        }
        let worktree = self.worktree(&request.path, call)?;
        let paths = worktree.paths(&request.paths)?;
        let deadline = &call.deadline;
        let (filters, filtered) = self.without_own_filters(&worktree.top, deadline)?;
        let sides = self.sides(&worktree, &revisions, deadline)?;
        // git takes a number of 31 bits.
        let context = request.context_lines.unwrap_or(DEFAULT_CONTEXT).min(i32::MAX.unsigned_abs());
        let command = |form: &[&str]| {
            diff_form(self.read(&worktree.top, "diff"))
                .settings(filters.iter().cloned())
                .settings([format!("diff.context={context}")])
                .args(form.iter().copied())
                .arg_if(request.staged, "--cached")
                .args(["--end-of-options"])
                .args(sides.iter().cloned())
                .paths(paths.iter().cloned())
                .run(deadline)
        };
        let form: &[&str] = match request {
            DiffRequest { check: true, .. } => &["--check"],
            DiffRequest { name_only: true, .. } => &["--name-only"],
            DiffRequest { stat: true, .. } => &["--stat"],
            _ => &["--patch"],
        };
        let printed = command(form)?;
        let clean = match printed.value.exit {
            Exit::Code(0) => request.check.then_some(true),
            Exit::Code(1..=127) if request.check => Some(false),
            _ => return Err(unknown_or_failed(&printed.value, &revisions)),
        };
        let counted = command(&["--numstat", "-z"])?;
        if !counted.value.exit.is_success() {
            return Err(failed(&counted.value));
        }
        let changes = changes(&counted.value.stdout);
        let lossy = std::str::from_utf8(&printed.value.stdout).is_err();
        let differences = Differences {
            path: worktree.shown_top(),
            clean,
            files: changes.len() as u64,
            insertions: changes.iter().filter_map(|change| change.insertions).sum(),
            deletions: changes.iter().filter_map(|change| change.deletions).sum(),
            changes,
            lossy,
            text: text(&printed.value.stdout),
        };
        let mut outcome = Outcome::complete(differences).truncated(printed.truncations);
        outcome.notes.extend(worktree.note.clone());
        outcome.notes.extend(worktree.submodule_note());
        outcome.notes.extend(filter_note(&filtered));
        if outcome.value.changes.is_empty() {
            let absent = paths.iter().filter(|path| worktree.top.join(path).symlink_metadata().is_err());
            outcome.notes.extend(absent.map(|path| format!("{path:?} is not in the worktree")));
        }
        Ok(outcome)
    }

    /// Returns the revisions as git is given them. Before the first commit, HEAD is the empty tree, whose id depends
    /// on the repository's hash.
    fn sides(
        &self,
        worktree: &Worktree,
        revisions: &[&str],
        deadline: &Deadline,
    ) -> Result<Vec<String>, GitError> {
        let is_head = |revision: &&str| matches!(*revision, "HEAD" | "@");
        let unborn = revisions.iter().any(is_head) && self.head(worktree, deadline)?.is_none();
        let mut sides = Vec::new();
        for revision in revisions {
            sides.push(if unborn && is_head(revision) {
                let tree = self
                    .read(&worktree.top, "hash-object")
                    .args(["-t", "tree", "--stdin"])
                    .stdin("")
                    .succeed(deadline)?
                    .value;
                text(&tree.stdout).trim_end().to_owned()
            } else {
                (*revision).to_owned()
            });
        }
        Ok(sides)
    }
}

/// Gives a command that prints diffs the one form.
pub(super) fn diff_form(command: Command<'_>) -> Command<'_> {
    command.settings(SETTINGS).args(FORM)
}

/// Returns the error of a command that was given revisions: the one at fault, where git says so.
pub(super) fn unknown_or_failed(output: &Output, revisions: &[&str]) -> GitError {
    let said = said(output);
    if !UNKNOWN.iter().any(|unknown| said.contains(unknown)) {
        return failed(output);
    }
    match revisions.iter().find(|revision| said.contains(**revision)).or(revisions.first()) {
        Some(revision) => GitError::BadRevision {
            revision: (*revision).to_owned(),
            reason: said.lines().next().unwrap_or_default().to_owned(),
        },
        None => failed(output),
    }
}

/// Reads `diff --numstat -z`.
fn changes(stdout: &[u8]) -> Vec<FileChange> {
    let mut changes = Vec::new();
    let mut fields = stdout.split(|&byte| byte == 0);
    while let Some(field) = fields.next() {
        let mut parts = field.splitn(3, |&byte| byte == b'\t');
        let (Some(insertions), Some(deletions), Some(path)) = (parts.next(), parts.next(), parts.next())
        else {
            continue;
        };
        let count = |bytes: &[u8]| text(bytes).parse().ok();
        // A rename has an empty path here and the two names behind it.
        let (orig_path, path) = if path.is_empty() {
            (fields.next().map(name), fields.next().unwrap_or_default())
        } else {
            (None, path)
        };
        changes.push(FileChange {
            path: name(path),
            orig_path,
            insertions: count(insertions),
            deletions: count(deletions),
        });
    }
    changes
}
