//! A whole file or a slice of it, whatever it holds.

use std::ffi::OsStr;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

use super::{COUNTED, Pieces, open_regular};
use crate::call::Call;
use crate::dir::{Dir, FileKind, Last, Names, Spot, find};
use crate::error::{PathError, ReadError};
use crate::limits::{Cause, Meter, Outcome, Total, Truncation, Unit};
use crate::paths::{shown_line, shown_name};
use crate::text::{Decoder, detect, is_binary};

/// Characters of a whole text, where the caller says nothing else.
const WHOLE_CHARS: u64 = 80_000;
/// Bytes of what is no text: what 80,000 characters of base64 hold.
const BINARY_BYTES: u64 = 60_000;
/// The largest image: 20 MiB.
const IMAGE_BYTES: u64 = 20 * 1024 * 1024;

/// Asks for what a path holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadFile {
    /// The path, as the caller writes it.
    pub path: String,
    /// The first character of a text, the first byte of anything else; 0-based.
    pub offset: Option<u64>,
    /// How many, from there on; `None` is all there are.
    pub length: Option<u64>,
    /// The most characters returned of a text. `None` is 80,000 where neither `offset` nor `length` is given, and no
    /// limit otherwise.
    pub max_chars: Option<u64>,
    /// Whether a path that names nothing is an answer (`None`) instead of an error.
    pub allow_missing: bool,
}

impl ReadFile {
    /// Asks for the whole.
    #[must_use]
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into(), offset: None, length: None, max_chars: None, allow_missing: false }
    }

    /// Asks for a slice.
    #[must_use]
    pub fn slice(path: impl Into<String>, offset: u64, length: Option<u64>) -> Self {
        Self { offset: Some(offset), length, ..Self::new(path) }
    }
}

/// What a path holds. Serialises as the metadata of the answer, without the content itself.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct FileContent {
    /// The path as given.
    pub path: String,
    /// What is there.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub content: Content,
}

/// The kinds of content.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[non_exhaustive]
pub enum Content {
    /// Characters.
    Text(TextContent),
    /// Bytes that are no text.
    Binary(BinaryContent),
    /// A png, jpeg, gif or webp image.
    Image(ImageContent),
    /// The names in a directory.
    Directory(DirectoryContent),
}

/// A slice of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct TextContent {
    /// The characters, without a byte order mark.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub text: String,
    /// Bytes of the whole file.
    pub bytes: u64,
    /// Lines of the whole file; `None` where it is too long to be counted.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub line_count: Option<u64>,
    /// Whether less was returned than was asked for.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub truncated: bool,
    /// Characters returned.
    pub returned_chars: u64,
    /// Characters of the whole file; `None` where it is too long to be counted.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub total_chars: Option<u64>,
    /// The offset that goes on after the slice; `None` where nothing follows.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub next: Option<u64>,
    /// Whether the file begins with a byte order mark.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub bom: bool,
    /// The encoding, by the byte order mark, else UTF-8.
    pub encoding: &'static str,
    /// Whether bytes had no reading and are shown as U+FFFD.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub lossy: bool,
    /// How many bytes, of those that were read.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_zero"))]
    pub invalid_bytes: u64,
}

#[cfg(feature = "serde")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// A slice of bytes that are no text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct BinaryContent {
    /// The bytes, at most 60,000.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub data: Vec<u8>,
    /// Always set, to tell it from text.
    pub binary: bool,
    /// Bytes of the whole file.
    pub bytes: u64,
    /// Whether less was returned than was asked for.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub truncated: bool,
    /// Bytes returned.
    pub returned_bytes: u64,
}

/// An image, whole.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct ImageContent {
    /// The bytes of the file.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub data: Vec<u8>,
    /// How many they are.
    pub bytes: u64,
    /// What they are, e.g. `image/png`.
    pub mime_type: &'static str,
}

/// The names in a directory.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct DirectoryContent {
    /// The names in byte order, directories with `/` at the end.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub entries: Vec<String>,
    /// How many entries there are.
    pub entry_count: u64,
    /// Always set, to tell it from a file.
    pub directory: bool,
}

/// Reads what a path holds. `None` where it names nothing and that was allowed.
///
/// An offset past the end is no error: the slice is empty, and a note gives the length.
///
/// # Errors
///
/// [`ReadError::Path`], [`ReadError::NotARegularFile`], [`ReadError::Io`] and [`ReadError::Stopped`].
///
/// ```
/// use fsops::Call;
/// use fsops::paths::Base;
/// use fsops::read::{Content, ReadFile, read_file};
///
/// # let directory = tempfile::tempdir()?;
/// # std::fs::write(directory.path().join("notes.txt"), "é漢😀x")?;
/// let call = Call::new(Base::new(directory.path())?);
/// let found = read_file(&call, &ReadFile::slice("notes.txt", 1, Some(2)))?.value.expect("it is there");
/// let Content::Text(text) = found.content else { panic!("it is text") };
/// assert_eq!((text.text.as_str(), text.next, text.total_chars), ("漢😀", Some(3), Some(4)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_file(call: &Call, request: &ReadFile) -> Result<Outcome<Option<FileContent>>, ReadError> {
    let spot = find(call, &request.path, Last::Follow, Names::Alike)?;
    let kind = match spot.existing() {
        Ok(stat) => stat.kind,
        Err(PathError::NotFound { .. }) if request.allow_missing => return Ok(Outcome::complete(None)),
        Err(error) => return Err(error.into()),
    };
    let outcome = match kind {
        FileKind::Directory => read_directory(&spot)?,
        _ => read_regular(call, request, &spot)?,
    };
    let Outcome { value, truncations, notes } = outcome;
    let notes = spot.notes.iter().cloned().chain(notes).collect();
    Ok(Outcome { value: Some(FileContent { path: spot.shown, content: value }), truncations, notes })
}

fn read_directory(spot: &Spot) -> Result<Outcome<Content>, ReadError> {
    let entries = spot.open_dir().and_then(|dir: Dir| dir.entries());
    let mut entries = entries.map_err(|source| ReadError::Io { path: spot.path(), source })?;
    entries.sort_unstable_by(|a, b| a.name.as_encoded_bytes().cmp(b.name.as_encoded_bytes()));
    let mut room = WHOLE_CHARS;
    let mut meter = Meter::new("entries", Unit::Entries, None);
    let mut names = Vec::new();
    for entry in &entries {
        let mut name = shown_line(&shown_name(&entry.name).text).into_owned();
        if entry.kind == FileKind::Directory {
            name.push('/');
        }
        room = room.saturating_sub(name.chars().count() as u64 + 1);
        if room == 0 {
            break;
        }
        meter.take(1);
        names.push(name);
    }
    let all = entries.len() as u64;
    let cut = (meter.kept() < all).then_some(Truncation {
        part: "entries",
        unit: Unit::Entries,
        cause: Cause::Limit,
        kept: meter.kept(),
        total: Total::Exactly(all),
        next: None,
    });
    let content = DirectoryContent { entries: names, entry_count: all, directory: true };
    Ok(Outcome::complete(Content::Directory(content)).truncated(cut))
}

fn read_regular(call: &Call, request: &ReadFile, spot: &Spot) -> Result<Outcome<Content>, ReadError> {
    let (file, stat) = open_regular(spot)?;
    let path = spot.path();
    let second = file.try_clone().map_err(|source| ReadError::Io { path: path.clone(), source })?;
    let pieces = Pieces::open(call, &path, file)?;
    let promised = image_extension(&spot.name);
    let found = image_magic(&pieces.head);
    let whole = request.offset.is_none() && request.length.is_none();
    let mut notes = Vec::new();
    let binary = match (promised, found) {
        (Some(promised), Some(found)) if promised == found => {
            if stat.len <= IMAGE_BYTES && whole {
                return read_image(pieces, second, &path, found);
            }
            if whole {
                notes.push(format!("the image has {} bytes, shown are images up to {IMAGE_BYTES}", stat.len));
            }
            true
        }
        (Some(promised), _) => {
            notes.push(format!("the name says {promised}, the bytes don't"));
            found.is_some() || is_binary(&pieces.head)
        }
        (None, Some(found)) if is_binary(&pieces.head) || std::str::from_utf8(&pieces.head).is_err() => {
            notes.push(format!("the bytes are {found}, the name doesn't say so"));
            true
        }
        (None, _) => is_binary(&pieces.head),
    };
    let outcome = if binary {
        read_binary(request, second, &path, stat.len.max(pieces.head.len() as u64))?
    } else {
        read_text(request, pieces, stat.len)?
    };
    Ok(Outcome { notes: notes.into_iter().chain(outcome.notes).collect(), ..outcome })
}

fn read_image(
    pieces: Pieces<'_>,
    mut file: crate::dir::File,
    path: &Path,
    mime_type: &'static str,
) -> Result<Outcome<Content>, ReadError> {
    let mut data = pieces.head;
    let room = IMAGE_BYTES.saturating_sub(data.len() as u64);
    let rest = file.by_ref().take(room).read_to_end(&mut data);
    rest.map_err(|source| ReadError::Io { path: path.to_owned(), source })?;
    let bytes = data.len() as u64;
    Ok(Outcome::complete(Content::Image(ImageContent { data, bytes, mime_type })))
}

fn read_binary(
    request: &ReadFile,
    mut file: crate::dir::File,
    path: &Path,
    bytes: u64,
) -> Result<Outcome<Content>, ReadError> {
    let offset = request.offset.unwrap_or(0);
    let left = bytes.saturating_sub(offset);
    let asked = request.length.unwrap_or(left).min(left);
    let mut data = Vec::new();
    let io = |source| ReadError::Io { path: path.to_owned(), source };
    file.seek(SeekFrom::Start(offset.min(bytes))).map_err(io)?;
    file.take(asked.min(BINARY_BYTES)).read_to_end(&mut data).map_err(io)?;
    let returned_bytes = data.len() as u64;
    let truncated = asked > BINARY_BYTES;
    let cut = truncated.then_some(Truncation {
        part: "bytes",
        unit: Unit::Bytes,
        cause: Cause::Limit,
        kept: returned_bytes,
        total: Total::Exactly(bytes),
        next: Some(offset + returned_bytes),
    });
    let content = BinaryContent { data, binary: true, bytes, truncated, returned_bytes };
    let outcome = Outcome::complete(Content::Binary(content)).truncated(cut);
    Ok(if offset > 0 && offset >= bytes {
        outcome.noted(format!("offset {offset} is past the end ({bytes} bytes)"))
    } else {
        outcome
    })
}

fn read_text(request: &ReadFile, mut pieces: Pieces<'_>, len: u64) -> Result<Outcome<Content>, ReadError> {
    let offset = request.offset.unwrap_or(0);
    let whole = request.offset.is_none() && request.length.is_none();
    let limit = request.max_chars.or(whole.then_some(WHOLE_CHARS)).unwrap_or(u64::MAX);
    let asked_end = offset.saturating_add(request.length.unwrap_or(u64::MAX));
    let mut slicer = Slicer {
        offset,
        end: asked_end.min(offset.saturating_add(limit)),
        seen: 0,
        newlines: 0,
        unfinished: false,
        text: String::new(),
    };
    let found = detect(&pieces.head);
    let mut decoder = Decoder::new(found.encoding);
    let mut piece = String::new();
    pieces.skip(found.bom_len);
    let mut counting = true;
    while counting && let Some(bytes) = pieces.next()? {
        piece.clear();
        decoder.push(bytes, &mut piece);
        slicer.push(&piece);
        let too_long = len > COUNTED || pieces.read > COUNTED;
        counting = !(too_long && slicer.seen > slicer.end);
    }
    let invalid_bytes = if counting {
        piece.clear();
        let invalid = decoder.finish(&mut piece);
        slicer.push(&piece);
        invalid
    } else {
        decoder.invalid_bytes()
    };
    let Slicer { end, seen, newlines, unfinished, text, .. } = slicer;
    let returned_chars = end.min(seen).saturating_sub(offset);
    let next = (end < seen && returned_chars > 0).then_some(end);
    let truncated = end < asked_end && end < seen;
    let cut = truncated.then_some(Truncation {
        part: "text",
        unit: Unit::Characters,
        cause: Cause::Limit,
        kept: returned_chars,
        total: if counting { Total::Exactly(seen) } else { Total::AtLeast(seen) },
        next,
    });
    let content = TextContent {
        text,
        bytes: if counting { pieces.read } else { len.max(pieces.read) },
        line_count: counting.then_some(newlines + u64::from(unfinished)),
        truncated,
        returned_chars,
        total_chars: counting.then_some(seen),
        next,
        bom: found.bom_len > 0,
        encoding: found.encoding.name(),
        lossy: invalid_bytes > 0,
        invalid_bytes,
    };
    let outcome = Outcome::complete(Content::Text(content)).truncated(cut);
    Ok(if offset > 0 && offset >= seen {
        outcome.noted(format!("offset {offset} is past the end ({seen} chars)"))
    } else {
        outcome
    })
}

/// Cuts a slice out of a text that comes piece by piece, and counts the rest.
struct Slicer {
    offset: u64,
    /// The first character that isn't in the slice.
    end: u64,
    seen: u64,
    newlines: u64,
    /// Whether the last character so far isn't a newline.
    unfinished: bool,
    text: String,
}

impl Slicer {
    fn push(&mut self, piece: &str) {
        let Some(last) = piece.as_bytes().last() else { return };
        self.unfinished = *last != b'\n';
        self.newlines += memchr::memchr_iter(b'\n', piece.as_bytes()).count() as u64;
        let chars = piece.chars().count() as u64;
        if self.seen < self.end && self.seen + chars > self.offset {
            let from = byte_of(piece, self.offset.saturating_sub(self.seen));
            let to = byte_of(piece, self.end - self.seen);
            self.text.push_str(piece.get(from..to).unwrap_or_default());
        }
        self.seen += chars;
    }
}

/// Returns where the n-th character of a text begins, its end where there are fewer.
fn byte_of(text: &str, n: u64) -> usize {
    match usize::try_from(n) {
        Ok(0) => 0,
        Ok(n) => text.char_indices().nth(n).map_or(text.len(), |(at, _)| at),
        Err(_) => text.len(),
    }
}

/// Returns the kind of image that a name promises.
fn image_extension(name: &OsStr) -> Option<&'static str> {
    let extension = Path::new(name).extension()?.to_str()?.to_ascii_lowercase();
    Some(match extension.as_str() {
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "webp" => "image/webp",
        _ => return None,
    })
}

/// Returns the kind of image that bytes begin like.
fn image_magic(head: &[u8]) -> Option<&'static str> {
    if head.starts_with(b"\x89PNG\r\n\x1a\n") {
        Some("image/png")
    } else if head.starts_with(b"\xff\xd8\xff") {
        Some("image/jpeg")
    } else if head.starts_with(b"GIF87a") || head.starts_with(b"GIF89a") {
        Some("image/gif")
    } else if head.starts_with(b"RIFF") && head.get(8..12) == Some(b"WEBP") {
        Some("image/webp")
    } else {
        None
    }
}
