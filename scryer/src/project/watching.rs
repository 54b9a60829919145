//! A project whose files are watched, for programs that live long.
//!
//! While a [`Watch`] is held, a thread of its own has changes read soon after they happen (a burst of them in one pass), and
//! the gate before a question compares only what the system told of; then it infers what questions would have to. It changes
//! no answer, but when the work is done.

#[cfg(feature = "watch")]
pub use with_watcher::Watch;
#[cfg(feature = "watch")]
pub(super) use with_watcher::{Eyes, Slot};
#[cfg(not(feature = "watch"))]
pub(super) use without_watcher::{Eyes, Slot};

#[cfg(feature = "watch")]
mod with_watcher {
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};
    use std::sync::atomic::Ordering::Acquire;
    use std::sync::{Arc, Mutex, Weak};
    use std::thread::JoinHandle;

    use super::super::{Cancel, Inner, NoProgress, Project, Terms, lock, started};
    use crate::error::Error;
    use crate::freshness::{Hints, Watcher};
    use crate::workspace::Workspace;

    /// Has a project's files watched for as long as it is held. The thread that does is joined when the last one is dropped.
    #[must_use = "nothing is watched any more once it is dropped"]
    #[derive(Clone, Debug)]
    pub struct Watch(Arc<Owner>);

    #[derive(Debug)]
    struct Owner {
        project: Project,
        watcher: Arc<Watcher>,
        cancel: Cancel,
        /// `None` if the system gave none: then questions do its work.
        thread: Option<JoinHandle<()>>,
    }

    /// Who watches a project.
    #[derive(Default)]
    pub(in crate::project) struct Slot(Mutex<Watched>);

    #[derive(Default)]
    struct Watched {
        owner: Weak<Owner>,
        watcher: Option<Arc<Watcher>>,
    }

    impl Project {
        /// Has the project's files watched until what is returned is dropped. If it is not indexed yet, that is done in the
        /// background, from now on. Watched once, however often this is called.
        ///
        /// It never fails: where the system can't be relied on, questions go on comparing every file, and
        /// [`Watch::trouble`] and the notes of [`Project::status`] say why.
        pub fn watch(&self) -> Watch {
            let mut slot = lock(&self.0.watching.0);
            if let Some(owner) = slot.owner.upgrade() {
                return Watch(owner);
            }
            let watcher = Arc::new(Watcher::start(self.0.shared.scratch()));
            slot.watcher = Some(watcher.clone());
            let cancel = Cancel::new();
            let project = Project(self.0.clone(), Terms::default()).stopped_by(&cancel);
            let thread = {
                let (project, watcher) = (project.clone(), watcher.clone());
                let thread = std::thread::Builder::new().name("scryer-watch".to_owned());
                thread.spawn(move || keep_up(&project, &watcher)).ok()
            };
            let owner = Arc::new(Owner { project, watcher, cancel, thread });
            slot.owner = Arc::downgrade(&owner);
            Watch(owner)
        }
    }

    impl Watch {
        /// Why the system can't be relied on to tell of changes, if it can't.
        pub fn trouble(&self) -> Option<String> {
            self.0.watcher.trouble()
        }

        /// How many directories are watched.
        pub fn directories(&self) -> usize {
            self.0.watcher.len()
        }
    }

    impl Drop for Owner {
        fn drop(&mut self) {
            {
                let mut slot = lock(&self.project.0.watching.0);
                if slot.watcher.as_ref().is_some_and(|watcher| Arc::ptr_eq(watcher, &self.watcher)) {
                    slot.watcher = None;
                }
            }
            self.cancel.cancel();
            self.watcher.close();
            if let Some(thread) = self.thread.take() {
                // If it panicked, that was said where it happened.
                let _ = thread.join();
            }
        }
    }

    /// Reads what changed, soon after it did. In between it infers what questions would have to.
    fn keep_up(project: &Project, watcher: &Watcher) {
        // A thread with the stack that inference needs; only one, so that questions have the others.
        let ahead = started(1);
        loop {
            if matches!(project.refresh(false, &NoProgress), Err(Error::Deleted { .. })) {
                return;
            }
            if let (Ok(ahead), Some(state)) = (&ahead, project.0.current()) {
                let is_wanted = || !project.1.cancel.is_cancelled() && !project.0.tally.deleted.load(Acquire);
                let keep_on = || watcher.is_quiet() && is_wanted();
                ahead.install(|| state.analysis().warm(&keep_on));
            }
            if !watcher.wait() {
                return;
            }
        }
    }

    /// A watcher, for the gate.
    #[derive(Clone)]
    pub(in crate::project) struct Eyes(Arc<Watcher>);

    impl Slot {
        /// Who watches now.
        pub(in crate::project) fn eyes(&self) -> Option<Eyes> {
            lock(&self.0).watcher.clone().map(Eyes)
        }

        /// Why the system can't be relied on, as a note.
        pub(in crate::project) fn note(&self) -> Option<String> {
            let trouble = self.eyes()?.0.trouble()?;
            Some(format!("changes are not told, so each question compares all files: {trouble}"))
        }
    }

    impl Eyes {
        /// Whether it is the same watcher.
        pub(in crate::project) fn is(&self, other: &Eyes) -> bool {
            Arc::ptr_eq(&self.0, &other.0)
        }

        /// Where changes may be that happened until now.
        pub(in crate::project) fn hints(&self) -> Hints {
            self.0.hints()
        }

        /// Watches all that belongs to `workspace`. Whether it has to be looked at again, as something was not watched before.
        pub(in crate::project) fn cover(&self, workspace: &Workspace) -> bool {
            let mut dirs: BTreeSet<PathBuf> = workspace.dirs.iter().cloned().collect();
            dirs.extend(workspace.files.iter().filter_map(|file| file.parent()).map(Path::to_owned));
            self.0.cover(&dirs)
        }

        /// Whether nothing is known to have happened since the last hints.
        pub(in crate::project) fn vouches(&self) -> bool {
            self.0.is_quiet() && self.0.trouble().is_none()
        }
    }

    impl Inner {
        /// Notes on what is watched.
        pub(in crate::project) fn watch_notes(&self) -> Vec<String> {
            self.watching.note().into_iter().collect()
        }
    }
}

#[cfg(not(feature = "watch"))]
mod without_watcher {
    use crate::freshness::Hints;
    use crate::workspace::Workspace;

    use super::super::Inner;

    /// Nobody.
    #[derive(Default)]
    pub(in crate::project) struct Slot(());

    /// There are none.
    #[derive(Clone)]
    pub(in crate::project) enum Eyes {}

    impl Slot {
        pub(in crate::project) fn eyes(&self) -> Option<Eyes> {
            None
        }
    }

    impl Eyes {
        pub(in crate::project) fn is(&self, _: &Eyes) -> bool {
            match *self {}
        }

        pub(in crate::project) fn hints(&self) -> Hints {
            match *self {}
        }

        pub(in crate::project) fn cover(&self, _: &Workspace) -> bool {
            match *self {}
        }

        pub(in crate::project) fn vouches(&self) -> bool {
            match *self {}
        }
    }

    impl Inner {
        pub(in crate::project) fn watch_notes(&self) -> Vec<String> {
            Vec::new()
        }
    }
}
