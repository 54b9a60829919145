//! Between files, offsets and definitions inside, and paths, positions and texts outside.

use std::path::Path;

use super::model::Failure;

use crate::graph::Analysis;

/// The path of a file as answers show it: relative to the root, or absolute if it lies elsewhere; always with `/`.
pub(crate) fn shown_path(root: &Path, path: &Path) -> String {
    let path = path.strip_prefix(root).unwrap_or(path);
    let text = path.to_string_lossy();
    if std::path::MAIN_SEPARATOR == '/' {
        text.into_owned()
    } else {
        text.replace(std::path::MAIN_SEPARATOR, "/")
    }
}

/// The workspace's files with syntax errors, by path.
pub fn parse_failures(analysis: &Analysis, root: &Path) -> Vec<Failure> {
    let program = analysis.program();
    let own = program.table.iter().filter(|&(file, _)| program.is_workspace_file(file));
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
    failures.sort_by(|a, b| a.file_path.cmp(&b.file_path));
    failures
}
