//! The state of a worktree: its branch, and the paths that differ.

use std::path::PathBuf;

use super::Git;
use super::repository::{Worktree, filter_note};
use super::run::{name, text};
use crate::call::Call;
use crate::error::GitError;
use crate::limits::{Deadline, Outcome};
use crate::paths::Root;

/// What to report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusRequest {
    /// A directory or a file in the worktree.
    pub path: String,
    /// Whether files that git doesn't know are reported. On by default.
    pub include_untracked: bool,
}

impl StatusRequest {
    /// Asks for everything.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into(), include_untracked: true }
    }
}

/// The state of a worktree.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Status {
    /// The top of the worktree.
    pub path: String,
    /// The branch; `None` where HEAD is detached.
    pub branch: Option<String>,
    /// The commit of HEAD; `None` before the first.
    pub oid: Option<String>,
    /// The branch that this one follows.
    pub upstream: Option<String>,
    /// Commits that the upstream lacks; `None` where it doesn't exist.
    pub ahead: Option<u64>,
    /// Commits of the upstream that are lacking here.
    pub behind: Option<u64>,
    /// Whether HEAD is at a commit and not at a branch.
    pub detached: bool,
    /// Whether there is no commit yet.
    pub unborn: bool,
    /// The paths that differ, as git orders them.
    pub entries: Vec<StatusEntry>,
    /// The same as git prints it for people's scripts: `git status --porcelain --branch`.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub text: String,
}

/// A path that differs from the index, or whose index entry differs from HEAD.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct StatusEntry {
    /// The path relative to the top, exactly; `\xNN` for bytes that aren't text.
    pub path: String,
    /// Two letters, of the index and of the worktree; `.` is unchanged, `??` untracked.
    pub xy: String,
    /// The path before a rename or copy.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub orig_path: Option<String>,
    /// For a submodule, git's four letters: `SC..` where its commit changed.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub submodule: Option<String>,
}

impl StatusEntry {
    /// Tells whether the index differs from HEAD here.
    pub(super) fn is_staged(&self) -> bool {
        !self.xy.starts_with(['.', '?', '!', 'U'])
    }
}

impl Git {
    /// Reports the state of a worktree.
    ///
    /// # Errors
    ///
    /// [`GitError`].
    pub fn status(&self, request: &StatusRequest, call: &Call) -> Result<Outcome<Status>, GitError> {
        let worktree = self.worktree(&request.path, call)?;
        let mut outcome = self.status_of(&worktree, request.include_untracked, &[], &call.deadline)?;
        outcome.notes.splice(0..0, worktree.note.clone());
        Ok(outcome)
    }

    /// Reports the state of the part of a worktree that lies in a directory, wherever the worktree's top is.
    pub(crate) fn status_below(
        &self,
        directory: &std::path::Path,
        given: &str,
        root: Option<&Root>,
        deadline: &Deadline,
    ) -> Result<Outcome<Status>, GitError> {
        let top = self.top(directory, given, deadline)?;
        if let Some(root) = root {
            self.check_confined(root, directory, &top, deadline)?;
        }
        let worktree = Worktree::at(top, directory.to_owned());
        let below = [worktree.asked()];
        self.status_of(&worktree, true, &below, deadline)
    }

    pub(super) fn status_of(
        &self,
        worktree: &Worktree,
        include_untracked: bool,
        paths: &[PathBuf],
        deadline: &Deadline,
    ) -> Result<Outcome<Status>, GitError> {
        let (filters, filtered) = self.without_own_filters(&worktree.top, deadline)?;
        let untracked = if include_untracked { "normal" } else { "no" };
        let command = |form: &[&str]| {
            self.read(&worktree.top, "status")
                .settings(filters.iter().cloned())
                .settings(["status.showStash=false", "diff.orderFile=/dev/null"])
                .args(form.iter().copied())
                .args(["--branch", "--ahead-behind", "--find-renames", "--ignore-submodules=dirty"])
                .args([format!("--untracked-files={untracked}")])
                .paths(paths.iter().cloned())
                .succeed(deadline)
        };
        let exact = command(&["--porcelain=v2", "-z"])?;
        let printed = command(&["--porcelain"])?;
        let mut status = parse(&exact.value.stdout);
        status.path = worktree.shown_top();
        status.text = text(&printed.value.stdout);
        let mut outcome =
            Outcome::complete(status).truncated(exact.truncations).truncated(printed.truncations);
        outcome.notes.extend(worktree.submodule_note());
        outcome.notes.extend(filter_note(&filtered));
        Ok(outcome)
    }
}

/// Reads `status --porcelain=v2 --branch -z`.
fn parse(stdout: &[u8]) -> Status {
    let mut status = Status::default();
    let mut records = stdout.split(|&byte| byte == 0);
    while let Some(record) = records.next() {
        match record.first() {
            Some(b'#') => header(&text(record), &mut status),
            Some(b'1') => status.entries.extend(entry(record, 8, None)),
            Some(b'2') => {
                let original = records.next().map(name);
                status.entries.extend(entry(record, 9, original));
            }
            Some(b'u') => status.entries.extend(entry(record, 10, None)),
            Some(mark @ (b'?' | b'!')) => status.entries.push(StatusEntry {
                path: name(record.get(2..).unwrap_or_default()),
                xy: char::from(*mark).to_string().repeat(2),
                orig_path: None,
                submodule: None,
            }),
            _ => {}
        }
    }
    status
}

fn header(line: &str, status: &mut Status) {
    if let Some(oid) = line.strip_prefix("# branch.oid ") {
        status.unborn = oid == "(initial)";
        status.oid = (!status.unborn).then(|| oid.to_owned());
    } else if let Some(branch) = line.strip_prefix("# branch.head ") {
        status.detached = branch == "(detached)";
        status.branch = (!status.detached).then(|| branch.to_owned());
    } else if let Some(upstream) = line.strip_prefix("# branch.upstream ") {
        status.upstream = Some(upstream.to_owned());
    } else if let Some(counts) = line.strip_prefix("# branch.ab ")
        && let Some((ahead, behind)) = counts.split_once(' ')
    {
        status.ahead = ahead.trim_start_matches('+').parse().ok();
        status.behind = behind.trim_start_matches('-').parse().ok();
    }
}

/// Reads an entry whose path is its field `fields`, counted from 0; the path may hold blanks.
fn entry(record: &[u8], fields: usize, orig_path: Option<String>) -> Option<StatusEntry> {
    let parts: Vec<&[u8]> = record.splitn(fields + 1, |&byte| byte == b' ').collect();
    let submodule = text(parts.get(2)?);
    Some(StatusEntry {
        path: name(parts.get(fields)?),
        xy: text(parts.get(1)?),
        orig_path,
        submodule: submodule.starts_with('S').then_some(submodule),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exact_form_is_read() {
        let status = parse(
            b"# branch.oid (initial)\0# branch.head a b\0# branch.upstream o/m\0# branch.ab +1 -22\0\
              1 .M N... 100644 100644 100644 aa aa a b\nc\0\
              2 R. N... 100644 100644 100644 aa aa R100 c d.txt\0a -> b.txt\0\
              u UU N... 100644 100644 100644 100644 aa bb cc w x\0\
              1 .M SC.. 160000 160000 160000 aa aa sub\0? \xff\0",
        );
        let shown = |entry: &StatusEntry| {
            format!("{}|{}|{:?}|{:?}", entry.xy, entry.path, entry.orig_path, entry.submodule)
        };
        let entries: Vec<String> = status.entries.iter().map(shown).collect();
        assert_eq!(
            entries,
            [
                ".M|a b\nc|None|None",
                r#"R.|c d.txt|Some("a -> b.txt")|None"#,
                "UU|w x|None|None",
                r#".M|sub|None|Some("SC..")"#,
                r"??|\xff|None|None",
            ]
        );
        assert!(status.unborn && !status.detached && status.oid.is_none());
        assert_eq!((status.branch.as_deref(), status.upstream.as_deref()), (Some("a b"), Some("o/m")));
        assert_eq!((status.ahead, status.behind), (Some(1), Some(22)));
    }
}
