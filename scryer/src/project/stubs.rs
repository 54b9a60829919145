//! The bundled signatures of the standard library, as files of crates.

use std::path::{Path, PathBuf};

use crate::workspace::graph::{CrateData, CrateDependency, Edition, Origin, TargetKind};

#[path = "../../stubs/files.rs"]
mod files;

/// Where the stubs seem to lie: no real path, so that nobody opens them.
const ROOT: &str = "<std>";

const CRATES: [&str; 5] = ["core", "alloc", "std", "proc_macro", "test"];

/// Path and text of every stub file, sorted by path.
pub(super) fn files() -> impl Iterator<Item = (PathBuf, &'static str)> {
    files::FILES.iter().map(|&(path, text)| (Path::new(ROOT).join(path), text))
}

/// The standard crates, as entries of a crate graph in which they stand at `first` and after.
pub(super) fn crates(first: u32) -> Vec<CrateData> {
    let data = |name: &str| CrateData {
        name: name.to_owned(),
        package: name.to_owned(),
        version: String::new(),
        edition: Edition::E2021,
        root_file: Path::new(ROOT).join(name).join("lib.rs"),
        package_dir: Path::new(ROOT).join(name),
        kind: TargetKind::Lib,
        origin: Origin::Std,
        dependencies: CRATES
            .iter()
            .enumerate()
            .map(|(index, name)| CrateDependency {
                name: (*name).to_owned(),
                krate: Some(crate::workspace::graph::CrateId(first + index as u32)),
            })
            .collect(),
        features: Vec::new(),
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
            let facts = crate::facts::lower(text, Edition::E2021);
            assert!(facts.errors.is_empty(), "{}: {:?}", path.display(), facts.errors);
        }
    }
}
