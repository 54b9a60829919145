//! Every tool by every spelling of one call: names of keys, text for types, flat and listed, from a file.

use fsops::web::BrowserKind;
use scryer_mcp::files::FilesOptions;
use scryer_mcp::files::catalog::{Shape, TOOLS, find};
use serde_json::{Map, Value, json};
use tempfile::TempDir;

use super::{Called, Fs, program, serve};

/// A call of each tool that says as much as it can in other types than text.
fn calls(url: &str) -> Vec<(&'static str, Value)> {
    let author = json!({"name": "B", "email": "b@example.invalid"});
    let requests = json!([{"op": "count-files", "path": ".", "recursive": true, "noDefaultExcludes": false}]);
    vec![
        (
            "file-read",
            json!({"path": "a.txt", "offset": 1, "length": 3, "allowMissing": true, "isUrl": false}),
        ),
        ("file-read-line-range", json!({"path": "a.txt", "start_line": 2, "line_count": 1})),
        (
            "file-write",
            json!({"path": "n", "content_path": "a.txt", "content_offset": 1, "content_length": 2}),
        ),
        ("dir-create", json!({"path": "x/y"})),
        (
            "dir-list",
            json!({"path": ".", "depth": 1, "maxEntries": 9, "includeFiles": true, "excludePatterns": ["d/"]}),
        ),
        ("path-copy", json!({"source": "d", "destination": "e", "recursive": true, "force": false})),
        ("path-move", json!({"source": "a.txt", "destination": "b.txt"})),
        ("path-remove", json!({"path": "d", "recursive": true, "force": true})),
        ("path-stat", json!({"path": "a.txt"})),
        (
            "file-edit",
            json!({"file_path": "a.txt", "old_string": "o", "new_string": "0", "expected_replacements": 2}),
        ),
        (
            "file-edit-lines",
            json!({"file_path": "a.txt", "start_line": 1, "end_line": 2, "replacement": "z", "after": true}),
        ),
        (
            "fs-search",
            json!({
                "path": ".", "pattern": "TWO", "ignoreCase": true, "contextLines": 0, "maxResults": 5,
                "literal": true, "wordMatch": true, "multiline": false, "includeHidden": true, "timeout_ms": 9000,
            }),
        ),
        ("fs-inspect", json!({"root": ".", "requests": requests, "maxSnippetChars": 100})),
        ("git-status", json!({"path": ".", "includeUntracked": false})),
        ("git-add", json!({"path": ".", "paths": ["a.txt"], "force": true})),
        (
            "git-commit",
            json!({"path": ".", "message": "feat: x", "filesToStage": ["a.txt"], "author": author, "noVerify": true}),
        ),
        ("git-amend", json!({"path": ".", "message": "fix: x", "allowEmpty": true, "author": author})),
        ("git-diff", json!({"path": ".", "paths": ["tracked.txt"], "contextLines": 1, "nameOnly": false})),
        ("git-show", json!({"path": ".", "objects": ["HEAD:tracked.txt"], "stat": false})),
        (
            "web-fetch",
            json!({"url": url, "timeoutMs": 9000, "maxBytes": 7, "maxRedirects": 1, "dump": "html"}),
        ),
        ("web-render", json!({"url": url, "wait": 0, "timeout": 9, "stealth": false, "quiet": true})),
        ("web-extract", json!({"html": "<p>x", "dump": "text"})),
        ("download-to-file", json!({"url": url, "path": "page", "overwrite": true, "maxBytes": 900})),
    ]
}

/// The same with every value that isn't text as text.
fn as_text(value: &Value) -> Value {
    let map = |(key, value): (&String, &Value)| {
        let value = if value.is_string() { value.clone() } else { value.to_string().into() };
        (key.clone(), value)
    };
    value.as_object().unwrap().iter().map(map).collect::<Map<_, _>>().into()
}

/// The same with keys in another style.
fn respelled(value: &Value, joint: &str) -> Value {
    let respell = |key: &str| {
        let mut out = String::new();
        for c in key.chars() {
            match c {
                '_' => out.push_str(joint),
                upper if upper.is_ascii_uppercase() => {
                    out.push_str(joint);
                    out.push(upper.to_ascii_lowercase());
                }
                other => out.push(other),
            }
        }
        out
    };
    let object = value.as_object().unwrap();
    object.iter().map(|(key, value)| (respell(key), value.clone())).collect::<Map<_, _>>().into()
}

/// What a call came to, without what differs from run to run.
fn answer(called: &Called, dir: &str) -> String {
    let mut data = called.0["structuredContent"]["data"].clone();
    if let Some(results) = data.pointer_mut("/structuredContent/results").and_then(Value::as_array_mut) {
        for result in results {
            for key in ["modified", "created", "accessed"] {
                if result["data"][key].is_i64() {
                    result["data"][key] = 0.into();
                }
            }
        }
    }
    let text = data.to_string().replace(dir, "WS");
    let mut shown = String::new();
    for word in text.split_inclusive(|c: char| !c.is_ascii_hexdigit()) {
        // Names of commits hold the time.
        let id = word.trim_end_matches(|c: char| !c.is_ascii_hexdigit());
        shown.push_str(&word.replace(id, if id.len() == 40 { "OID" } else { id }));
    }
    match shown.split_once(", modified ") {
        Some((before, after)) => {
            format!("{before}{}", after.trim_start_matches(|c: char| c.is_ascii_digit()))
        }
        None => shown,
    }
}

#[cfg(unix)]
#[tokio::test]
async fn every_tool_by_every_spelling() {
    let browsers = TempDir::new().unwrap();
    let browser = browsers.path().join("chromium");
    program(&browser, "echo '<p>rendered'");
    let url = serve("200 OK\r\nContent-Type: text/html", "<h1>Title</h1>");
    let calls = calls(&url);
    let named: Vec<&str> = calls.iter().map(|(tool, _)| *tool).collect();
    assert_eq!(named, TOOLS.iter().map(|tool| tool.name).collect::<Vec<_>>());
    for (tool, canonical) in calls {
        let mut ways = vec![
            ("as it is", canonical.clone()),
            ("text for types", as_text(&canonical)),
            ("snake case", respelled(&canonical, "_")),
            ("kebab case", respelled(&canonical, "-")),
            ("from a file", json!({"args_path": "call.json"})),
        ];
        if let Shape::Batch(_) = find(tool).unwrap().shape {
            ways.push(("listed", json!({"items": [canonical]})));
            ways.push(("listed as text", json!({"items": json!([as_text(&canonical)]).to_string()})));
            ways.push(("one object as the list", json!({"items": canonical})));
        }
        let mut first = String::new();
        for (way, arguments) in ways {
            let mut fs = Fs::with(|options| FilesOptions {
                browser: Some((BrowserKind::Chromium, browser.clone())),
                ..options
            })
            .await;
            if tool.starts_with("git-") {
                fs.repository();
                fs.write("tracked.txt", "two\n");
            }
            fs.write("a.txt", "one\ntwo\nthree\n");
            fs.write("d/f", "f\n");
            fs.write("call.json", canonical.to_string());
            let called = fs.call(tool, arguments.clone()).await;
            assert!(!called.is_error(), "{tool} {way} {arguments}: {}", called.text());
            let answer = answer(&called, fs.dir.to_str().unwrap());
            if first.is_empty() {
                first = answer;
            } else {
                assert_eq!(answer, first, "{tool} {way}: {arguments}");
            }
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn every_batch_does_what_it_can_and_no_body_comes_twice() {
    let browsers = TempDir::new().unwrap();
    let browser = browsers.path().join("chromium");
    program(&browser, "echo '<p>needle-in-page'");
    let url = serve("200 OK\r\nContent-Type: text/html", "<p>needle-in-page");
    let mut fs =
        Fs::with(|options| FilesOptions { browser: Some((BrowserKind::Chromium, browser)), ..options }).await;
    fs.repository();
    fs.write("tracked.txt", "needle-in-page\n");
    fs.git(&["commit", "-qam", "feat: needle"]);
    fs.write("tracked.txt", "needle-in-page\nmore\n");
    fs.write("a.txt", "one\ntwo\nthree\n");
    fs.write("d/f", "f\n");
    for (tool, arguments) in calls(&url) {
        let Shape::Batch(batch) = &find(tool).unwrap().shape else { continue };
        let needed = batch.item.iter().find(|parameter| parameter.required || parameter.name == "html");
        let wrong = json!({needed.unwrap().name: 1});
        let reply = fs.call(tool, json!({"items": [arguments, wrong, {"noSuchKey": 1}]})).await;
        assert_eq!(reply.codes(), ["ok", "invalid_argument", "unknown_argument"], "{tool}: {}", reply.text());
        let data = reply.data();
        let counts = ["totalCount", "succeededCount", "failedCount"].map(|key| data[key].as_u64().unwrap());
        assert_eq!((counts, data["toolName"].as_str()), ([3, 1, 2], Some(tool)));
        assert!(reply.text().starts_with(&format!("{tool}: 1/3 succeeded, 2 failed\n\n- [1] OK ")));
        // What is moved or removed by one call is there for the next.
        fs.write("a.txt", "one\ntwo\nthree\n");
        fs.write("d/f", "f\n");
    }
    let bodies: Vec<(&str, Value)> = vec![
        ("file-read", json!({"path": "tracked.txt"})),
        ("file-read-line-range", json!({"path": "tracked.txt"})),
        ("fs-search", json!({"path": "tracked.txt", "pattern": "needle-in-page", "contextLines": 0})),
        ("git-diff", json!({"path": ".", "contextLines": 1})),
        ("git-show", json!({"path": ".", "object": "HEAD:tracked.txt"})),
        ("web-fetch", json!({"url": url})),
        ("web-render", json!({"url": url})),
        ("web-extract", json!({"html": "<p>needle-in-page"})),
        ("file-read", json!({"items": [{"path": url, "isUrl": true}]})),
    ];
    for (tool, arguments) in bodies {
        let reply = fs.call(tool, arguments).await;
        let structured = reply.0["structuredContent"].to_string();
        assert_eq!(structured.matches("needle-in-page").count(), 1, "{tool}: {structured}");
    }
}
