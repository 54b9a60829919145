//! What a long-lived process takes from the system.

use crate::util::{Disk, manifest};

/// One watch for each directory, also in ignored ones, used up what the kernel gives.
#[cfg(feature = "watch")]
#[test]
fn b126_watches_of_ignored_folders() {
    let disk = Disk::new(&[
        ("Cargo.toml", &manifest("demo")),
        (".gitignore", "/target\n"),
        ("src/lib.rs", "pub mod net;\n"),
        ("src/net/mod.rs", "pub fn own() {}\n"),
    ]);
    for n in 0..20_000 {
        std::fs::create_dir_all(disk.root().join(format!("target/d/{n}"))).expect("directories can be made");
    }
    let watch = disk.project.watch();
    assert_eq!(disk.definitions("own"), ["src/net/mod.rs:1"]);
    // The root, `src` and `src/net`.
    assert_eq!(watch.directories(), 3);
    disk.write("src/net/mod.rs", "\npub fn own() {}\n");
    assert_eq!(disk.definitions("own"), ["src/net/mod.rs:2"]);
}

/// Where the system gives no more watches, that is said, and no answer is older for it. The limit is set for this process and no
/// other, in a user namespace of its own.
#[cfg(all(feature = "watch", target_os = "linux"))]
#[test]
fn b126_no_more_watches() {
    use std::process::Command;

    let this = std::env::current_exe().expect("this is a program");
    let limit = "echo 8 > /proc/sys/user/max_inotify_watches";
    let alone = |then: &str| {
        let mut command = Command::new("unshare");
        command.args(["-Ur", "sh", "-c", &format!("{limit} && {then}")]);
        command
    };
    if !alone("true").output().is_ok_and(|done| done.status.success()) {
        eprintln!("no limit of watches can be set here; left out");
        return;
    }
    let mut command = alone("exec \"$0\" \"$@\"");
    command.arg(this).args(["--exact", "process::with_eight_watches", "--nocapture", "--ignored"]);
    let done = command.output().expect("it starts");
    let said = String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success() && said.contains("1 passed"), "{said}");
}

#[cfg(all(feature = "watch", target_os = "linux"))]
#[test]
#[ignore = "it is a part of another test"]
fn with_eight_watches() {
    let limit = std::fs::read_to_string("/proc/sys/user/max_inotify_watches").expect("it is told");
    assert_eq!(limit.trim(), "8", "another test starts this one, where that is the limit");
    let lib: String = (0..20).map(|n| format!("pub mod m{n};\n")).collect();
    let mut disk = Disk::new(&[("Cargo.toml", &manifest("demo")), ("src/lib.rs", &lib)]);
    let options = scryer::Options { scratch: Some(disk.outside()), ..scryer::Options::default() };
    disk.project = scryer::Scryer::in_memory(options).project(&disk.root()).expect("it is there");
    let write = |n: usize, lines: usize| {
        disk.write(&format!("src/m{n}/mod.rs"), format!("{}pub fn f{n}() {{}}\n", "\n".repeat(lines)));
    };
    for n in 0..20 {
        write(n, 0);
    }
    let watch = disk.project.watch();
    // In directories that are watched, and in others.
    for lines in 0..3 {
        for n in 0..20 {
            write(n, lines);
            assert_eq!(disk.definitions(&format!("f{n}")), [format!("src/m{n}/mod.rs:{}", lines + 1)]);
        }
    }
    assert!((1..8).contains(&watch.directories()), "{}", watch.directories());
    let trouble = watch.trouble().expect("it is out of watches");
    assert!(trouble.contains("max_user_watches"), "{trouble}");
    let notes = disk.project.status().expect("it has one").notes;
    assert!(
        notes.iter().any(|note| note.contains(&trouble) && note.contains("compares all files")),
        "{notes:?}"
    );
}
