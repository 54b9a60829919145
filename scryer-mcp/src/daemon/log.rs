//! What the daemon tells of itself: lines in a file that is put aside when it is large.
//!
//! There are never more than two files of [`MOST`] bytes. A line that can't be written is lost, and nothing else.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::admin::moment;

/// When a file is put aside, in bytes.
pub(super) const MOST: u64 = 1 << 20;

/// The longest line, in bytes: a client's words may be in it.
const LONGEST: usize = 2000;

/// A log.
#[derive(Debug)]
pub(super) struct Log {
    path: PathBuf,
    file: Mutex<Option<File>>,
}

/// Opens a log to append to it.
pub(super) fn open(path: &Path) -> std::io::Result<File> {
    OpenOptions::new().append(true).create(true).mode(0o600).open(path)
}

impl Log {
    /// A log in this file.
    pub(super) fn new(path: PathBuf) -> Log {
        let file = open(&path).ok();
        Log { path, file: Mutex::new(file) }
    }

    /// Adds a line.
    pub(super) fn say(&self, what: fmt::Arguments<'_>) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let mut line = format!("{} {what}", moment(i64::try_from(now.as_millis()).unwrap_or(0)));
        if line.len() > LONGEST {
            let end = (0..=LONGEST).rev().find(|&at| line.is_char_boundary(at)).unwrap_or(0);
            line.truncate(end);
        }
        let line = line.replace('\n', " | ") + "\n";
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = file.as_ref().and_then(|file| file.metadata().ok()).is_some_and(|of| of.len() >= MOST);
        if is_full {
            let _ = fs::rename(&self.path, self.path.with_extension("old"));
            *file = None;
        }
        if file.is_none() {
            *file = open(&self.path).ok();
        }
        if let Some(file) = &mut *file {
            let _ = file.write_all(line.as_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_two_files_at_most() {
        let dir = tempfile::TempDir::new().unwrap();
        let log = Log::new(dir.path().join("log"));
        let long = "x".repeat(LONGEST);
        for _ in 0..3 * MOST as usize / LONGEST {
            log.say(format_args!("{long}\nmore"));
        }
        let sizes: Vec<u64> =
            fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len()).collect();
        assert_eq!(sizes.len(), 2);
        assert!(sizes.iter().all(|&size| size <= MOST + LONGEST as u64 + 1), "{sizes:?}");
        let text = fs::read_to_string(dir.path().join("log")).unwrap();
        assert!(text.lines().all(|line| line.starts_with("20") && line.len() <= LONGEST + 3));
    }
}
