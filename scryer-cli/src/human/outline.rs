//! What a file defines, as a tree.

use scryer::query::{Outline, OutlineItem};

use super::{one_line, page, right, shortened};
use crate::printer::{DIM, HEAD, NAME, NUMBER, PATH, paint};

/// The longest signature that is shown whole.
const SIGNATURE_MAX: usize = 140;

/// Lays out an answer of `outline`. Empty if there is nothing in the file.
pub(crate) fn outline(found: &Outline) -> String {
    if found.items.is_empty() {
        return String::new();
    }
    let mut rows = Vec::new();
    // A stack, for a file may nest as deep as it likes.
    let mut open: Vec<std::slice::Iter<'_, OutlineItem>> = vec![found.items.iter()];
    while let Some(items) = open.last_mut() {
        match items.next() {
            Some(item) => {
                rows.push((item, open.len() - 1));
                open.push(item.items.iter());
            }
            None => {
                open.pop();
            }
        }
    }
    let width = rows.iter().map(|(item, _)| item.line.to_string().len()).max().unwrap_or(0);
    let mut lines = vec![paint(PATH, &found.file_path)];
    for (item, depth) in &rows {
        lines.push(format!("{}  {}{}", right(NUMBER, item.line, width), "  ".repeat(*depth), declared(item)));
        for doc in item.doc.iter().flat_map(|doc| doc.lines()) {
            let margin = " ".repeat(width + 2 + 2 * depth);
            lines.push(paint(DIM, format!("{margin}/// {doc}")));
        }
    }
    if let Some(page) = page(shown(found), found.offset, found.total) {
        lines.push(page);
    }
    lines.join("\n")
}

/// How many items of the page there are; those that are only there for others to stand in don't count.
fn shown(found: &Outline) -> usize {
    let mut open: Vec<&OutlineItem> = found.items.iter().collect();
    let mut all = 0;
    while let Some(item) = open.pop() {
        all += 1;
        open.extend(&item.items);
    }
    all.min(found.total.saturating_sub(found.offset))
}

fn declared(item: &OutlineItem) -> String {
    match &item.signature {
        Some(signature) => {
            let signature = shortened(&one_line(signature), SIGNATURE_MAX);
            emphasised(&signature, &item.name)
        }
        None => format!("{} {}", paint(DIM, item.kind), paint(NAME, &item.name)),
    }
}

/// The signature with the first word that is the name made visible.
fn emphasised(signature: &str, name: &str) -> String {
    let word = |found: char| found.is_alphanumeric() || found == '_';
    let whole = |at: usize| {
        let before = signature[..at].chars().next_back();
        let after = signature[at + name.len()..].chars().next();
        !before.is_some_and(word) && !after.is_some_and(word)
    };
    let found = signature.match_indices(name).map(|(at, _)| at).find(|at| !name.is_empty() && whole(*at));
    match found {
        Some(at) => {
            let (before, rest) = signature.split_at(at);
            let (name, after) = rest.split_at(name.len());
            format!("{before}{}{after}", paint(HEAD, name))
        }
        None => signature.to_owned(),
    }
}
