//! Corpora of published code, laid out on disk with what they depend on.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tell;

/// The truth about the corpus NAME is in `NAME.json.gz`.
const TRUTH: &str = ".json.gz";

/// The file with the truth about a corpus.
pub(crate) fn truth(oracle: &Path, name: &str) -> PathBuf {
    oracle.join(format!("{name}{TRUTH}"))
}

/// The corpora that `list` names.
pub(crate) fn chosen(oracle: &Path, list: Option<&str>) -> Vec<String> {
    let names: Vec<String> = match list {
        None => vec!["ripgrep-ws".to_owned()],
        Some("all") => {
            let entries = fs::read_dir(oracle).unwrap();
            let files = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
            let mut names: Vec<String> =
                files.filter_map(|file| Some(file.strip_suffix(TRUTH)?.to_owned())).collect();
            names.sort();
            names
        }
        Some(list) => list.split(',').map(|name| name.trim().to_owned()).collect(),
    };
    for name in &names {
        assert!(
            truth(oracle, name).is_file(),
            "nothing is known about {name}: {} is missing",
            truth(oracle, name).display()
        );
    }
    assert!(!names.is_empty(), "{} holds no {TRUTH} files", oracle.display());
    names
}

/// The directory of the corpus `name` below `cache`, which is filled if it is not there.
pub(crate) fn lay_out(oracle: &Path, name: &str, cache: &Path) -> PathBuf {
    fs::create_dir_all(cache).unwrap();
    let laid = Command::new("bash").arg(oracle.join("corpus.sh")).arg(name).arg(cache).output().unwrap();
    assert!(laid.status.success(), "{name}: {}", String::from_utf8_lossy(&laid.stderr));
    let corpus = cache.join(name).canonicalize().unwrap();
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let fetched = Command::new(cargo).args(["fetch", "--quiet"]).current_dir(&corpus).output().unwrap();
    if !fetched.status.success() {
        let reason = String::from_utf8_lossy(&fetched.stderr);
        let reason = reason.lines().next().unwrap_or_default();
        tell(&format!("{name}: its dependencies may be missing, and figures differ: {reason}"));
    }
    corpus
}
