import type { TablePlan } from '@runehold/protocol/hall/tables';
import { expect, test } from 'vitest';
import type { Ending } from '../src/ratings/ending.ts';
import { writeEnding } from '../src/store/results.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { Person } from './driver/person.ts';
import { letIn } from './driver/play.ts';
import { serve } from './driver/server.ts';

/** A game with others that somebody saw to the end, or left halfway. */
const endingOf = (person: string, hasLeft: boolean): Ending => ({
  game: 'masquerade',
  rules: '1',
  seats: 2,
  answers: 100,
  pace: 'none',
  winners: 1,
  persons: 2,
  isOpen: true,
  setAt: 0,
  results: [
    { seat: 0, place: 2, since: 0, given: 50, person, ...(hasLeft && { gone: 50 }) },
    { seat: 1, place: 1, since: 0, given: 50, person: 'somebody else' },
  ],
});

/** A house in which some have seen so many of their games to the end and left so many. */
const house = async (pasts: Readonly<Record<string, readonly [finished: number, left: number]>>) => {
  const server = await serve();
  const people: Record<string, Person> = {};
  const db = await openSqlite(server.database);
  for (const [name, [finished, left]] of Object.entries(pasts)) {
    people[name] = await Person.arrive(server.address, name);
    const { id } = await db
      .selectFrom('people')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async transaction => {
      for (let n = 0; n < finished + left; n++)
        await writeEnding(transaction, `${name}${n}`, endingOf(id, n < left), 1000 + n);
    });
  }
  await db.destroy();
  await server.enterResults();
  return { server, people };
};

const plan = (more: Partial<TablePlan>): TablePlan => ({
  game: 'masquerade',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: true,
  pace: 'none',
  reliable: true,
  ...more,
});

test.each([
  ['a waiting room', true],
  ['a table that has begun', false],
] as const)('at %s that is for finishers nobody sits down who leaves their games', async (_, gather) => {
  const { people } = await house({ Anna: [0, 0], Leo: [7, 2], Nora: [8, 2], Newby: [0, 4], Again: [4, 1] });
  const { Anna, Leo, Nora, Newby, Again } = people as Record<
    'Anna' | 'Leo' | 'Nora' | 'Newby' | 'Again',
    Person
  >;
  const { table } = await Anna.call('set-table', plan(gather ? { gather: true } : {}));
  // Everybody can read it before they come.
  expect((await Leo.call('tables', {})).open).toMatchObject([{ id: table, reliable: true }]);
  const seats = await Promise.all(
    [Leo, Nora, Newby, Again].map(async person => {
      const seat = await person.connect();
      void seat.hello(table);
      await seat.until(() => (gather ? seat.room !== undefined : seat.view !== undefined));
      return seat;
    }),
  );
  const [leo, nora, newby, again] = seats;
  if (gather) expect(leo.room?.reliable).toBe(true);
  const sit = { type: 'sit', seat: 1 } as const;
  // Seven of nine are fewer than eighty in a hundred; of four games nothing can be said.
  expect(await leo.refused(sit)).toBe('refusal.unreliable');
  const host = gather ? undefined : await Anna.come(table);
  for (const seat of [nora, newby, again]) {
    expect(await seat.refused(sit)).toBeUndefined();
    // Once somebody has left it, those who play decide who has it next.
    if (host && seat !== nora) await letIn(host);
    expect(await seat.refused({ type: 'leave', seat: 1 })).toBeUndefined();
  }
});

test('where nothing is asked of anybody, everybody sits down; and a rematch is for the same people', async () => {
  const { people } = await house({ Anna: [0, 0], Leo: [2, 4] });
  const { Anna, Leo } = people as Record<'Anna' | 'Leo', Person>;
  const { reliable: _, ...open } = plan({});
  const { table } = await Anna.call('set-table', open);
  expect((await Leo.call('table', { table })).reliable).toBeUndefined();
  const seat = await Leo.come(table);
  expect(await seat.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  const { table: first } = await Anna.call('set-table', plan({ gather: true }));
  const { table: second } = await Anna.call('set-table', { ...open, gather: true, rematchOf: first });
  expect((await Leo.call('table', { table: second })).reliable).toBe(true);
});

test.each([
  ['a table that the hall shows', { listed: true }, 'refusal.unreliable-substitute'],
  ['one that only its link leads to', { listed: false }, undefined],
] as const)('at %s the seat that somebody left is for whom it is', async (_, where, refused) => {
  const { people } = await house({ Anna: [0, 0], Bela: [0, 5], Leo: [2, 4], Nora: [8, 2] });
  const { Anna, Bela, Leo, Nora } = people as Record<'Anna' | 'Bela' | 'Leo' | 'Nora', Person>;
  const { reliable: _reliable, ...open } = plan(where);
  const { table } = await Anna.call('set-table', open);
  const sit = { type: 'sit', seat: 1 } as const;
  const [bela, leo, nora] = [await Bela.come(table), await Leo.come(table), await Nora.come(table)];
  // A seat that nobody has had is for everybody; and whoever left one may come back to it.
  const leave = { type: 'leave', seat: 1 } as const;
  for (const act of [sit, leave, sit, leave]) expect(await bela.refused(act)).toBeUndefined();
  expect(await leo.refused(sit)).toBe(refused);
  if (!refused) await letIn(await Anna.come(table));
  if (refused) expect(await nora.refused(sit)).toBeUndefined();
});
