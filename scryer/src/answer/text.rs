//! The text encoding: one header line, then one line for each entry, then notes.
//!
//! The header is `operation subject: summary | range | complete or TRUNCATED | index | CAVEAT`.

use std::fmt::Write;

use super::budget::{Frame, Shortcut};
use crate::query::{
    Candidate, Definitions, Outline, OutlineItem, References, Scopes, SearchResults, SymbolKind, View,
};

/// A result in lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// What there is, in a few words.
    pub summary: String,
    /// One for each entry.
    pub rows: Vec<String>,
}

pub(super) fn written(lines: &Lines, frame: &Frame<'_>) -> String {
    let mut header = format!("{} {}: {}", frame.operation, one_line(frame.subject), lines.summary);
    if let Some(pages) = frame.pages
        && pages.listed > 0
    {
        let first = pages.offset.saturating_add(1);
        let _ = write!(header, " | {first}-{} of {}", pages.offset.saturating_add(pages.listed), pages.total);
    }
    if frame.complete == Some(true) {
        header.push_str(" | complete");
    }
    if let Some(next) = frame.pages.and_then(|pages| pages.next()) {
        let _ = write!(header, " | TRUNCATED: call again with offset={next}");
        if let Some(command) = frame.see_also.first().and_then(|shortcut| shortcut.command.as_ref()) {
            let _ = write!(header, " (CLI: {command})");
        }
    }
    if frame.pages.and_then(|pages| pages.next()).is_none() && frame.complete == Some(false) {
        header.push_str(" | TRUNCATED");
    }
    if let Some(index) = frame.index {
        let _ = write!(header, " | index: {index}");
    }
    let (caveats, notes): (Vec<&str>, Vec<&str>) =
        frame.notes.iter().copied().partition(|note| note.starts_with("CAVEAT"));
    for caveat in caveats {
        let _ = write!(header, " | {caveat}");
    }
    let mut out = header;
    for row in &lines.rows {
        out.push('\n');
        out.push_str(row);
    }
    for note in notes {
        let _ = write!(out, "\nnote: {note}");
    }
    // The first call only says what the header says, where entries are cut.
    let next = frame.pages.and_then(|pages| pages.next()).is_some();
    for Shortcut { call, command } in frame.see_also.iter().skip(usize::from(next)) {
        let _ = write!(out, "\nsee also: {}", call.operation);
        for (name, value) in &call.arguments {
            let _ = write!(out, " {name}={value}");
        }
        if let Some(command) = command {
            let _ = write!(out, " (CLI: {command})");
        }
    }
    out
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `3 usages`
pub(super) fn count(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}

/// `<T as Trait>` where there is a trait.
pub(super) fn with_trait(name: &str, impl_trait: &Option<String>) -> String {
    match impl_trait {
        Some(impl_trait) => format!("{name} (impl {impl_trait})"),
        None => name.to_owned(),
    }
}

pub(super) fn candidate(candidate: &Candidate) -> String {
    let usages = candidate.usages.map(|usages| format!(" {}", count(usages, "usage"))).unwrap_or_default();
    format!(
        "{} {} {}:{}{usages}",
        candidate.kind,
        with_trait(&candidate.qualified_name, &candidate.impl_trait),
        candidate.file_path,
        candidate.line
    )
}

/// What ties a use to the symbol, as words behind it.
fn marks(target: &Option<String>, name_matched: bool, may_dispatch: bool, cfg: &Option<String>) -> String {
    let mut out = String::new();
    if let Some(target) = target {
        let _ = write!(out, " -> {target}");
    }
    if name_matched {
        out.push_str(" name_matched");
    }
    if may_dispatch {
        out.push_str(" may_dispatch");
    }
    if let Some(cfg) = cfg {
        let _ = write!(out, " cfg({cfg})");
    }
    out
}

pub(super) fn source(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(" | {text}") }
}

pub(super) fn references(result: &References, lines: &mut Lines) {
    lines.summary = format!(
        "{} in {} and {}",
        count(result.total_sites, "usage"),
        count(result.total_files, "file"),
        count(result.total_callers, "caller")
    );
    if result.name_matched > 0 {
        let _ = write!(lines.summary, ", {} name_matched", result.name_matched);
    }
    let _ = write!(lines.summary, ", view {}", result.view);
    if result.ambiguous {
        let all = result.candidate_count.unwrap_or(result.candidates.len());
        let _ = write!(lines.summary, ", ambiguous: {}", count(all, "definition"));
    }
    lines.rows.extend(result.definitions.iter().map(|one| format!("definition {}", candidate(one))));
    lines.rows.extend(result.candidates.iter().map(|one| format!("candidate {}", candidate(one))));
    match result.view {
        View::Callers => lines.rows.extend(result.callers.iter().map(|caller| {
            format!(
                "{}:{}:{} {} x{}{}{}",
                caller.file_path,
                caller.line,
                caller.column,
                caller.enclosing_symbol,
                caller.count,
                marks(&caller.target, caller.name_matched, caller.may_dispatch, &caller.cfg),
                source(&caller.text)
            )
        })),
        View::Files => {
            lines.rows.extend(result.files.iter().map(|file| format!("{} x{}", file.file_path, file.count)));
        }
        View::Sites => lines.rows.extend(result.sites.iter().map(|site| {
            format!(
                "{}:{}:{} {} in {}{}{}",
                site.file_path,
                site.line,
                site.column,
                site.role,
                site.enclosing_symbol,
                marks(&site.target, site.name_matched, site.may_dispatch, &site.cfg),
                source(&site.text)
            )
        })),
    }
}

pub(super) fn definitions(result: &Definitions, lines: &mut Lines) {
    lines.summary = count(result.definitions.len(), "definition");
    for symbol in &result.definitions {
        let mut row = String::new();
        if !symbol.file_path.is_empty() {
            let _ =
                write!(row, "{}:{}:{}-{} ", symbol.file_path, symbol.line, symbol.column, symbol.end_line);
        }
        let _ = write!(row, "{} {}", symbol.kind, with_trait(&symbol.qualified_name, &symbol.impl_trait));
        if let Some(name) = &symbol.crate_name {
            let _ = write!(row, " in {name}");
        }
        if let Some(version) = &symbol.version {
            let _ = write!(row, " {version}");
        }
        let _ = write!(row, " | {}", symbol.signature);
        if let Some(doc) = &symbol.doc {
            let _ = write!(row, " | {doc}");
        }
        lines.rows.push(row);
    }
    lines.rows.extend(result.notice.iter().map(|notice| format!("note: {notice}")));
}

pub(super) fn scopes(result: &Scopes, lines: &mut Lines) {
    lines.summary = count(result.locations.len(), "place");
    for place in &result.locations {
        lines.rows.push(format!("{}:{}", place.file_path, place.line));
        for scope in &place.scopes {
            lines.rows.push(format!(
                "  {} {} {}-{} | {}",
                scope.kind,
                with_trait(&scope.qualified_name, &scope.impl_trait),
                scope.start_line,
                scope.end_line,
                scope.signature
            ));
        }
        if let Some(snippet) = &place.snippet {
            let cut = if snippet.truncated { ", cut" } else { "" };
            lines.rows.push(format!("  source {}-{}{cut}:", snippet.start_line, snippet.end_line));
            lines.rows.extend(snippet.text.lines().map(str::to_owned));
        }
    }
}

pub(super) fn outline(result: &Outline, lines: &mut Lines) {
    lines.summary = count(result.total, "item");
    let mut open: Vec<(&OutlineItem, usize)> = result.items.iter().rev().map(|item| (item, 0)).collect();
    while let Some((item, depth)) = open.pop() {
        let mut row = "  ".repeat(depth);
        let _ = write!(row, "{}", item.line);
        if let Some(column) = item.column {
            let _ = write!(row, ":{column}");
        }
        let _ = write!(row, " {}-{} ", item.start_line, item.end_line);
        if item.kind != SymbolKind::Impl {
            let _ = write!(row, "{} ", item.kind);
        }
        row.push_str(&item.name);
        if item.context {
            row.push_str(" …");
        }
        // The visibility is part of the signature.
        match (&item.signature, &item.visibility) {
            (Some(signature), _) => row.push_str(&source(signature)),
            (None, Some(visibility)) => row.push_str(&source(visibility)),
            (None, None) => {}
        }
        if let Some(doc) = &item.doc {
            let _ = write!(row, " | {}", one_line(doc));
        }
        lines.rows.push(row);
        open.extend(item.items.iter().rev().map(|item| (item, depth + 1)));
    }
}

pub(super) fn search(result: &SearchResults, lines: &mut Lines) {
    lines.summary = count(result.total, "symbol");
    for hit in &result.symbols {
        let mut row = String::new();
        if !hit.file_path.is_empty() {
            let _ = write!(row, "{}:{}:{} ", hit.file_path, hit.line, hit.column);
        }
        let _ =
            write!(row, "{} {} {:.2}", hit.kind, with_trait(&hit.qualified_name, &hit.impl_trait), hit.score);
        if !hit.matched_terms.is_empty() {
            let _ = write!(row, " [{}]", hit.matched_terms.join(" "));
        }
        if let Some(name) = &hit.crate_name {
            let _ = write!(row, " in {name}");
        }
        if let Some(version) = &hit.version {
            let _ = write!(row, " {version}");
        }
        row.push_str(&source(&hit.signature));
        lines.rows.push(row);
    }
}
