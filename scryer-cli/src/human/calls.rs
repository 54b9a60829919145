//! Who calls what, as a tree.

use scryer::query::{CallNode, CallTree, Direction};

use super::references::candidates;
use super::{counted, one_line, page, shortened};
use crate::printer::{DIM, HEAD, NAME, NUMBER, PATH, paint};

/// The longest line of source that is shown whole.
const LINE_MAX: usize = 100;

/// Lays out an answer of `calls`. Empty if there is nothing to show.
pub(crate) fn calls(found: &CallTree) -> String {
    let mut lines = Vec::new();
    if found.ambiguous {
        let count = found.candidate_count.unwrap_or(found.candidates.len());
        lines.push(paint(HEAD, format!("{} have this name", counted(count, "definition"))));
        candidates(&found.candidates, &mut lines);
    } else if found.total > 0 {
        candidates(&found.definitions, &mut lines);
    }
    if !found.under.is_empty() {
        lines.push(paint(DIM, format!("under {}", found.under.join(" › "))));
    }
    lines.extend(found.nodes.iter().map(|one| node(one, one.direction.unwrap_or(found.direction))));
    if let Some(page) = page(found.nodes.len(), found.offset, found.total) {
        lines.push(page);
    }
    lines.join("\n")
}

fn node(node: &CallNode, direction: Direction) -> String {
    let arrow = match node.direction {
        Some(Direction::Outgoing) => "→ ",
        Some(_) => "← ",
        None => "",
    };
    let style = if node.depth == 0 { HEAD } else { NAME };
    let mut line =
        format!("{}{}{}", "  ".repeat(node.depth), paint(DIM, arrow), paint(style, &node.qualified_name));
    if let Some(of_trait) = &node.impl_trait {
        line.push_str(&paint(DIM, format!(" ({of_trait})")));
    }
    if !node.file_path.is_empty() {
        // Calls stand in the file of the caller: of the node itself, unless it is called.
        let at = match (direction, node.call_lines.first()) {
            (Direction::Incoming, Some(&first)) => first,
            _ => node.line,
        };
        line.push_str(&format!("  {}:{}", paint(PATH, &node.file_path), paint(NUMBER, at)));
    }
    if node.call_lines.len() > 1 {
        line.push_str(&paint(DIM, format!("  ×{}", node.call_lines.len())));
    }
    if !node.text.is_empty() {
        line.push_str(&format!("  {}", shortened(&one_line(&node.text), LINE_MAX)));
    }
    for (set, word) in [
        (node.as_value, "as a value"),
        (node.name_matched, "?"),
        (node.may_dispatch, "~"),
        (node.dispatch, "may be dispatched to"),
        (node.seen, "… see where it first stands"),
        (node.cycle, "↺"),
    ] {
        if set {
            line.push_str(&paint(DIM, format!("  {word}")));
        }
    }
    line
}
