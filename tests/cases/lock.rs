//! Several processes and one index.

use crate::child::{Child, Part};
use crate::util::{Disk, manifest};

/// A second server on the same workspace blocked updates.
#[test]
fn b121_two_servers() {
    let mut disk = Disk::kept(&[("Cargo.toml", &manifest("demo")), ("src/lib.rs", "pub fn own() {}\n")]);
    assert_eq!(disk.definitions("own"), ["src/lib.rs:1"]);
    let mut second = Child::start(Part::Ask, &disk);
    assert_eq!(second.ask("own"), "src/lib.rs:1");
    disk.write("src/lib.rs", "pub fn own() {}\npub fn late() {}\n");
    let report = disk.project.index(true, &scryer::NoProgress).expect("it can be rebuilt");
    assert_eq!(report.indexed, 1);
    assert_eq!(disk.definitions("late"), ["src/lib.rs:2"]);
    assert_eq!(second.ask("late"), "src/lib.rs:2");
    // Whichever goes first, what was kept is whole.
    disk.stop();
    assert_eq!(second.ask("late"), "src/lib.rs:2");
    disk.start();
    assert_eq!(disk.definitions("late"), ["src/lib.rs:2"]);
}

/// A healthy index was taken for a damaged one when several processes opened it, and replaced by a nearly empty one.
#[test]
fn b122_many_processes() {
    let mut disk = Disk::kept(&[("Cargo.toml", &manifest("demo"))]);
    let mut lib = String::new();
    for n in 0..40 {
        let text: String = (0..50).map(|k| format!("pub fn f{k}() -> u32 {{ {k} }}\n")).collect();
        disk.write(&format!("src/m{n}.rs"), text);
        lib += &format!("pub mod m{n};\n");
    }
    disk.write("src/lib.rs", lib);
    let index =
        |disk: &Disk| disk.project.index(false, &scryer::NoProgress).expect("it can be indexed").symbols;
    let before = index(&disk);
    // 40 modules of 50 fns.
    assert_eq!(before, 40 * 51);
    disk.stop();
    for _ in 0..2 {
        let mut children: Vec<Child> =
            (0..4).map(|n| Child::start(if n % 2 == 0 { Part::Index } else { Part::Count }, &disk)).collect();
        for child in &mut children {
            assert_eq!(child.symbols(), before);
        }
    }
    disk.start();
    assert_eq!(index(&disk), before);
    let odd = |name: &str| name.contains("corrupt") || name.contains("damaged");
    let kept = std::fs::read_dir(disk.home()).expect("it is there");
    let names: Vec<String> =
        kept.map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned()).collect();
    assert!(!names.iter().any(|name| odd(name)), "{names:?}");
}
