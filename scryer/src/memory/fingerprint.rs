//! What an item says, as a short text that formatting does not change.
//!
//! In goes an item, out comes a hash over the tokens of its declaration and body: without blanks, comments, docs, attributes
//! in front and its own name, so that a renamed item is known again. What a formatter adds and takes away counts for nothing: commas at the
//! end of lists and arms, braces around the one expression of an arm or closure, the semicolon behind a last `return`. A
//! module's is over the heads of its items, in any order.

use crate::facts::{DefId, ItemKind};
use crate::source::TextRange;
use crate::syntax::lexer::{TokenKind, tokens};

use super::code::{Code, is_symbol};

/// How much of the hash is kept, in hexadecimal digits.
const DIGITS: usize = 16;

/// The fingerprint of what a path means, twins together. `None` where a text is not at hand.
pub(super) fn of_defs(code: &Code<'_>, defs: &[DefId]) -> Option<String> {
    let mut parts: Vec<String> = defs.iter().map(|&def| of_def(code, def)).collect::<Option<_>>()?;
    parts.sort_unstable();
    match &parts[..] {
        [] => None,
        [one] => Some(one.clone()),
        several => Some(short(&several.join(" "))),
    }
}

fn of_def(code: &Code<'_>, def: DefId) -> Option<String> {
    let program = code.program();
    if let ItemKind::Module { .. } = program.kind(def) {
        let mut heads: Vec<String> = Vec::new();
        for &module in program.maps.modules_of_item(def).iter().take(1) {
            for &item in &program.maps[module].items {
                let facts = program.facts(item.file);
                if is_symbol(facts, item.item) {
                    let ranges = &facts.item_ranges[item.item.index()];
                    let text = (code.text)(program.table.host(item.file))?;
                    let range = TextRange::new(ranges.decl_start, ranges.head_end.max(ranges.decl_start));
                    heads.push(canonical(&text, range, None));
                }
            }
        }
        heads.sort_unstable();
        return Some(short(&heads.join("\u{1e}")));
    }
    let ranges = &program.facts(def.file).item_ranges[def.item.index()];
    let text = (code.text)(program.table.host(def.file))?;
    let range = TextRange::new(ranges.decl_start, ranges.full.end.max(ranges.decl_start));
    Some(short(&canonical(&text, range, Some(ranges.name.start))))
}

fn short(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex().chars().take(DIGITS).collect()
}

/// A token that counts.
#[derive(Clone, Copy)]
struct Token<'a> {
    text: &'a str,
    /// It is punctuation that the next token goes on.
    joint: bool,
}

/// What stands between two delimiters.
#[derive(Clone, Copy, Default)]
struct Group {
    open: usize,
    close: usize,
    arrows: usize,
    semicolons: usize,
    commas: usize,
}

/// The tokens of a range as one text, without what formatters decide. `name` is where the item's own name begins.
pub(super) fn canonical(text: &str, range: TextRange, name: Option<u32>) -> String {
    let mut all: Vec<Token<'_>> = Vec::new();
    for token in tokens(text, range) {
        if token.is_comment() {
            continue;
        }
        let joint = matches!(token.kind, TokenKind::Punct { joint: true, .. });
        let shown = if name == Some(token.start) { "_" } else { token.text(text) };
        all.push(Token { text: shown, joint });
    }
    let layout = Layout::of(all);
    let mut out = String::with_capacity(text.len().min(range.len() as usize) + 16);
    for index in 0..layout.tokens.len() {
        if !layout.is_formatting(index) {
            out.push_str(layout.tokens[index].text);
            out.push('\u{1f}');
        }
        if layout.text(index) == "extern" && matches!(layout.text(index + 1), "fn" | "{") {
            out.push_str("\"C\"\u{1f}");
        }
    }
    out
}

struct Layout<'a> {
    tokens: Vec<Token<'a>>,
    groups: Vec<Group>,
    /// By token: the group that it stands in; of delimiters, the one around.
    around: Vec<Option<usize>>,
    /// By token: the group that it opens or closes.
    own: Vec<Option<usize>>,
}

impl<'a> Layout<'a> {
    fn of(tokens: Vec<Token<'a>>) -> Layout<'a> {
        let mut groups: Vec<Group> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        let (mut around, mut own) = (vec![None; tokens.len()], vec![None; tokens.len()]);
        for index in 0..tokens.len() {
            match tokens[index].text {
                "(" | "[" | "{" => {
                    around[index] = open.last().copied();
                    own[index] = Some(groups.len());
                    open.push(groups.len());
                    groups.push(Group { open: index, close: usize::MAX, ..Group::default() });
                }
                ")" | "]" | "}" => {
                    if let Some(group) = open.pop() {
                        groups[group].close = index;
                        own[index] = Some(group);
                    }
                    around[index] = open.last().copied();
                }
                text => {
                    around[index] = open.last().copied();
                    if let Some(&group) = open.last() {
                        let group = &mut groups[group];
                        group.semicolons += usize::from(text == ";");
                        group.commas += usize::from(text == ",");
                        let before = index.checked_sub(1).and_then(|before| tokens.get(before));
                        let is_arrow =
                            text == ">" && before.is_some_and(|before| before.text == "=" && before.joint);
                        group.arrows += usize::from(is_arrow);
                    }
                }
            }
        }
        Layout { tokens, groups, around, own }
    }

    fn text(&self, index: usize) -> &'a str {
        self.tokens.get(index).map_or("", |token| token.text)
    }

    fn before(&self, index: usize) -> &'a str {
        index.checked_sub(1).map_or("", |before| self.text(before))
    }

    /// Whether `=>` ends just before a token.
    fn is_behind_arrow(&self, index: usize) -> bool {
        index >= 2
            && self.text(index - 1) == ">"
            && self.text(index - 2) == "="
            && self.tokens[index - 2].joint
    }

    fn group_around(&self, index: usize) -> Option<&Group> {
        self.groups.get((*self.around.get(index)?)?)
    }

    fn group_of(&self, index: usize) -> Option<&Group> {
        self.groups.get((*self.own.get(index)?)?)
    }

    /// Whether a token stands directly among the arms of a `match`.
    fn is_among_arms(&self, index: usize) -> bool {
        self.group_around(index).is_some_and(|group| group.arrows > 0 && self.text(group.open) == "{")
    }

    /// Whether a token is there or not as a formatter likes it.
    fn is_formatting(&self, index: usize) -> bool {
        match self.text(index) {
            "," => self.is_idle_comma(index),
            "{" | "}" => self.group_of(index).is_some_and(|group| self.is_idle_block(group)),
            "(" | ")" => self.group_of(index).is_some_and(|group| self.is_doubled(group)),
            ";" => self.is_idle_semicolon(index),
            "|" => self.is_among_arms(index) && matches!(self.before(index), "{" | "," | "}"),
            _ => false,
        }
    }

    fn is_idle_comma(&self, index: usize) -> bool {
        let one_tuple = |group: &Group| {
            group.close == index + 1
                && self.text(group.open) == "("
                && group.commas == 1
                && !self.is_call(group.open)
        };
        match self.text(index + 1) {
            ")" => !self.group_around(index).is_some_and(one_tuple),
            "]" | "}" | ">" | "{" | ";" | "" => true,
            _ => self.before(index) == "}" || self.is_among_arms(index),
        }
    }

    /// Whether parentheses belong to what stands before them.
    fn is_call(&self, open: usize) -> bool {
        let before = self.before(open);
        match before {
            ">" => {
                let sign = open.checked_sub(2).map_or("", |at| self.text(at));
                !(matches!(sign, "-" | "=") && self.tokens[open - 2].joint)
            }
            ")" | "]" | "!" => true,
            "return" | "in" | "match" | "if" | "else" | "while" | "let" | "mut" | "ref" | "move"
            | "break" | "as" | "for" | "where" | "dyn" | "impl" | "yield" | "await" | "unsafe" | "const"
            | "static" => false,
            word => word.starts_with(|letter: char| letter == '_' || letter.is_alphanumeric()),
        }
    }

    /// Whether braces hold one expression, of an arm or a closure, that could stand without them.
    fn is_idle_block(&self, group: &Group) -> bool {
        let is_body = self.is_behind_arrow(group.open) || self.before(group.open) == "|";
        is_body
            && group.close != usize::MAX
            && group.close > group.open + 1
            && group.arrows == 0
            && group.semicolons == 0
    }

    /// Whether parentheses have nothing between them and those around them.
    fn is_doubled(&self, group: &Group) -> bool {
        let Some(outer) = self.group_around(group.open) else { return false };
        self.text(outer.open) == "("
            && outer.open + 1 == group.open
            && group.close.checked_add(1) == Some(outer.close)
            && !self.is_call(outer.open)
    }

    fn is_idle_semicolon(&self, index: usize) -> bool {
        if matches!(self.before(index), ";" | "{") {
            return true;
        }
        let Some(group) = self.group_around(index).filter(|group| self.text(group.open) == "{") else {
            return false;
        };
        if group.close != index + 1 {
            return false;
        }
        // Back to where the statement begins.
        let mut at = index;
        while at > group.open + 1 {
            at -= 1;
            match self.text(at) {
                ";" => return false,
                ")" | "]" | "}" => match self.group_of(at) {
                    Some(inner) => at = inner.open,
                    None => return false,
                },
                "return" | "break" | "continue" if matches!(self.before(at), ";" | "{" | "}") => return true,
                _ => {}
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        canonical(text, TextRange::new(0, text.len() as u32), None)
    }

    #[track_caller]
    fn same(forms: &[&str]) {
        for form in forms {
            assert_eq!(of(form), of(forms[0]), "{form} against {}", forms[0]);
        }
    }

    #[test]
    fn formatting_counts_for_nothing() {
        same(&[
            "fn f(a: u8, b: u8) -> u8 { a }",
            "fn f(\n    a: u8,\n    b: u8,\n) -> u8 {\n    // why\n    a\n}\n",
        ]);
        same(&["struct S { a: u8 }", "struct S {\n    /// Doc.\n    a: u8,\n}"]);
        same(&["enum E { A, B }", "enum E { A, B, }"]);
        same(&["fn f<T>() where T: Copy {}", "fn f<T,>()\nwhere\n    T: Copy,\n{\n}"]);
        same(&[
            "match x { A => 1, B => { 2 } C | D => { f(); g() } }",
            "match x {\n    | A => 1,\n    B => 2,\n    C | D => {\n        f();\n        g()\n    }\n}",
        ]);
        same(&["a.map(|x| x + 1)", "a.map(|x| { x + 1 },)"]);
        same(&["f(|| 1)", "f(|| { 1 })"]);
        same(&[
            "{ if x { return 1 } 2 }",
            "{ if x { return 1; } 2 }",
            "{ if x { return 1 }; 2 }".replace("};", "}").as_str(),
        ]);
        same(&["extern fn f() {}", "extern \"C\" fn f() {}"]);
        same(&["{ a();; b() }", "{ a(); b() }"]);
        same(&["let a = ((1 + 2)) * 3;", "let a = (1 + 2) * 3;"]);
        same(&["[1, 2]", "[\n    1,\n    2,\n]"]);
        same(&["vec![S { a: 1 }, S { a: 2 }]", "vec![\n    S { a: 1 },\n    S { a: 2 },\n]"]);
    }

    #[test]
    fn meaning_counts() {
        for (a, b) in [
            ("fn f(a: u8) {}", "fn f(a: u16) {}"),
            ("fn f() { a(); }", "fn f() { a() }"),
            ("fn f() { a(); b() }", "fn f() { b(); a() }"),
            ("let a = (1,);", "let a = (1);"),
            ("fn f() -> (A,) {}", "fn f() -> (A) {}"),
            ("f((a, b))", "f(a, b)"),
            ("a - b", "a, -b"),
            ("\"a b\"", "\"a  b\""),
            ("{ { a } }", "{ a }"),
            ("pub fn f() {}", "fn f() {}"),
            ("a + b * c", "(a + b) * c"),
            ("match x { A => 1, B => 2 }", "match x { B => 2, A => 1 }"),
            ("1", "1u8"),
            ("if a { b } else { c }", "if a { c } else { b }"),
            ("a << 1", "a < 1"),
        ] {
            assert_ne!(of(a), of(b), "{a} against {b}");
        }
    }

    #[test]
    fn texts_that_are_no_rust_have_one_too() {
        for text in ["", "}", "(((", "{ => | ; , }", "\"open", "\u{0}名", ",", "extern", "|"] {
            assert_eq!(of(text), of(text));
        }
    }
}
