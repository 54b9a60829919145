use std::fmt::Write as _;
use std::fs;

use expect_test::{Expect, expect};
use tempfile::TempDir;

use super::*;
use crate::workspace::graph::{CrateGraph, TargetKind};

/// Writes `files` (path and text by turns, as `--- path` lines) below a new directory.
fn tree(fixture: &str) -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    for part in fixture.split("--- ").skip(1) {
        let (path, text) = part.split_once('\n').unwrap_or((part, ""));
        let path = dir.path().join(path.trim());
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    dir
}

fn discover_in(dir: &TempDir, root: &str) -> Workspace {
    let options = Options { cargo_home: Some(dir.path().join("home")), ..Options::default() };
    discover(&dir.path().join(root), &options).unwrap()
}

fn render(workspace: &Workspace, top: &Path) -> String {
    let top = canonical(top).unwrap();
    let short = |path: &Path| {
        path.strip_prefix(&top).unwrap_or(path).to_string_lossy().replace('\\', "/").to_string()
    };
    let mut out = String::new();
    for (_, krate) in workspace.graph.iter() {
        let foreign = if krate.origin == Origin::Dependency { " dependency" } else { "" };
        let _ = write!(
            out,
            "{:?} {} of {} {} {:?}{foreign} {}",
            krate.kind,
            krate.name,
            krate.package,
            krate.version,
            krate.edition,
            short(&krate.root_file)
        );
        for dependency in &krate.dependencies {
            match dependency.krate {
                Some(id) => {
                    let target = &workspace.graph[id];
                    let _ = write!(out, " {}={}@{}", dependency.name, target.package, target.version);
                }
                None => {
                    let _ = write!(out, " {}=?", dependency.name);
                }
            }
        }
        out.push('\n');
    }
    for problem in &workspace.problems {
        let line = problem.line.map(|line| format!(":{line}")).unwrap_or_default();
        let _ = writeln!(out, "problem {}{line}: {}", short(&problem.path), problem.reason);
    }
    out
}

/// Discovers below `ws` and compares crates and problems.
fn check(fixture: &str, expected: Expect) {
    let dir = tree(fixture);
    expected.assert_eq(&render(&discover_in(&dir, "ws"), dir.path()));
}

/// Discovers below `ws` and compares the list of files.
fn files(dir: &TempDir) -> Vec<String> {
    let workspace = discover_in(dir, "ws");
    let root = &workspace.root;
    let relative =
        |file: &PathBuf| file.strip_prefix(root).unwrap_or(file).to_string_lossy().replace('\\', "/");
    workspace.files.iter().map(relative).collect()
}

fn check_files(fixture: &str, expected: &[&str]) {
    assert_eq!(files(&tree(fixture)), expected);
}

fn root_files(graph: &CrateGraph, kind: TargetKind) -> Vec<String> {
    let crates = graph.crates.iter().filter(|krate| krate.kind == kind);
    crates.map(|krate| krate.root_file.file_name().unwrap().to_string_lossy().into_owned()).collect()
}

#[test]
fn members_see_each_other_under_path_names() {
    check(
        "--- ws/Cargo.toml
[workspace]
members = ['crates/*', 'missing']
exclude = ['crates/skipped']
[workspace.package]
version = '0.3.0'
edition = '2024'
[workspace.dependencies]
core-lib = { path = 'crates/core-lib' }
renamed = { path = 'crates/core-lib', package = 'core-lib' }
--- ws/crates/core-lib/Cargo.toml
[package]
name = 'core-lib'
version.workspace = true
edition.workspace = true
--- ws/crates/core-lib/src/lib.rs
--- ws/crates/app/Cargo.toml
[package]
name = 'app'
version = '1.0.0'
edition = '2021'
[dependencies]
core-lib.workspace = true
absent.workspace = true
[dev-dependencies]
renamed = { workspace = true }
--- ws/crates/app/src/main.rs
--- ws/crates/skipped/Cargo.toml
[package]
name = 'skipped'
--- ws/crates/skipped/src/lib.rs
--- ws/crates/notes/readme.txt
",
        expect![[r#"
            Bin app of app 1.0.0 E2021 ws/crates/app/src/main.rs absent=? core_lib=core-lib@0.3.0 renamed=core-lib@0.3.0
            Lib core_lib of core-lib 0.3.0 E2024 ws/crates/core-lib/src/lib.rs
            Lib skipped of skipped  E2015 ws/crates/skipped/src/lib.rs
            problem ws/Cargo.toml: workspace member `missing` has no Cargo.toml
            problem ws/crates/app/Cargo.toml: dependency `absent` is left to the workspace, which has none of that name
        "#]],
    );
}

#[test]
fn targets_by_convention() {
    check(
        "--- ws/Cargo.toml
[package]
name = 'my-demo'
version = '0.1.0'
edition = '2021'
[build-dependencies]
cc = '1'
[dev-dependencies]
checker = '1'
--- ws/build.rs
--- ws/src/lib.rs
--- ws/src/main.rs
--- ws/src/bin/one.rs
--- ws/src/bin/.hidden.rs
--- ws/src/bin/two/main.rs
--- ws/src/bin/two/deep.rs
--- ws/tests/it.rs
--- ws/tests/big/main.rs
--- ws/tests/common/mod.rs
--- ws/examples/ex-a.rs
--- ws/benches/speed.rs
",
        expect![[r#"
            Lib my_demo of my-demo 0.1.0 E2021 ws/src/lib.rs checker=?
            Bin my_demo of my-demo 0.1.0 E2021 ws/src/main.rs checker=? my_demo=my-demo@0.1.0
            Bin one of my-demo 0.1.0 E2021 ws/src/bin/one.rs checker=? my_demo=my-demo@0.1.0
            Bin two of my-demo 0.1.0 E2021 ws/src/bin/two/main.rs checker=? my_demo=my-demo@0.1.0
            Test big of my-demo 0.1.0 E2021 ws/tests/big/main.rs checker=? my_demo=my-demo@0.1.0
            Test it of my-demo 0.1.0 E2021 ws/tests/it.rs checker=? my_demo=my-demo@0.1.0
            Example ex_a of my-demo 0.1.0 E2021 ws/examples/ex-a.rs checker=? my_demo=my-demo@0.1.0
            Bench speed of my-demo 0.1.0 E2021 ws/benches/speed.rs checker=? my_demo=my-demo@0.1.0
            BuildScript build_script_build of my-demo 0.1.0 E2021 ws/build.rs cc=?
        "#]],
    );
}

#[test]
fn targets_as_written() {
    check(
        "--- ws/Cargo.toml
[package]
name = 'demo'
edition = '2021'
build = 'scripts/make.rs'
autotests = false
[lib]
name = 'other'
path = 'lib/root.rs'
proc-macro = true
[[bin]]
name = 'x'
path = 'src/x.rs'
[[bin]]
name = 'named'
[[bin]]
name = 'gone'
[[test]]
name = 'all'
path = '../outside.rs'
--- outside.rs
--- ws/scripts/make.rs
--- ws/lib/root.rs
--- ws/src/x.rs
--- ws/src/bin/named/main.rs
--- ws/src/bin/found.rs
--- ws/tests/not_this.rs
",
        expect![[r#"
            ProcMacro other of demo  E2021 ws/lib/root.rs
            Bin found of demo  E2021 ws/src/bin/found.rs other=demo@
            Bin named of demo  E2021 ws/src/bin/named/main.rs other=demo@
            Bin x of demo  E2021 ws/src/x.rs other=demo@
            Test all of demo  E2021 outside.rs other=demo@
            BuildScript build_script_make of demo  E2021 ws/scripts/make.rs
            problem ws/Cargo.toml: no file found for binary `gone`
        "#]],
    );
}

#[test]
fn switches_leave_files_without_a_target() {
    let bins = |switches: &str| {
        let manifest = format!("--- ws/Cargo.toml\n[package]\nname = 'x'\n{switches}\n");
        let dir = tree(&format!("{manifest}--- ws/src/x.rs\n--- ws/src/lib.rs\n--- ws/src/bin/old.rs\n"));
        let workspace = discover_in(&dir, "ws");
        assert_eq!(workspace.files.len(), 3, "listed all the same");
        let lib = root_files(&workspace.graph, TargetKind::Lib).len();
        (lib, root_files(&workspace.graph, TargetKind::Bin))
    };
    let written = "[[bin]]\nname = 'x'\npath = 'src/x.rs'";
    assert_eq!(bins("edition = '2021'"), (1, vec!["old.rs".to_owned()]));
    assert_eq!(bins("edition = '2021'\nautobins = false\nautolib = false"), (0, vec![]));
    assert_eq!(bins(&format!("autobins = false\nedition = '2021'\n{written}")), (1, vec!["x.rs".to_owned()]));
    assert_eq!(bins(&format!("edition = '2021'\n{written}")).1, ["old.rs", "x.rs"]);
    // Edition 2015 takes a written target for the whole list.
    assert_eq!(bins(written).1, ["x.rs"]);
    assert_eq!(bins(&format!("autobins = true\n{written}")).1, ["old.rs", "x.rs"]);
}

#[test]
fn build_scripts_of_two_packages_stay_apart() {
    check(
        "--- ws/a/Cargo.toml
[package]
name = 'a'
[build-dependencies]
b = { path = '../b' }
--- ws/a/build.rs
--- ws/b/Cargo.toml
[package]
name = 'b'
--- ws/b/build.rs
--- ws/b/src/lib.rs
--- ws/c/Cargo.toml
[package]
name = 'c'
build = false
--- ws/c/build.rs
",
        expect![[r#"
            BuildScript build_script_build of a  E2015 ws/a/build.rs b=b@
            Lib b of b  E2015 ws/b/src/lib.rs
            BuildScript build_script_build of b  E2015 ws/b/build.rs
        "#]],
    );
}

#[test]
fn packages_outside_the_root_are_members_or_dependencies() {
    let fixture = "--- ws/Cargo.toml
[workspace]
members = ['../far', 'app']
--- far/Cargo.toml
[package]
name = 'far'
--- far/src/lib.rs
--- far/src/inner.rs
--- beside/Cargo.toml
[package]
name = 'beside'
[dependencies]
deep = { path = 'deep' }
--- beside/src/lib.rs
--- beside/tests/t.rs
--- beside/deep/Cargo.toml
[package]
name = 'deep'
--- beside/deep/src/lib.rs
--- ws/app/Cargo.toml
[package]
name = 'app'
[dependencies]
beside = { path = '../../beside' }
far = { path = '../../far' }
nowhere = { path = '../../nowhere' }
--- ws/app/src/lib.rs
";
    let files: Vec<String> =
        files(&tree(fixture)).iter().map(|file| file[file.len() - 10..].to_owned()).collect();
    assert_eq!(files, ["c/inner.rs", "src/lib.rs", "src/lib.rs"]);
    check(
        fixture,
        expect![[r#"
            Lib app of app  E2015 ws/app/src/lib.rs beside=beside@ far=far@ nowhere=?
            Lib far of far  E2015 far/src/lib.rs
            Lib beside of beside  E2015 dependency beside/src/lib.rs deep=deep@
            Lib deep of deep  E2015 dependency beside/deep/src/lib.rs
            problem ws/app/Cargo.toml: dependency `nowhere`: no package at `../../nowhere`
        "#]],
    );
}

#[test]
fn a_root_inside_a_workspace_inherits_from_above() {
    check(
        "--- Cargo.toml
[workspace]
members = ['ws', 'sibling']
[workspace.package]
edition = '2021'
version = '7.0.0'
--- sibling/Cargo.toml
[package]
name = 'sibling'
edition.workspace = true
--- sibling/src/lib.rs
--- ws/Cargo.toml
[package]
name = 'inner'
version.workspace = true
edition.workspace = true
[dependencies]
sibling = { path = '../sibling' }
--- ws/src/lib.rs
",
        expect![[r#"
            Lib inner of inner 7.0.0 E2021 ws/src/lib.rs sibling=sibling@
            Lib sibling of sibling  E2021 dependency sibling/src/lib.rs
        "#]],
    );
}

#[test]
fn nested_workspaces_keep_to_themselves() {
    check(
        "--- ws/Cargo.toml
[package]
name = 'outer'
edition = '2021'
version = '0.1.0'
[workspace]
exclude = ['fuzz']
[workspace.package]
edition = '2018'
--- ws/src/lib.rs
--- ws/fuzz/Cargo.toml
[package]
name = 'fuzz'
edition.workspace = true
[dependencies]
outer = { path = '..' }
[workspace]
package = { edition = '2024' }
--- ws/fuzz/src/main.rs
--- ws/tools/gen/Cargo.toml
[package]
name = 'gen'
edition.workspace = true
--- ws/tools/gen/src/main.rs
",
        expect![[r#"
            Bin fuzz of fuzz  E2024 ws/fuzz/src/main.rs outer=outer@0.1.0
            Bin gen of gen  E2018 ws/tools/gen/src/main.rs
            Lib outer of outer 0.1.0 E2021 ws/src/lib.rs
        "#]],
    );
}

/// A lock file with two versions of one package, a library of another name, an optional dependency that is off, and a
/// source that is not there.
const LOCKED: &str = "--- ws/Cargo.toml
[package]
name = 'app'
version = '0.1.0'
edition = '2021'
[dependencies]
old = { package = 'dup', version = '1' }
dup = '2'
md-5 = '1'
gone = '1'
[target.'cfg(unix)'.dependencies]
from-git = { git = 'https://example.org/x/repo.git' }
--- ws/src/lib.rs
--- ws/Cargo.lock
version = 4
[[package]]
name = 'app'
version = '0.1.0'
dependencies = ['dup 1.0.5', 'dup 2.0.0', 'md-5', 'gone', 'from-git']
[[package]]
name = 'dup'
version = '1.0.5'
source = 'registry+https://example.org/index'
[[package]]
name = 'dup'
version = '2.0.0'
source = 'registry+https://example.org/index'
dependencies = ['md-5']
[[package]]
name = 'md-5'
version = '1.1.0'
source = 'registry+https://example.org/index'
[[package]]
name = 'gone'
version = '1.0.0'
source = 'registry+https://example.org/index'
[[package]]
name = 'from-git'
version = '0.9.0'
source = 'git+https://example.org/x/repo.git#0123456789abcdef'
--- home/registry/src/example.org-1/dup-1.0.5/Cargo.toml
[package]
name = 'dup'
version = '1.0.5'
--- home/registry/src/example.org-1/dup-1.0.5/src/lib.rs
--- home/registry/src/example.org-1/dup-2.0.0/Cargo.toml
[package]
name = 'dup'
version = '2.0.0'
edition = '2018'
[dependencies]
md-5 = '1'
off = { version = '1', optional = true }
[dev-dependencies]
unseen = '1'
--- home/registry/src/example.org-1/dup-2.0.0/src/lib.rs
--- home/registry/src/example.org-1/dup-2.0.0/src/main.rs
--- home/registry/src/example.org-1/dup-2.1.0/Cargo.toml
[package]
name = 'dup'
version = '2.1.0'
--- home/registry/src/example.org-1/dup-2.1.0/src/lib.rs
--- home/registry/src/example.org-1/md-5-1.1.0/Cargo.toml
[package]
name = 'md-5'
version = '1.1.0'
[lib]
name = 'md5'
--- home/registry/src/example.org-1/md-5-1.1.0/src/lib.rs
--- home/git/checkouts/repo-00ff/0123456/Cargo.toml
[workspace]
members = ['sub']
[workspace.package]
version = '0.9.0'
edition = '2024'
--- home/git/checkouts/repo-00ff/0123456/sub/Cargo.toml
[package]
name = 'from-git'
version.workspace = true
edition.workspace = true
--- home/git/checkouts/repo-00ff/0123456/sub/src/lib.rs
";

#[test]
fn locked_dependencies_are_found_and_followed() {
    check(
        LOCKED,
        expect![[r#"
            Lib app of app 0.1.0 E2021 ws/src/lib.rs dup=dup@2.0.0 from_git=from-git@0.9.0 gone=? md5=md-5@1.1.0 old=dup@1.0.5
            Lib dup of dup 1.0.5 E2015 dependency home/registry/src/example.org-1/dup-1.0.5/src/lib.rs
            Lib dup of dup 2.0.0 E2018 dependency home/registry/src/example.org-1/dup-2.0.0/src/lib.rs md5=md-5@1.1.0 off=?
            Lib from_git of from-git 0.9.0 E2024 dependency home/git/checkouts/repo-00ff/0123456/sub/src/lib.rs
            Lib md5 of md-5 1.1.0 E2015 dependency home/registry/src/example.org-1/md-5-1.1.0/src/lib.rs
        "#]],
    );
}

#[test]
fn what_is_locked_and_not_there_is_listed() {
    let dir = tree(LOCKED);
    let absent = discover_in(&dir, "ws").graph.absent;
    let shown: Vec<String> = absent
        .iter()
        .map(|one| format!("{} {} {}: {}", one.name, one.package, one.version, one.remedy()))
        .collect();
    assert_eq!(
        shown,
        ["gone gone 1.0.0: cargo fetch --locked"],
        "an optional dependency that is off is none"
    );
}

#[test]
fn without_a_lock_file_the_newest_fitting_version_is_taken() {
    let dir = tree(LOCKED);
    fs::remove_file(dir.path().join("ws/Cargo.lock")).unwrap();
    let graph = discover_in(&dir, "ws").graph;
    let prelude = graph.crates[0].dependencies.iter();
    let found: Vec<_> =
        prelude.map(|dep| (dep.name.as_str(), dep.krate.map(|id| graph[id].version.as_str()))).collect();
    assert_eq!(
        found,
        [
            ("dup", Some("2.1.0")),
            ("from_git", None),
            ("gone", None),
            ("md5", Some("1.1.0")),
            ("old", Some("1.0.5"))
        ]
    );
}

#[test]
fn without_a_cargo_home_dependencies_are_names() {
    let dir = tree(LOCKED);
    let graph = discover(&dir.path().join("ws"), &Options::default()).unwrap().graph;
    assert_eq!(graph.crates.len(), 1);
    let names: Vec<_> = graph.crates[0].dependencies.iter().map(|dep| dep.name.as_str()).collect();
    assert_eq!(names, ["dup", "from_git", "gone", "md_5", "old"]);
}

#[test]
fn vendored_sources_replace_the_registry_and_are_no_members() {
    let fixture = "--- ws/.cargo/config.toml
[source.crates-io]
replace-with = 'middle'
[source.middle]
replace-with = 'vendored-sources'
[source.vendored-sources]
directory = 'third_party'
--- ws/Cargo.toml
[package]
name = 'app'
version = '0.1.0'
[dependencies]
dep = '1'
--- ws/src/lib.rs
--- ws/Cargo.lock
[[package]]
name = 'app'
version = '0.1.0'
dependencies = ['dep']
[[package]]
name = 'dep'
version = '1.2.3'
source = 'registry+https://example.org/index'
--- ws/third_party/dep/.cargo-checksum.json
{}
--- ws/third_party/dep/Cargo.toml
[package]
name = 'dep'
version = '1.2.3'
--- ws/third_party/dep/src/lib.rs
";
    check_files(fixture, &["src/lib.rs"]);
    check(
        fixture,
        expect![[r#"
            Lib app of app 0.1.0 E2015 ws/src/lib.rs dep=dep@1.2.3
            Lib dep of dep 1.2.3 E2015 dependency ws/third_party/dep/src/lib.rs
        "#]],
    );
}

#[test]
fn patches_lead_to_a_path() {
    let fixture = "--- ws/Cargo.toml
[package]
name = 'app'
version = '0.1.0'
[dependencies]
dep = '1'
[patch.crates-io]
dep = { path = '../fork' }
--- ws/src/lib.rs
--- fork/Cargo.toml
[package]
name = 'dep'
version = '1.9.0'
--- fork/src/lib.rs
";
    let lock = "--- ws/Cargo.lock
[[package]]
name = 'app'
version = '0.1.0'
dependencies = ['dep']
[[package]]
name = 'dep'
version = '1.9.0'
";
    let crates = |fixture: &str| {
        let dir = tree(fixture);
        render(&discover_in(&dir, "ws"), dir.path())
    };
    expect![[r#"
        Lib app of app 0.1.0 E2015 ws/src/lib.rs dep=dep@1.9.0
        Lib dep of dep 1.9.0 E2015 dependency fork/src/lib.rs
    "#]]
    .assert_eq(&crates(fixture));
    assert_eq!(crates(&format!("{fixture}{lock}")), crates(fixture));
}

#[test]
fn broken_manifests_are_problems_and_no_end() {
    check(
        "--- ws/Cargo.toml
[workspace]
members = 'a'
--- ws/a/Cargo.toml
[package]
name = 'a'
edition = 2021
--- ws/a/src/lib.rs
--- ws/b/Cargo.toml
[package
--- ws/b/src/lib.rs
--- ws/c/Cargo.toml
[package]
edition = '1999'
[[bin]]
--- ws/c/src/lib.rs
--- ws/Cargo.lock
<<<<<<< ours
",
        expect![[r#"
            Lib a of a  E2015 ws/a/src/lib.rs
            Lib b of b  E2015 ws/b/src/lib.rs
            Lib c of c  E2024 ws/c/src/lib.rs
            problem ws/Cargo.lock:1: not valid TOML: key with no value, expected `=`
            problem ws/Cargo.toml:2: `members` should be an array, found string
            problem ws/a/Cargo.toml:3: `edition` should be a string, found integer
            problem ws/b/Cargo.toml: `package.name` is missing; the directory's name stands in
            problem ws/b/Cargo.toml:1: not valid TOML: unclosed table, expected `]`
            problem ws/c/Cargo.toml: `package.name` is missing; the directory's name stands in
            problem ws/c/Cargo.toml: a binary target has neither name nor path
            problem ws/c/Cargo.toml:2: edition `1999` is not known; its files are read as edition 2024
        "#]],
    );
}

#[test]
fn features_are_declared_or_implied() {
    let dir = tree(
        "--- ws/Cargo.toml\n[package]\nname = 'a'\n[features]\ndefault = []\n[dependencies]\n\
         x = { version = '1', optional = true }\n--- ws/src/lib.rs\n",
    );
    assert_eq!(discover_in(&dir, "ws").graph.crates[0].features, ["default", "x"]);
}

#[test]
fn files_without_any_manifest_are_loose() {
    check(
        "--- ws/b.rs\n--- ws/sub/a-b.rs\n--- ws/notes.txt\n",
        expect![[r#"
            Loose a_b of   E2021 ws/sub/a-b.rs
            Loose b of   E2021 ws/b.rs
        "#]],
    );
}

#[test]
fn build_directories_are_told_by_what_is_in_them() {
    let sources = "--- ws/Cargo.toml\n[package]\nname = 'x'\n--- ws/src/lib.rs\n";
    let build = "--- ws/target/debug/build/x-1/out/gen.rs\n";
    check_files(&format!("{sources}{build}"), &["src/lib.rs"]);
    check_files(&format!("{sources}--- ws/target/thumbv7-none/release/deps/a.rs\n"), &["src/lib.rs"]);
    check_files(&format!("{sources}--- ws/out/.rustc_info.json\n--- ws/out/gen.rs\n"), &["src/lib.rs"]);
    // Modules that are called target.
    check_files(
        &format!(
            "{sources}--- ws/.gitignore\n/target\n--- ws/src/target/mod.rs\n--- ws/src/target/debug.rs\n"
        ),
        &["src/lib.rs", "src/target/debug.rs", "src/target/mod.rs"],
    );
    check_files(&format!("{sources}--- ws/target/mod.rs\n"), &["src/lib.rs", "target/mod.rs"]);
    // A directory that only holds sources may lack a manifest.
    check_files("--- ws/src/lib.rs\n--- ws/target/debug/build/x-1/out/gen.rs\n", &["src/lib.rs"]);
}

#[test]
fn ignore_files_count_at_every_level() {
    check_files(
        "--- ws/web/.gitignore\nout\n--- ws/web/out/j.rs\n--- ws/web/src/k.rs\n--- ws/src/lib.rs\n\
         --- ws/.hidden/h.rs\n--- ws/.ignore\n/old.rs\n--- ws/old.rs\n",
        &["src/lib.rs", "web/src/k.rs"],
    );
}

#[test]
fn rules_above_the_root_count_inside_a_repository() {
    let tree_in = |top: &str| tree(&format!("{top}--- ws/src/lib.rs\n--- ws/made/gen.rs\n"));
    assert_eq!(files(&tree_in("--- .gitignore\nmade\n")), ["made/gen.rs", "src/lib.rs"]);
    assert_eq!(files(&tree_in("--- .git/HEAD\n--- .gitignore\nmade\n")), ["src/lib.rs"]);
    assert_eq!(files(&tree_in("--- .git/HEAD\n--- .gitignore\nmade\n*\n")), ["made/gen.rs", "src/lib.rs"]);
}

#[test]
fn member_patterns() {
    let dir = tree("--- ws/a1/x\n--- ws/a2/b/x\n--- ws/c/b/d/x\n--- ws/file\n");
    let root = dir.path().join("ws");
    let check = |pattern: &str, expected: &[&str]| {
        let (dirs, _) = members::expand(&root, pattern);
        let relative = |dir: &PathBuf| dir.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        assert_eq!(dirs.iter().map(relative).collect::<Vec<_>>(), expected, "{pattern}");
    };
    check("*", &["a1", "a2", "c"]);
    check("a[2-9]", &["a2"]);
    check("./a?", &["a1", "a2"]);
    check("*/b", &["a1/b", "a2/b", "c/b"]); // whether it is there is not asked
    check("c/**", &["c", "c/b", "c/b/d"]);
    check("**/**/d*", &["c/b/d"]);
    check("gone", &["gone"]);
    check("[", &[]);
}

#[test]
fn ignored_and_hidden_members_are_walked() {
    check_files(
        "--- ws/.gitignore\n/gen\n--- ws/Cargo.toml\n[workspace]\nmembers = ['gen/*', '.hid']\n\
         --- ws/gen/a/Cargo.toml\n[package]\nname = 'a'\n--- ws/gen/a/src/lib.rs\n--- ws/gen/a/src/m.rs\n\
         --- ws/.hid/Cargo.toml\n[package]\nname = 'h'\n--- ws/.hid/src/lib.rs\n--- ws/gen/other.rs\n",
        &[".hid/src/lib.rs", "gen/a/src/lib.rs", "gen/a/src/m.rs"],
    );
}

#[test]
fn a_root_that_is_no_directory_is_an_error() {
    let dir = tree("--- file.rs\n");
    let error = |path: &str| discover(&dir.path().join(path), &Options::default()).unwrap_err();
    assert!(matches!(error("absent"), DiscoverError::Missing { .. }));
    assert!(matches!(error("file.rs"), DiscoverError::NotADirectory { .. }));
}

#[test]
fn what_was_looked_for_is_listed_for_freshness() {
    let dir =
        tree("--- ws/Cargo.toml\n[workspace]\nmembers = ['b']\n--- ws/a/Cargo.toml\n[package]\nname = 'a'\n");
    let workspace = discover_in(&dir, "ws");
    let root = workspace.root;
    let expected = ["Cargo.toml", "Cargo.lock", "a/Cargo.toml", "b/Cargo.toml", ".cargo/config.toml"];
    for file in expected {
        assert!(workspace.manifests.contains(&root.join(file)), "{file}: {:?}", workspace.manifests);
    }
    assert!(workspace.manifests.is_sorted());
}

#[test]
fn a_circle_of_replacements_ends() {
    check(
        "--- ws/.cargo/config.toml\n[source.a]\nreplace-with = 'b'\n[source.b]\nreplace-with = 'a'\n\
         --- ws/Cargo.toml\n[package]\nname = 'x'\n[dependencies]\nx = { path = '.' }\n--- ws/src/lib.rs\n",
        expect![[r#"
            Lib x of x  E2015 ws/src/lib.rs x=x@
        "#]],
    );
}

#[cfg(unix)]
mod links {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn directory_links_out_of_the_root_are_not_followed() {
        let dir = tree("--- ws/src/lib.rs\n--- outside/x.rs\n");
        symlink(dir.path().join("outside"), dir.path().join("ws/src/ext")).unwrap();
        symlink(dir.path().join("outside/x.rs"), dir.path().join("ws/src/x.rs")).unwrap();
        assert_eq!(files(&dir), ["src/lib.rs"]);
    }

    #[test]
    fn file_links_inside_the_root_are_listed_once() {
        let dir = tree("--- ws/src/lib.rs\n--- ws/real/l.rs\n");
        symlink(dir.path().join("ws/real/l.rs"), dir.path().join("ws/src/l.rs")).unwrap();
        assert_eq!(files(&dir), ["real/l.rs", "src/lib.rs"]);
    }

    #[test]
    fn loops_end() {
        let dir = tree("--- ws/Cargo.toml\n[workspace]\nmembers = ['**/p']\n--- ws/a/src/lib.rs\n");
        symlink("..", dir.path().join("ws/a/up")).unwrap();
        symlink("self.rs", dir.path().join("ws/a/self.rs")).unwrap();
        symlink(dir.path().join("ws"), dir.path().join("ws/top")).unwrap();
        assert_eq!(files(&dir), ["a/src/lib.rs"]);
    }
}
