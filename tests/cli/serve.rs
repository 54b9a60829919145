//! `scryer serve`, from the outside.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Stdio};

use serde_json::{Value, json};

use crate::util::{Dir, run};

fn ask(
    input: &mut ChildStdin,
    output: &mut BufReader<ChildStdout>,
    id: u64,
    method: &str,
    params: Value,
) -> Value {
    writeln!(input, "{}", json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params})).unwrap();
    loop {
        let mut line = String::new();
        assert!(output.read_line(&mut line).unwrap() > 0, "the server ended");
        let message: Value = serde_json::from_str(&line).unwrap();
        if message["id"] == id {
            return message;
        }
    }
}

#[test]
fn a_session_over_stdio() {
    let dir = Dir::package(&[("src/lib.rs", "pub fn a() {}\npub fn b() { a() }\n")]);
    for arguments in [&["serve", "--no-daemon"][..], &["serve"]] {
        let mut command = dir.command_alone();
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (mut input, mut output) =
            (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let client = json!({"name": "test", "version": "1"});
        let hello = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client});
        let hello = ask(&mut input, &mut output, 1, "initialize", hello);
        assert_eq!(hello["result"]["serverInfo"]["name"], "scryer", "{hello}");
        writeln!(input, "{}", json!({"jsonrpc": "2.0", "method": "notifications/initialized"})).unwrap();
        let question = json!({"name": "find_references", "arguments": {"symbol": "a"}});
        let answer = ask(&mut input, &mut output, 2, "tools/call", question);
        let text = answer["result"]["content"][0]["text"].as_str().unwrap();
        let found: Value = serde_json::from_str(text).unwrap();
        assert_eq!(found["callers"][0]["enclosing_symbol"], "demo::b", "{found}");
        drop(input);
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(0));
        assert_eq!(String::from_utf8(ended.stderr).unwrap(), "");
    }
}

#[test]
fn no_client_is_no_error() {
    let dir = Dir::empty();
    let run = run(dir.command_alone().args(["serve", "--no-daemon"]).stdin(Stdio::null())).ends(0);
    assert_eq!(run.stdout, "");
}

#[test]
fn calls_are_reported_unless_nobody_wants_them_recorded() {
    let dir = Dir::package(&[("src/lib.rs", "pub fn a() {}\npub fn b() { a() }\n")]);
    dir.run(&["report"]).ends(1);
    for telemetry in ["off", "on"] {
        let mut command = dir.command();
        command.arg("serve").env("SCRYER_TELEMETRY", telemetry);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (mut input, mut output) =
            (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let client = json!({"name": "test", "version": "1"});
        let hello = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client});
        ask(&mut input, &mut output, 1, "initialize", hello);
        writeln!(input, "{}", json!({"jsonrpc": "2.0", "method": "notifications/initialized"})).unwrap();
        let question = json!({"name": "find_references", "arguments": {"symbol": "a"}});
        ask(&mut input, &mut output, 2, "tools/call", question);
        drop(input);
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0));
    }
    let report = dir.json(&["report", "--since", "1d", "--project", "ws"]);
    assert_eq!((&report["calls"], &report["tools"][0]["tool"]), (&json!(1), &json!("find_references")));
    let text = dir.run(&["report", "--tool", "find_references"]).ends(0).stdout;
    assert!(
        text.starts_with("usage: 1 call, 0 failed, ") && text.contains("\nfind_references: 1 call"),
        "{text}"
    );
    dir.run(&["report", "--tool", "search_symbols"]).ends(1);
    let wrong = dir.run(&["report", "--since", "yesterday"]).ends(2);
    assert!(wrong.stderr.contains("24h"), "{}", wrong.stderr);
}
