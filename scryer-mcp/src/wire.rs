//! Between a client's streams and the protocol's own: lines that are no messages, and the end of the input.
//!
//! The protocol's library passes over what it can't read and stops at the end of the input, whatever is still being
//! worked on. Here every line is looked at on its way: one that is no JSON, or a call that can't be one, is answered with
//! the error that JSON-RPC has for it; and the end of the input is only passed on once every request has its answer, or was
//! called off. Nothing else is changed, and each line that goes out is written whole.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rmcp::RoleServer;
use rmcp::service::RxJsonRpcMessage;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value, json};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader, DuplexStream};
use tokio::sync::{Mutex as Turns, Notify};
use tokio::task::JoinHandle;

/// The longest message, in bytes: no call of a tool comes near it.
const MAX_LINE: usize = 16 << 20;

const PARSE_ERROR: i32 = -32700;
const INVALID_REQUEST: i32 = -32600;
const INVALID_PARAMS: i32 = -32602;

/// The name under which arguments that are no object reach a tool.
pub(crate) const WHOLE: &str = "arguments";

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

/// What a line turns out to be.
enum Read {
    /// A message of the protocol.
    Message(Value),
    /// What is answered to it.
    Refused(Value),
    /// Nothing that wants an answer.
    Nothing,
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
    while let Some(too_long) = next_line(&mut input, &mut line).await {
        let said = match too_long {
            true => {
                if say(&output, &self::too_long()).await.is_err() {
                    break;
                }
                continue;
            }
            false => read(&line),
        };
        let sent = match said {
            Read::Nothing => Ok(()),
            Read::Refused(answer) => say(&output, format!("{answer}\n").as_bytes()).await,
            Read::Message(message) => {
                note(&message, &open);
                server.write_all(format!("{message}\n").as_bytes()).await
            }
        };
        if sent.is_err() {
            break;
        }
    }
    open.none().await;
}

/// What is said to a line that is too long to be read.
pub(crate) fn too_long() -> Vec<u8> {
    let message = format!("this line is longer than {MAX_LINE} bytes; ask for less at once");
    format!("{}\n", refusal(&Value::Null, INVALID_REQUEST, &message)).into_bytes()
}

/// Reads to the end of a line, and says whether it was too long to be kept; `None` at the end of the input.
pub(crate) async fn next_line(
    input: &mut (impl AsyncBufReadExt + Unpin),
    line: &mut Vec<u8>,
) -> Option<bool> {
    line.clear();
    let mut too_long = false;
    loop {
        let available = match input.fill_buf().await {
            Ok(available) if !available.is_empty() => available,
            // The last line may lack its end.
            Ok(_) if !line.is_empty() => return Some(too_long),
            _ => return None,
        };
        let end = available.iter().position(|&byte| byte == b'\n');
        let taken = end.map_or(available.len(), |end| end + 1);
        too_long |= line.len() + taken > MAX_LINE;
        if !too_long {
            line.extend_from_slice(&available[..taken]);
        }
        input.consume(taken);
        if end.is_some() {
            return Some(too_long);
        }
    }
}

/// Notes a request that is going to be answered, or one that was called off.
fn note(message: &Value, open: &Open) {
    let Ok(Message { id, method, params }) = Message::deserialize(message) else { return };
    match (method.as_deref(), id.filter(|id| !id.is_null())) {
        (Some("notifications/cancelled"), None) => {
            if let Some(of) = params.as_ref().and_then(|params| params.get("requestId")) {
                open.change(|state| {
                    state.waiting.remove(&of.to_string());
                });
            }
        }
        (Some(_), Some(id)) => open.change(|state| {
            state.waiting.insert(id.to_string());
        }),
        _ => {}
    }
}

/// What a line says.
fn read(line: &[u8]) -> Read {
    let line = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line).trim_ascii();
    if line.is_empty() {
        return Read::Nothing;
    }
    let mut message: Value = match serde_json::from_slice(line) {
        Ok(message) => message,
        Err(error) => {
            let message = format!("this line is no JSON: {error}; send one message a line");
            return Read::Refused(refusal(&Value::Null, PARSE_ERROR, &message));
        }
    };
    let id = message.get("id").cloned().unwrap_or(Value::Null);
    if message["method"] == "tools/call" {
        let Some(params) = message.get_mut("params").and_then(Value::as_object_mut) else {
            return Read::Refused(refusal(
                &id,
                INVALID_PARAMS,
                "tools/call takes params with name and arguments",
            ));
        };
        if !params.get("name").is_some_and(Value::is_string) {
            let message = "tools/call needs the tool's name as a string; tools/list has the names";
            return Read::Refused(refusal(&id, INVALID_PARAMS, message));
        }
        match params.get_mut("arguments") {
            None | Some(Value::Object(_)) => {}
            Some(Value::Null) => {
                params.remove("arguments");
            }
            Some(other) => {
                let given = other.take();
                *other = Map::from_iter([(WHOLE.to_owned(), given)]).into();
            }
        }
    }
    let is_notification = id.is_null() && message.get("method").is_some();
    match serde_json::from_value::<RxJsonRpcMessage<RoleServer>>(message.clone()) {
        Ok(_) => Read::Message(message),
        // Notifications are never answered.
        Err(_) if is_notification => Read::Nothing,
        Err(error) => {
            let message = format!("this is no message of the protocol: {error}");
            Read::Refused(refusal(&id, INVALID_REQUEST, &message))
        }
    }
}

fn refusal(id: &Value, code: i32, message: &str) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": message}})
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

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: Option<i32>) {
        match (read(line.as_bytes()), expected) {
            (Read::Refused(answer), Some(code)) => assert_eq!(answer["error"]["code"], code, "{line}"),
            (Read::Message(_) | Read::Nothing, None) => {}
            (Read::Refused(answer), None) => panic!("{line}: {answer}"),
            (_, Some(code)) => panic!("{line} is not {code}"),
        }
    }

    #[test]
    fn nothing_is_met_with_silence() {
        check("", None);
        check(r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, None);
        check("\u{feff}{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", None);
        check(r#"{"jsonrpc":"2.0","method":"notifications/of_some_kind","params":{"x":1}}"#, None);
        check("{", Some(PARSE_ERROR));
        check("hello", Some(PARSE_ERROR));
        check("17", Some(INVALID_REQUEST));
        check(r#"{"id":1}"#, Some(INVALID_REQUEST));
        check(r#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, Some(INVALID_PARAMS));
        check(r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":3}}"#, Some(INVALID_PARAMS));
        for arguments in ["null", "\"{}\"", "[1]", "3"] {
            let call = format!(
                r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"x","arguments":{arguments}}}}}"#
            );
            check(&call, None);
        }
    }
}
