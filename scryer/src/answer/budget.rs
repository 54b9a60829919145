//! Fits a reply into a budget of tokens, by structure.
//!
//! Entries go from the end, then detail (or the other way round, where the result says so), then notes. What is left is
//! always a whole answer, and it never costs more than the budget.

use super::complete::{Conditions, is_complete};
use super::envelope::{Answer, Format, NextCall, Pages, Reply};
use super::text::{self, Lines};
use super::tokens::{Recalling, TokenCounter};

/// How much a rendered reply may cost.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// In tokens.
    pub max_tokens: usize,
    /// Who counts.
    pub counter: &'a dyn TokenCounter,
}

/// A budget for the versions of one reply.
struct Limit<'a> {
    max_tokens: usize,
    counter: Recalling<'a>,
}

impl Limit<'_> {
    fn holds(&self, text: &str) -> bool {
        // A token is at least a byte, so most texts that fit need no counting.
        text.len() <= self.max_tokens || self.counter.count_to(text, self.max_tokens).is_some()
    }
}

/// A reply as a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rendered {
    /// JSON or text.
    pub text: String,
    /// Whether the budget cost entries or details.
    pub truncated: bool,
    /// Where to go on, if entries are left, by the budget or by the page's limit.
    pub next_offset: Option<usize>,
}

/// What is written around a result.
pub(super) struct Frame<'a> {
    pub(super) operation: &'a str,
    pub(super) subject: &'a str,
    pub(super) pages: Option<Pages>,
    /// `false` where entries are left out, `true` where none can be.
    pub(super) complete: Option<bool>,
    pub(super) see_also: Vec<Shortcut<'a>>,
    pub(super) notes: Vec<&'a str>,
    pub(super) index: Option<&'a str>,
}

/// A further call, and the command for it where that is to be shown.
pub(super) struct Shortcut<'a> {
    pub(super) call: &'a NextCall,
    pub(super) command: Option<String>,
}

/// What an answer in which nothing fits proposes at least.
const LEAST_ROOM: usize = 500;

/// Longer texts are not counted to say what all of them would cost.
const COUNTED: usize = 100_000;

/// Renders a reply.
pub fn render<R: Shown>(reply: &Reply<R>, format: Format, budget: Option<Budget<'_>>) -> Rendered {
    let whole = written(reply, format, 0);
    let limit =
        budget.map(|Budget { max_tokens, counter }| Limit { max_tokens, counter: Recalling::new(counter) });
    let Some(budget) = limit.filter(|budget| !budget.holds(&whole)) else {
        let next_offset = reply.result.pages().and_then(Pages::next);
        return Rendered { text: whole, truncated: false, next_offset };
    };
    let listed = entries(&reply.result);
    let mut short = reply.clone();
    if reply.result.pages().is_none() {
        short.is_cut = true;
        // Counting what is very long takes long; a token is rarely shorter than this.
        let counted = match whole.len() < COUNTED {
            true => budget.counter.count_to(&whole, usize::MAX),
            false => None,
        };
        let tokens = counted.unwrap_or(whole.len() / 2);
        short.see_also.splice(0..0, reply.whole_call(tokens));
    }
    for level in 0..=R::DETAILS {
        if level > 0 {
            short.result.shed(level);
        }
        if let Some(found) = fitted(&short, format, &budget, listed, level) {
            return found;
        }
    }
    // Not even one entry fits: the frame alone, ever barer.
    let total = short.result.pages().map_or(listed, |pages| pages.total);
    short.result.truncate(0);
    short.is_cut = true;
    short.see_also.clear();
    if !short.arguments.is_empty() {
        short.see_also.push(short.roomier_call(budget.max_tokens.saturating_mul(2).max(LEAST_ROOM)));
    }
    for bareness in 1..=2 {
        let text = written(&short, format, bareness);
        if budget.holds(&text) {
            return cut(&short, text);
        }
    }
    let last = match (format, lacking(&short)) {
        (Format::Json, None) => format!("{{\"total\":{total},\"complete\":false}}"),
        (Format::Text, None) => format!("{total} left out"),
        (Format::Json, Some(lack)) => {
            format!("{{\"total\":{total},\"complete\":false,\"notes\":[\"{lack}\"]}}")
        }
        (Format::Text, Some(lack)) => format!("{total} left out; {lack}"),
    };
    let text = [last.as_str(), "{}"].into_iter().find(|text| budget.holds(text)).unwrap_or("").to_owned();
    cut(&short, text)
}

fn cut<R: Answer>(reply: &Reply<R>, text: String) -> Rendered {
    Rendered { text, truncated: true, next_offset: reply.result.pages().and_then(Pages::next) }
}

/// What the index lacks, in a few words; what is not said to lack anything would pass for all there is.
fn lacking<R>(reply: &Reply<R>) -> Option<&str> {
    reply.index.as_deref().filter(|_| reply.unsettled)
}

/// How many entries a result lists.
fn entries<R: Answer>(result: &R) -> usize {
    result.pages().map_or(usize::MAX, |pages| pages.listed)
}

/// The longest version of `reply` with all its entries, or else some of them, that fits; `None` if detail must go first.
fn fitted<R: Shown>(
    reply: &Reply<R>,
    format: Format,
    budget: &Limit<'_>,
    listed: usize,
    level: usize,
) -> Option<Rendered> {
    if level > 0 {
        let text = written(reply, format, 0);
        if budget.holds(&text) {
            return Some(cut(reply, text));
        }
    }
    if R::DETAIL_FIRST && level < R::DETAILS {
        return None;
    }
    let shorter = |listed: usize| {
        let mut short = reply.clone();
        let had = entries(&short.result);
        short.result.truncate(listed);
        if had == usize::MAX {
            short.notes.push(format!("only the first {listed} fit; ask with a larger max_tokens"));
        }
        let text = written(&short, format, 0);
        (short, text)
    };
    // The cost grows with the entries: first up from one, doubling, so that the search costs what fits and not what there
    // is; then between the last that fits and the first that does not.
    let mut fits: Option<(usize, Reply<R>, String)> = None;
    let mut too_many = listed;
    let mut tried = 1;
    while tried < too_many {
        let (short, text) = shorter(tried);
        if budget.holds(&text) {
            fits = Some((tried, short, text));
            tried = tried.saturating_mul(2);
        } else {
            too_many = tried;
        }
        if tried >= 1 << 20 {
            break;
        }
    }
    let (mut most, mut short, mut text) = fits?;
    while most + 1 < too_many {
        let middle = most + (too_many - most) / 2;
        let tried = shorter(middle);
        if budget.holds(&tried.1) {
            most = middle;
            (short, text) = tried;
        } else {
            too_many = middle;
        }
        if too_many == usize::MAX {
            break;
        }
    }
    Some(cut(&short, text))
}

/// `reply` as a text. From `bareness` 1 on without index state and notes (but for what the index lacks, in a few words),
/// from 2 on without further calls.
fn written<R: Shown>(reply: &Reply<R>, format: Format, bareness: usize) -> String {
    let pages = reply.result.pages();
    let next = reply.next_call();
    let left_out = next.is_some() || reply.is_cut || pages.is_some_and(|pages| pages.offset > 0);
    let conditions = Conditions { cut: left_out, unsettled: reply.unsettled };
    let complete = match is_complete(&reply.evidence, conditions) {
        true => Some(true),
        false if next.is_some() || reply.is_cut => Some(false),
        false => None,
    };
    let see_also = next
        .iter()
        .chain(&reply.see_also)
        .map(|call| Shortcut { call, command: reply.commands.and_then(|command| command(call)) });
    let frame = Frame {
        operation: reply.operation,
        subject: &reply.subject,
        pages,
        complete,
        see_also: if bareness < 2 { see_also.collect() } else { Vec::new() },
        notes: match bareness {
            0 => reply.notes.iter().map(String::as_str).collect(),
            _ => lacking(reply).into_iter().collect(),
        },
        index: reply.index.as_deref().filter(|_| bareness < 1),
    };
    match format {
        #[cfg(feature = "serde")]
        Format::Json => super::json::written(&reply.result, &frame),
        _ => {
            let mut lines = Lines::default();
            reply.result.lines(&mut lines);
            text::written(&lines, &frame)
        }
    }
}

/// A result that can be written in every format.
#[cfg(feature = "serde")]
pub trait Shown: Answer + serde::Serialize {}
#[cfg(feature = "serde")]
impl<R: Answer + serde::Serialize> Shown for R {}

/// A result that can be written in every format.
#[cfg(not(feature = "serde"))]
pub trait Shown: Answer {}
#[cfg(not(feature = "serde"))]
impl<R: Answer> Shown for R {}

#[cfg(test)]
mod tests;
