//! What a session can be started with, and where it stands.

use scryer::answer::Format;
use scryer_mcp::{AlwaysLoad, Profile};
use serde_json::{Value, json};

use crate::client::{Client, write};

const LIB: &str =
    "pub struct Bag { pub a: u8 }\npub fn hub() {}\npub fn c1() { hub() }\npub fn c2() { hub() }\n";

async fn listed(client: &mut Client) -> Vec<Value> {
    client.request("tools/list", json!({})).await["result"]["tools"].as_array().unwrap().clone()
}

fn names(tools: &[Value]) -> Vec<&str> {
    tools.iter().map(|tool| tool["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn core_lists_six_tools_and_serves_all() {
    let mut client = Client::with(&[("src/lib.rs", LIB)], |options| options.tools = Profile::Core);
    client.initialize().await;
    let tools = listed(&mut client).await;
    let core = [
        "search_symbols",
        "find_references",
        "inspect_symbol",
        "calculate_blast_radius",
        "get_file_outline",
        "get_enclosing_scope",
    ];
    assert_eq!(names(&tools), core);
    let hidden = client.call("get_type_contract", json!({"symbol": "Bag"})).await;
    assert_eq!(hidden.json()["definition"]["qualified_name"], "demo::Bag");
}

#[tokio::test]
async fn hidden_tools_are_named_as_commands() {
    let look = json!({"symbol": "Bag", "include": ["members"]});
    for (profile, command) in
        [(Profile::Core, json!("scryer contract demo::Bag")), (Profile::Full, Value::Null)]
    {
        let mut client = Client::with(&[("src/lib.rs", LIB)], |options| options.tools = profile);
        client.initialize().await;
        let reply = client.call("inspect_symbol", look.clone()).await.json();
        let calls = reply["see_also"].as_array().unwrap();
        let contract = calls.iter().find(|call| call["operation"] == "get_type_contract").unwrap();
        assert_eq!(contract["cli"], command, "{reply}");
        // What is listed needs no command.
        let more = json!({"symbol": "hub", "limit": 1});
        let next = client.call("find_references", more).await.json();
        assert_eq!(next["see_also"][0]["cli"], Value::Null, "{next}");
        let text = json!({"symbol": "Bag", "include": ["members"], "format": "text"});
        let text = client.call("inspect_symbol", text).await.text;
        assert_eq!(text.contains("(CLI: scryer contract demo::Bag)"), command.is_string(), "{text}");
    }
}

#[tokio::test]
async fn tools_are_marked_to_be_loaded_at_once() {
    for (choice, count) in [(AlwaysLoad::None, 0), (AlwaysLoad::Core, 6), (AlwaysLoad::All, usize::MAX)] {
        let mut client = Client::with(&[], |options| options.always_load = choice);
        client.initialize().await;
        let tools = listed(&mut client).await;
        let marked = tools.iter().filter(|tool| tool["_meta"]["anthropic/alwaysLoad"] == true).count();
        assert_eq!(marked, count.min(tools.len()), "{choice:?}");
    }
}

#[tokio::test]
async fn options_hold_until_a_call_says_otherwise() {
    let mut text = "pub fn hub() {}\n".to_owned();
    for n in 0..60 {
        text.push_str(&format!("pub fn c{n}() {{ hub() }}\n"));
    }
    let mut client = Client::with(&[("src/lib.rs", &text)], |options| {
        options.max_tokens = Some(300);
        options.format = Format::Text;
    });
    client.initialize().await;
    let short = client.call("find_references", json!({"symbol": "hub"})).await;
    assert!(
        short.text.starts_with("find_references hub:") && short.text.contains("TRUNCATED"),
        "{}",
        short.text
    );
    assert!(short.text.len() < 300 * 6, "{}", short.text.len());
    let long = json!({"symbol": "hub", "max_tokens": 100_000, "format": "json", "limit": 100});
    let long = client.call("find_references", long).await.json();
    assert_eq!(long["callers"].as_array().unwrap().len(), 60);
}

fn uri(path: &std::path::Path) -> String {
    format!("file://{}", path.display())
}

fn package(name: &str) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    write(dir.path(), "Cargo.toml", &format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\n"));
    write(dir.path(), "src/lib.rs", &format!("pub fn in_{name}() {{}}\n"));
    dir
}

#[tokio::test]
async fn the_clients_roots_say_which_workspace_is_meant() {
    let (one, two, bare) = (package("one"), package("two"), tempfile::tempdir().unwrap());
    let mut client = Client::raw(&[("src/lib.rs", "pub fn here() {}\n")]);
    client.initialize_with(json!({"roots": {"listChanged": true}})).await;
    client.roots = vec!["http://no.file/".to_owned(), uri(bare.path()), uri(one.path())];
    let total = |reply: Value| reply["total"].as_u64().unwrap();
    let ask = |name: &str| json!({"symbol": name, "role": "definition"});
    assert_eq!(total(client.call("find_references", ask("in_one")).await.json()), 1);
    assert_eq!(total(client.call("find_references", ask("here")).await.json()), 0);
    assert_eq!(client.asked, 1, "roots are asked for once");
    client.roots = vec![uri(two.path())];
    client.send(&json!({"jsonrpc": "2.0", "method": "notifications/roots/list_changed"}).to_string()).await;
    client.request("ping", json!({})).await;
    assert_eq!(total(client.call("find_references", ask("in_two")).await.json()), 1);
    assert_eq!(client.asked, 2);
    // Who says which project is meant, means it.
    let slug = two.path().file_name().unwrap().to_str().unwrap();
    let switched = client.call("switch_active_project", json!({"project": one.path()})).await;
    assert!(!switched.is_error, "{} {slug}", switched.text);
    assert_eq!(total(client.call("find_references", ask("in_one")).await.json()), 1);
}

#[tokio::test]
async fn clients_without_roots_are_not_asked() {
    let mut client = Client::start(&[("src/lib.rs", "pub fn here() {}\n")]).await;
    let reply = client.call("find_references", json!({"symbol": "here", "role": "definition"})).await.json();
    assert_eq!((reply["total"].as_u64(), client.asked), (Some(1), 0));
}

/// From 2026-07-28 on there is no handshake, and servers ask by their answers.
#[tokio::test]
async fn roots_are_asked_for_by_an_answer_where_the_protocol_says_so() {
    let one = package("one");
    let mut client = Client::raw(&[("src/lib.rs", "pub fn here() {}\n")]);
    let meta = json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
        "io.modelcontextprotocol/clientCapabilities": {"roots": {}},
    });
    let call = json!({
        "name": "find_references", "arguments": {"symbol": "in_one", "role": "definition"}, "_meta": meta,
    });
    let asked = client.request("tools/call", call.clone()).await;
    assert_eq!(asked["result"]["resultType"], "input_required", "{asked}");
    assert_eq!(asked["result"]["inputRequests"]["roots"]["method"], "roots/list", "{asked}");
    let mut again = call;
    again["inputResponses"] = json!({"roots": {"roots": [{"uri": uri(one.path())}]}});
    let answer = client.request("tools/call", again).await;
    let text = answer["result"]["content"][0]["text"].as_str().unwrap_or_else(|| panic!("{answer}"));
    assert_eq!(serde_json::from_str::<Value>(text).unwrap()["total"], 1, "{text}");
}
