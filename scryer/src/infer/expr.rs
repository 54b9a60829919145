//! Expressions: their types, and what they name.

use std::sync::Arc;

use super::body::{BodyInfer, Breakable};
use super::lower::Start;
use super::method::{Pick, Probe};
use super::program::{Role, Spelling, Target};
use super::solve::{ClosureSig, Obligation, Outcome};
use super::ty::{Args, OpaqueId, Projection, Subst, TraitRef, Ty};
use super::unify::{Kind, is_int};
use crate::facts::{
    Anchor, BinaryOp, BlockId, BlockKind, DefId, Expr, ExprId, FieldInit, ItemId, ItemKind, List, Literal,
    Name, Param, PathId, Shape, Stmt, TypeRefId, UnaryOp,
};
use crate::resolve::{Builtin, ScopeDef};

impl BodyInfer<'_> {
    /// The type of an expression; `expected` is what it will be used as, as far as known.
    pub(super) fn expr(&mut self, expr: ExprId, expected: Option<&Ty>) -> Ty {
        let facts = self.file.facts.clone();
        match facts[expr] {
            Expr::Missing | Expr::Underscore => Ty::Unknown,
            Expr::Path(path) => self.path_expr(path, Role::Read, expected),
            Expr::Literal(literal) => self.literal(literal, expected),
            Expr::Call { callee, args } => self.call(callee, args, expected),
            Expr::MethodCall { receiver, name, start, generic_args, args } => {
                let receiver = self.expr(receiver, None);
                let generic = generic_args.map(|args| self.written_tys(facts[args].types));
                let name = self.file.name(name);
                self.method_call(receiver, name, start, generic, args, expected)
            }
            Expr::Field { base, name, start } => {
                let base = self.expr(base, None);
                let name = self.file.name(name);
                self.field(&base, name, start, Role::Read)
            }
            Expr::Index { base, index } => self.index_expr(base, index),
            Expr::Struct { path, fields, spread } => self.struct_expr(path, fields, spread, expected),
            Expr::Tuple(parts) => {
                let wanted = match expected.map(|ty| self.solver.structural(ty)) {
                    Some(Ty::Tuple(wanted)) => wanted.to_vec(),
                    _ => Vec::new(),
                };
                let parts = facts[parts].iter().enumerate().map(|(index, &part)| {
                    let wanted = wanted.get(index);
                    let ty = self.expr(part, wanted);
                    match wanted {
                        Some(wanted) => {
                            self.coerce(&ty, wanted);
                            ty
                        }
                        None => ty,
                    }
                });
                Ty::Tuple(parts.collect::<Vec<Ty>>().into())
            }
            Expr::Array(parts) => {
                let element = self.element_of(expected);
                for &part in &facts[parts] {
                    let ty = self.expr(part, Some(&element));
                    self.coerce(&ty, &element);
                }
                Ty::Array(Arc::new(element))
            }
            Expr::Repeat { value, len } => {
                let element = self.element_of(expected);
                let ty = self.expr(value, Some(&element));
                self.coerce(&ty, &element);
                self.expr(len, Some(&Ty::Builtin(Builtin::Usize)));
                Ty::Array(Arc::new(element))
            }
            Expr::Ref { expr, mutable, raw } => {
                let wanted = match expected.map(|ty| self.solver.structural(ty)) {
                    Some(Ty::Ref(inner, _) | Ty::Ptr(inner, _)) => Some((*inner).clone()),
                    _ => None,
                };
                // What is behind the reference may still be coerced, so a slice or `dyn` is no expectation.
                let wanted =
                    wanted.filter(|ty| !matches!(self.solver.shallow(ty), Ty::Slice(_) | Ty::Dyn(_)));
                let inner = self.expr(expr, wanted.as_ref());
                if raw { Ty::Ptr(Arc::new(inner), mutable) } else { inner.reference(mutable) }
            }
            Expr::Unary { op, expr: operand } => self.unary(expr, op, operand, expected),
            Expr::Binary { op, lhs, rhs, start } => self.binary(op, lhs, rhs, start, expected),
            Expr::Assign { lhs, rhs } => {
                let place = self.place(lhs);
                let value = self.expr(rhs, Some(&place));
                self.coerce(&value, &place);
                Ty::unit()
            }
            Expr::Cast { expr, ty } => {
                let ty = self.written_ty(ty);
                // `x as T` is no expectation, but an open number takes it.
                let value = self.expr(expr, None);
                if self.solver.unifier.kind(&value).is_some_and(|kind| kind != Kind::General)
                    && matches!(self.solver.shallow(&ty), Ty::Builtin(_))
                {
                    self.solver.unifier.unify(&value, &ty);
                }
                ty
            }
            Expr::Range { lo, hi, inclusive } => self.range(lo, hi, inclusive),
            Expr::Block { block, kind } => self.block_expr(expr, block, kind, expected),
            Expr::If { condition, then, otherwise } => {
                self.enter();
                self.expr(condition, Some(&Ty::Builtin(Builtin::Bool)));
                let then = self.expr(then, expected);
                self.leave();
                match otherwise {
                    Some(otherwise) => {
                        // A branch that is never left says nothing of the other one.
                        let sibling = Some(&then).filter(|ty| !matches!(ty, Ty::Never));
                        let otherwise = self.expr(otherwise, expected.or(sibling));
                        self.join(then, otherwise)
                    }
                    None => Ty::unit(),
                }
            }
            Expr::Let { pat, expr } => {
                let value = self.expr(expr, None);
                self.pat(pat, &value);
                Ty::Builtin(Builtin::Bool)
            }
            Expr::Match { scrutinee, arms } => {
                let value = self.expr(scrutinee, None);
                let mut result = Ty::Never;
                for arm in &facts[arms] {
                    self.enter();
                    self.pat(arm.pat, &value);
                    if let Some(guard) = arm.guard {
                        self.expr(guard, Some(&Ty::Builtin(Builtin::Bool)));
                    }
                    let wanted = expected.cloned().or_else(|| (result != Ty::Never).then(|| result.clone()));
                    let ty = self.expr(arm.body, wanted.as_ref());
                    if let Some(expected) = expected {
                        self.coerce(&ty, expected);
                    }
                    result = self.join(result, ty);
                    self.leave();
                }
                result
            }
            Expr::While { condition, body } => {
                self.enter();
                self.expr(condition, Some(&Ty::Builtin(Builtin::Bool)));
                self.within_loop(expr, Ty::unit(), body);
                self.leave();
                Ty::unit()
            }
            Expr::Loop { body } => {
                let value = match expected {
                    Some(expected) => expected.clone(),
                    None => self.solver.unifier.fresh(),
                };
                self.within_loop(expr, value.clone(), body);
                value
            }
            Expr::For { pat, iterable, body } => {
                let iterable = self.expr(iterable, None);
                let item = self.assoc_of(&iterable, "into_iterator", Name::ITEM);
                self.enter();
                self.pat(pat, &item);
                self.within_loop(expr, Ty::unit(), body);
                self.leave();
                Ty::unit()
            }
            Expr::Break { value, target } => {
                let wanted = self.left_by_break(target);
                if let Some(value) = value {
                    let ty = self.expr(value, wanted.as_ref());
                    if let Some(wanted) = wanted {
                        self.coerce(&ty, &wanted);
                    }
                }
                Ty::Never
            }
            Expr::Continue => Ty::Never,
            Expr::Return(value) => {
                if let Some(value) = value {
                    let wanted = self.ret.clone();
                    let ty = self.expr(value, Some(&wanted));
                    self.coerce(&ty, &wanted);
                }
                Ty::Never
            }
            Expr::Closure { params, ret, body, is_async } => {
                self.closure(expr, params, ret, body, is_async, expected)
            }
            Expr::Await(inner) => {
                let future = self.expr(inner, None);
                self.solver.solve();
                // `.await` polls: a use of the impl's `poll` where the workspace provides it (as for operators).
                let end = facts.expr_ranges[expr.index()].end;
                let known = self.solver.structural(&future);
                if let (Ty::Adt(..), Some(trait_)) = (&known, self.program.lang("future")) {
                    self.operator(trait_, "poll", &known, Arc::from([]), end.saturating_sub(5));
                }
                self.await_ty(&future)
            }
            Expr::Try(inner) => {
                let value = self.expr(inner, None);
                self.try_ty(&value)
            }
            Expr::Macro(call) => self.macro_call(call, expected),
        }
    }

    /// An expression that is assigned to: its last name is written.
    fn place(&mut self, expr: ExprId) -> Ty {
        let facts = self.file.facts.clone();
        match facts[expr] {
            Expr::Path(path) => self.path_expr(path, Role::Write, None),
            Expr::Field { base, name, start } => {
                let base = self.expr(base, None);
                let name = self.file.name(name);
                self.field(&base, name, start, Role::Write)
            }
            Expr::Tuple(parts) => {
                let parts: Vec<Ty> = facts[parts].iter().map(|&part| self.place(part)).collect();
                Ty::Tuple(parts.into())
            }
            Expr::Underscore => self.solver.unifier.fresh(),
            _ => self.expr(expr, None),
        }
    }

    fn literal(&mut self, literal: Literal, expected: Option<&Ty>) -> Ty {
        let suffixed = |suffix: Option<crate::facts::NameId>| {
            suffix.and_then(|suffix| Builtin::by_name(&self.file.facts[suffix])).map(Ty::Builtin)
        };
        match literal {
            Literal::Int(suffix) => match suffixed(suffix) {
                Some(ty) => ty,
                None => match expected.map(|ty| self.solver.shallow(ty)) {
                    Some(Ty::Builtin(builtin)) if is_int(builtin) => Ty::Builtin(builtin),
                    _ => self.solver.unifier.fresh_kind(Kind::Int),
                },
            },
            Literal::Float(suffix) => match suffixed(suffix) {
                Some(ty) => ty,
                None => self.solver.unifier.fresh_kind(Kind::Float),
            },
            Literal::Bool => Ty::Builtin(Builtin::Bool),
            Literal::Char => Ty::Builtin(Builtin::Char),
            Literal::Byte => Ty::Builtin(Builtin::U8),
            Literal::Str => Ty::Builtin(Builtin::Str).reference(false),
            Literal::ByteStr => Ty::Array(Arc::new(Ty::Builtin(Builtin::U8))).reference(false),
            Literal::CStr => self.lang_adt("CStr", []).reference(false),
        }
    }

    fn element_of(&mut self, expected: Option<&Ty>) -> Ty {
        match expected.map(|ty| self.solver.structural(ty)) {
            Some(Ty::Array(inner) | Ty::Slice(inner)) => (*inner).clone(),
            _ => self.solver.unifier.fresh(),
        }
    }

    /// The common type of two branches.
    fn join(&mut self, a: Ty, b: Ty) -> Ty {
        let a = self.solver.shallow(&a);
        let b = self.solver.shallow(&b);
        match (&a, &b) {
            (Ty::Never, _) => b,
            (_, Ty::Never) => a,
            (Ty::Unknown, _) => b,
            _ => {
                self.solver.unifier.unify(&a, &b);
                a
            }
        }
    }

    // ---- paths ----

    /// A path as a value.
    pub(super) fn path_expr(&mut self, path_id: PathId, role: Role, expected: Option<&Ty>) -> Ty {
        let facts = self.file.facts.clone();
        let path = facts[path_id];
        let segments = &facts[path.segments];
        let starts = &facts.segment_starts[path.segments.range()];
        if segments.is_empty() && path.anchor == Anchor::SelfMod {
            return self.local(Name::SELF_VALUE, 0).map_or(Ty::Unknown, |binding| self.binding_ty(binding));
        }
        if path.anchor == Anchor::Plain
            && path.qself.is_none()
            && let [segment] = segments
        {
            let name = self.file.name(segment.name);
            if let Some(binding) = self.local(name, starts[0]) {
                let role = if role == Role::Call { Role::Read } else { role };
                self.note_local(starts[0], binding, role);
                return self.binding_ty(binding);
            }
            if name == Name::SELF_TYPE {
                // `Self(…)` and `Self`: the constructor of a tuple or unit struct.
                let ty = self.lowering(|lowering| lowering.self_ty()).unwrap_or(Ty::Unknown);
                return match &ty {
                    Ty::Adt(def, args) => self.value_of(*def, self.adt_subst(*def, args)),
                    _ => Ty::Unknown,
                };
            }
        }
        let qself = path.qself.filter(|_| path.trait_segments > 0);
        let start = self.lowering(|lowering| lowering.start(path_id, role));
        match start {
            Start::Defs(defs) => {
                let Some(&def) = defs.first() else { return Ty::Unknown };
                self.def_value(def, path_id, expected)
            }
            Start::Ty(mut ty, mut taken) => {
                if taken == segments.len() {
                    // A struct that is only a type, as a value: nothing.
                    return Ty::Unknown;
                }
                while taken + 1 < segments.len() {
                    let name = self.file.name(segments[taken].name);
                    let start = starts[taken];
                    let assoc = self.lowering(|lowering| lowering.assoc_ty(&ty, name));
                    ty = match assoc {
                        Some((proj, def)) => {
                            self.note(start, def.map_or(Target::Outside, Target::Item), Role::Type);
                            self.solver.normalize(&proj)
                        }
                        None => Ty::Unknown,
                    };
                    taken += 1;
                }
                let ty = self.solver.normalize(&ty);
                let name = self.file.name(segments[taken].name);
                let generic = segments[taken].args.map(|args| self.written_tys(facts[args].types));
                match self.solver.probe_path(&ty, name, self.module) {
                    Probe::Found(pick) => {
                        self.note_pick(starts[taken], &pick, role);
                        self.picked_value(&pick, generic)
                    }
                    Probe::Nothing => {
                        self.note_unresolved(starts[taken], role, Spelling::Assoc);
                        Ty::Unknown
                    }
                    Probe::Later => {
                        self.note_unresolved(starts[taken], role, Spelling::Assoc);
                        Ty::Unknown
                    }
                }
            }
            Start::Trait(trait_, taken) => {
                let Some(segment) = segments.get(taken) else { return Ty::Unknown };
                let name = self.file.name(segment.name);
                let generic = segment.args.map(|args| self.written_tys(facts[args].types));
                let item = self
                    .program
                    .child_named(trait_, name)
                    .find(|&def| !matches!(self.program.kind(def), ItemKind::TypeAlias { .. }))
                    .map(|item| (trait_, item))
                    .or_else(|| self.inherited_item(trait_, name));
                let Some((trait_, item)) = item else {
                    self.note_unresolved(starts[taken], role, Spelling::Assoc);
                    return Ty::Unknown;
                };
                let self_ty = match qself {
                    Some(ty) => {
                        // Its parts were noted when the path was followed.
                        let noted = self.mentions.len();
                        let ty = self.written_ty(ty);
                        self.mentions.truncate(noted);
                        ty
                    }
                    None => self.solver.unifier.fresh(),
                };
                let generics = self.program.generics(trait_);
                let fresh = self.solver.fresh_params(&generics.params);
                let written = segments[taken - 1].args.map(|args| {
                    let noted = self.mentions.len();
                    let tys = self.written_tys(facts[args].types);
                    self.mentions.truncate(noted);
                    tys
                });
                let mut index = 0;
                let subst: Subst = fresh
                    .0
                    .iter()
                    .map(|(param, var)| {
                        if *param == trait_ {
                            return (*param, self_ty.clone());
                        }
                        let given = written.as_ref().and_then(|args| args.get(index).cloned());
                        index += 1;
                        (*param, given.unwrap_or_else(|| var.clone()))
                    })
                    .collect();
                let args: Args =
                    subst.0.iter().filter(|(param, _)| *param != trait_).map(|(_, ty)| ty.clone()).collect();
                let bound = TraitRef { trait_, args, bindings: Arc::from([]) };
                let pick = Pick { item, subst, by_trait: None };
                self.note_trait_item(starts[taken], item, bound, self_ty, role);
                self.picked_value(&pick, generic)
            }
            Start::Outside | Start::Unresolved => {
                for segment in segments {
                    if let Some(args) = segment.args {
                        self.written_tys(facts[args].types);
                    }
                }
                Ty::Unknown
            }
        }
    }

    /// An item that a trait inherits from a supertrait.
    fn inherited_item(&mut self, trait_: DefId, name: Name) -> Option<(DefId, DefId)> {
        let bound = TraitRef { trait_, args: self.program.identity_args(trait_), bindings: Arc::from([]) };
        let all = self.solver.elaborate(&Ty::Param(trait_), &bound);
        all.into_iter().find_map(|bound| {
            let item = self.program.child_named(bound.trait_, name).next()?;
            Some((bound.trait_, item))
        })
    }

    /// An associated item as a value.
    fn picked_value(&mut self, pick: &Pick, generic: Option<Args>) -> Ty {
        match self.program.kind(pick.item) {
            ItemKind::Fn { .. } => {
                let facts = self.program.facts(pick.item.file);
                let own: Vec<DefId> = facts
                    .generic_params(pick.item.item)
                    .map(|item| DefId { file: pick.item.file, item })
                    .collect();
                let fresh = self.solver.fresh_params(&own);
                let given = generic.filter(|args| args.len() == own.len());
                let own = fresh.0.iter().enumerate().map(|(index, (param, var))| match &given {
                    Some(args) => (*param, args[index].clone()),
                    None => (*param, var.clone()),
                });
                Ty::FnDef(pick.item, pick.subst.extended(own))
            }
            ItemKind::Variant { .. } => self.value_of(pick.item, pick.subst.clone()),
            _ => {
                let ty = self.program.value_ty(pick.item).substitute(&pick.subst);
                self.solver.normalize(&ty)
            }
        }
    }

    /// A struct's or variant's constructor, or the value of a unit one.
    fn value_of(&mut self, def: DefId, subst: Subst) -> Ty {
        match self.program.shape(def) {
            Some(Shape::Unit) => self.program.sig(def).ret.substitute(&subst),
            Some(Shape::Tuple) => Ty::FnDef(def, subst),
            _ => Ty::Unknown,
        }
    }

    /// What a path to an item, fully followed, is as a value.
    fn def_value(&mut self, def: ScopeDef, path: PathId, _expected: Option<&Ty>) -> Ty {
        let ScopeDef::Item(def) = def else { return Ty::Unknown };
        let facts = self.file.facts.clone();
        let segments = &facts[facts[path].segments];
        let program = self.program;
        match program.kind(def) {
            ItemKind::Fn { .. } | ItemKind::Struct { .. } => {
                let written = segments.last().and_then(|segment| segment.args);
                let generic = written.map(|args| self.written_tys(facts[args].types));
                let subst = self.own_subst(def, generic);
                match program.kind(def) {
                    ItemKind::Fn { .. } => Ty::FnDef(def, subst),
                    _ => self.value_of(def, subst),
                }
            }
            ItemKind::Variant { .. } => {
                let Some(parent) = program.parent(def) else { return Ty::Unknown };
                // `Option::<T>::None`, or `None::<T>`.
                let count = segments.len();
                let written = segments
                    .last()
                    .and_then(|segment| segment.args)
                    .or_else(|| count.checked_sub(2).and_then(|index| segments[index].args));
                let generic = written.map(|args| self.written_tys(facts[args].types));
                let subst = self.own_subst(parent, generic);
                self.value_of(def, subst)
            }
            ItemKind::Const { .. } | ItemKind::Static { .. } | ItemKind::ConstParam { .. } => {
                let ty = program.value_ty(def);
                self.solver.normalize(&ty)
            }
            _ => Ty::Unknown,
        }
    }

    fn own_subst(&mut self, def: DefId, generic: Option<Args>) -> Subst {
        let params: Vec<DefId> = {
            let facts = self.program.facts(def.file);
            facts.generic_params(def.item).map(|item| DefId { file: def.file, item }).collect()
        };
        let fresh = self.solver.fresh_params(&params);
        match generic.filter(|args| args.len() == params.len()) {
            Some(args) => params.into_iter().zip(args.iter().cloned()).collect(),
            None => fresh,
        }
    }

    /// The struct or variant that a path names in a literal or pattern, and its type with open arguments.
    pub(super) fn constructor(&mut self, path_id: PathId) -> Option<(DefId, Ty)> {
        let facts = self.file.facts.clone();
        let path = facts[path_id];
        let segments = &facts[path.segments];
        let starts = &facts.segment_starts[path.segments.range()];
        match self.lowering(|lowering| lowering.start(path_id, Role::Type)) {
            Start::Ty(ty, taken) => {
                let ty = self.solver.normalize(&ty);
                let ty = self.solver.structural(&ty);
                let Ty::Adt(def, _) = ty else {
                    if taken < segments.len() {
                        self.note_unresolved(starts[segments.len() - 1], Role::Type, Spelling::Assoc);
                    }
                    return None;
                };
                if taken == segments.len() {
                    return Some((def, ty));
                }
                let name = self.file.name(segments[taken].name);
                let variant = self.program.resolver().variant(def, name);
                match variant {
                    Some(variant) => {
                        self.note(starts[taken], Target::Item(variant), Role::Read);
                        Some((variant, ty))
                    }
                    None => {
                        self.note_unresolved(starts[taken], Role::Type, Spelling::Assoc);
                        None
                    }
                }
            }
            Start::Defs(defs) => defs.iter().find_map(|def| {
                let ScopeDef::Item(def) = *def else { return None };
                let adt = match self.program.kind(def) {
                    ItemKind::Variant { .. } => self.program.parent(def)?,
                    ItemKind::Struct { .. } | ItemKind::Union { .. } => def,
                    _ => return None,
                };
                let subst = self.own_subst(adt, None);
                Some((def, self.program.adt_ty(adt).substitute(&subst)))
            }),
            Start::Trait(..) | Start::Outside | Start::Unresolved => None,
        }
    }

    // ---- calls ----

    fn call(&mut self, callee: ExprId, args: List<ExprId>, expected: Option<&Ty>) -> Ty {
        let facts = self.file.facts.clone();
        let callee_ty = match facts[callee] {
            Expr::Path(path) => self.path_expr(path, Role::Call, None),
            _ => self.expr(callee, None),
        };
        let callee_ty = self.solver.structural(&callee_ty);
        if let Ty::FnDef(def, subst) = &callee_ty {
            let program = self.program;
            let sig = program.sig(*def);
            let generics = program.generics(*def);
            self.solver.require_generics(&generics.predicates, subst);
            let receiver = sig.receiver.iter();
            let params: Vec<Ty> = receiver
                .chain(sig.params.iter())
                .map(|ty| {
                    let ty = ty.substitute(subst);
                    let ty = self.solver.open_opaque(&ty, *def);
                    self.solver.normalize(&ty)
                })
                .collect();
            let ret = self.solver.normalize(&sig.ret.substitute(subst));
            self.args(&params, args, &ret, expected);
            return ret;
        }
        // Fn pointers, closures, and what implements `Fn` by a bound or through a box.
        let (steps, _) = self.solver.autoderef(&callee_ty);
        for step in steps {
            if let Some((params, ret)) = self.solver.fn_parts(&step) {
                self.args(&params, args, &ret, expected);
                return ret;
            }
            let bound =
                self.solver.bounds_of(&step).into_iter().find(|bound| self.solver.is_fn_trait(bound.trait_));
            if let Some(bound) = bound {
                let params = match bound.args.first().map(|arg| self.solver.structural(arg)) {
                    Some(Ty::Tuple(params)) => params.to_vec(),
                    _ => Vec::new(),
                };
                self.args(&params, args, &Ty::Unknown, None);
                let all = self.solver.bounds_of(&step);
                let output =
                    all.iter().filter(|bound| self.solver.is_fn_trait(bound.trait_)).find_map(|bound| {
                        bound
                            .bindings
                            .iter()
                            .find(|(name, _)| *name == Name::OUTPUT)
                            .map(|(_, ty)| ty.clone())
                    });
                let ret = output.unwrap_or(Ty::Unknown);
                let ret = self.solver.normalize(&ret);
                // An async fn trait gives a future of its output.
                let is_async = ["async_fn", "async_fn_mut", "async_fn_once"]
                    .iter()
                    .any(|name| self.program.lang(name) == Some(bound.trait_));
                return if is_async { self.program.future_of(OpaqueId(bound.trait_, 0), ret) } else { ret };
            }
        }
        if self.solver.unifier.kind(&callee_ty) == Some(Kind::General) {
            let args = self.arg_tys(args);
            let _ = args;
            return self.solver.unifier.fresh();
        }
        self.arg_tys(args);
        Ty::Unknown
    }

    /// Checks arguments against parameters: closures last, when the others have said what they can.
    fn args(&mut self, params: &[Ty], args: List<ExprId>, ret: &Ty, expected: Option<&Ty>) {
        let facts = self.file.facts.clone();
        let args = &facts[args];
        if let Some(expected) = expected
            && !matches!(self.solver.shallow(expected), Ty::Unknown)
            && !matches!(self.solver.shallow(ret), Ty::Var(_))
        {
            // What is expected of the result is a hint for the arguments (rustc: expectations, not demands), so it only
            // counts where it can be met.
            self.solver.unifier.unify(ret, expected);
        }
        let is_closure = |arg: &ExprId| matches!(facts[*arg], Expr::Closure { .. });
        for closures in [false, true] {
            if closures && args.iter().any(is_closure) {
                self.solver.solve();
            }
            for (index, arg) in args.iter().enumerate().filter(|(_, arg)| is_closure(arg) == closures) {
                let param = params.get(index);
                let ty = self.expr(*arg, param);
                if let Some(param) = param {
                    self.coerce(&ty, param);
                }
            }
        }
        if args.iter().any(is_closure) {
            self.solver.solve();
        }
    }

    fn method_call(
        &mut self,
        receiver: Ty,
        name: Name,
        start: u32,
        generic: Option<Args>,
        args: List<ExprId>,
        expected: Option<&Ty>,
    ) -> Ty {
        let mut probe = self.solver.probe_method(&receiver, name, self.module);
        if !matches!(probe, Probe::Found(_)) {
            self.solver.solve();
            probe = self.solver.probe_method(&receiver, name, self.module);
        }
        match probe {
            Probe::Found(pick) => {
                self.note_pick(start, &pick, Role::Call);
                let (params, ret) = self.instantiate(&pick, generic);
                self.args(&params, args, &ret, expected);
                ret
            }
            Probe::Later => {
                let args = self.arg_tys(args);
                self.defer_method(receiver, name, start, args, generic)
            }
            Probe::Nothing => {
                // A field that holds a fn is called as `(x.f)(…)`, so this is a method that we don't know.
                let spelling = self.method_spelling(&receiver, args.len as usize);
                self.note_unresolved(start, Role::Call, spelling);
                self.arg_tys(args);
                Ty::Unknown
            }
        }
    }

    // ---- fields, indexing, operators ----

    fn field(&mut self, base: &Ty, name: Name, start: u32, role: Role) -> Ty {
        let mut known = self.solver.structural(base);
        if matches!(known, Ty::Var(_)) {
            self.solver.solve();
            known = self.solver.structural(base);
        }
        if matches!(known, Ty::Var(_)) {
            return self.defer_field(base.clone(), name, start, role);
        }
        let (ty, target) = self.field_of(&known, name);
        match target {
            Some(target) => self.note(start, target, role),
            None => {
                let foreign = self.is_foreign(&known);
                self.note_unresolved(start, role, Spelling::Field { foreign });
            }
        }
        ty
    }

    /// The type of a field of a type that is known at its outermost, and the field if it is one of a struct. A tuple's
    /// field is nothing to name, so it is given as being elsewhere.
    pub(super) fn field_of(&mut self, base: &Ty, name: Name) -> (Ty, Option<Target>) {
        let (steps, _) = self.solver.autoderef(base);
        for step in &steps {
            match step {
                Ty::Adt(def, args) => {
                    let field = self
                        .program
                        .fields(*def)
                        .find(|&field| self.program.table.def_name(field) == Some(name));
                    if let Some(field) = field {
                        let subst = self.adt_subst(*def, args);
                        let ty = self.program.value_ty(field).substitute(&subst);
                        return (self.solver.normalize(&ty), Some(Target::Item(field)));
                    }
                }
                Ty::Tuple(parts) => {
                    let index: Option<usize> = self.program.table.names().text(name).parse().ok();
                    if let Some(part) = index.and_then(|index| parts.get(index)) {
                        return (part.clone(), Some(Target::Outside));
                    }
                }
                _ => {}
            }
        }
        (Ty::Unknown, None)
    }

    fn index_expr(&mut self, base: ExprId, index: ExprId) -> Ty {
        let base = self.expr(base, None);
        let index_ty = self.expr(index, None);
        let index_ty = self.solver.structural(&index_ty);
        let by_position = matches!(index_ty, Ty::Builtin(builtin) if is_int(builtin))
            || self.solver.unifier.kind(&index_ty) == Some(Kind::Int);
        let (steps, _) = self.solver.autoderef(&base);
        for step in &steps {
            if let Ty::Array(inner) | Ty::Slice(inner) = step {
                if by_position {
                    self.solver.unifier.unify(&index_ty, &Ty::Builtin(Builtin::Usize));
                    return (**inner).clone();
                }
                if matches!(&index_ty, Ty::Adt(def, _) if self.is_range(*def)) {
                    return Ty::Slice(inner.clone());
                }
            }
            let Some(trait_) = self.program.lang("index") else { break };
            let bound = TraitRef { trait_, args: Arc::from([index_ty.clone()]), bindings: Arc::from([]) };
            let mark = self.solver.mark();
            if matches!(self.solver.select(step, &bound), Outcome::Yes(_)) {
                let proj = Projection {
                    self_ty: step.clone(),
                    trait_,
                    args: bound.args.clone(),
                    name: Name::OUTPUT,
                };
                return self.solver.normalize(&Ty::Proj(Arc::new(proj)));
            }
            self.solver.undo(mark);
        }
        Ty::Unknown
    }

    fn is_range(&self, def: DefId) -> bool {
        ["Range", "RangeFrom", "RangeTo", "RangeFull", "RangeInclusive", "RangeToInclusive"]
            .iter()
            .any(|name| self.program.lang(name) == Some(def))
    }

    fn range(&mut self, lo: Option<ExprId>, hi: Option<ExprId>, inclusive: bool) -> Ty {
        let lo_ty = lo.map(|lo| self.expr(lo, None));
        let hi_ty = hi.map(|hi| self.expr(hi, lo_ty.as_ref()));
        let name = match (lo_ty.is_some(), hi_ty.is_some(), inclusive) {
            (true, true, false) => "Range",
            (true, true, true) => "RangeInclusive",
            (true, false, _) => "RangeFrom",
            (false, true, false) => "RangeTo",
            (false, true, true) => "RangeToInclusive",
            (false, false, _) => return self.lang_adt("RangeFull", []),
        };
        let ty = match (lo_ty, hi_ty) {
            (Some(lo), Some(hi)) => {
                self.solver.unifier.unify(&lo, &hi);
                lo
            }
            (Some(ty), None) | (None, Some(ty)) => ty,
            (None, None) => return Ty::Unknown,
        };
        self.lang_adt(name, [ty])
    }

    fn unary(&mut self, expr: ExprId, op: UnaryOp, operand: ExprId, expected: Option<&Ty>) -> Ty {
        let wanted = expected.filter(|_| op != UnaryOp::Deref);
        let ty = self.expr(operand, wanted);
        let mut ty = self.solver.structural(&ty);
        if op == UnaryOp::Deref {
            if matches!(ty, Ty::Var(_)) {
                self.solver.solve();
                ty = self.solver.structural(&ty);
            }
            if let Ty::Ptr(inner, _) = &ty {
                return (**inner).clone();
            }
            if let (Ty::Adt(..), Some(trait_)) = (&ty, self.program.lang("deref")) {
                let start = self.file.facts.expr_ranges[expr.index()].start;
                self.operator(trait_, "deref", &ty, Arc::from([]), start);
            }
            return self.solver.deref(&ty).unwrap_or(Ty::Unknown);
        }
        if matches!(ty, Ty::Builtin(_) | Ty::Var(_) | Ty::Unknown | Ty::Never) {
            return ty;
        }
        let (lang, method) = if op == UnaryOp::Neg { ("neg", "neg") } else { ("not", "not") };
        let Some(trait_) = self.program.lang(lang) else { return Ty::Unknown };
        let start = self.file.facts.expr_ranges[expr.index()].start;
        self.operator(trait_, method, &ty, Arc::from([]), start);
        let proj = Projection { self_ty: ty, trait_, args: Arc::from([]), name: Name::OUTPUT };
        self.solver.normalize(&Ty::Proj(Arc::new(proj)))
    }

    /// An operator is a use of the trait's method, where an impl with a body of its own provides it.
    fn operator(&mut self, trait_: DefId, method: &str, ty: &Ty, args: Args, start: u32) {
        let Some(name) = self.program.table.names().get(method) else { return };
        let Some(item) = self.program.child_named(trait_, name).next() else { return };
        let mark = self.solver.mark();
        let bound = TraitRef { trait_, args, bindings: Arc::from([]) };
        let found = self.solver.impl_item(item, &bound, ty);
        self.solver.undo(mark);
        if let Some(found) = found
            && self.program.is_workspace_file(found.file)
        {
            self.note(start, Target::Item(found), Role::Call);
        }
    }

    fn binary(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, start: u32, expected: Option<&Ty>) -> Ty {
        use BinaryOp::*;
        let bool_ty = Ty::Builtin(Builtin::Bool);
        let is_assign = matches!(
            op,
            AddAssign
                | SubAssign
                | MulAssign
                | DivAssign
                | RemAssign
                | BitAndAssign
                | BitOrAssign
                | BitXorAssign
                | ShlAssign
                | ShrAssign
        );
        if matches!(op, And | Or) {
            // The spine of a long `a && b && c` leans left; walk it without recursion.
            let facts = self.file.facts.clone();
            let mut operands = vec![rhs];
            let mut left = lhs;
            while let Expr::Binary { op: And | Or, lhs, rhs, .. } = facts[left] {
                operands.push(rhs);
                left = lhs;
            }
            operands.push(left);
            for &operand in operands.iter().rev() {
                self.expr(operand, Some(&bool_ty));
            }
            return bool_ty;
        }
        let arithmetic = matches!(op, Add | Sub | Mul | Div | Rem | BitAnd | BitOr | BitXor);
        let wanted = expected.filter(|ty| arithmetic && matches!(self.solver.shallow(ty), Ty::Builtin(_)));
        let left = if is_assign { self.place(lhs) } else { self.expr(lhs, wanted) };
        let mut left = self.solver.structural(&left);
        if self.solver.unifier.kind(&left) == Some(Kind::General) {
            self.solver.solve();
            left = self.solver.structural(&left);
        }
        let number = |ty: &Ty| matches!(ty, Ty::Builtin(_));
        let hint =
            number(&left).then(|| left.clone()).filter(|_| !matches!(op, Shl | Shr | ShlAssign | ShrAssign));
        let right = self.expr(rhs, hint.as_ref());
        let right = self.solver.structural(&right);
        let (lang, method) = match op {
            Add => ("add", "add"),
            Sub => ("sub", "sub"),
            Mul => ("mul", "mul"),
            Div => ("div", "div"),
            Rem => ("rem", "rem"),
            BitAnd => ("bitand", "bitand"),
            BitOr => ("bitor", "bitor"),
            BitXor => ("bitxor", "bitxor"),
            Shl => ("shl", "shl"),
            Shr => ("shr", "shr"),
            Eq => ("eq", "eq"),
            Ne => ("eq", "ne"),
            Lt => ("partial_ord", "lt"),
            Le => ("partial_ord", "le"),
            Gt => ("partial_ord", "gt"),
            Ge => ("partial_ord", "ge"),
            AddAssign => ("add_assign", "add_assign"),
            SubAssign => ("sub_assign", "sub_assign"),
            MulAssign => ("mul_assign", "mul_assign"),
            DivAssign => ("div_assign", "div_assign"),
            RemAssign => ("rem_assign", "rem_assign"),
            BitAndAssign => ("bitand_assign", "bitand_assign"),
            BitOrAssign => ("bitor_assign", "bitor_assign"),
            BitXorAssign => ("bitxor_assign", "bitxor_assign"),
            ShlAssign => ("shl_assign", "shl_assign"),
            ShrAssign => ("shr_assign", "shr_assign"),
            And | Or => return bool_ty,
        };
        let compares = matches!(op, Eq | Ne | Lt | Le | Gt | Ge);
        let simple = |infer: &Self, ty: &Ty| {
            number(ty) || infer.solver.unifier.kind(ty).is_some_and(|kind| kind != Kind::General)
        };
        if simple(self, &left) && simple(self, &right) {
            if !matches!(op, Shl | Shr | ShlAssign | ShrAssign) {
                self.solver.unifier.unify(&left, &right);
            }
            return if compares {
                bool_ty
            } else if is_assign {
                Ty::unit()
            } else {
                left
            };
        }
        if compares && self.solver.unifier.kind(&left) == Some(Kind::General) {
            self.solver.unifier.unify(&left, &right);
        }
        if let Some(trait_) = self.program.lang(lang)
            && !matches!(left, Ty::Var(_) | Ty::Unknown)
        {
            self.operator(trait_, method, &left, Arc::from([right.clone()]), start);
            if !compares && !is_assign {
                let proj = Projection { self_ty: left, trait_, args: Arc::from([right]), name: Name::OUTPUT };
                return self.solver.normalize(&Ty::Proj(Arc::new(proj)));
            }
        }
        if compares {
            bool_ty
        } else if is_assign {
            Ty::unit()
        } else if simple(self, &left) {
            // `1 + x` with `x` unknown or a reference to a number.
            match &right {
                Ty::Ref(inner, _) => (**inner).clone(),
                _ => left,
            }
        } else {
            Ty::Unknown
        }
    }

    fn struct_expr(
        &mut self,
        path: PathId,
        fields: List<FieldInit>,
        spread: Option<ExprId>,
        expected: Option<&Ty>,
    ) -> Ty {
        let facts = self.file.facts.clone();
        let found = self.constructor(path);
        let mut subst = Subst::default();
        if let Some((_, ty)) = &found {
            if let Some(expected) = expected {
                self.solver.unifier.unify(ty, expected);
            }
            if let Ty::Adt(adt, args) = self.solver.shallow(ty) {
                subst = self.adt_subst(adt, &args);
                // What the type requires of its parameters says what closures in it take.
                let generics = self.program.generics(adt);
                self.solver.require_generics(&generics.predicates, &subst);
            }
        }
        for field in &facts[fields] {
            let name = self.file.name(field.name);
            let item = found.as_ref().and_then(|(def, _)| {
                self.program.fields(*def).find(|&field| self.program.table.def_name(field) == Some(name))
            });
            let wanted = match item {
                Some(item) => {
                    self.note(field.start, Target::Item(item), Role::Write);
                    let ty = self.program.value_ty(item).substitute(&subst);
                    Some(self.solver.normalize(&ty))
                }
                None => {
                    self.note_unresolved(field.start, Role::Write, Spelling::Assoc);
                    None
                }
            };
            let ty = self.expr(field.value, wanted.as_ref());
            if let Some(wanted) = wanted {
                self.coerce(&ty, &wanted);
            }
        }
        let ty = found.map_or(Ty::Unknown, |(_, ty)| ty);
        if let Some(spread) = spread {
            self.expr(spread, Some(&ty));
        }
        ty
    }

    // ---- blocks and closures ----

    fn block_expr(&mut self, expr: ExprId, block: BlockId, kind: BlockKind, expected: Option<&Ty>) -> Ty {
        if kind == BlockKind::Async {
            let output = self.solver.unifier.fresh();
            if let Some(expected) = expected {
                let wanted = self.assoc_of(expected, "future", Name::OUTPUT);
                if !matches!(self.solver.shallow(&wanted), Ty::Unknown) {
                    self.solver.unifier.unify(&output, &wanted);
                }
            }
            let ret = std::mem::replace(&mut self.ret, output.clone());
            let breaks = std::mem::take(&mut self.breaks);
            let ty = self.block(block, Some(&output));
            self.coerce(&ty, &output);
            self.ret = ret;
            self.breaks = breaks;
            let owner = DefId { file: self.file_id, item: self.item.unwrap_or(ItemId(0)) };
            return self.program.future_of(OpaqueId(owner, u32::MAX - 1 - expr.0), output);
        }
        if kind == BlockKind::Try || kind == BlockKind::Gen {
            self.block(block, None);
            return Ty::Unknown;
        }
        if kind == BlockKind::Labelled {
            let value = match expected {
                Some(expected) => expected.clone(),
                None => self.solver.unifier.fresh(),
            };
            self.enter_breakable(expr, value.clone(), true);
            let ty = self.block(block, Some(&value));
            self.breaks.pop();
            self.coerce(&ty, &value);
            return value;
        }
        self.block(block, expected)
    }

    /// The body of a loop that comes to `value`.
    fn within_loop(&mut self, expr: ExprId, value: Ty, body: ExprId) {
        self.enter_breakable(expr, value, false);
        self.expr(body, None);
        self.breaks.pop();
    }

    fn enter_breakable(&mut self, expr: ExprId, ty: Ty, is_block: bool) {
        let start = self.file.facts.expr_ranges[expr.index()].start;
        self.breaks.push(Breakable { source: self.source, start, is_block, ty });
    }

    /// The value of what a `break` leaves: the innermost loop, or what has the label (Reference, *Loops and other breakable
    /// expressions*).
    fn left_by_break(&self, target: Option<u32>) -> Option<Ty> {
        let is_meant = |around: &&Breakable| match target {
            Some(start) => (around.source, around.start) == (self.source, start),
            None => !around.is_block,
        };
        self.breaks.iter().rev().find(is_meant).map(|around| around.ty.clone())
    }

    pub(super) fn block(&mut self, block: BlockId, expected: Option<&Ty>) -> Ty {
        let scopes = self.enter_block(block);
        let made = self.made_items.len();
        let ty = self.statements(block, expected);
        self.made_items.truncate(made);
        for _ in 0..scopes {
            self.leave();
        }
        ty
    }

    /// What stands in a block, in the scope at hand.
    pub(super) fn statements(&mut self, block: BlockId, expected: Option<&Ty>) -> Ty {
        let facts = self.file.facts.clone();
        let data = facts[block];
        self.find_made_items(block);
        let mut diverges = false;
        // Whether the last statement is a macro call of which it is not known whether it diverges.
        let mut open = false;
        for stmt in &facts[data.stmts] {
            open = false;
            match *stmt {
                Stmt::Let { pat, ty, init, otherwise, off } => {
                    let written = ty.map(|ty| self.written_ty(ty));
                    let ty = match (written, init) {
                        (Some(written), Some(init)) => {
                            let ty = self.expr(init, Some(&written));
                            self.coerce(&ty, &written);
                            written
                        }
                        (Some(written), None) => written,
                        (None, Some(init)) => {
                            let ty = self.expr(init, None);
                            if matches!(ty, Ty::Never) { self.solver.unifier.fresh() } else { ty }
                        }
                        (None, None) => self.solver.unifier.fresh(),
                    };
                    if let Some(otherwise) = otherwise {
                        self.expr(otherwise, None);
                    }
                    let before = self.declared();
                    self.pat(pat, &ty);
                    if off {
                        self.turn_off(before);
                    }
                }
                Stmt::Expr(expr) => {
                    let ty = self.expr(expr, None);
                    let ty = self.solver.shallow(&ty);
                    diverges |= matches!(ty, Ty::Never);
                    open = ty == Ty::Unknown && matches!(facts[expr], Expr::Macro(_));
                }
                Stmt::Item(_) => {}
            }
        }
        match data.tail {
            Some(tail) => self.expr(tail, expected),
            None if diverges => Ty::Never,
            None if open => Ty::Unknown,
            None => Ty::unit(),
        }
    }

    fn closure(
        &mut self,
        expr: ExprId,
        params: List<Param>,
        ret: Option<TypeRefId>,
        body: ExprId,
        is_async: bool,
        expected: Option<&Ty>,
    ) -> Ty {
        let facts = self.file.facts.clone();
        let (wanted_params, wanted_ret) = expected.map_or((Vec::new(), None), |ty| self.expected_closure(ty));
        let mut param_tys = Vec::new();
        for (index, param) in facts[params].iter().enumerate() {
            let written = param.ty.map(|ty| self.written_ty(ty));
            let wanted = wanted_params.get(index).cloned();
            param_tys.push(match (written, wanted) {
                (Some(written), Some(wanted)) => {
                    self.solver.unifier.unify(&written, &wanted);
                    written
                }
                (Some(ty), None) | (None, Some(ty)) => ty,
                (None, None) => self.solver.unifier.fresh(),
            });
        }
        let inner = match ret {
            Some(ret) => self.written_ty(ret),
            None => self.solver.unifier.fresh(),
        };
        let owner = DefId { file: self.file_id, item: self.item.unwrap_or(ItemId(0)) };
        let ret_ty = if is_async {
            self.program.future_of(OpaqueId(owner, u32::MAX - 1 - expr.0), inner.clone())
        } else {
            inner.clone()
        };
        let index = self.solver.closures.len() as u32;
        self.solver.closures.push(ClosureSig { params: param_tys.clone().into(), ret: ret_ty.clone() });
        if let Some(wanted) = &wanted_ret
            && !is_async
            && ret.is_none()
            && !matches!(self.solver.shallow(wanted), Ty::Var(_))
        {
            self.solver.unifier.unify(&inner, wanted);
        }
        self.enter();
        for (param, ty) in facts[params].iter().zip(&param_tys) {
            if let Some(pat) = param.pat {
                self.pat(pat, ty);
            }
        }
        let outer_ret = std::mem::replace(&mut self.ret, inner.clone());
        let breaks = std::mem::take(&mut self.breaks);
        let ty = self.expr(body, Some(&inner));
        self.coerce(&ty, &inner);
        self.ret = outer_ret;
        self.breaks = breaks;
        self.leave();
        Ty::Closure(index)
    }

    /// What the place where a closure stands says of its parameters and result.
    fn expected_closure(&mut self, expected: &Ty) -> (Vec<Ty>, Option<Ty>) {
        let expected = self.solver.structural(expected);
        let mut bounds: Vec<TraitRef> = self.solver.bounds_of(&expected);
        match &expected {
            Ty::FnPtr(params, ret) => return (params.to_vec(), Some((**ret).clone())),
            Ty::Var(_) => {
                let mut ret = None;
                for obligation in &self.solver.obligations {
                    match obligation {
                        Obligation::Implements(ty, bound) if self.solver.shallow(ty) == expected => {
                            bounds.push(bound.clone());
                        }
                        Obligation::Projects(proj, value)
                            if proj.name == Name::OUTPUT
                                && self.solver.is_fn_trait(proj.trait_)
                                && self.solver.shallow(&proj.self_ty) == expected =>
                        {
                            ret = Some(value.clone());
                        }
                        _ => {}
                    }
                }
                let params = bounds.iter().find_map(|bound| self.fn_bound_params(bound));
                return (params.unwrap_or_default(), ret);
            }
            // `Box<dyn Fn(A)>` as the expected type of the closure itself does not occur; `dyn Fn` does.
            _ => {}
        }
        let params = bounds.iter().find_map(|bound| self.fn_bound_params(bound));
        let ret = bounds.iter().filter(|bound| self.solver.is_fn_trait(bound.trait_)).find_map(|bound| {
            bound.bindings.iter().find(|(name, _)| *name == Name::OUTPUT).map(|(_, ty)| ty.clone())
        });
        (params.unwrap_or_default(), ret)
    }

    fn fn_bound_params(&self, bound: &TraitRef) -> Option<Vec<Ty>> {
        if !self.solver.is_fn_trait(bound.trait_) {
            return None;
        }
        match self.solver.shallow(bound.args.first()?) {
            Ty::Tuple(params) => Some(params.to_vec()),
            _ => None,
        }
    }

    // ---- traits the language uses ----

    /// `<ty as LangTrait>::name`
    fn assoc_of(&mut self, ty: &Ty, lang: &str, name: Name) -> Ty {
        let Some(trait_) = self.program.lang(lang) else { return Ty::Unknown };
        let proj = Projection { self_ty: ty.clone(), trait_, args: Arc::from([]), name };
        self.solver.normalize(&Ty::Proj(Arc::new(proj)))
    }

    fn await_ty(&mut self, future: &Ty) -> Ty {
        let output = self.assoc_of(future, "future", Name::OUTPUT);
        if output != Ty::Unknown {
            return output;
        }
        self.assoc_of(future, "into_future", Name::OUTPUT)
    }

    fn try_ty(&mut self, value: &Ty) -> Ty {
        let mut value = self.solver.structural(value);
        if matches!(value, Ty::Var(_)) {
            self.solver.solve();
            value = self.solver.structural(&value);
        }
        match &value {
            Ty::Adt(def, args)
                if ["Option", "Result"].iter().any(|name| self.program.lang(name) == Some(*def)) =>
            {
                args.first().cloned().unwrap_or(Ty::Unknown)
            }
            // `Poll<Result<T, E>>` gives `Poll<T>`.
            Ty::Adt(def, args) if self.program.lang("Poll") == Some(*def) => {
                let inner = args.first().cloned().unwrap_or(Ty::Unknown);
                let inner = self.try_ty(&inner);
                Ty::Adt(*def, Arc::from([inner]))
            }
            _ => Ty::Unknown,
        }
    }
}
