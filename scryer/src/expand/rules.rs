//! The rules of a macro, read once.
//!
//! A matcher becomes a list of steps ([`Step`]) with jumps, like a regular expression's; groups need no steps of their own,
//! since a delimiter is a token like any other in the flat list. A transcriber becomes a small tree ([`Emit`]), which has an
//! inner node for each repetition.

use rustc_hash::FxHashMap;

use super::MAX_DEPTH;
use super::fragment::Fragment;
use super::token::{Kind, Tok, glued, lex};

/// The rules of a `macro_rules!` (the text between its outer delimiters) or of a `macro` item.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    pub(super) tokens: Vec<Tok>,
    pub(super) rules: Vec<Rule>,
    /// Whether a rule was left out since its repetitions nest too deep.
    pub(super) too_deep: bool,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Rule {
    pub(super) steps: Vec<Step>,
    pub(super) vars: Vec<Var>,
    /// For each repetition, the variables in it, at whatever depth.
    pub(super) reps: Vec<Vec<u32>>,
    pub(super) body: Vec<Emit>,
}

#[derive(Clone, Debug)]
pub(super) struct Var {
    pub(super) fragment: Fragment,
}

/// A step of matching.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// These tokens of the rules are next: a token, or the characters of one piece of punctuation.
    Token {
        at: u32,
        len: u32,
    },
    Fragment {
        var: u32,
        fragment: Fragment,
    },
    RepOpen(u32),
    RepClose,
    /// An iteration begins that may be empty.
    Iter,
    /// An iteration ends that must not have been empty.
    Progress,
    /// Goes on, and there if that fails.
    OrElse(u32),
    Jump(u32),
}

/// A part of a transcriber.
#[derive(Clone, Debug)]
pub(super) enum Emit {
    /// These tokens of the rules.
    Tokens {
        from: u32,
        to: u32,
    },
    Var {
        var: u32,
        next: Next,
    },
    /// `$crate`
    Crate,
    Rep {
        vars: Vec<u32>,
        body: Vec<Emit>,
        sep: (u32, u32),
    },
    /// `${count(x)}`
    Count {
        var: u32,
        depth: Option<u32>,
    },
    /// `${index()}`, the innermost repetition being 0.
    Index(u32),
    /// `${len()}`
    Len(u32),
}

/// What comes behind a variable, as far as it matters for how an operand is set off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// `::`
    PathSep,
    /// `.` or `?`
    Postfix,
    /// What may be a statement.
    Stmt,
    Other,
}

impl Rules {
    /// Reads rules; what is none is left out.
    ///
    /// For a `macro` item the text is all that follows its name: `($a:expr) { … }` or `{ ($a:expr) => { … }, … }`.
    pub fn parse(text: &str, decl_macro: bool) -> Rules {
        let Some(tokens) = lex(text) else { return Rules::default() };
        let mut rules = Vec::new();
        let mut too_deep = false;
        let mut at = 0;
        let mut end = tokens.len();
        let mut short = false;
        if decl_macro && let Some(first) = tokens.first() {
            match first.kind {
                Kind::Open(b'{') if first.close as usize + 1 == end => {
                    at = 1;
                    end -= 1;
                }
                _ => short = true,
            }
        }
        while at < end {
            let matcher = group(&tokens, at);
            let arrow = matcher.map_or(at, |(_, close)| close + 1);
            let body_at = if short { arrow } else { arrow + 2 };
            let is_arrow =
                short || is_byte(&tokens, arrow, b'=') && is_byte(&tokens, arrow + 1, b'>') && body_at < end;
            if let Some(matcher) = matcher
                && is_arrow
                && let Some(body) = group(&tokens, body_at)
            {
                let mut builder =
                    Builder { text, tokens: &tokens, rule: Rule::default(), names: FxHashMap::default() };
                match builder.rule(matcher, body) {
                    Ok(()) => rules.push(builder.rule),
                    Err(Bad::TooDeep) => too_deep = true,
                    Err(Bad::Malformed) => {}
                }
                at = body.1 + 1;
            } else {
                at = skip_tree(&tokens, at);
            }
            // On to the next rule, from wherever this one went wrong.
            while at < end && !is_byte(&tokens, at, b';') && !is_byte(&tokens, at, b',') {
                if matches!(tokens.get(at), Some(token) if matches!(token.kind, Kind::Open(_)))
                    && matcher_follows(&tokens, at)
                {
                    break;
                }
                at = skip_tree(&tokens, at);
            }
            while is_byte(&tokens, at, b';') || is_byte(&tokens, at, b',') {
                at += 1;
            }
        }
        Rules { tokens, rules, too_deep }
    }

    /// How many rules there are.
    pub fn len(&self) -> usize {
        self.rules.len()
    }

    /// Whether there is no rule.
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty()
    }
}

/// Whether a group is followed by `=>`, and thus a matcher.
fn matcher_follows(tokens: &[Tok], at: usize) -> bool {
    group(tokens, at)
        .is_some_and(|(_, close)| is_byte(tokens, close + 1, b'=') && is_byte(tokens, close + 2, b'>'))
}

fn is_byte(tokens: &[Tok], at: usize, byte: u8) -> bool {
    tokens.get(at).is_some_and(|token| token.kind == Kind::Punct(byte))
}

/// Where the group that begins at `at` has its delimiters.
fn group(tokens: &[Tok], at: usize) -> Option<(usize, usize)> {
    let token = tokens.get(at)?;
    matches!(token.kind, Kind::Open(_)).then_some((at, token.close as usize))
}

fn skip_tree(tokens: &[Tok], at: usize) -> usize {
    group(tokens, at).map_or(at, |(_, close)| close) + 1
}

enum Bad {
    Malformed,
    TooDeep,
}

struct Builder<'a> {
    text: &'a str,
    tokens: &'a [Tok],
    rule: Rule,
    names: FxHashMap<&'a str, u32>,
}

impl<'a> Builder<'a> {
    fn rule(&mut self, matcher: (usize, usize), body: (usize, usize)) -> Result<(), Bad> {
        self.matcher(matcher.0 + 1, matcher.1, 0)?;
        self.rule.body = self.body(body.0 + 1, body.1, Next::Other, 0)?;
        Ok(())
    }

    fn step(&mut self, step: Step) -> usize {
        self.rule.steps.push(step);
        self.rule.steps.len() - 1
    }

    fn word(&self, at: usize) -> Option<&'a str> {
        let token = self.tokens.get(at)?;
        token.is_ident().then(|| token.text(self.text))
    }

    /// The name of a metavariable, which may be `_`.
    fn var_name(&self, at: usize) -> Option<&'a str> {
        if is_byte(self.tokens, at, b'_') { Some("_") } else { self.word(at) }
    }

    /// Reads a matcher; answers whether it matches nothing at all, too.
    fn matcher(&mut self, mut at: usize, end: usize, depth: u32) -> Result<bool, Bad> {
        let mut nullable = true;
        while at < end {
            if is_byte(self.tokens, at, b'$') && at + 1 < end {
                if let Some((open, close)) = paren(self.tokens, at + 1) {
                    let (sep, op, next) = self.repetition(close + 1, end).ok_or(Bad::Malformed)?;
                    nullable &= self.rep(open, close, sep, op, depth)?;
                    at = next;
                    continue;
                }
                if is_byte(self.tokens, at + 1, b'$') {
                    // `$$` is a `$`.
                    self.step(Step::Token { at: at as u32 + 1, len: 1 });
                    nullable = false;
                    at += 2;
                    continue;
                }
                if let Some(name) = self.var_name(at + 1) {
                    if name == "crate" {
                        return Err(Bad::Malformed);
                    }
                    let fragment = is_byte(self.tokens, at + 2, b':')
                        .then(|| self.word(at + 3))
                        .flatten()
                        .and_then(Fragment::parse)
                        .ok_or(Bad::Malformed)?;
                    let var = self.rule.vars.len() as u32;
                    self.rule.vars.push(Var { fragment });
                    self.names.insert(name, var);
                    self.step(Step::Fragment { var, fragment });
                    if fragment == Fragment::Pat {
                        // Until 2021 it had no alternatives: where those lead nowhere, it is tried without.
                        self.step(Step::Jump(self.rule.steps.len() as u32 + 2));
                        self.step(Step::Fragment { var, fragment: Fragment::PatParam });
                    }
                    nullable &= fragment == Fragment::Vis;
                    at += 4;
                    continue;
                }
            }
            let len = glued(self.tokens, at).min(end - at).max(1);
            self.step(Step::Token { at: at as u32, len: len as u32 });
            nullable = false;
            at += len;
        }
        Ok(nullable)
    }

    fn rep(
        &mut self,
        open: usize,
        close: usize,
        sep: (usize, usize),
        op: u8,
        depth: u32,
    ) -> Result<bool, Bad> {
        if depth >= MAX_DEPTH {
            return Err(Bad::TooDeep);
        }
        let rep = self.rule.reps.len() as u32;
        self.rule.reps.push(Vec::new());
        let first_var = self.rule.vars.len() as u32;
        self.step(Step::RepOpen(rep));
        let skip = (op != b'+').then(|| self.step(Step::OrElse(0)));
        let start = self.step(Step::Iter);
        let nullable = self.matcher(open + 1, close, depth + 1)?;
        let mut leave = None;
        if op != b'?' {
            if nullable && sep.0 == sep.1 {
                self.step(Step::Progress);
            }
            leave = Some(self.step(Step::OrElse(0)));
            if sep.0 < sep.1 {
                self.step(Step::Token { at: sep.0 as u32, len: (sep.1 - sep.0) as u32 });
            }
            self.step(Step::Jump(start as u32));
        }
        let close = self.step(Step::RepClose);
        for step in skip.into_iter().chain(leave) {
            if let Some(step) = self.rule.steps.get_mut(step) {
                *step = Step::OrElse(close as u32);
            }
        }
        let vars = (first_var..self.rule.vars.len() as u32).collect();
        if let Some(of_rep) = self.rule.reps.get_mut(rep as usize) {
            *of_rep = vars;
        }
        Ok(nullable || op != b'+')
    }

    /// What follows the parenthesis of a repetition: the separator's tokens, the operator, and where it goes on.
    fn repetition(&self, at: usize, end: usize) -> Option<((usize, usize), u8, usize)> {
        let op = |at: usize| match self.tokens.get(at)?.kind {
            Kind::Punct(byte @ (b'*' | b'+' | b'?')) if at < end => Some(byte),
            _ => None,
        };
        let len = glued(self.tokens, at);
        if let Some(byte) = op(at)
            && (len == 1 || op(at + len).is_none())
        {
            return Some(((at, at), byte, at + 1));
        }
        if !matches!(self.tokens.get(at)?.kind, Kind::Open(_) | Kind::Close(_)) {
            return Some(((at, at + len), op(at + len)?, at + len + 1));
        }
        None
    }

    /// `last` is what comes behind the last token.
    fn body(&mut self, mut at: usize, end: usize, last: Next, depth: u32) -> Result<Vec<Emit>, Bad> {
        let mut out = Vec::new();
        while at < end {
            if is_byte(self.tokens, at, b'$') && at + 1 < end {
                if let Some((open, close)) = paren(self.tokens, at + 1)
                    && let Some((sep, _, next)) = self.repetition(close + 1, end)
                {
                    if depth >= MAX_DEPTH {
                        return Err(Bad::TooDeep);
                    }
                    let last = if sep.0 == sep.1 { Next::Stmt } else { Next::Other };
                    let body = self.body(open + 1, close, last, depth + 1)?;
                    let mut vars = Vec::new();
                    vars_of(&body, &mut vars);
                    vars.sort_unstable();
                    vars.dedup();
                    if vars.is_empty() {
                        // It belongs to a macro that this one defines.
                        tokens(&mut out, at, open + 1);
                        out.extend(body);
                        tokens(&mut out, close, next);
                    } else {
                        out.push(Emit::Rep { vars, body, sep: (sep.0 as u32, sep.1 as u32) });
                    }
                    at = next;
                    continue;
                }
                if is_byte(self.tokens, at + 1, b'$') {
                    tokens(&mut out, at + 1, at + 2);
                    at += 2;
                    continue;
                }
                if let Some((open, close)) = group(self.tokens, at + 1)
                    && let Some(emit) = self.expression(open, close)
                {
                    out.extend(emit);
                    at = close + 1;
                    continue;
                }
                if let Some(name) = self.word(at + 1) {
                    if name == "crate" {
                        out.push(Emit::Crate);
                        at += 2;
                        continue;
                    }
                    if let Some(&var) = self.names.get(name) {
                        out.push(Emit::Var {
                            var,
                            next: if at + 2 < end { self.next(at + 2) } else { last },
                        });
                        at += 2;
                        continue;
                    }
                }
            }
            tokens(&mut out, at, at + 1);
            at += 1;
        }
        Ok(out)
    }

    fn next(&self, at: usize) -> Next {
        let is = |ahead, byte| is_byte(self.tokens, at + ahead, byte);
        match () {
            () if is(0, b':') && is(1, b':') => Next::PathSep,
            () if is(0, b'$') || self.word(at).is_some() => Next::Stmt,
            () if is(0, b'?') || is(0, b'.') && !is(1, b'.') => Next::Postfix,
            () => Next::Other,
        }
    }

    /// `${count(x)}` and its kin; `Some(None)` is one that emits nothing.
    fn expression(&self, open: usize, close: usize) -> Option<Option<Emit>> {
        let name = self.word(open + 1)?;
        let (args, end) = group(self.tokens, open + 2)?;
        if end + 1 != close {
            return None;
        }
        let var_at = args + 1 + usize::from(is_byte(self.tokens, args + 1, b'$'));
        let var = self.word(var_at).and_then(|name| self.names.get(name).copied());
        let number = |at: usize| {
            let token = self.tokens.get(at).filter(|token| token.kind == Kind::Literal)?;
            token.text(self.text).parse::<u32>().ok()
        };
        match name {
            "ignore" => var.map(|_| None),
            "count" => Some(Some(Emit::Count { var: var?, depth: number(var_at + 2) })),
            "index" => Some(Some(Emit::Index(number(args + 1).unwrap_or(0)))),
            "len" => Some(Some(Emit::Len(number(args + 1).unwrap_or(0)))),
            _ => None,
        }
    }
}

fn paren(tokens: &[Tok], at: usize) -> Option<(usize, usize)> {
    group(tokens, at)
        .filter(|&(open, _)| tokens.get(open).is_some_and(|token| token.kind == Kind::Open(b'(')))
}

/// Adds tokens, to the last run of them if they go on with it.
fn tokens(out: &mut Vec<Emit>, from: usize, to: usize) {
    if let Some(Emit::Tokens { to: last, .. }) = out.last_mut()
        && *last == from as u32
    {
        *last = to as u32;
        return;
    }
    out.push(Emit::Tokens { from: from as u32, to: to as u32 });
}

/// The variables that stand anywhere in a transcriber.
fn vars_of(body: &[Emit], out: &mut Vec<u32>) {
    for emit in body {
        match emit {
            Emit::Var { var, .. } | Emit::Count { var, .. } => out.push(*var),
            Emit::Rep { vars, .. } => out.extend(vars),
            _ => {}
        }
    }
}
