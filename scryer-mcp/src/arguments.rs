//! From what an agent sent to what it meant.
//!
//! In goes the JSON object of a call, out come [`Arguments`] whose values have the published shapes. Shapes are coerced
//! (`"12"`, `"true"`, a bare string for a list, JSON in a string, `null` for nothing), meanings are not: an unknown
//! name, a word that is none of the choices, or line 0 is an error that says what would do.

use std::str::FromStr;

use serde_json::{Map, Value};

use crate::catalog::{Definition, Parameter, Shape};
use crate::error::ToolError;
use crate::wire::WHOLE;

/// The arguments of one call, coerced.
#[derive(Debug)]
pub struct Arguments {
    definition: &'static Definition,
    values: Vec<(&'static str, Given)>,
}

/// A coerced value.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Given {
    Text(String),
    Integer(u64),
    Boolean(bool),
    Texts(Vec<String>),
    Places(Vec<Place>),
}

/// A line of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// As it was given.
    pub file_path: String,
    /// From 1.
    pub line: u32,
    /// From 1, where it matters.
    pub column: Option<u32>,
}

impl Arguments {
    /// Coerces what was sent for a tool.
    pub fn read(definition: &'static Definition, sent: &Map<String, Value>) -> Result<Arguments, ToolError> {
        Arguments::read_as(definition, sent, false)
    }

    /// Likewise. Numbers and texts that are `exact` are left to the library to refuse: who sent them has its words for that.
    pub(crate) fn read_as(
        definition: &'static Definition,
        sent: &Map<String, Value>,
        exact: bool,
    ) -> Result<Arguments, ToolError> {
        let unwrapped = match sent.get(WHOLE) {
            Some(whole) if sent.len() == 1 => Some(object(whole)?),
            _ => None,
        };
        let sent = unwrapped.as_ref().unwrap_or(sent);
        let mut values = Vec::new();
        for (name, value) in sent {
            let Some(parameter) = definition.accepted().find(|parameter| parameter.name == name) else {
                return Err(unknown(definition, name));
            };
            if let Some(given) = coerce(parameter, value, exact)? {
                values.push((parameter.name, given));
            }
        }
        let arguments = Arguments { definition, values };
        match definition
            .accepted()
            .find(|parameter| parameter.required && arguments.get(parameter.name).is_none())
        {
            Some(missing) => {
                Err(ToolError::Missing { tool: definition.name, needs: missing.name.to_owned() })
            }
            None => Ok(arguments),
        }
    }

    /// A text.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Given::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A number.
    pub fn integer(&self, name: &str) -> Option<u64> {
        match self.get(name)? {
            Given::Integer(number) => Some(*number),
            _ => None,
        }
    }

    /// A line or column; beyond the largest that a file can have is as good as the largest.
    pub fn coordinate(&self, name: &str) -> Option<u32> {
        self.integer(name).map(|number| u32::try_from(number).unwrap_or(u32::MAX))
    }

    /// A count of things in memory.
    pub fn count(&self, name: &str) -> Option<usize> {
        self.integer(name).map(|number| usize::try_from(number).unwrap_or(usize::MAX))
    }

    /// Whether a flag was set to true.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.get(name), Some(Given::Boolean(true)))
    }

    /// A value of a closed set.
    pub fn word<T: FromStr>(&self, name: &str) -> Result<Option<T>, ToolError> {
        self.text(name).map(|word| self.parse(name, word)).transpose()
    }

    /// Several values of a closed set; none if they were not given.
    pub fn words<T: FromStr>(&self, name: &str) -> Result<Vec<T>, ToolError> {
        match self.get(name) {
            Some(Given::Texts(words)) => words.iter().map(|word| self.parse(name, word)).collect(),
            _ => Ok(Vec::new()),
        }
    }

    fn parse<T: FromStr>(&self, name: &str, word: &str) -> Result<T, ToolError> {
        word.parse().map_err(|_| {
            let parameter = self.definition.accepted().find(|parameter| parameter.name == name);
            let unknown = || ToolError::UnknownArgument {
                tool: self.definition.name,
                argument: name.to_owned(),
                nearest: None,
                known: String::new(),
            };
            parameter.map_or_else(unknown, |parameter| wrong(parameter, &word.into()))
        })
    }

    /// Several texts; none if they were not given.
    pub fn texts(&self, name: &str) -> &[String] {
        match self.get(name) {
            Some(Given::Texts(texts)) => texts,
            _ => &[],
        }
    }

    /// Several places; none if they were not given.
    pub fn places(&self, name: &str) -> &[Place] {
        match self.get(name) {
            Some(Given::Places(places)) => places,
            _ => &[],
        }
    }

    fn get(&self, name: &str) -> Option<&Given> {
        self.values.iter().find(|(known, _)| *known == name).map(|(_, given)| given)
    }
}

/// Arguments that came in one piece: as JSON in a string, or an object inside the object.
fn object(whole: &Value) -> Result<Map<String, Value>, ToolError> {
    let read = match whole {
        Value::Object(object) => Some(object.clone()),
        Value::String(text) if text.trim().is_empty() => Some(Map::new()),
        Value::String(text) => serde_json::from_str(text).ok(),
        _ => None,
    };
    read.ok_or_else(|| ToolError::Wrong {
        argument: WHOLE,
        takes: "an object such as {\"symbol\": \"Type::method\"}".to_owned(),
        got: shown(whole),
    })
}

/// `None` is as good as not given: null, and an empty string, which no parameter can mean.
fn coerce(parameter: &'static Parameter, value: &Value, exact: bool) -> Result<Option<Given>, ToolError> {
    if value.is_null() || !exact && value.as_str().is_some_and(|text| text.trim().is_empty()) {
        return Ok(None);
    }
    let given = match parameter.shape {
        Shape::Text => text(value).map(Given::Text),
        Shape::Integer(least) => {
            let least = if exact { 0 } else { least };
            return integer(parameter, value, least).map(|number| Some(Given::Integer(number)));
        }
        Shape::Boolean => boolean(value).map(Given::Boolean),
        Shape::Word(_) => value.as_str().map(|word| Given::Text(plain_word(word))),
        Shape::Words(_) | Shape::UnlistedWords(_) => words(value).map(Given::Texts),
        Shape::Texts => texts(value).map(Given::Texts),
        Shape::Places => return places(parameter, value, exact).map(|places| Some(Given::Places(places))),
    };
    given.map(Some).ok_or_else(|| wrong(parameter, value))
}

fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn integer(parameter: &Parameter, value: &Value, least: u64) -> Result<u64, ToolError> {
    let whole = match value {
        Value::Number(number) => whole(number),
        Value::String(text) => text.trim().parse::<serde_json::Number>().ok().as_ref().and_then(whole),
        _ => None,
    };
    match whole {
        Some(number) if number >= i128::from(least) => Ok(u64::try_from(number).unwrap_or(u64::MAX)),
        Some(number) => Err(ToolError::TooSmall { argument: parameter.name, least, got: number.to_string() }),
        None => Err(wrong(parameter, value)),
    }
}

fn whole(number: &serde_json::Number) -> Option<i128> {
    if let Some(number) = number.as_i128() {
        return Some(number);
    }
    // 12.0 is how some clients write 12. Beyond what a float holds exactly, it is only large.
    number.as_f64().filter(|float| float.fract() == 0.0).map(|float| float as i128)
}

fn boolean(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(flag) => Some(*flag),
        Value::String(text) if text.trim().eq_ignore_ascii_case("true") => Some(true),
        Value::String(text) if text.trim().eq_ignore_ascii_case("false") => Some(false),
        Value::Number(number) if number.as_u64() == Some(1) => Some(true),
        Value::Number(number) if number.as_u64() == Some(0) => Some(false),
        _ => None,
    }
}

/// Words are matched whatever their case.
fn plain_word(word: &str) -> String {
    word.trim().to_ascii_lowercase()
}

/// A list, a list as JSON text, or words between commas.
fn words(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::Array(items) => {
            let given = items.iter().filter(|item| !item.is_null());
            given.map(|item| item.as_str().map(plain_word)).collect()
        }
        Value::String(one) => match serde_json::from_str(one) {
            Ok(list @ Value::Array(_)) => words(&list),
            _ => Some(one.split(',').map(plain_word).filter(|word| !word.is_empty()).collect()),
        },
        _ => None,
    }
}

/// A list, a list as JSON text, or one text.
fn texts(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::Array(items) => items.iter().filter(|item| !item.is_null()).map(text).collect(),
        Value::String(one) => match serde_json::from_str(one) {
            Ok(list @ Value::Array(_)) => texts(&list),
            _ => Some(vec![one.clone()]),
        },
        _ => None,
    }
}

fn places(parameter: &'static Parameter, value: &Value, exact: bool) -> Result<Vec<Place>, ToolError> {
    match value {
        Value::Array(items) => items.iter().map(|item| place(parameter, item, exact)).collect(),
        Value::String(one) => match serde_json::from_str(one) {
            Ok(list @ Value::Array(_)) => places(parameter, &list, exact),
            _ => Ok(vec![place(parameter, value, exact)?]),
        },
        one => Ok(vec![place(parameter, one, exact)?]),
    }
}

/// `{file_path, line}`, that as text, or `FILE:LINE`.
fn place(parameter: &'static Parameter, value: &Value, exact: bool) -> Result<Place, ToolError> {
    let malformed = || ToolError::Wrong {
        argument: parameter.name,
        takes: "objects like {\"file_path\": \"src/lib.rs\", \"line\": 10}".to_owned(),
        got: shown(value),
    };
    match value {
        Value::String(written) => match serde_json::from_str(written) {
            Ok(object @ Value::Object(_)) => place(parameter, &object, exact),
            _ => {
                let (file, line) = written.rsplit_once(':').ok_or_else(malformed)?;
                place(parameter, &serde_json::json!({"file_path": file, "line": line}), exact)
            }
        },
        Value::Object(fields) => {
            let file = fields.get("file_path").and_then(text);
            let file = file.filter(|file| exact || !file.trim().is_empty());
            let line = Parameter {
                name: "line",
                shape: Shape::Integer(1),
                description: "",
                required: true,
                listed: true,
            };
            let number = integer(&line, fields.get("line").unwrap_or(&Value::Null), u64::from(!exact));
            let line = number.map_err(|error| match error {
                too_small @ ToolError::TooSmall { .. } => too_small,
                _ => malformed(),
            })?;
            if let Some(other) =
                fields.keys().find(|key| !["file_path", "line", "column"].contains(&key.as_str()))
            {
                return Err(ToolError::Wrong {
                    argument: parameter.name,
                    takes: "objects with file_path and line".to_owned(),
                    got: format!("one with {other}"),
                });
            }
            Ok(Place {
                file_path: file.ok_or_else(malformed)?,
                line: u32::try_from(line).unwrap_or(u32::MAX),
                // Those of agents are where a search or a compiler found something, which is not what a line sits in.
                column: fields
                    .get("column")
                    .filter(|_| exact)
                    .and_then(Value::as_u64)
                    .map(|column| u32::try_from(column).unwrap_or(u32::MAX)),
            })
        }
        _ => Err(malformed()),
    }
}

fn wrong(parameter: &Parameter, value: &Value) -> ToolError {
    let takes = match parameter.shape {
        Shape::Text => "a string".to_owned(),
        Shape::Integer(least) => format!("a whole number from {least} on"),
        Shape::Boolean => "true or false".to_owned(),
        Shape::Word(words) => format!("one of {}", words().join(", ")),
        Shape::Words(words) | Shape::UnlistedWords(words) => format!("a list of {}", words().join(", ")),
        Shape::Texts => "a list of strings".to_owned(),
        Shape::Places => "a list of places".to_owned(),
    };
    ToolError::Wrong { argument: parameter.name, takes, got: shown(value) }
}

/// A value as an error shows it: not more than a line.
fn shown(value: &Value) -> String {
    const MOST: usize = 60;
    let text = value.to_string();
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn unknown(definition: &'static Definition, name: &str) -> ToolError {
    let known: Vec<&'static str> = definition.accepted().map(|parameter| parameter.name).collect();
    ToolError::UnknownArgument {
        tool: definition.name,
        nearest: nearest(name, &known),
        known: known.join(", "),
        argument: shown(&name.into()).trim_matches('"').to_owned(),
    }
}

/// The known name that was most likely meant: one with the same letters but for a few, else one that holds the other.
pub(crate) fn nearest(name: &str, known: &[&'static str]) -> Option<&'static str> {
    let plain = |text: &str| text.to_ascii_lowercase().replace(['-', '_', ' '], "");
    let wanted = plain(name);
    if wanted.is_empty() || wanted.len() > 64 {
        return None;
    }
    let close = known.iter().map(|known| (distance(&wanted, &plain(known)), *known));
    let (edits, best) = close.min_by_key(|(edits, _)| *edits)?;
    if edits <= 2.min(wanted.len() / 3).max(1) {
        return Some(best);
    }
    let mut holding = known.iter().filter(|known| {
        let known = plain(known);
        wanted.len() >= 3 && (known.contains(&wanted) || wanted.contains(&known))
    });
    holding.next().copied()
}

/// Edit distance with transpositions of neighbours.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let change = usize::from(a[i - 1] != b[j - 1]);
            let mut least = (rows[i - 1][j] + 1).min(row[j - 1] + 1).min(rows[i - 1][j - 1] + change);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};
    use scryer::query::{RoleFilter, ScopeLevel, View};
    use serde_json::json;

    use super::*;
    use crate::catalog;

    #[track_caller]
    fn check(tool: &str, sent: Value, expected: Expect) {
        let definition = catalog::find(tool).unwrap();
        let read = Arguments::read(definition, sent.as_object().unwrap());
        let shown = match read {
            Ok(arguments) => {
                let shown = arguments.values.iter().map(|(name, given)| format!("{name} = {given:?}"));
                shown.collect::<Vec<_>>().join("; ")
            }
            Err(error) => format!("error: {error}"),
        };
        expected.assert_eq(&shown);
    }

    #[test]
    fn shapes_are_coerced() {
        check(
            "find_references",
            json!({"symbol": "f", "limit": "12", "offset": 3.0, "no_truncate": "true", "role": "Call", "view": null}),
            expect![[
                r#"limit = Integer(12); no_truncate = Boolean(true); offset = Integer(3); role = Text("call"); symbol = Text("f")"#
            ]],
        );
        check(
            "search_symbols",
            json!({"query": "open file", "kinds": "Fn, struct"}),
            expect![[r#"kinds = Texts(["fn", "struct"]); query = Text("open file")"#]],
        );
        check(
            "search_symbols",
            json!({"query": "x", "kinds": "[\"fn\", \"struct\"]", "file_filter": ""}),
            expect![[r#"kinds = Texts(["fn", "struct"]); query = Text("x")"#]],
        );
        check(
            "get_enclosing_scope",
            json!({"locations": "[{\"file_path\": \"a.rs\", \"line\": \"4\"}]"}),
            expect![[r#"locations = Places([Place { file_path: "a.rs", line: 4, column: None }])"#]],
        );
        check(
            "get_enclosing_scope",
            json!({"locations": ["src/a b.rs:7", {"file_path": "b.rs", "line": 1}]}),
            expect![[
                r#"locations = Places([Place { file_path: "src/a b.rs", line: 7, column: None }, Place { file_path: "b.rs", line: 1, column: None }])"#
            ]],
        );
    }

    #[test]
    fn what_cannot_be_meant_is_an_error_that_says_what_can() {
        check(
            "find_references",
            json!({"symbol": "f", "line": 0}),
            expect!["error: line must be 1 or more, not 0"],
        );
        check(
            "find_references",
            json!({"limit": "many"}),
            expect![[r#"error: limit takes a whole number from 1 on, not "many""#]],
        );
        check(
            "find_references",
            json!({"limit": 1.5}),
            expect!["error: limit takes a whole number from 1 on, not 1.5"],
        );
        check("find_references", json!({"offset": -1}), expect!["error: offset must be 0 or more, not -1"]);
        check(
            "find_references",
            json!({"symbol": {"a": 1}}),
            expect![[r#"error: symbol takes a string, not {"a":1}"#]],
        );
        check("get_file_outline", json!({}), expect!["error: get_file_outline needs file_path"]);
        check(
            "get_file_outline",
            json!({"file_path": null}),
            expect!["error: get_file_outline needs file_path"],
        );
        check(
            "get_enclosing_scope",
            json!({"locations": ["a.rs:0"]}),
            expect!["error: line must be 1 or more, not 0"],
        );
        check(
            "get_enclosing_scope",
            json!({"locations": [3]}),
            expect![[
                r#"error: locations takes objects like {"file_path": "src/lib.rs", "line": 10}, not 3"#
            ]],
        );
    }

    #[test]
    fn a_word_out_of_place_names_the_words() {
        let sent = json!({"symbol": "f", "view": "tree", "role": "CALL"});
        let read =
            Arguments::read(catalog::find("find_references").unwrap(), sent.as_object().unwrap()).unwrap();
        assert_eq!(read.word("role"), Ok(Some(RoleFilter::Call)));
        assert_eq!(read.word::<ScopeLevel>("scope_level"), Ok(None));
        expect![[r#"view takes one of callers, files, sites, not "tree""#]]
            .assert_eq(&read.word::<View>("view").unwrap_err().to_string());
    }

    #[test]
    fn an_unknown_argument_names_the_nearest() {
        check(
            "find_references",
            json!({"symbl": "f"}),
            expect!["error: find_references has no argument symbl; did you mean symbol?"],
        );
        check(
            "find_references",
            json!({"file": "a.rs"}),
            expect!["error: find_references has no argument file; did you mean file_path?"],
        );
        check(
            "find_references",
            json!({"maxTokens": 5}),
            expect!["error: find_references has no argument maxTokens; did you mean max_tokens?"],
        );
        check(
            "list_projects",
            json!({"zzz": 1}),
            expect![
                "error: list_projects has no argument zzz; it takes max_tokens, no_truncate, project, format"
            ],
        );
    }

    #[test]
    fn numbers_without_end_are_the_largest() {
        check(
            "find_references",
            json!({"limit": "99999999999999999999"}),
            expect!["limit = Integer(18446744073709551615)"],
        );
    }
}
