//! Where names stand and what they are declared as, over the whole workspace.

use rustc_hash::{FxHashMap, FxHashSet};

use super::analysis::Analysis;
use crate::facts::{DefId, ImportKind, ItemId, Name, NameId};
use crate::infer::Program;
use crate::source::FileId;

/// Files and definitions by name. Made once for each state, by one pass over the files' tables.
#[derive(Debug)]
pub(super) struct NameIndex {
    /// By name: the workspace's own files that hold it as an identifier.
    uses: FxHashMap<Name, Vec<(FileId, NameId)>>,
    /// By name: the items that are called that, of all files, sorted.
    defs: FxHashMap<Name, Vec<DefId>>,
    /// By name: the other names that imports give to things of that name, sorted.
    renamed: FxHashMap<Name, Vec<Name>>,
}

impl NameIndex {
    pub(super) fn new(program: &Program) -> NameIndex {
        let mut uses: FxHashMap<Name, Vec<(FileId, NameId)>> = FxHashMap::default();
        let mut defs: FxHashMap<Name, Vec<DefId>> = FxHashMap::default();
        let mut renamed: FxHashMap<Name, Vec<Name>> = FxHashMap::default();
        for (id, file) in program.table.iter() {
            if program.is_workspace_file(id) {
                for (index, &name) in file.names().iter().enumerate() {
                    let name_id = NameId(index as u32);
                    if !file.facts.postings(name_id).is_empty() {
                        uses.entry(name).or_default().push((id, name_id));
                    }
                }
            }
            for (index, item) in file.facts.items.iter().enumerate() {
                if let Some(name) = item.name {
                    let def = DefId { file: id, item: ItemId(index as u32) };
                    if program.maps.is_replaced(def) {
                        continue;
                    }
                    defs.entry(file.name(name)).or_default().push(def);
                }
            }
            for import in &file.facts.imports {
                let ImportKind::Renamed { name, .. } = import.kind else { continue };
                let segments = &file.facts[file.facts[import.path].segments];
                if let Some(last) = segments.last() {
                    renamed.entry(file.name(last.name)).or_default().push(file.name(name));
                }
            }
        }
        for names in renamed.values_mut() {
            names.sort_unstable();
            names.dedup();
        }
        NameIndex { uses, defs, renamed }
    }

    /// The other names under which things of these names may be used.
    pub(super) fn renames(&self, names: impl IntoIterator<Item = Name>) -> FxHashSet<Name> {
        let renames = |name: Name| self.renamed.get(&name).into_iter().flatten().copied();
        let mut found: FxHashSet<Name> = FxHashSet::default();
        let mut open: Vec<Name> = names.into_iter().flat_map(renames).collect();
        while let Some(name) = open.pop() {
            if found.insert(name) {
                open.extend(renames(name));
            }
        }
        found
    }
}

impl Analysis {
    /// The workspace's own files that hold `name` as an identifier, ascending.
    pub(super) fn files_with(&self, name: Name) -> Vec<(FileId, NameId)> {
        let indexed = self.names().uses.get(&name).into_iter().flatten().copied();
        let mut files: Vec<_> = indexed.filter(|(file, _)| !self.moved.contains(file)).collect();
        let program = self.program();
        let moved = self.moved.iter().filter(|&&file| program.is_workspace_file(file));
        for &id in moved {
            let Some(file) = program.table.get(id) else { continue };
            let Some(index) = file.names().iter().position(|&held| held == name) else { continue };
            let name_id = NameId(index as u32);
            if !file.facts.postings(name_id).is_empty() {
                files.push((id, name_id));
            }
        }
        files.sort_unstable();
        files
    }

    /// The items that are called `name`, of every file that is held, in order.
    pub fn definitions_named(&self, name: Name) -> &[DefId] {
        self.names().defs.get(&name).map_or(&[], |defs| defs)
    }

    /// Every name that an item has, in no order.
    pub fn defined_names(&self) -> impl Iterator<Item = (Name, &[DefId])> {
        self.names().defs.iter().map(|(&name, defs)| (name, &defs[..]))
    }
}
