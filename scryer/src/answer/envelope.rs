//! What every answer has beside its result: how it was asked, how much there is, what to ask next, what to know.

use std::fmt;
use std::str::FromStr;

use super::text::Lines;
use crate::query::{
    Definitions, EnclosingScope, Evidence, FileOutline, FindReferences, Found, Lag, Note, Outline,
    OutlineItem, QueryError, References, ResolveDefinition, RoleFilter, ScopeLevel, Scopes, SearchResults,
    SearchSymbols, Snippet, SymbolKind, TargetArg, View,
};

/// How an answer is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// Compact JSON, one object. Without the feature `serde`, text.
    #[default]
    Json,
    /// One header line, then one line for each entry.
    Text,
}

impl FromStr for Format {
    type Err = QueryError;

    fn from_str(text: &str) -> Result<Format, QueryError> {
        match text {
            "json" => Ok(Format::Json),
            "text" => Ok(Format::Text),
            _ => Err(QueryError::NoSuchWord { given: text.to_owned(), choices: &["json", "text"] }),
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Json => "json",
            Format::Text => "text",
        })
    }
}

/// The value of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum ArgumentValue {
    /// A text or a word.
    Text(String),
    /// A number.
    Number(usize),
    /// Yes or no.
    Flag(bool),
    /// Several words.
    Words(Vec<String>),
}

impl fmt::Display for ArgumentValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArgumentValue::Text(text) => f.write_str(text),
            ArgumentValue::Number(number) => write!(f, "{number}"),
            ArgumentValue::Flag(flag) => write!(f, "{flag}"),
            ArgumentValue::Words(words) => f.write_str(&words.join(",")),
        }
    }
}

/// A call that says more, as data: each front end spells it in its own way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextCall {
    /// The operation's name, as the protocol has it.
    pub operation: &'static str,
    /// Its arguments, those that differ from the defaults.
    pub arguments: Vec<(&'static str, ArgumentValue)>,
}

#[cfg(feature = "serde")]
impl serde::Serialize for NextCall {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;

        struct Arguments<'a>(&'a [(&'static str, ArgumentValue)]);

        impl serde::Serialize for Arguments<'_> {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
            }
        }

        let mut call = serializer.serialize_struct("NextCall", 2)?;
        call.serialize_field("operation", self.operation)?;
        call.serialize_field("arguments", &Arguments(&self.arguments))?;
        call.end()
    }
}

/// A request, as a call that can be made again.
pub trait Question {
    /// What it finds.
    type Result: Answer;
    /// The operation's name, as the protocol has it.
    const OPERATION: &'static str;

    /// What it is about, in a few words.
    fn subject(&self) -> String;

    /// The arguments that differ from the defaults; without the offset.
    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)>;
}

/// A result that can be shown, and shortened.
pub trait Answer: Clone {
    /// Detail is shed before entries are dropped.
    const DETAIL_FIRST: bool = false;
    /// How often detail can be shed.
    const DETAILS: usize = 0;

    /// How many entries there are, how many were skipped, and how many are listed; `None` if it is no list of pages.
    fn pages(&self) -> Option<Pages>;

    /// Keeps the first `listed` entries.
    fn truncate(&mut self, listed: usize);

    /// Sheds detail for the `level`-th time, from 1 up to [`Answer::DETAILS`].
    fn shed(&mut self, level: usize);

    /// Writes it as text.
    fn lines(&self, lines: &mut Lines);

    /// Calls that say more than it does.
    fn see_also(&self) -> Vec<NextCall> {
        Vec::new()
    }
}

/// Where a page of a list is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pages {
    /// All entries.
    pub total: usize,
    /// How many were skipped.
    pub offset: usize,
    /// How many are listed.
    pub listed: usize,
}

impl Pages {
    /// Whether entries are left.
    pub fn has_more(self) -> bool {
        self.offset.saturating_add(self.listed) < self.total
    }

    /// Where the next page begins, if there is one. A page without entries has none: it would be the same page again.
    pub fn next(self) -> Option<usize> {
        (self.listed > 0 && self.has_more()).then(|| self.offset.saturating_add(self.listed))
    }
}

/// An answer, ready to be rendered.
#[derive(Clone, Debug)]
pub struct Reply<R> {
    /// The operation's name, as the protocol has it.
    pub operation: &'static str,
    /// What it was about, in a few words.
    pub subject: String,
    /// How it was asked, without the offset.
    pub arguments: Vec<(&'static str, ArgumentValue)>,
    /// What was found.
    pub result: R,
    /// What explains it; front ends may add to it.
    pub notes: Vec<String>,
    /// Whether it may be called exhaustive.
    pub evidence: Evidence,
    /// The index is being built, or files changed that it has not read.
    pub unsettled: bool,
    /// The state of the index, for the header of texts: `fresh, 12 files`.
    pub index: Option<String>,
    /// Calls that say more.
    pub see_also: Vec<NextCall>,
    /// Something is left out that is on no other page.
    pub is_cut: bool,
    /// How such a call is typed as a command, where it has to be shown.
    pub commands: Option<CommandOf>,
}

/// The command that does what a call does, if it is to be shown.
pub type CommandOf = fn(&NextCall) -> Option<String>;

impl<R: Answer> Reply<R> {
    /// Puts together what was asked and what was found.
    pub fn new<Q: Question<Result = R>>(question: &Q, found: Found<R>) -> Reply<R> {
        Reply {
            operation: Q::OPERATION,
            subject: question.subject(),
            arguments: question.arguments(),
            see_also: found.result.see_also(),
            result: found.result,
            notes: match found.standing.lag {
                // What is said of names that are not there would be false.
                Some(Lag::Indexing { .. }) => found.standing.notes(),
                _ => {
                    let mut notes = found.standing.notes();
                    notes.extend(found.notes.iter().map(Note::to_string));
                    notes
                }
            },
            evidence: found.evidence,
            unsettled: found.standing.lag.is_some(),
            index: found.standing.summary(),
            is_cut: false,
            commands: None,
        }
    }

    /// The call for all of an answer that has no pages, which takes so many tokens.
    pub(super) fn whole_call(&self, tokens: usize) -> Option<NextCall> {
        if self.result.pages().is_some() || self.arguments.is_empty() {
            return None;
        }
        Some(self.roomier_call(tokens.next_multiple_of(100)))
    }

    /// The same call with more room.
    pub(super) fn roomier_call(&self, max_tokens: usize) -> NextCall {
        let mut arguments = self.arguments.clone();
        let offset = self.result.pages().map(|pages| pages.offset).filter(|&offset| offset > 0);
        arguments.extend(offset.map(|offset| ("offset", ArgumentValue::Number(offset))));
        arguments.push(("max_tokens", ArgumentValue::Number(max_tokens)));
        NextCall { operation: self.operation, arguments }
    }

    /// The call for the entries that follow those listed.
    pub fn next_call(&self) -> Option<NextCall> {
        let next = self.result.pages()?.next()?;
        let mut arguments = self.arguments.clone();
        arguments.push(("offset", ArgumentValue::Number(next)));
        Some(NextCall { operation: self.operation, arguments })
    }
}

// ---- the questions --------------------------------------------------------------------------------------------------

/// Arguments under construction: what is at its default is left out.
pub(super) struct Arguments(pub(super) Vec<(&'static str, ArgumentValue)>);

impl Arguments {
    pub(super) fn new() -> Arguments {
        Arguments(Vec::new())
    }

    pub(super) fn text(mut self, name: &'static str, text: Option<&str>) -> Arguments {
        self.0.extend(text.map(|text| (name, ArgumentValue::Text(text.to_owned()))));
        self
    }

    pub(super) fn number(mut self, name: &'static str, number: Option<usize>) -> Arguments {
        self.0.extend(number.map(|number| (name, ArgumentValue::Number(number))));
        self
    }

    pub(super) fn unless(mut self, name: &'static str, number: usize, default: usize) -> Arguments {
        if number != default {
            self.0.push((name, ArgumentValue::Number(number)));
        }
        self
    }

    pub(super) fn word<T: PartialEq + fmt::Display>(
        mut self,
        name: &'static str,
        word: T,
        default: T,
    ) -> Arguments {
        if word != default {
            self.0.push((name, ArgumentValue::Text(word.to_string())));
        }
        self
    }

    pub(super) fn flag(mut self, name: &'static str, flag: bool) -> Arguments {
        if flag {
            self.0.push((name, ArgumentValue::Flag(true)));
        }
        self
    }

    pub(super) fn words(mut self, name: &'static str, words: impl Iterator<Item = String>) -> Arguments {
        let words: Vec<String> = words.collect();
        if !words.is_empty() {
            self.0.push((name, ArgumentValue::Words(words)));
        }
        self
    }

    pub(super) fn kinds(mut self, kinds: &[SymbolKind]) -> Arguments {
        if !kinds.is_empty() {
            let words = kinds.iter().map(|kind| kind.word().to_owned()).collect();
            self.0.push(("kinds", ArgumentValue::Words(words)));
        }
        self
    }

    /// What a question is about.
    pub(super) fn target(self, target: &TargetArg) -> Arguments {
        match target {
            TargetArg::Symbol(symbol) => self.text("symbol", Some(symbol)),
            TargetArg::Position { file_path, line, column } => self
                .text("file_path", Some(file_path))
                .number("line", Some(*line as usize))
                .number("column", Some(*column as usize)),
        }
    }
}

/// A target in a few words.
pub(super) fn target_subject(target: &TargetArg) -> String {
    match target {
        TargetArg::Symbol(symbol) => symbol.clone(),
        TargetArg::Position { file_path, line, column } => format!("{file_path}:{line}:{column}"),
    }
}

impl Question for FindReferences {
    type Result = References;
    const OPERATION: &'static str = "find_references";

    fn subject(&self) -> String {
        target_subject(&self.target)
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Arguments::new()
            .target(&self.target)
            .word("view", self.view, View::Callers)
            .word("role", self.role, RoleFilter::Any)
            .word("scope_level", self.scope_level, ScopeLevel::Project)
            .text("file_filter", self.file_filter.as_deref())
            .unless(
                "limit",
                bounded(self.limit, crate::query::REFERENCES_LIMIT),
                crate::query::REFERENCES_LIMIT,
            )
            .0
    }
}

impl Question for ResolveDefinition {
    type Result = Definitions;
    const OPERATION: &'static str = "resolve_definition";

    fn subject(&self) -> String {
        let place = format!("{}:{}", self.file_path, self.line);
        match (&self.symbol, self.column) {
            (Some(symbol), _) => format!("{symbol} at {place}"),
            (None, Some(column)) => format!("{place}:{column}"),
            (None, None) => place,
        }
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Arguments::new()
            .text("file_path", Some(&self.file_path))
            .number("line", Some(self.line as usize))
            .number("column", self.column.map(|column| column as usize))
            .text("symbol", self.symbol.as_deref())
            .0
    }
}

impl Question for EnclosingScope {
    type Result = Scopes;
    const OPERATION: &'static str = "get_enclosing_scope";

    fn subject(&self) -> String {
        match &self.locations[..] {
            [one] => format!("{}:{}", one.file_path, one.line),
            several => format!("{} places", several.len()),
        }
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        match &self.locations[..] {
            [one] => {
                let arguments = Arguments::new().text("file_path", Some(&one.file_path));
                arguments.number("line", Some(one.line as usize)).0
            }
            // A batch is not asked again as a whole.
            _ => Vec::new(),
        }
    }
}

impl Question for FileOutline {
    type Result = Outline;
    const OPERATION: &'static str = "get_file_outline";

    fn subject(&self) -> String {
        self.file_path.clone()
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Arguments::new()
            .text("file_path", Some(&self.file_path))
            .text("query", self.query.as_deref())
            .kinds(&self.kinds)
            .number("start_line", self.start_line.map(|line| line as usize))
            .number("end_line", self.end_line.map(|line| line as usize))
            .flag("compact", self.compact)
            .unless("limit", bounded(self.limit, crate::query::OUTLINE_LIMIT), crate::query::OUTLINE_LIMIT)
            .0
    }
}

impl Question for SearchSymbols {
    type Result = SearchResults;
    const OPERATION: &'static str = "search_symbols";

    fn subject(&self) -> String {
        match (&self.query, &self.like_symbol) {
            (Some(query), _) => format!("`{query}`"),
            (None, Some(symbol)) => format!("like {symbol}"),
            (None, None) => String::new(),
        }
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Arguments::new()
            .text("query", self.query.as_deref())
            .text("like_symbol", self.like_symbol.as_deref())
            .kinds(&self.kinds)
            .word("scope_level", self.scope_level, ScopeLevel::Project)
            .text("crate_name", self.crate_name.as_deref())
            .text("file_filter", self.file_filter.as_deref())
            .unless("limit", bounded(self.limit, crate::query::SEARCH_LIMIT), crate::query::SEARCH_LIMIT)
            .0
    }
}

// ---- the answers ----------------------------------------------------------------------------------------------------

/// Bytes of a line of source that are kept where space is short.
const SHORT_LINE: usize = 60;

/// Cuts a text between characters.
pub(super) fn shorten(text: &mut String) {
    if text.len() > SHORT_LINE {
        let end = (0..=SHORT_LINE).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        text.truncate(end);
        text.push('…');
    }
}

impl Answer for References {
    const DETAILS: usize = 3;

    fn pages(&self) -> Option<Pages> {
        let listed = match self.view {
            View::Callers => self.callers.len(),
            View::Files => self.files.len(),
            View::Sites => self.sites.len(),
        };
        Some(Pages { total: self.total, offset: self.offset, listed })
    }

    fn truncate(&mut self, listed: usize) {
        self.callers.truncate(listed);
        self.files.truncate(listed);
        self.sites.truncate(listed);
    }

    fn shed(&mut self, level: usize) {
        let texts = self.callers.iter_mut().map(|caller| &mut caller.text);
        let texts = texts.chain(self.sites.iter_mut().map(|site| &mut site.text));
        match level {
            1 => texts.for_each(shorten),
            2 => texts.for_each(String::clear),
            _ => {
                self.candidates.truncate(1);
                self.definitions.truncate(1);
            }
        }
    }

    fn lines(&self, lines: &mut Lines) {
        super::text::references(self, lines);
    }
}

impl Answer for Definitions {
    const DETAILS: usize = 2;

    fn pages(&self) -> Option<Pages> {
        None
    }

    fn truncate(&mut self, listed: usize) {
        self.definitions.truncate(listed);
    }

    fn shed(&mut self, level: usize) {
        for symbol in &mut self.definitions {
            symbol.doc = None;
            if level > 1 {
                shorten(&mut symbol.signature);
            }
        }
    }

    fn lines(&self, lines: &mut Lines) {
        super::text::definitions(self, lines);
    }
}

impl Snippet {
    /// Keeps the first `most` lines.
    pub(super) fn shorten(&mut self, most: usize) {
        let mut ends = self.text.match_indices('\n').map(|(at, _)| at);
        if let Some(end) = ends.nth(most.saturating_sub(1)) {
            self.text.truncate(end);
            self.end_line = self.start_line + most as u32 - 1;
            self.truncated = true;
        }
    }
}

impl Answer for Scopes {
    const DETAIL_FIRST: bool = true;
    const DETAILS: usize = 5;

    fn pages(&self) -> Option<Pages> {
        None
    }

    fn truncate(&mut self, listed: usize) {
        self.locations.truncate(listed);
    }

    fn shed(&mut self, level: usize) {
        /// How many lines of a snippet are left at each level.
        const LINES: [usize; 4] = [12, 5, 2, 0];
        for place in &mut self.locations {
            match LINES.get(level - 1) {
                Some(0) => place.snippet = None,
                Some(&most) => {
                    let Some(snippet) = &mut place.snippet else { continue };
                    snippet.shorten(most);
                }
                None => place.scopes.truncate(1),
            }
        }
    }

    fn lines(&self, lines: &mut Lines) {
        super::text::scopes(self, lines);
    }
}

impl Answer for Outline {
    const DETAIL_FIRST: bool = true;
    const DETAILS: usize = 4;

    fn pages(&self) -> Option<Pages> {
        let mut listed = 0;
        let mut open: Vec<&OutlineItem> = self.items.iter().collect();
        while let Some(item) = open.pop() {
            listed += usize::from(!item.context);
            open.extend(&item.items);
        }
        Some(Pages { total: self.total, offset: self.offset, listed })
    }

    fn truncate(&mut self, listed: usize) {
        /// Keeps what is counted first; the depth of outlines is limited.
        fn keep(items: &mut Vec<OutlineItem>, left: &mut usize) {
            items.retain_mut(|item| {
                if *left == 0 {
                    return false;
                }
                *left -= usize::from(!item.context);
                keep(&mut item.items, left);
                !item.context || !item.items.is_empty()
            });
        }
        let mut left = listed;
        keep(&mut self.items, &mut left);
    }

    fn shed(&mut self, level: usize) {
        let mut open: Vec<&mut OutlineItem> = self.items.iter_mut().collect();
        while let Some(item) = open.pop() {
            match level {
                1 => {
                    item.doc = item.doc.take().and_then(|doc| doc.lines().next().map(str::to_owned));
                }
                2 => item.doc = None,
                3 => {
                    item.column = None;
                    item.visibility = None;
                    item.signature.iter_mut().for_each(shorten);
                }
                _ => item.signature = None,
            }
            open.extend(&mut item.items);
        }
    }

    fn lines(&self, lines: &mut Lines) {
        super::text::outline(self, lines);
    }
}

impl Answer for SearchResults {
    const DETAILS: usize = 2;

    fn pages(&self) -> Option<Pages> {
        Some(Pages { total: self.total, offset: self.offset, listed: self.symbols.len() })
    }

    fn truncate(&mut self, listed: usize) {
        self.symbols.truncate(listed);
    }

    fn shed(&mut self, level: usize) {
        for hit in &mut self.symbols {
            match level {
                1 => shorten(&mut hit.signature),
                _ => {
                    hit.signature.clear();
                    hit.matched_terms.clear();
                }
            }
        }
    }

    fn lines(&self, lines: &mut Lines) {
        super::text::search(self, lines);
    }
}

/// A limit as a client can write it back: one beyond all bounds is left to the default.
pub(super) fn bounded(limit: usize, default: usize) -> usize {
    if limit > i32::MAX as usize { default } else { limit }
}
