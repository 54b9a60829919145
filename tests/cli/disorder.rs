//! Inputs that are in disorder: an answer with a reason, or an error with a way out; never a panic, never a lie.

use std::fs;

use expect_test::{Expect, expect};

use crate::util::{Dir, THROUGH_DAEMON, run};

const LIB: &str = "pub fn a() {}\npub fn b() { a() }\n";

#[track_caller]
fn check(dir: &Dir, arguments: &[&str], expected: Expect) {
    let run = dir.run(arguments);
    let status = run.code.unwrap();
    expected.assert_eq(&dir.plain(&format!("{}{}[{status}]", run.stdout, run.stderr)));
}

#[test]
fn a_directory_that_is_not_there() {
    check(
        &Dir::empty(),
        &["-C", "gone", "refs", "a"],
        expect![[r#"
        error: the directory gone can't be entered: No such file or directory (os error 2); name one that can
        [2]"#]],
    );
    check(
        &Dir::empty(),
        &["index", "gone"],
        expect![[r#"
        error: the directory WS/gone can't be entered: No such file or directory (os error 2); name one that can
        [2]"#]],
    );
}

#[test]
fn a_file_for_a_directory() {
    check(
        &Dir::package(&[("src/lib.rs", LIB)]),
        &["-C", "Cargo.toml", "refs", "a"],
        expect![[r#"
        error: Cargo.toml is not a directory; name the one that holds the workspace
        [2]"#]],
    );
}

#[test]
fn wrong_places_and_words() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    check(
        &dir,
        &["refs", "src/lib.rs:0:1"],
        expect![[r#"
        error: line 0 does not exist; lines and columns count from 1
        [2]"#]],
    );
    check(
        &dir,
        &["refs", "src/lib.rs:2"],
        expect![[r#"
        error: line 2 may hold several names; add the column, as src/lib.rs:2:COLUMN
        [2]"#]],
    );
    check(
        &dir,
        &["refs", "src/lib.rs"],
        expect![[r#"
        error: src/lib.rs is a file; say where the name stands in it, as src/lib.rs:LINE:COLUMN
        [2]"#]],
    );
    check(
        &dir,
        &["refs", "src/gone.rs:1:1"],
        expect![[r#"
        error: `src/gone.rs` is not indexed: no such file, not a `.rs` file, or ignored
        [2]"#]],
    );
    check(
        &dir,
        &["outline", "src"],
        expect![[r#"
        error: `src` is a directory; name a file in it, such as `src/lib.rs`
        [2]"#]],
    );
    check(
        &dir,
        &["scope", "src/lib.rs"],
        expect![[r#"
        error: src/lib.rs has no line; say which, as src/lib.rs:LINE
        [2]"#]],
    );
    check(
        &dir,
        &["outline", "src/lib.rs", "--lines", "9-2"],
        expect![[r#"
            error: --lines 9-2 ends before it begins; write --lines 2-9
            [2]"#]],
    );
    check(
        &dir,
        &["refs", "a", "--view", "tree"],
        expect![[r#"
        error: invalid value 'tree' for '--view <VIEW>'
          [possible values: callers, files, sites]

        For more information, try '--help'.
        [2]"#]],
    );
    check(
        &dir,
        &["--project", "nope", "refs", "a"],
        expect![[r#"
        error: no project `nope`; known are `ws`
        [2]"#]],
    );
}

#[test]
fn a_manifest_that_makes_no_sense() {
    let dir = Dir::empty();
    dir.write("Cargo.toml", "[package\nname = ");
    dir.write("src/lib.rs", LIB);
    let found = dir.json(&["refs", "a"]);
    assert_eq!(found["total_sites"], 1, "{found}");
    let status = dir.json(&["status"]);
    assert!(status["failed"].to_string().contains("Cargo.toml"), "{status}");
}

#[test]
fn bytes_that_are_no_text() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    dir.write("src/bad.rs", [b'f', b'n', 0xff, 0xfe, 0x00]);
    assert_eq!(dir.json(&["refs", "a"])["total_sites"], 1);
    let status = dir.json(&["status"]);
    assert!(status["failed"].to_string().contains("src/bad.rs"), "{status}");
}

#[test]
fn syntax_that_errs_costs_only_itself() {
    let dir = Dir::package(&[("src/lib.rs", "pub fn a() {}\npub fn b() { a() }\npub fn c( { a( }\n")]);
    let found = dir.json(&["refs", "a"]);
    assert!(found["total_sites"].as_u64().unwrap() >= 1, "{found}");
    assert_ne!(found["complete"], true, "{found}");
    assert!(found["notes"].to_string().contains("src/lib.rs"), "{found}");
}

#[cfg(unix)]
#[test]
fn links_that_go_round() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    std::os::unix::fs::symlink(dir.path(), dir.path().join("src/loop")).unwrap();
    std::os::unix::fs::symlink("self.rs", dir.path().join("src/self.rs")).unwrap();
    let found = dir.json(&["search", "a"]);
    assert_eq!(
        found["symbols"].as_array().unwrap().iter().filter(|hit| hit["qualified_name"] == "demo::a").count(),
        1
    );
}

#[test]
fn an_empty_workspace() {
    check(
        &Dir::package(&[]),
        &["refs", "a"],
        expect![[r#"
            note: no indexed symbol named `a`; scryer search finds symbols by words
            [1]"#]],
    );
}

#[test]
fn a_home_that_another_process_holds() {
    // What is wrong with a home concerns whoever opens it.
    if THROUGH_DAEMON {
        return;
    }
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    dir.run(&["index"]).ends(0);
    let held = scryer::Scryer::open(&dir.home(), scryer::Options::default()).unwrap();
    let run = dir.run(&["refs", "a"]).ends(0);
    assert!(run.stdout.contains("demo::b"), "{}", run.stdout);
    assert!(run.stderr.contains("warning:") && run.stderr.contains("in memory"), "{}", run.stderr);
    assert!(dir.run(&["-q", "refs", "a"]).ends(0).stderr.is_empty());
    dir.run(&["refs", "nothing"]).ends(1);
    dir.run(&["projects"]).ends(2);
    drop(held);
    assert!(dir.run(&["refs", "a"]).ends(0).stderr.is_empty());
}

#[test]
fn a_home_that_is_damaged() {
    // What is wrong with a home concerns whoever opens it.
    if THROUGH_DAEMON {
        return;
    }
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    dir.run(&["index"]).ends(0);
    fs::write(dir.home().join("scryer.db"), "this is no database").unwrap();
    let run = dir.run(&["refs", "a"]).ends(0);
    assert!(run.stdout.contains("demo::b"), "{}", run.stdout);
    assert!(run.stderr.contains("scryer.db"), "{}", run.stderr);
}

#[test]
fn a_cache_that_is_damaged_is_made_anew() {
    // What is wrong with a home concerns whoever opens it.
    if THROUGH_DAEMON {
        return;
    }
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    dir.run(&["index"]).ends(0);
    fs::write(dir.home().join("facts.db"), "this is no database").unwrap();
    let run = dir.run(&["refs", "a"]).ends(0);
    assert!(run.stdout.contains("demo::b"), "{}", run.stdout);
}

#[test]
fn a_home_that_is_a_file() {
    // What is wrong with a home concerns whoever opens it.
    if THROUGH_DAEMON {
        return;
    }
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    fs::write(dir.home(), "").unwrap();
    let run = dir.run(&["refs", "a"]).ends(0);
    assert!(run.stdout.contains("demo::b") && run.stderr.contains("warning:"), "{run:?}");
}

#[cfg(unix)]
#[test]
fn a_home_that_can_not_be_written() {
    // What is wrong with a home concerns whoever opens it.
    if THROUGH_DAEMON {
        return;
    }
    use std::os::unix::fs::PermissionsExt;

    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    fs::create_dir(dir.home()).unwrap();
    fs::set_permissions(dir.home(), fs::Permissions::from_mode(0o555)).unwrap();
    // Who runs tests as root can write anywhere.
    if fs::write(dir.home().join("probe"), "").is_ok() {
        return;
    }
    let run = dir.run(&["refs", "a"]).ends(0);
    assert!(run.stdout.contains("demo::b") && run.stderr.contains("warning:"), "{run:?}");
}

#[test]
fn two_at_once_both_answer() {
    let dir = Dir::package(&[("src/lib.rs", LIB)]);
    std::thread::scope(|scope| {
        let runs: Vec<_> = (0..4).map(|_| scope.spawn(|| dir.run(&["refs", "a"]))).collect();
        for run in runs {
            assert!(run.join().unwrap().ends(0).stdout.contains("demo::b"));
        }
    });
}

#[test]
fn nobody_asked_for_a_whole_disk() {
    let dir = Dir::empty();
    let run = run(dir.command_in(std::path::Path::new("/")).args(["refs", "a"])).ends(2);
    assert!(run.stderr.contains("-C"), "{}", run.stderr);
}
