//! A repository below a root: nothing of it may lie elsewhere, and it runs nothing.
//!
//! A few bytes in `.git` make git read and write anywhere: a file instead of the directory, a common directory, borrowed
//! objects, links. And whoever may write files below the root may write a hook, which would run without one. So under a
//! root a repository is taken only as a whole, and writing runs as little of what it names as reading does.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use super::Git;
use super::repository::Worktree;
use super::run::{failed, os_string};
use crate::error::{GitError, PathError};
use crate::limits::Deadline;
use crate::paths::{Root, shown_name};

/// Entries of a `.git` directory that are looked at. Loose objects are not among them.
const MOST_ENTRIES: usize = 200_000;

/// The largest list of borrowed objects that is read.
const MOST_LISTED: u64 = 64 * 1024;

/// Programs that git runs when it commits, and that no option switches off.
const SIGNING: &str = r"^gpg\.(.*\.)?(program|defaultkeycommand)$";

/// What writing under a root adds to what reading does without.
const STILL: [&str; 2] = ["gc.auto=0", "maintenance.auto=false"];

/// What a repository may do under a root.
#[derive(Debug)]
pub(super) struct Confined {
    /// Settings for commands that write.
    pub(super) settings: Vec<OsString>,
    /// Which hooks are not run when it commits, as a note.
    hooks: Option<String>,
    /// Which filters are not run when it stages, as a note.
    pub(super) filters: Option<String>,
}

impl Confined {
    /// What is not run when it commits.
    pub(super) fn notes(self) -> impl Iterator<Item = String> {
        self.hooks.into_iter().chain(self.filters)
    }
}

impl Git {
    /// Checks that all of the repository that holds a directory lies below the root.
    pub(super) fn check_confined(
        &self,
        root: &Root,
        directory: &Path,
        top: &Path,
        deadline: &Deadline,
    ) -> Result<(), GitError> {
        root.follow(directory)?;
        root.follow(top)?;
        for place in self.places(top, deadline)? {
            root.follow(&place)?;
            check_links(root, &place)?;
            check_borrowed(root, &place.join("objects"))?;
        }
        Ok(())
    }

    /// The same, for a worktree that a root confines.
    pub(super) fn confined_where(
        &self,
        worktree: &Worktree,
        deadline: &Deadline,
    ) -> Result<Option<Confined>, GitError> {
        worktree.confined.then(|| self.confined(&worktree.top, deadline)).transpose()
    }

    /// Returns what writing in a repository under a root is given, and what it leaves out.
    fn confined(&self, top: &Path, deadline: &Deadline) -> Result<Confined, GitError> {
        let (mut settings, filters) = self.without_own_filters(top, deadline)?;
        settings.extend(STILL.map(OsString::from));
        let named = self.own_settings(top, SIGNING, deadline)?;
        if let Some(key) = named.first() {
            let key = shown_name(&os_string(key)).text.into_owned();
            let what = format!("the repository names a program ({key}), which is not run under a root");
            return Err(GitError::Argument { what });
        }
        let hooks = |place: PathBuf| fs::read_dir(place.join("hooks")).ok();
        let hooks = self.places(top, deadline)?.into_iter().filter_map(hooks).flatten().flatten();
        let is_hook = |name: OsString| !name.to_string_lossy().ends_with(".sample");
        let elsewhere = !self.own_settings(top, r"^core\.hookspath$", deadline)?.is_empty();
        let any = elsewhere || hooks.map(|entry| entry.file_name()).any(is_hook);
        let hooks = any.then(|| "hooks were not run: under a root a repository runs nothing".to_owned());
        let filters = (!filters.is_empty()).then(|| {
            format!("filters of the repository's own settings were not run: {}", filters.join(", "))
        });
        Ok(Confined { settings, hooks, filters })
    }

    /// Returns the directories of git's own files: that of the worktree, and the one it shares with others.
    fn places(&self, top: &Path, deadline: &Deadline) -> Result<Vec<PathBuf>, GitError> {
        let mut places = Vec::new();
        for question in ["--absolute-git-dir", "--git-common-dir"] {
            let output = self.read(top, "rev-parse").args([question]).run(deadline)?.value;
            if !output.exit.is_success() {
                return Err(failed(&output));
            }
            let line = output.stdout.strip_suffix(b"\n").unwrap_or(&output.stdout);
            let place = top.join(os_string(line));
            let real = fs::canonicalize(&place).map_err(|source| PathError::Io { path: place, source })?;
            if !places.contains(&real) {
                places.push(real);
            }
        }
        Ok(places)
    }
}

/// Checks that no link in a directory of git's leads out.
fn check_links(root: &Root, place: &Path) -> Result<(), GitError> {
    let mut directories = vec![(place.to_owned(), 0_usize)];
    let mut seen = 0;
    while let Some((directory, depth)) = directories.pop() {
        let io = |source| PathError::Io { path: directory.clone(), source };
        let in_objects = directory.parent() == Some(place) && directory.ends_with("objects");
        for entry in fs::read_dir(&directory).map_err(io)? {
            let entry = entry.map_err(io)?;
            let kind = entry.file_type().map_err(io)?;
            seen += 1;
            if seen > MOST_ENTRIES {
                let what = format!("{place:?} has too many files to be checked against the root");
                return Err(GitError::Argument { what });
            }
            if kind.is_symlink() {
                root.follow(&entry.path())?;
            }
            // A loose object is found by its hash, and is nothing but an object.
            let loose = in_objects && entry.file_name().len() == 2;
            // The worktrees of submodules are not here, but their own directories are.
            if kind.is_dir() && !loose && depth < 64 {
                directories.push((entry.path(), depth + 1));
            }
        }
    }
    Ok(())
}

/// Checks that objects are borrowed from below the root only.
fn check_borrowed(root: &Root, objects: &Path) -> Result<(), GitError> {
    let mut pending = vec![objects.to_owned()];
    let mut seen = Vec::new();
    while let Some(objects) = pending.pop() {
        let list = objects.join("info/alternates");
        let Ok(metadata) = fs::metadata(&list) else { continue };
        if metadata.len() > MOST_LISTED || seen.len() > 100 {
            let what = format!("{list:?} borrows too many objects to be checked against the root");
            return Err(GitError::Argument { what });
        }
        let text = fs::read(&list).map_err(|source| PathError::Io { path: list.clone(), source })?;
        for line in text.split(|&byte| byte == b'\n').filter(|line| !line.is_empty() && line[0] != b'#') {
            // git also takes a path in quotes, with escapes.
            if line.first() == Some(&b'"') {
                let what = format!("{list:?} borrows objects from a path in quotes, which is not checked");
                return Err(GitError::Argument { what });
            }
            let borrowed = root.follow(&objects.join(os_string(line)))?;
            if !seen.contains(&borrowed) {
                seen.push(borrowed.clone());
                check_links(root, &borrowed)?;
                pending.push(borrowed);
            }
        }
    }
    Ok(())
}
