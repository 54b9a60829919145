//! The standard library's own sources, read when a question is about them.
//!
//! In goes a directory that is built by some toolchain, out comes a linked program of `core`, `alloc`, `std`, `proc_macro`
//! and `test` as that toolchain has them, by signatures. It stands beside the projects, which go on to be linked with the
//! bundled signatures, and is shared by all whose toolchain it is. Facts are kept as those of dependencies are. Nothing of
//! it happens before somebody asks.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use rayon::ThreadPool;
use rayon::prelude::*;

use super::persist::{Batch, Form};
use super::state::State;
use super::{Shared, lock};
use crate::error::Error;
use crate::facts::{FactsTable, FileFacts};
use crate::freshness::Stamp;
use crate::graph::Analysis;
use crate::infer::Program;
use crate::resolve::{DefMaps, link_while};
use crate::source::ContentHash;
use crate::workspace::graph::{CrateData, CrateDependency, CrateGraph, CrateId, Edition, Origin, TargetKind};
use crate::workspace::toolchain::Toolchain;

/// So many of them are held at once: a question about an older toolchain is rare.
const HELD_MAX: usize = 2;
/// A larger file is left out; the largest has 220 kB.
const MAX_FILE_BYTES: u64 = 1 << 20;
/// More than this is not the standard library, which has 14 MB.
const MAX_BYTES: u64 = 64 << 20;
/// Where the facts of expanded texts are kept, below the library.
const EXPANSIONS: &str = "core/<expansions>";

/// Each crate with its directory, and the crates that it names: those of ours that it is linked to, and others, which are
/// not read.
const CRATES: [(&str, &str, &[&str]); 6] = [
    ("core", "core/src", &[]),
    ("alloc", "alloc/src", &["core"]),
    (
        "std",
        "std/src",
        &[
            "alloc",
            "core",
            "std_detect",
            "cfg_if",
            "hashbrown",
            "libc",
            "miniz_oxide",
            "rustc_demangle",
            "unwind",
        ],
    ),
    ("proc_macro", "proc_macro/src", &["core", "std", "rustc_literal_escaper"]),
    ("test", "test/src", &["core", "std", "getopts", "libc"]),
    ("std_detect", "std_detect/src", &["core", "alloc", "cfg_if", "libc"]),
];

/// Directories whose files modules of these crates name by `#[path]`. The intrinsics of `stdarch`, which are more than all
/// the rest, are left out.
const BESIDE: [&str; 2] = ["portable-simd/crates/core_simd/src", "portable-simd/crates/std_float/src"];

/// The libraries that are held, the last one asked for at the end.
#[derive(Default)]
pub(super) struct Libraries(Mutex<Vec<Arc<Library>>>);

/// A toolchain's standard library, linked.
pub(super) struct Library {
    pub(super) toolchain: Toolchain,
    pub(super) state: State,
    files: Vec<PathBuf>,
}

impl Libraries {
    /// The library of `toolchain` as it is on disk now. To be called by threads outside the pool.
    pub(super) fn get(
        &self,
        shared: &Shared,
        toolchain: &Toolchain,
        keep_on: &(dyn Fn() -> bool + Sync),
    ) -> Result<Arc<Library>, Error> {
        let pool = shared.pool()?;
        let mut held = lock(&self.0);
        let known = held.iter().position(|library| library.toolchain.library == toolchain.library);
        if let Some(at) = known {
            let library = held.remove(at);
            if library.toolchain == *toolchain && library.is_current(shared, pool) {
                held.push(library.clone());
                return Ok(library);
            }
        }
        let library = Arc::new(Library::read(shared, pool, toolchain, keep_on));
        if !keep_on() {
            return Err(Error::Cancelled);
        }
        if held.len() >= HELD_MAX {
            held.remove(0);
        }
        held.push(library.clone());
        Ok(library)
    }
}

impl Library {
    fn read(
        shared: &Shared,
        pool: &ThreadPool,
        toolchain: &Toolchain,
        keep_on: &(dyn Fn() -> bool + Sync),
    ) -> Library {
        let root = &toolchain.library;
        let (persist, sources) = (&shared.persist, &shared.sources);
        let dirs: Vec<PathBuf> =
            CRATES.iter().map(|(_, dir, _)| *dir).chain(BESIDE).map(|dir| root.join(dir)).collect();
        let files = files(&dirs);
        let packages: Vec<&Path> = dirs.iter().map(|dir| &**dir).collect();
        pool.install(|| sources.announce(persist, &packages));
        let edition = Edition::E2024;
        let read: Vec<Option<(ContentHash, Arc<FileFacts>)>> = pool.install(|| {
            let facts = |path: &PathBuf| {
                let known = if keep_on() { sources.signatures(persist, path, edition) } else { None }?;
                Some((known.hash, known.facts))
            };
            files.par_iter().map(facts).collect()
        });
        sources.settle(persist, &packages);
        let mut table = FactsTable::default();
        let expansions = root.join(EXPANSIONS);
        if persist.is_durable() {
            let kept = expansions.to_str().map(|path| persist.load_shared(path)).unwrap_or_default();
            table.keep_expansions(kept.into_iter().find_map(|kept| kept.facts).unwrap_or_default());
        }
        for (path, read) in files.iter().zip(read) {
            let Some((hash, facts)) = read else { continue };
            table.insert(path, hash, facts);
        }
        let graph = graph(root, &toolchain.version);
        let all: Vec<CrateId> = graph.iter().map(|(id, _)| id).collect();
        let analysis = pool.install(|| {
            let maps = link_while(&mut table, &graph, &DefMaps::default(), &all, keep_on);
            let program = Program::new(table, Arc::new(graph), maps);
            program.prepare();
            Arc::new(Analysis::new(Arc::new(program)))
        });
        if let (Some(bytes), Some(path)) = (analysis.program().table.kept_expansions(), expansions.to_str())
            && keep_on()
        {
            let hash = ContentHash::of(&bytes);
            persist.save_shared(Batch {
                files: vec![(
                    path.to_owned(),
                    Form::expansions(),
                    Stamp::new(bytes.len() as u64, 0, 0, hash),
                )],
                facts: vec![(hash, Form::expansions(), bytes)],
                removed: Vec::new(),
            });
        }
        let state = State::new(root, analysis, Vec::new());
        Library { toolchain: toolchain.clone(), state, files }
    }

    /// Whether its files are what they were, as far as sizes and times tell.
    fn is_current(&self, shared: &Shared, pool: &ThreadPool) -> bool {
        pool.install(|| {
            self.files.par_iter().all(|path| {
                !shared.sources.is_outdated(path)
                    // What could not be read then need not be readable now.
                    || self.state.analysis().program().table.lookup(path).is_none()
            })
        })
    }
}

/// The crates, as a graph.
fn graph(root: &Path, version: &str) -> CrateGraph {
    let id = |name: &str| {
        let at = CRATES.iter().position(|(known, ..)| *known == name)?;
        Some(CrateId(at as u32))
    };
    let data = |&(name, dir, names): &(&str, &str, &[&str])| {
        let mut dependencies: Vec<CrateDependency> =
            names.iter().map(|name| CrateDependency { name: (*name).to_owned(), krate: id(name) }).collect();
        dependencies.sort();
        CrateData {
            out_dir: None,
            name: name.to_owned(),
            package: name.to_owned(),
            version: version.to_owned(),
            edition: Edition::E2024,
            root_file: root.join(dir).join("lib.rs"),
            package_dir: root.join(name),
            kind: TargetKind::Lib,
            origin: Origin::Sysroot,
            dependencies,
            features: Vec::new(),
            default_features: Vec::new(),
        }
    };
    CrateGraph { crates: CRATES.iter().map(data).collect(), ..CrateGraph::default() }
}

/// The Rust files below `dirs` that are no tests, sorted.
fn files(dirs: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut total = 0;
    for dir in dirs {
        let walk = ignore::WalkBuilder::new(dir)
            .standard_filters(false)
            .follow_links(false)
            .max_depth(Some(24))
            .build();
        for entry in walk.flatten() {
            let path = entry.path();
            let is_source = path.extension().is_some_and(|extension| extension == "rs")
                && entry.file_type().is_some_and(|kind| kind.is_file());
            let below = path.strip_prefix(dir).unwrap_or(path);
            let is_test =
                below.iter().any(|part| ["tests", "tests.rs", "benches"].iter().any(|name| part == *name));
            let size = entry.metadata().map_or(0, |metadata| metadata.len());
            if is_source && !is_test && size <= MAX_FILE_BYTES && total + size <= MAX_BYTES {
                total += size;
                files.push(path.to_owned());
            }
        }
    }
    files.sort();
    files
}
