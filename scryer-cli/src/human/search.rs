//! Symbols that fit a search, best first.

use scryer::query::{SearchHit, SearchResults};

use super::{left, one_line, page, shortened, widest};
use crate::printer::{DIM, HEAD, NUMBER, PATH, paint};

/// The longest signature that is shown whole.
const SIGNATURE_MAX: usize = 140;

/// Lays out an answer of `search`. Empty if nothing fits.
pub(crate) fn search(found: &SearchResults) -> String {
    let kinds = widest(found.symbols.iter().map(|hit| hit.kind.to_string()), 20);
    let names = widest(found.symbols.iter().map(name_of), 60);
    let mut lines = Vec::new();
    for hit in &found.symbols {
        let home = hit.crate_name.as_ref().map(|name| match &hit.version {
            Some(version) => format!("  of {name} {version}"),
            None => format!("  of {name}"),
        });
        lines.push(format!(
            "{}  {}  {}:{}{}",
            left(DIM, hit.kind, kinds),
            left(HEAD, name_of(hit), names),
            paint(PATH, &hit.file_path),
            paint(NUMBER, hit.line),
            paint(DIM, home.unwrap_or_default()),
        ));
        if !hit.signature.is_empty() {
            let signature = shortened(&one_line(&hit.signature), SIGNATURE_MAX);
            lines.push(format!("{}  {signature}", " ".repeat(kinds)));
        }
    }
    if let Some(page) = page(found.symbols.len(), found.offset, found.total) {
        lines.push(page);
    }
    lines.join("\n")
}

fn name_of(hit: &SearchHit) -> String {
    match &hit.impl_trait {
        Some(of_trait) => format!("{} ({of_trait})", hit.qualified_name),
        None => hit.qualified_name.clone(),
    }
}
