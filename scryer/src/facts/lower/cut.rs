//! What need not be parsed of a dependency.
//!
//! Of a fn's body only the braces matter to whoever asks for signatures, of a `#[cfg(test)]` module likewise, and of a plain
//! comment nothing does. Found on tokens, they are left out of what the parser gets, which is most of its work. A body that
//! defines a macro stays: it may be a namesake of a built-in one. Of line docs that follow each other the parser gets the
//! first; they are read from the text. Where delimiters don't match nothing is left out, so that errors are found where they
//! are.

use crate::source::TextRange;
use crate::syntax::lexer::{DocStyle, Token, TokenKind, tokens};

/// What of a text its signatures don't need.
#[derive(Default)]
pub(in crate::facts) struct Cuts {
    /// The parts that are left out, ascending.
    pub(in crate::facts) parts: Vec<TextRange>,
    /// Line docs that follow each other, ascending: of each run only the first line is not left out.
    pub(in crate::facts) docs: Vec<TextRange>,
}

/// What of `text` its signatures don't need.
pub(in crate::facts) fn cuts(text: &str) -> Cuts {
    let Cuts { mut parts, mut docs } = Cuts::default();
    let mut finder = Finder::default();
    // Of the line docs right before: their style, where they begin, and whether there are several.
    let mut run: Option<(DocStyle, u32, bool)> = None;
    for token in tokens(text, TextRange::new(0, text.len() as u32)) {
        let before = run.take();
        match token.kind {
            TokenKind::LineComment(None) => parts.push(token.range()),
            TokenKind::LineComment(Some(style)) => match (before, parts.last_mut(), docs.last_mut()) {
                (Some((known, start, true)), Some(part), Some(docs)) if known == style => {
                    part.end = token.end();
                    docs.end = token.end();
                    run = Some((style, start, true));
                }
                (Some((known, start, false)), ..) if known == style => {
                    parts.push(token.range());
                    docs.push(TextRange::new(start, token.end()));
                    run = Some((style, start, true));
                }
                _ => run = Some((style, token.start, false)),
            },
            TokenKind::BlockComment(_) => {}
            _ => {
                if !finder.step(text, token, &mut parts) {
                    return Cuts::default();
                }
            }
        }
    }
    if finder.open.is_empty() { Cuts { parts, docs } } else { Cuts::default() }
}

/// What the tokens so far are the beginning of.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum At {
    #[default]
    Elsewhere,
    /// `fn`
    Fn,
    /// A fn's head, from its name on: the delimiters that were open before it, and the angles that are open in it.
    Head { open: usize, angles: u32 },
    /// `#[cfg(test)]`, as far as so many of its tokens.
    Attribute(usize),
    /// What may stand between that and `mod`: the delimiters that were open before it.
    Tested { open: usize },
    /// `mod`, and its name.
    Mod { named: bool },
}

const ATTRIBUTE: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];

#[derive(Default)]
struct Finder {
    at: At,
    /// The delimiters that are open.
    open: Vec<u8>,
    /// The outermost part that is to be left out and still goes on: its start, how many delimiters are open in front of it,
    /// and how many cuts there were.
    part: Option<(u32, usize, usize)>,
    /// Whether it defines a macro.
    keeps: bool,
    /// Whether the token before may be the first half of an arrow.
    arrow: bool,
}

impl Finder {
    /// Takes the next token; false if delimiters don't match.
    fn step(&mut self, text: &str, token: Token, cuts: &mut Vec<TextRange>) -> bool {
        if self.part.is_none() {
            self.look(text, token, cuts.len());
        } else if token.kind == TokenKind::Ident {
            self.keeps |= matches!(token.text(text), "macro_rules" | "macro");
        }
        match token.kind {
            TokenKind::OpenDelim(byte) => self.open.push(byte),
            TokenKind::CloseDelim(byte) => {
                let matching = match byte {
                    b')' => b'(',
                    b']' => b'[',
                    _ => b'{',
                };
                if self.open.pop() != Some(matching) {
                    return false;
                }
                if let Some((start, open, before)) = self.part
                    && self.open.len() == open
                {
                    self.part = None;
                    if !std::mem::take(&mut self.keeps) && start < token.start {
                        cuts.truncate(before);
                        cuts.push(TextRange::new(start, token.start));
                    }
                }
            }
            _ => {}
        }
        true
    }

    fn look(&mut self, text: &str, token: Token, cuts: usize) {
        let is_word = matches!(token.kind, TokenKind::Ident | TokenKind::RawIdent);
        let word = if token.kind == TokenKind::Ident { token.text(text) } else { "" };
        let depth = self.open.len();
        let mut body = false;
        self.at = match (self.at, token.kind) {
            (At::Head { open, .. }, TokenKind::CloseDelim(_)) if depth <= open => At::Elsewhere,
            (At::Head { open, angles }, kind) if depth == open => match kind {
                TokenKind::OpenDelim(b'{') if angles == 0 => {
                    body = true;
                    At::Elsewhere
                }
                TokenKind::Punct { byte: b';', .. } => At::Elsewhere,
                TokenKind::Punct { byte: b'<', .. } => At::Head { open, angles: angles + 1 },
                TokenKind::Punct { byte: b'>', .. } if !self.arrow => {
                    At::Head { open, angles: angles.saturating_sub(1) }
                }
                _ => self.at,
            },
            (At::Head { .. }, _) => self.at,
            (At::Fn, _) if is_word => At::Head { open: depth, angles: 0 },
            (At::Mod { named: false }, _) if is_word => At::Mod { named: true },
            (At::Mod { named: true }, TokenKind::OpenDelim(b'{')) => {
                body = true;
                At::Elsewhere
            }
            (At::Attribute(next), _)
                if ATTRIBUTE.get(next).is_some_and(|&text_| text_ == token.text(text)) =>
            {
                if next + 1 == ATTRIBUTE.len() {
                    At::Tested { open: depth - 1 }
                } else {
                    At::Attribute(next + 1)
                }
            }
            (At::Tested { open }, _) if depth == open && word == "mod" => At::Mod { named: false },
            (At::Tested { open }, TokenKind::OpenDelim(byte)) if depth > open || byte != b'{' => self.at,
            (At::Tested { open }, TokenKind::CloseDelim(_)) if depth > open => self.at,
            (At::Tested { open }, TokenKind::Punct { byte: b'#', .. }) if depth == open => self.at,
            (At::Tested { open }, _) if depth > open || word == "pub" => self.at,
            (_, TokenKind::Punct { byte: b'#', .. }) => At::Attribute(1),
            _ if word == "fn" => At::Fn,
            _ => At::Elsewhere,
        };
        self.arrow = matches!(token.kind, TokenKind::Punct { byte: b'-' | b'=', joint: true });
        if body {
            self.part = Some((token.end(), depth, cuts));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cuts `text`, and shows what is left.
    fn check(text: &str, expected: &str) {
        let mut left = text.to_owned();
        for cut in cuts(text).parts.into_iter().rev() {
            left.replace_range(cut.start as usize..cut.end as usize, "");
        }
        assert_eq!(left, expected);
    }

    #[test]
    fn bodies_of_fns() {
        check(
            "fn f() -> u8 { a(); { b } } struct S { f: fn(u8) -> u8 }",
            "fn f() -> u8 {} struct S { f: fn(u8) -> u8 }",
        );
        check(
            "impl A { pub const unsafe fn f<T: B<C>>(x: [u8; { 1 }]) where T: D, { x } }",
            "impl A { pub const unsafe fn f<T: B<C>>(x: [u8; { 1 }]) where T: D, {} }",
        );
        check("trait T { fn a(); fn b() { 1 } }", "trait T { fn a(); fn b() {} }");
        check(
            "fn f() -> A<{ N }, B = { M }> where F: Fn(u8) -> u8 { x }",
            "fn f() -> A<{ N }, B = { M }> where F: Fn(u8) -> u8 {}",
        );
        check("const C: u8 = { 1 }; m! { fn r#f() { x } }", "const C: u8 = { 1 }; m! { fn r#f() {} }");
        check("fn f() { fn g() { 1 } // c\n } // d\nfn h() {}", "fn f() {} \nfn h() {}");
    }

    #[test]
    fn bodies_that_define_macros_stay() {
        check(
            "fn f() { macro_rules! vec { () => {} } } fn g() { 1 }",
            "fn f() { macro_rules! vec { () => {} } } fn g() {}",
        );
    }

    #[test]
    fn tests_and_comments() {
        check("#[cfg(test)] mod t { use a; } mod u { use a; }", "#[cfg(test)] mod t {} mod u { use a; }");
        check(
            "#[cfg(test)] #[allow(x, { y })] pub(crate) mod t { use a; }",
            "#[cfg(test)] #[allow(x, { y })] pub(crate) mod t {}",
        );
        check("#[cfg(test)] use a; mod t { use a; }", "#[cfg(test)] use a; mod t { use a; }");
        check(
            "#[cfg(not(test))] mod t { use a; } #[cfg(test)] fn f() { x }",
            "#[cfg(not(test))] mod t { use a; } #[cfg(test)] fn f() {}",
        );
        check("/// a\n// b\n//! c\n/* d */ a // e", "/// a\n\n//! c\n/* d */ a ");
    }

    #[test]
    fn line_docs_but_the_first() {
        check("/// a\n  /// b\n\n/// c\nfn f();", "/// a\n  \nfn f();");
        check("//! a\n//! b\n/// c\n/// d\n//// e\n/// f\nx", "//! a\n\n/// c\n\n\n/// f\nx");
        check("/// a\n#[b]\n/// c\nfn f() {\n/// d\n/// e\nx }", "/// a\n#[b]\n/// c\nfn f() {}");
    }

    #[test]
    fn where_delimiters_do_not_match_nothing_is_cut() {
        for text in ["fn f() { x ) }", "fn f() { x", "fn f() { x } }", "fn f(] { x }"] {
            check(text, text);
        }
    }
}
