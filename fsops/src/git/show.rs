//! Commits, tags, trees and files as they are at a revision.

use super::Git;
use super::diff::{diff_form, unknown_or_failed};
use super::repository::Worktree;
use super::run::text;
use super::values::check_revision;
use crate::call::Call;
use crate::error::GitError;
use crate::limits::{Deadline, Outcome, Truncation};

/// What to show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShowRequest {
    /// A directory or a file in the worktree.
    pub path: String,
    /// Revisions, or objects in them (`REV:path`), shown in this order.
    pub objects: Vec<String>,
    /// A file: each revision without a `:` is shown as that file in it. Relative to `path`, or absolute.
    pub file_path: Option<String>,
    /// Whether a commit's changes are counted instead of shown.
    pub stat: bool,
    /// Another form of a commit.
    pub format: Option<ShowFormat>,
}

impl ShowRequest {
    /// Asks for one object.
    #[must_use]
    pub fn new(path: impl Into<String>, object: impl Into<String>) -> Self {
        Self { path: path.into(), objects: vec![object.into()], file_path: None, stat: false, format: None }
    }
}

/// A form of a commit other than git's usual one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ShowFormat {
    /// The commit as it is stored.
    Raw,
}

/// What was shown.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Shown {
    /// The top of the worktree.
    pub path: String,
    /// The objects as git was given them.
    pub objects: Vec<String>,
    /// Whether bytes that aren't UTF-8 were replaced in the text.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub lossy: bool,
    /// What git printed; of a binary file, its size.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub text: String,
}

/// An object as it was asked for, and what it is.
struct Object {
    name: String,
    is_blob: bool,
}

impl Git {
    /// Shows objects one after the other.
    ///
    /// A trailing ` --stat` of an object is taken as `stat`.
    ///
    /// # Errors
    ///
    /// [`GitError`]; an object that there isn't fails the whole call and is named.
    pub fn show(&self, request: &ShowRequest, call: &Call) -> Result<Outcome<Shown>, GitError> {
        if request.objects.is_empty() {
            return Err(GitError::Argument { what: "at least one object is needed, e.g. `HEAD`".to_owned() });
        }
        let mut stat = request.stat;
        let mut names = Vec::new();
        for object in &request.objects {
            let (name, absorbed) = match object.strip_suffix(" --stat") {
                Some(name) => (name.trim_end(), true),
                None => (object.as_str(), false),
            };
            stat |= absorbed;
            check_revision(name)?;
            // Blanks belong to a path behind a colon; before it, what follows them would be an option.
            let revision = name.split_once(':').map_or(name, |(revision, _)| revision);
            if revision.contains(" -") {
                let reason = "it holds what looks like an option; use stat, filePath or format".to_owned();
                return Err(GitError::BadRevision { revision: object.clone(), reason });
            }
            names.push(name.to_owned());
        }
        let worktree = self.worktree(&request.path, call)?;
        if let Some(file) = &request.file_path {
            let file = worktree.path(file)?;
            let file = file.to_string_lossy().replace('\\', if cfg!(windows) { "/" } else { "\\" });
            let file = if file == "." { String::new() } else { file };
            for name in names.iter_mut().filter(|name| !name.contains(':')) {
                *name = format!("{name}:{file}");
            }
        }
        let deadline = &call.deadline;
        let mut objects = Vec::new();
        for name in names {
            objects.push(self.look_up(&worktree, name, deadline)?);
        }
        let mut printed = Vec::new();
        let mut truncations = Vec::new();
        for group in objects.chunk_by(|a, b| !a.is_blob && !b.is_blob) {
            let (bytes, cut) = match group {
                [object] if object.is_blob => self.blob(&worktree, &object.name, deadline)?,
                others => self.others(&worktree, others, stat, request.format, deadline)?,
            };
            printed.extend(bytes);
            truncations.extend(cut);
        }
        let shown = Shown {
            path: worktree.shown_top(),
            objects: objects.into_iter().map(|object| object.name).collect(),
            lossy: std::str::from_utf8(&printed).is_err(),
            text: text(&printed),
        };
        let mut outcome = Outcome::complete(shown).truncated(truncations);
        outcome.notes.extend(worktree.note);
        Ok(outcome)
    }

    /// Asks what kind of object a name means, and whether there is one.
    fn look_up(&self, worktree: &Worktree, name: String, deadline: &Deadline) -> Result<Object, GitError> {
        let output = self.read(&worktree.top, "cat-file").args(["-t", name.as_str()]).run(deadline)?.value;
        if output.exit.is_success() {
            return Ok(Object { name, is_blob: output.stdout.starts_with(b"blob") });
        }
        // A range of commits is no object, and can be shown all the same.
        let is_range = name.contains("..") && !name.contains(':');
        // Nor does this command find a commit by its message.
        let is_search = name.starts_with(":/") && {
            let form = ["--verify", "--quiet", "--end-of-options", name.as_str()];
            self.read(&worktree.top, "rev-parse").args(form).run(deadline)?.value.exit.is_success()
        };
        if is_range || is_search {
            return Ok(Object { name, is_blob: false });
        }
        if matches!(name.split([':', '~', '^']).next(), Some("HEAD" | "@"))
            && self.head(worktree, deadline)?.is_none()
        {
            return Err(GitError::NoCommits { what: "Cannot show HEAD" });
        }
        let said = super::run::said(&output);
        let reason = said.lines().next().unwrap_or("there is no such object").to_owned();
        Err(GitError::BadRevision { revision: name, reason })
    }

    /// Returns the content of a file at a revision, or its size where it is no text.
    fn blob(
        &self,
        worktree: &Worktree,
        name: &str,
        deadline: &Deadline,
    ) -> Result<(Vec<u8>, Vec<Truncation>), GitError> {
        let outcome = self.read(&worktree.top, "cat-file").args(["blob", name]).succeed(deadline)?;
        let content = outcome.value.stdout;
        if !crate::text::is_binary(&content) {
            return Ok((content, outcome.truncations));
        }
        let size = self.read(&worktree.top, "cat-file").args(["-s", name]).succeed(deadline)?.value;
        let size = text(&size.stdout);
        Ok((format!("{name}: binary file, {} bytes\n", size.trim_end()).into_bytes(), Vec::new()))
    }

    fn others(
        &self,
        worktree: &Worktree,
        objects: &[Object],
        stat: bool,
        format: Option<ShowFormat>,
        deadline: &Deadline,
    ) -> Result<(Vec<u8>, Vec<Truncation>), GitError> {
        let names: Vec<&str> = objects.iter().map(|object| object.name.as_str()).collect();
        let format = match format {
            Some(ShowFormat::Raw) => "--pretty=raw",
            None => "--pretty=medium",
        };
        let outcome = diff_form(self.read(&worktree.top, "show"))
            .settings(["log.date=default", "log.showRoot=true", "diff.context=3"])
            .args(["--no-show-signature", "--no-decorate", "--no-notes", "--cc", format])
            .arg_if(stat, "--stat")
            .args(["--end-of-options"])
            .args(names.iter().copied())
            .args(["--"])
            .run(deadline)?;
        if !outcome.value.exit.is_success() {
            return Err(unknown_or_failed(&outcome.value, &names));
        }
        Ok((outcome.value.stdout, outcome.truncations))
    }
}
