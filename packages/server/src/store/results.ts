import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Ending } from '../ratings/ending.ts';
import { asNumber } from './rows.ts';
import type { Schema } from './schema.ts';

/** What becomes of a game that is over: nothing, it waits to be rated, it is rated, or that was taken back. */
export const RATING = { none: 0, waiting: 1, done: 2, void: 3 } as const;

/** Whether a rated game was played from one place, and whether somebody who keeps order has seen to that. */
export const BESIDE = { no: 0, yes: 1, settled: 2 } as const;

/** The address of somebody's page. Whoever has it can look at the page and do nothing else with it. */
const newPage = (): string => randomBytes(12).toString('base64url');

/** Writes down that a game is over and what everybody has of it. Once is enough: an ending is never changed. */
export const writeEnding = async (
  db: Transaction<Schema>,
  table_id: string,
  { results, isOpen, unrated, setAt, ...ending }: Ending,
  at: number,
): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('endings')
    .values({
      ...ending,
      table_id,
      ms: Math.max(0, at - setAt),
      at,
      unrated: unrated ?? null,
      state: unrated === undefined ? RATING.waiting : RATING.none,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n || results.length === 0) return;
  const turns = new Map<number, number>();
  await db
    .insertInto('results')
    .values(
      results.map(({ seat, person, level, faction, place, since, gone, given, thinkMs }) => {
        const turn = turns.get(seat) ?? 0;
        turns.set(seat, turn + 1);
        return {
          table_id,
          seat,
          turn,
          person: person ?? null,
          level: level ?? null,
          faction: faction ?? null,
          place: place ?? null,
          since,
          gone: gone ?? null,
          given,
          think_ms: thinkMs ?? null,
          is_open: asNumber(isOpen),
          at,
          rated: null,
        };
      }),
    )
    .execute();
  for (const person of new Set(results.flatMap(each => each.person ?? [])))
    await db
      .insertInto('profiles')
      .values({ person, page: newPage(), stale: 1 })
      .onConflict(conflict => conflict.column('person').doUpdateSet({ stale: 1 }))
      .execute();
};
