//! Where the tokens of an expanded macro call were written.

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
