//! A page by GET, converted.

use std::time::{Duration, Instant};

use crate::limits::{Cause, Deadline, Outcome, Total, Truncation, Unit};
use crate::text::is_binary;

use super::body::{Body, Opened};
use super::charset::{self, Statements};
use super::client::{Client, Get, Hop, USER_AGENT};
use super::convert::{Dump, convert};
use super::error::WebError;
use super::{MOST_BYTES, check_range, check_user_agent};

/// A page to fetch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FetchRequest {
    /// An absolute URL, http or https.
    pub url: String,
    /// What the page is turned into; Markdown by default.
    pub dump: Dump,
    /// Time for all of it, the conversion included: 1 ms to 600 s, 20 s by default.
    pub timeout: Duration,
    /// Decoded bytes of the body, 5,000,000 by default. More than 200,000,000 counts as these.
    pub max_bytes: u64,
    /// Redirects that are followed: 0 to 20, 5 by default. With 0 the redirect itself is the answer.
    pub max_redirects: usize,
    /// The `User-Agent`; by default one like a browser's.
    pub user_agent: Option<String>,
}

impl FetchRequest {
    /// Makes a request with the defaults.
    #[must_use]
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            dump: Dump::default(),
            timeout: Duration::from_secs(20),
            max_bytes: 5_000_000,
            max_redirects: 5,
            user_agent: None,
        }
    }

    /// Fetches the page. Statuses of 400 and more are answers too.
    ///
    /// The outcome is truncated where the body was longer than `max_bytes`; it returns at most half a second after the
    /// deadline.
    ///
    /// # Errors
    ///
    /// [`WebError`]: the URL is refused, the host can't be reached, the answer is broken, or the time is up.
    ///
    /// ```
    /// use fsops::limits::Deadline;
    /// use fsops::web::{Client, FetchRequest};
    ///
    /// let request = FetchRequest::new("http://169.254.169.254/latest/meta-data/");
    /// let refused = request.run(&Client::new(), &Deadline::never()).unwrap_err();
    /// assert_eq!(refused.code().as_str(), "blocked_address");
    /// ```
    pub fn run(&self, client: &Client, deadline: &Deadline) -> Result<Outcome<Page>, WebError> {
        check_range(self.timeout, self.max_redirects)?;
        let user_agent = check_user_agent(self.user_agent.as_deref().unwrap_or(USER_AGENT))?;
        let started = Instant::now();
        let deadline = deadline.at_most(self.timeout);
        let get = Get { url: &self.url, max_redirects: self.max_redirects, user_agent };
        let cap = self.max_bytes.min(MOST_BYTES);
        let read = read(client, &get, cap, &deadline).map_err(|error| since(error, started))?;
        self.page(read, &deadline).map_err(|error| since(error, started))
    }

    fn page(&self, read: Read, deadline: &Deadline) -> Result<Outcome<Page>, WebError> {
        let Read { opened, bytes, truncated, mut notes } = read;
        let kind = Kind::of(opened.content_type.as_deref(), &bytes);
        let mut page = Page {
            url: self.url.clone(),
            final_url: opened.target.as_str().to_owned(),
            status: opened.status,
            content_type: opened.content_type,
            bytes: bytes.len() as u64,
            dump: self.dump,
            charset: None,
            lossy: false,
            redirects: opened.hops,
            truncated,
            http_error: opened.status >= 400,
            binary: kind == Kind::Binary,
            text: String::new(),
        };
        if kind == Kind::Binary {
            let media_type = page.content_type.as_deref().unwrap_or("of unknown type");
            let size = page.bytes;
            let more = if truncated { "more than " } else { "" };
            page.text =
                format!("binary body, {media_type}, {more}{size} bytes; save it with download-to-file\n");
        } else {
            let label = page.content_type.as_deref().and_then(charset::charset_of);
            let decoded = charset::decode(bytes, label.as_deref(), kind.statements(), truncated);
            page.charset = Some(decoded.charset.to_lowercase());
            page.lossy = decoded.lossy;
            page.text = if kind == Kind::Html {
                let base = Some(opened.target.url().clone());
                let converted = convert(decoded.text, self.dump, base, &opened.target.shown(), deadline)?;
                notes.extend(converted.notes);
                converted.text
            } else {
                decoded.text
            };
        }
        let truncation = truncated.then(|| Truncation {
            part: "body",
            unit: Unit::Bytes,
            cause: Cause::Limit,
            kept: page.bytes,
            total: opened.length.map_or(Total::AtLeast(page.bytes + 1), Total::Exactly),
            next: None,
        });
        let mut outcome = Outcome::complete(page).truncated(truncation);
        outcome.notes = notes;
        Ok(outcome)
    }
}

/// A page that was fetched.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Page {
    /// The URL that was asked for.
    pub url: String,
    /// The URL that answered.
    pub final_url: String,
    /// The HTTP status.
    pub status: u16,
    /// The Content-Type as the server wrote it.
    pub content_type: Option<String>,
    /// Decoded bytes of the body that were read.
    pub bytes: u64,
    /// What was asked for. What isn't HTML stays as it is.
    pub dump: Dump,
    /// The character set that the text was read in; `None` for a binary body.
    pub charset: Option<String>,
    /// Whether bytes without a reading were replaced by U+FFFD.
    pub lossy: bool,
    /// The redirects on the way, in order.
    pub redirects: Vec<Hop>,
    /// Whether the body was longer than `max_bytes`.
    pub truncated: bool,
    /// Whether the status is 400 or more.
    pub http_error: bool,
    /// Whether the body is no text; `text` then says what it is.
    pub binary: bool,
    /// The text.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub text: String,
}

/// An answer that was read.
struct Read {
    opened: Opened,
    bytes: Vec<u8>,
    truncated: bool,
    notes: Vec<String>,
}

fn read(client: &Client, get: &Get<'_>, cap: u64, deadline: &Deadline) -> Result<Read, WebError> {
    let (mut body, mut opened) = Body::open(client.get(get, deadline)?)?;
    let (bytes, truncated) = body.read_to_cap(cap)?;
    let mut notes = std::mem::take(&mut opened.notes);
    notes.extend(body.short());
    Ok(Read { opened, bytes, truncated, notes })
}

/// Makes a timeout count from the start of the call.
fn since(error: WebError, started: Instant) -> WebError {
    match error {
        WebError::TimedOut { what, .. } => WebError::TimedOut { what, after: started.elapsed() },
        error => error,
    }
}

/// What a body is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Html,
    /// XML that isn't XHTML: passed on as text.
    Xml,
    Text,
    Binary,
}

impl Kind {
    /// Decides by the type, and where that says nothing by the bytes.
    pub(super) fn of(content_type: Option<&str>, bytes: &[u8]) -> Self {
        let media_type = content_type.unwrap_or_default().split(';').next().unwrap_or_default();
        let media_type = media_type.trim().to_ascii_lowercase();
        let label = content_type.and_then(charset::charset_of).unwrap_or_default();
        // UTF-16 is full of NULs.
        let text = if is_binary(bytes) && !label.starts_with("utf-16") { Self::Binary } else { Self::Text };
        match media_type.as_str() {
            "text/html" | "application/xhtml+xml" => Self::Html,
            "" | "application/octet-stream" | "unknown/unknown" | "*/*" => Self::sniff(bytes),
            "application/xml" | "text/xml" => Self::Xml,
            _ if media_type.ends_with("+xml") => Self::Xml,
            _ if media_type.starts_with("text/") || media_type.ends_with("+json") => text,
            "application/json"
            | "application/javascript"
            | "application/x-javascript"
            | "application/ecmascript"
            | "application/yaml"
            | "application/x-yaml"
            | "application/toml"
            | "application/sql"
            | "application/graphql"
            | "application/x-sh"
            | "application/x-ndjson"
            | "application/x-www-form-urlencoded" => text,
            _ if ["image/", "audio/", "video/", "font/"].iter().any(|kind| media_type.starts_with(kind)) => {
                Self::Binary
            }
            _ => match Self::sniff(bytes) {
                Self::Html => Self::Text,
                kind => kind,
            },
        }
    }

    /// Decides by the bytes, roughly as browsers do.
    fn sniff(bytes: &[u8]) -> Self {
        let head = bytes.get(..1445).unwrap_or(bytes);
        let has_bom = crate::text::detect(head).bom_len > 0;
        let control = |b: &u8| matches!(b, 0..=8 | 0xb | 0xe..=0x1a | 0x1c..=0x1f);
        if !has_bom && (head.iter().any(control) || is_binary(bytes)) {
            return Self::Binary;
        }
        let magic: [&[u8]; 7] =
            [b"%PDF-", b"PK\x03\x04", b"\x1f\x8b", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"\x7fELF"];
        if magic.iter().any(|magic| head.starts_with(magic)) {
            return Self::Binary;
        }
        let text = String::from_utf8_lossy(head).to_ascii_lowercase();
        let start = text.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '\u{feff}');
        let tags = [
            "<!doctype html",
            "<html",
            "<head",
            "<body",
            "<script",
            "<iframe",
            "<h1",
            "<div",
            "<font",
            "<table",
            "<a",
            "<style",
            "<title",
            "<b",
            "<br",
            "<p",
            "<!--",
        ];
        let ends_tag =
            |rest: &str| rest.is_empty() || rest.starts_with(|c: char| c == '>' || c.is_ascii_whitespace());
        let is_html = tags
            .iter()
            .any(|tag| start.strip_prefix(tag).is_some_and(|rest| *tag == "<!--" || ends_tag(rest)));
        match is_html {
            true => Self::Html,
            false if start.starts_with("<?xml") => Self::Xml,
            false => Self::Text,
        }
    }

    pub(super) fn statements(self) -> Statements {
        Statements { html: self == Self::Html, xml: matches!(self, Self::Xml | Self::Html) }
    }
}
