//! What a library shows: every public name, in the module where its documentation would have it.
//!
//! In goes a crate, out come its names by module. A name is shown where it is declared, or, if nobody can reach that place,
//! where a re-export brings it to light; what another crate declares is shown where it is re-exported. A re-export of what is
//! shown elsewhere is kept as such. These are rustdoc's rules (its *Re-exports*), `#[doc(inline)]` and its kin included.
//!
//! Nothing is left out: what `#[doc(hidden)]` hides and what the usual build has not are marked.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::facts::{AttrKind, DefId, ImportKind, ItemFlags, ItemKind, Name, PathId, Visibility, cfg_holds};
use crate::infer::Program;
use crate::resolve::{ModuleId, ModuleOrigin, Namespace, PathView, ScopeDef, Vis};
use crate::workspace::graph::CrateId;

/// How many modules are looked into, those counted again that are shown in several places; re-exports can make paths
/// without end.
const MODULES_MAX: usize = 20_000;
/// How many modules may lie within each other.
const DEPTH_MAX: usize = 64;
/// How many modules the way to an item may lead through.
const UP_MAX: usize = 256;

/// The public names of a crate.
#[derive(Debug, Default)]
pub struct Surface {
    /// By module: what is in it comes before what is in its modules. Within one, by name.
    pub names: Vec<PublicName>,
    /// There is more.
    pub cut: bool,
}

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicName {
    /// The public path of the module that it is in.
    pub module: String,
    /// The name that it has there; `*` for everything that a glob re-export brings.
    pub name: String,
    /// What it stands for.
    pub what: ScopeDef,
    /// How it comes to be there.
    pub way: Way,
    /// `#[doc(hidden)]`: not meant for others.
    pub hidden: bool,
    /// The `cfg` predicates, of itself or of the re-export, that are false in the usual build.
    pub off: Vec<String>,
    /// How many other definitions it has in other builds.
    pub twins: usize,
}

/// How a name comes to be in a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// It is shown there.
    Here,
    /// A re-export, by this path, of what is shown elsewhere.
    Again(String),
}

impl Surface {
    /// Those of one crate; none if it is not loaded.
    pub fn of_crate(program: &Program, krate: CrateId) -> Surface {
        let mut walk =
            Walk { program, krate, surface: Surface::default(), modules: 0, reach: FxHashMap::default() };
        if let Some(map) = program.maps.get(krate) {
            let path = program.graph[krate].name.clone();
            walk.module(map.root(), &path, false, &mut Vec::new());
        }
        walk.surface
    }
}

/// A `use` declaration, as far as it concerns others.
#[derive(Clone)]
struct Import {
    flags: ItemFlags,
    off: Vec<String>,
    path: PathId,
    /// The `use` item.
    item: DefId,
}

/// By the name that they bring.
type NamedImports = FxHashMap<Name, Vec<Import>>;

struct Walk<'a> {
    program: &'a Program,
    krate: CrateId,
    surface: Surface,
    modules: usize,
    /// Whether a module can be reached by `pub mod`s that are not hidden.
    reach: FxHashMap<ModuleId, bool>,
}

impl Walk<'_> {
    /// Shows what `module` has at `path`. What another crate has is all shown; `within` are the modules around it, here.
    fn module(&mut self, module: ModuleId, path: &str, foreign: bool, within: &mut Vec<ModuleId>) {
        self.modules += 1;
        if self.modules > MODULES_MAX || within.len() > DEPTH_MAX {
            self.surface.cut = true;
            return;
        }
        within.push(module);
        let (named, globs) = self.imports(module);
        let mut inner: Vec<(ModuleId, String, bool)> = Vec::new();
        let mut rows: Vec<PublicName> = Vec::new();
        for (name, ns) in self.names(module) {
            let entries = self.program.resolver().entries(module, ns, name);
            let public = || entries.iter().filter(|entry| entry.vis == Vis::Public).copied();
            let Some(first) = public().next() else { continue };
            // An empty module stands in for the one of other builds.
            let entry = match self.is_empty(first.def) {
                true => public().find(|entry| !self.is_empty(entry.def)).unwrap_or(first),
                false => first,
            };
            let text = self.program.table.names().text(name);
            if rows.iter().any(|row| row.name == *text && row.what == entry.def) {
                continue; // In another namespace.
            }
            let import = match (entry.is_import(), entry.is_glob()) {
                (false, _) => None,
                (true, false) => {
                    named.get(&name).and_then(|imports| self.that_brings(module, imports, entry.def))
                }
                (true, true) => {
                    let brings = |(from, _): &&(ScopeDef, Import)| self.offers(*from, ns, name, entry.def);
                    globs
                        .iter()
                        .find(brings)
                        .map(|(from, import)| (import, self.is_shown_as_glob(*from, import, foreign)))
                        .filter(|(_, whole)| !whole)
                        .map(|(import, _)| import)
                }
            };
            if entry.is_glob() && import.is_none() {
                continue; // It is part of a glob that is shown as one.
            }
            let row = self.row(path, &text, entry.def, import, foreign, public().count() - 1);
            if let ScopeDef::Module(id) = entry.def
                && row.way == Way::Here
                && !row.hidden
                && !within.contains(&id)
                && self.program.maps.get(id.krate).is_some()
            {
                inner.push((id, format!("{path}::{text}"), foreign || id.krate != self.krate));
            }
            rows.push(row);
        }
        for (from, import) in &globs {
            if self.is_shown_as_glob(*from, import, foreign) {
                let way = Way::Again(self.path_text(import));
                rows.push(PublicName {
                    module: path.to_owned(),
                    name: "*".to_owned(),
                    what: *from,
                    way,
                    hidden: import.flags.contains(ItemFlags::DOC_HIDDEN),
                    off: import.off.clone(),
                    twins: 0,
                });
            }
        }
        rows.sort_by(|a, b| (&a.name, a.what).cmp(&(&b.name, b.what)));
        rows.dedup();
        self.surface.names.append(&mut rows);
        inner.sort_by(|a, b| a.1.cmp(&b.1));
        for (id, path, foreign) in inner {
            self.module(id, &path, foreign, within);
        }
        within.pop();
    }

    /// Whether it is a module with nothing in it.
    fn is_empty(&self, def: ScopeDef) -> bool {
        match def {
            ScopeDef::Module(module) if self.program.maps.get(module.krate).is_some() => {
                self.program.maps[module].items.is_empty()
            }
            _ => false,
        }
    }

    fn names(&self, module: ModuleId) -> Vec<(Name, Namespace)> {
        let spaces = [Namespace::Types, Namespace::Values, Namespace::Macros];
        let resolver = self.program.resolver();
        spaces
            .into_iter()
            .flat_map(|ns| resolver.names(module, ns).into_iter().map(move |name| (name, ns)))
            .collect()
    }

    fn row(
        &mut self,
        path: &str,
        name: &str,
        what: ScopeDef,
        import: Option<&Import>,
        foreign: bool,
        twins: usize,
    ) -> PublicName {
        let own = self.declaration(what);
        let own_flags = own.map_or(ItemFlags::default(), |def| self.flags(def));
        let mut off = import.map(|import| import.off.clone()).unwrap_or_default();
        off.extend(own.map(|def| self.off(def)).unwrap_or_default());
        off.dedup();
        let mut hidden = own_flags.contains(ItemFlags::DOC_HIDDEN);
        if let ScopeDef::Module(module) = what {
            hidden |= self.hides_itself(module);
        }
        let mut way = Way::Here;
        if let Some(import) = import {
            let inline = import.flags.contains(ItemFlags::DOC_INLINE);
            hidden &= !inline;
            hidden |= import.flags.contains(ItemFlags::DOC_HIDDEN);
            if !self.is_shown(what, import, foreign) {
                way = Way::Again(self.path_text(import));
            }
        }
        PublicName { module: path.to_owned(), name: name.to_owned(), what, way, hidden, off, twins }
    }

    /// Whether a re-export shows what it names, rather than pointing at it.
    fn is_shown(&mut self, what: ScopeDef, import: &Import, foreign: bool) -> bool {
        if import.flags.contains(ItemFlags::DOC_NO_INLINE) {
            return false;
        }
        if foreign || import.flags.contains(ItemFlags::DOC_INLINE) {
            return !matches!(what, ScopeDef::Opaque | ScopeDef::Builtin(_));
        }
        match what {
            ScopeDef::Module(module) if module.krate != self.krate => {
                self.program.maps.get(module.krate).is_some() && self.program.maps[module].parent.is_some()
            }
            ScopeDef::Module(module) => {
                self.program.maps[module].parent.is_some()
                    && !self.reaches(module)
                    && !self.is_via_open(import)
            }
            ScopeDef::Item(def) => {
                let crates = self.program.maps.crates_of(def.file);
                if !crates.contains(&self.krate) {
                    return true;
                }
                let is_variant = matches!(self.program.kind(def), ItemKind::Variant { .. });
                !is_variant && !self.is_open(def) && !self.is_via_open(import)
            }
            ScopeDef::Builtin(_) | ScopeDef::Opaque => false,
        }
    }

    /// Whether a glob re-export points at what it takes from, which is shown elsewhere.
    fn is_shown_as_glob(&mut self, from: ScopeDef, import: &Import, foreign: bool) -> bool {
        if import.flags.contains(ItemFlags::DOC_NO_INLINE) {
            return true;
        }
        match from {
            _ if foreign => false,
            ScopeDef::Module(module) if module.krate == self.krate => {
                self.reaches(module) && !import.flags.contains(ItemFlags::DOC_INLINE)
            }
            ScopeDef::Module(module) => self.program.maps.get(module.krate).is_none(),
            _ => true,
        }
    }

    /// Whether an item can be reached where it is declared.
    fn is_open(&mut self, def: DefId) -> bool {
        let facts = self.program.facts(def.file);
        let flags = facts[def.item].flags;
        if flags.contains(ItemFlags::MACRO_EXPORT) {
            return true;
        }
        if facts[def.item].visibility != Visibility::Public || flags.contains(ItemFlags::DOC_HIDDEN) {
            return false;
        }
        match self.program.maps.module_of(&self.program.table, self.krate, def) {
            Some(module) => self.reaches(module),
            None => false,
        }
    }

    /// Whether a re-export names what another one shows already, in a module that others reach.
    fn is_via_open(&mut self, import: &Import) -> bool {
        let file = &self.program.table[import.item.file];
        let mut view = PathView::of(file, import.path);
        let Some(name) = view.segments.pop() else { return false };
        if view.segments.is_empty() && view.anchor == crate::facts::Anchor::Plain {
            return false;
        }
        let Some(home) = self.program.maps.module_of(&self.program.table, self.krate, import.item) else {
            return false;
        };
        let resolver = self.program.resolver();
        let found = resolver.use_path(home, &view, self.program.edition(home));
        let modules: Vec<ModuleId> = found
            .defs
            .types
            .iter()
            .filter_map(|def| match def {
                ScopeDef::Module(module) if module.krate == self.krate => Some(*module),
                _ => None,
            })
            .collect();
        let spaces = [Namespace::Types, Namespace::Values, Namespace::Macros];
        modules.into_iter().any(|module| {
            let is_public = |ns: Namespace| {
                resolver
                    .entries(module, ns, name)
                    .iter()
                    .any(|entry| entry.is_import() && entry.vis == Vis::Public)
            };
            spaces.into_iter().any(is_public) && self.reaches(module)
        })
    }

    /// Whether `pub mod`s that are not hidden lead to a module.
    fn reaches(&mut self, module: ModuleId) -> bool {
        if let Some(&known) = self.reach.get(&module) {
            return known;
        }
        let mut at = self.program.maps.nearest_module(module);
        let mut open = true;
        for _ in 0..UP_MAX {
            let data = &self.program.maps[at];
            let Some(parent) = data.parent else { break };
            let hidden =
                data.declaration().is_some_and(|def| self.flags(def).contains(ItemFlags::DOC_HIDDEN))
                    || self.hides_itself(at);
            if data.vis != Vis::Public || hidden || data.is_block() {
                open = false;
                break;
            }
            at = parent;
        }
        self.reach.insert(module, open);
        open
    }

    /// The public imports of a module: those that name something, and globs with what they take from.
    fn imports(&self, module: ModuleId) -> (NamedImports, Vec<(ScopeDef, Import)>) {
        let mut named = NamedImports::default();
        let mut globs = Vec::new();
        for &item in &self.program.maps[module].items {
            let file = &self.program.table[item.file];
            let data = &file.facts[item.item];
            let ItemKind::Use { imports } = data.kind else { continue };
            if data.visibility != Visibility::Public || self.program.maps.is_replaced(item) {
                continue;
            }
            let off = self.off(item);
            for leaf in &file.facts[imports] {
                let import = Import { flags: data.flags, off: off.clone(), path: leaf.path, item };
                let last = || file.facts[file.facts[leaf.path].segments].last().map(|segment| segment.name);
                let name = match leaf.kind {
                    ImportKind::Plain | ImportKind::SelfInBraces => last(),
                    ImportKind::Renamed { name, .. } => Some(name),
                    ImportKind::Underscore => None,
                    ImportKind::Glob => {
                        let view = PathView::of(file, leaf.path);
                        let found =
                            self.program.resolver().use_path(module, &view, self.program.edition(module));
                        let sources = match found.defs.types.is_empty() {
                            // `use self::*` in a block, or a path that leads nowhere.
                            true => continue,
                            false => found.defs.types,
                        };
                        globs.extend(sources.into_iter().map(|from| (from, import.clone())));
                        None
                    }
                };
                if let Some(name) = name {
                    named.entry(file.name(name)).or_default().push(import);
                }
            }
        }
        (named, globs)
    }

    /// Which of the imports of one name brings a definition.
    fn that_brings<'i>(&self, module: ModuleId, imports: &'i [Import], what: ScopeDef) -> Option<&'i Import> {
        let brings = |import: &&Import| {
            let view = PathView::of(&self.program.table[import.item.file], import.path);
            let found = self.program.resolver().use_path(module, &view, self.program.edition(module));
            found.defs.all().contains(&what)
        };
        match imports {
            [only] => Some(only),
            several => several.iter().find(brings).or(several.first()),
        }
    }

    /// Whether a glob that takes from `from` brings a definition under a name.
    fn offers(&self, from: ScopeDef, ns: Namespace, name: Name, what: ScopeDef) -> bool {
        let resolver = self.program.resolver();
        match from {
            ScopeDef::Module(module) if self.program.maps.get(module.krate).is_some() => {
                resolver.entries(module, ns, name).iter().any(|entry| entry.def == what)
            }
            ScopeDef::Item(def) => resolver.variant(def, name).map(ScopeDef::Item) == Some(what),
            _ => false,
        }
    }

    fn declaration(&self, what: ScopeDef) -> Option<DefId> {
        match what {
            ScopeDef::Item(def) => Some(def),
            ScopeDef::Module(module) => {
                self.program.maps.get(module.krate).and_then(|_| self.program.maps[module].declaration())
            }
            ScopeDef::Builtin(_) | ScopeDef::Opaque => None,
        }
    }

    /// Whether the file of a module says `#![doc(hidden)]`.
    fn hides_itself(&self, module: ModuleId) -> bool {
        if self.program.maps.get(module.krate).is_none() {
            return false;
        }
        let data = &self.program.maps[module];
        let own = data.file().filter(|_| matches!(data.origin, ModuleOrigin::File(..)));
        own.is_some_and(|file| self.program.facts(file).file_flags.contains(ItemFlags::DOC_HIDDEN))
    }

    fn flags(&self, def: DefId) -> ItemFlags {
        self.program.facts(def.file)[def.item].flags
    }

    /// The predicates on an item, or on what it stands in within its file, that are false in the usual build.
    fn off(&self, def: DefId) -> Vec<String> {
        let facts = self.program.facts(def.file);
        let mut off = Vec::new();
        let mut next = Some(def.item);
        while let Some(item) = next {
            if item != def.item && matches!(facts[item].kind, ItemKind::Module { .. }) {
                break; // The module says so itself.
            }
            for attr in &facts[facts[item].attrs] {
                if let AttrKind::Cfg(text) = attr.kind
                    && !cfg_holds(&facts[text], &|_| true)
                {
                    off.push(facts[text].to_owned());
                }
            }
            next = facts[item].parent;
        }
        off
    }

    /// The path of an import, as written.
    fn path_text(&self, import: &Import) -> String {
        let facts = self.program.facts(import.item.file);
        let path = &facts[import.path];
        let mut parts: Vec<&str> = match path.anchor {
            crate::facts::Anchor::Crate | crate::facts::Anchor::DollarCrate => vec!["crate"],
            crate::facts::Anchor::SelfMod => vec!["self"],
            crate::facts::Anchor::Super(levels) => vec!["super"; usize::from(levels).min(DEPTH_MAX)],
            crate::facts::Anchor::Plain | crate::facts::Anchor::Absolute => Vec::new(),
        };
        parts.extend(facts[path.segments].iter().map(|segment| &facts[segment.name]));
        parts.join("::")
    }
}

/// The modules that names are in, each once, in the order of the names.
pub fn modules_of(names: &[PublicName]) -> Vec<&str> {
    let mut seen = FxHashSet::default();
    names.iter().map(|name| &*name.module).filter(|module| seen.insert(*module)).collect()
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::testing::Fixture;

    #[track_caller]
    fn check(text: &str, expected: Expect) {
        let fixture = Fixture::new(text);
        let program = fixture.analysis().program();
        let demo = program.graph.iter().find(|(_, data)| data.name == "demo").expect("there is one").0;
        let shown = Surface::of_crate(program, demo).names.into_iter().map(|name| {
            let way = match name.way {
                Way::Here => String::new(),
                Way::Again(path) => format!(" = {path}"),
            };
            let hidden = if name.hidden { " hidden" } else { "" };
            let off: String = name.off.iter().map(|off| format!(" cfg({off})")).collect();
            let twins = if name.twins > 0 { format!(" +{}", name.twins) } else { String::new() };
            format!("{}::{}{way}{hidden}{off}{twins}\n", name.module, name.name)
        });
        expected.assert_eq(&shown.collect::<String>());
    }

    #[test]
    fn where_names_are_shown() {
        check(
            "
mod inner { pub struct Deep; pub struct Other; pub mod far { pub fn away() {} } pub mod all { pub fn one() {} } }
pub use inner::Deep as Shallow;
pub use inner::Deep;
pub use inner::far;
pub use inner::all::*;
pub mod open { pub fn f() {} pub(crate) fn g() {} pub use super::inner::Other; }
pub use open::{f, Other};
pub use open::*;
#[doc(inline)] pub use open::f as inlined;
pub enum E { A }
pub use E::*;
fn private() {}
#[macro_export] macro_rules! shout { () => {} }
",
            expect![[r#"
                demo::* = open
                demo::* = E
                demo::Deep
                demo::E
                demo::Other = open::Other
                demo::Shallow
                demo::f = open::f
                demo::far
                demo::inlined
                demo::one
                demo::open
                demo::shout
                demo::far::away
                demo::open::Other
                demo::open::f
            "#]],
        );
    }

    #[test]
    fn hidden_and_conditional_names_are_marked() {
        check(
            "
#[doc(hidden)] pub fn secret() {}
pub mod unsaid;
#[cfg(windows)] pub mod twice {}
#[cfg(target_os = \"macos\")] pub mod twice { pub fn there() {} }
#[doc(hidden)] pub mod private { pub struct S; #[doc(hidden)] pub struct T; }
pub use private::{S, T};
#[doc(inline)] pub use private::T as Seen;
#[cfg(windows)] pub fn on_windows() {}
#[cfg(unix)] pub fn both() {}
#[cfg(not(unix))] pub fn both() {}
#[cfg(windows)] pub mod os { pub fn inner() {} }
//- /src/unsaid.rs
#![doc(hidden)]
pub fn quiet() {}
",
            expect![[r#"
                demo::S
                demo::Seen
                demo::T hidden
                demo::both +1
                demo::on_windows cfg(windows)
                demo::os cfg(windows)
                demo::private hidden
                demo::secret hidden
                demo::twice cfg(target_os = "macos") +1
                demo::unsaid hidden
                demo::os::inner
                demo::twice::there
            "#]],
        );
    }

    #[test]
    fn names_of_other_crates_are_shown_where_they_are_re_exported() {
        check(
            "
//- /Cargo.toml
[package]
name = \"demo\"
version = \"0.1.0\"
edition = \"2021\"
[dependencies]
core_ = { path = \"outside\", package = \"outside\" }
gone = \"1\"
//- /src/lib.rs
pub use core_::{self, de, ser::*, top};
#[doc(no_inline)] pub use core_::top as linked;
pub use gone::Thing;
//- /outside/Cargo.toml
[package]
name = \"outside\"
version = \"1.0.0\"
edition = \"2021\"
//- /outside/src/lib.rs
pub mod de { pub trait Deserialize {} pub mod value { pub struct V; } #[doc(hidden)] pub fn hid() {} }
pub mod ser { pub trait Serialize {} }
pub fn top() {}
",
            expect![[r#"
                demo::Serialize
                demo::Thing = gone::Thing
                demo::core_ = core_
                demo::de
                demo::linked = core_::top
                demo::top
                demo::de::Deserialize
                demo::de::hid hidden
                demo::de::value
                demo::de::value::V
            "#]],
        );
    }
}
