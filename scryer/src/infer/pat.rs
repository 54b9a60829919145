//! Patterns: what they bind, and what they name.
//!
//! Default binding modes as in the Reference's *Patterns*: a pattern that is not a reference or a plain variable looks
//! through references, and what it binds is then a reference.

use smallvec::SmallVec;

use super::body::{BodyInfer, Local};
use super::program::{Role, Spelling, Target};
use super::ty::Ty;
use crate::facts::{BindingMode, DefId, FieldPat, ItemKind, List, Name, Pat, PatId, PathId, Shape};
use crate::resolve::{Namespace, ScopeDef};

/// How variables bind by default.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Move,
    Ref(bool),
}

impl BodyInfer<'_> {
    /// Matches `pat` against a value of type `ty`; its variables come into the innermost scope.
    pub(super) fn pat(&mut self, pat: PatId, ty: &Ty) {
        let mut bound = Vec::new();
        self.pat_in(pat, ty, Mode::Move, &mut bound);
    }

    fn pat_in(&mut self, pat: PatId, ty: &Ty, mut mode: Mode, bound: &mut Vec<(Name, Local)>) {
        let facts = self.file.facts.clone();
        let pat = facts[pat];
        let mut ty = self.solver.structural(ty);
        let looks_through = match pat {
            Pat::Struct { .. } | Pat::TupleStruct { .. } | Pat::Tuple(_) | Pat::Slice(_) => true,
            // Constants of reference type (string literals) are compared as they are.
            Pat::Path(_) => true,
            Pat::Bind { binding, sub: None } => {
                facts[binding].mode == BindingMode::Plain && self.constant(binding).is_some()
            }
            _ => false,
        };
        if looks_through {
            while let Ty::Ref(inner, mutable) = &ty {
                mode = match mode {
                    Mode::Ref(false) => mode,
                    _ => Mode::Ref(*mutable),
                };
                let inner = (**inner).clone();
                ty = self.solver.structural(&inner);
            }
        }
        match pat {
            Pat::Missing | Pat::Wild | Pat::Rest => {}
            Pat::Bind { binding, sub } => {
                let data = facts[binding];
                if sub.is_none()
                    && data.mode == BindingMode::Plain
                    && let Some(def) = self.constant(binding)
                {
                    let targets: SmallVec<[Target; 1]> =
                        def.iter().map(|&def| self.program.target(def)).collect();
                    if let Some(start) = self.written(data.start) {
                        self.mentions.push(super::program::Mention::new(start, targets, Role::Read));
                    }
                    return;
                }
                let bound_ty = match (data.mode, mode) {
                    (BindingMode::Ref, _) => ty.clone().reference(false),
                    (BindingMode::RefMut, _) => ty.clone().reference(true),
                    (BindingMode::Plain, Mode::Ref(mutable)) => ty.clone().reference(mutable),
                    _ => ty.clone(),
                };
                let name = self.file.name(data.name);
                match bound.iter().find(|(known, _)| *known == name) {
                    Some(&(_, first)) => {
                        // Another alternative of an or-pattern binds the same variable.
                        let first_ty = self.binding_ty(first);
                        self.solver.unifier.unify(&first_ty, &bound_ty);
                        let local = self.local_of(binding);
                        self.aliases.insert(local, first);
                        self.note_local(data.start, first, Role::Read);
                    }
                    None => {
                        bound.push((name, self.local_of(binding)));
                        self.declare(name, binding, bound_ty);
                    }
                }
                if let Some(sub) = sub {
                    self.pat_in(sub, &ty, mode, bound);
                }
            }
            Pat::Path(path) => {
                let found = self.path_expr(path, Role::Read, None);
                if !matches!(found, Ty::FnDef(..)) {
                    self.solver.unifier.unify(&found, &ty);
                }
            }
            Pat::TupleStruct { path, pats } => {
                let fields = match self.variant_of(path, &ty) {
                    Some((def, subst)) => {
                        let fields: Vec<Ty> = self
                            .program
                            .fields(def)
                            .map(|field| {
                                let field = self.program.value_ty(field).substitute(&subst);
                                self.solver.normalize(&field)
                            })
                            .collect();
                        fields
                    }
                    None => Vec::new(),
                };
                self.parts(&facts[pats], &fields, mode, bound);
            }
            Pat::Struct { path, fields } => self.struct_pat(path, fields, &ty, mode, bound),
            Pat::Tuple(pats) => {
                let pats = &facts[pats];
                let has_rest = pats.iter().any(|&pat| facts[pat] == Pat::Rest);
                let fields: Vec<Ty> = match &ty {
                    Ty::Tuple(parts) => parts.to_vec(),
                    Ty::Var(_) if !has_rest => {
                        let parts: Vec<Ty> = pats.iter().map(|_| self.solver.unifier.fresh()).collect();
                        self.solver.unifier.unify(&ty, &Ty::Tuple(parts.clone().into()));
                        parts
                    }
                    _ => Vec::new(),
                };
                self.parts(pats, &fields, mode, bound);
            }
            Pat::Slice(pats) => {
                let element = match &ty {
                    Ty::Slice(inner) | Ty::Array(inner) => (**inner).clone(),
                    _ => Ty::Unknown,
                };
                for &pat in &facts[pats] {
                    // `rest @ ..` binds the slice itself.
                    let rest =
                        matches!(facts[pat], Pat::Bind { sub: Some(sub), .. } if facts[sub] == Pat::Rest);
                    let of =
                        if rest { Ty::Slice(std::sync::Arc::new(element.clone())) } else { element.clone() };
                    self.pat_in(pat, &of, mode, bound);
                }
            }
            Pat::Ref { pat, .. } => {
                let inner = match &ty {
                    Ty::Ref(inner, _) => (**inner).clone(),
                    Ty::Var(_) => {
                        let inner = self.solver.unifier.fresh();
                        self.solver.unifier.unify(&ty, &inner.clone().reference(false));
                        inner
                    }
                    // Behind a default binding mode the reference has been looked through already.
                    _ if mode != Mode::Move => ty.clone(),
                    _ => Ty::Unknown,
                };
                self.pat_in(pat, &inner, Mode::Move, bound);
            }
            Pat::Or(pats) => {
                for &pat in &facts[pats] {
                    self.pat_in(pat, &ty, mode, bound);
                }
            }
            Pat::Literal(expr) => {
                let literal = self.expr(expr, Some(&ty));
                self.solver.unifier.unify(&literal, &ty);
            }
            Pat::Range { lo, hi } => {
                for end in [lo, hi].into_iter().flatten() {
                    let end = self.expr(end, Some(&ty));
                    self.solver.unifier.unify(&end, &ty);
                }
            }
            Pat::Macro(call) => {
                let def = self.macro_mention(call);
                let expanded = def.is_some_and(|def| {
                    let ty = ty.clone();
                    self.expanded_pat(call, def, &mut |infer, pat| infer.pat_in(pat, &ty, mode, bound))
                });
                if !expanded && let crate::facts::MacroArgs::Pat(pat) = facts[call].args {
                    self.pat_in(pat, &ty, mode, bound);
                }
            }
        }
    }

    fn parts(&mut self, pats: &[PatId], fields: &[Ty], mode: Mode, bound: &mut Vec<(Name, Local)>) {
        let facts = self.file.facts.clone();
        let rest = pats.iter().position(|&pat| facts[pat] == Pat::Rest);
        for (index, &pat) in pats.iter().enumerate() {
            let field = match rest {
                Some(rest) if index > rest => (fields.len() + index).checked_sub(pats.len()),
                _ => Some(index),
            };
            let ty = field.and_then(|index| fields.get(index)).cloned().unwrap_or(Ty::Unknown);
            self.pat_in(pat, &ty, mode, bound);
        }
    }

    fn struct_pat(
        &mut self,
        path: PathId,
        fields: List<FieldPat>,
        ty: &Ty,
        mode: Mode,
        bound: &mut Vec<(Name, Local)>,
    ) {
        let facts = self.file.facts.clone();
        let variant = self.variant_of(path, ty);
        for field in &facts[fields] {
            let name = self.file.name(field.name);
            let found = variant.as_ref().and_then(|(def, subst)| {
                let item = self
                    .program
                    .fields(*def)
                    .find(|&field| self.program.table.def_name(field) == Some(name))?;
                Some((item, self.program.value_ty(item).substitute(subst)))
            });
            let field_ty = match found {
                Some((item, ty)) => {
                    self.note(field.start, Target::Item(item), Role::Read);
                    self.solver.normalize(&ty)
                }
                None => {
                    self.note_unresolved(field.start, Role::Read, Spelling::Assoc);
                    Ty::Unknown
                }
            };
            self.pat_in(field.pat, &field_ty, mode, bound);
        }
    }

    /// The struct or variant that a path in a pattern or literal names, with the arguments of the type `ty`.
    pub(super) fn variant_of(&mut self, path: PathId, ty: &Ty) -> Option<(DefId, super::ty::Subst)> {
        let (def, own) = self.constructor(path)?;
        self.solver.unifier.unify(&own, ty);
        let Ty::Adt(adt, args) = self.solver.shallow(&own) else { return None };
        let subst = self.adt_subst(adt, &args);
        Some((def, subst))
    }

    /// The unit struct, variant, const or static that a plain variable in a pattern turns out to name.
    fn constant(&self, binding: crate::facts::BindingId) -> Option<SmallVec<[ScopeDef; 2]>> {
        let name = self.file.name(self.file.facts[binding].name);
        let text = &self.file.facts[self.file.facts[binding].name];
        // By convention these begin with a capital; a lower-case const is looked up all the same where an item of that
        // name is near, but fns and locals never match.
        if self.made_items.iter().any(|item| item.name == name && item.may_be_pattern(text)) {
            return Some(SmallVec::new());
        }
        let view = crate::resolve::PathView::plain(name);
        let resolution = self.program.resolver().path(self.module, &view, self.program.edition(self.module));
        let is_constant = |def: &ScopeDef| match def {
            ScopeDef::Item(def) => match self.program.kind(*def) {
                ItemKind::Const { .. } | ItemKind::Static { .. } => true,
                ItemKind::Struct { shape, .. } | ItemKind::Variant { shape, .. } => *shape == Shape::Unit,
                _ => false,
            },
            // A name that an unknown glob may bring: a constant, going by its case.
            ScopeDef::Opaque => text.starts_with(char::is_uppercase),
            _ => false,
        };
        let defs = resolution.defs.get(Namespace::Values);
        let constants: SmallVec<[ScopeDef; 2]> =
            defs.iter().filter(|def| is_constant(def)).copied().collect();
        (!constants.is_empty()).then_some(constants)
    }
}
