//! What macro calls hide.

use crate::util::{Case, NONE};
use scryer::query::RoleFilter;

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

/// A method that a macro call among an impl's items declares was no method of the type.
#[test]
fn macro_calls_among_an_impls_items() {
    let case = Case::new(
        "
macro_rules! always { ($($item:item)*) => { $($item)* } }
macro_rules! getter { ($name:ident, $ty:ty) => { pub fn $name(&self) -> $ty { self.inner.clone() } } }
#[derive(Clone)] pub struct In;
impl In { pub fn hit(&self) {} }
pub struct Out<T> { inner: T }
impl<T: Clone> Out<T> {
    always! { pub fn made(inner: T) -> Self { Out { inner } } }
    getter!(get, T);
}
pub trait Run { fn run(&self) -> In; }
impl Run for Out<In> { always! { fn run(&self) -> In { self.get() } } }
pub fn f() { Out::made(In).get().hit() }
pub fn g(out: &Out<In>) { out.run().hit() }
",
    );
    assert_eq!(case.callers("made"), ["demo::f"]);
    assert_eq!(case.callers("get"), ["demo::Out::run", "demo::f"]);
    assert_eq!(case.callers("hit"), ["demo::f", "demo::g"]);
    assert_eq!(case.callers("Run::run"), ["demo::g -> demo::Out::run"]);
}
