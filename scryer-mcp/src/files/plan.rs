//! Which items of a call may run at the same time, so that the result is that of running them one by one.
//!
//! In go checked items, out come groups: items of one group run in their order, groups run beside each other. Items that
//! only read are each a group. Items that write are only where every path they touch is known and no two touch the same
//! thing, once links are followed; else all of them are one group. Downloads to one place follow each other.

use std::path::{Path, PathBuf};
use std::thread;

use fsops::Call;
use serde_json::{Map, Value};

use super::arguments::{Given, Item};
use super::catalog::FileTool;

/// More items than these never write at the same time.
const MOST_INDEPENDENT: usize = 256;

/// Inline HTML below which a thread costs more than it gives.
const LITTLE_HTML: usize = 128 * 1024;

/// How the items of a call are run.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// Indices of items; each group in its order.
    pub(super) groups: Vec<Vec<usize>>,
    /// The most groups at the same time.
    pub(super) workers: usize,
}

/// Decides how the items of a call are run.
pub(super) fn plan(tool: &FileTool, call: &Call, items: &[Item]) -> Plan {
    let count = items.len();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let is_url = || items.iter().flatten().any(|item| Given(item).flag("isUrl"));
    let (least, workers) = match tool.name {
        "file-read" if is_url() => (2, 32),
        "file-read" | "file-read-line-range" => (3, 8),
        "path-stat" => (4, 16),
        "fs-search" => (2, 2),
        "web-fetch" => (2, 32),
        "download-to-file" => return Plan { groups: by_destination(call, items), workers: 16 },
        "dir-list" => (2, cores),
        "web-extract" if html(items) >= LITTLE_HTML => (2, cores),
        "web-extract" => (usize::MAX, 1),
        _ if count >= 2 && independent(tool, call, items) => (2, 4),
        _ => (usize::MAX, 1),
    };
    if count >= least {
        Plan { groups: (0..count).map(|at| vec![at]).collect(), workers }
    } else {
        Plan { groups: vec![(0..count).collect()], workers: 1 }
    }
}

/// The bytes of HTML that is given, and what files with HTML may hold.
fn html(items: &[Item]) -> usize {
    let size = |item: &Map<String, Value>| Given(item).text("html").map_or(LITTLE_HTML, str::len);
    items.iter().flatten().map(size).fold(0, usize::saturating_add)
}

/// The keys of the paths that an item of a tool touches.
fn touched(tool: &FileTool) -> &'static [&'static str] {
    match tool.name {
        "file-write" => &["path", "content_path"],
        "file-edit" => &["file_path", "old_string_path", "new_string_path"],
        "file-edit-lines" => &["file_path", "replacement_path"],
        "path-copy" | "path-move" => &["source", "destination"],
        "path-remove" | "dir-create" => &["path"],
        _ => &[],
    }
}

/// Whether no two items touch the same thing.
fn independent(tool: &FileTool, call: &Call, items: &[Item]) -> bool {
    let keys = touched(tool);
    if items.len() > MOST_INDEPENDENT || keys.is_empty() {
        return false;
    }
    let mut paths: Vec<(PathBuf, usize)> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        // One that can't be meant touches nothing.
        let Ok(item) = item else { continue };
        for given in keys.iter().filter_map(|key| Given(item).text(key)) {
            let Some(real) = real(call, given) else { return false };
            // What is renamed or removed is an entry; what it leads to may be another item's.
            if let Ok(resolved) = call.base.resolve(given) {
                paths.push((folded(resolved.as_path()), at));
            }
            paths.push((real, at));
        }
    }
    // By components: what is above a path comes before it, and nothing in between but what is above or below.
    paths.sort();
    let mut above: Vec<&(PathBuf, usize)> = Vec::new();
    paths.iter().all(|path| {
        above.retain(|one| path.0.starts_with(&one.0));
        let alone = above.iter().all(|one| one.1 == path.1);
        above.push(path);
        alone
    })
}

fn real(call: &Call, given: &str) -> Option<PathBuf> {
    call.real_path(given).ok().map(|path| folded(&path))
}

/// A path by which names that the system may take for one are one.
fn folded(path: &Path) -> PathBuf {
    match path.to_str() {
        Some(text) if cfg!(any(windows, target_os = "macos")) => text.to_lowercase().into(),
        _ => path.to_owned(),
    }
}

/// Downloads by where they go; those that can't be told are after each other.
fn by_destination(call: &Call, items: &[Item]) -> Vec<Vec<usize>> {
    let mut groups: Vec<(Option<PathBuf>, Vec<usize>)> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let place = item.as_ref().ok().and_then(|item| real(call, Given(item).needed("path")));
        let meets = |other: &Option<PathBuf>| match (other, &place) {
            (Some(other), Some(place)) => other.starts_with(place) || place.starts_with(other),
            (None, None) => true,
            _ => false,
        };
        match groups.iter_mut().find(|(other, _)| meets(other)) {
            Some((_, group)) => group.push(at),
            None => groups.push((place, vec![at])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use fsops::paths::Base;
    use serde_json::json;

    use super::*;
    use crate::files::catalog::find;

    fn groups(tool: &str, items: Value) -> Vec<Vec<usize>> {
        let directory = tempfile::tempdir().unwrap();
        fs::create_dir(directory.path().join("real")).unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink("real", directory.path().join("link")).unwrap();
        let call = Call::new(Base::new(directory.path().canonicalize().unwrap()).unwrap());
        let items = items.as_array().unwrap().iter().map(|item| Ok(item.as_object().unwrap().clone()));
        plan(find(tool).unwrap(), &call, &items.collect::<Vec<_>>()).groups
    }

    #[test]
    fn writes_are_apart_only_where_they_touch_nothing_in_common() {
        let write = |paths: &[&str]| {
            groups("file-write", paths.iter().map(|path| json!({"path": path, "content": ""})).collect())
        };
        assert_eq!(write(&["a/b", "a/bc", "c"]).len(), 3);
        assert_eq!(write(&["a/b", "c", "a/b"]).len(), 1);
        assert_eq!(write(&["a", "a.b", "a/b"]).len(), 1, "others stand between them in byte order");
        assert_eq!(write(&["real/x", "./real/../real/x"]).len(), 1);
        #[cfg(unix)]
        assert_eq!(write(&["real/x", "link/x"]).len(), 1);
        assert_eq!(write(&["", "c"]).len(), 1, "what can't be told is after each other");
        let copies = json!([{"source": "a", "destination": "b"}, {"source": "b", "destination": "c"}]);
        assert_eq!(groups("path-copy", copies).len(), 1);
        let many: Vec<String> = (0..257).map(|n| format!("f{n}")).collect();
        assert_eq!(write(&many.iter().map(String::as_str).collect::<Vec<_>>()).len(), 1);
    }

    #[test]
    fn downloads_to_one_place_follow_each_other() {
        let items = json!([
            {"url": "u", "path": "a"}, {"url": "u", "path": "b"}, {"url": "u", "path": "./a"},
        ]);
        assert_eq!(groups("download-to-file", items), [vec![0, 2], vec![1]]);
    }

    #[test]
    fn reads_are_apart_from_a_number_on() {
        assert_eq!(groups("file-read", json!([{"path": "a"}, {"path": "a"}])).len(), 1);
        assert_eq!(groups("file-read", json!([{"path": "a"}, {"path": "a"}, {"path": "a"}])).len(), 3);
        assert_eq!(groups("fs-search", json!([{"path": "a"}, {"path": "a"}])).len(), 2);
    }
}
