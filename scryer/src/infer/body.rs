//! One body: its scopes, its types, and what its tokens name.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

use super::lower::{Lowering, MAX_TYPE_MACROS, written_at};
use super::macros::MadeItem;
use super::method::{Pick, Probe};
use super::program::{Mention, Program, Role, Spelling, Target};
use super::solve::Solver;
use super::ty::{TraitRef, Ty};
use crate::facts::{
    BindingId, BlockId, BodyId, BodyKind, DefId, ExprId, File, ItemFlags, ItemId, ItemKind, List,
    MacroCallId, Name, TypeRefId,
};
use crate::resolve::{ModuleId, Namespace};
use crate::source::FileId;
use crate::workspace::graph::CrateId;

impl Program {
    /// What the identifiers of a body name, as `krate` sees it; sorted by offset.
    pub fn infer_body(&self, krate: CrateId, file: FileId, body: BodyId) -> Vec<Mention> {
        let owner = self.table.get(file).and_then(|held| held.facts[body].owner);
        if owner.is_some_and(|item| self.maps.is_replaced(DefId { file, item })) {
            return Vec::new();
        }
        let Some(mut infer) = BodyInfer::new(self, krate, file, body) else { return Vec::new() };
        infer.run(body);
        let mut mentions = infer.mentions;
        self.add_twins(&mut mentions);
        mentions.sort_by_key(|mention| (mention.start, mention.targets.is_empty()));
        mentions.dedup();
        mentions
    }
}

/// What surrounds the expression at hand, innermost last.
enum Scope {
    /// Variables, in order of introduction.
    Locals(Vec<(Name, Local)>),
    /// A block that declares items.
    Block(ModuleId),
}

/// A variable: the expansion that declares it (0 is the body's own text), and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Local {
    source: u32,
    binding: BindingId,
}

/// What `break` can leave.
pub(super) struct Breakable {
    /// The text it stands in, as of [`Local`], and where it begins there.
    pub(super) source: u32,
    pub(super) start: u32,
    /// A block, which only its label names.
    pub(super) is_block: bool,
    /// Its value.
    pub(super) ty: Ty,
}

/// A use of a name on something whose type isn't known yet.
enum Deferred {
    Method {
        receiver: Ty,
        name: Name,
        start: Option<u32>,
        args: Vec<Ty>,
        generic: Option<super::ty::Args>,
        ret: Ty,
        module: ModuleId,
    },
    Field {
        base: Ty,
        name: Name,
        start: Option<u32>,
        ty: Ty,
        role: Role,
    },
}

pub(super) struct BodyInfer<'a> {
    pub(super) program: &'a Program,
    /// The file whose tables are walked: the body's own, or what a macro call in it expanded to.
    pub(super) file: Arc<File>,
    /// The number of that expansion; 0 is the body's own text.
    pub(super) source: u32,
    /// How many expansions were made.
    pub(super) expansions: u32,
    /// How many expansions are around.
    pub(super) expansion_depth: u32,
    /// Where the outermost of them is called.
    pub(super) outer_call: u32,
    /// The body's file.
    pub(super) file_id: FileId,
    /// The innermost module or block.
    pub(super) module: ModuleId,
    /// The item whose generics and `Self` are in scope.
    pub(super) item: Option<ItemId>,
    pub(super) solver: Solver<'a>,
    pub(super) mentions: Vec<Mention>,
    scopes: Vec<Scope>,
    /// Variables of `let`s that the usual build lacks: a twin in the same scope comes first, wherever it stands.
    off_locals: FxHashSet<Local>,
    /// Variables that a macro's own text declares: what was written at the call doesn't see them.
    made_locals: FxHashSet<Local>,
    /// Items that macro calls in the blocks around declare.
    pub(super) made_items: Vec<MadeItem>,
    /// What statements that are macro calls expand to, by the expansion that the call stands in, until their turn comes.
    pub(super) expanded_ahead: FxHashMap<(u32, MacroCallId), Arc<File>>,
    binding_tys: FxHashMap<Local, Ty>,
    /// Of a name bound in several alternatives of a pattern: the first one.
    pub(super) aliases: FxHashMap<Local, Local>,
    /// What `return` and `?` leave with.
    pub(super) ret: Ty,
    /// What `break` gives, per loop around.
    pub(super) breaks: Vec<Breakable>,
    deferred: Vec<Deferred>,
    /// Uses of trait items, to be traced to impls when all types are known.
    dispatch: Vec<(Option<usize>, DefId, TraitRef, Ty)>,
}

impl<'a> BodyInfer<'a> {
    fn new(program: &'a Program, krate: CrateId, file_id: FileId, body: BodyId) -> Option<BodyInfer<'a>> {
        let file: &'a Arc<File> = program.table.get(file_id)?;
        let body = &file.facts[body];
        let module = match body.owner {
            Some(item) => program.maps.module_of(&program.table, krate, DefId { file: file_id, item })?,
            None => *program.maps.modules_of_file(file_id).iter().find(|module| module.krate == krate)?,
        };
        let module = innermost_block(program, file, file_id, module, body.range.start, body.kind);
        let predicates = match body.owner {
            Some(item) => program.generics(DefId { file: file_id, item }).predicates.clone(),
            None => Vec::new(),
        };
        let mut solver = Solver::new(program, &predicates);
        solver.current_trait =
            body.owner.and_then(|item| program.current_trait(DefId { file: file_id, item }));
        Some(BodyInfer {
            program,
            file: file.clone(),
            source: 0,
            expansions: 0,
            expansion_depth: 0,
            outer_call: 0,
            file_id,
            module,
            item: body.owner,
            solver,
            mentions: Vec::new(),
            scopes: vec![Scope::Block(module)],
            off_locals: FxHashSet::default(),
            made_locals: FxHashSet::default(),
            made_items: Vec::new(),
            expanded_ahead: FxHashMap::default(),
            binding_tys: FxHashMap::default(),
            aliases: FxHashMap::default(),
            ret: Ty::Unknown,
            breaks: Vec::new(),
            deferred: Vec::new(),
            dispatch: Vec::new(),
        })
    }

    /// For expressions outside any body: the arguments of a macro call in item position.
    pub(super) fn outside(
        program: &'a Program,
        file: &Arc<File>,
        file_id: FileId,
        module: ModuleId,
        item: ItemId,
    ) -> BodyInfer<'a> {
        BodyInfer {
            program,
            file: file.clone(),
            source: 0,
            expansions: 0,
            expansion_depth: 0,
            outer_call: 0,
            file_id,
            module,
            item: Some(item),
            solver: Solver::new(program, &[]),
            mentions: Vec::new(),
            scopes: vec![Scope::Block(module)],
            off_locals: FxHashSet::default(),
            made_locals: FxHashSet::default(),
            made_items: Vec::new(),
            expanded_ahead: FxHashMap::default(),
            binding_tys: FxHashMap::default(),
            aliases: FxHashMap::default(),
            ret: Ty::Unknown,
            breaks: Vec::new(),
            deferred: Vec::new(),
            dispatch: Vec::new(),
        }
    }

    /// Infers `exprs` and gives what was noted.
    pub(super) fn finish(mut self, exprs: &[ExprId]) -> Vec<Mention> {
        self.enter();
        for &expr in exprs {
            self.expr(expr, None);
        }
        self.leave();
        self.settle();
        self.program.add_twins(&mut self.mentions);
        self.mentions
    }

    fn run(&mut self, body_id: BodyId) {
        let facts = self.file.facts.clone();
        let body = facts[body_id];
        self.enter();
        let mut expected = None;
        if let (Some(item), BodyKind::Fn) = (body.owner, body.kind)
            && let ItemKind::Fn { params, .. } = facts[item].kind
        {
            let sig = self.program.sig(DefId { file: self.file_id, item });
            if let (Some(binding), Some(ty)) = (body.self_binding, &sig.receiver) {
                let ty = self.solver.normalize(ty);
                self.declare(Name::SELF_VALUE, binding, ty);
            }
            for (param, ty) in facts[params].iter().zip(&sig.params) {
                let ty = self.solver.normalize(ty);
                if let Some(pat) = param.pat {
                    self.pat(pat, &ty);
                }
            }
            let mut ret = sig.ret.clone();
            if facts[item].flags.contains(ItemFlags::ASYNC)
                && let Ty::Opaque(_, bounds) = &sig.ret
                && let Some((_, output)) = bounds.first().and_then(|bound| bound.bindings.first())
            {
                ret = output.clone();
            }
            // Inside, an `impl Trait` that is returned is whatever the body gives.
            ret = self
                .solver
                .normalize(&ret)
                .map(&mut |part| matches!(part, Ty::Opaque(..)).then_some(Ty::Unknown));
            self.ret = ret.clone();
            expected = Some(ret);
        } else if let (Some(item), BodyKind::Initializer) = (body.owner, body.kind) {
            let ty = self.program.value_ty(DefId { file: self.file_id, item });
            expected = Some(self.solver.normalize(&ty));
        } else if body.kind == BodyKind::AnonConst {
            expected = Some(Ty::Builtin(crate::resolve::Builtin::Usize));
        }
        let ty = self.expr(body.root, expected.as_ref());
        if let Some(expected) = expected {
            self.coerce(&ty, &expected);
        }
        self.leave();
        self.settle();
    }

    // ---- scopes ----

    pub(super) fn enter(&mut self) {
        self.scopes.push(Scope::Locals(Vec::new()));
    }

    pub(super) fn leave(&mut self) {
        if let Some(Scope::Block(_)) = self.scopes.pop() {
            self.module = self.innermost_module();
        }
    }

    /// Enters a block; if it declares items they come into scope. Returns how many scopes to leave.
    pub(super) fn enter_block(&mut self, block: BlockId) -> usize {
        // The items of blocks that an expansion makes are in no module.
        let module = (self.source == 0)
            .then(|| self.program.maps.block_module(self.module.krate, self.file_id, block))
            .flatten();
        if let Some(module) = module {
            self.scopes.push(Scope::Block(module));
            self.module = module;
        }
        self.enter();
        1 + usize::from(module.is_some())
    }

    fn innermost_module(&self) -> ModuleId {
        let innermost = self.scopes.iter().rev().find_map(|scope| match scope {
            Scope::Block(module) => Some(*module),
            Scope::Locals(_) => None,
        });
        innermost.unwrap_or(self.module)
    }

    /// Brings a variable into the innermost scope.
    pub(super) fn declare(&mut self, name: Name, binding: BindingId, ty: Ty) {
        let start = self.file.facts[binding].start;
        let binding = self.local_of(binding);
        if name != Name::SELF_VALUE && self.written(start).is_none() {
            self.made_locals.insert(binding);
        }
        self.binding_tys.insert(binding, ty);
        if let Some(Scope::Locals(locals)) =
            self.scopes.iter_mut().rev().find(|scope| matches!(scope, Scope::Locals(_)))
        {
            locals.push((name, binding));
        }
    }

    /// How many variables the innermost scope has.
    pub(super) fn declared(&self) -> usize {
        match self.scopes.last() {
            Some(Scope::Locals(locals)) => locals.len(),
            _ => 0,
        }
    }

    /// Says of the variables that the innermost scope has from number `from` on that the usual build lacks them.
    pub(super) fn turn_off(&mut self, from: usize) {
        if let Some(Scope::Locals(locals)) = self.scopes.last() {
            self.off_locals.extend(locals[from..].iter().map(|(_, local)| *local));
        }
    }

    /// The variable that a binding of the text at hand is.
    pub(super) fn local_of(&self, binding: BindingId) -> Local {
        Local { source: self.source, binding }
    }

    pub(super) fn binding_ty(&self, local: Local) -> Ty {
        self.binding_tys.get(&local).cloned().unwrap_or(Ty::Unknown)
    }

    /// The variable that `name` at `start` means, unless an item of a nearer block does. Variables have the hygiene of where
    /// they are written (Reference, *Macros by example*: hygiene).
    pub(super) fn local(&self, name: Name, start: u32) -> Option<Local> {
        let is_written = !self.made_locals.is_empty() && self.written(start).is_some();
        let is_hidden = |local: &Local| is_written && self.made_locals.contains(local);
        for scope in self.scopes.iter().rev() {
            match scope {
                Scope::Locals(locals) => {
                    let mut named =
                        locals.iter().rev().filter(|(known, local)| *known == name && !is_hidden(local));
                    if let Some((_, last)) = named.next() {
                        let off = self.off_locals.contains(last);
                        let twin = named.find(|(_, other)| off && !self.off_locals.contains(other));
                        return Some(twin.map_or(*last, |(_, twin)| *twin));
                    }
                }
                Scope::Block(module) => {
                    let data = &self.program.maps[*module];
                    let resolver = self.program.resolver();
                    if data.is_block() && resolver.has_entry(*module, Namespace::Values, name) {
                        return None;
                    }
                }
            }
        }
        None
    }

    // ---- types ----

    /// Reads types where the body stands.
    pub(super) fn lowering<R>(&mut self, read: impl FnOnce(&mut Lowering<'a, '_>) -> R) -> R {
        let unifier = &mut self.solver.unifier;
        let mut fresh = || unifier.fresh();
        let mut lowering = Lowering {
            program: self.program,
            file: &self.file,
            file_id: self.file_id,
            module: self.module,
            item: self.item,
            depth: 0,
            macros_left: MAX_TYPE_MACROS,
            made: &self.made_items,
            fresh: Some(&mut fresh),
            mentions: Some(&mut self.mentions),
        };
        read(&mut lowering)
    }

    pub(super) fn written_ty(&mut self, ty: TypeRefId) -> Ty {
        let ty = self.lowering(|lowering| lowering.ty(ty));
        self.solver.normalize(&ty)
    }

    pub(super) fn written_tys(&mut self, list: List<TypeRefId>) -> super::ty::Args {
        let tys = self.lowering(|lowering| lowering.tys(list));
        tys.iter().map(|ty| self.solver.normalize(ty)).collect()
    }

    /// Lets a value of type `actual` stand where `expected` is wanted (Reference, *Type coercions*); what can't be is
    /// let be, as the code compiles and it is we who know too little.
    pub(super) fn coerce(&mut self, actual: &Ty, expected: &Ty) {
        let actual = self.solver.structural(actual);
        let expected = self.solver.structural(expected);
        match (&actual, &expected) {
            (Ty::Never, _) => {}
            (Ty::Ref(from, _), Ty::Ref(to, _)) => {
                if self.solver.unifier.unify(from, to) {
                    return;
                }
                let (steps, _) = self.solver.autoderef(from);
                for step in steps {
                    if self.solver.unifier.unify(&step, to) {
                        return;
                    }
                }
            }
            (Ty::Ref(from, _), Ty::Ptr(to, _)) => {
                self.solver.unifier.unify(from, to);
            }
            (Ty::Ptr(from, _), Ty::Ptr(to, _)) => {
                self.solver.unifier.unify(from, to);
            }
            (Ty::Closure(_) | Ty::FnDef(..), Ty::FnPtr(params, ret)) => {
                if let Some((from, from_ret)) = self.solver.fn_parts(&actual) {
                    self.solver.unifier.unify(&Ty::Tuple(from), &Ty::Tuple(params.clone()));
                    self.solver.unifier.unify(&from_ret, ret);
                }
            }
            // A closure in a box of `dyn Fn`, and other unsizings inside smart pointers.
            (Ty::Adt(a, xs), Ty::Adt(b, ys)) if a == b && xs.len() == ys.len() => {
                for (x, y) in xs.iter().zip(ys.iter()) {
                    if !self.solver.unifier.unify(x, y) {
                        self.unsize(x, y);
                    }
                }
            }
            _ => {
                self.solver.unifier.unify(&actual, &expected);
            }
        }
    }

    /// `from` becomes `dyn Trait<…>`: what the trait's bindings say of a closure is learnt.
    fn unsize(&mut self, from: &Ty, to: &Ty) {
        let from = self.solver.shallow(from);
        if let Ty::Dyn(bounds) = self.solver.shallow(to) {
            for bound in bounds.iter() {
                self.solver.require(&from, bound);
            }
        }
    }

    // ---- notes ----

    pub(super) fn note(&mut self, start: u32, target: Target, role: Role) {
        let start = self.written(start);
        self.note_written(start, target, role);
    }

    /// Notes the use of a local variable; one that a macro's own text declares is nobody's to look for.
    pub(super) fn note_local(&mut self, start: u32, local: Local, role: Role) {
        if local.source == 0 {
            self.note(start, Target::Local(local.binding), role);
        }
    }

    pub(super) fn note_unresolved(&mut self, start: u32, role: Role, spelling: Spelling) {
        let start = self.written(start);
        self.note_written_unresolved(start, role, spelling);
    }

    /// Where a token of the text at hand was written, if it was written in the file.
    pub(super) fn written(&self, start: u32) -> Option<u32> {
        written_at(&self.file, start)
    }

    fn note_written(&mut self, start: Option<u32>, target: Target, role: Role) -> Option<usize> {
        self.mentions.push(Mention::new(start?, smallvec![target], role));
        Some(self.mentions.len() - 1)
    }

    fn note_written_unresolved(&mut self, start: Option<u32>, role: Role, spelling: Spelling) {
        if let Some(start) = start {
            self.mentions.push(Mention { start, targets: SmallVec::new(), role, spelling });
        }
    }

    /// The shape of a method call that could not be told.
    pub(super) fn method_spelling(&mut self, receiver: &Ty, args: usize) -> Spelling {
        Spelling::Method { args: args.min(u8::MAX as usize) as u8, foreign: self.is_foreign(receiver) }
    }

    /// Whether a type is known to be nothing of the workspace, nor what it dereferences to.
    pub(super) fn is_foreign(&mut self, ty: &Ty) -> bool {
        let (steps, end) = self.solver.autoderef(ty);
        let foreign = |step: &Ty| match step {
            Ty::Adt(def, _) => !self.program.is_workspace_file(def.file),
            Ty::Ref(..)
            | Ty::Ptr(..)
            | Ty::Slice(_)
            | Ty::Array(_)
            | Ty::Tuple(_)
            | Ty::Builtin(_)
            | Ty::Never => true,
            _ => false,
        };
        end.is_none() && !steps.is_empty() && steps.iter().all(foreign)
    }

    /// Notes the use of what was found on a type.
    pub(super) fn note_pick(&mut self, start: u32, pick: &Pick, role: Role) {
        let start = self.written(start);
        self.note_written_pick(start, pick, role);
    }

    fn note_written_pick(&mut self, start: Option<u32>, pick: &Pick, role: Role) {
        let noted = self.note_written(start, Target::Item(pick.item), role);
        if let (Some(_), Some((bound, self_ty))) = (noted, &pick.by_trait) {
            self.dispatch.push((noted, pick.item, bound.clone(), self_ty.clone()));
        }
    }

    /// Notes the use of a trait's item on a type that may become known later.
    pub(super) fn note_trait_item(
        &mut self,
        start: u32,
        item: DefId,
        bound: TraitRef,
        self_ty: Ty,
        role: Role,
    ) {
        let start = self.written(start);
        let noted = self.note_written(start, Target::Item(item), role);
        self.dispatch.push((noted, item, bound, self_ty));
    }

    // ---- what has to wait ----

    pub(super) fn defer_field(&mut self, base: Ty, name: Name, start: u32, role: Role) -> Ty {
        let ty = self.solver.unifier.fresh();
        let start = self.written(start);
        self.deferred.push(Deferred::Field { base, name, start, ty: ty.clone(), role });
        ty
    }

    pub(super) fn defer_method(
        &mut self,
        receiver: Ty,
        name: Name,
        start: u32,
        args: Vec<Ty>,
        generic: Option<super::ty::Args>,
    ) -> Ty {
        let ret = self.solver.unifier.fresh();
        let module = self.module;
        let start = self.written(start);
        self.deferred.push(Deferred::Method {
            receiver,
            name,
            start,
            args,
            generic,
            ret: ret.clone(),
            module,
        });
        ret
    }

    /// Comes back to what had to wait until nothing more is learnt, then traces trait items to impls.
    fn settle(&mut self) {
        for round in 0..6 {
            self.solver.solve();
            let waiting = std::mem::take(&mut self.deferred);
            let before = waiting.len();
            for use_ in waiting {
                self.retry(use_);
            }
            if self.deferred.len() == before {
                if round > 0 && before == 0 {
                    break;
                }
                // Numbers that nothing else decides are `i32` and `f64`.
                self.solver.unifier.default_numbers();
                if round > 3 {
                    break;
                }
            }
        }
        self.solver.unifier.default_numbers();
        self.solver.solve();
        for use_ in std::mem::take(&mut self.deferred) {
            match use_ {
                Deferred::Method { start, receiver, args, .. } => {
                    let spelling = self.method_spelling(&receiver, args.len());
                    self.note_written_unresolved(start, Role::Call, spelling);
                }
                Deferred::Field { start, role, base, .. } => {
                    let foreign = self.is_foreign(&base);
                    self.note_written_unresolved(start, role, Spelling::Field { foreign });
                }
            }
        }
        for (index, item, bound, self_ty) in std::mem::take(&mut self.dispatch) {
            let Some(index) = index else { continue };
            if let Some(of_impl) = self.solver.impl_item(item, &bound, &self_ty) {
                self.mentions[index].targets = smallvec![Target::Item(of_impl)];
            } else if self.solver.is_provided(item, &bound, &self_ty) {
                self.mentions[index].spelling = Spelling::Provided;
            }
        }
    }

    fn retry(&mut self, use_: Deferred) {
        match use_ {
            Deferred::Field { base, name, start, ty, role } => {
                let known = self.solver.structural(&base);
                if matches!(known, Ty::Var(_)) {
                    self.deferred.push(Deferred::Field { base, name, start, ty, role });
                    return;
                }
                let (found, target) = self.field_of(&known, name);
                match target {
                    Some(target) => drop(self.note_written(start, target, role)),
                    None => {
                        let foreign = self.is_foreign(&known);
                        self.note_written_unresolved(start, role, Spelling::Field { foreign });
                    }
                }
                self.solver.unifier.unify(&found, &ty);
            }
            Deferred::Method { receiver, name, start, args, generic, ret, module } => {
                let at = std::mem::replace(&mut self.module, module);
                match self.solver.probe_method(&receiver, name, module) {
                    Probe::Later => {
                        self.deferred.push(Deferred::Method {
                            receiver,
                            name,
                            start,
                            args,
                            generic,
                            ret,
                            module,
                        });
                    }
                    Probe::Nothing => {
                        let spelling = self.method_spelling(&receiver, args.len());
                        self.note_written_unresolved(start, Role::Call, spelling);
                    }
                    Probe::Found(pick) => {
                        self.note_written_pick(start, &pick, Role::Call);
                        let (params, found) = self.instantiate(&pick, generic);
                        for (arg, param) in args.iter().zip(&params) {
                            self.coerce(arg, param);
                        }
                        self.solver.unifier.unify(&found, &ret);
                    }
                }
                self.module = at;
            }
        }
    }

    /// Parameters (without the receiver) and result of a fn that was picked, with its own generics open or as given.
    pub(super) fn instantiate(&mut self, pick: &Pick, generic: Option<super::ty::Args>) -> (Vec<Ty>, Ty) {
        let program = self.program;
        let generics = program.generics(pick.item);
        let facts = program.facts(pick.item.file);
        let own: Vec<DefId> =
            facts.generic_params(pick.item.item).map(|item| DefId { file: pick.item.file, item }).collect();
        let fresh = self.solver.fresh_params(&own);
        let given = generic.filter(|args| args.len() == own.len());
        let values = fresh.0.iter().enumerate().map(|(index, (param, var))| match &given {
            Some(args) => (*param, args[index].clone()),
            None => (*param, var.clone()),
        });
        let subst = pick.subst.extended(values);
        let sig = program.sig(pick.item);
        self.solver.require_generics(&generics.predicates, &subst);
        let params = sig.params.iter().map(|ty| {
            let ty = ty.substitute(&subst);
            let ty = self.solver.open_opaque(&ty, pick.item);
            self.solver.normalize(&ty)
        });
        let params: Vec<Ty> = params.collect();
        let ret = self.solver.normalize(&sig.ret.substitute(&subst));
        (params, ret)
    }

    pub(super) fn arg_tys(&mut self, args: List<ExprId>) -> Vec<Ty> {
        let facts = self.file.facts.clone();
        facts[args].iter().map(|&arg| self.expr(arg, None)).collect()
    }

    /// An ADT's arguments as a substitution for its parameters.
    pub(super) fn adt_subst(&self, def: DefId, args: &super::ty::Args) -> super::ty::Subst {
        let params = self.program.facts(def.file).generic_params(def.item);
        params.map(|item| DefId { file: def.file, item }).zip(args.iter().cloned()).collect()
    }

    /// `Range<T>` and its kin.
    pub(super) fn lang_adt(&self, name: &str, args: impl IntoIterator<Item = Ty>) -> Ty {
        match self.program.lang(name) {
            Some(def) => Ty::Adt(def, args.into_iter().collect::<Arc<[Ty]>>()),
            None => Ty::Unknown,
        }
    }
}

/// The block around an offset that declares items, if the body (a const inside another body) stands in one.
fn innermost_block(
    program: &Program,
    file: &File,
    file_id: FileId,
    module: ModuleId,
    offset: u32,
    kind: BodyKind,
) -> ModuleId {
    if kind != BodyKind::AnonConst {
        return module;
    }
    let blocks = (0..file.facts.blocks.len() as u32).map(BlockId);
    let around = blocks
        .filter(|&block| !file.facts[block].items.is_empty() && file.facts[block].range.contains(offset))
        .min_by_key(|&block| file.facts[block].range.len());
    around.and_then(|block| program.maps.block_module(module.krate, file_id, block)).unwrap_or(module)
}
