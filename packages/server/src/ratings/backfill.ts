import { foldLog } from '@runehold/protocol/table/log';
import type { Kysely } from 'kysely';
import { writeEnding } from '../store/results.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { endingOf } from './ending.ts';

/** How many summaries are looked through in one go. */
const SLICE = 50;

/** Where the looking-through has come to; `done` when it is through. */
const KEY = 'backfill';
const DONE = 'done';

/**
 * Writes down the endings of games that were over before endings were written, a slice of tables at a time; true when it
 * is through. Nothing is played again: who sat where and who came where is in the log and the summary. Whose colours a
 * seat played is told only where the table was set so.
 */
export const backfill = async (
  db: Kysely<Schema>,
  store: Pick<Store, 'load' | 'summary'>,
  complain: (what: string) => void,
): Promise<boolean> => {
  const kept = await db.selectFrom('stats').select('body').where('key', '=', KEY).executeTakeFirst();
  if (kept?.body === DONE) return true;
  const rows = await db
    .selectFrom('summaries')
    .select(['table_id', 'over', 'changed_at'])
    .where('table_id', '>', kept?.body ?? '')
    .orderBy('table_id')
    .limit(SLICE)
    .execute();
  for (const { table_id, over, changed_at } of rows)
    if (over === 1)
      await write(db, store, table_id, Number(changed_at)).catch((error: unknown) =>
        // A table that cannot be read is left as it is, here as everywhere.
        complain(`table ${table_id} has no result: ${String(error)}`),
      );
  const body = rows.length < SLICE ? DONE : (rows.at(-1)?.table_id ?? DONE);
  await db
    .insertInto('stats')
    .values({ key: KEY, body })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ body }))
    .execute();
  return body === DONE;
};

const write = async (
  db: Kysely<Schema>,
  store: Pick<Store, 'load' | 'summary'>,
  table: string,
  changedAt: number,
): Promise<void> => {
  const known = await db
    .selectFrom('endings')
    .select('table_id')
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (known) return;
  const stored = await store.load(table);
  const listed = await store.summary(table);
  if (!stored || !listed) return;
  const { head, log } = stored;
  const { entries, matters, knowers, pace, groups, clocks } = foldLog(log, head.seats);
  const { places } = listed.summary;
  const isCalledOff = matters.play === 'called-off';
  const ending = endingOf({
    head,
    log,
    answers: entries.length,
    places,
    factions: [],
    pace,
    isCalledOff: isCalledOff && places.every(place => place === 0),
    isOpenBook: knowers.length > 0,
    isShared: groups.some(group => group !== 0),
    ...(clocks && { spentBy: seat => clocks.spentBy(seat) }),
  });
  const last = await db
    .selectFrom('records')
    .select('at')
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (ending)
    await db
      .transaction()
      .execute(transaction => writeEnding(transaction, table, ending, Number(last?.at ?? changedAt)));
};
