//! The body of an answer: what a person reads.

use std::fmt::Write;

use super::{FileMatches, Found};

impl Found {
    /// Returns the answer as text: each file's path on a line, then `N:TEXT` for lines that match and `N-TEXT` for
    /// those around them, `--` between groups that don't touch, an empty line between files.
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
            body.push_str("no matches\n");
        }
        body.pop();
        body
    }
}

impl FileMatches {
    fn write(&self, body: &mut String) {
        let _ = writeln!(body, "{}", self.path);
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
