//! A page that is at hand, converted. The network is not asked.

use std::time::Duration;

use crate::call::Call;
use crate::limits::Outcome;
use crate::read::read_whole;

use super::charset::{self, Statements};
use super::convert::{Dump, convert};
use super::error::WebError;
use super::target;

/// Time for a conversion where the caller's deadline allows more.
const LONGEST: Duration = Duration::from_secs(60);

/// Where a page to convert is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// Here, decoded.
    Html(String),
    /// In a file of at most 64 MiB, by the path as the caller wrote it.
    File(String),
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
    /// use fsops::Call;
    /// use fsops::paths::Base;
    /// use fsops::web::{ExtractRequest, Source};
    ///
    /// # let directory = tempfile::tempdir()?;
    /// let call = Call::new(Base::new(directory.path())?);
    /// let mut request = ExtractRequest::new(Source::Html("<h1>A</h1><p><a href=b>B</a>".into()));
    /// request.base_url = Some("https://example.com/x/".into());
    /// let extract = request.run(&call)?.value;
    /// assert_eq!(extract.text, "# A\n\n[B](https://example.com/x/b)\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run(&self, call: &Call) -> Result<Outcome<Extract>, WebError> {
        let deadline = call.deadline.at_most(LONGEST);
        let base = self.base_url.as_deref().map(target::base).transpose()?;
        let mut notes = Vec::new();
        let (html, what, lossy) = match &self.source {
            Source::Html(html) => (html.clone(), "inline".to_owned(), false),
            Source::File(path) => {
                let Outcome { value: bytes, notes: about, .. } = read_whole(call, path)?;
                notes.extend(about);
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
