//! What is said of indexes and projects: the same facts as JSON and as text, for tools and commands alike.
//!
//! In go reports of the library, out come answers. Long lists are cut from the end, and say so.

use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use scryer::answer::{Budget, Format};
use scryer::freshness::Staleness;
use scryer::query::Failure;
use scryer::{IndexReport, Project, ProjectInfo, Removed, Status, ToolUsage, Usage, UsageRequest};
use serde_json::{Map, Value, json};

/// An answer in both encodings.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// Without nulls and empty lists.
    pub json: Value,
    /// A header line, then one line an item.
    pub text: String,
}

/// The longest version that the budget holds, and whether anything is left out; `tell` is given how many items of each list
/// to name. Without its lists such an answer is as short as it gets, and is given whatever it takes.
pub fn fitted(tell: impl Fn(usize) -> Told, format: Format, budget: Option<Budget<'_>>) -> (String, bool) {
    let fits = |text: &str| {
        budget.is_none_or(|Budget { max_tokens, counter }| {
            text.len() <= max_tokens || counter.count(text) <= max_tokens
        })
    };
    let mut shorter = [usize::MAX, 100, 50, 20, 10, 5, 2, 1, 0].into_iter().map(|most| {
        let told = tell(most);
        match format {
            Format::Json => told.json.to_string(),
            Format::Text => told.text,
        }
    });
    let last = shorter.next_back().unwrap_or_default();
    let whole = shorter.next().unwrap_or_default();
    if fits(&whole) {
        return (whole, false);
    }
    (shorter.find(|text| fits(text)).unwrap_or(last), true)
}

/// How an index run went. Of each list of files, `most` are named.
pub fn index_report(project: &Project, report: &IndexReport, most: usize) -> Told {
    let mut json = Map::new();
    put(&mut json, "slug", project.slug());
    put(&mut json, "root_path", shown(project.root()));
    put(&mut json, "indexed", report.indexed);
    put(&mut json, "reused", report.reused);
    put(&mut json, "removed", report.removed);
    put(&mut json, "symbols", report.symbols);
    put(&mut json, "references", report.references);
    put(&mut json, "seconds", rounded(report.seconds));
    if report.dependency_files > 0 {
        put(&mut json, "dependency_files", report.dependency_files);
        put(&mut json, "dependency_files_parsed", report.dependency_files_parsed);
    }
    let mut text = format!(
        "indexed {}: {} files read, {} known, {} removed, {} symbols, {} names, {} s",
        project.slug(),
        report.indexed,
        report.reused,
        report.removed,
        report.symbols,
        report.references,
        rounded(report.seconds)
    );
    if report.dependency_files > 0 {
        let _ = write!(
            text,
            "; {} files of dependencies, {} of them parsed",
            report.dependency_files, report.dependency_files_parsed
        );
    }
    troubles(&mut json, &mut text, &report.failed, &report.loose, most);
    notes(&mut json, &mut text, &report.notes);
    Told { json: json.into(), text }
}

/// Where a project stands. Of each list of files, `most` are named.
pub fn status(status: &Status, most: usize) -> Told {
    let mut json = Map::new();
    put(&mut json, "slug", status.slug.as_str());
    put(&mut json, "root_path", shown(&status.root_path));
    let state = state(&status.state, &mut json);
    put(&mut json, "files", status.files);
    put(&mut json, "symbols", status.symbols);
    let mut text = format!("{}: {state} | {} files, {} symbols", status.slug, status.files, status.symbols);
    if let Some(moment) = status.indexed_at.map(moment) {
        let _ = write!(text, " | indexed {moment}");
        put(&mut json, "indexed_at", moment);
    }
    let _ = write!(text, "\nroot: {}", status.root_path.display());
    if let Some(run) = &status.last_run {
        let run_json = json!({
            "indexed": run.indexed, "reused": run.reused, "removed": run.removed, "linked": run.linked,
            "seconds": rounded(run.seconds),
        });
        put(&mut json, "last_run", run_json);
        let _ = write!(
            text,
            "\nlast run: {} files read, {} known, {} removed{}, {} s",
            run.indexed,
            run.reused,
            run.removed,
            if run.linked { ", linked" } else { "" },
            rounded(run.seconds)
        );
    }
    troubles(&mut json, &mut text, &status.failed, &status.loose, most);
    notes(&mut json, &mut text, &status.notes);
    Told { json: json.into(), text }
}

/// All known projects, of which `most` are listed; `active` is the root of the one that calls mean.
pub fn projects(projects: &[ProjectInfo], active: Option<&Path>, most: usize) -> Told {
    let mut text = format!("{} known", counted(projects.len(), "project"));
    let mut rows = Vec::new();
    for project in projects.iter().take(most) {
        let mut row = Map::new();
        let is_active = active == Some(project.root_path.as_path());
        put(&mut row, "slug", project.slug.as_str());
        put(&mut row, "id", project.id);
        put(&mut row, "root_path", shown(&project.root_path));
        let state = state(&project.state, &mut row);
        put(&mut row, "files", project.files);
        put(&mut row, "symbols", project.symbols);
        let moment = project.indexed_at.map(moment);
        let _ = write!(
            text,
            "\n{}{} ({}) {} | {state} | {} files, {} symbols",
            if is_active { "* " } else { "" },
            project.slug,
            project.id,
            project.root_path.display(),
            project.files,
            project.symbols
        );
        if let Some(moment) = moment {
            let _ = write!(text, " | indexed {moment}");
            put(&mut row, "indexed_at", moment);
        }
        if is_active {
            put(&mut row, "active", true);
        }
        rows.push(Value::from(row));
    }
    cut(&mut text, projects.len(), most);
    Told {
        json: json!({"total": projects.len(), "has_more": rows.len() < projects.len(), "projects": rows}),
        text,
    }
}

/// The project that calls mean from now on.
pub fn switched(project: &Project) -> Told {
    let json = json!({
        "slug": project.slug(), "id": project.id(), "root_path": shown(project.root()), "active": true,
    });
    let text = format!("{} ({}) is active: {}", project.slug(), project.id(), project.root().display());
    Told { json, text }
}

/// What was forgotten.
pub fn removed(removed: &Removed) -> Told {
    let json = json!({
        "slug": removed.slug, "id": removed.id, "root_path": shown(&removed.root_path),
        "files": removed.files, "symbols": removed.symbols,
    });
    let text = format!(
        "forgot {}: {} files, {} symbols; the sources in {} are untouched",
        removed.slug,
        removed.files,
        removed.symbols,
        removed.root_path.display()
    );
    Told { json, text }
}

/// What calls of tools added up to. Of the tools, `most` are listed.
pub fn usage(usage: &Usage, request: &UsageRequest, most: usize) -> Told {
    let milliseconds = |duration: Duration| rounded(duration.as_secs_f64() * 1000.0);
    let row = |tool: &ToolUsage| {
        let mut row = Map::new();
        if !tool.tool.is_empty() {
            put(&mut row, "tool", tool.tool.as_str());
        }
        put(&mut row, "calls", tool.calls);
        put(&mut row, "failed", tool.failed);
        put(&mut row, "response_tokens", tool.answer_tokens);
        put(&mut row, "truncated", tool.truncated);
        put(&mut row, "follow_up_rate", (tool.follow_up_rate() * 100.0).round() / 100.0);
        put(&mut row, "latency_p50_ms", milliseconds(tool.latency_p50));
        put(&mut row, "latency_p95_ms", milliseconds(tool.latency_p95));
        row
    };
    let line = |tool: &ToolUsage| {
        format!(
            "{}, {} failed, {} tokens, {} truncated, follow-up rate {}, p50 {} ms, p95 {} ms",
            counted(tool.calls as usize, "call"),
            tool.failed,
            tool.answer_tokens,
            tool.truncated,
            (tool.follow_up_rate() * 100.0).round() / 100.0,
            milliseconds(tool.latency_p50),
            milliseconds(tool.latency_p95)
        )
    };
    let mut json = row(&usage.all);
    let mut text = format!("usage: {}", line(&usage.all));
    for (name, value) in [("project", &request.project), ("only_tool", &request.tool)] {
        if let Some(value) = value {
            let _ = write!(text, "\n{name}: {value}");
            put(&mut json, name, value.as_str());
        }
    }
    if let Some(since) = usage.since.map(moment) {
        let _ = write!(text, "\nsince: {since}");
        put(&mut json, "since", since);
    }
    let listed: Vec<Value> = usage.tools.iter().take(most).map(|tool| row(tool).into()).collect();
    for tool in usage.tools.iter().take(most) {
        let _ = write!(text, "\n{}: {}", tool.tool, line(tool));
    }
    cut(&mut text, usage.tools.len(), most);
    put(&mut json, "total", usage.tools.len());
    put(&mut json, "has_more", listed.len() < usage.tools.len());
    if !listed.is_empty() {
        put(&mut json, "tools", listed);
    }
    if usage.all.calls == 0 {
        let none = "no such calls were recorded; SCRYER_TELEMETRY=off records none, and without a store they are \
                    forgotten with the process";
        notes(&mut json, &mut text, &[none.to_owned()]);
    }
    Told { json: json.into(), text }
}

/// Puts the state in, and returns it in words.
fn state(state: &Staleness, json: &mut Map<String, Value>) -> String {
    let (word, words) = match state {
        Staleness::Fresh => ("ready", "ready".to_owned()),
        // Its index is used as soon as it is asked, after a look at the disk.
        Staleness::NotChecked => ("ready", "ready, not compared with the disk yet".to_owned()),
        Staleness::NotIndexed => ("not_indexed", "not indexed yet; the first question does".to_owned()),
        Staleness::Building { done, total } => {
            put(json, "done", *done);
            put(json, "total", *total);
            ("building", format!("building, {done} of {total} files"))
        }
        Staleness::Changed { changed, removed, example } => {
            put(json, "pending", changed + removed);
            put(json, "pending_example", shown(example));
            let files = counted(changed + removed, "file");
            (
                "stale",
                format!("stale, {files} to read, such as {}; the next question does", example.display()),
            )
        }
    };
    put(json, "state", word);
    words
}

fn troubles(
    json: &mut Map<String, Value>,
    text: &mut String,
    failed: &[Failure],
    loose: &[String],
    most: usize,
) {
    if !failed.is_empty() {
        let rows = failed.iter().take(most).map(|failure| match failure.line {
            Some(line) => json!({"file_path": failure.file_path, "line": line, "reason": failure.reason}),
            None => json!({"file_path": failure.file_path, "reason": failure.reason}),
        });
        put(json, "failed_count", failed.len());
        put(json, "failed", rows.collect::<Vec<_>>());
        for failure in failed.iter().take(most) {
            let line = failure.line.map(|line| format!(":{line}")).unwrap_or_default();
            let _ = write!(text, "\nfailed: {}{line}: {}", failure.file_path, failure.reason);
        }
        cut(text, failed.len(), most);
    }
    if !loose.is_empty() {
        put(json, "loose_count", loose.len());
        put(json, "loose", loose.iter().take(most).map(String::as_str).collect::<Vec<_>>());
        for file in loose.iter().take(most) {
            let _ = write!(text, "\nreached by no crate: {file}");
        }
        cut(text, loose.len(), most);
    }
}

fn cut(text: &mut String, all: usize, most: usize) {
    if all > most {
        let _ = write!(text, "\n… and {} more", all - most);
    }
}

fn notes(json: &mut Map<String, Value>, text: &mut String, notes: &[String]) {
    if !notes.is_empty() {
        put(json, "notes", notes.to_vec());
    }
    for note in notes {
        let _ = write!(text, "\nnote: {note}");
    }
}

fn put(json: &mut Map<String, Value>, key: &str, value: impl Into<Value>) {
    json.insert(key.to_owned(), value.into());
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

fn counted(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}

fn rounded(seconds: f64) -> f64 {
    (seconds * 1000.0).round() / 1000.0
}

/// Milliseconds since 1970 as a moment in UTC: `2026-08-01T12:30:00Z`.
pub(crate) fn moment(milliseconds: i64) -> String {
    let seconds = milliseconds.div_euclid(1000);
    let (day, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // Years begin in March here, so that the leap day is the last of them.
    let day = day + 719_468;
    let era = day.div_euclid(146_097);
    let day_of_era = day.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day_of_month:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn moments_are_those_of_the_calendar() {
        assert_eq!(moment(0), "1970-01-01T00:00:00Z");
        assert_eq!(moment(951_782_400_000), "2000-02-29T00:00:00Z");
        assert_eq!(moment(1_785_587_400_999), "2026-08-01T12:30:00Z");
        assert_eq!(moment(-1), "1969-12-31T23:59:59Z");
        assert_eq!(moment(4_107_542_399_000), "2100-02-28T23:59:59Z");
    }
}
