//! A clock that is set back under the programs that a test starts, and under nothing else.
//!
//! A machine's clock can't be set for one test, and a time namespace has no time of day. So a few lines of C, compiled when they
//! are needed, stand before libc in those programs: from a moment on, the time of day and what the system wrote into inodes
//! since are earlier, as on a machine whose clock was set back.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Such a clock.
pub(crate) struct Clock {
    library: PathBuf,
    told: PathBuf,
}

impl Clock {
    /// One that goes right, with its files in `dir`; `None` where there is no C compiler, or another system.
    pub(crate) fn new(dir: &Path) -> Option<Clock> {
        if !cfg!(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64")) {
            return None;
        }
        let (told, library) = (dir.join("clock"), dir.join("clock.so"));
        fs::write(&told, [0; 16]).unwrap();
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cli/clock.c");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"]).arg(&library).arg(source);
        compiler.arg(format!("-DCLOCK=\"{}\"", told.display()));
        let done = compiler.output().ok()?;
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        Some(Clock { library, told })
    }

    /// Has `command`, and what it starts, go by it.
    pub(crate) fn give_to(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library);
    }

    /// Sets it back, now.
    pub(crate) fn set_back(&self, by: Duration) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let number = |time: Duration| i64::try_from(time.as_nanos()).unwrap().to_ne_bytes();
        // In place, as it is mapped; how far before when.
        use std::os::unix::fs::FileExt;
        let file = fs::File::options().write(true).open(&self.told).unwrap();
        file.write_all_at(&number(by), 8).unwrap();
        file.write_all_at(&number(now), 0).unwrap();
    }
}
