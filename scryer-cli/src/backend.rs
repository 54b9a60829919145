//! From the environment and the global options to the library: the index's home, the working directory, the project.
//!
//! The only place that reads the environment. The file tools ([`files`]) need neither index nor project. A store that can't be used is no reason to give no answer: the question is
//! then worked out in memory, and stderr says so.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use fsops::paths::home_directory;
use fsops::process::find_program;
use fsops::web::BrowserKind;
use scryer::{IndexReport, Options, Project, Scryer};
use scryer_mcp::diff::Git;
use scryer_mcp::files::{Files, FilesOptions};
use scryer_mcp::roots::{Root, locate};

use crate::args::Global;
use crate::printer::Printer;

/// What a command runs on.
#[derive(Debug)]
pub(crate) struct Backend {
    scryer: Scryer,
    /// Absolute; relative paths begin here.
    directory: PathBuf,
    project: Option<String>,
    printer: Printer,
}

/// Why a command can't begin.
#[derive(Debug)]
pub(crate) enum BackendError {
    /// `-C` leads nowhere.
    Directory(PathBuf, io::Error),
    /// `-C` leads to a file.
    NotADirectory(PathBuf),
    /// No data directory is known on this system.
    NoHome,
    /// All of a disk, or of a home.
    TooLarge(PathBuf),
}

impl std::error::Error for BackendError {}

impl std::fmt::Display for BackendError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BackendError::Directory(path, error) => {
                write!(f, "the directory {} can't be entered: {error}; name one that can", path.display())
            }
            BackendError::NotADirectory(path) => {
                write!(f, "{} is not a directory; name the one that holds the workspace", path.display())
            }
            BackendError::NoHome => {
                f.write_str("no place for the index is known; set SCRYER_HOME to a directory")
            }
            BackendError::TooLarge(path) => write!(
                f,
                "{} is no workspace, and too much to read as one; go to a workspace, or name it with -C DIR or --project NAME",
                path.display()
            ),
        }
    }
}

type Result<T, E = Box<dyn std::error::Error>> = std::result::Result<T, E>;

impl Backend {
    /// Opens the store, or does without.
    pub(crate) fn open(global: &Global, printer: &Printer) -> Result<Backend> {
        let directory = directory(global)?;
        let scryer = match open_store() {
            Ok(scryer) => scryer,
            Err(error) => {
                printer.warn(format_args!("{error}; working in memory, so that nothing is kept"));
                Scryer::in_memory(options())
            }
        };
        Ok(Backend { scryer, directory, project: global.project.clone(), printer: *printer })
    }

    /// Opens the store, and nothing else will do.
    pub(crate) fn open_durable(global: &Global, printer: &Printer) -> Result<Backend> {
        let directory = directory(global)?;
        Ok(Backend { scryer: open_store()?, directory, project: global.project.clone(), printer: *printer })
    }

    /// Opens the store for the command line that a shell is to complete; `None` if there is none.
    pub(crate) fn for_completion() -> Option<Backend> {
        let words: Vec<String> = env::args().skip_while(|word| word != "--").collect();
        let given = |names: &[&str]| {
            let at = words.iter().position(|word| names.contains(&&**word))?;
            words.get(at + 1).cloned()
        };
        let workspace = given(&["-C", "--workspace", "--directory"]).map(PathBuf::from);
        let global = Global { workspace, project: given(&["--project"]), ..Global::quiet() };
        Backend::open_durable(&global, &Printer::new(&global)).ok()
    }

    /// The project that the options mean, if it is indexed.
    pub(crate) fn indexed_project(&self) -> Option<Project> {
        let known = self.scryer.projects().ok()?;
        let is_indexed =
            |project: &Project| known.iter().any(|one| one.id == project.id() && one.indexed_at.is_some());
        let here = Root::of(&self.directory);
        // Asking for a project that is not known would make it known.
        let is_known = self.project.is_some() || known.iter().any(|one| one.root_path == here.path());
        let project = if is_known { self.project().ok() } else { self.scryer.active_project() };
        project.filter(is_indexed)
    }

    /// All projects.
    pub(crate) fn scryer(&self) -> &Scryer {
        &self.scryer
    }

    /// Where relative paths begin.
    pub(crate) fn directory(&self) -> &Path {
        &self.directory
    }

    /// The project that the options mean.
    pub(crate) fn project(&self) -> Result<Project> {
        match &self.project {
            Some(name) => self.named(name),
            None => match (Root::of(&self.directory), self.scryer.active_project()) {
                (Root::Bare(_), Some(active)) => Ok(active),
                _ => self.project_at(&self.directory),
            },
        }
    }

    /// The project around a directory.
    pub(crate) fn project_at(&self, directory: &Path) -> Result<Project> {
        let root = Root::of(directory);
        if let Root::Bare(path) = &root
            && (path.parent().is_none() || env::home_dir().is_some_and(|home| home.starts_with(path)))
        {
            return Err(BackendError::TooLarge(path.clone()).into());
        }
        Ok(self.scryer.project(root.path())?)
    }

    /// A known project by slug, id or path; the path may be relative.
    pub(crate) fn named(&self, name: &str) -> Result<Project> {
        let path = self.directory.join(name);
        match self.scryer.find_project(name) {
            Err(_) if path.is_dir() => {
                let path = path.canonicalize()?;
                Ok(self.scryer.find_project(&path.to_string_lossy())?)
            }
            found => Ok(found?),
        }
    }

    /// The file that a path on the command line means, for the library.
    pub(crate) fn file(&self, given: &Path, project: &Project) -> String {
        locate(&given.to_string_lossy(), &self.directory, project.root())
    }

    /// The git that diffs are asked of, if there is one.
    pub(crate) fn git(&self) -> Option<Git> {
        let program = find_program("git", &env::var_os("PATH")?).ok()?;
        // Where its configuration lies, which may say whose repositories are to be trusted.
        let seen = ["HOME", "XDG_CONFIG_HOME", "USERPROFILE", "SYSTEMROOT", "PATH"];
        let variables = seen.into_iter().filter_map(|name| Some((name.into(), env::var_os(name)?)));
        Some(Git { program, variables: variables.collect() })
    }

    /// Indexes what is new, with a bar for those who watch. Questions would do so by themselves, in silence.
    pub(crate) fn prepare(&self, project: &Project) -> Result<()> {
        if self.printer.draws_progress() || self.printer.is_verbose() {
            self.index(project, false)?;
        }
        Ok(())
    }

    /// Indexes, with a bar for those who watch.
    pub(crate) fn index(&self, project: &Project, force: bool) -> Result<IndexReport> {
        let started = Instant::now();
        self.printer.tell(format_args!("indexing {}", project.root().display()));
        let bar = self.printer.bar();
        let report = project.index(force, &bar);
        bar.finish();
        let report = report?;
        self.printer.tell(format_args!(
            "{} files read, {} known, {} symbols, {} files of dependencies ({} parsed), {:.2} s",
            report.indexed,
            report.reused,
            report.symbols,
            report.dependency_files,
            report.dependency_files_parsed,
            started.elapsed().as_secs_f64()
        ));
        Ok(report)
    }
}

/// The file tools, which need no index.
pub(crate) fn files(global: &Global, root: Option<&Path>) -> Result<Files> {
    let directory = directory(global)?;
    Ok(Files::open(FilesOptions {
        home: home_directory(env::var_os("USERPROFILE").as_deref(), env::var_os("HOME").as_deref()),
        root: root.map(|root| directory.join(root)),
        environment: env::vars_os().collect(),
        browser: browser(),
        ..FilesOptions::new(directory)
    })?)
}

/// The browser that `SCRYER_BROWSER` names, by its path or as a program on `PATH`.
fn browser() -> Option<(BrowserKind, PathBuf)> {
    let named = variable("SCRYER_BROWSER")?;
    let kind = match named.file_stem().is_some_and(|stem| stem == "obscura") {
        true => BrowserKind::Obscura,
        false => BrowserKind::Chromium,
    };
    let search_path = env::var_os("PATH").unwrap_or_default();
    let found = named.to_str().filter(|_| named.components().count() == 1);
    let program = found.and_then(|name| find_program(name, &search_path).ok());
    Some((kind, program.unwrap_or(named)))
}

/// Where the command works, absolute and without links, so that it begins with the roots of projects.
pub(crate) fn directory(global: &Global) -> Result<PathBuf> {
    let given = global.workspace.clone().unwrap_or_else(|| PathBuf::from("."));
    let path = given.canonicalize().map_err(|error| BackendError::Directory(given.clone(), error))?;
    match path.is_dir() {
        true => Ok(path),
        false => Err(BackendError::NotADirectory(given).into()),
    }
}

fn open_store() -> Result<Scryer> {
    let home = home().ok_or(BackendError::NoHome)?;
    Ok(Scryer::open(&home, options())?)
}

fn options() -> Options {
    let cargo_home = variable("CARGO_HOME").or_else(|| Some(env::home_dir()?.join(".cargo")));
    Options { cargo_home, ..Options::default() }
}

/// `SCRYER_HOME`, else where this system keeps the data of programs.
fn home() -> Option<PathBuf> {
    if let Some(home) = variable("SCRYER_HOME") {
        return Some(home);
    }
    let data = if cfg!(windows) {
        variable("LOCALAPPDATA")?
    } else if cfg!(target_os = "macos") {
        env::home_dir()?.join("Library/Application Support")
    } else {
        match variable("XDG_DATA_HOME").filter(|path| path.is_absolute()) {
            Some(data) => data,
            None => env::home_dir()?.join(".local/share"),
        }
    };
    Some(data.join("scryer"))
}

/// Whether the costs of agents' calls may be recorded.
pub(crate) fn records_usage() -> bool {
    let said = env::var("SCRYER_TELEMETRY").unwrap_or_default().to_ascii_lowercase();
    !["off", "0", "false", "no"].contains(&&*said)
}

/// A variable that is set to something.
fn variable(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}
