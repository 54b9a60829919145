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
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::def_map::{DefMaps, Entries, Entry, ModuleId, Namespace, ScopeDef, Source, Vis};
use super::module_tree::{self, Collected, Import, ImportTarget, OpenCall};
use super::path::{PathView, Resolver, builtin_names};
use crate::facts::{DefId, FactsTable, ItemKind, Name};
use crate::source::FileId;
use crate::workspace::graph::{CrateGraph, CrateId, Origin, TargetKind};

/// Rounds after which what still changes is left as it is; real code needs fewer than ten.
const MAX_ROUNDS: usize = 64;

/// How often macros that imports bring are expanded and imports resolved again.
const MAX_MACRO_ROUNDS: usize = 16;

/// Links `crates` on top of the crates that `base` has: their modules are built anew, the others are shared.
/// Crates whose root file is not held stay unlinked, and what they define is [`ScopeDef::Opaque`].
pub fn link(table: &mut FactsTable, graph: &CrateGraph, base: &DefMaps, crates: &[CrateId]) -> DefMaps {
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
    let mut imports = Imports::default();
    let mut open: Vec<OpenCall> = Vec::new();
    for &krate in crates {
        let Some(root) = roots[krate.index()] else { continue };
        let mut collected = module_tree::collect(table, &rules, graph, krate, root);
        extern_names(table, graph, &roots, krate, &mut collected.map);
        maps.maps[krate.index()] = Some(Arc::new(collected.map));
        imports.all.extend(collected.imports);
        open.extend(collected.open_calls);
    }
    let mut changed = FxHashSet::default();
    // Imports bring macros into scope, and macros bring imports.
    for round in 0.. {
        imports.resolve(table, &mut maps, std::mem::take(&mut changed));
        if open.is_empty() {
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
            let collected = Collected { map, imports: Vec::new(), open_calls: Vec::new() };
            let collected = module_tree::reopen(table, &rules, collected, call, macro_);
            changed.insert(call.module);
            changed.insert(collected.map.root());
            changed
                .extend((modules..collected.map.modules.len() as u32).map(|index| ModuleId { krate, index }));
            maps.maps[krate.index()] = Some(Arc::new(collected.map));
            imports.all.extend(collected.imports);
            open.extend(collected.open_calls);
        }
    }

    maps.crates_of_file.clear();
    let mut pairs: Vec<(FileId, CrateId)> =
        maps.iter().flat_map(|map| map.files().map(|file| (file, map.krate))).collect();
    pairs.sort_unstable();
    for (file, krate) in pairs {
        maps.crates_of_file.entry(file).or_default().push(krate);
    }
    maps
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

/// The entries that one import gives a name in a namespace, each with its rank; ascending by rank.
type Given = SmallVec<[(u8, ScopeDef, Vis); 1]>;

/// What is added to the rank of everything that an import brings in which the usual build lacks.
const OFF: u8 = 128;

/// What one import comes to: for some names, what it now stands for in place of what it stood for before.
#[derive(Default)]
struct Effect {
    given: Vec<((Namespace, Name), Given)>,
    unnamed_traits: Vec<(DefId, Vis)>,
    opaque_glob: bool,
    /// Of a glob: what it takes everything from, and how much of each module's log has been taken.
    targets: Vec<(ScopeDef, usize)>,
}

/// All imports of the crates that are being linked, and how far they have come.
#[derive(Default)]
struct Imports {
    all: Vec<Import>,
    /// Per import, of a glob: see [`Effect::targets`].
    targets: Vec<Vec<(ScopeDef, usize)>>,
    /// Per import: the modules whose scopes it was resolved by. While they stay as they are, so does it.
    asked: Vec<Vec<ModuleId>>,
    /// The same the other way round.
    asking: FxHashMap<ModuleId, Vec<u32>>,
}

impl Imports {
    /// Resolves what is new and what depends on `changed`, until nothing changes.
    fn resolve(&mut self, table: &FactsTable, maps: &mut DefMaps, mut changed: FxHashSet<ModuleId>) {
        let new_from = self.targets.len() as u32;
        self.targets.resize(self.all.len(), Vec::new());
        self.asked.resize(self.all.len(), Vec::new());
        let mut fresh = new_from..self.all.len() as u32;
        for _ in 0..MAX_ROUNDS {
            let mut due: Vec<u32> = fresh.collect();
            fresh = 0..0;
            due.extend(changed.iter().filter_map(|module| self.asking.get(module)).flatten());
            due.sort_unstable();
            due.dedup();
            let effects: Vec<(Effect, Vec<ModuleId>)> = due
                .par_iter()
                .map(|&index| {
                    let (import, targets) = (&self.all[index as usize], &self.targets[index as usize]);
                    traced_effect(table, maps, import, index, targets)
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
                if apply(maps, import, index, &effect) {
                    changed.insert(import.module);
                    if matches!(import.kind, ImportTarget::ExternCrate { .. }) {
                        // It also changes the crate's extern prelude, which is asked along with the root.
                        changed.insert(ModuleId { krate: import.module.krate, index: 0 });
                    }
                }
                self.targets[index as usize] = effect.targets;
            }
            if changed.is_empty() {
                return;
            }
        }
    }
}

fn traced_effect(
    table: &FactsTable,
    maps: &DefMaps,
    import: &Import,
    index: u32,
    targets: &[(ScopeDef, usize)],
) -> (Effect, Vec<ModuleId>) {
    let trace = RefCell::new(vec![ModuleId { krate: import.module.krate, index: 0 }]);
    let resolver = Resolver { table, maps, trace: Some(&trace) };
    let effect = effect(&resolver, import, index, targets);
    let mut modules = trace.into_inner();
    modules.sort_unstable();
    modules.dedup();
    (effect, modules)
}

fn effect(resolver: &Resolver<'_>, import: &Import, index: u32, targets: &[(ScopeDef, usize)]) -> Effect {
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
                if let ScopeDef::Item(def) = *def
                    && matches!(resolver.table[def.file].facts[def.item].kind, ItemKind::Trait { .. })
                {
                    effect.unnamed_traits.push((def, import.vis));
                }
            }
        }
        ImportTarget::Glob => glob(resolver, import, index, &defs.types, targets, &mut effect),
    }
    effect
}

/// The names of what a glob takes from: all of them at first, then those that have changed since.
fn glob(
    resolver: &Resolver<'_>,
    import: &Import,
    index: u32,
    defs: &[ScopeDef],
    before: &[(ScopeDef, usize)],
    effect: &mut Effect,
) {
    let mut sources: Vec<ScopeDef> = defs.to_vec();
    sources.retain(|&source| source != ScopeDef::Module(import.module));
    sources.sort_unstable();
    let same = sources.iter().eq(before.iter().map(|(source, _)| source));
    let mut names: Vec<(Namespace, Name)> = Vec::new();
    if !same {
        // What it gave before may be gone.
        let scope = &resolver.maps[import.module].scope;
        for ns in [Namespace::Types, Namespace::Values, Namespace::Macros] {
            let of_this = |entries: &Entries| entries.iter().any(|entry| entry.source == Source::Glob(index));
            let given = scope.table(ns).iter().filter(|(_, entries)| of_this(entries));
            names.extend(given.map(|(&name, _)| (ns, name)));
        }
    }
    for (place, &source) in sources.iter().enumerate() {
        let taken = if same { before[place].1 } else { 0 };
        let mut length = 0;
        match source {
            ScopeDef::Opaque => effect.opaque_glob = true,
            ScopeDef::Builtin(_) => {}
            ScopeDef::Item(def) => {
                let file = &resolver.table[def.file];
                if !same && matches!(file.facts[def.item].kind, ItemKind::Enum { .. }) {
                    for child in file.facts.children(def.item) {
                        if let (ItemKind::Variant { .. }, Some(name)) =
                            (&file.facts[child].kind, file.facts[child].name)
                        {
                            let name = file.name(name);
                            names.extend([(Namespace::Types, name), (Namespace::Values, name)]);
                        }
                    }
                }
            }
            ScopeDef::Module(target) => match resolver.maps.get(target.krate) {
                None => effect.opaque_glob = true,
                Some(map) => {
                    if let Some(trace) = resolver.trace {
                        trace.borrow_mut().push(target);
                    }
                    let scope = &map.modules[target.index as usize].scope;
                    effect.opaque_glob |= scope.opaque_glob;
                    length = scope.log.len();
                    names.extend(&scope.log[taken.min(length)..]);
                    for &(def, vis) in &scope.unnamed_traits {
                        if resolver.maps.is_visible(vis, import.module) {
                            effect.unnamed_traits.push((def, narrowed(import.vis, vis)));
                        }
                    }
                }
            },
        }
        effect.targets.push((source, length));
    }
    names.sort_unstable();
    names.dedup();
    let off = if import.off { OFF } else { 0 };
    for (ns, name) in names {
        let mut given = Given::new();
        for &source in &sources {
            match source {
                ScopeDef::Item(def) if ns != Namespace::Macros => {
                    let variant = resolver.variant(def, name);
                    given.extend(variant.map(|variant| (off, ScopeDef::Item(variant), import.vis)));
                }
                ScopeDef::Module(target) => {
                    let Some(map) = resolver.maps.get(target.krate) else { continue };
                    for entry in map.modules[target.index as usize].scope.entries(ns, name) {
                        if resolver.maps.is_visible(entry.vis, import.module) {
                            given.push((entry.rank.max(off), entry.def, narrowed(import.vis, entry.vis)));
                        }
                    }
                }
                _ => {}
            }
        }
        given.sort_unstable();
        given.dedup();
        effect.given.push(((ns, name), given));
    }
}

/// What a path resolved to, ranked by its order there.
fn in_order(defs: &[ScopeDef], import: &Import) -> Given {
    let off = if import.off { OFF } else { 0 };
    (0..OFF).zip(defs).map(|(place, &def)| (off + place, def, import.vis)).collect()
}

/// The visibility of what an import passes on.
fn narrowed(import: Vis, vis: Vis) -> Vis {
    match (import, vis) {
        (Vis::Public, vis) => vis,
        (import, _) => import,
    }
}

/// Changes the module's scope; whether anything is other than before.
fn apply(maps: &mut DefMaps, import: &Import, index: u32, effect: &Effect) -> bool {
    let source = if import.kind == ImportTarget::Glob { Source::Glob(index) } else { Source::Import(index) };
    let slot = maps.maps[import.module.krate.index()]
        .as_mut()
        .expect("imports come from crates that were collected");
    let map = Arc::make_mut(slot);
    let is_root = import.module.index == 0;
    let scope = &mut map.modules[import.module.index as usize].scope;
    let mut changed = false;
    for ((ns, name), given) in &effect.given {
        let entries = scope.table_mut(*ns).entry(*name).or_default();
        let held = entries.iter().filter(|entry| entry.source == source);
        let held = held.map(|entry| (entry.rank, entry.def, entry.vis));
        if held.eq(given.iter().copied()) {
            continue;
        }
        entries.retain(|entry| entry.source != source);
        entries.extend(given.iter().map(|&(rank, def, vis)| Entry { def, vis, source, rank }));
        entries.sort_by_key(|entry| (entry.rank, entry.source, entry.def, entry.vis));
        scope.log.push((*ns, *name));
        changed = true;
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
