//! The targets of a package: those its manifest names and those Cargo's conventions find in its directory.

use std::fs;
use std::path::{Path, PathBuf};

use super::canonical;
use crate::workspace::graph::{Edition, TargetKind};
use crate::workspace::manifest::{Build, Flaw, Manifest, TargetTable};

/// One target whose root file is there.
#[derive(Clone, Debug)]
pub(super) struct Target {
    /// As Cargo spells it, hyphens and all.
    pub(super) name: String,
    pub(super) kind: TargetKind,
    /// Canonical path of the root file.
    pub(super) root_file: PathBuf,
    pub(super) edition: Edition,
}

/// The library of the package in `dir`, if it has one.
pub(super) fn library(dir: &Path, manifest: &Manifest, package: &str, edition: Edition) -> Option<Target> {
    Finder::new(dir, manifest, package, edition).library()
}

/// All targets of the package in `dir`, and a flaw for each one whose file is missing.
pub(super) fn all(
    dir: &Path,
    manifest: &Manifest,
    package: &str,
    edition: Edition,
) -> (Vec<Target>, Vec<Flaw>) {
    let mut finder = Finder::new(dir, manifest, package, edition);
    let mut targets: Vec<Target> = finder.library().into_iter().collect();
    let has_lib = !targets.is_empty();
    finder.bins(&mut targets, has_lib);
    let table = manifest.package.as_ref();
    let kinds = [
        (TargetKind::Test, "tests", &manifest.tests, table.and_then(|table| table.autotests)),
        (TargetKind::Example, "examples", &manifest.examples, table.and_then(|table| table.autoexamples)),
        (TargetKind::Bench, "benches", &manifest.benches, table.and_then(|table| table.autobenches)),
    ];
    for (kind, folder, written, auto) in kinds {
        let found = in_folder(dir, Path::new(folder));
        finder.with_convention(&mut targets, kind, written.as_deref(), found, auto, |_| None);
    }
    finder.build_scripts(&mut targets);
    (targets, finder.flaws)
}

struct Finder<'a> {
    dir: &'a Path,
    manifest: &'a Manifest,
    package: &'a str,
    edition: Edition,
    flaws: Vec<Flaw>,
}

impl<'a> Finder<'a> {
    fn new(dir: &'a Path, manifest: &'a Manifest, package: &'a str, edition: Edition) -> Self {
        Finder { dir, manifest, package, edition, flaws: Vec::new() }
    }

    fn library(&mut self) -> Option<Target> {
        let auto = self.manifest.package.as_ref().and_then(|package| package.autolib);
        let by_convention = PathBuf::from("src/lib.rs");
        let table = match &self.manifest.lib {
            Some(table) => table.clone(),
            None if auto == Some(false) || !self.exists(&by_convention) => return None,
            None => TargetTable::default(),
        };
        let name = table.name.clone().unwrap_or_else(|| self.package.replace('-', "_"));
        let path = match &table.path {
            Some(path) => PathBuf::from(path),
            None if self.exists(&by_convention) => by_convention,
            // What Cargo accepted before there was a convention, and still does in edition 2015.
            None => PathBuf::from(format!("src/{name}.rs")),
        };
        let kind = if table.proc_macro { TargetKind::ProcMacro } else { TargetKind::Lib };
        self.target(name, kind, &path, table.edition)
    }

    fn bins(&mut self, targets: &mut Vec<Target>, has_lib: bool) {
        let main = PathBuf::from("src/main.rs");
        let mut found = Vec::new();
        if self.exists(&main) {
            found.push((self.package.to_owned(), main.clone()));
        }
        found.extend(in_folder(self.dir, Path::new("src/bin")));
        let auto = self.manifest.package.as_ref().and_then(|package| package.autobins);
        let dir = self.dir;
        // Where else edition 2015 looks for a binary that is named without a path.
        let legacy = |name: &str| {
            let by_name = PathBuf::from(format!("src/{name}.rs"));
            let paths = [by_name, main.clone(), PathBuf::from("src/bin/main.rs")];
            paths.into_iter().skip(usize::from(has_lib)).find(|path| dir.join(path).is_file())
        };
        let written = self.manifest.bins.as_deref();
        self.with_convention(targets, TargetKind::Bin, written, found, auto, legacy);
    }

    /// Adds the targets that are written, and those found by convention that are not among them.
    fn with_convention(
        &mut self,
        targets: &mut Vec<Target>,
        kind: TargetKind,
        written: Option<&[TargetTable]>,
        found: Vec<(String, PathBuf)>,
        auto: Option<bool>,
        legacy: impl Fn(&str) -> Option<PathBuf>,
    ) {
        // In edition 2015, writing one target down switched the convention off for its kind.
        let auto = auto.unwrap_or(written.is_none() || self.edition != Edition::E2015);
        let written = written.unwrap_or_default();
        for table in written {
            let stem = table.path.as_ref().and_then(|path| Path::new(path).file_stem()?.to_str());
            let Some(name) = table.name.as_deref().or(stem) else {
                self.flaw(format!("a {} target has neither name nor path", word(kind)));
                continue;
            };
            let path = table.path.as_ref().map(PathBuf::from);
            let by_name = || found.iter().find(|(found, _)| found == name).map(|(_, path)| path.clone());
            match path.or_else(by_name).or_else(|| legacy(name)) {
                Some(path) => targets.extend(self.target(name.to_owned(), kind, &path, table.edition)),
                None => self.flaw(format!("no file found for {} `{name}`", word(kind))),
            }
        }
        if auto {
            for (name, path) in &found {
                let is_written = written.iter().any(|table| {
                    table.name.as_ref() == Some(name)
                        || table
                            .path
                            .as_ref()
                            .is_some_and(|written| self.dir.join(written) == self.dir.join(path))
                });
                if !is_written {
                    targets.extend(self.target(name.clone(), kind, path, None));
                }
            }
        }
    }

    fn build_scripts(&mut self, targets: &mut Vec<Target>) {
        let build = self.manifest.package.as_ref().map(|package| &package.build);
        let files = match build {
            None | Some(Build::Off) => return,
            Some(Build::Convention) if self.exists(Path::new("build.rs")) => vec!["build.rs".to_owned()],
            Some(Build::Convention) => return,
            Some(Build::At(files)) => files.clone(),
        };
        for file in files {
            let path = Path::new(&file);
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            targets.extend(self.target(format!("build-script-{stem}"), TargetKind::BuildScript, path, None));
        }
    }

    fn target(
        &mut self,
        name: String,
        kind: TargetKind,
        path: &Path,
        edition: Option<Edition>,
    ) -> Option<Target> {
        let file = canonical(&self.dir.join(path)).ok().filter(|file| file.is_file());
        let Some(root_file) = file else {
            self.flaw(format!("{} `{name}` should be at `{}`, which is no file", word(kind), path.display()));
            return None;
        };
        Some(Target { name, kind, root_file, edition: edition.unwrap_or(self.edition) })
    }

    fn exists(&self, path: &Path) -> bool {
        self.dir.join(path).is_file()
    }

    fn flaw(&mut self, reason: String) {
        self.flaws.push(Flaw { line: None, reason });
    }
}

/// `NAME.rs` and `NAME/main.rs` of a folder of the package, sorted by name.
fn in_folder(dir: &Path, folder: &Path) -> Vec<(String, PathBuf)> {
    let Ok(entries) = fs::read_dir(dir.join(folder)) else { return Vec::new() };
    let mut found = Vec::new();
    for entry in entries.flatten() {
        let file_name = entry.file_name();
        let Some(file_name) = file_name.to_str().filter(|name| !name.starts_with('.')) else { continue };
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            let main = folder.join(file_name).join("main.rs");
            if dir.join(&main).is_file() {
                found.push((file_name.to_owned(), main));
            }
        } else if let Some(name) = file_name.strip_suffix(".rs") {
            found.push((name.to_owned(), folder.join(file_name)));
        }
    }
    found.sort_unstable();
    found
}

fn word(kind: TargetKind) -> &'static str {
    match kind {
        TargetKind::Lib | TargetKind::ProcMacro => "library",
        TargetKind::Bin => "binary",
        TargetKind::Test => "test",
        TargetKind::Example => "example",
        TargetKind::Bench => "bench",
        TargetKind::BuildScript => "build script",
        TargetKind::Loose => "file",
    }
}
