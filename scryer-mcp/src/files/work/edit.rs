//! `file-edit` and `file-edit-lines`.

use fsops::edit::{LineAction, LineEdit, TextEdit, edit_lines, edit_text};

use super::{Done, Fault, Work};

pub(super) fn text(work: &Work<'_>) -> Result<Done, Fault> {
    let old = ["old_string", "old_string_path", "old_string_offset", "old_string_length"];
    let new = ["new_string", "new_string_path", "new_string_offset", "new_string_length"];
    let old = work.given.text_or_file(&work.call, old)?;
    let new = work.given.text_or_file(&work.call, new)?;
    let needed = |key: &str| Fault::invalid(format!("{key} is needed, or {key}_path"));
    let edit = TextEdit {
        expected: work.given.number("expected_replacements"),
        replace_all: work.given.flag("replace_all"),
        ..TextEdit::new(old.ok_or_else(|| needed("old_string"))?, new.ok_or_else(|| needed("new_string"))?)
    };
    let outcome = edit_text(&work.call, work.given.needed("file_path"), &edit)?;
    let edited = outcome.value;
    let times = edited.done.replacements;
    let s = if times == 1 { "" } else { "s" };
    let lines: Vec<String> = edited.done.lines.iter().take(5).map(u64::to_string).collect();
    let more = if edited.done.lines.len() > 5 { ", …" } else { "" };
    let place = format!("line{} {}{more}", if lines.len() == 1 { "" } else { "s" }, lines.join(", "));
    let head = format!("{}: {times} replacement{s}, {place}", edited.file_path);
    Ok(Done::line(head, &edited).noted(outcome.notes))
}

pub(super) fn lines(work: &Work<'_>) -> Result<Done, Fault> {
    let keys = ["replacement", "replacement_path", "replacement_offset", "replacement_length"];
    let replacement = work.given.text_or_file(&work.call, keys)?;
    let edit = LineEdit {
        start_line: work.given.number("start_line").unwrap_or(0),
        end_line: work.given.number("end_line"),
        replacement: replacement.ok_or_else(|| {
            Fault::invalid("replacement is needed, or replacement_path; an empty one deletes")
        })?,
        after: work.given.flag("after"),
        expected_lines: work.given.number("expected_lines"),
    };
    let outcome = edit_lines(&work.call, work.given.needed("file_path"), &edit)?;
    let edited = outcome.value;
    let done = &edited.done;
    let what = match done.action {
        LineAction::Replace => format!("lines {} to {} replaced", done.start_line, done.end_line),
        LineAction::Delete => format!("lines {} to {} deleted", done.start_line, done.end_line),
        LineAction::InsertAfter => format!("inserted after line {}", done.end_line),
    };
    let counts = format!("-{} +{}", done.lines_removed, done.lines_added);
    let head = format!("{}: {what} ({counts}), {} lines now", edited.file_path, done.line_count);
    Ok(Done::line(head, &edited).noted(outcome.notes))
}
