//! Line endings: counting them, and giving inserted text those of its file.

use std::borrow::Cow;

use memchr::memchr_iter;

/// What ends a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LineEnding {
    /// `\n`
    Lf,
    /// `\r\n`
    CrLf,
}

impl LineEnding {
    /// Returns the characters.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lf => "\n",
            Self::CrLf => "\r\n",
        }
    }

    /// Returns the name as answers show it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lf => "lf",
            Self::CrLf => "crlf",
        }
    }
}

/// Which endings a text uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndingKind {
    /// None: the text is empty or a single unfinished line.
    None,
    /// LF only. A CR elsewhere is data.
    Lf,
    /// CRLF only. A CR elsewhere is data.
    CrLf,
    /// CR only, as old files have it. The text is a single line here.
    Cr,
    /// Both LF and CRLF.
    Mixed,
}

/// How often each ending occurs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LineEndings {
    /// LF without a CR before it.
    pub lf: u64,
    /// CR followed by LF.
    pub crlf: u64,
    /// CR not followed by LF. It ends no line.
    pub cr: u64,
}

impl LineEndings {
    /// Counts the endings of a text in an encoding that extends ASCII.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        let mut found = Self::default();
        for at in memchr_iter(b'\n', bytes) {
            match at.checked_sub(1).and_then(|before| bytes.get(before)) {
                Some(b'\r') => found.crlf += 1,
                _ => found.lf += 1,
            }
        }
        found.cr = memchr_iter(b'\r', bytes).count() as u64 - found.crlf;
        found
    }

    /// Returns which endings the text uses.
    #[must_use]
    pub const fn kind(self) -> EndingKind {
        match self {
            Self { lf: 0, crlf: 0, cr: 0 } => EndingKind::None,
            Self { lf: 0, crlf: 0, .. } => EndingKind::Cr,
            Self { crlf: 0, .. } => EndingKind::Lf,
            Self { lf: 0, .. } => EndingKind::CrLf,
            _ => EndingKind::Mixed,
        }
    }

    /// Returns the ending that new lines of this text should have: the more frequent one, CRLF in a tie, LF where the
    /// text has neither.
    #[must_use]
    pub const fn dominant(self) -> LineEnding {
        if self.crlf > 0 && self.crlf >= self.lf { LineEnding::CrLf } else { LineEnding::Lf }
    }
}

/// Gives every line of a text the same ending. A last line without one stays without, and a CR that ends no line stays
/// where it is.
///
/// A CR right before a CRLF is such a CR: turned into LF endings, the two read as CRLF the next time.
///
/// ```
/// use fsops::text::{LineEnding, convert_endings};
///
/// assert_eq!(convert_endings("a\nb\r\nc", LineEnding::CrLf), "a\r\nb\r\nc");
/// ```
#[must_use]
pub fn convert_endings(text: &str, ending: LineEnding) -> Cow<'_, str> {
    let found = LineEndings::of(text.as_bytes());
    let unchanged = match ending {
        LineEnding::Lf => found.crlf == 0,
        LineEnding::CrLf => found.lf == 0,
    };
    if unchanged {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + usize::try_from(found.lf).unwrap_or(0));
    for line in text.split_inclusive('\n') {
        match line.strip_suffix('\n') {
            Some(line) => {
                out.push_str(line.strip_suffix('\r').unwrap_or(line));
                out.push_str(ending.as_str());
            }
            None => out.push_str(line),
        }
    }
    Cow::Owned(out)
}

/// Tells whether the last line is finished. An empty text has no unfinished line, yet no newline either: `false`.
#[must_use]
pub fn ends_with_newline(bytes: &[u8]) -> bool {
    bytes.ends_with(b"\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn endings_are_told_apart() {
        let check = |text: &str, kind: EndingKind, dominant: LineEnding| {
            let found = LineEndings::of(text.as_bytes());
            assert_eq!((found.kind(), found.dominant()), (kind, dominant), "{text:?}");
        };
        check("", EndingKind::None, LineEnding::Lf);
        check("a", EndingKind::None, LineEnding::Lf);
        check("a\nb", EndingKind::Lf, LineEnding::Lf);
        check("a\r\nb\r\n", EndingKind::CrLf, LineEnding::CrLf);
        check("a\rb\r", EndingKind::Cr, LineEnding::Lf);
        check("a\nb\r\n", EndingKind::Mixed, LineEnding::CrLf);
        check("a\nb\nc\r\n", EndingKind::Mixed, LineEnding::Lf);
        check("10%\r20%\r30%\nfoo\n", EndingKind::Lf, LineEnding::Lf);
        check("\n", EndingKind::Lf, LineEnding::Lf);
        check("\u{2028}\u{c}\u{85}", EndingKind::None, LineEnding::Lf);
    }

    #[test]
    fn a_lone_cr_is_data() {
        assert_eq!(LineEndings::of(b"\r\r\n\r"), LineEndings { lf: 0, crlf: 1, cr: 2 });
        assert_eq!(convert_endings("10%\r20%\nx", LineEnding::CrLf), "10%\r20%\r\nx");
    }

    #[test]
    fn only_endings_change() {
        let check =
            |given: &str, ending, expected: &str| assert_eq!(convert_endings(given, ending), expected);
        check("a  \r\n\r\nb", LineEnding::Lf, "a  \n\nb");
        check("a\n\nb\n", LineEnding::CrLf, "a\r\n\r\nb\r\n");
        check("", LineEnding::CrLf, "");
        check("a", LineEnding::CrLf, "a");
    }

    fn text() -> impl Strategy<Value = String> {
        prop::collection::vec(prop::sample::select(vec!["\n", "\r\n", "a", "é ", "\t"]), 0..20)
            .prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn converting_is_idempotent_and_keeps_the_lines(text in text(), crlf: bool) {
            let ending = if crlf { LineEnding::CrLf } else { LineEnding::Lf };
            let once = convert_endings(&text, ending).into_owned();
            prop_assert_eq!(convert_endings(&once, ending), once.as_str());
            let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
            prop_assert_eq!(lines(&once), lines(&text));
            prop_assert_eq!(once.ends_with('\n'), text.ends_with('\n'));
        }

        #[test]
        fn a_uniform_text_survives_the_way_there_and_back(text in text()) {
            let lf = convert_endings(&text, LineEnding::Lf).into_owned();
            let crlf = convert_endings(&lf, LineEnding::CrLf).into_owned();
            prop_assert_eq!(convert_endings(&crlf, LineEnding::Lf), lf);
        }
    }
}
