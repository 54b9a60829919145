//! Searches of small trees: what is found, what is told, and that nothing is passed over.

use super::*;
use crate::paths::{Base, Root};
use grep_matcher::Matcher;
use std::path::Path;
use std::time::Instant;

/// A directory with files in it.
struct Fixture(tempfile::TempDir);

impl Fixture {
    fn new(files: &[(&str, &[u8])]) -> Self {
        let fixture = Self(tempfile::tempdir().unwrap());
        for (path, bytes) in files {
            fixture.write(path, bytes);
        }
        fixture
    }

    fn write(&self, path: &str, bytes: &[u8]) {
        let path = self.0.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    fn call(&self) -> Call {
        Call::new(Base::new(self.0.path()).unwrap())
    }

    fn search(&self, request: &Request) -> Outcome<Found> {
        search(request, &self.call()).unwrap()
    }

    fn error(&self, request: &Request) -> SearchError {
        search(request, &self.call()).unwrap_err()
    }
}

fn plain(pattern: &str) -> Request {
    Request { context_lines: 0, ..Request::new(".", pattern) }
}

/// The files of an answer on one line: `a:1,3 b:2`.
fn shown(found: &Found) -> String {
    let file = |file: &FileMatches| {
        let lines: Vec<String> = file.lines.iter().map(|line| line.number.to_string()).collect();
        format!("{}:{}", file.path.trim_start_matches("./"), lines.join(","))
    };
    found.files.iter().map(file).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn check(files: &[(&str, &[u8])], request: &Request, expected: &str) {
    assert_eq!(shown(&Fixture::new(files).search(request).value), expected, "{:?}", request.pattern);
}

#[test]
fn lines_are_printed_with_what_stands_around_them() {
    let fixture = Fixture::new(&[("a", b"1\n2 x\n3\n4\n5 x\n6\n"), ("b/c", b"x\n"), ("d", b"none\n")]);
    let found = fixture.search(&Request { context_lines: 1, ..plain("X") }).value;
    assert_eq!(found.body(), "./a\n1-1\n2:2 x\n3-3\n4-4\n5:5 x\n6-6\n\n./b/c\n1:x");
    let counts = (found.total_count, found.match_count, found.file_count, found.files_searched);
    assert_eq!((counts, found.complete, found.backend().as_str()), ((7, 3, 2, 3), true, "native-grep"));
    let found = fixture.search(&plain("x")).value;
    assert_eq!(found.body(), "./a\n2:2 x\n--\n5:5 x\n\n./b/c\n1:x");
    assert_eq!(found.bytes, found.body().len() as u64 + 2, "a last line and an empty one are counted too");
}

#[test]
fn a_last_line_without_an_end_is_a_line() {
    let fixture = Fixture::new(&[("f", b"a\nneedle")]);
    let request = Request { context_lines: 1, ..Request::new("f", "needle") };
    assert_eq!(fixture.search(&request).value.body(), "f\n1-a\n2:needle");
}

#[test]
fn no_match_is_an_answer() {
    let outcome = Fixture::new(&[("a", b"x\n")]).search(&plain("y"));
    assert_eq!((outcome.value.body().as_str(), outcome.value.files_searched), ("no matches", 1));
    assert!(outcome.value.complete && outcome.notes.is_empty());
}

#[test]
fn a_pattern_that_is_no_regex_is_searched_as_text_and_the_answer_says_so() {
    let found = Fixture::new(&[("a", b"f(x\n")]).search(&plain("f(")).value;
    assert_eq!(shown(&found), "a:1");
    assert!(
        found.backend().starts_with("native-grep (literal fallback: unclosed group"),
        "{}",
        found.backend()
    );
    assert!(found.body().lines().next().unwrap().contains("searched for it as text"));
}

#[test]
fn what_other_engines_know_is_refused_with_a_way_out() {
    let fixture = Fixture::new(&[("a", b"f(x y\n")]);
    for (pattern, rewrite) in [
        ("foo(?!bar)", Some("`foo`")),
        (r"(?<=f)\(", Some(r"`f(\()`")),
        ("(?<!x)y", Some("`(?:^|[^x])y`")),
        (r"\Kx", Some("`x`")),
        (r"(a)\1", None),
    ] {
        let error = fixture.error(&plain(pattern));
        assert_eq!(error.code().as_str(), "bad_pattern");
        let message = error.to_string();
        match rewrite {
            Some(rewrite) => {
                assert!(message.contains(rewrite), "{message}");
                fixture.search(&plain(rewrite.trim_matches('`')));
            }
            None => assert!(message.contains("no rewrite"), "{message}"),
        }
    }
}

#[test]
fn text_that_looks_like_a_regex_is_remarked_on() {
    let fixture = Fixture::new(&[("a", b"timeout\nfoo.bar(\n")]);
    let literal = |pattern| Request { literal: true, ..plain(pattern) };
    let outcome = fixture.search(&literal("timeout|retry"));
    assert!(outcome.value.files.is_empty() && outcome.notes[0].contains("looks like a regex"), "{outcome:?}");
    assert_eq!(shown(&fixture.search(&literal("foo.bar(")).value), "a:2");
    assert!(fixture.search(&literal("retry")).notes.is_empty());
}

#[test]
fn line_ends_are_lf_and_crlf() {
    check(&[("f", b"foo\r\nbar foo\r\nfoo \r\n")], &plain("foo$"), "f:1,2");
    check(&[("f", b"a\r\n\r\n\nb")], &plain("^$"), "f:2,3");
    check(&[("f", b"foo\r\n")], &plain(r"foo\s"), "");
    check(&[("f", b"10%\r20%\r30%\nfoo\n")], &plain("^20"), "");
    check(&[("f", b"10%\r20%\r30%\nfoo\n")], &plain("10.*30%$"), "f:1");
    check(&[("f", b"foo\r\nfoo\rx\n")], &plain(r"foo\r"), "f:2");
    let found = Fixture::new(&[("f", b"foo\r\n")]).search(&plain("foo")).value;
    assert!(!found.body().contains('\r'));
}

#[test]
fn a_bom_is_no_part_of_the_first_line() {
    let fixture = Fixture::new(&[("f", b"\xef\xbb\xbffoo\n")]);
    assert_eq!(fixture.search(&plain("^foo")).value.body(), "./f\n1:foo");
}

#[test]
fn other_encodings_are_decoded_by_their_bom() {
    let files: &[(&str, &[u8])] = &[
        ("be", b"\xfe\xff\0f\0o\0o\0\n"),
        ("le", b"\xff\xfef\0o\0o\0\n\0"),
        ("odd", b"\xff\xfea"),
        ("u32", b"\xff\xfe\0\0f\0\0\0o\0\0\0o\0\0\0"),
    ];
    check(files, &plain("^foo$"), "be:1 le:1 u32:1");
}

#[test]
fn a_nul_makes_a_file_binary() {
    let lines: String = (1..=20_000).map(|n| format!("{n}\n")).collect();
    let mut late = lines.into_bytes();
    late.extend_from_slice(b"foo\n");
    late.extend(std::iter::repeat_n(0, 100_000));
    late.extend_from_slice(b"foo\n");
    let fixture = Fixture::new(&[("late", &late), ("first", b"\0\nfoo\n"), ("text", b"foo\n")]);
    let found = fixture.search(&plain("foo")).value;
    assert_eq!((shown(&found).as_str(), found.binary_skipped), ("late:20001 text:1", 1));
    assert!(found.body().contains("20001:foo\nbinary file matches\n") && !found.body().contains('\0'));
    let none = fixture.search(&plain("nowhere")).value;
    assert_eq!((none.binary_skipped, none.files_searched), (2, 1));
    assert_eq!(none.body(), "no matches; not searched: 2 binary");
    let direct = fixture.search(&Request { path: "first".into(), ..plain("foo") });
    assert!(direct.value.binary_skipped == 1 && direct.notes[0].contains("binary"), "{direct:?}");
    assert_eq!(direct.value.body(), "nothing was searched: 1 binary");
}

#[test]
fn a_whitelist_glob_makes_no_hidden_file_visible() {
    let files: &[(&str, &[u8])] = &[(".env", b"x\n"), ("a.env", b"x\n")];
    let request = Request { file_pattern: Some("*.env".into()), ..plain("x") };
    check(files, &request, "a.env:1");
    check(files, &Request { include_hidden: true, ..request }, ".env:1 a.env:1");
}

#[test]
fn the_default_excludes_do_not_hold_inside_of_them() {
    let files: &[(&str, &[u8])] =
        &[("target/x", b"x\n"), ("a/node_modules/m/target/y", b"x\n"), ("a/z", b"x\n"), (".git/c", b"x\n")];
    check(files, &plain("x"), "a/z:1");
    check(files, &Request { path: "target".into(), ..plain("x") }, "target/x:1");
    check(files, &Request { path: "a/node_modules/m".into(), ..plain("x") }, "a/node_modules/m/target/y:1");
    check(files, &Request { include_hidden: true, ..plain("x") }, "a/z:1");
    let all = Request { include_hidden: true, no_default_excludes: true, ..plain("x") };
    check(files, &all, ".git/c:1 a/node_modules/m/target/y:1 a/z:1 target/x:1");
    check(files, &Request { path: ".git/c".into(), ..plain("x") }, ".git/c:1");
}

#[test]
fn ignore_files_are_not_consulted() {
    let files: &[(&str, &[u8])] =
        &[(".gitignore", b"a\n"), (".ignore", b"a\n"), (".git/x", b""), ("a", b"x\n")];
    check(files, &plain("x"), "a:1");
}

#[test]
fn file_patterns_narrow_and_faults_in_them_are_told() {
    let fixture =
        Fixture::new(&[("a.rs", b"x\n"), ("b.toml", b"x\n"), ("s/c.rs", b"x\n"), ("s/d,e.md", b"x\n")]);
    let only = |files: &str| Request { file_pattern: Some(files.into()), ..plain("x") };
    assert_eq!(shown(&fixture.search(&only("*.rs|*.toml")).value), "a.rs:1 b.toml:1 s/c.rs:1");
    assert_eq!(shown(&fixture.search(&only("s/*.rs")).value), "s/c.rs:1");
    assert_eq!(shown(&fixture.search(&only("*,*.md")).value), "s/d,e.md:1");
    let error = fixture.error(&only("*.rs,*.toml"));
    assert!(error.to_string().contains("*.rs|*.toml"), "{error}");
    assert_eq!(fixture.error(&only("[")).code().as_str(), "invalid_argument");
    let none = fixture.search(&only("*.py"));
    assert!(none.notes[0].contains("matched no file"), "{none:?}");
}

#[test]
fn a_long_line_is_a_window() {
    let line = format!("{}needle{}", "a".repeat(600_000), "b".repeat(600_000));
    let fixture = Fixture::new(&[("m.js", line.as_bytes())]);
    let found = fixture.search(&plain("needle")).value;
    let [file] = found.files.as_slice() else { panic!("{found:?}") };
    let [line] = file.lines.as_slice() else { panic!("{file:?}") };
    assert!(line.text.chars().count() <= 2000 && line.text.contains("needle"));
    assert!(line.text.contains("1200006 chars") && line.line_characters == Some(1_200_006));
}

#[test]
fn shapes_that_stall_other_engines_end_in_time() {
    let fixture = Fixture::new(&[("f", "a".repeat(100_000).as_bytes())]);
    let started = Instant::now();
    assert!(fixture.search(&plain("(a+)+$b")).value.files.is_empty());
    assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
    assert_eq!(fixture.error(&plain("(x{1000}){1000}")).code().as_str(), "bad_pattern");
}

#[test]
fn letter_case_is_that_of_unicode() {
    let fixture = Fixture::new(&[("f", "STRASSE\nÄRGER\nΣΑΣ\nİ\n".as_bytes())]);
    for (pattern, expected) in [("ärger", "f:2"), ("σας", "f:3"), ("strasse", "f:1"), ("straße", "")] {
        assert_eq!(shown(&fixture.search(&plain(pattern)).value), expected, "{pattern}");
    }
    let exact = Request { ignore_case: false, ..plain("strasse") };
    assert!(fixture.search(&exact).value.files.is_empty());
}

#[test]
fn words_end_where_unicode_says() {
    let files: &[(&str, &[u8])] = &[("f", "foo\nfoobar\nfoo-bar\nfooé\n$foo$\n".as_bytes())];
    check(files, &Request { word_match: true, ..plain("foo") }, "f:1,3,5");
    check(files, &Request { word_match: true, literal: true, ..plain("$foo$") }, "f:5");
    check(files, &Request { word_match: true, ..plain("foo|bar") }, "f:1,3,5");
}

#[test]
fn matches_may_cross_lines_where_asked() {
    let files: &[(&str, &[u8])] = &[("f", b"fn a(\r\n  x\r\n)\nfn b()\n"), ("g", b"fn (\n")];
    let request = Request { multiline: true, ..plain(r"fn a\(.*?\)") };
    check(files, &request, "f:1,2,3");
    check(files, &Request { multiline: true, ..plain(r"x$") }, "f:2");
    check(files, &Request { multiline: true, ..plain("") }.with_pattern(r"\(\n\z"), "g:1");
    assert_eq!(Fixture::new(files).error(&plain(r"x\n")).code().as_str(), "bad_pattern");
}

impl Request {
    fn with_pattern(self, pattern: &str) -> Self {
        Self { pattern: pattern.into(), ..self }
    }
}

#[test]
fn an_empty_match_matches_a_line_once() {
    check(&[("f", b"a\n\nb"), ("e", b"")], &plain("x*"), "f:1,2,3");
    check(&[("f", b"a\n\nb")], &plain("^"), "f:1,2,3");
    check(&[("f", b"a\n\nb")], &plain("$"), "f:1,2,3");
    let error = Fixture::new(&[]).error(&plain(""));
    assert_eq!(error.code().as_str(), "invalid_argument");
}

#[test]
fn bytes_that_are_no_text_are_shown_and_can_be_found() {
    let fixture = Fixture::new(&[("f", b"caf\xe9 x\n")]);
    assert_eq!(fixture.search(&plain("caf")).value.body(), "./f\n1:caf\u{fffd} x");
    assert_eq!(shown(&fixture.search(&plain(r"(?-u)caf\xe9")).value), "f:1");
}

#[test]
fn paths_are_located_and_their_faults_told() {
    let fixture = Fixture::new(&[("a\u{202f}b/f", b"x\n"), ("g", b"x\n")]);
    let at = |path: &str| Request { path: path.into(), ..plain("x") };
    let outcome = fixture.search(&at("a b"));
    assert_eq!((shown(&outcome.value).as_str(), outcome.notes.len()), ("a b/f:1", 1));
    assert_eq!(fixture.error(&at("none")).code().as_str(), "not_found");
    assert_eq!(fixture.error(&at("g/")).code().as_str(), "not_a_directory");
    assert_eq!(fixture.error(&at("")).code().as_str(), "invalid_argument");
    let root = Root::open(fixture.0.path().join("a\u{202f}b")).unwrap();
    let confined = fixture.call().within(root);
    assert_eq!(search(&at("g"), &confined).unwrap_err().code().as_str(), "outside_root");
    assert_eq!(search(&at("a\u{202f}b"), &confined).unwrap().value.file_count, 1);
}

#[test]
fn a_limit_on_lines_gives_the_first_of_them() {
    let files: Vec<(String, Vec<u8>)> =
        (0..50).map(|n| (format!("d{}/f{n}", n % 7), b"y\nx\ny\n\nx\n".repeat(n % 3))).collect();
    let files: Vec<(&str, &[u8])> =
        files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice())).collect();
    let fixture = Fixture::new(&files);
    let all = fixture.search(&Request { context_lines: 1, ..plain("x") }).value;
    assert!(all.complete && !all.truncated);
    let total = all.total_count;
    for most in [1, 2, 3, 10, total - 1, total, total + 1] {
        let request = Request { context_lines: 1, max_results: Some(most), ..plain("x") };
        let outcomes: Vec<_> = [1, 2, 8]
            .map(|threads| {
                fixture.search(&Request { threads: NonZeroUsize::new(threads), ..request.clone() })
            })
            .into();
        let found = &outcomes[0].value;
        assert!(outcomes.iter().all(|outcome| outcome == &outcomes[0]), "{outcomes:?}");
        let lines = |found: &Found| -> Vec<(String, u64)> {
            let of = |file: &FileMatches| {
                file.lines.iter().map(|line| (file.path.clone(), line.number)).collect::<Vec<_>>()
            };
            found.files.iter().flat_map(of).collect()
        };
        let expected: Vec<_> = lines(&all).into_iter().take(most as usize).collect();
        assert_eq!(lines(found), expected);
        assert_eq!(found.total_count, most.min(total));
        // With all lines there and files left, the answer can't know that nothing follows.
        assert!(most == total || found.truncated == (most < total), "{most} of {total}");
        assert_eq!((found.complete, outcomes[0].is_complete()), (!found.truncated, !found.truncated));
    }
    let none = fixture.search(&Request { max_results: Some(0), ..plain("x") });
    assert_eq!((none.value.total_count, none.value.body().as_str()), (0, ""));
}

#[test]
fn an_answer_that_ends_with_a_file_asks_whether_anything_follows() {
    let fixture = Fixture::new(&[("a", b"x\n"), ("b", b"no\n")]);
    let one = Request { max_results: Some(1), ..plain("x") };
    let found = fixture.search(&one).value;
    assert_eq!((found.truncated, found.files_searched), (true, 1), "b was not searched");
    fs::remove_file(fixture.0.path().join("b")).unwrap();
    let found = fixture.search(&one).value;
    assert_eq!((found.truncated, found.complete), (false, true));
}

#[test]
fn a_limit_on_bytes_bounds_the_body() {
    let line = format!("{}\n", "x".repeat(100));
    let fixture = Fixture::new(&[("a", line.repeat(100).as_bytes()), ("b", line.repeat(100).as_bytes())]);
    for most in [0, 50, 110, 5000, 10_400, 10_700, 15_000] {
        let outcome = fixture.search(&Request { max_bytes: most, ..plain("x") });
        assert!(outcome.value.truncated && !outcome.is_complete());
        assert!(outcome.value.body().len() as u64 <= most, "{}", outcome.value.body().len());
    }
    assert!(!fixture.search(&plain("x")).value.truncated);
}

#[test]
fn every_number_of_threads_gives_one_answer() {
    let mut files = Vec::new();
    for n in 0..100_usize {
        let text: String = (0..n % 40).map(|line| format!("line {line} of {n} word{}\n", line % 5)).collect();
        files.push((format!("d{}/e{}/f{n}.txt", n % 11, n % 3), text));
    }
    let files: Vec<(&str, &[u8])> =
        files.iter().map(|(path, text)| (path.as_str(), text.as_bytes())).collect();
    let fixture = Fixture::new(&files);
    for (max_results, max_bytes) in [(None, DEFAULT_BODY), (Some(37), DEFAULT_BODY), (None, 3000)] {
        let request = Request { max_results, max_bytes, ..Request::new(".", "word3$") };
        let one = Request { threads: NonZeroUsize::new(1), ..request.clone() };
        let expected = fixture.search(&one);
        for threads in [1, 2, 8, 16] {
            for _ in 0..100 {
                let request = Request { threads: NonZeroUsize::new(threads), ..request.clone() };
                assert_eq!(fixture.search(&request), expected);
            }
        }
    }
}

#[test]
fn the_end_of_the_time_is_never_no_match() {
    let fixture = Fixture::new(&[("a", b"x\n")]);
    let error = fixture.error(&Request { timeout: Duration::ZERO, ..plain("x") });
    assert_eq!(error.code().as_str(), "timeout");
    assert!(error.to_string().contains("narrow"), "{error}");
    let cancel = crate::limits::Cancel::new();
    cancel.cancel();
    let call = fixture.call().until(Deadline::never().or_cancelled(cancel));
    assert_eq!(search(&plain("x"), &call).unwrap_err().code().as_str(), "cancelled");
}

#[test]
fn what_was_found_before_the_end_of_the_time_is_given() {
    let fixture = Fixture::new(&[]);
    for n in 0..3000 {
        fixture.write(&format!("{}/{n}", n / 100), b"x\n".repeat(400).as_slice());
    }
    // Somewhere between nothing and everything, whatever the machine.
    let cut = (1..2000).find_map(|tenths| {
        let timeout = Duration::from_micros(tenths * 100);
        search(&Request { timeout, max_bytes: u64::MAX, ..plain("x") }, &fixture.call()).ok()
    });
    let outcome = cut.unwrap();
    if outcome.value.timed_out {
        assert!(!outcome.value.complete && outcome.truncations[0].cause == Cause::TimedOut);
        assert!(outcome.value.total_count > 0);
    }
}

#[test]
#[cfg(unix)]
fn links_and_special_files_are_passed_by_and_counted() {
    let fixture = Fixture::new(&[("d/f", b"x\n")]);
    let top = fixture.0.path();
    for (target, link) in [(".", "d/self"), ("nowhere", "d/dead"), ("f", "d/g"), ("d", "l")] {
        std::os::unix::fs::symlink(target, top.join(link)).unwrap();
    }
    let fifo = std::process::Command::new("mkfifo").arg(top.join("p")).status().unwrap();
    assert!(fifo.success());
    let found = fixture.search(&plain("x")).value;
    assert_eq!((shown(&found).as_str(), found.special_skipped), ("d/f:1", 1));
    assert_eq!(fixture.search(&plain("y")).value.body(), "no matches; not searched: 1 special");
    let through = fixture.search(&Request { path: "l".into(), ..plain("x") }).value;
    assert_eq!(shown(&through), "l/f:1");
    let direct = fixture.error(&Request { path: "p".into(), ..plain("x") });
    assert_eq!(direct.code().as_str(), "not_a_regular_file");
}

#[test]
#[cfg(unix)]
fn a_link_that_is_swapped_in_leads_nowhere() {
    use std::sync::atomic::{AtomicBool, Ordering};
    let fixture = Fixture::new(&[]);
    for n in 0..60 {
        fixture.write(&format!("r/d/e/{n}"), b"inside\n");
        fixture.write(&format!("out/e/{n}"), b"secret\n");
    }
    let top = fixture.0.path().canonicalize().unwrap();
    let call = Call::new(Base::new(&top).unwrap()).within(Root::open(top.join("r")).unwrap());
    let stop = AtomicBool::new(false);
    let found = std::thread::scope(|scope| {
        scope.spawn(|| {
            // `d` is a directory and a link to the outside in turn.
            while !stop.load(Ordering::Relaxed) {
                let _ = fs::rename(top.join("r/d"), top.join("r/kept"));
                let _ = std::os::unix::fs::symlink("../out", top.join("r/d"));
                let _ = fs::remove_file(top.join("r/d"));
                let _ = fs::rename(top.join("r/kept"), top.join("r/d"));
            }
        });
        let mut found = Vec::new();
        for _ in 0..400 {
            for path in ["r", "r/d/e", "r/d/e/7"] {
                let request = Request { path: path.into(), ..plain("inside|secret") };
                found.extend(search(&request, &call).map(|outcome| outcome.value));
            }
        }
        stop.store(true, Ordering::Relaxed);
        found
    });
    let lines = found.iter().flat_map(|found| &found.files).flat_map(|file| &file.lines);
    let (inside, outside): (Vec<_>, Vec<_>) = lines.partition(|line| line.text == "inside");
    assert!(!inside.is_empty() && outside.is_empty(), "{} lines of the outside", outside.len());
}

#[test]
#[cfg(unix)]
fn what_can_not_be_read_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let fixture = Fixture::new(&[("a", b"x\n"), ("b", b"x\n"), ("d/e", b"x\n"), ("z", b"x\n")]);
    for path in ["b", "d"] {
        fs::set_permissions(fixture.0.path().join(path), fs::Permissions::from_mode(0o0)).unwrap();
    }
    if fs::read(fixture.0.path().join("b")).is_ok() {
        eprintln!("SKIPPED: the user who runs the tests can read everything");
        return;
    }
    let found = fixture.search(&plain("x")).value;
    assert_eq!((shown(&found).as_str(), found.complete), ("a:1 z:1", false));
    assert_eq!(found.unreadable, ["./b", "./d"]);
    assert_eq!(found.backend(), "native-grep (partial: 2 unreadable)");
    let none = fixture.search(&plain("nowhere"));
    assert_eq!(none.value.body(), "no matches; not searched: 2 unreadable");
    assert_eq!(none.notes, [r#"2 could not be read: "./b", "./d""#]);
    for path in ["b", "d"] {
        let error = fixture.error(&Request { path: path.into(), ..plain("x") });
        assert_eq!(error.code().as_str(), "permission_denied", "{error}");
    }
    fs::set_permissions(fixture.0.path().join("d"), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn names_that_are_no_text_can_be_passed_back() {
    use std::os::unix::ffi::OsStrExt;
    let fixture = Fixture::new(&[]);
    fs::write(fixture.0.path().join(std::ffi::OsStr::from_bytes(b"caf\xe9")), "x\n").unwrap();
    let found = fixture.search(&plain("x")).value;
    assert_eq!((found.files[0].path.as_str(), found.files[0].non_utf8_name), ("./caf\\xe9", true));
    let again = fixture.search(&Request { path: found.files[0].path.clone(), ..plain("x") }).value;
    assert_eq!(again.match_count, 1);
}

#[test]
#[cfg(unix)]
fn names_of_several_lines_are_shown_on_one() {
    let fixture = Fixture::new(&[("d\ne/f", b"x\n"), ("\u{1b}[31mred", b"x\n")]);
    let found = fixture.search(&plain("x")).value;
    assert_eq!(found.body(), "./\\x1b[31mred\n1:x\n\n./d\\x0ae/f\n1:x");
    assert_eq!(found.bytes, found.body().len() as u64 + 2);
    let again = fixture.search(&Request { path: "d\\x0ae".into(), ..plain("x") });
    assert_eq!((again.value.match_count, again.notes.len()), (1, 0));
    assert_eq!(fixture.search(&Request { path: "d\ne".into(), ..plain("x") }).value.body(), "d\\x0ae/f\n1:x");
}

/// A file searched whole and the same file searched piece by piece.
#[track_caller]
fn check_streamed(bytes: &[u8], pattern: &str, expected: &str) {
    let temporary = tempfile::tempdir().unwrap();
    let path = temporary.path().join("f");
    fs::write(&path, bytes).unwrap();
    let pattern = Pattern::compile(pattern, PatternOptions::default()).unwrap();
    let deadline = Deadline::never();
    let room = Room { lines: u64::MAX, bytes: u64::MAX };
    let scan = |whole| {
        let mut scanner = Scanner::new(&pattern, 0, room, &deadline).reading_whole_up_to(whole);
        let report = scanner.scan(Path::new(&path), false);
        let lines: Vec<String> =
            report.lines.iter().map(|line| format!("{}:{}", line.number, line.text)).collect();
        format!("{:?} {}", report.fate, lines.join(" "))
    };
    for whole in [1 << 20, 100, 7, 3] {
        assert_eq!(scan(whole), expected, "whole up to {whole}");
    }
}

#[test]
fn a_large_file_is_searched_piece_by_piece_with_the_same_result() {
    check_streamed(b"foo\nbar\nxfoo\n", "foo", "Searched 1:foo 3:xfoo");
    check_streamed(b"foo\r\nbar\r\nxfoo", "foo$", "Searched 1:foo 3:xfoo");
    check_streamed(b"a\rfoo\nbar\nfoo\n", "^foo", "Searched 3:foo");
    check_streamed(b"a\rfoo\nbar\nfoo\r", "foo$", "Searched 1:a\rfoo");
    check_streamed(b"\xef\xbb\xbffoo\nbar\n", "^foo", "Searched 1:foo");
    check_streamed(b"\xff\xfef\0o\0o\0\n\0b\0\n\0f\0o\0o\0", "^foo$", "Searched 1:foo 3:foo");
    check_streamed(b"\xff\xfea\0\r\0f\0o\0o\0\n\0f\0o\0o\0", "^foo$", "Searched 2:foo");
    check_streamed(b"foo\n\0", "foo", "Binary ");
    let mut late = b"foo\n".repeat(20_000);
    late.extend_from_slice(b"bar\nbar \0 foo\nbar\n");
    check_streamed(&late, "bar", "BinaryAfterMatch 20001:bar");
    check_streamed(&late, "nowhere", "Binary ");
}

#[test]
fn a_line_beyond_the_limit_is_told() {
    let fixture = Fixture::new(&[]);
    let file = fs::File::create(fixture.0.path().join("f")).unwrap();
    drop(file);
    let mut line = vec![b'a'; 70 << 20];
    line.extend_from_slice(b"x\n");
    fixture.write("f", &line);
    let outcome = fixture.search(&plain("x$"));
    assert!(!outcome.value.complete && outcome.value.too_large == ["./f"], "{:?}", outcome.notes);
    assert!(outcome.notes[0].contains("64 MiB"));
    assert_eq!(outcome.value.body(), "nothing was searched: 1 too large");
    let outcome = fixture.search(&Request { multiline: true, ..plain("x") });
    assert_eq!(outcome.value.too_large, ["./f"]);
}

/// Numbers made from a seed, so that a failure can be had again.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len() as u64) as usize]
    }

    fn text(&mut self, from: &[&str], most: u64) -> String {
        (0..=self.below(most)).map(|_| self.pick(from)).collect()
    }
}

#[test]
fn no_shortcut_loses_or_invents_a_line() {
    const ATOMS: [&str; 28] = [
        "a",
        "b",
        "ab",
        "foo",
        "é",
        "Σ",
        ".",
        "[ab]",
        "[^a]",
        "\\w",
        "\\s",
        "\\b",
        "^",
        "$",
        "a*",
        "b+?",
        "(a|b)",
        "(foo|bar)",
        "\\W",
        "x{2}",
        "(?i:A)",
        ".*",
        "\\bfoo\\b",
        "(^|b)",
        "\\d",
        "(?-i:B)",
        "-",
        "[[:alpha:]]",
    ];
    const TEXT: [&str; 20] = [
        "a", "b", "ab", "foo", "bar", "é", "σ", "\n", "\r\n", "\r", " ", "x", "xx", "B", "A", "\n\n", "1",
        "-", "Σ", "foobar",
    ];
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let temporary = tempfile::tempdir().unwrap();
    let path = temporary.path().join("f");
    let mut patterns = 0;
    while patterns < 250 {
        let source = random.text(&ATOMS, 4);
        let ignore_case = random.below(2) == 0;
        let options = PatternOptions { ignore_case, ..PatternOptions::default() };
        let (Ok(pattern), Ok(reference)) = (
            Pattern::compile(&source, options),
            regex::bytes::RegexBuilder::new(&source).multi_line(true).case_insensitive(ignore_case).build(),
        ) else {
            continue;
        };
        patterns += 1;
        let deadline = Deadline::never();
        let room = Room { lines: u64::MAX, bytes: u64::MAX };
        let mut scanner = Scanner::new(&pattern, 0, room, &deadline);
        for _ in 0..40 {
            let text = random.text(&TEXT, 30);
            fs::write(&path, &text).unwrap();
            let found: Vec<u64> = scanner.scan(&path, false).lines.iter().map(|line| line.number).collect();
            let expected: Vec<u64> = crate::text::lines(text.as_bytes())
                .filter(|line| reference.is_match(line.content))
                .map(|line| line.number)
                .collect();
            assert_eq!(found, expected, "{source:?} (ignoring case: {ignore_case}) in {text:?}");
        }
    }
}

#[test]
#[cfg(feature = "serde")]
fn an_answer_serialises_under_the_names_of_the_contract() {
    let found = Fixture::new(&[("a", b"x\n")]).search(&plain("x")).value;
    let json = serde_json::to_value(&found).unwrap();
    for key in ["totalCount", "matchCount", "fileCount", "filesSearched", "binarySkipped", "specialSkipped"] {
        assert!(json[key].is_u64(), "{key} of {json}");
    }
    assert_eq!(json["files"][0]["lines"][0]["isMatch"], true);
    assert!(json["unreadable"].is_array() && json["timedOut"] == false && json["complete"] == true);
}

#[test]
fn an_exact_matcher_is_there_for_every_pattern() {
    for pattern in ["foo", r"\r", "^$", r"\Afoo\z"] {
        let pattern = Pattern::compile(pattern, PatternOptions::default()).unwrap();
        assert!(pattern.exact().unwrap().is_match(b"foo\r").is_ok());
    }
}
