//! Lines for lines.

use super::buffer::{Buffer, Splice};
use super::{LineAction, LineEdit, LinesDone};
use crate::error::EditError;
use crate::text::{LineEnding, convert_endings};

impl Buffer {
    /// Replaces, deletes or inserts lines; nothing has changed after an error.
    pub(super) fn replace_lines(&mut self, edit: &LineEdit) -> Result<LinesDone, EditError> {
        let end_line = edit.end_line.unwrap_or(edit.start_line);
        let total = self.coding.count_lines(self.body());
        self.check_lines(edit, end_line, total)?;
        self.require_text(&[&edit.replacement])?;
        let (start, end) = (edit.start_line.min(total), end_line.min(total));
        let range_lines = if edit.start_line > total || edit.start_line == 0 { 0 } else { end - start + 1 };
        if let Some(expected) = edit.expected_lines
            && expected != total
            && expected != range_lines
        {
            return Err(EditError::Lines {
                path: self.path.clone(),
                expected,
                file: total,
                range: range_lines,
            });
        }
        let ending = match self.coding.endings(self.body()) {
            (lf, crlf) if crlf > 0 && crlf >= lf => LineEnding::CrLf,
            _ => LineEnding::Lf,
        };
        let text = convert_endings(&edit.replacement, ending).into_owned();
        let splice = if edit.after {
            self.insertion(end, text, ending)
        } else {
            self.replacement(start, end, text, ending)
        };
        if self.body().get(splice.range.clone()) == Some(&*splice.text) {
            return Err(EditError::NoChange { path: self.path.clone() });
        }
        if edit.after && end_line > total {
            self.note(format!("line {end_line} is past the end; inserted after line {total}"));
        }
        self.splice(&[splice]);
        let line_count = self.coding.count_lines(self.body());
        let lines_removed = if edit.after { 0 } else { range_lines };
        Ok(LinesDone {
            action: match (edit.after, edit.replacement.is_empty()) {
                (true, _) => LineAction::InsertAfter,
                (false, true) => LineAction::Delete,
                (false, false) => LineAction::Replace,
            },
            start_line: start,
            end_line: end,
            lines_removed,
            lines_added: (line_count + lines_removed).saturating_sub(total),
            eol: ending.name(),
            line_count,
        })
    }

    fn check_lines(&self, edit: &LineEdit, end_line: u64, total: u64) -> Result<(), EditError> {
        let range = |key, range: String, value| Err(EditError::Range { key, range, value });
        if end_line < edit.start_line {
            return range("end_line", format!("at least start_line, which is {}", edit.start_line), end_line);
        }
        if edit.after {
            return Ok(());
        }
        if edit.start_line == 0 {
            return range("start_line", "at least 1, or 0 with after".to_owned(), 0);
        }
        if total == 0 {
            return Err(EditError::EmptyFile { path: self.path.clone() });
        }
        if edit.start_line > total {
            return range(
                "start_line",
                format!("at most {total}, the last line, or used with after"),
                edit.start_line,
            );
        }
        Ok(())
    }

    fn replacement(&self, start: u64, end: u64, mut text: String, ending: LineEnding) -> Splice {
        let range = self.coding.lines(self.body(), start, end);
        // A line that was ended stays ended, and the last one without an ending stays without.
        let ended = self.coding.is_line_start(self.body(), range.end);
        if ended && !text.is_empty() && !text.ends_with('\n') {
            text.push_str(ending.as_str());
        }
        Splice { range, text: self.coding.encode(&text).into() }
    }

    fn insertion(&self, line: u64, mut text: String, ending: LineEnding) -> Splice {
        let body = self.body();
        let at = if line == 0 { 0 } else { self.coding.lines(body, line, line).end };
        if text.is_empty() {
            return Splice { range: at..at, text: Vec::new().into() };
        }
        if !self.coding.is_line_start(body, at) {
            // The last line was unfinished: it is ended, and the text is the new last line as it is.
            text.insert_str(0, ending.as_str());
        } else if !text.ends_with('\n') && !body.is_empty() {
            text.push_str(ending.as_str());
        }
        Splice { range: at..at, text: self.coding.encode(&text).into() }
    }
}
