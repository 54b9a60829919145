//! Which file is which module.

use crate::util::{Case, NONE};
use scryer::query::RoleFilter;

/// Calls in a `#[path]` test module with `use super::*` went to a same-named fn elsewhere.
#[test]
fn b059_a_test_module_with_a_path() {
    let case = Case::new(
        "
//- /src/lib.rs
pub fn cost() -> u8 { 1 }
#[cfg(test)] #[path = \"pricing_tests.rs\"] mod tests;
pub mod other;
//- /src/pricing_tests.rs
use super::*;
#[test] fn t() { assert_eq!(cost(), 1); }
//- /src/other.rs
pub fn cost() -> u8 { 2 }
",
    );
    assert_eq!(case.callers("crate::cost"), ["demo::tests::t"]);
    assert_eq!(case.callers("other::cost"), NONE);
}

/// `#[path]` beside a file that is no mod.rs was looked for below it, and `super` of such a module led elsewhere.
#[test]
fn b059_also_a_test_module_beside_a_deeper_file() {
    let case = Case::new(
        r#"
//- /src/lib.rs
pub mod a;
pub fn cost() -> u8 { 0 }
//- /src/a.rs
pub fn cost() -> u8 { 1 }
pub mod deep;
#[cfg(test)] #[path = "a_tests.rs"] mod tests;
//- /src/a_tests.rs
use super::*;
mod more;
#[test] fn t() { assert_eq!(cost() + super::super::cost() + deep::cost(), 3); }
//- /src/more.rs
#[test] fn u() { super::super::cost(); super::cost(); }
//- /src/a/deep.rs
pub fn cost() -> u8 { 2 }
#[cfg(test)] #[path = "../checks/deep.rs"] mod tests;
//- /src/checks/deep.rs
use super::cost;
#[test] fn v() { cost(); crate::cost(); }
"#,
    );
    assert_eq!(case.module_of("src/a_tests.rs"), "demo::a::tests");
    assert_eq!(case.module_of("src/more.rs"), "demo::a::tests::more");
    assert_eq!(case.module_of("src/checks/deep.rs"), "demo::a::deep::tests");
    assert_eq!(case.callers("demo::cost"), ["demo::a::tests::t", "demo::a::deep::tests::v"]);
    assert_eq!(case.callers("demo::a::cost"), ["demo::a::tests::t", "demo::a::tests::more::u x2"]);
    assert_eq!(case.callers("deep::cost"), ["demo::a::tests::t", "demo::a::deep::tests::v"]);
}

/// `use super::*` of a module in a file of its own below an inline test module led past it.
#[test]
fn b059_also_a_file_below_an_inline_test_module() {
    let case = Case::new(
        r#"
//- /src/lib.rs
pub mod a;
pub fn cost() -> u8 { 0 }
//- /src/a.rs
pub fn cost() -> u8 { 1 }
fn hidden() -> u8 { 2 }
#[cfg(test)] mod tests { use super::*; #[path = "listed.rs"] mod listed; mod usual; fn cost() -> u8 { hidden() } }
//- /src/a/tests/listed.rs
use super::*;
#[test] fn t() { cost(); hidden(); }
//- /src/a/tests/usual.rs
use super::super::*;
#[test] fn u() { assert!(matches!(cost(), 1) && hidden() == 2); }
"#,
    );
    assert_eq!(case.module_of("src/a/tests/listed.rs"), "demo::a::tests::listed");
    assert_eq!(case.callers("demo::cost"), NONE);
    assert_eq!(case.callers("demo::a::cost"), ["demo::a::tests::usual::u"]);
    assert_eq!(case.callers("tests::cost"), ["demo::a::tests::listed::t"]);
    assert_eq!(
        case.callers("hidden"),
        ["demo::a::tests::cost", "demo::a::tests::listed::t", "demo::a::tests::usual::u"]
    );
}

/// One file as two modules: what it calls is of each.
#[test]
#[ignore = "the bodies of a file are only seen as its first module in a crate sees them"]
fn b059_also_one_file_as_two_modules() {
    let case = Case::new(
        r#"
//- /src/lib.rs
pub mod fast; pub mod slow;
pub fn f() { fast::run::go(); slow::run::go(); }
//- /src/fast.rs
pub fn cost() -> u8 { 1 }
#[path = "shared.rs"] pub mod run;
//- /src/slow.rs
pub fn cost() -> u8 { 2 }
#[path = "shared.rs"] pub mod run;
//- /src/shared.rs
use super::cost;
pub fn go() -> u8 { cost() + crate::fast::cost() }
"#,
    );
    assert_eq!(case.callees("demo::f").len(), 1);
    assert_eq!(case.call_sites("slow::cost"), ["src/shared.rs:2"]);
    assert_eq!(case.call_sites("fast::cost"), ["src/shared.rs:2"; 2]);
}

/// `#[path]` inside an inline module was resolved against the wrong folder.
#[test]
fn b061_a_path_in_an_inline_module() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod inline { #[path = \"leaf.rs\"] pub mod deep; }
//- /src/inline/leaf.rs
pub fn here() {}
//- /src/leaf.rs
pub fn decoy() {}
",
    );
    assert_eq!(case.module_of("src/inline/leaf.rs"), "demo::inline::deep");
    assert_eq!(case.outline("src/inline/leaf.rs"), ["fn here 1"]);
    assert_eq!(case.crates_of("src/leaf.rs"), ["Loose leaf"]);
}

/// `#[path]` in inline modules of a mod.rs, of another file and below an inline module with a path of its own.
#[test]
fn b061_also_paths_in_other_files() {
    let case = Case::new(
        r#"
//- /src/lib.rs
pub mod plain;
pub mod folder;
#[path = "elsewhere"] pub mod inline { pub mod leaf; #[path = "named.rs"] pub mod other; }
//- /src/plain.rs
pub mod inline { #[path = "leaf.rs"] pub mod deep; pub mod usual; }
#[path = "beside.rs"] pub mod beside;
//- /src/plain/inline/leaf.rs
pub fn one() {}
//- /src/plain/inline/usual.rs
pub fn two() {}
//- /src/beside.rs
pub fn three() {}
//- /src/folder/mod.rs
pub mod inline { #[path = "leaf.rs"] pub mod deep; }
#[path = "beside.rs"] pub mod beside;
//- /src/folder/inline/leaf.rs
pub fn four() {}
//- /src/folder/beside.rs
pub fn five() {}
//- /src/elsewhere/leaf.rs
pub fn six() {}
//- /src/elsewhere/named.rs
pub fn seven() {}
//- /src/inline/leaf.rs
pub fn decoy() {}
//- /src/plain/beside.rs
pub fn decoy() {}
"#,
    );
    let modules = [
        ("src/plain/inline/leaf.rs", "demo::plain::inline::deep"),
        ("src/plain/inline/usual.rs", "demo::plain::inline::usual"),
        ("src/beside.rs", "demo::plain::beside"),
        ("src/folder/inline/leaf.rs", "demo::folder::inline::deep"),
        ("src/folder/beside.rs", "demo::folder::beside"),
        ("src/elsewhere/leaf.rs", "demo::inline::leaf"),
        ("src/elsewhere/named.rs", "demo::inline::other"),
    ];
    for (file, module) in modules {
        assert_eq!(case.module_of(file), module, "{file}");
    }
    assert_eq!(case.crates_of("src/inline/leaf.rs"), ["Loose leaf"]);
    assert_eq!(case.crates_of("src/plain/beside.rs"), ["Loose beside"]);
}

/// Modules of a file that a path names have their own files in its folder; a raw string and `..` are paths too.
#[test]
fn b061_also_modules_below_a_path() {
    let case = Case::new(
        r##"
//- /src/lib.rs
#[path = "impls/unix.rs"] mod sys;
#[path = r#"./impls/../impls/mod.rs"#] mod all;
mod last { #![allow(unused)] #[cfg_attr(all(), path = "third.rs")] pub mod third; }
pub fn f() { sys::part::go(); all::part::go(); last::third::go() }
//- /src/impls/unix.rs
pub mod part;
//- /src/impls/part.rs
pub fn go() {}
//- /src/impls/mod.rs
pub mod part { pub fn go() {} }
//- /src/last/third.rs
pub fn go() {}
//- /src/impls/unix/part.rs
pub fn decoy() {}
"##,
    );
    assert_eq!(case.module_of("src/impls/part.rs"), "demo::sys::part");
    assert_eq!(
        case.callees("demo::f"),
        ["demo::all::part::go", "demo::last::third::go", "demo::sys::part::go"]
    );
    assert_eq!(case.crates_of("src/impls/unix/part.rs"), ["Loose part"]);
}

/// `super::` above the crate root resolved to some file. (The input does not compile.)
#[test]
fn b065_the_root_has_no_parent() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod g;
pub fn f() { super::g::h() } //@f
//- /src/g.rs
pub fn h() {}
",
    );
    assert_eq!(case.callers("g::h"), NONE);
    assert_eq!(case.definition("f", "h"), NONE);
    assert!(
        case.reason("f", "h").ends_with("`super` leads above the crate root, which has no parent module")
    );
}

/// Too many `super`s in inline modules, imports and types led somewhere. (The input does not compile.)
#[test]
fn b065_also_imports_and_types_above_the_root() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod g;
pub mod a { pub mod b { use super::super::super::g::h; pub fn f() { h(); super::super::super::g::h() } } } //@b
pub mod c { pub use super::super::g; pub fn f(_: super::super::g::T) { g::h() } } //@c
pub fn ok() { self::g::h(); a::b::f() }
//- /src/g.rs
pub fn h() {}
pub struct T;
pub fn inner() { super::super::g::h() }
",
    );
    assert_eq!(case.callers("g::h"), ["demo::ok"]);
    let types = case.uses("g::T", RoleFilter::Any).sites;
    assert!(types.iter().all(|site| site.name_matched), "it may only be guessed");
    assert_eq!(case.definition("b", "super"), NONE);
    assert_eq!(case.definition("c", "T"), NONE);
}

/// `super` counts modules, not blocks or fns, and `self` the nearest one.
#[test]
fn b065_also_super_inside_bodies() {
    let case = Case::new(
        "
pub fn h() -> u8 { 0 } //@root
pub mod a {
    pub fn h() -> u8 { 1 } //@a
    pub mod b {
        pub fn h() -> u8 { 2 } //@b
        pub fn f() -> u8 { fn h() -> u8 { 3 } { const N: u8 = 1; super::h() + self::h() + N } }
        pub fn g() -> u8 { mod inner { pub fn h() -> u8 { super::h() } pub fn i() -> u8 { super::super::h() } } inner::h() + inner::i() }
        pub struct S; impl S { pub fn k(&self) -> u8 { (|| super::super::h())() } }
    }
}
",
    );
    assert_eq!(case.callers_at("a", "h"), ["demo::a::b::f", "demo::a::b::g::inner::i"]);
    assert_eq!(case.callers_at("b", "h"), ["demo::a::b::f", "demo::a::b::g::inner::h"]);
    assert_eq!(case.callers_at("root", "h"), ["demo::a::b::S::k"]);
}

/// Crate roots were no nodes of the graph.
#[test]
fn b076_roots_are_files_like_others() {
    let case = Case::new(
        "
//- /src/lib.rs
pub mod a;
pub fn top() {}
//- /src/a.rs
pub fn f() { crate::top() }
",
    );
    assert_eq!(case.files(), ["src/a.rs", "src/lib.rs"]);
    assert_eq!(case.outline("src/lib.rs"), ["module a 1", "fn top 2"]);
    assert_eq!(case.callers("top"), ["demo::a::f"]);
}

/// Roots of several targets, in places that the manifest says, were no files, or not all.
#[test]
fn b076_also_roots_where_the_manifest_says() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[package]
name = "demo"
version = "0.1.0"
edition = "2021"
[lib]
path = "lib/root.rs"
[[bin]]
name = "tool"
path = "cmd/tool.rs"
[[example]]
name = "show"
path = "demo/show.rs"
//- /lib/root.rs
pub mod part;
pub fn top() {}
//- /lib/part.rs
pub fn f() { crate::top() }
//- /cmd/tool.rs
mod part;
fn main() { part::g() }
//- /cmd/part.rs
pub fn g() { demo::top() }
//- /demo/show.rs
fn main() { demo::part::f() }
"#,
    );
    assert_eq!(case.files(), ["cmd/part.rs", "cmd/tool.rs", "demo/show.rs", "lib/part.rs", "lib/root.rs"]);
    assert_eq!(case.callers("top"), ["tool::part::g", "demo::part::f"]);
    assert_eq!(case.callers("part::f"), ["show::main"]);
    assert_eq!(case.outline("lib/root.rs"), ["module part 1", "fn top 2"]);
}

/// A package without a library, and binaries in folders, had no roots.
#[test]
fn b076_also_roots_of_binaries_alone() {
    let case = Case::new(
        "
//- /src/main.rs
mod a;
fn top() {}
fn main() { a::f() }
//- /src/a/mod.rs
pub mod b;
pub fn f() { crate::top(); b::g() }
//- /src/a/b.rs
pub fn g() { super::super::top(); crate::a::f() }
//- /src/bin/one/main.rs
mod a;
fn main() { a::f() }
//- /src/bin/one/a.rs
pub fn f() { crate::main() }
",
    );
    assert_eq!(case.crates_of("src/a/mod.rs"), ["Bin demo"]);
    assert_eq!(case.crates_of("src/bin/one/a.rs"), ["Bin one"]);
    assert_eq!(case.callers("demo::top"), ["demo::a::b::g", "demo::a::f"]);
    assert_eq!(case.callers("one::main"), ["one::a::f"]);
    assert_eq!(case.callers("one::a::f"), ["one::main"]);
}
