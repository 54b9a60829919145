//! Lines of JSON in, lines of JSON out.
//!
//! As rmcp's own transport, but that nothing a client sends is met with silence: a line that is no JSON is a parse error
//! (-32700), a message that is none of the protocol an invalid request (-32600) under its own id. Arguments of a call that
//! are no object reach the tool, which says what it takes. A line that is too long is dropped, and said so.

use std::io;
use std::sync::Arc;

use rmcp::RoleServer;
use rmcp::service::{RxJsonRpcMessage, TxJsonRpcMessage};
use rmcp::transport::Transport;
use serde_json::{Map, Value, json};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::sync::Mutex;

/// The longest message, in bytes: no call of a tool comes near it.
const MAX_LINE: usize = 16 << 20;

const PARSE_ERROR: i32 = -32700;
const INVALID_REQUEST: i32 = -32600;
const INVALID_PARAMS: i32 = -32602;

/// The name under which arguments that are no object reach a tool.
pub(crate) const WHOLE: &str = "arguments";

/// A pair of streams.
pub(crate) struct Wire<R, W> {
    input: BufReader<R>,
    /// What was read of the line so far. Kept here, as reading may be interrupted at any moment.
    line: Vec<u8>,
    /// The rest of the line is dropped.
    too_long: bool,
    /// `None` once it is closed.
    output: Arc<Mutex<Option<W>>>,
}

/// What a line turns out to be.
enum Read {
    Message(Box<RxJsonRpcMessage<RoleServer>>),
    /// What is answered to it.
    Refused(Value),
    /// Nothing that wants an answer.
    Nothing,
}

impl<R: AsyncRead + Unpin, W> Wire<R, W> {
    pub(crate) fn new(input: R, output: W) -> Wire<R, W> {
        Wire {
            input: BufReader::new(input),
            line: Vec::new(),
            too_long: false,
            output: Arc::new(Mutex::new(Some(output))),
        }
    }

    /// Reads to the end of the line; `None` at the end of the input. May be dropped at any `await` and called again.
    async fn line(&mut self) -> Option<()> {
        loop {
            let available = match self.input.fill_buf().await {
                Ok(available) if !available.is_empty() => available,
                // What has no end may be half a message.
                _ => return None,
            };
            let end = available.iter().position(|&byte| byte == b'\n');
            let taken = end.map_or(available.len(), |end| end + 1);
            if self.line.len() + taken > MAX_LINE {
                self.too_long = true;
                self.line.clear();
            }
            if !self.too_long {
                self.line.extend_from_slice(&available[..taken]);
            }
            self.input.consume(taken);
            if end.is_some() {
                return Some(());
            }
        }
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
    match serde_json::from_value(message) {
        Ok(message) => Read::Message(Box::new(message)),
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

async fn write<W: AsyncWrite + Unpin>(output: &Mutex<Option<W>>, mut line: Vec<u8>) -> io::Result<()> {
    line.push(b'\n');
    match &mut *output.lock().await {
        Some(output) => {
            output.write_all(&line).await?;
            output.flush().await
        }
        None => Err(io::ErrorKind::NotConnected.into()),
    }
}

impl<R, W> Transport<RoleServer> for Wire<R, W>
where
    R: AsyncRead + Send + Unpin,
    W: AsyncWrite + Send + Unpin + 'static,
{
    type Error = io::Error;

    fn send(
        &mut self,
        message: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = io::Result<()>> + Send + 'static {
        let output = self.output.clone();
        async move { write(&output, serde_json::to_vec(&message)?).await }
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        loop {
            self.line().await?;
            let said = match std::mem::take(&mut self.too_long) {
                true => {
                    let message = format!("this line is longer than {MAX_LINE} bytes; ask for less at once");
                    Read::Refused(refusal(&Value::Null, INVALID_REQUEST, &message))
                }
                false => read(&self.line),
            };
            self.line.clear();
            match said {
                Read::Message(message) => return Some(*message),
                Read::Nothing => {}
                Read::Refused(answer) => {
                    let output = self.output.clone();
                    // By itself, as this here may be interrupted. Who does not read any more misses nothing.
                    tokio::spawn(async move { write(&output, answer.to_string().into_bytes()).await });
                }
            }
        }
    }

    async fn close(&mut self) -> io::Result<()> {
        drop(self.output.lock().await.take());
        Ok(())
    }
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
