//! Other processes that work with the same home: this program once more, with one test that is one of them.

use std::env;
use std::io::{BufRead, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{self, ChildStdin, ChildStdout, Command, Stdio};

use scryer::query::{FindReferences, RoleFilter, TargetArg, View};
use scryer::{NoProgress, Options, Scryer};

use crate::util::Disk;

/// What such a process does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Part {
    /// Indexes, and says how many symbols there are.
    Index,
    /// Asks without indexing first, and says how many symbols it was told of.
    Count,
    /// Says where what it is asked for is defined, again and again.
    Ask,
}

const PART: &str = "SCRYER_TEST_PART";
const HOME: &str = "SCRYER_TEST_HOME";
const ROOT: &str = "SCRYER_TEST_ROOT";
/// What stands before what is said, among what the test harness says.
const SAID: &str = "said: ";

/// A process at work, killed when it is dropped.
pub(crate) struct Child {
    process: process::Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Child {
    /// Starts one that works on `disk`.
    pub(crate) fn start(part: Part, disk: &Disk) -> Child {
        let mut command = Command::new(env::current_exe().expect("this is a program"));
        command.args(["--exact", "child::one_of_several_processes", "--nocapture", "--ignored"]);
        command.env(PART, format!("{part:?}")).env(HOME, disk.home()).env(ROOT, disk.root());
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("it starts");
        let stdin = process.stdin.take().expect("it is piped");
        let stdout = BufReader::new(process.stdout.take().expect("it is piped"));
        Child { process, stdin, stdout }
    }

    /// Ends it at once.
    pub(crate) fn kill(&mut self) {
        // It may be done.
        let _ = self.process.kill();
        self.process.wait().expect("it ends");
    }

    /// Where `symbol` is defined.
    pub(crate) fn ask(&mut self, symbol: &str) -> String {
        writeln!(self.stdin, "{symbol}").expect("it reads");
        self.said()
    }

    /// How many symbols it was told of.
    pub(crate) fn symbols(&mut self) -> usize {
        self.said().parse().expect("it is a number")
    }

    fn said(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert_ne!(self.stdout.read_line(&mut line).expect("it is text"), 0, "it ended");
            if let Some((_, said)) = line.trim_end().split_once(SAID) {
                return said.to_owned();
            }
        }
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Opens the home as the front ends do: without it, if another process has it.
fn open(home: &PathBuf) -> Scryer {
    match Scryer::open(home, Options::default()) {
        Ok(scryer) => scryer,
        Err(error) => {
            let said = error.to_string();
            assert!(said.contains("is in use by"), "{said}");
            Scryer::in_memory(Options::default())
        }
    }
}

#[expect(clippy::print_stdout, reason = "another process reads it")]
#[test]
#[ignore = "it is a part of other tests"]
fn one_of_several_processes() {
    let (Ok(part), Some(home), Some(root)) = (env::var(PART), env::var_os(HOME), env::var_os(ROOT)) else {
        panic!("other tests start this one, with what it is to do");
    };
    let scryer = open(&PathBuf::from(home));
    let project = scryer.project(&PathBuf::from(root)).expect("it is there");
    match part.as_str() {
        "Index" => {
            let report = project.index(true, &NoProgress).expect("it can be indexed");
            println!("{SAID}{}", report.symbols);
        }
        "Count" => {
            let place = |text: &str| TargetArg::Symbol(text.to_owned());
            project.find_references(&FindReferences::new(place("f1"))).expect("it can be asked");
            println!("{SAID}{}", project.status().expect("it has one").symbols);
        }
        _ => {
            for line in std::io::stdin().lines() {
                let target = TargetArg::Symbol(line.expect("it is text"));
                let role = RoleFilter::Definition;
                let ask = FindReferences { view: View::Sites, role, ..FindReferences::new(target) };
                let found = project.find_references(&ask).expect("it can be asked").result;
                let sites: Vec<String> =
                    found.sites.iter().map(|site| format!("{}:{}", site.file_path, site.line)).collect();
                println!("{SAID}{}", sites.join(" "));
            }
        }
    }
}
