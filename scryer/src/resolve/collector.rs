//! Second phase: imports, until nothing changes.
//!
//! Each round resolves every import against the state after the round before, all at once (the order of imports can't
//! matter, and rounds run in parallel); then bindings are replaced where an import's meaning changed. A chain of n
//! re-exports takes n rounds. Of globs only what they take from is noted: [`Resolver`] follows them when a name is asked
//! for, so that a crate whose modules all import each other costs no more than what is named in it.
//! (rustc: `rustc_resolve::imports`.)

use std::cell::RefCell;
use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::ahead;
use super::def_map::{DefMaps, Entry, Glob, ModuleId, Namespace, ScopeDef, Source, Vis};
use super::module_tree::{self, Collected, Import, ImportTarget, OpenCall};
use super::path::{PathView, Resolver, builtin_names};
use crate::facts::{DefId, FactsTable, ItemKind, Name};
use crate::source::FileId;
use crate::workspace::graph::{CrateGraph, CrateId, TargetKind};

/// Rounds after which what still changes is left as it is; real code needs fewer than ten.
const MAX_ROUNDS: usize = 64;

/// How often macros that imports bring are expanded and imports resolved again.
const MAX_MACRO_ROUNDS: usize = 16;

/// Links `crates` on top of the crates that `base` has: their modules are built anew, the others are shared.
/// Crates whose root file is not held stay unlinked, and what they define is [`ScopeDef::Opaque`].
pub fn link(table: &mut FactsTable, graph: &CrateGraph, base: &DefMaps, crates: &[CrateId]) -> DefMaps {
    link_while(table, graph, base, crates, &|| true)
}

/// As [`link`]. `keep_on` is asked between files, macro calls and imports; once it says no, what comes of it is of no use.
pub(crate) fn link_while(
    table: &mut FactsTable,
    graph: &CrateGraph,
    base: &DefMaps,
    crates: &[CrateId],
    keep_on: &(dyn Fn() -> bool + Sync),
) -> DefMaps {
    let mut maps = base.clone();
    maps.maps.resize(graph.crates.len(), None);
    if maps.builtins.is_empty() {
        maps.builtins = Arc::new(builtin_names(table));
    }
    for (krate, _) in graph.iter() {
        maps.dollar_crates.insert(table.names().intern(&dollar_crate(krate)), krate);
    }
    let roots: Vec<Option<FileId>> =
        graph.crates.iter().map(|krate| table.lookup(&krate.root_file)).collect();
    // Items may be other items than before under the same ids.
    maps.rules = Arc::default();
    let rules = maps.rules.clone();
    let lowered = table.expansions().clone();
    ahead::lower(table, graph, &rules, crates, keep_on);
    let run = module_tree::Run { rules: &rules, lowered: &lowered, keep_on };
    let mut imports = Imports::default();
    let mut open: Vec<OpenCall> = Vec::new();
    for &krate in crates {
        let Some(root) = roots[krate.index()] else { continue };
        let mut collected = module_tree::collect(table, run, graph, krate, root);
        extern_names(table, graph, &roots, krate, &mut collected.map);
        maps.maps[krate.index()] = Some(Arc::new(collected.map));
        imports.all.extend(collected.imports);
        open.extend(collected.open_calls);
    }
    let mut changed = FxHashSet::default();
    // Imports bring macros into scope, and macros bring imports.
    for round in 0.. {
        imports.resolve(table, &mut maps, std::mem::take(&mut changed), keep_on);
        if open.is_empty() || !keep_on() {
            break;
        }
        let named: Vec<(OpenCall, Option<(DefId, CrateId)>)> =
            open.drain(..).map(|call| (call, macro_of(table, &maps, call))).collect();
        // While some can be expanded the others wait: they may become known. When none can, they are what they read as.
        let wait = round < MAX_MACRO_ROUNDS && named.iter().any(|(_, macro_)| macro_.is_some());
        for (call, macro_) in named {
            if wait && macro_.is_none() {
                open.push(call);
                continue;
            }
            let krate = call.module.krate;
            let Some(map) = maps.maps[krate.index()].take() else { continue };
            let map = Arc::unwrap_or_clone(map);
            let modules = map.modules.len() as u32;
            let touched = [0, call.module.index].map(|index| ModuleId { krate, index });
            let versions = touched.map(|module| map.modules[module.index as usize].scope.version);
            let collected = Collected { map, imports: Vec::new(), open_calls: Vec::new() };
            let collected = module_tree::reopen(table, run, collected, call, macro_);
            for (module, version) in touched.into_iter().zip(versions) {
                if collected.map.modules[module.index as usize].scope.version != version {
                    changed.insert(module);
                }
            }
            changed
                .extend((modules..collected.map.modules.len() as u32).map(|index| ModuleId { krate, index }));
            maps.maps[krate.index()] = Some(Arc::new(collected.map));
            imports.all.extend(collected.imports);
            open.extend(collected.open_calls);
        }
    }

    lowered.forget_signatures();
    maps.globs = Arc::default();
    note_traits(table, &mut maps, crates);
    maps.crates_of_file.clear();
    let mut pairs: Vec<(FileId, CrateId)> =
        maps.iter().flat_map(|map| map.files().map(|file| (file, map.krate))).collect();
    pairs.sort_unstable();
    for (file, krate) in pairs {
        maps.crates_of_file.entry(file).or_default().push(krate);
    }
    maps
}

/// Notes which names of each module stand for traits.
fn note_traits(table: &FactsTable, maps: &mut DefMaps, crates: &[CrateId]) {
    for &krate in crates {
        let Some(map) = maps.maps[krate.index()].as_mut().map(Arc::make_mut) else { continue };
        for module in &mut map.modules {
            let is_trait = |entry: &Entry| is_trait(table, entry.def);
            let traits = module.scope.types.iter().filter(|(_, entries)| entries.iter().any(is_trait));
            let mut traits: Box<[Name]> = traits.map(|(&name, _)| name).collect();
            traits.sort_unstable();
            module.scope.traits = traits;
        }
    }
}

/// Whether it is a trait.
pub(super) fn is_trait(table: &FactsTable, def: ScopeDef) -> bool {
    match def {
        ScopeDef::Item(def) => matches!(table[def.file].facts[def.item].kind, ItemKind::Trait { .. }),
        _ => false,
    }
}

/// What expansions write for `$crate` of a macro of `krate`.
pub(super) fn dollar_crate(krate: CrateId) -> String {
    format!("__dollar_crate_{}", krate.0)
}

/// The macro that a call in item position names, and the crate that defines it.
fn macro_of(table: &FactsTable, maps: &DefMaps, call: OpenCall) -> Option<(DefId, CrateId)> {
    let file = &table[call.def.file];
    let ItemKind::MacroCall(id) = file.facts[call.def.item].kind else { return None };
    let path = file.facts[id].path;
    let view = PathView::of(file, path);
    let map = maps.get(call.module.krate)?;
    let offset = file.facts.item_ranges[call.def.item.index()].full.start;
    let resolver = Resolver::new(table, maps);
    let resolution = resolver.macro_path(call.module, &view, map.edition, call.def.file, offset);
    if resolution.followed < view.segments.len() {
        return None;
    }
    resolution.defs.macros.iter().find_map(|def| match *def {
        ScopeDef::Item(def) if matches!(table[def.file].facts[def.item].kind, ItemKind::MacroDef { .. }) => {
            let krate = maps.iter().find(|map| map.file_modules.contains_key(&def.file))?.krate;
            Some((def, krate))
        }
        _ => None,
    })
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
        let loaded = graph.iter().find(|(_, data)| data.origin.is_standard() && data.name == name);
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

/// The entries that one import gives a name in a namespace, each with its rank; ascending by rank.
type Given = SmallVec<[(u8, ScopeDef, Vis); 1]>;

/// What is added to the rank of everything that an import brings in which the usual build lacks.
const OFF: u8 = 128;

/// What one import comes to: for some names, what it now stands for in place of what it stood for before.
#[derive(Default)]
struct Effect {
    given: SmallVec<[((Namespace, Name), Given); 3]>,
    unnamed_traits: Vec<(DefId, Vis)>,
    opaque_glob: bool,
    /// Of a glob: the modules and enums that it takes everything from, ascending.
    sources: Vec<ScopeDef>,
}

/// All imports of the crates that are being linked, and how far they have come.
#[derive(Default)]
struct Imports {
    all: Vec<Import>,
    /// Per import: the modules whose scopes it was resolved by. While they stay as they are, so does it.
    asked: Vec<Box<[ModuleId]>>,
    /// The same the other way round.
    asking: FxHashMap<ModuleId, Vec<u32>>,
    /// By module: those that have a glob import of it.
    globbed: FxHashMap<ModuleId, Vec<ModuleId>>,
}

impl Imports {
    /// Resolves what is new and what depends on `changed`, until nothing changes.
    fn resolve(
        &mut self,
        table: &FactsTable,
        maps: &mut DefMaps,
        mut changed: FxHashSet<ModuleId>,
        keep_on: &(dyn Fn() -> bool + Sync),
    ) {
        let mut fresh = self.asked.len() as u32..self.all.len() as u32;
        self.asked.resize(self.all.len(), Box::default());
        for _ in 0..MAX_ROUNDS {
            let mut due: Vec<u32> = fresh.collect();
            fresh = 0..0;
            self.spread(&mut changed);
            maps.globs = Arc::default();
            due.extend(changed.iter().filter_map(|module| self.asking.get(module)).flatten());
            due.sort_unstable();
            due.dedup();
            let effects: Vec<(Effect, Box<[ModuleId]>)> = due
                .par_iter()
                .map(|&index| match keep_on() {
                    true => traced_effect(table, maps, &self.all[index as usize], index),
                    false => Default::default(),
                })
                .collect();
            changed.clear();
            for (index, (effect, modules)) in due.into_iter().zip(effects) {
                let import = &self.all[index as usize];
                let asked = &mut self.asked[index as usize];
                for &module in &modules {
                    if asked.binary_search(&module).is_err() {
                        self.asking.entry(module).or_default().push(index);
                    }
                }
                *asked = modules;
                for &source in &effect.sources {
                    if let ScopeDef::Module(source) = source {
                        let globbed = self.globbed.entry(source).or_default();
                        if !globbed.contains(&import.module) {
                            globbed.push(import.module);
                        }
                    }
                }
                if apply(maps, import, index, &effect) {
                    changed.insert(import.module);
                    if matches!(import.kind, ImportTarget::ExternCrate { .. }) {
                        // It also changes the crate's extern prelude, which is asked along with the root.
                        changed.insert(ModuleId { krate: import.module.krate, index: 0 });
                    }
                }
            }
            if changed.is_empty() || !keep_on() {
                return;
            }
        }
    }

    /// Adds the modules that have in scope, by globs, what those in `changed` have.
    fn spread(&self, changed: &mut FxHashSet<ModuleId>) {
        let mut open: Vec<ModuleId> = changed.iter().copied().collect();
        while let Some(module) = open.pop() {
            let further = self.globbed.get(&module).into_iter().flatten();
            open.extend(further.filter(|&&module| changed.insert(module)));
        }
    }
}

fn traced_effect(
    table: &FactsTable,
    maps: &DefMaps,
    import: &Import,
    index: u32,
) -> (Effect, Box<[ModuleId]>) {
    let trace = RefCell::new(vec![ModuleId { krate: import.module.krate, index: 0 }]);
    let resolver = Resolver { table, maps, trace: Some(&trace) };
    let effect = effect(&resolver, import, index);
    let mut modules = trace.into_inner();
    modules.sort_unstable();
    modules.dedup();
    (effect, modules.into())
}

fn effect(resolver: &Resolver<'_>, import: &Import, index: u32) -> Effect {
    let mut effect = Effect::default();
    let resolution = resolver.import_path(import.module, &import.path, import.edition, index);
    let led = resolution.followed == import.path.segments.len();
    let empty = super::def_map::PerNs::default();
    let defs = if led { &resolution.defs } else { &empty };
    match import.kind {
        ImportTarget::Named { name, types_only } => {
            for ns in [Namespace::Types, Namespace::Values, Namespace::Macros] {
                if ns == Namespace::Types || !types_only {
                    effect.given.push(((ns, name), in_order(defs.get(ns), import)));
                }
            }
        }
        ImportTarget::ExternCrate { name, .. } => {
            let given = in_order(&defs.types, import);
            effect.given.extend(name.map(|name| ((Namespace::Types, name), given)));
        }
        ImportTarget::Underscore => {
            for def in &defs.types {
                if let ScopeDef::Item(item) = *def
                    && is_trait(resolver.table, *def)
                {
                    effect.unnamed_traits.push((item, import.vis));
                }
            }
        }
        ImportTarget::Glob => glob(resolver, import, &defs.types, &mut effect),
    }
    effect
}

/// What a glob takes from, and what of it can't be looked up by name.
fn glob(resolver: &Resolver<'_>, import: &Import, defs: &[ScopeDef], effect: &mut Effect) {
    for &source in defs {
        match source {
            ScopeDef::Opaque => effect.opaque_glob = true,
            ScopeDef::Builtin(_) => {}
            ScopeDef::Item(def) => {
                if matches!(resolver.table[def.file].facts[def.item].kind, ItemKind::Enum { .. }) {
                    effect.sources.push(source);
                }
            }
            ScopeDef::Module(target) if target == import.module => {}
            ScopeDef::Module(target) => match resolver.maps.get(target.krate) {
                None => effect.opaque_glob = true,
                Some(map) => {
                    if let Some(trace) = resolver.trace {
                        trace.borrow_mut().push(target);
                    }
                    let scope = &map.modules[target.index as usize].scope;
                    effect.opaque_glob |= scope.opaque_glob;
                    for &(def, vis) in &scope.unnamed_traits {
                        if resolver.maps.is_visible(vis, import.module) {
                            effect.unnamed_traits.push((def, narrowed(import.vis, vis)));
                        }
                    }
                    effect.sources.push(source);
                }
            },
        }
    }
    effect.sources.sort_unstable();
    effect.sources.dedup();
}

/// What a path resolved to, ranked by its order there.
fn in_order(defs: &[ScopeDef], import: &Import) -> Given {
    let off = if import.off { OFF } else { 0 };
    (0..OFF).zip(defs).map(|(place, &def)| (off + place, def, import.vis)).collect()
}

/// The visibility of what an import passes on.
pub(super) fn narrowed(import: Vis, vis: Vis) -> Vis {
    match (import, vis) {
        (Vis::Public, vis) => vis,
        (import, _) => import,
    }
}

/// Changes the module's scope; whether anything is other than before.
fn apply(maps: &mut DefMaps, import: &Import, index: u32, effect: &Effect) -> bool {
    let source = Source::Import(index);
    let slot = maps.maps[import.module.krate.index()]
        .as_mut()
        .expect("imports come from crates that were collected");
    let map = Arc::make_mut(slot);
    let is_root = import.module.index == 0;
    let scope = &mut map.modules[import.module.index as usize].scope;
    let mut changed = false;
    for ((ns, name), given) in &effect.given {
        let held = scope.named(*ns, *name).iter().filter(|entry| entry.source == source);
        if held.map(|entry| (entry.rank, entry.def, entry.vis)).eq(given.iter().copied()) {
            continue;
        }
        let entries = scope.table_mut(*ns).entry(*name).or_default();
        entries.retain(|entry| entry.source != source);
        entries.extend(given.iter().map(|&(rank, def, vis)| Entry { def, vis, source, rank }));
        entries.sort_by_key(|entry| (entry.rank, entry.source, entry.def, entry.vis));
        changed = true;
    }
    if import.kind == ImportTarget::Glob {
        let first = scope.globs.partition_point(|glob| glob.import < index);
        let held = scope.globs[first..].iter().take_while(|glob| glob.import == index);
        if !held.clone().map(|glob| glob.from).eq(effect.sources.iter().copied()) {
            let count = held.count();
            let rank = if import.off { OFF } else { 0 };
            let globs =
                effect.sources.iter().map(|&from| Glob { import: index, from, vis: import.vis, rank });
            scope.globs.splice(first..first + count, globs);
            changed = true;
        }
    }
    for entry in &effect.unnamed_traits {
        if !scope.unnamed_traits.contains(entry) {
            scope.unnamed_traits.push(*entry);
            changed = true;
        }
    }
    if effect.opaque_glob && !scope.opaque_glob {
        scope.opaque_glob = true;
        changed = true;
    }
    if let ImportTarget::ExternCrate { macro_use, .. } = import.kind {
        for ((_, name), given) in &effect.given {
            for &(_, def, _) in given {
                if is_root {
                    map.extern_crates.insert(*name, def);
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
    changed
}
