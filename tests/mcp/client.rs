//! A client that knows no more than JSON-RPC, and small workspaces to ask about.

use std::fs;
use std::path::{Path, PathBuf};

use scryer::{Options, Scryer};
use scryer_mcp::{Session, SessionOptions};
use serde_json::{Map, Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream, Lines, ReadHalf, WriteHalf};
use tokio::task::JoinHandle;

/// One session on a workspace of its own.
pub(crate) struct Client {
    temp: TempDir,
    output: Lines<BufReader<ReadHalf<DuplexStream>>>,
    input: Option<WriteHalf<DuplexStream>>,
    server: JoinHandle<Result<(), scryer_mcp::ServeError>>,
    last: u64,
    /// Notifications that came before an answer.
    pub(crate) notifications: Vec<Value>,
    /// What it says when it is asked for its roots.
    pub(crate) roots: Vec<String>,
    /// How often it was asked.
    pub(crate) asked: usize,
}

/// What a tool said.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) text: String,
    pub(crate) is_error: bool,
}

impl Reply {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        assert!(!self.is_error, "{}", self.text);
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}

impl Client {
    /// A session that has done its handshake.
    pub(crate) async fn start(files: &[(&str, &str)]) -> Client {
        let mut client = Client::raw(files);
        client.initialize().await;
        client
    }

    /// A session that nothing was sent to.
    pub(crate) fn raw(files: &[(&str, &str)]) -> Client {
        Client::with(files, |_| ())
    }

    /// As [`Client::raw`], with options of its own.
    pub(crate) fn with(files: &[(&str, &str)], set: impl FnOnce(&mut SessionOptions)) -> Client {
        Client::on(workspace(files), |mut options| {
            set(&mut options);
            options
        })
    }

    /// A session on a directory `ws` that is there, with other options than usual; nothing was sent to it.
    pub(crate) fn on(temp: TempDir, options: impl FnOnce(SessionOptions) -> SessionOptions) -> Client {
        let scryer = Scryer::in_memory(Options::default());
        let options = options(SessionOptions::new(root(&temp)));
        let (ours, theirs) = tokio::io::duplex(1 << 16);
        let (read, write) = tokio::io::split(theirs);
        let server = tokio::spawn(scryer_mcp::serve(Session::new(scryer, options), read, write));
        let (read, write) = tokio::io::split(ours);
        let output = BufReader::new(read).lines();
        Client {
            temp,
            output,
            input: Some(write),
            server,
            last: 0,
            notifications: Vec::new(),
            roots: Vec::new(),
            asked: 0,
        }
    }

    /// Where its workspace is.
    pub(crate) fn workspace(&self) -> PathBuf {
        root(&self.temp)
    }

    pub(crate) async fn initialize(&mut self) -> Value {
        self.initialize_with(json!({})).await
    }

    /// Says what it can.
    pub(crate) async fn initialize_with(&mut self, capabilities: Value) -> Value {
        let client = json!({"name": "test", "version": "1"});
        let params =
            json!({"protocolVersion": "2025-06-18", "capabilities": capabilities, "clientInfo": client});
        let answer = self.request("initialize", params).await;
        self.send(&json!({"jsonrpc": "2.0", "method": "notifications/initialized"}).to_string()).await;
        answer
    }

    pub(crate) async fn send(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(line.as_bytes()).await.unwrap();
        input.write_all(b"\n").await.unwrap();
    }

    /// The whole answer to a request.
    pub(crate) async fn request(&mut self, method: &str, params: Value) -> Value {
        let id = self.post(method, params).await;
        loop {
            let message = self.receive().await;
            if message["method"] == "roots/list" {
                self.asked += 1;
                let roots: Vec<Value> = self.roots.iter().map(|uri| json!({"uri": uri})).collect();
                let answer = json!({"jsonrpc": "2.0", "id": message["id"], "result": {"roots": roots}});
                self.send(&answer.to_string()).await;
                continue;
            }
            if message["id"] == id && message.get("method").is_none() {
                return message;
            }
            self.notifications.push(message);
        }
    }

    /// Sends a request and doesn't wait. Returns its id.
    pub(crate) async fn post(&mut self, method: &str, params: Value) -> u64 {
        self.last += 1;
        let request = json!({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params});
        self.send(&request.to_string()).await;
        self.last
    }

    /// The next message.
    pub(crate) async fn receive(&mut self) -> Value {
        let line = self.output.next_line().await.unwrap().expect("the server ended");
        serde_json::from_str(&line).unwrap()
    }

    /// Ends the input; what is on its way still comes.
    pub(crate) async fn end_input(&mut self) {
        self.input.take().unwrap().shutdown().await.unwrap();
    }

    pub(crate) async fn call(&mut self, tool: &str, arguments: Value) -> Reply {
        let answer = self.request("tools/call", json!({"name": tool, "arguments": arguments})).await;
        let result = answer.get("result").unwrap_or_else(|| panic!("{answer}"));
        let texts = result["content"].as_array().unwrap().iter().map(|block| block["text"].as_str().unwrap());
        Reply { text: texts.collect(), is_error: result["isError"] == true }
    }

    /// The next message, whatever it is.
    pub(crate) async fn next(&mut self) -> Value {
        let line = self.output.next_line().await.unwrap().expect("the server ended");
        serde_json::from_str(&line).unwrap()
    }

    /// Ends the input and waits for the server.
    pub(crate) async fn close(mut self) -> Result<(), scryer_mcp::ServeError> {
        let mut input = self.input.take().unwrap();
        input.shutdown().await.unwrap();
        drop(input);
        self.server.await.unwrap()
    }
}

/// A package of these files, in a directory named `ws`.
fn workspace(files: &[(&str, &str)]) -> TempDir {
    let temp = TempDir::new().unwrap();
    let root = temp.path().join("ws");
    write(&root, "Cargo.toml", "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
    for (path, text) in files {
        write(&root, path, text);
    }
    temp
}

fn root(temp: &TempDir) -> PathBuf {
    temp.path().canonicalize().unwrap().join("ws")
}

pub(crate) fn write(dir: &Path, path: &str, text: &str) {
    let path = dir.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// Shows every property of every schema below this one.
pub(crate) fn properties(schema: &Value) -> Vec<(String, &Map<String, Value>)> {
    let mut open = vec![(String::new(), schema)];
    let mut all = Vec::new();
    while let Some((path, schema)) = open.pop() {
        let object = schema.as_object().unwrap_or_else(|| panic!("{path} is no schema: {schema}"));
        all.push((path.clone(), object));
        for (name, property) in object.get("properties").and_then(Value::as_object).into_iter().flatten() {
            open.push((format!("{path}.{name}"), property));
        }
        if let Some(items) = object.get("items") {
            open.push((format!("{path}[]"), items));
        }
    }
    all
}
