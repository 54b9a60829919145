//! `workspace.members` patterns → directories.

use std::fs;
use std::path::{Component, Path, PathBuf};

use globset::GlobBuilder;
use rustc_hash::FxHashSet;

/// A tree deeper or wider than this under `**` is not a list of members any more.
const MAX_DIRS: usize = 100_000;

/// The directories that `pattern` names below `base`, sorted, and whether it is a pattern at all. A plain path is
/// returned whether it is there or not.
pub(super) fn expand(base: &Path, pattern: &str) -> (Vec<PathBuf>, bool) {
    if !is_glob(pattern) {
        return (vec![base.join(pattern)], false);
    }
    let mut dirs = vec![base.to_path_buf()];
    for component in Path::new(pattern).components() {
        dirs = match component {
            Component::Normal(name) if name == "**" => descendants(dirs),
            Component::Normal(name) if is_glob(&name.to_string_lossy()) => {
                let Ok(glob) = GlobBuilder::new(&name.to_string_lossy()).build() else {
                    return (Vec::new(), true);
                };
                let matcher = glob.compile_matcher();
                let children = dirs.iter().flat_map(|dir| children(dir));
                children.filter(|dir| dir.file_name().is_some_and(|name| matcher.is_match(name))).collect()
            }
            other => dirs.iter().map(|dir| dir.join(other)).collect(),
        };
        dirs.truncate(MAX_DIRS);
    }
    dirs.sort_unstable();
    dirs.dedup();
    (dirs, true)
}

fn is_glob(text: &str) -> bool {
    text.contains(['*', '?', '['])
}

/// The directories themselves and all below them, each once; links are not followed, so this ends.
fn descendants(mut found: Vec<PathBuf>) -> Vec<PathBuf> {
    let mut seen: FxHashSet<PathBuf> = found.iter().cloned().collect();
    let mut next = 0;
    while let Some(dir) = found.get(next)
        && found.len() < MAX_DIRS
    {
        let below = children(dir).into_iter().filter(|dir| !dir.is_symlink());
        found.extend(below.filter(|dir| seen.insert(dir.clone())).collect::<Vec<_>>());
        next += 1;
    }
    found
}

fn children(dir: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect()
}
