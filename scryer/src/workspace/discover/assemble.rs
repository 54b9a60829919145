//! Packages → [`CrateGraph`]: one crate per target, names of dependencies as they are in paths.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;

use super::packages::{Package, Packages};
use super::targets::Target;
use crate::workspace::graph::{
    AbsentCrate, CrateData, CrateDependency, CrateGraph, CrateId, Edition, Origin, TargetKind,
};
use crate::workspace::manifest::DependencyKind;

/// The graph of all targets of `packages`.
pub(super) fn assemble(packages: &Packages<'_>) -> CrateGraph {
    let mut targets: Vec<(usize, &Target)> = Vec::new();
    for (index, package) in packages.list.iter().enumerate() {
        targets.extend(package.targets.iter().map(|target| (index, target)));
    }
    targets.sort_by_cached_key(|&(index, target)| {
        let package = &packages.list[index];
        let dependency = package.origin != Origin::Workspace;
        (
            dependency,
            package.name.clone(),
            target.kind as u8,
            path_name(&target.name),
            target.root_file.clone(),
        )
    });
    let mut libraries = FxHashMap::default();
    for (id, (package, target)) in targets.iter().enumerate() {
        if matches!(target.kind, TargetKind::Lib | TargetKind::ProcMacro) {
            libraries.insert(*package, Library { id: CrateId(id as u32), name: path_name(&target.name) });
        }
    }
    let crates = targets.iter().map(|&(index, target)| {
        let package = &packages.list[index];
        CrateData {
            name: path_name(&target.name),
            package: package.name.clone(),
            version: package.version.clone(),
            edition: target.edition,
            root_file: target.root_file.clone(),
            package_dir: package.dir.clone(),
            out_dir: package.out_dir.clone().filter(|_| target.kind != TargetKind::BuildScript),
            kind: target.kind,
            origin: package.origin,
            dependencies: extern_prelude(packages, package, target.kind, libraries.get(&index), &libraries),
            features: package.manifest.features.clone(),
            default_features: package.manifest.default_features.clone(),
        }
    });
    let crates = crates.collect();
    let named = |dependency: &super::packages::Resolved| {
        let absent = dependency.absent.clone()?;
        Some(AbsentCrate { name: path_name(&dependency.key), ..absent })
    };
    let mut absent: Vec<AbsentCrate> =
        packages.list.iter().flat_map(|package| package.dependencies.iter().filter_map(named)).collect();
    absent.sort_unstable();
    absent.dedup();
    CrateGraph { crates, absent, ..CrateGraph::default() }
}

/// The graph of a directory without any manifest: each file on its own, until `mod` declarations say otherwise.
pub(super) fn loose<'a>(root: &Path, files: impl Iterator<Item = &'a PathBuf>) -> CrateGraph {
    let crates = files.map(|file| CrateData {
        name: path_name(&file.file_stem().unwrap_or_default().to_string_lossy()),
        package: String::new(),
        version: String::new(),
        edition: Edition::default(),
        root_file: file.clone(),
        package_dir: root.to_path_buf(),
        out_dir: None,
        kind: TargetKind::Loose,
        origin: Origin::Workspace,
        dependencies: Vec::new(),
        features: Vec::new(),
        default_features: Vec::new(),
    });
    let mut crates: Vec<_> = crates.collect();
    crates.sort_by(|a, b| (&a.name, &a.root_file).cmp(&(&b.name, &b.root_file)));
    CrateGraph { crates, ..CrateGraph::default() }
}

struct Library {
    id: CrateId,
    name: String,
}

fn extern_prelude(
    packages: &Packages<'_>,
    package: &Package,
    kind: TargetKind,
    own: Option<&Library>,
    libraries: &FxHashMap<usize, Library>,
) -> Vec<CrateDependency> {
    // `cfg(test)` is read like any other code, so what only tests depend on is known in libraries and binaries too.
    let kinds: &[DependencyKind] = match kind {
        TargetKind::BuildScript => &[DependencyKind::Build],
        _ => &[DependencyKind::Normal, DependencyKind::Dev],
    };
    let mut names: BTreeMap<String, Option<CrateId>> = BTreeMap::new();
    for kind in kinds {
        for dependency in package.dependencies.iter().filter(|dependency| dependency.kind == *kind) {
            let library = packages.target_of(dependency).and_then(|index| libraries.get(&index));
            // Only a rename decides the name; otherwise the library's own counts, which may not be the package's.
            let name = match library {
                Some(library) if !dependency.renamed => library.name.clone(),
                _ => path_name(&dependency.key),
            };
            let krate = names.entry(name).or_default();
            *krate = krate.or(library.map(|library| library.id));
        }
    }
    let sees_own = !matches!(kind, TargetKind::Lib | TargetKind::ProcMacro | TargetKind::BuildScript);
    if let Some(library) = own.filter(|_| sees_own) {
        names.insert(library.name.clone(), Some(library.id));
    }
    names.into_iter().map(|(name, krate)| CrateDependency { name, krate }).collect()
}

fn path_name(name: &str) -> String {
    name.replace('-', "_")
}
