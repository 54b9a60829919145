//! Lowers ahead, in parallel, what item macros will turn out to stand for.
//!
//! Which macro a call names is known only when everything before it has been collected, so that calls are expanded one
//! after the other. What costs most, though, is to parse what they stand for, and that depends on its text alone. So this
//! guesses by the macro's name, expands, lowers, and puts the facts where they are found by text. A wrong guess is never
//! seen: it costs time, no answer.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::collector::dollar_crate;
use super::expansion::RulesCache;
use super::module_tree::{MAX_EXPANSION_DEPTH, MAX_EXPANSIONS, is_skimmed, writes_conditions};
use crate::expand::expand;
use crate::facts::{
    DefId, Expansions, Extract, FactsTable, FileFacts, ItemFlags, ItemId, ItemKind, MacroCall,
};
use crate::workspace::graph::{CrateGraph, CrateId, Edition, TargetKind};

/// Lowers what the item macros called in the files of `crates` probably stand for.
pub(super) fn lower(
    table: &FactsTable,
    graph: &CrateGraph,
    rules: &RulesCache,
    crates: &[CrateId],
    keep_on: &(dyn Fn() -> bool + Sync),
) {
    // When the workspace is linked again, most is known, and the rest is little.
    if !table.expansions().is_first_run() {
        return;
    }
    let crates: FxHashSet<CrateId> =
        crates.iter().copied().filter(|&krate| graph[krate].kind != TargetKind::Loose).collect();
    if crates.is_empty() {
        return;
    }
    let packages = Packages::of(graph);
    let mut calling = Vec::new();
    let mut macros: FxHashMap<&str, Vec<Macro<'_>>> = FxHashMap::default();
    for (id, file) in table.iter().filter(|(_, file)| file.expansion.is_none()) {
        let Some(krate) = packages.crate_of(&file.path) else { continue };
        let mut calls = false;
        for (index, item) in file.facts.items.iter().enumerate() {
            match item.kind {
                ItemKind::MacroDef { rules, decl_macro, .. } => {
                    let def = DefId { file: id, item: ItemId(index as u32) };
                    let Some(name) = file.facts.item_name(def.item) else { continue };
                    let exported = item.flags.contains(ItemFlags::MACRO_EXPORT);
                    let text = &file.facts[rules];
                    macros.entry(name).or_default().push(Macro { def, krate, exported, text, decl_macro });
                }
                ItemKind::MacroCall(call) => calls |= file.facts[call].tokens.is_some(),
                _ => {}
            }
        }
        if calls && crates.contains(&krate) {
            calling.push((krate, file));
        }
    }
    let left = AtomicU32::new(MAX_EXPANSIONS);
    calling.par_iter().with_max_len(1).for_each(|&(krate, file)| {
        let skim = graph[krate].origin.is_by_signatures();
        let ahead = Ahead {
            rules,
            macros: &macros,
            lowered: table.expansions(),
            edition: graph[krate].edition,
            extract: if skim { Extract::Signatures } else { Extract::Whole },
            left: &left,
            keep_on,
        };
        calls_in(&file.facts).par_bridge().for_each(|call| ahead.lower(krate, &file.facts, call, 0));
    });
}

/// The crate that a file most likely belongs to: the library of the package around it.
struct Packages<'a>(FxHashMap<&'a Path, CrateId>);

impl<'a> Packages<'a> {
    fn of(graph: &'a CrateGraph) -> Packages<'a> {
        let mut packages: FxHashMap<&Path, CrateId> = FxHashMap::default();
        for (id, krate) in graph.iter() {
            if matches!(krate.kind, TargetKind::Lib | TargetKind::ProcMacro) {
                packages.insert(&krate.package_dir, id);
            } else {
                packages.entry(&krate.package_dir).or_insert(id);
            }
            if let Some(out_dir) = &krate.out_dir {
                packages.entry(out_dir).or_insert(id);
            }
        }
        Packages(packages)
    }

    fn crate_of(&self, file: &Path) -> Option<CrateId> {
        file.ancestors().find_map(|dir| self.0.get(dir).copied())
    }
}

struct Macro<'a> {
    def: DefId,
    krate: CrateId,
    exported: bool,
    text: &'a str,
    decl_macro: bool,
}

struct Ahead<'a> {
    rules: &'a RulesCache,
    macros: &'a FxHashMap<&'a str, Vec<Macro<'a>>>,
    lowered: &'a Expansions,
    edition: Edition,
    extract: Extract,
    /// How many calls may still be expanded.
    left: &'a AtomicU32,
    keep_on: &'a (dyn Fn() -> bool + Sync),
}

/// The calls among the items of `facts`, and whether only tests have them.
fn calls_in(facts: &FileFacts) -> impl Iterator<Item = (&MacroCall, bool)> + '_ {
    facts.items.iter().filter_map(|item| match item.kind {
        ItemKind::MacroCall(call) => Some((&facts[call], item.flags.contains(ItemFlags::CFG_TEST))),
        _ => None,
    })
}

impl Ahead<'_> {
    /// Lowers what a call stands for, and the calls in that.
    fn lower(&self, krate: CrateId, facts: &FileFacts, (call, tests): (&MacroCall, bool), depth: u32) {
        let skim = self.extract == Extract::Signatures;
        if depth >= MAX_EXPANSION_DEPTH || skim && tests || !(self.keep_on)() {
            return;
        }
        let Some(text) = self.expand(krate, facts, call, skim && is_skimmed(facts, call)) else { return };
        let lowered = self.lowered.get(&text, self.edition, self.extract);
        for call in calls_in(&lowered) {
            self.lower(krate, &lowered, call, depth + 1);
        }
    }

    fn expand(&self, krate: CrateId, facts: &FileFacts, call: &MacroCall, skimmed: bool) -> Option<String> {
        let tokens = &facts[call.tokens?];
        let name = facts[facts[call.path].segments].last()?.name;
        let known = self.macros.get(&facts[name])?;
        let own = known.iter().rev().find(|known| known.krate == krate);
        let other = || known.iter().find(|known| known.exported || known.decl_macro);
        let found = own.or_else(other)?;
        if skimmed && (found.krate != krate || !writes_conditions(found.text)) {
            return None;
        }
        let take_one = |left: u32| left.checked_sub(1);
        self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take_one).ok()?;
        let rules = self.rules.rules(found.def, found.text, found.decl_macro);
        Some(expand(&rules, found.text, tokens, &dollar_crate(found.krate)).ok()?.text)
    }
}
