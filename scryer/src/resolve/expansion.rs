//! Macro calls, expanded: from a call and the macro that it names to a text and where its tokens were written.

use std::sync::{Arc, RwLock};

use rustc_hash::FxHashMap;

use super::collector::dollar_crate;
use crate::expand::{Origin, Rules, expand};
use crate::facts::{DefId, FactsTable, File, ItemKind, MacroCallId, SpanMap, cfg_holds};
use crate::source::{FileId, TextRange};
use crate::syntax::lexer::{Token, TokenKind, tokens};
use crate::workspace::graph::CrateId;

/// Parsed rules by macro, so that a macro is parsed once however often it is called.
#[derive(Debug, Default)]
pub(crate) struct RulesCache(RwLock<FxHashMap<DefId, Arc<Rules>>>);

impl RulesCache {
    /// The rules of `macro_`, whose text is `text`.
    pub(super) fn rules(&self, macro_: DefId, text: &str, decl_macro: bool) -> Arc<Rules> {
        let parsed = self.0.read().unwrap_or_else(|poisoned| poisoned.into_inner()).get(&macro_).cloned();
        parsed.unwrap_or_else(|| {
            let parsed = Arc::new(Rules::parse(text, decl_macro));
            self.0.write().unwrap_or_else(|poisoned| poisoned.into_inner()).insert(macro_, parsed.clone());
            parsed
        })
    }
}

/// A call's expansion.
pub(crate) struct ExpandedCall {
    pub(crate) text: String,
    pub(crate) map: SpanMap,
}

/// Expands call number `call` of `source` by the rules of `macro_`, which `krate` defines. `source_id` is the id of
/// `source` in the table (of an expansion in a body, that of the body's file).
pub(crate) fn expand_call(
    table: &FactsTable,
    cache: &RulesCache,
    macro_: DefId,
    krate: CrateId,
    source: &File,
    source_id: FileId,
    call: MacroCallId,
) -> Option<ExpandedCall> {
    let defining = table.get(macro_.file)?;
    let ItemKind::MacroDef { rules, decl_macro, .. } = defining.facts[macro_.item].kind else { return None };
    let rules_text = &defining.facts[rules];
    let parsed = cache.rules(macro_, rules_text, decl_macro);
    let call = &source.facts[call];
    let tokens = &source.facts[call.tokens?];
    let expansion = expand(&parsed, rules_text, tokens, &dollar_crate(krate)).ok()?;
    let pieces = expansion.pieces.iter().filter_map(|piece| match piece.origin {
        Origin::Call(offset) => Some((piece.out, piece.len, call.start + offset)),
        _ => None,
    });
    let map = written_map(source, source_id, pieces);
    Some(ExpandedCall { text: expansion.text, map })
}

/// What a call of `cfg_select!` stands for: the first of its arms that the usual build has (a 64-bit Linux with all
/// features). `None` if it has no arms, or none of them is.
pub(crate) fn selected_arm(source: &File, source_id: FileId, call: MacroCallId) -> Option<ExpandedCall> {
    let call = &source.facts[call];
    let tokens = &source.facts[call.tokens?];
    let arm = arms(tokens)
        .into_iter()
        .find(|(predicate, _)| match predicate.slice(tokens).trim() {
            "_" => true,
            predicate => cfg_holds(predicate, &|_| true),
        })?
        .1;
    let text = arm.slice(tokens).to_owned();
    let map = written_map(source, source_id, [(0, arm.len(), call.start + arm.start)].into_iter());
    Some(ExpandedCall { text, map })
}

/// The arms `predicate => { … }` of a text, each with what is within its braces.
fn arms(text: &str) -> Vec<(TextRange, TextRange)> {
    let mut arms = Vec::new();
    let (mut start, mut depth) = (0, 0usize);
    // Of the arm at hand: its predicate, and where its braces open.
    let (mut predicate, mut open) = (None, None);
    let mut last = None;
    for token in tokens(text, TextRange::new(0, text.len() as u32)) {
        match token.kind {
            TokenKind::LineComment(_) | TokenKind::BlockComment(_) => continue,
            TokenKind::OpenDelim(delimiter) => {
                if depth == 0 && delimiter == b'{' && predicate.is_some() {
                    open = Some(token.start + token.len);
                }
                depth += 1;
            }
            TokenKind::CloseDelim(_) => {
                depth = depth.saturating_sub(1);
                if depth == 0
                    && let (Some(found), Some(from)) = (predicate, open)
                {
                    arms.push((found, TextRange::new(from, token.start)));
                    (predicate, open) = (None, None);
                    start = token.start + token.len;
                }
            }
            TokenKind::Punct { byte: b'>', .. } if depth == 0 && predicate.is_none() => {
                if let Some(Token {
                    kind: TokenKind::Punct { byte: b'=', joint: true }, start: before, ..
                }) = last
                {
                    predicate = Some(TextRange::new(start, before));
                }
            }
            TokenKind::Punct { byte: b',', .. } if depth == 0 && predicate.is_none() => {
                start = token.start + token.len;
            }
            _ => {}
        }
        last = Some(token);
    }
    arms
}

/// The tokens between a call's delimiters as they stand.
pub(crate) fn call_tokens(source: &File, source_id: FileId, call: MacroCallId) -> Option<ExpandedCall> {
    let call = &source.facts[call];
    let text = source.facts[call.tokens?].to_owned();
    let map = written_map(source, source_id, [(0, text.len() as u32, call.start)].into_iter());
    Some(ExpandedCall { text, map })
}

/// Where pieces of `source` (offset in the new text, length, offset in `source`) were written.
fn written_map(source: &File, source_id: FileId, from: impl Iterator<Item = (u32, u32, u32)>) -> SpanMap {
    let host = source.expansion.as_ref().map_or(source_id, |map| map.host);
    let mut pieces = Vec::new();
    for (out, whole, written) in from {
        match &source.expansion {
            None => pieces.push((out, whole, written)),
            // A piece of a piece: token by token, as neighbours may come from different places.
            Some(map) => {
                let mut at = 0;
                while at < whole {
                    let start = map.real(written + at);
                    let mut len = 1;
                    while at + len < whole && map.real(written + at + len) == start.map(|start| start + len) {
                        len += 1;
                    }
                    if let Some(start) = start {
                        pieces.push((out + at, len, start));
                    }
                    at += len;
                }
            }
        }
    }
    SpanMap::new(host, pieces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arms_of_a_selection() {
        let text = " // one\n any(unix, target_os = \"wasi\") => { mod a { fn f() {} } }\n windows => {} , _ => { fn g() {} } ";
        let found: Vec<(&str, &str)> =
            arms(text).into_iter().map(|(predicate, arm)| (predicate.slice(text), arm.slice(text))).collect();
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[0].0.ends_with("any(unix, target_os = \"wasi\") "), "{found:?}");
        assert_eq!(found[0].1, " mod a { fn f() {} } ");
        assert_eq!((found[1].0.trim(), found[1].1), ("windows", ""));
        assert_eq!((found[2].0.trim(), found[2].1), ("_", " fn g() {} "));
        for odd in ["", "=>", "a => b", "a =>", "} => {", "a => { b"] {
            assert!(arms(odd).is_empty(), "{odd}");
        }
    }
}
