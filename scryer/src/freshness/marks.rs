//! Whether anything came, went or changed among some paths, without reading any of them. IO.

use std::fs;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::Stamp;
use super::scan::{changed_ns, now_ns};
use crate::source::ContentHash;

/// What a list of paths looked like: directories (whose entries come and go), manifests, ignore files, and places where
/// there was nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks(Vec<(PathBuf, Mark)>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    /// The hash in it says nothing.
    Seen(Stamp),
    Missing,
}

/// Which directory stands at a path: another one of the same name differs. Nothing if none does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Identity(Option<(u64, u64)>);

impl Identity {
    /// That of what stands at `path` now.
    pub fn of(path: &Path) -> Identity {
        Identity(fs::metadata(path).ok().map(|seen| numbers(&seen)))
    }
}

#[cfg(unix)]
fn numbers(metadata: &fs::Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (metadata.dev(), metadata.ino())
}

#[cfg(not(unix))]
fn numbers(_: &fs::Metadata) -> (u64, u64) {
    (0, 0)
}

/// The moment before something is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment(i64);

impl Moment {
    /// This moment.
    pub fn now() -> Moment {
        Moment(now_ns())
    }
}

impl Marks {
    /// Notes what `paths` look like. What was learnt from them has to have been learnt after `since`: whatever changed
    /// about then or later is not trusted, so that [`Marks::hold`] says no until a later look.
    pub fn take(paths: Vec<PathBuf>, since: Moment) -> Marks {
        let marked = paths.into_par_iter().map(|path| {
            let mark = mark(&path, since.0);
            (path, mark)
        });
        Marks(marked.collect())
    }

    /// Adds what other paths look like.
    pub fn extend(&mut self, others: Marks) {
        self.0.extend(others.0);
    }

    /// Those of the paths for which `keep` holds.
    pub fn of(&self, keep: &(dyn Fn(&Path) -> bool + Sync)) -> Marks {
        Marks(self.0.iter().filter(|(path, _)| keep(path)).cloned().collect())
    }

    /// Whether every path still looks the same for sure.
    pub fn hold(&self) -> bool {
        self.0.par_iter().with_min_len(64).all(|(path, mark)| match (mark, fs::metadata(path)) {
            (Mark::Seen(stamp), Ok(seen)) => stamp.vouches_for(seen.len(), changed_ns(&seen)),
            (Mark::Missing, Err(_)) => true,
            _ => false,
        })
    }
}

fn mark(path: &Path, since: i64) -> Mark {
    match fs::metadata(path) {
        Ok(seen) => Mark::Seen(Stamp::new(seen.len(), changed_ns(&seen), since, ContentHash([0; 32]))),
        Err(_) => Mark::Missing,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Marks `name` in a folder with one file `a`, as if seconds had passed since; then says whether they hold after `act`.
    fn check(name: &str, act: impl FnOnce(&Path), holds: bool) {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("a"), "a").unwrap();
        let later = Moment(now_ns() + 10_000_000_000);
        let marks = Marks::take(vec![dir.path().join(name)], later);
        assert!(marks.hold(), "{name}: nothing happened");
        std::thread::sleep(Duration::from_millis(20));
        act(dir.path());
        assert_eq!(marks.hold(), holds, "{name}");
    }

    #[test]
    fn what_comes_goes_or_changes_is_noticed() {
        check("", |dir| fs::write(dir.join("b"), "").unwrap(), false);
        check("", |dir| fs::remove_file(dir.join("a")).unwrap(), false);
        check("", |dir| fs::write(dir.join("a"), "b").unwrap(), true);
        check("a", |dir| fs::write(dir.join("a"), "b").unwrap(), false);
        check("b", |dir| fs::write(dir.join("b"), "b").unwrap(), false);
        check("b", |dir| fs::write(dir.join("c"), "b").unwrap(), true);
        check("a", |dir| fs::remove_file(dir.join("a")).unwrap(), false);
    }

    #[test]
    fn what_changed_while_it_was_looked_at_is_not_trusted() {
        let dir = tempfile::tempdir().unwrap();
        let marks = Marks::take(vec![dir.path().to_owned()], Moment::now());
        assert!(!marks.hold());
    }
}
