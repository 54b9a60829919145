//! `cfg` twins: one path, several definitions, of which each build has one.
//!
//! A path that means twins lists them all by itself, as the scope has them all. A method or field found on the type of one
//! twin is a use of the other's too; that is added here, after inference, which goes on with one of them.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::program::{Mention, Program, Target};
use super::ty::{Head, Ty};
use crate::facts::{DefId, ItemFlags, ItemKind};
use crate::resolve::ScopeDef;
use crate::workspace::graph::Origin;

/// Types and traits by their twins, each list sorted.
#[derive(Debug, Default)]
pub(super) struct Twins(FxHashMap<DefId, SmallVec<[DefId; 2]>>);

impl Twins {
    /// Those that scopes of the workspace's crates name: side by side, and not in the same builds.
    pub(super) fn build(program: &Program) -> Twins {
        let mut twins = Twins::default();
        let own = program.maps.iter().filter(|map| program.graph[map.krate].origin == Origin::Workspace);
        for (_, module) in own.flat_map(|map| map.iter()) {
            for entries in module.scope.named_types() {
                if entries.len() < 2 || !entries.iter().any(|entry| entry.is_off()) {
                    continue;
                }
                let defs: SmallVec<[DefId; 2]> = entries
                    .iter()
                    .filter_map(|entry| match entry.def {
                        ScopeDef::Item(def) => Some(def),
                        _ => None,
                    })
                    .collect();
                for &def in &defs {
                    let known = twins.0.entry(def).or_default();
                    for &other in defs.iter().filter(|&&other| other != def) {
                        if let Err(at) = known.binary_search(&other) {
                            known.insert(at, other);
                        }
                    }
                }
            }
        }
        twins
    }

    fn of(&self, def: DefId) -> &[DefId] {
        self.0.get(&def).map_or(&[], |twins| twins)
    }
}

impl Program {
    /// Adds to each mention of a type's or trait's own item the items of that name that its twins have.
    pub(super) fn add_twins(&self, mentions: &mut [Mention]) {
        for mention in mentions {
            let mut more: SmallVec<[DefId; 2]> = SmallVec::new();
            for target in &mention.targets {
                if let Target::Item(def) = *target {
                    self.twins_of_member(def, &mut more);
                }
            }
            for def in more {
                if !mention.targets.contains(&Target::Item(def)) {
                    mention.targets.push(Target::Item(def));
                }
            }
        }
    }

    fn twins_of_member(&self, def: DefId, twins: &mut SmallVec<[DefId; 2]>) {
        let (Some(parent), Some(name)) = (self.owner(def), self.table.def_name(def)) else { return };
        let same_kind = |&other: &DefId| {
            std::mem::discriminant(self.kind(other)) == std::mem::discriminant(self.kind(def)) && other != def
        };
        match self.kind(parent) {
            ItemKind::Impl { trait_path: None, .. } => {
                let Some(Head::Adt(of)) = self.head_of_impl(parent) else { return };
                let types = self.twins().of(of);
                let is_off = |def: DefId| self.facts(def.file)[def.item].flags.contains(ItemFlags::CFG_OFF);
                for &(id, other) in self.index().inherent(name) {
                    let Ty::Adt(other_type, _) = self.index().impls[id as usize].self_ty else { continue };
                    let twin_type = types.binary_search(&other_type).is_ok();
                    let twin_item = other_type == of && is_off(other) != is_off(def);
                    if (twin_type || twin_item) && same_kind(&other) {
                        twins.push(other);
                    }
                }
            }
            ItemKind::Struct { .. }
            | ItemKind::Enum { .. }
            | ItemKind::Union { .. }
            | ItemKind::Trait { .. } => {
                for &other in self.twins().of(parent) {
                    twins.extend(self.child_named(other, name).filter(same_kind));
                }
            }
            _ => {}
        }
    }

    fn head_of_impl(&self, of: DefId) -> Option<Head> {
        let id = self.index().by_def(of)?;
        self.index().impls[id as usize].self_ty.head()
    }
}
