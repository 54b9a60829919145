//! From the environment and the global options to answers: through the daemon if one runs, else from the store.
//!
//! The only place that reads the environment. Either way a question is the call of a tool in a session (`calls`), so that the
//! answer is the same, and so are errors. The file tools ([`files`]) need neither index nor project. A store that can't be
//! used is no reason to give no answer: the question is then worked out in memory, and stderr says so.

use std::cell::RefCell;
use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, UNIX_EPOCH};

use fsops::paths::home_directory;
use fsops::process::find_program;
use fsops::web::BrowserKind;
use scryer::answer::Reply;
use scryer::query::{Evidence, Found};
use scryer::store::StoreError;
use scryer::workspace::toolchain::Toolchains;
use scryer::{Options, Scryer};
use scryer_mcp::files::{Files, FilesOptions};
use scryer_mcp::roots::locate;
use scryer_mcp::{Answered, SEEN_BY_GIT, Session, TOOLCHAIN, Terms, Work};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

#[cfg(unix)]
use scryer_mcp::daemon::{self, CallFailed, Launch, Link, Place};

use crate::args::Global;
use crate::calls::AsCall;
use crate::printer::Printer;

/// How long another command may have the store, or a daemon may take to begin.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long a daemon stays without clients unless `SCRYER_DAEMON_IDLE` says how many seconds.
#[cfg(unix)]
const IDLE: Duration = Duration::from_secs(30 * 60);

/// What of the environment a daemon gets to see: it outlives whoever starts it.
#[cfg(unix)]
const SEEN_BY_DAEMON: &[&str] = &[
    "HOME",
    "USER",
    "LOGNAME",
    "PATH",
    "LANG",
    "LC_ALL",
    "TMPDIR",
    "TZ",
    "CARGO_HOME",
    "CARGO_TARGET_DIR",
    "CARGO_BUILD_BUILD_DIR",
    "RUST_BACKTRACE",
    "SCRYER_DAEMON_IDLE",
    "LD_LIBRARY_PATH",
    "LD_PRELOAD",
    "DYLD_LIBRARY_PATH",
];

/// What may not be done twice.
#[cfg(unix)]
const DONE_ONCE: &[&str] = &["delete_project", "delete_adr", "scryer/record_adr"];

/// What a command runs on.
#[derive(Debug)]
pub(crate) struct Backend {
    reach: RefCell<Reach>,
    terms: Terms,
    printer: Printer,
}

/// Who answers.
#[derive(Debug)]
enum Reach {
    /// This process.
    Here(Box<Session>),
    /// The daemon.
    #[cfg(unix)]
    There(Box<Link>),
}

/// A project as commands know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Project {
    pub(crate) id: i64,
    pub(crate) slug: String,
    pub(crate) root: PathBuf,
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
    /// Nothing would be kept, and that is what the command is for.
    NoStore(String),
    /// The program is not what the daemon expects.
    Answer(String),
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
            BackendError::NoStore(trouble) => f.write_str(trouble),
            BackendError::Answer(reason) => write!(
                f,
                "the daemon answers in another way than this scryer expects ({reason}); `scryer daemon stop` lets the \
                 next one be of this build"
            ),
        }
    }
}

/// Why a tool has no answer.
#[derive(Debug)]
pub(crate) struct Failed {
    /// In the library's words.
    pub(crate) message: String,
    /// Its parts, if commands have words of their own for it.
    pub(crate) parts: Value,
}

impl std::error::Error for Failed {}

impl std::fmt::Display for Failed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl Failed {
    fn of(answered: Answered) -> Failed {
        let parts = answered.structured["error"]["parts"].clone();
        let message = parts["plain"].as_str().map_or(answered.text, str::to_owned);
        Failed { message, parts }
    }
}

type Result<T, E = Box<dyn std::error::Error>> = std::result::Result<T, E>;

impl Backend {
    /// Reaches the daemon, or opens the store, or does without.
    pub(crate) fn open(global: &Global, printer: &Printer) -> Result<Backend> {
        let terms = terms(global)?;
        let reach = match reach(&terms)? {
            (reach, None) => reach,
            (reach, Some(trouble)) => {
                printer.warn(format_args!("{trouble}; working in memory, so that nothing is kept"));
                reach
            }
        };
        #[cfg(unix)]
        if let Reach::There(link) = &reach
            && let (Some(theirs), Some(ours)) = (&link.welcome.cargo_home, options().cargo_home)
            && *theirs != ours
        {
            printer.warn(format_args!(
                "the daemon reads dependencies from {}, not from {}; `scryer daemon stop` lets the next one begin anew",
                theirs.display(),
                ours.display()
            ));
        }
        Ok(Backend { reach: RefCell::new(reach), terms, printer: *printer })
    }

    /// Likewise, and nothing but the store will do.
    pub(crate) fn open_durable(global: &Global, printer: &Printer) -> Result<Backend> {
        let terms = terms(global)?;
        match reach(&terms)? {
            (reach, None) => Ok(Backend { reach: RefCell::new(reach), terms, printer: *printer }),
            (_, Some(trouble)) => Err(BackendError::NoStore(trouble).into()),
        }
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

    /// Names that an operation lists.
    pub(crate) fn names(&self, operation: &str, arguments: Value) -> Vec<String> {
        let found = self.call(operation, arguments, None);
        let names = found.ok().map(|mut found| found.structured["names"].take());
        names.and_then(|names| serde_json::from_value(names).ok()).unwrap_or_default()
    }

    /// Where relative paths begin.
    pub(crate) fn directory(&self) -> &Path {
        &self.terms.directory
    }

    /// The project that the options mean.
    pub(crate) fn project(&self) -> Result<Project> {
        self.project_of(json!({}))
    }

    /// The project around a directory.
    pub(crate) fn project_at(&self, directory: &Path) -> Result<Project> {
        self.project_of(json!({"path": directory.to_string_lossy()}))
    }

    /// A known project by slug, id or path; the path may be relative.
    pub(crate) fn named(&self, name: &str) -> Result<Project> {
        self.project_of(json!({"name": name}))
    }

    fn project_of(&self, arguments: Value) -> Result<Project> {
        let found = self.call("scryer/project", arguments, None)?.structured;
        match (found["id"].as_i64(), found["slug"].as_str(), found["root"].as_str()) {
            (Some(id), Some(slug), Some(root)) => {
                Ok(Project { id, slug: slug.to_owned(), root: root.into() })
            }
            _ => Err(BackendError::Answer("it names no project".to_owned()).into()),
        }
    }

    /// The file that a path on the command line means, for the library.
    pub(crate) fn file(&self, given: &Path, project: &Project) -> String {
        locate(&given.to_string_lossy(), &self.terms.directory, &project.root)
    }

    /// Indexes what is new, with a bar for those who watch. Questions would do so by themselves, in silence.
    pub(crate) fn prepare(&self, project: &Project) -> Result<()> {
        if self.printer.draws_progress() || self.printer.is_verbose() {
            self.index(project, json!({"no_truncate": true}))?;
        }
        Ok(())
    }

    /// Indexes, with a bar for those who watch; `how` is the rest of the call. Returns the report.
    pub(crate) fn index(&self, project: &Project, how: Value) -> Result<Answered> {
        let started = Instant::now();
        self.printer.tell(format_args!("indexing {}", project.root.display()));
        let mut arguments = how;
        arguments["project"] = project.id.to_string().into();
        let bar = self.printer.bar();
        let answered = self.call("index_workspace", arguments, Some(&|work| bar.show(work)));
        bar.finish();
        let answered = answered?;
        let number = |name: &str| answered.structured[name].as_u64().unwrap_or(0);
        self.printer.tell(format_args!(
            "{} files read, {} known, {} symbols, {} files of dependencies ({} parsed), {:.2} s",
            number("indexed"),
            number("reused"),
            number("symbols"),
            number("dependency_files"),
            number("dependency_files_parsed"),
            started.elapsed().as_secs_f64()
        ));
        Ok(answered)
    }

    /// What is found, with how it was asked.
    pub(crate) fn ask<Q: AsCall>(&self, question: &Q, project: &Project) -> Result<Reply<Q::Result>>
    where
        Q::Result: DeserializeOwned,
    {
        let mut arguments = question.arguments_of_call(&project.root);
        arguments.insert("project".to_owned(), project.id.to_string().into());
        let mut parts = self.call(Q::CALL, arguments.into(), None)?.structured;
        let unread = |error: serde_json::Error| BackendError::Answer(error.to_string());
        let result: Q::Result = serde_json::from_value(parts["result"].take()).map_err(unread)?;
        let evidence: Evidence = serde_json::from_value(parts["evidence"].take()).map_err(unread)?;
        let notes: Vec<String> = serde_json::from_value(parts["notes"].take()).map_err(unread)?;
        let unsettled = parts["unsettled"].as_bool().unwrap_or(false);
        let index = parts["index"].as_str().map(str::to_owned);
        Ok(Reply {
            notes,
            unsettled,
            index,
            ..Reply::new(question, Found::new(result, Vec::new(), evidence))
        })
    }

    /// Writes the project as SCIP, made by the command `words`.
    pub(crate) fn write_scip(
        &self,
        project: &Project,
        words: &[String],
        out: &mut (dyn Write + Send),
    ) -> Result<()> {
        #[cfg(unix)]
        if matches!(&*self.reach.borrow(), Reach::There(_)) {
            // What is written to may be this process's alone, so the daemon writes beside its socket.
            let place = Place::of(&home().ok_or(BackendError::NoHome)?)?;
            let draft = place.draft();
            let to = draft.path().to_string_lossy().into_owned();
            let arguments = json!({"project": project.id.to_string(), "words": words, "to": to});
            self.call("scryer/scip", arguments, None)?;
            return Ok(draft.copy_to(out)?);
        }
        match &*self.reach.borrow() {
            Reach::Here(session) => {
                let found = session.scryer().find_project(&project.id.to_string())?;
                Ok(found.write_scip(words, out)?)
            }
            #[cfg(unix)]
            Reach::There(_) => Err(BackendError::Answer("it is another one by now".to_owned()).into()),
        }
    }

    /// Calls a tool.
    pub(crate) fn call(
        &self,
        tool: &str,
        arguments: Value,
        progress: Option<&(dyn Fn(Work) + Sync)>,
    ) -> Result<Answered> {
        let arguments = match arguments {
            Value::Object(arguments) => arguments,
            _ => Map::new(),
        };
        let answered = self.answer(tool, arguments, progress)?;
        match answered.is_error {
            true => Err(Failed::of(answered).into()),
            false => Ok(answered),
        }
    }

    #[cfg(unix)]
    fn answer(
        &self,
        tool: &str,
        arguments: Map<String, Value>,
        progress: Option<&(dyn Fn(Work) + Sync)>,
    ) -> Result<Answered> {
        for is_last in [false, true] {
            let mut reach = self.reach.borrow_mut();
            let link = match &mut *reach {
                Reach::Here(session) => return Ok(scryer_mcp::call(session, tool, &arguments, progress)),
                Reach::There(link) => link,
            };
            let mut show = |done, total, what: &str| {
                let what =
                    ["looking", "reading", "linking", "saving"].into_iter().find(|known| *known == what);
                if let Some(progress) = progress {
                    progress(Work { done, total, what: what.unwrap_or_default() });
                }
            };
            let answered = match progress {
                Some(_) => link.call(tool, arguments.clone(), Some(&mut show)),
                None => link.call(tool, arguments.clone(), None),
            };
            match answered {
                Ok(answered) => return Ok(answered),
                // Nothing is lost by asking again, unless something was to be written or taken away.
                Err(CallFailed::Lost(_)) if !is_last && !DONE_ONCE.contains(&tool) => {
                    *reach = self::reach(&self.terms)?.0;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(BackendError::Answer("it ended twice".to_owned()).into())
    }

    #[cfg(not(unix))]
    fn answer(
        &self,
        tool: &str,
        arguments: Map<String, Value>,
        progress: Option<&(dyn Fn(Work) + Sync)>,
    ) -> Result<Answered> {
        match &*self.reach.borrow() {
            Reach::Here(session) => Ok(scryer_mcp::call(session, tool, &arguments, progress)),
        }
    }
}

/// Reaches the daemon, or opens the store; says what is wrong if it is neither.
fn reach(terms: &Terms) -> Result<(Reach, Option<String>)> {
    let here = |scryer: Scryer| -> Result<Reach> {
        Ok(Reach::Here(Box::new(Session::new(scryer, terms.clone().open()?))))
    };
    let Some(home) = home() else {
        return Ok((here(Scryer::in_memory(options()))?, Some(BackendError::NoHome.to_string())));
    };
    let begun = Instant::now();
    loop {
        #[cfg(unix)]
        let mut refused = None;
        #[cfg(unix)]
        // Where no socket can be, there is no daemon.
        if let Ok(place) = Place::of(&home) {
            match Link::to(&place, &version(), terms) {
                Ok(Some(link)) => {
                    let trouble = link.trouble.clone();
                    return Ok((Reach::There(Box::new(link)), trouble));
                }
                Ok(None) => {}
                Err(error) => refused = Some(error.to_string()),
            }
        }
        match Scryer::open(&home, options()) {
            Ok(scryer) => return Ok((here(scryer)?, None)),
            // Another command has it for a moment, or a daemon that is about to listen.
            Err(scryer::Error::Store(StoreError::Locked { .. })) if begun.elapsed() < PATIENCE => {
                std::thread::sleep(Duration::from_millis(10));
            }
            Err(error) => {
                let trouble = error.to_string();
                #[cfg(unix)]
                let trouble = refused.unwrap_or(trouble);
                return Ok((here(Scryer::in_memory(options()))?, Some(trouble)));
            }
        }
    }
}

/// What a session of a command starts with.
fn terms(global: &Global) -> Result<Terms> {
    Ok(Terms {
        project: global.project.clone(),
        telemetry: false,
        typed: true,
        first_query_wait: None,
        home: env::home_dir(),
        environment: seen_of_environment(),
        ..Terms::new(directory(global)?)
    })
}

/// The environment, as far as git gets to see it, and which toolchain it names.
pub(crate) fn seen_of_environment() -> Vec<(OsString, OsString)> {
    SEEN_BY_GIT
        .iter()
        .chain([&TOOLCHAIN])
        .filter_map(|name| Some(((*name).into(), env::var_os(name)?)))
        .collect()
}

/// The whole environment, for the programs that the file tools start.
pub(crate) fn whole_environment() -> Vec<(OsString, OsString)> {
    env::vars_os().collect()
}

/// The home of the user.
pub(crate) fn user_home() -> Option<PathBuf> {
    home_directory(env::var_os("USERPROFILE").as_deref(), env::var_os("HOME").as_deref())
}

/// Which build this is.
#[cfg(unix)]
pub(crate) fn version() -> daemon::Version {
    let made = program().and_then(|program| program.metadata().ok()?.modified().ok());
    let built = made.and_then(|made| made.duration_since(UNIX_EPOCH).ok()).map_or(0, |since| since.as_secs());
    daemon::Version { release: env!("CARGO_PKG_VERSION").to_owned(), built }
}

/// This program; where another build took its place, that one.
#[cfg(unix)]
fn program() -> Option<PathBuf> {
    let program = env::current_exe().ok()?;
    let replaced = program.to_str().and_then(|path| path.strip_suffix(" (deleted)")).map(PathBuf::from);
    Some(replaced.filter(|_| !program.exists()).unwrap_or(program))
}

/// Where the daemon is met.
#[cfg(unix)]
pub(crate) fn place() -> Result<Place> {
    Ok(Place::of(&home().ok_or(BackendError::NoHome)?)?)
}

/// How a daemon is started.
#[cfg(unix)]
pub(crate) fn launch(place: &Place) -> Result<Launch> {
    let program = program().ok_or_else(|| io::Error::other("the path of this program is not known"))?;
    let seen = SEEN_BY_DAEMON.iter().filter_map(|name| Some((OsString::from(name), env::var_os(name)?)));
    let home = (OsString::from("SCRYER_HOME"), place.home().as_os_str().to_owned());
    Ok(Launch {
        program,
        arguments: ["daemon", "run"].map(OsString::from).to_vec(),
        environment: seen.chain([home]).collect(),
    })
}

/// How this process is to be the daemon.
#[cfg(unix)]
pub(crate) fn daemon_options() -> Result<daemon::DaemonOptions> {
    let seconds = env::var("SCRYER_DAEMON_IDLE").ok().and_then(|seconds| seconds.trim().parse().ok());
    Ok(daemon::DaemonOptions {
        home: home().ok_or(BackendError::NoHome)?,
        options: options(),
        version: version(),
        idle: seconds.map_or(IDLE, Duration::from_secs),
    })
}

/// What clients have to send over HTTP.
pub(crate) fn http_token() -> Option<String> {
    env::var("SCRYER_HTTP_TOKEN").ok().filter(|token| !token.is_empty())
}

/// The file tools, which need no index.
pub(crate) fn files(global: &Global, root: Option<&Path>) -> Result<Files> {
    let directory = directory(global)?;
    Ok(Files::open(FilesOptions {
        home: user_home(),
        root: root.map(|root| directory.join(root)),
        environment: whole_environment(),
        browser: browser(),
        ..FilesOptions::new(directory)
    })?)
}

/// The browser that `SCRYER_BROWSER` names, by its path or as a program on `PATH`.
pub(crate) fn browser() -> Option<(BrowserKind, PathBuf)> {
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

/// The store for a process that serves by itself; without it, what is wrong.
pub(crate) fn open_store() -> (Scryer, Option<String>) {
    let opened = match home() {
        Some(home) => Scryer::open(&home, options()).map_err(|error| error.to_string()),
        None => Err(BackendError::NoHome.to_string()),
    };
    opened.map_or_else(|trouble| (in_memory(), Some(trouble)), |scryer| (scryer, None))
}

/// Nothing is kept.
pub(crate) fn in_memory() -> Scryer {
    Scryer::in_memory(options())
}

fn options() -> Options {
    let cargo_home = variable("CARGO_HOME").or_else(|| Some(env::home_dir()?.join(".cargo")));
    let rustup_home = variable("RUSTUP_HOME").or_else(|| Some(env::home_dir()?.join(".rustup")));
    // Which toolchain is meant is each session's to say.
    let toolchains = Toolchains { rustup_home, ..Toolchains::default() };
    let told = ["CARGO_TARGET_DIR", "CARGO_BUILD_BUILD_DIR"].into_iter().filter_map(variable);
    let target_dirs = told.filter_map(|dir| std::path::absolute(dir).ok()).collect();
    Options { cargo_home, toolchains, target_dirs, ..Options::default() }
}

/// `SCRYER_HOME`, else where this system keeps the data of programs; absolute, as it is told to another process.
pub(crate) fn home() -> Option<PathBuf> {
    if let Some(home) = variable("SCRYER_HOME") {
        return std::path::absolute(&home).ok().or(Some(home));
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

/// How long agents' calls wait for an index, in seconds, if it is said.
pub(crate) fn first_query_wait() -> Option<Duration> {
    let seconds: f64 = env::var("SCRYER_FIRST_QUERY_WAIT").ok()?.trim().parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

/// A variable that is set to something.
fn variable(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}
