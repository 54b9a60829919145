//! Runs the command on a corpus, and has what it says compared with the truth.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Instant;

use serde_json::Value;
use tempfile::TempDir;

use crate::board::Figures;
use crate::{corpora, tell};

/// What `scip` and `serve` of this build say about one corpus.
pub(crate) struct Evaluation<'a> {
    oracle: &'a Path,
    name: &'a str,
    truth: PathBuf,
    corpus: &'a Path,
    /// `SCRYER_HOME`, and where files go.
    home: TempDir,
}

impl<'a> Evaluation<'a> {
    pub(crate) fn new(oracle: &'a Path, name: &'a str, corpus: &'a Path) -> Evaluation<'a> {
        let truth = corpora::truth(oracle, name);
        Evaluation { oracle, name, truth, corpus, home: TempDir::new().unwrap() }
    }

    /// All tokens, of a SCIP export.
    pub(crate) fn tokens(&self, figures: &mut Figures) {
        let scip = self.home.path().join("index.scip");
        let mut export = self.command(env!("CARGO_BIN_EXE_scryer"));
        export.args([OsStr::new("scip"), OsStr::new("--output"), scip.as_os_str(), self.corpus.as_os_str()]);
        let started = Instant::now();
        self.succeed(&mut export);
        let seconds = started.elapsed().as_secs_f64();
        let said = self.evaluate("tokens", &[scip.as_os_str()]);
        for figure in ["tokens", "recall", "precision", "exact"] {
            self.take(&said, &[figure], &format!("tokens.{figure}"), figures);
        }
        tell(&format!("{}: tokens {} (export {seconds:.1} s)", self.name, figures.shown("tokens.")));
    }

    /// The references of a sample of definitions.
    pub(crate) fn refs(&self, seed: u32, figures: &mut Figures) {
        let server = format!("'{}' serve --no-daemon", env!("CARGO_BIN_EXE_scryer"));
        let seed_text = seed.to_string();
        let options = ["--seed", seed_text.as_str(), "--server", server.as_str()].map(OsStr::new);
        let said = self.evaluate("refs", &options);
        assert_eq!(said["error_count"], 0, "{}, seed {seed}: error answers: {:#}", self.name, said["errors"]);
        let named = |figure: &str| format!("refs.{seed}.{figure}");
        self.take(&said, &["identifiers"], &named("identifiers"), figures);
        for figure in ["recall", "precision"] {
            self.take(&said, &["micro", figure], &named(figure), figures);
            self.take(&said, &["macro", figure], &named(&format!("macro_{figure}")), figures);
        }
        self.take(&said, &["exact_identifiers"], &named("exact_identifiers"), figures);
        self.take(&said, &["share_sure"], &named("share_sure"), figures);
        self.take(&said, &["precision_sure"], &named("sure_precision"), figures);
        let shown = figures.shown(&format!("refs.{seed}."));
        tell(&format!("{}: refs, seed {seed} {shown} ({} ms)", self.name, said["ms"]));
    }

    /// Notes the figure at `path`; a ratio of nothing is `null`, and left out.
    fn take(&self, said: &Value, path: &[&str], name: &str, figures: &mut Figures) {
        let value = path.iter().fold(said, |value, key| &value[key]);
        match value.as_f64() {
            Some(value) => figures.set(name, value),
            None => assert!(value.is_null(), "{}: {name} is {value}", self.name),
        }
    }

    fn evaluate(&self, mode: &str, rest: &[&OsStr]) -> Value {
        let mut command = self.command("python3");
        command.arg(self.oracle.join("evaluate.py")).arg(mode).arg(&self.truth).arg(self.corpus).args(rest);
        let output = self.succeed(&mut command);
        serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|error| panic!("{}, {mode}: {error}", self.name))
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.corpus).env("SCRYER_HOME", self.home.path());
        command
    }

    fn succeed(&self, command: &mut Command) -> Output {
        let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {command:?}: {}\n{stderr}", self.name, output.status);
        output
    }
}
