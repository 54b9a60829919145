//! How decisions are asked for and shown.

use std::fmt::Write;

use super::envelope::{Answer, ArgumentValue, Arguments, NextCall, Pages, Question, bounded, shorten};
use super::text::{Lines, candidate, count};
use crate::memory::Status;
use crate::query::{
    ADRS_LIMIT, AcceptAdr, AcceptedAdr, AdrAnchor, AdrDocument, AdrFinding, AdrHit, AdrList, AdrReport,
    AdrViolation, CheckAdrs, DeleteAdr, Invariant, QueryAdrs, RecordAdr, RecordedAdr, RemovedAdr, ShowAdr,
};

/// How many anchors and violations of a decision are left where space is short.
const FEW: usize = 2;

impl Question for QueryAdrs {
    type Result = AdrList;
    const OPERATION: &'static str = "query_adrs";

    fn subject(&self) -> String {
        let parts = [&self.query, &self.file_path, &self.symbol].into_iter().flatten();
        let parts: Vec<String> = parts.map(|part| format!("`{part}`")).collect();
        if parts.is_empty() { "all".to_owned() } else { parts.join(", ") }
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Arguments::new()
            .text("query", self.query.as_deref())
            .text("file_path", self.file_path.as_deref())
            .text("symbol", self.symbol.as_deref())
            .text("status", self.status.map(Status::word))
            .unless("limit", bounded(self.limit, ADRS_LIMIT), ADRS_LIMIT)
            .0
    }
}

impl Question for CheckAdrs {
    type Result = AdrReport;
    const OPERATION: &'static str = "check_adrs";

    fn subject(&self) -> String {
        self.adr_number.map_or("all".to_owned(), |number| number.to_string())
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Arguments::new().number("adr_number", self.adr_number.map(|number| number as usize)).0
    }
}

impl Question for ShowAdr {
    type Result = AdrDocument;
    const OPERATION: &'static str = "show_adr";

    fn subject(&self) -> String {
        self.adr_number.to_string()
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Arguments::new().number("adr_number", Some(self.adr_number as usize)).0
    }
}

impl Question for RecordAdr {
    type Result = RecordedAdr;
    const OPERATION: &'static str = "record_adr";

    fn subject(&self) -> String {
        self.title.clone()
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        // Nobody is to do it once more for a longer answer.
        Vec::new()
    }
}

impl Question for DeleteAdr {
    type Result = RemovedAdr;
    const OPERATION: &'static str = "delete_adr";

    fn subject(&self) -> String {
        let number = self.adr_number.map(|number| number.to_string());
        [number, self.file_path.clone(), self.title.clone()]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(", ")
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Vec::new()
    }
}

impl Question for AcceptAdr {
    type Result = AcceptedAdr;
    const OPERATION: &'static str = "accept_adr";

    fn subject(&self) -> String {
        self.adr_number.to_string()
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Vec::new()
    }
}

// ---- the answers ----------------------------------------------------------------------------------------------------

impl Answer for AdrList {
    const DETAILS: usize = 3;

    fn pages(&self) -> Option<Pages> {
        Some(Pages { total: self.total, offset: self.offset, listed: self.decisions.len() })
    }

    fn truncate(&mut self, listed: usize) {
        self.decisions.truncate(listed);
    }

    fn shed(&mut self, level: usize) {
        for one in &mut self.decisions {
            match level {
                1 => {
                    shorten(&mut one.decision);
                    one.anchors.truncate(FEW);
                    one.violations.truncate(FEW);
                }
                2 => one.decision.clear(),
                _ => {
                    one.anchors.clear();
                    one.violations.clear();
                    one.match_reasons.truncate(1);
                    one.match_reasons.iter_mut().for_each(shorten);
                }
            }
        }
        if level > 1 {
            self.candidates.truncate(FEW);
        }
    }

    fn lines(&self, lines: &mut Lines) {
        lines.summary = count(self.total, "decision");
        if self.ambiguous {
            let all = self.candidate_count.unwrap_or(self.candidates.len());
            let _ = write!(lines.summary, ", ambiguous: {}", count(all, "symbol"));
        }
        lines.rows.extend(self.candidates.iter().map(|one| format!("candidate {}", candidate(one))));
        for one in &self.decisions {
            lines.rows.push(hit_row(one));
            lines.rows.extend(one.anchors.iter().map(anchor_row));
            lines.rows.extend(one.violations.iter().map(violation_row));
        }
    }

    fn see_also(&self) -> Vec<NextCall> {
        Vec::new()
    }
}

fn hit_row(one: &AdrHit) -> String {
    let mut row = number(one.adr_number);
    if !one.file_path.is_empty() {
        let _ = write!(row, " {}", one.file_path);
    }
    if let Some(score) = one.score {
        let _ = write!(row, " {score:.2}");
    }
    if let Some(relevance) = one.relevance_score {
        let _ = write!(row, " ({relevance})");
    }
    row.push_str(&standing(one.status, one.superseded_by));
    let _ = write!(row, " | {}", one.title);
    if !one.match_reasons.is_empty() {
        let _ = write!(row, " | {}", one.match_reasons.join("; "));
    }
    if !one.decision.is_empty() {
        let _ = write!(row, " | {}", one.decision);
    }
    row
}

/// The number, in the width of file names.
fn number(number: Option<u32>) -> String {
    number.map_or_else(|| "-".to_owned(), |number| number.to_string())
}

fn standing(status: Option<Status>, superseded_by: Option<u32>) -> String {
    let mut out = status.map(|status| format!(" {status}")).unwrap_or_default();
    out.extend(superseded_by.map(|number| format!(" by {number}")));
    out
}

pub(super) fn invariant_row(one: &Invariant) -> String {
    let name = match one.adr_number {
        Some(number) => number.to_string(),
        None => one.file_path.clone(),
    };
    format!("{name} {} | {}", one.title, one.reason)
}

fn anchor_row(one: &AdrAnchor) -> String {
    let mut row = format!("  {} {}", one.verdict, one.symbol);
    if !one.file_path.is_empty() {
        let _ = write!(row, " {}:{}", one.file_path, one.line);
    }
    row.extend(one.moved_to.iter().map(|name| format!(" -> {name}")));
    if one.first_sight {
        row.push_str(" first_sight");
    }
    row.extend(one.detail.iter().map(|detail| format!(" | {detail}")));
    row
}

fn violation_row(one: &AdrViolation) -> String {
    format!(
        "  violation {}:{}:{} {} uses {} | {}",
        one.file_path, one.line, one.column, one.enclosing_symbol, one.uses, one.rule
    )
}

impl Answer for AdrReport {
    const DETAILS: usize = 1;

    fn pages(&self) -> Option<Pages> {
        Some(Pages { total: self.total, offset: self.offset, listed: self.findings.len() })
    }

    fn truncate(&mut self, listed: usize) {
        self.findings.truncate(listed);
    }

    fn shed(&mut self, _: usize) {
        self.findings.iter_mut().for_each(|one| one.detail = None);
    }

    fn lines(&self, lines: &mut Lines) {
        lines.summary = format!(
            "{}: {} drifted of {}, {} of {}, {}",
            count(self.decisions, "decision"),
            self.drifted,
            count(self.anchors, "symbol"),
            count(self.violations, "violation"),
            count(self.rules, "rule"),
            count(self.total, "finding")
        );
        lines.rows.extend(self.findings.iter().map(finding_row));
    }
}

fn finding_row(one: &AdrFinding) -> String {
    let mut row = format!("{} {} {}", number(one.adr_number), one.kind, one.subject);
    if !one.place.is_empty() {
        let _ = write!(row, " {}:{}", one.place, one.line);
    }
    if one.column > 0 {
        let _ = write!(row, ":{}", one.column);
    }
    row.extend(one.moved_to.iter().map(|name| format!(" -> {name}")));
    if let (Some(holder), Some(used)) = (&one.enclosing_symbol, &one.uses) {
        let _ = write!(row, " {holder} uses {used}");
    }
    let _ = write!(row, " | {}", one.title);
    row.extend(one.detail.iter().map(|detail| format!(" | {detail}")));
    row
}

impl Answer for AdrDocument {
    const DETAIL_FIRST: bool = true;
    const DETAILS: usize = 3;

    fn pages(&self) -> Option<Pages> {
        None
    }

    fn truncate(&mut self, listed: usize) {
        if listed == 0 {
            self.text.clear();
            self.anchors.clear();
            self.violations.clear();
            self.affected_paths.clear();
        }
    }

    fn shed(&mut self, level: usize) {
        /// Bytes of the text that are left at each level.
        const BYTES: [usize; 3] = [2000, 600, 0];
        let most = BYTES.get(level - 1).copied().unwrap_or(0);
        if self.text.len() > most {
            let end = (0..=most).rev().find(|&at| self.text.is_char_boundary(at)).unwrap_or(0);
            self.text.truncate(self.text[..end].rfind('\n').unwrap_or(0));
        }
        if level == 3 {
            self.anchors.truncate(FEW);
            self.violations.truncate(FEW);
        }
    }

    fn lines(&self, lines: &mut Lines) {
        lines.summary = self.title.clone();
        lines.summary.push_str(&standing(self.status, self.superseded_by));
        if !self.file_path.is_empty() {
            let _ = write!(lines.summary, " {}", self.file_path);
        }
        lines.rows.extend(self.affected_paths.iter().map(|path| format!("  affected_path {path}")));
        lines.rows.extend(self.anchors.iter().map(anchor_row));
        lines.rows.extend(self.violations.iter().map(violation_row));
        lines.rows.extend(self.text.lines().map(str::to_owned));
    }
}

impl Answer for RecordedAdr {
    fn pages(&self) -> Option<Pages> {
        None
    }

    fn truncate(&mut self, _: usize) {}

    fn shed(&mut self, _: usize) {}

    fn lines(&self, lines: &mut Lines) {
        lines.summary = format!("number {} {}", self.adr_number, self.status);
        if !self.file_path.is_empty() {
            let _ = write!(lines.summary, " {}", self.file_path);
        }
        lines.rows.push(self.title.clone());
    }
}

impl Answer for RemovedAdr {
    fn pages(&self) -> Option<Pages> {
        None
    }

    fn truncate(&mut self, _: usize) {}

    fn shed(&mut self, _: usize) {}

    fn lines(&self, lines: &mut Lines) {
        lines.summary = format!("removed {} of {}", self.removed.join(" and "), number(self.adr_number));
        if !self.file_path.is_empty() {
            let _ = write!(lines.summary, " {}", self.file_path);
        }
        lines.rows.push(self.title.clone());
    }
}

impl Answer for AcceptedAdr {
    fn pages(&self) -> Option<Pages> {
        None
    }

    fn truncate(&mut self, listed: usize) {
        self.anchors.truncate(listed);
    }

    fn shed(&mut self, _: usize) {}

    fn lines(&self, lines: &mut Lines) {
        lines.summary = format!("number {}, {}", self.adr_number, count(self.anchors.len(), "symbol"));
        if !self.file_path.is_empty() {
            let _ = write!(lines.summary, " {}", self.file_path);
        }
        lines.rows.push(self.title.clone());
        lines.rows.extend(self.anchors.iter().map(anchor_row));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use expect_test::expect;

    use crate::answer::tests::{check, check_budgets};
    use crate::answer::{Format, Reply};
    use crate::memory::{Corpus, Source};
    use crate::query::{
        CheckAdrs, Decisions, QueryAdrs, ShowAdr, Snapshot, check_adrs, query_adrs, show_adr,
    };
    use crate::testing::Fixture;

    const RECORD: &str = "---
status: accepted
affected_paths: [src/lib.rs]
affects: [\"demo::f\", \"demo::g\"]
fingerprints: {\"demo::f\": \"0\"}
forbids: \"demo::a -> demo::f\"
---
# 1. Fast paths

## Decision

Keep `f` fast.
";

    fn corpus() -> Corpus {
        let source = |path: &str, text: &str| Source {
            file_path: Some(path.to_owned()),
            number: None,
            text: Ok(text.to_owned()),
        };
        let more = (2..20).map(|n| {
            source(&format!("docs/adr/{n:04}-x.md"), &format!("# Other {n}\n\n## Decision\n\nFast or not.\n"))
        });
        Corpus::new(std::iter::once(source("docs/adr/0001-fast.md", RECORD)).chain(more).collect())
    }

    fn with<T>(ask: impl FnOnce(&Snapshot<'_>) -> T) -> T {
        let fixture = Fixture::new("pub fn f() {}\npub mod a { pub fn h() { super::f() } }\n");
        let (corpus, baselines, problems) = (corpus(), BTreeMap::new(), Vec::new());
        let decisions = Some(Decisions { corpus: &corpus, baselines: &baselines, problems: &problems });
        ask(&Snapshot { decisions, ..fixture.snapshot() })
    }

    #[test]
    fn decisions_as_text_and_json() {
        let question = QueryAdrs { limit: 2, ..QueryAdrs::new("fast src/lib.rs") };
        let reply =
            with(|snapshot| Reply::new(&question, query_adrs(snapshot, &question).expect("it can be asked")));
        check(
            &reply,
            Format::Text,
            None,
            expect![[r#"
            query_adrs `fast src/lib.rs`: 19 decisions | 1-2 of 19 | TRUNCATED: call again with offset=2
            1 docs/adr/0001-fast.md 4.04 (4) accepted | Fast paths | text: fast, src, lib, rs; affected_path 'src/lib.rs' covers src/lib.rs | Keep f fast.
              changed demo::f src/lib.rs:1
              gone demo::g
              violation src/lib.rs:2:33 demo::a::h uses demo::f | demo::a -> demo::f
            19 docs/adr/0019-x.md 0.02 (1) | Other 19 | text: fast | Fast or not."#]],
        );
        #[cfg(feature = "serde")]
        check(
            &reply,
            Format::Json,
            None,
            expect![[
                r#"{"total":19,"offset":0,"decisions":[{"adr_number":1,"title":"Fast paths","status":"accepted","file_path":"docs/adr/0001-fast.md","score":4.04,"relevance_score":4,"match_reasons":["text: fast, src, lib, rs","affected_path 'src/lib.rs' covers src/lib.rs"],"decision":"Keep f fast.","anchors":[{"symbol":"demo::f","verdict":"changed","file_path":"src/lib.rs","line":1},{"symbol":"demo::g","verdict":"gone"}],"violations":[{"rule":"demo::a -> demo::f","file_path":"src/lib.rs","line":2,"column":33,"enclosing_symbol":"demo::a::h","uses":"demo::f"}]},{"adr_number":19,"title":"Other 19","file_path":"docs/adr/0019-x.md","score":0.02,"relevance_score":1,"match_reasons":["text: fast"],"decision":"Fast or not."}],"has_more":true,"next_offset":2,"complete":false,"see_also":[{"operation":"query_adrs","arguments":{"query":"fast src/lib.rs","limit":2,"offset":2}}]}"#
            ]],
        );
        let question = QueryAdrs::all();
        let reply =
            with(|snapshot| Reply::new(&question, query_adrs(snapshot, &question).expect("it can be asked")));
        check_budgets(&reply);
    }

    #[test]
    fn checks_and_documents() {
        let question = CheckAdrs::all();
        let reply =
            with(|snapshot| Reply::new(&question, check_adrs(snapshot, &question).expect("it can be asked")));
        check(
            &reply,
            Format::Text,
            None,
            expect![[r#"
            check_adrs all: 19 decisions: 2 drifted of 2 symbols, 1 violation of 1 rule, 3 findings | 1-3 of 3
            1 changed demo::f src/lib.rs:1 | Fast paths
            1 gone demo::g | Fast paths
            1 violation demo::a -> demo::f src/lib.rs:2:33 demo::a::h uses demo::f | Fast paths"#]],
        );
        check_budgets(&reply);
        let question = ShowAdr { adr_number: 1 };
        let reply =
            with(|snapshot| Reply::new(&question, show_adr(snapshot, &question).expect("it is there")));
        check(
            &reply,
            Format::Text,
            None,
            expect![[r#"
            show_adr 1: Fast paths accepted docs/adr/0001-fast.md
              affected_path src/lib.rs
              changed demo::f src/lib.rs:1
              gone demo::g
              violation src/lib.rs:2:33 demo::a::h uses demo::f | demo::a -> demo::f
            ---
            status: accepted
            affected_paths: [src/lib.rs]
            affects: ["demo::f", "demo::g"]
            fingerprints: {"demo::f": "0"}
            forbids: "demo::a -> demo::f"
            ---
            # 1. Fast paths

            ## Decision

            Keep `f` fast."#]],
        );
        check_budgets(&reply);
    }
}
