//! Types as written, made into [`Ty`]s.
//!
//! A [`Lowering`] stands at one item (for generics and `Self`) in one module (for names). Along the way it records what
//! each identifier names, if asked to. (Reference: *Paths*, *Type paths*; rustc: `hir_analysis::hir_ty_lowering`.)

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

use super::macros::{MadeItem, path_start, place_of_call};
use super::program::{Mention, Program, Role, Target};
use super::ty::{Args, OpaqueId, Projection, Subst, TraitRef, Ty};
use crate::facts::{
    Anchor, Bound, DefId, File, GenericArgsId, ItemId, ItemKind, List, MacroCallId, Name, Path, PathId,
    Predicate, TypeRef, TypeRefId,
};
use crate::resolve::{ModuleId, ScopeDef};
use crate::source::FileId;
use crate::workspace::graph::Origin;

/// How deep aliases, bounds and defaults may refer to one another before the answer is `Unknown`.
const MAX_DEPTH: u32 = 12;

/// How many macro calls are expanded for the types of one place; real code needs a few.
pub(super) const MAX_TYPE_MACROS: u32 = 256;

/// Where types are read, and what is noted while reading.
pub(super) struct Lowering<'a, 'f> {
    pub(super) program: &'a Program,
    /// The file in whose tables the types are; of what a macro call in a body expanded to, no file of the table.
    pub(super) file: &'f File,
    /// The file of the item.
    pub(super) file_id: FileId,
    pub(super) module: ModuleId,
    /// The item whose generics are in scope.
    pub(super) item: Option<ItemId>,
    pub(super) depth: u32,
    /// How many macro calls in types may still be expanded: each may hold many more.
    pub(super) macros_left: u32,
    /// Items that macro calls around declare; what they stand for isn't known.
    pub(super) made: &'f [MadeItem],
    /// Makes a variable where a body leaves a type open.
    pub(super) fresh: Option<&'f mut dyn FnMut() -> Ty>,
    /// Where to note what identifiers name.
    pub(super) mentions: Option<&'f mut Vec<Mention>>,
}

/// What the leading part of a path came to, where the path is not (only) modules.
pub(super) enum Start {
    /// A type, and how many segments it took.
    Ty(Ty, usize),
    /// A trait, likewise; the last segment taken has its arguments.
    Trait(DefId, usize),
    /// Values, modules, macros: all segments were taken.
    Defs(SmallVec<[ScopeDef; 2]>),
    /// Known to be elsewhere.
    Outside,
    /// Nothing.
    Unresolved,
}

impl<'a> Lowering<'a, '_> {
    /// For signatures of `def`: nothing is noted, open types are `Unknown`.
    pub(super) fn signature(program: &'a Program, def: DefId, depth: u32) -> Option<Lowering<'a, 'a>> {
        let module = program.home(def)?;
        Some(Lowering {
            program,
            file: &program.table[def.file],
            file_id: def.file,
            module,
            item: Some(def.item),
            depth,
            macros_left: MAX_TYPE_MACROS,
            made: &[],
            fresh: None,
            mentions: None,
        })
    }

    fn open(&mut self) -> Ty {
        match &mut self.fresh {
            Some(fresh) => fresh(),
            None => Ty::Unknown,
        }
    }

    pub(super) fn note(&mut self, start: u32, target: Target, role: Role) {
        self.note_all(start, smallvec![target], role);
    }

    pub(super) fn note_all(&mut self, start: u32, targets: SmallVec<[Target; 1]>, role: Role) {
        if let Some(mentions) = &mut self.mentions
            && let Some(start) = written_at(self.file, start)
        {
            mentions.push(Mention::new(start, targets, role));
        }
    }

    /// The facts of the file of the item whose generics are in scope.
    fn home(&self) -> &'a crate::facts::FileFacts {
        self.program.facts(self.file_id)
    }

    pub(super) fn ty(&mut self, ty: TypeRefId) -> Ty {
        if self.depth > MAX_DEPTH {
            return Ty::Unknown;
        }
        match self.file.facts[ty] {
            TypeRef::Path(path) => self.path_ty(path),
            TypeRef::Ref { inner, mutable } => Ty::Ref(Arc::new(self.ty(inner)), mutable),
            TypeRef::Ptr { inner, mutable } => Ty::Ptr(Arc::new(self.ty(inner)), mutable),
            TypeRef::Slice(inner) => Ty::Slice(Arc::new(self.ty(inner))),
            TypeRef::Array(inner, _) => Ty::Array(Arc::new(self.ty(inner))),
            TypeRef::Tuple(list) => Ty::Tuple(self.tys(list)),
            TypeRef::FnPtr { params, ret } => {
                let params = self.tys(params);
                let ret = ret.map_or_else(Ty::unit, |ret| self.ty(ret));
                Ty::FnPtr(params, Arc::new(ret))
            }
            TypeRef::ImplTrait(bounds) => {
                let item = self.item.unwrap_or(ItemId(0));
                let id = OpaqueId(DefId { file: self.file_id, item }, ty.0);
                Ty::Opaque(id, self.bounds(bounds).into())
            }
            TypeRef::DynTrait(bounds) => Ty::Dyn(self.bounds(bounds).into()),
            TypeRef::Never => Ty::Never,
            TypeRef::Infer => self.open(),
            TypeRef::Macro(call) => self.macro_ty(call).unwrap_or(Ty::Unknown),
            TypeRef::Const(_) | TypeRef::Error => Ty::Unknown,
        }
    }

    /// The type that a macro call in type position expands to.
    fn macro_ty(&mut self, call: MacroCallId) -> Option<Ty> {
        let program = self.program;
        let path = self.file.facts[call].path;
        let at = place_of_call(self.file, path_start(self.file, path));
        let place = (self.module, self.file_id, at);
        let macro_ = program.called_macro(self.file, path, place, self.mentions.as_deref_mut())?;
        self.macros_left = self.macros_left.checked_sub(1)?;
        let expansion = program.expand(macro_, self.file, self.file_id, call)?;
        let before = "type M=";
        let text = format!("{before}{};", expansion.text);
        let facts = crate::facts::lower_expansion(&text, program.edition(self.module));
        let Some(ItemKind::TypeAlias { ty: Some(ty), .. }) = facts.items.first().map(|item| &item.kind)
        else {
            return None;
        };
        let ty = *ty;
        let map = expansion.map.shifted(before.len() as u32);
        let file = program.table.expanded(Arc::new(facts), map, self.file.path.clone());
        let mut inside = Lowering {
            program,
            file: &file,
            file_id: self.file_id,
            module: self.module,
            item: self.item,
            depth: self.depth + 1,
            macros_left: self.macros_left,
            made: self.made,
            fresh: match &mut self.fresh {
                Some(fresh) => Some(&mut **fresh),
                None => None,
            },
            mentions: self.mentions.as_deref_mut(),
        };
        let ty = inside.ty(ty);
        self.macros_left = inside.macros_left;
        Some(ty)
    }

    pub(super) fn tys(&mut self, list: List<TypeRefId>) -> Args {
        let facts = self.file.facts.clone();
        facts[list].iter().map(|&ty| self.ty(ty)).collect()
    }

    pub(super) fn bounds(&mut self, bounds: List<Bound>) -> Vec<TraitRef> {
        self.bounds_on(bounds, None)
    }

    /// The bounds that are put on `ty`: what a trait's parameters default to may be `Self` (`PartialEq<Rhs = Self>`).
    pub(super) fn bounds_on(&mut self, bounds: List<Bound>, ty: Option<&Ty>) -> Vec<TraitRef> {
        let facts = self.file.facts.clone();
        let kept = facts[bounds].iter();
        kept.filter_map(|bound| {
            let bounded = self.trait_ref(bound.path, ty, Role::Type);
            bounded.filter(|_| !bound.maybe)
        })
        .collect()
    }

    /// The trait that a path names, with its arguments; `self_ty` is what `Self` defaults stand for.
    pub(super) fn trait_ref(&mut self, path: PathId, self_ty: Option<&Ty>, role: Role) -> Option<TraitRef> {
        match self.start(path, role) {
            Start::Trait(trait_, taken) => {
                let path = self.file.facts[path];
                let args = self.segment_args(&path, taken - 1);
                Some(self.trait_with_args(trait_, args, self_ty))
            }
            _ => None,
        }
    }

    fn trait_with_args(
        &mut self,
        trait_: DefId,
        args: Option<GenericArgsId>,
        self_ty: Option<&Ty>,
    ) -> TraitRef {
        let facts = self.file.facts.clone();
        let lowered = self.args_for(trait_, args, self_ty);
        let mut bindings = Vec::new();
        if let Some(args) = args {
            for binding in &facts[facts[args].bindings] {
                let name = self.file.name(binding.name);
                if binding.start != u32::MAX && self.mentions.is_some() {
                    let assoc = self.program.assoc_type(trait_, name);
                    self.note(binding.start, assoc.map_or(Target::Outside, Target::Item), Role::Type);
                }
                if let Some(ty) = binding.ty {
                    bindings.push((name, self.ty(ty)));
                } else {
                    let bounds = self.bounds(binding.bounds);
                    let id = OpaqueId(trait_, binding.start);
                    bindings.push((name, Ty::Opaque(id, bounds.into())));
                }
            }
            if facts[args].parenthesized && facts[facts[args].bindings].is_empty() {
                bindings.push((Name::OUTPUT, Ty::unit()));
            }
        }
        TraitRef { trait_, args: lowered, bindings: bindings.into() }
    }

    /// Arguments for the parameters of `def`: those given, then defaults, then open ones.
    pub(super) fn args_for(&mut self, def: DefId, args: Option<GenericArgsId>, self_ty: Option<&Ty>) -> Args {
        let given: Args = match args {
            Some(args) => self.tys(self.file.facts[args].types),
            None => Arc::from([]),
        };
        let program = self.program;
        let facts = program.facts(def.file);
        let params: SmallVec<[ItemId; 4]> = facts.generic_params(def.item).collect();
        if params.len() == given.len() {
            return given;
        }
        let mut subst: Vec<(DefId, Ty)> = Vec::new();
        if let Some(self_ty) = self_ty {
            subst.push((def, self_ty.clone()));
        }
        let mut all: Vec<Ty> = Vec::with_capacity(params.len());
        for (index, &param) in params.iter().enumerate() {
            let ty = match given.get(index) {
                Some(ty) => ty.clone(),
                None => match facts[param].kind {
                    // In a body, a default counts only where some arguments are written (`Vec::<u8>::new()`), else the
                    // argument is inferred; in a signature defaults always count.
                    ItemKind::TypeParam { default: Some(default), .. }
                        if self.fresh.is_none() || args.is_some() =>
                    {
                        let depth = self.depth + 1;
                        let lowered =
                            Lowering::signature(program, DefId { file: def.file, item: def.item }, depth)
                                .map_or(Ty::Unknown, |mut lowering| lowering.ty(default));
                        lowered.substitute(&Subst(subst.clone().into()))
                    }
                    ItemKind::ConstParam { .. } => Ty::Unknown,
                    _ => self.open(),
                },
            };
            subst.push((DefId { file: def.file, item: param }, ty.clone()));
            all.push(ty);
        }
        all.into()
    }

    fn segment_args(&self, path: &Path, index: usize) -> Option<GenericArgsId> {
        self.file.facts[path.segments].get(index).and_then(|segment| segment.args)
    }

    /// A path in type position.
    pub(super) fn path_ty(&mut self, path_id: PathId) -> Ty {
        let path = self.file.facts[path_id];
        let (mut ty, mut taken) = match self.start(path_id, Role::Type) {
            Start::Ty(ty, taken) => (ty, taken),
            Start::Trait(trait_, taken) => {
                // A bare trait object of old.
                let args = self.segment_args(&path, taken - 1);
                (Ty::Dyn([self.trait_with_args(trait_, args, None)].into()), taken)
            }
            Start::Defs(_) | Start::Outside | Start::Unresolved => {
                self.other_args(&path, 0);
                return Ty::Unknown;
            }
        };
        let facts = self.file.facts.clone();
        while taken < facts[path.segments].len() {
            let name = self.file.name(facts[path.segments][taken].name);
            let start = facts.segment_starts[path.segments.start as usize + taken];
            ty = match self.assoc_ty(&ty, name) {
                Some((proj, def)) => {
                    self.note(start, def.map_or(Target::Outside, Target::Item), Role::Type);
                    proj
                }
                None => {
                    if ty == Ty::Unknown {
                        // An associated type of something unknown may be anything.
                    }
                    Ty::Unknown
                }
            };
            taken += 1;
        }
        ty
    }

    /// Lowers generic arguments for what they mention, where the types themselves are of no use.
    fn other_args(&mut self, path: &Path, from: usize) {
        if self.mentions.is_some() {
            let facts = self.file.facts.clone();
            for segment in facts[path.segments].iter().skip(from) {
                if let Some(args) = segment.args {
                    self.tys(facts[args].types);
                }
            }
        }
    }

    /// Follows a path as far as it is modules, types or a trait, noting what its segments name. `role` is that of the
    /// last segment.
    pub(super) fn start(&mut self, path_id: PathId, role: Role) -> Start {
        let facts = self.file.facts.clone();
        let path = facts[path_id];
        let segments = &facts[path.segments];
        let starts = &facts.segment_starts[path.segments.range()];
        let role_at = |index: usize| if index + 1 == segments.len() { role } else { Role::Type };

        if let Some(qself) = path.qself {
            let self_ty = self.ty(qself);
            if path.trait_segments == 0 {
                return Start::Ty(self_ty, 0);
            }
            return self.qualified(&path, self_ty);
        }
        if path.anchor == Anchor::Plain
            && let Some(first) = segments.first()
        {
            let name = self.file.name(first.name);
            if name == Name::SELF_TYPE {
                return match self.self_ty() {
                    Some(ty) => Start::Ty(ty, 1),
                    None => Start::Unresolved,
                };
            }
            if let Some(param) = self.generic_param(name) {
                self.note(starts[0], Target::Item(param), role_at(0));
                return Start::Ty(Ty::Param(param), 1);
            }
            let alone = segments.len() == 1;
            if self.made.iter().any(|item| item.name == name && item.may_be(alone, role)) {
                return Start::Unresolved;
            }
        }
        let view = crate::resolve::PathView::of(self.file, path_id);
        let edition = self.program.edition(self.module);
        let resolution = self.program.resolver().path(self.module, &view, edition);
        for (index, defs) in resolution.segments.iter().enumerate() {
            if self.mentions.is_some() {
                let last = index + 1 == segments.len();
                // Of a name that is several things, a position takes one.
                let defs = if last { self.fitting(&resolution.defs, role) } else { defs.clone() };
                let targets: SmallVec<[Target; 1]> =
                    defs.iter().map(|&def| self.program.target(def)).collect();
                if !targets.is_empty() {
                    self.note_all(starts[index], targets, role_at(index));
                }
            }
            // Arguments of the type segment are lowered below; those of others only mention.
            if index + 1 < resolution.followed
                && let Some(args) = segments[index].args
            {
                let is_enum = defs.iter().any(|def| matches!(def, ScopeDef::Item(_)));
                if !is_enum && self.mentions.is_some() {
                    self.tys(facts[args].types);
                }
            }
        }
        self.note_foreign_rest(&resolution, starts);
        if resolution.followed == segments.len() {
            let wants_value = matches!(role, Role::Call | Role::Read | Role::Write);
            if wants_value && !resolution.defs.values.is_empty() {
                return Start::Defs(resolution.defs.values);
            }
        }
        let taken = resolution.followed;
        let types = &resolution.defs.types;
        let Some(&def) = types.first() else {
            return if resolution.defs.is_none() {
                Start::Unresolved
            } else {
                Start::Defs(resolution.defs.all())
            };
        };
        match def {
            ScopeDef::Opaque => Start::Outside,
            ScopeDef::Module(_) => Start::Defs(types.clone()),
            ScopeDef::Builtin(builtin) => Start::Ty(Ty::Builtin(builtin), taken),
            ScopeDef::Item(def) => match self.program.kind(def) {
                ItemKind::Struct { .. } | ItemKind::Union { .. } | ItemKind::Enum { .. } => {
                    let args = self.segment_args(&path, taken.saturating_sub(1));
                    let args = self.args_for(def, args, None);
                    Start::Ty(Ty::Adt(def, args), taken)
                }
                ItemKind::Variant { .. } => Start::Defs(smallvec![ScopeDef::Item(def)]),
                ItemKind::TypeAlias { .. } => {
                    let args = self.segment_args(&path, taken.saturating_sub(1));
                    Start::Ty(self.alias(def, args), taken)
                }
                ItemKind::Trait { .. } => Start::Trait(def, taken),
                _ => Start::Defs(types.clone()),
            },
        }
    }

    /// Behind a module of a crate that is not the workspace's, what we don't know is that crate's all the same.
    fn note_foreign_rest(&mut self, resolution: &crate::resolve::PathResolution, starts: &[u32]) {
        if self.mentions.is_some() && leads_abroad(self.program, resolution) {
            for &start in &starts[resolution.followed..] {
                self.note(start, Target::Outside, Role::Type);
            }
        }
    }

    /// Of what a name stands for, what a position of that role takes.
    fn fitting(&self, defs: &crate::resolve::PerNs, role: Role) -> SmallVec<[ScopeDef; 2]> {
        match role {
            Role::Type | Role::Implementation if !defs.types.is_empty() => defs.types.clone(),
            Role::Call | Role::Read | Role::Write if !defs.values.is_empty() => defs.values.clone(),
            Role::Import => defs.all(),
            _ => defs.all(),
        }
    }

    /// An alias with arguments, replaced by what it stands for.
    fn alias(&mut self, def: DefId, args: Option<GenericArgsId>) -> Ty {
        let args = self.args_for(def, args, None);
        let target = self.program.alias_ty(def, self.depth + 1);
        let params = self.program.facts(def.file).generic_params(def.item);
        let subst: Subst =
            params.map(|item| DefId { file: def.file, item }).zip(args.iter().cloned()).collect();
        target.substitute(&subst)
    }

    /// `<T as a::Trait>::…`: what the trait's segments name, then its associated type; or the trait, if what follows is a
    /// value.
    fn qualified(&mut self, path: &Path, self_ty: Ty) -> Start {
        let facts = self.file.facts.clone();
        let segments = &facts[path.segments];
        let starts = &facts.segment_starts[path.segments.range()];
        let count = path.trait_segments as usize;
        let names: SmallVec<[Name; 4]> = segments[..count.min(segments.len())]
            .iter()
            .map(|segment| self.file.name(segment.name))
            .collect();
        if path.anchor == Anchor::Plain
            && let Some(&first) = names.first()
            && self.made.iter().any(|item| item.name == first && item.may_be(count == 1, Role::Type))
        {
            return Start::Unresolved;
        }
        let view = crate::resolve::PathView { anchor: path.anchor, segments: names };
        let resolution = self.program.resolver().path(self.module, &view, self.program.edition(self.module));
        for (index, defs) in resolution.segments.iter().enumerate() {
            let targets: SmallVec<[Target; 1]> = defs
                .iter()
                .filter(|_| index + 1 < count || resolution.followed == count)
                .map(|&def| self.program.target(def))
                .collect();
            if !targets.is_empty() {
                self.note_all(starts[index], targets, Role::Type);
            }
        }
        let trait_ = resolution.defs.types.iter().find_map(|def| match def {
            ScopeDef::Item(def) if matches!(self.program.kind(*def), ItemKind::Trait { .. }) => Some(*def),
            _ => None,
        });
        let Some(trait_) = trait_.filter(|_| resolution.followed == count) else {
            return if resolution.defs.types.contains(&ScopeDef::Opaque) {
                Start::Outside
            } else {
                Start::Unresolved
            };
        };
        let args = self.segment_args(path, count - 1);
        let trait_ref = self.trait_with_args(trait_, args, Some(&self_ty));
        let Some(last) = segments.get(count) else { return Start::Trait(trait_, count) };
        let name = self.file.name(last.name);
        match self.program.assoc_type(trait_, name) {
            Some(assoc) => {
                self.note(starts[count], Target::Item(assoc), Role::Type);
                let proj = Projection { self_ty, trait_: trait_ref.trait_, args: trait_ref.args, name };
                Start::Ty(Ty::Proj(Arc::new(proj)), count + 1)
            }
            // A value: the caller has the qualified self type from `qself`.
            None => Start::Trait(trait_, count),
        }
    }

    /// `Self`, by the impl, trait or type around.
    pub(super) fn self_ty(&mut self) -> Option<Ty> {
        let mut next = self.item;
        while let Some(item) = next {
            let def = DefId { file: self.file_id, item };
            match self.home()[item].kind {
                ItemKind::Impl { .. } => return Some(self.program.impl_self_ty(def, self.depth + 1)),
                ItemKind::Trait { .. } => {
                    return Some(Ty::Param(self.program.maps.whole(def)));
                }
                ItemKind::Struct { .. } | ItemKind::Union { .. } | ItemKind::Enum { .. } => {
                    return Some(self.program.adt_ty(def));
                }
                _ => next = self.home()[item].parent,
            }
        }
        None
    }

    /// The type or const parameter of that name which is in scope.
    pub(super) fn generic_param(&self, name: Name) -> Option<DefId> {
        let home = &self.program.table[self.file_id];
        let facts = &home.facts;
        let mut next = self.item;
        while let Some(item) = next {
            for param in facts.generic_params(item) {
                if facts[param].name.is_some_and(|id| home.name(id) == name) {
                    return Some(DefId { file: self.file_id, item: param });
                }
            }
            // An item in a body doesn't see the generics around it.
            if facts.is_local(item) {
                return None;
            }
            next = facts[item].parent;
        }
        None
    }

    /// `base::name` as a type: the projection, and the trait's associated type item.
    pub(super) fn assoc_ty(&mut self, base: &Ty, name: Name) -> Option<(Ty, Option<DefId>)> {
        if self.depth > MAX_DEPTH {
            return None;
        }
        let candidates: Vec<TraitRef> = match base {
            Ty::Param(param) => self.param_bounds(*param),
            Ty::Opaque(_, bounds) | Ty::Dyn(bounds) => bounds.to_vec(),
            Ty::Proj(proj) => {
                let mut bounds = self.program.assoc_bounds(proj);
                bounds.extend(self.where_bounds(base));
                bounds
            }
            Ty::Unknown | Ty::Var(_) => return None,
            _ => {
                // In a trait impl, `Self::Name` is the impl's own.
                let mut of_impl = Vec::new();
                let mut next = self.item;
                while let Some(item) = next {
                    if let ItemKind::Impl { trait_path: Some(_), .. } = self.home()[item].kind {
                        let def = DefId { file: self.file_id, item };
                        of_impl.extend(self.program.impl_trait_ref(def, self.depth + 1));
                    }
                    next = self.home()[item].parent;
                }
                of_impl
            }
        };
        let mut queue = candidates;
        let mut seen: Vec<DefId> = Vec::new();
        while let Some(bound) = queue.pop() {
            let proj =
                || Projection { self_ty: base.clone(), trait_: bound.trait_, args: bound.args.clone(), name };
            if let Some((_, ty)) = bound.bindings.iter().find(|(binding, _)| *binding == name) {
                let def = self.program.assoc_type(bound.trait_, name);
                return Some((self.program.with_declared_bounds(ty, &proj()), def));
            }
            if let Some(def) = self.program.assoc_type(bound.trait_, name) {
                let proj = proj();
                return Some((Ty::Proj(Arc::new(proj)), Some(def)));
            }
            if !seen.contains(&bound.trait_) {
                seen.push(bound.trait_);
                queue.extend(self.program.supertraits_of(&bound, base, self.depth + 1));
            }
        }
        None
    }

    /// What the generics in scope say of a parameter, as written on it.
    fn param_bounds(&mut self, param: DefId) -> Vec<TraitRef> {
        let mut bounds = Vec::new();
        if let ItemKind::Trait { .. } = self.program.kind(param) {
            let args = self.program.identity_args(param);
            bounds.push(TraitRef { trait_: param, args, bindings: Arc::from([]) });
        }
        let Some(mut at_home) = self.at_home() else { return bounds };
        if param.file == self.file_id
            && let ItemKind::TypeParam { bounds: written, .. } = self.home()[param.item].kind
        {
            bounds.extend(at_home.bounds_on(written, Some(&Ty::Param(param))));
        }
        bounds.extend(at_home.where_bounds(&Ty::Param(param)));
        bounds
    }

    /// The same place in the file of the item, one level deeper, noting nothing.
    fn at_home(&self) -> Option<Lowering<'a, 'a>> {
        if self.depth > MAX_DEPTH {
            return None;
        }
        Some(Lowering {
            program: self.program,
            file: &self.program.table[self.file_id],
            file_id: self.file_id,
            module: self.module,
            item: self.item,
            depth: self.depth + 1,
            macros_left: self.macros_left,
            made: &[],
            fresh: None,
            mentions: None,
        })
    }

    /// What where clauses in scope say of `ty`.
    fn where_bounds(&mut self, ty: &Ty) -> Vec<TraitRef> {
        let mut bounds = Vec::new();
        let Some(mut at_home) = self.at_home() else { return bounds };
        let facts = self.home();
        let mut next = self.item;
        while let Some(item) = next {
            for predicate in &facts[predicates(&facts[item].kind)] {
                // Read the left side only as far as needed to see that it is another.
                if at_home.may_be(predicate.ty, ty) && at_home.ty(predicate.ty) == *ty {
                    bounds.extend(at_home.bounds_on(predicate.bounds, Some(ty)));
                }
            }
            if facts.is_local(item) {
                break;
            }
            next = facts[item].parent;
        }
        bounds
    }

    fn may_be(&self, written: TypeRefId, ty: &Ty) -> bool {
        let TypeRef::Path(path) = self.file.facts[written] else { return false };
        let segments = &self.file.facts[self.file.facts[path].segments];
        match ty {
            Ty::Param(param) => match segments {
                [segment] => {
                    let name = self.file.name(segment.name);
                    name == Name::SELF_TYPE || self.program.table.def_name(*param) == Some(name)
                }
                _ => false,
            },
            Ty::Proj(proj) => {
                segments.last().is_some_and(|segment| self.file.name(segment.name) == proj.name)
            }
            _ => false,
        }
    }
}

/// Whether a path leads into a module of a crate that is not the workspace's, and from there to nothing that we know.
pub(super) fn leads_abroad(program: &Program, resolution: &crate::resolve::PathResolution) -> bool {
    let last = resolution.segments.last().and_then(|defs| defs.first());
    resolution.defs.is_none()
        && matches!(last, Some(ScopeDef::Module(module)) if program.graph[module.krate].origin != Origin::Workspace)
}

/// Where a token of `file` was written: for an expansion in the file that holds the call, if it was written there.
pub(super) fn written_at(file: &File, start: u32) -> Option<u32> {
    match &file.expansion {
        Some(map) => map.real(start),
        None => Some(start),
    }
}

/// The where-predicates of an item.
pub(super) fn predicates(kind: &ItemKind) -> List<Predicate> {
    match kind {
        ItemKind::Fn { predicates, .. }
        | ItemKind::Struct { predicates, .. }
        | ItemKind::Union { predicates }
        | ItemKind::Enum { predicates }
        | ItemKind::Trait { predicates, .. }
        | ItemKind::Impl { predicates, .. }
        | ItemKind::TypeAlias { predicates, .. } => *predicates,
        _ => List::empty(),
    }
}
