//! Many worktrees of one repository.

use crate::util::{Disk, NONE, manifest};

/// Answers are about the worktree that is asked, and its files alone.
#[test]
fn worktrees_are_never_mixed() {
    let disk = Disk::new(&[
        ("Cargo.toml", &manifest("demo")),
        ("src/lib.rs", "pub mod a;\npub fn f() { a::t() }\n"),
        ("src/a.rs", "pub fn t() {}\n"),
    ]);
    for words in ["init -q .", "add -A", "commit -qm 1"] {
        disk.git(words);
    }
    disk.git("worktree add -q ../other");
    disk.git("worktree add -q inner -b inner");
    let (other, inner) = (disk.beside("../other"), disk.beside("inner"));
    other.write("src/lib.rs", "pub mod a;\npub fn g() { a::t() }\n");
    inner.write("src/lib.rs", "pub mod a;\npub fn h() { a::t() }\n");
    assert_eq!(disk.callers("a::t"), ["demo::f"]);
    assert_eq!(other.callers("a::t"), ["demo::g"]);
    assert_eq!(inner.callers("a::t"), ["demo::h"]);
    other.write("src/a.rs", "\npub fn t() {}\n");
    assert_eq!(disk.definitions("a::t"), ["src/a.rs:1"]);
    assert_eq!(other.definitions("a::t"), ["src/a.rs:2"]);
    assert_eq!(other.definitions("f"), NONE);
}

/// What is in one worktree already is neither read into facts again nor kept twice.
#[cfg(feature = "store")]
#[test]
fn worktrees_share_what_is_the_same() {
    let mut disk = Disk::kept(&[("Cargo.toml", &manifest("demo"))]);
    let mut lib = String::new();
    for n in 0..60 {
        let text: String =
            (0..40).map(|k| format!("pub fn f{n}_{k}(x: u32) -> u32 {{ x + {k} }}\n")).collect();
        disk.write(&format!("src/m{n}.rs"), text);
        lib += &format!("pub mod m{n};\n");
    }
    disk.write("src/lib.rs", lib);
    for words in ["init -q .", "add -A", "commit -qm 1"] {
        disk.git(words);
    }
    let index = |disk: &Disk| disk.project.index(false, &scryer::NoProgress).expect("it can be indexed");
    assert_eq!(index(&disk).indexed, 61);
    let size = |disk: &Disk| std::fs::metadata(disk.home().join("facts.db")).expect("it is there").len();
    disk.stop();
    let one = size(&disk);
    disk.start();
    for n in 0..10 {
        disk.git(&format!("worktree add -q ../w{n} -b w{n}"));
        let other = disk.beside(&format!("../w{n}"));
        other.write("src/m7.rs", format!("pub fn only_in_{n}() {{}}\n"));
        let report = index(&other);
        assert_eq!((report.indexed, report.reused), (1, 60));
        assert_eq!(other.definitions(&format!("only_in_{n}")), ["src/m7.rs:1"]);
        assert_eq!(other.definitions("f8_3"), ["src/m8.rs:4"]);
    }
    disk.stop();
    let many = size(&disk);
    assert!(2 * many <= 3 * one, "{many} bytes for 11 worktrees, {one} for one");
}
