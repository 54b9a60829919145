//! `fs-search`.

use std::time::Duration;

use fsops::search::{DEFAULT_CONTEXT, DEFAULT_TIMEOUT, Request, search};

use super::{Done, Fault, Work};
use crate::files::done::{Cut, search_notice};

pub(super) fn content(work: &Work<'_>) -> Result<Done, Fault> {
    let given = work.given;
    let path = given.needed("path");
    let keys = ["pattern", "pattern_path", "pattern_offset", "pattern_length"];
    let pattern = given.plain_text_or_file(&work.call, keys)?;
    let pattern = pattern.ok_or_else(|| Fault::invalid("pattern is needed, or pattern_path"))?;
    let pattern = match pattern.strip_suffix('\n') {
        Some(rest) if given.has("pattern_path") => rest.strip_suffix('\r').unwrap_or(rest),
        _ => &pattern,
    };
    let request = Request {
        file_pattern: given.owned("filePattern"),
        ignore_case: given.flag_or("ignoreCase", true),
        literal: given.flag("literal"),
        word_match: given.flag("wordMatch"),
        multiline: given.flag("multiline"),
        max_results: given.number("maxResults"),
        include_hidden: given.flag("includeHidden"),
        no_default_excludes: given.flag("noDefaultExcludes"),
        context_lines: given
            .number("contextLines")
            .map_or(DEFAULT_CONTEXT, |lines| u32::try_from(lines).unwrap_or(u32::MAX)),
        timeout: given.number("timeout_ms").map_or(DEFAULT_TIMEOUT, Duration::from_millis),
        ..Request::new(path, pattern)
    };
    let outcome = search(&request, &work.call)?;
    let found = outcome.value;
    let notice = (!outcome.truncations.is_empty()).then(|| search_notice(&found));
    let body = found.body();
    let mut done = Done::line(format!("{path}:"), &found).by(found.backend()).noted(outcome.notes);
    // The lines are the body.
    done.data.remove("files");
    done.nothing = found.match_count == 0 && !found.truncated && !found.timed_out;
    Ok(done.with_body(body, notice, Cut::Search(Box::new(found))))
}
