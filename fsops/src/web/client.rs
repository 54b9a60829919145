//! One GET, from a URL to an open body: every hop judged, one clock for all of it.
//!
//! A [`Client`] keeps connections and nothing else. For each hop the guard names the addresses, an agent of ureq is
//! taken that can reach exactly these, and the exchange runs on a thread of its own, which sends head and body in
//! pieces. The caller reads them with the deadline in hand: a server that sends a byte a second meets it like one that
//! says nothing. Redirects are followed here, never by ureq, so that no hop goes unjudged. Nothing is asked of the
//! environment: there are no proxies, no cookies, no credentials.

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use ureq::Agent;
use ureq::config::Config;
use ureq::http::{self, HeaderMap};
use ureq::unversioned::resolver::{ResolvedSocketAddrs, Resolver as UreqResolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use crate::limits::Deadline;

use super::aside::{self, Gone};
use super::error::WebError;
use super::guard::{self, Chain, Resolve, Resolver, SystemResolver};
use super::target::Target;

/// Agents kept for their open connections.
const MOST_AGENTS: usize = 32;

/// Bytes of an answer's head.
const MOST_HEADER_BYTES: usize = 64 * 1024;

/// Bytes of the body sent from the network's thread at a time, and how many pieces may wait.
const CHUNK: usize = 64 * 1024;
const CHUNKS_AHEAD: usize = 2;

/// Stack of the network's thread.
const STACK: usize = 1024 * 1024;

/// What is asked for where the caller names no user agent. Many sites answer others with a refusal.
pub(super) const USER_AGENT: &str =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/// Where connections are kept between requests, and who is asked for addresses.
///
/// It is shared by reference between threads; each caller that wants connections of its own makes its own.
pub struct Client {
    resolver: Resolver,
    agents: Mutex<VecDeque<(Key, Agent)>>,
    /// Where tests send what is meant for public addresses.
    #[cfg(test)]
    pub(super) dial: Option<Dial>,
}

/// Changes the address that is dialled after it was judged.
#[cfg(test)]
pub(super) type Dial = Arc<dyn Fn(SocketAddr) -> SocketAddr + Send + Sync>;

/// What two requests must share to share a connection.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Key {
    https: bool,
    host: String,
    port: u16,
    /// Sorted.
    addresses: Vec<SocketAddr>,
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client").finish_non_exhaustive()
    }
}

impl Default for Client {
    fn default() -> Self {
        Self::new()
    }
}

impl Client {
    /// Makes a client that asks the system for addresses. No connection is opened.
    #[must_use]
    pub fn new() -> Self {
        Self::with_resolver(Arc::new(SystemResolver))
    }

    /// Makes a client with another resolver. What it answers is judged like the system's answers.
    #[must_use]
    pub fn with_resolver(resolver: Arc<dyn Resolve>) -> Self {
        Self {
            resolver: Resolver(resolver),
            agents: Mutex::new(VecDeque::new()),
            #[cfg(test)]
            dial: None,
        }
    }

    /// Judges a URL without asking for it: whether it is one that is fetched, and whether its host may be reached.
    ///
    /// # Errors
    ///
    /// [`WebError`]: the URL is refused, or its host has no address.
    pub fn check(&self, url: &str, deadline: &Deadline) -> Result<(), WebError> {
        self.judge(&Target::parse(url)?, deadline)
    }

    /// Judges a URL without asking for it, as what a browser is going to be given.
    pub(super) fn judge(&self, target: &Target, deadline: &Deadline) -> Result<(), WebError> {
        guard::addresses(target, Chain::beginning_at(target), &self.resolver, deadline).map(|_| ())
    }

    /// Judges the URL that a browser ended at, having begun at another.
    pub(super) fn judge_end(
        &self,
        begun: &Target,
        end: &Target,
        deadline: &Deadline,
    ) -> Result<(), WebError> {
        guard::addresses(end, Chain::beginning_at(begun), &self.resolver, deadline).map(|_| ())
    }

    /// Asks for a URL and follows redirects. Returns when the head of the last answer is there.
    pub(super) fn get(&self, request: &Get<'_>, deadline: &Deadline) -> Result<Answer, WebError> {
        let clock = Clock { started: Instant::now(), deadline };
        let mut target = Target::parse(request.url)?;
        let chain = Chain::beginning_at(&target);
        let mut hops = Vec::new();
        let mut notes = Vec::new();
        let mut asked = vec![target.requested()];
        loop {
            let addresses = guard::addresses(&target, chain, &self.resolver, deadline)?;
            let (head, pieces) = self.exchange(&target, addresses, request.user_agent, &clock)?;
            let next = match head.location() {
                Some(location) if request.max_redirects > 0 => {
                    let unreadable = || WebError::Protocol {
                        url: target.shown(),
                        reason: "the address of its redirect can't be read".to_owned(),
                    };
                    target.join(&location.map_err(|()| unreadable())?).ok_or_else(unreadable)??
                }
                _ => {
                    let length = check_framing(&head.headers)
                        .map_err(|reason| WebError::Protocol { url: target.shown(), reason })?;
                    let body = Raw::new(pieces, length, clock.started, deadline.clone(), target.shown());
                    return Ok(Answer { target, hops, notes, head, body });
                }
            };
            if target.is_https() && !next.is_https() {
                notes.push(format!("redirected from https to http: {}", next.shown()));
            }
            hops.push(Hop { url: target.as_str().to_owned(), status: head.status });
            let repeated = asked.contains(&next.requested());
            if repeated || hops.len() > request.max_redirects {
                let mut hosts: Vec<String> = asked.iter().filter_map(|url| host_of(url)).collect();
                hosts.push(next.host());
                return Err(WebError::TooManyRedirects { followed: hops.len() - 1, circle: repeated, hosts });
            }
            asked.push(next.requested());
            target = next;
        }
    }

    /// Sends one request and waits for the head of its answer. A kept connection that turns out to be dead costs
    /// another try.
    fn exchange(
        &self,
        target: &Target,
        addresses: Vec<SocketAddr>,
        user_agent: &str,
        clock: &Clock<'_>,
    ) -> Result<(Head, Receiver<Piece>), WebError> {
        let mut fresh = false;
        loop {
            let (agent, kept) = self.agent(target, &addresses, fresh);
            let request = Request::build(target, user_agent, clock.deadline.remaining())?;
            let pieces =
                start(agent, request).map_err(|_| WebError::Internal { what: "the network thread" })?;
            let failure = match aside::wait(clock.deadline, &pieces) {
                Ok(Piece::Head(head)) => return Ok((*head, pieces)),
                Ok(Piece::Failed(failure)) => failure,
                Ok(Piece::Bytes(_) | Piece::End) | Err(Gone::Died) => {
                    return Err(WebError::Internal { what: "the network thread" });
                }
                Err(Gone::Stopped(stopped)) => {
                    return Err(WebError::stopped(stopped, target.shown(), clock.started.elapsed()));
                }
            };
            if kept && matches!(failure, Failure::Closed) {
                fresh = true;
                continue;
            }
            return Err(failure.into_error(target, clock.started));
        }
    }

    /// Returns the agent for these addresses, and whether it may hold connections.
    fn agent(&self, target: &Target, addresses: &[SocketAddr], fresh: bool) -> (Agent, bool) {
        let mut sorted = addresses.to_vec();
        sorted.sort_unstable();
        let key =
            Key { https: target.is_https(), host: target.host(), port: target.port(), addresses: sorted };
        let mut agents = self.agents.lock().unwrap_or_else(PoisonError::into_inner);
        let found = agents.iter().position(|(held, _)| *held == key);
        if let Some((held, agent)) = found.and_then(|at| agents.remove(at))
            && !fresh
        {
            agents.push_back((held, agent.clone()));
            return (agent, true);
        }
        let agent = new_agent(self.dialled(addresses));
        agents.push_back((key, agent.clone()));
        if agents.len() > MOST_AGENTS {
            agents.pop_front();
        }
        (agent, false)
    }

    #[cfg(not(test))]
    fn dialled(&self, addresses: &[SocketAddr]) -> Vec<SocketAddr> {
        addresses.to_vec()
    }

    #[cfg(test)]
    fn dialled(&self, addresses: &[SocketAddr]) -> Vec<SocketAddr> {
        let dial = self.dial.clone().unwrap_or_else(|| Arc::new(|address| address));
        addresses.iter().map(|address| dial(*address)).collect()
    }
}

/// What is asked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Get<'a> {
    pub(super) url: &'a str,
    pub(super) max_redirects: usize,
    pub(super) user_agent: &'a str,
}

/// An answer whose body hasn't been read.
pub(super) struct Answer {
    /// The URL that answered.
    pub(super) target: Target,
    /// The answers that led here.
    pub(super) hops: Vec<Hop>,
    pub(super) notes: Vec<String>,
    pub(super) head: Head,
    pub(super) body: Raw,
}

/// A redirect that was followed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Hop {
    /// The URL that redirected.
    pub url: String,
    /// The status it did so with.
    pub status: u16,
}

/// Status and headers.
pub(super) struct Head {
    pub(super) status: u16,
    headers: HeaderMap,
}

impl Head {
    /// Returns a header's value, with what isn't text replaced; several values are joined by commas.
    pub(super) fn header(&self, name: &str) -> Option<String> {
        let values: Vec<_> = self
            .headers
            .get_all(name)
            .iter()
            .map(|value| String::from_utf8_lossy(value.as_bytes()))
            .collect();
        (!values.is_empty()).then(|| values.join(", "))
    }

    /// Returns where the answer redirects to; `None` where it is a final one.
    fn location(&self) -> Option<Result<String, ()>> {
        if !matches!(self.status, 301 | 302 | 303 | 307 | 308) {
            return None;
        }
        let value = self.headers.get(http::header::LOCATION)?;
        // Servers write UTF-8 where they should write percent signs, and browsers read it.
        Some(String::from_utf8(value.as_bytes().to_vec()).map_err(|_| ()))
    }
}

/// The caller's clock, begun with the call.
struct Clock<'a> {
    started: Instant,
    deadline: &'a Deadline,
}

fn host_of(url: &str) -> Option<String> {
    Target::parse(url).ok().map(|target| target.host())
}

/// Checks what the headers say about where the body ends. Returns the length, where one is given.
fn check_framing(headers: &HeaderMap) -> Result<Option<u64>, String> {
    let lengths: Vec<&str> = headers
        .get_all(http::header::CONTENT_LENGTH)
        .iter()
        .flat_map(|value| value.to_str().unwrap_or("?").split(','))
        .map(str::trim)
        .collect();
    if !lengths.is_empty() && headers.contains_key(http::header::TRANSFER_ENCODING) {
        return Err("it has both a Content-Length and a Transfer-Encoding".to_owned());
    }
    let mut length = None;
    for text in lengths {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let Some(value) = text.parse::<u64>().ok().filter(|_| digits) else {
            return Err("its Content-Length is no number".to_owned());
        };
        if length.is_some_and(|other| other != value) {
            return Err("it has two different Content-Lengths".to_owned());
        }
        length = Some(value);
    }
    Ok(length)
}

/// Answers with the addresses that were judged, whatever it is asked.
#[derive(Debug)]
struct Pinned(Vec<SocketAddr>);

impl UreqResolver for Pinned {
    fn resolve(&self, _: &http::Uri, _: &Config, _: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let mut addresses = self.empty();
        for address in &self.0 {
            addresses.push(*address);
        }
        if addresses.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(addresses) }
    }
}

fn new_agent(addresses: Vec<SocketAddr>) -> Agent {
    let config = Agent::config_builder()
        // With a proxy from the environment the proxy would look the name up, behind the guard's back.
        .proxy(None)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        .max_response_header_size(MOST_HEADER_BYTES)
        .build();
    Agent::with_parts(config, DefaultConnector::default(), Pinned(addresses))
}

/// A request as ureq takes it.
struct Request {
    request: http::Request<()>,
    time: Option<Duration>,
}

impl Request {
    fn build(target: &Target, user_agent: &str, time: Option<Duration>) -> Result<Self, WebError> {
        let bad = |_| WebError::BadUrl { url: target.shown(), reason: "it can't be written as a request" };
        let request = http::Request::get(target.requested())
            .header(http::header::USER_AGENT, user_agent)
            .header(http::header::ACCEPT, "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8")
            .header(http::header::ACCEPT_LANGUAGE, "en;q=0.9,*;q=0.5")
            .header(http::header::ACCEPT_ENCODING, "gzip")
            .body(())
            .map_err(bad)?;
        Ok(Self { request, time })
    }
}

/// What the network's thread sends.
enum Piece {
    Head(Box<Head>),
    Bytes(Vec<u8>),
    End,
    Failed(Failure),
}

/// What went wrong on the network.
#[derive(Debug)]
enum Failure {
    TimedOut,
    /// The connection ended where an answer or more of it was due.
    Closed,
    Connect(String),
    Tls(String),
    Protocol(String),
}

impl Failure {
    fn of(error: ureq::Error, https: bool) -> Self {
        match error {
            ureq::Error::Timeout(_) => Self::TimedOut,
            ureq::Error::Io(error) => Self::of_io(&error, https),
            ureq::Error::LargeResponseHeader(..) => {
                Self::Protocol("its headers are larger than 64 KiB".to_owned())
            }
            ureq::Error::Tls(reason) => Self::Tls(reason.to_owned()),
            ureq::Error::Rustls(error) => Self::Tls(error.to_string()),
            ureq::Error::HostNotFound | ureq::Error::ConnectionFailed => {
                Self::Connect("no address answered".to_owned())
            }
            other => Self::Protocol(other.to_string()),
        }
    }

    fn of_io(error: &io::Error, https: bool) -> Self {
        match error.kind() {
            io::ErrorKind::TimedOut => Self::TimedOut,
            io::ErrorKind::UnexpectedEof
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::BrokenPipe => Self::Closed,
            // What rustls says about certificates and records comes wrapped like this.
            io::ErrorKind::InvalidData if https => Self::Tls(error.to_string()),
            _ => Self::Connect(error.to_string()),
        }
    }

    fn into_error(self, target: &Target, started: Instant) -> WebError {
        let (url, host) = (target.shown(), target.host());
        match self {
            Self::TimedOut => WebError::TimedOut { what: url, after: started.elapsed() },
            Self::Closed => {
                WebError::Protocol { url, reason: "the connection was closed before an answer".to_owned() }
            }
            Self::Connect(reason) => WebError::Connect { host, reason },
            Self::Tls(reason) => WebError::Tls { host, reason },
            Self::Protocol(reason) => WebError::Protocol { url, reason },
        }
    }
}

/// Starts an exchange on a thread of its own.
fn start(agent: Agent, request: Request) -> io::Result<Receiver<Piece>> {
    let (sender, receiver) = mpsc::sync_channel(CHUNKS_AHEAD);
    thread::Builder::new().stack_size(STACK).spawn(move || {
        // It stops at the first piece that nobody takes, which is how a caller who has enough ends it.
        let _ = carry(&agent, request, &sender);
    })?;
    Ok(receiver)
}

fn carry(agent: &Agent, request: Request, sender: &SyncSender<Piece>) -> Result<(), mpsc::SendError<Piece>> {
    let https = request.request.uri().scheme() == Some(&http::uri::Scheme::HTTPS);
    let configured = agent.configure_request(request.request).timeout_global(request.time).build();
    let response = match agent.run(configured) {
        Ok(response) => response,
        Err(error) => return sender.send(Piece::Failed(Failure::of(error, https))),
    };
    let (parts, body) = response.into_parts();
    let head = Head { status: parts.status.as_u16(), headers: parts.headers };
    sender.send(Piece::Head(Box::new(head)))?;
    let mut reader = body.into_reader();
    loop {
        let mut chunk = vec![0; CHUNK];
        match io::Read::read(&mut reader, &mut chunk) {
            Ok(0) => return sender.send(Piece::End),
            Ok(length) => {
                chunk.truncate(length);
                sender.send(Piece::Bytes(chunk))?;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return sender.send(Piece::Failed(Failure::of(error.into(), https))),
        }
    }
}

/// The body as it comes over the wire.
pub(super) struct Raw {
    pieces: Receiver<Piece>,
    chunk: io::Cursor<Vec<u8>>,
    /// Bytes that came.
    received: u64,
    /// Bytes that were announced.
    length: Option<u64>,
    /// Whether the connection ended before the body did.
    short: bool,
    ended: bool,
    started: Instant,
    deadline: Deadline,
    url: String,
    error: Option<WebError>,
}

impl Raw {
    fn new(
        pieces: Receiver<Piece>,
        length: Option<u64>,
        started: Instant,
        deadline: Deadline,
        url: String,
    ) -> Self {
        Self {
            pieces,
            chunk: io::Cursor::default(),
            received: 0,
            length,
            short: false,
            ended: false,
            started,
            deadline,
            url,
            error: None,
        }
    }

    /// Returns the length that was announced, before decoding.
    pub(super) fn length(&self) -> Option<u64> {
        self.length
    }

    /// Says that less came than was announced; known at the end.
    pub(super) fn short(&self) -> Option<String> {
        if !self.short {
            return None;
        }
        let received = self.received;
        Some(match self.length {
            Some(length) => format!("the connection was closed after {received} of {length} bytes"),
            None => format!("the connection was closed after {received} bytes, before the end of the body"),
        })
    }

    /// Returns what ended the reading, where it wasn't the end of the body.
    pub(super) fn take_error(&mut self) -> Option<WebError> {
        self.error.take()
    }

    /// Makes the next piece current. `false` at the end.
    fn advance(&mut self) -> Result<bool, WebError> {
        if self.ended {
            return Ok(false);
        }
        let stopped = |stopped| WebError::stopped(stopped, self.url.clone(), self.started.elapsed());
        self.deadline.check().map_err(stopped)?;
        match aside::wait(&self.deadline, &self.pieces) {
            Ok(Piece::Bytes(bytes)) => {
                self.received += bytes.len() as u64;
                self.chunk = io::Cursor::new(bytes);
                return Ok(true);
            }
            Ok(Piece::End) => {
                self.short = self.length.is_some_and(|length| self.received < length);
            }
            Ok(Piece::Failed(Failure::Closed)) => self.short = true,
            Ok(Piece::Failed(Failure::TimedOut)) => {
                return Err(WebError::TimedOut { what: self.url.clone(), after: self.started.elapsed() });
            }
            Ok(Piece::Failed(
                Failure::Protocol(reason) | Failure::Tls(reason) | Failure::Connect(reason),
            )) => {
                return Err(WebError::Protocol { url: self.url.clone(), reason });
            }
            Ok(Piece::Head(_)) | Err(Gone::Died) => {
                return Err(WebError::Internal { what: "the network thread" });
            }
            Err(Gone::Stopped(gone)) => return Err(stopped(gone)),
        }
        self.ended = true;
        Ok(false)
    }
}

impl io::Read for Raw {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        loop {
            let read = self.chunk.read(buffer)?;
            if read > 0 {
                return Ok(read);
            }
            match self.advance() {
                Ok(true) => {}
                Ok(false) => return Ok(0),
                Err(error) => {
                    self.error = Some(error);
                    self.ended = true;
                    return Err(io::Error::other("the body could not be read"));
                }
            }
        }
    }
}
