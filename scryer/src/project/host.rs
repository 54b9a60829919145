//! From facts to a linked program: which stage follows which.
//!
//! Crates are linked in layers. The standard crates come first and are the same for every project ([`StdLayer`]); on
//! top of them stand the dependencies that the workspace names (`Layer`), and on these its own crates; last come files
//! that no crate reaches, each as the root of a crate of its own.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::facts::FactsTable;
use crate::infer::Program;
use crate::resolve::{DefMaps, link, link_while};
use crate::source::FileId;
use crate::workspace::graph::{CrateData, CrateDependency, CrateGraph, CrateId, Edition, Origin, TargetKind};

use super::stubs;

/// The standard crates, linked: the first crates of every graph, and the first files of every table.
#[derive(Debug)]
pub struct StdLayer {
    /// Their files.
    pub(super) table: FactsTable,
    crates: Vec<CrateData>,
    maps: DefMaps,
}

impl StdLayer {
    /// Links the standard crates, whose files `table` holds.
    pub(super) fn link(mut table: FactsTable) -> StdLayer {
        let graph = CrateGraph { crates: stubs::crates(), ..CrateGraph::default() };
        let all: Vec<CrateId> = graph.iter().map(|(id, _)| id).collect();
        let maps = link(&mut table, &graph, &DefMaps::default(), &all);
        StdLayer { table, crates: graph.crates, maps }
    }

    /// Lowers and links them now, in a pool whose stacks will do.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn lowered() -> StdLayer {
        let mut table = FactsTable::default();
        for (path, hash, facts) in stubs::lowered() {
            table.insert(&path, hash, facts);
        }
        StdLayer::link(table)
    }

    /// Links the dependencies of `graph` whose files `table` holds, which begins with the files of this layer.
    /// `keep_on` is asked again and again; once it says no, what comes of it is of no use.
    pub(super) fn under(
        &self,
        mut table: FactsTable,
        graph: &CrateGraph,
        keep_on: &(dyn Fn() -> bool + Sync),
    ) -> Layer {
        let mut all = CrateGraph {
            crates: self.crates.clone(),
            absent: graph.absent.clone(),
            links: graph.links.clone(),
        };
        table.set_links(&graph.links);
        let (loose, crates): (Vec<CrateData>, Vec<CrateData>) =
            graph.crates.iter().cloned().partition(|krate| krate.kind == TargetKind::Loose);
        // Discovery makes either every file a loose crate or none, so that nothing depends on one that is left out here.
        let shift = all.crates.len() as u32;
        for mut krate in crates {
            for dependency in &mut krate.dependencies {
                dependency.krate = dependency.krate.map(|CrateId(id)| CrateId(id + shift));
            }
            all.crates.push(krate);
        }
        // Dependencies don't depend on the workspace, so their imports settle without it.
        let (own, dependencies): (Vec<CrateId>, Vec<CrateId>) =
            ids(shift, &all).into_iter().partition(|&krate| all[krate].origin == Origin::Workspace);
        let maps = link_while(&mut table, &all, &self.maps, &dependencies, keep_on);
        Layer { table, graph: all, maps, own, loose }
    }
}

/// All that a workspace stands on, linked: the standard crates and its dependencies. The same for as long as its manifests
/// are, and it names no other dependency.
pub(super) struct Layer {
    /// The files of the crates that are linked.
    pub(super) table: FactsTable,
    graph: CrateGraph,
    maps: DefMaps,
    /// The workspace's crates, not linked.
    own: Vec<CrateId>,
    /// Files that discovery took for crates of their own.
    loose: Vec<CrateData>,
}

impl Layer {
    /// Links the workspace's crates, and a crate of its own for each of `files` that none of them reaches. `table` begins
    /// with the files of this layer, and holds the workspace's. `keep_on` as above.
    pub(super) fn program(
        &self,
        mut table: FactsTable,
        files: &[PathBuf],
        keep_on: &(dyn Fn() -> bool + Sync),
    ) -> Program {
        table.expansions().begin();
        let maps = link_while(&mut table, &self.graph, &self.maps, &self.own, keep_on);
        let unreached =
            |path: &&PathBuf| table.lookup(path).is_some_and(|file| maps.crates_of(file).is_empty());
        let unreached: Vec<&PathBuf> = files.iter().filter(unreached).collect();
        if unreached.is_empty() || !keep_on() {
            return Program::new(table, Arc::new(self.graph.clone()), maps);
        }
        let known: FxHashMap<&Path, &CrateData> =
            self.loose.iter().map(|krate| (&*krate.root_file, krate)).collect();
        let editions = Editions::of(&self.graph);
        let mut seen: FxHashMap<&Path, Vec<CrateDependency>> = FxHashMap::default();
        let loose: Vec<CrateData> = unreached
            .into_iter()
            .map(|path| match known.get(&**path) {
                Some(&krate) => krate.clone(),
                None => {
                    let package = path.ancestors().skip(1).find(|dir| editions.0.contains_key(dir));
                    let dependencies = package.map(|dir| {
                        seen.entry(dir).or_insert_with(|| dependencies_in(&self.graph, dir)).clone()
                    });
                    let dependencies = dependencies.unwrap_or_default();
                    CrateData { dependencies, ..loose_crate(path, editions.edition(path)) }
                }
            })
            .collect();
        let (all, maps) = link_loose(&mut table, self.graph.clone(), &maps, loose, keep_on);
        Program::new(table, Arc::new(all), maps)
    }
}

/// Links a workspace on standard crates that are linked already: `fill` puts its facts into the table.
#[cfg(any(test, feature = "testing"))]
pub(crate) fn link_on(
    standard: &StdLayer,
    graph: &CrateGraph,
    files: &[PathBuf],
    fill: impl FnOnce(&mut FactsTable),
) -> Program {
    let mut table = standard.table.forked();
    fill(&mut table);
    let layer = standard.under(table, graph, &|| true);
    layer.program(layer.table.clone(), files, &|| true)
}

/// Links everything in one go, for callers that hold all facts themselves.
pub fn link_program(mut table: FactsTable, graph: &CrateGraph, files: &[PathBuf]) -> Program {
    for (path, hash, facts) in stubs::lowered() {
        table.insert(&path, hash, facts);
    }
    let standard = StdLayer::link(table);
    let layer = standard.under(standard.table.clone(), graph, &|| true);
    layer.program(layer.table.clone(), files, &|| true)
}

/// Links files that no crate reaches. Those that another one of them reaches by `mod` are part of that one.
fn link_loose(
    table: &mut FactsTable,
    mut graph: CrateGraph,
    base: &DefMaps,
    loose: Vec<CrateData>,
    keep_on: &(dyn Fn() -> bool + Sync),
) -> (CrateGraph, DefMaps) {
    let first = graph.crates.len() as u32;
    let count = loose.len();
    graph.crates.extend(loose);
    let unlinked = table.clone();
    let maps = link_while(table, &graph, base, &ids(first, &graph), keep_on);

    let root_of = |krate: CrateId| table.lookup(&graph[krate].root_file);
    let by_root: FxHashMap<FileId, CrateId> =
        ids(first, &graph).into_iter().filter_map(|krate| Some((root_of(krate)?, krate))).collect();
    let others_reached = |krate: CrateId| {
        let files = maps.get(krate).into_iter().flat_map(|map| map.files());
        files.filter_map(|file| by_root.get(&file).copied()).filter(move |&other| other != krate)
    };
    let reached: FxHashSet<CrateId> = ids(first, &graph).into_iter().flat_map(others_reached).collect();
    let mut kept: FxHashSet<CrateId> =
        ids(first, &graph).into_iter().filter(|krate| !reached.contains(krate)).collect();
    let mut covered: FxHashSet<CrateId> = kept.iter().copied().flat_map(others_reached).collect();
    // What is left reaches each other in a circle; the first by path goes first.
    for krate in ids(first, &graph) {
        if !kept.contains(&krate) && !covered.contains(&krate) {
            kept.insert(krate);
            covered.extend(others_reached(krate));
        }
    }
    if kept.len() == count {
        return (graph, maps);
    }
    let mut id = 0;
    graph.crates.retain(|_| {
        id += 1;
        id <= first || kept.contains(&CrateId(id - 1))
    });
    // What macros of the crates that go expanded to goes as well.
    *table = unlinked;
    let maps = link_while(table, &graph, base, &ids(first, &graph), keep_on);
    (graph, maps)
}

/// The crates from `first` on.
fn ids(first: u32, graph: &CrateGraph) -> Vec<CrateId> {
    (first..graph.crates.len() as u32).map(CrateId).collect()
}

/// What a file that no target of the package in `dir` reaches sees: the package's library and what its tests see. Such
/// files are mostly read by a macro, or are a target that needs a feature.
fn dependencies_in(graph: &CrateGraph, dir: &Path) -> Vec<CrateDependency> {
    let of_package = || {
        let own = graph.iter().filter(|(_, krate)| krate.origin == Origin::Workspace);
        own.filter(|(_, krate)| krate.package_dir == dir && krate.kind != TargetKind::BuildScript)
    };
    let widest = of_package().max_by_key(|&(id, krate)| (krate.dependencies.len(), std::cmp::Reverse(id)));
    let mut dependencies = widest.map(|(_, krate)| krate.dependencies.clone()).unwrap_or_default();
    if let Some((id, library)) = of_package().find(|(_, krate)| krate.kind == TargetKind::Lib)
        && !dependencies.iter().any(|dependency| dependency.krate == Some(id))
    {
        dependencies.push(CrateDependency { name: library.name.clone(), krate: Some(id) });
        dependencies.sort_by(|one, other| one.name.cmp(&other.name));
    }
    dependencies
}

fn loose_crate(path: &Path, edition: Edition) -> CrateData {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().replace('-', "_")).unwrap_or_default();
    CrateData {
        name: stem,
        package: String::new(),
        version: String::new(),
        edition,
        root_file: path.to_owned(),
        package_dir: path.parent().map(Path::to_owned).unwrap_or_default(),
        out_dir: None,
        kind: TargetKind::Loose,
        origin: Origin::Workspace,
        dependencies: Vec::new(),
        features: Vec::new(),
        default_features: Vec::new(),
    }
}

/// Which edition files are read in.
pub(super) struct Editions<'a>(FxHashMap<&'a Path, Edition>);

impl<'a> Editions<'a> {
    pub(super) fn of(graph: &'a CrateGraph) -> Editions<'a> {
        let known = || graph.crates.iter().filter(|krate| krate.origin != Origin::Std);
        let of_outputs = known().filter_map(|krate| Some((krate.out_dir.as_deref()?, krate.edition)));
        Editions(known().map(|krate| (&*krate.package_dir, krate.edition)).chain(of_outputs).collect())
    }

    /// That of the innermost package whose directory, or whose build script's output, holds the file.
    pub(super) fn edition(&self, path: &Path) -> Edition {
        path.ancestors().find_map(|dir| self.0.get(dir).copied()).unwrap_or_default()
    }
}

/// The edition that a file is read in. For many files of one graph there is `Editions`.
pub fn edition_of(graph: &CrateGraph, path: &Path) -> Edition {
    Editions::of(graph).edition(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts;
    use crate::source::ContentHash;

    /// Links files of no crate, and lists the crates that come of them with the files of each.
    fn check(files: &[(&str, &str)], expected: &str) {
        let mut table = FactsTable::default();
        let mut paths = Vec::new();
        for (name, text) in files {
            let path = Path::new("/w").join(name);
            let facts = Arc::new(facts::lower(text, Edition::E2021));
            table.insert(&path, ContentHash::of(text.as_bytes()), facts);
            paths.push(path);
        }
        let program = link_program(table, &CrateGraph::default(), &paths);
        let mut found = String::new();
        for (id, krate) in program.graph.iter().filter(|(_, krate)| krate.kind == TargetKind::Loose) {
            let files = program.maps.get(id).into_iter().flat_map(|map| map.files());
            let mut files: Vec<_> =
                files.map(|file| program.table[file].path.display().to_string()).collect();
            files.sort();
            found.push_str(&format!("{}: {}\n", krate.name, files.join(" ")));
        }
        assert_eq!(found, expected);
    }

    #[test]
    fn files_that_others_reach_are_no_crates() {
        check(&[("a.rs", "mod b;"), ("b.rs", ""), ("c.rs", "")], "a: /w/a.rs /w/b.rs\nc: /w/c.rs\n");
        // As roots, both see the other beside them; the first by path stands.
        check(&[("a.rs", "mod b;"), ("b.rs", "#[path = \"a.rs\"] mod a;")], "a: /w/a.rs /w/b.rs\n");
        // `b` is a part of two crates, and no crate.
        check(
            &[("a.rs", "mod b;"), ("b.rs", "mod c;"), ("b/c.rs", ""), ("d.rs", "mod b;")],
            "a: /w/a.rs /w/b.rs /w/b/c.rs\nd: /w/b.rs /w/b/c.rs /w/d.rs\n",
        );
    }

    #[test]
    fn the_innermost_package_gives_the_edition() {
        let krate = |dir: &str, edition| CrateData {
            package_dir: PathBuf::from(dir),
            kind: TargetKind::Lib,
            ..loose_crate(&Path::new(dir).join("src/lib.rs"), edition)
        };
        let graph = CrateGraph {
            crates: vec![krate("/w", Edition::E2018), krate("/w/in", Edition::E2024)],
            ..CrateGraph::default()
        };
        assert_eq!(edition_of(&graph, Path::new("/w/a.rs")), Edition::E2018);
        assert_eq!(edition_of(&graph, Path::new("/w/in/src/a.rs")), Edition::E2024);
        assert_eq!(edition_of(&graph, Path::new("/x/a.rs")), Edition::E2021);
    }
}
