//! Where the parts of well-known macros' arguments lie, told from tokens alone; and texts that are made legal Rust by writing
//! over single bytes, so that all offsets stay.

use crate::facts::model::Delimiter;
use crate::source::TextRange;
use crate::syntax::lexer::{Token, TokenKind, tokens};

/// The tokens of a logging macro with what is no expression blotted out: `?x` and `%x` are `x`, `target: x` is `target= x`.
pub(super) fn without_sigils(text: &str, range: TextRange) -> String {
    let mut bytes = range.slice(text).as_bytes().to_vec();
    let mut depth = 0;
    let mut at_start = true;
    let mut before: Option<TokenKind> = None;
    for token in tokens(text, range) {
        if token.is_comment() {
            continue;
        }
        let at = (token.start - range.start) as usize;
        let mut next_at_start = false;
        match token.kind {
            TokenKind::OpenDelim(_) => depth += 1,
            TokenKind::CloseDelim(_) => depth -= 1,
            TokenKind::Punct { byte: b',', .. } => next_at_start = depth == 0,
            TokenKind::Punct { byte: b'=', .. } => next_at_start = depth == 0,
            TokenKind::Punct { byte: b'?' | b'%', .. } if at_start => bytes[at] = b' ',
            TokenKind::Punct { byte: b':', joint: false }
                if depth == 0 && before == Some(TokenKind::Ident) =>
            {
                bytes[at] = b'=';
                next_at_start = true;
            }
            _ => {}
        }
        at_start = next_at_start;
        // Only a name that begins an argument is a key.
        before = Some(token.kind);
    }
    // Only single bytes of ASCII were put in the place of others.
    String::from_utf8(bytes).unwrap_or_default()
}

/// The two arguments of `matches!`.
pub(super) fn value_and_pattern(text: &str, range: TextRange) -> (TextRange, TextRange) {
    let mut depth = 0;
    let mut comma = None;
    let mut end = range.end;
    for token in tokens(text, range) {
        match token.kind {
            TokenKind::OpenDelim(_) => depth += 1,
            TokenKind::CloseDelim(_) => depth -= 1,
            TokenKind::Punct { byte: b',', .. } if depth == 0 => {
                if comma.is_none() {
                    comma = Some(token.start);
                } else {
                    // A comma at the end, or the message of `assert_matches!`.
                    end = token.start;
                    break;
                }
            }
            _ => {}
        }
    }
    let comma = comma.unwrap_or(range.end);
    (TextRange::new(range.start, comma), TextRange::new((comma + 1).min(end), end))
}

/// The tokens of a list of expressions, without the `@` before one (`assert_snapshot!(x, @"…")`).
pub(super) fn without_ats(text: &str, range: TextRange) -> String {
    let mut bytes = range.slice(text).as_bytes().to_vec();
    if bytes.contains(&b'@') {
        let mut before = TokenKind::Unknown;
        for token in tokens(text, range).filter(|token| !token.is_comment()) {
            let is_at = matches!(token.kind, TokenKind::Punct { byte: b'@', .. });
            if is_at && matches!(before, TokenKind::Unknown | TokenKind::Punct { byte: b',', .. }) {
                bytes[(token.start - range.start) as usize] = b' ';
            }
            before = token.kind;
        }
    }
    String::from_utf8(bytes).unwrap_or_default()
}

/// What a group of JSON is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Object,
    List,
    /// An expression's.
    Other,
}

/// The tokens of `json!` as expressions: an object is a tuple of its keys and values, `null` is `()`.
pub(super) fn without_json(text: &str, range: TextRange, delimiter: Delimiter) -> String {
    let mut bytes = range.slice(text).as_bytes().to_vec();
    let mut groups = vec![if delimiter == Delimiter::Brace { Group::Object } else { Group::List }];
    // Whether a key or a value may begin.
    let mut start = true;
    let mut colon = false;
    for token in tokens(text, range).filter(|token| !token.is_comment()) {
        let at = (token.start - range.start) as usize;
        let group = groups.last().copied().unwrap_or(Group::Other);
        let was_start = std::mem::replace(&mut start, false);
        let was_colon = std::mem::replace(&mut colon, false);
        match token.kind {
            TokenKind::OpenDelim(b'{') if was_start => {
                groups.push(Group::Object);
                bytes[at] = b'(';
                start = true;
            }
            TokenKind::OpenDelim(b'[') if was_start => {
                groups.push(Group::List);
                start = true;
            }
            TokenKind::OpenDelim(_) => groups.push(Group::Other),
            TokenKind::CloseDelim(byte) => {
                groups.pop();
                if group == Group::Object && byte == b'}' {
                    bytes[at] = b')';
                }
            }
            TokenKind::Punct { byte: b',', .. } => start = group != Group::Other,
            TokenKind::Punct { byte: b':', joint } => {
                colon = joint && bytes.get(at + 1) == Some(&b':');
                if group == Group::Object && !colon && !was_colon {
                    bytes[at] = b',';
                    start = true;
                }
            }
            TokenKind::Ident if was_start && token.text(text) == "null" => {
                bytes[at..at + 4].copy_from_slice(b"()  ");
            }
            _ => {}
        }
    }
    String::from_utf8(bytes).unwrap_or_default()
}

/// The insides of the groups in braces, outside of other groups.
pub(super) fn groups(text: &str, range: TextRange) -> Vec<TextRange> {
    let mut groups = Vec::new();
    let mut depth = 0;
    let mut start = 0;
    for token in tokens(text, range) {
        match token.kind {
            TokenKind::OpenDelim(byte) => {
                if depth == 0 && byte == b'{' {
                    start = token.end();
                }
                depth += 1;
            }
            TokenKind::CloseDelim(byte) => {
                depth -= 1;
                if depth == 0 && byte == b'}' {
                    groups.push(TextRange::new(start.min(token.start), token.start));
                }
            }
            _ => {}
        }
    }
    groups
}

/// The names that `#name` in quoted tokens stands for, and the span before `=>` if that is a name.
pub(super) fn interpolations(text: &str, range: TextRange) -> Vec<TextRange> {
    let mut names = Vec::new();
    let mut before: [Option<Token>; 2] = [None, None];
    for (index, token) in tokens(text, range).filter(|token| !token.is_comment()).enumerate() {
        let is = |at: usize, byte: u8| {
            before[at].is_some_and(
                |token| matches!(token.kind, TokenKind::Punct { byte: found, .. } if found == byte),
            )
        };
        match token.kind {
            TokenKind::Ident | TokenKind::RawIdent if is(1, b'#') => names.push(token.range()),
            TokenKind::Punct { byte: b'>', .. } if index == 2 && is(1, b'=') => {
                if let Some(name) = before[0].filter(|token| token.kind == TokenKind::Ident) {
                    names.push(name.range());
                }
            }
            _ => {}
        }
        before = [before[1], Some(token)];
    }
    names
}

/// An arm of `select!`.
pub(super) struct SelectArm {
    /// The pattern and what it awaits; `None` for `else`.
    pub(super) future: Option<(TextRange, TextRange)>,
    /// `if condition`.
    pub(super) condition: Option<TextRange>,
    /// What is done.
    pub(super) handler: TextRange,
}

/// The arms of `select!`; none if that is not what the tokens look like.
pub(super) fn select_arms(text: &str, range: TextRange) -> Vec<SelectArm> {
    let tokens: Vec<Token> = tokens(text, range).filter(|token| !token.is_comment()).collect();
    let mut depths = Vec::with_capacity(tokens.len());
    let mut depth = 0;
    for token in &tokens {
        if matches!(token.kind, TokenKind::CloseDelim(_)) {
            depth -= 1;
        }
        depths.push(depth);
        if matches!(token.kind, TokenKind::OpenDelim(_)) {
            depth += 1;
        }
    }
    let is = |at: usize, byte: u8| {
        let found = tokens.get(at).zip(depths.get(at));
        found.is_some_and(|(token, &depth)| {
            depth == 0 && matches!(token.kind, TokenKind::Punct { byte: found, .. } if found == byte)
        })
    };
    let between =
        |from: usize, to: usize| match (tokens.get(from), to.checked_sub(1).and_then(|at| tokens.get(at))) {
            (Some(first), Some(last)) if from < to => TextRange::new(first.start, last.end()),
            _ => TextRange::new(range.end, range.end),
        };
    let mut arms = Vec::new();
    let mut at =
        if tokens.first().is_some_and(|token| token.text(text) == "biased") && is(1, b';') { 2 } else { 0 };
    while at < tokens.len() {
        let Some(arrow) = (at..tokens.len()).find(|&at| is(at, b'=') && is(at + 1, b'>')) else {
            return Vec::new();
        };
        let equals = (at..arrow).find(|&at| {
            let compares = is(at + 1, b'=') || (at > 0 && (b"=<>!".iter().any(|&byte| is(at - 1, byte))));
            is(at, b'=') && !compares
        });
        let comma = (equals.unwrap_or(at)..arrow).find(|&at| is(at, b','));
        let body = arrow + 2;
        let block = matches!(tokens.get(body).map(|token| token.kind), Some(TokenKind::OpenDelim(b'{')));
        let end = if block {
            let close = (body..tokens.len())
                .find(|&at| depths[at] == 0 && matches!(tokens[at].kind, TokenKind::CloseDelim(_)));
            close.map_or(tokens.len(), |close| close + 1)
        } else {
            (body..tokens.len()).find(|&at| is(at, b',')).unwrap_or(tokens.len())
        };
        arms.push(SelectArm {
            future: equals.map(|equals| (between(at, equals), between(equals + 1, comma.unwrap_or(arrow)))),
            // Behind the comma stands `if`.
            condition: comma.map(|comma| between(comma + 2, arrow)),
            handler: between(body, end),
        });
        at = end + usize::from(is(end, b','));
    }
    arms
}
