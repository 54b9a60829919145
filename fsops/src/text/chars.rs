//! Slices by character, for texts that are read in portions.

/// A portion of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CharSlice<'a> {
    /// The portion. Empty where the offset is at the end or past it.
    pub text: &'a str,
    /// Characters in the portion.
    pub returned: u64,
    /// Characters in the whole text.
    pub total: u64,
    /// The offset that continues after the portion; `None` where nothing follows.
    pub next: Option<u64>,
}

/// Returns `length` characters from the 0-based character `offset` on, `None` being all up to the end.
///
/// An offset past the end is no error: the portion is empty, and `total` says why. Portions that follow each other's
/// `next` put together are the text.
///
/// ```
/// use fsops::text::slice_chars;
///
/// let slice = slice_chars("é漢😀x", 1, Some(2));
/// assert_eq!((slice.text, slice.next), ("漢😀", Some(3)));
/// ```
#[must_use]
pub fn slice_chars(text: &str, offset: u64, length: Option<u64>) -> CharSlice<'_> {
    let last = length.and_then(|length| offset.checked_add(length));
    let (mut start, mut end) = (None, None);
    let mut total = 0_u64;
    for (at, _) in text.char_indices() {
        if total == offset {
            start = Some(at);
        }
        if last == Some(total) {
            end = Some(at);
        }
        total += 1;
    }
    let start = start.unwrap_or(text.len());
    let end = end.unwrap_or(text.len());
    let stop = last.unwrap_or(total).min(total);
    CharSlice {
        text: text.get(start..end).unwrap_or_default(),
        returned: stop.saturating_sub(offset),
        total,
        // A portion without characters would point to itself for ever.
        next: (stop < total && stop > offset).then_some(stop),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn offsets_count_characters() {
        let check = |offset, length, text: &str, returned, next| {
            let slice = slice_chars("aé漢😀", offset, length);
            assert_eq!((slice.text, slice.returned, slice.total, slice.next), (text, returned, 4, next));
        };
        check(0, None, "aé漢😀", 4, None);
        check(1, Some(1), "é", 1, Some(2));
        check(2, Some(2), "漢😀", 2, None);
        check(2, Some(u64::MAX), "漢😀", 2, None);
        check(4, None, "", 0, None);
        check(100, Some(1), "", 0, None);
        check(0, Some(0), "", 0, None);
        check(u64::MAX, Some(1), "", 0, None);
    }

    proptest! {
        #[test]
        fn portions_are_the_text(text in "[a\u{e9}\u{6f22}\u{1f600}\n]{0,40}", length in 1_u64..7) {
            let (mut again, mut offset) = (String::new(), Some(0));
            while let Some(from) = offset {
                let slice = slice_chars(&text, from, Some(length));
                again.push_str(slice.text);
                offset = slice.next;
            }
            prop_assert_eq!(again, text);
        }
    }
}
