//! The files: which there are, what is in them, and how one comes, changes and goes.
//!
//! The only part of `memory` that touches the disk. Numbers are claimed by creating a file that must not exist yet, so that
//! two writers, of whatever process, get two numbers; a record appears under its name at once and in whole. Nothing is
//! written, changed or removed outside `docs/adr` of the project: paths that are absolute or climb, and links on the way
//! that lead out, are refused. A claim that a killed process left behind costs its number and nothing else.

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Component, Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::frontmatter::{quoted, yaml_list};
use super::markdown::{contained, one_line};
use super::model::{Draft, Folder, Template};

/// Where decisions are, relative to the project's root.
pub const ADR_DIR: &str = "docs/adr";

/// The largest file that is read, in bytes.
const MAX_FILE: u64 = 1 << 20;

/// How many files of a folder are read.
const MAX_FILES: usize = 5_000;

/// The longest title, in bytes.
const MAX_TITLE: usize = 1_000;

/// The longest part of a file's name that is made of the title, in bytes.
const MAX_SLUG: usize = 60;

/// How many numbers are tried before giving up.
const TRIES: usize = 10_000;

/// Until when a change may go unseen because two of them have the same time.
const GRANULE: Duration = Duration::from_secs(2);

/// Why a record can't be written or removed.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RecordError {
    /// A path that is not in the folder.
    #[error("`{path}` is not in {ADR_DIR}; name a `.md` file right in it, relative to the project's root")]
    Outside {
        /// As given.
        path: String,
    },
    /// A link on the way leads out of the project, or the file is one.
    #[error("`{path}` is a link, which could lead anywhere; put a real file or folder in its place")]
    Link {
        /// The path.
        path: String,
    },
    /// There is no such file.
    #[error("there is no file `{path}`; query_adrs lists the decisions")]
    Missing {
        /// The path.
        path: String,
    },
    /// It is no regular file, or no folder.
    #[error("`{path}` is not {what}; move it away")]
    NotThat {
        /// The path.
        path: String,
        /// What it should be.
        what: &'static str,
    },
    /// A title that says nothing, or too much.
    #[error("the title {fault}; give one of a few words")]
    Title {
        /// What is wrong with it.
        fault: &'static str,
    },
    /// No number is free.
    #[error("no number is free in {ADR_DIR}: {TRIES} are claimed; remove the `.claim` files there")]
    Full,
    /// It was changed in the meantime.
    #[error("`{path}` changed while it was worked on; try again")]
    Changed {
        /// The path.
        path: String,
    },
    /// The system refuses.
    #[error("`{path}`: {reason}")]
    Io {
        /// The path.
        path: String,
        /// What the system says.
        reason: String,
    },
    /// The store refuses, so that nothing was written.
    #[error("the decision can't be kept: {reason}")]
    Store {
        /// Why.
        reason: String,
    },
}

fn io(path: &str, error: &std::io::Error) -> RecordError {
    RecordError::Io { path: path.to_owned(), reason: error.to_string() }
}

/// Which files there are, and whether they can be told from later versions of themselves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// By path.
    pub files: Vec<Listed>,
    /// No file is so new that a change of it could go unseen.
    pub settled: bool,
}

/// A file, as far as the folder tells.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Listed {
    /// Relative to the root, with `/`.
    pub path: String,
    /// In bytes.
    pub size: u64,
    /// When it was changed, in nanoseconds since 1970.
    pub changed_ns: i128,
}

/// A record that was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Created {
    /// Its number.
    pub number: u32,
    /// Its path relative to the root, with `/`.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// Lists the `.md` files right in the three folders. A folder that is missing or leads elsewhere has none.
pub fn list(root: &Path) -> Listing {
    let now = SystemTime::now();
    let mut listing = Listing { files: Vec::new(), settled: true };
    for folder in Folder::ALL {
        let Ok(Some(dir)) = folder_in(root, folder.word(), false) else { continue };
        let Ok(entries) = fs::read_dir(&dir) else { continue };
        for entry in entries.flatten().take(MAX_FILES) {
            let name = entry.file_name();
            let Some(name) = name.to_str().filter(|name| is_markdown(name) && !name.starts_with('.')) else {
                continue;
            };
            // Links are not followed: `file_type` is the entry's own.
            let Some(meta) = entry.metadata().ok().filter(|meta| meta.is_file()) else { continue };
            let changed = changed(&meta).unwrap_or(now);
            listing.settled &= now.duration_since(changed).is_ok_and(|age| age > GRANULE);
            let changed_ns = match changed.duration_since(UNIX_EPOCH) {
                Ok(since) => since.as_nanos() as i128,
                Err(before) => -(before.duration().as_nanos() as i128),
            };
            listing.files.push(Listed { path: format!("{folder}/{name}"), size: meta.len(), changed_ns });
        }
    }
    listing.files.sort();
    listing
}

/// When a file was changed for sure: by the time of its inode, which nobody can set. `None` if that is not known, as where the
/// content is younger.
#[cfg(unix)]
fn changed(meta: &fs::Metadata) -> Option<SystemTime> {
    use std::os::unix::fs::MetadataExt;
    let content = (meta.mtime(), meta.mtime_nsec());
    let inode = (meta.ctime(), meta.ctime_nsec());
    let since = Duration::new(u64::try_from(inode.0).ok()?, u32::try_from(inode.1).ok()?);
    UNIX_EPOCH.checked_add(since).filter(|_| content <= inode)
}

#[cfg(not(unix))]
fn changed(meta: &fs::Metadata) -> Option<SystemTime> {
    meta.modified().ok()
}

/// Reads a file that was listed.
///
/// # Errors
///
/// A text that says why it can't be read.
pub fn read(root: &Path, path: &str) -> Result<String, String> {
    let place = root.join(path);
    let meta = fs::symlink_metadata(&place).map_err(|error| error.to_string())?;
    if !meta.is_file() {
        return Err("it is no regular file".to_owned());
    }
    if meta.len() > MAX_FILE {
        return Err(format!("it is longer than {MAX_FILE} bytes"));
    }
    let bytes = fs::read(&place).map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|_| "it is no UTF-8".to_owned())
}

/// Writes a new record under the next number, which is above `floor` and above those of all files. `compose` gives its text;
/// `keep` is called before the file is there, and `undo` if it could not be written.
///
/// # Errors
///
/// If the folder can't be used, the title can't be, `keep` refuses, or the system does.
pub fn create(
    root: &Path,
    title: &str,
    floor: u32,
    compose: &dyn Fn(u32) -> String,
    keep: &mut dyn FnMut(&Created) -> Result<(), String>,
    undo: &mut dyn FnMut(&Created),
) -> Result<Created, RecordError> {
    let title = checked_title(title)?;
    let dir = folder_in(root, ADR_DIR, true)?
        .ok_or_else(|| RecordError::NotThat { path: ADR_DIR.to_owned(), what: "a folder" })?;
    let mut number = highest(&dir).max(floor).saturating_add(1);
    for _ in 0..TRIES {
        let claim_path = dir.join(format!(".{number:04}.claim"));
        let mut claim = match OpenOptions::new().write(true).create_new(true).open(&claim_path) {
            Ok(claim) => claim,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                number = number.saturating_add(1);
                continue;
            }
            Err(error) => return Err(io(ADR_DIR, &error)),
        };
        // Whoever had this number let go of the claim after the file was there.
        let taken = highest(&dir);
        if taken >= number {
            let _ = fs::remove_file(&claim_path);
            number = taken.saturating_add(1);
            continue;
        }
        let name = format!("{number:04}-{}.md", slug(&title));
        let path = format!("{ADR_DIR}/{name}");
        let created = Created { number, text: compose(number), path };
        let written = claim.write_all(created.text.as_bytes()).and_then(|()| claim.sync_data());
        drop(claim);
        let done = match written {
            Err(error) => Err(io(&created.path, &error)),
            Ok(()) => match keep(&created) {
                Err(reason) => Err(RecordError::Store { reason }),
                Ok(()) => appear(&claim_path, &dir.join(&name), &created).inspect_err(|_| undo(&created)),
            },
        };
        let _ = fs::remove_file(&claim_path);
        return done.map(|()| created);
    }
    Err(RecordError::Full)
}

/// Gives the claimed text its name, which nothing else may have.
fn appear(claim: &Path, place: &Path, created: &Created) -> Result<(), RecordError> {
    match fs::hard_link(claim, place) {
        Ok(()) => return Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(io(&created.path, &error)),
        // Some file systems have no second names.
        Err(_) => {}
    }
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(place)
        .map_err(|error| io(&created.path, &error))?;
    file.write_all(created.text.as_bytes()).map_err(|error| {
        let _ = fs::remove_file(place);
        io(&created.path, &error)
    })
}

/// Removes a record's file; returns whether it was there.
///
/// # Errors
///
/// If the path is none of a record, a link is on the way, or the system refuses.
pub fn remove(root: &Path, path: &str) -> Result<bool, RecordError> {
    let Some(place) = place_of(root, path)? else { return Ok(false) };
    fs::remove_file(&place).map_err(|error| io(path, &error))?;
    Ok(true)
}

/// Puts another text in place of a record's, if that is still `before`.
///
/// # Errors
///
/// If the path is none of a record, its text is another one, or the system refuses.
pub fn replace(root: &Path, path: &str, before: &str, text: &str) -> Result<(), RecordError> {
    let missing = || RecordError::Missing { path: path.to_owned() };
    let place = place_of(root, path)?.ok_or_else(missing)?;
    let draft = place.with_extension("md.draft");
    let mut file =
        OpenOptions::new().write(true).create_new(true).open(&draft).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => RecordError::Changed { path: path.to_owned() },
            _ => io(path, &error),
        })?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_data());
    drop(file);
    let done = match (written, read(root, path)) {
        (Err(error), _) => Err(io(path, &error)),
        (Ok(()), Ok(now)) if now == before => fs::rename(&draft, &place).map_err(|error| io(path, &error)),
        (Ok(()), _) => Err(RecordError::Changed { path: path.to_owned() }),
    };
    if done.is_err() {
        let _ = fs::remove_file(&draft);
    }
    done
}

/// The path of a record that a caller names: a `.md` file right in the folder, relative to the root or to the folder.
///
/// # Errors
///
/// If it is absolute, climbs, lies elsewhere, or is no Markdown.
pub fn named_file(path: &str) -> Result<String, RecordError> {
    let outside = || RecordError::Outside { path: one_line(path) };
    // Whatever the system, both are absolute or climb on some.
    if path.contains(['\\', '\0', ':']) || path.starts_with('/') {
        return Err(outside());
    }
    let mut parts: Vec<&str> = Vec::new();
    for part in Path::new(path).components() {
        match part {
            Component::CurDir => {}
            Component::Normal(part) => parts.push(part.to_str().ok_or_else(outside)?),
            _ => return Err(outside()),
        }
    }
    let name = match parts[..] {
        [name] | ["docs", "adr", name] => name,
        _ => return Err(outside()),
    };
    match is_markdown(name) && !name.starts_with('.') {
        true => Ok(format!("{ADR_DIR}/{name}")),
        false => Err(outside()),
    }
}

/// Where a record's file is; `None` if there is none.
fn place_of(root: &Path, path: &str) -> Result<Option<PathBuf>, RecordError> {
    let path = named_file(path)?;
    let Some(dir) = folder_in(root, ADR_DIR, false)? else { return Ok(None) };
    let Some(name) = path.rsplit('/').next() else { return Ok(None) };
    let place = dir.join(name);
    match fs::symlink_metadata(&place) {
        Ok(meta) if meta.is_symlink() => Err(RecordError::Link { path }),
        Ok(meta) if meta.is_file() => Ok(Some(place)),
        Ok(_) => Err(RecordError::NotThat { path, what: "a file" }),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(io(&path, &error)),
    }
}

/// A folder below the root, made if that is wanted; `None` if it is missing. A link on the way may lead to another place in
/// the project, but not out of it.
fn folder_in(root: &Path, folder: &str, make: bool) -> Result<Option<PathBuf>, RecordError> {
    let mut dir = root.to_owned();
    for part in folder.split('/') {
        dir.push(part);
        let shown = || dir.strip_prefix(root).unwrap_or(&dir).display().to_string().replace('\\', "/");
        match fs::symlink_metadata(&dir) {
            Ok(meta) if meta.is_symlink() => {
                let within = dir.canonicalize().ok().filter(|real| real.starts_with(root) && real.is_dir());
                if within.is_none() {
                    return Err(RecordError::Link { path: shown() });
                }
            }
            Ok(meta) if meta.is_dir() => {}
            Ok(_) => return Err(RecordError::NotThat { path: shown(), what: "a folder" }),
            Err(error) if error.kind() == ErrorKind::NotFound && make => match fs::create_dir(&dir) {
                Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(io(&shown(), &error)),
                _ => {}
            },
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(io(&shown(), &error)),
        }
    }
    Ok(Some(dir))
}

/// The highest number of a file in the folder, whatever else it is called.
fn highest(dir: &Path) -> u32 {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten();
    let numbers = entries.filter_map(|entry| {
        let name = entry.file_name();
        let name = name.to_str().filter(|name| is_markdown(name))?;
        number_of(name)
    });
    numbers.max().unwrap_or(0)
}

/// The number that a file's name begins with: `0007-x.md`, `7.md`, `adr-7-x.md`. More digits than a number has are none.
pub(super) fn number_of(name: &str) -> Option<u32> {
    let lower = name.to_ascii_lowercase();
    let rest = lower.strip_prefix("adr").map_or(lower.as_str(), |rest| rest.trim_start_matches(['-', '_']));
    let digits: &str = &rest[..rest.bytes().take_while(u8::is_ascii_digit).count()];
    let after = rest[digits.len()..].chars().next();
    match digits.len() {
        1..=6 if after.is_none_or(|after| !after.is_alphanumeric()) => digits.parse().ok(),
        _ => None,
    }
}

fn is_markdown(name: &str) -> bool {
    name.len() > 3 && name.to_ascii_lowercase().ends_with(".md")
}

fn checked_title(title: &str) -> Result<String, RecordError> {
    let title = one_line(title);
    match title.len() {
        0 => Err(RecordError::Title { fault: "is empty" }),
        len if len > MAX_TITLE => Err(RecordError::Title { fault: "is too long" }),
        _ => Ok(title),
    }
}

/// The title as part of a file's name: letters and digits with hyphens between.
fn slug(title: &str) -> String {
    let mut slug = String::new();
    for letter in title.chars().flat_map(char::to_lowercase) {
        if slug.len() + letter.len_utf8() > MAX_SLUG {
            break;
        }
        match letter.is_alphanumeric() {
            true => slug.push(letter),
            false if !slug.is_empty() && !slug.ends_with('-') => slug.push('-'),
            false => {}
        }
    }
    match slug.trim_end_matches('-') {
        "" => "decision".to_owned(),
        slug => slug.to_owned(),
    }
}

/// The text of a new record.
pub(crate) fn compose(number: u32, draft: &Draft<'_>) -> String {
    let title = one_line(draft.title);
    let mut out = String::from("---\n");
    let _ = writeln!(out, "title: {}", quoted(&title));
    let _ = writeln!(out, "status: {}", draft.status);
    let lines = |list: &[String]| list.iter().map(|item| one_line(item)).collect::<Vec<_>>().into_iter();
    yaml_list(&mut out, "affected_paths", lines(draft.affected_paths));
    yaml_list(&mut out, "affects", draft.affects.iter().map(|(symbol, _)| one_line(symbol)));
    yaml_list(&mut out, "forbids", lines(draft.forbids));
    let known: Vec<(&String, &String)> =
        draft.affects.iter().filter_map(|(symbol, print)| Some((symbol, print.as_ref()?))).collect();
    if !known.is_empty() {
        out.push_str("fingerprints:\n");
        for (symbol, print) in known {
            let _ = writeln!(out, "  {}: {}", quoted(&one_line(symbol)), quoted(print));
        }
    }
    let (context, decision, consequences) = match draft.template {
        Template::Nygard => ("Context", "Decision", "## Consequences"),
        Template::Madr => ("Context and Problem Statement", "Decision Outcome", "### Consequences"),
    };
    let _ = write!(out, "---\n\n# {number}. {}\n", plain(&title));
    for (heading, text) in
        [(format!("## {context}"), draft.context), (format!("## {decision}"), draft.decision)]
    {
        let _ = write!(out, "\n{heading}\n\n{}\n", contained(text));
    }
    if let Some(text) = draft.consequences.filter(|text| !text.trim().is_empty()) {
        let _ = write!(out, "\n{consequences}\n\n{}\n", contained(text));
    }
    out
}

/// A title as a heading that reads as it was meant.
fn plain(title: &str) -> String {
    let mut out = String::with_capacity(title.len());
    for letter in title.chars() {
        if matches!(letter, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '&') {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::corpus::Corpus;
    use super::super::model::{Source, Status};
    use super::*;

    fn root() -> (tempfile::TempDir, PathBuf) {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().canonicalize().unwrap().join("ws");
        fs::create_dir(&root).unwrap();
        (dir, root)
    }

    fn draft(title: &str) -> Draft<'_> {
        Draft {
            title,
            status: Status::Accepted,
            context: "Why.",
            decision: "What.",
            consequences: Some("So."),
            affected_paths: &[],
            affects: &[],
            forbids: &[],
            template: Template::Nygard,
        }
    }

    fn write(root: &Path, title: &str) -> Result<Created, RecordError> {
        create(root, title, 0, &|number| compose(number, &draft(title)), &mut |_| Ok(()), &mut |_| ())
    }

    /// Every path below a folder, and whatever is next to the root.
    fn tree(dir: &Path) -> Vec<String> {
        let mut found = Vec::new();
        let mut open = vec![dir.to_owned()];
        while let Some(next) = open.pop() {
            for entry in fs::read_dir(&next).unwrap().flatten() {
                if entry.file_type().unwrap().is_dir() {
                    open.push(entry.path());
                } else {
                    found.push(entry.path().strip_prefix(dir).unwrap().display().to_string());
                }
            }
        }
        found.sort();
        found
    }

    #[test]
    fn numbers_go_on() {
        let (_dir, root) = root();
        assert_eq!(write(&root, "First: a/b").unwrap().path, "docs/adr/0001-first-a-b.md");
        fs::write(root.join("docs/adr/adr-7-other.md"), "").unwrap();
        fs::write(root.join("docs/adr/2026-08-01-notes.md"), "").unwrap();
        assert_eq!(write(&root, "Second").unwrap().number, 2027);
        fs::remove_file(root.join("docs/adr/2026-08-01-notes.md")).unwrap();
        assert_eq!(
            create(&root, "x", 5000, &|_| String::new(), &mut |_| Ok(()), &mut |_| ()).unwrap().number,
            5001
        );
        assert!(tree(&root).iter().all(|path| !path.contains("claim")), "{:?}", tree(&root));
    }

    #[test]
    fn two_writers_get_two_numbers() {
        let (_dir, root) = root();
        let numbers: Vec<u32> = std::thread::scope(|scope| {
            let writers: Vec<_> = (0..8)
                .map(|n| {
                    let root = &root;
                    scope.spawn(move || {
                        (0..12)
                            .map(|m| write(root, &format!("by {n} {m}")).unwrap().number)
                            .collect::<Vec<_>>()
                    })
                })
                .collect();
            writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
        });
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), 96);
        assert_eq!(list(&root).files.len(), 96);
    }

    #[test]
    fn a_file_that_cannot_be_written_is_taken_back() {
        let (_dir, root) = root();
        let mut undone = Vec::new();
        let refused = create(
            &root,
            "x",
            0,
            &|_| String::new(),
            &mut |_| Err("the store is full".to_owned()),
            &mut |created| undone.push(created.number),
        );
        assert_eq!(refused, Err(RecordError::Store { reason: "the store is full".to_owned() }));
        assert_eq!((undone.len(), tree(&root).len()), (0, 0), "nothing was kept, nothing is there");
        // The name is taken between the claim and the file.
        let place = root.join("docs/adr/0001-x.md");
        let taken = create(
            &root,
            "x",
            0,
            &|_| String::new(),
            &mut |_| {
                fs::create_dir(&place).unwrap();
                Ok(())
            },
            &mut |created| undone.push(created.number),
        );
        assert!(matches!(taken, Err(RecordError::Io { .. })), "{taken:?}");
        assert_eq!((undone, tree(&root).len()), (vec![1], 0));
    }

    #[test]
    fn hostile_titles_never_break_or_forge_a_file() {
        let long = "x".repeat(300);
        let wide = "名".repeat(300);
        for title in [
            "quote \" and ' and `",
            "line\nstatus: accepted\n---\n# forged",
            "---",
            "../../etc/passwd",
            "/etc/passwd",
            "..",
            "C:\\Windows\\x",
            "a\0b\u{1b}[31mc",
            "\u{202e}txt.exe",
            "ünïcödé 名前 🦀",
            "# heading *bold* [link](x) <script> &amp;",
            "title: {a: [b]} & *c !!d",
            "CON",
            &long,
            &wide,
            "\u{2028}\u{85}status: rejected",
        ] {
            let (dir, root) = root();
            match write(&root, title) {
                Ok(created) => {
                    assert_eq!(tree(dir.path()), [format!("ws/{}", created.path)], "{title:?}");
                    let text = fs::read_to_string(root.join(&created.path)).unwrap();
                    assert_eq!(text, created.text);
                    let source = Source {
                        file_path: Some(created.path.clone()),
                        number: None,
                        text: Ok(text.clone()),
                    };
                    let corpus = Corpus::new(vec![source]);
                    let read = &corpus.decisions()[0];
                    assert_eq!(read.title, one_line(title), "{text}");
                    assert_eq!((read.status, read.number), (Some(Status::Accepted), Some(1)), "{text}");
                    assert_eq!(
                        (&*read.context, &*read.decision, &*read.consequences),
                        ("Why.", "What.", "So.")
                    );
                    assert_eq!(read.problem, None, "{text}");
                    assert!(created.path.len() < 90, "{}", created.path);
                    assert!(remove(&root, &created.path).unwrap());
                }
                Err(error) => assert!(
                    matches!(error, RecordError::Title { .. }) && title.len() > 800,
                    "{title:?}: {error}"
                ),
            }
        }
        let (_dir, root) = root();
        for nothing in ["", " \n ", "\u{0}\u{2028}"] {
            assert!(matches!(write(&root, nothing), Err(RecordError::Title { .. })), "{nothing:?}");
        }
        assert!(!root.join("docs").exists(), "nothing was begun");
    }

    #[test]
    fn paths_that_lead_elsewhere_are_refused() {
        let (_dir, root) = root();
        let path = write(&root, "x").unwrap().path;
        for wrong in [
            "../x.md",
            "docs/adr/../../x.md",
            "docs/adr/../adr/0001-x.md",
            "/etc/passwd",
            "docs/adr/sub/x.md",
            "docs/x.md",
            "README.md/..",
            "docs/adr",
            "docs/adr/",
            "",
            ".",
            "docs/adr/.0001.claim",
            "docs/adr/x.txt",
            "docs\\adr\\x.md",
            "C:x.md",
            "docs/adr/x.md\0",
            "docs/learnings/x.md",
            "docs/adr/.md",
        ] {
            assert!(matches!(remove(&root, wrong), Err(RecordError::Outside { .. })), "{wrong:?}");
        }
        let absolute = root.join(&path);
        assert!(remove(&root, absolute.to_str().unwrap()).is_err());
        assert!(absolute.exists());
        assert_eq!(named_file("0001-x.md").unwrap(), path);
        assert_eq!(named_file("./docs/adr/0001-x.md").unwrap(), path);
        assert_eq!(remove(&root, "docs/adr/0002-y.md"), Ok(false));
        assert_eq!(remove(&root, "0001-x.md"), Ok(true));
    }

    #[cfg(unix)]
    #[test]
    fn links_out_are_refused() {
        use std::os::unix::fs::symlink;
        let (dir, root) = root();
        let outside = dir.path().join("outside");
        fs::create_dir(&outside).unwrap();
        fs::write(outside.join("0001-secret.md"), "# secret\n").unwrap();
        fs::create_dir(root.join("docs")).unwrap();
        symlink(&outside, root.join("docs/adr")).unwrap();
        assert!(matches!(write(&root, "x"), Err(RecordError::Link { .. })));
        assert!(matches!(remove(&root, "0001-secret.md"), Err(RecordError::Link { .. })));
        assert_eq!(list(&root).files, []);
        assert_eq!(tree(&outside), ["0001-secret.md"]);

        fs::remove_file(root.join("docs/adr")).unwrap();
        fs::create_dir(root.join("docs/adr")).unwrap();
        symlink(outside.join("0001-secret.md"), root.join("docs/adr/0001-link.md")).unwrap();
        symlink("/nowhere/at/all.md", root.join("docs/adr/0002-dangling.md")).unwrap();
        for link in ["0001-link.md", "0002-dangling.md"] {
            assert!(matches!(remove(&root, link), Err(RecordError::Link { .. })), "{link}");
        }
        assert_eq!(list(&root).files, [], "links are not followed");
        assert_eq!(write(&root, "x").unwrap().number, 3, "but their numbers are taken");
        assert_eq!(tree(&outside), ["0001-secret.md"]);
        // A whole folder that lies elsewhere in the project is as good as one.
        fs::remove_dir_all(root.join("docs")).unwrap();
        fs::create_dir_all(root.join("notes/adr")).unwrap();
        symlink(root.join("notes"), root.join("docs")).unwrap();
        assert_eq!(write(&root, "y").unwrap().path, "docs/adr/0001-y.md");
        assert!(root.join("notes/adr/0001-y.md").exists());
    }

    #[test]
    fn a_text_is_replaced_only_if_it_is_the_one_that_was_read() {
        let (_dir, root) = root();
        let created = write(&root, "x").unwrap();
        replace(&root, &created.path, &created.text, "other").unwrap();
        assert_eq!(read(&root, &created.path).unwrap(), "other");
        assert!(matches!(replace(&root, &created.path, "wrong", "z"), Err(RecordError::Changed { .. })));
        assert!(matches!(replace(&root, "0009-y.md", "", "z"), Err(RecordError::Missing { .. })));
        assert_eq!(tree(&root), [created.path]);
    }
}
