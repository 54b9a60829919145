//! One open turso database: pragmas, reading and transactions. Nothing here knows a table.

use std::path::Path;

use turso::transaction::{Transaction, TransactionBehavior};
use turso::{Builder, Connection, Error, Row, Value};

/// A database and the one connection to it.
pub(super) struct Database {
    connection: Connection,
    /// Closed after the connection.
    _database: turso::Database,
}

impl Database {
    /// Opens or creates the database at `path`; `None` is one in memory. The path has to be UTF-8.
    pub(super) fn open(path: Option<&Path>) -> turso::Result<Database> {
        let path = match path {
            Some(path) => path.to_str().ok_or_else(|| Error::Misuse("path is not UTF-8".to_owned()))?,
            None => ":memory:",
        };
        pollster::block_on(async {
            let database = Builder::new_local(path).build().await?;
            let connection = database.connect()?;
            // KiB. With the default of 2 MB, pages spill into the log many times over.
            connection.pragma_update("cache_size", -65536).await?;
            connection.pragma_update("synchronous", "NORMAL").await?;
            connection.execute("PRAGMA foreign_keys=ON", ()).await?;
            Ok(Database { connection, _database: database })
        })
    }

    /// Runs `work` on the connection, outside a transaction.
    pub(super) fn run<T>(
        &mut self,
        work: impl AsyncFnOnce(&Connection) -> turso::Result<T>,
    ) -> turso::Result<T> {
        pollster::block_on(work(&self.connection))
    }

    /// Runs `work` in a transaction that is committed if it succeeds. If it fails, nothing that it wrote remains.
    pub(super) fn transact<T>(
        &mut self,
        work: impl AsyncFnOnce(&Transaction<'_>) -> turso::Result<T>,
    ) -> turso::Result<T> {
        pollster::block_on(async {
            // A reader that turns writer could find its snapshot outdated.
            let behavior = TransactionBehavior::Immediate;
            let transaction = self.connection.transaction_with_behavior(behavior).await?;
            match work(&transaction).await {
                Ok(value) => {
                    transaction.commit().await?;
                    Ok(value)
                }
                Err(error) => {
                    // The first error says more than a second one would; a transaction that can't be rolled back now
                    // is rolled back before the next statement.
                    let _ = transaction.rollback().await;
                    Err(error)
                }
            }
        })
    }

    /// Moves the write-ahead log into the database and empties it.
    pub(super) fn checkpoint(&mut self) -> turso::Result<()> {
        self.run(async |connection| {
            all(connection, "PRAGMA wal_checkpoint(TRUNCATE)", vec![], |_| Ok(())).await?;
            Ok(())
        })
    }

    /// Reads every page of the database; the error says what is wrong with it.
    pub(super) fn quick_check(&mut self) -> turso::Result<()> {
        self.check("PRAGMA quick_check")
    }

    /// As [`Database::quick_check`], and compares every row with the indexes.
    pub(super) fn integrity_check(&mut self) -> turso::Result<()> {
        self.check("PRAGMA integrity_check")
    }

    fn check(&mut self, pragma: &str) -> turso::Result<()> {
        let lines =
            self.run(async |connection| all(connection, pragma, vec![], |row| row.get::<String>(0)).await)?;
        if lines == ["ok"] { Ok(()) } else { Err(Error::Corrupt(lines.join("; "))) }
    }
}

/// All rows of a query, each through `read`.
pub(super) async fn all<T>(
    connection: &Connection,
    sql: &str,
    parameters: Vec<Value>,
    read: impl Fn(&Row) -> turso::Result<T>,
) -> turso::Result<Vec<T>> {
    let mut rows = connection.query(sql, parameters).await?;
    let mut out = Vec::new();
    while let Some(row) = rows.next().await? {
        out.push(read(&row)?);
    }
    Ok(out)
}

/// The blob in a column of a row.
pub(super) fn blob(row: &Row, column: usize) -> turso::Result<Vec<u8>> {
    match row.get_value(column)? {
        Value::Blob(bytes) => Ok(bytes),
        _ => Err(Error::Corrupt(format!("column {column} holds no blob"))),
    }
}
