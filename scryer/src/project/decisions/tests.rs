use std::fs;
use std::path::PathBuf;

use super::*;
use crate::query::{CheckAdrs, FindingKind, QueryAdrs};
use crate::{Options, Scryer};

struct Workspace {
    dir: tempfile::TempDir,
}

impl Workspace {
    fn new() -> Workspace {
        let workspace = Workspace { dir: tempfile::tempdir().unwrap() };
        workspace.write(
            "Cargo.toml",
            "[package]\nname = \"demo\"\nversion = \"0.1.0\"\n[lib]\npath = \"lib.rs\"\n",
        );
        workspace.write("lib.rs", "pub fn limit() -> u32 { 10 }\n");
        workspace
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join("ws").join(name)
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn in_memory(&self) -> Project {
        Scryer::in_memory(Options::default()).project(&self.path("")).unwrap()
    }
}

fn record(title: &str) -> RecordAdr {
    RecordAdr::new(title, "Why.", "What.")
}

fn titles(project: &Project) -> Vec<String> {
    let found = project.query_adrs(&QueryAdrs::all()).unwrap().result.decisions.into_iter();
    found.map(|one| format!("{} {}", one.adr_number.unwrap_or(0), one.title)).collect()
}

fn findings(project: &Project) -> Vec<(FindingKind, String)> {
    let found = project.check_adrs(&CheckAdrs::all()).unwrap().result.findings.into_iter();
    found.map(|one| (one.kind, one.subject)).collect()
}

fn by_number(number: u32) -> DeleteAdr {
    DeleteAdr { adr_number: Some(number), ..DeleteAdr::default() }
}

fn by_title(title: &str) -> DeleteAdr {
    DeleteAdr { title: Some(title.to_owned()), ..DeleteAdr::default() }
}

#[test]
fn files_that_come_go_move_and_change_are_followed() {
    let workspace = Workspace::new();
    let project = workspace.in_memory();
    assert_eq!(project.record_adr(&record("One")).unwrap().result.adr_number, 1);
    assert_eq!(project.record_adr(&record("Two")).unwrap().result.adr_number, 2);
    assert_eq!(titles(&project), ["1 One", "2 Two"]);
    fs::rename(workspace.path("docs/adr/0001-one.md"), workspace.path("docs/adr/0001-other-name.md"))
        .unwrap();
    assert_eq!(titles(&project), ["1 One", "2 Two"]);
    fs::remove_file(workspace.path("docs/adr/0002-two.md")).unwrap();
    assert_eq!(titles(&project), ["1 One"]);
    let rows = project.0.decision_store().rows().unwrap();
    assert_eq!(rows.iter().map(|row| &*row.path).collect::<Vec<_>>(), ["docs/adr/0001-other-name.md"]);
    // As long as before, in the same instant.
    let path = workspace.path("docs/adr/0001-other-name.md");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("One", "Uno")).unwrap();
    assert_eq!(titles(&project), ["1 Uno"]);
    assert_eq!(
        project.record_adr(&record("Three")).unwrap().result.adr_number,
        2,
        "the highest that is there"
    );
}

#[test]
fn decisions_without_a_file_are_kept_beside_the_others() {
    let workspace = Workspace::new();
    let project = workspace.in_memory();
    let alone = RecordAdr { without_file: true, ..record("Alone") };
    let written = project.record_adr(&alone).unwrap().result;
    assert_eq!((written.adr_number, &*written.file_path), (1, ""));
    assert!(!workspace.path("docs").exists());
    assert_eq!(project.record_adr(&record("Beside")).unwrap().result.file_path, "docs/adr/0002-beside.md");
    assert_eq!(titles(&project), ["1 Alone", "2 Beside"]);
    let removed = project.delete_adr(&by_number(1)).unwrap().result;
    assert_eq!(removed.removed, ["record"]);
    assert_eq!(titles(&project), ["2 Beside"]);
}

#[test]
fn what_is_removed_is_one_thing() {
    let workspace = Workspace::new();
    let project = workspace.in_memory();
    for title in ["Same", "Same", "Other"] {
        project.record_adr(&record(title)).unwrap();
    }
    let error = |request: &DeleteAdr| project.delete_adr(request).unwrap_err().to_string();
    assert_eq!(
        error(&by_title("same")),
        "several decisions have the title `same`: `docs/adr/0001-same.md`, `docs/adr/0002-same.md`; give adr_number"
    );
    assert_eq!(
        error(&by_title("nope")),
        "there is no decision with title `nope`; the highest number is 3, and query_adrs lists all"
    );
    assert_eq!(
        error(&by_number(9)),
        "there is no decision with number 9; the highest number is 3, and query_adrs lists all"
    );
    assert_eq!(error(&DeleteAdr::default()), "give exactly one of `adr_number`, `file_path` and `title`");
    let by_file = |path: &str| DeleteAdr { file_path: Some(path.to_owned()), ..DeleteAdr::default() };
    for outside in ["../x.md", "/etc/passwd", "docs/adr/../../lib.rs", "lib.rs", "docs/adr"] {
        assert!(error(&by_file(outside)).contains("is not in docs/adr"), "{outside}");
    }
    assert!(error(&by_file("docs/adr/0009-x.md")).contains("there is no file"));
    fs::write(workspace.path("docs/adr/0003-twin.md"), "# Twin\n").unwrap();
    assert!(error(&by_number(3)).ends_with("give file_path"));
    assert_eq!(project.delete_adr(&by_file("0003-twin.md")).unwrap().result.title, "Twin");
    assert_eq!(project.delete_adr(&by_title(" OTHER\n")).unwrap().result.removed, ["file", "record"]);
    assert_eq!(project.delete_adr(&by_number(1)).unwrap().result.adr_number, Some(1));
    assert_eq!(titles(&project), ["2 Same"], "the other one of that title is untouched");
}

#[test]
fn what_cannot_be_recorded_leaves_nothing() {
    let workspace = Workspace::new();
    let project = workspace.in_memory();
    for (request, says) in [
        (RecordAdr { title: " \n".to_owned(), ..record("x") }, "`title` is empty"),
        (RecordAdr { context: String::new(), ..record("x") }, "`context` is empty"),
        (RecordAdr { decision: String::new(), ..record("x") }, "`decision` is empty"),
        (RecordAdr { affected_paths: vec!["src/[".to_owned()], ..record("x") }, "is no glob"),
        (RecordAdr { forbids: vec!["a".to_owned()], ..record("x") }, "is no rule"),
    ] {
        let error = project.record_adr(&request).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    }
    assert!(!workspace.path("docs").exists());
    fs::write(workspace.path("docs"), "in the way").unwrap();
    assert!(project.record_adr(&record("x")).unwrap_err().to_string().contains("`docs` is not a folder"));
    assert_eq!(project.0.decision_store().rows().unwrap(), []);
}

/// B093, through the whole of it.
#[test]
fn symbols_are_followed_by_what_the_record_says() {
    let workspace = Workspace::new();
    let project = workspace.in_memory();
    let affects = vec!["demo::limit".to_owned(), "demo::later".to_owned()];
    let written = project.record_adr(&RecordAdr { affects, ..record("Limit") }).unwrap();
    assert_eq!(written.notes, [Note::NoSuchAnchor { symbol: "demo::later".to_owned() }]);
    assert_eq!(findings(&project), [(FindingKind::Gone, "demo::later".to_owned())]);
    workspace.write("lib.rs", "// down\n// twice\npub fn limit() -> u32 {\n    10\n}\npub fn later() {}\n");
    assert_eq!(findings(&project), []);
    // A fresh clone sees the same.
    workspace.write("lib.rs", "pub fn limit() -> u32 { 11 }\npub fn later() {}\n");
    assert_eq!(findings(&workspace.in_memory()), [(FindingKind::Changed, "demo::limit".to_owned())]);
    workspace.write("lib.rs", "pub mod a { pub fn limit() -> u32 { 10 } }\npub fn later() {}\n");
    assert_eq!(findings(&project), [(FindingKind::Moved, "demo::limit".to_owned())]);
    project.accept_adr(&AcceptAdr { adr_number: 1 }).unwrap();
    let text = fs::read_to_string(workspace.path("docs/adr/0001-limit.md")).unwrap();
    assert!(text.contains("  - \"demo::a::limit\"\n") && !text.contains("\"demo::limit\""), "{text}");
    assert!(text.contains("  \"demo::later\": \""), "{text}");
    assert_eq!(findings(&workspace.in_memory()), []);
}

#[cfg(feature = "store")]
#[test]
fn the_store_follows_the_files_and_keeps_what_only_it_has() {
    let workspace = Workspace::new();
    let home = workspace.dir.path().join("home");
    let open = || Scryer::open(&home, Options::default()).unwrap();
    {
        let scryer = open();
        let project = scryer.project(&workspace.path("")).unwrap();
        project.record_adr(&record("In a file")).unwrap();
        project.record_adr(&RecordAdr { without_file: true, ..record("Alone") }).unwrap();
        // Written by hand: what its symbol is like is seen, and said so.
        workspace.write("docs/adr/0003-hand.md", "---\naffects: demo::limit\n---\n# By hand\n");
        let found = project.query_adrs(&QueryAdrs::all()).unwrap().result;
        assert!(found.decisions[2].anchors[0].first_sight);
        assert_eq!(findings(&project), []);
    }
    workspace.write("lib.rs", "pub fn limit() -> u32 { 12 }\n");
    fs::remove_file(workspace.path("docs/adr/0001-in-a-file.md")).unwrap();
    let scryer = open();
    let project = scryer.project(&workspace.path("")).unwrap();
    assert_eq!(titles(&project), ["2 Alone", "3 By hand"]);
    let rows = project.0.decision_store().rows().unwrap();
    assert_eq!(rows.iter().map(|row| &*row.path).collect::<Vec<_>>(), ["#2", "docs/adr/0003-hand.md"]);
    assert_eq!(
        findings(&project),
        [(FindingKind::Changed, "demo::limit".to_owned())],
        "since it was first seen"
    );
    let removed = project.delete_adr(&by_number(2)).unwrap().result;
    assert_eq!(removed.removed, ["record"]);
    assert_eq!(project.record_adr(&record("Next")).unwrap().result.adr_number, 4);
}
