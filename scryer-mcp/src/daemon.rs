//! One process that has the store, and any number of clients that share it. IO: sockets, processes, signals.
//!
//! In go connections on a Unix socket below the index's home, out of each comes a session of its own. Who connects first says
//! who it is and what it wants (`handshake`); what follows are the lines of the protocol, as on stdin and stdout. The process
//! is made by whoever needs it first (`launch`), serves until it is idle for long (`serve`), and tells what happens in a file
//! (`log`). Clients are the stand-in that keeps an agent's session over a daemon's death (`front`), and the plain connection
//! of the command line (`link`).
//!
//! Who is *the* daemon is decided by a lock on a file that it holds as long as it lives: a socket alone may be left over, a
//! process id may be anyone's. Nothing that a client sends, or fails to send, ends the process.

mod front;
mod handshake;
mod launch;
mod link;
mod log;
mod serve;

use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

pub use front::{Front, serve_stdio_through};
pub use handshake::{Version, Welcome};
pub use launch::{Launch, detach};
pub use link::{CallFailed, Link, serve_http_through, status, stop};
pub use serve::{DaemonOptions, Ended, run};

/// The longest path that a socket can have, in bytes.
const MAX_SOCKET_PATH: usize = if cfg!(target_os = "linux") { 107 } else { 103 };

/// Where the daemon of a home is met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    directory: PathBuf,
}

/// Why there is no daemon, or none that can be used.
#[derive(thiserror::Error, Debug)]
pub enum DaemonError {
    /// The system has a limit.
    #[error(
        "the path of a socket can't be longer than {MAX_SOCKET_PATH} bytes, and {} is; set SCRYER_HOME to a shorter one",
        .path.display()
    )]
    PathTooLong {
        /// The socket.
        path: PathBuf,
    },
    /// Somebody else could listen in.
    #[error("{} is not this user's alone; remove it, or set SCRYER_HOME to a directory of your own", .path.display())]
    NotPrivate {
        /// The directory of the socket.
        path: PathBuf,
    },
    /// A file can't be used.
    #[error("{}: {error}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// There is one, but it says nothing.
    #[error("the daemon at {} does not answer; `scryer daemon stop` ends it", .path.display())]
    Silent {
        /// The socket.
        path: PathBuf,
    },
    /// There is one, but it does not want to.
    #[error("the daemon refuses: {reason}")]
    Refused {
        /// Why.
        reason: String,
    },
    /// There is none, and none could be started.
    #[error("the daemon does not start: {reason}; its log is {}", .log.display())]
    NoStart {
        /// What is known of it.
        reason: String,
        /// Where it writes.
        log: PathBuf,
    },
    /// There is none.
    #[error("no daemon runs for {}", .home.display())]
    None {
        /// The index's home.
        home: PathBuf,
    },
}

impl DaemonError {
    fn io(path: &Path, error: io::Error) -> DaemonError {
        DaemonError::Io { path: path.to_owned(), error }
    }
}

impl Place {
    /// The place below `home`, which is absolute. Nothing is made.
    ///
    /// # Errors
    ///
    /// If the path of the socket would be too long.
    pub fn of(home: &Path) -> Result<Place, DaemonError> {
        let place = Place { directory: home.join("daemon") };
        match place.socket().as_os_str().len() > MAX_SOCKET_PATH {
            true => Err(DaemonError::PathTooLong { path: place.socket() }),
            false => Ok(place),
        }
    }

    /// The socket.
    pub fn socket(&self) -> PathBuf {
        self.directory.join("socket")
    }

    /// What the daemon says of itself.
    pub fn log(&self) -> PathBuf {
        self.directory.join("log")
    }

    /// The index's home.
    pub fn home(&self) -> &Path {
        self.directory.parent().unwrap_or(&self.directory)
    }

    /// A directory that only this user can enter.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// A file that the daemon can write for a command.
    pub fn draft(&self) -> Draft {
        Draft(self.directory.join(format!("draft.{}", std::process::id())))
    }

    fn lock(&self) -> PathBuf {
        self.directory.join("lock")
    }

    /// Makes the directory, which is this user's alone.
    fn prepare(&self) -> Result<(), DaemonError> {
        let home = self.home();
        std::fs::create_dir_all(home).map_err(|error| DaemonError::io(home, error))?;
        match std::fs::DirBuilder::new().mode(0o700).create(&self.directory) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => self.check(),
            Err(error) => Err(DaemonError::io(&self.directory, error)),
        }
    }

    /// Whether the directory is there, and this user's alone.
    fn check(&self) -> Result<(), DaemonError> {
        let found = std::fs::symlink_metadata(&self.directory)
            .map_err(|error| DaemonError::io(&self.directory, error))?;
        let is_private =
            found.is_dir() && found.uid() == rustix::process::geteuid().as_raw() && found.mode() & 0o077 == 0;
        match is_private {
            true => Ok(()),
            false => Err(DaemonError::NotPrivate { path: self.directory.clone() }),
        }
    }
}

/// A file for one thing that the daemon writes; removed when this is dropped.
#[derive(Debug)]
pub struct Draft(PathBuf);

impl Draft {
    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Copies what was written.
    ///
    /// # Errors
    ///
    /// If it can't be read, or `out` refuses.
    pub fn copy_to(&self, out: &mut dyn io::Write) -> io::Result<()> {
        io::copy(&mut std::fs::File::open(&self.0)?, out).map(drop)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // There may be none.
        let _ = std::fs::remove_file(&self.0);
    }
}
