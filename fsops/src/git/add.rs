//! Staging: all of what was asked for, or nothing.

use std::path::PathBuf;

use super::Git;
use super::confine::Confined;
use super::repository::Worktree;
use super::status::StatusEntry;
use crate::call::Call;
use crate::error::GitError;
use crate::limits::{Deadline, Outcome};
use crate::paths::shown_line;

/// What to stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddRequest {
    /// A directory or a file in the worktree; it is staged itself where nothing else says what.
    pub path: String,
    /// Names, not patterns; relative ones count from `path`.
    pub paths: Vec<String>,
    /// Whether everything is staged, files that are gone and files that git doesn't know included.
    pub all: bool,
    /// Whether the files that git knows are staged, those that are gone included.
    pub update: bool,
    /// Whether ignored files may be staged.
    pub force: bool,
}

impl AddRequest {
    /// Asks for the path itself.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into(), paths: Vec::new(), all: false, update: false, force: false }
    }
}

/// What is staged of what was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Added {
    /// The top of the worktree.
    pub path: String,
    /// Staged paths among those that were asked for.
    pub entries: Vec<StatusEntry>,
}

impl Added {
    /// Returns the staged paths as text, one on a line after the letter of its change.
    #[must_use]
    pub fn body(&self) -> String {
        if self.entries.is_empty() {
            return "nothing staged: the index is as HEAD there".to_owned();
        }
        let line = |entry: &StatusEntry| {
            let (letter, path) = (entry.xy.get(..1).unwrap_or_default(), shown_line(&entry.path));
            match &entry.orig_path {
                Some(original) => format!("{letter} {} -> {path}", shown_line(original)),
                None => format!("{letter} {path}"),
            }
        };
        self.entries.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

impl Git {
    /// Stages paths. Where one of them matches nothing or is ignored, none is staged.
    ///
    /// # Errors
    ///
    /// [`GitError`].
    pub fn add(&self, request: &AddRequest, call: &Call) -> Result<Outcome<Added>, GitError> {
        if request.all && request.update {
            let what = "all and update can't go together: all stages what git doesn't know too".to_owned();
            return Err(GitError::Argument { what });
        }
        let worktree = self.worktree(&request.path, call)?;
        let mut paths = worktree.paths(&request.paths)?;
        if paths.is_empty() && !request.all && !request.update {
            paths.push(worktree.asked());
        }
        let options = [("--all", request.all), ("--update", request.update), ("--force", request.force)];
        let options = options.into_iter().filter_map(|(option, on)| on.then_some(option));
        let confined = self.confined_where(&worktree, &call.deadline)?;
        self.stage(&worktree, confined.as_ref(), options.collect(), &paths, &call.deadline)?;
        let entries = self.staged(&worktree, &paths, &call.deadline)?;
        let mut outcome = Outcome::complete(Added { path: worktree.shown_top(), entries });
        outcome.notes.extend(worktree.note);
        outcome.notes.extend(confined.and_then(|confined| confined.filters));
        Ok(outcome)
    }

    /// Stages paths, after a rehearsal: git itself stages the others where one is ignored.
    pub(super) fn stage(
        &self,
        worktree: &Worktree,
        confined: Option<&Confined>,
        options: Vec<&str>,
        paths: &[PathBuf],
        deadline: &Deadline,
    ) -> Result<(), GitError> {
        let command = |rehearsal: bool| {
            self.write(worktree, confined, "add")
                .arg_if(rehearsal, "--dry-run")
                .args(options.iter().copied())
                .paths(paths.iter().cloned())
                .succeed(deadline)
        };
        if !paths.is_empty() {
            command(true)?;
        }
        command(false).map(drop)
    }

    /// Returns what is staged among paths, all of them where none are given.
    pub(super) fn staged(
        &self,
        worktree: &Worktree,
        paths: &[PathBuf],
        deadline: &Deadline,
    ) -> Result<Vec<StatusEntry>, GitError> {
        let status = self.status_of(worktree, false, paths, deadline)?.value;
        Ok(status.entries.into_iter().filter(StatusEntry::is_staged).collect())
    }
}
