//! The head of a record: read whatever it is, written so that nothing in it can be forged.
//!
//! In goes a text, out come the fields that are known here, where the body begins, and what is wrong. YAML between `---`
//! lines, TOML between `+++` lines, or none at all. What can't be parsed is a problem that is told, never an error: the
//! body is worth reading all the same. YAML that could grow or nest without end is not given to the parser.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

use gray_matter::Pod;
use gray_matter::engine::{Engine, YAML};

/// The largest head that is read, in bytes.
const MAX_HEAD: usize = 64 << 10;

/// How deep lists and maps in a head may nest.
const MAX_DEPTH: usize = 8;

/// The languages of a head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Language {
    Yaml,
    Toml,
}

/// Where a head is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Head {
    pub(super) language: Language,
    /// Its lines, without the fences around them.
    pub(super) range: Range<usize>,
    /// Where the body begins.
    pub(super) body: usize,
}

/// What a head says.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Fields {
    pub(super) values: BTreeMap<String, Value>,
    pub(super) problem: Option<String>,
}

/// A value in a head.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Value {
    Text(String),
    List(Vec<Value>),
    Map(BTreeMap<String, Value>),
}

impl Fields {
    /// The first of `names` that is there.
    fn get(&self, names: &[&str]) -> Option<&Value> {
        names.iter().find_map(|name| self.values.get(*name))
    }

    /// A text or number.
    pub(super) fn text(&self, names: &[&str]) -> Option<String> {
        match self.get(names)? {
            Value::Text(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
            _ => None,
        }
    }

    /// A list, or one text, whose parts between commas are as good as a list.
    pub(super) fn list(&self, names: &[&str]) -> Vec<String> {
        let mut all = match self.get(names) {
            Some(Value::Text(text)) => text.split(',').map(str::to_owned).collect(),
            Some(Value::List(items)) => {
                let texts = items.iter().filter_map(|item| match item {
                    Value::Text(text) => Some(text.clone()),
                    _ => None,
                });
                texts.collect()
            }
            _ => Vec::new(),
        };
        all.iter_mut().for_each(|text| *text = text.trim().to_owned());
        all.retain(|text| !text.is_empty());
        all
    }

    /// A map of texts.
    pub(super) fn map(&self, names: &[&str]) -> BTreeMap<String, String> {
        let Some(Value::Map(map)) = self.get(names) else { return BTreeMap::new() };
        let texts = map.iter().filter_map(|(key, value)| match value {
            Value::Text(text) => Some((key.clone(), text.clone())),
            _ => None,
        });
        texts.collect()
    }
}

/// Finds the head of a text.
pub(super) fn head(text: &str) -> Option<Head> {
    let start = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let mut at = start;
    let mut lines = text.get(start..)?.split_inclusive('\n');
    let first = lines.next()?;
    let (fence, language) = match first.trim_end() {
        "---" => ("---", Language::Yaml),
        "+++" => ("+++", Language::Toml),
        _ => return None,
    };
    at += first.len();
    let begin = at;
    for line in lines {
        let end = at;
        at += line.len();
        if line.trim_end() == fence {
            return Some(Head { language, range: begin..end, body: at });
        }
    }
    None
}

/// Reads the head of a text.
pub(super) fn read(text: &str) -> (Fields, usize) {
    let Some(head) = head(text) else {
        let looks_like_one = text.trim_start_matches('\u{feff}').lines().take(2).collect::<Vec<_>>();
        let problem = match looks_like_one[..] {
            ["---" | "+++", second] if second.contains(':') || second.contains('=') => {
                Some("the frontmatter has no end: a line of its own that is `---`".to_owned())
            }
            _ => None,
        };
        return (Fields { problem, ..Fields::default() }, 0);
    };
    let lines = text.get(head.range.clone()).unwrap_or_default();
    let read = match (lines.len() > MAX_HEAD, head.language) {
        (true, _) => Err(format!("it is longer than {MAX_HEAD} bytes")),
        (false, Language::Yaml) => yaml(lines),
        (false, Language::Toml) => toml(lines),
    };
    let fields = match read {
        Ok(values) => Fields { values, problem: None },
        Err(reason) => Fields {
            values: BTreeMap::new(),
            problem: Some(format!(
                "the frontmatter can't be read: {}",
                reason.lines().next().unwrap_or_default()
            )),
        },
    };
    (fields, head.body)
}

fn yaml(lines: &str) -> Result<BTreeMap<String, Value>, String> {
    if lines.trim().is_empty() {
        return Ok(BTreeMap::new());
    }
    tame(lines)?;
    match YAML::parse(lines)
        .map_err(|error| error.to_string().trim_start_matches("Deserialize error: ").to_owned())?
    {
        Pod::Hash(map) => {
            let values = map.into_iter().filter_map(|(key, value)| Some((key, of_pod(value, MAX_DEPTH)?)));
            Ok(values.collect())
        }
        Pod::Null => Ok(BTreeMap::new()),
        _ => Err("it is no list of `key: value` lines".to_owned()),
    }
}

fn toml(lines: &str) -> Result<BTreeMap<String, Value>, String> {
    let table: toml::Table = lines.parse().map_err(|error: toml::de::Error| error.message().to_owned())?;
    let values = table.into_iter().filter_map(|(key, value)| Some((key, of_toml(value, MAX_DEPTH)?)));
    Ok(values.collect())
}

fn of_pod(pod: Pod, depth: usize) -> Option<Value> {
    let below = depth.checked_sub(1)?;
    Some(match pod {
        Pod::Null => return None,
        Pod::String(text) => Value::Text(text),
        Pod::Integer(number) => Value::Text(number.to_string()),
        Pod::Float(number) => Value::Text(number.to_string()),
        Pod::Boolean(flag) => Value::Text(flag.to_string()),
        Pod::Array(items) => Value::List(items.into_iter().filter_map(|item| of_pod(item, below)).collect()),
        Pod::Hash(map) => Value::Map(
            map.into_iter().filter_map(|(key, value)| Some((key, of_pod(value, below)?))).collect(),
        ),
    })
}

fn of_toml(value: toml::Value, depth: usize) -> Option<Value> {
    let below = depth.checked_sub(1)?;
    Some(match value {
        toml::Value::String(text) => Value::Text(text),
        toml::Value::Array(items) => {
            Value::List(items.into_iter().filter_map(|item| of_toml(item, below)).collect())
        }
        toml::Value::Table(map) => Value::Map(
            map.into_iter().filter_map(|(key, value)| Some((key, of_toml(value, below)?))).collect(),
        ),
        other => Value::Text(other.to_string()),
    })
}

/// Whether YAML can do no harm: its parser follows nesting on the stack, and copies what an alias stands for.
fn tame(lines: &str) -> Result<(), String> {
    let mut open = 0usize;
    let mut indents: Vec<usize> = Vec::new();
    for line in lines.lines() {
        let text = line.trim_start();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let indent = line.len() - text.len();
        while indents.last().is_some_and(|&last| last >= indent) {
            indents.pop();
        }
        indents.push(indent);
        let mut marks = text.split(' ').take_while(|word| matches!(*word, "-" | "?" | ":" | "")).count();
        marks += indents.len();
        let mut quote: Option<char> = None;
        let mut before = ' ';
        for letter in text.chars() {
            match (quote, letter) {
                (Some(open), letter) if letter == open && before != '\\' => quote = None,
                (Some(_), _) => {}
                (None, '"' | '\'') if !before.is_alphanumeric() => quote = Some(letter),
                (None, '[' | '{') => open += 1,
                (None, ']' | '}') => open = open.saturating_sub(1),
                (None, '&') if matches!(before, ' ' | '[' | ',' | '{') => {
                    return Err("it has an anchor (`&name`), which records don't need".to_owned());
                }
                _ => {}
            }
            if marks + open > 2 * MAX_DEPTH {
                return Err("it nests too deep".to_owned());
            }
            before = letter;
        }
    }
    Ok(())
}

/// A text as a double-quoted scalar, which means the same in YAML and TOML: on one line, whatever is in it.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                out.push('\\');
                out.push(letter);
            }
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            // Characters that end a line for some reader, that steer how text is shown, or that nobody sees.
            letter if letter.is_control() || is_unseen(letter) => {
                let _ = write!(out, "\\u{:04X}", u32::from(letter));
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}

/// Line ends that are no control characters, marks of direction, and the byte order mark.
pub(super) fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A list under a key, as YAML; nothing if it is empty.
pub(super) fn yaml_list(out: &mut String, key: &str, items: impl Iterator<Item = String>) {
    for (index, item) in items.enumerate() {
        if index == 0 {
            let _ = writeln!(out, "{key}:");
        }
        let _ = writeln!(out, "  - {}", quoted(&item));
    }
}

/// The text with symbols of its head under other names, and with other fingerprints.
pub(crate) fn record_head(text: &str, renamed: &[(&str, &str)], prints: &BTreeMap<String, String>) -> String {
    let Some(head) = head(text) else { return with_fingerprints(text, prints) };
    let (before, rest) = text.split_at(head.range.start);
    let (lines, after) = rest.split_at(head.range.len());
    let mut lines = lines.to_owned();
    for (from, to) in renamed {
        let mut out = String::with_capacity(lines.len());
        let mut rest = lines.as_str();
        while let Some(at) = rest.find(from) {
            let is_part = |letter: char| letter == ':' || letter == '_' || letter.is_alphanumeric();
            let end = at + from.len();
            let whole = !rest[..at].ends_with(is_part)
                && !rest[end..].starts_with(|letter: char| letter == '_' || letter.is_alphanumeric())
                && !rest[end..].starts_with("::");
            out.push_str(&rest[..at]);
            out.push_str(if whole { to } else { from });
            rest = &rest[end..];
        }
        out.push_str(rest);
        lines = out;
    }
    with_fingerprints(&format!("{before}{lines}{after}"), prints)
}

/// The text with other fingerprints in its head; what else is there stays as it is, byte by byte. A text without a head
/// gets one.
pub(super) fn with_fingerprints(text: &str, fingerprints: &BTreeMap<String, String>) -> String {
    const KEY: &str = "fingerprints";
    let Some(head) = head(text) else {
        let block = block(Language::Yaml, KEY, fingerprints);
        return if block.is_empty() { text.to_owned() } else { format!("---\n{block}---\n\n{text}") };
    };
    let (before, rest) = text.split_at(head.range.start);
    let (lines, after) = rest.split_at(head.range.len());
    let newline = if lines.contains("\r\n") { "\r\n" } else { "\n" };
    let mut kept = String::with_capacity(lines.len());
    let mut inside = false;
    for line in lines.split_inclusive('\n') {
        let starts = match head.language {
            Language::Yaml => line.starts_with(KEY) && line[KEY.len()..].trim_start().starts_with(':'),
            Language::Toml => line.trim_end() == format!("[{KEY}]"),
        };
        let ends = match head.language {
            Language::Yaml => !line.starts_with([' ', '\t', '-', '#']) && !line.trim().is_empty(),
            Language::Toml => line.starts_with('['),
        };
        inside = starts || inside && !ends;
        if !inside {
            kept.push_str(line);
        }
    }
    if !kept.is_empty() && !kept.ends_with('\n') {
        kept.push_str(newline);
    }
    let block = block(head.language, KEY, fingerprints).replace('\n', newline);
    format!("{before}{kept}{block}{after}")
}

fn block(language: Language, key: &str, map: &BTreeMap<String, String>) -> String {
    if map.is_empty() {
        return String::new();
    }
    let (mut out, indent, sign) = match language {
        Language::Yaml => (format!("{key}:\n"), "  ", ":"),
        Language::Toml => (format!("[{key}]\n"), "", " ="),
    };
    for (name, value) in map {
        let _ = writeln!(out, "{indent}{}{sign} {}", quoted(name), quoted(value));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> String {
        let (fields, body) = read(text);
        format!("{:?} | {:?} | {:?}", fields.values, fields.problem, text.get(body..).unwrap_or("?"))
    }

    #[test]
    fn yaml_toml_none_and_broken() {
        assert_eq!(
            texts("---\ntitle: \"A: b\"\naffected_paths: [src/**, 'x']\nnumber: 7\n---\n# T\n"),
            r##"{"affected_paths": List([Text("src/**"), Text("x")]), "number": Text("7"), "title": Text("A: b")} | None | "# T\n""##
        );
        assert_eq!(
            texts("+++\ntitle = \"A\"\n[fingerprints]\n\"a::b\" = \"1\"\n+++\nx"),
            r#"{"fingerprints": Map({"a::b": Text("1")}), "title": Text("A")} | None | "x""#
        );
        assert_eq!(texts("# T\n---\nx"), r##"{} | None | "# T\n---\nx""##);
        assert_eq!(texts("---\n---\nx"), r#"{} | None | "x""#);
        for broken in ["---\ntitle: [a\n---\nx", "---\njust words\n---\nx", "+++\ntitle\n+++\nx"] {
            let (fields, body) = read(broken);
            assert!(fields.problem.is_some(), "{broken}");
            assert_eq!(&broken[body..], "x", "the body is read all the same");
        }
        assert!(read("---\ntitle: a\n").0.problem.is_some_and(|problem| problem.contains("no end")));
        assert_eq!(texts("\u{feff}---\r\na: b\r\n---\r\nx"), r#"{"a": Text("b")} | None | "x""#);
    }

    #[test]
    fn heads_that_would_grow_or_nest_are_refused() {
        let deep = [
            format!("---\na: {}\n---\n", "[".repeat(5000)),
            format!("---\n{}x\n---\n", "- ".repeat(5000)),
            format!("---\n{}x\n---\n", "? ".repeat(5000)),
            format!("---\n{}---\n", (0..200).map(|n| format!("{}a:\n", " ".repeat(n))).collect::<String>()),
            "---\na: &x [1]\nb: [*x, *x]\n---\n".to_owned(),
            format!("---\na: \"{}\"\n---\n", "x".repeat(MAX_HEAD)),
            format!("+++\na = {}\n+++\n", "[".repeat(5000)),
        ];
        for text in deep {
            assert!(read(&text).0.problem.is_some(), "{}", &text[..40]);
        }
    }

    #[test]
    fn whatever_is_quoted_comes_back() {
        for text in [
            "plain",
            "a \"b\" \\ c",
            "---",
            "two\nlines\n---\nx: y",
            "\u{0}\u{1b}[31m",
            "ü\u{2028}名\u{202e}",
            "#: [a, {b}] & *c !d",
            "'",
            "- a",
            "",
            "\u{85}\u{7f}",
        ] {
            for (fence, sign) in [("---", ":"), ("+++", " =")] {
                let head = format!("{fence}\nkey{sign} {}\n{fence}\nbody", quoted(text));
                let (fields, body) = read(&head);
                assert_eq!(fields.values.get("key"), Some(&Value::Text(text.to_owned())), "{text:?} {head}");
                assert_eq!(&head[body..], "body");
            }
        }
    }

    #[test]
    fn fingerprints_are_written_and_nothing_else_is_touched() {
        let map: BTreeMap<String, String> = [("a::b".to_owned(), "1".to_owned())].into();
        for (text, expected) in [
            ("# T\n", "---\nfingerprints:\n  \"a::b\": \"1\"\n---\n\n# T\n"),
            ("---\ntitle: x # why\n---\nb", "---\ntitle: x # why\nfingerprints:\n  \"a::b\": \"1\"\n---\nb"),
            (
                "---\nfingerprints:\n  \"a::b\": \"0\"\n  c: d\nstatus: accepted\n---\nb",
                "---\nstatus: accepted\nfingerprints:\n  \"a::b\": \"1\"\n---\nb",
            ),
            (
                "+++\ntitle = \"x\"\n[fingerprints]\n\"c\" = \"d\"\n+++\nb",
                "+++\ntitle = \"x\"\n[fingerprints]\n\"a::b\" = \"1\"\n+++\nb",
            ),
            ("---\r\na: b\r\n---\r\n", "---\r\na: b\r\nfingerprints:\r\n  \"a::b\": \"1\"\r\n---\r\n"),
        ] {
            assert_eq!(with_fingerprints(text, &map), expected);
            assert_eq!(read(&with_fingerprints(text, &map)).0.map(&["fingerprints"]), map);
            assert_eq!(with_fingerprints(expected, &map), expected, "twice is once");
        }
        assert_eq!(with_fingerprints("# T\n", &BTreeMap::new()), "# T\n");
    }
}
