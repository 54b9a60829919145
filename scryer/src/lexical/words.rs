//! Splits text into the words of identifiers.
//!
//! `parse_http2_frame` is found by its whole, by what stands between underscores, by its camelCase pieces, and by the
//! letters and the digits of a piece apart. Indexing and searching go through the same functions, so they cannot drift.
//! No stemming and no stop words here: what a word is worth is decided by the query.

/// Longest word kept, in bytes; longer ones are cut on both sides of the search alike.
const MAX_WORD: usize = 200;

/// Returns the lower-cased words of `text`: each identifier whole, then its parts from left to right.
///
/// `HTTPServer` gives `httpserver`, `http`, `server`; `http2` gives `http2`, `http`, `2`. An identifier of one part comes
/// once; a word that stands twice in the text comes twice.
pub fn words(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    each_word(text, &mut String::new(), &mut |word| all.push(word.to_owned()));
    all
}

/// Calls `found` with each word of [`words`], without an allocation for each. `buffer` is scratch space.
pub(super) fn each_word(text: &str, buffer: &mut String, found: &mut dyn FnMut(&str)) {
    for identifier in identifiers(text) {
        let mut emit = |part: &str| {
            lower_into(buffer, part);
            found(buffer);
        };
        emit(identifier);
        for chunk in identifier.split('_').filter(|chunk| !chunk.is_empty()) {
            if chunk.len() != identifier.len() {
                emit(chunk);
            }
            for piece in camel_pieces(chunk) {
                if piece.len() != chunk.len() {
                    emit(piece);
                }
                for run in letter_and_digit_runs(piece) {
                    // A lone letter beside digits (`u32`, `x86`) says nothing by itself.
                    if run.len() != piece.len() && (run.len() > 1 || is_digit(run)) {
                        emit(run);
                    }
                }
            }
        }
    }
}

/// The identifiers of `text`, without surrounding underscores and without the `r#` of raw ones.
pub(super) fn identifiers(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            let start = rest.find(is_identifier_char)?;
            let from = rest.get(start..)?;
            let end = from.find(|c| !is_identifier_char(c)).unwrap_or(from.len());
            let (run, after) = from.split_at_checked(end)?;
            rest = after;
            let raw = run == "r"
                && after.strip_prefix('#').is_some_and(|after| after.starts_with(is_identifier_char));
            let name = run.trim_matches('_');
            if !raw && !name.is_empty() {
                return Some(name);
            }
        }
    })
}

/// The pieces of an identifier that a reader sees as words, without underscores: `parseHTTP_frame2` gives `parse`, `HTTP`,
/// `frame2`. Digits stay with the letters before them.
pub(super) fn pieces(identifier: &str) -> impl Iterator<Item = &str> {
    identifier.split('_').filter(|chunk| !chunk.is_empty()).flat_map(camel_pieces)
}

/// The letters that `piece` begins with, if digits follow and the letters are a word of their own.
pub(super) fn leading_letters(piece: &str) -> Option<&str> {
    let run = letter_and_digit_runs(piece).next()?;
    (run.len() > 1 && run.len() < piece.len() && !is_digit(run)).then_some(run)
}

/// Writes `text` lower-cased into `buffer`, replacing what it held; cut where a word would become too long.
pub(super) fn lower_into(buffer: &mut String, text: &str) {
    buffer.clear();
    if text.is_ascii() {
        buffer.push_str(text.get(..MAX_WORD).unwrap_or(text));
        buffer.make_ascii_lowercase();
        return;
    }
    for c in text.chars() {
        if buffer.len() + c.len_utf8() > MAX_WORD {
            break;
        }
        buffer.extend(c.to_lowercase());
    }
}

/// Writes `identifier` into `buffer` as it would be without a naming convention: lower-cased, no underscores.
pub(super) fn squash_into(buffer: &mut String, identifier: &str) {
    for c in identifier.chars().filter(|&c| c != '_') {
        if buffer.len() + c.len_utf8() > MAX_WORD {
            break;
        }
        buffer.extend(c.to_lowercase());
    }
}

fn is_identifier_char(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

fn is_digit(run: &str) -> bool {
    run.starts_with(|c: char| c.is_ascii_digit())
}

/// Cuts `chunk` before each capital that follows a small letter or digit, and before the last capital of a run of
/// capitals that a small letter follows: `HTTPServer` is `HTTP` and `Server`.
fn camel_pieces(chunk: &str) -> impl Iterator<Item = &str> {
    cut(chunk, |before, c, after| {
        c.is_uppercase() && (!before.is_uppercase() || after.is_some_and(char::is_lowercase))
    })
}

fn letter_and_digit_runs(piece: &str) -> impl Iterator<Item = &str> {
    cut(piece, |before, c, _| before.is_ascii_digit() != c.is_ascii_digit())
}

/// Cuts `text` before each character for which `boundary(the one before, it, the one after)` holds.
fn cut(text: &str, boundary: impl Fn(char, char, Option<char>) -> bool) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut chars = rest.char_indices().peekable();
        let (_, mut before) = chars.next()?;
        let mut end = rest.len();
        while let Some((at, c)) = chars.next() {
            if boundary(before, c, chars.peek().map(|&(_, after)| after)) {
                end = at;
                break;
            }
            before = c;
        }
        let (piece, after) = rest.split_at_checked(end)?;
        rest = after;
        Some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(words(text).join(" "), expected, "words of {text:?}");
    }

    #[test]
    fn identifiers_are_kept_whole_and_split() {
        check("HTTPServer", "httpserver http server");
        check("parse_http2_frame", "parse_http2_frame parse http2 http 2 frame");
        check("HttpRetryPolicy", "httpretrypolicy http retry policy");
        check("MAX_RETRY_COUNT", "max_retry_count max retry count");
        check("mixed_caseNames", "mixed_casenames mixed casenames case names");
        check("parseURL", "parseurl parse url");
        check("HTTP2Server", "http2server http2 http 2 server");
    }

    #[test]
    fn one_part_comes_once() {
        check("config", "config");
        check("Config", "config");
        check("URL", "url");
        check("__init__", "init");
        check("u32", "u32 32");
    }

    #[test]
    fn other_characters_separate() {
        check("a::b.c", "a b c");
        check("r#type r #x", "type r x");
        check("fn f<'a>(x: &'a [u8]) -> !", "fn f a x a u8 8");
        check("", "");
        check("_ __ ::<>\"'\\ \u{0}", "");
    }

    #[test]
    fn unicode() {
        check("ÄrgerÜber", "ärgerüber ärger über");
        check("größe_名前", "größe_名前 größe 名前");
        check("İx", "i\u{307}x");
        check("🦀crab🦀", "crab");
    }

    #[test]
    fn long_words_are_cut_alike() {
        let long = "é".repeat(5000);
        let all = words(&long);
        assert_eq!(all.len(), 1);
        assert!(all[0].len() <= MAX_WORD);
        assert_eq!(all, words(&long.to_uppercase()));
        assert_eq!(words(&"A".repeat(5000)), ["a".repeat(MAX_WORD)]);
    }
}
