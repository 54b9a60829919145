//! The standard library as a toolchain has it.
//!
//! Programs are linked with bundled signatures of it, which inference relies on. Where a toolchain's sources are at hand,
//! they are a program of its own, and what an answer shows of a definition is taken from there: in goes a definition in the
//! signatures, out comes the one that it must be over there, or why none is told.
//!
//! What a macro of the library writes (most methods of numbers) is declared at the macro's call. It is shown where the
//! macro's rules have it, if they declare that name once.

use std::sync::atomic::Ordering;

use super::describe;
use super::error::QueryError;
use super::model::{Library, LibrarySources, Snapshot, Symbol, TargetArg};
use super::place::{TextCache, clipped};
use super::target::{Group, Meaning, meaning_anywhere};
use crate::facts::{DefId, ItemId, ItemKind};
use crate::infer::{Counterparts, NoCounterpart, Program};
use crate::source::{FileId, TextRange};
use crate::syntax::lexer::{Token, TokenKind, tokens};
use crate::workspace::graph::Origin;

/// The crates that come with a toolchain.
const CRATES: [&str; 5] = ["alloc", "core", "proc_macro", "std", "test"];

/// The toolchain's sources, if they are at hand. If nobody has looked for them yet, the question will be put again.
pub(super) fn sources<'a>(snapshot: &Snapshot<'a>) -> Option<&'a LibrarySources<'a>> {
    match snapshot.library {
        Library::Read(sources) => Some(sources),
        Library::Unread(wanted) => {
            wanted.store(true, Ordering::Relaxed);
            None
        }
        Library::Signatures | Library::Absent(_) => None,
    }
}

/// Whether `name` is that of a standard crate, and no other crate of the program is called so.
pub(super) fn is_crate(program: &Program, name: &str) -> bool {
    CRATES.contains(&name)
        && program.graph.iter().all(|(_, data)| data.name != name || data.origin.is_standard())
}

/// Whether a symbol argument is a path that begins with a standard crate.
pub(super) fn is_path_into(program: &Program, symbol: &str) -> bool {
    let symbol = symbol.trim();
    let end = symbol.find(|letter: char| letter != '_' && !letter.is_alphanumeric()).unwrap_or(0);
    symbol[end..].starts_with(['.', ':']) && is_crate(program, &symbol[..end])
}

/// Whether a definition is one of the bundled signatures.
pub(super) fn is_signature(program: &Program, def: DefId) -> bool {
    describe::crate_of(program, def.file).is_some_and(|krate| krate.origin == Origin::Std)
}

/// What is meant, and in which program.
pub(super) enum Elsewhere<'a> {
    /// Definitions of the toolchain's sources.
    Sources(&'a LibrarySources<'a>, Meaning),
    /// Definitions of the program at hand; with what is to be said where they are bundled signatures.
    Here(Meaning, Option<String>),
}

/// As [`meaning_anywhere`]; what is of the standard library is found in the toolchain's sources, if they are at hand.
pub(super) fn meaning<'a>(snapshot: &Snapshot<'a>, target: &TargetArg) -> Result<Elsewhere<'a>, QueryError> {
    let program = snapshot.analysis.program();
    // A path into a standard crate means what it means there, and there is more than signatures tell of.
    if let TargetArg::Symbol(symbol) = target
        && is_path_into(program, symbol)
        && let Some(sources) = sources(snapshot)
    {
        let meaning = meaning_anywhere(&sources.snapshot, target)?;
        if !meaning.groups.is_empty() {
            return Ok(Elsewhere::Sources(sources, meaning));
        }
    }
    let meaning = meaning_anywhere(snapshot, target)?;
    let is_standard = |def: &DefId| is_signature(program, *def);
    let Some(&first) = meaning.groups.iter().flatten().next() else {
        return Ok(Elsewhere::Here(meaning, None));
    };
    if !meaning.groups.iter().flatten().all(is_standard) {
        return Ok(Elsewhere::Here(meaning, None));
    }
    let name = program.facts(first.file).item_name(first.item).unwrap_or("_");
    let Some(sources) = sources(snapshot) else {
        let text = match snapshot.library {
            Library::Absent(reason) => Some(unread(name, reason)),
            _ => None,
        };
        return Ok(Elsewhere::Here(meaning, text));
    };
    let finder = Finder::new(snapshot, sources);
    match finder.find_all(&meaning.groups) {
        Ok(groups) => Ok(Elsewhere::Sources(sources, Meaning { groups, note: None })),
        Err(why) => Ok(Elsewhere::Here(meaning, Some(finder.unfound(name, why)))),
    }
}

/// What a target means among the bundled signatures, by the name that follows the last path separator; `None` if it is
/// several things there.
pub(super) fn meaning_here(
    snapshot: &Snapshot<'_>,
    target: &TargetArg,
) -> Result<Option<Meaning>, QueryError> {
    let meaning = meaning_anywhere(snapshot, target)?;
    Ok(Some(meaning).filter(|meaning| meaning.groups.len() == 1))
}

/// That the standard library is known by bundled signatures.
pub(super) fn unread(name: &str, reason: &str) -> String {
    format!("`{name}` is of the standard library, whose source is not read: {reason}")
}

/// Finds definitions of the bundled signatures in the sources.
pub(super) struct Finder<'a> {
    pub(super) sources: &'a LibrarySources<'a>,
    counterparts: Counterparts<'a>,
}

impl<'a> Finder<'a> {
    pub(super) fn new(snapshot: &Snapshot<'a>, sources: &'a LibrarySources<'a>) -> Finder<'a> {
        let (from, to) = (snapshot.analysis.program(), sources.snapshot.analysis.program());
        Finder { sources, counterparts: Counterparts::new(from, to) }
    }

    /// What a definition of the signatures is in the sources: one, or the `cfg` twins of one.
    pub(super) fn find(&self, def: DefId) -> Result<Group, NoCounterpart> {
        self.counterparts.of(def)
    }

    /// The same for groups, if all of them are found.
    fn find_all(&self, groups: &[Group]) -> Result<Vec<Group>, NoCounterpart> {
        let mut all: Vec<Group> = Vec::new();
        for group in groups {
            let mut found: Group = Vec::new();
            for &def in group {
                found.extend(self.find(def)?);
            }
            all.push(found);
        }
        all.iter_mut().for_each(|group| {
            group.sort_unstable();
            group.dedup();
        });
        all.sort();
        all.dedup();
        Ok(all)
    }

    /// That what is shown is a bundled signature, and why.
    pub(super) fn unfound(&self, name: &str, why: NoCounterpart) -> String {
        let toolchain = &self.sources.toolchain;
        let why = match why {
            NoCounterpart::Absent => "is not found".to_owned(),
            NoCounterpart::Several(count) => format!("could be any of {count} definitions"),
        };
        format!(
            "`{name}` {why} in the sources of toolchain {toolchain}; this is the signature that comes with scryer"
        )
    }
}

/// Where answers about the library come from.
pub(super) fn origin(name: &str, sources: &LibrarySources<'_>) -> String {
    format!("`{name}` is of the standard library, by the sources of toolchain {}", sources.toolchain)
}

/// A definition of the sources in full.
pub(super) fn symbol(snapshot: &Snapshot<'_>, texts: &mut TextCache<'_>, def: DefId) -> Symbol {
    let mut symbol = describe::symbol(snapshot, texts, def);
    if let Some(place) = in_rules(snapshot, texts, def) {
        let facts = &snapshot.held(place.file).facts;
        let at = facts.lines.position(place.name.start);
        symbol.file_path = snapshot.path(place.file);
        (symbol.line, symbol.column) = (at.line, at.column);
        symbol.end_line = facts.lines.position(place.end.saturating_sub(1)).line;
        if let Some(text) = texts.text(place.file) {
            symbol.signature = clipped(&describe::one_line(place.head.slice(text)));
        }
    }
    symbol
}

/// A declaration in the rules of a macro.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct InRules {
    pub(super) file: FileId,
    pub(super) name: TextRange,
    /// From its first word to its body.
    pub(super) head: TextRange,
    /// Where its body ends.
    pub(super) end: u32,
}

/// Where the rules of a macro have what a call of it declares; `None` if it is written elsewhere, or not told.
pub(super) fn in_rules(snapshot: &Snapshot<'_>, texts: &mut TextCache<'_>, def: DefId) -> Option<InRules> {
    let program = snapshot.analysis.program();
    if describe::crate_of(program, def.file)?.origin != Origin::Sysroot {
        return None; // Elsewhere people look for what a call declares at the call.
    }
    let file = program.table.get(def.file)?;
    let host = file.expansion.as_ref()?.host;
    let name = file.facts.item_name(def.item)?;
    let at = file.facts.item_ranges[def.item.index()].name;
    if !at.is_empty() {
        return None; // It stands in the call.
    }
    let word = match file.facts[def.item].kind {
        ItemKind::Fn { .. } => "fn",
        ItemKind::Const { .. } => "const",
        ItemKind::TypeAlias { .. } => "type",
        ItemKind::Struct { .. } => "struct",
        ItemKind::Trait { .. } => "trait",
        ItemKind::Enum { .. } => "enum",
        _ => return None,
    };
    let called = macro_called(program, host, at.start)?;
    let rules = program.table.iter().filter(|(_, file)| file.expansion.is_none()).flat_map(|(id, file)| {
        let named = |item: &ItemId| {
            matches!(file.facts[*item].kind, ItemKind::MacroDef { .. })
                && file.facts.item_name(*item) == Some(&*called)
        };
        let items = (0..file.facts.items.len() as u32).map(ItemId).filter(named);
        items.map(move |item| DefId { file: id, item }).collect::<Vec<_>>()
    });
    let of_crate = |def: &DefId| program.maps.crates_of(def.file) == program.maps.crates_of(host);
    let mut found = None;
    for rule in rules.filter(of_crate) {
        let range = program.facts(rule.file).item_ranges[rule.item.index()].full;
        let text = texts.text(rule.file)?;
        let Some(declared) = declared_in(text, range, word, name) else { continue };
        if found.replace(InRules { file: rule.file, ..declared }).is_some() {
            return None; // Either of two macros of one name may be meant.
        }
    }
    found
}

/// The name of the macro that the innermost call around `at` in `file` is of.
fn macro_called(program: &Program, file: FileId, at: u32) -> Option<String> {
    let facts = program.facts(file);
    let calls = facts.items.iter().zip(&facts.item_ranges).filter_map(|(item, ranges)| match item.kind {
        ItemKind::MacroCall(call) if ranges.full.start <= at && at < ranges.full.end => {
            Some((ranges.full.len(), &facts[call]))
        }
        _ => None,
    });
    let (_, call) = calls.min_by_key(|(len, _)| *len)?;
    let last = facts[facts[call.path].segments].last()?;
    Some(facts[last.name].to_owned())
}

/// The only place within `range` where `word` and `name` follow each other, with the declaration that they are of. `file` is
/// to be filled in.
fn declared_in(text: &str, range: TextRange, word: &str, name: &str) -> Option<InRules> {
    let is_code =
        |token: &Token| !matches!(token.kind, TokenKind::LineComment(_) | TokenKind::BlockComment(_));
    let tokens: Vec<Token> = tokens(text, range).filter(is_code).collect();
    let written = |token: &Token| TextRange::new(token.start, token.start + token.len).slice(text);
    let mut found = None;
    for (at, pair) in tokens.windows(2).enumerate() {
        let [first, second] = pair else { continue };
        if written(first) == word && written(second) == name && found.replace(at).is_some() {
            return None;
        }
    }
    let at = found?;
    let is_qualifier =
        |token: &Token| matches!(written(token), "pub" | "const" | "unsafe" | "async" | "extern" | "default");
    let first =
        tokens[..at].iter().rev().take_while(|token| is_qualifier(token)).last().unwrap_or(&tokens[at]);
    let (mut depth, mut head_end, mut end) = (0usize, None, range.end);
    let mut is_body = false;
    for token in &tokens[at..] {
        match token.kind {
            TokenKind::OpenDelim(b'{') if depth == 0 && head_end.is_none() => {
                (head_end, is_body) = (Some(token.start), true);
                depth += 1;
            }
            TokenKind::OpenDelim(_) => depth += 1,
            TokenKind::CloseDelim(_) => {
                depth = depth.saturating_sub(1);
                if depth == 0 && is_body {
                    end = token.start + token.len;
                    break;
                }
            }
            TokenKind::Punct { byte: b'=', joint: false } if depth == 0 => {
                head_end = head_end.or(Some(token.start));
            }
            TokenKind::Punct { byte: b';', .. } if depth == 0 => {
                head_end = head_end.or(Some(token.start));
                end = token.start + token.len;
                break;
            }
            _ => {}
        }
    }
    let name = &tokens[at + 1];
    Some(InRules {
        file: FileId(0),
        name: TextRange::new(name.start, name.start + name.len),
        head: TextRange::new(first.start, head_end?),
        end,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_in_rules() {
        let text = "macro_rules! m { ($t:ty) => {\n  /// fn add: no.\n  pub const unsafe fn add(self, r: [u8; 2]) -> Option<Self> { { 1 } }\n  const MAX: $t = 1;\n fn twice() {} fn twice() {} } }";
        let range = TextRange::new(0, text.len() as u32);
        let head = |word, name| {
            let found = declared_in(text, range, word, name)?;
            Some((found.head.slice(text).trim(), &text[found.end as usize - 1..found.end as usize]))
        };
        assert_eq!(
            head("fn", "add"),
            Some(("pub const unsafe fn add(self, r: [u8; 2]) -> Option<Self>", "}"))
        );
        assert_eq!(head("const", "MAX"), Some(("const MAX: $t", ";")));
        assert_eq!(head("fn", "twice"), None, "two of them");
        assert_eq!(head("fn", "gone"), None);
    }
}
