//! Signatures of items, remembered.

use std::sync::Arc;

use super::lower::{Lowering, predicates};
use super::program::{Program, Role};
use super::ty::{Args, OpaqueId, Projection, Subst, TraitRef, Ty};
use crate::facts::{DefId, ItemFlags, ItemKind, Name, Receiver, Shape};

/// The types of a fn, in terms of its own and its parent's parameters.
#[derive(Clone, Debug)]
pub(super) struct FnSig {
    /// The type of `self`, if it has a receiver.
    pub(super) receiver: Option<Ty>,
    pub(super) params: Vec<Ty>,
    pub(super) ret: Ty,
}

/// What an item is generic over, its parent's (an impl's, a trait's) included.
#[derive(Clone, Debug, Default)]
pub(super) struct Generics {
    /// Type and const parameters, the parent's first. In a trait, and in its items, the trait itself comes first, for `Self`.
    pub(super) params: Vec<DefId>,
    /// What is required of types, `Self: Trait` in traits included.
    pub(super) predicates: Vec<(Ty, TraitRef)>,
}

impl Program {
    /// The signature of a fn, or of a tuple struct's or variant's constructor.
    pub(super) fn sig(&self, def: DefId) -> Arc<FnSig> {
        self.memo.sigs.get(def, || Arc::new(self.compute_sig(def)))
    }

    fn compute_sig(&self, def: DefId) -> FnSig {
        let unknown = FnSig { receiver: None, params: Vec::new(), ret: Ty::Unknown };
        let Some(mut lowering) = Lowering::signature(self, def, 0) else { return unknown };
        let facts = self.facts(def.file);
        match &facts[def.item].kind {
            ItemKind::Fn { params, receiver, ret, .. } => {
                let self_ty = lowering.self_ty().unwrap_or(Ty::Unknown);
                let receiver = match receiver {
                    Receiver::None => None,
                    Receiver::Value => Some(self_ty),
                    Receiver::Ref => Some(self_ty.reference(false)),
                    Receiver::RefMut => Some(self_ty.reference(true)),
                    Receiver::Typed(ty) => Some(lowering.ty(*ty)),
                };
                let params = facts[*params]
                    .iter()
                    .map(|param| param.ty.map_or(Ty::Unknown, |ty| lowering.ty(ty)))
                    .collect();
                let mut ret = ret.map_or_else(Ty::unit, |ret| lowering.ty(ret));
                if facts[def.item].flags.contains(ItemFlags::ASYNC) {
                    ret = self.future_of(OpaqueId(def, u32::MAX), ret);
                }
                FnSig { receiver, params, ret }
            }
            ItemKind::Struct { .. } => {
                FnSig { receiver: None, params: self.field_tys(def), ret: self.adt_ty(def) }
            }
            ItemKind::Variant { .. } => {
                let ret = self.parent(def).map_or(Ty::Unknown, |parent| self.adt_ty(parent));
                FnSig { receiver: None, params: self.field_tys(def), ret }
            }
            _ => unknown,
        }
    }

    /// `impl Future<Output = output>`
    pub(super) fn future_of(&self, id: OpaqueId, output: Ty) -> Ty {
        match self.lang("future") {
            Some(trait_) => {
                let bound =
                    TraitRef { trait_, args: Arc::from([]), bindings: Arc::from([(Name::OUTPUT, output)]) };
                Ty::Opaque(id, Arc::from([bound]))
            }
            None => Ty::Unknown,
        }
    }

    /// The fields of a struct, union or variant.
    pub(super) fn fields(&self, def: DefId) -> impl Iterator<Item = DefId> + '_ {
        let facts = self.facts(def.file);
        let is_field = |item: &crate::facts::ItemId| matches!(facts[*item].kind, ItemKind::Field { .. });
        facts.children(def.item).filter(is_field).map(move |item| DefId { file: def.file, item })
    }

    fn field_tys(&self, def: DefId) -> Vec<Ty> {
        self.fields(def).map(|field| self.value_ty(field)).collect()
    }

    /// The type of a field, const or static.
    pub(super) fn value_ty(&self, def: DefId) -> Ty {
        self.memo.types.get(def, || {
            let ty = match self.kind(def) {
                ItemKind::Field { ty } | ItemKind::ConstParam { ty } => Some(*ty),
                ItemKind::Const { ty, .. } | ItemKind::Static { ty, .. } => *ty,
                _ => None,
            };
            match (ty, Lowering::signature(self, def, 0)) {
                (Some(ty), Some(mut lowering)) => {
                    let ty = lowering.ty(ty);
                    match self.lang("LocalKey").filter(|_| self.is_thread_local(def)) {
                        Some(key) => Ty::Adt(key, [ty].into()),
                        None => ty,
                    }
                }
                _ => Ty::Unknown,
            }
        })
    }

    /// Whether an item is a static that `thread_local!` declares: it is a `LocalKey` of what is written.
    fn is_thread_local(&self, def: DefId) -> bool {
        let facts = self.facts(def.file);
        let ItemKind::Static { .. } = facts[def.item].kind else { return false };
        let Some(ItemKind::MacroCall(call)) = facts[def.item].parent.map(|parent| &facts[parent].kind) else {
            return false;
        };
        let call = &facts[*call];
        let last = facts[facts[call.path].segments].last();
        call.tokens.is_none() && last.is_some_and(|segment| &facts[segment.name] == "thread_local")
    }

    /// The type that an alias, or an associated type of an impl, stands for.
    pub(super) fn alias_ty(&self, def: DefId, depth: u32) -> Ty {
        // Not remembered below the first level: the depth limit may have cut it short.
        let compute = || {
            let ItemKind::TypeAlias { ty: Some(ty), .. } = self.kind(def) else { return Ty::Unknown };
            Lowering::signature(self, def, depth).map_or(Ty::Unknown, |mut lowering| lowering.ty(*ty))
        };
        if depth <= 1 { self.memo.types.get(def, compute) } else { compute() }
    }

    /// The type that an impl is for.
    pub(super) fn impl_self_ty(&self, def: DefId, depth: u32) -> Ty {
        let compute = || {
            let ItemKind::Impl { self_ty, .. } = self.kind(def) else { return Ty::Unknown };
            Lowering::signature(self, def, depth).map_or(Ty::Unknown, |mut lowering| lowering.ty(*self_ty))
        };
        if depth <= 1 { self.memo.types.get(def, compute) } else { compute() }
    }

    /// The trait that an impl implements.
    pub(super) fn impl_trait_ref(&self, def: DefId, depth: u32) -> Option<TraitRef> {
        let ItemKind::Impl { trait_path: Some(path), .. } = self.kind(def) else { return None };
        let self_ty = self.impl_self_ty(def, depth);
        Lowering::signature(self, def, depth)?.trait_ref(*path, Some(&self_ty), Role::Implementation)
    }

    /// A struct, enum or union with its own parameters as arguments.
    pub(super) fn adt_ty(&self, def: DefId) -> Ty {
        Ty::Adt(def, self.identity_args(def))
    }

    /// An item's own parameters as arguments.
    pub(super) fn identity_args(&self, def: DefId) -> Args {
        let params = self.facts(def.file).generic_params(def.item);
        params.map(|item| self.param_ty(DefId { file: def.file, item })).collect()
    }

    fn param_ty(&self, param: DefId) -> Ty {
        match self.kind(param) {
            ItemKind::ConstParam { .. } => Ty::Unknown,
            _ => Ty::Param(param),
        }
    }

    /// The associated type of that name of a trait (not of its supertraits).
    pub(super) fn assoc_type(&self, trait_: DefId, name: Name) -> Option<DefId> {
        self.child_named(trait_, name).find(|&def| matches!(self.kind(def), ItemKind::TypeAlias { .. }))
    }

    /// The traits that `bound` requires of the same type, as far as its declaration says so; `self_ty` is that type.
    pub(super) fn supertraits_of(&self, bound: &TraitRef, self_ty: &Ty, depth: u32) -> Vec<TraitRef> {
        let own: Arc<[TraitRef]> = {
            let compute = || -> Arc<[TraitRef]> {
                let ItemKind::Trait { supertraits, .. } = *self.kind(bound.trait_) else {
                    return Arc::from([]);
                };
                let Some(mut lowering) = Lowering::signature(self, bound.trait_, depth) else {
                    return Arc::from([]);
                };
                let own = Ty::Param(bound.trait_);
                let mut bounds = lowering.bounds_on(supertraits, Some(&own));
                // `where Self: Other` is as good.
                let facts = self.facts(bound.trait_.file);
                for predicate in &facts[predicates(&facts[bound.trait_.item].kind)] {
                    if let crate::facts::TypeRef::Path(path) = facts[predicate.ty]
                        && let [segment] = &facts[facts[path].segments]
                        && &facts[segment.name] == "Self"
                    {
                        bounds.extend(lowering.bounds_on(predicate.bounds, Some(&own)));
                    }
                }
                bounds.into()
            };
            if depth <= 1 { self.memo.supertraits.get(bound.trait_, compute) } else { compute() }
        };
        if own.is_empty() {
            return Vec::new();
        }
        let subst = self.trait_subst(bound, self_ty);
        own.iter().map(|supertrait| supertrait.substitute(&subst)).collect()
    }

    /// `Self` and the trait's parameters, as `bound` on `self_ty` gives them.
    pub(super) fn trait_subst(&self, bound: &TraitRef, self_ty: &Ty) -> Subst {
        let params = self.facts(bound.trait_.file).generic_params(bound.trait_.item);
        let params = params.map(|item| DefId { file: bound.trait_.file, item });
        std::iter::once((bound.trait_, self_ty.clone()))
            .chain(params.zip(bound.args.iter().cloned()))
            .collect()
    }

    /// What a trait's declaration says of the associated type that `proj` projects.
    pub(super) fn assoc_bounds(&self, proj: &Projection) -> Vec<TraitRef> {
        let Some(assoc) = self.assoc_type(proj.trait_, proj.name) else { return Vec::new() };
        let ItemKind::TypeAlias { bounds, .. } = *self.kind(assoc) else { return Vec::new() };
        let Some(mut lowering) = Lowering::signature(self, assoc, 2) else { return Vec::new() };
        let bounds = lowering.bounds(bounds);
        let bound = TraitRef { trait_: proj.trait_, args: proj.args.clone(), bindings: Arc::from([]) };
        let subst = self.trait_subst(&bound, &proj.self_ty);
        bounds.iter().map(|bound| bound.substitute(&subst)).collect()
    }

    /// What a bound says of the associated type of `proj`: after `Name: Bound` it is some type that has that bound beside
    /// those of the trait's declaration (Reference, *Trait and lifetime bounds*: associated type bounds).
    pub(super) fn with_declared_bounds(&self, said: &Ty, proj: &Projection) -> Ty {
        match said {
            Ty::Opaque(id, own) if id.0 == proj.trait_ => {
                let declared = self.assoc_bounds(proj).into_iter().filter(|bound| !own.contains(bound));
                Ty::Opaque(*id, own.iter().cloned().chain(declared).collect())
            }
            _ => said.clone(),
        }
    }

    /// What an item is generic over.
    pub(super) fn generics(&self, def: DefId) -> Arc<Generics> {
        self.memo.generics.get(def, || Arc::new(self.compute_generics(def)))
    }

    fn compute_generics(&self, def: DefId) -> Generics {
        let facts = self.facts(def.file);
        let item = &facts[def.item];
        if let (ItemKind::Trait { .. }, Some(whole)) = (&item.kind, self.maps.impl_of_part(def)) {
            return (*self.generics(whole)).clone();
        }
        let mut generics = match item.parent.filter(|_| !facts.is_local(def.item)) {
            Some(parent)
                if matches!(
                    facts[parent].kind,
                    ItemKind::Impl { .. } | ItemKind::Trait { .. } | ItemKind::Enum { .. }
                ) =>
            {
                (*self.generics(DefId { file: def.file, item: parent })).clone()
            }
            _ => Generics::default(),
        };
        let is_trait = matches!(item.kind, ItemKind::Trait { .. });
        if is_trait {
            generics.params.push(def);
            let args = self.identity_args(def);
            generics
                .predicates
                .push((Ty::Param(def), TraitRef { trait_: def, args, bindings: Arc::from([]) }));
        }
        let Some(mut lowering) = Lowering::signature(self, def, 0) else { return generics };
        for item in facts.generic_params(def.item) {
            let param = DefId { file: def.file, item };
            generics.params.push(param);
            if let ItemKind::TypeParam { bounds, .. } = facts[item].kind {
                for bound in lowering.bounds_on(bounds, Some(&Ty::Param(param))) {
                    generics.predicates.push((Ty::Param(param), bound));
                }
            }
        }
        for predicate in &facts[predicates(&item.kind)] {
            let ty = lowering.ty(predicate.ty);
            for bound in lowering.bounds_on(predicate.bounds, Some(&ty)) {
                generics.predicates.push((ty.clone(), bound));
            }
        }
        generics
    }

    /// Whether a struct or variant is written without fields, as a value.
    pub(super) fn shape(&self, def: DefId) -> Option<Shape> {
        match self.kind(def) {
            ItemKind::Struct { shape, .. } | ItemKind::Variant { shape, .. } => Some(*shape),
            _ => None,
        }
    }
}
