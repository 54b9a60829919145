//! What is this line part of?
//!
//! The items around a place, innermost first, up to the file's module, with the innermost one's source. Closures, fields and
//! `use` declarations are no scopes.

use super::describe;
use super::error::QueryError;
use super::model::{
    EnclosingScope, Evidence, Found, Location, Scope, ScopeAt, Scopes, Snapshot, Snippet, SymbolKind,
};
use super::note::Note;
use super::place::TextCache;
use crate::facts::{DefId, FileFacts};
use crate::source::FileId;

/// Finds the scopes around each of some places.
///
/// # Errors
///
/// If there is no place, or one of them is in no indexed file or past its end.
pub fn enclosing_scope(
    snapshot: &Snapshot<'_>,
    request: &EnclosingScope,
) -> Result<Found<Scopes>, QueryError> {
    if request.locations.is_empty() {
        return Err(QueryError::Empty { argument: "locations" });
    }
    let mut texts = TextCache::new(snapshot);
    let mut notes = Vec::new();
    let mut locations = Vec::with_capacity(request.locations.len());
    for location in &request.locations {
        locations.push(scope_at(snapshot, &mut texts, location, request.snippet_lines, &mut notes)?);
    }
    Ok(Found::new(Scopes { locations }, notes, Evidence::default()))
}

fn scope_at(
    snapshot: &Snapshot<'_>,
    texts: &mut TextCache<'_>,
    location: &Location,
    snippet_lines: usize,
    notes: &mut Vec<Note>,
) -> Result<ScopeAt, QueryError> {
    let file = snapshot.file(&location.file_path)?;
    let line = snapshot.line(file, location.line)?;
    let offset = match location.column {
        Some(column) => snapshot.offset(file, location.line, column)?,
        None => {
            let indent = texts.text(file).map_or(0, |text| {
                let text = line.slice(text);
                text.len() - text.trim_start().len()
            });
            line.start + indent as u32
        }
    };
    let program = snapshot.analysis.program();
    let is_scope = |def: &DefId| {
        let kind = describe::kind(program.facts(def.file), def.item);
        kind.is_some_and(|kind| kind != SymbolKind::Field)
    };
    let items: Vec<DefId> = snapshot.analysis.items_around(file, offset).filter(is_scope).collect();
    let mut scopes: Vec<Scope> = Vec::with_capacity(items.len() + 1);
    for &def in &items {
        let (facts, item) = (program.facts(def.file), def.item);
        let (start_line, end_line) = describe::lines(facts, item);
        let mut name = describe::qualified(program, def);
        let kind = describe::kind(facts, item).unwrap_or(SymbolKind::Module);
        if kind == SymbolKind::Impl {
            // The Self type's name says what it is an impl of; the kind says the rest.
            name.path = name.path.trim_end_matches("::").to_owned();
        }
        scopes.push(Scope {
            qualified_name: name.path,
            impl_trait: name.impl_trait,
            kind,
            signature: describe::signature(facts, item, texts.text(file)),
            start_line,
            end_line,
        });
    }
    let module = describe::file_module(program, file);
    scopes.push(Scope {
        signature: format!("mod {}", module.rsplit("::").next().unwrap_or(&module)),
        qualified_name: module,
        impl_trait: None,
        kind: SymbolKind::Module,
        start_line: 1,
        end_line: describe::last_line(program.facts(file)),
    });
    let file_path = snapshot.path(file);
    if items.is_empty() {
        notes.push(Note::TopLevel { file_path: file_path.clone(), line: location.line });
    }
    let around = match (items.first(), scopes.first()) {
        (Some(_), Some(scope)) => Some((scope.start_line, scope.end_line)),
        _ => None,
    };
    let snippet = around
        .filter(|_| snippet_lines > 0)
        .and_then(|lines| snippet(program.facts(file), texts, file, lines, location.line, snippet_lines));
    if snippet.is_none() && around.is_some() && snippet_lines > 0 {
        let note = Note::Changed { file_path: file_path.clone() };
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    Ok(ScopeAt { file_path, line: location.line, scopes, snippet })
}

/// At most `most` of the lines `first..=last`: from the first on, unless that would leave out `line`.
pub(super) fn snippet(
    facts: &FileFacts,
    texts: &mut TextCache<'_>,
    file: FileId,
    (first, last): (u32, u32),
    line: u32,
    most: usize,
) -> Option<Snippet> {
    let text = texts.text(file)?;
    let most = u32::try_from(most).unwrap_or(u32::MAX).max(1);
    let start = if last - first < most || line.saturating_sub(first) < most {
        first
    } else {
        line.saturating_sub(most / 2).clamp(first, last - (most - 1))
    };
    let end = last.min(start.saturating_add(most - 1));
    let shown = (start..=end).map(|number| match facts.lines.line_range(number) {
        Some(range) => range.slice(text).trim_end(),
        None => "",
    });
    let text = shown.collect::<Vec<_>>().join("\n");
    Some(Snippet { start_line: start, end_line: end, text, truncated: start > first || end < last })
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::testing::Fixture;

    const TEXT: &str = "use std::fmt;
mod inner {
    pub struct S<T>(T);
    impl<T: Copy> super::Tr for S<T> {
        /// Does.
        #[inline]
        fn act(&self) {
            let f = || 1;
            f();
        }
    }
}
trait Tr {
    fn act(&self);
}
";

    #[track_caller]
    fn check(request: &EnclosingScope, expected: Expect) {
        let fixture = Fixture::new(TEXT);
        let found = enclosing_scope(&fixture.snapshot(), request).expect("it can be asked");
        let mut out = String::new();
        for place in &found.result.locations {
            out += &format!("{}:{}\n", place.file_path, place.line);
            for scope in &place.scopes {
                let name = &scope.qualified_name;
                let of = scope.impl_trait.as_ref().map(|name| format!(" ({name})")).unwrap_or_default();
                out += &format!(
                    "  {} {name}{of} {}-{} `{}`\n",
                    scope.kind, scope.start_line, scope.end_line, scope.signature
                );
            }
            if let Some(snippet) = &place.snippet {
                let cut = if snippet.truncated { ", cut" } else { "" };
                out += &format!("  {}-{}{cut}\n{}\n", snippet.start_line, snippet.end_line, snippet.text);
            }
        }
        for note in &found.notes {
            out += &format!("note: {note}\n");
        }
        expected.assert_eq(&out);
    }

    #[test]
    fn innermost_first() {
        check(
            &EnclosingScope::new("src/lib.rs", 8),
            expect![[r#"
                src/lib.rs:8
                  method demo::inner::S::act (Tr) 5-10 `fn act(&self)`
                  impl demo::inner::S (Tr) 4-11 `impl<T: Copy> super::Tr for S<T>`
                  module demo::inner 2-12 `mod inner`
                  module demo 1-15 `mod demo`
                  5-10
                        /// Does.
                        #[inline]
                        fn act(&self) {
                            let f = || 1;
                            f();
                        }
            "#]],
        );
        check(
            &EnclosingScope { snippet_lines: 2, ..EnclosingScope::new("src/lib.rs", 9) },
            expect![[r#"
                src/lib.rs:9
                  method demo::inner::S::act (Tr) 5-10 `fn act(&self)`
                  impl demo::inner::S (Tr) 4-11 `impl<T: Copy> super::Tr for S<T>`
                  module demo::inner 2-12 `mod inner`
                  module demo 1-15 `mod demo`
                  8-9, cut
                            let f = || 1;
                            f();
            "#]],
        );
        check(
            &EnclosingScope { snippet_lines: 0, ..EnclosingScope::new("src/lib.rs", 5) },
            expect![[r#"
                src/lib.rs:5
                  method demo::inner::S::act (Tr) 5-10 `fn act(&self)`
                  impl demo::inner::S (Tr) 4-11 `impl<T: Copy> super::Tr for S<T>`
                  module demo::inner 2-12 `mod inner`
                  module demo 1-15 `mod demo`
            "#]],
        );
        check(
            &EnclosingScope { snippet_lines: 0, ..EnclosingScope::new("src/lib.rs", 14) },
            expect![[r#"
                src/lib.rs:14
                  method demo::Tr::act 14-14 `fn act(&self)`
                  trait demo::Tr 13-15 `trait Tr`
                  module demo 1-15 `mod demo`
            "#]],
        );
    }

    #[test]
    fn several_places_and_none() {
        let location = |line, column| Location { file_path: "src/lib.rs".to_owned(), line, column };
        let request = EnclosingScope {
            locations: vec![location(1, None), location(3, Some(16)), location(13, None)],
            snippet_lines: 1,
        };
        check(
            &request,
            expect![[r#"
                src/lib.rs:1
                  module demo 1-15 `mod demo`
                src/lib.rs:3
                  struct demo::inner::S 3-3 `pub struct S<T>(T)`
                  module demo::inner 2-12 `mod inner`
                  module demo 1-15 `mod demo`
                  3-3
                    pub struct S<T>(T);
                src/lib.rs:13
                  trait demo::Tr 13-15 `trait Tr`
                  module demo 1-15 `mod demo`
                  13-13, cut
                trait Tr {
                note: src/lib.rs:1 stands in no item: only the file's module is around it
            "#]],
        );
        let fixture = Fixture::new(TEXT);
        let error = |request: &EnclosingScope| {
            enclosing_scope(&fixture.snapshot(), request).expect_err("it can't be asked").to_string()
        };
        assert!(error(&EnclosingScope::new("src/lib.rs", 0)).starts_with("line 0 does not exist"));
        assert!(error(&EnclosingScope::new("src/lib.rs", 99)).contains("no line 99"));
        let none = EnclosingScope { locations: Vec::new(), snippet_lines: 1 };
        assert_eq!(error(&none), "`locations` is empty; leave it out or give a value");
    }
}
