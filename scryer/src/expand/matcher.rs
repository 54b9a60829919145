//! Matching a call against a rule.
//!
//! The steps of a matcher are run over the call's tokens as a backtracking regular expression's are: a repetition takes
//! what it can get, and each place where it could have stopped is remembered. Rust itself never goes back on a fragment, so
//! on what Rust accepts, what is tried again fails at once. What was matched is written to a log, which is cut back with the
//! place, and becomes [`Bound`]s in the end.

use super::ExpandError;
use super::fragment::{Cursor, Fragment};
use super::rules::{Rule, Rules, Step};
use super::token::{Kind, Tok, glued};

/// What a variable stands for.
#[derive(Clone, Debug)]
pub(super) enum Bound {
    /// Tokens of the call.
    Tokens { from: u32, to: u32 },
    /// What it stands for in each iteration.
    Seq(Vec<Bound>),
}

enum Event {
    Open(u32),
    Close,
    Iter(u32),
    Bind { var: u32, from: u32, to: u32 },
}

/// Matches all of a call's tokens against a rule; answers what each variable stands for, or `None` if it does not match.
pub(super) fn matches(
    rules: &Rules,
    rules_text: &str,
    rule: &Rule,
    call: &[Tok],
    call_text: &str,
) -> Result<Option<Vec<Bound>>, ExpandError> {
    let mut budget = 50_000 + 100 * (call.len() + rule.steps.len());
    let mut log: Vec<Event> = Vec::new();
    let mut retry: Vec<(u32, u32, u32)> = Vec::new();
    let mut step = 0_usize;
    let mut pos = 0_usize;
    loop {
        budget = budget.checked_sub(1).ok_or(ExpandError::TooLarge)?;
        let mut next = Some(step + 1);
        match rule.steps.get(step) {
            None if pos == call.len() => return Ok(Some(bindings(rule, &log))),
            None => next = None,
            Some(&Step::Token { at, len }) => {
                let (at, len) = (at as usize, len as usize);
                let expected = rules.tokens.get(at..at + len).unwrap_or(&[]);
                let found = call.get(pos..pos + len).unwrap_or(&[]);
                let same = found.len() == len
                    && glued(call, pos) == len
                    && expected.iter().zip(found).all(|(expected, found)| {
                        same_kind(expected.kind, found.kind)
                            && expected.text(rules_text) == found.text(call_text)
                    });
                if same {
                    pos += len;
                } else {
                    next = None;
                }
            }
            Some(&Step::Fragment { var, fragment }) => {
                let mut cursor = Cursor::new(call, call_text, pos);
                if cursor.fragment(fragment) {
                    if fragment == Fragment::Pat {
                        let mut first = Cursor::new(call, call_text, pos);
                        if first.fragment(Fragment::PatParam) && first.pos != cursor.pos {
                            retry.push((step as u32 + 2, pos as u32, log.len() as u32));
                        }
                        budget = budget.checked_sub(first.steps).ok_or(ExpandError::TooLarge)?;
                    }
                    log.push(Event::Bind { var, from: pos as u32, to: cursor.pos as u32 });
                    pos = cursor.pos;
                } else {
                    next = None;
                }
                budget = budget.checked_sub(cursor.steps).ok_or(ExpandError::TooLarge)?;
            }
            Some(&Step::RepOpen(rep)) => log.push(Event::Open(rep)),
            Some(Step::RepClose) => log.push(Event::Close),
            Some(Step::Iter) => log.push(Event::Iter(pos as u32)),
            Some(Step::Progress) => {
                let mut nested = 0;
                for event in log.iter().rev() {
                    budget = budget.checked_sub(1).ok_or(ExpandError::TooLarge)?;
                    match event {
                        Event::Close => nested += 1,
                        Event::Open(_) => nested -= 1,
                        Event::Iter(start) if nested == 0 => {
                            if *start as usize == pos {
                                next = None;
                            }
                            break;
                        }
                        _ => {}
                    }
                }
            }
            Some(&Step::OrElse(other)) => retry.push((other, pos as u32, log.len() as u32)),
            Some(&Step::Jump(to)) => next = Some(to as usize),
        }
        step = match next {
            Some(next) => next,
            None => {
                let Some((other, at, len)) = retry.pop() else { return Ok(None) };
                pos = at as usize;
                log.truncate(len as usize);
                other as usize
            }
        };
    }
}

fn same_kind(expected: Kind, found: Kind) -> bool {
    let plain = |kind| if kind == Kind::DocText { Kind::Literal } else { kind };
    plain(expected) == plain(found)
}

/// One repetition, or all of the matcher: what each of its variables stands for in the iterations so far.
struct Level<'r> {
    vars: &'r [u32],
    columns: Vec<Vec<Bound>>,
}

impl<'r> Level<'r> {
    fn new(vars: &'r [u32]) -> Level<'r> {
        Level { vars, columns: vars.iter().map(|_| Vec::new()).collect() }
    }

    fn push(&mut self, var: u32, bound: Bound) {
        // Variables are numbered in order, so those of a repetition are a run.
        let first = self.vars.first().copied().unwrap_or(0);
        if let Some(column) = var.checked_sub(first).and_then(|at| self.columns.get_mut(at as usize)) {
            column.push(bound);
        }
    }
}

fn bindings(rule: &Rule, log: &[Event]) -> Vec<Bound> {
    let all: Vec<u32> = (0..rule.vars.len() as u32).collect();
    let mut top = Level::new(&all);
    let mut inner: Vec<Level> = Vec::new();
    for event in log {
        match event {
            Event::Open(rep) => inner.push(Level::new(rule.reps.get(*rep as usize).map_or(&[], |vars| vars))),
            Event::Close => {
                let Some(done) = inner.pop() else { continue };
                let parent = inner.last_mut().unwrap_or(&mut top);
                for (&var, column) in done.vars.iter().zip(done.columns) {
                    parent.push(var, Bound::Seq(column));
                }
            }
            Event::Iter(_) => {}
            Event::Bind { var, from, to } => {
                inner.last_mut().unwrap_or(&mut top).push(*var, Bound::Tokens { from: *from, to: *to });
            }
        }
    }
    top.columns.into_iter().map(|mut column| column.pop().unwrap_or(Bound::Seq(Vec::new()))).collect()
}
