//! Where names are defined: a place, then what is declared there.

use scryer::query::{Definitions, Symbol};

use super::one_line;
use crate::printer::{DIM, HEAD, NAME, NUMBER, PATH, paint};

/// Lays out an answer of `def`; where there is none, why.
pub(crate) fn definitions(found: &Definitions) -> String {
    if found.definitions.is_empty() {
        return found.notice.clone().unwrap_or_default();
    }
    found.definitions.iter().map(definition).collect::<Vec<_>>().join("\n\n")
}

fn definition(symbol: &Symbol) -> String {
    let mut lines = Vec::new();
    let home = match (&symbol.crate_name, &symbol.version) {
        (Some(name), Some(version)) => format!("  of {name} {version}"),
        (Some(name), None) => format!("  of {name}"),
        _ => String::new(),
    };
    let of_trait = symbol.impl_trait.as_ref().map(|of_trait| format!(" ({of_trait})")).unwrap_or_default();
    let name = format!("{}{of_trait}", symbol.qualified_name);
    lines.push(format!("{}  {}{}", paint(DIM, symbol.kind), paint(NAME, name), paint(DIM, home)));
    if !symbol.file_path.is_empty() {
        lines.push(format!(
            "  {}:{}:{}",
            paint(PATH, &symbol.file_path),
            paint(NUMBER, symbol.line),
            paint(NUMBER, symbol.column)
        ));
    }
    if let Some(doc) = &symbol.doc {
        lines.push(paint(DIM, format!("  /// {}", one_line(doc))));
    }
    if !symbol.signature.is_empty() {
        lines.push(format!("  {}", paint(HEAD, one_line(&symbol.signature))));
    }
    lines.join("\n")
}
