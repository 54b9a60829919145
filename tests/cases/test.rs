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
