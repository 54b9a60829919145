//! A line as an answer shows it: whole, or a window of it around what matched.

/// Characters of a line that are shown, marks included.
const MAX_SHOWN: usize = 2000;

/// Characters of a window.
const WINDOW: usize = 1900;

/// Characters of a window before the match.
const BEFORE: usize = 600;

/// The most bytes that a character takes.
const WIDEST: usize = 4;

/// A line to be shown.
pub(super) struct Shown {
    pub(super) text: String,
    /// How many characters the line has, where not all are shown.
    pub(super) characters: Option<u64>,
}

/// Returns the text of a line. `focus` finds the byte around which a window is laid, and is asked only for a long line.
pub(super) fn show(line: &[u8], focus: impl FnOnce(&[u8]) -> usize) -> Shown {
    if line.len() <= MAX_SHOWN {
        return Shown { text: lossy(line), characters: None };
    }
    let total = count(line);
    if total <= MAX_SHOWN as u64 {
        return Shown { text: lossy(line), characters: None };
    }
    let focus = focus(line).min(line.len());
    let start = back(line, focus, BEFORE * WIDEST);
    let before = lossy(line.get(start..focus).unwrap_or_default());
    let skipped = before.chars().count().saturating_sub(BEFORE);
    let end = line.len().min(focus + WINDOW * WIDEST);
    let after = lossy(line.get(focus..end).unwrap_or_default());
    let window: String = before.chars().skip(skipped).chain(after.chars()).take(WINDOW).collect();
    let mark = if start == 0 && skipped == 0 { "" } else { "…" };
    Shown { text: format!("{mark}{window}[… {total} chars]"), characters: Some(total) }
}

fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn count(bytes: &[u8]) -> u64 {
    let of = |chunk: std::str::Utf8Chunk<'_>| {
        chunk.valid().chars().count() as u64 + u64::from(!chunk.invalid().is_empty())
    };
    bytes.utf8_chunks().map(of).sum()
}

/// Returns a place at most `bytes` before `at` where a character begins.
fn back(line: &[u8], at: usize, bytes: usize) -> usize {
    let start = at.saturating_sub(bytes);
    let continues = |byte: &&u8| (**byte & 0b1100_0000) == 0b1000_0000;
    let inside =
        line.get(start..at).unwrap_or_default().iter().take(WIDEST - 1).take_while(continues).count();
    if start == 0 { 0 } else { start + inside }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(line: &str, needle: &str) -> Shown {
        let shown = show(line.as_bytes(), |_| line.find(needle).unwrap());
        assert!(shown.text.chars().count() <= MAX_SHOWN, "{}", shown.text.chars().count());
        assert!(shown.text.contains(needle));
        shown
    }

    #[test]
    fn a_long_line_is_a_window_with_its_length() {
        for (left, right) in [(600_000, 600_000), (0, 5000), (5000, 0), (601, 3000), (600, 3000), (1999, 0)] {
            for filler in ["a", "é", "😀"] {
                let line = format!("{}needle{}", filler.repeat(left), filler.repeat(right));
                let shown = shown(&line, "needle");
                let total = (left + right + 6) as u64;
                assert_eq!(shown.characters, Some(total));
                assert!(shown.text.ends_with(&format!("[… {total} chars]")));
                assert!(!shown.text.contains('\u{fffd}'));
                assert_eq!(shown.text.starts_with('…'), left > BEFORE, "{left}");
            }
        }
    }

    #[test]
    fn characters_count_not_bytes() {
        let line = "😀".repeat(2000);
        assert_eq!(
            (show(line.as_bytes(), |_| 0).text.as_str(), shown("x", "x").characters),
            (line.as_str(), None)
        );
        assert!(show(&[0xff; 2001], |_| 0).characters.is_some());
    }
}
