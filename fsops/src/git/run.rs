//! How git is started, and what its end means.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use super::Git;
use super::confine::Confined;
use super::repository::Worktree;
use crate::error::GitError;
use crate::limits::{Deadline, Outcome};
use crate::process::{Exit, Output, Request};

/// Characters of git's own error text that are kept.
const MAX_STDERR: usize = 4000;

/// Bytes of git's standard error that are kept.
const KEEP_STDERR: u64 = 1024 * 1024;

/// Bytes of git's standard output that are kept: 32 MiB.
const KEEP_STDOUT: u64 = 32 * 1024 * 1024;

/// Settings of every command: one form of output, names as they are.
const ALWAYS: [&str; 11] = [
    "-c",
    "core.quotePath=false",
    "-c",
    "color.ui=false",
    "-c",
    "core.pager=cat",
    "-c",
    "i18n.commitEncoding=UTF-8",
    "-c",
    "i18n.logOutputEncoding=UTF-8",
    "--literal-pathspecs",
];

/// Settings of commands that only read: nothing that a repository names is run, and a directory that only looks like a
/// repository is none.
const READING: [&str; 10] = [
    "-c",
    "safe.bareRepository=explicit",
    "-c",
    "core.fsmonitor=",
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "log.showSignature=false",
    "-c",
    "protocol.allow=never",
];

/// Variables of git's own that belong to the user and point nowhere: who commits, and where the user's settings are.
const KEPT: [&str; 11] = [
    "GIT_AUTHOR_NAME",
    "GIT_AUTHOR_EMAIL",
    "GIT_AUTHOR_DATE",
    "GIT_COMMITTER_NAME",
    "GIT_COMMITTER_EMAIL",
    "GIT_COMMITTER_DATE",
    "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM",
    "GIT_CEILING_DIRECTORIES",
    "GIT_DISCOVERY_ACROSS_FILESYSTEM",
];

/// Variables that would make git wait for a person, speak another language, or fit lines to a terminal.
const DROPPED: [&str; 9] = [
    "LANG",
    "LANGUAGE",
    "PAGER",
    "LESS",
    "EDITOR",
    "VISUAL",
    "COLUMNS",
    "SSH_ASKPASS",
    "SSH_ASKPASS_REQUIRE",
];

const SET: [(&str, &str); 7] = [
    ("GIT_TERMINAL_PROMPT", "0"),
    ("GIT_ASKPASS", ""),
    ("SSH_ASKPASS", ""),
    ("GIT_EDITOR", ":"),
    ("GIT_SEQUENCE_EDITOR", ":"),
    ("GIT_PAGER", "cat"),
    ("LC_ALL", "C.UTF-8"),
];

/// Nothing is fetched that a partial clone lacks.
const STILL: [(&str, &str); 2] = [("GIT_NO_LAZY_FETCH", "1"), ("GIT_ALLOW_PROTOCOL", "")];

/// Tells whether git may see a variable of the caller's environment. A hook's or a shell's may point git to another
/// repository, another index or other settings.
pub(super) fn may_pass(name: &OsStr) -> bool {
    let name = name.to_string_lossy().to_ascii_uppercase();
    if name.starts_with("GIT_") {
        return KEPT.contains(&name.as_str());
    }
    !name.starts_with("LC_") && !DROPPED.contains(&name.as_str())
}

/// Whether a command may change anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
    /// Changes something, and runs nothing that the repository names.
    Confined,
}

/// A git command that is being put together.
pub(super) struct Command<'a> {
    git: &'a Git,
    access: Access,
    directory: &'a Path,
    settings: Vec<OsString>,
    arguments: Vec<OsString>,
    stdin: Option<Vec<u8>>,
}

impl Git {
    pub(super) fn read<'a>(&'a self, directory: &'a Path, name: &str) -> Command<'a> {
        self.command(Access::Read, directory, name)
    }

    /// A command that changes something, with the settings of a repository under a root where there is one.
    pub(super) fn write<'a>(
        &'a self,
        worktree: &'a Worktree,
        confined: Option<&Confined>,
        name: &str,
    ) -> Command<'a> {
        match confined {
            None => self.command(Access::Write, &worktree.top, name),
            Some(confined) => self
                .command(Access::Confined, &worktree.top, name)
                .settings(confined.settings.iter().cloned()),
        }
    }

    fn command<'a>(&'a self, access: Access, directory: &'a Path, name: &str) -> Command<'a> {
        let arguments = vec![name.into()];
        Command { git: self, access, directory, settings: Vec::new(), arguments, stdin: None }
    }
}

impl Command<'_> {
    pub(super) fn args<T: Into<OsString>>(mut self, arguments: impl IntoIterator<Item = T>) -> Self {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    pub(super) fn arg_if(self, condition: bool, argument: &str) -> Self {
        self.args(condition.then_some(argument))
    }

    /// Adds settings of the form `name=value`.
    pub(super) fn settings<T: Into<OsString>>(mut self, settings: impl IntoIterator<Item = T>) -> Self {
        for setting in settings {
            self.settings.extend(["-c".into(), setting.into()]);
        }
        self
    }

    /// Adds paths, behind the mark after which nothing is an option.
    pub(super) fn paths<T: Into<OsString>>(self, paths: impl IntoIterator<Item = T>) -> Self {
        self.args(["--"]).args(paths)
    }

    pub(super) fn stdin(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.stdin = Some(bytes.into());
        self
    }

    /// Runs git and returns what it printed, whatever its exit code.
    pub(super) fn run(self, deadline: &Deadline) -> Result<Outcome<Output>, GitError> {
        let mut request = Request::new(&self.git.program, self.directory)
            .variables(self.git.environment.clone())
            .variables(SET)
            .arguments(ALWAYS)
            .keep(KEEP_STDOUT, KEEP_STDERR);
        if self.access != Access::Write {
            request = request.variables(STILL).arguments(READING);
        }
        if self.access == Access::Read {
            request = request.variables([("GIT_OPTIONAL_LOCKS", "0")]);
        }
        request = request.arguments(self.settings).arguments(self.arguments);
        if let Some(stdin) = self.stdin {
            request = request.stdin(stdin);
        }
        Ok(request.run(&deadline.at_most(self.git.timeout))?)
    }

    /// Runs git and takes any exit code but 0 for a failure.
    pub(super) fn succeed(self, deadline: &Deadline) -> Result<Outcome<Output>, GitError> {
        let outcome = self.run(deadline)?;
        if outcome.value.exit.is_success() { Ok(outcome) } else { Err(failed(&outcome.value)) }
    }
}

/// Returns the error of a command that failed.
pub(super) fn failed(output: &Output) -> GitError {
    let exit = match output.exit {
        Exit::Code(code) => format!("code {code}"),
        Exit::Signal(signal) => format!("signal {signal}"),
        Exit::Unknown => "unknown end".to_owned(),
    };
    GitError::Failed { exit, stderr: said(output), staged: Vec::new() }
}

/// Returns what git said of a failure; some of it goes to its standard output.
pub(super) fn said(output: &Output) -> String {
    let stderr = text(&output.stderr);
    let stderr = stderr.trim();
    let said = if stderr.is_empty() { text(&output.stdout).trim().to_owned() } else { stderr.to_owned() };
    said.chars().take(MAX_STDERR).collect()
}

pub(super) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns a path that git printed as the system's.
pub(super) fn os_string(bytes: &[u8]) -> OsString {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        OsStr::from_bytes(bytes).to_owned()
    }
    #[cfg(not(unix))]
    {
        OsString::from(text(bytes))
    }
}

/// Returns a name that git printed as answers show it.
pub(super) fn name(bytes: &[u8]) -> String {
    crate::paths::shown_name(&os_string(bytes)).text.into_owned()
}
