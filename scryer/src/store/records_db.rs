//! `scryer.db`: the data that nothing else can bring back. Migrations only append; damage is an error, never repaired.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use turso::{Connection, Row, Value};

use super::database::{Database, all};
use super::{Fault, StoreError};

/// One list of statements for each schema version, from 1 on. What was once released is never edited: files that it
/// made are out there.
const MIGRATIONS: &[&[&str]] = &[
    &[
        // `key` names a fact about the file itself; `store_id` ties facts.db to it.
        "CREATE TABLE Meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
        // Ids are never used again, so that nothing kept elsewhere by id can come to mean another project.
        // Times are milliseconds since 1970.
        "CREATE TABLE Project (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        slug TEXT NOT NULL UNIQUE,
        root_path TEXT NOT NULL UNIQUE,
        created_at INTEGER NOT NULL,
        indexed_at INTEGER,
        file_count INTEGER NOT NULL DEFAULT 0,
        line_count INTEGER NOT NULL DEFAULT 0,
        symbol_count INTEGER NOT NULL DEFAULT 0
    )",
        "CREATE TABLE ProjectDependency (
        project_id INTEGER NOT NULL REFERENCES Project(id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        version TEXT NOT NULL,
        source TEXT NOT NULL,
        root_path TEXT,
        PRIMARY KEY (project_id, name, version, source)
    )",
        // A searchable copy; the Markdown file in the repository is the record.
        "CREATE TABLE ArchitecturalDecision (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        project_id INTEGER NOT NULL REFERENCES Project(id) ON DELETE CASCADE,
        path TEXT NOT NULL,
        number INTEGER,
        title TEXT NOT NULL,
        status TEXT NOT NULL,
        decided_on TEXT,
        affected_paths TEXT NOT NULL DEFAULT '',
        body TEXT NOT NULL,
        content BLOB NOT NULL,
        UNIQUE (project_id, path)
    )",
        "CREATE TABLE ToolInvocationMetric (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        project_id INTEGER REFERENCES Project(id) ON DELETE SET NULL,
        tool TEXT NOT NULL,
        started_at INTEGER NOT NULL,
        duration_us INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        answer_bytes INTEGER NOT NULL,
        answer_tokens INTEGER
    )",
        "CREATE INDEX ToolInvocationMetric_tool ON ToolInvocationMetric (tool, started_at)",
    ],
    &[
        // Calls of one session follow each other.
        "ALTER TABLE ToolInvocationMetric ADD COLUMN session INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE ToolInvocationMetric ADD COLUMN truncated INTEGER NOT NULL DEFAULT 0",
    ],
    &[
        // What symbols were like when they were first seen, for records that don't say so. Of a decision, its number and
        // title are the name here, so that it survives another file name.
        "CREATE TABLE DecisionBaseline (
        project_id INTEGER NOT NULL REFERENCES Project(id) ON DELETE CASCADE,
        decision TEXT NOT NULL,
        symbol TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        PRIMARY KEY (project_id, decision, symbol)
    )",
    ],
];

/// How many calls are remembered: the last ones.
const MAX_CALLS: i64 = 200_000;

/// A known project.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProjectRow {
    /// Never 0, and never used again for another project.
    pub id: i64,
    /// Its short name, unique.
    pub slug: String,
    /// Absolute path of its root, unique.
    pub root: PathBuf,
    /// When it was first remembered, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last indexed, in milliseconds since 1970; `None` if never.
    pub indexed_at: Option<i64>,
    /// What was found then.
    pub stats: IndexedStats,
}

/// What an index run found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IndexedStats {
    /// Source files.
    pub files: u64,
    /// Their lines.
    pub lines: u64,
    /// Definitions in them.
    pub symbols: u64,
}

/// The copy of a decision. The record is its file, if it has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdrRow {
    /// Relative to the project's root, with `/`; `#` and the number where there is no file.
    pub path: String,
    /// Its number.
    pub number: Option<i64>,
    /// Its title.
    pub title: String,
    /// How far it is.
    pub status: String,
    /// All of its text.
    pub text: String,
}

/// One call of a tool. Nothing of what was asked or answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UsageRow {
    /// Calls of one session follow each other.
    pub session: i64,
    /// The project that it was about, if it is known.
    pub project: Option<i64>,
    /// The tool's name.
    pub tool: String,
    /// When it began, in milliseconds since 1970.
    pub started_at: i64,
    /// How long it took, in microseconds.
    pub duration_us: i64,
    /// Length of the answer.
    pub answer_bytes: i64,
    /// Likewise, as a language model counts.
    pub answer_tokens: i64,
    /// Whether the answer was cut, or is a page with more behind it.
    pub truncated: bool,
    /// Whether it was an error.
    pub failed: bool,
}

/// The open database.
pub(super) struct RecordsDb {
    database: Database,
    path: PathBuf,
    store_id: String,
}

impl RecordsDb {
    /// Opens, checks and migrates the database at `path`; `None` is one in memory.
    pub(super) fn open(path: Option<&Path>) -> Result<RecordsDb, StoreError> {
        RecordsDb::open_with(path, MIGRATIONS)
    }

    fn open_with(path: Option<&Path>, migrations: &[&[&str]]) -> Result<RecordsDb, StoreError> {
        let shown = path.unwrap_or(Path::new(":memory:"));
        let fail = |error| StoreError::database(shown, error);
        let mut database = Database::open(path).map_err(|error| match Fault::of(&error) {
            // A file that can't even be opened for a reason of its own is not one that turso wrote.
            Fault::Other if matches!(error, turso::Error::Error(_)) => {
                StoreError::Corrupt { path: shown.to_owned(), detail: error.to_string() }
            }
            _ => fail(error),
        })?;
        database.quick_check().map_err(fail)?;
        let newest = i64::try_from(migrations.len()).unwrap_or(i64::MAX);
        let found = database.transact(async |tx| migrate(tx, migrations).await).map_err(fail)?;
        if found > newest {
            return Err(StoreError::NewerSchema { path: shown.to_owned(), found, known: newest });
        }
        let fresh_id = fresh_store_id(shown);
        let store_id = database.transact(async |tx| store_id(tx, fresh_id).await).map_err(fail)?;
        let surplus = "DELETE FROM ToolInvocationMetric
             WHERE id <= (SELECT MAX(id) FROM ToolInvocationMetric) - ?1";
        database.transact(async |tx| tx.execute(surplus, (MAX_CALLS,)).await).map_err(fail)?;
        Ok(RecordsDb { database, path: shown.to_owned(), store_id })
    }

    /// Names this very database, so that a cache that belongs to another one is recognised.
    pub(super) fn store_id(&self) -> &str {
        &self.store_id
    }

    pub(super) fn projects(&mut self) -> Result<Vec<ProjectRow>, StoreError> {
        self.select("ORDER BY slug", vec![])
    }

    pub(super) fn project(&mut self, id: i64) -> Result<Option<ProjectRow>, StoreError> {
        Ok(self.select("WHERE id = ?1", vec![Value::Integer(id)])?.pop())
    }

    pub(super) fn project_by_slug(&mut self, slug: String) -> Result<Option<ProjectRow>, StoreError> {
        Ok(self.select("WHERE slug = ?1", vec![Value::Text(slug)])?.pop())
    }

    pub(super) fn project_by_root(&mut self, root: String) -> Result<Option<ProjectRow>, StoreError> {
        Ok(self.select("WHERE root_path = ?1", vec![Value::Text(root)])?.pop())
    }

    pub(super) fn upsert_project(&mut self, slug: String, root: String) -> Result<ProjectRow, StoreError> {
        if let Some(other) = self.project_by_slug(slug.clone())?
            && other.root != Path::new(&root)
        {
            return Err(StoreError::SlugTaken { slug, root: other.root });
        }
        let parameters = vec![Value::Text(slug), Value::Text(root.clone()), Value::Integer(now_ms())];
        self.execute(
            "INSERT INTO Project (slug, root_path, created_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (root_path) DO UPDATE SET slug = excluded.slug",
            parameters,
        )?;
        let row = self.select("WHERE root_path = ?1", vec![Value::Text(root)])?.pop();
        row.ok_or_else(|| StoreError::Database {
            path: self.path.clone(),
            detail: "a project that was just written is not there".to_owned(),
        })
    }

    pub(super) fn set_indexed(&mut self, id: i64, stats: IndexedStats) -> Result<(), StoreError> {
        let count = |count: u64| Value::Integer(i64::try_from(count).unwrap_or(i64::MAX));
        let parameters = vec![
            Value::Integer(id),
            Value::Integer(now_ms()),
            count(stats.files),
            count(stats.lines),
            count(stats.symbols),
        ];
        let changed = self.execute(
            "UPDATE Project SET indexed_at = ?2, file_count = ?3, line_count = ?4, symbol_count = ?5
             WHERE id = ?1",
            parameters,
        )?;
        if changed == 0 { Err(StoreError::UnknownProject { id }) } else { Ok(()) }
    }

    pub(super) fn delete_project(&mut self, id: i64) -> Result<bool, StoreError> {
        Ok(self.execute("DELETE FROM Project WHERE id = ?1", vec![Value::Integer(id)])? > 0)
    }

    /// The project that questions mean where nothing says another; `None` if it is no more.
    pub(super) fn active_project(&mut self) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT Project.id FROM Meta JOIN Project ON Project.id = CAST(Meta.value AS INTEGER)
             WHERE Meta.key = 'active_project'";
        let RecordsDb { database, path, .. } = self;
        let found =
            database.run(async |connection| all(connection, sql, vec![], |row| row.get::<i64>(0)).await);
        Ok(found.map_err(|error| StoreError::database(path, error))?.pop())
    }

    pub(super) fn set_active_project(&mut self, id: i64) -> Result<(), StoreError> {
        if self.project(id)?.is_none() {
            return Err(StoreError::UnknownProject { id });
        }
        self.execute(
            "INSERT INTO Meta (key, value) VALUES ('active_project', ?1)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            vec![Value::Text(id.to_string())],
        )?;
        Ok(())
    }

    pub(super) fn decisions(&mut self, project: i64) -> Result<Vec<AdrRow>, StoreError> {
        let sql = "SELECT path, number, title, status, body FROM ArchitecturalDecision WHERE project_id = ?1 ORDER BY path";
        let RecordsDb { database, path, .. } = self;
        database
            .run(async |connection| all(connection, sql, vec![Value::Integer(project)], decision_row).await)
            .map_err(|error| StoreError::database(path, error))
    }

    pub(super) fn put_decision(&mut self, project: i64, row: AdrRow) -> Result<(), StoreError> {
        let parameters = vec![
            Value::Integer(project),
            Value::Text(row.path),
            row.number.map_or(Value::Null, Value::Integer),
            Value::Text(row.title),
            Value::Text(row.status),
            Value::Blob(blake3::hash(row.text.as_bytes()).as_bytes().to_vec()),
            Value::Text(row.text),
        ];
        self.execute(
            "INSERT INTO ArchitecturalDecision (project_id, path, number, title, status, content, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (project_id, path) DO UPDATE SET number = excluded.number, title = excluded.title,
                status = excluded.status, content = excluded.content, body = excluded.body",
            parameters,
        )?;
        Ok(())
    }

    pub(super) fn delete_decision(&mut self, project: i64, path: String) -> Result<bool, StoreError> {
        let sql = "DELETE FROM ArchitecturalDecision WHERE project_id = ?1 AND path = ?2";
        Ok(self.execute(sql, vec![Value::Integer(project), Value::Text(path)])? > 0)
    }

    /// Decision, symbol and fingerprint of each.
    pub(super) fn baselines(&mut self, project: i64) -> Result<Vec<(String, String, String)>, StoreError> {
        let sql = "SELECT decision, symbol, fingerprint FROM DecisionBaseline WHERE project_id = ?1
             ORDER BY decision, symbol";
        let row = |row: &Row| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        let RecordsDb { database, path, .. } = self;
        database
            .run(async |connection| all(connection, sql, vec![Value::Integer(project)], row).await)
            .map_err(|error| StoreError::database(path, error))
    }

    pub(super) fn put_baseline(
        &mut self,
        project: i64,
        decision: String,
        symbol: String,
        fingerprint: String,
    ) -> Result<(), StoreError> {
        let texts = [decision, symbol, fingerprint].map(Value::Text);
        self.execute(
            "INSERT INTO DecisionBaseline (project_id, decision, symbol, fingerprint) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (project_id, decision, symbol) DO UPDATE SET fingerprint = excluded.fingerprint",
            std::iter::once(Value::Integer(project)).chain(texts).collect(),
        )?;
        Ok(())
    }

    pub(super) fn delete_baselines(&mut self, project: i64, decision: String) -> Result<(), StoreError> {
        let sql = "DELETE FROM DecisionBaseline WHERE project_id = ?1 AND decision = ?2";
        self.execute(sql, vec![Value::Integer(project), Value::Text(decision)])?;
        Ok(())
    }

    pub(super) fn record_usage(&mut self, row: UsageRow) -> Result<(), StoreError> {
        // The project may be gone by now.
        let project = match row.project {
            Some(id) => self.project(id)?.map_or(Value::Null, |project| Value::Integer(project.id)),
            None => Value::Null,
        };
        let parameters = vec![
            project,
            Value::Text(row.tool),
            Value::Integer(row.started_at),
            Value::Integer(row.duration_us),
            Value::Text(if row.failed { FAILED } else { "ok" }.to_owned()),
            Value::Integer(row.answer_bytes),
            Value::Integer(row.answer_tokens),
            Value::Integer(row.session),
            Value::Integer(i64::from(row.truncated)),
        ];
        self.execute(
            "INSERT INTO ToolInvocationMetric (project_id, tool, started_at, duration_us, outcome, answer_bytes,
                answer_tokens, session, truncated) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            parameters,
        )?;
        Ok(())
    }

    pub(super) fn usage(&mut self, since: Option<i64>) -> Result<Vec<UsageRow>, StoreError> {
        let sql = "SELECT session, project_id, tool, started_at, duration_us, answer_bytes, answer_tokens,
                truncated, outcome FROM ToolInvocationMetric WHERE started_at >= ?1 ORDER BY id";
        let parameters = vec![Value::Integer(since.unwrap_or(i64::MIN))];
        let RecordsDb { database, path, .. } = self;
        database
            .run(async |connection| all(connection, sql, parameters, usage_row).await)
            .map_err(|error| StoreError::database(path, error))
    }

    pub(super) fn checkpoint(&mut self) -> Result<(), StoreError> {
        let RecordsDb { database, path, .. } = self;
        database.checkpoint().map_err(|error| StoreError::database(path, error))
    }

    fn select(&mut self, rest: &str, parameters: Vec<Value>) -> Result<Vec<ProjectRow>, StoreError> {
        let sql = format!(
            "SELECT id, slug, root_path, created_at, indexed_at, file_count, line_count, symbol_count
             FROM Project {rest}"
        );
        let RecordsDb { database, path, .. } = self;
        database
            .run(async |connection| all(connection, &sql, parameters, project_row).await)
            .map_err(|error| StoreError::database(path, error))
    }

    fn execute(&mut self, sql: &str, parameters: Vec<Value>) -> Result<u64, StoreError> {
        let RecordsDb { database, path, .. } = self;
        database
            .transact(async |tx| tx.execute(sql, parameters).await)
            .map_err(|error| StoreError::database(path, error))
    }
}

/// Brings the schema to the newest version, and returns the version that the file has then. A file of a newer program
/// is left as it is.
async fn migrate(connection: &Connection, migrations: &[&[&str]]) -> turso::Result<i64> {
    connection
        .execute(
            "CREATE TABLE IF NOT EXISTS SchemaVersion (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)",
            (),
        )
        .await?;
    let sql = "SELECT COALESCE(MAX(version), 0) FROM SchemaVersion";
    let mut version = all(connection, sql, vec![], |row| row.get::<i64>(0)).await?.pop().unwrap_or(0);
    let done = usize::try_from(version).unwrap_or(0);
    for statements in migrations.iter().skip(done) {
        for statement in *statements {
            connection.execute(statement, ()).await?;
        }
        version += 1;
        let sql = "INSERT INTO SchemaVersion (version, applied_at) VALUES (?1, ?2)";
        connection.execute(sql, (version, now_ms())).await?;
    }
    Ok(version)
}

/// The id that the file has; `fresh` if it has none yet.
async fn store_id(connection: &Connection, fresh: String) -> turso::Result<String> {
    let sql = "INSERT INTO Meta (key, value) VALUES ('store_id', ?1) ON CONFLICT (key) DO NOTHING";
    connection.execute(sql, (fresh.clone(),)).await?;
    let sql = "SELECT value FROM Meta WHERE key = 'store_id'";
    let id = all(connection, sql, vec![], |row| row.get::<String>(0)).await?.pop();
    Ok(id.unwrap_or(fresh))
}

/// Unlike that of any other database: made of place, time and process.
fn fresh_store_id(path: &Path) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let seed = format!("{} {} {}", path.display(), now.as_nanos(), std::process::id());
    blake3::hash(seed.as_bytes()).to_hex().chars().take(32).collect()
}

fn project_row(row: &Row) -> turso::Result<ProjectRow> {
    let count = |column| row.get::<i64>(column).map(|count| u64::try_from(count).unwrap_or(0));
    Ok(ProjectRow {
        id: row.get(0)?,
        slug: row.get(1)?,
        root: PathBuf::from(row.get::<String>(2)?),
        created_at: row.get(3)?,
        indexed_at: row.get(4)?,
        stats: IndexedStats { files: count(5)?, lines: count(6)?, symbols: count(7)? },
    })
}

fn decision_row(row: &Row) -> turso::Result<AdrRow> {
    Ok(AdrRow {
        path: row.get(0)?,
        number: row.get(1)?,
        title: row.get(2)?,
        status: row.get(3)?,
        text: row.get(4)?,
    })
}

/// The outcome of a call that was an error.
const FAILED: &str = "error";

fn usage_row(row: &Row) -> turso::Result<UsageRow> {
    Ok(UsageRow {
        session: row.get(0)?,
        project: row.get(1)?,
        tool: row.get(2)?,
        started_at: row.get(3)?,
        duration_us: row.get(4)?,
        answer_bytes: row.get(5)?,
        answer_tokens: row.get::<Option<i64>>(6)?.unwrap_or(0),
        truncated: row.get::<i64>(7)? != 0,
        failed: row.get::<String>(8)? == FAILED,
    })
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_active_project_is_kept_while_it_is_known() {
        let mut records = RecordsDb::open(None).unwrap();
        assert_eq!(records.active_project().unwrap(), None);
        let one = records.upsert_project("one".to_owned(), "/one".to_owned()).unwrap().id;
        let two = records.upsert_project("two".to_owned(), "/two".to_owned()).unwrap().id;
        records.set_active_project(one).unwrap();
        records.set_active_project(two).unwrap();
        assert_eq!(records.active_project().unwrap(), Some(two));
        assert!(records.delete_project(two).unwrap());
        assert_eq!(records.active_project().unwrap(), None);
        assert!(matches!(records.set_active_project(two), Err(StoreError::UnknownProject { .. })));
    }

    #[test]
    fn migrations_run_once_and_keep_rows() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("scryer.db");
        let open = |migrations: &[&[&str]]| RecordsDb::open_with(Some(&path), migrations);
        let second: &[&str] = &[
            "ALTER TABLE Project ADD COLUMN note TEXT NOT NULL DEFAULT 'none'",
            "CREATE TABLE Extra (id INTEGER PRIMARY KEY)",
        ];
        let extended = [MIGRATIONS, &[second]].concat();

        let mut records = open(MIGRATIONS).unwrap();
        let before = records.upsert_project("one".to_owned(), "/one".to_owned()).unwrap();
        let id = records.store_id().to_owned();
        drop(records);

        for _ in 0..2 {
            let mut records = open(&extended).unwrap();
            assert_eq!(records.projects().unwrap(), std::slice::from_ref(&before));
            assert_eq!(records.store_id(), id);
            let sql = "SELECT note FROM Project";
            let notes = records
                .database
                .run(async |connection| all(connection, sql, vec![], |row| row.get::<String>(0)).await)
                .unwrap();
            assert_eq!(notes, ["none"]);
        }

        let error = open(MIGRATIONS).err().unwrap();
        assert!(matches!(error, StoreError::NewerSchema { found: 4, known: 3, .. }), "{error}");
        assert_eq!(open(&extended).unwrap().projects().unwrap(), [before], "the older program left it alone");
    }

    #[test]
    fn calls_are_kept_across_the_migration() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("scryer.db");
        let mut records = RecordsDb::open(Some(&path)).unwrap();
        let project = records.upsert_project("one".to_owned(), "/one".to_owned()).unwrap().id;
        let call = |session, project, started_at| UsageRow {
            session,
            project,
            tool: "find_references".to_owned(),
            started_at,
            duration_us: 1500,
            answer_bytes: 100,
            answer_tokens: 25,
            truncated: session == 1,
            failed: session == 2,
        };
        records.record_usage(call(1, Some(project), 10)).unwrap();
        records.record_usage(call(2, Some(project + 1), 20)).unwrap();
        drop(records);
        let mut records = RecordsDb::open(Some(&path)).unwrap();
        let kept = [call(1, Some(project), 10), call(2, None, 20)];
        assert_eq!(records.usage(None).unwrap(), kept);
        assert_eq!(records.usage(Some(11)).unwrap(), kept[1..]);
    }

    #[test]
    fn decisions_and_baselines_are_kept_by_project() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("scryer.db");
        let mut records = RecordsDb::open(Some(&path)).unwrap();
        let [one, two] = ["one", "two"]
            .map(|name| records.upsert_project(name.to_owned(), format!("/{name}")).unwrap().id);
        let row = |path: &str, text: &str| AdrRow {
            path: path.to_owned(),
            number: Some(7),
            title: "it's \"quoted\"".to_owned(),
            status: "accepted".to_owned(),
            text: text.to_owned(),
        };
        records.put_decision(one, row("docs/adr/0007-a.md", "a")).unwrap();
        records.put_decision(one, row("#8", "b")).unwrap();
        records.put_decision(two, row("#8", "c")).unwrap();
        records.put_decision(one, row("#8", "d")).unwrap();
        records.put_baseline(one, "#7 x".to_owned(), "a::b".to_owned(), "0".to_owned()).unwrap();
        records.put_baseline(one, "#7 x".to_owned(), "a::b".to_owned(), "1".to_owned()).unwrap();
        drop(records);
        let mut records = RecordsDb::open(Some(&path)).unwrap();
        assert_eq!(records.decisions(one).unwrap(), [row("#8", "d"), row("docs/adr/0007-a.md", "a")]);
        assert_eq!(records.decisions(two).unwrap(), [row("#8", "c")]);
        assert_eq!(records.baselines(one).unwrap(), [("#7 x".to_owned(), "a::b".to_owned(), "1".to_owned())]);
        assert!(records.delete_decision(one, "#8".to_owned()).unwrap());
        assert!(!records.delete_decision(one, "#8".to_owned()).unwrap());
        records.delete_baselines(one, "#7 x".to_owned()).unwrap();
        assert_eq!(records.baselines(one).unwrap(), []);
        assert!(records.delete_project(two).unwrap());
        assert_eq!(records.decisions(two).unwrap(), [], "they go with their project");
    }

    #[test]
    fn a_migration_that_fails_leaves_the_old_schema() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("scryer.db");
        drop(RecordsDb::open(Some(&path)).unwrap());
        let broken: &[&str] =
            &["CREATE TABLE Extra (id INTEGER PRIMARY KEY)", "INSERT INTO Nowhere VALUES (1)"];
        assert!(RecordsDb::open_with(Some(&path), &[MIGRATIONS, &[broken]].concat()).is_err());
        let mut records = RecordsDb::open(Some(&path)).unwrap();
        assert!(records.execute("SELECT id FROM Extra", vec![]).is_err());
        assert_eq!(records.projects().unwrap(), []);
    }
}
