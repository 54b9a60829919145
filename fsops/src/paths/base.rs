//! What relative paths and `~` count from, given by the caller.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::error::PathError;

use super::lexical::{self, Lexical, Rules, after_home};
use super::windows;

/// The directory that relative paths count from and the home that `~` stands for.
///
/// Both belong to the caller and don't change: a server makes one for each session, a command line one from its
/// process's current directory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Base {
    directory: PathBuf,
    home: Option<PathBuf>,
}

impl Base {
    /// Makes a base that knows no home, so that `~` is refused.
    ///
    /// # Errors
    ///
    /// [`PathError::NotAbsolute`]. Whether the directory exists isn't asked.
    pub fn new(directory: impl Into<PathBuf>) -> Result<Self, PathError> {
        Ok(Self { directory: absolute(directory.into())?, home: None })
    }

    /// Sets the home; [`home_directory`] picks it from the two variables that may name it.
    ///
    /// # Errors
    ///
    /// [`PathError::NotAbsolute`].
    pub fn with_home(mut self, home: impl Into<PathBuf>) -> Result<Self, PathError> {
        self.home = Some(absolute(home.into())?);
        Ok(self)
    }

    /// Returns the directory that relative paths count from.
    #[must_use]
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// Returns the directory that `~` stands for.
    #[must_use]
    pub fn home(&self) -> Option<&Path> {
        self.home.as_deref()
    }

    /// Turns a path as the caller wrote it into the absolute path it means, by this platform's rules. The file system
    /// isn't asked.
    ///
    /// # Errors
    ///
    /// Those of [`resolve`](super::resolve).
    pub fn resolve(&self, given: &str) -> Result<ResolvedPath, PathError> {
        let rules = Rules::native();
        let (from, rest) = match after_home(given, rules) {
            Some(rest) => {
                let home = self.home.as_deref();
                (home.ok_or_else(|| PathError::NoHome { path: given.to_owned() })?, rest)
            }
            None => (self.directory.as_path(), given),
        };
        let path = join(from, rest, given, rules)?;
        let directory = lexical::asks_for_directory(given, rules);
        Ok(ResolvedPath { given: given.to_owned(), path, directory })
    }
}

/// Joins without going through text where the base may hold bytes that are no text.
fn join(from: &Path, rest: &str, given: &str, rules: Rules) -> Result<PathBuf, PathError> {
    if rules == Rules::Windows {
        let from = from.to_str().ok_or_else(|| PathError::NotUnicode { path: from.to_owned() })?;
        let joined = lexical::resolve(rest, from, None, rules).map_err(|error| match error {
            PathError::DriveRelative { .. } => PathError::DriveRelative { path: given.to_owned() },
            other => other,
        })?;
        return Ok(PathBuf::from(joined.replace('/', "\\")));
    }
    let parsed = Lexical::parse(rest, rules)?;
    let mut path = if parsed.is_rooted() { PathBuf::from("/") } else { from.to_owned() };
    for _ in 0..parsed.parents {
        path.pop();
    }
    path.extend(&parsed.names);
    Ok(path)
}

/// Checks that a directory is absolute and takes `.` and `..` out of it.
fn absolute(directory: PathBuf) -> Result<PathBuf, PathError> {
    if !directory.is_absolute() {
        return Err(PathError::NotAbsolute { path: directory });
    }
    let mut out = PathBuf::new();
    for component in directory.components() {
        match component {
            std::path::Component::ParentDir => {
                out.pop();
            }
            std::path::Component::CurDir => {}
            other => out.push(other),
        }
    }
    Ok(out)
}

/// Picks the home directory from the values of the two variables that may name it: `USERPROFILE` first, then `HOME`.
/// An empty value counts as none.
#[must_use]
pub fn home_directory(user_profile: Option<&OsStr>, home: Option<&OsStr>) -> Option<PathBuf> {
    [user_profile, home].into_iter().flatten().find(|value| !value.is_empty()).map(PathBuf::from)
}

/// A path as it was written, together with the absolute path it means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResolvedPath {
    given: String,
    path: PathBuf,
    directory: bool,
}

impl ResolvedPath {
    /// Returns the path as the caller wrote it.
    #[must_use]
    pub fn given(&self) -> &str {
        &self.given
    }

    /// Returns the absolute path, without `.`, `..` or a separator at its end.
    #[must_use]
    pub fn as_path(&self) -> &Path {
        &self.path
    }

    /// Tells whether the caller's text says that it means a directory.
    #[must_use]
    pub const fn asks_for_directory(&self) -> bool {
        self.directory
    }

    /// Returns the path as answers show it: what the caller wrote, with `/` between names.
    #[must_use]
    pub fn shown(&self) -> String {
        match Rules::native() {
            Rules::Unix => self.given.clone(),
            Rules::Windows => windows::shown(&self.given),
        }
    }

    /// Returns the shown form of something below this path, so that the caller can pass it back. `below` is relative
    /// and uses `/`.
    #[must_use]
    pub fn shown_below(&self, below: &str) -> String {
        let mut shown = self.shown();
        if !shown.ends_with('/') {
            shown.push('/');
        }
        shown.push_str(below);
        shown
    }

    /// Checks that the path names a directory where its text says so. Links are followed; a path that names nothing
    /// passes, because only the operation knows whether it must exist.
    ///
    /// # Errors
    ///
    /// [`PathError::NotADirectory`] and [`PathError::Io`].
    pub fn check_kind(&self) -> Result<(), PathError> {
        if !self.directory {
            return Ok(());
        }
        match fs::metadata(&self.path) {
            Ok(metadata) if !metadata.is_dir() => Err(PathError::NotADirectory { path: self.path.clone() }),
            Err(error) if error.kind() == io::ErrorKind::NotADirectory => {
                Err(PathError::NotADirectory { path: self.path.clone() })
            }
            Err(source) if source.kind() != io::ErrorKind::NotFound => {
                Err(PathError::Io { path: self.path.clone(), source })
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    fn check(given: &str, expected: &str) {
        let base = Base::new("/work/./demo/x/..").unwrap().with_home("/home/me/").unwrap();
        let resolved = base.resolve(given).unwrap();
        assert_eq!(resolved.as_path().as_os_str(), expected, "of {given:?}");
        assert_eq!(resolved.shown(), given);
        // The native route and the textual one are two pieces of code with one meaning.
        assert_eq!(lexical::resolve(given, "/work/demo", Some("/home/me"), Rules::Unix).unwrap(), expected);
    }

    #[test]
    #[cfg(unix)]
    fn paths_count_from_the_base() {
        check("a", "/work/demo/a");
        check(".", "/work/demo");
        check("..", "/work");
        check("../../../../x", "/x");
        check("/a//b/", "/a/b");
        check("/", "/");
        check("~", "/home/me");
        check("~/../you", "/home/you");
        check("~you", "/work/demo/~you");
        check(r"a\b", r"/work/demo/a\b");
    }

    #[test]
    #[cfg(unix)]
    fn a_base_need_not_be_text() {
        use std::os::unix::ffi::OsStrExt;
        let base = Base::new(OsStr::from_bytes(b"/w\xff/x")).unwrap();
        assert_eq!(base.resolve("../a").unwrap().as_path().as_os_str().as_bytes(), b"/w\xff/a");
    }

    #[test]
    fn a_relative_base_or_home_is_refused() {
        assert!(matches!(Base::new("work"), Err(PathError::NotAbsolute { .. })));
        let root = if cfg!(windows) { "C:/" } else { "/" };
        assert!(matches!(Base::new(root).unwrap().with_home(""), Err(PathError::NotAbsolute { .. })));
    }

    #[test]
    fn the_profile_comes_before_home_and_empty_is_none() {
        let os = |text| Some(OsStr::new(text));
        assert_eq!(home_directory(os("/p"), os("/h")), Some("/p".into()));
        assert_eq!(home_directory(os(""), os("/h")), Some("/h".into()));
        assert_eq!(home_directory(None, os("")), None);
    }

    #[test]
    fn a_file_with_a_separator_at_its_end_is_not_a_directory() {
        let temporary = tempfile::tempdir().unwrap();
        fs::create_dir(temporary.path().join("r")).unwrap();
        fs::write(temporary.path().join("r/f"), "").unwrap();
        let base = Base::new(temporary.path()).unwrap();
        let check = |given: &str| base.resolve(given).unwrap().check_kind();
        for given in ["r//f/", "r/f/.", "r/f//"] {
            assert!(matches!(check(given), Err(PathError::NotADirectory { .. })), "{given}");
        }
        for given in ["r/f", "r/", "r", "missing/", "."] {
            assert!(check(given).is_ok(), "{given}");
        }
    }

    #[test]
    fn what_lies_below_is_shown_as_the_given_path_extended() {
        let base = Base::new(if cfg!(windows) { "C:/w" } else { "/w" }).unwrap();
        let check = |given: &str, expected: &str| {
            assert_eq!(base.resolve(given).unwrap().shown_below("a/b"), expected);
        };
        check("../x", "../x/a/b");
        check("x/", "x/a/b");
        check(".", "./a/b");
        check("/", "/a/b");
    }
}
