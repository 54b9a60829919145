//! Several calls at once, calls that are called off, lines that are no calls, and the end of the input.

use std::collections::BTreeSet;
use std::io::Read;
use std::net::TcpListener;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use super::Fs;

/// A server that never answers. Returns its URL.
fn silent() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    thread::spawn(move || {
        let kept: Vec<_> = listener
            .incoming()
            .map(|stream| {
                let mut stream = stream.unwrap();
                let _ = stream.read(&mut [0; 100]);
                stream
            })
            .collect();
        drop(kept);
    });
    url
}

#[tokio::test]
async fn a_slow_call_holds_up_no_other() {
    let mut fs = Fs::start().await;
    fs.write("f", "x");
    let url = silent();
    let slow = json!({"name": "web-fetch", "arguments": {"url": url, "timeoutMs": 3000}});
    let slow = fs.client.post("tools/call", slow).await;
    let started = Instant::now();
    for _ in 0..20 {
        assert!(!fs.call("file-read", json!({"path": "f"})).await.is_error());
    }
    assert!(started.elapsed() < Duration::from_secs(2), "{:?}", started.elapsed());
    let answer = fs.client.receive().await;
    assert_eq!(answer["id"], slow);
    assert_eq!(answer["result"]["structuredContent"]["error"]["code"], "timeout");
    assert!(started.elapsed() < Duration::from_secs(5));
}

#[tokio::test]
async fn a_call_that_is_called_off_stops() {
    let mut fs = Fs::start().await;
    let url = silent();
    let slow = json!({"name": "web-fetch", "arguments": {"url": url, "timeoutMs": 60_000}});
    let slow = fs.client.post("tools/call", slow).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let params = json!({"requestId": slow, "reason": "enough"});
    fs.client
        .send(&json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": params}).to_string())
        .await;
    let started = Instant::now();
    // The end of the input waits for calls that run; this one doesn't any more.
    fs.client.close().await.unwrap();
    assert!(started.elapsed() < Duration::from_secs(3), "{:?}", started.elapsed());
}

#[tokio::test]
async fn calls_that_run_at_the_end_are_answered() {
    let mut fs = Fs::start().await;
    let url = silent();
    let mut open = BTreeSet::new();
    for _ in 0..3 {
        let slow = json!({"name": "web-fetch", "arguments": {"url": url, "timeoutMs": 1500}});
        open.insert(fs.client.post("tools/call", slow).await);
    }
    fs.client.end_input().await;
    while !open.is_empty() {
        let answer = fs.client.receive().await;
        assert!(open.remove(&answer["id"].as_u64().unwrap()), "{answer}");
    }
}

#[tokio::test]
async fn what_is_no_call_is_told_and_the_session_goes_on() {
    let mut fs = Fs::start().await;
    fs.client.send("this is no json").await;
    let answer = fs.client.receive().await;
    assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!(-32700), &json!(null)), "{answer}");
    let answer = fs.client.request("no/such/method", json!({})).await;
    assert_eq!(answer["error"]["code"], -32601, "{answer}");
    let answer = fs.client.request("tools/call", json!({"arguments": {}})).await;
    assert_eq!(answer["error"]["code"], -32602, "{answer}");
    let answer = fs.client.request("tools/call", json!({"name": "file-read", "arguments": [1]})).await;
    assert_eq!(answer["error"]["code"], -32602, "{answer}");
    for method in ["resources/list", "resources/templates/list"] {
        let answer = fs.client.request(method, json!({})).await;
        let result = answer["result"].as_object().unwrap_or_else(|| panic!("{answer}"));
        assert!(result.values().filter_map(|value| value.as_array()).all(Vec::is_empty), "{answer}");
    }
    let answer = fs.client.request("ping", json!({})).await;
    assert!(answer.get("result").is_some(), "{answer}");
}
