//! The text of a `Cargo.toml` as tables: what was written, before any inheritance, convention or look at the disk.
//!
//! In goes text, out come a [`Manifest`] and its [`Flaw`]s; there is always a manifest, however little of it could be
//! read. What a manifest means together with its workspace and its directory is [`super::discover`]'s to say.

mod config;
mod lock;
mod reader;
mod rustup;

pub(crate) use config::{Config, Source};
pub(crate) use lock::{Lock, LockPackage};
pub(crate) use reader::Flaw;
use reader::{Table, Value};
pub(crate) use rustup::{Settings, ToolchainFile};

use super::graph::Edition;

/// One `Cargo.toml`.
#[derive(Default, Debug)]
pub(crate) struct Manifest {
    pub(crate) package: Option<Package>,
    pub(crate) workspace: Option<WorkspaceTable>,
    pub(crate) lib: Option<TargetTable>,
    /// `None`: no `[[bin]]` was written, which switches Cargo's conventions differently from an empty list.
    pub(crate) bins: Option<Vec<TargetTable>>,
    pub(crate) tests: Option<Vec<TargetTable>>,
    pub(crate) examples: Option<Vec<TargetTable>>,
    pub(crate) benches: Option<Vec<TargetTable>>,
    pub(crate) dependencies: Vec<Dependency>,
    /// Declared features and those that optional dependencies imply, sorted.
    pub(crate) features: Vec<String>,
    /// Those of them that are on by default, sorted.
    pub(crate) default_features: Vec<String>,
    /// `[patch.*]` and `[replace]`.
    pub(crate) patches: Vec<Dependency>,
}

/// The `[package]` table.
#[derive(Default, Debug)]
pub(crate) struct Package {
    pub(crate) name: Option<String>,
    pub(crate) version: Inherited<String>,
    pub(crate) edition: Inherited<Edition>,
    /// `workspace = "path"`: where the workspace root is, if not above.
    pub(crate) workspace: Option<String>,
    pub(crate) build: Build,
    pub(crate) autolib: Option<bool>,
    pub(crate) autobins: Option<bool>,
    pub(crate) autotests: Option<bool>,
    pub(crate) autoexamples: Option<bool>,
    pub(crate) autobenches: Option<bool>,
}

/// The `[workspace]` table.
#[derive(Default, Debug)]
pub(crate) struct WorkspaceTable {
    pub(crate) members: Vec<String>,
    pub(crate) exclude: Vec<String>,
    pub(crate) version: Option<String>,
    pub(crate) edition: Option<Edition>,
    pub(crate) dependencies: Vec<Dependency>,
}

/// A field that a package may leave to its workspace.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) enum Inherited<T> {
    /// Not written.
    #[default]
    Absent,
    /// Written here.
    Here(T),
    /// `workspace = true`.
    Workspace,
}

/// `package.build`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) enum Build {
    /// `build.rs`, if there is one.
    #[default]
    Convention,
    /// `build = false`.
    Off,
    /// These files.
    At(Vec<String>),
}

/// `[lib]` or one of `[[bin]]`, `[[test]]`, `[[example]]`, `[[bench]]`.
#[derive(Clone, Default, Debug)]
pub(crate) struct TargetTable {
    pub(crate) name: Option<String>,
    pub(crate) path: Option<String>,
    pub(crate) proc_macro: bool,
    pub(crate) edition: Option<Edition>,
}

/// Which targets a dependency is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum DependencyKind {
    Normal,
    Dev,
    Build,
}

/// One line of a dependency table.
#[derive(Clone, Debug)]
pub(crate) struct Dependency {
    pub(crate) key: String,
    pub(crate) kind: DependencyKind,
    /// `package = "…"`, if the key is another name than the package's.
    pub(crate) package: Option<String>,
    pub(crate) version: Option<String>,
    pub(crate) path: Option<String>,
    pub(crate) git: bool,
    pub(crate) optional: bool,
    /// `workspace = true`.
    pub(crate) inherited: bool,
}

impl Dependency {
    /// The name of the package that is depended on.
    pub(crate) fn package_name(&self) -> &str {
        self.package.as_deref().unwrap_or(&self.key)
    }
}

impl Manifest {
    /// Reads a manifest.
    pub(crate) fn parse(text: &str) -> (Manifest, Vec<Flaw>) {
        reader::read(text, manifest)
    }

    /// Whether some field or dependency is left to a workspace.
    pub(crate) fn inherits(&self) -> bool {
        let package = self.package.as_ref();
        package.is_some_and(|package| {
            package.version == Inherited::Workspace || package.edition == Inherited::Workspace
        }) || self.dependencies.iter().any(|dependency| dependency.inherited)
    }
}

fn manifest(top: Table<'_>) -> Manifest {
    let mut dependencies = dependency_tables(top);
    if let Some(targets) = top.table("target") {
        for platform in targets.entries() {
            if let Some(platform) = platform.table() {
                dependencies.extend(dependency_tables(platform));
            }
        }
    }
    Manifest {
        package: top.value(&["package", "project"]).and_then(|value| value.table()).map(package),
        workspace: top.table("workspace").map(workspace),
        lib: top.table("lib").map(target),
        bins: targets(top, "bin"),
        tests: targets(top, "test"),
        examples: targets(top, "example"),
        benches: targets(top, "bench"),
        features: features(top, &dependencies),
        default_features: default_features(top),
        dependencies,
        patches: patches(top),
    }
}

fn package(table: Table<'_>) -> Package {
    Package {
        name: table.str("name"),
        version: inherited(table.value(&["version"]), |value| value.str()),
        edition: inherited(table.value(&["edition"]), edition),
        workspace: table.str("workspace"),
        build: table.value(&["build"]).map(build).unwrap_or_default(),
        autolib: table.bool("autolib"),
        autobins: table.bool("autobins"),
        autotests: table.bool("autotests"),
        autoexamples: table.bool("autoexamples"),
        autobenches: table.bool("autobenches"),
    }
}

fn workspace(table: Table<'_>) -> WorkspaceTable {
    let package = table.table("package");
    WorkspaceTable {
        members: table.strings("members"),
        exclude: table.strings("exclude"),
        version: package.and_then(|package| package.str("version")),
        edition: package.and_then(|package| edition(package.value(&["edition"])?)),
        dependencies: dependency_table(table, &["dependencies"], DependencyKind::Normal),
    }
}

fn inherited<T>(value: Option<Value<'_>>, read: impl FnOnce(Value<'_>) -> Option<T>) -> Inherited<T> {
    match value {
        Some(value) if value.is_table() => match value.table().and_then(|table| table.bool("workspace")) {
            Some(true) => Inherited::Workspace,
            _ => Inherited::Absent,
        },
        Some(value) => read(value).map_or(Inherited::Absent, Inherited::Here),
        None => Inherited::Absent,
    }
}

fn edition(value: Value<'_>) -> Option<Edition> {
    Some(match value.str()?.as_str() {
        "2015" => Edition::E2015,
        "2018" => Edition::E2018,
        "2021" => Edition::E2021,
        "2024" => Edition::E2024,
        other => {
            value.flaw(format!("edition `{other}` is not known; its files are read as edition 2024"));
            Edition::E2024
        }
    })
}

fn build(value: Value<'_>) -> Build {
    if value.is_bool() {
        return if value.bool() == Some(false) { Build::Off } else { Build::Convention };
    }
    let files = if value.is_array() { value.strings() } else { value.str().into_iter().collect() };
    if files.is_empty() { Build::Convention } else { Build::At(files) }
}

fn targets<'a>(top: Table<'a>, key: &'a str) -> Option<Vec<TargetTable>> {
    let tables = top.value(&[key])?.array()?;
    Some(tables.iter().filter_map(|value| value.table()).map(target).collect())
}

fn target(table: Table<'_>) -> TargetTable {
    let crate_type = table.value(&["crate-type", "crate_type"]);
    let crate_types = crate_type
        .map(|value| if value.is_str() { value.str().into_iter().collect() } else { value.strings() });
    let proc_macro = table.value(&["proc-macro", "proc_macro"]).and_then(|value| value.bool());
    TargetTable {
        name: table.str("name"),
        path: table.str("path"),
        proc_macro: proc_macro == Some(true)
            || crate_types.is_some_and(|types| types.iter().any(|name| name == "proc-macro")),
        edition: table.value(&["edition"]).and_then(edition),
    }
}

fn dependency_tables(table: Table<'_>) -> Vec<Dependency> {
    let mut found = dependency_table(table, &["dependencies"], DependencyKind::Normal);
    found.extend(dependency_table(table, &["dev-dependencies", "dev_dependencies"], DependencyKind::Dev));
    found.extend(dependency_table(
        table,
        &["build-dependencies", "build_dependencies"],
        DependencyKind::Build,
    ));
    found
}

fn dependency_table<'a>(table: Table<'a>, keys: &[&'a str], kind: DependencyKind) -> Vec<Dependency> {
    let Some(table) = table.value(keys).and_then(|value| value.table()) else { return Vec::new() };
    table.entries().filter_map(|value| dependency(value, kind)).collect()
}

fn dependency(value: Value<'_>, kind: DependencyKind) -> Option<Dependency> {
    let mut dependency = Dependency {
        key: value.key.to_owned(),
        kind,
        package: None,
        version: None,
        path: None,
        git: false,
        optional: false,
        inherited: false,
    };
    if value.is_str() {
        dependency.version = value.str();
        return Some(dependency);
    }
    let table = value.table()?;
    dependency.package = table.str("package");
    dependency.version = table.str("version");
    dependency.path = table.str("path");
    dependency.git = table.value(&["git"]).is_some();
    dependency.optional = table.bool("optional") == Some(true);
    dependency.inherited = table.bool("workspace") == Some(true);
    Some(dependency)
}

fn patches(top: Table<'_>) -> Vec<Dependency> {
    let mut found = Vec::new();
    if let Some(patch) = top.table("patch") {
        for registry in patch.entries() {
            let Some(registry) = registry.table() else { continue };
            found.extend(registry.entries().filter_map(|value| dependency(value, DependencyKind::Normal)));
        }
    }
    if let Some(replace) = top.table("replace") {
        for value in replace.entries() {
            let Some(mut dependency) = dependency(value, DependencyKind::Normal) else { continue };
            // The key is a package id: `name:version`, `url#name@version`.
            let name = dependency.key.rsplit('#').next().unwrap_or_default();
            let name = name.split([':', '@']).next().unwrap_or_default().to_owned();
            dependency.key = name;
            found.push(dependency);
        }
    }
    found
}

/// An optional dependency is a feature of its own name, unless some feature turns it on as `dep:name`.
fn features(top: Table<'_>, dependencies: &[Dependency]) -> Vec<String> {
    let mut features = Vec::new();
    let mut hidden = Vec::new();
    if let Some(table) = top.table("features") {
        for feature in table.entries() {
            features.push(feature.key.to_owned());
            let enables = feature.strings();
            hidden.extend(enables.iter().filter_map(|name| Some(name.strip_prefix("dep:")?.to_owned())));
        }
    }
    let optional = dependencies.iter().filter(|dependency| dependency.optional);
    features.extend(optional.map(|dependency| dependency.key.clone()).filter(|key| !hidden.contains(key)));
    features.sort_unstable();
    features.dedup();
    features
}

/// What the feature `default` turns on in this package.
fn default_features(top: Table<'_>) -> Vec<String> {
    let Some(table) = top.table("features") else { return Vec::new() };
    let mut on: Vec<String> = vec!["default".to_owned()];
    let mut next = 0;
    while let Some(feature) = on.get(next).cloned() {
        next += 1;
        for entry in table.entries().filter(|entry| entry.key == feature) {
            for enabled in entry.strings() {
                // `dep:a` turns on no feature, `a/b` may turn on `a`.
                let name = enabled.split('/').next().unwrap_or_default().trim_end_matches('?');
                if !name.starts_with("dep:") && !on.iter().any(|known| known == name) {
                    on.push(name.to_owned());
                }
            }
        }
    }
    on.sort_unstable();
    on
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_wrong_field_costs_only_itself() {
        let text =
            "[package]\nname = 'x'\nedition = 2021\nversion = '1.0.0'\n[dependencies]\na = 1\nb = '2'\n";
        let (manifest, flaws) = Manifest::parse(text);
        let package = manifest.package.unwrap();
        assert_eq!(package.name.as_deref(), Some("x"));
        assert_eq!(package.edition, Inherited::Absent);
        assert_eq!(package.version, Inherited::Here("1.0.0".to_owned()));
        assert_eq!(manifest.dependencies.len(), 1);
        let lines: Vec<_> = flaws.iter().map(|flaw| flaw.line).collect();
        assert_eq!(lines, [Some(3), Some(6)]);
    }

    #[test]
    fn optional_dependencies_are_features_unless_named_with_dep() {
        let text = "[features]\ndefault = ['dep:a']\n[dependencies]\na = { version = '1', optional = true }\n\
                    b = { version = '1', optional = true }\n";
        assert_eq!(Manifest::parse(text).0.features, ["b", "default"]);
    }

    #[test]
    fn dependencies_of_every_kind_and_spelling() {
        let text = "[dependencies]\na = '1'\n[dev_dependencies]\nb = '1'\n[target.'cfg(unix)'.build-dependencies]\n\
                    c = { package = 'd', path = 'x' }\n";
        let (manifest, _) = Manifest::parse(text);
        let names: Vec<_> = manifest
            .dependencies
            .iter()
            .map(|dep| (dep.key.as_str(), dep.package_name(), dep.kind))
            .collect();
        use DependencyKind::*;
        assert_eq!(names, [("a", "a", Normal), ("b", "b", Dev), ("c", "d", Build)]);
    }

    #[test]
    fn replaced_packages_are_named_by_id() {
        let text = "[replace]\n'foo:1.0.0' = { path = 'f' }\n'https://r/i#bar@2.0.0' = { path = 'b' }\n";
        let patches = Manifest::parse(text).0.patches;
        let mut names: Vec<_> = patches.iter().map(|patch| patch.key.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, ["bar", "foo"]);
    }
}
