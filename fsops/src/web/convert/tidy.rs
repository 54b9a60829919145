//! The last step before text leaves: nothing in it that can't be seen.

/// Blank lines in a row that are kept.
const MOST_BLANK: usize = 2;

/// Returns the text without escape sequences and invisible characters, with at most two blank lines in a row and one
/// newline at its end, and how many characters were removed. Nothing stays nothing.
pub(super) fn tidy(text: &str) -> (String, usize) {
    let (visible, removed) = visible(text);
    let mut out = String::with_capacity(visible.len() + 1);
    let mut blank = 0;
    for line in visible.lines() {
        if line.trim().is_empty() {
            blank += 1;
            continue;
        }
        if !out.is_empty() {
            out.extend(std::iter::repeat_n('\n', blank.min(MOST_BLANK)));
        }
        blank = 0;
        out.push_str(line.trim_end_matches('\r'));
        out.push('\n');
    }
    (out, removed)
}

/// Returns the text without escape sequences and invisible characters, and how many of these there were.
pub(super) fn visible(text: &str) -> (String, usize) {
    let mut out = String::with_capacity(text.len());
    let mut removed = 0;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        if c == '\r' {
            // A line ending of two characters is one of one character here, and one alone is one too.
            if rest.peek() != Some(&'\n') {
                out.push('\n');
            }
            continue;
        }
        if !is_invisible(c) {
            out.push(c);
            continue;
        }
        removed += 1;
        let sequence = c == '\u{9b}' || (c == '\u{1b}' && rest.next_if_eq(&'[').is_some());
        if sequence {
            // A control sequence ends in its first character from @ to ~.
            while rest.next_if(|c| matches!(c, ' '..='?')).is_some() {}
            let _ = rest.next_if(|c| matches!(c, '@'..='~'));
        }
    }
    (out, removed)
}

/// Control characters, and what has no width or turns the direction of writing.
pub(super) fn is_invisible(c: char) -> bool {
    (c.is_control() && c != '\n' && c != '\t')
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str, removed: usize) {
        assert_eq!(tidy(text), (expected.to_owned(), removed), "of {text:?}");
    }

    #[test]
    fn what_can_not_be_seen_is_gone() {
        check("a\u{1b}[31;1mb\u{1b}[0mc", "abc\n", 2);
        check("a\u{1b}b\u{9b}2Jc\u{7}", "abc\n", 3);
        check("a\u{200b}b\u{202e}c\u{feff}d\u{e0041}e", "abcde\n", 4);
        check("a\tb  \n", "a\tb  \n", 0);
        check("\u{1b}[", "", 1);
    }

    #[test]
    fn blank_lines_and_the_end() {
        check("\n\n a\n\n\n \n\t\nb\n\n\n", " a\n\n\nb\n", 0);
        check("a\r\nb\rc", "a\nb\nc\n", 0);
        check("", "", 0);
        check(" \n ", "", 0);
    }
}
