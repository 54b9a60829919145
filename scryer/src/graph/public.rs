//! What a library offers: the items that other crates can name, by the shortest path.
//!
//! In goes a crate, out come its public paths, those that re-exports make included. Found from the root, level by level,
//! so that the first path to an item is a shortest one; of several, the first by name. What only a macro or `#[doc(hidden)]`
//! makes private is public here.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::facts::{DefId, ItemKind, Name, Visibility};
use crate::infer::Program;
use crate::resolve::{ModuleId, Namespace, ScopeDef, Vis};
use crate::workspace::graph::{CrateId, Origin, TargetKind};

/// How many modules of one crate are looked into; re-exports can make paths without end.
const MODULES_MAX: usize = 20_000;

/// Items by the path under which others know them.
#[derive(Debug, Default)]
pub struct PublicItems {
    paths: FxHashMap<DefId, String>,
}

impl PublicItems {
    /// What one crate offers.
    pub fn of_crate(program: &Program, krate: CrateId) -> PublicItems {
        let mut items = PublicItems::default();
        items.add_crate(program, krate);
        items
    }

    /// What the workspace's libraries offer.
    pub fn of_workspace(program: &Program) -> PublicItems {
        let mut items = PublicItems::default();
        for (krate, data) in program.graph.iter() {
            let is_library = matches!(data.kind, TargetKind::Lib | TargetKind::ProcMacro);
            if is_library && data.origin == Origin::Workspace {
                items.add_crate(program, krate);
            }
        }
        items
    }

    /// The path of a module, type, trait, fn, const, static or macro; what hangs under a type or trait has none.
    pub fn path(&self, def: DefId) -> Option<&str> {
        self.paths.get(&def).map(|path| &**path)
    }

    /// All items with their paths, by path.
    pub fn iter(&self) -> impl Iterator<Item = (DefId, &str)> {
        let mut all: Vec<(&str, DefId)> = self.paths.iter().map(|(&def, path)| (&**path, def)).collect();
        all.sort_unstable();
        all.into_iter().map(|(path, def)| (def, path))
    }

    /// Whether others can name an item, or reach it through a type or trait that they can name.
    pub fn reaches(&self, program: &Program, def: DefId) -> bool {
        if self.paths.contains_key(&def) {
            return true;
        }
        let Some(parent) = program.parent(def) else { return false };
        let is_pub = || program.facts(def.file)[def.item].visibility == Visibility::Public;
        match program.kind(parent) {
            ItemKind::Impl { trait_path, .. } => {
                (trait_path.is_some() || is_pub())
                    && program
                        .impl_head(parent)
                        .and_then(|head| head.adt)
                        .is_some_and(|adt| self.paths.contains_key(&adt))
            }
            ItemKind::Trait { .. } | ItemKind::Enum { .. } => self.paths.contains_key(&parent),
            ItemKind::Variant { .. } => self.reaches(program, parent),
            ItemKind::Struct { .. } | ItemKind::Union { .. } => is_pub() && self.paths.contains_key(&parent),
            _ => false,
        }
    }

    fn add_crate(&mut self, program: &Program, krate: CrateId) {
        let Some(map) = program.maps.get(krate) else { return };
        let mut open: VecDeque<(ModuleId, String)> = VecDeque::new();
        let mut known: FxHashSet<ModuleId> = FxHashSet::default();
        known.insert(map.root());
        open.push_back((map.root(), program.graph[krate].name.clone()));
        while let Some((module, path)) = open.pop_front() {
            for (name, def) in public_entries(program, module) {
                let name = program.table.names().text(name);
                match def {
                    ScopeDef::Item(def) => {
                        self.paths.entry(def).or_insert_with(|| format!("{path}::{name}"));
                    }
                    ScopeDef::Module(inner) => {
                        let path = format!("{path}::{name}");
                        if program.maps.get(inner.krate).is_none() {
                            continue;
                        }
                        if let Some(def) = program.maps[inner].declaration() {
                            self.paths.entry(def).or_insert_with(|| path.clone());
                        }
                        if known.len() < MODULES_MAX && known.insert(inner) {
                            open.push_back((inner, path));
                        }
                    }
                    ScopeDef::Builtin(_) | ScopeDef::Opaque => {}
                }
            }
        }
    }
}

/// What others see of a module, by name.
fn public_entries(program: &Program, module: ModuleId) -> Vec<(Name, ScopeDef)> {
    let mut entries: Vec<(std::sync::Arc<str>, Namespace, ScopeDef, Name)> = Vec::new();
    for ns in [Namespace::Types, Namespace::Values, Namespace::Macros] {
        for name in program.resolver().names(module, ns) {
            let found = program.resolver().entries(module, ns, name);
            let public = found.iter().filter(|entry| entry.vis == Vis::Public);
            entries.extend(public.map(|entry| (program.table.names().text(name), ns, entry.def, name)));
        }
    }
    entries.sort_unstable();
    entries.into_iter().map(|(_, _, def, name)| (name, def)).collect()
}

#[cfg(test)]
mod tests {
    use crate::testing::Fixture;

    #[track_caller]
    fn check(fixture: &str, expected: &[&str]) {
        let fixture = Fixture::new(fixture);
        let found: Vec<&str> = fixture.analysis().public_items().iter().map(|(_, path)| path).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn re_exports_are_paths() {
        check(
            "
mod inner { pub struct Deep; pub fn hidden() {} pub mod far { pub fn away() {} } }
pub use inner::Deep as Shallow;
pub use inner::far;
pub mod open { pub fn f() {} pub(crate) fn g() {} pub use super::inner::Deep; }
fn private() {}
#[macro_export] macro_rules! shout { () => {} }
",
            &["demo::Shallow", "demo::far", "demo::far::away", "demo::open", "demo::open::f", "demo::shout"],
        );
    }

    #[test]
    fn members_are_reached_through_their_types() {
        let fixture = Fixture::new(
            "
pub struct S { pub open: u8, closed: u8 }
impl S { pub fn yes(&self) {} fn no(&self) {} }
impl Clone for S { fn clone(&self) -> S { loop {} } }
pub trait T { fn item(&self); }
pub enum E { V { at: u8 } }
struct Hidden;
impl Hidden { pub fn unreachable(&self) {} }
",
        );
        let analysis = fixture.analysis();
        let program = analysis.program();
        let reached = |name: &str| {
            let id = program.table.names().get(name).expect("the name is there");
            let mut defs =
                analysis.definitions_named(id).iter().filter(|def| program.is_workspace_file(def.file));
            analysis.public_items().reaches(program, *defs.next().expect("it is defined"))
        };
        for name in ["S", "open", "yes", "clone", "item", "V", "at"] {
            assert!(reached(name), "{name}");
        }
        for name in ["closed", "no", "Hidden", "unreachable"] {
            assert!(!reached(name), "{name}");
        }
    }
}
