//! Paths, types and bounds.

use super::tree::{Field, N, is_part};
use super::{Lower, flush};
use crate::facts::model::*;
use crate::syntax::kinds::Kind;

/// The parts of a path as far as they have been read.
struct PathParts {
    anchor: Anchor,
    qself: Option<TypeRefId>,
    trait_segments: u8,
    /// Where its segments begin on the segment stack.
    mark: usize,
}

impl<'t> Lower<'t> {
    // ---- paths ----

    /// The path that `n` spells, be it an expression's, a type's, a pattern's, an attribute's or a macro's.
    pub(in crate::facts) fn path(&mut self, n: N) -> PathId {
        let mut parts = PathParts {
            anchor: Anchor::Plain,
            qself: None,
            trait_segments: 0,
            mark: self.segment_stack.len(),
        };
        self.path_parts(n, &mut parts);
        self.add_path(parts.anchor, parts.qself, parts.trait_segments, parts.mark)
    }

    /// A path of one plain name.
    pub(in crate::facts) fn name_path(&mut self, name: NameId, start: u32) -> PathId {
        let mark = self.segment_stack.len();
        self.segment_stack.push((Segment { name, args: None }, start));
        self.add_path(Anchor::Plain, None, 0, mark)
    }

    /// A path of the segments on the stack from `mark` on.
    pub(in crate::facts) fn add_path(
        &mut self,
        anchor: Anchor,
        qself: Option<TypeRefId>,
        trait_segments: u8,
        mark: usize,
    ) -> PathId {
        let start = self.out.segments.len() as u32;
        for &(segment, at) in &self.segment_stack[mark..] {
            self.out.segments.push(segment);
            self.out.segment_starts.push(at);
        }
        self.segment_stack.truncate(mark);
        let segments = List::new(start, self.out.segments.len() as u32 - start);
        let id = PathId(self.out.paths.len() as u32);
        self.out.paths.push(Path { anchor, qself, trait_segments, segments });
        id
    }

    fn path_parts(&mut self, n: N, parts: &mut PathParts) {
        // Paths lean to the left: go down to the head first, then take the names on the way up.
        let mark = self.spine.len();
        let mut at = n;
        loop {
            match self.kind(at) {
                Kind::ScopedIdentifier | Kind::ScopedTypeIdentifier => {
                    self.spine.push(at);
                    match self.tree.child(at, Field::Path) {
                        Some(path) => at = path,
                        None => {
                            parts.anchor = Anchor::Absolute;
                            break;
                        }
                    }
                }
                Kind::GenericType | Kind::GenericTypeWithTurbofish => {
                    self.spine.push(at);
                    match self.tree.child(at, Field::Type) {
                        Some(inner) => at = inner,
                        None => break,
                    }
                }
                Kind::GenericFunction => {
                    self.spine.push(at);
                    match self.tree.child(at, Field::Function) {
                        Some(inner) => at = inner,
                        None => break,
                    }
                }
                Kind::GenericPattern => {
                    self.spine.push(at);
                    match self.tree.first_part(at) {
                        Some(inner) => at = inner,
                        None => break,
                    }
                }
                Kind::FunctionType => {
                    self.spine.push(at);
                    match self.tree.child(at, Field::Trait) {
                        Some(inner) => at = inner,
                        None => break,
                    }
                }
                Kind::HigherRankedTraitBound => match self.tree.child(at, Field::Type) {
                    Some(inner) => at = inner,
                    None => break,
                },
                Kind::BracketedType => {
                    self.qualified(at, parts);
                    break;
                }
                _ => {
                    self.path_name(at, parts);
                    break;
                }
            }
        }
        while self.spine.len() > mark {
            let Some(at) = self.spine.pop() else { break };
            match self.kind(at) {
                Kind::ScopedIdentifier | Kind::ScopedTypeIdentifier => {
                    if let Some(name) = self.tree.child(at, Field::Name) {
                        self.path_name(name, parts);
                    }
                }
                Kind::FunctionType => {
                    let args = self.parenthesized_args(at);
                    self.set_args(args, parts);
                }
                _ => {
                    if let Some(list) = self.tree.child(at, Field::TypeArguments) {
                        let args = self.generic_args(list);
                        self.set_args(args, parts);
                    }
                }
            }
        }
    }

    fn set_args(&mut self, args: GenericArgsId, parts: &PathParts) {
        if let Some((segment, _)) = self.segment_stack[parts.mark..].last_mut() {
            segment.args = Some(args);
        }
    }

    /// `<T>` or `<T as Trait>` at the start of a path.
    fn qualified(&mut self, n: N, parts: &mut PathParts) {
        let inner = self.tree.first_part(n);
        match inner {
            Some(inner) if self.kind(inner) == Kind::QualifiedType => {
                let ty = self.tree.child(inner, Field::Type);
                parts.qself = Some(self.ty_or_error(ty));
                if let Some(alias) = self.tree.child(inner, Field::Alias)
                    && self.enter(self.range(alias))
                {
                    self.path_parts(alias, parts);
                    self.leave();
                }
                let count = self.segment_stack.len() - parts.mark;
                parts.trait_segments = u8::try_from(count).unwrap_or(u8::MAX);
            }
            inner => parts.qself = Some(self.ty_or_error(inner)),
        }
    }

    /// One name of a path; the special ones make the anchor if they stand first.
    fn path_name(&mut self, n: N, parts: &mut PathParts) {
        let node = self.node(n);
        let first = self.segment_stack.len() == parts.mark;
        let text = self.text_of(n);
        if first {
            let anchor = match (node.kind, parts.anchor) {
                (Kind::SelfKw, Anchor::Plain) => Some(Anchor::SelfMod),
                (Kind::Crate, Anchor::Plain) => Some(Anchor::Crate),
                (Kind::Super, Anchor::Super(count)) => Some(Anchor::Super(count.saturating_add(1))),
                (Kind::Super, Anchor::Plain | Anchor::SelfMod) => Some(Anchor::Super(1)),
                (Kind::Metavariable, Anchor::Plain) if text == "$crate" => Some(Anchor::DollarCrate),
                _ => None,
            };
            if let Some(anchor) = anchor {
                parts.anchor = anchor;
                return;
            }
        }
        match node.kind {
            Kind::Identifier
            | Kind::TypeIdentifier
            | Kind::FieldIdentifier
            | Kind::PrimitiveType
            | Kind::Metavariable
            | Kind::SelfKw
            | Kind::Super
            | Kind::Crate
                if !text.is_empty() =>
            {
                let name = self.intern(text);
                self.segment_stack.push((Segment { name, args: None }, node.start));
            }
            _ => {}
        }
    }

    /// `<A, B, Item = C>`
    pub(in crate::facts) fn generic_args(&mut self, list: N) -> GenericArgsId {
        let types_mark = self.type_stack.len();
        let bindings_mark = self.binding_stack.len();
        // A name that a bound may follow, in which case it is an associated type's.
        let mut last: Option<N> = None;
        let mut children = self.tree.children(list);
        while let Some(child) = children.next(&self.tree) {
            match self.kind(child) {
                Kind::TypeBinding => {
                    last = None;
                    let Some(name_at) = self.tree.child(child, Field::Name) else { continue };
                    let name = self.name(name_at);
                    let start = self.node(name_at).start;
                    let ty = self.tree.child(child, Field::Type);
                    let ty = Some(self.ty_or_error(ty));
                    self.binding_stack.push(AssocBinding { name, start, ty, bounds: List::empty() });
                }
                Kind::TraitBounds => {
                    let Some(name_at) = last.take() else { continue };
                    self.type_stack.pop();
                    let name_at = match self.kind(name_at) {
                        Kind::GenericType => self.tree.child(name_at, Field::Type).unwrap_or(name_at),
                        _ => name_at,
                    };
                    let name = self.name(name_at);
                    let start = self.node(name_at).start;
                    let bounds = self.bounds(child);
                    self.binding_stack.push(AssocBinding { name, start, ty: None, bounds });
                }
                kind if is_part(kind) => {
                    last = matches!(kind, Kind::TypeIdentifier | Kind::GenericType).then_some(child);
                    let ty = match kind {
                        Kind::Block
                        | Kind::ConstBlock
                        | Kind::StringLiteral
                        | Kind::RawStringLiteral
                        | Kind::CharLiteral
                        | Kind::BooleanLiteral
                        | Kind::IntegerLiteral
                        | Kind::FloatLiteral
                        | Kind::NegativeLiteral => {
                            let body = self.body(BodyKind::AnonConst, child);
                            self.add_type(TypeRef::Const(body))
                        }
                        _ => self.ty(child),
                    };
                    self.type_stack.push(ty);
                }
                _ => {}
            }
        }
        let types = flush(&mut self.type_stack, types_mark, &mut self.out.type_lists);
        let bindings = flush(&mut self.binding_stack, bindings_mark, &mut self.out.assoc_bindings);
        self.add_args(GenericArgs { types, bindings, parenthesized: false })
    }

    /// `(A, B) -> C` behind the name of a trait: one tuple type, and `Output`.
    fn parenthesized_args(&mut self, n: N) -> GenericArgsId {
        let list = self.tree.child(n, Field::Parameters);
        let params = self.param_types(list);
        let tuple = self.add_type(TypeRef::Tuple(params));
        let ret = self.tree.child(n, Field::ReturnType).map(|ret| self.ty(ret));
        let types = List::new(self.out.type_lists.len() as u32, 1);
        self.out.type_lists.push(tuple);
        let mut bindings = List::empty();
        if let Some(ty) = ret {
            let name = self.intern("Output");
            bindings = List::new(self.out.assoc_bindings.len() as u32, 1);
            let bounds = List::empty();
            self.out.assoc_bindings.push(AssocBinding { name, start: u32::MAX, ty: Some(ty), bounds });
        }
        self.add_args(GenericArgs { types, bindings, parenthesized: true })
    }

    fn add_args(&mut self, args: GenericArgs) -> GenericArgsId {
        let id = GenericArgsId(self.out.generic_args.len() as u32);
        self.out.generic_args.push(args);
        id
    }

    /// The types in the parameter list of a fn type.
    fn param_types(&mut self, list: Option<N>) -> List<TypeRefId> {
        let mark = self.type_stack.len();
        if let Some(list) = list {
            let mut children = self.tree.children(list);
            while let Some(child) = children.next(&self.tree) {
                let ty = match self.kind(child) {
                    Kind::Parameter => {
                        let ty = self.tree.child(child, Field::Type);
                        self.ty_or_error(ty)
                    }
                    Kind::VariadicParameter => continue,
                    Kind::TokUnderscore => self.add_type(TypeRef::Infer),
                    kind if is_part(kind) => self.ty(child),
                    _ => continue,
                };
                self.type_stack.push(ty);
            }
        }
        flush(&mut self.type_stack, mark, &mut self.out.type_lists)
    }

    // ---- types ----

    pub(in crate::facts) fn add_type(&mut self, ty: TypeRef) -> TypeRefId {
        let id = TypeRefId(self.out.types.len() as u32);
        self.out.types.push(ty);
        id
    }

    /// The type at `n`, if there is one.
    pub(in crate::facts) fn ty_or_error(&mut self, n: Option<N>) -> TypeRefId {
        match n {
            Some(n) => self.ty(n),
            None => self.add_type(TypeRef::Error),
        }
    }

    /// The type at `n`.
    pub(in crate::facts) fn ty(&mut self, n: N) -> TypeRefId {
        if !self.enter(self.range(n)) {
            return self.add_type(TypeRef::Error);
        }
        let ty = self.ty_below(n);
        self.leave();
        self.add_type(ty)
    }

    fn ty_below(&mut self, n: N) -> TypeRef {
        match self.kind(n) {
            Kind::TypeIdentifier | Kind::Identifier if self.text_of(n) == "_" => TypeRef::Infer,
            Kind::TypeIdentifier
            | Kind::Identifier
            | Kind::PrimitiveType
            | Kind::ScopedTypeIdentifier
            | Kind::ScopedIdentifier
            | Kind::GenericType
            | Kind::GenericTypeWithTurbofish
            | Kind::Metavariable
            | Kind::SelfKw
            | Kind::Crate
            | Kind::Super => TypeRef::Path(self.path(n)),
            Kind::ReferenceType => {
                let mutable = self.tree.child_of_kind(n, Kind::MutableSpecifier).is_some();
                let inner = self.tree.child(n, Field::Type);
                TypeRef::Ref { inner: self.ty_or_error(inner), mutable }
            }
            Kind::PointerType => {
                let mutable = self.tree.child_of_kind(n, Kind::MutableSpecifier).is_some();
                let inner = self.tree.child(n, Field::Type);
                TypeRef::Ptr { inner: self.ty_or_error(inner), mutable }
            }
            Kind::ArrayType => {
                let element = self.tree.child(n, Field::Element);
                let element = self.ty_or_error(element);
                match self.tree.child(n, Field::Length) {
                    Some(length) => TypeRef::Array(element, Some(self.body(BodyKind::AnonConst, length))),
                    // `[T;` with nothing behind is an array all the same.
                    None => TypeRef::Slice(element),
                }
            }
            Kind::UnitType => TypeRef::Tuple(List::empty()),
            Kind::TupleType => self.tuple_type(n),
            Kind::FunctionType => {
                if self.tree.child(n, Field::Trait).is_some() {
                    return TypeRef::Path(self.path(n));
                }
                let list = self.tree.child(n, Field::Parameters);
                let params = self.param_types(list);
                let ret = self.tree.child(n, Field::ReturnType).map(|ret| self.ty(ret));
                TypeRef::FnPtr { params, ret }
            }
            Kind::HigherRankedTraitBound => match self.tree.child(n, Field::Type) {
                Some(inner) => self.ty_below(inner),
                None => TypeRef::Error,
            },
            Kind::AbstractType => TypeRef::ImplTrait(self.bounds(n)),
            Kind::DynamicType => TypeRef::DynTrait(self.bounds(n)),
            Kind::BoundedType => {
                // `dyn A + B` is `(dyn A) + B` to the grammar.
                let mut head = n;
                while self.kind(head) == Kind::BoundedType
                    && let Some(first) = self.tree.first_part(head)
                {
                    head = first;
                }
                let is_impl = self.kind(head) == Kind::AbstractType;
                let bounds = self.bounds(n);
                if is_impl { TypeRef::ImplTrait(bounds) } else { TypeRef::DynTrait(bounds) }
            }
            Kind::RemovedTraitBound => TypeRef::DynTrait(self.bounds(n)),
            Kind::NeverType => TypeRef::Never,
            Kind::TokUnderscore => TypeRef::Infer,
            Kind::MacroInvocation => match self.macro_call(n, MacroPosition::Type) {
                Some(call) => TypeRef::Macro(call),
                None => TypeRef::Error,
            },
            _ => TypeRef::Error,
        }
    }

    fn tuple_type(&mut self, n: N) -> TypeRef {
        let mark = self.type_stack.len();
        let mut comma = false;
        let mut only = None;
        let mut children = self.tree.children(n);
        while let Some(child) = children.next(&self.tree) {
            match self.kind(child) {
                Kind::TokComma => comma = true,
                kind if is_part(kind) => {
                    if !comma {
                        only = Some(child);
                    }
                    let ty = self.ty(child);
                    self.type_stack.push(ty);
                }
                _ => {}
            }
        }
        if !comma && only.is_some() && self.type_stack.len() == mark + 1 {
            // Parentheses: the type was pushed last, and is the one to be.
            self.type_stack.pop();
            if let Some(ty) = self.out.types.pop() {
                return ty;
            }
        }
        TypeRef::Tuple(flush(&mut self.type_stack, mark, &mut self.out.type_lists))
    }

    // ---- bounds ----

    /// All the bounds at or below `n`: of `: A + B`, of `impl A + B`, of one bound alone.
    pub(in crate::facts) fn bounds(&mut self, n: N) -> List<Bound> {
        let mark = self.bound_stack.len();
        self.push_bounds(n);
        flush(&mut self.bound_stack, mark, &mut self.out.bounds)
    }

    fn push_bounds(&mut self, n: N) {
        // Sums of bounds lean to the left; the work list holds what is still to come, last first.
        let mark = self.spine.len();
        self.spine.push(n);
        while self.spine.len() > mark {
            let Some(at) = self.spine.pop() else { break };
            match self.kind(at) {
                Kind::TraitBounds
                | Kind::BoundedType
                | Kind::AbstractType
                | Kind::DynamicType
                | Kind::TupleType
                | Kind::Error => {
                    let first = self.spine.len();
                    let mut children = self.tree.children(at);
                    while let Some(child) = children.next(&self.tree) {
                        let kind = self.kind(child);
                        if is_part(kind) && kind != Kind::TypeParameters {
                            self.spine.push(child);
                        }
                    }
                    self.spine[first..].reverse();
                }
                Kind::RemovedTraitBound => {
                    if let Some(inner) = self.tree.first_part(at) {
                        self.push_bound(inner, true);
                    }
                }
                Kind::HigherRankedTraitBound
                | Kind::TypeIdentifier
                | Kind::Identifier
                | Kind::PrimitiveType
                | Kind::ScopedTypeIdentifier
                | Kind::GenericType
                | Kind::FunctionType
                | Kind::Metavariable => self.push_bound(at, false),
                _ => {}
            }
        }
    }

    fn push_bound(&mut self, n: N, maybe: bool) {
        if self.enter(self.range(n)) {
            let path = self.path(n);
            self.leave();
            self.bound_stack.push(Bound { path, maybe });
        }
    }

    /// The predicates of a where clause.
    pub(in crate::facts) fn predicates(&mut self, clauses: &[Option<N>]) -> List<Predicate> {
        let mark = self.predicate_stack.len();
        for &clause in clauses.iter().flatten() {
            let mut children = self.tree.children(clause);
            while let Some(child) = children.next(&self.tree) {
                if self.kind(child) != Kind::WherePredicate {
                    continue;
                }
                // A lifetime's predicate has lost its left side.
                let Some(left) = self.tree.child(child, Field::Left) else { continue };
                let ty = self.ty(left);
                let bounds = match self.tree.child(child, Field::Bounds) {
                    Some(bounds) => self.bounds(bounds),
                    None => List::empty(),
                };
                self.predicate_stack.push(Predicate { ty, bounds });
            }
        }
        flush(&mut self.predicate_stack, mark, &mut self.out.predicates)
    }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use crate::facts::lower::lower;
    use crate::facts::lower::tests::check_sound;
    use crate::facts::model::*;
    use crate::facts::pretty::{pretty_expr, pretty_type};
    use crate::workspace::graph::Edition;

    /// Prints the type of each alias.
    fn check(types: &[&str], expect: Expect) {
        let text: String = types.iter().map(|ty| format!("type A = {ty};\n")).collect();
        let facts = lower(&text, Edition::E2021);
        check_sound(&text, &facts);
        let mut printed = String::new();
        for (item, ty) in facts.items.iter().zip(types) {
            if let ItemKind::TypeAlias { ty: Some(lowered), .. } = item.kind {
                printed.push_str(&format!("{ty:32} {}\n", pretty_type(&facts, lowered)));
            }
        }
        expect.assert_eq(&printed);
    }

    /// Prints each expression.
    fn check_exprs(exprs: &[&str], expect: Expect) {
        let text: String = exprs.iter().map(|expr| format!("const A: u8 = {expr};\n")).collect();
        let facts = lower(&text, Edition::E2021);
        check_sound(&text, &facts);
        let bodies = facts.bodies.iter().filter(|body| body.kind == BodyKind::Initializer);
        let printed = bodies.map(|body| format!("{}\n", pretty_expr(&facts, body.root)));
        expect.assert_eq(&printed.collect::<String>());
    }

    #[test]
    fn types() {
        check(
            &[
                "u8",
                "a::B",
                "::a::B",
                "crate::A",
                "self::A",
                "super::super::A",
                "Self",
                "Self::A",
                "str",
                "&u8",
                "&'a mut T",
                "*const u8",
                "*mut T",
                "[u8]",
                "[u8; 3]",
                "[u8; { N + 1 }]",
                "()",
                "(u8,)",
                "(u8)",
                "(u8, T)",
                "fn()",
                "fn(u8, x: T) -> U",
                "unsafe extern \"C\" fn(u8, ...)",
                "for<'a> fn(&'a u8)",
                "!",
                "_",
                "m!(u8)",
                "Vec<_>",
            ],
            expect![[r#"
                u8                               u8
                a::B                             a::B
                ::a::B                           ::a::B
                crate::A                         crate::A
                self::A                          self::A
                super::super::A                  super::super::A
                Self                             Self
                Self::A                          Self::A
                str                              str
                &u8                              &u8
                &'a mut T                        &mut T
                *const u8                        *const u8
                *mut T                           *mut T
                [u8]                             [u8]
                [u8; 3]                          [u8; 'int]
                [u8; { N + 1 }]                  [u8; {(Add N 'int)}]
                ()                               ()
                (u8,)                            (u8,)
                (u8)                             u8
                (u8, T)                          (u8, T)
                fn()                             fn()
                fn(u8, x: T) -> U                fn(u8, T) -> U
                unsafe extern "C" fn(u8, ...)    fn(u8)
                for<'a> fn(&'a u8)               fn(&u8)
                !                                !
                _                                _
                m!(u8)                           (m! type u8)
                Vec<_>                           Vec<_>
            "#]],
        );
    }

    #[test]
    fn generic_arguments() {
        check(
            &[
                "V<u8, T>",
                "A<'a, T>",
                "a::B<T>::C<U>",
                "I<Item = u8>",
                "I<Item: Copy + B>",
                "A<3>",
                "A<{ N }>",
                "A<-1>",
                "A<true, 'c', N>",
                "A<u8,>",
                "<T as a::Q<u8>>::X",
                "<T>::X",
                "<T as Q>::X<u8>",
                "<<T as A>::B as C>::D",
                "I<Item<'a> = u8>",
            ],
            expect![[r#"
                V<u8, T>                         V<u8, T>
                A<'a, T>                         A<T>
                a::B<T>::C<U>                    a::B<T>::C<U>
                I<Item = u8>                     I<Item = u8>
                I<Item: Copy + B>                I<Item: Copy + B>
                A<3>                             A<const 'int>
                A<{ N }>                         A<const {N}>
                A<-1>                            A<const 'int>
                A<true, 'c', N>                  A<const 'bool, const 'char, N>
                A<u8,>                           A<u8>
                <T as a::Q<u8>>::X               <T as a::Q<u8>>::X
                <T>::X                           <T>::X
                <T as Q>::X<u8>                  <T as Q>::X<u8>
                <<T as A>::B as C>::D            <<T as A>::B as C>::D
                I<Item<'a> = u8>                 I<Item = u8>
            "#]],
        );
    }

    #[test]
    fn bounds() {
        check(
            &[
                "dyn A",
                "&(dyn A + 'b)",
                "Box<dyn A + Send + 'static>",
                "impl A + B<u8> + '_",
                "impl ?Sized + A",
                "impl for<'a> A<'a>",
                "dyn for<'a> Fn(&'a u8) -> T",
                "impl Fn(u8, T) -> U + Send",
                "Box<dyn FnOnce()>",
                "impl a::Fn(u8)",
                "dyn (A)",
                "A + B",
                "impl A + use<'a, T>",
                "impl IntoIterator<Item = impl B>",
            ],
            expect![[r#"
                dyn A                            dyn A
                &(dyn A + 'b)                    &dyn A
                Box<dyn A + Send + 'static>      Box<dyn A + Send>
                impl A + B<u8> + '_              impl A + B<u8>
                impl ?Sized + A                  impl ?Sized + A
                impl for<'a> A<'a>               impl A<>
                dyn for<'a> Fn(&'a u8) -> T      dyn Fn<paren (&u8,), Output = T>
                impl Fn(u8, T) -> U + Send       impl Fn<paren (u8, T), Output = U> + Send
                Box<dyn FnOnce()>                Box<dyn FnOnce<paren ()>>
                impl a::Fn(u8)                   impl a::Fn<paren (u8,)>
                dyn (A)                          dyn A
                A + B                            dyn A + B
                impl A + use<'a, T>              impl A
                impl IntoIterator<Item = impl B> impl IntoIterator<Item = impl B>
            "#]],
        );
    }

    #[test]
    fn paths_in_expressions() {
        check_exprs(
            &[
                "a",
                "a::b",
                "::a::b",
                "self",
                "self::a",
                "Self",
                "Self::a",
                "super::a",
                "crate::a::b",
                "a::<u8>",
                "a::b::<T, 3>::c",
                "Vec::<u8>::new",
                "<T as a::Q>::f",
                "<T>::f::<u8>",
                "<[u8]>::len",
                "<dyn A>::f",
                "u8::MAX",
                "r#type::r#fn",
                "$crate::x",
            ],
            expect![[r#"
                a
                a::b
                ::a::b
                self
                self::a
                Self
                Self::a
                super::a
                crate::a::b
                a<u8>
                a::b<T, const 'int>::c
                Vec<u8>::new
                <T as a::Q>::f
                <T>::f<u8>
                <[u8]>::len
                <dyn A>::f
                u8::MAX
                type::fn
                $crate::x
            "#]],
        );
    }
}
