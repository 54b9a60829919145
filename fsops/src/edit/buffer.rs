//! A file that is being edited: its bytes as they were and as they are, and how the one became the other.

use std::ops::Range;
use std::path::PathBuf;
use std::rc::Rc;

use super::coding::Coding;
use super::diff::{self, Change};
use crate::error::EditError;
use crate::limits::Truncation;
use crate::text::{Decoder, Encoding, detect};

/// New bytes for a range of old ones.
pub(super) struct Splice {
    pub(super) range: Range<usize>,
    pub(super) text: Rc<[u8]>,
}

/// A part of the bytes as they are.
#[derive(Debug, Clone)]
enum Piece {
    /// These bytes of the original.
    Old(Range<usize>),
    /// So many new ones.
    New(usize),
}

/// The bytes of a file.
#[derive(Debug)]
pub(super) struct Buffer {
    pub(super) path: PathBuf,
    pub(super) coding: Coding,
    bom: usize,
    original: Vec<u8>,
    bytes: Vec<u8>,
    /// Together `bytes`.
    pieces: Vec<Piece>,
    /// Whether the original has a reading in its encoding throughout; found out when it matters.
    valid: Option<bool>,
    notes: Vec<String>,
}

impl Buffer {
    pub(super) fn new(original: Vec<u8>, path: PathBuf) -> Self {
        let found = detect(&original);
        Self {
            path,
            coding: Coding::new(found.encoding),
            bom: found.bom_len,
            bytes: original.clone(),
            pieces: vec![Piece::Old(0..original.len())],
            original,
            valid: None,
            notes: Vec::new(),
        }
    }

    pub(super) fn original(&self) -> &[u8] {
        &self.original
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the text without the byte order mark, which belongs to the file and not to its first line.
    pub(super) fn body(&self) -> &[u8] {
        self.bytes.get(self.bom..).unwrap_or_default()
    }

    pub(super) fn is_unchanged(&self) -> bool {
        self.bytes == self.original
    }

    pub(super) fn note(&mut self, note: String) {
        self.notes.push(note);
    }

    pub(super) fn take_notes(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notes)
    }

    /// Refuses texts that could not be told from what has no reading.
    pub(super) fn require_text(&mut self, texts: &[&str]) -> Result<(), EditError> {
        if texts.iter().all(|text| text.is_ascii()) {
            return Ok(());
        }
        let valid = match self.valid {
            Some(valid) => valid,
            None => self.has_a_reading(),
        };
        self.valid = Some(valid);
        if valid {
            return Ok(());
        }
        Err(EditError::NotText { path: self.path.clone(), encoding: self.coding.encoding.name() })
    }

    fn has_a_reading(&self) -> bool {
        let body = self.original.get(self.bom..).unwrap_or_default();
        if self.coding.encoding == Encoding::Utf8 {
            return std::str::from_utf8(body).is_ok();
        }
        let mut decoder = Decoder::new(self.coding.encoding);
        let mut text = String::new();
        for piece in body.chunks(64 * 1024) {
            text.clear();
            decoder.push(piece, &mut text);
        }
        decoder.finish(&mut text) == 0
    }

    /// Makes changes. The ranges count from the beginning of the body, rise, and don't overlap.
    pub(super) fn splice(&mut self, splices: &[Splice]) {
        let mut bytes = Vec::with_capacity(self.bytes.len());
        let mut from = 0;
        for splice in splices {
            let (start, end) = (splice.range.start + self.bom, splice.range.end + self.bom);
            bytes.extend_from_slice(self.bytes.get(from..start).unwrap_or_default());
            bytes.extend_from_slice(&splice.text);
            from = end;
        }
        bytes.extend_from_slice(self.bytes.get(from..).unwrap_or_default());
        self.bytes = bytes;
        self.splice_pieces(splices);
    }

    fn splice_pieces(&mut self, splices: &[Splice]) {
        let mut out = Vec::with_capacity(self.pieces.len() + 2 * splices.len());
        let mut pieces = std::mem::take(&mut self.pieces).into_iter();
        let mut rest = pieces.next();
        let mut at = 0;
        // Takes the pieces up to a place, keeping them or not.
        let mut advance = |to: usize, out: Option<&mut Vec<Piece>>| {
            let mut out = out;
            while at < to {
                let Some(piece) = rest.take() else { return };
                let (head, tail) = split(piece, to - at);
                at += len(&head);
                if let Some(out) = out.as_deref_mut() {
                    out.push(head);
                }
                rest = tail.or_else(|| pieces.next());
            }
        };
        for splice in splices {
            advance(splice.range.start + self.bom, Some(&mut out));
            advance(splice.range.end + self.bom, None);
            out.push(Piece::New(splice.text.len()));
        }
        advance(usize::MAX, Some(&mut out));
        self.pieces = out;
    }

    /// Returns what changed as a unified diff.
    pub(super) fn diff(&self, shown: &str) -> (String, Option<Truncation>) {
        diff::unified(&self.coding, shown, &self.original, &self.bytes, self.bom, &self.changes())
    }

    /// Returns the ranges that differ, in order.
    fn changes(&self) -> Vec<Change> {
        let mut changes = Vec::new();
        let (mut old, mut new) = (0, 0);
        let mut pending = 0;
        let end = Piece::Old(self.original.len()..self.original.len());
        for piece in self.pieces.iter().chain([&end]) {
            match piece {
                Piece::New(length) => pending += length,
                Piece::Old(range) => {
                    if pending > 0 || range.start > old {
                        changes.push(Change { old: old..range.start, new: new..new + pending });
                    }
                    new += pending + range.len();
                    old = range.end;
                    pending = 0;
                }
            }
        }
        changes
    }
}

fn len(piece: &Piece) -> usize {
    match piece {
        Piece::Old(range) => range.len(),
        Piece::New(length) => *length,
    }
}

/// Divides a piece after so many bytes.
fn split(piece: Piece, at: usize) -> (Piece, Option<Piece>) {
    if len(&piece) <= at {
        return (piece, None);
    }
    match piece {
        Piece::Old(range) => {
            let middle = range.start + at;
            (Piece::Old(range.start..middle), Some(Piece::Old(middle..range.end)))
        }
        Piece::New(length) => (Piece::New(at), Some(Piece::New(length - at))),
    }
}
