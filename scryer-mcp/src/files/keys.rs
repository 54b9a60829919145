//! From the keys that were sent to those that a tool has.
//!
//! A key that differs only in letter case or in how its words are joined is that key, and so is a known other name. Two
//! spellings of one key are an error, and so is a key that nobody knows: what is dropped in silence may be what mattered.

use serde_json::{Map, Value};

use super::catalog::Parameter;
use super::fault::Fault;
use crate::arguments::nearest;

/// What other tools call what these call otherwise.
const ELSEWHERE: &[(&str, &[&str])] = &[
    ("glob", &["filePattern"]),
    ("include", &["filePattern"]),
    ("query", &["pattern"]),
    ("regex", &["pattern"]),
    ("limit", &["maxResults", "line_count", "length"]),
    ("maxcount", &["maxResults"]),
    ("headlimit", &["maxResults"]),
    ("content", &["new_string"]),
    ("force", &["overwrite"]),
];

/// What asks for something that always happens, whatever its value.
const IDLE: &[&str] = &["description", "reason"];

/// What asks for something that always happens, where it is true.
const IDLE_IF_TRUE: &[&str] = &["createparents", "mkdirs", "parents"];

/// The names of parameters.
pub(super) fn names(parameters: &[Parameter]) -> Vec<&'static str> {
    parameters.iter().map(|parameter| parameter.name).collect()
}

/// Gives each key its canonical name. `aliases` are other names and what they stand for; one whose key is there itself is
/// left out.
pub(super) fn canonical(
    tool: &str,
    known: &[&'static str],
    aliases: &[(&'static str, &'static str)],
    sent: Map<String, Value>,
) -> Result<Map<String, Value>, Fault> {
    let mut out: Map<String, Value> = Map::new();
    let mut spelled: Vec<(&'static str, String)> = Vec::new();
    let mut others = Vec::new();
    for (key, value) in sent {
        let plain = plain(&key);
        if let Some(name) = known.iter().find(|name| self::plain(name) == plain) {
            if let Some((_, before)) = spelled.iter().find(|(before, _)| before == name) {
                return Err(Fault::invalid(format!("{name} is given twice, as {before} and as {key}")));
            }
            spelled.push((name, key));
            out.insert((*name).to_owned(), value);
        } else if let Some((_, name)) = aliases.iter().find(|(alias, _)| self::plain(alias) == plain) {
            others.push((key, *name, value));
        } else if !is_idle(&plain, &value) {
            return Err(unknown(tool, known, &key));
        }
    }
    let mut stood_for: Vec<(&'static str, String)> = Vec::new();
    for (key, name, value) in others {
        if let Some((_, before)) = stood_for.iter().find(|(before, _)| *before == name) {
            return Err(Fault::invalid(format!("{name} is given twice, as {before} and as {key}")));
        }
        stood_for.push((name, key));
        let is_given = out.get(name).is_some_and(|value| !value.is_null());
        if !is_given {
            out.insert(name.to_owned(), value);
        }
    }
    Ok(out)
}

/// A key without what doesn't tell it from others.
pub(super) fn plain(key: &str) -> String {
    key.chars().filter(|c| !matches!(c, '_' | '-')).flat_map(char::to_lowercase).collect()
}

fn is_idle(plain: &str, value: &Value) -> bool {
    let word = |value: &Value| value.as_str().map(|text| text.trim().to_ascii_lowercase());
    match plain {
        "encoding" => word(value).is_some_and(|word| matches!(word.as_str(), "utf-8" | "utf8")),
        _ if IDLE.contains(&plain) => true,
        _ => {
            IDLE_IF_TRUE.contains(&plain)
                && (value == &Value::Bool(true) || word(value).as_deref() == Some("true"))
        }
    }
}

fn unknown(tool: &str, known: &[&'static str], key: &str) -> Fault {
    let plain = plain(key);
    let lines = ["startline", "linecount", "endline"].contains(&plain.as_str());
    let elsewhere = ELSEWHERE.iter().find(|(other, _)| *other == plain);
    let ours = elsewhere.and_then(|(_, ours)| ours.iter().find(|name| known.contains(name)));
    let script = ["evalscript", "eval", "script"].contains(&plain.as_str());
    let hint = match ours.copied().or_else(|| nearest(key, known)) {
        _ if lines && tool == "fs-search" => "file-read-line-range reads lines by number".to_owned(),
        _ if script && tool == "web-render" => "no script of the caller's is run".to_owned(),
        Some(name) => format!("did you mean {name}?"),
        None => format!("it takes {}", known.join(", ")),
    };
    let key = super::coerce::shown(&Value::from(key));
    Fault::new("unknown_argument", format!("{tool} has no argument {}; {hint}", key.trim_matches('"')))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn check(sent: Value, expected: &str) {
        let Value::Object(sent) = sent else { panic!("{sent} is no object") };
        let known = ["path", "maxResults", "old_string", "filePattern"];
        let got = match canonical("tool", &known, &[("file_path", "path")], sent) {
            Ok(object) => Value::from(object).to_string(),
            Err(fault) => format!("{}: {}", fault.code, fault.message),
        };
        assert_eq!(got, expected);
    }

    #[test]
    fn spellings_of_one_key() {
        check(json!({"max_results": 1, "oldString": "a"}), r#"{"maxResults":1,"old_string":"a"}"#);
        check(
            json!({"maxResults": 1, "max-results": 2}),
            "invalid_argument: maxResults is given twice, as max-results and as maxResults",
        );
    }

    #[test]
    fn an_alias_never_overrides_its_key() {
        check(json!({"filePath": "a"}), r#"{"path":"a"}"#);
        check(json!({"filePath": "a", "path": "b"}), r#"{"path":"b"}"#);
        check(json!({"filePath": "a", "path": null}), r#"{"path":"a"}"#);
    }

    #[test]
    fn what_always_happens_may_be_asked_for() {
        check(json!({"description": "x", "encoding": "UTF-8", "createParents": true}), "{}");
        check(
            json!({"parents": false}),
            "unknown_argument: tool has no argument parents; it takes path, maxResults, old_string, filePattern",
        );
    }

    #[test]
    fn an_unknown_key_is_named_with_the_one_that_was_meant() {
        check(
            json!({"glob": "*.rs"}),
            "unknown_argument: tool has no argument glob; did you mean filePattern?",
        );
        check(json!({"pth": "a"}), "unknown_argument: tool has no argument pth; did you mean path?");
    }
}
