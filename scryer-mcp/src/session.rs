//! One connection: where it stands, and which project a call means.
//!
//! In go the arguments of a call, out comes a project. An explicit `project` wins, then the project that an absolute
//! `file_path` lies in, then the one that was switched to, then the one that the session began with, then the workspace of
//! the client's roots or else of the session's directory, which becomes known on its first call.

use std::path::{Path, PathBuf};
use std::sync::{PoisonError, RwLock};
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
    /// How long a call waits for an index. Then it is answered from what there is, and says so.
    pub first_query_wait: Duration,
}

/// How long a call waits for an index unless told.
const FIRST_QUERY_WAIT: Duration = Duration::from_secs(20);

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
            first_query_wait: FIRST_QUERY_WAIT,
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
        if let Some(name) = arguments.text("project") {
            return self.named(name);
        }
        let absolute = arguments.text("file_path").map(Path::new).filter(|path| path.is_absolute());
        if let Some(holding) = absolute.and_then(|path| self.project_around(path)) {
            return Ok(holding);
        }
        if let Some(root) = &*self.active.read().unwrap_or_else(PoisonError::into_inner) {
            return Ok(self.scryer.find_project(&root.to_string_lossy())?);
        }
        match &self.options.project {
            Some(name) => Ok(self.scryer.find_project(name)?),
            None => self.project_here(),
        }
    }

    /// The known project with this name; the workspace of the session is known, whether it was asked about or not.
    pub(crate) fn named(&self, name: &str) -> Result<Project, ToolError> {
        match self.scryer.find_project(name) {
            Err(scryer::Error::UnknownProject { .. }) => {
                // What is wrong with it does not matter: another was asked for.
                let _ = self.project_here();
                Ok(self.scryer.find_project(name)?)
            }
            found => Ok(found?),
        }
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
