//! One linked state of all crates, with what has been inferred about it so far.

use std::hash::Hash;
use std::sync::{Arc, OnceLock, RwLock};

use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

use super::impls::ImplIndex;
use super::sig::{FnSig, Generics};
use super::twins::Twins;
use super::ty::{TraitRef, Ty};
use crate::facts::{BindingId, DefId, FactsTable, FileFacts, ItemFlags, ItemId, ItemKind, Name};
use crate::resolve::{DefMaps, ModuleId, Resolver, ScopeDef};
use crate::source::FileId;
use crate::workspace::graph::{CrateGraph, CrateId, Edition, Origin};

/// What a token names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// An item.
    Item(DefId),
    /// A crate, by its name.
    Crate(CrateId),
    /// A local variable of the same file.
    Local(BindingId),
    /// Something that is not in any crate that is loaded, or a primitive type.
    Outside,
}

/// How a token uses what it names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Called, or a macro invoked.
    Call,
    /// Read, borrowed, or named as a value.
    Read,
    /// Assigned to, or given a value in a struct literal.
    Write,
    /// Named as a type, a trait bound, or a step of a path.
    Type,
    /// In a `use` declaration.
    Import,
    /// The trait in an impl's header, or a derive.
    Implementation,
}

/// One identifier that names something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    /// Offset of the identifier.
    pub start: u32,
    /// What it names: more than one target for the two things that a shorthand field names, or for `cfg` twins; none
    /// where it could not be told (which is said only where a method or field is concerned).
    pub targets: SmallVec<[Target; 1]>,
    /// How.
    pub role: Role,
    /// What else is known of it.
    pub spelling: Spelling,
}

/// What is known of a token besides what it names, above all where that could not be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Spelling {
    /// Nothing.
    #[default]
    Any,
    /// Resolved to a trait's item, on a type that has none of its own: no impl's is meant.
    Provided,
    /// `Type::name`, or a name in a pattern or struct literal.
    Assoc,
    /// `receiver.name(…)`
    Method {
        /// How many arguments it has, without the receiver.
        args: u8,
        /// Whether the receiver is known to be nothing of the workspace: then only a trait can have the method.
        foreign: bool,
    },
    /// `base.name`
    Field {
        /// Whether the base is known to be nothing of the workspace.
        foreign: bool,
    },
}

impl Mention {
    /// One that is resolved.
    pub(super) fn new(start: u32, targets: SmallVec<[Target; 1]>, role: Role) -> Mention {
        Mention { start, targets, role, spelling: Spelling::Any }
    }
}

/// Facts, crate graph and def maps in one state, and memory for what is derived from them. Immutable but for that memory.
#[derive(Debug)]
pub struct Program {
    /// The facts.
    pub table: FactsTable,
    /// The crates.
    pub graph: Arc<CrateGraph>,
    /// Their modules.
    pub maps: Arc<DefMaps>,
    pub(super) memo: Arc<Memos>,
    index: Arc<OnceLock<ImplIndex>>,
    lang: Arc<OnceLock<FxHashMap<Box<str>, DefId>>>,
    twins: Arc<OnceLock<Twins>>,
}

#[derive(Debug, Default)]
pub(super) struct Memos {
    pub(super) sigs: Memo<DefId, Arc<FnSig>>,
    pub(super) generics: Memo<DefId, Arc<Generics>>,
    pub(super) types: Memo<DefId, Ty>,
    pub(super) supertraits: Memo<DefId, Arc<[TraitRef]>>,
    pub(super) traits_in_scope: Memo<ModuleId, Arc<[DefId]>>,
}

impl Program {
    /// Puts a linked state together.
    pub fn new(table: FactsTable, graph: Arc<CrateGraph>, maps: DefMaps) -> Program {
        Program {
            table,
            graph,
            maps: Arc::new(maps),
            memo: Arc::default(),
            index: Arc::default(),
            lang: Arc::default(),
            twins: Arc::default(),
        }
    }

    /// The same program with other bodies: `table` may differ from this one's only in what stands inside fn bodies
    /// ([`FileFacts::item_hash`] tells). Everything that is derived from items is shared.
    pub fn with_table(&self, table: FactsTable) -> Program {
        Program {
            table,
            graph: self.graph.clone(),
            maps: self.maps.clone(),
            memo: self.memo.clone(),
            index: self.index.clone(),
            lang: self.lang.clone(),
            twins: self.twins.clone(),
        }
    }

    /// Builds now what inference would otherwise build when it is first needed. Building it runs in parallel: a thread that
    /// waits for its helpers may take up other work, which must not be work that waits for the same thing. So this is
    /// called before other threads see the program.
    pub fn prepare(&self) {
        self.index();
        self.lang("");
        self.twins();
    }

    /// Path resolution in this state.
    pub fn resolver(&self) -> Resolver<'_> {
        Resolver::new(&self.table, &self.maps)
    }

    /// The facts of a file.
    pub fn facts(&self, file: FileId) -> &FileFacts {
        &self.table[file].facts
    }

    /// What an item is.
    pub fn kind(&self, def: DefId) -> &ItemKind {
        &self.facts(def.file)[def.item].kind
    }

    /// The parent item.
    pub fn parent(&self, def: DefId) -> Option<DefId> {
        self.facts(def.file)[def.item].parent.map(|item| DefId { file: def.file, item })
    }

    /// The items that a hand-written file stands for, by place: its own, with what its macro calls expand to in the place of
    /// the calls' arguments.
    pub fn items_of(&self, file: FileId, expansions: &[FileId]) -> Vec<DefId> {
        let mut items: Vec<(u32, DefId)> = Vec::new();
        for &file in std::iter::once(&file).chain(expansions) {
            let facts = self.facts(file);
            for (index, ranges) in facts.item_ranges.iter().enumerate() {
                let def = DefId { file, item: ItemId(index as u32) };
                if !self.maps.is_replaced(def) {
                    items.push((ranges.full.start, def));
                }
            }
        }
        items.sort_unstable();
        items.into_iter().map(|(_, def)| def).collect()
    }

    /// The module an item is declared in, in the first crate that reaches its file.
    pub fn home(&self, def: DefId) -> Option<ModuleId> {
        let krate = *self.maps.crates_of(def.file).first()?;
        self.maps.module_of(&self.table, krate, def)
    }

    /// The item that an item belongs to: its parent, or what the macro call stands in that it is an argument of.
    pub fn owner(&self, def: DefId) -> Option<DefId> {
        let mut owner = self.parent(def)?;
        while let ItemKind::MacroCall(_) = self.kind(owner) {
            owner = self.parent(owner)?;
        }
        Some(self.maps.whole(owner))
    }

    /// Whether an item of `module` is behind a `cfg` that is false in the usual build ([`ItemFlags::CFG_OFF`]).
    pub(super) fn is_off(&self, module: ModuleId, def: DefId) -> bool {
        self.maps[module].off || self.facts(def.file)[def.item].flags.contains(ItemFlags::CFG_OFF)
    }

    /// The edition of a module's crate.
    pub fn edition(&self, module: ModuleId) -> Edition {
        self.graph[module.krate].edition
    }

    /// The trait in whose declaration or impl an item stands.
    pub(super) fn current_trait(&self, def: DefId) -> Option<DefId> {
        let mut next = Some(def);
        while let Some(def) = next {
            match self.kind(def) {
                ItemKind::Trait { .. } => return Some(self.maps.whole(def)),
                ItemKind::Impl { .. } => {
                    let id = self.index().by_def(def)?;
                    return Some(self.index().impls[id as usize].trait_ref.as_ref()?.trait_);
                }
                _ => next = self.parent(def),
            }
        }
        None
    }

    /// Whether the crates that reach a file are the workspace's own.
    pub fn is_workspace_file(&self, file: FileId) -> bool {
        let crates = self.maps.crates_of(file);
        crates.iter().any(|&krate| self.graph[krate].origin == Origin::Workspace)
    }

    /// Whether a file is of a linked crate, but not of the standard library.
    pub fn is_dependency_file(&self, file: FileId) -> bool {
        let crates = self.maps.crates_of(file);
        crates.first().is_some_and(|&krate| self.graph[krate].origin == Origin::Dependency)
    }

    /// The children of an item with the given name.
    pub(super) fn child_named(&self, def: DefId, name: Name) -> impl Iterator<Item = DefId> + '_ {
        self.maps.impl_with_parts(def).flat_map(move |def| {
            let file = &self.table[def.file];
            let named = move |&item: &ItemId| file.facts[item].name.is_some_and(|id| file.name(id) == name);
            file.facts.children(def.item).filter(named).map(move |item| DefId { file: def.file, item })
        })
    }

    pub(super) fn index(&self) -> &ImplIndex {
        self.index.get_or_init(|| ImplIndex::build(self))
    }

    pub(super) fn twins(&self) -> &Twins {
        self.twins.get_or_init(|| Twins::build(self))
    }

    /// The language item of that name (`#[lang = "…"]` in the standard crates).
    pub(super) fn lang(&self, name: &str) -> Option<DefId> {
        let items = self.lang.get_or_init(|| {
            let mut items = FxHashMap::default();
            for map in self.maps.iter().filter(|map| self.graph[map.krate].origin.is_standard()) {
                for def in map.iter().flat_map(|(_, module)| &module.items) {
                    let facts = self.facts(def.file);
                    for attr in &facts[facts[def.item].attrs] {
                        if let crate::facts::AttrKind::Lang(value) = attr.kind {
                            items.insert(facts[value].into(), *def);
                        }
                    }
                }
            }
            items
        });
        items.get(name).copied()
    }

    /// The trait of std that a derive of std's stands for, by the derive's name.
    pub(super) fn derived_trait(
        &self,
        file: &crate::facts::File,
        path: crate::facts::PathId,
    ) -> Option<DefId> {
        let segment = file.facts[file.facts[path].segments].last()?;
        self.lang(match &file.facts[segment.name] {
            "Clone" => "clone",
            "Copy" => "copy",
            "Debug" => "debug",
            "Default" => "default",
            "Eq" => "eq_marker",
            "Hash" => "hash",
            "Ord" => "ord",
            "PartialEq" => "eq",
            "PartialOrd" => "partial_ord",
            _ => return None,
        })
    }

    pub(super) fn traits_in_scope(&self, module: ModuleId) -> Arc<[DefId]> {
        self.memo.traits_in_scope.get(module, || self.resolver().traits_in_scope(module).into())
    }

    /// Whether a type or trait of the standard crates has a method of that name.
    pub fn is_std_method(&self, name: Option<Name>) -> bool {
        let Some(name) = name else { return false };
        self.index().inherent(name).iter().any(|&(_, item)| self.is_std(item))
            || self.index().trait_items(name).iter().any(|&(trait_, _)| self.is_std(trait_))
    }

    /// Whether an item is of the standard crates.
    pub(super) fn is_std(&self, def: DefId) -> bool {
        let krate = self.maps.crates_of(def.file).first();
        krate.is_some_and(|&krate| self.graph[krate].origin.is_standard())
    }

    /// What a scope entry is, as a target.
    pub fn target(&self, def: ScopeDef) -> Target {
        match def {
            ScopeDef::Item(def) => Target::Item(def),
            ScopeDef::Module(module) => match self.maps.get(module.krate).map(|_| &self.maps[module]) {
                Some(data) => match data.declaration() {
                    Some(def) => Target::Item(def),
                    None => Target::Crate(module.krate),
                },
                None => Target::Outside,
            },
            ScopeDef::Builtin(_) | ScopeDef::Opaque => Target::Outside,
        }
    }
}

/// A map that remembers what was computed; two threads may compute the same thing, with the same result.
#[derive(Debug)]
pub(super) struct Memo<K, V>([RwLock<FxHashMap<K, V>>; 16]);

impl<K, V> Default for Memo<K, V> {
    fn default() -> Memo<K, V> {
        Memo(std::array::from_fn(|_| RwLock::default()))
    }
}

impl<K: Hash + Eq + Copy, V: Clone> Memo<K, V> {
    pub(super) fn get(&self, key: K, compute: impl FnOnce() -> V) -> V {
        let shard = &self.0[(std::hash::BuildHasher::hash_one(&FxBuildHasher, key) >> 60) as usize & 15];
        if let Some(value) = shard.read().unwrap_or_else(|poisoned| poisoned.into_inner()).get(&key) {
            return value.clone();
        }
        let value = compute();
        let mut shard = shard.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        shard.entry(key).or_insert(value).clone()
    }
}
