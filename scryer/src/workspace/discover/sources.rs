//! Where the source of a locked dependency lies on this machine: a vendor directory, the registry cache, a git checkout.

use std::fs;
use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;
use semver::{Version, VersionReq};

use super::canonical;
use crate::workspace::manifest::{Inherited, LockPackage, Manifest};

/// A checkout with more directories than this is not searched to its end.
const MAX_DIRS: usize = 50_000;

/// The sources below a cargo home, listed when first asked for.
#[derive(Default)]
pub(super) struct Sources {
    cargo_home: Option<PathBuf>,
    registry: Option<FxHashMap<String, Vec<(Version, PathBuf)>>>,
    /// The packages of each checkout, by name.
    checkouts: FxHashMap<PathBuf, FxHashMap<String, Vec<(String, PathBuf)>>>,
}

impl Sources {
    pub(super) fn new(cargo_home: Option<&Path>) -> Sources {
        Sources { cargo_home: cargo_home.and_then(|home| canonical(home).ok()), ..Sources::default() }
    }

    pub(super) fn cargo_home(&self) -> Option<&Path> {
        self.cargo_home.as_deref()
    }

    /// The directory of a locked package that has a source; vendor directories come first.
    pub(super) fn locate(&mut self, package: &LockPackage, vendors: &[PathBuf]) -> Option<PathBuf> {
        if let Some(dir) = vendors.iter().find_map(|vendor| vendored(vendor, package)) {
            return Some(dir);
        }
        match package.source.as_deref()?.strip_prefix("git+") {
            Some(url) => self.checked_out(package, url),
            None => {
                let version = Version::parse(&package.version).ok()?;
                let versions = self.registry().get(&package.name)?;
                versions.iter().find(|(found, _)| *found == version).map(|(_, dir)| dir.clone())
            }
        }
    }

    /// The newest cached version of a package that meets a requirement: what is left where no lock file speaks.
    pub(super) fn newest(&mut self, name: &str, requirement: Option<&VersionReq>) -> Option<PathBuf> {
        let versions = self.registry().get(name)?;
        let fitting =
            versions.iter().filter(|(version, _)| requirement.is_none_or(|req| req.matches(version)));
        fitting.max_by(|a, b| a.0.cmp(&b.0)).map(|(_, dir)| dir.clone())
    }

    fn registry(&mut self) -> &FxHashMap<String, Vec<(Version, PathBuf)>> {
        let Sources { cargo_home, registry, .. } = self;
        registry.get_or_insert_with(|| {
            let mut packages: FxHashMap<String, Vec<(Version, PathBuf)>> = FxHashMap::default();
            let Some(home) = cargo_home else { return packages };
            for index in subdirs(&home.join("registry").join("src")) {
                for dir in subdirs(&index) {
                    if let Some((name, version)) =
                        dir.file_name().and_then(|name| split_version(name.to_str()?))
                    {
                        packages.entry(name.to_owned()).or_default().push((version, dir));
                    }
                }
            }
            packages
        })
    }

    /// Checkouts lie at `NAME-HASH/SHORT_COMMIT`, where `NAME` is the last part of the URL.
    fn checked_out(&mut self, package: &LockPackage, url: &str) -> Option<PathBuf> {
        let (url, commit) = url.split_once('#')?;
        let url = url.split('?').next().unwrap_or(url).trim_end_matches('/');
        let name = url.rsplit('/').next()?.trim_end_matches(".git");
        let checkouts = self.cargo_home.as_ref()?.join("git").join("checkouts");
        for repository in subdirs(&checkouts) {
            let belongs = repository
                .file_name()
                .and_then(|file_name| file_name.to_str()?.rsplit_once('-'))
                .is_some_and(|(repository, _)| repository == name);
            if !belongs {
                continue;
            }
            for checkout in subdirs(&repository) {
                let short = checkout.file_name().and_then(|name| name.to_str()).unwrap_or_default();
                if short.len() < 7 || !commit.starts_with(short) {
                    continue;
                }
                let packages =
                    self.checkouts.entry(checkout.clone()).or_insert_with(|| packages_below(&checkout));
                let versions = packages.get(&package.name).map_or(&[][..], Vec::as_slice);
                // An inherited version is not known here; the name then has to do.
                let exact = versions.iter().find(|(version, _)| *version == package.version);
                let found = exact.or_else(|| versions.iter().find(|(version, _)| version.is_empty()));
                if let Some((_, dir)) = found {
                    return Some(dir.clone());
                }
            }
        }
        None
    }
}

/// `NAME-VERSION` if `cargo vendor` was told to, else `NAME` with the version looked at.
fn vendored(vendor: &Path, package: &LockPackage) -> Option<PathBuf> {
    package.source.as_ref()?;
    let versioned = vendor.join(format!("{}-{}", package.name, package.version));
    [versioned, vendor.join(&package.name)].into_iter().find(|dir| {
        read(dir).is_some_and(|manifest| {
            manifest.package.is_some_and(|found| {
                found.name.as_ref() == Some(&package.name)
                    && match found.version {
                        Inherited::Here(version) => version == package.version,
                        _ => true,
                    }
            })
        })
    })
}

fn packages_below(checkout: &Path) -> FxHashMap<String, Vec<(String, PathBuf)>> {
    let mut packages: FxHashMap<String, Vec<(String, PathBuf)>> = FxHashMap::default();
    let mut dirs = vec![checkout.to_path_buf()];
    let mut next = 0;
    while let Some(dir) = dirs.get(next).cloned() {
        next += 1;
        if let Some(package) = read(&dir).and_then(|manifest| manifest.package)
            && let Some(name) = package.name
        {
            let version = match package.version {
                Inherited::Here(version) => version,
                _ => String::new(),
            };
            packages.entry(name).or_default().push((version, dir.clone()));
        }
        if dirs.len() < MAX_DIRS {
            dirs.extend(subdirs(&dir));
        }
    }
    packages
}

fn read(dir: &Path) -> Option<Manifest> {
    let text = fs::read_to_string(dir.join("Cargo.toml")).ok()?;
    Some(Manifest::parse(&text).0)
}

/// The directories in `dir`, sorted; links and hidden ones left out.
fn subdirs(dir: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let mut found: Vec<PathBuf> = entries
        .flatten()
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
        .filter(|entry| !entry.file_name().as_encoded_bytes().starts_with(b"."))
        .map(|entry| entry.path())
        .collect();
    found.sort_unstable();
    found
}

/// Names may end in a number (`foo-2-1.0.0`) and versions may hold hyphens (`1.0.0-rc-1`), so the first split that
/// leaves a version counts.
fn split_version(name: &str) -> Option<(&str, Version)> {
    name.match_indices('-')
        .find_map(|(at, _)| Some((name.get(..at)?, Version::parse(name.get(at + 1..)?).ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directory_names_are_split_at_the_version() {
        let split = |name| split_version(name).map(|(name, version)| (name.to_owned(), version.to_string()));
        let pair = |name: &str, version: &str| Some((name.to_owned(), version.to_owned()));
        assert_eq!(split("serde-1.0.2"), pair("serde", "1.0.2"));
        assert_eq!(split("foo-2-1.0.0"), pair("foo-2", "1.0.0"));
        assert_eq!(split("a-b-1.0.0-rc-1+x.y"), pair("a-b", "1.0.0-rc-1+x.y"));
        assert_eq!(split("nothing"), None);
    }
}
