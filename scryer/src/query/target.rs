//! What the asker meant: from a symbol argument or a position to definitions.
//!
//! Definitions come in [`Group`]s: `cfg` twins together, everything else alone. Several groups are an ambiguity, which is
//! handed on and never decided here.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::contract::own_members;
use super::describe;
use super::error::QueryError;
use super::model::{CANDIDATES_MAX, Candidate, Snapshot, SymbolKind, TargetArg};
use super::nearest::{nearest, ranked};
use super::note::Note;
use crate::facts::{Anchor, AttrKind, BindingId, DefId, FileFacts, ImportKind, ItemKind, Name, NameId};
use crate::graph::Resolved;
use crate::infer::{Mention, Program, Target};
use crate::resolve::{PathView, QualifiedName};
use crate::source::FileId;
use crate::workspace::graph::{CrateData, CrateId, TargetKind};

/// Definitions that answers treat as one: one, or the `cfg` twins of one path. Sorted.
pub(crate) type Group = Vec<DefId>;

/// What was meant.
#[derive(Debug, Default)]
pub(crate) struct Meaning {
    /// Sorted by the definitions' places; empty if there are none.
    pub(crate) groups: Vec<Group>,
    /// Why there are none.
    pub(crate) note: Option<Note>,
}

/// The definitions that an answer is about, as it names them.
#[derive(Debug, Default)]
pub(crate) struct Meant {
    /// The one; empty if there are several.
    pub(crate) definitions: Vec<Candidate>,
    /// Several were meant or could have been.
    pub(crate) ambiguous: bool,
    /// They, most used first, at most [`CANDIDATES_MAX`].
    pub(crate) candidates: Vec<Candidate>,
    /// How many there are.
    pub(crate) candidate_count: Option<usize>,
    /// What is to be said of them.
    pub(crate) note: Option<Note>,
}

impl Meant {
    /// Names `groups`, each with how often it is used.
    pub(crate) fn new(snapshot: &Snapshot<'_>, groups: &[Group], usages: &[usize]) -> Meant {
        let twins = groups.len() == 1 && groups.iter().any(|group| group.len() > 1);
        if groups.len() <= 1 && !twins {
            let defs = groups.iter().flatten();
            let definitions = defs.map(|&def| describe::candidate(snapshot, def, None)).collect();
            return Meant { definitions, ..Meant::default() };
        }
        let mut candidates: Vec<Candidate> = Vec::new();
        for (group, &count) in groups.iter().zip(usages) {
            candidates.extend(group.iter().map(|&def| describe::candidate(snapshot, def, Some(count))));
        }
        candidates.sort_by(|a, b| {
            let place = |candidate: &Candidate| (candidate.file_path.clone(), candidate.line);
            b.usages.cmp(&a.usages).then_with(|| place(a).cmp(&place(b)))
        });
        let count = candidates.len();
        candidates.truncate(CANDIDATES_MAX);
        let first = groups.iter().flatten().next().filter(|_| twins);
        let note = first.map(|&def| Note::CfgVariants {
            symbol: describe::qualified(snapshot.analysis.program(), def).path,
            count,
        });
        Meant { definitions: Vec::new(), ambiguous: true, candidates, candidate_count: Some(count), note }
    }
}

/// What a token names.
#[derive(Debug)]
pub(crate) enum Named {
    /// These definitions, which are themselves there or are used there.
    Defs(Vec<DefId>),
    /// A local variable of the file.
    Local(BindingId),
    /// A crate.
    Crate(CrateId),
    /// Something of no crate that is loaded, or a primitive type.
    Outside,
    /// It could not be told.
    Unresolved,
    /// There is no token.
    Nothing,
}

/// Finds the definitions that `target` means.
pub(crate) fn meaning(snapshot: &Snapshot<'_>, target: &TargetArg) -> Result<Meaning, QueryError> {
    match target {
        TargetArg::Symbol(symbol) => by_symbol(snapshot, symbol),
        TargetArg::Position { file_path, line, column } => {
            let file = snapshot.file(file_path)?;
            let offset = snapshot.offset(file, *line, *column)?;
            let (token, named) = named_at(snapshot, file, offset);
            let name = token.unwrap_or_default();
            let note = match named {
                Named::Defs(defs) => {
                    return Ok(Meaning { groups: grouped(snapshot, defs), note: None });
                }
                Named::Local(_) => Note::NotASymbol { name, what: "a local variable" },
                Named::Crate(_) => Note::NotASymbol { name, what: "a crate; ask about a symbol of it" },
                Named::Outside => {
                    Note::NotASymbol { name, what: "a primitive type or of a crate that is not loaded" }
                }
                Named::Unresolved => Note::Unresolved { name },
                Named::Nothing => {
                    Note::NoSymbolAt { file_path: snapshot.path(file), line: *line, column: *column }
                }
            };
            Ok(Meaning { groups: Vec::new(), note: Some(note) })
        }
    }
}

/// The text of the identifier at or just before `offset`, and what it names.
pub(crate) fn named_at(snapshot: &Snapshot<'_>, file: FileId, offset: u32) -> (Option<String>, Named) {
    if let Some((start, name)) = token_at(snapshot, file, offset) {
        let name = snapshot.held(file).facts[name].to_owned();
        return (Some(name), named_from(snapshot, file, start, true));
    }
    // `self`, `Self` and operators are no identifiers, but may name something.
    let (start, word) = word_at(snapshot, file, offset).unwrap_or((offset, String::new()));
    let named = named_from(snapshot, file, start, false);
    (Some(word).filter(|word| !word.is_empty()), named)
}

/// The word of the text that holds `offset` or ends there.
fn word_at(snapshot: &Snapshot<'_>, file: FileId, offset: u32) -> Option<(u32, String)> {
    let text = snapshot.texts.text(file)?;
    let (before, behind) = text.split_at_checked(offset as usize)?;
    let is_part = |letter: char| letter == '_' || letter.is_alphanumeric();
    let start = before.trim_end_matches(is_part).len();
    let end = text.len() - behind.trim_start_matches(is_part).len();
    Some((start as u32, text.get(start..end)?.to_owned()))
}

/// What the token that begins at `start` names.
fn named_from(snapshot: &Snapshot<'_>, file: FileId, start: u32, is_token: bool) -> Named {
    let facts = &snapshot.held(file).facts;
    if let Some(def) = snapshot.analysis.definition_at(file, start)
        && snapshot.held(def.file).facts.item_ranges[def.item.index()].name.start == start
        && !matches!(snapshot.held(def.file).facts[def.item].kind, ItemKind::ExternCrate { .. })
    {
        return Named::Defs(vec![def]);
    }
    match snapshot.analysis.resolve(file, start) {
        Resolved::To(mention) => named_by(mention).unwrap_or(Named::Outside),
        unclear => {
            if let Some(path) = alias_of(facts, start)
                && path < start
            {
                return named_from(snapshot, file, path, is_token);
            }
            let mut bindings = facts.bindings.iter();
            match bindings.position(|binding| binding.start == start) {
                Some(index) => Named::Local(BindingId(index as u32)),
                None if is_token || matches!(unclear, Resolved::Unresolved(_)) => Named::Unresolved,
                None => Named::Nothing,
            }
        }
    }
}

/// What is known of what a token mentions.
pub(crate) fn named_by(mention: &Mention) -> Option<Named> {
    let items: Vec<DefId> = mention
        .targets
        .iter()
        .filter_map(|target| match target {
            Target::Item(def) => Some(*def),
            _ => None,
        })
        .collect();
    if !items.is_empty() {
        return Some(Named::Defs(items));
    }
    let mut targets = mention.targets.iter();
    targets.find_map(|target| match *target {
        Target::Local(binding) => Some(Named::Local(binding)),
        Target::Crate(krate) => Some(Named::Crate(krate)),
        Target::Item(_) | Target::Outside => None,
    })
}

/// Of the `name` in `use path as name`, where the path's last identifier begins.
fn alias_of(facts: &FileFacts, start: u32) -> Option<u32> {
    let import = facts
        .imports
        .iter()
        .find(|import| matches!(import.kind, ImportKind::Renamed { start: alias, .. } if alias == start))?;
    facts.segment_starts.get(facts[import.path].segments.range())?.last().copied()
}

/// The identifier that holds `offset` or ends there: where it begins, and its name.
fn token_at(snapshot: &Snapshot<'_>, file: FileId, offset: u32) -> Option<(u32, NameId)> {
    let facts = &snapshot.held(file).facts;
    let mut best: Option<(u32, NameId)> = None;
    for index in 0..facts.names.len() as u32 {
        let name = NameId(index);
        let starts = facts.postings(name);
        let behind = starts.partition_point(|&start| start <= offset);
        if let Some(&start) = behind.checked_sub(1).and_then(|last| starts.get(last))
            && best.is_none_or(|(best, _)| best < start)
        {
            best = Some((start, name));
        }
    }
    let (start, name) = best?;
    let mut len = facts[name].len() as u32;
    if offset > start + len {
        // Names are kept without `r#`.
        let text = snapshot.texts.text(file);
        let raw = text
            .as_deref()
            .and_then(|text| text.get(start as usize..))
            .is_some_and(|text| text.starts_with("r#"));
        len += if raw { 2 } else { 0 };
    }
    (offset <= start + len).then_some((start, name))
}

/// As [`meaning`], but a name alone may be that of a dependency's symbol, too.
pub(crate) fn meaning_anywhere(snapshot: &Snapshot<'_>, target: &TargetArg) -> Result<Meaning, QueryError> {
    let found = meaning(snapshot, target)?;
    let TargetArg::Symbol(symbol) = target else { return Ok(found) };
    if !matches!(found.note, Some(Note::OnlyOutside { .. })) {
        return Ok(found);
    }
    let Some(path) = SymbolPath::parse(symbol) else { return Ok(found) };
    let program = snapshot.analysis.program();
    let foreign: Vec<DefId> =
        named(snapshot, path.name()).into_iter().filter(|&def| path.fits(program, def)).collect();
    Ok(Meaning { groups: grouped(snapshot, without_implementations(program, foreign)), note: None })
}

/// The symbols that a symbol argument may mean: the workspace's own, or, of a path that none of these has, a linked crate's.
pub(crate) fn by_symbol(snapshot: &Snapshot<'_>, argument: &str) -> Result<Meaning, QueryError> {
    let path =
        SymbolPath::parse(argument).ok_or_else(|| QueryError::BadSymbol { symbol: argument.to_owned() })?;
    let program = snapshot.analysis.program();
    let (own, foreign): (Vec<DefId>, Vec<DefId>) = named(snapshot, path.name())
        .into_iter()
        .filter(|&def| path.fits(program, def))
        .partition(|def| program.is_workspace_file(def.file));
    let whole = |defs: &[DefId]| -> Vec<DefId> {
        defs.iter().copied().filter(|&def| path.is_whole(program, def)).collect()
    };
    let mut chosen = whole(&own);
    // `tokio::sync::Mutex` is a path to import by, not that of the definition, and more than the end of one.
    if chosen.is_empty() {
        chosen = path.imported(program);
    }
    if chosen.is_empty() {
        chosen = own;
    }
    if chosen.is_empty() && path.is_qualified() {
        chosen = whole(&foreign);
        if chosen.is_empty() {
            chosen = foreign.clone();
        }
    }
    if chosen.is_empty() {
        return Ok(Meaning { groups: Vec::new(), note: Some(nothing(snapshot, argument, &path, &foreign)) });
    }
    Ok(Meaning { groups: grouped(snapshot, without_implementations(program, chosen)), note: None })
}

/// The symbols called `name`, of every file that is held, sorted.
fn named(snapshot: &Snapshot<'_>, name: &str) -> Vec<DefId> {
    let program = snapshot.analysis.program();
    let Some(name) = program.table.names().get(name) else { return Vec::new() };
    let defs = snapshot.analysis.definitions_named(name).iter().copied();
    defs.filter(|def| describe::is_symbol(program.facts(def.file), def.item)).collect()
}

/// Says why nothing was found.
fn nothing(snapshot: &Snapshot<'_>, argument: &str, path: &SymbolPath, foreign: &[DefId]) -> Note {
    let program = snapshot.analysis.program();
    let symbol = argument.trim().to_owned();
    if !foreign.is_empty() {
        let crates = foreign.iter().filter_map(|def| describe::crate_of(program, def.file));
        let mut crates: Vec<String> = crates.map(|krate| krate.name.clone()).collect();
        crates.sort_unstable();
        crates.dedup();
        return Note::OnlyOutside { symbol, crates };
    }
    let own = |def: &DefId| program.is_workspace_file(def.file);
    // The last name exists, in another place than was said.
    let elsewhere: Vec<String> = named(snapshot, path.name())
        .into_iter()
        .filter(own)
        .map(|def| describe::qualified(program, def).path)
        .collect();
    if !elsewhere.is_empty() {
        let whole = path.text();
        let mut ranked: Vec<(usize, String)> =
            elsewhere.into_iter().map(|name| (name.len() - common_end(&name, &whole), name)).collect();
        ranked.sort_unstable();
        ranked.dedup();
        ranked.truncate(super::nearest::NEAREST);
        return Note::UnknownName { symbol, nearest: ranked.into_iter().map(|(_, name)| name).collect() };
    }
    let is_symbol = |def: &DefId| describe::is_symbol(program.facts(def.file), def.item);
    let names: Vec<std::sync::Arc<str>> = snapshot
        .analysis
        .defined_names()
        .filter(|(_, defs)| defs.iter().any(|def| own(def) && is_symbol(def)))
        .map(|(name, _)| program.table.names().text(name))
        .collect();
    let names = names.iter().map(|name| &**name);
    if !path.is_qualified() {
        return Note::UnknownName { symbol, nearest: nearest(path.name(), names) };
    }
    // Of a path, what stands before the last name is taken as it is.
    let mut near: Vec<String> = Vec::new();
    for name in ranked(path.name(), names) {
        let path = path.with_name(name);
        let fitting = named(snapshot, name).into_iter().filter(|def| own(def) && path.fits(program, *def));
        near.extend(fitting.map(|def| describe::qualified(program, def).path));
        near.dedup();
        if near.len() >= super::nearest::NEAREST {
            break;
        }
    }
    near.truncate(super::nearest::NEAREST);
    Note::UnknownName { symbol, nearest: near }
}

/// The items of a type or trait, those of its impls included.
fn members_of(program: &Program, def: DefId) -> Vec<DefId> {
    let own = own_members(program, def);
    let impls = program.impls_for(def).into_iter().filter(|head| !head.derived);
    own.into_iter().chain(impls.flat_map(|head| own_members(program, head.def))).collect()
}

/// How many bytes two texts share at their ends.
fn common_end(a: &str, b: &str) -> usize {
    a.bytes().rev().zip(b.bytes().rev()).take_while(|(left, right)| left == right).count()
}

/// Leaves out impls' methods whose trait's method is there as well: it stands for its family.
fn without_implementations(program: &Program, defs: Vec<DefId>) -> Vec<DefId> {
    let is_method = |def: DefId| matches!(program.kind(def), ItemKind::Fn { .. });
    let of_family = |&def: &DefId| {
        is_method(def) && program.implemented(def).is_some_and(|item| defs.binary_search(&item).is_ok())
    };
    defs.iter().copied().filter(|def| !of_family(def)).collect()
}

/// Puts `cfg` twins together, and adds those that are missing. By place: the numbers of files depend on what was read when,
/// and an answer that names the first of several must not.
pub(crate) fn grouped(snapshot: &Snapshot<'_>, mut defs: Vec<DefId>) -> Vec<Group> {
    let program = snapshot.analysis.program();
    let sort = |defs: &mut Vec<DefId>| {
        defs.sort_unstable_by(|&a, &b| describe::place(program, a).cmp(&describe::place(program, b)));
        defs.dedup();
    };
    sort(&mut defs);
    let mut groups: Vec<Group> = Vec::new();
    let mut by_path: FxHashMap<(QualifiedName, Option<SymbolKind>), Vec<DefId>> = FxHashMap::default();
    for &def in &defs {
        if groups.iter().any(|group| group.len() > 1 && group.contains(&def)) {
            continue;
        }
        if !has_cfg(program, def) {
            groups.push(vec![def]);
            continue;
        }
        let Some(name) = program.table.def_name(def) else { continue };
        let identity = |def: DefId| {
            let kind = describe::kind(program.facts(def.file), def.item);
            (describe::qualified(program, def), kind.map(twin_kind))
        };
        let own = identity(def);
        let twins = by_path.entry(own.clone()).or_insert_with(|| {
            let same_name = snapshot.analysis.definitions_named(name).iter().copied();
            let mut twins: Vec<DefId> = same_name
                .filter(|&other| other == def || has_cfg(program, other) && identity(other) == own)
                .filter(|other| program.maps.crates_of(other.file) == program.maps.crates_of(def.file))
                .collect();
            sort(&mut twins);
            twins
        });
        groups.push(twins.clone());
    }
    groups
}

/// The kind that stands for all that a twin may be instead: a struct behind a feature is an enum or an alias without it.
fn twin_kind(kind: SymbolKind) -> SymbolKind {
    match kind {
        SymbolKind::Enum | SymbolKind::Union | SymbolKind::TypeAlias | SymbolKind::Trait => {
            SymbolKind::Struct
        }
        SymbolKind::Const | SymbolKind::Static => SymbolKind::Function,
        other => other,
    }
}

/// Whether an item, something around it, or its file's module is under a `cfg`.
fn has_cfg(program: &Program, def: DefId) -> bool {
    let own = |def: DefId| {
        let facts = program.facts(def.file);
        let mut next = Some(def.item);
        while let Some(item) = next {
            if facts[facts[item].attrs].iter().any(|attr| matches!(attr.kind, AttrKind::Cfg(_))) {
                return true;
            }
            next = facts[item].parent;
        }
        false
    };
    if own(def) {
        return true;
    }
    let mut module = program.maps.modules_of_file(def.file).first().copied();
    while let Some(id) = module {
        let data = &program.maps[id];
        if data.declaration().is_some_and(own) {
            return true;
        }
        module = data.parent;
    }
    false
}

/// A symbol argument, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SymbolPath {
    /// `crate::…`: from a crate's root.
    rooted: bool,
    /// Without `r#` and generic arguments; never empty.
    segments: Vec<String>,
    /// Of `<T as Trait>::m`, the trait's last name.
    impl_trait: Option<String>,
}

impl SymbolPath {
    /// The path with another last name.
    fn with_name(&self, name: &str) -> SymbolPath {
        let mut path = self.clone();
        if let Some(last) = path.segments.last_mut() {
            name.clone_into(last);
        }
        path
    }

    fn parse(argument: &str) -> Option<SymbolPath> {
        let argument = argument.trim().trim_end_matches("()").trim_end_matches('!');
        let mut impl_trait = None;
        let mut text = String::new();
        if let Some(rest) = argument.strip_prefix('<') {
            let end = closing(rest)?;
            let (head, rest) = (rest.get(..end)?, rest.get(end + 1..)?);
            let (ty, trait_) = match split_as(head) {
                Some((ty, trait_)) => (ty, Some(trait_)),
                None => (head, None),
            };
            rest.strip_prefix("::")?;
            if let Some(trait_) = trait_ {
                impl_trait = Some(SymbolPath::parse(trait_)?.segments.pop()?);
            }
            text.push_str(ty.trim().trim_start_matches(['&', '*']).trim_start_matches("mut ").trim());
            text.push_str(rest);
        } else {
            text.push_str(argument);
        }
        let plain = without_generics(&text).replace("::", ".");
        let mut segments: Vec<String> = Vec::new();
        for (index, part) in plain.trim_start_matches('.').split('.').enumerate() {
            let part = part.trim();
            let part = part.strip_prefix("r#").unwrap_or(part);
            // A crate may be called as its package is.
            let part = if index == 0 { part.replace('-', "_") } else { part.to_owned() };
            let is_name =
                !part.is_empty() && part.chars().all(|letter| letter == '_' || letter.is_alphanumeric());
            if !is_name {
                return None;
            }
            segments.push(part);
        }
        let rooted = segments.len() > 1 && segments.first().is_some_and(|first| first == "crate");
        if rooted {
            segments.remove(0);
        }
        (!segments.is_empty()).then_some(SymbolPath { rooted, segments, impl_trait })
    }

    fn name(&self) -> &str {
        self.segments.last().map_or("", |name| name)
    }

    fn text(&self) -> String {
        self.segments.join("::")
    }

    /// Whether it says more than a name.
    fn is_qualified(&self) -> bool {
        self.segments.len() > 1 || self.impl_trait.is_some()
    }

    /// What a path from a crate's name on leads to, through re-exports, in all libraries of that name. Sorted.
    fn imported(&self, program: &Program) -> Vec<DefId> {
        let Some((first, rest)) = self.segments.split_first() else { return Vec::new() };
        if self.rooted || rest.is_empty() {
            return Vec::new();
        }
        let is_library = |data: &CrateData| matches!(data.kind, TargetKind::Lib | TargetKind::ProcMacro);
        let names = program.table.names();
        let mut found = Vec::new();
        for (krate, data) in program.graph.iter().filter(|(_, data)| data.name == *first && is_library(data))
        {
            let Some(map) = program.maps.get(krate) else { continue };
            let segments: Option<SmallVec<[Name; 4]>> = rest.iter().map(|name| names.get(name)).collect();
            let Some(segments) = segments else { continue };
            let view = PathView { anchor: Anchor::Crate, segments };
            let resolved = program.resolver().path(map.root(), &view, data.edition);
            let Some(left) = rest.len().checked_sub(resolved.followed) else { continue };
            let defs = resolved.defs.all().into_iter().filter_map(|def| match program.target(def) {
                Target::Item(def) => Some(def),
                _ => None,
            });
            match (left, rest.last()) {
                (0, _) => found.extend(defs),
                (1, Some(member)) => {
                    let members = defs.flat_map(|def| members_of(program, def));
                    found.extend(
                        members.filter(|def| program.facts(def.file).item_name(def.item) == Some(&**member)),
                    );
                }
                _ => {}
            }
        }
        let of_trait = |def: &DefId| match &self.impl_trait {
            Some(wanted) => describe::qualified(program, *def).impl_trait.as_ref() == Some(wanted),
            None => true,
        };
        found.retain(of_trait);
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Whether a definition of this name may be meant.
    fn fits(&self, program: &Program, def: DefId) -> bool {
        if self.segments.len() == 1 && self.impl_trait.is_none() && !self.rooted {
            return true;
        }
        let name = describe::qualified(program, def);
        if let Some(trait_) = &self.impl_trait
            && name.impl_trait.as_ref() != Some(trait_)
        {
            return false;
        }
        let has: Vec<&str> = name.path.split("::").collect();
        let has = if self.rooted { has.get(1..).unwrap_or(&[]) } else { &has[..] };
        let fits_end = has.len() >= self.segments.len()
            && has.iter().rev().zip(self.segments.iter().rev()).all(|(has, wanted)| has == wanted);
        fits_end && (!self.rooted || has.len() == self.segments.len())
    }

    /// Whether it is the whole qualified name of a definition.
    fn is_whole(&self, program: &Program, def: DefId) -> bool {
        !self.rooted && self.segments.len() > 1 && describe::qualified(program, def).path == self.text()
    }
}

/// The offset of the `>` that closes a `<` in front of `text`.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 1usize;
    for (at, letter) in text.char_indices() {
        match letter {
            '<' => depth += 1,
            '>' if !text[..at].ends_with('-') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The parts of `T as Trait` around the `as` that is in no brackets.
fn split_as(text: &str) -> Option<(&str, &str)> {
    let mut depth = 0usize;
    for (at, letter) in text.char_indices() {
        match letter {
            '<' => depth += 1,
            '>' if !text[..at].ends_with('-') => depth = depth.saturating_sub(1),
            ' ' if depth == 0 && text[at..].starts_with(" as ") => {
                return Some((&text[..at], &text[at + " as ".len()..]));
            }
            _ => {}
        }
    }
    None
}

/// `text` without what stands in angle brackets, and without the `::` of a turbofish.
fn without_generics(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut depth = 0usize;
    for letter in text.chars() {
        match letter {
            '<' => {
                if depth == 0 && plain.ends_with("::") {
                    plain.truncate(plain.len() - "::".len());
                }
                depth += 1;
            }
            '>' => depth = depth.saturating_sub(1),
            letter if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Fixture;

    #[test]
    fn symbol_arguments() {
        let check = |argument: &str, expected: &str| {
            let path = SymbolPath::parse(argument);
            let shown = path.map_or_else(String::new, |path| {
                let rooted = if path.rooted { "crate::" } else { "" };
                let of_trait = path.impl_trait.as_ref().map(|name| format!(" ({name})")).unwrap_or_default();
                format!("{rooted}{}{of_trait}", path.text())
            });
            assert_eq!(shown, expected, "{argument}");
        };
        check("run", "run");
        check(" Type.method ", "Type::method");
        check("a::b::C", "a::b::C");
        check("::a::b", "a::b");
        check("crate::a::b", "crate::a::b");
        check("my-crate::a", "my_crate::a");
        check("r#type", "type");
        check("a::r#match::r#in", "a::match::in");
        check("<S as T>::m", "S::m (T)");
        check("<a::S<u8> as b::T<Vec<u8>>>::m", "a::S::m (T)");
        check("<S>::m", "S::m");
        check("Vec::<u8>::push", "Vec::push");
        check("Buf<T>::len()", "Buf::len");
        check("shout!", "shout");
        for bad in ["", "::", "a::", "a b", "<S as T>", "<S as T", "a::(b)", "+"] {
            check(bad, "");
        }
    }

    /// The groups that an argument means, each definition as `name line`.
    #[track_caller]
    fn check(fixture: &str, argument: &str, expected: &[&str]) {
        let fixture = Fixture::new(fixture);
        let snapshot = fixture.snapshot();
        let meaning = by_symbol(&snapshot, argument).expect("it is a symbol");
        let shown = meaning.groups.iter().map(|group| {
            let defs = group.iter().map(|&def| {
                let name = describe::qualified(snapshot.analysis.program(), def).path;
                format!("{name} {}", describe::name_position(&snapshot, def).line)
            });
            defs.collect::<Vec<_>>().join(", ")
        });
        let mut shown: Vec<String> = shown.collect();
        shown.extend(meaning.note.map(|note| note.to_string()));
        assert_eq!(shown, expected, "{argument}");
    }

    const SAME: &str = "
pub mod a { pub fn load() {} }
pub mod b { pub fn load() {} pub struct S; impl S { pub fn load(&self) {} } }
pub fn load() {}
";

    #[test]
    fn suffixes_choose() {
        check(SAME, "load", &["demo::a::load 2", "demo::b::load 3", "demo::b::S::load 3", "demo::load 4"]);
        check(SAME, "b::load", &["demo::b::load 3"]);
        check(SAME, "S.load", &["demo::b::S::load 3"]);
        check(SAME, "demo::load", &["demo::load 4"]);
        check(SAME, "crate::load", &["demo::load 4"]);
        check(
            SAME,
            "c::load",
            &[
                "no indexed symbol named `c::load`; nearest names: `demo::load`, `demo::a::load`, `demo::b::load`",
            ],
        );
        check(SAME, "laod", &["no indexed symbol named `laod`; nearest names: `load`"]);
        // What stands before the last name is no misspelling.
        check(SAME, "a::laod", &["no indexed symbol named `a::laod`; nearest names: `demo::a::load`"]);
        check(SAME, "c::laod", &["no indexed symbol named `c::laod`; search_symbols finds symbols by words"]);
        check(SAME, "HashMap", &["`HashMap` is defined only outside the workspace, in `std`"]);
    }

    #[test]
    fn a_trait_stands_for_its_family() {
        let fixture = "
pub trait Tick { fn tick(&self); }
pub struct A; pub struct B;
impl Tick for A { fn tick(&self) {} }
impl Tick for B { fn tick(&self) {} }
impl B { pub fn tick(&self) {} }
";
        check(fixture, "tick", &["demo::Tick::tick 2", "demo::B::tick 6"]);
        check(fixture, "A::tick", &["demo::A::tick 4"]);
        check(fixture, "<B as Tick>::tick", &["demo::B::tick 5"]);
        check(fixture, "B::tick", &["demo::B::tick 5", "demo::B::tick 6"]);
    }

    #[test]
    fn cfg_twins_are_one() {
        let fixture = "
#[cfg(unix)] pub fn open() {}
#[cfg(not(unix))] pub fn open() {}
pub struct G<T>(T);
impl G<u8> { pub fn new() {} }
impl G<u16> { pub fn new() {} }
";
        check(fixture, "open", &["demo::open 2, demo::open 3"]);
        check(fixture, "G::new", &["demo::G::new 5", "demo::G::new 6"]);
    }

    #[test]
    fn raw_names() {
        let fixture = "pub fn r#type() {}";
        check(fixture, "type", &["demo::type 1"]);
        check(fixture, "r#type", &["demo::type 1"]);
    }
}
