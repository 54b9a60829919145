//! Small workspaces out of one string, for tests of this crate and of programs that build on it.
//!
//! A fixture is a text in which `//- /path` lines head files; what stands before the first is `/src/lib.rs`. Lines of a file
//! count from the line below its heading. Without a `/Cargo.toml` the files are a package `demo` of edition 2021. One `$0`
//! may mark a cursor; it is no part of the file. Marks such as `//@x` may be looked up by [`Fixture::mark`].

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use crate::facts;
use crate::graph::Analysis;
use crate::project::host::{StdLayer, edition_of, link_on};
use crate::query::{Failure, Snapshot, TargetArg, TextIndex, Texts, parse_failures};
use crate::source::{ContentHash, FileId};
use crate::workspace::{self, Options};

const MANIFEST: &str = "[package]\nname = \"demo\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
const HEADING: &str = "//- /";
const CURSOR: &str = "$0";

/// The standard crates, which take a debug build a second to lower: once for all fixtures of a process.
static STANDARD: LazyLock<StdLayer> = LazyLock::new(StdLayer::lowered);

/// A workspace on disk, linked, for as long as this lives.
pub struct Fixture {
    dir: tempfile::TempDir,
    root: PathBuf,
    analysis: Analysis,
    texts: Vec<Option<Arc<str>>>,
    failures: Vec<Failure>,
    files: Vec<(String, String)>,
    cursor: Option<(String, u32, u32)>,
}

/// Path relative to the root, and text, of each file of a fixture string; and where the cursor is.
#[allow(clippy::type_complexity)]
fn split(fixture: &str) -> (Vec<(String, String)>, Option<(String, u32, u32)>) {
    let mut files: Vec<(String, String)> = Vec::new();
    let mut cursor = None;
    for line in fixture.split_inclusive('\n') {
        if let Some(path) = line.trim().strip_prefix(HEADING) {
            files.push((path.to_owned(), String::new()));
            continue;
        }
        if files.is_empty() {
            files.push(("src/lib.rs".to_owned(), String::new()));
        }
        let Some((path, text)) = files.last_mut() else { continue };
        match line.find(CURSOR) {
            Some(at) => {
                let number = text.matches('\n').count() as u32 + 1;
                assert!(cursor.is_none(), "a fixture has one cursor");
                cursor = Some((path.clone(), number, at as u32 + 1));
                text.push_str(&line[..at]);
                text.push_str(&line[at + CURSOR.len()..]);
            }
            None => text.push_str(line),
        }
    }
    let blank_start =
        files.first().is_some_and(|(path, text)| path == "src/lib.rs" && text.trim().is_empty());
    if blank_start && files.len() > 1 {
        files.remove(0);
    }
    (files, cursor)
}

impl Fixture {
    /// Writes, reads and links a workspace.
    ///
    /// # Panics
    ///
    /// If the files can't be written or discovered, or there are two cursors.
    #[track_caller]
    pub fn new(fixture: &str) -> Fixture {
        let (mut files, cursor) = split(fixture);
        if !files.iter().any(|(path, _)| path == "Cargo.toml") {
            files.push(("Cargo.toml".to_owned(), MANIFEST.to_owned()));
        }
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        for (path, text) in &files {
            let path = dir.path().join(path);
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent).expect("directories can be made");
            }
            std::fs::write(path, text).expect("files can be written");
        }
        let workspace = workspace::discover(dir.path(), &Options::default()).expect("it can be discovered");
        let mut texts: Vec<Option<Arc<str>>> = Vec::new();
        let program = link_on(&STANDARD, &workspace.graph, &workspace.files, |table| {
            for path in &workspace.files {
                let text = std::fs::read_to_string(path).expect("files are UTF-8");
                let facts = facts::lower(&text, edition_of(&workspace.graph, path));
                let file = table.insert(path, ContentHash::of(text.as_bytes()), Arc::new(facts));
                texts.resize(texts.len().max(file.index() + 1), None);
                texts[file.index()] = Some(text.into());
            }
        });
        let analysis = Analysis::new(Arc::new(program));
        let failures = parse_failures(&analysis, &workspace.root);
        Fixture { dir, root: workspace.root, analysis, texts, failures, files, cursor }
    }

    /// What queries run on.
    pub fn snapshot(&self) -> Snapshot<'_> {
        Snapshot {
            analysis: &self.analysis,
            root: &self.root,
            texts: self,
            failures: &self.failures,
            index: None,
            decisions: None,
            library: crate::query::Library::Signatures,
            dependency_index: None,
            keep_on: &|| true,
        }
    }

    /// The same with ranked search.
    pub fn snapshot_with<'a>(&'a self, index: &'a dyn TextIndex) -> Snapshot<'a> {
        Snapshot { index: Some(index), ..self.snapshot() }
    }

    /// The canonical root.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The directory as it was made, which a link may have on its way.
    pub fn dir(&self) -> &Path {
        self.dir.path()
    }

    /// What tokens name.
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// Path, line and column of the cursor, as a target.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[track_caller]
    pub fn cursor(&self) -> TargetArg {
        let (file_path, line, column) = self.cursor.clone().expect("the fixture has a `$0`");
        TargetArg::Position { file_path, line, column }
    }

    /// `path:line` of each line that has the mark `//@name`, in the order of the fixture.
    pub fn mark(&self, name: &str) -> Vec<String> {
        let mut found = Vec::new();
        for (path, text) in &self.files {
            for (index, line) in text.lines().enumerate() {
                let marks = line.split("//@").skip(1);
                let mut words = marks.filter_map(|mark| mark.split_whitespace().next());
                if words.any(|word| word == name) {
                    found.push(format!("{path}:{}", index + 1));
                }
            }
        }
        found
    }
}

impl Texts for Fixture {
    fn text(&self, file: FileId) -> Option<Arc<str>> {
        self.texts.get(file.index())?.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fixture_is_files_and_a_cursor() {
        let (files, cursor) = split("//- /a.rs\nfn a() {}\n//- /src/b.rs\nfn b() {}\nfn $0c() {}\n");
        let texts = [("a.rs", "fn a() {}\n"), ("src/b.rs", "fn b() {}\nfn c() {}\n")];
        assert_eq!(files, texts.map(|(path, text)| (path.to_owned(), text.to_owned())));
        assert_eq!(cursor, Some(("src/b.rs".to_owned(), 2, 4)));
        let (files, _) = split("fn a() {}");
        assert_eq!(files, [("src/lib.rs".to_owned(), "fn a() {}".to_owned())]);
    }

    #[test]
    fn it_is_linked() {
        let fixture = Fixture::new("mod m;\n//- /src/m.rs\nfn f() {} //@here\n");
        assert!(fixture.failures.is_empty());
        assert_eq!(fixture.mark("here"), ["src/m.rs:1"]);
        let file = fixture.analysis().program().table.lookup(&fixture.root().join("src/m.rs"));
        assert_eq!(fixture.analysis().program().maps.crates_of(file.expect("held")).len(), 1);
    }
}
