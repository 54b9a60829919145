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

/// A chain through adaptors of std kept the type that it began with, or lost it.
#[test]
fn b003_also_a_chain_through_adaptors() {
    let case = Case::new(
        "
pub struct Row; pub struct Cell;
impl Row { pub fn cells(&self) -> Vec<Cell> { Vec::new() } pub fn show(&self) -> u8 { 0 } }
impl Cell { pub fn show(&self) -> u8 { 1 } }
pub fn a(rows: &[Row]) -> u8 { rows.iter().flat_map(|row| row.cells()).filter(|_| true).next().unwrap().show() }
pub fn b(rows: Vec<Row>) -> Option<u8> { rows.into_iter().rev().skip(1).peekable().peek().map(|row| row.show()) }
pub fn c(rows: &[Row]) -> u8 { rows.iter().zip(rows[0].cells()).enumerate().map(|(_, (_, cell))| cell).last().unwrap().show() }
pub fn d(rows: &[Row]) -> u8 { rows.first().or_else(|| rows.last()).expect(\"one\").cells().remove(0).show() }
",
    );
    assert_eq!(case.callers("Cell::show"), ["demo::a", "demo::c", "demo::d"]);
    assert_eq!(case.callers("Row::show"), ["demo::b"]);
}

/// A link whose type depends on the generics of the one before was taken for the impl's type.
#[test]
fn b003_also_a_chain_of_generic_links() {
    let case = Case::new(
        "
pub struct Wrap<T>(T);
impl<T> Wrap<T> {
    pub fn inner(self) -> T { self.0 }
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Wrap<U> { Wrap(f(self.0)) }
    pub fn go(&self) {}
}
pub struct A; pub struct B;
impl A { pub fn wrap(self) -> Wrap<Self> { Wrap(self) } pub fn go(&self) {} }
impl B { pub fn go(&self) {} }
pub fn one() { A.wrap().map(|_| B).inner().go() }
pub fn two() { A.wrap().map(|a| a.wrap()).inner().go() }
pub fn three() { A.wrap().map(|a| Some(a)).map(|a| a.map(|_| B)).inner().unwrap().go() }
",
    );
    assert_eq!(case.callers("B::go"), ["demo::one", "demo::three"]);
    assert_eq!(case.callers("Wrap::go"), ["demo::two"]);
    assert_eq!(case.callers("A::go"), NONE);
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

/// A parameter that is a pattern, or has an alias for a type, had none.
#[test]
fn b004_also_patterns_and_aliases_as_parameters() {
    let case = Case::new(
        "
pub struct A; pub struct B;
impl A { pub fn id(&self) -> u8 { 0 } }
impl B { pub fn id(&self) -> u8 { 1 } }
pub type Pair<T> = (A, T);
pub struct Both<'a, T, const N: usize> { left: &'a [T; N], right: Pair<T> }
pub fn a(&(_, ref b): &Pair<B>) -> u8 { b.id() }
pub fn b(Both { left: [first, ..], .. }: &Both<'_, B, 2>) -> u8 { first.id() }
pub fn c(Both { right: (_, right), .. }: Both<'_, A, 1>) -> u8 { right.id() }
pub fn d([.., last]: [B; 3], _: A) -> u8 { last.id() }
",
    );
    assert_eq!(case.callers("B::id"), ["demo::a", "demo::b", "demo::d"]);
    assert_eq!(case.callers("A::id"), ["demo::c"]);
}

/// Parameters of closures, of trait methods and of fn pointers had no type.
#[test]
fn b004_also_parameters_elsewhere() {
    let case = Case::new(
        "
pub struct A; pub struct B;
impl A { pub fn id(&self) -> u8 { 0 } }
impl B { pub fn id(&self) -> u8 { 1 } }
pub trait Take { type In; fn take(&self, it: Self::In) -> u8; fn own(self, _: &B) -> u8 where Self: Sized { 0 } }
impl Take for A { type In = B; fn take(&self, it: Self::In) -> u8 { it.id() } fn own(self, it: &B) -> u8 { it.id() + self.id() } }
pub fn f(pick: fn(u8) -> B) -> u8 { let of = |b: &B, _: &A| b.id(); of(&pick(1), &A) }
pub fn g(pick: &dyn Fn(&A) -> (A, B)) -> u8 { pick(&A).1.id() }
pub fn h<const N: usize>(all: &mut [[B; N]]) -> u8 { all[0][1].id() }
",
    );
    assert_eq!(case.callers("B::id"), ["demo::A::take", "demo::A::own", "demo::f", "demo::g", "demo::h"]);
    assert_eq!(case.callers("A::id"), ["demo::A::own"]);
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

/// A plain call in a trait's own method was bound to the trait's fn of that name.
#[test]
fn b005_also_plain_calls_in_traits() {
    let case = Case::new(
        "
pub fn reset() -> u8 { 0 }                              //@free
pub trait Cell { fn reset() -> u8 { reset() } fn again(&self) -> u8 { reset() + Self::reset() } } //@trait
pub struct S;
impl Cell for S { fn reset() -> u8 { reset() } }        //@impl
impl S { pub fn both(&self) -> u8 { Self::reset() + reset() } }
",
    );
    assert_eq!(
        case.callers_at("free", "reset"),
        ["demo::Cell::reset", "demo::Cell::again", "demo::S::reset", "demo::S::both"]
    );
    assert_eq!(case.callees("demo::Cell::again"), ["demo::Cell::reset", "demo::reset"]);
    assert_eq!(case.callees("demo::S::both"), ["demo::S::reset as Cell", "demo::reset"]);
}

/// A field that holds a fn, a local and an import were taken for the method of that name.
#[test]
fn b005_also_fields_and_imports_of_that_name() {
    let case = Case::new(
        "
pub mod far { pub fn reset() {} }
pub struct S { reset: fn(), go: Box<dyn Fn()> }
impl S {
    pub fn reset(&self) {} //@method
    pub fn field(&self) { (self.reset)(); (self.go)() }
    pub fn import(&self) { use far::reset; reset(); }
    pub fn local(&self, reset: impl Fn()) { reset() }
    pub fn go(&self) { self.reset() } //@go
}
",
    );
    assert_eq!(case.callers_at("method", "reset"), ["demo::S::go"]);
    assert_eq!(case.callers("far::reset"), ["demo::S::import"]);
    assert_eq!(case.callers_at("go", "go"), NONE);
    assert_eq!(case.callees("demo::S::field"), NONE);
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

/// What a smart pointer has itself was taken for the method of what it points to, or the other way round.
#[test]
fn b006_also_smart_pointers() {
    let case = Case::new(
        "
use std::{cell::RefCell, rc::Rc, sync::{Arc, Mutex}};
pub struct Pool;
impl Pool { pub fn join(&self) {} }
impl Clone for Pool { fn clone(&self) -> Pool { Pool } } //@clone
pub fn shared(p: &Rc<Pool>) -> Rc<Pool> { p.clone() }
pub fn copied(p: &Rc<Pool>) -> Pool { (**p).clone() }
pub fn locked(p: &Arc<Mutex<Pool>>) { p.lock().unwrap().join() }
pub fn borrowed(p: &Rc<RefCell<Pool>>) { p.borrow_mut().join(); p.borrow().clone(); }
pub fn spawned() { std::thread::spawn(|| Pool).join().unwrap().join() } //@spawned
pub fn not() { std::thread::spawn(|| Pool).join().ok(); }
",
    );
    assert_eq!(case.callers("Pool::join"), ["demo::locked", "demo::borrowed", "demo::spawned"]);
    assert_eq!(case.callers_at("clone", "clone"), ["demo::copied", "demo::borrowed"]);
}

/// Collections that hold a type were taken for it.
#[test]
fn b006_also_collections_of_the_type() {
    let case = Case::new(
        r#"
use std::collections::{BTreeMap, HashMap, VecDeque};
pub struct Set;
impl Set { pub fn insert(&mut self, _: u8) {} pub fn get(&self, _: &str) -> Option<u8> { None } pub fn push(&mut self, _: u8) {} }
pub fn a(m: &mut HashMap<String, Set>) { m.insert(String::new(), Set); m.get("x"); }
pub fn b(m: &mut HashMap<String, Set>) { m.entry("x".to_string()).or_insert_with(|| Set).insert(1); }
pub fn c(m: &BTreeMap<String, Vec<Set>>) -> Option<u8> { m.get("x")?.iter().find_map(|set| set.get("y")) }
pub fn d(q: &mut VecDeque<Set>) { q.insert(0, Set); if let Some(set) = q.back_mut() { set.push(1) } }
pub fn e(v: &mut Vec<Set>) { v.push(Set); v.insert(0, Set); for set in v.iter_mut() { set.insert(1) } }
pub fn f(m: &mut HashMap<u8, Vec<Set>>) { m.entry(1).or_default().push(Set) }
"#,
    );
    assert_eq!(case.callers("Set::insert"), ["demo::b", "demo::e"]);
    assert_eq!(case.callers("Set::get"), ["demo::c"]);
    assert_eq!(case.callers("Set::push"), ["demo::d"]);
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

/// A type that dereferences to one of std was given that one's methods before its own.
#[test]
fn b007_also_a_type_that_dereferences_to_str() {
    let case = Case::new(
        "
pub struct Name(String);
impl std::ops::Deref for Name { type Target = str; fn deref(&self) -> &str { &self.0 } }
impl Name { pub fn len(&self) -> usize { 0 } pub fn trim(self) -> Name { self } }
pub struct Tree;
impl Tree { pub fn find(&self, _: char) -> Option<usize> { None } pub fn chars(&self) {} }
pub fn own(n: &Name) -> usize { n.len() }
pub fn through(n: &Name) -> Option<usize> { n.find('x') } //@through
pub fn behind(n: &Name) -> usize { (**n).len() + n.trim_end().len() + n.chars().count() } //@behind
",
    );
    assert_eq!(case.callers("Name::len"), ["demo::own"]);
    assert_eq!(case.callers("Name::trim"), NONE);
    assert_eq!(case.callers("Tree::find"), NONE);
    assert_eq!(case.callers("Tree::chars"), NONE);
    assert_eq!(case.definition("through", "find"), ["core::str::str::find"]);
}

/// A trait of the workspace for a type of std took calls of what the type has itself.
#[test]
fn b007_also_traits_for_types_of_std() {
    let case = Case::new(
        "
pub trait Text { fn find(&self, _: char) -> u8 { 0 } fn words(&self) -> u8 { 1 } fn len(self) -> usize; }
impl Text for &str { fn len(self) -> usize { 0 } }
pub trait Count { fn len(&self) -> u8; fn first_two(&self) -> u8; }
impl Count for [u8] { fn len(&self) -> u8 { 0 } fn first_two(&self) -> u8 { 2 } }
impl<T> Count for Option<T> { fn len(&self) -> u8 { 1 } fn first_two(&self) -> u8 { 3 } }
pub fn text(s: &str) -> usize { s.find('x'); s.words(); s.len() }
pub fn count(v: Vec<u8>, o: Option<u8>) -> u8 { v.len(); v.first_two() + o.len() }
",
    );
    assert_eq!(case.callees("demo::text"), ["demo::Text::words"]);
    assert_eq!(case.callees("demo::count"), ["demo::Option::len as Count", "demo::[_]::first_two as Count"]);
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

/// A glob import of such variants shadows the prelude, in its own module only.
#[test]
fn b008_also_a_glob_of_them_shadows_the_prelude() {
    let case = Case::new(
        "
pub enum Status { Ok, Err, Some(u8) }
pub mod with { use super::Status::*; use super::Status; pub fn f(n: u8) -> Status { if n == 0 { Ok } else if n == 1 { Some(1) } else { Err } } } //@with
pub mod without { pub fn f(n: u8) -> Result<u8, ()> { Some(n).ok_or(())?; if n == 0 { Ok(n) } else { Err(()) } } }
pub fn inside(s: Status) -> Option<u8> { { use Status::Ok; if let Ok = s { return None; } } Some(1) } //@inside
",
    );
    assert_eq!(case.references("Status::Ok"), case.marks(&["with", "inside", "inside"]));
    assert_eq!(case.references("Status::Err"), case.marks(&["with"]));
    assert_eq!(case.references("Status::Some"), case.marks(&["with"]));
}

/// In patterns and impls of such an enum the prelude's variants were taken for its own.
#[test]
fn b008_also_in_patterns_and_its_own_impl() {
    let case = Case::new(
        "
pub enum Maybe { None, Some(u8) }
impl Maybe {
    pub fn get(self) -> Option<u8> { match self { Self::None => None, Maybe::Some(n) => Some(n) } } //@get
    pub fn of(o: Option<u8>) -> Self { match o { None => Self::None, Some(n) => Self::Some(n) } } //@of
}
type Short = Maybe;
pub fn f(o: Option<Maybe>) -> u8 { match o { Some(Maybe::Some(n)) => n, Some(Short::None) | None => 0 } } //@f
",
    );
    assert_eq!(case.references("Maybe::None"), case.marks(&["get", "of", "f"]));
    assert_eq!(case.references("Maybe::Some"), case.marks(&["get", "of", "f"]));
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

/// A variable whose type only a later line gives had no methods.
#[test]
fn b009_also_what_later_lines_say() {
    let case = Case::new(
        "
pub struct Q; pub struct R;
impl Q { pub fn hold(&self) -> u8 { 1 } }
impl R { pub fn hold(&self) -> u8 { 2 } }
pub fn a() -> u8 { let mut v = Vec::new(); v.push(Q); v[0].hold() }
pub fn b() -> u8 { let r; r = R; r.hold() }
pub fn c(rs: &[R]) -> u8 { let mut best = None; for r in rs { if best.is_none() { best = Some(r) } } best.unwrap().hold() }
pub fn d() -> u8 { let mut q = Default::default(); let _: &Option<Q> = &q; q = Some(Q); q.map(|it| it.hold()).unwrap_or(0) }
pub fn e() -> u8 { let (a, b); (a, b) = (Q, R); let _ = a; b.hold() }
pub fn f(c: bool) -> u8 { let x = if c { return 0 } else { loop { break Q } }; x.hold() }
pub fn g() -> u8 { let x = 'out: loop { loop { break 'out R } }; x.hold() }
pub fn h(c: bool) -> u8 { let x = 'out: { if c { break 'out Some(Q) } None }; x.unwrap().hold() }
",
    );
    assert_eq!(case.callers("Q::hold"), ["demo::a", "demo::d", "demo::f", "demo::h"]);
    assert_eq!(case.callers("R::hold"), ["demo::b", "demo::c", "demo::e", "demo::g"]);
}

/// What std takes out of something, by `take`, `?`, `let else` or a loop, had no type or the container's.
#[test]
fn b009_also_what_is_taken_out() {
    let case = Case::new(
        "
use std::{mem, num::ParseIntError, str::FromStr};
#[derive(Default)] pub struct Q; pub struct R;
impl Q { pub fn take(&mut self) -> u8 { 1 } }
impl R { pub fn take(&mut self) -> u8 { 2 } }
impl FromStr for R { type Err = ParseIntError; fn from_str(_: &str) -> Result<R, ParseIntError> { Ok(R) } }
pub struct Held { q: Q, r: Option<R> }
pub fn a(h: &mut Held) -> u8 { mem::take(&mut h.q).take() }
pub fn b(h: &mut Held) -> Option<u8> { let mut r = h.r.take()?; Some(r.take()) }
pub fn c(h: &mut Held) -> u8 { let Some(r) = h.r.as_mut() else { return h.q.take() }; r.take() }
pub fn d(v: &mut Vec<(u8, Q)>) -> u8 { while let Some((_, mut q)) = v.pop() { q.take(); } 0 }
pub fn e(s: &str) -> Result<u8, ParseIntError> { Ok(s.parse::<R>()?.take()) }
pub fn f(s: &[&str]) -> Result<u8, ParseIntError> { let mut all = s.iter().map(|s| s.parse()).collect::<Result<Vec<R>, _>>()?; Ok(all[0].take()) }
pub fn g(h: &mut Held) { h.r.take(); }
",
    );
    assert_eq!(case.callers("Q::take"), ["demo::a", "demo::c", "demo::d"]);
    assert_eq!(case.callers("R::take"), ["demo::b", "demo::c", "demo::e", "demo::f"]);
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

/// A name that is bound anew, in an inner block, a guard's arm or the next `if let`, kept its first type.
#[test]
fn b011_also_names_bound_anew() {
    let case = Case::new(
        "
pub struct Get; pub struct Set;
impl Get { pub fn apply(&self) -> u8 { 1 } pub fn is(&self) -> bool { true } }
impl Set { pub fn apply(&self) -> u8 { 2 } pub fn is(&self) -> bool { true } }
pub fn blocks(x: Get) -> u8 { let y = { let x = Set; x.apply() }; y + x.apply() } //@blocks
pub fn after(x: Get) -> u8 { let x = (x, Set); let x = x.1; x.apply() }
pub fn ifs(o: Option<Get>, p: Option<Set>) -> u8 { if let Some(x) = o { x.apply() } else if let Some(x) = p { x.apply() } else { 0 } } //@ifs
pub fn guards(o: Result<Get, Set>) -> u8 { match &o { Ok(x) if x.is() => 0, Err(x) if !x.is() => 1, Ok(x) => x.apply(), Err(_) => 2 } }
pub fn loops(v: Vec<Get>) -> u8 { for x in v { let f = |x: Set| x.apply(); f(Set); x.is(); } 0 } //@loops
",
    );
    assert_eq!(case.callers("Get::apply"), ["demo::blocks", "demo::ifs", "demo::guards"]);
    assert_eq!(case.callers("Set::apply"), ["demo::blocks", "demo::after", "demo::ifs", "demo::loops"]);
    assert_eq!(case.callers("Get::is"), ["demo::guards", "demo::loops"]);
    assert_eq!(case.callers("Set::is"), ["demo::guards"]);
}

/// Alternatives, `@` and references in patterns changed what a variable is.
#[test]
fn b011_also_alternatives_and_bindings_of_a_whole() {
    let case = Case::new(
        "
pub struct Get; pub struct Set;
impl Get { pub fn apply(&self) {} }
impl Set { pub fn apply(&self) {} }
pub enum Cmd { Get(Get), Other { cmd: Get, set: Box<Set> }, Deep(Option<(Set, Get)>), None }
impl Cmd { pub fn apply(&self) {} }
pub fn a(c: &Cmd) { match c { Cmd::Get(cmd) | Cmd::Other { cmd, .. } => cmd.apply(), cmd @ Cmd::Deep(None) => cmd.apply(), _ => {} } }
pub fn b(c: &mut Cmd) { match *c { Cmd::Deep(Some((ref mut cmd, _))) => cmd.apply(), Cmd::Other { set: ref cmd, .. } => cmd.apply(), _ => {} } }
pub fn c(c: Option<&Cmd>) { if let Some(Cmd::Deep(Some(cmd @ (_, get)))) = c { cmd.0.apply(); get.apply() } }
pub fn d(c: &[Cmd]) { if let [cmd, rest @ ..] = c { cmd.apply(); rest[0].apply(); if let &[.., Cmd::Get(ref cmd)] = rest { cmd.apply() } } }
",
    );
    assert_eq!(case.callers("Get::apply"), ["demo::a", "demo::c", "demo::d"]);
    assert_eq!(case.callers("Set::apply"), ["demo::b x2", "demo::c"]);
    assert_eq!(case.callers("Cmd::apply"), ["demo::a", "demo::d x2"]);
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

/// A builder that changes its type by its parameters, or gets its methods by a trait, was lost on the way.
#[test]
fn b012_also_builders_with_states_and_by_a_trait() {
    let case = Case::new(
        "
use std::marker::PhantomData;
pub struct Plain; pub struct Safe;
pub struct Make<S>(PhantomData<S>);
impl Make<Plain> { pub fn new() -> Self { Make(PhantomData) } pub fn safe(self) -> Make<Safe> { Make(PhantomData) } pub fn build(self) -> u8 { 1 } } //@plain
impl Make<Safe> { pub fn build(self) -> u8 { 2 } } //@safe
pub trait Named: Sized { fn name(self, _: &str) -> Self { self } fn named(&mut self) -> &mut Self { self } }
impl<S> Named for Make<S> {}
pub fn one() -> u8 { Make::new().name(\"a\").safe().name(\"b\").build() }
pub fn two() -> u8 { let mut make = Make::new(); make.named().named(); make.name(\"c\").build() }
",
    );
    assert_eq!(case.callers_at("safe", "build"), ["demo::one"]);
    assert_eq!(case.callers_at("plain", "build"), ["demo::two"]);
    assert_eq!(case.callers("Named::name"), ["demo::one x2", "demo::two"]);
    assert_eq!(case.callers("Named::named"), ["demo::two x2"]);
}

/// `self` behind a box, an `Rc` or a pin had no methods, nor had what it hands on.
#[test]
fn b012_also_self_behind_pointers() {
    let case = Case::new(
        "
use std::{pin::Pin, rc::Rc, sync::Arc};
pub struct Step;
impl Step {
    pub fn boxed(self: Box<Self>) -> Box<Self> { self.seen(); self }
    pub fn shared(self: &Rc<Self>) -> Rc<Self> { Rc::clone(self) }
    pub fn owned(self: Arc<Self>) -> Arc<Step> { self }
    pub fn pinned(mut self: Pin<&mut Self>) -> Pin<&mut Self> { self.as_mut().seen(); self }
    pub fn seen(&self) {}
}
pub fn a() { Box::new(Step).boxed().boxed().seen() }
pub fn b() { Rc::new(Step).shared().shared().seen() }
pub fn c() { Arc::new(Step).owned().clone().owned().seen() }
pub fn d(step: Pin<&mut Step>) { step.pinned().pinned().seen() }
",
    );
    assert_eq!(
        case.callers("Step::seen"),
        ["demo::Step::boxed", "demo::Step::pinned", "demo::a", "demo::b", "demo::c", "demo::d"]
    );
    assert_eq!(case.callers("Step::boxed"), ["demo::a x2"]);
    assert_eq!(case.callers("Step::shared"), ["demo::b x2"]);
    assert_eq!(case.callers("Step::owned"), ["demo::c x2"]);
    assert_eq!(case.callers("Step::pinned"), ["demo::d x2"]);
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

/// `new` by a trait, by an alias or wrapped in something was taken to give the type before it.
#[test]
fn b013_also_new_by_traits_and_aliases() {
    let case = Case::new(
        "
use std::rc::Rc;
pub struct Conn; pub struct Pool;
impl Conn { pub fn ping(&self) {} }
impl Pool { pub fn ping(&self) {} }
pub trait Make { type Out; fn new() -> Self::Out; }
impl Make for Pool { type Out = Conn; fn new() -> Conn { Conn } }
impl Conn { pub fn new(p: Pool) -> Result<Option<Rc<Pool>>, ()> { Ok(Some(Rc::new(p))) } }
type P = Pool; type Made = <P as Make>::Out;
pub fn a() { P::new().ping() }
pub fn b() { if let Ok(Some(it)) = Conn::new(Pool) { it.ping() } }
pub fn c() { let made: Made = <Pool as Make>::new(); made.ping() }
pub fn d() { Rc::new(Conn).ping() }
pub fn e<M: Make<Out = Pool>>() { M::new().ping() }
pub fn f() -> Option<()> { Some(Made::new(Pool).ok()??.ping()) }
",
    );
    assert_eq!(case.callers("Conn::ping"), ["demo::a", "demo::c", "demo::d"]);
    assert_eq!(case.callers("Pool::ping"), ["demo::b", "demo::e", "demo::f"]);
}

/// `new` of a generic type was taken to give it with open parameters, whatever it says.
#[test]
fn b013_also_new_of_generic_types() {
    let case = Case::new(
        "
use std::marker::PhantomData;
pub trait Ping { fn ping(&self); }
pub struct Conn; pub struct Pool;
impl Ping for Conn { fn ping(&self) {} } //@conn
impl Ping for Pool { fn ping(&self) {} } //@pool
pub struct Make<T>(PhantomData<T>);
impl<T: Default> Make<T> { pub fn new() -> T { T::default() } pub fn hidden() -> impl Ping { Pool } }
impl Default for Conn { fn default() -> Conn { Conn } }
pub fn a() { Make::<Conn>::new().ping() }
pub fn b() { let made: Conn = Make::new(); made.ping() }
pub fn c() { Make::<Conn>::hidden().ping() } //@c
pub fn d() -> Pool { let boxed = Box::<Pool>::new(Pool); boxed.ping(); *boxed }
",
    );
    assert_eq!(
        case.callers_at("conn", "ping"),
        [
            "demo::a -> demo::Conn::ping",
            "demo::b -> demo::Conn::ping",
            "demo::c -> demo::Ping::ping may_dispatch"
        ]
    );
    assert_eq!(
        case.callers_at("pool", "ping"),
        ["demo::c -> demo::Ping::ping may_dispatch", "demo::d -> demo::Pool::ping"]
    );
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

/// An impl far from its type, by an alias or a path through `super`, was not joined with it.
#[test]
fn b017_also_impls_by_alias_and_path() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod a; pub mod deep;
//- /src/a.rs
pub struct Eng; pub struct Other;
pub type Motor = Eng;
impl Eng { pub fn start(&self) { self.warm(); self.cool(); Self::idle(); } }
impl Other { pub fn warm(&self) {} pub fn cool(&self) {} pub fn idle() {} }
//- /src/deep/mod.rs
mod inner;
use super::a::Motor as M;
impl M { pub(super) fn warm(&self) {} }
//- /src/deep/inner.rs
impl super::super::a::Eng { pub(in crate) fn cool(&self) { self.warm() } }
const _: () = { impl crate::a::Motor { pub(crate) fn idle() {} } };
",
    );
    assert_eq!(
        case.callees("demo::a::Eng::start"),
        ["demo::a::Eng::cool", "demo::a::Eng::idle", "demo::a::Eng::warm"]
    );
    assert_eq!(case.callees("demo::a::Eng::cool"), ["demo::a::Eng::warm"]);
    assert_eq!(case.callers("Other::warm"), NONE);
    assert_eq!(case.callers("Other::cool"), NONE);
    assert_eq!(case.callers("Other::idle"), NONE);
}

/// A method by a trait of another file was found where the trait is not in scope.
#[test]
fn b017_also_traits_in_other_files() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod a; pub mod hot; pub mod cold; pub mod user;
//- /src/a.rs
pub struct Eng;
use crate::hot::Warm as _;
impl Eng { pub fn start(&self) { self.warm(); } }
//- /src/hot.rs
pub trait Warm { fn warm(&self); }
impl Warm for crate::a::Eng { fn warm(&self) {} } //@hot
//- /src/cold.rs
use crate::a::Eng;
pub trait Warm { fn warm(&self) {} } //@cold
impl Warm for Eng {}
pub fn f(e: &Eng) { e.warm() }
//- /src/user.rs
pub fn g(e: &crate::a::Eng) { use crate::hot::*; e.warm() }
pub fn h(e: &crate::a::Eng) { crate::cold::Warm::warm(e) }
",
    );
    assert_eq!(case.callers_at("hot", "warm"), ["demo::a::Eng::start", "demo::user::g"]);
    assert_eq!(case.callers_at("cold", "warm"), ["demo::cold::f", "demo::user::h"]);
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

/// Impls of one generic type for different arguments that share a method's name were confused.
#[test]
fn b018_also_impls_for_different_arguments() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod a; pub mod b;
pub fn one() { a::Buf(vec![1u8]).fill() }
pub fn two(b: &a::Buf<u16>) { b.fill() }
pub fn three(b: a::Buf<Vec<b::Key>>) { b.fill() }
pub fn four() { let b = a::Buf(Vec::new()); let _: &a::Buf<u16> = &b; b.fill() }
//- /src/a.rs
pub struct Buf<T>(pub Vec<T>);
impl Buf<u8> { pub fn fill(&self) {} } //@u8
//- /src/b.rs
use crate::a::Buf;
pub struct Key;
impl Buf<u16> { pub fn fill(&self) {} } //@u16
impl<T> Buf<Vec<T>> { pub fn fill(&self) {} } //@vec
",
    );
    assert_eq!(case.callers_at("u8", "fill"), ["demo::one"]);
    assert_eq!(case.callers_at("u16", "fill"), ["demo::two", "demo::four"]);
    assert_eq!(case.callers_at("vec", "fill"), ["demo::three"]);
}

/// Impls for arrays, references and tuples as arguments, generic over constants, were confused.
#[test]
fn b018_also_impls_for_compound_arguments() {
    let case = Case::new(
        "
pub struct Arr<T, const N: usize>([T; N]);
impl<const N: usize> Arr<&str, N> { pub fn get(&self) -> u8 { 3 } pub fn size(&self) -> usize { N } } //@str
impl<A, B, const N: usize> Arr<(A, B), N> { pub fn get(&self) -> u8 { 4 } } //@pair
impl<T: Copy, const N: usize, const M: usize> Arr<[T; M], N> { pub fn get(&self) -> u8 { self.sum() } fn sum(&self) -> u8 { 5 } } //@arr
pub fn g(a: &Arr<&str, 2>) -> u8 { a.get(); a.size() as u8 }
pub fn h(a: &Arr<(u8, &str), 1>) -> u8 { a.get() }
pub fn i() -> u8 { Arr([[7u8; 2]; 3]).get() }
pub fn j<const N: usize>(all: [Arr<&'static str, N>; 2]) -> u8 { all.iter().map(|a| a.get()).sum() }
",
    );
    assert_eq!(case.callers_at("str", "get"), ["demo::g", "demo::j"]);
    assert_eq!(case.callers_at("pair", "get"), ["demo::h"]);
    assert_eq!(case.callers_at("arr", "get"), ["demo::i"]);
    assert_eq!(case.callers("Arr::sum"), ["demo::Arr::get"]);
}

/// Impls that differ in nothing but a constant argument were confused.
#[test]
#[ignore = "constant arguments have no value: the first such impl takes all calls"]
fn b018_also_impls_for_constant_arguments() {
    let case = Case::new(
        "
pub struct Arr<T, const N: usize>([T; N]);
impl Arr<u8, 1> { pub fn get(&self) -> u8 { 1 } } //@one
impl Arr<u8, 2> { pub fn get(&self) -> u8 { 2 } } //@two
pub fn f(a: &Arr<u8, 2>) -> u8 { a.get() }
pub fn i() -> u8 { Arr([7u8]).get() }
",
    );
    assert_eq!(case.callers_at("one", "get"), ["demo::i"]);
    assert_eq!(case.callers_at("two", "get"), ["demo::f"]);
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

/// A dependency by another name, with a type of the same name beside it, was confused with it.
#[test]
fn b019_also_a_renamed_dependency() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[workspace]
members = ["x", "y", "z"]
resolver = "2"
//- /x/Cargo.toml
[package]
name = "x"
version = "0.1.0"
edition = "2021"
//- /x/src/lib.rs
pub struct Client;
impl Client { pub fn get(&self) {} }
pub fn make() -> Client { Client }
//- /y/Cargo.toml
[package]
name = "y"
version = "0.1.0"
edition = "2021"
//- /y/src/lib.rs
pub struct Client;
impl Client { pub fn get(&self) {} }
pub fn make() -> Client { Client }
//- /z/Cargo.toml
[package]
name = "z"
version = "0.1.0"
edition = "2021"
[dependencies]
y = { path = "../x", package = "x" }
x = { path = "../y", package = "y" }
//- /z/src/lib.rs
pub fn a(c: &y::Client) { c.get() }
pub fn b() { x::make().get() }
"#,
    );
    assert_eq!(case.callers("x::Client::get"), ["z::a"]);
    assert_eq!(case.callers("y::Client::get"), ["z::b"]);
    assert_eq!(case.callers("y::make"), ["z::b"]);
    assert_eq!(case.callers("x::make"), NONE);
}

/// A method of a crate that is a dependency of a dependency only was not found through what hands its type on.
#[test]
fn b019_also_types_through_a_crate_between() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[workspace]
members = ["far", "mid", "near"]
resolver = "2"
//- /far/Cargo.toml
[package]
name = "far"
version = "0.1.0"
edition = "2021"
//- /far/src/lib.rs
pub struct Item;
impl Item { pub fn get(&self) {} }
pub trait Extra { fn extra(&self) {} }
impl Extra for Item {}
//- /mid/Cargo.toml
[package]
name = "mid"
version = "0.1.0"
edition = "2021"
[dependencies]
far = { path = "../far" }
//- /mid/src/lib.rs
pub fn item() -> far::Item { far::Item }
pub struct Item;
impl Item { pub fn get(&self) {} }
pub use far::Extra;
//- /near/Cargo.toml
[package]
name = "near"
version = "0.1.0"
edition = "2021"
[dependencies]
mid = { path = "../mid" }
//- /near/src/lib.rs
use mid::Extra;
pub mod far { pub struct Item; impl Item { pub fn get(&self) {} } }
pub fn f() { let it = mid::item(); it.get(); it.extra() }
pub fn g() { mid::Item.get(); far::Item.get() }
"#,
    );
    assert_eq!(case.callers("far::Item::get"), ["near::f"]);
    assert_eq!(case.callers("mid::Item::get"), ["near::g"]);
    assert_eq!(case.callers("near::far::Item::get"), ["near::g"]);
    assert_eq!(case.callers("Extra::extra"), ["near::f"]);
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

/// Fns of one name in bodies, impls and traits of one file shared their calls.
#[test]
fn b022_also_fns_of_one_name_in_bodies_and_impls() {
    let case = Case::new(
        "
pub fn hit() -> u8 { 0 }
pub fn run() -> u8 { fn run() -> u8 { hit() } run() } //@outer
pub fn other() -> u8 { fn run() -> u8 { 1 } let x = { fn run() -> u8 { 2 } run() }; x + run() } //@other
pub trait One { fn run(&self) -> u8; } pub trait Two { fn run(&self) -> u8; }
pub struct S;
impl One for S { fn run(&self) -> u8 { hit() } } //@one
impl Two for S { fn run(&self) -> u8 { One::run(self) } } //@two
impl S { pub fn go(&self) -> u8 { <Self as Two>::run(self) + crate::run() } }
",
    );
    assert_eq!(case.callers("hit"), ["demo::run::run", "demo::S::run"]);
    assert_eq!(case.callers_at("outer", "run"), ["demo::S::go"]);
    assert_eq!(case.callers_at("one", "run"), ["demo::S::run"]);
    assert_eq!(case.callers_at("two", "run"), ["demo::S::go"]);
    assert_eq!(case.callees("demo::other"), ["demo::other::run"; 1]);
}

/// `self::`, `super::` and `crate::` before a name that each module has led to the nearest.
#[test]
fn b022_also_modules_that_all_have_the_name() {
    let case = Case::new(
        "
pub fn run() {} //@root
pub mod a {
    pub fn run() { super::run(); self::b::run() } //@a
    pub mod b {
        pub fn run() {} //@b
        pub fn go() { run(); super::run(); crate::run(); self::super::super::a::run() }
        pub mod c { pub fn run() { super::super::run() } } //@c
    }
}
pub use a::b::c::run as running;
pub fn last() { running(); a::b::run() }
",
    );
    assert_eq!(case.callers_at("root", "run"), ["demo::a::run", "demo::a::b::go"]);
    assert_eq!(case.callers_at("a", "run"), ["demo::a::b::go x2", "demo::a::b::c::run"]);
    assert_eq!(case.callers_at("b", "run"), ["demo::a::run", "demo::a::b::go", "demo::last"]);
    assert_eq!(case.callers_at("c", "run"), ["demo::last"]);
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

/// Fields of tuples in tuples, elements, and what lies behind options and pointers had no type.
#[test]
fn b043_also_elements_and_fields_by_number() {
    let case = Case::new(
        r#"
use std::collections::HashMap;
pub struct Lane; pub struct Gate;
impl Lane { pub fn open(&self) -> u8 { 1 } }
impl Gate { pub fn open(&self) -> u8 { 2 } }
pub struct In(pub (Gate, Lane), pub [Lane; 2]);
pub struct Site { pub deep: In, pub all: Vec<In>, pub by_name: HashMap<String, Box<In>>, pub last: Option<Box<Gate>> }
pub fn a(s: &Site) -> u8 { s.deep.0.1.open() }
pub fn b(s: &Site) -> u8 { s.all[0].1[1].open() + s.all[1..][0].0.0.open() }
pub fn c(s: &Site) -> u8 { s.by_name["x"].0 .1.open() }
pub fn d(s: &Site) -> u8 { s.last.as_ref().unwrap().open() + s.last.as_deref().map_or(0, |gate| gate.open()) }
pub fn e(s: *const Site) -> u8 { unsafe { (*s).deep.1[0].open() + (*s).all.last().unwrap().0.0.open() } }
"#,
    );
    assert_eq!(case.callers("Lane::open"), ["demo::a", "demo::b", "demo::c", "demo::e"]);
    assert_eq!(case.callers("Gate::open"), ["demo::b", "demo::d x2", "demo::e"]);
}

/// A field behind a `Deref` of the workspace, or one called like a method, was taken for something else.
#[test]
fn b043_also_fields_behind_a_dereference() {
    let case = Case::new(
        "
use std::ops::{Deref, DerefMut};
pub struct Lane; pub struct Gate;
impl Lane { pub fn open(&self) -> u8 { 1 } pub fn lane(&self) -> Gate { Gate } }
impl Gate { pub fn open(&self) -> u8 { 2 } }
pub struct Inner { pub lane: Lane, pub gate: Gate, pub open: fn() -> Lane }
pub struct Guard<T> { lane: Gate, inner: T }
impl<T> Deref for Guard<T> { type Target = T; fn deref(&self) -> &T { &self.inner } }
impl<T> DerefMut for Guard<T> { fn deref_mut(&mut self) -> &mut T { &mut self.inner } }
pub fn a(g: &Guard<Inner>) -> u8 { g.lane.open() }
pub fn b(g: &Guard<Inner>) -> u8 { (**g).lane.open() + g.gate.open() }
pub fn c(g: Guard<Guard<Box<Inner>>>) -> u8 { g.inner.inner.lane.lane().open() }
pub fn d(g: &mut Guard<&Inner>) -> u8 { let Inner { lane, .. } = **g; lane.open() + (g.open)().open() }
pub fn e(g: &std::sync::RwLock<Guard<Inner>>) -> u8 { g.read().unwrap().inner.lane.open() }
",
    );
    assert_eq!(case.callers("Gate::open"), ["demo::a", "demo::b", "demo::c"]);
    assert_eq!(case.callers("Lane::open"), ["demo::b", "demo::d x2", "demo::e"]);
    assert_eq!(case.callers("Lane::lane"), ["demo::c"]);
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
