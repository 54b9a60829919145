//! Which files are part of a workspace.

use crate::util::{Disk, NONE, manifest};
use scryer::query::InspectSymbol;

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
