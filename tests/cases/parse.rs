//! What is read out of a text.

use crate::util::{Case, NONE};
use scryer::query::RoleFilter;

/// Raw identifiers were stored with the prefix and never matched; `mod r#x;` looked for the wrong file.
#[test]
fn b094_raw_identifiers() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod r#match;
pub fn r#type() -> u8 { 1 }
pub fn f() -> u8 { r#type() + r#match::r#in() }
//- /src/match.rs
pub fn r#in() -> u8 { 2 }
",
    );
    assert_eq!(case.module_of("src/match.rs"), "demo::match");
    for symbol in ["type", "r#type", "match::in", "r#match::r#in"] {
        assert_eq!(case.callers(symbol), ["demo::f"], "{symbol}");
    }
    for words in ["type", "r#type"] {
        assert_eq!(case.search(words), ["demo::type"], "{words}");
    }
}

/// A raw string with quotes in it ended early, so that the rest of the file was misread.
#[test]
fn b095_raw_strings() {
    let case = Case::new("pub fn f() -> &'static str { r##\"fn ghost() { \"# } \"## }\npub fn g() {}\n");
    assert_eq!(case.outline("src/lib.rs"), ["fn f 1", "fn g 2"]);
}

/// Types inside enum variants were not counted as uses.
#[test]
fn b107_types_in_variants() {
    let case =
        Case::new("pub struct Dim; pub struct Log;\npub enum Ev { Click(Log), Resize { size: Dim } }\n");
    let check = |symbol: &str, expected: &str| {
        let sites = case.uses(symbol, RoleFilter::Any).sites;
        let shown = sites.iter().map(|site| format!("{} {}", site.enclosing_symbol, site.line));
        assert_eq!(shown.collect::<Vec<_>>(), [expected]);
    };
    check("Dim", "demo::Ev::Resize 2");
    check("Log", "demo::Ev::Click 2");
}

/// Unions, struct literals by path and traits by path were ignored.
#[test]
fn b078_unions_and_paths() {
    let case = Case::new(
        "
pub mod m {
    pub struct P { pub x: u8 }
    pub union U { pub a: u8, pub b: i8 }
    pub trait T { fn t(&self); }
}
impl m::T for m::P { fn t(&self) {} } //@impl
pub fn f() { let mut p = m::P { x: 1 }; p.x = 2; m::T::t(&p); } //@f
",
    );
    assert!(case.outline("src/lib.rs").contains(&"  union U 4".to_owned()));
    assert_eq!(case.references("m::P"), case.marks(&["impl", "f"]));
    assert_eq!(case.sites("m::T", RoleFilter::Implementation), case.marks(&["impl"]));
    assert_eq!(case.callers("<m::P as m::T>::t"), ["demo::f"]);
    assert_eq!(case.callers("m::U"), NONE);
}
