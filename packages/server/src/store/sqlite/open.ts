import { existsSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { Kysely, Migrator, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { migrations } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import { StoreTrouble, troubleWith } from '../trouble.ts';
import { keepPrivate, placeOf } from './files.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;
type Value = Parameters<StatementSyncInstance['all']>[number];

/** How many prepared statements are kept. Queries are few; what varies is how many rows one of them writes. */
const STATEMENTS = 200;

/** An embedded database as the query builder wants it. Statements are prepared once. */
const forKysely = (db: DatabaseSyncInstance, isWritten = true): SqliteDatabase => {
  const prepared = new Map<string, Statement>();
  const prepare = (sql: string): Statement => {
    const statement = db.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: values => statement.all(...(values as readonly Value[])),
      run: values => {
        // A full disk has taken the transaction back already; to say so again would hide why.
        if (sql === 'rollback' && !db.isTransaction) return { changes: 0, lastInsertRowid: 0 };
        const { changes, lastInsertRowid } = statement.run(...(values as readonly Value[]));
        return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
      },
      iterate: values =>
        statement.iterate(...(values as readonly Value[])) as unknown as IterableIterator<unknown>,
    };
  };
  return {
    close: () => {
      prepared.clear();
      // Statements that were prepared keep the write-ahead log alive beyond the close: what is in it goes into the
      // file first, so that the file alone, copied after a stop, is whole.
      if (isWritten) db.exec('pragma wal_checkpoint(truncate)');
      db.close();
    },
    prepare: sql => {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= STATEMENTS) prepared.clear();
      const statement = prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
};

/** SQLite takes changes of form into its transactions, which the query builder does not make use of by itself. */
class WholeChanges extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A change of form that is broken off, by a stop or a power cut, has not happened. */
class WholeDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeChanges();
  }
}

/**
 * Opens the embedded database in a file, in its present form. A commit is on the disk when it returns: that is what
 * `synchronous = FULL` means with a write-ahead log. What is wrong with the file is told as a sentence.
 */
export const openSqlite = async (given: string, provider = migrations): Promise<Kysely<Schema>> => {
  const file = placeOf(given);
  let db: DatabaseSyncInstance | undefined;
  try {
    keepPrivate(file);
    db = new DatabaseSync(file);
    db.exec('pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = full;');
    const kysely = new Kysely<Schema>({ dialect: new WholeDialect({ database: forKysely(db) }) });
    const { error } = await new Migrator({ db: kysely, provider }).migrateToLatest();
    if (error !== undefined) throw error;
    return kysely;
  } catch (error) {
    db?.close();
    throw troubleWith(given, error);
  }
};

/** The embedded database in a file, to be looked at; it may be in use by a server at the same time. */
export const openToRead = async (file: string): Promise<Kysely<Schema>> => {
  const db = openAsIs(file);
  try {
    const rows = db.prepare('select name from kysely_migration').all() as { readonly name: string }[];
    const forms = new Set(rows.map(({ name }) => name));
    const known = Object.keys(await migrations.getMigrations());
    if (known.some(name => !forms.has(name))) throw new StoreTrouble('older', file);
    if (forms.size > known.length) throw new StoreTrouble('newer', file);
    return new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(db, false) }) });
  } catch (error) {
    db.close();
    throw troubleWith(file, error);
  }
};

/** A database file in whatever form it is, to be looked at. */
export const openAsIs = (file: string): DatabaseSyncInstance => {
  if (!existsSync(file)) throw new StoreTrouble('missing', file);
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    db.exec('select count(*) from sqlite_master');
    return db;
  } catch (error) {
    throw troubleWith(file, error);
  }
};
