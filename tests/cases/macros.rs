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

/// What pin-project does: a struct in a `const _` whose fields have types that macros make, and a method that gives it.
#[test]
fn macro_calls_that_a_const_is_made_of() {
    let case = Case::new(
        "
macro_rules! project {
    ($vis:vis struct $name:ident { $($field:ident : $ty:ty),* }) => {
        $vis struct $name { $($field: $ty),* }
        const _: () = {
            view! { $name { $($field : $ty),* } }
            impl $name { method! {} }
        };
    };
}
macro_rules! view { ($name:ident { $($field:ident : $ty:ty),* }) => { pub struct View<'a> { $($field: borrowed!($ty)),* } } }
macro_rules! borrowed { ($ty:ty) => { &'a mut ($ty) } }
macro_rules! method { () => { pub fn project(&mut self) -> View<'_> { loop {} } } }
pub struct In;
impl In { pub fn hit(&mut self) {} }
project! { pub struct Out { inner: In } }
pub fn f(out: &mut Out) { out.project().inner.hit() }
",
    );
    assert_eq!(case.callers("hit"), ["demo::f"]);
}

/// Statics of `thread_local!`, and macros of std that have a value.
#[test]
fn macros_of_std_with_a_value() {
    let case = Case::new(
        "
use std::task::{Context, Poll, ready};
pub struct In;
impl In { pub fn hit(&self) {} }
thread_local! { static HERE: In = const { In }; }
macro_rules! mine { ($($tts:tt)+) => { ::std::thread_local!{ $($tts)+ } } }
mine! { static THERE: In = In }
pub fn a() { HERE.with(|here| here.hit()) }
pub fn b() { THERE.with(|there| there.hit()) }
fn poll(cx: &mut Context<'_>) -> Poll<In> { Poll::Ready(In) }
pub fn c(cx: &mut Context<'_>) -> Poll<()> { let found = ready!(poll(cx)); found.hit(); Poll::Ready(()) }
pub fn d() { let pinned = std::pin::pin!(In); pinned.hit() }
",
    );
    assert_eq!(case.callers("hit"), ["demo::a", "demo::b", "demo::c", "demo::d"]);
}

/// Arguments that a macro hands to one that can't be expanded had no uses.
#[test]
fn arguments_handed_on_to_a_macro_that_is_not_known() {
    let case = Case::new(
        "
pub struct In { pub name: u8 }
impl In { pub fn get(&self) -> u8 { self.name } }
macro_rules! fail { ($fmt:expr, $($arg:tt)*) => { return elsewhere::private::format!($fmt, $($arg)*) } }
pub fn f(one: &In) -> String { fail!(\"{} {}\", one.get(), one.name,) }
",
    );
    assert_eq!(case.callers("get"), ["demo::f"]);
    assert_eq!(case.references("In::name").len(), 2);
}
