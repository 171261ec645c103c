import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, type LogEvent, SqliteDialect } from 'kysely';
import type { Schema } from '../../src/store/schema.ts';

/** A query as it was put to a database, how that goes about it, and how long it took, in milliseconds. */
export type AskedQuery = { readonly sql: string; readonly plan: readonly string[]; readonly ms: number };

/** A database in a file, and what it is asked: the queries of the code under test, written down as they are made. */
export const askedQueries = (file: string) => {
  const raw = new DatabaseSync(file);
  const asked: AskedQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        close: () => raw.close(),
        prepare: statement => {
          const prepared = raw.prepare(statement);
          return {
            reader: prepared.columns().length > 0,
            all: parameters => prepared.all(...(parameters as never[])),
            run: parameters => prepared.run(...(parameters as never[])) as never,
            iterate: () => [][Symbol.iterator](),
          };
        },
      },
    }),
    log: ({ query: { sql, parameters }, queryDurationMillis: ms }: LogEvent) => {
      if (!/^(?:select|update|delete)/.test(sql)) return;
      const plan = raw.prepare(`explain query plan ${sql}`).all(...(parameters as never[]));
      asked.push({ sql, plan: (plan as { detail: string }[]).map(({ detail }) => detail), ms });
    },
  });
  return { db, raw, asked };
};

/** Indices that hold only what waits to be done: to walk along one of them is to do it. */
const queues = /^SCAN \w+ USING (?:COVERING )?INDEX (?:endings_waiting|endings_beside|profiles_stale)$/;

/** What a plan does that takes longer the more there is: reading everything, or sorting what was found. */
export const sloth = ({ plan }: AskedQuery): readonly string[] =>
  plan.filter(step => (step.startsWith('SCAN') && !queues.test(step)) || step.includes('TEMP B-TREE'));
