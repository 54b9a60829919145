//! From a path to a name in an opened directory.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Component, Path, PathBuf};

use super::{Dir, FileKind, Id, Stat};
use crate::call::Call;
use crate::error::PathError;
use crate::paths::{MAX_LINKS, Root, Step, look_alike, name_from_shown, push_reversed, shown_name};

/// What to do with a link in the last component.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Last {
    Follow,
    Keep,
}

/// Whether a name that doesn't exist may stand for one that looks the same. One as answers show it always stands for
/// what they showed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Names {
    /// For what is going to be made.
    Exact,
    /// For what must be there.
    Alike,
}

/// Where a path leads: a name in an opened directory, or below directories that aren't there yet.
#[derive(Debug)]
pub(crate) struct Spot {
    /// The path as answers show it.
    pub(crate) shown: String,
    /// Whether the text of the path says that it means a directory.
    pub(crate) wants_directory: bool,
    /// The path that was asked for, in full.
    asked: PathBuf,
    /// The directories on the way, from the start to the one that holds the name. Never empty.
    way: Vec<Dir>,
    /// Directories that are to be made before the name can be.
    missing: Vec<OsString>,
    /// The name; `.` where the path is the start itself.
    pub(crate) name: OsString,
    /// What is there.
    pub(crate) stat: Option<Stat>,
    /// What was used instead of what was written.
    pub(crate) notes: Vec<String>,
    /// An entry that comes close to the first name that isn't there.
    near: Option<String>,
}

/// Follows a path as the caller wrote it, by the call's base and within its root.
pub(crate) fn find(call: &Call, given: &str, last: Last, names: Names) -> Result<Spot, PathError> {
    let resolved = call.base.resolve(given)?;
    let mut spot = find_path(call.root.as_ref(), resolved.as_path(), last, names)?;
    spot.shown = resolved.shown();
    spot.wants_directory = resolved.asks_for_directory();
    if spot.wants_directory
        && let Some(stat) = &spot.stat
        && stat.kind != FileKind::Directory
        && !(last == Last::Keep && stat.kind == FileKind::Symlink)
    {
        return Err(PathError::NotADirectory { path: spot.asked });
    }
    Ok(spot)
}

/// Returns the identities of the directories on the way to a path and of its end, as far as they are there.
pub(crate) fn chain(path: &Path) -> Vec<Id> {
    let Ok(spot) = find_path(None, path, Last::Follow, Names::Exact) else { return Vec::new() };
    let way = spot.way.iter().filter_map(|dir| dir.id().ok());
    way.chain(spot.stat.iter().map(|stat| &stat.id).cloned()).collect()
}

impl Spot {
    /// Returns the absolute path that was asked for, links and all.
    pub(crate) fn asked(&self) -> &Path {
        &self.asked
    }

    /// Returns the directory that holds the name, or the deepest one there is on the way to it.
    pub(crate) fn dir(&self) -> &Dir {
        // The start is never taken off.
        &self.way[self.way.len() - 1]
    }

    /// Returns the directories on the way.
    pub(crate) fn way(&self) -> &[Dir] {
        &self.way
    }

    /// Returns the path without links.
    pub(crate) fn path(&self) -> PathBuf {
        let mut path = self.dir().path.clone();
        path.extend(&self.missing);
        if self.name != "." {
            path.push(&self.name);
        }
        path
    }

    /// Tells whether the path is where every walk starts, which nothing holds.
    pub(crate) fn is_start(&self) -> bool {
        self.name == "."
    }

    /// Returns what is there.
    pub(crate) fn existing(&self) -> Result<&Stat, PathError> {
        self.stat.as_ref().ok_or_else(|| PathError::NotFound {
            path: self.asked.clone(),
            parent: self.dir().path.clone(),
            similar: self.near.clone(),
        })
    }

    /// Opens the directory that the path leads to.
    pub(crate) fn open_dir(&self) -> io::Result<Dir> {
        if self.is_start() { self.dir().try_clone() } else { self.dir().open_dir(&self.name) }
    }

    /// Makes the directories that are missing on the way.
    pub(crate) fn make_parents(&mut self) -> Result<(), PathError> {
        for name in std::mem::take(&mut self.missing) {
            let (next, _) = make_and_open(self.dir(), &name)?;
            self.way.push(next);
        }
        Ok(())
    }

    /// Makes them, and puts down each that wasn't there, with the directory that holds it.
    pub(crate) fn make_parents_into(&mut self, made: &mut Vec<(Dir, OsString)>) -> Result<(), PathError> {
        for name in std::mem::take(&mut self.missing) {
            let (next, is_new) = make_and_open(self.dir(), &name)?;
            if is_new && let Ok(holder) = self.dir().try_clone() {
                made.push((holder, name));
            }
            self.way.push(next);
        }
        Ok(())
    }

    /// Makes the directory that the path names, and those that are missing on the way.
    pub(crate) fn make_last(&mut self) -> Result<(), PathError> {
        self.make_parents()?;
        make_and_open(self.dir(), &self.name).map(drop)
    }
}

/// Makes a directory, or takes the one that somebody else has just made. Tells whether it is new.
fn make_and_open(dir: &Dir, name: &OsStr) -> Result<(Dir, bool), PathError> {
    let path = || dir.path.join(name);
    let is_new = match dir.make_dir(name, 0o777) {
        Ok(()) => true,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => false,
        Err(error) => return Err(PathError::NotMade { path: path(), source: error }),
    };
    let opened = dir.open_dir(name).map_err(|source| match source.kind() {
        io::ErrorKind::NotADirectory => PathError::NotADirectory { path: path() },
        _ => PathError::Io { path: path(), source },
    })?;
    Ok((opened, is_new))
}

/// The state of a walk.
struct Walk<'a> {
    root: Option<&'a Root>,
    asked: &'a Path,
    last: Last,
    names: Names,
    pending: Vec<Step>,
    way: Vec<Dir>,
    missing: Vec<OsString>,
    links: usize,
    replaced: Vec<String>,
    near: Option<String>,
}

/// Follows an absolute path.
pub(crate) fn find_path(
    root: Option<&Root>,
    path: &Path,
    last: Last,
    names: Names,
) -> Result<Spot, PathError> {
    let mut walk = Walk {
        root,
        asked: path,
        last,
        names,
        pending: Vec::new(),
        way: Vec::new(),
        missing: Vec::new(),
        links: 0,
        replaced: Vec::new(),
        near: None,
    };
    walk.restart(path)?;
    let mut end = None;
    while let Some(step) = walk.pending.pop() {
        end = match step {
            Step::Up => {
                walk.up()?;
                None
            }
            Step::Into(name) => walk.enter(name)?,
        };
    }
    walk.finish(end)
}

impl Walk<'_> {
    /// Starts at the root that holds an absolute path.
    fn restart(&mut self, path: &Path) -> Result<(), PathError> {
        let (start, rest) = match self.root {
            Some(root) => {
                (root.real().to_owned(), root.strip(path).ok_or_else(|| self.outside())?.to_owned())
            }
            None => {
                let start: PathBuf = path
                    .components()
                    .take_while(|part| matches!(part, Component::Prefix(_) | Component::RootDir))
                    .collect();
                let rest = path.strip_prefix(&start).unwrap_or(path).to_owned();
                (start, rest)
            }
        };
        let dir = Dir::open(&start).map_err(|source| PathError::Io { path: start, source })?;
        self.way = vec![dir];
        push_reversed(&mut self.pending, &rest);
        Ok(())
    }

    fn outside(&self) -> PathError {
        let root = self.root.map(|root| root.as_path().to_owned()).unwrap_or_default();
        PathError::OutsideRoot { path: self.asked.to_owned(), root }
    }

    fn here(&self) -> &Dir {
        &self.way[self.way.len() - 1]
    }

    fn up(&mut self) -> Result<(), PathError> {
        if self.missing.pop().is_some() {
            return Ok(());
        }
        if self.way.len() > 1 {
            self.way.pop();
            return Ok(());
        }
        // Above `/` there is `/`; above a root there is outside.
        if self.root.is_some() { Err(self.outside()) } else { Ok(()) }
    }

    /// Goes to a name. Returns it, where it ends the walk and is there.
    fn enter(&mut self, name: OsString) -> Result<Option<(OsString, Stat)>, PathError> {
        if !self.missing.is_empty() {
            self.missing.push(name);
            return Ok(None);
        }
        let Some((name, stat)) = self.look(name)? else { return Ok(None) };
        let ends = self.pending.is_empty();
        match stat.kind {
            FileKind::Symlink if !(ends && self.last == Last::Keep) => {
                self.follow(&name)?;
                Ok(None)
            }
            _ if ends => Ok(Some((name, stat))),
            FileKind::Directory => {
                let next = self.here().open_dir(&name);
                let next =
                    next.map_err(|source| PathError::Io { path: self.here().path.join(&name), source })?;
                self.way.push(next);
                Ok(None)
            }
            _ => Err(PathError::NotADirectory { path: self.here().path.join(&name) }),
        }
    }

    /// Looks at a name, or at the one that looks the same. A name that isn't there is put down as missing.
    fn look(&mut self, name: OsString) -> Result<Option<(OsString, Stat)>, PathError> {
        if let Some(stat) = self.stat(&name)? {
            return Ok(Some((name, stat)));
        }
        let Some(text) = name.to_str() else {
            self.missing.push(name);
            return Ok(None);
        };
        // A name as answers show it is that name, for what is going to be made as well.
        if let Some(raw) = name_from_shown(text)
            && let Some(stat) = self.stat(&raw)?
        {
            return Ok(Some((raw, stat)));
        }
        if self.names == Names::Alike {
            let entries = self.here().entries().unwrap_or_default();
            let (same, near) = look_alike(text, entries.into_iter().map(|entry| entry.name));
            self.near = near;
            if let Some(same) = same
                && let Some(stat) = self.stat(&same)?
            {
                self.replaced.push(format!("{:?} for {text:?}", shown_name(&same).text));
                return Ok(Some((same, stat)));
            }
        }
        self.missing.push(name);
        Ok(None)
    }

    fn stat(&self, name: &OsStr) -> Result<Option<Stat>, PathError> {
        match self.here().stat(name) {
            Ok(stat) => Ok(Some(stat)),
            Err(error)
                if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::InvalidFilename) =>
            {
                Ok(None)
            }
            Err(source) => Err(PathError::Io { path: self.here().path.join(name), source }),
        }
    }

    fn follow(&mut self, name: &OsStr) -> Result<(), PathError> {
        self.links += 1;
        if self.links > MAX_LINKS {
            return Err(PathError::TooManyLinks { path: self.asked.to_owned(), limit: MAX_LINKS });
        }
        let target = self.here().read_link(name);
        let target = target.map_err(|source| PathError::Io { path: self.here().path.join(name), source })?;
        if target.has_root() {
            self.restart(&target)
        } else {
            push_reversed(&mut self.pending, &target);
            Ok(())
        }
    }

    fn finish(mut self, end: Option<(OsString, Stat)>) -> Result<Spot, PathError> {
        let (name, stat) = match end {
            Some((name, stat)) => (name, Some(stat)),
            None => match self.missing.pop() {
                Some(name) => (name, None),
                // The walk ended in a directory that it went through: `..`, a link to it, or the start.
                None => {
                    let name = match self.way.len() {
                        0 | 1 => None,
                        _ => self.way.pop().and_then(|dir| dir.path.file_name().map(OsStr::to_owned)),
                    };
                    let name = name.unwrap_or_else(|| OsString::from("."));
                    let stat = self.stat(&name)?;
                    (name, stat)
                }
            },
        };
        let notes = if self.replaced.is_empty() {
            Vec::new()
        } else {
            vec![format!("used the name {}", self.replaced.join(", "))]
        };
        let Self { asked, way, missing, near, .. } = self;
        Ok(Spot {
            shown: String::new(),
            wants_directory: false,
            asked: asked.to_owned(),
            way,
            missing,
            name,
            stat,
            notes,
            near,
        })
    }
}
