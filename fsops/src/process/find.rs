//! Looking a program up by name, without the traps of a shell's lookup.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::ProcessError;

/// Finds a program by name in a list of directories, written like `PATH` and given by the caller.
///
/// Only absolute directories count: an empty or relative entry would find programs in whatever directory the caller
/// happens to work in. On Windows `.exe` and `.com` are tried; batch files are not programs here.
///
/// # Errors
///
/// [`ProcessError::NotInstalled`] where no directory holds the program, or where the name isn't a plain name.
pub fn find_program(name: &str, search_path: &OsStr) -> Result<PathBuf, ProcessError> {
    let not_installed = || ProcessError::NotInstalled { program: name.into() };
    let mut components = Path::new(name).components();
    let plain =
        matches!(components.next(), Some(std::path::Component::Normal(_))) && components.next().is_none();
    if !plain || name.contains(['/', '\\', '\0']) {
        return Err(not_installed());
    }
    env::split_paths(search_path)
        .filter(|directory| directory.is_absolute())
        .flat_map(|directory| candidates(&directory, name))
        .find(|candidate| is_program(candidate))
        .ok_or_else(not_installed)
}

fn candidates(directory: &Path, name: &str) -> Vec<PathBuf> {
    if cfg!(windows) && Path::new(name).extension().is_none() {
        return ["exe", "com"].map(|extension| directory.join(name).with_extension(extension)).to_vec();
    }
    vec![directory.join(name)]
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|metadata| metadata.is_file() && metadata.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    !is_batch_file(path) && fs::metadata(path).is_ok_and(|metadata| metadata.is_file())
}

/// Tells whether Windows would hand this file to its command interpreter.
pub(super) fn is_batch_file(path: &Path) -> bool {
    let batch = |extension: &OsStr| {
        let extension = extension.to_string_lossy();
        let extension = extension.trim_end_matches([' ', '.']);
        extension.eq_ignore_ascii_case("bat") || extension.eq_ignore_ascii_case("cmd")
    };
    cfg!(windows) && path.extension().is_some_and(batch)
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn only_programs_in_absolute_directories_are_found() {
        let temporary = tempfile::tempdir().unwrap();
        let [first, second] = ["first", "second"].map(|name| temporary.path().join(name));
        for (directory, mode) in [(&first, 0o644), (&second, 0o755)] {
            fs::create_dir_all(directory.join("folder")).unwrap();
            fs::write(directory.join("tool"), "").unwrap();
            fs::set_permissions(directory.join("tool"), fs::Permissions::from_mode(mode)).unwrap();
        }
        let search = env::join_paths([Path::new(""), Path::new("."), &first, &second]).unwrap();
        assert_eq!(find_program("tool", &search).unwrap(), second.join("tool"));
        for name in ["folder", "missing", "", ".", "..", "../second/tool", "a\0b"] {
            assert_eq!(
                find_program(name, &search).unwrap_err().code().as_str(),
                "backend_missing",
                "{name:?}"
            );
        }
        assert!(find_program("tool", OsStr::new("")).is_err());
    }
}
