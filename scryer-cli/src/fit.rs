//! Fits what people read into a budget of tokens, as the library fits what agents get: entries go from the end, then detail.

use anstream::adapter::strip_str;
use scryer::answer::tokens::Cl100k;
use scryer::answer::{Answer, TokenCounter};

/// The longest text of a result that takes at most so many tokens, and whether it is all of it. Empty if nothing fits.
pub(crate) fn fitted<R: Answer>(result: &R, write: fn(&R) -> String, max_tokens: usize) -> (String, bool) {
    let fits = |text: &str| {
        // Styles are not read.
        let plain = strip_str(text).to_string();
        plain.len() <= max_tokens || Cl100k.count(&plain) <= max_tokens
    };
    let whole = write(result);
    if fits(&whole) {
        return (whole, true);
    }
    let listed = result.pages().map_or(whole.lines().count(), |pages| pages.listed);
    let mut short = result.clone();
    for level in 0..=R::DETAILS {
        if level > 0 {
            short.shed(level);
        }
        let with = |listed: usize| {
            let mut short = short.clone();
            short.truncate(listed);
            write(&short)
        };
        // Between a count that fits and one that does not.
        let (mut most, mut too_many, mut best) = (0, listed + 1, None);
        while most + 1 < too_many {
            let middle = most + (too_many - most) / 2;
            let text = with(middle);
            if fits(&text) {
                (most, best) = (middle, Some(text));
            } else {
                too_many = middle;
            }
        }
        let is_worth_it = !R::DETAIL_FIRST || most >= listed || level == R::DETAILS;
        if let Some(text) = best.filter(|_| is_worth_it) {
            return (text, false);
        }
    }
    short.truncate(0);
    let bare = write(&short);
    (if fits(&bare) { bare } else { String::new() }, false)
}
