//! What does this crate offer?
//!
//! The public items of a linked crate at the paths by which others name them, re-exports followed: what `pub` makes visible
//! from the root. A dependency's sources are held by signatures, if they are held; nothing is fetched.

use super::contract::{is_inherent, own_members};
use super::describe;
use super::error::QueryError;
use super::model::{CrateOutline, Evidence, Found, PublicItem, PublicSurface, Snapshot, SymbolKind};
use super::nearest::nearest;
use super::note::Note;
use super::place::{TextCache, clipped};
use crate::facts::{DefId, ItemKind, Visibility};
use crate::graph::PublicItems;
use crate::infer::Program;
use crate::workspace::graph::{CrateData, CrateId, TargetKind};

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
    let program = snapshot.analysis.program();
    let mut notes = Vec::new();
    let mut result = PublicSurface {
        crate_name: String::new(),
        version: None,
        total: 0,
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
                }
            } else {
                notes.push(Note::CrateNotLoaded { crate_name: data.name.clone() });
            }
        }
        None => notes.push(unknown(program, request)),
    }
    result.format();
    let evidence = Evidence { languages: vec!["rs".to_owned()], ..Evidence::default() };
    Ok(Found::new(result, notes, evidence))
}

fn is_library(data: &CrateData) -> bool {
    matches!(data.kind, TargetKind::Lib | TargetKind::ProcMacro)
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
    let of_version = |data: &CrateData| {
        request.version.as_ref().is_none_or(|version| {
            let version = version.trim().trim_start_matches(['=', 'v', ' ']);
            data.version == version || data.version.starts_with(&format!("{version}."))
        })
    };
    let mut found: Vec<(CrateId, &CrateData)> =
        program.graph.iter().filter(|(_, data)| wanted(data) && of_version(data)).collect();
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
        let all = PublicItems::of_crate(program, krate);
        let root = &program.graph[krate].name;
        let below = self.request.module.as_ref().map(|module| {
            let path = module.trim().trim_start_matches("::").replace('.', "::");
            let own = path.strip_prefix("crate::").or(path.strip_prefix(&format!("{root}::")));
            format!("{root}::{}", own.unwrap_or(&path))
        });
        let query = self.request.query.as_ref().map(|query| query.to_lowercase());
        let with_members = below.is_some() || query.is_some();
        let mut without = 0;
        let mut modules: Vec<(String, usize)> = Vec::new();
        for (def, path) in all.iter() {
            without += 1;
            let Some((module, name)) = path.rsplit_once("::") else { continue };
            let Some(kind) = describe::kind(program.facts(def.file), def.item) else { continue };
            let in_module = below.as_ref().is_none_or(|below| {
                module == below || module.strip_prefix(&**below).is_some_and(|rest| rest.starts_with("::"))
            });
            let fits = in_module
                && query.as_ref().is_none_or(|query| name.to_lowercase().contains(query))
                && (self.request.kinds.is_empty() || self.request.kinds.contains(&kind));
            if !fits {
                continue;
            }
            match modules.iter_mut().find(|(known, _)| known == module) {
                Some((_, count)) => *count += 1,
                None => modules.push((module.to_owned(), 1)),
            }
            let item = self.item(def, kind, module, name, with_members);
            result.items.push(item);
        }
        let depth = |path: &str| path.matches("::").count();
        result.items.sort_by(|a, b| {
            (depth(&a.module), &a.module, a.kind, &a.name).cmp(&(
                depth(&b.module),
                &b.module,
                b.kind,
                &b.name,
            ))
        });
        modules.sort_unstable();
        result.modules = modules.into_iter().map(|(module, count)| format!("{module} {count}")).collect();
        result.total = result.items.len();
        without
    }

    fn item(
        &mut self,
        def: DefId,
        kind: SymbolKind,
        module: &str,
        name: &str,
        with_members: bool,
    ) -> PublicItem {
        let program = self.snapshot.analysis.program();
        let doc = program.facts(def.file).item_docs(def.item).and_then(describe::first_line);
        let signature = self.head(def);
        let mut members = Vec::new();
        if with_members {
            let public = |def: &DefId| program.facts(def.file)[def.item].visibility == Visibility::Public;
            let own = own_members(program, def).into_iter();
            let own: Vec<DefId> = match program.kind(def) {
                ItemKind::Trait { .. } | ItemKind::Enum { .. } => own.collect(),
                ItemKind::Struct { .. } | ItemKind::Union { .. } => own.filter(public).collect(),
                _ => Vec::new(),
            };
            let inherent = program.impls_for(def).into_iter().filter(|head| is_inherent(program, head.def));
            let items = inherent.flat_map(|head| own_members(program, head.def)).filter(public);
            members = own.into_iter().chain(items).map(|def| self.head(def)).collect();
        }
        PublicItem { module: module.to_owned(), name: name.to_owned(), kind, signature, doc, members }
    }

    fn head(&mut self, def: DefId) -> String {
        let program = self.snapshot.analysis.program();
        let text = self.texts.text(program.table.host(def.file));
        let head = describe::head(program.facts(def.file), def.item, text);
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
            let declared = match item.signature.is_empty() {
                true => format!("{} {}", item.kind, item.name),
                false if item.signature.contains(&*item.name) => item.signature.clone(),
                // Under another name than its own.
                false => format!("{} (as {})", item.signature, item.name),
            };
            let doc = item.doc.as_ref().map(|doc| format!(" — {doc}")).unwrap_or_default();
            out.push_str(&format!("- `{declared}`{doc}\n"));
            for member in &item.members {
                out.push_str(&format!("  - `{member}`\n"));
            }
        }
        self.omitted = self.total.saturating_sub(self.items.len());
        self.formatted_markdown = out.trim_end().to_owned();
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
            demo 7 of 7
            demo 4, demo::net 2, demo::net::deep 1
            ## demo
            - `mod net`
            - `fn run()` — Runs.
            - `struct Deep<T>` — Deep inside.
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
            - `trait Send`
              - `fn send(&self)`

            ## demo::net::deep
            - `const LIMIT: usize`
        "#]],
        );
        check(
            &CrateOutline { query: Some("deep".to_owned()), ..CrateOutline::new("demo") },
            expect![[r#"
            demo 2 of 2
            demo 1, demo::net 1
            ## demo
            - `struct Deep<T>` — Deep inside.
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


            note: module `nte` matched nothing; without it there are 7
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
