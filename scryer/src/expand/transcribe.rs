//! Writing what a rule gives.
//!
//! First the tokens in order ([`Out`]), each with the text that it is from; then their text. Tokens that touch in their
//! source touch in the output, so no punctuation changes; all others are apart. An expression that is no single operand gets
//! parentheses, a type in front of `::` gets angles: Rust keeps fragments whole without them. The attribute that a doc comment
//! stood for becomes the comment again.

use super::fragment::{Cursor, Fragment};
use super::matcher::Bound;
use super::rules::{Emit, Next, Rule, Rules};
use super::token::{Kind, Tok};
use super::{ExpandError, Expansion, MAX_OUTPUT, Origin, Piece};

#[derive(Clone, Copy)]
enum Out {
    Def(u32),
    Call(u32),
    /// A delimiter around a fragment, or a `;` behind it.
    Glue(char),
    Crate,
    Number(u32),
}

pub(super) struct Transcriber<'a> {
    pub(super) rules: &'a Rules,
    pub(super) rules_text: &'a str,
    pub(super) rule: &'a Rule,
    pub(super) call: &'a [Tok],
    pub(super) call_text: &'a str,
    pub(super) dollar_crate: &'a str,
}

struct State<'a> {
    out: Vec<Out>,
    bytes: usize,
    steps: usize,
    /// What the variables stand for in the iterations that it is in; `None` for what there is none of.
    bound: Vec<&'a Bound>,
    /// The repetitions that it is in: the iteration and how many there are.
    loops: Vec<(u32, u32)>,
}

impl<'a> Transcriber<'a> {
    pub(super) fn run(&self, bound: &'a [Bound]) -> Result<Expansion, ExpandError> {
        let mut state =
            State { out: Vec::new(), bytes: 0, steps: 0, bound: bound.iter().collect(), loops: Vec::new() };
        self.emit(&self.rule.body, &mut state)?;
        Ok(self.write(&state.out, state.bytes))
    }

    fn emit(&self, body: &[Emit], state: &mut State<'a>) -> Result<(), ExpandError> {
        for emit in body {
            state.steps += 1;
            if state.steps > MAX_OUTPUT {
                return Err(ExpandError::TooLarge);
            }
            match emit {
                Emit::Tokens { from, to } => self.tokens(*from..*to, Out::Def, state)?,
                Emit::Var { var, next } => self.var(*var, *next, state)?,
                Emit::Crate => self.push(Out::Crate, self.dollar_crate.len(), state)?,
                Emit::Rep { vars, body, sep } => self.rep(vars, body, *sep, state)?,
                Emit::Count { var, depth } => {
                    let bound = state.bound.get(*var as usize);
                    let count = bound.map_or(0, |bound| count(bound, depth.unwrap_or(u32::MAX)));
                    self.push(Out::Number(count), 10, state)?;
                }
                Emit::Index(depth) | Emit::Len(depth) => {
                    let at = state.loops.len().checked_sub(1 + *depth as usize);
                    let (index, len) = at.and_then(|at| state.loops.get(at).copied()).unwrap_or((0, 0));
                    let number = if matches!(emit, Emit::Index(_)) { index } else { len };
                    self.push(Out::Number(number), 10, state)?;
                }
            }
        }
        Ok(())
    }

    fn rep(
        &self,
        vars: &[u32],
        body: &[Emit],
        sep: (u32, u32),
        state: &mut State<'a>,
    ) -> Result<(), ExpandError> {
        let outer: Vec<(usize, &'a [Bound])> = vars
            .iter()
            .filter_map(|&var| match state.bound.get(var as usize) {
                Some(Bound::Seq(seq)) => Some((var as usize, seq.as_slice())),
                _ => None,
            })
            .collect();
        // Well-formed macros have as many of each; with none at all it is no repetition.
        let len = outer.iter().map(|(_, seq)| seq.len()).min().unwrap_or(1);
        let before: Vec<Option<&'a Bound>> =
            outer.iter().map(|&(var, _)| state.bound.get(var).copied()).collect();
        for index in 0..len {
            if index > 0 {
                self.tokens(sep.0..sep.1, Out::Def, state)?;
            }
            for &(var, seq) in &outer {
                if let (Some(slot), Some(bound)) = (state.bound.get_mut(var), seq.get(index)) {
                    *slot = bound;
                }
            }
            state.loops.push((index as u32, len as u32));
            let done = self.emit(body, state);
            state.loops.pop();
            done?;
            state.steps += 1;
            if state.steps > MAX_OUTPUT {
                return Err(ExpandError::TooLarge);
            }
        }
        for (&(var, _), bound) in outer.iter().zip(before) {
            if let (Some(slot), Some(bound)) = (state.bound.get_mut(var), bound) {
                *slot = bound;
            }
        }
        Ok(())
    }

    fn var(&self, var: u32, next: Next, state: &mut State<'a>) -> Result<(), ExpandError> {
        let Some(&&Bound::Tokens { from, to }) = state.bound.get(var as usize) else { return Ok(()) };
        let fragment = self.rule.vars.get(var as usize).map(|var| var.fragment);
        let is_operand = |allow_brace| {
            Cursor::new(self.call, self.call_text, from as usize).spans_operand(to as usize, allow_brace)
        };
        let around = match (fragment, next) {
            (Some(Fragment::Expr), _) if !is_operand(next != Next::Postfix) => Some(('(', ')')),
            (Some(Fragment::Literal), Next::Postfix) if to > from + 1 => Some(('(', ')')),
            (Some(Fragment::Ty), Next::PathSep) if to > from + 1 && !self.is_plain_path(from, to) => {
                Some(('<', '>'))
            }
            _ => None,
        };
        if let Some((open, _)) = around {
            self.push(Out::Glue(open), 1, state)?;
        }
        self.tokens(from..to, Out::Call, state)?;
        if let Some((_, close)) = around {
            self.push(Out::Glue(close), 1, state)?;
        }
        let first = Cursor::new(self.call, self.call_text, from as usize);
        if fragment == Some(Fragment::Stmt) && next == Next::Stmt && first.begins_let() {
            // Rust does not ask for it where the statement is one fragment.
            self.push(Out::Glue(';'), 1, state)?;
        }
        Ok(())
    }

    /// Whether tokens of the call are identifiers and colons only.
    fn is_plain_path(&self, from: u32, to: u32) -> bool {
        let tokens = self.call.get(from as usize..to as usize).unwrap_or(&[]);
        tokens.iter().all(|token| token.is_ident() || token.kind == Kind::Punct(b':'))
    }

    fn tokens(
        &self,
        range: std::ops::Range<u32>,
        out: fn(u32) -> Out,
        state: &mut State<'a>,
    ) -> Result<(), ExpandError> {
        for index in range {
            let len = match self.token(out(index)) {
                Some((token, _)) if !token.doc || token.kind == Kind::DocText => token.len as usize,
                _ => 1,
            };
            self.push(out(index), len, state)?;
        }
        Ok(())
    }

    fn push(&self, out: Out, len: usize, state: &mut State<'a>) -> Result<(), ExpandError> {
        state.out.push(out);
        state.bytes += len + 1;
        if state.bytes > MAX_OUTPUT { Err(ExpandError::TooLarge) } else { Ok(()) }
    }

    // ---- text ----

    /// The token that is put out, and the text that it is from.
    fn token(&self, out: Out) -> Option<(Tok, &'a str)> {
        match out {
            Out::Def(index) => Some((*self.rules.tokens.get(index as usize)?, self.rules_text)),
            Out::Call(index) => Some((*self.call.get(index as usize)?, self.call_text)),
            _ => None,
        }
    }

    fn write(&self, out: &[Out], bytes: usize) -> Expansion {
        let mut expansion = Expansion { text: String::with_capacity(bytes), pieces: Vec::new() };
        let mut last: Option<Out> = None;
        let mut at = 0;
        while let Some(&next) = out.get(at) {
            if let Some((comment, len)) = self.doc_comment(out, at) {
                self.space(&mut expansion.text, last, comment);
                let source = self.token(comment).map_or("", |(token, text)| token.source(text));
                self.piece(&mut expansion, comment, source);
                expansion.text.push('\n');
                last = None;
                at += len;
                continue;
            }
            self.space(&mut expansion.text, last, next);
            match (next, self.token(next)) {
                (Out::Glue(char), _) => expansion.text.push(char),
                (Out::Crate, _) => expansion.text.push_str(self.dollar_crate),
                (Out::Number(number), _) => expansion.text.push_str(&number.to_string()),
                (_, Some((token, text))) if token.kind == Kind::DocText => {
                    expansion.text.push_str(&doc_literal(token.source(text)));
                }
                (_, Some((token, text))) if token.doc => expansion.text.push_str(token.text(text)),
                (_, Some((token, text))) => self.piece(&mut expansion, next, token.text(text)),
                (_, None) => {}
            }
            last = Some(next);
            at += 1;
        }
        expansion
    }

    /// Sets a token off from the last one, unless they touch in their source.
    fn space(&self, text: &mut String, last: Option<Out>, next: Out) {
        let touch = match (last, next) {
            (None, _) => true,
            (Some(Out::Glue('(' | '<')), _) | (_, Out::Glue(')' | '>' | ';')) => true,
            (Some(Out::Def(_)), Out::Def(_)) | (Some(Out::Call(_)), Out::Call(_)) => {
                let last = last.and_then(|last| self.token(last));
                match (last, self.token(next)) {
                    (Some((last, _)), Some((next, _))) => !last.doc && !next.doc && last.end() == next.start,
                    _ => false,
                }
            }
            _ => false,
        };
        // Nothing between angles is `<>`, the one form that the grammar of trees can be brought to read.
        let punct = |out: Out| match self.token(out) {
            Some((token, _)) => token.kind,
            None => Kind::Other,
        };
        let angles = last.map(punct) == Some(Kind::Punct(b'<')) && punct(next) == Kind::Punct(b'>');
        if !touch && !angles {
            text.push(' ');
        }
    }

    fn piece(&self, expansion: &mut Expansion, out: Out, text: &str) {
        let Some((token, _)) = self.token(out) else { return };
        let at = expansion.text.len() as u32;
        let len = text.len() as u32;
        expansion.text.push_str(text);
        if let Some(last) = expansion.pieces.last_mut()
            && last.out + last.len == at
        {
            let goes_on = match (last.origin, out) {
                (Origin::Call(start), Out::Call(_)) | (Origin::Def(start), Out::Def(_)) => {
                    start + last.len == token.start
                }
                _ => false,
            };
            if goes_on {
                last.len += len;
                return;
            }
        }
        let origin = match out {
            Out::Call(_) => Origin::Call(token.start),
            _ => Origin::Def(token.start),
        };
        expansion.pieces.push(Piece { out: at, len, origin });
    }

    /// The doc comment whose attribute begins here, and how many tokens that is.
    fn doc_comment(&self, out: &[Out], at: usize) -> Option<(Out, usize)> {
        let token = |ahead: usize| out.get(at + ahead).and_then(|&out| self.token(out));
        let is = |ahead: usize, expected: &str| {
            token(ahead).is_some_and(|(token, text)| token.text(text) == expected)
        };
        if !is(0, "#") {
            return None;
        }
        let inner = usize::from(is(1, "!"));
        let comment = out.get(at + inner + 4).copied()?;
        let (text, source) = self.token(comment).filter(|(token, _)| token.kind == Kind::DocText)?;
        let is_inner = matches!(text.source(source).as_bytes().get(2), Some(b'!'));
        let is_attribute =
            is(inner + 1, "[") && is(inner + 2, "doc") && is(inner + 3, "=") && is(inner + 5, "]");
        (is_attribute && is_inner == (inner == 1)).then_some((comment, inner + 6))
    }
}

fn count(bound: &Bound, depth: u32) -> u32 {
    match bound {
        Bound::Tokens { .. } => 1,
        Bound::Seq(seq) if depth == 0 => seq.len() as u32,
        Bound::Seq(seq) => {
            let counts = seq.iter().map(|bound| count(bound, depth - 1));
            counts.fold(0, u32::saturating_add)
        }
    }
}

/// The string that a doc comment stands for.
fn doc_literal(comment: &str) -> String {
    let block = comment.starts_with("/*");
    let text = comment.get(3..).unwrap_or("");
    let text = if block { text.strip_suffix("*/").unwrap_or(text) } else { text };
    let mut hashes = String::new();
    while text.contains(&format!("\"{hashes}")) {
        hashes.push('#');
    }
    format!("r{hashes}\"{text}\"{hashes}")
}
