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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::lower;
    use crate::workspace::graph::Edition;

    #[test]
    fn what_was_written_is_read() {
        for text in [
            "",
            "fn f<T: A>(x: &T) -> u8 { println!(\"{x}\"); x.y(|z| z + 1)? }",
            include_str!("model.rs"),
            "fn (",
        ] {
            let facts = lower(text, Edition::E2018);
            assert_eq!(decode(&encode(&facts)), Some(facts));
        }
    }

    #[test]
    fn other_bytes_are_no_facts() {
        let bytes = encode(&lower("fn f() { g(1) }", Edition::E2021));
        let mut other = bytes.clone();
        other[0] ^= 1;
        assert_eq!(decode(&other), None);
        for len in 0..bytes.len() {
            assert_eq!(decode(&bytes[..len]), None);
        }
    }
}
