//! The result of name resolution: modules and what is in their scope.

use std::path::PathBuf;
use std::sync::{Arc, RwLock};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::expansion::RulesCache;
use crate::facts::{BlockId, DefId, ItemId, Name};
use crate::source::FileId;
use crate::workspace::graph::{CrateId, Edition};

/// A module of a crate, or a block of it that declares items.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ModuleId {
    /// The crate.
    pub krate: CrateId,
    /// Index into [`DefMap::modules`]; 0 is the crate root.
    pub index: u32,
}

/// The three namespaces (Reference, *Namespaces*).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Namespace {
    /// Modules, types, traits, crates.
    Types,
    /// Fns, consts, statics, constructors, locals.
    Values,
    /// Macros, attributes, derives.
    Macros,
}

/// What a name in a module's scope stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ScopeDef {
    /// A module or a crate.
    Module(ModuleId),
    /// Any other item.
    Item(DefId),
    /// A primitive type.
    Builtin(Builtin),
    /// Something of a crate whose source is not loaded.
    Opaque,
}

/// A primitive type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names are the types'")]
pub enum Builtin {
    Bool,
    Char,
    Str,
    I8,
    I16,
    I32,
    I64,
    I128,
    Isize,
    U8,
    U16,
    U32,
    U64,
    U128,
    Usize,
    F32,
    F64,
}

impl Builtin {
    /// All of them, with their names.
    pub const ALL: [(&'static str, Builtin); 17] = [
        ("bool", Builtin::Bool),
        ("char", Builtin::Char),
        ("str", Builtin::Str),
        ("i8", Builtin::I8),
        ("i16", Builtin::I16),
        ("i32", Builtin::I32),
        ("i64", Builtin::I64),
        ("i128", Builtin::I128),
        ("isize", Builtin::Isize),
        ("u8", Builtin::U8),
        ("u16", Builtin::U16),
        ("u32", Builtin::U32),
        ("u64", Builtin::U64),
        ("u128", Builtin::U128),
        ("usize", Builtin::Usize),
        ("f32", Builtin::F32),
        ("f64", Builtin::F64),
    ];

    /// The type of that name.
    pub fn by_name(name: &str) -> Option<Builtin> {
        Builtin::ALL.iter().find(|(text, _)| *text == name).map(|&(_, builtin)| builtin)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        Builtin::ALL.iter().find(|&&(_, builtin)| builtin == self).map_or("", |(text, _)| text)
    }
}

/// From where a name may be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Vis {
    /// Everywhere.
    Public,
    /// In this module and below.
    In(ModuleId),
}

/// What a name stands for: more than one definition where `cfg` twins declare it side by side, those of the usual build
/// ([`ItemFlags::CFG_OFF`](crate::facts::ItemFlags::CFG_OFF)) first.
pub type Defs = SmallVec<[ScopeDef; 2]>;

/// Something per namespace.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PerNs {
    /// In the type namespace.
    pub types: Defs,
    /// In the value namespace.
    pub values: Defs,
    /// In the macro namespace.
    pub macros: Defs,
}

impl PerNs {
    /// Whether no namespace has anything.
    pub fn is_none(&self) -> bool {
        self.types.is_empty() && self.values.is_empty() && self.macros.is_empty()
    }

    /// The definitions in one namespace.
    pub fn get(&self, ns: Namespace) -> &Defs {
        match ns {
            Namespace::Types => &self.types,
            Namespace::Values => &self.values,
            Namespace::Macros => &self.macros,
        }
    }

    /// The definitions in one namespace, to change.
    pub fn get_mut(&mut self, ns: Namespace) -> &mut Defs {
        match ns {
            Namespace::Types => &mut self.types,
            Namespace::Values => &mut self.values,
            Namespace::Macros => &mut self.macros,
        }
    }

    /// All definitions, types first, each once.
    pub fn all(&self) -> Defs {
        let mut all = Defs::new();
        for &def in self.types.iter().chain(&self.values).chain(&self.macros) {
            if !all.contains(&def) {
                all.push(def);
            }
        }
        all
    }

    /// Adds what `other` has and this lacks.
    pub fn merge(&mut self, other: &PerNs) {
        for ns in [Namespace::Types, Namespace::Values, Namespace::Macros] {
            for &def in other.get(ns) {
                if !self.get(ns).contains(&def) {
                    self.get_mut(ns).push(def);
                }
            }
        }
    }

    /// `Opaque` in every namespace: outside of what is loaded, of a kind we can't tell.
    pub fn opaque() -> PerNs {
        let opaque = || Defs::from_slice(&[ScopeDef::Opaque]);
        PerNs { types: opaque(), values: opaque(), macros: opaque() }
    }
}

/// How a name came into a scope. Order matters: what comes first shadows what comes later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Source {
    /// Declared there.
    Declared,
    /// By a named import (index into the collector's imports).
    Import(u32),
    /// By a glob import (likewise).
    Glob(u32),
}

/// One meaning of one name in one namespace of one scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it stands for.
    pub def: ScopeDef,
    /// Who may use it.
    pub vis: Vis,
    pub(super) source: Source,
    /// 0 in the usual build; what is behind a `cfg` that is false there has more and comes last.
    pub(super) rank: u8,
}

impl Entry {
    /// Whether it came in by a `use` declaration.
    pub fn is_import(&self) -> bool {
        self.source != Source::Declared
    }

    /// Whether it is behind a `cfg` that is false in the usual build, or comes after one that is not.
    pub fn is_off(&self) -> bool {
        self.rank > 0
    }

    /// Whether it came in by a glob import.
    pub fn is_glob(&self) -> bool {
        matches!(self.source, Source::Glob(_))
    }
}

/// The entries of one name in one namespace.
pub(super) type Entries = SmallVec<[Entry; 1]>;

/// A glob import: what it brings is looked up in what it takes from when somebody asks, as few of those names ever are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Glob {
    /// Index into the collector's imports; a glob of several meanings has one of these for each.
    pub(super) import: u32,
    /// A module or an enum.
    pub(super) from: ScopeDef,
    pub(super) vis: Vis,
    /// The least rank of what it brings.
    pub(super) rank: u8,
}

/// What a module has in scope by itself (not what lies around it or in preludes).
#[derive(Clone, Debug, Default)]
pub struct Scope {
    // What is declared and what named imports bring. It shadows what globs bring.
    pub(super) types: FxHashMap<Name, Entries>,
    pub(super) values: FxHashMap<Name, Entries>,
    pub(super) macros: FxHashMap<Name, Entries>,
    /// Glob imports, ascending.
    pub(super) globs: Vec<Glob>,
    /// Traits brought in `as _`.
    pub(super) unnamed_traits: Vec<(DefId, Vis)>,
    /// The names in `types` that stand for traits; known once everything is linked.
    pub(super) traits: Box<[Name]>,
    /// Some glob import comes from a crate that is not loaded: any name may be in scope.
    pub(super) opaque_glob: bool,
    /// How often a declaration was added.
    pub(super) version: u32,
}

impl Scope {
    pub(super) fn table(&self, ns: Namespace) -> &FxHashMap<Name, Entries> {
        match ns {
            Namespace::Types => &self.types,
            Namespace::Values => &self.values,
            Namespace::Macros => &self.macros,
        }
    }

    pub(super) fn table_mut(&mut self, ns: Namespace) -> &mut FxHashMap<Name, Entries> {
        match ns {
            Namespace::Types => &mut self.types,
            Namespace::Values => &mut self.values,
            Namespace::Macros => &mut self.macros,
        }
    }

    /// The entries of `name` that do not come by a glob.
    pub(super) fn named(&self, ns: Namespace, name: Name) -> &[Entry] {
        self.table(ns).get(&name).map_or(&[], |entries| entries)
    }

    /// The entries of each name in the type namespace that don't come by a glob, in no order.
    pub(crate) fn named_types(&self) -> impl Iterator<Item = &[Entry]> {
        self.types.values().map(|entries| &entries[..])
    }

    /// Whether some glob import comes from a crate that is not loaded.
    pub fn has_opaque_glob(&self) -> bool {
        self.opaque_glob
    }
}

/// Where a module's content stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModuleOrigin {
    /// A crate's root file.
    Root(FileId),
    /// `mod name;`: the declaration, and the file if it was found.
    File(DefId, Option<FileId>),
    /// `mod name { … }`
    Inline(DefId),
    /// A block that declares items.
    Block(FileId, BlockId),
}

/// One module.
#[derive(Clone, Debug)]
pub struct ModuleData {
    /// The module around it; of a block, the block or module around it. `None` for the crate root.
    pub parent: Option<ModuleId>,
    /// Its name; `None` for the crate root and for blocks.
    pub name: Option<Name>,
    /// Where its content stands.
    pub origin: ModuleOrigin,
    /// Its visibility.
    pub vis: Vis,
    /// Whether it or a module around it is behind a `cfg` that is false in the usual build.
    pub off: bool,
    /// Whether its own declarations all are.
    pub(super) declared_off: bool,
    /// What it has in scope.
    pub scope: Scope,
    /// Macros by textual scope that its items define, in order, those of `#[macro_use]` modules included.
    pub(super) textual_macros: FxHashMap<Name, SmallVec<[DefId; 1]>>,
    /// Directory in which its `mod name;` children are looked for.
    pub(super) dir: PathBuf,
    /// The impls that stand in it.
    pub impls: Vec<DefId>,
    /// The items that stand in it, in order, impls and imports included.
    pub items: Vec<DefId>,
}

impl ModuleData {
    /// Whether it is a block.
    pub fn is_block(&self) -> bool {
        matches!(self.origin, ModuleOrigin::Block(..))
    }

    /// The file its content stands in.
    pub fn file(&self) -> Option<FileId> {
        match self.origin {
            ModuleOrigin::Root(file) | ModuleOrigin::Block(file, _) => Some(file),
            ModuleOrigin::File(_, file) => file,
            ModuleOrigin::Inline(def) => Some(def.file),
        }
    }

    /// The `mod` item that declares it.
    pub fn declaration(&self) -> Option<DefId> {
        match self.origin {
            ModuleOrigin::File(def, _) | ModuleOrigin::Inline(def) => Some(def),
            ModuleOrigin::Root(_) | ModuleOrigin::Block(..) => None,
        }
    }
}

/// One crate's modules.
#[derive(Clone, Debug)]
pub struct DefMap {
    /// The crate.
    pub krate: CrateId,
    /// Indexed by [`ModuleId::index`]; a module comes after its parent.
    pub modules: Vec<ModuleData>,
    /// Module whose content is a file, by file (a file can be the content of several).
    pub(super) file_modules: FxHashMap<FileId, SmallVec<[u32; 1]>>,
    /// Module by its `mod` item.
    pub(super) item_modules: FxHashMap<DefId, SmallVec<[u32; 1]>>,
    /// Module by block.
    pub(super) block_modules: FxHashMap<(FileId, BlockId), SmallVec<[u32; 1]>>,
    /// The crate's edition.
    pub(super) edition: Edition,
    /// Crates by the names that the manifest gives them, and `std` and `core`.
    pub(super) extern_prelude: FxHashMap<Name, ScopeDef>,
    /// The standard crates, those included that need `extern crate`.
    pub(super) sysroot: FxHashMap<Name, ScopeDef>,
    /// Names that `extern crate` items at the crate root add to the extern prelude.
    pub(super) extern_crates: FxHashMap<Name, ScopeDef>,
    /// Crates whose exported macros are in scope everywhere (`#[macro_use] extern crate`).
    pub(super) macro_use_crates: Vec<CrateId>,
    /// Items that macro calls were read as and that their expansions took the place of: per file the runs of ids, ascending.
    pub(super) replaced: FxHashMap<FileId, Vec<(ItemId, ItemId)>>,
    /// Whether macros are expanded only where their tokens read as nothing.
    pub(super) skim: bool,
    /// What the package's build script wrote to.
    pub(super) out_dir: Option<PathBuf>,
    /// How many macro calls in item position were expanded.
    pub(super) expansions: u32,
    /// By impl or trait: those that macro calls among its items expanded to, of the same head.
    pub(super) impl_parts: FxHashMap<DefId, Vec<DefId>>,
    /// The impl or trait whose part one of those is.
    pub(super) parts_of: FxHashMap<DefId, DefId>,
    /// `mod` items and `include!` calls whose file is missing.
    pub missing_files: Vec<DefId>,
}

impl DefMap {
    /// A map without modules.
    pub(super) fn empty(krate: CrateId, edition: Edition) -> DefMap {
        DefMap {
            krate,
            modules: Vec::new(),
            file_modules: FxHashMap::default(),
            item_modules: FxHashMap::default(),
            block_modules: FxHashMap::default(),
            edition,
            extern_prelude: FxHashMap::default(),
            sysroot: FxHashMap::default(),
            extern_crates: FxHashMap::default(),
            macro_use_crates: Vec::new(),
            missing_files: Vec::new(),
            replaced: FxHashMap::default(),
            impl_parts: FxHashMap::default(),
            parts_of: FxHashMap::default(),
            skim: false,
            out_dir: None,
            expansions: 0,
        }
    }

    /// The crate root.
    pub fn root(&self) -> ModuleId {
        ModuleId { krate: self.krate, index: 0 }
    }

    /// The modules with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (ModuleId, &ModuleData)> {
        let krate = self.krate;
        self.modules
            .iter()
            .enumerate()
            .map(move |(index, module)| (ModuleId { krate, index: index as u32 }, module))
    }

    /// The files that are content of a module, in no order.
    pub fn files(&self) -> impl Iterator<Item = FileId> + '_ {
        self.file_modules.keys().copied()
    }
}

/// The def maps of all crates that are linked. Cloning shares them.
#[derive(Clone, Debug, Default)]
pub struct DefMaps {
    /// Indexed by [`CrateId`]; `None` for crates that are not loaded.
    pub(super) maps: Vec<Option<Arc<DefMap>>>,
    /// The crates each file belongs to, ascending.
    pub(super) crates_of_file: FxHashMap<FileId, SmallVec<[CrateId; 1]>>,
    /// The primitive types by name.
    pub(super) builtins: Arc<FxHashMap<Name, Builtin>>,
    /// What expansions write for `$crate`, by crate.
    pub(super) dollar_crates: FxHashMap<Name, CrateId>,
    /// Parsed rules of macros.
    pub(crate) rules: Arc<RulesCache>,
    /// What globs were found to bring.
    pub(super) globs: Arc<GlobMemo>,
}

/// What globs bring into a module under a name, remembered for as long as nothing changes.
#[derive(Debug, Default)]
pub(super) struct GlobMemo([RwLock<FxHashMap<GlobKey, Box<[Entry]>>>; 16]);

type GlobKey = (ModuleId, Namespace, Name);

impl GlobMemo {
    pub(super) fn get(&self, key: GlobKey, find: impl FnOnce() -> Entries) -> Entries {
        let (module, _, name) = key;
        let shard = &self.0[(name.0.wrapping_add(module.index) & 15) as usize];
        if let Some(found) = shard.read().unwrap_or_else(|poisoned| poisoned.into_inner()).get(&key) {
            return Entries::from_slice(found);
        }
        let found = find();
        let mut shard = shard.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        shard.insert(key, found[..].into());
        found
    }
}

impl DefMaps {
    /// The map of a crate, if it is loaded.
    pub fn get(&self, krate: CrateId) -> Option<&DefMap> {
        self.maps.get(krate.index())?.as_deref()
    }

    /// The maps that there are, in order of their crates.
    pub fn iter(&self) -> impl Iterator<Item = &DefMap> {
        self.maps.iter().filter_map(|map| map.as_deref())
    }

    /// The crates that a file belongs to, ascending; none for a file that no crate reaches.
    pub fn crates_of(&self, file: FileId) -> &[CrateId] {
        self.crates_of_file.get(&file).map_or(&[], |crates| &crates[..])
    }

    /// The modules whose content is the file itself, over all crates.
    pub fn modules_of_file(&self, file: FileId) -> Vec<ModuleId> {
        let maps = self.crates_of(file).iter().filter_map(|&krate| self.get(krate));
        maps.flat_map(|map| {
            let indices = map.file_modules.get(&file).map_or(&[][..], |indices| &indices[..]);
            indices.iter().map(|&index| ModuleId { krate: map.krate, index })
        })
        .collect()
    }

    /// The modules that a `mod` item declares, over all crates.
    pub fn modules_of_item(&self, def: DefId) -> Vec<ModuleId> {
        let maps = self.crates_of(def.file).iter().filter_map(|&krate| self.get(krate));
        maps.flat_map(|map| {
            let indices = map.item_modules.get(&def).map_or(&[][..], |indices| &indices[..]);
            indices.iter().map(|&index| ModuleId { krate: map.krate, index })
        })
        .collect()
    }

    /// Whether an item is what a macro call's tokens were read as before the call was expanded: the program has the
    /// expansion's items in its place.
    pub fn is_replaced(&self, def: DefId) -> bool {
        let maps = self.crates_of(def.file).iter().filter_map(|&krate| self.get(krate));
        maps.filter_map(|map| map.replaced.get(&def.file)).any(|runs| {
            let after = runs.partition_point(|&(start, _)| start <= def.item);
            after.checked_sub(1).is_some_and(|index| def.item < runs[index].1)
        })
    }

    /// Of an impl or trait: itself and those that macro calls among its items expanded to.
    pub fn impl_with_parts(&self, def: DefId) -> impl Iterator<Item = DefId> + '_ {
        let maps = self.crates_of(def.file).iter().filter_map(|&krate| self.get(krate));
        let parts = maps.filter_map(move |map| map.impl_parts.get(&def)).flatten().copied();
        std::iter::once(def).chain(parts)
    }

    /// The impl or trait that `def` is, or is a part of.
    pub fn whole(&self, def: DefId) -> DefId {
        self.impl_of_part(def).unwrap_or(def)
    }

    /// The impl or trait that `def`, made by a macro call among its items, is a part of.
    pub fn impl_of_part(&self, def: DefId) -> Option<DefId> {
        let maps = self.crates_of(def.file).iter().filter_map(|&krate| self.get(krate));
        maps.filter_map(|map| map.parts_of.get(&def)).next().copied()
    }

    /// The module of one crate that `block` of `file` is, given a module around it.
    pub fn block_module(&self, krate: CrateId, file: FileId, block: BlockId) -> Option<ModuleId> {
        let index = *self.get(krate)?.block_modules.get(&(file, block))?.first()?;
        Some(ModuleId { krate, index })
    }

    /// The innermost module or block of `krate` that `item` of `file` is declared in; `None` if the crate doesn't
    /// reach the file.
    pub fn module_of(
        &self,
        table: &crate::facts::FactsTable,
        krate: CrateId,
        def: DefId,
    ) -> Option<ModuleId> {
        let map = self.get(krate)?;
        let facts = &table.get(def.file)?.facts;
        let mut item: ItemId = def.item;
        loop {
            // A module that is declared in a block has the block around it, not inside.
            let outside = facts[item].parent.is_some_and(|parent| facts[parent].block == facts[item].block);
            if let Some(block) = facts[item].block
                && !outside
                && let Some(module) = self.block_module(krate, def.file, block)
            {
                return Some(module);
            }
            let Some(parent) = facts[item].parent else {
                let index = *map.file_modules.get(&def.file)?.first()?;
                return Some(ModuleId { krate, index });
            };
            if let Some(indices) = map.item_modules.get(&DefId { file: def.file, item: parent }) {
                return Some(ModuleId { krate, index: *indices.first()? });
            }
            item = parent;
        }
    }

    /// The module itself or, of a block, the nearest module with a name (or root) around it.
    pub fn nearest_module(&self, mut module: ModuleId) -> ModuleId {
        while self[module].is_block() {
            match self[module].parent {
                Some(parent) => module = parent,
                None => break,
            }
        }
        module
    }

    /// Whether `module` is `ancestor` or below it.
    pub fn is_within(&self, mut module: ModuleId, ancestor: ModuleId) -> bool {
        loop {
            if module == ancestor {
                return true;
            }
            match self.get(module.krate).and_then(|map| map.modules[module.index as usize].parent) {
                Some(parent) => module = parent,
                None => return false,
            }
        }
    }

    /// Whether what has visibility `vis` may be used in `module`.
    pub fn is_visible(&self, vis: Vis, module: ModuleId) -> bool {
        match vis {
            Vis::Public => true,
            Vis::In(scope) => scope.krate == module.krate && self.is_within(module, scope),
        }
    }
}

impl std::ops::Index<ModuleId> for DefMaps {
    type Output = ModuleData;

    fn index(&self, id: ModuleId) -> &ModuleData {
        let map = self.maps[id.krate.index()].as_deref().expect("module ids come from maps that are held");
        &map.modules[id.index as usize]
    }
}
