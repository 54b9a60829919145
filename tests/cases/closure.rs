//! Closures, and items in bodies.

use crate::util::{Case, NONE};
use scryer::query::RoleFilter;

/// A call on a captured local inside a closure was charged to nobody.
#[test]
fn b039_captured_receivers() {
    let case = Case::new(
        "
pub struct St;
impl St { pub fn exp(&self) -> u8 { 1 } }
pub fn f(s: St, o: Option<u8>) -> Option<u8> { o.map(|_| s.exp()) }
pub fn g() -> u8 { fn inner() -> u8 { St.exp() } inner() }
",
    );
    assert_eq!(case.callers("St::exp"), ["demo::f", "demo::g::inner"]);
    assert_eq!(case.callers("g::inner"), ["demo::g"]);
}

/// Calls in closures within closures, in async blocks and in closures that are handed out had no owner.
#[test]
fn b039_also_closures_in_closures() {
    let case = Case::new(
        "
pub struct St { pub n: u8 }
impl St { pub fn exp(&self) -> u8 { 1 } pub fn by(self) -> impl Fn(u8) -> u8 { move |n| n + self.exp() } }
pub fn a(s: &St, v: Vec<Vec<u8>>) -> usize { v.iter().map(|in_| in_.iter().filter(|n| **n == s.exp()).count()).sum() }
pub fn b(s: St) -> Box<dyn FnMut() -> u8> { let mut n = 0; Box::new(move || { n += s.exp(); n }) }
pub fn c(s: St) -> impl std::future::Future<Output = u8> { async move { let f = |s: &St| s.exp(); f(&s) } }
pub async fn d(s: &St) -> u8 { let one = async { s.exp() }; one.await }
pub fn e() -> u8 { let add = |a: u8| move |s: &St| a + s.exp(); add(1)(&St { n: 0 }) }
pub const F: fn(&St) -> u8 = |s| s.exp();
pub fn g(s: St) -> u8 { St { n: 1 }.by()(s.n) }
",
    );
    assert_eq!(
        case.callers("St::exp"),
        ["demo::St::by", "demo::a", "demo::b", "demo::c", "demo::d", "demo::e", "demo::F"]
    );
    assert_eq!(case.callers("St::by"), ["demo::g"]);
}

/// A closure's parameter had no type where only the place that takes the closure says it.
#[test]
fn b039_also_parameters_typed_by_the_taker() {
    let case = Case::new(
        "
use std::collections::HashMap;
pub struct St(u8); pub struct Other;
impl St { pub fn exp(&self) -> u8 { 1 } }
impl Other { pub fn exp(&self) -> u8 { 2 } }
pub struct Held<F> where F: Fn(&St) -> Other { f: F, g: Box<dyn Fn(Other) -> St> }
fn take<T, R>(t: T, f: impl FnOnce(T, &Other) -> R) -> R { f(t, &Other) }
pub fn a(mut v: Vec<St>) { v.sort_by_key(|s| s.exp()); v.retain(|s| s.exp() > 1); v.dedup_by(|a, b| a.exp() == b.exp()) }
pub fn b(v: &[St]) -> u8 { v.iter().fold(0, |n, s| n + s.exp()) }
pub fn c(s: St) -> u8 { take(s, |s, _| s.exp()) }
pub fn d() -> u8 { take(1, |_, o| o.exp()) }
pub fn e() -> Held<impl Fn(&St) -> Other> { Held { f: |s| { s.exp(); Other }, g: Box::new(|o| St(o.exp())) } }
pub fn f<F: Fn(&St) -> Other>(h: &Held<F>) -> u8 { (h.f)(&St(1)).exp() + (h.g)(Other).exp() }
pub fn g(m: HashMap<u8, St>) -> Option<u8> { m.iter().max_by_key(|(_, s)| s.exp()).map(|(&k, _)| k) }
pub fn h(s: Option<St>) -> u8 { s.as_ref().map_or_else(|| Other.exp(), St::exp) }
",
    );
    assert_eq!(
        case.callers("St::exp"),
        ["demo::a x4", "demo::b", "demo::c", "demo::e", "demo::f", "demo::g"]
    );
    assert_eq!(case.callers("Other::exp"), ["demo::d", "demo::e", "demo::f", "demo::h"]);
}

/// A `use` inside a const's value leaked to the whole file, and the value's calls had no owner.
#[test]
fn b040_a_use_in_a_const() {
    let case = Case::new(
        "
pub mod alpha { pub const fn help() -> u32 { 1 } }
pub mod beta  { pub const fn help() -> u32 { 2 } }
use beta::help;
pub const C: u32 = { use crate::alpha::help; help() };
pub fn f() -> u32 { help() }
",
    );
    assert_eq!(case.callers("alpha::help"), ["demo::C"]);
    assert_eq!(case.callers("beta::help"), ["demo::f"]);
}

/// A `use` in a static, an array's length, an enum's number or an associated const leaked.
#[test]
fn b040_also_uses_in_other_constants() {
    let case = Case::new(
        "
pub mod alpha { pub const fn help() -> usize { 1 } }
pub mod beta { pub const fn help() -> usize { 2 } }
use beta::help;
pub static S: usize = { use alpha::help; help() };
pub struct T([u8; { use crate::alpha::help; help() }]); //@len
pub enum E { A = { use alpha::*; help() as isize }, B = help() as isize + 5 } //@a
impl T { pub const C: usize = { use crate::demo_alpha::help; help() }; pub const D: usize = help(); }
pub use alpha as demo_alpha;
pub trait Has { const H: usize = { use crate::alpha::help as other; other() + help() }; }
pub fn f() -> usize { [0u8; { use alpha::help; help() }].len() + help() }
",
    );
    let alpha = case.callers("alpha::help");
    assert_eq!(alpha, ["demo::S", "demo::T", "demo::E::A", "demo::T::C", "demo::Has::H", "demo::f"]);
    assert_eq!(case.callers("beta::help"), ["demo::E::B", "demo::T::D", "demo::Has::H", "demo::f"]);
}

/// A `use` in an arm, a loop or a closure reached beyond its block, or not to what stands before it.
#[test]
fn b040_also_uses_in_blocks_of_a_body() {
    let case = Case::new(
        "
pub mod alpha { pub fn help() -> u8 { 1 } pub struct Kit; impl Kit { pub fn get(&self) {} } }
pub mod beta { pub fn help() -> u8 { 2 } pub struct Kit; impl Kit { pub fn get(&self) {} } }
use beta::{help, Kit};
pub fn before() -> u8 { let n = help(); use alpha::help; n + help() }
pub fn arms(n: u8) -> u8 { match n { 0 => { use alpha::help; help() } _ => help() } }
pub fn closures() -> u8 { let f = || { use alpha::help; help() }; let g = |n: u8| n + help(); g(f()) }
pub fn loops() { for _ in 0..2 { use alpha::Kit; Kit.get() } Kit.get(); if true { use alpha::*; Kit.get(); help(); } }
",
    );
    assert_eq!(
        case.callers("alpha::help"),
        ["demo::before x2", "demo::arms", "demo::closures", "demo::loops"]
    );
    assert_eq!(case.callers("beta::help"), ["demo::arms", "demo::closures"]);
    assert_eq!(case.callers("alpha::Kit::get"), ["demo::loops x2"]);
    assert_eq!(case.callers("beta::Kit::get"), ["demo::loops"]);
}

/// An item of an inner block did not shadow the `use` of the body around it.
#[test]
fn b041_items_of_blocks_shadow() {
    let case = Case::new(
        "
pub mod m { pub fn go() -> u8 { 1 } }                   //@M
pub fn f() -> u8 {
    use m::go;
    let x = { fn go() -> u8 { 2 }  go() };              //@inner
    x + go()                                            //@outer
}
",
    );
    assert_eq!(case.callers("m::go"), ["demo::f"]);
    assert_eq!(case.call_sites("m::go"), case.marks(&["outer"]));
    assert_eq!(case.call_sites("f::go"), case.marks(&["inner"]));
}

/// Items of blocks and variables of one name: an inner item hides an outer variable, a variable an item beside it.
#[test]
fn b041_also_items_and_variables() {
    let case = Case::new(
        "
pub fn go() -> u8 { 0 } //@root
pub fn a() -> u8 { let go = || 1; let n = { fn go() -> u8 { 2 } go() }; n + go() } //@a
pub fn b() -> u8 { let n = go(); let go = move || n; return go(); fn go() -> u8 { 3 } } //@b
pub fn c(go: fn() -> u8) -> u8 { struct S; impl S { fn call() -> u8 { crate::go() } } go() + S::call() }
pub fn d() -> u8 { { fn go() -> u8 { 4 } } { use self::go as stop; stop() } } //@d
pub fn e() -> u8 { mod go { pub fn go() -> u8 { 5 } } go::go() + go() }
",
    );
    assert_eq!(case.callers_at("root", "go"), ["demo::c::S::call", "demo::d", "demo::e"]);
    assert_eq!(case.callers("demo::a::go"), ["demo::a"]);
    assert_eq!(case.callers("demo::b::go"), ["demo::b"]);
    assert_eq!(case.callers("demo::d::go"), NONE);
    assert_eq!(case.callers("demo::e::go::go"), ["demo::e"]);
}

/// Types, traits, constants and macros of a block did not shadow those around, or shadowed them beyond it.
#[test]
fn b041_also_types_and_constants_of_blocks() {
    let case = Case::new(
        "
pub const N: u8 = limit();
pub const fn limit() -> u8 { 1 }
pub struct S; impl S { pub fn new() -> S { S } pub fn hit(&self) {} }
pub trait Go { fn go(&self) {} } impl Go for S {}
pub fn a() { S::new().hit(); { struct S; impl S { fn new() -> super_s { crate::demo_s::new() } fn hit(&self) {} } use crate::S as super_s; S::new().hit(); S.hit() } } //@a
pub use S as demo_s;
pub fn b(n: u8) -> u8 { { const N: u8 = 2; match n { N => return 1, _ => {} } } N } //@b
pub fn c(s: S) { trait Go { fn go(&self) -> u8 { 1 } } impl Go for S {} { use crate::Go as _; } Go::go(&s); }
pub fn d() { macro_rules! m { () => { S::new() } } m!().hit(); { macro_rules! m { () => { limit() } } m!(); } m!(); }
",
    );
    assert_eq!(case.callers("demo::S::hit"), ["demo::a x2", "demo::d"]);
    assert_eq!(case.callers("demo::a::S::hit"), ["demo::a"]);
    assert_eq!(case.references("demo::N"), case.marks(&["b"]));
    assert_eq!(case.callers("demo::Go::go"), NONE);
    assert_eq!(case.callers("demo::c::Go::go"), ["demo::c"]);
}

/// A local closure that shadows a fn was taken for it.
#[test]
fn b042_a_closure_shadows_a_fn() {
    let case = Case::new("pub fn emit(_: u8) {}\npub fn f() -> u8 { let emit = |x: u8| x + 1; emit(3) }\n");
    assert_eq!(case.callers("emit"), NONE);
}

/// Parameters, loop variables, arms and fields of a fn's name were taken for it.
#[test]
fn b042_also_other_variables_of_that_name() {
    let case = Case::new(
        "
pub fn emit(n: u8) -> u8 { n }
pub struct Out { pub emit: fn(u8) -> u8 }
pub fn param(emit: impl Fn(u8) -> u8) -> u8 { emit(1) }
pub fn arm(o: Option<fn(u8) -> u8>) -> u8 { match o { Some(emit) => emit(2), None => 0 } }
pub fn each(v: Vec<Box<dyn Fn(u8)>>) { for emit in &v { emit(3) } while let Some(emit) = v.first() { emit(4) } }
pub fn field(Out { emit }: Out) -> u8 { emit(5) }
pub fn after() -> u8 { let n = { let emit = |n: u8| n; emit(6) }; emit(n) } //@after
pub fn own() -> u8 { let emit = emit(7); emit } //@own
pub fn inner(emit: fn(u8) -> u8) -> Out { let f = |n| emit(n); f(8); Out { emit } }
pub fn value() -> Out { let out = Out { emit }; (out.emit)(9); out } //@value
",
    );
    assert_eq!(case.callers("demo::emit"), ["demo::after", "demo::own"]);
    assert_eq!(case.sites("demo::emit", RoleFilter::Any), case.marks(&["after", "own", "value"]));
}

/// Inside the arguments of macros, shadowing was forgotten.
#[test]
fn b042_also_in_arguments_of_macros() {
    let case = Case::new(
        "
pub fn emit(n: u8) -> u8 { n }
macro_rules! call { ($f:ident, $e:expr) => { { let emit = |n: u8| n + 1; emit($e) + $f(0) } }; }
pub fn shadowed() { let emit = |n: u8| n; println!(\"{} {}\", emit(1), { let emit = emit; emit(2) }); assert!(emit(3) > 2, \"{}\", emit(4)); }
pub fn mixed() -> Vec<u8> { let v = vec![emit(5)]; let emit = |n: u8| n; let mut w = vec![emit(6); 2]; w.extend(v); w } //@mixed
pub fn hygienic() -> u8 { call!(emit, emit(7)) } //@hygienic
pub fn handed() -> u8 { let emit = |n: u8| n; call!(emit, emit(8)) }
",
    );
    assert_eq!(case.callers("demo::emit"), ["demo::mixed", "demo::hygienic x2"]);
}
