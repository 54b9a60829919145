//! From text to facts.
//!
//! [`lower`] parses a text, copies the tree into a flat table ([`tree`]) and walks that once: [`items`] for declarations,
//! [`attrs`] for docs and attributes, [`types`] for paths, types and bounds, [`bodies`] for expressions and patterns, [`torn`]
//! for what errors left of declarations. Macro calls are set aside and read afterwards ([`super::macros`]), in rounds, with
//! the same walk.
//!
//! Fn bodies that declare no items are lowered after everything else, so that an edit inside one moves no id that an item
//! refers to. What the walk can't make sense of it leaves out; it fails at nothing. Nesting beyond [`MAX_DEPTH`] is cut
//! off with an error; what is within fits a stack of two megabytes in debug builds.

pub(in crate::facts) mod attrs;
pub(in crate::facts) mod bodies;
pub(in crate::facts) mod cut;
pub(in crate::facts) mod items;
mod torn;
pub(in crate::facts) mod tree;
pub(in crate::facts) mod types;

use std::sync::LazyLock;

use rustc_hash::{FxHashMap, FxHashSet};

use self::tree::{Flat, N, Node};
use super::macros::{PendingCall, Sheet};
use super::model::*;
use crate::source::{ContentHash, LineIndex, TextRange};
use crate::syntax::SyntaxError;
use crate::syntax::kinds::Kind;
use crate::syntax::lexer::{TokenKind, tokens};
use crate::workspace::graph::Edition;

/// How deep expressions, types, patterns, blocks and items may nest, counted together. Chains that only lean to the left
/// (`a + b + …`, `a.b().c()`, `else if`) may be of any length.
const MAX_DEPTH: u32 = 400;

/// Reads all there is to know of a file from its text.
pub fn lower(text: &str, edition: Edition) -> FileFacts {
    read(text, edition, Extent::All)
}

/// As [`lower`], without what only the file's own code needs: fn bodies are [`Expr::Missing`](super::Expr::Missing), and
/// there are no postings. For dependencies, of which only signatures are asked.
pub fn lower_signatures(text: &str, edition: Edition) -> FileFacts {
    read(text, edition, Extent::Signatures)
}

/// As [`lower`], for what a macro call expanded to: the calls in it are not read for what they look like, as they are
/// expanded in their turn, and there are no postings.
pub(crate) fn lower_expansion(text: &str, edition: Edition) -> FileFacts {
    read(text, edition, Extent::Expansion)
}

/// As [`lower_expansion`], without fn bodies.
pub(crate) fn lower_expanded_signatures(text: &str, edition: Edition) -> FileFacts {
    read(text, edition, Extent::ExpandedSignatures)
}

/// How much of a text is lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::facts) enum Extent {
    All,
    Signatures,
    /// Macro calls of the text are left for their own expansion.
    Expansion,
    /// An expansion whose outermost macro calls nothing can expand: their arguments are read.
    Reading,
    ExpandedSignatures,
}

/// Lowers a text in which stands a macro call that can't be expanded, with the best reading of its arguments.
pub(crate) fn lower_reading(text: &str, edition: Edition) -> FileFacts {
    read(text, edition, Extent::Reading)
}

impl Extent {
    /// Whether fn bodies are left out.
    fn is_signatures(self) -> bool {
        matches!(self, Extent::Signatures | Extent::ExpandedSignatures)
    }

    /// Whether the text is what a macro call stands for.
    pub(in crate::facts) fn is_expansion(self) -> bool {
        matches!(self, Extent::Expansion | Extent::ExpandedSignatures)
    }
}

fn read(text: &str, edition: Edition, extent: Extent) -> FileFacts {
    let mut sheet = if extent.is_signatures() { Sheet::without(cut::cuts(text)) } else { Sheet::default() };
    let parse = sheet.parse_file(text);
    let mut lower = Lower::new(text, edition, parse.tree);
    lower.extent = extent;
    lower.cuts = sheet.cuts;
    lower.out.errors = parse.errors;
    lower.masks = parse.masks;
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

    /// What was written over to get the tree, in order.
    pub(in crate::facts) masks: Vec<TextRange>,
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
    pub(in crate::facts) extent: Extent,
    /// What is not parsed.
    pub(in crate::facts) cuts: cut::Cuts,

    /// Labels in scope, innermost last, with where what they label begins.
    pub(in crate::facts) labels: Vec<(&'t str, u32)>,

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
            masks: Vec::new(),
            round: 0,
            pending: Vec::new(),
            own_macros: FxHashSet::default(),
            inline_names: Vec::new(),
            deferred: Vec::new(),
            fn_bodies: Vec::new(),
            extent: Extent::All,
            cuts: cut::Cuts::default(),
            labels: Vec::new(),
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
        if self.extent.is_signatures() {
            let root = ExprId(self.out.exprs.len() as u32);
            self.out.exprs.push(super::Expr::Missing);
            self.out.expr_ranges.push(range);
            self.out.bodies[body.index()].root = root;
        } else if outermost && !self.declares_items(node) {
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
        if self.extent == Extent::All {
            self.postings();
        }
        self.out.item_hash = Some(self.item_hash());
        self.shrink();
        self.out
    }

    /// Gives back what the tables have grown beyond their content: facts live long.
    fn shrink(&mut self) {
        macro_rules! shrink {
            ($($table:ident)*) => { $(self.out.$table.shrink_to_fit();)* };
        }
        shrink!(names texts items item_ranges docs attrs imports predicates);
        shrink!(paths segments segment_starts generic_args assoc_bindings types type_lists bounds path_lists);
        shrink!(bodies exprs expr_ranges expr_lists field_inits arms pats pat_lists field_pats bindings params);
        shrink!(blocks stmts item_lists macro_calls);
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

#[cfg(test)]
pub(in crate::facts) mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::facts::pretty::pretty;
    use crate::source::Position;

    /// Lowers `text`, checks that the tables hold together, and compares what is printed of them.
    pub(in crate::facts) fn check(text: &str, expect: Expect) {
        let facts = lower(text, Edition::E2021);
        check_sound(text, &facts);
        expect.assert_eq(&pretty(&facts));
    }

    /// Every name is at its offset, every range in the text, every child inside its parent.
    pub(in crate::facts) fn check_sound(text: &str, facts: &FileFacts) {
        let check_name = |what: &str, name: NameId, start: u32| {
            let rest = text.get(start as usize..).unwrap_or("");
            let raw = rest.strip_prefix("r#").unwrap_or("");
            let found = rest.starts_with(&facts[name]) || raw.starts_with(&facts[name]);
            assert!(found, "{what} {} at {start}", &facts[name]);
        };
        let check_range = |what: &str, range: TextRange| {
            let fits =
                range.start <= range.end && text.get(range.start as usize..range.end as usize).is_some();
            assert!(fits, "{what} {range:?}");
        };
        assert_eq!(facts.segments.len(), facts.segment_starts.len());
        for (segment, &start) in facts.segments.iter().zip(&facts.segment_starts) {
            check_name("segment", segment.name, start);
        }
        facts.bindings.iter().for_each(|binding| check_name("binding", binding.name, binding.start));
        facts.field_inits.iter().for_each(|init| check_name("field", init.name, init.start));
        facts.field_pats.iter().for_each(|pat| check_name("field", pat.name, pat.start));
        for import in &facts.imports {
            if let ImportKind::Renamed { name, start, .. } = import.kind {
                check_name("alias", name, start);
            }
        }
        for expr in &facts.exprs {
            if let Expr::MethodCall { name, start, .. } | Expr::Field { name, start, .. } = *expr {
                check_name("field or method", name, start);
            }
        }
        assert_eq!(facts.exprs.len(), facts.expr_ranges.len());
        facts.expr_ranges.iter().for_each(|&range| check_range("expression", range));
        facts.blocks.iter().for_each(|block| check_range("block", block.range));
        for body in &facts.bodies {
            check_range("body", body.range);
            assert!(body.root.index() < facts.exprs.len());
        }
        assert_eq!(facts.items.len(), facts.item_ranges.len());
        for (id, item) in facts.items.iter().enumerate() {
            let ranges = facts.item_ranges[id];
            check_range("item", ranges.full);
            check_range("name", ranges.name);
            assert!(ranges.full.covers(ranges.name), "{ranges:?}");
            assert!(ranges.full.start <= ranges.decl_start && ranges.decl_start <= ranges.head_end);
            assert!(ranges.head_end <= ranges.full.end, "{ranges:?}");
            if let Some(name) = item.name
                && !facts[name].starts_with(|char: char| char.is_ascii_digit())
            {
                check_name("item", name, ranges.name.start);
            }
            assert!(item.end.index() > id && item.end.index() <= facts.items.len());
            if let Some(parent) = item.parent {
                assert!(parent.index() < id);
                assert!(facts.item_ranges[parent.index()].full.covers(ranges.full), "{ranges:?}");
            }
            for child in facts.children(ItemId(id as u32)) {
                assert_eq!(facts[child].parent, Some(ItemId(id as u32)));
                assert!(facts[child].end <= item.end);
            }
        }
        for call in &facts.macro_calls {
            if let Some(tokens) = call.tokens {
                assert!(text[call.start as usize..].starts_with(&facts[tokens]));
            }
        }
        assert_eq!(facts.posting_index.len(), facts.names.len() + 1);
        for id in 0..facts.names.len() as u32 {
            let postings = facts.postings(NameId(id));
            assert!(postings.is_sorted_by(|a, b| a < b));
            postings.iter().for_each(|&start| check_name("posting", NameId(id), start));
        }
        assert!(facts.docs.is_sorted_by_key(|&(item, _)| item));
        assert!(facts.errors.is_sorted_by_key(|error| error.range));
    }

    /// Where a name is posted, as `line:column`.
    fn postings(text: &str, name: &str) -> Vec<String> {
        let facts = lower(text, Edition::E2021);
        check_sound(text, &facts);
        let Some(id) = facts.names.iter().position(|known| **known == *name) else { return Vec::new() };
        let positions = facts.postings(NameId(id as u32)).iter().map(|&start| facts.lines.position(start));
        positions.map(|at| format!("{}:{}", at.line, at.column)).collect()
    }

    #[test]
    fn b056_names_in_format_strings_are_paths() {
        check(
            "pub struct Cfg { pub n: u8 }\npub fn f(c: &Cfg) { let k = c.n; println!(\"{k} {}\", c.n); }\n",
            expect![[r#"
                pub struct{} Cfg @1:12
                  pub field n: u8 @1:22
                pub fn f(c: &Cfg) @2:8
                  = {let k = (.n c); (println!! 'str (.n c) k); }
            "#]],
        );
        assert_eq!(postings("fn f() { println!(\"{k} {{k}} k\"); }", "k"), ["1:21"]);
    }

    #[test]
    fn signatures_have_the_docs_and_places_of_the_whole() {
        let text = "//! Of\r\n//!  the file.\n\n/// One.\n///\n    ///  two\n\n/// three\n#[a]\n/// four\n//// no\n/// five\n\
                    pub struct A {\n    /// Of\n    /// a field.\n    pub f: u8,\n}\n\
                    m! {\n    /// In\n    /// a call.\n    pub fn g() { /// x\n /// y\n h() }\n}\n\
                    /// E\n/// e\npub enum E {\n    /// V\n    /// v\n    V,\n}\n/** B */ /// b\n/// c\npub fn k() {}\n";
        let (whole, signatures) = (lower(text, Edition::E2021), lower_signatures(text, Edition::E2021));
        let shown = |facts: &FileFacts| {
            let docs = facts.docs.iter().map(|&(item, docs)| (facts.item_name(item), facts[docs].to_owned()));
            let docs: Vec<_> = docs.map(|(name, docs)| (name.map(str::to_owned), docs)).collect();
            let ranges: Vec<TextRange> = facts.item_ranges.iter().map(|ranges| ranges.full).collect();
            (docs, facts.file_docs.map(|docs| facts[docs].to_owned()), ranges)
        };
        assert_eq!(shown(&signatures), shown(&whole));
        assert_eq!(shown(&whole).0.first().map(|(_, docs)| &**docs), Some("One.\n\n two\nthree\nfour\nfive"));
    }

    #[test]
    fn b058_comments_strings_and_attributes_are_no_uses() {
        let text = "/// Use `helper()` with care.\npub fn helper() {}\n// helper();\npub fn f() -> &'static str { \"helper()\" }\n\
                    #[doc = \"helper()\"]\npub fn g() { helper() }\n";
        assert_eq!(postings(text, "helper"), ["2:8", "6:14"]);
    }

    #[test]
    fn b054_names_in_macro_bodies_are_posted() {
        let text = "pub fn core_fn() {}\nmacro_rules! call { () => { $crate::core_fn() }; }\npub fn a() { call!() }\n";
        assert_eq!(postings(text, "core_fn"), ["1:8", "2:37"]);
        check(
            text,
            expect![[r#"
            pub fn core_fn() @1:8
              = {}
            macro_rules call " () => { $crate::core_fn() }; " @2:14
            pub fn a() @3:8
              = {(call!)}
        "#]],
        );
    }

    #[test]
    fn b067_use_trees_with_comments() {
        check(
            "use p::{ // first\n    a, /* then */ q::{b, c as cc},\n};\npub fn f() { a(); b(); cc(); }\n",
            expect![[r#"
                use p::a, p::q::b, p::q::c as cc @1:1 lines 1-3
                pub fn f() @4:8
                  = {(call a); (call b); (call cc); }
            "#]],
        );
    }

    #[test]
    fn b078_unions_and_qualified_names() {
        check(
            "pub mod m {\n    pub struct P { pub x: u8 }\n    pub union U { pub a: u8, pub b: i8 }\n    pub trait T { fn t(&self); }\n}\n\
             impl m::T for m::P { fn t(&self) {} }\npub fn f() { let mut p = m::P { x: 1 }; p.x = 2; m::T::t(&p); }\n",
            expect![[r#"
                pub mod m @1:9 lines 1-5
                  pub struct{} P @2:16
                    pub field x: u8 @2:24
                  pub union U @3:15
                    pub field a: u8 @3:23
                    pub field b: i8 @3:34
                  pub trait T @4:15
                    fn t(&self) @4:22
                impl m::T for m::P @6:1
                  fn t(&self) @6:25
                    = {}
                pub fn f() @7:8
                  = {let mut p = (struct m::P x: 'int); (= (.x p) 'int); (call m::T::t (& p)); }
            "#]],
        );
    }

    #[test]
    fn b094_raw_identifiers() {
        let text = "pub mod r#match;\npub fn r#type() -> u8 { 1 }\npub fn f() -> u8 { r#type() + r#match::r#in() }\n";
        check(
            text,
            expect![[r#"
            pub mod; match @1:9
            pub fn type() -> u8 @2:8
              = {'int}
            pub fn f() -> u8 @3:8
              = {(Add (call type) (call match::in))}
        "#]],
        );
        assert_eq!(postings(text, "type"), ["2:8", "3:20"]);
    }

    #[test]
    fn b095_raw_strings() {
        check(
            "pub fn f() -> &'static str { r##\"fn ghost() { \"# } \"## }\npub fn g() {}\n",
            expect![[r#"
            pub fn f() -> &str @1:8
              = {'str}
            pub fn g() @2:8
              = {}
        "#]],
        );
    }

    #[test]
    fn b097_attributes_and_docs_are_part_of_the_item() {
        check(
            "/** Block\n doc */\n#[allow(\n    dead_code\n)]\npub fn f() {}\n\n/// Next.\npub fn g() {}\n",
            expect![[r#"
                /// "Block\ndoc"
                #[allow]
                pub fn f() @6:8 lines 1-6
                  = {}
                /// "Next."
                pub fn g() @9:8 lines 8-9
                  = {}
            "#]],
        );
    }

    #[test]
    fn b098_the_name_is_behind_docs_and_attributes() {
        let facts = lower("/// Adds.\n#[inline]\npub fn add(a: u8) -> u8 { a }\n", Edition::E2021);
        let ranges = facts.item_ranges[0];
        assert_eq!(facts.lines.position(ranges.name.start), Position { line: 3, column: 8 });
        assert_eq!(facts.lines.position(ranges.decl_start), Position { line: 3, column: 1 });
        assert_eq!(facts.lines.position(ranges.head_end), Position { line: 3, column: 25 });
        assert_eq!(facts.lines.position(ranges.full.start), Position { line: 1, column: 1 });
    }

    #[test]
    fn b100_columns_count_bytes() {
        let text = "// π ≈ 3\npub fn f() {}\npub fn g() { /* é */ f() }\n";
        assert_eq!(postings(text, "f"), ["2:8", "3:23"]);
    }

    #[test]
    fn b102_a_byte_order_mark_is_no_column() {
        let text = "\u{feff}pub fn a() {}\npub fn b() { a() }\n";
        let facts = lower(text, Edition::E2021);
        check_sound(text, &facts);
        assert_eq!(facts.item_ranges[0].name.start, 10);
        assert_eq!(postings(text, "a"), ["1:8", "2:14"]);
    }

    #[test]
    fn b103_many_items() {
        let mut text = String::new();
        for number in 0..6000 {
            text.push_str(&format!("pub fn bind_{number}() -> u32 {{ {number} }}\n"));
        }
        let facts = lower(&text, Edition::E2021);
        assert_eq!(facts.roots.len(), 6000);
        assert_eq!(facts.item_name(facts.roots[5999]), Some("bind_5999"));
        assert_eq!(facts.lines.position(facts.item_ranges[5999].name.start).line, 6000);
    }

    #[test]
    fn b107_types_in_variants() {
        check(
            "pub struct Dim; pub struct Log;\npub enum Ev { Click(Log), Resize { size: Dim } }\n",
            expect![[r#"
                pub struct; Dim @1:12
                pub struct; Log @1:28
                pub enum Ev @2:10
                  variant() Click @2:15
                    field 0: Log @2:21
                  variant{} Resize @2:27
                    field size: Dim @2:36
            "#]],
        );
    }

    #[test]
    fn what_parsed_around_an_error_is_kept() {
        check(
            "fn a() { foo(1 }\nfn b() {}\n",
            expect![[r#"
            fn a() @1:4
              = {(call foo 'int)}
            fn b() @2:4
              = {}
            error 1:15 expected `)`
        "#]],
        );
        check(
            "impl X { fn a(&self) { self. } fn b(&self) { self.q() } }\nfn after() {}\n",
            expect![[r#"
            impl X @1:1
              fn a(&self) @1:13
                = {self}
              fn b(&self) @1:35
                = {(.q() self)}
            fn after() @2:4
              = {}
            error 1:29 expected `field identifier`
        "#]],
        );
        check(
            "fn f() { match x { A => , B => b() } ; g(1, , 2); let y = ; }\nfn g() {}\n",
            expect![[r#"
            fn f() @1:4
              = {(match x [A => <missing>] [B => (call b)]); (call g 'int 'int); let y; }
            fn g() @2:4
              = {}
            error 1:24 expected `identifier`
            error 1:43 unexpected `,`
            error 1:57 unexpected `=`
        "#]],
        );
        check(
            "struct S { a: u8, b u16, c: u8 }\nenum E { A, , B }\n",
            expect![[r#"
            struct{} S @1:8
              field a: u8 @1:12
              field c: u8 @1:26
            enum E @2:6
              variant; A @2:10
              variant; B @2:15
            error 1:19 unexpected `b`
            error 2:11 unexpected `,`
        "#]],
        );
        check(
            "impl X {\n    fn a(&self) { 1 }\n    fn b(&self, x: u8) -> u8 {\n        if x {\n        self.foo();\n    fn c(&self) {}\n}\nfn d() {}\n",
            expect![[r#"
                impl X @1:1 lines 1-8
                  fn a(&self) @2:8
                    = {'int}
                  fn b(&self, x: u8) -> u8 @3:8 lines 3-7
                    = {(if x {(.foo() self); `fn c(&self) @6:8 /   = {}`; })}
                  fn d() @8:4
                    = {}
                error 1:1 unexpected `impl`
            "#]],
        );
        check(
            "mod m { trait T { fn a(); fn b<T: C>(x: T) -> D { let y = 1; e(",
            expect![[r#"
            mod m @1:5
              trait T @1:15
                fn a() @1:22
                fn b<T: C>(x: T) -> D @1:30
                  = {let y = 'int; e}
            error 1:1 unexpected `mod`
        "#]],
        );
        check(
            "mod m { impl A for B { fn a() { x( } impl C { fn d(&mut self) {",
            expect![[r#"
            mod m @1:5
              impl A for B @1:9
                fn a() @1:27
                  = {x}
              impl C @1:38
                fn d(&mut self) @1:50
                  = {}
            error 1:34 unexpected `(`
        "#]],
        );
        check(
            "mod m { fn a() {}\nfn b(x: u8) { c(",
            expect![[r#"
                mod m @1:5 lines 1-2
                  fn a() @1:12
                    = {}
                  fn b(x: u8) @2:4
                    = {c}
                error 1:1 unexpected `mod`
            "#]],
        );
    }

    #[test]
    fn nesting_is_cut_off_and_chains_are_not() {
        let repeat = |open: &str, middle: &str, close: &str, times: usize| {
            format!("{}{middle}{}", open.repeat(times), close.repeat(times))
        };
        let cut = |text: &str| {
            let facts = lower(text, Edition::E2021);
            check_sound(text, &facts);
            facts.errors.iter().any(|error| &*error.message == "nested too deeply")
        };
        let body = |expr: String| format!("fn f() {{ {expr}; }}");
        for (open, middle, close) in [
            ("{", "1", "}"),
            ("!", "x", ""),
            ("&", "x", ""),
            ("if a {", "", "}"),
            ("match a { b => ", "1", "}"),
            ("|x| ", "1", ""),
            ("f(", "1", ")"),
            ("[", "1", "]"),
            ("S { a: ", "1", "}"),
            ("loop { ", "", "}"),
            ("async { ", "", "}"),
            ("fn a() { ", "", "}"),
            ("return ", "1", ""),
            ("let x: [u8; ", "1", "] = y"),
        ] {
            assert!(cut(&body(repeat(open, middle, close, 1000))), "{open}");
            assert!(!cut(&body(repeat(open, middle, close, 50))), "{open}");
        }
        for (open, middle, close) in
            [("V<", "u8", ">"), ("&", "u8", ""), ("(", "u8", ",)"), ("fn(", "u8", ")")]
        {
            assert!(cut(&format!("type A = {};", repeat(open, middle, close, 1000))), "{open}");
        }
        for (open, middle, close) in
            [("(", "a", ",)"), ("&", "a", ""), ("S { a: ", "a", "}"), ("(a | ", "b", ")")]
        {
            assert!(
                cut(&body(format!("match x {{ {} => 1 }}", repeat(open, middle, close, 1000)))),
                "{open}"
            );
        }
        assert!(cut(&repeat("mod a { ", "", "}", 1000)));
        assert!(cut(&format!("use {};", repeat("a::{", "b", "}", 1000))));
        for chain in [
            repeat("(", "1", ")", 3000),
            format!("a{}", " + b".repeat(3000)),
            format!("a{}", ".b(c)?.d[0]".repeat(1000)),
            format!("a{}", "::b".repeat(3000)),
            format!("if a {{}} {}", "else if b {} ".repeat(1000)),
            format!("if a {} {{}}", "&& let b = c ".repeat(1000)),
            format!("match x {{ a{} => 1 }}", " | b".repeat(3000)),
            format!("let x: impl A{} = 1", " + A".repeat(3000)),
        ] {
            assert!(!cut(&body(chain.clone())), "{}", &chain[..40]);
        }
    }

    #[test]
    fn nothing_panics() {
        for text in [
            "", "\u{feff}", "é", "\"", "/*", "#", "#[", "fn", "fn f", "use", "use a::{", "m!", "m!(", "impl",
            "r#", "'",
        ] {
            check_sound(text, &lower(text, Edition::E2021));
        }
        let text = include_str!("lower.rs");
        for (end, _) in text.char_indices().step_by(997) {
            check_sound(&text[..end], &lower(&text[..end], Edition::E2021));
            check_sound(&text[end..], &lower(&text[end..], Edition::E2021));
        }
    }

    #[test]
    fn an_edit_in_a_body_is_told_from_one_outside() {
        let hash = |text: &str| lower(text, Edition::E2021).item_hash.unwrap();
        let base = hash("fn f() { a(); }\nimpl X { fn g(&self) -> u8 { 1 } }\nconst C: u8 = 1;");
        assert_eq!(
            base,
            hash(
                "fn f() { b(c); println!(\"{}\", 1) }\nimpl X { fn g(&self) -> u8 { 2 } }\nconst C: u8 = 1;"
            )
        );
        assert_ne!(base, hash("fn f() { a(); }\nimpl X { fn g(&self) -> u16 { 1 } }\nconst C: u8 = 1;"));
        assert_ne!(base, hash("fn f() { a(); }\nimpl X { fn g(&self) -> u8 { 1 } }\nconst C: u8 = 2;"));
        assert_ne!(
            base,
            hash("fn f() { a(); impl Y {} }\nimpl X { fn g(&self) -> u8 { 1 } }\nconst C: u8 = 1;")
        );
        // A macro call that reads as no item declares none that anything outside could see.
        assert_eq!(base, hash("fn f() { a!(); }\nimpl X { fn g(&self) -> u8 { 1 } }\nconst C: u8 = 1;"));
        assert_ne!(
            base,
            hash("fn f() { a! { fn h() {} } }\nimpl X { fn g(&self) -> u8 { 1 } }\nconst C: u8 = 1;")
        );
        // Declarations in bodies count, wherever they stand.
        assert_ne!(hash("fn f() { vec![{ struct A; }] }"), hash("fn f() { vec![{ struct B; }] }"));
        // What is a body in one text is none in the other.
        assert_ne!(hash("fn f() {} {}"), hash("fn f() {} fn g() {}"));
    }

    #[test]
    fn an_edit_in_a_body_moves_no_id_that_items_refer_to() {
        let with_body = |body: &str| {
            let text = format!(
                "fn f() {{ {body} }}\nfn g(x: Vec<u8>) -> Option<T> {{}}\nm! {{ struct S {{ a: A<B> }} }}"
            );
            let facts = lower(&text, Edition::E2021);
            let kinds: Vec<ItemKind> = facts.items.iter().map(|item| item.kind.clone()).collect();
            (kinds, facts.paths[..4].to_vec(), facts.types[..4].to_vec())
        };
        assert_eq!(
            with_body(""),
            with_body("let x: Vec<Z<Q>> = vec![a::b(), y.c::<D>()]; println!(\"{z}\")")
        );
    }
}
