//! The facts of expanded texts, by content.
//!
//! What a macro call stands for is parsed once, and then found again by its text: when the workspace is linked anew after an
//! edit; within one run, where it was lowered ahead, in parallel; and at the next start, where it was kept ([`Expansions::keep`],
//! [`Expansions::kept`]). What is kept is decoded when its text turns up.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::{FxHashMap, FxHashSet};
use serde::{Deserialize, Serialize};

use super::cache;
use super::lower::{lower_expanded_signatures, lower_expansion};
use super::{FORMAT_VERSION, FileFacts};
use crate::source::ContentHash;
use crate::workspace::graph::Edition;

/// How much of an expanded text is read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Extract {
    /// All of it.
    Whole,
    /// What is not in a fn body, for dependencies.
    Signatures,
}

type Key = (ContentHash, Edition, Extract);

/// A memory of lowered expansions; the clones of a table share it.
#[derive(Debug, Default)]
pub(crate) struct Expansions(Mutex<Held>);

#[derive(Debug, Default)]
struct Held {
    facts: FxHashMap<Key, (Arc<FileFacts>, u32)>,
    /// The run that goes on.
    run: u32,
    kept: Option<Arc<Kept>>,
    /// Keys of what was taken out of `kept`, and of what is in `new`.
    used: FxHashSet<Key>,
    /// What was lowered since `kept` was given, encoded.
    new: Vec<(Key, Vec<u8>)>,
}

/// What an earlier process lowered.
#[derive(Debug)]
struct Kept {
    bytes: Vec<u8>,
    places: FxHashMap<Key, Range<usize>>,
}

impl Expansions {
    /// Takes what an earlier process kept (nothing, if `bytes` are of another version), and notes what will be worth
    /// keeping.
    pub(crate) fn keep(&self, bytes: Vec<u8>) {
        let places = places(&bytes).unwrap_or_default();
        self.held().kept = Some(Arc::new(Kept { bytes, places }));
    }

    /// What is to be kept for the next process, if that is other than what was given; and lets go of that.
    pub(crate) fn kept(&self) -> Option<Vec<u8>> {
        let (kept, used, mut new) = {
            let mut held = self.held();
            (held.kept.take()?, std::mem::take(&mut held.used), std::mem::take(&mut held.new))
        };
        // A little of what nobody asks for any more is no reason to write it all again.
        if new.is_empty() && kept.places.len() <= used.len() + used.len() / 4 {
            return None;
        }
        let mut all: Vec<(Key, &[u8])> = new.iter_mut().map(|(key, bytes)| (*key, &bytes[..])).collect();
        for (key, place) in kept.places.iter().filter(|(key, _)| used.contains(key)) {
            all.extend(kept.bytes.get(place.clone()).map(|bytes| (*key, bytes)));
        }
        all.sort_unstable();
        all.dedup_by_key(|(key, _)| *key);
        let entries: Vec<(Key, u32)> = all.iter().map(|&(key, bytes)| (key, bytes.len() as u32)).collect();
        let mut out =
            postcard::to_extend(&entries, FORMAT_VERSION.to_le_bytes().to_vec()).unwrap_or_default();
        all.iter().for_each(|(_, bytes)| out.extend_from_slice(bytes));
        Some(out)
    }

    /// The facts of `text`.
    pub(crate) fn get(&self, text: &str, edition: Edition, extract: Extract) -> Arc<FileFacts> {
        let key = (ContentHash::of(text.as_bytes()), edition, extract);
        {
            let mut held = self.held();
            let run = held.run;
            if let Some((facts, used)) = held.facts.get_mut(&key) {
                *used = run;
                return facts.clone();
            }
        }
        let facts = Arc::new(self.find(key, text));
        let mut held = self.held();
        let run = held.run;
        held.facts.entry(key).or_insert((facts, run)).0.clone()
    }

    /// As [`Expansions::get`], and forgets them.
    pub(crate) fn take(&self, text: &str, edition: Edition, extract: Extract) -> Arc<FileFacts> {
        let key = (ContentHash::of(text.as_bytes()), edition, extract);
        let taken = self.held().facts.remove(&key);
        match taken {
            Some((facts, _)) => facts,
            None => Arc::new(self.find(key, text)),
        }
    }

    /// Out of what is kept, or lowered.
    fn find(&self, key: Key, text: &str) -> FileFacts {
        let kept = self.held().kept.clone();
        if let Some(kept) = &kept
            && let Some(place) = kept.places.get(&key)
            && let Some(facts) = kept.bytes.get(place.clone()).and_then(cache::decode)
        {
            self.held().used.insert(key);
            return facts;
        }
        let (_, edition, extract) = key;
        let facts = match extract {
            Extract::Whole => lower_expansion(text, edition),
            Extract::Signatures => lower_expanded_signatures(text, edition),
        };
        if kept.is_some() {
            let bytes = cache::encode(&facts);
            let mut held = self.held();
            if held.used.insert(key) {
                held.new.push((key, bytes));
            }
        }
        facts
    }

    /// Whether there was no run before this one.
    pub(crate) fn is_first_run(&self) -> bool {
        self.held().run <= 1
    }

    /// Begins a new run: what the last one did not use is forgotten.
    pub(crate) fn begin(&self) {
        let mut held = self.held();
        let last = held.run;
        held.facts.retain(|_, (_, used)| *used == last);
        held.run = last.wrapping_add(1);
    }

    /// Forgets what was lowered ahead of dependencies and not taken.
    pub(crate) fn forget_signatures(&self) {
        self.held().facts.retain(|&(.., extract), _| extract == Extract::Whole);
    }

    fn held(&self) -> std::sync::MutexGuard<'_, Held> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where the facts of each text are in what was kept; `None` if it is of another version or damaged.
fn places(bytes: &[u8]) -> Option<FxHashMap<Key, Range<usize>>> {
    let (version, rest) = bytes.split_first_chunk::<4>()?;
    if u32::from_le_bytes(*version) != FORMAT_VERSION {
        return None;
    }
    let (entries, rest): (Vec<(Key, u32)>, &[u8]) = postcard::take_from_bytes(rest).ok()?;
    let mut start = bytes.len() - rest.len();
    let place = |(key, len): (Key, u32)| {
        let place = start..start + len as usize;
        start = place.end;
        (key, place)
    };
    Some(entries.into_iter().map(place).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks `expansions` for texts, each as a dependency's and as the workspace's.
    fn ask(expansions: &Expansions, texts: &[&str]) -> Vec<Arc<FileFacts>> {
        let both = |&text: &&str| {
            [
                expansions.take(text, Edition::E2021, Extract::Signatures),
                expansions.get(text, Edition::E2021, Extract::Whole),
            ]
        };
        texts.iter().flat_map(both).collect()
    }

    #[test]
    fn what_was_kept_is_found_by_its_text() {
        let texts = ["fn f() { g(1) }", "struct S;", ""];
        let first = Expansions::default();
        let plain = ask(&first, &texts);
        assert_eq!(first.kept(), None, "nobody asked for it to be kept");
        assert_ne!(plain[0], plain[1]);

        let first = Expansions::default();
        first.keep(Vec::new());
        assert_eq!(ask(&first, &texts), plain);
        let bytes = first.kept().expect("all of it is new");

        let second = Expansions::default();
        second.keep(bytes.clone());
        assert_eq!(ask(&second, &texts), plain);
        assert_eq!(second.kept(), None, "it is what was kept");

        // What is no longer asked for goes, what is new comes.
        let third = Expansions::default();
        third.keep(bytes.clone());
        ask(&third, &["enum E {}", "struct S;"]);
        let fresh = Expansions::default();
        fresh.keep(Vec::new());
        ask(&fresh, &["struct S;", "enum E {}"]);
        assert_eq!(third.kept(), fresh.kept());

        for len in 0..bytes.len() {
            let damaged = Expansions::default();
            damaged.keep(bytes[..len].to_vec());
            assert_eq!(ask(&damaged, &texts), plain);
        }
    }

    #[test]
    fn what_a_run_does_not_use_is_forgotten() {
        let expansions = Expansions::default();
        let first = ask(&expansions, &["struct S;"]);
        expansions.begin();
        assert!(Arc::ptr_eq(&first[1], &ask(&expansions, &["struct S;"])[1]));
        expansions.begin();
        expansions.begin();
        assert!(!Arc::ptr_eq(&first[1], &ask(&expansions, &["struct S;"])[1]));
    }
}
