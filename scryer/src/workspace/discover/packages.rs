//! Packages and what each of their dependencies is: the packages of the workspace, and whatever they reach.
//!
//! A dependency is found by its path, else by the entry of the lock file that the depending package's own entry names,
//! else (no lock file, or one that is behind) by the newest fitting version in the cargo home. The search goes out level
//! by level, so that the manifests of one level are read in parallel.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustc_hash::FxHashMap;
use semver::{Version, VersionReq};

use super::manifests::Manifests;
use super::outputs::Outputs;
use super::sources::Sources;
use super::targets::{self, Target};
use super::{Problem, canonical};
use crate::workspace::graph::{AbsentCrate, Edition, Origin, TargetKind};
use crate::workspace::manifest::{
    Config, Dependency, DependencyKind, Inherited, Lock, Manifest, Source, WorkspaceTable,
};

/// One package, workspace member or dependency.
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) dir: PathBuf,
    pub(super) origin: Origin,
    pub(super) manifest: Arc<Manifest>,
    /// Of a dependency only the library.
    pub(super) targets: Vec<Target>,
    pub(super) dependencies: Vec<Resolved>,
    /// What its build script wrote to.
    pub(super) out_dir: Option<PathBuf>,
    scope: usize,
    /// Its entry in the lock file of its scope.
    locked: Option<usize>,
    /// Where `workspace = true` looks.
    workspace: Option<(PathBuf, Arc<Manifest>)>,
}

/// A dependency of a package, and the package that it is.
pub(super) struct Resolved {
    pub(super) key: String,
    pub(super) renamed: bool,
    pub(super) kind: DependencyKind,
    dir: Option<PathBuf>,
    /// If its source should be somewhere, and is not.
    pub(super) absent: Option<AbsentCrate>,
}

/// All packages by index, and by directory.
pub(super) struct Packages<'a> {
    manifests: &'a mut Manifests,
    sources: &'a mut Sources,
    pub(super) list: Vec<Package>,
    by_dir: FxHashMap<PathBuf, usize>,
    by_name: FxHashMap<String, Vec<usize>>,
    scopes: Vec<Scope>,
    scope_of: FxHashMap<PathBuf, usize>,
}

/// What is decided once per workspace: the lock file, patches, and where sources are redirected to.
struct Scope {
    lock: Option<Lock>,
    /// Package name and directory.
    patches: Vec<(String, PathBuf)>,
    vendors: Vec<PathBuf>,
    /// Where Cargo puts what it builds, as far as files tell.
    target_dirs: Vec<PathBuf>,
}

/// Where a dependency lies.
struct Location {
    dir: PathBuf,
    locked: Option<usize>,
    /// Found in a place where nothing changes, not by a path.
    fixed: bool,
}

impl<'a> Packages<'a> {
    pub(super) fn new(manifests: &'a mut Manifests, sources: &'a mut Sources) -> Self {
        Packages {
            manifests,
            sources,
            list: Vec::new(),
            by_dir: FxHashMap::default(),
            by_name: FxHashMap::default(),
            scopes: Vec::new(),
            scope_of: FxHashMap::default(),
        }
    }

    /// Adds a package of the workspace with all its targets.
    pub(super) fn add_member(&mut self, dir: &Path) {
        let Some(manifest) = self.manifests.load(dir) else { return };
        if manifest.package.is_none() || self.by_dir.contains_key(dir) {
            return;
        }
        self.manifests.report(dir);
        let workspace = self.manifests.workspace_of(dir, &manifest);
        let root = workspace.as_ref().map_or(dir, |(root, _)| root.as_path()).to_path_buf();
        let scope = self.scope(&root);
        let mut package = self.package(dir, manifest, Origin::Workspace, scope, workspace);
        package.locked = self.scopes[scope].lock.as_ref().and_then(|lock| own_entry(lock, &package));
        let edition = self.edition(&package);
        let (targets, flaws) = targets::all(dir, &package.manifest, &package.name, edition);
        self.manifests.report_flaws(&dir.join("Cargo.toml"), flaws);
        package.targets = targets;
        self.insert(package);
    }

    /// Resolves the dependencies of all packages, adding those that are found, until nothing new turns up.
    pub(super) fn resolve(&mut self) {
        let mut next = 0;
        while next < self.list.len() {
            let level = next..self.list.len();
            next = self.list.len();
            let mut found: BTreeMap<PathBuf, (Location, usize)> = BTreeMap::new();
            for index in level {
                for (dependency, base) in self.effective_dependencies(index) {
                    let location = self.locate(index, &dependency, &base);
                    let absent = if location.is_none() { self.absent(index, &dependency) } else { None };
                    let package = &mut self.list[index];
                    package.dependencies.push(Resolved {
                        renamed: dependency.package.is_some(),
                        key: dependency.key,
                        kind: dependency.kind,
                        dir: location.as_ref().map(|location| location.dir.clone()),
                        absent,
                    });
                    let scope = package.scope;
                    // Of two workspaces that lock a package's dependencies differently, the first decides: it is one
                    // crate here, since its source is one.
                    if let Some(location) = location
                        && !self.by_dir.contains_key(&location.dir)
                    {
                        found.entry(location.dir.clone()).or_insert((location, scope));
                    }
                }
            }
            let fixed: Vec<PathBuf> =
                found.values().filter(|(location, _)| location.fixed).map(|(at, _)| at.dir.clone()).collect();
            self.manifests.load_fixed(&fixed);
            for (location, scope) in found.into_values() {
                self.add_dependency(location, scope);
            }
        }
    }

    /// Finds what the build scripts of the packages wrote, in `target_dirs` and where Cargo's configuration says.
    pub(super) fn find_outputs(&mut self, target_dirs: &[PathBuf]) {
        let mut outputs = Outputs::default();
        let mut dirs: Vec<Vec<PathBuf>> = Vec::new();
        for scope in &self.scopes {
            let mut all: Vec<PathBuf> = target_dirs.iter().chain(&scope.target_dirs).cloned().collect();
            all.sort_unstable();
            all.dedup();
            dirs.push(all);
        }
        for index in 0..self.list.len() {
            let package = &self.list[index];
            let has_script = package.origin == Origin::Dependency
                || package.targets.iter().any(|target| target.kind == TargetKind::BuildScript);
            let Some(targets) = dirs.get(package.scope).filter(|_| has_script) else { continue };
            let library = package
                .targets
                .iter()
                .find(|target| matches!(target.kind, TargetKind::Lib | TargetKind::ProcMacro));
            let library = library.map(|library| library.name.replace('-', "_"));
            let shared = self.by_name.get(&package.name).is_some_and(|all| all.len() > 1);
            let (name, dir) = (&package.name, &package.dir);
            let out_dir = outputs.of(self.manifests, targets, name, dir, library.as_deref(), shared);
            self.list[index].out_dir = out_dir;
        }
    }

    /// The package that a dependency is, if its source was found.
    pub(super) fn target_of(&self, dependency: &Resolved) -> Option<usize> {
        self.by_dir.get(dependency.dir.as_ref()?).copied()
    }

    /// Path dependencies of the package in `dir`, as written, whether or not they are there.
    pub(super) fn path_dependencies(manifests: &mut Manifests, dir: &Path) -> Vec<PathBuf> {
        let Some(manifest) = manifests.load(dir) else { return Vec::new() };
        let workspace = manifests.workspace_of(dir, &manifest);
        let mut found = Vec::new();
        for dependency in &manifest.dependencies {
            let (dependency, base) = inherit(dependency, dir, workspace.as_ref());
            found.extend(dependency.path.map(|path| base.join(path)));
        }
        found
    }

    fn add_dependency(&mut self, location: Location, scope: usize) {
        let Location { dir, locked, fixed } = location;
        let manifest = if fixed { self.manifests.get(&dir) } else { self.manifests.load(&dir) };
        let Some(manifest) = manifest.filter(|manifest| manifest.package.is_some()) else { return };
        if !fixed {
            self.manifests.report(&dir);
        }
        let workspace = if manifest.inherits() { self.manifests.workspace_of(&dir, &manifest) } else { None };
        let mut package = self.package(&dir, manifest, Origin::Dependency, scope, workspace);
        package.locked =
            locked.or_else(|| self.scopes[scope].lock.as_ref().and_then(|lock| own_entry(lock, &package)));
        let edition = self.edition(&package);
        package.targets =
            targets::library(&dir, &package.manifest, &package.name, edition).into_iter().collect();
        self.insert(package);
    }

    fn insert(&mut self, package: Package) {
        let index = self.list.len();
        self.by_dir.insert(package.dir.clone(), index);
        self.by_name.entry(package.name.clone()).or_default().push(index);
        self.list.push(package);
    }

    fn package(
        &mut self,
        dir: &Path,
        manifest: Arc<Manifest>,
        origin: Origin,
        scope: usize,
        workspace: Option<(PathBuf, Arc<Manifest>)>,
    ) -> Package {
        let table = manifest.package.as_ref();
        let name = table.and_then(|table| table.name.clone()).unwrap_or_else(|| {
            if origin == Origin::Workspace {
                self.problem(dir, "`package.name` is missing; the directory's name stands in".to_owned());
            }
            dir.file_name().unwrap_or_default().to_string_lossy().into_owned()
        });
        let version = match table.map(|table| &table.version) {
            Some(Inherited::Here(version)) => version.clone(),
            Some(Inherited::Workspace) => {
                let version = workspace_table(workspace.as_ref()).and_then(|table| table.version.clone());
                if version.is_none() && origin == Origin::Workspace {
                    self.problem(
                        dir,
                        "`version.workspace = true`, but no workspace above gives a version".to_owned(),
                    );
                }
                version.unwrap_or_default()
            }
            Some(Inherited::Absent) | None => String::new(),
        };
        let dir = dir.to_path_buf();
        let (targets, dependencies) = (Vec::new(), Vec::new());
        Package {
            name,
            version,
            dir,
            origin,
            manifest,
            targets,
            dependencies,
            out_dir: None,
            scope,
            locked: None,
            workspace,
        }
    }

    fn edition(&mut self, package: &Package) -> Edition {
        match package.manifest.package.as_ref().map(|table| &table.edition) {
            Some(Inherited::Here(edition)) => *edition,
            Some(Inherited::Workspace) => {
                let edition = workspace_table(package.workspace.as_ref()).and_then(|table| table.edition);
                if edition.is_none() && package.origin == Origin::Workspace {
                    let reason = "`edition.workspace = true`, but no workspace above gives an edition";
                    self.problem(&package.dir, reason.to_owned());
                }
                edition.unwrap_or(Edition::E2015)
            }
            Some(Inherited::Absent) | None => Edition::E2015,
        }
    }

    /// The dependencies that matter for a package, each with the directory that its path is relative to. Those of a
    /// dependency's tests and build script don't.
    fn effective_dependencies(&mut self, index: usize) -> Vec<(Dependency, PathBuf)> {
        let Package { dir, origin, manifest, workspace, .. } = &self.list[index];
        let mut effective = Vec::new();
        let mut orphans = Vec::new();
        for dependency in &manifest.dependencies {
            if *origin == Origin::Dependency && dependency.kind != DependencyKind::Normal {
                continue;
            }
            let (resolved, base) = inherit(dependency, dir, workspace.as_ref());
            if resolved.inherited && *origin == Origin::Workspace {
                orphans.push(format!(
                    "dependency `{}` is left to the workspace, which has none of that name",
                    dependency.key
                ));
            }
            effective.push((resolved, base));
        }
        let dir = dir.clone();
        for reason in orphans {
            self.problem(&dir, reason);
        }
        effective
    }

    fn locate(&mut self, from: usize, dependency: &Dependency, base: &Path) -> Option<Location> {
        let Package { origin, scope, locked, .. } = self.list[from];
        let name = dependency.package_name();
        let requirement = dependency.version.as_deref().and_then(|version| VersionReq::parse(version).ok());
        let entry = self.scopes[scope]
            .lock
            .as_ref()
            .and_then(|lock| locked_dependency(lock, locked, origin, dependency, requirement.as_ref()));
        if let Some(path) = &dependency.path {
            let dir = canonical(&base.join(path)).ok().filter(|dir| self.manifests.load(dir).is_some());
            if let Some(dir) = dir {
                return Some(Location { dir, locked: entry, fixed: false });
            }
            if origin == Origin::Workspace {
                let dir = self.list[from].dir.clone();
                self.problem(&dir, format!("dependency `{}`: no package at `{path}`", dependency.key));
            }
        }
        let Scope { lock, patches, vendors, .. } = &self.scopes[scope];
        if let (Some(index), Some(lock)) = (entry, lock) {
            let package = &lock.packages[index];
            if package.source.is_some() {
                let dir = self.sources.locate(package, vendors)?;
                return Some(Location { dir, locked: entry, fixed: true });
            }
            // Without a source it is known by a path that stands elsewhere: a patch, or another member.
            let patch =
                patches.iter().find(|(patched, _)| *patched == package.name).map(|(_, dir)| dir.clone());
            let dir = patch.or_else(|| {
                let same = self.by_name.get(&package.name)?.iter().map(|&index| &self.list[index]);
                let mut same = same.filter(|found| found.scope == scope && found.version == package.version);
                same.next().map(|found| found.dir.clone())
            })?;
            return Some(Location { dir, locked: entry, fixed: false });
        }
        // What a dependency does not have in the lock file is an optional dependency that is off.
        if origin == Origin::Dependency && locked.is_some() {
            return None;
        }
        if let Some((_, dir)) = patches.iter().find(|(patched, _)| patched == name) {
            return Some(Location { dir: dir.clone(), locked: None, fixed: false });
        }
        if dependency.git {
            return None;
        }
        let dir = self.sources.newest(name, requirement.as_ref())?;
        Some(Location { dir, locked: None, fixed: true })
    }

    /// What is to be said of a dependency that was not found: its package, unless it is an optional one that is off.
    fn absent(&self, from: usize, dependency: &Dependency) -> Option<AbsentCrate> {
        let Package { origin, scope, locked, .. } = self.list[from];
        let requirement = dependency.version.as_deref().and_then(|version| VersionReq::parse(version).ok());
        let lock = self.scopes[scope].lock.as_ref();
        let entry = lock.and_then(|lock| {
            let index = locked_dependency(lock, locked, origin, dependency, requirement.as_ref())?;
            lock.packages.get(index)
        });
        let is_linked = match entry {
            Some(package) => package.source.is_some(),
            None => origin == Origin::Workspace && !dependency.optional && dependency.path.is_none(),
        };
        is_linked.then(|| AbsentCrate {
            name: String::new(),
            package: dependency.package_name().to_owned(),
            version: entry.map(|package| package.version.clone()).unwrap_or_default(),
        })
    }

    /// The scope of the workspace (or lone package) whose root is `root`.
    fn scope(&mut self, root: &Path) -> usize {
        if let Some(&scope) = self.scope_of.get(root) {
            return scope;
        }
        let mut patches = Vec::new();
        if let Some(manifest) = self.manifests.load(root) {
            self.manifests.report(root);
            patches.extend(manifest.patches.iter().filter_map(|patch| patched(patch, root)));
        }
        let lock = self.read_with(root.join("Cargo.lock"), Lock::parse);
        let mut target_dirs = Vec::new();
        let vendors = self.configuration(root, &mut patches, &mut target_dirs);
        target_dirs.push(root.join("target"));
        let scope = self.scopes.len();
        self.scopes.push(Scope { lock, patches, vendors, target_dirs });
        self.scope_of.insert(root.to_path_buf(), scope);
        scope
    }

    /// Reads Cargo's configuration from `root` upwards, nearest first, then the cargo home's; adds its patches and its
    /// directories for what is built, and returns the directories that stand in for other sources.
    fn configuration(
        &mut self,
        root: &Path,
        patches: &mut Vec<(String, PathBuf)>,
        target_dirs: &mut Vec<PathBuf>,
    ) -> Vec<PathBuf> {
        let mut dirs: Vec<PathBuf> = root.ancestors().map(|dir| dir.join(".cargo")).collect();
        let home = self.sources.cargo_home().map(Path::to_path_buf);
        dirs.extend(home.filter(|home| !dirs.contains(home)));
        let mut sources: Vec<(Source, PathBuf)> = Vec::new();
        for dir in dirs {
            // Where both are there, Cargo takes the one without a suffix.
            let config = self
                .read_with(dir.join("config"), Config::parse)
                .or_else(|| self.read_with(dir.join("config.toml"), Config::parse));
            let (Some(config), Some(base)) = (config, dir.parent()) else { continue };
            patches.extend(config.patches.iter().filter_map(|patch| patched(patch, base)));
            // One that is made of what only Cargo knows is not looked for.
            let built =
                config.target_dirs.iter().map(|dir| dir.replace("{workspace-root}", &root.to_string_lossy()));
            target_dirs.extend(built.filter(|dir| !dir.contains('{')).map(|dir| base.join(dir)));
            sources.extend(config.sources.into_iter().map(|source| (source, base.to_path_buf())));
        }
        let mut vendors = Vec::new();
        for (source, _) in &sources {
            let mut replacement = source.replace_with.clone();
            // A chain longer than there are sources is a circle.
            for _ in 0..sources.len() {
                let Some(name) = replacement.take() else { break };
                for (source, base) in sources.iter().filter(|(source, _)| source.name == name) {
                    vendors.extend(source.directory.as_ref().and_then(|dir| canonical(&base.join(dir)).ok()));
                    replacement = replacement.or_else(|| source.replace_with.clone());
                }
            }
        }
        let mut seen = Vec::new();
        vendors.retain(|vendor| {
            let new = !seen.contains(vendor);
            seen.push(vendor.clone());
            new
        });
        vendors
    }

    fn read_with<T>(
        &mut self,
        file: PathBuf,
        parse: impl FnOnce(&str) -> (T, Vec<crate::workspace::manifest::Flaw>),
    ) -> Option<T> {
        self.manifests.look_at(file.clone());
        let bytes = fs::read(&file).ok()?;
        let (read, flaws) = parse(&String::from_utf8_lossy(&bytes));
        self.manifests.report_flaws(&file, flaws);
        Some(read)
    }

    fn problem(&mut self, dir: &Path, reason: String) {
        self.manifests.problems.push(Problem { path: dir.join("Cargo.toml"), line: None, reason });
    }
}

fn workspace_table(workspace: Option<&(PathBuf, Arc<Manifest>)>) -> Option<&WorkspaceTable> {
    workspace?.1.workspace.as_ref()
}

/// A dependency with what the workspace says of it filled in, and the directory that its path is relative to. It stays
/// marked as inherited if the workspace says nothing.
fn inherit(
    dependency: &Dependency,
    dir: &Path,
    workspace: Option<&(PathBuf, Arc<Manifest>)>,
) -> (Dependency, PathBuf) {
    let written = (dependency.clone(), dir.to_path_buf());
    if !dependency.inherited {
        return written;
    }
    let Some((root, manifest)) = workspace else { return written };
    let shared = manifest.workspace.iter().flat_map(|table| &table.dependencies);
    match shared.into_iter().find(|shared| shared.key == dependency.key) {
        Some(shared) => {
            let own = Dependency { kind: dependency.kind, optional: dependency.optional, ..shared.clone() };
            (own, root.clone())
        }
        None => written,
    }
}

fn patched(patch: &Dependency, base: &Path) -> Option<(String, PathBuf)> {
    let dir = canonical(&base.join(patch.path.as_ref()?)).ok()?;
    Some((patch.package_name().to_owned(), dir))
}

fn own_entry(lock: &Lock, package: &Package) -> Option<usize> {
    let by_path = |&&index: &&usize| lock.packages[index].source.is_none();
    let candidates: Vec<usize> = lock.named(&package.name).iter().filter(by_path).copied().collect();
    let exact = candidates.iter().find(|&&index| lock.packages[index].version == package.version);
    // A version that was just raised is not in the lock file yet.
    exact.copied().or(if candidates.len() == 1 { candidates.first().copied() } else { None })
}

/// The lock entry that a dependency resolved to.
fn locked_dependency(
    lock: &Lock,
    from: Option<usize>,
    origin: Origin,
    dependency: &Dependency,
    requirement: Option<&VersionReq>,
) -> Option<usize> {
    let name = dependency.package_name();
    let mut candidates = from.map(|from| lock.dependencies_named(from, name)).unwrap_or_default();
    // The package's own entry is authority; any other version has to meet what the manifest asks.
    let authority = !candidates.is_empty();
    if !authority {
        if from.is_some() && origin == Origin::Dependency {
            return None;
        }
        candidates = lock.named(name).to_vec();
    }
    let rated = candidates.into_iter().map(|index| {
        let package = &lock.packages[index];
        let version = Version::parse(&package.version).ok();
        let fits = requirement.is_none_or(|req| version.as_ref().is_some_and(|version| req.matches(version)));
        let source = package.source.as_deref();
        let expected = match (&dependency.path, dependency.git) {
            (Some(_), _) => source.is_none(),
            (None, true) => source.is_some_and(|source| source.starts_with("git+")),
            (None, false) => source.is_some_and(|source| !source.starts_with("git+")),
        };
        (fits, expected, version, index)
    });
    let (fits, _, _, index) = rated.max()?;
    (fits || authority).then_some(index)
}
