//! From a definition to its uses.

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::analysis::{Analysis, Resolved};
use crate::facts::{DefId, ImportKind, ItemKind, Name};
use crate::infer::{Role, Target};
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
}

/// The uses of some definitions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct References {
    /// By file and offset, each place once.
    pub references: Vec<Reference>,
}

impl Analysis {
    /// The uses of `defs` in the workspace's own files.
    pub fn references(&self, defs: &[DefId]) -> References {
        let program = self.program();
        let wanted: FxHashSet<DefId> = defs.iter().copied().collect();
        let mut by_name: FxHashMap<Name, Vec<DefId>> = FxHashMap::default();
        for &def in defs {
            if let Some(name) = program.table.def_name(def) {
                by_name.entry(name).or_default().push(def);
            }
        }
        let names: Vec<Name> = self.names_of(defs);
        let files: Vec<FileId> = program
            .table
            .iter()
            .filter(|&(file, _)| program.is_workspace_file(file))
            .filter(|(_, file)| names.iter().any(|name| file.names().contains(name)))
            .map(|(file, _)| file)
            .collect();
        let operator = defs.iter().any(|&def| self.may_be_operator(def));
        let mut references: Vec<Reference> = files
            .par_iter()
            .flat_map_iter(|&file| self.references_in(file, &names, &wanted, &by_name))
            .collect();
        if operator {
            let files: Vec<FileId> = program
                .table
                .iter()
                .map(|(file, _)| file)
                .filter(|&file| program.is_workspace_file(file))
                .collect();
            references.par_extend(files.par_iter().flat_map_iter(|&file| {
                let mentions = self.file_mentions(file).into_iter();
                mentions
                    .flat_map(|mention| {
                        let hits = mention.targets.iter().filter_map(|target| match target {
                            Target::Item(def) if wanted.contains(def) => Some(*def),
                            _ => None,
                        });
                        let hits: Vec<DefId> = hits.collect();
                        hits.into_iter().map(|target| Reference {
                            file,
                            start: mention.start,
                            target,
                            role: mention.role,
                            certainty: Certainty::Sure,
                        })
                    })
                    .collect::<Vec<_>>()
            }));
        }
        references.sort();
        references.dedup_by_key(|reference| (reference.file, reference.start, reference.target));
        References { references }
    }

    /// The names under which definitions are used: their own, and those that imports give them.
    fn names_of(&self, defs: &[DefId]) -> Vec<Name> {
        let program = self.program();
        let mut names: Vec<Name> = defs.iter().filter_map(|&def| program.table.def_name(def)).collect();
        for (_, file) in program.table.iter() {
            for import in &file.facts.imports {
                let ImportKind::Renamed { name, .. } = import.kind else { continue };
                let segments = &file.facts[file.facts[import.path].segments];
                if segments.last().is_some_and(|segment| names.contains(&file.name(segment.name))) {
                    names.push(file.name(name));
                }
            }
        }
        // Extern crates and modules are used by the names that manifests give them.
        names.sort_unstable();
        names.dedup();
        names
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

    fn references_in(
        &self,
        file: FileId,
        names: &[Name],
        wanted: &FxHashSet<DefId>,
        by_name: &FxHashMap<Name, Vec<DefId>>,
    ) -> Vec<Reference> {
        let held = &self.program().table[file];
        let mut found = Vec::new();
        for (index, name) in held.names().iter().enumerate() {
            if !names.contains(name) {
                continue;
            }
            for &start in held.facts.postings(crate::facts::NameId(index as u32)) {
                match self.resolve(file, start) {
                    Resolved::To(mention) => {
                        for target in &mention.targets {
                            if let Target::Item(def) = target
                                && wanted.contains(def)
                            {
                                let (target, role) = (*def, mention.role);
                                found.push(Reference {
                                    file,
                                    start,
                                    target,
                                    role,
                                    certainty: Certainty::Sure,
                                });
                            }
                        }
                    }
                    Resolved::Unresolved(mention) => {
                        for &target in by_name.get(name).into_iter().flatten() {
                            if self.may_name(file, target, Some(mention.role)) {
                                let certainty = Certainty::NameMatched;
                                found.push(Reference { file, start, target, role: mention.role, certainty });
                            }
                        }
                    }
                    Resolved::Unseen => {
                        for &target in by_name.get(name).into_iter().flatten() {
                            if !self.is_definition_name(file, start) && self.may_name(file, target, None) {
                                let certainty = Certainty::NameMatched;
                                found.push(Reference { file, start, target, role: Role::Read, certainty });
                            }
                        }
                    }
                }
            }
        }
        found
    }

    fn is_definition_name(&self, file: FileId, start: u32) -> bool {
        let facts = self.program().facts(file);
        facts
            .item_ranges
            .iter()
            .zip(&facts.items)
            .any(|(ranges, item)| item.name.is_some() && ranges.name.start == start)
            || facts.bindings.iter().any(|binding| binding.start == start)
    }

    /// Whether an unresolved token in `file` could name `def`, by what is known of both.
    fn may_name(&self, file: FileId, def: DefId, role: Option<Role>) -> bool {
        let program = self.program();
        let is_method = matches!(program.kind(def), ItemKind::Fn { .. });
        let is_field = matches!(program.kind(def), ItemKind::Field { .. });
        match role {
            // A method call on an unknown receiver names a method; a field access a field.
            Some(Role::Call) if !is_method => return false,
            Some(Role::Read | Role::Write) if !is_field && !is_method => return false,
            _ => {}
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
        sees && !(role.is_some() && is_method && program.is_std_method(program.table.def_name(def)))
    }
}

/// Methods behind operators.
const OPERATORS: &[&str] = &[
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
