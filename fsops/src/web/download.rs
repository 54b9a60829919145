//! A body into a file: all of it or nothing.
//!
//! What comes is written to a temporary file beside the target and renamed onto it once it is complete, checked and on
//! the disk. Until then the target is what it was, and afterwards it is the whole body. Without `overwrite` the last
//! step replaces nothing, so a file that appeared in the meantime survives. The name is the caller's; what the server
//! calls the file is not asked.

use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::call::Call;
use crate::limits::Outcome;
use crate::write::{Draft, Existing};

use super::body::Body;
use super::client::{Client, Get, Hop, USER_AGENT};
use super::error::WebError;
use super::{MOST_BYTES, check_range, check_user_agent};

/// A file to download.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DownloadRequest {
    /// An absolute URL, http or https.
    pub url: String,
    /// Where it goes, as the caller wrote it. Directories on the way are made.
    pub path: String,
    /// Whether an existing file is replaced; not by default.
    pub overwrite: bool,
    /// Time for all of it: 1 ms to 600 s, 20 s by default.
    pub timeout: Duration,
    /// Decoded bytes of the body, 50,000,000 by default. More than 200,000,000 counts as these.
    pub max_bytes: u64,
    /// Redirects that are followed: 0 to 20, 5 by default.
    pub max_redirects: usize,
    /// The `User-Agent`; by default one like a browser's.
    pub user_agent: Option<String>,
}

impl DownloadRequest {
    /// Makes a request with the defaults.
    #[must_use]
    pub fn new(url: impl Into<String>, path: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            path: path.into(),
            overwrite: false,
            timeout: Duration::from_secs(20),
            max_bytes: 50_000_000,
            max_redirects: 5,
            user_agent: None,
        }
    }

    /// Downloads the file. The bytes are those of the decoded body.
    ///
    /// # Errors
    ///
    /// [`WebError`], among them [`Write`](WebError::Write) where the path is taken or can't be written (said before
    /// anything is asked for), [`Status`](WebError::Status) for everything but 2xx, [`TooLarge`](WebError::TooLarge)
    /// and a body that ended early. The target is then what it was, and no temporary file is left.
    pub fn run(&self, client: &Client, call: &Call) -> Result<Outcome<Download>, WebError> {
        check_range(self.timeout, self.max_redirects)?;
        let user_agent = check_user_agent(self.user_agent.as_deref().unwrap_or(USER_AGENT))?;
        let deadline = call.deadline.at_most(self.timeout);
        let cap = self.max_bytes.min(MOST_BYTES);
        let existing = if self.overwrite { Existing::Replace } else { Existing::Refuse };
        Draft::check(call, &self.path, existing)?;

        let get = Get { url: &self.url, max_redirects: self.max_redirects, user_agent };
        let (mut body, opened) = Body::open(client.get(&get, &deadline)?)?;
        let url = opened.target.shown();
        if !(200..300).contains(&opened.status) {
            return Err(WebError::Status { url, status: opened.status });
        }
        let too_large = || WebError::TooLarge { what: url.clone(), limit: cap };
        if opened.length.is_some_and(|length| length > cap) {
            return Err(too_large());
        }

        let mut draft = Draft::open(call, &self.path, existing)?;
        let mut sum = Sha256::new();
        let mut bytes = 0_u64;
        let mut buffer = vec![0; 64 * 1024];
        loop {
            let read = body.read(&mut buffer)?;
            let Some(piece) = buffer.get(..read).filter(|piece| !piece.is_empty()) else { break };
            bytes += piece.len() as u64;
            if bytes > cap {
                return Err(too_large());
            }
            sum.update(piece);
            draft.fill(piece)?;
        }
        if let Some(reason) = body.short() {
            return Err(WebError::Protocol { url, reason });
        }
        let drafted = draft.finish()?;
        let download = Download {
            url: self.url.clone(),
            final_url: opened.target.as_str().to_owned(),
            path: drafted.path,
            bytes,
            status: opened.status,
            content_type: opened.content_type,
            sha256: sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect(),
            redirects: opened.hops,
        };
        let mut outcome = Outcome::complete(download);
        outcome.notes = opened.notes;
        Ok(outcome)
    }
}

/// A file that was downloaded.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Download {
    /// The URL that was asked for.
    pub url: String,
    /// The URL that answered.
    pub final_url: String,
    /// The path as the caller wrote it.
    pub path: String,
    /// Bytes in the file.
    pub bytes: u64,
    /// The HTTP status.
    pub status: u16,
    /// The Content-Type as the server wrote it.
    pub content_type: Option<String>,
    /// SHA-256 of the file, in hex.
    pub sha256: String,
    /// The redirects on the way, in order.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub redirects: Vec<Hop>,
}
