//! Texts in the encoding of a file: searched and divided into lines without decoding it.

use std::ops::Range;

use memchr::memmem;

use crate::text::Encoding;

/// An encoding whose characters begin at multiples of a width.
#[derive(Debug, Clone)]
pub(super) struct Coding {
    pub(super) encoding: Encoding,
    width: usize,
    lf: Vec<u8>,
    cr: Vec<u8>,
}

impl Coding {
    pub(super) fn new(encoding: Encoding) -> Self {
        let mut coding = Self { encoding, width: 1, lf: Vec::new(), cr: Vec::new() };
        coding.lf = coding.encode("\n");
        coding.cr = coding.encode("\r");
        coding.width = coding.lf.len().max(1);
        coding
    }

    pub(super) const fn width(&self) -> usize {
        self.width
    }

    pub(super) fn encode(&self, text: &str) -> Vec<u8> {
        // Only encodings that a byte order mark names come here, and those have a form for everything.
        self.encoding.encode(text).unwrap_or_else(|_| text.as_bytes().to_vec())
    }

    /// Returns where a text begins in another, left to right and without overlap.
    pub(super) fn find_all(&self, haystack: &[u8], needle: &[u8]) -> Vec<usize> {
        let finder = memmem::Finder::new(needle);
        let mut found = Vec::new();
        let mut from = 0;
        while let Some(at) = haystack.get(from..).and_then(|rest| finder.find(rest)) {
            let at = from + at;
            if at.is_multiple_of(self.width) {
                found.push(at);
                from = at + needle.len().max(1);
            } else {
                from = at + 1;
            }
        }
        found
    }

    /// Walks over the line feeds of a text: where each begins.
    pub(super) fn line_feeds<'a>(&'a self, text: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
        memchr::memchr_iter(b'\n', text).filter_map(move |at| {
            // The byte is the first of the unit or the last, by the order of bytes.
            let start = at - at % self.width;
            text.get(start..start + self.width).is_some_and(|unit| unit == self.lf).then_some(start)
        })
    }

    pub(super) fn count_line_feeds(&self, text: &[u8]) -> u64 {
        self.line_feeds(text).count() as u64
    }

    /// Tells whether a carriage return ends right before a place.
    pub(super) fn is_after_cr(&self, text: &[u8], at: usize) -> bool {
        at.checked_sub(self.width).is_some_and(|start| text.get(start..at) == Some(self.cr.as_slice()))
    }

    /// Tells whether a place is where a line begins.
    pub(super) fn is_line_start(&self, text: &[u8], at: usize) -> bool {
        at == 0
            || (at.is_multiple_of(self.width)
                && at
                    .checked_sub(self.width)
                    .is_some_and(|start| text.get(start..at) == Some(self.lf.as_slice())))
    }

    /// Returns where the line begins that a place lies in.
    pub(super) fn line_start(&self, text: &[u8], at: usize) -> usize {
        let mut end = at.min(text.len());
        while let Some(found) = memchr::memrchr(b'\n', text.get(..end).unwrap_or_default()) {
            let start = found - found % self.width;
            let after = start + self.width;
            if after <= at && text.get(start..after) == Some(self.lf.as_slice()) {
                return after;
            }
            end = found;
        }
        0
    }

    /// Returns where the line that a place lies in ends, its ending included.
    pub(super) fn line_end(&self, text: &[u8], at: usize) -> usize {
        let at = at - at % self.width;
        let rest = text.get(at..).unwrap_or_default();
        self.line_feeds(rest).next().map_or(text.len(), |start| at + start + self.width)
    }

    /// Counts LF and CRLF endings.
    pub(super) fn endings(&self, text: &[u8]) -> (u64, u64) {
        let (mut lf, mut crlf) = (0, 0);
        for at in self.line_feeds(text) {
            if self.is_after_cr(text, at) {
                crlf += 1;
            } else {
                lf += 1;
            }
        }
        (lf, crlf)
    }

    /// Returns the number of lines.
    pub(super) fn count_lines(&self, text: &[u8]) -> u64 {
        self.count_line_feeds(text) + u64::from(!self.is_line_start(text, text.len()))
    }

    /// Returns the bytes of the lines from `first` to `last`, 1-based. Lines that aren't there are empty, at the end.
    pub(super) fn lines(&self, text: &[u8], first: u64, last: u64) -> Range<usize> {
        let mut start = if first <= 1 { 0 } else { text.len() };
        let mut end = text.len();
        let mut finished = 0_u64;
        for at in self.line_feeds(text) {
            finished += 1;
            let after = at + self.width;
            if finished + 1 == first {
                start = after;
            }
            if finished == last {
                end = after;
                break;
            }
        }
        start.min(end)..end
    }

    /// Returns the text without the carriage returns that belong to an ending.
    pub(super) fn without_cr(&self, text: &[u8]) -> Vec<u8> {
        let mut out = Vec::with_capacity(text.len());
        let mut from = 0;
        for at in self.line_feeds(text) {
            let end = if self.is_after_cr(text, at) { at - self.width } else { at };
            out.extend_from_slice(text.get(from..end).unwrap_or_default());
            from = at;
        }
        out.extend_from_slice(text.get(from..).unwrap_or_default());
        out
    }

    /// Turns places in the text without those carriage returns, in rising order, into places in the text itself.
    pub(super) fn places_with_cr(&self, text: &[u8], places: &[usize]) -> Vec<usize> {
        let mut out = Vec::with_capacity(places.len());
        let mut places = places.iter().peekable();
        let mut removed = 0;
        for at in self.line_feeds(text).filter(|&at| self.is_after_cr(text, at)) {
            // Where this line feed is once its carriage return is gone.
            let without = at - removed - self.width;
            while let Some(place) = places.next_if(|&&place| place <= without) {
                out.push(place + removed);
            }
            removed += self.width;
        }
        out.extend(places.map(|place| place + removed));
        out
    }
}
