//! Tests and what they test.

use crate::util::Case;

/// Integration tests that use the crate by its name were not linked.
#[test]
fn b077_integration_tests() {
    let case = Case::new(
        "
//- /Cargo.toml
[package]
name = \"my-lib\"
version = \"0.1.0\"
edition = \"2021\"
//- /src/lib.rs
pub fn add(a: u8, b: u8) -> u8 { a + b }
//- /tests/it.rs
use my_lib::add;
#[test] fn adds() { assert_eq!(add(1, 1), 2) }
",
    );
    assert_eq!(case.callers("add"), ["it::adds"]);
    assert_eq!(case.test_symbols(), ["it::adds"]);
    assert_eq!(case.affected_tests("add"), ["my-lib --test it adds"]);
}

/// Tests in folders, with helpers in modules, of a library by another name or of a binary were not linked.
#[test]
fn b077_also_tests_in_folders_with_helpers() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[package]
name = "my-lib"
version = "0.1.0"
edition = "2021"
[lib]
name = "other_name"
[[test]]
name = "custom"
path = "checks/custom.rs"
//- /src/lib.rs
pub struct Adder(u8);
impl Adder { pub fn new() -> Adder { Adder(0) } pub fn add(self, n: u8) -> Adder { Adder(self.0 + n) } pub fn sum(&self) -> u8 { self.0 } }
#[cfg(test)] mod tests { #[test] fn unit() { super::Adder::new().sum(); } }
//- /tests/common/mod.rs
pub fn adder() -> other_name::Adder { other_name::Adder::new().add(1) }
//- /tests/one.rs
mod common;
#[test] fn by_helper() { assert_eq!(common::adder().sum(), 1) }
//- /tests/big/main.rs
mod part;
#[path = "../common/mod.rs"] mod common;
//- /tests/big/part.rs
use super::common::adder as make;
#[test] fn in_part() { make(); }
#[test] fn nothing() {}
//- /checks/custom.rs
extern crate other_name as lib;
use lib::*;
mod nested { #[test] fn deep() { super::Adder::new().add(2); } }
"#,
    );
    let tests = |symbol: &str| {
        let mut tests = case.affected_tests(symbol);
        tests.sort();
        tests
    };
    assert_eq!(
        tests("Adder::add"),
        [
            "my-lib --test big part::in_part",
            "my-lib --test custom nested::deep",
            "my-lib --test one by_helper"
        ]
    );
    assert_eq!(tests("Adder::sum"), ["my-lib --lib tests::unit", "my-lib --test one by_helper"]);
}

/// Tests of another package, by a dev-dependency or through a crate between, were not affected; those of a stranger were.
#[test]
fn b077_also_tests_of_other_packages() {
    let case = Case::new(
        r#"
//- /Cargo.toml
[workspace]
members = ["low", "mid", "top", "stranger"]
resolver = "2"
//- /low/Cargo.toml
[package]
name = "low"
version = "0.1.0"
edition = "2021"
//- /low/src/lib.rs
pub trait Area { fn area(&self) -> u8; }
pub struct Square(pub u8);
impl Area for Square { fn area(&self) -> u8 { helper(self.0) } }
fn helper(n: u8) -> u8 { n * n }
//- /mid/Cargo.toml
[package]
name = "mid"
version = "0.1.0"
edition = "2021"
[dependencies]
low = { path = "../low" }
//- /mid/src/lib.rs
pub fn measure(n: u8) -> u8 { low::Area::area(&low::Square(n)) }
pub fn unrelated() -> u8 { 1 }
//- /top/Cargo.toml
[package]
name = "top"
version = "0.1.0"
edition = "2021"
[dev-dependencies]
mid = { path = "../mid" }
low = { path = "../low" }
//- /top/src/main.rs
fn main() {}
#[test] fn in_bin() { mid::measure(1); }
#[test] fn not_this() { mid::unrelated(); }
//- /top/tests/it.rs
use low::{Area, Square};
fn all<A: Area>(a: A) -> u8 { a.area() }
#[test] fn generic() { assert_eq!(all(Square(2)), 4) }
//- /stranger/Cargo.toml
[package]
name = "stranger"
version = "0.1.0"
edition = "2021"
//- /stranger/src/lib.rs
fn helper(n: u8) -> u8 { n }
fn measure(n: u8) -> u8 { helper(n) }
#[test] fn mine() { measure(1); }
"#,
    );
    let tests = |symbol: &str| {
        let mut tests = case.affected_tests(symbol);
        tests.sort();
        tests
    };
    assert_eq!(tests("low::helper"), ["top --bin top in_bin", "top --test it generic"]);
    assert_eq!(tests("mid::measure"), ["top --bin top in_bin"]);
    assert_eq!(tests("stranger::helper"), ["stranger --lib mine"]);
}
