//! What does this file declare?
//!
//! Items as they nest in the source, those that a macro call's arguments were read as included. Generic parameters, `use`
//! declarations and macro calls are left out; impl blocks are nodes, named by their heads.

use rustc_hash::FxHashMap;

use super::describe;
use super::error::QueryError;
use super::model::{Evidence, FileOutline, Found, Outline, OutlineItem, Snapshot, SymbolKind};
use super::note::Note;
use super::place::clipped;
use crate::facts::{FileFacts, ItemId, Visibility};
use crate::source::TextRange;

/// How deep nodes nest; what lies deeper stands beside its ancestor of that depth.
const DEPTH_MAX: usize = 32;

/// Lists what a file declares.
///
/// # Errors
///
/// If the file is not indexed, or the lines are none.
pub fn file_outline(snapshot: &Snapshot<'_>, request: &FileOutline) -> Result<Found<Outline>, QueryError> {
    let file = snapshot.file(&request.file_path)?;
    if request.start_line == Some(0) || request.end_line == Some(0) {
        return Err(QueryError::Zero { what: "line" });
    }
    if let (Some(start), Some(end)) = (request.start_line, request.end_line)
        && start > end
    {
        return Err(QueryError::EmptyRange { start, end });
    }
    let held = snapshot.held(file);
    let facts = &held.facts;
    let text = snapshot.texts.text(file);
    let nodes = nodes(facts);
    let wanted: Vec<bool> =
        nodes.iter().map(|node| is_wanted(facts, node, request, text.as_deref())).collect();
    let total = wanted.iter().filter(|&&wanted| wanted).count();

    // The page, and what its items stand in.
    let mut shown: Vec<Option<bool>> = vec![None; nodes.len()];
    let page = (0..nodes.len()).filter(|&index| wanted[index]).skip(request.offset).take(request.limit);
    for index in page {
        shown[index] = Some(false);
        let mut outer = nodes[index].outer;
        while let Some(index) = outer.filter(|&index| shown[index].is_none()) {
            shown[index] = Some(true);
            outer = nodes[index].outer;
        }
    }
    let items = nodes
        .iter()
        .zip(&shown)
        .map(|(node, shown)| shown.map(|context| item(facts, node, request, text.as_deref(), context)));
    let items: Vec<Option<OutlineItem>> = items.collect();
    let items = nested(&nodes, items);

    let file_path = snapshot.path(file);
    let mut notes = Vec::new();
    if nodes.is_empty() {
        notes.push(Note::EmptyFile);
    } else if total == 0 {
        notes.push(Note::FilterMatchedNothing { filter: filter_text(request), without: nodes.len() });
    } else if request.offset >= total {
        notes.push(Note::PastTheEnd { total });
    }
    if text.is_none() {
        notes.push(Note::Changed { file_path: file_path.clone() });
    }
    let failures = usize::from(!facts.errors.is_empty());
    if failures > 0 {
        notes.push(Note::Failures { files: vec![file_path.clone()] });
    }
    let evidence =
        Evidence { enumerable: true, failures, languages: vec!["rs".to_owned()], ..Evidence::default() };
    Ok(Found::new(Outline { file_path, total, offset: request.offset, items }, notes, evidence))
}

/// One item that has a place in the outline.
struct Node {
    item: ItemId,
    kind: SymbolKind,
    /// The node it stands in.
    outer: Option<usize>,
    depth: usize,
}

/// In source order, outer before inner.
fn nodes(facts: &FileFacts) -> Vec<Node> {
    let mut items: Vec<(ItemId, SymbolKind)> = (0..facts.items.len() as u32)
        .map(ItemId)
        .filter_map(|item| Some((item, describe::kind(facts, item)?)))
        .filter(|&(item, kind)| kind == SymbolKind::Impl || facts[item].name.is_some())
        .collect();
    items.sort_by_key(|&(item, _)| {
        let range = facts.item_ranges[item.index()].full;
        (range.start, std::cmp::Reverse(range.end), item)
    });
    let mut places: FxHashMap<ItemId, usize> = FxHashMap::default();
    let mut nodes: Vec<Node> = Vec::with_capacity(items.len());
    for (item, kind) in items {
        let mut outer = None;
        let mut next = facts[item].parent;
        while let Some(parent) = next {
            outer = places.get(&parent).copied();
            if outer.is_some() {
                break;
            }
            next = facts[parent].parent;
        }
        while let Some(index) = outer.filter(|&index: &usize| nodes[index].depth + 1 >= DEPTH_MAX) {
            outer = nodes[index].outer;
            if nodes[index].depth + 1 == DEPTH_MAX {
                break;
            }
        }
        let depth = outer.map_or(0, |index: usize| nodes[index].depth + 1);
        places.insert(item, nodes.len());
        nodes.push(Node { item, kind, outer, depth });
    }
    nodes
}

fn is_wanted(facts: &FileFacts, node: &Node, request: &FileOutline, text: Option<&str>) -> bool {
    if !request.kinds.is_empty() && !request.kinds.contains(&node.kind) {
        return false;
    }
    let (first, last) = describe::lines(facts, node.item);
    if request.start_line.is_some_and(|start| last < start) || request.end_line.is_some_and(|end| first > end)
    {
        return false;
    }
    request.query.as_ref().is_none_or(|query| {
        let query = query.strip_prefix("r#").unwrap_or(query).to_lowercase();
        name(facts, node, text).to_lowercase().contains(&query)
    })
}

fn filter_text(request: &FileOutline) -> String {
    let mut parts = Vec::new();
    if let Some(query) = &request.query {
        parts.push(format!("query `{query}`"));
    }
    if !request.kinds.is_empty() {
        let words: Vec<&str> = request.kinds.iter().map(|kind| kind.word()).collect();
        parts.push(format!("kinds `{}`", words.join("`, `")));
    }
    match (request.start_line, request.end_line) {
        (None, None) => {}
        (start, end) => {
            let end = end.map(|end| end.to_string()).unwrap_or_default();
            parts.push(format!("lines {}-{end}", start.unwrap_or(1)));
        }
    }
    parts.join(" with ")
}

fn name(facts: &FileFacts, node: &Node, text: Option<&str>) -> String {
    match node.kind {
        SymbolKind::Impl => describe::impl_name(&describe::signature(facts, node.item, text)),
        _ => facts.item_name(node.item).unwrap_or_default().to_owned(),
    }
}

fn item(
    facts: &FileFacts,
    node: &Node,
    request: &FileOutline,
    text: Option<&str>,
    context: bool,
) -> OutlineItem {
    let (start_line, end_line) = describe::lines(facts, node.item);
    let position = facts.lines.position(facts.item_ranges[node.item.index()].name.start);
    let full = !context && !request.compact;
    let docs = facts.item_docs(node.item).filter(|_| full);
    OutlineItem {
        name: name(facts, node, text),
        kind: node.kind,
        line: position.line,
        column: full.then_some(position.column),
        start_line,
        end_line,
        visibility: if full { visibility(facts, node.item, text) } else { None },
        signature: full.then(|| describe::signature(facts, node.item, text)),
        doc: match request.full_docs {
            true => docs.map(|docs| docs.trim().to_owned()).filter(|docs| !docs.is_empty()),
            false => docs.and_then(describe::first_line),
        },
        context,
        items: Vec::new(),
    }
}

fn visibility(facts: &FileFacts, item: ItemId, text: Option<&str>) -> Option<String> {
    let word = match facts[item].visibility {
        Visibility::Inherited => return None,
        Visibility::Public => "pub",
        Visibility::Crate => "pub(crate)",
        Visibility::SelfMod => "pub(self)",
        Visibility::Super => "pub(super)",
        Visibility::In(_) => {
            let ranges = &facts.item_ranges[item.index()];
            let end = ranges.full.end.max(ranges.decl_start);
            let written = text.map(|text| TextRange::new(ranges.decl_start, end).slice(text));
            let written = written.and_then(|written| written.split_inclusive(')').next());
            return Some(written.map_or_else(|| "pub(in …)".to_owned(), clipped));
        }
    };
    Some(word.to_owned())
}

/// Puts nodes into those they stand in.
fn nested(nodes: &[Node], mut items: Vec<Option<OutlineItem>>) -> Vec<OutlineItem> {
    let mut top = Vec::new();
    // From the end: a node is whole before it is put into its outer one.
    for index in (0..nodes.len()).rev() {
        let Some(mut item) = items[index].take() else { continue };
        item.items.reverse();
        match nodes[index].outer.and_then(|outer| items.get_mut(outer)?.as_mut()) {
            Some(outer) => outer.items.push(item),
            None => top.push(item),
        }
    }
    top.reverse();
    top
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::testing::Fixture;

    fn write(items: &[OutlineItem], depth: usize, out: &mut String) {
        for item in items {
            *out += &"  ".repeat(depth);
            *out += &format!("{} {} {}", item.kind, item.name, item.line);
            *out += &item.column.map(|column| format!(":{column}")).unwrap_or_default();
            *out += &format!(" {}-{}", item.start_line, item.end_line);
            let texts = [&item.visibility, &item.signature, &item.doc];
            *out += &texts.into_iter().flatten().map(|text| format!(" `{text}`")).collect::<String>();
            *out += if item.context { " …\n" } else { "\n" };
            write(&item.items, depth + 1, out);
        }
    }

    #[track_caller]
    fn check(text: &str, request: &FileOutline, expected: Expect) {
        let fixture = Fixture::new(text);
        let found = file_outline(&fixture.snapshot(), request).expect("it can be asked");
        let mut out = format!("{} of {}\n", found.result.offset, found.result.total);
        write(&found.result.items, 0, &mut out);
        out += &found.notes.iter().map(|note| format!("note: {note}\n")).collect::<String>();
        expected.assert_eq(&out);
    }

    fn all() -> FileOutline {
        FileOutline::new("src/lib.rs")
    }

    const TEXT: &str = "use std::fmt;
/** Block
 doc */
#[allow(
    dead_code
)]
pub fn f<T: Copy>(
    a: T, // first
) -> T { fn local() {} a }

/// Next.
///
/// More.
pub(crate) struct S<T> { pub x: T, y: u8 }
impl<T> fmt::Display for S<T> where T: fmt::Display {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { Ok(()) }
}
pub enum E { A(u8), B { c: u8 } }
mod m { pub(in crate::m) const C: u8 = 1; pub type A = u8; static X: u8 = { 2 }; }
macro_rules! mk { () => {} }
pub trait Tr { type Item; fn go(&self); }
extern \"C\" { fn ext(); }
";

    #[test]
    fn everything() {
        check(
            TEXT,
            &all(),
            expect![[r#"
            0 of 21
            fn f 7:8 2-9 `pub` `pub fn f<T: Copy>(a: T) -> T` `Block`
              fn local 9:13 9-9 `fn local()`
            struct S 14:19 11-14 `pub(crate)` `pub(crate) struct S<T>` `Next.`
              field x 14:30 14-14 `pub` `pub x: T`
              field y 14:36 14-14 `y: u8`
            impl impl fmt::Display for S<T> 15:1 15-17 `impl<T> fmt::Display for S<T> where T: fmt::Display`
              method fmt 16:8 16-16 `fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result`
            enum E 18:10 18-18 `pub` `pub enum E`
              variant A 18:14 18-18 `A(u8)`
                field 0 18:16 18-18 `u8`
              variant B 18:21 18-18 `B`
                field c 18:25 18-18 `c: u8`
            module m 19:5 19-19 `mod m`
              const C 19:32 19-19 `pub(in crate::m)` `pub(in crate::m) const C: u8`
              type_alias A 19:52 19-19 `pub` `pub type A = u8`
              static X 19:67 19-19 `static X: u8`
            macro mk 20:14 20-20 `macro_rules! mk`
            trait Tr 21:11 21-21 `pub` `pub trait Tr`
              associated_type Item 21:21 21-21 `type Item`
              method go 21:30 21-21 `fn go(&self)`
            fn ext 22:17 22-22 `fn ext()`
        "#]],
        );
    }

    #[test]
    fn filters_keep_what_things_stand_in() {
        check(
            TEXT,
            &FileOutline { query: Some("FMT".to_owned()), ..all() },
            expect![[r#"
            0 of 2
            impl impl fmt::Display for S<T> 15:1 15-17 `impl<T> fmt::Display for S<T> where T: fmt::Display`
              method fmt 16:8 16-16 `fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result`
        "#]],
        );
        check(
            TEXT,
            &FileOutline { kinds: vec![SymbolKind::Field], compact: true, ..all() },
            expect![[r#"
            0 of 4
            struct S 14 11-14 …
              field x 14 14-14
              field y 14 14-14
            enum E 18 18-18 …
              variant A 18 18-18 …
                field 0 18 18-18
              variant B 18 18-18 …
                field c 18 18-18
        "#]],
        );
        check(
            TEXT,
            &FileOutline { start_line: Some(15), end_line: Some(17), compact: true, ..all() },
            expect![[r#"
                0 of 2
                impl impl fmt::Display for S<T> 15 15-17
                  method fmt 16 16-16
            "#]],
        );
        check(
            TEXT,
            &FileOutline { query: Some("zzz".to_owned()), ..all() },
            expect![[r#"
            0 of 0
            note: query `zzz` matched nothing; without it there are 21
        "#]],
        );
        check(
            TEXT,
            &FileOutline { query: Some("S".to_owned()), full_docs: true, limit: 1, ..all() },
            expect![[r#"
            0 of 2
            struct S 14:19 11-14 `pub(crate)` `pub(crate) struct S<T>` `Next.

            More.`
        "#]],
        );
        check(
            TEXT,
            &FileOutline { limit: 2, offset: 3, compact: true, ..all() },
            expect![[r#"
            3 of 21
            struct S 14 11-14 …
              field x 14 14-14
              field y 14 14-14
        "#]],
        );
    }

    #[test]
    fn macro_made_items_and_odd_files() {
        let text = "
cfg_x! { pub fn one() {} pub struct Two; }
pub struct S;
impl S { cfg_y! { pub fn three(&self) {} } }
";
        check(
            text,
            &FileOutline { compact: true, ..all() },
            expect![[r#"
            0 of 5
            fn one 2 2-2
            struct Two 2 2-2
            struct S 3 3-3
            impl impl S 4 4-4
              method three 4 4-4
        "#]],
        );
        check(
            "\n",
            &all(),
            expect![[r#"
            0 of 0
            note: the file declares nothing
        "#]],
        );
        check(
            "pub fn f() -> &'static str { r##\"fn ghost() { \"# } \"## }\npub fn g() {}",
            &all(),
            expect![[r#"
                0 of 2
                fn f 1:8 1-1 `pub` `pub fn f() -> &'static str`
                fn g 2:8 2-2 `pub` `pub fn g()`
            "#]],
        );
        check(
            "pub fn r#type() {}\nfn broken( {}\n",
            &all(),
            expect![[r#"
            0 of 2
            fn type 1:8 1-1 `pub` `pub fn r#type()`
            fn broken 2:4 2-2 `fn broken(`
            note: CAVEAT 1 file did not parse in whole: src/lib.rs
        "#]],
        );
    }

    #[test]
    fn nesting_has_a_limit() {
        let text = "mod m { ".repeat(200) + &"}".repeat(200);
        let fixture = Fixture::new(&text);
        let found = file_outline(&fixture.snapshot(), &all()).expect("it can be asked");
        let mut deepest = 0;
        let mut open: Vec<(&OutlineItem, usize)> = found.result.items.iter().map(|item| (item, 1)).collect();
        let mut count = 0;
        while let Some((item, depth)) = open.pop() {
            count += 1;
            deepest = deepest.max(depth);
            open.extend(item.items.iter().map(|item| (item, depth + 1)));
        }
        assert_eq!(count, found.result.total);
        assert!(deepest <= DEPTH_MAX, "{deepest}");
    }
}
