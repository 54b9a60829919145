use std::collections::BTreeMap;

use super::*;
use crate::memory::Source;
use crate::query::{BlastRadius, BlastTarget, InspectSymbol, Section, blast_radius, inspect_symbol};
use crate::testing::Fixture;

const CODE: &str = "
pub mod net;
pub mod app;
//- /src/net.rs
/// Sends.
pub fn send() -> u8 { 1 }
//- /src/app.rs
pub fn run() -> u8 { crate::net::send() }
";

fn corpus(records: &[(&str, &str)]) -> Corpus {
    let sources = records.iter().map(|(path, text)| Source {
        file_path: Some((*path).to_owned()),
        number: None,
        text: Ok((*text).to_owned()),
    });
    Corpus::new(sources.collect())
}

fn records() -> Corpus {
    corpus(&[
        (
            "docs/adr/0001-net.md",
            "---\nstatus: accepted\naffected_paths: [\"src/net/**\", src/net.rs]\n---\n# Net\n\n## Decision\n\nOne *loop*.\n\nMore.\n",
        ),
        ("docs/adr/0002-old.md", "---\nstatus: accepted\n---\n# Old net\n\n## Decision\n\nTwo loops.\n"),
        (
            "docs/adr/0003-new.md",
            "---\nstatus: accepted\nsupersedes: 2\naffects: [\"demo::net::send\", \"demo::gone\"]\nforbids: \"demo::app -> demo::net\"\n---\n# New net\n",
        ),
        ("docs/adr/0004-broken.md", "---\nstatus: [\n---\n# Broken\n"),
        ("docs/learnings/loops.md", "# Loops\n\nThey loop in the net.\n"),
    ])
}

#[track_caller]
fn with<T>(corpus: &Corpus, ask: impl FnOnce(&Snapshot<'_>) -> T) -> T {
    let fixture = Fixture::new(CODE);
    let (baselines, problems) = (BTreeMap::new(), Vec::new());
    let decisions = Some(Decisions { corpus, baselines: &baselines, problems: &problems });
    ask(&Snapshot { decisions, ..fixture.snapshot() })
}

fn shown(found: &Found<AdrList>) -> String {
    let mut out = String::new();
    for one in &found.result.decisions {
        let number = one.adr_number.map_or("-".to_owned(), |number| number.to_string());
        let status = one.status.map_or("", Status::word);
        let by = one.superseded_by.map(|by| format!(" by {by}")).unwrap_or_default();
        out += &format!(
            "{number} {} [{status}{by}] {:?} {}\n",
            one.title,
            one.relevance_score,
            one.match_reasons.join(" | ")
        );
        out.extend(one.anchors.iter().map(|anchor| format!("  {} {}\n", anchor.verdict, anchor.symbol)));
        out.extend(
            one.violations.iter().map(|site| format!("  {}:{} {}\n", site.file_path, site.line, site.uses)),
        );
    }
    out.extend(found.notes.iter().map(|note| format!("note: {note}\n")));
    out
}

#[track_caller]
fn check(request: &QueryAdrs, expected: expect_test::Expect) {
    let corpus = records();
    with(&corpus, |snapshot| {
        expected.assert_eq(&shown(&query_adrs(snapshot, request).expect("it can be asked")))
    });
}

#[test]
fn lists_and_answers() {
    check(
        &QueryAdrs::all(),
        expect_test::expect![[r#"
        1 Net [accepted] None 
        2 Old net [superseded by 3] None 
        3 New net [accepted] None 
          holds demo::net::send
          gone demo::gone
          src/app.rs:1 demo::net::send
        4 Broken [] None 
        - Loops [] None 
        note: `docs/adr/0004-broken.md`: the frontmatter can't be read: while parsing a node, did not find expected node content at byte 10 line 2 column 1
    "#]],
    );
    check(
        &QueryAdrs::new("which loop for the net"),
        expect_test::expect![[r#"
            - Loops [] Some(1) text: loop, net
            3 New net [accepted] Some(1) text: net | replaces 2: loop, net
              holds demo::net::send
              gone demo::gone
              src/app.rs:1 demo::net::send
            1 Net [accepted] Some(1) text: loop, net
            2 Old net [superseded by 3] Some(1) text: loop, net
            note: `docs/adr/0004-broken.md`: the frontmatter can't be read: while parsing a node, did not find expected node content at byte 10 line 2 column 1
        "#]],
    );
    check(
        &QueryAdrs { symbol: Some("send".to_owned()), ..QueryAdrs::all() },
        expect_test::expect![[r#"
        3 New net [accepted] Some(7) affects 'demo::net::send' | text: net, send
          holds demo::net::send
          gone demo::gone
          src/app.rs:1 demo::net::send
        1 Net [accepted] Some(6) affected_path 'src/net.rs' covers src/net.rs | text: net
        note: `docs/adr/0004-broken.md`: the frontmatter can't be read: while parsing a node, did not find expected node content at byte 10 line 2 column 1
    "#]],
    );
    check(
        &QueryAdrs { file_path: Some("src/net.rs".to_owned()), ..QueryAdrs::all() },
        expect_test::expect![[r#"
        1 Net [accepted] Some(5) affected_path 'src/net.rs' covers src/net.rs
        note: `docs/adr/0004-broken.md`: the frontmatter can't be read: while parsing a node, did not find expected node content at byte 10 line 2 column 1
    "#]],
    );
    check(
        &QueryAdrs { status: Some(Status::Superseded), ..QueryAdrs::all() },
        expect_test::expect![[r#"
        2 Old net [superseded by 3] None 
        note: `docs/adr/0004-broken.md`: the frontmatter can't be read: while parsing a node, did not find expected node content at byte 10 line 2 column 1
    "#]],
    );
}

#[test]
fn what_is_not_there_is_explained() {
    check(
        &QueryAdrs::new("zebra"),
        expect_test::expect![[r#"
        note: no decision matches; without a question query_adrs lists all 5
        note: `docs/adr/0004-broken.md`: the frontmatter can't be read: while parsing a node, did not find expected node content at byte 10 line 2 column 1
    "#]],
    );
    check(
        &QueryAdrs { symbol: Some("sendd".to_owned()), ..QueryAdrs::all() },
        expect_test::expect![[r#"
        note: no indexed symbol named `sendd`; nearest names: `send`
        note: no decision matches; without a question query_adrs lists all 5
        note: `docs/adr/0004-broken.md`: the frontmatter can't be read: while parsing a node, did not find expected node content at byte 10 line 2 column 1
    "#]],
    );
    check(
        &QueryAdrs { file_path: Some("Cargo.lock".to_owned()), ..QueryAdrs::all() },
        expect_test::expect![[r#"
        note: `Cargo.lock` is no indexed file: decisions are matched by its path alone
        note: no decision matches; without a question query_adrs lists all 5
        note: `docs/adr/0004-broken.md`: the frontmatter can't be read: while parsing a node, did not find expected node content at byte 10 line 2 column 1
    "#]],
    );
    check(
        &QueryAdrs { status: Some(Status::Rejected), ..QueryAdrs::all() },
        expect_test::expect![[r#"
        note: status `rejected` matched nothing; without it there are 5
        note: `docs/adr/0004-broken.md`: the frontmatter can't be read: while parsing a node, did not find expected node content at byte 10 line 2 column 1
    "#]],
    );
    check(
        &QueryAdrs { offset: 50, ..QueryAdrs::all() },
        expect_test::expect![[r#"
        note: offset lies past the end: there are 5
        note: `docs/adr/0004-broken.md`: the frontmatter can't be read: while parsing a node, did not find expected node content at byte 10 line 2 column 1
    "#]],
    );
    with(&Corpus::default(), |snapshot| {
        let found = query_adrs(snapshot, &QueryAdrs::all()).expect("it can be asked");
        assert_eq!(found.notes, [Note::NoDecisions]);
        for wrong in [
            QueryAdrs::new(" "),
            QueryAdrs { file_path: Some("../x.rs".to_owned()), ..QueryAdrs::all() },
            QueryAdrs { symbol: Some("a b".to_owned()), ..QueryAdrs::all() },
        ] {
            assert!(query_adrs(snapshot, &wrong).is_err(), "{wrong:?}");
        }
    });
}

#[test]
fn checks_name_what_is_not_as_decided() {
    let corpus = records();
    with(&corpus, |snapshot| {
        let found = check_adrs(snapshot, &CheckAdrs::all()).expect("it can be asked");
        let report = &found.result;
        let shown: Vec<String> = report
            .findings
            .iter()
            .map(|one| {
                format!("{:?} {} {} {}:{}", one.adr_number, one.kind, one.subject, one.place, one.line)
            })
            .collect();
        assert_eq!(
            shown,
            [
                "Some(3) gone demo::gone :0",
                "Some(3) violation demo::app -> demo::net src/app.rs:1",
                "Some(4) problem docs/adr/0004-broken.md :0",
            ]
        );
        assert_eq!(
            (report.decisions, report.anchors, report.rules, report.drifted, report.violations),
            (5, 2, 1, 1, 1)
        );
        assert!(check_adrs(snapshot, &CheckAdrs { adr_number: Some(9), ..CheckAdrs::all() }).is_err());
        let one = check_adrs(snapshot, &CheckAdrs { adr_number: Some(1), ..CheckAdrs::all() })
            .expect("it is there");
        assert_eq!((one.result.decisions, one.result.total), (1, 0));
        assert_eq!(show_adr(snapshot, &ShowAdr { adr_number: 1 }).expect("it is there").result.title, "Net");
    });
}

#[test]
fn decisions_are_shown_where_they_matter() {
    let corpus = records();
    let shown = |invariants: &[Invariant]| {
        let shown =
            invariants.iter().map(|one| format!("{:?} {}: {}", one.adr_number, one.title, one.reason));
        shown.collect::<Vec<_>>()
    };
    with(&corpus, |snapshot| {
        let found = inspect_symbol(snapshot, &InspectSymbol::new("send")).expect("it can be asked");
        let inspection = &found.result.symbols[0];
        assert_eq!(
            shown(&inspection.invariants),
            [
                "Some(3) New net: affects 'demo::net::send'; text: net, send",
                "Some(1) Net: affected_path 'src/net.rs' covers src/net.rs; text: net",
                "None Loops: text: net",
            ][..2]
        );
        let without = InspectSymbol { include: vec![Section::Callers], ..InspectSymbol::new("send") };
        let found = inspect_symbol(snapshot, &without).expect("it can be asked");
        assert!(found.result.symbols[0].invariants.is_empty());
        let target = BlastTarget::Symbol(TargetArg::Symbol("demo::app::run".to_owned()));
        let found = blast_radius(snapshot, &BlastRadius::new(target)).expect("it can be asked");
        assert_eq!(shown(&found.result.invariants), ["Some(3) New net: forbids 'demo::app -> demo::net'"]);
    });
}
