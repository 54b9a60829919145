//! Markup to a tree, with bounds on what the markup can make of itself.
//!
//! The rules of HTML let a few bytes cost much: elements nested a hundred thousand deep make every later tag search the
//! whole stack, and an unclosed `<b>` is repeated in every paragraph that follows. A filter between the tokenizer and
//! the tree keeps count of what is open and leaves out the tags that go too far; their text stays.

use std::borrow::Cow;
use std::cell::RefCell;

use html5ever::tendril::StrTendril;
use html5ever::tokenizer::{
    BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};
use html5ever::tree_builder::{TreeBuilder, TreeBuilderOpts, TreeSink};
use html5ever::{LocalName, local_name};
use rustc_hash::FxHashMap;
use scraper::{Html, HtmlTreeSink};

/// Open elements that are kept nested.
const DEEPEST: usize = 512;

/// Open formatting elements that are kept; the tree repeats each of them in every later block.
const MOST_FORMATTING: usize = 32;

/// Repetitions of formatting elements after which there is no more formatting.
const MOST_REPEATED: usize = 200_000;

/// Attributes of one tag. The tokenizer compares each with each.
const MOST_ATTRIBUTES: usize = 256;

/// Elements that hold text and no tags.
const RAW: [&str; 8] = ["script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes"];

/// Bytes given to the tokenizer at a time.
const PIECE: usize = 64 * 1024;

/// Parses a page. Whatever the markup, there is a tree.
pub(super) fn parse(html: &str) -> Html {
    let sink = HtmlTreeSink::new(Html::new_document());
    // Without scripts, as here, what is in <noscript> is markup.
    let options = TreeBuilderOpts { scripting_enabled: false, ..TreeBuilderOpts::default() };
    let filter = Filter { builder: TreeBuilder::new(sink, options), open: RefCell::default() };
    let tokenizer = Tokenizer::new(filter, TokenizerOpts::default());
    let input = BufferQueue::default();
    let html = without_surplus_attributes(html);
    for piece in pieces(&html) {
        input.push_back(StrTendril::from_slice(piece));
        // It pauses where a page names its encoding, which is decided already.
        while !input.is_empty() {
            let _ = tokenizer.feed(&input);
        }
    }
    tokenizer.end();
    tokenizer.sink.builder.sink.finish()
}

/// Leaves out the attributes of a tag that are too many. What is no tag, as in a script or a comment, is passed over.
fn without_surplus_attributes(html: &str) -> Cow<'_, str> {
    let bytes = html.as_bytes();
    let mut kept = String::new();
    let mut from = 0;
    let mut at = 0;
    while let Some(found) = memchr::memchr(b'<', bytes.get(at..).unwrap_or_default()) {
        at += found + 1;
        let rest = bytes.get(at..).unwrap_or_default();
        if rest.starts_with(b"!--") {
            at += memchr::memmem::find(rest, b"-->").unwrap_or(rest.len());
            continue;
        }
        let name = rest.strip_prefix(b"/").unwrap_or(rest);
        if !name.first().is_some_and(u8::is_ascii_alphabetic) {
            continue;
        }
        let (end, surplus) = tag_end(bytes, bytes.len() - name.len());
        let raw = RAW.iter().find(|raw| is_named(rest, raw));
        at = end + raw.map_or(0, |raw| raw_length(bytes.get(end..).unwrap_or_default(), raw));
        if let Some(surplus) = surplus {
            kept.push_str(html.get(from..surplus).unwrap_or_default());
            from = end;
        }
    }
    if from == 0 {
        return Cow::Borrowed(html);
    }
    kept.push_str(html.get(from..).unwrap_or_default());
    Cow::Owned(kept)
}

/// Tells whether what follows a `<` is a tag of this name.
fn is_named(tag: &[u8], name: &str) -> bool {
    tag.get(..name.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(name.as_bytes()))
        && !tag.get(name.len()).is_some_and(u8::is_ascii_alphanumeric)
}

/// Returns the length of what an element holds that holds no tags.
fn raw_length(bytes: &[u8], name: &str) -> usize {
    let mut ends = memchr::memmem::find_iter(bytes, b"</");
    ends.find(|end| is_named(bytes.get(end + 2..).unwrap_or_default(), name)).unwrap_or(bytes.len())
}

/// Returns where the tag that is open ends, before its `>`, and where in it the attributes begin that are too many.
fn tag_end(bytes: &[u8], from: usize) -> (usize, Option<usize>) {
    let mut attributes = 0;
    let mut surplus = None;
    // Between attributes; in a name; after `=`; in a value, up to this quote or to a blank.
    #[derive(Clone, Copy)]
    enum At {
        Between,
        Name,
        Equals,
        Value(Option<u8>),
    }
    let mut state = At::Name;
    for (at, &byte) in bytes.iter().enumerate().skip(from) {
        state = match (state, byte) {
            (At::Value(Some(quote)), byte) if byte == quote => At::Between,
            (At::Value(Some(quote)), _) => At::Value(Some(quote)),
            (_, b'>') => return (at, surplus),
            (At::Equals, quote @ (b'"' | b'\'')) => At::Value(Some(quote)),
            (At::Equals, byte) if byte.is_ascii_whitespace() => At::Equals,
            (At::Equals, _) => At::Value(None),
            (At::Name | At::Between, b'=') => At::Equals,
            (_, b'/') if !matches!(state, At::Value(_)) => At::Between,
            (_, byte) if byte.is_ascii_whitespace() => At::Between,
            (At::Between, _) => {
                attributes += 1;
                if attributes > MOST_ATTRIBUTES {
                    surplus = surplus.or(Some(at));
                }
                At::Name
            }
            (state, _) => state,
        };
    }
    (bytes.len(), surplus)
}

/// Cuts a text into pieces at character boundaries.
fn pieces(mut text: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        if text.is_empty() {
            return None;
        }
        let whole = |end: &usize| text.is_char_boundary(*end);
        let end = (0..=PIECE.min(text.len())).rev().find(whole).unwrap_or(text.len());
        let (piece, rest) = text.split_at(end);
        text = rest;
        Some(piece)
    })
}

struct Filter<S: TreeSink> {
    builder: TreeBuilder<S::Handle, S>,
    open: RefCell<Open>,
}

/// What is open, as far as a filter can know.
#[derive(Default)]
struct Open {
    stack: Vec<LocalName>,
    formatting: Vec<LocalName>,
    repeated: usize,
    /// Start tags that were left out and whose end tags are still to come.
    dropped: FxHashMap<LocalName, usize>,
}

/// What becomes of a tag.
#[derive(Debug, PartialEq, Eq)]
enum Fate {
    Keep,
    Drop,
    /// Everything that formats is closed, once and for all.
    CloseFormatting,
}

impl Open {
    fn start(&mut self, name: &LocalName) -> Fate {
        if is_void(name) || is_raw_text(name) {
            return Fate::Keep;
        }
        if is_formatting(name) {
            // A link ends the one before it.
            if *name == local_name!("a") {
                self.formatting.retain(|open| open != name);
            }
            if self.repeated > MOST_REPEATED || self.formatting.len() >= MOST_FORMATTING {
                return self.drop(name);
            }
        }
        self.close_implied(name);
        if self.stack.len() >= DEEPEST {
            return self.drop(name);
        }
        self.stack.push(name.clone());
        if is_formatting(name) {
            self.formatting.push(name.clone());
            return Fate::Keep;
        }
        let before = self.repeated;
        self.repeated += self.formatting.len();
        if before <= MOST_REPEATED && self.repeated > MOST_REPEATED {
            Fate::CloseFormatting
        } else {
            Fate::Keep
        }
    }

    fn end(&mut self, name: &LocalName) -> Fate {
        if let Some(left) = self.dropped.get_mut(name)
            && *left > 0
        {
            *left -= 1;
            return Fate::Drop;
        }
        if let Some(at) = self.formatting.iter().rposition(|open| open == name) {
            self.formatting.remove(at);
        }
        if let Some(at) = self.stack.iter().rposition(|open| open == name) {
            self.stack.truncate(at);
        }
        Fate::Keep
    }

    fn drop(&mut self, name: &LocalName) -> Fate {
        *self.dropped.entry(name.clone()).or_default() += 1;
        Fate::Drop
    }

    /// Closes what a start tag closes without saying so: the item before an item, the cell before a cell.
    fn close_implied(&mut self, name: &LocalName) {
        let (closed, barrier): (&[LocalName], &[LocalName]) = match name.as_ref() {
            "li" => (&[local_name!("li")], &[local_name!("ul"), local_name!("ol"), local_name!("menu")]),
            "dd" | "dt" => (&[local_name!("dd"), local_name!("dt")], &[local_name!("dl")]),
            "option" => (&[local_name!("option")], &[local_name!("select"), local_name!("optgroup")]),
            "td" | "th" => {
                (&[local_name!("td"), local_name!("th")], &[local_name!("tr"), local_name!("table")])
            }
            "tr" => (&[local_name!("tr")], &[local_name!("table")]),
            "tbody" | "thead" | "tfoot" => {
                (&[local_name!("tbody"), local_name!("thead"), local_name!("tfoot")], &[local_name!("table")])
            }
            _ if is_formatting(name) || is_inline(name) => return,
            _ => (&[local_name!("p")], &[]),
        };
        let is_paragraph = closed == [local_name!("p")];
        for (at, open) in self.stack.iter().enumerate().rev() {
            if closed.contains(open) {
                self.stack.truncate(at);
                return;
            }
            if barrier.contains(open) || (is_paragraph && !is_formatting(open) && !is_inline(open)) {
                return;
            }
        }
    }
}

impl<S: TreeSink> Filter<S> {
    /// Hands a token on. A tree builder that waits for a script goes on without: none is run here.
    fn hand_on(&self, token: Token, line: u64) -> TokenSinkResult<S::Handle> {
        match self.builder.process_token(token, line) {
            TokenSinkResult::Script(_) => TokenSinkResult::Continue,
            result => result,
        }
    }

    fn close_formatting(&self, line: u64) {
        let formatting = std::mem::take(&mut self.open.borrow_mut().formatting);
        for name in formatting.into_iter().rev() {
            let tag = Tag {
                kind: TagKind::EndTag,
                name,
                self_closing: false,
                attrs: Vec::new(),
                had_duplicate_attributes: false,
            };
            let _ = self.hand_on(Token::TagToken(tag), line);
        }
    }
}

impl<S: TreeSink> TokenSink for Filter<S> {
    type Handle = S::Handle;

    fn process_token(&self, token: Token, line: u64) -> TokenSinkResult<S::Handle> {
        let Token::TagToken(tag) = &token else { return self.hand_on(token, line) };
        let fate = match tag.kind {
            TagKind::StartTag => self.open.borrow_mut().start(&tag.name),
            TagKind::EndTag => self.open.borrow_mut().end(&tag.name),
        };
        match fate {
            Fate::Keep => {}
            Fate::Drop => return TokenSinkResult::Continue,
            Fate::CloseFormatting => self.close_formatting(line),
        }
        self.hand_on(token, line)
    }

    fn end(&self) {
        self.builder.end();
    }

    fn adjusted_current_node_present_but_not_in_html_namespace(&self) -> bool {
        self.builder.adjusted_current_node_present_but_not_in_html_namespace()
    }
}

/// Elements without content.
pub(super) fn is_void(name: &str) -> bool {
    matches!(
        name,
        "area"
            | "base"
            | "br"
            | "col"
            | "embed"
            | "hr"
            | "img"
            | "input"
            | "link"
            | "meta"
            | "source"
            | "track"
            | "wbr"
    )
}

/// Elements whose content is read as text, so that they can't nest and their end must be found.
fn is_raw_text(name: &str) -> bool {
    matches!(
        name,
        "script" | "style" | "title" | "textarea" | "xmp" | "iframe" | "noembed" | "noframes" | "plaintext"
    )
}

/// Elements that the tree builder reopens where they were not closed.
fn is_formatting(name: &str) -> bool {
    matches!(
        name,
        "a" | "b"
            | "big"
            | "code"
            | "em"
            | "font"
            | "i"
            | "nobr"
            | "s"
            | "small"
            | "strike"
            | "strong"
            | "tt"
            | "u"
    )
}

/// Elements that don't begin a line of their own.
pub(super) fn is_inline_text(name: &str) -> bool {
    is_formatting(name) || is_inline(name) || matches!(name, "img" | "wbr" | "input")
}

/// Other elements that may stand in a paragraph.
fn is_inline(name: &str) -> bool {
    matches!(
        name,
        "abbr"
            | "bdi"
            | "bdo"
            | "cite"
            | "data"
            | "del"
            | "dfn"
            | "ins"
            | "kbd"
            | "label"
            | "mark"
            | "q"
            | "rp"
            | "rt"
            | "ruby"
            | "samp"
            | "span"
            | "sub"
            | "sup"
            | "time"
            | "var"
            | "svg"
            | "math"
            | "button"
            | "select"
            | "object"
            | "picture"
            | "video"
            | "audio"
            | "canvas"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    fn depth(page: &Html) -> usize {
        page.tree.nodes().map(|node| node.ancestors().count()).max().unwrap_or(0)
    }

    fn check(html: &str, deepest: usize, most: usize) {
        let started = Instant::now();
        let page = parse(html);
        let nodes = page.tree.nodes().count();
        assert!(depth(&page) <= deepest, "{} deep", depth(&page));
        assert!(nodes <= most, "{nodes} nodes");
        assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
    }

    #[test]
    fn nesting_is_flattened_and_keeps_its_text() {
        check(&"<div>".repeat(100_000), 520, 2_000);
        check(&"<div><b>".repeat(3_000), 560, 2_000);
        check(&"<table><tr><td>".repeat(2_000), 800, 20_000);
        check(&"<ul><li>".repeat(2_000), 520, 20_000);
        let deep = format!("{}x{}<p>y", "<div>".repeat(5_000), "</div>".repeat(5_000));
        let page = parse(&deep);
        let text: String = page.root_element().text().collect();
        assert_eq!(text, "xy");
        let last = page.tree.nodes().rfind(|node| node.value().is_text()).unwrap();
        assert!(last.ancestors().count() <= 4, "what comes after the nesting is not in it");
    }

    #[test]
    fn surplus_attributes_are_left_out() {
        let many: String = (0..300).map(|n| format!(" a{n}='>{n}'")).collect();
        let html = format!("<p{many}>x</p><i b=c>y</i>");
        let page = parse(&html);
        let counts = page.tree.nodes().filter_map(|node| Some(node.value().as_element()?.attrs().count()));
        assert_eq!(counts.max(), Some(MOST_ATTRIBUTES));
        assert_eq!(page.root_element().text().collect::<String>(), "xy");
        for plain in ["", "<", "a < b", "<p", "<p a", "<p a='", "<p a=b/c d>é", "<!-- <p -->", "</p a>x"] {
            assert_eq!(without_surplus_attributes(plain), plain);
        }
        // A comparison in a script begins no tag that reaches to the next quote of the text.
        let words = "x y ".repeat(400);
        for (open, close) in [
            ("<script>", "</script>"),
            ("<Style media=a>", "</STYLE >"),
            ("<!-- >", "-->"),
            ("<textarea>", "</textarea>"),
            ("<title>", "</titles></title>"),
        ] {
            let html = format!("{open}for(i=0;i<n;){words}='it{close}<p>text that isn't cut<b{many}>x");
            let cut = without_surplus_attributes(&html);
            assert!(cut.contains("text that isn't cut<b a0='>0'") && cut.len() < html.len(), "{open}");
            assert!(cut.contains(&words), "{open}");
        }
        check(&format!("<p {}>x", (0..200_000).map(|n| format!("a{n}=b ")).collect::<String>()), 10, 20);
        check(&format!("<p {}", "a='".repeat(200_000)), 10, 20);
        check(&format!("<script>for(a<b){}</script><p>z", "x y ".repeat(100_000)), 10, 20);
    }

    #[test]
    fn what_is_not_closed_is_not_nested() {
        let html = "<p>a".repeat(2_000) + &"<li>b".repeat(2_000) + "<table>" + &"<tr><td>c".repeat(2_000);
        let page = parse(&html);
        assert!(depth(&page) < 12);
        assert_eq!(page.root_element().text().collect::<String>().len(), 6_000);
    }

    #[test]
    fn formatting_is_not_repeated_for_ever() {
        let many: String = (0..4_000).map(|n| format!("<p><b id={n}>x</p>")).collect();
        check(&many, 80, 800_000);
        let fonts: String = (0..4_000).map(|n| format!("<font size={n}><p>x</p>")).collect();
        check(&fonts, 700, 800_000);
    }

    #[test]
    fn ordinary_pages_are_not_touched() {
        let html = "<!doctype html><html><head><title>t</title></head><body><p>a <b>b <i>c</i></b></p>\
                    <ul><li>d</li><li><a href=\"/e\">e</a></li></ul></body></html>";
        assert_eq!(parse(html).html(), Html::parse_document(html).html());
    }
}
