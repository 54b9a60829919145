//! What is larger than one thinks.

use crate::util::{Disk, manifest};

/// Files over a size cap were left out without a word, and the answer then denied that the symbol exists.
#[test]
fn b103_large_files_are_there() {
    let lines = (0..60_000).map(|number| format!("pub fn bind_{number}() -> u32 {{ {number} }}\n"));
    let disk = Disk::new(&[
        ("Cargo.toml", &manifest("demo")),
        ("src/bindings.rs", &lines.collect::<String>()),
        ("src/lib.rs", "pub mod bindings;\npub fn f() -> u32 { bindings::bind_59999() }\n"),
    ]);
    assert_eq!(disk.definitions("bind_59999"), ["src/bindings.rs:60000"]);
    assert_eq!(disk.callers("bind_59999"), ["demo::f"]);
}
