//! The crate graph: pure data, with no Cargo notions left in it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// Names one crate of a [`CrateGraph`]: its index there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CrateId(pub u32);

impl CrateId {
    /// The id as an index into tables that are keyed by crate.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A language edition; what it changes for us is path resolution, preludes and keywords.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Edition {
    /// Paths in `use` start at the crate root; `extern crate` is needed.
    E2015,
    /// Uniform paths.
    E2018,
    /// The default for files that no manifest speaks for.
    #[default]
    E2021,
    /// `gen` is a keyword.
    E2024,
}

/// Where a crate's source comes from; answers are about workspace crates, the rest is type knowledge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// A member of the workspace, or a path dependency below its root.
    Workspace,
    /// A registry, git, vendored or out-of-tree path dependency.
    Dependency,
    /// `core`, `alloc`, `std`, `proc_macro`, `test`, by the signatures that come with scryer.
    Std,
    /// The same, by the sources that a toolchain has.
    Sysroot,
}

impl Origin {
    /// Whether it is the standard library, whatever it is known by.
    pub fn is_standard(self) -> bool {
        matches!(self, Origin::Std | Origin::Sysroot)
    }

    /// Whether its sources are read by signatures, without fn bodies and test modules.
    pub fn is_by_signatures(self) -> bool {
        matches!(self, Origin::Dependency | Origin::Sysroot)
    }
}

/// What kind of target a crate is built for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TargetKind {
    /// A library, of any `crate-type` but `proc-macro`.
    Lib,
    /// A procedural macro crate.
    ProcMacro,
    /// A binary.
    Bin,
    /// An integration test.
    Test,
    /// An example.
    Example,
    /// A benchmark.
    Bench,
    /// `build.rs`.
    BuildScript,
    /// A file that no target reaches, as a crate of its own.
    Loose,
}

/// One crate: a target of a package.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrateData {
    /// The name in paths: hyphens are underscores.
    pub name: String,
    /// The package that it belongs to, as its manifest spells it; empty for a loose file.
    pub package: String,
    /// The package's version; empty if the manifest gives none.
    pub version: String,
    /// The edition its files are read in.
    pub edition: Edition,
    /// Absolute path of the root file (`lib.rs`, `main.rs`, …).
    pub root_file: PathBuf,
    /// Absolute path of the package's directory.
    pub package_dir: PathBuf,
    /// Absolute path of the directory that the package's build script wrote to when it last ran; `None` if it has none, did not
    /// run, or is the crate.
    pub out_dir: Option<PathBuf>,
    /// What it is built for.
    pub kind: TargetKind,
    /// Where it comes from.
    pub origin: Origin,
    /// The extern prelude: names by which other crates are known here, sorted by name. A binary, test, example or bench
    /// has its package's library among them.
    pub dependencies: Vec<CrateDependency>,
    /// The package's declared features, sorted.
    pub features: Vec<String>,
    /// Those of them that are on by default, sorted.
    pub default_features: Vec<String>,
}

/// One name of a crate's extern prelude.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CrateDependency {
    /// The name in paths (after `package = "…"` renames, hyphens as underscores).
    pub name: String,
    /// The crate; `None` if its source was not found, so that only the name is known.
    pub krate: Option<CrateId>,
}

/// Every crate that is known of, workspace members first, each group sorted by package, kind and name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CrateGraph {
    /// Indexed by [`CrateId`].
    pub crates: Vec<CrateData>,
    /// What the workspace is linked to and was not found on this machine, sorted.
    pub absent: Vec<AbsentCrate>,
    /// Links to source files below the root, and the files that they lead to: a `mod` may mean a file by such a name.
    pub links: BTreeMap<PathBuf, PathBuf>,
}

/// A dependency whose source was not found.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct AbsentCrate {
    /// The name in paths, as far as it can be told without its manifest: a rename's, or the package's with underscores.
    pub name: String,
    /// The package.
    pub package: String,
    /// The locked version; empty if no lock file has it.
    pub version: String,
}

impl AbsentCrate {
    /// The command that fetches it, to be run in the workspace's directory.
    pub fn remedy(&self) -> &'static str {
        if self.version.is_empty() { "cargo fetch" } else { "cargo fetch --locked" }
    }
}

impl CrateGraph {
    /// The crates with their ids, in order.
    pub fn iter(&self) -> impl Iterator<Item = (CrateId, &CrateData)> {
        self.crates.iter().enumerate().map(|(index, krate)| (CrateId(index as u32), krate))
    }
}

impl std::ops::Index<CrateId> for CrateGraph {
    type Output = CrateData;

    fn index(&self, id: CrateId) -> &CrateData {
        &self.crates[id.index()]
    }
}
