//! Confinement: a path is followed component by component from a root, and nothing on the way may lead out of it.
//!
//! The walk reads each link itself instead of letting the system follow it, so that a link out of the root is refused
//! whether or not its target exists, and a path that leaves and comes back is refused too. What isn't there yet is
//! taken as written: below a name that doesn't exist there can be no link.
//!
//! The answer is true for the moment of the walk. Someone who can change links inside the root between the walk and
//! the use can still redirect the use; against that only a directory handle helps. Reading, writing, moving, searching
//! and inspecting therefore go by such handles (`dir`), and use this walk to say what is wrong; git, which takes paths,
//! is given what this walk found.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use crate::error::PathError;

/// Links followed in one path before it counts as a circle.
pub(crate) const MAX_LINKS: usize = 40;

/// A directory that paths must stay in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Root {
    given: PathBuf,
    /// The same without links; the walk starts here.
    real: PathBuf,
}

/// What to do with a link in the last component.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Follow,
    Keep,
}

impl Root {
    /// Makes a root of an existing directory. The directory itself may be reached through links.
    ///
    /// # Errors
    ///
    /// [`PathError::NotAbsolute`], [`PathError::NotADirectory`], and [`PathError::Io`] where it doesn't exist or can't
    /// be looked at.
    pub fn open(directory: impl Into<PathBuf>) -> Result<Self, PathError> {
        let given = directory.into();
        if !given.is_absolute() {
            return Err(PathError::NotAbsolute { path: given });
        }
        let io = |source| PathError::Io { path: given.clone(), source };
        let real = fs::canonicalize(&given).map_err(io)?;
        if !fs::metadata(&real).map_err(io)?.is_dir() {
            return Err(PathError::NotADirectory { path: given });
        }
        Ok(Self { given, real })
    }

    /// Returns the root as the caller gave it.
    #[must_use]
    pub fn as_path(&self) -> &Path {
        &self.given
    }

    /// Follows an absolute path, links included, and returns where it ends: a path below the root without any link.
    ///
    /// The end, and any part of the way to it, need not exist.
    ///
    /// # Errors
    ///
    /// [`PathError::OutsideRoot`] where the path or a link on the way leaves the root,
    /// [`PathError::TooManyLinks`], [`PathError::NotADirectory`] where the path goes on below a file, and
    /// [`PathError::Io`].
    pub fn follow(&self, path: &Path) -> Result<PathBuf, PathError> {
        self.walk(path, Last::Follow)
    }

    /// Follows a path like [`follow`](Self::follow), but a link in its last component is the end itself: for what
    /// removes, moves or describes the link and not its target.
    ///
    /// # Errors
    ///
    /// Those of [`follow`](Self::follow).
    pub fn follow_to_entry(&self, path: &Path) -> Result<PathBuf, PathError> {
        self.walk(path, Last::Keep)
    }

    fn walk(&self, path: &Path, last: Last) -> Result<PathBuf, PathError> {
        let outside = || PathError::OutsideRoot { path: path.to_owned(), root: self.given.clone() };
        let rest = self.strip(path).ok_or_else(outside)?;
        let mut pending = Vec::new();
        push_reversed(&mut pending, rest);
        let mut at = self.real.clone();
        let mut depth = 0_usize;
        let mut links = 0_usize;
        while let Some(step) = pending.pop() {
            let Step::Into(name) = step else {
                depth = depth.checked_sub(1).ok_or_else(outside)?;
                at.pop();
                continue;
            };
            at.push(name);
            depth += 1;
            let metadata = match fs::symlink_metadata(&at) {
                Ok(metadata) => metadata,
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                Err(source) => return Err(PathError::Io { path: at, source }),
            };
            if !metadata.is_symlink() {
                if !metadata.is_dir() && !pending.is_empty() {
                    return Err(PathError::NotADirectory { path: at });
                }
                continue;
            }
            if last == Last::Keep && pending.is_empty() {
                continue;
            }
            links += 1;
            if links > MAX_LINKS {
                return Err(PathError::TooManyLinks { path: path.to_owned(), limit: MAX_LINKS });
            }
            let target = fs::read_link(&at).map_err(|source| PathError::Io { path: at.clone(), source })?;
            if target.has_root() {
                let below = self.strip(&target).ok_or_else(outside)?;
                at.clone_from(&self.real);
                depth = 0;
                push_reversed(&mut pending, below);
            } else {
                at.pop();
                depth -= 1;
                push_reversed(&mut pending, &target);
            }
        }
        Ok(at)
    }

    /// Returns the root without links, where a walk by directory handles starts.
    pub(crate) fn real(&self) -> &Path {
        &self.real
    }

    /// Returns the part below the root, whichever of the root's two spellings the path begins with.
    pub(crate) fn strip<'a>(&self, path: &'a Path) -> Option<&'a Path> {
        path.strip_prefix(&self.given).or_else(|_| path.strip_prefix(&self.real)).ok()
    }
}

/// A step of a walk along a path.
pub(crate) enum Step {
    Up,
    Into(OsString),
}

/// Puts the steps of a path on a stack, the first on top.
pub(crate) fn push_reversed(pending: &mut Vec<Step>, path: &Path) {
    for component in path.components().rev() {
        match component {
            Component::ParentDir => pending.push(Step::Up),
            Component::Normal(name) => pending.push(Step::Into(name.to_owned())),
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use crate::paths::Base;
    use std::os::unix::fs::symlink;

    /// A root `r` with a file `f` and a directory `d`, beside `secret` and `r-evil`.
    fn fixture() -> (tempfile::TempDir, Root, PathBuf) {
        let temporary = tempfile::tempdir().unwrap();
        let top = fs::canonicalize(temporary.path()).unwrap();
        for directory in ["r/d", "r-evil", "out"] {
            fs::create_dir_all(top.join(directory)).unwrap();
        }
        for file in ["r/f", "r/d/g", "secret", "out/x"] {
            fs::write(top.join(file), file).unwrap();
        }
        let root = Root::open(top.join("r")).unwrap();
        (temporary, root, top)
    }

    #[track_caller]
    fn check(links: &[(&str, &str)], path: &str, expected: &str) {
        let (_temporary, root, top) = fixture();
        for (name, target) in links {
            symlink(target.replace("TOP", top.to_str().unwrap()), top.join(name)).unwrap();
        }
        let shown = match root.follow(&top.join(path)) {
            Ok(found) => found.strip_prefix(&top).unwrap().to_str().unwrap().to_owned(),
            Err(error) => error.code().as_str().to_owned(),
        };
        assert_eq!(shown, expected, "{path} with {links:?}");
    }

    #[test]
    fn plain_paths_stay_inside() {
        check(&[], "r", "r");
        check(&[], "r/f", "r/f");
        check(&[], "r/d/../f", "r/f");
        check(&[], "r/new/deep/file", "r/new/deep/file");
        check(&[], "r/f/x", "not_a_directory");
    }

    #[test]
    fn paths_outside_are_refused() {
        check(&[], "secret", "outside_root");
        check(&[], "r-evil", "outside_root");
        check(&[], "r/../secret", "outside_root");
        check(&[], "r/../r/f", "outside_root");
        check(&[], "r/new/../../secret", "outside_root");
    }

    #[test]
    fn every_spelling_of_outside_is_outside() {
        let (_temporary, root, top) = fixture();
        let base = Base::new(&top).unwrap();
        for given in ["..", "r/..", "./r/../..", "r/../r-evil", "/etc/passwd"] {
            let error = root.follow(base.resolve(given).unwrap().as_path()).unwrap_err();
            assert_eq!(error.code().as_str(), "outside_root", "{given}");
        }
        let inside = base.resolve("./r-evil/../r//f").unwrap();
        assert_eq!(root.follow(inside.as_path()).unwrap(), top.join("r/f"));
    }

    #[test]
    fn links_inside_are_followed() {
        check(&[("r/l", "d")], "r/l/g", "r/d/g");
        check(&[("r/l", "TOP/r/d")], "r/l/g", "r/d/g");
        check(&[("r/d/up", "../f")], "r/d/up", "r/f");
        check(&[("r/a", "b"), ("r/b", "missing")], "r/a", "r/missing");
    }

    #[test]
    fn links_out_are_refused_whether_or_not_they_lead_anywhere() {
        check(&[("r/l", "../secret")], "r/l", "outside_root");
        check(&[("r/l", "TOP/out")], "r/l/x", "outside_root");
        check(&[("r/l", "../nowhere")], "r/l", "outside_root");
        check(&[("r/l", "/etc")], "r/l/passwd", "outside_root");
        check(&[("r/d/l", "../../out")], "r/d/l/new", "outside_root");
        check(&[("r/l", "../r/f")], "r/l", "outside_root");
        check(&[("r/a", "d/b"), ("r/d/b", "../../secret")], "r/a", "outside_root");
    }

    #[test]
    fn a_way_out_and_back_is_refused() {
        check(&[("r/l", "../out"), ("out/back", "../r/f")], "r/l/back", "outside_root");
    }

    #[test]
    fn circles_end() {
        check(&[("r/a", "b"), ("r/b", "a")], "r/a", "io");
        check(&[("r/self", "self/self")], "r/self", "io");
        check(&[("r/self", ".")], "r/self/self/self/f", "r/f");
    }

    #[test]
    fn a_link_can_be_the_end_itself() {
        let (_temporary, root, top) = fixture();
        symlink("../secret", top.join("r/l")).unwrap();
        symlink("d", top.join("r/k")).unwrap();
        assert_eq!(root.follow_to_entry(&top.join("r/l")).unwrap(), top.join("r/l"));
        assert_eq!(root.follow_to_entry(&top.join("r/k/g")).unwrap(), top.join("r/d/g"));
        assert!(root.follow_to_entry(&top.join("r/l/x")).is_err());
    }

    #[test]
    fn a_root_reached_through_a_link_has_two_spellings() {
        let (_temporary, _, top) = fixture();
        symlink("r", top.join("alias")).unwrap();
        let root = Root::open(top.join("alias")).unwrap();
        assert_eq!(root.follow(&top.join("alias/f")).unwrap(), top.join("r/f"));
        assert_eq!(root.follow(&top.join("r/f")).unwrap(), top.join("r/f"));
        assert!(Root::open(top.join("r/f")).is_err());
    }
}
