//! Paths below an opened directory.

use std::fs::File;
use std::io;
use std::path::{Component, Path};

use super::{Dir, Entry};

/// A directory that is held open, and everything below it by paths without links. Each component is opened from the
/// one before it, so whoever swaps a directory on the way for a link leads nowhere: the path can't be opened any more.
#[derive(Debug)]
pub(crate) struct Beneath {
    top: Dir,
}

impl Beneath {
    /// Opens the top by its path, following links.
    pub(crate) fn open(top: &Path) -> io::Result<Self> {
        Ok(Self { top: Dir::open(top)? })
    }

    /// Opens a directory below as a top of its own.
    pub(crate) fn narrowed(&self, path: &Path) -> io::Result<Self> {
        Ok(Self { top: self.dir(path)? })
    }

    /// Opens a directory by its absolute path without links.
    pub(crate) fn dir(&self, path: &Path) -> io::Result<Dir> {
        let outside = || io::Error::from(io::ErrorKind::PermissionDenied);
        let below = path.strip_prefix(&self.top.path).map_err(|_| outside())?;
        let mut at = self.top.try_clone()?;
        for component in below.components() {
            let Component::Normal(name) = component else { return Err(outside()) };
            at = at.open_dir(name)?;
        }
        Ok(at)
    }

    /// Opens a file for reading.
    pub(crate) fn file(&self, path: &Path) -> io::Result<File> {
        let (Some(parent), Some(name)) = (path.parent(), path.file_name()) else {
            return Err(io::ErrorKind::IsADirectory.into());
        };
        self.dir(parent)?.open_file(name)
    }

    /// Returns the entries of a directory in no order.
    pub(crate) fn entries(&self, path: &Path) -> io::Result<Vec<Entry>> {
        self.dir(path)?.entries()
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs;
    use std::io::Read;

    #[test]
    fn no_link_on_the_way_is_followed() {
        let temporary = tempfile::tempdir().unwrap();
        let top = temporary.path().canonicalize().unwrap().join("top");
        fs::create_dir_all(top.join("d/e")).unwrap();
        fs::write(top.join("d/e/f"), "x").unwrap();
        fs::write(temporary.path().join("secret"), "s").unwrap();
        for (target, link) in [("d", "l"), ("../..", "d/up"), ("f", "d/e/g"), ("../../../secret", "d/e/s")] {
            std::os::unix::fs::symlink(target, top.join(link)).unwrap();
        }
        let beneath = Beneath::open(&top).unwrap();
        let mut text = String::new();
        beneath.file(&top.join("d/e/f")).unwrap().read_to_string(&mut text).unwrap();
        assert_eq!(text, "x");
        for path in ["l/e/f", "d/up/secret", "d/e/g", "d/e/s", "d/e/../e/f"] {
            assert!(beneath.file(&top.join(path)).is_err(), "{path}");
        }
        assert!(beneath.file(&top.join("../secret")).is_err());
        assert!(beneath.entries(&top.join("l")).is_err() && beneath.entries(Path::new("/")).is_err());
        let narrowed = beneath.narrowed(&top.join("d")).unwrap();
        assert!(narrowed.file(&top.join("d/e/f")).is_ok() && narrowed.entries(&top).is_err());
        // The handle stays where it was opened, whatever becomes of the name.
        fs::rename(&top, temporary.path().join("moved")).unwrap();
        std::os::unix::fs::symlink("/", &top).unwrap();
        assert_eq!(beneath.entries(&top).unwrap().len(), 2);
    }
}
