//! How much is answered, and under which names.

use crate::util::{Case, Disk, NONE, manifest};
use scryer::answer::{Budget, BytesCounter, Format, Reply, render};
use scryer::query::{
    FileOutline, FindReferences, InspectSymbol, SearchSymbols, TargetArg, inspect_symbol, search_symbols,
};

/// Callers were cut at 20 without a word.
#[test]
fn b128_pages_add_up() {
    let callers = (0..57).map(|number| format!("pub fn c{number}() {{ hub() }}\n"));
    let case = Case::new(&format!("pub fn hub() {{}}\n{}", callers.collect::<String>()));
    let mut ask = FindReferences { limit: 20, ..FindReferences::new(TargetArg::Symbol("hub".to_owned())) };
    let mut seen = Vec::new();
    for offset in [0, 20, 40] {
        ask.offset = offset;
        let found = case.ask(&ask);
        assert_eq!((found.total, found.offset), (57, offset));
        seen.extend(found.callers.into_iter().map(|caller| caller.enclosing_symbol));
    }
    let all: Vec<String> = (0..57).map(|number| format!("demo::c{number}")).collect();
    assert_eq!(seen, all);
}

/// One search result was bigger than the client's limit.
#[test]
fn b129_an_answer_keeps_to_its_budget() {
    let body = "x += 1; ".repeat(200);
    let items =
        (0..3000).map(|number| format!("pub fn find_item_{number}() -> u32 {{ let mut x = 0; {body}x }}\n"));
    let case = Case::new(&items.collect::<String>());
    let ask = SearchSymbols::new("find item");
    let found = search_symbols(&case.0.snapshot(), &ask).unwrap();
    assert_eq!(found.result.total, 3000);
    let reply = Reply::new(&ask, found);
    for (format, total) in [(Format::Json, "\"total\":3000"), (Format::Text, "of 3000")] {
        let budget = Budget { max_tokens: 2000, counter: &BytesCounter };
        let rendered = render(&reply, format, Some(budget));
        assert!(rendered.text.len() <= 2000 * 4, "{}", rendered.text.len());
        assert!(rendered.text.contains(total), "{}", rendered.text);
        assert!(rendered.next_offset.is_some());
    }
}

/// A name with several definitions had no callers instead of groups of them.
#[test]
fn b130_definitions_of_one_name_are_groups() {
    let case = Case::new(
        "
pub mod a { pub fn load() {} pub fn ua() { load() } }
pub mod b { pub fn load() {} pub fn ub() { load() } pub fn uc() { load() } }
",
    );
    assert_eq!(
        case.callers("load"),
        ["demo::a::ua -> demo::a::load", "demo::b::ub -> demo::b::load", "demo::b::uc -> demo::b::load"]
    );
}

/// What one answer calls a symbol was rejected by the next question.
#[test]
fn b134_names_lead_back() {
    let case = Case::new("pub mod a { pub fn same() {} }\npub mod b { pub fn same() {} }\n");
    let mut found = case.search("same");
    found.sort();
    assert_eq!(found, ["demo::a::same", "demo::b::same"]);
    for (name, line) in found.iter().zip([1, 2]) {
        let sites = case.sites(name, scryer::query::RoleFilter::Definition);
        assert_eq!(sites, [format!("src/lib.rs:{line}")]);
        let look = inspect_symbol(&case.0.snapshot(), &InspectSymbol::new(name)).unwrap().result;
        let definition = look.symbols[0].definition.as_ref().expect("it is one thing");
        assert_eq!((&definition.qualified_name, definition.line), (name, line));
    }
}

/// Words inside names were not found.
#[test]
fn b135_names_are_split_into_words() {
    let case = Case::new("pub struct HttpRetryPolicy;\npub fn parse_http2_frame() {}\n");
    assert_eq!(case.search("retry policy")[..1], ["demo::HttpRetryPolicy"]);
    assert_eq!(case.search("http frame")[..1], ["demo::parse_http2_frame"]);
}

/// A file that is given by another spelling of its path was not found.
#[test]
fn b138_one_file_however_it_is_spelt() {
    let disk = Disk::new(&[("Cargo.toml", &manifest("demo")), ("src/lib.rs", "pub fn a() {}\n")]);
    let absolute = disk.root().join("src/lib.rs").to_string_lossy().into_owned();
    for path in ["src/lib.rs", "./src/lib.rs", "src/../src/lib.rs", &absolute] {
        let outline = disk.project.file_outline(&FileOutline::new(path)).unwrap().result;
        assert_eq!(outline.file_path, "src/lib.rs", "{path}");
        assert_eq!(outline.items.iter().map(|item| &*item.name).collect::<Vec<_>>(), ["a"]);
    }
    assert_ne!(disk.definitions("a"), NONE);
}
