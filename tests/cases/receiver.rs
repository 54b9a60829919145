//! Which type's method a call means.

use crate::util::{Case, NONE};

/// A chain kept the type of its first link.
#[test]
fn b003_each_link_of_a_chain_has_its_type() {
    let case = Case::new(
        "
pub struct Job; pub struct Plan;
impl Plan { pub fn new() -> Plan { Plan } pub fn build(self) -> Job { Job } pub fn run(&self) {} }
impl Job  { pub fn run(&self) {} }
pub fn go() { Plan::new().build().run(); }
",
    );
    assert_eq!(case.callees("demo::go"), ["demo::Job::run", "demo::Plan::build", "demo::Plan::new"]);
    assert_eq!(case.callers("Plan::run"), NONE);
}

/// A receiver whose type only the parameter list gives had no edge.
#[test]
fn b004_parameters() {
    let case = Case::new(
        "
pub struct A; pub struct B;
impl A { pub fn id(&self) -> u8 { 0 } }
impl B { pub fn id(&self) -> u8 { 1 } }
pub fn show(b: &mut B) -> u8 { b.id() }
",
    );
    assert_eq!(case.callers("B::id"), ["demo::show"]);
    assert_eq!(case.callers("A::id"), NONE);
}

/// A plain call inside a method was bound to the method beside it.
#[test]
fn b005_a_plain_call_is_no_method_call() {
    let case = Case::new(
        "
pub fn reset() {}
pub struct S;
impl S { pub fn reset(&self) {} pub fn go(&self) { reset(); } }
",
    );
    assert_eq!(case.callees("demo::S::go"), ["demo::reset"]);
    assert_eq!(case.callers("S::reset"), NONE);
}

/// Receivers of std were bound to a method of the workspace.
#[test]
fn b006_std_receivers() {
    let case = Case::new(
        "
pub struct Pool;
impl Pool { pub fn join(self) {} }
pub fn path() -> std::path::PathBuf { std::path::Path::new(\"a\").join(\"b\") } //@path
pub fn text(v: &[String]) -> String { v.join(\",\") } //@text
pub fn stop(p: Pool) { p.join() }
",
    );
    assert_eq!(case.callers("Pool::join"), ["demo::stop"]);
    assert_eq!(case.definition("path", "join"), ["std::path::Path::join"]);
    assert_eq!(case.definition("text", "join").len(), 1);
}

/// Common names of std on `&str` were bound to a type of the workspace.
#[test]
fn b007_common_names() {
    let case = Case::new(
        "
pub struct Tree;
impl Tree { pub fn find(&self, _k: u8) -> Option<u8> { None } pub fn len(&self) -> usize { 0 } }
pub fn f(s: &str) -> usize { s.find('x').unwrap_or(s.len()) }
",
    );
    assert_eq!(case.callers("Tree::find"), NONE);
    assert_eq!(case.callers("Tree::len"), NONE);
    assert_eq!(case.callees("demo::f"), NONE);
}

/// `Ok` and `Err` of the prelude were bound to variants of those names.
#[test]
fn b008_variants_called_like_those_of_the_prelude() {
    let case = Case::new(
        "
pub enum Status { Ok, Err }
pub fn parse(s: &str) -> Result<u8, ()> { if s.is_empty() { Err(()) } else { Ok(1) } }
pub fn good() -> Status { Status::Ok }                  //@1
",
    );
    assert_eq!(case.references("Status::Ok"), case.marks(&["1"]));
    assert_eq!(case.references("Status::Err"), NONE);
}

/// Receivers of inferred types had no edge or the wrong one.
#[test]
fn b009_inferred_receivers() {
    let case = Case::new(
        "
pub struct Q; pub struct R;
impl Q { pub fn take(&mut self) -> u8 { 1 } }
impl R { pub fn take(&mut self) -> u8 { 2 } }
fn mk() -> Q { Q }
pub fn a() -> u8 { let mut q = mk(); q.take() }
pub fn b(v: Vec<R>) -> u8 { let mut n = 0; for mut r in v { n += r.take(); } n }
pub fn c(o: Option<Q>) -> u8 { match o { Some(mut q) => q.take(), None => 0 } }
pub fn d(t: &mut (Q, R)) -> u8 { t.1.take() }
",
    );
    assert_eq!(case.callers("Q::take"), ["demo::a", "demo::c"]);
    assert_eq!(case.callers("R::take"), ["demo::b", "demo::d"]);
}

/// Match arms that reuse one name shared one type.
#[test]
fn b011_arms_bind_apart() {
    let case = Case::new(
        "
pub struct Get; pub struct Set;
impl Get { pub fn apply(self) {} }
impl Set { pub fn apply(self) {} }
pub enum Cmd { Get(Get), Set(Set) }
pub fn run(c: Cmd) {
    match c { Cmd::Get(cmd) => cmd.apply(), Cmd::Set(cmd) => cmd.apply() }
}
",
    );
    assert_eq!(case.callers("Get::apply"), ["demo::run"]);
    assert_eq!(case.callers("Set::apply"), ["demo::run"]);
}

/// Calls on a builder that hands on `&mut Self` were not found.
#[test]
fn b012_builders_by_reference() {
    let case = Case::new(
        "
pub struct Walk;
pub struct WalkCfg { depth: usize }
impl WalkCfg {
    pub fn new() -> Self { WalkCfg { depth: 0 } }
    pub fn depth(&mut self, n: usize) -> &mut Self { self.depth = n; self } //@depth
    pub fn build(&self) -> Walk { Walk }
}
pub fn one() -> Walk { WalkCfg::new().depth(2).build() }
pub fn two() -> Walk { let mut b = WalkCfg::new(); b.depth(1); b.build() }
",
    );
    assert_eq!(case.callers("WalkCfg::build"), ["demo::one", "demo::two"]);
    assert_eq!(case.callers_at("depth", "depth"), ["demo::one", "demo::two"]);
}

/// Any `X::new()` was assumed to give an `X`.
#[test]
fn b013_new_gives_what_it_says() {
    let case = Case::new(
        "
pub struct Conn; pub struct Pool;
impl Conn { pub fn ping(&self) {} }
impl Pool { pub fn ping(&self) {} pub fn new() -> Conn { Conn } }
pub fn f() { let c = Pool::new(); c.ping(); }
",
    );
    assert_eq!(case.callees("demo::f"), ["demo::Conn::ping", "demo::Pool::new"]);
    assert_eq!(case.callers("Pool::ping"), NONE);
}

/// `self.method()` was dropped where the method sits in an impl of another file.
#[test]
fn b017_impls_in_other_files() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod a; pub mod b;
//- /src/a.rs
pub struct Eng;
impl Eng { pub fn start(&self) { self.warm(); } }
//- /src/b.rs
use crate::a::Eng;
impl Eng { pub(crate) fn warm(&self) {} }
",
    );
    assert_eq!(case.callers("a::Eng::warm"), ["demo::a::Eng::start"]);
}

/// Impls of one generic type in several files were not joined.
#[test]
fn b018_impls_of_a_generic_type() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod a; pub mod b;
//- /src/a.rs
pub struct Buf<T>(pub Vec<T>);
impl<T> Buf<T> { pub fn push2(&mut self, t: T) { self.0.push(t) } }
//- /src/b.rs
use crate::a::Buf;
impl Buf<u8> { pub fn fill(&mut self) { self.push2(0) } }
",
    );
    assert_eq!(case.callers("a::Buf::push2"), ["demo::a::Buf::fill"]);
}

/// Methods of crates that know nothing of each other were joined by name.
#[test]
fn b019_crates_apart() {
    let case = Case::new(
        "
//- /Cargo.toml
[workspace]
members = [\"x\", \"y\"]
resolver = \"2\"
//- /x/Cargo.toml
[package]
name = \"x\"
version = \"0.1.0\"
edition = \"2021\"
//- /x/src/lib.rs
pub struct Client;
impl Client { pub fn get(&self) {} }
//- /y/Cargo.toml
[package]
name = \"y\"
version = \"0.1.0\"
edition = \"2021\"
//- /y/src/lib.rs
pub struct Cache;
impl Cache { pub fn get(&self) {} pub fn warm(&self) { self.get() } }
",
    );
    assert_eq!(case.callers("x::Client::get"), NONE);
    assert_eq!(case.callers("y::Cache::get"), ["y::Cache::warm"]);
}

/// With two fns of one name in a file, a call was charged to the wrong one.
#[test]
fn b022_fns_of_one_name() {
    let case = Case::new(
        "
pub mod a { pub fn run() { super::hit() } }
pub mod b { pub fn run() {} }
pub fn hit() {}
",
    );
    assert_eq!(case.callers("hit"), ["demo::a::run"]);
    assert_eq!(case.callees("demo::b::run"), NONE);
}

/// A receiver that is a field, a nested field or a dereference had the wrong type.
#[test]
fn b043_fields_and_dereferences() {
    let case = Case::new(
        "
pub struct Lane; pub struct Gate; pub struct Road;
impl Lane { pub fn open(&self) -> u8 { 1 } }
impl Gate { pub fn open(&self) -> u8 { 2 } }
impl Road { pub fn open(&self) -> u8 { 3 } }
pub struct End { pub lane: Lane }
pub struct Site { pub end: End, pub gate: Gate }
impl Site { pub fn me(&self) -> &Site { self } }
pub fn a(e: &End) -> u8 { e.lane.open() }
pub fn b(s: &Site) -> u8 { s.end.lane.open() }
pub fn c(s: &Box<Site>) -> u8 { (**s).me().gate.open() }
pub fn d() -> u8 { let r = Road; let f = || r.open(); f() }
",
    );
    assert_eq!(case.callers("Lane::open"), ["demo::a", "demo::b"]);
    assert_eq!(case.callers("Gate::open"), ["demo::c"]);
    assert_eq!(case.callers("Road::open"), ["demo::d"]);
}

/// The generics of an impl that stands in a fn were not those of its methods.
#[test]
fn generics_of_items_in_a_body() {
    let case = Case::new(
        "
pub struct In;
impl In { pub fn hit(&self) {} }
pub fn f() {
    struct Pair<T, U> { first: T, second: U }
    impl<T, U> Pair<T, U> { fn first(&self) -> &T { &self.first } fn second(&self) -> &U { &self.second } }
    let pair = Pair { first: 1u8, second: In };
    pair.second().hit();
    pair.first();
}
pub trait Named { type T; }
",
    );
    assert_eq!(case.callers("hit"), ["demo::f"]);
    assert!(case.references("Named::T").is_empty());
}

/// A method call on something unknown was listed for fns that can't be called so.
#[test]
fn unknown_receivers_are_narrowed() {
    let case = Case::new(
        "
pub fn poll() {}
pub struct A; impl A { pub fn fetch(&self, key: u8) {} pub fn store() {} }
pub struct B { pub fetch: u8, pub store: u8 }
pub fn f(thing: elsewhere::Thing) { thing.poll(); thing.fetch(); thing.store(); thing.fetch(1); }
pub fn g(thing: Vec<u8>) { thing.fetch(1); thing.store; }
",
    );
    assert!(case.references("demo::poll").is_empty());
    assert_eq!(case.callers("A::fetch"), ["demo::f name_matched"]);
    assert!(case.references("A::store").is_empty());
    assert!(case.references("B::fetch").is_empty());
    assert!(case.references("B::store").is_empty());
}

/// Behind a module of std everything is std's.
#[test]
fn paths_that_lead_abroad() {
    let case = Case::new(
        "
pub mod wasm_things { pub fn f() {} }
use std::os::wasm_things::f as other;
pub fn g() { std::os::wasm_things::f(); }
",
    );
    assert!(case.references("wasm_things").is_empty());
    assert!(case.callers("wasm_things::f").is_empty());
}
