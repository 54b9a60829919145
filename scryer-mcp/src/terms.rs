//! What a session starts with, as plain data: it can be made in one process and opened in another.
//!
//! In goes what somebody read from a command line and an environment, out come [`SessionOptions`] with the programs and
//! directories that they name. Nothing is looked up before [`Terms::open`].

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::time::Duration;

use fsops::PathError;
use fsops::process::find_program;
use fsops::web::BrowserKind;
use scryer::answer::Format;

use crate::diff::Git;
use crate::files::{Files, FilesOptions};
use crate::profile::{AlwaysLoad, Profile};
use crate::session::{FIRST_QUERY_WAIT, SessionOptions};

/// What git gets to see of the environment: where its configuration lies, which may say whose repositories are trusted.
pub const SEEN_BY_GIT: &[&str] = &["HOME", "XDG_CONFIG_HOME", "USERPROFILE", "SYSTEMROOT", "PATH"];

/// The variable that names a toolchain whatever files say.
pub const TOOLCHAIN: &str = "RUSTUP_TOOLCHAIN";

/// What a session starts with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
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
    /// Whether the costs of calls are recorded.
    pub telemetry: bool,
    /// The session is a command line's, see [`SessionOptions::typed`].
    pub typed: bool,
    /// How long a call waits for an index, see [`SessionOptions::first_query_wait`].
    pub first_query_wait: Option<Duration>,
    /// The home of the user.
    pub home: Option<PathBuf>,
    /// The directory that the file tools may not leave.
    pub root: Option<PathBuf>,
    /// Another browser than `obscura`: how it is spoken to, and its full path.
    pub browser: Option<(BrowserKind, PathBuf)>,
    /// The environment, as far as programs that are started get to see it.
    pub environment: Vec<(OsString, OsString)>,
}

impl Terms {
    /// A session in `directory`, otherwise as usual.
    pub fn new(directory: PathBuf) -> Terms {
        Terms {
            directory,
            project: None,
            max_tokens: None,
            format: Format::Json,
            tools: Profile::default(),
            always_load: AlwaysLoad::default(),
            telemetry: true,
            typed: false,
            first_query_wait: Some(FIRST_QUERY_WAIT),
            home: None,
            root: None,
            browser: None,
            environment: Vec::new(),
        }
    }

    /// Looks up what they name.
    ///
    /// # Errors
    ///
    /// If the file tools can't work in the directory or the root.
    pub fn open(self) -> Result<SessionOptions, PathError> {
        let git = self.git();
        let toolchain = self.variable(TOOLCHAIN).and_then(OsStr::to_str).map(str::to_owned);
        let files = match self.tools.has_files() {
            true => Some(Files::open(FilesOptions {
                home: self.home.clone(),
                root: self.root.map(|root| self.directory.join(root)),
                environment: self.environment,
                browser: self.browser,
                ..FilesOptions::new(self.directory.clone())
            })?),
            false => None,
        };
        Ok(SessionOptions {
            directory: self.directory,
            project: self.project,
            max_tokens: self.max_tokens,
            format: self.format,
            tools: self.tools,
            always_load: self.always_load,
            git,
            files,
            telemetry: self.telemetry,
            typed: self.typed,
            first_query_wait: self.first_query_wait,
            toolchain,
            home: self.home,
            watched: None,
        })
    }

    /// The git that diffs are asked of, if there is one.
    fn git(&self) -> Option<Git> {
        let path = self.variable("PATH")?;
        let program = find_program("git", path).ok()?;
        let variables = SEEN_BY_GIT
            .iter()
            .filter_map(|name| Some(((*name).into(), self.variable(name)?.to_owned())))
            .collect();
        Some(Git { program, variables })
    }

    fn variable(&self, name: &str) -> Option<&OsStr> {
        self.environment.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_os_str())
    }
}
