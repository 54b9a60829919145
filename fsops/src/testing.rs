//! A directory to work in, for tests.

use std::fs;
use std::path::PathBuf;

use crate::call::Call;
use crate::paths::Base;

/// A temporary directory, and a call whose paths count from it.
pub(crate) struct Fixture {
    directory: tempfile::TempDir,
    pub(crate) call: Call,
}

impl Fixture {
    pub(crate) fn new() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let call = Call::new(Base::new(fs::canonicalize(directory.path()).unwrap()).unwrap());
        Self { directory, call }
    }

    /// Makes files with their directories; a name that ends in `/` is a directory.
    pub(crate) fn with(files: &[(&str, &str)]) -> Self {
        let fixture = Self::new();
        for (name, content) in files {
            fixture.put(name, content.as_bytes());
        }
        fixture
    }

    /// Confines the call to a directory.
    #[cfg(unix)]
    pub(crate) fn within(mut self, root: &str) -> Self {
        self.call.root = Some(crate::paths::Root::open(self.path(root)).unwrap());
        self
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.call.base.directory().join(name)
    }

    pub(crate) fn put(&self, name: &str, content: &[u8]) {
        let path = self.path(name);
        if name.ends_with('/') {
            fs::create_dir_all(path).unwrap();
            return;
        }
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }

    #[cfg(unix)]
    pub(crate) fn link(&self, target: &str, name: &str) {
        std::os::unix::fs::symlink(target, self.path(name)).unwrap();
    }

    #[cfg(unix)]
    pub(crate) fn fifo(&self, name: &str) {
        // Not every unix has the call; all have the program.
        let status = std::process::Command::new("mkfifo").arg(self.path(name)).status();
        assert!(status.unwrap().success());
    }

    #[cfg(unix)]
    pub(crate) fn chmod(&self, name: &str, mode: u32) {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(self.path(name), fs::Permissions::from_mode(mode)).unwrap();
    }

    #[cfg(unix)]
    pub(crate) fn mode(&self, name: &str) -> u32 {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(self.path(name)).unwrap().mode() & 0o7777
    }

    pub(crate) fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    pub(crate) fn text(&self, name: &str) -> String {
        String::from_utf8(self.bytes(name)).unwrap()
    }

    pub(crate) fn exists(&self, name: &str) -> bool {
        fs::symlink_metadata(self.path(name)).is_ok()
    }

    #[cfg(unix)]
    pub(crate) fn is_link(&self, name: &str) -> bool {
        fs::symlink_metadata(self.path(name)).unwrap().is_symlink()
    }

    /// Everything below the directory, links not followed, in byte order.
    pub(crate) fn all(&self) -> Vec<String> {
        let mut found = Vec::new();
        let mut open = vec![self.directory.path().to_owned()];
        while let Some(directory) = open.pop() {
            for entry in fs::read_dir(directory).unwrap() {
                let path = entry.unwrap().path();
                let shown = path.strip_prefix(self.directory.path()).unwrap().to_str().unwrap();
                found.push(shown.replace('\\', "/"));
                if fs::symlink_metadata(&path).unwrap().is_dir() {
                    open.push(path);
                }
            }
        }
        found.sort_unstable();
        found
    }
}

/// Tells whether permissions hold this process back. They don't hold back the superuser.
#[cfg(unix)]
pub(crate) fn permissions_hold() -> bool {
    !rustix::process::geteuid().is_root()
}
