//! From a path to the worktree that holds it.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::PoisonError;

use super::Git;
use super::run::{self, failed, os_string, said};
use crate::call::Call;
use crate::error::{GitError, PathError};
use crate::limits::Deadline;
use crate::paths::{locate, name_from_shown, shown_name};

/// The largest file of settings that is looked through here instead of by git.
const MAX_CONFIG: u64 = 1024 * 1024;

/// A worktree, and the place in it that was asked about.
#[derive(Debug)]
pub(super) struct Worktree {
    /// The top, without links.
    pub(super) top: PathBuf,
    /// The directory that relative paths count from, without links.
    directory: PathBuf,
    /// The last name of the path where that is no directory.
    file: Option<OsString>,
    /// What was used instead of the path, where something was.
    pub(super) note: Option<String>,
    /// Whether a root confines it.
    pub(super) confined: bool,
}

impl Git {
    /// Finds the worktree that holds a path.
    pub(super) fn worktree(&self, given: &str, call: &Call) -> Result<Worktree, GitError> {
        let resolved = call.base.resolve(given)?;
        if let Some(root) = &call.root {
            root.follow(resolved.as_path())?;
        }
        let located = locate(resolved.as_path())?;
        let path = located.path;
        resolved.check_kind()?;
        let io = |source| PathError::Io { path: path.clone(), source };
        let (directory, file) =
            match (fs::metadata(&path).is_ok_and(|metadata| metadata.is_dir()), path.parent()) {
                (false, Some(parent)) => (parent, path.file_name().map(OsString::from)),
                _ => (path.as_path(), None),
            };
        let directory = fs::canonicalize(directory).map_err(io)?;
        let top = self.top(&directory, given, &call.deadline)?;
        if let Some(root) = &call.root {
            self.check_confined(root, &directory, &top, &call.deadline)?;
        }
        Ok(Worktree { top, directory, file, note: located.note, confined: call.root.is_some() })
    }

    /// Finds the top of the worktree that holds a directory. The answer is remembered as long as the nearest `.git`
    /// above the directory is where it was.
    pub(super) fn top(
        &self,
        directory: &Path,
        given: &str,
        deadline: &Deadline,
    ) -> Result<PathBuf, GitError> {
        let known = self.tops.lock().unwrap_or_else(PoisonError::into_inner).get(directory).cloned();
        let nearest = directory.ancestors().find(|above| above.join(".git").symlink_metadata().is_ok());
        if let Some(known) = known {
            if nearest == Some(known.as_path()) {
                return Ok(known);
            }
            self.tops.lock().unwrap_or_else(PoisonError::into_inner).remove(directory);
        }
        let output = self.read(directory, "rev-parse").args(["--show-toplevel"]).run(deadline)?.value;
        if !output.exit.is_success() {
            let said = said(&output);
            let path = given.to_owned();
            return Err(if said.contains("not a git repository") {
                GitError::NotARepository { path }
            } else if said.contains("must be run in a work tree") || said.contains("safe.bareRepository") {
                GitError::NoWorktree { path }
            } else {
                failed(&output)
            });
        }
        let line = output.stdout.strip_suffix(b"\n").unwrap_or(&output.stdout);
        let top = PathBuf::from(os_string(line));
        let top = fs::canonicalize(&top).map_err(|source| PathError::Io { path: top, source })?;
        let mut tops = self.tops.lock().unwrap_or_else(PoisonError::into_inner);
        tops.insert(directory.to_owned(), top.clone());
        Ok(top)
    }

    /// Returns the settings that keep filters from running which the repository itself defines, and their names.
    /// Filters of the user's own settings are left alone.
    pub(super) fn without_own_filters(
        &self,
        top: &Path,
        deadline: &Deadline,
    ) -> Result<(Vec<OsString>, Vec<String>), GitError> {
        if !may_define_filters(&top.join(".git")) {
            return Ok((Vec::new(), Vec::new()));
        }
        let keys = self.own_settings(top, r"^filter\..*\.(clean|smudge|process|required)$", deadline)?;
        let (mut settings, mut names) = (Vec::new(), Vec::<String>::new());
        for key in keys {
            let key = key.as_slice();
            let shown = run::name(key);
            if key.contains(&b'=') || key.contains(&b'\n') {
                let what = format!("the repository defines a filter {shown:?} that can't be switched off");
                return Err(GitError::Argument { what });
            }
            let mut setting = os_string(key);
            setting.push(if key.ends_with(b".required") { "=false" } else { "=" });
            settings.push(setting);
            if let Some(name) = shown.strip_prefix("filter.").and_then(|rest| rest.rsplit_once('.'))
                && !names.iter().any(|known| known == name.0)
            {
                names.push(name.0.to_owned());
            }
        }
        Ok((settings, names))
    }

    /// Returns the names of the settings that match, of those that the repository itself has.
    pub(super) fn own_settings(
        &self,
        top: &Path,
        pattern: &str,
        deadline: &Deadline,
    ) -> Result<Vec<Vec<u8>>, GitError> {
        let list = ["--name-only", "-z", "--get-regexp", pattern];
        let mut scoped = true;
        let mut output = self.read(top, "config").args(["--show-scope"]).args(list).run(deadline)?.value;
        if output.exit == crate::process::Exit::Code(129) {
            // Before git 2.26 it couldn't say where a setting is from.
            scoped = false;
            output = self.read(top, "config").args(list).run(deadline)?.value;
        }
        let mut fields = output.stdout.split(|&byte| byte == 0);
        let mut keys = Vec::new();
        while let Some(first) = fields.next() {
            let (scope, key) =
                if scoped { (first, fields.next().unwrap_or_default()) } else { (&b"local"[..], first) };
            if !key.is_empty() && matches!(scope, b"local" | b"worktree") {
                keys.push(key.to_owned());
            }
        }
        Ok(keys)
    }
}

/// Tells whether a repository's own settings could define a filter. Only a plain `.git` directory whose one file of
/// settings doesn't speak of filters or further files surely defines none.
fn may_define_filters(git_directory: &Path) -> bool {
    let absent = |name: &str| git_directory.join(name).symlink_metadata().is_err();
    let config = git_directory.join("config");
    let plain = |path: &Path| {
        fs::metadata(path).is_ok_and(|metadata| metadata.is_file() && metadata.len() <= MAX_CONFIG)
    };
    if !absent("commondir") || !absent("config.worktree") || !plain(&config) {
        return true;
    }
    let Ok(text) = fs::read(&config) else { return true };
    let text = text.to_ascii_lowercase();
    [&b"filter"[..], b"include"].iter().any(|word| memchr::memmem::find(&text, word).is_some())
}

impl Worktree {
    /// Makes one of a directory without links and the top above it.
    pub(super) const fn at(top: PathBuf, directory: PathBuf) -> Self {
        Self { top, directory, file: None, note: None, confined: false }
    }

    /// Returns the top as answers show it.
    pub(super) fn shown_top(&self) -> String {
        let text = shown_name(self.top.as_os_str()).text.into_owned();
        if cfg!(windows) { text.replace('\\', "/") } else { text }
    }

    /// Returns the path that the worktree was found by, relative to the top; `.` for the top itself.
    pub(super) fn asked(&self) -> PathBuf {
        let below = self.directory.strip_prefix(&self.top).unwrap_or(Path::new(""));
        let path = self.file.as_ref().map_or_else(|| below.to_owned(), |file| below.join(file));
        if path.as_os_str().is_empty() { PathBuf::from(".") } else { path }
    }

    /// Returns a path as git is given it: relative to the top. Relative paths count from the directory that was asked
    /// about; absolute ones must lie in the worktree, in any spelling. A link is a name and isn't followed.
    pub(super) fn path(&self, given: &str) -> Result<PathBuf, GitError> {
        let resolved = crate::paths::Base::new(&self.directory)?.resolve(given.trim_end_matches('\0'));
        // `~` is a name here: git's paths are those of the worktree.
        let resolved = match resolved {
            Err(PathError::NoHome { .. }) => {
                crate::paths::Base::new(&self.directory)?.resolve(&format!("./{given}"))?
            }
            other => other?,
        };
        let outside = || GitError::OutsideWorktree { path: given.to_owned(), top: self.top.clone() };
        let path = resolved.as_path();
        let below = match path.strip_prefix(&self.top) {
            Ok(below) => below.to_owned(),
            Err(_) => {
                // Another spelling of the same place: a link on the way to the worktree.
                let (Some(parent), Some(name)) = (path.parent(), path.file_name()) else {
                    return Err(outside());
                };
                let real = fs::canonicalize(path)
                    .ok()
                    .filter(|real| *real == self.top)
                    .or_else(|| Some(fs::canonicalize(parent).ok()?.join(name)))
                    .ok_or_else(outside)?;
                real.strip_prefix(&self.top).map_err(|_| outside())?.to_owned()
            }
        };
        if below.as_os_str().is_empty() {
            return Ok(PathBuf::from("."));
        }
        // Names that aren't text come back as they were shown.
        let raw = below.to_str().and_then(name_from_shown).map(PathBuf::from);
        match raw {
            Some(raw)
                if self.top.join(&below).symlink_metadata().is_err()
                    && self.top.join(&raw).symlink_metadata().is_ok() =>
            {
                Ok(raw)
            }
            _ => Ok(below),
        }
    }

    /// Returns paths as git is given them, and refuses those inside another repository.
    pub(super) fn paths(&self, given: &[String]) -> Result<Vec<PathBuf>, GitError> {
        given.iter().map(|given| self.path(given).and_then(|path| self.check_own(given, path))).collect()
    }

    fn check_own(&self, given: &str, path: PathBuf) -> Result<PathBuf, GitError> {
        let parents = path.ancestors().skip(1).filter(|above| !above.as_os_str().is_empty());
        for above in parents {
            if self.top.join(above).join(".git").symlink_metadata().is_ok() {
                let submodule = shown_name(above.as_os_str()).text.into_owned();
                return Err(GitError::InSubmodule { path: given.to_owned(), submodule });
            }
        }
        Ok(path)
    }

    /// Says that changes inside submodules weren't looked at, where there may be some.
    pub(super) fn submodule_note(&self) -> Option<String> {
        let note = "changes inside submodules were not looked at; ask with a path inside one";
        self.top.join(".gitmodules").is_file().then(|| note.to_owned())
    }
}

/// Says which filters did not run.
pub(super) fn filter_note(names: &[String]) -> Option<String> {
    let named = names.join(", ");
    (!names.is_empty()).then(|| {
        format!("filters of the repository's own settings were not run: {named}; a filtered file may differ")
    })
}
