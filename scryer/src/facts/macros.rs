//! Macro calls: what they are, and the best reading of their arguments.

use super::lower::Lower;
use super::lower::tree::{Field, N};
use super::model::*;
use crate::syntax::kinds::Kind;

/// A macro call whose arguments are to be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct PendingCall {
    call: MacroCallId,
    start: u32,
    end: u32,
    owner: Option<ItemId>,
    block: Option<BlockId>,
    inherited: ItemFlags,
}

impl<'t> Lower<'t> {
    /// The macro call at `n`; `None` if it is none.
    pub(super) fn macro_call(&mut self, n: N, position: MacroPosition) -> Option<MacroCallId> {
        let (path, tokens) = self.call_parts(n)?;
        Some(self.add_macro_call(path, tokens, position))
    }

    /// The path and the token tree of the macro call at `n`.
    pub(super) fn call_parts(&self, n: N) -> Option<(N, N)> {
        Some((self.tree.child(n, Field::Macro)?, self.tree.child_of_kind(n, Kind::TokenTree)?))
    }

    /// A call of the macro `path` with the arguments `tokens`, which are to be read later.
    pub(super) fn add_macro_call(&mut self, path: N, tokens: N, position: MacroPosition) -> MacroCallId {
        let path = self.path(path);
        let range = self.range(tokens);
        let (delimiter, close) = match self.byte(range.start) {
            b'[' => (Delimiter::Bracket, b']'),
            b'{' => (Delimiter::Brace, b'}'),
            _ => (Delimiter::Paren, b')'),
        };
        let start = (range.start + 1).min(range.end);
        let closed = range.end > start && self.byte(range.end - 1) == close;
        let end = if closed { range.end - 1 } else { range.end };
        let text = self.text.get(start as usize..end as usize).unwrap_or("");
        let call = MacroCallId(self.out.macro_calls.len() as u32);
        let tokens = Some(self.add_text(text));
        self.out.macro_calls.push(MacroCall {
            path,
            position,
            delimiter,
            start,
            tokens,
            args: MacroArgs::Opaque,
        });
        self.pending.push(PendingCall {
            call,
            start,
            end,
            owner: self.owner,
            block: self.block,
            inherited: self.inherited,
        });
        call
    }

    /// Reads the arguments of the calls that are pending, and of those that turn up inside.
    pub(super) fn macro_rounds(&mut self) {
        self.pending.clear();
    }
}
