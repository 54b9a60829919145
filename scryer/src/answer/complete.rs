//! When an answer may be called complete: exhaustive over the indexed files.

use crate::query::Evidence;

/// Endings of files in whose languages the recall of uses was measured against a compiler-grade analyser and found
/// sufficient (docs/accuracy.md).
const PROVEN_LANGUAGES: &[&str] = &["rs"];

/// What beside the result itself decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Conditions {
    /// Entries or details are left out, by a page's limit, its offset or a budget.
    pub cut: bool,
    /// The index is being built, or files changed that it has not read.
    pub unsettled: bool,
}

/// Whether `complete: true` may be said. The one place that decides it.
pub fn is_complete(evidence: &Evidence, conditions: Conditions) -> bool {
    evidence.enumerable
        && !conditions.cut
        && !conditions.unsettled
        && !evidence.ambiguous
        && !evidence.unloaded
        && evidence.failures == 0
        && evidence.unresolved == 0
        && evidence.languages.iter().all(|language| PROVEN_LANGUAGES.contains(&&**language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_condition_is_needed() {
        let whole = Evidence { enumerable: true, languages: vec!["rs".to_owned()], ..Evidence::default() };
        let settled = Conditions::default();
        assert!(is_complete(&whole, settled));
        assert!(is_complete(&Evidence { languages: Vec::new(), ..whole.clone() }, settled));
        let other = |evidence: Evidence| assert!(!is_complete(&evidence, settled), "{evidence:?}");
        other(Evidence { enumerable: false, ..whole.clone() });
        other(Evidence { ambiguous: true, ..whole.clone() });
        other(Evidence { failures: 1, ..whole.clone() });
        other(Evidence { unresolved: 1, ..whole.clone() });
        other(Evidence { unloaded: true, ..whole.clone() });
        other(Evidence { languages: vec!["rs".to_owned(), "py".to_owned()], ..whole.clone() });
        assert!(!is_complete(&whole, Conditions { cut: true, ..settled }));
        assert!(!is_complete(&whole, Conditions { unsettled: true, ..settled }));
    }
}
