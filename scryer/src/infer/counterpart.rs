//! The same definition in another program: what stands in a signature of the standard library that comes with scryer, found
//! in the sources of a toolchain.
//!
//! In goes a definition of one program, out come those of the other that it must be: an item by its path and kind; what
//! hangs under a type or trait by that; what stands in an impl by the trait, by the Self type, compared as types, and by its
//! name. Several that fit are handed on only if they are `cfg` twins; otherwise none is chosen.
//!
//! A part of a type that is not known fits any; what fits in all its parts goes before that.
//! Where the other program's type has more parameters than this one's (allocators), those are not compared. Lifetimes and
//! const arguments are not known of types, so that impls which differ in these alone fit both, and none is chosen.

use std::cell::RefCell;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::program::{Program, Target};
use super::ty::{TraitRef, Ty};
use crate::facts::{Anchor, AttrKind, DefId, ItemFlags, ItemKind, Name};
use crate::resolve::{PathView, module_path};
use crate::workspace::graph::CrateId;

/// How deep types may lie in each other to be compared.
const DEPTH_MAX: u32 = 64;

/// Why a definition has no counterpart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCounterpart {
    /// Nothing is at its path.
    Absent,
    /// So many fit, and nothing tells which is meant.
    Several(usize),
}

/// Finds counterparts of definitions of `from` in `to`.
pub struct Counterparts<'a> {
    from: &'a Program,
    to: &'a Program,
    known: RefCell<FxHashMap<DefId, Option<DefId>>>,
}

impl std::fmt::Debug for Counterparts<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Counterparts").finish_non_exhaustive()
    }
}

impl<'a> Counterparts<'a> {
    /// Remembers what it found for as long as it lives.
    pub fn new(from: &'a Program, to: &'a Program) -> Counterparts<'a> {
        Counterparts { from, to, known: RefCell::default() }
    }

    /// What `def` is in the other program: one definition, or the `cfg` twins of one. Those of the usual build come first.
    ///
    /// # Errors
    ///
    /// If nothing is, or what is meant can't be told.
    pub fn of(&self, def: DefId) -> Result<Vec<DefId>, NoCounterpart> {
        let found = match self.from.owner(def) {
            None => self.by_path(def),
            Some(owner) => match self.from.kind(owner) {
                ItemKind::Impl { .. } => self.of_impl(owner, def),
                ItemKind::Trait { .. }
                | ItemKind::Enum { .. }
                | ItemKind::Struct { .. }
                | ItemKind::Union { .. }
                | ItemKind::Variant { .. } => self.child(owner, def),
                _ => self.by_path(def),
            },
        };
        self.chosen(found)
    }

    /// The one counterpart of a type or trait.
    fn one(&self, def: DefId) -> Option<DefId> {
        if let Some(&known) = self.known.borrow().get(&def) {
            return known;
        }
        let found = self.of(def).ok().and_then(|found| found.first().copied());
        self.known.borrow_mut().insert(def, found);
        found
    }

    /// Of several that fit those of the usual build; if there are several of these as well, none, unless they are under `cfg`s.
    fn chosen(&self, mut found: Vec<DefId>) -> Result<Vec<DefId>, NoCounterpart> {
        found.sort_unstable();
        found.dedup();
        let on: Vec<DefId> = found.iter().copied().filter(|&def| !self.is_off(def)).collect();
        if !on.is_empty() {
            found = on;
        }
        match found.len() {
            0 => Err(NoCounterpart::Absent),
            1 => Ok(found),
            _ if found.iter().all(|&def| self.has_cfg(def)) => Ok(found),
            many => Err(NoCounterpart::Several(many)),
        }
    }

    fn is_off(&self, def: DefId) -> bool {
        match self.to.home(def) {
            Some(module) => self.to.is_off(module, def),
            None => self.to.facts(def.file)[def.item].flags.contains(ItemFlags::CFG_OFF),
        }
    }

    /// Whether an item, or what it stands in, is under a `cfg`.
    fn has_cfg(&self, def: DefId) -> bool {
        let facts = self.to.facts(def.file);
        let mut next = Some(def.item);
        while let Some(item) = next {
            if facts[facts[item].attrs].iter().any(|attr| matches!(attr.kind, AttrKind::Cfg(_))) {
                return true;
            }
            next = facts[item].parent;
        }
        self.to.home(def).and_then(|module| self.to.maps[module].declaration()).is_some_and(|module| {
            let facts = self.to.facts(module.file);
            facts[facts[module.item].attrs].iter().any(|attr| matches!(attr.kind, AttrKind::Cfg(_)))
        })
    }

    /// What a name of this program is called in the other one.
    fn name(&self, name: Name) -> Option<Name> {
        self.to.table.names().get(&self.from.table.names().text(name))
    }

    /// What stands at the path of an item of a module, in the crate of that name or, if that has it not, in one that does.
    fn by_path(&self, def: DefId) -> Vec<DefId> {
        let facts = self.from.facts(def.file);
        let Some(name) = facts.item_name(def.item) else { return Vec::new() };
        let Some(home) = self.from.home(def) else { return Vec::new() };
        let is_exported = facts[def.item].flags.contains(ItemFlags::MACRO_EXPORT);
        let path = module_path(&self.from.table, &self.from.graph, &self.from.maps, home);
        let mut segments = path.split("::");
        let Some(krate) = segments.next() else { return Vec::new() };
        let mut within: Vec<&str> = if is_exported { Vec::new() } else { segments.collect() };
        within.push(name);
        let others = ["std", "alloc", "core"].into_iter().filter(|other| *other != krate);
        let mut found = std::iter::once(krate).chain(others).map(|krate| self.at(krate, &within, def));
        found.find(|found| !found.is_empty()).unwrap_or_default()
    }

    fn at(&self, krate: &str, within: &[&str], def: DefId) -> Vec<DefId> {
        let to = self.to;
        let Some(krate) = crate_named(to, krate) else { return Vec::new() };
        let Some(map) = to.maps.get(krate) else { return Vec::new() };
        let names = to.table.names();
        let Some(segments) =
            within.iter().map(|name| names.get(name)).collect::<Option<SmallVec<[Name; 4]>>>()
        else {
            return Vec::new();
        };
        let view = PathView { anchor: Anchor::Crate, segments };
        let resolved = to.resolver().path(map.root(), &view, to.graph[krate].edition);
        if resolved.followed != within.len() {
            return Vec::new();
        }
        let all = resolved.defs.all().into_iter().filter_map(|found| match to.target(found) {
            Target::Item(found) => Some(found),
            _ => None,
        });
        all.filter(|&found| is_alike(self.from.kind(def), to.kind(found))).collect()
    }

    /// The child of a type's or trait's counterpart that has the name and kind of `def`.
    fn child(&self, owner: DefId, def: DefId) -> Vec<DefId> {
        let Some(owner) = self.one(owner) else { return Vec::new() };
        self.children(owner, def)
    }

    fn children(&self, owner: DefId, def: DefId) -> Vec<DefId> {
        let Some(name) = self.from.table.def_name(def).and_then(|name| self.name(name)) else {
            return Vec::new();
        };
        let kind = self.from.kind(def);
        self.to.child_named(owner, name).filter(|&found| is_alike(kind, self.to.kind(found))).collect()
    }

    /// The items of impls of the same trait for the same type.
    fn of_impl(&self, impl_: DefId, def: DefId) -> Vec<DefId> {
        let Some(id) = self.from.index().by_def(impl_) else { return Vec::new() };
        let data = &self.from.index().impls[id as usize];
        let index = self.to.index();
        let mut same = Same { all: self, params: Vec::new(), unknown: false };
        // Whether all of the types was compared, and the item.
        let mut found: Vec<(bool, DefId)> = Vec::new();
        match &data.trait_ref {
            Some(trait_ref) => {
                let Some(trait_) = self.one(trait_ref.trait_) else { return Vec::new() };
                for id in index.all_of_trait(trait_) {
                    let other = &index.impls[id as usize];
                    let Some(other_trait) = &other.trait_ref else { continue };
                    same.begin();
                    if !other.derived
                        && same.ty(&data.self_ty, &other.self_ty, 0)
                        && same.args(&trait_ref.args, &other_trait.args, 0)
                    {
                        found.extend(
                            self.children(other.def, def).into_iter().map(|item| (same.unknown, item)),
                        );
                    }
                }
            }
            // An impl of a trait that is not known is not inherent.
            None if matches!(self.from.kind(impl_), ItemKind::Impl { trait_path: Some(_), .. }) => {}
            None => {
                let Some(name) = self.from.table.def_name(def).and_then(|name| self.name(name)) else {
                    return Vec::new();
                };
                let kind = self.from.kind(def);
                for &(id, item) in index.inherent(name) {
                    same.begin();
                    if is_alike(kind, self.to.kind(item))
                        && same.ty(&data.self_ty, &index.impls[id as usize].self_ty, 0)
                    {
                        found.push((same.unknown, item));
                    }
                }
            }
        }
        let is_sure = found.iter().any(|(unknown, _)| !unknown);
        found.into_iter().filter(|(unknown, _)| !(is_sure && *unknown)).map(|(_, item)| item).collect()
    }
}

/// Compares types of the two programs.
struct Same<'a, 'p> {
    all: &'a Counterparts<'p>,
    /// Parameters, each with the one that it is over there.
    params: Vec<(DefId, DefId)>,
    /// Whether a part was unknown.
    unknown: bool,
}

impl Same<'_, '_> {
    fn begin(&mut self) {
        self.params.clear();
        self.unknown = false;
    }

    fn ty(&mut self, a: &Ty, b: &Ty, depth: u32) -> bool {
        if depth > DEPTH_MAX {
            return false;
        }
        let depth = depth + 1;
        match (a, b) {
            (Ty::Unknown, _) | (_, Ty::Unknown) => {
                self.unknown = true;
                true
            }
            (Ty::Never, Ty::Never) => true,
            (Ty::Builtin(a), Ty::Builtin(b)) => a == b,
            (Ty::Adt(a, a_args), Ty::Adt(b, b_args)) => {
                self.all.one(*a) == Some(*b)
                    && a_args.len() <= b_args.len()
                    && self.args(a_args, &b_args[..a_args.len()], depth)
            }
            (Ty::Ref(a, a_mut), Ty::Ref(b, b_mut)) | (Ty::Ptr(a, a_mut), Ty::Ptr(b, b_mut)) => {
                a_mut == b_mut && self.ty(a, b, depth)
            }
            (Ty::Slice(a), Ty::Slice(b)) | (Ty::Array(a), Ty::Array(b)) => self.ty(a, b, depth),
            (Ty::Tuple(a), Ty::Tuple(b)) => self.args(a, b, depth),
            (Ty::FnPtr(a, a_ret), Ty::FnPtr(b, b_ret)) => {
                self.args(a, b, depth) && self.ty(a_ret, b_ret, depth)
            }
            (Ty::Param(a), Ty::Param(b)) => {
                match self.params.iter().find(|(known, other)| known == a || other == b) {
                    Some(pair) => *pair == (*a, *b),
                    None => {
                        self.params.push((*a, *b));
                        true
                    }
                }
            }
            (Ty::Dyn(a), Ty::Dyn(b)) => {
                a.len() == b.len() && a.iter().zip(&**b).all(|(a, b)| self.bound(a, b, depth))
            }
            (Ty::Proj(a), Ty::Proj(b)) => {
                self.all.name(a.name) == Some(b.name) && self.ty(&a.self_ty, &b.self_ty, depth)
            }
            _ => false,
        }
    }

    fn args(&mut self, a: &[Ty], b: &[Ty], depth: u32) -> bool {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.ty(a, b, depth))
    }

    fn bound(&mut self, a: &TraitRef, b: &TraitRef, depth: u32) -> bool {
        self.all.one(a.trait_) == Some(b.trait_) && self.args(&a.args, &b.args, depth)
    }
}

fn crate_named(program: &Program, name: &str) -> Option<CrateId> {
    program.graph.iter().find(|(_, data)| data.name == name).map(|(krate, _)| krate)
}

/// Whether two items may be one: of the same kind, or both types.
fn is_alike(a: &ItemKind, b: &ItemKind) -> bool {
    let is_type = |kind: &ItemKind| {
        matches!(
            kind,
            ItemKind::Struct { .. }
                | ItemKind::Enum { .. }
                | ItemKind::Union { .. }
                | ItemKind::TypeAlias { .. }
        )
    };
    std::mem::discriminant(a) == std::mem::discriminant(b) || is_type(a) && is_type(b)
}
