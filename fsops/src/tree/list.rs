//! Listing a directory to a depth.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::path::{Component, Path, PathBuf};

use crate::call::Call;
use crate::dir::{Dir, FileKind, Last, Names, find};
use crate::error::{PathError, ReadError};
use crate::limits::{Cause, Outcome, Stopped, Total, Truncation, Unit};
use crate::paths::{shown_line, shown_name};

/// The greatest depth.
const MAX_DEPTH: u64 = 64;

/// Directories that are left out unless the caller says otherwise.
const DEFAULT_EXCLUDES: [&str; 3] = ["node_modules", "target", ".git"];

/// Asks for the entries of a directory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListDir {
    /// The path of the directory, as the caller writes it.
    pub path: String,
    /// How deep: 0 lists nothing, 1 the entries themselves; at most 64.
    pub depth: u64,
    /// The most entries, at least one.
    pub max_entries: u64,
    /// What is left out. `*` is any text, `/` included, and `?` one character; a `/` at the end means directories
    /// only, `**/` at the beginning any depth. A pattern is tried on the relative path and on the name alone.
    pub exclude: Vec<String>,
    /// Whether what isn't a directory is listed.
    pub include_files: bool,
    /// Whether `node_modules/`, `target/` and `.git/` are listed.
    pub no_default_excludes: bool,
    /// Whether a path that names nothing is an answer (`None`) instead of an error.
    pub allow_missing: bool,
}

impl ListDir {
    /// Asks for at most 500 entries to depth 2.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            depth: 2,
            max_entries: 500,
            exclude: Vec::new(),
            include_files: true,
            no_default_excludes: false,
            allow_missing: false,
        }
    }
}

/// An entry of a listing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListEntry {
    /// Its path below the listed directory, with `/`.
    pub path: String,
    /// What it is. Links are not followed.
    pub kind: FileKind,
    /// Whether its name holds bytes that aren't UTF-8, shown as `\xNN`.
    pub non_utf8_name: bool,
}

/// Writes the path on one line, with `/` behind a directory and `@` behind a link.
impl fmt::Display for ListEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shown_line(&self.path))?;
        f.write_str(match self.kind {
            FileKind::Directory => "/",
            FileKind::Symlink => "@",
            _ => "",
        })
    }
}

/// A directory of which not every entry is listed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CutDirectory {
    /// Its path below the listed directory; empty for that one itself.
    pub path: String,
    /// How many entries it has, what is left out not counted.
    pub entries: u64,
    /// How many of them are listed.
    pub listed: u64,
}

/// The entries of a directory. Serialises as the metadata of the answer, without the entries themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct DirListing {
    /// The path as given.
    pub path: String,
    /// The entries in byte order of their paths.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub entries: Vec<ListEntry>,
    /// How many there are in `entries`.
    pub entry_count: u64,
    /// Whether there were too many.
    pub truncated: bool,
    /// The directories that were cut, in byte order.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub cut: Vec<CutDirectory>,
    /// Whether a directory couldn't be opened.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub partial: bool,
    /// The directories that couldn't be opened, in byte order.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub unreadable: Vec<String>,
    /// Whether a listed name holds bytes that aren't UTF-8.
    #[cfg_attr(feature = "serde", serde(rename = "nonUtf8Name", skip_serializing_if = "std::ops::Not::not"))]
    pub non_utf8_name: bool,
}

/// Lists a directory. `None` where the path names nothing and that was allowed.
///
/// Where there are more entries than are wanted, those of the smallest depth are listed, so that one huge directory
/// doesn't hide its neighbours.
///
/// # Errors
///
/// [`ReadError::Range`], [`ReadError::Path`], with `not_a_directory` for a file, and [`ReadError::Io`] where the
/// directory itself can't be read. What can't be read below it is named in the answer.
///
/// ```
/// use fsops::Call;
/// use fsops::paths::Base;
/// use fsops::tree::{ListDir, list_dir};
///
/// # let directory = tempfile::tempdir()?;
/// # std::fs::create_dir_all(directory.path().join("src/net"))?;
/// # std::fs::write(directory.path().join("src/lib.rs"), "")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let listing = list_dir(&call, &ListDir::new("."))?.value.expect("it is there");
/// let shown: Vec<_> = listing.entries.iter().map(ToString::to_string).collect();
/// assert_eq!(shown, ["src/", "src/lib.rs", "src/net/"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn list_dir(call: &Call, request: &ListDir) -> Result<Outcome<Option<DirListing>>, ReadError> {
    let range = |key, range, value| Err(ReadError::Range { key, range, value });
    if request.depth > MAX_DEPTH {
        return range("depth", "0 to 64", request.depth);
    }
    if request.max_entries == 0 {
        return range("maxEntries", "at least 1", 0);
    }
    let spot = find(call, &request.path, Last::Follow, Names::Alike)?;
    match spot.existing() {
        Ok(stat) if stat.kind == FileKind::Directory => {}
        Ok(_) => return Err(PathError::NotADirectory { path: spot.path() }.into()),
        Err(PathError::NotFound { .. }) if request.allow_missing => return Ok(Outcome::complete(None)),
        Err(error) => return Err(error.into()),
    }
    let path = spot.path();
    let io = |source| ReadError::Io { path: path.clone(), source };
    let top = spot.open_dir().map_err(io)?;
    let written = call.base.resolve(&request.path)?;
    let inside = [written.as_path(), path.as_path()].into_iter().any(is_in_excluded);
    let excludes = Excludes::new(&request.exclude, !request.no_default_excludes && !inside);
    let mut work = Work {
        call,
        request,
        top,
        excludes,
        found: Vec::new(),
        cut: Vec::new(),
        unreadable: Vec::new(),
        more: false,
        stopped: None,
    };
    if request.depth == 0 {
        work.top.entries().map_err(io)?;
    } else {
        work.levels().map_err(io)?;
    }
    Ok(work.finish(spot.shown, spot.notes))
}

/// Tells whether a path is a directory that is usually left out, or in one.
fn is_in_excluded(path: &Path) -> bool {
    path.components().any(|part| match part {
        Component::Normal(name) => DEFAULT_EXCLUDES.iter().any(|exclude| name == *exclude),
        _ => false,
    })
}

/// An entry that was found.
struct Found {
    path: PathBuf,
    kind: FileKind,
}

/// A listing that is being made.
struct Work<'a> {
    call: &'a Call,
    request: &'a ListDir,
    top: Dir,
    excludes: Excludes,
    found: Vec<Found>,
    cut: Vec<CutDirectory>,
    unreadable: Vec<String>,
    /// Whether there are directories that were not looked into.
    more: bool,
    stopped: Option<Stopped>,
}

impl Work<'_> {
    /// Goes down level by level. Fails where the top itself can't be read.
    fn levels(&mut self) -> std::io::Result<()> {
        let mut level = VecDeque::from([PathBuf::new()]);
        for depth in 1..=self.request.depth {
            let room = usize::try_from(self.request.max_entries).unwrap_or(usize::MAX) - self.found.len();
            let mut listed: Vec<Found> = Vec::new();
            // How many entries each directory of this level has.
            let mut counts: Vec<(PathBuf, u64)> = Vec::new();
            let mut below = false;
            while let Some(directory) = level.pop_front() {
                if let Err(stopped) = self.call.deadline.check() {
                    self.stopped = Some(stopped);
                    break;
                }
                let entries = match self.entries(&directory) {
                    Ok(entries) => entries,
                    Err(error) if directory.as_os_str().is_empty() => return Err(error),
                    // It was removed meanwhile.
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
                    Err(_) => {
                        self.unreadable.push(shown_path(&directory).0);
                        continue;
                    }
                };
                counts.push((directory, entries.len() as u64));
                below |= entries.iter().any(|entry| entry.kind == FileKind::Directory);
                listed.extend(entries);
                // What comes after the room is full can't be listed any more, whatever follows.
                if listed.len() > room {
                    listed.sort_unstable_by(|a, b| bytes_of(&a.path).cmp(bytes_of(&b.path)));
                    listed.truncate(room);
                }
            }
            let all: u64 = counts.iter().map(|(_, entries)| entries).sum();
            let is_cut = all > listed.len() as u64;
            if is_cut {
                self.put_down_cut(&counts, &listed);
            }
            level.extend(
                listed
                    .iter()
                    .filter(|entry| entry.kind == FileKind::Directory)
                    .map(|entry| entry.path.clone()),
            );
            self.found.append(&mut listed);
            if is_cut || self.stopped.is_some() {
                self.more = below && depth < self.request.depth;
                break;
            }
        }
        Ok(())
    }

    fn put_down_cut(&mut self, counts: &[(PathBuf, u64)], listed: &[Found]) {
        let mut kept: BTreeMap<&Path, u64> = BTreeMap::new();
        for parent in listed.iter().filter_map(|entry| entry.path.parent()) {
            *kept.entry(parent).or_default() += 1;
        }
        for (directory, entries) in counts {
            let kept = kept.get(directory.as_path()).copied().unwrap_or(0);
            if kept < *entries {
                let path = shown_path(directory).0;
                self.cut.push(CutDirectory { path, entries: *entries, listed: kept });
            }
        }
    }

    /// Returns the entries of a directory that are to be listed, in no order.
    fn entries(&self, directory: &Path) -> std::io::Result<Vec<Found>> {
        // Opened from the top each time: a level of open handles could be more than the process may have.
        let mut at = None;
        for name in directory {
            at = Some(at.as_ref().unwrap_or(&self.top).open_dir(name)?);
        }
        let entries = at.as_ref().unwrap_or(&self.top).entries()?;
        let wanted = entries.into_iter().filter_map(|entry| {
            let found = Found { path: directory.join(&entry.name), kind: entry.kind };
            let wanted = self.request.include_files || found.kind == FileKind::Directory;
            (wanted && !self.excludes.apply(&found)).then_some(found)
        });
        Ok(wanted.collect())
    }

    fn finish(mut self, path: String, notes: Vec<String>) -> Outcome<Option<DirListing>> {
        self.found.sort_unstable_by(|a, b| bytes_of(&a.path).cmp(bytes_of(&b.path)));
        self.cut.sort_unstable_by(|a, b| a.path.cmp(&b.path));
        self.unreadable.sort_unstable();
        let mut non_utf8_name = false;
        let entries: Vec<_> = self
            .found
            .iter()
            .map(|found| {
                let (path, non_utf8) = shown_path(&found.path);
                non_utf8_name |= non_utf8;
                ListEntry { path, kind: found.kind, non_utf8_name: non_utf8 }
            })
            .collect();
        let kept = entries.len() as u64;
        let unlisted: u64 = self.cut.iter().map(|cut| cut.entries - cut.listed).sum();
        let all = kept + unlisted;
        let cause = match self.stopped {
            Some(Stopped::TimedOut) => Cause::TimedOut,
            Some(Stopped::Cancelled) => Cause::Cancelled,
            None => Cause::Limit,
        };
        let truncated = unlisted > 0 || self.stopped.is_some();
        let truncation = truncated.then_some(Truncation {
            part: "entries",
            unit: Unit::Entries,
            cause,
            kept,
            total: if self.more || self.stopped.is_some() {
                Total::AtLeast(all)
            } else {
                Total::Exactly(all)
            },
            next: None,
        });
        let listing = DirListing {
            path,
            entry_count: kept,
            entries,
            truncated,
            cut: self.cut,
            partial: !self.unreadable.is_empty(),
            unreadable: self.unreadable,
            non_utf8_name,
        };
        Outcome { value: Some(listing), truncations: truncation.into_iter().collect(), notes }
    }
}

/// The order of answers is that of the text, with `/` on every platform.
fn bytes_of(path: &Path) -> &[u8] {
    path.as_os_str().as_encoded_bytes()
}

/// Returns a relative path as answers show it, and whether a name in it isn't UTF-8.
fn shown_path(path: &Path) -> (String, bool) {
    let mut text = String::new();
    let mut non_utf8 = false;
    for name in path {
        let shown = shown_name(name);
        non_utf8 |= shown.non_utf8;
        if !text.is_empty() {
            text.push('/');
        }
        text.push_str(&shown.text);
    }
    (text, non_utf8)
}

/// What is left out of a listing.
struct Excludes {
    defaults: bool,
    patterns: Vec<Pattern>,
}

struct Pattern {
    /// Any of them.
    globs: Vec<Vec<char>>,
    directories_only: bool,
}

impl Excludes {
    fn new(patterns: &[String], defaults: bool) -> Self {
        let patterns = patterns.iter().map(|pattern| {
            let (pattern, directories_only) = match pattern.strip_suffix('/') {
                Some(pattern) => (pattern, true),
                None => (pattern.as_str(), false),
            };
            let globs = match pattern.strip_prefix("**/") {
                Some(rest) => vec![rest.chars().collect(), format!("*/{rest}").chars().collect()],
                None => vec![pattern.chars().collect()],
            };
            Pattern { globs, directories_only }
        });
        Self { defaults, patterns: patterns.collect() }
    }

    fn apply(&self, found: &Found) -> bool {
        let is_directory = found.kind == FileKind::Directory;
        let name = found.path.file_name().unwrap_or_default();
        if self.defaults && is_directory && DEFAULT_EXCLUDES.iter().any(|exclude| name == *exclude) {
            return true;
        }
        if self.patterns.is_empty() {
            return false;
        }
        let name: Vec<char> = shown_name(name).text.chars().collect();
        let path: Vec<char> = shown_path(&found.path).0.chars().collect();
        self.patterns.iter().any(|pattern| {
            (is_directory || !pattern.directories_only)
                && pattern.globs.iter().any(|glob| glob_matches(glob, &name) || glob_matches(glob, &path))
        })
    }
}

/// Matches a text against a pattern of `*` and `?`. Time is bounded by the product of both lengths.
fn glob_matches(glob: &[char], text: &[char]) -> bool {
    let (mut g, mut t) = (0, 0);
    // Where the last `*` was, and where the text went on after what it took.
    let mut star: Option<(usize, usize)> = None;
    while let Some(character) = text.get(t) {
        match glob.get(g) {
            Some('*') => {
                star = Some((g, t));
                g += 1;
            }
            Some(wanted) if *wanted == '?' || wanted == character => {
                g += 1;
                t += 1;
            }
            _ => {
                let Some((at, taken)) = star else { return false };
                star = Some((at, taken + 1));
                g = at + 1;
                t = taken + 1;
            }
        }
    }
    glob.get(g..).unwrap_or_default().iter().all(|rest| *rest == '*')
}
