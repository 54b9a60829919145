//! From bytes to characters without losing the way back.

use super::encoding::{Encoding, detect};
use crate::error::TextError;

/// Decodes bytes that come piece by piece.
///
/// A sequence that has no reading becomes one U+FFFD, by the rule of the Unicode Standard (the longest part that could
/// have begun a character is replaced as one), and its bytes are counted. A BOM is no business of the decoder: skip
/// it before ([`detect`]).
pub struct Decoder {
    inner: Inner,
    invalid_bytes: u64,
}

enum Inner {
    Web(encoding_rs::Decoder),
    Utf32 { big: bool, unit: [u8; 4], filled: usize },
}

impl std::fmt::Debug for Decoder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Decoder").field("invalid_bytes", &self.invalid_bytes).finish_non_exhaustive()
    }
}

impl Decoder {
    /// Starts at the beginning of a text.
    #[must_use]
    pub fn new(encoding: Encoding) -> Self {
        let inner = match encoding {
            Encoding::Utf8 => Inner::Web(encoding_rs::UTF_8.new_decoder_without_bom_handling()),
            Encoding::Utf16Le => Inner::Web(encoding_rs::UTF_16LE.new_decoder_without_bom_handling()),
            Encoding::Utf16Be => Inner::Web(encoding_rs::UTF_16BE.new_decoder_without_bom_handling()),
            Encoding::Legacy(charset) => Inner::Web(charset.0.new_decoder_without_bom_handling()),
            Encoding::Utf32Le => Inner::Utf32 { big: false, unit: [0; 4], filled: 0 },
            Encoding::Utf32Be => Inner::Utf32 { big: true, unit: [0; 4], filled: 0 },
        };
        Self { inner, invalid_bytes: 0 }
    }

    /// Appends the characters of the next piece to `out`. A character that the piece breaks off is kept for the next
    /// one.
    pub fn push(&mut self, bytes: &[u8], out: &mut String) {
        self.feed(bytes, false, out);
    }

    /// Returns how many bytes had no reading so far.
    pub(crate) const fn invalid_bytes(&self) -> u64 {
        self.invalid_bytes
    }

    /// Ends the text: what was broken off has no reading. Returns how many bytes had none in all.
    pub fn finish(mut self, out: &mut String) -> u64 {
        self.feed(&[], true, out);
        self.invalid_bytes
    }

    fn feed(&mut self, bytes: &[u8], last: bool, out: &mut String) {
        match &mut self.inner {
            Inner::Web(decoder) => self.invalid_bytes += feed_web(decoder, bytes, last, out),
            Inner::Utf32 { big, unit, filled } => {
                let big = *big;
                for &byte in bytes {
                    if let Some(slot) = unit.get_mut(*filled) {
                        *slot = byte;
                    }
                    *filled += 1;
                    if *filled == unit.len() {
                        *filled = 0;
                        let value = if big { u32::from_be_bytes(*unit) } else { u32::from_le_bytes(*unit) };
                        let character = char::from_u32(value);
                        self.invalid_bytes += if character.is_none() { 4 } else { 0 };
                        out.push(character.unwrap_or(char::REPLACEMENT_CHARACTER));
                    }
                }
                if last && *filled > 0 {
                    self.invalid_bytes += *filled as u64;
                    *filled = 0;
                    out.push(char::REPLACEMENT_CHARACTER);
                }
            }
        }
    }
}

fn feed_web(decoder: &mut encoding_rs::Decoder, bytes: &[u8], last: bool, out: &mut String) -> u64 {
    let mut invalid = 0;
    let mut rest = bytes;
    loop {
        let room = decoder.max_utf8_buffer_length_without_replacement(rest.len());
        out.reserve(room.unwrap_or(rest.len()).max(16));
        let (result, read) = decoder.decode_to_string_without_replacement(rest, out, last);
        rest = rest.get(read..).unwrap_or_default();
        match result {
            encoding_rs::DecoderResult::InputEmpty => return invalid,
            encoding_rs::DecoderResult::OutputFull => {}
            encoding_rs::DecoderResult::Malformed(length, _) => {
                invalid += u64::from(length);
                out.push(char::REPLACEMENT_CHARACTER);
            }
        }
    }
}

/// A whole text, decoded, and what is needed to write it back.
///
/// Invariant: where [`encode`](Self::encode) succeeds it gives the very bytes that were decoded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    content: String,
    encoding: Encoding,
    bom: bool,
    invalid_bytes: u64,
    reversible: bool,
}

impl Text {
    /// Decodes the bytes of a file: by the BOM, else as UTF-8.
    ///
    /// It never fails, binary files included; ask [`super::is_binary`] before.
    #[must_use]
    pub fn decode(bytes: &[u8]) -> Self {
        let found = detect(bytes);
        Self::decode_as(bytes.get(found.bom_len..).unwrap_or_default(), found.encoding, found.bom_len > 0)
    }

    /// Decodes bytes that may come with a label, as web pages do: by the BOM, else by the label, else as UTF-8 where
    /// that is valid, else as windows-1252. A label that names no encoding is as if absent.
    #[must_use]
    pub fn decode_labelled(bytes: &[u8], label: Option<&str>) -> Self {
        if detect(bytes).bom_len > 0 {
            return Self::decode(bytes);
        }
        let encoding =
            label.and_then(Encoding::for_label).unwrap_or_else(|| match std::str::from_utf8(bytes) {
                Ok(_) => Encoding::Utf8,
                Err(_) => Encoding::WINDOWS_1252,
            });
        Self::decode_as(bytes, encoding, false)
    }

    fn decode_as(body: &[u8], encoding: Encoding, bom: bool) -> Self {
        if encoding == Encoding::Utf8
            && let Ok(content) = std::str::from_utf8(body)
        {
            return Self { content: content.to_owned(), encoding, bom, invalid_bytes: 0, reversible: true };
        }
        let mut content = String::new();
        let mut decoder = Decoder::new(encoding);
        decoder.push(body, &mut content);
        let invalid_bytes = decoder.finish(&mut content);
        // Several byte sequences can stand for one text (escapes of ISO-2022-JP, doubles of Shift_JIS), so the only
        // proof that the way back leads here is to go it.
        let reversible = invalid_bytes == 0 && encoding.encode(&content).is_ok_and(|again| again == body);
        Self { content, encoding, bom, invalid_bytes, reversible }
    }

    /// Returns the characters, without the BOM.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.content
    }

    /// Returns the characters, without the BOM.
    #[must_use]
    pub fn into_string(self) -> String {
        self.content
    }

    /// Returns the encoding of the bytes.
    #[must_use]
    pub const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Tells whether the bytes began with a BOM.
    #[must_use]
    pub const fn has_bom(&self) -> bool {
        self.bom
    }

    /// Returns how many bytes had no reading and are shown as U+FFFD.
    #[must_use]
    pub const fn invalid_bytes(&self) -> u64 {
        self.invalid_bytes
    }

    /// Tells whether the characters say less than the bytes did.
    #[must_use]
    pub const fn is_lossy(&self) -> bool {
        self.invalid_bytes > 0
    }

    /// Returns the bytes this was decoded from, BOM included.
    ///
    /// # Errors
    ///
    /// Those of [`encode_with`](Self::encode_with), [`TextError::Unmappable`] apart.
    pub fn encode(&self) -> Result<Vec<u8>, TextError> {
        self.encode_with(&self.content)
    }

    /// Returns the bytes of other characters in the same encoding, with a BOM where this has one.
    ///
    /// # Errors
    ///
    /// [`TextError::Lossy`] and [`TextError::Irreversible`] where bytes would be lost that the characters don't hold,
    /// and [`TextError::Unmappable`] where the encoding has no form for one of the new characters.
    pub fn encode_with(&self, content: &str) -> Result<Vec<u8>, TextError> {
        let encoding = self.encoding.name();
        if self.is_lossy() {
            return Err(TextError::Lossy { encoding, invalid_bytes: self.invalid_bytes });
        }
        if !self.reversible {
            return Err(TextError::Irreversible { encoding });
        }
        let body = self.encoding.encode(content)?;
        if !self.bom {
            return Ok(body);
        }
        let mut bytes = self.encoding.bom().to_vec();
        bytes.extend(body);
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn check(bytes: &[u8], expected: &str, encoding: &str, invalid: u64) {
        let text = Text::decode(bytes);
        assert_eq!(
            (text.as_str(), text.encoding().name(), text.invalid_bytes()),
            (expected, encoding, invalid)
        );
        match text.encode() {
            Ok(again) => assert_eq!(again, bytes),
            Err(error) => assert_eq!((error.code().as_str(), invalid > 0), ("not_utf8", true)),
        }
    }

    #[test]
    fn text_is_read_in_its_own_encoding() {
        check(b"plain\r\nx", "plain\r\nx", "utf-8", 0);
        check(b"", "", "utf-8", 0);
        check(b"\xef\xbb\xbfkey=1\n", "key=1\n", "utf-8", 0);
        check(b"\xff\xfef\0o\0o\0\n\0", "foo\n", "utf-16le", 0);
        check(b"\xfe\xff\xd8\x3d\xde\x00", "😀", "utf-16be", 0);
        check(b"\xff\xfe\0\0\x00\xf6\x01\x00", "😀", "utf-32le", 0);
        check(b"\0\0\xfe\xff\0\0\0a", "a", "utf-32be", 0);
    }

    #[test]
    fn bytes_without_a_reading_are_counted_and_never_written_back() {
        check(b"caf\xe9=1\nx=1\n", "caf\u{fffd}=1\nx=1\n", "utf-8", 1);
        check(b"\xf0\x9f\x98", "\u{fffd}", "utf-8", 3);
        check(b"a\xff\xffb", "a\u{fffd}\u{fffd}b", "utf-8", 2);
        check(b"\xff\xfea", "\u{fffd}", "utf-16le", 1);
        check(b"\xff\xfe\x00\xd8a\0", "\u{fffd}a", "utf-16le", 2);
        check(b"\0\0\xfe\xff\0\x11\0\0", "\u{fffd}", "utf-32be", 4);
        check(b"\0\0\xfe\xff\0\0", "\u{fffd}", "utf-32be", 2);
    }

    #[test]
    fn an_edit_keeps_encoding_and_bom() {
        let text = Text::decode(b"\xff\xfea\0\n\0");
        assert_eq!(text.encode_with("b\n").unwrap(), b"\xff\xfeb\0\n\0");
        let text = Text::decode(b"\xef\xbb\xbfkey=1\n");
        assert_eq!(text.encode_with(&text.as_str().replace('1', "2")).unwrap(), b"\xef\xbb\xbfkey=2\n");
    }

    #[test]
    fn labelled_bytes_are_read_by_bom_then_label_then_what_they_are() {
        let check = |bytes: &[u8], label: Option<&str>, expected: &str, encoding: &str| {
            let text = Text::decode_labelled(bytes, label);
            assert_eq!((text.as_str(), text.encoding().name()), (expected, encoding));
        };
        check(b"caf\xe9", None, "café", "windows-1252");
        check(b"caf\xc3\xa9", None, "café", "utf-8");
        check(b"caf\xc3\xa9", Some("latin1"), "cafÃ©", "windows-1252");
        check(b"\xef\xbb\xbfcaf\xc3\xa9", Some("latin1"), "café", "utf-8");
        check(b"\x82\xa0", Some("shift_jis"), "あ", "Shift_JIS");
        check(b"caf\xe9", Some("no-such"), "café", "windows-1252");
        check(b"\xbb", Some("koi8-r"), "╩", "KOI8-R");
    }

    #[test]
    fn a_text_with_several_byte_forms_is_not_rewritten_in_another() {
        // An escape to ASCII where ASCII already holds: nothing is invalid, and yet it would not come back.
        let text = Text::decode_labelled(b"\x1b(Ba", Some("iso-2022-jp"));
        assert_eq!((text.as_str(), text.is_lossy()), ("a", false));
        assert_eq!(text.encode(), Err(TextError::Irreversible { encoding: "ISO-2022-JP" }));
    }

    fn any_encoding() -> impl Strategy<Value = Encoding> {
        let labels =
            ["windows-1252", "shift_jis", "euc-kr", "gb18030", "big5", "iso-2022-jp", "koi8-u", "euc-jp"];
        let legacy = prop::sample::select(labels.map(|label| Encoding::for_label(label).unwrap()).to_vec());
        let unicode =
            [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be, Encoding::Utf32Le, Encoding::Utf32Be];
        prop_oneof![prop::sample::select(unicode.to_vec()), legacy]
    }

    proptest! {
        #[test]
        fn decoding_and_encoding_any_bytes_gives_them_back_or_refuses(
            bom in prop::sample::select(vec![&b""[..], b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\0\0"]),
            body in prop::collection::vec(any::<u8>(), 0..64),
        ) {
            let bytes = [bom, &body].concat();
            let text = Text::decode(&bytes);
            match text.encode() {
                Ok(again) => prop_assert_eq!(again, bytes),
                Err(_) => prop_assert!(text.is_lossy()),
            }
        }

        #[test]
        fn labelled_bytes_come_back_or_are_refused(
            bytes in prop::collection::vec(any::<u8>(), 0..64), encoding in any_encoding(),
        ) {
            let text = Text::decode_as(&bytes, encoding, false);
            if let Ok(again) = text.encode() {
                prop_assert_eq!(again, bytes);
            }
        }

        #[test]
        fn characters_survive_every_unicode_encoding(content: String, big: bool, wide: bool) {
            let encoding = match (wide, big) {
                (false, false) => Encoding::Utf16Le,
                (false, true) => Encoding::Utf16Be,
                (true, false) => Encoding::Utf32Le,
                (true, true) => Encoding::Utf32Be,
            };
            let mut bytes = encoding.bom().to_vec();
            bytes.extend(encoding.encode(&content).unwrap());
            // A text that begins with a NUL turns the mark of UTF-16LE into that of UTF-32LE.
            prop_assume!(detect(&bytes).encoding == encoding);
            let text = Text::decode(&bytes);
            prop_assert_eq!(text.as_str(), content);
            prop_assert_eq!(text.encode().unwrap(), bytes);
        }

        #[test]
        fn pieces_decode_like_the_whole(
            bytes in prop::collection::vec(any::<u8>(), 0..64),
            piece in 1_usize..9,
            encoding in any_encoding(),
        ) {
            let whole = Text::decode_as(&bytes, encoding, false);
            let mut content = String::new();
            let mut decoder = Decoder::new(encoding);
            for part in bytes.chunks(piece) {
                decoder.push(part, &mut content);
            }
            let invalid = decoder.finish(&mut content);
            prop_assert_eq!((content.as_str(), invalid), (whole.as_str(), whole.invalid_bytes()));
        }

        #[test]
        fn utf8_is_repaired_as_the_standard_library_repairs_it(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
            prop_assume!(detect(&bytes).bom_len == 0);
            let invalid: usize = bytes.utf8_chunks().map(|chunk| chunk.invalid().len()).sum();
            let text = Text::decode(&bytes);
            prop_assert_eq!(text.as_str(), String::from_utf8_lossy(&bytes));
            prop_assert_eq!(text.invalid_bytes(), invalid as u64);
        }
    }
}
