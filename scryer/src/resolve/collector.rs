//! Second phase: imports, until nothing changes.
//!
//! Each round resolves every import against the state after the round before, all at once (the order of imports can't
//! matter, and rounds run in parallel); then bindings are replaced where an import's meaning changed. Globs carry over
//! what is visible from where they stand. Named things shadow glob imports; that falls out of [`Scope::entries`]. A chain
//! of n re-exports takes n rounds; cycles of globs settle because bindings only come to be equal.
//! (rustc: `rustc_resolve::imports`.)

use std::cell::RefCell;
use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::FxHashSet;

use super::def_map::{DefMaps, Entry, ModuleId, Namespace, ScopeDef, Source, Vis};
use super::module_tree::{self, Import, ImportTarget};
use super::path::{Resolver, builtin_names};
use crate::facts::{FactsTable, ItemKind, Name};
use crate::source::FileId;
use crate::workspace::graph::{CrateGraph, CrateId, Origin, TargetKind};

/// Rounds after which what still changes is left as it is; real code needs fewer than ten.
const MAX_ROUNDS: usize = 64;

/// Links `crates` on top of the crates that `base` has: their modules are built anew, the others are shared.
/// Crates whose root file is not held stay unlinked, and what they define is [`ScopeDef::Opaque`].
pub fn link(table: &FactsTable, graph: &CrateGraph, base: &DefMaps, crates: &[CrateId]) -> DefMaps {
    let mut maps = base.clone();
    maps.maps.resize(graph.crates.len(), None);
    if maps.builtins.is_empty() {
        maps.builtins = Arc::new(builtin_names(table));
    }
    let roots: Vec<Option<FileId>> =
        graph.crates.iter().map(|krate| table.lookup(&krate.root_file)).collect();
    let collected: Vec<_> = crates
        .par_iter()
        .filter_map(|&krate| {
            let (mut map, imports) = module_tree::collect(table, graph, krate, roots[krate.index()]?);
            extern_names(table, graph, &roots, krate, &mut map);
            Some((map, imports))
        })
        .collect();
    let mut imports = Vec::new();
    for (map, of_crate) in collected {
        let krate = map.krate;
        maps.maps[krate.index()] = Some(Arc::new(map));
        imports.extend(of_crate);
    }
    resolve_imports(table, &mut maps, &imports);

    maps.crates_of_file.clear();
    let mut pairs: Vec<(FileId, CrateId)> =
        maps.iter().flat_map(|map| map.files().map(|file| (file, map.krate))).collect();
    pairs.sort_unstable();
    for (file, krate) in pairs {
        maps.crates_of_file.entry(file).or_default().push(krate);
    }
    maps
}

/// Fills the names by which other crates are known.
fn extern_names(
    table: &FactsTable,
    graph: &CrateGraph,
    roots: &[Option<FileId>],
    krate: CrateId,
    map: &mut super::def_map::DefMap,
) {
    let root_of = |target: CrateId| match roots[target.index()] {
        Some(_) => ScopeDef::Module(ModuleId { krate: target, index: 0 }),
        None => ScopeDef::Opaque,
    };
    let standard = ["std", "core", "alloc", "proc_macro", "test"];
    for name in standard {
        let loaded = graph.iter().find(|(_, data)| data.origin == Origin::Std && data.name == name);
        let def = loaded.map_or(ScopeDef::Opaque, |(id, _)| root_of(id));
        map.sysroot.insert(table.names().intern(name), def);
    }
    let mut prelude = vec![Name::STD, Name::CORE];
    if graph[krate].kind == TargetKind::ProcMacro {
        prelude.push(Name::PROC_MACRO);
    }
    for name in prelude {
        map.extern_prelude.insert(name, map.sysroot[&name]);
    }
    for dependency in &graph[krate].dependencies {
        let def = dependency.krate.map_or(ScopeDef::Opaque, root_of);
        map.extern_prelude.insert(table.names().intern(&dependency.name), def);
    }
}

/// What one import does to its module's scope.
#[derive(Clone, PartialEq, Eq, Default)]
struct Effect {
    /// Sorted.
    bindings: Vec<(Namespace, Name, ScopeDef, Vis)>,
    unnamed_traits: Vec<(crate::facts::DefId, Vis)>,
    opaque_glob: bool,
}

fn resolve_imports(table: &FactsTable, maps: &mut DefMaps, imports: &[Import]) {
    let mut effects: Vec<Effect> = vec![Effect::default(); imports.len()];
    // The modules whose scopes each import was resolved by: while they stay as they are, so does it.
    let mut asked: Vec<Vec<ModuleId>> = vec![Vec::new(); imports.len()];
    let mut changed: FxHashSet<ModuleId> = FxHashSet::default();
    for round in 0..MAX_ROUNDS {
        let due: Vec<usize> = (0..imports.len())
            .filter(|&index| round == 0 || asked[index].iter().any(|module| changed.contains(module)))
            .collect();
        let new: Vec<(Effect, Vec<ModuleId>)> =
            due.par_iter().map(|&index| traced_effect(table, maps, &imports[index], index as u32)).collect();
        changed.clear();
        for (index, (effect, modules)) in due.into_iter().zip(new) {
            asked[index] = modules;
            if effects[index] != effect {
                apply(maps, &imports[index], index as u32, &effects[index], &effect);
                effects[index] = effect;
                changed.insert(imports[index].module);
                if matches!(imports[index].kind, ImportTarget::ExternCrate { .. }) {
                    // It also changes the crate's extern prelude, which is asked along with the root.
                    changed.insert(ModuleId { krate: imports[index].module.krate, index: 0 });
                }
            }
        }
        if changed.is_empty() {
            return;
        }
    }
}

fn traced_effect(table: &FactsTable, maps: &DefMaps, import: &Import, index: u32) -> (Effect, Vec<ModuleId>) {
    let trace = RefCell::new(vec![ModuleId { krate: import.module.krate, index: 0 }]);
    let resolver = Resolver { table, maps, trace: Some(&trace) };
    let effect = effect(&resolver, import, index);
    let mut modules = trace.into_inner();
    modules.sort_unstable();
    modules.dedup();
    (effect, modules)
}

fn effect(resolver: &Resolver<'_>, import: &Import, index: u32) -> Effect {
    let mut effect = Effect::default();
    let resolution = resolver.import_path(import.module, &import.path, import.edition, index);
    if resolution.followed < import.path.segments.len() {
        return effect;
    }
    match import.kind {
        ImportTarget::Named { name, types_only } => {
            for ns in [Namespace::Types, Namespace::Values, Namespace::Macros] {
                if ns == Namespace::Types || !types_only {
                    let defs = resolution.defs.get(ns).iter();
                    effect.bindings.extend(defs.map(|&def| (ns, name, def, import.vis)));
                }
            }
        }
        ImportTarget::ExternCrate { name, .. } => {
            let defs = resolution.defs.types.iter();
            effect
                .bindings
                .extend(name.into_iter().flat_map(|name| {
                    defs.clone().map(move |&def| (Namespace::Types, name, def, import.vis))
                }));
        }
        ImportTarget::Underscore => {
            for def in &resolution.defs.types {
                if let ScopeDef::Item(def) = *def
                    && matches!(resolver.table[def.file].facts[def.item].kind, ItemKind::Trait { .. })
                {
                    effect.unnamed_traits.push((def, import.vis));
                }
            }
        }
        ImportTarget::Glob => {
            for def in &resolution.defs.types {
                glob(resolver, import, *def, &mut effect);
            }
        }
    }
    effect.bindings.sort_unstable();
    effect.bindings.dedup();
    effect.unnamed_traits.sort_unstable();
    effect.unnamed_traits.dedup();
    effect
}

fn glob(resolver: &Resolver<'_>, import: &Import, target: ScopeDef, effect: &mut Effect) {
    match target {
        ScopeDef::Opaque => effect.opaque_glob = true,
        ScopeDef::Builtin(_) => {}
        ScopeDef::Item(def) => {
            let file = &resolver.table[def.file];
            if !matches!(file.facts[def.item].kind, ItemKind::Enum { .. }) {
                return;
            }
            for child in file.facts.children(def.item) {
                if let (ItemKind::Variant { .. }, Some(name)) =
                    (&file.facts[child].kind, file.facts[child].name)
                {
                    let variant = ScopeDef::Item(crate::facts::DefId { file: def.file, item: child });
                    for ns in [Namespace::Types, Namespace::Values] {
                        effect.bindings.push((ns, file.name(name), variant, import.vis));
                    }
                }
            }
        }
        ScopeDef::Module(target) => {
            if target == import.module {
                return;
            }
            let Some(map) = resolver.maps.get(target.krate) else {
                effect.opaque_glob = true;
                return;
            };
            let scope = &map.modules[target.index as usize].scope;
            if let Some(trace) = resolver.trace {
                trace.borrow_mut().push(target);
            }
            effect.opaque_glob |= scope.opaque_glob;
            let narrowed = |vis: Vis| {
                if vis == Vis::Public {
                    import.vis
                } else if import.vis == Vis::Public {
                    vis
                } else {
                    import.vis
                }
            };
            for ns in [Namespace::Types, Namespace::Values, Namespace::Macros] {
                for name in scope.names(ns) {
                    for entry in scope.entries(ns, name) {
                        if resolver.maps.is_visible(entry.vis, import.module) {
                            effect.bindings.push((ns, name, entry.def, narrowed(entry.vis)));
                        }
                    }
                }
            }
            for &(def, vis) in &scope.unnamed_traits {
                if resolver.maps.is_visible(vis, import.module) {
                    effect.unnamed_traits.push((def, narrowed(vis)));
                }
            }
        }
    }
}

fn apply(maps: &mut DefMaps, import: &Import, index: u32, old: &Effect, new: &Effect) {
    let source = if import.kind == ImportTarget::Glob { Source::Glob(index) } else { Source::Import(index) };
    let slot = maps.maps[import.module.krate.index()]
        .as_mut()
        .expect("imports come from crates that were collected");
    let map = Arc::make_mut(slot);
    let is_root = import.module.index == 0;
    let scope = &mut map.modules[import.module.index as usize].scope;
    for &(ns, name, ..) in &old.bindings {
        if let Some(entries) = scope.table_mut(ns).get_mut(&name) {
            entries.retain(|entry| entry.source != source);
        }
    }
    for &(ns, name, def, vis) in &new.bindings {
        let entries = scope.table_mut(ns).entry(name).or_default();
        entries.push(Entry { def, vis, source });
        entries.sort_unstable_by_key(|entry| (entry.source, entry.def));
    }
    for entry in &new.unnamed_traits {
        if !scope.unnamed_traits.contains(entry) {
            scope.unnamed_traits.push(*entry);
        }
    }
    scope.opaque_glob |= new.opaque_glob;
    if let ImportTarget::ExternCrate { macro_use, .. } = import.kind {
        for &(_, name, def, _) in &new.bindings {
            if is_root {
                map.extern_crates.insert(name, def);
            }
            if let ScopeDef::Module(root) = def
                && macro_use
                && !map.macro_use_crates.contains(&root.krate)
            {
                map.macro_use_crates.push(root.krate);
            }
        }
    }
}
