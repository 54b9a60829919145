//! The JSON encoding: one compact object, the result's fields first.

use serde::Serialize;

use super::budget::{Frame, Shortcut};
use super::envelope::{NextCall, Pages};

#[derive(Serialize)]
struct Envelope<'a, R> {
    #[serde(flatten)]
    result: &'a R,
    #[serde(skip_serializing_if = "Option::is_none")]
    has_more: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    next_offset: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    complete: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    see_also: Vec<SeeAlso<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    notes: &'a [&'a str],
}

#[derive(Serialize)]
struct SeeAlso<'a> {
    #[serde(flatten)]
    call: &'a NextCall,
    #[serde(skip_serializing_if = "Option::is_none")]
    cli: Option<&'a str>,
}

impl<'a> SeeAlso<'a> {
    fn of(shortcut: &'a Shortcut<'a>) -> SeeAlso<'a> {
        SeeAlso { call: shortcut.call, cli: shortcut.command.as_deref() }
    }
}

pub(super) fn written<R: Serialize>(result: &R, frame: &Frame<'_>) -> String {
    let envelope = Envelope {
        result,
        has_more: frame.pages.map(Pages::has_more),
        next_offset: frame.pages.and_then(|pages| pages.next()),
        complete: frame.complete,
        see_also: frame.see_also.iter().map(SeeAlso::of).collect(),
        notes: &frame.notes,
    };
    // Results are structs of texts and numbers with texts as keys: nothing in them can fail to be written.
    serde_json::to_string(&envelope).unwrap_or_else(|error| format!("{{\"error\":\"{error}\"}}"))
}
