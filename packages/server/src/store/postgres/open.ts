import {
  HandleEmptyInListsPlugin,
  Kysely,
  Migrator,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import { migrations } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import { StoreTrouble, troubleWith } from '../trouble.ts';
import { shownAddress } from './address.ts';
import { Clients } from './clients.ts';
import { PostgresForms } from './forms.ts';

/** How many connections one process has: a house of many nodes shares some hundred. */
const MOST = 8;

const connect = (address: string, most: number, isUnhurried = false): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new Clients(address, most, isUnhurried) }),
    plugins: [
      // SQLite knows what nothing is in a list of nothing, PostgreSQL wants to be told.
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
      new PostgresForms(),
    ],
  });

/** Does something with a database, and says what is wrong with it as a sentence. */
const withDatabase = async <T>(
  db: Kysely<Schema>,
  address: string,
  act: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> => {
  try {
    return await act(db);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw troubleWith(shownAddress(address), error);
  }
};

/** Brings a database into its present form. Of nodes that start at once one does, and the others wait for it. */
const migrate = async (address: string, provider: typeof migrations): Promise<void> => {
  await withDatabase(connect(address, 2, true), address, async db => {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error !== undefined) throw error;
    await db.destroy();
  });
};

/**
 * Opens a PostgreSQL database, in its present form. A commit is safe when it returns, as far as the database is told to
 * wait for its disk and its standby.
 */
export const openPostgres = async (address: string, provider = migrations): Promise<Kysely<Schema>> => {
  await migrate(address, provider);
  return connect(address, MOST);
};

/** A PostgreSQL database to be looked at, also while it is served; one of another form is refused. */
export const readPostgres = (address: string): Promise<Kysely<Schema>> =>
  withDatabase(connect(address, 2, true), address, async db => {
    const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db);
    const forms = new Set(rows.map(({ name }) => name));
    const known = Object.keys(await migrations.getMigrations());
    if (known.some(name => !forms.has(name))) throw new StoreTrouble('older', shownAddress(address));
    if (forms.size > known.length) throw new StoreTrouble('newer', shownAddress(address));
    return db;
  });
