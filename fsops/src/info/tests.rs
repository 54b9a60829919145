use super::*;
use crate::testing::Fixture;

#[cfg(unix)]
fn info(fixture: &Fixture, path: &str) -> PathInfo {
    stat(&fixture.call, &StatPath::new(path)).unwrap().value.unwrap()
}

#[test]
#[cfg(unix)]
fn a_link_is_described_by_its_target() {
    let fixture = Fixture::with(&[("f", "12345"), ("d/", "")]);
    fixture.chmod("f", 0o640);
    fixture.link("f", "l");
    fixture.link("d", "k");
    let found = info(&fixture, "l");
    assert_eq!((found.kind, found.is_file, found.is_symlink, found.len), (FileKind::File, true, true, 5));
    assert_eq!((found.link_target.as_deref(), found.mode.as_deref()), (Some("f"), Some("640")));
    assert!(info(&fixture, "k").is_directory && info(&fixture, "k/").is_directory);
    let found = info(&fixture, "f");
    assert_eq!((found.is_symlink, found.link_target, found.readonly), (false, None, false));
}

#[test]
#[cfg(unix)]
fn a_dangling_link_is_a_success() {
    let fixture = Fixture::new();
    fixture.link("nowhere", "l");
    fixture.link("circle", "circle");
    for (name, target) in [("l", "nowhere"), ("circle", "circle")] {
        let found = info(&fixture, name);
        assert_eq!((found.kind, found.is_file, found.is_directory), (FileKind::Symlink, false, false));
        assert_eq!(found.link_target.as_deref(), Some(target));
    }
}

#[test]
#[cfg(unix)]
fn special_files_are_described_without_being_opened() {
    let fixture = Fixture::new();
    fixture.fifo("p");
    assert_eq!(info(&fixture, "p").kind, FileKind::Fifo);
    assert_eq!(info(&fixture, "/dev/null").kind, FileKind::Char);
}

#[test]
#[cfg(target_os = "linux")]
fn times_are_whole_seconds_and_may_be_negative() {
    use std::time::{Duration, SystemTime};
    let fixture = Fixture::with(&[("f", "")]);
    let time = SystemTime::UNIX_EPOCH - Duration::from_secs(100);
    std::fs::File::options().write(true).open(fixture.path("f")).unwrap().set_modified(time).unwrap();
    let found = info(&fixture, "f");
    assert_eq!(found.modified, Some(-100));
    assert!(found.created.is_none_or(|created| created > 0), "{found:?}");
    assert_eq!(info(&fixture, "/proc/self/status").created, None);
}

#[test]
fn absent_paths_and_files_as_directories_are_told() {
    let fixture = Fixture::with(&[("f", "")]);
    let code = |path: &str| stat(&fixture.call, &StatPath::new(path)).unwrap_err().code().as_str();
    assert_eq!(
        [code("missing"), code("f/"), code("f/x"), code("a\0b")],
        ["not_found", "not_a_directory", "not_a_directory", "invalid_argument"]
    );
    let request = StatPath { allow_missing: true, ..StatPath::new("missing") };
    assert_eq!(stat(&fixture.call, &request).unwrap().value, None);
}

#[test]
#[cfg(unix)]
fn the_start_of_every_path_can_be_described() {
    let fixture = Fixture::with(&[("r/f", "")]).within("r");
    assert!(info(&fixture, "r").is_directory);
    assert!(info(&Fixture::new(), "/").is_directory);
    fixture.link("../..", "r/out");
    let error = stat(&fixture.call, &StatPath::new("r/out")).unwrap_err();
    assert_eq!(error.code().as_str(), "outside_root");
}

#[test]
#[cfg(feature = "serde")]
fn keys_are_those_of_the_contract() {
    let fixture = Fixture::with(&[("f", "")]);
    let found = stat(&fixture.call, &StatPath::new("f")).unwrap().value;
    let value = serde_json::to_value(found).unwrap();
    for key in [
        "path",
        "isFile",
        "isDirectory",
        "len",
        "readonly",
        "modified",
        "created",
        "accessed",
        "isSymlink",
        "kind",
    ] {
        assert!(value.get(key).is_some(), "{key}");
    }
    assert_eq!(value["kind"], "file");
}
