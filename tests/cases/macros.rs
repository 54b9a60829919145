//! What macro calls hide.

use crate::util::{Case, NONE};
use scryer::query::{Direction, RoleFilter};

/// Calls inside macro arguments were invisible.
#[test]
fn b044_calls_in_arguments() {
    let case = Case::new(
        "
fn price() -> u8 { 3 }
pub fn f() -> Vec<u8> {
    println!(\"{}\", price());                            //@1
    assert_eq!(price(), 3);                             //@2
    vec![price(); 2]                                    //@3
}
",
    );
    assert_eq!(case.callers("price"), ["demo::f x3"]);
    assert_eq!(case.call_sites("price"), case.marks(&["1", "2", "3"]));
}

/// A test that reaches a fn through `super::` inside `assert_eq!` was not linked to it.
#[test]
fn b045_super_in_arguments() {
    let case = Case::new(
        "
pub fn dbl(x: u8) -> u8 { x * 2 }
#[cfg(test)]
mod tests {
    #[test] fn t() { assert_eq!(super::dbl(2), 4); }
}
",
    );
    assert_eq!(case.callers("dbl"), ["demo::tests::t"]);
    assert_eq!(case.affected_tests("dbl"), ["demo --lib tests::t"]);
}

/// References inside the body of a `macro_rules!` were not found.
#[test]
fn b054_uses_in_rules() {
    let case = Case::new(
        "
pub fn core_fn() {}
macro_rules! call { () => { $crate::core_fn() }; }      //@body
pub fn a() { call!() }                                  //@use
",
    );
    assert!(case.references("core_fn").contains(&case.marks(&["body"])[0]));
    assert_eq!(case.calls("core_fn", Direction::Incoming, 2), ["1 demo::call", "2 demo::a"]);
    assert_eq!(case.calls("a", Direction::Outgoing, 2), ["1 demo::call", "2 demo::core_fn"]);
}

/// Tests that a macro generates were not recognised as tests.
#[test]
fn b055_generated_tests() {
    let case = Case::new(
        "
macro_rules! case { ($n:ident, $b:block) => { #[test] fn $n() $b }; }
pub fn f() {}
case!(t1, { f() });
",
    );
    assert_eq!(case.callers("f"), ["demo::t1"]);
    assert_eq!(case.test_symbols(), ["demo::t1"]);
    assert_eq!(case.affected_tests("f"), ["demo --lib t1"]);
}

/// A variable that is read only inside a format string was never read.
#[test]
fn b056_reads_in_format_strings() {
    let case = Case::new(
        "
pub struct Cfg { pub n: u8 }
pub fn f(c: &Cfg) { let k = c.n; println!(\"{k} {}\", c.n); }
",
    );
    let sites = case.uses("Cfg::n", RoleFilter::Any).sites;
    let shown = sites.iter().map(|site| format!("{} in {}", site.role, site.enclosing_symbol));
    assert_eq!(shown.collect::<Vec<_>>(), ["read in demo::f"; 2]);
    assert_eq!(case.outline("src/lib.rs")[..1], ["struct Cfg 2"]);
}

/// An exported macro was looked for in its module instead of the crate root.
#[test]
fn b057_exported_macros_are_at_the_root() {
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
mod inner;
//- /a/src/inner.rs
#[macro_export] macro_rules! shout { () => { 1 }; }
//- /b/Cargo.toml
[package]
name = \"b\"
version = \"0.1.0\"
edition = \"2021\"
[dependencies]
a = { path = \"../a\" }
//- /b/src/lib.rs
pub fn f() -> i32 { a::shout!() } //@f
",
    );
    assert_eq!(case.definition("f", "shout"), ["a::shout a/src/inner.rs:1"]);
    assert_eq!(case.public_names("a"), ["shout"]);
    assert_eq!(case.callers("a::shout"), ["b::f"]);
}

/// A scan for words counted comments, strings and attributes as uses.
#[test]
fn b058_comments_and_strings_are_no_uses() {
    let case = Case::new(
        "/// Use `helper()` with care.
pub fn helper() {}
// helper();
pub fn f() -> &'static str { \"helper()\" }
#[doc = \"helper()\"]
pub fn g() { helper() }
",
    );
    assert_eq!(case.references("helper"), ["src/lib.rs:6"]);
    assert_eq!(case.callers("helper"), ["demo::g"]);
    assert_eq!(case.callers("f"), NONE);
}
