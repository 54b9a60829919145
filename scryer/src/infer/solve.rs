//! Which impl (or bound) makes a type implement a trait, and what its associated types are.
//!
//! A small version of rustc's trait selection (`rustc_trait_selection::traits::{select, project, fulfill}`): candidates come
//! from the where clauses in scope, from the bounds of opaque and `dyn` types, from impls and from what is built in. What
//! more than one candidate could satisfy is left open until more is known; nothing is chosen by guess. Depth and work are
//! bounded; beyond the bounds the answer is "can't tell".

use std::sync::Arc;

use super::impls::ImplId;
use super::program::Program;
use super::ty::{Args, OpaqueId, Projection, Subst, TraitRef, Ty};
use super::unify::{Kind, Unifier};
use crate::facts::{DefId, ItemKind, Name};

/// How deep where clauses of impls are followed.
const MAX_DEPTH: u32 = 6;
/// How often a type is normalised through itself.
const MAX_NORMALIZE: u32 = 16;
/// How many open obligations a body may have; the oldest are dropped.
const MAX_OBLIGATIONS: usize = 400;

/// Something to become true.
#[derive(Clone, Debug)]
pub(super) enum Obligation {
    /// The type implements the trait.
    Implements(Ty, TraitRef),
    /// The projection is the type.
    Projects(Arc<Projection>, Ty),
}

/// Why a type implements a trait.
#[derive(Clone, Debug)]
pub(super) enum Selection {
    /// By this impl, with its parameters standing for these.
    Impl(ImplId, Subst),
    /// By a bound.
    Bound(TraitRef),
    /// By itself: closures and fns, markers.
    BuiltIn,
}

/// Whether a type implements a trait.
#[derive(Clone, Debug)]
pub(super) enum Outcome {
    Yes(Selection),
    No,
    /// More has to be known first.
    Open,
}

/// How well an impl fits; the least is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Fit {
    /// It requires a marker trait that nothing is known to give.
    unmarked: bool,
    /// The usual build lacks it.
    off: bool,
}

/// What a projection comes to.
enum Projected {
    Ty(Ty),
    /// No other type than itself: the projection of a parameter.
    Rigid,
    /// More has to be known first.
    Open,
    Unknown,
}

/// A closure of the body at hand.
#[derive(Clone, Debug)]
pub(super) struct ClosureSig {
    pub(super) params: Args,
    pub(super) ret: Ty,
}

/// A point to go back to.
pub(super) struct Mark {
    variables: super::unify::Snapshot,
    obligations: usize,
}

pub(super) struct Solver<'a> {
    pub(super) program: &'a Program,
    pub(super) unifier: Unifier,
    /// What where clauses say, supertraits included.
    pub(super) env: Vec<(Ty, TraitRef)>,
    pub(super) obligations: Vec<Obligation>,
    pub(super) closures: Vec<ClosureSig>,
    /// The trait in whose declaration or impl the body stands: it is in scope there (`rustc_resolve`'s
    /// `traits_in_scope`).
    pub(super) current_trait: Option<DefId>,
    depth: u32,
}

impl<'a> Solver<'a> {
    pub(super) fn new(program: &'a Program, predicates: &[(Ty, TraitRef)]) -> Solver<'a> {
        let mut solver = Solver {
            program,
            unifier: Unifier::default(),
            env: Vec::new(),
            obligations: Vec::new(),
            closures: Vec::new(),
            current_trait: None,
            depth: 0,
        };
        for (ty, bound) in predicates {
            let elaborated = solver.elaborate(ty, bound);
            solver.env.extend(elaborated.into_iter().map(|bound| (ty.clone(), bound)));
        }
        solver
    }

    /// `bound` and all its supertraits, with what is said of associated types put where they belong.
    pub(super) fn elaborate(&self, ty: &Ty, bound: &TraitRef) -> Vec<TraitRef> {
        let mut all: Vec<TraitRef> = vec![bound.clone()];
        let mut next = 0;
        while next < all.len() && all.len() < 64 {
            let bound = all[next].clone();
            next += 1;
            for mut supertrait in self.program.supertraits_of(&bound, ty, 0) {
                let mut bindings = supertrait.bindings.to_vec();
                for (name, ty) in bound.bindings.iter() {
                    if self.program.assoc_type(bound.trait_, *name).is_none()
                        && !bindings.iter().any(|(known, _)| known == name)
                    {
                        bindings.push((*name, ty.clone()));
                    }
                }
                supertrait.bindings = bindings.into();
                if !all.iter().any(|known| known.trait_ == supertrait.trait_ && known.args == supertrait.args)
                {
                    all.push(supertrait);
                }
            }
        }
        all
    }

    pub(super) fn shallow(&self, ty: &Ty) -> Ty {
        self.unifier.shallow(ty)
    }

    /// A point to go back to: what is bound and taken on from here on can be taken back.
    pub(super) fn mark(&self) -> Mark {
        Mark { variables: self.unifier.snapshot(), obligations: self.obligations.len() }
    }

    pub(super) fn undo(&mut self, mark: Mark) {
        self.unifier.rollback(mark.variables);
        self.obligations.truncate(mark.obligations);
    }

    /// Follows variables at the outermost and normalises there.
    pub(super) fn structural(&mut self, ty: &Ty) -> Ty {
        let ty = self.shallow(ty);
        match ty {
            Ty::Proj(_) => {
                let normalized = self.normalize(&ty);
                self.shallow(&normalized)
            }
            _ => ty,
        }
    }

    /// Bounds on a type by itself or by where clauses, supertraits included.
    pub(super) fn bounds_of(&mut self, ty: &Ty) -> Vec<TraitRef> {
        let mut bounds: Vec<TraitRef> = Vec::new();
        match ty {
            Ty::Opaque(_, own) | Ty::Dyn(own) => {
                for bound in own.iter() {
                    bounds.extend(self.elaborate(ty, bound));
                }
            }
            Ty::Proj(proj) => {
                for bound in self.program.assoc_bounds(proj) {
                    bounds.extend(self.elaborate(ty, &bound));
                }
            }
            _ => {}
        }
        if matches!(ty, Ty::Param(_) | Ty::Proj(_) | Ty::Opaque(..)) {
            bounds.extend(self.env.iter().filter(|(of, _)| of == ty).map(|(_, bound)| bound.clone()));
        }
        bounds
    }

    /// Whether `ty` implements the trait; a `Yes` makes the trait's arguments equal to those of what it was found by.
    pub(super) fn select(&mut self, ty: &Ty, wanted: &TraitRef) -> Outcome {
        let ty = self.structural(ty);
        match ty {
            Ty::Unknown => return Outcome::Open,
            Ty::Var(_) if self.unifier.kind(&ty) == Some(Kind::General) => return Outcome::Open,
            _ => {}
        }
        if self.depth > MAX_DEPTH {
            return Outcome::Open;
        }
        // Where clauses and the type's own bounds come before impls (rustc: param candidates win).
        let mut matching: Vec<TraitRef> = Vec::new();
        let mut bounds: Vec<TraitRef> = self
            .env
            .iter()
            .filter(|(_, bound)| bound.trait_ == wanted.trait_)
            .filter(|(of, _)| {
                matches!(of, Ty::Param(_) | Ty::Proj(_)) && *of == ty || !matches!(of, Ty::Param(_))
            })
            .map(|(of, bound)| (of.clone(), bound.clone()))
            .collect::<Vec<_>>()
            .into_iter()
            .filter(|(of, _)| self.matches(|unifier| unifier.unify(of, &ty)))
            .map(|(_, bound)| bound)
            .collect();
        if matches!(ty, Ty::Opaque(..) | Ty::Dyn(_) | Ty::Proj(_)) {
            bounds.extend(self.bounds_of(&ty).into_iter().filter(|bound| bound.trait_ == wanted.trait_));
        }
        for bound in bounds {
            if self.matches(|unifier| unify_args(unifier, &bound.args, &wanted.args))
                && !matching.contains(&bound)
            {
                matching.push(bound);
            }
        }
        match &matching[..] {
            [] => {}
            [bound] => {
                unify_args(&mut self.unifier, &bound.args, &wanted.args);
                return Outcome::Yes(Selection::Bound(bound.clone()));
            }
            _ => {
                // The same trait with different arguments: open while the arguments are.
                if let Some(bound) = matching.iter().find(|bound| bound.args == wanted.args) {
                    return Outcome::Yes(Selection::Bound(bound.clone()));
                }
                return Outcome::Open;
            }
        }
        if self.is_fn_trait(wanted.trait_)
            && let Some((params, _)) = self.fn_parts(&ty)
        {
            if let Some(args) = wanted.args.first() {
                self.unifier.unify(args, &Ty::Tuple(params));
            }
            return Outcome::Yes(Selection::BuiltIn);
        }
        let head = match self.unifier.kind(&ty) {
            Some(_) => None,
            None => ty.head(),
        };
        let candidates: Vec<ImplId> = match self.unifier.kind(&ty) {
            // A number of open type: impls for any of the number types.
            Some(_) => self.program.index().all_of_trait(wanted.trait_),
            None => self.program.index().of_trait(wanted.trait_, head).collect(),
        };
        let mut fitting: Vec<(Fit, ImplId)> = Vec::new();
        for id in candidates {
            let snapshot = self.mark();
            let outcome = self.try_impl(id, &ty, wanted);
            self.undo(snapshot);
            fitting.extend(outcome.map(|fit| (fit, id)));
        }
        let best = fitting.iter().map(|&(fit, _)| fit).min();
        let mut found = fitting.iter().filter(|&&(fit, _)| Some(fit) == best);
        if let Some(&(fit, id)) = found.next() {
            // Of twins that the usual build lacks, the first stands for all.
            if !fit.off && found.next().is_some() {
                return Outcome::Open;
            }
            let subst = self.instantiate_impl(id);
            let data = &self.program.index().impls[id as usize];
            let self_ty = data.self_ty.substitute(&subst);
            let self_ty = self.normalize(&self_ty);
            self.unifier.unify(&self_ty, &ty);
            if let Some(trait_ref) = &data.trait_ref {
                let args: Args = trait_ref.args.iter().map(|arg| arg.substitute(&subst)).collect();
                let args = args.iter().map(|arg| self.normalize(arg)).collect();
                unify_args(&mut self.unifier, &args, &wanted.args);
            }
            // What the impl requires may say more of its parameters.
            if !data.derived {
                let required = data.generics.clone();
                self.require_generics(&required.predicates, &subst);
            }
            return Outcome::Yes(Selection::Impl(id, subst));
        }
        if self.is_marker(wanted.trait_) || self.is_structural(&ty, wanted.trait_) {
            return Outcome::Yes(Selection::BuiltIn);
        }
        match self.unifier.kind(&ty) {
            Some(_) => Outcome::Open,
            None => Outcome::No,
        }
    }

    /// Runs something on the variables and takes it back.
    fn matches(&mut self, attempt: impl FnOnce(&mut Unifier) -> bool) -> bool {
        let snapshot = self.unifier.snapshot();
        let matched = attempt(&mut self.unifier);
        self.unifier.rollback(snapshot);
        matched
    }

    /// Whether an impl can be the one, and how well. Leaves bindings behind.
    fn try_impl(&mut self, id: ImplId, ty: &Ty, wanted: &TraitRef) -> Option<Fit> {
        let data = &self.program.index().impls[id as usize];
        if data.negative {
            return None;
        }
        let trait_ref = data.trait_ref.as_ref()?;
        let subst = self.fresh_params(&data.generics.params);
        let self_ty = data.self_ty.substitute(&subst);
        // An impl for a projection (rare) is compared after normalising.
        let self_ty = if matches!(self_ty, Ty::Proj(_)) { self.normalize(&self_ty) } else { self_ty };
        if !self.unifier.unify(&self_ty, ty) {
            return None;
        }
        let args: Args = trait_ref.args.iter().map(|arg| arg.substitute(&subst)).collect();
        let args: Args = if args.iter().any(|arg| matches!(arg, Ty::Proj(_))) {
            args.iter().map(|arg| self.normalize(arg)).collect()
        } else {
            args
        };
        if !unify_args(&mut self.unifier, &args, &wanted.args) {
            return None;
        }
        let mut fit = Fit { off: data.off, unmarked: false };
        if data.derived {
            return Some(fit);
        }
        self.depth += 1;
        let mut possible = true;
        for (of, bound) in &data.generics.predicates {
            // Auto traits, `Sized` and `Copy` follow from what a type is made of, which isn't looked into; other markers are
            // implemented as all traits are (Reference, *Special types and traits*).
            if self.is_marker(bound.trait_) && self.program.is_std(bound.trait_) {
                continue;
            }
            let of = of.substitute(&subst);
            let bound = bound.substitute(&subst);
            match self.select(&of, &bound) {
                // No impl says so: a macro that we don't know may.
                Outcome::Yes(Selection::BuiltIn) if self.is_marker(bound.trait_) => fit.unmarked = true,
                Outcome::Yes(_) | Outcome::Open => {}
                Outcome::No => {
                    possible = false;
                    break;
                }
            }
        }
        self.depth -= 1;
        possible.then_some(fit)
    }

    /// A variable for each parameter.
    pub(super) fn fresh_params(&mut self, params: &[DefId]) -> Subst {
        params
            .iter()
            .map(|&param| match self.program.kind(param) {
                ItemKind::ConstParam { .. } => (param, Ty::Unknown),
                _ => (param, self.unifier.fresh()),
            })
            .collect()
    }

    fn instantiate_impl(&mut self, id: ImplId) -> Subst {
        let program = self.program;
        self.fresh_params(&program.index().impls[id as usize].generics.params)
    }

    /// Takes on what an item requires of its parameters.
    pub(super) fn require_generics(&mut self, predicates: &[(Ty, TraitRef)], subst: &Subst) {
        for (ty, bound) in predicates {
            let ty = ty.substitute(subst);
            let bound = bound.substitute(subst);
            self.require(&ty, &bound);
        }
    }

    /// Takes on `ty: bound`, as far as something can be learnt from it.
    pub(super) fn require(&mut self, ty: &Ty, bound: &TraitRef) {
        let program = self.program;
        for (name, value) in bound.bindings.iter() {
            // The associated type may be a supertrait's (`F: Fn(A) -> B` says `FnOnce::Output`).
            let plain = TraitRef { bindings: Arc::from([]), ..bound.clone() };
            let owner = self
                .elaborate(ty, &plain)
                .into_iter()
                .find(|bound| program.assoc_type(bound.trait_, *name).is_some());
            if let Some(owner) = owner {
                let proj = Projection {
                    self_ty: ty.clone(),
                    trait_: owner.trait_,
                    args: owner.args.clone(),
                    name: *name,
                };
                let value = self.normalize(value);
                self.obligations.push(Obligation::Projects(Arc::new(proj), value));
            }
        }
        if !bound.args.is_empty() {
            let bound = TraitRef {
                trait_: bound.trait_,
                args: bound.args.iter().map(|arg| self.normalize(arg)).collect(),
                bindings: Arc::from([]),
            };
            self.obligations.push(Obligation::Implements(ty.clone(), bound));
        }
        if self.obligations.len() > MAX_OBLIGATIONS {
            let excess = self.obligations.len() - MAX_OBLIGATIONS;
            self.obligations.drain(..excess);
        }
    }

    /// Works on open obligations until nothing more is learnt.
    pub(super) fn solve(&mut self) {
        for _ in 0..8 {
            let open = std::mem::take(&mut self.obligations);
            if open.is_empty() {
                return;
            }
            let mut progress = false;
            let mut kept = Vec::with_capacity(open.len());
            for obligation in open {
                let settled = match &obligation {
                    Obligation::Implements(ty, bound) => !matches!(self.select(ty, bound), Outcome::Open),
                    Obligation::Projects(proj, value) => match self.project(proj, 0) {
                        Projected::Ty(ty) => {
                            self.unifier.unify(&ty, value);
                            true
                        }
                        Projected::Rigid => {
                            let rigid = Ty::Proj(proj.clone());
                            self.unifier.unify(&rigid, value);
                            true
                        }
                        Projected::Unknown => true,
                        Projected::Open => false,
                    },
                };
                if settled {
                    progress = true;
                } else {
                    kept.push(obligation);
                }
            }
            kept.append(&mut self.obligations);
            self.obligations = kept;
            if !progress {
                return;
            }
        }
    }

    /// With all projections replaced that can be; what is open becomes a variable with an obligation.
    pub(super) fn normalize(&mut self, ty: &Ty) -> Ty {
        self.normalize_at(ty, 0)
    }

    fn normalize_at(&mut self, ty: &Ty, depth: u32) -> Ty {
        if !ty.any(&mut |part| matches!(part, Ty::Proj(_))) {
            return ty.clone();
        }
        if depth > MAX_NORMALIZE {
            return Ty::Unknown;
        }
        ty.map(&mut |part| {
            let Ty::Proj(proj) = part else { return None };
            let proj = Projection {
                self_ty: self.normalize_at(&proj.self_ty, depth + 1),
                trait_: proj.trait_,
                args: proj.args.iter().map(|arg| self.normalize_at(arg, depth + 1)).collect(),
                name: proj.name,
            };
            Some(match self.project(&proj, depth) {
                Projected::Ty(ty) => ty,
                Projected::Rigid => Ty::Proj(Arc::new(proj)),
                Projected::Unknown => Ty::Unknown,
                Projected::Open => {
                    let var = self.unifier.fresh();
                    self.obligations.push(Obligation::Projects(Arc::new(proj), var.clone()));
                    var
                }
            })
        })
    }

    fn project(&mut self, proj: &Projection, depth: u32) -> Projected {
        let self_ty = self.shallow(&proj.self_ty);
        let self_ty = match self_ty {
            Ty::Proj(_) if depth <= MAX_NORMALIZE => {
                let normalized = self.normalize_at(&self_ty, depth + 1);
                self.shallow(&normalized)
            }
            other => other,
        };
        if self_ty == Ty::Unknown {
            return Projected::Unknown;
        }
        if proj.name == Name::OUTPUT
            && self.is_fn_trait(proj.trait_)
            && let Some((_, ret)) = self.fn_parts(&self_ty)
        {
            return Projected::Ty(ret);
        }
        let wanted = TraitRef { trait_: proj.trait_, args: proj.args.clone(), bindings: Arc::from([]) };
        match self.select(&self_ty, &wanted) {
            Outcome::Open => Projected::Open,
            Outcome::No => Projected::Unknown,
            Outcome::Yes(Selection::BuiltIn) => Projected::Unknown,
            Outcome::Yes(Selection::Bound(bound)) => {
                match bound.bindings.iter().find(|(name, _)| *name == proj.name) {
                    Some((_, ty)) => {
                        let ty = self.program.with_declared_bounds(ty, proj);
                        // `T: Iterator<Item = T::Item>` and the like say nothing.
                        if let Ty::Proj(same) = &ty
                            && same.name == proj.name
                            && same.trait_ == proj.trait_
                        {
                            return Projected::Rigid;
                        }
                        Projected::Ty(self.normalize_at(&ty, depth + 1))
                    }
                    None => {
                        // Another bound on the same type may say it.
                        let said = self.bounds_of(&self_ty).into_iter().find_map(|bound| {
                            let same = bound.trait_ == proj.trait_;
                            same.then(|| bound.bindings.iter().find(|(name, _)| *name == proj.name).cloned())?
                        });
                        match said {
                            Some((_, ty)) if !matches!(ty, Ty::Proj(_)) => Projected::Ty(ty),
                            _ => Projected::Rigid,
                        }
                    }
                }
            }
            Outcome::Yes(Selection::Impl(id, subst)) => {
                let program = self.program;
                let data = &program.index().impls[id as usize];
                if data.derived {
                    return Projected::Unknown;
                }
                let assoc = program
                    .child_named(data.def, proj.name)
                    .find(|&def| matches!(program.kind(def), ItemKind::TypeAlias { .. }));
                match assoc {
                    Some(assoc) => {
                        let mut ty = program.alias_ty(assoc, 0).substitute(&subst);
                        // Generic associated types: their own parameters are open.
                        let own: Vec<DefId> = program
                            .facts(assoc.file)
                            .generic_params(assoc.item)
                            .map(|item| DefId { file: assoc.file, item })
                            .collect();
                        if !own.is_empty() {
                            ty = ty.substitute(&own.into_iter().map(|param| (param, Ty::Unknown)).collect());
                        }
                        Projected::Ty(self.normalize_at(&ty, depth + 1))
                    }
                    None => Projected::Unknown,
                }
            }
        }
    }

    /// Parameters and result of what can be called without a trait.
    pub(super) fn fn_parts(&mut self, ty: &Ty) -> Option<(Args, Ty)> {
        match ty {
            Ty::FnPtr(params, ret) => Some((params.clone(), (**ret).clone())),
            Ty::Closure(index) => {
                let sig = self.closures.get(*index as usize)?;
                Some((sig.params.clone(), sig.ret.clone()))
            }
            Ty::FnDef(def, subst) => {
                let sig = self.program.sig(*def);
                let receiver = sig.receiver.iter().map(|ty| ty.substitute(subst));
                let params: Vec<Ty> =
                    receiver.chain(sig.params.iter().map(|ty| ty.substitute(subst))).collect();
                let ret = sig.ret.substitute(subst);
                let params: Args =
                    params.iter().map(|ty| self.normalize(&replace_opaque(ty, *def))).collect();
                let ret = self.normalize(&ret);
                Some((params, ret))
            }
            _ => None,
        }
    }

    pub(super) fn is_fn_trait(&self, trait_: DefId) -> bool {
        ["fn", "fn_mut", "fn_once", "async_fn", "async_fn_mut", "async_fn_once"]
            .iter()
            .any(|name| self.program.lang(name) == Some(trait_))
    }

    /// Traits from which nothing follows: without items and parameters.
    fn is_marker(&self, trait_: DefId) -> bool {
        let facts = self.program.facts(trait_.file);
        let bare = facts.children(trait_.item).next().is_none();
        bare && matches!(self.program.kind(trait_), ItemKind::Trait { supertraits, .. } if supertraits.is_empty())
            || ["sized", "copy", "send", "sync"].iter().any(|name| self.program.lang(name) == Some(trait_))
    }

    /// Traits that tuples, closures and fns implement by their parts, which no impl says.
    fn is_structural(&self, ty: &Ty, trait_: DefId) -> bool {
        let by_parts = matches!(
            ty,
            Ty::Tuple(_)
                | Ty::Closure(_)
                | Ty::FnDef(..)
                | Ty::FnPtr(..)
                | Ty::Never
                | Ty::Array(_)
                | Ty::Ptr(..)
        );
        by_parts
            && ["clone", "eq", "partial_ord", "ord", "eq_marker", "hash", "debug", "default"]
                .iter()
                .any(|name| self.program.lang(name) == Some(trait_))
    }

    /// Instantiates an opaque parameter type (`impl Trait` in argument position) as a variable with its bounds.
    pub(super) fn open_opaque(&mut self, ty: &Ty, def: DefId) -> Ty {
        let mut required: Vec<(Ty, Arc<[TraitRef]>)> = Vec::new();
        let mut ids: Vec<(OpaqueId, Ty)> = Vec::new();
        let unifier = &mut self.unifier;
        let opened = ty.map(&mut |part| match part {
            Ty::Opaque(id, bounds) if id.0 == def && id.1 != u32::MAX => {
                if let Some((_, var)) = ids.iter().find(|(known, _)| known == id) {
                    return Some(var.clone());
                }
                let var = unifier.fresh();
                ids.push((*id, var.clone()));
                required.push((var.clone(), bounds.clone()));
                Some(var)
            }
            _ => None,
        });
        for (var, bounds) in required {
            for bound in bounds.iter() {
                self.require(&var, bound);
            }
        }
        opened
    }
}

/// Where a fn is used as a value, its `impl Trait` parameters can be anything.
fn replace_opaque(ty: &Ty, def: DefId) -> Ty {
    ty.map(&mut |part| match part {
        Ty::Opaque(id, _) if id.0 == def => Some(Ty::Unknown),
        _ => None,
    })
}

pub(super) fn unify_args(unifier: &mut Unifier, xs: &Args, ys: &Args) -> bool {
    xs.len() == ys.len() && xs.iter().zip(ys.iter()).all(|(x, y)| unifier.unify(x, y))
}
