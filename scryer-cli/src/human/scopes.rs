//! What lines sit in: from the inside out, then the source around each.

use scryer::query::{ScopeAt, Scopes};

use super::{left, one_line, right, widest};
use crate::printer::{DIM, HEAD, NAME, NUMBER, PATH, paint};

/// Lays out an answer of `scope`.
pub(crate) fn scopes(found: &Scopes) -> String {
    found.locations.iter().map(location).collect::<Vec<_>>().join("\n\n")
}

fn location(at: &ScopeAt) -> String {
    let mut lines = vec![format!("{}:{}", paint(PATH, &at.file_path), paint(NUMBER, at.line))];
    let kinds = widest(at.scopes.iter().map(|scope| scope.kind.to_string()), 20);
    let ranges: Vec<String> =
        at.scopes.iter().map(|scope| format!("{}–{}", scope.start_line, scope.end_line)).collect();
    let range_width = widest(ranges.iter().cloned(), 20);
    for (scope, range) in at.scopes.iter().zip(&ranges) {
        let of_trait = scope.impl_trait.as_ref().map(|of_trait| format!(" ({of_trait})")).unwrap_or_default();
        lines.push(format!(
            "  {}  {}  {}",
            right(NUMBER, range, range_width),
            left(DIM, scope.kind, kinds),
            paint(NAME, format!("{}{of_trait}", scope.qualified_name)),
        ));
    }
    if let Some(innermost) = at.scopes.first().filter(|scope| !scope.signature.is_empty()) {
        lines.push(format!("  {}", paint(HEAD, one_line(&innermost.signature))));
    }
    if let Some(snippet) = &at.snippet {
        lines.push(String::new());
        let width = snippet.end_line.to_string().len();
        for (number, text) in (snippet.start_line..).zip(snippet.text.lines()) {
            let here = if number == at.line { ">" } else { " " };
            lines.push(format!("{here} {}  {text}", right(NUMBER, number, width)).trim_end().to_owned());
        }
        if snippet.truncated {
            lines.push(paint(DIM, "  …"));
        }
    }
    lines.join("\n")
}
