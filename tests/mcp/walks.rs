//! Every list, walked to its end under a small budget, gives each entry once.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::client::Client;
use crate::sample;

/// The entries of an answer, each as what it is known by.
fn entries(tool: &str, reply: &Value) -> Vec<String> {
    let list = |key: &str| reply[key].as_array().cloned().unwrap_or_default();
    let by = |item: &Value, keys: &[&str]| {
        keys.iter().map(|key| item[*key].to_string()).collect::<Vec<_>>().join(" ")
    };
    match tool {
        "find_references" => ["callers", "files", "sites"]
            .iter()
            .flat_map(|view| list(view))
            .map(|item| by(&item, &["file_path", "line", "column", "enclosing_symbol", "target"]))
            .collect(),
        "search_symbols" => {
            list("symbols").iter().map(|item| by(item, &["qualified_name", "line"])).collect()
        }
        "trace_call_hierarchy" => list("nodes")
            .iter()
            .map(|item| by(item, &["qualified_name", "depth", "call_lines", "direction"]))
            .collect(),
        "calculate_blast_radius" => {
            let symbols = list("symbols");
            let symbols = symbols.iter().map(|item| by(item, &["qualified_name", "file_path", "line"]));
            symbols.chain(list("tests").iter().map(|item| by(item, &["test", "line"]))).collect()
        }
        "query_adrs" => list("decisions").iter().map(|item| by(item, &["adr_number", "file_path"])).collect(),
        "get_file_outline" => {
            let mut open: Vec<Value> = list("items").into_iter().rev().collect();
            let mut found = Vec::new();
            while let Some(item) = open.pop() {
                if item["context"] != true {
                    found.push(by(&item, &["name", "kind", "line"]));
                }
                open.extend(item["items"].as_array().cloned().unwrap_or_default().into_iter().rev());
            }
            found
        }
        _ => panic!("{tool} has no pages"),
    }
}

async fn walk(
    client: &mut Client,
    tool: &str,
    first: &Value,
    next: impl Fn(&Value) -> Option<Value>,
) -> Vec<String> {
    let mut found = Vec::new();
    let mut call = first.clone();
    for _ in 0..400 {
        let reply = client.call(tool, call.clone()).await.json();
        let page = entries(tool, &reply);
        let more = reply["has_more"] == true;
        assert!(!page.is_empty() || !more, "{tool} {call}: a page without entries: {reply}");
        found.extend(page);
        match next(&reply) {
            Some(mut again) => {
                assert!(more, "{tool}: {reply}");
                for (name, value) in first.as_object().unwrap() {
                    again.as_object_mut().unwrap().entry(name.clone()).or_insert(value.clone());
                }
                call = again;
            }
            None => {
                assert!(!more, "{tool}: {reply}");
                return found;
            }
        }
    }
    panic!("{tool} {first} has no end");
}

#[tokio::test]
async fn every_list_gives_each_entry_once() {
    let files = sample::files();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let mut client = Client::start(&files).await;
    for (tool, arguments, least) in [
        ("find_references", json!({"symbol": "hub"}), 54),
        ("find_references", json!({"symbol": "hub", "view": "sites"}), 54),
        ("find_references", json!({"symbol": "hub", "view": "files"}), 4),
        ("find_references", json!({"symbol": "new", "view": "sites"}), 1),
        ("search_symbols", json!({"query": "caller"}), 40),
        ("trace_call_hierarchy", json!({"symbol": "hub", "depth": 8}), 60),
        ("trace_call_hierarchy", json!({"symbol": "level_9", "direction": "outgoing", "depth": 8}), 8),
        ("calculate_blast_radius", json!({"symbol": "hub", "depth": 10}), 60),
        ("calculate_blast_radius", json!({"file_path": "src/shapes.rs"}), 10),
        ("get_file_outline", json!({"file_path": "src/many.rs"}), 40),
        ("get_file_outline", json!({"file_path": "src/shapes.rs"}), 14),
        ("query_adrs", json!({}), 23),
        ("query_adrs", json!({"query": "which matter is settled"}), 20),
    ] {
        let mut whole = arguments.clone();
        // More than any list here has; searches list at most 50 at once.
        whole["limit"] = json!(if tool == "search_symbols" { 50 } else { 1000 });
        whole["no_truncate"] = json!(true);
        let expected = entries(tool, &client.call(tool, whole).await.json());
        assert!(expected.len() >= least, "{tool} {arguments}: {expected:#?}");
        for max_tokens in [250, 420] {
            let mut first = arguments.clone();
            first["max_tokens"] = json!(max_tokens);
            let by_offset = walk(&mut client, tool, &first, |reply| {
                reply.get("next_offset").map(|next| json!({"offset": next}))
            });
            let by_offset = by_offset.await;
            let by_call = walk(&mut client, tool, &first, |reply| {
                reply.get("next_offset")?;
                Some(reply["see_also"][0]["arguments"].clone())
            });
            let by_call = by_call.await;
            for (way, found) in [("offset", by_offset), ("see_also", by_call)] {
                assert_eq!(counted(&found), counted(&expected), "{tool} {arguments} {max_tokens} by {way}");
            }
        }
    }
}

fn counted(entries: &[String]) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for entry in entries {
        *counts.entry(entry.as_str()).or_default() += 1;
    }
    counts
}
