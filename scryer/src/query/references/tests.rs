use expect_test::{Expect, expect};

use super::*;
use crate::testing::Fixture;

/// What `ask` finds in a fixture: one entry a line, then notes.
fn shown(fixture: &Fixture, ask: &FindReferences) -> String {
    let found = find_references(&fixture.snapshot(), ask).expect("it can be asked");
    let result = &found.result;
    let mut out = format!("{} of {} in {} files", result.total, result.total_sites, result.total_files);
    if result.ambiguous {
        out.push_str(", ambiguous");
    }
    out.push('\n');
    let mark = |set: bool, word: &'static str| if set { word } else { "" };
    for candidate in &result.candidates {
        out += &format!(
            "? {} {}:{} {}\n",
            candidate.qualified_name,
            candidate.file_path,
            candidate.line,
            candidate.usages.unwrap_or(0)
        );
    }
    for caller in &result.callers {
        let target = caller.target.as_ref().map(|target| format!(" -> {target}")).unwrap_or_default();
        out += &format!(
            "{} {}:{}:{} x{}{target}{}{}\n",
            caller.enclosing_symbol,
            caller.file_path,
            caller.line,
            caller.column,
            caller.count,
            mark(caller.name_matched, " name_matched"),
            mark(caller.may_dispatch, " may_dispatch"),
        );
    }
    for file in &result.files {
        out += &format!("{} x{}\n", file.file_path, file.count);
    }
    for site in &result.sites {
        let target = site.target.as_ref().map(|target| format!(" -> {target}")).unwrap_or_default();
        out += &format!(
            "{}:{}:{} {} in {}{target}{}{} | {}\n",
            site.file_path,
            site.line,
            site.column,
            site.role,
            site.enclosing_symbol,
            mark(site.name_matched, " name_matched"),
            mark(site.may_dispatch, " may_dispatch"),
            site.text,
        );
    }
    for note in &found.notes {
        out += &format!("note: {note}\n");
    }
    out
}

fn symbol(name: &str) -> TargetArg {
    TargetArg::Symbol(name.to_owned())
}

#[track_caller]
fn callers_of(text: &str, name: &str, expected: Expect) {
    expected.assert_eq(&shown(&Fixture::new(text), &FindReferences::new(symbol(name))));
}

#[track_caller]
fn sites_at_cursor(text: &str, expected: Expect) {
    let fixture = Fixture::new(text);
    let ask = FindReferences { view: View::Sites, ..FindReferences::new(fixture.cursor()) };
    expected.assert_eq(&shown(&fixture, &ask));
}

#[test]
fn a_definition_inside_an_item_macro_is_found_where_it_stands() {
    let text = "
macro_rules! items { ($($item:item)*) => { $($item)* }; }
items! {
    pub fn first() {}
    pub fn inn$0er() {}
}
pub fn user() { inner() }
";
    sites_at_cursor(
        text,
        expect![[r#"
        1 of 1 in 1 files
        src/lib.rs:7:17 call in demo::user | pub fn user() { inner() }
    "#]],
    );
}

#[test]
fn callers_are_the_items_around() {
    let text = "
pub struct St;
impl St { pub fn exp(&self) -> u8 { 1 } }
pub fn f(s: St, o: Option<u8>) -> Option<u8> { o.map(|_| s.exp()) }
pub fn g() -> u8 { fn inner() -> u8 { St.exp() } inner() }
pub const C: fn(&St) -> u8 = St::exp;
#[cfg(test)] mod tests { #[test] fn t() { assert_eq!(super::St.exp(), super::St.exp()); } }
";
    callers_of(
        text,
        "St::exp",
        expect![[r#"
        4 of 5 in 1 files
        demo::f src/lib.rs:4:60 x1
        demo::g::inner src/lib.rs:5:42 x1
        demo::C src/lib.rs:6:34 x1
        demo::tests::t src/lib.rs:7:64 x2
    "#]],
    );
}

#[test]
fn a_type_is_used_in_types_variants_and_imports() {
    let text = "
mod store { pub struct Re$0po; impl Repo { pub fn me(self) -> Self { self } } }
pub mod api { use crate::store::Repo as R; pub fn mk() -> R { R } }
pub enum Ev { Click(store::Repo), Resize { size: store::Repo } }
";
    sites_at_cursor(
        text,
        expect![[r#"
            7 of 7 in 1 files
            src/lib.rs:2:35 type in demo::store | mod store { pub struct Repo; impl Repo { pub fn me(self) -> Self { self } } }
            src/lib.rs:3:33 import in demo::api | pub mod api { use crate::store::Repo as R; pub fn mk() -> R { R } }
            src/lib.rs:3:41 import in demo::api | pub mod api { use crate::store::Repo as R; pub fn mk() -> R { R } }
            src/lib.rs:3:59 type in demo::api::mk | pub mod api { use crate::store::Repo as R; pub fn mk() -> R { R } }
            src/lib.rs:3:63 read in demo::api::mk | pub mod api { use crate::store::Repo as R; pub fn mk() -> R { R } }
            src/lib.rs:4:28 type in demo::Ev::Click | pub enum Ev { Click(store::Repo), Resize { size: store::Repo } }
            src/lib.rs:4:57 type in demo::Ev::Resize | pub enum Ev { Click(store::Repo), Resize { size: store::Repo } }
        "#]],
    );
}

#[test]
fn constructors_are_read_and_fields_written() {
    let text = "
pub struct P$0(pub u8);
pub fn f() -> P { P(1) }
pub fn g(p: P) -> u8 { let P(x) = p; x }
";
    sites_at_cursor(
        text,
        expect![[r#"
        4 of 4 in 1 files
        src/lib.rs:3:15 type in demo::f | pub fn f() -> P { P(1) }
        src/lib.rs:3:19 read in demo::f | pub fn f() -> P { P(1) }
        src/lib.rs:4:13 type in demo::g | pub fn g(p: P) -> u8 { let P(x) = p; x }
        src/lib.rs:4:28 type in demo::g | pub fn g(p: P) -> u8 { let P(x) = p; x }
    "#]],
    );
    let text = "
pub struct Cfg { pub n$0: u8 }
pub fn f(c: &mut Cfg) -> u8 { c.n = 1; let Cfg { n } = c; *n }
pub fn g(n: u8) -> Cfg { Cfg { n } }
pub fn h(n: u8) -> Cfg { Cfg { n: 1 } }
";
    sites_at_cursor(
        text,
        expect![[r#"
        4 of 4 in 1 files
        src/lib.rs:3:33 write in demo::f | pub fn f(c: &mut Cfg) -> u8 { c.n = 1; let Cfg { n } = c; *n }
        src/lib.rs:3:50 read in demo::f | pub fn f(c: &mut Cfg) -> u8 { c.n = 1; let Cfg { n } = c; *n }
        src/lib.rs:4:32 write in demo::g | pub fn g(n: u8) -> Cfg { Cfg { n } }
        src/lib.rs:5:32 write in demo::h | pub fn h(n: u8) -> Cfg { Cfg { n: 1 } }
    "#]],
    );
}

const TICK: &str = "
pub trait Tick { fn tick(&self); fn twice(&self) { self.tick() } }
pub struct A; pub struct B;
impl Tick for A { fn tick(&self) {} }
impl Tick for B { fn tick(&self) {} }
pub fn all<T: Tick>(t: &T) { t.tick() }
pub fn one(a: &A) { a.tick() }
";

#[test]
fn a_trait_method_has_the_uses_of_its_family() {
    callers_of(
        TICK,
        "Tick::tick",
        expect![[r#"
        3 of 3 in 1 files
        demo::Tick::twice src/lib.rs:2:57 x1 -> demo::Tick::tick
        demo::all src/lib.rs:6:32 x1 -> demo::Tick::tick
        demo::one src/lib.rs:7:23 x1 -> demo::A::tick
    "#]],
    );
    callers_of(
        TICK,
        "tick",
        expect![[r#"
        3 of 3 in 1 files
        demo::Tick::twice src/lib.rs:2:57 x1 -> demo::Tick::tick
        demo::all src/lib.rs:6:32 x1 -> demo::Tick::tick
        demo::one src/lib.rs:7:23 x1 -> demo::A::tick
    "#]],
    );
}

#[test]
fn an_impl_method_may_be_dispatched_to() {
    callers_of(
        TICK,
        "<A as Tick>::tick",
        expect![[r#"
        3 of 3 in 1 files
        demo::Tick::twice src/lib.rs:2:57 x1 -> demo::Tick::tick may_dispatch
        demo::all src/lib.rs:6:32 x1 -> demo::Tick::tick may_dispatch
        demo::one src/lib.rs:7:23 x1 -> demo::A::tick
    "#]],
    );
    callers_of(
        TICK,
        "B.tick",
        expect![[r#"
        2 of 2 in 1 files
        demo::Tick::twice src/lib.rs:2:57 x1 -> demo::Tick::tick may_dispatch
        demo::all src/lib.rs:6:32 x1 -> demo::Tick::tick may_dispatch
    "#]],
    );
}

#[test]
fn same_names_are_not_merged() {
    let text = "
pub mod a { pub fn load() {} pub fn ua() { load() } }
pub mod b { pub fn load() {} pub fn ub() { load() } pub fn uc() { load() } }
";
    callers_of(
        text,
        "load",
        expect![[r#"
        3 of 3 in 1 files, ambiguous
        ? demo::b::load src/lib.rs:3 2
        ? demo::a::load src/lib.rs:2 1
        demo::a::ua src/lib.rs:2:44 x1 -> demo::a::load
        demo::b::ub src/lib.rs:3:44 x1 -> demo::b::load
        demo::b::uc src/lib.rs:3:67 x1 -> demo::b::load
    "#]],
    );
    callers_of(
        text,
        "b::load",
        expect![[r#"
        2 of 2 in 1 files
        demo::b::ub src/lib.rs:3:44 x1
        demo::b::uc src/lib.rs:3:67 x1
    "#]],
    );
}

#[test]
fn cfg_twins_share_their_uses() {
    let text = "
#[cfg(unix)]      pub fn open() -> u8 { low() }
#[cfg(not(unix))] pub fn open() -> u8 { low() }
fn low() -> u8 { 1 }
pub fn f() -> u8 { open() }
";
    callers_of(
        text,
        "low",
        expect![[r#"
        2 of 2 in 1 files
        demo::open src/lib.rs:2:41 x1
        demo::open src/lib.rs:3:41 x1
    "#]],
    );
    callers_of(
        text,
        "open",
        expect![[r#"
        1 of 1 in 1 files, ambiguous
        ? demo::open src/lib.rs:2 1
        ? demo::open src/lib.rs:3 1
        demo::f src/lib.rs:5:20 x1
        note: `demo::open` is declared 2 times under different `cfg`s: all are taken as one
    "#]],
    );
    sites_at_cursor(
        &text.replace("-> u8 { open() }", "-> u8 { op$0en() }"),
        expect![[r#"
        1 of 1 in 1 files, ambiguous
        ? demo::open src/lib.rs:2 1
        ? demo::open src/lib.rs:3 1
        src/lib.rs:5:20 call in demo::f | pub fn f() -> u8 { open() }
        note: `demo::open` is declared 2 times under different `cfg`s: all are taken as one
    "#]],
    );
}

#[test]
fn a_use_leads_to_the_definition() {
    let text = "
//- /src/lib.rs
pub mod a; pub mod b;
//- /src/a.rs
pub fn t() {}
//- /src/b.rs
use crate::a::t as tt;
pub fn u() { t$0t(); tt() }
";
    sites_at_cursor(
        text,
        expect![[r#"
            4 of 4 in 1 files
            src/b.rs:1:15 import in demo::b | use crate::a::t as tt;
            src/b.rs:1:20 import in demo::b | use crate::a::t as tt;
            src/b.rs:2:14 call in demo::b::u | pub fn u() { tt(); tt() }
            src/b.rs:2:20 call in demo::b::u | pub fn u() { tt(); tt() }
        "#]],
    );
}

#[test]
fn unknown_names_and_odd_places_are_explained() {
    callers_of(
        "pub fn hello() {}",
        "helo",
        expect![[r#"
        0 of 0 in 0 files
        note: no indexed symbol named `helo`; nearest names: `hello`
    "#]],
    );
    callers_of(
        "pub fn hello() {}",
        "hello",
        expect![[r#"
        0 of 0 in 0 files
        note: `demo::hello` is defined, but nothing uses it
    "#]],
    );
    callers_of(
        "pub fn hello() {}",
        "HashMap",
        expect![[r#"
        0 of 0 in 0 files
        note: `HashMap` is defined only outside the workspace, in `std`
    "#]],
    );
    sites_at_cursor(
        "pub fn f(x: u8) -> u8 { x$0 }",
        expect![[r#"
        0 of 0 in 0 files
        note: `x` is a local variable
    "#]],
    );
    sites_at_cursor(
        "pub fn f(x: u$08) -> u8 { x }",
        expect![[r#"
        0 of 0 in 0 files
        note: `u8` is a primitive type or of a crate that is not loaded
    "#]],
    );
    sites_at_cursor(
        "pub $0 fn f(x: u8) -> u8 { x }",
        expect![[r#"
        0 of 0 in 0 files
        note: no name at src/lib.rs:1:5; give the position of an identifier
    "#]],
    );
}

#[test]
fn filters_and_views() {
    let text = "
//- /src/lib.rs
pub mod a; pub mod b;
pub struct S;
//- /src/a.rs
use crate::S;
pub fn f() -> S { S }
//- /src/b.rs
pub fn g(_: crate::S) {}
";
    let fixture = Fixture::new(text);
    let check = |ask: &FindReferences, expected: Expect| expected.assert_eq(&shown(&fixture, ask));
    let base = FindReferences { view: View::Sites, ..FindReferences::new(symbol("S")) };
    check(
        &FindReferences { view: View::Files, ..base.clone() },
        expect![[r#"
        2 of 4 in 2 files
        src/a.rs x3
        src/b.rs x1
    "#]],
    );
    check(
        &FindReferences { role: RoleFilter::Type, ..base.clone() },
        expect![[r#"
        2 of 2 in 2 files
        src/a.rs:2:15 type in demo::a::f | pub fn f() -> S { S }
        src/b.rs:1:20 type in demo::b::g | pub fn g(_: crate::S) {}
    "#]],
    );
    check(
        &FindReferences { role: RoleFilter::Call, ..base.clone() },
        expect![[r#"
        0 of 0 in 0 files
        note: role `call` matched nothing; without it there are 4
    "#]],
    );
    check(
        &FindReferences { role: RoleFilter::Definition, ..base.clone() },
        expect![[r#"
        1 of 1 in 1 files
        src/lib.rs:2:12 definition in demo | pub struct S;
    "#]],
    );
    check(
        &FindReferences { file_filter: Some("src/b*".to_owned()), ..base.clone() },
        expect![[r#"
        1 of 1 in 1 files
        src/b.rs:1:20 type in demo::b::g | pub fn g(_: crate::S) {}
    "#]],
    );
    check(
        &FindReferences { file_filter: Some("nope.rs".to_owned()), ..base.clone() },
        expect![[r#"
        0 of 0 in 0 files
        note: file_filter `nope.rs` matched nothing; without it there are 4
    "#]],
    );
    check(
        &FindReferences { limit: 1, offset: 1, ..base.clone() },
        expect![[r#"
        4 of 4 in 2 files
        src/a.rs:2:15 type in demo::a::f | pub fn f() -> S { S }
    "#]],
    );
    check(
        &FindReferences { offset: 9, ..base.clone() },
        expect![[r#"
        4 of 4 in 2 files
        note: offset lies past the end: there are 4
    "#]],
    );
    check(
        &FindReferences { scope_level: ScopeLevel::Dependencies, ..base.clone() },
        expect![[r#"
            0 of 0 in 0 files
            note: of dependencies, declarations were searched: uses in their fn bodies, and in crates that nothing here names, are not listed
            note: no declaration in the dependencies names `demo::S`; scope_level project has the uses in the workspace
        "#]],
    );
    let error = find_references(
        &fixture.snapshot(),
        &FindReferences { scope_level: ScopeLevel::File, ..base.clone() },
    );
    assert_eq!(error, Err(QueryError::NeedsFile));
    let position = TargetArg::Position { file_path: "src/a.rs".to_owned(), line: 2, column: 15 };
    check(
        &FindReferences { scope_level: ScopeLevel::File, target: position, ..base },
        expect![[r#"
        3 of 3 in 1 files
        src/a.rs:1:12 import in demo::a | use crate::S;
        src/a.rs:2:15 type in demo::a::f | pub fn f() -> S { S }
        src/a.rs:2:19 read in demo::a::f | pub fn f() -> S { S }
    "#]],
    );
}

#[test]
fn doc_links_only_if_asked_for() {
    let text = "
/// See [`helper`], not `helper()`.
pub fn f() {}
pub fn helper() {}
";
    let fixture = Fixture::new(text);
    let ask =
        FindReferences { role: RoleFilter::Doc, view: View::Sites, ..FindReferences::new(symbol("helper")) };
    expect![[r#"
        1 of 1 in 1 files
        src/lib.rs:2:11 doc in demo::f name_matched | /// See [`helper`], not `helper()`.
    "#]]
    .assert_eq(&shown(&fixture, &ask));
    callers_of(
        text,
        "helper",
        expect![[r#"
        0 of 0 in 0 files
        note: `demo::helper` is defined, but nothing uses it
    "#]],
    );
}

#[test]
fn pages_cover_everything_once() {
    let callers: String = (0..57).map(|n| format!("pub fn c{n}() {{ hub() }}\n")).collect();
    let fixture = Fixture::new(&format!("pub fn hub() {{}}\n{callers}"));
    let mut names = Vec::new();
    for offset in (0..57).step_by(10) {
        let ask = FindReferences { limit: 10, offset, ..FindReferences::new(symbol("hub")) };
        let found = find_references(&fixture.snapshot(), &ask).expect("it can be asked").result;
        assert_eq!((found.total, found.total_callers), (57, 57));
        names.extend(found.callers.into_iter().map(|caller| caller.enclosing_symbol));
    }
    assert_eq!(names, (0..57).map(|n| format!("demo::c{n}")).collect::<Vec<_>>());
}
