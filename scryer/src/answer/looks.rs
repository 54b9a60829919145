//! How looks at single symbols are asked for and shown: contracts of types, first looks, and what a crate offers.

use std::fmt::Write;

use super::decisions::invariant_row;
use super::envelope::{
    Answer, ArgumentValue, Arguments, NextCall, Pages, Question, bounded, shorten, target_subject,
};
use super::text::{Lines, candidate, count, source, with_trait};
use crate::query::{
    Contract, CrateOutline, INSPECT_LIMIT, InspectSymbol, Inspected, Inspection, Member, PublicSurface,
    Symbol, TraitImpl, TypeContract,
};

/// How many entries of a list are left where space is short.
const FEW: usize = 2;

/// How many further calls are proposed.
const CALLS_MAX: usize = 4;

impl Question for TypeContract {
    type Result = Contract;
    const OPERATION: &'static str = "get_type_contract";

    fn subject(&self) -> String {
        target_subject(&self.target)
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Arguments::new().target(&self.target).flag("compact", self.compact).0
    }
}

impl Question for InspectSymbol {
    type Result = Inspected;
    const OPERATION: &'static str = "inspect_symbol";

    fn subject(&self) -> String {
        self.symbols.join(", ")
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        let arguments = match &self.symbols[..] {
            [one] => Arguments::new().text("symbol", Some(one)),
            several => Arguments::new().words("symbols", several.iter().cloned()),
        };
        arguments
            .text("file_path", self.file_path.as_deref())
            .words("include", self.include.iter().map(|section| section.word().to_owned()))
            .unless("limit", self.limit, INSPECT_LIMIT)
            .number("snippet_lines", self.snippet_lines)
            .0
    }
}

impl Question for CrateOutline {
    type Result = PublicSurface;
    const OPERATION: &'static str = "get_crate_outline";

    fn subject(&self) -> String {
        match &self.module {
            Some(module) => format!("{} {module}", self.crate_name),
            None => self.crate_name.clone(),
        }
    }

    fn arguments(&self) -> Vec<(&'static str, ArgumentValue)> {
        Arguments::new()
            .text("crate_name", Some(&self.crate_name))
            .text("version", self.version.as_deref())
            .text("module", self.module.as_deref())
            .text("query", self.query.as_deref())
            .kinds(&self.kinds)
            .unless("limit", bounded(self.limit, usize::MAX), usize::MAX)
            .0
    }
}

impl Answer for PublicSurface {
    const DETAILS: usize = 4;

    fn pages(&self) -> Option<Pages> {
        Some(Pages { total: self.total, offset: self.offset, listed: self.items.len() })
    }

    /// A page ends where a module does, if at least one is on it in whole.
    fn truncate(&mut self, listed: usize) {
        let whole =
            match (listed.checked_sub(1).and_then(|last| self.items.get(last)), self.items.get(listed)) {
                (Some(last), Some(next)) if last.module == next.module => {
                    self.items.iter().position(|item| item.module == last.module).filter(|&first| first > 0)
                }
                _ => None,
            };
        self.items.truncate(whole.unwrap_or(listed));
        self.format();
    }

    fn shed(&mut self, level: usize) {
        match level {
            1 => self.items.iter_mut().for_each(|item| item.members.truncate(FEW)),
            2 => self.items.iter_mut().for_each(|item| {
                item.members.clear();
                shorten(&mut item.signature);
            }),
            3 => self.items.iter_mut().for_each(|item| {
                item.doc = None;
                item.signature.clear();
            }),
            _ => self.modules.clear(),
        }
        self.format();
    }

    fn lines(&self, lines: &mut Lines) {
        let version =
            self.version.as_ref().map(|version| format!(" of version {version}")).unwrap_or_default();
        lines.summary = format!("{}{version}", count(self.total, "public item"));
        if self.omitted > 0 {
            let _ = write!(lines.summary, ", {} left out", self.omitted);
        }
        if !self.modules.is_empty() {
            lines.rows.push(format!("modules: {}", self.modules.join(", ")));
        }
        lines.rows.extend(self.formatted_markdown.lines().map(str::to_owned));
    }
}

impl Contract {
    fn members(&mut self) -> impl Iterator<Item = &mut Member> {
        let own = [&mut self.fields, &mut self.variants, &mut self.required, &mut self.provided];
        let own = own.into_iter().flatten();
        own.chain(self.impls.iter_mut().flat_map(|one| &mut one.items))
    }
}

impl Answer for Contract {
    const DETAIL_FIRST: bool = true;
    const DETAILS: usize = 4;

    fn pages(&self) -> Option<Pages> {
        None
    }

    fn truncate(&mut self, listed: usize) {
        let mut left = listed;
        for list in [&mut self.fields, &mut self.variants, &mut self.required, &mut self.provided] {
            list.truncate(left);
            left -= list.len();
        }
        self.impls.retain_mut(|one| {
            let had = one.items.len();
            one.items.truncate(left);
            left -= one.items.len();
            had == 0 || !one.items.is_empty()
        });
        for list in [&mut self.traits, &mut self.implementors] {
            list.truncate(left);
            left -= list.len();
        }
        if listed == 0 {
            self.impls.clear();
            self.generics.clear();
            self.supertraits.clear();
            self.candidates.clear();
        }
    }

    fn shed(&mut self, level: usize) {
        match level {
            1 => {
                self.members().for_each(|member| member.doc = None);
                self.definition.iter_mut().for_each(|symbol| symbol.doc = None);
            }
            2 => {
                self.members().for_each(|member| shorten(&mut member.signature));
                self.impls.iter_mut().for_each(|one| shorten(&mut one.head));
            }
            3 => self.members().for_each(|member| member.signature.clear()),
            _ => {
                for one in self.traits.iter_mut().chain(&mut self.implementors) {
                    one.file_path.clear();
                    one.line = 0;
                }
                self.generics.iter_mut().chain(&mut self.supertraits).for_each(shorten);
                self.definition.iter_mut().for_each(|symbol| shorten(&mut symbol.signature));
            }
        }
    }

    fn lines(&self, lines: &mut Lines) {
        let mut parts: Vec<String> = Vec::new();
        let methods: usize = self.impls.iter().map(|one| one.items.len()).sum();
        for (entries, word) in [
            (self.fields.len(), "field"),
            (self.variants.len(), "variant"),
            (self.required.len(), "required item"),
            (self.provided.len(), "provided item"),
            (methods, "inherent item"),
            (self.traits.len(), "trait"),
            (self.implementors.len(), "implementor"),
        ] {
            if entries > 0 {
                parts.push(count(entries, word));
            }
        }
        if self.ambiguous {
            let all = self.candidate_count.unwrap_or(self.candidates.len());
            parts.push(format!("ambiguous: {}", count(all, "definition")));
        }
        lines.summary = match (&parts[..], &self.definition) {
            ([], None) => "nothing".to_owned(),
            ([], Some(_)) => "no members".to_owned(),
            (parts, _) => parts.join(", "),
        };
        let rows = &mut lines.rows;
        rows.extend(self.definition.iter().map(definition_row));
        rows.extend(self.candidates.iter().map(|one| format!("candidate {}", candidate(one))));
        rows.extend(self.generics.iter().map(|text| format!("generic {text}")));
        rows.extend(self.supertraits.iter().map(|text| format!("supertrait {text}")));
        rows.extend(self.fields.iter().map(|one| member_row("", one)));
        rows.extend(self.variants.iter().map(|one| member_row("", one)));
        rows.extend(self.required.iter().map(|one| member_row("required ", one)));
        rows.extend(self.provided.iter().map(|one| member_row("provided ", one)));
        for one in &self.impls {
            rows.push(format!("{}{}", one.head, place(&one.file_path, one.line)));
            rows.extend(one.items.iter().map(|item| member_row("  ", item)));
        }
        rows.extend(self.traits.iter().map(|one| impl_row("trait", one)));
        rows.extend(self.implementors.iter().map(|one| impl_row("implementor", one)));
    }
}

fn definition_row(symbol: &Symbol) -> String {
    let mut row = format!("{} {}", symbol.kind, with_trait(&symbol.qualified_name, &symbol.impl_trait));
    if !symbol.file_path.is_empty() {
        let _ = write!(row, " {}:{}:{}-{}", symbol.file_path, symbol.line, symbol.column, symbol.end_line);
    }
    if let Some(name) = &symbol.crate_name {
        let _ = write!(row, " in {name}");
    }
    if let Some(version) = &symbol.version {
        let _ = write!(row, " {version}");
    }
    row.push_str(&source(&symbol.signature));
    if let Some(doc) = &symbol.doc {
        let _ = write!(row, " | {}", doc.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    row
}

fn member_row(mark: &str, member: &Member) -> String {
    let line = if member.line > 0 { format!("{} ", member.line) } else { String::new() };
    let mut row = format!("{mark}{line}{} {}{}", member.kind, member.name, source(&member.signature));
    if let Some(doc) = &member.doc {
        let _ = write!(row, " | {doc}");
    }
    row
}

fn impl_row(word: &str, one: &TraitImpl) -> String {
    let derived = if one.derived { " derived" } else { "" };
    format!("{word} {}{}{derived}", one.name, place(&one.file_path, one.line))
}

fn place(file_path: &str, line: u32) -> String {
    match file_path {
        "" => String::new(),
        path => format!(" {path}:{line}"),
    }
}

impl Answer for Inspected {
    const DETAIL_FIRST: bool = true;
    const DETAILS: usize = 6;

    fn pages(&self) -> Option<Pages> {
        None
    }

    fn truncate(&mut self, listed: usize) {
        self.symbols.truncate(listed);
    }

    fn shed(&mut self, level: usize) {
        /// How many lines of a snippet are left at each level.
        const LINES: [usize; 4] = [12, 6, 3, 0];
        for one in &mut self.symbols {
            match LINES.get(level - 1) {
                Some(0) => one.snippet = None,
                Some(&most) => {
                    if let Some(snippet) = &mut one.snippet {
                        snippet.shorten(most);
                    }
                }
                None if level == 5 => {
                    one.callers.truncate(FEW);
                    one.callees.truncate(FEW);
                    one.members.truncate(FEW);
                    one.candidates.truncate(FEW);
                    one.invariants.iter_mut().for_each(|one| shorten(&mut one.reason));
                }
                None => {
                    one.callers.clear();
                    one.callees.clear();
                    one.members.clear();
                    one.invariants.clear();
                    if let Some(symbol) = &mut one.definition {
                        symbol.doc = None;
                        shorten(&mut symbol.signature);
                    }
                }
            }
        }
    }

    fn lines(&self, lines: &mut Lines) {
        lines.summary = count(self.symbols.iter().filter(|one| one.definition.is_some()).count(), "symbol");
        for one in &self.symbols {
            inspection_rows(one, &mut lines.rows);
        }
    }

    fn see_also(&self) -> Vec<NextCall> {
        let mut calls = Vec::new();
        for one in &self.symbols {
            let Some(symbol) = &one.definition else { continue };
            let mut propose = |operation: &'static str, more: Option<(&'static str, &str)>| {
                let mut arguments = Arguments::new().text("symbol", Some(&symbol.qualified_name));
                if let Some((name, value)) = more {
                    arguments = arguments.text(name, Some(value));
                }
                calls.push(NextCall { operation, arguments: arguments.0 });
            };
            if one.caller_count.is_some_and(|count| count > one.callers.len()) {
                propose("trace_call_hierarchy", None);
            }
            if one.callee_count.is_some_and(|count| count > one.callees.len()) {
                propose("trace_call_hierarchy", Some(("direction", "outgoing")));
            }
            // Its callers are told, unless it is no fn.
            if one.caller_count.is_none() && one.reference_count.is_some_and(|count| count > 0) {
                propose("find_references", None);
            }
            if one.member_count.is_some_and(|count| count > 0) {
                propose("get_type_contract", None);
            }
            if one.invariant_count.is_some() {
                propose("query_adrs", None);
            }
        }
        calls.truncate(CALLS_MAX);
        calls
    }
}

fn inspection_rows(one: &Inspection, rows: &mut Vec<String>) {
    match &one.definition {
        Some(symbol) => rows.push(definition_row(symbol)),
        None if one.ambiguous => {
            let all = one.candidate_count.unwrap_or(one.candidates.len());
            rows.push(format!("{}: ambiguous: {}", one.symbol, count(all, "definition")));
        }
        None => rows.push(format!("{}: nothing", one.symbol)),
    }
    rows.extend(one.candidates.iter().map(|one| format!("  candidate {}", candidate(one))));
    for (word, list, total) in [
        ("callers", &one.callers, one.caller_count),
        ("callees", &one.callees, one.callee_count),
        ("members", &one.members, one.member_count),
    ] {
        if let Some(total) = total {
            let colon = if list.is_empty() { "" } else { ": " };
            let more = if total > list.len() && !list.is_empty() { ", …" } else { "" };
            rows.push(format!("  {word} {total}{colon}{}{more}", list.join(", ")));
        }
    }
    rows.extend(one.reference_count.map(|count| format!("  references {count}")));
    rows.extend(one.invariants.iter().map(|one| format!("  decision {}", invariant_row(one))));
    rows.extend(one.invariant_count.map(|count| format!("  decisions {count}")));
    if let Some(snippet) = &one.snippet {
        let cut = if snippet.truncated { ", cut" } else { "" };
        rows.push(format!("  source {}-{}{cut}:", snippet.start_line, snippet.end_line));
        rows.extend(snippet.text.lines().map(str::to_owned));
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use crate::answer::tests::{Ask, answered, check, check_budgets};
    use crate::answer::{Format, Question, Reply};
    use crate::query::{
        CrateOutline, InspectSymbol, TargetArg, TypeContract, crate_outline, inspect_symbol, type_contract,
    };

    const TEXT: &str = "
/// Holds.
#[derive(Clone)]
pub struct Bag<T: Copy> { /// All.
    pub items: Vec<T>, size: usize }
impl<T: Copy> Bag<T> { pub fn put(&mut self, item: T) { self.grow() } fn grow(&mut self) { self.size += 1; } }
impl<T: Copy> Drop for Bag<T> { fn drop(&mut self) {} }
pub trait Hold { fn hold(&self); fn let_go(&self) {} }
impl Hold for Bag<u8> { fn hold(&self) {} }
pub fn fill(bag: &mut Bag<u8>) { bag.put(1); bag.put(2) }
";

    fn reply<Q: Question>(question: &Q, ask: impl Ask<Q>) -> Reply<Q::Result> {
        answered(TEXT, question, ask)
    }

    #[test]
    fn contracts() {
        let of = |symbol: &str| TypeContract::new(TargetArg::Symbol(symbol.to_owned()));
        check(
            &reply(&of("Bag"), type_contract),
            Format::Text,
            None,
            expect![[r#"
            get_type_contract Bag: 2 fields, 2 inherent items, 3 traits
            struct demo::Bag src/lib.rs:4:12-5 | pub struct Bag<T: Copy> | Holds.
            generic T: Copy
            5 field items | pub items: Vec<T> | All.
            5 field size | size: usize
            impl<T: Copy> Bag<T> src/lib.rs:6
              6 method put | pub fn put(&mut self, item: T)
              6 method grow | fn grow(&mut self)
            trait Clone src/lib.rs:3 derived
            trait Drop src/lib.rs:7
            trait Hold src/lib.rs:9"#]],
        );
        check(
            &reply(&of("Bag"), type_contract),
            Format::Text,
            Some(400),
            expect![[r#"
                get_type_contract Bag: 2 fields, 2 inherent items, 3 traits | TRUNCATED
                struct demo::Bag src/lib.rs:4:12-5 | pub struct Bag<T: Copy>
                generic T: Copy
                5 field items
                5 field size
                impl<T: Copy> Bag<T> src/lib.rs:6
                  6 method put
                  6 method grow
                trait Clone src/lib.rs:3 derived
                trait Drop src/lib.rs:7
                trait Hold src/lib.rs:9
                see also: get_type_contract symbol=Bag max_tokens=500"#]],
        );
        check(
            &reply(&of("Hold"), type_contract),
            Format::Text,
            None,
            expect![[r#"
            get_type_contract Hold: 1 required item, 1 provided item, 1 implementor
            trait demo::Hold src/lib.rs:8:11-8 | pub trait Hold
            required 8 method hold | fn hold(&self)
            provided 8 method let_go | fn let_go(&self)
            implementor Bag<u8> src/lib.rs:9"#]],
        );
        #[cfg(feature = "serde")]
        check(
            &reply(&of("Bag"), type_contract),
            Format::Json,
            None,
            expect![[
                r#"{"definition":{"qualified_name":"demo::Bag","kind":"struct","file_path":"src/lib.rs","line":4,"column":12,"end_line":5,"signature":"pub struct Bag<T: Copy>","doc":"Holds."},"generics":["T: Copy"],"fields":[{"name":"items","kind":"field","line":5,"signature":"pub items: Vec<T>","doc":"All."},{"name":"size","kind":"field","line":5,"signature":"size: usize"}],"impls":[{"head":"impl<T: Copy> Bag<T>","file_path":"src/lib.rs","line":6,"items":[{"name":"put","kind":"method","line":6,"signature":"pub fn put(&mut self, item: T)"},{"name":"grow","kind":"method","line":6,"signature":"fn grow(&mut self)"}]}],"traits":[{"name":"Clone","file_path":"src/lib.rs","line":3,"derived":true},{"name":"Drop","file_path":"src/lib.rs","line":7},{"name":"Hold","file_path":"src/lib.rs","line":9}]}"#
            ]],
        );
        check_budgets(&reply(&of("Bag"), type_contract));
    }

    #[test]
    fn first_looks() {
        let symbols = ["put", "Bag", "nothing"].map(str::to_owned).to_vec();
        let several = InspectSymbol { symbols, ..InspectSymbol::new("") };
        check(
            &reply(&several, inspect_symbol),
            Format::Text,
            None,
            expect![[r#"
                inspect_symbol put, Bag, nothing: 2 symbols
                method demo::Bag::put src/lib.rs:6:31-6 | pub fn put(&mut self, item: T)
                  callers 1: demo::fill — src/lib.rs:10
                  callees 1: demo::Bag::grow — src/lib.rs:6
                  references 2
                  source 6-6:
                impl<T: Copy> Bag<T> { pub fn put(&mut self, item: T) { self.grow() } fn grow(&mut self) { self.size += 1; } }
                struct demo::Bag src/lib.rs:4:12-5 | pub struct Bag<T: Copy> | Holds.
                  members 4: items, size, put, grow
                  references 4
                  source 4-5:
                pub struct Bag<T: Copy> { /// All.
                    pub items: Vec<T>, size: usize }
                nothing: nothing
                note: no indexed symbol named `nothing`; search_symbols finds symbols by words
                see also: find_references symbol=demo::Bag
                see also: get_type_contract symbol=demo::Bag"#]],
        );
        #[cfg(feature = "serde")]
        check(
            &reply(&InspectSymbol { limit: 0, ..InspectSymbol::new("fill") }, inspect_symbol),
            Format::Json,
            None,
            expect![[
                r#"{"symbols":[{"symbol":"fill","definition":{"qualified_name":"demo::fill","kind":"fn","file_path":"src/lib.rs","line":10,"column":8,"end_line":10,"signature":"pub fn fill(bag: &mut Bag<u8>)"},"snippet":{"start_line":10,"end_line":10,"text":"pub fn fill(bag: &mut Bag<u8>) { bag.put(1); bag.put(2) }"},"caller_count":0,"callee_count":1,"reference_count":0}],"see_also":[{"operation":"trace_call_hierarchy","arguments":{"symbol":"demo::fill","direction":"outgoing"}}]}"#
            ]],
        );
        check_budgets(&reply(&several, inspect_symbol));
    }

    #[test]
    fn crates() {
        let demo = reply(&CrateOutline::new("demo"), crate_outline);
        check(
            &demo,
            Format::Text,
            None,
            expect![[r#"
            get_crate_outline demo: 3 public items of version 0.1.0 | 1-3 of 3
            modules: demo 3
            ## demo
            - `fn fill(bag: &mut Bag<u8>)`
            - `struct Bag<T: Copy>` — Holds.
            - `trait Hold`"#]],
        );
        check(
            &demo,
            Format::Text,
            Some(260),
            expect![[r#"
                get_crate_outline demo: 3 public items of version 0.1.0 | 1-3 of 3
                modules: demo 3
                ## demo
                - `fn fill(bag: &mut Bag<u8>)`
                - `struct Bag<T: Copy>` — Holds.
                - `trait Hold`"#]],
        );
        #[cfg(feature = "serde")]
        check(
            &demo,
            Format::Json,
            None,
            expect![[
                r###"{"crate_name":"demo","version":"0.1.0","total":3,"offset":0,"omitted":0,"modules":["demo 3"],"formatted_markdown":"## demo\n- `fn fill(bag: &mut Bag<u8>)`\n- `struct Bag<T: Copy>` — Holds.\n- `trait Hold`","has_more":false}"###
            ]],
        );
        check_budgets(&demo);
    }
}
