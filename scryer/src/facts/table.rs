//! The facts of all files that are held, with names and paths that mean the same across files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::names::{Name, Names};
use super::{Expansions, FileFacts, ItemId, ItemRanges, NameId, Shift, SpanMap};
use crate::source::{ContentHash, FileId, TextRange};

/// One item of one file: the identity of a definition for as long as its file's items stay the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DefId {
    /// The file.
    pub file: FileId,
    /// The item in it.
    pub item: ItemId,
}

/// A file that is held.
#[derive(Debug)]
pub struct File {
    /// Absolute path; for bundled stubs a path that exists nowhere.
    pub path: PathBuf,
    /// Hash of its content.
    pub hash: ContentHash,
    /// What it says.
    pub facts: Arc<FileFacts>,
    /// Of a text that the expansion of a macro call made: where its tokens were written. Such a file has the path of the
    /// file that holds the call, and is not found by it.
    pub expansion: Option<Arc<SpanMap>>,
    /// The file's [`NameId`]s as [`Name`]s.
    names: Vec<Name>,
}

impl File {
    fn unshared(this: Arc<File>) -> File {
        Arc::try_unwrap(this).unwrap_or_else(|shared| File {
            path: shared.path.clone(),
            hash: shared.hash,
            facts: shared.facts.clone(),
            expansion: shared.expansion.clone(),
            names: shared.names.clone(),
        })
    }

    /// The name behind a file-local id.
    pub fn name(&self, id: NameId) -> Name {
        self.names[id.index()]
    }

    /// The file's names, each once, indexed by [`NameId`].
    pub fn names(&self) -> &[Name] {
        &self.names
    }
}

/// Files by id and by path. Cloning shares the files, so a snapshot costs one vector.
#[derive(Clone, Debug, Default)]
pub struct FactsTable {
    files: Vec<Option<Arc<File>>>,
    ids: Arc<FxHashMap<PathBuf, FileId>>,
    /// Other names of files.
    links: Arc<BTreeMap<PathBuf, PathBuf>>,
    names: Arc<Names>,
    expansions: Arc<Expansions>,
}

impl FactsTable {
    /// A table that begins with the files of this one and then goes its own way: names and ids that either of them gives
    /// from now on mean nothing to the other.
    pub fn forked(&self) -> FactsTable {
        FactsTable { names: Arc::new(self.names.forked()), expansions: Arc::default(), ..self.clone() }
    }

    /// The id of the file at `path`, which need not be held (yet).
    pub fn id(&mut self, path: &Path) -> FileId {
        if let Some(&id) = self.ids.get(path) {
            return id;
        }
        let id = FileId(self.files.len() as u32);
        self.files.push(None);
        Arc::make_mut(&mut self.ids).insert(path.to_owned(), id);
        id
    }

    /// Puts a file in, in place of what was held under its path.
    pub fn insert(&mut self, path: &Path, hash: ContentHash, facts: Arc<FileFacts>) -> FileId {
        let id = self.id(path);
        let names = self.names.intern_all(facts.names.iter().map(|name| &**name));
        self.files[id.index()] =
            Some(Arc::new(File { path: path.to_owned(), hash, facts, expansion: None, names }));
        id
    }

    /// Puts in what the expansion of a macro call says.
    pub(crate) fn insert_expansion(&mut self, facts: Arc<FileFacts>, map: SpanMap) -> FileId {
        let id = FileId(self.files.len() as u32);
        let path = self.get(map.host).map(|host| host.path.clone()).unwrap_or_default();
        let file = self.expanded(facts, map, path);
        self.files.push(Some(Arc::new(file)));
        id
    }

    /// Lets the items of an expansion lie where they were written: positions of items and lines become the host's. A name
    /// that was not written at the call has an empty range, at `call`.
    pub(crate) fn settle_expansion(&mut self, id: FileId, call: TextRange) {
        let Some(host) = self.get(id).and_then(|file| self.get(file.expansion.as_ref()?.host)).cloned()
        else {
            return;
        };
        // As a rule nobody else holds the file, nor (of a dependency's) its facts: then nothing is copied.
        let Some(mut file) = self.files[id.index()].take().map(File::unshared) else { return };
        if let Some(map) = &file.expansion {
            let facts = Arc::make_mut(&mut file.facts);
            facts.lines = host.facts.lines.clone();
            for ranges in &mut facts.item_ranges {
                let full = map.covering(ranges.full).unwrap_or(call);
                let head = TextRange::new(ranges.decl_start, ranges.head_end.max(ranges.decl_start));
                let head = map.covering(head).unwrap_or(TextRange::new(full.start, full.start));
                let name = map.real_range(ranges.name).unwrap_or(TextRange::new(full.start, full.start));
                *ranges = ItemRanges { full, name, decl_start: head.start, head_end: head.end };
            }
        }
        self.files[id.index()] = Some(Arc::new(file));
    }

    /// Lets an expansion that has been settled follow its host, bodies of which were edited: `shift` tells where to.
    pub(crate) fn move_expansion(&mut self, id: FileId, shift: &Shift) {
        let Some(file) = self.get(id) else { return };
        let Some(map) = &file.expansion else { return };
        let Some(host) = self.get(map.host) else { return };
        let mut facts = FileFacts::clone(&file.facts);
        facts.lines = host.facts.lines.clone();
        for ranges in &mut facts.item_ranges {
            let ItemRanges { full, name, decl_start, head_end } = *ranges;
            let head = shift.of_range(TextRange::new(decl_start, head_end));
            *ranges = ItemRanges {
                full: shift.of_range(full),
                name: shift.of_range(name),
                decl_start: head.start,
                head_end: head.end,
            };
        }
        let moved = File {
            path: file.path.clone(),
            hash: file.hash,
            facts: Arc::new(facts),
            expansion: Some(Arc::new(map.moved(shift))),
            names: file.names.clone(),
        };
        self.files[id.index()] = Some(Arc::new(moved));
    }

    /// What the expansion of a macro call says, as a file that no table holds.
    pub(crate) fn expanded(&self, facts: Arc<FileFacts>, map: SpanMap, path: PathBuf) -> File {
        let names = self.names.intern_all(facts.names.iter().map(|name| &**name));
        File { path, hash: ContentHash([0; 32]), facts, expansion: Some(Arc::new(map)), names }
    }

    /// Gives what [`FactsTable::kept_expansions`] gave to an earlier process, or nothing, so that there will be something to keep.
    #[doc(hidden)]
    pub fn keep_expansions(&self, bytes: Vec<u8>) {
        self.expansions.keep(bytes);
    }

    /// What was lowered of expanded texts, to be kept, if that is other than what was given.
    #[doc(hidden)]
    pub fn kept_expansions(&self) -> Option<Vec<u8>> {
        self.expansions.kept()
    }

    /// What was lowered of expanded texts.
    pub(crate) fn expansions(&self) -> &Arc<Expansions> {
        &self.expansions
    }

    /// The file that people wrote: of an expansion the one that holds the call, else the file itself.
    pub fn host(&self, id: FileId) -> FileId {
        match self.get(id).and_then(|file| file.expansion.as_ref()) {
            Some(map) => map.host,
            None => id,
        }
    }

    /// The name of a definition as it is written, and where; `None` if it has none or a macro's rules wrote it.
    pub fn name_range(&self, def: DefId) -> Option<(FileId, TextRange)> {
        let file = self.get(def.file)?;
        file.facts[def.item].name?;
        let range = file.facts.item_ranges.get(def.item.index())?.name;
        (!range.is_empty()).then(|| (self.host(def.file), range))
    }

    /// Lets go of a file; its id stays taken.
    pub fn remove(&mut self, path: &Path) {
        if let Some(id) = self.ids.get(path) {
            self.files[id.index()] = None;
        }
    }

    /// Has files found under other names as well: those of links, with what they lead to.
    pub fn set_links(&mut self, links: &BTreeMap<PathBuf, PathBuf>) {
        if *self.links != *links {
            self.links = Arc::new(links.clone());
        }
    }

    /// The id of the file that is held under `path`, or under what that is a link to.
    pub fn lookup(&self, path: &Path) -> Option<FileId> {
        let held = |path: &Path| self.ids.get(path).copied().filter(|id| self.files[id.index()].is_some());
        held(path).or_else(|| held(self.links.get(path)?))
    }

    /// The file, if it is held.
    pub fn get(&self, id: FileId) -> Option<&Arc<File>> {
        self.files.get(id.index())?.as_ref()
    }

    /// The files that are held, in order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &Arc<File>)> {
        let numbered = self.files.iter().enumerate();
        numbered.filter_map(|(index, file)| Some((FileId(index as u32), file.as_ref()?)))
    }

    /// One more than the largest id.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether no id has been given.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The interner.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The name of a definition, if it has one.
    pub fn def_name(&self, def: DefId) -> Option<Name> {
        let file = &self[def.file];
        file.facts[def.item].name.map(|name| file.name(name))
    }
}

/// The file behind an id that came from this table's own contents.
impl std::ops::Index<FileId> for FactsTable {
    type Output = File;

    fn index(&self, id: FileId) -> &File {
        self.files[id.index()].as_ref().expect("ids in use name files that are held")
    }
}
