//! Decisions over the protocol: written down, asked for, shown where they matter, removed.

use std::fs;

use expect_test::{Expect, expect};
use serde_json::{Value, json};

use crate::client::{Client, write};
use crate::sample;

const LIB: &str = "\
pub mod net;
pub mod app;
";

const NET: &str = "\
/// Sends one batch.
pub fn send() -> u8 { 1 }
";

const APP: &str = "\
pub fn run() -> u8 { crate::net::send() }
";

const DEMO: &[(&str, &str)] = &[("src/lib.rs", LIB), ("src/net.rs", NET), ("src/app.rs", APP)];

#[track_caller]
fn check(reply: &Value, expected: Expect) {
    expected.assert_eq(&format!("{reply:#}"));
}

fn record(title: &str) -> Value {
    json!({"title": title, "context": "Calls fail at times.", "decision": "We retry twice."})
}

#[tokio::test]
async fn a_decision_is_written_found_and_removed() {
    let mut client = Client::start(DEMO).await;
    let mut call = record("Retry twice");
    let more = json!({
        "status": "accepted",
        "affected_paths": ["src/net.rs"],
        "affects": ["demo::net::send", "demo::nothing"],
        "forbids": ["demo::app -> demo::net"],
    });
    call.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let written = client.call("record_adr", call).await.json();
    check(
        &written,
        expect![[r#"
        {
          "adr_number": 1,
          "file_path": "docs/adr/0001-retry-twice.md",
          "notes": [
            "no symbol is called `demo::nothing` yet: what it is like is not written down"
          ],
          "status": "accepted",
          "title": "Retry twice"
        }"#]],
    );
    let text = fs::read_to_string(client.workspace().join("docs/adr/0001-retry-twice.md")).unwrap();
    assert!(text.contains("# 1. Retry twice\n") && text.contains("We retry twice."), "{text}");

    let found = client.call("query_adrs", json!({"query": "how often is a call repeated that fails"})).await;
    check(
        &found.json(),
        expect![[r#"
            {
              "decisions": [
                {
                  "adr_number": 1,
                  "anchors": [
                    {
                      "file_path": "src/net.rs",
                      "line": 2,
                      "symbol": "demo::net::send",
                      "verdict": "holds"
                    },
                    {
                      "symbol": "demo::nothing",
                      "verdict": "gone"
                    }
                  ],
                  "decision": "We retry twice.",
                  "file_path": "docs/adr/0001-retry-twice.md",
                  "match_reasons": [
                    "text: call, repeated (retry), fails"
                  ],
                  "relevance_score": 1,
                  "score": 0.35,
                  "status": "accepted",
                  "title": "Retry twice",
                  "violations": [
                    {
                      "column": 34,
                      "enclosing_symbol": "demo::app::run",
                      "file_path": "src/app.rs",
                      "line": 1,
                      "rule": "demo::app -> demo::net",
                      "uses": "demo::net::send"
                    }
                  ]
                }
              ],
              "has_more": false,
              "offset": 0,
              "total": 1
            }"#]],
    );
    // One step along the call graph.
    let found = client.call("query_adrs", json!({"symbol": "demo::app::run", "format": "text"})).await;
    expect![[r#"
        query_adrs `demo::app::run`: 1 decision | 1-1 of 1 | index: fresh, 3 files
        1 docs/adr/0001-retry-twice.md 6.40 (6) accepted | Retry twice | forbids 'demo::app -> demo::net'; affected_path 'src/net.rs' covers callee src/net.rs | We retry twice.
          holds demo::net::send src/net.rs:2
          gone demo::nothing
          violation src/app.rs:1:34 demo::app::run uses demo::net::send | demo::app -> demo::net"#]].assert_eq(&found.text);

    let removed = client.call("delete_adr", json!({"adr_number": "1"})).await.json();
    check(
        &removed,
        expect![[r#"
        {
          "adr_number": 1,
          "file_path": "docs/adr/0001-retry-twice.md",
          "removed": [
            "file",
            "record"
          ],
          "title": "Retry twice"
        }"#]],
    );
    assert_eq!(fs::read_dir(client.workspace().join("docs/adr")).unwrap().count(), 0);
    let none = client.call("query_adrs", json!({})).await.json();
    check(
        &none,
        expect![[r#"
        {
          "has_more": false,
          "notes": [
            "no decision is recorded in docs/adr yet; record_adr writes one"
          ],
          "offset": 0,
          "total": 0
        }"#]],
    );
}

#[tokio::test]
async fn decisions_are_told_where_their_code_is_looked_at() {
    let mut client = Client::start(DEMO).await;
    let mut call = record("Batches are small");
    call["affected_paths"] = json!(["src/net.rs"]);
    client.call("record_adr", call).await;
    let looked = client.call("inspect_symbol", json!({"symbol": "send"})).await.json();
    check(
        &looked["symbols"][0]["invariants"],
        expect![[r#"
        [
          {
            "adr_number": 1,
            "reason": "affected_path 'src/net.rs' covers src/net.rs; text: net, batch",
            "title": "Batches are small"
          }
        ]"#]],
    );
    let blast = client.call("calculate_blast_radius", json!({"symbol": "send"})).await.json();
    check(
        &blast["invariants"],
        expect![[r#"
        [
          {
            "adr_number": 1,
            "reason": "affected_path 'src/net.rs' covers src/net.rs; text: net, batch",
            "title": "Batches are small"
          }
        ]"#]],
    );
    // A title of the one, words of the other.
    let text = client.call("inspect_symbol", json!({"symbol": "send", "format": "text"})).await.text;
    assert!(text.contains("Batches are small") && text.contains("covers src/net.rs"), "{text}");
}

#[tokio::test]
async fn a_decision_is_removed_by_its_number_its_file_or_its_title() {
    let mut client = Client::start(DEMO).await;
    for title in ["One", "Two", "Three", "Same", "Same"] {
        client.call("record_adr", record(title)).await;
    }
    for which in
        [json!({"adr_number": 1}), json!({"file_path": "docs/adr/0002-two.md"}), json!({"title": "three"})]
    {
        let reply = client.call("delete_adr", which.clone()).await;
        assert!(!reply.is_error, "{which}: {}", reply.text);
        assert_eq!(reply.json()["removed"], json!(["file", "record"]), "{which}: {}", reply.text);
    }
    let several = client.call("delete_adr", json!({"title": "Same"})).await;
    assert!(several.is_error && several.text.contains("adr_number"), "{}", several.text);
    let absolute = client.workspace().join("docs/adr/0004-same.md");
    let refused = client.call("delete_adr", json!({"file_path": absolute})).await;
    assert!(refused.is_error && refused.text.contains("docs/adr"), "{}", refused.text);
    assert!(absolute.exists());
    assert_eq!(client.call("query_adrs", json!({})).await.json()["total"], 2);
}

#[tokio::test]
async fn hostile_titles_and_paths_stay_in_their_place() {
    let mut client = Client::start(DEMO).await;
    let above = client.workspace().parent().unwrap().to_owned();
    write(&above, "outside.md", "# Not of this project\n");
    let titles = [
        "quote \" and ' and `",
        "line\nstatus: rejected\n---\n# forged",
        "---",
        "../../../outside",
        "/etc/passwd",
        "..\\..\\outside",
        "a\u{0}b\u{1b}[31mc",
        "ünïcödé 名前 🦀",
        "{a: [b]} & *c !!d # e",
        &"x".repeat(300),
    ];
    for title in titles {
        let reply = client.call("record_adr", record(title)).await;
        assert!(!reply.is_error, "{title:?}: {}", reply.text);
        let reply = reply.json();
        let path = reply["file_path"].as_str().unwrap();
        assert!(path.starts_with("docs/adr/") && path.matches('/').count() == 2, "{title:?}: {path}");
        let name = path.rsplit('/').next().unwrap();
        assert!(name.len() < 80 && !name.contains(".."), "{title:?}: {name}");
        assert!(client.workspace().join(path).is_file(), "{title:?}: {path}");
    }
    for title in ["x".repeat(1001), "\n\u{0}\u{2028}".to_owned()] {
        let reply = client.call("record_adr", record(&title)).await;
        assert!(reply.is_error && reply.text.contains("the title is"), "{}", reply.text);
    }
    let listed = client.call("query_adrs", json!({"limit": 100, "no_truncate": true})).await.json();
    assert_eq!(listed["total"], titles.len(), "{listed}");
    for one in listed["decisions"].as_array().unwrap() {
        assert_eq!(one["status"], "proposed", "nothing was forged: {one}");
    }
    assert!(listed.get("notes").is_none(), "every head can be read: {listed}");
    for path in [
        "../outside.md",
        "docs/adr/../../../outside.md",
        "/etc/passwd",
        "docs/outside.md",
        "docs/adr",
        "\u{0}.md",
    ] {
        let reply = client.call("delete_adr", json!({"file_path": path})).await;
        assert!(reply.is_error, "{path:?}: {}", reply.text);
    }
    assert!(above.join("outside.md").exists());
    let around = fs::read_dir(&above).unwrap().count();
    assert_eq!(around, 2, "the workspace and what was put beside it");
    for n in 1..=titles.len() {
        let reply = client.call("delete_adr", json!({"adr_number": n})).await;
        assert!(!reply.is_error, "{n}: {}", reply.text);
    }
}

#[tokio::test]
async fn names_that_are_nearly_right_are_helped() {
    let mut client = Client::start(DEMO).await;
    for (wrong, right) in
        [("query_adr", "query_adrs"), ("record_adrs", "record_adr"), ("remove_adr", "delete_adr")]
    {
        let answer = client.request("tools/call", json!({"name": wrong, "arguments": {}})).await;
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains(right), "{wrong}: {message}");
    }
    for (tool, wrong, right) in [
        ("query_adrs", json!({"question": "x"}), "query"),
        ("query_adrs", json!({"file": "src/net.rs"}), "file_path"),
        (
            "record_adr",
            json!({"title": "a", "context": "b", "decision": "c", "affected_path": ["x"]}),
            "affected_paths",
        ),
        ("record_adr", json!({"title": "a", "context": "b", "decision": "c", "affect": ["x"]}), "affects"),
        ("delete_adr", json!({"number": 1}), "adr_number"),
        ("query_adrs", json!({"status": "acepted"}), "accepted"),
    ] {
        let reply = client.call(tool, wrong.clone()).await;
        assert!(reply.is_error && reply.text.contains(right), "{tool} {wrong}: {}", reply.text);
    }
    assert!(!client.workspace().join("docs").exists(), "nothing was written");
}

#[tokio::test]
async fn the_form_is_text_where_that_is_wanted() {
    let mut client = Client::start(DEMO).await;
    let mut call = record("Retry twice");
    call["format"] = json!("text");
    let written = client.call("record_adr", call).await.text;
    let removed = client.call("delete_adr", json!({"title": "retry twice", "format": "text"})).await.text;
    expect![[r#"
        record_adr Retry twice: number 1 proposed docs/adr/0001-retry-twice.md
        Retry twice
        delete_adr retry twice: removed file and record of 1 docs/adr/0001-retry-twice.md
        Retry twice"#]]
    .assert_eq(&format!("{written}\n{removed}"));
}

/// What is written while the server runs is in the next answer, and gone in the one after it went.
#[tokio::test]
async fn files_are_followed() {
    let mut client = Client::start(DEMO).await;
    assert_eq!(client.call("query_adrs", json!({})).await.json()["total"], 0);
    write(&client.workspace(), "docs/adr/0007-hand.md", "# By hand\n\n## Decision\n\nSo be it.\n");
    assert_eq!(client.call("query_adrs", json!({})).await.json()["decisions"][0]["title"], "By hand");
    assert_eq!(client.call("record_adr", record("Next")).await.json()["adr_number"], 8);
    fs::remove_file(client.workspace().join("docs/adr/0007-hand.md")).unwrap();
    let left = client.call("query_adrs", json!({})).await.json();
    assert_eq!((&left["total"], &left["decisions"][0]["title"]), (&json!(1), &json!("Next")), "{left}");
}

/// Tools that are not listed can be called all the same.
#[tokio::test]
async fn decisions_are_for_the_full_profile() {
    let files = sample::files();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let mut client = Client::with(&files, |options| options.tools = scryer_mcp::Profile::Core);
    client.initialize().await;
    let listed = client.request("tools/list", json!({})).await.to_string();
    assert!(!listed.contains("query_adrs"), "{listed}");
    assert_eq!(client.call("query_adrs", json!({})).await.json()["total"], 23);
}
