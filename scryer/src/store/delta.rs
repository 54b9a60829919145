//! A text by what another one has of it.
//!
//! LZ4 finds what a block has in common with a dictionary of 64 KiB. Blocks are half as long, and the dictionary of each is
//! the stretch of the other text around the same place, so what moved by some KiB is still found.

use lz4_flex::block;

/// How long a block is.
const BLOCK: usize = 32 << 10;
/// Where the dictionary of a block begins and ends, from the block's start on in the other text.
const BEFORE: usize = 16 << 10;
const BEHIND: usize = 48 << 10;

fn dictionary(base: &[u8], start: usize) -> &[u8] {
    let end = (start + BEHIND).min(base.len());
    base.get(start.saturating_sub(BEFORE).min(end)..end).unwrap_or_default()
}

/// What it takes to make `text` of `base`: with [`apply`], and of that very `base`.
pub(super) fn diff(base: &[u8], text: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    for (number, part) in text.chunks(BLOCK).enumerate() {
        let packed = block::compress_with_dict(part, dictionary(base, number * BLOCK));
        for len in [part.len(), packed.len()] {
            out.extend_from_slice(&(len as u32).to_le_bytes());
        }
        out.extend_from_slice(&packed);
    }
    out
}

/// The text that [`diff`] was given; `None`, or another text, if `delta` is damaged or of another `base`.
pub(super) fn apply(base: &[u8], mut delta: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    while !delta.is_empty() {
        let (len, rest) = delta.split_first_chunk::<4>()?;
        let (packed_len, rest) = rest.split_first_chunk::<4>()?;
        let len = usize::try_from(u32::from_le_bytes(*len)).ok().filter(|&len| len <= BLOCK)?;
        let (packed, rest) = rest.split_at_checked(u32::from_le_bytes(*packed_len) as usize)?;
        let part = block::decompress_with_dict(packed, len, dictionary(base, out.len())).ok()?;
        if part.len() != len || (len < BLOCK && !rest.is_empty()) {
            return None;
        }
        out.extend_from_slice(&part);
        delta = rest;
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    /// Bytes that nothing can be packed into.
    fn noise(seed: u8, len: usize) -> Vec<u8> {
        let mut out = vec![0; len];
        blake3::Hasher::new().update(&[seed]).finalize_xof().fill(&mut out);
        out
    }

    #[test]
    fn what_stays_takes_no_room() {
        let base = noise(1, 300_000);
        let mut text = base.clone();
        text.splice(1_000..1_000, noise(2, 5_000));
        text.splice(200_000..200_100, noise(3, 50));
        text.extend(noise(4, 700));
        let delta = diff(&base, &text);
        assert_eq!(apply(&base, &delta).as_deref(), Some(&text[..]));
        assert!(delta.len() < 9_000, "{}", delta.len());
        assert_ne!(apply(&noise(9, 300_000), &delta), Some(text));
    }

    proptest! {
        #[test]
        fn every_text_comes_back(base in vec(0..4u8, 0..70_000), text in vec(0..4u8, 0..70_000)) {
            prop_assert_eq!(apply(&base, &diff(&base, &text)), Some(text));
        }

        #[test]
        fn any_bytes_are_refused_or_are_some_text(base in vec(any::<u8>(), 0..300), delta in vec(any::<u8>(), 0..300)) {
            let _ = apply(&base, &delta);
        }
    }
}
