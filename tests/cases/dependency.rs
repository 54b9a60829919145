//! Questions across the boundary of the workspace: to the crates that it is linked to, and back.

use std::fs;
use std::path::Path;

use scryer::query::{
    CallHierarchy, CrateOutline, Direction, FindReferences, InspectSymbol, ResolveDefinition, ScopeLevel,
    SearchSymbols, TargetArg, TypeContract, View,
};
use scryer::{NoProgress, Options, Project, Scryer};
use tempfile::TempDir;

/// A workspace, and a cargo home with what it is linked to: `--- path` heads each file.
const FILES: &str = r#"
--- ws/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
tok = "1"
ser = { package = "serial", version = "1" }
quiet = "1"
gone = "2"
--- ws/Cargo.lock
version = 4
[[package]]
name = "app"
version = "0.1.0"
dependencies = ["gone", "quiet", "serial 1.0.0", "tok"]
[[package]]
name = "gone"
version = "2.3.4"
source = "registry+https://example.org/index"
[[package]]
name = "quiet"
version = "1.0.0"
source = "registry+https://example.org/index"
dependencies = ["serial 0.9.0"]
[[package]]
name = "serial"
version = "0.9.0"
source = "registry+https://example.org/index"
[[package]]
name = "serial"
version = "1.0.0"
source = "registry+https://example.org/index"
[[package]]
name = "tok"
version = "1.0.0"
source = "registry+https://example.org/index"
dependencies = ["serial 1.0.0"]
--- ws/src/lib.rs
use tok::sync::Mutex as Lock;
pub use tok::sync;
pub struct Own;
impl ser::Serialize for Own { fn serialize(&self) -> u8 { 1 } }
pub trait Mine { fn mine(&self) -> u8 { 2 } }
impl Mine for Lock<u8> {}
pub fn go(own: &Own, lock: &Lock<u8>) -> u8 { help(); lock.mine() + *lock.lock() }
pub fn make() -> sync::Mutex<u8> { crate::sync::Mutex::new(1) }
pub fn lost() { gone::work(); }
fn help() { tok::shout!(); }
--- home/registry/src/example.org-1/tok-1.0.0/Cargo.toml
[package]
name = "tok"
version = "1.0.0"
edition = "2021"
[dependencies]
serial = "1"
--- home/registry/src/example.org-1/tok-1.0.0/src/lib.rs
pub mod sync;
#[macro_export]
macro_rules! shout { () => { $crate::sync::loud() } }
pub use serial::Serialize;
--- home/registry/src/example.org-1/tok-1.0.0/src/sync/mod.rs
mod mutex;
pub use mutex::Mutex;
pub fn loud() {}
#[doc(hidden)]
pub fn inner() {}
--- home/registry/src/example.org-1/tok-1.0.0/src/sync/mutex.rs
/// Locks.
pub struct Mutex<T> { inner: T }
impl<T> Mutex<T> {
    pub fn new(inner: T) -> Self { super::loud(); Mutex { inner } }
    pub fn lock(&self) -> &T { &self.inner }
}
impl<T> serial::Serialize for Mutex<T> { fn serialize(&self) -> u8 { 0 } }
--- home/registry/src/example.org-1/serial-1.0.0/Cargo.toml
[package]
name = "serial"
version = "1.0.0"
edition = "2021"
--- home/registry/src/example.org-1/serial-1.0.0/src/lib.rs
pub trait Serialize { fn serialize(&self) -> u8; }
impl Serialize for u8 { fn serialize(&self) -> u8 { *self } }
--- home/registry/src/example.org-1/serial-0.9.0/Cargo.toml
[package]
name = "serial"
version = "0.9.0"
edition = "2021"
--- home/registry/src/example.org-1/serial-0.9.0/src/lib.rs
pub trait Old {}
--- home/registry/src/example.org-1/quiet-1.0.0/Cargo.toml
[package]
name = "quiet"
version = "1.0.0"
edition = "2021"
[dependencies]
serial = "0.9"
--- home/registry/src/example.org-1/quiet-1.0.0/src/lib.rs
//! Nobody names it.
pub fn whisper(what: &dyn serial::Old) {}
"#;

/// The workspace, open. The directory has to outlive it.
fn linked() -> (TempDir, Project) {
    let dir = TempDir::new().expect("there is room");
    for file in FILES.split("\n--- ").skip(1) {
        let (path, text) = file.split_once('\n').expect("a file has a head");
        let path = dir.path().join(path);
        fs::create_dir_all(path.parent().expect("it is in a directory")).expect("it can be made");
        fs::write(path, text).expect("it can be written");
    }
    let project = open(dir.path());
    (dir, project)
}

fn open(dir: &Path) -> Project {
    let options = Options { cargo_home: Some(dir.join("home")), ..Options::default() };
    Scryer::in_memory(options).project(&dir.join("ws")).expect("it opens")
}

fn symbol(name: &str) -> TargetArg {
    TargetArg::Symbol(name.to_owned())
}

/// What is below the cargo home, without what leads there.
fn short(path: &str) -> &str {
    path.rsplit_once("example.org-1/").map_or(path, |(_, rest)| rest)
}

#[track_caller]
fn definition(project: &Project, line: u32, name: &str) -> String {
    let file_path = "src/lib.rs".to_owned();
    let ask = ResolveDefinition { file_path, line, column: None, symbol: Some(name.to_owned()) };
    let found = project.resolve_definition(&ask).expect("it can be asked").result;
    let shown = found.definitions.iter().map(|one| {
        let version = one.version.as_deref().unwrap_or_default();
        format!("{} {}:{} {version}", one.qualified_name, short(&one.file_path), one.line)
    });
    let mut lines: Vec<String> = shown.collect();
    lines.extend(found.notice);
    lines.join("\n")
}

#[test]
fn names_lead_into_dependencies() {
    let (_dir, project) = linked();
    let mutex = "tok::sync::mutex::Mutex tok-1.0.0/src/sync/mutex.rs:2 1.0.0";
    assert_eq!(definition(&project, 1, "Mutex"), mutex);
    assert_eq!(definition(&project, 7, "Lock"), mutex, "renamed");
    assert_eq!(definition(&project, 8, "Mutex"), mutex, "through the workspace's own re-export");
    assert_eq!(definition(&project, 7, "lock"), "app::go::lock src/lib.rs:7 ", "the parameter");
    assert_eq!(definition(&project, 4, "Serialize"), "serial::Serialize serial-1.0.0/src/lib.rs:1 1.0.0");
    assert_eq!(definition(&project, 10, "shout"), "tok::shout tok-1.0.0/src/lib.rs:3 1.0.0");
}

#[test]
fn uses_are_found_through_renames_and_re_exports() {
    let (_dir, project) = linked();
    let sites = |name: &str, scope_level| {
        let ask = FindReferences { view: View::Sites, scope_level, ..FindReferences::new(symbol(name)) };
        let found = project.find_references(&ask).expect("it can be asked").result;
        assert_eq!(found.name_matched, 0, "{name}");
        let lines = found
            .sites
            .iter()
            .map(|site| format!("{}:{}:{}", short(&site.file_path), site.line, site.column));
        lines.collect::<Vec<_>>()
    };
    let own = [
        "src/lib.rs:1:16",
        "src/lib.rs:1:25",
        "src/lib.rs:6:15",
        "src/lib.rs:7:29",
        "src/lib.rs:8:24",
        "src/lib.rs:8:49",
    ];
    for path in ["tok::sync::Mutex", "tok::sync::mutex::Mutex"] {
        assert_eq!(sites(path, ScopeLevel::Project), own, "{path}");
    }
    assert_eq!(sites("tok::sync::Mutex::lock", ScopeLevel::Project), ["src/lib.rs:7:75"]);
    let declared = [
        "tok-1.0.0/src/sync/mod.rs:2:16",
        "tok-1.0.0/src/sync/mutex.rs:3:9",
        "tok-1.0.0/src/sync/mutex.rs:7:31",
    ];
    assert_eq!(sites("tok::sync::Mutex", ScopeLevel::Dependencies), declared);
    let all = sites("tok::sync::Mutex", ScopeLevel::All);
    assert_eq!(all.len(), own.len() + declared.len(), "{all:?}");
    assert_eq!(
        sites("tok::Serialize", ScopeLevel::Project),
        ["src/lib.rs:4:11"],
        "a re-export of another crate's"
    );
}

#[test]
fn traits_are_implemented_across_the_boundary() {
    let (_dir, project) = linked();
    let contract = |name: &str| {
        let ask = TypeContract { target: symbol(name), compact: false };
        let found = project.type_contract(&ask).expect("it can be asked");
        format!("{:?}", found.result)
    };
    let serialize = contract("serial::Serialize");
    assert!(serialize.contains("name: \"Own\"") && serialize.contains("name: \"Mutex<T>\""), "{serialize}");
    let own = contract("app::Own");
    assert!(own.contains("Serialize"), "{own}");
    let mine = contract("app::Mine");
    assert!(mine.contains("file_path: \"src/lib.rs\", line: 6"), "{mine}");
    let mutex = contract("tok::sync::Mutex");
    for part in ["pub fn new(inner: T) -> Self", "pub fn lock(&self) -> &T", "Mine", "Serialize"] {
        assert!(mutex.contains(part), "no {part} in {mutex}");
    }
}

#[test]
fn callees_in_dependencies_are_listed_where_they_are_asked_for() {
    let (_dir, project) = linked();
    let callees = |name: &str, scope_level| {
        let (direction, depth) = (Direction::Outgoing, 1);
        let ask = CallHierarchy { direction, depth, scope_level, ..CallHierarchy::new(symbol(name)) };
        let found = project.call_hierarchy(&ask).expect("it can be asked").result;
        found.nodes.into_iter().map(|node| node.qualified_name).collect::<Vec<_>>()
    };
    assert_eq!(callees("app::go", ScopeLevel::Project), ["app::help", "app::Mine::mine"]);
    assert_eq!(callees("app::go", ScopeLevel::Dependencies), ["tok::sync::mutex::Mutex::lock"]);
    let all = ["app::help", "app::Mine::mine", "tok::sync::mutex::Mutex::lock"];
    assert_eq!(callees("app::go", ScopeLevel::All), all);
    assert_eq!(callees("app::make", ScopeLevel::All), ["tok::sync::mutex::Mutex::new"]);
    let incoming = CallHierarchy { depth: 1, ..CallHierarchy::new(symbol("tok::sync::Mutex::lock")) };
    let found = project.call_hierarchy(&incoming).expect("it can be asked").result;
    let callers: Vec<&str> = found.nodes.iter().map(|node| &*node.qualified_name).collect();
    assert_eq!(callers, ["app::go"]);
}

#[test]
fn symbols_of_dependencies_are_searched_and_inspected() {
    let (_dir, project) = linked();
    let search = |words: &str, scope_level, crate_name: Option<&str>| {
        let crate_name = crate_name.map(str::to_owned);
        let ask = SearchSymbols { scope_level, crate_name, ..SearchSymbols::new(words) };
        let found = project.search_symbols(&ask).expect("it can be asked");
        let hits = found.result.symbols.into_iter().map(|hit| {
            let version = hit.version.unwrap_or_default();
            format!("{} {version}", hit.qualified_name)
        });
        (
            hits.collect::<Vec<_>>(),
            found.notes.iter().map(|note| note.to_string()).collect::<Vec<_>>().join("\n"),
        )
    };
    let (found, notes) = search("mutex", ScopeLevel::Dependencies, None);
    assert_eq!(found[0], "tok::sync::mutex::Mutex 1.0.0", "{found:?}");
    assert!(!found.iter().any(|name| name.starts_with("app::")), "{found:?}");
    assert!(notes.contains("searched were 2 of 5 linked crates"), "{notes}");
    let (found, _) = search("mutex", ScopeLevel::Project, None);
    assert!(!found.iter().any(|name| name.starts_with("tok::")), "{found:?}");
    let (found, _) = search("inner", ScopeLevel::Dependencies, None);
    assert!(!found.iter().any(|name| name.contains("inner")), "hidden or private: {found:?}");
    let (found, notes) = search("whisper", ScopeLevel::Dependencies, Some("quiet"));
    assert_eq!(found, ["quiet::whisper 1.0.0"], "loaded on need; {notes}");

    let ask = InspectSymbol::new("tok::sync::Mutex");
    let found = project.inspect_symbol(&ask).expect("it can be asked").result;
    let one = &found.symbols[0];
    let definition = one.definition.as_ref().expect("it is found");
    assert_eq!(definition.qualified_name, "tok::sync::mutex::Mutex");
    assert_eq!((one.reference_count, definition.doc.as_deref()), (Some(6), Some("Locks.")));
    assert!(one.snippet.as_ref().is_some_and(|snippet| snippet.text.contains("pub struct Mutex<T>")));
}

#[test]
fn outlines_are_of_the_crate_and_version_that_is_meant() {
    let (_dir, project) = linked();
    let outline = |ask: &CrateOutline| {
        let found = project.crate_outline(ask).expect("it can be asked");
        let notes = found.notes.iter().map(|note| format!("\nnote: {note}"));
        format!("{}{}", found.result.formatted_markdown, notes.collect::<String>())
    };
    assert_eq!(
        outline(&CrateOutline::new("tok")),
        "## tok\n- `mod sync`\n- `trait Serialize`\n- `macro_rules! shout`\n\n\
         ## tok::sync\n- `fn loud()`\n- `struct Mutex<T>` — Locks.\n- `fn inner()` #[doc(hidden)]"
    );
    let second = CrateOutline { limit: 1, offset: 3, ..CrateOutline::new("tok") };
    assert_eq!(outline(&second), "## tok::sync\n- `fn loud()`");
    assert_eq!(outline(&CrateOutline::new("quiet")), "## quiet\n- `fn whisper(what: &dyn serial::Old)`");
    let newest = outline(&CrateOutline::new("serial"));
    assert!(newest.starts_with("## serial\n- `trait Serialize`"), "{newest}");
    assert!(newest.contains("this is version 1.0.0; 0.9.0 is linked too: give version"), "{newest}");
    let old = CrateOutline { version: Some("0.9".to_owned()), ..CrateOutline::new("serial") };
    assert_eq!(outline(&old), "## serial\n- `trait Old`");
}

#[test]
fn an_absent_source_is_named_with_what_fetches_it() {
    let (dir, project) = linked();
    let absent = "the source of `gone` 2.3.4 is not on this machine; `cargo fetch --locked` in the workspace fetches it";
    let found = project.crate_outline(&CrateOutline::new("gone")).expect("it can be asked");
    let notes: Vec<String> = found.notes.iter().map(|note| note.to_string()).collect();
    assert_eq!(notes, [absent]);
    assert_eq!(definition(&project, 9, "work"), format!("`work` is not known: {absent}"));
    assert_eq!(definition(&project, 9, "gone"), format!("`gone` is not known: {absent}"));
    // Once it is there, it is read.
    let package = dir.path().join("home/registry/src/example.org-1/gone-2.3.4");
    fs::create_dir_all(package.join("src")).expect("it can be made");
    fs::write(package.join("Cargo.toml"), "[package]\nname = \"gone\"\nversion = \"2.3.4\"\n")
        .expect("it is written");
    fs::write(package.join("src/lib.rs"), "pub fn work() {}\n").expect("it is written");
    let again = open(dir.path());
    again.index(false, &NoProgress).expect("it is read");
    assert_eq!(definition(&again, 9, "work"), "gone::work gone-2.3.4/src/lib.rs:1 2.3.4");
}
