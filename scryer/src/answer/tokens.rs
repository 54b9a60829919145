//! What a text costs a language model.

/// Counts tokens.
pub trait TokenCounter: Sync {
    /// How many tokens `text` is; no fewer.
    fn count(&self, text: &str) -> usize;
}

/// Takes every byte for a token: an upper bound for any tokenizer over bytes, and cheap.
#[derive(Clone, Copy, Debug, Default)]
pub struct BytesCounter;

impl TokenCounter for BytesCounter {
    fn count(&self, text: &str) -> usize {
        text.len()
    }
}

/// Counts in cl100k_base. The tables are built when they are first used, which takes a moment.
#[cfg(feature = "tokens")]
#[derive(Clone, Copy, Debug, Default)]
pub struct Cl100k;

#[cfg(feature = "tokens")]
impl TokenCounter for Cl100k {
    fn count(&self, text: &str) -> usize {
        tiktoken_rs::cl100k_base_singleton().count_ordinary(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_bound_tokens() {
        for text in ["", "fn main() {}", "größe 名前 🦀", "{\"line\":12,\"column\":3}"] {
            assert_eq!(BytesCounter.count(text), text.len());
            #[cfg(feature = "tokens")]
            assert!((usize::from(!text.is_empty())..=text.len()).contains(&Cl100k.count(text)), "{text}");
        }
    }
}
