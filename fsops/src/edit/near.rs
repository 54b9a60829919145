//! Why a text that isn't there nearly is.
//!
//! Both texts are folded: what often differs by mistake is made the same. A fold keeps line feeds, so that a match in
//! the folded text has the line number it has in the file. Nothing found here is ever edited.

use memchr::memmem;
use unicode_normalization::UnicodeNormalization;

use super::coding::Coding;
use crate::error::NearMiss;
use crate::text::Decoder;

/// Bytes of a file that are looked at.
const MAX_BYTES: usize = 8 * 1024 * 1024;

/// Lines that are named.
const MAX_LINES: usize = 3;

/// Makes what differs the same.
type Fold = fn(&str) -> String;

const FOLDS: [(NearMiss, Fold); 6] = [
    (NearMiss::TrailingBlanks, trailing_blanks),
    (NearMiss::Indentation, indentation),
    (NearMiss::Blanks, blanks),
    (NearMiss::Punctuation, punctuation),
    (NearMiss::Normalisation, normalisation),
    (NearMiss::Invisible, invisible),
];

/// Returns how a text differs from one in the file, and at most three lines where.
pub(super) fn near_miss(coding: &Coding, body: &[u8], old: &str) -> Option<(NearMiss, Vec<u64>)> {
    let mut text = String::new();
    let mut decoder = Decoder::new(coding.encoding);
    decoder.push(body.get(..MAX_BYTES).unwrap_or(body), &mut text);
    let text = endings(&text);
    let old = endings(old);
    for (miss, fold) in FOLDS {
        let lines = lines_of(&fold(&text), &fold(&old));
        if !lines.is_empty() {
            return Some((miss, lines));
        }
    }
    let all = |text: &str| {
        let text = punctuation(&normalisation(&invisible(text)));
        trailing_blanks(&indentation(&blanks(&text)))
    };
    let lines = lines_of(&all(&text), &all(&old));
    if !lines.is_empty() {
        return Some((NearMiss::Several, lines));
    }
    let mut several = old.lines().filter(|line| !line.trim().is_empty());
    let first = several.next()?;
    several.next()?;
    let lines = lines_of(&all(&text), &all(first));
    (!lines.is_empty()).then_some((NearMiss::FirstLine, lines))
}

/// Returns the first lines, 1-based, where a text is found.
fn lines_of(text: &str, part: &str) -> Vec<u64> {
    if part.trim().is_empty() {
        return Vec::new();
    }
    let mut lines: Vec<u64> = Vec::new();
    let (mut line, mut at) = (1, 0);
    for found in memmem::find_iter(text.as_bytes(), part.as_bytes()) {
        line += memchr::memchr_iter(b'\n', text.as_bytes().get(at..found).unwrap_or_default()).count() as u64;
        at = found;
        if lines.last() != Some(&line) {
            lines.push(line);
        }
        if lines.len() == MAX_LINES {
            break;
        }
    }
    lines
}

fn endings(text: &str) -> String {
    text.replace("\r\n", "\n")
}

fn each_line(text: &str, fold: impl Fn(&str) -> &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (index, line) in text.split('\n').enumerate() {
        if index > 0 {
            out.push('\n');
        }
        out.push_str(fold(line));
    }
    out
}

fn trailing_blanks(text: &str) -> String {
    each_line(text, str::trim_end)
}

fn indentation(text: &str) -> String {
    each_line(text, str::trim_start)
}

fn blanks(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        let blank = character != '\n' && character.is_whitespace();
        if !blank {
            out.push(character);
        } else if !out.ends_with(' ') {
            out.push(' ');
        }
    }
    out
}

fn punctuation(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            '\u{2018}' | '\u{2019}' | '\u{201a}' | '\u{201b}' | '\u{2032}' => '\'',
            '\u{201c}' | '\u{201d}' | '\u{201e}' | '\u{201f}' | '\u{2033}' => '"',
            '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
            other => other,
        })
        .collect()
}

fn normalisation(text: &str) -> String {
    text.nfc().collect()
}

fn invisible(text: &str) -> String {
    text.chars()
        .filter_map(|character| match character {
            '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2064}'
            | '\u{feff}' => None,
            '\u{a0}' | '\u{2007}' | '\u{202f}' | '\u{3000}' => Some(' '),
            other => Some(other),
        })
        .collect()
}
