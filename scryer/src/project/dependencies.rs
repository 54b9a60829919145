//! The sources of linked crates, as far as the workspace's code can tell.
//!
//! A dependency is loaded when a file of the workspace writes its name, and a dependency's dependency when it is
//! re-exported. What is loaded is signatures. Registry sources never change, so callers can keep them for good.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::facts::{FactsTable, File, FileFacts, Item, ItemFlags, ItemKind, Name, Visibility};
use crate::source::{ContentHash, FileId, TextRange};
use crate::syntax::lexer::{self, TokenKind};
use crate::workspace::graph::{CrateDependency, CrateGraph, CrateId, Edition, Origin};

/// A crate with more source than this is not loaded: bindings of whole operating systems are, and few ask about them.
const MAX_CRATE_BYTES: u64 = 8 << 20;
/// A file with more than this is left out (generated tables).
const MAX_FILE_BYTES: u64 = 1 << 20;
/// How much is loaded in all.
const MAX_BYTES: u64 = 96 << 20;

/// Gives the facts of a file of a dependency, from a cache or by [`lower_signatures`](crate::facts::lower_signatures).
pub type LowerFile<'a> = dyn Fn(&Path, Edition) -> Option<(ContentHash, Arc<FileFacts>)> + Sync + 'a;

/// Puts the dependencies into `table` that its files name, and those which these name, and so on. Gives the crates that
/// were loaded, ascending.
pub fn load(table: &mut FactsTable, graph: &CrateGraph, lower_file: &LowerFile<'_>) -> Vec<CrateId> {
    load_announced(table, graph, &FxHashSet::default(), &|_| (), lower_file, &|| true)
}

/// As [`load`], and beside them what lies in the directories `asked`; `announce` is told the directories of packages before
/// their files are asked for. `keep_on` is asked between files; once it says no, what comes of it is of no use.
pub(super) fn load_announced(
    table: &mut FactsTable,
    graph: &CrateGraph,
    asked: &FxHashSet<PathBuf>,
    announce: &dyn Fn(&[&Path]),
    lower_file: &LowerFile<'_>,
    keep_on: &(dyn Fn() -> bool + Sync),
) -> Vec<CrateId> {
    let mut loaded: BTreeSet<CrateId> = BTreeSet::new();
    let mut bytes = 0;
    // The names that the files of each package write.
    let mut written: FxHashMap<PathBuf, FxHashSet<Name>> = FxHashMap::default();
    let packages = own_packages(graph);
    for (_, file) in table.iter() {
        if let Some(dir) = package_of(&packages, &file.path) {
            written.entry(dir.to_path_buf()).or_default().extend(file.names());
        }
    }
    let mut asking: Vec<CrateId> =
        graph.iter().filter(|(_, krate)| krate.origin == Origin::Workspace).map(|(id, _)| id).collect();
    let mut asked: BTreeSet<CrateId> = graph
        .iter()
        .filter(|(_, krate)| krate.origin == Origin::Dependency && asked.contains(&krate.package_dir))
        .map(|(id, _)| id)
        .collect();
    while !asking.is_empty() && keep_on() {
        let mut wanted: BTreeSet<CrateId> = std::mem::take(&mut asked);
        wanted.retain(|krate| graph[*krate].origin == Origin::Dependency && !loaded.contains(krate));
        for &krate in &asking {
            let Some(names) = written.get(&graph[krate].package_dir) else { continue };
            for dependency in &graph[krate].dependencies {
                if let Some(target) = dependency.krate
                    && graph[target].origin == Origin::Dependency
                    && !loaded.contains(&target)
                    && table.names().get(&dependency.name).is_some_and(|name| names.contains(&name))
                {
                    wanted.insert(target);
                }
            }
        }
        asking.clear();
        let dirs: Vec<&Path> = wanted.iter().map(|&krate| &*graph[krate].package_dir).collect();
        announce(&dirs);
        let files: Vec<(CrateId, Vec<PathBuf>)> = wanted
            .par_iter()
            .map(|&krate| (krate, crate_files(&graph[krate].root_file, &graph[krate].package_dir)))
            .filter_map(|(krate, files)| Some((krate, files?)))
            .map(|(krate, (files, size))| (krate, files, size))
            .collect::<Vec<_>>()
            .into_iter()
            .filter(|(_, _, size)| {
                bytes += size;
                bytes <= MAX_BYTES
            })
            .map(|(krate, files, _)| (krate, files))
            .collect();
        let tasks: Vec<(CrateId, &PathBuf)> =
            files.iter().flat_map(|(krate, files)| files.iter().map(|file| (*krate, file))).collect();
        let lowered: Vec<_> = tasks
            .par_iter()
            .map(|&(krate, path)| {
                let lowered = if keep_on() { lower_file(path, graph[krate].edition) } else { None };
                (krate, path, lowered)
            })
            .collect();
        let lowered: Vec<_> = lowered
            .into_iter()
            .filter_map(|(krate, path, facts)| facts.map(|facts| (krate, path.clone(), facts)))
            .collect();
        let lowered = with_outputs(lowered, graph, lower_file);
        for (krate, path, (hash, facts)) in lowered {
            let id: FileId = table.insert(&path, hash, facts);
            if let Some(file) = table.get(id) {
                let names = written.entry(graph[krate].package_dir.clone()).or_default();
                names.extend(re_exported(file));
                asked.extend(named_by_macros(file, &graph[krate].dependencies));
            }
        }
        for (krate, _) in files {
            loaded.insert(krate);
            asking.push(krate);
        }
    }
    loaded.into_iter().collect()
}

type LoweredFile = (CrateId, PathBuf, (ContentHash, Arc<FileFacts>));

/// Adds to the files of crates what they include of that which the build scripts wrote.
fn with_outputs(
    mut lowered: Vec<LoweredFile>,
    graph: &CrateGraph,
    lower_file: &LowerFile<'_>,
) -> Vec<LoweredFile> {
    let mut seen: FxHashSet<PathBuf> = FxHashSet::default();
    let mut next = 0;
    while let Some((krate, _, (_, facts))) = lowered.get(next) {
        next += 1;
        let Some(out_dir) = &graph[*krate].out_dir else { continue };
        let krate = *krate;
        let mut files: Vec<PathBuf> = facts.outputs().map(|file| out_dir.join(file)).collect();
        files.retain(|file| seen.insert(file.clone()));
        let files = files
            .into_iter()
            .filter(|file| file.metadata().is_ok_and(|seen| seen.is_file() && seen.len() <= MAX_FILE_BYTES));
        let read = files.filter_map(|file| {
            let facts = lower_file(&file, graph[krate].edition)?;
            Some((krate, file, facts))
        });
        let read: Vec<LoweredFile> = read.collect();
        lowered.extend(read);
    }
    lowered
}

/// Whether `files`, of which `table` holds some, name a dependency that is not among `loaded`.
pub(super) fn name_another(
    table: &FactsTable,
    graph: &CrateGraph,
    loaded: &[CrateId],
    files: &[FileId],
) -> bool {
    let packages = own_packages(graph);
    let named = |krate: CrateId, file: &File| {
        graph[krate].dependencies.iter().any(|dependency| {
            dependency.krate.is_some_and(|target| {
                graph[target].origin == Origin::Dependency && loaded.binary_search(&target).is_err()
            }) && table.names().get(&dependency.name).is_some_and(|name| file.names().contains(&name))
        })
    };
    files.iter().filter_map(|&file| table.get(file)).any(|file| {
        let Some(dir) = package_of(&packages, &file.path) else { return false };
        let own =
            graph.iter().filter(|(_, krate)| krate.origin == Origin::Workspace && krate.package_dir == dir);
        own.into_iter().any(|(krate, _)| named(krate, file))
    })
}

/// The directories of the workspace's packages, by themselves and by those that their build scripts wrote to.
fn own_packages(graph: &CrateGraph) -> FxHashMap<&Path, &Path> {
    let own = || graph.crates.iter().filter(|krate| krate.origin == Origin::Workspace);
    let outputs = own().filter_map(|krate| Some((krate.out_dir.as_deref()?, &*krate.package_dir)));
    own().map(|krate| (&*krate.package_dir, &*krate.package_dir)).chain(outputs).collect()
}

/// The innermost of `packages` that holds a file.
fn package_of<'a>(packages: &FxHashMap<&'a Path, &'a Path>, file: &Path) -> Option<&'a Path> {
    file.ancestors().find_map(|dir| packages.get(dir).copied())
}

/// Those of `dependencies` that a file's macros name: what they expand to may re-export them.
fn named_by_macros(file: &File, dependencies: &[CrateDependency]) -> Vec<CrateId> {
    let facts = &file.facts;
    let rules = facts.items.iter().filter_map(|item| match item.kind {
        ItemKind::MacroDef { rules, .. } => Some(&facts[rules]),
        _ => None,
    });
    let words = rules.flat_map(|text| {
        let tokens = lexer::tokens(text, TextRange::new(0, text.len() as u32));
        tokens.filter(|token| token.kind == TokenKind::Ident).map(move |token| token.text(text))
    });
    let of_word = words.filter_map(|word| {
        let at = dependencies.binary_search_by(|dependency| dependency.name.as_str().cmp(word)).ok()?;
        dependencies.get(at)?.krate
    });
    of_word.collect()
}

/// The names that public imports of a file begin with.
fn re_exported(file: &File) -> impl Iterator<Item = Name> + '_ {
    let facts = &file.facts;
    let seen =
        |item: &&Item| item.visibility == Visibility::Public && !item.flags.contains(ItemFlags::CFG_TEST);
    facts.items.iter().filter(seen).flat_map(move |item| {
        let imports = match item.kind {
            ItemKind::Use { imports } => &facts[imports],
            _ => &[],
        };
        let of_crate = match item.kind {
            ItemKind::ExternCrate { krate, .. } => Some(file.name(krate)),
            _ => None,
        };
        let first = imports.iter().filter_map(move |import| {
            let segment = facts[facts[import.path].segments].first()?;
            Some(file.name(segment.name))
        });
        first.chain(of_crate)
    })
}

/// The Rust files beside and below a crate's root file, with their size in all; `None` if that is too much.
fn crate_files(root_file: &Path, package_dir: &Path) -> Option<(Vec<PathBuf>, u64)> {
    let dir = root_file.parent()?;
    let whole_package = dir == package_dir;
    let mut files = Vec::new();
    let mut total = 0;
    let walk =
        ignore::WalkBuilder::new(dir).standard_filters(false).follow_links(false).max_depth(Some(24)).build();
    for entry in walk.flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|extension| extension != "rs") || !entry.file_type()?.is_file() {
            continue;
        }
        // A root that lies in the package's directory has the package's tests and examples beside it.
        if whole_package
            && let Some(first) = path.strip_prefix(dir).ok().and_then(|below| below.components().next())
            && ["tests", "examples", "benches", "target"].iter().any(|name| first.as_os_str() == *name)
        {
            continue;
        }
        let size = entry.metadata().map_or(0, |metadata| metadata.len());
        if size > MAX_FILE_BYTES {
            continue;
        }
        total += size;
        if total > MAX_CRATE_BYTES {
            return None;
        }
        files.push(path.to_owned());
    }
    files.sort();
    Some((files, total))
}
