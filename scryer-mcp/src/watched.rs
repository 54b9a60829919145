//! Projects that somebody asks about, watched while that is so.
//!
//! In go projects, each time a call is about one. Whoever lives long holds them; a project that nobody asked about for long is
//! let go.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use scryer::{Project, Watch};

/// After so long, nobody asks about a project any more.
const LONG: Duration = Duration::from_secs(30 * 60);

/// The projects. All clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Watched(Arc<Mutex<BTreeMap<i64, (Watch, Instant)>>>);

impl Watched {
    /// Has a project watched from now on.
    pub(crate) fn hold(&self, project: &Project) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = held.entry(project.id());
        entry.or_insert_with(|| (project.watch(), Instant::now())).1 = Instant::now();
    }

    /// Lets go of those that nobody asked about for long. May wait for their threads.
    #[cfg_attr(not(unix), expect(dead_code, reason = "only a daemon lives so long"))]
    pub(crate) fn let_go(&self) {
        let mut gone: Vec<Watch> = Vec::new();
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, (watch, last)| {
            let stays = last.elapsed() <= LONG;
            if !stays {
                gone.push(watch.clone());
            }
            stays
        });
        drop(gone);
    }
}
