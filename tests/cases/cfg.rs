//! Conditional compilation: everything is there, whatever the flags.

use scryer::query::RoleFilter;

use crate::util::Case;

/// A fn that is defined once per `cfg` lost every edge.
#[test]
fn b049_twins_have_their_edges() {
    let case = Case::new(
        "
#[cfg(unix)]      pub fn open() -> u8 { low() }         //@u
#[cfg(not(unix))] pub fn open() -> u8 { low() }         //@n
fn low() -> u8 { 1 }
pub fn f() -> u8 { open() } //@f
",
    );
    assert_eq!(case.callers("low"), ["demo::open", "demo::open"]);
    assert_eq!(case.call_sites("low"), case.marks(&["u", "n"]));
    assert_eq!(case.callers("open"), ["demo::f"]);
    assert_eq!(case.callers_at("u", "open"), ["demo::f"]);
    assert_eq!(case.callers_at("n", "open"), ["demo::f"]);
    let twins = case.marks(&["u", "n"]).into_iter().map(|place| format!("demo::open {place}"));
    assert_eq!(case.definition("f", "open"), twins.collect::<Vec<_>>());
}

/// Of methods, impls and modules that each build has another of, the second had no edges.
#[test]
fn b049_also_twin_methods_and_modules() {
    let case = Case::new(
        r#"
//- /src/lib.rs
#[cfg(unix)] #[path = "unix.rs"] mod sys; //@declared
#[cfg(windows)] #[path = "windows.rs"] mod sys; //@declared
fn low() -> u8 { 1 }
pub struct S;
#[cfg(debug_assertions)] impl S { pub fn go(&self) -> u8 { low() } } //@dbg
#[cfg(not(debug_assertions))] impl S { pub fn go(&self) -> u8 { low() } } //@rel
impl S { #[cfg(unix)] pub fn in_(&self) -> u8 { 1 } #[cfg(not(unix))] pub fn in_(&self) -> u8 { low() } pub fn all(&self) -> u8 { self.go() + self.in_() } }
pub fn f() -> u8 { sys::open() + S.go() }
//- /src/unix.rs
pub fn open() -> u8 { super::low() } //@unix
//- /src/windows.rs
pub fn open() -> u8 { crate::low() } //@windows
"#,
    );
    assert_eq!(
        case.callers("low"),
        ["demo::S::go", "demo::S::go", "demo::S::in_", "demo::sys::open", "demo::sys::open"]
    );
    for mark in ["dbg", "rel"] {
        assert_eq!(case.callers_at(mark, "go"), ["demo::S::all", "demo::f"], "{mark}");
    }
    for mark in ["unix", "windows"] {
        assert_eq!(case.callers_at(mark, "open"), ["demo::f"], "{mark}");
    }
}

/// Twins of types, fields, imports and statements: what is used of one is used of both, nothing of strangers.
#[test]
fn b049_also_twin_fields_imports_and_consts() {
    let case = Case::new(
        r#"
pub mod a { pub fn run() -> u8 { 1 } } pub mod b { pub fn run() -> u8 { 2 } } pub mod c { pub fn run() -> u8 { 3 } }
#[cfg(feature = "x")] use a::run;
#[cfg(not(feature = "x"))] use b::run;
#[cfg(feature = "x")] pub const MAX: u8 = run(); //@one
#[cfg(not(feature = "x"))] pub const MAX: u8 = 4; //@two
pub struct S { #[cfg(feature = "x")] n: u16, #[cfg(not(feature = "x"))] n: u8 } //@s
pub fn f(s: &S) -> usize { s.n as usize + MAX as usize + run() as usize } //@f
pub fn g() -> u8 { if cfg!(feature = "x") { c::run() } else { run() } }
"#,
    );
    assert_eq!(case.callers("a::run"), ["demo::MAX", "demo::f", "demo::g"]);
    assert_eq!(case.callers("b::run"), ["demo::MAX", "demo::f", "demo::g"]);
    assert_eq!(case.callers("c::run"), ["demo::g"]);
    assert_eq!(case.references("MAX"), case.marks(&["f"]));
    assert!(case.references("S::n").iter().all(|site| *site == case.marks(&["f"])[0]));
}

/// A type that is an enum on one side and a struct on the other, in modules of one name, was two that shared no uses.
#[test]
fn b049_also_twins_of_different_kinds_in_twin_modules() {
    let case = Case::new(
        r#"
#[cfg(feature = "string")] mod inner {
    pub(crate) enum Inner { Static(&'static str), Owned(String) }
    impl Inner { pub(crate) fn get(&self) -> &str { match self { Inner::Static(s) => s, Inner::Owned(s) => s } } } //@1
}
#[cfg(not(feature = "string"))] mod inner {
    pub(crate) struct Inner(pub(crate) &'static str);
    impl Inner { pub(crate) fn get(&self) -> &str { self.0 } } //@2
}
use inner::Inner; //@3
pub fn f(i: &Inner) -> &str { i.get() } //@4
#[cfg(unix)] pub const LIMIT: u8 = 1;
#[cfg(not(unix))] pub static LIMIT: u8 = 2;
pub fn g() -> u8 { LIMIT } //@5
"#,
    );
    assert_eq!(case.references("Inner"), case.marks(&["1", "1", "1", "2", "3", "4"]));
    assert_eq!(case.callers("Inner::get"), ["demo::f"]);
    assert_eq!(case.references("LIMIT"), case.marks(&["5"]));
}

/// Callers in a module that default features leave out were absent from the complete list.
#[test]
fn b050_features_that_are_off() {
    let case = Case::new(
        "
//- /Cargo.toml
[package]
name = \"demo\"
version = \"0.1.0\"
edition = \"2021\"
[features]
extra = []
//- /src/lib.rs
#[cfg(feature = \"extra\")] mod extra;
pub fn shared() {}
//- /src/extra.rs
pub fn e() { crate::shared() }
",
    );
    assert_eq!(case.callers("shared"), ["demo::extra::e"]);
    let uses = case.uses("shared", RoleFilter::Call);
    assert_eq!(uses.sites[0].cfg.as_deref(), Some("feature = \"extra\""));
}

/// Calls behind a feature on a statement, an arm, a field's value, an impl or a whole file were absent.
#[test]
fn b050_also_features_inside_bodies_and_on_files() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[package]
name = "demo"
version = "0.1.0"
edition = "2021"
[features]
extra = []
more = ["extra"]
//- /src/lib.rs
mod whole;
pub fn shared() -> u8 { 0 }
pub struct S { a: u8, #[cfg(feature = "extra")] b: u8 }
pub fn statement() { #[cfg(feature = "extra")] shared(); #[cfg(feature = "extra")] { let n = shared(); drop(n); } }
pub fn arm(n: u8) -> u8 { match n { #[cfg(feature = "extra")] 1 => shared(), _ => 0 } }
pub fn value() -> S { S { a: 1, #[cfg(feature = "extra")] b: shared() } }
#[cfg(all(feature = "more", not(feature = "extra")))] impl S { pub fn never(&self) -> u8 { shared() } }
impl S { #[cfg(feature = "more")] pub fn one(&self) -> u8 { self.a + shared() } }
pub fn element(_: u8) -> [u8; 1] { element(#[cfg(not(feature = "extra"))] 0, #[cfg(feature = "extra")] shared()); [#[cfg(feature = "extra")] shared(), #[cfg(not(feature = "extra"))] 0] }
//- /src/whole.rs
#![cfg(feature = "extra")]
pub fn w() -> u8 { crate::shared() }
"#,
    );
    assert_eq!(
        case.callers("shared"),
        [
            "demo::statement x2",
            "demo::arm",
            "demo::value",
            "demo::S::never",
            "demo::S::one",
            "demo::element x2",
            "demo::whole::w"
        ]
    );
}

/// A call behind an attribute in the arguments of a macro was absent.
#[test]
#[ignore = "the arguments of a macro are not read where an attribute stands among them"]
fn b050_also_attributes_in_arguments_of_macros() {
    let case = Case::new(
        r#"
pub fn shared() -> u8 { 0 }
pub fn f() -> Vec<u8> { vec![1, #[cfg(feature = "extra")] shared()] }
"#,
    );
    assert_eq!(case.callers("shared"), ["demo::f"]);
}

/// An optional dependency and the code that its feature switches on were absent.
#[test]
fn b050_also_optional_dependencies() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[workspace]
members = ["dep", "app"]
resolver = "2"
//- /dep/Cargo.toml
[package]
name = "dep"
version = "0.1.0"
edition = "2021"
[features]
default = []
loud = []
//- /dep/src/lib.rs
pub fn quiet() {}
#[cfg(feature = "loud")] pub fn loud() { quiet() }
#[cfg(feature = "loud")] pub mod deep { pub fn deeper() { super::loud() } }
//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
dep = { path = "../dep", optional = true, features = ["loud"] }
[features]
with = ["dep:dep"]
[target.'cfg(windows)'.dependencies]
only = { path = "../dep", package = "dep" }
//- /app/src/lib.rs
#[cfg(feature = "with")] pub fn f() { dep::loud(); dep::deep::deeper() }
#[cfg(windows)] pub fn w() { only::quiet() }
#[cfg(not(feature = "with"))] pub fn f() {}
"#,
    );
    assert_eq!(case.callers("dep::quiet"), ["app::w", "dep::loud"]);
    assert_eq!(case.callers("dep::loud"), ["app::f", "dep::deep::deeper"]);
    assert_eq!(case.callers("deep::deeper"), ["app::f"]);
}

/// Helpers inside an inline test module counted as production, and `cfg(not(test))` as test.
#[test]
fn b052_what_is_there_for_tests() {
    let case = Case::new(
        "
pub fn p() {}
#[cfg(test)]
mod tests { use super::*; fn mk() {} #[test] fn a() { mk(); p() } }
#[cfg(not(test))]
pub mod real { pub fn z() {} }
",
    );
    assert_eq!(case.test_symbols(), ["demo::tests::a", "demo::tests::mk"]);
}

/// What `all(test, …)` guards is for tests, what `any(test, …)` or `not(test)` guards is not, in files too.
#[test]
fn b052_also_conditions_around_test() {
    let case = Case::new(
        r#"
//- /src/lib.rs
#[cfg(test)] mod tests;
#[cfg(all(test, unix))] fn only_tests() {}
#[cfg(any(test, feature = "testing"))] pub fn also_offered() {}
#[cfg(not(test))] pub fn never_tests() {}
#[cfg(all(not(test), unix))] pub fn nor_these() {}
#[cfg_attr(test, allow(dead_code))] pub fn plain() {}
#[cfg(feature = "test")] pub fn a_feature() {}
pub struct S;
#[cfg(test)] impl S { fn fake(&self) {} }
impl S { #[cfg(test)] fn mock(&self) {} pub fn real(&self) {} }
#[test] fn top() {}
//- /src/tests.rs
mod util { pub fn help() {} }
pub mod deep;
#[test] fn t() { util::help() }
//- /src/tests/deep.rs
pub fn deeper() {}
"#,
    );
    assert_eq!(
        case.test_symbols(),
        [
            "demo::S::fake",
            "demo::S::mock",
            "demo::only_tests",
            "demo::tests::deep::deeper",
            "demo::tests::t",
            "demo::tests::util::help",
            "demo::top"
        ]
    );
}

/// Other crates' test attributes, and files whose inner attribute says that they are for tests, counted as production.
#[test]
fn b052_also_other_attributes_and_inner_ones() {
    let case = Case::new(
        r#"
//- /src/lib.rs
mod fakes;
pub mod inner { #![cfg(test)] pub fn fake() {} #[test] #[ignore] fn a() { fake() } }
pub fn test() {}
pub mod bench { pub fn tests() {} }
#[doc = "cfg(test)"] pub fn documented() {}
#[cfg(test)] const _: () = { fn in_const() {} in_const as fn(); };
#[cfg(test)] pub trait Fake { fn make() {} }
pub fn outer() { #[cfg(test)] fn local() {} #[cfg(not(test))] fn local() {} local() }
//- /src/fakes.rs
#![cfg(test)]
pub fn fake() {}
"#,
    );
    assert_eq!(
        case.test_symbols(),
        [
            "demo::Fake::make",
            "demo::_::in_const",
            "demo::fakes::fake",
            "demo::inner::a",
            "demo::inner::fake",
            "demo::outer::local"
        ]
    );
}

/// Of a type that each build takes from another module, only the first module's methods had uses.
#[test]
fn methods_of_twin_types_are_used_together() {
    let case = Case::new(
        "
#[cfg(feature = \"fast\")]      mod fast { pub struct Lock; impl Lock { pub fn take(&self) -> u8 { 1 } } } //@fast
#[cfg(not(feature = \"fast\"))] mod slow { pub struct Lock; impl Lock { pub fn take(&self) -> u8 { 2 } } } //@slow
#[cfg(feature = \"fast\")]      use fast::Lock;
#[cfg(not(feature = \"fast\"))] use slow::Lock;
pub struct Other; impl Other { pub fn take(&self) -> u8 { 3 } } //@other
pub fn f(lock: &Lock) -> u8 { lock.take() }
",
    );
    assert_eq!(case.callers_at("fast", "take"), ["demo::f"]);
    assert_eq!(case.callers_at("slow", "take"), ["demo::f"]);
    assert!(case.callers_at("other", "take").is_empty());
}

/// Inference went on with the twin that the usual build lacks, because it is written first.
#[test]
fn inference_prefers_the_usual_build() {
    let case = Case::new(
        "
pub struct A; impl A { pub fn go(&self) {} } //@a
pub struct B; impl B { pub fn go(&self) {} } //@b
#[cfg(windows)] pub fn make() -> B { B }
#[cfg(unix)]    pub fn make() -> A { A }
pub fn statement() {
    #[cfg(unix)]    let x = A;
    #[cfg(windows)] let x = B;
    x.go();
}
pub fn tail() -> u8 {
    let pick = { #[cfg(unix)] { A } #[cfg(windows)] { B } };
    pick.go();
    0
}
pub fn called() { make().go() }
",
    );
    assert_eq!(case.callers_at("a", "go"), ["demo::statement", "demo::tail", "demo::called"]);
    assert!(case.callers_at("b", "go").is_empty());
}
