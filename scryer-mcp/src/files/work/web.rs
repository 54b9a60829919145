//! `web-fetch`, `web-render`, `web-extract`, `download-to-file`.

use std::time::Duration;

use fsops::web::{DownloadRequest, Dump, ExtractRequest, FetchRequest, RenderRequest, Source};

use super::{Done, Fault, Work};
use crate::files::done::Cut;

/// How to get at the rest of a page.
const HOW: &str = "readability is shorter, links shorter still; download-to-file saves all of it";

/// Time to judge a URL that nobody is going to open.
const JUDGING: Duration = Duration::from_secs(10);

fn dump(work: &Work<'_>, otherwise: Dump) -> Result<Dump, Fault> {
    work.given.text("dump").map_or(Ok(otherwise), |word| {
        word.parse().map_err(|_| Fault::invalid(format!("dump has no form {word}")))
    })
}

fn redirects(work: &Work<'_>, otherwise: usize) -> usize {
    work.given.number("maxRedirects").map_or(otherwise, |most| usize::try_from(most).unwrap_or(usize::MAX))
}

fn timeout(work: &Work<'_>, otherwise: Duration) -> Duration {
    work.given.number("timeoutMs").map_or(otherwise, Duration::from_millis)
}

pub(super) fn fetch(work: &Work<'_>) -> Result<Done, Fault> {
    let defaults = FetchRequest::new(work.given.needed("url"));
    let request = FetchRequest {
        dump: dump(work, Dump::Markdown)?,
        timeout: timeout(work, defaults.timeout),
        max_bytes: work.given.number("maxBytes").unwrap_or(defaults.max_bytes),
        max_redirects: redirects(work, defaults.max_redirects),
        user_agent: work.given.owned("userAgent"),
        url: defaults.url,
    };
    let outcome = request.run(&work.inner.client, &work.call.deadline)?;
    let page = outcome.value;
    let bytes = page.bytes;
    let notice = page
        .truncated
        .then(|| format!("[truncated: the page has more than {bytes} bytes; raise maxBytes, or save it with download-to-file]"));
    let done = Done::line(format!("{}:", page.final_url), &page).noted(outcome.notes);
    Ok(done.with_body(page.text, notice, Cut::Plain(HOW)))
}

pub(super) fn render(work: &Work<'_>) -> Result<Done, Fault> {
    let seconds = |key: &str, otherwise| work.given.number(key).map_or(otherwise, Duration::from_secs);
    let url = work.given.needed("url");
    let browser = work.inner.browser().or_else(|missing| {
        // A URL that is refused is refused whether or not anybody could have gone there.
        work.inner.client.check(url, &work.call.deadline.at_most(JUDGING))?;
        Err(missing)
    })?;
    let defaults = RenderRequest::new(url, browser);
    let request = RenderRequest {
        dump: dump(work, Dump::Html)?,
        selector: work.given.owned("selector"),
        wait_until: work.given.owned("waitUntil"),
        user_agent: work.given.owned("userAgent"),
        stealth: work.given.flag("stealth"),
        quiet: work.given.flag("quiet"),
        wait: seconds("wait", defaults.wait),
        timeout: seconds("timeout", defaults.timeout),
        ..defaults
    };
    let outcome = request.run(&work.inner.client, &work.call.deadline)?;
    let rendered = outcome.value;
    let mut done = Done::line(String::new(), &rendered).noted(outcome.notes);
    done.backend = Some(rendered.backend.clone());
    Ok(done.with_body(rendered.text, None, Cut::Plain(HOW)))
}

pub(super) fn extract(work: &Work<'_>) -> Result<Done, Fault> {
    let (source, label) = match (work.given.text("html"), work.given.text("path")) {
        (Some(html), _) => (Source::Html(html.to_owned()), "inline"),
        (None, Some(path)) => (Source::File(path.to_owned()), path),
        (None, None) => return Err(Fault::invalid("html is needed, or path")),
    };
    let request = ExtractRequest {
        dump: dump(work, Dump::Markdown)?,
        base_url: work.given.owned("baseUrl"),
        ..ExtractRequest::new(source)
    };
    let outcome = request.run(&work.call)?;
    let done = Done::line(format!("{label}:"), &outcome.value).noted(outcome.notes);
    Ok(done.with_body(outcome.value.text, None, Cut::Plain("readability is shorter, links shorter still")))
}

pub(super) fn download(work: &Work<'_>) -> Result<Done, Fault> {
    let defaults = DownloadRequest::new(work.given.needed("url"), work.given.needed("path"));
    let request = DownloadRequest {
        overwrite: work.given.flag("overwrite"),
        timeout: timeout(work, defaults.timeout),
        max_bytes: work.given.number("maxBytes").unwrap_or(defaults.max_bytes),
        max_redirects: redirects(work, defaults.max_redirects),
        user_agent: work.given.owned("userAgent"),
        ..defaults
    };
    let outcome = request.run(&work.inner.client, &work.call)?;
    let saved = outcome.value;
    let head = format!("SAVED {} ({} bytes)", saved.path, saved.bytes);
    Ok(Done::line(head, &saved).noted(outcome.notes))
}
