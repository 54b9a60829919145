//! The body as the page meant it: decoded, and never more of it than the cap.
//!
//! The cap counts decoded bytes, so a small answer that unpacks to gigabytes stops at it. What claims to be gzip and
//! isn't, or breaks off, is an error at once and never passed on as text.

use std::io::{self, Read};

use flate2::read::MultiGzDecoder;

use super::client::{Answer, Raw};
use super::error::WebError;

/// A body that is read decoded.
pub(super) struct Body {
    decoder: Decoder,
    url: String,
}

enum Decoder {
    Plain(Box<Raw>),
    Gzip(Box<MultiGzDecoder<Peeked>>),
}

impl Body {
    /// Opens the body of an answer. The rest of the answer stays with the caller.
    pub(super) fn open(answer: Answer) -> Result<(Self, Opened), WebError> {
        let Answer { target, hops, notes, head, body } = answer;
        let url = target.shown();
        let encoding = head.header("content-encoding").unwrap_or_default();
        let names = encoding.split(',').map(str::trim).filter(|name| !name.is_empty());
        let names: Vec<_> = names.filter(|name| !name.eq_ignore_ascii_case("identity")).collect();
        let decoder = match names.as_slice() {
            [] => Decoder::Plain(Box::new(body)),
            [name] if name.eq_ignore_ascii_case("gzip") || name.eq_ignore_ascii_case("x-gzip") => {
                let peeked = Peeked { raw: body, any: false };
                Decoder::Gzip(Box::new(MultiGzDecoder::new(peeked)))
            }
            _ => return Err(WebError::UnsupportedEncoding { url, encoding }),
        };
        let length = match &decoder {
            Decoder::Plain(raw) => raw.length(),
            // The length of what is compressed says nothing about what it unpacks to.
            Decoder::Gzip(_) => None,
        };
        let content_type = head.header("content-type").filter(|value| !value.trim().is_empty());
        let opened = Opened { target, hops, notes, status: head.status, content_type, length };
        Ok((Self { decoder, url }, opened))
    }

    /// Reads on. `Ok(0)` is the end.
    pub(super) fn read(&mut self, buffer: &mut [u8]) -> Result<usize, WebError> {
        loop {
            let read = match &mut self.decoder {
                Decoder::Plain(raw) => raw.read(buffer),
                Decoder::Gzip(decoder) => decoder.read(buffer),
            };
            let error = match read {
                Ok(length) => return Ok(length),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => error,
            };
            if let Decoder::Gzip(decoder) = &self.decoder
                && !decoder.get_ref().any
                && error.kind() == io::ErrorKind::UnexpectedEof
            {
                // Nothing at all, in whatever encoding, is nothing.
                return Ok(0);
            }
            if let Some(cause) = self.raw_mut().take_error() {
                return Err(cause);
            }
            let reason = match error.kind() {
                io::ErrorKind::UnexpectedEof => "its gzip body ends early".to_owned(),
                _ => format!("its body is not the gzip it claims to be: {error}"),
            };
            return Err(WebError::Protocol { url: self.url.clone(), reason });
        }
    }

    /// Reads at most `cap` bytes into memory, and tells whether there were more.
    pub(super) fn read_to_cap(&mut self, cap: u64) -> Result<(Vec<u8>, bool), WebError> {
        let mut bytes = Vec::new();
        let mut buffer = vec![0; 64 * 1024];
        loop {
            let left = cap - bytes.len() as u64;
            // One byte past the cap is enough to know that there is more.
            let room = usize::try_from(left.saturating_add(1)).unwrap_or(usize::MAX).min(buffer.len());
            let read = self.read(buffer.get_mut(..room).unwrap_or_default())?;
            let Some(piece) = buffer.get(..read).filter(|piece| !piece.is_empty()) else {
                return Ok((bytes, false));
            };
            let kept = piece.len().min(usize::try_from(left).unwrap_or(usize::MAX));
            bytes.extend_from_slice(piece.get(..kept).unwrap_or_default());
            if kept < piece.len() {
                return Ok((bytes, true));
            }
        }
    }

    /// Says that less came than was announced; known at the end.
    pub(super) fn short(&self) -> Option<String> {
        match &self.decoder {
            Decoder::Plain(raw) => raw.short(),
            Decoder::Gzip(decoder) => decoder.get_ref().raw.short(),
        }
    }

    fn raw_mut(&mut self) -> &mut Raw {
        match &mut self.decoder {
            Decoder::Plain(raw) => raw,
            Decoder::Gzip(decoder) => &mut decoder.get_mut().raw,
        }
    }
}

/// What an answer says besides its body.
pub(super) struct Opened {
    pub(super) target: super::target::Target,
    pub(super) hops: Vec<super::client::Hop>,
    pub(super) notes: Vec<String>,
    pub(super) status: u16,
    pub(super) content_type: Option<String>,
    /// Bytes announced for the decoded body.
    pub(super) length: Option<u64>,
}

/// Knows whether anything came.
struct Peeked {
    raw: Raw,
    any: bool,
}

impl Read for Peeked {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.raw.read(buffer)?;
        self.any |= read > 0;
        Ok(read)
    }
}
