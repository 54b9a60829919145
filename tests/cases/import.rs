//! `use` declarations, aliases, globs, re-exports.

use crate::util::{Case, NONE};

/// `use std::fmt` bound to a local file fmt.rs.
#[test]
fn b063_a_std_path_is_no_local_module() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod fmt; pub mod user;
//- /src/fmt.rs
pub struct Formatter;
//- /src/user.rs
use std::fmt; //@use
pub fn f(_: &mut fmt::Formatter<'_>) {} //@f
",
    );
    assert_eq!(case.references("crate::fmt::Formatter"), NONE);
    assert_eq!(case.definition("f", "Formatter"), ["core::fmt::Formatter"]);
    assert_eq!(case.definition("use", "fmt"), ["alloc::fmt"]);
}

/// A module called like a crate hid the crate below the root, or the crate a module that a path says.
#[test]
fn b063_also_modules_called_like_crates() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[workspace]
members = ["log", "app"]
resolver = "2"
//- /log/Cargo.toml
[package]
name = "log"
version = "0.1.0"
edition = "2021"
//- /log/src/lib.rs
pub fn info() {}
//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
log = { path = "../log" }
//- /app/src/lib.rs
pub mod util { pub mod log { pub fn info() {} } pub fn near() { log::info(); ::log::info() } }
pub mod user { use log::info; pub fn far() { info(); log::info(); crate::util::log::info() } }
pub mod both { use super::util::log; pub fn local() { log::info(); self::log::info() } }
pub fn root() { log::info() }
pub fn std_too(mem: u8) -> u8 { use std::mem; mem::take(&mut { mem }) }
"#,
    );
    assert_eq!(case.callers("log::info"), ["app::util::near", "app::user::far x2", "app::root"]);
    assert_eq!(
        case.callers("app::util::log::info"),
        ["app::util::near", "app::user::far", "app::both::local x2"]
    );
}

/// A type of the workspace called like one of the prelude or of std was taken where std's is imported.
#[test]
fn b063_also_types_called_like_those_of_std() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod own;
pub mod by_prelude { pub fn f() -> Vec<u8> { let mut v = Vec::new(); v.push(1); v } }
pub mod by_glob { use crate::own::*; pub fn f() -> Vec { Vec::new() } } //@glob
pub mod by_name { use super::own::HashMap; use std::collections::*; pub fn f(_: &HashMap, _: BTreeMap<u8, u8>) {} } //@name
pub mod by_std { use std::collections::{self, HashMap}; use crate::own; pub fn f(_: &HashMap<u8, u8>, _: collections::HashMap<u8, own::Vec>) {} } //@std
//- /src/own.rs
pub struct Vec;
impl Vec { pub fn new() -> Self { Vec } pub fn push(&self, _: u8) {} }
pub struct HashMap;
",
    );
    let in_lib = |symbol: &str| -> Vec<String> {
        case.references(symbol).into_iter().filter(|site| site.starts_with("src/lib.rs")).collect()
    };
    assert_eq!(in_lib("own::Vec"), case.marks(&["glob", "glob", "std"]));
    assert_eq!(in_lib("own::HashMap"), case.marks(&["name", "name"]));
    assert_eq!(case.callers("own::Vec::new"), ["demo::by_glob::f"]);
    assert_eq!(case.callers("own::Vec::push"), NONE);
}

/// No import edges at all: `mod` without a body, and `use` in inline modules.
#[test]
fn b066_modules_in_files_and_uses_in_inline_modules() {
    let case = Case::new(
        "
//- /src/lib.rs
mod store;
pub mod api { use crate::store::Repo; pub fn mk() -> Repo { Repo } }
//- /src/store/mod.rs
pub struct Repo;
",
    );
    assert_eq!(case.module_of("src/store/mod.rs"), "demo::store");
    assert_eq!(case.references("store::Repo"), ["src/lib.rs:2"; 3]);
}

/// Files of modules inside inline modules, and re-exports through several of them, had no edges.
#[test]
fn b066_also_files_below_inline_modules() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod outer { pub mod inner; mod hidden { pub(in crate::outer) mod deep; pub use self::deep::Repo; } pub use hidden::Repo as Shown; }
pub use outer::{inner::make, Shown};
pub fn f() -> Shown { make().keep() }
//- /src/outer/inner.rs
use super::hidden::Repo;
pub fn make() -> Repo { super::hidden::deep::build() }
//- /src/outer/hidden/deep.rs
pub struct Repo;
impl Repo { pub fn keep(self) -> Self { self } }
pub(in super::super) fn build() -> Repo { Repo }
",
    );
    assert_eq!(case.module_of("src/outer/inner.rs"), "demo::outer::inner");
    assert_eq!(case.module_of("src/outer/hidden/deep.rs"), "demo::outer::hidden::deep");
    assert_eq!(
        case.callees("demo::f"),
        ["demo::outer::hidden::deep::Repo::keep", "demo::outer::inner::make"]
    );
    assert_eq!(case.callers("deep::build"), ["demo::outer::inner::make"]);
}

/// `use` declarations of inline modules and bodies were those of the file, or came to where they are not.
#[test]
fn b066_also_uses_stay_in_their_module() {
    let case = Case::new(
        "
pub mod one { pub fn go() {} }
pub mod two { pub fn go() {} }
pub mod a { use crate::one::go; pub fn f() { go() } pub mod b { use super::super::two::go; pub fn f() { go(); super::go() } } }
pub mod c { pub fn f() { use crate::two::*; go() } pub fn g() { super::go() } pub fn h() { use super::a::b::f as go; go() } }
fn go() {}
",
    );
    assert_eq!(case.callers("one::go"), ["demo::a::f", "demo::a::b::f"]);
    assert_eq!(case.callers("two::go"), ["demo::a::b::f", "demo::c::f"]);
    assert_eq!(case.callers("demo::go"), ["demo::c::g"]);
    assert_eq!(case.callers("a::b::f"), ["demo::c::h"]);
}

/// Nested `use` trees with comments were cut at the first brace.
#[test]
fn b067_use_trees_with_comments() {
    let case = Case::new(
        "
pub mod p { pub fn a() {} pub mod q { pub fn b() {} pub fn c() {} } }
use p::{ // first
    a, /* then */ q::{b, c as cc},
};
pub fn f() { a(); b(); cc(); }
",
    );
    assert_eq!(case.callees("demo::f"), ["demo::p::a", "demo::p::q::b", "demo::p::q::c"]);
}

/// Trees in trees, `self as`, globs in trees and trees without a path lost some of their names.
#[test]
fn b067_also_trees_in_trees() {
    let case = Case::new(
        "
pub mod p { pub fn a() {} pub mod q { pub fn b() {} pub fn c() {} pub mod r { pub fn d() {} pub fn e() {} } } pub mod r#type { pub fn r#fn() {} } }
use {
    p::{self as pp, q::{self, r::{*, d as dd}}, /* { */ r#type::{r#fn as r#in,},},
    self::p::a as first, // }
    crate::{p::q::{b, c as _}, other as p2},
};
pub fn other() {}
pub fn f() { pp::a(); q::c(); e(); dd(); d(); r#in(); first(); b(); p2() }
",
    );
    assert_eq!(
        case.callees("demo::f"),
        [
            "demo::other",
            "demo::p::a",
            "demo::p::q::b",
            "demo::p::q::c",
            "demo::p::q::r::d",
            "demo::p::q::r::e",
            "demo::p::type::fn"
        ]
    );
    assert_eq!(case.callers("p::a"), ["demo::f x2"]);
    assert_eq!(case.callers("q::r::d"), ["demo::f x2"]);
}

/// One name in several namespaces, and a name imported twice, lost all but one.
#[test]
fn b067_also_names_of_several_namespaces() {
    let case = Case::new(
        "
pub mod p {
    pub fn item() -> item::Item { item::Item }
    pub mod item { pub struct Item; impl Item { pub fn go(&self) {} } pub fn make() {} }
    macro_rules! item { () => { make_it() } } pub(crate) use item as made;
    pub struct Both; pub mod more { pub fn Both() {} pub fn once() {} }
}
pub fn make_it() {}
mod user {
    use super::p::{item, made, Both, more::{self, once}};
    use super::{make_it, p::more::{once as twice, once as thrice}};
    pub fn f() { item().go(); item::make(); made!(); let _: Both = Both; more::Both(); once(); twice(); thrice() }
}
",
    );
    let callees = case.callees("demo::user::f");
    for callee in [
        "demo::p::item",
        "demo::p::item::Item::go",
        "demo::p::item::make",
        "demo::p::more::Both",
        "demo::p::more::once",
    ] {
        assert!(callees.contains(&callee.to_owned()), "{callee}: {callees:?}");
    }
    assert_eq!(case.callers("p::more::once"), ["demo::user::f x3"]);
    assert_eq!(case.callers("p::more::Both"), ["demo::user::f"]);
}

/// An alias lost the original name, so that neither name found the uses.
#[test]
fn b069_an_alias_keeps_what_it_stands_for() {
    let case = Case::new(
        "
mod inner { pub struct Widget; impl Widget { pub fn spin(&self) {} } } //@widget
pub use inner::Widget as Gadget;                        //@use
pub fn f(g: &Gadget) { g.spin() }                       //@f
",
    );
    assert_eq!(case.definition("f", "Gadget"), ["demo::inner::Widget src/lib.rs:2"]);
    // On the line of the `use`, the alias names it as well.
    assert_eq!(case.references("inner::Widget"), case.marks(&["widget", "use", "use", "f"]));
    assert_eq!(case.callers("Widget::spin"), ["demo::f"]);
}

/// Aliases of aliases, of modules, variants, traits and crates lost what they stand for.
#[test]
fn b069_also_aliases_of_everything() {
    let case = Case::new(
        "
mod inner { pub struct Widget; impl Widget { pub fn spin(&self) {} } pub enum Kind { Round(u8), Flat } pub trait Turn { fn turn(&self) {} } impl Turn for Widget {} pub fn make() -> Widget { Widget } pub static ONE: u8 = 1; }
use inner as i;
pub use i::Widget as Gadget;
pub use self::Gadget as Thing;
use i::{Kind::{self as K, Round as R, Flat}, Turn as T, make as m, ONE as UN};
extern crate self as me;
pub type Alias = Thing;
pub fn a(t: &Thing) { t.spin(); T::turn(t); t.turn() } //@a
pub fn b(k: K) -> u8 { match k { R(n) => n, Flat => UN, #[allow(unreachable_patterns)] K::Flat => me::i::ONE } } //@b
pub fn c() -> K { m().spin(); let _: me::Alias = Gadget; R(1) } //@c
pub fn d(a: Alias) { use me::Thing as Last; Last::spin(&a); <Alias>::spin(&a) }
",
    );
    assert_eq!(case.callers("Widget::spin"), ["demo::a", "demo::c", "demo::d x2"]);
    assert_eq!(case.callers("Turn::turn"), ["demo::a x2"]);
    assert_eq!(case.callers("inner::make"), ["demo::c"]);
    let at = |symbol: &str, mark: &str| {
        let marked = case.marks(&[mark]);
        case.references(symbol).iter().filter(|site| marked.contains(site)).count()
    };
    assert_eq!([at("Kind::Round", "b"), at("Kind::Round", "c")], [1, 1]);
    assert_eq!([at("Kind::Flat", "b"), at("Kind", "b"), at("Kind", "c")], [2, 2, 1]);
    assert_eq!(at("inner::ONE", "b"), 2);
    assert_eq!(case.definition("a", "Thing"), ["demo::inner::Widget src/lib.rs:2"]);
}

/// An alias that is called like another item led to that, or the other item's uses to the alias.
#[test]
fn b069_also_aliases_called_like_others() {
    let case = Case::new(
        "
pub mod x { pub struct One; impl One { pub fn go(&self) {} } pub struct Two; impl Two { pub fn go(&self) {} } }
pub mod swapped { pub use super::x::{One as Two, Two as One}; pub fn f(one: One, two: &Two) { one.go(); { two.go(); two.go() } } }
pub mod again { use super::swapped::One; pub fn f() { One.go(); super::x::One.go() } }
pub mod hidden { #[allow(dead_code)] struct One; pub mod deep { use crate::x::Two as One; pub fn f(one: One) { one.go() } } }
",
    );
    assert_eq!(case.callers("x::One::go"), ["demo::swapped::f x2", "demo::again::f"]);
    assert_eq!(case.callers("x::Two::go"), ["demo::swapped::f", "demo::again::f", "demo::hidden::deep::f"]);
}

/// What a crate offers left out what it re-exports.
#[test]
fn b071_re_exports_are_offered() {
    let case = Case::new(
        "
//- /Cargo.toml
[package]
name = \"dep\"
version = \"0.1.0\"
edition = \"2021\"
//- /src/lib.rs
mod imp;
pub use imp::{Client, open};
pub use imp::nested::*;
//- /src/imp.rs
pub struct Client;
pub fn open() -> Client { Client }
pub mod nested { pub fn extra() {} fn hidden() {} }
",
    );
    assert_eq!(case.public_names("dep"), ["Client", "extra", "open"]);
}

/// What globs of globs bring, by other names or behind private modules, was left out; what is private or hidden by a name
/// beside it was offered.
#[test]
fn b071_also_globs_renames_and_what_hides_them() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[package]
name = "dep"
version = "0.1.0"
edition = "2021"
//- /src/lib.rs
mod imp;
pub use imp::*;
pub use imp::Secret as Public;
pub(crate) use imp::other::crate_only;
use imp::other::not_this;
pub fn open() -> u8 { not_this(); crate_only(); 1 }
pub mod prelude { pub use crate::imp::deep::*; }
#[macro_export] macro_rules! mac { () => {}; }
//- /src/imp.rs
pub(crate) mod other { pub fn crate_only() {} pub fn not_this() {} }
pub mod deep { pub use super::Kind::*; pub struct Deep; pub(super) struct Near; struct Own; }
pub use deep::*;
pub enum Kind { A, B(u8) }
pub struct Secret;
pub(super) fn almost() {}
pub fn open() -> u8 { 0 } //@hidden
pub use std::collections::HashMap as Map;
"#,
    );
    assert_eq!(
        case.public_names("dep"),
        ["A", "B", "Deep", "Kind", "Map", "Public", "Secret", "deep", "mac", "open", "prelude"]
    );
    assert_eq!(case.callers_at("hidden", "open"), NONE);
}

/// What one crate offers of another, whole or by name, was not found by those who use it.
#[test]
fn b071_also_what_another_crate_offers() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[workspace]
members = ["core", "facade", "app"]
resolver = "2"
//- /core/Cargo.toml
[package]
name = "my-core"
version = "0.1.0"
edition = "2021"
//- /core/src/lib.rs
pub struct Client;
impl Client { pub fn send(&self) {} }
pub mod tools { pub fn run() {} }
pub trait Ext { fn ext(&self) {} }
impl<T> Ext for T {}
//- /facade/Cargo.toml
[package]
name = "facade"
version = "0.1.0"
edition = "2021"
[dependencies]
my-core = { path = "../core" }
//- /facade/src/lib.rs
pub use my_core as core;
pub use my_core::{tools::*, Client as Http};
pub mod prelude { pub use my_core::Ext as _; pub use crate::Http; }
pub extern crate my_core as renamed;
//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
facade = { path = "../facade" }
//- /app/src/main.rs
use facade::{prelude::*, core::tools};
fn main() { Http.send(); Http.ext(); facade::run(); tools::run(); facade::core::Client.send(); facade::renamed::tools::run() }
"#,
    );
    assert_eq!(case.callers("Client::send"), ["app::main x2"]);
    assert_eq!(case.callers("tools::run"), ["app::main x3"]);
    assert_eq!(case.callers("Ext::ext"), ["app::main"]);
}

/// In a package with a library and a binary, `crate::` of the binary went to the library.
#[test]
fn b073_crate_of_a_binary_is_the_binary() {
    let case = Case::new(
        "
//- /src/lib.rs
pub struct Config;
impl Config { pub fn load() {} }                        //@lib
//- /src/main.rs
mod sub;
struct Config;
impl Config { fn load() {} }                            //@bin
fn main() { sub::go() }
//- /src/sub.rs
use crate::Config;
pub fn go() { Config::load() }
",
    );
    assert_eq!(case.callers_at("bin", "load"), ["demo::sub::go"]);
    assert_eq!(case.callers_at("lib", "load"), NONE);
}

/// A file that both the library and the binary have was the library's alone.
#[test]
fn b073_also_a_file_of_both() {
    let case = Case::new(
        "
//- /src/lib.rs
mod shared;
pub fn setup() { shared::go() }                         //@lib
//- /src/main.rs
mod shared;
fn setup() { shared::go(); demo::setup() }              //@bin
fn main() { setup() }
//- /src/shared.rs
pub fn go() { if false { crate::setup() } }
",
    );
    assert_eq!(case.crates_of("src/shared.rs"), ["Lib demo", "Bin demo"]);
    assert_eq!(case.callers("go"), ["demo::setup", "demo::setup"]);
    assert_eq!(case.callers_at("lib", "setup"), ["demo::setup", "demo::shared::go"]);
    assert_eq!(case.callers_at("bin", "setup"), ["demo::main", "demo::shared::go"]);
}

/// In tests, examples and other binaries `crate::` and the package's name led to each other's roots.
#[test]
fn b073_also_crate_in_tests_and_examples() {
    let case = Case::new(
        "
//- /src/lib.rs
pub fn run() {}                                         //@lib
//- /src/bin/tool.rs
fn run() {}                                             //@tool
mod inner { pub fn go() { crate::run(); demo::run() } }
fn main() { inner::go() }
//- /tests/it.rs
fn run() {}                                             //@it
mod util { pub fn go() { crate::run(); ::demo::run() } }
#[test] fn t() { util::go(); self::run() }
//- /examples/ex/main.rs
mod part;
fn run() {}                                             //@ex
fn main() { part::go() }
//- /examples/ex/part.rs
use crate::run as mine;
use demo as crate_of_it;
pub fn go() { mine(); crate_of_it::run(); super::run() }
",
    );
    assert_eq!(case.callers_at("tool", "run"), ["tool::inner::go"]);
    assert_eq!(case.callers_at("it", "run"), ["it::util::go", "it::t"]);
    assert_eq!(case.callers_at("ex", "run"), ["ex::part::go x2"]);
    assert_eq!(case.callers_at("lib", "run"), ["ex::part::go", "tool::inner::go", "it::util::go"]);
}

/// A glob import from the crate root was unresolved.
#[test]
fn b074_a_glob_of_the_root() {
    let case = Case::new("pub fn root_fn() {}\npub mod a { use crate::*; pub fn f() { root_fn() } }\n");
    assert_eq!(case.callers("root_fn"), ["demo::a::f"]);
}

/// A glob brought private imports to strangers, or not to the children that see them; a name beside it did not hide it.
#[test]
fn b074_also_what_a_glob_may_bring() {
    let case = Case::new(
        "
mod far { pub fn help() {} pub fn own() {} pub fn both() {} }
use far::help;
use far::both;
fn own() {}
pub mod a { use super::*; pub fn f() { help(); own(); both() } fn both() {} pub mod b { use super::*; pub fn g() { help(); own(); both(); f() } } }
pub mod c { use crate::a::*; pub fn h() { f() } pub fn i() { use crate::*; help() } }
",
    );
    assert_eq!(case.callers("far::help"), ["demo::a::f", "demo::a::b::g", "demo::c::i"]);
    assert_eq!(case.callers("demo::own"), ["demo::a::f", "demo::a::b::g"]);
    assert_eq!(case.callers("far::own"), NONE);
    assert_eq!(case.callers("a::both"), ["demo::a::f", "demo::a::b::g"]);
    assert_eq!(case.callers("far::both"), NONE);
    assert_eq!(case.callers("a::f"), ["demo::a::b::g", "demo::c::h"]);
}

/// Globs of enums, of traits' modules and of what re-exports a name by another one were unresolved.
#[test]
fn b074_also_globs_of_enums_and_facades() {
    let case = Case::new(
        "
pub enum Shape { Round(u8), Flat { n: u8 }, None }
impl Shape { pub fn area(&self) -> u8 { use self::Shape::*; match self { Round(n) => *n, Flat { n } => *n, None => 0 } } } //@area
pub mod ext { pub trait More { fn more(&self) -> u8 { 1 } } impl More for super::Shape {} }
pub mod facade { pub use crate::{ext::More as Bigger, Shape as Form, Shape::Round as new}; }
pub mod user { use super::facade::*; pub fn f() -> u8 { let s: Form = new(1); s.area() + s.more() } } //@user
pub mod none { use super::Shape::*; pub fn f(o: Option<u8>) -> super::Shape { match o { Some(n) => Round(n), Option::None => None } } } //@none
",
    );
    assert_eq!(case.callers("Shape::area"), ["demo::user::f"]);
    assert_eq!(case.callers("More::more"), ["demo::user::f"]);
    let at = |symbol: &str, mark: &str| {
        let marked = case.marks(&[mark]);
        case.references(symbol).iter().filter(|site| marked.contains(site)).count()
    };
    assert_eq!(
        [at("Shape::Round", "area"), at("Shape::Round", "user"), at("Shape::Round", "none")],
        [1, 1, 1]
    );
    assert_eq!([at("Shape::None", "area"), at("Shape::None", "none")], [1, 1]);
    assert_eq!(at("Shape::Flat", "area"), 1);
}

/// Resolving imports exploded; a cycle of globs is the worst of it.
#[test]
fn b075_a_cycle_of_globs_ends() {
    let case = Case::new(
        "
pub mod a { pub use crate::b::*; pub fn x() {} }
pub mod b { pub use crate::a::*; pub fn y() {} }
pub fn f() { a::y(); b::x(); }
",
    );
    assert_eq!(case.callees("demo::f"), ["demo::a::x", "demo::b::y"]);
}

/// A ring of modules that all glob each other and the root did not end, or lost what a name beside them hides.
#[test]
fn b075_also_a_ring_of_globs() {
    let mut fixture = String::from("pub use m0::*;\npub fn root() {}\n");
    for n in 0..40 {
        let (next, back) = ((n + 1) % 40, (n + 37) % 40);
        fixture += &format!(
            "pub mod m{n} {{ pub use crate::m{next}::*; pub use super::m{back}::*; pub use super::*; pub fn f{n}() {{}} pub fn own() {{}} }}\n"
        );
    }
    fixture += "pub fn go() { m7::f6(); m0::f39(); f20(); m3::own(); m5::root(); m1::m2::m3::f0() }\n";
    let case = Case::new(&fixture);
    assert_eq!(
        case.callees("demo::go"),
        ["demo::m0::f0", "demo::m20::f20", "demo::m39::f39", "demo::m3::own", "demo::m6::f6", "demo::root"]
    );
}

/// A cycle of named imports did not end, or one that a glob breaks led nowhere.
#[test]
fn b075_also_cycles_of_names_and_globs() {
    let case = Case::new(
        "
pub mod a { pub use super::b::x; pub use super::b::*; pub mod c { pub use super::*; pub fn z() {} } }
pub mod b { pub use super::a::c::*; pub fn x() {} pub use super::a as me; }
pub mod d { pub use self::e::*; pub mod e { pub use super::*; pub fn y() {} } pub use crate::b::me::me::c::z as w; }
pub fn f() { a::x(); a::c::x(); b::z(); a::c::c::z(); d::y(); d::e::e::y(); d::w(); b::me::me::c::me::x() }
",
    );
    assert_eq!(case.callees("demo::f"), ["demo::a::c::z", "demo::b::x", "demo::d::e::y"]);
    assert_eq!(case.callers("a::c::z"), ["demo::f x3"]);
    assert_eq!(case.callers("b::x"), ["demo::f x3"]);
    assert_eq!(case.callers("d::e::y"), ["demo::f x2"]);
}
