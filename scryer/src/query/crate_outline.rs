//! What does this crate offer?
//!
//! The public items of a linked crate at the paths by which others name them, re-exports followed: what `pub` makes visible
//! from the root. A dependency's sources are held by signatures, if they are held; nothing is fetched.

use super::contract::{is_inherent, own_members};
use super::describe;
use super::error::QueryError;
use super::model::{CrateOutline, Evidence, Found, Library, PublicItem, PublicSurface, Snapshot, SymbolKind};
use super::nearest::nearest;
use super::note::Note;
use super::place::{TextCache, clipped};
use super::standard;
use crate::facts::{Attr, AttrKind, DefId, ItemFlags, ItemKind, Visibility};
use crate::graph::{PublicName, Surface, Way};
use crate::infer::Program;
use crate::resolve::{ModuleOrigin, ScopeDef};
use crate::workspace::graph::{AbsentCrate, CrateData, CrateId, TargetKind};

/// Lists what a crate offers.
///
/// # Errors
///
/// If no crate is named. An unknown one is an answer.
pub fn crate_outline(
    snapshot: &Snapshot<'_>,
    request: &CrateOutline,
) -> Result<Found<PublicSurface>, QueryError> {
    if request.crate_name.trim().is_empty() {
        return Err(QueryError::Empty { argument: "crate_name" });
    }
    let mut notes = Vec::new();
    let mut snapshot = snapshot;
    if standard::is_crate(snapshot.analysis.program(), &standard_name(&request.crate_name)) {
        match (standard::sources(snapshot), snapshot.library) {
            (Some(sources), _) => {
                snapshot = &sources.snapshot;
                notes.push(Note::Plain {
                    text: format!(
                        "by the sources of toolchain {}; `std::arch` is not read",
                        sources.toolchain
                    ),
                });
            }
            (None, Library::Absent(reason)) => notes.push(Note::Plain {
                text: format!("these are signatures that come with scryer, without docs: {reason}"),
            }),
            (None, _) => {}
        }
    }
    let program = snapshot.analysis.program();
    let mut result = PublicSurface {
        crate_name: String::new(),
        version: None,
        total: 0,
        offset: request.offset,
        omitted: 0,
        modules: Vec::new(),
        items: Vec::new(),
        formatted_markdown: String::new(),
    };
    match chosen(program, request, &mut notes) {
        Some((krate, data)) => {
            result.crate_name.clone_from(&data.name);
            result.version = Some(data.version.clone()).filter(|version| !version.is_empty());
            if program.maps.get(krate).is_some() {
                let mut lister = Lister { snapshot, request, texts: TextCache::new(snapshot) };
                let without = lister.fill(krate, &mut result);
                if result.total == 0 && without > 0 {
                    notes.push(Note::FilterMatchedNothing { filter: filter_text(request), without });
                } else if result.total > 0 && request.offset >= result.total {
                    notes.push(Note::PastTheEnd { total: result.total });
                }
            } else {
                notes.push(Note::CrateNotLoaded { crate_name: data.name.clone() });
            }
        }
        None => match absent(program, request) {
            Some(note) => notes.push(note),
            None => notes.push(unknown(program, request)),
        },
    }
    result.format();
    let evidence = Evidence { languages: vec!["rs".to_owned()], ..Evidence::default() };
    Ok(Found::new(result, notes, evidence))
}

fn is_library(data: &CrateData) -> bool {
    matches!(data.kind, TargetKind::Lib | TargetKind::ProcMacro)
}

/// A crate's name as paths have it.
fn standard_name(name: &str) -> String {
    name.trim().replace('-', "_").to_ascii_lowercase()
}

fn spelt_alike(a: &str, b: &str) -> bool {
    a.replace('-', "_").eq_ignore_ascii_case(&b.trim().replace('-', "_"))
}

/// The crate that is meant: of several versions the newest that is held.
fn chosen<'a>(
    program: &'a Program,
    request: &CrateOutline,
    notes: &mut Vec<Note>,
) -> Option<(CrateId, &'a CrateData)> {
    let wanted = |data: &CrateData| {
        is_library(data)
            && (spelt_alike(&data.name, &request.crate_name)
                || spelt_alike(&data.package, &request.crate_name))
    };
    let mut found: Vec<(CrateId, &CrateData)> = program
        .graph
        .iter()
        .filter(|(_, data)| wanted(data) && is_of_version(&data.version, request))
        .collect();
    let rank = |&(krate, data): &(CrateId, &CrateData)| {
        let numbers: Vec<u64> =
            data.version.split(['.', '-', '+']).map_while(|number| number.parse().ok()).collect();
        (program.maps.get(krate).is_some(), numbers)
    };
    found.sort_by_key(|entry| std::cmp::Reverse(rank(entry)));
    let (&first, others) = found.split_first()?;
    let mut others: Vec<String> = others.iter().map(|(_, data)| data.version.clone()).collect();
    others.retain(|version| *version != first.1.version);
    others.dedup();
    if !others.is_empty() {
        notes.push(Note::Versions { shown: first.1.version.clone(), others });
    }
    Some(first)
}

/// That it is linked, and its source is not there.
fn absent(program: &Program, request: &CrateOutline) -> Option<Note> {
    let named = |name: &str| spelt_alike(name, &request.crate_name);
    let absent = program.graph.absent.iter().find(|absent| {
        (named(&absent.name) || named(&absent.package)) && is_of_version(&absent.version, request)
    })?;
    Some(absent_crate(absent))
}

/// That the source of a crate is not there.
pub(super) fn absent_crate(absent: &AbsentCrate) -> Note {
    Note::CrateAbsent {
        crate_name: absent.package.clone(),
        version: absent.version.clone(),
        remedy: absent.remedy(),
    }
}

/// Whether a version is the one that is asked for, or begins with it.
fn is_of_version(version: &str, request: &CrateOutline) -> bool {
    request.version.as_ref().is_none_or(|wanted| {
        let wanted = wanted.trim().trim_start_matches(['=', 'v', ' ']);
        version == wanted || version.starts_with(&format!("{wanted}."))
    })
}

fn unknown(program: &Program, request: &CrateOutline) -> Note {
    let mut names: Vec<&str> =
        program.graph.iter().filter(|(_, data)| is_library(data)).map(|(_, data)| &*data.name).collect();
    names.sort_unstable();
    names.dedup();
    let crate_name = match &request.version {
        Some(version) => format!("{} {version}", request.crate_name),
        None => request.crate_name.clone(),
    };
    let mut nearest = nearest(&request.crate_name, names.iter().copied());
    // With the wrong version, the crate itself is nearest.
    nearest.extend(
        names.iter().filter(|name| spelt_alike(name, &request.crate_name)).map(|&name| name.to_owned()),
    );
    nearest.dedup();
    let linked =
        if nearest.is_empty() { names.iter().map(|&name| name.to_owned()).collect() } else { Vec::new() };
    Note::UnknownCrate { crate_name, nearest, linked }
}

fn filter_text(request: &CrateOutline) -> String {
    let mut parts = Vec::new();
    parts.extend(request.module.as_ref().map(|module| format!("module `{module}`")));
    parts.extend(request.query.as_ref().map(|query| format!("query `{query}`")));
    if !request.kinds.is_empty() {
        let words: Vec<&str> = request.kinds.iter().map(|kind| kind.word()).collect();
        parts.push(format!("kinds `{}`", words.join("`, `")));
    }
    parts.join(" with ")
}

struct Lister<'a> {
    snapshot: &'a Snapshot<'a>,
    request: &'a CrateOutline,
    texts: TextCache<'a>,
}

impl Lister<'_> {
    /// Lists what is asked for, and tells how much there is without filters.
    fn fill(&mut self, krate: CrateId, result: &mut PublicSurface) -> usize {
        let program = self.snapshot.analysis.program();
        let surface = Surface::of_crate(program, krate);
        let root = &program.graph[krate].name;
        let below = self.request.module.as_ref().map(|module| {
            let path = module.trim().trim_start_matches("::").trim_end_matches("::").replace('.', "::");
            let own =
                path.strip_prefix("crate::").or(path.strip_prefix(&format!("{root}::"))).unwrap_or(&path);
            match own {
                "crate" => root.clone(),
                own if own == root => root.clone(),
                own => format!("{root}::{own}"),
            }
        });
        let query = self.request.query.as_ref().map(|query| query.to_lowercase());
        let narrowed = below.is_some() || query.is_some();
        let without = surface.names.len();
        let mut modules: Vec<(String, usize)> = Vec::new();
        for entry in &surface.names {
            let kind = self.kind(entry.what);
            let in_module = below.as_ref().is_none_or(|below| {
                let rest = entry.module.strip_prefix(&**below);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
            });
            let fits = in_module
                && query.as_ref().is_none_or(|query| entry.name.to_lowercase().contains(query))
                && (self.request.kinds.is_empty()
                    || kind.is_some_and(|kind| self.request.kinds.contains(&kind)));
            if !fits {
                continue;
            }
            match modules.iter_mut().find(|(known, _)| *known == entry.module) {
                Some((_, count)) => *count += 1,
                None => modules.push((entry.module.clone(), 1)),
            }
            let item = self.item(entry, kind, narrowed);
            result.items.push(item);
        }
        // What is meant for others comes first, then by kind.
        let rank = |item: &PublicItem| (item.hidden, item.reexport.is_some(), item.kind);
        let depth = |path: &str| path.matches("::").count();
        result.items.sort_by(|a, b| {
            (depth(&a.module), &a.module, rank(a), &a.name).cmp(&(
                depth(&b.module),
                &b.module,
                rank(b),
                &b.name,
            ))
        });
        result.total = result.items.len();
        result.items.drain(..self.request.offset.min(result.total));
        result.items.truncate(self.request.limit);
        if self.request.offset > 0 {
            modules.retain(|(module, _)| result.items.iter().any(|item| item.module == *module));
        }
        modules.sort_unstable();
        result.modules = modules.into_iter().map(|(module, count)| format!("{module} {count}")).collect();
        without
    }

    fn kind(&self, what: ScopeDef) -> Option<SymbolKind> {
        let program = self.snapshot.analysis.program();
        match what {
            ScopeDef::Item(def) => describe::kind(program.facts(def.file), def.item),
            ScopeDef::Module(_) => Some(SymbolKind::Module),
            ScopeDef::Builtin(_) | ScopeDef::Opaque => None,
        }
    }

    fn item(&mut self, entry: &PublicName, kind: Option<SymbolKind>, narrowed: bool) -> PublicItem {
        let program = self.snapshot.analysis.program();
        let mut item = PublicItem {
            module: entry.module.clone(),
            name: entry.name.clone(),
            kind,
            signature: String::new(),
            doc: None,
            members: Vec::new(),
            place: None,
            reexport: match &entry.way {
                Way::Here => None,
                Way::Again(path) => Some(path.clone()),
            },
            hidden: entry.hidden,
            condition: (!entry.off.is_empty()).then(|| entry.off.join(", ")),
            variants: entry.twins + 1,
        };
        let (declaration, docs) = match entry.what {
            ScopeDef::Item(def) => (Some(def), program.facts(def.file).item_docs(def.item)),
            ScopeDef::Module(module) if program.maps.get(module.krate).is_some() => {
                let data = &program.maps[module];
                let declared = data.declaration();
                let own = declared.and_then(|def| program.facts(def.file).item_docs(def.item));
                let file = data.file().filter(|_| !matches!(data.origin, ModuleOrigin::Inline(_)));
                let inner = file.and_then(|file| {
                    let facts = program.facts(file);
                    facts.file_docs.map(|docs| &facts[docs])
                });
                (declared, own.or(inner))
            }
            _ => (None, None),
        };
        item.doc = docs.and_then(describe::first_line);
        let Some(def) = declaration else { return item };
        item.signature = self.head(def, &entry.name);
        if narrowed && item.reexport.is_none() && !matches!(entry.what, ScopeDef::Module(_)) {
            item.members = self.members(def);
            let file_path = describe::file_path(self.snapshot, def.file);
            if !file_path.is_empty() {
                let line = describe::name_position(self.snapshot, def).line;
                item.place = Some(format!("{file_path}:{line}"));
            }
        }
        item
    }

    /// What hangs under a type or trait, for others to use.
    fn members(&mut self, def: DefId) -> Vec<String> {
        let program = self.snapshot.analysis.program();
        let flags = |def: &DefId| program.facts(def.file)[def.item].flags;
        let public = |def: &DefId| program.facts(def.file)[def.item].visibility == Visibility::Public;
        let own = own_members(program, def).into_iter();
        let own: Vec<DefId> = match program.kind(def) {
            ItemKind::Trait { .. } | ItemKind::Enum { .. } => own.collect(),
            ItemKind::Struct { .. } | ItemKind::Union { .. } => own.filter(public).collect(),
            _ => Vec::new(),
        };
        let inherent = program.impls_for(def).into_iter().filter(|head| is_inherent(program, head.def));
        let items = inherent.flat_map(|head| own_members(program, head.def)).filter(public);
        let all = own.into_iter().chain(items).filter(|def| !flags(def).contains(ItemFlags::DOC_HIDDEN));
        let mut heads: Vec<String> = Vec::new();
        for def in all {
            let name = program.facts(def.file).item_name(def.item).unwrap_or_default().to_owned();
            let head = self.head(def, &name);
            // Twins mostly read the same.
            if !heads.contains(&head) {
                heads.push(head);
            }
        }
        heads
    }

    fn head(&mut self, def: DefId, name: &str) -> String {
        let program = self.snapshot.analysis.program();
        let facts = program.facts(def.file);
        if facts[def.item].flags.contains(ItemFlags::PROC_MACRO) {
            let attrs = &facts[facts[def.item].attrs];
            let is_attribute = |attr: &Attr| {
                let last = facts[facts[attr.path].segments].last();
                last.is_some_and(|last| &facts[last.name] == "proc_macro_attribute")
            };
            let is_derive = |attr: &Attr| matches!(attr.kind, AttrKind::ProcMacroDerive(_));
            return match () {
                () if attrs.iter().any(is_derive) => format!("#[derive({name})]"),
                () if attrs.iter().any(is_attribute) => format!("#[{name}]"),
                () => format!("{name}!"),
            };
        }
        let text = self.texts.text(program.table.host(def.file));
        let head = describe::head(facts, def.item, text);
        clipped(head.strip_prefix("pub ").unwrap_or(&head))
    }
}

impl PublicSurface {
    /// Writes the items that are listed as Markdown.
    pub(crate) fn format(&mut self) {
        let mut out = String::new();
        let mut module = None;
        for item in &self.items {
            if module != Some(&item.module) {
                if module.is_some() {
                    out.push('\n');
                }
                out.push_str(&format!("## {}\n", item.module));
                module = Some(&item.module);
            }
            out.push_str(&format!("- `{}`{}", item.declared(), item.marks()));
            if let Some(doc) = &item.doc {
                out.push_str(&format!(" — {doc}"));
            }
            if let Some(place) = &item.place {
                out.push_str(&format!(" ({place})"));
            }
            out.push('\n');
            for member in &item.members {
                out.push_str(&format!("  - `{member}`\n"));
            }
        }
        self.omitted = self.total.saturating_sub(self.offset.saturating_add(self.items.len()));
        self.formatted_markdown = out.trim_end().to_owned();
    }
}

impl PublicItem {
    /// What is declared under its name, or the re-export.
    pub fn declared(&self) -> String {
        let kind = self.kind.map(|kind| format!("{kind} ")).unwrap_or_default();
        match &self.reexport {
            Some(path) if self.name == "*" => format!("pub use {path}::*"),
            Some(path) if path.rsplit("::").next() == Some(&self.name) => format!("pub use {path}"),
            Some(path) => format!("pub use {path} as {}", self.name),
            None if self.signature.is_empty() => format!("{kind}{}", self.name),
            None if self.signature.contains(&*self.name) => self.signature.clone(),
            // Under another name than its own.
            None => format!("{} (as {})", self.signature, self.name),
        }
    }

    /// What is to be said of it beside: that it is hidden, or only there in some builds.
    pub fn marks(&self) -> String {
        let mut marks = String::new();
        if self.hidden {
            marks.push_str(" #[doc(hidden)]");
        }
        match &self.condition {
            Some(condition) => marks.push_str(&format!(" #[cfg({condition})]")),
            None if self.variants > 1 => marks.push_str(&format!(" ({} cfg variants)", self.variants)),
            None => {}
        }
        marks
    }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::testing::Fixture;

    const TEXT: &str = "
mod inner {
    /// Deep inside.
    pub struct Deep<T> { pub seen: T, hidden: u8 }
    impl<T> Deep<T> { pub fn new(seen: T) -> Self { loop {} } fn private() {} }
    pub(crate) fn not_out() {}
}
pub use inner::Deep;
pub use inner::Deep as Renamed;
pub mod net {
    pub trait Send { fn send(&self); }
    pub mod deep { pub const LIMIT: usize = 3; }
}
/// Runs.
pub fn run() {}
#[macro_export] macro_rules! shout { () => {} }
";

    fn shown(found: &Found<PublicSurface>) -> String {
        let surface = &found.result;
        let mut out = format!("{} {} of {}\n", surface.crate_name, surface.items.len(), surface.total);
        out += &format!("{}\n{}\n", surface.modules.join(", "), surface.formatted_markdown);
        out.extend(found.notes.iter().map(|note| format!("note: {note}\n")));
        out
    }

    #[track_caller]
    fn check(request: &CrateOutline, expected: Expect) {
        let fixture = Fixture::new(TEXT);
        expected.assert_eq(&shown(&crate_outline(&fixture.snapshot(), request).expect("it can be asked")));
    }

    #[test]
    fn public_paths() {
        check(
            &CrateOutline::new("demo"),
            expect![[r#"
            demo 8 of 8
            demo 5, demo::net 2, demo::net::deep 1
            ## demo
            - `mod net`
            - `fn run()` — Runs.
            - `struct Deep<T>` — Deep inside.
            - `struct Deep<T> (as Renamed)` — Deep inside.
            - `macro_rules! shout`

            ## demo::net
            - `mod deep`
            - `trait Send`

            ## demo::net::deep
            - `const LIMIT: usize`
        "#]],
        );
        check(
            &CrateOutline { module: Some("net".to_owned()), ..CrateOutline::new("demo") },
            expect![[r#"
                demo 3 of 3
                demo::net 2, demo::net::deep 1
                ## demo::net
                - `mod deep`
                - `trait Send` (src/lib.rs:11)
                  - `fn send(&self)`

                ## demo::net::deep
                - `const LIMIT: usize` (src/lib.rs:12)
            "#]],
        );
        check(
            &CrateOutline { query: Some("deep".to_owned()), ..CrateOutline::new("demo") },
            expect![[r#"
                demo 2 of 2
                demo 1, demo::net 1
                ## demo
                - `struct Deep<T>` — Deep inside. (src/lib.rs:4)
                  - `seen: T`
                  - `fn new(seen: T) -> Self`

                ## demo::net
                - `mod deep`
            "#]],
        );
        check(
            &CrateOutline { kinds: vec![SymbolKind::Const], ..CrateOutline::new("demo") },
            expect![[r#"
            demo 1 of 1
            demo::net::deep 1
            ## demo::net::deep
            - `const LIMIT: usize`
        "#]],
        );
    }

    #[test]
    fn what_is_not_there_says_so() {
        check(
            &CrateOutline::new("dmeo"),
            expect![[r#"
             0 of 0


            note: no crate `dmeo` is linked; nearest names: `demo`
        "#]],
        );
        check(
            &CrateOutline { version: Some("9".to_owned()), ..CrateOutline::new("demo") },
            expect![[r#"
             0 of 0


            note: no crate `demo 9` is linked; nearest names: `demo`
        "#]],
        );
        check(
            &CrateOutline { module: Some("nte".to_owned()), ..CrateOutline::new("demo") },
            expect![[r#"
            demo 0 of 0


            note: module `nte` matched nothing; without it there are 8
        "#]],
        );
        let fixture = Fixture::new(TEXT);
        let error = crate_outline(&fixture.snapshot(), &CrateOutline::new(" ")).expect_err("no crate");
        assert_eq!(error.to_string(), "`crate_name` is empty; leave it out or give a value");
    }

    #[test]
    fn crates_of_std_have_public_paths() {
        let fixture = Fixture::new(TEXT);
        let ask = CrateOutline { module: Some("collections".to_owned()), ..CrateOutline::new("std") };
        let found = crate_outline(&fixture.snapshot(), &ask).expect("it can be asked");
        assert!(found.result.formatted_markdown.contains("`struct HashMap`"), "{:?}", found.result.modules);
    }
}
