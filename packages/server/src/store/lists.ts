import type { LogRecord } from '@runehold/protocol/table/log';
import type { Kysely, Transaction } from 'kysely';
import { asNumber, listedOf } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Append, Listing, ListPage, Summary } from './store.ts';

/** How many tables a page has. */
const PAGE = 30;

/** Where the hall shows a table: among the others, after them, or nowhere. */
export const HALL = { shown: 2, sunk: 1, gone: 0 } as const;

/** What a place in a game comes to: one's own move, a game that goes on, one that does not. */
const RANK = { move: 2, running: 1, over: 0 } as const;

/** A place in a list: what it is ordered by. */
type Place = readonly [rank: number, changedAt: number, table: string];

const cursorOf = (place: Place): string => place.join('.');

const placeOf = (cursor: string): Place => {
  const [rank, changedAt, table] = cursor.split('.');
  return [Number(rank), Number(changedAt), table];
};

/** Whether a person did something: answered, took back, sat down. */
const isByPerson = (record: LogRecord, { holders }: Summary): boolean => {
  if (record.kind === 'answered' || record.kind === 'undone') return holders[record.seat].kind === 'person';
  return record.kind === 'handed-over' && record.guest !== undefined;
};

/** A table's latest summary, and what people have done there in one transaction. */
type Change = { readonly summary: Summary; readonly isPlayed: boolean };

/** Of several appends to one table the last says how it stands. */
const changesOf = (appends: readonly Append[]): ReadonlyMap<string, Change> => {
  const changes = new Map<string, Change>();
  for (const { table, summary, records } of appends) {
    if (!summary) continue;
    const wasPlayed = changes.get(table)?.isPlayed === true;
    const isPlayed = wasPlayed || records.some(record => isByPerson(record, summary));
    changes.set(table, { summary, isPlayed });
  }
  return changes;
};

const isAlone = ({ owned, host }: Summary): boolean => owned.every(({ guest }) => guest === host);

/** Whether the hall shows a table: with a seat to be taken, or to watch, where that is allowed. */
const isShown = ({ listed, over, unwatched, holders }: Summary): boolean =>
  listed && !over && (!unwatched || holders.some(({ kind }) => kind === 'open'));

/** Writes what lists show of the tables of a transaction, and where people have places. */
export const writeLists = async (
  db: Transaction<Schema>,
  appends: readonly Append[],
  now: number,
): Promise<void> => {
  const changes = changesOf(appends);
  if (changes.size === 0) return;
  await writeSummaries(db, changes, now);
  await writePlaces(db, changes, now);
};

const writeSummaries = async (
  db: Transaction<Schema>,
  changes: ReadonlyMap<string, Change>,
  now: number,
): Promise<void> => {
  await db
    .insertInto('summaries')
    .values(
      [...changes].map(([table_id, { summary, isPlayed }]) => ({
        table_id,
        body: JSON.stringify(summary),
        is_open: asNumber(summary.holders.some(({ kind }) => kind === 'open')),
        over: asNumber(summary.over),
        frozen: 0,
        changed_at: now,
        hall: isShown(summary) ? HALL.shown : HALL.gone,
        came: asNumber(!isAlone(summary)),
        answers: summary.answers,
        set_at: summary.setAt,
        // Nobody has done anything at a table of bots since it was set.
        played_at: isPlayed ? now : summary.setAt,
        by_people: asNumber(isPlayed),
        abandoned: 0,
        outside: asNumber(summary.outsideBots === true),
      })),
    )
    .onConflict(conflict =>
      conflict.column('table_id').doUpdateSet(({ ref, eb }) => ({
        body: ref('excluded.body'),
        is_open: ref('excluded.is_open'),
        over: ref('excluded.over'),
        changed_at: ref('excluded.changed_at'),
        answers: ref('excluded.answers'),
        came: eb.case().when('excluded.came', '=', 1).then(1).else(ref('summaries.came')).end(),
        // A table that nobody came to keeps the place it has sunk to; when somebody sits down it rises.
        hall: eb
          .case()
          .when(eb.or([eb('excluded.hall', '=', HALL.gone), eb('summaries.frozen', '=', 1)]))
          .then(HALL.gone as number)
          .when(eb.or([eb('excluded.came', '=', 1), eb('summaries.came', '=', 1)]))
          .then(HALL.shown as number)
          .else(ref('summaries.hall'))
          .end(),
        played_at: eb
          .case()
          .when('excluded.played_at', '>', ref('summaries.played_at'))
          .then(ref('excluded.played_at'))
          .else(ref('summaries.played_at'))
          .end(),
        by_people: eb
          .case()
          .when('excluded.by_people', '=', 1)
          .then(1)
          .else(ref('summaries.by_people'))
          .end(),
        abandoned: ref('excluded.abandoned'),
        archived: 0,
        outside: ref('excluded.outside'),
      })),
    )
    .execute();
};

/** More than any time in milliseconds will be for long. */
const FAR = 8_000_000_000_000_000;

/** Where the time of a person runs: the less of it is left the higher, and before all moves that nobody counts. */
const orderOf = ({ dues = [], owned }: Summary, guest: string): number | undefined => {
  const own = dues.filter(({ seat }) => owned.some(each => each.seat === seat && each.guest === guest));
  return own.length === 0 ? undefined : FAR - Math.min(...own.map(({ at }) => at));
};

const writePlaces = async (
  db: Transaction<Schema>,
  changes: ReadonlyMap<string, Change>,
  now: number,
): Promise<void> => {
  const ranks = [...changes].map(([table, { summary }]) => ({
    table,
    summary,
    rank: summary.over ? RANK.over : RANK.running,
  }));
  for (const rank of [RANK.running, RANK.over]) {
    const tables = ranks.filter(at => at.rank === rank).map(({ table }) => table);
    if (tables.length > 0)
      await db.updateTable('places').set({ rank, changed_at: now }).where('table_id', 'in', tables).execute();
  }
  // Whoever only asks to play on for somebody has no place; but their name stands in the log, which is theirs to have gone.
  const asking = ranks.flatMap(({ table, summary: { voting } }) =>
    voting?.asks === undefined
      ? []
      : [{ guest: voting.asks, table_id: table, rank: RANK.over, changed_at: now, hidden: 1 }],
  );
  if (asking.length > 0)
    await db
      .insertInto('places')
      .values(asking)
      .onConflict(conflict => conflict.columns(['guest', 'table_id']).doNothing())
      .execute();
  const places = ranks.flatMap(({ table, summary, rank }) => {
    const moves = new Set(
      summary.owned.filter(({ seat }) => summary.waiting.includes(seat)).map(({ guest }) => guest),
    );
    return [...new Set(summary.owned.map(({ guest }) => guest))].map(guest => {
      const isMove = rank === RANK.running && moves.has(guest);
      return {
        guest,
        table_id: table,
        rank: isMove ? RANK.move : rank,
        changed_at: (isMove ? orderOf(summary, guest) : undefined) ?? now,
      };
    });
  });
  if (places.length > 0)
    await db
      .insertInto('places')
      .values(places)
      .onConflict(conflict =>
        conflict.columns(['guest', 'table_id']).doUpdateSet(({ ref, eb }) => ({
          rank: ref('excluded.rank'),
          changed_at: ref('excluded.changed_at'),
          hidden: eb.case().when('excluded.rank', '>', RANK.over).then(0).else(ref('places.hidden')).end(),
        })),
      )
      .execute();
};

type ListedRow = Parameters<typeof listedOf>[0] & { readonly place: number; readonly table_id: string };

/** A page of the rows that were found, of which one more than a page was asked for. */
const pageOf = (rows: readonly ListedRow[], changedAt: (row: ListedRow) => number): ListPage => {
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    tables: shown.map(listedOf),
    ...(rows.length > PAGE && last && { after: cursorOf([last.place, changedAt(last), last.table_id]) }),
  };
};

/** The tables at which a person has a place: where it is their move, where others move, what is over. */
export const listMine = async (
  db: Kysely<Schema>,
  guest: string,
  after: string | undefined,
): Promise<ListPage> => {
  const mine = db
    .selectFrom('places')
    .innerJoin('summaries', 'summaries.table_id', 'places.table_id')
    .select([
      'summaries.body',
      'summaries.changed_at',
      'summaries.frozen',
      'places.rank as place',
      'places.changed_at as at',
      'places.table_id',
    ])
    .where('places.guest', '=', guest)
    .where('places.hidden', '=', 0)
    .orderBy('places.rank', 'desc')
    .orderBy('places.changed_at', 'desc')
    .orderBy('places.table_id', 'desc')
    .limit(PAGE + 1);
  const rows = await (after === undefined
    ? mine
    : mine.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('places.rank', 'places.changed_at', 'places.table_id'), '<', tuple(...placeOf(after))),
      )
  ).execute();
  return pageOf(rows, row => Number((row as (typeof rows)[number]).at));
};

/** Takes a game that does not go on out of somebody's list, or puts it back; false where they have none such there. */
export const hideMine = async (
  db: Kysely<Schema>,
  guest: string,
  table: string,
  on: boolean,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('places')
    .set({ hidden: asNumber(on) })
    .where('guest', '=', guest)
    .where('table_id', '=', table)
    .where('rank', '=', RANK.over)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** The tables of others in the hall: with an open seat, for outside bots too or at all, or to watch. What has sunk comes last. */
export const listHall = async (
  db: Kysely<Schema>,
  listing: Exclude<Listing, 'mine'>,
  guest: string,
  after: string | undefined,
): Promise<ListPage> => {
  const isOpen = listing !== 'watch';
  const hall = db
    .selectFrom('summaries')
    .select(['body', 'changed_at', 'frozen', 'hall as place', 'table_id'])
    // Literals, or the indices of what is in the hall could not be used.
    .where(({ eb }) => eb('is_open', '=', eb.lit(asNumber(isOpen))))
    .where(({ eb }) => eb('hall', '>', eb.lit(HALL.gone)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('places')
            .select('places.guest')
            .where('places.guest', '=', guest)
            .whereRef('places.table_id', '=', 'summaries.table_id'),
        ),
      ),
    )
    .orderBy('hall', 'desc')
    .orderBy('changed_at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(PAGE + 1);
  const all = listing === 'welcoming' ? hall.where(({ eb }) => eb('outside', '=', eb.lit(1))) : hall;
  const rows = await (after === undefined
    ? all
    : all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('hall', 'changed_at', 'table_id'), '<', tuple(...placeOf(after))),
      )
  ).execute();
  return pageOf(rows, row => Number(row.changed_at));
};
