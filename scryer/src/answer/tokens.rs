//! What a text costs a language model.

use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

/// Counts tokens.
pub trait TokenCounter: Sync {
    /// How many tokens `text` is; no fewer. It may be a part of a longer text, cut after the end of a word: the sum over such
    /// parts is taken for the whole.
    fn count(&self, text: &str) -> usize;
}

/// Counts versions of one answer, which have most of their lines in common: what was counted once is not counted again.
///
/// A text is cut between a letter and the quotation mark or line break after it. The pattern by which tokenizers of the GPT
/// family cut a text first has a boundary there (its words end with the last letter), so the sum over the parts is exact.
pub(super) struct Recalling<'a> {
    counter: &'a dyn TokenCounter,
    known: Mutex<FxHashMap<Box<str>, usize>>,
}

impl<'a> Recalling<'a> {
    pub(super) fn new(counter: &'a dyn TokenCounter) -> Recalling<'a> {
        Recalling { counter, known: Mutex::default() }
    }

    /// How many tokens `text` is, if no more than `most`. It looks no further than it has to.
    pub(super) fn count_to(&self, text: &str, most: usize) -> Option<usize> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut sum: usize = 0;
        for part in parts(text) {
            let count = match known.get(part) {
                Some(&count) => count,
                None => {
                    let count = self.counter.count(part);
                    known.insert(part.into(), count);
                    count
                }
            };
            sum = sum.saturating_add(count);
            if sum > most {
                return None;
            }
        }
        Some(sum)
    }
}

/// The parts that a text may be counted by. Where they end depends on the letters around alone, so that a version with more or
/// less in front has the same ones from there on.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let ends = rest.char_indices().zip(rest.char_indices().skip(1));
        let mut ends = ends
            .filter(|((_, letter), (_, next))| letter.is_ascii_alphabetic() && matches!(next, '"' | '\n'));
        let (part, after) = rest.split_at(ends.next().map_or(rest.len(), |(_, (end, _))| end));
        rest = after;
        Some(part)
    })
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
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn bytes_bound_tokens() {
        for text in ["", "fn main() {}", "größe 名前 🦀", "{\"line\":12,\"column\":3}"] {
            assert_eq!(BytesCounter.count(text), text.len());
            #[cfg(feature = "tokens")]
            assert!((usize::from(!text.is_empty())..=text.len()).contains(&Cl100k.count(text)), "{text}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn parts_are_the_text_and_cost_what_it_costs(text in r#"([a-c]{1,3}|['\"{},:\[\]] ?|\\\\|\n{1,2}| {1,5}|[0-9]{1,4}|'s|é|Ж|🦀|\t|::|"name":"x"){0,40}"#) {
            prop_assert_eq!(parts(&text).collect::<String>(), text.clone());
            let counter = Recalling::new(&BytesCounter);
            prop_assert_eq!(counter.count_to(&text, usize::MAX), Some(text.len()));
            #[cfg(feature = "tokens")]
            {
                let counter = Recalling::new(&Cl100k);
                let whole = Cl100k.count(&text);
                for _ in 0..2 {
                    prop_assert_eq!(counter.count_to(&text, usize::MAX), Some(whole));
                    prop_assert_eq!(counter.count_to(&text, whole), Some(whole));
                    if let Some(less) = whole.checked_sub(1) {
                        prop_assert_eq!(counter.count_to(&text, less), None);
                    }
                }
            }
        }
    }
}
