//! Calls through traits.

use crate::util::{Case, NONE};
use scryer::query::RoleFilter;

/// A receiver typed by a bound had no edge, or one to a type that has nothing to do with it.
#[test]
fn b024_bounds() {
    let case = Case::new(
        "
pub trait Codec { fn enc(&self) -> u8; }
pub struct Decoy;
impl Decoy { pub fn enc(&self) -> u8 { 9 } }
pub fn send<C: Codec>(c: &C) -> u8 { c.enc() }
pub fn send2<C>(c: &C) -> u8 where C: Codec { c.enc() }
",
    );
    assert_eq!(case.callers("Codec::enc"), ["demo::send", "demo::send2"]);
    assert_eq!(case.callers("Decoy::enc"), NONE);
}

/// Bounds on associated types, on references and through supertraits gave no receiver its methods.
#[test]
fn b024_also_bounds_on_associated_types() {
    let case = Case::new(
        "
pub trait Codec { fn enc(&self) -> u8; }
pub trait Sub: Codec {}
pub trait Held { type In: Sub; fn held(&self) -> Self::In; }
pub struct Decoy;
impl Decoy { pub fn enc(&self) -> u8 { 9 } }
pub fn a<I: Iterator>(i: I) -> u8 where I::Item: Codec { i.map(|x| x.enc()).sum() }
pub fn b<H: Held>(h: &H) -> u8 { h.held().enc() }
pub fn c<T>(t: T) -> u8 where for<'a> &'a T: Codec { (&t).enc() }
pub fn d<T: Sub + ?Sized>(t: Box<T>) -> u8 { t.enc() }
pub fn e<H>(h: Vec<H>) -> u8 where H: Held<In: Clone> { h[0].held().clone().enc() }
pub struct Wrap<T>(T);
impl<T> Wrap<T> where T: IntoIterator, <T as IntoIterator>::Item: Codec { pub fn f(self) -> u8 { self.0.into_iter().next().unwrap().enc() } }
pub fn g<F, T>(f: F) -> u8 where F: Fn() -> T, T: Codec { f().enc() }
",
    );
    assert_eq!(
        case.callers("Codec::enc"),
        ["demo::a", "demo::b", "demo::c", "demo::d", "demo::e", "demo::Wrap::f", "demo::g"]
    );
    assert_eq!(case.callers("Decoy::enc"), NONE);
}

/// Of two bounds with methods of one name, or fns without a receiver, the wrong one was taken.
#[test]
fn b024_also_two_bounds_of_one_name() {
    let case = Case::new(
        "
pub trait Codec { const ID: u8; fn enc(&self) -> u8; fn make() -> Self where Self: Sized; }
pub trait Other { const ID: u8; fn enc(self) -> u8; fn make() -> Self where Self: Sized; }
pub fn by_path<C: Codec + Other>(c: C) -> u8 { <C as Codec>::enc(&c) + Other::enc(c) + <C as Other>::ID }
pub fn one<C: Codec>() -> u8 { C::make().enc() + C::ID }
pub fn two<C: Other, D: Codec>(c: C, d: D) -> u8 { d.enc() + c.enc() }
pub fn made<D: Other>() -> D { <D>::make() }
pub fn by_value<C: Codec + Other>(c: C) -> u8 { c.enc() } //@by_value
",
    );
    // By value comes before by reference (Reference, *Method-call expressions*).
    assert_eq!(case.callers("Other::enc"), ["demo::by_path", "demo::two", "demo::by_value"]);
    assert_eq!(case.callers("Codec::enc"), ["demo::by_path", "demo::one", "demo::two"]);
    assert_eq!(case.callers("Codec::make"), ["demo::one"]);
    assert_eq!(case.callers("Other::make"), ["demo::made"]);
    assert_eq!(case.references("Other::ID").len(), 1);
    assert_eq!(case.references("Codec::ID").len(), 1);
}

/// A trait named by a path in an impl was read as no trait, or as another one of that name.
#[test]
fn b026_traits_by_path() {
    let case = Case::new(
        "
pub mod a { pub trait Conv<T> { fn conv(&self) -> T; } }
pub mod b { pub trait Conv<T> { fn conv(&self) -> T; } }
pub struct S;
impl a::Conv<u8>  for S { fn conv(&self) -> u8  { 0 } }  //@a
impl b::Conv<u16> for S { fn conv(&self) -> u16 { 0 } }  //@b
pub fn f(s: &S) -> u16 { b::Conv::conv(s) }
",
    );
    assert_eq!(case.sites("a::Conv", RoleFilter::Implementation), case.marks(&["a"]));
    assert_eq!(case.sites("b::Conv", RoleFilter::Implementation), case.marks(&["b"]));
    assert_eq!(case.callers_at("b", "conv"), ["demo::f"]);
    assert_eq!(case.callers_at("a", "conv"), NONE);
}

/// An impl of a trait by an alias or a relative path, or of one of std's names, was one of another trait.
#[test]
fn b026_also_traits_by_alias_and_of_names_of_std() {
    let case = Case::new(
        "
pub trait Display { fn fmt(&self) -> u8; } //@local
pub trait From<T> { fn from(t: T) -> Self; } //@from
pub struct S;
pub mod a { pub use super::Display as Shown; pub mod b { impl super::Shown for super::super::S { fn fmt(&self) -> u8 { 1 } } } } //@shown
impl std::fmt::Display for S { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { Ok(()) } } //@std
impl core::convert::From<u8> for S { fn from(_: u8) -> S { S } } //@core
impl self::From<u16> for S { fn from(_: u16) -> S { S } } //@self
use std::convert::From as Make;
impl Make<u32> for S { fn from(_: u32) -> S { S } }
pub fn f(s: &S) -> u8 { Display::fmt(s) }
pub fn g() -> S { <S as crate::From<u16>>::from(1) }
pub fn h(x: u8) -> S { x.into() }
",
    );
    assert_eq!(case.sites("demo::Display", RoleFilter::Implementation), case.marks(&["shown"]));
    assert_eq!(case.sites("demo::From", RoleFilter::Implementation), case.marks(&["self"]));
    assert_eq!(case.callers_at("shown", "fmt"), ["demo::f"]);
    assert_eq!(case.callers_at("std", "fmt"), NONE);
    assert_eq!(case.callers_at("self", "from"), ["demo::g"]);
    assert_eq!(case.callers_at("core", "from"), NONE);
}

/// Of several impls of one generic trait for one type, the first was taken.
#[test]
fn b026_also_impls_that_differ_in_the_traits_arguments() {
    let case = Case::new(
        "
pub trait Conv<T = u8> { fn conv(&self) -> T; fn eat(&self, t: T) -> u8; }
pub struct S;
impl Conv for S { fn conv(&self) -> u8 { 0 } fn eat(&self, _: u8) -> u8 { 0 } } //@u8
impl Conv<u16> for S { fn conv(&self) -> u16 { 0 } fn eat(&self, _: u16) -> u8 { 0 } } //@u16
impl<T: Copy> Conv<(T, T)> for S { fn conv(&self) -> (T, T) { loop {} } fn eat(&self, _: (T, T)) -> u8 { 0 } } //@pair
pub fn by_result(s: &S) -> u16 { s.conv() }
pub fn by_path(s: &S) -> u8 { <S as Conv>::conv(s) }
pub fn by_argument(s: &S, n: u16) -> u8 { s.eat((n, n)) + s.eat(n) }
pub fn by_variable(s: &S) { let x = s.conv(); let _: (bool, _) = x; }
",
    );
    assert_eq!(case.callers_at("u16", "conv"), ["demo::by_result"]);
    assert_eq!(case.callers_at("u8", "conv"), ["demo::by_path"]);
    assert_eq!(case.callers_at("pair", "conv"), ["demo::by_variable"]);
    assert_eq!(case.callees("demo::by_argument"), ["demo::S::eat as Conv"]);
    assert_eq!(case.callers_at("u8", "eat"), NONE);
}

/// An inherent method was treated as if it implemented a trait's method of that name.
#[test]
fn b027_inherent_methods_implement_nothing() {
    let case = Case::new(
        "
pub trait Talk { fn say(&self) {} }                     //@trait
pub struct Dog;
impl Dog { pub fn say(&self) {} }                       //@inh
impl Talk for Dog {}
pub fn f(d: &Dog) { d.say() }
",
    );
    assert_eq!(case.callees("demo::f"), ["demo::Dog::say"]);
    assert_eq!(case.callers_at("inh", "say"), ["demo::f"]);
    assert_eq!(case.callers("Talk::say"), NONE);
}

/// The order of the receiver's steps was left out: a trait's method by value comes before an inherent one by reference.
#[test]
fn b027_also_a_traits_method_that_takes_less() {
    let case = Case::new(
        "
pub trait Talk { fn say(self); fn hear(&self); fn stop(&mut self); }
#[derive(Clone, Copy)] pub struct Dog;
impl Dog { pub fn say(&self) {} pub fn hear(&mut self) {} pub fn stop(self) {} } //@inh
impl Talk for Dog { fn say(self) {} fn hear(&self) {} fn stop(&mut self) {} } //@impl
pub fn a(d: Dog) { d.say() }
pub fn b(mut d: Dog) { d.hear() }
pub fn c(mut d: Dog) { d.stop() }
pub fn d(d: &Dog) { d.say(); Dog::say(d); Talk::say(*d) }
",
    );
    assert_eq!(case.callers_at("impl", "say"), ["demo::a", "demo::d"]);
    assert_eq!(case.callers_at("inh", "say"), ["demo::d x2"]);
    assert_eq!(case.callers_at("impl", "hear"), ["demo::b"]);
    assert_eq!(case.callers_at("inh", "hear"), NONE);
    assert_eq!(case.callers_at("inh", "stop"), ["demo::c"]);
    assert_eq!(case.callers_at("impl", "stop"), NONE);
}

/// An inherent method that the caller may not see hid the trait's.
#[test]
fn b027_also_an_inherent_method_that_is_private() {
    let case = Case::new(
        "
pub mod m {
    pub struct Dog;
    impl Dog { fn say(&self) {} fn make() {} pub(super) fn near(&self) {} pub fn inside(&self) { self.say(); Self::make() } } //@inh
    impl super::Talk for Dog { fn say(&self) {} fn make() {} fn near(&self) {} } //@impl
    pub mod child { pub fn f(d: &super::Dog) { d.say() } }
}
pub trait Talk { fn say(&self); fn make(); fn near(&self); }
pub fn f(d: &m::Dog) { d.say(); m::Dog::make(); d.near() }
",
    );
    assert_eq!(case.callers_at("inh", "say"), ["demo::m::Dog::inside", "demo::m::child::f"]);
    assert_eq!(case.callers_at("impl", "say"), ["demo::f"]);
    assert_eq!(case.callers_at("inh", "make"), ["demo::m::Dog::inside"]);
    assert_eq!(case.callers_at("impl", "make"), ["demo::f"]);
    assert_eq!(case.callers_at("inh", "near"), ["demo::f"]);
}

/// `dyn Trait` receivers had no edge, and traits in signatures were not counted as uses.
#[test]
fn b028_trait_objects() {
    let case = Case::new(
        "
pub trait Sink { fn put(&mut self, b: u8); }            //@0
pub fn pump(out: &mut dyn Sink) { out.put(1) }          //@1
pub fn boxed(mut out: Box<dyn Sink + Send>) { out.put(2) } //@2
",
    );
    assert_eq!(case.callers("Sink::put"), ["demo::pump", "demo::boxed"]);
    assert_eq!(case.sites("Sink", RoleFilter::Type), case.marks(&["1", "2"]));
}

/// Trait objects inside other types, with supertraits or with methods of their own, had no methods.
#[test]
fn b028_also_objects_inside_types() {
    let case = Case::new(
        "
use std::{cell::RefCell, collections::BTreeMap, rc::Rc, sync::{Arc, Mutex}};
pub trait Sink { fn put(&mut self, b: u8); }
pub trait Named: Sink { fn name(&self) -> u8 { 0 } }
impl dyn Sink { pub fn twice(&mut self) { self.put(1); self.put(2) } }
impl dyn Named + Send { pub fn own(&self) -> u8 { self.name() } }
pub fn a(all: &mut Vec<Box<dyn Sink>>) { for sink in all.iter_mut() { sink.put(1) } all[0].twice() }
pub fn b(all: &BTreeMap<u8, Rc<RefCell<dyn Named>>>) -> u8 { all[&1].borrow_mut().put(1); all.values().map(|it| it.borrow().name()).sum() }
pub fn c(one: Arc<Mutex<Box<dyn Named + Send>>>) { let mut it = one.lock().unwrap(); it.put(1); it.own(); }
pub fn d(make: &dyn Fn(u8) -> Box<dyn Sink>) { make(1).put(1) }
pub fn e<'a>(one: Option<&'a mut (dyn Sink + 'a)>) { if let Some(one) = one { one.put(1) } }
",
    );
    assert_eq!(
        case.callers("Sink::put"),
        ["demo::Sink::twice x2", "demo::a", "demo::b", "demo::c", "demo::d", "demo::e"]
    );
    assert_eq!(case.callers("Sink::twice"), ["demo::a"]);
    assert_eq!(case.callers("Named::name"), ["demo::Named::own", "demo::b"]);
    assert_eq!(case.callers("Named::own"), ["demo::c"]);
}

/// Traits named in bounds, results, aliases and casts were not counted as uses.
#[test]
fn b028_also_traits_named_elsewhere() {
    let case = Case::new(
        "
pub trait Sink { fn put(&mut self, b: u8); }
pub type Boxed = Box<dyn Sink>; //@alias
pub fn make() -> impl Sink { Null } //@result
pub struct Null;
impl Sink for Null { fn put(&mut self, _: u8) {} }
pub fn cast(n: &mut Null) { let it = n as &mut dyn Sink; it.put(1) } //@cast
pub trait Sub: Sink where Self: Sized { type Of: Sink; } //@sub
pub struct Holder<T: Sink, U = Box<dyn Sink>>(T, U) where U: AsRef<dyn Sink>; //@holder
pub fn by_alias(mut it: Boxed) { it.put(1) }
pub fn boxed() -> Box<dyn FnMut(&mut dyn Sink)> { Box::new(|sink| sink.put(1)) } //@boxed
",
    );
    assert_eq!(
        case.sites("Sink", RoleFilter::Type),
        case.marks(&["alias", "result", "cast", "sub", "sub", "holder", "holder", "holder", "boxed"])
    );
    assert_eq!(case.callers("Sink::put"), ["demo::cast", "demo::by_alias", "demo::boxed"]);
}

/// Methods that only a trait reaches were dead code.
#[test]
fn b029_what_only_a_trait_reaches() {
    let case = Case::new(
        "
use std::fmt;
pub struct P(u8);
impl fmt::Display for P { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, \"{}\", self.0) } }
impl Drop for P { fn drop(&mut self) {} }
impl From<u8> for P { fn from(x: u8) -> P { P(x) } }
fn unused() {}
pub fn f() -> String { let p: P = 3.into(); format!(\"{p}\") }
",
    );
    assert_eq!(case.unused(), ["demo::unused"]);
}

/// Operators, loops and dereferences were no uses of the impls that provide them.
#[test]
fn b029_also_what_only_operators_reach() {
    let case = Case::new(
        "
use std::ops::*;
struct V(Vec<u8>);
impl Add<&V> for V { type Output = V; fn add(self, o: &V) -> V { V(both(self.0, &o.0)) } } //@add
impl Neg for &V { type Output = u8; fn neg(self) -> u8 { negative() } } //@neg
impl AddAssign<u8> for V { fn add_assign(&mut self, n: u8) { self.0.push(n) } } //@assign
impl PartialEq<u8> for V { fn eq(&self, n: &u8) -> bool { self.0[0] == *n } } //@eq
impl Deref for V { type Target = Vec<u8>; fn deref(&self) -> &Vec<u8> { &self.0 } } //@deref
fn both(a: Vec<u8>, b: &[u8]) -> Vec<u8> { [a.as_slice(), b].concat() }
fn negative() -> u8 { 0 }
fn only_itself(n: u8) -> u8 { only_itself(n) }
pub fn sum(n: u8) -> u8 { let mut v = V(vec![n]) + &V(vec![]); v += n; if v == n { -&v } else { (*v)[0] } }
",
    );
    assert_eq!(case.unused(), ["demo::only_itself"]);
    for (mark, name) in
        [("add", "add"), ("neg", "neg"), ("assign", "add_assign"), ("eq", "eq"), ("deref", "deref")]
    {
        assert_eq!(case.callers_at(mark, name), ["demo::sum"], "{name}");
    }
}

/// Brackets were no use of the impl that provides them, or a read of one that writes.
#[test]
#[ignore = "a[i] is noted as no call, as nothing tells whether the place is borrowed mutably"]
fn b029_also_brackets() {
    let case = Case::new(
        "
use std::ops::{Index, IndexMut};
pub struct V(Vec<u8>);
impl Index<u16> for V { type Output = Vec<u8>; fn index(&self, _: u16) -> &Vec<u8> { &self.0 } } //@index
impl IndexMut<u16> for V { fn index_mut(&mut self, _: u16) -> &mut Vec<u8> { &mut self.0 } } //@mut
pub fn read(v: &V) -> usize { v[1].len() }
pub fn write(v: &mut V) { v[1] = Vec::new(); }
pub fn method(v: &mut V) { v[1].push(1) }
pub fn borrow(v: &mut V) -> &mut Vec<u8> { &mut v[1] }
",
    );
    assert_eq!(case.callers_at("index", "index"), ["demo::read"]);
    assert_eq!(case.callers_at("mut", "index_mut"), ["demo::write", "demo::method", "demo::borrow"]);
}

/// Fns used as values, in constants, in arguments of macros or by other tests' code were dead.
#[test]
fn b029_also_fns_that_are_never_called_by_name() {
    let case = Case::new(
        "
use std::collections::HashMap;
struct Key(u8);
impl Key { fn by(k: &Key) -> u8 { k.0 } fn of(n: u8) -> Self { Self(n) } fn never(&self) -> u8 { Self::NONE } const NONE: u8 = zero(); }
const fn zero() -> u8 { 0 }
static TABLE: [fn(u8) -> u8; 2] = [twice, |n| thrice(n)];
fn twice(n: u8) -> u8 { n * 2 }
fn thrice(n: u8) -> u8 { n * 3 }
fn fallback() -> u8 { 1 }
fn shown() -> u8 { 2 }
fn len() -> usize { 3 }
#[cfg(test)] fn for_tests() {}
#[cfg(test)] mod tests { #[test] fn t() { super::for_tests() } }
pub fn f(all: &HashMap<u8, u8>) -> String {
    let mut keys: Vec<Key> = all.keys().copied().map(Key::of).collect();
    keys.sort_by_key(Key::by);
    let n = all.get(&1).copied().unwrap_or_else(fallback);
    format!(\"{} {n:w$} {:?}\", shown(), TABLE, w = len())
}
",
    );
    assert_eq!(case.unused(), ["demo::Key::never"]);
}

/// Callers of one impl's method were mixed with those that are generic over the trait.
#[test]
fn b030_sure_and_possible_callers() {
    let case = Case::new(
        "
pub trait Tick { fn tick(&self); }
pub struct A; pub struct B;
impl Tick for A { fn tick(&self) {} }
impl Tick for B { fn tick(&self) {} }
pub fn all<T: Tick>(t: &T) { t.tick() }
pub fn one(a: &A) { a.tick() }
",
    );
    assert_eq!(
        case.callers("<A as Tick>::tick"),
        ["demo::all -> demo::Tick::tick may_dispatch", "demo::one -> demo::A::tick"]
    );
    assert_eq!(case.callers("<B as Tick>::tick"), ["demo::all -> demo::Tick::tick may_dispatch"]);
    let callees = case.calls("all", scryer::query::Direction::Outgoing, 1);
    assert_eq!(callees, ["1 demo::Tick::tick", "2 demo::A::tick", "2 demo::B::tick"]);
}

/// Calls that name the type, by path or by what its `Self` is, were only possible callers, or those of other impls were sure.
#[test]
fn b030_also_paths_that_say_the_type() {
    let case = Case::new(
        "
pub trait Tick { fn tick(&self) -> u8; fn make() -> Self where Self: Sized; fn twice(&self) -> u8 { self.tick() + Self::tick(self) } }
pub struct A; pub struct B;
impl Tick for A { fn tick(&self) -> u8 { 1 } fn make() -> Self { A } } //@a
impl Tick for B { fn tick(&self) -> u8 { Tick::tick(&A) } fn make() -> Self { Self::make() } } //@b
pub fn by_type() -> u8 { A::tick(&A) + <B as Tick>::tick(&B) }
pub fn by_trait(a: &A) -> u8 { Tick::tick(a) }
pub fn by_result() -> A { Tick::make() }
pub fn by_param<T: Tick>() -> T { T::make() }
pub fn as_value(all: &[A]) -> u8 { all.iter().map(Tick::tick).sum::<u8>() + all.iter().map(A::tick).sum::<u8>() }
",
    );
    let possible = "demo::Tick::twice x2 -> demo::Tick::tick may_dispatch";
    assert_eq!(
        case.callers_at("a", "tick"),
        [
            possible,
            "demo::B::tick -> demo::A::tick",
            "demo::by_type -> demo::A::tick",
            "demo::by_trait -> demo::A::tick"
        ]
    );
    assert_eq!(case.callers_at("b", "tick"), [possible, "demo::by_type -> demo::B::tick"]);
    assert_eq!(
        case.callers_at("a", "make"),
        ["demo::by_result -> demo::A::make", "demo::by_param -> demo::Tick::make may_dispatch"]
    );
}

/// Blanket impls, impls for references and provided methods were taken for each other.
#[test]
fn b030_also_blanket_impls_and_provided_methods() {
    let case = Case::new(
        "
pub trait Tick { fn tick(&self) -> u8; fn tock(&self) -> u8 { 0 } } //@trait
pub struct A; pub struct B; pub struct C(u8);
impl Tick for A { fn tick(&self) -> u8 { 1 } fn tock(&self) -> u8 { 1 } } //@a
impl<T: Tick + ?Sized> Tick for Box<T> { fn tick(&self) -> u8 { (**self).tick() } } //@box
pub trait Mark {} impl Mark for B {} impl Mark for C {}
impl<T: Mark> Tick for [T; 2] { fn tick(&self) -> u8 { 3 } } //@array
pub trait Loud { fn loud(&self) -> u8; }
impl<T: Mark> Loud for T { fn loud(&self) -> u8 { 4 } } //@blanket
impl Loud for A { fn loud(&self) -> u8 { 5 } } //@loud
pub fn a(a: &A) -> u8 { a.tick() + a.tock() + a.loud() }
pub fn b(b: Box<A>) -> u8 { b.tick() + b.tock() }
pub fn c(c: &[C; 2]) -> u8 { c.tick() + c[0].loud() + c.tock() }
",
    );
    assert_eq!(
        case.callees("demo::a"),
        ["demo::A::loud as Loud", "demo::A::tick as Tick", "demo::A::tock as Tick"]
    );
    assert_eq!(case.callees("demo::b"), ["demo::Box::tick as Tick", "demo::Tick::tock"]);
    assert_eq!(
        case.callees("demo::c"),
        ["demo::T::loud as Loud", "demo::Tick::tock", "demo::[_; _]::tick as Tick"]
    );
}

/// An impl's method was listed among the callers of the trait's.
#[test]
fn b031_implementing_is_not_calling() {
    let case = Case::new(
        "
pub trait T { fn m(&self); }
pub struct S;
impl T for S { fn m(&self) {} }
pub fn f(s: &S) { s.m() }
",
    );
    assert_eq!(case.callers("T::m"), ["demo::f -> demo::S::m"]);
}

/// An impl's method that hands on to another's was no caller, or one of itself.
#[test]
fn b031_also_an_impl_that_hands_on() {
    let case = Case::new(
        "
pub trait T { fn m(&self) -> u8; fn n(&self) -> u8 { self.m() } }
pub struct S; pub struct W<X>(X);
impl T for S { fn m(&self) -> u8 { 1 } } //@s
impl<X: T> T for W<X> { fn m(&self) -> u8 { self.0.m() } fn n(&self) -> u8 { self.0.n() } } //@w
impl T for &S { fn m(&self) -> u8 { (**self).m() } } //@ref
pub fn f(s: &S) -> u8 { W(W(&S)).m() + s.n() }
",
    );
    assert_eq!(
        case.callers_at("s", "m"),
        [
            "demo::T::n -> demo::T::m may_dispatch",
            "demo::W::m -> demo::T::m may_dispatch",
            "demo::S::m -> demo::S::m"
        ]
    );
    assert_eq!(case.callees("demo::f"), ["demo::T::n", "demo::W::m as T"]);
}

/// A fn of an impl that calls one of its own, and one of a supertrait, was mixed up with it.
#[test]
fn b031_also_impls_that_call_their_own() {
    let case = Case::new(
        "
pub trait Base { fn m(&self) -> u8 { 0 } } //@base
pub trait T: Base { fn m(&self) -> u8; fn both(&self) -> u8 { Base::m(self) + T::m(self) } } //@t
pub struct S;
impl Base for S { fn m(&self) -> u8 { 7 } } //@sbase
impl T for S { fn m(&self) -> u8 { <Self as Base>::m(self) + self.helper() + Self::of(self) } } //@st
impl S { fn helper(&self) -> u8 { T::m(self) } fn of(s: &S) -> u8 { s.both() } }
",
    );
    assert_eq!(case.callers_at("base", "m"), ["demo::T::both -> demo::Base::m", "demo::S::m -> demo::S::m"]);
    assert_eq!(
        case.callers_at("sbase", "m"),
        ["demo::T::both -> demo::Base::m may_dispatch", "demo::S::m -> demo::S::m"]
    );
    assert_eq!(
        case.callers_at("st", "m"),
        ["demo::T::both -> demo::T::m may_dispatch", "demo::S::helper -> demo::S::m"]
    );
    assert_eq!(case.callees("demo::S::of"), ["demo::T::both"]);
}

/// Who sends a message was taken for a caller of its handler, or the handler for dead.
#[test]
fn b032_messages() {
    let case = Case::new(
        "
pub enum Msg { Ping(u8), Stop }
pub struct Tx(pub Vec<Msg>);
impl Tx { pub fn send(&mut self, m: Msg) { self.0.push(m) } }
pub fn producer(tx: &mut Tx) { tx.send(Msg::Ping(1)) }
pub fn on_ping(_: u8) {}
pub fn actor(m: Msg) { match m { Msg::Ping(n) => on_ping(n), Msg::Stop => {} } }
",
    );
    assert_eq!(case.callers("on_ping"), ["demo::actor"]);
}

/// What a closure or fn in a message does was charged to who runs it, or to nobody.
#[test]
fn b032_also_messages_that_carry_closures() {
    let case = Case::new(
        "
use std::sync::mpsc::{Receiver, Sender};
pub struct Ctx { pub n: u8 }
pub fn on_ping(_: u8) {} pub fn on_stop(_: &Ctx) {}
pub enum Msg { Run(Box<dyn FnOnce(&Ctx) + Send>), Fn { call: fn(&Ctx), with: Option<Ctx> }, Stop }
pub fn producer(tx: &Sender<Msg>) {
    tx.send(Msg::Run(Box::new(|ctx| on_ping(ctx.n)))).unwrap();
    tx.send(Msg::Fn { call: on_stop, with: None }).unwrap();
}
pub fn actor(rx: Receiver<Msg>, ctx: Ctx) {
    while let Ok(msg) = rx.recv() {
        match msg { Msg::Run(run) => run(&ctx), Msg::Fn { call, with } => call(&with.unwrap()), Msg::Stop => break }
    }
}
pub fn later(rx: &Receiver<Msg>) { for msg in rx.try_iter() { let Msg::Fn { with: Some(ctx), .. } = msg else { continue }; on_ping(ctx.n); } } //@later
",
    );
    assert_eq!(case.callers("on_ping"), ["demo::producer", "demo::later"]);
    assert_eq!(case.callers("on_stop"), NONE);
    assert_eq!(case.references("on_stop").len(), 1);
    assert_eq!(case.references("Ctx::n").len(), 2);
}

/// Handlers by a trait of the message, and messages in messages, had no or wrong callers.
#[test]
fn b032_also_handlers_by_trait() {
    let case = Case::new(
        "
pub trait Handle<M> { type Out; fn handle(&mut self, m: M) -> Self::Out; }
pub struct Ping(pub u8); pub struct Stop;
pub enum Msg { Ping(Ping), Batch(Vec<Msg>), Stop(Stop) }
pub struct Actor;
pub struct Pong; impl Pong { pub fn seen(&self) {} }
impl Handle<Ping> for Actor { type Out = Pong; fn handle(&mut self, _: Ping) -> Pong { Pong } } //@ping
impl Handle<Stop> for Actor { type Out = (); fn handle(&mut self, _: Stop) {} } //@stop
impl Handle<Msg> for Actor { type Out = (); fn handle(&mut self, m: Msg) { match m { Msg::Ping(p) => self.handle(p).seen(), Msg::Batch(all) => all.into_iter().for_each(|m| self.handle(m)), Msg::Stop(stop) => self.handle(stop) } } } //@msg
pub fn send<A: Handle<M>, M>(a: &mut A, m: M) -> A::Out { a.handle(m) }
pub fn f(a: &mut Actor) { send(a, Ping(1)).seen(); send(a, Stop) }
",
    );
    let possible = "demo::send -> demo::Handle::handle may_dispatch";
    assert_eq!(case.callers_at("ping", "handle"), ["demo::Actor::handle -> demo::Actor::handle", possible]);
    assert_eq!(case.callers_at("stop", "handle"), ["demo::Actor::handle -> demo::Actor::handle", possible]);
    assert_eq!(case.callers_at("msg", "handle"), ["demo::Actor::handle -> demo::Actor::handle", possible]);
    assert_eq!(case.callers("Pong::seen"), ["demo::Actor::handle", "demo::f"]);
}

/// Generic types of one name in sibling modules collapsed into one.
#[test]
fn b034_types_of_one_name() {
    let case = Case::new(
        "
pub mod a { pub struct Node<T>(pub T); impl<T> Node<T> { pub fn len(&self) -> usize { 1 } } }
pub mod b { pub struct Node<T>(pub T); impl<T> Node<T> { pub fn len(&self) -> usize { 2 } } }
pub fn f(n: &b::Node<u8>) -> usize { n.len() }
",
    );
    assert_eq!(case.callers("b::Node::len"), ["demo::f"]);
    assert_eq!(case.callers("a::Node::len"), NONE);
}

/// Types of one name, imported in bodies and nested in each other, collapsed.
#[test]
fn b034_also_types_of_one_name_in_each_other() {
    let case = Case::new(
        "
pub mod a { #[derive(Default)] pub struct Node<T>(pub T); impl<T> Node<T> { pub fn len(&self) -> usize { 1 } pub fn inner(&self) -> &T { &self.0 } } }
pub mod b { #[derive(Default)] pub struct Node<T>(pub T); impl<T> Node<T> { pub fn len(&self) -> usize { 2 } pub fn up(self) -> super::a::Node<Self> { super::a::Node(self) } } }
pub struct Node;
impl Node { pub fn len(&self) -> usize { 0 } }
pub fn f(n: a::Node<b::Node<Node>>) -> usize { n.inner().len() }
pub fn g() -> usize { use b::Node; let n = Node(1).up(); n.len() }
pub fn h() -> usize { struct Node; impl Node { fn len(&self) -> usize { 3 } } { use self::a::Node; Node(super_node()).inner().len() } }
fn super_node() -> self::Node { Node }
pub fn i<Node: Default>() -> usize { let n: b::Node<a::Node<Node>> = Default::default(); n.0.len() }
",
    );
    assert_eq!(case.callers("b::Node::len"), ["demo::f"]);
    assert_eq!(case.callers("a::Node::len"), ["demo::g", "demo::i"]);
    assert_eq!(case.callers("demo::Node::len"), ["demo::h"]);
    assert_eq!(case.callers("h::Node::len"), NONE);
}

/// Enums, variants, modules and traits of one name in sibling modules collapsed.
#[test]
fn b034_also_kinds_of_one_name() {
    let case = Case::new(
        "
pub mod a { pub enum Shape { Shape(Inner), None } pub struct Inner; impl Inner { pub fn go(&self) {} } impl Shape { pub fn go(&self) {} } }
pub mod b { pub struct Shape { pub shape: super::a::Shape } pub trait Inner { fn go(&self); } impl Inner for Shape { fn go(&self) {} } }
pub mod shape { pub fn go() {} }
pub fn f(s: &a::Shape) { match s { a::Shape::Shape(inner) => inner.go(), all => all.go() } }
pub fn g(s: b::Shape) { use b::Inner; s.go(); s.shape.go() }
pub fn h(shape: &b::Shape) { shape::go(); b::Inner::go(shape); if let b::Shape { shape: a::Shape::Shape(shape) } = shape { shape.go() } }
",
    );
    assert_eq!(case.callers("a::Inner::go"), ["demo::f", "demo::h"]);
    assert_eq!(case.callers("a::Shape::go"), ["demo::f", "demo::g"]);
    assert_eq!(case.callers("b::Shape::go"), ["demo::g", "demo::h"]);
    assert_eq!(case.callers("shape::go"), ["demo::h"]);
}

/// A parameter typed by a trait was unresolved.
#[test]
fn b036_impl_trait_parameters() {
    let case = Case::new(
        "
pub trait Fetch { fn get(&self) -> u8; fn twice(&self) -> u8 { self.get() + self.get() } }
pub fn run(f: &impl Fetch) -> u8 { f.twice() }
",
    );
    assert_eq!(case.callers("Fetch::twice"), ["demo::run"]);
    assert_eq!(case.callers("Fetch::get"), ["demo::Fetch::twice x2"]);
}

/// `impl Trait` inside other types, of a result or of another trait's argument had no methods.
#[test]
fn b036_also_impl_trait_elsewhere() {
    let case = Case::new(
        "
pub trait Fetch { fn get(&self) -> u8; }
pub struct Web;
impl Fetch for Web { fn get(&self) -> u8 { 1 } }
pub fn a(all: &[impl Fetch]) -> u8 { all.iter().map(|it| it.get()).sum() }
pub fn b(all: impl IntoIterator<Item = impl Fetch>) -> u8 { all.into_iter().next().map_or(0, |it| it.get()) }
pub fn c(make: impl Fn(u8) -> Option<Box<dyn Fetch>>) -> u8 { make(1).unwrap().get() }
pub fn d() -> impl Iterator<Item = impl Fetch> { vec![Web].into_iter() }
pub fn e() -> u8 { d().next().unwrap().get() }
pub fn f(it: Option<&mut (impl Fetch + ?Sized)>) -> u8 { it.unwrap().get() }
pub trait Make { fn make(&self) -> impl Fetch; fn all(&self) -> impl Iterator<Item: Fetch>; }
pub fn g(it: &impl Make) -> u8 { it.make().get() + it.all().last().unwrap().get() }
",
    );
    assert_eq!(
        case.callers("Fetch::get"),
        ["demo::a", "demo::b", "demo::c", "demo::e", "demo::f", "demo::g x2"]
    );
}

/// Conversions by a parameter's bound (`impl Into<T>`, `AsRef`, `Borrow`) had no type.
#[test]
fn b036_also_parameters_that_convert() {
    let case = Case::new(
        "
use std::{borrow::{Borrow, Cow}, collections::HashMap, ops::Deref};
#[derive(Clone)] pub struct Url; pub struct Key;
impl Url { pub fn get(&self) -> u8 { 1 } }
impl Key { pub fn get(&self) -> u8 { 2 } }
pub fn a(it: impl Into<Url>) -> u8 { it.into().get() }
pub fn b(it: impl AsRef<Url>) -> u8 { let url = it.as_ref(); url.get() }
pub fn c<K: Borrow<Key>>(it: &HashMap<u8, K>) -> u8 { it[&1].borrow().get() }
pub fn d(it: impl Deref<Target = Vec<Url>>) -> u8 { it.first().unwrap().get() }
pub fn e(it: Cow<'_, Url>) -> u8 { it.get() + it.into_owned().get() }
pub fn f(it: impl TryInto<Key, Error = ()>) -> Result<u8, ()> { Ok(it.try_into()?.get()) }
pub fn g<T>(it: T) -> u8 where Key: From<T> { Key::from(it).get() }
pub fn h<T>(it: T) -> u8 where T: Into<Url> + Copy { let url: Url = it.into(); url.get() + Into::<Url>::into(it).get() }
",
    );
    assert_eq!(case.callers("Url::get"), ["demo::a", "demo::b", "demo::d", "demo::e x2", "demo::h x2"]);
    assert_eq!(case.callers("Key::get"), ["demo::c", "demo::f", "demo::g"]);
}

/// A provided method, called on a type that is known and has none of its own, was listed for the impls of other types.
#[test]
fn b029_also_provided_methods_on_known_types() {
    let case = Case::new(
        r#"
pub trait Tick { fn tick(&self) -> u8 { 0 } }
pub struct Plain;
pub struct Own;
pub struct Twin;
impl Tick for Plain {}
impl Tick for Own { fn tick(&self) -> u8 { 1 } }
#[cfg(unix)] impl Tick for Twin {}
#[cfg(not(unix))] impl Tick for Twin { fn tick(&self) -> u8 { 2 } }
impl<T: Tick> Tick for Vec<T> {}
pub fn a(p: &Plain) -> u8 { p.tick() + Plain.tick() + Tick::tick(p) + Plain::tick(p) }
pub fn b(o: &Own) -> u8 { o.tick() } //@own
pub fn c(d: &dyn Tick) -> u8 { d.tick() } //@dyn
pub fn d<T: Tick>(t: &T) -> u8 { t.tick() } //@param
pub fn e(t: &Twin) -> u8 { t.tick() } //@twin
pub fn f(v: &Vec<Plain>) -> u8 { v.tick() }
pub fn g(o: impl Tick) -> u8 { o.tick() } //@impl
"#,
    );
    assert_eq!(case.references("<Own as Tick>::tick"), case.marks(&["own", "dyn", "param", "twin", "impl"]));
    assert_eq!(case.callers("Tick::tick").len(), 7);
}
