//! Compares files with their stamps, reading only what the stamps can't vouch for. IO.
//!
//! A file is looked at before it is opened, so that a pipe or a device is never opened; its size and time are taken from
//! the open file before the bytes are read, so that a write in between shows up at the next look.

use std::fmt;
use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Stamp;
use crate::source::ContentHash;

/// Files above this many bytes are not read: 8 MiB. The slowest legal input (one macro call full of tokens) takes the
/// parser a second and a half for each MiB.
pub const MAX_FILE_BYTES: u64 = 8 << 20;

/// What a [`scan`] found. Every list is sorted by path.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChangeSet {
    /// Files whose stamps vouch for their content; they were not read.
    pub unchanged: Vec<PathBuf>,
    /// Files that had to be read and have the content of their stamps: only the stamp is new, and worth keeping.
    pub restamped: Vec<RestampedFile>,
    /// New files, and files with another content.
    pub changed: Vec<ChangedFile>,
    /// Files that were known or listed, and don't exist.
    pub removed: Vec<PathBuf>,
    /// Files that exist and can't be used; what was known of them no longer holds.
    pub failed: Vec<FailedFile>,
}

/// A file with the content that its old stamp says, and its new stamp.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RestampedFile {
    /// Absolute path.
    pub path: PathBuf,
    /// The stamp to remember.
    pub stamp: Stamp,
}

/// A file to lower.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedFile {
    /// Absolute path.
    pub path: PathBuf,
    /// Its content, with the byte order mark if it has one.
    pub text: String,
    /// The stamp to remember; holds the hash of the content.
    pub stamp: Stamp,
}

/// A file that can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FailedFile {
    /// Absolute path.
    pub path: PathBuf,
    /// Why.
    pub reason: FailReason,
}

/// Why a file can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FailReason {
    /// It is larger than [`MAX_FILE_BYTES`].
    TooLarge {
        /// Its length in bytes, as far as it is known.
        size: u64,
    },
    /// It holds bytes that are not UTF-8.
    NotUtf8 {
        /// Offset of the first bad byte.
        offset: usize,
        /// 1-based line of that byte.
        line: u32,
    },
    /// It is a directory, a pipe, a socket or a device.
    NotAFile,
    /// The system refuses to read it.
    Unreadable {
        /// The kind of refusal.
        kind: io::ErrorKind,
        /// What the system says.
        message: String,
    },
}

impl fmt::Display for FailReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FailReason::TooLarge { size } => {
                write!(f, "too large: {size} bytes, the limit is {MAX_FILE_BYTES}")
            }
            FailReason::NotUtf8 { offset, line } => {
                write!(f, "not UTF-8: the first bad byte is at offset {offset}, line {line}")
            }
            FailReason::NotAFile => f.write_str("not a regular file"),
            FailReason::Unreadable { message, .. } => write!(f, "can't be read: {message}"),
        }
    }
}

/// What [`check`] found of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileState {
    /// The stamp vouches for it; it was not read.
    Unchanged,
    /// It was read, and has the content of the stamp.
    Restamped(Stamp),
    /// It is new or has another content.
    Changed(String, Stamp),
    /// It does not exist.
    Removed,
    /// It exists and can't be used.
    Failed(FailReason),
}

/// Compares `files` (absolute paths) with the stamps that are known of them, on all threads of the current rayon pool.
/// A path that is known and not listed is removed, even if a file is there: the list says what belongs to the project.
pub fn scan(files: &[PathBuf], known: &FxHashMap<PathBuf, Stamp>) -> ChangeSet {
    let mut listed: Vec<&PathBuf> = files.iter().collect();
    listed.sort_unstable();
    listed.dedup();
    let states: Vec<(bool, FileState)> = listed
        .par_iter()
        .map(|path| {
            let known = known.get(*path);
            (known.is_some(), check(path, known))
        })
        .collect();

    let mut changes = ChangeSet::default();
    let still_listed = states.iter().filter(|(known, _)| *known).count();
    if still_listed < known.len() {
        let listed: FxHashSet<&PathBuf> = listed.iter().copied().collect();
        changes.removed.extend(known.keys().filter(|path| !listed.contains(path)).cloned());
    }
    for (path, (_, state)) in listed.into_iter().zip(states) {
        let path = path.clone();
        match state {
            FileState::Unchanged => changes.unchanged.push(path),
            FileState::Restamped(stamp) => changes.restamped.push(RestampedFile { path, stamp }),
            FileState::Changed(text, stamp) => changes.changed.push(ChangedFile { path, text, stamp }),
            FileState::Removed => changes.removed.push(path),
            FileState::Failed(reason) => changes.failed.push(FailedFile { path, reason }),
        }
    }
    changes.removed.sort_unstable();
    changes
}

/// Compares one file with the stamp that is known of it, and reads it if the stamp can't vouch for it.
/// Symbolic links are followed.
pub fn check(path: &Path, known: Option<&Stamp>) -> FileState {
    read(path, known).unwrap_or_else(|error| match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => FileState::Removed,
        kind => FileState::Failed(FailReason::Unreadable { kind, message: error.to_string() }),
    })
}

fn read(path: &Path, known: Option<&Stamp>) -> io::Result<FileState> {
    let seen = fs::metadata(path)?;
    if !seen.is_file() {
        return Ok(FileState::Failed(FailReason::NotAFile));
    }
    if known.is_some_and(|stamp| stamp.vouches_for(seen.len(), changed_ns(&seen))) {
        return Ok(FileState::Unchanged);
    }
    if seen.len() > MAX_FILE_BYTES {
        return Ok(FileState::Failed(FailReason::TooLarge { size: seen.len() }));
    }

    // The clock is read before the file is, or a write in between could pass for an old one.
    let checked_ns = now_ns();
    let file = File::open(path)?;
    let opened = file.metadata()?;
    if !opened.is_file() {
        return Ok(FileState::Failed(FailReason::NotAFile));
    }
    let mut bytes = Vec::with_capacity(opened.len().min(MAX_FILE_BYTES) as usize + 1);
    file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Ok(FileState::Failed(FailReason::TooLarge { size: opened.len().max(bytes.len() as u64) }));
    }

    let stamp = Stamp::new(opened.len(), changed_ns(&opened), checked_ns, ContentHash::of(&bytes));
    if known.is_some_and(|known| known.hash == stamp.hash) {
        return Ok(FileState::Restamped(stamp));
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) => FileState::Changed(text, stamp),
        Err(error) => {
            let offset = error.utf8_error().valid_up_to();
            let before = error.as_bytes().get(..offset).unwrap_or_default();
            let line = memchr::memchr_iter(b'\n', before).count() as u32 + 1;
            FileState::Failed(FailReason::NotUtf8 { offset, line })
        }
    })
}

/// The later of the times of content and inode. Where that is the time of content, somebody set it, or the clock went back:
/// then it could be set again and no trace be left, so it is the end of time, which no clock has passed.
#[cfg(unix)]
pub(super) fn changed_ns(metadata: &Metadata) -> i64 {
    use std::os::unix::fs::MetadataExt;
    let content = (metadata.mtime(), metadata.mtime_nsec());
    let inode = (metadata.ctime(), metadata.ctime_nsec());
    if content > inode {
        return i64::MAX;
    }
    inode.0.saturating_mul(1_000_000_000).saturating_add(inode.1)
}

/// The time of content; a time that the system does not know is the end of time, which no clock has passed.
#[cfg(not(unix))]
pub(super) fn changed_ns(metadata: &Metadata) -> i64 {
    metadata.modified().map_or(i64::MAX, since_epoch_ns)
}

pub(super) fn now_ns() -> i64 {
    since_epoch_ns(SystemTime::now())
}

/// Times before 1970 count as 1970.
fn since_epoch_ns(time: SystemTime) -> i64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_nanos()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use super::*;

    /// A folder of files, with the stamps that a caller would keep between scans.
    struct Fixture {
        dir: tempfile::TempDir,
        known: FxHashMap<PathBuf, Stamp>,
    }

    impl Fixture {
        fn new() -> Fixture {
            Fixture { dir: tempfile::tempdir().unwrap(), known: FxHashMap::default() }
        }

        fn path(&self, name: &str) -> PathBuf {
            self.dir.path().join(name)
        }

        fn write(&self, name: &str, content: impl AsRef<[u8]>) {
            fs::write(self.path(name), content).unwrap();
        }

        /// Makes every stamp as trusted as it would be some seconds later.
        fn settle(&mut self) {
            for (path, stamp) in &mut self.known {
                stamp.changed_ns = changed_ns(&fs::metadata(path).unwrap());
            }
        }

        /// Scans `names`, keeps the stamps, and says what became of each file.
        fn scan(&mut self, names: &[&str]) -> String {
            let files: Vec<PathBuf> = names.iter().map(|name| self.path(name)).collect();
            let changes = scan(&files, &self.known);
            let mut said = BTreeMap::new();
            for path in changes.unchanged {
                said.insert(path, "unchanged".to_owned());
            }
            for file in changes.restamped {
                self.known.insert(file.path.clone(), file.stamp);
                said.insert(file.path, "restamped".to_owned());
            }
            for file in changes.changed {
                assert_eq!(file.stamp.hash, ContentHash::of(file.text.as_bytes()));
                self.known.insert(file.path.clone(), file.stamp);
                said.insert(file.path, format!("changed to {:?}", file.text));
            }
            for path in changes.removed {
                self.known.remove(&path);
                said.insert(path, "removed".to_owned());
            }
            for file in changes.failed {
                self.known.remove(&file.path);
                said.insert(file.path, file.reason.to_string());
            }
            let name = |path: PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
            said.into_iter().map(|(path, what)| format!("{}: {what}\n", name(path))).collect()
        }
    }

    #[test]
    fn only_changes_are_read_and_reported() {
        let mut fixture = Fixture::new();
        fixture.write("a.rs", "fn a() {}");
        fixture.write("b.rs", "\u{feff}fn b() {}");
        let both = ["b.rs", "a.rs", "a.rs"];
        assert_eq!(
            fixture.scan(&both),
            "a.rs: changed to \"fn a() {}\"\nb.rs: changed to \"\\u{feff}fn b() {}\"\n"
        );
        assert_eq!(fixture.scan(&both), "a.rs: restamped\nb.rs: restamped\n", "too young to be trusted");
        fixture.settle();
        assert_eq!(fixture.scan(&both), "a.rs: unchanged\nb.rs: unchanged\n");
        fixture.write("b.rs", "fn c() {}");
        fs::remove_file(fixture.path("a.rs")).unwrap();
        assert_eq!(fixture.scan(&both), "a.rs: removed\nb.rs: changed to \"fn c() {}\"\n");
        assert_eq!(fixture.scan(&[]), "b.rs: removed\n", "the list decides what belongs to the project");
    }

    #[test]
    fn an_edit_of_the_same_length_within_a_tick_is_found() {
        let mut fixture = Fixture::new();
        for round in 0..50 {
            let text = format!("fn f{}() {{}}", round % 10);
            fixture.write("a.rs", &text);
            assert_eq!(fixture.scan(&["a.rs"]), format!("a.rs: changed to {text:?}\n"));
        }
    }

    #[cfg(unix)]
    #[test]
    fn an_edit_that_sets_the_time_back_is_found() {
        let mut fixture = Fixture::new();
        fixture.write("a.rs", "fn a() {}");
        let old = SystemTime::now() - Duration::from_secs(3600);
        let set_back =
            |path: &Path| File::options().write(true).open(path).unwrap().set_modified(old).unwrap();
        set_back(&fixture.path("a.rs"));
        fixture.scan(&["a.rs"]);
        fixture.settle();
        assert_eq!(fixture.scan(&["a.rs"]), "a.rs: unchanged\n");
        // The clock that stamps inodes ticks every few milliseconds.
        std::thread::sleep(Duration::from_millis(30));
        fixture.write("a.rs", "fn b() {}");
        set_back(&fixture.path("a.rs"));
        assert_eq!(fixture.scan(&["a.rs"]), "a.rs: changed to \"fn b() {}\"\n");
    }

    /// A clock that goes back between two writes leaves a file whose content seems younger than its inode: here its time is
    /// set ahead, which comes to the same.
    #[cfg(unix)]
    #[test]
    fn an_edit_after_the_clock_went_back_is_found() {
        let mut fixture = Fixture::new();
        let ahead = SystemTime::now() + Duration::from_secs(3600);
        let set_ahead =
            |path: &Path| File::options().write(true).open(path).unwrap().set_modified(ahead).unwrap();
        fixture.write("a.rs", "fn a() {}");
        set_ahead(&fixture.path("a.rs"));
        assert_eq!(fixture.scan(&["a.rs"]), "a.rs: changed to \"fn a() {}\"\n");
        // Whatever is waited for.
        let hash = fixture.known[&fixture.path("a.rs")].hash;
        let later = changed_ns(&fs::metadata(fixture.path("a.rs")).unwrap());
        assert!(!Stamp::new(9, later, i64::MAX - 1, hash).vouches_for(9, later));
        fixture.write("a.rs", "fn b() {}");
        set_ahead(&fixture.path("a.rs"));
        assert_eq!(fixture.scan(&["a.rs"]), "a.rs: changed to \"fn b() {}\"\n");
    }

    #[test]
    fn what_cannot_be_used_says_why() {
        let mut fixture = Fixture::new();
        fixture.write("latin.rs", b"fn a() {}\n// caf\xe9\n");
        fixture.write("nul.rs", "a\0b");
        fixture.write("empty.rs", "");
        fs::create_dir(fixture.path("dir.rs")).unwrap();
        File::create(fixture.path("huge.rs")).unwrap().set_len(MAX_FILE_BYTES + 1).unwrap();
        File::create(fixture.path("limit.rs")).unwrap().set_len(MAX_FILE_BYTES).unwrap();
        assert_eq!(
            fixture.scan(&["latin.rs", "dir.rs", "huge.rs", "missing.rs", "nul.rs", "empty.rs"]),
            "dir.rs: not a regular file\n\
             empty.rs: changed to \"\"\n\
             huge.rs: too large: 8388609 bytes, the limit is 8388608\n\
             latin.rs: not UTF-8: the first bad byte is at offset 16, line 2\n\
             missing.rs: removed\n\
             nul.rs: changed to \"a\\0b\"\n"
        );
        assert!(matches!(check(&fixture.path("limit.rs"), None), FileState::Changed(..)));
        assert_eq!(check(&fixture.path("empty.rs/below.rs"), None), FileState::Removed);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_pipes_left_alone() {
        use std::os::unix::fs::symlink;
        let mut fixture = Fixture::new();
        fixture.write("real.rs", "fn a() {}");
        symlink(fixture.path("real.rs"), fixture.path("link.rs")).unwrap();
        symlink(fixture.path("nowhere"), fixture.path("dangling.rs")).unwrap();
        symlink(fixture.path("loop.rs"), fixture.path("loop.rs")).unwrap();
        let made = std::process::Command::new("mkfifo").arg(fixture.path("pipe.rs")).status();
        assert!(made.unwrap().success());
        assert_eq!(
            fixture.scan(&["link.rs", "dangling.rs", "pipe.rs"]),
            "dangling.rs: removed\nlink.rs: changed to \"fn a() {}\"\npipe.rs: not a regular file\n"
        );
        assert!(matches!(
            check(&fixture.path("loop.rs"), None),
            FileState::Failed(FailReason::Unreadable { .. })
        ));
    }
}
