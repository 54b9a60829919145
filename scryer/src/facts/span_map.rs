//! Where the tokens of an expanded macro call were written.

use super::FileFacts;
use crate::source::{FileId, TextRange};

/// For a text that macro expansion made: which of its bytes stand in the file that holds the call, and where there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpanMap {
    /// The file that was written by hand and holds the outermost call.
    pub host: FileId,
    /// Offset in the expanded text, length, and offset in the host; ascending, without overlaps.
    pieces: Vec<(u32, u32, u32)>,
}

impl SpanMap {
    /// A map of pieces that ascend in the expanded text.
    pub fn new(host: FileId, pieces: Vec<(u32, u32, u32)>) -> SpanMap {
        debug_assert!(pieces.windows(2).all(|pair| pair[0].0 + pair[0].1 <= pair[1].0));
        SpanMap { host, pieces }
    }

    /// The map of the same text behind `by` more bytes.
    pub fn shifted(mut self, by: u32) -> SpanMap {
        for (start, ..) in &mut self.pieces {
            *start += by;
        }
        self
    }

    /// The map of the same text after its host's bodies were edited.
    pub(crate) fn moved(&self, shift: &Shift) -> SpanMap {
        let pieces = self.pieces.iter().map(|&(start, len, real)| (start, len, shift.of(real)));
        SpanMap { host: self.host, pieces: pieces.collect() }
    }

    /// The host's offset of the byte at `offset`; `None` if it was not written at the call.
    pub fn real(&self, offset: u32) -> Option<u32> {
        let after = self.pieces.partition_point(|&(start, ..)| start <= offset);
        let (start, len, real) = *self.pieces.get(after.checked_sub(1)?)?;
        (offset - start < len).then(|| real + (offset - start))
    }

    /// Whether the host's byte at `offset` is in it.
    pub fn holds(&self, offset: u32) -> bool {
        self.pieces.iter().any(|&(_, len, real)| real <= offset && offset < real + len)
    }

    /// The host's range of a token.
    pub fn real_range(&self, range: TextRange) -> Option<TextRange> {
        let start = self.real(range.start)?;
        Some(TextRange::new(start, start + range.len()))
    }

    /// The host's range that covers all that was written there within `range`.
    pub fn covering(&self, range: TextRange) -> Option<TextRange> {
        let first = self.pieces.partition_point(|&(start, len, _)| start + len <= range.start);
        let inside = self.pieces[first..].iter().take_while(|&&(start, ..)| start < range.end);
        let (mut low, mut high) = (u32::MAX, 0);
        for &(_, len, real) in inside {
            low = low.min(real);
            high = high.max(real + len);
        }
        (low < high).then(|| TextRange::new(low, high))
    }
}

/// Where items went when fn bodies of their file were edited.
#[derive(Debug)]
pub(crate) struct Shift(
    /// Where each item began and begins, ascending.
    Vec<(u32, u32)>,
);

impl Shift {
    /// Between two versions of a file that differ only within fn bodies ([`FileFacts::item_hash`] tells); `None` if they
    /// differ in more.
    pub(crate) fn between(before: &FileFacts, after: &FileFacts) -> Option<Shift> {
        if before.item_hash.is_none()
            || before.item_hash != after.item_hash
            || before.item_ranges.len() != after.item_ranges.len()
        {
            return None;
        }
        let ranges = before.item_ranges.iter().zip(&after.item_ranges);
        let mut starts: Vec<(u32, u32)> = ranges.map(|(old, new)| (old.full.start, new.full.start)).collect();
        starts.sort_unstable();
        starts.dedup();
        Some(Shift(starts))
    }

    /// Where an offset in a macro call's item, or in any other in which no body was edited, is now.
    pub(crate) fn of(&self, offset: u32) -> u32 {
        let after = self.0.partition_point(|&(start, _)| start <= offset);
        match after.checked_sub(1).and_then(|at| self.0.get(at)) {
            Some(&(old, new)) => new + (offset - old),
            None => offset,
        }
    }

    /// Where a range in such an item is now.
    pub(crate) fn of_range(&self, range: TextRange) -> TextRange {
        let start = self.of(range.start);
        TextRange::new(start, start + range.len())
    }
}
