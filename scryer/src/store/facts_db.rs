//! `facts.db`: stamps of source files, and blobs of facts by content. A cache: whatever is wrong with it, a new one
//! takes its place.
//!
//! A blob is proved when it is read: beside it lies a hash over its key and its bytes. Stamps need no proof, as they only
//! say which content to expect, and a wrong hash has no facts. So damage that turso does not notice costs time, by files
//! that are lowered again and again, until the next collection of garbage finds it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rustc_hash::{FxHashMap, FxHashSet};
use turso::{Connection, Row, Statement, Value};

use super::database::{Database, all, blob};
use super::{Fault, Notice, StoreError};
use crate::freshness::Stamp;
use crate::source::ContentHash;

/// The version of the tables below; another one is dropped, as another format of the facts is.
const TABLES_VERSION: u32 = 2;

const TABLES: &[&str] = &[
    "CREATE TABLE Meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE SourceFile (
        project INTEGER NOT NULL,
        path TEXT NOT NULL,
        size INTEGER NOT NULL,
        changed_ns INTEGER NOT NULL,
        content BLOB NOT NULL,
        edition INTEGER NOT NULL,
        PRIMARY KEY (project, path)
    )",
    "CREATE TABLE Facts (
        content BLOB NOT NULL,
        edition INTEGER NOT NULL,
        proof BLOB NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (content, edition)
    )",
    "CREATE TABLE SharedPackage (dir TEXT PRIMARY KEY, used_at INTEGER NOT NULL)",
];

/// The key that holds the versions and the owner of the cache.
const META_KEY: &str = "written_for";

/// Names the facts of one content. The format is the same for a whole store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FactsKey {
    /// Hash of the file's content.
    pub content: ContentHash,
    /// The edition it was read in, as the caller numbers them.
    pub edition: u8,
}

/// What is remembered of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileRow {
    /// Path relative to the project's root, with `/` between the parts.
    pub path: String,
    /// The edition it was read in.
    pub edition: u8,
    /// What it looked like.
    pub stamp: Stamp,
}

impl FileRow {
    /// The key of its facts.
    pub fn key(&self) -> FactsKey {
        FactsKey { content: self.stamp.hash, edition: self.edition }
    }
}

/// One blob to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactsRow {
    /// What it is the facts of.
    pub key: FactsKey,
    /// The encoded facts.
    pub body: Vec<u8>,
}

/// A file with its facts, as they were saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredFile {
    /// The file.
    pub file: FileRow,
    /// Its facts; `None` if they are missing or damaged, so that the file has to be lowered again.
    pub facts: Option<Vec<u8>>,
}

/// What changed in a project. What is not named stays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SaveBatch {
    /// Files with new stamps.
    pub files: Vec<FileRow>,
    /// New facts.
    pub facts: Vec<FactsRow>,
    /// Paths of files that no longer belong to the project.
    pub removed: Vec<String>,
}

/// A blob that is not proved yet.
pub(super) struct Blob {
    proof: Vec<u8>,
    body: Vec<u8>,
}

impl Blob {
    /// The bytes, if they are those that were saved under `key`.
    pub(super) fn proved(self, key: FactsKey) -> Option<Vec<u8>> {
        (self.proof == proof(key, &self.body)).then_some(self.body)
    }
}

/// The open cache, and what it takes to make a new one.
pub(super) struct FactsDb {
    /// `None` only after a new one could not be made; then the next call tries again.
    database: Option<Database>,
    /// `None` in memory.
    path: Option<PathBuf>,
    /// What the cache has to be written for: versions, and the database of records.
    written_for: String,
}

impl FactsDb {
    /// Opens the cache at `path` (`None`: in memory). One that is damaged is moved aside, one for other versions or
    /// another owner dropped.
    pub(super) fn open(
        path: Option<PathBuf>,
        format: u32,
        owner: &str,
        notices: &mut Vec<Notice>,
    ) -> Result<FactsDb, StoreError> {
        let written_for = format!("tables {TABLES_VERSION}, facts {format}, store {owner}");
        let mut facts = FactsDb { database: None, path, written_for };
        facts.reopen(notices)?;
        Ok(facts)
    }

    pub(super) fn load_stamps(
        &mut self,
        project: i64,
        under: &str,
        notices: &mut Vec<Notice>,
    ) -> Result<Vec<FileRow>, StoreError> {
        let sql = "SELECT path, size, changed_ns, content, edition FROM SourceFile
             WHERE project = ?1 AND path >= ?2 AND path < ?3 ORDER BY path";
        self.attempt(notices, |database| {
            let range = path_range(project, under);
            let files = database.run(async |connection| all(connection, sql, range, file_row).await)?;
            check_order(&files, |file| file)?;
            Ok(files)
        })
    }

    pub(super) fn load_files(
        &mut self,
        project: i64,
        under: &str,
        notices: &mut Vec<Notice>,
    ) -> Result<Vec<(FileRow, Option<Blob>)>, StoreError> {
        let sql = "SELECT s.path, s.size, s.changed_ns, s.content, s.edition, f.proof, f.body
             FROM SourceFile s LEFT JOIN Facts f ON f.content = s.content AND f.edition = s.edition
             WHERE s.project = ?1 AND s.path >= ?2 AND s.path < ?3 ORDER BY s.path";
        self.attempt(notices, |database| {
            let range = path_range(project, under);
            let files = database.run(async |connection| {
                all(connection, sql, range, |row| Ok((file_row(row)?, blob_at(row, 5)?))).await
            })?;
            check_order(&files, |(file, _)| file)?;
            Ok(files)
        })
    }

    pub(super) fn load_facts(
        &mut self,
        keys: &[FactsKey],
        notices: &mut Vec<Notice>,
    ) -> Result<Vec<Option<Blob>>, StoreError> {
        self.attempt(notices, |database| {
            database.run(async |connection| {
                let mut select = connection
                    .prepare("SELECT proof, body FROM Facts WHERE content = ?1 AND edition = ?2")
                    .await?;
                let mut out = Vec::with_capacity(keys.len());
                for key in keys {
                    out.push(first_blob(&mut select, *key).await?);
                }
                Ok(out)
            })
        })
    }

    pub(super) fn save(
        &mut self,
        project: i64,
        batch: &SaveBatch,
        notices: &mut Vec<Notice>,
    ) -> Result<(), StoreError> {
        self.attempt(notices, |database| {
            database.transact(async |tx| {
                save_facts(tx, &batch.facts).await?;
                remove_files(tx, project, &batch.removed).await?;
                save_files(tx, project, &batch.files).await
            })
        })
    }

    /// Notes that the packages in `dirs` were used at `now`, and forgets those that were not used for longest while what
    /// all of them stand for is more than `most` bytes of source. Those in `dirs` stay. Gives how many went.
    pub(super) fn use_packages(
        &mut self,
        project: i64,
        dirs: &[String],
        now: i64,
        most: u64,
        notices: &mut Vec<Notice>,
    ) -> Result<usize, StoreError> {
        self.attempt(notices, |database| {
            database.transact(async |tx| {
                let sql = "INSERT INTO SharedPackage (dir, used_at) VALUES (?1, ?2)
                     ON CONFLICT (dir) DO UPDATE SET used_at = excluded.used_at";
                let mut upsert = tx.prepare(sql).await?;
                for dir in dirs {
                    upsert.execute((dir.as_str(), now)).await?;
                }
                drop(upsert);
                let sql = "SELECT dir, used_at FROM SharedPackage ORDER BY dir";
                let used: Vec<(String, i64)> =
                    all(tx, sql, vec![], |row| Ok((row.get(0)?, row.get(1)?))).await?;
                let used: FxHashMap<&str, i64> = used.iter().map(|(dir, at)| (&**dir, *at)).collect();
                let sql = "SELECT path, size FROM SourceFile WHERE project = ?1 ORDER BY path";
                let files: Vec<(String, i64)> =
                    all(tx, sql, vec![Value::Integer(project)], |row| Ok((row.get(0)?, row.get(1)?))).await?;
                let mut sizes: FxHashMap<&str, u64> = FxHashMap::default();
                for (path, size) in &files {
                    let dirs = path.rmatch_indices(['/', '\\']).filter_map(|(end, _)| path.get(..end));
                    if let Some((dir, _)) = dirs.filter_map(|dir| used.get_key_value(dir)).next() {
                        *sizes.entry(*dir).or_default() += u64::try_from(*size).unwrap_or(0);
                    }
                }
                let mut total: u64 = sizes.values().sum();
                if total <= most {
                    return Ok(0);
                }
                let kept: FxHashSet<&str> = dirs.iter().map(|dir| &**dir).collect();
                let mut oldest: Vec<(i64, &str)> = used.iter().map(|(dir, at)| (*at, *dir)).collect();
                oldest.sort_unstable();
                let mut delete =
                    tx.prepare("DELETE FROM SourceFile WHERE project = ?1 AND path = ?2").await?;
                let mut forget = tx.prepare("DELETE FROM SharedPackage WHERE dir = ?1").await?;
                let mut gone = 0;
                for (_, dir) in oldest {
                    if total <= most || kept.contains(dir) {
                        continue;
                    }
                    let below =
                        |path: &str| path.strip_prefix(dir).is_some_and(|rest| rest.starts_with(['/', '\\']));
                    for (path, _) in files.iter().filter(|(path, _)| below(path)) {
                        delete.execute((project, path.as_str())).await?;
                    }
                    forget.execute((dir,)).await?;
                    total -= sizes.get(dir).copied().unwrap_or(0);
                    gone += 1;
                }
                Ok(gone)
            })
        })
    }

    pub(super) fn forget_project(
        &mut self,
        project: i64,
        notices: &mut Vec<Notice>,
    ) -> Result<(), StoreError> {
        self.attempt(notices, |database| {
            database.transact(async |tx| {
                tx.execute("DELETE FROM SourceFile WHERE project = ?1", (project,)).await?;
                Ok(())
            })
        })
    }

    /// Checks the file as a whole, then deletes in one transaction the blobs that no stamp names.
    pub(super) fn collect_garbage(&mut self, notices: &mut Vec<Notice>) -> Result<usize, StoreError> {
        self.attempt(notices, |database| {
            database.integrity_check()?;
            database.transact(async |tx| {
                // An index on the stamps' contents would make each save slower for the sake of this rare statement.
                let key = |row: &Row, at| Ok((blob(row, at)?, row.get::<i64>(at + 1)?));
                let sql = "SELECT content, edition FROM SourceFile";
                let named = all(tx, sql, vec![], |row| key(row, 0)).await?;
                let named: FxHashSet<_> = named.into_iter().collect();
                let sql = "SELECT rowid, content, edition FROM Facts";
                let kept = all(tx, sql, vec![], |row| Ok((row.get::<i64>(0)?, key(row, 1)?))).await?;
                let mut delete = tx.prepare("DELETE FROM Facts WHERE rowid = ?1").await?;
                let mut deleted = 0;
                for (rowid, _) in kept.into_iter().filter(|(_, key)| !named.contains(key)) {
                    delete.execute((rowid,)).await?;
                    deleted += 1;
                }
                Ok(deleted)
            })
        })
    }

    pub(super) fn checkpoint(&mut self) -> Result<(), StoreError> {
        match &mut self.database {
            Some(database) => database.checkpoint().map_err(|error| self.fail(error)),
            None => Ok(()),
        }
    }

    /// Runs `work`; where the file turns out to be damaged, makes a new one and runs it again there.
    fn attempt<T>(
        &mut self,
        notices: &mut Vec<Notice>,
        work: impl Fn(&mut Database) -> turso::Result<T>,
    ) -> Result<T, StoreError> {
        if self.database.is_none() {
            self.reopen(notices)?;
        }
        let Some(database) = &mut self.database else { return Err(StoreError::Stopped) };
        match work(database) {
            Err(error) if Fault::of(&error) == Fault::Damaged => self.set_aside(error, notices)?,
            outcome => return outcome.map_err(|error| self.fail(error)),
        }
        self.reopen(notices)?;
        let Some(database) = &mut self.database else { return Err(StoreError::Stopped) };
        work(database).map_err(|error| self.fail(error))
    }

    /// Opens the file, or a new one in its place.
    fn reopen(&mut self, notices: &mut Vec<Notice>) -> Result<(), StoreError> {
        self.database = None;
        if let Some(path) = &self.path
            && !path.exists()
        {
            // A log without its database would be replayed into the new one.
            remove_if_there(&log_of(path))?;
        }
        match self.open_current() {
            Ok(Some(database)) => {
                self.database = Some(database);
                return Ok(());
            }
            Ok(None) => self.drop_file(notices)?,
            Err(error) => match Fault::of(&error) {
                // Whatever else keeps a cache from being opened, a new one is the way out.
                Fault::Damaged => self.set_aside(error, notices)?,
                Fault::Other if matches!(error, turso::Error::Error(_)) => self.set_aside(error, notices)?,
                _ => return Err(self.fail(error)),
            },
        }
        let opened = self.open_current().map_err(|error| self.fail(error))?;
        self.database = opened;
        Ok(())
    }

    /// The database, with tables; `None` if it was written for something else.
    fn open_current(&self) -> turso::Result<Option<Database>> {
        let mut database = Database::open(self.path.as_deref())?;
        let current = database.transact(async |tx| {
            let sql = "SELECT name FROM sqlite_schema";
            let tables = all(tx, sql, vec![], |row| row.get::<String>(0)).await?;
            if tables.is_empty() {
                for table in TABLES {
                    tx.execute(table, ()).await?;
                }
                let sql = "INSERT INTO Meta (key, value) VALUES (?1, ?2)";
                tx.execute(sql, (META_KEY, self.written_for.as_str())).await?;
                return Ok(true);
            }
            // turso keeps names in lower case.
            if !tables.iter().any(|table| table.eq_ignore_ascii_case("Meta")) {
                return Ok(false);
            }
            let sql = "SELECT value FROM Meta WHERE key = ?1";
            let written_for =
                all(tx, sql, vec![Value::from(META_KEY)], |row| row.get::<String>(0)).await?.pop();
            Ok(written_for.as_ref() == Some(&self.written_for))
        })?;
        Ok(current.then_some(database))
    }

    /// Deletes the file, whatever its size, instead of its rows.
    fn drop_file(&mut self, notices: &mut Vec<Notice>) -> Result<(), StoreError> {
        self.database = None;
        let Some(path) = self.path.clone() else { return Ok(()) };
        // The log first: killed in between, an old database remains, and not an old log for a new one.
        remove_if_there(&log_of(&path))?;
        remove_if_there(&path)?;
        notices.push(Notice::FactsOutdated { path });
        Ok(())
    }

    /// Moves the file away, for whoever wants to know what happened to it.
    fn set_aside(&mut self, error: turso::Error, notices: &mut Vec<Notice>) -> Result<(), StoreError> {
        self.database = None;
        let Some(path) = self.path.clone() else { return Ok(()) };
        let kept_as = free_name(&path);
        for (from, to) in [(log_of(&path), log_of(&kept_as)), (path.clone(), kept_as.clone())] {
            match fs::rename(&from, &to) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(StoreError::io(&from, error));
                }
                _ => {}
            }
        }
        notices.push(Notice::FactsDamaged { path, kept_as, detail: error.to_string() });
        Ok(())
    }

    fn fail(&self, error: turso::Error) -> StoreError {
        StoreError::database(self.path.as_deref().unwrap_or(Path::new(":memory:")), error)
    }
}

/// An index that gives a path twice or out of order is damaged.
fn check_order<T>(files: &[T], file: impl Fn(&T) -> &FileRow) -> turso::Result<()> {
    if files.iter().zip(files.iter().skip(1)).all(|(one, next)| file(one).path < file(next).path) {
        return Ok(());
    }
    Err(turso::Error::Corrupt("SourceFile is out of order".to_owned()))
}

async fn save_facts(connection: &Connection, facts: &[FactsRow]) -> turso::Result<()> {
    let mut upsert = connection
        .prepare(
            "INSERT INTO Facts (content, edition, proof, body) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (content, edition) DO UPDATE SET proof = excluded.proof, body = excluded.body",
        )
        .await?;
    for FactsRow { key, body } in facts {
        let proof = proof(*key, body);
        upsert.execute((content(*key), i64::from(key.edition), proof.to_vec(), body.clone())).await?;
    }
    Ok(())
}

async fn remove_files(connection: &Connection, project: i64, paths: &[String]) -> turso::Result<()> {
    let mut delete = connection.prepare("DELETE FROM SourceFile WHERE project = ?1 AND path = ?2").await?;
    for path in paths {
        delete.execute((project, path.as_str())).await?;
    }
    Ok(())
}

async fn save_files(connection: &Connection, project: i64, files: &[FileRow]) -> turso::Result<()> {
    let mut upsert = connection
        .prepare(
            "INSERT INTO SourceFile (project, path, size, changed_ns, content, edition)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (project, path) DO UPDATE SET size = excluded.size,
                changed_ns = excluded.changed_ns, content = excluded.content, edition = excluded.edition",
        )
        .await?;
    for file in files {
        let size = i64::try_from(file.stamp.size).unwrap_or(i64::MAX);
        let (path, edition) = (file.path.as_str(), i64::from(file.edition));
        upsert.execute((project, path, size, file.stamp.changed_ns, content(file.key()), edition)).await?;
    }
    Ok(())
}

async fn first_blob(select: &mut Statement, key: FactsKey) -> turso::Result<Option<Blob>> {
    let mut rows = select.query((content(key), i64::from(key.edition))).await?;
    match rows.next().await? {
        Some(row) => blob_at(&row, 0),
        None => Ok(None),
    }
}

/// The proof and the body in a column and the one behind it; `None` where an outer join found nothing.
fn blob_at(row: &Row, column: usize) -> turso::Result<Option<Blob>> {
    if row.get_value(column)? == Value::Null {
        return Ok(None);
    }
    Ok(Some(Blob { proof: blob(row, column)?, body: blob(row, column + 1)? }))
}

fn file_row(row: &Row) -> turso::Result<FileRow> {
    let wrong = |what: &str| turso::Error::Corrupt(format!("SourceFile holds a wrong {what}"));
    let hash = <[u8; 32]>::try_from(blob(row, 3)?).map_err(|_| wrong("content"))?;
    let size = u64::try_from(row.get::<i64>(1)?).map_err(|_| wrong("size"))?;
    let edition = u8::try_from(row.get::<i64>(4)?).map_err(|_| wrong("edition"))?;
    let stamp = Stamp { size, changed_ns: row.get(2)?, hash: ContentHash(hash) };
    Ok(FileRow { path: row.get(0)?, edition, stamp })
}

fn content(key: FactsKey) -> Vec<u8> {
    key.content.0.to_vec()
}

/// A hash over key and body: half of it tells damage as well as all of it.
fn proof(key: FactsKey, body: &[u8]) -> [u8; 16] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&key.content.0).update(&[key.edition]).update(body);
    let mut proof = [0; 16];
    hasher.finalize_xof().fill(&mut proof);
    proof
}

/// The parameters that select a project's paths that begin with `under`: up to the last character there is.
fn path_range(project: i64, under: &str) -> Vec<Value> {
    let end = format!("{under}{}", char::MAX);
    vec![Value::Integer(project), Value::Text(under.to_owned()), Value::Text(end)]
}

/// Where turso keeps the write-ahead log of a database.
fn log_of(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    PathBuf::from(name)
}

/// The first of `<path>.corrupt-1`, `-2`, … that is not taken.
fn free_name(path: &Path) -> PathBuf {
    let numbered = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".corrupt-{number}"));
        PathBuf::from(name)
    };
    (1..u32::MAX).map(numbered).find(|name| !name.exists()).unwrap_or_else(|| numbered(u32::MAX))
}

fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StoreError::io(path, error)),
        _ => Ok(()),
    }
}
