//! A look at tokens before they are parsed.
//!
//! Reading tokens in a way that can't be costs most, as the parser then tries to recover. Most wrong ways can be told by
//! the first token, or by those outside of groups.

use super::{Family, PendingCall, Template};
use crate::facts::lower::is_keyword;
use crate::syntax::lexer::{TokenKind, tokens};
use crate::workspace::graph::Edition;

/// What a look at the tokens says, before they are parsed: reading them in a way that can't be is what costs most.
#[derive(Clone, Copy, Default)]
pub(super) struct Look {
    /// An item may begin here.
    item: bool,
    /// It can't be the begin of an expression.
    only_item: bool,
    /// `=>`, outside of groups.
    arrow: bool,
    /// `;`, outside of groups.
    semicolon: bool,
    /// `:` that is no closure parameter's, outside of groups.
    colon: bool,
    /// Two words side by side of which neither is a keyword, outside of groups.
    words: bool,
}

impl Look {
    /// Looks at the tokens of `call`.
    pub(super) fn at(text: &str, call: PendingCall, edition: Edition) -> Look {
        let mut look = Look::default();
        match call.family {
            // What would look odd is blotted out.
            Family::Log | Family::Json | Family::Select => return look,
            Family::CfgIf => return Look { item: true, ..look },
            _ => {}
        }
        let mut depth = 0;
        let mut index = 0;
        let mut pipes = false;
        let mut word_before = false;
        let mut before = TokenKind::Unknown;
        for token in tokens(text, call.range) {
            if token.is_comment() {
                continue;
            }
            let mut word = false;
            match token.kind {
                TokenKind::OpenDelim(byte) => {
                    if index == 1 && byte == b'{' {
                        // `const { … }`, `unsafe { … }` and the like.
                        look.only_item = false;
                    }
                    depth += 1;
                }
                TokenKind::CloseDelim(byte) => {
                    depth -= 1;
                    word = depth == 0 && byte != b'}';
                }
                _ if depth > 0 => {}
                TokenKind::Ident => {
                    let text = token.text(text);
                    let keyword = is_keyword(text, edition);
                    if index == 0 {
                        let (item, only_item) = begins_item(text);
                        (look.item, look.only_item) = (item, only_item);
                    } else if index == 1 && matches!(text, "move") {
                        look.only_item = false;
                    }
                    word = !keyword || matches!(text, "self" | "Self" | "true" | "false" | "super" | "crate");
                    look.words |= word_before && !keyword;
                }
                TokenKind::RawIdent
                | TokenKind::Int
                | TokenKind::Float
                | TokenKind::Char
                | TokenKind::Byte
                | TokenKind::Str
                | TokenKind::RawStr
                | TokenKind::ByteStr
                | TokenKind::CStr => {
                    look.words |= word_before;
                    word = true;
                }
                TokenKind::Punct { byte, joint } => match byte {
                    b'#' if index == 0 => look.item = true,
                    b'!' if index == 1 && before == TokenKind::Ident => look.item = true,
                    b'>' if matches!(before, TokenKind::Punct { byte: b'=', joint: true }) => {
                        look.arrow = true
                    }
                    b';' => look.semicolon = true,
                    b'|' => pipes = true,
                    b':' if !joint => {
                        let path = matches!(before, TokenKind::Punct { byte: b':', joint: true });
                        look.colon |= !path && !pipes && before != TokenKind::Lifetime;
                    }
                    _ => {}
                },
                _ => {}
            }
            word_before = word;
            before = token.kind;
            index += 1;
        }
        look
    }

    /// Whether the tokens may be what `template` makes of them.
    pub(super) fn allows(self, template: Template) -> bool {
        match template {
            Template::Exprs => !(self.only_item || self.arrow || self.semicolon || self.colon || self.words),
            Template::Array => !(self.only_item || self.arrow || self.words),
            Template::Block => !(self.arrow || self.words),
            Template::Items => self.item && !self.arrow,
            Template::Pat | Template::Type | Template::Matches | Template::Select => true,
        }
    }
}

/// Whether an item may begin with the word, and whether an expression may not.
fn begins_item(word: &str) -> (bool, bool) {
    match word {
        "fn" | "struct" | "enum" | "trait" | "impl" | "use" | "mod" | "pub" | "type" | "extern" => {
            (true, true)
        }
        "const" | "unsafe" | "async" | "static" => (true, true),
        "union" | "macro_rules" | "crate" | "auto" | "default" | "safe" => (true, false),
        "let" => (false, true),
        _ => (false, false),
    }
}
