//! Commits, new and amended.

use std::path::PathBuf;

use super::Git;
use super::confine::Confined;
use super::repository::Worktree;
use super::run::{failed, name, text};
use super::values::{Author, check_message};
use crate::call::Call;
use crate::error::GitError;
use crate::limits::{Deadline, Outcome};
use crate::process::Output;

/// The name of who commits where the user has configured none.
const FALLBACK_NAME: &str = "fsops";

/// The address of who commits where the user has configured none.
const FALLBACK_EMAIL: &str = "fsops@example.invalid";

/// What git says where the index is as HEAD, on its standard output, where no hook can say it.
const NOTHING: [&str; 3] = ["nothing to commit", "nothing added to commit", "no changes added to commit"];

/// A commit to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommitRequest {
    /// A directory or a file in the worktree.
    pub path: String,
    /// The message; its first line must be a conventional header ([`check_message`]).
    pub message: String,
    /// The author, where it isn't who commits.
    pub author: Option<Author>,
    /// Whether the last commit is replaced.
    pub amend: bool,
    /// Whether the commit may change nothing.
    pub allow_empty: bool,
    /// Whether the hooks before the commit are passed over.
    pub no_verify: bool,
    /// Names to stage before; relative ones count from `path`.
    pub files_to_stage: Vec<String>,
}

impl CommitRequest {
    /// Asks to commit what is staged.
    #[must_use]
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            message: message.into(),
            author: None,
            amend: false,
            allow_empty: false,
            no_verify: false,
            files_to_stage: Vec::new(),
        }
    }
}

/// A last commit to be replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AmendRequest {
    /// A directory or a file in the worktree.
    pub path: String,
    /// The new message; `None` keeps the old one, whatever its header.
    pub message: Option<String>,
    /// The new author.
    pub author: Option<Author>,
    /// Whether who amends becomes the author. Not together with `author`.
    pub reset_author: bool,
    /// Whether the commit may change nothing.
    pub allow_empty: bool,
    /// Whether the hooks before the commit are passed over.
    pub no_verify: bool,
    /// Names to stage before; relative ones count from `path`.
    pub files_to_stage: Vec<String>,
}

impl AmendRequest {
    /// Asks to take what is staged into the last commit.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            message: None,
            author: None,
            reset_author: false,
            allow_empty: false,
            no_verify: false,
            files_to_stage: Vec::new(),
        }
    }
}

/// A commit that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Committed {
    /// The top of the worktree.
    pub path: String,
    /// The full id of the commit.
    pub oid: String,
    /// The full id of the commit that it replaces.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub previous_oid: Option<String>,
    /// The first line of its message.
    pub header: String,
}

impl Committed {
    /// Returns `[OID] HEADER`.
    #[must_use]
    pub fn body(&self) -> String {
        format!("[{}] {}", self.oid, self.header)
    }
}

/// What the two kinds of commit have in common.
struct Making<'a> {
    message: Option<&'a str>,
    options: Vec<String>,
    amend: bool,
    files: &'a [String],
}

impl Git {
    /// Commits what is staged. The message is checked before anything is staged or run.
    ///
    /// During a merge this concludes it.
    ///
    /// # Errors
    ///
    /// [`GitError`]. Where files had been staged before the failure, it says what is staged now.
    pub fn commit(&self, request: &CommitRequest, call: &Call) -> Result<Outcome<Committed>, GitError> {
        let mut options = Vec::new();
        options.extend(request.author.as_ref().map(Author::as_argument).transpose()?);
        let flags = [
            ("--amend", request.amend),
            ("--allow-empty", request.allow_empty),
            ("--no-verify", request.no_verify),
        ];
        options.extend(flags.into_iter().filter(|(_, on)| *on).map(|(flag, _)| flag.to_owned()));
        let making = Making {
            message: Some(&request.message),
            options,
            amend: request.amend,
            files: &request.files_to_stage,
        };
        self.make(&request.path, making, call)
    }

    /// Replaces the last commit by one that has what is staged, too.
    ///
    /// # Errors
    ///
    /// [`GitError`]; [`GitError::NoCommits`] where there is none to replace.
    pub fn amend(&self, request: &AmendRequest, call: &Call) -> Result<Outcome<Committed>, GitError> {
        if request.author.is_some() && request.reset_author {
            let what = "author and resetAuthor can't go together".to_owned();
            return Err(GitError::Argument { what });
        }
        let mut options = vec!["--amend".to_owned()];
        options.extend(request.author.as_ref().map(Author::as_argument).transpose()?);
        let flags = [
            ("--no-edit", request.message.is_none()),
            ("--reset-author", request.reset_author),
            ("--allow-empty", request.allow_empty),
            ("--no-verify", request.no_verify),
        ];
        options.extend(flags.into_iter().filter(|(_, on)| *on).map(|(flag, _)| flag.to_owned()));
        let message = request.message.as_deref();
        self.make(
            &request.path,
            Making { message, options, amend: true, files: &request.files_to_stage },
            call,
        )
    }

    fn make(&self, path: &str, making: Making<'_>, call: &Call) -> Result<Outcome<Committed>, GitError> {
        if let Some(message) = making.message {
            check_message(message)?;
        }
        let worktree = self.worktree(path, call)?;
        let deadline = &call.deadline;
        let files = worktree.paths(making.files)?;
        let previous_oid = if making.amend {
            let head = self.head(&worktree, deadline)?;
            Some(head.ok_or(GitError::NoCommits { what: "Cannot amend" })?)
        } else {
            None
        };
        let identity = self.missing_identity(&worktree, deadline)?;
        let confined = self.confined_where(&worktree, deadline)?;
        if !files.is_empty() {
            self.stage(&worktree, confined.as_ref(), Vec::new(), &files, deadline)?;
        }
        let mut command = self
            .write(&worktree, confined.as_ref(), "commit")
            .settings(identity.iter().cloned())
            .args(["--cleanup=whitespace", "--no-status"])
            .args(making.options);
        if let Some(message) = making.message {
            command = command.args(["-F", "-"]).stdin(message);
        }
        let output = command.run(deadline)?.value;
        if !output.exit.is_success() {
            return Err(self.why_not(&worktree, &files, &output, deadline)?);
        }
        let made = self
            .read(&worktree.top, "show")
            .args(["-s", "--no-color", "--no-show-signature", "--format=%H%x00%B", "HEAD"])
            .succeed(deadline)?
            .value;
        let made = text(&made.stdout);
        let (oid, message) = made.split_once('\0').unwrap_or((made.trim_end(), ""));
        let committed = Committed {
            path: worktree.shown_top(),
            oid: oid.to_owned(),
            previous_oid,
            header: message.lines().next().unwrap_or_default().to_owned(),
        };
        let mut outcome = Outcome::complete(committed);
        outcome.notes.extend(worktree.note);
        outcome.notes.extend(confined.into_iter().flat_map(Confined::notes));
        if !identity.is_empty() {
            let note = format!("no identity is configured; committed as {FALLBACK_NAME} <{FALLBACK_EMAIL}>");
            outcome.notes.push(note);
        }
        Ok(outcome)
    }

    /// Returns the commit of HEAD; `None` before the first.
    pub(super) fn head(&self, worktree: &Worktree, deadline: &Deadline) -> Result<Option<String>, GitError> {
        let output = self
            .read(&worktree.top, "rev-parse")
            .args(["--verify", "--quiet", "HEAD^{commit}"])
            .run(deadline)?
            .value;
        Ok(output.exit.is_success().then(|| text(&output.stdout).trim_end().to_owned()))
    }

    /// Returns settings for the parts of an identity that the user has not configured. What git would make up of the
    /// machine's name is no configuration.
    fn missing_identity(&self, worktree: &Worktree, deadline: &Deadline) -> Result<Vec<String>, GitError> {
        let configured = self
            .read(&worktree.top, "var")
            .settings(["user.useConfigOnly=true"])
            .args(["GIT_COMMITTER_IDENT"])
            .run(deadline)?
            .value;
        if configured.exit.is_success() {
            return Ok(Vec::new());
        }
        let mut settings = Vec::new();
        for (key, fallback) in [("user.name", FALLBACK_NAME), ("user.email", FALLBACK_EMAIL)] {
            let output = self.read(&worktree.top, "config").args(["--get", key]).run(deadline)?.value;
            if text(&output.stdout).trim().is_empty() {
                settings.push(format!("{key}={fallback}"));
            }
        }
        Ok(settings)
    }

    /// Says why a commit was not made, and what it left staged.
    fn why_not(
        &self,
        worktree: &Worktree,
        files: &[PathBuf],
        output: &Output,
        deadline: &Deadline,
    ) -> Result<GitError, GitError> {
        let staged = if files.is_empty() {
            Vec::new()
        } else {
            self.staged(worktree, files, deadline)?.into_iter().map(|entry| entry.path).collect()
        };
        let unmerged = self
            .read(&worktree.top, "diff")
            .args(["--name-only", "--diff-filter=U", "--no-ext-diff", "--no-textconv", "-z", "--"])
            .run(deadline)?
            .value;
        let mut paths: Vec<String> =
            unmerged.stdout.split(|&byte| byte == 0).filter(|path| !path.is_empty()).map(name).collect();
        paths.dedup();
        if !paths.is_empty() {
            return Ok(GitError::Unmerged { paths, staged });
        }
        let printed = text(&output.stdout);
        if NOTHING.iter().any(|nothing| printed.contains(nothing)) {
            return Ok(GitError::NothingToCommit { staged });
        }
        Ok(match failed(output) {
            GitError::Failed { exit, stderr, .. } => GitError::Failed { exit, stderr, staged },
            other => other,
        })
    }
}
