//! The bundled signatures of the standard library, as files of crates.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::persist::{Batch, Form, StoredFile};
use crate::facts::{self, FileFacts, cache};
use crate::freshness::Stamp;
use crate::source::ContentHash;
use crate::workspace::graph::{CrateData, CrateDependency, CrateId, Edition, Origin, TargetKind};

#[path = "../../stubs/files.rs"]
mod files;

/// Where the stubs seem to lie: no real path, so that nobody opens them.
pub(super) const ROOT: &str = "<std>";

/// The edition that all of them are written in.
pub(super) const EDITION: Edition = Edition::E2021;

const CRATES: [&str; 5] = ["core", "alloc", "std", "proc_macro", "test"];

/// Path and text of every stub file, sorted by path.
pub(super) fn files() -> impl Iterator<Item = (PathBuf, &'static str)> {
    files::FILES.iter().map(|&(path, text)| (Path::new(ROOT).join(path), text))
}

/// The text of the stub file that seems to lie at `path`.
pub(super) fn text(path: &Path) -> Option<&'static str> {
    let path = path.strip_prefix(ROOT).ok()?.to_string_lossy().replace('\\', "/");
    let at = files::FILES.binary_search_by(|&(known, _)| known.cmp(&path)).ok()?;
    files::FILES.get(at).map(|&(_, text)| text)
}

/// The stubs' facts, lowered now, in the order of [`files`].
pub(super) fn lowered() -> Vec<(PathBuf, ContentHash, Arc<FileFacts>)> {
    let files: Vec<(PathBuf, &'static str)> = files().collect();
    let lowered = files
        .into_par_iter()
        .map(|(path, text)| (path, ContentHash::of(text.as_bytes()), Arc::new(facts::lower(text, EDITION))));
    lowered.collect()
}

/// The stubs' facts, out of what was kept where it is of the same content; and what had to be lowered, to be kept.
#[allow(clippy::type_complexity)]
pub(super) fn facts(kept: &[StoredFile]) -> (Vec<(PathBuf, ContentHash, Arc<FileFacts>)>, Batch) {
    let kept: FxHashMap<&str, &StoredFile> = kept.iter().map(|kept| (&*kept.path, kept)).collect();
    let all: Vec<(PathBuf, &'static str)> = files().collect();
    let facts = all.into_par_iter().map(|(path, text)| {
        let hash = ContentHash::of(text.as_bytes());
        let shown = path.to_string_lossy().replace('\\', "/");
        let kept =
            kept.get(&*shown).filter(|kept| kept.stamp.hash == hash && kept.form == Form::whole(EDITION));
        if let Some(facts) = kept.and_then(|kept| cache::decode(kept.facts.as_deref()?)) {
            return ((path, hash, Arc::new(facts)), None);
        }
        let facts = facts::lower(text, EDITION);
        // The text is part of the program: there is no file whose size and time could vouch for it.
        let stamp = Stamp::new(text.len() as u64, 0, 0, hash);
        let form = Form::whole(EDITION);
        let row = ((shown, form, stamp), (hash, form, cache::encode(&facts)));
        ((path, hash, Arc::new(facts)), Some(row))
    });
    let (facts, new): (Vec<_>, Vec<_>) = facts.unzip();
    let (files, blobs) = new.into_iter().flatten().unzip();
    (facts, Batch { files, facts: blobs, removed: Vec::new() })
}

/// The standard crates, as the first entries of a crate graph.
pub(super) fn crates() -> Vec<CrateData> {
    let dependencies: Vec<CrateDependency> = CRATES
        .iter()
        .enumerate()
        .map(|(index, name)| CrateDependency { name: (*name).to_owned(), krate: Some(CrateId(index as u32)) })
        .collect();
    let data = |name: &str| CrateData {
        name: name.to_owned(),
        package: name.to_owned(),
        version: String::new(),
        edition: EDITION,
        root_file: Path::new(ROOT).join(name).join("lib.rs"),
        package_dir: Path::new(ROOT).join(name),
        out_dir: None,
        kind: TargetKind::Lib,
        origin: Origin::Std,
        dependencies: dependencies.clone(),
        features: Vec::new(),
        default_features: Vec::new(),
    };
    CRATES.into_iter().map(data).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_stubs_is_the_folder() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("stubs");
        let mut found: Vec<String> = ignore::WalkBuilder::new(&root)
            .build()
            .flatten()
            .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "rs"))
            .map(|entry| entry.path().strip_prefix(&root).expect("below the root").display().to_string())
            .filter(|path| path != "files.rs")
            .collect();
        found.sort();
        let listed: Vec<&str> = files::FILES.iter().map(|(path, _)| *path).collect();
        assert_eq!(listed, found);
    }

    #[test]
    fn every_stub_parses() {
        for (path, text) in files() {
            let facts = facts::lower(text, EDITION);
            assert!(facts.errors.is_empty(), "{}: {:?}", path.display(), facts.errors);
        }
    }
}
