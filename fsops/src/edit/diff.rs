//! What changed, line by line.
//!
//! The changed ranges are known, so nothing has to be compared: they are widened to whole lines, and lines that are the
//! same at both ends of a range are left out again.

use std::fmt::Write;
use std::ops::Range;

use super::coding::Coding;
use crate::limits::{Cause, Total, Truncation, Unit};
use crate::text::Decoder;

/// Lines shown before and after what changed.
const CONTEXT: usize = 3;

/// Bytes of a diff; what would be more is left out.
const MAX_BYTES: usize = 32 * 1024;

/// A range that differs: in the old bytes and in the new ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) old: Range<usize>,
    pub(super) new: Range<usize>,
}

/// Writes a unified diff of a text, its byte order mark of `bom` bytes left out.
pub(super) fn unified(
    coding: &Coding,
    shown: &str,
    old: &[u8],
    new: &[u8],
    bom: usize,
    changes: &[Change],
) -> (String, Option<Truncation>) {
    let (old, new) = (old.get(bom..).unwrap_or_default(), new.get(bom..).unwrap_or_default());
    let shifted = changes.iter().map(|change| Change {
        old: change.old.start - bom..change.old.end - bom,
        new: change.new.start - bom..change.new.end - bom,
    });
    let blocks = blocks(coding, old, new, shifted);
    let mut out = format!("--- {shown}\n+++ {shown}\n");
    let mut written = 0;
    let mut lines = Counter { old: (0, 1), new: (0, 1) };
    let mut rest = blocks.as_slice();
    while !rest.is_empty() {
        let near = rest.windows(2).take_while(|pair| {
            let between = old.get(pair[0].old.end..pair[1].old.start).unwrap_or_default();
            coding.count_line_feeds(between) <= 2 * CONTEXT as u64
        });
        let (hunk, after) = rest.split_at(near.count() + 1);
        write_hunk(coding, old, new, hunk, &mut lines, &mut out);
        rest = after;
        written += hunk.len() as u64;
        if out.len() > MAX_BYTES {
            break;
        }
    }
    let cut = out.len() > MAX_BYTES;
    if cut {
        let kept = out.as_bytes().get(..MAX_BYTES).unwrap_or_default();
        let end = memchr::memrchr(b'\n', kept).map_or(0, |at| at + 1);
        out.truncate(end);
    }
    let kept = memchr::memchr_iter(b'\n', out.as_bytes()).count() as u64;
    let truncation = (cut || written < blocks.len() as u64).then_some(Truncation {
        part: "diff",
        unit: Unit::Lines,
        cause: Cause::Limit,
        kept,
        total: Total::AtLeast(kept + 1),
        next: None,
    });
    (out, truncation)
}

/// Widens changes to whole lines and joins those that meet.
fn blocks(coding: &Coding, old: &[u8], new: &[u8], changes: impl Iterator<Item = Change>) -> Vec<Change> {
    let mut blocks: Vec<Change> = Vec::new();
    for change in changes {
        // Looked for first, because a line may be long and hold many changes.
        // What is added behind a last line that has no line feed is in the line that a change before it touches.
        let goes_on = |last: &&mut Change| {
            change.old.start < last.old.end
                || change.old.start == last.old.end && !coding.is_line_start(old, change.old.start)
        };
        if let Some(last) = blocks.last_mut().filter(goes_on) {
            if change.old.end < last.old.end {
                // From here to the end of the block, a line feed or the end of the text, nothing else changes so far.
                last.new.end = change.new.end + (last.old.end - change.old.end);
            } else {
                (last.old.end, last.new.end) = whole_lines(coding, old, new, &change);
            }
            continue;
        }
        let back = change.old.start - coding.line_start(old, change.old.start);
        let (old_end, new_end) = whole_lines(coding, old, new, &change);
        blocks.push(Change {
            old: change.old.start - back..old_end,
            new: change.new.start.saturating_sub(back)..new_end,
        });
    }
    blocks
}

/// Returns where the lines end that a change touches.
fn whole_lines(coding: &Coding, old: &[u8], new: &[u8], change: &Change) -> (usize, usize) {
    if coding.is_line_start(old, change.old.end) && coding.is_line_start(new, change.new.end) {
        return (change.old.end, change.new.end);
    }
    // Up to the next change the bytes are the same, so both sides end at the same line feed.
    let more = coding.line_end(old, change.old.end) - change.old.end;
    (change.old.end + more, (change.new.end + more).min(new.len()))
}

/// Line numbers of places that rise.
struct Counter {
    old: (usize, u64),
    new: (usize, u64),
}

fn line_number(coding: &Coding, text: &[u8], known: &mut (usize, u64), at: usize) -> u64 {
    known.1 += coding.count_line_feeds(text.get(known.0..at).unwrap_or_default());
    known.0 = at;
    known.1
}

fn write_hunk(
    coding: &Coding,
    old: &[u8],
    new: &[u8],
    hunk: &[Change],
    lines: &mut Counter,
    out: &mut String,
) {
    let (Some(first), Some(last)) = (hunk.first(), hunk.last()) else { return };
    let mut start = first.old.start;
    for _ in 0..CONTEXT {
        start = coding.line_start(old, start.saturating_sub(coding.width()));
    }
    let mut end = last.old.end;
    for _ in 0..CONTEXT {
        if end < old.len() {
            end = coding.line_end(old, end);
        }
    }
    let new_start = first.new.start - (first.old.start - start);
    let new_end = last.new.end + (end - last.old.end);
    let old_line = line_number(coding, old, &mut lines.old, start);
    let new_line = line_number(coding, new, &mut lines.new, new_start);
    let old_count = coding.count_lines(old.get(start..end).unwrap_or_default());
    let new_count = coding.count_lines(new.get(new_start..new_end).unwrap_or_default());
    // Writing to a String can't fail.
    let _ = writeln!(out, "@@ -{} +{} @@", span(old_line, old_count), span(new_line, new_count));
    let mut at = start;
    for block in hunk {
        write_lines(coding, ' ', old, at..block.old.start, out);
        let (removed, added) = trimmed(coding, old, new, block);
        write_lines(coding, ' ', old, block.old.start..removed.start, out);
        write_lines(coding, '-', old, removed.clone(), out);
        write_lines(coding, '+', new, added, out);
        write_lines(coding, ' ', old, removed.end..block.old.end, out);
        at = block.old.end;
        if out.len() > MAX_BYTES {
            return;
        }
    }
    write_lines(coding, ' ', old, at..end, out);
}

/// Writes a range of lines as diffs do: the line before it where it is empty, and no count of 1.
fn span(line: u64, count: u64) -> String {
    match count {
        0 => format!("{},0", line - 1),
        1 => line.to_string(),
        _ => format!("{line},{count}"),
    }
}

/// Leaves out the lines that are the same on both sides.
fn trimmed(coding: &Coding, old: &[u8], new: &[u8], block: &Change) -> (Range<usize>, Range<usize>) {
    let (mut a, mut b) = (block.old.clone(), block.new.clone());
    while a.start < a.end && b.start < b.end {
        let (x, y) = (coding.line_end(old, a.start).min(a.end), coding.line_end(new, b.start).min(b.end));
        if old.get(a.start..x) != new.get(b.start..y) {
            break;
        }
        (a.start, b.start) = (x, y);
    }
    while a.start < a.end && b.start < b.end {
        let before = |text: &[u8], range: &Range<usize>| {
            coding.line_start(text, range.end.saturating_sub(coding.width())).max(range.start)
        };
        let (x, y) = (before(old, &a), before(new, &b));
        if old.get(x..a.end) != new.get(y..b.end) {
            break;
        }
        (a.end, b.end) = (x, y);
    }
    (a, b)
}

fn write_lines(coding: &Coding, mark: char, text: &[u8], range: Range<usize>, out: &mut String) {
    let mut at = range.start;
    while at < range.end && out.len() <= MAX_BYTES {
        let end = coding.line_end(text, at).min(range.end).max(at + 1);
        out.push(mark);
        let line = text.get(at..end).unwrap_or_default();
        // A line that is longer than all that is shown is not decoded whole.
        let mut decoder = Decoder::new(coding.encoding);
        decoder.push(line.get(..4 * MAX_BYTES).unwrap_or(line), out);
        decoder.finish(out);
        if !coding.is_line_start(text, end) {
            out.push_str("\n\\ No newline at end of file\n");
        }
        at = end;
    }
}
