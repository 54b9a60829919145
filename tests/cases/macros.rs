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

/// An item that a macro call declares in a body shadows the one outside, which was named surely all the same.
#[test]
fn items_that_macros_declare_in_bodies_shadow() {
    let case = Case::new(
        r#"
pub fn make() -> u8 { 1 }
pub struct Kind;
pub const LIMIT: u8 = 1;
pub mod other { pub fn make() -> u8 { 2 } }
macro_rules! local_fn { ($name:ident) => { fn $name() -> u8 { 3 } }; }
macro_rules! local_use { () => { use other::make; }; }
macro_rules! pass { ($($t:tt)*) => { $($t)* }; }
macro_rules! nested { () => { pass! { fn make() -> u8 { 4 } } }; }
macro_rules! around { ($e:expr) => {{ fn make() -> u8 { 5 } $e }}; }
pub fn a() -> u8 { local_fn!(make); make() }
pub fn b() -> u8 { let early = make(); local_fn!(make); early }
pub fn c() -> u8 { local_use!(); make() }
pub fn d() -> u8 { pass! { fn make() -> u8 { 6 } } make() }
pub fn e() -> u8 { nested!(); make() }
pub fn f() -> u8 { around!(make()) }
pub fn g() -> u8 { { local_fn!(make); } make() } //@1
pub fn h() -> u8 { local_fn!(other); make() + self::make() } //@2
pub fn i() { pass! { struct Kind; } let _: Option<Kind> = None; }
pub fn j() -> u8 { pass! { struct Make; } make() } //@3
pub fn k(n: u8) -> u8 { pass! { const LIMIT: u8 = 2; } match n { LIMIT => 1, _ => 0 } }
pub fn l() -> Kind { local_fn!(make); Kind } //@4
pub fn m() -> u8 { pass! { static REQ: u8 = 1; pub fn inner() -> u8 { 1 } } REQ + inner() } //@5
"#,
    );
    assert_eq!(case.sure_sites("demo::make"), case.marks(&["1", "2", "2", "3"]));
    assert_eq!(case.sure_sites("demo::other::make"), NONE);
    assert_eq!(case.sure_sites("demo::Kind"), case.marks(&["4", "4"]));
    assert_eq!(case.sure_sites("demo::LIMIT"), NONE);
    assert_eq!(case.sure_sites("REQ"), case.marks(&["5"]));
    assert_eq!(case.sure_sites("inner"), case.marks(&["5"]));
}

/// Calls in arguments of arguments, behind `name =`, in patterns' guards and in macros of the workspace were invisible.
#[test]
fn b044_also_calls_in_arguments_of_arguments() {
    let case = Case::new(
        r#"
use std::fmt::Write;
fn price() -> u8 { 3 }
macro_rules! map { ($($k:expr => $v:expr),* $(,)?) => { [$(($k, $v)),*] }; }
macro_rules! twice { ($($body:tt)*) => { { $($body)* } }; }
pub fn f(out: &mut String, o: Option<u8>) -> Option<u8> {
    let v = vec![format!("{}", price()).len(), usize::from(price())]; //@1
    write!(out, "{p} {0}", v[0], p = price()).ok()?; //@2
    assert!(matches!(o, Some(n) if n > price()), "{}", dbg!(price())); //@3
    let _ = map! { price() => "a", 2 => concat!("price()", "b") }; //@4
    twice! { let n = price(); if n > 2 { println!("{:?}", [price(); 2]) } } //@5
    Some(o.unwrap_or_else(|| todo!("{}", price()))) //@6
}
"#,
    );
    assert_eq!(case.call_sites("price"), case.marks(&["1", "1", "2", "3", "3", "4", "5", "5", "6"]));
    assert_eq!(case.callers("price"), ["demo::f x9"]);
}

/// Method calls and closures in arguments had no receiver's type.
#[test]
fn b044_also_methods_in_arguments() {
    let case = Case::new(
        r#"
#[derive(Debug, PartialEq)] pub struct Price(u8);
pub struct Other;
impl Price { pub fn get(&self) -> u8 { self.0 } }
impl Other { pub fn get(&self) -> u8 { 0 } }
macro_rules! get { ($e:expr) => { $e.get() }; ($t:ty; $e:expr) => { { let it: $t = $e; it.get() } }; }
macro_rules! make { () => { Price(1) }; }
macro_rules! sum { ($head:expr) => { $head }; ($head:expr, $($rest:expr),+) => { $head + sum!($($rest),+) }; }
pub fn a(all: &[Price]) { assert_eq!(all.iter().map(|p| p.get()).max(), Some(1), "{:?}", all[0].get()) }
pub fn b(o: Other) -> u8 { get!(o) + get!(Price; make!()) }
pub fn c() -> u8 { make!().get() }
pub fn d(p: &Price, o: &Other) -> u8 { sum!(p.get(), o.get(), make!().get()) }
pub fn e() -> Vec<u8> { let v = vec![make!(), Price(2)]; v.iter().map(Price::get).collect() }
"#,
    );
    assert_eq!(case.callers("Price::get"), ["demo::a x2", "demo::c", "demo::d x2"]);
    assert_eq!(case.callers("Other::get"), ["demo::d"]);
    assert_eq!(case.callees("demo::b"), ["demo::get", "demo::make"]);
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

/// Tests in nested modules, in macros other than `assert_eq!` or that give a `Result` were not linked.
#[test]
fn b045_also_tests_further_away() {
    let case = Case::new(
        r#"
pub mod calc {
    pub fn dbl(x: u8) -> u8 { x * 2 }
    fn half(x: u8) -> Option<u8> { x.checked_div(2) }
    #[cfg(test)]
    mod tests {
        use super as outer;
        mod deep {
            use super::super::*;
            #[test] fn a() { assert!(matches!(super::super::half(dbl(2)), Some(_)), "no {}", half(1).unwrap()); }
            #[test] #[should_panic(expected = "dbl")] fn b() -> () { assert_ne!(super::outer::dbl(1), 2, "dbl") }
        }
        #[test] fn c() -> Result<(), String> { crate::calc::half(3).map(|_| ()).ok_or_else(|| format!("{}", outer::dbl(1))) }
        fn dbl(_: u8) {}
        #[test] fn d() { dbl(1) }
    }
}
"#,
    );
    let path = |name: &str| format!("demo --lib calc::tests::{name}");
    assert_eq!(case.affected_tests("demo::calc::dbl"), [path("c"), path("deep::a"), path("deep::b")]);
    assert_eq!(case.affected_tests("demo::calc::half"), [path("c"), path("deep::a")]);
    assert_eq!(case.affected_tests("tests::dbl"), [path("d")]);
}

/// A test that only reaches a fn by a helper, a method or a macro of the test module was not linked.
#[test]
fn b045_also_tests_by_helpers() {
    let case = Case::new(
        r#"
#[derive(Default)] pub struct Bank(u8);
impl Bank { pub fn add(&mut self, n: u8) -> &mut Self { self.0 += n; self } pub fn sum(&self) -> u8 { self.0 } }
pub fn twin() {}
#[cfg(test)]
mod tests {
    use super::{*, twin as other};
    macro_rules! check { ($e:expr, $n:expr) => { assert_eq!($e.sum(), $n) }; }
    fn bank() -> Bank { let mut bank = Bank::default(); bank.add(1); bank }
    fn twin() {}
    #[test] fn by_macro() { check!(bank(), 1); }
    #[test] fn by_helper() { bank(); twin() }
    #[test] fn neither() { other() }
}
"#,
    );
    let path = |name: &str| format!("demo --lib tests::{name}");
    assert_eq!(case.affected_tests("Bank::add"), [path("by_helper"), path("by_macro")]);
    assert_eq!(case.affected_tests("Bank::sum"), [path("by_macro")]);
    assert_eq!(case.affected_tests("demo::twin"), [path("neither")]);
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
    assert_eq!(case.references("core_fn"), case.marks(&["body"]));
    assert_eq!(case.calls("core_fn", Direction::Incoming, 2), ["1 demo::call", "2 demo::a"]);
    assert_eq!(case.calls("a", Direction::Outgoing, 2), ["1 demo::call", "2 demo::core_fn"]);
}

/// A macro of another crate calls its own crate's fn by `$crate`, not one of the caller's of that path.
#[test]
fn b054_also_dollar_crate_of_another_crate() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[workspace]
members = ["a", "b"]
resolver = "2"
//- /a/Cargo.toml
[package]
name = "a"
version = "0.1.0"
edition = "2021"
//- /a/src/lib.rs
pub mod util { pub fn core_fn() -> Made { Made } pub struct Made; impl Made { pub fn go(&self) {} } }
#[macro_export] macro_rules! call { ($($f:ident)?) => { { $($f();)? $crate::util::core_fn() } }; }
#[macro_export] macro_rules! nested { () => { $crate::call!() }; }
//- /b/Cargo.toml
[package]
name = "b"
version = "0.1.0"
edition = "2021"
[dependencies]
a = { path = "../a" }
//- /b/src/lib.rs
pub mod util { pub fn core_fn() -> Made { Made } pub struct Made; impl Made { pub fn go(&self) {} } }
pub fn mine() {}
pub fn f() { a::call!(mine).go() }
pub fn g() { use a::nested as other; other!().go() }
pub fn h() { util::core_fn().go() }
"#,
    );
    assert_eq!(
        case.calls("a::util::core_fn", Direction::Incoming, 3),
        ["1 a::call", "2 a::nested", "3 b::g", "2 b::f"]
    );
    assert_eq!(case.callers("a::util::Made::go"), ["b::f", "b::g"]);
    assert_eq!(case.callers("b::util::core_fn"), ["b::h"]);
    assert_eq!(case.callers("b::util::Made::go"), ["b::h"]);
    assert_eq!(case.callers("b::mine"), ["b::f"]);
}

/// A name without `$crate` in a macro's body means what the place of the call makes of it.
#[test]
#[ignore = "names in a macro's body without $crate are not looked up where it is called"]
fn b054_also_names_that_the_place_of_the_call_decides() {
    let case = Case::new(
        r#"
macro_rules! call { () => { helper() }; }
macro_rules! make { ($name:ident) => { pub fn $name() -> u8 { helper() + $crate::root() } }; }
pub fn root() -> u8 { 0 }
pub mod a { pub fn helper() -> u8 { 1 } pub fn f() -> u8 { call!() } make!(made_a); }
pub mod b { fn helper() -> u8 { 2 } make!(made_b); pub fn root() -> u8 { 3 } pub fn g() -> u8 { made_b() } }
"#,
    );
    assert_eq!(case.callers("b::helper"), ["demo::b::made_b"]);
    assert_eq!(case.callers("a::helper"), ["demo::a::f", "demo::a::made_a"]);
    assert_eq!(case.callers("b::made_b"), ["demo::b::g"]);
    assert_eq!(case.callers("b::root"), NONE);
}
/// What only a macro's own text calls is called where the macro is: by fns that it makes, and with what it made.
#[test]
#[ignore = "tokens of a macro's body are no uses at its calls, so fns it makes have none, nor methods in it"]
fn b054_also_calls_of_a_macros_own_text() {
    let case = Case::new(
        r#"
pub fn f(n: u8) -> u8 { n }
pub struct Made; impl Made { pub fn go(&self) {} }
macro_rules! cases { ($($name:ident: $n:expr),*) => { $(#[test] fn $name() { assert_eq!($crate::f($n), $n) })* }; }
macro_rules! go { ($e:expr) => { $e.go() }; }
cases! { one: 1, two: 2 }
pub fn g() { go!(Made) }
"#,
    );
    assert_eq!(case.affected_tests("f"), ["demo --lib one", "demo --lib two"]);
    assert_eq!(case.callers("go"), ["demo::g"]);
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

/// Tests that a repetition, a module from a macro or a macro in a macro makes were not recognised.
#[test]
fn b055_also_tests_in_repetitions_and_modules() {
    let case = Case::new(
        r#"
pub fn f(n: u8) -> u8 { n }
pub fn g() {}
macro_rules! cases { ($($name:ident: $n:expr),* $(,)?) => { $(#[test] fn $name() { assert_eq!($n, 1) })* }; }
macro_rules! suite { ($m:ident { $($inner:tt)* }) => { #[cfg(test)] mod $m { use super::*; fn helper() {} cases! { $($inner)* } #[test] fn last() { helper() } } }; }
cases! { one: f(1), two: 1 }
suite!(many { three: f(3), four: { g(); 1 } });
"#,
    );
    assert_eq!(
        case.test_symbols(),
        [
            "demo::many::four",
            "demo::many::helper",
            "demo::many::last",
            "demo::many::three",
            "demo::one",
            "demo::two"
        ]
    );
    assert_eq!(case.affected_tests("f"), ["demo --lib many::three", "demo --lib one"]);
    assert_eq!(case.affected_tests("g"), ["demo --lib many::four"]);
}

/// Attributes that are handed through, or stand before the macro's call, made no tests, or made tests of what is none.
#[test]
fn b055_also_attributes_that_are_handed_through() {
    let case = Case::new(
        r#"
pub fn f() {}
macro_rules! item { ($(#[$m:meta])* fn $n:ident() $b:block) => { $(#[$m])* fn $n() $b }; }
macro_rules! pass { ($($i:item)*) => { $($i)* }; }
macro_rules! check { ($n:ident) => { #[cfg(test)] fn $n() { f() } }; }
item! { #[test] #[should_panic] fn t1() { f() } }
item! { #[inline] fn plain() { f() } }
pass! { #[test] fn t2() { plain() } #[cfg(test)] mod inner { #[test] fn t3() { super::f() } } pub fn user() { plain() } }
check!(helper);
"#,
    );
    assert_eq!(case.test_symbols(), ["demo::helper", "demo::inner::t3", "demo::t1", "demo::t2"]);
    assert_eq!(case.affected_tests("f"), ["demo --lib inner::t3", "demo --lib t1", "demo --lib t2"]);
    assert_eq!(case.callers("plain"), ["demo::t2", "demo::user"]);
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

/// Names in format strings with a width, a precision or a debug flag were not read; escaped braces were.
#[test]
fn b056_also_widths_and_escaped_braces() {
    let case = Case::new(
        r##"
use std::fmt::Write;
pub static LIMIT: u8 = 1;
pub const WIDTH: usize = 2;
pub static OTHER: u8 = 3;
pub fn a(s: &mut String) { write!(s, "{LIMIT:>WIDTH$} {LIMIT:?}", ).unwrap(); } //@a
pub fn b() -> String { format!(r#"{{LIMIT}} "{WIDTH:#x}" {{{LIMIT}}}"#) } //@b
pub fn c(LIMIT2: u8) -> String { let width = 1; format!("{LIMIT2:.0$} {:width$}", 2, width = WIDTH) } //@c
pub fn d() { assert!(WIDTH > 0, "{OTHER}"); panic!("OTHER {}", "{OTHER}") } //@d
pub fn e() { eprintln!("{OTHER:0$}", WIDTH) } //@e
"##,
    );
    assert_eq!(case.references("LIMIT"), case.marks(&["a", "a", "b"]));
    assert_eq!(case.references("demo::WIDTH"), case.marks(&["a", "b", "c", "d", "e"]));
    assert_eq!(case.references("OTHER"), case.marks(&["d", "e"]));
}

/// A name in a format string meant an item although a variable hides it, or nothing in a macro of the workspace.
#[test]
fn b056_also_variables_in_format_strings() {
    let case = Case::new(
        r#"
pub const N: u8 = 1;
pub static LOG: u8 = 2;
macro_rules! say { ($($arg:tt)+) => { eprintln!($($arg)+) }; }
pub fn a() { let f = |n: u8| { #[allow(non_snake_case)] let M = n; format!("{M}{N}") }; f(N); } //@a
pub fn b() { say!("{} {}", LOG, { let n = N; n }); } //@b
pub fn c(log: u8) { println!("{log} {}", { mod n { pub const N: u8 = 3; } use n::N; format!("{N}") }) }
pub fn d(o: Option<u8>) -> String { if let Some(n @ N) = o { return format!("{n}"); } String::from("{N}") } //@d
"#,
    );
    assert_eq!(case.references("demo::N"), case.marks(&["a", "a", "b", "d"]));
    assert_eq!(case.references("LOG"), case.marks(&["b"]));
}

/// A name in a format string that a macro of the workspace hands on was not read.
#[test]
#[ignore = "the names in a string are only known where the call itself is read as one that formats"]
fn b056_also_format_strings_handed_on() {
    let case = Case::new(
        r#"
pub const N: u8 = 1;
macro_rules! say { ($($arg:tt)+) => { eprintln!($($arg)+) }; }
pub fn f() { say!("{N} {}", 1); } //@f
"#,
    );
    assert_eq!(case.references("N"), case.marks(&["f"]));
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

/// An exported macro by another name, by `#[macro_use]`, or one that a path leads to was looked for elsewhere.
#[test]
fn b057_also_exported_macros_by_other_ways() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[workspace]
members = ["a", "b", "c"]
resolver = "2"
//- /a/Cargo.toml
[package]
name = "a"
version = "0.1.0"
edition = "2021"
//- /a/src/lib.rs
mod inner { pub mod deep { #[macro_export] macro_rules! shout { () => { $crate::whisper!() }; } } }
#[macro_export(local_inner_macros)] macro_rules! loud { () => { shout!() }; }
#[macro_export] macro_rules! whisper { () => { 1 }; }
pub fn own() -> i32 { crate::shout!() + self::loud!() }
pub mod prelude { pub use crate::shout as yell; }
//- /b/Cargo.toml
[package]
name = "b"
version = "0.1.0"
edition = "2021"
[dependencies]
a = { path = "../a" }
//- /b/src/lib.rs
#[macro_use] extern crate a as other;
pub fn f() -> i32 { shout!() } //@f
pub fn g() -> i32 { use other::prelude::*; yell!() + other::loud!() } //@g
//- /c/Cargo.toml
[package]
name = "c"
version = "0.1.0"
edition = "2021"
[dependencies]
a = { path = "../a" }
//- /c/src/lib.rs
macro_rules! shout { () => { 2 }; }
pub fn h() -> i32 { shout!() }
pub fn i() -> i32 { use a::shout; self::inner::j() + a::shout!() }
mod inner { use a::whisper as shout; pub fn j() -> i32 { self::shout!() } }
"#,
    );
    assert_eq!(case.definition("f", "shout"), ["a::shout a/src/lib.rs:1"]);
    assert_eq!(case.definition("g", "yell"), ["a::shout a/src/lib.rs:1"]);
    assert_eq!(case.public_names("a"), ["loud", "own", "prelude", "shout", "whisper"]);
    assert_eq!(case.callers("a::shout"), ["a::own", "b::f", "b::g", "c::i"]);
    assert_eq!(case.callers("c::shout"), ["c::h"]);
    assert!(case.callers("a::whisper").contains(&"c::inner::j".to_owned()));
}

/// Textual scope: a macro is known below its definition, shadowed by the next, and in child modules after it.
#[test]
fn b057_also_macros_by_textual_scope() {
    let case = Case::new(
        r#"
//- /src/lib.rs
macro_rules! m { () => { 1 }; } //@first
mod early;
pub fn a() -> i32 { m!() }
macro_rules! m { () => { 2 }; } //@second
pub fn b() -> i32 { m!() }
mod closed { macro_rules! m { () => { 3 }; } pub(crate) use m; } //@closed
pub fn c() -> i32 { m!() + closed::m!() }
#[macro_use] mod open { macro_rules! m { () => { 4 }; } } //@open
pub fn d() -> i32 { { macro_rules! m { () => { 5 }; } let _ = m!(); } m!() }
//- /src/early.rs
pub fn e() -> i32 { m!() }
"#,
    );
    assert_eq!(case.callers_at("first", "m"), ["demo::early::e", "demo::a"]);
    assert_eq!(case.callers_at("second", "m"), ["demo::b", "demo::c"]);
    assert_eq!(case.callers_at("closed", "m"), ["demo::c"]);
    assert_eq!(case.callers_at("open", "m"), ["demo::d"]);
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

/// Lifetimes, labels, chars, nested comments and text in macros were uses of the fn that they spell.
#[test]
fn b058_also_text_of_other_kinds() {
    let case = Case::new(
        r###"
pub fn helper() {}
/* helper(); /* helper() */ helper() */
pub fn a<'helper>(s: &'helper str) -> &'helper str { 'helper: loop { break 'helper; } s }
pub fn b() -> (&'static [u8], char, &'static str) { (b"helper()", 'h', r#"helper() "helper" "#) }
pub fn c() -> &'static str { concat!(stringify!(helper()), "helper()", /* helper() */ "x") }
macro_rules! ignore { ($($t:tt)*) => {}; }
pub fn d() { ignore!(helper() + helper); println!("helper() {{helper}}"); }
#[deprecated(note = "use helper()")] #[cfg_attr(any(), doc = "helper()")]
pub fn e() { helper() } //@e
#[cfg(any())] compile_error!("helper()");
"###,
    );
    assert_eq!(case.callers("helper"), ["demo::e"]);
    assert_eq!(case.call_sites("helper"), case.marks(&["e"]));
}

/// Text that `stringify!` makes of tokens was code.
#[test]
#[ignore = "tokens in stringify! that nothing reads are matched by name"]
fn b058_also_tokens_that_become_text() {
    let case = Case::new(
        r#"
pub static HELPER: u8 = 0;
pub fn f() -> &'static str { println!("{}", stringify!({HELPER})); stringify!(HELPER) }
"#,
    );
    assert_eq!(case.references("HELPER"), NONE);
}

/// Fields, methods, modules, types and variables of a fn's name were uses of it.
#[test]
fn b058_also_other_things_of_that_name() {
    let case = Case::new(
        r#"
pub fn helper() -> u8 { 0 } //@fn
pub mod helper { pub fn helper() -> u8 { 1 } }
pub struct S { helper: u8 }
impl S { pub fn helper(&self) -> u8 { self.helper } }
#[allow(non_camel_case_types)] pub struct T<helper>(helper);
pub enum E { #[allow(non_camel_case_types)] helper { helper: u8 } }
pub fn a(s: S) -> u8 { let helper = s.helper(); helper + helper::helper() }
pub fn b(e: &E) -> u8 { let E::helper { helper } = e; *helper + S { helper: 1 }.helper }
pub fn c() -> u8 { helper() } //@c
"#,
    );
    assert_eq!(case.callers_at("fn", "helper"), ["demo::c"]);
    assert_eq!(case.callers("demo::helper::helper"), ["demo::a"]);
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

/// What macro calls among a trait's items declare was no method of the trait, and calls inside calls left a second copy.
#[test]
fn macro_calls_among_a_traits_items() {
    let case = Case::new(
        "
macro_rules! readers { ($(fn $name:ident();)*) => { $( fn $name(&self) -> u8 { self.hit(); 1 } )* } }
macro_rules! cfg_x { ($($item:item)*) => { $( #[cfg(feature = \"x\")] $item )* } }
macro_rules! cfg_y { ($($item:item)*) => { $( #[cfg(feature = \"y\")] $item )* } }
cfg_x! {
    pub trait Read { readers! { fn one(); fn two(); } fn hit(&self) {} }
    impl Read for u8 {}
    cfg_y! { pub fn inner() {} }
}
pub fn f() { Read::one(&1u8); 1u8.two(); inner() }
pub fn g<T: Read>(t: T) { t.one(); <u8 as Read>::two(&1); }
",
    );
    assert_eq!(case.callers("Read::one"), ["demo::f", "demo::g"]);
    assert_eq!(case.callers("Read::two"), ["demo::f", "demo::g"]);
    assert_eq!(case.callers("inner"), ["demo::f"]);
}

/// A type that is made of ever more calls of a macro is given up, not followed.
#[test]
fn types_that_macros_make_have_an_end() {
    let case = Case::new(
        "
macro_rules! wide { () => { (wide!(), wide!(), wide!(), wide!(), wide!(), wide!(), wide!(), wide!(), wide!(), wide!()) } }
pub struct In;
pub fn f(x: wide!(), y: In) -> In { y }
",
    );
    assert_eq!(case.references("In").len(), 2);
}
