//! What each command prints.

use std::io::Read;
use std::process::Stdio;

use expect_test::{Expect, expect};
use serde_json::Value;

use crate::util::{Dir, run};

const LIB: &str = "\
pub mod shapes;
use shapes::Square;

/// Adds up.
pub fn total(all: &[Square]) -> u32 {
    all.iter().map(|square| square.area()).sum()
}

pub fn one() -> u32 {
    let square = Square { side: 1 };
    square.area() + total(&[square])
}
";

const SHAPES: &str = "\
/// Four equal sides.
pub struct Square {
    pub side: u32,
}

impl Square {
    /// What is in it.
    pub fn area(&self) -> u32 {
        self.side * self.side
    }
}

#[test]
fn small() {
    assert_eq!(Square { side: 2 }.area(), 4);
}
";

fn demo() -> Dir {
    Dir::package(&[("src/lib.rs", LIB), ("src/shapes.rs", SHAPES)])
}

#[track_caller]
fn check(arguments: &[&str], expected: Expect) {
    let dir = demo();
    let run = dir.run(arguments);
    let status = run.code.unwrap();
    expected.assert_eq(&dir.plain(&format!("{}{}[{status}]", run.stdout, run.stderr)));
}

#[test]
fn refs_lists_each_use_under_its_file() {
    check(
        &["refs", "Square::area"],
        expect![[r#"
        method  demo::shapes::Square::area  src/shapes.rs:8
        3 uses by 3 callers in 2 files

        src/lib.rs
          demo::total
             6:36  all.iter().map(|square| square.area()).sum()
          demo::one
            11:12  square.area() + total(&[square])

        src/shapes.rs
          demo::shapes::small
            15:35  assert_eq!(Square { side: 2 }.area(), 4);
        [0]"#]],
    );
}

#[test]
fn refs_by_place() {
    check(
        &["refs", "src/lib.rs:5:8"],
        expect![[r#"
        fn  demo::total  src/lib.rs:5
        1 use by 1 caller in 1 file

        src/lib.rs
          demo::one
            11:21  square.area() + total(&[square])
        [0]"#]],
    );
}

#[test]
fn refs_by_caller_and_by_file() {
    check(
        &["refs", "Square::area", "--view", "callers"],
        expect![[r#"
        method  demo::shapes::Square::area  src/shapes.rs:8
        3 uses by 3 callers in 2 files

        src/lib.rs
           6:36  demo::total          all.iter().map(|square| square.area()).sum()
          11:12  demo::one            square.area() + total(&[square])

        src/shapes.rs
          15:35  demo::shapes::small  assert_eq!(Square { side: 2 }.area(), 4);
        [0]"#]],
    );
    check(
        &["refs", "Square", "--view", "files"],
        expect![[r#"
        struct  demo::shapes::Square  src/shapes.rs:2
        5 uses by 5 callers in 2 files

        3  src/lib.rs
        2  src/shapes.rs
        [0]"#]],
    );
}

#[test]
fn refs_of_nothing_says_so_on_stderr() {
    check(
        &["refs", "totl"],
        expect![[r#"
        note: no indexed symbol named `totl`; nearest names: `total`
        [1]"#]],
    );
    check(
        &["refs", "one"],
        expect![[r#"
        note: `demo::one` is defined, but nothing uses it
        [1]"#]],
    );
}

#[test]
fn refs_as_text_and_json() {
    check(
        &["refs", "total", "--format", "text"],
        expect![[r#"
        find_references total: 1 usage in 1 file and 1 caller, view sites | 1-1 of 1 | complete | index: fresh, 2 files
        definition fn demo::total src/lib.rs:5
        src/lib.rs:11:21 call in demo::one | square.area() + total(&[square])
        [0]"#]],
    );
    check(
        &["refs", "total", "--json"],
        expect![[r#"
        {"view":"sites","total":1,"offset":0,"total_sites":1,"total_files":1,"total_callers":1,"name_matched":0,"definitions":[{"qualified_name":"demo::total","kind":"fn","file_path":"src/lib.rs","line":5}],"sites":[{"file_path":"src/lib.rs","line":11,"column":21,"text":"square.area() + total(&[square])","enclosing_symbol":"demo::one","role":"call"}],"has_more":false,"complete":true}
        [0]"#]],
    );
}

#[test]
fn def_by_place_by_name_and_by_symbol() {
    check(
        &["def", "src/lib.rs:11:12"],
        expect![[r#"
        method  demo::shapes::Square::area
          src/shapes.rs:8:12
          /// What is in it.
          pub fn area(&self) -> u32
        [0]"#]],
    );
    let dir = demo();
    let by_place = dir.run(&["def", "src/lib.rs:11:12"]).ends(0).stdout;
    assert_eq!(dir.run(&["def", "src/lib.rs:11", "area"]).ends(0).stdout, by_place);
    assert_eq!(dir.run(&["def", "--file", "src/lib.rs", "--line", "11", "area"]).ends(0).stdout, by_place);
    assert_eq!(dir.run(&["def", "Square::area"]).ends(0).stdout, by_place);
}

#[test]
fn scope_outline_and_search() {
    check(
        &["scope", "src/shapes.rs:9"],
        expect![[r#"
            src/shapes.rs:9
              7–10  method  demo::shapes::Square::area
              6–11  impl    demo::shapes::Square
              1–16  module  demo::shapes
              pub fn area(&self) -> u32

               7      /// What is in it.
               8      pub fn area(&self) -> u32 {
            >  9          self.side * self.side
              10      }
            [0]"#]],
    );
    check(
        &["outline", "src/shapes.rs"],
        expect![[r#"
        src/shapes.rs
         2  pub struct Square
            /// Four equal sides.
         3    pub side: u32
         6  impl Square
         8    pub fn area(&self) -> u32
              /// What is in it.
        14  fn small()
        [0]"#]],
    );
    check(
        &["search", "area"],
        expect![[r#"
        method  demo::shapes::Square::area  src/shapes.rs:8
                pub fn area(&self) -> u32
        [0]"#]],
    );
    check(
        &["search", "nosuchthing"],
        expect![[r#"
        note: nothing matches `nosuchthing`; try fewer or other words
        [1]"#]],
    );
}

#[test]
fn index_status_and_projects() {
    let dir = demo();
    let first = dir.json(&["index"]);
    assert_eq!(first["indexed"], 2, "{first}");
    let second = dir.json(&["index"]);
    assert_eq!((&second["indexed"], &second["reused"]), (&0.into(), &2.into()), "{second}");
    assert_eq!(dir.json(&["index", "--force"])["indexed"], 2);
    let status = dir.json(&["status"]);
    assert_eq!(status["slug"], "ws", "{status}");
    let projects = dir.json(&["projects"]);
    assert_eq!(projects["projects"][0]["slug"], "ws", "{projects}");
    assert_eq!(projects["projects"][0]["files"], 2, "{projects}");
    dir.run(&["forget", "ws"]).ends(0);
    dir.run(&["projects"]).ends(1);
    dir.run(&["forget", "ws"]).ends(2);
}

#[test]
fn scip_is_written_where_it_is_wanted() {
    let dir = demo();
    dir.run(&["scip", "--output", "out.scip"]).ends(0);
    assert!(dir.path().join("out.scip").metadata().unwrap().len() > 100);
}

#[test]
fn completions_are_scripts() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = Dir::empty().run(&["completions", shell]).ends(0);
        assert!(run.stdout.contains("COMPLETE") && run.stdout.contains("scryer"), "{shell}");
    }
}

#[test]
fn colours_are_for_terminals() {
    let dir = demo();
    assert!(!dir.run(&["refs", "total"]).stdout.contains('\u{1b}'));
    assert!(dir.run(&["refs", "total", "--color", "always"]).stdout.contains('\u{1b}'));
    let asked = run(dir.command().args(["refs", "total", "--color", "never"]).env("CLICOLOR_FORCE", "1"));
    assert!(!asked.stdout.contains('\u{1b}'));
}

/// Whoever reads may stop at any time.
#[test]
fn a_closed_pipe_is_success() {
    let mut text = "pub fn hub() {}\n".to_owned();
    for n in 0..3000 {
        text.push_str(&format!("pub fn c{n}() {{ hub() }}\n"));
    }
    let dir = Dir::package(&[("src/lib.rs", &text)]);
    let mut command = dir.command();
    let mut child =
        command.args(["refs", "hub"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = [0; 10];
    child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((child.wait().unwrap().code(), said.as_str()), (Some(0), ""));
}

#[test]
fn answers_of_any_length_are_whole_unless_told() {
    let mut text = "pub fn hub() {}\n".to_owned();
    for n in 0..457 {
        text.push_str(&format!("pub fn c{n}() {{ hub() }}\n"));
    }
    let dir = Dir::package(&[("src/lib.rs", &text)]);
    assert_eq!(dir.json(&["refs", "hub"])["sites"].as_array().unwrap().len(), 457);
    assert_eq!(dir.run(&["refs", "hub"]).stdout.matches("hub()").count(), 457);
    let cut = dir.json(&["refs", "hub", "--max-tokens", "500"]);
    assert_eq!((&cut["total"], &cut["has_more"]), (&457.into(), &true.into()), "{cut}");
    let page = dir.json(&["refs", "hub", "--limit", "5", "--offset", "10"]);
    assert_eq!(page["sites"].as_array().unwrap().len(), 5);
    assert_eq!(page["sites"][0]["enclosing_symbol"], "demo::c10");
}

/// B138
#[test]
fn a_path_is_a_path_however_it_is_written() {
    let dir = demo();
    let plain = dir.run(&["outline", "src/lib.rs"]).ends(0).stdout;
    let whole = dir.path().join("src/lib.rs");
    for path in ["./src/lib.rs", "src/../src/lib.rs", whole.to_str().unwrap()] {
        assert_eq!(dir.run(&["outline", path]).ends(0).stdout, plain, "{path}");
    }
    let below = run(dir.command_in(&dir.path().join("src")).args(["outline", "lib.rs"])).ends(0);
    assert_eq!(below.stdout, plain);
    let above =
        run(dir.command_in(&dir.home().join("..")).args(["-C", "ws/", "outline", "src/lib.rs"])).ends(0);
    assert_eq!(above.stdout, plain);
}

/// B138
#[test]
fn a_project_is_found_by_name_and_by_path() {
    let dir = demo();
    dir.run(&["index"]).ends(0);
    let root = dir.path();
    let slash = format!("{}/", root.display());
    for name in ["ws", root.to_str().unwrap(), &slash] {
        let elsewhere =
            run(dir.command_in(dir.home().parent().unwrap()).args(["--project", name, "search", "area"]));
        assert!(elsewhere.ends(0).stdout.contains("demo::shapes::Square::area"), "{name}");
    }
}

/// B146
#[test]
fn spaces_in_paths_are_part_of_them() {
    let dir = Dir::empty();
    dir.write("my app/src/lib.rs", "pub fn a() {}\n");
    let found = run(dir.command().args(["--workspace", "my app", "find", "a", "--json"])).ends(0);
    let found: Value = serde_json::from_str(&found.stdout).unwrap();
    let first = &found["symbols"][0];
    assert_eq!((&first["file_path"], &first["line"]), (&"src/lib.rs".into(), &1.into()), "{found}");
}

#[test]
fn calls_are_a_tree() {
    check(
        &["calls", "Square::area"],
        expect![[r#"
            method  demo::shapes::Square::area  src/shapes.rs:8
              demo::total  src/lib.rs:6  all.iter().map(|square| square.area()).sum()
                demo::one  src/lib.rs:11  square.area() + total(&[square])  … see where it first stands
              demo::one  src/lib.rs:11  square.area() + total(&[square])
              demo::shapes::small  src/shapes.rs:15  assert_eq!(Square { side: 2 }.area(), 4);
            [0]"#]],
    );
    check(
        &["calls", "one", "--direction", "outgoing", "--depth", "1"],
        expect![[r#"
        fn  demo::one  src/lib.rs:9
          demo::shapes::Square::area  src/shapes.rs:8  square.area() + total(&[square])
          demo::total  src/lib.rs:5  square.area() + total(&[square])
        [0]"#]],
    );
    check(
        &["calls", "small"],
        expect![[r#"
            note: nothing calls `demo::shapes::small`; scryer refs lists other uses
            [1]"#]],
    );
}

#[test]
fn blast_shows_what_depends_on_something() {
    check(
        &["blast", "Square::area"],
        expect![[r#"
            method  demo::shapes::Square::area  src/shapes.rs:8
            2 symbols and 1 test in 2 files and 1 crate depend on it

            depth 1
              demo::total  src/lib.rs:6  public_api
              demo::one    src/lib.rs:11  public_api

            1 test  cargo test -p demo --lib -- --exact …
              shapes::small  src/shapes.rs:14

            3 entry points
              demo::shapes::Square::area  public_api
              demo::total  public_api
              demo::one  public_api
            [0]"#]],
    );
    check(
        &["blast", "src/shapes.rs", "--depth", "1"],
        expect![[r#"
            struct  demo::shapes::Square        src/shapes.rs:2
            method  demo::shapes::Square::area  src/shapes.rs:8
            fn      demo::shapes::small         src/shapes.rs:14
            3 symbols and 1 test in 2 files and 1 crate depend on them

            depth 1
              demo::total           src/lib.rs:5  by demo::shapes::Square  public_api
              demo::one             src/lib.rs:10  by demo::shapes::Square  public_api
              demo::shapes::Square  src/shapes.rs:6  by demo::shapes::Square

            1 test  cargo test -p demo --lib -- --exact …
              shapes::small  src/shapes.rs:14

            4 entry points
              demo::shapes::Square  public_api
              demo::shapes::Square::area  public_api
              demo::total  public_api
              demo::one  public_api
            note: 2 symbols at depth 1 are not followed further; ask with a larger depth for what depends on them
            [0]"#]],
    );
    check(
        &["blast", "src/lib.rs:5"],
        expect![[r#"
        error: line 5 may hold several names; add the column, as src/lib.rs:5:COLUMN
        [2]"#]],
    );
}

/// With or without a toolchain whose sources are there.
#[test]
fn a_definition_of_the_standard_library_is_told() {
    let dir = demo();
    let run = dir.run(&["def", "std::vec::Vec::push"]).ends(0);
    assert!(run.stdout.starts_with("method  alloc::vec::Vec::push"), "{}", run.stdout);
    assert!(run.stdout.contains("pub fn push(&mut self, value: T)"), "{}", run.stdout);
    assert!(run.stderr.contains("is of the standard library"), "{}", run.stderr);
}

#[test]
fn blast_of_a_diff() {
    let dir = demo();
    let git = |arguments: &[&str]| {
        let mut git = std::process::Command::new("git");
        git.args(["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]);
        let done = git.args(arguments).current_dir(dir.path()).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    };
    let outside = dir.run(&["blast", "--diff"]).ends(2);
    assert!(outside.stderr.contains("is in no git repository"), "{}", outside.stderr);
    git(&["init", "-q"]);
    let empty = dir.run(&["blast", "--diff"]).ends(2);
    assert_eq!(
        empty.stderr,
        "error: there is no commit yet to compare with; name a symbol or a file instead\n"
    );
    git(&["add", "."]);
    git(&["commit", "-q", "-m", "one"]);
    let unchanged = dir.run(&["blast", "--diff"]).ends(1);
    assert!(unchanged.stderr.contains("no line changed in `worktree`"), "{}", unchanged.stderr);
    dir.write("src/shapes.rs", SHAPES.replace("self.side * self.side", "self.side.pow(2)"));
    dir.write("src/new.rs", "pub fn loose() {}\n");
    // Nothing that a repository configures is run.
    git(&["config", "core.fsmonitor", "touch ran; false"]);
    git(&["config", "filter.evil.clean", "touch ran; cat"]);
    git(&["config", "diff.external", "touch ran; true"]);
    dir.write(".gitattributes", "*.rs filter=evil\n");
    let run = dir.run(&["blast", "--diff", "--depth", "2"]).ends(0);
    expect![[r#"
        fn      new::loose                  src/new.rs:1
        method  demo::shapes::Square::area  src/shapes.rs:8
        2 symbols and 1 test in 2 files and 1 crate depend on them

        depth 1
          demo::total  src/lib.rs:6  by demo::shapes::Square::area  public_api
          demo::one    src/lib.rs:11  by demo::shapes::Square::area  public_api

        1 test  cargo test -p demo --lib -- --exact …
          shapes::small  src/shapes.rs:14

        3 entry points
          demo::shapes::Square::area  public_api
          demo::total  public_api
          demo::one  public_api
    "#]]
    .assert_eq(&dir.plain(&format!("{}{}", run.stdout, run.stderr)));
    assert!(!dir.path().join("ran").exists());
    let range = dir.run(&["blast", "--diff", "HEAD..HEAD"]).ends(1);
    assert!(range.stderr.contains("right side"), "{}", range.stderr);
    let none = dir.run(&["blast", "--diff", "nowhere"]).ends(2);
    assert!(none.stderr.contains("git has no diff for `nowhere`"), "{}", none.stderr);
}

#[test]
fn a_used_workspace_is_asked_where_none_is() {
    let dir = demo();
    dir.run(&["index"]).ends(0);
    let nowhere = tempfile::tempdir().unwrap();
    let ask = || run(dir.command_in(nowhere.path()).args(["search", "total"]));
    assert_eq!(ask().code, Some(1));
    let used = dir.run(&["use", "ws"]).ends(0);
    assert!(used.stdout.starts_with("ws (2) is active: "), "{}", used.stdout);
    assert!(ask().ends(0).stdout.contains("src/lib.rs:5"));
    // Where a workspace is, that one is meant.
    dir.write("other/Cargo.toml", "[package]\nname = \"other\"\nversion = \"0.1.0\"\n[workspace]\n");
    dir.write("other/src/lib.rs", "pub fn here() {}\n");
    assert_eq!(run(dir.command_in(&dir.path().join("other")).args(["search", "total"])).code, Some(1));
    dir.run(&["use", "nowhere"]).ends(2);
}

#[test]
fn contracts_and_first_looks() {
    check(
        &["contract", "Square"],
        expect![[r#"
        demo::shapes::Square  src/shapes.rs:2
        pub struct Square
        /// Four equal sides.

        fields
          3  pub side: u32

        impl Square
          8  pub fn area(&self) -> u32  // What is in it.
        [0]"#]],
    );
    check(
        &["inspect", "total", "Square", "--lines", "2"],
        expect![[r#"
        fn  demo::total  src/lib.rs:5
        /// Adds up.
        5  pub fn total(all: &[Square]) -> u32 {
        6      all.iter().map(|square| square.area()).sum()
        … to line 7
        1 caller: demo::one — src/lib.rs:11
        1 callee: demo::shapes::Square::area — src/shapes.rs:8
        1 reference

        struct  demo::shapes::Square  src/shapes.rs:2
        /// Four equal sides.
        2  pub struct Square {
        3      pub side: u32,
        … to line 4
        2 members: side, area
        5 references
        [0]"#]],
    );
    check(
        &["inspect", "nothing"],
        expect![[r#"
            note: no indexed symbol named `nothing`; scryer search finds symbols by words
            [1]"#]],
    );
}

#[test]
fn the_root_is_that_of_the_workspace() {
    let dir = Dir::empty();
    dir.write("Cargo.toml", "[workspace]\nmembers = [\"x\", \"y\"]\n");
    dir.write("x/Cargo.toml", "[package]\nname = \"x\"\nversion = \"0.1.0\"\n");
    dir.write("x/src/lib.rs", "pub fn in_x() {}\n");
    dir.write("y/Cargo.toml", "[package]\nname = \"y\"\nversion = \"0.1.0\"\n");
    dir.write("y/src/lib.rs", "pub fn in_y() {}\n");
    let found = run(dir.command_in(&dir.path().join("x/src")).args(["search", "in_y"])).ends(0);
    assert!(found.stdout.contains("y/src/lib.rs:1"), "{}", found.stdout);
}

#[test]
fn help_is_grouped_and_names_every_command() {
    let help = Dir::empty().run(&["help"]).ends(0).stdout;
    for command in [
        "refs",
        "def",
        "scope",
        "outline",
        "search",
        "inspect",
        "contract",
        "crate",
        "calls",
        "blast",
        "index",
        "status",
        "projects",
        "use",
        "forget",
        "scip",
        "serve",
        "completions",
    ] {
        let line = help.lines().find(|line| line.trim_start().starts_with(command));
        assert!(line.is_some(), "{command}\n{help}");
        let own = Dir::empty().run(&[command, "--help"]).ends(0).stdout;
        assert!(own.lines().next().is_some_and(|first| !first.ends_with('.')), "{own}");
    }
}

/// A package that depends on another one, outside of the workspace.
fn linked() -> Dir {
    let dir = Dir::package(&[("src/lib.rs", "pub use dep::Deep;\npub fn f() { dep::shown::one(); }\n")]);
    let manifest =
        |name: &str| format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
    dir.write("Cargo.toml", format!("{}[dependencies]\ndep = {{ path = \"../dep\" }}\n", manifest("demo")));
    dir.write("../dep/Cargo.toml", manifest("dep"));
    dir.write(
        "../dep/src/lib.rs",
        "mod deep;\npub use deep::Deep;\npub mod shown { /// Does one thing.\n pub fn one() {} }\n",
    );
    dir.write("../dep/src/deep.rs", "pub struct Deep;\n");
    dir
}

#[test]
fn dependencies_are_asked_about() {
    let dir = linked();
    let names = |arguments: &[&str], list: &str| {
        let found = dir.json(arguments);
        let names = found[list]
            .as_array()
            .into_iter()
            .flatten()
            .map(|one| one["qualified_name"].as_str().unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    let index = dir.json(&["index"]);
    assert_eq!((&index["dependency_files"], &index["dependency_files_parsed"]), (&2.into(), &2.into()));
    assert_eq!(names(&["search", "one thing", "--scope", "dependencies"], "symbols"), ["dep::shown::one"]);
    assert!(names(&["search", "one thing"], "symbols").is_empty());
    assert_eq!(names(&["calls", "f", "-d", "outgoing", "--scope", "all"], "nodes"), ["dep::shown::one"]);
    assert!(names(&["calls", "f", "-d", "outgoing"], "nodes").is_empty());
    let deep = dir.run(&["refs", "dep::Deep"]).ends(0).stdout;
    assert!(deep.contains("pub use dep::Deep;"), "{deep}");
    let all = dir.run(&["refs", "dep::Deep", "--scope", "dependencies"]).ends(0).stdout;
    assert!(all.contains("pub use deep::Deep;"), "{all}");
    let outline = dir.json(&["crate", "dep", "--limit", "2"]);
    assert_eq!((&outline["total"], &outline["next_offset"]), (&3.into(), &2.into()));
    assert_eq!(outline["formatted_markdown"], "## dep\n- `mod shown`\n- `struct Deep`");
    let rest = dir.json(&["crate", "dep", "--offset", "2"]);
    assert_eq!(rest["formatted_markdown"], "## dep::shown\n- `fn one()` — Does one thing.");
}
