use super::*;
use crate::limits::{Cancel, Deadline, Total};
use crate::testing::Fixture;
use crate::write::steps::{self, Step};
use std::fs;

fn names(fixture: &Fixture, request: &ListDir) -> Vec<String> {
    let listing = list_dir(&fixture.call, request).unwrap().value.unwrap();
    listing.entries.iter().map(ToString::to_string).collect()
}

fn excluding(patterns: &[&str]) -> ListDir {
    let exclude = patterns.iter().map(|pattern| (*pattern).to_owned()).collect();
    ListDir { depth: 9, exclude, ..ListDir::new(".") }
}

fn tree(source: &str, destination: &str) -> CopyPath {
    CopyPath { recursive: true, ..CopyPath::new(source, destination) }
}

#[cfg(unix)]
fn recursive(path: &str) -> RemovePath {
    RemovePath { recursive: true, ..RemovePath::new(path) }
}

#[track_caller]
fn copy_code(fixture: &Fixture, request: &CopyPath) -> &'static str {
    copy_path(&fixture.call, request).unwrap_err().code().as_str()
}

#[track_caller]
fn move_code(fixture: &Fixture, source: &str, destination: &str) -> &'static str {
    move_path(&fixture.call, &MovePath::new(source, destination)).unwrap_err().code().as_str()
}

#[track_caller]
fn remove_code(fixture: &Fixture, request: &RemovePath) -> &'static str {
    remove_path(&fixture.call, request).unwrap_err().code().as_str()
}

mod listing {
    use super::*;

    #[test]
    fn entries_come_in_byte_order_to_a_depth() {
        let fixture = Fixture::with(&[("a/x/deep/f", ""), ("a-b", ""), (".hidden", ""), ("a/Z", "")]);
        let list = |depth| names(&fixture, &ListDir { depth, ..ListDir::new(".") });
        assert_eq!(list(0), [""; 0]);
        assert_eq!(list(1), [".hidden", "a/", "a-b"]);
        assert_eq!(list(2), [".hidden", "a/", "a-b", "a/Z", "a/x/"]);
        assert_eq!(list(64).last().unwrap(), "a/x/deep/f");
        let directories = ListDir { include_files: false, ..ListDir::new(".") };
        assert_eq!(names(&fixture, &directories), ["a/", "a/x/"]);
    }

    #[test]
    #[cfg(unix)]
    fn links_are_shown_and_unreadable_directories_named() {
        // FS-09
        let fixture = Fixture::with(&[("a/x/", ""), ("a/y/f", "")]);
        fixture.link("..", "a/x/up");
        fixture.chmod("a/y", 0);
        let listing = list_dir(&fixture.call, &ListDir { depth: 9, ..ListDir::new("a") }).unwrap();
        fixture.chmod("a/y", 0o755);
        let listing = listing.value.unwrap();
        let shown: Vec<_> = listing.entries.iter().map(ToString::to_string).collect();
        if crate::testing::permissions_hold() {
            assert_eq!(shown, ["x/", "x/up@", "y/"]);
            assert_eq!((listing.partial, listing.unreadable), (true, vec!["y".to_owned()]));
        } else {
            assert_eq!(shown, ["x/", "x/up@", "y/", "y/f"]);
        }
    }

    #[test]
    fn excludes_are_tried_on_names_and_paths() {
        let files = [("src/gen/a.rs", ""), ("gen", ""), ("src/b.rs", ""), ("[x]", ""), ("x", ""), ("!y", "")];
        let fixture = Fixture::with(&files);
        let check = |patterns: &[&str], expected: &[&str]| {
            assert_eq!(names(&fixture, &excluding(patterns)), expected, "{patterns:?}");
        };
        check(&[], &["!y", "[x]", "gen", "src/", "src/b.rs", "src/gen/", "src/gen/a.rs", "x"]);
        check(&["gen"], &["!y", "[x]", "src/", "src/b.rs", "x"]);
        check(&["gen/"], &["!y", "[x]", "gen", "src/", "src/b.rs", "x"]);
        check(&["*.rs", "[x]", "!y"], &["gen", "src/", "src/gen/", "x"]);
        check(&["src/*"], &["!y", "[x]", "gen", "src/", "x"]);
        check(&["**/gen/a.rs"], &["!y", "[x]", "gen", "src/", "src/b.rs", "src/gen/", "x"]);
        check(&["**/gen", "?"], &["!y", "[x]", "src/", "src/b.rs"]);
        check(&["*s*"], &["!y", "[x]", "gen", "x"]);
    }

    #[test]
    fn a_hostile_pattern_ends() {
        let fixture = Fixture::with(&[(&"a".repeat(200), "")]);
        let pattern = "*a".repeat(2000) + "b";
        assert_eq!(names(&fixture, &excluding(&[&pattern])).len(), 1);
    }

    #[test]
    fn usual_excludes_do_not_hide_what_was_asked_for() {
        let fixture =
            Fixture::with(&[("target/x", ""), ("node_modules/m/target/y", ""), (".git/z", ""), ("f", "")]);
        assert_eq!(names(&fixture, &ListDir::new(".")), ["f"]);
        assert_eq!(names(&fixture, &ListDir::new("target")), ["x"]);
        assert_eq!(
            names(&fixture, &ListDir { depth: 9, ..ListDir::new("node_modules/m") }),
            ["target/", "target/y"]
        );
        let all = ListDir { no_default_excludes: true, depth: 1, ..ListDir::new(".") };
        assert_eq!(names(&fixture, &all), [".git/", "f", "node_modules/", "target/"]);
    }

    #[test]
    fn one_huge_directory_does_not_hide_its_neighbours() {
        let fixture = Fixture::with(&[("b/f", ""), ("c/d/e", "")]);
        for number in 0..30 {
            fixture.put(&format!("a/{number:02}"), b"");
        }
        let request = ListDir { depth: 9, max_entries: 6, ..ListDir::new(".") };
        let outcome = list_dir(&fixture.call, &request).unwrap();
        let listing = outcome.value.unwrap();
        let shown: Vec<_> = listing.entries.iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["a/", "a/00", "a/01", "a/02", "b/", "c/"]);
        let cut = |path: &str, entries, listed| CutDirectory { path: path.to_owned(), entries, listed };
        assert_eq!(listing.cut, [cut("a", 30, 3), cut("b", 1, 0), cut("c", 1, 0)]);
        assert!(listing.truncated);
        assert_eq!((outcome.truncations[0].kept, outcome.truncations[0].total), (6, Total::AtLeast(35)));
        // Exactly enough is not cut.
        let all = ListDir { max_entries: 36, ..request };
        let outcome = list_dir(&fixture.call, &all).unwrap();
        assert_eq!((outcome.is_complete(), outcome.value.unwrap().entry_count), (true, 36));
    }

    #[test]
    fn impossible_requests_are_refused() {
        let fixture = Fixture::with(&[("f", "")]);
        let code = |request: ListDir| list_dir(&fixture.call, &request).unwrap_err().code().as_str();
        assert_eq!(code(ListDir::new("f")), "not_a_directory");
        assert_eq!(code(ListDir::new("missing")), "not_found");
        assert_eq!(code(ListDir { depth: 65, ..ListDir::new(".") }), "invalid_argument");
        assert_eq!(code(ListDir { max_entries: 0, ..ListDir::new(".") }), "invalid_argument");
        let allowed = ListDir { allow_missing: true, ..ListDir::new("missing") };
        assert_eq!(list_dir(&fixture.call, &allowed).unwrap().value, None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn names_that_are_no_text_can_be_passed_back() {
        use std::os::unix::ffi::OsStrExt;
        let fixture = Fixture::new();
        let name = std::ffi::OsStr::from_bytes(b"caf\xe9");
        fs::write(fixture.path(".").join(name), "coffee").unwrap();
        let listing = list_dir(&fixture.call, &ListDir::new(".")).unwrap().value.unwrap();
        assert_eq!((listing.entries[0].path.as_str(), listing.non_utf8_name), ("caf\\xe9", true));
        remove_path(&fixture.call, &RemovePath::new("caf\\xe9")).unwrap();
        assert_eq!(names(&fixture, &ListDir::new(".")), [""; 0]);
    }

    #[test]
    #[cfg(unix)]
    fn names_of_several_lines_are_shown_on_one() {
        let fixture = Fixture::with(&[("d\ne/f", ""), ("\u{1b}[31mred", "")]);
        let listing = list_dir(&fixture.call, &ListDir::new(".")).unwrap().value.unwrap();
        assert_eq!(listing.entries[1].path, "d\ne");
        let shown = names(&fixture, &ListDir::new("."));
        assert_eq!(shown, ["\\x1b[31mred", "d\\x0ae/", "d\\x0ae/f"]);
        for path in shown {
            remove_path(&fixture.call, &RemovePath { recursive: true, force: true, ..RemovePath::new(path) })
                .unwrap();
        }
        assert_eq!(names(&fixture, &ListDir::new(".")), [""; 0]);
    }

    #[test]
    fn a_call_that_is_over_says_so() {
        let mut fixture = Fixture::with(&[("f", "")]);
        let cancel = Cancel::new();
        cancel.cancel();
        fixture.call = fixture.call.until(Deadline::never().or_cancelled(cancel));
        let outcome = list_dir(&fixture.call, &ListDir::new(".")).unwrap();
        assert_eq!(outcome.truncations[0].cause, crate::limits::Cause::Cancelled);
        assert!(outcome.value.unwrap().truncated);
    }
}

mod creating {
    use super::*;

    #[test]
    fn a_file_in_the_way_is_named() {
        let fixture = Fixture::with(&[("a/f", "")]);
        let code = |path: &str| {
            let error = create_dir(&fixture.call, &CreateDir::new(path)).unwrap_err();
            assert!(error.to_string().contains("a/f"), "{error}");
            error.code().as_str()
        };
        assert_eq!([code("a/f"), code("a/f/b/c"), code("a/f/")], ["not_a_directory"; 3]);
        assert!(create_dir(&fixture.call, &CreateDir::new("x/y/")).unwrap().value.created);
        assert!(!create_dir(&fixture.call, &CreateDir::new(".")).unwrap().value.created);
        assert_eq!(fixture.all(), ["a", "a/f", "x", "x/y"]);
    }

    #[test]
    #[cfg(unix)]
    fn a_root_confines_directories() {
        let fixture = Fixture::with(&[("r/", "")]);
        fixture.link("..", "r/up");
        let fixture = fixture.within("r");
        for path in ["x", "r/up/x", "r/../x"] {
            let error = create_dir(&fixture.call, &CreateDir::new(path)).unwrap_err();
            assert_eq!(error.code().as_str(), "outside_root", "{path}");
        }
        assert_eq!(fixture.all(), ["r", "r/up"]);
    }
}

mod copying {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn links_are_copied_as_links() {
        // FS-02
        let fixture = Fixture::with(&[("a/f", "1")]);
        fixture.link(".", "a/self");
        fixture.link("nowhere", "a/dead");
        let copied = copy_path(&fixture.call, &tree("a", "b")).unwrap().value;
        assert_eq!((copied.files, copied.bytes), (1, 1));
        assert_eq!(fixture.all(), ["a", "a/dead", "a/f", "a/self", "b", "b/dead", "b/f", "b/self"]);
        assert_eq!(fs::read_link(fixture.path("b/self")).unwrap().to_str(), Some("."));
        assert_eq!(fs::read_link(fixture.path("b/dead")).unwrap().to_str(), Some("nowhere"));
        // The source itself: a link, unless the path ends in `/`.
        fixture.link("a", "l");
        copy_path(&fixture.call, &CopyPath::new("l", "m")).unwrap();
        assert!(fixture.is_link("m"));
        copy_path(&fixture.call, &tree("l/", "n")).unwrap();
        assert!(!fixture.is_link("n") && fixture.exists("n/f"));
    }

    #[test]
    #[cfg(unix)]
    fn modes_and_times_are_kept() {
        use std::time::{Duration, SystemTime};
        let fixture = Fixture::with(&[("a/d/f", "1"), ("a/d/g", "2")]);
        let time = SystemTime::UNIX_EPOCH + Duration::new(1_000_000, 500);
        for name in ["a/d/f", "a/d", "a"] {
            fs::File::open(fixture.path(name)).unwrap().set_modified(time).unwrap();
        }
        fixture.chmod("a/d/f", 0o400);
        fixture.chmod("a/d", 0o555);
        copy_path(&fixture.call, &tree("a", "new/b")).unwrap();
        assert_eq!([fixture.mode("new/b/d"), fixture.mode("new/b/d/f")], [0o555, 0o400]);
        for name in ["new/b", "new/b/d", "new/b/d/f"] {
            assert_eq!(fs::metadata(fixture.path(name)).unwrap().modified().unwrap(), time, "{name}");
        }
        for name in ["a/d", "new/b/d"] {
            fixture.chmod(name, 0o755);
        }
    }

    #[test]
    fn what_is_there_is_only_replaced_by_force() {
        let fixture =
            Fixture::with(&[("a", "new"), ("b", "old"), ("d/x", "dx"), ("e/x", "ex"), ("e/y", "ey")]);
        assert_eq!(copy_code(&fixture, &CopyPath::new("a", "b")), "already_exists");
        assert_eq!(copy_code(&fixture, &tree("d", "e")), "already_exists");
        assert_eq!(fixture.text("b"), "old");
        let forced = |request: CopyPath| CopyPath { force: true, ..request };
        copy_path(&fixture.call, &forced(CopyPath::new("a", "b"))).unwrap();
        assert_eq!(fixture.text("b"), "new");
        copy_path(&fixture.call, &forced(tree("d", "e"))).unwrap();
        assert_eq!([fixture.text("e/x"), fixture.text("e/y")], ["dx", "ey"]);
        assert_eq!(copy_code(&fixture, &forced(CopyPath::new("a", "d"))), "is_directory");
        assert_eq!(copy_code(&fixture, &forced(tree("d", "a"))), "not_a_directory");
        assert_eq!(copy_code(&fixture, &CopyPath::new("d", "q")), "is_directory");
        assert_eq!(copy_code(&fixture, &CopyPath::new("a", "q/")), "is_directory");
        assert_eq!(copy_code(&fixture, &CopyPath::new("missing", "q")), "not_found");
        assert_eq!(fixture.text("a"), "new");
    }

    #[test]
    #[cfg(unix)]
    fn force_writes_through_a_link_at_the_top_and_never_below() {
        let fixture =
            Fixture::with(&[("a", "new"), ("real", "old"), ("src/x", "new"), ("out", "safe"), ("dst/", "")]);
        fixture.link("real", "l");
        fixture.link("../out", "dst/x");
        let forced = |request: CopyPath| CopyPath { force: true, ..request };
        copy_path(&fixture.call, &forced(CopyPath::new("a", "l"))).unwrap();
        assert!(fixture.is_link("l"));
        assert_eq!(fixture.text("real"), "new");
        copy_path(&fixture.call, &forced(tree("src", "dst"))).unwrap();
        assert!(!fixture.is_link("dst/x"));
        assert_eq!([fixture.text("out"), fixture.text("dst/x")], ["safe", "new"]);
        fixture.chmod("real", 0o444);
        assert_eq!(copy_code(&fixture, &forced(CopyPath::new("src/x", "l"))), "permission_denied");
    }

    #[test]
    fn nothing_is_copied_into_itself() {
        let fixture = Fixture::with(&[("a/f", ""), ("f", "")]);
        let before = fixture.all();
        for destination in ["a/b", "a/b/c/d", "./a/../a/x", "a"] {
            for force in [false, true] {
                let request = CopyPath { force, ..tree("a", destination) };
                assert_eq!(copy_code(&fixture, &request), "invalid_argument", "{destination}");
            }
        }
        assert_eq!(copy_code(&fixture, &CopyPath::new("f", "./f")), "invalid_argument");
        #[cfg(unix)]
        {
            fixture.link("a", "l");
            assert_eq!(copy_code(&fixture, &tree("a", "l/b")), "invalid_argument");
            fs::remove_file(fixture.path("l")).unwrap();
        }
        assert_eq!(fixture.all(), before);
    }

    #[test]
    #[cfg(unix)]
    fn special_files_are_left_out_and_named() {
        let fixture = Fixture::with(&[("a/f", "1")]);
        fixture.fifo("a/p");
        let outcome = copy_path(&fixture.call, &tree("a", "b")).unwrap();
        assert_eq!((outcome.value.files, outcome.notes.len()), (1, 1));
        assert!(outcome.notes[0].contains("a/p") && outcome.notes[0].contains("FIFO"), "{:?}", outcome.notes);
        assert_eq!(copy_code(&fixture, &CopyPath::new("a/p", "q")), "not_a_regular_file");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_file_without_end_is_not_copied() {
        let fixture = Fixture::new();
        let endless = "/proc/self/pagemap";
        if fs::File::open(endless).is_err() {
            eprintln!("SKIPPED: this system has no {endless}");
            return;
        }
        let error = copy_path(&fixture.call, &CopyPath::new(endless, "copy")).unwrap_err();
        assert_eq!(error.code().as_str(), "too_large", "{error}");
        assert_eq!(fs::read_dir(fixture.path(".")).unwrap().count(), 0);
    }

    #[test]
    #[cfg(unix)]
    fn a_failed_copy_names_the_path() {
        if !crate::testing::permissions_hold() {
            return;
        }
        let fixture = Fixture::with(&[("a/1", ""), ("a/2", ""), ("a/3", "")]);
        fixture.chmod("a/2", 0);
        let error = copy_path(&fixture.call, &tree("a", "b")).unwrap_err();
        assert_eq!(error.code().as_str(), "permission_denied");
        assert!(error.to_string().contains("a/2"), "{error}");
        assert!(fixture.exists("b/1") && !fixture.exists("b/3"));
    }

    #[test]
    #[cfg(unix)]
    fn depth_is_no_limit() {
        let fixture = Fixture::with(&[("a/", "")]);
        let deep = std::iter::repeat_n("d", 600).collect::<Vec<_>>().join("/");
        fs::create_dir_all(fixture.path("a").join(&deep)).unwrap();
        let moved = copy_path(&fixture.call, &tree("a", "b")).unwrap().value;
        assert_eq!(moved.files, 0);
        assert!(fixture.path("b").join(&deep).is_dir());
        for top in ["a", "b"] {
            remove_path(&fixture.call, &recursive(top)).unwrap();
        }
        assert_eq!(fixture.all(), [""; 0]);
    }

    #[test]
    #[cfg(unix)]
    fn a_root_confines_copies() {
        let fixture = Fixture::with(&[("r/f", "in"), ("secret", "out"), ("r/d/", "")]);
        fixture.link("../secret", "r/l");
        fixture.link("../..", "r/d/up");
        let fixture = fixture.within("r");
        assert_eq!(copy_code(&fixture, &CopyPath::new("secret", "r/x")), "outside_root");
        assert_eq!(copy_code(&fixture, &CopyPath::new("r/f", "x")), "outside_root");
        assert_eq!(copy_code(&fixture, &CopyPath::new("r/f", "r/d/up/x")), "outside_root");
        let forced = CopyPath { force: true, ..CopyPath::new("r/f", "r/l") };
        assert_eq!(copy_code(&fixture, &forced), "outside_root");
        copy_path(&fixture.call, &CopyPath::new("r/l", "r/m")).unwrap();
        assert!(fixture.is_link("r/m"));
        assert_eq!(fixture.text("secret"), "out");
    }
}

mod moving {
    use super::*;

    #[test]
    fn nothing_is_overwritten() {
        // FS-05
        let fixture = Fixture::with(&[("a", "a"), ("b", "b"), ("d/x", ""), ("e/", "")]);
        for (source, destination) in
            [("a", "b"), ("a", "d"), ("d", "e"), ("d", "a"), ("a", "a"), ("a", "./d/../a")]
        {
            assert_eq!(
                move_code(&fixture, source, destination),
                "already_exists",
                "{source} to {destination}"
            );
        }
        assert_eq!([fixture.text("a"), fixture.text("b")], ["a", "b"]);
    }

    #[test]
    fn nor_what_appears_between_the_look_and_the_rename() {
        // FS-05: the race.
        for (source, name) in [("a", "b"), ("d", "e")] {
            let fixture = Fixture::with(&[("a", "a"), ("d/x", "")]);
            let late = fixture.path(name);
            let appear = move |step| {
                if step == Step::Ready {
                    fs::write(&late, "late").unwrap();
                }
            };
            let code = steps::with(appear, || move_code(&fixture, source, name));
            assert_eq!(code, "already_exists");
            assert_eq!((fixture.text("a").as_str(), fixture.text(name).as_str()), ("a", "late"));
            assert!(fixture.exists("d/x"));
        }
    }

    #[test]
    #[cfg(unix)]
    fn two_hard_links_are_two_names() {
        let fixture = Fixture::with(&[("readme", "1")]);
        fs::hard_link(fixture.path("readme"), fixture.path("README")).unwrap();
        assert_eq!(move_code(&fixture, "readme", "README"), "already_exists");
        assert_eq!(fixture.all(), ["README", "readme"]);
    }

    #[test]
    fn a_change_of_case_is_a_rename() {
        // FS-06
        let fixture = Fixture::with(&[("readme", "1"), ("d/", "")]);
        move_path(&fixture.call, &MovePath::new("readme", "README")).unwrap();
        move_path(&fixture.call, &MovePath::new("d", "D")).unwrap();
        assert_eq!(fixture.all(), ["D", "README"]);
        assert_eq!(fixture.text("README"), "1");
    }

    #[test]
    #[cfg(unix)]
    fn a_link_is_moved_and_not_its_target() {
        let fixture = Fixture::with(&[("d/f", "1")]);
        fixture.link("d", "l");
        fixture.link("nowhere", "dead");
        move_path(&fixture.call, &MovePath::new("l/", "x/l")).unwrap();
        move_path(&fixture.call, &MovePath::new("dead", "x/dead")).unwrap();
        assert!(fixture.is_link("x/l") && fixture.is_link("x/dead"));
        assert_eq!(fixture.all(), ["d", "d/f", "x", "x/dead", "x/l"]);
    }

    #[test]
    fn nothing_is_moved_into_itself() {
        let fixture = Fixture::with(&[("a/f", "1"), ("f", "")]);
        assert_eq!(move_code(&fixture, "a", "a/b"), "invalid_argument");
        assert_eq!(move_code(&fixture, "a", "a/b/c"), "invalid_argument");
        assert_eq!(move_code(&fixture, "f", "new/"), "is_directory");
        assert_eq!(move_code(&fixture, "f/", "g"), "not_a_directory");
        assert_eq!(fixture.all(), ["a", "a/f", "f"]);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn another_device_gets_a_copy_and_keeps_nothing_back() {
        use std::os::unix::fs::MetadataExt;
        let fixture = Fixture::with(&[("a/d/f", "1"), ("single", "2")]);
        let Ok(other) = tempfile::tempdir_in("/dev/shm") else { return };
        if fs::metadata(other.path()).unwrap().dev() == fs::metadata(fixture.path(".")).unwrap().dev() {
            return;
        }
        fixture.link("d/f", "a/l");
        fixture.chmod("a/d/f", 0o640);
        let at = |name: &str| other.path().join(name).to_str().unwrap().to_owned();
        let moved = move_path(&fixture.call, &MovePath::new("a", at("b"))).unwrap().value;
        assert!(moved.cross_device);
        assert_eq!(fs::read_to_string(at("b/d/f")).unwrap(), "1");
        assert_eq!(fs::metadata(at("b/d/f")).unwrap().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(at("b/l")).unwrap().is_symlink());
        move_path(&fixture.call, &MovePath::new("single", at("s"))).unwrap();
        assert_eq!(fixture.all(), [""; 0]);
        assert_eq!(move_code(&fixture, &at("s"), &at("b")), "already_exists");
        // What can't be copied stays, whole.
        fixture.put("q/f", b"");
        fixture.fifo("q/p");
        assert_eq!(move_code(&fixture, "q", &at("q")), "not_a_regular_file");
        assert_eq!(fixture.all(), ["q", "q/f", "q/p"]);
        assert_eq!(fs::read_dir(other.path()).unwrap().count(), 2);
    }

    #[test]
    #[cfg(unix)]
    fn a_root_confines_moves() {
        let fixture = Fixture::with(&[("r/f", ""), ("secret", "")]).within("r");
        assert_eq!(move_code(&fixture, "secret", "r/x"), "outside_root");
        assert_eq!(move_code(&fixture, "r/f", "x"), "outside_root");
        assert_eq!(move_code(&fixture, "r", "r/x"), "invalid_argument");
    }
}

mod removing {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn links_are_removed_and_not_what_is_behind_them() {
        // FS-03
        let fixture = Fixture::with(&[("keep/f", "1"), ("t/", "")]);
        fixture.link("../keep", "t/l");
        fixture.link("keep", "k");
        fixture.link("keep", "m");
        remove_path(&fixture.call, &recursive("t")).unwrap();
        remove_path(&fixture.call, &recursive("k/")).unwrap();
        remove_path(&fixture.call, &RemovePath::new("m")).unwrap();
        assert_eq!(fixture.all(), ["keep", "keep/f"]);
    }

    #[test]
    fn a_directory_needs_recursive() {
        let fixture = Fixture::with(&[("d/", ""), ("f", "")]);
        assert_eq!(remove_code(&fixture, &RemovePath::new("d")), "is_directory");
        assert_eq!(
            remove_code(&fixture, &RemovePath { force: true, ..RemovePath::new("d") }),
            "is_directory"
        );
        assert_eq!(remove_code(&fixture, &RemovePath::new("f/")), "not_a_directory");
        assert_eq!(remove_code(&fixture, &RemovePath::new("missing")), "not_found");
        let forced = RemovePath { force: true, ..RemovePath::new("missing/x") };
        assert!(!remove_path(&fixture.call, &forced).unwrap().value.removed);
        assert_eq!(fixture.all(), ["d", "f"]);
    }

    #[test]
    #[cfg(unix)]
    fn home_and_what_holds_it_stay() {
        let mut fixture = Fixture::with(&[("home/me/f", ""), ("work/base/f", ""), ("work/other/", "")]);
        fixture.link("work/base", "alias");
        fixture.link("home", "h");
        let base = crate::paths::Base::new(fixture.path("work/base")).unwrap();
        fixture.call.base = base.with_home(fixture.path("home/me")).unwrap();
        let before = fixture.path("../../home/me");
        for path in ["~", "~/", "~/..", ".", "..", "../../work", "../../alias/../home", "../../h/me"] {
            let error = remove_path(&fixture.call, &recursive(path)).unwrap_err();
            let message = error.to_string();
            assert!(matches!(error, crate::WriteError::Protected { .. }), "{path}: {message}");
            assert_eq!(error.code().as_str(), "invalid_argument");
        }
        assert!(before.is_dir() && fixture.exists("f"));
        remove_path(&fixture.call, &recursive("../other")).unwrap();
        // The root goes the same way, and isn't tried out here.
        let start = crate::dir::find(&fixture.call, "/", crate::dir::Last::Keep, crate::dir::Names::Exact);
        assert!(start.unwrap().is_start());
        // A link to the home is no home, nor one to the base.
        remove_path(&fixture.call, &recursive("../../alias/.")).unwrap();
        remove_path(&fixture.call, &RemovePath::new("../../h")).unwrap();
        assert!(before.is_dir());
    }

    #[test]
    #[cfg(unix)]
    fn a_link_on_the_way_to_the_base_stays() {
        let mut fixture = Fixture::with(&[("real/base/", "")]);
        fixture.link("real", "l");
        fixture.call.base = crate::paths::Base::new(fixture.path("l/base")).unwrap();
        assert_eq!(remove_code(&fixture, &RemovePath::new("../../l")), "invalid_argument");
    }

    #[test]
    #[cfg(unix)]
    fn read_only_files_in_a_tree_are_removed() {
        let fixture = Fixture::with(&[("t/f", ""), ("t/d/g", "")]);
        fixture.chmod("t/f", 0o444);
        fixture.chmod("t/d/g", 0);
        fixture.fifo("t/p");
        remove_path(&fixture.call, &recursive("t")).unwrap();
        assert_eq!(fixture.all(), [""; 0]);
    }

    #[test]
    #[cfg(unix)]
    fn what_can_not_be_removed_is_named() {
        if !crate::testing::permissions_hold() {
            return;
        }
        let fixture = Fixture::with(&[("t/d/g", "")]);
        fixture.chmod("t/d", 0o555);
        let error = remove_path(&fixture.call, &recursive("t")).unwrap_err();
        fixture.chmod("t/d", 0o755);
        assert_eq!(error.code().as_str(), "permission_denied");
        assert!(error.to_string().contains("t/d/g"), "{error}");
    }

    #[test]
    #[cfg(unix)]
    fn a_root_confines_removals() {
        let fixture = Fixture::with(&[("r/d/f", ""), ("secret", "")]);
        fixture.link("..", "r/up");
        let fixture = fixture.within("r");
        assert_eq!(remove_code(&fixture, &recursive("secret")), "outside_root");
        assert_eq!(remove_code(&fixture, &recursive("r/up/secret")), "outside_root");
        assert_eq!(remove_code(&fixture, &recursive("r")), "invalid_argument");
        remove_path(&fixture.call, &recursive("r/up/")).unwrap();
        remove_path(&fixture.call, &recursive("r/d")).unwrap();
        assert_eq!(fixture.all(), ["r", "secret"]);
    }
}
