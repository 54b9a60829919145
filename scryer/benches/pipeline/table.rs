//! The table: which rows there are, what each is compared with, and what it should come to.

use std::fmt::Write;

use crate::figures::Figures;

/// A row of the table.
struct Row {
    name: &'static str,
    label: &'static str,
    unit: Unit,
    target: Option<Target>,
}

/// How a figure is shown.
#[derive(Clone, Copy)]
enum Unit {
    /// A number.
    Count,
    Megabytes,
    /// Milliseconds, and how often the bare parse fits into them.
    Parses,
    /// Milliseconds.
    Millis,
}

/// What a figure should be at most.
#[derive(Clone, Copy)]
enum Target {
    /// So many times another figure.
    Times(f64, &'static str),
    Millis(f64),
    Count(f64),
}

const fn row(name: &'static str, label: &'static str, unit: Unit) -> Row {
    Row { name, label, unit, target: None }
}

const fn aim(name: &'static str, label: &'static str, unit: Unit, target: Target) -> Row {
    Row { name, label, unit, target: Some(target) }
}

const ROWS: &[Row] = {
    use Target::{Count as AtMost, Millis as Within, Times};
    use Unit::{Count, Megabytes, Millis, Parses};
    &[
        row("files", "files", Count),
        row("lines", "lines", Count),
        row("megabytes", "text, MB", Megabytes),
        row("facts_megabytes", "facts as kept, MB", Megabytes),
        row("dependency_crates", "dependencies loaded, crates", Count),
        row("dependency_files", "dependencies loaded, files", Count),
        row("parse", "bare tree-sitter parse", Parses),
        // Single stages.
        row("syntax", "syntax::parse", Parses),
        row("discover", "discover", Parses),
        row("read", "read and hash", Parses),
        row("lower", "facts::lower (parses)", Parses),
        row("encode", "encode", Parses),
        row("save", "save and checkpoint", Parses),
        row("load", "load and decode", Parses),
        row("standard", "standard crates: lower, link", Parses),
        row("dependencies", "dependencies: read, lower", Parses),
        row("link", "link all, standard crates too", Parses),
        row("prepare", "index impls", Parses),
        row("infer", "infer every body", Parses),
        // The façade.
        aim("cold_lower", "cold: discover, lower, store", Parses, Times(2.0, "parse")),
        row("cold_link", "cold: link, with dependencies", Parses),
        row("cold_index", "cold index in all", Parses),
        aim("link_and_infer", "link and infer every body", Parses, Times(4.0, "parse")),
        row("second_run", "second run", Parses),
        aim("first_answer", "open to the first answer", Parses, Times(0.25, "cold_index")),
        // Questions.
        row("gate", "nothing asked", Millis),
        row("references_first", "find_references, not inferred", Millis),
        aim("references_p50", "find_references p50", Millis, Within(2.0)),
        aim("references_p95", "find_references p95", Millis, Within(25.0)),
        row("search_first", "first search_symbols", Millis),
        aim("search_p50", "search_symbols p50", Millis, Within(2.0)),
        row("search_p95", "search_symbols p95", Millis),
        row("edits", "edits in bodies", Count),
        row("edits_relinked", "  that linked anew", Count),
        aim("edits_wrong", "  with a wrong answer", Count, AtMost(0.0)),
        row("edit_p50", "edit to answer p50", Millis),
        aim("edit_p95", "edit to answer p95", Millis, Within(30.0)),
        // Memory.
        row("peak_index", "peak memory, indexed, MB", Megabytes),
        row("peak_inferred", "peak memory, inferred, MB", Megabytes),
        row("peak_searched", "peak memory, searched, MB", Megabytes),
    ]
};

/// One column for each of `columns`. What misses its target is marked with `!`.
pub(crate) fn render(columns: &[(String, Figures)]) -> String {
    let mut lines: Vec<Vec<String>> = Vec::new();
    let head = columns.iter().map(|(name, _)| name.clone());
    lines.push([String::new()].into_iter().chain(head).chain(["to reach".to_owned()]).collect());
    for row in ROWS {
        let names: Vec<String> = match columns.iter().any(|(_, figures)| figures.get(row.name).is_some()) {
            true => vec![row.name.to_owned()],
            false => ["p50", "p95"].iter().map(|share| format!("{}_{share}", row.name)).collect(),
        };
        for name in names {
            let cells: Vec<String> = columns.iter().map(|(_, figures)| cell(row, &name, figures)).collect();
            if cells.iter().all(String::is_empty) {
                continue;
            }
            let suffix = name.strip_prefix(row.name).unwrap_or_default().replace('_', " ");
            let label = format!("{}{suffix}", row.label);
            let target = row.target.map(Target::shown).unwrap_or_default();
            lines.push([label].into_iter().chain(cells).chain([target]).collect());
        }
    }
    let width = |column: usize| {
        lines.iter().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns.len() + 2).map(width).collect();
    let mut out = String::new();
    for line in &lines {
        let mut shown = String::new();
        for (column, (cell, &width)) in line.iter().zip(&widths).enumerate() {
            // Writing to a string can't fail.
            let _ = match column == 0 || column == columns.len() + 1 {
                true => write!(shown, "{cell:<width$}  "),
                false => write!(shown, "{cell:>width$}  "),
            };
        }
        out.push_str(shown.trim_end());
        out.push('\n');
    }
    out
}

fn cell(row: &Row, name: &str, figures: &Figures) -> String {
    let Some(value) = figures.get(name) else { return String::new() };
    let shown = match row.unit {
        Unit::Count => format!("{value:.0}"),
        Unit::Megabytes => format!("{value:.1}"),
        Unit::Millis => format!("{value:.2} ms"),
        Unit::Parses => {
            let (against, short) = match row.target {
                Some(Target::Times(_, against)) => (against, if against == "parse" { "" } else { " of it" }),
                _ => ("parse", ""),
            };
            let ratio = figures.get(against).map(|against| value / against).unwrap_or(f64::NAN);
            format!("{value:.0} ms {ratio:>6.2} ×{short}")
        }
    };
    let missed = match row.target {
        Some(Target::Times(most, against)) => {
            figures.get(against).is_some_and(|against| value > most * against)
        }
        Some(Target::Millis(most) | Target::Count(most)) => value > most,
        None => false,
    };
    format!("{shown}{}", if missed { " !" } else { "  " })
}

impl Target {
    fn shown(self) -> String {
        match self {
            Target::Times(most, "parse") => format!("≤ {most} ×"),
            Target::Times(most, _) => format!("≤ {most} × the cold index"),
            Target::Millis(most) => format!("≤ {most} ms"),
            Target::Count(most) => format!("{most}"),
        }
    }
}
