//! From HTML to what a reader without a browser can use.
//!
//! In go decoded HTML and the URL that its links count from; out comes one of five dumps. The page is parsed once into a
//! tree that hostile markup can't blow up ([`tree`]), cleaned and written out again with absolute links ([`clean`]), and
//! only that reaches the converters: htmd for Markdown, html2text for wrapped text, dom_smoothie for the article. What
//! they give is tidied ([`tidy`]): no escape sequences, no invisible characters, one newline at the end.
//!
//! All of it runs on a thread with a large stack within the caller's deadline. A converter that panics is replaced by
//! plain text and a note, and nothing is printed ([`quiet`]). The search for an article costs more than the rest and
//! may be in vain: it has a part of the time, and pages that are too deep or too large for it are spared it.

mod clean;
mod links;
mod quiet;
mod refine;
mod tidy;
mod tree;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use htmd::HtmlToMarkdown;
use htmd::options::{BulletListMarker, HrStyle, Options};
use html2text::config as text_config;
use scraper::Html;
use url::Url;

use crate::limits::{Deadline, Stopped};

use super::aside::{self, Gone};
use super::error::WebError;

use clean::{Purpose, write, write_without};

/// Stack of the thread that converts: some converters recurse once for each level of nesting.
const STACK: usize = 64 * 1024 * 1024;

/// Columns of wrapped text.
const COLUMNS: usize = 100;

/// Elements of a page that the search for an article looks at.
const MOST_ELEMENTS: usize = 200_000;

/// The depths of all elements together, above which no article is searched for: each of them is scored once for each
/// element above it.
const MOST_DEPTHS: usize = 2_000_000;

/// Time for the search for an article. It has no more than half of the caller's.
const SEARCH: Duration = Duration::from_secs(5);

/// Characters of a title that are shown.
const LONGEST_TITLE: usize = 300;

/// What a page is turned into.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Dump {
    /// Markdown of the whole page.
    #[default]
    Markdown,
    /// Text, wrapped to 100 columns; `pre` isn't wrapped.
    Text,
    /// The decoded HTML as it came.
    Html,
    /// One line for each link: its text and its URL.
    Links,
    /// The main text as Markdown, below its title.
    Readability,
}

impl Dump {
    /// Returns the name as requests and answers write it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Markdown => "markdown",
            Self::Text => "text",
            Self::Html => "html",
            Self::Links => "links",
            Self::Readability => "readability",
        }
    }
}

impl fmt::Display for Dump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Dump {
    type Err = WebError;

    /// Reads a name or one of its aliases: `md`, `txt`, `readable`, `article`.
    fn from_str(text: &str) -> Result<Self, WebError> {
        Ok(match text {
            "markdown" | "md" => Self::Markdown,
            "text" | "txt" => Self::Text,
            "html" => Self::Html,
            "links" => Self::Links,
            "readability" | "readable" | "article" => Self::Readability,
            _ => {
                return Err(WebError::Invalid {
                    key: "dump",
                    expected: "markdown, text, html, links or readability",
                    got: format!("{text:?}"),
                });
            }
        })
    }
}

/// A page after conversion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Converted {
    pub(super) text: String,
    pub(super) notes: Vec<String>,
}

/// Converts a page within the deadline. `what` names it in errors.
pub(super) fn convert(
    html: String,
    dump: Dump,
    base: Option<Url>,
    what: &str,
    deadline: &Deadline,
) -> Result<Converted, WebError> {
    if dump == Dump::Html {
        return Ok(Converted { text: html, notes: Vec::new() });
    }
    let started = Instant::now();
    let html: Arc<str> = html.into();
    let run = |dump, deadline: &Deadline| {
        let (html, base) = (Arc::clone(&html), base.clone());
        aside::run(deadline, STACK, move || quiet::catch(|| convert_here(&html, dump, base.as_ref())))
    };
    let converted = match (dump, deadline.remaining()) {
        (Dump::Readability, left) => {
            let first = deadline.at_most(left.map_or(SEARCH, |left| SEARCH.min(left / 2)));
            match run(dump, &first) {
                Err(Gone::Stopped(Stopped::TimedOut)) if deadline.check().is_ok() => {
                    let whole = run(Dump::Markdown, deadline);
                    whole.map(|whole| {
                        whole.map(|whole| whole.without_article("it took too long to look for it"))
                    })
                }
                found => found,
            }
        }
        _ => run(dump, deadline),
    };
    match converted {
        Ok(Some(converted)) => Ok(converted),
        Err(Gone::Stopped(stopped)) => Err(WebError::stopped(stopped, what, started.elapsed())),
        Ok(None) | Err(Gone::Died) => Err(WebError::Internal { what: "the conversion of a page" }),
    }
}

impl Converted {
    /// Says that this is the whole page instead.
    fn without_article(mut self, why: &str) -> Self {
        self.notes.insert(0, format!("no article found: {why}"));
        self
    }
}

fn convert_here(html: &str, dump: Dump, base: Option<&Url>) -> Converted {
    let page = tree::parse(html);
    let base = clean::base_of(&page, base);
    let mut notes = Vec::new();
    let mut removed = 0;
    let raw = match dump {
        Dump::Html => html.to_owned(),
        Dump::Links => links::list(&page, base.as_ref()),
        Dump::Markdown => or_plain(&page, &mut notes, || markdown(&page, base.as_ref(), &mut removed)),
        Dump::Text => or_plain(&page, &mut notes, || text(&page, base.as_ref(), &mut removed)),
        Dump::Readability => {
            let searched = clean::depths(&page) <= MOST_DEPTHS;
            let found = searched.then(|| quiet::catch(|| article(&page, base.as_ref(), &mut removed)));
            found.flatten().flatten().unwrap_or_else(|| {
                let why = if searched { "" } else { ": the page is too deep and too large to look for it" };
                notes.push(format!("no article found{why}"));
                or_plain(&page, &mut notes, || markdown(&page, base.as_ref(), &mut removed))
            })
        }
    };
    let (text, removed_late) = tidy::tidy(&raw);
    removed += removed_late;
    if removed > 0 {
        notes.push(format!("removed {removed} invisible or control characters"));
    }
    Converted { text, notes }
}

/// Runs a converter, and falls back to the page's plain text where it fails.
fn or_plain(page: &Html, notes: &mut Vec<String>, converter: impl FnOnce() -> Option<String>) -> String {
    quiet::catch(converter).flatten().unwrap_or_else(|| {
        notes.push("the converter failed on this page; this is its plain text".to_owned());
        clean::plain_text(page)
    })
}

fn markdown(page: &Html, base: Option<&Url>, removed: &mut usize) -> Option<String> {
    let written = write(page, base, Purpose::Markdown);
    *removed = written.removed;
    markdown_of(&written.html)
}

fn markdown_of(html: &str) -> Option<String> {
    let options = Options {
        bullet_list_marker: BulletListMarker::Dash,
        hr_style: HrStyle::Dashes,
        ul_bullet_spacing: 1,
        ol_number_spacing: 1,
        ..Options::default()
    };
    let markdown = HtmlToMarkdown::builder().options(options).build().convert(html).ok()?;
    Some(clean::restore_bars(&markdown))
}

fn text(page: &Html, base: Option<&Url>, removed: &mut usize) -> Option<String> {
    let written = write(page, base, Purpose::Text);
    *removed = written.removed;
    let config =
        text_config::plain_no_decorate().no_table_borders().allow_width_overflow().unicode_strikeout(false);
    let wrapped = config.string_from_read(written.html.as_bytes(), COLUMNS).ok()?;
    Some(clean::restore_blocks(&wrapped, &written.blocks))
}

/// Finds the main text, and writes it below its title.
fn article(page: &Html, base: Option<&Url>, removed: &mut usize) -> Option<String> {
    let written = write(page, base, Purpose::Article);
    *removed = written.removed;
    let config = dom_smoothie::Config {
        max_elements_to_parse: MOST_ELEMENTS,
        keep_classes: true, // they name the language of code
        ..Default::default()
    };
    let mut search = dom_smoothie::Readability::new(written.html, None, Some(config)).ok()?;
    let article = search.parse().ok()?;
    // The article's markup is a page of its own: the same clean-up makes Markdown of it.
    let content = tree::parse(&article.content);
    let refined = refine::refine(&content, &article.title, article.byline.as_deref());
    let body = markdown_of(&write_without(&content, base, Purpose::Markdown, &refined).html)?;
    if body.trim().is_empty() {
        return None;
    }
    let mut out = String::new();
    let title = one_line(&refined.title, LONGEST_TITLE);
    if !title.is_empty() {
        out.push_str(&format!("# {title}\n\n"));
    }
    let about = [article.byline, article.published_time];
    let about: Vec<_> = about.into_iter().flatten().map(|text| one_line(&text, LONGEST_TITLE)).collect();
    let about: Vec<_> = about.into_iter().filter(|text| !text.is_empty()).collect();
    if !about.is_empty() {
        out.push_str(&format!("{}\n\n", about.join(" · ")));
    }
    out.push_str(&body);
    Some(out)
}

/// Makes one line of at most `longest` characters.
fn one_line(text: &str, longest: usize) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(longest) {
        None => line,
        Some((end, _)) => format!("{}…", line.get(..end).unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests;
