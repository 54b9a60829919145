//! What an operation gives: a head, a body, metadata; and how each kind of body is cut so that the reader can go on.

use fsops::paths::shown_line;
use fsops::search::Found;
use fsops::text::slice_chars;
use fsops::tree::ListEntry;
use serde::Serialize;
use serde_json::{Map, Value};

use super::fault::Fault;

/// The result of one operation.
#[derive(Debug, Default)]
pub(super) struct Done {
    /// One line: what the body is of, or all that there is to say.
    pub(super) head: String,
    /// What was asked for, for people and models.
    pub(super) body: Option<Body>,
    /// What is known besides. Never a copy of the body.
    pub(super) data: Map<String, Value>,
    pub(super) images: Vec<Image>,
    pub(super) notes: Vec<String>,
    /// What did the work, where that is worth knowing.
    pub(super) backend: Option<String>,
    /// Whether there was nothing of what was asked for.
    pub(super) nothing: bool,
    /// Why this is an error, although there is something to show.
    pub(super) fault: Option<Fault>,
}

/// A picture.
#[derive(Debug)]
pub(super) struct Image {
    /// Base64.
    pub(super) data: String,
    pub(super) mime_type: &'static str,
}

/// A text, and how it is cut.
#[derive(Debug)]
pub(super) struct Body {
    pub(super) text: String,
    /// The last line where the operation itself cut the text.
    pub(super) notice: Option<String>,
    pub(super) cut: Cut,
}

/// The kinds of body, by what continues them.
#[derive(Debug)]
pub(super) enum Cut {
    /// Characters from an offset on.
    Chars { offset: u64, total: Option<u64> },
    /// Bytes from an offset on, as base64.
    Base64 { offset: u64, total: u64 },
    /// Numbered lines from the first on.
    Lines { first: u64, total: Option<u64> },
    /// Lines that a search found.
    Search(Box<Found>),
    /// Entries of a tree.
    Entries(Vec<ListEntry>),
    /// Names in a directory, of so many.
    Names(u64),
    /// Anything else: how to ask for less of it.
    Plain(&'static str),
}

/// A body that was made to fit.
#[derive(Debug)]
pub(super) struct Fitted {
    pub(super) text: String,
    pub(super) notice: String,
    /// Metadata that describe what is left.
    pub(super) data: Vec<(&'static str, Value)>,
}

impl Done {
    /// A result that is its metadata and one line.
    pub(super) fn line(head: impl Into<String>, value: &impl Serialize) -> Done {
        Done { head: head.into(), data: data(value), ..Done::default() }
    }

    /// Adds a body.
    pub(super) fn with_body(mut self, text: impl Into<String>, notice: Option<String>, cut: Cut) -> Done {
        self.body = Some(Body { text: text.into(), notice, cut });
        self
    }

    /// Adds what the caller should know.
    pub(super) fn noted(mut self, notes: impl IntoIterator<Item = String>) -> Done {
        self.notes.extend(notes);
        self
    }

    /// Names what did the work.
    pub(super) fn by(mut self, backend: impl Into<String>) -> Done {
        let backend = backend.into();
        self.data.insert("backend".to_owned(), backend.clone().into());
        self.backend = Some(backend);
        self
    }
}

/// A value as metadata.
pub(super) fn data(value: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(object)) => object,
        _ => Map::new(),
    }
}

/// The bytes that a text takes in JSON, without its quotes.
pub(super) fn json_size(text: &str) -> usize {
    text.chars().map(json_size_of).sum()
}

fn json_size_of(c: char) -> usize {
    match c {
        '"' | '\\' | '\n' | '\r' | '\t' | '\u{8}' | '\u{c}' => 2,
        c if u32::from(c) < 0x20 => 6,
        c => c.len_utf8(),
    }
}

/// The longest beginning of a text that takes no more than this in JSON.
pub(super) fn fitting(text: &str, room: usize) -> &str {
    let mut taken = 0;
    for (at, c) in text.char_indices() {
        taken += json_size_of(c);
        if taken > room {
            return &text[..at];
        }
    }
    text
}

/// The beginning of a text that fits and ends with whole lines, without the last one's end.
fn fitting_lines(text: &str, room: usize) -> &str {
    let kept = fitting(text, room);
    if kept.len() == text.len() {
        return kept;
    }
    kept.rfind('\n').map_or("", |end| &kept[..end])
}

impl Body {
    /// Cuts the text so that it takes no more than `room` in JSON.
    pub(super) fn fit(&self, room: usize) -> Fitted {
        match &self.cut {
            Cut::Chars { offset, total } => {
                let text = fitting(&self.text, room);
                let returned = text.chars().count() as u64;
                let next = offset + returned;
                Fitted {
                    text: text.to_owned(),
                    notice: chars_notice(returned, *total, next),
                    data: vec![
                        ("truncated", true.into()),
                        ("returnedChars", returned.into()),
                        ("next", next.into()),
                    ],
                }
            }
            Cut::Base64 { offset, total } => {
                // Four characters hold three bytes.
                let text = fitting(&self.text, room - room % 4);
                let returned = text.len() as u64 / 4 * 3;
                Fitted {
                    text: text.to_owned(),
                    notice: bytes_notice(returned, *total, offset + returned),
                    data: vec![("truncated", true.into()), ("returnedBytes", returned.into())],
                }
            }
            Cut::Lines { first, total } => self.fit_lines(*first, *total, room),
            Cut::Search(found) => fit_search(found, room),
            Cut::Entries(entries) => fit_entries(entries, room),
            Cut::Names(total) => {
                let text = fitting_lines(&self.text, room);
                let shown = text.lines().count() as u64;
                Fitted {
                    text: text.to_owned(),
                    notice: format!("[truncated: {shown} of {total} entries; dir-list has more settings]"),
                    data: vec![("truncated", true.into()), ("returned", shown.into())],
                }
            }
            Cut::Plain(how) => {
                let text = fitting(&self.text, room);
                let returned = text.chars().count() as u64;
                let total = self.text.chars().count() as u64;
                Fitted {
                    text: text.to_owned(),
                    notice: format!("[truncated: {returned} of {total} chars; {how}]"),
                    data: vec![("truncated", true.into()), ("returnedChars", returned.into())],
                }
            }
        }
    }

    fn fit_lines(&self, first: u64, total: Option<u64>, room: usize) -> Fitted {
        let mut text = fitting_lines(&self.text, room).to_owned();
        let mut lines = text.lines().count() as u64;
        let mut hint = "";
        if lines == 0 {
            // Not even one: the beginning of it, as the numbers of lines can't lead further into it.
            let line = self.text.split('\n').next().unwrap_or_default();
            let mark = format!(" [line cut: it has {} chars]", line.chars().count());
            text = fitting(line, room.saturating_sub(mark.len())).to_owned() + &mark;
            lines = 1;
            hint = "; file-read with offset gives the rest of the line";
        }
        let last = first + lines - 1;
        let of = total.map_or_else(String::new, |total| format!(" of {total}"));
        Fitted {
            text,
            notice: format!(
                "[truncated: lines {first} to {last}{of}; go on with start_line {}{hint}]",
                last + 1
            ),
            data: vec![("returned", lines.into()), ("end_line", last.into()), ("hasMore", true.into())],
        }
    }
}

/// What ends a text that was cut.
pub(super) fn chars_notice(returned: u64, total: Option<u64>, next: u64) -> String {
    let total = total.map_or_else(|| "more".to_owned(), |total| total.to_string());
    format!(
        "[truncated: returned {returned} of {total} chars; pass offset/length to read more; next offset: {next}]"
    )
}

/// What ends bytes that were cut.
pub(super) fn bytes_notice(returned: u64, total: u64, next: u64) -> String {
    format!(
        "[truncated: returned {returned} of {total} bytes; pass offset/length to read more; next offset: {next}]"
    )
}

/// What ends a search that was cut.
pub(super) fn search_notice(found: &Found) -> String {
    let why = if found.timed_out { "the time was up" } else { "there is more" };
    format!(
        "[truncated: {} lines of {} files; {why}: narrow path, filePattern or pattern]",
        found.total_count, found.file_count
    )
}

fn fit_search(found: &Found, room: usize) -> Fitted {
    let mut kept = found.clone();
    kept.files = Vec::new();
    (kept.total_count, kept.match_count) = (0, 0);
    let mut taken = found.fallback.as_ref().map_or(0, |gist| json_size(gist) + 100);
    'files: for file in &found.files {
        let mut shown = fsops::search::FileMatches { lines: Vec::new(), ..file.clone() };
        let mut head = json_size(&shown_line(&file.path)) + 4;
        let mut last = 0;
        for line in &file.lines {
            let gap = if last > 0 && last + 1 < line.number { 4 } else { 0 };
            let size = head + gap + line.number.to_string().len() + json_size(&line.text) + 3;
            if taken + size > room {
                if !shown.lines.is_empty() {
                    shown.binary = false;
                    kept.files.push(shown);
                }
                break 'files;
            }
            taken += size;
            head = 0;
            last = line.number;
            kept.total_count += 1;
            kept.match_count += u64::from(line.is_match);
            shown.lines.push(line.clone());
        }
        taken += if file.binary { 24 } else { 0 };
        kept.files.push(shown);
    }
    kept.file_count = kept.files.len() as u64;
    kept.truncated = true;
    kept.complete = false;
    let data = vec![
        ("totalCount", kept.total_count.into()),
        ("matchCount", kept.match_count.into()),
        ("fileCount", kept.file_count.into()),
        ("truncated", true.into()),
        ("complete", false.into()),
    ];
    Fitted { text: kept.body(), notice: search_notice(&kept), data }
}

fn fit_entries(entries: &[ListEntry], room: usize) -> Fitted {
    let shown: Vec<String> = entries.iter().map(ToString::to_string).collect();
    let depth = |at: &usize| entries.get(*at).map_or(0, |entry| entry.path.matches('/').count());
    let mut order: Vec<usize> = (0..entries.len()).collect();
    // The least deep first, else as they are: a large directory doesn't hide its neighbours.
    order.sort_by_key(depth);
    let mut taken = 0;
    let mut kept: Vec<usize> = Vec::new();
    for at in order {
        taken += shown.get(at).map_or(0, |line| json_size(line) + 2);
        if taken > room {
            break;
        }
        kept.push(at);
    }
    kept.sort_unstable();
    let text: Vec<&str> = kept.iter().filter_map(|at| shown.get(*at).map(String::as_str)).collect();
    let (returned, total) = (text.len(), entries.len());
    Fitted {
        text: text.join("\n"),
        notice: format!(
            "[truncated: {returned} of {total} entries; lower depth, or list a directory by its path]"
        ),
        data: vec![("truncated", true.into()), ("entryCount", returned.into())],
    }
}

/// The beginning of a text with so many characters.
pub(super) fn first_chars(text: &str, most: u64) -> &str {
    slice_chars(text, 0, Some(most)).text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_of_the_encoder() {
        let text: String =
            (0..0x300).filter_map(char::from_u32).chain("é漢😀\u{2028}\u{7f}".chars()).collect();
        let encoded = serde_json::to_string(&text).unwrap_or_default();
        assert_eq!(json_size(&text), encoded.len() - 2);
        assert_eq!(fitting("a\u{1}b", 6), "a");
        assert_eq!(fitting("a\u{1}b", 8), "a\u{1}b");
    }

    #[test]
    fn lines_are_cut_whole_but_for_one_that_is_too_long() {
        let body = |text: &str| Body {
            text: text.to_owned(),
            notice: None,
            cut: Cut::Lines { first: 3, total: Some(9) },
        };
        let fitted = body("3: ab\n4: cd\n5: ef").fit(15);
        assert_eq!(fitted.text, "3: ab\n4: cd");
        assert_eq!(fitted.notice, "[truncated: lines 3 to 4 of 9; go on with start_line 5]");
        let fitted = body(&format!("3: {}\n4: x", "y".repeat(500))).fit(100);
        assert!(fitted.text.ends_with("yyy [line cut: it has 503 chars]"), "{}", fitted.text);
        assert!(fitted.notice.contains("start_line 4"), "{}", fitted.notice);
    }
}
