//! One connection: where it stands, and which project a call means.
//!
//! In go the arguments of a call, out comes a project. An absolute `file_path` means the project that it lies in: the one that
//! `project` names, if it lies there, else the known one with the innermost root around it. Else `project` decides, then the one
//! that was switched to, then the one that the session began with, then the workspace of the client's roots or else of the
//! session's directory, which becomes known on its first call. Nothing of this is shared with another session.

use std::path::{Path, PathBuf};
use std::sync::{OnceLock, PoisonError, RwLock};
use std::time::Duration;

use scryer::answer::Format;
use scryer::{Project, Scryer};

use crate::arguments::Arguments;
use crate::diff::Git;
use crate::error::ToolError;
use crate::files::Files;
use crate::profile::{AlwaysLoad, Profile};
use crate::roots::{Root, locate};
use crate::usage::{Done, Recorder};
use crate::watched::Watched;

/// What a session starts with.
#[derive(Clone, Debug)]
pub struct SessionOptions {
    /// Where relative paths begin, absolute.
    pub directory: PathBuf,
    /// The project that calls mean unless they say otherwise: slug, id or root.
    pub project: Option<String>,
    /// The budget of calls that give none, in tokens.
    pub max_tokens: Option<usize>,
    /// How calls that don't say so are answered.
    pub format: Format,
    /// Which tools are listed.
    pub tools: Profile,
    /// Which of them are marked to be loaded at once.
    pub always_load: AlwaysLoad,
    /// The git for calls that are about a diff.
    pub git: Option<Git>,
    /// The file tools, for the profiles that have them.
    pub files: Option<Files>,
    /// Whether the costs of calls are recorded.
    pub telemetry: bool,
    /// The session is a command line's: it renders answers itself, so it gets them whole, and their parts beside them; and a
    /// directory that is in no workspace is one.
    pub typed: bool,
    /// The home of the user, which is too large to be taken for a workspace.
    pub home: Option<PathBuf>,
    /// Has the projects watched that calls are about, if somebody lives long enough for that.
    pub watched: Option<Watched>,
    /// How long a call waits for an index; then it is answered from what there is, and says so. As long as it takes, if none.
    pub first_query_wait: Option<Duration>,
    /// The toolchain whose standard library is meant, whatever files say: what `RUSTUP_TOOLCHAIN` says where the session was
    /// started.
    pub toolchain: Option<String>,
}

/// How long a call waits for an index unless told.
pub(crate) const FIRST_QUERY_WAIT: Duration = Duration::from_secs(20);

impl SessionOptions {
    /// A session in `directory`, otherwise as usual.
    pub fn new(directory: PathBuf) -> SessionOptions {
        SessionOptions {
            directory,
            project: None,
            max_tokens: None,
            format: Format::Json,
            tools: Profile::default(),
            always_load: AlwaysLoad::default(),
            git: None,
            files: None,
            telemetry: true,
            typed: false,
            home: None,
            watched: None,
            first_query_wait: Some(FIRST_QUERY_WAIT),
            toolchain: None,
        }
    }
}

/// One connection.
#[derive(Debug)]
pub struct Session {
    scryer: Scryer,
    options: SessionOptions,
    /// Root of the project that was switched to.
    active: RwLock<Option<PathBuf>>,
    /// The client's roots; `None` while it was not asked.
    roots: RwLock<Option<Vec<PathBuf>>>,
    usage: Option<Recorder>,
}

impl Session {
    /// Begins.
    pub fn new(scryer: Scryer, options: SessionOptions) -> Session {
        let usage = if options.telemetry { Recorder::start(scryer.clone()) } else { None };
        Session { scryer, options, active: RwLock::default(), roots: RwLock::default(), usage }
    }

    /// Whether the project that it is to begin with is known. A command line is told with its first call.
    ///
    /// # Errors
    ///
    /// What is wrong.
    pub fn check(&self) -> Result<(), String> {
        match self.options.project.as_deref().filter(|_| !self.options.typed) {
            Some(name) => self.find(name).map(drop).map_err(|error| error.to_string()),
            None => Ok(()),
        }
    }

    /// Notes that a call was about the project with this number.
    pub(crate) fn uses(&self, project: &OnceLock<i64>) {
        let Some((watched, id)) = self.options.watched.as_ref().zip(project.get()) else { return };
        if let Ok(project) = self.scryer.find_project(&id.to_string()) {
            watched.hold(&project);
        }
    }

    /// Has a call recorded, unless nothing is.
    pub(crate) fn record(&self, done: Done) {
        if let Some(usage) = &self.usage {
            usage.record(done);
        }
    }

    /// Waits until the calls so far are recorded.
    pub(crate) fn flush_usage(&self) {
        if let Some(usage) = &self.usage {
            usage.flush();
        }
    }

    /// All projects.
    pub fn scryer(&self) -> &Scryer {
        &self.scryer
    }

    /// What it started with.
    pub fn options(&self) -> &SessionOptions {
        &self.options
    }

    /// The project that a call means.
    pub fn project(&self, arguments: &Arguments) -> Result<Project, ToolError> {
        let absolute = arguments.text("file_path").map(Path::new).filter(|path| path.is_absolute());
        if let Some(name) = arguments.text("project") {
            let named = self.named(name)?;
            // A command line says what is outside; an agent that mixes two projects up means the file.
            let outside = absolute.filter(|path| !self.options.typed && !path.starts_with(named.root()));
            return Ok(outside.and_then(|path| self.project_around(path)).unwrap_or(named));
        }
        if let Some(holding) = absolute.and_then(|path| self.project_around(path)) {
            return Ok(holding);
        }
        self.own_project()
    }

    /// The project that calls mean which say nothing of it.
    pub(crate) fn own_project(&self) -> Result<Project, ToolError> {
        let active = self.active.read().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(root) = active {
            return self.scryer.find_project(&root.to_string_lossy()).map_err(|error| {
                // It was deleted, and not by this session: that is told once.
                self.forget(&root);
                error.into()
            });
        }
        match &self.options.project {
            Some(name) => self.find(name),
            None => self.project_here(),
        }
    }

    /// The known project with this name; the workspace of the session is known, whether it was asked about or not.
    pub(crate) fn named(&self, name: &str) -> Result<Project, ToolError> {
        match self.find(name) {
            Err(_) if !self.options.typed => {
                // What is wrong with it does not matter: another was asked for.
                let _ = self.project_here();
                self.find(name)
            }
            found => found,
        }
    }

    /// The known project with this slug, number or root, which may be relative to the session's directory.
    pub(crate) fn find(&self, name: &str) -> Result<Project, ToolError> {
        let path = self.options.directory.join(name);
        match self.scryer.find_project(name) {
            Err(_) if path.is_dir() => {
                let path = path.canonicalize().unwrap_or(path);
                Ok(self.scryer.find_project(&path.to_string_lossy())?)
            }
            found => Ok(found?),
        }
    }

    /// The project around a directory, which becomes known.
    pub(crate) fn project_at(&self, directory: &Path) -> Result<Project, ToolError> {
        let root = Root::of(directory);
        if let Root::Bare(path) = &root
            && self.options.typed
            && (path.parent().is_none()
                || self.options.home.as_ref().is_some_and(|home| home.starts_with(path)))
        {
            return Err(ToolError::TooLarge { directory: path.clone() });
        }
        Ok(self.scryer.project(root.path())?)
    }

    /// Lets calls that don't say so mean `project` from now on.
    pub fn switch_to(&self, project: &Project) {
        let root = project.root().to_owned();
        *self.active.write().unwrap_or_else(PoisonError::into_inner) = Some(root);
    }

    /// Whether the client told its roots.
    pub(crate) fn knows_roots(&self) -> bool {
        self.roots.read().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Notes the client's roots: calls that don't say so mean the first of them that is in a Cargo workspace.
    pub(crate) fn set_roots(&self, roots: Vec<PathBuf>) {
        *self.roots.write().unwrap_or_else(PoisonError::into_inner) = Some(roots);
    }

    /// Notes that the roots are to be asked for again.
    pub(crate) fn forget_roots(&self) {
        *self.roots.write().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Lets go of a project that is no more.
    pub fn forget(&self, root: &Path) {
        let mut active = self.active.write().unwrap_or_else(PoisonError::into_inner);
        if active.as_deref() == Some(root) {
            *active = None;
        }
    }

    /// The known project with the innermost root around `path`.
    fn project_around(&self, path: &Path) -> Option<Project> {
        let known = self.scryer.projects().ok()?;
        let around = known.iter().filter(|project| path.starts_with(&project.root_path));
        let innermost = around.max_by_key(|project| project.root_path.components().count())?;
        self.scryer.find_project(&innermost.slug).ok()
    }

    /// The workspace of the client's roots, else that of the session's directory.
    fn project_here(&self) -> Result<Project, ToolError> {
        let roots = self.roots.read().unwrap_or_else(PoisonError::into_inner).clone().unwrap_or_default();
        let mut workspaces = roots.iter().map(|root| Root::of(root));
        if let Some(Root::Cargo(root)) = workspaces.find(|root| matches!(root, Root::Cargo(_))) {
            return Ok(self.scryer.project(&root)?);
        }
        match Root::of(&self.options.directory) {
            Root::Cargo(root) => Ok(self.scryer.project(&root)?),
            Root::Bare(directory) if self.options.typed => match self.scryer.active_project() {
                Some(active) => Ok(active),
                None => self.project_at(&directory),
            },
            // A client may well start its servers in `/`: nobody asked for all that is below.
            Root::Bare(directory) => match self.project_around(&directory) {
                Some(project) => Ok(project),
                None => self.scryer.active_project().ok_or(ToolError::NoWorkspace { directory }),
            },
        }
    }

    /// The file that a path in a call means, for the library.
    pub fn file(&self, given: &str, project: &Project) -> String {
        locate(given, &self.options.directory, project.root())
    }

    /// The directory that a path in a call means.
    pub fn directory(&self, given: &str) -> PathBuf {
        self.options.directory.join(given)
    }
}
