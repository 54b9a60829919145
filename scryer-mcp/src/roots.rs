//! Where a workspace begins, and which file a path means. IO: it looks at names on disk.

use std::fs;
use std::path::{Component, Path, PathBuf};

/// The workspace that a directory is in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Root {
    /// Cargo's: the nearest directory upwards whose manifest has a `[workspace]` table, else the nearest with a manifest.
    Cargo(PathBuf),
    /// The directory itself, as there is no manifest.
    Bare(PathBuf),
}

impl Root {
    /// The workspace that `dir`, which is absolute, is in.
    pub fn of(dir: &Path) -> Root {
        let mut nearest = None;
        for dir in dir.ancestors() {
            // A manifest that makes no sense counts: what is wrong with it is said when it is indexed.
            let manifest = dir.join("Cargo.toml");
            if !manifest.is_file() {
                continue;
            }
            if fs::read_to_string(&manifest).is_ok_and(|text| opens_workspace(&text)) {
                return Root::Cargo(dir.to_owned());
            }
            nearest.get_or_insert(dir);
        }
        match nearest {
            Some(package) => Root::Cargo(package.to_owned()),
            None => Root::Bare(dir.to_owned()),
        }
    }

    /// The directory.
    pub fn path(&self) -> &Path {
        match self {
            Root::Cargo(path) | Root::Bare(path) => path,
        }
    }
}

fn opens_workspace(manifest: &str) -> bool {
    manifest.lines().any(|line| {
        let line: String = line.chars().filter(|letter| !letter.is_whitespace()).collect();
        line.starts_with("[workspace]") || line.starts_with("[workspace.")
    })
}

/// The path that `given` means to someone who stands in `cwd` and reads answers about the project in `root`: a file below
/// `cwd`; where there is none, or none of the project, one below `root`, as answers write paths. Relative to `root` if it is
/// below.
pub fn locate(given: &str, cwd: &Path, root: &Path) -> String {
    let here = plain(&cwd.join(given));
    let there = plain(&root.join(given));
    let is_meant = here.exists() && (here.starts_with(root) || !there.starts_with(root));
    let path = if !is_meant && there.exists() { there } else { here };
    let path = path.strip_prefix(root).ok().filter(|path| !path.as_os_str().is_empty()).unwrap_or(&path);
    path.to_string_lossy().into_owned()
}

/// The path of a `file:` URI.
pub fn path_of(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    let rest = rest.strip_prefix("localhost").unwrap_or(rest);
    let mut bytes = Vec::with_capacity(rest.len());
    let mut left = rest.bytes();
    while let Some(byte) = left.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || char::from(left.next()?).to_digit(16);
        bytes.push(u8::try_from(digit()? * 16 + digit()?).ok()?);
    }
    let text = String::from_utf8(bytes).ok()?;
    // `/C:/dir` is a drive's.
    let is_drive = text.as_bytes().get(2) == Some(&b':') && cfg!(windows);
    let path = PathBuf::from(if is_drive { &text[1..] } else { &text });
    path.is_absolute().then_some(path)
}

/// The path without `.` and `..`, by its names alone.
fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                out.pop();
            }
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn tree(files: &[(&str, &str)]) -> TempDir {
        let dir = TempDir::new().unwrap();
        for (path, text) in files {
            let path = dir.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        dir
    }

    #[test]
    fn the_workspace_above_is_the_root() {
        let dir = tree(&[
            ("Cargo.toml", "[workspace]\nmembers = [\"a\"]\n"),
            ("a/Cargo.toml", "[package]\nname = \"a\"\n"),
            ("a/src/lib.rs", ""),
        ]);
        assert_eq!(Root::of(&dir.path().join("a/src")), Root::Cargo(dir.path().to_owned()));
        assert_eq!(Root::of(dir.path()), Root::Cargo(dir.path().to_owned()));
    }

    #[test]
    fn without_a_workspace_it_is_the_package() {
        let dir = tree(&[
            ("Cargo.toml", "[package]\nname = \"x\"\n# [workspace]\n"),
            ("b/Cargo.toml", "[package]\nname = \"b\"\n"),
            ("b/src/lib.rs", ""),
        ]);
        assert_eq!(Root::of(&dir.path().join("b/src")), Root::Cargo(dir.path().join("b")));
    }

    #[test]
    fn without_a_manifest_it_is_the_directory() {
        let dir = tree(&[("src/a.rs", "")]);
        assert_eq!(Root::of(&dir.path().join("src")), Root::Bare(dir.path().join("src")));
    }

    #[test]
    fn paths_mean_files_here_and_else_files_of_the_project() {
        let dir = tree(&[("src/lib.rs", ""), ("a/src/lib.rs", ""), ("a/src/only.rs", "")]);
        let (root, a) = (dir.path(), dir.path().join("a"));
        let check = |given: &str, expected: &str| assert_eq!(locate(given, &a, root), expected, "{given}");
        check("src/lib.rs", "a/src/lib.rs");
        check("./src/../src/lib.rs", "a/src/lib.rs");
        check("a/src/only.rs", "a/src/only.rs");
        check("../src/lib.rs", "src/lib.rs");
        check("gone.rs", "a/gone.rs");
        check(root.join("src/./lib.rs").to_str().unwrap(), "src/lib.rs");
        // Someone who stands elsewhere means files of the project.
        let other = tree(&[("src/lib.rs", "")]);
        assert_eq!(locate("src/lib.rs", other.path(), root), "src/lib.rs");
        check("../../elsewhere.rs", root.parent().unwrap().join("elsewhere.rs").to_str().unwrap());
    }

    #[test]
    fn uris_are_paths() {
        if cfg!(unix) {
            assert_eq!(path_of("file:///a%20b/%C3%A9"), Some(PathBuf::from("/a b/é")));
            assert_eq!(path_of("file://localhost/a"), Some(PathBuf::from("/a")));
        }
        for wrong in ["", "http://a/b", "file://", "file:///a%", "file:///a%zz", "file:///%ff", "/a"] {
            assert_eq!(path_of(wrong), None, "{wrong}");
        }
    }
}
