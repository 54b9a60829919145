//! Walking a tree down and up.

use std::ffi::OsStr;
use std::io;

use super::{Dir, Id};

/// A place in a tree. It holds one handle, and remembers who the directories above are: going up to another one than
/// it came from is an error, so a tree that is moved meanwhile can't lead out of itself.
#[derive(Debug)]
pub(crate) struct Cursor {
    dir: Dir,
    above: Vec<Id>,
}

impl Cursor {
    /// Starts at the top.
    pub(crate) const fn new(dir: Dir) -> Self {
        Self { dir, above: Vec::new() }
    }

    /// Returns the directory it is at.
    pub(crate) const fn dir(&self) -> &Dir {
        &self.dir
    }

    /// Goes into a directory. A link is refused.
    pub(crate) fn down(&mut self, name: &OsStr) -> io::Result<()> {
        let id = self.dir.id()?;
        self.dir = self.dir.open_dir(name)?;
        self.above.push(id);
        Ok(())
    }

    /// Goes back to the directory it came from and returns the one it left; `None` at the top, where it stays.
    pub(crate) fn up(&mut self) -> io::Result<Option<Dir>> {
        let Some(id) = self.above.pop() else { return Ok(None) };
        let parent = self.dir.parent(id)?;
        Ok(Some(std::mem::replace(&mut self.dir, parent)))
    }
}
