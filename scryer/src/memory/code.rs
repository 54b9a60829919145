//! The code as decisions speak of it: symbols by path.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::facts::{Anchor, DefId, FileFacts, ItemId, ItemKind};
use crate::graph::Analysis;
use crate::infer::Program;
use crate::resolve::{Namespace, PathView, QualifiedName, ScopeDef, module_path};
use crate::source::FileId;
use crate::workspace::graph::Origin;

/// What decisions are held against.
#[derive(Clone, Copy)]
pub struct Code<'a> {
    /// What tokens name.
    pub analysis: &'a Analysis,
    /// The texts behind the facts; `None` where one changed since.
    pub text: &'a (dyn Fn(FileId) -> Option<Arc<str>> + Sync),
    /// Paths of files as answers show them.
    pub path: &'a (dyn Fn(FileId) -> String + Sync),
    /// Is asked now and then; once it says no, nothing that comes is of use.
    pub keep_on: &'a (dyn Fn() -> bool + Sync),
}

/// What a path means.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Meant {
    /// Symbols of the workspace, sorted: one, or the `cfg` twins of one.
    pub(super) defs: Vec<DefId>,
    /// The qualified names that could have been meant, if there are several.
    pub(super) ambiguous: Vec<String>,
}

impl<'a> Code<'a> {
    pub(super) fn program(&self) -> &'a Program {
        self.analysis.program()
    }

    /// The qualified name of an item, as the first crate that reaches its file sees it.
    pub(super) fn qualified(&self, def: DefId) -> String {
        let program = self.program();
        match program.maps.crates_of(def.file).first() {
            Some(&krate) => QualifiedName::of(&program.table, &program.graph, &program.maps, krate, def).path,
            None => program.facts(def.file).item_name(def.item).unwrap_or("_").to_owned(),
        }
    }

    /// The qualified name of what holds a place: an item, or the module that a file is.
    pub(super) fn holder(&self, file: FileId, offset: u32) -> String {
        let program = self.program();
        match self.analysis.holder(file, offset).item {
            Some(def) => self.qualified(def).trim_end_matches("::").to_owned(),
            None => match program.maps.modules_of_file(file).first() {
                Some(&module) => module_path(&program.table, &program.graph, &program.maps, module),
                None => String::new(),
            },
        }
    }

    /// The module that a place is written in, whatever the impl around it is of.
    pub(super) fn module_around(&self, file: FileId, offset: u32) -> String {
        let program = self.program();
        let maps = &program.maps;
        let module = match self.analysis.holder(file, offset).item {
            Some(def) if matches!(program.kind(def), ItemKind::Module { .. }) => {
                maps.modules_of_item(def).first().copied()
            }
            Some(def) => {
                let krate = maps.crates_of(def.file).first();
                krate.and_then(|&krate| maps.module_of(&program.table, krate, def))
            }
            None => maps.modules_of_file(file).first().copied(),
        };
        let module = module.map(|module| maps.nearest_module(module));
        module.map_or_else(String::new, |module| module_path(&program.table, &program.graph, maps, module))
    }

    /// Whether a qualified name is that of a module, or of a crate.
    pub(super) fn is_module(&self, name: &str) -> bool {
        let program = self.program();
        program.graph.crates.iter().any(|krate| krate.name == name)
            || self.resolved(name).iter().any(|def| matches!(def, ScopeDef::Module(_)))
            || self.named(name.rsplit("::").next().unwrap_or_default()).into_iter().any(|def| {
                matches!(program.kind(def), ItemKind::Module { .. }) && self.qualified(def) == name
            })
    }

    /// The file and 1-based line of a definition's name.
    pub(super) fn place(&self, def: DefId) -> (String, u32) {
        let program = self.program();
        let facts = program.facts(def.file);
        let start = facts.item_ranges.get(def.item.index()).map_or(0, |ranges| ranges.name.start);
        ((self.path)(program.table.host(def.file)), facts.lines.position(start).line)
    }

    /// The symbols of the workspace with this name.
    pub(super) fn named(&self, name: &str) -> Vec<DefId> {
        let program = self.program();
        let Some(name) = program.table.names().get(name) else { return Vec::new() };
        let all = self.analysis.definitions_named(name).iter().copied();
        all.filter(|def| program.is_workspace_file(def.file) && is_symbol(program.facts(def.file), def.item))
            .collect()
    }

    /// The symbols that a path means: its own name, else what it leads to through imports, else those whose names end so.
    pub(super) fn lookup(&self, path: &str) -> Meant {
        let path = plain(path);
        let Some(name) = path.rsplit("::").next().filter(|name| !name.is_empty()) else {
            return Meant::default();
        };
        let named: Vec<(String, DefId)> =
            self.named(name).into_iter().map(|def| (self.qualified(def), def)).collect();
        let exact: Vec<DefId> = named.iter().filter(|(name, _)| *name == path).map(|&(_, def)| def).collect();
        if !exact.is_empty() {
            return Meant { defs: sorted(exact), ambiguous: Vec::new() };
        }
        let led: Vec<DefId> =
            self.led_to(&path).into_iter().filter(|def| self.program().is_workspace_file(def.file)).collect();
        if !led.is_empty() {
            return Meant { defs: sorted(led), ambiguous: Vec::new() };
        }
        // What is part of a type that a re-export leads to.
        let owners = path.rsplit_once("::").map(|(owner, _)| self.led_to(owner)).unwrap_or_default();
        let ways: Vec<String> =
            owners.into_iter().map(|owner| format!("{}::{name}", self.qualified(owner))).collect();
        let parts: Vec<DefId> =
            named.iter().filter(|(name, _)| ways.contains(name)).map(|&(_, def)| def).collect();
        if !parts.is_empty() {
            return Meant { defs: sorted(parts), ambiguous: Vec::new() };
        }
        let short = path.strip_prefix("crate::").unwrap_or(&path);
        let end = format!("::{short}");
        let mut ending: Vec<(String, DefId)> =
            named.into_iter().filter(|(name, _)| name == short || name.ends_with(&end)).collect();
        ending.sort();
        let mut names: Vec<String> = ending.iter().map(|(name, _)| name.clone()).collect();
        names.dedup();
        match names.len() {
            0 | 1 => Meant {
                defs: sorted(ending.into_iter().map(|(_, def)| def).collect()),
                ambiguous: Vec::new(),
            },
            _ => Meant { defs: Vec::new(), ambiguous: names },
        }
    }

    /// The qualified names that a path stands for, in any crate that is linked; none if it leads nowhere.
    pub(super) fn canonical(&self, path: &str) -> Vec<String> {
        let program = self.program();
        let path = plain(path);
        let mut names: FxHashSet<String> = FxHashSet::default();
        let crates = program.graph.crates.iter();
        let is_crate = |name: &str| crates.clone().any(|krate| krate.name == name);
        if !path.contains("::") && is_crate(&path) {
            names.insert(path.clone());
        }
        for def in self.resolved(&path) {
            match def {
                ScopeDef::Module(module) => {
                    names.insert(module_path(&program.table, &program.graph, &program.maps, module));
                }
                ScopeDef::Item(def) => {
                    names.insert(self.qualified(def));
                }
                ScopeDef::Builtin(_) | ScopeDef::Opaque => {}
            }
        }
        names.extend(self.lookup(&path).defs.into_iter().map(|def| self.qualified(def)));
        let mut names: Vec<String> = names.into_iter().collect();
        names.sort_unstable();
        names
    }

    /// The items that a whole path leads to, through re-exports.
    fn led_to(&self, path: &str) -> Vec<DefId> {
        let items = self.resolved(path).into_iter().filter_map(|def| match def {
            ScopeDef::Item(def) => Some(def),
            ScopeDef::Module(module) => self.program().maps[module].declaration(),
            ScopeDef::Builtin(_) | ScopeDef::Opaque => None,
        });
        items.collect()
    }

    /// What a path that begins with a crate's name, or with `crate`, leads to.
    fn resolved(&self, path: &str) -> Vec<ScopeDef> {
        let program = self.program();
        let mut segments = path.split("::");
        let Some(first) = segments.next() else { return Vec::new() };
        let names: Option<Vec<_>> = segments.map(|segment| program.table.names().get(segment)).collect();
        let Some(names) = names.filter(|names| !names.is_empty()) else { return Vec::new() };
        let view = PathView { anchor: Anchor::Crate, segments: names.into() };
        let mut found = Vec::new();
        for map in program.maps.iter() {
            let krate = &program.graph[map.krate];
            let meant = match first {
                "crate" => krate.origin == Origin::Workspace,
                name => krate.name == name,
            };
            if !meant {
                continue;
            }
            let led = program.resolver().path(map.root(), &view, krate.edition);
            if led.followed == view.segments.len() {
                let spaces = [Namespace::Types, Namespace::Values, Namespace::Macros];
                found.extend(spaces.iter().flat_map(|&space| led.defs.get(space).iter().copied()));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

fn sorted(mut defs: Vec<DefId>) -> Vec<DefId> {
    defs.sort_unstable();
    defs.dedup();
    defs
}

/// A path without what people may write around and in it.
pub(super) fn plain(path: &str) -> String {
    let path = path.trim().trim_start_matches("::").replace("r#", "");
    let path = path.trim_end_matches("()").trim_end_matches("::*").replace('.', "::");
    path.split("::").map(str::trim).collect::<Vec<_>>().join("::")
}

/// Whether a qualified name is `around` or in it.
pub(super) fn is_in(name: &str, around: &str) -> bool {
    name.strip_prefix(around).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Whether an item is something that decisions name.
pub(super) fn is_symbol(facts: &FileFacts, item: ItemId) -> bool {
    let item = &facts[item];
    item.name.is_some()
        && !matches!(
            item.kind,
            ItemKind::Impl { .. }
                | ItemKind::MacroCall(_)
                | ItemKind::Use { .. }
                | ItemKind::ExternCrate { .. }
                | ItemKind::ExternBlock
                | ItemKind::TypeParam { .. }
                | ItemKind::ConstParam { .. }
        )
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::testing::Fixture;

    /// Asks about a fixture.
    pub(in crate::memory) fn with<T>(fixture: &Fixture, ask: impl FnOnce(&Code<'_>) -> T) -> T {
        let snapshot = fixture.snapshot();
        let text = |file| snapshot.texts.text(file);
        let path = |file: FileId| {
            let path = &snapshot.analysis.program().table[file].path;
            path.strip_prefix(snapshot.root).unwrap_or(path).display().to_string()
        };
        ask(&Code { analysis: snapshot.analysis, text: &text, path: &path, keep_on: &|| true })
    }

    #[test]
    fn paths_lead_to_symbols() {
        let fixture = Fixture::new(
            "
pub mod net;
pub use net::Client as Agent;
pub struct Same;
pub mod other { pub struct Same; }
//- /src/net.rs
pub struct Client { pub size: u8 }
impl Client { pub fn send(&self) {} }
pub fn r#type() {}
",
        );
        with(&fixture, |code| {
            let check = |path: &str, expected: &[&str]| {
                let meant = code.lookup(path);
                let names: Vec<String> = meant.defs.iter().map(|&def| code.qualified(def)).collect();
                assert_eq!(names, expected, "{path}");
            };
            check("demo::net::Client", &["demo::net::Client"]);
            check("crate::net::Client", &["demo::net::Client"]);
            check("Client.send", &["demo::net::Client::send"]);
            check("demo::Agent", &["demo::net::Client"]);
            check("net::Client::size", &["demo::net::Client::size"]);
            check("demo::net", &["demo::net"]);
            check("r#type", &["demo::net::type"]);
            check("demo::Same", &["demo::Same"]);
            check("other::Same", &["demo::other::Same"]);
            check("demo::gone::Client", &[]);
            for nothing in ["", "::", "a b", "demo::", "Client::", "名::前"] {
                check(nothing, &[]);
            }
            assert_eq!(code.lookup("Same").ambiguous, ["demo::Same", "demo::other::Same"]);
            assert_eq!(code.canonical("demo::Agent"), ["demo::net::Client"]);
            assert_eq!(code.canonical("demo"), ["demo"]);
            assert_eq!(code.canonical("std::sync::Arc"), ["alloc::sync::Arc"]);
            assert_eq!(code.canonical("std::fs"), ["std::fs"]);
            assert_eq!(code.canonical("nowhere::x"), Vec::<String>::new());
        });
    }
}
