//! What errors left of declarations.
//!
//! Where a brace is missing, the parser may give up on all of an `impl` and leave its head as loose tokens in an ERROR node,
//! beside the items that it had inside. This puts such heads together again: a torn `mod`, `impl` or `trait` takes in what
//! follows it in the error, a torn fn the statements up to the next item.

use super::Lower;
use super::items::{Siblings, is_item};
use super::tree::{Children, Flat, N, is_part};
use crate::facts::model::*;
use crate::source::TextRange;
use crate::syntax::kinds::Kind;

/// A run of siblings that may be an error's.
pub(super) struct Level {
    pub(super) children: Children,
    pub(super) is_error: bool,
    /// Where the parent ends.
    pub(super) end: u32,
    /// Torn items that take in what follows, outermost first.
    pub(super) open: Vec<Open>,
}

/// A torn item that takes in what follows.
pub(super) struct Open {
    item: ItemId,
    outer: (Option<ItemId>, ItemFlags),
    mark: usize,
}

impl Level {
    /// The children of `n`.
    pub(super) fn new(tree: &Flat, n: N) -> Level {
        let node = tree.node(n);
        let is_error = node.kind == Kind::Error;
        Level { children: tree.children(n), is_error, end: node.end, open: Vec::new() }
    }
}

impl Lower<'_> {
    /// Ends torn items at `end`.
    pub(super) fn close_headless(&mut self, open: Vec<Open>, end: u32) {
        for open in open.into_iter().rev() {
            self.item_stack.truncate(open.mark);
            let ranges = &mut self.out.item_ranges[open.item.index()];
            ranges.full.end = ranges.full.end.max(end);
            self.come_out(open.item, open.outer);
            self.leave();
        }
    }

    /// The item whose keyword stands loose at `keyword`, if its head is there.
    pub(super) fn torn_item(&mut self, keyword: N, level: &mut Level, siblings: &mut Siblings) {
        let mut children = level.children;
        let mut next = || children.next(&self.tree);
        let mut parts = Vec::new();
        while parts.len() < 5
            && let Some(part) = next()
        {
            parts.push(part);
        }
        let kind = self.kind(keyword);
        let mut parts = parts.into_iter().peekable();
        let name = match kind {
            Kind::KwImpl => None,
            _ => parts.next_if(|&part| matches!(self.kind(part), Kind::Identifier | Kind::TypeIdentifier)),
        };
        if name.is_none() && kind != Kind::KwImpl {
            return;
        }
        let generics = parts.next_if(|&part| self.kind(part) == Kind::TypeParameters);
        match kind {
            Kind::KwFn => {
                let Some(list) = parts.next_if(|&part| self.kind(part) == Kind::Parameters) else { return };
                self.torn_fn(keyword, name, generics, list, level, siblings);
            }
            Kind::KwImpl => {
                let Some(first) = parts.next_if(|&part| is_part(self.kind(part))) else { return };
                let is_trait = parts.next_if(|&part| self.kind(part) == Kind::KwFor).is_some();
                let second = parts.next_if(|&part| is_trait && is_part(self.kind(part)));
                let last = second.unwrap_or(first);
                let Some(id) = self.open_torn(keyword, last, generics, level, siblings) else { return };
                self.keyword_name(id, Some(keyword));
                let trait_path = second.map(|_| self.path(first));
                let self_ty = self.ty(last);
                let predicates = List::empty();
                self.out.items[id.index()].kind =
                    ItemKind::Impl { predicates, self_ty, trait_path, negative: false };
            }
            _ => {
                let last = generics.or(name).unwrap_or(keyword);
                let Some(id) = self.open_torn(keyword, last, generics, level, siblings) else { return };
                self.set_name(id, name);
                self.out.items[id.index()].kind = if kind == Kind::KwMod {
                    ItemKind::Module { inline: true }
                } else {
                    ItemKind::Trait { predicates: List::empty(), supertraits: List::empty() }
                };
            }
        }
    }

    /// Starts a torn item whose head is from `keyword` to `last`, if a brace or more of a head follows.
    fn open_torn(
        &mut self,
        keyword: N,
        last: N,
        generics: Option<N>,
        level: &mut Level,
        siblings: &Siblings,
    ) -> Option<ItemId> {
        let end = self.node(last).end;
        let rest = self.text.get(end as usize..).unwrap_or("").trim_start();
        if !rest.starts_with(['{', ':']) && !rest.starts_with("where") {
            return None;
        }
        if !self.enter(self.range(keyword)) {
            return None;
        }
        // Nothing but a module holds such an item; what seems to has lost its closing brace.
        let is_module =
            |open: &Open| matches!(self.out.items[open.item.index()].kind, ItemKind::Module { .. });
        let kept = level.open.iter().take_while(|open| is_module(open)).count();
        let closed = level.open.split_off(kept);
        self.close_headless(closed, self.node(keyword).start);
        let id = self.start_item(keyword, siblings);
        let ranges = &mut self.out.item_ranges[id.index()];
        ranges.full.end = end;
        ranges.head_end = end;
        self.item_stack.push(id);
        let outer = self.go_into(id);
        level.open.push(Open { item: id, outer, mark: self.item_stack.len() });
        if let Some(generics) = generics {
            self.type_parameters(generics);
        }
        // The head has been read.
        level.children.next = self.node(last).next;
        Some(id)
    }

    fn torn_fn(
        &mut self,
        keyword: N,
        name: Option<N>,
        generics: Option<N>,
        list: N,
        level: &mut Level,
        siblings: &Siblings,
    ) {
        let id = self.start_item(keyword, siblings);
        self.set_name(id, name);
        let outer = self.go_into(id);
        if let Some(generics) = generics {
            self.type_parameters(generics);
        }
        let (params, receiver, self_at) = self.parameters(Some(list));
        let mut head_end = self.node(list).end;
        let mut children = level.children;
        children.next = self.node(list).next;
        let mut ret = None;
        let mut body = children;
        if let Some(part) = children.next(&self.tree) {
            let between = TextRange::new(head_end, self.node(part).start.max(head_end)).slice(self.text);
            if between.trim() == "->" && is_part(self.kind(part)) {
                ret = Some(self.ty(part));
                head_end = self.node(part).end;
                body.next = self.node(part).next;
            }
        }
        // The statements go up to the next item, whole or torn.
        let mut rest = body;
        let mut stop = body.end;
        let mut end = head_end;
        while let Some(part) = rest.next(&self.tree) {
            let kind = self.kind(part);
            let is_torn = matches!(kind, Kind::KwFn | Kind::KwImpl | Kind::KwMod | Kind::KwTrait);
            if is_torn
                || is_item(kind)
                || matches!(kind, Kind::AttributeItem | Kind::LineComment | Kind::BlockComment)
            {
                stop = part;
                break;
            }
            end = self.node(part).end;
        }
        body.end = stop;
        let ranges = &mut self.out.item_ranges[id.index()];
        ranges.full.end = end;
        ranges.head_end = head_end;
        let range = TextRange::new(head_end, end);
        let body_id = self.add_body(Some(id), BodyKind::Fn, range);
        let block = self.block_of(body, range);
        let root = self.add_expr(Expr::Block { block, kind: BlockKind::Plain }, range);
        let self_binding = self_at.map(|(start, mode)| {
            let name = self.intern("self");
            self.add_binding(Binding { name, start, mode })
        });
        self.out.bodies[body_id.index()].root = root;
        self.out.bodies[body_id.index()].self_binding = self_binding;
        let predicates = List::empty();
        self.come_out(id, outer);
        self.out.items[id.index()].kind =
            ItemKind::Fn { predicates, params, receiver, ret, body: Some(body_id) };
        self.item_stack.push(id);
        level.children.next = stop;
    }
}
