//! The text that the parser gets in place of the file's: that of a round of macro arguments, or the file without what need
//! not be parsed.
//!
//! A sheet holds pieces, each the tokens of one call in a template that makes them legal Rust. It is parsed as one text;
//! afterwards the nodes of the tree are given the offsets that their text has in the file.

use super::{Family, Look, PendingCall, Template, parts};
use crate::facts::lower::cut::Cuts;
use crate::facts::lower::tree::{Flat, N};
use crate::facts::model::Delimiter;
use crate::source::TextRange;
use crate::syntax::kinds::Kind;
use crate::syntax::{self, SyntaxError};

/// A call's tokens in the text that is parsed.
pub(super) struct Piece {
    pub(super) call: PendingCall,
    pub(super) look: Look,
    pub(super) template: Template,
    /// All of it, template included.
    all: TextRange,
    /// The node of the statement or item that it became.
    pub(super) root: Option<N>,
}

/// A stretch of the text that is parsed, and where the file has it.
struct Stretch {
    start: u32,
    end: u32,
    /// What takes an offset here to one in the file, wrapping.
    shift: u32,
}

/// The text of a round.
#[derive(Default)]
pub(in crate::facts) struct Sheet {
    pub(super) text: String,
    pub(super) pieces: Vec<Piece>,
    stretches: Vec<Stretch>,
    /// What of the file is left out.
    pub(in crate::facts) cuts: Cuts,
}

/// A file's tree, in the file's offsets.
pub(in crate::facts) struct ParsedFile {
    pub(in crate::facts) tree: Flat,
    pub(in crate::facts) errors: Vec<SyntaxError>,
    pub(in crate::facts) masks: Vec<TextRange>,
}

impl Piece {
    /// Whether the template's own text became what it should, with nothing wrong inside.
    pub(super) fn fits(&self, flat: &Flat) -> bool {
        let Some(root) = self.root else { return false };
        let first_error = flat.errors.partition_point(|&at| at < self.all.start);
        if flat.errors.get(first_error).is_some_and(|&at| at < self.all.end) {
            return false;
        }
        let kinds: &[Kind] = match self.template {
            Template::Exprs => &[Kind::TupleExpression, Kind::ParenthesizedExpression, Kind::UnitExpression],
            Template::Array => &[Kind::ArrayExpression],
            Template::Block | Template::Select => &[Kind::Block],
            Template::Pat | Template::Matches => &[Kind::MatchExpression],
            Template::Items => return flat.kind(root) == Kind::ModItem,
            Template::Type => return flat.kind(root) == Kind::TypeItem,
        };
        if flat.kind(root) != Kind::ExpressionStatement {
            return false;
        }
        // The template closes with `;` and a line feed, and nothing may follow what it opened.
        let whole = flat.first_part(root).filter(|&inner| kinds.contains(&flat.kind(inner)));
        whole.is_some_and(|inner| {
            flat.node(inner).start == self.all.start && flat.node(inner).end + 2 == self.all.end
        })
    }
}

impl Sheet {
    /// A sheet that leaves out what `cuts` cover.
    pub(in crate::facts) fn without(cuts: Cuts) -> Sheet {
        Sheet { cuts, ..Sheet::default() }
    }

    /// Parses a file.
    pub(in crate::facts) fn parse_file(&mut self, text: &str) -> ParsedFile {
        if self.cuts.parts.is_empty() {
            let parse = syntax::parse(text);
            let tree = Flat::new(&parse.tree, text);
            return ParsedFile { tree, errors: parse.errors, masks: parse.masks };
        }
        self.stretch(text, 0);
        let mut parse = syntax::parse(&self.text);
        let mut tree = Flat::new(&parse.tree, &self.text);
        self.take_home(&mut tree);
        for error in &mut parse.errors {
            error.range = self.home(error.range);
        }
        for mask in &mut parse.masks {
            *mask = self.home(*mask);
        }
        self.text = String::new();
        self.stretches.clear();
        ParsedFile { tree, errors: parse.errors, masks: parse.masks }
    }

    /// A range of the sheet's text as one of the file.
    fn home(&self, range: TextRange) -> TextRange {
        let home = |at: u32, last: usize| {
            let stretch = last.checked_sub(1).and_then(|last| self.stretches.get(last));
            stretch.map_or(0, |stretch| at.clamp(stretch.start, stretch.end).wrapping_add(stretch.shift))
        };
        let start = home(range.start, self.stretches.partition_point(|stretch| stretch.start <= range.start));
        let end = home(range.end, self.stretches.partition_point(|stretch| stretch.start < range.end));
        TextRange::new(start, end.max(start))
    }

    /// Adds the tokens of `call` in a template, if the budget has that much left.
    pub(super) fn add(
        &mut self,
        text: &str,
        delimiter: Delimiter,
        call: PendingCall,
        look: Look,
        template: Template,
        budget: &mut usize,
    ) {
        let range = call.range;
        let tokens = range.slice(text);
        if *budget < tokens.len() {
            *budget = 0;
            return;
        }
        *budget -= tokens.len();
        let start = self.text.len() as u32;
        match (template, call.family) {
            (Template::Exprs, Family::Log) => {
                self.framed("(", &parts::without_sigils(text, range), range.start, "\n);\n");
            }
            (Template::Exprs, Family::Json) => {
                let (open, close) =
                    if delimiter == Delimiter::Bracket { ("[", "\n];\n") } else { ("(", "\n);\n") };
                let bare = parts::without_json(text, range, delimiter);
                self.framed(open, &bare, range.start, close);
            }
            (Template::Exprs, Family::Unknown) => {
                self.framed("(", &parts::without_ats(text, range), range.start, "\n);\n");
            }
            (Template::Items, Family::CfgIf) => {
                self.text.push_str("mod m {");
                for group in parts::groups(text, range) {
                    self.framed("", group.slice(text), group.start, "\n");
                }
                self.text.push_str("}\n");
            }
            (Template::Block, Family::CfgIf) => {
                self.text.push('{');
                for group in parts::groups(text, range) {
                    self.framed("{", group.slice(text), group.start, "\n}");
                }
                self.text.push_str("};\n");
            }
            // The last of `thread_local!` needs no semicolon.
            (Template::Items, Family::ThreadLocal) => self.framed("mod m {", tokens, range.start, "\n;}\n"),
            (Template::Exprs, _) => self.framed("(", tokens, range.start, "\n);\n"),
            (Template::Array, _) => self.framed("[", tokens, range.start, "\n];\n"),
            (Template::Block, _) => self.framed("{", tokens, range.start, "\n};\n"),
            (Template::Items, _) => self.framed("mod m {", tokens, range.start, "\n}\n"),
            (Template::Pat, _) => self.framed("match x {", tokens, range.start, "\n=> {}};\n"),
            (Template::Type, _) => self.framed("type T = ", tokens, range.start, "\n;\n"),
            (Template::Matches, _) => {
                let (value, pattern) = parts::value_and_pattern(text, range);
                self.framed("match (", value.slice(text), value.start, "\n) {");
                self.framed("", pattern.slice(text), pattern.start, "\n=> {}};\n");
            }
            (Template::Select, _) => {
                self.text.push('{');
                for arm in parts::select_arms(text, range) {
                    match arm.future {
                        Some((pattern, future)) => {
                            self.framed("if let ", pattern.slice(text), pattern.start, "\n= (");
                            self.framed("", future.slice(text), future.start, "\n).await");
                            if let Some(condition) = arm.condition {
                                self.framed(" && (", condition.slice(text), condition.start, "\n)");
                            }
                            self.framed("{", arm.handler.slice(text), arm.handler.start, "\n}");
                        }
                        None => self.framed("{", arm.handler.slice(text), arm.handler.start, "\n}"),
                    }
                }
                self.text.push_str("};\n");
            }
        }
        let all = TextRange::new(start, self.text.len() as u32);
        self.pieces.push(Piece { call, look, template, all, root: None });
    }

    /// Adds tokens that the file has at `at`, between what it does not have.
    fn framed(&mut self, before: &str, tokens: &str, at: u32, behind: &str) {
        self.text.push_str(before);
        self.stretch(tokens, at);
        self.text.push_str(behind);
    }

    fn stretch(&mut self, tokens: &str, at: u32) {
        let end = at + tokens.len() as u32;
        let mut from = at;
        let first = self.cuts.parts.partition_point(|cut| cut.start < at);
        for cut in first.. {
            let cut = self.cuts.parts.get(cut).copied().filter(|cut| cut.end <= end);
            let to = cut.map_or(end, |cut| cut.start);
            let start = self.text.len() as u32;
            self.text.push_str(TextRange::new(from - at, to - at).slice(tokens));
            let stretch = Stretch { start, end: self.text.len() as u32, shift: from.wrapping_sub(start) };
            self.stretches.push(stretch);
            match cut {
                Some(cut) => from = cut.end,
                None => break,
            }
        }
    }

    /// Finds the statement or item that each piece became.
    pub(super) fn find_roots(&mut self, flat: &Flat) {
        if flat.nodes.is_empty() {
            return;
        }
        let mut pieces = self.pieces.iter_mut().peekable();
        let mut children = flat.children(0);
        while let Some(child) = children.next(flat) {
            let start = flat.node(child).start;
            while pieces.next_if(|piece| piece.all.end <= start).is_some() {}
            if let Some(piece) = pieces.peek_mut()
                && piece.all.start == start
                && piece.root.is_none()
            {
                piece.root = Some(child);
            }
        }
    }

    /// Gives all nodes the offsets that their text has in the file.
    pub(super) fn take_home(&self, flat: &mut Flat) {
        // Starts ascend in preorder, so the stretch of one is found from that of the last. What belongs to a template
        // goes to the nearest end of a stretch.
        let mut current = 0;
        let home =
            |at: u32, stretch: &Stretch| at.clamp(stretch.start, stretch.end).wrapping_add(stretch.shift);
        for node in &mut flat.nodes {
            while self.stretches.get(current + 1).is_some_and(|next| next.start <= node.start) {
                current += 1;
            }
            let Some(stretch) = self.stretches.get(current) else { return };
            let start = home(node.start, stretch);
            let end = if node.end <= stretch.end || current + 1 == self.stretches.len() {
                home(node.end, stretch)
            } else {
                let last = self.stretches.partition_point(|stretch| stretch.start < node.end).max(1) - 1;
                home(node.end, &self.stretches[last])
            };
            node.start = start;
            node.end = end.max(start);
            // Docs of which the parser got the first line.
            if node.kind == Kind::LineComment
                && let Ok(run) = self.cuts.docs.binary_search_by_key(&start, |docs| docs.start)
                && let Some(docs) = self.cuts.docs.get(run)
            {
                node.end = docs.end;
            }
        }
    }
}
