//! Answers are about what is on disk when they are asked for.

#[cfg(feature = "store")]
use scryer::freshness::Staleness;
use scryer::query::{EnclosingScope, InspectSymbol};

use crate::util::{Disk, NONE, manifest};

/// A symbol whose line lay beyond the end of a shortened file brought the worker down.
#[test]
fn b105_a_file_that_got_shorter() {
    let disk = Disk::new(&[
        ("Cargo.toml", &manifest("demo")),
        ("src/lib.rs", &format!("{}pub fn tail() {{}}\n", "\n".repeat(299))),
    ]);
    let look = |symbol: &str| {
        let found = disk.project.inspect_symbol(&InspectSymbol::new(symbol)).expect("it can be asked");
        found.result.symbols.into_iter().find_map(|one| one.definition).map(|symbol| symbol.line)
    };
    assert_eq!((look("tail"), look("head")), (Some(300), None));
    disk.write("src/lib.rs", "pub fn head() {}\n");
    assert_eq!((look("tail"), look("head")), (None, Some(1)));
}

/// Commands that move HEAD left the old branch's symbols.
#[test]
fn b109_commands_that_move_head() {
    let disk = Disk::new(&[("Cargo.toml", &manifest("demo")), ("src/lib.rs", "pub fn one() {}\n")]);
    for words in ["init -q .", "add -A", "commit -qm 1", "checkout -qb two"] {
        disk.git(words);
    }
    disk.write("src/lib.rs", "pub fn two() {}\n");
    disk.git("commit -qam 2");
    let known = || (disk.definitions("one").len(), disk.definitions("two").len());
    assert_eq!(known(), (0, 1));
    disk.git("checkout -q -");
    assert_eq!(known(), (1, 0));
    disk.git("reset -q --hard two");
    assert_eq!(known(), (0, 1));
    disk.git("checkout -qb three HEAD~1");
    disk.write("src/lib.rs", "// said\npub fn one() {}\n");
    disk.git("stash -q");
    assert_eq!(disk.definitions("one"), ["src/lib.rs:1"]);
    disk.git("stash pop -q");
    assert_eq!(disk.definitions("one"), ["src/lib.rs:2"]);
}

/// After the index file was replaced, a running server went on answering from the unlinked file.
#[cfg(all(feature = "store", unix))]
#[test]
fn b110_an_index_that_is_replaced() {
    let disk = Disk::kept(&[("Cargo.toml", &manifest("demo")), ("src/lib.rs", "pub fn own() {}\n")]);
    assert_eq!(disk.definitions("own"), ["src/lib.rs:1"]);
    std::fs::remove_dir_all(disk.home()).expect("a directory can be removed");
    let other = disk.open_home();
    other
        .project(&disk.root())
        .and_then(|project| project.index(true, &scryer::NoProgress))
        .expect("it can be indexed");
    disk.write("src/lib.rs", "pub fn own() {}\npub fn added() {}\n");
    assert_eq!(disk.definitions("added"), ["src/lib.rs:2"]);
    let notes = disk.project.status().expect("it has one").notes;
    assert!(notes.iter().any(|note| note.contains("was replaced")), "{notes:?}");
}

/// The index was called fresh although nobody had looked.
#[cfg(feature = "store")]
#[test]
fn b112_fresh_only_after_a_look() {
    let mut disk = Disk::kept(&[("Cargo.toml", &manifest("demo")), ("src/lib.rs", "pub fn own() {}\n")]);
    assert_eq!(disk.definitions("own"), ["src/lib.rs:1"]);
    assert_eq!(disk.status(), Staleness::Fresh);
    disk.stop();
    disk.write("src/lib.rs", "pub fn own() {}\npub fn late() {}\n");
    disk.start();
    assert_eq!(disk.status(), Staleness::NotChecked);
    assert_eq!(disk.project.state(), Staleness::NotChecked);
    assert_eq!(disk.definitions("late"), ["src/lib.rs:2"]);
    assert_eq!(disk.status(), Staleness::Fresh);
    disk.write("src/lib.rs", "pub fn own() {}\n");
    assert!(matches!(disk.status(), Staleness::Changed { changed: 1, removed: 0, .. }));
}

/// The watch mode stored symbols and threw the call data away.
#[test]
fn b114_calls_in_what_was_edited() {
    let disk =
        Disk::new(&[("Cargo.toml", &manifest("demo")), ("src/lib.rs", "pub fn a() {}\npub fn b() {}\n")]);
    #[cfg(feature = "watch")]
    let _watch = disk.project.watch();
    assert_eq!(disk.callers("a"), NONE);
    disk.write("src/lib.rs", "pub fn a() {}\npub fn b() { a() }\n");
    assert_eq!(disk.callers("a"), ["demo::b"]);
}

/// After an incremental run the imports of the changed file were unresolved.
#[test]
fn b115_imports_of_what_was_edited() {
    let disk = Disk::new(&[
        ("Cargo.toml", &manifest("demo")),
        ("src/lib.rs", "pub mod a; pub mod b;\n"),
        ("src/a.rs", "pub fn t() {}\n"),
        ("src/b.rs", "use crate::a::t;\npub fn u1() { t() }\n"),
    ]);
    assert_eq!(disk.callers("a::t"), ["demo::b::u1"]);
    disk.write("src/b.rs", "use crate::a::t;\npub fn u1() { t() }\npub fn u2() { t() }\n");
    assert_eq!(disk.callers("a::t"), ["demo::b::u1", "demo::b::u2"]);
}

/// A snippet was cut from the new file with old line numbers.
#[test]
fn b116_snippets_after_lines_moved() {
    let text = "pub fn a() -> u8 { 1 }\npub fn b() -> u8 { 2 }\n";
    let disk = Disk::new(&[("Cargo.toml", &manifest("demo")), ("src/lib.rs", text)]);
    let body_of_b = || {
        let found = disk.project.inspect_symbol(&InspectSymbol::new("b")).expect("it can be asked").result;
        let one = found.symbols.into_iter().next().expect("it is known");
        let line = one.definition.expect("it is defined").line;
        (line, one.snippet.expect("it is shown").text)
    };
    assert_eq!(body_of_b(), (2, "pub fn b() -> u8 { 2 }".to_owned()));
    disk.write("src/lib.rs", format!("// one\n// two\n{text}"));
    assert_eq!(body_of_b(), (4, "pub fn b() -> u8 { 2 }".to_owned()));
    let scopes = disk.project.enclosing_scope(&EnclosingScope::new("src/lib.rs", 4));
    let scopes = scopes.expect("it can be asked").result.locations.remove(0).scopes;
    assert_eq!(scopes.first().map(|scope| &*scope.qualified_name), Some("demo::b"));
}

/// The stored head moved on while the graph stayed frozen, after runs that were interrupted.
#[cfg(feature = "store")]
#[test]
fn b118_runs_that_are_killed() {
    use std::fmt::Write as _;
    use std::time::Duration;

    use crate::child::{Child, Part};

    let mut disk = Disk::kept(&[("Cargo.toml", &manifest("demo"))]);
    let filler: String = (0..200).map(|n| format!("pub fn f{n}() -> u32 {{ {n} }}\n")).collect();
    let mut lib = String::new();
    for n in 0..30 {
        disk.write(&format!("src/m{n}.rs"), &filler);
        let _ = writeln!(lib, "pub mod m{n};");
    }
    disk.write("src/lib.rs", &lib);
    disk.project.index(false, &scryer::NoProgress).expect("it can be indexed");
    disk.stop();
    for n in 1..=20 {
        let _ = writeln!(lib, "pub fn n{n}() {{}}");
        disk.write("src/lib.rs", &lib);
        let mut child = Child::start(Part::Index, &disk);
        // Anywhere between the start and the end of a run.
        std::thread::sleep(Duration::from_millis(10 + 37 * n % 190));
        child.kill();
    }
    disk.start();
    disk.project.index(false, &scryer::NoProgress).expect("it can be indexed");
    for n in 1..=20 {
        assert_eq!(disk.definitions(&format!("n{n}")), [format!("src/lib.rs:{}", 30 + n)]);
    }
    assert_eq!(disk.definitions("m29::f199"), ["src/m29.rs:200"]);
    assert_eq!(disk.status(), Staleness::Fresh);
}
