//! How far a fragment reaches.
//!
//! Small parsers over tokens, one for each fragment specifier. They find the end of well-formed Rust and know no more of the
//! grammar than that takes: what stands between delimiters is skipped, generic arguments are counted by their angles, and
//! operators have no precedence. What can't begin a fragment is refused, since that is what the choice of a rule hangs on.
//! They do not check that the fragment is right.

use super::token::{Kind, Tok, glued};

/// How deep expressions, types and patterns nest outside delimiters (`if if if …`).
const MAX_DEPTH: u32 = 64;

/// A fragment specifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fragment {
    Block,
    Expr,
    Ident,
    Item,
    Lifetime,
    Literal,
    Meta,
    Pat,
    PatParam,
    Path,
    Stmt,
    Tt,
    Ty,
    Vis,
}

impl Fragment {
    pub(super) fn parse(name: &str) -> Option<Fragment> {
        Some(match name {
            "block" => Fragment::Block,
            "expr" | "expr_2021" => Fragment::Expr,
            "ident" => Fragment::Ident,
            "item" => Fragment::Item,
            "lifetime" => Fragment::Lifetime,
            "literal" => Fragment::Literal,
            "meta" => Fragment::Meta,
            "pat" => Fragment::Pat,
            "pat_param" => Fragment::PatParam,
            "path" => Fragment::Path,
            "stmt" => Fragment::Stmt,
            "tt" => Fragment::Tt,
            "ty" => Fragment::Ty,
            "vis" => Fragment::Vis,
            _ => return None,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum PathStyle {
    /// Generic arguments after `::` only.
    Expr,
    /// Generic arguments with or without `::`, and `Fn(A) -> B`.
    Type,
    /// No generic arguments; any word.
    Mod,
}

/// A place among tokens. The parsers move it on; where one answers `false`, the place is anywhere.
pub(super) struct Cursor<'a> {
    tokens: &'a [Tok],
    text: &'a str,
    pub(super) pos: usize,
    /// How many tokens were looked at, roughly.
    pub(super) steps: usize,
    depth: u32,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(tokens: &'a [Tok], text: &'a str, pos: usize) -> Cursor<'a> {
        Cursor { tokens, text, pos, steps: 0, depth: 0 }
    }

    pub(super) fn fragment(&mut self, fragment: Fragment) -> bool {
        match fragment {
            Fragment::Block => self.kind_at(0) == Some(Kind::Open(b'{')) && self.tree(),
            Fragment::Expr => self.expr(false),
            Fragment::Ident => self.eat_if(Tok::is_ident),
            Fragment::Item => self.item(),
            Fragment::Lifetime => self.eat_if(|token| token.kind == Kind::Lifetime),
            Fragment::Literal => self.literal(),
            Fragment::Meta => self.meta(),
            Fragment::Pat => self.pat(true),
            Fragment::PatParam => self.pat(false),
            Fragment::Path => self.path(PathStyle::Type),
            Fragment::Stmt => self.stmt(),
            Fragment::Tt => self.tt(),
            Fragment::Ty => self.ty(),
            Fragment::Vis => {
                self.vis();
                true
            }
        }
    }

    /// Whether what stands up to `end` is one operand that no operator next to it can tear apart: a literal, a path, a
    /// group, a macro call.
    pub(super) fn spans_operand(mut self, end: usize, allow_brace: bool) -> bool {
        if end == self.pos + 1 {
            return true;
        }
        match self.kind_at(0) {
            Some(Kind::Open(b'{')) if !allow_brace => false,
            Some(Kind::Open(_)) => self.tree() && self.pos == end,
            _ => {
                if !self.path(PathStyle::Expr) {
                    return false;
                }
                if self.pos < end && self.at("!") {
                    self.pos += 1;
                    let is_call = match self.kind_at(0) {
                        Some(Kind::Open(b'{')) => allow_brace && self.tree(),
                        Some(Kind::Open(_)) => self.tree(),
                        _ => false,
                    };
                    return is_call && self.pos == end;
                }
                self.pos == end
            }
        }
    }

    /// Whether a `let` statement begins here.
    pub(super) fn begins_let(mut self) -> bool {
        self.attributes();
        self.word(0) == "let"
    }

    // ---- tokens ----

    fn token(&self, ahead: usize) -> Option<Tok> {
        self.tokens.get(self.pos + ahead).copied()
    }

    fn kind_at(&self, ahead: usize) -> Option<Kind> {
        self.token(ahead).map(|token| token.kind)
    }

    /// The identifier or keyword there; raw ones are none.
    fn word(&self, ahead: usize) -> &'a str {
        match self.token(ahead) {
            Some(token) if token.kind == Kind::Ident => token.text(self.text),
            _ => "",
        }
    }

    fn is_ident(&self, ahead: usize) -> bool {
        self.token(ahead).is_some_and(Tok::is_ident)
    }

    fn byte(&self, ahead: usize) -> u8 {
        match self.kind_at(ahead) {
            Some(Kind::Punct(byte)) => byte,
            _ => 0,
        }
    }

    fn is_open(&self, ahead: usize) -> bool {
        matches!(self.kind_at(ahead), Some(Kind::Open(_)))
    }

    fn is_brace(&self, ahead: usize) -> bool {
        self.kind_at(ahead) == Some(Kind::Open(b'{'))
    }

    /// Whether exactly this punctuation is next: `=` is not, where `==` is.
    fn at(&self, op: &str) -> bool {
        glued(self.tokens, self.pos) == op.len()
            && op.bytes().enumerate().all(|(ahead, byte)| self.byte(ahead) == byte)
    }

    fn eat(&mut self, op: &str) -> bool {
        let is_there = self.at(op);
        if is_there {
            self.skip(op.len());
        }
        is_there
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let is_there = self.word(0) == word;
        if is_there {
            self.skip(1);
        }
        is_there
    }

    fn eat_if(&mut self, test: impl Fn(Tok) -> bool) -> bool {
        let is_there = self.token(0).is_some_and(test);
        if is_there {
            self.skip(1);
        }
        is_there
    }

    fn skip(&mut self, count: usize) {
        self.pos += count;
        self.steps += count;
    }

    /// A group, or a token that is no delimiter.
    fn tree(&mut self) -> bool {
        let Some(token) = self.token(0) else { return false };
        match token.kind {
            Kind::Close(_) => return false,
            Kind::Open(_) => self.pos = (token.close as usize).max(self.pos) + 1,
            _ => self.pos += 1,
        }
        self.steps += 1;
        true
    }

    fn braces(&mut self) -> bool {
        self.is_brace(0) && self.tree()
    }

    /// Runs a parser one level deeper.
    fn nested(&mut self, parser: impl FnOnce(&mut Self) -> bool) -> bool {
        if self.depth >= MAX_DEPTH {
            return false;
        }
        self.depth += 1;
        let is_there = parser(self);
        self.depth -= 1;
        is_there
    }

    // ---- small fragments ----

    fn tt(&mut self) -> bool {
        match self.kind_at(0) {
            Some(Kind::Punct(_)) => {
                self.skip(glued(self.tokens, self.pos));
                true
            }
            _ => self.tree(),
        }
    }

    fn literal(&mut self) -> bool {
        self.eat("-");
        self.eat_if(|token| matches!(token.kind, Kind::Literal | Kind::DocText))
            || self.eat_word("true")
            || self.eat_word("false")
    }

    fn vis(&mut self) {
        if !self.eat_word("pub") || self.kind_at(0) != Some(Kind::Open(b'(')) {
            return;
        }
        let is_restricted = match self.word(1) {
            "crate" | "self" | "super" => matches!(self.kind_at(2), Some(Kind::Close(_))),
            "in" => true,
            _ => false,
        };
        if is_restricted {
            self.tree();
        }
    }

    fn meta(&mut self) -> bool {
        if !self.path(PathStyle::Mod) {
            return false;
        }
        if self.is_open(0) {
            return self.tree();
        }
        !self.eat("=") || self.expr(false)
    }

    fn attributes(&mut self) {
        while self.byte(0) == b'#' {
            let inner = usize::from(self.byte(1) == b'!');
            if self.kind_at(1 + inner) != Some(Kind::Open(b'[')) {
                return;
            }
            self.skip(1 + inner);
            self.tree();
        }
    }

    // ---- paths and types ----

    fn path(&mut self, style: PathStyle) -> bool {
        if self.byte(0) == b'<' && style != PathStyle::Mod {
            if !self.angles() || !self.eat("::") || !self.is_ident(0) {
                return false;
            }
        } else {
            self.eat("::");
        }
        let is_start = match style {
            PathStyle::Mod => self.is_ident(0),
            _ => self.is_ident(0) && !is_reserved(self.word(0)),
        };
        if !is_start {
            return false;
        }
        loop {
            self.skip(1);
            match style {
                PathStyle::Mod => {}
                PathStyle::Expr => {
                    if self.at("::") && self.byte(2) == b'<' {
                        self.skip(2);
                        if !self.angles() {
                            return false;
                        }
                    }
                }
                PathStyle::Type => {
                    let paren = Some(Kind::Open(b'('));
                    if self.at("::") && (self.byte(2) == b'<' || self.kind_at(2) == paren) {
                        self.skip(2);
                    }
                    if self.byte(0) == b'<' {
                        if !self.angles() {
                            return false;
                        }
                    } else if self.kind_at(0) == paren {
                        self.tree();
                        if self.eat("->") && !self.ty() {
                            return false;
                        }
                    }
                }
            }
            if !self.at("::") || !self.is_ident(2) {
                return true;
            }
            self.skip(2);
        }
    }

    /// Generic arguments or parameters from `<` to its `>`.
    fn angles(&mut self) -> bool {
        let mut depth = 0;
        let mut arrow = false;
        loop {
            match self.byte(0) {
                b'<' => depth += 1,
                b'>' if !arrow => {
                    depth -= 1;
                    if depth == 0 {
                        self.skip(1);
                        return true;
                    }
                }
                b';' => return false,
                _ => {}
            }
            arrow = self.at("->");
            if !self.tree() {
                return false;
            }
        }
    }

    fn ty(&mut self) -> bool {
        self.nested(Self::ty_and_bounds)
    }

    fn ty_and_bounds(&mut self) -> bool {
        let is_lifetime = self.kind_at(0) == Some(Kind::Lifetime);
        if is_lifetime && self.byte(1) != b'+' || !self.bound() {
            return false;
        }
        while self.at("+") {
            let before = self.pos;
            self.skip(1);
            if !self.bound() {
                self.pos = before;
                break;
            }
        }
        true
    }

    /// A type without `+`, or a bound.
    fn bound(&mut self) -> bool {
        loop {
            match self.kind_at(0) {
                Some(Kind::Open(b'(' | b'[')) => return self.tree(),
                Some(Kind::Lifetime | Kind::Punct(b'!' | b'_')) => {
                    self.skip(1);
                    return true;
                }
                Some(Kind::Punct(b'&')) => {
                    self.skip(1);
                    self.eat_if(|token| token.kind == Kind::Lifetime);
                    self.eat_word("mut");
                }
                Some(Kind::Punct(b'*')) => {
                    self.skip(1);
                    if !self.eat_word("const") && !self.eat_word("mut") {
                        return false;
                    }
                }
                Some(Kind::Punct(b'?' | b'~')) => {
                    self.skip(1);
                    self.eat_word("const");
                }
                Some(Kind::Punct(_) | Kind::RawIdent) => return self.path(PathStyle::Type),
                Some(Kind::Ident) => match self.word(0) {
                    "for" => {
                        self.skip(1);
                        if self.byte(0) != b'<' || !self.angles() {
                            return false;
                        }
                    }
                    "use" if self.byte(1) == b'<' => {
                        self.skip(1);
                        return self.angles();
                    }
                    "impl" => self.skip(1),
                    "dyn" if self.begins_bound(1) => self.skip(1),
                    "unsafe" | "extern" | "fn" => {
                        self.eat_word("unsafe");
                        if self.eat_word("extern") {
                            self.eat_if(|token| token.kind == Kind::Literal);
                        }
                        if !self.eat_word("fn") || self.kind_at(0) != Some(Kind::Open(b'(')) {
                            return false;
                        }
                        self.tree();
                        if !self.eat("->") {
                            return true;
                        }
                    }
                    _ => {
                        if !self.path(PathStyle::Type) {
                            return false;
                        }
                        if self.at("!") && self.is_open(1) {
                            self.skip(1);
                            self.tree();
                        }
                        return true;
                    }
                },
                _ => return false,
            }
        }
    }

    fn begins_bound(&self, ahead: usize) -> bool {
        match self.kind_at(ahead) {
            Some(Kind::Ident) => !matches!(self.word(ahead), "as" | "where"),
            Some(Kind::RawIdent | Kind::Lifetime | Kind::Open(b'(')) => true,
            Some(Kind::Punct(byte)) => matches!(byte, b'?' | b'~' | b':' | b'<'),
            _ => false,
        }
    }

    // ---- patterns ----

    fn pat(&mut self, alternatives: bool) -> bool {
        if alternatives {
            self.eat("|");
        }
        if !self.one_pat() {
            return false;
        }
        loop {
            let before = self.pos;
            if !alternatives || !self.eat("|") {
                return true;
            }
            if !self.one_pat() {
                self.pos = before;
                return true;
            }
        }
    }

    fn one_pat(&mut self) -> bool {
        loop {
            match self.kind_at(0) {
                Some(Kind::Punct(b'&')) => {
                    self.skip(1);
                    self.eat_word("mut");
                }
                Some(Kind::Punct(b'_')) => {
                    self.skip(1);
                    return true;
                }
                Some(Kind::Punct(b'.')) => {
                    // A rest, or a range without a start.
                    if !self.range_op() {
                        return false;
                    }
                    self.range_end();
                    return true;
                }
                Some(Kind::Open(b'(' | b'[')) => return self.tree(),
                Some(Kind::Open(_) | Kind::Close(_) | Kind::Lifetime | Kind::Other) | None => return false,
                Some(Kind::Literal | Kind::DocText | Kind::Punct(b'-')) => {
                    if !self.literal() {
                        return false;
                    }
                    if self.range_op() {
                        self.range_end();
                    }
                    return true;
                }
                Some(_) => match self.word(0) {
                    "ref" | "mut" | "box" if self.is_ident(1) => self.skip(1),
                    "true" | "false" => {
                        self.skip(1);
                        return true;
                    }
                    "const" => {
                        self.skip(1);
                        return self.braces();
                    }
                    _ if self.is_ident(0) && self.byte(1) == b'@' => {
                        self.skip(2);
                    }
                    _ => {
                        if !self.path(PathStyle::Expr) {
                            return false;
                        }
                        if self.at("!") && self.is_open(1) {
                            self.skip(1);
                            return self.tree();
                        }
                        if matches!(self.kind_at(0), Some(Kind::Open(b'(' | b'{'))) {
                            return self.tree();
                        }
                        if self.range_op() {
                            self.range_end();
                        }
                        return true;
                    }
                },
            }
        }
    }

    fn range_op(&mut self) -> bool {
        self.eat("..=") || self.eat("...") || self.eat("..")
    }

    fn range_end(&mut self) {
        let before = self.pos;
        let is_there = self.literal() || {
            self.pos = before;
            self.path(PathStyle::Expr)
        };
        if !is_there {
            self.pos = before;
        }
    }

    // ---- expressions ----

    /// `no_struct`: where a brace after a path begins a block.
    fn expr(&mut self, no_struct: bool) -> bool {
        self.nested(|cursor| cursor.operand(no_struct) && cursor.expr_rest(no_struct))
    }

    /// What may follow an operand.
    fn expr_rest(&mut self, no_struct: bool) -> bool {
        loop {
            if self.eat_word("as") {
                if !self.cast_ty() {
                    return false;
                }
                continue;
            }
            match self.kind_at(0) {
                Some(Kind::Open(b'(' | b'[')) => {
                    self.tree();
                }
                Some(Kind::Punct(b'?')) => self.skip(1),
                Some(Kind::Punct(b'.')) => {
                    if self.range_op() {
                        if self.begins_expr(no_struct) && !self.operand(no_struct) {
                            return false;
                        }
                        continue;
                    }
                    self.skip(1);
                    if !self.eat_if(|token| token.is_ident() || token.kind == Kind::Literal) {
                        return false;
                    }
                    if self.at("::") && self.byte(2) == b'<' {
                        self.skip(2);
                        if !self.angles() {
                            return false;
                        }
                    }
                }
                Some(Kind::Punct(byte)) => {
                    let glue = glued(self.tokens, self.pos);
                    let is_operator = match byte {
                        b'=' => !self.at("=>"),
                        b'!' => self.at("!="),
                        b'-' => !self.at("->"),
                        b'+' | b'*' | b'/' | b'%' | b'^' | b'&' | b'|' | b'<' | b'>' => true,
                        _ => false,
                    };
                    if !is_operator {
                        return true;
                    }
                    // `a<-b` compares.
                    self.skip(if self.at("<-") { 1 } else { glue });
                    if !self.operand(no_struct) {
                        return false;
                    }
                }
                _ => return true,
            }
        }
    }

    /// The type of a cast, which takes no `+`.
    fn cast_ty(&mut self) -> bool {
        self.nested(Self::bound)
    }

    fn begins_expr(&self, no_struct: bool) -> bool {
        match self.kind_at(0) {
            None | Some(Kind::Close(_) | Kind::Other) => false,
            Some(Kind::Open(byte)) => byte != b'{' || !no_struct,
            Some(Kind::Punct(byte)) => match byte {
                b'-' => !self.at("->"),
                b'!' | b'*' | b'&' | b'|' | b'<' | b'#' => true,
                b'.' => !self.at("."),
                b':' => self.at("::"),
                _ => false,
            },
            Some(Kind::Ident) => !matches!(self.word(0), "as" | "else" | "in" | "where"),
            Some(_) => true,
        }
    }

    /// An operand with the operators in front of it.
    fn operand(&mut self, no_struct: bool) -> bool {
        loop {
            match self.kind_at(0) {
                Some(Kind::Literal | Kind::DocText) => {
                    self.skip(1);
                    return true;
                }
                Some(Kind::Open(_)) => return self.tree(),
                Some(Kind::Lifetime) => {
                    // A label.
                    if self.byte(1) != b':' {
                        return false;
                    }
                    self.skip(2);
                    if !self.is_brace(0) && !matches!(self.word(0), "loop" | "while" | "for") {
                        return false;
                    }
                }
                Some(Kind::Punct(byte)) => match byte {
                    b'-' | b'!' | b'*' => {
                        if self.at("->") {
                            return false;
                        }
                        self.skip(1);
                    }
                    b'&' => {
                        self.skip(1);
                        if self.word(0) == "raw" && matches!(self.word(1), "const" | "mut") {
                            self.skip(2);
                        } else {
                            self.eat_word("mut");
                        }
                    }
                    b'|' => {
                        if !self.closure_head() {
                            return false;
                        }
                    }
                    b'#' => {
                        let before = self.pos;
                        self.attributes();
                        if self.pos == before {
                            return false;
                        }
                    }
                    b'.' => {
                        if !self.range_op() {
                            return false;
                        }
                        if !self.begins_expr(no_struct) {
                            return true;
                        }
                    }
                    b'<' | b':' => return self.path_expr(no_struct),
                    _ => return false,
                },
                Some(Kind::RawIdent) => return self.path_expr(no_struct),
                Some(Kind::Ident) => match self.word(0) {
                    "if" => {
                        self.skip(1);
                        if !self.expr(true) || !self.braces() {
                            return false;
                        }
                        if !self.eat_word("else") {
                            return true;
                        }
                        if self.word(0) != "if" {
                            return self.braces();
                        }
                    }
                    "match" | "while" => {
                        self.skip(1);
                        return self.expr(true) && self.braces();
                    }
                    "for" if self.byte(1) == b'<' => {
                        self.skip(1);
                        if !self.angles() {
                            return false;
                        }
                    }
                    "for" => {
                        self.skip(1);
                        return self.pat(true) && self.eat_word("in") && self.expr(true) && self.braces();
                    }
                    "loop" | "unsafe" => {
                        self.skip(1);
                        return self.braces();
                    }
                    "const" | "try" | "gen" if self.is_brace(1) => {
                        self.skip(1);
                        return self.braces();
                    }
                    "async" | "gen" if self.word(1) == "move" || self.is_brace(1) || self.byte(1) == b'|' => {
                        self.skip(1);
                        self.eat_word("move");
                    }
                    "async" if self.word(1) == "gen" => self.skip(1),
                    "move" | "static" | "const"
                        if self.byte(1) == b'|'
                            || matches!(self.word(1), "move" | "async")
                            || self.word(0) == "move" && self.is_brace(1) =>
                    {
                        self.skip(1);
                    }
                    "let" => {
                        self.skip(1);
                        if !self.pat(true) || !self.eat("=") {
                            return false;
                        }
                    }
                    "return" | "yield" | "become" | "break" | "continue" => {
                        let label = matches!(self.word(0), "break" | "continue");
                        self.skip(1);
                        if label && self.byte(1) != b':' {
                            self.eat_if(|token| token.kind == Kind::Lifetime);
                        }
                        if !self.begins_expr(no_struct) {
                            return true;
                        }
                    }
                    "box" if self.is_ident(1) => self.skip(1),
                    "true" | "false" => {
                        self.skip(1);
                        return true;
                    }
                    _ => return self.path_expr(no_struct),
                },
                Some(Kind::Close(_) | Kind::Other) | None => return false,
            }
        }
    }

    /// `|a, b|`, and the type that a closure gives.
    fn closure_head(&mut self) -> bool {
        self.skip(1);
        while self.byte(0) != b'|' {
            if matches!(self.byte(0), b';') || !self.tree() {
                return false;
            }
        }
        self.skip(1);
        !self.eat("->") || self.nested(Self::bound)
    }

    /// A path, a macro call or a struct literal.
    fn path_expr(&mut self, no_struct: bool) -> bool {
        if !self.path(PathStyle::Expr) {
            return false;
        }
        if self.at("!") && self.is_open(1) {
            self.skip(1);
            return self.tree();
        }
        if !no_struct && self.is_brace(0) {
            return self.tree();
        }
        true
    }

    // ---- statements and items ----

    fn stmt(&mut self) -> bool {
        self.attributes();
        if self.eat_word("let") {
            return self.pat(true)
                && (!self.eat(":") || self.ty())
                && (!self.eat("=") || self.expr(false))
                && (!self.eat_word("else") || self.braces());
        }
        if self.begins_item() {
            return self.item();
        }
        let first = self.pos;
        let is_block = self.is_brace(0)
            || self.kind_at(0) == Some(Kind::Lifetime)
            || matches!(self.word(0), "if" | "match" | "loop" | "while" | "for" | "unsafe");
        if !self.operand(false) {
            return false;
        }
        let is_macro = self.tokens.get(self.pos.saturating_sub(1)).map(|token| token.kind)
            == Some(Kind::Close(b'}'))
            && Cursor::new(self.tokens, self.text, first).spans_operand(self.pos, true);
        let ends = (is_block || is_macro) && !(self.at(".") || self.at("?"));
        ends || self.expr_rest(false)
    }

    fn item(&mut self) -> bool {
        self.attributes();
        if self.begins_item() {
            self.vis();
            return match self.item_end() {
                Some(ItemEnd::Semi) => self.item_tail(false),
                Some(ItemEnd::Body) => self.item_tail(true),
                Some(ItemEnd::MacroRules) => {
                    self.skip(3);
                    self.macro_item_end()
                }
                None => false,
            };
        }
        if !self.path(PathStyle::Expr) || !self.eat("!") {
            return false;
        }
        self.eat_if(Tok::is_ident);
        self.macro_item_end()
    }

    fn macro_item_end(&mut self) -> bool {
        let is_brace = self.is_brace(0);
        if !self.is_open(0) || !self.tree() {
            return false;
        }
        if !is_brace {
            self.eat(";");
        }
        true
    }

    /// On to the `;`, or to the first block if the item may end with one.
    fn item_tail(&mut self, body: bool) -> bool {
        let mut depth = 0_u32;
        let mut arrow = false;
        loop {
            match self.kind_at(0) {
                Some(Kind::Punct(b';')) => {
                    self.skip(1);
                    return true;
                }
                // Between angles it is a constant.
                Some(Kind::Open(b'{')) if body && depth == 0 => return self.tree(),
                Some(Kind::Punct(b'<')) => depth += 1,
                Some(Kind::Punct(b'>')) if !arrow => depth = depth.saturating_sub(1),
                _ => {}
            }
            arrow = self.at("->");
            if !self.tree() {
                return false;
            }
        }
    }

    fn begins_item(&self) -> bool {
        self.word(0) == "pub" || self.item_end().is_some()
    }

    /// How the item that begins here ends; `None` if none does, or only a macro call.
    fn item_end(&self) -> Option<ItemEnd> {
        let mut at = 0;
        loop {
            let next = self.word(at + 1);
            match self.word(at) {
                "fn" | "struct" | "enum" | "trait" | "mod" | "impl" => return Some(ItemEnd::Body),
                "use" | "type" => return Some(ItemEnd::Semi),
                "macro" | "union" if self.is_ident(at + 1) => return Some(ItemEnd::Body),
                "macro_rules" if self.byte(at + 1) == b'!' && self.is_ident(at + 2) => {
                    return Some(ItemEnd::MacroRules);
                }
                "static" if self.byte(at + 1) != b'|' && !matches!(next, "move" | "async") => {
                    return Some(ItemEnd::Semi);
                }
                "const" => {
                    let modifies = matches!(
                        next,
                        "fn" | "unsafe" | "extern" | "async" | "trait" | "impl" | "gen" | "safe"
                    );
                    let names = self.is_ident(at + 1) && next != "move" || self.byte(at + 1) == b'_';
                    if !modifies {
                        return names.then_some(ItemEnd::Semi);
                    }
                }
                "default" | "async" | "unsafe" | "safe" | "auto" | "gen" if !next.is_empty() => {}
                "extern" if next == "crate" => return Some(ItemEnd::Semi),
                "extern" if self.kind_at(at + 1) == Some(Kind::Literal) => {
                    at += 1;
                    if self.is_brace(at + 1) {
                        return Some(ItemEnd::Body);
                    }
                }
                "extern" if self.is_brace(at + 1) => return Some(ItemEnd::Body),
                "extern" => {}
                _ => return None,
            }
            at += 1;
            if at > 12 {
                return None;
            }
        }
    }
}

#[derive(Clone, Copy)]
enum ItemEnd {
    Semi,
    Body,
    MacroRules,
}

/// Keywords that begin no path.
fn is_reserved(word: &str) -> bool {
    matches!(
        word,
        "as" | "abstract"
            | "become"
            | "box"
            | "break"
            | "const"
            | "continue"
            | "do"
            | "else"
            | "enum"
            | "extern"
            | "false"
            | "final"
            | "fn"
            | "for"
            | "if"
            | "impl"
            | "in"
            | "let"
            | "loop"
            | "macro"
            | "match"
            | "mod"
            | "move"
            | "mut"
            | "override"
            | "priv"
            | "pub"
            | "ref"
            | "return"
            | "static"
            | "struct"
            | "trait"
            | "true"
            | "type"
            | "typeof"
            | "unsafe"
            | "unsized"
            | "use"
            | "virtual"
            | "where"
            | "while"
            | "yield"
    )
}
