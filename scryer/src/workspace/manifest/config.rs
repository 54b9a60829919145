//! `.cargo/config.toml`, as far as it moves sources: `[source]` replacement by a directory, and `[patch]`; and where it
//! puts what is built.

use super::reader::{self, Flaw};
use super::{Dependency, patches};

/// What a configuration file says about sources and what is built. Paths are as written: relative to the directory that holds `.cargo`.
#[derive(Default, Debug)]
pub(crate) struct Config {
    pub(crate) sources: Vec<Source>,
    pub(crate) patches: Vec<Dependency>,
    /// `build.target-dir` and `build.build-dir`.
    pub(crate) target_dirs: Vec<String>,
}

/// One `[source.NAME]` table.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) replace_with: Option<String>,
    pub(crate) directory: Option<String>,
}

impl Config {
    /// Reads a configuration file.
    pub(crate) fn parse(text: &str) -> (Config, Vec<Flaw>) {
        reader::read(text, |table| {
            let sources = table.table("source").map(|sources| {
                let sources = sources.entries().filter_map(|source| {
                    let table = source.table()?;
                    Some(Source {
                        name: source.key.to_owned(),
                        replace_with: table.str("replace-with"),
                        directory: table.str("directory"),
                    })
                });
                sources.collect()
            });
            let build = table.table("build");
            let dirs = ["target-dir", "build-dir"].into_iter().filter_map(|key| build.as_ref()?.str(key));
            Config {
                target_dirs: dirs.collect(),
                sources: sources.unwrap_or_default(),
                patches: patches(table),
            }
        })
    }
}
