//! Pages and files from the web, and HTML at hand, for readers without a browser.
//!
//! ```text
//!            ┌─ URL ── guard ── client ── body ──┬─ charset ── convert ──► FetchRequest     web-fetch
//!  Client ───┤      (each hop)  (one clock)      └─ temporary file ──────► DownloadRequest  download-to-file
//!            └─ URL ── guard ── browser ───────────────────── convert ──► RenderRequest    web-render
//!                                HTML at hand ─── charset ── convert ──► ExtractRequest   web-extract
//! ```
//!
//! - A **URL** is parsed once as browsers do and refused where readers could disagree about it. Its host is looked up
//!   once for each hop, every address is judged by one table, and the connection goes to exactly these addresses. That
//!   guard can't be switched off. Development servers on this machine are reachable by their own names
//!   (`localhost`, `127.0.0.1`, `[::1]`) and from nowhere else.
//! - **One deadline** spans lookup, connections, every hop, body and conversion. Whatever can't be interrupted runs
//!   aside and is given up.
//! - **Caps** count decoded bytes: what unpacks to gigabytes stops at the cap.
//! - **Characters** are found as browsers find them; **conversion** is ours, in five forms ([`Dump`]).
//!
//! What it doesn't do: no cookies, no credentials, no proxies (one would look the name up again, behind the guard's
//! back), nothing from the environment, no scripts except in a browser that the caller names.

mod address;
mod aside;
mod body;
mod charset;
mod client;
mod convert;
mod download;
mod error;
mod extract;
mod fetch;
mod guard;
mod render;
mod target;

pub use client::{Client, Hop};
pub use convert::Dump;
pub use download::{Download, DownloadRequest};
pub use error::WebError;
pub use extract::{Extract, ExtractRequest, Source};
pub use fetch::{FetchRequest, Page};
pub use guard::{Resolve, SystemResolver};
pub use render::{Browser, BrowserKind, RenderRequest, Rendered};

use std::time::Duration;

/// The most bytes of a body, whatever the caller allows.
const MOST_BYTES: u64 = 200_000_000;

fn check_range(timeout: Duration, max_redirects: usize) -> Result<(), WebError> {
    if !(Duration::from_millis(1)..=Duration::from_secs(600)).contains(&timeout) {
        let got = timeout.as_millis().to_string();
        return Err(WebError::Invalid { key: "timeoutMs", expected: "1 to 600000", got });
    }
    if max_redirects > 20 {
        let got = max_redirects.to_string();
        return Err(WebError::Invalid { key: "maxRedirects", expected: "0 to 20", got });
    }
    Ok(())
}

/// Refuses what would end the header and begin another.
fn check_user_agent(text: &str) -> Result<&str, WebError> {
    if !text.trim().is_empty() && text.bytes().all(|b| matches!(b, b' '..=b'~')) {
        return Ok(text);
    }
    let got = format!("{text:?}");
    Err(WebError::Invalid { key: "userAgent", expected: "printable ASCII", got })
}

#[cfg(test)]
mod tests;
