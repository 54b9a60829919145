//! The file tools over the protocol: every one called, rightly and wrongly.

mod arguments;
mod budget;
mod definitions;
mod traffic;
#[cfg(unix)]
mod twins;

use std::env;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::thread;

use fsops::web::BrowserKind;
use scryer_mcp::files::{Files, FilesOptions};
use scryer_mcp::{Profile, SessionOptions};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::Client;

/// A session of the file tools in a directory of its own.
pub(crate) struct Fs {
    pub(crate) client: Client,
    pub(crate) dir: PathBuf,
}

impl Fs {
    /// An empty directory.
    pub(crate) async fn start() -> Fs {
        Fs::with(|options| options).await
    }

    pub(crate) async fn with(change: impl FnOnce(FilesOptions) -> FilesOptions) -> Fs {
        let mut fs = Fs::raw(change);
        fs.client.initialize().await;
        fs
    }

    /// Nothing was sent yet.
    pub(crate) fn raw(change: impl FnOnce(FilesOptions) -> FilesOptions) -> Fs {
        let temp = TempDir::new().unwrap();
        let dir = temp.path().canonicalize().unwrap().join("ws");
        fs::create_dir(&dir).unwrap();
        let home = dir.parent().unwrap().to_owned();
        let variables = [("PATH", env::var_os("PATH").unwrap()), ("HOME", home.clone().into())];
        let options = FilesOptions {
            home: Some(home),
            environment: variables.map(|(name, value)| (name.into(), value)).to_vec(),
            ..FilesOptions::new(&dir)
        };
        let files = Files::open(change(options)).unwrap();
        let profile = Profile::Fs;
        let client =
            Client::on(temp, |options| SessionOptions { tools: profile, files: Some(files), ..options });
        Fs { client, dir }
    }

    pub(crate) fn write(&self, path: &str, bytes: impl AsRef<[u8]>) {
        let path = self.dir.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.dir.join(path)).unwrap()
    }

    /// The result of a call, whose shape is checked.
    pub(crate) async fn call(&mut self, tool: &str, arguments: Value) -> Called {
        let answer = self.client.request("tools/call", json!({"name": tool, "arguments": arguments})).await;
        let result = answer.get("result").unwrap_or_else(|| panic!("{answer}")).clone();
        let called = Called(result);
        called.check_shape(tool);
        called
    }

    /// Runs git in the directory.
    pub(crate) fn git(&self, arguments: &[&str]) {
        let status = std::process::Command::new("git")
            .args(arguments)
            .current_dir(&self.dir)
            .env("HOME", self.dir.parent().unwrap())
            .output()
            .unwrap();
        assert!(status.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&status.stderr));
    }

    /// Makes the directory a repository with one commit.
    pub(crate) fn repository(&self) {
        self.git(&["init", "-q", "-b", "main"]);
        self.git(&["config", "user.name", "A"]);
        self.git(&["config", "user.email", "a@example.invalid"]);
        self.write("tracked.txt", "one\n");
        self.git(&["add", "."]);
        self.git(&["commit", "-q", "-m", "feat: begin"]);
    }
}

/// What came back.
pub(crate) struct Called(pub(crate) Value);

impl Called {
    pub(crate) fn text(&self) -> &str {
        self.0["content"][0]["text"].as_str().unwrap()
    }

    /// The text among the structured content.
    pub(crate) fn body(&self) -> &str {
        self.0["structuredContent"]["data"]["content"][0]["text"].as_str().unwrap()
    }

    pub(crate) fn data(&self) -> &Value {
        &self.0["structuredContent"]["data"]["structuredContent"]
    }

    /// The metadata of an item, counted from 0.
    pub(crate) fn item(&self, at: usize) -> &Value {
        &self.data()["results"][at]["data"]
    }

    pub(crate) fn meta(&self) -> &Value {
        &self.0["_meta"]["fsMcpResult"]
    }

    pub(crate) fn is_error(&self) -> bool {
        self.0["isError"] == true
    }

    /// The code of the error.
    pub(crate) fn code(&self) -> &str {
        self.0["structuredContent"]["error"]["code"].as_str().unwrap_or("none")
    }

    pub(crate) fn message(&self) -> &str {
        self.0["structuredContent"]["error"]["message"].as_str().unwrap_or_default()
    }

    /// The codes of the items, `ok` for those that succeeded.
    pub(crate) fn codes(&self) -> Vec<&str> {
        let results = self.data()["results"].as_array().unwrap();
        results
            .iter()
            .map(|one| if one["ok"] == true { "ok" } else { one["code"].as_str().unwrap() })
            .collect()
    }

    #[track_caller]
    fn check_shape(&self, tool: &str) {
        let result = self.0.as_object().unwrap();
        let structured = &self.0["structuredContent"];
        let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        let is_error = self.is_error();
        assert_eq!(result.contains_key("isError"), is_error, "absent unless it is one");
        let mut expected = vec!["data", "durationMs"];
        expected.extend(is_error.then_some("error"));
        assert_eq!(keys(structured), expected);
        assert_eq!(keys(&structured["data"]), ["content", "structuredContent"]);
        assert!(structured["durationMs"].is_u64());
        let meta = self.meta();
        assert_eq!(meta["toolName"], tool);
        assert_eq!(meta["schemaVersion"], 1);
        assert_eq!(meta["status"], if is_error { "error" } else { "success" });
        assert_eq!(meta["errorMessage"].is_string(), is_error);
        assert_eq!(meta["hasStructuredContent"], !self.data().is_null());
        assert!(meta["durationMs"].is_u64() && meta["contentTypes"].is_array());
        if is_error {
            assert!(self.text().starts_with(&format!("Error: {}", self.message())), "{}", self.text());
        }
        assert!(!self.text().contains(|c: char| c.is_control() && c != '\n' && c != '\t'), "for display");
        let mut without_images = structured.clone();
        let blocks = without_images["data"]["content"].as_array_mut().unwrap();
        blocks.retain(|block| block["type"] == "text");
        assert_eq!(blocks.len(), 1);
        let size = without_images.to_string().len();
        assert!(size <= scryer_mcp::files::BUDGET, "{size} bytes of structured content");
    }
}

/// A server that gives everybody this, for as long as the test runs. Returns its URL.
pub(crate) fn serve(head: &'static str, body: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut request = [0; 4096];
            let _ = stream.read(&mut request);
            let length = body.len();
            let _ = write!(
                stream,
                "HTTP/1.1 {head}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
            );
        }
    });
    url
}

#[cfg(unix)]
fn program(path: &Path, script: &str) {
    use std::os::unix::fs::PermissionsExt;
    fs::write(path, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

/// Calls of every tool that succeed, in an order in which each finds what it needs.
fn every_call(url: &str) -> Vec<(&'static str, Value, &'static str)> {
    let edit = json!({"file_path": "a.txt", "old_string": "two", "new_string": "2"});
    let lines = json!({"file_path": "a.txt", "start_line": 1, "replacement": "1"});
    let search = json!({"path": ".", "pattern": "Three", "contextLines": 0});
    let requests = json!([
        {"op": "count-files", "path": ".", "glob": "*.txt"},
        {"op": "search", "path": ".", "pattern": "th(re)e", "extract": [{"name": "re", "regex": "h(r.)"}]},
    ]);
    vec![
        (
            "file-write",
            json!({"path": "a.txt", "content": "one\ntwo\nthree\n"}),
            "file-write: 1/1 succeeded\n\n- [1] OK a.txt: 14 bytes written, new",
        ),
        ("file-read", json!({"path": "a.txt"}), "- [1] OK a.txt:\none\ntwo\nthree\n"),
        (
            "file-read-line-range",
            json!({"path": "a.txt", "start_line": 2, "line_count": 1}),
            "- [1] OK a.txt:\n2: two",
        ),
        ("file-edit", edit, "- [1] OK a.txt: 1 replacement, line 2"),
        ("file-edit-lines", lines, "- [1] OK a.txt: lines 1 to 1 replaced (-1 +1), 3 lines now"),
        ("fs-search", search, "- [1] OK .:\n./a.txt\n3:three"),
        (
            "fs-inspect",
            json!({"root": ".", "requests": requests}),
            "fs-inspect: 2 requests, status=ok, snippetChars=",
        ),
        ("dir-create", json!({"path": "d/e"}), "- [1] OK d/e: created"),
        (
            "path-copy",
            json!({"source": "a.txt", "destination": "d/b.txt"}),
            "- [1] OK a.txt -> d/b.txt: 1 file, 10 bytes",
        ),
        (
            "path-move",
            json!({"source": "d/b.txt", "destination": "d/c.txt"}),
            "- [1] OK d/b.txt -> d/c.txt: moved",
        ),
        ("dir-list", json!({"path": "d"}), "- [1] OK d:\nc.txt\ne/"),
        ("path-stat", json!({"path": "d/c.txt"}), "- [1] OK d/c.txt: file, 10 bytes"),
        ("path-remove", json!({"path": "d", "recursive": true}), "- [1] OK d: removed"),
        ("git-status", json!({"path": "."}), "## main\n?? a.txt"),
        ("git-add", json!({"path": ".", "paths": ["a.txt"]}), "A a.txt"),
        ("git-diff", json!({"path": ".", "staged": true, "nameOnly": true}), "a.txt"),
        ("git-commit", json!({"path": ".", "message": "feat: a file"}), "] feat: a file"),
        ("git-amend", json!({"path": ".", "message": "fix: a file"}), "] fix: a file"),
        ("git-show", json!({"path": ".", "object": "HEAD", "stat": true}), "fix: a file"),
        ("web-fetch", json!({"url": url}), "/:\n# Title\n"),
        ("web-render", json!({"url": url, "dump": "text"}), "rendered"),
        ("web-extract", json!({"html": "<h1>T</h1><p>x"}), "- [1] OK inline:\n# T\n\nx\n"),
        ("download-to-file", json!({"url": url, "path": "page.html"}), "- [1] OK SAVED page.html (14 bytes)"),
    ]
}

#[cfg(unix)]
#[tokio::test]
async fn every_tool_is_called_and_answers() {
    let browsers = TempDir::new().unwrap();
    let browser = browsers.path().join("chromium");
    program(&browser, "echo '<p>rendered'");
    let url = serve("200 OK\r\nContent-Type: text/html", "<h1>Title</h1>");
    let mut fs =
        Fs::with(|options| FilesOptions { browser: Some((BrowserKind::Chromium, browser)), ..options }).await;
    fs.repository();
    let mut called = Vec::new();
    for (tool, arguments, expected) in every_call(&url) {
        let reply = fs.call(tool, arguments).await;
        assert!(!reply.is_error() && reply.text().contains(expected), "{tool}: {}", reply.text());
        called.push(tool);
        // The same without what it needs: an error that names it, and nothing is done.
        let reply = fs.call(tool, json!({})).await;
        assert_eq!(reply.code(), "invalid_argument", "{tool}: {}", reply.text());
        let reply = fs.call(tool, json!({"no_such_thing": 1})).await;
        assert_eq!(reply.code(), "unknown_argument", "{tool}: {}", reply.text());
        assert!(reply.message().contains("no_such_thing"), "{}", reply.message());
    }
    let known: Vec<&str> = scryer_mcp::files::catalog::TOOLS.iter().map(|tool| tool.name).collect();
    called.sort_unstable();
    let mut sorted = known.clone();
    sorted.sort_unstable();
    assert_eq!(called, sorted, "every tool of the catalog was called");
    assert_eq!(known.len(), 23);
}

#[tokio::test]
async fn a_url_is_judged_whether_or_not_there_is_a_browser() {
    let mut fs = Fs::with(|options| FilesOptions { environment: Vec::new(), ..options }).await;
    for (url, expected) in [
        ("http://169.254.169.254/", "blocked_address"),
        ("file:///etc/passwd", "bad_url"),
        ("http://user:secret@localhost/", "bad_url"),
        ("http://localhost/", "backend_missing"),
    ] {
        let reply = fs.call("web-render", json!({"url": url})).await;
        assert_eq!(reply.code(), expected, "{url}: {}", reply.message());
        assert!(!reply.message().contains("secret"), "{}", reply.message());
    }
}

#[tokio::test]
async fn notes_are_shown_where_only_the_text_is_read() {
    let mut fs = Fs::start().await;
    fs.write("f", "abc\n");
    fs.write("b", b"\0");
    let reply = fs.call("file-read", json!({"path": "f", "offset": 9})).await;
    assert!(reply.text().ends_with("- [1] OK f:\n\n[note: offset 9 is past the end (4 chars)]"));
    assert!(!reply.body().contains("[note: "), "{}", reply.body());
    let reply = fs.call("fs-search", json!({"path": "b", "pattern": "x"})).await;
    assert!(reply.body().ends_with("- [1] OK b:\nnothing was searched: 1 binary"), "{}", reply.body());
    let many = vec![json!({"path": "f", "offset": 9}); 30];
    let reply = fs.call("file-read", json!({"items": many})).await;
    assert_eq!(reply.text().matches("[note: ").count(), 10);
}

#[cfg(unix)]
#[tokio::test]
async fn a_name_of_several_lines_stays_one_line() {
    let mut fs = Fs::start().await;
    fs.write("new\nline/f", "text\n");
    for (tool, path, expected) in [
        ("dir-list", ".", "- [1] OK .:\nnew\\x0aline/\nnew\\x0aline/f"),
        ("file-read", ".", "- [1] OK .:\nnew\\x0aline/"),
        ("path-stat", "new\nline/f", "- [1] OK new\\x0aline/f: file, 5 bytes"),
        ("path-stat", "new\\x0aline/f", "- [1] OK new\\x0aline/f: file, 5 bytes"),
        ("file-read", "new\\x0aline/f", "- [1] OK new\\x0aline/f:\ntext\n"),
    ] {
        let reply = fs.call(tool, json!({"path": path})).await;
        assert!(reply.body().contains(expected), "{tool}: {}", reply.body());
    }
    let reply = fs.call("fs-search", json!({"path": ".", "pattern": "text"})).await;
    assert!(reply.body().ends_with("./new\\x0aline/f\n1:text"), "{}", reply.body());
}

#[tokio::test]
async fn an_unknown_tool_is_an_answer() {
    let mut fs = Fs::start().await;
    let reply = fs.call("file-raed", json!({})).await;
    assert_eq!((reply.code(), reply.message()), ("unknown_tool", "Unknown tool: file-raed"));
}

#[tokio::test]
async fn items_succeed_or_fail_alone() {
    let mut fs = Fs::start().await;
    fs.write("ok", "1\n");
    fs::create_dir(fs.dir.join("dir")).unwrap();
    let reply = fs.call("file-read", json!({"paths": ["ok", "missing", "dir", ""]})).await;
    assert!(!reply.is_error());
    assert_eq!(reply.codes(), ["ok", "not_found", "ok", "invalid_argument"]);
    assert_eq!(reply.data()["succeededCount"], 2);
    assert!(
        reply.text().starts_with("file-read: 2/4 succeeded, 2 failed\n\n- [1] OK ok:\n1\n\n- [2] ERROR ")
    );
    let reply = fs.call("file-read", json!({"paths": ["missing", "gone"]})).await;
    assert_eq!(reply.code(), "not_found");
    assert_eq!(reply.codes(), ["not_found", "not_found"]);
    // What comes after a failure is done all the same.
    let items = json!([
        {"source": "missing", "destination": "x"}, {"source": "ok", "destination": "moved"}, {"source": 1},
    ]);
    let reply = fs.call("path-move", json!({"items": items})).await;
    assert_eq!(reply.codes(), ["not_found", "ok", "invalid_argument"]);
    assert_eq!(fs.read("moved"), "1\n");
}

#[cfg(unix)]
#[tokio::test]
async fn edits_of_one_file_by_two_names_are_made_in_order() {
    let mut fs = Fs::start().await;
    std::os::unix::fs::symlink(".", fs.dir.join("s")).unwrap();
    for _ in 0..25 {
        fs.write("f", "a\nb\n");
        let items = json!([
            {"file_path": "f", "old_string": "a", "new_string": "A"},
            {"file_path": "s/f", "old_string": "b", "new_string": "B"},
        ]);
        let reply = fs.call("file-edit", json!({"items": items})).await;
        assert_eq!(reply.codes(), ["ok", "ok"], "{}", reply.text());
        assert_eq!(fs.read("f"), "A\nB\n");
    }
}

#[tokio::test]
async fn pictures_come_as_pictures_in_batches_too() {
    let mut fs = Fs::start().await;
    let png = b"\x89PNG\r\n\x1a\n\0\0\0";
    fs.write("a.png", png);
    fs.write("b.txt", "text");
    let reply = fs.call("file-read", json!({"paths": ["b.txt", "a.png"]})).await;
    let image = json!({"type": "image", "data": "iVBORw0KGgoAAAA=", "mimeType": "image/png"});
    assert_eq!(reply.0["content"][1], image);
    assert_eq!(reply.0["structuredContent"]["data"]["content"][1], image);
    assert_eq!(reply.meta()["contentTypes"], json!(["image", "text"]));
    assert!(reply.text().ends_with("- [2] OK a.png: image/png, 11 bytes"), "{}", reply.text());
}

#[tokio::test]
async fn a_root_is_never_left() {
    let mut fs = Fs::with(|options| {
        let root = options.directory.join("r");
        fs::create_dir(&root).unwrap();
        FilesOptions { root: Some(root), ..options }
    })
    .await;
    let check = async |fs: &mut Fs, path: &str, expected: &str| {
        let reply = fs.call("file-read", json!({"path": path})).await;
        assert_eq!(reply.code(), expected, "{path}");
    };
    fs.write("r/f", "x");
    fs.write("r-evil/f", "x");
    check(&mut fs, "..", "outside_root").await;
    check(&mut fs, "r/..", "outside_root").await;
    check(&mut fs, "./r/../..", "outside_root").await;
    check(&mut fs, "r-evil/f", "outside_root").await;
    check(&mut fs, "r//f/", "not_a_directory").await;
    check(&mut fs, "r/f", "none").await;
    for (tool, arguments) in [
        ("file-write", json!({"path": "x", "content": ""})),
        ("fs-search", json!({"path": ".", "pattern": "x"})),
        ("fs-inspect", json!({"root": ".", "requests": [{"op": "count-files", "path": "."}]})),
        ("git-status", json!({"path": "."})),
        ("download-to-file", json!({"url": "http://127.0.0.1:1/", "path": "x"})),
        ("file-read", json!({"args_path": "r-evil/f"})),
        ("web-extract", json!({"path": "r-evil/f"})),
    ] {
        let reply = fs.call(tool, arguments).await;
        assert_eq!(reply.code(), "outside_root", "{tool}: {}", reply.text());
    }
}
