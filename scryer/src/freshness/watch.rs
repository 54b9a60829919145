//! What the system says happened to files, complete at the moment of asking. IO.
//!
//! In go directories, each watched on its own; out come [`Hints`]: which files to compare, or that all have to be. Whoever
//! asks first makes a file in a directory of ours, and waits until the news of it has come: the system tells in order, so
//! whatever was written before has been told by then. Where that order is not given (systems other than Linux, files on
//! another machine, a queue that ran over, no more watches to be had) the hint is to compare everything, and
//! [`Watcher::trouble`] says why. Events say where to look and nothing else: stamps decide.
//!
//! Writes through a memory map are told when the map's file is closed, and writes through a hard link elsewhere not at all;
//! so whoever relies on hints has to compare everything now and then.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use notify::event::{AccessKind, AccessMode, ModifyKind};
use notify::{ErrorKind, Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher as _};
use rustc_hash::FxHashSet;

use super::Hints;

/// How long news may be on its way.
const PATIENCE: Duration = Duration::from_millis(50);
/// News that came too late so often will never be in time.
const STRIKES: u32 = 3;
/// A burst is over when nothing came for so long,
const QUIET: Duration = Duration::from_millis(60);
/// and is taken for over after so long.
const LONGEST_BURST: Duration = Duration::from_millis(500);
/// More paths than these are not remembered one by one.
const MOST_PATHS: usize = 4096;

/// File systems whose changes all pass through this machine's kernel.
const LOCAL: [&str; 20] = [
    "bcachefs", "btrfs", "erofs", "exfat", "ext2", "ext3", "ext4", "f2fs", "hfsplus", "iso9660", "jfs",
    "nilfs2", "ntfs3", "overlay", "ramfs", "reiserfs", "squashfs", "tmpfs", "vfat", "xfs",
];

/// Watches directories until it is dropped.
pub struct Watcher {
    heard: Arc<Heard>,
    watching: Mutex<Watching>,
}

struct Watching {
    /// `None` if the system gives none.
    system: Option<RecommendedWatcher>,
    dirs: FxHashSet<PathBuf>,
    mounts: Mounts,
    /// Where files are made to wait for the news of; gone with the watcher.
    fences: Option<PathBuf>,
    fence: u64,
    strikes: u32,
    trouble: Option<String>,
}

/// What the system's thread and those who ask share.
#[derive(Default)]
struct Heard {
    news: Mutex<News>,
    bell: Condvar,
    /// The directory of our own files.
    fences: OnceLock<PathBuf>,
}

#[derive(Default)]
struct News {
    paths: FxHashSet<PathBuf>,
    /// What came, went or moved: a directory of that path may be another one now.
    moved: FxHashSet<PathBuf>,
    /// So may any.
    all_moved: bool,
    everything: bool,
    /// The last file of ours that was told of.
    fence: u64,
    /// When the burst began that nobody was woken for yet, and when its last news came.
    burst: Option<(Instant, Instant)>,
    closed: bool,
    no_more_watches: bool,
}

impl Watcher {
    /// Watches nothing yet. `scratch` is a directory in which this process alone makes files, and which is not watched
    /// otherwise; without one, news can't be waited for, and the hint is always to compare everything.
    pub fn start(scratch: Option<&Path>) -> Watcher {
        let heard: Arc<Heard> = Arc::default();
        let mut watching = Watching {
            system: None,
            dirs: FxHashSet::default(),
            mounts: Mounts::now(),
            fences: None,
            fence: 0,
            strikes: 0,
            trouble: None,
        };
        let listener = heard.clone();
        match notify::recommended_watcher(move |event| listener.hear(event)) {
            Ok(system) => watching.system = Some(system),
            Err(error) => watching.trouble = Some(reason(&error)),
        }
        if watching.trouble.is_none() {
            watching.trouble = match scratch {
                _ if !cfg!(target_os = "linux") => {
                    Some("this system does not tell changes in order".to_owned())
                }
                None => Some("there is no directory to make a file in".to_owned()),
                Some(scratch) => watching.put_up_fences(scratch, &heard.fences).err(),
            };
        }
        Watcher { heard, watching: Mutex::new(watching) }
    }

    /// Watches `dirs` and no others. Whether any of them was not watched before: what lies in it may have changed since it
    /// was looked at.
    pub fn cover(&self, dirs: &BTreeSet<PathBuf>) -> bool {
        let mut watching = lock(&self.watching);
        let (moved, all) = {
            let mut news = lock(&self.heard.news);
            (std::mem::take(&mut news.moved), std::mem::take(&mut news.all_moved))
        };
        watching.cover(dirs, &|dir| all || !moved.is_empty() && dir.ancestors().any(|at| moved.contains(at)))
    }

    /// Where changes may be that happened since the last call and before this one.
    pub fn hints(&self) -> Hints {
        let mut watching = lock(&self.watching);
        let in_time = watching.trouble.is_none() && watching.wait_for_news(&self.heard);
        let mut news = lock(&self.heard.news);
        if news.no_more_watches {
            watching.trouble.get_or_insert_with(no_more_watches);
        }
        news.burst = None;
        let everything = std::mem::take(&mut news.everything);
        let mut paths: Vec<PathBuf> = news.paths.drain().collect();
        if everything || !in_time || watching.trouble.is_some() {
            return Hints::Everything;
        }
        paths.sort_unstable();
        Hints::Paths(paths)
    }

    /// Waits until something happened and a burst of it is over. Whether this watcher is still open.
    pub fn wait(&self) -> bool {
        let mut news = lock(&self.heard.news);
        loop {
            if news.closed {
                return false;
            }
            let now = Instant::now();
            news = match news.burst {
                None => self.heard.bell.wait(news).unwrap_or_else(PoisonError::into_inner),
                Some((first, last)) => {
                    let over = (last + QUIET).min(first + LONGEST_BURST);
                    if over <= now {
                        news.burst = None;
                        return true;
                    }
                    let waited = self.heard.bell.wait_timeout(news, over - now);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }

    /// Lets go of whoever [waits](Watcher::wait), now and from now on.
    pub fn close(&self) {
        lock(&self.heard.news).closed = true;
        self.heard.bell.notify_all();
    }

    /// Whether nothing happened since the last [`Watcher::hints`], as far as it was told yet.
    pub fn is_quiet(&self) -> bool {
        let news = lock(&self.heard.news);
        !news.everything && news.paths.is_empty()
    }

    /// Why hints are of no use, if they aren't.
    pub fn trouble(&self) -> Option<String> {
        lock(&self.watching).trouble.clone()
    }

    /// How many directories are watched.
    pub fn len(&self) -> usize {
        lock(&self.watching).dirs.len()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl std::fmt::Debug for Watcher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watcher").field("dirs", &self.len()).finish_non_exhaustive()
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let watching = self.watching.get_mut().unwrap_or_else(PoisonError::into_inner);
        if let Some(fences) = &watching.fences {
            // What is left behind is a small file.
            let _ = fs::remove_dir_all(fences);
        }
    }
}

impl Watching {
    fn put_up_fences(&mut self, scratch: &Path, place: &OnceLock<PathBuf>) -> Result<(), String> {
        static MADE: AtomicU64 = AtomicU64::new(0);
        let name = format!("watch-{}", MADE.fetch_add(1, Ordering::Relaxed));
        let made = fs::create_dir_all(scratch).and_then(|()| {
            let dir = scratch.canonicalize()?.join(name);
            match fs::create_dir(&dir) {
                // What a process that was killed left behind.
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(dir),
                made => made.map(|()| dir),
            }
        });
        let dir = made.map_err(|error| format!("no file can be made in {}: {error}", scratch.display()))?;
        let Some(system) = &mut self.system else { return Ok(()) };
        if !self.mounts.is_local(&dir) {
            return Err(format!("{} is not on this machine", scratch.display()));
        }
        let dir = place.get_or_init(|| dir);
        system.watch(dir, RecursiveMode::NonRecursive).map_err(|error| reason(&error))?;
        self.fences = Some(dir.clone());
        Ok(())
    }

    fn cover(&mut self, dirs: &BTreeSet<PathBuf>, is_another: &dyn Fn(&Path) -> bool) -> bool {
        let Some(system) = &mut self.system else { return false };
        // First those that go: a directory that was moved is watched under its old name, and the system has one watch for
        // it.
        let gone: Vec<PathBuf> =
            self.dirs.iter().filter(|dir| !dirs.contains(*dir) || is_another(dir)).cloned().collect();
        for dir in gone {
            // It may be gone by itself.
            let _ = system.unwatch(&dir);
            self.dirs.remove(&dir);
        }
        let mut added = false;
        for dir in dirs {
            if self.dirs.contains(dir) {
                continue;
            }
            if !self.mounts.is_local(dir) {
                let kind = self.mounts.kind(dir);
                self.trouble.get_or_insert_with(|| {
                    format!("{} is on a file system that others may write to ({kind})", dir.display())
                });
            }
            match system.watch(dir, RecursiveMode::NonRecursive) {
                Ok(()) => {
                    self.dirs.insert(dir.clone());
                    added = true;
                }
                // The next look will miss it as well.
                Err(error) if matches!(error.kind, ErrorKind::PathNotFound) => added = true,
                Err(error) => {
                    self.trouble.get_or_insert_with(|| reason(&error));
                    return added;
                }
            }
        }
        added
    }

    /// Whether all that happened until now has been told.
    fn wait_for_news(&mut self, heard: &Heard) -> bool {
        let Some(fences) = &self.fences else { return false };
        self.fence += 1;
        let fence = fences.join(self.fence.to_string());
        if File::create(&fence).is_err() {
            return false;
        }
        let deadline = Instant::now() + PATIENCE;
        let mut news = lock(&heard.news);
        while news.fence < self.fence {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            let waited = heard.bell.wait_timeout(news, left);
            news = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        let in_time = news.fence >= self.fence;
        drop(news);
        // A file that stays costs nothing: it is one of a few, and goes with the directory.
        let _ = fs::remove_file(fence);
        self.strikes = if in_time { 0 } else { self.strikes + 1 };
        if self.strikes >= STRIKES {
            self.trouble = Some("what the system tells of changes comes too late".to_owned());
        }
        in_time
    }
}

impl Heard {
    /// What the system's thread does with each event.
    fn hear(&self, event: notify::Result<Event>) {
        let mut news = lock(&self.news);
        match event {
            Ok(event) if event.need_rescan() => {
                news.everything = true;
                news.all_moved = true;
            }
            Ok(event) => {
                // Reading is nothing that happens to a file; and looking at one would be the next event.
                if matches!(event.kind, EventKind::Access(access) if access != AccessKind::Close(AccessMode::Write))
                {
                    return;
                }
                let in_place = matches!(
                    event.kind,
                    EventKind::Access(_) | EventKind::Modify(ModifyKind::Data(_) | ModifyKind::Metadata(_))
                );
                for path in event.paths {
                    match self.fences.get() {
                        Some(fences) if path.starts_with(fences) => news.pass(&path),
                        _ => news.add(path, in_place),
                    }
                }
            }
            Err(error) => {
                news.everything = true;
                news.no_more_watches |= matches!(error.kind, ErrorKind::MaxFilesWatch);
            }
        }
        if !news.paths.is_empty() || news.everything {
            let now = Instant::now();
            let first = news.burst.map_or(now, |(first, _)| first);
            news.burst = Some((first, now));
        }
        drop(news);
        self.bell.notify_all();
    }
}

impl News {
    /// A file of ours was told of.
    fn pass(&mut self, path: &Path) {
        let fence = path.file_name().and_then(OsStr::to_str).and_then(|name| name.parse().ok());
        self.fence = self.fence.max(fence.unwrap_or(0));
    }

    fn add(&mut self, path: PathBuf, in_place: bool) {
        if !in_place {
            self.moved.insert(path.clone());
        }
        self.paths.insert(path);
        if self.paths.len() > MOST_PATHS {
            self.paths.clear();
            self.everything = true;
        }
        if self.moved.len() > MOST_PATHS {
            self.moved.clear();
            self.all_moved = true;
        }
    }
}

/// Where each mounted file system begins, and its kind. The longest first.
struct Mounts(Vec<(PathBuf, String)>);

impl Mounts {
    /// As the kernel lists them; nothing where it doesn't.
    fn now() -> Mounts {
        let listed = fs::read_to_string("/proc/self/mountinfo").unwrap_or_default();
        Mounts::read(&listed)
    }

    fn read(listed: &str) -> Mounts {
        let mounts = listed.lines().filter_map(|line| {
            let (mount, source) = line.split_once(" - ")?;
            let point = mount.split(' ').nth(4)?;
            Some((PathBuf::from(unescaped(point)), source.split(' ').next()?.to_owned()))
        });
        let mut mounts: Vec<(PathBuf, String)> = mounts.collect();
        // Of two at one place, the later one is seen.
        mounts.reverse();
        mounts.sort_by_key(|(point, _)| std::cmp::Reverse(point.as_os_str().len()));
        Mounts(mounts)
    }

    fn kind(&self, path: &Path) -> &str {
        self.0.iter().find(|(point, _)| path.starts_with(point)).map_or("unknown", |(_, kind)| kind)
    }

    fn is_local(&self, path: &Path) -> bool {
        LOCAL.contains(&self.kind(path))
    }
}

/// A path of the kernel's list, in which spaces and the like stand as `\040`.
fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let (before, escape) = rest.split_at(at);
        out.push_str(before);
        let code = escape.get(1..4).and_then(|digits| u8::from_str_radix(digits, 8).ok());
        match code {
            Some(code) if code.is_ascii() => {
                out.push(char::from(code));
                rest = &escape[4..];
            }
            _ => {
                out.push('\\');
                rest = &escape[1..];
            }
        }
    }
    out.push_str(rest);
    out
}

fn reason(error: &notify::Error) -> String {
    match &error.kind {
        ErrorKind::MaxFilesWatch => no_more_watches(),
        // What Linux says if a user has too many watchers.
        ErrorKind::Io(error) if error.raw_os_error() == Some(24) => {
            "the system gives no more watchers (fs.inotify.max_user_instances)".to_owned()
        }
        ErrorKind::Io(error) => format!("the system does not watch: {error}"),
        _ => format!("the system does not watch: {error}"),
    }
}

fn no_more_watches() -> String {
    "the system watches no more directories (fs.inotify.max_user_watches)".to_owned()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory `ws` that is watched, and what a watcher of it hints at after `act`, by name.
    fn check(act: impl FnOnce(&Path), expected: &[&str]) {
        let dir = tempfile::tempdir().unwrap();
        let (ws, scratch) = (dir.path().join("ws"), dir.path().join("scratch"));
        fs::create_dir_all(ws.join("sub")).unwrap();
        fs::write(ws.join("a.rs"), "").unwrap();
        fs::write(ws.join("sub/b.rs"), "").unwrap();
        let ws = ws.canonicalize().unwrap();
        let watcher = Watcher::start(Some(&scratch));
        if watcher.trouble().is_some() {
            // Not a system that could be relied on.
            assert_eq!(watcher.hints(), Hints::Everything);
            return;
        }
        let dirs = BTreeSet::from([ws.clone(), ws.join("sub")]);
        assert!(watcher.cover(&dirs));
        assert!(!watcher.cover(&dirs));
        assert_eq!(watcher.hints(), Hints::Paths(Vec::new()));
        act(&ws);
        let expected: Vec<PathBuf> = expected.iter().map(|name| ws.join(name)).collect();
        assert_eq!(watcher.hints(), Hints::Paths(expected));
        assert_eq!(watcher.hints(), Hints::Paths(Vec::new()), "told once");
        assert!(watcher.trouble().is_none());
    }

    #[test]
    fn what_was_done_before_the_question_is_told() {
        for round in 0..50 {
            check(|ws| fs::write(ws.join("a.rs"), format!("{round}")).unwrap(), &["a.rs"]);
        }
        check(|ws| fs::write(ws.join("sub/b.rs"), "b").unwrap(), &["sub/b.rs"]);
        check(|ws| fs::write(ws.join("new.rs"), "").unwrap(), &["new.rs"]);
        check(|ws| fs::remove_file(ws.join("a.rs")).unwrap(), &["a.rs"]);
        check(|ws| fs::rename(ws.join("a.rs"), ws.join("sub/c.rs")).unwrap(), &["a.rs", "sub/c.rs"]);
        check(|ws| fs::create_dir(ws.join("dir")).unwrap(), &["dir"]);
        check(
            |ws| File::open(ws.join("a.rs")).unwrap().set_modified(std::time::UNIX_EPOCH).unwrap(),
            &["a.rs"],
        );
        check(|ws| drop(fs::read(ws.join("a.rs")).unwrap()), &[]);
    }

    #[test]
    fn a_directory_that_is_another_now_is_watched_anew() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().canonicalize().unwrap();
        let ws = root.join("ws");
        fs::create_dir_all(ws.join("one/below")).unwrap();
        let watcher = Watcher::start(Some(&root.join("scratch")));
        if watcher.trouble().is_some() {
            return;
        }
        let dirs = |names: &[&str]| names.iter().map(|name| ws.join(name)).collect::<BTreeSet<_>>();
        watcher.cover(&dirs(&["", "one", "one/below"]));
        watcher.hints();
        fs::rename(ws.join("one"), ws.join("two")).unwrap();
        assert!(watcher.cover(&dirs(&["", "two", "two/below"])));
        watcher.hints();
        fs::write(ws.join("two/below/a.rs"), "").unwrap();
        assert_eq!(watcher.hints(), Hints::Paths(vec![ws.join("two/below/a.rs")]));
        // In place of it comes another of the same name.
        fs::remove_dir_all(ws.join("two")).unwrap();
        fs::create_dir_all(ws.join("two/below")).unwrap();
        assert!(watcher.cover(&dirs(&["", "two", "two/below"])));
        watcher.hints();
        fs::write(ws.join("two/below/b.rs"), "").unwrap();
        assert_eq!(watcher.hints(), Hints::Paths(vec![ws.join("two/below/b.rs")]));
        assert_eq!(watcher.len(), 3);
    }

    #[test]
    fn thousands_of_changes_are_one_hint() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().canonicalize().unwrap();
        let ws = root.join("ws");
        fs::create_dir(&ws).unwrap();
        let watcher = Watcher::start(Some(&root.join("scratch")));
        watcher.cover(&BTreeSet::from([ws.clone()]));
        watcher.hints();
        for number in 0..=MOST_PATHS {
            fs::write(ws.join(format!("f{number}.rs")), "").unwrap();
        }
        assert_eq!(watcher.hints(), Hints::Everything);
    }

    #[test]
    fn who_waits_is_woken_by_news_and_by_the_end() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().canonicalize().unwrap();
        let ws = root.join("ws");
        fs::create_dir(&ws).unwrap();
        let watcher = Watcher::start(None);
        assert!(watcher.trouble().is_some(), "news can't be waited for");
        watcher.cover(&BTreeSet::from([ws.clone()]));
        std::thread::scope(|scope| {
            let waiter = scope.spawn(|| watcher.wait());
            fs::write(ws.join("a.rs"), "").unwrap();
            assert!(waiter.join().unwrap());
            let waiter = scope.spawn(|| watcher.wait());
            watcher.close();
            assert!(!waiter.join().unwrap());
        });
    }

    #[test]
    fn the_kind_of_a_file_system_is_that_of_the_innermost_mount() {
        let mounts = Mounts::read(
            "22 1 254:0 / / rw,relatime - ext4 /dev/vda rw\n\
             23 22 0:21 / /proc rw - proc proc rw\n\
             40 22 0:33 / /home/my\\040files rw shared:1 - nfs4 server:/x rw\n\
             41 22 0:34 / /mnt rw - ext4 /dev/vdb rw\n\
             42 41 0:35 / /mnt rw - fuse.sshfs host: rw\n",
        );
        let kind = |path: &str| mounts.kind(Path::new(path)).to_owned();
        assert_eq!(kind("/home/my files/a"), "nfs4");
        assert_eq!(kind("/home/other"), "ext4");
        assert_eq!(kind("/mnt/a"), "fuse.sshfs");
        assert!(mounts.is_local(Path::new("/home")) && !mounts.is_local(Path::new("/mnt")));
        assert_eq!(Mounts::read("no list").kind(Path::new("/")), "unknown");
    }
}
