//! Decisions: in lists, alone, and held against the code.

use scryer::query::{
    AcceptedAdr, AdrAnchor, AdrDocument, AdrHit, AdrList, AdrReport, AdrViolation, Invariant, RecordedAdr,
    RemovedAdr,
};

use super::references::candidates;
use super::{counted, page};
use crate::printer::{DIM, HEAD, NUMBER, PATH, paint};

/// Lays out a list of decisions. Empty if there is none.
pub(crate) fn adrs(found: &AdrList) -> String {
    let mut lines = Vec::new();
    if found.ambiguous {
        let count = found.candidate_count.unwrap_or(found.candidates.len());
        lines.push(paint(HEAD, format!("{} have this name", counted(count, "definition"))));
        candidates(&found.candidates, &mut lines);
    }
    for one in &found.decisions {
        hit(one, &mut lines);
    }
    lines.extend(page(found.decisions.len(), found.offset, found.total));
    lines.join("\n")
}

fn hit(one: &AdrHit, lines: &mut Vec<String>) {
    let mut head = format!("{}  {}", number(one.adr_number), paint(HEAD, &one.title));
    if let Some(status) = one.status {
        let by = one.superseded_by.map(|by| format!(" by {by}")).unwrap_or_default();
        head.push_str(&format!("  {}", paint(DIM, format!("{status}{by}"))));
    }
    if !one.file_path.is_empty() {
        head.push_str(&format!("  {}", paint(PATH, &one.file_path)));
    }
    lines.push(head);
    if let Some(score) = one.score {
        lines.push(format!("      {}", paint(DIM, format!("{score:.2}  {}", one.match_reasons.join("; ")))));
    }
    if !one.decision.is_empty() {
        lines.push(format!("      {}", one.decision));
    }
    lines.extend(one.anchors.iter().map(anchor));
    lines.extend(one.violations.iter().map(violation));
}

fn number(number: Option<u32>) -> String {
    match number {
        Some(number) => paint(NUMBER, format!("{number:>4}")),
        None => paint(DIM, "   –"),
    }
}

fn anchor(one: &AdrAnchor) -> String {
    let mut line = format!("      {:<7}  {}", one.verdict, one.symbol);
    if let Some(to) = &one.moved_to {
        line.push_str(&format!(" → {to}"));
    }
    if !one.file_path.is_empty() {
        line.push_str(&format!("  {}:{}", paint(PATH, &one.file_path), paint(NUMBER, one.line)));
    }
    if one.first_sight {
        line.push_str(&paint(DIM, "  since it was first seen"));
    }
    line.extend(one.detail.iter().map(|detail| format!("  {}", paint(DIM, detail))));
    line
}

fn violation(one: &AdrViolation) -> String {
    format!(
        "      forbidden  {}:{}:{}  {} uses {}",
        paint(PATH, &one.file_path),
        paint(NUMBER, one.line),
        paint(NUMBER, one.column),
        one.enclosing_symbol,
        one.uses
    )
}

/// A decision that binds something, on one line.
pub(super) fn invariant(one: &Invariant) -> String {
    let name = one.adr_number.map_or_else(|| one.file_path.clone(), |number| number.to_string());
    format!("{}  {}  {}", paint(NUMBER, name), one.title, paint(DIM, &one.reason))
}

/// Lays out what is not as decided.
pub(crate) fn adr_report(found: &AdrReport) -> String {
    let mut lines = Vec::new();
    for one in &found.findings {
        let mut line = format!("{}  {:<9}  {}", number(one.adr_number), one.kind, paint(HEAD, &one.subject));
        if let Some(to) = &one.moved_to {
            line.push_str(&format!(" → {to}"));
        }
        if !one.place.is_empty() {
            line.push_str(&format!("  {}:{}", paint(PATH, &one.place), paint(NUMBER, one.line)));
        }
        if one.column > 0 {
            line.push_str(&format!(":{}", paint(NUMBER, one.column)));
        }
        if let (Some(holder), Some(used)) = (&one.enclosing_symbol, &one.uses) {
            line.push_str(&format!("  {holder} uses {used}"));
        }
        line.extend(one.detail.iter().map(|detail| format!("  {detail}")));
        line.push_str(&format!("  {}", paint(DIM, &one.title)));
        lines.push(line);
    }
    lines.extend(page(found.findings.len(), found.offset, found.total));
    lines.push(paint(
        DIM,
        format!(
            "{}: {} drifted of {}, {} of {}",
            counted(found.decisions, "decision"),
            found.drifted,
            counted(found.anchors, "symbol"),
            counted(found.violations, "violation"),
            counted(found.rules, "rule")
        ),
    ));
    lines.join("\n")
}

/// Lays out one decision.
pub(crate) fn adr(found: &AdrDocument) -> String {
    let mut lines: Vec<String> = found.text.lines().map(str::to_owned).collect();
    if !found.anchors.is_empty() || !found.violations.is_empty() {
        lines.push(String::new());
    }
    lines.extend(found.anchors.iter().map(anchor));
    lines.extend(found.violations.iter().map(violation));
    if let Some(by) = found.superseded_by {
        lines.push(paint(DIM, format!("superseded by {by}")));
    }
    lines.join("\n")
}

/// Lays out what was written.
pub(crate) fn recorded(found: &RecordedAdr) -> String {
    named(found.adr_number, &found.title, &found.file_path)
}

/// Lays out what was taken for right.
pub(crate) fn accepted(found: &AcceptedAdr) -> String {
    let mut lines = vec![named(found.adr_number, &found.title, &found.file_path)];
    lines.extend(found.anchors.iter().map(anchor));
    lines.join("\n")
}

fn named(number: u32, title: &str, file_path: &str) -> String {
    let place = if file_path.is_empty() { "in the index alone" } else { file_path };
    format!("{}  {}  {}", paint(NUMBER, format!("{number:>4}")), paint(HEAD, title), paint(PATH, place))
}

/// Lays out what was removed.
pub(crate) fn removed(found: &RemovedAdr) -> String {
    let what = format!("removed {}", found.removed.join(" and "));
    format!(
        "{}  {}  {}  {}",
        number(found.adr_number),
        found.title,
        paint(PATH, &found.file_path),
        paint(DIM, what)
    )
}
