//! What every tool promises: one test for each promise.

use scryer::answer::TokenCounter;
use scryer::answer::tokens::Cl100k;
use serde_json::{Value, json};

use crate::client::{Client, Reply, write};
use crate::sample;

async fn started() -> Client {
    let files = sample::files();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    Client::start(&files).await
}

#[track_caller]
fn says(reply: &Reply, parts: &[&str]) {
    assert!(reply.is_error, "{}", reply.text);
    for part in parts {
        assert!(reply.text.contains(part), "{part} is not in: {}", reply.text);
    }
}

/// The values of an object's keys, wherever they are.
fn values<'a>(value: &'a Value, key: &str) -> Vec<&'a Value> {
    let mut open = vec![value];
    let mut found = Vec::new();
    while let Some(value) = open.pop() {
        match value {
            Value::Array(items) => open.extend(items),
            Value::Object(fields) => {
                found.extend(fields.get(key));
                open.extend(fields.values());
            }
            _ => {}
        }
    }
    found
}

// ---- how calls are taken --------------------------------------------------------------------------------------------

#[tokio::test]
async fn closed_sets_are_enums_and_a_wrong_word_names_the_choices() {
    let mut client = started().await;
    let listed = client.request("tools/list", json!({})).await;
    for (tool, argument, base) in [
        ("find_references", "scope_level", json!({"symbol": "hub"})),
        ("find_references", "role", json!({"symbol": "hub"})),
        ("find_references", "view", json!({"symbol": "hub"})),
        ("search_symbols", "scope_level", json!({"query": "hub"})),
        ("trace_call_hierarchy", "direction", json!({"symbol": "hub"})),
        ("query_adrs", "status", json!({})),
        ("record_adr", "status", json!({"title": "t", "context": "c", "decision": "d"})),
    ] {
        let tools = listed["result"]["tools"].as_array().unwrap();
        let definition = tools.iter().find(|one| one["name"] == tool).unwrap();
        let choices = definition["inputSchema"]["properties"][argument]["enum"].as_array().unwrap();
        let mut call = base.clone();
        call[argument] = json!("banana");
        let wrong = client.call(tool, call).await;
        for choice in choices {
            says(&wrong, &[argument, choice.as_str().unwrap(), "banana"]);
            let mut call = base.clone();
            call[argument] = choice.clone();
            let reply = client.call(tool, call).await;
            // One choice needs a file beside it.
            assert!(!reply.is_error || choice == "file", "{tool} {choice}: {}", reply.text);
        }
    }
    for (alias, direction) in [("callers", "incoming"), ("callees", "outgoing")] {
        let call = |word: &str| json!({"symbol": "both", "direction": word});
        let aliased = client.call("trace_call_hierarchy", call(alias)).await.json();
        assert_eq!(aliased, client.call("trace_call_hierarchy", call(direction)).await.json());
        assert!(aliased["total"].as_u64().unwrap() > 0);
    }
}

#[tokio::test]
async fn arguments_that_are_not_published_are_accepted_by_every_tool() {
    let mut client = started().await;
    for (tool, mut arguments) in sample::calls() {
        for (name, value) in
            [("format", json!("TEXT")), ("max_tokens", json!("4000")), ("no_truncate", json!("true"))]
        {
            arguments[name] = value;
        }
        if tool != "switch_active_project" {
            arguments["project"] = json!("ws");
        }
        let reply = client.call(tool, arguments).await;
        assert!(!reply.is_error, "{tool}: {}", reply.text);
        assert!(serde_json::from_str::<Value>(&reply.text).is_err(), "{tool} is not text: {}", reply.text);
    }
}

#[tokio::test]
async fn arguments_are_coerced_to_what_was_meant() {
    let mut client = started().await;
    let meant = [
        ("find_references", json!({"symbol": "hub", "limit": 3, "offset": 2})),
        ("find_references", json!({"symbol": "hub", "limit": "3", "offset": "2"})),
        (
            "find_references",
            json!({"symbol": "hub", "limit": 3.0, "offset": " 2 ", "role": null, "file_path": ""}),
        ),
    ];
    let mut answers = Vec::new();
    for (tool, arguments) in meant {
        answers.push(client.call(tool, arguments).await.json());
    }
    assert_eq!(answers[0]["callers"], answers[1]["callers"]);
    assert_eq!(answers[0], answers[2]);
    let one = client.call("inspect_symbol", json!({"symbols": "hub"})).await.json();
    assert_eq!(one, client.call("inspect_symbol", json!({"symbols": ["hub"]})).await.json());
    assert_eq!(one, client.call("inspect_symbol", json!({"symbols": "[\"hub\"]"})).await.json());
    let compact = json!({"symbol": "Square", "compact": "true"});
    let compact = client.call("get_type_contract", compact).await.json();
    assert_eq!(
        compact,
        client.call("get_type_contract", json!({"symbol": "Square", "compact": 1})).await.json()
    );
    says(
        &client.call("find_references", json!({"symbol": "hub", "limit": "three"})).await,
        &["limit", "three"],
    );
}

#[tokio::test]
async fn a_project_that_is_named_is_that_one_or_an_error() {
    let mut client = started().await;
    client.call("index_workspace", json!({})).await;
    for (tool, mut arguments) in sample::calls() {
        if ["list_projects", "index_workspace"].contains(&tool) {
            continue;
        }
        arguments["project"] = json!("wz");
        says(&client.call(tool, arguments).await, &["project", "wz", "ws"]);
    }
    says(&client.call("delete_project", json!({"project": "wz"})).await, &["wz", "ws"]);
    says(&client.call("index_workspace", json!({"path": "src/lib.rs"})).await, &["not a directory"]);
    says(&client.call("index_workspace", json!({"path": "nowhere"})).await, &["does not exist"]);
    let root = client.workspace();
    for name in [json!("ws"), json!(1), json!(root)] {
        let reply = client.call("find_references", json!({"symbol": "hub", "project": name})).await;
        assert!(reply.json()["total"].as_u64().unwrap() > 0);
    }
}

#[tokio::test]
async fn what_belongs_together_is_asked_for_together() {
    let mut client = started().await;
    for (tool, arguments, parts) in [
        ("calculate_blast_radius", json!({}), &["symbol", "file_path", "diff"][..]),
        ("calculate_blast_radius", json!({"symbol": "hub", "file_path": "src/lib.rs"}), &["exactly one"]),
        ("search_symbols", json!({}), &["query", "like_symbol"]),
        ("search_symbols", json!({"query": "a", "like_symbol": "hub"}), &["query", "like_symbol"]),
        ("find_references", json!({"symbol": "hub", "scope_level": "file"}), &["scope_level", "file_path"]),
        ("find_references", json!({"file_path": "src/lib.rs"}), &["line", "column"]),
        ("find_references", json!({"symbol": "hub", "line": 0}), &["line", "1"]),
        ("find_references", json!({"file_path": "src/lib.rs", "line": 1, "column": 0}), &["column", "1"]),
        ("get_enclosing_scope", json!({"file_path": "src/lib.rs"}), &["line", "locations"]),
        ("resolve_definition", json!({"file_path": "src/lib.rs", "line": 3}), &["column", "symbol"]),
        ("delete_project", json!({}), &["project"]),
        ("switch_active_project", json!({}), &["project"]),
        ("get_file_outline", json!({}), &["file_path"]),
        ("get_crate_outline", json!({}), &["crate_name"]),
        ("record_adr", json!({"title": "x", "context": "y"}), &["decision"]),
        ("delete_adr", json!({}), &["adr_number", "file_path", "title"]),
        ("delete_adr", json!({"adr_number": 1, "title": "x"}), &["exactly one"]),
    ] {
        says(&client.call(tool, arguments).await, parts);
    }
}

#[tokio::test]
async fn an_unknown_argument_is_never_ignored() {
    let mut client = started().await;
    for (tool, mut arguments) in sample::calls() {
        arguments["max_token"] = json!(5);
        says(&client.call(tool, arguments).await, &["max_token", "max_tokens", tool]);
    }
}

#[tokio::test]
async fn uses_name_what_they_sit_in() {
    let mut client = started().await;
    for view in ["callers", "sites"] {
        let reply = client.call("find_references", json!({"symbol": "hub", "view": view})).await.json();
        for item in reply[view].as_array().unwrap() {
            let name = item["enclosing_symbol"].as_str().unwrap();
            assert!(name.starts_with("demo"), "{item}");
        }
    }
}

#[tokio::test]
async fn empty_answers_are_explained() {
    let mut client = started().await;
    for (tool, arguments, part) in [
        ("find_references", json!({"symbol": "hubb"}), "hub"),
        ("find_references", json!({"symbol": "user_3"}), "nothing uses"),
        ("find_references", json!({"symbol": "hub", "file_filter": "none/**"}), "none/**"),
        ("find_references", json!({"symbol": "hub", "role": "write"}), "role"),
        ("find_references", json!({"symbol": "HashMap"}), "outside"),
        ("find_references", json!({"symbol": "hub", "offset": 5000}), "past the end"),
        ("calculate_blast_radius", json!({"symbol": "hubb"}), "hub"),
        ("calculate_blast_radius", json!({"symbol": "user_3"}), "nothing uses"),
        ("trace_call_hierarchy", json!({"symbol": "hubb"}), "hub"),
        ("trace_call_hierarchy", json!({"symbol": "Square"}), "struct"),
        ("get_type_contract", json!({"symbol": "Sqare"}), "Square"),
        ("get_type_contract", json!({"symbol": "hub"}), "only types"),
        ("inspect_symbol", json!({"symbol": "hubb"}), "hub"),
        ("search_symbols", json!({"query": "zzzz"}), "nothing matches"),
        ("search_symbols", json!({"query": "hub", "kinds": ["macro"]}), "kinds"),
        ("search_symbols", json!({"like_symbol": "hubb"}), "hub"),
        ("get_file_outline", json!({"file_path": "src/lib.rs", "query": "zzzz"}), "zzzz"),
        ("get_enclosing_scope", json!({"file_path": "src/lib.rs", "line": 1}), "no item"),
        ("get_crate_outline", json!({"crate_name": "stdd"}), "std"),
        ("get_token_savings_metrics", json!({"since": "2999-01-01"}), "recorded"),
        ("query_adrs", json!({"query": "zebra"}), "no decision matches"),
        ("query_adrs", json!({"symbol": "hubb"}), "hub"),
        ("query_adrs", json!({"file_path": "Cargo.lock"}), "no indexed file"),
        ("query_adrs", json!({"status": "rejected"}), "status `rejected` matched nothing"),
        ("query_adrs", json!({"offset": 5000}), "past the end"),
    ] {
        let reply = client.call(tool, arguments.clone()).await.json();
        let notes = reply["notes"].to_string();
        assert!(notes.contains(part), "{tool} {arguments}: {part} is not in {reply}");
    }
    let nothing = json!({"file_path": "src/lib.rs", "line": 1, "column": 1});
    let nothing = client.call("resolve_definition", nothing).await.json();
    assert!(nothing["notice"].is_string(), "{nothing}");
}

// ---- how answers look -----------------------------------------------------------------------------------------------

#[tokio::test]
async fn answers_are_compact() {
    let mut client = started().await;
    for (tool, arguments) in sample::calls() {
        let reply = client.call(tool, arguments.clone()).await;
        let json = reply.json();
        assert_eq!(reply.text.len(), json.to_string().len(), "{tool}: {}", reply.text);
        let mut open = vec![&json];
        while let Some(value) = open.pop() {
            match value {
                Value::Null => panic!("{tool} {arguments} has a null: {json}"),
                Value::Array(items) => {
                    assert!(!items.is_empty() || tool == "list_projects", "{tool} {arguments}: {json}");
                    open.extend(items);
                }
                Value::Object(fields) => {
                    for key in fields.keys() {
                        assert!(!key.contains("byte") && !key.contains("start_offset"), "{tool} has {key}");
                    }
                    open.extend(fields.values());
                }
                _ => {}
            }
        }
        for path in values(&json, "file_path") {
            let path = path.as_str().unwrap();
            assert!(!path.starts_with('/') || path.contains("stubs"), "{tool}: {path}");
        }
    }
}

#[tokio::test]
async fn every_budget_is_kept_and_what_is_left_is_whole() {
    let mut client = started().await;
    for (tool, arguments) in sample::calls() {
        for format in ["json", "text"] {
            for max_tokens in [1, 5, 20, 60, 120, 250, 500, 1000] {
                let mut call = arguments.clone();
                call["format"] = json!(format);
                call["max_tokens"] = json!(max_tokens);
                let reply = client.call(tool, call).await;
                assert!(!reply.is_error, "{tool}: {}", reply.text);
                let tokens = Cl100k.count(&reply.text);
                // What has no lists is as short as it gets.
                let kept = tokens <= max_tokens || is_bare(tool);
                assert!(kept, "{tool} {arguments} {format}: {tokens} of {max_tokens}: {}", reply.text);
                if format == "json" && !reply.text.is_empty() {
                    reply.json();
                }
            }
        }
    }
}

/// Tools whose answers are one row.
fn is_bare(tool: &str) -> bool {
    [
        "index_workspace",
        "switch_active_project",
        "get_indexing_status",
        "list_projects",
        "get_token_savings_metrics",
        "record_adr",
    ]
    .contains(&tool)
}

#[tokio::test]
async fn what_is_cut_says_so_and_names_the_call_that_goes_on() {
    let mut client = started().await;
    for (tool, arguments) in sample::calls() {
        let mut call = arguments.clone();
        call["no_truncate"] = json!(true);
        let whole = client.call(tool, call).await.json();
        let tokens = Cl100k.count(&whole.to_string());
        // Two thirds of very little have no room for a further call.
        if is_bare(tool) || arguments.get("locations").is_some() || tokens < 250 {
            continue;
        }
        let mut call = arguments.clone();
        call["max_tokens"] = json!(tokens * 2 / 3);
        let cut = client.call(tool, call).await.json();
        let shed = cut["complete"] != false && cut["has_more"] == false;
        if shed {
            // All entries are there, with less detail.
            continue;
        }
        assert_eq!(cut["complete"], false, "{tool} {arguments}: {cut}");
        let next = &cut["see_also"][0];
        assert_eq!(next["operation"], tool, "{cut}");
        let reply = client.call(tool, next["arguments"].clone()).await;
        assert!(!reply.is_error, "{tool} {next}: {}", reply.text);
        if cut.get("next_offset").is_some() {
            assert_eq!(next["arguments"]["offset"], cut["next_offset"], "{cut}");
        } else {
            assert!(next["arguments"]["max_tokens"].as_u64().unwrap() >= tokens as u64, "{cut}");
            let names = |value: &Value| values(value, "name").len() + values(value, "qualified_name").len();
            assert_eq!(names(&reply.json()), names(&whole), "{tool}: the rest is one call away");
        }
    }
}

#[tokio::test]
async fn the_views_of_references_share_one_envelope() {
    let mut client = started().await;
    let mut envelopes = Vec::new();
    for view in ["callers", "files", "sites"] {
        let call = json!({"symbol": "hub", "view": view, "limit": 5});
        let mut reply = client.call("find_references", call).await.json();
        let all = reply.as_object_mut().unwrap();
        assert_eq!(all.remove(view).unwrap().as_array().unwrap().len().min(4), 4, "{view}");
        for other in ["callers", "files", "sites"] {
            assert!(!all.contains_key(other), "{view} has {other}");
        }
        for own in ["total", "view", "has_more", "next_offset", "complete", "see_also", "name_matched"] {
            assert!(
                all.remove(own).is_some() || ["next_offset", "see_also", "complete"].contains(&own),
                "{own}"
            );
        }
        envelopes.push(reply);
    }
    // Totals are about the whole answer, whatever the page.
    assert_eq!(envelopes[0], envelopes[1]);
    assert_eq!(envelopes[1], envelopes[2]);
    assert_eq!(envelopes[0]["total_files"], 4, "{}", envelopes[0]);
    assert_eq!(envelopes[0]["total_callers"], envelopes[0]["total_sites"], "{}", envelopes[0]);
}

#[tokio::test]
async fn definitions_of_one_name_are_not_merged() {
    let mut client = started().await;
    for tool in ["find_references", "calculate_blast_radius", "trace_call_hierarchy", "inspect_symbol"] {
        let reply = client.call(tool, json!({"symbol": "new"})).await.json();
        let about = if tool == "inspect_symbol" { &reply["symbols"][0] } else { &reply };
        assert_eq!(about["ambiguous"], true, "{tool}: {reply}");
        let candidates = about["candidates"].as_array().unwrap();
        assert_eq!(candidates.len(), 2, "{tool}: {reply}");
        let usages: Vec<u64> = candidates.iter().filter_map(|one| one["usages"].as_u64()).collect();
        assert!(usages.is_sorted_by(|a, b| a >= b), "{tool}: {reply}");
        for candidate in candidates {
            for key in ["qualified_name", "kind", "file_path", "line"] {
                assert!(candidate.get(key).is_some(), "{tool}: {candidate}");
            }
            // A candidate is what to ask for.
            let reply = client.call(tool, json!({"symbol": candidate["qualified_name"]})).await.json();
            let about = if tool == "inspect_symbol" { &reply["symbols"][0] } else { &reply };
            assert_ne!(about["ambiguous"], true, "{tool}: {reply}");
        }
    }
}

#[tokio::test]
async fn texts_have_a_header_and_a_line_for_each_entry() {
    let mut client = started().await;
    let call = json!({"symbol": "hub", "format": "text", "limit": 5});
    let text = client.call("find_references", call).await.text;
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("find_references hub: "), "{text}");
    assert!(
        lines[0].contains(" | 1-5 of ") && lines[0].contains("TRUNCATED: call again with offset=5"),
        "{text}"
    );
    assert_eq!(lines.iter().filter(|line| line.contains("hub(")).count(), 5, "{text}");
    let call = json!({"symbol": "hub", "format": "text", "no_truncate": true});
    let whole = client.call("find_references", call).await.text;
    assert!(whole.lines().next().unwrap().contains(" | complete"), "{whole}");
    for (tool, arguments) in sample::calls() {
        let mut call = arguments.clone();
        call["format"] = json!("text");
        let text = client.call(tool, call).await.text;
        let header = text.lines().next().unwrap();
        let speaks = header.starts_with(tool) || is_bare(tool);
        assert!(speaks, "{tool}: {text}");
    }
}

#[tokio::test]
async fn complete_is_said_only_where_nothing_can_be_missing() {
    let mut client = started().await;
    let ask = |more: Value| {
        let mut call = json!({"symbol": "hub", "no_truncate": true});
        call.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        call
    };
    assert_eq!(client.call("find_references", ask(json!({}))).await.json()["complete"], true);
    assert_eq!(client.call("find_references", ask(json!({"limit": 3}))).await.json()["complete"], false);
    let last_page = client.call("find_references", ask(json!({"offset": 3}))).await.json();
    assert_eq!(last_page.get("complete"), None, "{last_page}");
    let ambiguous = client.call("find_references", json!({"symbol": "new"})).await.json();
    assert_ne!(ambiguous["complete"], true, "{ambiguous}");
    write(&client.workspace(), "src/deep.rs", "pub fn broken( { hub(\n");
    let torn = client.call("find_references", ask(json!({}))).await.json();
    assert_ne!(torn["complete"], true, "{torn}");
    assert!(
        torn["notes"].to_string().contains("CAVEAT") && torn["notes"].to_string().contains("src/deep.rs"),
        "{torn}"
    );
    let text = client.call("find_references", ask(json!({"format": "text"}))).await.text;
    assert!(text.lines().next().unwrap().contains(" | CAVEAT"), "{text}");
}
