//! Lines, columns, ranges.

use crate::util::{Case, Disk, manifest};
use scryer::query::RoleFilter;

/// Attributes over several lines and block docs were no part of the item's range.
#[test]
fn b097_docs_and_attributes_are_in_the_range() {
    let case = Case::new(
        "/** Block
 doc */
#[allow(
    dead_code
)]
pub fn f() {}

/// Next.
pub fn g() {}
",
    );
    let items = case.outline_items("src/lib.rs");
    let shown = items.iter().map(|item| (&*item.name, item.line, item.start_line, item.end_line));
    assert_eq!(shown.collect::<Vec<_>>(), [("f", 6, 1, 6), ("g", 9, 8, 9)]);
    assert_eq!(items[1].doc.as_deref(), Some("Next."));
}

/// The position of a symbol was that of its doc comment or attribute.
#[test]
fn b098_a_symbol_is_where_its_name_is() {
    let case = Case::new("/// Adds.\n#[inline]\npub fn add(a: u8) -> u8 { a }\n");
    let items = case.outline_items("src/lib.rs");
    let shown = items.iter().map(|item| (&*item.name, item.line, item.column));
    assert_eq!(shown.collect::<Vec<_>>(), [("add", 3, Some(8))]);
    let sites = case.uses("add", RoleFilter::Definition).sites;
    assert_eq!(sites.iter().map(|site| (site.line, site.column)).collect::<Vec<_>>(), [(3, 8)]);
}

/// Columns were counted in characters and used as bytes, or the other way round.
#[test]
fn b100_columns_count_bytes() {
    let case = Case::new("// π ≈ 3\npub fn f() {}\npub fn g() { /* é */ f() }\n");
    let sites = case.uses("f", RoleFilter::Call).sites;
    let shown = sites.iter().map(|site| (&*site.enclosing_symbol, site.line, site.column));
    assert_eq!(shown.collect::<Vec<_>>(), [("demo::g", 3, 23)]);
}

/// A byte order mark hid the first item or shifted the first line.
#[test]
fn b102_a_byte_order_mark_is_no_column() {
    let text = "\u{feff}pub fn a() {}\npub fn b() { a() }\n";
    let case = Case::new(&format!("//- /src/lib.rs\n{text}"));
    let items = case.outline_items("src/lib.rs");
    let shown = items.iter().map(|item| (&*item.name, item.line, item.column));
    assert_eq!(shown.collect::<Vec<_>>(), [("a", 1, Some(8)), ("b", 2, Some(8))]);
    assert_eq!(case.callers("a"), ["demo::b"]);

    let disk = Disk::new(&[("Cargo.toml", &manifest("demo")), ("src/lib.rs", text)]);
    assert_eq!(disk.definitions("a"), ["src/lib.rs:1"]);
    assert_eq!(disk.callers("a"), ["demo::b"]);
}
