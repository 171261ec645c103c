import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Holder } from './leases.ts';

/** What somebody is about to write to a table, and as whom: records from one on, or none and wherever it stands. */
export type Move = {
  readonly table: string;
  readonly epoch: number;
  readonly first?: number;
  readonly count: number;
};

/** A table that was moved on; whether its log lies in the archives, from where it has to be fetched first. */
export type Moved = { readonly isArchived: boolean };

/** How many tables are moved by one statement: databases take some thirty thousand values in one. */
const AT_ONCE = 1000;

/**
 * Moves those tables on that are ours and where we think they are, and says which. It is one statement, within the
 * transaction that writes what follows from it: whoever else would write to one of them waits for its end, and is then
 * refused. There is at most one move of each table.
 */
export const fence = async (
  db: Kysely<Schema>,
  { node, run }: Holder,
  moves: readonly Move[],
): Promise<ReadonlyMap<string, Moved>> => {
  const moved = new Map<string, Moved>();
  for (let i = 0; i < moves.length; i += AT_ONCE) {
    const rows = moves
      .slice(i, i + AT_ONCE)
      .map(
        ({ table, epoch, first, count }) =>
          sql`(cast(${table} as text), cast(${epoch} as integer), cast(${first ?? null} as integer), cast(${count} as integer))`,
      );
    const { rows: ours } = await sql<{ readonly table_id: string; readonly archived: number }>`
      update leases set seq = coalesce(v.column3 + v.column4 - 1, seq)
      from (values ${sql.join(rows)}) as v
      where table_id = v.column1 and epoch = v.column2 and node = ${node} and run = ${run}
        and (v.column3 is null or seq = v.column3 - 1)
      returning table_id, archived`.execute(db);
    for (const { table_id, archived } of ours) moved.set(table_id, { isArchived: archived === 1 });
  }
  return moved;
};
