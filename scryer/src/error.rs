//! What callers of [`Scryer`](crate::Scryer) and [`Project`](crate::Project) may have to be told.

use std::io;
use std::path::PathBuf;

use crate::memory::RecordError;
use crate::query::{Lag, QueryError};
use crate::workspace::DiscoverError;

/// Why a call gives no answer. Each message names the thing and the way out.
#[derive(thiserror::Error, Debug)]
#[non_exhaustive]
pub enum Error {
    /// The root can't be opened.
    #[error(transparent)]
    Root(#[from] DiscoverError),
    /// The question can't be asked like that.
    #[error(transparent)]
    Query(#[from] QueryError),
    /// A decision can't be written, changed or removed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The store can't be used. [`Scryer::in_memory`](crate::Scryer::in_memory) does without one.
    #[cfg(feature = "store")]
    #[error(transparent)]
    Store(#[from] crate::store::StoreError),
    /// No project is called that.
    #[error("no project `{name}`; {}", known_projects(.known))]
    UnknownProject {
        /// As asked.
        name: String,
        /// The slugs that there are.
        known: Vec<String>,
    },
    /// The project was deleted while this handle was held.
    #[error("the project `{slug}` was deleted; open `{}` again", root.display())]
    Deleted {
        /// Its slug.
        slug: String,
        /// Its root.
        root: PathBuf,
    },
    /// The threads that do the work can't be started.
    #[error("no worker threads: {reason}; ask for fewer, or free some memory")]
    Threads {
        /// What the system says.
        reason: String,
    },
    /// The index is being made, and nothing that was read so far has an answer.
    #[error("{0}")]
    Unready(Lag),
    /// Whoever asked called it off.
    #[error("cancelled; what was read so far is kept, ask again to go on")]
    Cancelled,
    /// The output can't be written.
    #[error("the index can't be written: {0}")]
    Output(#[source] io::Error),
}

fn known_projects(known: &[String]) -> String {
    match known {
        [] => "none is known yet: index a directory first".to_owned(),
        known => format!("known are `{}`", known.join("`, `")),
    }
}
