//! Each stage of the pipeline by itself, with what goes into it at hand.

use std::path::Path;
use std::sync::Arc;

use rayon::prelude::*;
use rustc_hash::FxHashMap;
use scryer::facts::{self, FORMAT_VERSION, FactsTable, FileFacts, cache};
use scryer::freshness::{ChangedFile, scan};
use scryer::graph::Analysis;
use scryer::project::dependencies;
use scryer::project::host::{edition_of, link_program};
use scryer::source::ContentHash;
use scryer::store::{FactsKey, FactsRow, FileRow, SaveBatch, Store};
use scryer::syntax;
use scryer::workspace::Workspace;
use scryer::workspace::graph::{CrateGraph, Edition};

use crate::Result;
use crate::corpus::{Corpus, bare_parse, pool};
use crate::figures::{Figures, rounds};

/// As the façade hands them over.
const BATCH_BYTES: usize = 8 << 20;

/// A file with all that is known of it.
struct Source {
    file: ChangedFile,
    edition: Edition,
    facts: Arc<FileFacts>,
}

pub(crate) fn run(corpus: &Corpus, figures: &mut Figures) -> Result {
    let pool = pool()?;
    for _ in 0..rounds() {
        pool.install(|| round(corpus, figures))?;
    }
    Ok(())
}

fn round(corpus: &Corpus, figures: &mut Figures) -> Result {
    let workspace = figures.time("discover", || corpus.discover())?;
    let files = figures.time("read", || scan(&workspace.files, &FxHashMap::default())).changed;
    let texts: Vec<String> = files.iter().map(|file| file.text.clone()).collect();
    figures.set("files", texts.len() as f64);
    figures.set("lines", texts.iter().map(|text| text.lines().count()).sum::<usize>() as f64);
    figures.set("megabytes", texts.iter().map(String::len).sum::<usize>() as f64 / 1e6);

    figures.time("parse", || bare_parse(&texts));
    figures.time("syntax", || {
        let errors = texts.par_iter().with_max_len(1).map(|text| syntax::parse(text).errors.len());
        errors.sum::<usize>()
    });
    let editions: Vec<Edition> = files.iter().map(|file| edition_of(&workspace.graph, &file.path)).collect();
    let lowered: Vec<FileFacts> = figures.time("lower", || {
        let texts = texts.par_iter().zip(&editions).with_max_len(1);
        texts.map(|(text, &edition)| facts::lower(text, edition)).collect()
    });
    let sources: Vec<Source> = files
        .into_iter()
        .zip(editions)
        .zip(lowered)
        .map(|((file, edition), facts)| Source { file, edition, facts: Arc::new(facts) })
        .collect();
    keep(&sources, figures)?;
    link_and_infer(&workspace, &sources, figures);
    Ok(())
}

/// To a store and back.
fn keep(sources: &[Source], figures: &mut Figures) -> Result {
    let blobs: Vec<Vec<u8>> = figures.time("encode", || {
        sources.par_iter().with_max_len(1).map(|source| cache::encode(&source.facts)).collect()
    });
    figures.set("facts_megabytes", blobs.iter().map(Vec::len).sum::<usize>() as f64 / 1e6);
    let mut batches = vec![SaveBatch::default()];
    let mut bytes = 0;
    for (source, body) in sources.iter().zip(blobs) {
        bytes += body.len();
        if bytes > BATCH_BYTES {
            batches.push(SaveBatch::default());
            bytes = body.len();
        }
        let Some(batch) = batches.last_mut() else { continue };
        let (stamp, edition) = (source.file.stamp, source.edition as u8);
        let path = source.file.path.to_string_lossy().into_owned();
        batch.files.push(FileRow { path, edition, stamp });
        batch.facts.push(FactsRow { key: FactsKey { content: stamp.hash, edition }, body });
    }
    let home = tempfile::tempdir()?;
    let store = Store::open(home.path(), FORMAT_VERSION)?;
    let project = store.upsert_project("bench", Path::new("/bench"))?.id;
    figures.time("save", || -> Result {
        for batch in batches {
            store.save(project, batch)?;
        }
        Ok(store.checkpoint()?)
    })?;
    let loaded = figures.time("load", || -> Result<usize> {
        let stored = store.load_files(project, "")?;
        let decoded = stored.into_par_iter().filter_map(|file| cache::decode(&file.facts?));
        Ok(decoded.count())
    })?;
    match loaded == sources.len() {
        true => Ok(()),
        false => Err(format!("the store kept {loaded} of {} files", sources.len()).into()),
    }
}

fn link_and_infer(workspace: &Workspace, sources: &[Source], figures: &mut Figures) {
    figures.time("standard", || link_program(FactsTable::default(), &CrateGraph::default(), &[]));
    let mut table = FactsTable::default();
    for source in sources {
        table.insert(&source.file.path, source.file.stamp.hash, source.facts.clone());
    }
    let lower = |path: &Path, edition: Edition| {
        let text = std::fs::read_to_string(path).ok()?;
        Some((ContentHash::of(text.as_bytes()), Arc::new(facts::lower_signatures(&text, edition))))
    };
    let own = table.len();
    let loaded = figures.time("dependencies", || dependencies::load(&mut table, &workspace.graph, &lower));
    figures.set("dependency_crates", loaded.len() as f64);
    figures.set("dependency_files", (table.len() - own) as f64);
    let program = figures.time("link", || link_program(table, &workspace.graph, &workspace.files));
    figures.time("prepare", || program.prepare());
    let analysis = Analysis::new(Arc::new(program));
    figures.time("infer", || analysis.warm(&|| true));
}
