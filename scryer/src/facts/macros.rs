//! Macro calls: what they are, and the best reading of their arguments.
//!
//! The tokens of a call are contiguous text. After the walk over the file, all calls that it met are read together: the
//! text of each is put into a template that makes it legal Rust in one way (`(…);` reads a list of expressions, `{…};`
//! statements, `mod m {…}` items), the pieces are parsed as one text, and the nodes of that tree get the offsets that their
//! text has in the file; then the ordinary walk lowers them. What fails is tried again alone with the next template.
//! Calls among the arguments make the next round.
//!
//! Well-known macros (the format family and its kin, `vec!`, `matches!`, `select!`, …) have readings of their own, and inline
//! arguments in format strings become paths. Nothing is expanded here, and a macro that no template fits is opaque.
//!
//! [`look`] tells from the tokens what can't be, [`parts`] finds the parts of what well-known macros take, [`sheet`] is the
//! text of a round, [`format`] reads format strings.

mod format;
mod look;
mod parts;
mod sheet;

use self::format::inline_names;
use self::look::Look;
use self::sheet::Piece;
pub(in crate::facts) use self::sheet::Sheet;
use super::lower::attrs::literal_content;
use super::lower::items::is_item;
use super::lower::tree::{Field, Flat, N, is_part};
use super::lower::{Lower, flush, is_keyword};
use super::model::*;
use crate::source::TextRange;
use crate::syntax;
use crate::syntax::kinds::Kind;
use crate::syntax::lexer::{TokenKind, tokens};
use crate::workspace::graph::Edition;

/// How many levels of calls inside the arguments of calls are read.
const MAX_ROUNDS: u32 = 16;

/// A macro call whose arguments are to be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct PendingCall {
    call: MacroCallId,
    family: Family,
    /// The token text.
    range: TextRange,
    owner: Option<ItemId>,
    block: Option<BlockId>,
    inherited: ItemFlags,
}

/// What is known of a macro by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Family {
    Unknown,
    /// Expressions.
    Exprs,
    /// Expressions, of which that one is a format string. (`true`: only if others follow it, in old editions.)
    Format(u32, bool),
    /// Expressions and fields, of which the first string is a format string.
    Log,
    Vec,
    Matches,
    ThreadLocal,
    /// `if #[cfg(a)] { … } else { … }`: what is in the braces, all of it.
    CfgIf,
    /// `pattern = future, if condition => handler, …`
    Select,
    /// JSON with expressions in it.
    Json,
    /// Tokens that stand for themselves, but for `#name`.
    Quote,
    /// Its arguments are no code, or no code that stands here.
    Opaque,
}

/// A way of reading tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Template {
    Exprs,
    Array,
    Block,
    Items,
    Pat,
    Type,
    Matches,
    Select,
}

/// The family of a macro by its name, and whether std has a macro of that name which nothing expands.
fn family(name: &str) -> (Family, bool) {
    match name {
        "format" | "print" | "println" | "eprint" | "eprintln" | "format_args" => {
            (Family::Format(0, false), true)
        }
        "panic" | "todo" | "unimplemented" | "unreachable" => (Family::Format(0, true), true),
        "write" | "writeln" => (Family::Format(1, false), true),
        "assert" | "debug_assert" => (Family::Format(1, true), true),
        "assert_eq" | "assert_ne" | "debug_assert_eq" | "debug_assert_ne" => (Family::Format(2, false), true),
        "vec" => (Family::Vec, true),
        "matches" => (Family::Matches, true),
        "dbg" | "addr_of" | "addr_of_mut" => (Family::Exprs, true),
        "thread_local" => (Family::ThreadLocal, true),
        "cfg" | "env" | "option_env" | "include_str" | "include_bytes" | "concat" | "line" | "column"
        | "file" | "stringify" | "module_path" | "compile_error" => (Family::Opaque, true),
        "trace" | "debug" | "info" | "warn" | "error" | "log" | "event" | "trace_span" | "debug_span"
        | "info_span" | "warn_span" | "error_span" | "span" => (Family::Log, false),
        "anyhow" | "bail" | "eyre" | "format_err" | "format_ident" | "miette" => {
            (Family::Format(0, false), false)
        }
        "ensure" => (Family::Format(1, false), false),
        "assert_matches" | "debug_assert_matches" => (Family::Matches, false),
        "cfg_if" => (Family::CfgIf, false),
        "select" => (Family::Select, false),
        "json" => (Family::Json, false),
        "quote" | "quote_spanned" | "parse_quote" | "parse_quote_spanned" => (Family::Quote, false),
        "include" => (Family::Opaque, false),
        _ => (Family::Unknown, false),
    }
}

fn templates(family: Family, position: MacroPosition, delimiter: Delimiter) -> &'static [Template] {
    use Template::{Array, Block, Exprs, Items, Matches, Pat, Select, Type};
    match (family, position) {
        (Family::Opaque | Family::Quote, _) => &[],
        (_, MacroPosition::Pat) => &[Pat],
        (_, MacroPosition::Type) => &[Type],
        (Family::ThreadLocal, _) => &[Items],
        (Family::CfgIf, _) => &[Items, Block],
        (_, MacroPosition::Item) => &[Items, Exprs],
        (Family::Vec, _) => &[Array],
        (Family::Matches, _) => &[Matches, Exprs],
        (Family::Select, _) => &[Select, Exprs, Block],
        (Family::Unknown, MacroPosition::Stmt) if delimiter == Delimiter::Brace => &[Items, Exprs, Block],
        (Family::Unknown, _) if delimiter == Delimiter::Bracket => &[Exprs, Array],
        (Family::Unknown, _) => &[Exprs, Block],
        _ => &[Exprs],
    }
}

impl<'t> Lower<'t> {
    /// The macro call at `n`; `None` if it is none.
    pub(super) fn macro_call(&mut self, n: N, position: MacroPosition) -> Option<MacroCallId> {
        let (path, tokens) = self.call_parts(n)?;
        Some(self.add_macro_call(path, tokens, position))
    }

    /// The path and the token tree of the macro call at `n`.
    pub(super) fn call_parts(&self, n: N) -> Option<(N, N)> {
        Some((self.tree.child(n, Field::Macro)?, self.tree.child_of_kind(n, Kind::TokenTree)?))
    }

    /// A call of the macro `path` with the arguments `tokens`, which are to be read later.
    pub(super) fn add_macro_call(&mut self, path: N, tokens: N, position: MacroPosition) -> MacroCallId {
        let path = self.path(path);
        let range = self.range(tokens);
        let (delimiter, close) = match self.byte(range.start) {
            b'[' => (Delimiter::Bracket, b']'),
            b'{' => (Delimiter::Brace, b'}'),
            _ => (Delimiter::Paren, b')'),
        };
        let start = (range.start + 1).min(range.end);
        let closed = range.end > start && self.byte(range.end - 1) == close;
        let end = if closed { range.end - 1 } else { range.end };
        let range = TextRange::new(start, end);
        let (family, built_in) = self.family(path);
        let tokens = (!built_in).then(|| self.add_text(range.slice(self.text)));
        let call = MacroCallId(self.out.macro_calls.len() as u32);
        self.out.macro_calls.push(MacroCall {
            path,
            position,
            delimiter,
            start,
            tokens,
            args: MacroArgs::Opaque,
            around: None,
        });
        if family != Family::Opaque {
            let (owner, block, inherited) = (self.owner, self.block, self.inherited);
            self.pending.push(PendingCall { call, family, range, owner, block, inherited });
        }
        call
    }

    /// What is known of the macro `path`, and whether it is a built-in one.
    fn family(&self, path: PathId) -> (Family, bool) {
        let path = self.out.paths[path.index()];
        let segments = &self.out.segments[path.segments.range()];
        let Some(last) = segments.last() else { return (Family::Unknown, false) };
        let name: &str = &self.out.names[last.name.index()];
        let (family, in_std) = family(name);
        if !in_std {
            return (family, false);
        }
        let built_in = match segments {
            [_] => path.anchor == Anchor::Plain && !self.own_macros.contains(name),
            [first, ..] => matches!(&*self.out.names[first.name.index()], "std" | "core" | "alloc"),
            [] => false,
        };
        (family, built_in)
    }

    /// Reads the arguments of the calls that are pending, and of those that turn up inside.
    pub(super) fn macro_rounds(&mut self) {
        if self.pending.is_empty() {
            return;
        }
        let tree = std::mem::take(&mut self.tree);
        let context = (self.owner, self.block, self.inherited, self.round);
        // Each template is another parse; no file shall cost more than a few times its length.
        let mut budget = 4 * self.text.len() + (64 << 10);
        for _ in 0..MAX_ROUNDS {
            self.round += 1;
            let mut calls = std::mem::take(&mut self.pending);
            let expands = self.extent.is_expansion()
                || (self.extent == super::lower::Extent::Reading && self.round > 1);
            if expands {
                // These are expanded in their turn.
                calls.retain(|call| self.out[call.call].tokens.is_none());
            }
            if calls.is_empty() {
                break;
            }
            self.macro_round(calls, &mut budget);
        }
        self.pending.clear();
        self.tree = tree;
        (self.owner, self.block, self.inherited, self.round) = context;
    }

    fn macro_round(&mut self, calls: Vec<PendingCall>, budget: &mut usize) {
        let mut sheet = Sheet::without(std::mem::take(&mut self.cuts));
        for call in calls {
            if self.read_at_sight(call) {
                continue;
            }
            let look = Look::at(self.text, call, self.out.edition);
            if let Some(&template) = self.templates(call).iter().find(|&&template| look.allows(template)) {
                sheet.add(self.text, self.delimiter(call), call, look, template, budget);
            }
        }
        self.cuts = std::mem::take(&mut sheet.cuts);
        sheet.cuts.docs.clone_from(&self.cuts.docs);
        if sheet.pieces.is_empty() {
            return;
        }
        let Some(tree) = syntax::parse_tree(sheet.text.as_bytes()) else { return };
        for piece in self.read(sheet, &tree) {
            let templates = self.templates(piece.call);
            let tried = templates.iter().position(|&template| template == piece.template).unwrap_or(0);
            for &template in &templates[tried..] {
                if !piece.look.allows(template) {
                    continue;
                }
                let mut sheet = Sheet::default();
                sheet.add(self.text, self.delimiter(piece.call), piece.call, piece.look, template, budget);
                // The first way failed among others, any of which may have spoiled it, and unmended.
                let tree = if template == piece.template {
                    syntax::parse(&sheet.text).tree
                } else {
                    let Some(tree) = syntax::parse_tree(sheet.text.as_bytes()) else { continue };
                    tree
                };
                if self.read(sheet, &tree).is_empty() {
                    break;
                }
            }
        }
    }

    fn delimiter(&self, call: PendingCall) -> Delimiter {
        self.out.macro_calls[call.call.index()].delimiter
    }

    fn templates(&self, call: PendingCall) -> &'static [Template] {
        let MacroCall { position, delimiter, .. } = self.out.macro_calls[call.call.index()];
        templates(call.family, position, delimiter)
    }

    /// Reads calls that need no parser: those with no arguments, or with one string.
    fn read_at_sight(&mut self, call: PendingCall) -> bool {
        let position = self.out.macro_calls[call.call.index()].position;
        if matches!(position, MacroPosition::Pat | MacroPosition::Type) {
            return false;
        }
        if call.family == Family::Quote {
            let names = parts::interpolations(self.text, call.range);
            let mark = self.expr_stack.len();
            for range in names {
                let path = self.name_or_self_path(range);
                let expr = self.add_expr(Expr::Path(path), range);
                self.expr_stack.push(expr);
            }
            let args = MacroArgs::Exprs(flush(&mut self.expr_stack, mark, &mut self.out.expr_lists));
            self.out.macro_calls[call.call.index()].args = args;
            return true;
        }
        let mut tokens = tokens(self.text, call.range).filter(|token| !token.is_comment());
        let args = match tokens.next() {
            None if position == MacroPosition::Item => MacroArgs::Items(List::empty()),
            None => MacroArgs::Exprs(List::empty()),
            Some(token)
                if matches!(token.kind, TokenKind::Str | TokenKind::RawStr)
                    && token.suffix_len == 0
                    && tokens.next().is_none()
                    && call.family != Family::Vec =>
            {
                let mark = self.expr_stack.len();
                let string = self.add_expr(Expr::Literal(Literal::Str), token.range());
                self.expr_stack.push(string);
                self.inline_args(call.family, &[Some(token.range())], &[]);
                MacroArgs::Exprs(flush(&mut self.expr_stack, mark, &mut self.out.expr_lists))
            }
            _ => return false,
        };
        self.out.macro_calls[call.call.index()].args = args;
        true
    }

    /// Lowers the pieces of the sheet out of its tree. Answers those that did not fit.
    fn read(&mut self, mut sheet: Sheet, tree: &tree_sitter::Tree) -> Vec<Piece> {
        let mut failed = Vec::new();
        let mut flat = Flat::new(tree, &sheet.text);
        sheet.find_roots(&flat);
        let fits: Vec<bool> = sheet.pieces.iter().map(|piece| piece.fits(&flat)).collect();
        sheet.take_home(&mut flat);
        self.tree = flat;
        for (piece, fits) in sheet.pieces.into_iter().zip(fits) {
            let args = match piece.root {
                Some(root) if fits => self.args(&piece, root),
                _ => None,
            };
            match args {
                Some(args) => self.out.macro_calls[piece.call.call.index()].args = args,
                None => failed.push(piece),
            }
        }
        failed
    }

    /// Lowers the piece that became the statement or item `root`.
    fn args(&mut self, piece: &Piece, root: N) -> Option<MacroArgs> {
        self.owner = piece.call.owner;
        self.block = piece.call.block;
        self.inherited = piece.call.inherited;
        match piece.template {
            Template::Exprs => {
                let list = self.tree.first_part(root)?;
                Some(MacroArgs::Exprs(self.arg_list(piece.call.family, list)))
            }
            Template::Array => {
                let array = self.tree.first_part(root)?;
                if let Some(len) = self.tree.child(array, Field::Length) {
                    let value = self.tree.first_part(array)?;
                    return Some(MacroArgs::Repeat { value: self.expr(value), len: self.expr(len) });
                }
                Some(MacroArgs::Exprs(self.expr_list(Some(array))))
            }
            Template::Block | Template::Select => {
                let block = self.tree.first_part(root)?;
                Some(MacroArgs::Block(self.expr(block)))
            }
            Template::Items => self.arg_items(piece, root),
            Template::Pat => {
                let (pat, guard) = self.arm_pattern(root)?;
                guard.is_none().then_some(MacroArgs::Pat(pat))
            }
            Template::Type => {
                let ty = self.tree.child(root, Field::Type)?;
                Some(MacroArgs::Type(self.ty(ty)))
            }
            Template::Matches => {
                let matching = self.tree.first_part(root)?;
                let scrutinee = self.tree.child(matching, Field::Value)?;
                let end = self.range(matching).end;
                let scrutinee = self.expr(scrutinee);
                let (pat, guard) = self.arm_pattern(root)?;
                let body = self.missing(end);
                let arms = List::new(self.out.arms.len() as u32, 1);
                self.out.arms.push(Arm { pat, guard, body });
                Some(MacroArgs::Matches(self.add_expr(Expr::Match { scrutinee, arms }, piece.call.range)))
            }
        }
    }

    /// The pattern and guard of the only arm of the `match` statement `root`.
    fn arm_pattern(&mut self, root: N) -> Option<(PatId, Option<ExprId>)> {
        let matching = self.tree.first_part(root)?;
        let arms = self.tree.child(matching, Field::Body)?;
        let arm = self.tree.child_of_kind(arms, Kind::MatchArm)?;
        let pattern = self.tree.child(arm, Field::Pattern)?;
        Some(self.match_pattern(Some(pattern)))
    }

    fn arg_items(&mut self, piece: &Piece, root: N) -> Option<MacroArgs> {
        let body = self.tree.child(root, Field::Body)?;
        let call = piece.call;
        let position = self.out.macro_calls[call.call.index()].position;
        if position != MacroPosition::Item {
            // Calls alone could as well be statements.
            let mut children = self.tree.children(body);
            let mut any = std::iter::from_fn(|| children.next(&self.tree));
            if !any.any(|child| is_item(self.tree.kind(child))) {
                return None;
            }
        }
        let mark = self.item_stack.len();
        self.items_below(body);
        let items = flush(&mut self.item_stack, mark, &mut self.out.item_lists);
        if let (Some(block), true) = (call.block, position != MacroPosition::Item) {
            // The block around the call declares them as well.
            let before = self.out.blocks[block.index()].items;
            let start = self.out.item_lists.len() as u32;
            self.out.item_lists.extend_from_within(before.range());
            self.out.item_lists.extend_from_within(items.range());
            self.out.blocks[block.index()].items = List::new(start, before.len + items.len);
        }
        Some(MacroArgs::Items(items))
    }

    // ---- lists of arguments ----

    /// The arguments in `list`: a tuple, an expression in parentheses, or `()`.
    fn arg_list(&mut self, family: Family, list: N) -> List<ExprId> {
        let mark = self.expr_stack.len();
        let mut strings = Vec::new();
        let mut named = Vec::new();
        let mut children = self.tree.children(list);
        while let Some(child) = children.next(&self.tree) {
            let kind = self.kind(child);
            if !is_part(kind) {
                continue;
            }
            let is_string = matches!(kind, Kind::StringLiteral | Kind::RawStringLiteral);
            strings.push(is_string.then(|| self.range(child)));
            let expr = match self.named_arg(family, child) {
                Some((name, value)) => {
                    named.push(self.text_of(name));
                    let lhs = self.add_expr(Expr::Underscore, self.range(name));
                    let rhs = self.expr(value);
                    self.add_expr(Expr::Assign { lhs, rhs }, self.range(child))
                }
                None => self.expr(child),
            };
            self.expr_stack.push(expr);
        }
        self.inline_args(family, &strings, &named);
        flush(&mut self.expr_stack, mark, &mut self.out.expr_lists)
    }

    /// The name and the value of an argument `name = value`.
    fn named_arg(&self, family: Family, n: N) -> Option<(N, N)> {
        if self.kind(n) != Kind::AssignmentExpression {
            return None;
        }
        let name = self.tree.child(n, Field::Left)?;
        let value = self.tree.child(n, Field::Right)?;
        let is_name = match self.kind(name) {
            Kind::Identifier => self.text_of(name) != "_",
            // `request.id = 3` is the name of a field to tracing.
            Kind::FieldExpression => family == Family::Log,
            _ => false,
        };
        is_name.then_some((name, value))
    }

    /// Pushes the inline arguments of the format string among the arguments, of which `strings` are strings.
    fn inline_args(&mut self, family: Family, strings: &[Option<TextRange>], named: &[&str]) {
        let string = match family {
            Family::Log => strings.iter().flatten().next(),
            Family::Format(at, only_with_args) => {
                let old = only_with_args && self.out.edition < Edition::E2021;
                let string = strings.get(at as usize).and_then(Option::as_ref);
                string.filter(|_| !old || strings.len() > at as usize + 1)
            }
            _ => None,
        };
        let Some(&string) = string else { return };
        let text = self.text;
        let literal = string.slice(text);
        let Some(content) = literal_content(literal) else { return };
        let start = string.start + (content.as_ptr() as usize - literal.as_ptr() as usize) as u32;
        let raw = literal.starts_with('r');
        for (at, name) in inline_names(content, raw) {
            if named.contains(&name) || (name != "self" && is_keyword(name, self.out.edition)) {
                continue;
            }
            let start = start + at;
            let range = TextRange::new(start, start + name.len() as u32);
            if name != "self" {
                let name = self.intern(name);
                self.inline_names.push((name, start));
            }
            let path = self.name_or_self_path(range);
            let expr = self.add_expr(Expr::Path(path), range);
            self.expr_stack.push(expr);
        }
    }

    /// The path that the one word at `range` is.
    fn name_or_self_path(&mut self, range: TextRange) -> PathId {
        let text = range.slice(self.text);
        if text == "self" {
            let mark = self.segment_stack.len();
            return self.add_path(Anchor::SelfMod, None, 0, mark);
        }
        let name = self.intern(text);
        self.name_path(name, range.start)
    }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::facts::lower::lower;
    use crate::facts::lower::tests::{check, check_sound};
    use crate::facts::pretty::pretty_expr;

    /// Prints the statements of a body, one a line.
    fn check_body(body: &str, expect: Expect) {
        let text = format!("fn f() {{\n{body}\n}}");
        let facts = lower(&text, Edition::E2021);
        check_sound(&text, &facts);
        let printed = pretty_expr(&facts, facts.bodies[0].root).replace("; ", ";\n");
        expect.assert_eq(&format!("{printed}\n"));
    }

    #[test]
    fn the_format_family() {
        check_body(
            r##"println!(); println!("a"); println!("{a} {} {b:?} {0} {{c}}", d, e.f());
            format!("{x:>width$.prec$} {y:1$} {z:08.3} {:?}", 1); format!(r#"{raw} "{also}""#); format!("\u{7b}a} \"{b}\" \\{c}");
            write!(w, "{a}")?; panic!("{a} {b}", b = c); assert!(a.b(), "{c}"); assert_eq!(a, "{b}", "{c} {}", d); std::format!("{a}");
            unreachable!("{self}"); todo!(); eprintln!("{} {type} {é}", a);"##,
            expect![[r#"
                {(println!!);
                (println!! 'str);
                (println!! 'str d (.f() e) a b);
                (format!! 'str 'int x width prec y z);
                (format!! 'str raw also);
                (format!! 'str b c);
                (? (write!! w 'str a));
                (panic!! 'str (= _ c) a);
                (assert!! (.b() a) 'str c);
                (assert_eq!! a 'str 'str d c);
                (std::format!! 'str a);
                (unreachable!! 'str self);
                (todo!!);
                (eprintln!! 'str a é);
                }
            "#]],
        );
    }

    #[test]
    fn old_editions_format_only_with_arguments() {
        let inline = |text: &str| {
            let facts = lower(text, Edition::E2018);
            facts.names.iter().any(|name| &**name == "x")
        };
        assert!(!inline("fn f() { panic!(\"{x}\") }") && !inline("fn f() { assert!(a, \"{x}\") }"));
        assert!(inline("fn f() { panic!(\"{x}\", y) }") && inline("fn f() { println!(\"{x}\") }"));
    }

    #[test]
    fn logging() {
        check_body(
            r#"info!("{a}"); log::debug!(target: "t", "{a} {}", b); tracing::warn!(?a, %b.c, d = ?e, f.g = 1, "{h}"); error!(name: "n", x); bail!("no {a}"); ensure!(a > b, "{c}"); anyhow!(e);"#,
            expect![[r#"
                {(info! 'str a);
                (log::debug! (= _ 'str) 'str b a);
                (tracing::warn! a (.c b) (= _ e) (= _ 'int) 'str h);
                (error! (= _ 'str) x);
                (bail! 'str a);
                (ensure! (Gt a b) 'str c);
                (anyhow! e);
                }
            "#]],
        );
    }

    #[test]
    fn other_well_known_macros() {
        check_body(
            "vec![a, b]; vec![a; n]; vec![]; vec!(c); matches!(a.b(1, 2), Some(x) | None if x > y); matches!(a, B,); assert!(matches!(a, B { .. }));\n\
             dbg!(a, b); stringify!(a b); concat!(\"a\", b); env!(\"X\"); include!(\"x.rs\"); cfg!(test); quote! { fn x() {} }; assert_matches!(a, Some(_), \"{b}\");",
            expect![[r#"
                {(vec!! a b);
                (vec!! a;
                n);
                (vec!!);
                (vec!! c);
                (matches!! (match (.b() a 'int 'int) [(Some(x) | None) if (Gt x y) => <missing>]));
                (matches!! (match a [B => <missing>]));
                (assert!! (matches!! (match a [B{} => <missing>])));
                (dbg!! a b);
                (stringify!! opaque);
                (concat!! opaque);
                (env!! opaque);
                (include! opaque);
                (cfg!! opaque);
                (quote!);
                (assert_matches! (match a [Some(_) => <missing>]));
                }
            "#]],
        );
        check(
            "thread_local! { static A: RefCell<u8> = const { RefCell::new(1) }; pub static B: T = x() }\nmacro_rules! vec { () => {} }\nconst C: T = vec![a];\n",
            expect![[r#"
                call (thread_local!! items) @1:1
                  static A: RefCell<u8> @1:24
                    = Const{(call RefCell::new 'int)}
                  pub static B: T @1:79
                    = (call x)
                macro_rules vec " () => {} " @2:14
                const C: T @3:7
                  = (vec! a)
            "#]],
        );
    }

    #[test]
    fn unknown_macros() {
        check_body(
            "n!(a, @\"b\"); m!(a, b.c()); m! { let x = 1; f(x) } m!(a => b); m! { struct S; impl S {} } m![a; b]; let x: m!(Vec<u8>) = m!(); if let p!(Some(y)) = z {} a::b!(|x| x + 1); m!(x = y, ..z); m! { a!(); b!(c); }",
            expect![[r#"
                {(n! a 'str);
                (m! a (.c() b));
                (m! block {let x = 'int;
                (call f x)});
                (m! opaque);
                (m! items `struct;
                S @2:75` `impl S @2:78`);
                (m! a;
                b);
                let x: (m! type Vec<u8>) = (m!);
                (if (let (p! pat Some(y)) z) {});
                (a::b! (|x| (Add x 'int)));
                (m! (= _ y) (.. - z));
                (m! block {(a!);
                (b! c);
                })}
            "#]],
        );
    }

    #[test]
    fn macros_with_a_syntax_of_their_own() {
        check_body(
            "json!({ \"a\": b.c(), \"d\": [1, null, { (e): S { f: g } }], h: a::b::<C>() }); json!([a, {}]); json!(x); json!{ \"a\": y };\n\
             quote! { fn #name<T>() { #(#fields),* } #[x] #self }; quote_spanned!(span=> #a b); parse_quote!(#ty);",
            expect![[r#"
                {(json! (tuple 'str (.c() b) 'str (array 'int (tuple) (tuple e (struct S f: g))) h (call a::b<C>)));
                (json! (array a (tuple)));
                (json! x);
                (json! 'str y);
                (quote! name fields self);
                (quote_spanned! span a);
                (parse_quote! ty);
                }
            "#]],
        );
        check_body(
            "tokio::select! { biased; Some(x) = rx.recv(), if a == b => { x.y() } _ = &mut z => c, r = async { 1 } => d(r).await, else => { e } }\n\
             select! { a = b() => { c } }",
            expect![[r#"
                {(tokio::select! block {(if (And (let Some(x) (await (.recv() rx))) (Eq a b)) {{(.y() x)}});
                (if (let _ (await (&mut z))) {c});
                (if (let r (await Async{'int})) {(await (call d r))});
                {{e}}});
                (select! block {(if (let a (await (call b))) {{c}})})}
            "#]],
        );
        check(
            "cfg_if! { if #[cfg(unix)] { mod a; pub use a::b; } else if #[cfg(all(x))] { fn c() {} } else { use d; } }\n\
             fn f() { cfg_if::cfg_if! { if #[cfg(unix)] { a() } else { b(); } } cfg_if! { if #[cfg(x)] { struct S; } else {} } }\n",
            expect![[r#"
                call (cfg_if! items) @1:1
                  mod; a @1:33
                  pub use a::b @1:40
                  fn c() @1:80
                    = {}
                  use d @1:96
                fn f() @2:4
                  = {(cfg_if::cfg_if! block {{(call a)}; {(call b); }}); (cfg_if! items `struct; S @2:100`)}
            "#]],
        );
    }

    #[test]
    fn items_in_macro_calls() {
        check(
            "cfg_rt! {\n    /// Doc.\n    pub mod x;\n    pub use y::{z, w};\n    cfg_inner! { #[test] fn t() { assert!(a) } }\n}\n\
             impl X { forward! { fn a(&self) -> u8 { self.b } fn c(); } }\nlazy_static! { static ref A: B = c(); }\ngroup!(benches, one, two);\nopaque! { a => b }\n\
             #[cfg(test)] m! { fn inherits() {} }\nfn f() { cfg! {} n! { fn in_block() {} } }\n",
            expect![[r#"
                call (cfg_rt! items) @1:1 lines 1-6
                  /// "Doc."
                  pub mod; x @3:13 lines 2-3
                  pub use y::z, y::w @4:9
                  call (cfg_inner! items) @5:5
                    #[test]
                    TEST fn t() @5:29
                      = {(assert!! a)}
                impl X @7:1
                  call (forward! items) @7:10
                    fn a(&self) -> u8 @7:24
                      = {(.b self)}
                    fn c() @7:53
                call (lazy_static! items) @8:1
                  static A: B @8:27
                    = (call c)
                call (group! benches one two) @9:1
                call (opaque! opaque) @10:1
                #[cfg(test)]
                CFG_TEST call (m! items) @11:14
                  CFG_TEST fn inherits() @11:22
                    = {}
                fn f() @12:4
                  = {(cfg!! opaque); (n! items `fn in_block() @12:26 /   = {}`)}
            "#]],
        );
        let facts = lower("fn f() { m! { struct A; } struct B; }", Edition::E2021);
        let names: Vec<_> = facts[facts.blocks[0].items].iter().map(|&item| facts.item_name(item)).collect();
        assert_eq!(names, [Some("B"), Some("A")]);
        assert!(facts.items.iter().all(|item| item.block == item.parent.map(|_| BlockId(0))));
    }

    #[test]
    fn calls_in_the_arguments_of_calls() {
        check_body(
            "a!(b!(c!(d!(format!(\"{x}\"))))); println!(\"{}\", vec![matches!(a, m!(p))].len());",
            expect![[r#"
                {(a! (b! (c! (d! (format!! 'str x)))));
                (println!! 'str (.len() (vec!! (matches!! (match a [(m! pat p) => <missing>])))));
                }
            "#]],
        );
        let deep = format!("fn f() {{ {}1{} }}", "m!(".repeat(100), ")".repeat(100));
        let facts = lower(&deep, Edition::E2021);
        check_sound(&deep, &facts);
        assert_eq!(facts.macro_calls.len(), MAX_ROUNDS as usize + 1);
    }

    #[test]
    fn a_broken_neighbour_does_no_harm() {
        check_body(
            "m!(a => b); println!(\"{}\", x); n!(let); vec![y]; o!(fn); p!(z,,; 1 2); q!(w);",
            expect![[r#"
                {(m! opaque);
                (println!! 'str x);
                (n! opaque);
                (vec!! y);
                (o! opaque);
                (p! opaque);
                (q! w);
                }
            "#]],
        );
    }
}
