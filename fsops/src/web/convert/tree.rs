//! Markup to a tree, with bounds on what the markup can make of itself.
//!
//! The rules of HTML let a few bytes cost much: elements nested a hundred thousand deep make every later tag search the
//! whole stack, and an unclosed `<b>` is repeated in every paragraph that follows. A filter between the tokenizer and
//! the tree keeps count of what is open and leaves out the tags that go too far; their text stays.

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
    for piece in pieces(html) {
        input.push_back(StrTendril::from_slice(piece));
        // It pauses where a page names its encoding, which is decided already.
        while !input.is_empty() {
            let _ = tokenizer.feed(&input);
        }
    }
    tokenizer.end();
    tokenizer.sink.builder.sink.finish()
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
