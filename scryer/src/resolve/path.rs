//! What a path means where it stands.
//!
//! The Reference's *Paths*, *Preludes* and *Use declarations*: a first segment is looked up in the blocks and the module
//! around it, then in the extern prelude, the standard prelude and the primitive types; each further one in what the one
//! before stands for. A path that goes through a type or trait is resolved up to there; the rest is for `infer`.

use std::cell::RefCell;
use std::collections::hash_map;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::collector::{is_trait, narrowed};
use super::def_map::{
    Builtin, DefMaps, Defs, Entries, Entry, Glob, ModuleId, Namespace, PerNs, Scope, ScopeDef, Source, Vis,
};
use crate::facts::{Anchor, DefId, FactsTable, File, ItemFlags, ItemKind, Name, PathId};
use crate::source::FileId;
use crate::workspace::graph::Edition;

/// A path's anchor and identifiers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathView {
    pub(crate) anchor: Anchor,
    pub(crate) segments: SmallVec<[Name; 4]>,
}

impl PathView {
    /// A path of one name.
    pub fn plain(name: Name) -> PathView {
        PathView { anchor: Anchor::Plain, segments: SmallVec::from_slice(&[name]) }
    }

    /// `::name`
    pub fn absolute(name: Name) -> PathView {
        PathView { anchor: Anchor::Absolute, segments: SmallVec::from_slice(&[name]) }
    }

    /// The path behind an id of `file`.
    pub fn of(file: &File, path: PathId) -> PathView {
        let path = &file.facts[path];
        let segments = file.facts[path.segments].iter().map(|segment| file.name(segment.name)).collect();
        PathView { anchor: path.anchor, segments }
    }
}

/// How far a path could be followed, and to what.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PathResolution {
    /// What the last followed segment stands for.
    pub defs: PerNs,
    /// How many segments were followed. If fewer than there are, `defs.types` has the types, traits or variants that the
    /// rest is relative to, or nothing where the path leads nowhere.
    pub followed: usize,
    /// What each followed segment stands for; in front of the last one, in the type namespace.
    pub segments: SmallVec<[Defs; 4]>,
}

/// Resolves paths in one state of the workspace.
#[derive(Clone, Copy, Debug)]
pub struct Resolver<'a> {
    /// The facts.
    pub table: &'a FactsTable,
    /// The modules.
    pub maps: &'a DefMaps,
    /// Where to note the modules whose scopes were asked.
    pub(super) trace: Option<&'a RefCell<Vec<ModuleId>>>,
}

impl<'a> Resolver<'a> {
    /// Resolves in this state.
    pub fn new(table: &'a FactsTable, maps: &'a DefMaps) -> Resolver<'a> {
        Resolver { table, maps, trace: None }
    }

    /// Resolves a path that stands in `module`, outside a `use` declaration.
    pub fn path(&self, module: ModuleId, path: &PathView, edition: Edition) -> PathResolution {
        self.follow(module, path, edition, false, None)
    }

    /// Resolves a path of a `use` declaration.
    pub fn use_path(&self, module: ModuleId, path: &PathView, edition: Edition) -> PathResolution {
        self.follow(module, path, edition, true, None)
    }

    /// As [`Resolver::use_path`], for import number `import`, whose own binding doesn't help to resolve it.
    pub(super) fn import_path(
        &self,
        module: ModuleId,
        path: &PathView,
        edition: Edition,
        import: u32,
    ) -> PathResolution {
        self.follow(module, path, edition, true, Some(import))
    }

    /// The macro that a call of `path` names: by textual scope if the path is one name, else (or if there is none) by
    /// path. `file` and `offset` say where the call stands.
    pub fn macro_path(
        &self,
        module: ModuleId,
        path: &PathView,
        edition: Edition,
        file: FileId,
        offset: u32,
    ) -> PathResolution {
        if path.anchor == Anchor::Plain
            && let [name] = path.segments[..]
            && let Some(def) = self.textual_macro(module, name, Some((file, offset)))
        {
            let defs = Defs::from_slice(&[ScopeDef::Item(def)]);
            let per_ns = PerNs { macros: defs.clone(), ..PerNs::default() };
            return PathResolution { defs: per_ns, followed: 1, segments: smallvec::smallvec![defs] };
        }
        self.path(module, path, edition)
    }

    /// The macro of textual scope that `name` stands for: the last one before the call, where both are in one file.
    /// Seen from a module, what stands before its `mod` is before the call (Reference, *Macros by example*: textual scope).
    fn textual_macro(&self, module: ModuleId, name: Name, mut call: Option<(FileId, u32)>) -> Option<DefId> {
        let mut next = Some(module);
        while let Some(module) = next {
            let data = &self.maps[module];
            if let Some(defs) = data.textual_macros.get(&name) {
                let is_before = |def: &&DefId| match call {
                    Some((file, offset)) if def.file == file => {
                        self.table[file].facts.item_ranges[def.item.index()].full.start <= offset
                    }
                    _ => true,
                };
                let before = defs.iter().rev().filter(is_before).copied();
                if let Some(def) = usual(self.table, before) {
                    return Some(def);
                }
            }
            if let (Some(at), Some(declaration)) = (&mut call, data.declaration()) {
                let ranges = &self.table[declaration.file].facts.item_ranges;
                *at = (declaration.file, ranges[declaration.item.index()].full.start);
            }
            next = data.parent;
        }
        None
    }

    fn follow(
        &self,
        module: ModuleId,
        path: &PathView,
        edition: Edition,
        in_use: bool,
        ignore: Option<u32>,
    ) -> PathResolution {
        let mut result = PathResolution::default();
        let names = &path.segments[..];
        let start: Option<Defs> = match path.anchor {
            Anchor::Crate | Anchor::DollarCrate => Some(self.module_defs(self.root(module))),
            Anchor::SelfMod => Some(self.module_defs(self.maps.nearest_module(module))),
            Anchor::Super(levels) => {
                let mut at = self.maps.nearest_module(module);
                for _ in 0..levels {
                    match self.maps[at].parent {
                        Some(parent) => at = self.maps.nearest_module(parent),
                        None => return result, // There is nothing above the root.
                    }
                }
                Some(self.module_defs(at))
            }
            Anchor::Plain | Anchor::Absolute => None,
        };
        let mut current = match start {
            Some(defs) => {
                result.defs.types = defs.clone();
                defs
            }
            None => {
                let Some((&first, rest)) = names.split_first() else { return result };
                let from_root = edition == Edition::E2015 && (in_use || path.anchor == Anchor::Absolute);
                let last = rest.is_empty();
                let mut found = PerNs::default();
                for ns in [Namespace::Types, Namespace::Values, Namespace::Macros] {
                    if ns != Namespace::Types && !last {
                        continue;
                    }
                    *found.get_mut(ns) = if path.anchor == Anchor::Absolute && !from_root {
                        self.extern_prelude(module, first, ns, true)
                    } else if from_root {
                        let mut defs = self.in_module(self.root(module), module, first, ns, ignore);
                        if defs.is_empty() {
                            defs = self.extern_prelude(module, first, ns, true);
                        }
                        if defs.is_empty() && path.anchor == Anchor::Plain {
                            // Names that only a block or the preludes have; rustc takes these as well.
                            defs = self.lexical(module, first, ns, ignore);
                        }
                        defs
                    } else {
                        self.lexical(module, first, ns, ignore)
                    };
                }
                if last && in_use && found.macros.is_empty() && path.anchor == Anchor::Plain {
                    // `pub(crate) use a_macro;` turns textual scope into path scope.
                    if let Some(def) = self.textual_macro(module, first, None) {
                        found.macros.push(ScopeDef::Item(def));
                    }
                }
                if found.is_none() {
                    return result;
                }
                let types = found.types.clone();
                result.segments.push(if last { found.all() } else { types.clone() });
                result.defs = found;
                result.followed = 1;
                types
            }
        };
        while let Some(&name) = names.get(result.followed) {
            let last = result.followed + 1 == names.len();
            if current.iter().any(|def| matches!(def, ScopeDef::Item(_) | ScopeDef::Builtin(_)))
                && !current.iter().any(|def| matches!(def, ScopeDef::Item(def) if self.is_enum(*def)))
            {
                return result; // What follows is relative to a type or trait.
            }
            let mut found = PerNs::default();
            let mut seen = false;
            for ns in [Namespace::Types, Namespace::Values, Namespace::Macros] {
                if ns != Namespace::Types && !last {
                    continue;
                }
                for def in &current {
                    let defs = match def {
                        ScopeDef::Module(target) => {
                            let (defs, visible) = self.in_module_or_hidden(*target, module, name, ns, ignore);
                            // A private module beside a public fn of its name is not what a path from outside means.
                            if visible && !seen {
                                seen = true;
                                found = PerNs::default();
                            }
                            if seen && !visible { Defs::new() } else { defs }
                        }
                        ScopeDef::Item(def) => match ns {
                            Namespace::Macros => Defs::new(),
                            _ => self.variant(*def, name).into_iter().map(ScopeDef::Item).collect(),
                        },
                        ScopeDef::Opaque => Defs::from_slice(&[ScopeDef::Opaque]),
                        ScopeDef::Builtin(_) => Defs::new(),
                    };
                    for def in defs {
                        if !found.get(ns).contains(&def) {
                            found.get_mut(ns).push(def);
                        }
                    }
                }
            }
            if found.is_none() {
                if !current.iter().any(|def| matches!(def, ScopeDef::Item(_))) {
                    // A module lacks the name: the path leads nowhere.
                    result.defs = PerNs::default();
                }
                return result;
            }
            current = found.types.clone();
            result.segments.push(if last { found.all() } else { current.clone() });
            result.defs = found;
            result.followed += 1;
        }
        result
    }

    fn module_defs(&self, module: ModuleId) -> Defs {
        Defs::from_slice(&[ScopeDef::Module(module)])
    }

    fn root(&self, module: ModuleId) -> ModuleId {
        ModuleId { krate: module.krate, index: 0 }
    }

    fn is_enum(&self, def: DefId) -> bool {
        matches!(self.table[def.file].facts[def.item].kind, ItemKind::Enum { .. })
    }

    /// The variant of that name of an enum.
    pub fn variant(&self, def: DefId, name: Name) -> Option<DefId> {
        let file = &self.table[def.file];
        file.facts
            .children(def.item)
            .filter(|&child| matches!(file.facts[child].kind, ItemKind::Variant { .. }))
            .find(|&child| file.facts[child].name.is_some_and(|id| file.name(id) == name))
            .map(|item| DefId { file: def.file, item })
    }

    /// What `name` stands for in the scope of `target`, seen from `from`: what is visible there, or if nothing is (which
    /// in code that compiles means that we know too little) all there is.
    fn in_module(
        &self,
        target: ModuleId,
        from: ModuleId,
        name: Name,
        ns: Namespace,
        ignore: Option<u32>,
    ) -> Defs {
        self.in_module_or_hidden(target, from, name, ns, ignore).0
    }

    /// As [`Resolver::in_module`], and whether it is visible.
    fn in_module_or_hidden(
        &self,
        target: ModuleId,
        from: ModuleId,
        name: Name,
        ns: Namespace,
        ignore: Option<u32>,
    ) -> (Defs, bool) {
        let Some(map) = self.maps.get(target.krate) else {
            return (Defs::from_slice(&[ScopeDef::Opaque]), true);
        };
        let scope = &map.modules[target.index as usize].scope;
        if let Some(trace) = self.trace {
            trace.borrow_mut().push(target);
        }
        // Imports are counted anew each time crates are linked: elsewhere the same number is another import's.
        let ignored =
            |source| target == from && ignore.is_some_and(|import| source == Source::Import(import));
        let mut visible = Defs::new();
        let mut hidden = Defs::new();
        let named = scope.named(ns, name);
        let by_globs = if named.is_empty() { self.by_globs(target, ns, name) } else { Entries::new() };
        for entry in named.iter().chain(&by_globs).filter(|entry| !ignored(entry.source)) {
            let defs = if self.maps.is_visible(entry.vis, from) { &mut visible } else { &mut hidden };
            if !defs.contains(&entry.def) {
                defs.push(entry.def);
            }
        }
        let is_visible = !visible.is_empty();
        let mut defs = if is_visible { visible } else { hidden };
        if defs.is_empty() && scope.opaque_glob {
            defs.push(ScopeDef::Opaque);
        }
        (defs, is_visible)
    }

    /// Whether `name` is in the scope of `module`, by declaration or import.
    pub(crate) fn has_entry(&self, module: ModuleId, ns: Namespace, name: Name) -> bool {
        !self.entries(module, ns, name).is_empty()
    }

    /// What `name` stands for in the scope of `module` itself, whoever may use it.
    pub fn entries(&self, module: ModuleId, ns: Namespace, name: Name) -> SmallVec<[Entry; 1]> {
        let named = self.scope(module).map_or(&[][..], |scope| scope.named(ns, name));
        if named.is_empty() { self.by_globs(module, ns, name) } else { Entries::from_slice(named) }
    }

    /// Every name that stands for something in the scope of `module` itself, in order of their numbers.
    pub fn names(&self, module: ModuleId, ns: Namespace) -> Vec<Name> {
        let mut names = self.names_by(module, |scope, names| {
            names.extend(scope.table(ns).keys());
            for glob in &scope.globs {
                if let ScopeDef::Item(def) = glob.from {
                    let file = &self.table[def.file];
                    let variants = file.facts.children(def.item).filter_map(|child| file.facts[child].name);
                    names.extend(variants.map(|name| file.name(name)));
                }
            }
        });
        names.retain(|&name| self.has_entry(module, ns, name));
        names
    }

    /// What `of` finds in the scope of `module` and those that its globs lead to, sorted, each once.
    fn names_by(&self, module: ModuleId, of: impl Fn(&Scope, &mut Vec<Name>)) -> Vec<Name> {
        let mut names = Vec::new();
        let mut reached = Reached::default();
        reached.add(module);
        let mut at = 0;
        while let Some(&from) = reached.modules.get(at) {
            if let Some(scope) = self.scope(from) {
                of(scope, &mut names);
                for glob in &scope.globs {
                    if let ScopeDef::Module(next) = glob.from {
                        reached.add(next);
                    }
                }
            }
            at += 1;
        }
        names.sort_unstable();
        names.dedup();
        names
    }

    /// What globs bring under `name` into the scope of `module`, where nothing else does. Sorted.
    fn by_globs(&self, module: ModuleId, ns: Namespace, name: Name) -> Entries {
        let Some(scope) = self.scope(module).filter(|scope| !scope.globs.is_empty()) else {
            return Entries::new();
        };
        if let [Glob { from: ScopeDef::Module(only), .. }] = scope.globs[..]
            && self.scope(only).is_none_or(|scope| scope.globs.is_empty() && scope.named(ns, name).is_empty())
        {
            return Entries::new();
        }
        self.maps.globs.get((module, ns, name), || self.follow_globs(module, ns, name))
    }

    fn follow_globs(&self, module: ModuleId, ns: Namespace, name: Name) -> Entries {
        // The modules that the name may come from, by way of globs only, and what it is found to be in each. What is
        // declared or named there shadows globs, so that the way ends there.
        let mut reached = Reached::default();
        let mut found: Vec<Entries> = Vec::new();
        let mut passes: Vec<Pass> = Vec::new();
        let mut due: Vec<usize> = Vec::new();
        reached.add(module);
        while let Some(&to) = reached.modules.get(found.len()) {
            let place = found.len();
            let mut here = Entries::new();
            if let Some(scope) = self.scope(to) {
                here.extend_from_slice(scope.named(ns, name));
                let globs = if here.is_empty() { &scope.globs[..] } else { &[] };
                for glob in globs {
                    let source = Source::Glob(glob.import);
                    match glob.from {
                        ScopeDef::Module(from) => {
                            let from = reached.add(from);
                            passes.push(Pass { from, to: place, vis: glob.vis, source, rank: glob.rank });
                        }
                        ScopeDef::Item(def) if ns != Namespace::Macros => {
                            let variant = self.variant(def, name).map(ScopeDef::Item);
                            here.extend(variant.map(|def| Entry {
                                def,
                                vis: glob.vis,
                                source,
                                rank: glob.rank,
                            }));
                        }
                        _ => {}
                    }
                }
            }
            if !here.is_empty() {
                due.push(place);
            }
            found.push(here);
        }
        // It is passed on from there; globs may go in circles, so this ends when nothing is added.
        if !due.is_empty() {
            passes.sort_unstable_by_key(|pass| pass.from);
        }
        while let Some(from) = due.pop() {
            let entries = found[from].clone();
            let first = passes.partition_point(|pass| pass.from < from);
            for pass in passes[first..].iter().take_while(|pass| pass.from == from) {
                let to = reached.modules[pass.to];
                let mut added = false;
                for entry in &entries {
                    let vis = narrowed(pass.vis, entry.vis);
                    let rank = entry.rank.max(pass.rank);
                    let passed = Entry { def: entry.def, vis, source: pass.source, rank };
                    if self.maps.is_visible(entry.vis, to) && !found[pass.to].contains(&passed) {
                        found[pass.to].push(passed);
                        added = true;
                    }
                }
                if added && !due.contains(&pass.to) {
                    due.push(pass.to);
                }
            }
        }
        let mut found = found.into_iter().next().unwrap_or_default();
        found.sort_unstable_by_key(|entry| (entry.rank, entry.source, entry.def, entry.vis));
        found
    }

    fn scope(&self, module: ModuleId) -> Option<&'a Scope> {
        let map = self.maps.get(module.krate)?;
        Some(&map.modules[module.index as usize].scope)
    }

    /// What `name` stands for by itself where it is written.
    fn lexical(&self, module: ModuleId, name: Name, ns: Namespace, ignore: Option<u32>) -> Defs {
        let mut opaque = false;
        let mut at = module;
        loop {
            let mut defs = self.in_module(at, module, name, ns, ignore);
            if defs.len() == 1 && defs[0] == ScopeDef::Opaque && self.maps[at].scope.opaque_glob {
                // It may come from the unknown glob, or be no matter of it.
                if !self.has_entry(at, ns, name) {
                    opaque = true;
                    defs.clear();
                }
            }
            if !defs.is_empty() {
                return defs;
            }
            match self.maps[at].parent {
                Some(parent) if self.maps[at].is_block() => at = parent,
                _ => break,
            }
        }
        let mut defs = self.extern_prelude(module, name, ns, false);
        if defs.is_empty() && ns == Namespace::Macros {
            defs = self.macro_prelude(module, name);
        }
        if defs.is_empty()
            && let Some(prelude) = self.standard_prelude(module)
        {
            defs = self.in_module(prelude, prelude, name, ns, None);
        }
        if defs.is_empty()
            && ns == Namespace::Types
            && let Some(&krate) = self.maps.dollar_crates.get(&name)
        {
            defs.push(ScopeDef::Module(ModuleId { krate, index: 0 }));
        }
        if defs.is_empty() && ns == Namespace::Types {
            let builtin = self.maps.builtins.get(&name).copied();
            defs.extend(builtin.map(ScopeDef::Builtin));
        }
        if defs.is_empty() && opaque {
            defs.push(ScopeDef::Opaque);
        }
        defs
    }

    /// A crate by the name it is known by in `module`'s crate; with `all`, also the standard crates that need
    /// `extern crate`.
    fn extern_prelude(&self, module: ModuleId, name: Name, ns: Namespace, all: bool) -> Defs {
        let mut defs = Defs::new();
        if ns != Namespace::Types {
            return defs;
        }
        let Some(map) = self.maps.get(module.krate) else { return defs };
        if let Some(&def) = map.extern_crates.get(&name) {
            defs.push(def);
        } else if let Some(&def) = map.extern_prelude.get(&name) {
            defs.push(def);
        } else if all && let Some(&def) = map.sysroot.get(&name) {
            defs.push(def);
        }
        defs
    }

    fn macro_prelude(&self, module: ModuleId, name: Name) -> Defs {
        let Some(map) = self.maps.get(module.krate) else { return Defs::new() };
        let std = map.sysroot.get(&Name::STD).and_then(|&def| match def {
            ScopeDef::Module(root) => Some(root.krate),
            _ => None,
        });
        for krate in map.macro_use_crates.iter().copied().chain(std) {
            let root = ModuleId { krate, index: 0 };
            let defs = self.in_module(root, module, name, Namespace::Macros, None);
            if !defs.is_empty() {
                return defs;
            }
        }
        Defs::new()
    }

    /// `std::prelude::rust_…` as the crate's edition has it.
    pub fn standard_prelude(&self, module: ModuleId) -> Option<ModuleId> {
        let map = self.maps.get(module.krate)?;
        let edition = match map.edition {
            Edition::E2015 => Name::V2015,
            Edition::E2018 => Name::V2018,
            Edition::E2021 => Name::V2021,
            Edition::E2024 => Name::V2024,
        };
        for std in [Name::STD, Name::CORE] {
            let Some(&ScopeDef::Module(root)) = map.sysroot.get(&std) else { continue };
            let step = |module: ModuleId, name: Name| {
                let defs = self.in_module(module, module, name, Namespace::Types, None);
                defs.into_iter().find_map(|def| match def {
                    ScopeDef::Module(module) => Some(module),
                    _ => None,
                })
            };
            let prelude = step(root, Name::PRELUDE);
            if let Some(module) =
                prelude.and_then(|module| step(module, edition).or_else(|| step(module, Name::V1)))
            {
                return Some(module);
            }
        }
        None
    }

    /// The traits whose methods can be called in `module`: those in scope of it and of the blocks around it, by name or
    /// `as _`, and those of the standard prelude. Sorted, each once.
    pub fn traits_in_scope(&self, module: ModuleId) -> Vec<DefId> {
        let mut traits = Vec::new();
        let mut add_scope = |module: ModuleId| {
            let scope = &self.maps[module].scope;
            for name in self.names_by(module, |scope, names| names.extend(&scope.traits)) {
                let entries = self.entries(module, Namespace::Types, name);
                traits.extend(entries.iter().filter_map(|entry| match entry.def {
                    ScopeDef::Item(def) if is_trait(self.table, entry.def) => Some(def),
                    _ => None,
                }));
            }
            traits.extend(scope.unnamed_traits.iter().map(|&(def, _)| def));
        };
        let mut at = Some(module);
        while let Some(module) = at {
            add_scope(module);
            at = self.maps[module].parent.filter(|_| self.maps[module].is_block());
        }
        if let Some(prelude) = self.standard_prelude(module) {
            add_scope(prelude);
        }
        traits.sort_unstable();
        traits.dedup();
        traits
    }
}

/// The first of some definitions that the usual build has, or if it has none the first.
pub(super) fn usual(table: &FactsTable, defs: impl Iterator<Item = DefId> + Clone) -> Option<DefId> {
    let is_off = |def: &DefId| table[def.file].facts[def.item].flags.contains(ItemFlags::CFG_OFF);
    defs.clone().find(|def| !is_off(def)).or_else(|| defs.clone().next())
}

/// A glob on the way to a name: places of modules in [`Reached`].
struct Pass {
    from: usize,
    to: usize,
    vis: Vis,
    source: Source,
    rank: u8,
}

/// Modules that globs lead to, in the order in which they were reached.
#[derive(Default)]
struct Reached {
    modules: Vec<ModuleId>,
    /// Where each stands in `modules`, once they are many.
    places: FxHashMap<ModuleId, usize>,
}

impl Reached {
    /// So many are looked through faster than hashed.
    const FEW: usize = 8;

    /// The place of `module`, which it now has at the latest.
    fn add(&mut self, module: ModuleId) -> usize {
        let place = self.modules.len();
        if place > Reached::FEW {
            match self.places.entry(module) {
                hash_map::Entry::Occupied(known) => return *known.get(),
                hash_map::Entry::Vacant(new) => new.insert(place),
            };
        } else if let Some(known) = self.modules.iter().position(|&known| known == module) {
            return known;
        } else if place == Reached::FEW {
            let known = self.modules.iter().enumerate();
            self.places = known.map(|(place, &module)| (module, place)).collect();
            self.places.insert(module, place);
        }
        self.modules.push(module);
        place
    }
}

/// The primitive types by name.
pub(super) fn builtin_names(table: &FactsTable) -> FxHashMap<Name, Builtin> {
    Builtin::ALL.iter().map(|&(text, builtin)| (table.names().intern(text), builtin)).collect()
}
