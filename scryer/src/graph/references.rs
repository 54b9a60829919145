//! From a definition to its uses.

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::analysis::{Analysis, Resolved};
use crate::facts::{BodyId, DefId, ItemKind, Name, NameId, Receiver};
use crate::infer::{Mention, Role, Spelling, Target};
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
        let names = self.names().with_renames(by_name.keys().copied());
        let mut places: Vec<(FileId, NameId)> =
            names.iter().flat_map(|&name| self.files_with(name)).collect();
        places.sort_unstable();
        // Operators, `.await` and tuple fields are uses that no identifier spells.
        let unspelled = defs.iter().any(|&def| self.may_be_operator(def) || self.is_tuple_field(def));
        let search = Search { analysis: self, wanted: &wanted, by_name: &by_name, keep_on };
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
        if unspelled {
            let own: Vec<FileId> = program
                .table
                .iter()
                .map(|(file, _)| file)
                .filter(|&file| program.table.host(file) == file && program.is_workspace_file(file))
                .collect();
            found.references.par_extend(own.par_iter().flat_map_iter(|&file| search.anywhere_in(file)));
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
    fn may_name(&self, file: FileId, def: DefId, known: Option<&Mention>) -> May {
        let program = self.program();
        let parent = program.owner(def).map(|owner| program.kind(owner));
        let of_type = matches!(parent, Some(ItemKind::Impl { .. } | ItemKind::Trait { .. }));
        let of_trait =
            matches!(parent, Some(ItemKind::Impl { trait_path: Some(_), .. } | ItemKind::Trait { .. }));
        let is_method = matches!(program.kind(def), ItemKind::Fn { .. });
        let is_field = matches!(program.kind(def), ItemKind::Field { .. });
        let fits = match known.map(|mention| (mention.role, mention.spelling)) {
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
        let by_name = self.by_name.get(&held.name(name)).map_or(&[][..], |defs| defs);
        for &start in held.facts.postings(name) {
            let (role, known) = match self.analysis.resolve(file, start) {
                Resolved::To(mention) => {
                    found.references.extend(self.hits(file, mention));
                    continue;
                }
                Resolved::Unresolved(mention) => (mention.role, Some(mention)),
                Resolved::Unseen if self.is_definition(file, start) => continue,
                Resolved::Unseen => (Role::Read, None),
            };
            let mut left = false;
            for &target in by_name {
                match self.analysis.may_name(file, target, known) {
                    May::Yes => {
                        let certainty = Certainty::NameMatched;
                        let is_provided = false;
                        found.references.push(Reference {
                            file,
                            start,
                            target,
                            role,
                            certainty,
                            is_provided,
                        });
                    }
                    May::Unlikely => left = true,
                    May::Not => {}
                }
            }
            found.left += usize::from(left);
        }
        found
    }

    /// The uses among all that is known of a file's tokens: operators have no name.
    fn anywhere_in(&self, file: FileId) -> Vec<Reference> {
        if !(self.keep_on)() {
            return Vec::new();
        }
        let bodies = (0..self.analysis.program().facts(file).bodies.len() as u32).map(BodyId);
        let of_bodies = bodies.flat_map(|body| self.analysis.body_mentions(file, body));
        let all = self.analysis.item_mentions(file).iter().chain(of_bodies);
        all.flat_map(|mention| self.hits(file, mention)).collect()
    }

    fn hits<'a>(&'a self, file: FileId, mention: &'a Mention) -> impl Iterator<Item = Reference> + 'a {
        mention.targets.iter().filter_map(move |target| match *target {
            Target::Item(target) if self.wanted.contains(&target) => {
                let (start, role) = (mention.start, mention.role);
                let is_provided = mention.spelling == Spelling::Provided;
                Some(Reference { file, start, target, role, certainty: Certainty::Sure, is_provided })
            }
            _ => None,
        })
    }

    fn is_definition(&self, file: FileId, start: u32) -> bool {
        self.analysis.layout(file).is_some_and(|layout| layout.is_definition(start))
    }
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
