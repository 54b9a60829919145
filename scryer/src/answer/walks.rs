//! How walks along uses are asked for and shown: call trees and blast radii.

use std::fmt::Write;

use super::decisions::invariant_row;
use super::envelope::{Answer, ArgumentValue, Arguments, Pages, Question, bounded, shorten, target_subject};
use super::text::{Lines, candidate, count, source, with_trait};
use crate::query::{
    AffectedTest, BLAST_DEPTH, BLAST_LIMIT, BlastRadius, BlastReport, BlastTarget, CALLS_DEPTH, CALLS_LIMIT,
    CallHierarchy, CallNode, CallTree, Candidate, Dependent, Direction,
};

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

impl Question for BlastRadius {
    type Result = BlastReport;
    const OPERATION: &'static str = "calculate_blast_radius";

    fn subject(&self) -> String {
        match &self.target {
            BlastTarget::Symbol(target) => target_subject(target),
            BlastTarget::File(file_path) => file_path.clone(),
            BlastTarget::Diff { of, .. } => format!("diff {of}"),
        }
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        let arguments = Arguments::new();
        let arguments = match &self.target {
            BlastTarget::Symbol(target) => arguments.target(target),
            BlastTarget::File(file_path) => arguments.text("file_path", Some(file_path)),
            BlastTarget::Diff { of, .. } => arguments.text("diff", Some(of)),
        };
        arguments
            .unless("depth", self.depth, BLAST_DEPTH)
            .unless("limit", bounded(self.limit, BLAST_LIMIT), BLAST_LIMIT)
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

/// How many of the symbols of a page come before the tests.
fn near(symbols: &[Dependent]) -> usize {
    symbols.partition_point(|symbol| symbol.depth <= 1)
}

/// How many names are left where space is short.
const FEW: usize = 5;

impl Answer for BlastReport {
    const DETAILS: usize = 4;

    fn pages(&self) -> Option<Pages> {
        Some(Pages { total: self.total, offset: self.offset, listed: self.symbols.len() + self.tests.len() })
    }

    fn truncate(&mut self, listed: usize) {
        let near = near(&self.symbols).min(listed);
        let tests = self.tests.len().min(listed - near);
        if near + tests < listed {
            self.symbols.truncate(listed - tests);
        } else {
            self.symbols.truncate(near);
        }
        self.tests.truncate(tests);
    }

    fn shed(&mut self, level: usize) {
        match level {
            1 => {
                self.changed.truncate(FEW);
                self.entry_points.truncate(FEW);
            }
            2 => self.symbols.iter_mut().for_each(|symbol| symbol.via = None),
            3 => {
                self.changed.truncate(1);
                self.candidates.truncate(1);
                self.entry_points.clear();
                self.crates.truncate(FEW);
            }
            _ => {
                self.levels.clear();
                self.invariants.truncate(1);
                self.invariants.iter_mut().for_each(|one| shorten(&mut one.reason));
            }
        }
    }

    fn lines(&self, lines: &mut Lines) {
        lines.summary = format!(
            "{} and {} in {} and {}",
            count(self.total_symbols, "symbol"),
            count(self.total_tests, "test"),
            count(self.total_files, "file"),
            count(self.crates.len(), "crate")
        );
        if self.changed_count > 1 {
            let _ = write!(lines.summary, ", {} changed", self.changed_count);
        }
        about(lines, &[], self.ambiguous, &self.candidates, self.candidate_count);
        lines.rows.extend(self.changed.iter().map(|one| format!("changed {}", candidate(one))));
        lines.rows.extend(self.invariants.iter().map(|one| format!("decision {}", invariant_row(one))));
        lines.rows.extend(self.invariant_count.map(|count| format!("decisions {count}")));
        for level in &self.levels {
            lines.rows.push(format!(
                "depth {}: {}, {} in {}, {}",
                level.depth,
                count(level.symbols, "symbol"),
                count(level.tests, "test"),
                count(level.files, "file"),
                count(level.crates, "crate")
            ));
        }
        if !self.crates.is_empty() {
            lines.rows.push(format!("crates {}", self.crates.join(", ")));
        }
        if self.entry_point_count > 0 {
            let mut row = format!("{}:", count(self.entry_point_count, "entry point"));
            for (index, entry) in self.entry_points.iter().enumerate() {
                let comma = if index == 0 { "" } else { "," };
                let _ = write!(row, "{comma} {} {} at {}", entry.entry, entry.qualified_name, entry.depth);
            }
            lines.rows.push(row);
        }
        let near = near(&self.symbols);
        lines.rows.extend(self.symbols.iter().take(near).map(dependent_row));
        lines.rows.extend(self.tests.iter().map(test_row));
        lines.rows.extend(self.symbols.iter().skip(near).map(dependent_row));
    }
}

fn dependent_row(symbol: &Dependent) -> String {
    let mut row = format!(
        "{} {} {} {}:{} at {}",
        symbol.depth,
        symbol.kind,
        with_trait(&symbol.qualified_name, &symbol.impl_trait),
        symbol.file_path,
        symbol.line,
        symbol.use_line
    );
    if let Some(via) = &symbol.via {
        let _ = write!(row, " via {via}");
    }
    if let Some(entry) = symbol.entry {
        let _ = write!(row, " {entry}");
    }
    unsure(&mut row, symbol.name_matched, symbol.may_dispatch);
    row
}

fn test_row(test: &AffectedTest) -> String {
    let package = if test.package.is_empty() { String::new() } else { format!("-p {} ", test.package) };
    let target = if test.target.is_empty() { String::new() } else { format!("{} ", test.target) };
    let mut row =
        format!("{} test {package}{target}{} {}:{}", test.depth, test.test, test.file_path, test.line);
    if test.has_cases {
        row.push_str(" has_cases");
    }
    unsure(&mut row, test.name_matched, test.may_dispatch);
    row
}

fn unsure(row: &mut String, name_matched: bool, may_dispatch: bool) {
    if name_matched {
        row.push_str(" name_matched");
    }
    if may_dispatch {
        row.push_str(" may_dispatch");
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
    use expect_test::expect;

    use crate::answer::tests::{Ask, answered, check, check_budgets};
    use crate::answer::{Format, Question, Reply};
    use crate::query::{
        BlastRadius, BlastTarget, CallHierarchy, Direction, TargetArg, blast_radius, call_hierarchy,
    };

    const TEXT: &str = "
pub fn hub() {}
pub fn one() { hub(); hub() }
pub fn two() { one() }
pub fn three() { two(); let f = hub; f() }
#[cfg(test)] mod tests { #[test] fn it() { super::one() } #[test] fn hubs() { super::hub() } }
";

    fn reply<Q: Question>(question: &Q, ask: impl Ask<Q>) -> Reply<Q::Result> {
        answered(TEXT, question, ask)
    }

    fn calls() -> CallHierarchy {
        CallHierarchy::new(TargetArg::Symbol("hub".to_owned()))
    }

    #[test]
    fn call_trees() {
        let both = CallHierarchy { direction: Direction::Both, depth: 3, ..calls() };
        check(
            &reply(&both, call_hierarchy),
            Format::Text,
            None,
            expect![[r#"
                trace_call_hierarchy hub: 6 nodes in the tree | 1-6 of 6
                definition fn demo::hub src/lib.rs:2
                <- fn demo::one src/lib.rs:3 at 3 | pub fn one() { hub(); hub() }
                  <- fn demo::two src/lib.rs:4 at 4 | pub fn two() { one() }
                    <- fn demo::three src/lib.rs:5 at 5 seen | pub fn three() { two(); let f = hub; f() }
                  <- fn demo::tests::it src/lib.rs:6 at 6 | #[cfg(test)] mod tests { #[test] fn it() { super::one() } #[test] fn hubs() { super::hub() } }
                <- fn demo::three src/lib.rs:5 at 5 as_value | pub fn three() { two(); let f = hub; f() }
                <- fn demo::tests::hubs src/lib.rs:6 at 6 | #[cfg(test)] mod tests { #[test] fn it() { super::one() } #[test] fn hubs() { super::hub() } }
                note: `demo::hub` calls nothing of the workspace"#]],
        );
        #[cfg(feature = "serde")]
        check(
            &reply(&calls(), call_hierarchy),
            Format::Json,
            Some(700),
            expect![[
                r#"{"direction":"incoming","total":5,"offset":0,"definitions":[{"qualified_name":"demo::hub","kind":"fn","file_path":"src/lib.rs","line":2}],"nodes":[{"depth":1,"qualified_name":"demo::one","kind":"fn","file_path":"src/lib.rs","line":3,"call_lines":[3],"text":"pub fn one() { hub(); hub() }"},{"depth":2,"qualified_name":"demo::two","kind":"fn","file_path":"src/lib.rs","line":4,"call_lines":[4],"text":"pub fn two() { one() }"}],"has_more":true,"next_offset":2,"complete":false,"see_also":[{"operation":"trace_call_hierarchy","arguments":{"symbol":"hub","offset":2}}]}"#
            ]],
        );
        check_budgets(&reply(&calls(), call_hierarchy));
    }

    #[test]
    fn blast_radii() {
        let target = BlastTarget::Symbol(TargetArg::Symbol("hub".to_owned()));
        let hub = BlastRadius::new(target);
        check(
            &reply(&hub, blast_radius),
            Format::Text,
            None,
            expect![[r#"
            calculate_blast_radius hub: 3 symbols and 2 tests in 1 file and 1 crate | 1-5 of 5
            changed fn demo::hub src/lib.rs:2
            depth 1: 2 symbols, 1 test in 1 file, 1 crate
            depth 2: 1 symbol, 1 test in 1 file, 1 crate
            crates demo
            4 entry points: public_api demo::hub at 0, public_api demo::one at 1, public_api demo::three at 1, public_api demo::two at 2
            1 fn demo::one src/lib.rs:3 at 3 public_api
            1 fn demo::three src/lib.rs:5 at 5 public_api
            1 test -p demo --lib tests::hubs src/lib.rs:6
            2 test -p demo --lib tests::it src/lib.rs:6
            2 fn demo::two src/lib.rs:4 at 4 via demo::one public_api"#]],
        );
        check(
            &reply(&hub, blast_radius),
            Format::Text,
            Some(450),
            expect![[r#"
            calculate_blast_radius hub: 3 symbols and 2 tests in 1 file and 1 crate | 1-1 of 5 | TRUNCATED: call again with offset=1
            changed fn demo::hub src/lib.rs:2
            depth 1: 2 symbols, 1 test in 1 file, 1 crate
            depth 2: 1 symbol, 1 test in 1 file, 1 crate
            crates demo
            4 entry points: public_api demo::hub at 0, public_api demo::one at 1, public_api demo::three at 1, public_api demo::two at 2
            1 fn demo::one src/lib.rs:3 at 3 public_api"#]],
        );
        #[cfg(feature = "serde")]
        check(
            &reply(&hub, blast_radius),
            Format::Json,
            Some(1400),
            expect![[
                r#"{"total":5,"offset":0,"total_symbols":3,"total_tests":2,"total_files":1,"crates":["demo"],"changed":[{"qualified_name":"demo::hub","kind":"fn","file_path":"src/lib.rs","line":2}],"changed_count":1,"levels":[{"depth":1,"symbols":2,"tests":1,"files":1,"crates":1},{"depth":2,"symbols":1,"tests":1,"files":1,"crates":1}],"entry_points":[{"qualified_name":"demo::hub","entry":"public_api","depth":0},{"qualified_name":"demo::one","entry":"public_api","depth":1},{"qualified_name":"demo::three","entry":"public_api","depth":1},{"qualified_name":"demo::two","entry":"public_api","depth":2}],"entry_point_count":4,"symbols":[{"depth":1,"qualified_name":"demo::one","kind":"fn","file_path":"src/lib.rs","line":3,"use_line":3,"entry":"public_api"},{"depth":1,"qualified_name":"demo::three","kind":"fn","file_path":"src/lib.rs","line":5,"use_line":5,"entry":"public_api"},{"depth":2,"qualified_name":"demo::two","kind":"fn","file_path":"src/lib.rs","line":4,"use_line":4,"via":"demo::one","entry":"public_api"}],"tests":[{"test":"tests::hubs","package":"demo","target":"--lib","file_path":"src/lib.rs","line":6,"depth":1},{"test":"tests::it","package":"demo","target":"--lib","file_path":"src/lib.rs","line":6,"depth":2}],"has_more":false}"#
            ]],
        );
        check_budgets(&reply(&hub, blast_radius));
    }

    #[cfg(feature = "serde")]
    #[test]
    fn cut_answers_lead_to_all_entries() {
        use crate::answer::{Budget, BytesCounter, render};

        let target = BlastTarget::Symbol(TargetArg::Symbol("hub".to_owned()));
        let whole = reply(&BlastRadius::new(target.clone()), blast_radius).result;
        let (mut symbols, mut tests, mut offset) = (Vec::new(), Vec::new(), 0);
        loop {
            let page = reply(&BlastRadius { offset, ..BlastRadius::new(target.clone()) }, blast_radius);
            let shown = render(&page, Format::Json, Some(Budget { max_tokens: 900, counter: &BytesCounter }));
            let value: serde_json::Value = serde_json::from_str(&shown.text).expect("it is JSON");
            let names = |list: &str, name: &str| -> Vec<String> {
                let entries = value[list].as_array().into_iter().flatten();
                entries.map(|entry| entry[name].as_str().unwrap_or_default().to_owned()).collect()
            };
            symbols.extend(names("symbols", "qualified_name"));
            tests.extend(names("tests", "test"));
            let Some(next) = shown.next_offset else { break };
            assert!(next > offset);
            offset = next;
        }
        assert!(offset > 0);
        assert_eq!(symbols, whole.symbols.into_iter().map(|one| one.qualified_name).collect::<Vec<_>>());
        assert_eq!(tests, whole.tests.into_iter().map(|one| one.test).collect::<Vec<_>>());
    }
}
