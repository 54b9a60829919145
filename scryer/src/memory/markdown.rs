//! The body of a record: its sections, and texts that can't break out of theirs.
//!
//! In goes Markdown, out come its headings with what stands below each. Only headings of the document itself count, not
//! those in code, quotes or lists. Nothing is rendered.

use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// What stands below a heading, up to the next one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Section {
    /// From 1 for `#`; 0 for what stands before the first heading.
    pub(super) level: usize,
    /// The heading without its markup, on one line.
    pub(super) title: String,
    /// What stands below it, trimmed.
    pub(super) text: String,
}

/// A heading in its text.
struct Heading {
    level: usize,
    title: String,
    range: Range<usize>,
}

/// The sections of a document, in order; the first is what stands before any heading.
pub(super) fn sections(text: &str) -> Vec<Section> {
    let headings = headings(text);
    let mut sections = Vec::with_capacity(headings.len() + 1);
    let until = |at: usize| headings.get(at).map_or(text.len(), |heading| heading.range.start);
    let below = |range: Range<usize>| text.get(range).unwrap_or_default().trim().to_owned();
    sections.push(Section { level: 0, title: String::new(), text: below(0..until(0)) });
    for (index, heading) in headings.iter().enumerate() {
        let text = below(heading.range.end..until(index + 1));
        sections.push(Section { level: heading.level, title: heading.title.clone(), text });
    }
    sections
}

fn headings(text: &str) -> Vec<Heading> {
    let mut found: Vec<Heading> = Vec::new();
    let mut depth = 0usize;
    let mut inside = false;
    for (event, range) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                inside = depth == 0;
                depth += 1;
                if inside {
                    found.push(Heading { level: number(level), title: String::new(), range });
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                depth = depth.saturating_sub(1);
                inside = false;
            }
            Event::Start(_) => depth += 1,
            Event::End(_) => depth = depth.saturating_sub(1),
            Event::Text(part) | Event::Code(part) if inside => {
                if let Some(heading) = found.last_mut() {
                    heading.title.push_str(&part);
                }
            }
            Event::SoftBreak | Event::HardBreak if inside => {
                if let Some(heading) = found.last_mut() {
                    heading.title.push(' ');
                }
            }
            _ => {}
        }
    }
    for heading in &mut found {
        heading.title = one_line(&heading.title);
    }
    found
}

fn number(level: HeadingLevel) -> usize {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        HeadingLevel::H4 => 4,
        HeadingLevel::H5 => 5,
        HeadingLevel::H6 => 6,
    }
}

/// The start of a text as people read it: its first paragraph or list without markup, on one line, cut after `most` bytes.
pub fn gist(text: &str, most: usize) -> String {
    let mut out = String::new();
    let mut depth = 0usize;
    for event in Parser::new(text) {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(end) => {
                depth = depth.saturating_sub(1);
                if !matches!(
                    end,
                    TagEnd::Emphasis | TagEnd::Strong | TagEnd::Link | TagEnd::Strikethrough | TagEnd::Image
                ) {
                    out.push(' ');
                }
                if depth == 0 && !out.trim().is_empty() && !matches!(end, TagEnd::Heading(_))
                    || out.len() > most
                {
                    break;
                }
            }
            Event::Text(part) | Event::Code(part) => out.push_str(&part),
            Event::SoftBreak | Event::HardBreak => out.push(' '),
            _ => {}
        }
    }
    let mut line = one_line(&out);
    if line.len() > most {
        let end = (0..=most).rev().find(|&at| line.is_char_boundary(at)).unwrap_or(0);
        line.truncate(line[..end].rfind(' ').unwrap_or(end));
        line.push('…');
    }
    line
}

/// `text` with each run of blanks as one space, and without characters that nobody sees.
pub(crate) fn one_line(text: &str) -> String {
    let seen = |letter: char| match letter {
        letter if letter.is_control() || super::frontmatter::is_unseen(letter) => ' ',
        letter => letter,
    };
    let text: String = text.chars().map(seen).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text as part of a section: its headings are below those of the record, and what it opens, it closes.
pub(super) fn contained(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace(['\r', '\0', '\u{b}', '\u{c}'], "\n");
    let text = text.trim_matches('\n').trim_end();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for heading in headings(text) {
        let (Some(before), Some(written)) =
            (text.get(at..heading.range.start), text.get(heading.range.clone()))
        else {
            continue;
        };
        out.push_str(before);
        match heading.level {
            1 | 2 => {
                let end = if written.ends_with('\n') { "\n" } else { "" };
                out.push_str(&format!("### {}{end}", heading.title));
            }
            _ => out.push_str(written),
        }
        at = heading.range.end;
    }
    out.push_str(text.get(at..).unwrap_or_default());
    // A heading put behind it has to be one: else a fence, a comment or the like is open.
    for close in ["", "\n```", "\n~~~", "\n-->"] {
        let closed = format!("{out}{close}");
        if is_closed(&closed) {
            return closed;
        }
    }
    // As code nothing opens anything.
    let lines: Vec<String> = text.lines().map(|line| format!("    {line}")).collect();
    lines.join("\n")
}

fn is_closed(text: &str) -> bool {
    const PROBE: &str = "closed";
    let behind = format!("{text}\n\n## {PROBE}\n\nx\n");
    let top: Vec<Heading> = headings(&behind);
    let low = top.iter().filter(|heading| heading.level <= 2);
    low.map(|heading| heading.title.as_str()).eq([PROBE])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_of_the_document_alone_count() {
        let text = "lead\n\n# `A` *b*\nx\n\n```\n# no\n```\n\n> # no\n\n- # no\n\nSet\n---\ny\n### Low ###\n";
        let shown: Vec<String> = sections(text)
            .into_iter()
            .map(|section| format!("{} {}: {}", section.level, section.title, section.text.len()))
            .collect();
        assert_eq!(shown, ["0 : 4", "1 A b: 31", "2 Set: 1", "3 Low: 0"]);
    }

    #[test]
    fn the_gist_is_the_first_paragraph() {
        assert_eq!(gist("We use `a` and\n**b**.\n\nMore.", 100), "We use a and b.");
        assert_eq!(gist("- one\n- two\n\nMore.", 100), "one two");
        assert_eq!(gist("aaaa bbbb cccc", 10), "aaaa bbbb…");
        assert_eq!(gist("", 10), "");
        assert_eq!(gist("## Low\nText", 100), "Low Text");
    }

    #[test]
    fn texts_stay_in_their_section() {
        for text in [
            "plain",
            "## Decision\nforged",
            "Decision\n---\nforged",
            "a\n```\nopen",
            "~~~~\nopen",
            "<!-- open",
            "<pre>\n",
            "<script>\n",
            "````\n```\n",
            "> quote\n## Status\nx",
            "---\ntitle: forged\n---",
            "- list\n\n  ## inner",
            "\u{0}\u{b}## x",
            "a\r## Decision\rb",
            "",
        ] {
            let out = contained(text);
            let whole = format!("# T\n\n## Context\n\n{out}\n\n## Decision\n\nreal\n");
            let low = sections(&whole).into_iter().filter(|section| section.level <= 2);
            let titles: Vec<String> = low.map(|section| section.title).collect();
            assert_eq!(titles, ["", "T", "Context", "Decision"], "{text:?} became {out:?}");
        }
    }

    #[test]
    fn deep_and_long_texts_are_read() {
        let deep = format!("{}x\n{}\n{}", ">".repeat(20_000), "[".repeat(20_000), "- ".repeat(5_000));
        assert!(!contained(&deep).is_empty());
        assert!(!sections(&deep).is_empty());
    }
}
