//! What stands outside bodies: signatures, headers, imports, derives.

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

use super::body::BodyInfer;
use super::lower::{Lowering, MAX_TYPE_MACROS, leads_abroad, predicates, written_at};
use super::macros::note_macro_path;
use super::program::{Mention, Program, Role, Target};
use crate::facts::{
    Anchor, AttrKind, DefId, File, ImportKind, ItemId, ItemKind, MacroArgs, PathId, Receiver, Visibility,
};
use crate::resolve::{ModuleId, PathResolution, PathView, ScopeDef};
use crate::source::{FileId, TextRange};
use crate::syntax::lexer;
use crate::workspace::graph::CrateId;

impl Program {
    /// What the identifiers outside the bodies of a file name, as `krate` sees it; sorted by offset.
    pub fn item_mentions(&self, krate: CrateId, file: FileId) -> Vec<Mention> {
        let mut mentions = Vec::new();
        let Some(held) = self.table.get(file) else { return mentions };
        for index in 0..held.facts.items.len() as u32 {
            let item = ItemId(index);
            if self.maps.is_replaced(DefId { file, item }) {
                continue;
            }
            if let Some(module) = self.maps.module_of(&self.table, krate, DefId { file, item }) {
                item_mentions(self, held, file, module, item, &mut mentions);
            }
        }
        mentions.sort_by_key(|mention| mention.start);
        mentions.dedup();
        mentions
    }
}

fn item_mentions(
    program: &Program,
    file: &Arc<File>,
    file_id: FileId,
    module: ModuleId,
    item: ItemId,
    mentions: &mut Vec<Mention>,
) {
    let facts = &file.facts;
    let data = &facts[item];
    for attr in &facts[data.attrs] {
        if let AttrKind::Derive(paths) = attr.kind {
            for &path in &facts[paths] {
                let view = PathView::of(file, path);
                let resolution = program.resolver().path(module, &view, program.edition(module));
                note_path(program, file, path, &resolution, Role::Implementation, mentions);
            }
        } else {
            let view = PathView::of(file, attr.path);
            let resolution = program.resolver().path(module, &view, program.edition(module));
            if resolution.followed == view.segments.len() && !resolution.defs.macros.is_empty() {
                note_macro_path(program, file, attr.path, &resolution, mentions);
            }
        }
    }
    if let Visibility::In(path) = data.visibility {
        let view = PathView::of(file, path);
        let resolution = program.resolver().use_path(module, &view, program.edition(module));
        note_path(program, file, path, &resolution, Role::Type, mentions);
    }
    let mut lowering = Lowering {
        program,
        file,
        file_id,
        module,
        item: Some(item),
        depth: 0,
        macros_left: MAX_TYPE_MACROS,
        made: &[],
        fresh: None,
        mentions: Some(&mut *mentions),
    };
    for predicate in &facts[predicates(&data.kind)] {
        lowering.ty(predicate.ty);
        lowering.bounds(predicate.bounds);
    }
    match &data.kind {
        ItemKind::Fn { params, receiver, ret, .. } => {
            if let Receiver::Typed(ty) = receiver {
                lowering.ty(*ty);
            }
            for param in &facts[*params] {
                if let Some(ty) = param.ty {
                    lowering.ty(ty);
                }
            }
            if let Some(ret) = ret {
                lowering.ty(*ret);
            }
        }
        ItemKind::Field { ty } | ItemKind::ConstParam { ty } => {
            lowering.ty(*ty);
        }
        ItemKind::Trait { supertraits, .. } => {
            lowering.bounds(*supertraits);
        }
        ItemKind::Impl { self_ty, trait_path, .. } => {
            let ty = lowering.ty(*self_ty);
            if let Some(path) = trait_path {
                lowering.trait_ref(*path, Some(&ty), Role::Implementation);
            }
        }
        ItemKind::TypeAlias { bounds, ty, .. } => {
            lowering.bounds(*bounds);
            if let Some(ty) = ty {
                lowering.ty(*ty);
            }
        }
        ItemKind::Const { ty, .. } | ItemKind::Static { ty, .. } => {
            if let Some(ty) = ty {
                lowering.ty(*ty);
            }
        }
        ItemKind::TypeParam { bounds, default } => {
            lowering.bounds(*bounds);
            if let Some(default) = default {
                lowering.ty(*default);
            }
        }
        ItemKind::Use { imports } => {
            for import in &facts[*imports] {
                let view = PathView::of(file, import.path);
                let resolution = program.resolver().use_path(module, &view, program.edition(module));
                note_path(program, file, import.path, &resolution, Role::Import, mentions);
                if let ImportKind::Renamed { start, .. } = import.kind
                    && resolution.followed == view.segments.len()
                    && let Some(start) = written_at(file, start)
                {
                    // The new name stands for the same thing.
                    let targets: SmallVec<[Target; 1]> =
                        resolution.defs.all().into_iter().map(|def| program.target(def)).collect();
                    mentions.push(Mention::new(start, targets, Role::Import));
                }
            }
        }
        ItemKind::ExternCrate { start, krate } => {
            let name = file.name(*krate);
            let view = PathView::absolute(name);
            let edition = crate::workspace::graph::Edition::E2018;
            let resolution = program.resolver().use_path(module, &view, edition);
            if let Some(&def) = resolution.defs.types.first() {
                let targets = SmallVec::from_slice(&[program.target(def)]);
                if let Some(start) = written_at(file, *start) {
                    mentions.push(Mention::new(start, targets, Role::Import));
                }
            }
        }
        ItemKind::MacroCall(call) => {
            let call_data = &facts[*call];
            let exprs = match call_data.args {
                MacroArgs::Exprs(exprs) => facts[exprs].to_vec(),
                MacroArgs::Block(block) => vec![block],
                MacroArgs::Repeat { value, len } => vec![value, len],
                _ => Vec::new(),
            };
            let mut infer = BodyInfer::outside(program, file, file_id, module, item);
            infer.macro_mention(*call);
            mentions.extend(infer.finish(&exprs));
        }
        ItemKind::Module { .. }
        | ItemKind::Struct { .. }
        | ItemKind::Union { .. }
        | ItemKind::Enum { .. }
        | ItemKind::Variant { .. }
        | ItemKind::ExternBlock => {}
        ItemKind::MacroDef { rules, start, decl_macro } => {
            if !decl_macro {
                rules_mentions(program, file, module, &facts[*rules], *start, mentions);
            }
        }
    }
}

/// Notes what the paths in a macro's rules name that begin with `$crate`: the same wherever the macro is called. The other
/// names in them mean what they mean at the call.
fn rules_mentions(
    program: &Program,
    file: &File,
    module: ModuleId,
    rules: &str,
    start: u32,
    mentions: &mut Vec<Mention>,
) {
    let range = TextRange::new(0, rules.len() as u32);
    let tokens: Vec<(u32, &str)> =
        lexer::tokens(rules, range).map(|token| (token.start, token.text(rules))).collect();
    let word = |at: usize| {
        tokens.get(at).filter(|(_, text)| text.starts_with(|char: char| char == '_' || char.is_alphabetic()))
    };
    let is = |at: usize, text: &str| tokens.get(at).is_some_and(|token| token.1 == text);
    for at in 0..tokens.len() {
        if !(is(at, "$") && is(at + 1, "crate")) {
            continue;
        }
        let mut names = Vec::new();
        let mut next = at + 2;
        while is(next, ":") && is(next + 1, ":") {
            let Some(&(offset, text)) = word(next + 2) else { break };
            names.push((offset, text));
            next += 3;
        }
        let segments = names.iter().map(|(_, name)| program.table.names().intern(name)).collect();
        let view = PathView { anchor: Anchor::Crate, segments };
        let resolution = program.resolver().path(module, &view, program.edition(module));
        for (index, defs) in resolution.segments.iter().enumerate() {
            let last = index + 1 == names.len();
            // What of several things of that name is meant, the token behind tells.
            let defs = match (last, is(next, "!"), is(next, "(")) {
                (true, true, _) => resolution.defs.macros.clone(),
                (true, _, true) if !resolution.defs.values.is_empty() => resolution.defs.values.clone(),
                (true, ..) => resolution.defs.all(),
                _ => defs.clone(),
            };
            let targets: SmallVec<[Target; 1]> = defs.iter().map(|&def| program.target(def)).collect();
            let called = last && (is(next, "!") || is(next, "("));
            if let Some(start) = written_at(file, start + names[index].0)
                && !targets.is_empty()
            {
                let role = if called { Role::Call } else { Role::Type };
                mentions.push(Mention::new(start, targets, role));
            }
        }
    }
}

/// Notes what each segment of a path that was followed as modules names.
fn note_path(
    program: &Program,
    file: &File,
    path: PathId,
    resolution: &PathResolution,
    role: Role,
    mentions: &mut Vec<Mention>,
) {
    let path = file.facts[path];
    let starts = &file.facts.segment_starts[path.segments.range()];
    if leads_abroad(program, resolution) {
        let rest = starts[resolution.followed..].iter().filter_map(|&start| written_at(file, start));
        mentions.extend(rest.map(|start| Mention::new(start, smallvec![Target::Outside], role)));
    }
    for (index, defs) in resolution.segments.iter().enumerate() {
        let last = index + 1 == starts.len();
        let mut targets: SmallVec<[Target; 1]> = SmallVec::new();
        let mut all = if last { resolution.defs.all() } else { defs.clone() };
        if last && role == Role::Implementation {
            // A derive names a macro, or (where that is a crate's that is not loaded) what goes by the trait's name.
            let is_trait = |def: &ScopeDef| match def {
                ScopeDef::Item(def) => matches!(program.kind(*def), ItemKind::Trait { .. }),
                _ => *def == ScopeDef::Opaque,
            };
            all = resolution.defs.macros.clone();
            all.extend(resolution.defs.types.iter().filter(|def| is_trait(def)).copied());
        }
        for def in all {
            // A derive names the macro; where that is unknown, the trait of the same name.
            let target = program.target(def);
            let stands_aside = def == ScopeDef::Opaque && last && resolution.defs.all().len() > 1;
            if !targets.contains(&target) && !stands_aside {
                targets.push(target);
            }
        }
        if let Some(start) = written_at(file, starts[index])
            && !targets.is_empty()
        {
            mentions.push(Mention::new(start, targets, if last { role } else { Role::Type }));
        }
    }
}
