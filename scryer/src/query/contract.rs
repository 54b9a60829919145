//! What does this type or trait offer, and what does it demand?
//!
//! Parameters and bounds, fields and variants, methods by the impl that has them, traits implemented or derived; of a trait
//! what an impl must and may have, and who implements it. Types of dependencies count too. What is listed is declared: blanket
//! impls and auto traits are not.

use super::describe;
use super::error::QueryError;
use super::model::{
    Contract, Evidence, Found, InherentImpl, Member, Snapshot, SymbolKind, TargetArg, TraitImpl, TypeContract,
};
use super::note::Note;
use super::place::{TextCache, clipped};
use super::standard::{self, Elsewhere};
use super::target::{Meaning, Meant};
use crate::facts::{AttrKind, DefId, ItemFlags, ItemKind};
use crate::infer::Program;

/// Tells what a type or trait is made of.
///
/// # Errors
///
/// If the position or the symbol can't be. What is unknown, ambiguous or no type is an answer.
pub fn type_contract(snapshot: &Snapshot<'_>, request: &TypeContract) -> Result<Found<Contract>, QueryError> {
    match standard::meaning(snapshot, &request.target)? {
        Elsewhere::Here(meaning, text) => {
            let mut found = contract_of(snapshot, request, meaning);
            found.notes.extend(text.map(|text| Note::Plain { text }));
            Ok(found)
        }
        Elsewhere::Sources(sources, meaning) => {
            let mut found = contract_of(&sources.snapshot, request, meaning);
            // What the workspace and its dependencies implement is not in there.
            if let Some(signatures) = standard::meaning_here(snapshot, &request.target)? {
                let own = contract_of(snapshot, request, signatures).result;
                let is_written = |one: &TraitImpl| !one.file_path.is_empty();
                found.result.implementors.extend(own.implementors.into_iter().filter(is_written));
                found.result.traits.extend(own.traits.into_iter().filter(is_written));
                found.result.impls.extend(own.impls.into_iter().filter(|one| !one.file_path.is_empty()));
            }
            let name = match (&found.result.definition, &request.target) {
                (Some(definition), _) => definition.qualified_name.clone(),
                (None, TargetArg::Symbol(symbol)) => symbol.clone(),
                (None, TargetArg::Position { .. }) => "it".to_owned(),
            };
            found.notes.push(Note::Plain { text: standard::origin(&name, sources) });
            Ok(found)
        }
    }
}

fn contract_of(snapshot: &Snapshot<'_>, request: &TypeContract, meaning: Meaning) -> Found<Contract> {
    let Meaning { groups, note } = meaning;
    let mut notes: Vec<Note> = note.into_iter().collect();
    let program = snapshot.analysis.program();
    // A name's types are meant, whatever else has it.
    let (mut groups, others): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|group| group.iter().all(|&def| has_contract(program, def)));
    if groups.is_empty()
        // The numbers of files depend on what was read when.
        && let Some(&def) = others.iter().flatten().min_by_key(|def| (&program.table[def.file].path, def.item))
    {
        let kind = describe::kind(program.facts(def.file), def.item).unwrap_or(SymbolKind::Parameter);
        notes.push(Note::NoType { symbol: describe::qualified(program, def).path, kind });
    }
    let mut result = empty();
    if groups.len() > 1 || groups.iter().any(|group| group.len() > 1) {
        let meant = Meant::new(snapshot, &groups, &vec![0; groups.len()]);
        notes.extend(meant.note);
        result.ambiguous = true;
        result.candidates = meant.candidates;
        result.candidates.iter_mut().for_each(|one| one.usages = None);
        result.candidate_count = meant.candidate_count;
    }
    // Twins are shown by the first; other things that share a name are not mixed.
    let chosen = match groups.len() {
        1 => groups.pop().and_then(|group| group.first().copied()),
        _ => None,
    };
    if let Some(def) = chosen {
        let mut writer = Writer { snapshot, texts: TextCache::new(snapshot), compact: request.compact };
        writer.fill(def, &mut result);
    }
    if !snapshot.failures.is_empty() {
        let files = snapshot.failures.iter().map(|failure| failure.file_path.clone()).collect();
        notes.push(Note::Failures { files });
    }
    let evidence = Evidence {
        ambiguous: result.ambiguous,
        failures: snapshot.failures.len(),
        languages: vec!["rs".to_owned()],
        ..Evidence::default()
    };
    Found::new(result, notes, evidence)
}

fn empty() -> Contract {
    Contract {
        definition: None,
        ambiguous: false,
        candidates: Vec::new(),
        candidate_count: None,
        generics: Vec::new(),
        supertraits: Vec::new(),
        fields: Vec::new(),
        variants: Vec::new(),
        required: Vec::new(),
        provided: Vec::new(),
        impls: Vec::new(),
        traits: Vec::new(),
        implementors: Vec::new(),
    }
}

fn has_contract(program: &Program, def: DefId) -> bool {
    matches!(
        program.kind(def),
        ItemKind::Struct { .. }
            | ItemKind::Enum { .. }
            | ItemKind::Union { .. }
            | ItemKind::Variant { .. }
            | ItemKind::Trait { .. }
            | ItemKind::TypeAlias { .. }
    )
}

/// The members of a type or trait by name: fields, variants and items of a trait, then those of its inherent impls.
pub(super) fn member_names(program: &Program, def: DefId) -> Vec<String> {
    let mut names = own_members(program, def);
    let inherent = program.impls_for(def).into_iter().filter(|head| is_inherent(program, head.def));
    let items = inherent.flat_map(|head| own_members(program, head.def));
    names.extend(items);
    names
        .into_iter()
        .filter_map(|def| program.facts(def.file).item_name(def.item).map(str::to_owned))
        .collect()
}

/// What stands directly in a type, trait or impl.
pub(super) fn own_members(program: &Program, def: DefId) -> Vec<DefId> {
    let facts = program.facts(def.file);
    let items = facts.children(def.item).filter(|&item| describe::is_symbol(facts, item));
    items.map(|item| DefId { file: def.file, item }).collect()
}

pub(super) fn is_inherent(program: &Program, impl_: DefId) -> bool {
    matches!(program.kind(impl_), ItemKind::Impl { trait_path: None, .. })
}

struct Writer<'a> {
    snapshot: &'a Snapshot<'a>,
    texts: TextCache<'a>,
    compact: bool,
}

impl Writer<'_> {
    fn fill(&mut self, def: DefId, result: &mut Contract) {
        let program = self.snapshot.analysis.program();
        let mut symbol = standard::symbol(self.snapshot, &mut self.texts, def);
        if self.compact {
            symbol.doc = None;
        }
        result.definition = Some(symbol);
        let head = self.head(def);
        let parts = Parts::of(&head, program.facts(def.file).item_name(def.item).unwrap_or_default());
        result.generics = parts.generics;
        result.supertraits = parts.supertraits;
        for member in own_members(program, def) {
            let written = self.member(member);
            match program.kind(member) {
                ItemKind::Field { .. } => result.fields.push(written),
                ItemKind::Variant { .. } => result.variants.push(written),
                _ if program.facts(member.file)[member.item].flags.contains(ItemFlags::PROVIDED) => {
                    result.provided.push(written);
                }
                _ => result.required.push(written),
            }
        }
        result.traits = self.derives(def);
        for head in program.impls_for(def).into_iter().filter(|head| !head.derived) {
            if is_inherent(program, head.def) {
                let items =
                    own_members(program, head.def).into_iter().map(|item| self.member(item)).collect();
                let text = clipped(&self.head(head.def));
                let (file_path, line) = self.place(head.def);
                result.impls.push(InherentImpl { head: text, file_path, line, items });
            } else {
                let name = self.impl_parts(head.def).0;
                let (file_path, line) = self.place(head.def);
                result.traits.push(TraitImpl { name, file_path, line, derived: false });
            }
        }
        if matches!(program.kind(def), ItemKind::Trait { .. }) {
            for head in program.impls_of(def) {
                let name = match head.derived {
                    true => describe::qualified(program, head.def).path,
                    false => self.impl_parts(head.def).1,
                };
                let (file_path, line) = self.place(head.def);
                result.implementors.push(TraitImpl { name, file_path, line, derived: head.derived });
            }
            result
                .implementors
                .sort_by(|a, b| (&a.file_path, a.line, &a.name).cmp(&(&b.file_path, b.line, &b.name)));
        }
    }

    fn head(&mut self, def: DefId) -> String {
        let program = self.snapshot.analysis.program();
        describe::head(program.facts(def.file), def.item, self.texts.text(program.table.host(def.file)))
    }

    fn place(&self, def: DefId) -> (String, u32) {
        let file_path = describe::file_path(self.snapshot, def.file);
        let line = if file_path.is_empty() { 0 } else { describe::name_position(self.snapshot, def).line };
        (file_path, line)
    }

    fn member(&mut self, def: DefId) -> Member {
        let program = self.snapshot.analysis.program();
        let facts = program.facts(def.file);
        let kind = describe::kind(facts, def.item).unwrap_or(SymbolKind::Parameter);
        let named_only = self.compact && !matches!(kind, SymbolKind::Field | SymbolKind::Variant);
        let doc = facts.item_docs(def.item).and_then(describe::first_line).filter(|_| !self.compact);
        let signature = match kind {
            _ if named_only => String::new(),
            SymbolKind::Variant => self.variant(def),
            _ => clipped(&self.head(def)),
        };
        Member {
            name: facts.item_name(def.item).unwrap_or_default().to_owned(),
            kind,
            line: self.place(def).1,
            signature,
            doc,
        }
    }

    /// A variant with what it holds.
    fn variant(&mut self, def: DefId) -> String {
        let program = self.snapshot.analysis.program();
        let ranges = program.facts(def.file).item_ranges[def.item.index()];
        let whole = crate::source::TextRange::new(ranges.decl_start, ranges.full.end.max(ranges.decl_start));
        match self.texts.text(program.table.host(def.file)) {
            Some(text) => clipped(&describe::one_line(whole.slice(text))),
            None => clipped(&self.head(def)),
        }
    }

    /// Trait and type of an impl, as its head has them.
    fn impl_parts(&mut self, impl_: DefId) -> (String, String) {
        let name = describe::impl_name(&self.head(impl_));
        let name = name.strip_prefix("impl ").unwrap_or(&name);
        let (trait_, ty) = name.split_once(" for ").unwrap_or((name, ""));
        (clipped(trait_), clipped(ty))
    }

    fn derives(&self, def: DefId) -> Vec<TraitImpl> {
        let facts = self.snapshot.analysis.program().facts(def.file);
        let file_path = describe::file_path(self.snapshot, def.file);
        let mut traits = Vec::new();
        for attr in &facts[facts[def.item].attrs] {
            let AttrKind::Derive(paths) = attr.kind else { continue };
            for &path in &facts[paths] {
                let segments = facts[path].segments;
                let Some(last) = facts[segments].last() else { continue };
                let start = facts.segment_starts.get(segments.range()).and_then(|starts| starts.last());
                let line = start.map_or(0, |&start| facts.lines.position(start).line);
                let line = if file_path.is_empty() { 0 } else { line };
                let name = facts[last.name].to_owned();
                traits.push(TraitImpl { name, file_path: file_path.clone(), line, derived: true });
            }
        }
        traits
    }
}

/// What stands in a head beside the name.
#[derive(Debug, PartialEq, Eq)]
struct Parts {
    generics: Vec<String>,
    supertraits: Vec<String>,
}

impl Parts {
    fn of(head: &str, name: &str) -> Parts {
        let behind = match head.find(name) {
            Some(at) => head.get(at + name.len()..).unwrap_or_default(),
            None => "",
        };
        let (mut generics, rest) = match behind.trim_start().strip_prefix('<') {
            Some(inside) => match end_of(inside, '>') {
                Some(end) => (listed(&inside[..end]), inside.get(end + 1..).unwrap_or_default()),
                None => (Vec::new(), behind),
            },
            None => (Vec::new(), behind),
        };
        let (before, clauses) = match rest.split_once(" where ") {
            Some((before, clauses)) => (before, clauses),
            None => (rest, rest.strip_prefix("where ").unwrap_or_default()),
        };
        generics.extend(listed(clauses).into_iter().map(|clause| format!("where {clause}")));
        let supertraits = match before.trim_start().strip_prefix(':') {
            Some(bounds) => split(bounds, '+'),
            None => Vec::new(),
        };
        Parts { generics, supertraits }
    }
}

/// The parts of a list between commas that are in no brackets.
fn listed(text: &str) -> Vec<String> {
    split(text, ',')
}

/// The parts of a text between separators that are in no brackets, without blanks around them.
fn split(text: &str, separator: char) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = text;
    loop {
        let end = end_of(rest, separator);
        let part = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default().trim();
        if !part.is_empty() {
            parts.push(clipped(part));
        }
        match end {
            Some(end) => rest = rest.get(end + 1..).unwrap_or_default(),
            None => return parts,
        }
    }
}

/// Where the first `wanted` stands that is in no brackets.
fn end_of(text: &str, wanted: char) -> Option<usize> {
    let mut depth = 0usize;
    for (at, letter) in text.char_indices() {
        if depth == 0 && letter == wanted && !text[..at].ends_with('-') {
            return Some(at);
        }
        match letter {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' if text[..at].ends_with('-') => {}
            '>' | ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::testing::Fixture;

    fn shown(found: &Found<Contract>) -> String {
        let contract = &found.result;
        let mut out = String::new();
        if let Some(symbol) = &contract.definition {
            let doc = symbol.doc.as_ref().map(|doc| format!(" | {doc}")).unwrap_or_default();
            out += &format!(
                "{} {}:{} `{}`{doc}\n",
                symbol.qualified_name, symbol.file_path, symbol.line, symbol.signature
            );
        }
        for one in &contract.candidates {
            out += &format!("candidate {} {}:{}\n", one.qualified_name, one.file_path, one.line);
        }
        if !contract.generics.is_empty() {
            out += &format!("generics {}\n", contract.generics.join(" | "));
        }
        if !contract.supertraits.is_empty() {
            out += &format!("supertraits {}\n", contract.supertraits.join(" | "));
        }
        let member = |word: &str, member: &Member| {
            let doc = member.doc.as_ref().map(|doc| format!(" | {doc}")).unwrap_or_default();
            format!("{word} {} {} {} `{}`{doc}\n", member.kind, member.name, member.line, member.signature)
        };
        let lists = [
            ("field", &contract.fields),
            ("variant", &contract.variants),
            ("required", &contract.required),
            ("provided", &contract.provided),
        ];
        for (word, list) in lists {
            out.extend(list.iter().map(|one| member(word, one)));
        }
        for one in &contract.impls {
            out += &format!("{} {}:{}\n", one.head, one.file_path, one.line);
            out.extend(one.items.iter().map(|one| member(" ", one)));
        }
        for (word, list) in [("trait", &contract.traits), ("implementor", &contract.implementors)] {
            for one in list.iter().filter(|one| !one.file_path.is_empty()) {
                let derived = if one.derived { " derived" } else { "" };
                out += &format!("{word} {} {}:{}{derived}\n", one.name, one.file_path, one.line);
            }
        }
        for note in &found.notes {
            out += &format!("note: {note}\n");
        }
        out
    }

    const TEXT: &str = "
/// A buffer.
#[derive(Clone, Debug)]
pub struct Buffer<'a, T: Copy, const N: usize = 4>
where
    T: Default,
{
    /// What it holds.
    pub items: [T; N],
    rest: Option<&'a str>,
}
impl<'a, T: Copy + Default, const N: usize> Buffer<'a, T, N> {
    pub const MAX: usize = N;
    /// The first.
    pub fn first(&self) -> Option<T> { None }
    fn private(&mut self, at: usize) {}
}
impl<T: Copy + Default> Buffer<'_, T, 1> { pub fn only(&self) {} }
impl<T: Copy + Default, const N: usize> From<[T; N]> for Buffer<'_, T, N> { fn from(_: [T; N]) -> Self { loop {} } }
impl<T: Copy + Default, const N: usize> Source for Buffer<'_, T, N> { type Item = T; fn next(&mut self) -> Option<T> { None } }

/// Gives.
pub trait Source: Sized + Send {
    type Item: Copy;
    const SIZE: usize = 1;
    fn next(&mut self) -> Option<Self::Item>;
    /// All of them.
    fn all(&mut self) -> Vec<Self::Item> { Vec::new() }
}
pub struct Empty;
impl Source for Empty { type Item = u8; fn next(&mut self) -> Option<u8> { None } }

#[derive(PartialEq)]
pub enum Event { /// By hand.
    Click(u8, u8), Resize { size: u8 }, Quit = 3 }
pub type Alias = Buffer<'static, u8, 2>;
pub fn event() {}
";

    #[track_caller]
    fn check(fixture: &str, request: &TypeContract, expected: Expect) {
        let fixture = Fixture::new(fixture);
        expected.assert_eq(&shown(&type_contract(&fixture.snapshot(), request).expect("it can be asked")));
    }

    fn of(symbol: &str) -> TypeContract {
        TypeContract::new(TargetArg::Symbol(symbol.to_owned()))
    }

    #[test]
    fn types() {
        check(
            TEXT,
            &of("Buffer"),
            expect![[r#"
            demo::Buffer src/lib.rs:4 `pub struct Buffer<'a, T: Copy, const N: usize = 4> where T: Default` | A buffer.
            generics 'a | T: Copy | const N: usize = 4 | where T: Default
            field field items 9 `pub items: [T; N]` | What it holds.
            field field rest 10 `rest: Option<&'a str>`
            impl<'a, T: Copy + Default, const N: usize> Buffer<'a, T, N> src/lib.rs:12
              const MAX 13 `pub const MAX: usize`
              method first 15 `pub fn first(&self) -> Option<T>` | The first.
              method private 16 `fn private(&mut self, at: usize)`
            impl<T: Copy + Default> Buffer<'_, T, 1> src/lib.rs:18
              method only 18 `pub fn only(&self)`
            trait Clone src/lib.rs:3 derived
            trait Debug src/lib.rs:3 derived
            trait From<[T; N]> src/lib.rs:19
            trait Source src/lib.rs:20
        "#]],
        );
        check(
            TEXT,
            &TypeContract { compact: true, ..of("Buffer") },
            expect![[r#"
            demo::Buffer src/lib.rs:4 `pub struct Buffer<'a, T: Copy, const N: usize = 4> where T: Default`
            generics 'a | T: Copy | const N: usize = 4 | where T: Default
            field field items 9 `pub items: [T; N]`
            field field rest 10 `rest: Option<&'a str>`
            impl<'a, T: Copy + Default, const N: usize> Buffer<'a, T, N> src/lib.rs:12
              const MAX 13 ``
              method first 15 ``
              method private 16 ``
            impl<T: Copy + Default> Buffer<'_, T, 1> src/lib.rs:18
              method only 18 ``
            trait Clone src/lib.rs:3 derived
            trait Debug src/lib.rs:3 derived
            trait From<[T; N]> src/lib.rs:19
            trait Source src/lib.rs:20
        "#]],
        );
        check(
            TEXT,
            &of("Event"),
            expect![[r#"
            demo::Event src/lib.rs:34 `pub enum Event`
            variant variant Click 35 `Click(u8, u8)` | By hand.
            variant variant Resize 35 `Resize { size: u8 }`
            variant variant Quit 35 `Quit = 3`
            trait PartialEq src/lib.rs:33 derived
        "#]],
        );
        check(
            TEXT,
            &of("Alias"),
            expect![[r#"
            demo::Alias src/lib.rs:36 `pub type Alias = Buffer<'static, u8, 2>`
        "#]],
        );
    }

    #[test]
    fn traits() {
        check(
            TEXT,
            &of("Source"),
            expect![[r#"
            demo::Source src/lib.rs:23 `pub trait Source: Sized + Send` | Gives.
            supertraits Sized | Send
            required associated_type Item 24 `type Item: Copy`
            required method next 26 `fn next(&mut self) -> Option<Self::Item>`
            provided const SIZE 25 `const SIZE: usize`
            provided method all 28 `fn all(&mut self) -> Vec<Self::Item>` | All of them.
            implementor Buffer<'_, T, N> src/lib.rs:20
            implementor Empty src/lib.rs:31
        "#]],
        );
    }

    #[test]
    fn what_has_none_says_so() {
        check(
            TEXT,
            &of("event"),
            expect![[r#"
            note: `demo::event` is a fn, and only types and traits have a contract; inspect_symbol shows it
        "#]],
        );
        check(
            TEXT,
            &of("Bufer"),
            expect![[r#"
            note: no indexed symbol named `Bufer`; nearest names: `Buffer`
        "#]],
        );
        check(
            "pub mod a { pub struct S; }\npub mod b { pub struct S; }\n",
            &of("S"),
            expect![[r#"
            candidate demo::a::S src/lib.rs:1
            candidate demo::b::S src/lib.rs:2
        "#]],
        );
    }

    #[test]
    fn types_of_dependencies() {
        let fixture = Fixture::new("pub fn f() -> Option<u8> { None }\n");
        let found = type_contract(&fixture.snapshot(), &of("Option")).expect("it can be asked");
        let definition = found.result.definition.expect("std has one");
        assert_eq!(
            (&*definition.qualified_name, &*definition.file_path, definition.line > 0),
            ("core::option::Option", "", true)
        );
        assert_eq!(found.result.variants.iter().map(|one| &*one.name).collect::<Vec<_>>(), ["None", "Some"]);
    }

    #[test]
    fn heads_are_taken_apart() {
        let check = |head: &str, name: &str, generics: &[&str], supertraits: &[&str]| {
            let parts = Parts::of(head, name);
            assert_eq!((parts.generics, parts.supertraits), (own(generics), own(supertraits)), "{head}");
        };
        fn own(texts: &[&str]) -> Vec<String> {
            texts.iter().map(|&text| text.to_owned()).collect()
        }
        check("struct S", "S", &[], &[]);
        check("pub struct S<T: Fn(u8, u8) -> u8>(T)", "S", &["T: Fn(u8, u8) -> u8"], &[]);
        check(
            "trait T<A>: B<A, u8> + C where A: D, Self: Sized",
            "T",
            &["A", "where A: D", "where Self: Sized"],
            &["B<A, u8>", "C"],
        );
        check("struct S<", "S", &[], &[]);
    }
}
