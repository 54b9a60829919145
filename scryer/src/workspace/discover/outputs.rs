//! Where the build scripts of packages wrote what they wrote. Nothing is built or run.
//!
//! Cargo runs a package's script in `TARGET/PROFILE/build/NAME-HASH`, or with `--target` in `TARGET/TRIPLE/PROFILE/build/NAME-HASH`:
//! what the script wrote is in `out` there, and `output` is what it said, written when it was done. The hash says which
//! package, features and profile it was, but only to Cargo. So of the directories of a package's name that one is taken whose
//! script was done last, in all target directories that Cargo may use here. Where the workspace is linked to several packages of
//! the name, only one counts that the compiler's own notes (`PROFILE/deps/NAME-HASH.d`) tie to the package's directory.

use std::fs;
use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;

use super::canonical;
use super::manifests::Manifests;

/// How many directories of a name are looked at.
const MAX_RUNS: usize = 256;

/// The runs of build scripts below some target directories, listed when first asked for.
#[derive(Default)]
pub(super) struct Outputs {
    listed: FxHashMap<PathBuf, FxHashMap<String, Vec<PathBuf>>>,
}

impl Outputs {
    /// The output of the package in `dir`, whose name is `package` and whose library's is `library`; with `shared`, other
    /// packages have that name.
    pub(super) fn of(
        &mut self,
        manifests: &mut Manifests,
        targets: &[PathBuf],
        package: &str,
        dir: &Path,
        library: Option<&str>,
        shared: bool,
    ) -> Option<PathBuf> {
        let mut runs: Vec<PathBuf> = Vec::new();
        for target in targets {
            let listed = self
                .listed
                .entry(target.clone())
                .or_insert_with(|| list(target, &mut |path| manifests.look_at(path)));
            runs.extend(listed.get(package).into_iter().flatten().take(MAX_RUNS).cloned());
        }
        let mut done = Vec::new();
        for run in &runs {
            let output = run.join("output");
            let time = fs::metadata(&output).and_then(|seen| seen.modified());
            // A single one is the newest whenever it was run.
            if runs.len() > 1 || time.is_err() {
                manifests.look_at(output);
            }
            done.extend(time.ok().map(|time| (time, run.join("out"))));
        }
        done.sort_by(|a, b| b.cmp(a));
        let tied = |out: &Path| !shared || library.is_some_and(|library| is_tied(out, library, dir));
        let (_, out) = done.into_iter().find(|(_, out)| tied(out))?;
        canonical(&out).ok()
    }
}

/// Where build scripts ran below `target`, by the package's name. `look_at` is told what has to be looked at for change.
fn list(target: &Path, look_at: &mut dyn FnMut(PathBuf)) -> FxHashMap<String, Vec<PathBuf>> {
    let mut found: FxHashMap<String, Vec<PathBuf>> = FxHashMap::default();
    look_at(target.to_owned());
    for dir in subdirs(target) {
        look_at(dir.join("build"));
        if dir.join("build").is_dir() {
            runs(&dir.join("build"), &mut found);
        } else if dir.file_name().is_some_and(|name| name.as_encoded_bytes().contains(&b'-')) {
            // That of a target triple.
            look_at(dir.clone());
            for profile in subdirs(&dir) {
                look_at(profile.join("build"));
                runs(&profile.join("build"), &mut found);
            }
        }
    }
    found
}

fn runs(build: &Path, found: &mut FxHashMap<String, Vec<PathBuf>>) {
    for run in subdirs(build) {
        let name = run.file_name().and_then(|name| name.to_str()?.rsplit_once('-'));
        if let Some((name, hash)) = name
            && hash.len() == 16
            && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
            && run.join("out").is_dir()
        {
            found.entry(name.to_owned()).or_default().push(run);
        }
    }
}

/// Whether a library in the package's directory was compiled with what is in `out`.
fn is_tied(out: &Path, library: &str, package_dir: &Path) -> bool {
    let Some(deps) = out.ancestors().nth(3).map(|profile| profile.join("deps")) else { return false };
    let (Some(out), Some(dir)) = (out.to_str(), package_dir.to_str()) else { return false };
    let (start, dir) = (format!("{library}-"), format!("{dir}{}", std::path::MAIN_SEPARATOR));
    let notes = fs::read_dir(deps).into_iter().flatten().flatten().filter(|entry| {
        let name = entry.file_name();
        name.to_str().is_some_and(|name| name.starts_with(&start) && name.ends_with(".d"))
    });
    let texts = notes.take(MAX_RUNS).filter_map(|entry| fs::read_to_string(entry.path()).ok());
    // In these notes a blank in a path has a backslash in front.
    let names = |text: &str, path: &str| text.contains(path) || text.contains(&path.replace(' ', "\\ "));
    texts.into_iter().any(|text| names(&text, out) && names(&text, &dir))
}

/// The directories in `dir`, sorted.
fn subdirs(dir: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten();
    let dirs = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
    let mut dirs: Vec<PathBuf> = dirs.map(|entry| entry.path()).collect();
    dirs.sort_unstable();
    dirs
}
