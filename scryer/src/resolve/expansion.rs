//! Macro calls, expanded: from a call and the macro that it names to a text and where its tokens were written.

use std::sync::{Arc, RwLock};

use rustc_hash::FxHashMap;

use super::collector::dollar_crate;
use crate::expand::{Origin, Rules, expand};
use crate::facts::{DefId, FactsTable, File, ItemKind, MacroCallId, SpanMap};
use crate::source::FileId;
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
