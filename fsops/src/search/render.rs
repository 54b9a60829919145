//! The body of an answer: what a person reads.

use std::fmt::Write;

use super::{FileMatches, Found};
use crate::paths::shown_line;

impl Found {
    /// Returns the answer as text: each file's path on a line, then `N:TEXT` for lines that match and `N-TEXT` for
    /// those around them, `--` between groups that don't touch, an empty line between files. Where nothing matched, it
    /// says what was not searched, so that an unread file never looks like one without a match.
    #[must_use]
    pub fn body(&self) -> String {
        let mut body = String::new();
        // Writing to a String can't fail.
        if let Some(gist) = &self.fallback {
            let _ =
                writeln!(body, "[the pattern is no regular expression ({gist}); searched for it as text]");
        }
        for (at, file) in self.files.iter().enumerate() {
            if at > 0 {
                body.push('\n');
            }
            file.write(&mut body);
        }
        if self.files.is_empty() && !self.truncated {
            body.push_str(&self.nothing());
            body.push('\n');
        }
        body.pop();
        body
    }

    /// Says that nothing matched, and of what that can't be said.
    fn nothing(&self) -> String {
        let passed_by = [
            (self.unreadable_count, "unreadable"),
            (self.too_large.len() as u64, "too large"),
            (self.binary_skipped, "binary"),
            (self.special_skipped, "special"),
        ];
        let passed_by: Vec<String> = passed_by
            .iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, what)| format!("{count} {what}"))
            .collect();
        match (passed_by.is_empty(), self.files_searched) {
            (true, _) => "no matches".to_owned(),
            (false, 0) => format!("nothing was searched: {}", passed_by.join(", ")),
            (false, _) => format!("no matches; not searched: {}", passed_by.join(", ")),
        }
    }
}

impl FileMatches {
    fn write(&self, body: &mut String) {
        let _ = writeln!(body, "{}", shown_line(&self.path));
        let mut last = None;
        for line in &self.lines {
            if last.is_some_and(|last| last + 1 < line.number) {
                body.push_str("--\n");
            }
            last = Some(line.number);
            let mark = if line.is_match { ':' } else { '-' };
            let _ = writeln!(body, "{}{mark}{}", line.number, line.text);
        }
        if self.binary {
            body.push_str("binary file matches\n");
        }
    }
}
