//! Stands between an agent and the daemon, so that the agent's session outlives a daemon.
//!
//! In go the lines of the agent, out come those of the daemon, as they are. What was asked and has no answer yet is
//! remembered, and so are how the session began and which project it was switched to. When the daemon dies, the next one
//! (which is started when it is needed) is told all that, and asked again what may be asked twice; of the rest the agent is
//! told that nobody knows whether it was done. Where no daemon can be had, a session in this process answers, from memory.

use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::UnixStream;
use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel};

use super::handshake::{Hello, Version, Wants};
use super::launch::Launch;
use super::link::{Reached, reach_or_start};
use super::{DaemonError, Place};
use crate::catalog::{self, Effect};
use crate::files;
use crate::session::Session;
use crate::terms::Terms;
use crate::transport::{self, ServeError};
use crate::wire;

/// How often a question is asked again. One that kills each daemon must not go on doing so.
const MOST_REPEATS: u32 = 2;

/// After so long without a daemon, one is tried again.
const NEXT_TRY: Duration = Duration::from_secs(10);

/// Begins the ids of what is asked on nobody's behalf.
const OWN: &str = "scryer again ";
const OWN_BEGIN: &str = "scryer again begin";

const INTERNAL_ERROR: i32 = -32603;

/// What a stand-in knows.
pub struct Front {
    /// Where the daemon is met.
    pub place: Place,
    /// Which build this is.
    pub version: Version,
    /// What the session starts with.
    pub terms: Terms,
    /// How a daemon is started.
    pub launch: Launch,
    /// Makes the session that answers where no daemon can be had; is told why.
    pub local: Box<dyn Fn(&DaemonError) -> Session + Send + Sync>,
    /// Is told what is wrong with the store, if nothing is kept, once.
    pub warn: Box<dyn Fn(&str) + Send + Sync>,
}

impl std::fmt::Debug for Front {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Front").field("place", &self.place).finish_non_exhaustive()
    }
}

/// Stands in over this process's stdin and stdout, which nothing else may write to meanwhile.
///
/// # Errors
///
/// If no runtime can be had, or a daemon is there and refuses.
pub fn serve_stdio_through(front: Front) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let served = runtime.block_on(async {
        let (input, output) = rmcp::transport::io::stdio_pipes();
        serve(front, input, output).await
    });
    runtime.shutdown_background();
    served
}

/// What happens.
enum Event {
    /// The agent said something.
    Agent(Vec<u8>),
    /// The agent says nothing any more.
    AgentEnded,
    /// The daemon of that number said something.
    Daemon(u64, Vec<u8>),
    /// The daemon of that number is gone.
    DaemonEnded(u64),
}

/// A connection to a daemon, or to a session in this process.
struct Upstream {
    number: u64,
    /// Its end is the end of what is said.
    lines: Option<UnboundedSender<Vec<u8>>>,
    /// What is still to be done before anything else, last first; each step once the one before has its answer.
    steps: Vec<Value>,
    /// A step has no answer yet.
    is_waiting: bool,
    /// What is said after that.
    held: Vec<Vec<u8>>,
    /// All is said, once it is.
    is_ended: bool,
    /// Since when a session in this process stands in for a daemon.
    local: Option<Instant>,
}

/// A request of the agent that has no answer yet.
struct Open {
    id: Value,
    line: Vec<u8>,
    what: Asked,
    repeats: u32,
}

/// What a request asks for.
#[derive(Clone, PartialEq, Eq)]
enum Asked {
    /// That the session begins.
    Begin,
    /// That calls mean another project from now on.
    Switch,
    /// Something that can be asked twice.
    Question,
    /// Something that may be done by now; the tool.
    Deed(String),
}

struct Stand {
    front: Front,
    events: Sender<Event>,
    output: UnboundedSender<Vec<u8>>,
    upstream: Option<Upstream>,
    /// How many there were.
    upstreams: u64,
    open: Vec<Open>,
    /// How the session began, once that was answered.
    begun: Option<Value>,
    /// The agent said that it has the answer.
    initialized: bool,
    /// The root of the project that was switched to.
    switched: Option<String>,
    agent_ended: bool,
    warned: bool,
}

/// Stands in over a pair of streams until the agent is gone and has all answers.
pub(super) async fn serve(
    front: Front,
    input: impl AsyncRead + Send + Unpin + 'static,
    output: impl AsyncWrite + Send + Unpin + 'static,
) -> Result<(), ServeError> {
    let (events, inbox) = channel(256);
    let (to_agent, lines) = unbounded_channel();
    let mut stand = Stand {
        front,
        events: events.clone(),
        output: to_agent.clone(),
        upstream: None,
        upstreams: 0,
        open: Vec::new(),
        begun: None,
        initialized: false,
        switched: None,
        agent_ended: false,
        warned: false,
    };
    // What is wrong with the options is better told now than with each call.
    let first = stand.reach().await;
    if let Err(DaemonError::Refused { reason }) = first {
        return Err(ServeError::Refused(reason));
    }
    stand.take_up(first);
    let reader = tokio::spawn(hear_agent(input, events, to_agent));
    let writer = tokio::spawn(write_lines(output, lines));
    stand.run(inbox).await;
    drop(stand);
    reader.abort();
    // An agent that no longer reads must not keep this process.
    let _ = tokio::time::timeout(Duration::from_secs(5), writer).await;
    Ok(())
}

async fn hear_agent(
    input: impl AsyncRead + Send + Unpin,
    events: Sender<Event>,
    output: UnboundedSender<Vec<u8>>,
) {
    let mut input = BufReader::new(input);
    let mut line = Vec::new();
    while let Some(too_long) = wire::next_line(&mut input, &mut line).await {
        if too_long {
            let _ = output.send(wire::too_long());
            continue;
        }
        if events.send(Event::Agent(std::mem::take(&mut line))).await.is_err() {
            return;
        }
    }
    let _ = events.send(Event::AgentEnded).await;
}

async fn hear_daemon(mut input: impl AsyncRead + Send + Unpin, number: u64, events: Sender<Event>) {
    // By hand: a line that is cut off by the daemon's death is no line.
    let (mut buffer, mut line) = (vec![0; 1 << 16], Vec::new());
    loop {
        let read = match input.read(&mut buffer).await {
            Ok(0) | Err(_) => break,
            Ok(read) => read,
        };
        let mut rest = &buffer[..read];
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
            line.extend_from_slice(&rest[..=end]);
            rest = &rest[end + 1..];
            if events.send(Event::Daemon(number, std::mem::take(&mut line))).await.is_err() {
                return;
            }
        }
        line.extend_from_slice(rest);
    }
    let _ = events.send(Event::DaemonEnded(number)).await;
}

async fn write_lines(mut output: impl AsyncWrite + Unpin, mut lines: UnboundedReceiver<Vec<u8>>) {
    while let Some(line) = lines.recv().await {
        if output.write_all(&line).await.is_err() || output.flush().await.is_err() {
            // Whoever does not read any more is heard of as an end of what it says, too.
            return;
        }
    }
    let _ = output.shutdown().await;
}

impl Stand {
    async fn run(&mut self, mut inbox: Receiver<Event>) {
        while let Some(event) = inbox.recv().await {
            match event {
                Event::Agent(line) => self.agent(line).await,
                Event::AgentEnded => {
                    self.agent_ended = true;
                    match &mut self.upstream {
                        Some(upstream) => upstream.end(),
                        None => return,
                    }
                }
                Event::Daemon(number, line) if self.is_current(number) => self.daemon(line),
                Event::DaemonEnded(number) if self.is_current(number) => {
                    self.upstream = None;
                    self.give_up_some();
                    if !self.open.is_empty() {
                        self.connect().await;
                    } else if self.agent_ended {
                        return;
                    }
                }
                Event::Daemon(..) | Event::DaemonEnded(_) => {}
            }
        }
    }

    fn is_current(&self, number: u64) -> bool {
        self.upstream.as_ref().is_some_and(|upstream| upstream.number == number)
    }

    /// Notes what the agent said, and passes it on.
    async fn agent(&mut self, line: Vec<u8>) {
        let message: Option<Value> = serde_json::from_slice(&line).ok();
        let line = match &message {
            Some(message) => match self.note(message) {
                Some(Noted::Instead(other)) => written(&other),
                Some(Noted::Dropped) => return,
                None => line,
            },
            None if line.trim_ascii().is_empty() => return,
            // The daemon says what is wrong with it.
            None => line,
        };
        if let Some(message) = message.as_ref().filter(|message| is_request(message)) {
            let what = asked(message);
            let id = message["id"].clone();
            self.open.push(Open { id, line: line.clone(), what, repeats: 0 });
        }
        let is_due = |upstream: &Upstream| upstream.local.is_some_and(|since| since.elapsed() > NEXT_TRY);
        if self.open.len() <= 1 && self.upstream.as_ref().is_some_and(is_due) {
            self.upstream = None;
        }
        match &mut self.upstream {
            Some(upstream) => upstream.say(line),
            // What is open is said when it connects, this included.
            None if message.as_ref().is_some_and(is_request) => self.connect().await,
            None => {
                // Without a daemon there is nobody whom a notification could concern, but one that can't be read at all
                // has to be answered.
                if message.is_none() {
                    self.connect().await;
                    if let Some(upstream) = &mut self.upstream {
                        upstream.say(line);
                    }
                }
            }
        }
    }

    /// Notes what matters of a message of the agent. What is to be passed on may be another one.
    fn note(&mut self, message: &Value) -> Option<Noted> {
        match message["method"].as_str() {
            Some("notifications/initialized") => self.initialized = true,
            Some("notifications/cancelled") => {
                let of = &message["params"]["requestId"];
                self.open.retain(|open| open.id != *of);
            }
            Some(_) => {}
            None => {
                // An answer to a request of the daemon, whose number is in the id.
                let id = message["id"].as_str()?;
                let (number, id) = id.split_once(' ')?;
                let id: Value = serde_json::from_str(id).ok()?;
                if !self.is_current(number.parse().ok()?) {
                    return Some(Noted::Dropped);
                }
                let mut other = message.clone();
                other["id"] = id;
                return Some(Noted::Instead(other));
            }
        }
        None
    }

    /// Notes what the daemon said, and passes it on.
    fn daemon(&mut self, line: Vec<u8>) {
        let Ok(mut message) = serde_json::from_slice::<Value>(&line) else {
            let _ = self.output.send(line);
            return;
        };
        let number = self.upstream.as_ref().map_or(0, |upstream| upstream.number);
        if message.get("method").is_some() {
            // Each daemon counts its requests from 0; the agent sees one session.
            let mut renamed = false;
            for place in ["/id", "/params/requestId"] {
                if place != "/id" && message["method"] != "notifications/cancelled" {
                    continue;
                }
                if let Some(id) = message.pointer_mut(place) {
                    *id = format!("{number} {id}").into();
                    renamed = true;
                }
            }
            let _ = self.output.send(if renamed { written(&message) } else { line });
            return;
        }
        if message["id"].as_str().is_some_and(|id| id.starts_with(OWN)) {
            if message["id"] != OWN_BEGIN
                && let Some(upstream) = &mut self.upstream
            {
                upstream.next_step();
            }
            return;
        }
        if let Some(at) = self.open.iter().position(|open| open.id == message["id"]) {
            let open = self.open.remove(at);
            let is_done = message.get("result").is_some() && message["result"]["isError"] != true;
            match open.what {
                Asked::Begin if is_done => self.begun = serde_json::from_slice(&open.line).ok(),
                Asked::Switch if is_done => self.switched = switched_to(&message),
                _ => {}
            }
        }
        let _ = self.output.send(line);
    }

    /// After a death: answers what can't be asked again.
    fn give_up_some(&mut self) {
        let mut kept = Vec::new();
        for mut open in self.open.drain(..) {
            open.repeats += 1;
            let answer = match &open.what {
                Asked::Deed(tool) => {
                    let text = format!(
                        "the daemon ended during this call: whether {tool} was done is not known; look before you call \
                         it again"
                    );
                    json!({"content": [{"type": "text", "text": text}], "isError": true})
                }
                _ if open.repeats > MOST_REPEATS => {
                    let message = format!("the daemon ended {} times over this request", open.repeats);
                    let error = json!({"code": INTERNAL_ERROR, "message": message});
                    let answer = json!({"jsonrpc": "2.0", "id": open.id, "error": error});
                    let _ = self.output.send(written(&answer));
                    continue;
                }
                _ => {
                    kept.push(open);
                    continue;
                }
            };
            let _ = self.output.send(written(&json!({"jsonrpc": "2.0", "id": open.id, "result": answer})));
        }
        self.open = kept;
    }

    /// Connects, and says again what a new daemon has to know, and what is still open.
    async fn connect(&mut self) {
        let reached = self.reach().await;
        self.take_up(reached);
    }

    /// Begins with what was reached.
    fn take_up(&mut self, reached: Result<(UnixStream, Option<String>), DaemonError>) {
        self.upstreams += 1;
        let number = self.upstreams;
        let (lines, to_daemon) = unbounded_channel();
        let local = match reached {
            Ok((stream, trouble)) => {
                if let Some(trouble) = trouble.filter(|_| !self.warned) {
                    self.warned = true;
                    (self.front.warn)(&trouble);
                }
                let (read, write) = stream.into_split();
                tokio::spawn(hear_daemon(read, number, self.events.clone()));
                tokio::spawn(write_lines(write, to_daemon));
                None
            }
            Err(error) => {
                let session = (self.front.local)(&error);
                let (ours, theirs) = tokio::io::duplex(1 << 16);
                let (read, write) = tokio::io::split(theirs);
                tokio::spawn(transport::serve(session, read, write));
                let (read, write) = tokio::io::split(ours);
                tokio::spawn(hear_daemon(read, number, self.events.clone()));
                tokio::spawn(write_lines(write, to_daemon));
                Some(Instant::now())
            }
        };
        let mut upstream = Upstream {
            number,
            lines: Some(lines),
            steps: Vec::new(),
            is_waiting: false,
            held: Vec::new(),
            is_ended: false,
            local,
        };
        if let Some(mut begun) = self.begun.clone() {
            begun["id"] = OWN_BEGIN.into();
            upstream.say(written(&begun));
            if self.initialized {
                upstream.say(written(&json!({"jsonrpc": "2.0", "method": "notifications/initialized"})));
            }
        }
        if let Some(root) = &self.switched {
            upstream.steps.push(step("switch_active_project", json!({"project": root})));
            if local.is_some() {
                // Nobody has told this one of the project.
                upstream.steps.push(step("index_workspace", json!({"path": root})));
            }
            upstream.next_step();
        }
        for open in &self.open {
            upstream.say(match open.repeats {
                0 => open.line.clone(),
                _ => without_progress(&open.line),
            });
        }
        if self.agent_ended {
            upstream.end();
        }
        self.upstream = Some(upstream);
    }

    async fn reach(&self) -> Result<(UnixStream, Option<String>), DaemonError> {
        let Front { place, version, terms, launch, .. } = &self.front;
        let hello = Hello { version: version.clone(), wants: Wants::Session(Box::new(terms.clone())) };
        let (at, launch) = (place.clone(), launch.clone());
        let failed = |error| DaemonError::io(&place.socket(), error);
        let reached = tokio::task::spawn_blocking(move || reach_or_start(&at, &hello, &launch)).await;
        let Reached { stream, ready, .. } =
            reached.map_err(|error| failed(std::io::Error::other(error)))??;
        stream.set_nonblocking(true).map_err(failed)?;
        Ok((UnixStream::from_std(stream).map_err(failed)?, ready.trouble))
    }
}

/// What becomes of a message of the agent.
enum Noted {
    /// Another one is passed on.
    Instead(Value),
    /// It concerns nobody any more.
    Dropped,
}

impl Upstream {
    /// Says it, once all that comes before is done.
    fn say(&mut self, line: Vec<u8>) {
        match self.is_waiting {
            true => self.held.push(line),
            false => self.say_now(line),
        }
    }

    fn say_now(&mut self, line: Vec<u8>) {
        if let Some(lines) = &self.lines {
            // Where nobody listens any more, that is heard of, too.
            let _ = lines.send(line);
        }
    }

    /// Goes on with what comes before.
    fn next_step(&mut self) {
        if let Some(step) = self.steps.pop() {
            self.is_waiting = true;
            self.say_now(written(&step));
            return;
        }
        self.is_waiting = false;
        for line in std::mem::take(&mut self.held) {
            self.say_now(line);
        }
        if self.is_ended {
            self.lines = None;
        }
    }

    /// Says nothing any more, once all is said.
    fn end(&mut self) {
        self.is_ended = true;
        if !self.is_waiting {
            self.lines = None;
        }
    }
}

/// A call on nobody's behalf.
fn step(tool: &str, arguments: Value) -> Value {
    json!({
        "jsonrpc": "2.0", "id": format!("{OWN}{tool}"), "method": "tools/call",
        "params": {"name": tool, "arguments": arguments},
    })
}

/// The root of the project that a call switched to, as its answer says in either format.
fn switched_to(answer: &Value) -> Option<String> {
    let text = answer["result"]["content"][0]["text"].as_str()?;
    match serde_json::from_str::<Value>(text) {
        Ok(told) => told["root_path"].as_str().map(str::to_owned),
        Err(_) => text.split_once(" is active: ").map(|(_, root)| root.trim().to_owned()),
    }
}

fn is_request(message: &Value) -> bool {
    message.get("method").is_some() && message.get("id").is_some_and(|id| !id.is_null())
}

fn asked(message: &Value) -> Asked {
    let tool = message["params"]["name"].as_str().unwrap_or_default();
    match message["method"].as_str() {
        Some("initialize") => Asked::Begin,
        Some("tools/call") if tool == "switch_active_project" => Asked::Switch,
        Some("tools/call") => match may_be_repeated(tool) {
            true => Asked::Question,
            false => Asked::Deed(tool.to_owned()),
        },
        _ => Asked::Question,
    }
}

/// Whether it is all the same if a tool is called once or twice.
fn may_be_repeated(tool: &str) -> bool {
    match (catalog::find(tool), files::catalog::find(tool)) {
        (Some(code), _) => matches!(code.effect, Effect::Reads | Effect::Updates),
        (None, Some(file)) => file.hints.read_only,
        // Nobody knows it.
        (None, None) => true,
    }
}

/// The request without the wish to be told of progress, which would begin again from nothing.
fn without_progress(line: &[u8]) -> Vec<u8> {
    let Ok(mut message) = serde_json::from_slice::<Value>(line) else { return line.to_vec() };
    if let Some(meta) = message.pointer_mut("/params/_meta").and_then(Value::as_object_mut) {
        let meta: &mut Map<String, Value> = meta;
        meta.remove("progressToken");
    }
    written(&message)
}

fn written(message: &Value) -> Vec<u8> {
    format!("{message}\n").into_bytes()
}
