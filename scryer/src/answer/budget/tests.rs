use expect_test::{Expect, expect};

use super::*;
use crate::answer::{BytesCounter, Question};
use crate::query::Found;
use crate::query::{
    EnclosingScope, FileOutline, FindReferences, QueryError, ResolveDefinition, SearchSymbols, Snapshot,
    TargetArg, View, enclosing_scope, file_outline, find_references, resolve_definition, search_symbols,
};
use crate::testing::Fixture;

const TEXT: &str = "/// Turns.
pub fn hub(a: u8) -> u8 { a }
pub struct S { pub x: u8 }
impl S {
    pub fn one(&self) -> u8 { hub(1) + hub(2) }
    pub fn two(&self) -> u8 { hub(3) }
}
#[cfg(unix)] fn open() { hub(4); }
#[cfg(not(unix))] fn open() { hub(5); }
";

fn budget(max_tokens: usize) -> Option<Budget<'static>> {
    Some(Budget { max_tokens, counter: &BytesCounter })
}

fn reply<Q: Question>(
    text: &str,
    question: &Q,
    ask: impl Fn(&Snapshot<'_>, &Q) -> Result<Found<Q::Result>, QueryError>,
) -> Reply<Q::Result> {
    let fixture = Fixture::new(text);
    Reply::new(question, ask(&fixture.snapshot(), question).expect("it can be asked"))
}

fn references(view: View) -> Reply<crate::query::References> {
    let target = TargetArg::Symbol("hub".to_owned());
    reply(TEXT, &FindReferences { view, ..FindReferences::new(target) }, find_references)
}

fn check<R: Shown>(reply: &Reply<R>, format: Format, budget: Option<Budget<'_>>, expected: Expect) {
    expected.assert_eq(&render(reply, format, budget).text);
}

#[test]
fn texts() {
    check(&references(View::Callers), Format::Text, None, expect![[""]]);
    check(&references(View::Sites), Format::Text, budget(420), expect![[""]]);
    check(&references(View::Files), Format::Text, None, expect![[""]]);
    let outline = reply(TEXT, &FileOutline::new("src/lib.rs"), file_outline);
    check(&outline, Format::Text, None, expect![[""]]);
    let scope = reply(TEXT, &EnclosingScope::new("src/lib.rs", 5), enclosing_scope);
    check(&scope, Format::Text, None, expect![[""]]);
    let search = reply(TEXT, &SearchSymbols::new("o"), search_symbols);
    check(&search, Format::Text, None, expect![[""]]);
    let at = ResolveDefinition {
        file_path: "src/lib.rs".into(),
        line: 6,
        column: None,
        symbol: Some("hub".into()),
    };
    check(&reply(TEXT, &at, resolve_definition), Format::Text, None, expect![[""]]);
}

#[cfg(feature = "serde")]
#[test]
fn json() {
    check(&references(View::Sites), Format::Json, budget(900), expect![[""]]);
    check(&references(View::Files), Format::Json, None, expect![[""]]);
    let open = FindReferences::new(TargetArg::Symbol("open".to_owned()));
    check(&reply(TEXT, &open, find_references), Format::Json, None, expect![[""]]);
    let outline = reply(TEXT, &FileOutline { limit: 2, ..FileOutline::new("src/lib.rs") }, file_outline);
    check(&outline, Format::Json, None, expect![[""]]);
    let scope = reply(TEXT, &EnclosingScope::new("src/lib.rs", 5), enclosing_scope);
    check(&scope, Format::Json, None, expect![[""]]);
    let search = reply(TEXT, &SearchSymbols { limit: 1, ..SearchSymbols::new("hub") }, search_symbols);
    check(&search, Format::Json, None, expect![[""]]);
}

#[test]
fn a_budget_is_kept_whatever_it_is() {
    fn all<R: Shown>(reply: &Reply<R>) {
        for format in [Format::Json, Format::Text] {
            let whole = render(reply, format, None).text;
            for max_tokens in (0..whole.len() + 2).step_by(7) {
                let shown = render(reply, format, budget(max_tokens));
                assert!(shown.text.len() <= max_tokens, "{max_tokens}: {}", shown.text);
                assert_eq!(shown.truncated, max_tokens < whole.len(), "{max_tokens}");
                #[cfg(feature = "serde")]
                if format == Format::Json && !shown.text.is_empty() {
                    serde_json::from_str::<serde_json::Value>(&shown.text).expect("it is JSON");
                }
            }
        }
    }
    all(&references(View::Callers));
    all(&references(View::Sites));
    all(&reply(TEXT, &FileOutline::new("src/lib.rs"), file_outline));
    all(&reply(TEXT, &EnclosingScope::new("src/lib.rs", 5), enclosing_scope));
    all(&reply(TEXT, &SearchSymbols::new("o"), search_symbols));
}

#[cfg(feature = "serde")]
#[test]
fn cut_pages_lead_to_all_entries() {
    let items: String = (0..300).map(|n| format!("pub fn find_item_{n}() {{ hub() }}\n")).collect();
    let fixture = Fixture::new(&format!("pub fn hub() {{}}\n{items}"));
    let mut names: Vec<String> = Vec::new();
    let mut offset = 0;
    loop {
        let question = FindReferences {
            offset,
            limit: 1_000,
            ..FindReferences::new(TargetArg::Symbol("hub".to_owned()))
        };
        let found = find_references(&fixture.snapshot(), &question).expect("it can be asked");
        let shown = render(&Reply::new(&question, found), Format::Json, budget(5_000));
        let value: serde_json::Value = serde_json::from_str(&shown.text).expect("it is JSON");
        assert_eq!(value["total"], 300);
        let callers = value["callers"].as_array().expect("there are some");
        names.extend(callers.iter().map(|caller| caller["enclosing_symbol"].as_str().unwrap().to_owned()));
        let Some(next) = shown.next_offset else {
            assert_eq!(value["has_more"], false);
            break;
        };
        assert_eq!((&value["complete"], &value["has_more"]), (&false.into(), &true.into()));
        assert_eq!(value["see_also"][0]["arguments"]["offset"], next);
        assert!(next > offset);
        offset = next;
    }
    assert_eq!(names, (0..300).map(|n| format!("demo::find_item_{n}")).collect::<Vec<_>>());
}
