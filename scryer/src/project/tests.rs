mod differential;
mod waiting;
#[cfg(feature = "watch")]
mod watched;

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use super::*;
use crate::freshness::Staleness;
use crate::infer::Target;
use crate::query::Snapshot;

const MANIFEST: &str = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";

/// A workspace on disk and a home for the store, both gone with this.
struct Fixture {
    dir: tempfile::TempDir,
}

impl Fixture {
    /// Files by path and text; a package `demo` unless they have a manifest.
    fn new(files: &[(&str, &str)]) -> Fixture {
        let fixture = Fixture { dir: tempfile::tempdir().unwrap() };
        fixture.write("Cargo.toml", MANIFEST);
        for (path, text) in files {
            fixture.write(path, text);
        }
        fixture
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join("ws").join(name)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn remove(&self, name: &str) {
        fs::remove_file(self.path(name)).unwrap();
    }

    fn in_memory(&self) -> Project {
        quick(Scryer::in_memory(Options::default())).project(&self.path("")).unwrap()
    }

    #[cfg(feature = "store")]
    fn home(&self) -> PathBuf {
        self.dir.path().join("home")
    }

    #[cfg(feature = "store")]
    fn open(&self) -> Scryer {
        quick(Scryer::open(&self.home(), Options::default()).unwrap())
    }
}

/// Gives it the standard crates, which take a debug build a second to lower.
fn quick(scryer: Scryer) -> Scryer {
    static STD: LazyLock<Arc<StdLayer>> = LazyLock::new(|| Arc::new(StdLayer::lowered()));
    let _ = scryer.shared.std.set(STD.clone());
    scryer
}

/// All that a project knows: each definition, and each token with what it names.
fn all(project: &Project) -> String {
    project.ask(|snapshot| Ok(all_of(snapshot))).unwrap()
}

fn all_of(snapshot: &Snapshot<'_>) -> String {
    let program = snapshot.analysis.program();
    let place = |file: crate::source::FileId, offset: u32| {
        let file = &program.table[file];
        let position = file.facts.lines.position(offset);
        let path = file.path.strip_prefix(snapshot.root).unwrap_or(&file.path);
        format!("{}:{}:{}", path.display(), position.line, position.column)
    };
    let mut lines = Vec::new();
    for (id, file) in program.table.iter().filter(|&(id, _)| program.is_workspace_file(id)) {
        for (item, ranges) in file.facts.items.iter().zip(&file.facts.item_ranges) {
            if let Some(name) = item.name {
                lines.push(format!("{} defines {}", place(id, ranges.name.start), &file.facts[name]));
            }
        }
        for mention in snapshot.analysis.file_mentions(id) {
            let mut line = format!("{} names", place(id, mention.start));
            for target in &mention.targets {
                let _ = match *target {
                    Target::Item(def) => {
                        let ranges = &program.facts(def.file).item_ranges[def.item.index()];
                        write!(line, " {}", place(def.file, ranges.name.start))
                    }
                    Target::Crate(krate) => write!(line, " crate {}", program.graph[krate].name),
                    Target::Local(binding) => write!(line, " local {}", binding.0),
                    Target::Outside => write!(line, " elsewhere"),
                };
            }
            lines.push(line);
        }
    }
    lines.sort();
    for failure in snapshot.failures {
        lines.push(format!("{}:{:?} {}", failure.file_path, failure.line, failure.reason));
    }
    lines.join("\n")
}

/// Whether a definition of that name is known.
fn knows(project: &Project, name: &str) -> bool {
    all(project).lines().any(|line| line.ends_with(&format!(" defines {name}")))
}

/// The failures, one a line.
fn failed(project: &Project) -> String {
    let report = project.index(false, &NoProgress).unwrap();
    let line = |line: Option<u32>| line.map(|line| format!(":{line}")).unwrap_or_default();
    let failed = report.failed.iter();
    failed.map(|it| format!("{}{}: {}\n", it.file_path, line(it.line), it.reason)).collect()
}

const DEMO: &[(&str, &str)] = &[
    (
        "src/lib.rs",
        "pub mod a;\npub mod b;\npub struct S { pub x: u8 }\nimpl S { pub fn get(&self) -> u8 { self.x } }\n",
    ),
    ("src/a.rs", "use crate::S;\npub fn t(s: &S) -> u8 { s.get() }\n"),
    ("src/b.rs", "use crate::a::t;\npub fn u1(s: &crate::S) -> u8 { t(s) + s.x }\n"),
    ("src/main.rs", "fn main() { let s = demo::S { x: 1 }; println!(\"{}\", demo::b::u1(&s)); }\n"),
];

/// Edits a demo that is already indexed, and compares with one that is indexed anew. Whether the edit asked for linking.
#[track_caller]
fn check_edit(edit: impl FnOnce(&Fixture), links: bool) {
    let fixture = Fixture::new(DEMO);
    let project = fixture.in_memory();
    let before = all(&project);
    edit(&fixture);
    let run = project.refresh(false, &NoProgress).unwrap();
    assert_eq!(run.did.linked, links);
    let edited = all(&project);
    assert_ne!(edited, before);
    assert_eq!(edited, all(&fixture.in_memory()), "incremental = cold");
    assert_eq!(project.refresh(false, &NoProgress).unwrap().did, LastRun::default(), "nothing is left to do");
}

#[test]
fn an_edit_in_a_body_links_nothing() {
    check_edit(
        |fixture| {
            fixture.write(
                "src/b.rs",
                "use crate::a::t;\npub fn u1(s: &crate::S) -> u8 {\n    let n = t(s);\n    n + s.get()\n}\n",
            );
        },
        false,
    );
}

#[test]
fn edits_of_items_files_and_manifests_link() {
    // B115
    check_edit(
        |fixture| {
            fixture.write("src/b.rs", "use crate::a::t;\npub fn u1(s: &crate::S) -> u8 { t(s) }\npub fn u2(s: &crate::S) { t(s); }\n");
        },
        true,
    );
    check_edit(
        |fixture| fixture.write("src/bin/tool.rs", "fn main() { demo::a::t(&demo::S { x: 0 }); }\n"),
        true,
    );
    check_edit(|fixture| fixture.remove("src/a.rs"), true);
    check_edit(|fixture| fixture.write("Cargo.toml", format!("{MANIFEST}[lib]\nname = \"other\"\n")), true);
    check_edit(|fixture| fixture.write("src/b.rs", "pub fn u1( {"), true);
}

#[test]
fn a_file_that_goes_takes_its_definitions_along() {
    let fixture = Fixture::new(DEMO);
    let project = fixture.in_memory();
    assert!(knows(&project, "u1"));
    fixture.remove("src/b.rs");
    assert!(!knows(&project, "u1"));
    let report = project.index(false, &NoProgress).unwrap();
    assert_eq!((report.indexed, report.reused), (0, 3));
}

/// B091
#[test]
fn a_new_member_is_found_without_a_word() {
    let fixture = Fixture::new(&[
        ("Cargo.toml", "[workspace]\nmembers = [\"a\"]\nresolver = \"2\"\n"),
        ("a/Cargo.toml", MANIFEST),
        ("a/src/lib.rs", "pub fn old() {}\n"),
    ]);
    let project = fixture.in_memory();
    assert!(knows(&project, "old"));
    fixture.write("b/src/lib.rs", "pub fn fresh() {}\n");
    fixture.write("b/Cargo.toml", MANIFEST.replace("demo", "b"));
    fixture.write("Cargo.toml", "[workspace]\nmembers = [\"a\", \"b\"]\nresolver = \"2\"\n");
    assert!(all(&project).contains("b/src/lib.rs:1:8 defines fresh"));
    assert!(project.index(false, &NoProgress).unwrap().loose.is_empty());
}

#[test]
fn a_dependency_outside_is_read_when_it_is_named_and_when_it_changes() {
    let fixture = Fixture::new(&[
        ("Cargo.toml", &format!("{MANIFEST}[dependencies]\ndep = {{ path = \"../dep\" }}\n")),
        ("src/lib.rs", "pub fn f() {}\n"),
        ("../dep/Cargo.toml", &MANIFEST.replace("demo", "dep")),
        ("../dep/src/lib.rs", "pub fn one() -> u8 { 1 }\n"),
    ]);
    let project = fixture.in_memory();
    let names = || {
        let lines = all(&project);
        let outside = lines.lines().filter_map(|line| line.split_once("/dep/src/lib.rs:"));
        outside.map(|(_, place)| place.to_owned()).collect::<Vec<_>>()
    };
    assert!(names().is_empty(), "nobody names it yet");
    let linked = || lock(&project.0.tally.last_run).map(|run| (run.indexed, run.linked));
    fixture.write("src/lib.rs", "pub fn f() { dep::one(); }\n");
    assert_eq!(names(), ["1:8"]);
    assert_eq!(linked(), Some((1, true)), "although only a body differs");
    fixture.write("src/lib.rs", "pub fn f() { dep::one(); dep::two(); }\n");
    assert_eq!(names(), ["1:8"]);
    assert_eq!(linked(), Some((1, false)));
    fixture.write("../dep/src/lib.rs", "\npub fn one() -> u8 { 1 }\npub fn two() {}\n");
    assert_eq!(names(), ["2:8", "3:8"]);
    assert_eq!(linked(), Some((0, true)));
    assert_eq!(all(&project), all(&fixture.in_memory()));
}

#[test]
fn a_dependency_that_makes_itself_by_an_empty_macro_call_is_known() {
    use crate::query::{FindReferences, TargetArg};
    let root = "macro_rules! root { () => { pub fn same<T>(t: T) -> T { t } }; }\nroot!();\n";
    let text = "pub struct S;\nimpl S { pub fn go(&self) {} }\npub fn f() { dep::same(S).go() }\n";
    let fixture = Fixture::new(&[
        ("Cargo.toml", &format!("{MANIFEST}[dependencies]\ndep = {{ path = \"../dep\" }}\n")),
        ("src/lib.rs", text),
        ("../dep/Cargo.toml", &MANIFEST.replace("demo", "dep")),
        ("../dep/src/lib.rs", root),
    ]);
    let project = fixture.in_memory();
    let ask = FindReferences::new(TargetArg::Symbol("S::go".to_owned()));
    let found = project.find_references(&ask).unwrap().result;
    assert_eq!((found.total_sites, found.name_matched), (1, 0));
}

#[test]
fn what_macros_write_is_no_file() {
    let text = "macro_rules! make { ($n:ident) => { pub fn $n() { } }; }\nmake!(one);\nmake!(two);\n";
    let fixture = Fixture::new(&[("src/lib.rs", text)]);
    let project = fixture.in_memory();
    let report = project.index(false, &NoProgress).unwrap();
    assert_eq!((report.indexed, report.reused), (1, 0));
    assert_eq!(project.status().unwrap().files, 1);
    for name in ["one", "two"] {
        let found = project.search_symbols(&crate::query::SearchSymbols::new(name)).unwrap();
        assert_eq!(found.result.symbols[0].qualified_name, format!("demo::{name}"));
    }
    let state = project.0.current().unwrap();
    assert_eq!(state.outdated_texts(), 0);
}

/// Shifted by edits of bodies in front of them, behind them and between them, expansions are where they are written: those of
/// items, of an impl's items, of calls in expansions, of whole modules, and of a fn that holds an item.
#[test]
fn expansions_follow_edits_of_bodies_without_linking() {
    const TEXT: &str = "\
pub fn front() { /*1*/ }
macro_rules! items { ($($item:item)*) => { $($item)* }; }
macro_rules! nested { ($name:ident, $body:block) => { items! { pub fn $name() $body pub struct Other; } }; }
macro_rules! getters { ($($name:ident)*) => { $(pub fn $name(&self) -> u8 { front(); 1 })* }; }
items! { pub mod inner { pub fn deep() { super::front() } } pub fn call() { inner::deep(); made() } }
pub struct S;
impl S {
    pub fn first(&self) -> u8 { /*2*/ self.one() }
    getters! { one two }
    pub fn last(&self) -> u8 { /*3*/ self.two() + self.first() }
}
nested!(made, { call(); front(); });pub fn close() { /*4*/ made() }
pub fn holder() {
    items! { fn held() { front() } }
    held()
}
pub fn back(s: &S) -> u8 { /*5*/ holder(); let _ = Other; s.one() + s.last() }
";
    let fixture = Fixture::new(&[("src/lib.rs", TEXT)]);
    let project = fixture.in_memory();
    all(&project);
    let mut text = TEXT.to_owned();
    for (mark, body) in [
        ("/*1*/", "\n\n    call();\n"),
        ("/*3*/", "self.one() + "),
        ("/*4*/", "\n// ä\n"),
        ("/*2*/", "S.two();"),
        ("/*5*/", "front();"),
        ("call();\n", ""),
        ("S.two();", "// gone\n"),
        ("\n// ä\n", ""),
    ] {
        assert!(text.contains(mark), "{mark}");
        text = text.replacen(mark, body, 1);
        fixture.write("src/lib.rs", &text);
        let run = project.refresh(false, &NoProgress).unwrap();
        assert!(!run.did.linked, "{mark}");
        assert_eq!(all(&project), all(&fixture.in_memory()), "{text}");
    }
    // An edit in a call is one of items.
    fixture.write("src/lib.rs", text.replace("pub fn call()", "pub fn calls()"));
    assert!(project.refresh(false, &NoProgress).unwrap().did.linked);
    assert_eq!(all(&project), all(&fixture.in_memory()));
}

/// B114
#[test]
fn uses_follow_edits_of_bodies() {
    use crate::query::{FindReferences, TargetArg};
    let fixture =
        Fixture::new(&[("src/lib.rs", "pub mod m;\npub fn a() {}\npub fn b() {}\n"), ("src/m.rs", "")]);
    let project = fixture.in_memory();
    let callers = |name: &str| {
        let found =
            project.find_references(&FindReferences::new(TargetArg::Symbol(name.to_owned()))).unwrap();
        found.result.callers.into_iter().map(|it| it.enclosing_symbol).collect::<Vec<_>>()
    };
    assert!(callers("a").is_empty());
    for (body, of_a, of_b) in [(" a() ", 1, 0), (" ", 0, 0), (" m::x(); ", 0, 0), (" b(); a(); ", 1, 1)] {
        fixture.write("src/lib.rs", format!("pub mod m;\npub fn a() {{}}\npub fn b() {{{body}}}\n"));
        assert_eq!(callers("a"), ["demo::b"][..of_a], "{body}");
        assert_eq!(callers("b"), ["demo::b"][..of_b], "{body}");
        assert!(!lock(&project.0.tally.last_run).unwrap().linked);
    }
}

/// B103
#[test]
fn a_file_of_sixty_thousand_items_is_indexed() {
    let many: String = (0..60_000).map(|i| format!("pub fn bind_{i}() -> u32 {{ {i} }}\n")).collect();
    let fixture = Fixture::new(&[
        ("src/lib.rs", "pub mod bindings;\npub fn f() -> u32 { bindings::bind_59999() }\n"),
        ("src/bindings.rs", &many),
    ]);
    let all = all(&fixture.in_memory());
    assert!(all.contains("src/lib.rs:2:31 names src/bindings.rs:60000:8"));
}

/// B105
#[test]
fn a_file_that_shrinks_is_no_trouble() {
    let long = "//\n".repeat(299) + "pub fn tail() {}\n";
    let fixture = Fixture::new(&[("src/lib.rs", &long)]);
    let project = fixture.in_memory();
    assert!(all(&project).contains("src/lib.rs:300:8 defines tail"));
    fixture.write("src/lib.rs", "pub fn head() {}\n");
    assert_eq!(all(&project), "src/lib.rs:1:8 defines head");
}

/// B109
#[test]
fn a_branch_switch_is_seen() {
    let fixture = Fixture::new(&[("src/lib.rs", "pub fn one() {}\n")]);
    let git = |arguments: &str| {
        let identity =
            ["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "init.defaultBranch=main"];
        let mut command = std::process::Command::new("git");
        let done = command.current_dir(fixture.path("")).args(identity).args(arguments.split(' ')).output();
        assert!(done.unwrap().status.success(), "git {arguments}");
    };
    git("init -q .");
    git("add -A");
    git("commit -qm 1");
    git("checkout -qb two");
    fixture.write("src/lib.rs", "pub fn two() {}\n");
    git("commit -qam 2");
    let project = fixture.in_memory();
    assert!(knows(&project, "two"));
    git("checkout -q -");
    assert!(knows(&project, "one") && !knows(&project, "two"));
}

/// B116
#[test]
fn a_text_is_never_of_another_version() {
    let fixture = Fixture::new(&[("src/lib.rs", "pub fn a() -> u8 { 1 }\npub fn b() -> u8 { 2 }\n")]);
    let project = fixture.in_memory();
    all(&project);
    let old = project.0.current().unwrap();
    fixture.write("src/lib.rs", "// one\n// two\npub fn a() -> u8 { 1 }\npub fn b() -> u8 { 2 }\n");
    let file = |snapshot: &Snapshot<'_>| {
        let table = &snapshot.analysis.program().table;
        table.lookup(&snapshot.root.join("src/lib.rs")).unwrap()
    };
    let snapshot = old.snapshot(&|| true);
    assert_eq!(snapshot.texts.text(file(&snapshot)), None, "the text behind the old state is gone");
    let body_of_b = project.ask(|snapshot| {
        let file = file(snapshot);
        let facts = snapshot.analysis.program().facts(file);
        let at = facts.item_ranges.iter().map(|ranges| ranges.full).max().unwrap();
        let text = snapshot.texts.text(file).unwrap();
        Ok((text[at.start as usize..at.end as usize].to_owned(), facts.lines.position(at.start).line))
    });
    assert_eq!(body_of_b.unwrap(), ("pub fn b() -> u8 { 2 }".to_owned(), 4));
}

#[test]
fn an_edit_during_a_question_has_it_put_again() {
    let fixture = Fixture::new(&[("src/lib.rs", "pub fn a() {}\n")]);
    let project = fixture.in_memory();
    let asked = Mutex::new(0);
    let text = project.ask(|snapshot| {
        *lock(&asked) += 1;
        if *lock(&asked) == 1 {
            fixture.write("src/lib.rs", "pub fn abc() {}\n");
        }
        let table = &snapshot.analysis.program().table;
        Ok(snapshot.texts.text(table.lookup(&snapshot.root.join("src/lib.rs")).unwrap()))
    });
    assert_eq!(text.unwrap().as_deref(), Some("pub fn abc() {}\n"));
    assert_eq!(*lock(&asked), 2);
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_indexed() {
    let fixture = Fixture::new(&[
        ("src/lib.rs", "pub mod bad;\npub mod latin;\npub mod huge;\npub fn good() {}\n"),
        ("src/bad.rs", "pub fn fine() {}\nfn ( {\n"),
    ]);
    fixture.write("src/latin.rs", b"\n// caf\xe9\n");
    fs::File::create(fixture.path("src/huge.rs")).unwrap().set_len((8 << 20) + 1).unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(fixture.path("src"), fixture.path("src/again")).unwrap();
        std::os::unix::fs::symlink(fixture.path("src/self.rs"), fixture.path("src/self.rs")).unwrap();
    }
    let project = fixture.in_memory();
    let failed = failed(&project);
    assert!(failed.contains("src/bad.rs:2: "), "{failed}");
    assert!(
        failed.contains("src/latin.rs:2: not UTF-8: the first bad byte is at offset 7, line 2"),
        "{failed}"
    );
    assert!(failed.contains("src/huge.rs: too large: 8388609 bytes, the limit is 8388608"), "{failed}");
    // So are the modules that these files would be.
    assert!(failed.contains("src/lib.rs:2: no file of the workspace is the module `latin`"), "{failed}");
    assert_eq!(failed.lines().count(), 5, "{failed}");
    assert!(knows(&project, "good") && knows(&project, "fine"));
    assert!(project.status().unwrap().state.is_fresh());

    fixture.write("src/latin.rs", "pub fn now_text() {}\n");
    assert!(knows(&project, "now_text"));
}

#[test]
fn a_manifest_that_does_not_parse_is_told() {
    let fixture = Fixture::new(&[("Cargo.toml", "[package\n"), ("src/lib.rs", "pub fn f() {}\n")]);
    let project = fixture.in_memory();
    let before = failed(&project);
    assert!(before.contains("Cargo.toml:1: not valid TOML"), "{before}");
    assert!(knows(&project, "f"));
    fixture.write("Cargo.toml", MANIFEST);
    assert_eq!(failed(&project), "");
}

#[test]
fn files_of_no_crate_say_so() {
    let fixture = Fixture::new(&[
        ("src/lib.rs", ""),
        ("scripts/gen.rs", "mod part;\nfn main() {}\n"),
        ("scripts/part.rs", ""),
    ]);
    assert_eq!(fixture.in_memory().index(false, &NoProgress).unwrap().loose, ["scripts/gen.rs"]);
}

#[test]
fn a_root_has_to_be_a_directory() {
    let fixture = Fixture::new(&[("src/lib.rs", "")]);
    let scryer = quick(Scryer::in_memory(Options::default()));
    let error = |name: &str| scryer.project(&fixture.path(name)).unwrap_err().to_string();
    assert!(error("src/lib.rs").ends_with("is not a directory; name the one that holds the sources"));
    assert!(error("nowhere").ends_with("does not exist; name a directory that does"));
    let project = scryer.project(&fixture.path("")).unwrap();
    all(&project);
    fs::remove_dir_all(fixture.path("")).unwrap();
    let error = project.index(false, &NoProgress).unwrap_err().to_string();
    assert!(error.contains("does not exist"), "{error}");
}

#[test]
fn projects_are_found_by_slug_number_and_root() {
    let first = Fixture::new(&[("src/lib.rs", "")]);
    let second = Fixture::new(&[("src/lib.rs", "")]);
    let scryer = quick(Scryer::in_memory(Options::default()));
    let one = scryer.project(&first.path("")).unwrap();
    let two = scryer.project(&second.path("")).unwrap();
    assert_eq!((one.slug(), two.slug()), ("ws", "ws-2"));
    assert_eq!(scryer.project(&first.path("src/..")).unwrap().id(), one.id());
    let root = format!("{}/", two.root().display());
    for name in ["ws-2", &two.id().to_string(), &root] {
        assert_eq!(scryer.find_project(name).unwrap().id(), two.id(), "{name}");
    }
    let error = scryer.find_project("other").unwrap_err().to_string();
    assert_eq!(error, "no project `other`; known are `ws`, `ws-2`");

    assert_eq!(one.status().unwrap().state, Staleness::NotIndexed);
    one.index(false, &NoProgress).unwrap();
    let listed = scryer.projects().unwrap();
    assert_eq!((listed[0].files, listed[1].files), (1, 0));
    assert_eq!(scryer.delete_project("ws").unwrap().files, 1);
    assert!(matches!(one.index(false, &NoProgress), Err(Error::Deleted { .. })));
    assert_eq!(scryer.projects().unwrap().len(), 1);
    assert!(first.path("src/lib.rs").exists());
}

#[test]
fn progress_begins_at_nothing_and_ends_with_all() {
    #[derive(Default)]
    struct Heard(Mutex<Vec<(Phase, usize, usize)>>);
    impl Progress for Heard {
        fn phase(&self, phase: Phase, done: usize, total: usize) {
            lock(&self.0).push((phase, done, total));
        }
    }
    let fixture = Fixture::new(DEMO);
    let heard = Heard::default();
    fixture.in_memory().index(false, &heard).unwrap();
    let mut heard = heard.0.into_inner().unwrap();
    heard.sort();
    let ends = |phase| {
        let mut of = heard.iter().filter(|(of, ..)| *of == phase);
        (of.next().map(|it| it.1), of.next_back().map(|it| (it.1, it.2)))
    };
    assert_eq!(ends(Phase::Discover), (Some(0), Some((1, 1))));
    assert_eq!(ends(Phase::Read), (Some(0), Some((4, 4))));
    assert_eq!(ends(Phase::Link), (Some(0), Some((1, 1))));
    assert_eq!(ends(Phase::Save), (Some(0), Some((1, 1))));
}

#[test]
fn many_threads_ask_while_files_change() {
    let fixture = Fixture::new(DEMO);
    let scryer = quick(Scryer::in_memory(Options { threads: Some(3), ..Options::default() }));
    let project = scryer.project(&fixture.path("")).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| (0..5).for_each(|_| assert!(knows(&project, "u1"))));
        }
        for round in 0..5 {
            fixture.write(
                "src/a.rs",
                format!("use crate::S;\npub fn t(s: &S) -> u8 {{ s.get() }}\npub fn n{round}() {{}}\n"),
            );
            assert!(knows(&project, &format!("n{round}")));
        }
    });
}

#[test]
fn each_question_is_put_to_what_is_on_disk() {
    use crate::query::{
        EnclosingScope, FileOutline, FindReferences, QueryError, ResolveDefinition, SearchSymbols, TargetArg,
    };
    let fixture = Fixture::new(DEMO);
    let project = fixture.in_memory();
    let uses = || {
        let found = project.find_references(&FindReferences::new(TargetArg::Symbol("t".to_owned())));
        found.unwrap().result.callers.into_iter().map(|it| it.enclosing_symbol).collect::<Vec<_>>()
    };
    let search = |query: &str| {
        let found = project.search_symbols(&SearchSymbols::new(query)).unwrap();
        found.result.symbols.into_iter().map(|it| it.qualified_name).collect::<Vec<_>>()
    };
    assert_eq!(uses(), ["demo::b", "demo::b::u1"]);
    assert_eq!(search("u1"), ["demo::b::u1"]);
    fixture.write("src/b.rs", "use crate::a::t;\npub fn other_name(s: &crate::S) { t(s); }\n");
    assert_eq!(uses(), ["demo::b", "demo::b::other_name"]);
    assert_eq!(search("other name"), ["demo::b::other_name"]);
    assert!(search("u1").is_empty());
    let at = ResolveDefinition { file_path: "src/b.rs".to_owned(), line: 2, column: Some(35), symbol: None };
    assert_eq!(project.resolve_definition(&at).unwrap().result.definitions[0].qualified_name, "demo::a::t");
    let scopes = project.enclosing_scope(&EnclosingScope::new("src/b.rs", 2)).unwrap();
    assert_eq!(scopes.result.locations[0].scopes[0].qualified_name, "demo::b::other_name");
    assert_eq!(
        project.file_outline(&FileOutline::new("src/b.rs")).unwrap().result.items[0].name,
        "other_name"
    );
    let error = project.file_outline(&FileOutline::new("src/none.rs")).unwrap_err();
    assert!(matches!(error, Error::Query(QueryError::NotIndexed { .. })));
}

#[cfg(feature = "store")]
mod stored {
    use super::*;
    use crate::project::persist::Batch;

    #[test]
    fn cold_warm_and_forced_runs_agree() {
        let fixture = Fixture::new(DEMO);
        let cold = {
            let project = fixture.open().project(&fixture.path("")).unwrap();
            let report = project.index(false, &NoProgress).unwrap();
            assert_eq!((report.indexed, report.reused), (4, 0));
            assert_eq!(report.notes, [""; 0]);
            all(&project)
        };
        let scryer = fixture.open();
        let project = scryer.find_project("ws").unwrap();
        assert_eq!(project.status().unwrap().state, Staleness::NotChecked);
        assert_eq!(all(&project), cold);
        assert_eq!(lock(&project.0.tally.last_run).unwrap().indexed, 0, "nothing is lowered twice");
        let report = project.index(true, &NoProgress).unwrap();
        assert_eq!((report.indexed, report.reused), (4, 0));
        assert_eq!(all(&project), cold);
        assert_eq!(all(&fixture.in_memory()), cold);
        assert_eq!(scryer.projects().unwrap()[0].files, 4);
    }

    #[test]
    fn what_changed_in_between_is_found() {
        let fixture = Fixture::new(DEMO);
        fixture.open().project(&fixture.path("")).unwrap().index(false, &NoProgress).unwrap();
        fixture.remove("src/b.rs");
        fixture.write(
            "src/lib.rs",
            "pub mod a;\npub mod c;\npub struct S { pub x: u8 }\nimpl S { pub fn get(&self) -> u8 { 1 } }\n",
        );
        fixture.write("src/c.rs", "pub fn added() {}\n");
        let project = fixture.open().project(&fixture.path("")).unwrap();
        let report = project.index(false, &NoProgress).unwrap();
        assert_eq!((report.indexed, report.reused, report.removed), (2, 2, 1));
        assert_eq!(all(&project), all(&fixture.in_memory()));
        drop(project);
        let project = fixture.open().project(&fixture.path("")).unwrap();
        let report = project.index(false, &NoProgress).unwrap();
        assert_eq!((report.indexed, report.reused, report.removed), (0, 4, 0));
    }

    /// B118, B123: a run that was killed leaves some of its batches, or stamps of a state that is long gone.
    #[test]
    fn half_an_index_is_completed() {
        let fixture = Fixture::new(DEMO);
        let scryer = fixture.open();
        let project = scryer.project(&fixture.path("")).unwrap();
        let text = DEMO[1].1;
        let stamp = match crate::freshness::check(&fixture.path("src/a.rs"), None) {
            crate::freshness::FileState::Changed(_, stamp) => stamp,
            other => panic!("{other:?}"),
        };
        let edition = crate::workspace::graph::Edition::E2021;
        let form = crate::project::persist::Form::whole(edition);
        let facts = crate::facts::cache::encode(&crate::facts::lower(text, edition));
        project.0.shared.persist.save(
            project.id(),
            Batch {
                files: vec![
                    ("src/a.rs".to_owned(), form, stamp),
                    // A stamp without facts, and one of a file that is gone.
                    ("src/b.rs".to_owned(), form, stamp),
                    ("src/gone.rs".to_owned(), form, stamp),
                ],
                facts: vec![(stamp.hash, form, facts)],
                removed: Vec::new(),
            },
        );
        drop((scryer, project));
        let project = fixture.open().project(&fixture.path("")).unwrap();
        let report = project.index(false, &NoProgress).unwrap();
        assert_eq!((report.indexed, report.reused, report.removed), (3, 1, 1));
        assert_eq!(all(&project), all(&fixture.in_memory()));
    }

    #[test]
    fn the_standard_crates_are_kept_too() {
        let fixture = Fixture::new(DEMO);
        let open = || Scryer::open(&fixture.home(), Options::default()).unwrap();
        let cold = all(&open().project(&fixture.path("")).unwrap());
        let scryer = open();
        let (_, lowered) = stubs::facts(&scryer.shared.persist.load_shared(stubs::ROOT));
        assert!(lowered.is_empty());
        assert_eq!(all(&scryer.project(&fixture.path("")).unwrap()), cold);
    }

    #[test]
    fn dependencies_are_kept_too() {
        let fixture = Fixture::new(&[
            ("Cargo.toml", &format!("{MANIFEST}[dependencies]\ndep = {{ path = \"../dep\" }}\n")),
            ("src/lib.rs", "pub fn f() { dep::one(); }\n"),
            ("../dep/Cargo.toml", &MANIFEST.replace("demo", "dep")),
            ("../dep/src/lib.rs", "pub fn one() -> u8 { 1 }\n"),
        ]);
        let cold = all(&fixture.open().project(&fixture.path("")).unwrap());
        let scryer = fixture.open();
        let dep = fixture.dir.path().canonicalize().unwrap().join("dep");
        let kept = scryer.shared.persist.load_shared(&dep.to_string_lossy());
        assert_eq!(kept.len(), 1);
        assert!(kept[0].facts.is_some());
        assert_eq!(all(&scryer.project(&fixture.path("")).unwrap()), cold);
    }

    #[test]
    fn a_second_workspace_parses_no_dependency_again() {
        let fixture = Fixture::new(&[
            ("Cargo.toml", &format!("{MANIFEST}[dependencies]\ndep = {{ path = \"../dep\" }}\n")),
            ("src/lib.rs", "pub fn f() { dep::one(); }\n"),
            ("../second/Cargo.toml", &format!("{MANIFEST}[dependencies]\ndep = {{ path = \"../dep\" }}\n")),
            ("../second/src/lib.rs", "pub fn g() { dep::one(); }\n"),
            ("../third/Cargo.toml", &format!("{MANIFEST}[dependencies]\ndep = {{ path = \"../copy\" }}\n")),
            ("../third/src/lib.rs", "pub fn h() { dep::one(); }\n"),
            ("../dep/Cargo.toml", &MANIFEST.replace("demo", "dep")),
            ("../dep/src/lib.rs", "mod part;\npub fn one() -> u8 { 1 }\n"),
            ("../dep/src/part.rs", "pub fn two() {}\n"),
            ("../copy/Cargo.toml", &MANIFEST.replace("demo", "dep")),
            ("../copy/src/lib.rs", "mod part;\npub fn one() -> u8 { 1 }\n"),
            ("../copy/src/part.rs", "pub fn two() {}\n"),
        ]);
        let index = |scryer: &Scryer, path: &str| {
            let report = scryer.project(&fixture.path(path)).unwrap().index(false, &NoProgress).unwrap();
            (report.dependency_files, report.dependency_files_parsed)
        };
        let scryer = fixture.open();
        assert_eq!(index(&scryer, ""), (2, 2));
        assert_eq!(index(&scryer, "../second"), (2, 0), "of the same process");
        drop(scryer);
        let scryer = fixture.open();
        assert_eq!(index(&scryer, "../second"), (2, 0), "of another one");
        assert_eq!(index(&scryer, "../third"), (2, 0), "where the same texts lie elsewhere");
    }

    #[test]
    fn expansions_are_kept_too() {
        let text = "macro_rules! ty { ($t:ident, $f:ident) => { pub struct $t { pub $f: u8 } } }\n\
            ty!(A, a);\nty!(B, b);\npub fn f(x: A, y: B) -> u8 { x.a + y.b }\n";
        let fixture = Fixture::new(&[("src/lib.rs", text)]);
        let cold = all(&fixture.open().project(&fixture.path("")).unwrap());
        let kept = |scryer: &Scryer, project: &Project| {
            let files = scryer.shared.persist.load_files(project.id());
            files.into_iter().find(|file| file.path == "<expansions>").unwrap().facts.unwrap()
        };
        let first = {
            let scryer = fixture.open();
            let project = scryer.project(&fixture.path("")).unwrap();
            let report = project.index(false, &NoProgress).unwrap();
            assert_eq!((report.indexed, report.reused, report.removed), (0, 1, 0));
            assert_eq!(all(&project), cold);
            kept(&scryer, &project)
        };
        fixture.write("src/lib.rs", text.replace("(B, b)", "(B, c)").replace("y.b", "y.c"));
        let scryer = fixture.open();
        let project = scryer.project(&fixture.path("")).unwrap();
        assert_eq!(all(&project), all(&fixture.in_memory()));
        scryer.shared.persist.flush();
        assert_ne!(kept(&scryer, &project), first);
    }

    #[test]
    fn a_home_in_use_is_told() {
        let fixture = Fixture::new(DEMO);
        let _held = fixture.open();
        let error = Scryer::open(&fixture.home(), Options::default()).unwrap_err().to_string();
        assert!(error.contains("is in use by process"), "{error}");
    }

    #[test]
    fn a_damaged_database_is_told_and_left_alone() {
        let fixture = Fixture::new(DEMO);
        fixture.open().project(&fixture.path("")).unwrap();
        let database = fixture.home().join("scryer.db");
        fs::write(&database, "no database at all, but some words").unwrap();
        let error = Scryer::open(&fixture.home(), Options::default()).unwrap_err().to_string();
        assert!(error.contains("scryer.db is damaged") && error.contains("put back a copy"), "{error}");
        assert_eq!(fs::read_to_string(&database).unwrap(), "no database at all, but some words");
    }

    #[test]
    fn a_damaged_cache_costs_time_only() {
        let fixture = Fixture::new(DEMO);
        let cold = {
            let project = fixture.open().project(&fixture.path("")).unwrap();
            all(&project)
        };
        fs::write(fixture.home().join("facts.db"), "no database at all, but some words").unwrap();
        let project = fixture.open().project(&fixture.path("")).unwrap();
        let report = project.index(false, &NoProgress).unwrap();
        assert_eq!(report.indexed, 4);
        assert!(report.notes.iter().any(|note| note.contains("was damaged")), "{:?}", report.notes);
        assert_eq!(all(&project), cold);
    }

    #[test]
    fn a_home_that_cannot_be_made_is_told() {
        let fixture = Fixture::new(DEMO);
        fixture.write("file", "");
        let error =
            Scryer::open(&fixture.path("file").join("home"), Options::default()).unwrap_err().to_string();
        assert!(error.contains("file"), "{error}");
    }

    #[test]
    fn a_home_that_goes_away_keeps_answers_coming() {
        let fixture = Fixture::new(DEMO);
        let scryer = fixture.open();
        let project = scryer.project(&fixture.path("")).unwrap();
        all(&project);
        fs::remove_dir_all(fixture.home()).unwrap();
        fixture.write("src/b.rs", "pub fn added() {}\n");
        assert!(knows(&project, "added"));
        if cfg!(unix) {
            assert!(scryer.notes().iter().any(|note| note.contains("was replaced")), "{:?}", scryer.notes());
        }
    }

    #[test]
    fn a_deleted_project_leaves_nothing() {
        let fixture = Fixture::new(DEMO);
        let scryer = fixture.open();
        scryer.project(&fixture.path("")).unwrap().index(false, &NoProgress).unwrap();
        scryer.delete_project("ws").unwrap();
        drop(scryer);
        let scryer = fixture.open();
        assert!(scryer.projects().unwrap().is_empty());
        let report = scryer.project(&fixture.path("")).unwrap().index(false, &NoProgress).unwrap();
        assert_eq!(report.indexed, 4);
    }
}

/// Says stop after some files.
struct StopsAfter {
    files: usize,
    read: std::sync::atomic::AtomicUsize,
}

impl Progress for StopsAfter {
    fn phase(&self, phase: Phase, done: usize, _: usize) {
        if phase == Phase::Read {
            self.read.fetch_max(done, std::sync::atomic::Ordering::Relaxed);
        }
    }

    fn keep_on(&self) -> bool {
        self.read.load(std::sync::atomic::Ordering::Relaxed) < self.files
    }
}

#[test]
fn a_run_that_is_called_off_ends_between_files() {
    let names: Vec<String> = (0..200).map(|n| format!("src/m{n}.rs")).collect();
    let mut files: Vec<(&str, &str)> = names.iter().map(|name| (&**name, "pub fn f() {}\n")).collect();
    files.push(("src/lib.rs", "pub fn g() {}\n"));
    let fixture = Fixture::new(&files);
    let project = fixture.in_memory();
    let progress = StopsAfter { files: 10, read: Default::default() };
    let stopped = project.index(false, &progress);
    assert!(matches!(stopped, Err(Error::Cancelled)), "{stopped:?}");
    let read = progress.read.load(std::sync::atomic::Ordering::Relaxed);
    assert!((10..150).contains(&read), "{read}");
    assert_eq!(project.status().unwrap().state, Staleness::NotIndexed);
    assert_eq!(project.index(false, &NoProgress).unwrap().indexed, 201);
    // A few edits are read to the end: nothing that is known gets lost.
    fixture.write("src/m0.rs", "pub fn late() {}\n");
    let progress = StopsAfter { files: 0, read: Default::default() };
    assert_eq!(project.index(false, &progress).unwrap().indexed, 1);
}

/// Says stop some questions after linking began.
struct StopsLinking {
    after: usize,
    asked: std::sync::atomic::AtomicUsize,
    links: std::sync::atomic::AtomicBool,
}

impl Progress for StopsLinking {
    fn phase(&self, phase: Phase, _: usize, _: usize) {
        if phase == Phase::Link {
            self.links.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    }

    fn keep_on(&self) -> bool {
        use std::sync::atomic::Ordering::Relaxed;
        !self.links.load(Relaxed) || self.asked.fetch_add(1, Relaxed) != self.after
    }
}

/// Linking ends where it is told to, and leaves nothing that is half linked: whoever asks next is answered as ever.
#[test]
fn a_run_that_is_called_off_while_it_links_leaves_nothing_behind() {
    let mut files: Vec<(String, String)> = (0..24)
        .map(|n| {
            let text = format!(
                "use crate::*;\npub struct T{n};\nmake!(f{n});\npub fn g{n}() {{ crate::m{}::f{}(); dep::one(); }}\n",
                (n + 1) % 24,
                (n + 1) % 24
            );
            (format!("src/m{n}.rs"), text)
        })
        .collect();
    let modules: String = (0..24).map(|n| format!("pub mod m{n};\n")).collect();
    let rules = "macro_rules! make { ($n:ident) => { pub fn $n() {} } }\n";
    files.push(("src/lib.rs".to_owned(), format!("{rules}{modules}pub use m0::*;\n")));
    files.push((
        "Cargo.toml".to_owned(),
        format!("{MANIFEST}[dependencies]\ndep = {{ path = \"../dep\" }}\n"),
    ));
    files.push(("../dep/Cargo.toml".to_owned(), MANIFEST.replace("demo", "dep")));
    files.push(("../dep/src/lib.rs".to_owned(), "mod more;\npub use more::one;\n".to_owned()));
    files.push(("../dep/src/more.rs".to_owned(), "pub fn one() {}\n".to_owned()));
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (&**path, &**text)).collect();
    let fixture = Fixture::new(&files);
    let expected = all(&fixture.in_memory());
    let project = fixture.in_memory();
    let mut stopped = 0;
    for after in (0..).step_by(3) {
        let progress = StopsLinking { after, asked: Default::default(), links: Default::default() };
        match project.index(true, &progress) {
            Err(Error::Cancelled) => stopped += 1,
            Ok(report) => {
                assert_eq!(report.indexed, 25);
                break;
            }
            Err(error) => panic!("{error}"),
        }
        let asked = progress.asked.load(std::sync::atomic::Ordering::Relaxed);
        // Other threads may just have been asking.
        assert!(asked <= after + 64, "it went on: {asked}");
        if after % 16 == 0 {
            assert_eq!(all(&project), expected, "after {after}");
        }
    }
    // Between files, calls of macros and imports, at least.
    assert!(stopped > 24, "{stopped}");
    assert_eq!(all(&project), expected);
}

#[test]
fn a_question_that_is_called_off_has_no_answer() {
    use crate::query::{FindReferences, TargetArg};
    let fixture = Fixture::new(&[("src/lib.rs", "pub fn f() {}\npub fn g() { f() }\n")]);
    let project = fixture.in_memory();
    let cancel = Cancel::new();
    let stoppable = project.stopped_by(&cancel);
    let request = FindReferences::new(TargetArg::Symbol("f".to_owned()));
    assert_eq!(stoppable.find_references(&request).unwrap().result.total, 1);
    cancel.cancel();
    assert!(matches!(stoppable.find_references(&request), Err(Error::Cancelled)));
    // Other handles go on.
    assert_eq!(project.find_references(&request).unwrap().result.total, 1);
}

#[test]
fn who_waits_for_another_run_can_stop_waiting() {
    let fixture = Fixture::new(&[("src/lib.rs", "pub fn f() {}\n")]);
    let project = fixture.in_memory();
    let held = project.0.desk.lock().unwrap();
    let cancel = Cancel::new();
    let waiting = project.stopped_by(&cancel);
    let waiter = std::thread::spawn(move || waiting.index(false, &NoProgress));
    cancel.cancel();
    assert!(matches!(waiter.join().unwrap(), Err(Error::Cancelled)));
    drop(held);
}
