//! `facts.db`: stamps of source files, and blobs of facts by content. A cache: whatever is wrong with it, a new one
//! takes its place.
//!
//! Paths and contents are kept once, however many projects have them: fifty worktrees of a repository differ in little. Of a
//! path's contents, the first is kept whole, and later ones by what they have in common with it ([`delta`](super::delta)).
//!
//! A blob is proved when it is read: beside it lies a hash over its key and its bytes. A stamp has a check over all that it
//! leads to, as a number that is off by one leads to another file's facts. So damage that turso does not notice costs time,
//! by files that are lowered again and again, until the next collection of garbage finds it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use turso::{Connection, Row, Statement, Value};

use super::database::{Database, all, blob};
use super::{Fault, Notice, StoreError, delta};
use crate::freshness::Stamp;
use crate::source::ContentHash;

/// The version of the tables below; another one is dropped, as another format of the facts is.
const TABLES_VERSION: u32 = 3;

const TABLES: &[&str] = &[
    "CREATE TABLE Meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    // `base`: the facts that other contents of the path are held against.
    "CREATE TABLE Path (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, base INTEGER)",
    // `base`: the facts, kept whole, that `body` tells the difference from. Of a content without facts, `body` is empty.
    "CREATE TABLE Facts (
        id INTEGER PRIMARY KEY,
        content BLOB NOT NULL,
        edition INTEGER NOT NULL,
        base INTEGER,
        proof BLOB NOT NULL,
        body BLOB NOT NULL,
        UNIQUE (content, edition)
    )",
    // `id`: the project in the upper half, the path in the lower one.
    "CREATE TABLE SourceFile (
        id INTEGER PRIMARY KEY,
        path INTEGER NOT NULL,
        facts INTEGER NOT NULL,
        size INTEGER NOT NULL,
        changed_ns INTEGER NOT NULL,
        proof INTEGER NOT NULL
    )",
    "CREATE TABLE SharedPackage (dir TEXT PRIMARY KEY, used_at INTEGER NOT NULL)",
];

/// How many facts have to be superseded for a look whether anybody still needs them.
const WORTH_SWEEPING: usize = 256;

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
    /// What `body` tells the difference from.
    base: Option<Arc<Vec<u8>>>,
}

impl Blob {
    /// The bytes, if they are those that were saved under `key`.
    pub(super) fn proved(self, key: FactsKey) -> Option<Vec<u8>> {
        let body = match self.base {
            Some(base) => delta::apply(&base, &self.body)?,
            None => self.body,
        };
        (self.proof == proof(key, &body)).then_some(body)
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
    /// Facts that files had before they were saved again.
    superseded: Vec<i64>,
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
        let mut facts = FactsDb { database: None, path, written_for, superseded: Vec::new() };
        facts.reopen(notices)?;
        Ok(facts)
    }

    pub(super) fn load_stamps(
        &mut self,
        project: i64,
        under: &str,
        notices: &mut Vec<Notice>,
    ) -> Result<Vec<FileRow>, StoreError> {
        self.attempt(notices, |database| {
            let sql = select_files("");
            let files =
                database.run(async |connection| files(connection, &sql, project, under, |_| Ok(())).await)?;
            in_order(files.into_iter().map(|(file, ())| file).collect(), |file| file)
        })
    }

    pub(super) fn load_files(
        &mut self,
        project: i64,
        under: &str,
        notices: &mut Vec<Notice>,
    ) -> Result<Vec<(FileRow, Option<Blob>)>, StoreError> {
        self.attempt(notices, |database| {
            let sql = select_files(", f.proof, f.body, f.base");
            let files = database.run(async |connection| {
                let kept = files(connection, &sql, project, under, |row| kept_at(row, 8)).await?;
                let (files, kept): (Vec<FileRow>, Vec<Option<Kept>>) = kept.into_iter().unzip();
                Ok(files.into_iter().zip(with_bases(connection, kept).await?).collect())
            })?;
            in_order(files, |(file, _)| file)
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
                    .prepare("SELECT proof, body, base FROM Facts WHERE content = ?1 AND edition = ?2")
                    .await?;
                let mut out = Vec::with_capacity(keys.len());
                for key in keys {
                    let parameters = (content(*key), i64::from(key.edition));
                    out.push(first(&mut select, parameters, |row| kept_at(row, 0)).await?.flatten());
                }
                drop(select);
                with_bases(connection, out).await
            })
        })
    }

    /// The facts that other contents of a path are held against.
    pub(super) fn load_base(
        &mut self,
        path: &str,
        notices: &mut Vec<Notice>,
    ) -> Result<Option<(FactsKey, Blob)>, StoreError> {
        let sql = "SELECT f.proof, f.body, f.base, f.content, f.edition
             FROM Path p JOIN Facts f ON f.id = p.base WHERE p.path = ?1";
        let read = |row: &Row| {
            let content = <[u8; 32]>::try_from(blob(row, 3)?).ok();
            let key = content.zip(u8::try_from(row.get::<i64>(4)?).ok());
            let key = key.map(|(hash, edition)| FactsKey { content: ContentHash(hash), edition });
            let kept = kept_at(row, 0)?.filter(|kept| kept.base.is_none());
            Ok(key.zip(kept).map(|(key, kept)| (key, kept.blob)))
        };
        self.attempt(notices, |database| {
            let path = vec![Value::Text(path.to_owned())];
            let found = database.run(async |connection| all(connection, sql, path, read).await)?;
            Ok(found.into_iter().flatten().next())
        })
    }

    pub(super) fn save(
        &mut self,
        project: i64,
        batch: &SaveBatch,
        notices: &mut Vec<Notice>,
    ) -> Result<(), StoreError> {
        let superseded = self.attempt(notices, |database| {
            database.transact(async |tx| {
                save_facts(tx, batch).await?;
                remove_files(tx, project, &batch.removed).await?;
                save_files(tx, project, &batch.files).await
            })
        })?;
        self.superseded.extend(superseded);
        if self.superseded.len() < WORTH_SWEEPING { Ok(()) } else { self.sweep(notices) }
    }

    /// Deletes what was superseded and nobody needs any more.
    pub(super) fn sweep(&mut self, notices: &mut Vec<Notice>) -> Result<(), StoreError> {
        let superseded = std::mem::take(&mut self.superseded);
        if superseded.is_empty() {
            return Ok(());
        }
        self.attempt(notices, |database| {
            database.transact(async |tx| {
                let needed = needed_facts(tx).await?;
                delete_facts(tx, superseded.iter().filter(|id| !needed.contains(id))).await?;
                Ok(())
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
                let sql = "SELECT p.path, s.size, s.id FROM SourceFile s JOIN Path p ON p.id = s.path
                     WHERE s.id >= ?1 AND s.id < ?2";
                let files: Vec<(String, i64, i64)> =
                    all(tx, sql, ids(project), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).await?;
                let mut sizes: FxHashMap<&str, u64> = FxHashMap::default();
                for (path, size, _) in &files {
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
                let mut delete = tx.prepare("DELETE FROM SourceFile WHERE id = ?1").await?;
                let mut forget = tx.prepare("DELETE FROM SharedPackage WHERE dir = ?1").await?;
                let mut gone = 0;
                for (_, dir) in oldest {
                    if total <= most || kept.contains(dir) {
                        continue;
                    }
                    let below =
                        |path: &str| path.strip_prefix(dir).is_some_and(|rest| rest.starts_with(['/', '\\']));
                    for (_, _, id) in files.iter().filter(|(path, ..)| below(path)) {
                        delete.execute((*id,)).await?;
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
                tx.execute("DELETE FROM SourceFile WHERE id >= ?1 AND id < ?2", ids(project)).await?;
                Ok(())
            })
        })
    }

    /// Checks the file as a whole, then deletes in one transaction the blobs that no stamp needs, and the paths of no file.
    pub(super) fn collect_garbage(&mut self, notices: &mut Vec<Notice>) -> Result<usize, StoreError> {
        self.attempt(notices, |database| {
            database.integrity_check()?;
            database.transact(async |tx| {
                let number = |row: &Row| row.get::<i64>(0);
                let needed = needed_facts(tx).await?;
                let kept = all(tx, "SELECT id FROM Facts", vec![], number).await?;
                let deleted = delete_facts(tx, kept.iter().filter(|id| !needed.contains(id))).await?;
                let named = all(tx, "SELECT path FROM SourceFile", vec![], number).await?;
                let named: FxHashSet<i64> = named.into_iter().collect();
                let paths = all(tx, "SELECT id FROM Path", vec![], number).await?;
                let mut delete = tx.prepare("DELETE FROM Path WHERE id = ?1").await?;
                for id in paths.into_iter().filter(|id| !named.contains(id)) {
                    delete.execute((id,)).await?;
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

/// By path. A path that is there twice tells of damage.
fn in_order<T>(mut files: Vec<T>, file: impl Fn(&T) -> &FileRow) -> turso::Result<Vec<T>> {
    files.sort_by(|one, other| file(one).path.cmp(&file(other).path));
    if files.iter().zip(files.iter().skip(1)).all(|(one, next)| file(one).path < file(next).path) {
        return Ok(files);
    }
    Err(turso::Error::Corrupt("SourceFile has a path twice".to_owned()))
}

/// Reads files of a project, by number or by path, with `more` of their facts.
struct SelectFiles {
    by_number: String,
    by_path: String,
}

fn select_files(more: &str) -> SelectFiles {
    let select = format!(
        "SELECT p.path, s.size, s.changed_ns, f.content, f.edition, s.proof, s.id, s.facts{more}
         FROM SourceFile s JOIN Path p ON p.id = s.path JOIN Facts f ON f.id = s.facts"
    );
    SelectFiles {
        by_number: format!("{select} WHERE s.id >= ?1 AND s.id < ?2"),
        by_path: format!("{select} WHERE s.id = ?1"),
    }
}

/// The files of a project whose paths begin with `under`, in no order, each with what `read` makes of its row. Those whose
/// rows are not as they were written are left out.
async fn files<T>(
    connection: &Connection,
    sql: &SelectFiles,
    project: i64,
    under: &str,
    read: impl Fn(&Row) -> turso::Result<T>,
) -> turso::Result<Vec<(FileRow, T)>> {
    let read = |row: &Row| Ok(file_row(row)?.map(|file| (file, read(row))));
    let mut found = Vec::new();
    if under.is_empty() {
        found = all(connection, &sql.by_number, ids(project), read).await?;
    } else {
        // Up to the last character there is.
        let range = vec![Value::Text(under.to_owned()), Value::Text(format!("{under}{}", char::MAX))];
        let paths = "SELECT id FROM Path WHERE path >= ?1 AND path < ?2";
        let paths = all(connection, paths, range, |row| row.get::<i64>(0)).await?;
        let mut select = connection.prepare(&sql.by_path).await?;
        for path in paths {
            found.extend(first(&mut select, (id(project, path),), read).await?);
        }
    }
    found.into_iter().flatten().map(|(file, read)| Ok((file, read?))).collect()
}

/// Facts as they lie in their row.
struct Kept {
    blob: Blob,
    base: Option<i64>,
}

/// Proof, body and base in a column and the two behind it; `None` if there are no facts.
fn kept_at(row: &Row, column: usize) -> turso::Result<Option<Kept>> {
    let (proof, body) = (blob(row, column)?, blob(row, column + 1)?);
    let base = row.get::<Option<i64>>(column + 2)?;
    let is_there = !proof.is_empty();
    Ok(is_there.then_some(Kept { blob: Blob { proof, body, base: None }, base }))
}

/// With what they tell the difference from, each once. Facts whose base is missing are none.
async fn with_bases(connection: &Connection, kept: Vec<Option<Kept>>) -> turso::Result<Vec<Option<Blob>>> {
    let mut bases: FxHashMap<i64, Option<Arc<Vec<u8>>>> = FxHashMap::default();
    let wanted = kept.iter().flatten().filter_map(|kept| kept.base);
    bases.extend(wanted.map(|base| (base, None)));
    if !bases.is_empty() {
        let mut select = connection.prepare("SELECT body FROM Facts WHERE id = ?1").await?;
        for (&base, body) in &mut bases {
            *body = first(&mut select, (base,), |row| blob(row, 0)).await?.map(Arc::new);
        }
    }
    let with_base = |kept: Kept| match kept.base {
        None => Some(kept.blob),
        Some(base) => Some(Blob { base: Some(bases.get(&base)?.clone()?), ..kept.blob }),
    };
    Ok(kept.into_iter().map(|kept| kept.and_then(with_base)).collect())
}

/// The facts that files have, and those that they are told by.
async fn needed_facts(connection: &Connection) -> turso::Result<FxHashSet<i64>> {
    let named = all(connection, "SELECT facts FROM SourceFile", vec![], |row| row.get::<i64>(0)).await?;
    let mut needed: FxHashSet<i64> = named.into_iter().collect();
    let sql = "SELECT id, base FROM Facts WHERE base IS NOT NULL";
    let bases = all(connection, sql, vec![], |row| Ok((row.get::<i64>(0)?, row.get::<i64>(1)?))).await?;
    let bases: Vec<i64> = bases.iter().filter(|(id, _)| needed.contains(id)).map(|&(_, base)| base).collect();
    needed.extend(bases);
    Ok(needed)
}

async fn delete_facts(connection: &Connection, ids: impl Iterator<Item = &i64>) -> turso::Result<usize> {
    let mut delete = connection.prepare("DELETE FROM Facts WHERE id = ?1").await?;
    let mut deleted = 0;
    for id in ids {
        deleted += delete.execute((*id,)).await? as usize;
    }
    Ok(deleted)
}

async fn save_facts(connection: &Connection, batch: &SaveBatch) -> turso::Result<()> {
    let mut find = connection.prepare("SELECT id FROM Facts WHERE content = ?1 AND edition = ?2").await?;
    let mut base_of = connection
        .prepare("SELECT f.id, f.body FROM Path p JOIN Facts f ON f.id = p.base WHERE p.path = ?1 AND f.base IS NULL")
        .await?;
    let mut insert = connection
        .prepare("INSERT INTO Facts (content, edition, base, proof, body) VALUES (?1, ?2, ?3, ?4, ?5)")
        .await?;
    let sql = "UPDATE Facts SET base = NULL, proof = ?2, body = ?3 WHERE id = ?1";
    let mut update = connection.prepare(sql).await?;
    let mut set_base = connection.prepare("UPDATE Path SET base = ?2 WHERE path = ?1").await?;
    let paths: FxHashMap<FactsKey, &str> = batch.files.iter().map(|file| (file.key(), &*file.path)).collect();
    for FactsRow { key, body } in &batch.facts {
        let proof = proof(*key, body).to_vec();
        let edition = i64::from(key.edition);
        let known = first(&mut find, (content(*key), edition), |row| row.get::<i64>(0)).await?;
        if let Some(id) = known {
            // Whole, as others may be told by it.
            update.execute((id, proof, body.clone())).await?;
            continue;
        }
        let path = paths.get(key).copied();
        let base = match path {
            Some(path) => first(&mut base_of, (path,), |row| Ok((row.get::<i64>(0)?, blob(row, 1)?))).await?,
            None => None,
        };
        let delta = base.and_then(|(base, other)| {
            let delta = delta::diff(&other, body);
            (delta.len() < body.len() / 2).then_some((base, delta))
        });
        if let Some((base, delta)) = delta {
            insert.execute((content(*key), edition, Some(base), proof, delta)).await?;
            continue;
        }
        insert.execute((content(*key), edition, None::<i64>, proof, body.clone())).await?;
        let id = connection.last_insert_rowid();
        if let Some(path) = path {
            path_id(connection, path).await?;
            set_base.execute((path, id)).await?;
        }
    }
    Ok(())
}

/// The number of a path, which gets one if it has none.
async fn path_id(connection: &Connection, path: &str) -> turso::Result<i64> {
    let mut find = connection.prepare_cached("SELECT id FROM Path WHERE path = ?1").await?;
    if let Some(id) = first(&mut find, (path,), |row| row.get::<i64>(0)).await? {
        return Ok(id);
    }
    connection.execute("INSERT INTO Path (path) VALUES (?1)", (path,)).await?;
    Ok(connection.last_insert_rowid())
}

async fn remove_files(connection: &Connection, project: i64, paths: &[String]) -> turso::Result<()> {
    let mut find = connection.prepare("SELECT id FROM Path WHERE path = ?1").await?;
    let mut delete = connection.prepare("DELETE FROM SourceFile WHERE id = ?1").await?;
    for path in paths {
        if let Some(path) = first(&mut find, (path.as_str(),), |row| row.get::<i64>(0)).await? {
            delete.execute((id(project, path),)).await?;
        }
    }
    Ok(())
}

/// Gives the facts that files had before, where they have others now.
async fn save_files(connection: &Connection, project: i64, files: &[FileRow]) -> turso::Result<Vec<i64>> {
    let mut find = connection.prepare("SELECT id FROM Facts WHERE content = ?1 AND edition = ?2").await?;
    let sql = "INSERT INTO Facts (content, edition, proof, body) VALUES (?1, ?2, x'', x'')";
    let mut insert = connection.prepare(sql).await?;
    let mut before = connection.prepare("SELECT facts FROM SourceFile WHERE id = ?1").await?;
    let mut upsert = connection
        .prepare(
            "INSERT INTO SourceFile (id, path, facts, size, changed_ns, proof) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (id) DO UPDATE SET facts = excluded.facts, size = excluded.size,
                changed_ns = excluded.changed_ns, proof = excluded.proof",
        )
        .await?;
    let mut superseded = Vec::new();
    for file in files {
        let path = path_id(connection, &file.path).await?;
        let key = file.key();
        let parameters = || (content(key), i64::from(key.edition));
        let facts = match first(&mut find, parameters(), |row| row.get::<i64>(0)).await? {
            Some(facts) => facts,
            None => {
                insert.execute(parameters()).await?;
                connection.last_insert_rowid()
            }
        };
        let id = id(project, path);
        let old = first(&mut before, (id,), |row| row.get::<i64>(0)).await?;
        superseded.extend(old.filter(|&old| old != facts));
        let size = i64::try_from(file.stamp.size).unwrap_or(i64::MAX);
        let proof = stamp_proof(id, facts, file);
        upsert.execute((id, path, facts, size, file.stamp.changed_ns, proof)).await?;
    }
    Ok(superseded)
}

/// What the first row is read as, if there is one.
async fn first<T>(
    select: &mut Statement,
    parameters: impl turso::IntoParams,
    read: impl Fn(&Row) -> turso::Result<T>,
) -> turso::Result<Option<T>> {
    let mut rows = select.query(parameters).await?;
    rows.next().await?.map(|row| read(&row)).transpose()
}

/// The number of a project's file.
fn id(project: i64, path: i64) -> i64 {
    project.wrapping_shl(32).wrapping_add(path)
}

/// Parameters: the first number of a project's files, and the one behind the last.
fn ids(project: i64) -> Vec<Value> {
    vec![Value::Integer(id(project, 0)), Value::Integer(id(project + 1, 0))]
}

/// The file of a row as [`select_files`] asks for it; `None` if it is not as it was written.
fn file_row(row: &Row) -> turso::Result<Option<FileRow>> {
    let Ok(hash) = <[u8; 32]>::try_from(blob(row, 3)?) else { return Ok(None) };
    let size = u64::try_from(row.get::<i64>(1)?);
    let edition = u8::try_from(row.get::<i64>(4)?);
    let (Ok(size), Ok(edition)) = (size, edition) else { return Ok(None) };
    let stamp = Stamp { size, changed_ns: row.get(2)?, hash: ContentHash(hash) };
    let file = FileRow { path: row.get(0)?, edition, stamp };
    let proof = stamp_proof(row.get(6)?, row.get(7)?, &file);
    Ok((row.get::<i64>(5)? == proof).then_some(file))
}

/// A hash over all that a file's row leads to.
fn stamp_proof(id: i64, facts: i64, file: &FileRow) -> i64 {
    let mut hasher = blake3::Hasher::new();
    for number in [id, facts, file.stamp.changed_ns] {
        hasher.update(&number.to_le_bytes());
    }
    hasher.update(&file.stamp.size.to_le_bytes()).update(&file.stamp.hash.0).update(&[file.edition]);
    hasher.update(file.path.as_bytes());
    let mut proof = [0; 4];
    hasher.finalize_xof().fill(&mut proof);
    i64::from(u32::from_le_bytes(proof))
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
