//! Between a client's streams and the protocol's own: lines that are no messages, and the end of the input.
//!
//! The protocol's library passes over what it can't read and stops at the end of the input, whatever is still being
//! worked on. Here every line is looked at on its way: one that is no JSON, or a call that can't be one, is answered with
//! the error that JSON-RPC has for it; and the end of the input is only passed on once every request has its answer, or was
//! called off. Nothing else is changed, and each line that goes out is written whole.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader, DuplexStream};
use tokio::sync::{Mutex as Turns, Notify};
use tokio::task::JoinHandle;

/// Bytes on the way between the two sides.
const BUFFER: usize = 1 << 16;

/// The protocol's side of the streams.
pub(crate) struct Wire {
    /// What the client sends.
    pub(crate) input: DuplexStream,
    /// What it is to get.
    pub(crate) output: DuplexStream,
    /// What carries the one and the other.
    pub(crate) carriers: Carriers,
}

/// The tasks that carry lines.
pub(crate) struct Carriers {
    incoming: JoinHandle<()>,
    outgoing: JoinHandle<()>,
}

impl Carriers {
    /// Waits until everything that was said has gone out.
    pub(crate) async fn finish(self) {
        // A client that no longer reads must not keep the server.
        let _ = tokio::time::timeout(std::time::Duration::from_secs(5), self.outgoing).await;
        self.incoming.abort();
    }
}

/// Puts itself between a client's streams and the protocol.
pub(crate) fn connect(
    input: impl AsyncRead + Send + Unpin + 'static,
    output: impl AsyncWrite + Send + Unpin + 'static,
) -> Wire {
    let (to_server, server_input) = tokio::io::duplex(BUFFER);
    let (server_output, from_server) = tokio::io::duplex(BUFFER);
    let open = Arc::new(Open::default());
    let output = Arc::new(Turns::new(output));
    let incoming = tokio::spawn(carry_in(BufReader::new(input), to_server, output.clone(), open.clone()));
    let outgoing = tokio::spawn(carry_out(BufReader::new(from_server), output, open));
    Wire { input: server_input, output: server_output, carriers: Carriers { incoming, outgoing } }
}

/// Requests that wait for their answers, by id.
#[derive(Default)]
struct Open {
    ids: Mutex<State>,
    fewer: Notify,
}

#[derive(Default)]
struct State {
    waiting: BTreeSet<String>,
    /// Nothing will come out any more.
    closed: bool,
}

impl Open {
    fn state(&self) -> MutexGuard<'_, State> {
        self.ids.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state());
        self.fewer.notify_one();
    }

    /// Waits until no request waits.
    async fn none(&self) {
        loop {
            let next = self.fewer.notified();
            {
                let state = self.state();
                if state.closed || state.waiting.is_empty() {
                    return;
                }
            }
            next.await;
        }
    }
}

/// What matters of a message here.
#[derive(Deserialize)]
struct Message {
    id: Option<Value>,
    method: Option<String>,
    params: Option<Value>,
}

/// The same of an answer, whose content is nobody's business here.
#[derive(Deserialize)]
struct Reply {
    id: Option<Value>,
    method: Option<IgnoredAny>,
}

async fn carry_in<W: AsyncWrite + Unpin>(
    mut input: impl AsyncBufReadExt + Unpin,
    mut server: DuplexStream,
    output: Arc<Turns<W>>,
    open: Arc<Open>,
) {
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.read_until(b'\n', &mut line).await {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let refusal = match serde_json::from_slice::<Value>(&line) {
            Err(error) => Some((Value::Null, -32700, format!("no JSON: {error}"))),
            Ok(message) => look(message, &open),
        };
        match refusal {
            Some((id, code, message)) => {
                let error = json!({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": message}});
                if say(&output, format!("{error}\n").as_bytes()).await.is_err() {
                    break;
                }
            }
            None => {
                if !line.ends_with(b"\n") {
                    line.push(b'\n');
                }
                if server.write_all(&line).await.is_err() {
                    break;
                }
            }
        }
    }
    open.none().await;
}

/// Notes a request that is going to be answered, or says why it can't be one.
fn look(message: Value, open: &Open) -> Option<(Value, i32, String)> {
    let Ok(Message { id, method, params }) = serde_json::from_value(message) else { return None };
    let id = id.filter(|id| !id.is_null());
    match (method.as_deref(), id) {
        (Some("notifications/cancelled"), None) => {
            let of = params.as_ref().and_then(|params| params.get("requestId"));
            if let Some(of) = of {
                open.change(|state| {
                    state.waiting.remove(&of.to_string());
                });
            }
            None
        }
        (Some(method), Some(id)) => {
            if method == "tools/call"
                && let Some(fault) = bad_call(params.as_ref())
            {
                return Some((id, -32602, fault.to_owned()));
            }
            open.change(|state| {
                state.waiting.insert(id.to_string());
            });
            None
        }
        _ => None,
    }
}

/// Why the parameters of a call can't be meant.
fn bad_call(params: Option<&Value>) -> Option<&'static str> {
    let Some(Value::Object(params)) = params else { return Some("params must be an object with a name") };
    match (params.get("name"), params.get("arguments")) {
        (Some(Value::String(_)), None | Some(Value::Object(_) | Value::Null)) => None,
        (Some(Value::String(_)), Some(_)) => Some("arguments must be an object"),
        _ => Some("params must have a name, which is text"),
    }
}

async fn carry_out<W: AsyncWrite + Unpin>(
    mut server: impl AsyncBufReadExt + Unpin,
    output: Arc<Turns<W>>,
    open: Arc<Open>,
) {
    let mut line = Vec::new();
    loop {
        line.clear();
        match server.read_until(b'\n', &mut line).await {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        if say(&output, &line).await.is_err() {
            break;
        }
        if let Ok(Reply { id: Some(id), method: None }) = serde_json::from_slice(&line) {
            open.change(|state| {
                state.waiting.remove(&id.to_string());
            });
        }
    }
    open.change(|state| state.closed = true);
}

async fn say<W: AsyncWrite + Unpin>(output: &Turns<W>, line: &[u8]) -> std::io::Result<()> {
    let mut output = output.lock().await;
    output.write_all(line).await?;
    output.flush().await
}
