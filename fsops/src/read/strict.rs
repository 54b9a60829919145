//! Texts that are arguments: exactly as they are stored, or not at all.

use std::io::Read;
use std::path::PathBuf;

use super::open_regular;
use crate::call::Call;
use crate::dir::{Last, Names, find};
use crate::error::ReadError;
use crate::limits::Outcome;
use crate::text::slice_chars;

/// The largest file: 64 MiB.
const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// Asks for a text that is going to be written, searched for or parsed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadStrict {
    /// The path, as the caller writes it.
    pub path: String,
    /// The first character, 0-based; past the end the slice is empty.
    pub offset: u64,
    /// How many characters; `None` is all there are.
    pub length: Option<u64>,
}

impl ReadStrict {
    /// Asks for the whole.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into(), offset: 0, length: None }
    }
}

/// Reads a slice of a UTF-8 text. A byte order mark is a character like any other, and nothing is replaced.
///
/// # Errors
///
/// [`ReadError::NotUtf8`], [`ReadError::TooLarge`] above 64 MiB, [`ReadError::Path`], [`ReadError::IsDirectory`],
/// [`ReadError::NotARegularFile`] and [`ReadError::Io`].
///
/// ```
/// use fsops::Call;
/// use fsops::paths::Base;
/// use fsops::read::{ReadStrict, read_strict};
///
/// # let directory = tempfile::tempdir()?;
/// # std::fs::write(directory.path().join("new.txt"), "é漢😀\r\n")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let request = ReadStrict { offset: 1, length: Some(2), ..ReadStrict::new("new.txt") };
/// assert_eq!(read_strict(&call, &request)?.value, "漢😀");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_strict(call: &Call, request: &ReadStrict) -> Result<Outcome<String>, ReadError> {
    let Outcome { value: (path, bytes), notes, .. } = read_at_most(call, &request.path)?;
    let text = String::from_utf8(bytes)
        .map_err(|error| ReadError::NotUtf8 { path, at: error.utf8_error().valid_up_to() as u64 })?;
    let slice = slice_chars(&text, request.offset, request.length);
    let value = if slice.returned == slice.total { text } else { slice.text.to_owned() };
    Ok(Outcome { value, truncations: Vec::new(), notes })
}

/// Reads all bytes of a file of at most 64 MiB.
#[cfg(feature = "web")]
pub(crate) fn read_whole(call: &Call, path: &str) -> Result<Outcome<Vec<u8>>, ReadError> {
    Ok(read_at_most(call, path)?.map(|(_, bytes)| bytes))
}

/// Returns the path without links, too, for messages.
fn read_at_most(call: &Call, given: &str) -> Result<Outcome<(PathBuf, Vec<u8>)>, ReadError> {
    let spot = find(call, given, Last::Follow, Names::Alike)?;
    let (file, stat) = open_regular(&spot)?;
    let path = spot.path();
    let too_large = |bytes| ReadError::TooLarge { path: path.clone(), bytes, limit: MAX_BYTES };
    if stat.len > MAX_BYTES {
        return Err(too_large(stat.len));
    }
    let mut bytes = Vec::new();
    let read = file.take(MAX_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|source| ReadError::Io { path: path.clone(), source })?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(too_large(bytes.len() as u64));
    }
    Ok(Outcome { value: (path, bytes), truncations: Vec::new(), notes: spot.notes })
}
