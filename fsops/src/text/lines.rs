//! Lines: walking over them, counting them, cutting a range out.

use std::ops::Range;

use memchr::{memchr, memchr_iter};

use super::endings::LineEnding;
use crate::error::TextError;

/// One line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line<'a> {
    /// Its number, 1-based.
    pub number: u64,
    /// Where it begins in the text: a byte offset, 0-based.
    pub start: usize,
    /// Its bytes without the ending.
    pub content: &'a [u8],
    /// What ends it; `None` for an unfinished last line.
    pub ending: Option<LineEnding>,
}

/// Walks over lines. Made by [`lines()`].
#[derive(Debug, Clone)]
pub struct Lines<'a> {
    bytes: &'a [u8],
    start: usize,
    number: u64,
}

/// Walks over the lines of a text in an encoding that extends ASCII. An empty text has none; an LF at the end begins
/// no further line.
#[must_use]
pub const fn lines(bytes: &[u8]) -> Lines<'_> {
    Lines { bytes, start: 0, number: 0 }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        let start = self.start;
        let rest = self.bytes.get(start..).filter(|rest| !rest.is_empty())?;
        self.number += 1;
        let number = self.number;
        let Some(length) = memchr(b'\n', rest) else {
            self.start = self.bytes.len();
            return Some(Line { number, start, content: rest, ending: None });
        };
        self.start = start + length + 1;
        let line = rest.get(..length).unwrap_or_default();
        Some(match line.strip_suffix(b"\r") {
            Some(content) => Line { number, start, content, ending: Some(LineEnding::CrLf) },
            None => Line { number, start, content: line, ending: Some(LineEnding::Lf) },
        })
    }
}

impl std::iter::FusedIterator for Lines<'_> {}

/// Returns the number of lines: one for each LF, and one more where the last byte isn't LF; 0 for an empty text.
#[must_use]
pub fn count_lines(bytes: &[u8]) -> u64 {
    let unfinished = bytes.last().is_some_and(|&last| last != b'\n');
    memchr_iter(b'\n', bytes).count() as u64 + u64::from(unfinished)
}

/// A range of lines, 1-based, its last line included. It holds at least one line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LineRange {
    first: u64,
    last: Option<u64>,
}

impl LineRange {
    /// Every line there is.
    pub const ALL: Self = Self { first: 1, last: None };

    /// Makes the range from `first` to `last`, `None` being the end of the text.
    ///
    /// # Errors
    ///
    /// [`TextError::LineZero`] and [`TextError::Reversed`].
    pub const fn new(first: u64, last: Option<u64>) -> Result<Self, TextError> {
        match last {
            _ if first == 0 => Err(TextError::LineZero),
            Some(0) => Err(TextError::LineZero),
            Some(last) if last < first => Err(TextError::Reversed { first, last }),
            _ => Ok(Self { first, last }),
        }
    }

    /// Makes the range of `count` lines from `first` on, `None` being all up to the end of the text.
    ///
    /// # Errors
    ///
    /// [`TextError::LineZero`] and [`TextError::NoLines`].
    pub const fn starting_at(first: u64, count: Option<u64>) -> Result<Self, TextError> {
        match count {
            Some(0) => Err(TextError::NoLines),
            Some(count) => Self::new(first, Some(first.saturating_add(count - 1))),
            None => Self::new(first, None),
        }
    }

    /// Returns the first line.
    #[must_use]
    pub const fn first(self) -> u64 {
        self.first
    }

    /// Returns the last line, `None` being the end of the text.
    #[must_use]
    pub const fn last(self) -> Option<u64> {
        self.last
    }

    /// Tells whether the range holds a line.
    #[must_use]
    pub fn contains(self, number: u64) -> bool {
        number >= self.first && self.last.is_none_or(|last| number <= last)
    }
}

/// Where a range of lines lies in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineSlice {
    /// The bytes of the lines, endings included: half-open and 0-based. Empty, at the end of the text, where the range
    /// begins past the last line.
    pub bytes: Range<usize>,
    /// Number of lines in it.
    pub returned: u64,
    /// Number of lines in the whole text.
    pub total: u64,
}

impl LineSlice {
    /// Returns the number of the first line after the range; `None` where the text ends with it or before.
    #[must_use]
    pub fn next(&self, range: LineRange) -> Option<u64> {
        range.last.filter(|&last| last < self.total).map(|last| last + 1)
    }
}

/// Finds a range of lines in a text in an encoding that extends ASCII. A range past the end is no error: it holds no
/// lines, and `total` says why.
///
/// Slices of ranges that follow each other put together are the text.
#[must_use]
pub fn slice_lines(bytes: &[u8], range: LineRange) -> LineSlice {
    let mut start = if range.first == 1 { 0 } else { bytes.len() };
    let mut end = bytes.len();
    // The byte after the n-th LF is where line n + 1 begins.
    let mut finished = 0_u64;
    for at in memchr_iter(b'\n', bytes) {
        finished += 1;
        if finished == range.first - 1 {
            start = at + 1;
        }
        if range.last == Some(finished) {
            end = at + 1;
        }
    }
    let total = count_of(finished, bytes);
    let last = range.last.map_or(total, |last| last.min(total));
    let returned = (last + 1).saturating_sub(range.first);
    LineSlice { bytes: start..end, returned, total }
}

fn count_of(finished: u64, bytes: &[u8]) -> u64 {
    finished + u64::from(bytes.last().is_some_and(|&last| last != b'\n'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn check(text: &str, first: u64, last: Option<u64>, expected: &str, returned: u64, next: Option<u64>) {
        let range = LineRange::new(first, last).unwrap();
        let slice = slice_lines(text.as_bytes(), range);
        assert_eq!(&text[slice.bytes.clone()], expected);
        assert_eq!((slice.returned, slice.next(range)), (returned, next));
    }

    #[test]
    fn a_range_includes_its_last_line() {
        check("a\nb\nc\n", 1, Some(1), "a\n", 1, Some(2));
        check("a\nb\nc\n", 2, Some(3), "b\nc\n", 2, None);
        check("a\r\nb\r\nc", 2, None, "b\r\nc", 2, None);
        check("a\nneedle", 2, Some(2), "needle", 1, None);
        check("a\nb", 1, Some(99), "a\nb", 2, None);
        check("\n\n", 2, Some(2), "\n", 1, None);
    }

    #[test]
    fn past_the_end_is_empty_and_says_how_many_there_are() {
        check("a\nb\n", 9, None, "", 0, None);
        check("a\nb\n", 3, Some(3), "", 0, None);
        check("a\nb", 3, None, "", 0, None);
        check("", 1, None, "", 0, None);
        assert_eq!(slice_lines(b"a\nb\n", LineRange::new(9, None).unwrap()).total, 2);
    }

    #[test]
    fn an_empty_text_has_no_phantom_line() {
        assert_eq!((count_lines(b""), lines(b"").count()), (0, 0));
        assert_eq!((count_lines(b"\n"), lines(b"\n").count()), (1, 1));
    }

    #[test]
    fn only_lf_ends_a_line() {
        let text = "a\u{2028}b\u{c}c\u{85}d\re\nf\n";
        let contents: Vec<_> = lines(text.as_bytes()).map(|line| line.content.len()).collect();
        assert_eq!(contents, ["a\u{2028}b\u{c}c\u{85}d\re".len(), 1]);
    }

    #[test]
    fn impossible_ranges_are_refused() {
        assert_eq!(LineRange::new(0, None), Err(TextError::LineZero));
        assert_eq!(LineRange::new(1, Some(0)), Err(TextError::LineZero));
        assert_eq!(LineRange::new(3, Some(2)), Err(TextError::Reversed { first: 3, last: 2 }));
        assert_eq!(LineRange::starting_at(3, Some(0)), Err(TextError::NoLines));
        assert_eq!(LineRange::starting_at(3, Some(u64::MAX)).unwrap().last(), Some(u64::MAX));
    }

    fn text() -> impl Strategy<Value = String> {
        prop::collection::vec(prop::sample::select(vec!["\n", "\r\n", "\r", "a", "é", "😀"]), 0..24)
            .prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn slices_that_follow_each_other_are_the_text(text in text(), step in 1_u64..5) {
            let (mut again, mut lines_seen, mut first) = (String::new(), 0, Some(1));
            while let Some(start) = first {
                let range = LineRange::starting_at(start, Some(step)).unwrap();
                let slice = slice_lines(text.as_bytes(), range);
                again.push_str(&text[slice.bytes.clone()]);
                lines_seen += slice.returned;
                first = slice.next(range);
            }
            prop_assert_eq!(&again, &text);
            prop_assert_eq!(lines_seen, count_lines(text.as_bytes()));
        }

        #[test]
        fn walking_counting_and_slicing_agree(text in text(), first in 1_u64..8, count in 1_u64..8) {
            let range = LineRange::starting_at(first, Some(count)).unwrap();
            let slice = slice_lines(text.as_bytes(), range);
            let walked: Vec<_> = lines(text.as_bytes()).collect();
            prop_assert_eq!(walked.len() as u64, count_lines(text.as_bytes()));
            let inside: Vec<_> = walked.iter().filter(|line| range.contains(line.number)).collect();
            prop_assert_eq!(inside.len() as u64, slice.returned);
            let joined: Vec<u8> = inside
                .iter()
                .flat_map(|line| [line.content, line.ending.map_or("", LineEnding::as_str).as_bytes()].concat())
                .collect();
            prop_assert_eq!(joined, &text.as_bytes()[slice.bytes]);
        }
    }
}
