//! A connection to the daemon from a program that asks one thing after another: the command line.
//!
//! Blocking. The lines are those of the protocol; a call is `tools/call`, as an agent's.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

use super::handshake::{Hello, MAX_WELCOME, Ready, Refusal, Version, Wants, Welcome};
use super::launch::Launch;
use super::{DaemonError, Place};
use crate::call::Answered;
use crate::http::HttpTerms;
use crate::terms::Terms;

/// How long the daemon may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long it may take to open the store, which a command may have for itself meanwhile.
const STORE_PATIENCE: Duration = Duration::from_secs(45);

/// How long it may take for one to be there.
const START_PATIENCE: Duration = Duration::from_secs(30);

/// Between two looks whether it is there.
const PAUSE: Duration = Duration::from_millis(10);

/// After this long, another one is started: the first one did not make it.
const NEXT_START: Duration = Duration::from_secs(2);

/// Why a connection did not come about.
#[derive(Debug)]
pub(super) enum NotReached {
    /// There is none.
    Absent,
    /// It is about to leave.
    Leaving,
    /// Another will not do.
    For(DaemonError),
}

/// A connection that was welcomed, and is ready for the protocol.
pub(super) struct Reached {
    pub(super) stream: UnixStream,
    pub(super) welcome: Welcome,
    pub(super) ready: Ready,
}

/// Connects to a daemon that is there.
pub(super) fn reach(place: &Place, hello: &Hello) -> Result<Reached, NotReached> {
    let (mut stream, welcome) = greet(place, hello)?;
    let silent = || NotReached::For(DaemonError::Silent { path: place.socket() });
    let other = |_| NotReached::Absent;
    stream.set_read_timeout(Some(STORE_PATIENCE)).map_err(other)?;
    let line = line(&mut stream).map_err(|error| match error.kind() {
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => silent(),
        _ => NotReached::Absent,
    })?;
    match Ready::read(&line) {
        Some(Ok(ready)) => {
            stream.set_read_timeout(None).map_err(other)?;
            stream.set_write_timeout(None).map_err(other)?;
            Ok(Reached { stream, welcome, ready })
        }
        Some(Err(Refusal::Leaving)) => Err(NotReached::Leaving),
        Some(Err(Refusal::Because(reason))) => Err(NotReached::For(DaemonError::Refused { reason })),
        // It ended in between.
        None => Err(NotReached::Absent),
    }
}

/// Connects, and hears who is there.
fn greet(place: &Place, hello: &Hello) -> Result<(UnixStream, Welcome), NotReached> {
    match place.check() {
        Err(DaemonError::Io { .. }) => return Err(NotReached::Absent),
        checked => checked.map_err(NotReached::For)?,
    }
    let mut stream = match UnixStream::connect(place.socket()) {
        Ok(stream) => stream,
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            return Err(NotReached::For(DaemonError::io(&place.socket(), error)));
        }
        Err(_) => return Err(NotReached::Absent),
    };
    let silent = || NotReached::For(DaemonError::Silent { path: place.socket() });
    let lost = |error: io::Error| match error.kind() {
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => silent(),
        // It ended with this connection waiting.
        _ => NotReached::Absent,
    };
    stream.set_read_timeout(Some(PATIENCE)).map_err(lost)?;
    stream.set_write_timeout(Some(PATIENCE)).map_err(lost)?;
    stream.write_all(hello.line().as_bytes()).map_err(lost)?;
    let line = line(&mut stream).map_err(lost)?;
    match Welcome::read(&line) {
        Some(Ok(welcome)) => Ok((stream, welcome)),
        Some(Err(Refusal::Leaving)) => Err(NotReached::Leaving),
        Some(Err(Refusal::Because(reason))) => Err(NotReached::For(DaemonError::Refused { reason })),
        None if line.is_empty() => Err(NotReached::Absent),
        None => {
            Err(NotReached::For(DaemonError::Refused { reason: "it speaks another language".to_owned() }))
        }
    }
}

/// A line, and not one byte more, as what follows is another's to read.
fn line(stream: &mut UnixStream) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    let mut byte = [0];
    while line.len() < MAX_WELCOME as usize {
        match stream.read(&mut byte) {
            Ok(0) => break,
            Ok(_) if byte == *b"\n" => return Ok(line),
            Ok(_) => line.push(byte[0]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(Vec::new())
}

/// Connects to the daemon, which is started if it isn't there.
pub(super) fn reach_or_start(place: &Place, hello: &Hello, launch: &Launch) -> Result<Reached, DaemonError> {
    place.prepare()?;
    let begun = Instant::now();
    let mut last_start: Option<Instant> = None;
    loop {
        match reach(place, hello) {
            Ok(reached) => return Ok(reached),
            Err(NotReached::For(error)) => return Err(error),
            // It goes at once, unless it has calls to finish.
            Err(NotReached::Leaving) => {}
            Err(NotReached::Absent) if last_start.is_none_or(|last| last.elapsed() > NEXT_START) => {
                last_start = Some(Instant::now());
                launch.start(place).map_err(|error| DaemonError::NoStart {
                    reason: format!("{}: {error}", launch.program.display()),
                    log: place.log(),
                })?;
            }
            Err(NotReached::Absent) => {}
        }
        if begun.elapsed() > START_PATIENCE {
            let reason = format!("nothing listens after {} s", START_PATIENCE.as_secs());
            return Err(DaemonError::NoStart { reason, log: place.log() });
        }
        std::thread::sleep(PAUSE);
    }
}

/// How the daemon is.
///
/// # Errors
///
/// If there is none, or it does not say.
pub fn status(place: &Place, version: Version) -> Result<Welcome, DaemonError> {
    told(place, &Hello { version, wants: Wants::Status })
}

/// Ends the daemon, and waits until it is gone.
///
/// # Errors
///
/// If there is none, or it does not say.
pub fn stop(place: &Place, version: Version) -> Result<Welcome, DaemonError> {
    let told = told(place, &Hello { version, wants: Wants::Stop })?;
    let asked = Instant::now();
    while std::fs::File::options().write(true).open(place.lock()).is_ok_and(|lock| lock.try_lock().is_err()) {
        if asked.elapsed() > PATIENCE {
            return Err(DaemonError::Silent { path: place.socket() });
        }
        std::thread::sleep(PAUSE);
    }
    Ok(told)
}

fn told(place: &Place, hello: &Hello) -> Result<Welcome, DaemonError> {
    match greet(place, hello) {
        Ok((_, welcome)) => Ok(welcome),
        Err(NotReached::Absent | NotReached::Leaving) => {
            Err(DaemonError::None { home: place.home().to_owned() })
        }
        Err(NotReached::For(error)) => Err(error),
    }
}

/// Has the daemon speak HTTP as long as this process lives. A daemon that dies is started again, and
/// listens at the same address; its sessions are begun anew. `tell` is told each time where that is.
///
/// # Errors
///
/// If there is no daemon to be had, or it can't listen.
pub fn serve_http_through(
    place: &Place,
    version: &Version,
    launch: &Launch,
    terms: &Terms,
    http: &HttpTerms,
    mut tell: impl FnMut(&str, Option<&str>),
) -> Result<(), DaemonError> {
    let mut http = http.clone();
    loop {
        let wants = Wants::Http(Box::new(terms.clone()), http.clone());
        let mut reached = reach_or_start(place, &Hello { version: version.clone(), wants }, launch)?;
        if let Some(address) = &reached.ready.address {
            if let Ok(address) = address.parse() {
                http.address = address;
            }
            tell(address, reached.ready.trouble.as_deref());
        }
        // Nothing is ever sent; what ends is the daemon.
        let _ = reached.stream.read(&mut [0]);
    }
}

/// A session of a command line.
#[derive(Debug)]
pub struct Link {
    stream: BufReader<UnixStream>,
    last: u64,
    /// Who was met.
    pub welcome: Welcome,
    /// Why nothing is kept, if so.
    pub trouble: Option<String>,
}

/// Why there is no answer.
#[derive(thiserror::Error, Debug)]
pub enum CallFailed {
    /// The daemon is gone.
    #[error("the daemon ended: {0}")]
    Lost(#[from] io::Error),
    /// The daemon does not know such a call.
    #[error("the daemon refuses the call: {0}")]
    Refused(String),
}

impl Link {
    /// Connects to a daemon that is there; `None` if there is none.
    ///
    /// # Errors
    ///
    /// If there is one that can't be used.
    pub fn to(place: &Place, version: &Version, terms: &Terms) -> Result<Option<Link>, DaemonError> {
        let wants = Wants::Session(Box::new(terms.clone()));
        let reached = match reach(place, &Hello { version: version.clone(), wants }) {
            Ok(reached) => reached,
            Err(NotReached::Absent | NotReached::Leaving) => return Ok(None),
            Err(NotReached::For(error)) => return Err(error),
        };
        let Reached { stream, welcome, ready } = reached;
        let mut link = Link { stream: BufReader::new(stream), last: 0, welcome, trouble: ready.trouble };
        let client = json!({"name": "scryer", "version": version.release});
        let hello = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client});
        let began = link.request("initialize", hello, &mut |_, _, _| ());
        let began = began.and_then(|_| {
            let said = json!({"jsonrpc": "2.0", "method": "notifications/initialized"});
            Ok(link.send(&said)?)
        });
        match began {
            Ok(()) => Ok(Some(link)),
            Err(CallFailed::Lost(_)) => Ok(None),
            Err(CallFailed::Refused(reason)) => Err(DaemonError::Refused { reason }),
        }
    }

    /// Calls a tool. `progress` is told what is done, of how much, and of what.
    ///
    /// # Errors
    ///
    /// If the daemon ends meanwhile. That the tool has no answer is an answer.
    #[expect(clippy::type_complexity, reason = "a fn that is told two numbers and a word")]
    pub fn call(
        &mut self,
        tool: &str,
        arguments: Map<String, Value>,
        progress: Option<&mut dyn FnMut(u64, u64, &str)>,
    ) -> Result<Answered, CallFailed> {
        let mut params = json!({"name": tool, "arguments": arguments});
        if progress.is_some() {
            params["_meta"] = json!({"progressToken": self.last + 1});
        }
        let mut nobody = |_: u64, _: u64, _: &str| ();
        let result = self.request("tools/call", params, progress.unwrap_or(&mut nobody))?;
        Ok(Answered {
            text: result["content"][0]["text"].as_str().unwrap_or_default().to_owned(),
            is_error: result["isError"].as_bool().unwrap_or(false),
            structured: result.get("structuredContent").cloned().unwrap_or_default(),
        })
    }

    fn request(
        &mut self,
        method: &str,
        params: Value,
        progress: &mut dyn FnMut(u64, u64, &str),
    ) -> Result<Value, CallFailed> {
        self.last += 1;
        let id = self.last;
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}))?;
        let mut line = Vec::new();
        loop {
            line.clear();
            if self.stream.read_until(b'\n', &mut line)? == 0 {
                return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into());
            }
            let Ok(mut said) = serde_json::from_slice::<Value>(&line) else { continue };
            if said["method"] == "notifications/progress" {
                let number = |name: &str| said["params"][name].as_f64().unwrap_or(0.0) as u64;
                let what = said["params"]["message"].as_str().unwrap_or_default();
                progress(number("progress"), number("total"), what);
            }
            if said["id"] != id || said.get("method").is_some() {
                continue;
            }
            if let Some(error) = said.get("error") {
                let reason = error["message"].as_str().unwrap_or("without a reason").to_owned();
                return Err(CallFailed::Refused(reason));
            }
            return Ok(said["result"].take());
        }
    }

    fn send(&mut self, message: &Value) -> io::Result<()> {
        self.stream.get_mut().write_all(format!("{message}\n").as_bytes())
    }
}
