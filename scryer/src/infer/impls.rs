//! All impls of all crates, found by trait, by head of the Self type, and by name of the items.

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::program::Program;
use super::sig::Generics;
use super::ty::{Head, TraitRef, Ty};
use crate::facts::{AttrKind, DefId, ItemFlags, ItemKind, Name};
use crate::resolve::{ModuleId, ScopeDef};

/// One impl, or one derive.
#[derive(Debug)]
pub(super) struct ImplData {
    /// The impl item; of a derive, the struct, enum or union.
    pub(super) def: DefId,
    /// Parameters and where clauses.
    pub(super) generics: std::sync::Arc<Generics>,
    pub(super) self_ty: Ty,
    pub(super) trait_ref: Option<TraitRef>,
    /// `impl !Trait for T`
    pub(super) negative: bool,
    /// Comes from a derive: no items of its own, and each type parameter must implement the trait too.
    pub(super) derived: bool,
    /// Behind a `cfg` that is false in the usual build.
    pub(super) off: bool,
}

/// Number of an impl in [`ImplIndex::impls`].
pub(super) type ImplId = u32;

#[derive(Debug, Default)]
pub(super) struct ImplIndex {
    pub(super) impls: Vec<ImplData>,
    /// Impls of a trait by head of their Self type, ascending; those for any type under `None`.
    by_trait: FxHashMap<DefId, FxHashMap<Option<Head>, Vec<ImplId>>>,
    /// Items of inherent impls by name, those of the usual build first.
    inherent: FxHashMap<Name, Vec<(ImplId, DefId)>>,
    /// Traits by the names of their items, sorted.
    trait_items: FxHashMap<Name, Vec<(DefId, DefId)>>,
    /// Impl by its item.
    by_def: FxHashMap<DefId, ImplId>,
}

impl ImplIndex {
    pub(super) fn build(program: &Program) -> ImplIndex {
        let modules: Vec<(ModuleId, DefId)> = program
            .maps
            .iter()
            .flat_map(|map| {
                map.iter().flat_map(|(id, module)| module.items.iter().map(move |&def| (id, def)))
            })
            // An item of a file that several crates reach is indexed once, as the first one sees it.
            .filter(|(module, def)| program.maps.crates_of(def.file).first() == Some(&module.krate))
            .collect();
        let mut found: Vec<ImplData> =
            modules.par_iter().flat_map_iter(|&(module, def)| impls_of(program, module, def)).collect();
        found.sort_by_key(|data| (data.def, data.derived));
        found.dedup_by(|a, b| a.def == b.def && !a.derived && !b.derived);
        let mut index = ImplIndex { impls: found, ..ImplIndex::default() };
        for (id, data) in index.impls.iter().enumerate() {
            let id = id as ImplId;
            if !data.derived {
                index.by_def.insert(data.def, id);
            }
            if data.self_ty == Ty::Unknown {
                // An impl for something that we can't name would fit everything.
                continue;
            }
            match &data.trait_ref {
                // A part of an impl is no second impl of the trait.
                Some(_) if program.maps.impl_of_part(data.def).is_some() => {}
                Some(trait_ref) => {
                    let by_head = index.by_trait.entry(trait_ref.trait_).or_default();
                    by_head.entry(data.self_ty.head()).or_default().push(id);
                }
                None => {
                    // An impl of a trait that we don't know is not inherent.
                    if matches!(program.kind(data.def), ItemKind::Impl { trait_path: Some(_), .. }) {
                        continue;
                    }
                    let file = &program.table[data.def.file];
                    for item in file.facts.children(data.def.item) {
                        if let Some(name) = file.facts[item].name
                            && is_assoc_item(&file.facts[item].kind)
                        {
                            let def = DefId { file: data.def.file, item };
                            index.inherent.entry(file.name(name)).or_default().push((id, def));
                        }
                    }
                }
            }
        }
        // Of twins, those of the usual build come first.
        for items in index.inherent.values_mut() {
            let off = |&(id, item): &(ImplId, DefId)| {
                index.impls[id as usize].off
                    || program.facts(item.file)[item.item].flags.contains(ItemFlags::CFG_OFF)
            };
            items.sort_by_key(off);
        }
        let mut traits: Vec<DefId> = modules
            .iter()
            .map(|&(_, def)| def)
            .filter(|&def| matches!(program.kind(def), ItemKind::Trait { .. }))
            .filter(|&def| program.maps.impl_of_part(def).is_none())
            .collect();
        traits.sort_unstable();
        traits.dedup();
        for (trait_, part) in traits
            .iter()
            .flat_map(|&trait_| program.maps.impl_with_parts(trait_).map(move |part| (trait_, part)))
        {
            let file = &program.table[part.file];
            for item in file.facts.children(part.item) {
                if let Some(name) = file.facts[item].name
                    && is_assoc_item(&file.facts[item].kind)
                {
                    let def = DefId { file: part.file, item };
                    index.trait_items.entry(file.name(name)).or_default().push((trait_, def));
                }
            }
        }
        index
    }

    /// Items of inherent impls with that name.
    pub(super) fn inherent(&self, name: Name) -> &[(ImplId, DefId)] {
        self.inherent.get(&name).map_or(&[], |items| items)
    }

    /// Traits with an item of that name, with the item.
    pub(super) fn trait_items(&self, name: Name) -> &[(DefId, DefId)] {
        self.trait_items.get(&name).map_or(&[], |items| items)
    }

    /// The impls of a trait that may be for a type of that head: those of the head, then those for any type. Without a
    /// head (a type parameter, a closure), only the latter.
    pub(super) fn of_trait(&self, trait_: DefId, head: Option<Head>) -> impl Iterator<Item = ImplId> + '_ {
        let by_head = self.by_trait.get(&trait_);
        let with = move |head: Option<Head>| {
            by_head.and_then(|by_head| by_head.get(&head)).map_or(&[][..], |ids| &ids[..]).iter().copied()
        };
        let of_head = head.is_some().then(|| with(head));
        of_head.into_iter().flatten().chain(with(None))
    }

    /// All impls of a trait, ascending.
    pub(super) fn all_of_trait(&self, trait_: DefId) -> Vec<ImplId> {
        let mut all: Vec<ImplId> = self
            .by_trait
            .get(&trait_)
            .into_iter()
            .flat_map(|by_head| by_head.values().flatten().copied())
            .collect();
        all.sort_unstable();
        all
    }

    /// The impl that an item is.
    pub(super) fn by_def(&self, def: DefId) -> Option<ImplId> {
        self.by_def.get(&def).copied()
    }
}

/// An impl or a derive, as far as it shows outside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ImplHead {
    /// The impl; of a derive, the type that has it.
    pub def: DefId,
    /// The struct, enum or union that it is for; `None` if it is for another type, or for any.
    pub adt: Option<DefId>,
    /// The trait; `None` if it is inherent, or the trait is not known.
    pub trait_: Option<DefId>,
    /// A derive.
    pub derived: bool,
}

impl ImplData {
    fn head(&self) -> ImplHead {
        let adt = match self.self_ty {
            Ty::Adt(def, _) => Some(def),
            _ => None,
        };
        let trait_ = self.trait_ref.as_ref().map(|trait_ref| trait_ref.trait_);
        ImplHead { def: self.def, adt, trait_, derived: self.derived }
    }
}

impl Program {
    /// The impls and derives for a struct, enum or union, by place.
    pub fn impls_for(&self, adt: DefId) -> Vec<ImplHead> {
        let heads = self.index().impls.iter().map(ImplData::head);
        let mut heads: Vec<ImplHead> = heads.filter(|head| head.adt == Some(adt)).collect();
        self.sort_by_place(&mut heads);
        heads
    }

    /// The impls and derives of a trait, by place.
    pub fn impls_of(&self, trait_: DefId) -> Vec<ImplHead> {
        let ids = self.index().all_of_trait(trait_).into_iter();
        let mut heads: Vec<ImplHead> = ids.map(|id| self.index().impls[id as usize].head()).collect();
        self.sort_by_place(&mut heads);
        heads
    }

    /// The order of ids is that in which files came to be known; that of places is the same for all who ask.
    fn sort_by_place(&self, heads: &mut [ImplHead]) {
        heads.sort_by(|a, b| {
            let place = |head: &ImplHead| {
                let file = &self.table[head.def.file];
                (
                    &*file.path,
                    file.facts.item_ranges[head.def.item.index()].full.start,
                    head.derived,
                    head.def,
                )
            };
            place(a).cmp(&place(b))
        });
    }

    /// What an impl is for and of.
    pub fn impl_head(&self, impl_: DefId) -> Option<ImplHead> {
        let id = self.index().by_def(impl_)?;
        Some(self.index().impls[id as usize].head())
    }

    /// The items of impls that implement `item` of a trait, sorted.
    pub fn implementations(&self, item: DefId) -> Vec<DefId> {
        let (Some(trait_), Some(name)) = (self.owner(item), self.table.def_name(item)) else {
            return Vec::new();
        };
        if !matches!(self.kind(trait_), ItemKind::Trait { .. }) {
            return Vec::new();
        }
        let same = |&other: &DefId| {
            std::mem::discriminant(self.kind(other)) == std::mem::discriminant(self.kind(item))
        };
        let impls = self.index().all_of_trait(trait_).into_iter();
        let impls = impls.map(|id| &self.index().impls[id as usize]).filter(|data| !data.derived);
        let mut found: Vec<DefId> =
            impls.flat_map(|data| self.child_named(data.def, name)).filter(same).collect();
        found.sort_unstable();
        found
    }

    /// The trait's item that `item` of an impl implements.
    pub fn implemented(&self, item: DefId) -> Option<DefId> {
        let id = self.index().by_def(self.owner(item)?)?;
        let trait_ = self.index().impls[id as usize].trait_ref.as_ref()?.trait_;
        let name = self.table.def_name(item)?;
        let kind = std::mem::discriminant(self.kind(item));
        self.child_named(trait_, name).find(|&other| std::mem::discriminant(self.kind(other)) == kind)
    }
}

fn is_assoc_item(kind: &ItemKind) -> bool {
    matches!(kind, ItemKind::Fn { .. } | ItemKind::Const { .. } | ItemKind::TypeAlias { .. })
}

fn impls_of(program: &Program, module: ModuleId, def: DefId) -> Vec<ImplData> {
    match program.kind(def) {
        ItemKind::Impl { negative, .. } => vec![ImplData {
            def,
            generics: program.generics(def),
            self_ty: program.impl_self_ty(def, 0),
            trait_ref: program.impl_trait_ref(def, 0),
            negative: *negative,
            derived: false,
            off: program.is_off(module, def),
        }],
        ItemKind::Struct { .. } | ItemKind::Enum { .. } | ItemKind::Union { .. } => {
            let facts = program.facts(def.file);
            let file = &program.table[def.file];
            let mut impls = Vec::new();
            for attr in &facts[facts[def.item].attrs] {
                let AttrKind::Derive(paths) = attr.kind else { continue };
                for &path in &facts[paths] {
                    let view = crate::resolve::PathView::of(file, path);
                    let resolution = program.resolver().path(module, &view, program.edition(module));
                    let trait_ = resolution.defs.types.iter().find_map(|def| match def {
                        ScopeDef::Item(def) if matches!(program.kind(*def), ItemKind::Trait { .. }) => {
                            Some(*def)
                        }
                        _ => None,
                    });
                    // The trait has the derive's name, but it may be that only the derive is in scope.
                    let trait_ = trait_.filter(|_| resolution.followed == view.segments.len());
                    let Some(trait_) = trait_.or_else(|| program.derived_trait(file, path)) else { continue };
                    let self_ty = program.adt_ty(def);
                    // `PartialEq` and `PartialOrd` take `Rhs = Self`.
                    let params = facts_params(program, trait_);
                    let args = (0..params).map(|_| self_ty.clone()).collect();
                    impls.push(ImplData {
                        def,
                        generics: program.generics(def),
                        trait_ref: Some(TraitRef { trait_, args, bindings: std::sync::Arc::from([]) }),
                        self_ty,
                        negative: false,
                        derived: true,
                        off: program.is_off(module, def),
                    });
                }
            }
            impls
        }
        _ => Vec::new(),
    }
}

fn facts_params(program: &Program, trait_: DefId) -> usize {
    program.facts(trait_.file).generic_params(trait_.item).count()
}
