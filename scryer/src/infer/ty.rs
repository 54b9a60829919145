//! Types, as far as they decide which item a token names.
//!
//! Lifetimes are not represented, const arguments are [`Ty::Unknown`]. `Unknown` is compatible with everything and proves
//! nothing.

use std::sync::Arc;

use crate::facts::{DefId, Name};
use crate::resolve::Builtin;

/// A type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ty {
    /// We can't tell.
    Unknown,
    /// `!`
    Never,
    /// A primitive type.
    Builtin(Builtin),
    /// A struct, enum or union with its arguments.
    Adt(DefId, Args),
    /// `&T`, `&mut T`
    Ref(Arc<Ty>, bool),
    /// `*const T`, `*mut T`
    Ptr(Arc<Ty>, bool),
    /// `[T]`
    Slice(Arc<Ty>),
    /// `[T; N]`
    Array(Arc<Ty>),
    /// `(A, B)`
    Tuple(Args),
    /// `fn(A) -> B`
    FnPtr(Args, Arc<Ty>),
    /// The type of a fn item, or of a tuple struct's or variant's constructor: with arguments for the generics of the
    /// item and of what it hangs under.
    FnDef(DefId, Subst),
    /// A closure of the body at hand, by number.
    Closure(u32),
    /// A type parameter; a trait's own id is its `Self`.
    Param(DefId),
    /// `dyn A + B`
    Dyn(Arc<[TraitRef]>),
    /// `impl A + B`: some type of which the bounds are known. The first part tells one `impl` from another.
    Opaque(OpaqueId, Arc<[TraitRef]>),
    /// `<T as Trait>::Name`, not (yet) known to be another type.
    Proj(Arc<Projection>),
    /// An inference variable.
    Var(u32),
}

/// Type arguments, in order of the parameters.
pub type Args = Arc<[Ty]>;

/// Where an `impl Trait` was written: the item, and a number in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpaqueId(pub DefId, pub u32);

/// A trait with arguments for its parameters (without `Self`), and what is said of its associated types.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TraitRef {
    /// The trait.
    pub trait_: DefId,
    /// Its arguments.
    pub args: Args,
    /// `Item = T`
    pub bindings: Arc<[(Name, Ty)]>,
}

/// `<self_ty as trait_<args>>::name`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Projection {
    /// The type projected from.
    pub self_ty: Ty,
    /// The trait.
    pub trait_: DefId,
    /// The trait's arguments.
    pub args: Args,
    /// The associated type.
    pub name: Name,
}

/// What parameters stand for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Subst(pub Arc<[(DefId, Ty)]>);

impl Subst {
    /// What `param` stands for.
    pub fn get(&self, param: DefId) -> Option<&Ty> {
        self.0.iter().find(|(key, _)| *key == param).map(|(_, ty)| ty)
    }

    /// Both, the second one's entries last.
    pub fn extended(&self, more: impl IntoIterator<Item = (DefId, Ty)>) -> Subst {
        Subst(self.0.iter().cloned().chain(more).collect())
    }
}

impl FromIterator<(DefId, Ty)> for Subst {
    fn from_iter<I: IntoIterator<Item = (DefId, Ty)>>(entries: I) -> Subst {
        Subst(entries.into_iter().collect())
    }
}

impl Ty {
    /// `()`
    pub fn unit() -> Ty {
        Ty::Tuple(Arc::from([]))
    }

    /// `&self` or `&mut self`
    pub fn reference(self, mutable: bool) -> Ty {
        Ty::Ref(Arc::new(self), mutable)
    }

    /// Rebuilds the type bottom-up where `f` returns something for a part of it; `f` sees a part before its own parts.
    pub fn map(&self, f: &mut impl FnMut(&Ty) -> Option<Ty>) -> Ty {
        if let Some(ty) = f(self) {
            return ty;
        }
        match self {
            Ty::Unknown | Ty::Never | Ty::Builtin(_) | Ty::Closure(_) | Ty::Param(_) | Ty::Var(_) => {
                self.clone()
            }
            Ty::Adt(def, args) if args.is_empty() => Ty::Adt(*def, args.clone()),
            Ty::Adt(def, args) => Ty::Adt(*def, map_args(args, f)),
            Ty::Ref(inner, mutable) => Ty::Ref(Arc::new(inner.map(f)), *mutable),
            Ty::Ptr(inner, mutable) => Ty::Ptr(Arc::new(inner.map(f)), *mutable),
            Ty::Slice(inner) => Ty::Slice(Arc::new(inner.map(f))),
            Ty::Array(inner) => Ty::Array(Arc::new(inner.map(f))),
            Ty::Tuple(args) => Ty::Tuple(map_args(args, f)),
            Ty::FnPtr(params, ret) => Ty::FnPtr(map_args(params, f), Arc::new(ret.map(f))),
            Ty::FnDef(def, subst) => {
                Ty::FnDef(*def, subst.0.iter().map(|(param, ty)| (*param, ty.map(f))).collect())
            }
            Ty::Dyn(bounds) => Ty::Dyn(bounds.iter().map(|bound| bound.map(f)).collect()),
            Ty::Opaque(id, bounds) => Ty::Opaque(*id, bounds.iter().map(|bound| bound.map(f)).collect()),
            Ty::Proj(proj) => Ty::Proj(Arc::new(Projection {
                self_ty: proj.self_ty.map(f),
                trait_: proj.trait_,
                args: map_args(&proj.args, f),
                name: proj.name,
            })),
        }
    }

    /// With parameters replaced by what they stand for; those that `subst` doesn't know stay.
    pub fn substitute(&self, subst: &Subst) -> Ty {
        if subst.0.is_empty() {
            return self.clone();
        }
        self.map(&mut |ty| match ty {
            Ty::Param(param) => subst.get(*param).cloned(),
            _ => None,
        })
    }

    /// Whether `pred` holds for some part of it.
    pub fn any(&self, pred: &mut impl FnMut(&Ty) -> bool) -> bool {
        let mut found = false;
        self.map(&mut |ty| {
            found = found || pred(ty);
            found.then_some(Ty::Unknown)
        });
        found
    }
}

fn map_args(args: &Args, f: &mut impl FnMut(&Ty) -> Option<Ty>) -> Args {
    args.iter().map(|ty| ty.map(f)).collect()
}

impl TraitRef {
    /// Rebuilds it as [`Ty::map`] does.
    pub fn map(&self, f: &mut impl FnMut(&Ty) -> Option<Ty>) -> TraitRef {
        TraitRef {
            trait_: self.trait_,
            args: map_args(&self.args, f),
            bindings: self.bindings.iter().map(|(name, ty)| (*name, ty.map(f))).collect(),
        }
    }

    /// With parameters replaced by what they stand for.
    pub fn substitute(&self, subst: &Subst) -> TraitRef {
        self.map(&mut |ty| match ty {
            Ty::Param(param) => subst.get(*param).cloned(),
            _ => None,
        })
    }
}

/// What a type looks like at its outermost, for finding impls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Head {
    /// A struct, enum or union.
    Adt(DefId),
    /// A primitive type.
    Builtin(Builtin),
    /// `&T`
    Ref,
    /// `&mut T`
    RefMut,
    /// `*const T`, `*mut T`
    Ptr,
    /// `[T]`
    Slice,
    /// `[T; N]`
    Array,
    /// A tuple of that many.
    Tuple(usize),
    /// Fn pointers.
    Fn,
    /// `dyn Trait`, by the first trait
    Dyn(DefId),
    /// `!`
    Never,
}

impl Ty {
    /// Its head; `None` for what can be any type.
    pub fn head(&self) -> Option<Head> {
        Some(match self {
            Ty::Adt(def, _) => Head::Adt(*def),
            Ty::Builtin(builtin) => Head::Builtin(*builtin),
            Ty::Ref(_, false) => Head::Ref,
            Ty::Ref(_, true) => Head::RefMut,
            Ty::Ptr(..) => Head::Ptr,
            Ty::Slice(_) => Head::Slice,
            Ty::Array(_) => Head::Array,
            Ty::Tuple(args) => Head::Tuple(args.len()),
            Ty::FnPtr(..) => Head::Fn,
            Ty::Dyn(bounds) => Head::Dyn(bounds.first()?.trait_),
            Ty::Never => Head::Never,
            Ty::Unknown
            | Ty::FnDef(..)
            | Ty::Closure(_)
            | Ty::Param(_)
            | Ty::Opaque(..)
            | Ty::Proj(_)
            | Ty::Var(_) => return None,
        })
    }
}
