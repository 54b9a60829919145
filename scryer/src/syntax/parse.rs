//! Text to tree, in bounded time.

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use tree_sitter::{Node, ParseOptions, ParseState, Parser, Tree, TreeCursor};

use super::kinds::language;
use super::mask::mend;
use crate::source::TextRange;

/// Files longer than this are not parsed: a tree takes 24 times the text, and no such file was written by hand.
pub const MAX_BYTES: usize = 16 << 20;

/// How many errors of one file are listed.
const MAX_ERRORS: usize = 100;

/// The text is handed to the parser in pieces of this many bytes.
const PIECE: usize = 4096;

/// How many pieces the parser may ask for. Ordinary code is read once, with a few steps back; without a limit, a raw string
/// that never ends is looked for again and again.
fn read_limit(bytes: usize) -> usize {
    1_000 + 64 * (bytes / PIECE)
}

/// How many calls of the progress callback a parse may take, each a hundred steps of the parser. Ordinary code takes one in
/// about 120 bytes, and none that was seen more than one in 18.
fn step_limit(bytes: usize) -> usize {
    10_000 + bytes / 8
}

/// A place where the file is not Rust that we can read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SyntaxError {
    /// The offending text.
    pub range: TextRange,
    /// What is wrong, as a short phrase.
    pub message: Box<str>,
}

/// What became of a text.
#[derive(Clone, Debug)]
pub struct Parse {
    /// The tree. Its spans are offsets into the text as given; read names from there.
    pub tree: Tree,
    /// Bytes that were written over to get this tree, in order: most often none. Each is a stretch of code that is right, but
    /// that the grammar lacks: what is written there may say more than the tree (`pub` before a foreign `type`, for one).
    pub masks: Vec<TextRange>,
    /// What did not parse, in order of position. At most a hundred are listed.
    pub errors: Vec<SyntaxError>,
}

/// Parses `text`. Whatever it is, there is a tree; one of no nodes if the text is too long or too hard to parse.
pub fn parse(text: &str) -> Parse {
    if text.len() > MAX_BYTES {
        return nothing(text, "file is too long to be parsed");
    }
    match parse_tree(text.as_bytes()) {
        Some(tree) if tree.root_node().has_error() => {
            let (tree, masks) = mend(text, tree);
            let errors = errors(&tree, text);
            Parse { tree, masks, errors }
        }
        Some(tree) => Parse { tree, masks: Vec::new(), errors: Vec::new() },
        None => nothing(text, "file takes too long to be parsed"),
    }
}

/// The bare parse; `None` if it is more work than a text of this length may be.
pub(crate) fn parse_tree(bytes: &[u8]) -> Option<Tree> {
    let (mut steps, steps_allowed) = (0, step_limit(bytes.len()));
    let (reads, reads_allowed) = (Cell::new(0), read_limit(bytes.len()));
    let mut progress = |_: &ParseState| {
        steps += 1;
        let goes_on = steps <= steps_allowed && reads.get() <= reads_allowed;
        if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let mut read = |at: usize, _| {
        reads.set(reads.get() + 1);
        let end = bytes.len().min(at.saturating_add(PIECE));
        // To the parser the text ends here when there was enough of it.
        if reads.get() <= reads_allowed { bytes.get(at..end).unwrap_or(&[]) } else { &[] }
    };
    PARSER.with_borrow_mut(|parser| {
        let options = ParseOptions::new().progress_callback(&mut progress);
        let tree = parser.parse_with_options(&mut read, None, Some(options));
        // Otherwise the next parse could go on with this one.
        parser.reset();
        tree.filter(|_| reads.get() <= reads_allowed)
    })
}

thread_local! {
    static PARSER: RefCell<Parser> = RefCell::new(new_parser());
}

fn new_parser() -> Parser {
    let mut parser = Parser::new();
    // Both are compiled into the program and fit or don't, whatever the input.
    parser.set_language(language()).expect("the grammar fits the parser");
    parser
}

/// A tree of no nodes, and why.
fn nothing(text: &str, message: &str) -> Parse {
    let tree = new_parser().parse("", None).expect("nothing parses");
    let end = u32::try_from(text.len()).unwrap_or(u32::MAX);
    Parse {
        tree,
        masks: Vec::new(),
        errors: vec![SyntaxError { range: TextRange::new(0, end), message: message.into() }],
    }
}

/// The innermost errors of a tree, in order of position.
fn errors(tree: &Tree, text: &str) -> Vec<SyntaxError> {
    let mut errors = Vec::new();
    for_each_error(tree, |node| {
        errors.push(error(node, text));
        errors.len() < MAX_ERRORS
    });
    errors
}

/// Calls `visit` with each ERROR and MISSING node that has no such node below it, until it answers `false`.
pub(super) fn for_each_error(tree: &Tree, mut visit: impl FnMut(Node<'_>) -> bool) {
    let mut cursor = tree.walk();
    loop {
        let node = cursor.node();
        if !node.has_error() {
            if !skip(&mut cursor) {
                return;
            }
            continue;
        }
        let is_error = node.is_error() || node.is_missing();
        if is_error && !has_error_below(node) && !visit(node) {
            return;
        }
        if !cursor.goto_first_child() && !skip(&mut cursor) {
            return;
        }
    }
}

/// Moves to the next node that is not below the current one.
fn skip(cursor: &mut TreeCursor<'_>) -> bool {
    loop {
        if cursor.goto_next_sibling() {
            return true;
        }
        if !cursor.goto_parent() {
            return false;
        }
    }
}

/// How much of a tree is error: so much for each place, and the text there that is in no node.
pub(super) fn error_cost(tree: &Tree) -> usize {
    const PLACE: usize = 16;
    let mut cost = 0;
    // Which of the nodes around are errors: asking a node for its parent searches the tree from its root.
    let mut around = vec![false];
    let mut cursor = tree.walk();
    'nodes: loop {
        let node = cursor.node();
        if node.is_error() || node.is_missing() {
            cost += PLACE;
        } else if node.child_count() == 0 && around.last() == Some(&true) {
            cost += node.byte_range().len();
        }
        if node.has_error() && cursor.goto_first_child() {
            around.push(node.is_error());
            continue;
        }
        while !cursor.goto_next_sibling() {
            around.pop();
            if !cursor.goto_parent() {
                break 'nodes;
            }
        }
    }
    cost
}

fn has_error_below(node: Node<'_>) -> bool {
    let mut cursor = node.walk();
    if !cursor.goto_first_child() {
        return false;
    }
    loop {
        if cursor.node().has_error() {
            return true;
        }
        if !cursor.goto_next_sibling() {
            return false;
        }
    }
}

fn error(node: Node<'_>, text: &str) -> SyntaxError {
    let range = TextRange::new(node.start_byte() as u32, node.end_byte() as u32);
    let message = if node.is_missing() {
        format!("expected `{}`", node.kind().replace('_', " "))
    } else {
        let found = range.slice(text).trim_start();
        match found.split(char::is_whitespace).next() {
            Some(word) if !word.is_empty() => {
                let shown: String =
                    word.chars().take(20).map(|c| if c.is_control() { '?' } else { c }).collect();
                format!("unexpected `{shown}`")
            }
            _ => "unexpected end".to_owned(),
        }
    };
    SyntaxError { range, message: message.into() }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn check(text: &str, expect: Expect) {
        let shown: String = parse(text)
            .errors
            .iter()
            .map(|error| format!("{}..{} {}\n", error.range.start, error.range.end, error.message))
            .collect();
        expect.assert_eq(&shown);
    }

    #[test]
    fn code_without_fault() {
        check("", expect![""]);
        check("fn f() {}\r\n", expect![""]);
    }

    #[test]
    fn errors_are_the_innermost() {
        check(
            "fn f() { let x = ; }\nfn g() {}",
            expect![[r#"
            15..16 unexpected `=`
        "#]],
        );
        check(
            "fn f() { a.b( }",
            expect![[r#"
            12..13 unexpected `(`
        "#]],
        );
        check(
            "struct S { a: u8 b: u8 }",
            expect![[r#"
            17..22 unexpected `b:`
        "#]],
        );
        check(
            "fn f() { } }",
            expect![[r#"
            11..12 unexpected `}`
        "#]],
        );
        check(
            "\u{0}\u{1}",
            expect![[r#"
                0..2 unexpected `??`
            "#]],
        );
        check(
            "let s = \"abc",
            expect![[r#"
            0..12 unexpected `let`
        "#]],
        );
    }

    #[test]
    fn spans_count_the_byte_order_mark() {
        let tree = parse("\u{feff}fn f() {}").tree;
        let item = tree.root_node().child(0).unwrap();
        assert_eq!((item.start_byte(), item.end_byte()), (3, 12));
        assert!(!tree.root_node().has_error());
    }

    #[test]
    fn errors_are_listed_up_to_a_number() {
        assert_eq!(parse(&"fn f() { ] }\n".repeat(1000)).errors.len(), MAX_ERRORS);
    }

    #[test]
    fn what_is_too_long_is_not_parsed() {
        let parse = parse(&" ".repeat(MAX_BYTES + 1));
        assert_eq!(parse.tree.root_node().child_count(), 0);
        assert_eq!(&*parse.errors[0].message, "file is too long to be parsed");
    }

    #[test]
    fn deep_nesting_is_survived() {
        for open in ["(", "[", "{", "if x {", "!", "a::<", "|a| ", "fn f() {", "r#\"", "/*"] {
            parse(&format!("fn f() {{ {} }}", open.repeat(20_000)));
        }
    }
}
