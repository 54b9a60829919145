//! Definitions in the words of answers: kind, qualified name, signature, position.

use std::borrow::Cow;

use super::model::{Candidate, Snapshot, Symbol, SymbolKind};
use super::place::{TextCache, clipped};
use crate::facts::{DefId, FileFacts, ItemFlags, ItemId, ItemKind};
use crate::infer::Program;
use crate::resolve::{QualifiedName, module_path};
use crate::source::{FileId, Position, TextRange};
use crate::workspace::graph::{CrateData, Origin};

/// What kind of symbol an item is; `None` for what is none (`use`, parameters, macro calls, extern blocks).
pub(crate) fn kind(facts: &FileFacts, item: ItemId) -> Option<SymbolKind> {
    let owner = owner(facts, item).map(|owner| &facts[owner].kind);
    let associated = matches!(owner, Some(ItemKind::Impl { .. } | ItemKind::Trait { .. }));
    Some(match &facts[item].kind {
        ItemKind::Module { .. } => SymbolKind::Module,
        ItemKind::Fn { .. } if facts[item].flags.contains(ItemFlags::PROC_MACRO) => SymbolKind::Macro,
        ItemKind::Fn { .. } if associated => SymbolKind::Method,
        ItemKind::Fn { .. } => SymbolKind::Function,
        ItemKind::Struct { .. } => SymbolKind::Struct,
        ItemKind::Union { .. } => SymbolKind::Union,
        ItemKind::Enum { .. } => SymbolKind::Enum,
        ItemKind::Variant { .. } => SymbolKind::Variant,
        ItemKind::Field { .. } => SymbolKind::Field,
        ItemKind::Trait { .. } => SymbolKind::Trait,
        ItemKind::Impl { .. } => SymbolKind::Impl,
        ItemKind::TypeAlias { .. } if associated => SymbolKind::AssociatedType,
        ItemKind::TypeAlias { .. } => SymbolKind::TypeAlias,
        ItemKind::Const { .. } => SymbolKind::Const,
        ItemKind::Static { .. } => SymbolKind::Static,
        ItemKind::MacroDef { .. } => SymbolKind::Macro,
        ItemKind::MacroCall(_)
        | ItemKind::Use { .. }
        | ItemKind::ExternCrate { .. }
        | ItemKind::ExternBlock
        | ItemKind::TypeParam { .. }
        | ItemKind::ConstParam { .. } => return None,
    })
}

/// Whether an item is a symbol: named, and of a kind that has names.
pub(crate) fn is_symbol(facts: &FileFacts, item: ItemId) -> bool {
    facts[item].name.is_some() && kind(facts, item).is_some_and(|kind| kind != SymbolKind::Impl)
}

/// The item that an item stands in, past macro calls and extern blocks.
pub(crate) fn owner(facts: &FileFacts, item: ItemId) -> Option<ItemId> {
    let mut next = facts[item].parent;
    while let Some(parent) = next {
        if !matches!(facts[parent].kind, ItemKind::MacroCall(_) | ItemKind::ExternBlock) {
            break;
        }
        next = facts[parent].parent;
    }
    next
}

/// The qualified name of an item, as the first crate that reaches its file sees it.
pub(crate) fn qualified(program: &Program, def: DefId) -> QualifiedName {
    match program.maps.crates_of(def.file).first() {
        Some(&krate) => QualifiedName::of(&program.table, &program.graph, &program.maps, krate, def),
        None => {
            let name = program.facts(def.file).item_name(def.item).unwrap_or("_");
            QualifiedName { path: name.to_owned(), impl_trait: None }
        }
    }
}

/// The qualified name of the module that a file is.
pub(crate) fn file_module(program: &Program, file: FileId) -> String {
    match program.maps.modules_of_file(file).first() {
        Some(&module) => module_path(&program.table, &program.graph, &program.maps, module),
        None => String::new(),
    }
}

/// The fn, type or module that a place is in: the item, or the file itself.
pub(crate) fn enclosing(snapshot: &Snapshot<'_>, file: FileId, offset: u32) -> Option<DefId> {
    let program = snapshot.analysis.program();
    let names = |def: &DefId| {
        let item = &program.facts(def.file)[def.item];
        item.name.is_some()
            && !matches!(
                item.kind,
                ItemKind::Field { .. }
                    | ItemKind::TypeParam { .. }
                    | ItemKind::ConstParam { .. }
                    | ItemKind::ExternCrate { .. }
            )
    };
    snapshot.analysis.items_around(file, offset).find(names)
}

/// The qualified name of what [`enclosing`] finds.
pub(crate) fn enclosing_name(program: &Program, file: FileId, item: Option<DefId>) -> String {
    match item {
        Some(def) => qualified(program, def).path,
        None => file_module(program, file),
    }
}

/// The name of what holds uses: of an impl, its Self type's, and the trait's.
pub(crate) fn holder_name(program: &Program, def: DefId) -> QualifiedName {
    let mut name = qualified(program, def);
    name.path.truncate(name.path.trim_end_matches("::").len());
    name
}

/// The file and offset of a definition's name: an order that does not depend on when files came to be known.
pub(crate) fn place(program: &Program, def: DefId) -> (&std::path::Path, u32, DefId) {
    let file = &program.table[def.file];
    (&file.path, file.facts.item_ranges[def.item.index()].name.start, def)
}

/// Where a definition's name is.
pub(crate) fn name_position(snapshot: &Snapshot<'_>, def: DefId) -> Position {
    let facts = &snapshot.held(def.file).facts;
    facts.lines.position(facts.item_ranges[def.item.index()].name.start)
}

/// The 1-based first and last line of an item, docs and attributes included.
pub(crate) fn lines(facts: &FileFacts, item: ItemId) -> (u32, u32) {
    let range = facts.item_ranges[item.index()].full;
    let last = range.end.saturating_sub(1).max(range.start);
    (facts.lines.position(range.start).line, facts.lines.position(last).line)
}

/// The 1-based last line of a file; the one behind a final line feed is none.
pub(crate) fn last_line(facts: &FileFacts) -> u32 {
    let end = facts.lines.position(u32::MAX);
    if end.column == 1 { end.line.saturating_sub(1).max(1) } else { end.line }
}

/// Whether a definition is an impl's item of a trait that the workspace doesn't define.
pub(crate) fn implements_foreign(program: &Program, def: DefId) -> bool {
    let in_trait_impl = program
        .parent(def)
        .is_some_and(|parent| matches!(program.kind(parent), ItemKind::Impl { trait_path: Some(_), .. }));
    let of_workspace = |item: DefId| program.is_workspace_file(item.file);
    in_trait_impl && !program.implemented(def).is_some_and(of_workspace)
}

/// What is declared, on one line, without attributes and body. Without the text, kind and name. Cut where it is long.
pub(crate) fn signature(facts: &FileFacts, item: ItemId, text: Option<&str>) -> String {
    clipped(&head(facts, item, text))
}

/// The same, however long.
pub(crate) fn head(facts: &FileFacts, item: ItemId, text: Option<&str>) -> String {
    let ranges = &facts.item_ranges[item.index()];
    let mut end = ranges.head_end;
    if let ItemKind::Const { body: Some(body), .. }
    | ItemKind::Static { body: Some(body), .. }
    | ItemKind::Fn { body: Some(body), .. } = facts[item].kind
    {
        // Of what a macro call expands to, bodies lie elsewhere than items.
        if ranges.full.covers(facts[body].range) {
            end = end.min(facts[body].range.start);
        }
    }
    let head = text.map(|text| TextRange::new(ranges.decl_start, end.max(ranges.decl_start)).slice(text));
    match head {
        Some(head) if !head.is_empty() => {
            one_line(head).trim_end_matches(['=', ';', ',', '{', ' ']).to_owned()
        }
        _ => {
            let word = kind(facts, item).map_or("item", SymbolKind::word);
            let name = match &facts[item].kind {
                ItemKind::Impl { self_ty, .. } => Cow::from(crate::resolve::self_type_name(facts, *self_ty)),
                _ => Cow::from(facts.item_name(item).unwrap_or("_")),
            };
            format!("{word} {name}")
        }
    }
}

/// `text` without line comments, with each run of blanks as one space.
pub(crate) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len().min(256));
    for part in text.lines() {
        let code = match part.find("//") {
            Some(at) if part[..at].matches('"').count() % 2 == 0 => &part[..at],
            _ => part,
        };
        for word in code.split_whitespace() {
            if !line.is_empty() && !line.ends_with('(') && !word.starts_with(')') {
                line.push(' ');
            } else if word.starts_with(')') && line.ends_with(',') {
                // A list over several lines ends in a comma; on one line it doesn't.
                line.pop();
            }
            line.push_str(word);
        }
    }
    line
}

/// `impl Trait for Type`: the head of an impl without its parameters and where clause.
pub(crate) fn impl_name(signature: &str) -> String {
    let Some(rest) = signature.split_once("impl").map(|(_, rest)| rest) else { return signature.to_owned() };
    let mut rest = rest.trim_start();
    if rest.starts_with('<') {
        let mut depth = 0usize;
        let end = rest.char_indices().find_map(|(at, letter)| {
            match letter {
                '<' => depth += 1,
                '>' if !rest[..at].ends_with('-') => depth -= 1,
                _ => {}
            }
            (depth == 0).then_some(at + 1)
        });
        rest = end.and_then(|end| rest.get(end..)).unwrap_or("").trim_start();
    }
    let rest = rest.split(" where ").next().unwrap_or(rest);
    format!("impl {}", rest.trim_end_matches(" where"))
}

/// The first line of a doc text that is not blank.
pub(crate) fn first_line(docs: &str) -> Option<String> {
    docs.lines().map(str::trim).find(|line| !line.is_empty()).map(clipped)
}

/// The crate that a file belongs to.
pub(crate) fn crate_of(program: &Program, file: FileId) -> Option<&CrateData> {
    program.maps.crates_of(file).first().map(|&krate| &program.graph[krate])
}

/// The crate's name and version if it is not the workspace's own.
pub(crate) fn foreign_crate(program: &Program, file: FileId) -> (Option<String>, Option<String>) {
    match crate_of(program, file) {
        Some(krate) if krate.origin != Origin::Workspace => {
            let version = Some(krate.version.clone()).filter(|version| !version.is_empty());
            (Some(krate.name.clone()), version)
        }
        _ => (None, None),
    }
}

/// The path of a file as answers show it; nothing for the standard library, which has no files here.
pub(crate) fn file_path(snapshot: &Snapshot<'_>, file: FileId) -> String {
    match crate_of(snapshot.analysis.program(), file) {
        Some(krate) if krate.origin == Origin::Std => String::new(),
        _ => snapshot.path(file),
    }
}

/// A definition in full.
pub(crate) fn symbol(snapshot: &Snapshot<'_>, texts: &mut TextCache<'_>, def: DefId) -> Symbol {
    let program = snapshot.analysis.program();
    let facts = &snapshot.held(def.file).facts;
    let name = qualified(program, def);
    let position = name_position(snapshot, def);
    let (crate_name, version) = foreign_crate(program, def.file);
    Symbol {
        qualified_name: name.path,
        impl_trait: name.impl_trait,
        kind: kind(facts, def.item).unwrap_or(SymbolKind::Parameter),
        file_path: file_path(snapshot, def.file),
        line: position.line,
        column: position.column,
        end_line: lines(facts, def.item).1,
        signature: signature(facts, def.item, texts.text(program.table.host(def.file))),
        doc: facts.item_docs(def.item).and_then(first_line),
        crate_name,
        version,
    }
}

/// A definition in short.
pub(crate) fn candidate(snapshot: &Snapshot<'_>, def: DefId, usages: Option<usize>) -> Candidate {
    let name = qualified(snapshot.analysis.program(), def);
    Candidate {
        qualified_name: name.path,
        impl_trait: name.impl_trait,
        kind: kind(&snapshot.held(def.file).facts, def.item).unwrap_or(SymbolKind::Parameter),
        file_path: file_path(snapshot, def.file),
        line: name_position(snapshot, def).line,
        usages,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_on_one_line() {
        let check = |text: &str, expected: &str| assert_eq!(one_line(text), expected);
        check("pub fn f(\n    a: u8, // first\n    b: &str,\n) -> u8", "pub fn f(a: u8, b: &str) -> u8");
        check("pub  struct\tS", "pub struct S");
        check("fn f<T>()\nwhere\n    T: Copy,", "fn f<T>() where T: Copy,");
        check("const U: &str = \"http://x\"", "const U: &str = \"http://x\"");
    }

    #[test]
    fn impls_by_name() {
        let check = |text: &str, expected: &str| assert_eq!(impl_name(text), expected);
        check("impl S", "impl S");
        check("impl<T: Fn() -> u8> a::Tr<T> for S<T> where T: Copy", "impl a::Tr<T> for S<T>");
        check("unsafe impl<'a, T> Send for S<'a, T>", "impl Send for S<'a, T>");
        check("impl !Send for S", "impl !Send for S");
        check("impl<", "impl ");
    }
}
