import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Schema } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import type { Actor, World } from './world.ts';

type Value = Parameters<StatementSyncInstance['all']>[number];

/** How the database treats those who use it; each happens once in so many times, 0 for never. */
export type Weather = { lost: number; unknown: number; slowMs: number; isDown: boolean };

let form: Promise<string> | undefined;

/** The form of the database, as its migrations make it: made once, and written down in one go for every world. */
const formOf = (): Promise<string> => {
  form ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'runehold-form-'));
    const db = await openSqlite(join(folder, 'form.sqlite'));
    const { rows } = await db.executeQuery<{ readonly sql: string | null }>({
      sql: "select sql from sqlite_master where name not like 'sqlite_%'",
      parameters: [],
      query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
      queryId: { queryId: 'form' },
    });
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
    return rows.flatMap(({ sql }) => (sql === null ? [] : [`${sql};`])).join('\n');
  })();
  return form;
};

/**
 * Notes with every record who wrote it and to whom its table was lent then, and the same with everything that is said. The world looks at it in the end.
 */
const notes = `
  create table sim_writer (node text);
  insert into sim_writer values ('');
  create table sim_records (table_id text, seq integer, writer text, holder text);
  create trigger sim_note after insert on records begin
    insert into sim_records values (new.table_id, new.seq, (select node from sim_writer),
      (select node from leases where table_id = new.table_id));
  end;
  create table sim_chat (table_id text, text text, writer text, holder text);
  create trigger sim_said after insert on chat begin
    insert into sim_chat values (new.table_id, new.text, (select node from sim_writer),
      (select node from leases where table_id = new.table_id));
  end;`;

/** How a writer is asked whether a table is still theirs. */
const FENCE = /where table_id = v\.column1 and ([\s\S]*?)\s*returning/;

/** The one database of a simulated house: real, and as reliable as the weather. */
export class SimDatabase {
  readonly #db: DatabaseSyncInstance;
  readonly #statements = new Map<string, StatementSyncInstance>();
  readonly #world: World;
  readonly weather: Weather = { lost: 0, unknown: 0, slowMs: 5, isDown: false };
  /** Writes for whoever has lost a table, too: a fault that is planted. */
  isUnfenced = false;
  /** Whoever is in a transaction; the others wait. */
  #turn: Promise<void> = Promise.resolve();

  private constructor(db: DatabaseSyncInstance, world: World) {
    this.#db = db;
    this.#world = world;
  }

  static async open(world: World): Promise<SimDatabase> {
    const db = new DatabaseSync(':memory:');
    db.exec(await formOf());
    db.exec(notes);
    return new SimDatabase(db, world);
  }

  run(sql: string): void {
    this.#db.exec(sql);
  }

  rows<T>(sql: string): readonly T[] {
    return this.#db.prepare(sql).all() as readonly T[];
  }

  /** The way of one node to it. */
  for(node: Actor): Kysely<Schema> {
    return new Kysely<Schema>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => this.#driver(node),
        createIntrospector: db => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    });
  }

  #execute<R>({ sql: asked, parameters }: CompiledQuery): QueryResult<R> {
    const sql = this.isUnfenced
      ? asked.replace(FENCE, 'where table_id = v.column1 and (1 or ($1)) returning')
      : asked;
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    const values = parameters as readonly Value[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return {
      rows: [],
      numAffectedRows: BigInt(changes),
      insertId: BigInt(lastInsertRowid),
    };
  }

  #driver(node: Actor): Driver {
    const world = this.#world;
    const { weather } = this;
    const trouble = (what: string): Error => new Error(`the database ${what}`);
    type Held = DatabaseConnection & { inTransaction: boolean; release: () => void };
    /** The way back takes time, and what was done may not be heard of. */
    const wayBack = async (): Promise<void> => {
      await world.wait(node, world.between(0, weather.slowMs));
      if (world.isOnceIn(weather.unknown)) throw trouble('did not answer');
    };
    const connect = async (): Promise<Held> => {
      await world.wait(node, world.between(0, weather.slowMs));
      if (weather.isDown) throw trouble('is down');
      if (world.isOnceIn(weather.lost)) throw trouble('was not reached');
      const before = this.#turn;
      let release = (): void => undefined;
      this.#turn = new Promise(resolve => {
        release = resolve;
      });
      await before;
      this.#db.exec(`update sim_writer set node = '${node.name}'`);
      const held: Held = {
        inTransaction: false,
        release,
        executeQuery: async <R>(query: CompiledQuery) => {
          const result = this.#execute<R>(query);
          if (held.inTransaction) return result;
          held.release();
          await wayBack();
          return result;
        },
        streamQuery: () => {
          throw trouble('streams nothing');
        },
      };
      return held;
    };
    return {
      init: async () => undefined,
      acquireConnection: connect,
      beginTransaction: async connection => {
        (connection as Held).inTransaction = true;
        this.#db.exec('begin');
      },
      commitTransaction: async connection => {
        this.#db.exec('commit');
        (connection as Held).inTransaction = false;
        (connection as Held).release();
        await wayBack();
      },
      rollbackTransaction: async connection => {
        if (this.#db.isTransaction && (connection as Held).inTransaction) this.#db.exec('rollback');
        (connection as Held).inTransaction = false;
      },
      releaseConnection: async connection => (connection as Held).release(),
      destroy: async () => undefined,
    };
  }

  close(): void {
    this.#db.close();
  }
}
