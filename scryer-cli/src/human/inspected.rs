//! First looks at symbols, one below the other.

use scryer::query::{Inspected, Inspection};

use super::adrs::invariant;
use super::references::candidates;
use super::{counted, one_line, right, shortened};
use crate::printer::{DIM, HEAD, NUMBER, PATH, paint};

/// The longest signature that is shown whole.
const SIGNATURE_MAX: usize = 140;

/// Lays out an answer of `inspect`. Empty if there is nothing to show.
pub(crate) fn inspected(found: &Inspected) -> String {
    let looks: Vec<String> = found.symbols.iter().map(look).filter(|look| !look.is_empty()).collect();
    looks.join("\n\n")
}

fn look(one: &Inspection) -> String {
    let mut lines = Vec::new();
    if one.ambiguous {
        let count = one.candidate_count.unwrap_or(one.candidates.len());
        let head =
            format!("{} are called {}; ask for one of them:", counted(count, "definition"), one.symbol);
        lines.push(paint(HEAD, head));
        candidates(&one.candidates, &mut lines);
    }
    let Some(symbol) = &one.definition else { return lines.join("\n") };
    let place = match symbol.file_path.is_empty() {
        true => symbol.crate_name.clone().unwrap_or_default(),
        false => format!("{}:{}", paint(PATH, &symbol.file_path), paint(NUMBER, symbol.line)),
    };
    lines.push(format!("{}  {}  {place}", paint(DIM, symbol.kind), paint(HEAD, &symbol.qualified_name)));
    lines.extend(symbol.doc.iter().flat_map(|doc| doc.lines()).map(|doc| paint(DIM, format!("/// {doc}"))));
    match &one.snippet {
        Some(snippet) => {
            let width = snippet.end_line.to_string().len();
            for (number, text) in (snippet.start_line..).zip(snippet.text.lines()) {
                lines.push(format!("{}  {text}", right(NUMBER, number, width)));
            }
            if snippet.truncated {
                lines.push(paint(DIM, format!("… to line {}", symbol.end_line)));
            }
        }
        None => lines.push(shortened(&one_line(&symbol.signature), SIGNATURE_MAX)),
    }
    for (word, list, count) in [
        ("caller", &one.callers, one.caller_count),
        ("callee", &one.callees, one.callee_count),
        ("member", &one.members, one.member_count),
    ] {
        let Some(count) = count else { continue };
        let more = if count > list.len() && !list.is_empty() { ", …" } else { "" };
        let colon = if list.is_empty() { "" } else { ": " };
        lines.push(format!("{}{colon}{}{more}", paint(DIM, counted(count, word)), list.join(", ")));
    }
    lines.extend(one.reference_count.map(|count| paint(DIM, counted(count, "reference"))));
    if !one.invariants.is_empty() {
        lines.push(paint(DIM, counted(one.invariant_count.unwrap_or(one.invariants.len()), "decision")));
        lines.extend(one.invariants.iter().map(|one| format!("  {}", invariant(one))));
    }
    lines.join("\n")
}
