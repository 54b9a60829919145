//! The one place that starts a program.
//!
//! A [`Request`] says everything: a full path, a vector of arguments, the whole environment, the working directory,
//! what the program reads, how much of what it prints is kept. Nothing is inherited but the right to run. Out comes an
//! [`Output`], whatever the exit code: what a code means is the caller's knowledge.
//!
//! How it holds together:
//!
//! - Both pipes are drained by a thread each from the first byte on, past the limits too, and what the program reads is
//!   written by a third. No pipe can fill up and stop the program, and memory doesn't follow what it prints.
//! - The program leads a process group of its own. When the deadline passes or the caller gives up, the group is ended
//!   as a whole, so what the program started ends with it. A process that has left the group (a daemon) escapes.
//! - A program that ends while something it started still holds its pipes is over all the same: the pipes are read for
//!   half a second more and then let go ([`Output::detached`]). What it left running is not touched.
//!
//! What it refuses: a shell, a program by bare name ([`find_program`] looks one up), a batch file on Windows (a shell
//! would read its arguments). What it can't do: end the program when this process itself is killed.

mod capture;
mod find;
mod group;

pub use find::find_program;

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::ProcessError;
use crate::limits::{Deadline, Outcome, Stopped};

use capture::Capture;
use group::Group;

/// How long pipes are read after the program itself has ended.
const AFTER_EXIT: Duration = Duration::from_millis(500);

/// How long the end of a killed program is waited for.
const AFTER_KILL: Duration = Duration::from_millis(400);

/// The longest pause between two looks at the program.
const LONGEST_PAUSE: Duration = Duration::from_millis(20);

/// Bytes kept of each stream where the caller says nothing else: 32 MiB.
const DEFAULT_KEPT: u64 = 32 * 1024 * 1024;

/// A program to run, and all it may know.
#[derive(Clone)]
pub struct Request {
    program: PathBuf,
    arguments: Vec<OsString>,
    directory: PathBuf,
    environment: BTreeMap<OsString, OsString>,
    stdin: Option<Vec<u8>>,
    keep_stdout: u64,
    keep_stderr: u64,
}

/// Shows the program and the directory. Arguments, environment and input may hold secrets, so they are only counted.
impl fmt::Debug for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Request")
            .field("program", &self.program)
            .field("directory", &self.directory)
            .field("arguments", &self.arguments.len())
            .field("variables", &self.environment.len())
            .field("stdin_bytes", &self.stdin.as_ref().map(Vec::len))
            .finish_non_exhaustive()
    }
}

impl Request {
    /// Makes a request without arguments, with an empty environment and nothing to read. Both paths must be absolute.
    #[must_use]
    pub fn new(program: impl Into<PathBuf>, directory: impl Into<PathBuf>) -> Self {
        Self {
            program: program.into(),
            arguments: Vec::new(),
            directory: directory.into(),
            environment: BTreeMap::new(),
            stdin: None,
            keep_stdout: DEFAULT_KEPT,
            keep_stderr: DEFAULT_KEPT,
        }
    }

    /// Adds an argument, which reaches the program as it stands.
    #[must_use]
    pub fn argument(mut self, argument: impl Into<OsString>) -> Self {
        self.arguments.push(argument.into());
        self
    }

    /// Adds arguments in order.
    #[must_use]
    pub fn arguments(mut self, arguments: impl IntoIterator<Item = impl Into<OsString>>) -> Self {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    /// Sets a variable. What isn't set, the program doesn't have.
    #[must_use]
    pub fn variable(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Self {
        self.environment.insert(name.into(), value.into());
        self
    }

    /// Sets variables; of two with one name the later counts.
    #[must_use]
    pub fn variables(
        mut self,
        variables: impl IntoIterator<Item = (impl Into<OsString>, impl Into<OsString>)>,
    ) -> Self {
        self.environment.extend(variables.into_iter().map(|(name, value)| (name.into(), value.into())));
        self
    }

    /// Keeps only the variables whose name passes, for an environment that was taken from somewhere else.
    #[must_use]
    pub fn retain_variables(mut self, mut keep: impl FnMut(&OsStr) -> bool) -> Self {
        self.environment.retain(|name, _| keep(name));
        self
    }

    /// Gives the program bytes to read. Without, it finds the end of its input at once.
    #[must_use]
    pub fn stdin(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.stdin = Some(bytes.into());
        self
    }

    /// Sets how many bytes of each stream are kept, 32 MiB each otherwise. The rest is read and counted.
    #[must_use]
    pub const fn keep(mut self, stdout: u64, stderr: u64) -> Self {
        self.keep_stdout = stdout;
        self.keep_stderr = stderr;
        self
    }

    /// Runs the program to its end and returns what it printed. The outcome is truncated where a stream was longer than
    /// its limit.
    ///
    /// It returns at most half a second after the deadline.
    ///
    /// # Errors
    ///
    /// [`ProcessError`]; an exit code other than 0 is none. A timeout and a cancellation carry what was printed until
    /// then.
    ///
    /// ```
    /// use fsops::limits::Deadline;
    /// use fsops::process::{Exit, Request};
    /// use std::time::Duration;
    ///
    /// # if cfg!(unix) {
    /// let deadline = Deadline::after(Duration::from_secs(10));
    /// let outcome = Request::new("/bin/cat", "/").stdin("hello").run(&deadline)?;
    /// assert_eq!(outcome.value.exit, Exit::Code(0));
    /// assert_eq!(outcome.value.stdout, b"hello");
    /// # }
    /// # Ok::<(), fsops::ProcessError>(())
    /// ```
    pub fn run(&self, deadline: &Deadline) -> Result<Outcome<Output>, ProcessError> {
        self.check()?;
        let started = Instant::now();
        if let Err(stopped) = deadline.check() {
            let output = Output::empty(started.elapsed());
            return Err(self.stopped(stopped, output));
        }
        let mut running = self.start()?;
        let end = running.follow(deadline, started).map_err(|source| self.cannot_wait(source))?;
        if end.is_err() {
            running.group.kill();
            running.drain_after_kill();
        }
        let (stdout, stderr) = (running.stdout.close(), running.stderr.close());
        let truncations = [stdout.meter.truncation(None), stderr.meter.truncation(None)];
        let mut output = Output {
            exit: Exit::Unknown,
            stdout: stdout.kept,
            stderr: stderr.kept,
            duration: started.elapsed(),
            detached: running.open_pipes > 0,
        };
        match end {
            Ok(status) => {
                output.exit = Exit::of(status);
                Ok(Outcome::complete(output).truncated(truncations.into_iter().flatten()))
            }
            Err(stopped) => Err(self.stopped(stopped, output)),
        }
    }

    fn check(&self) -> Result<(), ProcessError> {
        let program = self.program.clone();
        if !program.is_absolute() {
            return Err(ProcessError::NotAbsolute { program });
        }
        if find::is_batch_file(&program) {
            return Err(ProcessError::BatchFile { program });
        }
        if !self.directory.is_absolute() || !self.directory.is_dir() {
            return Err(ProcessError::Directory { directory: self.directory.clone() });
        }
        Ok(())
    }

    fn start(&self) -> Result<Running, ProcessError> {
        let failed = |source: io::Error| match source.kind() {
            // A script whose interpreter is missing is reported the same way by the system, and yet it is there.
            io::ErrorKind::NotFound if !self.program.exists() => {
                ProcessError::NotInstalled { program: self.program.clone() }
            }
            _ => ProcessError::Start { program: self.program.clone(), source },
        };
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).current_dir(&self.directory).env_clear().envs(&self.environment);
        command.stdin(if self.stdin.is_some() { Stdio::piped() } else { Stdio::null() });
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        // From here on an early return drops the group, which ends the program.
        let mut group = Group::spawn(&mut command).map_err(failed)?;
        let (ended, ends) = mpsc::channel();
        let pipes = (group.child.stdin.take(), group.child.stdout.take(), group.child.stderr.take());
        if let (Some(pipe), Some(bytes)) = (pipes.0, self.stdin.clone()) {
            thread::Builder::new().spawn(move || write_all(pipe, &bytes)).map_err(failed)?;
        }
        let stdout = Capture::start("stdout", self.keep_stdout, pipes.1, ended.clone()).map_err(failed)?;
        let stderr = Capture::start("stderr", self.keep_stderr, pipes.2, ended).map_err(failed)?;
        Ok(Running { group, stdout, stderr, ends, open_pipes: 2 })
    }

    fn stopped(&self, stopped: Stopped, output: Output) -> ProcessError {
        let (program, after, output) = (self.program.clone(), output.duration, Box::new(output));
        match stopped {
            Stopped::TimedOut => ProcessError::TimedOut { program, after, output },
            Stopped::Cancelled => ProcessError::Cancelled { program, after, output },
        }
    }

    fn cannot_wait(&self, source: io::Error) -> ProcessError {
        ProcessError::Wait { program: self.program.clone(), source }
    }

    /// Returns the program.
    #[must_use]
    pub fn program(&self) -> &Path {
        &self.program
    }
}

/// How a program ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Exit {
    /// By itself, with this code.
    Code(i32),
    /// By this signal.
    Signal(i32),
    /// The system didn't say, or it was ended from here.
    Unknown,
}

impl Exit {
    fn of(status: ExitStatus) -> Self {
        match (status.code(), signal(status)) {
            (Some(code), _) => Self::Code(code),
            (None, Some(signal)) => Self::Signal(signal),
            (None, None) => Self::Unknown,
        }
    }

    /// Tells whether the program ended by itself with code 0.
    #[must_use]
    pub const fn is_success(self) -> bool {
        matches!(self, Self::Code(0))
    }
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
fn signal(_: ExitStatus) -> Option<i32> {
    None
}

/// What a program printed and how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// How it ended.
    pub exit: Exit,
    /// The first bytes it printed to its standard output, up to the limit.
    pub stdout: Vec<u8>,
    /// The first bytes it printed to its standard error, up to the limit.
    pub stderr: Vec<u8>,
    /// From its start to its end.
    pub duration: Duration,
    /// Whether something it started still held its pipes when reading stopped, so that more might have come.
    pub detached: bool,
}

impl Output {
    const fn empty(duration: Duration) -> Self {
        Self { exit: Exit::Unknown, stdout: Vec::new(), stderr: Vec::new(), duration, detached: false }
    }
}

/// A program that was started and hasn't been accounted for.
struct Running {
    group: Group,
    stdout: Capture,
    stderr: Capture,
    /// Receives once for each pipe that was read to its end.
    ends: Receiver<()>,
    open_pipes: usize,
}

impl Running {
    /// Waits for the program and for its pipes; `Ok(Err(_))` where it must be ended.
    fn follow(&mut self, deadline: &Deadline, started: Instant) -> io::Result<Result<ExitStatus, Stopped>> {
        let mut exited: Option<(ExitStatus, Instant)> = None;
        let mut pause = Duration::from_millis(1);
        loop {
            if exited.is_none() {
                exited = self.group.try_wait()?.map(|status| (status, Instant::now()));
            }
            let stopped = deadline.check();
            match exited {
                Some((status, _)) if self.open_pipes == 0 => return Ok(Ok(status)),
                // The program itself was in time; only what it left behind isn't.
                Some((status, at)) if stopped.is_err() || at.elapsed() >= AFTER_EXIT => {
                    return Ok(Ok(status));
                }
                Some(_) => {}
                None => {
                    if let Err(stopped) = stopped {
                        return Ok(Err(stopped));
                    }
                }
            }
            let left = deadline.remaining().unwrap_or(pause);
            if self.wait_for_pipe(pause.min(left)) {
                pause = Duration::from_millis(1);
            } else if started.elapsed() > pause {
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
    }

    /// Waits for the end of a pipe, or just waits where none is open. Tells whether one ended.
    fn wait_for_pipe(&mut self, time: Duration) -> bool {
        match self.ends.recv_timeout(time) {
            Ok(()) => {
                self.open_pipes = self.open_pipes.saturating_sub(1);
                true
            }
            Err(RecvTimeoutError::Timeout) => false,
            Err(RecvTimeoutError::Disconnected) => {
                self.open_pipes = 0;
                thread::sleep(time);
                false
            }
        }
    }

    /// Gives a killed program the time to be gone and its pipes the time to be read.
    fn drain_after_kill(&mut self) {
        let until = Instant::now() + AFTER_KILL;
        while Instant::now() < until {
            let gone = !matches!(self.group.try_wait(), Ok(None));
            if gone && self.open_pipes == 0 {
                return;
            }
            self.wait_for_pipe(Duration::from_millis(2));
        }
    }
}

fn write_all(mut pipe: ChildStdin, bytes: &[u8]) {
    // A program that doesn't read all of its input is no failure: it had what it wanted.
    let _ = pipe.write_all(bytes);
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use crate::limits::{Cancel, Total};
    use std::fs;

    fn soon() -> Deadline {
        Deadline::after(Duration::from_secs(20))
    }

    fn request(program: &str) -> Request {
        let program = find_program(program, OsStr::new("/usr/bin:/bin")).unwrap();
        Request::new(program, "/")
    }

    /// A program for tests that need one to do several things. The library itself never starts a shell.
    fn script(text: &str) -> Request {
        request("sh").arguments(["-c", text]).variable("PATH", "/usr/bin:/bin")
    }

    #[track_caller]
    fn check(request: &Request, stdout: &str) {
        let outcome = request.run(&soon()).unwrap();
        assert_eq!(
            (String::from_utf8_lossy(&outcome.value.stdout).as_ref(), outcome.value.exit),
            (stdout, Exit::Code(0))
        );
    }

    #[test]
    fn arguments_arrive_as_they_stand() {
        let arguments = ["a b", "", "\"q\"", "$HOME", "*", "`id`", "a\nb", "-x", "é;exit", "\\"];
        let expected = arguments.map(|argument| format!("{argument}\n")).concat();
        check(&request("printf").argument("%s\n").arguments(arguments), &expected);
    }

    #[test]
    fn the_environment_is_exactly_what_was_given() {
        check(&request("env").variable("B", "2").variables([("A", "1 x"), ("B", "3")]), "A=1 x\nB=3\n");
        check(&request("env"), "");
        let filtered = request("env").variables([("GIT_DIR", "/x"), ("HOME", "/h")]);
        check(&filtered.retain_variables(|name| !name.to_string_lossy().starts_with("GIT_")), "HOME=/h\n");
    }

    #[test]
    fn the_directory_is_the_one_that_was_given() {
        let temporary = tempfile::tempdir().unwrap();
        let directory = fs::canonicalize(temporary.path()).unwrap();
        let pwd = Request::new(request("pwd").program(), &directory);
        check(&pwd, &format!("{}\n", directory.display()));
        let missing = Request::new(request("pwd").program(), directory.join("missing")).run(&soon());
        assert_eq!(missing.unwrap_err().code().as_str(), "not_a_directory");
    }

    #[test]
    fn input_is_empty_or_what_was_given() {
        check(&request("cat"), "");
        check(&request("cat").stdin("a\0b\n"), "a\0b\n");
        check(&request("cat").stdin(""), "");
    }

    #[test]
    fn full_pipes_do_not_stop_the_program() {
        let input = vec![b'x'; 4 << 20];
        let both = script("head -c 3000000 /dev/zero >&2; cat").stdin(input.clone());
        let output = both.run(&soon()).unwrap().value;
        assert_eq!((output.stdout.len(), output.stderr.len()), (input.len(), 3_000_000));
        assert!(output.exit.is_success() && !output.detached);
    }

    #[test]
    fn input_that_is_not_read_is_no_failure() {
        check(&request("true").stdin(vec![b'x'; 4 << 20]), "");
    }

    #[test]
    fn what_exceeds_the_limit_is_counted_not_kept() {
        let request = script("head -c 100000 /dev/zero; printf abc >&2").keep(1000, 3);
        let outcome = request.run(&soon()).unwrap();
        assert_eq!((outcome.value.stdout.len(), outcome.value.stderr.as_slice()), (1000, &b"abc"[..]));
        let [cut] = outcome.truncations.as_slice() else { panic!("{:?}", outcome.truncations) };
        assert_eq!((cut.part, cut.kept, cut.total), ("stdout", 1000, Total::Exactly(100_000)));
    }

    #[test]
    fn an_exit_code_is_an_answer() {
        let output = script("echo no >&2; exit 3").run(&soon()).unwrap().value;
        assert_eq!((output.exit, output.stderr.as_slice()), (Exit::Code(3), &b"no\n"[..]));
        let output = script("kill -9 $$").run(&soon()).unwrap().value;
        assert_eq!(output.exit, Exit::Signal(9));
    }

    #[test]
    fn the_deadline_ends_the_program_and_what_it_started() {
        let temporary = tempfile::tempdir().unwrap();
        let marker = temporary.path().join("marker");
        let script = script("(sleep 1; echo > \"$MARKER\") & echo started; sleep 60; echo > \"$MARKER\"")
            .variable("MARKER", &marker);
        let started = Instant::now();
        let error = script.run(&Deadline::after(Duration::from_millis(300))).unwrap_err();
        assert!(started.elapsed() < Duration::from_millis(950), "{:?}", started.elapsed());
        let ProcessError::TimedOut { output, .. } = error else { panic!("{error:?}") };
        assert_eq!((output.stdout.as_slice(), output.detached), (&b"started\n"[..], false));
        thread::sleep(Duration::from_millis(1300));
        assert!(!marker.exists(), "what the program started was left running");
    }

    #[test]
    fn endless_output_ends_at_the_deadline() {
        let endless = request("yes").keep(1000, 1000);
        let error = endless.run(&Deadline::after(Duration::from_millis(200))).unwrap_err();
        assert_eq!(error.code().as_str(), "timeout");
        let ProcessError::TimedOut { output, .. } = error else { panic!("{error:?}") };
        assert_eq!(output.stdout.len(), 1000);
    }

    #[test]
    fn a_program_that_ignores_requests_to_end_is_ended() {
        let stubborn = script("trap '' TERM INT HUP; while :; do sleep 60; done");
        let started = Instant::now();
        assert!(stubborn.run(&Deadline::after(Duration::from_millis(100))).is_err());
        assert!(started.elapsed() < Duration::from_millis(900));
    }

    #[test]
    fn a_caller_who_gives_up_is_heard() {
        let cancel = Cancel::new();
        let deadline = Deadline::never().or_cancelled(cancel.clone());
        let caller = thread::spawn(move || {
            thread::sleep(Duration::from_millis(100));
            cancel.cancel();
        });
        let error = request("sleep").argument("60").run(&deadline).unwrap_err();
        caller.join().unwrap();
        assert_eq!(error.code().as_str(), "cancelled");
        let late = request("sleep").argument("60").run(&deadline).unwrap_err();
        assert_eq!(late.code().as_str(), "cancelled");
    }

    #[test]
    fn what_holds_the_pipes_after_the_end_is_not_waited_for() {
        let started = Instant::now();
        let output = script("sleep 5 & echo done").run(&soon()).unwrap().value;
        assert!(started.elapsed() < Duration::from_secs(3));
        assert_eq!(
            (output.stdout.as_slice(), output.exit, output.detached),
            (&b"done\n"[..], Exit::Code(0), true)
        );
    }

    #[test]
    fn a_program_that_closes_its_pipes_is_still_waited_for() {
        let output = script("exec >&- 2>&-; sleep 0.2; exit 7").run(&soon()).unwrap().value;
        assert_eq!(output.exit, Exit::Code(7));
    }

    #[test]
    fn programs_are_given_by_full_path_and_must_be_there() {
        let code = |program: &str| Request::new(program, "/").run(&soon()).unwrap_err().code().as_str();
        assert_eq!(code("sh"), "invalid_argument");
        assert_eq!(code("./sh"), "invalid_argument");
        assert_eq!(code("/nowhere/sh"), "backend_missing");
        assert_eq!(code("/"), "backend_failed");
        let nul = request("true").argument("a\0b").run(&soon()).unwrap_err();
        assert_eq!(nul.code().as_str(), "invalid_argument");
    }

    #[test]
    fn a_file_that_is_no_program_is_not_handed_to_a_shell() {
        use std::os::unix::fs::PermissionsExt;
        let temporary = tempfile::tempdir().unwrap();
        let (file, marker) = (temporary.path().join("p"), temporary.path().join("marker"));
        fs::write(&file, format!("echo > {}\n", marker.display())).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        let plain = Request::new(&file, "/");
        for request in [plain.clone(), plain.variable("PATH", "/usr/bin:/bin").stdin("x")] {
            let error = request.run(&soon()).unwrap_err();
            assert_eq!((error.code().as_str(), marker.exists()), ("backend_failed", false));
        }
    }

    #[test]
    fn secrets_are_not_shown() {
        let request = request("true").argument("s3cret").variable("TOKEN", "s3cret").stdin("s3cret");
        assert!(!format!("{request:?}").contains("s3cret"));
    }
}
