//! Packages and targets, as manifests and conventions make them.

use crate::util::{Case, Disk, NONE, manifest};

/// Names of workspace members did not resolve: hyphen against underscore.
#[test]
fn b079_a_hyphen_in_a_name() {
    let case = Case::new(
        "
//- /Cargo.toml
[workspace]
members = [\"crates/*\"]
resolver = \"2\"
//- /crates/core-lib/Cargo.toml
[package]
name = \"core-lib\"
version = \"0.1.0\"
edition = \"2021\"
//- /crates/core-lib/src/lib.rs
pub fn k() {}
//- /crates/app/Cargo.toml
[package]
name = \"app\"
version = \"0.1.0\"
edition = \"2021\"
[dependencies]
core-lib = { path = \"../core-lib\" }
//- /crates/app/src/main.rs
fn main() { core_lib::k() }
",
    );
    assert_eq!(case.callers("core_lib::k"), ["app::main"]);
    assert_eq!(case.callers("core-lib::k"), ["app::main"]);
}

/// Paths of edition 2015, which begin at the crate root, resolved as in 2018.
#[test]
fn b083_paths_of_edition_2015() {
    let case = Case::new(
        "
//- /Cargo.toml
[package]
name = \"demo\"
version = \"0.1.0\"
edition = \"2015\"
//- /src/lib.rs
pub mod util { pub fn u() {} }
pub mod a {
    pub mod util { pub fn u() {} }
    use util::u;
    pub fn f() { u(); ::util::u(); }
}
",
    );
    assert_eq!(case.callers("crate::util::u"), ["demo::a::f x2"]);
    assert_eq!(case.callers("a::util::u"), NONE);
}

/// `src/bin` was skipped as if it were build output.
#[test]
fn b085_binaries_in_folders() {
    let case = Case::new(
        "
//- /src/lib.rs
pub fn work() {}
//- /src/bin/tool/main.rs
mod deep;
fn main() { deep::d() }
//- /src/bin/tool/deep.rs
pub fn d() { demo::work() }
",
    );
    assert_eq!(case.callers("demo::work"), ["tool::deep::d"]);
    assert_eq!(case.crates_of("src/bin/tool/deep.rs"), ["Bin tool"]);
}

/// Cargo's switches for target discovery were ignored, so that dead files became crate roots.
#[test]
fn b086_discovery_that_is_switched_off() {
    let case = Case::new(
        "
//- /Cargo.toml
[package]
name = \"demo\"
version = \"0.1.0\"
edition = \"2021\"
autobins = false
[[bin]]
name = \"x\"
path = \"src/x.rs\"
//- /src/x.rs
fn main() {}
//- /src/bin/old.rs
fn main() {}
",
    );
    assert_eq!(case.crates_of("src/x.rs"), ["Bin x"]);
    assert_eq!(case.crates_of("src/bin/old.rs"), ["Loose old"]);
}

/// The build scripts of two packages shared one name and mixed.
#[test]
fn b087_build_scripts_stay_apart() {
    let case = Case::new(
        "
//- /Cargo.toml
[workspace]
members = [\"a\", \"b\"]
resolver = \"2\"
//- /a/Cargo.toml
[package]
name = \"a\"
version = \"0.1.0\"
edition = \"2021\"
//- /a/src/lib.rs
//- /a/build.rs
fn main() { gen_a() }
fn gen_a() {} //@a
//- /b/Cargo.toml
[package]
name = \"b\"
version = \"0.1.0\"
edition = \"2021\"
//- /b/src/lib.rs
//- /b/build.rs
fn main() {}
fn gen_a() {} //@b
",
    );
    assert_eq!(case.callers_at("a", "gen_a"), ["build_script_build::main"]);
    assert_eq!(case.callers_at("b", "gen_a"), NONE);
}

/// Code that is pulled in from `OUT_DIR` was joined with another fn of its name.
#[test]
fn b088_generated_code_that_is_not_there() {
    let case = Case::new(
        "
//- /build.rs
fn main() {
    let dir = std::env::var(\"OUT_DIR\").unwrap();
    std::fs::write(dir + \"/gen.rs\", \"pub fn generated() {}\").unwrap();
}
//- /src/lib.rs
pub mod other;
include!(concat!(env!(\"OUT_DIR\"), \"/gen.rs\"));
pub fn f() { generated() } //@f
//- /src/other.rs
pub fn generated() {}
",
    );
    assert_eq!(case.callees("demo::f"), NONE);
    assert_eq!(case.definition("f", "generated"), NONE);
    let reason = case.reason("f", "generated");
    assert!(reason.contains("a build script writes") && reason.ends_with("at src/lib.rs:2"), "{reason}");
    // What is not there may use anything.
    assert!(!case.is_complete("demo::f"));
    assert!(Case::new("//- /src/lib.rs\npub fn f() {}\n").is_complete("demo::f"));
    assert!(!Case::new("//- /src/lib.rs\ninclude!(\"gone.rs\");\npub fn f() {}\n").is_complete("demo::f"));
    let there = "//- /src/lib.rs\ninclude!(\"there.rs\");\npub fn f() {}\n//- /src/there.rs\npub fn g() {}\n";
    assert!(Case::new(there).is_complete("demo::f"));
}

/// The same after a build, and after the next one.
#[test]
fn b088_generated_code_that_is_there() {
    let lib =
        "pub mod other;\ninclude!(concat!(env!(\"OUT_DIR\"), \"/gen.rs\"));\npub fn f() { generated() }\n";
    let disk = Disk::new(&[
        ("Cargo.toml", &manifest("demo")),
        (".gitignore", "/target\n"),
        ("build.rs", "fn main() {}\n"),
        ("src/lib.rs", lib),
        ("src/other.rs", "pub fn generated() {}\n"),
    ]);
    assert_eq!(disk.callers("demo::other::generated"), NONE);
    // Nobody's: of another package, not done, and not included.
    disk.write("target/debug/build/demo-sys-0000000000000000/out/gen.rs", "pub fn generated() {}\n");
    disk.write("target/debug/build/demo-sys-0000000000000000/output", "");
    disk.write("target/debug/build/demo-1111111111111111/out/gen.rs", "pub fn generated() {}\n");
    assert_eq!(disk.definitions("demo::generated"), NONE);
    disk.write("target/debug/build/demo-1111111111111111/out/more.rs", "pub fn generated() {}\n");
    disk.write("target/debug/build/demo-1111111111111111/output", "");
    assert_eq!(
        disk.definitions("demo::generated"),
        ["target/debug/build/demo-1111111111111111/out/gen.rs:1"]
    );
    assert_eq!(disk.callers("demo::generated"), ["demo::f"]);
    assert_eq!(disk.callers("demo::other::generated"), NONE);
    // Another profile's, which is newer; and that, written once more.
    std::thread::sleep(std::time::Duration::from_millis(20));
    disk.write("target/x86-y/fast/build/demo-2222222222222222/out/gen.rs", "\npub fn generated() {}\n");
    disk.write("target/x86-y/fast/build/demo-2222222222222222/output", "");
    let newest = "target/x86-y/fast/build/demo-2222222222222222/out/gen.rs";
    assert_eq!(disk.definitions("demo::generated"), [format!("{newest}:2")]);
    disk.write(newest, "\n\npub fn generated() {}\n");
    assert_eq!(disk.definitions("demo::generated"), [format!("{newest}:3")]);
    // No longer included.
    disk.write("src/lib.rs", "pub mod other;\n");
    assert_eq!(disk.definitions("generated"), ["src/other.rs:1"]);
}

/// Copies that builds leave under target/ were indexed as source.
#[test]
fn b089_build_output_is_no_source() {
    let disk = Disk::new(&[
        ("Cargo.toml", &manifest("demo")),
        ("target/debug/build/x-1/out/gen.rs", "pub fn dup() {}\n"),
        ("src/lib.rs", "pub fn dup() {}\n"),
    ]);
    assert_eq!(disk.definitions("dup"), ["src/lib.rs:1"]);
}

/// A source folder that is merely called `target` was skipped.
#[test]
fn b090_a_module_called_target() {
    let disk = Disk::new(&[
        ("Cargo.toml", &manifest("demo")),
        (".gitignore", "/target\n"),
        ("src/lib.rs", "pub mod target;\npub fn f() { target::emit() }\n"),
        ("src/target/mod.rs", "pub fn emit() {}\n"),
    ]);
    assert_eq!(disk.definitions("emit"), ["src/target/mod.rs:1"]);
    assert_eq!(disk.callers("target::emit"), ["demo::f"]);
}

/// After a manifest was edited, the old layout of the workspace was still served.
#[test]
fn b091_a_member_that_is_added() {
    let workspace = |members: &str| format!("[workspace]\nmembers = [{members}]\nresolver = \"2\"\n");
    let disk = Disk::new(&[
        ("Cargo.toml", &workspace("\"a\"")),
        ("a/Cargo.toml", &manifest("a")),
        ("a/src/lib.rs", "pub fn old() {}\n"),
    ]);
    assert_eq!(disk.definitions("a::old"), ["a/src/lib.rs:1"]);
    disk.write("b/src/lib.rs", "pub fn fresh() {}\n");
    disk.write("b/Cargo.toml", manifest("b"));
    disk.write("Cargo.toml", workspace("\"a\", \"b\""));
    assert_eq!(disk.definitions("b::fresh"), ["b/src/lib.rs:1"]);
}
