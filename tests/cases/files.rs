//! Which files are part of a workspace.

use crate::util::{Disk, NONE, manifest};

/// Only the top .gitignore was obeyed.
#[test]
fn b139_ignore_files_in_folders() {
    let disk = Disk::new(&[
        ("Cargo.toml", &manifest("demo")),
        ("web/.gitignore", ".out\ndist\n"),
        ("web/.out/j.rs", "pub fn junk() {}\n"),
        ("web/dist/k.rs", "pub fn junk() {}\n"),
        ("src/lib.rs", "pub fn good() {}\n"),
    ]);
    assert_eq!(disk.definitions("junk"), NONE);
    assert_eq!(disk.definitions("good"), ["src/lib.rs:1"]);
}

/// A link led out of the workspace, and foreign files were indexed.
#[cfg(unix)]
#[test]
fn b141_links_that_lead_out() {
    let disk = Disk::new(&[("Cargo.toml", &manifest("demo")), ("src/lib.rs", "pub fn own() {}\n")]);
    std::fs::create_dir(disk.outside()).unwrap();
    let foreign = disk.outside().join("x.rs");
    std::fs::write(&foreign, "pub fn foreign() {}\n").unwrap();
    std::os::unix::fs::symlink(disk.outside(), disk.root().join("src/ext")).unwrap();
    assert_eq!(disk.definitions("foreign"), NONE);
    std::fs::write(&foreign, "pub fn foreign() {}\npub fn foreign_too() {}\n").unwrap();
    assert_eq!(disk.definitions("foreign"), NONE);
    assert_eq!(disk.definitions("foreign_too"), NONE);
    assert_eq!(disk.definitions("own"), ["src/lib.rs:1"]);
}

/// Source files behind an absolute link inside the workspace could not be indexed.
#[cfg(unix)]
#[test]
fn b142_links_within() {
    let disk = Disk::new(&[
        ("Cargo.toml", &manifest("demo")),
        ("real/l.rs", "pub fn linked() {}\n"),
        ("src/lib.rs", "pub mod l;\npub fn f() { l::linked() }\n"),
    ]);
    std::os::unix::fs::symlink(disk.root().join("real/l.rs"), disk.root().join("src/l.rs")).unwrap();
    assert_eq!(disk.definitions("linked"), ["real/l.rs:1"]);
    assert_eq!(disk.callers("l::linked"), ["demo::f"]);
    disk.write("real/l.rs", "\npub fn linked() {}\n");
    assert_eq!(disk.definitions("linked"), ["real/l.rs:2"]);
}
