//! Facts by content, for as long as some project of this process holds them.
//!
//! Worktrees of one repository have most of their files in common: what one of them holds, the others neither decode nor
//! lower again, and it is in memory once.

use std::sync::{Arc, Mutex, Weak};

use rustc_hash::FxHashMap;

use super::lock;
use crate::facts::FileFacts;
use crate::source::ContentHash;
use crate::workspace::graph::Edition;

/// From how many entries on those that nobody holds any more are looked for.
const WORTH_SWEEPING: usize = 1024;

/// The facts of whole files.
#[derive(Default)]
pub(super) struct Contents(Mutex<Known>);

#[derive(Default)]
struct Known {
    facts: FxHashMap<(ContentHash, Edition), Weak<FileFacts>>,
    /// How many there were behind the last sweep.
    swept: usize,
}

impl Contents {
    /// The facts of a content that was read in `edition`, if somebody holds them.
    pub(super) fn get(&self, content: ContentHash, edition: Edition) -> Option<Arc<FileFacts>> {
        lock(&self.0).facts.get(&(content, edition))?.upgrade()
    }

    /// Notes that `facts` are held; gives those that are held already, if others came first.
    pub(super) fn share(&self, content: ContentHash, edition: Edition, facts: FileFacts) -> Arc<FileFacts> {
        let mut known = lock(&self.0);
        let Known { facts: held, swept } = &mut *known;
        if held.len() >= WORTH_SWEEPING.max(2 * *swept) {
            held.retain(|_, facts| facts.strong_count() > 0);
            *swept = held.len();
        }
        let slot = held.entry((content, edition)).or_default();
        if let Some(first) = slot.upgrade() {
            return first;
        }
        let facts = Arc::new(facts);
        *slot = Arc::downgrade(&facts);
        facts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_holds_is_forgotten() {
        let contents = Contents::default();
        let hash = |text: &str| ContentHash::of(text.as_bytes());
        let share = |text: &str| {
            contents.share(hash(text), Edition::E2021, crate::facts::lower(text, Edition::E2021))
        };
        let held = share("fn f() {}");
        assert!(Arc::ptr_eq(&held, &share("fn f() {}")));
        assert!(contents.get(hash("fn f() {}"), Edition::E2021).is_some());
        assert!(contents.get(hash("fn f() {}"), Edition::E2018).is_none());
        assert!(contents.get(hash("fn g() {}"), Edition::E2021).is_none());
        drop(held);
        assert!(contents.get(hash("fn f() {}"), Edition::E2021).is_none());
        for number in 0..10 * WORTH_SWEEPING {
            share(&format!("// {number}"));
            assert!(lock(&contents.0).facts.len() <= WORTH_SWEEPING);
        }
    }
}
