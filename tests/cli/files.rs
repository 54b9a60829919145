//! The file tools on the command line: each called once, what people and scripts get, and what the exit code says.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::process::Stdio;
use std::thread;

use expect_test::{Expect, expect};
use scryer_mcp::files::catalog::TOOLS;
use serde_json::{Value, json};

use crate::util::{Dir, Run, run};

/// Runs the command, which needs no index for this.
fn scryer(dir: &Dir, arguments: &[&str]) -> Run {
    let mut command = dir.command_with(&dir.path());
    // Whatever identity this machine's user has is not the test's.
    run(command.env("HOME", dir.home()).env("GIT_CONFIG_NOSYSTEM", "1").args(arguments))
}

#[track_caller]
fn check(dir: &Dir, arguments: &[&str], expected: Expect) {
    let run = scryer(dir, arguments);
    let status = run.code.unwrap();
    expected.assert_eq(&dir.plain(&format!("{}{}[{status}]", run.stdout, run.stderr)));
}

/// A server that gives everybody this page. Returns its URL.
fn serve(body: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let _ = stream.read(&mut [0; 4096]);
            let length = body.len();
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close";
            let _ = write!(stream, "{head}\r\nContent-Length: {length}\r\n\r\n{body}");
        }
    });
    url
}

#[cfg(unix)]
#[test]
fn every_tool_is_called_and_answers() {
    use std::os::unix::fs::PermissionsExt;
    let dir = Dir::empty();
    let url = serve("<h1>Title</h1>");
    let browser = dir.home().join("chromium");
    fs::create_dir_all(dir.home()).unwrap();
    fs::write(&browser, "#!/bin/sh\necho '<p>rendered'\n").unwrap();
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).unwrap();
    let git = |arguments: &[&str]| {
        let done =
            std::process::Command::new("git").args(arguments).current_dir(dir.path()).output().unwrap();
        assert!(done.status.success(), "{arguments:?}");
    };
    git(&["init", "-q", "-b", "main"]);
    let requests = r#"[{"op": "count-files", "path": "."}]"#;
    let url = url.as_str();
    let calls: Vec<(&str, Vec<&str>, &str)> = vec![
        (
            "fs",
            vec!["file-write", "a.txt", "--content", "one\ntwo\nthree\n"],
            "a.txt: 14 bytes written, new\n",
        ),
        ("fs", vec!["file-read", "a.txt"], "one\ntwo\nthree\n"),
        ("fs", vec!["file-read-line-range", "a.txt", "--start-line", "2", "--line-count=1"], "2: two\n"),
        (
            "fs",
            vec!["file-edit", "a.txt", "--old-string", "two", "--new-string", "-2"],
            "a.txt: 1 replacement, line 2\n",
        ),
        (
            "fs",
            vec!["file-edit-lines", "a.txt", "--start-line", "1", "--replacement", "1"],
            "a.txt: lines 1 to 1 replaced",
        ),
        ("fs", vec!["fs-search", "THREE", "--context-lines", "0"], "./a.txt\n3:three\n"),
        ("fs", vec!["fs-inspect", ".", requests], "request-1 count-files: ok\n  count: 1\n"),
        ("fs", vec!["dir-create", "d/e", "f"], "d/e: created\nf: created\n"),
        ("fs", vec!["path-copy", "a.txt", "d/b.txt"], "a.txt -> d/b.txt: 1 file, 11 bytes\n"),
        ("fs", vec!["path-move", "d/b.txt", "d/c.txt"], "d/b.txt -> d/c.txt: moved\n"),
        ("fs", vec!["dir-list", "d"], "c.txt\ne/\n"),
        ("fs", vec!["path-stat", "d/c.txt"], "d/c.txt: file, 11 bytes"),
        ("fs", vec!["path-remove", "d", "f", "--recursive"], "d: removed\nf: removed\n"),
        ("git", vec!["git-status"], "## No commits yet on main\n?? a.txt\n"),
        ("git", vec!["git-add", "a.txt"], "A a.txt\n"),
        ("git", vec!["git-diff", "--staged", "--name-only"], "a.txt\n"),
        (
            "git",
            vec!["git-commit", "--message", "feat: a file", "--author", "A <a@example.invalid>"],
            "] feat: a file\n",
        ),
        ("git", vec!["git-amend", "--message", "fix: a file"], "] fix: a file\n"),
        ("git", vec!["git-show", "HEAD", "--stat"], "fix: a file"),
        ("web", vec!["web-fetch", url], "# Title\n"),
        ("web", vec!["web-render", url, "--dump", "text", "--browser-quiet"], "rendered\n"),
        ("web", vec!["web-extract", "--html", "<h1>T</h1>"], "# T\n"),
        ("web", vec!["download-to-file", url, "page.html"], "SAVED page.html (14 bytes)\n"),
    ];
    let mut called = BTreeSet::new();
    for (family, arguments, expected) in calls {
        called.insert(arguments[0]);
        let mut command = dir.command_with(&dir.path());
        command.env("HOME", dir.home()).env("GIT_CONFIG_NOSYSTEM", "1").env("SCRYER_BROWSER", &browser);
        let run = run(command.arg(family).args(&arguments)).ends(0);
        assert!(run.stdout.contains(expected), "{arguments:?}: {}{}", run.stdout, run.stderr);
    }
    assert_eq!(called, TOOLS.iter().map(|tool| tool.name).collect::<BTreeSet<_>>());
}

#[test]
fn the_exit_code_tells_nothing_from_wrong() {
    let dir = Dir::empty();
    dir.write("a", "x\n");
    check(
        &dir,
        &["fs", "search", "x", "a"],
        expect![[r#"
            a
            1:x
            [0]"#]],
    );
    check(
        &dir,
        &["fs", "search", "y", "a"],
        expect![[r#"
            no matches
            [1]"#]],
    );
    check(
        &dir,
        &["fs", "stat", "gone", "--allow-missing"],
        expect![[r#"
            gone: missing
            [1]"#]],
    );
    check(
        &dir,
        &["fs", "read", "a", "gone"],
        expect![[r#"
            a:
            x
            error: [2] "WS/gone" does not exist; the nearest directory that does is "WS"
            [2]"#]],
    );
    check(
        &dir,
        &["fs", "search", "--literal=perhaps", "x"],
        expect![[r#"
            error: literal must be true or false (got "perhaps")
            [2]"#]],
    );
    check(
        &dir,
        &["--json", "fs", "remove", "--path", "a", "--no-such-thing"],
        expect![[r#"
            error: unexpected argument '--no-such-thing' found

              tip: to pass '--no-such-thing' as a value, use '-- --no-such-thing'

            Usage: scryer fs path-remove --path <TEXT> [PATHS]...

            For more information, try '--help'.
            [2]"#]],
    );
    assert!(dir.path().join("a").exists());
}

#[test]
fn scripts_get_what_agents_get() {
    let dir = Dir::empty();
    dir.write("a", "x\n");
    let run = scryer(&dir, &["--json", "fs", "read", "a"]).ends(0);
    let mut answer: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(run.stdout.lines().count(), 1);
    answer["durationMs"] = json!(0);
    answer["meta"]["durationMs"] = json!(0);
    expect![[r#"
        {
          "data": {
            "content": [
              {
                "text": "file-read: 1/1 succeeded\n\n- [1] OK a:\nx\n",
                "type": "text"
              }
            ],
            "structuredContent": {
              "failedCount": 0,
              "results": [
                {
                  "data": {
                    "bytes": 2,
                    "encoding": "utf-8",
                    "lineCount": 1,
                    "path": "a",
                    "returnedChars": 2,
                    "totalChars": 2
                  },
                  "index": 1,
                  "ok": true
                }
              ],
              "succeededCount": 1,
              "toolName": "file-read",
              "totalCount": 1
            }
          },
          "durationMs": 0,
          "meta": {
            "contentTypes": [
              "text"
            ],
            "durationMs": 0,
            "errorMessage": null,
            "hasStructuredContent": true,
            "schemaVersion": 1,
            "status": "success",
            "toolName": "file-read"
          }
        }"#]]
    .assert_eq(&format!("{answer:#}"));
    let run = scryer(&dir, &["--json", "fs", "read", "gone"]).ends(2);
    let answer: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(answer["error"]["code"], "not_found");
    let run = scryer(&dir, &["--format", "text", "fs", "read", "gone"]).ends(2);
    assert!(run.stdout.starts_with("Error: "), "{}", run.stdout);
}

#[test]
fn a_root_is_never_left_and_a_directory_is_entered() {
    let dir = Dir::empty();
    dir.write("in/a", "x\n");
    dir.write("out", "secret\n");
    scryer(&dir, &["-C", "in", "fs", "read", "a"]).ends(0);
    let refused = scryer(&dir, &["-C", "in", "fs", "read", "../out", "--root", "."]).ends(2);
    assert!(refused.stderr.contains("outside the root") && !refused.stdout.contains("secret"), "{refused:?}");
}

#[test]
fn the_profiles_of_a_session() {
    let dir = Dir::empty();
    let names = |tools: &str| -> Vec<String> {
        let mut command = dir.command_with(&dir.path());
        command.args(["serve", "--tools", tools]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (mut input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let client = json!({"name": "test", "version": "1"});
        let hello = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client});
        writeln!(input, "{}", json!({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}))
            .unwrap();
        writeln!(input, "{}", json!({"jsonrpc": "2.0", "method": "notifications/initialized"})).unwrap();
        writeln!(input, "{}", json!({"jsonrpc": "2.0", "id": 2, "method": "tools/list"})).unwrap();
        drop(input);
        let lines: Vec<Value> =
            output.lines().map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect();
        assert_eq!(child.wait().unwrap().code(), Some(0));
        let listed = lines.iter().find(|line| line["id"] == 2).unwrap();
        let tools = listed["result"]["tools"].as_array().unwrap();
        tools.iter().map(|tool| tool["name"].as_str().unwrap().to_owned()).collect()
    };
    let files: Vec<&str> = TOOLS.iter().map(|tool| tool.name).collect();
    assert_eq!(names("fs"), files);
    let (core, full, all) = (names("core"), names("full"), names("all"));
    assert_eq!(core.len(), 6);
    assert!(core.iter().all(|name| full.contains(name)));
    assert_eq!(all, [full, files.iter().map(|name| (*name).to_owned()).collect()].concat());
}
