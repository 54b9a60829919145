//! Which files to compare, and whether comparing them is enough. IO.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// More files than these at once are a branch switch, a pull or a formatter: one pass over all is better.
const BURST: usize = 32;

/// Names of files that decide what belongs to a workspace.
const DECIDING: [&str; 10] = [
    "Cargo.toml",
    "Cargo.lock",
    "config.toml",
    "config",
    ".gitignore",
    ".ignore",
    ".rgignore",
    "CACHEDIR.TAG",
    ".rustc_info.json",
    ".cargo-checksum.json",
];

/// Where changes may be, for whoever is about to compare.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hints {
    /// Anywhere: nothing is known.
    Everything,
    /// At these paths and nowhere else; sorted, and possibly none.
    Paths(Vec<PathBuf>),
}

impl Hints {
    /// Those of `files` (sorted) that have to be compared; `None` if the list itself may have changed, or so much else that
    /// all have to be. `decides` knows more paths whose change may change the list.
    pub fn files(self, files: &[PathBuf], decides: &dyn Fn(&Path) -> bool) -> Option<Vec<PathBuf>> {
        let Hints::Paths(paths) = self else { return None };
        let mut known = Vec::new();
        for path in paths {
            if files.binary_search(&path).is_ok() {
                // As long as it is a file, it is listed.
                if !fs::symlink_metadata(&path).is_ok_and(|seen| seen.is_file()) {
                    return None;
                }
                known.push(path);
            } else if may_decide(&path) || decides(&path) {
                return None;
            }
        }
        (known.len() <= BURST).then_some(known)
    }
}

/// Whether a path that is no file of the workspace may change what is one.
fn may_decide(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
        || path.file_name().and_then(OsStr::to_str).is_none_or(|name| DECIDING.contains(&name))
        || fs::symlink_metadata(path).is_ok_and(|seen| seen.is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(hinted: &[&str], expected: Option<&[&str]>) {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        for name in ["a.rs", "b.rs", "notes.md"] {
            fs::write(at(name), "").unwrap();
        }
        fs::create_dir(at("sub")).unwrap();
        let files = [at("a.rs"), at("b.rs"), at("gone.rs")];
        let hints = Hints::Paths(hinted.iter().map(|name| at(name)).collect());
        let found = hints.files(&files, &|path| path.ends_with("odd"));
        assert_eq!(found, expected.map(|names| names.iter().map(|name| at(name)).collect()), "{hinted:?}");
    }

    #[test]
    fn what_cannot_change_the_list_is_compared_alone() {
        check(&[], Some(&[]));
        check(&["a.rs", "notes.md", ".a.rs.swp", "a.rs~", "4913"], Some(&["a.rs"]));
        check(&["a.rs", "b.rs"], Some(&["a.rs", "b.rs"]));
    }

    #[test]
    fn what_may_change_the_list_has_everything_compared() {
        for name in ["gone.rs", "new.rs", "sub", "Cargo.toml", ".gitignore", "odd"] {
            check(&["a.rs", name], None);
        }
        assert_eq!(Hints::Everything.files(&[], &|_| false), None);
    }
}
