//! `scryer serve --http`: sessions, and who is turned away.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::util::{Dir, run};

/// A server that speaks HTTP.
struct Server {
    child: Child,
    address: String,
}

/// What came back.
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    /// The value of a header.
    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (known, value) = line.split_once(':')?;
            known.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }

    /// The last message of the body, of JSON or of events.
    fn message(&self) -> Value {
        let line = self.body.lines().rev().find_map(|line| {
            let line = line.strip_prefix("data:").unwrap_or(line).trim();
            serde_json::from_str(line).ok().filter(Value::is_object)
        });
        line.unwrap_or_else(|| panic!("{} {}", self.status, self.body))
    }
}

impl Server {
    fn start(command: &mut Command) -> Server {
        let mut child = command.stdin(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.trim().strip_prefix("note: serving on http://").and_then(|rest| rest.strip_suffix("/mcp"));
        let address = address.unwrap_or_else(|| panic!("{line}")).to_owned();
        Server { child, address }
    }

    fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nConnection: close\r\nContent-Length: {}\r\n", body.len());
        if !headers.iter().any(|(name, _)| *name == "Host") {
            request.push_str(&format!("Host: {}\r\n", self.address));
        }
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        stream.write_all(format!("{request}\r\n{body}").as_bytes()).unwrap();
        let mut said = String::new();
        stream.read_to_string(&mut said).unwrap();
        let (head, body) = said.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{said}"));
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    fn post(&self, headers: &[(&str, &str)], message: &Value) -> Answer {
        let usual = [("Content-Type", "application/json"), ("Accept", "application/json, text/event-stream")];
        self.send("POST", "/mcp", &[&usual, headers].concat(), &message.to_string())
    }

    fn begin(&self, headers: &[(&str, &str)]) -> Answer {
        let client = json!({"name": "test", "version": "1"});
        let params = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client});
        self.post(headers, &json!({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params}))
    }

    /// A session, by its id.
    fn session(&self) -> String {
        let began = self.begin(&[]);
        assert_eq!(began.message()["result"]["serverInfo"]["name"], "scryer");
        let id = began.header("mcp-session-id").unwrap().to_owned();
        let said = json!({"jsonrpc": "2.0", "method": "notifications/initialized"});
        assert_eq!(self.post(&[("Mcp-Session-Id", &id)], &said).status, 202);
        id
    }

    fn call(&self, session: &str, tool: &str, arguments: Value) -> Value {
        let params = json!({"name": tool, "arguments": arguments});
        let call = json!({"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": params});
        let answer = self.post(&[("Mcp-Session-Id", session)], &call).message();
        let text = answer["result"]["content"][0]["text"].as_str().unwrap_or_else(|| panic!("{answer}"));
        serde_json::from_str(text).unwrap_or_else(|_| panic!("{answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const LIB: &str = "pub fn a() {}\npub fn b() { a() }\n";

fn callers(found: &Value) -> &Value {
    &found["callers"][0]["enclosing_symbol"]
}

#[test]
fn sessions_know_nothing_of_each_other() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let other = Dir::package(&[("src/lib.rs", "pub fn a() {}\npub fn other() { a() }\n")]);
    for more in [&["--no-daemon"][..], &[]] {
        let server = Server::start(dir.command_alone().args(["serve", "--http", "0"]).args(more));
        let (one, two) = (server.session(), server.session());
        assert_ne!(one, two);
        server.call(&one, "index_workspace", json!({"path": other.path()}));
        server.call(&one, "switch_active_project", json!({"project": other.path()}));
        let question = json!({"symbol": "a"});
        assert_eq!(callers(&server.call(&one, "find_references", question.clone())), "demo::other");
        assert_eq!(callers(&server.call(&two, "find_references", question)), "demo::b");
        assert_eq!(server.send("DELETE", "/mcp", &[("Mcp-Session-Id", &one)], "").status / 100, 2);
        let gone =
            server.post(&[("Mcp-Session-Id", &one)], &json!({"jsonrpc": "2.0", "id": 3, "method": "ping"}));
        assert_eq!(gone.status, 404);
    }
}

#[test]
fn the_daemon_speaks_as_long_as_somebody_wants_it() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let server = Server::start(dir.command_alone().args(["serve", "--http", "127.0.0.1:0"]));
    let told: Value =
        serde_json::from_str(&run(dir.command_alone().args(["--json", "daemon", "status"])).ends(0).stdout)
            .unwrap();
    assert_eq!(told["clients"].as_array().unwrap().len(), 1);
    let address = server.address.clone();
    // A daemon that dies is followed by another one, at the same address.
    let pid = told["pid"].to_string();
    assert!(Command::new("kill").args(["-KILL", &pid]).status().unwrap().success());
    let log = dir.home().join("daemon/log");
    let begun = std::time::Instant::now();
    while std::fs::read_to_string(&log).unwrap().matches(" has HTTP spoken").count() < 2 {
        assert!(begun.elapsed().as_secs() < 20);
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let session = server.session();
    assert_eq!(callers(&server.call(&session, "find_references", json!({"symbol": "a"}))), "demo::b");
    drop(server);
    let begun = std::time::Instant::now();
    while TcpStream::connect(&address).is_ok() {
        assert!(begun.elapsed().as_secs() < 20);
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn foreign_pages_and_names_are_turned_away() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let more = ["--allow-host", "box.example", "--allow-origin", "http://localhost:6274"];
    let server = Server::start(dir.command_alone().args(["serve", "--no-daemon", "--http", "0"]).args(more));
    let port = server.address.rsplit(':').next().unwrap();
    let own = [
        format!("http://{}", server.address),
        format!("http://localhost:{port}"),
        "http://localhost:6274".to_owned(),
        format!("http://box.example:{port}"),
    ];
    for origin in &own {
        assert_eq!(server.begin(&[("Origin", origin)]).status, 200, "{origin}");
    }
    for origin in ["http://evil.example", "http://localhost:1", "null", "http://127.0.0.1.evil.example", "x"]
    {
        assert_eq!(server.begin(&[("Origin", origin)]).status, 403, "{origin}");
    }
    for host in [&server.address, &format!("localhost:{port}"), "localhost", "box.example"] {
        assert_eq!(server.begin(&[("Host", host)]).status, 200, "{host}");
    }
    for host in ["evil.example", "localhost.evil.example", &format!("evil.example:{port}")] {
        assert_eq!(server.begin(&[("Host", host)]).status, 403, "{host}");
    }
    assert_eq!(server.send("GET", "/", &[], "").status, 404);
    assert_eq!(server.send("POST", "/mcp", &[], "{").status / 100, 4);
    assert_eq!(server.begin(&[]).status, 200);
}

#[test]
fn who_has_no_token_is_turned_away() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let mut command = dir.command_alone();
    let server = Server::start(command.args(["serve", "--http", "0"]).env("SCRYER_HTTP_TOKEN", "secret"));
    assert_eq!(server.begin(&[("Authorization", "Bearer secret")]).status, 200);
    for headers in [&[][..], &[("Authorization", "Bearer other")], &[("Authorization", "secret")]] {
        let refused = server.begin(headers);
        assert_eq!(
            (refused.status, refused.header("www-authenticate")),
            (401, Some("Bearer")),
            "{headers:?}"
        );
    }
}

#[test]
fn addresses_that_can_not_be() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    let check = |arguments: &[&str], expected: &str| {
        let run = run(dir.command_alone().arg("serve").args(arguments)).ends(2);
        assert!(run.stderr.contains(expected), "{}", run.stderr);
    };
    check(&["--http", "somewhere"], "127.0.0.1:PORT");
    check(&["--http", "0.0.0.0:0"], "SCRYER_HTTP_TOKEN");
    check(&["--allow-host", "x"], "--http");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    check(&["--http", &address], "choose another port");
    check(&["--no-daemon", "--http", &address], "choose another port");
}
