//! What build scripts wrote and the workspace's own code includes: which files that are.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;

use crate::facts::FileFacts;
use crate::workspace::graph::{CrateGraph, Origin};

/// By the directories of the workspace's packages, and by those that their build scripts wrote to: the latter.
pub(super) struct Outputs<'a>(FxHashMap<&'a Path, Option<&'a Path>>);

impl<'a> Outputs<'a> {
    pub(super) fn of(graph: &'a CrateGraph) -> Outputs<'a> {
        let mut dirs: FxHashMap<&Path, Option<&Path>> = FxHashMap::default();
        for krate in graph.crates.iter().filter(|krate| krate.origin == Origin::Workspace) {
            let out = dirs.entry(&krate.package_dir).or_default();
            *out = out.or(krate.out_dir.as_deref());
        }
        if dirs.values().all(Option::is_none) {
            dirs.clear();
        }
        let outs: Vec<&Path> = dirs.values().copied().flatten().collect();
        dirs.extend(outs.into_iter().map(|out| (out, Some(out))));
        Outputs(dirs)
    }

    /// Whether no build script wrote anything.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a build script may have written the file.
    pub(super) fn hold(&self, path: &Path) -> bool {
        path.ancestors().any(|dir| self.0.get(dir) == Some(&Some(dir)))
    }

    /// Adds what the file at `path` includes; it need not be there.
    pub(super) fn add_included(&self, path: &Path, facts: &FileFacts, found: &mut BTreeSet<PathBuf>) {
        if self.is_empty() || facts.macro_calls.is_empty() {
            return;
        }
        let out = path.ancestors().find_map(|dir| self.0.get(dir).copied()).flatten();
        found.extend(out.into_iter().flat_map(|out| facts.outputs().map(|file| out.join(file))));
    }
}
