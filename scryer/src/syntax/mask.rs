//! Mends the trees of code that is right but not in the grammar.
//!
//! The grammar does not know all of Rust: `str![…]`, `safe fn`, `A<-5>`, attributes in patterns, and what is still unstable.
//! One such token can cost the tree of everything around it. So when a tree has errors, the offending tokens are written
//! over, byte for byte (`safe` by blanks, the `s` of `str` by another letter), the result is parsed instead, and the tree
//! with less error is kept. Spans are those of the text as given, and so are the names that readers take from there; what was
//! written over is listed, for the few readers that want to know ([`Parse::masks`](super::Parse::masks)).
//!
//! Two passes. The first goes through all tokens and knows by their neighbours what the grammar will not take. The second
//! looks only at what stands close to the errors that are left, where it also takes away what is harmless and often at fault.
//! A pass that makes the tree no better is undone. What errs after both is taken to be an error.

use tree_sitter::Tree;

use super::lexer::{Token, TokenKind, tokens};
use super::parse::{error_cost, for_each_error, parse_tree};
use crate::source::TextRange;

/// How many tokens around an error the second pass looks at.
const REACH: usize = 12;

/// How often the second pass is run, each time on what the last one left.
const ROUNDS: usize = 3;

/// Longer texts get the first pass only, for its price is a parse.
const LONG: usize = 1 << 20;

/// How far a rule looks for the other end of something that is not a delimited group.
const FAR: usize = 400;

/// The better tree of `text`, whose own is `tree`, and what was written over for it.
pub(super) fn mend(text: &str, tree: Tree) -> (Tree, Vec<TextRange>) {
    let mut best = Attempt { cost: error_cost(&tree), tree, bytes: text.as_bytes().to_vec() };
    let code = Code::new(text);

    let mut pass = Pass { code: &code, bytes: best.bytes.clone() };
    pass.mask_by_neighbours();
    try_out(pass.bytes, &mut best);
    for _ in 0..ROUNDS {
        if best.cost == 0 || text.len() > LONG {
            break;
        }
        // What a rule mistook shows as an error where it was applied.
        let mut pass = Pass { code: &code, bytes: best.bytes.clone() };
        pass.at_suspects(&best.tree, Pass::unmask);
        let undone = try_out(pass.bytes, &mut best);

        let mut pass = Pass { code: &code, bytes: best.bytes.clone() };
        pass.at_suspects(&best.tree, |pass, at| {
            pass.mask_token(at);
            pass.mask_suspect(at);
        });
        if !try_out(pass.bytes, &mut best) && !undone {
            break;
        }
    }
    let masks = differences(text.as_bytes(), &best.bytes);
    (best.tree, masks)
}

struct Attempt {
    cost: usize,
    tree: Tree,
    bytes: Vec<u8>,
}

/// Parses `bytes` and keeps them if they err less.
fn try_out(bytes: Vec<u8>, best: &mut Attempt) -> bool {
    if bytes == best.bytes {
        return false;
    }
    let Some(tree) = parse_tree(&bytes) else { return false };
    let cost = error_cost(&tree);
    let better = cost < best.cost;
    if better {
        *best = Attempt { cost, tree, bytes };
    }
    better
}

/// Where two texts of one length differ.
fn differences(a: &[u8], b: &[u8]) -> Vec<TextRange> {
    let mut ranges: Vec<TextRange> = Vec::new();
    for (at, _) in a.iter().zip(b).enumerate().filter(|(_, (a, b))| a != b) {
        let at = at as u32;
        match ranges.last_mut() {
            Some(last) if last.end == at => last.end += 1,
            _ => ranges.push(TextRange::new(at, at + 1)),
        }
    }
    ranges
}

/// A text's tokens without comments, and how delimiters pair up.
struct Code<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    /// By token: the other delimiter of the group that it opens or closes; itself if there is none.
    partner: Vec<usize>,
    /// By token: the token that opens the group around it; itself if there is none.
    around: Vec<usize>,
}

impl<'a> Code<'a> {
    fn new(text: &'a str) -> Code<'a> {
        let all = tokens(text, TextRange::new(0, text.len() as u32));
        let tokens: Vec<Token> = all.filter(|token| !token.is_comment()).collect();
        let mut partner: Vec<usize> = (0..tokens.len()).collect();
        let mut around = partner.clone();
        let mut open: Vec<usize> = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            if let TokenKind::CloseDelim(_) = token.kind
                && let Some(opening) = open.pop()
            {
                partner[opening] = at;
                partner[at] = opening;
            }
            if let Some(&opening) = open.last() {
                around[at] = opening;
            }
            if let TokenKind::OpenDelim(_) = token.kind {
                open.push(at);
            }
        }
        Code { text, tokens, partner, around }
    }

    /// The text of a token; empty where there is none, which is no token's text.
    fn word(&self, at: usize) -> &'a str {
        self.tokens.get(at).map_or("", |token| token.text(self.text))
    }

    /// The text of the token before.
    fn before(&self, at: usize) -> &'a str {
        self.word(at.wrapping_sub(1))
    }

    fn kind(&self, at: usize) -> TokenKind {
        self.tokens.get(at).map_or(TokenKind::Unknown, |token| token.kind)
    }

    fn is_name(&self, at: usize) -> bool {
        matches!(self.kind(at), TokenKind::Ident | TokenKind::RawIdent)
    }

    /// Whether the token is a colon of its own.
    fn is_colon(&self, at: usize) -> bool {
        self.word(at) == ":" && !self.is_path_sep(at) && !self.is_path_sep(at.wrapping_sub(1))
    }

    /// Whether `::` begins at the token.
    fn is_path_sep(&self, at: usize) -> bool {
        self.kind(at) == (TokenKind::Punct { byte: b':', joint: true }) && self.word(at + 1) == ":"
    }

    /// Whether `from` and what follows are the tokens given.
    fn follow(&self, from: usize, words: &[&str]) -> bool {
        words.iter().enumerate().all(|(at, word)| self.word(from + at) == *word)
    }

    /// The `>` that closes the `<` at `open`.
    fn angle_end(&self, open: usize) -> Option<usize> {
        let mut depth = 0;
        let mut at = open;
        while at < open + FAR {
            match self.word(at) {
                "<" => depth += 1,
                ">" if matches!(self.before(at), "-" | "=") && self.is_joint(at - 1) => {}
                ">" => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                "" | ";" => return None,
                "(" | "[" | "{" => at = self.partner[at],
                _ => {}
            }
            at += 1;
        }
        None
    }

    fn is_joint(&self, at: usize) -> bool {
        matches!(self.kind(at), TokenKind::Punct { joint: true, .. })
    }

    /// Behind a name: behind its generics, if it has any.
    fn behind_generics(&self, at: usize) -> usize {
        if self.word(at) != "<" {
            return at;
        }
        self.angle_end(at).map_or(at, |end| end + 1)
    }

    /// Going back from `at`: the `<` or `where` of the list that it is in.
    fn list_start(&self, at: usize) -> Option<usize> {
        let mut depth = 0;
        let mut back = at;
        for _ in 0..FAR {
            back = back.checked_sub(1)?;
            match self.word(back) {
                ">" if matches!(self.before(back), "-" | "=") && self.is_joint(back - 1) => {}
                ">" => depth += 1,
                "<" if depth == 0 => return Some(back),
                "<" => depth -= 1,
                "where" => return Some(back),
                ")" | "]" | "}" => back = self.partner[back],
                "(" | "[" | "{" | ";" => return None,
                _ => {}
            }
        }
        None
    }
}

/// Whether these words are types to the grammar wherever they stand.
fn is_primitive(word: &str) -> bool {
    let all = [
        "u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "u128", "i128", "isize", "usize", "f32", "f64",
        "bool", "str", "char",
    ];
    all.contains(&word)
}

struct Pass<'a> {
    code: &'a Code<'a>,
    bytes: Vec<u8>,
}

impl Pass<'_> {
    fn put(&mut self, at: u32, text: &str) {
        let at = at as usize;
        if let Some(place) = self.bytes.get_mut(at..at + text.len()) {
            place.copy_from_slice(text.as_bytes());
        }
    }

    /// Overwrites the start of a token.
    fn rewrite(&mut self, at: usize, text: &str) {
        if let Some(token) = self.code.tokens.get(at) {
            self.put(token.start, text);
        }
    }

    /// Overwrites the tokens from `from` to `to`, both included, and what is between, with blanks.
    fn blank(&mut self, from: usize, to: usize) {
        if let (Some(first), Some(last)) = (self.code.tokens.get(from), self.code.tokens.get(to)) {
            self.blank_bytes(first.start, last.end());
        }
    }

    fn blank_bytes(&mut self, from: u32, to: u32) {
        if let Some(bytes) = self.bytes.get_mut(from as usize..to as usize) {
            // Line feeds stay: a comment in between must still end.
            bytes.iter_mut().filter(|byte| !matches!(byte, b'\n' | b'\r')).for_each(|byte| *byte = b' ');
        }
    }

    // ---- what its neighbours tell -----------------------------------------------------------------------------------

    fn mask_by_neighbours(&mut self) {
        let code = self.code;
        // Lines for the shell and for cargo at the start of the file: comments to the lexer, but not to the grammar.
        for token in tokens(code.text, TextRange::new(0, code.text.len() as u32)).take(2) {
            if token.is_comment() && !token.text(code.text).starts_with('/') {
                self.blank_bytes(token.start, token.end());
            }
        }
        for at in 0..code.tokens.len() {
            self.mask_token(at);
        }
    }

    fn mask_token(&mut self, at: usize) {
        match self.code.kind(at) {
            TokenKind::Ident => self.mask_word(at),
            TokenKind::Punct { byte, .. } => self.mask_punct(at, byte),
            TokenKind::OpenDelim(_) => self.mask_group(at),
            TokenKind::Int | TokenKind::Float => self.mask_number(at),
            TokenKind::Char | TokenKind::Byte => self.mask_literal(at),
            TokenKind::Str | TokenKind::RawStr | TokenKind::ByteStr | TokenKind::CStr => {
                self.mask_literal(at)
            }
            _ => {}
        }
    }

    /// Keywords of newer Rust, and words that the grammar keeps for itself.
    fn mask_word(&mut self, at: usize) {
        let code = self.code;
        let next = code.word(at + 1);
        match code.word(at) {
            word if is_primitive(word) => {
                // As a macro, a fn with generic arguments, or a binding it is a name like any other.
                let is_turbofish = code.is_path_sep(at + 1) && code.word(at + 3) == "<";
                if (next == "!" && matches!(code.kind(at + 2), TokenKind::OpenDelim(_)))
                    || is_turbofish
                    || next == "@"
                {
                    self.rewrite(at, "_");
                }
            }
            "try" if next == "!" => self.rewrite(at, "_"),
            "raw" | "default" | "union" | "gen" if next == "@" => self.rewrite(at, "_"),
            "safe" if matches!(next, "fn" | "static" | "unsafe" | "extern") => self.blank(at, at),
            "unsafe" if next == "static" => self.blank(at, at),
            "unsafe" if code.is_name(at + 1) && code.is_colon(at + 2) => self.blank(at, at),
            "auto" if next == "trait" => self.blank(at, at),
            "gen" if next == "fn" || code.before(at) == "async" => self.blank(at, at),
            "super" if next == "let" => self.blank(at, at),
            "default" if matches!(next, "impl" | "type" | "static") => self.blank(at, at),
            "default" if next == "unsafe" && code.word(at + 2) == "impl" => self.blank(at, at),
            // Of a fn the grammar has it.
            "default"
                if next == "const" && !matches!(code.word(at + 2), "fn" | "unsafe" | "async" | "extern") =>
            {
                self.blank(at, at);
            }
            "box" if code.is_name(at + 1) || matches!(next, "&" | "_" | "(" | "[" | "..") => {
                self.blank(at, at)
            }
            "become" if code.is_name(at + 1) => self.rewrite(at, "return"),
            "do" if next == "yeet" => {
                self.blank(at, at + 1);
                self.rewrite(at, "return");
            }
            "const" => self.mask_const(at),
            "async"
                if next.starts_with("Fn")
                    && matches!(code.before(at), "impl" | "dyn" | ":" | "+" | "(" | ">") =>
            {
                self.blank(at, at);
            }
            "pub" => self.mask_foreign_type(at),
            "type" => self.mask_associated_default(at),
            "dyn" if code.kind(at + 1) == TokenKind::Lifetime && code.word(at + 2) == "+" => {
                self.blank(at + 1, at + 2)
            }
            "dyn" if code.before(at) == "where" => self.blank(at, at),
            "for" if next == "<" => {
                if let Some(end) = code.angle_end(at + 1)
                    && (matches!(code.word(end + 1), "|" | "move" | "async" | "static") || end == at + 2)
                {
                    self.blank(at, end);
                }
            }
            "struct" => self.mask_struct_where(at),
            "trait" => self.mask_trait(at),
            "macro" => self.mask_macro(at),
            "macro_rules" if next == "!" => self.mask_macro_rules(at),
            _ => {}
        }
    }

    /// Const traits and const closures.
    fn mask_const(&mut self, at: usize) {
        let code = self.code;
        let next = code.word(at + 1);
        let is_before_trait = matches!(next, "trait" | "impl" | "auto")
            || code.follow(at + 1, &["unsafe", "trait"])
            || code.follow(at + 1, &["unsafe", "impl"]);
        let is_closure = matches!(next, "|" | "move");
        let is_in_bound = matches!(code.before(at), "impl" | "dyn" | "+")
            || (code.is_colon(at.wrapping_sub(1))
                && code.around.get(at).is_some_and(|&open| code.word(open) != "["))
            || (code.before(at) == ">"
                && (code.is_name(at + 1) || code.is_path_sep(at + 1))
                && !code.is_colon(at + 2));
        if is_before_trait || is_closure || (is_in_bound && (code.is_name(at + 1) || next == ":")) {
            self.blank(at, at);
        }
    }

    /// `pub type X;` in an extern block.
    fn mask_foreign_type(&mut self, at: usize) {
        let code = self.code;
        let end = if code.word(at + 1) == "(" { code.partner[at + 1] } else { at };
        let open = code.around[at];
        let is_extern = code.before(open) == "extern" || code.word(open.wrapping_sub(2)) == "extern";
        if !is_extern || code.word(end + 1) != "type" {
            return;
        }
        let behind = code.behind_generics(end + 3);
        let tail = (behind..behind + FAR)
            .map(|at| code.word(at))
            .find(|word| matches!(*word, ";" | "=" | "{" | "}" | ""));
        if tail == Some(";") {
            self.blank(at, end);
        }
    }

    /// `type T: Bound = Default;` in a trait.
    fn mask_associated_default(&mut self, at: usize) {
        let code = self.code;
        let colon = code.behind_generics(at + 2);
        if !code.is_colon(colon) {
            return;
        }
        let mut equals = None;
        let mut end = colon;
        while !matches!(code.word(end), ";" | "{" | "}" | "") && end < colon + FAR {
            match code.word(end) {
                "(" | "[" => end = code.partner[end],
                "<" => end = code.angle_end(end).unwrap_or(end),
                "=" if equals.is_none() => equals = Some(end),
                _ => {}
            }
            end += 1;
        }
        if let (Some(equals), ";") = (equals, code.word(end)) {
            self.blank(equals, end - 1);
        }
    }

    /// `struct S where …;`
    fn mask_struct_where(&mut self, at: usize) {
        let code = self.code;
        let start = code.behind_generics(at + 2);
        if code.word(start) != "where" {
            return;
        }
        let mut end = start;
        while !matches!(code.word(end), ";" | "{" | "}" | "") && end < start + FAR {
            if let TokenKind::OpenDelim(_) = code.kind(end) {
                end = code.partner[end];
            }
            end += 1;
        }
        if code.word(end) == ";" {
            self.blank(start, end - 1);
        }
    }

    /// Trait aliases and empty lists of supertraits.
    fn mask_trait(&mut self, at: usize) {
        let code = self.code;
        let next = code.behind_generics(at + 2);
        match code.word(next) {
            "=" => self.rewrite(at, "type "),
            ":" if matches!(code.word(next + 1), "{" | "where") => self.blank(next, next),
            _ => {}
        }
    }

    /// `macro m(…) { … }` becomes a module of that name, with nothing in it.
    fn mask_macro(&mut self, at: usize) {
        let code = self.code;
        if !code.is_name(at + 1) || !matches!(code.kind(at + 2), TokenKind::OpenDelim(_)) {
            return;
        }
        let first = code.partner[at + 2];
        let last = if code.word(first + 1) == "{" && code.word(at + 2) == "(" {
            code.partner[first + 1]
        } else {
            first
        };
        if code.word(last) != "}" {
            return;
        }
        self.blank(at + 2, last);
        self.rewrite(at + 2, "{");
        self.rewrite(last, "}");
        self.rewrite(at, "mod  ");
    }

    /// The grammar wants `macro_rules!` in one piece, and a name behind.
    fn mask_macro_rules(&mut self, at: usize) {
        let code = self.code;
        if !code.is_name(at + 2) {
            self.rewrite(at, "_");
        } else if let (Some(word), Some(bang)) = (code.tokens.get(at), code.tokens.get(at + 1))
            && self.bytes.get(word.end() as usize).is_some_and(u8::is_ascii_whitespace)
        {
            self.put(bang.start, " ");
            self.put(word.end(), "!");
        }
    }

    fn mask_punct(&mut self, at: usize, byte: u8) {
        let code = self.code;
        let next = code.word(at + 1);
        match byte {
            b'~' if next == "const" => self.blank(at, at + 1),
            b'~' => self.rewrite(at, "^"),
            b'$' => self.mask_dollar(at),
            b'-' if matches!(code.kind(at + 1), TokenKind::Int | TokenKind::Float)
                && matches!(code.word(at + 2), ">" | ",")
                && matches!(code.before(at), "<" | ",")
                && code.list_start(at).is_some_and(|start| code.word(start) == "<") =>
            {
                self.blank(at, at);
            }
            b':' if code.is_colon(at) && matches!(next, "," | ">" | "=" | "{") => self.mask_empty_bounds(at),
            b'+' if matches!(next, "," | ">" | ";")
                && (matches!(code.kind(at.wrapping_sub(1)), TokenKind::Ident | TokenKind::Lifetime)
                    || code.before(at) == ">") =>
            {
                self.blank(at, at);
            }
            b'<' if next == ">" && code.is_joint(at) => {
                let from = if at >= 2 && code.is_path_sep(at - 2) { at - 2 } else { at };
                self.blank(from, at + 1);
            }
            _ => {}
        }
    }

    /// In macros, `$` alone and `$` apart from its name.
    fn mask_dollar(&mut self, at: usize) {
        let code = self.code;
        let (Some(dollar), Some(next)) = (code.tokens.get(at), code.tokens.get(at + 1)) else { return };
        match next.kind {
            TokenKind::Ident if next.start == dollar.end() => {}
            TokenKind::Ident if self.bytes[next.start as usize - 1].is_ascii_whitespace() => {
                self.put(dollar.start, " ");
                self.put(next.start - 1, "$");
            }
            TokenKind::OpenDelim(b'(') => {}
            _ => self.put(dollar.start, "_"),
        }
    }

    /// `T:` with no bounds behind, as a parameter or a predicate.
    fn mask_empty_bounds(&mut self, at: usize) {
        let code = self.code;
        match code.list_start(at) {
            Some(start) if code.word(start) == "where" => {
                let mut from = at;
                while from > start + 1 && code.before(from) != "," {
                    from -= 1;
                }
                let to = if code.word(at + 1) == "," { at + 1 } else { at };
                self.blank(from, to);
            }
            Some(start) if code.word(start) == "<" && code.word(at + 1) != "{" => self.blank(at, at),
            _ => {}
        }
    }

    fn mask_group(&mut self, at: usize) {
        let code = self.code;
        let end = code.partner[at];
        let around = code.around[at];
        let is_predicate = code.is_colon(end + 1) && (around == at || code.word(around) == "{");
        match code.word(at) {
            "[" if code.follow(at, &["[", "const", "]"])
                && matches!(code.before(at), ":" | "+" | "impl" | "dyn" | ">" | "(")
                && (code.is_name(at + 3) || code.is_path_sep(at + 3)) =>
            {
                self.blank(at, at + 2);
            }
            "(" if is_predicate && end == at + 1 && matches!(code.before(at), "where" | ",") => {
                self.rewrite(at, "U");
                self.rewrite(end, "_");
            }
            "(" if is_predicate
                && code.before(at) == "!"
                && at >= 3
                && matches!(code.word(at - 3), "where" | ",") =>
            {
                self.blank(at - 1, end);
            }
            _ => {}
        }
    }

    /// Fields by number in patterns.
    fn mask_number(&mut self, at: usize) {
        let code = self.code;
        match code.kind(at) {
            TokenKind::Int if code.is_colon(at + 1) && matches!(code.before(at), "{" | "," | "]") => {
                self.rewrite(at, "q");
            }
            TokenKind::Float => {
                let Some(token) = code.tokens.get(at) else { return };
                let suffix = token.end() - token.suffix_len;
                match token.text(code.text) {
                    text if text.ends_with("f16") => self.put(suffix, "f64"),
                    text if text.ends_with("f128") => self.put(suffix, "f64 "),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// Suffixes of strings, and underscores in `\u{…}`.
    fn mask_literal(&mut self, at: usize) {
        let code = self.code;
        let Some(&token) = code.tokens.get(at) else { return };
        self.blank_bytes(token.end() - token.suffix_len, token.end());
        if matches!(token.kind, TokenKind::Char | TokenKind::Str | TokenKind::CStr) {
            let text = token.text(code.text);
            for (escape, _) in text.match_indices("\\u{") {
                let digits =
                    text[escape + 3..].bytes().take_while(|&byte| byte.is_ascii_hexdigit() || byte == b'_');
                for (digit, _) in digits.enumerate().filter(|&(_, byte)| byte == b'_') {
                    self.put(token.start + (escape + 3 + digit) as u32, "0");
                }
            }
        }
    }

    // ---- what an error tells ----------------------------------------------------------------------------------------

    /// Calls `act` with each token that is close to an error.
    fn at_suspects(&mut self, tree: &Tree, act: impl Fn(&mut Self, usize)) {
        let code = self.code;
        let mut errors = Vec::new();
        for_each_error(tree, |node| {
            errors.push((node.start_byte() as u32, node.end_byte() as u32));
            true
        });
        let mut from = 0;
        for (start, end) in errors {
            let first = code.tokens.partition_point(|token| token.end() < start).saturating_sub(REACH);
            let last = code.tokens.partition_point(|token| token.start <= end) + REACH;
            // Errors are in order, so no token is looked at more often than there are passes.
            from = from.max(first);
            while from < last.min(code.tokens.len()) {
                act(self, from);
                from += 1;
            }
        }
    }

    /// Brings back what a token was.
    fn unmask(&mut self, at: usize) {
        if let Some(token) = self.code.tokens.get(at) {
            self.put(token.start, token.text(self.code.text));
        }
    }

    fn mask_suspect(&mut self, at: usize) {
        let code = self.code;
        match code.word(at) {
            "#" if code.word(at + 1) == "[" => {
                let mut next = code.partner[at + 1] + 1;
                while code.follow(next, &["#", "["]) && next < at + 8 * REACH {
                    next = code.partner[next + 1] + 1;
                }
                let is_item = match code.word(next) {
                    "pub" | "fn" | "struct" | "enum" | "union" | "mod" | "use" | "impl" | "trait"
                    | "type" | "static" | "extern" | "macro_rules" | "let" => true,
                    "unsafe" | "const" | "async" => !matches!(code.word(next + 1), "{" | "move" | "|"),
                    _ => false,
                };
                if !is_item {
                    self.blank(at, code.partner[at + 1]);
                }
            }
            "." if code.follow(at, &[".", ".", "}"]) => self.blank(at, at + 1),
            "." if code.follow(at, &[".", ".", "="])
                && matches!(code.before(at), "|" | "(" | "[" | "," | "=" | ">" | "return" | "{") =>
            {
                self.blank(at + 2, at + 2);
            }
            ":" if code.is_path_sep(at) && code.word(at + 2) == "<" => {
                let end = code.angle_end(at + 2);
                match end {
                    Some(end) if code.word(end + 1) == "{" => self.blank(at, end),
                    Some(end) if code.word(end + 1) == "(" => {}
                    _ => self.blank(at, at + 1),
                }
            }
            ":" if code.is_path_sep(at) && code.word(at + 2) == "(" => self.blank(at, at + 1),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};
    use proptest::prelude::*;

    use super::super::parse;

    /// Shows the text with `▒` for what was written over, and the errors left.
    fn check(text: &str, expect: Expect) {
        let mut shown = String::new();
        for line in text.trim().lines().map(str::trim) {
            let parse = parse(line);
            let is_masked = |at: usize| parse.masks.iter().any(|mask| mask.contains(at as u32));
            shown.extend(line.char_indices().map(|(at, char)| if is_masked(at) { '▒' } else { char }));
            shown.push('\n');
            for error in &parse.errors {
                shown.push_str(&format!("  {}..{} {}\n", error.range.start, error.range.end, error.message));
            }
        }
        expect.assert_eq(&shown);
    }

    #[test]
    fn names_that_the_grammar_keeps_for_itself() {
        check(
            r#"
            fn f() { str!["a"]; u16!(1, 2); try!(x); }
            fn f() { char::<T>('a'); f32::<T>(1); }
            fn f() { match x { [char @ .., raw @ ..] => {} } }
            macro_rules ! T_ { ($a:ident) => { 1 } }
            fn f() { macro_rules! {} }
            "#,
            expect![[r#"
                fn f() { ▒tr!["a"]; ▒16!(1, 2); ▒ry!(x); }
                fn f() { ▒har::<T>('a'); ▒32::<T>(1); }
                fn f() { match x { [▒har @ .., ▒aw @ ..] => {} } }
                macro_rules▒▒ T_ { ($a:ident) => { 1 } }
                fn f() { ▒acro_rules! {} }
            "#]],
        );
    }

    #[test]
    fn tokens_of_macros() {
        check(
            r#"
            macro_rules! m { (~ $x:ty) => { 1 }; ($) => { ${x} }; ([$] $ name : ty) => { $ crate :: f ($ name) }; }
            macro_rules! q { ([{$( $a:ident ),+ ,}]) => { [$($a),+] }; ([const] [~]) => { 1 } }
            fn f() { p.eat(T![const]); p.eat(T![~]); json!({ "a" : ~ }); }
            "#,
            expect![[r#"
                macro_rules! m { (▒ $x:ty) => { 1 }; (▒) => { ▒{x} }; ([▒] ▒▒name : ty) => { ▒▒crate :: f (▒▒name) }; }
                macro_rules! q { ([{$( $a:ident ),+ ,}]) => { [$($a),+] }; ([const] [▒]) => { 1 } }
                fn f() { p.eat(T![const]); p.eat(T![▒]); json!({ "a" : ▒ }); }
            "#]],
        );
    }

    #[test]
    fn attributes() {
        check(
            r#"
            fn f() { match x { S { #[cfg(a)] ref x, .. } => 1, T(S { #[a] x: y }) => 2 } }
            fn f() { #[a] let x = #[b] || 1; let y = (a, #[c] b); return #[d] 1; }
            #[a] fn f(#[b] #[c] x: u8) { #[d] struct S { #[e] x: u8 } }
            "#,
            expect![[r#"
                fn f() { match x { S { ▒▒▒▒▒▒▒▒▒ ref x, ▒▒ } => 1, T(S { ▒▒▒▒ x: y }) => 2 } }
                fn f() { #[a] let x = ▒▒▒▒ || 1; let y = (a, ▒▒▒▒ b); return ▒▒▒▒ 1; }
                #[a] fn f(▒▒▒▒ ▒▒▒▒ x: u8) { #[d] struct S { #[e] x: u8 } }
            "#]],
        );
    }

    #[test]
    fn items() {
        check(
            r#"
            unsafe extern "C" { pub safe fn f(); safe static X: u8; unsafe static Y: u8; }
            extern "C" { pub type X; pub(crate) type Y<T = (A,)>; type Z; pub fn f(); }
            struct S where A: B; struct T<X> where X: Y; struct U where A: B { a: A }
            pub macro n($i:ident) { struct $i; } macro m { ($i:ident) => { } }
            const trait A {} impl const A for B {} fn f<T: const A, U: [const] A>() where T: ~const C {}
            const impl<T> A for B {} #[a] const unsafe impl B {} const impl B { const fn f() {} }
            auto trait A {} pub trait Y<T> = A<T> + 'static; trait B: {} trait C { type X: B = D; }
            default impl A for B { default fn f() {} default type X = Y; default const C: u8 = 1; }
            "#,
            expect![[r#"
                unsafe extern "C" { pub ▒▒▒▒ fn f(); ▒▒▒▒ static X: u8; ▒▒▒▒▒▒ static Y: u8; }
                extern "C" { ▒▒▒ type X; ▒▒▒▒▒▒▒▒▒▒ type Y<T = (A,)>; type Z; pub fn f(); }
                struct S ▒▒▒▒▒ ▒▒ ▒; struct T<X> ▒▒▒▒▒ ▒▒ ▒; struct U where A: B { a: A }
                pub m▒▒▒▒ n▒▒▒▒▒▒▒▒▒▒ ▒ ▒▒▒▒▒▒ ▒▒▒ } m▒▒▒▒ m { ▒▒▒▒▒▒▒▒▒▒ ▒▒ ▒ ▒ }
                ▒▒▒▒▒ trait A {} impl ▒▒▒▒▒ A for B {} fn f<T: ▒▒▒▒▒ A, U: ▒▒▒▒▒▒▒ A>() where T: ▒▒▒▒▒▒ C {}
                ▒▒▒▒▒ impl<T> A for B {} #[a] ▒▒▒▒▒ unsafe impl B {} ▒▒▒▒▒ impl B { const fn f() {} }
                ▒▒▒▒ trait A {} pub t▒▒▒▒ Y<T> = A<T> + 'static; trait B▒ {} trait C { type X: B ▒ ▒; }
                ▒▒▒▒▒▒▒ impl A for B { default fn f() {} ▒▒▒▒▒▒▒ type X = Y; ▒▒▒▒▒▒▒ const C: u8 = 1; }
            "#]],
        );
    }

    #[test]
    fn types_and_bounds() {
        check(
            r#"
            type C = D<-9, 9>; type A = Box<dyn 'a + T>; type F = Box<Fn::(i32) -> ()>; struct S<>;
            fn f<T:, U: A + , 'a:>() where (): T<u8>, m!(c): D, T:, Self: {}
            fn f() { let x = <A::<T> as B>::c(); let S::<T> { a } = s; }
            fn f(x: *const T, y: [u8; 2]) where X: Y { const A: u8 = x - 1; f(a, -5, b) }
            "#,
            expect![[r#"
                type C = D<▒9, 9>; type A = Box<dyn ▒▒ ▒ T>; type F = Box<Fn▒▒(i32) -> ()>; struct S▒▒;
                fn f<T▒, U: A ▒ , 'a▒>() where ▒▒: T<u8>, m▒▒▒▒: D, ▒▒▒ ▒▒▒▒▒ {}
                fn f() { let x = <A▒▒<T> as B>::c(); let S▒▒▒▒▒ { a } = s; }
                fn f(x: *const T, y: [u8; 2]) where X: Y { const A: u8 = x - 1; f(a, -5, b) }
            "#]],
        );
    }

    #[test]
    fn expressions_and_patterns() {
        check(
            r#"
            fn f() { S { a, .. } = s; let S { 0: x } = s; a.map(|x| ..=y); }
            fn f() { '\u{1_F}'; "a\u{4_e}b"; 'c'u32; 1f16; 1.0f128; }
            fn f() { let box x = y; super let z = 1; become g(x); do yeet 1; for<'a> |x: &'a u8| 1; }
            gen fn f() {} async gen fn g() { async gen { yield 1; } }
            "#,
            expect![[r#"
                fn f() { S { a, ▒▒ } = s; let S { ▒: x } = s; a.map(|x| ..▒y); }
                fn f() { '\u{1▒F}'; "a\u{4▒e}b"; 'c'▒▒▒; 1f▒▒; 1.0f▒▒▒; }
                fn f() { let ▒▒▒ x = y; ▒▒▒▒▒ let z = 1; ▒e▒▒▒▒ g(x); ▒▒▒▒▒▒▒ 1; ▒▒▒▒▒▒▒ |x: &'a u8| 1; }
                ▒▒▒ fn f() {} async ▒▒▒ fn g() { async ▒▒▒ { yield 1; } }
            "#]],
        );
    }

    #[test]
    fn real_errors_stay() {
        check(
            r#"
            fn f() { let x = ; str![a] }
            fn f() { let a = (1, #[x] 2); let b = (1 2); }
            "#,
            expect![[r#"
                fn f() { let x = ; ▒tr![a] }
                  15..16 unexpected `=`
                fn f() { let a = (1, ▒▒▒▒ 2); let b = (1 2); }
                  41..42 unexpected `2`
            "#]],
        );
    }

    #[test]
    fn what_stands_before_the_code() {
        let text = "#!/run\n---\na = \"é\n---\nfn f() { str![a] }";
        let parse = parse(text);
        assert_eq!(parse.errors, []);
        assert_eq!(parse.tree.root_node().named_child(0).unwrap().start_byte(), text.find("fn").unwrap());
    }

    proptest! {
        #[test]
        fn any_pieces_of_code_are_survived(parts in prop::collection::vec(piece(), 0..30)) {
            let text = parts.concat();
            let parse = parse(&text);
            prop_assert_eq!(parse.tree.root_node().end_byte(), text.len());
            prop_assert!(parse.masks.iter().all(|mask| mask.end as usize <= text.len()));
        }
    }

    fn piece() -> impl Strategy<Value = &'static str> {
        let pieces = "{·}·(·)·[·]·<·>·#·!·::·:·,·;·=·-·1·+·$·~·.. ·'a ·str·macro ·macro_rules· ·a ·é ·pub ·\
            type ·struct ·where ·trait ·const ·for·dyn ·extern ·fn ·unsafe ·\"·'\\u{_}'·|·#[a]·---\n·\u{feff}";
        prop::sample::select(pieces.split('·').collect::<Vec<_>>())
    }
}
