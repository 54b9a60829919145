//! Each tool, each argument, each way to get it wrong: an error or a note that teaches, never silence and never a broken
//! protocol.

use std::fmt::Write;

use expect_test::expect_file;
use scryer_mcp::catalog::{Definition, Parameter, Shape, TOOLS};
use serde_json::{Value, json};

use crate::client::{Client, Reply};
use crate::sample;

/// A call of the tool that has an answer.
fn good(tool: &str) -> Value {
    match tool {
        "delete_project" => return json!({"project": "ws"}),
        "delete_adr" => return json!({"adr_number": 1}),
        _ => {}
    }
    let calls = sample::calls();
    calls.into_iter().find(|(name, _)| *name == tool).unwrap_or_else(|| panic!("a call of {tool}")).1
}

/// Values that a parameter can't mean, and what the error has to name beside it.
fn wrong_values(parameter: &Parameter) -> Vec<(Value, Vec<String>)> {
    let object = || json!({"a": 1});
    let says = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    match parameter.shape {
        Shape::Text => {
            vec![
                (object(), says(&["string"])),
                (json!([1, 2]), says(&["string"])),
                (json!(true), says(&["string"])),
            ]
        }
        Shape::Integer(least) => vec![
            (json!("many"), says(&["whole number", "many"])),
            (json!(1.5), says(&["whole number"])),
            (json!(-1), vec![least.to_string(), "-1".to_owned()]),
            (object(), says(&["whole number"])),
            (json!([1]), says(&["whole number"])),
        ],
        Shape::Boolean => vec![
            (json!("perhaps"), says(&["true", "false", "perhaps"])),
            (json!(7), says(&["true", "false"])),
            (object(), says(&["true", "false"])),
        ],
        Shape::Word(words) => {
            let choices: Vec<String> = words().into_iter().map(str::to_owned).collect();
            vec![(json!("banana"), choices.clone()), (json!(3), choices.clone()), (object(), choices)]
        }
        Shape::Words(words) | Shape::UnlistedWords(words) => {
            let choices: Vec<String> = words().into_iter().map(str::to_owned).collect();
            vec![
                (json!(["banana"]), choices.clone()),
                (json!("banana"), choices.clone()),
                (json!([3]), choices.clone()),
                (object(), choices),
            ]
        }
        Shape::Texts => {
            vec![(object(), says(&["list of strings"])), (json!([object()]), says(&["list of strings"]))]
        }
        Shape::Places => vec![
            (json!(3), says(&["file_path", "line"])),
            (json!(["src/lib.rs"]), says(&["file_path", "line"])),
            (json!([{"file_path": "src/lib.rs"}]), says(&["file_path", "line"])),
            (json!([{"file_path": "src/lib.rs", "line": 0}]), says(&["line", "1"])),
            (json!([{"file_path": "src/lib.rs", "line": 1, "row": 2}]), says(&["row"])),
        ],
    }
}

async fn started() -> Client {
    let files = sample::files();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let mut client = Client::start(&files).await;
    client.call("index_workspace", json!({})).await;
    client
}

#[track_caller]
fn is_error_that_says(reply: &Reply, what: &str, parts: &[String]) {
    assert!(reply.is_error, "{what} is no error: {}", reply.text);
    for part in parts {
        assert!(reply.text.contains(part.as_str()), "{what}: {part} is not in: {}", reply.text);
    }
}

#[tokio::test]
async fn values_of_the_wrong_kind_are_errors_that_name_the_argument_and_what_it_takes() {
    let mut client = started().await;
    let mut count = 0;
    for tool in TOOLS {
        for parameter in tool.accepted() {
            for (value, mut parts) in wrong_values(parameter) {
                let mut call = good(tool.name);
                call[parameter.name] = value;
                let reply = client.call(tool.name, call.clone()).await;
                // A place in a list is named by what is wrong with it.
                if !matches!(parameter.shape, Shape::Places) {
                    parts.push(parameter.name.to_owned());
                }
                is_error_that_says(&reply, &format!("{} {call}", tool.name), &parts);
                count += 1;
            }
        }
    }
    assert!(count > 400, "{count}");
}

#[tokio::test]
async fn missing_and_misspelt_arguments_are_named() {
    let mut client = started().await;
    for tool in TOOLS {
        for parameter in tool.accepted() {
            let mut call = good(tool.name);
            let misspelt = format!("{}x", parameter.name);
            call[&misspelt] = json!("a");
            let reply = client.call(tool.name, call).await;
            let parts = [misspelt, parameter.name.to_owned(), tool.name.to_owned()];
            is_error_that_says(&reply, tool.name, &parts);
            if parameter.required {
                for nothing in [None, Some(Value::Null), Some(json!("")), Some(json!("  "))] {
                    let mut call = good(tool.name);
                    let fields = call.as_object_mut().unwrap();
                    fields.remove(parameter.name);
                    fields.extend(nothing.map(|nothing| (parameter.name.to_owned(), nothing)));
                    let reply = client.call(tool.name, call).await;
                    is_error_that_says(&reply, tool.name, &[parameter.name.to_owned()]);
                }
            }
        }
    }
}

fn takes(tool: &Definition, argument: &str) -> bool {
    tool.parameters.iter().any(|parameter| parameter.name == argument)
}

/// Calls that are well formed and can't be meant.
fn meaningless(tool: &Definition) -> Vec<Value> {
    let mut calls = Vec::new();
    let mut with = |changes: Value| {
        let mut call = good(tool.name);
        let fields = call.as_object_mut().unwrap();
        fields.extend(changes.as_object().unwrap().clone());
        fields.retain(|_, value| !value.is_null());
        calls.push(call);
    };
    let is_about_symbols = takes(tool, "symbol") && tool.name != "resolve_definition";
    if is_about_symbols {
        for symbol in ["hubb", "Square::areas", "::", "a b c", "<Square as Area", "fn hub()", "src/lib.rs"] {
            with(json!({"symbol": symbol, "symbols": null, "file_path": null}));
        }
    }
    if takes(tool, "symbols") {
        with(json!({"symbol": "hub", "symbols": ["total"]}));
        with(json!({"symbol": null, "symbols": []}));
        with(json!({"symbol": null, "symbols": ["hub", "nope"]}));
    }
    if takes(tool, "file_path") {
        for file in ["src/nope.rs", "lib.rs", "src", "../outside.rs", "/etc/passwd", "Cargo.toml", "\u{0}"] {
            // By itself, or with what goes with it.
            let place = takes(tool, "line") && tool.name != "resolve_definition";
            match (tool.name, place) {
                // There the end of a path will do.
                ("inspect_symbol", _) if file == "lib.rs" => {}
                ("inspect_symbol", _) => with(json!({"symbol": "hub", "symbols": null, "file_path": file})),
                // Of which there may be a decision.
                ("query_adrs", _) if file == "src" => {}
                ("query_adrs", _) => with(json!({"query": null, "symbol": null, "file_path": file})),
                ("delete_adr", _) => with(json!({"adr_number": null, "file_path": file})),
                ("calculate_blast_radius", _) => with(json!({"symbol": null, "file_path": file})),
                ("get_enclosing_scope", _) => with(json!({"locations": null, "file_path": file, "line": 1})),
                (_, true) => with(json!({"symbol": null, "file_path": file, "line": 1, "column": 1})),
                _ => with(json!({"file_path": file})),
            }
        }
    }
    if takes(tool, "column") && takes(tool, "line") {
        with(json!({"symbol": null, "file_path": "src/lib.rs", "line": 9999, "column": 1}));
        with(json!({"symbol": null, "file_path": "src/lib.rs", "line": 1, "column": 9999}));
        with(json!({"symbol": null, "file_path": "src/lib.rs", "line": 2, "column": null}));
        with(json!({"symbol": null, "file_path": "src/lib.rs", "line": 6, "column": 1}));
        if is_about_symbols {
            with(json!({"symbol": "hub", "file_path": "src/lib.rs", "line": 1, "column": 1}));
            with(json!({"symbol": "hub", "column": 1}));
        }
    }
    if tool.name == "resolve_definition" {
        with(json!({"symbol": "nope"}));
        with(json!({"column": 3}));
    }
    if tool.name == "get_enclosing_scope" {
        with(json!({"locations": [], "file_path": null, "line": null}));
        with(json!({"locations": ["src/lib.rs:1"], "file_path": "src/lib.rs", "line": 1}));
        with(json!({"locations": ["src/lib.rs:1", "nope.rs:1"], "file_path": null, "line": null}));
        with(json!({"locations": ["src/lib.rs:9999"], "file_path": null, "line": null}));
    }
    for (argument, values) in [
        ("depth", vec![json!(99)]),
        ("offset", vec![json!(100_000)]),
        ("file_filter", vec![json!("[a"), json!("nope/**")]),
        ("crate_name", vec![json!("tokyo"), json!("stdd")]),
        ("version", vec![json!("99")]),
        ("module", vec![json!("collektions")]),
        ("query", vec![json!("zzzz")]),
        ("like_symbol", vec![json!("hubb")]),
        ("diff", vec![json!("no-such-revision"), json!("--output=x")]),
        ("since", vec![json!("yesterday"), json!("2999-01-01")]),
        ("tool", vec![json!("find_refs"), json!("zzz")]),
        ("path", vec![json!("nowhere"), json!("src/lib.rs"), json!("/nowhere")]),
        ("start_line", vec![json!(9999)]),
    ] {
        for value in values.into_iter().filter(|_| takes(tool, argument)) {
            let mut changes = json!({});
            changes[argument] = value;
            let excluded = match (tool.name, argument) {
                ("search_symbols", "like_symbol") => &["query"][..],
                ("calculate_blast_radius", "diff") => &["symbol", "file_path"],
                _ => &[],
            };
            excluded.iter().for_each(|other| changes[*other] = Value::Null);
            with(changes);
        }
    }
    if takes(tool, "start_line") {
        with(json!({"start_line": 20, "end_line": 10}));
    }
    if tool.name == "record_adr" {
        with(json!({"title": "\u{0}\u{2028}"}));
        with(json!({"affected_paths": ["src/["]}));
        with(json!({"affected_paths": [""]}));
        with(json!({"affects": ["demo::nope"]}));
        for rule in ["a", "a -> b -> c", "-> a", "a b -> c", "demo::many uses demo::deep"] {
            with(json!({"forbids": [rule]}));
        }
    }
    if tool.name == "delete_adr" {
        with(json!({"adr_number": null}));
        with(json!({"title": "Areas are of 32 bits"}));
        with(json!({"adr_number": 999}));
        with(json!({"adr_number": 4_294_967_297_u64}));
        with(json!({"adr_number": null, "title": "Areas are of 64 bits"}));
        for file in [
            "docs/adr/0099-none.md",
            "docs/adr/../../src/lib.rs",
            "docs/adr/../adr/0001-one-place.md",
            "C:\\x.md",
        ] {
            with(json!({"adr_number": null, "file_path": file}));
        }
    }
    if takes(tool, "diff") {
        with(json!({"symbol": "hub", "diff": "worktree"}));
    }
    if takes(tool, "like_symbol") {
        with(json!({"query": "a", "like_symbol": "hub"}));
    }
    if takes(tool, "scope_level") {
        with(json!({"scope_level": "file", "file_filter": null}));
    }
    with(json!({"project": "nope"}));
    calls
}

/// What comes of them, all in one document to read. `UPDATE_EXPECT=1` writes it anew.
#[tokio::test]
async fn calls_that_cannot_be_meant_are_explained() {
    let mut client = started().await;
    let root = client.workspace();
    let mut shown = String::new();
    for tool in TOOLS {
        writeln!(shown, "# {}\n", tool.name).unwrap();
        for call in meaningless(tool) {
            let reply = client.call(tool.name, call.clone()).await;
            let said = if reply.is_error {
                format!("error: {}", reply.text)
            } else {
                let json = reply.json();
                let notes = json["notes"].as_array().cloned().unwrap_or_default();
                let notes = notes.iter().chain(json.get("notice"));
                let notes: Vec<&str> = notes.map(|note| note.as_str().unwrap()).collect();
                let says = !notes.is_empty() || is_explained(&json);
                assert!(says, "{} {call} says nothing: {}", tool.name, reply.text);
                format!("note: {}", notes.join("\n      "))
            };
            let above = root.parent().unwrap().to_str().unwrap();
            let said =
                said.replace(root.to_str().unwrap(), "ROOT").replace(above, "ABOVE").replace('\0', "\\0");
            writeln!(shown, "{call}\n  {said}").unwrap();
        }
        shown.push('\n');
    }
    expect_file!["wrong_calls.txt"].assert_eq(&shown);
}

/// Whether an answer says by itself that there is nothing, as that of several names does.
fn is_explained(reply: &Value) -> bool {
    reply["symbols"].as_array().is_some_and(|all| all.iter().any(|one| one.get("definition").is_none()))
}
