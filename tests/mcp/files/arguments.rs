//! Shapes that are absorbed, and those that are refused.

use std::fs;

use serde_json::{Map, Value, json};

use scryer_mcp::files::catalog::{Kind, Parameter, Shape, TOOLS};

use super::Fs;

/// Calls that must come to the same answer as the first.
#[track_caller]
fn same(answers: &[(Value, Value)]) {
    let (first, expected) = &answers[0];
    for (arguments, answer) in answers {
        assert_eq!(answer, expected, "{arguments} is as {first}");
    }
}

/// The answers to several calls, without what time does to them.
async fn answers(fs: &mut Fs, tool: &str, calls: Vec<Value>) -> Vec<(Value, Value)> {
    let mut answers = Vec::new();
    for arguments in calls {
        let reply = fs.call(tool, arguments.clone()).await;
        assert!(!reply.is_error(), "{tool} {arguments}: {}", reply.text());
        answers.push((arguments, reply.0["structuredContent"]["data"].clone()));
    }
    answers
}

#[tokio::test]
async fn flat_calls_aliases_and_text_for_types() {
    let mut fs = Fs::start().await;
    fs.write("a", "one\ntwo\nthree\n");
    fs.write("b/c.rs", "Two\n");
    let cases: Vec<(&str, Vec<Value>)> = vec![
        (
            "file-read",
            vec![
                json!({"paths": ["a"]}),
                json!({"path": "a"}),
                json!({"file_path": "a"}),
                json!({"filePath": "a"}),
                json!({"paths": "a"}),
                json!({"paths": "[\"a\"]"}),
                json!({"paths": "\"a\""}),
                json!({"items": [{"path": "a"}]}),
                json!({"items": ["a"]}),
                json!({"items": [{"file_path": "a", "allow_missing": null}]}),
                json!({"items": {"path": "a"}}),
                json!({"items": "{\"path\":\"a\"}"}),
                json!({"items": ["{\"path\":\"a\"}"]}),
                json!({"path": "a", "description": "why", "encoding": "UTF-8", "offset": null}),
            ],
        ),
        (
            "file-read",
            vec![
                json!({"items": [{"path": "a", "offset": 4, "length": 3}]}),
                json!({"path": "a", "offset": "4", "length": " +3 "}),
                json!({"path": "a", "offset": 4.0, "length": "3.0"}),
                json!({"items": "[{\"path\":\"a\",\"offset\":\"4\",\"length\":\"3\"}]"}),
                json!({"items": [{"path": "a"}], "offset": 4, "length": 3}),
            ],
        ),
        (
            "file-read-line-range",
            vec![
                json!({"items": [{"path": "a", "start_line": 2, "line_count": 1}]}),
                json!({"path": "a", "startLine": "2", "line-count": 1}),
                json!({"paths": ["a"], "start_line": 2, "line_count": 1}),
            ],
        ),
        (
            "dir-list",
            vec![
                json!({"items": [{"path": ".", "depth": 1, "excludePatterns": ["b/"]}]}),
                json!({"path": ".", "depth": "1", "exclude_patterns": "b/"}),
                json!({"file_path": ".", "depth": 1, "excludePatterns": "[\"b/\"]"}),
                json!({"items": ["."], "depth": 1, "excludePatterns": ["b/"]}),
            ],
        ),
        (
            "path-stat",
            vec![
                json!({"paths": ["a"]}),
                json!({"path": "a"}),
                json!({"items": [{"path": "a"}]}),
                json!({"items": ["a"]}),
            ],
        ),
        ("dir-create", vec![json!({"paths": ["b"]}), json!({"path": "b"}), json!({"items": ["b"]})]),
        (
            "fs-search",
            vec![
                json!({"items": [{"path": ".", "pattern": "two", "ignoreCase": false, "contextLines": 0}]}),
                json!({"path": ".", "pattern": "two", "ignoreCase": "false", "contextLines": 0}),
                json!({"path": ".", "pattern": "two", "ignore_case": " False ", "context_lines": "0"}),
                json!({"items": [{"path": "."}], "pattern": "two", "ignoreCase": false, "contextLines": 0}),
                json!({"path": ".", "pattern": "two", "ignoreCase": false, "contextLines": 0, "timeoutMs": 5000}),
            ],
        ),
        (
            "fs-search",
            vec![
                json!({"items": [{"path": ".", "pattern": "t.o", "filePattern": "*.rs", "literal": false}]}),
                json!({"path": ".", "pattern": "t.o", "file_pattern": "*.rs"}),
            ],
        ),
        (
            "fs-inspect",
            vec![
                json!({"root": ".", "requests": [{"op": "count-files", "path": "."}]}),
                json!({"root": ".", "requests": {"op": "count-files", "path": "."}}),
                json!({"root": ".", "requests": "[{\"op\":\"count-files\",\"path\":\".\"}]"}),
            ],
        ),
        (
            "web-extract",
            vec![
                json!({"items": [{"html": "<p>x", "dump": "markdown"}]}),
                json!({"html": "<p>x"}),
                json!({"html": "<p>x", "dump": "MD"}),
            ],
        ),
    ];
    for (tool, calls) in cases {
        let found = answers(&mut fs, tool, calls).await;
        if tool == "web-extract" {
            continue;
        }
        same(&found);
    }
}

#[tokio::test]
async fn writes_take_other_names_too() {
    let mut fs = Fs::start().await;
    for edit in [
        json!({"file_path": "f", "old_string": "a", "new_string": "b", "replace_all": true}),
        json!({"path": "f", "old_str": "a", "new_str": "b", "replaceAll": "true"}),
        json!({"filePath": "f", "oldString": "a", "newString": "b", "replace-all": true}),
        json!({"items": [{"path": "f", "old_text": "a", "new_text": "b"}], "replace_all": true}),
        json!({"items": "{\"path\":\"f\",\"old_text\":\"a\",\"new_text\":\"b\",\"expected_replacements\":\"2\"}"}),
    ] {
        fs.write("f", "a a\n");
        let reply = fs.call("file-edit", edit.clone()).await;
        assert_eq!((fs.read("f").as_str(), reply.is_error()), ("b b\n", false), "{edit}");
    }
    for copy in [json!({"source": "f", "destination": "g"}), json!({"from": "f", "to": "g"})] {
        fs.call("path-copy", copy).await;
        assert_eq!(fs.read("g"), "b b\n");
        let reply = fs.call("path-remove", json!({"paths": ["g", "gone"], "force": "true"})).await;
        assert_eq!(reply.codes(), ["ok", "ok"]);
        assert_eq!(reply.item(1)["removed"], false);
    }
    let reply = fs.call("file-edit-lines", json!({"path": "f", "startLine": 1, "replacement": "c"})).await;
    assert!(!reply.is_error() && fs.read("f") == "c\n");
}

#[tokio::test]
async fn free_text_is_kept() {
    let mut fs = Fs::start().await;
    for (path, content) in [("a.json", "[1, 2]"), ("b", "true"), ("c", " 1 "), ("d", "{\"a\": null}")] {
        fs.call("file-write", json!({"path": path, "content": content})).await;
        assert_eq!(fs.read(path), content);
    }
    for content in [json!({"a": 1}), json!(1), json!(true), json!(["a"])] {
        let reply = fs.call("file-write", json!({"path": "e", "content": content})).await;
        assert_eq!(reply.code(), "invalid_argument");
        assert!(reply.message().starts_with("content must be text (got "), "{}", reply.message());
        assert!(!fs.dir.join("e").exists());
    }
    let reply = fs.call("file-write", json!({"path": "e"})).await;
    assert_eq!(reply.code(), "invalid_argument");
    assert!(reply.message().contains("content"), "{}", reply.message());
}

#[tokio::test]
async fn nothing_is_dropped_in_silence() {
    let mut fs = Fs::start().await;
    fs.write("f", "a\na\na\n");
    let reply =
        fs.call("fs-search", json!({"path": "f", "pattern": "a", "max_results": 1, "contextLines": 0})).await;
    assert_eq!(reply.item(0)["totalCount"], 1, "{}", reply.text());
    let reply =
        fs.call("fs-search", json!({"path": "f", "pattern": "a", "maxResults": 1, "max_results": 2})).await;
    assert_eq!(reply.code(), "invalid_argument");
    let reply = fs.call("path-remove", json!({"path": "f", "dryRun": true})).await;
    assert_eq!(reply.code(), "unknown_argument");
    assert!(fs.dir.join("f").exists());
    let reply =
        fs.call("path-remove", json!({"items": [{"path": "f", "dryRun": true}, {"path": "x"}]})).await;
    assert_eq!(reply.codes(), ["unknown_argument", "not_found"]);
    for (tool, arguments, expected) in [
        ("fs-search", json!({"path": ".", "pattern": "a", "glob": "*"}), "filePattern"),
        ("fs-search", json!({"path": ".", "query": "a"}), "pattern"),
        ("fs-search", json!({"path": ".", "pattern": "a", "head_limit": 1}), "maxResults"),
        (
            "fs-search",
            json!({"items": [{"path": ".", "pattern": "a", "start_line": 1}]}),
            "file-read-line-range",
        ),
        ("file-read-line-range", json!({"path": "f", "limit": 1}), "line_count"),
        ("file-read", json!({"path": "f", "limit": 1}), "length"),
        ("file-edit", json!({"path": "f", "old_string": "a", "content": "b"}), "new_string"),
        ("download-to-file", json!({"url": "u", "path": "f", "force": true}), "overwrite"),
        ("web-render", json!({"url": "http://localhost/", "evalScript": "1"}), "no script"),
    ] {
        let reply = fs.call(tool, arguments.clone()).await;
        assert_eq!(reply.code(), "unknown_argument", "{tool} {arguments}");
        assert!(reply.message().contains(expected), "{} names {expected}", reply.message());
    }
    for (tool, arguments) in [
        ("file-read", json!({"paths": []})),
        ("file-read", json!({"items": "[]"})),
        ("file-read", json!({"items": "no json"})),
        ("fs-inspect", json!({"root": ".", "requests": []})),
        ("file-read", json!({"paths": ["f"], "path": "f"})),
        ("file-read", json!({"path": "f", "args_offset": 1})),
        ("web-fetch", json!({"url": "http://localhost/", "dump": "pdf"})),
        ("file-write", json!({"path": "f", "content": "", "mode": "overwrite"})),
    ] {
        let reply = fs.call(tool, arguments.clone()).await;
        assert_eq!(reply.code(), "invalid_argument", "{tool} {arguments}: {}", reply.text());
    }
    let reply = fs.call("file-read", json!({"paths": ["f"], "items": [{"path": "f", "length": 1}]})).await;
    assert_eq!(reply.body(), "file-read: 2/2 succeeded\n\n- [1] OK f:\na\na\na\n\n- [2] OK f:\na");
}

#[tokio::test]
async fn arguments_may_be_in_a_file() {
    let mut fs = Fs::start().await;
    fs.write("f", "one\n");
    fs.write("args.json", "\u{feff}{\"path\": \"f\", \"offset\": 1}");
    let reply = fs.call("file-read", json!({"args_path": "args.json"})).await;
    assert!(reply.body().ends_with("OK f:\nne\n"), "{}", reply.body());
    let reply = fs.call("file-read", json!({"args_path": "args.json", "offset": "2", "length": null})).await;
    assert!(reply.body().ends_with("OK f:\ne\n"), "what is given itself wins: {}", reply.body());
    fs.write("slice.txt", "é漢😀{\"path\":\"f\"}rest");
    let slice = json!({"args_path": "slice.txt", "args_offset": 3, "args_length": 12});
    let reply = fs.call("file-read", slice).await;
    assert!(reply.body().ends_with("OK f:\none\n"), "{}", reply.body());
    for (content, expected) in [
        ("[1]", "must hold an object"),
        ("{\"path\":\n 1,}", "line 2 column"),
        ("", "line 1 column 0"),
        ("{\"args_path\": \"args.json\"}", "another args_path"),
        ("{\"pth\": \"f\"}", "did you mean path"),
    ] {
        fs.write("bad.json", content);
        let reply = fs.call("file-read", json!({"args_path": "bad.json"})).await;
        assert!(reply.is_error() && reply.message().contains(expected), "{content}: {}", reply.message());
    }
    fs.write("latin.json", b"{\"path\": \"\xe9\"}");
    let codes = [("latin.json", "not_utf8"), ("gone.json", "not_found"), (".", "is_directory")];
    for (path, expected) in codes {
        assert_eq!(fs.call("file-read", json!({"args_path": path})).await.code(), expected, "{path}");
    }
}

#[tokio::test]
async fn texts_may_be_slices_of_files() {
    let mut fs = Fs::start().await;
    fs.write("content", "\u{feff}xé漢😀\r\ny");
    let slice = json!({"path": "f", "content_path": "content", "content_offset": 2, "content_length": 4});
    fs.call("file-write", slice).await;
    assert_eq!(fs.read("f"), "é漢😀\r");
    fs.call("file-write", json!({"path": "f", "content": "no", "content_path": "content"})).await;
    assert_eq!(fs.read("f"), "\u{feff}xé漢😀\r\ny", "the file wins, and all of it is kept");
    fs.write("pattern", "\u{feff}^XÉ\n");
    let reply = fs.call("fs-search", json!({"path": "f", "pattern_path": "pattern"})).await;
    assert_eq!(reply.item(0)["matchCount"], 1, "{}", reply.text());
    fs.write("empty", "");
    let edit = json!({"file_path": "f", "old_string_path": "empty", "new_string": "z"});
    let reply = fs.call("file-edit", edit).await;
    assert_eq!(reply.code(), "invalid_argument");
    assert!(reply.message().contains("old_string"), "{}", reply.message());
}

/// Values of no use for a kind of argument.
fn wrong_values(kind: Kind) -> Vec<Value> {
    match kind {
        Kind::Text => vec![json!(1), json!(true), json!(["a"]), json!({})],
        Kind::Flag(_) => vec![json!(1), json!("yes"), json!([]), json!({})],
        Kind::Integer(least, most, _) => {
            let mut wrong = vec![json!(-1), json!(1.5), json!("x"), json!(true), json!([]), json!({})];
            wrong.extend((least > 0).then(|| json!(least - 1)));
            wrong.extend((most < u64::MAX).then(|| json!(most + 1)));
            wrong
        }
        Kind::Word(..) => vec![json!("no such word"), json!(1), json!([])],
        Kind::Texts => vec![json!(1), json!([1]), json!({}), json!(true)],
        Kind::Object(_) | Kind::Objects(_) => vec![json!(1), json!("x"), json!([1]), json!(true)],
        Kind::Requests(_) => vec![json!(1), json!("x"), json!(true)],
    }
}

#[tokio::test]
async fn every_argument_refuses_what_it_cannot_mean() {
    let mut fs = Fs::start().await;
    fs.write("f", "a\n");
    for tool in TOOLS {
        let (parameters, flat): (&[Parameter], bool) = match &tool.shape {
            Shape::Single(parameters) => (parameters, true),
            Shape::Batch(batch) => (batch.item, false),
        };
        for parameter in parameters {
            for wrong in wrong_values(parameter.kind) {
                let mut item: Map<String, Value> = Map::new();
                item.insert(parameter.name.to_owned(), wrong.clone());
                let call = if flat { json!(item) } else { json!({"items": [item]}) };
                let reply = fs.call(tool.name, call.clone()).await;
                assert_eq!(reply.code(), "invalid_argument", "{} {call}: {}", tool.name, reply.text());
                let message = reply.message();
                assert!(message.contains(parameter.name), "{} {call}: {message}", tool.name);
                // The same beside the items fails the call.
                if !flat {
                    let mut call = json!({"items": [{}]});
                    call[parameter.name] = wrong;
                    let reply = fs.call(tool.name, call.clone()).await;
                    assert_eq!(reply.code(), "invalid_argument", "{} {call}: {}", tool.name, reply.text());
                    assert!(
                        reply.message().contains(parameter.name),
                        "{} {call}: {}",
                        tool.name,
                        reply.message()
                    );
                }
            }
        }
    }
    assert_eq!(fs::read(fs.dir.join("f")).unwrap(), b"a\n");
}
