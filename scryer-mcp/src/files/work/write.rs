//! `file-write`.

use fsops::write::{WriteFile, WriteMode, write_file};

use super::{Done, Fault, Work};

pub(super) fn file(work: &Work<'_>) -> Result<Done, Fault> {
    let keys = ["content", "content_path", "content_offset", "content_length"];
    let content = work.given.text_or_file(&work.call, keys)?;
    let content = content.ok_or_else(|| Fault::invalid("content is needed, or content_path"))?;
    let mode = match work.given.text("mode") {
        Some("append") => WriteMode::Append,
        _ => WriteMode::Rewrite,
    };
    let request = WriteFile { mode, ..WriteFile::new(work.given.needed("path"), content) };
    let outcome = write_file(&work.call, &request)?;
    let written = outcome.value;
    let what = match (written.created, mode) {
        (true, _) => "written, new",
        (false, WriteMode::Append) => "appended",
        (false, WriteMode::Rewrite) => "written",
    };
    let head = format!("{}: {} bytes {what}", written.path, written.bytes);
    Ok(Done::line(head, &written).noted(outcome.notes))
}
