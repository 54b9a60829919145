//! An agent that talks to `scryer serve`, as a process of its own.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// One session over stdin and stdout.
pub(crate) struct Agent {
    pub(crate) child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    last: u64,
}

impl Agent {
    /// Starts `scryer serve` as `command` says, and does the handshake.
    pub(crate) fn start(command: &mut Command) -> Agent {
        Agent::try_start(command).expect("the server ended")
    }

    pub(crate) fn try_start(command: &mut Command) -> Option<Agent> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        let mut agent = Agent { child, input, output, last: 0 };
        let client = json!({"name": "test", "version": "1"});
        let hello = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client});
        let hello = agent.request("initialize", hello)?;
        assert_eq!(hello["result"]["serverInfo"]["name"], "scryer", "{hello}");
        agent.send(&json!({"jsonrpc": "2.0", "method": "notifications/initialized"}))?;
        Some(agent)
    }

    pub(crate) fn send(&mut self, message: &Value) -> Option<()> {
        writeln!(self.input.as_mut()?, "{message}").ok()
    }

    /// Sends a request and doesn't wait. Returns its id.
    pub(crate) fn post(&mut self, method: &str, params: Value) -> Option<u64> {
        self.last += 1;
        self.send(&json!({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}))?;
        Some(self.last)
    }

    /// The answer to a request; `None` if the server ended.
    pub(crate) fn answer(&mut self, id: u64) -> Option<Value> {
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).ok()? == 0 {
                return None;
            }
            let message: Value = serde_json::from_str(&line).ok()?;
            if message["id"] == id {
                return Some(message);
            }
        }
    }

    /// Whether a call was done before the server answers what is asked now.
    pub(crate) fn is_done(&mut self, call: u64) -> Option<bool> {
        let ping = self.post("ping", json!({}))?;
        let mut is_done = false;
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).ok()? == 0 {
                return None;
            }
            let message: Value = serde_json::from_str(&line).ok()?;
            is_done |= message["id"] == call && message["result"]["isError"] == false;
            if message["id"] == ping {
                return Some(is_done);
            }
        }
    }

    pub(crate) fn request(&mut self, method: &str, params: Value) -> Option<Value> {
        let id = self.post(method, params)?;
        self.answer(id)
    }

    /// Calls a tool; `None` if the server ended.
    pub(crate) fn try_call(&mut self, tool: &str, arguments: Value) -> Option<Value> {
        self.request("tools/call", json!({"name": tool, "arguments": arguments}))
    }

    /// What a tool says, which is no error.
    #[track_caller]
    pub(crate) fn call(&mut self, tool: &str, arguments: Value) -> Value {
        let answer = self.try_call(tool, arguments).expect("the server ended");
        assert_eq!(answer["result"]["isError"], false, "{answer}");
        serde_json::from_str(answer["result"]["content"][0]["text"].as_str().unwrap()).unwrap()
    }

    /// Ends the input, and waits for the end of the process.
    pub(crate) fn end(&mut self) -> Option<i32> {
        self.input = None;
        self.child.wait().unwrap().code()
    }
}

impl Drop for Agent {
    fn drop(&mut self) {
        self.input = None;
        // It may be gone by now.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
