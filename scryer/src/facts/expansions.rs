//! The facts of expanded texts, by content.
//!
//! What a macro call stands for is parsed once, and then found again by its text: when the workspace is linked anew after an
//! edit, and (within one run) what was lowered ahead, in parallel.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use super::FileFacts;
use super::lower::{lower_expanded_signatures, lower_expansion};
use crate::source::ContentHash;
use crate::workspace::graph::Edition;

/// How much of an expanded text is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Extract {
    /// All of it.
    Whole,
    /// What is not in a fn body.
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
}

impl Expansions {
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
        let facts = Arc::new(match extract {
            Extract::Whole => lower_expansion(text, edition),
            Extract::Signatures => lower_expanded_signatures(text, edition),
        });
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
            None => Expansions::default().get(text, edition, extract),
        }
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

    fn held(&self) -> std::sync::MutexGuard<'_, Held> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
