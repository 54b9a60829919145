//! Questions about small trees.

use super::*;
use crate::paths::Base;

struct Fixture(tempfile::TempDir);

impl Fixture {
    /// A directory `r` with files in it, beside `secret`.
    fn new(files: &[(&str, &str)]) -> Self {
        let fixture = Self(tempfile::tempdir().unwrap());
        fs::create_dir(fixture.0.path().join("r")).unwrap();
        fs::write(fixture.0.path().join("secret"), "x\n").unwrap();
        for (name, text) in files {
            let path = fixture.0.path().join("r").join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        fixture
    }

    fn call(&self) -> Call {
        Call::new(Base::new(self.0.path()).unwrap())
    }

    fn inspect(&self, inspection: &Inspection) -> Report {
        inspect(inspection, &self.call(), None).unwrap()
    }

    fn ask(&self, path: &str, question: Question) -> Answer {
        self.inspect(&Inspection::new("r", vec![Request::new(path, question)])).answers.remove(0)
    }
}

fn search(pattern: &str) -> Search {
    Search::new(pattern)
}

fn matches(answer: &Answer) -> (u64, Option<&str>) {
    let Some(Value::Matches { matches, path, .. }) = &answer.value else { panic!("{answer:?}") };
    (*matches, path.as_deref())
}

#[test]
fn files_are_counted() {
    let files =
        [("a.rs", ""), (".h.rs", ""), ("d/b.rs", ""), ("d/c.md", ""), ("target/t.rs", ""), (".git/g.rs", "")];
    let fixture = Fixture::new(&files);
    let count = |path: &str, glob: &str, recursive, no_default_excludes| {
        let question = CountFiles { glob: glob.into(), recursive, no_default_excludes };
        let answer = fixture.ask(path, Question::CountFiles(question));
        let Some(Value::Files { count, .. }) = answer.value else { panic!("{answer:?}") };
        assert_eq!((answer.confidence, answer.evidence.len() as u64), (Confidence::High, count));
        count
    };
    assert_eq!(count(".", "*", false, false), 2);
    assert_eq!(count(".", "*.rs", true, false), 3);
    assert_eq!(count(".", "*.rs", true, true), 4);
    assert_eq!(count("d", "?.md", false, false), 1);
    assert_eq!(count("target", "*", true, false), 1);
}

#[test]
fn a_search_says_how_sure_it_is() {
    let fixture =
        Fixture::new(&[("a", "version = 1\r\n"), ("b", "Version = 2\nversion = 3\n"), ("c/d", "x\n")]);
    let extract = |name: &str, regex: &str| Extract { name: name.into(), regex: regex.into() };
    let one = Search {
        extract: vec![extract("number", r"= (\d)$"), extract("word", r"\w+"), extract("none", "zzz")],
        file_pattern: Some("b".into()),
        ..search("^version")
    };
    let answer = fixture.ask(".", Question::Search(one));
    let Some(Value::Matches { extracts, .. }) = &answer.value else { panic!("{answer:?}") };
    assert_eq!(matches(&answer), (1, Some("./b")));
    assert_eq!((answer.status, answer.confidence), (AnswerStatus::Ok, Confidence::High));
    assert_eq!(extracts["number"].as_deref(), Some("3"));
    assert_eq!((extracts["word"].as_deref(), extracts["none"].as_deref()), (Some("version"), None));
    assert_eq!(
        (answer.evidence[0].line_start, answer.evidence[0].snippet.as_str()),
        (Some(2), "version = 3")
    );
    let several = fixture.ask(".", Question::Search(search(r"version = \d$")));
    assert_eq!((matches(&several), several.confidence), ((2, Some("./a")), Confidence::Medium));
    assert_eq!(several.warnings, ["multiple matches"]);
    let capped = fixture.ask(".", Question::Search(Search { max_matches: 1, ..search("version") }));
    assert_eq!((matches(&capped).0, capped.warnings), (1, vec!["maxMatches reached".to_owned()]));
    let none = fixture.ask(".", Question::Search(search("nowhere")));
    assert_eq!(
        (none.status, none.confidence, none.warnings),
        (AnswerStatus::Partial, Confidence::Low, vec!["no matches".to_owned()])
    );
    let flat = fixture.ask(".", Question::Search(Search { recursive: false, ..search("^x$") }));
    assert_eq!(matches(&flat), (0, None));
    let taken = Search { extract: vec![extract("path", "x")], ..search("x") };
    assert_eq!(fixture.ask(".", Question::Search(taken)).error.unwrap().code, ErrorCode::InvalidArgument);
    let wrong = Search { extract: vec![extract("e", "(")], ..search("x") };
    assert_eq!(fixture.ask(".", Question::Search(wrong)).error.unwrap().code, ErrorCode::BadPattern);
}

#[test]
fn values_are_picked_out_of_json() {
    let fixture = Fixture::new(&[(
        "a.json",
        "\u{feff}{\"a\":{\"b\":[1,12345678901234567890123]},\"a/b\":true,\"a/b\":null}",
    )]);
    let pick = |pointers: &[&str]| {
        let pointers = pointers.iter().map(|&pointer| pointer.to_owned()).collect();
        fixture.ask("a.json", Question::JsonPick { pointers })
    };
    let answer = pick(&["/a/b/1", "/a~1b"]);
    let Some(Value::Json { values, .. }) = &answer.value else { panic!("{answer:?}") };
    assert_eq!(values["/a/b/1"], Json::Number("12345678901234567890123".into()));
    assert_eq!((&values["/a~1b"], answer.status), (&Json::Null, AnswerStatus::Ok));
    assert!(answer.warnings[0].contains("duplicate key \"a/b\""), "{:?}", answer.warnings);
    let missing = pick(&["/a", "/z"]);
    assert_eq!(
        (missing.status, missing.warnings[0].as_str()),
        (AnswerStatus::Partial, "missing pointer: /z")
    );
    let fixture = Fixture::new(&[("bad.json", "{\n oops")]);
    let error = fixture.ask("bad.json", Question::JsonPick { pointers: vec![String::new()] }).error.unwrap();
    assert!(error.message.contains("line 2, column 2"), "{error:?}");
}

#[test]
fn snippets_that_touch_are_one() {
    let text: String = (1..=30).map(|n| format!("line {n}\n")).collect();
    let fixture = Fixture::new(&[("f", &text)]);
    let ask = |patterns: &[&str], context_lines, max_snippets| {
        let patterns = patterns.iter().map(|&pattern| pattern.to_owned()).collect();
        fixture.ask("f", Question::Snippet(Snippet { patterns, context_lines, max_snippets }))
    };
    let answer = ask(&["line 5", "line 10", "line 2\0"], 2, 10);
    let Some(Value::Ranges { matches, ranges, .. }) = &answer.value else { panic!("{answer:?}") };
    let range = |line_start, line_end| Range { line_start, line_end };
    assert_eq!((*matches, ranges.as_slice()), (2, [range(3, 12)].as_slice()));
    assert!(answer.evidence[0].snippet.starts_with("3: line 3\n4: line 4\n5: line 5\n"));
    let answer = ask(&["line 2"], 0, 1);
    let Some(Value::Ranges { matches, ranges, .. }) = &answer.value else { panic!("{answer:?}") };
    assert_eq!((*matches, ranges.as_slice()), (11, [range(2, 2)].as_slice()));
    assert_eq!(answer.warnings, ["maxSnippets reached"]);
    let none = ask(&["line.5"], 2, 10);
    assert_eq!((none.status, none.confidence), (AnswerStatus::Partial, Confidence::Low));
    assert_eq!(ask(&[], 2, 10).error.unwrap().code, ErrorCode::InvalidArgument);
    assert_eq!(
        fixture.ask(".", Question::Snippet(Snippet::new(vec!["x".into()]))).status,
        AnswerStatus::Error
    );
}

#[test]
#[cfg(unix)]
fn every_path_stays_in_the_root() {
    let fixture = Fixture::new(&[("f", "x\n")]);
    let top = fixture.0.path();
    std::os::unix::fs::symlink("../secret", top.join("r/link")).unwrap();
    std::os::unix::fs::symlink("../../../etc", top.join("r/etc")).unwrap();
    std::os::unix::fs::symlink("f", top.join("r/inner")).unwrap();
    for path in ["../secret", "..", "link", "/etc/passwd", "/nowhere", "../nowhere", "etc"] {
        let error = fixture.ask(path, Question::Search(search("x"))).error.unwrap();
        assert_eq!(
            (error.message.as_str(), error.code),
            ("Path is outside root", ErrorCode::OutsideRoot),
            "{path}"
        );
    }
    assert_eq!(matches(&fixture.ask("inner", Question::Search(search("x")))), (1, Some("inner")));
    assert_eq!(matches(&fixture.ask(".", Question::Search(search("x")))).0, 1);
    let missing = fixture.ask("missing", Question::Search(search("x"))).error.unwrap();
    assert_eq!(missing.code, ErrorCode::NotFound);
    let absolute = fs::canonicalize(top.join("r/f")).unwrap();
    assert_eq!(matches(&fixture.ask(absolute.to_str().unwrap(), Question::Search(search("x")))).0, 1);
}

#[test]
#[cfg(unix)]
fn a_link_that_is_swapped_in_leads_nowhere() {
    use std::sync::atomic::{AtomicBool, Ordering};
    let fixture = Fixture::new(&[("d/e/f", "inside\n")]);
    let top = fixture.0.path();
    fs::create_dir_all(top.join("out/e")).unwrap();
    fs::write(top.join("out/e/f"), "\"outside\"\n").unwrap();
    let stop = AtomicBool::new(false);
    let seen = std::thread::scope(|scope| {
        scope.spawn(|| {
            // `d` is a directory and a link to the outside in turn.
            while !stop.load(Ordering::Relaxed) {
                let _ = fs::rename(top.join("r/d"), top.join("r/kept"));
                let _ = std::os::unix::fs::symlink("../out", top.join("r/d"));
                let _ = fs::remove_file(top.join("r/d"));
                let _ = fs::rename(top.join("r/kept"), top.join("r/d"));
            }
        });
        let mut seen = String::new();
        for _ in 0..500 {
            let requests = vec![
                Request::new(".", Question::Search(search("side"))),
                Request::new("d/e/f", Question::Snippet(Snippet::new(vec!["side".into()]))),
                Request::new("d/e/f", Question::JsonPick { pointers: vec![String::new()] }),
            ];
            for answer in fixture.inspect(&Inspection::new("r", requests)).answers {
                seen.push_str(&format!("{:?} {:?}", answer.evidence, answer.value));
            }
        }
        stop.store(true, Ordering::Relaxed);
        seen
    });
    assert!(seen.contains("inside") && !seen.contains("outside"));
}

#[test]
fn git_reports_only_what_lies_in_the_root() {
    let fixture = Fixture::new(&[("in/f", "x\n"), ("out", "x\n")]);
    let path = std::env::var_os("PATH").unwrap();
    let environment = [
        ("PATH".into(), path),
        ("HOME".into(), fixture.0.path().into()),
        ("GIT_CONFIG_NOSYSTEM".into(), "1".into()),
    ];
    let git = Git::find(environment.clone()).unwrap();
    let made = std::process::Command::new("git")
        .args(["init", "-q", "-b", "main", "r"])
        .current_dir(fixture.0.path())
        .env_clear()
        .envs(environment)
        .status()
        .unwrap();
    assert!(made.success());
    let inspection = Inspection::new("r/in", vec![Request::new(".", Question::GitStatus)]);
    let report = inspect(&inspection, &fixture.call(), Some(&git)).unwrap();
    let Some(Value::Status { status, .. }) = &report.answers[0].value else { panic!("{report:?}") };
    assert_eq!(status, "## No commits yet on main\n?? in/\n");
    let without = fixture.inspect(&inspection);
    assert_eq!(without.answers[0].error.as_ref().unwrap().code, ErrorCode::BackendMissing);
    assert_eq!(without.status, AnswerStatus::Error);
}

#[test]
fn questions_are_counted_and_named() {
    let fixture = Fixture::new(&[("f", "x\n")]);
    let code = |inspection: &Inspection| inspect(inspection, &fixture.call(), None).unwrap_err().code();
    let request = || Request::new("f", Question::Search(search("x")));
    assert_eq!(code(&Inspection::new("r", Vec::new())), ErrorCode::InvalidArgument);
    assert_eq!(code(&Inspection::new("r", vec![request(); 65])), ErrorCode::InvalidArgument);
    let twice = Request { id: Some("request-1".into()), ..request() };
    assert_eq!(code(&Inspection::new("r", vec![request(), twice])), ErrorCode::InvalidArgument);
    assert_eq!(code(&Inspection::new("none", vec![request()])), ErrorCode::NotFound);
    assert_eq!(code(&Inspection::new("secret", vec![request()])), ErrorCode::NotADirectory);
    let greedy = Inspection { max_snippet_chars: 60_001, ..Inspection::new("r", vec![request()]) };
    assert_eq!(code(&greedy), ErrorCode::InvalidArgument);
    let report = fixture
        .inspect(&Inspection::new("r", vec![request(), Request { id: Some("mine".into()), ..request() }]));
    let ids: Vec<&str> = report.answers.iter().map(|answer| answer.id.as_str()).collect();
    assert_eq!(ids, ["request-1", "mine"]);
    assert_eq!(report.body(), "fs-inspect: 2 requests, status=ok, snippetChars=2");
    assert_eq!((report.metrics.scanned_files, report.metrics.bytes_read), (2, 4));
}

#[test]
fn one_failure_fails_alone() {
    let fixture = Fixture::new(&[("f", "x\n")]);
    let ask = |paths: &[&str]| {
        let requests = paths.iter().map(|&path| Request::new(path, Question::Search(search("x")))).collect();
        fixture.inspect(&Inspection::new("r", requests)).status
    };
    assert_eq!(ask(&["f", "missing"]), AnswerStatus::Ok);
    assert_eq!(ask(&["missing", "none"]), AnswerStatus::Error);
    let none = Request::new("f", Question::Search(search("y")));
    let some = Request::new("f", Question::Search(search("x")));
    let missing = Request::new("m", Question::Search(search("x")));
    assert_eq!(
        fixture.inspect(&Inspection::new("r", vec![missing, some, none])).status,
        AnswerStatus::Partial
    );
}

#[test]
fn evidence_is_shared_fairly_and_never_too_long() {
    let long = "word ".repeat(300) + "\n";
    let fixture = Fixture::new(&[("long", &long.repeat(50)), ("short", "a word\n")]);
    let requests: Vec<Request> = ["long", "short", "long"]
        .map(|path| Request::new(path, Question::Search(Search { max_matches: 19, ..search("word") })))
        .into();
    for most in [0, 5, 100, 6000, 60_000] {
        let inspection = Inspection { max_snippet_chars: most, ..Inspection::new("r", requests.clone()) };
        let report = fixture.inspect(&inspection);
        let sizes: Vec<u64> = report
            .answers
            .iter()
            .map(|answer| {
                answer.evidence.iter().map(|evidence| evidence.snippet.chars().count() as u64).sum()
            })
            .collect();
        assert_eq!(report.metrics.snippet_chars, sizes.iter().sum::<u64>());
        assert!(report.metrics.snippet_chars <= most, "{sizes:?} of {most}");
        assert_eq!(report.metrics.truncated, most < 60_000);
        if most >= 100 {
            assert_eq!(sizes[1], 6, "the short one stays whole");
            assert_eq!(sizes[0], sizes[2]);
        }
    }
}

#[test]
fn after_the_end_of_the_time_questions_are_answered_in_part() {
    let fixture = Fixture::new(&[("f", "x\n")]);
    let requests = vec![Request::new("f", Question::Search(search("x"))); 2]
        .into_iter()
        .enumerate()
        .map(|(at, request)| Request { id: Some(at.to_string()), ..request })
        .collect();
    let inspection = Inspection { timeout: Duration::ZERO, ..Inspection::new("r", requests) };
    let report = fixture.inspect(&inspection);
    assert!(report.metrics.time_budget_hit && report.status == AnswerStatus::Partial);
    assert!(report.answers.iter().all(|answer| answer.warnings[0].contains("time was up")));
}

#[test]
#[cfg(feature = "serde")]
fn a_report_serialises_under_the_names_of_the_contract() {
    let fixture = Fixture::new(&[("f", "x = 1\n")]);
    let extract = vec![Extract { name: "n".into(), regex: r"\d".into() }];
    let requests = vec![
        Request::new("f", Question::Search(Search { extract, ..search("x") })),
        Request::new("../secret", Question::GitStatus),
    ];
    let json = serde_json::to_value(fixture.inspect(&Inspection::new("r", requests))).unwrap();
    assert_eq!(json["answers"][0]["value"], serde_json::json!({"matches": 1, "path": "f", "n": "1"}));
    assert_eq!(json["answers"][0]["evidence"][0]["lineStart"], 1);
    assert_eq!(json["answers"][1]["error"]["code"], "outside_root");
    assert_eq!((&json["status"], &json["mode"]), (&"ok".into(), &"strict".into()));
    for key in ["scannedFiles", "bytesRead", "snippetChars", "truncated", "timeBudgetHit"] {
        assert!(!json["metrics"][key].is_null(), "{key}");
    }
}
