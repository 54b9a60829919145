//! How walks along uses are asked for and shown: call trees.

use std::fmt::Write;

use super::envelope::{Answer, ArgumentValue, Arguments, Pages, Question, bounded, shorten, target_subject};
use super::text::{Lines, candidate, count, source, with_trait};
use crate::query::{CALLS_DEPTH, CALLS_LIMIT, CallHierarchy, CallNode, CallTree, Candidate, Direction};

impl Question for CallHierarchy {
    type Result = CallTree;
    const OPERATION: &'static str = "trace_call_hierarchy";

    fn subject(&self) -> String {
        target_subject(&self.target)
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Arguments::new()
            .target(&self.target)
            .word("direction", self.direction, Direction::Incoming)
            .unless("depth", self.depth, CALLS_DEPTH)
            .unless("limit", bounded(self.limit, CALLS_LIMIT), CALLS_LIMIT)
            .0
    }
}

impl Answer for CallTree {
    const DETAILS: usize = 3;

    fn pages(&self) -> Option<Pages> {
        Some(Pages { total: self.total, offset: self.offset, listed: self.nodes.len() })
    }

    fn truncate(&mut self, listed: usize) {
        self.nodes.truncate(listed);
    }

    fn shed(&mut self, level: usize) {
        match level {
            1 => self.nodes.iter_mut().for_each(|node| shorten(&mut node.text)),
            2 => self.nodes.iter_mut().for_each(|node| node.text.clear()),
            _ => {
                self.nodes.iter_mut().for_each(|node| node.call_lines.truncate(1));
                self.candidates.truncate(1);
                self.definitions.truncate(1);
            }
        }
    }

    fn lines(&self, lines: &mut Lines) {
        lines.summary = format!("{} in the tree", count(self.total, "node"));
        about(lines, &self.definitions, self.ambiguous, &self.candidates, self.candidate_count);
        if !self.under.is_empty() {
            lines.rows.push(format!("under {}", self.under.join(" > ")));
        }
        lines.rows.extend(self.nodes.iter().map(call_row));
    }
}

/// What an answer is about, or could be.
fn about(
    lines: &mut Lines,
    definitions: &[Candidate],
    ambiguous: bool,
    candidates: &[Candidate],
    candidate_count: Option<usize>,
) {
    if ambiguous {
        let all = candidate_count.unwrap_or(candidates.len());
        let _ = write!(lines.summary, ", ambiguous: {}", count(all, "definition"));
    }
    lines.rows.extend(definitions.iter().map(|one| format!("definition {}", candidate(one))));
    lines.rows.extend(candidates.iter().map(|one| format!("candidate {}", candidate(one))));
}

fn call_row(node: &CallNode) -> String {
    let arrow = match node.direction {
        Some(Direction::Outgoing) => "-> ",
        Some(_) => "<- ",
        None => "",
    };
    let mut row = format!(
        "{}{arrow}{} {}",
        "  ".repeat(node.depth.saturating_sub(1)),
        node.kind,
        with_trait(&node.qualified_name, &node.impl_trait)
    );
    if !node.file_path.is_empty() {
        let _ = write!(row, " {}:{}", node.file_path, node.line);
    }
    if !node.call_lines.is_empty() {
        let numbers: Vec<String> = node.call_lines.iter().map(u32::to_string).collect();
        let _ = write!(row, " at {}", numbers.join(","));
    }
    for (set, word) in [
        (node.as_value, " as_value"),
        (node.name_matched, " name_matched"),
        (node.may_dispatch, " may_dispatch"),
        (node.dispatch, " dispatch"),
        (node.seen, " seen"),
        (node.cycle, " cycle"),
    ] {
        if set {
            row.push_str(word);
        }
    }
    row.push_str(&source(&node.text));
    row
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use crate::answer::{Budget, BytesCounter, Format, Question, Reply, Shown, render};
    use crate::query::{CallHierarchy, Direction, Found, QueryError, Snapshot, TargetArg, call_hierarchy};
    use crate::testing::Fixture;

    const TEXT: &str = "
pub fn hub() {}
pub fn one() { hub(); hub() }
pub fn two() { one() }
pub fn three() { two(); let f = hub; f() }
";

    fn reply<Q: Question>(
        question: &Q,
        ask: impl Fn(&Snapshot<'_>, &Q) -> Result<Found<Q::Result>, QueryError>,
    ) -> Reply<Q::Result> {
        let fixture = Fixture::new(TEXT);
        Reply::new(question, ask(&fixture.snapshot(), question).expect("it can be asked"))
    }

    fn calls() -> CallHierarchy {
        CallHierarchy::new(TargetArg::Symbol("hub".to_owned()))
    }

    #[track_caller]
    fn check<R: Shown>(reply: &Reply<R>, format: Format, most: Option<usize>, expected: Expect) {
        let budget = most.map(|max_tokens| Budget { max_tokens, counter: &BytesCounter });
        expected.assert_eq(&render(reply, format, budget).text);
    }

    /// A budget is kept, and what is shown is whole.
    #[track_caller]
    fn check_budgets<R: Shown>(reply: &Reply<R>) {
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

    #[test]
    fn call_trees() {
        let both = CallHierarchy { direction: Direction::Both, depth: 3, ..calls() };
        check(
            &reply(&both, call_hierarchy),
            Format::Text,
            None,
            expect![[r#"
            trace_call_hierarchy hub: 4 nodes in the tree | 1-4 of 4
            definition fn demo::hub src/lib.rs:2
            <- fn demo::one src/lib.rs:3 at 3 | pub fn one() { hub(); hub() }
              <- fn demo::two src/lib.rs:4 at 4 | pub fn two() { one() }
                <- fn demo::three src/lib.rs:5 at 5 seen | pub fn three() { two(); let f = hub; f() }
            <- fn demo::three src/lib.rs:5 at 5 as_value | pub fn three() { two(); let f = hub; f() }
            note: `demo::hub` calls nothing of the workspace"#]],
        );
        #[cfg(feature = "serde")]
        check(
            &reply(&calls(), call_hierarchy),
            Format::Json,
            Some(700),
            expect![[
                r#"{"total":3,"offset":0,"definitions":[{"qualified_name":"demo::hub","kind":"fn","file_path":"src/lib.rs","line":2}],"nodes":[{"depth":1,"qualified_name":"demo::one","kind":"fn","file_path":"src/lib.rs","line":3,"call_lines":[3],"text":"pub fn one() { hub(); hub() }"},{"depth":2,"qualified_name":"demo::two","kind":"fn","file_path":"src/lib.rs","line":4,"call_lines":[4],"text":"pub fn two() { one() }"},{"depth":1,"qualified_name":"demo::three","kind":"fn","file_path":"src/lib.rs","line":5,"call_lines":[5],"text":"pub fn three() { two(); let f = hub; f() }","as_value":true}],"has_more":false}"#
            ]],
        );
        check_budgets(&reply(&calls(), call_hierarchy));
    }
}
