//! Uses of a symbol: under their files, and there under the fn or type that they stand in.

use scryer::query::{Candidate, References, Site, View};

use super::{counted, left, one_line, page, right, shortened, widest};
use crate::printer::{DIM, HEAD, HIT, NAME, NUMBER, PATH, paint};

/// The longest line of source that is shown whole.
const LINE_MAX: usize = 160;

/// Lays out an answer of `refs`. Empty if there is nothing to show.
pub(crate) fn references(found: &References) -> String {
    let mut lines = Vec::new();
    if found.ambiguous {
        let count = found.candidate_count.unwrap_or(found.candidates.len());
        lines.push(paint(
            HEAD,
            format!("{} have this name; ask for one of them:", counted(count, "definition")),
        ));
        candidates(&found.candidates, &mut lines);
        if count > found.candidates.len() {
            lines.push(paint(DIM, format!("and {} more", count - found.candidates.len())));
        }
    }
    if found.total > 0 {
        candidates(&found.definitions, &mut lines);
        let uses = counted(found.total_sites, "use");
        let places =
            format!("{} in {}", counted(found.total_callers, "caller"), counted(found.total_files, "file"));
        let unsure = match found.name_matched {
            0 => String::new(),
            count => format!("; {count} by name only, marked ?"),
        };
        lines.push(paint(DIM, format!("{uses} by {places}{unsure}")));
    }
    match found.view {
        View::Sites => sites(found, &mut lines),
        View::Callers => callers(found, &mut lines),
        View::Files => files(found, &mut lines),
    }
    let shown = found.sites.len() + found.callers.len() + found.files.len();
    if let Some(page) = page(shown, found.offset, found.total) {
        lines.push(String::new());
        lines.push(page);
    }
    lines.join("\n")
}

pub(super) fn candidates(candidates: &[Candidate], lines: &mut Vec<String>) {
    let kinds = widest(candidates.iter().map(|one| one.kind.to_string()), 20);
    let names = widest(candidates.iter().map(name_of), 80);
    // The one definition that an answer is about has its uses in the line below.
    let with_usages = candidates.len() > 1;
    let usages =
        widest(candidates.iter().filter_map(|one| one.usages).map(|count| counted(count, "use")), 20);
    for one in candidates {
        let usages = match one.usages {
            Some(count) if with_usages => format!("{}  ", right(DIM, counted(count, "use"), usages)),
            _ => String::new(),
        };
        lines.push(format!(
            "{usages}{}  {}  {}:{}",
            left(DIM, one.kind, kinds),
            left(HEAD, name_of(one), names),
            paint(PATH, &one.file_path),
            paint(NUMBER, one.line),
        ));
    }
}

fn name_of(one: &Candidate) -> String {
    match &one.impl_trait {
        Some(of_trait) => format!("{} ({of_trait})", one.qualified_name),
        None => one.qualified_name.clone(),
    }
}

fn sites(found: &References, lines: &mut Vec<String>) {
    let places = widest(found.sites.iter().map(|site| format!("{}:{}", site.line, site.column)), 12);
    // Roles say something only where they differ.
    let roles = match found.sites.iter().any(|site| site.role != found.sites[0].role) {
        true => widest(found.sites.iter().map(|site| site.role.to_string()), 14),
        false => 0,
    };
    let marked = found.sites.iter().any(|site| mark(site.name_matched, site.may_dispatch) != " ");
    let (mut file, mut scope) = (None, None);
    for site in &found.sites {
        if file != Some(&site.file_path) {
            lines.push(String::new());
            lines.push(paint(PATH, &site.file_path));
            file = Some(&site.file_path);
            scope = None;
        }
        if scope != Some(&site.enclosing_symbol) {
            lines.push(format!("  {}", paint(NAME, &site.enclosing_symbol)));
            scope = Some(&site.enclosing_symbol);
        }
        let mark =
            if marked { format!("{} ", mark(site.name_matched, site.may_dispatch)) } else { String::new() };
        let role = if roles > 0 { format!("{}  ", left(DIM, site.role, roles)) } else { String::new() };
        lines.push(format!(
            "    {mark}{}  {role}{}{}",
            right(NUMBER, format!("{}:{}", site.line, site.column), places),
            source(&site.text, &names(found, site)),
            meant(&site.target),
        ));
    }
}

fn callers(found: &References, lines: &mut Vec<String>) {
    let places = widest(found.callers.iter().map(|caller| format!("{}:{}", caller.line, caller.column)), 12);
    let names = widest(found.callers.iter().map(|caller| caller.enclosing_symbol.clone()), 72);
    let marked = found.callers.iter().any(|caller| mark(caller.name_matched, caller.may_dispatch) != " ");
    let asked = asked_names(found);
    let mut file = None;
    for caller in &found.callers {
        if file != Some(&caller.file_path) {
            lines.push(String::new());
            lines.push(paint(PATH, &caller.file_path));
            file = Some(&caller.file_path);
        }
        let mark = if marked {
            format!("{} ", mark(caller.name_matched, caller.may_dispatch))
        } else {
            String::new()
        };
        let more = if caller.count > 1 { paint(DIM, format!("  ×{}", caller.count)) } else { String::new() };
        lines.push(format!(
            "  {mark}{}  {}  {}{more}{}",
            right(NUMBER, format!("{}:{}", caller.line, caller.column), places),
            left(NAME, &caller.enclosing_symbol, names),
            source(&caller.text, &asked),
            meant(&caller.target),
        ));
    }
}

fn files(found: &References, lines: &mut Vec<String>) {
    lines.push(String::new());
    let counts = widest(found.files.iter().map(|file| file.count.to_string()), 12);
    for file in &found.files {
        lines.push(format!("{}  {}", right(NUMBER, file.count, counts), paint(PATH, &file.file_path)));
    }
}

/// What a use names, where the answer is about several things.
fn meant(target: &Option<String>) -> String {
    target.as_ref().map(|target| paint(DIM, format!("  → {target}"))).unwrap_or_default()
}

/// How sure a use is, as one character.
fn mark(name_matched: bool, may_dispatch: bool) -> &'static str {
    match (name_matched, may_dispatch) {
        (true, _) => "?",
        (_, true) => "~",
        _ => " ",
    }
}

/// The words to look for in a line: what the site names, else what was asked.
fn names(found: &References, site: &Site) -> Vec<String> {
    match &site.target {
        Some(target) => vec![last_segment(target)],
        None => asked_names(found),
    }
}

fn asked_names(found: &References) -> Vec<String> {
    let mut names: Vec<String> =
        found.definitions.iter().map(|one| last_segment(&one.qualified_name)).collect();
    names.sort();
    names.dedup();
    names
}

fn last_segment(qualified_name: &str) -> String {
    qualified_name.rsplit("::").next().unwrap_or(qualified_name).to_owned()
}

/// A line of source with the names in it made visible.
fn source(text: &str, names: &[String]) -> String {
    let text = shortened(&one_line(text), LINE_MAX);
    let mut out = String::new();
    let mut rest = text.as_str();
    let word = |found: char| found.is_alphanumeric() || found == '_';
    while let Some(start) = rest.find(word) {
        let (before, from) = rest.split_at(start);
        let (found, after) = from.split_at(from.find(|next| !word(next)).unwrap_or(from.len()));
        out.push_str(before);
        match names.iter().any(|name| name == found) {
            true => out.push_str(&paint(HIT, found)),
            false => out.push_str(found),
        }
        rest = after;
    }
    out.push_str(rest);
    out
}
