//! Attributes and docs.
//!
//! The grammar leaves the arguments of an attribute as tokens; what we want of them (a predicate's text, a list of paths,
//! a string) is read with a few steps over the text.

use super::Lower;
use super::tree::N;
use crate::facts::model::*;
use crate::source::TextRange;
use crate::syntax::kinds::Kind;

/// What attributes and docs stand before an item, or at the start inside it.
#[derive(Default)]
pub(in crate::facts) struct Outer {
    /// Attribute items and doc comments, in order.
    pub(in crate::facts) nodes: Vec<N>,
}

/// What attributes and docs amount to.
#[derive(Default)]
pub(in crate::facts) struct Attributes {
    pub(in crate::facts) attrs: List<Attr>,
    pub(in crate::facts) flags: ItemFlags,
    pub(in crate::facts) docs: Option<String>,
}

/// How deep `cfg_attr`s and cfg predicates are followed.
const MAX_NESTING: u32 = 16;

impl<'t> Lower<'t> {
    /// Reads the attributes and doc comments among `nodes`.
    pub(in crate::facts) fn attributes(&mut self, nodes: &[N]) -> Attributes {
        let start = self.out.attrs.len() as u32;
        let mut found = Attributes::default();
        for &n in nodes {
            match self.kind(n) {
                Kind::AttributeItem | Kind::InnerAttributeItem => {
                    if let Some(attribute) = self.tree.child_of_kind(n, Kind::Attribute) {
                        self.attribute(attribute, &mut found);
                    }
                }
                Kind::LineComment | Kind::BlockComment => {
                    let text = self.text_of(n);
                    comment_docs(text, found.docs.get_or_insert_default());
                }
                _ => {}
            }
        }
        found.attrs = List::new(start, self.out.attrs.len() as u32 - start);
        if let Some(docs) = &mut found.docs {
            // Every line ended in a line feed.
            docs.pop();
        }
        found
    }

    /// Whether one of the attributes among `nodes` is a `cfg` that is false in the usual build.
    pub(in crate::facts) fn is_cfg_off(&mut self, nodes: &[N]) -> bool {
        nodes.iter().any(|&n| {
            let Some(attribute) = self.tree.child_of_kind(n, Kind::Attribute) else { return false };
            let mut scan = Scan::new(self.text, self.range(attribute));
            matches!(scan.ident(), Some((_, "cfg")))
                && scan.peek() == b'('
                && !holds(&mut scan.group(), &|_| true, 0)
        })
    }

    fn attribute(&mut self, n: N, found: &mut Attributes) {
        let range = self.range(n);
        self.attribute_text(Scan::new(self.text, range), found, 0);
    }

    /// One attribute, `path`, `path = value` or `path(…)`, which is all that `scan` covers.
    fn attribute_text(&mut self, mut scan: Scan<'t>, found: &mut Attributes, nesting: u32) {
        let mark = self.segment_stack.len();
        let Some((anchor, last)) = self.scan_path(&mut scan) else { return };
        if last == "unsafe" && scan.peek() == b'(' {
            // `unsafe(no_mangle)` is `no_mangle`.
            self.segment_stack.truncate(mark);
            if nesting < MAX_NESTING {
                self.attribute_text(scan.group(), found, nesting + 1);
            }
            return;
        }
        let path = self.add_path(anchor, None, 0, mark);
        let simple = self.out.paths[path.index()].segments.len == 1;
        match last {
            "test" | "rstest" | "test_case" | "quickcheck" | "proptest" | "bench" => {
                found.flags.insert(ItemFlags::TEST);
            }
            "macro_export" if simple => found.flags.insert(ItemFlags::MACRO_EXPORT),
            "macro_use" if simple => found.flags.insert(ItemFlags::MACRO_USE),
            "proc_macro" | "proc_macro_attribute" | "proc_macro_derive" if simple => {
                found.flags.insert(ItemFlags::PROC_MACRO);
            }
            _ => {}
        }
        let mut kind = AttrKind::Other;
        if simple {
            match last {
                "cfg" if scan.peek() == b'(' => {
                    let predicate = scan.group();
                    let text = one_spaced(predicate.rest());
                    // Inside `cfg_attr` it holds only if the outer predicate does.
                    if nesting == 0 {
                        if needs_test(&mut predicate.clone(), 0) {
                            found.flags.insert(ItemFlags::CFG_TEST);
                        }
                        if !holds(&mut predicate.clone(), &|_| true, 0) {
                            found.flags.insert(ItemFlags::CFG_OFF);
                        }
                        kind = AttrKind::Cfg(self.add_text(text));
                    }
                }
                "derive" if scan.peek() == b'(' => {
                    let mut list = scan.group();
                    let mut derives = Vec::new();
                    loop {
                        let mark = self.segment_stack.len();
                        if let Some((anchor, _)) = self.scan_path(&mut list) {
                            derives.push(self.add_path(anchor, None, 0, mark));
                        }
                        if !list.skip_past_comma() {
                            break;
                        }
                    }
                    let start = self.out.path_lists.len() as u32;
                    self.out.path_lists.extend_from_slice(&derives);
                    kind = AttrKind::Derive(List::new(start, derives.len() as u32));
                }
                "path" | "lang" if scan.eat(b'=') => {
                    if let Some(value) = scan.string() {
                        let value = self.add_text(value);
                        kind = if last == "path" { AttrKind::Path(value) } else { AttrKind::Lang(value) };
                    }
                }
                "proc_macro_derive" if scan.peek() == b'(' => {
                    if let Some((_, name)) = scan.group().ident() {
                        kind = AttrKind::ProcMacroDerive(self.intern(name));
                    }
                }
                // Within `cfg_attr` it is for some builds only, mostly for none that anybody reads.
                "doc" if scan.peek() == b'(' && nesting == 0 => {
                    let mut list = scan.group();
                    loop {
                        match list.ident() {
                            Some((_, "hidden")) => found.flags.insert(ItemFlags::DOC_HIDDEN),
                            Some((_, "inline")) => found.flags.insert(ItemFlags::DOC_INLINE),
                            Some((_, "no_inline")) => found.flags.insert(ItemFlags::DOC_NO_INLINE),
                            _ => {}
                        }
                        if !list.skip_past_comma() {
                            break;
                        }
                    }
                }
                "doc" if scan.eat(b'=') => {
                    if let Some(value) = scan.string() {
                        push_lines(value.lines(), found.docs.get_or_insert_default());
                    }
                }
                _ => {}
            }
        }
        self.out.attrs.push(Attr { path, kind });
        if simple && last == "cfg_attr" && scan.peek() == b'(' && nesting < MAX_NESTING {
            let mut list = scan.group();
            while list.skip_past_comma() {
                let start = list.at;
                let mut end = list.clone();
                let end = if end.skip_past_comma() { end.at - 1 } else { end.end };
                let inner = Scan { text: list.text, at: start, end };
                self.attribute_text(inner, found, nesting + 1);
            }
        }
    }

    /// Pushes the segments of a plain path; answers its anchor and its last name.
    fn scan_path(&mut self, scan: &mut Scan<'t>) -> Option<(Anchor, &'t str)> {
        let mut anchor = Anchor::Plain;
        let mark = self.segment_stack.len();
        let mut last = "";
        scan.skip_trivia();
        if scan.eat_colons() {
            anchor = Anchor::Absolute;
        }
        while let Some((start, text)) = scan.ident() {
            let first = self.segment_stack.len() == mark;
            match (text, anchor) {
                ("crate", Anchor::Plain) if first => anchor = Anchor::Crate,
                ("self", Anchor::Plain) if first => anchor = Anchor::SelfMod,
                ("super", Anchor::Plain | Anchor::SelfMod) if first => anchor = Anchor::Super(1),
                ("super", Anchor::Super(count)) if first => anchor = Anchor::Super(count.saturating_add(1)),
                _ => {
                    let name = self.intern(text);
                    self.segment_stack.push((Segment { name, args: None }, start));
                }
            }
            last = text;
            if !scan.eat_colons() {
                return Some((anchor, last));
            }
        }
        (!last.is_empty()).then_some((anchor, last))
    }
}

/// Adds the lines of a doc comment, each with a line feed.
fn comment_docs(text: &str, docs: &mut String) {
    if text.starts_with("//") {
        // Of a dependency all that follow each other.
        let lines = text.lines().filter_map(|line| line.trim_start().get(3..));
        push_lines(lines.map(str::trim_end), docs);
        return;
    }
    let inner = text.get(3..).unwrap_or("");
    let inner = inner.strip_suffix("*/").unwrap_or(inner);
    let starred = inner.lines().skip(1).all(|line| {
        let line = line.trim_start();
        line.is_empty() || line.starts_with('*')
    });
    let lines = inner.lines().enumerate().map(|(index, line)| match line.trim_start().strip_prefix('*') {
        Some(rest) if starred && index > 0 => rest,
        _ => line,
    });
    // The lines of the delimiters say nothing.
    let mut lines: Vec<&str> = lines.collect();
    if lines.len() > 1 && lines.last().is_some_and(|line| line.trim().is_empty()) {
        lines.pop();
    }
    if lines.len() > 1 && lines.first().is_some_and(|line| line.trim().is_empty()) {
        lines.remove(0);
    }
    push_lines(lines.into_iter(), docs);
}

fn push_lines<'a>(lines: impl Iterator<Item = &'a str>, docs: &mut String) {
    let before = docs.len();
    for line in lines {
        docs.push_str(line.strip_prefix(' ').unwrap_or(line).trim_end());
        docs.push('\n');
    }
    if docs.len() == before {
        docs.push('\n');
    }
}

/// `text` with each run of whitespace as one space, and none at its ends.
fn one_spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !spaced.is_empty() {
            spaced.push(' ');
        }
        spaced.push_str(word);
    }
    spaced
}

/// Whether the cfg predicate at `scan` holds only where `test` does.
fn needs_test(scan: &mut Scan<'_>, nesting: u32) -> bool {
    let Some((_, name)) = scan.ident() else { return false };
    if scan.peek() != b'(' {
        return name == "test" && scan.peek() != b'=';
    }
    if nesting > MAX_NESTING {
        return false;
    }
    let mut list = scan.group();
    let mut any = false;
    let mut all = true;
    loop {
        list.skip_trivia();
        if list.at >= list.end {
            break;
        }
        let one = needs_test(&mut list, nesting + 1);
        any |= one;
        all &= one;
        if !list.skip_past_comma() {
            break;
        }
    }
    match name {
        "all" => any,
        "any" => any && all,
        _ => false,
    }
}

/// Whether a cfg predicate, as an attribute has it, is true on a 64-bit Linux in a debug build under test, with the features
/// that `feature` says. A name that cargo and rustc don't set by themselves is false.
pub fn cfg_holds(predicate: &str, feature: &dyn Fn(&str) -> bool) -> bool {
    let range = TextRange::new(0, predicate.len() as u32);
    holds(&mut Scan::new(predicate, range), feature, 0)
}

/// [`cfg_holds`] for the predicate at `scan`.
fn holds(scan: &mut Scan<'_>, feature: &dyn Fn(&str) -> bool, nesting: u32) -> bool {
    let Some((_, name)) = scan.ident() else { return true };
    if scan.eat(b'=') {
        let value = scan.string().unwrap_or_default();
        return match name {
            "feature" => feature(&value),
            "target_has_atomic" | "target_has_atomic_load_store" | "target_has_atomic_equal_alignment" => {
                value != "128"
            }
            "target_os" => value == "linux",
            "target_family" => value == "unix",
            "target_arch" => value == "x86_64",
            "target_pointer_width" => value == "64",
            "target_endian" => value == "little",
            "target_env" => value == "gnu",
            "target_vendor" => value == "unknown",
            "panic" => value == "unwind",
            "target_feature" => matches!(&value[..], "sse" | "sse2" | "fxsr"),
            _ => false,
        };
    }
    if scan.peek() != b'(' {
        return matches!(
            name,
            "unix" | "test" | "debug_assertions" | "true" | "target_has_atomic" | "overflow_checks"
        );
    }
    if nesting > MAX_NESTING {
        return true;
    }
    let mut list = scan.group();
    let (mut any, mut all) = (false, true);
    loop {
        list.skip_trivia();
        if list.at >= list.end {
            break;
        }
        let one = holds(&mut list, feature, nesting + 1);
        any |= one;
        all &= one;
        if !list.skip_past_comma() {
            break;
        }
    }
    match name {
        "all" => all,
        "any" => any,
        "not" => !all,
        _ => true,
    }
}

/// Steps over tokens in a part of a text.
#[derive(Clone)]
pub(in crate::facts) struct Scan<'t> {
    text: &'t str,
    at: usize,
    end: usize,
}

impl<'t> Scan<'t> {
    /// At the start of `range`.
    pub(in crate::facts) fn new(text: &'t str, range: TextRange) -> Scan<'t> {
        let end = (range.end as usize).min(text.len());
        Scan { text, at: (range.start as usize).min(end), end }
    }

    /// What is left.
    fn rest(&self) -> &'t str {
        self.text.get(self.at..self.end).unwrap_or("")
    }

    fn byte(&self, at: usize) -> u8 {
        if at < self.end { self.text.as_bytes()[at] } else { 0 }
    }

    /// Steps over whitespace and comments.
    fn skip_trivia(&mut self) {
        loop {
            match (self.byte(self.at), self.byte(self.at + 1)) {
                (b' ' | b'\t' | b'\n' | b'\r', _) => self.at += 1,
                (b'/', b'/') => {
                    let found = memchr::memchr(b'\n', &self.text.as_bytes()[self.at..self.end]);
                    self.at = found.map_or(self.end, |found| self.at + found);
                }
                (b'/', b'*') => {
                    let found = self.rest().get(2..).and_then(|rest| rest.find("*/"));
                    self.at = found.map_or(self.end, |found| self.at + 2 + found + 2);
                }
                _ => return,
            }
        }
    }

    /// The next byte that is not trivia; 0 at the end.
    fn peek(&mut self) -> u8 {
        self.skip_trivia();
        self.byte(self.at)
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == byte;
        self.at += usize::from(found);
        found
    }

    fn eat_colons(&mut self) -> bool {
        self.skip_trivia();
        let found = self.byte(self.at) == b':' && self.byte(self.at + 1) == b':';
        self.at += if found { 2 } else { 0 };
        found
    }

    /// An identifier and where it starts.
    fn ident(&mut self) -> Option<(u32, &'t str)> {
        self.skip_trivia();
        let rest = self.rest();
        let raw = if rest.starts_with("r#") { 2 } else { 0 };
        let len = rest[raw..].find(|char: char| !(char == '_' || char.is_alphanumeric()));
        let len = raw + len.unwrap_or(rest.len() - raw);
        let text = rest.get(..len)?;
        if len == raw || text.as_bytes()[raw].is_ascii_digit() {
            return None;
        }
        let start = self.at as u32;
        self.at += len;
        Some((start, text))
    }

    /// The value of a string literal.
    fn string(&mut self) -> Option<String> {
        self.skip_trivia();
        let rest = self.rest();
        let range = TextRange::new(self.at as u32, self.end as u32);
        let token = crate::syntax::lexer::tokens(self.text, range).next()?;
        let inner = literal_content(token.text(self.text))?;
        self.at += token.len as usize;
        Some(if rest.starts_with('r') { inner.to_owned() } else { unescape(inner) })
    }

    /// The inside of the group that begins here, and steps over it.
    fn group(&mut self) -> Scan<'t> {
        self.skip_trivia();
        let start = self.at + 1;
        let mut end = self.end;
        let mut depth = 0;
        self.skip_tokens(|byte, at| {
            match byte {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth -= 1,
                _ => {}
            }
            let closed = depth <= 0;
            if closed {
                end = at;
            }
            closed
        });
        Scan { text: self.text, at: start.min(end), end }
    }

    /// Steps past the next comma outside groups; `false` if there is none.
    fn skip_past_comma(&mut self) -> bool {
        let mut depth = 0;
        self.skip_tokens(|byte, _| {
            match byte {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth -= 1,
                _ => {}
            }
            byte == b',' && depth <= 0
        })
    }

    /// Steps over tokens until `stop`, which gets the first byte and the offset of each that is no literal, says so.
    fn skip_tokens(&mut self, mut stop: impl FnMut(u8, usize) -> bool) -> bool {
        use crate::syntax::lexer::{TokenKind, tokens};
        let range = TextRange::new(self.at as u32, self.end as u32);
        for token in tokens(self.text, range) {
            let byte = match token.kind {
                TokenKind::Punct { byte, .. } | TokenKind::OpenDelim(byte) | TokenKind::CloseDelim(byte) => {
                    byte
                }
                _ => continue,
            };
            self.at = token.end() as usize;
            if stop(byte, token.start as usize) {
                return true;
            }
        }
        self.at = self.end;
        false
    }
}

/// What stands between the quotes of a string literal.
pub(in crate::facts) fn literal_content(literal: &str) -> Option<&str> {
    let literal = literal.trim_start_matches(['b', 'c']);
    match literal.strip_prefix('r') {
        Some(raw) => {
            let hashes = raw.len() - raw.trim_start_matches('#').len();
            raw.get(hashes + 1..raw.len().checked_sub(hashes + 1)?)
        }
        None => literal.strip_prefix('"')?.strip_suffix('"'),
    }
}

/// The value of a string literal's content; an escape that is none stays as it is.
fn unescape(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        value.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let mut chars = rest.chars();
        match chars.next() {
            Some('n') => value.push('\n'),
            Some('r') => value.push('\r'),
            Some('t') => value.push('\t'),
            Some('0') => value.push('\0'),
            Some('\n') => {
                rest = rest.trim_start();
                continue;
            }
            Some(char @ ('\\' | '"' | '\'')) => value.push(char),
            Some('u') => {
                let inner = rest.get(2..).and_then(|rest| rest.find('}').map(|end| &rest[..end]));
                let digits = inner.map(|inner| inner.replace('_', ""));
                let char =
                    digits.and_then(|digits| u32::from_str_radix(&digits, 16).ok()).and_then(char::from_u32);
                if let (Some(inner), Some(char)) = (inner, char) {
                    value.push(char);
                    rest = rest.get(inner.len() + 3..).unwrap_or("");
                    continue;
                }
                value.push_str("\\u");
            }
            Some(char) => {
                value.push('\\');
                value.push(char);
            }
            None => value.push('\\'),
        }
        rest = chars.as_str();
    }
    value.push_str(rest);
    value
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;
    use crate::facts::lower::tests::check;

    #[test]
    fn attributes() {
        check(
            "#[derive(Clone, std::fmt::Debug, ::x::Y,)]\n#[cfg(all(\n    unix,   feature = \"a b\",\n))]\n#[path = \"a/b.rs\"]\n#[lang = \"sized\"]\n\
             #[unsafe(no_mangle)]\n#[serde(rename = \"x\", default)]\n#[a::b::c]\n#[must_use = \"why\"]\nstruct S;\n\
             #[cfg_attr(all(a, b), derive(A, B), path = r\"x.rs\", cfg_attr(c, lang = \"l\"), cfg(d))]\nmod m;\n",
            expect![[r##"
                #[derive(Clone, std::fmt::Debug, ::x::Y)]
                #[cfg(all( unix, feature = "a b", ))]
                #[path = "a/b.rs"]
                #[lang = "sized"]
                #[no_mangle]
                #[serde]
                #[a::b::c]
                #[must_use]
                struct; S @11:8 lines 1-11
                #[cfg_attr]
                #[derive(A, B)]
                #[path = "x.rs"]
                #[cfg_attr]
                #[lang = "l"]
                #[cfg]
                mod; m @13:5 lines 12-13
            "##]],
        );
    }

    #[test]
    fn docs() {
        check(
            "/// One\n///  two\n///\n//// not\n/// three \n#[doc = \" four \\\"4\\\"\\n\\u{66}ive\"]\n#[doc(hidden)]\n#[doc = include_str!(\"x\")]\n/** six */\nstruct A;\n\
             /**\n * Star\n *\n *   more\n */\nstruct B;\n/***/ struct C;\n/** a\n  b\n*/ struct D;\n#[cfg_attr(x, doc = \"seven\")] struct E;\n\
             /// lost\n\nfn f() { /// on a statement\n let x = 1; }\n",
            expect![[r#"
                /// "One\n two\n\nthree\nfour \"4\"\nfive\nsix"
                #[doc]
                #[doc]
                #[doc]
                struct; A @10:8 lines 1-10
                /// "Star\n\n  more"
                struct; B @16:8 lines 11-16
                struct; C @17:14
                /// "a\n b"
                struct; D @20:11 lines 18-20
                /// "seven"
                #[cfg_attr]
                #[doc]
                struct; E @21:38
                /// "lost"
                fn f() @24:4 lines 22-25
                  = {let x = 'int; }
            "#]],
        );
    }

    #[test]
    fn predicates_that_need_test() {
        let needs = |text: &str| {
            let range = TextRange::new(0, text.len() as u32);
            needs_test(&mut Scan::new(text, range), 0)
        };
        for text in
            ["test", " test ", "all(test)", "all(unix, test)", "any(test)", "all(any(test, all(test, a)), b)"]
        {
            assert!(needs(text), "{text}");
        }
        for text in [
            "",
            "unix",
            "tests",
            "not(test)",
            "any(test, unix)",
            "any()",
            "all()",
            "test = \"x\"",
            "feature = \"test\"",
            "all(not(test))",
        ] {
            assert!(!needs(text), "{text}");
        }
    }
}
