//! A workspace with something for every tool.

use serde_json::{Value, json};

/// Its files.
pub(crate) fn files() -> Vec<(String, String)> {
    let mut lib = "\
//! A sample.
pub mod many;
pub mod shapes;
pub mod deep;

use shapes::{Area, Circle, Square};

/// Is called from everywhere.
///
/// At length.
pub fn hub(n: u32) -> u32 {
    n
}

/// Adds up.
pub fn total(all: &[&dyn Area]) -> u32 {
    all.iter().map(|shape| shape.area()).sum()
}

pub fn both() -> u32 {
    total(&[&Square { side: 2 }, &Circle::new(3)])
}

#[cfg(test)]
mod tests {
    #[test]
    fn adds_up() {
        assert_eq!(super::both(), 31);
    }

    #[test]
    fn hub_is_there() {
        assert_eq!(super::hub(1), 1);
    }
}
"
    .to_owned();
    for n in 0..12 {
        lib.push_str(&format!("pub fn user_{n}() -> u32 {{ hub({n}) + both() }}\n"));
    }
    let shapes = "\
/// What has an area.
pub trait Area {
    /// How large.
    fn area(&self) -> u32;
    /// Twice that.
    fn twice(&self) -> u32 { self.area() * 2 }
}

/// Four equal sides.
#[derive(Clone, Debug)]
pub struct Square {
    /// Each of them.
    pub side: u32,
}

/// Round.
pub struct Circle {
    radius: u32,
}

impl Square {
    pub fn new(side: u32) -> Square { Square { side } }
}

impl Circle {
    pub fn new(radius: u32) -> Circle { Circle { radius } }
}

impl Area for Square {
    fn area(&self) -> u32 { crate::hub(self.side * self.side) }
}

impl Area for Circle {
    fn area(&self) -> u32 { 3 * self.radius * self.radius }
}
";
    let mut many = "use crate::hub;\n".to_owned();
    for n in 0..40 {
        many.push_str(&format!("/// Number {n}.\npub fn caller_{n}() -> u32 {{ hub({n}) }}\n"));
    }
    let mut deep = "pub fn level_0() -> u32 { crate::hub(0) }\n".to_owned();
    for n in 1..10 {
        deep.push_str(&format!("pub fn level_{n}() -> u32 {{ level_{}() }}\n", n - 1));
    }
    let sources = [
        ("src/lib.rs", lib),
        ("src/shapes.rs", shapes.to_owned()),
        ("src/many.rs", many),
        ("src/deep.rs", deep),
    ];
    let sources = sources.map(|(path, text)| (path.to_owned(), text));
    sources.into_iter().chain(decisions()).collect()
}

/// Decisions: one that knows symbols, one that another one replaces, and a list of small ones.
fn decisions() -> Vec<(String, String)> {
    let hub = "\
---
status: accepted
affected_paths:
  - src/many.rs
affects:
  - demo::hub
  - demo::hub_of_old
forbids:
  - demo::deep -> demo::hub
fingerprints:
  \"demo::hub\": \"of another text\"
---

# Everything goes through one place

## Context

Callers did as they liked, and nobody knew who counted.

## Decision

All of them call `hub`.

## Consequences

One place to measure.
";
    let mut all = vec![
        ("0001-one-place.md".to_owned(), hub.to_owned()),
        ("0002-areas.md".to_owned(), "# Areas are whole numbers\n\nStatus: none.\n".to_owned()),
        (
            "0003-areas-again.md".to_owned(),
            "---\nstatus: accepted\nsupersedes: 2\naffected_paths: [\"src/sh*.rs\"]\n---\n# Areas are of 32 bits\n\n## Decision\n\nNo overflow is known.\n"
                .to_owned(),
        ),
    ];
    for n in 4..24 {
        let text = format!(
            "---\nstatus: proposed\n---\n# Small matter {n}\n\n## Decision\n\nMatter {n} is settled so.\n"
        );
        all.push((format!("{n:04}-small.md"), text));
    }
    all.into_iter().map(|(name, text)| (format!("docs/adr/{name}"), text)).collect()
}

/// One call of each tool that has a full answer, but for those that take something away.
pub(crate) fn calls() -> Vec<(&'static str, Value)> {
    vec![
        ("search_symbols", json!({"query": "caller"})),
        ("search_symbols", json!({"like_symbol": "level_3"})),
        ("find_references", json!({"symbol": "hub"})),
        ("find_references", json!({"symbol": "hub", "view": "files"})),
        ("find_references", json!({"symbol": "hub", "view": "sites"})),
        ("find_references", json!({"symbol": "new"})),
        ("find_references", json!({"symbol": "Area::area"})),
        ("inspect_symbol", json!({"symbol": "Square"})),
        ("inspect_symbol", json!({"symbols": ["hub", "total", "new"]})),
        ("get_type_contract", json!({"symbol": "Square"})),
        ("get_type_contract", json!({"symbol": "Area"})),
        ("get_crate_outline", json!({"crate_name": "std", "module": "collections"})),
        ("trace_call_hierarchy", json!({"symbol": "hub", "depth": 3})),
        ("trace_call_hierarchy", json!({"symbol": "both", "direction": "outgoing", "depth": 3})),
        ("trace_call_hierarchy", json!({"symbol": "new", "direction": "both"})),
        ("calculate_blast_radius", json!({"symbol": "hub"})),
        ("calculate_blast_radius", json!({"file_path": "src/shapes.rs"})),
        ("resolve_definition", json!({"file_path": "src/lib.rs", "line": 17, "symbol": "area"})),
        ("get_file_outline", json!({"file_path": "src/shapes.rs"})),
        ("get_enclosing_scope", json!({"file_path": "src/shapes.rs", "line": 32})),
        ("get_enclosing_scope", json!({"locations": ["src/lib.rs:12", "src/deep.rs:3"]})),
        ("index_workspace", json!({})),
        ("get_indexing_status", json!({})),
        ("list_projects", json!({})),
        ("get_token_savings_metrics", json!({})),
        ("switch_active_project", json!({"project": "ws"})),
        ("query_adrs", json!({"query": "who has to call the one place"})),
        ("query_adrs", json!({"symbol": "hub"})),
        ("query_adrs", json!({"file_path": "src/shapes.rs"})),
        ("query_adrs", json!({})),
        ("record_adr", record()),
    ]
}

/// A decision to write down.
fn record() -> Value {
    json!({
        "title": "Levels are deep",
        "context": "Nobody counts them.",
        "decision": "There are ten.",
        "status": "accepted",
        "consequences": "Traces are long.",
        "affected_paths": ["src/deep.rs"],
        "affects": ["demo::deep::level_0"],
        "forbids": ["demo::many -> demo::deep"],
    })
}
