//! What goes wrong on the wire, and how a session ends.

use serde_json::json;

use crate::client::Client;

#[tokio::test]
async fn an_unknown_tool_is_an_error_of_the_protocol() {
    let mut client = Client::start(&[]).await;
    let answer = client.request("tools/call", json!({"name": "find_refs", "arguments": {}})).await;
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(message.contains("find_refs") && message.contains("find_references"), "{message}");
}

#[tokio::test]
async fn lines_that_are_no_json_do_not_end_the_session() {
    let mut client = Client::start(&[]).await;
    client.send("this is no json").await;
    let answer = client.next().await;
    assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!(-32700), &json!(null)), "{answer}");
    client.send(r#"{"jsonrpc": "2.0", "id": 77, "method": 5}"#).await;
    let answer = client.next().await;
    assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!(-32600), &json!(77)), "{answer}");
    client.send("").await;
    let answer = client.request("ping", json!({})).await;
    assert!(answer.get("result").is_some(), "{answer}");
}

#[tokio::test]
async fn the_end_of_the_input_ends_the_session_quietly() {
    Client::start(&[]).await.close().await.unwrap();
}

#[tokio::test]
async fn an_end_before_the_handshake_is_no_error() {
    Client::raw(&[]).close().await.unwrap();
}

#[tokio::test]
async fn a_call_without_arguments_is_a_call() {
    let mut client = Client::start(&[]).await;
    let answer = client.request("tools/call", json!({"name": "list_projects"})).await;
    assert_eq!(answer["result"]["isError"], false, "{answer}");
}

#[tokio::test]
async fn progress_is_told_to_those_who_ask() {
    let files: Vec<(String, String)> = (0..60)
        .map(|n| (format!("src/m{n}.rs"), format!("pub fn f{n}() {{ {} }}", "g(1); ".repeat(2000))))
        .collect();
    let mut all: Vec<(&str, &str)> =
        files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    all.push(("src/lib.rs", "pub fn g(_: u8) {}"));
    let mut client = Client::start(&all).await;
    let params = json!({"name": "index_workspace", "arguments": {}, "_meta": {"progressToken": "t1"}});
    client.request("tools/call", params).await;
    let told: Vec<_> =
        client.notifications.iter().filter(|one| one["method"] == "notifications/progress").collect();
    assert!(!told.is_empty());
    let mut last = 0.0;
    for one in told {
        assert_eq!(one["params"]["progressToken"], "t1");
        let done = one["params"]["progress"].as_f64().unwrap();
        assert!(done > last && done <= one["params"]["total"].as_f64().unwrap(), "{one}");
        last = done;
    }
}

/// B126: what is meant is done, and what can't be meant is an answer that teaches.
#[tokio::test]
async fn arguments_that_are_no_object_reach_the_tool() {
    let mut client = Client::start(&[("src/lib.rs", "pub fn a() {}\npub fn b() { a() }\n")]).await;
    for arguments in [
        json!("{\"symbol\": \"a\"}"),
        json!({"arguments": {"symbol": "a"}}),
        json!({"arguments": "{\"symbol\": \"a\"}"}),
    ] {
        let reply = client.call("find_references", arguments.clone()).await;
        assert_eq!(reply.json()["total"], 1, "{arguments}");
    }
    assert!(!client.call("list_projects", json!(null)).await.is_error);
    assert!(!client.call("list_projects", json!("")).await.is_error);
    for arguments in [json!("symbol=a"), json!([{"symbol": "a"}]), json!(3), json!(true)] {
        let reply = client.call("find_references", arguments.clone()).await;
        assert!(
            reply.is_error && reply.text.contains("arguments takes an object"),
            "{arguments}: {}",
            reply.text
        );
    }
    let nameless = client.request("tools/call", json!({"arguments": {}})).await;
    assert_eq!(nameless["error"]["code"], -32602, "{nameless}");
}

#[tokio::test]
async fn errors_are_told_to_programs_too() {
    let mut client = Client::start(&[("src/lib.rs", "pub fn a() {}\n")]).await;
    for (arguments, code, argument) in [
        (json!({"symbl": "a"}), "unknown_argument", "symbl"),
        (json!({"symbol": "a", "view": "tree"}), "wrong_value", "view"),
        (json!({"symbol": "a", "limit": 0}), "out_of_range", "limit"),
        (json!({"file_path": "nope.rs", "line": 1, "column": 1}), "no_such_file", "file_path"),
        (json!({"symbol": "a", "project": "nope"}), "unknown_project", "project"),
    ] {
        let params = json!({"name": "find_references", "arguments": arguments});
        let result = client.request("tools/call", params).await["result"].clone();
        let error = &result["structuredContent"]["error"];
        assert_eq!((&error["code"], &error["argument"]), (&json!(code), &json!(argument)), "{result}");
        assert_eq!(error["message"], result["content"][0]["text"], "{result}");
    }
}

/// What is called off is not done in the background.
#[tokio::test]
async fn a_call_that_is_called_off_stops() {
    let text = format!("pub fn f() {{ {} }}", "g(1); ".repeat(3000));
    let names: Vec<String> = (0..400).map(|n| format!("src/m{n}.rs")).collect();
    let files: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), text.as_str())).collect();
    let mut client = Client::start(&files).await;
    let call = json!({"jsonrpc": "2.0", "id": "x", "method": "tools/call", "params": {
        "name": "index_workspace", "arguments": {}, "_meta": {"progressToken": "t"}}});
    client.send(&call.to_string()).await;
    while client.next().await["params"]["progress"].as_f64().unwrap() < 60.0 {}
    let off = json!({"requestId": "x", "reason": "enough"});
    client
        .send(&json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": off}).to_string())
        .await;
    let status = loop {
        let status = client.call("get_indexing_status", json!({})).await.json();
        if status["state"] != "building" {
            break status;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!(status["state"], "not_indexed", "{status}");
    assert!(client.notifications.iter().all(|message| message["id"] != "x"), "{:?}", client.notifications);
    // Who asks next has it done.
    assert_eq!(client.call("index_workspace", json!({})).await.json()["indexed"], 400);
}
