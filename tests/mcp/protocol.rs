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
