//! What a change affects: by depth, then the tests with the commands that run them.

use scryer::query::{AffectedTest, BlastReport, Dependent};

use super::adrs::invariant;
use super::references::candidates;
use super::{counted, left, page, widest};
use crate::printer::{DIM, HEAD, NUMBER, PATH, paint};

/// Lays out an answer of `blast`. Empty if nothing is affected.
pub(crate) fn blast(found: &BlastReport) -> String {
    let mut lines = Vec::new();
    if found.ambiguous {
        let count = found.candidate_count.unwrap_or(found.candidates.len());
        lines.push(paint(HEAD, format!("{} have this name", counted(count, "definition"))));
        candidates(&found.candidates, &mut lines);
    }
    if found.total == 0 && found.changed_count < 2 {
        return lines.join("\n");
    }
    if !found.ambiguous {
        candidates(&found.changed, &mut lines);
    }
    if found.changed_count > found.changed.len() {
        lines.push(paint(DIM, format!("and {} more", found.changed_count - found.changed.len())));
    }
    lines.push(paint(
        DIM,
        format!(
            "{} and {} in {} and {} depend on {}",
            counted(found.total_symbols, "symbol"),
            counted(found.total_tests, "test"),
            counted(found.total_files, "file"),
            counted(found.crates.len(), "crate"),
            if found.changed_count > 1 { "them" } else { "it" },
        ),
    ));
    if !found.invariants.is_empty() {
        lines.push(paint(DIM, counted(found.invariant_count.unwrap_or(found.invariants.len()), "decision")));
        lines.extend(found.invariants.iter().map(|one| format!("  {}", invariant(one))));
    }
    let names = widest(found.symbols.iter().map(name_of), 80);
    let mut depth = 0;
    for symbol in &found.symbols {
        if symbol.depth != depth {
            depth = symbol.depth;
            lines.push(String::new());
            lines.push(paint(HEAD, format!("depth {depth}")));
        }
        lines.push(format!("  {}", dependent(symbol, names)));
    }
    tests(&found.tests, &mut lines);
    if !found.entry_points.is_empty() {
        lines.push(String::new());
        lines.push(paint(HEAD, counted(found.entry_point_count, "entry point")));
        for entry in &found.entry_points {
            lines.push(format!("  {}  {}", entry.qualified_name, paint(DIM, entry.entry)));
        }
        if found.entry_point_count > found.entry_points.len() {
            let more = found.entry_point_count - found.entry_points.len();
            lines.push(paint(DIM, format!("  and {more} more")));
        }
    }
    if let Some(page) = page(found.symbols.len() + found.tests.len(), found.offset, found.total) {
        lines.push(page);
    }
    lines.join("\n")
}

fn name_of(symbol: &Dependent) -> String {
    match &symbol.impl_trait {
        Some(of_trait) => format!("{} ({of_trait})", symbol.qualified_name),
        None => symbol.qualified_name.clone(),
    }
}

fn dependent(symbol: &Dependent, names: usize) -> String {
    let mut line = format!(
        "{}  {}:{}",
        left(HEAD, name_of(symbol), names),
        paint(PATH, &symbol.file_path),
        paint(NUMBER, symbol.use_line)
    );
    if let Some(via) = &symbol.via {
        line.push_str(&paint(DIM, format!("  by {via}")));
    }
    if let Some(entry) = symbol.entry {
        line.push_str(&paint(DIM, format!("  {entry}")));
    }
    line.push_str(&paint(DIM, mark(symbol.name_matched, symbol.may_dispatch)));
    line
}

fn mark(name_matched: bool, may_dispatch: bool) -> &'static str {
    match (name_matched, may_dispatch) {
        (true, _) => "  ?",
        (_, true) => "  ~",
        _ => "",
    }
}

/// Tests under the command that runs them. They are sorted so that those of one target are side by side.
fn tests(tests: &[AffectedTest], lines: &mut Vec<String>) {
    let same = |a: &AffectedTest, b: &AffectedTest| a.package == b.package && a.target == b.target;
    for group in tests.chunk_by(same) {
        let Some(first) = group.first() else { continue };
        let exact = if group.iter().any(|test| test.has_cases) { "" } else { " --exact" };
        let package = if first.package.is_empty() { String::new() } else { format!(" -p {}", first.package) };
        let target = if first.target.is_empty() { String::new() } else { format!(" {}", first.target) };
        lines.push(String::new());
        lines.push(format!(
            "{}  {}",
            paint(HEAD, counted(group.len(), "test")),
            paint(DIM, format!("cargo test{package}{target} --{exact} …"))
        ));
        for test in group {
            lines.push(format!(
                "  {}  {}:{}{}",
                test.test,
                paint(PATH, &test.file_path),
                paint(NUMBER, test.line),
                paint(DIM, mark(test.name_matched, test.may_dispatch)),
            ));
        }
    }
}
