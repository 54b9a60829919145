//! What is recorded of calls, and what is not.

use serde_json::json;

use crate::client::Client;

const LIB: &[(&str, &str)] = &[(
    "src/lib.rs",
    "pub fn secret_name() {}\npub fn a() { secret_name() }\npub fn b() { secret_name() }\n",
)];

#[tokio::test]
async fn calls_are_counted_and_nothing_of_them_is_kept() {
    let mut client = Client::start(LIB).await;
    for _ in 0..3 {
        client.call("find_references", json!({"symbol": "secret_name"})).await;
    }
    client.call("find_references", json!({"symbol": "secret_name", "limit": 1})).await;
    client.call("find_references", json!({"symbl": "secret_name"})).await;
    client.call("get_file_outline", json!({"file_path": "src/lib.rs"})).await;
    let reply = client.call("get_token_savings_metrics", json!({})).await;
    assert!(!reply.text.contains("secret_name"), "{}", reply.text);
    let report = reply.json();
    assert_eq!(report["calls"], 6, "{report}");
    let row = &report["tools"][0];
    assert_eq!((&row["tool"], &row["calls"]), (&json!("find_references"), &json!(5)), "{report}");
    assert_eq!((&row["failed"], &row["truncated"]), (&json!(1), &json!(1)), "{report}");
    // How many were followed up in time depends on the machine's haste; one after another, some were.
    let rate = row["follow_up_rate"].as_f64().unwrap();
    assert!(rate > 0.0 && rate <= 1.0, "{report}");
    assert!(row["response_tokens"].as_u64().unwrap() > 100, "{report}");
    assert!(row["latency_p95_ms"].as_f64().unwrap() >= row["latency_p50_ms"].as_f64().unwrap(), "{report}");
    // The report itself is a call.
    let again = client.call("get_token_savings_metrics", json!({"tool": "get_token_savings_metrics"})).await;
    assert_eq!(again.json()["calls"], 1, "{}", again.text);
}

#[tokio::test]
async fn usage_is_asked_by_project_time_and_tool() {
    let mut client = Client::start(LIB).await;
    client.call("find_references", json!({"symbol": "a"})).await;
    client.call("search_symbols", json!({"query": "a"})).await;
    for (arguments, calls) in [
        (json!({"project": "ws", "tool": "search_symbols"}), 1),
        (json!({"since": "1h", "project": "ws"}), 2),
        (json!({"since": "2999-01-01"}), 0),
    ] {
        let report = client.call("get_token_savings_metrics", arguments.clone()).await.json();
        assert_eq!(report["calls"], calls, "{arguments}: {report}");
        assert_eq!(report.get("notes").is_some(), calls == 0, "{report}");
    }
    for (arguments, says) in [
        (json!({"tool": "find_refs"}), "find_references"),
        (json!({"since": "yesterday"}), "24h"),
        (json!({"project": "nope"}), "ws"),
    ] {
        let reply = client.call("get_token_savings_metrics", arguments.clone()).await;
        assert!(reply.is_error && reply.text.contains(says), "{arguments}: {}", reply.text);
    }
}

#[tokio::test]
async fn who_wants_no_records_has_none() {
    let mut client = Client::with(LIB, |options| options.telemetry = false);
    client.initialize().await;
    client.call("find_references", json!({"symbol": "a"})).await;
    assert_eq!(client.call("get_token_savings_metrics", json!({})).await.json()["calls"], 0);
}

#[tokio::test]
async fn decisions_are_counted_and_not_kept() {
    let mut client = Client::start(LIB).await;
    let record = json!({"title": "secret_title", "context": "secret_context", "decision": "secret_decision"});
    client.call("record_adr", record).await;
    client.call("record_adr", json!({"title": "secret_title"})).await;
    client.call("query_adrs", json!({"query": "secret_question"})).await;
    client.call("delete_adr", json!({"adr_number": 1})).await;
    let reply = client.call("get_token_savings_metrics", json!({})).await;
    assert!(!reply.text.contains("secret"), "{}", reply.text);
    let report = reply.json();
    let rows: Vec<(&str, u64, u64)> = report["tools"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            let count = |key: &str| row[key].as_u64().unwrap_or(0);
            (row["tool"].as_str().unwrap(), count("calls"), count("failed"))
        })
        .collect();
    for row in [("record_adr", 2, 1), ("query_adrs", 1, 0), ("delete_adr", 1, 0)] {
        assert!(rows.contains(&row), "{row:?}: {report}");
    }
}
