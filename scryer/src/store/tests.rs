use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::*;
use crate::freshness::Stamp;
use crate::source::ContentHash;

/// The project that the tests of the cache use.
const PROJECT: i64 = 7;

/// Tells the child of a test which directory to hold.
const CHILD_DIR: &str = "SCRYER_TEST_STORE_DIR";

/// What a child does once it has the directory.
const CHILD_TASK: &str = "SCRYER_TEST_STORE_TASK";

fn file(path: &str, content: &str) -> FileRow {
    let hash = ContentHash::of(content.as_bytes());
    FileRow {
        path: path.to_owned(),
        edition: 3,
        stamp: Stamp { size: content.len() as u64, changed_ns: 1_234_567_890_123_456_789, hash },
    }
}

/// Facts of any length, each byte of which depends on the content.
fn body(content: &str, len: usize) -> Vec<u8> {
    let mut out = vec![0; len];
    blake3::Hasher::new().update(content.as_bytes()).finalize_xof().fill(&mut out);
    out
}

/// A batch with the facts of `count` files; `version` is part of every content.
fn batch(version: usize, count: usize) -> SaveBatch {
    let mut batch = SaveBatch::default();
    for index in 0..count {
        let content = format!("version {version} of file {index}");
        let file = file(&format!("src/f{index:04}.rs"), &content);
        batch.facts.push(FactsRow { key: file.key(), body: body(&content, index * 97 % 20_000) });
        batch.files.push(file);
    }
    batch
}

/// What a project has to look like after `batch` alone.
fn expected(batch: &SaveBatch) -> Vec<StoredFile> {
    let facts = batch.facts.iter().map(|row| Some(row.body.clone()));
    batch.files.iter().cloned().zip(facts).map(|(file, facts)| StoredFile { file, facts }).collect()
}

/// Compares lists of files; a failure names the first that differs, without its facts.
#[track_caller]
fn check(found: &[StoredFile], expected: &[StoredFile]) {
    let differs = found.iter().zip(expected).find(|(found, expected)| found != expected);
    if let Some((found, expected)) = differs {
        panic!("{:?} is not {:?}, or their facts differ", found.file, expected.file);
    }
    assert_eq!(found.len(), expected.len(), "number of files");
}

#[track_caller]
fn open(dir: &Path) -> Store {
    Store::open(dir, 1).unwrap()
}

/// The names in a directory, sorted.
fn names(dir: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn projects_come_back_as_they_were() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(dir.path());
    assert_eq!(store.projects().unwrap(), []);
    let zeta = store.upsert_project("zeta", Path::new("/src/zeta")).unwrap();
    let alpha = store.upsert_project("alpha", Path::new("/src/alpha")).unwrap();
    assert_eq!((zeta.slug.as_str(), zeta.root.as_path()), ("zeta", Path::new("/src/zeta")));
    assert_eq!((zeta.indexed_at, zeta.stats), (None, IndexedStats::default()));
    assert!(zeta.created_at > 1_700_000_000_000 && zeta.id != SHARED_PROJECT);

    let stats = IndexedStats { files: 3, lines: 400, symbols: 50 };
    store.set_indexed(zeta.id, stats).unwrap();
    assert!(matches!(store.set_indexed(99, stats), Err(StoreError::UnknownProject { id: 99 })));
    store.close().unwrap();

    let store = open(dir.path());
    let zeta_now = store.project(zeta.id).unwrap().unwrap();
    assert_eq!(zeta_now.stats, stats);
    assert!(zeta_now.indexed_at >= Some(zeta.created_at));
    assert_eq!(store.projects().unwrap(), [alpha.clone(), zeta_now.clone()]);
    assert_eq!(store.project_by_slug("zeta").unwrap(), Some(zeta_now.clone()));
    assert_eq!(store.project_by_root(Path::new("/src/alpha")).unwrap(), Some(alpha.clone()));
    assert_eq!(store.project_by_root(Path::new("/src")).unwrap(), None);
    assert_eq!(store.take_notices().unwrap(), []);

    let renamed = store.upsert_project("zz", Path::new("/src/zeta")).unwrap();
    assert_eq!(renamed, ProjectRow { slug: "zz".to_owned(), ..zeta_now });
    let taken = store.upsert_project("alpha", Path::new("/src/zeta")).unwrap_err();
    assert_eq!(taken.to_string(), "the slug alpha belongs to the project at /src/alpha: choose another");

    assert!(store.delete_project(zeta.id).unwrap());
    assert!(!store.delete_project(zeta.id).unwrap());
    let next = store.upsert_project("zeta", Path::new("/src/zeta")).unwrap();
    assert!(next.id > alpha.id.max(zeta.id), "ids are not used again");
}

#[test]
fn files_and_facts_come_back_as_they_were() {
    let dir = tempfile::tempdir().unwrap();
    let first = batch(1, 300);
    let store = open(dir.path());
    store.save(PROJECT, first.clone()).unwrap();
    store.save(PROJECT + 1, batch(2, 3)).unwrap();
    check(&store.load_files(PROJECT, "").unwrap(), &expected(&first));
    store.close().unwrap();

    let store = open(dir.path());
    check(&store.load_files(PROJECT, "").unwrap(), &expected(&first));
    assert_eq!(store.load_stamps(PROJECT, "").unwrap(), first.files);
    assert_eq!(store.load_stamps(PROJECT, "src/f000").unwrap(), first.files[..10]);
    assert_eq!(store.load_stamps(PROJECT, "src/g").unwrap(), []);
    let absent = FactsKey { edition: 4, ..first.files[5].key() };
    let keys = [first.files[9].key(), absent, first.files[0].key(), first.files[9].key()];
    let bodies = [9, 0, 0, 9].map(|at| Some(first.facts[at].body.clone()));
    let [nine, _, zero, again] = bodies;
    assert_eq!(store.load_facts(&keys).unwrap(), [nine, None, zero, again]);
    assert_eq!(store.take_notices().unwrap(), []);
}

#[test]
fn a_batch_changes_only_what_it_names() {
    let store = Store::open_in_memory().unwrap();
    store.save(PROJECT, batch(1, 4)).unwrap();
    let changed = file("src/f0001.rs", "new");
    let facts = FactsRow { key: changed.key(), body: vec![1, 2, 3] };
    let removed = vec!["src/f0002.rs".to_owned(), "src/never.rs".to_owned()];
    store
        .save(PROJECT, SaveBatch { files: vec![changed.clone()], facts: vec![facts.clone()], removed })
        .unwrap();
    let old = expected(&batch(1, 4));
    let new = StoredFile { file: changed, facts: Some(facts.body) };
    assert_eq!(store.load_files(PROJECT, "").unwrap(), [old[0].clone(), new, old[3].clone()]);

    assert_eq!(store.collect_garbage().unwrap(), 2);
    assert_eq!(store.collect_garbage().unwrap(), 0);
    assert_eq!(store.load_files(PROJECT, "").unwrap().iter().filter(|file| file.facts.is_some()).count(), 3);
    store.delete_project(PROJECT).unwrap();
    assert_eq!(store.load_files(PROJECT, "").unwrap(), []);
    assert_eq!(store.collect_garbage().unwrap(), 3);
}

/// A batch with the facts of one file: those of `batch(0, 100)` in a row, of which each number in `changed` is another one.
fn one_file(changed: &[usize]) -> SaveBatch {
    let file = file("src/lib.rs", &format!("with {changed:?}"));
    let part = |at| body(&format!("{at} {}", changed.contains(&at)), 500);
    let facts = vec![FactsRow { key: file.key(), body: (0..100).flat_map(part).collect() }];
    SaveBatch { files: vec![file], facts, removed: Vec::new() }
}

#[test]
fn worktrees_share_what_they_have_in_common() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(dir.path());
    store.save(PROJECT, one_file(&[])).unwrap();
    for number in 1..100 {
        store.save(PROJECT + number as i64, one_file(&[number])).unwrap();
    }
    store.close().unwrap();
    let size = fs::metadata(dir.path().join("facts.db")).unwrap().len();
    assert!(size < 250_000, "{size} bytes for a hundred times 50,000 that differ in 500");
    let store = open(dir.path());
    let check_all = |store: &Store, from: usize| {
        for number in from..100 {
            let found = store.load_files(PROJECT + number as i64, "").unwrap();
            let saved = if number == 0 { one_file(&[]) } else { one_file(&[number]) };
            check(&found, &expected(&saved));
            let facts = store.load_facts(&[saved.files[0].key()]).unwrap();
            assert_eq!(facts, [Some(saved.facts[0].body.clone())]);
        }
    };
    check_all(&store, 0);
    // The first worktree goes; what the others are told by stays.
    store.delete_project(PROJECT).unwrap();
    assert_eq!(store.collect_garbage().unwrap(), 0);
    check_all(&store, 1);
    for number in 1..99 {
        store.delete_project(PROJECT + number).unwrap();
    }
    assert_eq!(store.collect_garbage().unwrap(), 98);
    check_all(&store, 99);
    store.delete_project(PROJECT + 99).unwrap();
    assert_eq!(store.collect_garbage().unwrap(), 2);
}

#[test]
fn a_file_that_is_saved_again_and_again_takes_no_more_room() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("facts.db");
    let store = open(dir.path());
    let save = |version: usize| {
        let content = format!("version {version}");
        let file = file("src/lib.rs", &content);
        // Nothing of it is as it was.
        let facts = vec![FactsRow { key: file.key(), body: body(&content, 2_000) }];
        store.save(PROJECT, SaveBatch { files: vec![file], facts, removed: Vec::new() }).unwrap();
    };
    let grown = |versions: std::ops::Range<usize>| {
        versions.for_each(save);
        store.checkpoint().unwrap();
        fs::metadata(&path).unwrap().len()
    };
    let (once, later) = (grown(0..300), grown(300..1500));
    assert!(later <= once + once / 4, "{once} bytes have become {later}");
    assert_eq!(store.load_files(PROJECT, "").unwrap()[0].facts, Some(body("version 1499", 2_000)));
    store.close().unwrap();
    let store = open(dir.path());
    assert_eq!(store.collect_garbage().unwrap(), 0, "what was left was swept at the end");
}

#[test]
fn packages_that_were_not_used_for_longest_go_first() {
    let store = Store::open_in_memory().unwrap();
    let package = |name: &str| SaveBatch {
        files: vec![file(&format!("/home/{name}/lib.rs"), &format!("ten bytes {name}"))],
        ..SaveBatch::default()
    };
    for name in ["a-1", "b-1", "c-1"] {
        store.save(SHARED_PROJECT, package(name)).unwrap();
    }
    let all = ["a-1", "b-1", "c-1"].map(|name| format!("/home/{name}"));
    // Each has 13 bytes.
    assert_eq!(store.use_packages(&all, 1, 39).unwrap(), 0);
    assert_eq!(store.use_packages(&all[..1], 2, 39).unwrap(), 0);
    let left = |store: &Store| {
        let files = store.load_stamps(SHARED_PROJECT, "").unwrap();
        files.into_iter().map(|file| file.path).collect::<Vec<_>>()
    };
    assert_eq!(store.use_packages(&all[2..], 3, 30).unwrap(), 1, "b was used longest ago");
    assert_eq!(left(&store), ["/home/a-1/lib.rs", "/home/c-1/lib.rs"]);
    assert_eq!(store.use_packages(&all[2..], 4, 1).unwrap(), 1, "what is in use stays, whatever its size");
    assert_eq!(left(&store), ["/home/c-1/lib.rs"]);
    store.save(PROJECT, batch(1, 1)).unwrap();
    assert_eq!(store.use_packages(&[], 5, 0).unwrap(), 1);
    assert_eq!(
        (left(&store).len(), store.load_stamps(PROJECT, "").unwrap().len()),
        (0, 1),
        "of projects, nothing goes"
    );
}

#[test]
fn a_stamp_without_facts_says_so() {
    let store = Store::open_in_memory().unwrap();
    let row = file("a.rs", "a");
    store.save(PROJECT, SaveBatch { files: vec![row.clone()], ..SaveBatch::default() }).unwrap();
    assert_eq!(store.load_files(PROJECT, "").unwrap(), [StoredFile { file: row, facts: None }]);
}

#[test]
fn a_transaction_that_fails_leaves_the_old_state() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("some.db");
    let count = |database: &mut database::Database| {
        let sql = "SELECT COUNT(*) FROM T";
        database
            .run(async |connection| database::all(connection, sql, vec![], |row| row.get::<i64>(0)).await)
            .unwrap()
    };
    let mut database = database::Database::open(Some(&path)).unwrap();
    database.transact(async |tx| tx.execute("CREATE TABLE T (x INTEGER PRIMARY KEY)", ()).await).unwrap();
    database.transact(async |tx| tx.execute("INSERT INTO T VALUES (1)", ()).await).unwrap();
    let failed = database.transact(async |tx| {
        tx.execute("INSERT INTO T VALUES (2)", ()).await?;
        tx.execute("INSERT INTO T VALUES (1)", ()).await
    });
    assert!(matches!(failed, Err(turso::Error::Constraint(_))));
    assert_eq!(count(&mut database), [1]);
    database.transact(async |tx| tx.execute("INSERT INTO T VALUES (3)", ()).await).unwrap();
    drop(database);
    assert_eq!(count(&mut database::Database::open(Some(&path)).unwrap()), [2]);
}

#[test]
fn another_format_starts_anew_and_keeps_projects() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(dir.path());
    let project = store.upsert_project("one", Path::new("/one")).unwrap();
    store.save(project.id, batch(1, 20)).unwrap();
    store.close().unwrap();

    let store = Store::open(dir.path(), 2).unwrap();
    assert_eq!(store.load_files(project.id, "").unwrap(), []);
    let path = dir.path().join("facts.db");
    assert_eq!(store.take_notices().unwrap(), [Notice::FactsOutdated { path }]);
    assert_eq!(store.projects().unwrap(), std::slice::from_ref(&project));
    store.save(project.id, batch(2, 20)).unwrap();
    store.close().unwrap();
    let store = Store::open(dir.path(), 2).unwrap();
    check(&store.load_files(project.id, "").unwrap(), &expected(&batch(2, 20)));
    assert_eq!(store.take_notices().unwrap(), []);
}

#[test]
fn facts_of_another_scryer_db_are_dropped() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(dir.path());
    store.save(PROJECT, batch(1, 5)).unwrap();
    store.close().unwrap();
    for name in ["scryer.db", "scryer.db-wal"] {
        let _ = fs::remove_file(dir.path().join(name));
    }
    let store = open(dir.path());
    assert_eq!(store.load_files(PROJECT, "").unwrap(), [], "its project ids mean something else now");
    assert_eq!(store.take_notices().unwrap().len(), 1);
}

#[test]
fn the_cache_may_be_deleted_at_any_time() {
    for name in ["facts.db", "facts.db-wal"] {
        let dir = tempfile::tempdir().unwrap();
        let store = open(dir.path());
        store.save(PROJECT, batch(1, 50)).unwrap();
        store.close().unwrap();
        let _ = fs::remove_file(dir.path().join(name));
        let store = open(dir.path());
        let found = store.load_files(PROJECT, "").unwrap();
        assert!(found.is_empty() || found == expected(&batch(1, 50)));
        store.save(PROJECT, batch(2, 50)).unwrap();
        check(&store.load_files(PROJECT, "").unwrap(), &expected(&batch(2, 50)));
    }
}

#[test]
fn a_log_without_its_database_is_not_replayed() {
    let dir = tempfile::tempdir().unwrap();
    let kept = tempfile::tempdir().unwrap();
    let log = dir.path().join("facts.db-wal");
    let store = open(dir.path());
    store.save(PROJECT, batch(1, 5)).unwrap();
    drop(store);
    // A log with frames in it, as a killed process leaves one behind.
    let mut child = child(dir.path(), "save");
    wait_for(|| fs::metadata(&log).is_ok_and(|log| log.len() > 100_000));
    child.kill().unwrap();
    child.wait().unwrap();
    fs::rename(dir.path().join("facts.db"), kept.path().join("facts.db")).unwrap();
    assert!(fs::metadata(&log).unwrap().len() > 0);
    let store = open(dir.path());
    assert_eq!(store.load_files(PROJECT, "").unwrap(), []);
}

/// Damages `facts.db` with `damage`, and checks that what comes back is what was saved or nothing, that a new save
/// works, and that what was not damaged by us is not called damaged.
#[track_caller]
fn check_damage(what: &str, damage: impl Fn(&mut Vec<u8>), moved_aside: Option<bool>) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("facts.db");
    let saved = batch(1, 60);
    let store = open(dir.path());
    let project = store.upsert_project("one", Path::new("/one")).unwrap();
    store.save(PROJECT, saved.clone()).unwrap();
    store.close().unwrap();

    let mut bytes = fs::read(&path).unwrap();
    damage(&mut bytes);
    fs::write(&path, &bytes).unwrap();

    let store = open(dir.path());
    let found = store.load_files(PROJECT, "").unwrap();
    for stored in &found {
        let Some(facts) = &stored.facts else { continue };
        let key = stored.file.key();
        let original = saved.facts.iter().find(|row| row.key == key);
        assert_eq!(original.map(|row| &row.body), Some(facts), "{what}: wrong facts");
    }
    let notices = store.take_notices().unwrap();
    let kept_as = dir.path().join("facts.db.corrupt-1");
    if let Some(moved_aside) = moved_aside {
        assert_eq!(kept_as.exists(), moved_aside, "{what}: {notices:?}");
    }
    if kept_as.exists() {
        assert!(
            matches!(&notices[..], [Notice::FactsDamaged { kept_as: at, .. }] if *at == kept_as),
            "{what}: {notices:?}"
        );
        assert_eq!(fs::read(&kept_as).unwrap().len(), bytes.len(), "{what}");
        assert_eq!(found, []);
    }
    let next = batch(2, 60);
    store.save(PROJECT, next.clone()).unwrap();
    if found.iter().any(|stored| !saved.files.contains(&stored.file)) {
        // A stamp that was never saved, which a caller removes when it finds no such file.
        let mut removed: Vec<String> = found.iter().map(|stored| stored.file.path.clone()).collect();
        removed.retain(|path| next.files.iter().all(|file| file.path != *path));
        store.save(PROJECT, SaveBatch { removed, ..SaveBatch::default() }).unwrap();
    }
    if store.load_files(PROJECT, "").unwrap() != expected(&next) {
        // Damage between pages that are sound one by one costs time until somebody looks at the whole.
        store.collect_garbage().unwrap();
        assert!(kept_as.exists(), "{what}: neither healed nor found");
        store.save(PROJECT, next.clone()).unwrap();
        check(&store.load_files(PROJECT, "").unwrap(), &expected(&next));
    }
    assert_eq!(store.projects().unwrap(), [project]);
    store.close().unwrap();
}

#[test]
fn a_damaged_cache_is_moved_aside_and_rebuilt() {
    check_damage("nothing", |_| {}, Some(false));
    check_damage("garbage", |bytes| *bytes = body("garbage", 50_000), Some(true));
    check_damage("text", |bytes| *bytes = b"not a database".to_vec(), Some(true));
    check_damage("half a header", |bytes| bytes.truncate(50), Some(true));
    check_damage("first page only", |bytes| bytes.truncate(4096), Some(true));
    check_damage("half", |bytes| bytes.truncate(bytes.len() / 2), None);
    check_damage("half a page", |bytes| bytes.truncate(bytes.len() - 2000), None);
    check_damage("empty", |bytes| bytes.clear(), Some(false));
    check_damage("zeros behind the header", |bytes| bytes[4096..].fill(0), Some(true));
}

#[test]
fn flipped_bytes_never_give_wrong_facts() {
    for seed in 0..24_usize {
        let flip = |bytes: &mut Vec<u8>| {
            let random = body(&seed.to_string(), 8);
            let random = usize::from_le_bytes(random.try_into().unwrap());
            // The first pages hold the tables and their inner nodes, and deserve more of the blows.
            let reach = if seed % 2 == 0 { bytes.len() } else { bytes.len().min(6 * 4096) };
            let at = random % reach;
            bytes[at] ^= 1 << (seed % 8);
        };
        check_damage(&format!("flip {seed}"), flip, None);
    }
}

#[test]
fn damage_to_durable_data_is_an_error_and_touches_nothing() {
    type Damage = fn(&mut Vec<u8>);
    let damages: [(&str, Damage); 4] = [
        ("garbage", |bytes| *bytes = body("garbage", 50_000)),
        ("half a header", |bytes| bytes.truncate(50)),
        ("half", |bytes| bytes.truncate(bytes.len() / 2)),
        ("zeros behind the header", |bytes| bytes[4096..].fill(0)),
    ];
    for (what, damage) in damages {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("scryer.db");
        let store = open(dir.path());
        store.upsert_project("one", Path::new("/one")).unwrap();
        store.save(PROJECT, batch(1, 5)).unwrap();
        store.close().unwrap();
        let mut bytes = fs::read(&path).unwrap();
        damage(&mut bytes);
        fs::write(&path, &bytes).unwrap();
        let facts = fs::read(dir.path().join("facts.db")).unwrap();

        let error = Store::open(dir.path(), 2).err().unwrap();
        assert!(matches!(&error, StoreError::Corrupt { path: at, .. } if *at == path), "{what}: {error:?}");
        assert!(error.to_string().contains("move it and its -wal file away"), "{what}: {error}");
        assert_eq!(fs::read(&path).unwrap(), bytes, "{what}");
        assert_eq!(fs::read(dir.path().join("facts.db")).unwrap(), facts, "{what}");
    }
}

#[test]
fn a_second_store_is_told_who_holds_the_first() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(dir.path());
    store.save(PROJECT, batch(1, 5)).unwrap();
    let error = Store::open(dir.path(), 1).err().unwrap();
    let StoreError::Locked { path, holder } = &error else { panic!("{error:?}") };
    assert_eq!(
        (path.as_path(), *holder),
        (dir.path().join("scryer.lock").as_path(), Some(std::process::id()))
    );
    let message = error.to_string();
    assert!(message.contains(&format!("process {}", std::process::id())), "{message}");
    store.close().unwrap();
    assert_eq!(open(dir.path()).load_files(PROJECT, "").unwrap(), expected(&batch(1, 5)));
}

#[test]
fn a_second_process_is_kept_out_and_damages_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(dir.path());
    store.save(PROJECT, batch(1, 50)).unwrap();
    store.close().unwrap();

    let mut child = child(dir.path(), "hold");
    let before = names(dir.path());
    // Another format would drop the cache, were the lock not asked first.
    let error = Store::open(dir.path(), 2).err().unwrap();
    assert!(matches!(error, StoreError::Locked { holder: Some(pid), .. } if pid == child.id()), "{error:?}");
    // Without our lock file, turso's own lock has the last word, and is not taken for damage.
    fs::rename(dir.path().join("scryer.lock"), dir.path().join("elsewhere")).unwrap();
    let error = Store::open(dir.path(), 2).err().unwrap();
    assert!(matches!(error, StoreError::Locked { holder: None, .. }), "{error:?}");
    fs::remove_file(dir.path().join("elsewhere")).unwrap();
    assert_eq!(names(dir.path()), before);

    drop(child.stdin.take());
    assert!(child.wait().unwrap().success());
    assert_eq!(open(dir.path()).load_files(PROJECT, "").unwrap(), expected(&batch(1, 50)));
}

#[test]
fn killed_at_any_moment_the_last_batch_is_whole() {
    let dir = tempfile::tempdir().unwrap();
    let mut last = 0;
    for round in 0..8 {
        let mut child = child(dir.path(), "save");
        std::thread::sleep(Duration::from_millis(20 + round * 37));
        child.kill().unwrap();
        child.wait().unwrap();

        let store = open(dir.path());
        let found = store.load_files(PROJECT, "").unwrap();
        assert_eq!(store.take_notices().unwrap(), []);
        let Some(first) = found.first() else { continue };
        let version = (1..).find(|version| batch(*version, 1).files[0] == first.file).unwrap();
        check(&found, &expected(&batch(version, 60)));
        assert!(version >= last, "round {round}: an older batch came back");
        last = version;
    }
    assert!(last > 0, "no child ever saved");
}

/// Not a test: what the children of tests run.
#[test]
fn child_of_a_test() {
    let (Ok(dir), Ok(task)) = (std::env::var(CHILD_DIR), std::env::var(CHILD_TASK)) else { return };
    let dir = PathBuf::from(dir);
    let store = open(&dir);
    fs::write(dir.join("ready"), b"").unwrap();
    if task == "hold" {
        std::io::stdin().read_to_end(&mut Vec::new()).unwrap();
        return;
    }
    let saved = store.load_files(PROJECT, "").unwrap();
    let start = saved
        .first()
        .map_or(1, |first| (1..).find(|version| batch(*version, 1).files[0] == first.file).unwrap());
    for version in start.. {
        store.save(PROJECT, batch(version, 60)).unwrap();
    }
}

/// A process of this very program that holds `dir`; returns once it does.
fn child(dir: &Path, task: &str) -> Child {
    let ready = dir.join("ready");
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "store::tests::child_of_a_test"])
        .env(CHILD_DIR, dir)
        .env(CHILD_TASK, task)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    wait_for(|| ready.exists());
    fs::remove_file(ready).unwrap();
    child
}

fn wait_for(condition: impl Fn() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < Duration::from_secs(60), "waited in vain");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_directory_that_cannot_be_written_is_a_clear_error() {
    let dir = tempfile::tempdir().unwrap();
    let plain = dir.path().join("plain");
    fs::write(&plain, b"").unwrap();
    let error = Store::open(&plain.join("below"), 1).err().unwrap();
    assert!(matches!(&error, StoreError::Io { path, .. } if path.starts_with(&plain)), "{error:?}");

    let locked = dir.path().join("locked");
    fs::create_dir(&locked).unwrap();
    let mut permissions = fs::metadata(&locked).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&locked, permissions).unwrap();
    // Root may write anywhere, so that there is nothing to see for it.
    if fs::write(locked.join("probe"), b"").is_err() {
        let error = Store::open(&locked, 1).err().unwrap();
        assert!(matches!(error, StoreError::ReadOnly { .. }), "{error:?}");
    }
    let refused = std::io::Error::from(std::io::ErrorKind::ReadOnlyFilesystem);
    let error = StoreError::io(Path::new("/home/scryer.lock"), refused);
    assert_eq!(
        error.to_string(),
        "/home/scryer.lock can't be written: allow it, name another directory, or work without a store"
    );
}

#[cfg(unix)]
#[test]
fn a_store_notices_that_its_directory_was_replaced() {
    let parent = tempfile::tempdir().unwrap();
    let dir = parent.path().join("home");
    let first = open(&dir);
    assert!(!first.is_detached());
    fs::remove_dir_all(&dir).unwrap();
    assert!(first.is_detached());
    let second = open(&dir);
    assert!(first.is_detached());
    assert!(!second.is_detached());
    first.save(PROJECT, batch(1, 5)).unwrap();
    assert_eq!(second.load_files(PROJECT, "").unwrap(), []);
    assert!(!Store::open_in_memory().unwrap().is_detached());
}

#[test]
fn threads_share_a_store() {
    let store = Store::open_in_memory().unwrap();
    std::thread::scope(|scope| {
        for project in 1..=8 {
            let store = &store;
            scope.spawn(move || {
                store.save(project, batch(project as usize, 20)).unwrap();
                let found = store.load_files(project, "").unwrap();
                check(&found, &expected(&batch(project as usize, 20)));
            });
        }
    });
}
