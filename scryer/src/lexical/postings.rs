//! The inverted index: which documents hold a word in which field, and how much that says.
//!
//! Everything of tantivy is in here and in `tokenizer`. Each index is one segment, written by one thread, so a document's
//! number in it is the place at which it was given, and reading needs neither stored fields nor a searcher.

use std::borrow::Cow;
use std::sync::Arc;

use rayon::prelude::*;
use tantivy::directory::RamDirectory;
use tantivy::fieldnorm::FieldNormReader;
use tantivy::index::{Index, SegmentReader};
use tantivy::postings::{Postings as _, SegmentPostings, TermInfo};
use tantivy::schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions};
use tantivy::tokenizer::{TextAnalyzer, TokenizerManager};
use tantivy::{DocSet as _, IndexSettings, InvertedIndexReader, TERMINATED, TantivyDocument};

use super::query::containers_of;
use super::tokenizer::{IdentifierTokenizer, NAME};
use super::words::squash_into;
use super::{Document, LexicalError};

/// How quickly repetition stops to count (the k1 of BM25).
const SATURATION: f32 = 1.2;
/// What one word in one field can be worth at most, before the field's weight.
const MAX_FREQUENCY_SCORE: f32 = SATURATION + 1.0;
/// Bytes of a signature, a doc comment or a path that are indexed. A doc comment says what it is about at its start.
const MAX_TEXT: usize = 4096;
/// A size hint for the writer's hash table, not a limit: a single segment is never cut.
const WRITER_MEMORY: usize = 1_000_000;
/// Shortest prefix that is expanded: one letter begins a tenth of all words.
const MIN_PREFIX: usize = 2;
/// Shortest word, in characters, that may be misspelt.
const MIN_FUZZY: usize = 5;

/// A part of a document and its share in the score.
struct FieldKind {
    text: for<'a> fn(&Document<'a>) -> Cow<'a, str>,
    weight: f32,
    /// How much a long text devalues a hit (the b of BM25).
    length_penalty: f32,
    /// Whether prefixes and misspellings are looked up here: only where words are names.
    expand: bool,
}

const FIELDS: &[FieldKind] = &[
    FieldKind {
        text: |document| start(document.name).into(),
        weight: 8.0,
        length_penalty: 0.75,
        expand: true,
    },
    FieldKind { text: containers, weight: 3.0, length_penalty: 0.5, expand: true },
    FieldKind {
        text: |document| start(document.signature).into(),
        weight: 1.5,
        length_penalty: 0.5,
        expand: false,
    },
    FieldKind {
        text: |document| start(document.docs).into(),
        weight: 1.0,
        length_penalty: 0.75,
        expand: false,
    },
    FieldKind {
        text: |document| start(document.kind).into(),
        weight: 0.5,
        length_penalty: 0.0,
        expand: false,
    },
    FieldKind {
        text: |document| start(document.file_path).into(),
        weight: 0.5,
        length_penalty: 0.5,
        expand: false,
    },
];

/// What a word is worth if it is found only as the beginning of a longer one.
const PREFIX_FACTOR: f32 = 0.4;
/// What a misspelt word is worth.
const FUZZY_FACTOR: f32 = 0.3;

/// The best that one word can be worth in a document, all fields together.
pub(super) fn max_word_score() -> f32 {
    FIELDS.iter().map(|field| field.weight * MAX_FREQUENCY_SCORE).sum()
}

/// Which occurrences of a word count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Match {
    /// The word itself.
    Word,
    /// The word, or a longer one that begins with it.
    Prefix,
    /// A word one insertion, deletion, replacement or swap of neighbours away.
    Misspelt,
}

/// The index, read only.
pub(super) struct Postings {
    fields: Vec<FieldPostings>,
    /// Squashed names, not tokenized.
    squashed: Option<Arc<InvertedIndexReader>>,
}

struct FieldPostings {
    kind: &'static FieldKind,
    terms: Arc<InvertedIndexReader>,
    lengths: FieldNormReader,
    /// The denominator's constant part of BM25, by length code.
    norms: Vec<f32>,
}

impl Postings {
    pub(super) fn build(documents: &[Document<'_>]) -> Result<Postings, LexicalError> {
        if documents.is_empty() {
            return Ok(Postings { fields: Vec::new(), squashed: None });
        }
        // Each field is an index of its own, so that they can be written side by side.
        let (fields, squashed) = rayon::join(
            || FIELDS.par_iter().map(|kind| FieldPostings::build(kind, documents)).collect::<Result<_, _>>(),
            || {
                let texts = documents.iter().map(|document| squashed_name(document.name).into());
                index_texts(TextKind::Whole, texts).map(|(terms, _)| terms)
            },
        );
        Ok(Postings { fields: fields?, squashed: Some(squashed?) })
    }

    /// The documents with a name that is `squashed` when squashed, in order.
    pub(super) fn named(&self, squashed: &str) -> Result<Vec<u32>, LexicalError> {
        let mut found = Vec::new();
        if let Some(reader) = &self.squashed
            && let Some(info) = reader.terms().get(squashed).map_err(LexicalError::read)?
        {
            each_posting(reader, &info, IndexRecordOption::Basic, |document, _| found.push(document))?;
        }
        Ok(found)
    }

    /// Puts what `word` is worth in each document that has it into `scores`. Within a field the best of the matching words
    /// counts, and the fields add up.
    pub(super) fn score(&self, word: &str, how: Match, scores: &mut Scores) -> Result<(), LexicalError> {
        for field in &self.fields {
            let terms = field.terms.terms();
            if how != Match::Misspelt
                && let Some(info) = terms.get(word).map_err(LexicalError::read)?
            {
                field.score(&info, 1.0, scores)?;
            }
            if field.kind.expand && how == Match::Prefix && word.len() >= MIN_PREFIX {
                let mut longer = terms.range().gt(word).into_stream().map_err(LexicalError::read)?;
                while longer.advance() && longer.key().starts_with(word.as_bytes()) {
                    field.score(longer.value(), PREFIX_FACTOR, scores)?;
                }
            }
            if field.kind.expand && how == Match::Misspelt && word.chars().nth(MIN_FUZZY - 1).is_some() {
                let mut all = terms.stream().map_err(LexicalError::read)?;
                while let Some((other, info)) = all.next() {
                    if one_edit_apart(word, other) {
                        field.score(info, FUZZY_FACTOR, scores)?;
                    }
                }
            }
            scores.end_field();
        }
        Ok(())
    }
}

impl FieldPostings {
    fn build(kind: &'static FieldKind, documents: &[Document<'_>]) -> Result<FieldPostings, LexicalError> {
        let (terms, reader) = index_texts(TextKind::Words, documents.iter().map(kind.text))?;
        let lengths = reader.get_fieldnorms_reader(FIELD).map_err(LexicalError::build)?;
        let average = (terms.total_num_tokens() as f32 / reader.max_doc().max(1) as f32).max(1.0);
        let norms = (0..=u8::MAX)
            .map(|code| {
                let length = FieldNormReader::id_to_fieldnorm(code) as f32;
                SATURATION * (1.0 - kind.length_penalty + kind.length_penalty * length / average)
            })
            .collect();
        Ok(FieldPostings { kind, terms, lengths, norms })
    }

    fn score(&self, info: &TermInfo, factor: f32, scores: &mut Scores) -> Result<(), LexicalError> {
        let weight = self.kind.weight * factor * MAX_FREQUENCY_SCORE;
        each_posting(&self.terms, info, IndexRecordOption::WithFreqs, |document, frequency| {
            let code = self.lengths.fieldnorm_id(document);
            let norm = self.norms.get(usize::from(code)).copied().unwrap_or(SATURATION);
            let frequency = frequency as f32;
            scores.offer(document, weight * frequency / (frequency + norm));
        })
    }
}

/// What one word is worth, by document; reused from word to word.
pub(super) struct Scores {
    field: Vec<f32>,
    in_field: Vec<u32>,
    sum: Vec<f32>,
    documents: Vec<u32>,
}

impl Scores {
    pub(super) fn new(documents: usize) -> Scores {
        Scores {
            field: vec![0.0; documents],
            in_field: Vec::new(),
            sum: vec![0.0; documents],
            documents: Vec::new(),
        }
    }

    /// Whether the word was found nowhere.
    pub(super) fn is_empty(&self) -> bool {
        self.documents.is_empty()
    }

    /// In how many documents the word was found.
    pub(super) fn len(&self) -> usize {
        self.documents.len()
    }

    /// Calls `take` with each document and its score, and forgets them.
    pub(super) fn drain(&mut self, mut take: impl FnMut(u32, f32)) {
        for document in self.documents.drain(..) {
            if let Some(sum) = self.sum.get_mut(document as usize) {
                take(document, std::mem::take(sum));
            }
        }
    }

    fn offer(&mut self, document: u32, score: f32) {
        if let Some(best) = self.field.get_mut(document as usize) {
            if *best == 0.0 {
                self.in_field.push(document);
            }
            *best = best.max(score);
        }
    }

    fn end_field(&mut self) {
        for document in self.in_field.drain(..) {
            let at = document as usize;
            if let (Some(best), Some(sum)) = (self.field.get_mut(at), self.sum.get_mut(at)) {
                if *sum == 0.0 {
                    self.documents.push(document);
                }
                *sum += std::mem::take(best);
            }
        }
    }
}

/// How a text becomes terms.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TextKind {
    /// Its words, with how often they come.
    Words,
    /// As it stands.
    Whole,
}

/// The only field of each index.
const FIELD: Field = Field::from_field_id(0);

/// Indexes one text for each document.
fn index_texts<'a>(
    kind: TextKind,
    texts: impl Iterator<Item = Cow<'a, str>>,
) -> Result<(Arc<InvertedIndexReader>, SegmentReader), LexicalError> {
    let indexing = match kind {
        TextKind::Words => TextFieldIndexing::default()
            .set_tokenizer(NAME)
            .set_index_option(IndexRecordOption::WithFreqs)
            .set_fieldnorms(true),
        TextKind::Whole => TextFieldIndexing::default()
            .set_tokenizer("raw")
            .set_index_option(IndexRecordOption::Basic)
            .set_fieldnorms(false),
    };
    let mut schema = Schema::builder();
    let field = schema.add_text_field("text", TextOptions::default().set_indexing_options(indexing));
    debug_assert_eq!(field, FIELD);
    let tokenizers = TokenizerManager::default();
    tokenizers.register(NAME, TextAnalyzer::from(IdentifierTokenizer::default()));
    // The writer of a single segment starts no thread and never merges: documents keep their order.
    let mut writer = Index::builder()
        .schema(schema.build())
        .settings(IndexSettings { docstore_compress_dedicated_thread: false, ..IndexSettings::default() })
        .tokenizers(tokenizers)
        .single_segment_index_writer::<TantivyDocument>(RamDirectory::create(), WRITER_MEMORY)
        .map_err(LexicalError::build)?;
    for text in texts {
        let mut document = TantivyDocument::default();
        if !text.is_empty() {
            document.add_text(FIELD, text);
        }
        writer.add_document(document).map_err(LexicalError::build)?;
    }
    let index = writer.finalize().map_err(LexicalError::build)?;
    let segments = index.searchable_segments().map_err(LexicalError::build)?;
    let segment =
        segments.first().ok_or_else(|| LexicalError::Build { reason: "nothing was written".to_owned() })?;
    let reader = SegmentReader::open(segment).map_err(LexicalError::build)?;
    Ok((reader.inverted_index(FIELD).map_err(LexicalError::build)?, reader))
}

fn containers<'a>(document: &Document<'a>) -> Cow<'a, str> {
    containers_of(document.name, start(document.qualified_name)).join(" ").into()
}

/// A name without what conventions add to it.
fn squashed_name(name: &str) -> String {
    let mut squashed = String::new();
    squash_into(&mut squashed, name.strip_prefix("r#").unwrap_or(name));
    squashed
}

/// At most the first [`MAX_TEXT`] bytes.
fn start(text: &str) -> &str {
    let mut end = text.len().min(MAX_TEXT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or(text)
}

fn each_posting(
    reader: &InvertedIndexReader,
    info: &TermInfo,
    option: IndexRecordOption,
    mut found: impl FnMut(u32, u32),
) -> Result<(), LexicalError> {
    let mut postings: SegmentPostings =
        reader.read_postings_from_terminfo(info, option).map_err(LexicalError::read)?;
    let mut document = postings.doc();
    while document != TERMINATED {
        found(document, postings.term_freq());
        document = postings.advance();
    }
    Ok(())
}

/// Whether one insertion, deletion, replacement or swap of neighbours makes `word` of `other`.
fn one_edit_apart(word: &str, other: &[u8]) -> bool {
    // A character is four bytes at most; most words fall out here.
    if word.len().abs_diff(other.len()) > 4 {
        return false;
    }
    let Ok(other) = std::str::from_utf8(other) else { return false };
    let mut a = word.chars();
    let mut b = other.chars();
    loop {
        let (before_a, before_b) = (a.clone(), b.clone());
        match (a.next(), b.next()) {
            (None, None) => return false,
            (x, y) if x == y => {}
            (x, y) => {
                let replaced = x.is_some() && y.is_some() && a.as_str() == b.as_str();
                let deleted = x.is_some() && a.as_str() == before_b.as_str();
                let inserted = y.is_some() && before_a.as_str() == b.as_str();
                let swapped = x.is_some() && a.next() == y && b.next() == x && a.as_str() == b.as_str();
                return replaced || deleted || inserted || swapped;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_edit() {
        let check = |a: &str, b: &str, expected: bool| {
            assert_eq!(one_edit_apart(a, b.as_bytes()), expected, "{a} {b}");
            assert_eq!(one_edit_apart(b, a.as_bytes()), expected, "{b} {a}");
        };
        check("frame", "frames", true);
        check("frame", "fram", true);
        check("frame", "flame", true);
        check("frame", "farme", true);
        check("frame", "fraem", true);
        check("frame", "rame", true);
        check("frame", "frame", false);
        check("frame", "flare", false);
        check("frame", "fr", false);
        check("größe", "grösse", false);
        check("größe", "große", true);
        check("", "a", true);
        check("ab", "", false);
        assert!(!one_edit_apart("frame", b"fra\xffe"));
    }
}
