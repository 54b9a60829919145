//! `Cargo.lock`: which version of each package, from which source, and what it depends on.

use rustc_hash::FxHashMap;

use super::reader::{self, Flaw, Table};

/// A lock file; packages keep the order of the file and are named by index.
#[derive(Default, Debug)]
pub(crate) struct Lock {
    pub(crate) packages: Vec<LockPackage>,
    by_name: FxHashMap<String, Vec<usize>>,
}

/// One locked package.
#[derive(Default, Debug)]
pub(crate) struct LockPackage {
    pub(crate) name: String,
    pub(crate) version: String,
    /// `registry+…`, `sparse+…` or `git+…#rev`; `None` for a package that is known by its path.
    pub(crate) source: Option<String>,
    dependencies: Vec<String>,
}

impl Lock {
    /// Reads a lock file of any version.
    pub(crate) fn parse(text: &str) -> (Lock, Vec<Flaw>) {
        let (packages, flaws) = reader::read(text, |table| {
            let listed = table.value(&["package"]).and_then(|value| value.array()).unwrap_or_default();
            // The first lock format kept the root package apart.
            let root = table.table("root");
            root.into_iter()
                .chain(listed.iter().filter_map(|value| value.table()))
                .filter_map(locked_package)
                .collect::<Vec<_>>()
        });
        let mut by_name: FxHashMap<String, Vec<usize>> = FxHashMap::default();
        for (index, package) in packages.iter().enumerate() {
            by_name.entry(package.name.clone()).or_default().push(index);
        }
        (Lock { packages, by_name }, flaws)
    }

    /// Every locked version of a package.
    pub(crate) fn named(&self, name: &str) -> &[usize] {
        self.by_name.get(name).map_or(&[], Vec::as_slice)
    }

    /// Those versions of `name` that the package at `index` depends on; more than one only under renames.
    pub(crate) fn dependencies_named(&self, index: usize, name: &str) -> Vec<usize> {
        let Some(package) = self.packages.get(index) else { return Vec::new() };
        let mut found = Vec::new();
        for reference in &package.dependencies {
            // `name`, `name version` or `name version (source)`: as much as it takes to be unambiguous.
            let mut parts = reference.splitn(3, ' ');
            if parts.next() != Some(name) {
                continue;
            }
            let version = parts.next();
            let source = parts.next().map(|source| source.trim_matches(['(', ')']));
            found.extend(self.named(name).iter().copied().filter(|&candidate| {
                let candidate = &self.packages[candidate];
                version.is_none_or(|version| version == candidate.version)
                    && source.is_none_or(|source| {
                        // Git references leave the commit away.
                        candidate.source.as_deref().is_some_and(|locked| {
                            locked == source || locked.split('#').next() == source.split('#').next()
                        })
                    })
            }));
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

fn locked_package(table: Table<'_>) -> Option<LockPackage> {
    Some(LockPackage {
        name: table.str("name")?,
        version: table.str("version")?,
        source: table.value(&["source"]).and_then(|source| source.str()),
        dependencies: table.strings("dependencies"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_followed_in_their_three_lengths() {
        let text = r#"
            version = 4
            [[package]]
            name = "app"
            version = "0.1.0"
            dependencies = ["one", "two 2.0.0", "three 1.0.0 (git+https://h/three?branch=x)"]
            [[package]]
            name = "one"
            version = "1.0.0"
            source = "registry+https://r"
            [[package]]
            name = "two"
            version = "1.0.0"
            [[package]]
            name = "two"
            version = "2.0.0"
            [[package]]
            name = "three"
            version = "1.0.0"
            source = "git+https://h/three?branch=x#0123456789"
            [[package]]
            name = "three"
            version = "1.0.0"
            source = "registry+https://r"
        "#;
        let (lock, flaws) = Lock::parse(text);
        assert!(flaws.is_empty(), "{flaws:?}");
        assert_eq!(lock.dependencies_named(0, "one"), [1]);
        assert_eq!(lock.dependencies_named(0, "two"), [3]);
        assert_eq!(lock.dependencies_named(0, "three"), [4]);
        assert!(lock.dependencies_named(0, "four").is_empty());
        assert_eq!(lock.named("two"), [2, 3]);
    }

    #[test]
    fn the_first_format_has_a_root_table() {
        let (lock, _) = Lock::parse("[root]\nname = 'app'\nversion = '0.1.0'\ndependencies = []\n");
        assert_eq!(lock.named("app"), [0]);
    }
}
