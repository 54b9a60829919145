//! The words of a text as a search sees them.
//!
//! Identifiers count whole and by their parts; endings that English puts on a word are cut, on both sides of the search
//! alike. Words that every question has are left out of questions, and of nothing else.

/// Longest word kept, in bytes.
const MAX_WORD: usize = 64;

/// Words that say how something is asked, not what.
const STOP: &[&str] = &[
    "a", "about", "after", "all", "already", "also", "an", "and", "any", "are", "as", "at", "be", "because",
    "been", "before", "being", "but", "by", "can", "could", "did", "do", "does", "doing", "done", "each",
    "either", "for", "from", "get", "had", "has", "have", "having", "here", "how", "i", "if", "in", "into",
    "is", "it", "its", "just", "may", "me", "might", "must", "my", "no", "nor", "not", "of", "on", "one",
    "only", "or", "our", "out", "over", "own", "shall", "should", "so", "some", "such", "than", "that",
    "the", "their", "them", "then", "there", "these", "they", "this", "those", "through", "to", "too",
    "under", "up", "us", "very", "was", "we", "were", "what", "when", "where", "whether", "which", "while",
    "who", "whom", "why", "will", "with", "would", "you", "your",
];

/// A word of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    /// As it was written, lower-cased.
    pub(super) shown: String,
    /// As it is looked up.
    pub(super) term: String,
}

/// The terms of a text, in order, each as often as it stands there.
pub(super) fn terms(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    each(text, &mut |word| all.push(stem(word)));
    all
}

/// The words of a question, each once. If it has nothing but words that every question has, those.
pub(super) fn asked(text: &str) -> Vec<Asked> {
    let mut all: Vec<Asked> = Vec::new();
    let mut add = |word: &str| {
        let term = stem(word);
        if !all.iter().any(|known| known.term == term) {
            all.push(Asked { shown: word.to_owned(), term });
        }
    };
    each(text, &mut |word| {
        if !STOP.contains(&word) {
            add(word);
        }
    });
    if all.is_empty() {
        each(text, &mut |word| {
            let term = stem(word);
            all.push(Asked { shown: word.to_owned(), term });
        });
        all.dedup();
    }
    all
}

/// Calls `found` with each identifier, lower-cased, and with its parts if it has several.
fn each(text: &str, found: &mut dyn FnMut(&str)) {
    let is_part = |letter: char| letter == '_' || letter.is_alphanumeric();
    for run in text.split(|letter| !is_part(letter)) {
        let whole = run.trim_matches('_');
        if whole.is_empty() || whole.len() > MAX_WORD * 4 {
            continue;
        }
        let parts: Vec<String> = parts(whole);
        if parts.len() > 1 {
            emit(&whole.to_lowercase(), found);
        }
        for part in parts {
            emit(&part, found);
        }
    }
}

fn emit(word: &str, found: &mut dyn FnMut(&str)) {
    if word.len() <= MAX_WORD {
        found(word);
    }
}

/// `parseHTTP_frame` is `parse`, `http`, `frame`. Digits stay with the letters before them.
fn parts(identifier: &str) -> Vec<String> {
    let mut parts = Vec::new();
    for chunk in identifier.split('_').filter(|chunk| !chunk.is_empty()) {
        let letters: Vec<char> = chunk.chars().collect();
        let mut part = String::new();
        for (at, &letter) in letters.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|at| letters.get(at));
            let after = letters.get(at + 1);
            let starts = letter.is_uppercase()
                && before.is_some_and(|before| {
                    !before.is_uppercase() || after.is_some_and(|after| after.is_lowercase())
                });
            if starts && !part.is_empty() {
                parts.push(std::mem::take(&mut part));
            }
            part.extend(letter.to_lowercase());
        }
        if !part.is_empty() {
            parts.push(part);
        }
    }
    parts
}

/// A word without the endings that English puts on it. Only of letters; others stay as they are.
pub(super) fn stem(word: &str) -> String {
    if word.len() < 4 || !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return word.to_owned();
    }
    let mut stem = word.to_owned();
    if let Some(short) = stem.strip_suffix("ies").filter(|short| short.len() >= 2) {
        stem = format!("{short}y");
    } else if stem.ends_with("sses") {
        stem.truncate(stem.len() - 2);
    } else if stem.ends_with('s') && !stem.ends_with("ss") && !stem.ends_with("us") && !stem.ends_with("is") {
        stem.truncate(stem.len() - 1);
    }
    let has_vowel = |text: &str| text.bytes().any(|byte| b"aeiouy".contains(&byte));
    for ending in ["ingly", "edly", "ing", "ed", "ly"] {
        if let Some(short) = stem.strip_suffix(ending)
            && short.len() >= 3
            && has_vowel(short)
        {
            stem = undoubled(short);
            break;
        }
    }
    if stem.len() > 3
        && let Some(short) = stem.strip_suffix('e')
    {
        stem = short.to_owned();
    }
    if stem.len() > 3
        && let Some(short) = stem.strip_suffix('y')
    {
        stem = format!("{short}i");
    }
    stem
}

/// `runn` is `run`.
fn undoubled(word: &str) -> String {
    let bytes = word.as_bytes();
    match bytes {
        [.., before, last] if before == last && !b"aeioulsz".contains(last) => {
            word[..word.len() - 1].to_owned()
        }
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_a_word_are_one_term() {
        for forms in [
            &["cache", "caches", "cached", "caching"][..],
            &["query", "queries", "querying", "queried"],
            &["run", "runs", "running"],
            &["class", "classes"],
            &["retry", "retries", "retried", "retrying"],
            &["migrate", "migrates", "migrated", "migrating"],
        ] {
            let stems: Vec<String> = forms.iter().map(|form| stem(form)).collect();
            assert!(stems.iter().all(|stem| *stem == stems[0]), "{forms:?}: {stems:?}");
        }
        for (word, expected) in
            [("is", "is"), ("bus", "bus"), ("u32", "u32"), ("größe", "größe"), ("need", "need")]
        {
            assert_eq!(stem(word), expected);
        }
    }

    #[test]
    fn identifiers_count_whole_and_in_parts() {
        assert_eq!(terms("HttpClient").join(" "), "httpclient http client");
        assert_eq!(terms("scan_files(root)").join(" "), "scan_files scan fil root");
        assert_eq!(terms("`---` \u{0}").join(" "), "");
    }

    #[test]
    fn questions_lose_what_all_of_them_have() {
        let shown: Vec<String> =
            asked("Why do we retry the retries of HttpClient?").into_iter().map(|word| word.shown).collect();
        assert_eq!(shown.join(" "), "retry httpclient http client");
        assert_eq!(asked("what is it").len(), 3, "better than nothing");
    }
}
