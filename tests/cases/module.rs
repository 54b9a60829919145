//! Which file is which module.

use crate::util::{Case, NONE};

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
