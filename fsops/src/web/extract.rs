//! A page that is at hand, converted. The network is not asked.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::limits::{Deadline, Outcome};
use crate::paths::{Base, Root, locate};

use super::charset::{self, Statements};
use super::convert::{Dump, convert};
use super::error::WebError;
use super::target;

/// Bytes of a file that is converted.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// Time for a conversion where the caller's deadline allows more.
const LONGEST: Duration = Duration::from_secs(60);

/// Where a page to convert is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// Here, decoded.
    Html(String),
    /// In a file of at most 64 MiB.
    File {
        /// The path as the caller wrote it.
        path: String,
        /// What it counts from.
        base: Base,
        /// What it must stay in.
        root: Option<Root>,
    },
}

/// A page to convert.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtractRequest {
    /// The page.
    pub source: Source,
    /// What it is turned into; Markdown by default.
    pub dump: Dump,
    /// The URL that relative links count from, http or https. Without one they stay relative.
    pub base_url: Option<String>,
}

impl ExtractRequest {
    /// Makes a request for Markdown of a page without a URL.
    #[must_use]
    pub fn new(source: Source) -> Self {
        Self { source, dump: Dump::default(), base_url: None }
    }

    /// Converts the page.
    ///
    /// # Errors
    ///
    /// [`WebError`]: the base is no URL, the file can't be read, or the time is up.
    ///
    /// ```
    /// use fsops::limits::Deadline;
    /// use fsops::web::{ExtractRequest, Source};
    ///
    /// let mut request = ExtractRequest::new(Source::Html("<h1>A</h1><p><a href=b>B</a>".into()));
    /// request.base_url = Some("https://example.com/x/".into());
    /// let extract = request.run(&Deadline::never())?.value;
    /// assert_eq!(extract.text, "# A\n\n[B](https://example.com/x/b)\n");
    /// # Ok::<(), fsops::web::WebError>(())
    /// ```
    pub fn run(&self, deadline: &Deadline) -> Result<Outcome<Extract>, WebError> {
        let deadline = deadline.at_most(LONGEST);
        let base = self.base_url.as_deref().map(target::base).transpose()?;
        let mut notes = Vec::new();
        let (html, what, lossy) = match &self.source {
            Source::Html(html) => (html.clone(), "inline".to_owned(), false),
            Source::File { path, base, root } => {
                let bytes = read(path, base, root.as_ref(), &mut notes)?;
                let statements = Statements { html: true, xml: true };
                let decoded = charset::decode(bytes, None, statements, false);
                (decoded.text, path.clone(), decoded.lossy)
            }
        };
        let converted = convert(html, self.dump, base, &what, &deadline)?;
        let chars = converted.text.chars().count() as u64;
        let mut outcome = Outcome::complete(Extract { dump: self.dump, chars, lossy, text: converted.text });
        notes.extend(converted.notes);
        outcome.notes = notes;
        Ok(outcome)
    }
}

/// A page that was converted.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Extract {
    /// What was asked for.
    pub dump: Dump,
    /// Characters of the text.
    pub chars: u64,
    /// Whether bytes of the file without a reading were replaced by U+FFFD.
    pub lossy: bool,
    /// The text.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub text: String,
}

fn read(given: &str, base: &Base, root: Option<&Root>, notes: &mut Vec<String>) -> Result<Vec<u8>, WebError> {
    let resolved = base.resolve(given)?;
    resolved.check_kind()?;
    let inside = |path: &Path| match root {
        Some(root) => root.follow(path),
        None => Ok(path.to_owned()),
    };
    let located = locate(&inside(resolved.as_path())?)?;
    notes.extend(located.note);
    let path = inside(&located.path)?;
    let io = |source| WebError::Io { path: PathBuf::from(given), source };
    let metadata = fs::metadata(&path).map_err(io)?;
    let named = || given.to_owned();
    if metadata.is_dir() {
        return Err(WebError::IsDirectory { path: named() });
    }
    // Opening a pipe would wait for someone who writes to it.
    if !metadata.is_file() {
        return Err(WebError::NotARegularFile { path: named() });
    }
    let mut bytes = Vec::new();
    let read = File::open(&path).map_err(io)?.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    let read = read.map_err(|source: io::Error| io(source))?;
    if read as u64 > MOST_BYTES {
        return Err(WebError::TooLarge { what: named(), limit: MOST_BYTES });
    }
    Ok(bytes)
}
