//! Tokens as macros see them.
//!
//! A text becomes a flat list in which every opening delimiter knows its closing one, so that a token tree is skipped in one
//! step. Comments are gone, but for doc comments: they stand as the attributes that they mean, `#[doc = "…"]`, token by
//! token, all of them with the comment's own range. Punctuation is by the character; [`glued`] tells which characters are one
//! token for Rust.

use crate::source::TextRange;
use crate::syntax::lexer::{DocStyle, TokenKind, tokens};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Ident,
    RawIdent,
    Lifetime,
    Literal,
    Punct(u8),
    Open(u8),
    Close(u8),
    /// The string of a doc comment's attribute.
    DocText,
    Other,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Tok {
    pub(super) kind: Kind,
    /// Whether it stands for a part of a doc comment.
    pub(super) doc: bool,
    /// Whether punctuation follows with nothing between.
    joint: bool,
    pub(super) start: u32,
    pub(super) len: u32,
    /// The index of the closing delimiter, for an opening one.
    pub(super) close: u32,
}

impl Tok {
    pub(super) fn end(self) -> u32 {
        self.start + self.len
    }

    /// Its text as Rust sees it; `text` is what it was cut out of.
    pub(super) fn text(self, text: &str) -> &str {
        if self.doc {
            return match self.kind {
                Kind::Punct(b'#') => "#",
                Kind::Punct(b'!') => "!",
                Kind::Punct(_) => "=",
                Kind::Open(_) => "[",
                Kind::Close(_) => "]",
                Kind::Ident => "doc",
                _ => self.source(text),
            };
        }
        self.source(text)
    }

    /// Its text as it is written.
    pub(super) fn source(self, text: &str) -> &str {
        text.get(self.start as usize..self.end() as usize).unwrap_or("")
    }

    pub(super) fn is_ident(self) -> bool {
        matches!(self.kind, Kind::Ident | Kind::RawIdent)
    }
}

/// The tokens of `text`; `None` if its delimiters do not match.
pub(super) fn lex(text: &str) -> Option<Vec<Tok>> {
    let mut out: Vec<Tok> = Vec::with_capacity(text.len() / 4);
    let mut open: Vec<usize> = Vec::new();
    for token in tokens(text, TextRange::new(0, text.len() as u32)) {
        let mut joint = false;
        let kind = match token.kind {
            TokenKind::Ident => Kind::Ident,
            TokenKind::RawIdent => Kind::RawIdent,
            TokenKind::Lifetime => Kind::Lifetime,
            TokenKind::Punct { byte, joint: is_joint } => {
                joint = is_joint;
                Kind::Punct(byte)
            }
            TokenKind::OpenDelim(byte) => {
                open.push(out.len());
                Kind::Open(byte)
            }
            TokenKind::CloseDelim(byte) => {
                let at = open.pop()?;
                let index = out.len() as u32;
                let opening = out.get_mut(at)?;
                if opening.kind != Kind::Open(opening_of(byte)) {
                    return None;
                }
                opening.close = index;
                Kind::Close(byte)
            }
            TokenKind::LineComment(None) | TokenKind::BlockComment(None) => continue,
            TokenKind::LineComment(Some(style)) | TokenKind::BlockComment(Some(style)) => {
                doc_attribute(&mut out, token.start, token.len, style);
                continue;
            }
            TokenKind::Unknown => Kind::Other,
            _ => Kind::Literal,
        };
        out.push(Tok { kind, doc: false, joint, start: token.start, len: token.len, close: 0 });
    }
    open.is_empty().then_some(out)
}

fn doc_attribute(out: &mut Vec<Tok>, start: u32, len: u32, style: DocStyle) {
    let mut push =
        |kind, close| out.push(Tok { kind, doc: true, joint: false, start, len, close: close as u32 });
    push(Kind::Punct(b'#'), 0);
    if style == DocStyle::Inner {
        push(Kind::Punct(b'!'), 0);
    }
    push(Kind::Open(b'['), 0);
    push(Kind::Ident, 0);
    push(Kind::Punct(b'='), 0);
    push(Kind::DocText, 0);
    push(Kind::Close(b']'), 0);
    let close = out.len() - 1;
    if let Some(opening) = out.get_mut(close - 4) {
        opening.close = close as u32;
    }
}

fn opening_of(close: u8) -> u8 {
    match close {
        b')' => b'(',
        b']' => b'[',
        _ => b'{',
    }
}

/// How many tokens, from `at` on, are one piece of punctuation for Rust: two for `->`. At least one, if there is one.
pub(super) fn glued(tokens: &[Tok], at: usize) -> usize {
    let mut bytes = [0; 3];
    let mut len = 0;
    for (byte, token) in bytes.iter_mut().zip(tokens.get(at..).unwrap_or(&[])) {
        let Kind::Punct(punct) = token.kind else { break };
        *byte = punct;
        len += 1;
        if !token.joint {
            break;
        }
    }
    if len == 3 && matches!(&bytes, b"<<=" | b">>=" | b"..." | b"..=") {
        return 3;
    }
    let two = matches!(
        &[bytes[0], bytes[1]],
        b"::"
            | b"->"
            | b"=>"
            | b"=="
            | b"!="
            | b"<="
            | b">="
            | b"&&"
            | b"||"
            | b"+="
            | b"-="
            | b"*="
            | b"/="
            | b"%="
            | b"^="
            | b"&="
            | b"|="
            | b"<<"
            | b">>"
            | b".."
            | b"<-"
    );
    if len >= 2 && two {
        return 2;
    }
    usize::from(at < tokens.len())
}
