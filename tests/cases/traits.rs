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
