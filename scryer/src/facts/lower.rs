//! From text to facts.
//!
//! [`lower`] parses a text, copies the tree into a flat table ([`tree`]) and walks that once: [`items`] for declarations,
//! [`attrs`] for docs and attributes, [`types`] for paths, types and bounds, [`bodies`] for expressions and patterns. Macro
//! calls are set aside and read afterwards ([`super::macros`]), in rounds, with the same walk.
//!
//! Fn bodies that declare no items are lowered after everything else, so that an edit inside one moves no id that an item
//! refers to. What the walk can't make sense of it leaves out; it fails at nothing. Nesting beyond [`MAX_DEPTH`] is cut
//! off with an error, which keeps the stack under a megabyte in optimised builds and under eight in debug builds.

pub(in crate::facts) mod attrs;
pub(in crate::facts) mod bodies;
pub(in crate::facts) mod items;
pub(in crate::facts) mod tree;
pub(in crate::facts) mod types;

use std::sync::LazyLock;

use rustc_hash::{FxHashMap, FxHashSet};

use self::tree::{Flat, N, Node};
use super::macros::PendingCall;
use super::model::*;
use crate::source::{ContentHash, LineIndex, TextRange};
use crate::syntax::kinds::Kind;
use crate::syntax::lexer::{TokenKind, tokens};
use crate::syntax::{self, SyntaxError};
use crate::workspace::graph::Edition;

/// How deep expressions, types, patterns, blocks and items may nest, counted together. Chains that only lean to the left
/// (`a + b + …`, `a.b().c()`, `else if`) may be of any length.
const MAX_DEPTH: u32 = 400;

/// Reads all there is to know of a file from its text.
pub fn lower(text: &str, edition: Edition) -> FileFacts {
    let parse = syntax::parse(text);
    let tree = Flat::new(&parse.tree, text);
    drop(parse.tree);
    let mut lower = Lower::new(text, edition, tree);
    lower.out.errors = parse.errors;
    lower.file();
    lower.macro_rounds();
    lower.deferred_bodies();
    lower.macro_rounds();
    lower.finish()
}

/// The walk's state.
pub(in crate::facts) struct Lower<'t> {
    pub(in crate::facts) text: &'t str,
    pub(in crate::facts) tree: Flat,
    pub(in crate::facts) out: FileFacts,
    names: FxHashMap<&'t str, NameId>,

    /// The item that what is lowered belongs to.
    pub(in crate::facts) owner: Option<ItemId>,
    /// The innermost block around it.
    pub(in crate::facts) block: Option<BlockId>,
    /// What items inherit from those around them.
    pub(in crate::facts) inherited: ItemFlags,
    /// How deep the walk stands.
    depth: u32,
    too_deep: Option<TextRange>,

    /// How often the arguments of macro calls were read so far; 0 while the tree is the file's own.
    pub(in crate::facts) round: u32,
    /// Macro calls whose arguments are to be read.
    pub(in crate::facts) pending: Vec<PendingCall>,
    /// Macros that the file itself defines, which may be namesakes of built-in ones.
    pub(in crate::facts) own_macros: FxHashSet<&'t str>,
    /// Names inside format strings.
    pub(in crate::facts) inline_names: Vec<(NameId, u32)>,
    deferred: Vec<DeferredBody>,
    /// Fn bodies in the file proper, outermost only, ascending.
    fn_bodies: Vec<TextRange>,

    // Lists under construction: what a node pushes it also takes off again.
    pub(in crate::facts) spine: Vec<N>,
    pub(in crate::facts) expr_stack: Vec<ExprId>,
    pub(in crate::facts) pat_stack: Vec<PatId>,
    pub(in crate::facts) type_stack: Vec<TypeRefId>,
    pub(in crate::facts) bound_stack: Vec<Bound>,
    pub(in crate::facts) binding_stack: Vec<AssocBinding>,
    pub(in crate::facts) segment_stack: Vec<(Segment, u32)>,
    pub(in crate::facts) stmt_stack: Vec<Stmt>,
    pub(in crate::facts) item_stack: Vec<ItemId>,
    pub(in crate::facts) param_stack: Vec<Param>,
    pub(in crate::facts) arm_stack: Vec<Arm>,
    pub(in crate::facts) init_stack: Vec<FieldInit>,
    pub(in crate::facts) field_pat_stack: Vec<FieldPat>,
    pub(in crate::facts) predicate_stack: Vec<Predicate>,
}

/// A fn's body that is lowered later.
struct DeferredBody {
    body: BodyId,
    node: N,
    owner: ItemId,
    inherited: ItemFlags,
}

/// Moves what `stack` holds from `mark` on to the end of `table`.
pub(in crate::facts) fn flush<T: Copy>(stack: &mut Vec<T>, mark: usize, table: &mut Vec<T>) -> List<T> {
    let start = table.len() as u32;
    table.extend_from_slice(&stack[mark..]);
    stack.truncate(mark);
    List::new(start, table.len() as u32 - start)
}

impl<'t> Lower<'t> {
    fn new(text: &'t str, edition: Edition, tree: Flat) -> Lower<'t> {
        let out = FileFacts { edition, lines: LineIndex::new(text), ..FileFacts::default() };
        let mut names = FxHashMap::default();
        names.reserve(text.len() / 64);
        Lower {
            text,
            tree,
            out,
            names,
            owner: None,
            block: None,
            inherited: ItemFlags::default(),
            depth: 0,
            too_deep: None,
            round: 0,
            pending: Vec::new(),
            own_macros: FxHashSet::default(),
            inline_names: Vec::new(),
            deferred: Vec::new(),
            fn_bodies: Vec::new(),
            spine: Vec::new(),
            expr_stack: Vec::new(),
            pat_stack: Vec::new(),
            type_stack: Vec::new(),
            bound_stack: Vec::new(),
            binding_stack: Vec::new(),
            segment_stack: Vec::new(),
            stmt_stack: Vec::new(),
            item_stack: Vec::new(),
            param_stack: Vec::new(),
            arm_stack: Vec::new(),
            init_stack: Vec::new(),
            field_pat_stack: Vec::new(),
            predicate_stack: Vec::new(),
        }
    }

    // ---- nodes and names ----

    pub(in crate::facts) fn node(&self, n: N) -> Node {
        self.tree.node(n)
    }

    pub(in crate::facts) fn kind(&self, n: N) -> Kind {
        self.tree.kind(n)
    }

    pub(in crate::facts) fn range(&self, n: N) -> TextRange {
        let node = self.tree.node(n);
        TextRange { start: node.start, end: node.end.max(node.start) }
    }

    /// The text that `n` covers.
    pub(in crate::facts) fn text_of(&self, n: N) -> &'t str {
        let node = self.tree.node(n);
        self.text.get(node.start as usize..node.end as usize).unwrap_or("")
    }

    pub(in crate::facts) fn byte(&self, at: u32) -> u8 {
        self.text.as_bytes().get(at as usize).copied().unwrap_or(0)
    }

    /// The name that the identifier `n` spells.
    pub(in crate::facts) fn name(&mut self, n: N) -> NameId {
        let text = self.text_of(n);
        self.intern(text)
    }

    /// The id of a name, which may have its `r#`.
    pub(in crate::facts) fn intern(&mut self, text: &'t str) -> NameId {
        let text = text.strip_prefix("r#").unwrap_or(text);
        if let Some(&id) = self.names.get(text) {
            return id;
        }
        let id = NameId(self.out.names.len() as u32);
        self.out.names.push(text.into());
        self.names.insert(text, id);
        id
    }

    /// The name of a tuple field; `None` for one past the thousandth.
    pub(in crate::facts) fn field_number(&mut self, number: usize) -> Option<NameId> {
        static NUMBERS: LazyLock<Vec<String>> =
            LazyLock::new(|| (0..1000).map(|number| number.to_string()).collect());
        NUMBERS.get(number).map(|text| self.intern(text))
    }

    pub(in crate::facts) fn add_text(&mut self, text: impl Into<Box<str>>) -> TextId {
        let id = TextId(self.out.texts.len() as u32);
        self.out.texts.push(text.into());
        id
    }

    // ---- depth ----

    /// Steps one level down, unless that is one too many; then `range` is noted.
    pub(in crate::facts) fn enter(&mut self, range: TextRange) -> bool {
        if self.depth >= MAX_DEPTH {
            self.too_deep.get_or_insert(range);
            return false;
        }
        self.depth += 1;
        true
    }

    /// Steps back up.
    pub(in crate::facts) fn leave(&mut self) {
        self.depth -= 1;
    }

    // ---- bodies in their order ----

    /// The body of a fn that stands in the tree at `node`. Its statements are lowered now if they declare items, else later.
    pub(in crate::facts) fn fn_body(
        &mut self,
        owner: ItemId,
        node: N,
        self_binding: Option<BindingId>,
    ) -> BodyId {
        let range = self.range(node);
        let body = self.add_body(Some(owner), BodyKind::Fn, range);
        self.out.bodies[body.index()].self_binding = self_binding;
        let outermost = self.block.is_none() && self.round == 0;
        if outermost {
            self.fn_bodies.push(range);
        }
        if outermost && !self.declares_items(node) {
            self.deferred.push(DeferredBody { body, node, owner, inherited: self.inherited });
        } else {
            let root = self.expr(node);
            self.out.bodies[body.index()].root = root;
        }
        body
    }

    pub(in crate::facts) fn add_body(
        &mut self,
        owner: Option<ItemId>,
        kind: BodyKind,
        range: TextRange,
    ) -> BodyId {
        let body = BodyId(self.out.bodies.len() as u32);
        // The root is put in once it is there; until then it is what nothing else refers to.
        self.out.bodies.push(Body { owner, kind, root: ExprId(0), self_binding: None, range });
        body
    }

    /// A body of `kind` around the expression `node`, lowered now.
    pub(in crate::facts) fn body(&mut self, kind: BodyKind, node: N) -> BodyId {
        let body = self.add_body(self.owner, kind, self.range(node));
        let root = self.expr(node);
        self.out.bodies[body.index()].root = root;
        body
    }

    fn declares_items(&self, node: N) -> bool {
        let end = self.node(node).next;
        self.tree.nodes[node as usize..end as usize].iter().any(|node| items::is_item(node.kind))
    }

    fn deferred_bodies(&mut self) {
        for later in std::mem::take(&mut self.deferred) {
            self.owner = Some(later.owner);
            self.inherited = later.inherited;
            self.block = None;
            let root = self.expr(later.node);
            self.out.bodies[later.body.index()].root = root;
        }
        self.owner = None;
        self.inherited = ItemFlags::default();
    }

    // ---- the end ----

    fn finish(mut self) -> FileFacts {
        if let Some(range) = self.too_deep {
            self.out.errors.push(SyntaxError { range, message: "nested too deeply".into() });
        }
        self.out.errors.sort_by(|a, b| (a.range, &a.message).cmp(&(b.range, &b.message)));
        self.postings();
        self.out.item_hash = Some(self.item_hash());
        self.out
    }

    fn postings(&mut self) {
        let text = self.text;
        let mut found = std::mem::take(&mut self.inline_names);
        found.reserve(text.len() / 12);
        let sorted_from = found.len();
        for token in tokens(text, TextRange::new(0, text.len() as u32)) {
            match token.kind {
                TokenKind::Ident if !is_keyword(token.text(text), self.out.edition) => {}
                TokenKind::RawIdent => {}
                _ => continue,
            }
            found.push((self.intern(token.text(text)), token.start));
        }
        if sorted_from > 0 {
            found.sort_unstable_by_key(|&(_, start)| start);
            found.dedup();
        }
        // A counting sort by name keeps the order of offsets within each name.
        let mut index = vec![0u32; self.out.names.len() + 1];
        for &(name, _) in &found {
            index[name.index() + 1] += 1;
        }
        for at in 1..index.len() {
            index[at] += index[at - 1];
        }
        let mut next = index.clone();
        let mut starts = vec![0u32; found.len()];
        for &(name, start) in &found {
            let slot = &mut next[name.index()];
            starts[*slot as usize] = start;
            *slot += 1;
        }
        self.out.posting_index = index;
        self.out.posting_starts = starts;
    }

    /// Hash of the text outside those fn bodies that nothing outside them can see into.
    fn item_hash(&self) -> ContentHash {
        let mut outside = vec![false; self.fn_bodies.len()];
        let mut mark = |offset: u32| {
            let at = self.fn_bodies.partition_point(|range| range.end <= offset);
            if self.fn_bodies.get(at).is_some_and(|range| range.contains(offset)) {
                outside[at] = true;
            }
        };
        for (item, ranges) in self.out.items.iter().zip(&self.out.item_ranges) {
            if item.block.is_some() {
                mark(ranges.full.start);
            }
        }
        for call in &self.out.macro_calls {
            if call.position == MacroPosition::Stmt && call.tokens.is_some() {
                mark(call.start);
            }
        }
        let mut hasher = blake3::Hasher::new();
        let mut at = 0;
        for (range, outside) in self.fn_bodies.iter().zip(outside) {
            if outside || (range.start as usize) < at {
                continue;
            }
            let before = self.text.as_bytes().get(at..range.start as usize).unwrap_or(&[]);
            // A body leaves a mark that can't stand in a text, so that texts can't be cut in two ways.
            hasher.update(before).update(&[0xff]);
            at = range.end as usize;
        }
        hasher.update(self.text.as_bytes().get(at..).unwrap_or(&[]));
        ContentHash(*hasher.finalize().as_bytes())
    }
}

/// Whether `text` can't name anything in `edition` (weak keywords can).
pub(in crate::facts) fn is_keyword(text: &str, edition: Edition) -> bool {
    match text.len() {
        2 => matches!(text, "as" | "do" | "fn" | "if" | "in"),
        3 => match text {
            "for" | "let" | "mod" | "mut" | "pub" | "ref" | "use" | "box" => true,
            "try" => edition >= Edition::E2018,
            "dyn" => edition >= Edition::E2018,
            "gen" => edition >= Edition::E2024,
            _ => false,
        },
        4 => matches!(
            text,
            "else" | "enum" | "impl" | "loop" | "move" | "self" | "Self" | "true" | "type" | "priv"
        ),
        5 => match text {
            "break" | "const" | "crate" | "false" | "match" | "super" | "trait" | "where" | "while"
            | "yield" | "final" | "macro" => true,
            "async" | "await" => edition >= Edition::E2018,
            _ => false,
        },
        6 => matches!(text, "extern" | "return" | "static" | "struct" | "unsafe" | "become" | "typeof"),
        7 => matches!(text, "unsized" | "virtual"),
        8 => matches!(text, "continue" | "abstract" | "override"),
        _ => false,
    }
}
