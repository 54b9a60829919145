//! Which method a method call means, and which associated item a path.
//!
//! As rustc's `hir_typeck::method::probe`: the receiver is dereferenced step by step, an array at the end becomes a slice;
//! at each step methods are tried by value, then through `&`, then through `&mut`; inherent ones (those of a parameter's
//! bounds and of `dyn` types count as such) before those of traits in scope.

use std::sync::Arc;

use super::program::Program;
use super::solve::{Outcome, Selection, Solver};
use super::ty::{Args, Head, Projection, Subst, TraitRef, Ty};
use super::unify::Kind;
use crate::facts::{DefId, ItemKind, Name, Visibility};
use crate::resolve::{Builtin, ModuleId, PathView, ScopeDef};

/// Autoderef steps beyond which we stop; rustc's own limit is 128, real code needs three or four.
const MAX_STEPS: usize = 12;

/// What a name on a type came to.
#[derive(Clone, Debug)]
pub(super) struct Pick {
    /// The item: an impl's or, if found by bound or if the impl is not known, the trait's.
    pub(super) item: DefId,
    /// What its parent's parameters (and a trait's `Self`) stand for.
    pub(super) subst: Subst,
    /// The trait that it was found by, and the type that implements it.
    pub(super) by_trait: Option<(TraitRef, Ty)>,
}

/// The result of looking for a name on a type.
pub(super) enum Probe {
    Found(Pick),
    /// There is no such thing as far as we know.
    Nothing,
    /// The type is a variable; ask again later.
    Later,
}

impl<'a> Solver<'a> {
    /// The types that `ty` dereferences to, itself first; and whether the chain ends in something unknown.
    pub(super) fn autoderef(&mut self, ty: &Ty) -> (Vec<Ty>, Option<Ty>) {
        let mut steps = Vec::new();
        let mut current = self.structural(ty);
        loop {
            if matches!(current, Ty::Unknown | Ty::Var(_))
                && self.unifier.kind(&current).is_none_or(|k| k == Kind::General)
            {
                return (steps, Some(current));
            }
            if steps.contains(&current) || steps.len() >= MAX_STEPS {
                return (steps, None);
            }
            steps.push(current.clone());
            match self.deref(&current) {
                Some(next) => current = self.structural(&next),
                None => break,
            }
        }
        if let Some(Ty::Array(inner)) = steps.last() {
            steps.push(Ty::Slice(inner.clone()));
        }
        (steps, None)
    }

    /// `*ty`, for references and by `Deref`.
    pub(super) fn deref(&mut self, ty: &Ty) -> Option<Ty> {
        match ty {
            Ty::Ref(inner, _) => Some((**inner).clone()),
            Ty::Adt(..) | Ty::Param(_) | Ty::Opaque(..) | Ty::Proj(_) => {
                let deref = self.program.lang("deref")?;
                let wanted = TraitRef { trait_: deref, args: Arc::from([]), bindings: Arc::from([]) };
                match self.select(ty, &wanted) {
                    Outcome::Yes(_) => {
                        let proj = Projection {
                            self_ty: ty.clone(),
                            trait_: deref,
                            args: Arc::from([]),
                            name: Name::TARGET,
                        };
                        Some(self.normalize(&Ty::Proj(Arc::new(proj))))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The method that `receiver.name(…)` calls in `module`.
    pub(super) fn probe_method(&mut self, receiver: &Ty, name: Name, module: ModuleId) -> Probe {
        let (steps, end) = self.autoderef(receiver);
        if steps.is_empty() {
            return match end {
                Some(Ty::Var(_)) => Probe::Later,
                _ => Probe::Nothing,
            };
        }
        let traits = self.program.traits_in_scope(module);
        let with_name = self.program.index().trait_items(name);
        let current = self.current_trait;
        let is_in_scope = |trait_: &DefId| traits.binary_search(trait_).is_ok() || current == Some(*trait_);
        let in_scope: Vec<(DefId, DefId)> =
            with_name.iter().filter(|(trait_, _)| is_in_scope(trait_)).copied().collect();
        let settled = |step: &Ty| match self.unifier.kind(step) {
            Some(Kind::Int) => Ty::Builtin(Builtin::I32),
            Some(Kind::Float) => Ty::Builtin(Builtin::F64),
            _ => step.clone(),
        };
        let steps: Vec<Ty> = steps.iter().map(settled).collect();
        for private in [false, true] {
            if private && !self.has_hidden(name, module) {
                break;
            }
            for step in &steps {
                for adjusted in [step.clone(), step.clone().reference(false), step.clone().reference(true)] {
                    if let Some(pick) = self.inherent_method(&steps, &adjusted, name, module, private) {
                        return Probe::Found(pick);
                    }
                    if let Some(pick) = self.trait_method(&adjusted, &in_scope) {
                        return Probe::Found(pick);
                    }
                }
            }
        }
        Probe::Nothing
    }

    /// Whether inherent items of that name are hidden from `module` by privacy. They count when nothing else was found, as
    /// rustc looks for them then too (and it may be us who know too little of a macro's output).
    fn has_hidden(&self, name: Name, module: ModuleId) -> bool {
        let mut items = self.program.index().inherent(name).iter();
        items.any(|&(_, item)| self.may_see(item, module, true) && !self.may_see(item, module, false))
    }

    /// A method of any of the `steps`' own that takes `adjusted`: on a `&S`, one of `S` with `&self` comes before one of a
    /// trait that `S` has as well.
    fn inherent_method(
        &mut self,
        steps: &[Ty],
        adjusted: &Ty,
        name: Name,
        module: ModuleId,
        private: bool,
    ) -> Option<Pick> {
        let program = self.program;
        // Bounds of parameters, `dyn` and opaque types.
        let bounded = |step: &&Ty| matches!(step, Ty::Param(_) | Ty::Dyn(_) | Ty::Opaque(..) | Ty::Proj(_));
        for step in steps.iter().filter(bounded) {
            for bound in self.bounds_of(step) {
                let item = program.child_named(bound.trait_, name).find(|&def| is_fn(program, def));
                if let Some(item) = item {
                    let subst = program.trait_subst(&bound, step);
                    if self.receiver_fits(item, &subst, adjusted) {
                        return Some(Pick { item, subst, by_trait: Some((bound, step.clone())) });
                    }
                }
            }
        }
        // The receiver of an inherent method dereferences to the impl's type, so its head is that of a step, or of what a
        // step holds (`self: Rc<Self>`).
        for &(id, item) in program.index().inherent(name) {
            if !is_fn(program, item) {
                continue;
            }
            let data = &program.index().impls[id as usize];
            let head = data.self_ty.head();
            let reaches = |step: &Ty| {
                step.head() == head
                    || matches!(step, Ty::Adt(_, args) if args.first().is_some_and(|arg| self.shallow(arg).head() == head))
            };
            if head.is_some() && !steps.iter().any(reaches) || !self.may_see(item, module, private) {
                continue;
            }
            let snapshot = self.mark();
            let subst = self.fresh_params(&data.generics.params);
            if self.receiver_fits(item, &subst, adjusted) && self.where_clauses_hold(id, &subst) {
                return Some(Pick { item, subst, by_trait: None });
            }
            self.undo(snapshot);
        }
        None
    }

    /// Whether nothing that an inherent impl requires is known not to hold.
    fn where_clauses_hold(&mut self, id: super::impls::ImplId, subst: &Subst) -> bool {
        let program = self.program;
        let data = &program.index().impls[id as usize];
        // Only where several impls could declare the name does it matter; a plain parameter is open anyway.
        data.generics.predicates.iter().all(|(ty, bound)| {
            let ty = ty.substitute(subst);
            let ty = self.shallow(&ty);
            if matches!(ty, Ty::Var(_) | Ty::Unknown | Ty::Closure(_) | Ty::FnDef(..)) {
                return true;
            }
            let snapshot = self.mark();
            let bound = bound.substitute(subst);
            let outcome = self.select(&ty, &bound);
            self.undo(snapshot);
            !matches!(outcome, Outcome::No)
        })
    }

    fn trait_method(&mut self, adjusted: &Ty, in_scope: &[(DefId, DefId)]) -> Option<Pick> {
        let program = self.program;
        for &(trait_, item) in in_scope {
            if !is_fn(program, item) {
                continue;
            }
            let snapshot = self.mark();
            let params = program.generics(trait_);
            let subst = self.fresh_params(&params.params);
            if self.receiver_fits(item, &subst, adjusted)
                && let Some(self_ty) = subst.get(trait_).cloned()
            {
                let bound = TraitRef {
                    trait_,
                    args: subst
                        .0
                        .iter()
                        .filter(|(param, _)| *param != trait_)
                        .map(|(_, ty)| ty.clone())
                        .collect(),
                    bindings: Arc::from([]),
                };
                match self.select(&self_ty, &bound) {
                    Outcome::Yes(_) => return Some(Pick { item, subst, by_trait: Some((bound, self_ty)) }),
                    // Several impls differ in the trait's arguments; the method is the trait's all the same.
                    Outcome::Open if self.some_impl_fits(&self_ty, trait_) => {
                        return Some(Pick { item, subst, by_trait: Some((bound, self_ty)) });
                    }
                    _ => {}
                }
            }
            self.undo(snapshot);
        }
        None
    }

    /// Whether an impl for this very head (not a blanket one) or a bound exists.
    fn some_impl_fits(&mut self, self_ty: &Ty, trait_: DefId) -> bool {
        let self_ty = self.shallow(self_ty);
        let program = self.program;
        if self.env.iter().any(|(of, bound)| bound.trait_ == trait_ && *of == self_ty) {
            return true;
        }
        let Some(head) = self_ty.head() else { return false };
        program.index().of_trait(trait_, Some(head)).any(|id| {
            let data = &program.index().impls[id as usize];
            let snapshot = self.mark();
            let subst = self.fresh_params(&data.generics.params);
            let fits = data.self_ty.head() == Some(head)
                && self.unifier.unify(&data.self_ty.substitute(&subst), &self_ty);
            self.undo(snapshot);
            fits
        })
    }

    /// Whether the method's `self` type can be `adjusted`; if so they are made equal.
    fn receiver_fits(&mut self, item: DefId, subst: &Subst, adjusted: &Ty) -> bool {
        let sig = self.program.sig(item);
        let Some(receiver) = &sig.receiver else { return false };
        let receiver = receiver.substitute(subst);
        let receiver = self.normalize(&receiver);
        self.unifier.unify(&receiver, adjusted)
    }

    /// Whether code in `module` may use an inherent item (Reference, *Visibility and privacy*); with `private`, whether its
    /// crate may.
    fn may_see(&self, item: DefId, module: ModuleId, private: bool) -> bool {
        let program = self.program;
        let visibility = program.facts(item.file)[item.item].visibility;
        if visibility == Visibility::Public {
            return true;
        }
        let Some(home) = program.home(item) else { return true };
        // Between crates only `pub` counts.
        let same_crate =
            home.krate == module.krate || program.maps.crates_of(item.file).contains(&module.krate);
        if private || !same_crate || visibility == Visibility::Crate {
            return same_crate;
        }
        let Some(home) = program.maps.module_of(&program.table, module.krate, item) else {
            return same_crate;
        };
        let around = |module: ModuleId| {
            let parent = program.maps[program.maps.nearest_module(module)].parent;
            parent.map_or(module, |parent| program.maps.nearest_module(parent))
        };
        let scope = match visibility {
            Visibility::Public | Visibility::Crate => return true,
            Visibility::Inherited | Visibility::SelfMod => program.maps.nearest_module(home),
            Visibility::Super => around(home),
            Visibility::In(path) => {
                let view = PathView::of(&program.table[item.file], path);
                let found = program.resolver().path(home, &view, program.edition(home)).defs;
                let module = found.types.iter().find_map(|def| match *def {
                    ScopeDef::Module(module) => Some(module),
                    _ => None,
                });
                match module {
                    Some(module) => module,
                    None => return true,
                }
            }
        };
        program.maps.is_within(module, scope)
    }

    /// The associated item `ty::name` (a fn or const) as seen in `module`.
    pub(super) fn probe_path(&mut self, ty: &Ty, name: Name, module: ModuleId) -> Probe {
        let program = self.program;
        let ty = self.structural(ty);
        if matches!(ty, Ty::Unknown) {
            return Probe::Nothing;
        }
        if matches!(ty, Ty::Var(_)) && self.unifier.kind(&ty) == Some(Kind::General) {
            return Probe::Later;
        }
        if let Ty::Adt(def, args) = &ty
            && matches!(program.kind(*def), ItemKind::Enum { .. })
            && let Some(variant) = program.resolver().variant(*def, name)
        {
            let params = program.generics(*def);
            let subst = params.params.iter().copied().zip(args.iter().cloned()).collect();
            return Probe::Found(Pick { item: variant, subst, by_trait: None });
        }
        for private in [false, true] {
            if private && !self.has_hidden(name, module) {
                break;
            }
            let found = self.probe_path_among(&ty, name, module, private);
            if let Probe::Found(_) = found {
                return found;
            }
        }
        Probe::Nothing
    }

    fn probe_path_among(&mut self, ty: &Ty, name: Name, module: ModuleId, private: bool) -> Probe {
        let program = self.program;
        for &(id, item) in program.index().inherent(name) {
            if matches!(program.kind(item), ItemKind::TypeAlias { .. })
                || !self.may_see(item, module, private)
            {
                continue;
            }
            let data = &program.index().impls[id as usize];
            if data.self_ty.head().is_some() && ty.head().is_some() && data.self_ty.head() != ty.head() {
                continue;
            }
            let snapshot = self.mark();
            let subst = self.fresh_params(&data.generics.params);
            let self_ty = data.self_ty.substitute(&subst);
            if self.unifier.unify(&self_ty, ty) && self.where_clauses_hold(id, &subst) {
                return Probe::Found(Pick { item, subst, by_trait: None });
            }
            self.undo(snapshot);
        }
        for bound in self.bounds_of(ty) {
            let item = program.child_named(bound.trait_, name).find(|&def| !is_type(program, def));
            if let Some(item) = item {
                let subst = program.trait_subst(&bound, ty);
                return Probe::Found(Pick { item, subst, by_trait: Some((bound, ty.clone())) });
            }
        }
        let traits = program.traits_in_scope(module);
        for &(trait_, item) in program.index().trait_items(name) {
            let in_scope = traits.binary_search(&trait_).is_ok() || self.current_trait == Some(trait_);
            if is_type(program, item) || !in_scope {
                continue;
            }
            let snapshot = self.mark();
            let params = program.generics(trait_);
            let fresh = self.fresh_params(&params.params);
            let subst: Subst = fresh
                .0
                .iter()
                .map(|(param, var)| (*param, if *param == trait_ { ty.clone() } else { var.clone() }))
                .collect();
            let args: Args =
                subst.0.iter().filter(|(param, _)| *param != trait_).map(|(_, ty)| ty.clone()).collect();
            let bound = TraitRef { trait_, args, bindings: Arc::from([]) };
            match self.select(ty, &bound) {
                Outcome::Yes(_) => {
                    return Probe::Found(Pick { item, subst, by_trait: Some((bound, ty.clone())) });
                }
                Outcome::Open if self.some_impl_fits(ty, trait_) => {
                    return Probe::Found(Pick { item, subst, by_trait: Some((bound, ty.clone())) });
                }
                _ => self.undo(snapshot),
            }
        }
        Probe::Nothing
    }

    /// The impl's item that stands for a trait's item on a type, if the type's impl is known and has it.
    pub(super) fn impl_item(&mut self, item: DefId, bound: &TraitRef, self_ty: &Ty) -> Option<DefId> {
        let program = self.program;
        let name = program.table.def_name(item)?;
        let self_ty = self.structural(self_ty);
        let Outcome::Yes(Selection::Impl(id, _)) = self.select(&self_ty, bound) else { return None };
        let data = &program.index().impls[id as usize];
        if data.derived {
            return None;
        }
        let same_kind = |def: &DefId| {
            std::mem::discriminant(program.kind(*def)) == std::mem::discriminant(program.kind(item))
        };
        program.child_named(data.def, name).find(same_kind)
    }

    /// Whether a trait's item, used on a type, is the trait's own: the type is known, and none of the impls that may be its
    /// has the item, whatever their `cfg`.
    pub(super) fn is_provided(&mut self, item: DefId, bound: &TraitRef, self_ty: &Ty) -> bool {
        let program = self.program;
        let Some(name) = program.table.def_name(item) else { return false };
        let self_ty = self.structural(self_ty);
        let Some(head) = self_ty.head().filter(|head| !matches!(head, Head::Dyn(_))) else { return false };
        let index = program.index();
        let mut impls = index.of_trait(bound.trait_, Some(head));
        let has_item = |id: super::impls::ImplId| {
            program.child_named(index.impls[id as usize].def, name).next().is_some()
        };
        !impls.any(has_item) && matches!(self.select(&self_ty, bound), Outcome::Yes(Selection::Impl(..)))
    }
}

fn is_fn(program: &Program, def: DefId) -> bool {
    matches!(program.kind(def), ItemKind::Fn { .. })
}

fn is_type(program: &Program, def: DefId) -> bool {
    matches!(program.kind(def), ItemKind::TypeAlias { .. })
}
