//! Between files and offsets inside, and paths, positions and texts outside.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::error::QueryError;
use super::model::{Failure, Snapshot};
use crate::facts::{File, ItemKind};
use crate::graph::Analysis;
use crate::source::{FileId, Position};
use crate::workspace::graph::Origin;

/// How many files an error proposes.
const NEAREST_FILES: usize = 3;

/// The path of a file as answers show it: relative to the root, or absolute if it lies elsewhere; always with `/`.
pub(crate) fn shown_path(root: &Path, path: &Path) -> String {
    let path = path.strip_prefix(root).unwrap_or(path);
    let text = path.to_string_lossy();
    match std::path::MAIN_SEPARATOR {
        '/' => text.into_owned(),
        separator => text.replace(separator, "/"),
    }
}

/// The workspace's files with syntax errors, by path.
pub fn parse_failures(analysis: &Analysis, root: &Path) -> Vec<Failure> {
    let program = analysis.program();
    let own = program
        .table
        .iter()
        .filter(|&(file, held)| held.expansion.is_none() && program.is_workspace_file(file));
    let mut failures: Vec<Failure> = own
        .filter_map(|(_, file)| {
            let first = file.facts.errors.first()?;
            let line = file.facts.lines.position(first.range.start).line;
            Some(Failure {
                file_path: shown_path(root, &file.path),
                line: Some(line),
                reason: first.message.to_string(),
            })
        })
        .collect();
    // A module or an `include!` without a file: what it holds is not in the index.
    let own_maps = program.maps.iter().filter(|map| program.graph[map.krate].origin == Origin::Workspace);
    for &def in own_maps.flat_map(|map| &map.missing_files) {
        let held = &program.table[program.table.host(def.file)];
        let facts = program.facts(def.file);
        let (start, reason) = match facts[def.item].kind {
            ItemKind::MacroCall(call) => {
                let text = facts[call].tokens.map(|tokens| &facts[tokens]).unwrap_or_default();
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                let way_out = match facts.output(&facts[call]) {
                    Some(_) => "; a build script writes it (`cargo check` runs it)",
                    None => "",
                };
                let start = facts.item_ranges[def.item.index()].full.start;
                (start, format!("what `include!({text})` takes in is not indexed{way_out}"))
            }
            _ => {
                let Some((_, range)) = program.table.name_range(def) else { continue };
                let name = facts.item_name(def.item).unwrap_or_default();
                (range.start, format!("no file of the workspace is the module `{name}`"))
            }
        };
        failures.push(Failure {
            file_path: shown_path(root, &held.path),
            line: Some(held.facts.lines.position(start).line),
            reason,
        });
    }
    failures.sort_by(|a, b| (&a.file_path, a.line).cmp(&(&b.file_path, b.line)));
    failures.dedup_by(|a, b| a.file_path == b.file_path && a.line == b.line);
    failures
}

impl<'a> Snapshot<'a> {
    /// The file that `file_path` names: relative to the root or absolute, `.` and `..` folded.
    pub(crate) fn file(&self, file_path: &str) -> Result<FileId, QueryError> {
        if file_path.trim().is_empty() {
            return Err(QueryError::Empty { argument: "file_path" });
        }
        let table = &self.analysis.program().table;
        let folded = fold(&self.root.join(file_path));
        if let Some(file) = folded.as_ref().and_then(|path| table.lookup(path)) {
            self.texts.name(file);
            return Ok(file);
        }
        let Some(path) = folded.filter(|path| path.starts_with(self.root)) else {
            let root = self.root.display().to_string();
            return Err(QueryError::OutsideProject { file_path: file_path.to_owned(), root });
        };
        let mut below: Vec<&Path> = table
            .iter()
            .map(|(_, file)| file.path.as_path())
            .filter(|held| held.starts_with(&path))
            .collect();
        below.sort_unstable();
        if path == self.root || !below.is_empty() {
            let example = below.first().map(|held| shown_path(self.root, held));
            return Err(QueryError::IsDirectory { file_path: file_path.to_owned(), example });
        }
        let named_alike = |held: &&Path| held.file_name() == path.file_name() && held.starts_with(self.root);
        let alike = table.iter().map(|(_, file)| file.path.as_path()).filter(named_alike);
        let mut nearest: Vec<String> = alike.map(|held| shown_path(self.root, held)).collect();
        nearest.sort_unstable();
        nearest.truncate(NEAREST_FILES);
        Err(QueryError::NotIndexed { file_path: file_path.to_owned(), nearest })
    }

    /// The offset of a place in a file.
    pub(crate) fn offset(&self, file: FileId, line: u32, column: u32) -> Result<u32, QueryError> {
        if column == 0 {
            return Err(QueryError::Zero { what: "column" });
        }
        let range = self.line(file, line)?;
        let lines = &self.held(file).facts.lines;
        lines.offset(Position { line, column }).ok_or_else(|| QueryError::NoSuchColumn {
            file_path: self.path(file),
            line,
            column,
            bytes: range.len(),
        })
    }

    /// The range of a line.
    pub(crate) fn line(&self, file: FileId, line: u32) -> Result<crate::source::TextRange, QueryError> {
        if line == 0 {
            return Err(QueryError::Zero { what: "line" });
        }
        let lines = &self.held(file).facts.lines;
        lines.line_range(line).ok_or_else(|| QueryError::NoSuchLine {
            file_path: self.path(file),
            line,
            lines: lines.line_count(),
        })
    }

    /// The file behind an id that came out of this state.
    pub(crate) fn held(&self, file: FileId) -> &'a File {
        &self.analysis.program().table[file]
    }

    /// The file's path as answers show it.
    pub(crate) fn path(&self, file: FileId) -> String {
        self.texts.name(file);
        shown_path(self.root, &self.held(file).path)
    }

    /// Where an offset is.
    pub(crate) fn position(&self, file: FileId, offset: u32) -> Position {
        self.held(file).facts.lines.position(offset)
    }
}

/// `path` without `.` and `..`; `None` if it climbs above everything.
fn fold(path: &Path) -> Option<PathBuf> {
    let mut folded = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                if !folded.pop() {
                    return None;
                }
            }
            part => folded.push(part),
        }
    }
    Some(folded)
}

/// Texts that one answer needs, each asked for once.
pub(crate) struct TextCache<'a> {
    snapshot: Snapshot<'a>,
    held: FxHashMap<FileId, Option<Arc<str>>>,
}

impl<'a> TextCache<'a> {
    pub(crate) fn new(snapshot: &Snapshot<'a>) -> TextCache<'a> {
        TextCache { snapshot: *snapshot, held: FxHashMap::default() }
    }

    pub(crate) fn text(&mut self, file: FileId) -> Option<&str> {
        let snapshot = &self.snapshot;
        self.held.entry(file).or_insert_with(|| snapshot.texts.text(file)).as_deref()
    }

    /// The line that holds `offset`, trimmed; empty where the text is not at hand.
    pub(crate) fn line(&mut self, file: FileId, offset: u32) -> String {
        let lines = &self.snapshot.held(file).facts.lines;
        let Some(range) = lines.line_range(lines.position(offset).line) else { return String::new() };
        let Some(text) = self.text(file) else { return String::new() };
        clipped(range.slice(text).trim())
    }
}

/// Bytes of a line that are shown at most.
const LINE_MAX: usize = 240;

/// `text`, cut between characters if it is long.
pub(crate) fn clipped(text: &str) -> String {
    if text.len() <= LINE_MAX {
        return text.to_owned();
    }
    let end = (0..=LINE_MAX).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    format!("{}…", &text[..end])
}

#[cfg(test)]
mod tests {
    use crate::testing::Fixture;

    #[test]
    fn a_file_has_many_spellings() {
        let fixture = Fixture::new("mod m;\n//- /src/m.rs\n");
        let snapshot = fixture.snapshot();
        let expected = snapshot.file("src/m.rs").expect("it is there");
        let absolute = fixture.root().join("src/m.rs").display().to_string();
        for spelling in ["./src/m.rs", "src/../src/m.rs", "src//m.rs", "src/./m.rs", &absolute] {
            assert_eq!(snapshot.file(spelling), Ok(expected), "{spelling}");
        }
    }

    #[test]
    fn what_is_no_file_says_so() {
        let fixture = Fixture::new("mod m;\n//- /src/m.rs\n");
        let snapshot = fixture.snapshot();
        let error = |path: &str| snapshot.file(path).expect_err("it is no file").to_string();
        assert_eq!(error("src"), "`src` is a directory; name a file in it, such as `src/lib.rs`");
        assert_eq!(error("."), "`.` is a directory; name a file in it, such as `src/lib.rs`");
        assert_eq!(
            error("m.rs"),
            "`m.rs` is not indexed: no such file, not a `.rs` file, or ignored; did you mean `src/m.rs`?"
        );
        assert!(error("../x.rs").contains("outside the project"));
        assert!(error("/etc/passwd").contains("outside the project"));
        assert_eq!(error(""), "`file_path` is empty; leave it out or give a value");
    }

    #[test]
    fn places_that_do_not_exist_say_so() {
        let fixture = Fixture::new("fn é() {}\n");
        let snapshot = fixture.snapshot();
        let file = snapshot.file("src/lib.rs").expect("it is there");
        let error =
            |line, column| snapshot.offset(file, line, column).expect_err("no such place").to_string();
        assert_eq!(snapshot.offset(file, 1, 4), Ok(3));
        assert_eq!(error(0, 1), "line 0 does not exist; lines and columns count from 1");
        assert_eq!(error(1, 0), "column 0 does not exist; lines and columns count from 1");
        assert_eq!(error(9, 1), "`src/lib.rs` has 2 lines, there is no line 9; read the file again");
        assert_eq!(
            error(1, 99),
            "line 1 of `src/lib.rs` has 10 bytes, there is no column 99; columns count bytes"
        );
    }
}
