//! Which names begin like this?

use super::describe;
use super::model::Snapshot;

/// The names of the workspace's symbols that begin with `prefix`, sorted, each once; at most `limit`. With `::` in it, what
/// stands before the last one is the end of a path, and is kept: `Buf::ne` has `Buf::new`.
pub fn symbol_names(snapshot: &Snapshot<'_>, prefix: &str, limit: usize) -> Vec<String> {
    let program = snapshot.analysis.program();
    let (path, start) = prefix.rsplit_once("::").map_or((None, prefix), |(path, start)| (Some(path), start));
    let mut names: Vec<String> = Vec::new();
    for (name, defs) in snapshot.analysis.defined_names() {
        let text = program.table.names().text(name);
        if !text.starts_with(start) {
            continue;
        }
        let is_meant = |def: &crate::facts::DefId| {
            program.is_workspace_file(def.file)
                && describe::is_symbol(program.facts(def.file), def.item)
                && path.is_none_or(|path| {
                    let own = describe::qualified(program, *def).path;
                    own.rsplit_once("::").is_some_and(|(parent, _)| {
                        parent.strip_suffix(path).is_some_and(|rest| rest.is_empty() || rest.ends_with("::"))
                    })
                })
        };
        if defs.iter().any(is_meant) {
            names.push(match path {
                Some(path) => format!("{path}::{text}"),
                None => text.to_string(),
            });
        }
    }
    names.sort_unstable();
    names.dedup();
    names.truncate(limit);
    names
}

#[cfg(test)]
mod tests {
    use super::symbol_names;
    use crate::testing::Fixture;

    #[test]
    fn names_begin_with_what_was_typed() {
        let fixture = Fixture::new(
            "
pub struct Buffer { pub bytes: u8 }
impl Buffer { pub fn new() -> Buffer { let bufs = 1; todo!() } }
pub struct Bag;
impl Bag { pub fn new() -> Bag { Bag } pub fn next(&self) {} }
pub mod buf { pub fn nearly() {} }
",
        );
        let check = |prefix: &str, limit: usize, expected: &[&str]| {
            assert_eq!(symbol_names(&fixture.snapshot(), prefix, limit), expected, "{prefix}");
        };
        check("B", 9, &["Bag", "Buffer"]);
        check("bu", 9, &["buf"]);
        check("ne", 9, &["nearly", "new", "next"]);
        check("ne", 2, &["nearly", "new"]);
        check("Buffer::", 9, &["Buffer::bytes", "Buffer::new"]);
        check("demo::Bag::ne", 9, &["demo::Bag::new", "demo::Bag::next"]);
        check("ag::ne", 9, &[]);
        check("zzz", 9, &[]);
    }
}
