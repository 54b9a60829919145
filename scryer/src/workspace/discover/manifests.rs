//! Manifests by directory, read once; and the way up from a package to its workspace root.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Problem, canonical};
use crate::workspace::manifest::{Flaw, Manifest};

/// The manifests that were read, and every path that was looked at.
#[derive(Default)]
pub(super) struct Manifests {
    loaded: FxHashMap<PathBuf, Option<Loaded>>,
    reported: FxHashSet<PathBuf>,
    /// Files whose change may change the workspace, those that are not there included. What lies below the cargo home
    /// is not among them: it is never changed once it is there.
    pub(super) looked_at: BTreeSet<PathBuf>,
    pub(super) problems: Vec<Problem>,
    cargo_home: Option<PathBuf>,
}

struct Loaded {
    manifest: Arc<Manifest>,
    flaws: Vec<Flaw>,
}

impl Manifests {
    pub(super) fn new(cargo_home: Option<&Path>) -> Manifests {
        Manifests { cargo_home: cargo_home.map(Path::to_path_buf), ..Manifests::default() }
    }

    /// The manifest in `dir`, if there is one.
    pub(super) fn load(&mut self, dir: &Path) -> Option<Arc<Manifest>> {
        let file = dir.join("Cargo.toml");
        if !self.loaded.contains_key(dir) {
            let loaded = read(&file);
            self.loaded.insert(dir.to_path_buf(), loaded);
        }
        self.look_at(file);
        self.loaded.get(dir)?.as_ref().map(|loaded| loaded.manifest.clone())
    }

    /// Reads the manifests of dependencies, in parallel: there may be hundreds. They are not looked at for change.
    pub(super) fn load_fixed(&mut self, dirs: &[PathBuf]) {
        let missing: Vec<&PathBuf> = dirs.iter().filter(|dir| !self.loaded.contains_key(*dir)).collect();
        let read: Vec<_> = missing.into_par_iter().map(|dir| (dir, read(&dir.join("Cargo.toml")))).collect();
        self.loaded.extend(read.into_iter().map(|(dir, loaded)| (dir.clone(), loaded)));
    }

    /// A manifest that [`Self::load`] or [`Self::load_fixed`] has read.
    pub(super) fn get(&self, dir: &Path) -> Option<Arc<Manifest>> {
        self.loaded.get(dir)?.as_ref().map(|loaded| loaded.manifest.clone())
    }

    /// Makes problems of the flaws of the manifest in `dir`, once.
    pub(super) fn report(&mut self, dir: &Path) {
        if self.reported.insert(dir.to_path_buf())
            && let Some(Some(loaded)) = self.loaded.get(dir)
        {
            let flaws = loaded.flaws.clone();
            self.report_flaws(&dir.join("Cargo.toml"), flaws);
        }
    }

    pub(super) fn report_flaws(&mut self, file: &Path, flaws: Vec<Flaw>) {
        self.problems.extend(flaws.into_iter().map(|flaw| Problem {
            path: file.to_path_buf(),
            line: flaw.line,
            reason: flaw.reason,
        }));
    }

    pub(super) fn look_at(&mut self, file: PathBuf) {
        if self.cargo_home.as_ref().is_none_or(|home| !file.starts_with(home)) {
            self.looked_at.insert(file);
        }
    }

    /// The workspace that the package in `dir` belongs to: its root directory and the root's manifest.
    pub(super) fn workspace_of(
        &mut self,
        dir: &Path,
        manifest: &Arc<Manifest>,
    ) -> Option<(PathBuf, Arc<Manifest>)> {
        if manifest.workspace.is_some() {
            return Some((dir.to_path_buf(), manifest.clone()));
        }
        if let Some(pointer) = pointer(manifest) {
            return self.pointed_at(dir, pointer);
        }
        let mut below = dir;
        for above in dir.ancestors().skip(1) {
            // A cargo home may lie inside a workspace; what is in it does not belong there.
            if self.cargo_home.as_deref() == Some(below) {
                break;
            }
            below = above;
            let Some(manifest) = self.load(above) else { continue };
            if let Some(workspace) = &manifest.workspace {
                let names = |list: &[String]| list.iter().any(|path| dir.starts_with(above.join(path)));
                if !names(&workspace.exclude) || names(&workspace.members) {
                    return Some((above.to_path_buf(), manifest));
                }
            } else if let Some(pointer) = pointer(&manifest) {
                return self.pointed_at(above, pointer);
            }
        }
        None
    }

    fn pointed_at(&mut self, dir: &Path, pointer: &str) -> Option<(PathBuf, Arc<Manifest>)> {
        let root = canonical(&dir.join(pointer)).ok()?;
        let manifest = self.load(&root)?;
        Some((root, manifest))
    }
}

fn pointer(manifest: &Manifest) -> Option<&str> {
    manifest.package.as_ref()?.workspace.as_deref()
}

fn read(file: &Path) -> Option<Loaded> {
    if !file.is_file() {
        return None;
    }
    let (text, flaw) = match fs::read(file) {
        Ok(bytes) => match String::from_utf8(bytes) {
            Ok(text) => (text, None),
            Err(error) => {
                let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
                (text, Some("not valid UTF-8".to_owned()))
            }
        },
        Err(error) => (String::new(), Some(format!("cannot be read: {}", error.kind()))),
    };
    let (manifest, mut flaws) = Manifest::parse(&text);
    flaws.extend(flaw.map(|reason| Flaw { line: None, reason }));
    Some(Loaded { manifest: Arc::new(manifest), flaws })
}
