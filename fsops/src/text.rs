//! Bytes as text and back: encodings, line endings, slices.
//!
//! Bytes come in. [`detect`] says what they are, [`Text::decode`] turns them into characters, [`Decoder`] does the same
//! piece by piece. Out come characters together with what is needed to get the bytes back: encoding, BOM, and whether
//! any byte had no reading. [`Text::encode`] gives exactly the bytes that came in, or refuses.
//!
//! Words, used the same way everywhere:
//!
//! | word | meaning |
//! | --- | --- |
//! | line | up to and including LF, or up to the end; CR, VT, FF, NEL, U+2028 and U+2029 end no line |
//! | line number | 1-based; a range of lines includes its last |
//! | CRLF | LF after CR; a CR elsewhere is data |
//! | character | Unicode scalar value; offsets of characters are 0-based |
//! | binary | holds a NUL, unless a UTF-16 or UTF-32 BOM says why |
//!
//! Nothing is guessed: a BOM decides, then the caller's label, else it is UTF-8. Lines are found in bytes, and LF is
//! LF in every encoding that extends ASCII; text in UTF-16 or UTF-32 is decoded before it is sliced.

mod chars;
mod decode;
mod encoding;
mod endings;
mod lines;

pub use chars::{CharSlice, slice_chars};
pub use decode::{Decoder, Text};
pub use encoding::{Charset, Detected, Encoding, detect, is_binary};
pub use endings::{EndingKind, LineEnding, LineEndings, convert_endings, ends_with_newline};
pub use lines::{Line, LineRange, LineSlice, Lines, count_lines, lines, slice_lines};
