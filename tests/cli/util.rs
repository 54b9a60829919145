//! A workspace in a temporary directory, and the command in it with a home of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, OnceLock};

use serde_json::Value;
use tempfile::TempDir;

/// Whether commands are to go through a daemon.
pub(crate) const THROUGH_DAEMON: bool = cfg!(unix) && is_same(env!("CARGO_CRATE_NAME"), "cli_daemon");

const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

/// A workspace, and next to it the directory of the index.
pub(crate) struct Dir {
    temp: TempDir,
    daemon: Mutex<Option<Child>>,
}

impl Drop for Dir {
    fn drop(&mut self) {
        if self.home().join("daemon/socket").exists() {
            // Whoever started it, it has nothing to do any more.
            let _ = self.command_with(self.temp.path()).args(["daemon", "stop"]).output();
        }
        if let Some(mut daemon) = self.daemon.lock().unwrap().take() {
            let _ = daemon.kill();
            let _ = daemon.wait();
        }
    }
}

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Dir {
    /// A package named `demo` with these files.
    pub(crate) fn package(files: &[(&str, &str)]) -> Dir {
        let dir = Dir::empty();
        dir.write("Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
        for (path, text) in files {
            dir.write(path, text);
        }
        dir
    }

    /// Nothing.
    pub(crate) fn empty() -> Dir {
        let dir = Dir { temp: TempDir::new().unwrap(), daemon: Mutex::default() };
        fs::create_dir(dir.temp.path().join("ws")).unwrap();
        dir
    }

    /// The workspace.
    pub(crate) fn path(&self) -> PathBuf {
        self.temp.path().canonicalize().unwrap().join("ws")
    }

    /// `SCRYER_HOME`.
    pub(crate) fn home(&self) -> PathBuf {
        self.temp.path().join("home")
    }

    pub(crate) fn write(&self, path: &str, text: impl AsRef<[u8]>) {
        let path = self.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// The command, in the workspace.
    pub(crate) fn command(&self) -> Command {
        self.command_in(&self.path())
    }

    pub(crate) fn command_in(&self, dir: &Path) -> Command {
        self.prepare();
        if THROUGH_DAEMON {
            self.have_daemon();
        }
        self.command_with(dir)
    }

    /// The command in the workspace, and no daemon but those that it starts.
    pub(crate) fn command_alone(&self) -> Command {
        self.prepare();
        self.command_with(&self.path())
    }

    fn prepare(&self) {
        if !self.home().exists() {
            copy(prepared_home(), &self.home());
        }
    }

    /// Starts a daemon, unless there is one.
    fn have_daemon(&self) {
        let mut daemon = self.daemon.lock().unwrap();
        let asked = || self.command_with(self.temp.path()).args(["daemon", "status"]).output().unwrap();
        if daemon.as_mut().is_some_and(|daemon| daemon.try_wait().unwrap().is_none())
            || asked().status.success()
        {
            return;
        }
        let mut command = self.command_with(self.temp.path());
        command.args(["daemon", "run"]).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        // One that can't be is gone at once.
        while child.try_wait().unwrap().is_none() && !asked().status.success() {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        *daemon = Some(child);
    }

    /// What commands see of the environment, beside their own.
    pub(crate) fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        vec![
            ("SCRYER_HOME", self.home()),
            ("CARGO_HOME", self.temp.path().join("cargo")),
            ("SCRYER_DAEMON_IDLE", "20".into()),
        ]
    }

    /// The command, with a home as it is.
    pub(crate) fn command_with(&self, dir: &Path) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_scryer"));
        command.current_dir(dir).envs(self.environment());
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").stdin(Stdio::null());
        command
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Run {
        run(self.command().args(arguments))
    }

    /// The answer as JSON.
    #[track_caller]
    pub(crate) fn json(&self, arguments: &[&str]) -> Value {
        let run = self.run(&[&["--json"], arguments].concat());
        assert_ne!(run.code, Some(2), "{}", run.stderr);
        serde_json::from_str(&run.stdout).unwrap_or_else(|error| panic!("{error}: {}", run.stdout))
    }

    /// A text without the names of temporary directories.
    pub(crate) fn plain(&self, text: &str) -> String {
        let home = self.home();
        text.replace(self.path().to_str().unwrap(), "WS").replace(home.to_str().unwrap(), "HOME")
    }
}

/// A home that knows no project, but the standard crates, which every index begins with: they take a while to read.
fn prepared_home() -> &'static Path {
    static PREPARED: OnceLock<TempDir> = OnceLock::new();
    let prepared = PREPARED.get_or_init(|| {
        let dir = Dir::package(&[("src/lib.rs", "")]);
        for arguments in [&["index"][..], &["forget", "ws"]] {
            run(dir.command_with(&dir.path()).args(arguments)).ends(0);
        }
        let kept = TempDir::new().unwrap();
        copy(&dir.home(), kept.path());
        kept
    });
    prepared.path()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
    }
}

pub(crate) fn run(command: &mut Command) -> Run {
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let run = Run { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) };
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    run
}

impl Run {
    #[track_caller]
    pub(crate) fn ends(self, code: i32) -> Run {
        assert_eq!(self.code, Some(code), "stdout:\n{}\nstderr:\n{}", self.stdout, self.stderr);
        self
    }
}
