//! From a root directory to a [`Workspace`], by reading files: manifests, lock files, Cargo's configuration.
//!
//! The tree is walked once, by ripgrep's ignore rules. Every package in it is indexed, member of a workspace or not: an
//! excluded package or a nested workspace is code that is looked at, too. Added are members and path dependencies that
//! the walk did not come by. From these packages the dependencies are followed through the lock file's graph, as far
//! as their sources are on this machine; of them only manifests are read.
//!
//! What can't be read is a [`Problem`], never the end. Files that no target reaches are listed, not judged.

mod assemble;
mod manifests;
mod members;
mod outputs;
mod packages;
mod sources;
mod targets;
mod walk;

#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, VecDeque};
use std::io;
use std::path::{Path, PathBuf};

use rustc_hash::FxHashSet;

use super::graph::{CrateGraph, Origin};
use manifests::Manifests;
use packages::Packages;
use sources::Sources;
use walk::Walked;

/// What the caller knows about the machine.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Where the sources of dependencies lie (`~/.cargo`). Without it only path and vendored dependencies are found,
    /// of others the name is all that is known.
    pub cargo_home: Option<PathBuf>,
    /// Where Cargo is told to put what it builds (`CARGO_TARGET_DIR`, `CARGO_BUILD_BUILD_DIR`), absolute. Looked at for what build
    /// scripts wrote, beside `target` and what Cargo's configuration names.
    pub target_dirs: Vec<PathBuf>,
}

/// What there is below a root directory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Workspace {
    /// The root, canonical.
    pub root: PathBuf,
    /// Every target of every package, and the libraries they depend on. It may have cycles through dev-dependencies. In
    /// a tree without any manifest each file is a crate of its own.
    pub graph: CrateGraph,
    /// Source files of the workspace: canonical paths, sorted, each once. Those of dependencies are not among them.
    pub files: Vec<PathBuf>,
    /// What could not be read or found, sorted.
    pub problems: Vec<Problem>,
    /// Files whose change (or appearance) may change this value: every manifest, lock file and Cargo configuration that
    /// was read or looked for, and where build scripts run, sorted. Below the cargo home and in vendored packages nothing is watched. Beyond these,
    /// a `.rs` file or a `Cargo.toml` that comes or goes anywhere below the root may add or remove a target.
    pub manifests: Vec<PathBuf>,
    /// Directories that were walked, sorted: what appears or goes away below the root does so in one of them.
    pub dirs: Vec<PathBuf>,
}

/// Something that could not be read as it should; the rest was.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// The file or directory.
    pub path: PathBuf,
    /// 1-based line, where one can be named.
    pub line: Option<u32>,
    /// What is wrong.
    pub reason: String,
}

/// Why there is no workspace at all.
#[derive(thiserror::Error, Debug)]
pub enum DiscoverError {
    /// Nothing is there.
    #[error("`{}` does not exist; name a directory that does", path.display())]
    Missing {
        /// The root that was asked for.
        path: PathBuf,
    },
    /// Something else is there.
    #[error("`{}` is not a directory; name the one that holds the sources", path.display())]
    NotADirectory {
        /// The root that was asked for.
        path: PathBuf,
    },
    /// The system refuses.
    #[error("`{}` cannot be opened", path.display())]
    Unreadable {
        /// The root that was asked for.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// Finds the packages, targets, dependencies and source files below `root`.
///
/// # Errors
///
/// If `root` is missing, is no directory, or cannot be opened. Anything less is a [`Problem`].
pub fn discover(root: &Path, options: &Options) -> Result<Workspace, DiscoverError> {
    let root = canonical_root(root)?;
    let mut sources = Sources::new(options.cargo_home.as_deref());
    let mut manifests = Manifests::new(sources.cargo_home());
    let mut walked = Walked::default();
    manifests.look_at(root.join("Cargo.toml"));
    walked.walk(&root, walk::parents_govern(&root));
    let members = find_members(&root, &mut walked, &mut manifests);

    let mut packages = Packages::new(&mut manifests, &mut sources);
    for dir in &members {
        packages.add_member(dir);
    }
    packages.resolve();
    packages.find_outputs(&options.target_dirs);

    let mut graph = if members.is_empty() {
        assemble::loose(&root, walked.files.iter())
    } else {
        assemble::assemble(&packages)
    };
    graph.links = walked.links;
    // A target's file belongs here even if an ignore rule hides it.
    let own = graph.crates.iter().filter(|krate| krate.origin == Origin::Workspace);
    walked.files.extend(own.map(|krate| krate.root_file.clone()));
    let mut problems = manifests.problems;
    problems.append(&mut walked.problems);
    problems.sort_unstable();
    problems.dedup();
    let mut dirs: Vec<PathBuf> = walked.dirs.into_iter().collect();
    dirs.sort_unstable();
    Ok(Workspace {
        root,
        graph,
        files: walked.files.into_iter().collect(),
        problems,
        manifests: manifests.looked_at.into_iter().collect(),
        dirs,
    })
}

/// The one absolute path of the directory `root`.
///
/// # Errors
///
/// If it is missing, is no directory, or cannot be reached.
pub fn canonical_root(root: &Path) -> Result<PathBuf, DiscoverError> {
    let path = root.to_path_buf();
    let canonical = canonical(root).map_err(|source| match source.kind() {
        io::ErrorKind::NotFound => DiscoverError::Missing { path: path.clone() },
        io::ErrorKind::NotADirectory => DiscoverError::NotADirectory { path: path.clone() },
        _ => DiscoverError::Unreadable { path: path.clone(), source },
    })?;
    if canonical.is_dir() { Ok(canonical) } else { Err(DiscoverError::NotADirectory { path }) }
}

/// The directories of all packages of the workspace: those the walk met, those that workspaces name as members, and
/// path dependencies below the root. Directories that the walk left out are walked if they turn out to be one.
fn find_members(root: &Path, walked: &mut Walked, manifests: &mut Manifests) -> BTreeSet<PathBuf> {
    let mut members = BTreeSet::new();
    let mut seen = FxHashSet::default();
    let mut queue: VecDeque<PathBuf> = walked.package_dirs.iter().cloned().collect();
    while let Some(dir) = queue.pop_front() {
        if !seen.insert(dir.clone()) {
            continue;
        }
        let Some(manifest) = manifests.load(&dir) else { continue };
        manifests.report(&dir);
        // Of a package around the root only its own targets are looked at, not everything beside the root.
        if !walked.dirs.contains(&dir) && !root.starts_with(&dir) {
            walked.walk(&dir, false);
            queue.extend(walked.package_dirs.iter().filter(|found| found.starts_with(&dir)).cloned());
        }
        if let Some(workspace) = &manifest.workspace {
            let excluded: Vec<PathBuf> = workspace.exclude.iter().map(|path| dir.join(path)).collect();
            for pattern in &workspace.members {
                let (paths, is_glob) = members::expand(&dir, pattern);
                for path in paths {
                    let found = canonical(&path).ok().filter(|member| member.join("Cargo.toml").is_file());
                    match found {
                        Some(_) if is_glob && excluded.iter().any(|dir| path.starts_with(dir)) => {}
                        Some(member) => queue.push_back(member),
                        None if is_glob => {}
                        None => {
                            manifests.look_at(path.join("Cargo.toml"));
                            let reason = format!("workspace member `{pattern}` has no Cargo.toml");
                            let path = dir.join("Cargo.toml");
                            manifests.problems.push(Problem { path, line: None, reason });
                        }
                    }
                }
            }
        }
        if manifest.package.is_some() {
            for path in Packages::path_dependencies(manifests, &dir) {
                match canonical(&path) {
                    Ok(dependency) if dependency.starts_with(root) => queue.push_back(dependency),
                    Ok(_) => {}
                    Err(_) => manifests.look_at(path.join("Cargo.toml")),
                }
            }
            members.insert(dir);
        } else if manifest.workspace.is_none() {
            let reason = "neither a [package] nor a [workspace]".to_owned();
            manifests.problems.push(Problem { path: dir.join("Cargo.toml"), line: None, reason });
        }
    }
    members
}

/// The one absolute path of what `path` leads to, in the form people write.
fn canonical(path: &Path) -> io::Result<PathBuf> {
    let path = path.canonicalize()?;
    // Windows answers in its verbatim form, `\\?\C:\…`, which nobody writes and few programs take.
    if cfg!(windows)
        && let Some(plain) = path.to_str().and_then(|path| path.strip_prefix(r"\\?\"))
        && plain.as_bytes().get(1) == Some(&b':')
    {
        return Ok(PathBuf::from(plain));
    }
    Ok(path)
}
