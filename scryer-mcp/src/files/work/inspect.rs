//! `fs-inspect`.
//!
//! A question that can't be meant is answered with an error in its place; the others are asked all the same.

use fsops::inspect::{
    self, Answer, AnswerError, AnswerStatus, Confidence, CountFiles, Extract, Inspection, Metrics, Mode,
    Question, Report, Request, Search, Snippet,
};
use fsops::{ErrorCode, InspectError};
use serde_json::{Map, Value};

use super::{Done, Fault, Work};
use crate::files::arguments::Given;
use crate::files::catalog::INSPECT_REQUEST;
use crate::files::coerce;
use crate::files::done::{Cut, json_size};
use crate::files::envelope::BUDGET;
use crate::files::keys::{self, canonical};

/// Which keys each operation knows, beside `id`, `op` and `path`.
const KEYS: &[(&str, &[&str])] = &[
    ("count-files", &["glob", "recursive", "noDefaultExcludes"]),
    (
        "search",
        &["pattern", "literal", "filePattern", "recursive", "maxMatches", "extract", "noDefaultExcludes"],
    ),
    ("json-pick", &["pointers"]),
    ("snippet", &["patterns", "contextLines", "maxSnippets"]),
    ("git-status", &[]),
];

/// A question that can't be asked: its name, its operation, and why.
type Refusal = (Option<String>, String, Fault);

pub(super) fn questions(work: &Work<'_>) -> Result<Done, Fault> {
    let given = work.given;
    let sent = given.list("requests");
    if sent.is_empty() || sent.len() > inspect::MAX_REQUESTS {
        let (given, limit) = (sent.len(), inspect::MAX_REQUESTS);
        return Err(InspectError::Requests { given, limit }.into());
    }
    let read: Vec<Result<Request, Refusal>> =
        sent.iter().enumerate().map(|(at, value)| question(at, value)).collect();
    let mut inspection = Inspection {
        max_snippet_chars: given.number("maxSnippetChars").unwrap_or(inspect::DEFAULT_SNIPPET_CHARS),
        mode: match given.text("mode") {
            Some("balanced") => Mode::Balanced,
            Some("speed") => Mode::Speed,
            _ => Mode::Strict,
        },
        ..Inspection::new(
            given.needed("root"),
            read.iter().filter_map(|one| one.as_ref().ok().cloned()).collect(),
        )
    };
    let git = work.inner.git.as_ref().ok();
    let mut report = if inspection.requests.is_empty() {
        Report {
            status: AnswerStatus::Error,
            mode: inspection.mode,
            answers: Vec::new(),
            metrics: Metrics::default(),
        }
    } else {
        inspect::inspect(&inspection, &work.call, git)?
    };
    // What doesn't fit would be dropped whole; evidence is better cut.
    while size(&report) > BUDGET - 2000 && inspection.max_snippet_chars > 0 {
        inspection.max_snippet_chars /= 2;
        report = inspect::inspect(&inspection, &work.call, git)?;
    }
    let answers = std::mem::take(&mut report.answers);
    let mut answers = answers.into_iter();
    for one in read {
        match one {
            Ok(_) => report.answers.extend(answers.next()),
            Err((id, op, fault)) => {
                let at = report.answers.len();
                report.answers.push(refused(id, &op, fault, at));
            }
        }
    }
    if report.answers.iter().any(|answer| answer.status == AnswerStatus::Error)
        && report.status == AnswerStatus::Ok
    {
        report.status = AnswerStatus::Partial;
    }
    let fault = (report.status == AnswerStatus::Error).then(|| failure(&report));
    let done = Done { fault, ..Done::line(report.body(), &report) };
    Ok(done.with_body(report.body(), None, Cut::Plain("ask fewer questions")))
}

fn size(report: &Report) -> usize {
    serde_json::to_string(report).map_or(0, |text| text.len()) + json_size(&report.body())
}

fn failure(report: &Report) -> Fault {
    let first = report.answers.iter().find_map(|answer| answer.error.as_ref());
    match first {
        Some(error) if report.answers.len() == 1 => Fault::new(error.code.as_str(), error.message.clone()),
        Some(error) => Fault::new(
            error.code.as_str(),
            format!(
                "none of the {} requests has an answer; the first: {}",
                report.answers.len(),
                error.message
            ),
        ),
        None => Fault::internal("the inspection"),
    }
}

fn refused(id: Option<String>, op: &str, fault: Fault, at: usize) -> Answer {
    let op = KEYS.iter().find(|(known, _)| *known == op).map_or("unknown", |(known, _)| known);
    Answer {
        id: id.unwrap_or_else(|| format!("request-{}", at + 1)),
        op,
        status: AnswerStatus::Error,
        value: None,
        confidence: Confidence::Low,
        evidence: Vec::new(),
        warnings: Vec::new(),
        error: Some(AnswerError { message: fault.message, code: ErrorCode::InvalidArgument }),
    }
}

/// One question.
fn question(at: usize, value: &Value) -> Result<Request, Refusal> {
    let Value::Object(object) = coerce::parsed(value.clone()) else {
        let got = coerce::shown(value);
        return Err((
            None,
            String::new(),
            Fault::invalid(format!("a request must be an object (got {got})")),
        ));
    };
    let text = |key: &str| object.get(key).and_then(Value::as_str).map(str::to_owned);
    let (id, op) = (text("id"), text("op").unwrap_or_default());
    let fails = |fault| (id.clone(), op.clone(), fault);
    let object = checked(object.clone()).map_err(fails)?;
    build(at, Given(&object)).map_err(fails)
}

fn checked(object: Map<String, Value>) -> Result<Map<String, Value>, Fault> {
    let all = keys::names(INSPECT_REQUEST);
    let object = canonical("fs-inspect", &all, &[("file_path", "path")], object)?;
    let object = coerce::object(INSPECT_REQUEST, object)?;
    coerce::require(INSPECT_REQUEST, &object)?;
    let op = Given(&object).needed("op");
    let known = KEYS.iter().find(|(name, _)| *name == op).map_or(&[][..], |(_, keys)| *keys);
    let common = ["id", "op", "path"];
    match object.keys().find(|key| !common.contains(&key.as_str()) && !known.contains(&key.as_str())) {
        Some(other) => Err(Fault::new(
            "unknown_argument",
            format!("{op} has no argument {other}; it takes path, {}", known.join(", ")),
        )),
        None => Ok(object),
    }
}

fn build(at: usize, given: Given<'_>) -> Result<Request, Fault> {
    let op = given.needed("op");
    let needed = |key: &str| Fault::invalid(format!("{op} needs {key}"));
    let question = match op {
        "count-files" => {
            let defaults = CountFiles::default();
            Question::CountFiles(CountFiles {
                glob: given.owned("glob").unwrap_or(defaults.glob),
                recursive: given.flag("recursive"),
                no_default_excludes: given.flag("noDefaultExcludes"),
            })
        }
        "search" => {
            let defaults = Search::new(given.owned("pattern").ok_or_else(|| needed("pattern"))?);
            let text = |object: &Value, key: &str| {
                object.get(key).and_then(Value::as_str).unwrap_or_default().to_owned()
            };
            Question::Search(Search {
                literal: given.flag("literal"),
                file_pattern: given.owned("filePattern"),
                recursive: given.flag_or("recursive", true),
                max_matches: given.number("maxMatches").unwrap_or(defaults.max_matches),
                extract: given
                    .list("extract")
                    .iter()
                    .map(|one| Extract { name: text(one, "name"), regex: text(one, "regex") })
                    .collect(),
                no_default_excludes: given.flag("noDefaultExcludes"),
                ..defaults
            })
        }
        "json-pick" if given.has("pointers") => Question::JsonPick { pointers: given.texts("pointers") },
        "json-pick" => return Err(needed("pointers")),
        "snippet" if given.has("patterns") => {
            let defaults = Snippet::new(given.texts("patterns"));
            Question::Snippet(Snippet {
                context_lines: given
                    .number("contextLines")
                    .map_or(defaults.context_lines, |lines| u32::try_from(lines).unwrap_or(u32::MAX)),
                max_snippets: given
                    .number("maxSnippets")
                    .map_or(defaults.max_snippets, |most| usize::try_from(most).unwrap_or(usize::MAX)),
                ..defaults
            })
        }
        "snippet" => return Err(needed("patterns")),
        _ => Question::GitStatus,
    };
    let path = match (given.owned("path"), op) {
        (Some(path), _) => path,
        (None, "git-status") => ".".to_owned(),
        (None, _) => return Err(needed("path")),
    };
    let id = given.owned("id").unwrap_or_else(|| format!("request-{}", at + 1));
    Ok(Request { id: Some(id), path, question })
}
