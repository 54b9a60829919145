//! Which encoding bytes are in, and writing characters in it.

use crate::error::TextError;

/// How characters are stored as bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
    /// UTF-32, low byte first.
    Utf32Le,
    /// UTF-32, high byte first.
    Utf32Be,
    /// An older encoding, named by a label.
    Legacy(Charset),
}

/// One of the older encodings of the [WHATWG Encoding Standard](https://encoding.spec.whatwg.org/).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Charset(pub(super) &'static encoding_rs::Encoding);

impl Charset {
    /// Returns the standard's name, e.g. `windows-1252`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name()
    }
}

impl Encoding {
    /// What the web falls back to where bytes are neither labelled nor valid UTF-8.
    pub const WINDOWS_1252: Self = Self::Legacy(Charset(encoding_rs::WINDOWS_1252));

    /// Returns the encoding that a label names on the web, in any letter case, blanks around it ignored:
    /// `iso-8859-1` means windows-1252. `None` for a label that names nothing, or nothing that can be read.
    #[must_use]
    pub fn for_label(label: &str) -> Option<Self> {
        let encoding = encoding_rs::Encoding::for_label_no_replacement(label.as_bytes())?;
        Some(if encoding == encoding_rs::UTF_8 {
            Self::Utf8
        } else if encoding == encoding_rs::UTF_16LE {
            Self::Utf16Le
        } else if encoding == encoding_rs::UTF_16BE {
            Self::Utf16Be
        } else {
            Self::Legacy(Charset(encoding))
        })
    }

    /// Returns the name as answers show it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
            Self::Utf32Le => "utf-32le",
            Self::Utf32Be => "utf-32be",
            Self::Legacy(charset) => charset.name(),
        }
    }

    /// Returns the byte order mark of the encoding; empty where it has none.
    #[must_use]
    pub const fn bom(self) -> &'static [u8] {
        match self {
            Self::Utf8 => b"\xef\xbb\xbf",
            Self::Utf16Le => b"\xff\xfe",
            Self::Utf16Be => b"\xfe\xff",
            Self::Utf32Le => b"\xff\xfe\0\0",
            Self::Utf32Be => b"\0\0\xfe\xff",
            Self::Legacy(_) => b"",
        }
    }

    /// Returns the bytes of a text, without a BOM.
    ///
    /// # Errors
    ///
    /// [`TextError::Unmappable`] where the encoding has no form for a character. Nothing is replaced.
    pub fn encode(self, text: &str) -> Result<Vec<u8>, TextError> {
        Ok(match self {
            Self::Utf8 => text.as_bytes().to_vec(),
            Self::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            Self::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
            Self::Utf32Le => text.chars().flat_map(|c| u32::from(c).to_le_bytes()).collect(),
            Self::Utf32Be => text.chars().flat_map(|c| u32::from(c).to_be_bytes()).collect(),
            Self::Legacy(charset) => encode_legacy(charset, text)?,
        })
    }
}

fn encode_legacy(charset: Charset, text: &str) -> Result<Vec<u8>, TextError> {
    let mut encoder = charset.0.new_encoder();
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    loop {
        let room = encoder.max_buffer_length_from_utf8_without_replacement(rest.len());
        bytes.reserve(room.unwrap_or(rest.len()).max(16));
        let (result, read) = encoder.encode_from_utf8_to_vec_without_replacement(rest, &mut bytes, true);
        rest = rest.get(read..).unwrap_or_default();
        match result {
            encoding_rs::EncoderResult::InputEmpty => return Ok(bytes),
            encoding_rs::EncoderResult::OutputFull => {}
            encoding_rs::EncoderResult::Unmappable(character) => {
                return Err(TextError::Unmappable { encoding: charset.name(), character });
            }
        }
    }
}

/// What the beginning of a file says about its encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Detected {
    /// The encoding the BOM names, else UTF-8.
    pub encoding: Encoding,
    /// Bytes of the BOM; 0 where there is none.
    pub bom_len: usize,
}

/// Looks for a byte order mark. Four bytes are enough; fewer are taken as all there is.
///
/// `ff fe 00 00` is UTF-32, not UTF-16 that begins with a NUL.
///
/// ```
/// use fsops::text::{Encoding, detect};
///
/// assert_eq!(detect(b"\xff\xfea\0").encoding, Encoding::Utf16Le);
/// assert_eq!(detect(b"plain").bom_len, 0);
/// ```
#[must_use]
pub fn detect(head: &[u8]) -> Detected {
    // The marks of UTF-32 come first, because the one of UTF-16LE begins like one of them.
    [Encoding::Utf32Le, Encoding::Utf32Be, Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be]
        .into_iter()
        .find(|encoding| head.starts_with(encoding.bom()))
        .map_or(Detected { encoding: Encoding::Utf8, bom_len: 0 }, |encoding| Detected {
            encoding,
            bom_len: encoding.bom().len(),
        })
}

/// Tells whether bytes from the beginning of a file are no text: they hold a NUL that no UTF-16 or UTF-32 BOM
/// explains.
#[must_use]
pub fn is_binary(head: &[u8]) -> bool {
    detect(head).encoding == Encoding::Utf8 && memchr::memchr(0, head).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bom_decides() {
        let check = |bytes: &[u8], name: &str, bom_len: usize| {
            let found = detect(bytes);
            assert_eq!((found.encoding.name(), found.bom_len), (name, bom_len), "{bytes:?}");
        };
        check(b"\xef\xbb\xbfkey=1\n", "utf-8", 3);
        check(b"\xff\xfea\0", "utf-16le", 2);
        check(b"\xfe\xff\0a", "utf-16be", 2);
        check(b"\xff\xfe\0\0a\0\0\0", "utf-32le", 4);
        check(b"\0\0\xfe\xff\0\0\0a", "utf-32be", 4);
        check(b"\xff\xfe", "utf-16le", 2);
        check(b"\xef\xbb", "utf-8", 0);
        check(b"", "utf-8", 0);
        check(b"caf\xe9", "utf-8", 0);
    }

    #[test]
    fn a_nul_is_binary_unless_the_bom_explains_it() {
        assert!(is_binary(b"a\0b"));
        assert!(is_binary(b"\xef\xbb\xbfa\0"));
        assert!(is_binary(b"a\0b\0"), "UTF-16 without a BOM is not guessed");
        assert!(!is_binary(b"\xff\xfea\0"));
        assert!(!is_binary(b"\0\0\xfe\xff\0\0\0a"));
        assert!(!is_binary(b""));
        assert!(!is_binary(b"caf\xe9"));
    }

    #[test]
    fn labels_mean_what_they_mean_on_the_web() {
        let name = |label: &str| Encoding::for_label(label).map(Encoding::name);
        assert_eq!(name("iso-8859-1"), Some("windows-1252"));
        assert_eq!(name(" UTF8 "), Some("utf-8"));
        assert_eq!(name("utf-16"), Some("utf-16le"));
        assert_eq!(name("shift-jis"), Some("Shift_JIS"));
        assert_eq!(name("klingon"), None);
        assert_eq!(name("hz-gb-2312"), None, "a label that only says: don't read this");
    }

    #[test]
    fn a_character_without_a_form_is_refused_not_replaced() {
        let error = Encoding::WINDOWS_1252.encode("aé→").unwrap_err();
        assert_eq!(error, TextError::Unmappable { encoding: "windows-1252", character: '→' });
        assert_eq!(Encoding::WINDOWS_1252.encode("aé").unwrap(), b"a\xe9");
        let japanese = Encoding::for_label("iso-2022-jp").unwrap();
        assert_eq!(japanese.encode("あ").unwrap(), b"\x1b$B$\"\x1b(B");
    }
}
