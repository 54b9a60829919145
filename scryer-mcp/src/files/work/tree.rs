//! `dir-create`, `dir-list`, `path-copy`, `path-move`, `path-remove`, `path-stat`.

use fsops::info::{self, StatPath};
use fsops::paths::shown_line;
use fsops::tree::{
    CopyPath, CreateDir, DirListing, ListDir, MovePath, RemovePath, copy_path, create_dir, list_dir,
    move_path, remove_path,
};

use super::{Done, Fault, Work, missing};
use crate::files::done::Cut;

/// Directories that a notice names.
const NAMED: usize = 10;

pub(super) fn create(work: &Work<'_>) -> Result<Done, Fault> {
    let outcome = create_dir(&work.call, &CreateDir::new(work.given.needed("path")))?;
    let what = if outcome.value.created { "created" } else { "exists" };
    let head = format!("{}: {what}", outcome.value.path);
    Ok(Done::line(head, &outcome.value).noted(outcome.notes))
}

pub(super) fn list(work: &Work<'_>) -> Result<Done, Fault> {
    let given = work.given;
    let path = given.needed("path");
    let defaults = ListDir::new(path);
    let request = ListDir {
        depth: given.number("depth").unwrap_or(defaults.depth),
        max_entries: given.number("maxEntries").unwrap_or(defaults.max_entries),
        exclude: given.texts("excludePatterns"),
        include_files: given.flag_or("includeFiles", true),
        no_default_excludes: given.flag("noDefaultExcludes"),
        allow_missing: given.flag("allowMissing"),
        path: defaults.path,
    };
    let outcome = list_dir(&work.call, &request)?;
    let Some(listing) = outcome.value else { return Ok(missing(path)) };
    let notice = (!outcome.truncations.is_empty()).then(|| cut_notice(&listing));
    let text: Vec<String> = listing.entries.iter().map(ToString::to_string).collect();
    let done = Done::line(format!("{}:", listing.path), &listing).by("native-rust").noted(outcome.notes);
    Ok(done.with_body(text.join("\n"), notice, Cut::Entries(listing.entries)))
}

fn cut_notice(listing: &DirListing) -> String {
    let named = listing.cut.iter().take(NAMED).map(|directory| {
        let path = if directory.path.is_empty() { "." } else { &directory.path };
        format!("{}/ ({} of {})", shown_line(path), directory.listed, directory.entries)
    });
    let mut named: Vec<String> = named.collect();
    if listing.cut.len() > NAMED {
        named.push(format!("and {} more", listing.cut.len() - NAMED));
    }
    let cut = if named.is_empty() { String::new() } else { format!("; cut: {}", named.join(", ")) };
    format!(
        "[truncated: {} entries{cut}; raise maxEntries, lower depth, or list one of them by its path]",
        listing.entry_count
    )
}

pub(super) fn copy(work: &Work<'_>) -> Result<Done, Fault> {
    let request = CopyPath {
        recursive: work.given.flag("recursive"),
        force: work.given.flag("force"),
        ..CopyPath::new(work.given.needed("source"), work.given.needed("destination"))
    };
    let outcome = copy_path(&work.call, &request)?;
    let copied = outcome.value;
    let s = if copied.files == 1 { "" } else { "s" };
    let counts = format!("{} file{s}, {} bytes", copied.files, copied.bytes);
    let head = format!("{} -> {}: {counts}", copied.source, copied.destination);
    Ok(Done::line(head, &copied).noted(outcome.notes))
}

pub(super) fn relocate(work: &Work<'_>) -> Result<Done, Fault> {
    let request = MovePath::new(work.given.needed("source"), work.given.needed("destination"));
    let outcome = move_path(&work.call, &request)?;
    let head = format!("{} -> {}: moved", outcome.value.source, outcome.value.destination);
    Ok(Done::line(head, &outcome.value).noted(outcome.notes))
}

pub(super) fn remove(work: &Work<'_>) -> Result<Done, Fault> {
    let request = RemovePath {
        recursive: work.given.flag("recursive"),
        force: work.given.flag("force"),
        ..RemovePath::new(work.given.needed("path"))
    };
    let outcome = remove_path(&work.call, &request)?;
    let what = if outcome.value.removed { "removed" } else { "not there" };
    let head = format!("{}: {what}", outcome.value.path);
    Ok(Done::line(head, &outcome.value).noted(outcome.notes))
}

pub(super) fn stat(work: &Work<'_>) -> Result<Done, Fault> {
    let path = work.given.needed("path");
    let request = StatPath { allow_missing: work.given.flag("allowMissing"), ..StatPath::new(path) };
    let outcome = info::stat(&work.call, &request)?;
    let Some(found) = outcome.value else { return Ok(missing(path)) };
    let mut head = format!("{}: {}, {} bytes", found.path, found.kind.as_str(), found.len);
    if let Some(mode) = &found.mode {
        head.push_str(&format!(", mode {mode}"));
    }
    if let Some(modified) = found.modified {
        head.push_str(&format!(", modified {modified}"));
    }
    if let Some(target) = &found.link_target {
        head.push_str(&format!(", link to {target}"));
    }
    Ok(Done::line(head, &found).noted(outcome.notes))
}
