//! The links of a page, each URL once, in the order of the document.

use ego_tree::NodeRef;
use rustc_hash::FxHashMap;
use scraper::{Html, Node};
use url::Url;

use super::clean::{attribute, is_dropped, resolve};
use super::one_line;
use super::tree::is_inline_text;

/// Characters of a link's text that are shown.
const LONGEST_TEXT: usize = 200;

/// Schemes that lead to no page.
const SKIPPED: [&str; 7] = ["javascript:", "mailto:", "tel:", "data:", "blob:", "vbscript:", "about:"];

/// Lists the links, one a line: `TEXT → URL`, or the URL alone where the link has no text.
pub(super) fn list(page: &Html, base: Option<&Url>) -> String {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut at: FxHashMap<String, usize> = FxHashMap::default();
    for node in page.tree.nodes() {
        let Some(url) = target(node, base) else { continue };
        let text = one_line(&text_of(node), LONGEST_TEXT);
        match at.get(&url).and_then(|at| found.get_mut(*at)) {
            // A picture and a headline often lead to one page; the headline says more.
            Some((known, _)) if known.is_empty() => *known = text,
            Some(_) => {}
            None => {
                at.insert(url.clone(), found.len());
                found.push((text, url));
            }
        }
    }
    let line = |(text, url): (String, String)| match text.is_empty() {
        true => format!("{url}\n"),
        false => format!("{text} → {url}\n"),
    };
    found.into_iter().map(line).collect()
}

fn target(node: NodeRef<'_, Node>, base: Option<&Url>) -> Option<String> {
    let element = node.value().as_element()?;
    if !matches!(element.name(), "a" | "area") || node.ancestors().any(is_dropped) {
        return None;
    }
    let href = element.attr("href")?.trim_matches(|c: char| c <= ' ');
    let href: String = href.chars().filter(|c| !matches!(c, '\t' | '\n' | '\r')).collect();
    let lower = href.to_ascii_lowercase();
    if href.is_empty() || href.starts_with('#') || SKIPPED.iter().any(|scheme| lower.starts_with(scheme)) {
        return None;
    }
    Some(resolve(&href, base))
}

/// Returns what a reader sees of a link: its text, else the text that stands for its pictures, else its label.
fn text_of(link: NodeRef<'_, Node>) -> String {
    let mut text = String::new();
    let mut pictures = String::new();
    for node in link.descendants() {
        match node.value() {
            Node::Text(piece) if !node.ancestors().take_while(|a| *a != link).any(is_dropped) => {
                text.push_str(piece);
            }
            Node::Element(element) => {
                if !is_inline_text(element.name()) {
                    text.push(' ');
                }
                pictures.push_str(attribute(node, "alt").unwrap_or_default());
                pictures.push(' ');
            }
            _ => {}
        }
    }
    let label = || ["aria-label", "title", "alt"].into_iter().find_map(|name| attribute(link, name));
    [Some(text.as_str()), Some(pictures.as_str()), label()]
        .into_iter()
        .flatten()
        .find(|text| !text.trim().is_empty())
        .unwrap_or_default()
        .to_owned()
}
