//! What can go wrong with a database, and what turso's errors amount to.

use std::io;
use std::path::{Path, PathBuf};

/// Why the store can't be used. Each message names the file and the way out.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process holds the directory.
    #[error(
        "{} is in use by {}: ask through that process, stop it, or work without a store",
        path.display(),
        holder.map_or_else(|| "another process".to_owned(), |pid| format!("process {pid}"))
    )]
    Locked {
        /// The file that is locked.
        path: PathBuf,
        /// The process that holds it, if its lock file says so.
        holder: Option<u32>,
    },
    /// Durable data is damaged. Nothing was touched.
    #[error(
        "{} is damaged ({detail}): put back a copy, or move it and its -wal file away to start with an empty one",
        path.display()
    )]
    Corrupt {
        /// The database.
        path: PathBuf,
        /// What the database says.
        detail: String,
    },
    /// The directory or a file in it can't be written to.
    #[error("{} can't be written: allow it, name another directory, or work without a store", path.display())]
    ReadOnly {
        /// The file or directory.
        path: PathBuf,
    },
    /// There is no room left.
    #[error("no room left for {}: free some, or name a directory on another disk", path.display())]
    DiskFull {
        /// The file.
        path: PathBuf,
    },
    /// A newer scryer has migrated the data.
    #[error(
        "{} has schema version {found}, this scryer knows {known}: use the newer scryer, or another directory",
        path.display()
    )]
    NewerSchema {
        /// The database.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// Another project has this slug.
    #[error("the slug {slug} belongs to the project at {}: choose another", root.display())]
    SlugTaken {
        /// The slug.
        slug: String,
        /// Root of the project that has it.
        root: PathBuf,
    },
    /// No project has this id.
    #[error("no project has the id {id}: list the known ones")]
    UnknownProject {
        /// The id.
        id: i64,
    },
    /// The path can't be stored.
    #[error("{} is not UTF-8: rename it, or work without a store", path.display())]
    PathNotUtf8 {
        /// The path.
        path: PathBuf,
    },
    /// The system refuses.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or directory.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The database refuses, for a reason that is none of the above.
    #[error("{}: {detail}", path.display())]
    Database {
        /// The database.
        path: PathBuf,
        /// What the database says.
        detail: String,
    },
    /// The thread that owns the connections has ended.
    #[error("the store has stopped: open it again")]
    Stopped,
}

impl StoreError {
    /// What a refusal of the system at `path` amounts to.
    pub(super) fn io(path: &Path, error: io::Error) -> StoreError {
        let path = path.to_owned();
        match Fault::of_kind(error.kind()) {
            Some(Fault::ReadOnly) => StoreError::ReadOnly { path },
            Some(Fault::Full) => StoreError::DiskFull { path },
            _ => StoreError::Io { path, source: error },
        }
    }

    /// What an error of the database at `path` amounts to, where damage is not repaired.
    pub(super) fn database(path: &Path, error: turso::Error) -> StoreError {
        let detail = error.to_string();
        let path = path.to_owned();
        match Fault::of(&error) {
            Fault::Locked => StoreError::Locked { path, holder: None },
            Fault::Damaged => StoreError::Corrupt { path, detail },
            Fault::ReadOnly => StoreError::ReadOnly { path },
            Fault::Full => StoreError::DiskFull { path },
            Fault::Other => StoreError::Database { path, detail },
        }
    }
}

/// What befell the cache. Nothing is lost but time.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Notice {
    /// The cache was damaged, and is new now.
    #[error(
        "{} was damaged ({detail}) and is rebuilt; the old file is {}, and may be deleted",
        path.display(),
        kept_as.display()
    )]
    FactsDamaged {
        /// The cache.
        path: PathBuf,
        /// Where the damaged file is now.
        kept_as: PathBuf,
        /// What the database says.
        detail: String,
    },
    /// The cache was written by another version of scryer or for another `scryer.db`, and is new now.
    #[error("{} was of another version and is rebuilt", path.display())]
    FactsOutdated {
        /// The cache.
        path: PathBuf,
    },
}

/// The kinds of failure that are treated differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// Another process has the file.
    Locked,
    /// The file is not what was written.
    Damaged,
    /// Not ours to write.
    ReadOnly,
    /// No room.
    Full,
    /// Anything else.
    Other,
}

impl Fault {
    /// The one place that reads turso's messages: some failures have no variant of their own.
    pub(super) fn of(error: &turso::Error) -> Fault {
        use turso::Error;
        match error {
            Error::Corrupt(_) | Error::NotAdb(_) | Error::ConversionFailure(_) => Fault::Damaged,
            Error::Readonly(_) => Fault::ReadOnly,
            Error::DatabaseFull(_) => Fault::Full,
            Error::IoError(kind, _) => Fault::of_kind(*kind).unwrap_or(Fault::Other),
            Error::Error(text) if text.starts_with("Locking error") => Fault::Locked,
            Error::Error(text) if DAMAGE.iter().any(|sign| text.contains(sign)) => Fault::Damaged,
            _ => Fault::Other,
        }
    }

    fn of_kind(kind: io::ErrorKind) -> Option<Fault> {
        match kind {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Some(Fault::ReadOnly),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Some(Fault::Full),
            io::ErrorKind::UnexpectedEof | io::ErrorKind::InvalidData => Some(Fault::Damaged),
            _ => None,
        }
    }
}

/// Parts of messages that only a damaged file brings about, as our statements are fixed and tested.
const DAMAGE: &[&str] = &[
    "short read",
    "Internal error",
    "Database is empty",
    "Parse error",
    "Conversion error",
    "Unsupported text encoding",
    "no such table",
    "no such column",
    "invalid column type",
    "Null value",
];
