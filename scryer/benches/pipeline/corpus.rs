//! The workspaces that are measured: found, copied, and read for the bare parse.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use rayon::ThreadPool;
use rayon::prelude::*;
use scryer::workspace::{self, Workspace};
use tempfile::TempDir;

use crate::Result;

/// What is not part of a workspace's sources.
const LEFT_OUT: [&str; 2] = ["target", ".git"];

/// As deep as the façade's threads stand.
const STACK_BYTES: usize = 64 << 20;

/// A workspace on disk.
pub(crate) struct Corpus {
    /// The name of its directory.
    pub(crate) name: String,
    pub(crate) root: PathBuf,
    /// Where its dependencies lie.
    pub(crate) cargo_home: Option<PathBuf>,
}

/// The workspaces that the environment names and whose names begin with one of `names`; all if there is none.
pub(crate) fn find(names: &[&String]) -> Result<Vec<Corpus>> {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let given = env::var_os("SCRYER_CORPORA").filter(|value| !value.is_empty());
    let listed: Vec<PathBuf> = match &given {
        Some(list) => env::split_paths(list).map(|path| repository.join(path)).collect(),
        None => vec![repository],
    };
    let mut roots = Vec::new();
    for path in listed {
        if path.join("Cargo.toml").is_file() {
            roots.push(path);
            continue;
        }
        let entries = fs::read_dir(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let mut below: Vec<PathBuf> =
            entries.map(|entry| Ok(entry?.path())).collect::<Result<_, std::io::Error>>()?;
        below.retain(|path| path.join("Cargo.toml").is_file());
        below.sort();
        roots.extend(below);
    }
    let mut corpora = roots.iter().map(|root| Corpus::at(root)).collect::<Result<Vec<_>>>()?;
    corpora
        .retain(|corpus| names.is_empty() || names.iter().any(|name| corpus.name.starts_with(name.as_str())));
    match corpora.is_empty() {
        true => Err("no workspace was found: see SCRYER_CORPORA in the head of the bench".into()),
        false => Ok(corpora),
    }
}

impl Corpus {
    /// The workspace at `root`.
    pub(crate) fn at(root: &Path) -> Result<Corpus> {
        let root = root.canonicalize().map_err(|error| format!("{}: {error}", root.display()))?;
        let name = root.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let home = env::var_os("CARGO_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
        let cargo_home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
        Ok(Corpus { name, root, cargo_home })
    }

    /// A copy of its own for whoever edits it.
    pub(crate) fn copy(&self) -> Result<TempDir> {
        let copy = TempDir::new()?;
        let mut pending = vec![(self.root.clone(), copy.path().to_owned())];
        while let Some((from, to)) = pending.pop() {
            fs::create_dir_all(&to)?;
            for entry in fs::read_dir(&from)? {
                let entry = entry?;
                let (kind, name) = (entry.file_type()?, entry.file_name());
                if kind.is_dir() && !LEFT_OUT.iter().any(|left_out| name == *left_out) {
                    pending.push((entry.path(), to.join(&name)));
                } else if kind.is_file() {
                    fs::copy(entry.path(), to.join(&name))?;
                }
            }
        }
        Ok(copy)
    }

    /// What belongs to it.
    pub(crate) fn discover(&self) -> Result<Workspace> {
        let options =
            workspace::Options { cargo_home: self.cargo_home.clone(), ..workspace::Options::default() };
        Ok(workspace::discover(&self.root, &options)?)
    }

    /// For the façade.
    pub(crate) fn options(&self) -> scryer::Options {
        scryer::Options { cargo_home: self.cargo_home.clone(), ..Default::default() }
    }
}

/// Threads like those of the façade.
pub(crate) fn pool() -> Result<ThreadPool> {
    Ok(rayon::ThreadPoolBuilder::new().stack_size(STACK_BYTES).build()?)
}

/// The measure of all things: each text parsed by tree-sitter, one parser to a thread, and nothing else. Gives how many
/// trees have errors, so that nothing of it is left out by an optimiser.
pub(crate) fn bare_parse(texts: &[String]) -> usize {
    let new_parser = || {
        let mut parser = tree_sitter::Parser::new();
        let fits = parser.set_language(&tree_sitter_rust::LANGUAGE.into());
        assert!(fits.is_ok(), "the grammar fits the parser");
        parser
    };
    let parse = |parser: &mut tree_sitter::Parser, text: &String| {
        parser.parse(text, None).is_some_and(|tree| tree.root_node().has_error())
    };
    texts.par_iter().with_max_len(1).map_init(new_parser, parse).filter(|&errors| errors).count()
}

/// The texts of a workspace that are read at all.
pub(crate) fn texts(workspace: &Workspace) -> Vec<String> {
    let nothing_known = rustc_hash::FxHashMap::default();
    let changes = scryer::freshness::scan(&workspace.files, &nothing_known);
    changes.changed.into_iter().map(|file| file.text).collect()
}
