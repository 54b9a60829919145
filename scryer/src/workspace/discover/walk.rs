//! The files of a directory tree: sources and manifests, ignored ones left out.
//!
//! The rules are ripgrep's: `.gitignore` at every level (a repository is not required), `.ignore`, `.rgignore`,
//! `.git/info/exclude`; hidden entries are skipped. Three things differ. The user's global ignore file is not read,
//! so that an answer depends on the tree alone. Rules above the root count only inside a git repository that begins
//! above it, and only if they don't ignore the root itself: who opens a directory wants to see it. Cargo's build
//! directories, vendored packages and other worktrees of a repository are skipped, told by what lies in them and not by
//! their name.
//!
//! Directory links are not followed: what they lead to inside the tree is walked where it lies, and what is outside
//! is somebody else's. A link to a source file inside is listed as the file that it leads to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ignore::gitignore::Gitignore;
use ignore::{DirEntry, WalkBuilder};
use rustc_hash::FxHashSet;

use super::{Problem, canonical};

/// What walks have found so far.
#[derive(Default)]
pub(super) struct Walked {
    /// `.rs` files, canonical.
    pub(super) files: BTreeSet<PathBuf>,
    /// Links to such files, and where they lead.
    pub(super) links: BTreeMap<PathBuf, PathBuf>,
    /// Directories that hold a `Cargo.toml`.
    pub(super) package_dirs: BTreeSet<PathBuf>,
    /// Every directory that was entered.
    pub(super) dirs: FxHashSet<PathBuf>,
    /// What could not be read.
    pub(super) problems: Vec<Problem>,
}

impl Walked {
    /// Adds what lies in `dir`, a canonical path. Ignore rules above it count if `parents`.
    pub(super) fn walk(&mut self, dir: &Path, parents: bool) {
        let mut builder = WalkBuilder::new(dir);
        builder.require_git(false).git_global(false).parents(parents).follow_links(false);
        builder.add_custom_ignore_filename(".rgignore");
        let top = dir.to_path_buf();
        builder.filter_entry(move |entry| !is_dir(entry) || entry.depth() == 0 || is_source_dir(entry, &top));
        for entry in builder.build() {
            match entry {
                Ok(entry) => self.entry(dir, entry),
                Err(error) => self.problems.push(Problem {
                    path: error_path(&error).unwrap_or(dir).to_path_buf(),
                    line: None,
                    reason: without_path(&error),
                }),
            }
        }
    }

    fn entry(&mut self, top: &Path, entry: DirEntry) {
        if is_dir(&entry) {
            self.dirs.insert(entry.into_path());
            return;
        }
        let link = entry.path_is_symlink();
        let path = entry.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            if !link {
                if entry.file_type().is_some_and(|kind| kind.is_file()) {
                    self.files.insert(entry.into_path());
                }
            } else if let Ok(file) = canonical(path)
                && file.starts_with(top)
                && file.is_file()
            {
                self.links.insert(entry.into_path(), file.clone());
                self.files.insert(file);
            }
        } else if path.file_name().is_some_and(|name| name == "Cargo.toml")
            && path.is_file()
            && let Some(dir) = path.parent()
        {
            self.package_dirs.insert(dir.to_path_buf());
        }
    }
}

/// Whether the ignore rules of the directories above `root` are to be obeyed below it.
pub(super) fn parents_govern(root: &Path) -> bool {
    if root.join(".git").exists() {
        return false;
    }
    let mut above = Vec::new();
    for dir in root.ancestors().skip(1) {
        above.push(dir);
        if dir.join(".git").exists() {
            let rules = above.iter().flat_map(|dir| [".gitignore", ".ignore"].map(|name| dir.join(name)));
            return !rules.filter(|file| file.is_file()).any(|file| {
                let (rules, _) = Gitignore::new(file);
                rules.matched_path_or_any_parents(root, true).is_ignore()
            });
        }
    }
    false
}

fn is_dir(entry: &DirEntry) -> bool {
    entry.file_type().is_some_and(|kind| kind.is_dir())
}

fn is_source_dir(entry: &DirEntry, top: &Path) -> bool {
    let dir = entry.path();
    // `cargo vendor` leaves this in every package; they are dependencies, found by way of the lock file.
    !(dir.join(".cargo-checksum.json").is_file() || is_build_dir(dir, top) || is_other_worktree(dir))
}

/// Whether another worktree of a repository begins here: the same sources once more, in another state.
fn is_other_worktree(dir: &Path) -> bool {
    let mark = dir.join(".git");
    // A submodule has such a file as well, which leads to `.git/modules/…`.
    fs::symlink_metadata(&mark).is_ok_and(|seen| seen.is_file() && seen.len() < 4096)
        && fs::read_to_string(mark).is_ok_and(|text| {
            let leads_to = text.strip_prefix("gitdir:").map(|path| Path::new(path.trim()));
            leads_to.and_then(Path::parent).is_some_and(|parent| parent.ends_with("worktrees"))
        })
}

/// Cargo marks its build directory, wherever it was put, with a file of its own. `target` may also be what is left of
/// one (an interrupted copy, say), but only where Cargo puts it; elsewhere it is a module that is called so.
fn is_build_dir(dir: &Path, top: &Path) -> bool {
    if dir.join(".rustc_info.json").is_file() {
        return true;
    }
    let in_place = dir.file_name().is_some_and(|name| name == "target")
        && dir.parent().is_some_and(|parent| parent == top || parent.join("Cargo.toml").is_file());
    in_place && (dir.join("CACHEDIR.TAG").is_file() || has_profile_dir(dir, true))
}

/// Whether there is `debug/build` or the like, perhaps below the name of a platform.
fn has_profile_dir(dir: &Path, platforms: bool) -> bool {
    const MADE_BY_CARGO: [&str; 6] =
        ["build", "deps", "incremental", "examples", ".fingerprint", ".cargo-lock"];
    let profiles = ["debug", "release"].map(|profile| dir.join(profile));
    if profiles.iter().any(|profile| MADE_BY_CARGO.iter().any(|name| profile.join(name).exists())) {
        return true;
    }
    platforms
        && fs::read_dir(dir).is_ok_and(|entries| {
            entries.flatten().any(|entry| {
                // `x86_64-unknown-linux-gnu`, `wasm32-wasip1`
                entry.file_name().to_string_lossy().contains('-')
                    && entry.file_type().is_ok_and(|kind| kind.is_dir())
                    && has_profile_dir(&entry.path(), false)
            })
        })
}

fn error_path(error: &ignore::Error) -> Option<&Path> {
    match error {
        ignore::Error::WithPath { path, .. } => Some(path),
        ignore::Error::WithDepth { err, .. } | ignore::Error::WithLineNumber { err, .. } => error_path(err),
        _ => None,
    }
}

fn without_path(error: &ignore::Error) -> String {
    match error {
        ignore::Error::WithPath { err, .. } | ignore::Error::WithDepth { err, .. } => without_path(err),
        ignore::Error::Io(error) => error.kind().to_string(),
        other => other.to_string(),
    }
}
