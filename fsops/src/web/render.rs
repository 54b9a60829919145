//! A page as a browser shows it, converted.
//!
//! A headless browser that the caller names is started through [`crate::process`], loads the page and prints its HTML;
//! the conversion is ours. The URL is judged before the browser starts. What the browser itself asks for then
//! (redirects, scripts, pictures) is out of the guard's reach, and the outcome says so; where the browser tells the URL
//! it ended at, that is judged too before anything is returned.
//!
//! | browser | is run as |
//! | --- | --- |
//! | Obscura | `obscura fetch URL --dump html --timeout S --wait S …` |
//! | one of Chromium's kind | `chromium --headless --dump-dom --timeout=MS … URL` |

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::error::ProcessError;
use crate::limits::{Deadline, Outcome};
use crate::process::{self, Exit, Output, find_program};

use super::charset::{self, Statements};
use super::client::Client;
use super::convert::{Dump, convert};
use super::error::WebError;
use super::target::Target;
use super::{MOST_BYTES, check_user_agent};

/// How long a browser may take after its own timeout.
const GRACE: Duration = Duration::from_secs(15);

/// Time for the conversion.
const CONVERSION: Duration = Duration::from_secs(20);

/// Characters of a browser's complaint that are shown.
const MOST_COMPLAINT: usize = 4000;

/// The name under which Obscura is installed.
const OBSCURA: &str = "obscura";

/// How a browser is spoken to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BrowserKind {
    /// Obscura's `fetch`.
    Obscura,
    /// Chromium, Chrome, Edge and others with `--headless --dump-dom`. They know neither a selector to wait for nor the
    /// event to wait for, nor stealth.
    Chromium,
}

/// A browser, and all it may know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Browser {
    /// How it is spoken to.
    pub kind: BrowserKind,
    /// Its full path.
    pub program: PathBuf,
    /// The directory it is started in.
    pub directory: PathBuf,
    /// The whole environment it gets.
    pub environment: Vec<(OsString, OsString)>,
}

impl Browser {
    /// Finds Obscura in a list of directories, written like `PATH` and given by the caller. To use another browser, make
    /// the value by hand.
    ///
    /// # Errors
    ///
    /// [`WebError::Process`] with the code `backend_missing` where it isn't installed.
    pub fn find(
        search_path: &OsStr,
        directory: impl Into<PathBuf>,
        environment: Vec<(OsString, OsString)>,
    ) -> Result<Self, WebError> {
        let program = find_program(OBSCURA, search_path)?;
        Ok(Self { kind: BrowserKind::Obscura, program, directory: directory.into(), environment })
    }
}

/// A page to render.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RenderRequest {
    /// An absolute URL, http or https.
    pub url: String,
    /// Who renders.
    pub browser: Browser,
    /// What the page is turned into; HTML by default.
    pub dump: Dump,
    /// A CSS selector that the browser waits for.
    pub selector: Option<String>,
    /// The event that the browser waits for, in its own words: `load`, `domcontentloaded`, `networkidle0`.
    pub wait_until: Option<String>,
    /// The `User-Agent` that the browser sends.
    pub user_agent: Option<String>,
    /// Whether the browser is to look like one with a window.
    pub stealth: bool,
    /// Whether the browser is to say nothing besides the page. It then doesn't tell the URL it ended at either.
    pub quiet: bool,
    /// Time after loading, for scripts: at most 60 s, 5 s by default.
    pub wait: Duration,
    /// The browser's time: 1 s to 600 s, 120 s by default. It is ended 15 s later.
    pub timeout: Duration,
}

impl RenderRequest {
    /// Makes a request with the defaults.
    #[must_use]
    pub fn new(url: impl Into<String>, browser: Browser) -> Self {
        Self {
            url: url.into(),
            browser,
            dump: Dump::Html,
            selector: None,
            wait_until: None,
            user_agent: None,
            stealth: false,
            quiet: false,
            wait: Duration::from_secs(5),
            timeout: Duration::from_secs(120),
        }
    }

    /// Renders the page. `client` only judges addresses.
    ///
    /// # Errors
    ///
    /// [`WebError`]: the URL is refused, a value begins with `-` or doesn't fit this browser, the browser is missing,
    /// fails, or takes too long.
    pub fn run(&self, client: &Client, deadline: &Deadline) -> Result<Outcome<Rendered>, WebError> {
        self.check()?;
        let target = Target::parse(&self.url)?;
        let started = Instant::now();
        let caller = deadline;
        let deadline = caller.at_most(self.timeout + GRACE);
        client.judge(&target, &deadline)?;
        let mut output = self.run_browser(&target, &deadline, started)?;
        let mut notes = vec!["what the browser itself asked for was not checked".to_owned()];
        let ended_at = self.ended_at(&output.value, client, &target, &deadline)?;
        if !output.is_complete() {
            notes.push(format!("the page was cut at {MOST_BYTES} bytes"));
        }
        let statements = Statements { html: false, xml: false };
        let stdout = std::mem::take(&mut output.value.stdout);
        let decoded = charset::decode(stdout, Some("utf-8"), statements, !output.is_complete());
        let base = ended_at.as_ref().unwrap_or(&target).url().clone();
        let conversion = caller.at_most(CONVERSION);
        let converted = convert(decoded.text, self.dump, Some(base), &target.shown(), &conversion)?;
        notes.extend(converted.notes);
        let rendered = Rendered {
            url: self.url.clone(),
            final_url: ended_at.map(|target| target.as_str().to_owned()),
            dump: self.dump,
            backend: self.backend(),
            exit_code: 0,
            text: converted.text,
        };
        let mut outcome = Outcome::complete(rendered).truncated(output.truncations);
        outcome.notes = notes;
        Ok(outcome)
    }

    fn check(&self) -> Result<(), WebError> {
        let invalid = |key, expected, got: String| Err(WebError::Invalid { key, expected, got });
        if self.wait > Duration::from_secs(60) {
            return invalid("wait", "0 to 60 s", format!("{} ms", self.wait.as_millis()));
        }
        if !(Duration::from_secs(1)..=Duration::from_secs(600)).contains(&self.timeout) {
            return invalid("timeout", "1 to 600 s", format!("{} ms", self.timeout.as_millis()));
        }
        if let Some(user_agent) = &self.user_agent {
            check_user_agent(user_agent)?;
        }
        let texts =
            [("selector", &self.selector), ("waitUntil", &self.wait_until), ("userAgent", &self.user_agent)];
        for (key, text) in texts {
            let Some(text) = text else { continue };
            if text.trim_start().starts_with('-') || text.trim().is_empty() || text.contains('\0') {
                return invalid(key, "text that doesn't begin with `-`", format!("{text:?}"));
            }
        }
        if self.browser.kind == BrowserKind::Chromium {
            let unknown = "left out: this browser doesn't know it";
            if let Some(selector) = &self.selector {
                return invalid("selector", unknown, format!("{selector:?}"));
            }
            if let Some(event) = &self.wait_until {
                return invalid("waitUntil", unknown, format!("{event:?}"));
            }
        }
        Ok(())
    }

    fn backend(&self) -> String {
        match self.browser.kind {
            BrowserKind::Obscura => "path-obscura".to_owned(),
            BrowserKind::Chromium => "path-chromium".to_owned(),
        }
    }

    fn arguments(&self, target: &Target) -> Vec<String> {
        let url = target.requested();
        let mut out = Vec::new();
        match self.browser.kind {
            BrowserKind::Obscura => {
                // A value joined to its name by `=` can't be taken for an option.
                out.extend(["fetch".to_owned(), url, "--dump=html".to_owned()]);
                out.push(format!("--timeout={}", self.timeout.as_secs().max(1)));
                out.push(format!("--wait={}", self.wait.as_millis().div_ceil(1000)));
                out.extend(self.selector.iter().map(|text| format!("--selector={text}")));
                out.extend(self.wait_until.iter().map(|text| format!("--wait-until={text}")));
                out.extend(self.user_agent.iter().map(|text| format!("--user-agent={text}")));
                out.extend(self.stealth.then(|| "--stealth".to_owned()));
                out.extend(self.quiet.then(|| "--quiet".to_owned()));
            }
            BrowserKind::Chromium => {
                out.extend(
                    ["--headless", "--dump-dom", "--disable-gpu", "--no-first-run"].map(str::to_owned),
                );
                out.push(format!("--timeout={}", self.timeout.as_millis()));
                out.push(format!("--virtual-time-budget={}", self.wait.as_millis()));
                out.extend(self.user_agent.iter().map(|text| format!("--user-agent={text}")));
                out.push(url);
            }
        }
        out
    }

    fn run_browser(
        &self,
        target: &Target,
        deadline: &Deadline,
        started: Instant,
    ) -> Result<Outcome<Output>, WebError> {
        let Browser { program, directory, environment, .. } = &self.browser;
        let request = process::Request::new(program, directory)
            .arguments(self.arguments(target))
            .variables(environment.iter().cloned())
            .keep(MOST_BYTES, 256 * 1024);
        let output = request.run(deadline).map_err(|error| match error {
            ProcessError::TimedOut { .. } => {
                WebError::TimedOut { what: target.shown(), after: started.elapsed() }
            }
            ProcessError::Cancelled { .. } => WebError::Cancelled { what: target.shown() },
            error => WebError::Process(error),
        })?;
        let exit = match output.value.exit {
            Exit::Code(0) => return Ok(output),
            Exit::Code(code) => format!("exit code {code}"),
            Exit::Signal(signal) => format!("signal {signal}"),
            Exit::Unknown => "unknown end".to_owned(),
        };
        let stderr = String::from_utf8_lossy(&output.value.stderr);
        let stderr = stderr.replace(&target.requested(), &target.shown());
        let stderr = stderr.replace(self.url.trim(), &target.shown());
        let stderr: String = stderr.trim().chars().take(MOST_COMPLAINT).collect();
        Err(WebError::Browser { program: program.clone(), exit, stderr })
    }

    /// Returns the URL that the browser says it ended at, judged. A page that came from an address that is refused isn't
    /// returned.
    fn ended_at(
        &self,
        output: &Output,
        client: &Client,
        begun: &Target,
        deadline: &Deadline,
    ) -> Result<Option<Target>, WebError> {
        if self.browser.kind != BrowserKind::Obscura {
            return Ok(None);
        }
        let stderr = String::from_utf8_lossy(&output.stderr);
        // `Page loaded: URL - "TITLE"`; the title may hold the same words, so the first line that has them counts.
        let said = stderr.lines().find_map(|line| line.strip_prefix("Page loaded: "));
        let Some(url) = said.and_then(|line| line.split(" - \"").next()) else { return Ok(None) };
        let target = Target::parse(url.trim())?;
        client.judge_end(begun, &target, deadline)?;
        Ok(Some(target))
    }
}

/// A page that was rendered.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Rendered {
    /// The URL that was asked for.
    pub url: String,
    /// The URL that the browser ended at, where it says so.
    pub final_url: Option<String>,
    /// What was asked for.
    pub dump: Dump,
    /// Which browser: `path-obscura` or `path-chromium`.
    pub backend: String,
    /// The browser's exit code.
    pub exit_code: i32,
    /// The text.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub text: String,
}
