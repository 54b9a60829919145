use expect_test::{Expect, expect};

use super::*;
use crate::testing::Fixture;

fn shown(found: &Found<BlastReport>) -> String {
    let report = &found.result;
    let mut out = String::new();
    for one in &report.changed {
        out += &format!("changed {} {}:{}\n", one.qualified_name, one.file_path, one.line);
    }
    for one in &report.candidates {
        out += &format!("candidate {} x{}\n", one.qualified_name, one.usages.unwrap_or_default());
    }
    for level in &report.levels {
        out += &format!(
            "depth {}: {} symbols, {} tests, {} files, {} crates\n",
            level.depth, level.symbols, level.tests, level.files, level.crates
        );
    }
    let marks = |name_matched: bool, may_dispatch: bool| {
        format!("{}{}", if name_matched { " ?" } else { "" }, if may_dispatch { " ~" } else { "" })
    };
    for one in &report.symbols {
        let of = one.impl_trait.as_ref().map(|name| format!(" ({name})")).unwrap_or_default();
        let via = one.via.as_ref().map(|via| format!(" via {via}")).unwrap_or_default();
        let entry = one.entry.map(|entry| format!(" {entry}")).unwrap_or_default();
        let marks = marks(one.name_matched, one.may_dispatch);
        out += &format!(
            "{} {} {}{of} {}:{} at {}{via}{entry}{marks}\n",
            one.depth, one.kind, one.qualified_name, one.file_path, one.line, one.use_line
        );
    }
    for test in &report.tests {
        let cases = if test.has_cases { " cases" } else { "" };
        let marks = marks(test.name_matched, test.may_dispatch);
        out += &format!(
            "test -p {} {} {} {}:{} depth {}{cases}{marks}\n",
            test.package, test.target, test.test, test.file_path, test.line, test.depth
        );
    }
    for entry in &report.entry_points {
        out += &format!("entry {} {} depth {}\n", entry.entry, entry.qualified_name, entry.depth);
    }
    for note in &found.notes {
        out += &format!("note: {note}\n");
    }
    out
}

fn of(symbol: &str) -> BlastRadius {
    BlastRadius::new(BlastTarget::Symbol(TargetArg::Symbol(symbol.to_owned())))
}

#[track_caller]
fn check(fixture: &str, request: &BlastRadius, expected: Expect) {
    let fixture = Fixture::new(fixture);
    expected.assert_eq(&shown(&blast_radius(&fixture.snapshot(), request).expect("it can be asked")));
}

const CHAIN: &str = "
//- /Cargo.toml
[package]
name = \"my-lib\"
version = \"0.1.0\"
edition = \"2021\"
//- /src/lib.rs
mod deep;
pub fn api() { inner() }
fn inner() { deep::low() }
fn unused() { inner() }
#[cfg(test)]
mod tests {
    use super::*;
    #[test] fn direct() { assert_eq!(deep::low(), ()); }
    fn helper() { inner() }
    #[tokio::test] async fn through_helper() { helper() }
    #[rstest] #[case(1)] fn with_cases(#[case] n: u8) { inner() }
}
//- /src/deep.rs
pub fn low() {}
//- /src/main.rs
fn main() { my_lib::api() }
//- /tests/it-works.rs
use my_lib::api;
#[test] fn adds() { api() }
mod more { #[test] fn nested() { my_lib::api() } }
";

#[test]
fn level_by_level() {
    check(
        CHAIN,
        &of("low"),
        expect![[r#"
        changed my_lib::deep::low src/deep.rs:1
        depth 1: 1 symbols, 1 tests, 1 files, 1 crates
        depth 2: 3 symbols, 1 tests, 1 files, 1 crates
        depth 3: 1 symbols, 3 tests, 3 files, 2 crates
        1 fn my_lib::inner src/lib.rs:3 at 3
        2 fn my_lib::api src/lib.rs:2 at 2 via my_lib::inner public_api
        2 fn my_lib::unused src/lib.rs:4 at 4 via my_lib::inner
        2 fn my_lib::tests::helper src/lib.rs:9 at 9 via my_lib::inner
        3 fn my_lib::main src/main.rs:1 at 1 via my_lib::api main
        test -p my-lib --lib tests::direct src/lib.rs:8 depth 1
        test -p my-lib --lib tests::through_helper src/lib.rs:10 depth 3
        test -p my-lib --lib tests::with_cases src/lib.rs:11 depth 2 cases
        test -p my-lib --test it-works adds tests/it-works.rs:2 depth 3
        test -p my-lib --test it-works more::nested tests/it-works.rs:3 depth 3
        entry public_api my_lib::api depth 2
        entry main my_lib::main depth 3
        note: 1 symbol at depth 3 is not followed further; ask with a larger depth for what depends on it
    "#]],
    );
    check(
        CHAIN,
        &BlastRadius { depth: 1, ..of("inner") },
        expect![[r#"
        changed my_lib::inner src/lib.rs:3
        depth 1: 3 symbols, 1 tests, 1 files, 1 crates
        1 fn my_lib::api src/lib.rs:2 at 2 public_api
        1 fn my_lib::unused src/lib.rs:4 at 4
        1 fn my_lib::tests::helper src/lib.rs:9 at 9
        test -p my-lib --lib tests::with_cases src/lib.rs:11 depth 1 cases
        entry public_api my_lib::api depth 1
        note: 3 symbols at depth 1 are not followed further; ask with a larger depth for what depends on them
    "#]],
    );
}

#[test]
fn pages_are_parts() {
    let fixture = Fixture::new(CHAIN);
    let whole = blast_radius(&fixture.snapshot(), &of("low")).expect("it can be asked").result;
    let mut seen = 0;
    let (mut symbols, mut tests) = (Vec::new(), Vec::new());
    while seen < whole.total {
        let request = BlastRadius { limit: 2, offset: seen, ..of("low") };
        let page = blast_radius(&fixture.snapshot(), &request).expect("it can be asked").result;
        assert_eq!(page.total, whole.total);
        seen += page.symbols.len() + page.tests.len();
        symbols.extend(page.symbols);
        tests.extend(page.tests);
    }
    assert_eq!((symbols, tests), (whole.symbols, whole.tests));
}

#[test]
fn types_traits_and_modules() {
    let text = "
pub struct Conf { pub n: u8 }
pub enum Mode { On, Off }
pub trait Run { fn run(&self); fn twice(&self) { self.run() } }
impl Run for Conf { fn run(&self) { help(self.n) } }
fn help(_: u8) {}
pub fn make() -> Conf { Conf { n: 1 } }
fn read(c: &Conf) -> u8 { c.n }
fn pick(m: Mode) -> bool { matches!(m, Mode::On) }
fn go(r: &dyn Run) { r.run() }
mod part { pub fn f() {} pub fn g() { f() } }
fn uses_part() { part::g() }
fn hand() { let f = help; f(1) }
";
    check(
        text,
        &of("Conf"),
        expect![[r#"
        changed demo::Conf src/lib.rs:2
        depth 1: 4 symbols, 0 tests, 1 files, 1 crates
        depth 2: 2 symbols, 0 tests, 1 files, 1 crates
        1 impl demo::Conf (Run) src/lib.rs:5 at 5
        1 method demo::Conf::run (Run) src/lib.rs:5 at 5 public_api
        1 fn demo::make src/lib.rs:7 at 7 public_api
        1 fn demo::read src/lib.rs:8 at 8
        2 method demo::Run::twice src/lib.rs:4 at 4 via demo::Conf::run public_api ~
        2 fn demo::go src/lib.rs:10 at 10 via demo::Conf::run ~
        entry public_api demo::Conf depth 0
        entry public_api demo::Conf::run depth 1
        entry public_api demo::make depth 1
        entry public_api demo::Run::twice depth 2
    "#]],
    );
    check(
        text,
        &of("Mode"),
        expect![[r#"
        changed demo::Mode src/lib.rs:3
        depth 1: 1 symbols, 0 tests, 1 files, 1 crates
        1 fn demo::pick src/lib.rs:9 at 9
        entry public_api demo::Mode depth 0
    "#]],
    );
    check(
        text,
        &of("Run"),
        expect![[r#"
        changed demo::Run src/lib.rs:4
        depth 1: 2 symbols, 0 tests, 1 files, 1 crates
        1 impl demo::Conf (Run) src/lib.rs:5 at 5
        1 fn demo::go src/lib.rs:10 at 10
        entry public_api demo::Run depth 0
    "#]],
    );
    check(
        text,
        &of("Conf::run"),
        expect![[r#"
        changed demo::Conf::run src/lib.rs:5
        depth 1: 2 symbols, 0 tests, 1 files, 1 crates
        1 method demo::Run::twice src/lib.rs:4 at 4 public_api ~
        1 fn demo::go src/lib.rs:10 at 10 ~
        entry public_api demo::Conf::run depth 0
        entry public_api demo::Run::twice depth 1
    "#]],
    );
    check(
        text,
        &of("part"),
        expect![[r#"
        changed demo::part src/lib.rs:11
        depth 1: 1 symbols, 0 tests, 1 files, 1 crates
        1 fn demo::uses_part src/lib.rs:12 at 12
    "#]],
    );
    check(
        text,
        &of("help"),
        expect![[r#"
        changed demo::help src/lib.rs:6
        depth 1: 2 symbols, 0 tests, 1 files, 1 crates
        depth 2: 2 symbols, 0 tests, 1 files, 1 crates
        1 method demo::Conf::run (Run) src/lib.rs:5 at 5 public_api
        1 fn demo::hand src/lib.rs:13 at 13
        2 method demo::Run::twice src/lib.rs:4 at 4 via demo::Conf::run public_api ~
        2 fn demo::go src/lib.rs:10 at 10 via demo::Conf::run ~
        entry public_api demo::Conf::run depth 1
        entry public_api demo::Run::twice depth 2
    "#]],
    );
}

#[test]
fn files_and_lines() {
    let file = BlastRadius::new(BlastTarget::File("src/deep.rs".to_owned()));
    check(
        CHAIN,
        &BlastRadius { depth: 1, ..file },
        expect![[r#"
        changed my_lib::deep::low src/deep.rs:1
        depth 1: 1 symbols, 1 tests, 1 files, 1 crates
        1 fn my_lib::inner src/lib.rs:3 at 3
        test -p my-lib --lib tests::direct src/lib.rs:8 depth 1
        note: 1 symbol at depth 1 is not followed further; ask with a larger depth for what depends on it
    "#]],
    );
    let lines = |file_path: &str, start_line, end_line| ChangedLines {
        file_path: file_path.to_owned(),
        start_line,
        end_line,
    };
    let diff = |lines: Vec<ChangedLines>| BlastRadius {
        depth: 1,
        ..BlastRadius::new(BlastTarget::Diff { of: "worktree".to_owned(), lines })
    };
    // A fn, an import, a test, a file that is none of ours; lines taken away inside a fn, and between two.
    check(
        CHAIN,
        &diff(vec![
            lines("src/lib.rs", 3, 3),
            lines("src/lib.rs", 1, 1),
            lines("src/lib.rs", 8, 8),
            lines("README.md", 1, 9),
        ]),
        expect![[r#"
            changed my_lib::inner src/lib.rs:3
            changed my_lib::tests::direct src/lib.rs:8
            depth 1: 3 symbols, 1 tests, 1 files, 1 crates
            1 fn my_lib::api src/lib.rs:2 at 2 via my_lib::inner public_api
            1 fn my_lib::unused src/lib.rs:4 at 4 via my_lib::inner
            1 fn my_lib::tests::helper src/lib.rs:9 at 9 via my_lib::inner
            test -p my-lib --lib tests::direct src/lib.rs:8 depth 0
            test -p my-lib --lib tests::with_cases src/lib.rs:11 depth 1 cases
            entry public_api my_lib::api depth 1
            note: 1 stretch of changed lines is in no symbol (imports, module headers, plain comments), such as src/lib.rs:1
            note: 1 file changed that is not indexed, such as README.md: what depends on it is not known
            note: 3 symbols at depth 1 are not followed further; ask with a larger depth for what depends on them
        "#]],
    );
    let text = "fn a() {\n    b();\n\n    b();\n}\n\nfn b() {}\nstruct S {\n    x: u8,\n}\nimpl S {\n    fn m(&self) { self.x; }\n\n    fn n(&self) { self.m() }\n}\n";
    check(
        text,
        &diff(vec![lines("src/lib.rs", 3, 2), lines("src/lib.rs", 6, 5)]),
        expect![[r#"
        changed demo::a src/lib.rs:1
        note: 1 stretch of changed lines is in no symbol (imports, module headers, plain comments), such as src/lib.rs:6
        note: `demo::a` is defined, but nothing uses it
    "#]],
    );
    check(
        text,
        &diff(vec![lines("src/lib.rs", 9, 9)]),
        expect![[r#"
        changed demo::S src/lib.rs:8
        depth 1: 2 symbols, 0 tests, 1 files, 1 crates
        1 impl demo::S src/lib.rs:11 at 11
        1 method demo::S::m src/lib.rs:12 at 12
        note: 1 symbol at depth 1 is not followed further; ask with a larger depth for what depends on it
    "#]],
    );
    check(
        text,
        &diff(vec![lines("src/lib.rs", 13, 12)]),
        expect![[r#"
        changed demo::S::m src/lib.rs:12
        changed demo::S::n src/lib.rs:14
        note: nothing else uses the 2 symbols that change
    "#]],
    );
    check(
        text,
        &diff(Vec::new()),
        expect![[r#"
        note: no line changed in `worktree`
    "#]],
    );
}

#[test]
fn proptest_fns_are_tests() {
    check(
        "
pub fn half(n: u8) -> u8 { n / 2 }
#[cfg(test)]
mod props {
    use super::*;
    use proptest::prelude::*;
    proptest! {
        #![proptest_config(ProptestConfig::default())]
        #[test]
        fn halves(n in 0..9u8) { prop_assert!(half(n) < 5); }
        #[test]
        fn other(n in 0..9u8) { prop_assert!(n < 10); }
    }
}
",
        &of("half"),
        expect![[r#"
            changed demo::half src/lib.rs:2
            depth 1: 0 symbols, 1 tests, 1 files, 1 crates
            test -p demo --lib props::halves src/lib.rs:10 depth 1 ?
            entry public_api demo::half depth 0
        "#]],
    );
}

#[test]
fn what_is_ambiguous_or_unknown_says_so() {
    let text = "
pub mod a { pub fn load() {} pub fn ua() { load() } }
pub mod b { pub fn load() {} pub fn ub() { load() } pub fn uc() { load() } }
#[cfg(unix)] fn open() {}
#[cfg(not(unix))] fn open() {}
pub fn f() { open() }
";
    check(
        text,
        &of("load"),
        expect![[r#"
        candidate demo::b::load x2
        candidate demo::a::load x1
        note: `load` is several things; ask with the qualified_name of one of the candidates
    "#]],
    );
    check(
        text,
        &of("open"),
        expect![[r#"
        changed demo::open src/lib.rs:4
        changed demo::open src/lib.rs:5
        candidate demo::open x1
        candidate demo::open x1
        depth 1: 1 symbols, 0 tests, 1 files, 1 crates
        1 fn demo::f src/lib.rs:6 at 6 public_api
        entry public_api demo::f depth 1
        note: `demo::open` is declared 2 times under different `cfg`s: all are taken as one
    "#]],
    );
    check(
        text,
        &of("laod"),
        expect![[r#"
        note: no indexed symbol named `laod`; nearest names: `load`
    "#]],
    );
    check(
        text,
        &of("ua"),
        expect![[r#"
        changed demo::a::ua src/lib.rs:2
        entry public_api demo::a::ua depth 0
        note: `demo::a::ua` is defined, but nothing uses it
    "#]],
    );
}
