//! What tests of more than one answer need.

use expect_test::Expect;

use super::{Budget, BytesCounter, Format, Question, Reply, Shown, render};
use crate::query::{Found, QueryError, Snapshot};
use crate::testing::Fixture;

/// The query that a question is put to.
pub(super) trait Ask<Q: Question>:
    Fn(&Snapshot<'_>, &Q) -> Result<Found<Q::Result>, QueryError>
{
}

impl<Q: Question, F: Fn(&Snapshot<'_>, &Q) -> Result<Found<Q::Result>, QueryError>> Ask<Q> for F {}

/// The reply to a question about a fixture.
pub(super) fn answered<Q: Question>(fixture: &str, question: &Q, ask: impl Ask<Q>) -> Reply<Q::Result> {
    let fixture = Fixture::new(fixture);
    Reply::new(question, ask(&fixture.snapshot(), question).expect("it can be asked"))
}

#[track_caller]
pub(super) fn check<R: Shown>(reply: &Reply<R>, format: Format, most: Option<usize>, expected: Expect) {
    let budget = most.map(|max_tokens| Budget { max_tokens, counter: &BytesCounter });
    expected.assert_eq(&render(reply, format, budget).text);
}

/// A budget is kept, and what is shown is whole.
#[track_caller]
pub(super) fn check_budgets<R: Shown>(reply: &Reply<R>) {
    for format in [Format::Json, Format::Text] {
        let whole = render(reply, format, None).text;
        for max_tokens in (0..whole.len() + 2).step_by(7) {
            let budget = Budget { max_tokens, counter: &BytesCounter };
            let shown = render(reply, format, Some(budget));
            assert!(shown.text.len() <= max_tokens, "{max_tokens}: {}", shown.text);
            #[cfg(feature = "serde")]
            if format == Format::Json && !shown.text.is_empty() {
                serde_json::from_str::<serde_json::Value>(&shown.text).expect("it is JSON");
            }
        }
    }
}
