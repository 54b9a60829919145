//! How answers say what the index had not read.

use std::time::{Duration, Instant};

use super::*;
use crate::answer::Reply;
use crate::freshness::ChangeSet;
use crate::query::{FindReferences, Found, Lag, References, Standing, TargetArg};
use crate::source::ContentHash;
use crate::workspace;

const SOON: Duration = Duration::from_millis(50);

fn uses_of(project: &Project, name: &str) -> Result<Found<References>, Error> {
    project.find_references(&FindReferences::new(TargetArg::Symbol(name.to_owned())))
}

fn reply(name: &str, found: Found<References>) -> Reply<References> {
    Reply::new(&FindReferences::new(TargetArg::Symbol(name.to_owned())), found)
}

#[test]
fn an_answer_says_what_was_read_for_it() {
    let fixture = Fixture::new(DEMO);
    let project = fixture.in_memory();
    let standing = |project: &Project| uses_of(project, "t").unwrap().standing;
    let fresh = Standing { files: 4, ..Standing::default() };
    assert_eq!(standing(&project), fresh, "a first index is no refresh");
    assert_eq!(fresh.summary().as_deref(), Some("fresh, 4 files"));
    fixture.write("src/b.rs", "use crate::a::t;\npub fn other(s: &crate::S) { t(s); }\n");
    fixture.remove("src/main.rs");
    let patient = project.waiting_at_most(Duration::from_secs(60));
    let found = uses_of(&patient, "t").unwrap();
    assert_eq!(found.standing.refreshed, ["src/b.rs", "src/main.rs"]);
    assert_eq!(found.standing.summary().as_deref(), Some("refreshed 2 files, 3 files"));
    let reply = reply("t", found);
    assert!(!reply.unsettled);
    assert_eq!(reply.notes, ["refreshed 2 files: src/b.rs, src/main.rs"]);
    assert_eq!(standing(&patient), Standing { files: 3, ..Standing::default() });
}

/// B119: an answer from a half-built index does not look like one from a whole.
#[test]
fn a_first_index_that_takes_too_long_gives_what_it_has() {
    let fixture = Fixture::new(DEMO);
    let project = fixture.in_memory();
    let impatient = project.waiting_at_most(SOON);
    let held = lock(&project.0.desk);
    let building = project.0.tally.begin();
    let error = uses_of(&impatient, "t").unwrap_err().to_string();
    assert_eq!(error, "INDEXING 0%: results so far are partial; retry in about 1 s");
    assert_eq!(project.state(), Staleness::Building { done: 0, total: 0 });

    let workspace = workspace::discover(project.root(), &workspace::Options::default()).unwrap();
    let collecting = project.0.collect(&workspace.graph);
    for (name, text) in DEMO.iter().take(2) {
        let facts = crate::facts::lower(text, crate::workspace::graph::Edition::E2021);
        let path = project.root().join(name);
        project.0.collected(&path, ContentHash::of(text.as_bytes()), &Arc::new(facts));
    }
    project.0.tally.done.store(2, std::sync::atomic::Ordering::Relaxed);
    project.0.tally.total.store(4, std::sync::atomic::Ordering::Relaxed);
    let found = uses_of(&impatient, "S::get").unwrap();
    assert_eq!(
        found.result.callers.iter().map(|it| &*it.enclosing_symbol).collect::<Vec<_>>(),
        ["demo::a::t"]
    );
    assert!(
        matches!(found.standing.lag, Some(Lag::Indexing { done: 2, total: 4, .. })),
        "{:?}",
        found.standing
    );
    // What is not there yet is not said to be nowhere.
    let reply = reply("u1", uses_of(&impatient, "u1").unwrap());
    assert!(reply.unsettled && reply.notes.len() == 1, "{:?}", reply.notes);
    assert!(reply.notes[0].starts_with("INDEXING 50% (2 of 4 files): results so far are partial; retry in"));
    assert!(reply.index.unwrap().starts_with("INDEXING 50%"));
    let outline = impatient.file_outline(&crate::query::FileOutline::new("src/b.rs"));
    assert!(matches!(outline, Err(Error::Unready(_))), "{outline:?}");

    drop((held, building, collecting));
    let found = uses_of(&project.waiting_at_most(Duration::from_secs(60)), "S::get").unwrap();
    assert_eq!((found.standing.lag, found.result.callers.len()), (None, 1));
}

#[test]
fn a_later_index_that_takes_too_long_says_which_files_are_pending() {
    let fixture = Fixture::new(DEMO);
    let project = fixture.in_memory();
    uses_of(&project, "t").unwrap();
    fixture.write("src/b.rs", "pub fn other() {}\n");
    let held = lock(&project.0.desk);
    let changes = ChangeSet { removed: vec![fixture.path("src/b.rs")], ..ChangeSet::default() };
    let building = project.0.tally.begin_again(&changes, vec!["src/b.rs".to_owned()]);
    assert!(matches!(project.state(), Staleness::Changed { .. }));
    let found = uses_of(&project.waiting_at_most(SOON), "t").unwrap();
    let reply = reply("t", found);
    assert!(reply.unsettled);
    assert_eq!(
        reply.notes[0],
        "STALE: 1 file pending re-index (src/b.rs): results for them may be out of date; retry in a few seconds"
    );
    assert_eq!(reply.index.as_deref(), Some("STALE, 4 files"));
    drop((held, building));
}

/// A crate that only a question names is read in the background, as a first index is, and not said to be missing meanwhile.
#[test]
fn a_crate_that_takes_too_long_to_read_is_said_to_be_coming() {
    let fixture = Fixture::new(&[
        ("Cargo.toml", &format!("{MANIFEST}[dependencies]\ndep = {{ path = \"../dep\" }}\n")),
        ("src/lib.rs", "pub fn f() {}\n"),
        ("../dep/Cargo.toml", &MANIFEST.replace("demo", "dep")),
        ("../dep/src/lib.rs", "pub fn one() -> u8 { 1 }\n"),
    ]);
    let project = fixture.in_memory();
    uses_of(&project, "f").unwrap();
    let outline = |project: &Project| project.crate_outline(&crate::query::CrateOutline::new("dep"));
    let impatient = project.waiting_at_most(SOON);
    let held = lock(&project.0.desk);
    let error = outline(&impatient).unwrap_err().to_string();
    assert!(error.starts_with("INDEXING"), "{error}");
    // What is not about it is answered from what there is.
    assert!(uses_of(&impatient, "f").unwrap().standing.lag.is_some());
    drop(held);
    assert_eq!(outline(&project.waiting_at_most(Duration::from_secs(60))).unwrap().result.total, 1);
}

/// The work that a question did not wait for goes on, and is there for the next.
#[test]
fn what_was_not_waited_for_is_done_all_the_same() {
    let fixture = Fixture::new(DEMO);
    let project = fixture.in_memory();
    // Whatever comes of it, it comes at once.
    let _ = uses_of(&project.waiting_at_most(Duration::ZERO), "t");
    let deadline = Instant::now() + Duration::from_secs(60);
    while project.0.current().is_none() {
        assert!(Instant::now() < deadline);
        std::thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(project.refresh(false, &NoProgress).unwrap().did, LastRun::default());
}

#[test]
fn a_file_that_is_named_is_looked_at_again_before_the_answer_goes_out() {
    let fixture = Fixture::new(DEMO);
    let project = fixture.in_memory();
    uses_of(&project, "t").unwrap();
    let asked = Mutex::new(0);
    let items = project.ask(|snapshot| {
        *lock(&asked) += 1;
        let file = snapshot.file("src/b.rs").unwrap();
        let count = snapshot.analysis.program().facts(file).items.len();
        if *lock(&asked) == 1 {
            fixture.write("src/b.rs", "pub fn one() {}\npub fn two() {}\n");
        }
        Ok((snapshot.path(file), count))
    });
    assert_eq!(items.unwrap(), ("src/b.rs".to_owned(), 2));
    assert_eq!(*lock(&asked), 2);
    // One that is edited without end is answered about, and that is said.
    let number = std::sync::atomic::AtomicUsize::new(0);
    let found = project.found(None, &|_, _| (), |snapshot| {
        let number = number.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        fixture.write("src/b.rs", format!("pub fn n{number}() {{}}\n"));
        crate::query::find_references(
            snapshot,
            &FindReferences::new(TargetArg::Position {
                file_path: "src/b.rs".to_owned(),
                line: 1,
                column: 8,
            }),
        )
    });
    assert_eq!(found.unwrap().standing.lag, Some(Lag::Pending(vec!["src/b.rs".to_owned()])));
}
