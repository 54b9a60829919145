//! From a definition to its uses.

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::analysis::{Analysis, Resolved};
use super::uses::{Use, uses};
use crate::facts::{BodyId, DefId, ItemKind, Name, NameId, Receiver};
use crate::infer::{Role, Spelling};
use crate::source::FileId;

/// How a use is tied to a definition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Certainty {
    /// Resolved.
    Sure,
    /// By its name only, and by what else is known.
    NameMatched,
}

/// One use.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Reference {
    /// The file.
    pub file: FileId,
    /// Offset of the identifier.
    pub start: u32,
    /// Which of the definitions asked for it names.
    pub target: DefId,
    /// How it uses it.
    pub role: Role,
    /// How sure that is.
    pub certainty: Certainty,
    /// Whether it is a trait's item used on a type that has none of its own, so that no impl's is meant.
    pub is_provided: bool,
}

/// The uses of some definitions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct References {
    /// By file and offset, each place once for each definition that it names.
    pub references: Vec<Reference>,
    /// How many tokens of the definitions' names could not be resolved and are not among the references, because a
    /// name that the standard library's types have as well is more likely theirs.
    pub left: usize,
}

impl Analysis {
    /// The uses of `defs` in the workspace's own files.
    pub fn references(&self, defs: &[DefId]) -> References {
        self.references_while(defs, &|| true)
    }

    /// As [`Analysis::references`]. `keep_on` is asked between files; once it says no, what is found is of no use.
    pub fn references_while(&self, defs: &[DefId], keep_on: &(dyn Fn() -> bool + Sync)) -> References {
        let program = self.program();
        // Twins of a `mod` declaration are one module, which goes by the first of them.
        let module = |&def: &DefId| match program.kind(def) {
            ItemKind::Module { .. } => {
                let modules = program.maps.modules_of_item(def);
                modules.first().and_then(|&module| program.maps[module].declaration()).unwrap_or(def)
            }
            _ => def,
        };
        let wanted: FxHashSet<DefId> = defs.iter().map(module).collect();
        let mut by_name: FxHashMap<Name, Vec<DefId>> = FxHashMap::default();
        for &def in &wanted {
            if let Some(name) = program.table.def_name(def) {
                by_name.entry(name).or_default().push(def);
            }
        }
        let renames = self.names().renames(by_name.keys().copied());
        let names = by_name.keys().chain(renames.iter().filter(|name| !by_name.contains_key(name)));
        let mut places: Vec<(FileId, NameId)> = names.flat_map(|&name| self.files_with(name)).collect();
        places.sort_unstable();
        // Operators, `.await` and tuple fields are uses that no identifier spells.
        let mut unspelled: Vec<DefId> = wanted.iter().copied().collect();
        unspelled.retain(|&def| self.may_be_operator(def) || self.is_tuple_field(def));
        unspelled.sort_unstable();
        let search =
            Search { analysis: self, wanted: &wanted, by_name: &by_name, renames: &renames, keep_on };
        // A thread's help costs more than a few tokens.
        let parts: Vec<References> = if places.len() < SPLIT {
            places.iter().map(|&(file, name)| search.in_file(file, name)).collect()
        } else {
            places.par_iter().map(|&(file, name)| search.in_file(file, name)).collect()
        };
        let mut found = References::default();
        for part in parts {
            found.references.extend(part.references);
            found.left += part.left;
        }
        if !unspelled.is_empty() {
            let own: Vec<FileId> = program
                .table
                .iter()
                .map(|(file, _)| file)
                .filter(|&file| program.table.host(file) == file && program.is_workspace_file(file))
                .collect();
            found
                .references
                .par_extend(own.par_iter().flat_map_iter(|&file| search.anywhere_in(file, &unspelled)));
        }
        // A token that a macro makes an item of is that item's name, whatever else the macro does with it.
        found.references.retain(|reference| {
            let name = program.table.name_range(reference.target);
            name.is_none_or(|(file, range)| (file, range.start) != (reference.file, reference.start))
        });
        found.references.sort_unstable();
        found.references.dedup_by_key(|reference| (reference.file, reference.start, reference.target));
        found
    }

    fn is_tuple_field(&self, def: DefId) -> bool {
        let program = self.program();
        let name = program.table.def_name(def).map(|name| program.table.names().text(name));
        name.is_some_and(|name| name.starts_with(|first: char| first.is_ascii_digit()))
    }

    fn may_be_operator(&self, def: DefId) -> bool {
        let program = self.program();
        let Some(parent) = program.parent(def) else { return false };
        if !matches!(program.kind(parent), ItemKind::Impl { trait_path: Some(_), .. }) {
            return false;
        }
        let Some(name) = program.table.def_name(def) else { return false };
        let name = program.table.names().text(name);
        OPERATORS.contains(&&*name)
    }

    /// Whether a token in `file` of which nothing is known could name `def`.
    pub(super) fn may_be_named(&self, file: FileId, def: DefId) -> bool {
        self.may_name(file, def, None) == May::Yes
    }

    /// Whether an unresolved token in `file` could name `def`, by what is known of both.
    fn may_name(&self, file: FileId, def: DefId, known: Option<(Role, Spelling)>) -> May {
        let program = self.program();
        let parent = program.owner(def).map(|owner| program.kind(owner));
        let of_type = matches!(parent, Some(ItemKind::Impl { .. } | ItemKind::Trait { .. }));
        let of_trait =
            matches!(parent, Some(ItemKind::Impl { trait_path: Some(_), .. } | ItemKind::Trait { .. }));
        let is_method = matches!(program.kind(def), ItemKind::Fn { .. });
        let is_field = matches!(program.kind(def), ItemKind::Field { .. });
        let fits = match known {
            None | Some((_, Spelling::Any | Spelling::Provided)) => true,
            // An associated item, or what a pattern or literal names: a field.
            Some((Role::Call, Spelling::Assoc)) => is_method && of_type,
            Some((_, Spelling::Assoc)) => is_field || of_type,
            Some((_, Spelling::Method { args, foreign })) => {
                let takes = match program.kind(def) {
                    ItemKind::Fn { receiver, params, .. } => {
                        *receiver != Receiver::None && params.len == u32::from(args)
                    }
                    _ => false,
                };
                takes && of_type && (of_trait || !foreign)
            }
            Some((_, Spelling::Field { foreign })) => is_field && !foreign,
        };
        if !fits {
            return May::Not;
        }
        // The file must see the definition's crate.
        let homes = program.maps.crates_of(def.file);
        let sees = program.maps.crates_of(file).iter().any(|&krate| {
            homes.contains(&krate)
                || program.graph[krate]
                    .dependencies
                    .iter()
                    .any(|dep| dep.krate.is_some_and(|dep| homes.contains(&dep)))
        });
        // A name that std's types have as well is more likely theirs.
        if !sees {
            return May::Not;
        }
        match known.is_some() && is_method && program.is_std_method(program.table.def_name(def)) {
            true => May::Unlikely,
            false => May::Yes,
        }
    }
}

/// From how many names in files on the work is split between threads.
const SPLIT: usize = 8;

/// Whether a token could name something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum May {
    Yes,
    Unlikely,
    Not,
}

/// What is looked for.
struct Search<'a> {
    analysis: &'a Analysis,
    wanted: &'a FxHashSet<DefId>,
    by_name: &'a FxHashMap<Name, Vec<DefId>>,
    /// Names that some of them may go by besides.
    renames: &'a FxHashSet<Name>,
    keep_on: &'a (dyn Fn() -> bool + Sync),
}

impl Search<'_> {
    /// The uses among the tokens of one name of a file.
    fn in_file(&self, file: FileId, name: NameId) -> References {
        let held = &self.analysis.program().table[file];
        let mut found = References::default();
        if !(self.keep_on)() {
            return found;
        }
        let spelling = held.name(name);
        let by_name = self.by_name.get(&spelling).map_or(&[][..], |defs| defs);
        if let Some(uses) = self.analysis.uses_in(file).filter(|_| !self.renames.contains(&spelling)) {
            let hits = by_name.iter().flat_map(|&target| uses.spelled(target));
            found.references.extend(hits.map(|hit| reference(file, hit)));
            for open in uses.open(name) {
                self.by_name_only(file, open.start, open.known, by_name, &mut found);
            }
            return found;
        }
        for &start in held.facts.postings(name) {
            let known = match self.analysis.resolve(file, start) {
                Resolved::To(mention) => {
                    let hits = uses(mention).filter(|hit| self.wanted.contains(&hit.target));
                    found.references.extend(hits.map(|hit| reference(file, &hit)));
                    continue;
                }
                Resolved::Unresolved(mention) => Some((mention.role, mention.spelling)),
                Resolved::Unseen if self.analysis.is_definition(file, start) => continue,
                Resolved::Unseen => None,
            };
            self.by_name_only(file, start, known, by_name, &mut found);
        }
        found
    }

    /// Adds which of `named` an unresolved token may mean.
    fn by_name_only(
        &self,
        file: FileId,
        start: u32,
        known: Option<(Role, Spelling)>,
        named: &[DefId],
        found: &mut References,
    ) {
        let role = known.map_or(Role::Read, |(role, _)| role);
        let mut left = false;
        for &target in named {
            match self.analysis.may_name(file, target, known) {
                May::Yes => {
                    let certainty = Certainty::NameMatched;
                    let reference = Reference { file, start, target, role, certainty, is_provided: false };
                    found.references.push(reference);
                }
                May::Unlikely => left = true,
                May::Not => {}
            }
        }
        found.left += usize::from(left);
    }

    /// The uses of `unspelled` among all that is known of a file's tokens: operators have no name.
    fn anywhere_in(&self, file: FileId, unspelled: &[DefId]) -> Vec<Reference> {
        if !(self.keep_on)() {
            return Vec::new();
        }
        if let Some(uses) = self.analysis.uses_in(file) {
            let hits = unspelled.iter().flat_map(|&target| uses.unspelled(target));
            return hits.map(|hit| reference(file, hit)).collect();
        }
        let bodies = (0..self.analysis.program().facts(file).bodies.len() as u32).map(BodyId);
        let of_bodies = bodies.flat_map(|body| self.analysis.body_mentions(file, body));
        let all = self.analysis.item_mentions(file).iter().chain(of_bodies);
        let hits = all.flat_map(uses).filter(|hit| unspelled.binary_search(&hit.target).is_ok());
        hits.map(|hit| reference(file, &hit)).collect()
    }
}

/// A use that is resolved.
fn reference(file: FileId, hit: &Use) -> Reference {
    let Use { target, start, role, is_provided } = *hit;
    Reference { file, start, target, role, certainty: Certainty::Sure, is_provided }
}

/// Methods behind operators.
const OPERATORS: &[&str] = &[
    "poll",
    "add",
    "sub",
    "mul",
    "div",
    "rem",
    "bitand",
    "bitor",
    "bitxor",
    "shl",
    "shr",
    "neg",
    "not",
    "eq",
    "ne",
    "lt",
    "le",
    "gt",
    "ge",
    "deref",
    "add_assign",
    "sub_assign",
    "mul_assign",
    "div_assign",
    "rem_assign",
    "bitand_assign",
    "bitor_assign",
    "bitxor_assign",
    "shl_assign",
    "shr_assign",
];
