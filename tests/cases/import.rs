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

/// A glob import from the crate root was unresolved.
#[test]
fn b074_a_glob_of_the_root() {
    let case = Case::new("pub fn root_fn() {}\npub mod a { use crate::*; pub fn f() { root_fn() } }\n");
    assert_eq!(case.callers("root_fn"), ["demo::a::f"]);
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
