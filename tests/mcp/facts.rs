//! Text and JSON say the same.

use serde_json::{Value, json};

use crate::client::Client;
use crate::sample;

/// What only one of the forms has to say: the frame, and what the other says by where something stands.
fn is_form(tool: &str, key: &str) -> bool {
    let frame = ["offset", "has_more", "next_offset", "complete", "view", "direction", "operation", "active"];
    // A text names what was asked in its header; JSON that has it as a key of its own.
    let said_otherwise = [
        // By the place of a line, or as one number of several.
        ("get_file_outline", "start_line"),
        ("get_file_outline", "end_line"),
        ("calculate_blast_radius", "context"),
    ];
    frame.contains(&key) || said_otherwise.contains(&(tool, key))
}

/// The texts and numbers of an answer, with the keys that they are under.
fn facts(value: &Value) -> Vec<(String, String)> {
    let mut open = vec![(String::new(), value)];
    let mut found = Vec::new();
    while let Some((key, value)) = open.pop() {
        match value {
            Value::Array(items) => open.extend(items.iter().map(|item| (key.clone(), item))),
            Value::Object(fields) => open.extend(fields.iter().map(|(key, value)| (key.clone(), value))),
            Value::String(text) => found.push((key, text.clone())),
            // That there are none is said by saying nothing.
            Value::Number(number) if number.as_f64() == Some(0.0) => {}
            Value::Number(number) => found.push((key, number.to_string())),
            // A word where it is so, nothing where it is not.
            Value::Bool(true) => found.push((key.clone(), key)),
            _ => {}
        }
    }
    found.sort();
    found
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn text_and_json_hold_the_same_facts() {
    let files = sample::files();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let mut client = Client::start(&files).await;
    client.call("index_workspace", json!({})).await;
    let mut missing = Vec::new();
    for (tool, mut arguments) in sample::calls() {
        // Time goes by between two calls; what is written twice is two.
        if ["index_workspace", "get_token_savings_metrics", "record_adr"].contains(&tool) {
            continue;
        }
        arguments["no_truncate"] = json!(true);
        let json = client.call(tool, arguments.clone()).await.json();
        arguments["format"] = json!("text");
        let text = plain(&client.call(tool, arguments.clone()).await.text);
        for (key, fact) in facts(&json) {
            let shown = text.contains(&plain(&fact)) || text.contains(&fact.replace('_', " "));
            if !shown && !is_form(tool, &key) {
                missing.push(format!("{tool} {arguments}: {key} {fact}"));
            }
        }
    }
    missing.sort();
    missing.dedup();
    assert!(missing.is_empty(), "{missing:#?}");
}
