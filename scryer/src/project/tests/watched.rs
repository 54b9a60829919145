//! Projects whose files are watched: answers are the same, and the work is done before.

use std::time::{Duration, Instant};

use super::*;

impl Fixture {
    /// A project in memory that is watched.
    fn watched(&self) -> (Project, Watch) {
        let options = Options { scratch: Some(self.dir.path().join("scratch")), ..Options::default() };
        let project = quick(Scryer::in_memory(options)).project(&self.path("")).unwrap();
        let watch = project.watch();
        (project, watch)
    }
}

/// Waits until the project is ready without being asked anything.
#[track_caller]
fn settles(project: &Project) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while project.state() != Staleness::Fresh {
        assert!(Instant::now() < deadline, "{:?}", project.state());
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Nothing is compared where the system can't be relied on.
fn relied_on(watch: &Watch) -> bool {
    match watch.trouble() {
        None => true,
        Some(reason) => {
            eprintln!("not shown: {reason}");
            false
        }
    }
}

#[test]
fn a_project_is_indexed_in_the_background() {
    let fixture = Fixture::new(DEMO);
    let (project, watch) = fixture.watched();
    if !relied_on(&watch) {
        return;
    }
    settles(&project);
    assert_eq!(lock(&project.0.tally.last_run).unwrap().indexed, 4);
    assert_eq!(all(&project), all(&fixture.in_memory()));
    let again = project.watch();
    drop(watch);
    assert_eq!(project.state(), Staleness::Fresh, "it is held once more");
    drop(again);
    assert_eq!(project.state(), Staleness::NotChecked);
}

/// B114: what is read under the watcher is known as everything else is.
#[test]
fn edits_are_read_as_they_happen() {
    let fixture = Fixture::new(DEMO);
    let (project, watch) = fixture.watched();
    if !relied_on(&watch) {
        return;
    }
    settles(&project);
    fixture.write("src/b.rs", "use crate::a::t;\npub fn late(s: &crate::S) -> u8 { t(s) }\n");
    let deadline = Instant::now() + Duration::from_secs(20);
    while lock(&project.0.tally.last_run).unwrap().indexed != 1 {
        assert!(Instant::now() < deadline);
        std::thread::sleep(Duration::from_millis(5));
    }
    settles(&project);
    assert_eq!(project.refresh(false, &NoProgress).unwrap().did, LastRun::default());
    assert_eq!(all(&project), all(&fixture.in_memory()));
}

#[test]
fn whatever_is_asked_at_once_is_answered_from_the_disk() {
    use std::fs;
    let fixture = Fixture::new(DEMO);
    let (project, _watch) = fixture.watched();
    let same = |what: &str| assert_eq!(all(&project), all(&fixture.in_memory()), "{what}");
    same("nothing happened");
    for round in 0..5 {
        fixture.write("src/b.rs", format!("pub fn n{round}() {{}}\n"));
        assert!(knows(&project, &format!("n{round}")));
    }
    // As editors save: another file takes its place.
    for round in 0..5 {
        fixture.write("src/.b.rs.tmp", format!("pub fn r{round}() {{}}\n"));
        fs::rename(fixture.path("src/.b.rs.tmp"), fixture.path("src/b.rs")).unwrap();
        assert!(knows(&project, &format!("r{round}")));
    }
    fixture.write("src/bin/tool.rs", "fn main() {}\n");
    same("a directory came with a file");
    fixture.write("src/bin/tool.rs", "fn main() { demo::a::t(&demo::S { x: 0 }); }\n");
    same("a file in a new directory");
    fs::rename(fixture.path("src/bin"), fixture.path("src/a")).unwrap();
    same("a directory moved");
    fixture.write("src/a.rs", "pub mod tool;\npub fn t(s: &crate::S) -> u8 { s.get() }\n");
    fixture.write("src/a/tool.rs", "pub fn tooled() {}\n");
    same("a file in a directory that moved");
    fs::remove_dir_all(fixture.path("src/a")).unwrap();
    same("a directory is gone");
    fixture.write("src/a/tool.rs", "pub fn again() {}\n");
    same("and back");
    fixture.write(".gitignore", "src/a/\n");
    same("and ignored");
    fixture.write("src/a/tool.rs", "pub fn seen() {}\n");
    fixture.write(".gitignore", "");
    same("and seen again");
    fixture.write("Cargo.toml", format!("{MANIFEST}[lib]\nname = \"other\"\n"));
    same("a manifest changed");
    let long = "pub fn f() {}\n".repeat(3);
    for number in 0..40 {
        fixture.write(&format!("src/bin/t{number}.rs"), format!("fn main() {{}}\n{long}"));
    }
    same("a burst");
    for number in 0..40 {
        fixture.remove(&format!("src/bin/t{number}.rs"));
    }
    same("and back");
}

#[cfg(unix)]
#[test]
fn what_the_system_does_not_tell_is_found_in_time() {
    use std::fs;
    // A path dependency outside is not watched, but compared.
    let fixture = Fixture::new(&[
        ("Cargo.toml", &format!("{MANIFEST}[dependencies]\ndep = {{ path = \"../dep\" }}\n")),
        ("src/lib.rs", "pub fn f() { dep::one(); }\n"),
        ("../dep/Cargo.toml", &MANIFEST.replace("demo", "dep")),
        ("../dep/src/lib.rs", "pub fn one() -> u8 { 1 }\n"),
    ]);
    let (project, _watch) = fixture.watched();
    let same = |what: &str| assert_eq!(all(&project), all(&fixture.in_memory()), "{what}");
    same("at first");
    fixture.write("../dep/src/lib.rs", "\npub fn one() -> u8 { 1 }\n");
    same("the dependency changed");
    // The directory above the root is exchanged: nothing in the root happened.
    let (dir, old) = (fixture.dir.path().join("ws"), fixture.dir.path().join("old"));
    fs::rename(&dir, &old).unwrap();
    fixture.write("Cargo.toml", MANIFEST);
    fixture.write("src/lib.rs", "pub fn another() {}\n");
    same("another root");
    fixture.write("src/lib.rs", "pub fn another_one() {}\n");
    same("and watched");
}

/// B126: a watch is a scarce thing, and folders that don't matter have none.
#[test]
fn ignored_folders_are_not_watched() {
    let fixture = Fixture::new(&[("src/lib.rs", ""), (".gitignore", "junk\n")]);
    fixture.write("target/CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55");
    for number in 0..500 {
        fixture.write(&format!("target/debug/d{number}/f"), "");
        fixture.write(&format!("junk/d{number}/f"), "");
    }
    let (project, watch) = fixture.watched();
    all(&project);
    assert_eq!(watch.directories(), 2);
}

#[test]
fn a_watch_that_is_dropped_leaves_a_project_that_compares() {
    let fixture = Fixture::new(DEMO);
    let (project, watch) = fixture.watched();
    all(&project);
    drop(watch);
    fixture.write("src/b.rs", "pub fn late() {}\n");
    assert!(knows(&project, "late"));
    let _watch = project.watch();
    fixture.write("src/b.rs", "pub fn later() {}\n");
    assert!(knows(&project, "later"));
}

#[test]
fn a_deleted_project_is_not_watched() {
    let fixture = Fixture::new(DEMO);
    let options = Options { scratch: Some(fixture.dir.path().join("scratch")), ..Options::default() };
    let scryer = quick(Scryer::in_memory(options));
    let project = scryer.project(&fixture.path("")).unwrap();
    let watch = project.watch();
    scryer.delete_project(project.slug()).unwrap();
    fixture.write("src/b.rs", "pub fn late() {}\n");
    drop(watch);
    assert!(matches!(project.index(false, &NoProgress), Err(Error::Deleted { .. })));
}

/// A crate that only a question names is read although no file has changed.
#[test]
fn a_crate_that_is_asked_for_is_read() {
    let fixture = Fixture::new(&[("src/lib.rs", "pub fn f() {}\n")]);
    fixture.write("Cargo.toml", format!("{MANIFEST}[dependencies]\ndep = {{ path = \"../dep\" }}\n"));
    fixture.write("../dep/Cargo.toml", MANIFEST.replace("demo", "dep"));
    fixture.write("../dep/src/lib.rs", "pub fn g() {}\n");
    let (project, watch) = fixture.watched();
    if !relied_on(&watch) {
        return;
    }
    settles(&project);
    let outline = project.crate_outline(&crate::query::CrateOutline::new("dep")).unwrap().result;
    assert_eq!(outline.total, 1);
}
