//! First phase: from a crate's root file to its modules and what they declare.
//!
//! Follows the Reference's *Modules* chapter: `mod name;` is `name.rs` or `name/mod.rs` in the module's directory, `#[path]`
//! is relative to the directory of the file, or of the inline modules around it. Where several `cfg_attr`s give a path,
//! each is a module. What item macros were read as is declared as if written in place; `include!` of a literal, or of a file
//! that the build script wrote, likewise.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::def_map::{
    DefMap, Entry, ModuleData, ModuleId, ModuleOrigin, Namespace, Scope, ScopeDef, Source, Vis,
};
use super::expansion::{ExpandedCall, RulesCache, expand_call, selected_arm};
use super::path::{PathView, usual};
use crate::facts::{
    Anchor, AttrKind, BlockId, DefId, Expansions, Extract, FactsTable, File, FileFacts, ImportKind,
    ItemFlags, ItemId, ItemKind, MacroArgs, MacroCall, MacroCallId, Name, Shape, Visibility,
};
use crate::source::FileId;
use crate::workspace::graph::{CrateGraph, CrateId, Edition};

/// Nesting of modules beyond which no further one is entered; real code stays below twenty.
const MAX_DEPTH: usize = 128;

/// The longest call of a dependency's that is expanded, in bytes.
const MAX_SKIMMED_CALL: usize = 16 << 10;

/// How many expansions may stand in one another (rustc's `recursion_limit`).
pub(super) const MAX_EXPANSION_DEPTH: u32 = 128;

/// How many calls in item position are expanded in a crate; real crates stay below a tenth of it.
pub(super) const MAX_EXPANSIONS: u32 = 50_000;

/// One import to resolve.
#[derive(Clone, Debug)]
pub(super) struct Import {
    /// The module whose scope it changes.
    pub(super) module: ModuleId,
    pub(super) path: PathView,
    pub(super) edition: Edition,
    pub(super) kind: ImportTarget,
    pub(super) vis: Vis,
    /// Whether it is behind a `cfg` that is false in the usual build.
    pub(super) off: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ImportTarget {
    /// Bound under a name; `types_only` for `{self}`.
    Named {
        name: Name,
        types_only: bool,
    },
    /// `as _`
    Underscore,
    Glob,
    /// `extern crate …`, with whether `#[macro_use]`.
    ExternCrate {
        name: Option<Name>,
        macro_use: bool,
    },
}

/// A macro call in item position that can't be expanded yet: its macro is not one of textual scope.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenCall {
    /// Where what it expands to goes.
    pub(super) module: ModuleId,
    /// The item that it is.
    pub(super) def: DefId,
    /// How many expansions it stands in.
    pub(super) depth: u32,
}

/// One crate while it is collected.
pub(super) struct Collected {
    pub(super) map: DefMap,
    pub(super) imports: Vec<Import>,
    pub(super) open_calls: Vec<OpenCall>,
}

/// Whether a call of a dependency's is taken for what it reads as: items, which is near enough to what it stands for, unless
/// the macro is one that puts conditions on them.
pub(super) fn is_skimmed(facts: &FileFacts, call: &MacroCall) -> bool {
    matches!(call.args, MacroArgs::Items(items) if !facts[items].is_empty()) || is_long(facts, call)
}

/// Whether a call of a dependency's is too long to be expanded.
fn is_long(facts: &FileFacts, call: &MacroCall) -> bool {
    call.tokens.is_some_and(|tokens| facts[tokens].len() > MAX_SKIMMED_CALL)
}

/// What a call expands to that the usual build lacks.
fn all_off(mut facts: Arc<FileFacts>) -> Arc<FileFacts> {
    for item in &mut Arc::make_mut(&mut facts).items {
        item.flags.insert(ItemFlags::CFG_OFF);
    }
    facts
}

/// Whether it is a call of `cfg_select!`, which the compiler expands.
fn is_cfg_select(facts: &FileFacts, call: &MacroCall) -> bool {
    facts[facts[call.path].segments].last().is_some_and(|last| &facts[last.name] == "cfg_select")
}

/// Whether rules write an attribute that decides where the items of a call can be seen.
pub(super) fn writes_conditions(rules: &str) -> bool {
    rules.contains("cfg(") || rules.contains("macro_export")
}

/// What all crates of one run have in common.
#[derive(Clone, Copy)]
pub(super) struct Run<'a> {
    pub(super) rules: &'a RulesCache,
    pub(super) lowered: &'a Expansions,
    /// Is asked between files and expansions; once it says no, what comes of the run is of no use.
    pub(super) keep_on: &'a (dyn Fn() -> bool + Sync),
}

/// Walks one crate.
pub(super) fn collect(
    table: &mut FactsTable,
    run: Run<'_>,
    graph: &CrateGraph,
    krate: CrateId,
    root: FileId,
) -> Collected {
    let dir = table[root].path.parent().map(Path::to_owned).unwrap_or_default();
    let mut map = DefMap::empty(krate, graph[krate].edition);
    map.skim = graph[krate].origin.is_by_signatures();
    map.out_dir = graph[krate].out_dir.clone();
    let collected = Collected { map, imports: Vec::new(), open_calls: Vec::new() };
    let mut collector = Collector::new(table, run, collected);
    let root_id = ModuleId { krate, index: 0 };
    collector.add_module(None, None, ModuleOrigin::Root(root), Vis::Public, dir);
    collector.file(root_id, root);
    collector.finish()
}

/// Goes on where a macro call could not be expanded before: with the macro that it is now known to name, or (if there is
/// none) with what its tokens were read as.
pub(super) fn reopen(
    table: &mut FactsTable,
    run: Run<'_>,
    collected: Collected,
    call: OpenCall,
    macro_: Option<(DefId, CrateId)>,
) -> Collected {
    let mut collector = Collector::new(table, run, collected);
    let Some(file) = collector.table.get(call.def.file).cloned() else { return collector.finish() };
    let ItemKind::MacroCall(id) = file.facts[call.def.item].kind else { return collector.finish() };
    collector.depth = call.depth;
    let expanded = macro_.is_some_and(|(def, krate)| collector.expand(call.module, call.def, id, def, krate));
    if !expanded {
        collector.as_read(call.module, &file.facts, call.def, id);
    }
    collector.finish()
}

struct Collector<'a> {
    table: &'a mut FactsTable,
    run: Run<'a>,
    edition: Edition,
    map: DefMap,
    imports: Vec<Import>,
    open_calls: Vec<OpenCall>,
    /// How many expansions are around.
    depth: u32,
    /// Expand only what reads as nothing: enough for a dependency.
    skim: bool,
    /// Files around the one at hand, so that one which includes itself is not entered again.
    open_files: Vec<FileId>,
}

impl<'a> Collector<'a> {
    fn new(table: &'a mut FactsTable, run: Run<'a>, collected: Collected) -> Collector<'a> {
        let Collected { map, imports, open_calls } = collected;
        Collector {
            table,
            run,
            edition: map.edition,
            skim: map.skim,
            map,
            imports,
            open_calls,
            depth: 0,
            open_files: Vec::new(),
        }
    }

    fn finish(self) -> Collected {
        Collected { map: self.map, imports: self.imports, open_calls: self.open_calls }
    }

    fn add_module(
        &mut self,
        parent: Option<ModuleId>,
        name: Option<Name>,
        origin: ModuleOrigin,
        vis: Vis,
        dir: PathBuf,
    ) -> ModuleId {
        let index = self.map.modules.len() as u32;
        let around = parent.is_some_and(|parent| self.module(parent).off);
        let declared = match origin {
            ModuleOrigin::File(def, _) | ModuleOrigin::Inline(def) => self.is_off(def),
            ModuleOrigin::Root(_) | ModuleOrigin::Block(..) => false,
        };
        self.map.modules.push(ModuleData {
            parent,
            name,
            origin,
            vis,
            off: around || declared,
            declared_off: declared,
            scope: Scope::default(),
            textual_macros: FxHashMap::default(),
            dir,
            impls: Vec::new(),
            items: Vec::new(),
        });
        ModuleId { krate: self.map.krate, index }
    }

    /// Whether an item is behind a `cfg` that is false in the usual build.
    fn is_off(&self, def: DefId) -> bool {
        self.table[def.file].facts[def.item].flags.contains(ItemFlags::CFG_OFF)
    }

    /// Adds a module to those that something is content of: those of the usual build stand first.
    fn enlist(&mut self, index: u32, of: impl Fn(&mut DefMap) -> &mut SmallVec<[u32; 1]>) {
        let off = self.map.modules[index as usize].off;
        let known = of(&mut self.map).clone();
        let place = known.iter().position(|&other| !off && self.map.modules[other as usize].off);
        of(&mut self.map).insert(place.unwrap_or(known.len()), index);
    }

    fn module(&mut self, id: ModuleId) -> &mut ModuleData {
        &mut self.map.modules[id.index as usize]
    }

    /// Enters a file's content into `module`.
    fn file(&mut self, module: ModuleId, file: FileId) {
        if self.open_files.contains(&file) || self.open_files.len() >= MAX_DEPTH || !(self.run.keep_on)() {
            return;
        }
        self.open_files.push(file);
        self.enlist(module.index, |map| map.file_modules.entry(file).or_default());
        let facts = self.table[file].facts.clone();
        for &item in &facts.roots {
            self.item(module, &facts, DefId { file, item });
        }
        self.blocks(module, &facts, file);
        self.open_files.pop();
    }

    fn item(&mut self, module: ModuleId, facts: &FileFacts, def: DefId) {
        let item = &facts[def.item];
        if self.skim && item.flags.contains(ItemFlags::CFG_TEST) {
            // A dependency's tests are not there for others.
            return;
        }
        let name = item.name.map(|name| self.table[def.file].name(name));
        let vis = self.visibility(module, facts, def.file, item.visibility);
        self.module(module).items.push(def);
        match &item.kind {
            ItemKind::Module { inline } => self.mod_item(module, facts, def, name, vis, *inline),
            ItemKind::Fn { .. } => {
                self.declare(module, Namespace::Values, name, def, vis);
                if item.flags.contains(ItemFlags::PROC_MACRO) {
                    let derive = facts[item.attrs].iter().find_map(|attr| match attr.kind {
                        AttrKind::ProcMacroDerive(name) => Some(self.table[def.file].name(name)),
                        _ => None,
                    });
                    self.declare(module, Namespace::Macros, derive.or(name), def, Vis::Public);
                }
            }
            ItemKind::Const { .. } | ItemKind::Static { .. } => {
                self.declare(module, Namespace::Values, name, def, vis);
            }
            ItemKind::Struct { shape, .. } => {
                self.declare(module, Namespace::Types, name, def, vis);
                if *shape != Shape::Record {
                    self.declare(module, Namespace::Values, name, def, vis);
                }
            }
            ItemKind::Union { .. } | ItemKind::Enum { .. } | ItemKind::TypeAlias { .. } => {
                self.declare(module, Namespace::Types, name, def, vis);
            }
            ItemKind::Impl { .. } | ItemKind::Trait { .. } => {
                if matches!(item.kind, ItemKind::Impl { .. }) {
                    self.module(module).impls.push(def);
                } else if !self.map.parts_of.contains_key(&def) {
                    self.declare(module, Namespace::Types, name, def, vis);
                }
                for child in facts.children(def.item) {
                    if matches!(facts[child].kind, ItemKind::MacroCall(_)) {
                        self.item(module, facts, DefId { file: def.file, item: child });
                    }
                }
            }
            ItemKind::MacroDef { decl_macro, .. } => {
                let Some(name) = name else { return };
                if *decl_macro {
                    self.declare(module, Namespace::Macros, Some(name), def, vis);
                    return;
                }
                let data = self.module(module);
                data.textual_macros.entry(name).or_default().push(def);
                data.scope.version += 1;
                if item.flags.contains(ItemFlags::MACRO_EXPORT) {
                    let root = self.map.root();
                    self.declare(root, Namespace::Macros, Some(name), def, Vis::Public);
                }
            }
            ItemKind::MacroCall(call) => {
                let id = *call;
                let call = &facts[id];
                let skimmed = self.skim && is_skimmed(facts, call);
                if call.tokens.is_none() || skimmed && is_long(facts, call) {
                    // One of std's own, whose arguments are read for what they are.
                    self.as_read(module, facts, def, id);
                    return;
                }
                let textual = match (&facts[facts[call.path].segments], facts[call.path].anchor) {
                    ([segment], Anchor::Plain) => {
                        self.textual_macro(module, self.table[def.file].name(segment.name))
                    }
                    _ => None,
                };
                if textual.is_none() && is_cfg_select(facts, call) && self.select(module, def, id) {
                    return;
                }
                match textual {
                    Some(macro_) if !skimmed || self.writes_conditions(macro_) => {
                        if !self.expand(module, def, id, macro_, self.map.krate) {
                            self.as_read(module, facts, def, id);
                        }
                    }
                    _ if skimmed => self.as_read(module, facts, def, id),
                    _ => self.open_calls.push(OpenCall { module, def, depth: self.depth }),
                }
            }
            ItemKind::Use { imports } => {
                for import in &facts[*imports] {
                    let path = PathView::of(&self.table[def.file], import.path);
                    let kind = match import.kind {
                        ImportKind::Plain | ImportKind::SelfInBraces => {
                            let types_only = import.kind == ImportKind::SelfInBraces;
                            let name = path.segments.last().copied();
                            let Some(name) = name else { continue };
                            ImportTarget::Named { name, types_only }
                        }
                        ImportKind::Renamed { name, of_self, .. } => {
                            let name = self.table[def.file].name(name);
                            ImportTarget::Named { name, types_only: of_self }
                        }
                        ImportKind::Underscore => ImportTarget::Underscore,
                        ImportKind::Glob => ImportTarget::Glob,
                    };
                    let off = item.flags.contains(ItemFlags::CFG_OFF);
                    self.imports.push(Import { module, path, edition: self.edition, kind, vis, off });
                }
            }
            ItemKind::ExternCrate { krate, .. } => {
                let krate = self.table[def.file].name(*krate);
                let macro_use = item.flags.contains(ItemFlags::MACRO_USE);
                let path = if krate == Name::SELF_VALUE {
                    PathView { anchor: Anchor::Crate, segments: SmallVec::new() }
                } else {
                    PathView { anchor: Anchor::Absolute, segments: SmallVec::from_slice(&[krate]) }
                };
                let name = name.filter(|&name| name != Name::UNDERSCORE);
                let kind = ImportTarget::ExternCrate { name, macro_use };
                let off = item.flags.contains(ItemFlags::CFG_OFF);
                self.imports.push(Import { module, path, edition: Edition::E2018, kind, vis, off });
            }
            ItemKind::ExternBlock => {
                for child in facts.children(def.item) {
                    self.item(module, facts, DefId { file: def.file, item: child });
                }
            }
            ItemKind::Variant { .. }
            | ItemKind::Field { .. }
            | ItemKind::TypeParam { .. }
            | ItemKind::ConstParam { .. } => {}
        }
    }

    fn writes_conditions(&self, macro_: DefId) -> bool {
        let facts = &self.table[macro_.file].facts;
        matches!(facts[macro_.item].kind, ItemKind::MacroDef { rules, .. } if writes_conditions(&facts[rules]))
    }

    /// The macro of textual scope that is in force at this point of the walk.
    fn textual_macro(&self, module: ModuleId, name: Name) -> Option<DefId> {
        let mut next = Some(module);
        while let Some(module) = next {
            let data = &self.map.modules[module.index as usize];
            let defs = data.textual_macros.get(&name).map_or(&[][..], |defs| defs);
            if let Some(def) = usual(self.table, defs.iter().rev().copied()) {
                return Some(def);
            }
            next = data.parent;
        }
        None
    }

    /// Puts what a call expands to in its place. False if it can't be expanded.
    fn expand(
        &mut self,
        module: ModuleId,
        def: DefId,
        call: MacroCallId,
        macro_: DefId,
        krate: CrateId,
    ) -> bool {
        if self.is_too_much() {
            return false;
        }
        let Some(source) = self.table.get(def.file).cloned() else { return false };
        let Some(expansion) = expand_call(self.table, self.run.rules, macro_, krate, &source, def.file, call)
        else {
            return false;
        };
        self.put(module, def, call, &source, expansion);
        true
    }

    /// Puts the arm of a `cfg_select!` in its place that the usual build has. False if there is none.
    fn select(&mut self, module: ModuleId, def: DefId, call: MacroCallId) -> bool {
        if self.is_too_much() {
            return false;
        }
        let Some(source) = self.table.get(def.file).cloned() else { return false };
        let Some(arm) = selected_arm(&source, def.file, call) else { return false };
        self.put(module, def, call, &source, arm);
        true
    }

    fn is_too_much(&self) -> bool {
        let is_too_much = self.depth >= MAX_EXPANSION_DEPTH || self.map.expansions >= MAX_EXPANSIONS;
        is_too_much || !(self.run.keep_on)()
    }

    /// Puts an expansion in the place of its call.
    fn put(
        &mut self,
        module: ModuleId,
        def: DefId,
        call: MacroCallId,
        source: &Arc<File>,
        expansion: ExpandedCall,
    ) {
        // Among the items of an impl or trait the expansion stands in one of the same head.
        let around = source.facts[call].around.map(|head| &source.facts[head]);
        let (text, map) = match around {
            Some(head) => {
                let open = format!("{head} {{ ");
                let text = format!("{open}{} }}", expansion.text);
                (text, expansion.map.shifted(open.len() as u32))
            }
            None => (expansion.text, expansion.map),
        };
        let facts = match self.skim {
            true => self.run.lowered.take(&text, self.edition, Extract::Signatures),
            false => self.run.lowered.get(&text, self.edition, Extract::Whole),
        };
        let facts = match source.facts[def.item].flags.contains(ItemFlags::CFG_OFF) {
            true => all_off(facts),
            false => facts,
        };
        let file = self.table.insert_expansion(facts, map);
        if around.is_some()
            && let Some(of) = source.facts[def.item].parent
            && let Some(&item) = self.table[file].facts.roots.first()
        {
            let of = DefId { file: def.file, item: of };
            self.map.impl_parts.entry(of).or_default().push(DefId { file, item });
            self.map.parts_of.insert(DefId { file, item }, of);
        }
        self.map.expansions += 1;
        if let MacroArgs::Items(items) = source.facts[call].args {
            let runs = self.map.replaced.entry(def.file).or_default();
            // What calls among them were read as lies elsewhere in the table, and goes as well.
            let mut open: Vec<ItemId> = source.facts[items].to_vec();
            while let Some(item) = open.pop() {
                let run = (item, source.facts[item].end);
                let Err(at) = runs.binary_search(&run) else { continue };
                runs.insert(at, run);
                for inner in (run.0.0..run.1.0).map(ItemId) {
                    if let ItemKind::MacroCall(call) = source.facts[inner].kind
                        && let MacroArgs::Items(items) = source.facts[call].args
                    {
                        open.extend(&source.facts[items]);
                    }
                }
            }
        }
        self.depth += 1;
        let open = std::mem::take(&mut self.open_files);
        self.file(module, file);
        self.open_files = open;
        self.depth -= 1;
        // The call itself may stand in an expansion, which has not been settled yet: then its own place comes from there.
        let written = source.facts.item_ranges[def.item.index()].full;
        let written = match &source.expansion {
            Some(map) => map.covering(written).unwrap_or_default(),
            None => written,
        };
        self.table.settle_expansion(file, written);
    }

    /// Takes a call's tokens for the items that they were read as.
    fn as_read(&mut self, module: ModuleId, facts: &FileFacts, def: DefId, call: MacroCallId) {
        let file = def.file;
        match facts[call].args {
            // Among an impl's items: they stand there already.
            _ if facts[call].around.is_some() => {}
            MacroArgs::Items(items) => {
                for &item in &facts[items] {
                    self.item(module, facts, DefId { file, item });
                }
            }
            _ => self.include(module, facts, def, &facts[call]),
        }
    }

    fn declare(&mut self, module: ModuleId, ns: Namespace, name: Option<Name>, def: DefId, vis: Vis) {
        self.declare_as(module, ns, name, ScopeDef::Item(def), vis);
    }

    fn declare_as(&mut self, module: ModuleId, ns: Namespace, name: Option<Name>, def: ScopeDef, vis: Vis) {
        if let Some(name) = name {
            let off = match def {
                ScopeDef::Item(def) => self.is_off(def),
                ScopeDef::Module(module) => self.module(module).off,
                ScopeDef::Builtin(_) | ScopeDef::Opaque => false,
            };
            let scope = &mut self.module(module).scope;
            let entries = scope.table_mut(ns).entry(name).or_default();
            entries.push(Entry { def, vis, source: Source::Declared, rank: u8::from(off) });
            entries.sort_by_key(|entry| entry.rank);
            scope.version += 1;
        }
    }

    fn mod_item(
        &mut self,
        parent: ModuleId,
        facts: &FileFacts,
        def: DefId,
        name: Option<Name>,
        vis: Vis,
        inline: bool,
    ) {
        let Some(name) = name else { return };
        let item = &facts[def.item];
        let text = facts.item_name(def.item).unwrap_or_default();
        let paths: Vec<&str> = facts[item.attrs]
            .iter()
            .filter_map(|attr| match attr.kind {
                AttrKind::Path(value) => Some(&facts[value]),
                _ => None,
            })
            .collect();
        let dir = self.module(parent).dir.clone();
        if inline {
            let dir = dir.join(paths.first().copied().unwrap_or(text));
            let child = self.add_module(Some(parent), Some(name), ModuleOrigin::Inline(def), vis, dir);
            self.enlist(child.index, |map| map.item_modules.entry(def).or_default());
            self.declare_as(parent, Namespace::Types, Some(name), ScopeDef::Module(child), vis);
            if self.depth(child) < MAX_DEPTH {
                for item in facts.children(def.item) {
                    self.item(child, facts, DefId { file: def.file, item });
                }
            }
            self.leak_macros(item.flags, parent, child);
            return;
        }
        // Where `#[path]` starts from: the file's own directory, unless inline modules are around the declaration.
        let in_inline = matches!(self.module(parent).origin, ModuleOrigin::Inline(_));
        let file_dir = self.table[def.file].path.parent().map(Path::to_owned).unwrap_or_default();
        let path_base = if in_inline { dir.clone() } else { file_dir };
        let mut found: Vec<(FileId, PathBuf)> = Vec::new();
        for path in &paths {
            let path = normalized(&path_base.join(path.replace('\\', "/")));
            if let Some(file) = self.table.lookup(&path) {
                // A file named by `#[path]` looks for its own modules beside itself, as a `mod.rs` does.
                found.push((file, path.parent().map(Path::to_owned).unwrap_or_default()));
            }
        }
        let only_by_attr = facts[item.attrs].iter().any(|attr| matches!(attr.kind, AttrKind::Path(_)));
        if found.is_empty() || !only_by_attr {
            let children = dir.join(text);
            for candidate in [dir.join(format!("{text}.rs")), children.join("mod.rs")] {
                if let Some(file) = self.table.lookup(&normalized(&candidate)) {
                    found.push((file, children.clone()));
                    break;
                }
            }
        }
        if found.is_empty() {
            self.map.missing_files.push(def);
            let origin = ModuleOrigin::File(def, None);
            let child = self.add_module(Some(parent), Some(name), origin, vis, dir.join(text));
            self.enlist(child.index, |map| map.item_modules.entry(def).or_default());
            self.declare_as(parent, Namespace::Types, Some(name), ScopeDef::Module(child), vis);
            return;
        }
        for (file, dir) in found {
            if let Some(child) = self.module_again(parent, name, file, def) {
                self.enlist(child.index, |map| map.item_modules.entry(def).or_default());
                self.declare_as(parent, Namespace::Types, Some(name), ScopeDef::Module(child), vis);
                self.leak_macros(item.flags, parent, child);
                continue;
            }
            let child =
                self.add_module(Some(parent), Some(name), ModuleOrigin::File(def, Some(file)), vis, dir);
            self.enlist(child.index, |map| map.item_modules.entry(def).or_default());
            self.declare_as(parent, Namespace::Types, Some(name), ScopeDef::Module(child), vis);
            self.file(child, file);
            // `#![macro_use]` inside the file counts as well.
            let mut flags = item.flags;
            let file = &self.table[file];
            for attr in &file.facts[file.facts.file_attrs] {
                let path = &file.facts[file.facts[attr.path].segments];
                if path.len() == 1 && &file.facts[path[0].name] == "macro_use" {
                    flags.insert(ItemFlags::MACRO_USE);
                }
            }
            self.leak_macros(flags, parent, child);
        }
    }

    /// The module that a `mod` declaration before `def` made of the same file under the same name: `cfg` twins of a
    /// declaration are one module, which is off only if all of them are.
    fn module_again(&mut self, parent: ModuleId, name: Name, file: FileId, def: DefId) -> Option<ModuleId> {
        let krate = self.map.krate;
        let &index = self.map.file_modules.get(&file)?.iter().find(|&&index| {
            let data = &self.map.modules[index as usize];
            data.parent == Some(parent) && data.name == Some(name)
        })?;
        let id = ModuleId { krate, index };
        if self.module(id).declared_off && !self.is_off(def) {
            self.module(id).declared_off = false;
            for index in index as usize..self.map.modules.len() {
                let data = &self.map.modules[index];
                let around = data.parent.is_some_and(|parent| self.map.modules[parent.index as usize].off);
                self.map.modules[index].off = around || data.declared_off;
            }
        }
        Some(id)
    }

    /// `#[macro_use] mod`: macros of textual scope outlive the module.
    fn leak_macros(&mut self, flags: ItemFlags, parent: ModuleId, child: ModuleId) {
        if flags.contains(ItemFlags::MACRO_USE) {
            let macros = self.module(child).textual_macros.clone();
            let off = self.module(child).off;
            let parent = self.module(parent);
            parent.scope.version += 1;
            for (name, defs) in macros {
                let known = parent.textual_macros.entry(name).or_default();
                // The last one counts; what the usual build lacks should not be it.
                if off && !parent.off {
                    known.insert_many(0, defs);
                } else {
                    known.extend(defs);
                }
            }
        }
    }

    fn depth(&self, mut module: ModuleId) -> usize {
        let mut depth = 0;
        while let Some(parent) = self.map.modules[module.index as usize].parent {
            module = parent;
            depth += 1;
        }
        depth
    }

    fn include(&mut self, module: ModuleId, facts: &FileFacts, def: DefId, call: &crate::facts::MacroCall) {
        let segments = &facts[facts[call.path].segments];
        let is_include = segments.last().is_some_and(|segment| &facts[segment.name] == "include");
        let Some(tokens) = call.tokens.filter(|_| is_include) else { return };
        let path = match facts.output(call) {
            Some(output) => self.map.out_dir.as_ref().map(|dir| dir.join(output)),
            None => {
                let text = facts[tokens].trim().trim_end_matches(',').trim_end();
                let literal = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
                let base = self.table[def.file].path.parent().map(Path::to_owned).unwrap_or_default();
                literal.map(|literal| normalized(&base.join(literal)))
            }
        };
        match path.and_then(|path| self.table.lookup(&path)) {
            Some(included) => self.file(module, included),
            None => self.map.missing_files.push(def),
        }
    }

    /// Makes a module of each block of `file` that declares items.
    fn blocks(&mut self, file_module: ModuleId, facts: &FileFacts, file: FileId) {
        let mut blocks: Vec<BlockId> = (0..facts.blocks.len() as u32)
            .map(BlockId)
            .filter(|&block| !facts[block].items.is_empty())
            .collect();
        blocks.sort_by_key(|&block| (facts[block].range.start, std::cmp::Reverse(facts[block].range.end)));
        let mut around: Vec<(BlockId, ModuleId)> = Vec::new();
        for block in blocks {
            let range = facts[block].range;
            while around.last().is_some_and(|&(outer, _)| !facts[outer].range.covers(range)) {
                around.pop();
            }
            let Some(&first) = facts[facts[block].items].first() else { continue };
            let outer = around.last().copied();
            let parent = self.lexical_parent(facts, file, first, outer).unwrap_or(file_module);
            let dir = self.module(parent).dir.clone();
            let vis = Vis::In(parent);
            let module = self.add_module(Some(parent), None, ModuleOrigin::Block(file, block), vis, dir);
            self.map.block_modules.entry((file, block)).or_default().push(module.index);
            around.push((block, module));
            for &item in &facts[facts[block].items] {
                self.item(module, facts, DefId { file, item });
            }
        }
    }

    /// The module around a block whose first item is `item`, where `outer` is the innermost block around it that declares
    /// items; `None` stands for the file's own module.
    fn lexical_parent(
        &self,
        facts: &FileFacts,
        file: FileId,
        item: ItemId,
        outer: Option<(BlockId, ModuleId)>,
    ) -> Option<ModuleId> {
        let mut owner = facts[item].parent;
        while let Some(item) = owner {
            let range = facts.item_ranges[item.index()].full;
            if let Some((block, module)) = outer
                && range.covers(facts[block].range)
            {
                return Some(module); // The owner is around the outer block, so nothing stands between.
            }
            if let Some(indices) = self.map.item_modules.get(&DefId { file, item }) {
                return Some(ModuleId { krate: self.map.krate, index: *indices.iter().max()? });
            }
            owner = facts[item].parent;
        }
        outer.map(|(_, module)| module)
    }

    fn visibility(&self, module: ModuleId, facts: &FileFacts, file: FileId, visibility: Visibility) -> Vis {
        let normal = |mut module: ModuleId| {
            loop {
                let data = &self.map.modules[module.index as usize];
                match data.parent {
                    Some(parent) if data.is_block() => module = parent,
                    _ => return module,
                }
            }
        };
        let parent = |module: ModuleId| self.map.modules[module.index as usize].parent.map_or(module, normal);
        match visibility {
            Visibility::Public => Vis::Public,
            Visibility::Crate => Vis::In(self.map.root()),
            // Private to a block means visible in the block; its module is the finer scope.
            Visibility::Inherited => Vis::In(module),
            Visibility::SelfMod => Vis::In(normal(module)),
            Visibility::Super => Vis::In(parent(normal(module))),
            Visibility::In(path) => {
                let view = PathView::of(&self.table[file], path);
                let _ = facts;
                let mut scope = match view.anchor {
                    Anchor::SelfMod => normal(module),
                    Anchor::Super(levels) => (0..levels).fold(normal(module), |module, _| parent(module)),
                    _ => self.map.root(),
                };
                // The path names a module around this one, so its name is enough to find the next.
                let mut chain = vec![normal(module)];
                while let Some(up) = self.map.modules[chain[chain.len() - 1].index as usize].parent {
                    chain.push(normal(up));
                }
                for &name in &view.segments {
                    let below = chain.iter().find(|&&module| {
                        let data = &self.map.modules[module.index as usize];
                        data.name == Some(name) && data.parent.map(normal) == Some(scope)
                    });
                    match below {
                        Some(&below) => scope = below,
                        None => return Vis::In(self.map.root()),
                    }
                }
                Vis::In(scope)
            }
        }
    }
}

/// `path` without `.` and with `..` taken back, by text alone.
fn normalized(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir if matches!(out.components().next_back(), Some(Component::Normal(_))) => {
                out.pop();
            }
            _ => out.push(component),
        }
    }
    out
}
