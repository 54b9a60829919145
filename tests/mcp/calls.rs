//! Every tool called, rightly and wrongly.

use expect_test::{Expect, expect};
use serde_json::{Value, json};

use crate::client::{Client, write};

const LIB: &str = "\
pub mod shapes;

/// Adds up.
pub fn total(all: &[shapes::Square]) -> u32 {
    all.iter().map(|square| square.area()).sum()
}

pub fn one() -> u32 {
    total(&[shapes::Square { side: 1 }])
}
";

const SHAPES: &str = "\
/// Four equal sides.
pub struct Square {
    pub side: u32,
}

impl Square {
    /// What is in it.
    pub fn area(&self) -> u32 {
        self.side * self.side
    }
}
";

const DEMO: &[(&str, &str)] = &[("src/lib.rs", LIB), ("src/shapes.rs", SHAPES)];

#[track_caller]
fn check(reply: &Value, expected: Expect) {
    expected.assert_eq(&format!("{reply:#}"));
}

#[tokio::test]
async fn find_references_indexes_on_first_use() {
    let mut client = Client::start(DEMO).await;
    let reply = client.call("find_references", json!({"symbol": "Square::area"})).await;
    check(
        &reply.json(),
        expect![[r#"
        {
          "callers": [
            {
              "column": 36,
              "count": 1,
              "enclosing_symbol": "demo::total",
              "file_path": "src/lib.rs",
              "line": 5,
              "text": "all.iter().map(|square| square.area()).sum()"
            }
          ],
          "complete": true,
          "definitions": [
            {
              "file_path": "src/shapes.rs",
              "kind": "method",
              "line": 8,
              "qualified_name": "demo::shapes::Square::area"
            }
          ],
          "has_more": false,
          "name_matched": 0,
          "offset": 0,
          "total": 1,
          "total_callers": 1,
          "total_files": 1,
          "total_sites": 1,
          "view": "callers"
        }"#]],
    );
}

#[tokio::test]
async fn sites_of_a_position() {
    let mut client = Client::start(DEMO).await;
    let at = json!({"file_path": "src/lib.rs", "line": "4", "column": 8, "view": "sites"});
    let reply = client.call("find_references", at).await;
    check(
        &reply.json()["sites"],
        expect![[r#"
        [
          {
            "column": 5,
            "enclosing_symbol": "demo::one",
            "file_path": "src/lib.rs",
            "line": 9,
            "role": "call",
            "text": "total(&[shapes::Square { side: 1 }])"
          }
        ]"#]],
    );
}

#[tokio::test]
async fn resolve_definition_by_column_and_by_name() {
    let mut client = Client::start(DEMO).await;
    let by_name = json!({"file_path": "src/lib.rs", "line": 5, "symbol": "area"});
    let by_name = client.call("resolve_definition", by_name).await.json();
    check(
        &by_name,
        expect![[r#"
        {
          "definitions": [
            {
              "column": 12,
              "doc": "What is in it.",
              "end_line": 10,
              "file_path": "src/shapes.rs",
              "kind": "method",
              "line": 8,
              "qualified_name": "demo::shapes::Square::area",
              "signature": "pub fn area(&self) -> u32"
            }
          ]
        }"#]],
    );
    let by_column = json!({"file_path": "src/lib.rs", "line": 5, "column": 36});
    assert_eq!(client.call("resolve_definition", by_column).await.json(), by_name);
}

#[tokio::test]
async fn get_enclosing_scope_of_one_and_of_several() {
    let mut client = Client::start(DEMO).await;
    let one = client.call("get_enclosing_scope", json!({"file_path": "src/shapes.rs", "line": 9})).await;
    check(
        &one.json(),
        expect![[r#"
            {
              "locations": [
                {
                  "file_path": "src/shapes.rs",
                  "line": 9,
                  "scopes": [
                    {
                      "end_line": 10,
                      "kind": "method",
                      "qualified_name": "demo::shapes::Square::area",
                      "signature": "pub fn area(&self) -> u32",
                      "start_line": 7
                    },
                    {
                      "end_line": 11,
                      "kind": "impl",
                      "qualified_name": "demo::shapes::Square",
                      "signature": "impl Square",
                      "start_line": 6
                    },
                    {
                      "end_line": 11,
                      "kind": "module",
                      "qualified_name": "demo::shapes",
                      "signature": "mod shapes",
                      "start_line": 1
                    }
                  ],
                  "snippet": {
                    "end_line": 10,
                    "start_line": 7,
                    "text": "    /// What is in it.\n    pub fn area(&self) -> u32 {\n        self.side * self.side\n    }"
                  }
                }
              ]
            }"#]],
    );
    let several = json!({"locations": ["src/shapes.rs:9", {"file_path": "src/lib.rs", "line": 5}]});
    let several = client.call("get_enclosing_scope", several).await.json();
    assert_eq!(several["locations"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn get_file_outline() {
    let mut client = Client::start(DEMO).await;
    let reply = client.call("get_file_outline", json!({"file_path": "src/shapes.rs"})).await;
    check(
        &reply.json(),
        expect![[r#"
        {
          "complete": true,
          "file_path": "src/shapes.rs",
          "has_more": false,
          "items": [
            {
              "column": 12,
              "doc": "Four equal sides.",
              "end_line": 4,
              "items": [
                {
                  "column": 9,
                  "end_line": 3,
                  "kind": "field",
                  "line": 3,
                  "name": "side",
                  "signature": "pub side: u32",
                  "start_line": 3,
                  "visibility": "pub"
                }
              ],
              "kind": "struct",
              "line": 2,
              "name": "Square",
              "signature": "pub struct Square",
              "start_line": 1,
              "visibility": "pub"
            },
            {
              "column": 1,
              "end_line": 11,
              "items": [
                {
                  "column": 12,
                  "doc": "What is in it.",
                  "end_line": 10,
                  "kind": "method",
                  "line": 8,
                  "name": "area",
                  "signature": "pub fn area(&self) -> u32",
                  "start_line": 7,
                  "visibility": "pub"
                }
              ],
              "kind": "impl",
              "line": 6,
              "name": "impl Square",
              "signature": "impl Square",
              "start_line": 6
            }
          ],
          "offset": 0,
          "total": 4
        }"#]],
    );
}

#[tokio::test]
async fn search_symbols() {
    let mut client = Client::start(DEMO).await;
    let reply = client.call("search_symbols", json!({"query": "area", "kinds": "method"})).await.json();
    assert_eq!(reply["total"], 1, "{reply}");
    assert_eq!(reply["symbols"][0]["qualified_name"], "demo::shapes::Square::area");
    assert_eq!(reply["symbols"][0]["file_path"], "src/shapes.rs");
}

#[tokio::test]
async fn index_workspace_and_status_and_projects() {
    let mut client = Client::start(DEMO).await;
    let first = client.call("index_workspace", json!({})).await.json();
    assert_eq!(first["indexed"], 2, "{first}");
    write(&client.workspace(), "src/shapes.rs", "pub fn late() {}\n");
    let second = client.call("index_workspace", json!({"force": "false"})).await.json();
    assert_eq!(second["reused"], 1, "{second}");
    let status = client.call("get_indexing_status", json!({})).await.json();
    assert_eq!(status["state"], "ready", "{status}");
    let projects = client.call("list_projects", json!({})).await.json();
    assert_eq!(projects["projects"].as_array().unwrap().len(), 1, "{projects}");
}

#[tokio::test]
async fn an_edit_is_seen_by_the_next_call() {
    let mut client = Client::start(DEMO).await;
    let count = |reply: Value| reply["total_sites"].as_u64().unwrap();
    let ask = json!({"symbol": "Square::area", "view": "sites"});
    assert_eq!(count(client.call("find_references", ask.clone()).await.json()), 1);
    let edited = format!("{LIB}\npub fn two(square: &shapes::Square) -> u32 {{\n    2 * square.area()\n}}\n");
    write(&client.workspace(), "src/lib.rs", &edited);
    assert_eq!(count(client.call("find_references", ask).await.json()), 2);
}

#[tokio::test]
async fn wrong_arguments_are_answers_that_teach() {
    let mut client = Client::start(DEMO).await;
    let table = [
        ("find_references", json!({"symbl": "x"})),
        ("find_references", json!({"symbol": "total", "line": 0})),
        ("find_references", json!({})),
        ("find_references", json!({"symbol": "total", "view": "tree"})),
        ("find_references", json!({"symbol": "total", "file_filter": "[a"})),
        ("find_references", json!({"symbol": "total", "project": "nope"})),
        ("find_references", json!({"file_path": "src/gone.rs", "line": 1, "column": 1})),
        ("find_references", json!({"file_path": "src", "line": 1, "column": 1})),
        ("find_references", json!({"file_path": "/nowhere/elsewhere.rs", "line": 1, "column": 1})),
        ("find_references", json!({"file_path": "src/lib.rs", "line": 400, "column": 1})),
        ("resolve_definition", json!({"file_path": "src/lib.rs", "line": 1})),
        ("get_enclosing_scope", json!({})),
        ("get_file_outline", json!({"file_path": "src/lib.rs", "kinds": "banana"})),
        ("get_file_outline", json!({"file_path": "src/lib.rs", "start_line": 9, "end_line": 2})),
        ("search_symbols", json!({})),
        ("search_symbols", json!({"query": "a", "like_symbol": "b"})),
        ("index_workspace", json!({"path": "/no/such/directory"})),
        ("index_workspace", json!({"path": "src/lib.rs"})),
        ("search_symbols", json!({"query": "x", "max_tokens": 0})),
    ];
    let mut shown = String::new();
    let root = client.workspace();
    for (tool, arguments) in table {
        let reply = client.call(tool, arguments.clone()).await;
        assert!(reply.is_error, "{tool} {arguments}: {}", reply.text);
        let text = reply.text.replace(root.to_str().unwrap(), "ROOT");
        shown.push_str(&format!("{tool} {arguments}\n  {text}\n"));
    }
    expect![[r#"
        find_references {"symbl":"x"}
          find_references has no argument symbl; did you mean symbol?
        find_references {"line":0,"symbol":"total"}
          line must be 1 or more, not 0
        find_references {}
          give exactly one of `symbol`, or `file_path` with `line` and `column`
        find_references {"symbol":"total","view":"tree"}
          view takes one of callers, files, sites, not "tree"
        find_references {"file_filter":"[a","symbol":"total"}
          file_filter: `[a` is no glob: unclosed character class; missing ']'; write one such as `src/**/*.rs`
        find_references {"project":"nope","symbol":"total"}
          no project `nope`; known are `ws`
        find_references {"column":1,"file_path":"src/gone.rs","line":1}
          file_path: `src/gone.rs` is not indexed: no such file, not a `.rs` file, or ignored; search_symbols finds symbols with their files
        find_references {"column":1,"file_path":"src","line":1}
          file_path: `src` is a directory; name a file in it, such as `src/lib.rs`
        find_references {"column":1,"file_path":"/nowhere/elsewhere.rs","line":1}
          file_path: `/nowhere/elsewhere.rs` is outside the project `ROOT`; name a file below it, or another project
        find_references {"column":1,"file_path":"src/lib.rs","line":400}
          `src/lib.rs` has 11 lines, there is no line 400; read the file again
        resolve_definition {"file_path":"src/lib.rs","line":1}
          give exactly one of `column` and `symbol`
        get_enclosing_scope {}
          give exactly one of `file_path` with `line`, or `locations`
        get_file_outline {"file_path":"src/lib.rs","kinds":"banana"}
          kinds takes a list of module, fn, method, struct, enum, variant, union, trait, type_alias, associated_type, const, static, field, macro, impl, not "banana"
        get_file_outline {"end_line":2,"file_path":"src/lib.rs","start_line":9}
          `start_line` 9 lies behind `end_line` 2; swap them
        search_symbols {}
          give exactly one of `query` and `like_symbol`
        search_symbols {"like_symbol":"b","query":"a"}
          give exactly one of `query` and `like_symbol`
        index_workspace {"path":"/no/such/directory"}
          `/no/such/directory` does not exist; name a directory that does
        index_workspace {"path":"src/lib.rs"}
          `ROOT/src/lib.rs` is not a directory; name the one that holds the sources
        search_symbols {"max_tokens":0,"query":"x"}
          max_tokens must be 1 or more, not 0
    "#]].assert_eq(&shown);
}

#[tokio::test]
async fn nothing_found_is_explained_and_no_error() {
    let mut client = Client::start(DEMO).await;
    let reply = client.call("find_references", json!({"symbol": "totl"})).await.json();
    assert_eq!(reply["total"], 0);
    let notes = reply["notes"].to_string();
    assert!(notes.contains("totl") && notes.contains("total"), "{notes}");
}

#[tokio::test]
async fn hidden_arguments_are_accepted_by_every_tool() {
    let mut client = Client::start(DEMO).await;
    for (tool, mut arguments) in [
        ("find_references", json!({"symbol": "total"})),
        ("resolve_definition", json!({"file_path": "src/lib.rs", "line": 5, "symbol": "area"})),
        ("get_enclosing_scope", json!({"file_path": "src/lib.rs", "line": 5})),
        ("get_file_outline", json!({"file_path": "src/lib.rs"})),
        ("search_symbols", json!({"query": "total"})),
        ("index_workspace", json!({})),
        ("get_indexing_status", json!({})),
        ("list_projects", json!({})),
    ] {
        for (name, value) in
            [("format", json!("text")), ("max_tokens", json!("2000")), ("no_truncate", json!("true"))]
        {
            arguments[name] = value;
        }
        arguments["project"] = Value::Null;
        let reply = client.call(tool, arguments).await;
        assert!(!reply.is_error, "{tool}: {}", reply.text);
        assert!(serde_json::from_str::<Value>(&reply.text).is_err(), "{tool} is not text: {}", reply.text);
    }
}

#[tokio::test]
async fn calls_and_what_they_affect() {
    let mut client = Client::start(DEMO).await;
    let tree = client.call("trace_call_hierarchy", json!({"symbol": "area", "depth": "2"})).await;
    check(
        &tree.json()["nodes"],
        expect![[r#"
        [
          {
            "call_lines": [
              5
            ],
            "depth": 1,
            "file_path": "src/lib.rs",
            "kind": "fn",
            "line": 4,
            "qualified_name": "demo::total",
            "text": "all.iter().map(|square| square.area()).sum()"
          },
          {
            "call_lines": [
              9
            ],
            "depth": 2,
            "file_path": "src/lib.rs",
            "kind": "fn",
            "line": 8,
            "qualified_name": "demo::one",
            "text": "total(&[shapes::Square { side: 1 }])"
          }
        ]"#]],
    );
    let callees = json!({"symbol": "one", "direction": "callees", "format": "text"});
    let callees = client.call("trace_call_hierarchy", callees).await;
    expect![[r#"
        trace_call_hierarchy one: 2 nodes in the tree | 1-2 of 2 | index: fresh, 2 files
        definition fn demo::one src/lib.rs:8
        fn demo::total src/lib.rs:4 at 9 | total(&[shapes::Square { side: 1 }])
          method demo::shapes::Square::area src/shapes.rs:8 at 5 | all.iter().map(|square| square.area()).sum()"#]].assert_eq(&callees.text);
    let affected = json!({"file_path": "src/shapes.rs", "format": "text"});
    let affected = client.call("calculate_blast_radius", affected).await;
    expect![[r#"
        calculate_blast_radius src/shapes.rs: 3 symbols and 0 tests in 2 files and 1 crate, 2 changed | 1-3 of 3 | index: fresh, 2 files
        changed struct demo::shapes::Square src/shapes.rs:2
        changed method demo::shapes::Square::area src/shapes.rs:8
        depth 1: 3 symbols, 0 tests in 2 files, 1 crate
        crates demo
        4 entry points: public_api demo::shapes::Square at 0, public_api demo::shapes::Square::area at 0, public_api demo::total at 1, public_api demo::one at 1
        1 fn demo::total src/lib.rs:4 at 4 via demo::shapes::Square public_api
        1 fn demo::one src/lib.rs:8 at 9 via demo::shapes::Square public_api
        1 impl demo::shapes::Square src/shapes.rs:6 at 6 via demo::shapes::Square"#]].assert_eq(&affected.text);
    // This server was not told of any git.
    let diff = client.call("calculate_blast_radius", json!({"diff": "worktree"})).await;
    assert!(diff.is_error);
    expect!["a diff needs git, which is not there; name a symbol or a file instead"].assert_eq(&diff.text);
    let both = client.call("calculate_blast_radius", json!({"symbol": "one", "diff": "worktree"})).await;
    assert!(both.is_error);
    expect!["give exactly one of `symbol`, `file_path` (with `line` and `column`, or all of it), and `diff`"]
        .assert_eq(&both.text);
    let deep = client.call("calculate_blast_radius", json!({"symbol": "one", "depth": 99})).await;
    assert!(deep.is_error);
    expect!["`depth` must be from 1 to 16, not 99"].assert_eq(&deep.text);
}

#[tokio::test]
async fn symbols_looked_at_closely() {
    let mut client = Client::start(DEMO).await;
    let look = json!({"symbols": "[\"Square\", \"total\"]", "snippet_lines": 0, "format": "text"});
    expect![[r#"
        inspect_symbol Square, total: 2 symbols | index: fresh, 2 files
        struct demo::shapes::Square src/shapes.rs:2:12-4 | pub struct Square | Four equal sides.
          members 2: side, area
          references 3
        fn demo::total src/lib.rs:4:8-6 | pub fn total(all: &[shapes::Square]) -> u32 | Adds up.
          callers 1: demo::one — src/lib.rs:9
          callees 1: demo::shapes::Square::area — src/shapes.rs:8
          references 1
        see also: find_references symbol=demo::shapes::Square
        see also: get_type_contract symbol=demo::shapes::Square"#]]
    .assert_eq(&client.call("inspect_symbol", look).await.text);
    let part = json!({"symbol": "total", "include": "callers"});
    check(
        &client.call("inspect_symbol", part).await.json()["symbols"][0],
        expect![[r#"
        {
          "caller_count": 1,
          "callers": [
            "demo::one — src/lib.rs:9"
          ],
          "definition": {
            "column": 8,
            "doc": "Adds up.",
            "end_line": 6,
            "file_path": "src/lib.rs",
            "kind": "fn",
            "line": 4,
            "qualified_name": "demo::total",
            "signature": "pub fn total(all: &[shapes::Square]) -> u32"
          },
          "symbol": "total"
        }"#]],
    );
    let contract = json!({"symbol": "Square", "format": "text", "compact": true});
    expect![[r#"
        get_type_contract Square: 1 field, 1 inherent item | index: fresh, 2 files
        struct demo::shapes::Square src/shapes.rs:2:12-4 | pub struct Square
        3 field side | pub side: u32
        impl Square src/shapes.rs:6
          8 method area"#]]
    .assert_eq(&client.call("get_type_contract", contract).await.text);
    let neither = client.call("inspect_symbol", json!({})).await;
    assert!(neither.is_error);
    expect!["give exactly one of `symbol` and `symbols`"].assert_eq(&neither.text);
}

#[tokio::test]
async fn projects_are_switched_and_forgotten() {
    let mut client = Client::start(DEMO).await;
    let other = tempfile::tempdir().unwrap();
    write(other.path(), "Cargo.toml", "[package]\nname = \"other\"\nversion = \"0.1.0\"\n");
    write(other.path(), "src/lib.rs", "pub fn elsewhere() {}\n");
    let indexed = client.call("index_workspace", json!({"path": other.path()})).await.json();
    let slug = indexed["slug"].as_str().unwrap();
    let ask = json!({"symbol": "elsewhere", "role": "definition"});
    assert_eq!(client.call("find_references", ask.clone()).await.json()["total"], 0);
    let switched = client.call("switch_active_project", json!({"project": slug})).await.json();
    assert_eq!((&switched["slug"], &switched["active"]), (&slug.into(), &true.into()));
    assert_eq!(client.call("find_references", ask.clone()).await.json()["total"], 1);
    let unknown = client.call("switch_active_project", json!({"project": "nowhere"})).await;
    assert!(unknown.is_error && unknown.text.contains(slug), "{}", unknown.text);
    let unnamed = client.call("delete_project", json!({})).await;
    assert!(unnamed.is_error);
    expect!["delete_project needs project"].assert_eq(&unnamed.text);
    let removed = client.call("delete_project", json!({"project": slug})).await.json();
    assert_eq!((&removed["slug"], &removed["files"]), (&slug.into(), &1.into()));
    assert!(other.path().join("src/lib.rs").exists());
    // The session's own workspace is meant again.
    assert_eq!(client.call("find_references", ask).await.json()["total"], 0);
}

/// B128: what is cut says so, and paging gives each once.
#[tokio::test]
async fn a_long_answer_says_how_to_go_on() {
    let mut text = "pub fn hub() {}\n".to_owned();
    for n in 0..57 {
        text.push_str(&format!("pub fn c{n}() {{ hub() }}\n"));
    }
    let mut client = Client::start(&[("src/lib.rs", &text)]).await;
    let mut seen = Vec::new();
    let mut offset = 0;
    loop {
        let ask = json!({"symbol": "hub", "max_tokens": 400, "offset": offset});
        let reply = client.call("find_references", ask).await.json();
        assert_eq!(reply["total"], 57, "{reply}");
        let callers = reply["callers"].as_array().unwrap();
        assert!(!callers.is_empty());
        seen.extend(callers.iter().map(|caller| caller["enclosing_symbol"].as_str().unwrap().to_owned()));
        match reply.get("next_offset") {
            Some(next) => {
                assert_eq!(reply["has_more"], true, "{reply}");
                offset = next.as_u64().unwrap();
            }
            None => break,
        }
    }
    let all: Vec<String> = (0..57).map(|n| format!("demo::c{n}")).collect();
    assert_eq!(seen, all);
}

/// B129: no answer is larger than what was asked for.
#[tokio::test]
async fn a_budget_is_kept() {
    let mut text = String::new();
    for n in 0..3000 {
        text.push_str(&format!("pub fn find_item_{n}() -> u32 {{ {n} }}\n"));
    }
    let mut client = Client::start(&[("src/lib.rs", &text)]).await;
    let reply =
        client.call("search_symbols", json!({"query": "find_item", "max_tokens": 500, "limit": 50})).await;
    // A token is never shorter than a byte, and rarely longer than eight.
    assert!(reply.text.len() < 500 * 8, "{}", reply.text.len());
    let reply = reply.json();
    assert_eq!(reply["total"], 3000, "{reply}");
    assert_eq!(reply["has_more"], true);
}

#[tokio::test]
async fn dependencies_are_asked_about() {
    let manifest =
        |name: &str| format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
    let mut client = Client::start(&[
        ("Cargo.toml", &format!("{}[dependencies]\ndep = {{ path = \"../dep\" }}\n", manifest("demo"))),
        ("src/lib.rs", "pub fn f() { dep::shown::one(); }\n"),
        ("../dep/Cargo.toml", &manifest("dep")),
        ("../dep/src/lib.rs", "pub mod shown { /// Does one thing.\n pub fn one() {} }\n"),
    ])
    .await;
    let search = json!({"query": "one thing", "scope_level": "dependencies"});
    let found = client.call("search_symbols", search).await.json();
    assert_eq!(found["symbols"][0]["qualified_name"], "dep::shown::one", "{found:#}");
    assert_eq!(found["symbols"][0]["crate_name"], "dep");
    let calls = json!({"symbol": "f", "direction": "outgoing", "scope_level": "all"});
    let found = client.call("trace_call_hierarchy", calls).await.json();
    assert_eq!(found["nodes"][0]["qualified_name"], "dep::shown::one", "{found:#}");
    let uses = json!({"symbol": "dep::shown::one", "view": "sites"});
    let found = client.call("find_references", uses).await.json();
    assert_eq!((&found["total"], &found["sites"][0]["line"]), (&1.into(), &1.into()), "{found:#}");
    let uses = json!({"symbol": "dep::shown::one", "scope_level": "dependencies"});
    let found = client.call("find_references", uses).await.json();
    assert_eq!((&found["total"], &found["complete"]), (&0.into(), &Value::Null), "{found:#}");
    let page = json!({"crate_name": "dep", "limit": 1});
    let found = client.call("get_crate_outline", page).await.json();
    assert_eq!((&found["next_offset"], &found["complete"]), (&1.into(), &false.into()), "{found:#}");
    let next = found["see_also"][0]["arguments"].clone();
    let found = client.call("get_crate_outline", next).await.json();
    assert_eq!(found["formatted_markdown"], "## dep::shown\n- `fn one()` — Does one thing.", "{found:#}");
}
