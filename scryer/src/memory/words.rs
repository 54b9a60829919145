//! The words of a text as a search sees them.
//!
//! Identifiers count whole and by their parts; endings that English puts on a word are cut, on both sides of the search
//! alike. Words that every question has are left out of questions, and of nothing else.

use std::borrow::Cow;

/// Longest word kept, in bytes.
const MAX_WORD: usize = 64;

/// Words that say how something is asked, not what.
const STOP: &str = "\
    a about above actually after again against all almost already also although always am among an and another any \
    anything are around as ask at away be became because become been before behind being below between both but by \
    can cannot come could did do does doing done down during each either else enough even ever every everything \
    exactly few find for found from further gave get gets give given go goes going gone got had happen happened \
    happens has have having he her here hers him his how however i if in indeed instead into is it its itself just \
    keep keeps kept know known least less let like likely look made make makes many may maybe me mean means might \
    more most much must my myself need needed needs neither never no nobody none nor not nothing now of off often \
    on once one only onto or other others otherwise ought our ours out over own perhaps please possible put quite \
    rather really said same say says see seem seems shall she should since so some somebody someone something \
    sometimes still such take taken takes tell than that the their theirs them themselves then there therefore \
    these they thing things think this those though through thus to together too took toward try under unless \
    until up upon us use used uses using very want wanted wants was way we well went were what whatever when where \
    whether which while who whole whom whose why will with within without would yet you your yours";

/// Words that people say for one thing, a line each: who asks does not know which of them a record has.
const RELATED: &str = "\
age old late stale outdated
async concurrent parallel future
auth authentication login session
backlog buffer queue spool
backup dump snapshot
browser frontend page ui
bug defect regression
cap ceiling limit maximum quota
caller client consumer sender
certificate encryption tls
check test verify
clock date time timestamp
config configuration option setting
copy duplicate mirror replica
cost expensive price afford
crash abort panic
crate dependency library package
credential key password secret token
customer tenant user account
database db sql
delete drop erase purge remove
deploy install
endpoint route url
error exception failure fault
expire retention ttl
fast latency performance slow speed throughput
grammar parser syntax
heap memory ram
host instance machine node
log print trace
message notification page
metric monitor observability observe telemetry
network connection socket
persist save store
release tag version
retry repeat
schema migration
thread worker pool
toolchain compiler rustc";

/// How much a word counts that stands for another one.
pub(super) const RELATED_SHARE: f64 = 0.4;

/// What people also say for a term: as they say it, and as it is looked up.
fn related(term: &str) -> Vec<(&'static str, String)> {
    let mut found = Vec::new();
    for line in RELATED.lines() {
        let words = || line.split(' ').map(|word| (word, stem(word)));
        if words().any(|(_, other)| other == term) {
            found.extend(words().filter(|(_, other)| other != term));
        }
    }
    found
}

/// A word of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    /// As it was written, lower-cased.
    pub(super) shown: String,
    /// As it is looked up.
    pub(super) term: String,
    /// What stands for it where it is not there itself; of symbols, nothing.
    pub(super) related: Vec<(&'static str, String)>,
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
            all.push(Asked { shown: word.to_owned(), term, related: Vec::new() });
        }
    };
    each(text, &mut |word| {
        if STOP.split_ascii_whitespace().all(|stop| stop != word) {
            add(word);
        }
    });
    if all.is_empty() {
        each(text, &mut |word| {
            let term = stem(word);
            all.push(Asked { shown: word.to_owned(), term, related: Vec::new() });
        });
        all.dedup();
    }
    all
}

/// As [`asked`], with what people also say for each word.
pub(super) fn asked_loosely(text: &str) -> Vec<Asked> {
    let mut all = asked(text);
    all.iter_mut().for_each(|word| word.related = related(&word.term));
    all
}

/// Calls `found` with each identifier, lower-cased, and with its parts if it has several.
fn each(text: &str, found: &mut dyn FnMut(&str)) {
    let is_part = |letter: char| letter == '_' || letter.is_alphanumeric();
    let text = without_contractions(text);
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

/// `server's` is `server`, and `don't` nothing at all: what stands behind the apostrophe says nothing.
fn without_contractions(text: &str) -> Cow<'_, str> {
    if !text.contains(['\'', '’']) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for (at, part) in text.split(['\'', '’']).enumerate() {
        let end = part.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(part.len());
        let (first, rest) = part.split_at(end);
        let is_short = at > 0 && matches!(first, "t" | "s" | "re" | "ve" | "ll" | "d" | "m");
        let follows_word = out.ends_with(char::is_alphanumeric);
        match is_short && follows_word {
            true => {
                if first == "t" && out.ends_with('n') {
                    out.truncate(out.trim_end_matches(char::is_alphanumeric).len());
                }
                out.push_str(rest);
            }
            false => {
                if at > 0 {
                    out.push(' ');
                }
                out.push_str(part);
            }
        }
    }
    Cow::Owned(out)
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
    // A deletion deletes, a compression compresses.
    if let Some(short) = stem.strip_suffix("ion")
        && short.len() >= 4
        && short.ends_with(['s', 't'])
    {
        stem.truncate(short.len());
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
            &["migrate", "migrates", "migrated", "migrating", "migration"],
            &["compress", "compresses", "compressed", "compression"],
            &["delete", "deletions"],
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
        assert_eq!(terms("don't, the server's 'own' we’ll it's").join(" "), "the server own we it");
    }

    #[test]
    fn some_words_stand_for_others() {
        let words: Vec<&str> = related(&stem("monitoring")).iter().map(|(word, _)| *word).collect();
        assert_eq!(words, ["metric", "observability", "observe", "telemetry"]);
        assert_eq!(related("zebra"), []);
        assert!(asked("monitor").iter().all(|word| word.related.is_empty()));
        for line in RELATED.lines() {
            assert!(line.split(' ').all(|word| terms(word).len() == 1), "{line}");
        }
    }

    #[test]
    fn questions_lose_what_all_of_them_have() {
        let shown: Vec<String> =
            asked("Why do we retry the retries of HttpClient?").into_iter().map(|word| word.shown).collect();
        assert_eq!(shown.join(" "), "retry httpclient http client");
        assert_eq!(asked("what is it").len(), 3, "better than nothing");
    }
}
