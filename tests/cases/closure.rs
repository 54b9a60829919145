//! Closures, and items in bodies.

use crate::util::{Case, NONE};

/// A call on a captured local inside a closure was charged to nobody.
#[test]
fn b039_captured_receivers() {
    let case = Case::new(
        "
pub struct St;
impl St { pub fn exp(&self) -> u8 { 1 } }
pub fn f(s: St, o: Option<u8>) -> Option<u8> { o.map(|_| s.exp()) }
pub fn g() -> u8 { fn inner() -> u8 { St.exp() } inner() }
",
    );
    assert_eq!(case.callers("St::exp"), ["demo::f", "demo::g::inner"]);
    assert_eq!(case.callers("g::inner"), ["demo::g"]);
}

/// A `use` inside a const's value leaked to the whole file, and the value's calls had no owner.
#[test]
fn b040_a_use_in_a_const() {
    let case = Case::new(
        "
pub mod alpha { pub const fn help() -> u32 { 1 } }
pub mod beta  { pub const fn help() -> u32 { 2 } }
use beta::help;
pub const C: u32 = { use crate::alpha::help; help() };
pub fn f() -> u32 { help() }
",
    );
    assert_eq!(case.callers("alpha::help"), ["demo::C"]);
    assert_eq!(case.callers("beta::help"), ["demo::f"]);
}

/// An item of an inner block did not shadow the `use` of the body around it.
#[test]
fn b041_items_of_blocks_shadow() {
    let case = Case::new(
        "
pub mod m { pub fn go() -> u8 { 1 } }                   //@M
pub fn f() -> u8 {
    use m::go;
    let x = { fn go() -> u8 { 2 }  go() };              //@inner
    x + go()                                            //@outer
}
",
    );
    assert_eq!(case.callers("m::go"), ["demo::f"]);
    assert_eq!(case.call_sites("m::go"), case.marks(&["outer"]));
    assert_eq!(case.call_sites("f::go"), case.marks(&["inner"]));
}

/// A local closure that shadows a fn was taken for it.
#[test]
fn b042_a_closure_shadows_a_fn() {
    let case = Case::new("pub fn emit(_: u8) {}\npub fn f() -> u8 { let emit = |x: u8| x + 1; emit(3) }\n");
    assert_eq!(case.callers("emit"), NONE);
}
