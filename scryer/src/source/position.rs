//! Byte offsets inside, lines and columns outside.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A half-open range of byte offsets into a file: `start` is in it, `end` is not. `start` never exceeds `end`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct TextRange {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset just past the last byte.
    pub end: u32,
}

impl TextRange {
    /// The range from `start` up to, not including, `end`.
    pub fn new(start: u32, end: u32) -> TextRange {
        debug_assert!(start <= end);
        TextRange { start, end }
    }

    /// Its length in bytes.
    pub fn len(self) -> u32 {
        self.end - self.start
    }

    /// Whether it holds no byte.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// Whether the byte at `offset` is in it.
    pub fn contains(self, offset: u32) -> bool {
        self.start <= offset && offset < self.end
    }

    /// Whether `offset` is in it or just past its end, as a cursor behind a word still means the word.
    pub fn touches(self, offset: u32) -> bool {
        self.start <= offset && offset <= self.end
    }

    /// Whether every byte of `other` is in it.
    pub fn covers(self, other: TextRange) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// The part of `text` that it names; empty where the range does not fit the text (a stale range never panics).
    pub fn slice(self, text: &str) -> &str {
        text.get(self.start as usize..self.end as usize).unwrap_or("")
    }
}

/// A place in a file as people and editors write it: 1-based line, 1-based column counted in UTF-8 bytes
/// (as `rg --column` counts). A byte order mark at the start of the file is not a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    /// 1-based.
    pub line: u32,
    /// 1-based, in bytes.
    pub column: u32,
}

/// Converts between byte offsets and [`Position`]s of one file. Cloning shares it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LineIndex {
    /// Offset of each line's first byte; the first entry is 0, or 3 behind a byte order mark. Never empty once built.
    #[serde(with = "starts")]
    starts: Arc<[u32]>,
    /// Length of the text in bytes.
    len: u32,
}

mod starts {
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(starts: &[u32], to: S) -> Result<S::Ok, S::Error> {
        starts.serialize(to)
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Arc<[u32]>, D::Error> {
        Vec::deserialize(from).map(Arc::from)
    }
}

impl LineIndex {
    /// Scans `text` for line feeds. (A carriage return before one belongs to its line.)
    pub fn new(text: &str) -> LineIndex {
        let bom = if text.starts_with('\u{feff}') { 3 } else { 0 };
        let mut starts = Vec::with_capacity(text.len() / 32 + 1);
        starts.push(bom);
        starts.extend(memchr::memchr_iter(b'\n', text.as_bytes()).map(|at| at as u32 + 1));
        LineIndex { starts: starts.into(), len: text.len() as u32 }
    }

    /// The position of `offset`; offsets past the end of the file are taken as its end.
    pub fn position(&self, offset: u32) -> Position {
        let offset = offset.min(self.len);
        let line = self.starts.partition_point(|&start| start <= offset).max(1) - 1;
        let start = self.starts.get(line).copied().unwrap_or(0);
        Position { line: line as u32 + 1, column: offset.saturating_sub(start) + 1 }
    }

    /// The offset of `position`; `None` if the file has no such line or the line no such column. The column just past
    /// the last byte of a line exists, as a cursor can stand there.
    pub fn offset(&self, position: Position) -> Option<u32> {
        let range = self.line_range(position.line)?;
        let offset = range.start.checked_add(position.column.checked_sub(1)?)?;
        (offset <= range.end).then_some(offset)
    }

    /// The bytes of a 1-based line, without its line feed; `None` if the file has no such line.
    pub fn line_range(&self, line: u32) -> Option<TextRange> {
        let index = line.checked_sub(1)? as usize;
        let start = *self.starts.get(index)?;
        let end = self.starts.get(index + 1).map_or(self.len, |next| next - 1);
        Some(TextRange::new(start, end.max(start)))
    }

    /// How many lines the file has; a file that ends in a line feed has an empty last line.
    pub fn line_count(&self) -> u32 {
        self.starts.len() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offset_of_every_short_text_survives_the_round_trip() {
        let alphabet = ["a", "é", "\n", "\r\n", "\u{feff}"];
        let mut texts = vec![String::new()];
        for _ in 0..4 {
            let longer: Vec<String> = texts
                .iter()
                .flat_map(|text| alphabet.iter().map(move |part| format!("{text}{part}")))
                .collect();
            texts.extend(longer);
        }
        for text in texts {
            let index = LineIndex::new(&text);
            let bom = if text.starts_with('\u{feff}') { 3 } else { 0 };
            for offset in bom..=text.len() as u32 {
                let before = &text.as_bytes()[bom as usize..offset as usize];
                let line = before.iter().filter(|&&byte| byte == b'\n').count() as u32 + 1;
                let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() as u32 + 1;
                assert_eq!(index.position(offset), Position { line, column }, "{text:?} at {offset}");
                assert_eq!(index.offset(Position { line, column }), Some(offset), "{text:?} at {offset}");
            }
            assert_eq!(index.offset(Position { line: index.line_count() + 1, column: 1 }), None);
        }
    }
}
