//! Which toolchain builds a directory, and where it keeps the sources of the standard library.
//!
//! In go a directory and what the caller knows of the machine, out comes a [`Toolchain`]. Decided as rustup does (its book,
//! *Overrides*): the name in `RUSTUP_TOOLCHAIN`, which the caller hands in; then, walking up from the directory, an override
//! in rustup's settings or a toolchain file, whichever is nearer, the override where both are; then the default toolchain.
//! Of a `rust-toolchain` and a `rust-toolchain.toml` in one directory the former counts. rustup is not run, and nothing is
//! installed: what is not there is named, with the command that adds it.

use std::fmt;
use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Component, Path, PathBuf};

use super::manifest::{Settings, ToolchainFile};

/// Below a toolchain's directory: where the component `rust-src` lies.
const LIBRARY: &str = "lib/rustlib/src/rust/library";
/// Below a toolchain's directory: which versions it is made of.
const VERSIONS: &str = "lib/rustlib/multirust-channel-manifest.toml";
/// Toolchain files and settings are small; more than this is none of them.
const MAX_BYTES: u64 = 1 << 20;
/// The list of versions has a megabyte; of more than this only so much is read.
const MAX_VERSIONS_BYTES: u64 = 16 << 20;

/// What the caller knows about the toolchains of the machine. Without any of it none is looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Toolchains {
    /// Where rustup keeps them (`~/.rustup`).
    pub rustup_home: Option<PathBuf>,
    /// The toolchain that is meant whatever files say (`RUSTUP_TOOLCHAIN`): a name, or an absolute path.
    pub name: Option<String>,
    /// The directory of a toolchain (`rustc --print sysroot`); nothing else is asked then.
    pub sysroot: Option<PathBuf>,
}

/// A toolchain whose sources of the standard library are there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toolchain {
    /// Its name as rustup has it; its directory if it has none.
    pub name: String,
    /// The version of its compiler, such as `1.95.0`; empty if it can't be told.
    pub version: String,
    /// What decided that it is meant.
    pub because: Because,
    /// The directory with `core`, `alloc` and `std`.
    pub library: PathBuf,
}

/// What decided which toolchain is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Because {
    /// The caller gave its directory.
    Sysroot,
    /// `RUSTUP_TOOLCHAIN`.
    Variable,
    /// An override for this directory in rustup's settings.
    Override(PathBuf),
    /// This `rust-toolchain.toml` or `rust-toolchain`.
    File(PathBuf),
    /// rustup's default.
    Default,
}

impl fmt::Display for Because {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Because::Sysroot => f.write_str("given by its directory"),
            Because::Variable => f.write_str("named by RUSTUP_TOOLCHAIN"),
            Because::Override(dir) => write!(f, "rustup's override for {}", dir.display()),
            Because::File(path) => write!(f, "named by {}", path.display()),
            Because::Default => f.write_str("rustup's default"),
        }
    }
}

/// Why no sources of the standard library are read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoSources {
    /// The caller knows of no toolchains.
    #[error("no toolchain was looked for: neither rustup's home nor a sysroot is known")]
    Unknown,
    /// Nothing names a toolchain.
    #[error("no toolchain is chosen; `rustup default stable` chooses one")]
    NoDefault,
    /// A file that decides can't be read.
    #[error("{} can't be read: {reason}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        reason: String,
    },
    /// The toolchain is not there.
    #[error(
        "toolchain `{name}` ({because}) is not installed; `rustup toolchain install {name} --component rust-src` installs it"
    )]
    NotInstalled {
        /// Its name.
        name: String,
        /// What names it.
        because: Because,
    },
    /// The directory that is said to be a toolchain's is none.
    #[error("there is no toolchain at {} ({because})", path.display())]
    NoDirectory {
        /// The directory.
        path: PathBuf,
        /// What names it.
        because: Because,
    },
    /// It has no sources.
    #[error(
        "toolchain `{name}` ({because}) has no sources of the standard library; `rustup component add rust-src --toolchain {name}` adds them"
    )]
    NoComponent {
        /// Its name.
        name: String,
        /// What names it.
        because: Because,
    },
    /// It has no sources, and rustup has no part in it.
    #[error("the toolchain at {} ({because}) has no sources of the standard library: there is no {LIBRARY} in it", path.display())]
    NoLibrary {
        /// Its directory.
        path: PathBuf,
        /// What names it.
        because: Because,
    },
}

impl Toolchain {
    /// The toolchain that builds what is in `dir`, an absolute path.
    ///
    /// # Errors
    ///
    /// If there is none, or its sources of the standard library are not there: with the way out.
    pub fn of(dir: &Path, known: &Toolchains) -> Result<Toolchain, NoSources> {
        if let Some(sysroot) = &known.sysroot {
            return at(sysroot, Because::Sysroot);
        }
        let home = known.rustup_home.as_deref();
        let settings = match home {
            Some(home) => settings(&home.join("settings.toml"))?,
            None => Settings::default(),
        };
        let (named, because) = match &known.name {
            Some(name) if !name.trim().is_empty() => (Named::Name(name.trim().to_owned()), Because::Variable),
            _ => match nearest(dir, &settings)? {
                Some(found) => found,
                None if home.is_none() => return Err(NoSources::Unknown),
                None => match &settings.default_toolchain {
                    Some(name) if name != "none" => (Named::Name(name.clone()), Because::Default),
                    _ => return Err(NoSources::NoDefault),
                },
            },
        };
        let name = match named {
            Named::Directory(path) => return at(&path, because),
            // rustup takes a path for a name there, too.
            Named::Name(name) if Path::new(&name).is_absolute() => return at(Path::new(&name), because),
            Named::Name(name) => name,
        };
        let Some(home) = home else { return Err(NoSources::Unknown) };
        let host = settings.default_host_triple.as_deref();
        let Some((full, path)) = installed(&home.join("toolchains"), &name, host) else {
            return Err(NoSources::NotInstalled { name, because });
        };
        let library = path.join(LIBRARY);
        if !has_library(&library) {
            return Err(NoSources::NoComponent { name: full, because });
        }
        Ok(Toolchain { version: version(&path, &full), name: full, because, library })
    }
}

/// How a toolchain is named.
enum Named {
    Name(String),
    Directory(PathBuf),
}

/// The toolchain in a directory.
fn at(path: &Path, because: Because) -> Result<Toolchain, NoSources> {
    if !path.is_dir() {
        return Err(NoSources::NoDirectory { path: path.to_owned(), because });
    }
    let library = path.join(LIBRARY);
    if !has_library(&library) {
        return Err(NoSources::NoLibrary { path: path.to_owned(), because });
    }
    let last = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(Toolchain { version: version(path, &last), name: path.display().to_string(), because, library })
}

fn has_library(library: &Path) -> bool {
    library.join("core/src/lib.rs").is_file()
}

/// What the nearest directory from `dir` upwards says, if one says anything.
fn nearest(dir: &Path, settings: &Settings) -> Result<Option<(Named, Because)>, NoSources> {
    for dir in dir.ancestors() {
        let here = |(known, _): &&(String, String)| same_directory(Path::new(known), dir);
        if let Some((_, name)) = settings.overrides.iter().find(here) {
            return Ok(Some((Named::Name(name.clone()), Because::Override(dir.to_owned()))));
        }
        for (file, old) in [("rust-toolchain", true), ("rust-toolchain.toml", false)] {
            let path = dir.join(file);
            let Some(text) = text(&path)? else { continue };
            let (found, flaws) = ToolchainFile::parse(&text, old);
            let named = match (found.path, found.channel) {
                (Some(inside), _) => Named::Directory(folded(&dir.join(inside))),
                (None, Some(channel)) => Named::Name(channel),
                (None, None) if flaws.is_empty() => continue,
                (None, None) => {
                    let reason = flaws.into_iter().map(|flaw| flaw.reason).next().unwrap_or_default();
                    return Err(NoSources::Unreadable { path, reason });
                }
            };
            return Ok(Some((named, Because::File(path))));
        }
    }
    Ok(None)
}

/// Whether rustup's name of a directory is that of `dir`: it writes verbatim paths on Windows.
fn same_directory(known: &Path, dir: &Path) -> bool {
    known == dir
        || known.to_str().is_some_and(|known| known.strip_prefix(r"\\?\").unwrap_or(known) == dir.as_os_str())
}

/// The directory of the toolchain that is called `name`: as it is, or with a host's triple behind it.
fn installed(toolchains: &Path, name: &str, host: Option<&str>) -> Option<(String, PathBuf)> {
    // A name with a separator in it would lead out of the directory.
    let mut parts = Path::new(name).components();
    if !matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None)) {
        return None;
    }
    let there = |name: String| {
        let path = toolchains.join(&name);
        path.is_dir().then_some((name, path))
    };
    if let Some(found) = there(name.to_owned()).or_else(|| there(format!("{name}-{}", host?))) {
        return Some(found);
    }
    // Without a host in the settings it is the one that rustup was built for: this machine's.
    let fits = |entry: &str| {
        let triple = entry.strip_prefix(name).and_then(|rest| rest.strip_prefix('-'))?;
        let rest = triple.strip_prefix(std::env::consts::ARCH)?;
        rest.contains(this_system()).then(|| entry.to_owned())
    };
    let entries = fs::read_dir(toolchains).ok()?;
    let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let mut found: Vec<String> = names.filter_map(|entry| fits(&entry)).collect();
    found.sort();
    match found.len() {
        1 => there(found.pop()?),
        // Which of several C libraries rustup was built for can't be told; the usual one.
        _ => there(found.into_iter().find(|name| name.ends_with("-gnu") || name.ends_with("-msvc"))?),
    }
}

/// What this system is called in a triple.
fn this_system() -> &'static str {
    match std::env::consts::OS {
        "macos" => "apple-darwin",
        system => system,
    }
}

/// The version of a toolchain's compiler: as its list of versions has it, or as its name does.
fn version(path: &Path, name: &str) -> String {
    let numbered = || {
        let first = name.split('-').next().unwrap_or_default();
        let is_version = first.starts_with(|letter: char| letter.is_ascii_digit()) && first.contains('.');
        if is_version { first.to_owned() } else { String::new() }
    };
    listed_version(&path.join(VERSIONS)).unwrap_or_else(numbered)
}

/// The list is long and its form is simple: it is read line by line.
fn listed_version(list: &Path) -> Option<String> {
    let file = fs::File::open(list).ok()?;
    let mut inside = false;
    for line in BufReader::new(file.take(MAX_VERSIONS_BYTES)).lines() {
        let line = line.ok()?;
        if line.starts_with('[') {
            inside = line.trim() == "[pkg.rustc]";
        } else if inside && let Some(value) = line.strip_prefix("version = \"") {
            return value.split([' ', '"']).next().map(str::to_owned);
        }
    }
    None
}

fn settings(path: &Path) -> Result<Settings, NoSources> {
    let Some(text) = text(path)? else { return Ok(Settings::default()) };
    let (settings, flaws) = Settings::parse(&text);
    match flaws.into_iter().next() {
        Some(flaw) if settings.default_toolchain.is_none() && settings.overrides.is_empty() => {
            Err(NoSources::Unreadable { path: path.to_owned(), reason: flaw.reason })
        }
        _ => Ok(settings),
    }
}

/// The text of a small file; `None` if there is no such file.
fn text(path: &Path) -> Result<Option<String>, NoSources> {
    let unreadable = |reason: String| NoSources::Unreadable { path: path.to_owned(), reason };
    // A directory of that name is no such file, and a pipe would have to be waited for.
    match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => return Ok(None),
        Ok(_) => {}
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        Err(error) => return Err(unreadable(error.to_string())),
    }
    let mut text = String::new();
    let read = fs::File::open(path).and_then(|file| file.take(MAX_BYTES).read_to_string(&mut text));
    match read {
        Ok(_) => Ok(Some(text)),
        Err(error) => Err(unreadable(error.to_string())),
    }
}

/// `path` without `.` and with `..` taken back.
fn folded(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    out
}

#[cfg(test)]
mod tests;
