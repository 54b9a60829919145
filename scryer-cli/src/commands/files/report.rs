//! How people read the answers to an inspection. Agents have them in the metadata, where a terminal shows nothing.

use std::fmt::Write;

use fsops::paths::shown_line;
use scryer_mcp::files::displayed;
use serde_json::Value;

use crate::printer::{DIM, NAME, NUMBER, PATH, paint};

/// The answers of an inspection, one after the other: what was asked, what came out, what it rests on.
pub(super) fn report(data: &Value) -> String {
    let mut out = String::new();
    for answer in data["answers"].as_array().into_iter().flatten() {
        let text = |key: &str| displayed(answer[key].as_str().unwrap_or_default());
        if !out.is_empty() {
            out.push('\n');
        }
        let _ = writeln!(out, "{} {}: {}", paint(NAME, text("id")), text("op"), text("status"));
        for (key, value) in answer["value"].as_object().into_iter().flatten() {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let value = displayed(value.trim_end()).replace('\n', "\n    ");
            let _ = writeln!(out, "  {}: {value}", paint(DIM, displayed(key)));
        }
        for evidence in answer["evidence"].as_array().into_iter().flatten() {
            let path = paint(PATH, shown_line(evidence["path"].as_str().unwrap_or_default()));
            let _ = match evidence["lineStart"].as_u64() {
                Some(line) => writeln!(out, "  {path}:{}", paint(NUMBER, line)),
                None => writeln!(out, "  {path}"),
            };
            for line in evidence["snippet"].as_str().unwrap_or_default().lines() {
                let _ = writeln!(out, "    {}", displayed(line));
            }
        }
        for warning in answer["warnings"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            let _ = writeln!(out, "  {}", paint(DIM, displayed(warning)));
        }
        if let Some(message) = answer["error"]["message"].as_str() {
            let _ = writeln!(out, "  {}", displayed(message));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn an_answer_and_what_it_rests_on() {
        let data = json!({"answers": [
            {
                "id": "request-1", "op": "search", "status": "ok", "value": {"matches": 1, "path": "a.rs"},
                "evidence": [{"path": "a.rs", "lineStart": 3, "lineEnd": 3, "snippet": "3: fn a() {}"}],
                "warnings": ["multiple matches"],
            },
            {"id": "b", "op": "json-pick", "status": "error", "value": null, "error": {"message": "no"}},
        ]});
        let plain = anstream::adapter::strip_str(&super::report(&data)).to_string();
        let expected = "request-1 search: ok\n  matches: 1\n  path: a.rs\n  a.rs:3\n    3: fn a() {}\n  multiple matches\n\n\
                        b json-pick: error\n  no\n";
        assert_eq!(plain, expected);
    }
}
