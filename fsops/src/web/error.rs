//! Why a page wasn't fetched, rendered, converted or saved.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::error::{ErrorCode, ProcessError, ReadError, WriteError};
use crate::limits::Stopped;

/// A web operation that has no answer.
///
/// URLs in messages are cut to scheme, host and path: what identifies a person or opens a door stands in the rest.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WebError {
    /// A value of the request is outside its range.
    #[error("{key} must be {expected} (got {got})")]
    Invalid {
        /// Which value, by its name in the request.
        key: &'static str,
        /// What it may be.
        expected: &'static str,
        /// What it was.
        got: String,
    },
    /// The text is no URL, or one that isn't fetched.
    #[error("{url:?} can't be fetched: {reason}")]
    BadUrl {
        /// The URL, without what is secret in it.
        url: String,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// The host has an address that must not be reached from here.
    #[error(
        "{url:?} is blocked: {host} is {address}, which is in {range} ({rule}); only public hosts are fetched"
    )]
    Blocked {
        /// The URL at fault, which may be a redirect's.
        url: String,
        /// Its host.
        host: String,
        /// The address of the host that is refused.
        address: IpAddr,
        /// The range that holds the address.
        range: &'static str,
        /// What the range is for.
        rule: &'static str,
    },
    /// The chain of redirects is longer than allowed, or a circle.
    #[error("gave up after {followed} redirects ({}); {}", .hosts.join(" → "), redirect_hint(*.circle))]
    TooManyRedirects {
        /// How many were followed.
        followed: usize,
        /// Whether the last one led back to a URL of the chain.
        circle: bool,
        /// The hosts of the chain, in order.
        hosts: Vec<String>,
    },
    /// The server's answer breaks the protocol.
    #[error("{url:?} gave a broken answer: {reason}")]
    Protocol {
        /// The URL at fault.
        url: String,
        /// What is broken.
        reason: String,
    },
    /// The server refused.
    #[error("{url:?} answered with status {status}; nothing was saved")]
    Status {
        /// The URL at fault.
        url: String,
        /// The HTTP status.
        status: u16,
    },
    /// The body is encoded in a way that isn't read here.
    #[error("{url:?} came with Content-Encoding {encoding:?}; only gzip and identity are read")]
    UnsupportedEncoding {
        /// The URL at fault.
        url: String,
        /// The encoding as the server named it.
        encoding: String,
    },
    /// No safe connection to the host.
    #[error("no safe connection to {host}: {reason}")]
    Tls {
        /// The host.
        host: String,
        /// What the handshake said.
        reason: String,
    },
    /// The name has no address.
    #[error("host {host} was not found: {reason}")]
    Dns {
        /// The name that was asked for.
        host: String,
        /// What the resolver said.
        reason: String,
    },
    /// The host can't be reached.
    #[error("could not connect to {host}: {reason}")]
    Connect {
        /// The host.
        host: String,
        /// What the system said.
        reason: String,
    },
    /// The body is larger than allowed.
    #[error("{what:?} is larger than {limit} bytes; raise maxBytes where it may be")]
    TooLarge {
        /// The URL.
        what: String,
        /// The limit in bytes.
        limit: u64,
    },
    /// The deadline passed.
    #[error("{what:?} took longer than {} ms; raise the timeout, or ask for less", .after.as_millis())]
    TimedOut {
        /// The URL or path.
        what: String,
        /// Time from the start of the call.
        after: Duration,
    },
    /// The caller gave up.
    #[error("{what:?} was cancelled")]
    Cancelled {
        /// The URL or path.
        what: String,
    },
    /// The file can't be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// The browser couldn't be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The browser ran and failed.
    #[error("{program:?} failed ({exit}): {stderr}")]
    Browser {
        /// The browser.
        program: PathBuf,
        /// How it ended.
        exit: String,
        /// What it said, at most 4,000 characters.
        stderr: String,
    },
    /// A defect: a converter or a worker ended without a result.
    #[error("{what} failed unexpectedly; please report it")]
    Internal {
        /// What was being done.
        what: &'static str,
    },
}

impl WebError {
    /// Returns the stable code of this error.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::Invalid { .. } => ErrorCode::InvalidArgument,
            Self::BadUrl { .. } => ErrorCode::BadUrl,
            Self::Blocked { .. } => ErrorCode::BlockedAddress,
            Self::TooManyRedirects { .. } => ErrorCode::TooManyRedirects,
            Self::Protocol { .. } => ErrorCode::HttpProtocol,
            Self::Status { .. } => ErrorCode::HttpStatus,
            Self::UnsupportedEncoding { .. } => ErrorCode::UnsupportedEncoding,
            Self::Tls { .. } => ErrorCode::Tls,
            Self::Dns { .. } => ErrorCode::Dns,
            Self::Connect { .. } => ErrorCode::Connect,
            Self::TooLarge { .. } => ErrorCode::TooLarge,
            Self::TimedOut { .. } => ErrorCode::Timeout,
            Self::Cancelled { .. } => ErrorCode::Cancelled,
            Self::Read(error) => error.code(),
            Self::Write(error) => error.code(),
            Self::Process(error) => error.code(),
            Self::Browser { .. } => ErrorCode::BackendFailed,
            Self::Internal { .. } => ErrorCode::Internal,
        }
    }

    /// Says that the work on `what`, begun `after` ago, had to stop.
    pub(super) fn stopped(stopped: Stopped, what: impl Into<String>, after: Duration) -> Self {
        match stopped {
            Stopped::TimedOut => Self::TimedOut { what: what.into(), after },
            Stopped::Cancelled => Self::Cancelled { what: what.into() },
        }
    }
}

fn redirect_hint(circle: bool) -> &'static str {
    if circle { "they lead in a circle" } else { "raise maxRedirects, or fetch the last host's URL" }
}
