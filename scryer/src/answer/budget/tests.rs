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
    check(
        &references(View::Callers),
        Format::Text,
        None,
        expect![[r#"
            find_references hub: 5 usages in 1 file and 4 callers, view callers | 1-4 of 4 | complete
            definition fn demo::hub src/lib.rs:2
            src/lib.rs:5:31 demo::S::one x2 | pub fn one(&self) -> u8 { hub(1) + hub(2) }
            src/lib.rs:6:31 demo::S::two x1 | pub fn two(&self) -> u8 { hub(3) }
            src/lib.rs:8:26 demo::open x1 | #[cfg(unix)] fn open() { hub(4); }
            src/lib.rs:9:31 demo::open x1 cfg(not(unix)) | #[cfg(not(unix))] fn open() { hub(5); }"#]],
    );
    check(
        &references(View::Sites),
        Format::Text,
        budget(420),
        expect![[r#"
        find_references hub: 5 usages in 1 file and 4 callers, view sites | 1-3 of 5 | TRUNCATED: call again with offset=3
        definition fn demo::hub src/lib.rs:2
        src/lib.rs:5:31 call in demo::S::one | pub fn one(&self) -> u8 { hub(1) + hub(2) }
        src/lib.rs:5:40 call in demo::S::one | pub fn one(&self) -> u8 { hub(1) + hub(2) }
        src/lib.rs:6:31 call in demo::S::two | pub fn two(&self) -> u8 { hub(3) }"#]],
    );
    check(
        &references(View::Files),
        Format::Text,
        None,
        expect![[r#"
        find_references hub: 5 usages in 1 file and 4 callers, view files | 1-1 of 1 | complete
        definition fn demo::hub src/lib.rs:2
        src/lib.rs x5"#]],
    );
    let outline = reply(TEXT, &FileOutline::new("src/lib.rs"), file_outline);
    check(
        &outline,
        Format::Text,
        None,
        expect![[r#"
        get_file_outline src/lib.rs: 8 items | 1-8 of 8 | complete
        2:8 1-2 fn hub | pub fn hub(a: u8) -> u8 | Turns.
        3:12 3-3 struct S | pub struct S
          3:20 3-3 field x | pub x: u8
        4:1 4-7 impl S | impl S
          5:12 5-5 method one | pub fn one(&self) -> u8
          6:12 6-6 method two | pub fn two(&self) -> u8
        8:17 8-8 fn open | fn open()
        9:22 9-9 fn open | fn open()"#]],
    );
    let scope = reply(TEXT, &EnclosingScope::new("src/lib.rs", 5), enclosing_scope);
    check(
        &scope,
        Format::Text,
        None,
        expect![[r#"
            get_enclosing_scope src/lib.rs:5: 1 place
            src/lib.rs:5
              method demo::S::one 5-5 | pub fn one(&self) -> u8
              impl demo::S 4-7 | impl S
              module demo 1-9 | mod demo
              source 5-5:
                pub fn one(&self) -> u8 { hub(1) + hub(2) }"#]],
    );
    let search = reply(TEXT, &SearchSymbols::new("o"), search_symbols);
    check(
        &search,
        Format::Text,
        None,
        expect![[r#"
        search_symbols `o`: 4 symbols | 1-4 of 4
        src/lib.rs:5:12 method demo::S::one 49.50 [o] | pub fn one(&self) -> u8
        src/lib.rs:6:12 method demo::S::two 49.50 [o] | pub fn two(&self) -> u8
        src/lib.rs:8:17 fn demo::open 49.50 [o] | fn open()
        src/lib.rs:9:22 fn demo::open 49.50 [o] | fn open()
        note: ranked search is not available: names were matched"#]],
    );
    let at = ResolveDefinition {
        file_path: "src/lib.rs".into(),
        line: 6,
        column: None,
        symbol: Some("hub".into()),
    };
    check(
        &reply(TEXT, &at, resolve_definition),
        Format::Text,
        None,
        expect![[r#"
        resolve_definition hub at src/lib.rs:6: 1 definition
        src/lib.rs:2:8-2 fn demo::hub | pub fn hub(a: u8) -> u8 | Turns."#]],
    );
}

#[cfg(feature = "serde")]
#[test]
fn json() {
    check(
        &references(View::Sites),
        Format::Json,
        budget(900),
        expect![[
            r#"{"view":"sites","total":5,"offset":0,"total_sites":5,"total_files":1,"total_callers":4,"name_matched":0,"definitions":[{"qualified_name":"demo::hub","kind":"fn","file_path":"src/lib.rs","line":2}],"sites":[{"file_path":"src/lib.rs","line":5,"column":31,"text":"pub fn one(&self) -> u8 { hub(1) + hub(2) }","enclosing_symbol":"demo::S::one","role":"call"},{"file_path":"src/lib.rs","line":5,"column":40,"text":"pub fn one(&self) -> u8 { hub(1) + hub(2) }","enclosing_symbol":"demo::S::one","role":"call"},{"file_path":"src/lib.rs","line":6,"column":31,"text":"pub fn two(&self) -> u8 { hub(3) }","enclosing_symbol":"demo::S::two","role":"call"}],"has_more":true,"next_offset":3,"complete":false,"see_also":[{"operation":"find_references","arguments":{"symbol":"hub","view":"sites","offset":3}}]}"#
        ]],
    );
    check(
        &references(View::Files),
        Format::Json,
        None,
        expect![[
            r#"{"view":"files","total":1,"offset":0,"total_sites":5,"total_files":1,"total_callers":4,"name_matched":0,"definitions":[{"qualified_name":"demo::hub","kind":"fn","file_path":"src/lib.rs","line":2}],"files":[{"file_path":"src/lib.rs","count":5}],"has_more":false,"complete":true}"#
        ]],
    );
    let open = FindReferences::new(TargetArg::Symbol("open".to_owned()));
    check(
        &reply(TEXT, &open, find_references),
        Format::Json,
        None,
        expect![[
            r#"{"view":"callers","total":0,"offset":0,"total_sites":0,"total_files":0,"total_callers":0,"name_matched":0,"ambiguous":true,"candidates":[{"qualified_name":"demo::open","kind":"fn","file_path":"src/lib.rs","line":8,"usages":0},{"qualified_name":"demo::open","kind":"fn","file_path":"src/lib.rs","line":9,"usages":0}],"candidate_count":2,"has_more":false,"notes":["`demo::open` is declared 2 times under different `cfg`s: all are taken as one","`demo::open` is defined, but nothing uses it"]}"#
        ]],
    );
    let outline = reply(TEXT, &FileOutline { limit: 2, ..FileOutline::new("src/lib.rs") }, file_outline);
    check(
        &outline,
        Format::Json,
        None,
        expect![[
            r#"{"file_path":"src/lib.rs","total":8,"offset":0,"items":[{"name":"hub","kind":"fn","line":2,"column":8,"start_line":1,"end_line":2,"visibility":"pub","signature":"pub fn hub(a: u8) -> u8","doc":"Turns."},{"name":"S","kind":"struct","line":3,"column":12,"start_line":3,"end_line":3,"visibility":"pub","signature":"pub struct S"}],"has_more":true,"next_offset":2,"complete":false,"see_also":[{"operation":"get_file_outline","arguments":{"file_path":"src/lib.rs","limit":2,"offset":2}}]}"#
        ]],
    );
    let scope = reply(TEXT, &EnclosingScope::new("src/lib.rs", 5), enclosing_scope);
    check(
        &scope,
        Format::Json,
        None,
        expect![[
            r#"{"locations":[{"file_path":"src/lib.rs","line":5,"scopes":[{"qualified_name":"demo::S::one","kind":"method","signature":"pub fn one(&self) -> u8","start_line":5,"end_line":5},{"qualified_name":"demo::S","kind":"impl","signature":"impl S","start_line":4,"end_line":7},{"qualified_name":"demo","kind":"module","signature":"mod demo","start_line":1,"end_line":9}],"snippet":{"start_line":5,"end_line":5,"text":"    pub fn one(&self) -> u8 { hub(1) + hub(2) }"}}]}"#
        ]],
    );
    let search = reply(TEXT, &SearchSymbols { limit: 1, ..SearchSymbols::new("hub") }, search_symbols);
    check(
        &search,
        Format::Json,
        None,
        expect![[
            r#"{"total":1,"offset":0,"symbols":[{"qualified_name":"demo::hub","kind":"fn","file_path":"src/lib.rs","line":2,"column":8,"signature":"pub fn hub(a: u8) -> u8","score":50.0,"matched_terms":["hub"]}],"has_more":false,"notes":["ranked search is not available: names were matched"]}"#
        ]],
    );
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

#[test]
fn what_an_index_lacks_is_said_at_any_price() {
    use crate::query::{Lag, Standing};
    let fixture = Fixture::new("pub fn lonely() {}\n");
    let question = FindReferences::new(TargetArg::Symbol("lonely".to_owned()));
    let mut found = find_references(&fixture.snapshot(), &question).unwrap();
    let pending = vec!["src/lib.rs".to_owned()];
    found.standing = Standing { files: 1, refreshed: Vec::new(), lag: Some(Lag::Pending(pending)) };
    let reply = Reply::new(&question, found);
    for format in [Format::Json, Format::Text] {
        let whole = render(&reply, format, None).text;
        assert!(whole.contains("STALE: 1 file pending") && !whole.contains("complete"), "{whole}");
        for tokens in [60, 100] {
            let short = render(&reply, format, budget(tokens)).text;
            assert!(short.contains("STALE"), "{tokens}: {short}");
            assert!(!short.contains("nothing uses it"), "{tokens}: {short}");
        }
    }
}
