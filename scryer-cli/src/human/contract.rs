//! What a type or trait offers and demands.

use scryer::query::{Contract, Member, TraitImpl};

use super::references::candidates;
use super::{counted, one_line, right, shortened, widest};
use crate::printer::{DIM, HEAD, NAME, NUMBER, PATH, paint};

/// The longest signature that is shown whole.
const SIGNATURE_MAX: usize = 140;

/// Lays out an answer of `contract`. Empty if there is nothing to show.
pub(crate) fn contract(found: &Contract) -> String {
    let mut lines = Vec::new();
    if found.ambiguous {
        let count = found.candidate_count.unwrap_or(found.candidates.len());
        lines.push(paint(
            HEAD,
            format!("{} have this name; ask for one of them:", counted(count, "definition")),
        ));
        candidates(&found.candidates, &mut lines);
    }
    let Some(symbol) = &found.definition else { return lines.join("\n") };
    let place = match symbol.file_path.is_empty() {
        true => symbol.crate_name.clone().unwrap_or_default(),
        false => format!("{}:{}", paint(PATH, &symbol.file_path), paint(NUMBER, symbol.line)),
    };
    lines.push(format!("{}  {place}", paint(HEAD, &symbol.qualified_name)));
    lines.push(shortened(&one_line(&symbol.signature), SIGNATURE_MAX));
    lines.extend(symbol.doc.iter().map(|doc| paint(DIM, format!("/// {doc}"))));
    section("demands", &found.supertraits, &mut lines);
    section("generic over", &found.generics, &mut lines);
    members("fields", &found.fields, &mut lines);
    members("variants", &found.variants, &mut lines);
    members("required", &found.required, &mut lines);
    members("provided", &found.provided, &mut lines);
    for one in &found.impls {
        members(&one.head, &one.items, &mut lines);
    }
    traits("implements", &found.traits, &mut lines);
    traits("implemented by", &found.implementors, &mut lines);
    lines.join("\n")
}

fn section(head: &str, texts: &[String], lines: &mut Vec<String>) {
    if !texts.is_empty() {
        lines.push(format!("{} {}", paint(DIM, head), texts.join(", ")));
    }
}

fn members(head: &str, members: &[Member], lines: &mut Vec<String>) {
    if members.is_empty() {
        return;
    }
    lines.push(String::new());
    lines.push(paint(NAME, head));
    let width = widest(members.iter().map(|member| member.line.to_string()), 12);
    for member in members {
        let text = match member.signature.is_empty() {
            true => member.name.clone(),
            false => shortened(&one_line(&member.signature), SIGNATURE_MAX),
        };
        let doc = member.doc.as_ref().map(|doc| paint(DIM, format!("  // {doc}"))).unwrap_or_default();
        lines.push(format!("  {}  {text}{doc}", right(NUMBER, member.line, width)));
    }
}

fn traits(head: &str, traits: &[TraitImpl], lines: &mut Vec<String>) {
    if traits.is_empty() {
        return;
    }
    lines.push(String::new());
    lines.push(paint(NAME, head));
    for one in traits {
        let derived = if one.derived { "  derived" } else { "" };
        let place = match one.file_path.is_empty() {
            true => String::new(),
            false => format!("  {}:{}", paint(PATH, &one.file_path), paint(NUMBER, one.line)),
        };
        lines.push(format!("  {}{place}{}", one.name, paint(DIM, derived)));
    }
}
