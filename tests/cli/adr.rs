//! `scryer adr`: decisions as people and scripts keep them.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use expect_test::{Expect, expect};
use scryer::answer::{Format, Reply, render};
use scryer::query::QueryAdrs;
use scryer::{Options, Scryer};
use serde_json::{Value, json};

use crate::util::{Dir, run};

const LIB: &str = "\
pub mod net;
pub mod app;
";

const NET: &str = "\
/// Sends one batch.
pub fn send() -> u8 {
    1
}
";

fn demo() -> Dir {
    Dir::package(&[
        ("src/lib.rs", LIB),
        ("src/net.rs", NET),
        ("src/app.rs", "pub fn run() -> u8 {\n    crate::net::send()\n}\n"),
    ])
}

/// With one decision that knows all that a decision can know.
fn decided() -> Dir {
    let dir = demo();
    let new = [
        &["adr", "new", "Retry twice", "--status", "accepted", "--context", "Calls fail."][..],
        &["--decision", "We retry twice.", "--path", "src/net.rs", "--affects", "demo::net::send"],
    ];
    dir.run(&new.concat()).ends(0);
    dir
}

#[track_caller]
fn check(dir: &Dir, arguments: &[&str], expected: Expect) {
    let run = dir.run(arguments);
    let status = run.code.unwrap();
    expected.assert_eq(&dir.plain(&format!("{}{}[{status}]", run.stdout, run.stderr)));
}

#[test]
fn a_decision_from_its_start_to_its_end() {
    let dir = decided();
    check(
        &dir,
        &["adr", "new", "Domain knows no net", "--forbids", "demo::app -> demo::net", "--template", "madr"],
        expect![[r#"
           2  Domain knows no net  docs/adr/0002-domain-knows-no-net.md
        [0]"#]],
    );
    check(
        &dir,
        &["adr", "list"],
        expect![[r#"
           1  Retry twice  accepted  docs/adr/0001-retry-twice.md
              We retry twice.
              holds    demo::net::send  src/net.rs:2
           2  Domain knows no net  proposed  docs/adr/0002-domain-knows-no-net.md
              What is decided?
              forbidden  src/app.rs:2:17  demo::app::run uses demo::net::send
        [0]"#]],
    );
    check(
        &dir,
        &["adr", "list", "--status", "accepted"],
        expect![[r#"
           1  Retry twice  accepted  docs/adr/0001-retry-twice.md
              We retry twice.
              holds    demo::net::send  src/net.rs:2
        [0]"#]],
    );
    check(
        &dir,
        &["adr", "query", "how", "often", "is", "it", "retried"],
        expect![[r#"
           1  Retry twice  accepted  docs/adr/0001-retry-twice.md
              0.58  text: retried
              We retry twice.
              holds    demo::net::send  src/net.rs:2
        [0]"#]],
    );
    check(
        &dir,
        &["adr", "query", "--file", "src/net.rs"],
        expect![[r#"
           1  Retry twice  accepted  docs/adr/0001-retry-twice.md
              5.40  affected_path 'src/net.rs' covers src/net.rs
              We retry twice.
              holds    demo::net::send  src/net.rs:2
        [0]"#]],
    );
    check(
        &dir,
        &["adr", "query", "--symbol", "run"],
        expect![[r#"
           2  Domain knows no net  proposed  docs/adr/0002-domain-knows-no-net.md
              4.00  forbids 'demo::app -> demo::net'
              What is decided?
              forbidden  src/app.rs:2:17  demo::app::run uses demo::net::send
           1  Retry twice  accepted  docs/adr/0001-retry-twice.md
              2.40  affected_path 'src/net.rs' covers callee src/net.rs
              We retry twice.
              holds    demo::net::send  src/net.rs:2
        [0]"#]],
    );
    check(
        &dir,
        &["adr", "show", "1"],
        expect![[r#"
        ---
        title: "Retry twice"
        status: accepted
        affected_paths:
          - "src/net.rs"
        affects:
          - "demo::net::send"
        fingerprints:
          "demo::net::send": "c55c5cba55ba99f8"
        ---

        # 1. Retry twice

        ## Context

        Calls fail.

        ## Decision

        We retry twice.

        ## Consequences

        _What follows from it, good and bad?_

              holds    demo::net::send  src/net.rs:2
        [0]"#]],
    );
    check(
        &dir,
        &["adr", "rm", "1"],
        expect![[r#"
           1  Retry twice  docs/adr/0001-retry-twice.md  removed file and record
        [0]"#]],
    );
    check(
        &dir,
        &["adr", "rm", "Domain knows no NET"],
        expect![[r#"
           2  Domain knows no net  docs/adr/0002-domain-knows-no-net.md  removed file and record
        [0]"#]],
    );
    check(
        &dir,
        &["adr", "list"],
        expect![[r#"
        note: no decision is recorded in docs/adr yet; scryer adr new writes one
        [1]"#]],
    );
}

#[test]
fn drift_is_an_exit_status() {
    let dir = decided();
    check(
        &dir,
        &["adr", "check"],
        expect![[r#"
        1 decision: 0 drifted of 1 symbol, 0 violations of 0 rules
        [0]"#]],
    );
    // Other lines, other places, other comments: the same code.
    dir.write(
        "src/net.rs",
        "//! The net.\n\n/// Sends one batch, whatever it is.\npub fn send() -> u8 { /* once */ 1 }\n",
    );
    dir.run(&["adr", "check"]).ends(0);
    dir.write("src/net.rs", NET.replace('1', "2"));
    check(
        &dir,
        &["adr", "check"],
        expect![[r#"
           1  changed    demo::net::send  src/net.rs:2  Retry twice
        1 decision: 1 drifted of 1 symbol, 0 violations of 0 rules
        [1]"#]],
    );
    check(
        &dir,
        &["adr", "accept", "1"],
        expect![[r#"
           1  Retry twice  docs/adr/0001-retry-twice.md
              changed  demo::net::send  src/net.rs:2
        [0]"#]],
    );
    dir.run(&["adr", "check"]).ends(0);
    dir.write(
        "src/net.rs",
        "pub mod deep {\n    pub fn send() -> u8 {\n        2\n    }\n}\npub use deep::send;\n",
    );
    dir.run(&["adr", "check"]).ends(0);
    dir.write("src/net.rs", "pub mod deep {\n    pub fn send() -> u8 {\n        2\n    }\n}\n");
    check(
        &dir,
        &["adr", "check"],
        expect![[r#"
           1  moved      demo::net::send → demo::net::deep::send  src/net.rs:2  Retry twice
        1 decision: 1 drifted of 1 symbol, 0 violations of 0 rules
        [1]"#]],
    );
    dir.write("src/net.rs", "");
    check(
        &dir,
        &["adr", "check", "1"],
        expect![[r#"
           1  gone       demo::net::send  Retry twice
        1 decision: 1 drifted of 1 symbol, 0 violations of 0 rules
        [1]"#]],
    );
    dir.run(&["adr", "rm", "docs/adr/0001-retry-twice.md"]).ends(0);
    check(
        &dir,
        &["adr", "check"],
        expect![[r#"
        0 decisions: 0 drifted of 0 symbols, 0 violations of 0 rules
        note: no decision is recorded in docs/adr yet; scryer adr new writes one
        [0]"#]],
    );
}

#[test]
fn forbidden_uses_are_shown_where_they_stand() {
    let dir = demo();
    dir.run(&[
        "adr",
        "new",
        "App knows no net",
        "--status",
        "accepted",
        "--forbids",
        "demo::app -> demo::net",
    ])
    .ends(0);
    check(
        &dir,
        &["adr", "check"],
        expect![[r#"
           1  violation  demo::app -> demo::net  src/app.rs:2:17  demo::app::run uses demo::net::send  App knows no net
        1 decision: 0 drifted of 0 symbols, 1 violation of 1 rule
        [1]"#]],
    );
    let report = dir.json(&["adr", "check"]);
    let site = &report["findings"][0];
    assert_eq!(
        (&site["place"], &site["line"], &site["column"]),
        (&json!("src/app.rs"), &json!(2), &json!(17)),
        "{report}"
    );
    dir.write("src/app.rs", "pub fn run() -> u8 {\n    1\n}\n");
    dir.run(&["adr", "check"]).ends(0);
}

#[test]
fn decisions_are_told_with_a_symbol() {
    let dir = decided();
    check(
        &dir,
        &["inspect", "send"],
        expect![[r#"
        fn  demo::net::send  src/net.rs:2
        /// Sends one batch.
        2  pub fn send() -> u8 {
        3      1
        4  }
        1 caller: demo::app::run — src/app.rs:2
        0 callees
        1 reference
        1 decision
          1  Retry twice  affects 'demo::net::send'; affected_path 'src/net.rs' covers src/net.rs; text: net, send
        [0]"#]],
    );
    check(
        &dir,
        &["blast", "demo::net::send"],
        expect![[r#"
        fn  demo::net::send  src/net.rs:2
        1 symbol and 0 tests in 1 file and 1 crate depend on it
        1 decision
          1  Retry twice  affects 'demo::net::send'; affected_path 'src/net.rs' covers src/net.rs; text: net, send

        depth 1
          demo::app::run  src/app.rs:2  public_api

        2 entry points
          demo::net::send  public_api
          demo::app::run  public_api
        [0]"#]],
    );
}

#[test]
fn what_cannot_be_meant_is_said_in_words_of_the_command() {
    let dir = decided();
    dir.run(&["adr", "new", "Retry twice"]).ends(0);
    for (arguments, says, code) in [
        (&["adr", "show", "9"][..], "there is no decision with number 9", 2),
        (&["adr", "show", "nine"], "invalid value", 2),
        (&["adr", "rm", "9"], "the highest number is 2", 2),
        (&["adr", "rm", "No such title"], "there is no decision with title", 2),
        (&["adr", "rm", "retry twice"], "name one of these files", 2),
        (&["adr", "rm", "../x.md"], "is not in docs/adr", 2),
        (&["adr", "rm", "/etc/passwd.md"], "is not in docs/adr", 2),
        (&["adr", "rm", "docs/adr/0009-x.md"], "there is no file", 2),
        (&["adr", "new", ""], "the title is empty", 2),
        (&["adr", "new", "x", "--status", "acepted"], "accepted", 2),
        (&["adr", "new", "x", "--forbids", "a"], "is no rule", 2),
        (&["adr", "new", "x", "--path", "src/["], "is no glob", 2),
        (&["adr", "query", "zebra"], "no decision matches", 1),
        (&["adr", "query", "--symbol", "sendd"], "nearest names: `send`", 1),
        (&["adr", "query", "--file", "../x.rs"], "outside", 2),
        (&["adr", "list", "--status", "rejected"], "matched nothing", 1),
        (&["adr", "check", "9"], "there is no decision with number 9", 2),
        (&["adr", "chekc"], "check", 2),
        (&["adr", "new", "Loose", "--affects", "demo::nothing"], "demo::nothing", 0),
    ] {
        let run = dir.run(arguments).ends(code);
        assert!(run.stderr.contains(says), "{arguments:?}: {}", run.stderr);
        for word in ["query_adrs", "adr_number", "file_path", "file_filter", "panicked"] {
            assert!(!run.stderr.contains(word), "{arguments:?}: {}", run.stderr);
        }
    }
}

#[test]
fn a_workspace_without_decisions_says_how_to_begin() {
    let dir = demo();
    check(
        &dir,
        &["adr", "list"],
        expect![[r#"
        note: no decision is recorded in docs/adr yet; scryer adr new writes one
        [1]"#]],
    );
    check(
        &dir,
        &["adr", "check"],
        expect![[r#"
        0 decisions: 0 drifted of 0 symbols, 0 violations of 0 rules
        note: no decision is recorded in docs/adr yet; scryer adr new writes one
        [0]"#]],
    );
    check(
        &dir,
        &["adr", "query", "why"],
        expect![[r#"
        note: no decision is recorded in docs/adr yet; scryer adr new writes one
        [1]"#]],
    );
}

#[test]
fn forms_of_records() {
    let dir = demo();
    for form in ["nygard", "madr"] {
        let title = format!("In the form of {form}");
        dir.run(&["adr", "new", &title, "--template", form, "--consequences", "None."]).ends(0);
    }
    let read = |name: &str| fs::read_to_string(dir.path().join("docs/adr").join(name)).unwrap();
    expect![[r#"
        ---
        title: "In the form of nygard"
        status: proposed
        ---

        # 1. In the form of nygard

        ## Context

        _Why is there something to decide?_

        ## Decision

        _What is decided?_

        ## Consequences

        None.
    "#]]
    .assert_eq(&read("0001-in-the-form-of-nygard.md"));
    expect![[r#"
        ---
        title: "In the form of madr"
        status: proposed
        ---

        # 2. In the form of madr

        ## Context and Problem Statement

        _Why is there something to decide?_

        ## Decision Outcome

        _What is decided?_

        ### Consequences

        None.
    "#]]
    .assert_eq(&read("0002-in-the-form-of-madr.md"));
    dir.run(&["adr", "new", "Nowhere", "--no-file"]).ends(0);
    assert_eq!(fs::read_dir(dir.path().join("docs/adr")).unwrap().count(), 2);
    assert_eq!(dir.json(&["adr", "list"])["total"], 3, "the index has it");
}

#[test]
fn hostile_titles_stay_in_their_folder() {
    let dir = demo();
    let titles = [
        "quote \" and '",
        "line\nstatus: accepted\n---\n# forged",
        "---",
        "../../etc/passwd",
        "/etc/passwd",
        "ünïcödé 名前 🦀",
        &"x".repeat(300),
        "--",
        ".",
    ];
    let arguments = |title| ["adr", "new", "--", title];
    for title in titles {
        dir.run(&arguments(title)).ends(0);
    }
    let listed = dir.json(&["adr", "list"]);
    assert_eq!(listed["total"], titles.len(), "{listed}");
    for one in listed["decisions"].as_array().unwrap() {
        assert_eq!(one["status"], "proposed", "{one}");
    }
    assert!(listed.get("notes").is_none(), "{listed}");
    let beside: Vec<_> = fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(beside.len(), 3, "Cargo.toml, src, docs: {beside:?}");
    assert_eq!(fs::read_dir(dir.path().join("docs/adr")).unwrap().count(), titles.len());
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link() {
    let dir = demo();
    let outside = dir.home().parent().unwrap().join("outside");
    fs::create_dir_all(&outside).unwrap();
    fs::write(outside.join("0001-secret.md"), "# secret\n").unwrap();
    fs::create_dir_all(dir.path().join("docs")).unwrap();
    std::os::unix::fs::symlink(&outside, dir.path().join("docs/adr")).unwrap();
    for arguments in [&["adr", "new", "x"][..], &["adr", "rm", "0001-secret.md"]] {
        let run = dir.run(arguments).ends(2);
        assert!(run.stderr.contains("is a link"), "{}", run.stderr);
    }
    dir.run(&["adr", "list"]).ends(1);
    assert_eq!(fs::read_dir(&outside).unwrap().count(), 1);
}

/// Two at once, of which one has the index and the other works in memory.
#[test]
fn two_writers_get_two_numbers() {
    let dir = demo();
    dir.run(&["index"]).ends(0);
    let children: Vec<_> = (0..6)
        .map(|n| {
            let mut command = dir.command();
            command.args(["adr", "new", &format!("By writer {n}"), "--json"]);
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
        })
        .collect();
    let mut numbers = Vec::new();
    for child in children {
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(0), "{}", String::from_utf8_lossy(&ended.stderr));
        let written: Value = serde_json::from_slice(&ended.stdout).unwrap();
        assert!(dir.path().join(written["file_path"].as_str().unwrap()).is_file(), "{written}");
        numbers.push(written["adr_number"].as_u64().unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
    assert_eq!(dir.json(&["adr", "list"])["total"], 6);
}

/// The library, the command and the server are one answer.
#[test]
fn the_same_answer_everywhere() {
    let dir = decided();
    for n in 0..4 {
        dir.run(&["adr", "new", &format!("Small matter {n}"), "--decision", "Batches are small."]).ends(0);
    }
    let questions = [
        QueryAdrs::all(),
        QueryAdrs::new("how large is a batch"),
        QueryAdrs { symbol: Some("send".to_owned()), ..QueryAdrs::all() },
        QueryAdrs { file_path: Some("src/net.rs".to_owned()), ..QueryAdrs::all() },
        QueryAdrs { status: Some("accepted".parse().unwrap()), ..QueryAdrs::new("retry") },
        QueryAdrs { symbol: Some("sendd".to_owned()), ..QueryAdrs::all() },
    ];
    let scryer = Scryer::in_memory(Options::default());
    let project = scryer.project(&dir.path()).unwrap();
    let mut server = dir.command();
    server.args(["serve", "--no-daemon"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut server = server.spawn().unwrap();
    let (mut input, output) = (server.stdin.take().unwrap(), server.stdout.take().unwrap());
    let mut output = BufReader::new(output).lines();
    let client = json!({"name": "test", "version": "1"});
    let hello = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client});
    writeln!(input, "{}", json!({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": hello}))
        .unwrap();
    writeln!(input, "{}", json!({"jsonrpc": "2.0", "method": "notifications/initialized"})).unwrap();
    output.next().unwrap().unwrap();
    let mut compared = 0;
    for question in questions {
        let reply = Reply::new(&question, project.query_adrs(&question).unwrap());
        let library: Value = serde_json::from_str(&render(&reply, Format::Json, None).text).unwrap();

        let mut arguments = vec!["adr", "query"];
        arguments.extend(question.query.iter().flat_map(|query| query.split(' ')));
        let status = question.status.map(|status| status.to_string());
        for (option, value) in
            [("--file", &question.file_path), ("--symbol", &question.symbol), ("--status", &status)]
        {
            arguments.extend(value.iter().flat_map(|value| [option, value.as_str()]));
        }
        let command = dir.json(&arguments);

        let mut call = json!({"no_truncate": true});
        for (name, value) in [
            ("query", &question.query),
            ("file_path", &question.file_path),
            ("symbol", &question.symbol),
            ("status", &status),
        ] {
            if let Some(value) = value {
                call[name] = json!(value);
            }
        }
        compared += 1;
        let call = json!({"name": "query_adrs", "arguments": call});
        writeln!(
            input,
            "{}",
            json!({"jsonrpc": "2.0", "id": compared, "method": "tools/call", "params": call})
        )
        .unwrap();
        let answer: Value = serde_json::from_str(&output.next().unwrap().unwrap()).unwrap();
        let text = answer["result"]["content"][0]["text"].as_str().unwrap();
        let server: Value = serde_json::from_str(text).unwrap();

        let notes = |answer: &Value| answer["notes"].as_array().map_or(0, Vec::len);
        for (name, answer) in [("command", &command), ("server", &server)] {
            for key in ["total", "decisions", "ambiguous", "candidates", "has_more", "next_offset"] {
                assert_eq!(answer.get(key), library.get(key), "{name} {question:?} {key}");
            }
            assert_eq!(notes(answer), notes(&library), "{name} {question:?}");
        }
    }
    drop(input);
    server.wait().unwrap();
}

#[test]
fn numbers_statuses_and_symbols_are_helped_with() {
    let dir = decided();
    let help = dir.run(&["adr", "--help"]).ends(0).stdout;
    for command in ["new", "list", "show", "query", "check", "accept", "rm"] {
        assert!(help.lines().any(|line| line.trim_start().starts_with(command)), "{command}: {help}");
        let own = dir.run(&["adr", command, "--help"]).ends(0).stdout;
        assert!(own.lines().next().is_some_and(|first| !first.ends_with('.')), "{own}");
    }
    // What one command says to go on with can be typed.
    for n in 0..30 {
        dir.run(&["adr", "new", &format!("Matter {n}"), "--decision", "It is settled."]).ends(0);
    }
    let first = dir.json(&["adr", "query", "settled", "--limit", "5"]);
    let next = first["see_also"][0]["cli"].as_str().unwrap();
    let words: Vec<&str> = next.split(' ').skip(1).collect();
    assert_eq!(dir.json(&words)["offset"], 5, "{next}");
    let run = run(dir.command().args(["adr", "list", "--max-tokens", "200"])).ends(0);
    assert!(run.stdout.contains("--offset"), "{}", run.stdout);
}
