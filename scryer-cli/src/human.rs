//! How people read results: grouped, aligned, coloured.
//!
//! In goes a plain result, out comes a text with styles; [`crate::printer`] takes the styles out again where no one would
//! see them. What a result means is the library's; here is only how it looks.

mod adrs;
mod blast;
mod calls;
mod contract;
mod crate_outline;
mod definitions;
mod inspected;
mod outline;
mod references;
mod scopes;
mod search;

pub(crate) use adrs::{accepted, adr, adr_report, adrs, recorded, removed};
pub(crate) use blast::blast;
pub(crate) use calls::calls;
pub(crate) use contract::contract;
pub(crate) use crate_outline::crate_outline;
pub(crate) use definitions::definitions;
pub(crate) use inspected::inspected;
pub(crate) use outline::outline;
pub(crate) use references::references;
pub(crate) use scopes::scopes;
pub(crate) use search::search;

use std::fmt::Display;

use anstyle::Style;

use crate::printer::{DIM, paint};

/// `count` things, in words.
pub(crate) fn counted(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}

/// `text` in `style`, filled up with blanks to `width` on the right. The styles take no room.
fn left(style: Style, text: impl Display, width: usize) -> String {
    let text = text.to_string();
    let fill = width.saturating_sub(text.chars().count());
    format!("{}{}", paint(style, text), " ".repeat(fill))
}

/// As [`left`], filled up on the left.
fn right(style: Style, text: impl Display, width: usize) -> String {
    let text = text.to_string();
    let fill = width.saturating_sub(text.chars().count());
    format!("{}{}", " ".repeat(fill), paint(style, text))
}

/// How wide the widest is, but not more than `most`.
fn widest(texts: impl Iterator<Item = String>, most: usize) -> usize {
    texts.map(|text| text.chars().count()).max().unwrap_or(0).min(most)
}

/// Says which part of a list is shown, where it is a part.
fn page(shown: usize, offset: usize, total: usize) -> Option<String> {
    let last = offset + shown;
    match shown {
        0 => None,
        _ if shown == total => None,
        _ if last < total => {
            Some(paint(DIM, format!("{}–{last} of {total}; go on with --offset {last}", offset + 1)))
        }
        _ => Some(paint(DIM, format!("{}–{last} of {total}", offset + 1))),
    }
}

/// The text without line breaks, so that it stays on its line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Puts an end to a text that would fill the screen.
fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
