use super::steps::{self, Step};
use super::*;
use crate::testing::Fixture;
use std::fs;
use std::io::Write;

fn write(fixture: &Fixture, path: &str, content: &str) -> Written {
    write_file(&fixture.call, &WriteFile::new(path, content)).unwrap().value
}

#[track_caller]
fn code(fixture: &Fixture, request: &WriteFile) -> &'static str {
    write_file(&fixture.call, request).unwrap_err().code().as_str()
}

#[test]
fn bytes_are_stored_as_given() {
    let fixture = Fixture::new();
    for content in ["", "a", "a  \r\n\t\n", "$1 $& \\n", "\u{feff}x", "u\u{308}"] {
        let written = write(&fixture, "d/f", content);
        assert_eq!((fixture.text("d/f").as_str(), written.bytes), (content, content.len() as u64));
    }
    assert_eq!(fixture.all(), ["d", "d/f"]);
}

#[test]
fn a_dropped_bom_is_told() {
    // WRITE-01
    let fixture = Fixture::new();
    fixture.put("f", b"\xef\xbb\xbfa\n");
    let written = write(&fixture, "f", "b\n");
    assert!(written.bom_dropped && !written.created);
    assert_eq!(fixture.bytes("f"), b"b\n");
    let written = write(&fixture, "g", "\u{feff}b\n");
    assert!(!written.bom_dropped && written.created);
    assert!(fixture.bytes("g").starts_with(b"\xef\xbb\xbf"));
    assert!(!write(&fixture, "g", "\u{feff}c\n").bom_dropped);
}

#[test]
#[cfg(unix)]
fn modes_are_kept() {
    // WRITE-02
    let fixture = Fixture::with(&[("s", "#!/bin/sh\necho 1\n")]);
    for mode in [0o755, 0o640, 0o600, 0o666] {
        fixture.chmod("s", mode);
        write(&fixture, "s", "x");
        assert_eq!(fixture.mode("s"), mode);
    }
    fixture.chmod("s", 0o6755);
    write(&fixture, "s", "y");
    assert_eq!(fixture.mode("s"), 0o755, "set-id bits are dropped");
    fixture.chmod("s", 0o444);
    assert_eq!(code(&fixture, &WriteFile::new("s", "z")), "permission_denied");
    assert_eq!(code(&fixture, &WriteFile::append("s", "z")), "permission_denied");
    assert_eq!((fixture.text("s").as_str(), fixture.mode("s")), ("y", 0o444));
    assert_eq!(fixture.all(), ["s"]);
}

#[test]
#[cfg(unix)]
fn what_may_not_be_read_can_be_replaced() {
    let fixture = Fixture::with(&[("f", "old")]);
    fixture.chmod("f", 0o200);
    write(&fixture, "f", "new");
    write_file(&fixture.call, &WriteFile::append("f", "er")).unwrap();
    assert_eq!(fixture.mode("f"), 0o200);
    fixture.chmod("f", 0o600);
    assert_eq!(fixture.text("f"), "newer");
}

#[test]
#[cfg(unix)]
fn one_file_has_one_real_path() {
    let fixture = Fixture::with(&[("d/f", "")]);
    fixture.link("d", "l");
    let real = |path: &str| fixture.call.real_path(path).unwrap();
    assert_eq!(real("l/f"), fixture.path("d/f"));
    assert_eq!(real("./l/../d/f"), fixture.path("d/f"));
    assert_eq!(real("l/new/x"), fixture.path("d/new/x"));
    assert_eq!(real("."), fixture.path(""));
}

#[test]
#[cfg(target_os = "linux")]
fn extended_attributes_are_kept() {
    let fixture = Fixture::with(&[("f", "old")]);
    let path = fixture.path("f");
    if rustix::fs::setxattr(&path, "user.note", b"kept", rustix::fs::XattrFlags::empty()).is_err() {
        return; // a file system without them
    }
    write(&fixture, "f", "new");
    let mut value = vec![0_u8; 16];
    let length = rustix::fs::getxattr(&path, "user.note", value.as_mut_slice()).unwrap();
    assert_eq!(&value[..length], b"kept");
}

#[test]
#[cfg(unix)]
fn a_new_file_gets_what_the_mask_leaves() {
    // WRITE-03. The mask belongs to the process, so another one has to set it.
    for (mask, expected) in [("022", 0o644), ("077", 0o600)] {
        let fixture = Fixture::new();
        run_child(&fixture, &format!("umask {mask}"), "write_once");
        assert_eq!(fixture.mode("new"), expected, "umask {mask}");
        assert_eq!(fixture.text("new"), "x");
    }
}

#[test]
#[cfg(unix)]
fn a_link_stays_a_link() {
    // WRITE-04
    let fixture = Fixture::with(&[("d/real", "old")]);
    fixture.link("d/real", "l");
    write(&fixture, "l", "new\n");
    assert!(fixture.is_link("l"));
    assert_eq!(fixture.text("d/real"), "new\n");
    write_file(&fixture.call, &WriteFile::append("l", "more\n")).unwrap();
    assert_eq!(fixture.text("d/real"), "new\nmore\n");
    assert_eq!(fixture.all(), ["d", "d/real", "l"]);
}

#[test]
#[cfg(unix)]
fn circles_fail_and_dangling_links_get_their_target() {
    // WRITE-05
    let fixture = Fixture::new();
    fixture.link("b", "a");
    fixture.link("a", "b");
    assert_eq!(code(&fixture, &WriteFile::new("a", "x")), "io");
    assert!(fixture.is_link("a") && fixture.is_link("b"));
    fixture.link("missing", "c");
    assert!(write(&fixture, "c", "x").created);
    assert!(fixture.is_link("c"));
    assert_eq!(fixture.text("missing"), "x");
    fixture.link("new/deep", "e");
    write_file(&fixture.call, &WriteFile::append("e", "y")).unwrap();
    assert_eq!(fixture.text("new/deep"), "y");
}

#[test]
fn bytes_that_do_not_arrive_are_an_error() {
    // WRITE-08
    let fixture = Fixture::with(&[("f", "old")]);
    let directory = fixture.path(".");
    let lose = move |step| {
        if step == Step::Filled {
            let draft = fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().path());
            let draft = draft.into_iter().find(|path| path.extension().is_some_and(|e| e == "tmp")).unwrap();
            fs::File::options().write(true).open(draft).unwrap().set_len(0).unwrap();
        }
    };
    let request = WriteFile::new("f", vec![b'x'; 1024 * 1024]);
    let error = steps::with(lose, || write_file(&fixture.call, &request)).unwrap_err();
    assert_eq!(error.code().as_str(), "io");
    assert!(error.to_string().contains("0 of 1048576 bytes"), "{error}");
    assert_eq!((fixture.text("f").as_str(), fixture.all()), ("old", vec!["f".to_owned()]));
}

#[test]
#[cfg(unix)]
fn other_names_keep_the_old_bytes() {
    let fixture = Fixture::with(&[("f", "old")]);
    fs::hard_link(fixture.path("f"), fixture.path("g")).unwrap();
    assert!(write(&fixture, "f", "new").hard_link_detached);
    assert_eq!((fixture.text("f").as_str(), fixture.text("g").as_str()), ("new", "old"));
    assert!(!write(&fixture, "f", "newer").hard_link_detached);
    fs::hard_link(fixture.path("f"), fixture.path("h")).unwrap();
    write_file(&fixture.call, &WriteFile::append("f", "!")).unwrap();
    assert_eq!(fixture.text("h"), "newer!");
}

#[test]
#[cfg(unix)]
fn only_regular_files_are_written() {
    let fixture = Fixture::with(&[("d/", ""), ("f", "")]);
    fixture.fifo("p");
    for request in [WriteFile::new("d", "x"), WriteFile::append("d", "x")] {
        assert_eq!(code(&fixture, &request), "is_directory");
    }
    for request in [WriteFile::new("p", "x"), WriteFile::append("p", "x"), WriteFile::new("/dev/null", "x")] {
        assert_eq!(code(&fixture, &request), "not_a_regular_file");
    }
    assert_eq!(code(&fixture, &WriteFile::new("f/", "x")), "not_a_directory");
    assert_eq!(code(&fixture, &WriteFile::new("f/x", "x")), "not_a_directory");
    assert_eq!(code(&fixture, &WriteFile::new("new/", "x")), "is_directory");
    assert_eq!(code(&fixture, &WriteFile::append("new/", "x")), "is_directory");
    assert_eq!(fixture.all(), ["d", "f", "p"]);
}

#[test]
fn appends_follow_what_is_there() {
    let fixture = Fixture::new();
    let append = |content: &str| write_file(&fixture.call, &WriteFile::append("d/f", content)).unwrap().value;
    let first = append("a");
    assert!(first.created && first.mode == WriteMode::Append);
    assert_eq!((append("b\r\n").bytes, append("").bytes), (3, 0));
    assert_eq!(fixture.text("d/f"), "ab\r\n");
    fixture.put("wide", b"\xff\xfea\0");
    assert_eq!(code(&fixture, &WriteFile::append("wide", "b")), "not_utf8");
    assert_eq!(fixture.bytes("wide"), b"\xff\xfea\0");
}

#[test]
fn concurrent_appends_do_not_mix() {
    let fixture = Fixture::new();
    std::thread::scope(|scope| {
        for letter in ["a", "b", "c", "d"] {
            let call = &fixture.call;
            scope.spawn(move || {
                for _ in 0..25 {
                    let line = letter.repeat(5000) + "\n";
                    write_file(call, &WriteFile::append("f", line)).unwrap();
                }
            });
        }
    });
    let text = fixture.text("f");
    assert_eq!(text.lines().count(), 100);
    assert!(text.lines().all(|line| line.len() == 5000 && line.chars().all(|c| line.starts_with(c))));
}

#[test]
#[cfg(unix)]
fn a_directory_that_mustn_t_be_written_stays_as_it_is() {
    if !crate::testing::permissions_hold() {
        return;
    }
    let fixture = Fixture::with(&[("d/f", "old")]);
    fixture.chmod("d", 0o555);
    assert_eq!(code(&fixture, &WriteFile::new("d/f", "new")), "permission_denied");
    assert_eq!(code(&fixture, &WriteFile::new("d/g", "new")), "permission_denied");
    fixture.chmod("d", 0o755);
    assert_eq!(
        (fixture.text("d/f").as_str(), fixture.all()),
        ("old", vec!["d".to_owned(), "d/f".to_owned()])
    );
}

#[test]
fn a_draft_that_is_dropped_leaves_nothing() {
    let fixture = Fixture::with(&[("f", "old")]);
    let mut draft = Draft::open(&fixture.call, "f", Existing::Replace).unwrap();
    draft.write_all(b"half").unwrap();
    assert_eq!(fixture.all().len(), 2);
    drop(draft);
    assert_eq!((fixture.all(), fixture.text("f").as_str()), (vec!["f".to_owned()], "old"));
}

#[test]
fn a_file_that_appears_meanwhile_survives_a_draft() {
    // FS-10: the writing half.
    let fixture = Fixture::new();
    let mut draft = Draft::open(&fixture.call, "f", Existing::Refuse).unwrap();
    draft.write_all(b"mine").unwrap();
    fixture.put("f", b"theirs");
    assert_eq!(draft.finish().unwrap_err().code().as_str(), "already_exists");
    assert_eq!((fixture.all(), fixture.text("f").as_str()), (vec!["f".to_owned()], "theirs"));
    let error = Draft::open(&fixture.call, "f", Existing::Refuse).unwrap_err();
    assert_eq!(error.code().as_str(), "already_exists");
}

#[test]
fn at_every_step_the_file_is_old_or_new() {
    let fixture = Fixture::with(&[("f", "old")]);
    let path = fixture.path("f");
    let seen = std::rc::Rc::new(std::cell::RefCell::new(Vec::new()));
    let log = std::rc::Rc::clone(&seen);
    let look = move |step| log.borrow_mut().push((step, fs::read_to_string(&path).unwrap()));
    steps::with(look, || write(&fixture, "f", "new"));
    let old = "old".to_owned();
    assert_eq!(
        *seen.borrow(),
        [(Step::Filled, old.clone()), (Step::Ready, old), (Step::Renamed, "new".to_owned())]
    );
}

#[test]
#[cfg(unix)]
fn a_killed_writer_leaves_the_old_or_the_new_bytes() {
    let fixture = Fixture::with(&[("f", &"0".repeat(300_000))]);
    for round in 0..15_u64 {
        let mut child = child(&fixture, "true", "write_forever").spawn().unwrap();
        // Later each time, so that the ends fall on different steps.
        std::thread::sleep(std::time::Duration::from_millis(40 + 7 * round));
        child.kill().unwrap();
        child.wait().unwrap();
        let text = fixture.text("f");
        assert_eq!(text.len(), 300_000, "round {round}");
        assert!(text.bytes().all(|byte| byte == text.as_bytes()[0]), "round {round}");
    }
}

#[test]
#[cfg(unix)]
fn a_disk_without_room_leaves_the_old_bytes() {
    let fixture = Fixture::with(&[("f", "old")]);
    // A limit on the size of files is the full disk that a test can make.
    run_child(&fixture, "trap '' XFSZ; ulimit -f 1", "write_too_much");
    assert_eq!((fixture.text("f").as_str(), fixture.all()), ("old", vec!["f".to_owned()]));
}

/// This test program once more, in the fixture's directory, after a line of shell, to run one ignored test.
#[cfg(unix)]
fn child(fixture: &Fixture, setup: &str, test: &str) -> std::process::Command {
    let mut command = std::process::Command::new("/bin/sh");
    let line = format!("{setup}; exec \"$0\" --exact write::tests::{test} --ignored --quiet");
    command.arg("-c").arg(line).arg(std::env::current_exe().unwrap());
    command.env("FSOPS_TEST_DIRECTORY", fixture.path("."));
    command.stdout(std::process::Stdio::null());
    command
}

#[cfg(unix)]
fn run_child(fixture: &Fixture, setup: &str, test: &str) {
    assert!(child(fixture, setup, test).status().unwrap().success(), "{test} after {setup}");
}

/// `None` where the test wasn't run by another one.
#[cfg(unix)]
fn call_of_child() -> Option<Call> {
    let directory = std::env::var_os("FSOPS_TEST_DIRECTORY")?;
    Some(Call::new(crate::paths::Base::new(directory).unwrap()))
}

#[test]
#[ignore = "run by other tests as a process of its own"]
#[cfg(unix)]
fn write_once() {
    let Some(call) = call_of_child() else { return };
    write_file(&call, &WriteFile::new("new", "x")).unwrap();
}

#[test]
#[ignore = "run by other tests as a process of its own"]
#[cfg(unix)]
fn write_forever() {
    let Some(call) = call_of_child() else { return };
    for round in 0_u32.. {
        let digit = char::from_digit(round % 10, 10).unwrap();
        write_file(&call, &WriteFile::new("f", digit.to_string().repeat(300_000))).unwrap();
    }
}

#[test]
#[ignore = "run by other tests as a process of its own"]
#[cfg(unix)]
fn write_too_much() {
    let Some(call) = call_of_child() else { return };
    let error = write_file(&call, &WriteFile::new("f", "x".repeat(100_000))).unwrap_err();
    assert_eq!(error.code().as_str(), "io");
}

#[test]
#[cfg(unix)]
fn a_link_that_is_swapped_in_leads_nowhere() {
    use std::sync::atomic::{AtomicBool, Ordering};
    let fixture = Fixture::with(&[("r/d/f", "in"), ("r/spare/", ""), ("out/", "")]).within("r");
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let stop = &stop;
        let top = fixture.path("r");
        scope.spawn(move || {
            // `d` is a directory and a link to the outside in turn.
            while !stop.load(Ordering::Relaxed) {
                let _ = fs::rename(top.join("d"), top.join("kept"));
                let _ = std::os::unix::fs::symlink("../out", top.join("d"));
                let _ = fs::remove_file(top.join("d"));
                let _ = fs::rename(top.join("kept"), top.join("d"));
            }
        });
        for round in 0..300 {
            let request = WriteFile::new("r/d/f", round.to_string());
            let _ = write_file(&fixture.call, &request);
            let _ = crate::tree::create_dir(&fixture.call, &crate::tree::CreateDir::new("r/d/made"));
            let _ = crate::tree::remove_path(
                &fixture.call,
                &crate::tree::RemovePath { recursive: true, ..crate::tree::RemovePath::new("r/d/made") },
            );
        }
        stop.store(true, Ordering::Relaxed);
    });
    assert_eq!(fs::read_dir(fixture.path("out")).unwrap().count(), 0);
}

#[test]
#[cfg(unix)]
fn a_root_confines_writes() {
    let fixture = Fixture::with(&[("r/", ""), ("secret", "old")]);
    fixture.link("../secret", "r/l");
    fixture.link("../new", "r/m");
    fixture.link("..", "r/up");
    let fixture = fixture.within("r");
    for path in ["secret", "r/l", "r/m", "r/up/x", "r/../x", "/tmp/x"] {
        assert_eq!(code(&fixture, &WriteFile::new(path, "x")), "outside_root", "{path}");
        assert_eq!(code(&fixture, &WriteFile::append(path, "x")), "outside_root", "{path}");
    }
    write(&fixture, "r/a/b", "in");
    assert_eq!(fixture.all(), ["r", "r/a", "r/a/b", "r/l", "r/m", "r/up", "secret"]);
    assert_eq!(fixture.text("secret"), "old");
}

#[test]
#[cfg(feature = "serde")]
fn keys_are_those_of_the_contract() {
    let fixture = Fixture::new();
    assert_eq!(
        serde_json::to_string(&write(&fixture, "f", "ab")).unwrap(),
        r#"{"path":"f","bytes":2,"mode":"rewrite","created":true,"hardLinkDetached":false,"bomDropped":false}"#
    );
}

#[test]
#[cfg(target_os = "linux")]
fn a_name_as_answers_show_it_is_the_file_they_showed() {
    use std::os::unix::ffi::OsStrExt;
    let fixture = Fixture::new();
    let name = std::ffi::OsStr::from_bytes(b"caf\xe9");
    fs::create_dir(fixture.path("d\ne")).unwrap();
    let real = fixture.path("d\ne").join(name);
    fs::write(&real, "old").unwrap();
    let outcome = write_file(&fixture.call, &WriteFile::new("d\\x0ae/caf\\xe9", "new")).unwrap();
    assert_eq!((outcome.value.created, outcome.notes.len()), (false, 0));
    assert_eq!(fs::read(&real).unwrap(), b"new");
    // What is there under the very name stays that file, and a new name is taken as it is given.
    write_file(&fixture.call, &WriteFile::new("d\\x0ae/new\\xe9", "x")).unwrap();
    assert!(fixture.path("d\ne").join("new\\xe9").exists());
    assert_eq!(fs::read_dir(fixture.path(".")).unwrap().count(), 1);
}

#[test]
fn a_directory_that_can_not_be_made_is_said_to_be_that() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let error = write_file(&Fixture::new().call, &WriteFile::new("/proc/none/f", "x")).unwrap_err();
    assert!(error.to_string().contains("could not make the directory \"/proc/none\""), "{error}");
}
