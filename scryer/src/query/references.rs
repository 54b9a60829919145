//! Where is this used?
//!
//! A use is a token outside the definition's own name. A trait's method has the uses of its impls' methods as well, each
//! with its `target`; an impl's method has those of the trait's method as well, marked `may_dispatch`. `cfg` twins share
//! their uses. Same-named definitions are listed with `target` beside each other, never merged. Links in doc comments are
//! matched by name alone.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::conditions::conditions;
use super::describe;
use super::doc_links;
use super::error::QueryError;
use super::filter::FileFilter;
use super::model::{
    Caller, Evidence, FileUses, FindReferences, Found, References, RoleFilter, ScopeLevel, Site, SiteRole,
    Snapshot, TargetArg, View,
};
use super::note::Note;
use super::place::TextCache;
use super::target::{Group, Meaning, Meant, meaning};
use crate::facts::{DefId, ItemFlags, ItemKind};
use crate::graph::{Certainty, Reference};
use crate::infer::{Program, Role};
use crate::source::FileId;

/// Finds the uses of a symbol.
///
/// # Errors
///
/// If the position, the file or the filter can't be. An unknown or ambiguous symbol is an answer.
pub fn find_references(
    snapshot: &Snapshot<'_>,
    request: &FindReferences,
) -> Result<Found<References>, QueryError> {
    let filter = FileFilter::of(request.file_filter.as_deref())?;
    let only_file = match (request.scope_level, &request.target) {
        (ScopeLevel::File, TargetArg::Position { file_path, .. }) => Some(snapshot.file(file_path)?),
        (ScopeLevel::File, TargetArg::Symbol(_)) if filter.is_none() => return Err(QueryError::NeedsFile),
        _ => None,
    };
    let Meaning { groups, note } = meaning(snapshot, &request.target)?;
    let mut result = empty(request);
    let mut notes: Vec<Note> = note.into_iter().collect();
    let unloaded = matches!(request.scope_level, ScopeLevel::Dependencies | ScopeLevel::All);
    if unloaded {
        notes.push(Note::DependenciesNotLoaded);
    }
    if groups.is_empty() {
        return Ok(Found::new(result, notes, Evidence { unloaded, ..Evidence::default() }));
    }

    let targets = Targets::new(snapshot, groups);
    let (all, unresolved) = match request.scope_level {
        ScopeLevel::Dependencies => (Vec::new(), 0),
        _ => uses(snapshot, &targets, request.role),
    };
    let before = all.len();
    let by_role: Vec<Use> = all.into_iter().filter(|found| has_role(request.role, found.role)).collect();
    let with_role = by_role.len();
    let mut files = Files::default();
    let mut kept: Vec<Use> = by_role
        .into_iter()
        .filter(|found| only_file.is_none_or(|file| file == found.file))
        .filter(|found| {
            let path = files.path(snapshot, found.file);
            filter.as_ref().is_none_or(|filter| filter.matches(path))
        })
        .collect();
    let ranks = files.ranks();
    kept.sort_by_key(|found| (ranks[&found.file], found.start, found.target));

    let ambiguous = targets.groups.len() > 1;
    let meant = Meant::new(snapshot, &targets.groups, &targets.usages(&kept));
    result.definitions = meant.definitions;
    result.ambiguous = meant.ambiguous;
    result.candidates = meant.candidates;
    result.candidate_count = meant.candidate_count;
    notes.extend(meant.note);

    result.total_sites = kept.len();
    result.name_matched = kept.iter().filter(|found| found.name_matched).count();
    let mut seen: FxHashSet<FileId> = FxHashSet::default();
    let languages =
        languages(snapshot, kept.iter().map(|found| found.file).filter(|&file| seen.insert(file)));
    result.total_files = seen.len();
    let callers = callers(snapshot, &kept, ambiguous);
    let holders: FxHashSet<(FileId, Option<DefId>)> =
        callers.iter().map(|caller| (caller.first.file, caller.item)).collect();
    result.total_callers = holders.len();
    result.total = match request.view {
        View::Sites => kept.len(),
        View::Callers => callers.len(),
        View::Files => seen.len(),
    };

    let mut writer = Writer {
        snapshot,
        targets: &targets,
        texts: TextCache::new(snapshot),
        files: &mut files,
        // One definition, no family: what is named goes without saying.
        names_targets: ambiguous || kept.iter().any(|found| !found.names_first(&targets)),
        names: FxHashMap::default(),
    };
    match request.view {
        View::Sites => {
            let page = kept.iter().skip(request.offset).take(request.limit);
            result.sites = page.map(|found| writer.site(found)).collect();
        }
        View::Callers => {
            let page = callers.iter().skip(request.offset).take(request.limit);
            result.callers = page.map(|caller| writer.caller(caller)).collect();
        }
        View::Files => {
            let page = counted(&kept).into_iter().skip(request.offset).take(request.limit);
            result.files = page
                .map(|(file, count)| FileUses {
                    file_path: writer.files.path(snapshot, file).to_owned(),
                    count,
                })
                .collect();
        }
    }

    explain(snapshot, request, &targets, &result, (before, with_role), &mut notes);
    if unresolved > 0
        && let Some(&def) = targets.groups.iter().flatten().next()
    {
        let name = snapshot.held(def.file).facts.item_name(def.item).unwrap_or_default().to_owned();
        notes.push(Note::UnresolvedLeft { name, count: unresolved });
    }
    if !snapshot.failures.is_empty() {
        let files = snapshot.failures.iter().map(|failure| failure.file_path.clone()).collect();
        notes.push(Note::Failures { files });
    }
    // What implements a trait from elsewhere is also called by code from elsewhere, and by the language: `for`, `?`,
    // `.into()`, formatting. No token names it then.
    let implicit = targets
        .groups
        .iter()
        .flatten()
        .any(|&def| describe::implements_foreign(snapshot.analysis.program(), def));
    if implicit && let Some(&def) = targets.groups.iter().flatten().next() {
        let symbol = describe::qualified(snapshot.analysis.program(), def).path;
        notes.retain(|note| !matches!(note, Note::NoUses { .. }));
        notes.push(Note::CalledThroughTrait { symbol });
    }
    let evidence = Evidence {
        enumerable: !implicit,
        ambiguous: result.ambiguous,
        failures: snapshot.failures.len(),
        // A use that is listed by its name only is not resolved either.
        unresolved: unresolved + result.name_matched,
        unloaded,
        languages,
    };
    Ok(Found::new(result, notes, evidence))
}

fn empty(request: &FindReferences) -> References {
    References {
        view: request.view,
        total: 0,
        offset: request.offset,
        total_sites: 0,
        total_files: 0,
        total_callers: 0,
        name_matched: 0,
        definitions: Vec::new(),
        ambiguous: false,
        candidates: Vec::new(),
        candidate_count: None,
        callers: Vec::new(),
        files: Vec::new(),
        sites: Vec::new(),
    }
}

/// Says why there is nothing, if so. `counts` are those before all filters and after the role's.
fn explain(
    snapshot: &Snapshot<'_>,
    request: &FindReferences,
    targets: &Targets,
    result: &References,
    counts: (usize, usize),
    notes: &mut Vec<Note>,
) {
    let (before, with_role) = counts;
    if result.total > 0 {
        if request.offset >= result.total {
            notes.push(Note::PastTheEnd { total: result.total });
        }
        return;
    }
    let nothing = |filter: String, without: usize| Note::FilterMatchedNothing { filter, without };
    if before > 0 && with_role == 0 {
        notes.push(nothing(format!("role `{}`", request.role), before));
    } else if with_role > 0 {
        let filter = match &request.file_filter {
            Some(glob) => format!("file_filter `{glob}`"),
            None => format!("scope_level `{}`", request.scope_level),
        };
        notes.push(nothing(filter, with_role));
    } else if request.scope_level != ScopeLevel::Dependencies
        && let Some(&def) = targets.groups.iter().flatten().next()
    {
        let symbol = match targets.groups.len() {
            1 => describe::qualified(snapshot.analysis.program(), def).path,
            _ => snapshot.held(def.file).facts.item_name(def.item).unwrap_or_default().to_owned(),
        };
        notes.push(Note::NoUses { symbol });
    }
}

// ---- what is looked for ---------------------------------------------------------------------------------------------

/// The definitions asked for, and those whose uses count as theirs.
struct Targets {
    groups: Vec<Group>,
    /// Whose uses a definition's uses are; by how.
    owners: FxHashMap<DefId, SmallVec<[Owner; 1]>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Owner {
    /// Index into the groups.
    group: u32,
    /// Only by dispatch: the definition is the trait's method, the group an impl's.
    by_dispatch: bool,
}

impl Targets {
    fn new(snapshot: &Snapshot<'_>, groups: Vec<Group>) -> Targets {
        let program = snapshot.analysis.program();
        let mut owners: FxHashMap<DefId, SmallVec<[Owner; 1]>> = FxHashMap::default();
        let mut add = |def: DefId, group: usize, by_dispatch: bool| {
            let owner = Owner { group: group as u32, by_dispatch };
            let owners = owners.entry(def).or_default();
            if !owners.iter().any(|known| known.group == owner.group) {
                owners.push(owner);
            }
        };
        for (index, group) in groups.iter().enumerate() {
            for &def in group {
                add(def, index, false);
            }
        }
        for (index, group) in groups.iter().enumerate() {
            for &def in group.iter().filter(|&&def| matches!(program.kind(def), ItemKind::Fn { .. })) {
                for item in program.implementations(def) {
                    add(item, index, false);
                }
                if let Some(item) = program.implemented(def) {
                    add(item, index, true);
                }
            }
        }
        Targets { groups, owners }
    }

    /// How many uses each group has; those that may only be dispatched to it are not its own.
    fn usages(&self, kept: &[Use]) -> Vec<usize> {
        let mut usages = vec![0; self.groups.len()];
        for found in kept {
            if let Some(group) = found.group
                && let Some(count) = usages.get_mut(group as usize)
            {
                *count += 1;
            }
        }
        usages
    }
}

/// One use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Use {
    file: FileId,
    start: u32,
    role: SiteRole,
    /// What the token names; `None` if only its name is known and several groups have it.
    target: Option<DefId>,
    /// The group it is a use of; `None` if of several.
    group: Option<u32>,
    name_matched: bool,
    may_dispatch: bool,
}

impl Use {
    /// Whether it names the one definition asked for, or one of its twins.
    fn names_first(&self, targets: &Targets) -> bool {
        match (self.target, targets.groups.first()) {
            (Some(target), Some(group)) => group.contains(&target),
            _ => true,
        }
    }
}

/// All uses in the workspace, each place once for each group; and how many tokens are left unresolved.
fn uses(snapshot: &Snapshot<'_>, targets: &Targets, role: RoleFilter) -> (Vec<Use>, usize) {
    match role {
        RoleFilter::Definition => (definitions(snapshot, targets), 0),
        RoleFilter::Doc => (links(snapshot, targets), 0),
        _ => {
            let mut defs: Vec<DefId> = targets.owners.keys().copied().collect();
            defs.sort_unstable();
            let found = snapshot.analysis.references_while(&defs, snapshot.keep_on);
            let mut uses = Vec::with_capacity(found.references.len());
            let by_place = found.references.chunk_by(|a, b| a.file == b.file && a.start == b.start);
            for place in by_place {
                at_place(snapshot.analysis.program(), targets, place, &mut uses);
            }
            (uses, found.left)
        }
    }
}

/// What the token at one place is a use of.
fn at_place(program: &Program, targets: &Targets, place: &[Reference], uses: &mut Vec<Use>) {
    let sure = place.iter().any(|reference| reference.certainty == Certainty::Sure);
    let mut found: SmallVec<[Use; 2]> = SmallVec::new();
    for reference in place.iter().filter(|reference| !sure || reference.certainty == Certainty::Sure) {
        let owners = targets.owners.get(&reference.target).into_iter().flatten();
        for owner in owners.filter(|owner| !(owner.by_dispatch && reference.is_provided)) {
            let new = Use {
                file: reference.file,
                start: reference.start,
                role: site_role(program, reference),
                target: Some(reference.target),
                // In an ambiguous answer, what may be dispatched anywhere is nobody's own.
                group: (!owner.by_dispatch || targets.groups.len() == 1).then_some(owner.group),
                name_matched: reference.certainty == Certainty::NameMatched,
                may_dispatch: owner.by_dispatch,
            };
            match found.iter_mut().find(|known| known.group == new.group) {
                Some(known) if known.may_dispatch && !new.may_dispatch => *known = new,
                Some(_) => {}
                None => found.push(new),
            }
        }
    }
    if !sure && found.len() > 1 {
        // The name fits several: one entry that says no more.
        if let Some(&first) = found.first() {
            uses.push(Use { target: None, group: None, may_dispatch: false, ..first });
        }
        return;
    }
    uses.extend(found);
}

/// The definitions themselves.
fn definitions(snapshot: &Snapshot<'_>, targets: &Targets) -> Vec<Use> {
    let mut found = Vec::new();
    for (index, group) in targets.groups.iter().enumerate() {
        for &def in group {
            let ranges = &snapshot.held(def.file).facts.item_ranges[def.item.index()];
            found.push(Use {
                file: def.file,
                start: ranges.name.start,
                role: SiteRole::Definition,
                target: Some(def),
                group: Some(index as u32),
                name_matched: false,
                may_dispatch: false,
            });
        }
    }
    found
}

/// Links in doc comments whose last name is that of a definition asked for.
fn links(snapshot: &Snapshot<'_>, targets: &Targets) -> Vec<Use> {
    let program = snapshot.analysis.program();
    let mut names: Vec<String> = Vec::new();
    for &def in targets.groups.iter().flatten() {
        names.extend(program.facts(def.file).item_name(def.item).map(str::to_owned));
    }
    names.sort_unstable();
    names.dedup();
    let first = targets.groups.first().and_then(|group| group.first()).copied();
    let one = targets.groups.len() == 1;
    let mut found = Vec::new();
    let own = |&(file, _): &(FileId, _)| program.is_workspace_file(file) && (snapshot.keep_on)();
    for (file, held) in program.table.iter().filter(own) {
        if held.facts.docs.is_empty() && held.facts.file_docs.is_none() {
            continue;
        }
        let Some(text) = snapshot.texts.text(file) else { continue };
        for start in doc_links::links_to(&text, &names) {
            found.push(Use {
                file,
                start,
                role: SiteRole::Doc,
                target: first.filter(|_| one),
                group: one.then_some(0),
                name_matched: true,
                may_dispatch: false,
            });
        }
    }
    found
}

/// Only fns and macros are called; a tuple struct or variant that is constructed is read.
fn site_role(program: &Program, reference: &Reference) -> SiteRole {
    match reference.role {
        Role::Call => match program.kind(reference.target) {
            ItemKind::Fn { .. } | ItemKind::MacroDef { .. } => SiteRole::Call,
            _ if program.facts(reference.target.file)[reference.target.item]
                .flags
                .contains(ItemFlags::PROC_MACRO) =>
            {
                SiteRole::Call
            }
            _ => SiteRole::Read,
        },
        Role::Read => SiteRole::Read,
        Role::Write => SiteRole::Write,
        Role::Type => SiteRole::Type,
        Role::Import => SiteRole::Import,
        Role::Implementation => SiteRole::Implementation,
    }
}

fn has_role(filter: RoleFilter, role: SiteRole) -> bool {
    match filter {
        RoleFilter::Any => !matches!(role, SiteRole::Definition | SiteRole::Doc),
        RoleFilter::Call => role == SiteRole::Call,
        RoleFilter::Read => role == SiteRole::Read,
        RoleFilter::Write => role == SiteRole::Write,
        RoleFilter::Type => role == SiteRole::Type,
        RoleFilter::Import => role == SiteRole::Import,
        RoleFilter::Implementation => role == SiteRole::Implementation,
        RoleFilter::Definition => role == SiteRole::Definition,
        RoleFilter::Doc => role == SiteRole::Doc,
    }
}

// ---- how it is listed -----------------------------------------------------------------------------------------------

/// The uses in one fn, type or module; in an ambiguous answer, those of one group.
struct Holder {
    first: Use,
    item: Option<DefId>,
    count: usize,
    one_target: bool,
    all_name_matched: bool,
    all_may_dispatch: bool,
}

/// By first use.
fn callers(snapshot: &Snapshot<'_>, kept: &[Use], apart: bool) -> Vec<Holder> {
    let mut holders: Vec<Holder> = Vec::new();
    let mut known: FxHashMap<(FileId, Option<DefId>, u32), usize> = FxHashMap::default();
    for found in kept {
        let item = match found.role {
            // A definition stands in what is around it.
            SiteRole::Definition => found.target.and_then(|def| {
                let facts = &snapshot.held(def.file).facts;
                describe::owner(facts, def.item)
                    .filter(|&item| facts[item].name.is_some())
                    .map(|item| DefId { file: def.file, item })
            }),
            _ => describe::enclosing(snapshot, found.file, found.start),
        };
        let key = (found.file, item, if apart { found.group.unwrap_or(u32::MAX) } else { 0 });
        let index = *known.entry(key).or_insert(holders.len());
        match holders.get_mut(index) {
            Some(holder) => {
                holder.count += 1;
                holder.one_target &= holder.first.target == found.target;
                holder.all_name_matched &= found.name_matched;
                holder.all_may_dispatch &= found.may_dispatch;
            }
            None => holders.push(Holder {
                first: *found,
                item,
                count: 1,
                one_target: true,
                all_name_matched: found.name_matched,
                all_may_dispatch: found.may_dispatch,
            }),
        }
    }
    holders
}

/// By path: `kept` is sorted so.
fn counted(kept: &[Use]) -> Vec<(FileId, usize)> {
    kept.chunk_by(|a, b| a.file == b.file).filter_map(|uses| Some((uses.first()?.file, uses.len()))).collect()
}

/// What the paths of files end in, each once.
fn languages(snapshot: &Snapshot<'_>, files: impl Iterator<Item = FileId>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for file in files {
        let extension = snapshot.held(file).path.extension().unwrap_or_default().to_string_lossy();
        if !found.iter().any(|known| *known == extension) {
            found.push(extension.into_owned());
        }
    }
    found.sort_unstable();
    found
}

/// Paths of the files that hold uses.
#[derive(Default)]
struct Files(FxHashMap<FileId, String>);

impl Files {
    fn path(&mut self, snapshot: &Snapshot<'_>, file: FileId) -> &str {
        self.0.entry(file).or_insert_with(|| snapshot.path(file))
    }

    /// The files' places in the order of their paths.
    fn ranks(&self) -> FxHashMap<FileId, usize> {
        let mut files: Vec<(&str, FileId)> = self.0.iter().map(|(&file, path)| (&**path, file)).collect();
        files.sort_unstable();
        files.into_iter().enumerate().map(|(rank, (_, file))| (file, rank)).collect()
    }
}

struct Writer<'a> {
    snapshot: &'a Snapshot<'a>,
    targets: &'a Targets,
    texts: TextCache<'a>,
    files: &'a mut Files,
    names_targets: bool,
    names: FxHashMap<(FileId, Option<DefId>), String>,
}

impl Writer<'_> {
    fn site(&mut self, found: &Use) -> Site {
        let item = match found.role {
            SiteRole::Definition => None,
            _ => describe::enclosing(self.snapshot, found.file, found.start),
        };
        let position = self.snapshot.position(found.file, found.start);
        Site {
            file_path: self.files.path(self.snapshot, found.file).to_owned(),
            line: position.line,
            column: position.column,
            text: self.texts.line(found.file, found.start),
            enclosing_symbol: match (found.role, found.target) {
                (SiteRole::Definition, Some(def)) => self.owner_name(def),
                _ => self.enclosing_name(found.file, item),
            },
            role: found.role,
            target: self.target(found),
            name_matched: found.name_matched,
            may_dispatch: found.may_dispatch,
            cfg: conditions(self.snapshot.analysis.program(), found.file, item),
        }
    }

    fn caller(&mut self, holder: &Holder) -> Caller {
        let found = &holder.first;
        let position = self.snapshot.position(found.file, found.start);
        Caller {
            enclosing_symbol: self.enclosing_name(found.file, holder.item),
            file_path: self.files.path(self.snapshot, found.file).to_owned(),
            line: position.line,
            column: position.column,
            text: self.texts.line(found.file, found.start),
            count: holder.count,
            target: if holder.one_target { self.target(found) } else { None },
            name_matched: holder.all_name_matched,
            may_dispatch: holder.all_may_dispatch,
            cfg: conditions(self.snapshot.analysis.program(), found.file, holder.item),
        }
    }

    fn enclosing_name(&mut self, file: FileId, item: Option<DefId>) -> String {
        let program = self.snapshot.analysis.program();
        self.names
            .entry((file, item))
            .or_insert_with(|| describe::enclosing_name(program, file, item))
            .clone()
    }

    fn owner_name(&mut self, def: DefId) -> String {
        let facts = &self.snapshot.held(def.file).facts;
        match describe::owner(facts, def.item) {
            Some(owner) => {
                let program = self.snapshot.analysis.program();
                describe::qualified(program, DefId { file: def.file, item: owner }).path
            }
            None => self.enclosing_name(def.file, None),
        }
    }

    /// What a use names, where that needs saying.
    fn target(&mut self, found: &Use) -> Option<String> {
        let def = found.target.filter(|_| self.names_targets)?;
        debug_assert!(self.targets.owners.contains_key(&def));
        Some(self.enclosing_name(def.file, Some(def)))
    }
}

#[cfg(test)]
mod tests;
