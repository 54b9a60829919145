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
