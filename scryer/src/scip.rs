//! The index as SCIP (<https://github.com/sourcegraph/scip>), for any consumer of it.
//!
//! One document a file, with UTF-8 columns: definitions, sure references and local variables. Documents are written one
//! by one, so memory doesn't grow with the workspace.

use std::io::{self, Write};
use std::path::Path;

use protobuf::{EnumOrUnknown, Message, MessageField};
use rayon::prelude::*;
use rustc_hash::FxHashSet;
use scip::types::symbol_information::Kind;
use scip::types::{
    Document, Metadata, Occurrence, PositionEncoding, ProtocolVersion, SymbolInformation, SymbolRole,
    TextEncoding, ToolInfo,
};

use crate::facts::{BindingId, DefId, Expr, FileFacts, ItemId, ItemKind};
use crate::graph::Analysis;
use crate::infer::Target;
use crate::source::{FileId, TextRange};
use crate::workspace::graph::{CrateId, TargetKind};

/// Writes the index of the workspace's own files below `root` to `out`. `arguments` is noted as the tool's command line.
/// Infers every body that has not been.
///
/// # Errors
///
/// What writing to `out` gives.
pub fn write_index(
    analysis: &Analysis,
    root: &Path,
    arguments: &[String],
    out: &mut dyn Write,
) -> io::Result<()> {
    let program = analysis.program();
    let metadata = Metadata {
        version: EnumOrUnknown::new(ProtocolVersion::UnspecifiedProtocolVersion),
        tool_info: MessageField::some(ToolInfo {
            name: "scryer".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            arguments: arguments.to_vec(),
            ..ToolInfo::default()
        }),
        project_root: format!("file://{}", root.display()),
        text_document_encoding: EnumOrUnknown::new(TextEncoding::UTF8),
        ..Metadata::default()
    };
    write_field(out, 1, &metadata)?;
    let mut files: Vec<(String, FileId)> = program
        .table
        .iter()
        .filter(|&(file, held)| held.expansion.is_none() && program.is_workspace_file(file))
        .filter_map(|(file, held)| Some((relative(&held.path, root)?, file)))
        .collect();
    files.sort();
    // A few documents at a time: parallel, and bounded in memory.
    for chunk in files.chunks(64) {
        let documents: Vec<Document> =
            chunk.par_iter().map(|(path, file)| document(analysis, path.clone(), *file)).collect();
        for document in &documents {
            write_field(out, 2, document)?;
        }
    }
    out.flush()
}

/// An `Index` message is its fields one after the other, so they can be written as they come.
fn write_field(out: &mut dyn Write, number: u32, message: &impl Message) -> io::Result<()> {
    let bytes = message.write_to_bytes().map_err(io::Error::other)?;
    let mut head = Vec::new();
    for mut value in [u64::from(number << 3 | 2), bytes.len() as u64] {
        while value >= 0x80 {
            head.push(value as u8 | 0x80);
            value >>= 7;
        }
        head.push(value as u8);
    }
    out.write_all(&head)?;
    out.write_all(&bytes)
}

fn relative(path: &Path, root: &Path) -> Option<String> {
    let below = path.strip_prefix(root).ok()?;
    Some(below.to_str()?.replace('\\', "/"))
}

fn document(analysis: &Analysis, path: String, file: FileId) -> Document {
    let program = analysis.program();
    let facts = program.facts(file);
    let mut occurrences: Vec<(TextRange, String, i32)> = Vec::new();
    let mut symbols = Vec::new();
    for def in program.items_of(file, analysis.expansions(file)) {
        let Some((_, range)) = program.table.name_range(def) else { continue };
        let (facts, item) = (program.facts(def.file), def.item);
        if is_parameter(facts, item) {
            occurrences.push((range, parameter_symbol(def), SymbolRole::Definition as i32));
        } else if let Some(kind) = symbol_kind(facts, item) {
            let symbol = symbol(analysis, def);
            occurrences.push((range, symbol.clone(), SymbolRole::Definition as i32));
            symbols.push(SymbolInformation {
                symbol,
                kind: EnumOrUnknown::new(kind),
                display_name: facts.item_name(item).unwrap_or_default().to_owned(),
                documentation: facts.item_docs(item).map(str::to_owned).into_iter().collect(),
                ..SymbolInformation::default()
            });
        }
    }
    let name_range = |start: u32, len: usize| TextRange::new(start, start + len as u32);
    for (index, binding) in facts.bindings.iter().enumerate() {
        let id = BindingId(index as u32);
        let range = name_range(binding.start, facts[binding.name].len());
        occurrences.push((range, local_symbol(id), SymbolRole::Definition as i32));
    }
    // Where `await` begins, of those right behind their dot.
    let ends = facts.exprs.iter().zip(&facts.expr_ranges);
    let ends = ends.filter(|(expr, _)| matches!(expr, Expr::Await(_))).map(|(_, range)| range.end);
    let awaits: FxHashSet<u32> =
        ends.filter_map(|end| end.checked_sub(5)).filter(|&start| start > 0).collect();
    for mention in analysis.file_mentions(file) {
        // Of `cfg` twins the usual build's comes first. If that is outside, other builds' meanings are not listed.
        let outside = match mention.targets.first() {
            Some(Target::Item(def)) => !program.is_workspace_file(def.file),
            Some(Target::Outside) | None => true,
            Some(Target::Crate(_) | Target::Local(_)) => false,
        };
        for target in mention.targets.iter().filter(|_| !outside) {
            let symbol = match *target {
                Target::Item(def) if is_parameter(program.facts(def.file), def.item) => {
                    if program.table.host(def.file) != file {
                        continue;
                    }
                    parameter_symbol(def)
                }
                Target::Item(def) if program.is_workspace_file(def.file) => symbol(analysis, def),
                Target::Crate(krate) => crate_symbol(analysis, krate),
                Target::Local(binding) => local_symbol(binding),
                Target::Item(_) | Target::Outside => continue,
            };
            if awaits.contains(&mention.start) {
                // The dot is part of the operator.
                occurrences.push((name_range(mention.start - 1, 1), symbol.clone(), 0));
                occurrences.push((name_range(mention.start, 5), symbol, 0));
                continue;
            }
            let len = token_len(facts, mention.start);
            occurrences.push((name_range(mention.start, len), symbol, 0));
        }
    }
    occurrences.sort();
    occurrences.dedup();
    let occurrences = occurrences.into_iter().map(|(range, symbol, roles)| {
        let start = facts.lines.position(range.start);
        let end = facts.lines.position(range.end);
        let mut place = vec![start.line as i32 - 1, start.column as i32 - 1];
        if end.line != start.line {
            place.push(end.line as i32 - 1);
        }
        place.push(end.column as i32 - 1);
        Occurrence { range: place, symbol, symbol_roles: roles, ..Occurrence::default() }
    });
    Document {
        language: "rust".to_owned(),
        relative_path: path,
        occurrences: occurrences.collect(),
        symbols,
        position_encoding: EnumOrUnknown::new(PositionEncoding::UTF8CodeUnitOffsetFromLineStart),
        ..Document::default()
    }
}

/// The length of the identifier that begins at `start`, as the postings know it; 1 for an operator.
fn token_len(facts: &FileFacts, start: u32) -> usize {
    for index in 0..facts.names.len() as u32 {
        let name = crate::facts::NameId(index);
        if facts.postings(name).binary_search(&start).is_ok() {
            return facts[name].len();
        }
    }
    1
}

fn local_symbol(binding: BindingId) -> String {
    format!("local {}", binding.0)
}

/// Generic parameters are seen by one item only, as locals are by one body.
fn is_parameter(facts: &FileFacts, item: ItemId) -> bool {
    matches!(facts[item].kind, ItemKind::TypeParam { .. } | ItemKind::ConstParam { .. })
}

fn parameter_symbol(def: DefId) -> String {
    format!("local p{}_{}", def.file.0, def.item.0)
}

fn crate_symbol(analysis: &Analysis, krate: CrateId) -> String {
    let data = &analysis.program().graph[krate];
    format!("{}crate/", package_prefix(analysis, krate, data.kind))
}

fn package_prefix(analysis: &Analysis, krate: CrateId, kind: TargetKind) -> String {
    let data = &analysis.program().graph[krate];
    let or_dot = |text: &str| if text.is_empty() { ".".to_owned() } else { text.replace(' ', "  ") };
    let target = match kind {
        TargetKind::Lib | TargetKind::ProcMacro => String::new(),
        _ => format!("{}/", escape(&data.name)),
    };
    format!("scryer cargo {} {} {target}", or_dot(&data.package), or_dot(&data.version))
}

/// A global symbol: the package, then the path of the definition by kind. Twins are told apart by a number.
fn symbol(analysis: &Analysis, def: DefId) -> String {
    let program = analysis.program();
    let facts = program.facts(def.file);
    let mut parts: Vec<String> = Vec::new();
    let mut next = Some(def.item);
    let mut module = None;
    while let Some(item) = next {
        parts.push(descriptor(facts, item));
        next = facts[item].parent;
        if let Some(parent) = next
            && let Some(&found) = program.maps.modules_of_item(DefId { file: def.file, item: parent }).first()
        {
            module = Some(found);
            break;
        }
    }
    let module = module.or_else(|| program.maps.modules_of_file(def.file).first().copied());
    let mut text = match module {
        Some(module) => package_prefix(analysis, module.krate, program.graph[module.krate].kind),
        None => "scryer cargo . . ".to_owned(),
    };
    let mut path = Vec::new();
    let mut next = module;
    while let Some(module) = next {
        path.extend(program.maps[module].name.map(|name| program.table.names().text(name)));
        next = program.maps[module].parent;
    }
    for name in path.iter().rev() {
        text.push_str(&escape(name));
        text.push('/');
    }
    for part in parts.iter().rev() {
        text.push_str(part);
    }
    // Definitions of one path (cfg twins, impls of one type, items of blocks) differ in their place.
    text
}

fn descriptor(facts: &FileFacts, item: ItemId) -> String {
    let name = escape(facts.item_name(item).unwrap_or("_"));
    // The item's number keeps apart what has the same path: cfg twins, and items of different impls or blocks.
    let number = item.0;
    match &facts[item].kind {
        ItemKind::Module { .. } => format!("{name}/"),
        ItemKind::Fn { .. } => format!("{name}({number})."),
        ItemKind::Struct { .. }
        | ItemKind::Union { .. }
        | ItemKind::Enum { .. }
        | ItemKind::Variant { .. }
        | ItemKind::Trait { .. }
        | ItemKind::TypeAlias { .. } => format!("{name}#"),
        ItemKind::Impl { .. } => format!("impl{number}#"),
        ItemKind::MacroDef { .. } => format!("{name}!"),
        _ => format!("{name}."),
    }
}

fn escape(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '+' | '-' | '$');
    if !name.is_empty() && name.chars().all(plain) {
        name.to_owned()
    } else {
        format!("`{}`", name.replace('`', "``"))
    }
}

fn symbol_kind(facts: &FileFacts, item: ItemId) -> Option<Kind> {
    let parent = facts[item].parent.map(|parent| &facts[parent].kind);
    Some(match &facts[item].kind {
        ItemKind::Module { .. } => Kind::Module,
        ItemKind::Fn { receiver, .. } => match (parent, receiver) {
            (Some(ItemKind::Trait { .. }), _) => Kind::TraitMethod,
            (Some(ItemKind::Impl { .. }), crate::facts::Receiver::None) => Kind::StaticMethod,
            (Some(ItemKind::Impl { .. }), _) => Kind::Method,
            _ => Kind::Function,
        },
        ItemKind::Struct { .. } => Kind::Struct,
        ItemKind::Union { .. } => Kind::Union,
        ItemKind::Enum { .. } => Kind::Enum,
        ItemKind::Variant { .. } => Kind::EnumMember,
        ItemKind::Field { .. } => Kind::Field,
        ItemKind::Trait { .. } => Kind::Trait,
        ItemKind::TypeAlias { .. } => match parent {
            Some(ItemKind::Trait { .. } | ItemKind::Impl { .. }) => Kind::AssociatedType,
            _ => Kind::TypeAlias,
        },
        ItemKind::Const { .. } => Kind::Constant,
        ItemKind::Static { .. } => Kind::StaticVariable,
        ItemKind::MacroDef { .. } => Kind::Macro,
        _ => return None,
    })
}
