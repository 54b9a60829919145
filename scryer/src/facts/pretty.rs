//! Facts as text, for tests and for looking at what lowering made of a file.
//!
//! [`pretty`] prints one line an item, indented as items nest: visibility, flags, signature, then where its name and its
//! whole text lie (`@line:column`, `lines first-last`). Bodies follow as s-expressions. Nothing reads this form back.

use std::fmt::Write;

use super::model::*;

/// How deep types and expressions are printed; what lies below is `…`.
const MAX_DEPTH: u32 = 150;

/// Prints all items and bodies of a file.
pub fn pretty(facts: &FileFacts) -> String {
    let mut out = Printer { facts, text: String::new(), depth: 0 };
    if let Some(docs) = facts.file_docs {
        out.line(0, &format!("//! {:?}", &facts[docs]));
    }
    out.attrs(facts.file_attrs, 0, "#!");
    for &root in &facts.roots {
        out.item(root, 0);
    }
    for error in &facts.errors {
        let at = facts.lines.position(error.range.start);
        out.line(0, &format!("error {}:{} {}", at.line, at.column, error.message));
    }
    out.text
}

/// Prints one expression as an s-expression.
pub fn pretty_expr(facts: &FileFacts, expr: ExprId) -> String {
    let mut out = Printer { facts, text: String::new(), depth: 0 };
    out.expr(expr);
    out.text
}

/// Prints one type as it would be written.
pub fn pretty_type(facts: &FileFacts, ty: TypeRefId) -> String {
    let mut out = Printer { facts, text: String::new(), depth: 0 };
    out.ty(ty);
    out.text
}

/// Prints one path as it would be written.
pub fn pretty_path(facts: &FileFacts, path: PathId) -> String {
    let mut out = Printer { facts, text: String::new(), depth: 0 };
    out.path(path);
    out.text
}

struct Printer<'a> {
    facts: &'a FileFacts,
    text: String,
    depth: u32,
}

impl Printer<'_> {
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn line(&mut self, indent: usize, text: &str) {
        self.text.extend(std::iter::repeat_n("  ", indent));
        self.put(text);
        self.put("\n");
    }

    fn name(&mut self, name: NameId) {
        let text = &self.facts[name];
        self.text.push_str(text);
    }

    /// `each` for every entry, with `separator` between.
    fn join<T: Copy>(&mut self, entries: &[T], separator: &str, mut each: impl FnMut(&mut Self, T)) {
        for (index, &entry) in entries.iter().enumerate() {
            if index > 0 {
                self.put(separator);
            }
            each(self, entry);
        }
    }

    /// Runs `print` unless it is too deep.
    fn below(&mut self, print: impl FnOnce(&mut Self)) {
        if self.depth >= MAX_DEPTH {
            self.put("…");
            return;
        }
        self.depth += 1;
        print(self);
        self.depth -= 1;
    }

    // ---- items ----

    fn item(&mut self, id: ItemId, indent: usize) {
        let facts = self.facts;
        let item = &facts[id];
        if let Some(docs) = facts.item_docs(id) {
            self.line(indent, &format!("/// {docs:?}"));
        }
        self.attrs(item.attrs, indent, "#");
        self.text.extend(std::iter::repeat_n("  ", indent));
        self.visibility(item.visibility);
        self.flags(item.flags);
        self.signature(id, item);
        let ranges = facts.item_ranges[id.index()];
        let at = facts.lines.position(ranges.name.start);
        let first = facts.lines.position(ranges.full.start).line;
        let last = facts.lines.position(ranges.full.end.saturating_sub(1).max(ranges.full.start)).line;
        let _ = write!(self.text, " @{}:{}", at.line, at.column);
        if first != at.line || last != at.line {
            let _ = write!(self.text, " lines {first}-{last}");
        }
        self.put("\n");
        if self.depth >= MAX_DEPTH {
            return;
        }
        self.depth += 1;
        let body = match item.kind {
            ItemKind::Fn { body, .. } | ItemKind::Const { body, .. } | ItemKind::Static { body, .. } => body,
            ItemKind::Variant { discriminant, .. } => discriminant,
            _ => None,
        };
        if let Some(body) = body {
            self.text.extend(std::iter::repeat_n("  ", indent + 1));
            self.put("= ");
            self.expr(facts[body].root);
            self.put("\n");
        }
        if let ItemKind::MacroCall(call) = item.kind
            && let MacroArgs::Items(items) = facts[call].args
        {
            for &item in &facts[items] {
                self.item(item, indent + 1);
            }
        }
        let generics = facts.generic_params(id).count();
        for child in facts.children(id).skip(generics) {
            // Those in a block are printed with it.
            if facts[child].block == item.block {
                self.item(child, indent + 1);
            }
        }
        self.depth -= 1;
    }

    fn attrs(&mut self, attrs: List<Attr>, indent: usize, mark: &str) {
        let facts = self.facts;
        for attr in &facts[attrs] {
            self.text.extend(std::iter::repeat_n("  ", indent));
            self.put(mark);
            self.put("[");
            self.path(attr.path);
            match attr.kind {
                AttrKind::Cfg(text) => {
                    let _ = write!(self.text, "({})", &facts[text]);
                }
                AttrKind::Derive(paths) => {
                    self.put("(");
                    self.join(&facts[paths], ", ", Self::path);
                    self.put(")");
                }
                AttrKind::Path(text) | AttrKind::Lang(text) => {
                    let _ = write!(self.text, " = {:?}", &facts[text]);
                }
                AttrKind::ProcMacroDerive(name) => {
                    let _ = write!(self.text, "({})", &facts[name]);
                }
                AttrKind::Other => {}
            }
            self.put("]\n");
        }
    }

    fn visibility(&mut self, visibility: Visibility) {
        match visibility {
            Visibility::Inherited => {}
            Visibility::Public => self.put("pub "),
            Visibility::Crate => self.put("pub(crate) "),
            Visibility::SelfMod => self.put("pub(self) "),
            Visibility::Super => self.put("pub(super) "),
            Visibility::In(path) => {
                self.put("pub(in ");
                self.path(path);
                self.put(") ");
            }
        }
    }

    fn flags(&mut self, flags: ItemFlags) {
        let names = [
            (ItemFlags::ASYNC, "async"),
            (ItemFlags::CONST, "const"),
            (ItemFlags::UNSAFE, "unsafe"),
            (ItemFlags::EXTERN, "extern"),
            (ItemFlags::MUT, "mut"),
            (ItemFlags::TEST, "TEST"),
            (ItemFlags::CFG_TEST, "CFG_TEST"),
            (ItemFlags::CFG_OFF, "CFG_OFF"),
            (ItemFlags::PROVIDED, "PROVIDED"),
            (ItemFlags::MACRO_EXPORT, "MACRO_EXPORT"),
            (ItemFlags::MACRO_USE, "MACRO_USE"),
            (ItemFlags::PROC_MACRO, "PROC_MACRO"),
        ];
        for (flag, name) in names {
            if flags.contains(flag) {
                self.put(name);
                self.put(" ");
            }
        }
    }

    fn signature(&mut self, id: ItemId, item: &Item) {
        let facts = self.facts;
        match &item.kind {
            ItemKind::Module { inline } => self.head(if *inline { "mod" } else { "mod;" }, id, item),
            ItemKind::Fn { predicates, params, receiver, ret, .. } => {
                self.head("fn", id, item);
                self.put("(");
                let mut any = true;
                match *receiver {
                    Receiver::None => any = false,
                    Receiver::Value => self.put("self"),
                    Receiver::Ref => self.put("&self"),
                    Receiver::RefMut => self.put("&mut self"),
                    Receiver::Typed(ty) => {
                        self.put("self: ");
                        self.ty(ty);
                    }
                }
                if any && !params.is_empty() {
                    self.put(", ");
                }
                self.params(*params);
                self.put(")");
                if let Some(ret) = *ret {
                    self.put(" -> ");
                    self.ty(ret);
                }
                self.predicates(*predicates);
            }
            ItemKind::Struct { predicates, shape } => {
                let keyword = match shape {
                    Shape::Unit => "struct;",
                    Shape::Tuple => "struct()",
                    Shape::Record => "struct{}",
                };
                self.head(keyword, id, item);
                self.predicates(*predicates);
            }
            ItemKind::Union { predicates } => {
                self.head("union", id, item);
                self.predicates(*predicates);
            }
            ItemKind::Enum { predicates } => {
                self.head("enum", id, item);
                self.predicates(*predicates);
            }
            ItemKind::Variant { shape, .. } => {
                let keyword = match shape {
                    Shape::Unit => "variant;",
                    Shape::Tuple => "variant()",
                    Shape::Record => "variant{}",
                };
                self.head(keyword, id, item);
            }
            ItemKind::Field { ty } => {
                self.head("field", id, item);
                self.put(": ");
                self.ty(*ty);
            }
            ItemKind::Trait { predicates, supertraits } => {
                self.head("trait", id, item);
                self.bounds(": ", *supertraits);
                self.predicates(*predicates);
            }
            ItemKind::Impl { predicates, self_ty, trait_path, negative } => {
                self.head("impl", id, item);
                self.put(" ");
                if let Some(path) = *trait_path {
                    if *negative {
                        self.put("!");
                    }
                    self.path(path);
                    self.put(" for ");
                }
                self.ty(*self_ty);
                self.predicates(*predicates);
            }
            ItemKind::TypeAlias { predicates, bounds, ty } => {
                self.head("type", id, item);
                self.bounds(": ", *bounds);
                if let Some(ty) = *ty {
                    self.put(" = ");
                    self.ty(ty);
                }
                self.predicates(*predicates);
            }
            ItemKind::Const { ty, .. } | ItemKind::Static { ty, .. } => {
                let is_const = matches!(item.kind, ItemKind::Const { .. });
                self.head(if is_const { "const" } else { "static" }, id, item);
                if let Some(ty) = *ty {
                    self.put(": ");
                    self.ty(ty);
                }
            }
            ItemKind::MacroDef { rules, decl_macro, .. } => {
                self.head(if *decl_macro { "macro" } else { "macro_rules" }, id, item);
                let _ = write!(self.text, " {:?}", &facts[*rules]);
            }
            ItemKind::MacroCall(call) => {
                self.head("call", id, item);
                self.put(" ");
                self.macro_call(*call);
            }
            ItemKind::Use { imports } => {
                self.head("use", id, item);
                self.put(" ");
                self.join(&facts[*imports], ", ", Self::import);
            }
            ItemKind::ExternCrate { krate, .. } => {
                self.head("extern crate", id, item);
                let _ = write!(self.text, " = {}", &facts[*krate]);
            }
            ItemKind::ExternBlock => self.head("extern{}", id, item),
            ItemKind::TypeParam { bounds, default } => {
                self.head("", id, item);
                self.bounds(": ", *bounds);
                if let Some(default) = *default {
                    self.put(" = ");
                    self.ty(default);
                }
            }
            ItemKind::ConstParam { ty } => {
                self.head("const", id, item);
                self.put(": ");
                self.ty(*ty);
            }
        }
    }

    fn head(&mut self, keyword: &str, id: ItemId, item: &Item) {
        let facts = self.facts;
        self.put(keyword);
        if let Some(name) = item.name {
            if !keyword.is_empty() {
                self.put(" ");
            }
            self.name(name);
        }
        let params: Vec<ItemId> = facts.generic_params(id).collect();
        if !params.is_empty() {
            self.put("<");
            self.join(&params, ", ", |out, param| out.signature(param, &facts[param]));
            self.put(">");
        }
    }

    fn params(&mut self, params: List<Param>) {
        let facts = self.facts;
        self.join(&facts[params], ", ", |out, param| {
            if let Some(pat) = param.pat {
                out.pat(pat);
            }
            if param.pat.is_some() && param.ty.is_some() {
                out.put(": ");
            }
            if let Some(ty) = param.ty {
                out.ty(ty);
            }
        });
    }

    fn predicates(&mut self, predicates: List<Predicate>) {
        let facts = self.facts;
        if !predicates.is_empty() {
            self.put(" where ");
        }
        self.join(&facts[predicates], ", ", |out, predicate| {
            out.ty(predicate.ty);
            out.bounds(": ", predicate.bounds);
        });
    }

    fn bounds(&mut self, before: &str, bounds: List<Bound>) {
        let facts = self.facts;
        if !bounds.is_empty() {
            self.put(before);
        }
        self.join(&facts[bounds], " + ", |out, bound| {
            if bound.maybe {
                out.put("?");
            }
            out.path(bound.path);
        });
    }

    fn import(&mut self, import: Import) {
        self.path(import.path);
        match import.kind {
            ImportKind::Plain => {}
            ImportKind::SelfInBraces => self.put("::{self}"),
            ImportKind::Renamed { name, of_self, .. } => {
                self.put(if of_self { "::{self} as " } else { " as " });
                self.name(name);
            }
            ImportKind::Underscore => self.put(" as _"),
            ImportKind::Glob => self.put("::*"),
        }
    }

    // ---- paths and types ----

    fn path(&mut self, id: PathId) {
        self.below(|out| out.path_below(id));
    }

    fn path_below(&mut self, id: PathId) {
        let facts = self.facts;
        let path = facts[id];
        let mut first = true;
        let segments = &facts[path.segments];
        let traits = segments.len().min(path.trait_segments as usize);
        let mut anchor = match path.anchor {
            Anchor::Plain => String::new(),
            Anchor::Absolute => "::".to_owned(),
            Anchor::Crate => "crate".to_owned(),
            Anchor::SelfMod => "self".to_owned(),
            Anchor::Super(count) => vec!["super"; count as usize].join("::"),
            Anchor::DollarCrate => "$crate".to_owned(),
        };
        if !matches!(path.anchor, Anchor::Plain | Anchor::Absolute) && !segments.is_empty() {
            anchor.push_str("::");
        }
        if let Some(qself) = path.qself {
            self.put("<");
            self.ty(qself);
            if traits > 0 {
                self.put(" as ");
                self.put(&anchor);
                self.join(&segments[..traits], "::", Self::segment);
            }
            self.put(">");
            first = false;
        } else {
            self.put(&anchor);
        }
        for &segment in &segments[traits..] {
            if !first {
                self.put("::");
            }
            first = false;
            self.segment(segment);
        }
    }

    fn segment(&mut self, segment: Segment) {
        self.name(segment.name);
        if let Some(args) = segment.args {
            self.generic_args(args);
        }
    }

    fn generic_args(&mut self, id: GenericArgsId) {
        let facts = self.facts;
        let args = facts.generic_args[id.index()];
        self.put(if args.parenthesized { "<paren " } else { "<" });
        self.join(&facts[args.types], ", ", Self::ty);
        for (index, binding) in facts[args.bindings].iter().enumerate() {
            if index > 0 || !args.types.is_empty() {
                self.put(", ");
            }
            self.name(binding.name);
            self.bounds(": ", binding.bounds);
            if let Some(ty) = binding.ty {
                self.put(" = ");
                self.ty(ty);
            }
        }
        self.put(">");
    }

    fn ty(&mut self, id: TypeRefId) {
        self.below(|out| out.ty_below(id));
    }

    fn ty_below(&mut self, id: TypeRefId) {
        let facts = self.facts;
        match facts[id] {
            TypeRef::Path(path) => self.path(path),
            TypeRef::Ref { inner, mutable } => {
                self.put(if mutable { "&mut " } else { "&" });
                self.ty(inner);
            }
            TypeRef::Ptr { inner, mutable } => {
                self.put(if mutable { "*mut " } else { "*const " });
                self.ty(inner);
            }
            TypeRef::Slice(inner) => {
                self.put("[");
                self.ty(inner);
                self.put("]");
            }
            TypeRef::Array(inner, len) => {
                self.put("[");
                self.ty(inner);
                self.put("; ");
                if let Some(len) = len {
                    self.expr(facts[len].root);
                }
                self.put("]");
            }
            TypeRef::Tuple(types) => {
                self.put("(");
                self.join(&facts[types], ", ", Self::ty);
                self.put(if types.len == 1 { ",)" } else { ")" });
            }
            TypeRef::FnPtr { params, ret } => {
                self.put("fn(");
                self.join(&facts[params], ", ", Self::ty);
                self.put(")");
                if let Some(ret) = ret {
                    self.put(" -> ");
                    self.ty(ret);
                }
            }
            TypeRef::ImplTrait(bounds) => {
                self.put("impl");
                self.bounds(" ", bounds);
            }
            TypeRef::DynTrait(bounds) => {
                self.put("dyn");
                self.bounds(" ", bounds);
            }
            TypeRef::Never => self.put("!"),
            TypeRef::Infer => self.put("_"),
            TypeRef::Macro(call) => self.macro_call(call),
            TypeRef::Const(body) => {
                self.put("const ");
                self.expr(facts[body].root);
            }
            TypeRef::Error => self.put("<error>"),
        }
    }

    // ---- bodies ----

    fn expr(&mut self, id: ExprId) {
        self.below(|out| out.expr_below(id));
    }

    fn opt(&mut self, expr: Option<ExprId>) {
        match expr {
            Some(expr) => {
                self.put(" ");
                self.expr(expr);
            }
            None => self.put(" -"),
        }
    }

    fn exprs(&mut self, list: List<ExprId>) {
        let facts = self.facts;
        for &expr in &facts[list] {
            self.put(" ");
            self.expr(expr);
        }
    }

    fn form(&mut self, name: &str, exprs: &[ExprId]) {
        self.put("(");
        self.put(name);
        for &expr in exprs {
            self.put(" ");
            self.expr(expr);
        }
        self.put(")");
    }

    fn expr_below(&mut self, id: ExprId) {
        let facts = self.facts;
        match facts[id] {
            Expr::Missing => self.put("<missing>"),
            Expr::Path(path) => self.path(path),
            Expr::Literal(literal) => self.literal(literal),
            Expr::Call { callee, args } => {
                self.put("(call ");
                self.expr(callee);
                self.exprs(args);
                self.put(")");
            }
            Expr::MethodCall { receiver, name, generic_args, args, .. } => {
                self.put("(.");
                self.name(name);
                if let Some(args) = generic_args {
                    self.put("::");
                    self.generic_args(args);
                }
                self.put("() ");
                self.expr(receiver);
                self.exprs(args);
                self.put(")");
            }
            Expr::Field { base, name, .. } => {
                self.put("(.");
                self.name(name);
                self.put(" ");
                self.expr(base);
                self.put(")");
            }
            Expr::Index { base, index } => self.form("index", &[base, index]),
            Expr::Struct { path, fields, spread } => {
                self.put("(struct ");
                self.path(path);
                for field in &facts[fields] {
                    self.put(" ");
                    self.name(field.name);
                    if !field.shorthand {
                        self.put(": ");
                        self.expr(field.value);
                    }
                }
                if let Some(spread) = spread {
                    self.put(" ..");
                    self.expr(spread);
                }
                self.put(")");
            }
            Expr::Tuple(list) => {
                self.put("(tuple");
                self.exprs(list);
                self.put(")");
            }
            Expr::Array(list) => {
                self.put("(array");
                self.exprs(list);
                self.put(")");
            }
            Expr::Repeat { value, len } => self.form("repeat", &[value, len]),
            Expr::Ref { expr, mutable, raw } => {
                let name = match (raw, mutable) {
                    (false, false) => "&",
                    (false, true) => "&mut",
                    (true, false) => "&raw const",
                    (true, true) => "&raw mut",
                };
                self.form(name, &[expr]);
            }
            Expr::Unary { op, expr } => {
                let name = match op {
                    UnaryOp::Deref => "*",
                    UnaryOp::Neg => "-",
                    UnaryOp::Not => "!",
                };
                self.form(name, &[expr]);
            }
            Expr::Binary { op, lhs, rhs, .. } => self.form(&format!("{op:?}"), &[lhs, rhs]),
            Expr::Assign { lhs, rhs } => self.form("=", &[lhs, rhs]),
            Expr::Cast { expr, ty } => {
                self.put("(as ");
                self.expr(expr);
                self.put(" ");
                self.ty(ty);
                self.put(")");
            }
            Expr::Range { lo, hi, inclusive } => {
                self.put(if inclusive { "(..=" } else { "(.." });
                self.opt(lo);
                self.opt(hi);
                self.put(")");
            }
            Expr::Block { block, kind } => {
                match kind {
                    BlockKind::Plain => {}
                    kind => {
                        let _ = write!(self.text, "{kind:?}");
                    }
                }
                self.block(block);
            }
            Expr::If { condition, then, otherwise } => {
                self.put("(if ");
                self.expr(condition);
                self.put(" ");
                self.expr(then);
                if let Some(otherwise) = otherwise {
                    self.put(" ");
                    self.expr(otherwise);
                }
                self.put(")");
            }
            Expr::Let { pat, expr } => {
                self.put("(let ");
                self.pat(pat);
                self.put(" ");
                self.expr(expr);
                self.put(")");
            }
            Expr::Match { scrutinee, arms } => {
                self.put("(match ");
                self.expr(scrutinee);
                for arm in &facts[arms] {
                    self.put(" [");
                    self.pat(arm.pat);
                    if let Some(guard) = arm.guard {
                        self.put(" if ");
                        self.expr(guard);
                    }
                    self.put(" => ");
                    self.expr(arm.body);
                    self.put("]");
                }
                self.put(")");
            }
            Expr::While { condition, body } => self.form("while", &[condition, body]),
            Expr::Loop { body } => self.form("loop", &[body]),
            Expr::For { pat, iterable, body } => {
                self.put("(for ");
                self.pat(pat);
                self.put(" ");
                self.expr(iterable);
                self.put(" ");
                self.expr(body);
                self.put(")");
            }
            Expr::Break { value, .. } => self.form("break", value.as_slice()),
            Expr::Continue => self.put("(continue)"),
            Expr::Return(value) => self.form("return", value.as_slice()),
            Expr::Closure { params, ret, body, is_async } => {
                self.put(if is_async { "(async |" } else { "(|" });
                self.params(params);
                self.put("| ");
                if let Some(ret) = ret {
                    self.put("-> ");
                    self.ty(ret);
                    self.put(" ");
                }
                self.expr(body);
                self.put(")");
            }
            Expr::Await(expr) => self.form("await", &[expr]),
            Expr::Try(expr) => self.form("?", &[expr]),
            Expr::Macro(call) => self.macro_call(call),
            Expr::Underscore => self.put("_"),
        }
    }

    fn literal(&mut self, literal: Literal) {
        let (text, suffix) = match literal {
            Literal::Int(suffix) => ("int", suffix),
            Literal::Float(suffix) => ("float", suffix),
            Literal::Bool => ("bool", None),
            Literal::Char => ("char", None),
            Literal::Byte => ("byte", None),
            Literal::Str => ("str", None),
            Literal::ByteStr => ("bytestr", None),
            Literal::CStr => ("cstr", None),
        };
        self.put("'");
        self.put(text);
        if let Some(suffix) = suffix {
            self.put(":");
            self.name(suffix);
        }
    }

    fn block(&mut self, id: BlockId) {
        let facts = self.facts;
        let block = facts[id];
        self.put("{");
        for stmt in &facts[block.stmts] {
            match *stmt {
                Stmt::Let { pat, ty, init, otherwise, off: _ } => {
                    self.put("let ");
                    self.pat(pat);
                    if let Some(ty) = ty {
                        self.put(": ");
                        self.ty(ty);
                    }
                    if let Some(init) = init {
                        self.put(" = ");
                        self.expr(init);
                    }
                    if let Some(otherwise) = otherwise {
                        self.put(" else ");
                        self.expr(otherwise);
                    }
                }
                Stmt::Expr(expr) => self.expr(expr),
                Stmt::Item(item) => self.inline_item(item),
            }
            self.put("; ");
        }
        if let Some(tail) = block.tail {
            self.expr(tail);
        }
        self.put("}");
    }

    /// An item in the middle of a line.
    fn inline_item(&mut self, id: ItemId) {
        self.put("`");
        let from = self.text.len();
        self.item(id, 0);
        let item = self.text.split_off(from);
        self.put(item.trim_end().replace('\n', " / ").as_str());
        self.put("`");
    }

    fn pat(&mut self, id: PatId) {
        self.below(|out| out.pat_below(id));
    }

    fn pats(&mut self, list: List<PatId>, separator: &str) {
        let facts = self.facts;
        self.join(&facts[list], separator, Self::pat);
    }

    fn pat_below(&mut self, id: PatId) {
        let facts = self.facts;
        match facts[id] {
            Pat::Missing => self.put("<missing>"),
            Pat::Wild => self.put("_"),
            Pat::Rest => self.put(".."),
            Pat::Bind { binding, sub } => {
                let binding = facts[binding];
                self.put(match binding.mode {
                    BindingMode::Plain => "",
                    BindingMode::Mut => "mut ",
                    BindingMode::Ref => "ref ",
                    BindingMode::RefMut => "ref mut ",
                });
                self.name(binding.name);
                if let Some(sub) = sub {
                    self.put(" @ ");
                    self.pat(sub);
                }
            }
            Pat::Path(path) => self.path(path),
            Pat::TupleStruct { path, pats } => {
                self.path(path);
                self.put("(");
                self.pats(pats, ", ");
                self.put(")");
            }
            Pat::Struct { path, fields } => {
                self.path(path);
                self.put("{");
                self.join(&facts[fields], ", ", |out, field| {
                    out.name(field.name);
                    out.put(": ");
                    out.pat(field.pat);
                });
                self.put("}");
            }
            Pat::Tuple(pats) => {
                self.put("(");
                self.pats(pats, ", ");
                self.put(if pats.len == 1 { ",)" } else { ")" });
            }
            Pat::Slice(pats) => {
                self.put("[");
                self.pats(pats, ", ");
                self.put("]");
            }
            Pat::Ref { pat, mutable } => {
                self.put(if mutable { "&mut " } else { "&" });
                self.pat(pat);
            }
            Pat::Or(pats) => {
                self.put("(");
                self.pats(pats, " | ");
                self.put(")");
            }
            Pat::Literal(expr) => self.expr(expr),
            Pat::Range { lo, hi } => {
                self.put("(..");
                self.opt(lo);
                self.opt(hi);
                self.put(")");
            }
            Pat::Macro(call) => self.macro_call(call),
        }
    }

    fn macro_call(&mut self, id: MacroCallId) {
        let facts = self.facts;
        let call = &facts[id];
        self.put("(");
        self.path(call.path);
        self.put("!");
        if call.tokens.is_none() {
            self.put("!");
        }
        match call.args {
            MacroArgs::Opaque => self.put(" opaque"),
            MacroArgs::Exprs(exprs) => self.exprs(exprs),
            MacroArgs::Repeat { value, len } => {
                self.put(" ");
                self.expr(value);
                self.put("; ");
                self.expr(len);
            }
            MacroArgs::Block(block) => {
                self.put(" block ");
                self.expr(block);
            }
            // Those of a call in item position are printed below it.
            MacroArgs::Items(_) if call.position == MacroPosition::Item => self.put(" items"),
            MacroArgs::Items(items) => {
                self.put(" items");
                for &item in &facts[items] {
                    self.put(" ");
                    self.inline_item(item);
                }
            }
            MacroArgs::Matches(expr) => {
                self.put(" ");
                self.expr(expr);
            }
            MacroArgs::Pat(pat) => {
                self.put(" pat ");
                self.pat(pat);
            }
            MacroArgs::Type(ty) => {
                self.put(" type ");
                self.ty(ty);
            }
        }
        self.put(")");
    }
}
