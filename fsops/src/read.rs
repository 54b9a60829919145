//! Files and directories as text, lines, bytes or names.
//!
//! A path and a range come in; [`read_file`] gives characters of a text, bytes of what is none, an image whole, or the
//! names in a directory, and [`read_lines`] gives numbered lines. [`read_strict`] gives a
//! text that is going to be used, as it is stored. Everything is streamed: memory follows what is
//! returned, not what the file holds.
//!
//! What a file is is decided by its first MiB: a NUL there makes it binary, unless the BOM of UTF-16 or UTF-32 explains
//! it. Thus all slices of one file are of one kind, and put together they are the file.
//!
//! What it refuses: FIFOs, sockets and devices are never opened. What never ends is read to a cap.

mod content;
mod lines;
mod strict;

pub use content::{
    BinaryContent, Content, DirectoryContent, FileContent, ImageContent, ReadFile, TextContent, read_file,
};
pub use lines::{FileLines, NumberedLine, ReadLines, read_lines};
#[cfg(feature = "web")]
pub(crate) use strict::read_whole;
pub use strict::{ReadStrict, read_strict};

use std::io::Read;
use std::path::Path;

use crate::call::Call;
use crate::dir::{File, FileKind, Spot, Stat, stat_of};
use crate::error::ReadError;

/// Bytes that decide what a file is: 1 MiB.
const HEAD: usize = 1024 * 1024;

/// Bytes that are read to say how much there is, beyond what was asked for: 256 MiB.
const COUNTED: u64 = 256 * 1024 * 1024;

/// Opens what a spot names, where it is a regular file.
pub(crate) fn open_regular(spot: &Spot) -> Result<(File, Stat), ReadError> {
    let special = |kind| ReadError::NotARegularFile { path: spot.path(), kind };
    match spot.existing()?.kind {
        FileKind::File => {}
        FileKind::Directory => return Err(ReadError::IsDirectory { path: spot.path() }),
        kind => return Err(special(kind)),
    }
    let io = |source| ReadError::Io { path: spot.path(), source };
    let file = spot.dir().open_file(&spot.name).map_err(io)?;
    // It may have become something else since it was looked at.
    let stat = stat_of(&file).map_err(io)?;
    if stat.kind == FileKind::File { Ok((file, stat)) } else { Err(special(stat.kind)) }
}

/// Hands out a file piece by piece, and knows how much there was.
struct Pieces<'a> {
    call: &'a Call,
    path: &'a Path,
    file: File,
    head: Vec<u8>,
    given: usize,
    buffer: Vec<u8>,
    /// Bytes handed out.
    read: u64,
    ended: bool,
}

impl<'a> Pieces<'a> {
    /// Reads the head.
    fn open(call: &'a Call, path: &'a Path, file: File) -> Result<Self, ReadError> {
        let mut head = Vec::new();
        let taken = (&file).take(HEAD as u64).read_to_end(&mut head);
        taken.map_err(|source| ReadError::Io { path: path.to_owned(), source })?;
        Ok(Self { call, path, file, head, given: 0, buffer: Vec::new(), read: 0, ended: false })
    }

    /// Returns the next piece; `None` at the end.
    fn next(&mut self) -> Result<Option<&[u8]>, ReadError> {
        const PIECE: usize = 64 * 1024;
        let stopped = |stopped| ReadError::Stopped { path: self.path.to_owned(), stopped };
        self.call.deadline.check().map_err(stopped)?;
        if self.given < self.head.len() {
            let end = (self.given + PIECE).min(self.head.len());
            let piece = self.head.get(self.given..end).unwrap_or_default();
            self.given = end;
            self.read += piece.len() as u64;
            return Ok(Some(piece));
        }
        if self.head.len() < HEAD {
            self.ended = true;
            return Ok(None);
        }
        self.buffer.resize(PIECE, 0);
        let length = loop {
            match self.file.read(&mut self.buffer) {
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                other => break other,
            }
        };
        let length = length.map_err(|source| ReadError::Io { path: self.path.to_owned(), source })?;
        self.read += length as u64;
        self.ended = length == 0;
        Ok(self.buffer.get(..length).filter(|piece| !piece.is_empty()))
    }

    /// Goes on after the byte order mark.
    fn skip(&mut self, bytes: usize) {
        self.given = bytes.min(self.head.len());
        self.read = self.given as u64;
    }
}

#[cfg(test)]
mod tests;
