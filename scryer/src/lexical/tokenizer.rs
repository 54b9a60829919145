//! [`each_word`] in the shape that tantivy asks for.

use tantivy::tokenizer::{Token, TokenStream, Tokenizer};

use super::words::each_word;

/// The name under which indexed fields ask for the tokenizer.
pub(super) const NAME: &str = "identifier";

/// Emits the words of [`super::words`].
#[derive(Clone, Default)]
pub(super) struct IdentifierTokenizer {
    buffer: String,
    /// The words of the current text, one after the other.
    text: String,
    /// Where each of them ends.
    ends: Vec<usize>,
    token: Token,
}

impl Tokenizer for IdentifierTokenizer {
    type TokenStream<'a> = WordStream<'a>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> WordStream<'a> {
        let IdentifierTokenizer { buffer, text: words, ends, token } = self;
        words.clear();
        ends.clear();
        each_word(text, buffer, &mut |word| {
            words.push_str(word);
            ends.push(words.len());
        });
        token.reset();
        WordStream { words, ends, next: 0, token }
    }
}

/// The words of one text.
pub(super) struct WordStream<'a> {
    words: &'a str,
    ends: &'a [usize],
    next: usize,
    token: &'a mut Token,
}

impl TokenStream for WordStream<'_> {
    fn advance(&mut self) -> bool {
        let Some(&end) = self.ends.get(self.next) else { return false };
        let start = self.next.checked_sub(1).and_then(|before| self.ends.get(before)).map_or(0, |&end| end);
        self.token.text.clear();
        self.token.text.push_str(self.words.get(start..end).unwrap_or_default());
        // Positions and offsets are not indexed: a running number is enough.
        self.token.position = self.next;
        self.next += 1;
        true
    }

    fn token(&self) -> &Token {
        self.token
    }

    fn token_mut(&mut self) -> &mut Token {
        self.token
    }
}
