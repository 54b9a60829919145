//! Files in the order of their paths, one after the other, for whoever asks next.
//!
//! A directory is read when its turn comes, as a whole, and its entries sorted by the bytes of their names; that and
//! going down before going on gives the byte order of `/`-separated components. Nothing below the start is followed:
//! neither links nor what a name leads to by other means. Everything handed out has a place in the order, errors too,
//! so that an answer that stops somewhere stops at the same place in every run.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::vec;

use super::globs::FilePattern;
use crate::dir::{Beneath, FileKind};
use crate::limits::{Deadline, Stopped};
use crate::paths::shown_name;

/// Directories that hold what tools made, not what people wrote.
const MADE_BY_TOOLS: [&str; 2] = ["node_modules", "target"];

/// Entries of one directory read between two looks at the clock.
const ENTRIES_PER_LOOK: usize = 4096;

/// Which entries a walk hands out.
#[derive(Debug)]
pub(crate) struct WalkOptions {
    /// Names that begin with a dot, too.
    pub(crate) hidden: bool,
    /// Directories that are not entered.
    pub(crate) excluded: &'static [&'static str],
    /// Directories below the start that are entered: 0 none, `None` all.
    pub(crate) depth: Option<usize>,
    /// Which files.
    pub(crate) files: Option<FilePattern>,
}

/// Returns the names of directories that are not entered by default, for a walk that begins at `start`.
pub(crate) fn excluded_below(start: &Path, no_default_excludes: bool) -> &'static [&'static str] {
    const ALL: [&str; 3] = [MADE_BY_TOOLS[0], MADE_BY_TOOLS[1], ".git"];
    let inside = start.components().any(|component| ALL.iter().any(|name| component.as_os_str() == *name));
    if no_default_excludes || inside { &[] } else { &ALL }
}

/// What a walk came to.
#[derive(Debug)]
pub(crate) struct Step {
    /// Its place in the order, 0-based, without gaps.
    pub(crate) index: usize,
    /// The path below the start, with `/`; empty for the start itself.
    pub(crate) below: String,
    /// Whether a name in it isn't text and is shown with `\xNN`.
    pub(crate) non_utf8: bool,
    pub(crate) kind: StepKind,
}

#[derive(Debug)]
pub(crate) enum StepKind {
    /// A file to be searched, and whether a link at its end may be followed.
    File { path: PathBuf, follow: bool },
    /// A FIFO, a socket or a device.
    Special,
    /// A directory that can't be read.
    Unreadable(io::Error),
}

/// A walk that has come to some place.
#[derive(Debug)]
pub(crate) struct Walk<'a> {
    options: &'a WalkOptions,
    /// The opened directory that is not left, whatever becomes of the names on the way.
    within: Option<Arc<Beneath>>,
    levels: Vec<Level>,
    first: Option<Step>,
    next: usize,
    /// Whether any file passed the file pattern.
    pub(crate) any_file: bool,
}

#[derive(Debug)]
struct Level {
    directory: PathBuf,
    /// The path of the directory below the start, with a `/` at its end where it isn't empty.
    below: String,
    non_utf8: bool,
    entries: vec::IntoIter<Entry>,
}

#[derive(Debug)]
struct Entry {
    name: OsString,
    kind: EntryKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EntryKind {
    Directory,
    File,
    Special,
}

impl<'a> Walk<'a> {
    /// Begins at a file, which is handed out whatever its name.
    pub(crate) fn of_file(path: PathBuf, options: &'a WalkOptions) -> Self {
        let kind = StepKind::File { path, follow: true };
        let first = Step { index: 0, below: String::new(), non_utf8: false, kind };
        Self { options, within: None, levels: Vec::new(), first: Some(first), next: 1, any_file: true }
    }

    /// Begins at a directory, which must be readable.
    pub(crate) fn of_directory(
        path: PathBuf,
        within: Option<Arc<Beneath>>,
        options: &'a WalkOptions,
        deadline: &Deadline,
    ) -> io::Result<Result<Self, Stopped>> {
        let mut walk = Self { options, within, levels: Vec::new(), first: None, next: 0, any_file: false };
        Ok(match walk.read(path, String::new(), false, deadline)? {
            Ok(level) => {
                walk.levels.push(level);
                Ok(walk)
            }
            Err(stopped) => Err(stopped),
        })
    }

    /// Returns how many steps were handed out.
    pub(crate) const fn handed_out(&self) -> usize {
        self.next
    }

    /// Goes on to the next step; `None` at the end.
    pub(crate) fn next(&mut self, deadline: &Deadline) -> Result<Option<Step>, Stopped> {
        if let Some(first) = self.first.take() {
            return Ok(Some(first));
        }
        while let Some(level) = self.levels.last_mut() {
            let Some(entry) = level.entries.next() else {
                self.levels.pop();
                continue;
            };
            let shown = shown_name(&entry.name);
            let non_utf8 = level.non_utf8 || shown.non_utf8;
            let mut below = String::with_capacity(level.below.len() + shown.text.len() + 1);
            below.push_str(&level.below);
            below.push_str(&shown.text);
            let keeps = |below: &str| self.options.files.as_ref().is_none_or(|files| files.keeps_file(below));
            let kind = match entry.kind {
                EntryKind::File if keeps(&below) => {
                    self.any_file = true;
                    StepKind::File { path: level.directory.join(&entry.name), follow: false }
                }
                EntryKind::Special if keeps(&below) => StepKind::Special,
                EntryKind::File | EntryKind::Special => continue,
                EntryKind::Directory => {
                    let too_deep = self.options.depth.is_some_and(|depth| self.levels.len() > depth);
                    let refused = self.options.files.as_ref().is_some_and(|files| !files.enters(&below));
                    if too_deep || refused {
                        continue;
                    }
                    let Some(level) = self.levels.last() else { continue };
                    let directory = level.directory.join(&entry.name);
                    deadline.check()?;
                    match self.read(directory, format!("{below}/"), non_utf8, deadline) {
                        Ok(level) => {
                            self.levels.push(level?);
                            continue;
                        }
                        // It was there a moment ago; what is gone can't be missed.
                        Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                        Err(error) => StepKind::Unreadable(error),
                    }
                }
            };
            let index = self.next;
            self.next += 1;
            return Ok(Some(Step { index, below, non_utf8, kind }));
        }
        Ok(None)
    }

    fn read(
        &self,
        directory: PathBuf,
        below: String,
        non_utf8: bool,
        deadline: &Deadline,
    ) -> io::Result<Result<Level, Stopped>> {
        let mut entries = Vec::new();
        let mut take = |name: OsString, kind: EntryKind| {
            let hidden = !self.options.hidden && name.as_encoded_bytes().first() == Some(&b'.');
            let excluded = kind == EntryKind::Directory
                && self.options.excluded.iter().any(|excluded| name == *excluded);
            if !hidden && !excluded {
                entries.push(Entry { name, kind });
            }
        };
        if let Some(within) = &self.within {
            for entry in within.entries(&directory)? {
                match entry.kind {
                    FileKind::File => take(entry.name, EntryKind::File),
                    FileKind::Directory => take(entry.name, EntryKind::Directory),
                    FileKind::Symlink => {}
                    _ => take(entry.name, EntryKind::Special),
                }
            }
        } else {
            for (count, entry) in fs::read_dir(&directory)?.enumerate() {
                if count % ENTRIES_PER_LOOK == ENTRIES_PER_LOOK - 1
                    && let Err(stopped) = deadline.check()
                {
                    return Ok(Err(stopped));
                }
                let entry = entry?;
                let kind = match entry.file_type() {
                    Ok(kind) if kind.is_file() => EntryKind::File,
                    Ok(kind) if kind.is_dir() => EntryKind::Directory,
                    Ok(kind) if kind.is_symlink() => continue,
                    Ok(_) => EntryKind::Special,
                    // Gone meanwhile, or its kind can't be told, which opening it will report.
                    Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                    Err(_) => EntryKind::File,
                };
                take(entry.file_name(), kind);
            }
        }
        entries.sort_unstable_by(|a, b| a.name.as_encoded_bytes().cmp(b.name.as_encoded_bytes()));
        Ok(Ok(Level { directory, below, non_utf8, entries: entries.into_iter() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(files: &[&str]) -> tempfile::TempDir {
        let temporary = tempfile::tempdir().unwrap();
        for file in files {
            let path = temporary.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "x").unwrap();
        }
        temporary
    }

    fn walked(top: &Path, options: &WalkOptions) -> String {
        let mut walk =
            Walk::of_directory(top.to_owned(), None, options, &Deadline::never()).unwrap().unwrap();
        let mut seen = Vec::new();
        while let Some(step) = walk.next(&Deadline::never()).unwrap() {
            assert_eq!(step.index, seen.len());
            let mark = match step.kind {
                StepKind::File { .. } => "",
                StepKind::Special => "|",
                StepKind::Unreadable(_) => "!",
            };
            seen.push(format!("{}{mark}", step.below));
        }
        let within = Arc::new(Beneath::open(top).unwrap());
        let mut confined =
            Walk::of_directory(top.to_owned(), Some(within), options, &Deadline::never()).unwrap().unwrap();
        let again = std::iter::from_fn(|| confined.next(&Deadline::never()).unwrap());
        assert!(again.map(|step| step.below).eq(seen.iter().map(|step| step.trim_end_matches(['|', '!']))));
        seen.join(" ")
    }

    fn options() -> WalkOptions {
        WalkOptions { hidden: false, excluded: &[], depth: None, files: None }
    }

    #[test]
    fn the_order_is_that_of_components() {
        let tree = tree(&["a/z", "a.b", "a-b", "B", "a/b/c", "é", "z"]);
        // By component: all of `a/` comes before `a-b`.
        assert_eq!(walked(tree.path(), &options()), "B a/b/c a/z a-b a.b z é");
    }

    #[test]
    fn hidden_and_excluded_names_are_passed_by() {
        let tree =
            tree(&[".h/a", ".i", ".git/x", "target/t", "node_modules/n", "s/target/u", "s/target.rs", "k"]);
        let excluded = excluded_below(Path::new("/w"), false);
        let plain = WalkOptions { excluded, ..options() };
        assert_eq!(walked(tree.path(), &plain), "k s/target.rs");
        let hidden = WalkOptions { hidden: true, excluded, ..options() };
        assert_eq!(walked(tree.path(), &hidden), ".h/a .i k s/target.rs");
        let all = WalkOptions { hidden: true, ..options() };
        assert_eq!(
            walked(tree.path(), &all),
            ".git/x .h/a .i k node_modules/n s/target/u s/target.rs target/t"
        );
        assert!(excluded_below(Path::new("/w/target/debug"), false).is_empty());
        assert!(excluded_below(Path::new("/w"), true).is_empty());
    }

    #[test]
    fn a_depth_ends_the_way_down() {
        let tree = tree(&["a", "b/c", "b/d/e"]);
        let walked_to = |depth| walked(tree.path(), &WalkOptions { depth: Some(depth), ..options() });
        assert_eq!(walked_to(0), "a");
        assert_eq!(walked_to(1), "a b/c");
        assert_eq!(walked_to(2), "a b/c b/d/e");
    }

    #[test]
    #[cfg(unix)]
    fn links_are_not_followed_and_special_files_not_opened() {
        let tree = tree(&["d/f"]);
        std::os::unix::fs::symlink(".", tree.path().join("d/self")).unwrap();
        std::os::unix::fs::symlink("f", tree.path().join("d/g")).unwrap();
        let socket = std::os::unix::net::UnixListener::bind(tree.path().join("s")).unwrap();
        assert_eq!(walked(tree.path(), &options()), "d/f s|");
        drop(socket);
    }
}
