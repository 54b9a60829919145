//! What each token of a file names, inferred on demand and remembered.

use std::sync::{Arc, OnceLock};

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::layout::Layout;
use super::names::NameIndex;
use super::public::PublicItems;
use super::uses::Uses;
use crate::facts::{BodyId, DefId};
use crate::infer::{Mention, Program};
use crate::source::FileId;

/// How many of the crates that share a file are asked what its tokens name.
const MAX_CRATES_PER_FILE: usize = 4;

/// How many files may have moved on since the index of names was made.
const MAX_MOVED: usize = 32;

/// A linked program with memory for what inference finds. Shared by reference between threads.
#[derive(Debug)]
pub struct Analysis {
    program: Arc<Program>,
    files: Vec<Arc<FileMemory>>,
    /// The expansions of item macros, by the file that holds the calls.
    expansions: FxHashMap<FileId, Vec<FileId>>,
    names: Arc<OnceLock<NameIndex>>,
    public: Arc<OnceLock<PublicItems>>,
    /// Files whose bodies were others when `names` was made.
    pub(super) moved: Vec<FileId>,
}

/// What is remembered of one file.
#[derive(Debug, Default)]
struct FileMemory {
    layout: OnceLock<Layout>,
    items: OnceLock<Box<[Mention]>>,
    bodies: Box<[OnceLock<Box<[Mention]>>]>,
    /// Once all of the file has been inferred.
    uses: OnceLock<Uses>,
}

/// What the token at some place names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resolved<'a> {
    /// This.
    To(&'a Mention),
    /// It stands where a method or field is named, but on what could not be told.
    Unresolved(&'a Mention),
    /// Nothing is known of it: a token of a macro call that reads as no Rust, an attribute's argument, a definition.
    Unseen,
}

impl Analysis {
    /// Starts without any memory.
    pub fn new(program: Arc<Program>) -> Analysis {
        let files = (0..program.table.len() as u32).map(|index| {
            let bodies = program.table.get(FileId(index)).map_or(0, |file| file.facts.bodies.len());
            Arc::new(FileMemory::new(bodies))
        });
        let files = files.collect();
        let mut expansions: FxHashMap<FileId, Vec<FileId>> = FxHashMap::default();
        for (file, held) in program.table.iter() {
            if let Some(map) = &held.expansion {
                expansions.entry(map.host).or_default().push(file);
            }
        }
        Analysis {
            files,
            program,
            expansions,
            names: Arc::default(),
            public: Arc::default(),
            moved: Vec::new(),
        }
    }

    /// Goes on from `before` where only bodies of the files `changed` differ: all other files' memory is shared, but for what
    /// item macros expand to in these.
    pub fn continued(before: &Analysis, program: Arc<Program>, changed: &[FileId]) -> Analysis {
        let mut files = before.files.clone();
        let expansions = changed.iter().flat_map(|&id| before.expansions(id));
        for &id in changed.iter().chain(expansions) {
            if let (Some(slot), Some(file)) = (files.get_mut(id.index()), program.table.get(id)) {
                *slot = Arc::new(FileMemory::new(file.facts.bodies.len()));
            }
        }
        let expansions = before.expansions.clone();
        let public = before.public.clone();
        // The index of names would take longer to make anew than to look past a few files of it.
        let mut moved = before.moved.clone();
        moved.extend(changed);
        moved.sort_unstable();
        moved.dedup();
        if before.names.get().is_some() && moved.len() <= MAX_MOVED {
            Analysis { program, files, expansions, names: before.names.clone(), public, moved }
        } else {
            Analysis { program, files, expansions, names: Arc::default(), public, moved: Vec::new() }
        }
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The program, to share.
    pub fn program_arc(&self) -> &Arc<Program> {
        &self.program
    }

    /// What the item macros called in a file expand to.
    pub fn expansions(&self, file: FileId) -> &[FileId] {
        self.expansions.get(&file).map_or(&[], |files| files)
    }

    /// What the identifiers outside bodies name, ascending.
    pub fn item_mentions(&self, file: FileId) -> &[Mention] {
        let Some(memory) = self.files.get(file.index()) else { return &[] };
        memory.items.get_or_init(|| {
            let crates = self.program.maps.crates_of(file).iter().take(MAX_CRATES_PER_FILE);
            merged(crates.map(|&krate| self.program.item_mentions(krate, file)))
        })
    }

    /// What the identifiers of a body name, ascending.
    pub fn body_mentions(&self, file: FileId, body: BodyId) -> &[Mention] {
        let Some(slot) = self.files.get(file.index()).and_then(|memory| memory.bodies.get(body.index()))
        else {
            return &[];
        };
        slot.get_or_init(|| {
            let crates = self.program.maps.crates_of(file).iter().take(MAX_CRATES_PER_FILE);
            merged(crates.map(|&krate| self.program.infer_body(krate, file, body)))
        })
    }

    /// What the token that begins at `offset` names.
    pub fn resolve(&self, file: FileId, offset: u32) -> Resolved<'_> {
        let Some(layout) = self.layout(file) else { return Resolved::Unseen };
        let mut unresolved = None;
        for body in layout.bodies.around(offset) {
            match find(self.body_mentions(file, body), offset) {
                Some(mention) if !mention.targets.is_empty() => return Resolved::To(mention),
                other => unresolved = unresolved.or(other),
            }
        }
        match find(self.item_mentions(file), offset) {
            Some(mention) if !mention.targets.is_empty() => return Resolved::To(mention),
            other => unresolved = unresolved.or(other),
        }
        for &expansion in self.expansions(file) {
            let held = &self.program.table[expansion];
            if !held.expansion.as_ref().is_some_and(|map| map.holds(offset)) {
                continue;
            }
            let bodies =
                (0..held.facts.bodies.len() as u32).map(|body| self.body_mentions(expansion, BodyId(body)));
            for mentions in bodies.chain([self.item_mentions(expansion)]) {
                match find(mentions, offset) {
                    Some(mention) if !mention.targets.is_empty() => return Resolved::To(mention),
                    other => unresolved = unresolved.or(other),
                }
            }
        }
        unresolved.map_or(Resolved::Unseen, Resolved::Unresolved)
    }

    /// What the workspace's own libraries offer to others.
    pub fn public_items(&self) -> &PublicItems {
        self.public.get_or_init(|| PublicItems::of_workspace(&self.program))
    }

    /// Everything that is known of a file's tokens, ascending.
    pub fn file_mentions(&self, file: FileId) -> Vec<&Mention> {
        let mut all: Vec<&Mention> = Vec::new();
        for &file in std::iter::once(&file).chain(self.expansions(file)) {
            let Some(held) = self.program.table.get(file) else { continue };
            let bodies = (0..held.facts.bodies.len() as u32).map(BodyId);
            all.extend(self.item_mentions(file));
            all.extend(bodies.flat_map(|body| self.body_mentions(file, body)));
        }
        all.sort_by_key(|mention| (mention.start, mention.targets.is_empty()));
        all.dedup();
        all
    }

    /// Infers every body of the workspace's own files that has not been, in parallel, and puts down what uses what.
    /// `keep_on` is asked between bodies; when it says no, the rest stays to be inferred on demand.
    pub fn warm(&self, keep_on: &(dyn Fn() -> bool + Sync)) {
        let files: Vec<FileId> = self
            .program
            .table
            .iter()
            .map(|(file, _)| file)
            .filter(|&file| self.program.is_workspace_file(file))
            .collect();
        files.par_iter().for_each(|&file| {
            let bodies = self.program.table[file].facts.bodies.len() as u32;
            if keep_on() {
                self.item_mentions(file);
            }
            (0..bodies).into_par_iter().for_each(|body| {
                if keep_on() {
                    self.body_mentions(file, BodyId(body));
                }
            });
        });
        let written = files.par_iter().filter(|&&file| self.program.table.host(file) == file);
        written.for_each(|&file| {
            if let Some(memory) = self.files.get(file.index()).filter(|_| keep_on()) {
                memory.uses.get_or_init(|| Uses::of(self, file));
            }
        });
    }

    /// What the tokens of a file use, if that has been put down.
    pub(super) fn uses_in(&self, file: FileId) -> Option<&Uses> {
        self.files.get(file.index())?.uses.get()
    }

    /// Whether the name of an item or of a local variable begins at `start`.
    pub(super) fn is_definition(&self, file: FileId, start: u32) -> bool {
        self.layout(file).is_some_and(|layout| layout.is_definition(start))
    }

    /// The definition whose name begins at or is touched by `offset`.
    pub fn definition_at(&self, file: FileId, offset: u32) -> Option<DefId> {
        self.layout(file)?.named_at(offset)
    }

    /// The items whose range, docs and attributes included, holds `offset`, innermost first. Items that a macro called
    /// there expands to are among them.
    pub fn items_around(&self, file: FileId, offset: u32) -> impl Iterator<Item = DefId> + '_ {
        self.layout(file).into_iter().flat_map(move |layout| layout.items.around(offset))
    }

    pub(super) fn layout(&self, file: FileId) -> Option<&Layout> {
        let held = self.program.table.get(file)?;
        let memory = self.files.get(file.index())?;
        let items = || self.program.items_of(file, self.expansions(file));
        Some(memory.layout.get_or_init(|| Layout::new(&self.program, &held.facts, items())))
    }

    pub(super) fn names(&self) -> &NameIndex {
        self.names.get_or_init(|| NameIndex::new(&self.program))
    }
}

impl FileMemory {
    fn new(bodies: usize) -> FileMemory {
        let bodies = (0..bodies).map(|_| OnceLock::new()).collect();
        FileMemory { layout: OnceLock::new(), items: OnceLock::new(), bodies, uses: OnceLock::new() }
    }
}

/// The mention that begins at `offset`, one that is resolved if there is.
fn find(mentions: &[Mention], offset: u32) -> Option<&Mention> {
    let first = mentions.partition_point(|mention| mention.start < offset);
    let here = mentions[first..].iter().take_while(|mention| mention.start == offset);
    here.min_by_key(|mention| mention.targets.is_empty())
}

/// What several crates make of the same tokens, put together.
fn merged(parts: impl Iterator<Item = Vec<Mention>>) -> Box<[Mention]> {
    let mut all: Vec<Mention> = Vec::new();
    for (index, part) in parts.enumerate() {
        if index == 0 {
            all = part;
        } else {
            all.extend(part);
        }
    }
    all.sort_by_key(|mention| mention.start);
    // Tokens at one place (a shorthand field, twins of several crates) are one mention of several targets.
    let mut out: Vec<Mention> = Vec::with_capacity(all.len());
    for mention in all {
        match out.last_mut() {
            Some(last) if last.start == mention.start => {
                for target in mention.targets {
                    if !last.targets.contains(&target) {
                        last.targets.push(target);
                    }
                }
                last.targets.sort_unstable();
                last.role = last.role.max(mention.role);
            }
            _ => out.push(mention),
        }
    }
    out.into()
}
