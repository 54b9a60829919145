//! A client of the server, in the same process.

use std::path::Path;

use scryer::Scryer;
use scryer_mcp::{Session, SessionOptions};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream, Lines, ReadHalf, WriteHalf};

/// One client of one session.
pub(crate) struct Client {
    input: WriteHalf<DuplexStream>,
    output: Lines<BufReader<ReadHalf<DuplexStream>>>,
    last: u64,
}

impl Client {
    /// Begins a session in `root`.
    pub(crate) async fn start(scryer: Scryer, root: &Path) -> Client {
        let (ours, theirs) = tokio::io::duplex(1 << 16);
        let (read, write) = tokio::io::split(theirs);
        tokio::spawn(scryer_mcp::serve(
            Session::new(scryer, SessionOptions::new(root.to_owned())),
            read,
            write,
        ));
        let (read, input) = tokio::io::split(ours);
        let mut client = Client { input, output: BufReader::new(read).lines(), last: 0 };
        let info = json!({"name": "bench", "version": "1"});
        let hello = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": info});
        client.request("initialize", hello).await;
        client.send(&json!({"jsonrpc": "2.0", "method": "notifications/initialized"})).await;
        client
    }

    async fn send(&mut self, message: &Value) {
        self.input.write_all(format!("{message}\n").as_bytes()).await.unwrap();
    }

    async fn request(&mut self, method: &str, params: Value) -> Value {
        self.last += 1;
        self.send(&json!({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params})).await;
        loop {
            let line = self.output.next_line().await.unwrap().expect("the server is there");
            let message: Value = serde_json::from_str(&line).unwrap();
            if message["id"] == self.last {
                return message;
            }
        }
    }

    /// What a tool says.
    pub(crate) async fn call(&mut self, tool: &str, arguments: Value) -> String {
        let answer = self.request("tools/call", json!({"name": tool, "arguments": arguments})).await;
        answer["result"]["content"][0]["text"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    }
}
