//! Declarations.

use super::attrs::Outer;
use super::torn::Level;
use super::tree::{Field, N, is_part};
use super::{Lower, flush};
use crate::facts::model::*;
use crate::source::TextRange;
use crate::syntax::kinds::Kind;

/// The parts that declarations are made of, gathered in one pass over the children.
#[derive(Default)]
struct Parts {
    visibility: Option<N>,
    modifiers: Option<N>,
    name: Option<N>,
    alias: Option<N>,
    type_parameters: Option<N>,
    parameters: Option<N>,
    ret: Option<N>,
    ty: Option<N>,
    trait_: Option<N>,
    bounds: Option<N>,
    value: Option<N>,
    body: Option<N>,
    argument: Option<N>,
    wheres: [Option<N>; 2],
    keyword: Option<N>,
    is_unsafe: bool,
    mutable: bool,
    bang: bool,
}

/// A run of siblings that is being read as items.
#[derive(Default)]
pub(in crate::facts) struct Siblings {
    outer: Outer,
    start: Option<u32>,
}

impl Siblings {
    /// The attributes and docs.
    pub(in crate::facts) fn nodes(&self) -> &[N] {
        &self.outer.nodes
    }

    /// Forgets attributes and docs that no item followed.
    pub(in crate::facts) fn clear(&mut self) {
        self.outer.nodes.clear();
        self.start = None;
    }
}

/// Whether such a node declares an item, whatever stands around it. (Macro calls may or may not.)
pub(in crate::facts) fn is_item(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::ModItem
            | Kind::ForeignModItem
            | Kind::StructItem
            | Kind::UnionItem
            | Kind::EnumItem
            | Kind::TypeItem
            | Kind::AssociatedType
            | Kind::FunctionItem
            | Kind::FunctionSignatureItem
            | Kind::ImplItem
            | Kind::TraitItem
            | Kind::ConstItem
            | Kind::StaticItem
            | Kind::UseDeclaration
            | Kind::ExternCrateDeclaration
            | Kind::MacroDefinition
    )
}

impl<'t> Lower<'t> {
    /// The whole file.
    pub(in crate::facts) fn file(&mut self) {
        if self.tree.nodes.is_empty() {
            return;
        }
        for at in 0..self.tree.nodes.len() as N {
            if self.kind(at) == Kind::MacroDefinition
                && let Some(name) = self.tree.child(at, Field::Name)
            {
                let name = self.text_of(name);
                self.own_macros.insert(name);
            }
        }
        let inner = self.inner_attributes(0);
        let inner = self.attributes(&inner);
        self.out.file_attrs = inner.attrs;
        self.out.file_flags = inner.flags;
        self.out.file_docs = inner.docs.map(|docs| self.add_text(docs));
        self.inherited = inner.flags.inherited();
        let mark = self.item_stack.len();
        self.items_below(0);
        self.out.roots = self.item_stack.split_off(mark);
        self.inherited = ItemFlags::default();
    }

    /// Inner attributes and inner docs among the children of `n`.
    fn inner_attributes(&self, n: N) -> Vec<N> {
        let mut found = Vec::new();
        let mut children = self.tree.children(n);
        while let Some(child) = children.next(&self.tree) {
            match self.kind(child) {
                Kind::InnerAttributeItem => found.push(child),
                Kind::LineComment | Kind::BlockComment if self.is_inner_doc(child) => found.push(child),
                _ => {}
            }
        }
        found
    }

    fn is_inner_doc(&self, comment: N) -> bool {
        self.byte(self.node(comment).start + 2) == b'!'
    }

    /// Lowers the items among the children of `n` and pushes them on the item stack.
    pub(in crate::facts) fn items_below(&mut self, n: N) {
        // Errors are looked into: what stands in them counts as standing beside them. The work list holds where to go on.
        let mut levels = vec![Level::new(&self.tree, n)];
        let mut siblings = Siblings::default();
        while let Some(level) = levels.last_mut() {
            let Some(child) = level.children.next(&self.tree) else {
                if let Some(level) = levels.pop() {
                    self.close_headless(level.open, level.end);
                }
                continue;
            };
            match self.kind(child) {
                Kind::Error => levels.push(Level::new(&self.tree, child)),
                Kind::EmptyStatement => self.close_macro_call(child),
                Kind::MacroInvocation => self.macro_item(child, child, &mut siblings),
                Kind::ExpressionStatement => match self.tree.first_part(child) {
                    Some(call) if self.kind(call) == Kind::MacroInvocation => {
                        self.macro_item(call, child, &mut siblings);
                    }
                    _ => siblings.clear(),
                },
                Kind::KwMod | Kind::KwImpl | Kind::KwTrait | Kind::KwFn if level.is_error => {
                    self.torn_item(child, level, &mut siblings);
                    siblings.clear();
                }
                _ => {
                    if let Some(item) = self.sibling(child, &mut siblings) {
                        self.item_stack.push(item);
                    }
                }
            }
        }
    }

    /// One of a run of siblings: an item is lowered, an attribute kept for the item behind it.
    pub(in crate::facts) fn sibling(&mut self, n: N, siblings: &mut Siblings) -> Option<ItemId> {
        match self.kind(n) {
            Kind::AttributeItem => self.keep_outer(n, siblings),
            Kind::LineComment | Kind::BlockComment if !self.is_inner_doc(n) => self.keep_outer(n, siblings),
            kind if is_item(kind) => {
                let item = self.item(n, siblings);
                siblings.clear();
                return item;
            }
            kind if is_part(kind) => siblings.clear(),
            _ => {}
        }
        None
    }

    fn keep_outer(&mut self, n: N, siblings: &mut Siblings) {
        siblings.start.get_or_insert(self.node(n).start);
        siblings.outer.nodes.push(n);
    }

    /// A macro call among items; `whole` is what it is with its semicolon.
    pub(super) fn macro_item(&mut self, call: N, whole: N, siblings: &mut Siblings) {
        let Some((path, tokens)) = self.call_parts(call) else {
            siblings.clear();
            return;
        };
        let id = self.start_item(whole, siblings);
        siblings.clear();
        let outer = self.go_into(id);
        let called = self.add_macro_call(path, tokens, MacroPosition::Item);
        self.come_out(id, outer);
        self.out.macro_calls[called.index()].around = self.impl_head().map(|head| self.add_text(head));
        let path = self.range(path);
        let brace = self.out.macro_calls[called.index()].delimiter == Delimiter::Brace;
        let ranges = &mut self.out.item_ranges[id.index()];
        ranges.name = path;
        if brace {
            ranges.head_end = self.tree.node(tokens).start;
        }
        self.out.items[id.index()].kind = ItemKind::MacroCall(called);
        self.item_stack.push(id);
    }

    /// The head of the impl or trait that is being lowered, if it is one.
    fn impl_head(&self) -> Option<String> {
        let owner = self.owner?;
        let ranges = self.out.item_ranges[owner.index()];
        let head = self.text.get(ranges.decl_start as usize..ranges.head_end as usize)?;
        let skipped =
            |word: &&str| !(matches!(*word, "unsafe" | "default" | "auto") || word.starts_with("pub"));
        let first = head.split_whitespace().find(skipped)?;
        let rest = first.strip_prefix("impl").or_else(|| first.strip_prefix("trait"))?;
        if rest.starts_with(|char: char| char == '_' || char.is_alphanumeric()) {
            return None;
        }
        let flags = self.out.items[owner.index()].flags;
        let off = if flags.contains(ItemFlags::CFG_OFF) { "#[cfg(any())] " } else { "" };
        let test = if flags.contains(ItemFlags::CFG_TEST) { "#[cfg(test)] " } else { "" };
        Some(format!("{off}{test}{head}"))
    }

    /// A semicolon behind a macro call is part of it.
    fn close_macro_call(&mut self, semicolon: N) {
        let end = self.node(semicolon).end;
        let Some(last) = self.item_stack.last() else { return };
        let is_call = matches!(self.out.items[last.index()].kind, ItemKind::MacroCall(_));
        let ranges = &mut self.out.item_ranges[last.index()];
        let between = self.text.get(ranges.full.end as usize..end as usize).unwrap_or("x");
        if is_call && between.trim() == ";" {
            if ranges.head_end == ranges.full.end {
                ranges.head_end = end;
            }
            ranges.full.end = end;
        }
    }

    // ---- one item ----

    /// Puts an item into the table, so far as it is the same for all kinds. Its kind and its end come later.
    pub(super) fn start_item(&mut self, n: N, siblings: &Siblings) -> ItemId {
        self.start_item_with(n, siblings, &[])
    }

    fn start_item_with(&mut self, n: N, siblings: &Siblings, inner: &[N]) -> ItemId {
        let range = self.range(n);
        let id = ItemId(self.out.items.len() as u32);
        let start = siblings.start.unwrap_or(range.start).min(range.start);
        let full = TextRange::new(start, range.end);
        let name = TextRange::new(range.start, range.start);
        let ranges = ItemRanges { full, name, decl_start: range.start, head_end: range.end };
        self.out.item_ranges.push(ranges);
        let mut flags = self.inherited;
        let mut attrs = List::empty();
        if !siblings.outer.nodes.is_empty() || !inner.is_empty() {
            let found = if inner.is_empty() {
                self.attributes(&siblings.outer.nodes)
            } else {
                let nodes: Vec<N> = siblings.outer.nodes.iter().chain(inner).copied().collect();
                self.attributes(&nodes)
            };
            attrs = found.attrs;
            flags.insert(found.flags);
            if let Some(docs) = found.docs {
                let docs = self.add_text(docs);
                self.out.docs.push((id, docs));
            }
        }
        self.out.items.push(Item {
            name: None,
            parent: self.owner,
            block: self.block,
            end: ItemId(id.0 + 1),
            visibility: Visibility::Inherited,
            flags,
            attrs,
            kind: ItemKind::ExternBlock,
        });
        id
    }

    pub(super) fn set_name(&mut self, item: ItemId, name: Option<N>) {
        let Some(n) = name else { return };
        let text = self.text_of(n);
        self.out.item_ranges[item.index()].name = self.range(n);
        if text != "_" && !text.is_empty() {
            self.out.items[item.index()].name = Some(self.intern(text));
        }
    }

    /// Makes `item` what is lowered next belongs to; answers what to give back to [`Lower::come_out`].
    pub(super) fn go_into(&mut self, item: ItemId) -> (Option<ItemId>, ItemFlags) {
        let outer = (self.owner, self.inherited);
        self.owner = Some(item);
        self.inherited = self.out.items[item.index()].flags.inherited();
        outer
    }

    pub(super) fn come_out(&mut self, item: ItemId, outer: (Option<ItemId>, ItemFlags)) {
        (self.owner, self.inherited) = outer;
        self.out.items[item.index()].end = ItemId(self.out.items.len() as u32);
    }

    fn item(&mut self, n: N, siblings: &Siblings) -> Option<ItemId> {
        if !self.enter(self.range(n)) {
            return None;
        }
        let parts = self.parts(n);
        let inner = match parts.body {
            Some(body) if self.kind(body) == Kind::DeclarationList => self.inner_attributes(body),
            _ => Vec::new(),
        };
        let id = self.start_item_with(n, siblings, &inner);
        self.set_name(id, parts.name);
        match parts.visibility {
            Some(visibility) => self.out.items[id.index()].visibility = self.visibility(visibility),
            None => self.masked_visibility(id),
        }
        self.item_flags(id, &parts);
        let outer = self.go_into(id);
        if let Some(list) = parts.type_parameters {
            self.type_parameters(list);
        }
        let kind = self.item_kind(n, id, &parts);
        self.come_out(id, outer);
        self.out.items[id.index()].kind = kind;
        self.leave();
        Some(id)
    }

    fn parts(&self, n: N) -> Parts {
        let mut parts = Parts::default();
        let mut children = self.tree.children(n);
        while let Some(child) = children.next(&self.tree) {
            let node = self.node(child);
            match node.field {
                Field::Name => parts.name = Some(child),
                Field::Alias => parts.alias = Some(child),
                Field::TypeParameters => parts.type_parameters = Some(child),
                Field::Parameters => parts.parameters = Some(child),
                Field::ReturnType => parts.ret = Some(child),
                Field::Type => parts.ty = Some(child),
                Field::Trait => parts.trait_ = Some(child),
                Field::Bounds => parts.bounds = Some(child),
                Field::Value => parts.value = Some(child),
                Field::Body => parts.body = Some(child),
                Field::Argument => parts.argument = Some(child),
                _ => match node.kind {
                    Kind::VisibilityModifier => parts.visibility = Some(child),
                    Kind::FunctionModifiers => parts.modifiers = Some(child),
                    Kind::ExternModifier => parts.keyword = Some(child),
                    Kind::WhereClause => {
                        let slot = usize::from(parts.wheres[0].is_some());
                        parts.wheres[slot] = Some(child);
                    }
                    Kind::KwUnsafe => parts.is_unsafe = true,
                    Kind::MutableSpecifier => parts.mutable = true,
                    Kind::TokBang => parts.bang = true,
                    Kind::KwUse | Kind::KwImpl | Kind::KwExtern | Kind::KwMod => parts.keyword = Some(child),
                    _ => {}
                },
            }
        }
        parts
    }

    fn item_flags(&mut self, id: ItemId, parts: &Parts) {
        let mut flags = ItemFlags::default();
        if parts.is_unsafe {
            flags.insert(ItemFlags::UNSAFE);
        }
        if let Some(modifiers) = parts.modifiers {
            let mut children = self.tree.children(modifiers);
            while let Some(child) = children.next(&self.tree) {
                match self.kind(child) {
                    Kind::KwAsync => flags.insert(ItemFlags::ASYNC),
                    Kind::KwConst => flags.insert(ItemFlags::CONST),
                    Kind::KwUnsafe => flags.insert(ItemFlags::UNSAFE),
                    Kind::ExternModifier => flags.insert(ItemFlags::EXTERN),
                    _ => {}
                }
            }
        }
        self.out.items[id.index()].flags.insert(flags);
    }

    fn visibility(&mut self, n: N) -> Visibility {
        let mut children = self.tree.children(n);
        let mut public = false;
        let mut path = None;
        let mut within = false;
        while let Some(child) = children.next(&self.tree) {
            match self.kind(child) {
                Kind::KwPub => public = true,
                Kind::KwIn => within = true,
                kind if is_part(kind) => path = Some(child),
                _ => {}
            }
        }
        let Some(path) = path else {
            return if public { Visibility::Public } else { Visibility::Inherited };
        };
        match self.kind(path) {
            _ if within => Visibility::In(self.path(path)),
            Kind::Crate => Visibility::Crate,
            Kind::SelfKw => Visibility::SelfMod,
            Kind::Super => Visibility::Super,
            _ => Visibility::In(self.path(path)),
        }
    }

    /// The grammar has no `pub type X;` among foreign items: its `pub` was written over.
    fn masked_visibility(&mut self, id: ItemId) {
        if self.masks.is_empty() || self.round > 0 {
            return;
        }
        let ranges = &mut self.out.item_ranges[id.index()];
        let before = self.masks.partition_point(|mask| mask.end <= ranges.decl_start);
        let Some(&mask) = before.checked_sub(1).and_then(|at| self.masks.get(at)) else { return };
        let between = TextRange::new(mask.end, ranges.decl_start).slice(self.text);
        if !between.trim().is_empty() {
            return;
        }
        let visibility = match mask.slice(self.text).split_whitespace().collect::<String>().as_str() {
            "pub" => Visibility::Public,
            "pub(crate)" => Visibility::Crate,
            "pub(super)" => Visibility::Super,
            "pub(self)" => Visibility::SelfMod,
            _ => return,
        };
        ranges.decl_start = mask.start;
        ranges.full.start = ranges.full.start.min(mask.start);
        self.out.items[id.index()].visibility = visibility;
    }

    /// Whether `n` is `macro m(…) { … }`, which is a module to the grammar once `macro` was written over.
    fn is_decl_macro(&self, parts: &Parts) -> bool {
        parts.keyword.is_some_and(|keyword| {
            let rest = self.text.get(self.node(keyword).start as usize..).unwrap_or("");
            rest.starts_with("macro")
        })
    }

    fn decl_macro(&mut self, n: N, id: ItemId, parts: &Parts) -> ItemKind {
        let end = self.node(n).end;
        let from = parts.name.map_or(end, |name| self.node(name).end);
        let tail = TextRange::new(from, end.max(from)).slice(self.text);
        let mut start = end - tail.trim_start().len() as u32;
        let mut rules = tail.trim();
        self.out.item_ranges[id.index()].head_end = start;
        if let Some(inner) = rules.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            start += 1;
            rules = inner;
        }
        let rules = self.add_text(rules);
        ItemKind::MacroDef { rules, start, decl_macro: true }
    }

    fn item_kind(&mut self, n: N, id: ItemId, parts: &Parts) -> ItemKind {
        match self.kind(n) {
            Kind::ModItem if self.is_decl_macro(parts) => self.decl_macro(n, id, parts),
            Kind::ModItem => {
                self.end_head(id, parts.body);
                self.children_of(parts.body);
                ItemKind::Module { inline: parts.body.is_some() }
            }
            Kind::ForeignModItem => {
                self.end_head(id, parts.body);
                self.keyword_name(id, parts.keyword);
                self.inherited.insert(ItemFlags::EXTERN);
                self.children_of(parts.body);
                ItemKind::ExternBlock
            }
            Kind::StructItem => {
                let predicates = self.predicates(&parts.wheres);
                let shape = self.fields(parts.body);
                if shape == Shape::Record {
                    self.end_head(id, parts.body);
                }
                ItemKind::Struct { predicates, shape }
            }
            Kind::UnionItem => {
                let predicates = self.predicates(&parts.wheres);
                self.end_head(id, parts.body);
                self.fields(parts.body);
                ItemKind::Union { predicates }
            }
            Kind::EnumItem => {
                let predicates = self.predicates(&parts.wheres);
                self.end_head(id, parts.body);
                if let Some(body) = parts.body {
                    self.variants(body);
                }
                ItemKind::Enum { predicates }
            }
            Kind::TypeItem | Kind::AssociatedType => {
                let predicates = self.predicates(&parts.wheres);
                let bounds = parts.bounds.map_or(List::empty(), |bounds| self.bounds(bounds));
                let ty = parts.ty.map(|ty| self.ty(ty));
                self.provided(id, ty.is_some());
                ItemKind::TypeAlias { predicates, bounds, ty }
            }
            Kind::FunctionItem | Kind::FunctionSignatureItem => self.function(id, parts),
            Kind::ImplItem => {
                let predicates = self.predicates(&parts.wheres);
                let trait_path = parts.trait_.map(|path| self.path(path));
                let self_ty = self.ty_or_error(parts.ty);
                self.end_head(id, parts.body);
                self.keyword_name(id, parts.keyword);
                self.children_of(parts.body);
                ItemKind::Impl { predicates, self_ty, trait_path, negative: parts.bang }
            }
            Kind::TraitItem => {
                let predicates = self.predicates(&parts.wheres);
                let supertraits = parts.bounds.map_or(List::empty(), |bounds| self.bounds(bounds));
                self.end_head(id, parts.body);
                // Its items ask whether they are a trait's.
                self.out.items[id.index()].kind = ItemKind::Trait { predicates, supertraits };
                self.children_of(parts.body);
                ItemKind::Trait { predicates, supertraits }
            }
            Kind::ConstItem => {
                let ty = parts.ty.map(|ty| self.ty(ty));
                self.value_head(id, parts);
                let body = parts.value.map(|value| self.body(BodyKind::Initializer, value));
                self.provided(id, body.is_some());
                ItemKind::Const { ty, body }
            }
            Kind::StaticItem => {
                let ty = parts.ty.map(|ty| self.ty(ty));
                self.value_head(id, parts);
                if parts.mutable {
                    self.out.items[id.index()].flags.insert(ItemFlags::MUT);
                }
                let body = parts.value.map(|value| self.body(BodyKind::Initializer, value));
                ItemKind::Static { ty, body }
            }
            Kind::UseDeclaration => {
                self.keyword_name(id, parts.keyword);
                ItemKind::Use { imports: self.use_tree(parts.argument) }
            }
            Kind::ExternCrateDeclaration => {
                let start = parts.name.map_or(self.node(n).start, |name| self.node(name).start);
                let krate = match parts.name {
                    Some(name) => self.name(name),
                    None => self.intern("self"),
                };
                if parts.alias.is_some() {
                    self.out.items[id.index()].name = None;
                    self.set_name(id, parts.alias);
                }
                ItemKind::ExternCrate { krate, start }
            }
            _ => self.macro_definition(n, id, parts),
        }
    }

    /// The head ends where the body begins.
    fn end_head(&mut self, id: ItemId, body: Option<N>) {
        if let Some(body) = body {
            self.out.item_ranges[id.index()].head_end = self.node(body).start;
        }
    }

    /// The head of a const or static ends with its type.
    fn value_head(&mut self, id: ItemId, parts: &Parts) {
        if let (Some(last), Some(_)) = (parts.ty.or(parts.name), parts.value) {
            self.out.item_ranges[id.index()].head_end = self.node(last).end;
        }
    }

    /// What has no name is found by its keyword.
    pub(super) fn keyword_name(&mut self, id: ItemId, keyword: Option<N>) {
        let Some(keyword) = keyword else { return };
        let mut range = self.range(keyword);
        if self.kind(keyword) == Kind::ExternModifier {
            range.end = range.start + "extern".len() as u32;
        }
        self.out.item_ranges[id.index()].name = range;
    }

    /// Marks a trait's item that has what it could do without.
    fn provided(&mut self, id: ItemId, has: bool) {
        let parent = self.out.items[id.index()].parent;
        let in_trait = parent
            .is_some_and(|parent| matches!(self.out.items[parent.index()].kind, ItemKind::Trait { .. }));
        if has && in_trait {
            self.out.items[id.index()].flags.insert(ItemFlags::PROVIDED);
        }
    }

    /// The items in a `{…}`, which are the children of the item that is being lowered.
    fn children_of(&mut self, body: Option<N>) {
        let Some(body) = body else { return };
        let mark = self.item_stack.len();
        self.items_below(body);
        self.item_stack.truncate(mark);
    }

    // ---- generics, fields, variants ----

    pub(super) fn type_parameters(&mut self, list: N) {
        let mut children = self.tree.children(list);
        let mut siblings = Siblings::default();
        while let Some(child) = children.next(&self.tree) {
            let kind = self.kind(child);
            match kind {
                Kind::AttributeItem | Kind::LineComment | Kind::BlockComment => {
                    self.keep_outer(child, &mut siblings)
                }
                Kind::TypeParameter | Kind::ConstParameter | Kind::Metavariable => {
                    let id = self.start_item(child, &siblings);
                    siblings.clear();
                    let parts = self.parts(child);
                    let name = if kind == Kind::Metavariable { Some(child) } else { parts.name };
                    self.set_name(id, name);
                    let outer = self.go_into(id);
                    let kind = if kind == Kind::ConstParameter {
                        ItemKind::ConstParam { ty: self.ty_or_error(parts.ty) }
                    } else {
                        let bounds = parts.bounds.map_or(List::empty(), |bounds| self.bounds(bounds));
                        let default = self.tree.child(child, Field::DefaultType);
                        let default = default.map(|ty| self.ty(ty));
                        ItemKind::TypeParam { bounds, default }
                    };
                    self.come_out(id, outer);
                    self.out.items[id.index()].kind = kind;
                }
                _ => {}
            }
        }
    }

    fn fields(&mut self, body: Option<N>) -> Shape {
        let Some(body) = body else { return Shape::Unit };
        match self.kind(body) {
            Kind::FieldDeclarationList => {
                self.record_fields(body);
                Shape::Record
            }
            Kind::OrderedFieldDeclarationList => {
                self.tuple_fields(body);
                Shape::Tuple
            }
            _ => Shape::Unit,
        }
    }

    fn record_fields(&mut self, body: N) {
        let mut levels = vec![self.tree.children(body)];
        let mut siblings = Siblings::default();
        while let Some(children) = levels.last_mut() {
            let Some(child) = children.next(&self.tree) else {
                levels.pop();
                continue;
            };
            match self.kind(child) {
                Kind::Error => levels.push(self.tree.children(child)),
                Kind::FieldDeclaration => {
                    let parts = self.parts(child);
                    let id = self.start_item(child, &siblings);
                    siblings.clear();
                    self.set_name(id, parts.name);
                    self.field(id, parts.visibility, parts.ty);
                }
                _ => drop(self.sibling(child, &mut siblings)),
            }
        }
    }

    fn tuple_fields(&mut self, body: N) {
        let mut children = self.tree.children(body);
        let mut siblings = Siblings::default();
        let mut visibility = None;
        let mut number = 0;
        while let Some(child) = children.next(&self.tree) {
            let node = self.node(child);
            match node.kind {
                Kind::AttributeItem | Kind::LineComment | Kind::BlockComment => {
                    self.keep_outer(child, &mut siblings)
                }
                Kind::VisibilityModifier => visibility = Some(child),
                kind if is_part(kind) => {
                    let id = self.start_item(child, &siblings);
                    siblings.clear();
                    let ranges = &mut self.out.item_ranges[id.index()];
                    ranges.name = TextRange::new(node.start, node.end);
                    if let Some(visibility) = visibility {
                        let start = self.tree.node(visibility).start;
                        ranges.decl_start = start;
                        ranges.full.start = ranges.full.start.min(start);
                    }
                    self.out.items[id.index()].name = self.field_number(number);
                    number += 1;
                    self.field(id, visibility.take(), Some(child));
                }
                _ => {}
            }
        }
    }

    fn field(&mut self, id: ItemId, visibility: Option<N>, ty: Option<N>) {
        if let Some(visibility) = visibility {
            self.out.items[id.index()].visibility = self.visibility(visibility);
        }
        let outer = self.go_into(id);
        let ty = self.ty_or_error(ty);
        self.come_out(id, outer);
        self.out.items[id.index()].kind = ItemKind::Field { ty };
    }

    fn variants(&mut self, body: N) {
        let mut levels = vec![self.tree.children(body)];
        let mut siblings = Siblings::default();
        while let Some(children) = levels.last_mut() {
            let Some(child) = children.next(&self.tree) else {
                levels.pop();
                continue;
            };
            match self.kind(child) {
                Kind::Error => levels.push(self.tree.children(child)),
                Kind::EnumVariant => {
                    let parts = self.parts(child);
                    let id = self.start_item(child, &siblings);
                    siblings.clear();
                    self.set_name(id, parts.name);
                    let outer = self.go_into(id);
                    let shape = self.fields(parts.body);
                    if shape == Shape::Record {
                        self.end_head(id, parts.body);
                    }
                    let discriminant = parts.value.map(|value| self.body(BodyKind::AnonConst, value));
                    self.come_out(id, outer);
                    self.out.items[id.index()].kind = ItemKind::Variant { shape, discriminant };
                }
                _ => drop(self.sibling(child, &mut siblings)),
            }
        }
    }

    // ---- fns ----

    fn function(&mut self, id: ItemId, parts: &Parts) -> ItemKind {
        let (params, receiver, self_at) = self.parameters(parts.parameters);
        let ret = parts.ret.map(|ret| self.ty(ret));
        let predicates = self.predicates(&parts.wheres);
        self.end_head(id, parts.body);
        self.provided(id, parts.body.is_some());
        let body = parts.body.map(|body| {
            let self_binding = self_at.map(|(start, mode)| {
                let name = self.intern("self");
                self.add_binding(Binding { name, start, mode })
            });
            self.fn_body(id, body, self_binding)
        });
        ItemKind::Fn { predicates, params, receiver, ret, body }
    }

    /// The parameters without the receiver; the receiver; where its `self` stands and how it binds.
    pub(super) fn parameters(
        &mut self,
        list: Option<N>,
    ) -> (List<Param>, Receiver, Option<(u32, BindingMode)>) {
        let mark = self.param_stack.len();
        let mut receiver = Receiver::None;
        let mut self_at = None;
        if let Some(list) = list {
            let mut children = self.tree.children(list);
            while let Some(child) = children.next(&self.tree) {
                let param = match self.kind(child) {
                    Kind::SelfParameter => {
                        (receiver, self_at) = self.self_parameter(child);
                        continue;
                    }
                    Kind::Parameter => {
                        let pat = self.tree.child(child, Field::Pattern);
                        let ty = self.tree.child(child, Field::Type);
                        if let Some(pat) = pat.filter(|&pat| self.kind(pat) == Kind::SelfKw) {
                            let mutable = self.tree.child_of_kind(child, Kind::MutableSpecifier).is_some();
                            let mode = if mutable { BindingMode::Mut } else { BindingMode::Plain };
                            self_at = Some((self.node(pat).start, mode));
                            receiver = Receiver::Typed(self.ty_or_error(ty));
                            continue;
                        }
                        self.parameter(child)
                    }
                    Kind::VariadicParameter => continue,
                    Kind::TokUnderscore => Param { pat: None, ty: Some(self.add_type(TypeRef::Infer)) },
                    kind if is_part(kind) => Param { pat: None, ty: Some(self.ty(child)) },
                    _ => continue,
                };
                self.param_stack.push(param);
            }
        }
        (flush(&mut self.param_stack, mark, &mut self.out.params), receiver, self_at)
    }

    fn self_parameter(&mut self, n: N) -> (Receiver, Option<(u32, BindingMode)>) {
        let mut reference = false;
        let mut mutable = false;
        let mut start = None;
        let mut children = self.tree.children(n);
        while let Some(child) = children.next(&self.tree) {
            match self.kind(child) {
                Kind::TokAmp => reference = true,
                Kind::MutableSpecifier => mutable = true,
                Kind::SelfKw => start = Some(self.node(child).start),
                _ => {}
            }
        }
        let (receiver, mode) = match (reference, mutable) {
            (true, true) => (Receiver::RefMut, BindingMode::Plain),
            (true, false) => (Receiver::Ref, BindingMode::Plain),
            (false, true) => (Receiver::Value, BindingMode::Mut),
            (false, false) => (Receiver::Value, BindingMode::Plain),
        };
        (receiver, start.map(|start| (start, mode)))
    }

    // ---- use ----

    fn use_tree(&mut self, argument: Option<N>) -> List<Import> {
        let start = self.out.imports.len() as u32;
        if let Some(argument) = argument {
            let mark = self.segment_stack.len();
            self.use_clause(argument, Anchor::Plain, mark);
            self.segment_stack.truncate(mark);
        }
        List::new(start, self.out.imports.len() as u32 - start)
    }

    /// One clause below a prefix: the segments on the stack from `mark` on, behind `anchor`.
    fn use_clause(&mut self, n: N, anchor: Anchor, mark: usize) {
        if !self.enter(self.range(n)) {
            return;
        }
        let depth = self.segment_stack.len();
        match self.kind(n) {
            Kind::UseList | Kind::Error => {
                let mut children = self.tree.children(n);
                while let Some(child) = children.next(&self.tree) {
                    if is_part(self.kind(child)) || self.kind(child) == Kind::Error {
                        self.use_clause(child, anchor, mark);
                    }
                }
            }
            Kind::ScopedUseList => {
                let anchor = match self.tree.child(n, Field::Path) {
                    Some(path) => self.use_path(path, anchor, mark),
                    None => self.absolute(anchor, mark),
                };
                if let Some(list) = self.tree.child(n, Field::List) {
                    self.use_clause(list, anchor, mark);
                }
            }
            Kind::UseWildcard => {
                let anchor = match self.tree.first_part(n) {
                    Some(path) => self.use_path(path, anchor, mark),
                    None if self.byte(self.node(n).start) == b':' => self.absolute(anchor, mark),
                    None => anchor,
                };
                self.import(anchor, mark, ImportKind::Glob);
            }
            Kind::UseAsClause => {
                let Some(path) = self.tree.child(n, Field::Path) else {
                    self.leave();
                    return;
                };
                let of_self = self.is_self_of(path, anchor, mark);
                let anchor = if of_self { anchor } else { self.use_path(path, anchor, mark) };
                let kind = match self.tree.child(n, Field::Alias) {
                    Some(alias) if self.text_of(alias) != "_" => {
                        let start = self.node(alias).start;
                        ImportKind::Renamed { name: self.name(alias), start, of_self }
                    }
                    _ => ImportKind::Underscore,
                };
                self.import(anchor, mark, kind);
            }
            _ => {
                if self.is_self_of(n, anchor, mark) {
                    self.import(anchor, mark, ImportKind::SelfInBraces);
                } else {
                    let anchor = self.use_path(n, anchor, mark);
                    self.import(anchor, mark, ImportKind::Plain);
                }
            }
        }
        self.segment_stack.truncate(depth);
        self.leave();
    }

    /// Whether `n` is a `self` that stands for the prefix.
    fn is_self_of(&self, n: N, anchor: Anchor, mark: usize) -> bool {
        self.kind(n) == Kind::SelfKw && (anchor != Anchor::Plain || self.segment_stack.len() > mark)
    }

    fn absolute(&self, anchor: Anchor, mark: usize) -> Anchor {
        let first = anchor == Anchor::Plain && self.segment_stack.len() == mark;
        if first { Anchor::Absolute } else { anchor }
    }

    /// Pushes the names of the path `n`; answers the anchor, which it may have given.
    fn use_path(&mut self, n: N, anchor: Anchor, mark: usize) -> Anchor {
        let nodes_mark = self.spine.len();
        let mut anchor = anchor;
        let mut at = n;
        while self.kind(at) == Kind::ScopedIdentifier {
            if let Some(name) = self.tree.child(at, Field::Name) {
                self.spine.push(name);
            }
            match self.tree.child(at, Field::Path) {
                Some(path) => at = path,
                None => {
                    anchor = self.absolute(anchor, mark);
                    break;
                }
            }
        }
        if self.kind(at) != Kind::ScopedIdentifier {
            self.spine.push(at);
        }
        while self.spine.len() > nodes_mark {
            let Some(at) = self.spine.pop() else { break };
            let first = self.segment_stack.len() == mark;
            let text = self.text_of(at);
            match (self.kind(at), anchor) {
                (Kind::Crate, Anchor::Plain) if first => anchor = Anchor::Crate,
                (Kind::SelfKw, Anchor::Plain) if first => anchor = Anchor::SelfMod,
                (Kind::Super, Anchor::Plain | Anchor::SelfMod) if first => anchor = Anchor::Super(1),
                (Kind::Super, Anchor::Super(count)) if first => {
                    anchor = Anchor::Super(count.saturating_add(1))
                }
                (Kind::Metavariable, Anchor::Plain) if first && text == "$crate" => {
                    anchor = Anchor::DollarCrate
                }
                // `a::self` is `a`.
                (Kind::SelfKw, _) => {}
                _ if !text.is_empty() => {
                    let name = self.intern(text);
                    self.segment_stack.push((Segment { name, args: None }, self.node(at).start));
                }
                _ => {}
            }
        }
        anchor
    }

    fn import(&mut self, anchor: Anchor, mark: usize, kind: ImportKind) {
        let start = self.out.segments.len() as u32;
        for &(segment, at) in &self.segment_stack[mark..] {
            self.out.segments.push(segment);
            self.out.segment_starts.push(at);
        }
        let segments = List::new(start, self.out.segments.len() as u32 - start);
        let path = PathId(self.out.paths.len() as u32);
        self.out.paths.push(Path { anchor, qself: None, trait_segments: 0, segments });
        self.out.imports.push(Import { path, kind });
    }

    // ---- macros ----

    fn macro_definition(&mut self, n: N, id: ItemId, parts: &Parts) -> ItemKind {
        let range = self.range(n);
        let from = parts.name.map_or(range.start, |name| self.node(name).end);
        let mut start = None;
        let mut end = range.end;
        let mut children = self.tree.children(n);
        while let Some(child) = children.next(&self.tree) {
            let node = self.node(child);
            if node.start < from {
                continue;
            }
            match node.kind {
                Kind::TokLParen | Kind::TokLBracket | Kind::TokLBrace if start.is_none() => {
                    start = Some(node.end);
                    self.out.item_ranges[id.index()].head_end = node.start;
                }
                Kind::TokRParen | Kind::TokRBracket | Kind::TokRBrace => end = node.start,
                _ => {}
            }
        }
        let start = start.unwrap_or(end).min(end);
        let rules = self.text.get(start as usize..end as usize).unwrap_or("");
        let rules = self.add_text(rules);
        ItemKind::MacroDef { rules, start, decl_macro: false }
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use crate::facts::lower::tests::check;

    #[test]
    fn modules() {
        check(
            "//! File.\n#![allow(x)]\nmod a;\npub(crate) mod b {\n    //! Inner.\n    #![cfg(test)]\n    fn f() {}\n}\n\
             /// Outer.\nmod c {\n    //! And inner.\n}\n#[cfg(not(test))] mod d { fn g() {} }\n",
            expect![[r#"
                //! "File."
                #![allow]
                mod; a @3:5
                /// "Inner."
                #[cfg(test)]
                pub(crate) CFG_TEST mod b @4:16 lines 4-8
                  CFG_TEST fn f() @7:8
                    = {}
                /// "Outer.\nAnd inner."
                mod c @10:5 lines 9-12
                #[cfg(not(test))]
                CFG_OFF mod d @13:23
                  CFG_OFF fn g() @13:30
                    = {}
            "#]],
        );
    }

    #[test]
    fn functions() {
        check(
            "pub async unsafe fn a<T: Copy, 'a>(mut x: &'a T, (y, _): (u8, u8), _: u8) -> impl A<Item = T> + 'a where T: B {}\n\
             const fn b() {}\nextern \"C\" fn c(...) {}\nfn d(self: Box<Self>) {}\nfn e(&mut self, a: u8) {}\nfn g(&'a self) {}\nfn h(mut self) {}\n\
             fn i(u8, &str);\npub(in a::b) fn j() -> ! {}\npub(self) fn k() {}\npub(super) fn l() {}\ncrate fn m() {}\n",
            expect![[r#"
                pub async unsafe fn a<T: Copy>(mut x: &T, (y, _): (u8, u8), _: u8) -> impl A<Item = T> where T: B @1:21
                  = {}
                const fn b() @2:10
                  = {}
                extern fn c() @3:15
                  = {}
                fn d(self: Box<Self>) @4:4
                  = {}
                fn e(&mut self, a: u8) @5:4
                  = {}
                fn g(&self) @6:4
                  = {}
                fn h(self) @7:4
                  = {}
                fn i(u8, &str) @8:4
                pub(in a::b) fn j() -> ! @9:17
                  = {}
                pub(self) fn k() @10:14
                  = {}
                pub(super) fn l() @11:15
                  = {}
                pub(crate) fn m() @12:10
                  = {}
            "#]],
        );
    }

    #[test]
    fn structs_unions_and_enums() {
        check(
            "struct A;\nstruct B<T = u8>(pub T, #[x] /** doc */ pub(crate) u8) where T: X;\n\
             /// Doc.\npub struct C<'a, const N: usize = 3> where [u8; N]: Y, {\n    /// Field.\n    pub a: &'a u8,\n    #[cfg(x)] r#b: [u8; N],\n}\n\
             union U { a: u8, b: i8 }\nenum E<T> {\n    /// One.\n    A = 1 << 2,\n    #[x] B(T, pub u8),\n    C { x: T },\n}\nenum Never {}\n",
            expect![[r#"
                struct; A @1:8
                struct() B<T = u8> where T: X @2:8
                  pub field 0: T @2:22
                  /// "doc"
                  #[x]
                  pub(crate) field 1: u8 @2:52
                /// "Doc."
                pub struct{} C<const N: usize> where [u8; N]: Y @4:12 lines 3-8
                  /// "Field."
                  pub field a: &u8 @6:9 lines 5-6
                  #[cfg(x)]
                  CFG_OFF field b: [u8; N] @7:15
                union U @9:7
                  field a: u8 @9:11
                  field b: i8 @9:18
                enum E<T> @10:6 lines 10-15
                  /// "One."
                  variant; A @12:5 lines 11-12
                    = (Shl 'int 'int)
                  #[x]
                  variant() B @13:10
                    field 0: T @13:12
                    pub field 1: u8 @13:19
                  variant{} C @14:5
                    field x: T @14:9
                enum Never @16:6
            "#]],
        );
    }

    #[test]
    fn traits_and_impls() {
        check(
            "pub unsafe trait T<X>: A + 'static + ?Sized where Self: Sized {\n    type Q: Copy + B<u8>;\n    type R<'a> where Self: 'a;\n    const N: u8 = 1;\n    const M: u8;\n\
             \x20   fn must(&self);\n    fn may(&self) { fn inner() {} }\n    m!();\n}\n\
             impl<T: ?Sized, const N: usize> a::Tr<T> for [T; N] where T: Fn(u8) -> T { type Q = T; const M: u8 = 2; fn must(&self) {} }\n\
             unsafe impl !Send for X {}\nimpl X<'_> { pub const A: u8 = 1; }\n",
            expect![[r#"
                pub unsafe trait T<X>: A + ?Sized where Self: Sized @1:18 lines 1-9
                  type Q: Copy + B<u8> @2:10
                  type R where Self @3:10
                  PROVIDED const N: u8 @4:11
                    = 'int
                  const M: u8 @5:11
                  fn must(&self) @6:8
                  PROVIDED fn may(&self) @7:8
                    = {`fn inner() @7:24 /   = {}`; }
                  call (m! items) @8:5
                impl<T: ?Sized, const N: usize> a::Tr<T> for [T; N] where T: Fn<paren (u8,), Output = T> @10:1
                  type Q = T @10:81
                  const M: u8 @10:94
                    = 'int
                  fn must(&self) @10:108
                    = {}
                unsafe impl !Send for X @11:8
                impl X<> @12:1
                  pub const A: u8 @12:24
                    = 'int
            "#]],
        );
    }

    #[test]
    fn the_rest() {
        check(
            "const A: u8 = 1;\nconst _: () = { struct Hidden; };\nstatic mut B: &[u8] = &[];\ntype C<T> = Vec<T>;\n\
             extern crate a as b;\nextern crate self as me;\n#[macro_use] extern crate c;\n\
             #[link(name = \"x\")]\nunsafe extern \"C\" {\n    fn f(x: *const u8);\n    pub static mut S: u8;\n    type T;\n}\n\
             #[macro_export]\nmacro_rules! m { ($x:expr) => { $x }; }\nmacro_rules! n(() => {};);\n\
             a::m! { fn x() {} }\nb!(1, y);\nc![];\nextern \"C\" { pub(crate) type A; }\n\
             pub macro d($x:expr) { f($x) }\nmacro e { () => {} }\ntrait Alias = A + B;\n",
            expect![[r#"
                const A: u8 @1:7
                  = 'int
                const: () @2:7
                  = {`struct; Hidden @2:24`; }
                mut static B: &[u8] @3:12
                  = (& (array))
                type C<T> = Vec<T> @4:6
                extern crate b = a @5:19
                extern crate me = self @6:22
                #[macro_use]
                MACRO_USE extern crate c = c @7:27
                #[link]
                unsafe extern{} @9:8 lines 8-13
                  extern fn f(x: *const u8) @10:8
                  pub extern mut static S: u8 @11:20
                  extern type T @12:10
                #[macro_export]
                MACRO_EXPORT macro_rules m " ($x:expr) => { $x }; " @15:14 lines 14-15
                macro_rules n "() => {};" @16:14
                call (a::m! items) @17:1
                  fn x() @17:12
                    = {}
                call (b! 'int y) @18:1
                call (c! items) @19:1
                extern{} @20:1
                  pub(crate) extern type A @20:30
                pub macro d "($x:expr) { f($x) }" @21:11
                macro e " () => {} " @22:7
                type Alias = dyn A + B @23:7
            "#]],
        );
    }

    #[test]
    fn use_trees() {
        check(
            "use a;\nuse a::b as c;\nuse a::{self, b::*, c::{d, self as e}, f as _};\nuse ::a::b;\nuse ::{c, d};\nuse {a, b::c};\n\
             use crate::{self as me, x};\nuse self::a;\nuse super::super::{b, super::c};\nuse *;\nuse a::{};\npub(crate) use r#a::r#b;\nuse crate::*;\n",
            expect![[r#"
                use a @1:1
                use a::b as c @2:1
                use a::{self}, a::b::*, a::c::d, a::c::{self} as e, a::f as _ @3:1
                use ::a::b @4:1
                use ::c, ::d @5:1
                use a, b::c @6:1
                use crate::{self} as me, crate::x @7:1
                use self::a @8:1
                use super::super::b, super::super::super::c @9:1
                use ::* @10:1
                use  @11:1
                pub(crate) use a::b @12:12
                use crate::* @13:1
            "#]],
        );
    }

    #[test]
    fn items_in_bodies_are_in_the_subtree_of_the_fn() {
        check(
            "fn f() {\n    struct A;\n    impl A { fn g(&self) { fn h() {} } }\n    use x::y;\n    { const C: u8 = 1; }\n    #[cfg(test)] mod m { fn t() {} }\n    macro_rules! k { () => {} }\n}\nfn last() {}\n",
            expect![[r#"
                fn f() @1:4 lines 1-8
                  = {`struct; A @2:12`; `impl A @3:5 /   fn g(&self) @3:17 /     = {`fn h() @3:31 /   = {}`; }`; `use x::y @4:5`; {`const C: u8 @5:13 /   = 'int`; }; `#[cfg(test)] / CFG_TEST mod m @6:22 /   CFG_TEST fn t() @6:29 /     = {}`; `macro_rules k " () => {} " @7:18`; }
                fn last() @9:4
                  = {}
            "#]],
        );
    }

    #[test]
    fn test_and_other_flags() {
        check(
            "#[test] fn a() {}\n#[tokio::test(flavor = \"x\")] async fn b() {}\n#[cfg(all(unix, test))] mod c { fn d() {} }\n\
             #[cfg(any(test, unix))] fn e() {}\n#[cfg(any(test, all(test, unix)))] fn f() {}\n#[cfg_attr(unix, test)] fn g() {}\n\
             #[proc_macro_derive(Name, attributes(x))] pub fn h() {}\n#[proc_macro] pub fn i() {}\n#[bench] fn j() {}\n",
            expect![[r#"
                #[test]
                TEST fn a() @1:12
                  = {}
                #[tokio::test]
                async TEST fn b() @2:39
                  = {}
                #[cfg(all(unix, test))]
                CFG_TEST mod c @3:29
                  CFG_TEST fn d() @3:36
                    = {}
                #[cfg(any(test, unix))]
                fn e() @4:28
                  = {}
                #[cfg(any(test, all(test, unix)))]
                CFG_TEST fn f() @5:39
                  = {}
                #[cfg_attr]
                #[test]
                TEST fn g() @6:28
                  = {}
                #[proc_macro_derive(Name)]
                pub PROC_MACRO fn h() @7:50
                  = {}
                #[proc_macro]
                pub PROC_MACRO fn i() @8:22
                  = {}
                #[bench]
                TEST fn j() @9:13
                  = {}
            "#]],
        );
    }
}
