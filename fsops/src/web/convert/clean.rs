//! A parsed page written out again, as little of it as the next reader needs.
//!
//! What no reader sees is left out (scripts, styles, templates, drawings, comments, the head), links and pictures get
//! absolute URLs, `data:` URIs are reduced to their name, spans of cells are clamped, and code blocks are made plain so
//! that no converter re-flows them. The walk is a loop, whatever the nesting.

use ego_tree::NodeRef;
use scraper::{Html, Node};
use url::Url;

use super::refine::Refined;
use super::tidy;
use super::tree::{is_inline_text, is_void};

/// For whom a page is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// For htmd.
    Markdown,
    /// For html2text. Code blocks are taken out, so that they aren't wrapped.
    Text,
    /// For the search for an article, which also reads the head, classes and data about the page.
    Article,
}

/// Stands for the first code block that was taken out; the next ones follow. The characters are private ones, and
/// don't come through from the page.
const FIRST_MARKER: u32 = 0xf_0000;
const MOST_MARKERS: usize = 0xfff0;

/// Stands for a bar in a cell until the converter, which would write it as an entity, is done. A private character too.
const BAR: char = '\u{10fffd}';

/// Rows and columns that a cell may span.
const MOST_SPANNED: u64 = 1000;

/// And all cells of a page together: readers make room for each.
const MOST_SPANNED_IN_ALL: u64 = 10_000;

/// Attributes of one element that are looked at. Readers compare each with each.
const MOST_ATTRIBUTES: usize = 100;

/// Quotes, lists and tables that are kept nested. What is deeper leaves no room for text.
const MOST_INDENTED: usize = 16;

/// A page written out.
pub(super) struct Written {
    pub(super) html: String,
    /// How many invisible characters were left out.
    pub(super) removed: usize,
    /// The code blocks that were taken out.
    pub(super) blocks: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Enter,
    Leave,
}

/// Visits a tree in document order. Where `visit` says `false` on entering, what is below is left out, and so is the
/// leaving.
fn walk<'a>(root: NodeRef<'a, Node>, mut visit: impl FnMut(Edge, NodeRef<'a, Node>) -> bool) {
    let mut at = root;
    loop {
        let entered = visit(Edge::Enter, at);
        if entered && let Some(child) = at.first_child() {
            at = child;
            continue;
        }
        if entered {
            visit(Edge::Leave, at);
        }
        loop {
            if at == root {
                return;
            }
            if let Some(next) = at.next_sibling() {
                at = next;
                break;
            }
            let Some(parent) = at.parent() else { return };
            at = parent;
            visit(Edge::Leave, at);
        }
    }
}

/// Returns the depths of all elements together.
pub(super) fn depths(page: &Html) -> usize {
    let (mut depth, mut all) = (0_usize, 0_usize);
    walk(page.tree.root(), |edge, _| {
        match edge {
            Edge::Enter => {
                depth += 1;
                all += depth;
            }
            Edge::Leave => depth = depth.saturating_sub(1),
        }
        true
    });
    all
}

/// Returns the URL that the links of a page count from: its `<base>`, else its own.
pub(super) fn base_of(page: &Html, own: Option<&Url>) -> Option<Url> {
    let stated = page.tree.nodes().find_map(|node| {
        let element = node.value().as_element().filter(|element| element.name() == "base")?;
        element.attr("href")
    });
    let resolved = stated.and_then(|href| match own {
        Some(own) => own.join(href).ok(),
        None => Url::parse(href).ok(),
    });
    resolved.filter(|url| matches!(url.scheme(), "http" | "https")).or_else(|| own.cloned())
}

/// Makes a URL absolute. What can't be resolved stays as it is, `data:` URIs are only named.
pub(super) fn resolve(href: &str, base: Option<&Url>) -> String {
    let href = href.trim_matches(|c: char| c <= ' ');
    if has_scheme(href, &["data:"]) {
        return "data:…".to_owned();
    }
    let resolved = base.and_then(|base| base.join(href).ok()).map(String::from);
    resolved.unwrap_or_else(|| href.chars().filter(|c| !c.is_control()).collect())
}

/// Tells whether a URL begins with one of these schemes, as a browser would read it.
fn has_scheme(href: &str, schemes: &[&str]) -> bool {
    let begin: String = href.chars().filter(|c| *c > ' ').take(12).collect::<String>().to_ascii_lowercase();
    schemes.iter().any(|scheme| begin.starts_with(scheme))
}

/// Returns an attribute of an element.
pub(super) fn attribute<'a>(node: NodeRef<'a, Node>, name: &str) -> Option<&'a str> {
    node.value().as_element()?.attr(name)
}

fn name_of<'a>(node: NodeRef<'a, Node>) -> Option<&'a str> {
    node.value().as_element().map(scraper::node::Element::name)
}

/// Tells whether an element and what is in it is never shown.
pub(super) fn is_dropped(node: NodeRef<'_, Node>) -> bool {
    name_of(node).is_some_and(|name| {
        matches!(
            name,
            "script" | "style" | "noscript" | "template" | "svg" | "head" | "iframe" | "noembed" | "noframes"
        )
    })
}

fn is_preformatted(name: &str) -> bool {
    matches!(name, "pre" | "xmp" | "listing" | "plaintext")
}

/// Returns what a reader sees of the page, a line for each block.
pub(super) fn plain_text(page: &Html) -> String {
    text_of(page.tree.root())
}

/// The same for a part of it.
pub(super) fn text_of(root: NodeRef<'_, Node>) -> String {
    let mut out = String::new();
    walk(root, |edge, node| {
        match node.value() {
            Node::Text(text) if edge == Edge::Enter => out.push_str(text),
            Node::Element(_) if is_dropped(node) => return false,
            Node::Element(element) if element.name() == "br" && edge == Edge::Enter => out.push('\n'),
            Node::Element(element) if !is_inline_text(element.name()) && !out.ends_with('\n') => {
                out.push('\n')
            }
            Node::Comment(_) => return false,
            _ => {}
        }
        true
    });
    out
}

/// Returns the characters of a code block: what is nested in it only colours it.
fn code_of(block: NodeRef<'_, Node>) -> String {
    let mut out = String::new();
    walk(block, |edge, node| {
        match node.value() {
            Node::Text(text) if edge == Edge::Enter => out.push_str(text),
            Node::Element(_) if is_dropped(node) => return false,
            Node::Element(element) if edge == Edge::Leave => match element.name() {
                "br" => out.push('\n'),
                // Some highlighters make a block of each line.
                "div" | "p" | "li" | "tr" if !out.ends_with('\n') => out.push('\n'),
                _ => {}
            },
            _ => {}
        }
        true
    });
    out
}

/// Writes a page.
pub(super) fn write(page: &Html, base: Option<&Url>, purpose: Purpose) -> Written {
    write_without(page, base, purpose, &Refined::default())
}

/// Writes a page, some of it left out.
pub(super) fn write_without(page: &Html, base: Option<&Url>, purpose: Purpose, without: &Refined) -> Written {
    let (html, blocks) = (String::new(), Vec::new());
    let mut writer = Writer { base, purpose, without, html, removed: 0, blocks, spans: MOST_SPANNED_IN_ALL };
    walk(page.tree.root(), |edge, node| match edge {
        Edge::Enter => writer.enter(node),
        Edge::Leave => {
            writer.leave(node);
            true
        }
    });
    Written { html: writer.html, removed: writer.removed, blocks: writer.blocks }
}

struct Writer<'a> {
    base: Option<&'a Url>,
    purpose: Purpose,
    without: &'a Refined,
    html: String,
    removed: usize,
    blocks: Vec<String>,
    /// Rows and columns that cells may still span.
    spans: u64,
}

impl Writer<'_> {
    fn enter(&mut self, node: NodeRef<'_, Node>) -> bool {
        let element = match node.value() {
            Node::Text(text) => {
                self.text(node, text);
                return true;
            }
            Node::Element(element) => element,
            Node::Document | Node::Fragment => return true,
            _ => return false,
        };
        let name = element.name();
        if self.without.skip.contains(&node.id()) {
            return false;
        }
        if is_dropped(node) {
            match (self.purpose, name) {
                (Purpose::Article, "head") => self.html.push_str("<head>"),
                (Purpose::Article, "script") => {
                    self.linked_data(node);
                    return false;
                }
                _ => return false,
            }
            return true;
        }
        if is_preformatted(name) && self.purpose != Purpose::Article {
            self.block(node);
            return false;
        }
        if name == "a" && self.purpose == Purpose::Markdown && is_empty(node) {
            return false;
        }
        let Some(name) = self.written_name(node) else { return true };
        self.html.push('<');
        self.html.push_str(name);
        for (key, value) in element.attrs().take(MOST_ATTRIBUTES) {
            if key == "alt" && self.without.mute.contains(&node.id()) {
                continue;
            }
            if let Some(value) = self.attribute(name, key, value) {
                self.html.push_str(&format!(" {key}=\""));
                push_escaped(&mut self.html, &value, true);
                self.html.push('"');
            }
        }
        if name == "img" && attribute(node, "src").is_none_or(|src| has_scheme(src, &["data:"])) {
            self.late_source(node);
        }
        self.html.push('>');
        if matches!(name, "pre" | "textarea" | "listing") {
            // A reader drops one newline at the beginning.
            self.html.push('\n');
        }
        !is_void(name)
    }

    fn leave(&mut self, node: NodeRef<'_, Node>) {
        if let Some(name) = self.written_name(node)
            && !is_void(name)
        {
            self.html.push_str(&format!("</{name}>"));
        }
    }

    /// Returns the name under which an element is written; `None` where only what is in it is.
    fn written_name<'n>(&self, node: NodeRef<'n, Node>) -> Option<&'n str> {
        let name = name_of(node)?;
        let follows =
            || attribute(node, "href").is_some_and(|href| !has_scheme(href, &["javascript:", "vbscript:"]));
        match name {
            "a" if self.purpose == Purpose::Text => None,
            "a" if self.purpose == Purpose::Markdown && !follows() => None,
            _ if is_indenting(name)
                && node.ancestors().filter(|a| name_of(*a).is_some_and(is_indenting)).count()
                    >= MOST_INDENTED =>
            {
                None
            }
            // The tokenizer makes names of anything; the next reader need not agree.
            _ if !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') => None,
            _ => Some(name),
        }
    }

    fn attribute(&mut self, element: &str, key: &str, value: &str) -> Option<String> {
        let plain = || Some(value.to_owned());
        match key {
            "href" | "src" | "poster" | "cite" | "data-src" => Some(resolve(value, self.base)),
            "colspan" | "rowspan" => {
                let span = clamp_span(value).min(self.spans.max(1));
                self.spans = self.spans.saturating_sub(span - 1);
                Some(span.to_string())
            }
            "srcset" | "data-srcset" => None,
            _ if self.purpose == Purpose::Article => {
                let odd = key.starts_with("on")
                    || !key.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_:.".contains(&b));
                if odd || has_scheme(value, &["data:"]) { None } else { plain() }
            }
            "alt" => plain(),
            "start" | "type" | "value" | "reversed" if matches!(element, "ol" | "li") => plain(),
            "align" | "class" if self.purpose == Purpose::Markdown && element == "code" => plain(),
            _ => None,
        }
    }

    /// Writes the picture that a script would have put in later.
    fn late_source(&mut self, image: NodeRef<'_, Node>) {
        let first_of =
            |set: &str| set.split_whitespace().next().map(|url| url.trim_end_matches(',').to_owned());
        let late = ["data-src", "data-original", "data-lazy-src"]
            .into_iter()
            .find_map(|name| attribute(image, name));
        let late = late.map(str::to_owned);
        let found = late.or_else(|| attribute(image, "data-srcset").and_then(first_of));
        let found = found.or_else(|| attribute(image, "srcset").and_then(first_of));
        if let Some(url) = found.filter(|url| !has_scheme(url, &["data:"])) {
            // Of two attributes with one name the first counts, so a picture that has a source keeps it.
            if attribute(image, "src").is_none() {
                self.html.push_str(" src=\"");
                push_escaped(&mut self.html, &resolve(&url, self.base), true);
                self.html.push('"');
            }
        }
    }

    fn text(&mut self, node: NodeRef<'_, Node>, text: &str) {
        // A converter that drops the first character of an escape sequence would make the rest of it text.
        if text.chars().any(|c| tidy::is_invisible(c) && c != '\r') {
            let (visible, removed) = tidy::visible(text);
            self.removed += removed;
            self.text(node, &visible);
        } else if self.purpose == Purpose::Markdown && text.contains(['|', BAR]) {
            let in_cell = node.ancestors().any(|a| matches!(name_of(a), Some("td" | "th")));
            let text = text.replace(BAR, "\u{fffd}");
            let text = if in_cell { text.replace('|', BAR.encode_utf8(&mut [0; 4])) } else { text };
            push_escaped(&mut self.html, &text, false);
        } else if self.purpose == Purpose::Text && text.chars().any(|c| block_of(c).is_some()) {
            let text: String =
                text.chars().map(|c| if block_of(c).is_some() { '\u{fffd}' } else { c }).collect();
            push_escaped(&mut self.html, &text, false);
        } else {
            push_escaped(&mut self.html, text, false);
        }
    }

    /// Writes a code block.
    fn block(&mut self, node: NodeRef<'_, Node>) {
        let code = code_of(node);
        let marker = u32::try_from(self.blocks.len()).ok().and_then(|n| char::from_u32(FIRST_MARKER + n));
        if self.purpose == Purpose::Text
            && let Some(marker) = marker.filter(|_| self.blocks.len() < MOST_MARKERS)
        {
            self.html.push_str("<p>");
            self.html.push(marker);
            self.html.push_str("</p>");
            self.blocks.push(code);
            return;
        }
        self.html.push_str("<pre><code");
        if let Some(language) = language_of(node) {
            self.html.push_str(&format!(" class=\"language-{language}\""));
        }
        self.html.push('>');
        // Tabs are what one converter can't wrap.
        let code = if self.purpose == Purpose::Text { code.replace('\t', "    ") } else { code };
        push_escaped(&mut self.html, &code, false);
        self.html.push_str("</code></pre>");
    }

    /// Writes a script that is data about the page.
    fn linked_data(&mut self, script: NodeRef<'_, Node>) {
        if attribute(script, "type").is_none_or(|kind| kind.trim() != "application/ld+json") {
            return;
        }
        let data: String =
            script.descendants().filter_map(|node| node.value().as_text().map(|text| &**text)).collect();
        if !data.contains("</") && !data.contains("<!--") {
            self.html.push_str(&format!("<script type=\"application/ld+json\">{data}</script>"));
        }
    }
}

fn is_indenting(name: &str) -> bool {
    matches!(name, "blockquote" | "ul" | "ol" | "dl" | "dd" | "table")
}

/// Tells whether a link shows nothing.
fn is_empty(link: NodeRef<'_, Node>) -> bool {
    !link.descendants().any(|node| match node.value() {
        Node::Text(text) => !text.trim().is_empty(),
        Node::Element(element) => element.name() == "img",
        _ => false,
    })
}

fn clamp_span(value: &str) -> u64 {
    let digits: String = value.trim().chars().take_while(char::is_ascii_digit).collect();
    match digits.parse::<u64>() {
        Ok(span) => span.clamp(1, MOST_SPANNED),
        Err(_) if digits.is_empty() => 1,
        Err(_) => MOST_SPANNED,
    }
}

/// Finds the language of a code block in the classes around it.
fn language_of(block: NodeRef<'_, Node>) -> Option<String> {
    let inside = block.descendants().filter(|node| name_of(*node) == Some("code")).take(1);
    let around = std::iter::once(block).chain(inside).chain(block.ancestors().take(2));
    around.filter_map(|node| attribute(node, "class")).find_map(|classes| {
        let mut words = classes.split([' ', ';', ':']).filter(|word| !word.is_empty());
        let mut brush = classes.contains("brush:");
        words.find_map(|word| {
            if std::mem::take(&mut brush) && word != "brush" {
                return as_language(word);
            }
            brush |= word == "brush" && classes.contains("brush:");
            let prefixes = ["language-", "lang-", "highlight-source-", "highlight-text-"];
            let named = prefixes.into_iter().find_map(|prefix| word.strip_prefix(prefix));
            let rustdoc = (word == "rust-example-rendered").then_some("rust");
            named.or(rustdoc).and_then(as_language)
        })
    })
}

fn as_language(word: &str) -> Option<String> {
    let fits = (1..=32).contains(&word.len())
        && word.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-#_.".contains(&b));
    fits.then(|| word.to_ascii_lowercase())
}

fn push_escaped(out: &mut String, text: &str, in_attribute: bool) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '\u{a0}' => out.push_str("&nbsp;"),
            '"' if in_attribute => out.push_str("&quot;"),
            '\0' => {}
            c => out.push(c),
        }
    }
}

/// Returns the number of the code block that a character stands for.
fn block_of(c: char) -> Option<usize> {
    let number = u32::from(c).checked_sub(FIRST_MARKER)? as usize;
    (number < MOST_MARKERS).then_some(number)
}

/// Puts the code blocks back, each line as deep as the mark stands.
pub(super) fn restore_blocks(wrapped: &str, blocks: &[String]) -> String {
    let mut out = String::with_capacity(wrapped.len());
    let mut placed = vec![false; blocks.len()];
    for line in wrapped.lines() {
        let margin: String = line.chars().take_while(|c| block_of(*c).is_none()).collect();
        let margin: String = margin.chars().map(|c| if c == '>' { c } else { ' ' }).collect();
        for c in line.chars() {
            let block = block_of(c).and_then(|number| Some((blocks.get(number)?, placed.get_mut(number)?)));
            match block {
                Some((code, placed)) => {
                    *placed = true;
                    push_block(&mut out, code, &margin);
                }
                None => out.push(c),
            }
        }
        out.push('\n');
    }
    for (code, _) in blocks.iter().zip(placed).filter(|(_, placed)| !placed) {
        out.push('\n');
        push_block(&mut out, code, "");
        out.push('\n');
    }
    out
}

/// Writes the bars of cells as Markdown wants them.
pub(super) fn restore_bars(markdown: &str) -> String {
    markdown.replace(BAR, "\\|")
}

fn push_block(out: &mut String, code: &str, margin: &str) {
    for (at, line) in code.trim_matches('\n').lines().enumerate() {
        if at > 0 {
            out.push('\n');
            out.push_str(margin);
        }
        out.push_str(line);
    }
}
