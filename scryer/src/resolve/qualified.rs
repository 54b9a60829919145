//! Definitions by the names people use for them.
//!
//! The qualified name is `crate_name::module::Type::method`: the crate's name, then the canonical path of the definition.
//! An impl's item hangs under its Self type, where that is of the same crate in the type's own module. Items inside a body hang under the item whose body it is.

use super::def_map::{DefMap, DefMaps, ModuleId, ScopeDef};
use super::path::{PathView, Resolver};
use crate::facts::{DefId, FactsTable, FileFacts, ItemFlags, ItemKind, TypeRef, TypeRefId};
use crate::workspace::graph::{CrateGraph, CrateId};

/// How many types that are declared in methods of each other are followed; real code has one.
const MAX_TYPES: usize = 8;

/// A definition's printable identity.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct QualifiedName {
    /// `crate_name::module::Type::method`
    pub path: String,
    /// The trait as the impl names it, for an item of a trait impl.
    pub impl_trait: Option<String>,
}

impl QualifiedName {
    /// The name of `def` as a member of `krate`.
    pub fn of(
        table: &FactsTable,
        graph: &CrateGraph,
        maps: &DefMaps,
        krate: CrateId,
        def: DefId,
    ) -> QualifiedName {
        let mut segments: Vec<String> = Vec::new();
        let mut impl_trait = None;
        let mut in_impl = false;
        let mut types = 0;
        let mut at = def;
        // Up to the item that a module other than the file's own holds: the module tree knows the rest.
        let mut module = None;
        loop {
            let facts = &table[at.file].facts;
            match &facts[at.item].kind {
                ItemKind::Impl { self_ty, trait_path, .. } => {
                    if !in_impl {
                        impl_trait = trait_path.map(|path| path_text(facts, path));
                        in_impl = true;
                    }
                    if types < MAX_TYPES
                        && let Some(ty) = self_type(table, graph, maps, krate, at, *self_ty)
                    {
                        types += 1;
                        at = ty;
                        continue;
                    }
                    segments.push(self_type_name(facts, *self_ty));
                }
                ItemKind::ExternBlock | ItemKind::MacroCall(_) | ItemKind::Use { .. } => {}
                _ => segments.push(facts.item_name(at.item).unwrap_or("_").to_owned()),
            }
            if facts[at.item].flags.contains(ItemFlags::MACRO_EXPORT) {
                // Wherever it is written, it is at the crate's root.
                module = maps.get(krate).map(DefMap::root);
                break;
            }
            let Some(item) = facts[at.item].parent else { break };
            at = DefId { file: at.file, item };
            let modules = maps.modules_of_item(at);
            if let Some(&found) = modules.iter().find(|module| module.krate == krate).or(modules.first())
                // A module in a body hangs under its item, as what stands beside it does.
                && !is_in_block(maps, found)
            {
                module = Some(found);
                break;
            }
        }
        let file_module = || {
            let modules = maps.modules_of_file(at.file);
            modules.iter().copied().find(|module| module.krate == krate).or(modules.first().copied())
        };
        let mut path = match module.or_else(file_module) {
            Some(module) => module_path(table, graph, maps, module),
            None => graph.crates.get(krate.index()).map(|krate| krate.name.clone()).unwrap_or_default(),
        };
        for segment in segments.iter().rev() {
            path.push_str("::");
            path.push_str(segment);
        }
        QualifiedName { path, impl_trait }
    }
}

fn is_in_block(maps: &DefMaps, module: ModuleId) -> bool {
    std::iter::successors(Some(module), |&module| maps[module].parent).any(|module| maps[module].is_block())
}

/// `crate_name::a::b` of a module; of a block, that of the module around it.
pub(crate) fn module_path(
    table: &FactsTable,
    graph: &CrateGraph,
    maps: &DefMaps,
    module: ModuleId,
) -> String {
    let mut names = Vec::new();
    let mut next = Some(maps.nearest_module(module));
    while let Some(module) = next {
        names.extend(maps[module].name.map(|name| table.names().text(name)));
        next = maps[module].parent.map(|parent| maps.nearest_module(parent));
    }
    let mut path = graph[module.krate].name.clone();
    for name in names.iter().rev() {
        path.push_str("::");
        path.push_str(name);
    }
    path
}

/// The struct, enum or union of `krate` that the Self type of an impl is, whichever module the impl stands in. A type alias
/// stands for its type (Reference, *Type aliases*).
fn self_type(
    table: &FactsTable,
    graph: &CrateGraph,
    maps: &DefMaps,
    krate: CrateId,
    impl_: DefId,
    self_ty: TypeRefId,
) -> Option<DefId> {
    let edition = graph.crates.get(krate.index())?.edition;
    let (mut holder, mut ty) = (impl_, self_ty);
    for _ in 0..MAX_TYPES {
        let file = &table[holder.file];
        let path = loop {
            match file.facts[ty] {
                TypeRef::Path(path) => break path,
                TypeRef::Ref { inner, .. } | TypeRef::Ptr { inner, .. } => ty = inner,
                _ => return None,
            }
        };
        let view = PathView::of(file, path);
        let first = view.segments.first()?;
        let mut params = file.facts.generic_params(holder.item).filter_map(|param| file.facts[param].name);
        if params.any(|name| file.name(name) == *first) {
            return None;
        }
        let module = maps.module_of(table, krate, holder)?;
        let found = Resolver::new(table, maps).path(module, &view, edition);
        if found.followed != view.segments.len() {
            return None;
        }
        let named = found.defs.types.iter().filter_map(|def| match *def {
            ScopeDef::Item(def) if maps.crates_of(def.file).contains(&krate) => Some(def),
            _ => None,
        });
        let mut alias = None;
        for def in named {
            match table[def.file].facts[def.item].kind {
                ItemKind::Struct { .. } | ItemKind::Enum { .. } | ItemKind::Union { .. } => return Some(def),
                ItemKind::TypeAlias { ty: Some(aliased), .. } if alias.is_none() => {
                    alias = Some((def, aliased));
                }
                _ => {}
            }
        }
        (holder, ty) = alias?;
    }
    None
}

/// The last name of a Self type: `Type` of `&a::Type<T>`; a sign for the types that have none.
pub(crate) fn self_type_name(facts: &FileFacts, ty: TypeRefId) -> String {
    match facts[ty] {
        TypeRef::Path(path) => {
            let segments = &facts[facts[path].segments];
            segments.last().map_or("_", |segment| &facts[segment.name]).to_owned()
        }
        TypeRef::Ref { inner, .. } | TypeRef::Ptr { inner, .. } => self_type_name(facts, inner),
        TypeRef::Slice(_) => "[_]".to_owned(),
        TypeRef::Array(..) => "[_; _]".to_owned(),
        TypeRef::Tuple(list) if list.is_empty() => "()".to_owned(),
        TypeRef::Tuple(_) => "(_,)".to_owned(),
        TypeRef::DynTrait(bounds) | TypeRef::ImplTrait(bounds) => {
            facts[bounds].first().map_or_else(|| "_".to_owned(), |bound| path_text(facts, bound.path))
        }
        TypeRef::FnPtr { .. } => "fn".to_owned(),
        TypeRef::Never => "!".to_owned(),
        TypeRef::Macro(_) | TypeRef::Infer | TypeRef::Const(_) | TypeRef::Error => "_".to_owned(),
    }
}

/// The last name of a path.
fn path_text(facts: &FileFacts, path: crate::facts::PathId) -> String {
    facts[facts[path].segments].last().map_or("_", |segment| &facts[segment.name]).to_owned()
}
