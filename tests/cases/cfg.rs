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
