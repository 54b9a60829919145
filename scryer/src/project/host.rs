//! From texts to a linked program: which stage follows which.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;

use crate::facts::{self, FactsTable, FileFacts};
use crate::infer::Program;
use crate::resolve::{DefMaps, ModuleOrigin, link};
use crate::source::ContentHash;
use crate::workspace::graph::{CrateData, CrateGraph, CrateId, Edition, Origin, TargetKind};

use super::stubs;

/// Links everything: the standard crates, the crates of `graph`, and a crate of its own for each of `files` (all of which
/// `table` holds) that none of them reaches.
pub fn link_program(mut table: FactsTable, graph: &CrateGraph, files: &[PathBuf]) -> Program {
    let mut graph = graph.clone();
    // Files that discovery took for crates of their own are looked at again below, when it is known what `mod` reaches.
    let loose_first: Vec<CrateData> =
        graph.crates.iter().filter(|krate| krate.kind == TargetKind::Loose).cloned().collect();
    let only_loose = !loose_first.is_empty() && loose_first.len() == graph.crates.len();
    if only_loose {
        graph.crates.clear();
    }
    let own: Vec<CrateId> = (0..graph.crates.len() as u32).map(CrateId).collect();
    let std_first = graph.crates.len() as u32;
    graph.crates.extend(stubs::crates(std_first));
    let std: Vec<CrateId> = (std_first..graph.crates.len() as u32).map(CrateId).collect();
    insert_stubs(&mut table);

    let (own, dependencies): (Vec<CrateId>, Vec<CrateId>) =
        own.into_iter().partition(|&krate| graph[krate].origin == Origin::Workspace);
    let maps = link(&table, &graph, &DefMaps::default(), &std);
    let maps = link(&table, &graph, &maps, &dependencies);
    let maps = link(&table, &graph, &maps, &own);

    let reached =
        |maps: &DefMaps, path: &Path| table.lookup(path).is_none_or(|file| !maps.crates_of(file).is_empty());
    let loose_files: Vec<&PathBuf> = files.iter().filter(|path| !reached(&maps, path)).collect();
    if loose_files.is_empty() {
        return Program::new(table, Arc::new(graph), maps);
    }
    let loose_start = graph.crates.len() as u32;
    for path in &loose_files {
        let known = loose_first.iter().find(|krate| krate.root_file == **path);
        graph.crates.push(known.cloned().unwrap_or_else(|| loose_crate(path, edition_of(&graph, path))));
    }
    let loose: Vec<CrateId> = (loose_start..graph.crates.len() as u32).map(CrateId).collect();
    let all = link(&table, &graph, &maps, &loose);
    // A file that another loose file reaches by `mod` is part of that one.
    let mut kept = Vec::new();
    for &krate in &loose {
        let root = table.lookup(&graph[krate].root_file);
        let part_of_other = loose.iter().filter(|&&other| other != krate).any(|&other| {
            let mut modules = all.get(other).into_iter().flat_map(|map| &map.modules);
            modules.any(|module| matches!(module.origin, ModuleOrigin::File(_, file) if file == root))
                && !(kept.is_empty() && other > krate && mutual(&all, &table, &graph, krate, other))
        });
        if !part_of_other {
            kept.push(krate);
        }
    }
    let maps = if kept.len() == loose.len() { all } else { link(&table, &graph, &maps, &kept) };
    Program::new(table, Arc::new(graph), maps)
}

/// Whether each of two loose crates reaches the other's root.
fn mutual(maps: &DefMaps, table: &FactsTable, graph: &CrateGraph, a: CrateId, b: CrateId) -> bool {
    let reaches = |from: CrateId, to: CrateId| {
        let root = table.lookup(&graph[to].root_file);
        maps.get(from).is_some_and(|map| {
            map.modules
                .iter()
                .any(|module| matches!(module.origin, ModuleOrigin::File(_, file) if file == root))
        })
    };
    reaches(a, b) && reaches(b, a)
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
        kind: TargetKind::Loose,
        origin: Origin::Workspace,
        dependencies: Vec::new(),
        features: Vec::new(),
    }
}

/// The edition that a file is read in: that of the innermost package whose directory holds it.
pub fn edition_of(graph: &CrateGraph, path: &Path) -> Edition {
    let holding = graph
        .crates
        .iter()
        .filter(|krate| krate.origin != Origin::Std && path.starts_with(&krate.package_dir));
    holding
        .max_by_key(|krate| krate.package_dir.components().count())
        .map_or(Edition::default(), |krate| krate.edition)
}

/// Lowers and puts in the stubs of the standard library.
fn insert_stubs(table: &mut FactsTable) {
    let files: Vec<(PathBuf, &'static str)> = stubs::files().collect();
    let lowered: Vec<FileFacts> =
        files.par_iter().map(|(_, text)| facts::lower(text, Edition::E2021)).collect();
    for ((path, text), facts) in files.iter().zip(lowered) {
        table.insert(path, ContentHash::of(text.as_bytes()), Arc::new(facts));
    }
}
