//! Text to tokens, without a tree.
//!
//! A lexer for all of Rust's tokens, by hand: [`tokens`] gives them in order. It is for the two places where a tree says too
//! little or costs too much: the insides of macros, and the question where a file writes which identifiers.
//!
//! Every byte that is not whitespace lies in exactly one token. Any text can be cut: what is no token is
//! [`TokenKind::Unknown`], and what is not closed goes on to the end. The work is linear in the length.
//!
//! It knows no edition (`c"…"` is always a C string, `async` always an identifier like any other) and does not check what
//! stands inside literals. Identifiers outside ASCII are taken to be what `char::is_alphanumeric` says.

use memchr::{memchr, memchr2};

use crate::source::TextRange;

/// A token. Its text is `len` bytes from `start`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Offset of its first byte in the text (not in the range that was asked for).
    pub start: u32,
    /// Its length in bytes, suffix included.
    pub len: u32,
    /// How many of its last bytes are a literal's suffix (`u8` in `1u8`).
    pub suffix_len: u32,
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// An identifier or a keyword; `_` is a [`TokenKind::Punct`].
    Ident,
    /// `r#name`
    RawIdent,
    /// `'a`, `'r#a`
    Lifetime,
    /// `1`, `0xff_u8`, and a tuple's field after a dot
    Int,
    /// `1.5`, `1e3`, `1.`
    Float,
    /// `'c'`
    Char,
    /// `b'c'`
    Byte,
    /// `"…"`
    Str,
    /// `r"…"`, `r#"…"#`
    RawStr,
    /// `b"…"`, `br#"…"#`
    ByteStr,
    /// `c"…"`, `cr#"…"#`
    CStr,
    /// One character of punctuation.
    Punct {
        /// The character.
        byte: u8,
        /// Whether the next character is punctuation as well, with nothing between: `&` in `&&`.
        joint: bool,
    },
    /// `(`, `[` or `{`
    OpenDelim(u8),
    /// `)`, `]` or `}`
    CloseDelim(u8),
    /// `// …` without its line feed; a `#!` line at the start of the file
    LineComment(Option<DocStyle>),
    /// `/* … */`; a manifest in front of the code (`---` … `---`)
    BlockComment(Option<DocStyle>),
    /// A character that begins no token.
    Unknown,
}

/// What a doc comment documents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DocStyle {
    /// `///`, `/**`: what follows.
    Outer,
    /// `//!`, `/*!`: what it stands in.
    Inner,
}

impl Token {
    /// The bytes that it covers.
    pub fn range(self) -> TextRange {
        TextRange::new(self.start, self.start + self.len)
    }

    /// Its text; `text` is what was cut into tokens.
    pub fn text(self, text: &str) -> &str {
        self.range().slice(text)
    }

    /// Offset just past its last byte.
    pub fn end(self) -> u32 {
        self.start + self.len
    }

    /// Whether it is a comment, of whatever kind.
    pub fn is_comment(self) -> bool {
        matches!(self.kind, TokenKind::LineComment(_) | TokenKind::BlockComment(_))
    }
}

/// The tokens of a part of `text`, in order, comments included.
///
/// The part should begin and end between tokens; where it does not, the pieces are cut as if they were all there is.
/// A range that does not fit the text is cut to fit.
pub fn tokens(text: &str, range: TextRange) -> impl Iterator<Item = Token> + Clone + '_ {
    // Offsets are `u32`: whatever lies beyond four gigabytes is out of reach.
    let mut end = (range.end as usize).min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let mut start = (range.start as usize).min(end);
    while !text.is_char_boundary(start) {
        start += 1;
    }
    let text = &text[..end];
    Tokens { text, bytes: text.as_bytes(), at: start, dots: 0, fresh: start == 0 }
}

#[derive(Clone)]
struct Tokens<'a> {
    text: &'a str,
    bytes: &'a [u8],
    /// Offset of the next byte to look at; always between characters.
    at: usize,
    /// How many dots in a row ended here: behind one dot, a number is a field.
    dots: u8,
    /// Whether this is the start of the file still, where other rules hold.
    fresh: bool,
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        loop {
            let start = self.at;
            let byte = *self.bytes.get(start)?;
            let class = CLASS[byte as usize];
            if class == SPACE {
                self.at += 1;
                continue;
            }
            if class >= NON_ASCII && self.whitespace_or_bom(start) {
                continue;
            }
            let (kind, suffix_len) = match class {
                ALPHA => self.word(start, byte),
                PUNCT => (self.punct(start, byte), 0),
                OPEN => (self.single(TokenKind::OpenDelim(byte)), 0),
                CLOSE => (self.single(TokenKind::CloseDelim(byte)), 0),
                DIGIT => self.number(start),
                SLASH => (self.slash(start), 0),
                DOUBLE_QUOTE => self.string(start + 1, TokenKind::Str),
                SINGLE_QUOTE => self.quote(start),
                _ => (self.other(start), 0),
            };
            self.dots = match kind {
                TokenKind::Punct { byte: b'.', .. } => self.dots.saturating_add(1),
                TokenKind::LineComment(_) | TokenKind::BlockComment(_) => self.dots,
                _ => 0,
            };
            // Frontmatter may follow a `#!` line.
            self.fresh &= byte == b'#' && matches!(kind, TokenKind::LineComment(_));
            let len = (self.at - start) as u32;
            return Some(Token { kind, start: start as u32, len, suffix_len: suffix_len as u32 });
        }
    }
}

/// Everything below takes the token's start (or the place to go on from), leaves `at` behind the token, and says what it is.
impl Tokens<'_> {
    fn byte(&self, at: usize) -> u8 {
        // Nothing that is looked for is a zero byte, so the end can be one.
        self.bytes.get(at).copied().unwrap_or(0)
    }

    fn char(&self, at: usize) -> Option<char> {
        self.text.get(at..)?.chars().next()
    }

    fn single(&mut self, kind: TokenKind) -> TokenKind {
        self.at += 1;
        kind
    }

    /// Steps over whitespace outside ASCII and over a byte order mark at the start of the file.
    fn whitespace_or_bom(&mut self, at: usize) -> bool {
        let Some(char) = self.char(at) else { return false };
        let bom = char == '\u{feff}' && at == 0;
        let space = matches!(char, '\u{85}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}');
        if bom || space {
            self.at += char.len_utf8();
        }
        bom || space
    }

    /// Steps over what may stand in an identifier; answers where it ends.
    fn ident_end(&self, mut at: usize) -> usize {
        loop {
            while IDENT[self.byte(at) as usize] {
                at += 1;
            }
            if self.byte(at) < 0x80 {
                return at;
            }
            match self.char(at) {
                Some(char) if is_ident_continue(char) => at += char.len_utf8(),
                _ => return at,
            }
        }
    }

    fn starts_ident(&self, at: usize) -> bool {
        match self.byte(at) {
            byte if byte < 0x80 => CLASS[byte as usize] == ALPHA || byte == b'_',
            _ => self.char(at).is_some_and(is_ident_start),
        }
    }

    /// What begins with a letter or `_`.
    fn word(&mut self, start: usize, first: u8) -> (TokenKind, usize) {
        if matches!(first, b'r' | b'b' | b'c')
            && let Some(found) = self.prefixed(start, first)
        {
            return found;
        }
        self.at = self.ident_end(start + 1);
        if first == b'_' && self.at == start + 1 {
            // It is no name, and nothing that joins with its neighbours.
            return (TokenKind::Punct { byte: b'_', joint: false }, 0);
        }
        (TokenKind::Ident, 0)
    }

    /// Raw identifiers, and literals that begin with a letter.
    fn prefixed(&mut self, start: usize, first: u8) -> Option<(TokenKind, usize)> {
        let (kind, raw_at) = match (first, self.byte(start + 1)) {
            (b'r', b'"' | b'#') => (TokenKind::RawStr, start + 1),
            (b'b', b'"') => return Some(self.string(start + 2, TokenKind::ByteStr)),
            (b'c', b'"') => return Some(self.string(start + 2, TokenKind::CStr)),
            (b'b', b'\'') => {
                self.at = self.char_end(start + 1)?;
                return Some((TokenKind::Byte, self.suffix()));
            }
            (b'b', b'r') => (TokenKind::ByteStr, start + 2),
            (b'c', b'r') => (TokenKind::CStr, start + 2),
            _ => return None,
        };
        let mut at = raw_at;
        while self.byte(at) == b'#' {
            at += 1;
        }
        if self.byte(at) == b'"' {
            return Some(self.raw_string(at + 1, at - raw_at, kind));
        }
        if first == b'r' && at == raw_at + 1 && self.starts_ident(at) {
            self.at = self.ident_end(at);
            return Some((TokenKind::RawIdent, 0));
        }
        None
    }

    /// A string from behind its opening quote on.
    fn string(&mut self, mut at: usize, kind: TokenKind) -> (TokenKind, usize) {
        while let Some(found) = self.bytes.get(at..).and_then(|rest| memchr2(b'"', b'\\', rest)) {
            at += found + 1;
            if self.byte(at - 1) == b'"' {
                self.at = at;
                return (kind, self.suffix());
            }
            // What is escaped may be of several bytes; the rest of them is neither quote nor backslash.
            at += 1;
        }
        self.at = self.bytes.len();
        (kind, 0)
    }

    /// A raw string from behind its opening quote on.
    fn raw_string(&mut self, mut at: usize, hashes: usize, kind: TokenKind) -> (TokenKind, usize) {
        while let Some(found) = self.bytes.get(at..).and_then(|rest| memchr(b'"', rest)) {
            at += found + 1;
            let closing = self.bytes[at..].iter().take(hashes).take_while(|&&byte| byte == b'#').count();
            at += closing;
            if closing == hashes {
                self.at = at;
                return (kind, self.suffix());
            }
        }
        self.at = self.bytes.len();
        (kind, 0)
    }

    /// Steps over a suffix and answers how long it is.
    fn suffix(&mut self) -> usize {
        let start = self.at;
        if self.starts_ident(start) {
            self.at = self.ident_end(start);
        }
        self.at - start
    }

    /// A character, a lifetime, or a quote alone.
    fn quote(&mut self, start: usize) -> (TokenKind, usize) {
        if let Some(end) = self.char_end(start) {
            self.at = end;
            return (TokenKind::Char, self.suffix());
        }
        let name =
            if self.byte(start + 1) == b'r' && self.byte(start + 2) == b'#' && self.starts_ident(start + 3) {
                start + 3
            } else {
                start + 1
            };
        if self.starts_ident(name) {
            self.at = self.ident_end(name);
            return (TokenKind::Lifetime, 0);
        }
        self.at = start + 1;
        (TokenKind::Unknown, 0)
    }

    /// Where the character literal ends whose opening quote is at `start`; `None` if it is none.
    fn char_end(&self, start: usize) -> Option<usize> {
        let at = start + 1;
        if self.byte(at) == b'\\' {
            // No escape is longer than this, unless someone fills it up with underscores.
            let from = at + 2;
            let to = self.bytes.len().min(from + 30);
            let rest = self.bytes.get(from.min(to)..to)?;
            let found = memchr2(b'\'', b'\n', rest)?;
            return (rest[found] == b'\'').then_some(from + found + 1);
        }
        let char = self.char(at)?;
        let close = at + char.len_utf8();
        (char != '\'' && self.byte(close) == b'\'').then_some(close + 1)
    }

    fn number(&mut self, start: usize) -> (TokenKind, usize) {
        if self.dots == 1 {
            // `x.0.1` is two fields.
            self.at = self.digits_end(start);
            return (TokenKind::Int, self.suffix());
        }
        if self.byte(start) == b'0' {
            let hex = |byte: u8| byte.is_ascii_hexdigit() || byte == b'_';
            let dec = |byte: u8| byte.is_ascii_digit() || byte == b'_';
            let is_digit: Option<fn(u8) -> bool> = match self.byte(start + 1) {
                b'x' => Some(hex),
                b'o' | b'b' => Some(dec),
                _ => None,
            };
            if let Some(is_digit) = is_digit {
                self.at = start + 2;
                while is_digit(self.byte(self.at)) {
                    self.at += 1;
                }
                return (TokenKind::Int, self.suffix());
            }
        }
        self.at = self.digits_end(start);
        let mut kind = TokenKind::Int;
        if self.byte(self.at) == b'.' && self.byte(self.at + 1) != b'.' && !self.starts_ident(self.at + 1) {
            kind = TokenKind::Float;
            self.at = self.digits_end(self.at + 1);
        }
        if matches!(self.byte(self.at), b'e' | b'E') {
            let mut at = self.at + 1;
            if matches!(self.byte(at), b'+' | b'-') {
                at += 1;
            }
            while self.byte(at) == b'_' {
                at += 1;
            }
            if self.byte(at).is_ascii_digit() {
                kind = TokenKind::Float;
                self.at = self.digits_end(at);
            }
        }
        let suffix = self.suffix();
        if matches!(&self.bytes[self.at - suffix..self.at], b"f32" | b"f64" | b"f16" | b"f128") {
            kind = TokenKind::Float;
        }
        (kind, suffix)
    }

    fn digits_end(&self, mut at: usize) -> usize {
        while matches!(self.byte(at), b'0'..=b'9' | b'_') {
            at += 1;
        }
        at
    }

    fn punct(&mut self, start: usize, byte: u8) -> TokenKind {
        if self.fresh {
            if byte == b'#' && self.is_shebang(start) {
                self.at = self.line_end(start);
                return TokenKind::LineComment(None);
            }
            if byte == b'-'
                && let Some(end) = self.frontmatter_end(start)
            {
                self.at = end;
                return TokenKind::BlockComment(None);
            }
        }
        self.at = start + 1;
        TokenKind::Punct { byte, joint: self.is_punct(start + 1) }
    }

    fn is_punct(&self, at: usize) -> bool {
        match CLASS[self.byte(at) as usize] {
            PUNCT => true,
            SLASH => !matches!(self.byte(at + 1), b'/' | b'*'),
            _ => false,
        }
    }

    /// Where a manifest in front of the code ends, if one begins at `start`: with a line of three dashes or more, and with a
    /// line of as many.
    fn frontmatter_end(&self, start: usize) -> Option<usize> {
        let text = self.text.get(start..)?;
        let dashes = text.bytes().take_while(|&byte| byte == b'-').count();
        let mut at = text.find('\n')? + 1;
        while dashes >= 3 && at < text.len() {
            let end = text[at..].find('\n').map_or(text.len(), |end| at + end);
            let line = text[at..end].trim_end();
            if line.len() == dashes && line.bytes().all(|byte| byte == b'-') {
                return Some(start + at + dashes);
            }
            at = end + 1;
        }
        None
    }

    /// Whether `#` at the start of the file begins a line for the shell and not an inner attribute.
    fn is_shebang(&self, start: usize) -> bool {
        if self.byte(start + 1) != b'!' {
            return false;
        }
        let mut rest = Tokens { at: start + 2, dots: 0, fresh: false, ..*self };
        let is_plain_comment = |token: &Token| {
            matches!(token.kind, TokenKind::LineComment(None) | TokenKind::BlockComment(None))
        };
        let next = rest.find(|token| !is_plain_comment(token));
        next.is_none_or(|token| token.kind != TokenKind::OpenDelim(b'['))
    }

    fn line_end(&self, at: usize) -> usize {
        let found = self.bytes.get(at..).and_then(|rest| memchr(b'\n', rest));
        let end = found.map_or(self.bytes.len(), |found| at + found);
        if end > at && self.byte(end - 1) == b'\r' { end - 1 } else { end }
    }

    /// A comment or a division.
    fn slash(&mut self, start: usize) -> TokenKind {
        match self.byte(start + 1) {
            b'/' => {
                self.at = self.line_end(start);
                TokenKind::LineComment(match (self.byte(start + 2), self.byte(start + 3)) {
                    (b'!', _) => Some(DocStyle::Inner),
                    (b'/', b'/') => None,
                    (b'/', _) => Some(DocStyle::Outer),
                    _ => None,
                })
            }
            b'*' => {
                self.at = self.block_comment_end(start + 2);
                TokenKind::BlockComment(match (self.byte(start + 2), self.byte(start + 3)) {
                    (b'!', _) => Some(DocStyle::Inner),
                    (b'*', b'*' | b'/') => None,
                    (b'*', _) => Some(DocStyle::Outer),
                    _ => None,
                })
            }
            _ => {
                self.at = start + 1;
                TokenKind::Punct { byte: b'/', joint: self.is_punct(start + 1) }
            }
        }
    }

    fn block_comment_end(&self, mut at: usize) -> usize {
        let mut depth = 1;
        while let Some(found) = self.bytes.get(at..).and_then(|rest| memchr2(b'*', b'/', rest)) {
            at += found + 1;
            match (self.byte(at - 1), self.byte(at)) {
                (b'*', b'/') => depth -= 1,
                (b'/', b'*') => depth += 1,
                _ => continue,
            }
            at += 1;
            if depth == 0 {
                return at;
            }
        }
        self.bytes.len()
    }

    /// What begins outside ASCII, and what begins nothing.
    fn other(&mut self, start: usize) -> TokenKind {
        let char = self.char(start).unwrap_or('\0');
        self.at = start + char.len_utf8();
        if is_ident_start(char) {
            self.at = self.ident_end(self.at);
            return TokenKind::Ident;
        }
        TokenKind::Unknown
    }
}

fn is_ident_start(char: char) -> bool {
    char == '_' || char.is_alphabetic()
}

fn is_ident_continue(char: char) -> bool {
    // Combining marks are part of words in many scripts and are neither letter nor number.
    char == '_' || char.is_alphanumeric() || matches!(char, '\u{300}'..='\u{36f}')
}

const UNKNOWN: u8 = 0;
const SPACE: u8 = 1;
const ALPHA: u8 = 2;
const DIGIT: u8 = 3;
const PUNCT: u8 = 4;
const OPEN: u8 = 5;
const CLOSE: u8 = 6;
const SLASH: u8 = 7;
const DOUBLE_QUOTE: u8 = 8;
const SINGLE_QUOTE: u8 = 9;
const NON_ASCII: u8 = 10;

/// By its first byte, what a token may be.
static CLASS: [u8; 256] = {
    let mut class = [UNKNOWN; 256];
    let mut byte = 0;
    while byte < 256 {
        class[byte] = match byte as u8 {
            b' ' | b'\t'..=b'\r' => SPACE,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => ALPHA,
            b'0'..=b'9' => DIGIT,
            b'(' | b'[' | b'{' => OPEN,
            b')' | b']' | b'}' => CLOSE,
            b'/' => SLASH,
            b'"' => DOUBLE_QUOTE,
            b'\'' => SINGLE_QUOTE,
            b'!' | b'#' | b'$' | b'%' | b'&' | b'*' | b'+' | b',' | b'-' | b'.' | b':' | b';' | b'<'
            | b'=' | b'>' | b'?' | b'@' | b'^' | b'|' | b'~' => PUNCT,
            0x80.. => NON_ASCII,
            _ => UNKNOWN,
        };
        byte += 1;
    }
    class
};

/// Which ASCII bytes go on with an identifier.
static IDENT: [bool; 256] = {
    let mut ident = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        ident[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    ident
};

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};
    use proptest::prelude::*;

    use super::*;

    fn all(text: &str) -> Vec<Token> {
        tokens(text, TextRange::new(0, text.len() as u32)).collect()
    }

    fn check(text: &str, expect: Expect) {
        let shown: Vec<String> = all(text)
            .iter()
            .map(|token| {
                let suffix = &token.text(text)[(token.len - token.suffix_len) as usize..];
                let suffix = if suffix.is_empty() { String::new() } else { format!(" suffix {suffix}") };
                match token.kind {
                    TokenKind::Punct { joint: true, .. } => format!("{}+", token.text(text)),
                    TokenKind::Punct { .. } | TokenKind::OpenDelim(_) | TokenKind::CloseDelim(_) => {
                        token.text(text).to_owned()
                    }
                    kind => format!("{kind:?}`{}`{suffix}", token.text(text)),
                }
            })
            .collect();
        expect.assert_eq(&shown.join("  "));
    }

    #[test]
    fn words() {
        check(
            "fn r#fn _ _x r b br cr x9 größe Ⅷ 名前",
            expect![
                "Ident`fn`  RawIdent`r#fn`  _  Ident`_x`  Ident`r`  Ident`b`  Ident`br`  Ident`cr`  Ident`x9`  Ident`größe`  Ident`Ⅷ`  Ident`名前`"
            ],
        );
        check(
            "'a 'static 'r#fn 'a' '_ '名 '名' 'ab",
            expect![
                "Lifetime`'a`  Lifetime`'static`  Lifetime`'r#fn`  Char`'a'`  Lifetime`'_`  Lifetime`'名`  Char`'名'`  Lifetime`'ab`"
            ],
        );
    }

    #[test]
    fn characters() {
        check(
            r"'\'' '\\' '\u{1F_600}' b'x' b'\'' ' ' 'x'u8 b'",
            expect![[
                r#"Char`'\''`  Char`'\\'`  Char`'\u{1F_600}'`  Byte`b'x'`  Byte`b'\''`  Char`' '`  Char`'x'u8` suffix u8  Ident`b`  Unknown`'`"#
            ]],
        );
        check(
            "f::<'a>('b', &'c d) 'e'..='f'",
            expect![
                "Ident`f`  :+  :+  <  Lifetime`'a`  >  (  Char`'b'`  ,  &  Lifetime`'c`  Ident`d`  )  Char`'e'`  .+  .+  =  Char`'f'`"
            ],
        );
        check("' '\\", expect![[r#"Char`' '`  Unknown`\`"#]]);
    }

    #[test]
    fn strings() {
        check(
            r####""a\"b" b"x" c"y" r"\" r#"a"b"# br##"a"#b"## cr"z" "s"_suffix"####,
            expect![[
                r###"Str`"a\"b"`  ByteStr`b"x"`  CStr`c"y"`  RawStr`r"\"`  RawStr`r#"a"b"#`  ByteStr`br##"a"#b"##`  CStr`cr"z"`  Str`"s"_suffix` suffix _suffix"###
            ]],
        );
        check("\"é\\é\" \"open \\\"", expect![[r#"Str`"é\é"`  Str`"open \"`"#]]);
        check("r#\"open \"", expect![[r#"RawStr`r#"open "`"#]]);
        check(
            "r#x r##x r# r#\"",
            expect![[r#"RawIdent`r#x`  Ident`r`  #+  #  Ident`x`  Ident`r`  #  RawStr`r#"`"#]],
        );
    }

    #[test]
    fn numbers() {
        check(
            "1 1u8 0xff_u8 0xffu8 0b1_0 0o7 1_000 1f32 0x1f32",
            expect![
                "Int`1`  Int`1u8` suffix u8  Int`0xff_u8` suffix u8  Int`0xffu8` suffix u8  Int`0b1_0`  Int`0o7`  Int`1_000`  Float`1f32` suffix f32  Int`0x1f32`"
            ],
        );
        check(
            "1.5 1. 1.e 1e3 1e+3 1.5e-3f64 1e_3 2e 1..2 1.foo() 1._x 1.0.foo()",
            expect![
                "Float`1.5`  Float`1.`  Int`1`  .  Ident`e`  Float`1e3`  Float`1e+3`  Float`1.5e-3f64` suffix f64  Float`1e_3`  Int`2e` suffix e  Int`1`  .+  .  Int`2`  Int`1`  .  Ident`foo`  (  )  Int`1`  .  Ident`_x`  Float`1.0`  .  Ident`foo`  (  )"
            ],
        );
        check(
            "x.0.1 x.0.1.y ..0.1 x . 0.1 ...0.5 ..=0.5 t.0u8",
            expect![
                "Ident`x`  .  Int`0`  .  Int`1`  Ident`x`  .  Int`0`  .  Int`1`  .  Ident`y`  .+  .  Float`0.1`  Ident`x`  .  Int`0`  .  Int`1`  .+  .+  .  Float`0.5`  .+  .+  =  Float`0.5`  Ident`t`  .  Int`0u8` suffix u8"
            ],
        );
    }

    #[test]
    fn punctuation() {
        check(
            "a&&b|| c->d =>e $x:ty ~ @ ?;<<= _=_ =/1 =//c",
            expect![
                "Ident`a`  &+  &  Ident`b`  |+  |  Ident`c`  -+  >  Ident`d`  =+  >  Ident`e`  $  Ident`x`  :  Ident`ty`  ~  @  ?+  ;+  <+  <+  =  _  =  _  =+  /  Int`1`  =  LineComment(None)`//c`"
            ],
        );
        check("\\ ` €", expect![[r#"Unknown`\`  Unknown```  Unknown`€`"#]]);
    }

    #[test]
    fn comments() {
        check(
            "// a\r\n/// b\n//! c\n//// d\n/",
            expect![
                "LineComment(None)`// a`  LineComment(Some(Outer))`/// b`  LineComment(Some(Inner))`//! c`  LineComment(None)`//// d`  /"
            ],
        );
        check(
            "/**/ /***/ /** a */ /*! b */ /* /* c */ d */ x /* /* open */",
            expect![
                "BlockComment(None)`/**/`  BlockComment(None)`/***/`  BlockComment(Some(Outer))`/** a */`  BlockComment(Some(Inner))`/*! b */`  BlockComment(None)`/* /* c */ d */`  Ident`x`  BlockComment(None)`/* /* open */`"
            ],
        );
    }

    #[test]
    fn the_start_of_the_file() {
        check("#!/usr/bin/env run\nfn", expect!["LineComment(None)`#!/usr/bin/env run`  Ident`fn`"]);
        check("\u{feff}#!/usr/bin/env run\nfn", expect!["LineComment(None)`#!/usr/bin/env run`  Ident`fn`"]);
        check("#![allow(x)]", expect!["#+  !  [  Ident`allow`  (  Ident`x`  )  ]"]);
        check(
            "#! // c\n [allow(x)]",
            expect!["#+  !  LineComment(None)`// c`  [  Ident`allow`  (  Ident`x`  )  ]"],
        );
        check(
            "#!/run\n\n---cargo\na = 'b\n --- \n----\n---\nfn",
            expect![[r#"
            LineComment(None)`#!/run`  BlockComment(None)`---cargo
            a = 'b
             --- 
            ----
            ---`  Ident`fn`"#]],
        );
        check("--- x\n--\nfn", expect!["-+  -+  -  Ident`x`  -+  -  Ident`fn`"]);
        check("x #!/", expect!["Ident`x`  #+  !+  /"]);
    }

    #[test]
    fn a_range_is_cut_to_fit() {
        let text = "ab é cd";
        let texts = |start, end| -> Vec<&str> {
            tokens(text, TextRange::new(start, end)).map(|token| token.text(text)).collect()
        };
        assert_eq!(texts(1, 7), ["b", "é", "c"]);
        assert_eq!(texts(4, 99), ["cd"]);
        assert_eq!(texts(0, 4), ["ab"]);
        assert_eq!(texts(50, 60), [""; 0]);
    }

    #[test]
    fn hostile_texts_take_linear_time() {
        for part in
            ["'\\", "'\\'", "r#", "\"#", "/*", "*/", "r##\"#", "'", "#!", "b'", "1e", "1.", "0x", "é", "é'"]
        {
            assert!(!all(&part.repeat(300_000)).is_empty());
        }
    }

    /// Tokens are in order, apart, and leave out nothing but whitespace.
    fn check_cover(text: &str) {
        let mut at = 0;
        for token in all(text) {
            assert!(token.start >= at && token.len > 0 && token.suffix_len <= token.len);
            assert!(is_space(TextRange::new(at, token.start).slice(text)));
            assert!(text.get(token.start as usize..token.end() as usize).is_some());
            at = token.end();
        }
        assert!(is_space(&text[at as usize..]));
    }

    fn is_space(text: &str) -> bool {
        text.chars().all(|char| char.is_whitespace() || matches!(char, '\u{feff}' | '\u{200e}' | '\u{200f}'))
    }

    proptest! {
        #[test]
        fn any_text_is_covered(text in any::<String>()) {
            check_cover(&text);
        }

        #[test]
        fn any_pieces_of_code_are_covered(parts in prop::collection::vec(piece(), 0..20)) {
            let text = parts.concat();
            for (end, _) in text.char_indices() {
                check_cover(&text[..end]);
            }
        }
    }

    fn piece() -> impl Strategy<Value = &'static str> {
        prop::sample::select(vec![
            "r", "b", "c", "br", "#", "\"", "'", "\\", "a", "_", "0", "x", "1", ".", "e", "+", "/", "*", "!",
            "\n", " ", "é", "名", "\u{feff}", "\u{2028}", "\r", "\0", "{", "}", "u{", "$", "'a", "-",
        ])
    }
}
