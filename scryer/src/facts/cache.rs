//! Facts as bytes, for a store that keeps them by content hash.
//!
//! A store need not understand what it keeps: [`encode`] gives a blob, [`decode`] takes it back, and a blob of another
//! version of the model is simply not there.

use super::model::{FORMAT_VERSION, FileFacts};

/// The bytes of `facts`, with the version of the model in front.
pub fn encode(facts: &FileFacts) -> Vec<u8> {
    let bytes = FORMAT_VERSION.to_le_bytes().to_vec();
    // Writing to memory fails for no value that the model can hold; if it did, the blob would read as of no version.
    postcard::to_extend(facts, bytes).unwrap_or_default()
}

/// The facts in `bytes`; `None` if they were written by another version, or are damaged.
pub fn decode(bytes: &[u8]) -> Option<FileFacts> {
    let (version, rest) = bytes.split_first_chunk::<4>()?;
    if u32::from_le_bytes(*version) != FORMAT_VERSION {
        return None;
    }
    postcard::from_bytes(rest).ok()
}
