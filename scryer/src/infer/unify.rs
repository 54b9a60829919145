//! Inference variables and unification.
//!
//! A union-find with a trail, so that an attempt can be taken back. Occurs checks are left out: a cyclic binding can't be
//! made because a variable is only ever bound to a type in which it does not occur (checked at binding).

use super::ty::{Args, Subst, TraitRef, Ty};
use crate::resolve::Builtin;

/// What an unbound variable may become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    General,
    Int,
    Float,
}

#[derive(Clone, Debug)]
enum Var {
    Free(Kind),
    Bound(Ty),
}

#[derive(Default)]
pub(super) struct Unifier {
    vars: Vec<Var>,
    trail: Vec<(u32, Kind)>,
}

/// A point to roll back to.
pub(super) struct Snapshot {
    vars: usize,
    trail: usize,
}

impl Unifier {
    pub(super) fn fresh(&mut self) -> Ty {
        self.fresh_kind(Kind::General)
    }

    pub(super) fn fresh_kind(&mut self, kind: Kind) -> Ty {
        self.vars.push(Var::Free(kind));
        Ty::Var(self.vars.len() as u32 - 1)
    }

    pub(super) fn snapshot(&self) -> Snapshot {
        Snapshot { vars: self.vars.len(), trail: self.trail.len() }
    }

    pub(super) fn rollback(&mut self, snapshot: Snapshot) {
        while self.trail.len() > snapshot.trail {
            if let Some((var, kind)) = self.trail.pop() {
                self.vars[var as usize] = Var::Free(kind);
            }
        }
        self.vars.truncate(snapshot.vars);
    }

    /// Follows variables at the outermost.
    pub(super) fn shallow(&self, ty: &Ty) -> Ty {
        let mut ty = ty;
        while let Ty::Var(var) = ty {
            match self.vars.get(*var as usize) {
                Some(Var::Bound(bound)) => ty = bound,
                _ => break,
            }
        }
        ty.clone()
    }

    /// The kind of a variable that is unbound.
    pub(super) fn kind(&self, ty: &Ty) -> Option<Kind> {
        match self.shallow(ty) {
            Ty::Var(var) => match self.vars.get(var as usize) {
                Some(Var::Free(kind)) => Some(*kind),
                _ => None,
            },
            _ => None,
        }
    }

    /// Binds what is still free: integers to `i32`, floats to `f64`.
    pub(super) fn default_numbers(&mut self) {
        for index in 0..self.vars.len() {
            let default = match self.vars[index] {
                Var::Free(Kind::Int) => Builtin::I32,
                Var::Free(Kind::Float) => Builtin::F64,
                _ => continue,
            };
            self.bind(index as u32, Ty::Builtin(default));
        }
    }

    fn bind(&mut self, var: u32, ty: Ty) {
        if let Var::Free(kind) = self.vars[var as usize] {
            self.trail.push((var, kind));
            self.vars[var as usize] = Var::Bound(ty);
        }
    }

    /// Makes the two types equal if they can be; if not, nothing is bound.
    pub(super) fn unify(&mut self, a: &Ty, b: &Ty) -> bool {
        let snapshot = self.snapshot();
        let equal = self.equate(a, b, 0);
        if !equal {
            // Variables made meanwhile stay: unification makes none.
            self.rollback(Snapshot { vars: self.vars.len(), trail: snapshot.trail });
        }
        equal
    }

    fn equate(&mut self, a: &Ty, b: &Ty, depth: u32) -> bool {
        if depth > 64 {
            return false;
        }
        let (a, b) = (self.shallow(a), self.shallow(b));
        match (&a, &b) {
            (Ty::Var(x), Ty::Var(y)) => {
                if x == y {
                    return true;
                }
                let kinds = (self.kind(&a).unwrap_or(Kind::General), self.kind(&b).unwrap_or(Kind::General));
                match kinds {
                    (Kind::General, _) => self.bind(*x, b.clone()),
                    (_, Kind::General) => self.bind(*y, a.clone()),
                    (x_kind, y_kind) if x_kind == y_kind => self.bind(*x, b.clone()),
                    _ => return false,
                }
                true
            }
            (Ty::Unknown, _) | (_, Ty::Unknown) => true,
            (Ty::Var(var), ty) | (ty, Ty::Var(var)) => {
                let fits = match self.kind(&Ty::Var(*var)) {
                    Some(Kind::Int) => matches!(ty, Ty::Builtin(builtin) if is_int(*builtin)),
                    Some(Kind::Float) => matches!(ty, Ty::Builtin(Builtin::F32 | Builtin::F64)),
                    _ => true,
                };
                if !fits || self.occurs(*var, ty) {
                    return false;
                }
                self.bind(*var, ty.clone());
                true
            }
            (Ty::Never, Ty::Never) => true,
            (Ty::Builtin(x), Ty::Builtin(y)) => x == y,
            (Ty::Adt(x, xs), Ty::Adt(y, ys)) => x == y && self.equate_args(xs, ys, depth),
            (Ty::Ref(x, m), Ty::Ref(y, n)) | (Ty::Ptr(x, m), Ty::Ptr(y, n)) => {
                m == n && self.equate(x, y, depth + 1)
            }
            (Ty::Slice(x), Ty::Slice(y)) | (Ty::Array(x), Ty::Array(y)) => self.equate(x, y, depth + 1),
            (Ty::Tuple(xs), Ty::Tuple(ys)) => self.equate_args(xs, ys, depth),
            (Ty::FnPtr(xs, x), Ty::FnPtr(ys, y)) => {
                self.equate_args(xs, ys, depth) && self.equate(x, y, depth + 1)
            }
            (Ty::FnDef(x, xs), Ty::FnDef(y, ys)) => x == y && self.equate_subst(xs, ys, depth),
            (Ty::Closure(x), Ty::Closure(y)) => x == y,
            (Ty::Param(x), Ty::Param(y)) => x == y,
            (Ty::Dyn(xs), Ty::Dyn(ys)) => self.equate_bounds(xs, ys, depth),
            (Ty::Opaque(x, xs), Ty::Opaque(y, ys)) => x == y && self.equate_bounds(xs, ys, depth),
            (Ty::Proj(x), Ty::Proj(y)) => {
                x.trait_ == y.trait_
                    && x.name == y.name
                    && self.equate(&x.self_ty, &y.self_ty, depth + 1)
                    && self.equate_args(&x.args, &y.args, depth)
            }
            _ => false,
        }
    }

    fn equate_args(&mut self, xs: &Args, ys: &Args, depth: u32) -> bool {
        xs.len() == ys.len() && xs.iter().zip(ys.iter()).all(|(x, y)| self.equate(x, y, depth + 1))
    }

    fn equate_subst(&mut self, xs: &Subst, ys: &Subst, depth: u32) -> bool {
        xs.0.len() == ys.0.len()
            && xs.0.iter().zip(ys.0.iter()).all(|((_, x), (_, y))| self.equate(x, y, depth + 1))
    }

    fn equate_bounds(&mut self, xs: &[TraitRef], ys: &[TraitRef], depth: u32) -> bool {
        let principal = |bounds: &[TraitRef]| bounds.first().cloned();
        match (principal(xs), principal(ys)) {
            (Some(x), Some(y)) => {
                x.trait_ == y.trait_
                    && self.equate_args(&x.args, &y.args, depth)
                    && x.bindings.iter().all(|(name, ty)| {
                        let other = y.bindings.iter().find(|(other, _)| other == name);
                        other.is_none_or(|(_, other)| self.equate(ty, other, depth + 1))
                    })
            }
            (None, None) => true,
            _ => false,
        }
    }

    fn occurs(&self, var: u32, ty: &Ty) -> bool {
        ty.any(&mut |part| match part {
            Ty::Var(_) => match self.shallow(part) {
                Ty::Var(other) => other == var,
                bound => self.occurs(var, &bound),
            },
            _ => false,
        })
    }
}

pub(super) fn is_int(builtin: Builtin) -> bool {
    !matches!(builtin, Builtin::Bool | Builtin::Char | Builtin::Str | Builtin::F32 | Builtin::F64)
}
